### Słowa gry po polsku. Cztery katalogi mają te same komunikaty, w tej samej kolejności, z tymi samymi zmiennymi.
### Nazwy przychodzą w mianowniku i nie odmieniają się, stąd czas teraźniejszy i dwukropki. Do gracza zwracamy się na „ty”.

language-name = Polski

## Pomieszczenia: nazwa, nazwa krótka (najwyżej dziewięć liter, na planszę), działanie

room-central = Pokój centralny
room-central-short = Centrum
room-central-help = Tu zaczynają wszyscy; ten pokój nigdy się nie rusza. Działają w nim tylko Obserwacja i Ruch: nikogo nie można stąd wypchnąć, ale wepchnąć tu można.
room-room25 = Pokój 25
room-room25-short = Pokój 25
room-room25-help = Wyjście. Gdy twoi są w środku, a pokój leży w Strefie Wyjścia, ktoś z nich używa Sterowania i wysuwa go poza planszę. W trybach na dziesięć rund zbyt wczesne wejście włącza alarm.
room-empty = Puste pomieszczenie
room-empty-short = Puste
room-empty-help = Nic się tu nie dzieje. Odetchnij.
room-vision = Sala wideo
room-vision-short = Wideo
room-vision-help = Po wejściu podejrzyj w tajemnicy jedno dowolne zakryte pomieszczenie w budynku.
room-moving = Ruchomy pokój
room-moving-short = Ruchomy
room-moving-help = Po wejściu pokój razem ze wszystkimi w środku zamienia się miejscami z dowolnym zakrytym pomieszczeniem, które zostaje zakryte. Gdy zakrytych już nie ma, nic się nie dzieje.
room-tunnel = Pokój z tunelem
room-tunnel-short = Tunel
room-tunnel-help = Po wejściu trafiasz od razu do drugiego Pokoju z tunelem, jeśli jest odkryty. Przybycie tam nie odsyła cię z powrotem.
room-control = Sterownia
room-control-short = Sterownia
room-control-help = Po wejściu przesuń o jedno pole dowolną linię poza dwiema środkowymi. Linia, która już się w tej rundzie ruszyła, może iść tylko w tę samą stronę. Tym przesunięciem nikt nie ucieknie.
room-vortex = Pokój z wirem
room-vortex-short = Wir
room-vortex-help = Po wejściu wir wyrzuca cię do Pokoju centralnego.
room-dark = Ciemny pokój
room-dark-short = Ciemny
room-dark-help = Dopóki tu jesteś, Obserwacja jest niemożliwa.
room-prison = Cela
room-prison-short = Cela
room-prison-help = Wyjść można tylko do sąsiedniego pomieszczenia, w którym stoi inna postać, albo do sąsiedniego Pokoju centralnego. To samo dotyczy wypchnięcia stąd.
room-cold = Komora chłodu
room-cold-short = Chłód
room-cold-help = Kto jest tu na początku rundy, ma w niej jedną akcję zamiast dwóch. Ujawniony strażnik marznie tak samo.
room-acid = Wanna z kwasem
room-acid-short = Kwas
room-acid-help = Miejsce dla jednej osoby. Gdy wchodzi druga postać, ginie ta, która była tu wcześniej.
room-mortal = Komora śmierci
room-mortal-short = Śmierć
room-mortal-help = Kto wejdzie, ginie na miejscu.
room-trapped = Pokój pułapka
room-trapped-short = Pułapka
room-trapped-help = Wejście uzbraja pułapkę: jeśli pod koniec swojej następnej akcji nadal tu jesteś, giniesz. Przesunięcie razem z pokojem nie jest wyjściem.
room-flooded = Zalana komora
room-flooded-short = Zalana
room-flooded-help = Po odkryciu zamyka się na zawsze: nikt więcej nie wejdzie. Kto jest w środku, może wyjść; utonie, jeśli będzie tu jeszcze po swojej drugiej akcji w następnej rundzie.
room-illusion = Pokój iluzji
room-illusion-short = Iluzja
room-illusion-help = Po wejściu zamienia się miejscami z dowolnym zakrytym pomieszczeniem; tamto odkrywa się pod tobą i działa. Pokój iluzji leży odtąd odkryty w nowym miejscu. Gdy zakrytych już nie ma, nic się nie dzieje.

## Kolory

colour-blue = niebieski
colour-blue-meaning = specjalne
colour-green = zielony
colour-green-meaning = bezpieczne
colour-yellow = żółty
colour-yellow-meaning = przeszkoda
colour-red = czerwony
colour-red-meaning = śmiertelne

## Akcje

token-look = Obserwacja
token-look-help = Podejrzyj w tajemnicy sąsiednie zakryte pomieszczenie. Możesz podać innym kolor, prawdziwy albo nie, ale nigdy nazwę.
token-move = Ruch
token-move-help = Wejdź do pomieszczenia obok. Zakryte zostaje odkryte, a jego efekt działa na ciebie od razu.
token-push = Wypchnięcie
token-push-help = Przesuń inną postać ze swojego pomieszczenia do sąsiedniego; ty zostajesz. Niemożliwe w Pokoju centralnym, a gdy nikogo przy tobie nie ma, akcja przepada.
token-control = Sterowanie
token-control-help = Przesuń o jedno pole szereg albo kolumnę, w której stoisz, razem ze wszystkimi; co wypada z jednej strony, wraca z drugiej. Dwie środkowe linie nigdy się nie ruszają, a przesunięta linia trzyma kierunek do końca rundy.

## Postacie, role

character-alice = Alice
character-jennifer = Jennifer
character-max = Max
character-kevin = Kevin
character-franck = Franck
character-emmett = Emmet
character-sarah = Sarah
character-bruce = Bruce
role-guard = strażnik
role-prisoner = więzień

## Edycje, tryby, układy budynku

edition-base = Gra podstawowa
mode-suspicion = Podejrzliwość
mode-suspicion-help = Więźniowie mają w komplecie wejść do Pokoju 25 i go wysunąć; ukryci wśród nich strażnicy mają im przeszkodzić. Strażnicy wygrywają, gdy zginie dwóch więźniów albo skończy się czas. W ostatniej rundzie jeden więzień może zostać, żywy lub martwy.
mode-competition = Rywalizacja
mode-competition-help = Każdy prowadzi dwóch więźniów przeciwko reszcie. Wygrywa ten, kto pierwszy wyprowadzi obu, albo ostatni, który ma jeszcze kogoś przy życiu. Jeśli jeden z twoich zginął, drugi może uciec tylko w ostatniej rundzie.
mode-team = Drużyna
mode-team-help = Dwie drużyny, po jednym więźniu na osobę. Wygrywa drużyna, która pierwsza ucieknie w komplecie albo której przeciwnicy wszyscy zginęli; po stracie jednej osoby reszta może uciec tylko w ostatniej rundzie. Jeśli nikt nie ucieknie, wygrywa drużyna liczniejsza w Pokoju 25.
mode-cooperation = Kooperacja
mode-cooperation-help = Bez strażników: wszyscy uciekają razem przed końcem odliczania. Jedna śmierć to zwycięstwo częściowe, druga to przegrana.
mode-solo = Solo
mode-solo-help = Prowadzisz czterech więźniów i grasz ich akcje od razu, bez programowania, każdym najwyżej dwie różne w rundzie. Uciec muszą wszyscy czterej; jedna śmierć to przegrana.
complex-beginner = Dla początkujących
complex-beginner-help = Osiem Pustych pomieszczeń i tylko jedna Komora śmierci. Bez Cel, tuneli, Ruchomego pokoju i Pokoju iluzji.
complex-expert-competition = Rywalizacja dla ekspertów
complex-expert-competition-help = Cztery Puste pomieszczenia, dwie Cele, dwa Pokoje z tunelem i Pokój iluzji.
complex-expert-suspicion = Podejrzliwość dla ekspertów
complex-expert-suspicion-help = Sześć Pustych pomieszczeń, dwie Komory śmierci, Ruchomy pokój i Pokój iluzji.
complex-free = Własny wybór
option-season2_timing = Czas z Sezonu 2
option-season2_timing-help = Kooperacja trwa 7 rund przy pięciu postaciach i 6 przy sześciu.
option-no_reminders = Bez znaczników przypomnienia
option-no_reminders-help = Co widać na podglądzie, trzeba zapamiętać.
team-name = Drużyna { $number }

## Kierunki

direction-left = w lewo
direction-right = w prawo
direction-up = w górę
direction-down = w dół

## Co się stało

event-round-began =
    { $left ->
        [one] Ostatnia runda.
        [few] Zostały { $left } rundy.
       *[many] Zostało { $left } rund.
    } Zaczyna { $first }.
event-clue-taken = { $who } zagląda na początek do { $cell }.
event-saw = { $who } widzi, co kryje { $cell }: { $room }. Dowiadujesz się tylko ty.
event-programmed = { $who }: akcje zaprogramowane.
event-token-revealed = { $who } odkrywa żeton: { $token }.
event-kept = { $who } zachowuje jedyną akcję na później.
event-passed = { $who } nic nie robi.
event-action-lost = { $who } nie może wykonać akcji { $token }: akcja przepada.
event-looked = { $who } podgląda { $cell }.
event-moved = { $who } przechodzi z { $cell } do { $to }.
event-pushed = { $who } wypycha, a { $target } ląduje w { $to }.
event-slid = { $who } przesuwa linię { $line } { $direction }.
event-room-revealed = { $cell } zostaje odkryte: { $room }.
event-swapped = { $who } zamienia miejscami pomieszczenia { $cell } i { $to }.
event-jumped = { $who } przenosi się tunelem do { $to }.
event-sent-back = { $who } wraca do Pokoju centralnego.
event-closed = Woda zamyka { $cell }: nikt więcej tam nie wejdzie.
event-trap-armed = Pułapka uzbrojona: { $who } musi wyjść przed końcem następnej akcji.
event-water-rising = Woda się podnosi: { $who } musi wyjść przed końcem drugiej akcji w następnej rundzie.
event-died = { $who } ginie: { $room }.
event-role-shown = { $who } musi pokazać rolę: { $role }.
event-guard-revealed = { $who } ujawnia się jako strażnik.
event-alarm =
    { $left ->
        [one] Alarm! Została tylko { $left } runda.
        [few] Alarm! Zostały tylko { $left } rundy.
       *[many] Alarm! Zostało tylko { $left } rund.
    }
event-reminder-laid = { $who } kładzie znacznik przypomnienia na { $cell }.
event-reminder-back = { $who } odzyskuje znacznik przypomnienia z { $cell }.
event-claimed = { $who } mówi: { $cell } to kolor { $colour }.
event-marker-removed = { $who }: znacznik kolejności znika z rzędu.
event-escaped = { $who } wysuwa Pokój 25 poza budynek.
event-game-over = Koniec gry. { $result }

## Jak się skończyło

result-prisoners = Więźniowie są na wolności. Wygrywają.
result-guards = Nikt nie wychodzi. Wygrywają strażnicy.
result-defeat = Przegrana. Budynek zatrzymuje, co jego.
result-full = Pełne zwycięstwo: wszyscy są na wolności.
result-partial = Częściowe zwycięstwo: udało się, ale jedna osoba tego nie dożyła.
result-draw = Nikt nie wygrywa.
result-winner = Wygrywa { $side }.

## Możliwe odpowiedzi

answer-clue = Podejrzyj { $cell }
answer-look = Podejrzyj { $cell }
answer-move = Przejdź do { $cell }
answer-push = Wypchnij: { $target } do { $cell }
answer-control = Przesuń linię { $line } { $direction }
answer-slide = Przesuń linię { $line } { $direction }
answer-peek = Podejrzyj { $cell }
answer-swap = Zamień miejscami z { $cell }
answer-tunnel = Przenieś się tunelem do { $cell }
answer-program-two = { $first }, potem { $second }
answer-program-one = Tylko { $first }, w pierwszej albo drugiej kolejce
answer-wait = Zachowaj ją na drugą kolejkę
answer-pass = Nic nie rób
answer-reveal = Ujawnij się jako strażnik
answer-mark = Połóż znacznik przypomnienia na { $cell }
answer-claim = Powiedz: { $cell } to kolor { $colour }

## O co chodzi w pytaniu

ask-clue = Zanim zacznie się show: które pomieszczenie obok Pokoju centralnego podglądasz?
ask-program = { $who }: wybierz dwie akcje po kolei albo tylko jedną.
ask-action = { $who } zagrywa żeton: { $token }. Wybierz, jak.
ask-action-free = { $who } działa bez programowania. Wybierz akcję.
ask-floating = { $who } ma jedną akcję: { $token }. Zagraj ją teraz albo zachowaj na drugą kolejkę.
ask-vision = Sala wideo: { $who } może podejrzeć dowolne zakryte pomieszczenie. Które?
ask-moving = Ruchomy pokój: z którym zakrytym pomieszczeniem zamienia się miejscami?
ask-illusion = Pokój iluzji: z którym zakrytym pomieszczeniem zamienia się miejscami? W nim się znajdziesz.
ask-control = Sterownia: która linia się przesuwa i w którą stronę?
ask-tunnel = Pokój z tunelem: gdzie wychodzisz?

## Gra w terminalu: zanim się zacznie

term-title = Pokój 25
term-unofficial = Nieoficjalna, fanowska wersja gry planszowej, której autorem jest François Rouzé; wydawca nie ma z nią nic wspólnego.
term-welcome = Jesteś na antenie. Gdzieś w tym budynku jest wyjście.
term-how-to-win = Znajdź Pokój 25, zbierz w nim swoich, doprowadź go do Strefy Wyjścia na brzegu i wysuń Sterowaniem, zanim skończy się odliczanie.
term-how-a-round-goes = Runda: każdy w tajemnicy wybiera jedną lub dwie akcje; w kolejności graczy wykonuje się pierwsze, potem drugie; potem idzie odliczanie.
term-choose-language = Jaki język?
term-choose-mode = Jaki tryb?
term-choose-players = Ilu graczy? Możliwe: { $allowed }.
term-choose-humans = Ile osób gra przy tej klawiaturze? Od 0 do { $players }; pozostałymi losowo rusza komputer.
term-choose-who = Kto prowadzi tę postać: { $who }?
term-choose-name = Jak ma na imię gracz { $number }?
term-choose-complex = Jaki układ budynku?
term-choose-seed = Numer rozdania? Sam Enter rozda nową grę.
term-default = Sam Enter: { $value }
term-seat-human = człowiek
term-seat-random = komputer, losowo
term-player-name = Gracz { $number }
term-seat-plays = { $name } prowadzi: { $characters }.
term-setup-problems = Ta gra nie może się zacząć:
term-setup-warnings = Da się w to grać, ale uwaga:

## Gra w terminalu: w trakcie

term-round = Runda { $round } z { $rounds }
term-rounds-left =
    { $left ->
        [one] została { $left } runda
        [few] zostały { $left } rundy
       *[many] zostało { $left } rund
    }
term-last-round = Ostatnia runda
term-phase-clue = Wskazówka początkowa
term-phase-programming = Programowanie
term-phase-first-action = Pierwsza kolejka akcji
term-phase-second-action = Druga kolejka akcji
term-phase-countdown = Odliczanie
term-turn-order = Kolejność: { $names }
term-turn = Teraz { $who }.
term-dead = nie żyje
term-in-room25 = w Pokoju 25
term-hand-over = Naciśnij Enter i oddaj klawiaturę. Następna osoba: { $name }.
term-hand-over-ready = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.
term-continue = Naciśnij Enter, aby przejść dalej.
term-choices = Możesz:
term-prompt = Wpisz numer albo ?, aby zobaczyć pomoc.
term-board-heading = Budynek
term-log-heading = Co się działo
term-log-empty = Na razie nic.
term-claims-heading = Co powiedziano
term-knowledge-heading = Wiesz tylko ty
term-knowledge-room = { $cell }: { $room }
term-knowledge-role = Twoja rola: { $role }
term-knowledge-program = { $who } ma w programie: { $tokens }
term-knowledge-empty = Nic, czego nie wiedzą inni.
term-clock-trapped = { $who }: wyjście przed końcem następnej akcji albo śmierć.
term-clock-drowning = { $who }: wyjście przed końcem drugiej akcji w tej rundzie albo śmierć w wodzie.
term-clock-drowning-later = { $who }: wyjście przed końcem drugiej akcji w następnej rundzie albo śmierć w wodzie.
term-saved = Gra zapisana w pliku { $file }.
term-save-failed = Nie udało się zapisać gry w pliku { $file }: { $reason }. Spróbuj innej nazwy albo folderu.
term-quit-ask = Zakończyć grę? Co niezapisane, przepadnie. ({ term-yes }/{ term-no })
term-yes = t
term-no = n
term-over-the-edge = (za krawędź: droga wyjścia)
term-quit-how = { $save } zapisuje grę w pliku, { $resume } ją wznawia.
term-resume = Aby ją wznowić: { $command }
term-not-a-record = w pliku jest coś innego niż zapisana gra
term-goodbye = Schodzimy z anteny. Do następnego razu.

## Gra w terminalu: pomoc

term-help-heading = Co możesz wpisać
term-help-word-number = NUMER
term-help-word-file = PLIK
term-help-number = wybierz tę odpowiedź z listy
term-help-room = zasada pomieszczenia: tego na tym polu albo tego o tej nazwie
term-help-words = odpowiedź można też wpisać słowami, także w skrócie: m b2, l m
term-help-rooms-too = wszystkie pomieszczenia tego budynku
term-help-rule = zasada o tym oznaczeniu, po angielsku
term-help-mark = połóż znacznik przypomnienia na zakrytym pomieszczeniu, w swojej turze
term-help-claim = po podejrzeniu podaj wszystkim kolor, prawdziwy albo nie: blue (niebieski), green (zielony), yellow (żółty) lub red (czerwony)
term-help-reveal = ujawnij się jako strażnik, w swojej turze; od następnej rundy działasz bez programowania
term-help-log = wszystko, co się dotąd stało
term-help-save = zapisz grę w pliku
term-help-quit = zakończ grę
term-help-actions = Akcje
term-help-rooms = Pomieszczenia
term-legend-heading = Znaki
term-legend-face-down = zakryte pomieszczenie
term-legend-known = zakryte, ale tobie znane
term-legend-claimed = co ktoś o nim powiedział
term-legend-reminder = znacznik przypomnienia
term-legend-exit-zone = Strefa Wyjścia: stąd można wysunąć Pokój 25
term-legend-line = do końca rundy ta linia przesuwa się tylko w tę stronę
term-legend-closed = zamknięte: nikt nie może wejść
term-legend-choice = tu prowadzi odpowiedź o tym numerze
term-room-face-down = { $cell } jest zakryte i nie wiesz, co to jest.
term-room-in-complex = W tym budynku: { $count }

## Gra w terminalu: błędne wpisy

term-wrong-number = Nie ma odpowiedzi { $typed }. Wpisz numer od 1 do { $most } albo ?, aby zobaczyć pomoc.
term-wrong-choice = „{ $typed }” nie jest tu możliwe. Możliwe: { $options }.
term-wrong-words = „{ $typed }” nic tu nie znaczy. Wpisz numer od 1 do { $most } albo ?, aby zobaczyć inne polecenia.
term-wrong-unclear = „{ $typed }” pasuje do kilku odpowiedzi: { $options }.
term-wrong-command = Po „{ $command }” brakuje słów. Przykład: { $example }

## Gra w terminalu: koniec

term-over-heading = Koniec gry
term-over-board = Budynek odkryty:
term-over-roles = Kto był kim:
term-over-role = { $who }: { $role }
term-over-role-left = Rola, której nie rozdano: { $role }
term-over-fate-escaped = na wolności
term-over-fate-inside = nadal w środku
term-over-fate-dead = nie żyje
term-over-rounds =
    { $rounds ->
        [one] Gra trwała { $rounds } rundę.
        [few] Gra trwała { $rounds } rundy.
       *[many] Gra trwała { $rounds } rund.
    }
term-over-seed = To samo rozdanie wróci pod numerem { $seed }.
term-play-again = Jeszcze raz? ({ term-yes }/{ term-no })

## Odmowy: co, gdzie i co jest możliwe

error-not-asked = { $who } nie ma teraz nic do wyboru. Odpowiedzieć ma: { $asked }.
error-not-legal = { $who } nie może teraz tego zrobić: „{ $words }”. Możliwe: { $options }.
error-unknown-words = „{ $words }” to nie polecenie. Polecenia wyglądają tak: move b2, look b2, push max b2, control 2 left, program look move.
error-over = Gra się skończyła i nic więcej nie można w niej zagrać. Zacznij nową.
error-already-programmed = { $who } ma już akcje na tę rundę. Poczekaj na innych.
error-no-such-room = Nie ma pomieszczenia „{ $words }”. Podaj pole od A1 do E5 albo jedno z tych: { $options }.
error-no-such-cell = Nie ma pola „{ $words }”. Kolumny idą od A do E, szeregi od 1 do 5: na przykład B2.
error-no-such-character = „{ $words }” nie bierze udziału w tej grze. Biorą: { $options }.
error-no-such-colour = „{ $words }” to nie kolor pomieszczeń. Możliwe: { $options }.
error-no-such-line = Żadna linia „{ $words }” nie może się przesunąć. Możliwe: { $options }.
error-not-in-edition = „{ $words }” nie występuje w tej edycji: { $edition }.
error-mark-not-now = { $who } może położyć znacznik przypomnienia tylko we własnej turze.
error-mark-face-up = { $cell } jest odkryte. Znacznik przypomnienia kładzie się na zakrytym pomieszczeniu.
error-mark-in-use = { $who }: znacznik przypomnienia leży już na { $cell } i wróci, gdy to pomieszczenie zostanie odkryte.
error-mark-none = Ta gra toczy się bez znaczników przypomnienia.
error-claim-not-seen = { $who } nie zna { $cell }. Kolor można podać dopiero po podejrzeniu.
error-claim-face-up = { $cell } jest odkryte: kolor widzą wszyscy.
error-reveal-not-now = { $who } może się ujawnić tylko we własnej turze.
error-reveal-not-guard = { $who } to nie strażnik. Ujawnić się może tylko strażnik.
error-reveal-already = { $who } to strażnik i wszyscy już o tym wiedzą.
error-no-such-file = Nie ma pliku { $file }. Sprawdź nazwę i folder.
error-bad-record = { $file }, wiersz { $line }: { $reason }. Od tego miejsca gry nie da się odczytać.

## Dlaczego nie: po imieniu, wpisanych słowach i dwukropku

term-entry = { $name }: { $text }
term-rule = (Zasada { $rule }; aby ją przeczytać: ? { $rule })
term-rules = Zasady: { $rules }
term-possible = Możliwe: { $options }.
why-not-next = sąsiednie są tylko pomieszczenia, które mają wspólny bok.
why-one-or-two = programuje się jedną akcję albo dwie różne.
why-not-in-edition = w tej edycji tego nie ma.
why-not-in-game = ta postać nie bierze udziału w grze.
why-over = gra się skończyła.
why-face-up = to pomieszczenie jest odkryte, a trzeba zakrytego.
why-clue-first = najpierw wskazówka początkowa: jedno z czterech pomieszczeń obok Pokoju centralnego.
why-not-programming = programuje się, zanim zaczną się akcje.
why-dead = martwi ani nie działają, ani nie mówią.
why-clue-taken = ten gracz ma już wskazówkę początkową.
why-free = ujawniony strażnik nie programuje.
why-programs-fixed = wszystkie programy są już ułożone.
why-not-your-go = można to zrobić tylko we własnej turze.
why-program-first = najpierw programowanie, potem akcje.
why-cold = w chłodzie można zaprogramować tylko jedną akcję.
why-same-token = obie akcje muszą się różnić.
why-room-first = najpierw odpowiedź dla pomieszczenia, do którego ktoś wszedł.
why-central-line = dwie środkowe linie nigdy się nie przesuwają.
why-other-way = w tej rundzie ta linia przesuwa się tylko w drugą stronę.
why-must-act = zaprogramowaną akcję trzeba wykonać; tylko jedyną można zachować na później.
why-one-action = każdy wykonuje w rundzie co najmniej jedną akcję.
why-other-question = nie o to teraz chodzi.
why-used = ta akcja była już użyta w tej rundzie.
why-other-token = teraz kolej na inną akcję.
why-dark = z ciemności nic nie widać.
why-peaceful = w Pokoju centralnym działają tylko Obserwacja i Ruch.
why-push-self = wypchnąć można tylko kogoś innego.
why-push-elsewhere = wypchnąć można tylko kogoś z tego samego pomieszczenia.
why-other-line = Sterowanie przesuwa tylko własny szereg albo własną kolumnę.
why-closed = to pomieszczenie jest zamknięte.
why-prison = z celi wychodzi się tylko do kogoś albo do Pokoju centralnego.
why-open-room = to pomieszczenie widzą wszyscy.
why-not-seen = kolor można podać dopiero po podejrzeniu.
why-said = to już powiedziano.
why-not-guard = ujawnić się może tylko strażnik.
why-shown = ta rola jest już znana.
why-no-reminders = ta gra toczy się bez znaczników przypomnienia.
why-reminder-out = znacznik przypomnienia wróci dopiero, gdy jego pomieszczenie zostanie odkryte.

## Gra, która nie może się zacząć, i taka, której lepiej nie zaczynać

problem-not-25 = Budynek ma 25 pomieszczeń, a nie { $count }.
problem-not-in-box = { $room }: liczba wybranych { $count }, w pudełku { $box }.
problem-no-central = Budynek ma dokładnie jeden Pokój centralny.
problem-no-room25 = Budynek ma dokładnie jeden Pokój 25; innego wyjścia nie ma.
problem-players = { $mode }: { $players } to niewłaściwa liczba graczy. Możliwe: { $allowed }.
problem-characters = Postacie się nie zgadzają: każdą można wybrać raz, a każdy gracz ma ich mieć tyle, ile przewiduje tryb.
problem-edition = W tę edycję nie można jeszcze grać.
problem-mode = Ta edycja nie ma takiego trybu.
problem-level = Ta edycja nie ma takiego poziomu trudności.
problem-complex = Ta edycja nie ma takiego układu budynku.
problem-option = Ten tryb nie ma takiej opcji.
problem-first = Zacząć może tylko postać z tej gry.
warning-vortex-mortal = Dwa Pokoje z wirem i dwie Komory śmierci naraz to okrutny budynek. Lepiej zrezygnować z jednego z tych czterech kafelków.
