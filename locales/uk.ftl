### Слова гри українською. Чотири каталоги мають ті самі повідомлення, у тому самому порядку, з тими самими змінними.
### Назви приходять у називному відмінку й не відмінюються, тому теперішній час і двокрапки. До гравця звертаємося на «ти».

language-name = Українська

## Кімнати: назва, коротка назва (щонайбільше дев’ять літер, для поля), дія

room-central = Центральна кімната
room-central-short = Центр
room-central-help = Тут починають усі, і ця кімната ніколи не рухається. Працюють лише «Подивитися» та «Перейти»: звідси нікого не виштовхнути, а сюди заштовхнути можна.
room-room25 = Кімната 25
room-room25-short = Кімн. 25
room-room25-help = Вихід. Коли твої вже всередині, а кімната лежить у зоні виходу, хтось із них грає «Керувати» й висуває її за межі поля. У режимах на десять раундів увійти сюди зарано означає здійняти тривогу.
room-empty = Пуста кімната
room-empty-short = Пуста
room-empty-help = Тут нічого не відбувається. Переведи дух.
room-vision = Кімната спостереження
room-vision-short = Огляд
room-vision-help = Увійшовши, потай подивися на будь-яку одну приховану кімнату комплексу.
room-moving = Пересувна камера
room-moving-short = Пересувна
room-moving-help = Щойно хтось увійде, камера разом з усіма в ній міняється місцями з будь-якою прихованою кімнатою, яка лишається прихованою. Якщо прихованих більше немає, нічого не стається.
room-tunnel = Тунель
room-tunnel-short = Тунель
room-tunnel-help = Увійшовши, ти одразу потрапляєш до іншого Тунелю, якщо його відкрито. Прибуття туди не відсилає назад.
room-control = Кімната контролю
room-control-short = Контроль
room-control-help = Увійшовши, зсунь на одну клітинку будь-який ряд, крім двох центральних. Ряд, що вже рухався цього раунду, йде лише в той самий бік. Цим зсувом ніхто не рятується.
room-vortex = Коловорот
room-vortex-short = Коловорот
room-vortex-help = Увійшовши, ти летиш назад до Центральної кімнати.
room-dark = Темна кімната
room-dark-short = Темна
room-dark-help = Поки ти всередині, дія «Подивитися» неможлива.
room-prison = Тюремна камера
room-prison-short = Тюрма
room-prison-help = Вийти можна лише до сусідньої кімнати, де стоїть інший персонаж, або до Центральної, якщо вона поруч. Виштовхнути звідси можна за тим самим правилом.
room-cold = Морозилка
room-cold-short = Морозилка
room-cold-help = Хто тут на початку раунду, має в ньому одну дію замість двох. Розкритий охоронець мерзне так само.
room-acid = Кислотна баня
room-acid-short = Кислота
room-acid-help = Місце лише для одного. Коли заходить другий персонаж, гине той, хто був тут раніше.
room-mortal = Кімната смерті
room-mortal-short = Смерть
room-mortal-help = Хто зайшов, той одразу гине.
room-trapped = Капкан
room-trapped-short = Капкан
room-trapped-help = Вхід зводить капкан: якщо наприкінці своєї наступної дії ти ще тут, ти гинеш. Зсунутися разом із кімнатою не означає вийти.
room-flooded = Затоплена кімната
room-flooded-short = Затоплена
room-flooded-help = Щойно її відкрито, вона закривається назавжди: більше ніхто не ввійде. Хто всередині, може вийти, але потоне, якщо лишиться тут після своєї другої дії наступного раунду.
room-illusion = Кімната ілюзій
room-illusion-short = Ілюзія
room-illusion-help = Щойно хтось увійде, вона міняється місцями з будь-якою прихованою кімнатою; та відкривається під ногами й діє. Кімната ілюзій лишається відкритою на новому місці. Якщо прихованих більше немає, нічого не стається.

## Кольори

colour-blue = блакитний
colour-blue-meaning = особлива
colour-green = зелений
colour-green-meaning = безпечна
colour-yellow = жовтий
colour-yellow-meaning = перешкода
colour-red = червоний
colour-red-meaning = смертельна

## Дії

token-look = Подивитися
token-look-help = Потай подивися на сусідню приховану кімнату. Іншим можна назвати колір, справжній чи ні, але ніколи не назву.
token-move = Перейти
token-move-help = Перейди до сусідньої кімнати. Якщо вона прихована, її відкривають, і її ефект одразу діє на тебе.
token-push = Штовхнути
token-push-help = Перемісти іншого персонажа зі своєї кімнати до сусідньої; ти лишаєшся. Неможливо в Центральній кімнаті, а якщо поруч нікого немає, дію втрачено.
token-control = Керувати
token-control-help = Зсунь на одну клітинку ряд або стовпчик, де стоїш, разом з усіма на ньому; що випадає з одного кінця, повертається з іншого. Два центральні ряди не рухаються ніколи, а зсунутий ряд тримає напрямок до кінця раунду.

## Персонажі, ролі

character-alice = Аліса
character-jennifer = Дженіфер
character-max = Макс
character-kevin = Кевін
character-franck = Франк
character-emmett = Еммет
character-sarah = Сара
character-bruce = Брюс
role-guard = охоронець
role-prisoner = в’язень

## Видання, режими, комплекси

edition-base = Базова гра
mode-suspicion = Підозра
mode-suspicion-help = Усі в’язні мають дістатися Кімнати 25 і висунути її назовні; охоронці, що ховаються серед них, мають завадити. Охоронці перемагають, якщо загинуть двоє в’язнів або скінчиться час. В останньому раунді один в’язень може лишитися, живий чи мертвий.
mode-competition = Змагання
mode-competition-help = Кожен веде двох в’язнів проти решти. Перемагає той, хто перший виведе обох, або останній, у кого ще хтось живий. Якщо один із твоїх загинув, другий може втекти лише в останньому раунді.
mode-team = Команди
mode-team-help = Дві команди, по одному в’язню на гравця. Перемагає команда, що перша втече в повному складі або чиї суперники всі загинули; утративши одного, решта може втекти лише в останньому раунді. Якщо не втік ніхто, перемагає команда, у якої більше людей у Кімнаті 25.
mode-cooperation = Кооперація
mode-cooperation-help = Без охоронців: усі тікають разом, поки не скінчився відлік. Одна смерть лишає часткову перемогу, друга означає поразку.
mode-solo = Соло
mode-solo-help = Ти ведеш чотирьох в’язнів і граєш їхні дії одразу, без планування, кожним щонайбільше дві різні за раунд. Утекти мають усі четверо; одна смерть означає поразку.
complex-beginner = Для новачків
complex-beginner-help = Вісім Пустих кімнат і лише одна Кімната смерті. Без Тюремних камер, Тунелів, Пересувної камери та Кімнати ілюзій.
complex-expert-competition = Змагання для знавців
complex-expert-competition-help = Чотири Пусті кімнати, дві Тюремні камери, два Тунелі та Кімната ілюзій.
complex-expert-suspicion = Підозра для знавців
complex-expert-suspicion-help = Шість Пустих кімнат, дві Кімнати смерті, Пересувна камера та Кімната ілюзій.
complex-free = Власний вибір
option-season2_timing = Час із Сезону 2
option-season2_timing-help = Кооперація триває 7 раундів із п’ятьма персонажами та 6 із шістьма.
option-no_reminders = Без жетонів-пам’яток
option-no_reminders-help = Що підгледіли, те треба запам’ятати.
team-name = Команда { $number }

## Напрямки

direction-left = ліворуч
direction-right = праворуч
direction-up = вгору
direction-down = вниз

## Що сталося

event-round-began =
    { $left ->
        [one] Останній раунд.
        [few] Залишилося { $left } раунди.
       *[many] Залишилося { $left } раундів.
    } Починає { $first }.
event-clue-taken = { $who } зазирає на початку в { $cell }.
event-saw = { $who } бачить, що приховує { $cell }: { $room }. Про це дізнаєшся лише ти.
event-programmed = { $who }: дії заплановано.
event-token-revealed = { $who } відкриває жетон «{ $token }».
event-kept = { $who } притримує єдину дію.
event-passed = { $who } нічого не робить.
event-action-lost = { $who } не може виконати «{ $token }»: дію втрачено.
event-looked = { $who } дивиться на { $cell }.
event-moved = { $who } переходить з { $cell } до { $to }.
event-pushed = { $who } штовхає, і { $target } опиняється в { $to }.
event-slid = { $who } зсуває ряд { $line } { $direction }.
event-room-revealed = Кімнату { $cell } відкрито: { $room }.
event-swapped = { $who } міняє місцями кімнати { $cell } і { $to }.
event-jumped = { $who } проходить тунелем до { $to }.
event-sent-back = { $who } повертається до Центральної кімнати.
event-closed = Вода закриває { $cell }: більше ніхто туди не ввійде.
event-trap-armed = Капкан зведено: { $who } має вийти до кінця наступної дії.
event-water-rising = Вода прибуває: { $who } має вийти до кінця другої дії наступного раунду.
event-died = { $who } гине: { $room }.
event-role-shown = { $who } мусить показати роль: { $role }.
event-guard-revealed = { $who } розкриває себе: це охоронець.
event-alarm =
    { $left ->
        [one] Тривога! Залишився лише { $left } раунд.
        [few] Тривога! Залишилося лише { $left } раунди.
       *[many] Тривога! Залишилося лише { $left } раундів.
    }
event-reminder-laid = { $who } кладе жетон-пам’ятку на { $cell }.
event-reminder-back = { $who } забирає жетон-пам’ятку з { $cell }.
event-claimed = { $who } каже: колір { $cell } — { $colour }.
event-marker-removed = { $who }: жетон прибрано з лічильника раундів.
event-escaped = { $who } висуває Кімнату 25 за межі комплексу.
event-game-over = Гру закінчено. { $result }

## Чим скінчилося

result-prisoners = В’язні на волі. Вони перемагають.
result-guards = Ніхто не вийшов. Перемагають охоронці.
result-defeat = Поразка. Комплекс своїх не відпускає.
result-full = Повна перемога: усі на волі.
result-partial = Часткова перемога: вийти вдалося, але хтось один до цього не дожив.
result-draw = Не перемагає ніхто.
result-winner = Перемагає { $side }.

## Що можна відповісти

answer-clue = Подивитися на { $cell }
answer-look = Подивитися на { $cell }
answer-move = Перейти до { $cell }
answer-push = Штовхнути: { $target } до { $cell }
answer-control = Зсунути ряд { $line } { $direction }
answer-slide = Зсунути ряд { $line } { $direction }
answer-peek = Подивитися на { $cell }
answer-swap = Помінятися місцями з { $cell }
answer-tunnel = Пройти тунелем до { $cell }
answer-program-two = { $first }, потім { $second }
answer-program-one = Лише { $first }, першою чи другою дією, як забажаєш
answer-wait = Притримати її для другої дії
answer-pass = Нічого не робити
answer-reveal = Розкрити себе як охоронця
answer-mark = Покласти жетон-пам’ятку на { $cell }
answer-claim = Сказати, що колір { $cell } — { $colour }

## Про що питають

ask-clue = Поки шоу не почалося: на яку кімнату поруч із Центральною ти подивишся?
ask-program = { $who }: обери дві дії по черзі або лише одну.
ask-action = { $who } грає «{ $token }». Обери, як саме.
ask-action-free = { $who } діє без планування. Обери дію.
ask-floating = { $who } має одну дію: «{ $token }». Зіграй її зараз або притримай для другої дії.
ask-vision = Кімната спостереження: { $who } може подивитися на будь-яку приховану кімнату. На яку?
ask-moving = Пересувна камера: з якою прихованою кімнатою вона міняється місцями?
ask-illusion = Кімната ілюзій: з якою прихованою кімнатою вона міняється місцями? У ній ти й опинишся.
ask-control = Кімната контролю: який ряд зсувається і в який бік?
ask-tunnel = Тунель: де ти виходиш?

## Гра в терміналі: перед початком

term-title = Кімната 25
term-unofficial = Неофіційна фанатська версія настільної гри Франсуа Рузе; видавець до неї не причетний.
term-welcome = Ти в ефірі. Десь у цьому комплексі є вихід.
term-how-to-win = Знайди Кімнату 25, збери в ній своїх, приведи її до зони виходу на краю й висунь дією «Керувати», поки не скінчився відлік.
term-how-a-round-goes = Раунд: кожен потай обирає одну або дві дії; у порядку ходу виконують перші дії, потім другі; далі йде відлік.
term-choose-language = Яка мова?
term-choose-mode = Який режим?
term-choose-players = Скільки гравців? Можливо: { $allowed }.
term-choose-humans = Скільки з них люди за цією клавіатурою? Від 0 до { $players }; рештою навмання ходить комп’ютер.
term-choose-who = Хто грає цим персонажем: { $who }?
term-choose-name = Як звати гравця { $number }?
term-choose-complex = Який комплекс?
term-choose-seed = Номер роздачі? Сам Enter роздасть нову гру.
term-default = Сам Enter: { $value }
term-seat-human = людина
term-seat-random = комп’ютер, навмання
term-player-name = Гравець { $number }
term-seat-plays = { $name } веде: { $characters }.
term-setup-problems = Ця гра не може початися:
term-setup-warnings = Грати можна, але зваж:

## Гра в терміналі: під час гри

term-round = Раунд { $round } із { $rounds }
term-rounds-left =
    { $left ->
        [one] залишився { $left } раунд
        [few] залишилося { $left } раунди
       *[many] залишилося { $left } раундів
    }
term-last-round = Останній раунд
term-phase-clue = Перший погляд
term-phase-programming = Планування
term-phase-first-action = Перша дія
term-phase-second-action = Друга дія
term-phase-countdown = Відлік
term-turn-order = Порядок ходу: { $names }
term-turn = Зараз ходить { $who }.
term-dead = немає в живих
term-in-room25 = у Кімнаті 25
term-hand-over = Натисни Enter і передай клавіатуру. Далі грає { $name }.
term-hand-over-ready = { $name }: натисни Enter, коли більше ніхто не дивиться.
term-continue = Натисни Enter, щоб рушити далі.
term-choices = Ти можеш:
term-prompt = Введи номер або ?, щоб побачити довідку.
term-board-heading = Комплекс
term-log-heading = Що відбулося
term-log-empty = Поки нічого.
term-claims-heading = Що було сказано
term-knowledge-heading = Знаєш лише ти
term-knowledge-room = { $cell }: { $room }
term-knowledge-role = Твоя роль: { $role }
term-knowledge-program = { $who } планує: { $tokens }
term-knowledge-empty = Нічого такого, чого не знають інші.
term-clock-trapped = { $who }: вийти до кінця наступної дії або загинути.
term-clock-drowning = { $who }: вийти до кінця другої дії цього раунду або потонути.
term-clock-drowning-later = { $who }: вийти до кінця другої дії наступного раунду або потонути.
term-saved = Гру збережено у файлі { $file }.
term-save-failed = Не вдалося зберегти гру у файлі { $file }: { $reason }. Спробуй іншу назву чи теку.
term-quit-ask = Вийти з гри? Незбережене буде втрачено. ({ term-yes }/{ term-no })
term-yes = т
term-no = н
term-over-the-edge = (за край: шлях назовні)
term-quit-how = { $save } зберігає гру у файлі, { $resume } продовжує її.
term-resume = Щоб продовжити: { $command }
term-not-a-record = у файлі щось інше, не збережена гра
term-goodbye = Ефір завершено. До наступного разу.

## Гра в терміналі: довідка

term-help-heading = Що можна ввести
term-help-word-number = НОМЕР
term-help-word-file = ФАЙЛ
term-help-number = обрати цю відповідь зі списку
term-help-room = правило кімнати: тієї, що на цій клітинці, або тієї, що так зветься
term-help-words = відповідь можна ввести й словами, навіть скорочено: m b2, l m
term-help-rooms-too = усі кімнати цього комплексу
term-help-rule = правило з цим позначенням, англійською
term-help-mark = покласти жетон-пам’ятку на приховану кімнату, у свій хід
term-help-claim = подивившись, назвати всім колір, справжній чи ні: blue (блакитний), green (зелений), yellow (жовтий) або red (червоний)
term-help-reveal = розкрити себе як охоронця, у свій хід; з наступного раунду ти дієш без планування
term-help-log = усе, що відбулося досі
term-help-save = зберегти гру у файлі
term-help-quit = вийти з гри
term-help-actions = Дії
term-help-rooms = Кімнати
term-legend-heading = Позначки
term-legend-face-down = прихована кімната
term-legend-known = прихована, але тобі відома
term-legend-claimed = що хтось про неї сказав
term-legend-reminder = жетон-пам’ятка
term-legend-exit-zone = зона виходу: звідси можна висунути Кімнату 25
term-legend-line = до кінця раунду цей ряд зсувається лише в цей бік
term-legend-closed = закрито: ніхто не може ввійти
term-legend-choice = сюди веде відповідь із цим номером
term-room-face-down = Кімнату { $cell } приховано, і ти не знаєш, що там.
term-room-in-complex = У цьому комплексі: { $count }

## Гра в терміналі: хибне введення

term-wrong-number = Відповіді { $typed } немає. Введи номер від 1 до { $most } або ?, щоб побачити довідку.
term-wrong-choice = «{ $typed }» тут неможливо. Можливо: { $options }.
term-wrong-words = «{ $typed }» тут нічого не означає. Введи номер від 1 до { $most } або ?, щоб побачити інші команди.
term-wrong-unclear = «{ $typed }» підходить до кількох відповідей: { $options }.
term-wrong-command = Після «{ $command }» бракує слів. Приклад: { $example }

## Гра в терміналі: кінець

term-over-heading = Гру закінчено
term-over-board = Увесь комплекс відкрито:
term-over-roles = Хто ким був:
term-over-role = { $who }: { $role }
term-over-role-left = Роль, яку не роздали: { $role }
term-over-fate-escaped = на волі
term-over-fate-inside = досі всередині
term-over-fate-dead = немає в живих
term-over-rounds =
    { $rounds ->
        [one] Гра тривала { $rounds } раунд.
        [few] Гра тривала { $rounds } раунди.
       *[many] Гра тривала { $rounds } раундів.
    }
term-over-seed = Щоб зіграти ту саму роздачу, візьми номер { $seed }.
term-play-again = Ще раз? ({ term-yes }/{ term-no })

## Відмови: що, де і що можливо натомість

error-not-asked = { $who } зараз нічого не обирає. Відповісти має: { $asked }.
error-not-legal = { $who } зараз не може цього зробити: «{ $words }». Можливо: { $options }.
error-unknown-words = «{ $words }» — не команда. Команди виглядають так: move b2, look b2, push max b2, control 2 left, program look move.
error-over = Гру закінчено, більше в ній нічого не зіграти. Почни нову.
error-already-programmed = { $who } вже має дії на цей раунд. Зачекай на інших.
error-no-such-room = Кімнати «{ $words }» немає. Назви клітинку від A1 до E5 або одну з цих: { $options }.
error-no-such-cell = Клітинки «{ $words }» немає. Стовпчики йдуть від A до E, ряди від 1 до 5: наприклад, B2.
error-no-such-character = «{ $words }» не бере участі в цій грі. Беруть: { $options }.
error-no-such-colour = «{ $words }» — не колір кімнат. Можливо: { $options }.
error-no-such-line = Жоден ряд «{ $words }» не може зсунутися. Можливо: { $options }.
error-not-in-edition = «{ $words }» немає в цьому виданні: { $edition }.
error-mark-not-now = { $who } може покласти жетон-пам’ятку лише у власний хід.
error-mark-face-up = Кімнату { $cell } відкрито. Жетон-пам’ятку кладуть на приховану кімнату.
error-mark-in-use = { $who }: жетон-пам’ятка вже лежить на { $cell } і повернеться, коли цю кімнату відкриють.
error-mark-none = У цій грі немає жетонів-пам’яток.
error-claim-not-seen = { $who } не знає, що в { $cell }. Колір можна назвати, лише подивившись.
error-claim-face-up = Кімнату { $cell } відкрито: її колір бачать усі.
error-reveal-not-now = { $who } може розкрити себе лише у власний хід.
error-reveal-not-guard = { $who } — не охоронець. Розкрити себе може лише охоронець.
error-reveal-already = { $who } — охоронець, і всі вже про це знають.
error-no-such-file = Файлу { $file } немає. Перевір назву й теку.
error-bad-record = { $file }, рядок { $line }: { $reason }. Звідси гру прочитати неможливо.

## Чому ні: після імені, введених слів і двокрапки

term-entry = { $name }: { $text }
term-rule = (Правило { $rule }; щоб прочитати: ? { $rule })
term-rules = Правила: { $rules }
term-possible = Можливо: { $options }.
why-not-next = сусідні лише ті кімнати, що мають спільний бік.
why-one-or-two = планують одну дію або дві різні.
why-not-in-edition = у цьому виданні такого немає.
why-not-in-game = цей персонаж не бере участі в грі.
why-over = гру закінчено.
why-face-up = ця кімната відкрита, а потрібна прихована.
why-clue-first = спершу перший погляд: одна з чотирьох кімнат поруч із Центральною.
why-not-programming = планують до того, як почнуться дії.
why-dead = мертві не діють і не говорять.
why-clue-taken = цей гравець уже скористався першим поглядом.
why-free = розкритий охоронець не планує.
why-programs-fixed = усі дії вже заплановано.
why-not-your-go = це можна зробити лише у власний хід.
why-program-first = спершу планування, потім дії.
why-cold = на морозі можна запланувати лише одну дію.
why-same-token = дві дії мають бути різні.
why-room-first = спершу відповідь для кімнати, до якої ввійшли.
why-central-line = два центральні ряди ніколи не рухаються.
why-other-way = цього раунду цей ряд зсувається лише в інший бік.
why-must-act = заплановану дію треба виконати; притримати можна лише єдину.
why-one-action = кожен виконує за раунд щонайменше одну дію.
why-other-question = зараз питають не про це.
why-used = цю дію цього раунду вже використано.
why-other-token = зараз черга іншої дії.
why-dark = з темряви нічого не видно.
why-peaceful = у Центральній кімнаті працюють лише «Подивитися» та «Перейти».
why-push-self = штовхнути можна лише когось іншого.
why-push-elsewhere = штовхнути можна лише того, хто в тій самій кімнаті.
why-other-line = «Керувати» зсуває лише той рядок чи стовпчик, де стоїть персонаж.
why-closed = цю кімнату закрито.
why-prison = з тюремної камери виходять лише до когось або до Центральної кімнати.
why-open-room = цю кімнату бачать усі.
why-not-seen = колір можна назвати, лише подивившись.
why-said = це вже сказано.
why-not-guard = розкрити себе може лише охоронець.
why-shown = ця роль уже відома.
why-no-reminders = у цій грі немає жетонів-пам’яток.
why-reminder-out = жетон-пам’ятка повернеться, лише коли ту кімнату відкриють.

## Гра, що не може початися, і така, якої краще не починати

problem-not-25 = У комплексі 25 кімнат, а не { $count }.
problem-not-in-box = { $room }: обрано { $count }, у коробці { $box }.
problem-no-central = У комплексі рівно одна Центральна кімната.
problem-no-room25 = У комплексі рівно одна Кімната 25; іншого виходу немає.
problem-players = { $mode }: гравців не може бути { $players }. Можливо: { $allowed }.
problem-characters = Персонажі не сходяться: кожного можна обрати раз, а кожен гравець має стільки, скільки дає режим.
problem-edition = У це видання ще не можна грати.
problem-mode = Такого режиму в цьому виданні немає.
problem-level = Такого рівня складності в цьому виданні немає.
problem-complex = Такого комплексу в цьому виданні немає.
problem-option = Такої опції в цьому режимі немає.
problem-first = Почати може лише персонаж із цієї гри.
warning-vortex-mortal = Два Коловороти разом із двома Кімнатами смерті — це жорстокий комплекс. Краще прибрати одну з цих чотирьох кімнат.
