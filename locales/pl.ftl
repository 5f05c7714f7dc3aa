### Słowa gry po polsku. Cztery katalogi mają te same komunikaty, w tej samej kolejności, z tymi samymi zmiennymi.
### Nazwy przychodzą w mianowniku i nie odmieniają się, stąd czas teraźniejszy i dwukropki. Do gracza zwracamy się na „ty”.
### Co jest prawdą przy jednym stole, a przy innym nie, wybierają jego przełączniki ($switch-gather, core/switches.py), nigdy nazwa edycji;
### -1: tryby tej edycji mają różnie. Atrybut o nazwie edycji to słowo z jej instrukcji.

language-name = Polski

## Pomieszczenia: nazwa, nazwa krótka (najwyżej dziewięć liter, na planszę), działanie

room-central = Pokój centralny
room-central-short = Centrum
room-central-help = Tu zaczynają wszyscy; ten pokój nigdy się nie rusza. Działają w nim tylko Obserwacja i Ruch: nikogo nie można stąd wypchnąć, ale wepchnąć tu można.
room-room25 = Pokój 25
room-room25-short = Pokój 25
room-room25-help =
    Wyjście. { $switch-gather ->
        [1] Gdy Pokój kontrolny jest uruchomiony, wystarczy, że wszyscy tu są: niczego nie trzeba wysuwać.
        [-1] W Kooperacji i Solo wystarczy, że wszyscy tu są, gdy Pokój kontrolny jest uruchomiony. W Podejrzliwości twoi mają być w środku, a pokój w Strefie Wyjścia; wtedy ktoś z nich używa Sterowania i wysuwa go poza budynek.
       *[0]
            Gdy twoi są w środku, a pokój leży w Strefie Wyjścia, ktoś z nich używa Sterowania i wysuwa go poza budynek{ $switch-key ->
                [1] ; ale najpierw trzeba znaleźć Pokój kontrolny.
                [-1] ; w Kooperacji i Solo najpierw trzeba znaleźć Pokój kontrolny.
               *[0] .
            }
    }{ $switch-alarm ->
        [0] { "" }
       *[1] { "" } Wejście, gdy zostało więcej niż pięć rund, włącza alarm: zostaje pięć.
        [2] { "" } Wejście w jednej z pierwszych pięciu rund włącza alarm: zostaje najwyżej pięć rund.
        [3] { "" } Wejście w jednej z pierwszych pięciu rund włącza alarm: zostaje pięć rund, nawet jeśli to więcej niż było.
        [-1] { "" } Poza Kooperacją i Solo zbyt wczesne wejście włącza alarm: zostaje pięć rund.
    }
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
room-tunnel-help = Po wejściu od razu wychodzisz w innym Pokoju z tunelem, o ile któryś jest odkryty; z dwóch wybierasz jeden. Przybycie tam nie odsyła cię dalej.
room-control = Sterownia
room-control-short = Sterownia
room-control-help = Po wejściu przesuń o jedno pole dowolny szereg albo kolumnę, byle nie przez Pokój centralny. To, co już się w tej rundzie ruszyło, może iść tylko w tę samą stronę. Tym przesunięciem nikt nie ucieknie.
room-vortex = Pokój z wirem
room-vortex-short = Wir
room-vortex-help = Po wejściu wir wyrzuca cię do Pokoju centralnego.
room-dark = Ciemny pokój
room-dark-short = Ciemny
room-dark-help = Dopóki tu jesteś, Obserwacja jest niemożliwa.
room-prison = Cela
room-prison-short = Cela
room-prison-help = Wyjść można tylko do sąsiedniego pomieszczenia, w którym stoi inna postać albo robot, lub do sąsiedniego Pokoju centralnego. To samo dotyczy wypchnięcia stąd.
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
room-flooded-help = Po odkryciu się zamyka: nikt więcej nie wejdzie. Kto jest w środku, może wyjść; utonie, jeśli będzie tu jeszcze po swojej drugiej akcji w następnej rundzie.
room-illusion = Pokój iluzji
room-illusion-short = Iluzja
room-illusion-help = Po wejściu zamienia się miejscami z dowolnym zakrytym pomieszczeniem; tamto odkrywa się pod tobą i działa. Pokój iluzji leży odtąd odkryty w nowym miejscu. Gdy zakrytych już nie ma, nic się nie dzieje.
room-key = Pokój kontrolny
room-key-short = Kontrolny
room-key-help = Gdy tylko ktoś tu wejdzie, wyjście działa do końca gry, a ten pokój staje się Pustym pomieszczeniem. Do tego czasu nikt nie ucieknie przez Pokój 25.
room-regeneration = Komora regeneracji
room-regeneration-short = Odnowa
room-regeneration-help = Po wejściu, jeśli ktoś nie żyje, wszyscy martwi wracają do Pokoju centralnego, a ta komora staje się Pustym pomieszczeniem. Zużyta adrenalina nie wraca. Gdy wszyscy żyją, nic się nie dzieje.
room-robot = Komora robotów
room-robot-short = Roboty
room-robot-help =
    Po wejściu pojawia się tu robot, chyba że jest ich już tyle, ile Komór robotów, { $switch-robot_activated ->
        [1] do których weszła jakaś postać
       *[0] które leżą odkryte
    }. Potem wydajesz dowolnemu robotowi jeden rozkaz: ma się ruszyć albo kogoś wypchnąć.
room-pivoting = Komora obrotowa
room-pivoting-short = Obrotowa
room-pivoting-help =
    Korytarz z dwoma wyjściami, który obraca się ku temu, kto wchodzi. { $switch-pivot_talents ->
        [1]
            { $switch-free_carry ->
                [1] Ze środka Obserwacja, Ruch, Wypchnięcie i wszystkie specjalne zdolności poza Noszeniem działają tylko przez te dwa wyjścia; Sterowanie działa jak zawsze.
               *[0] Ze środka Obserwacja, Ruch, Wypchnięcie i wszystkie specjalne zdolności działają tylko przez te dwa wyjścia; Sterowanie działa jak zawsze.
            }
       *[0]
            { $switch-free_carry ->
                [1] Ze środka Obserwacja, Ruch i Wypchnięcie działają tylko przez te dwa wyjścia; Sterowanie i specjalne zdolności, także Noszenie, działają jak zawsze.
               *[0] Ze środka Obserwacja, Ruch, Wypchnięcie i Noszenie działają tylko przez te dwa wyjścia; Sterowanie i inne specjalne zdolności działają jak zawsze.
            }
    }
room-mac = Pokój Z.R.B.
room-mac-short = Z.R.B.
room-mac-help = Po wejściu dobierz kartę Z.R.B. i zrób, co każe. Jeśli miała trafić kogoś innego, trafia ciebie.
room-mirror = Pokój luster
room-mirror-short = Lustra
room-mirror-help =
    Po wejściu tracisz adrenalinę i wszystko, co masz jeszcze zaprogramowane w tej rundzie. { $switch-mirror_guard ->
        [1] Ujawniony strażnik, który ma jeszcze adrenalinę, traci ją i resztę swojej tury. W paranoi akcje zostają.
       *[0] Akcje, których nikt nie programował, zostają.
    }
room-jamming = Komora zakłócania
room-jamming-short = Szumy
room-jamming-help =
    { $switch-reminders ->
        [0] Dopóki ktoś tu jest, nikt nie może nic mówić innym.
        [2] Dopóki ktoś tu jest, nikt nie może nic mówić innym. Znaczniki przypomnienia wolno kłaść.
       *[1] Dopóki ktoś tu jest, nikt nie może nic mówić innym ani kłaść znacznika przypomnienia.
    }
room-deadend = Ślepy zaułek
room-deadend-short = Zaułek
room-deadend-help = Po wejściu wciągasz do siebie jedną postać z sąsiedniego pomieszczenia. Ona sama nikogo już nie wciąga.
room-shredder = Komora pił
room-shredder-short = Piły
room-shredder-help = Gdy tylko ktoś stąd wyjdzie, piły ruszają: kto jest jeszcze w środku, ginie, a komora się zamyka. Uruchamia je też robot, który tu wjedzie.
room-paranoia = Pokój paranoi
room-paranoia-short = Paranoja
room-paranoia-help =
    Po wejściu wszystkie twoje żetony akcji, zagrane czy nie, idą po potasowaniu na stos; odtąd grasz to, co leży na wierzchu. { $switch-calm_early ->
        [1] Mija to na początku rundy, przed jej kartami,
       *[0] Mija to przed programowaniem,
    } gdy stos się skończy albo nie ma cię już w tym pokoju.
room-timer = Pokój zegarowy
room-timer-short = Zegar
room-timer-help = Po wejściu skracasz odliczanie o jedną rundę; w ostatniej rundzie ginie za to ten, kto wszedł. Tak czy inaczej ten pokój staje się Pustym pomieszczeniem.

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
token-control-help = Przesuń o jedno pole szereg albo kolumnę, w której stoisz, razem ze wszystkimi; co wypada z jednej strony, wraca z drugiej. Środkowy szereg i środkowa kolumna nigdy się nie ruszają, a to, co przesunięte, trzyma kierunek do końca rundy.
token-talent = Specjalna zdolność
token-talent-help = To, co potrafi tylko twoja postać. Nie działa w Pokoju centralnym i nigdy przez adrenalinę.
token-talent-complex = Hakowanie budynku
token-talent-complex-help = Zamień miejscami dwa pomieszczenia obok swojego, ze wszystkim, co w nich jest. Jeśli się nie da, wydaj rozkaz robotowi.
token-talent-robot = Hakowanie robota
token-talent-robot-help = Wydaj rozkaz dowolnemu robotowi: ma się ruszyć albo kogoś wypchnąć. Jeśli się nie da, zamień miejscami dwa pomieszczenia obok swojego.
token-adrenaline = Adrenalina
token-adrenaline-help =
    Trzecia akcja, raz na grę. { $switch-direct ->
        [1] Wyłóż ją na początku rundy
        [-1] Wyłóż ją przy programowaniu, w trybie Solo na początku rundy
       *[0] Wyłóż ją przy programowaniu
    }; po drugiej kolejce akcji zagrasz jedną z czterech podstawowych, nawet już użytą albo utraconą.{ $switch-withdraw ->
        [1] { "" } Do tego czasu można ją cofnąć.
       *[0] { "" }
    } Niemożliwe w Komorze chłodu.

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

## Specjalne zdolności

talent-alice = Niewidzialność
talent-alice-help =
    Do twojej następnej akcji nikt nie może cię wypchnąć, nieść ani wezwać, ale twoje pomieszczenie nadal na ciebie działa. Jesteś androidem: żaden robot nie wypchnie cię wbrew twojej woli, a Kara, Panika i Cofnięcie nic ci nie robią.{ $switch-redirect ->
       *[1] { "" } Robot, któremu odmówisz, wypycha kogoś innego, kto tam jest.
        [0] { "" }
    }
talent-jennifer = Wezwanie
talent-jennifer-help = Sprowadź do siebie postać z sąsiedniego pomieszczenia; działa na nią to, w którym jesteś. Roboty i ukryte postacie nie przychodzą; do zamkniętego pomieszczenia nie wejdzie nikt, a do pomieszczenia z zamkiem tylko Emmet. W Wannie z kwasem płacisz za to życiem.
talent-max = Noszenie
talent-max-help = Przejdź dalej i zabierz ze sobą jedną postać ze swojego pomieszczenia. To, co tam czeka, działa na was oboje, raz, a wybierasz ty; w Wannie z kwasem mówisz, które z was ginie. Gdy nikogo przy tobie nie ma, akcja przepada.
talent-kevin = Hakowanie
talent-kevin-help =
    Zamień miejscami dwa pomieszczenia obok swojego, ze wszystkim, co w nich jest, poza odkrytymi niebieskimi; albo wydaj dowolnemu robotowi rozkaz: ma się ruszyć lub kogoś wypchnąć.{ $switch-kevin_early ->
        [1] { "" } Wybierasz przy programowaniu; jeśli się nie da, trzeba zrobić to drugie.
       *[0] { "" }
    }
talent-franck = Witalność
talent-franck-help = Odzyskaj adrenalinę, jeśli już jej nie masz. Możesz ją znów wyłożyć od następnej rundy.
talent-emmett = Reaktywacja albo Zamknięcie
talent-emmett-help =
    Zdejmij Zakaz wstępu z sąsiedniego pomieszczenia, w którym nikogo nie ma; zostaje ono zakryte. Albo połóż jeden z dwóch zamków na { $switch-lock_own ->
        [1] swoim albo sąsiednim odkrytym pomieszczeniu innym niż niebieskie
       *[0] sąsiednim odkrytym pomieszczeniu innym niż niebieskie
    }: nikt tam nie wejdzie oprócz ciebie i robotów.
talent-sarah = Sabotaż
talent-sarah-help = Zamień pomieszczenie, w którym jesteś, byle nie niebieskie, na Puste, najwyżej dwa razy na grę; albo zniszcz robota, który jest tu z tobą.
talent-bruce = Mimikra
talent-bruce-help = Użyj części specjalnej zdolności kogoś, kto jest u ciebie albo obok: wezwij, nieś, ukryj się, reaktywuj, wydaj rozkaz robotowi, raz na grę zasabotuj pomieszczenie. Adrenalinę odzyskasz tylko w tym samym pomieszczeniu co Franck.

## Karty Z.R.B.

card-move =
    Ruch budynku ({ $line ->
        [A] kolumna
        [B] kolumna
        [D] kolumna
        [E] kolumna
       *[other] szereg
    } { $line } { $direction })
card-move-help = Szereg albo kolumna przesuwa się o jedno pole, jak przy Sterowaniu, i trzyma ten kierunek do końca rundy. Jeśli był już ruch w drugą stronę, wszystko zostaje na miejscu. Tym przesunięciem nikt nie ucieknie.
card-move-twice =
    Ruch budynku ({ $line ->
        [A] kolumna
        [B] kolumna
        [D] kolumna
        [E] kolumna
       *[other] szereg
    } { $line } { $direction }, dwa razy)
card-move-twice-help = Szereg albo kolumna przesuwa się o dwa pola, jak przy Sterowaniu, i trzyma ten kierunek do końca rundy. Jeśli był już ruch w drugą stronę, wszystko zostaje na miejscu. Tym przesunięciem nikt nie ucieknie.
card-move-again =
    Ruch budynku ({ $line ->
        [A] kolumna
        [B] kolumna
        [D] kolumna
        [E] kolumna
       *[other] szereg
    } { $line } { $direction }, kolejna karta)
card-move-again-help =
    Szereg albo kolumna przesuwa się o jedno pole, jak przy Sterowaniu, i trzyma ten kierunek do końca rundy; potem dobiera się kolejną kartę. { $switch-blocked_again ->
        [1] Jeśli był już ruch w drugą stronę, wszystko zostaje na miejscu, a kolejną kartę i tak się dobiera.
       *[0] Jeśli był już ruch w drugą stronę, wszystko zostaje na miejscu i kolejnej karty nie ma.
    } Tym przesunięciem nikt nie ucieknie.
card-punishment = Kara ({ $first }, { $second })
card-punishment-help = Obie postacie z obrazka oddają na zawsze Obserwację, Sterowanie albo specjalną zdolność, nawet już zaprogramowaną. Dobrana w Pokoju Z.R.B. trafia tylko tego, kto wszedł.
card-blackout = Awaria elektryczności
card-blackout-help = Wszystkie roboty zostają zniszczone, a każde odkryte zielone pomieszczenie staje się Puste, czy ktoś w nim jest, czy nie.
card-jamming = Zakłócanie
card-jamming-help =
    { $switch-jam_card ->
        [0] W tym trybie karta niczego nie zmienia.
        [-1]
            W Kooperacji do końca rundy nikt nic nie mówi, nie pisze ani nie pokazuje.{ $switch-solo_jam ->
                [1] { "" } Kto gra solo, zabiera wszystkie znaczniki przypomnienia i w tej rundzie ich nie kładzie.
               *[0] { "" }
            }
       *[1]
            Do końca rundy nikt nic nie mówi, nie pisze ani nie pokazuje.{ $switch-solo_jam ->
                [1] { "" } Kto gra solo, zabiera wszystkie znaczniki przypomnienia i w tej rundzie ich nie kładzie.
               *[0] { "" }
            }
    }
card-rewind = Cofnięcie
card-rewind-help = Pierwsza postać w kolejności wraca do Pokoju centralnego; jej program zostaje. Dobrana w Pokoju Z.R.B. trafia tego, kto wszedł. Nigdy Alice.
card-robot = Robot
card-robot-help =
    Do pierwszej postaci w kolejności przyjeżdża robot i wypycha ją do sąsiedniego odkrytego żółtego pomieszczenia, które ona wybiera, jeśli jakieś jest. W czerwonym albo niebieskim nic się nie dzieje. { $switch-redirect ->
        [2] Alice może odmówić; wtedy wypycha kogoś innego, kto tam jest.
       *[0] Alice może odmówić.
    }
card-time-bomb = Bomba zegarowa
card-time-bomb-help =
    { $switch-bomb_stays ->
        [1] Pierwsza leży na widoku, aż w dowolnej rundzie pojawi się druga. Wtedy giną wszyscy w czerwonych pomieszczeniach.
       *[0] Pierwsza leży na widoku do końca rundy. Jeśli w tej samej rundzie pojawi się druga, giną wszyscy w czerwonych pomieszczeniach.
    }
card-lock-on = Blokada
card-lock-on-help = Pierwsza postać w kolejności kładzie zamek na sąsiednim odkrytym pomieszczeniu innym niż niebieskie. Gdy oba zamki już leżą, gracz Emmeta mówi, który się przenosi.
card-disabled = Wyłączone pomieszczenia (kolor { $colour })
card-disabled-help =
    Każde odkryte pomieszczenie tego koloru, w którym nikogo nie ma, zostaje zakryte{ $switch-clear_disabled ->
        [1] , a zamek i Zakaz wstępu z niego schodzą.
       *[0] ; zamek i Zakaz wstępu na nim zostają.
    }
card-chaos = Chaos
card-chaos-help = Wszystkie korytarze się obracają; potem roboty wypychają tych, którzy są przy nich, do sąsiednich odkrytych żółtych pomieszczeń; potem ci, którzy są w Pokoju z tunelem, przenoszą się do innego.
card-acceleration = Przyspieszenie
card-acceleration-help =
    { $switch-accel_slot ->
        [1] Do końca tej kolejki akcji każde Sterowanie przesuwa szereg albo kolumnę dwa razy; dobrana przed programowaniem, działa w pierwszej kolejce.
       *[0] Do końca rundy każde Sterowanie przesuwa szereg albo kolumnę dwa razy.
    }
card-panic = Panika
card-panic-help = Pierwsza postać w kolejności obraca swoją specjalną zdolność przeciwko wszystkim. Dobrana w Pokoju Z.R.B. trafia tego, kto wszedł.
card-panic-alice-help = Nic: Alice nie panikuje.
card-panic-jennifer-help = W żółtym pomieszczeniu Jennifer ściąga do siebie wszystkich z sąsiednich. Gdzie indziej nic się nie dzieje.
card-panic-max-help = Max niesie ze sobą wszystkich ze swojego pomieszczenia do wybranego sąsiedniego odkrytego żółtego, jeśli jakieś jest.
card-panic-kevin-help =
    { $switch-panic_kevin ->
        [1] Kevin zamienia miejscami dowolne dwa pomieszczenia leżące obok siebie, poza odkrytymi niebieskimi, a zajęte w pierwszej kolejności.
        [2] Kevin zamienia miejscami dwa pomieszczenia obok swojego, poza odkrytymi niebieskimi, a te z postaciami w pierwszej kolejności.
       *[0] Kevin zamienia miejscami dwa pomieszczenia obok swojego, poza odkrytymi niebieskimi, a zajęte w pierwszej kolejności.
    }
card-panic-franck-help = Franck traci adrenalinę, dopóki jej nie odzyska.
card-panic-emmett-help = Emmet kładzie zamek na pomieszczeniu, w którym jest, byle nie na niebieskim.
card-panic-sarah-help = Sarah zamienia pomieszczenie, w którym jest, byle nie niebieskie, na Puste ze swojej rezerwy. Gdy rezerwy brak, nic się nie dzieje.
card-panic-bruce-help = Bruce wypycha wszystkich innych ze swojego pomieszczenia do jednego wybranego sąsiedniego odkrytego żółtego, jeśli jakieś jest.

## Edycje, tryby, układy budynku

edition-base = Gra podstawowa
mode-suspicion = Podejrzliwość
mode-suspicion-help = Więźniowie mają w komplecie wejść do Pokoju 25 i go wysunąć; ukryci wśród nich strażnicy mają im przeszkodzić. Strażnicy wygrywają, gdy zginie dwóch więźniów albo skończy się czas. W ostatniej rundzie jeden więzień może zostać, żywy lub martwy.
mode-competition = Rywalizacja
mode-competition-help = Każdy prowadzi dwóch więźniów przeciwko reszcie. Wygrywa ten, kto pierwszy wyprowadzi obu, albo ostatni, który ma jeszcze kogoś przy życiu. Jeśli jeden z twoich zginął, drugi może uciec tylko w ostatniej rundzie.
mode-team = Drużyna
mode-team-help =
    Dwie drużyny, po jednym więźniu na osobę. Wygrywa drużyna, która pierwsza ucieknie w komplecie albo której przeciwnicy wszyscy zginęli; po stracie jednej osoby reszta może uciec tylko w ostatniej rundzie. Jeśli nikt nie ucieknie, wygrywa drużyna liczniejsza w Pokoju 25.{ $switch-more_living ->
        [1] { "" } Jeśli i tu jest remis, wygrywa drużyna, w której żyje więcej osób.
       *[0] { "" }
    }
mode-cooperation = Kooperacja
mode-cooperation-help =
    Bez strażników: { $switch-gather ->
        [1] wszyscy zbierają się w Pokoju 25 przed końcem odliczania, ale najpierw ktoś musi wejść do Pokoju kontrolnego.
       *[0]
            { $switch-key ->
                [1] wszyscy uciekają razem przed końcem odliczania, ale najpierw ktoś musi wejść do Pokoju kontrolnego.
               *[0] wszyscy uciekają razem przed końcem odliczania.
            }
    }{ $switch-cards ->
        [0] { "" }
       *[1] { "" } Przeszkadzają karty Z.R.B.
    }{ $switch-deaths ->
        [1] { "" } Jedna śmierć to zwycięstwo częściowe, druga to przegrana.
       *[0] { "" } Pierwsza śmierć to przegrana.
    }
mode-solo = Solo
mode-solo-help =
    { $switch-direct ->
        [1] Prowadzisz czterech więźniów i grasz ich akcje od razu, bez programowania, każdym najwyżej dwie różne w rundzie.
       *[0] Prowadzisz czterech więźniów i każdego programujesz.
    } { $switch-gather ->
        [1] Znajdź Pokój kontrolny, potem wprowadź wszystkich czterech do Pokoju 25.
       *[0]
            { $switch-key ->
                [1] Znajdź Pokój kontrolny, potem wyprowadź wszystkich czterech.
               *[0] Uciec muszą wszyscy czterej.
            }
    } { $switch-deaths ->
        [1] Jedna śmierć jest dozwolona.
        [2] Dwie śmierci są dozwolone.
       *[0] Jedna śmierć to przegrana.
    }
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
edition-base-help = Zacznij tutaj. Znajdźcie wyjście wśród 25 zakrytych pomieszczeń, razem albo przeciw sobie. Sześć postaci, 32 pomieszczenia, pięć trybów, żadnych specjalnych zdolności.
edition-season2 = Sezon 2
edition-season2-help = Gra podstawowa i więcej: osiem postaci, każda ze specjalną zdolnością i dawką adrenaliny; krążą roboty, a program odpowiada kartami. Dla tych, którzy znają grę podstawową.
edition-ultimate-en = Room 25 Ultimate (po angielsku)
edition-ultimate-en-help = Znajdźcie wyjście wśród 25 zakrytych pomieszczeń. Wszystko w jednym pudełku: osiem postaci ze specjalnymi zdolnościami, roboty, karty i wszystkie tryby, według angielskiej instrukcji.
edition-ultimate-pl = Pokój 25. Apogeum
edition-ultimate-pl-help = Znajdźcie wyjście wśród 25 zakrytych pomieszczeń. Wszystko w jednym pudełku: osiem postaci ze specjalnymi zdolnościami, roboty, karty i wszystkie tryby, według polskiej instrukcji.
edition-ultimate-uk = Кімната 25. Повне видання (po ukraińsku)
edition-ultimate-uk-help = Znajdźcie wyjście wśród 25 zakrytych pomieszczeń. Wszystko w jednym pudełku: osiem postaci ze specjalnymi zdolnościami, roboty, karty i wszystkie tryby, według ukraińskiej instrukcji.
level-standard = Zwykły
    .ultimate-pl = Apogeum
level-standard-help =
    Cała gra.{ $switch-cards ->
        [1] { "" } Przed programowaniem dobiera się dwie podstawowe karty Z.R.B.
       *[0] { "" }
    }
level-madness = Szaleństwo
level-madness-help =
    Bez adrenaliny, ze wszystkimi kartami Z.R.B. { $switch-cards ->
        [3] Dobiera się jedną po programowaniu i po jednej po każdej kolejce akcji.
       *[2] Dobiera się jedną przed każdą kolejką akcji.
    }{ $switch-reminders ->
        [0] { "" } Znaczniki przypomnienia zostają w pudełku.
       *[1] { "" }
    }
level-beginner = Szybki start
level-beginner-help = Bez specjalnych zdolności i bez trudniejszych pomieszczeń.
complex-one-guard = Jeden strażnik
complex-one-guard-help = Pięć zielonych pomieszczeń, osiem żółtych i dziesięć czerwonych, w tym obie Komory śmierci.
complex-two-guards = Dwóch strażników
complex-two-guards-help = Siedem zielonych pomieszczeń, w tym Komora regeneracji i Komora robotów, osiem żółtych i osiem czerwonych.
complex-cooperation = Kooperacja
complex-cooperation-help = Pokój kontrolny, cztery zielone pomieszczenia, siedem żółtych i jedenaście czerwonych, w tym obie Komory śmierci. Bez Komory regeneracji.
complex-solo = Solo
complex-solo-help = Jak w Kooperacji, ale bez Komory zakłócania i Pokoju luster.
complex-madness = Szaleństwo
complex-madness-help = Pokój kontrolny, trzy zielone pomieszczenia, siedem żółtych i dwanaście czerwonych, w tym obie Komory śmierci, Pokój zegarowy i Pokój paranoi.
complex-solo-madness = Szaleństwo solo
complex-solo-madness-help = Jak w Szaleństwie, ale bez Komory zakłócania i Pokoju luster.
complex-competition = Rywalizacja i Drużyna
complex-competition-help = Sześć zielonych pomieszczeń, w tym Komora regeneracji, siedem żółtych, w tym obie Cele, dziesięć czerwonych, w tym obie Komory śmierci.
complex-example-one-guard = Przykład, jeden strażnik
complex-example-one-guard-help = Stały wybór: dwa Pokoje Z.R.B., dwa korytarze, obie Komory pił, Pokój zegarowy, Pokój paranoi; bez Pustych pomieszczeń.
complex-example-two-guards = Przykład, dwóch strażników
complex-example-two-guards-help = Stały wybór: dwie Komory robotów, trzy Pokoje z tunelem, Komora regeneracji, obie Komory pił; bez Pustych pomieszczeń.
complex-example-cooperation = Przykład, Kooperacja
complex-example-cooperation-help = Stały wybór: Pokój kontrolny, dwa Pokoje z tunelem, Komora robotów, dwa korytarze, obie Komory pił, Pokój zegarowy.
complex-beginner-one-guard = Szybki start, jeden strażnik
complex-beginner-one-guard-help = Pięć zielonych pomieszczeń, osiem żółtych i dziesięć czerwonych, same podstawowe; bez Pustych.
complex-beginner-two-guards = Szybki start, dwóch strażników
complex-beginner-two-guards-help = Siedem zielonych pomieszczeń, w tym dwa Puste, osiem żółtych, osiem czerwonych z tylko jedną Komorą śmierci.
complex-beginner-cooperation = Kooperacja, pierwsza próba
complex-beginner-cooperation-help = Szybki start: Pokój kontrolny, trzy zielone pomieszczenia, dziesięć żółtych i dziewięć czerwonych z tylko jedną Komorą śmierci.
complex-beginner-cooperation-normal = Kooperacja, normalna rozgrywka
complex-beginner-cooperation-normal-help = Szybki start: Pokój kontrolny, trzy Pokoje z tunelem, dziewięć żółtych pomieszczeń i dziesięć czerwonych, w tym obie Komory śmierci.
option-more_living = Liczą się żywi
option-more_living-help = Przy remisie w trybie Drużyna wygrywa drużyna, w której żyje więcej osób.
option-free_carry = Noszenie przez ściany
option-free_carry-help = Noszeniem można opuścić Komorę obrotową w każdą z czterech stron, nie tylko przez jej dwa wyjścia.
option-madness_cards = Karty szaleństwa
option-madness_cards-help = Do talii trafiają też karty szaleństwa.
option-exact_roles = Dokładne role
option-exact_roles-help = Przy czterech graczach jest dokładnie trzech więźniów i jeden strażnik; żadna rola nie zostaje.
option-key_in_zone = Pokój kontrolny w Strefie Wyjścia
option-key_in_zone-help = Pokój kontrolny zaczyna w jednej ze Stref Wyjścia.
option-solo_program = Solo z programowaniem
option-solo_program-help = W trybie Solo programujesz swoje postacie tak jak w innych trybach.
option-alarm_reveal = Strażnicy czekają na alarm
option-alarm_reveal-help = Strażnik może się ujawnić dopiero, gdy naprawdę rozległ się alarm.
option-strict_slide = Trzeba go wysunąć
option-strict_slide-help = Zebrać się w Pokoju 25 to za mało: trzeba go wysunąć Sterowaniem.
option-bound_carry = Noszenie przez dwa wyjścia
option-bound_carry-help = Noszeniem można opuścić Komorę obrotową tylko przez jej dwa wyjścia.
option-orders_only = Karta Robot nie szuka innych
option-orders_only-help = Gdy Alice odmówi, robot wypycha kogoś innego tylko na rozkaz, a nie z karty Robot.
option-clear_disabled = Wyłączone pomieszczenia czyszczą
option-clear_disabled-help = Karta Wyłączone pomieszczenia zdejmuje zamki i Zakaz wstępu z tego, co zakrywa.
option-entry_reveal = Strażnicy czekają na wejście
option-entry_reveal-help = Strażnik może się ujawnić, gdy ktoś już wszedł do Pokoju 25, z alarmem czy bez.
option-literal_alarm = Alarm co do litery
option-literal_alarm-help = Alarm zostawia pięć rund, nawet jeśli zostało ich mniej.
option-guards_lose_adrenaline = Ujawniony strażnik traci adrenalinę
option-guards_lose_adrenaline-help = Od rundy po ujawnieniu strażnik nie ma adrenaliny.
option-guards_keep_actions = Strażnicy zachowują akcje
option-guards_keep_actions-help = Pokój luster zabiera ujawnionemu strażnikowi adrenalinę, ale nie akcje.
option-robot_per_open_room = Robot na każdą odkrytą komorę
option-robot_per_open_room-help = Liczy się każda odkryta Komora robotów, ktokolwiek ją odkrył.
option-jam_reminders = Znaczniki mimo zakłócania
option-jam_reminders-help = Znaczniki przypomnienia wolno kłaść także wtedy, gdy nikt nie może mówić.
option-dead_talk = Martwi mówią
option-dead_talk-help = Kto nie żyje, nadal może mówić innym, co było widać.

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
event-clue-taken = { $who } bierze wskazówkę początkową: { $cell }.
event-saw = { $who } widzi, co kryje { $cell }: { $room }. Dowiadujesz się tylko ty.
event-programmed = { $who }: akcje zaprogramowane.
event-token-revealed = { $who } odkrywa żeton: { $token }.
event-kept = { $who } zachowuje jedyną akcję na później.
event-passed = { $who } nic nie robi.
event-action-lost = { $who } nie może wykonać akcji { $token }: tu nic się nie da zrobić. Akcja przepada.
event-action-lost-look = { $who } nie może wykonać akcji { $token }: nie ma stąd czego podejrzeć. Akcja przepada.
event-action-lost-move = { $who } nie może wykonać akcji { $token }: stąd nie ma dokąd przejść. Akcja przepada.
event-action-lost-push = { $who } nie może wykonać akcji { $token }: nie ma tu kogo wypchnąć. Akcja przepada.
event-action-lost-control = { $who } nie może wykonać akcji { $token }: stąd nie można przesunąć żadnego szeregu ani kolumny. Akcja przepada.
event-looked = { $who } podgląda { $cell }.
event-moved = { $who } przechodzi z { $cell } do { $to }.
event-pushed = { $who } wypycha, a { $target } ląduje w { $to }.
event-slid =
    { $who } przesuwa { $line ->
        [A] kolumnę
        [B] kolumnę
        [D] kolumnę
        [E] kolumnę
       *[other] szereg
    } { $line } { $direction }.
show-opening = { $cell } się otwiera…
event-room-revealed = { $cell } zostaje odkryte: { $room }.
event-swapped = { $who } zamienia miejscami pomieszczenia { $cell } i { $to }.
event-jumped = { $who } przenosi się tunelem do { $to }.
event-sent-back = { $who } wraca do Pokoju centralnego.
event-closed = { $cell } się zamyka: nikt więcej tam nie wejdzie.
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
event-slid-alone =
    { $line ->
        [A] Kolumna
        [B] Kolumna
        [D] Kolumna
        [E] Kolumna
       *[other] Szereg
    } { $line } przesuwa się { $direction }.
event-committed = { $who } wykłada adrenalinę: będzie trzecia akcja.
event-withdrawn = { $who } cofa adrenalinę.
event-adrenaline-used = { $who } zużywa adrenalinę na trzecią akcję.
event-adrenaline-lost = { $who } traci adrenalinę.
event-hid = { $who } znika z oczu.
event-visible = { $who } znów się pokazuje.
event-called = { $who } wzywa, a { $target } przychodzi do { $to }.
event-carried = { $who } przechodzi do { $to } i niesie ze sobą: { $target }.
event-recovered = { $who } odzyskuje adrenalinę.
event-reactivated = { $who } reaktywuje { $cell }.
event-locked = { $who } kładzie zamek na { $cell }.
event-unlocked = Zamek schodzi z { $cell }.
event-replaced = { $cell } zmienia się: { $room }.
event-robot-placed = Robot { $robot } pojawia się w { $cell }.
event-robot-moved = Robot { $robot } jedzie z { $cell } do { $to }.
event-robot-pushed = Robot { $robot } wypycha, a { $who } ląduje w { $to }.
event-robot-destroyed = Robot { $robot } rozpada się w { $cell }.
event-declined = { $who } odmawia i zostaje na miejscu.
event-pulled = { $who } wciąga, a { $target } ląduje w { $to }.
event-key-found = { $who } uruchamia Pokój kontrolny: wyjście działa.
event-revived = { $who } wraca do życia w Pokoju centralnym.
event-timer =
    { $left ->
        [one] Zegar przeskakuje. Została tylko { $left } runda.
        [few] Zegar przeskakuje. Zostały tylko { $left } rundy.
       *[many] Zegar przeskakuje. Zostało tylko { $left } rund.
    }
event-card-drawn = Pojawia się karta: { $card }.
event-card-drawn-by = { $who } dobiera kartę: { $card }.
event-card-ignored = { $card }: był już ruch w drugą stronę, więc wszystko zostaje na miejscu.
event-deck-shuffled =
    { $left ->
        [one] Talia się skończyła: { $left } karta wraca po potasowaniu.
        [few] Talia się skończyła: { $left } karty wracają po potasowaniu.
       *[many] Talia się skończyła: { $left } kart wraca po potasowaniu.
    }
event-token-lost = { $who } traci na zawsze żeton: { $token }.
event-turned = Korytarz w { $cell } się obraca.
event-room-hidden = { $cell } znów jest zakryte.
event-mirrored = W lustrach { $who } traci resztę programu.
event-paranoia = { $who } wpada w paranoję: odtąd akcje wybiera przypadek.
event-paranoia-over = { $who } znów myśli jasno.
event-bomb = Wybucha druga Bomba zegarowa: giną wszyscy w czerwonych pomieszczeniach.
event-dealt = Budynek jest rozłożony. { $first } zaczyna.
event-role-dealt = { $who } dostaje rolę: { $role }. Dowiadujesz się tylko ty.
event-phase-began = Teraz: { $phase }.
event-chilled = { $who } marznie: w tej rundzie tylko jedna akcja.
event-exit-found = { $who } wchodzi do Pokoju 25 jako pierwsza osoba.
event-card-discarded = { $card }: karta trafia na stos kart odrzuconych.
event-locked-from = { $who } przenosi zamek z { $from } na { $cell }.
event-replaced-by = { $who } kładzie w { $cell } inne pomieszczenie: { $room }.

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
answer-control =
    Przesuń { $line ->
        [A] kolumnę
        [B] kolumnę
        [D] kolumnę
        [E] kolumnę
       *[other] szereg
    } { $line } { $direction }
answer-slide =
    Przesuń { $line ->
        [A] kolumnę
        [B] kolumnę
        [D] kolumnę
        [E] kolumnę
       *[other] szereg
    } { $line } { $direction }
answer-peek = Podejrzyj { $cell }
answer-swap = Zamień miejscami z { $cell }
answer-tunnel = Przenieś się tunelem do { $cell }
answer-program-two = { $token }, potem { $next }
answer-program-one = Tylko { $token }, w pierwszej albo drugiej kolejce
answer-wait = Zachowaj ją na drugą kolejkę
answer-pass = Nic nie rób
answer-reveal = Ujawnij się jako strażnik
answer-mark = Połóż znacznik przypomnienia na { $cell }
answer-claim = Powiedz: { $cell } to kolor { $colour }
answer-call = Wezwij: { $target }
answer-hide = Ukryj się
answer-carry = Nieś: { $target } do { $cell }
answer-recover = Odzyskaj adrenalinę
answer-reactivate = Reaktywuj { $cell }
answer-lock = Połóż zamek na { $cell }
answer-lock-from = Przenieś zamek z { $from } na { $cell }
answer-sabotage-room = Zamień to pomieszczenie na Puste
answer-sabotage-robot-here = Zniszcz robota
answer-sabotage-robot = Zniszcz robota { $robot }
answer-hack = Zamień miejscami { $first } i { $second }
answer-order-move = Wyślij robota { $robot } do { $cell }
answer-order-push = Niech robot { $robot } wypchnie: { $target } do { $cell }
answer-mimic = Jak { $source }: { $what }
answer-pull = Wciągnij: { $target }
answer-sacrifice = Niech zginie { $target }
answer-to = Do { $cell }
answer-from = Zamek z { $cell }
answer-robot = Robot { $robot }
answer-lose = Oddaj żeton: { $token }
answer-accept = Zgódź się
answer-refuse = Odmów
answer-withdraw = Cofnij adrenalinę
answer-program-adrenaline = Wyłóż adrenalinę
answer-with-adrenaline = { $program } + adrenalina

## O co chodzi w pytaniu

ask-clue = Zanim zacznie się show: które pomieszczenie obok Pokoju centralnego podglądasz?
ask-program = { $who }: wybierz dwie akcje po kolei albo tylko jedną.
ask-program-cold = { $who } marznie: wybierz tylko jedną akcję.
ask-program-guard = { $who }: ujawniony strażnik nie programuje, ale może wyłożyć adrenalinę. Teraz?
ask-action = { $who } zagrywa żeton: { $token }. Wybierz, jak.
ask-action-free = { $who } działa bez programowania. Wybierz akcję.
ask-floating = { $who } ma jedną akcję: { $token }. Zagraj ją teraz albo zachowaj na drugą kolejkę.
ask-vision = Sala wideo: { $who } może podejrzeć dowolne zakryte pomieszczenie. Które?
ask-moving = Ruchomy pokój: z którym zakrytym pomieszczeniem zamienia się miejscami?
ask-illusion = Pokój iluzji: z którym zakrytym pomieszczeniem zamienia się miejscami? W nim się znajdziesz.
ask-control = Sterownia: który szereg albo która kolumna się przesuwa i w którą stronę?
ask-tunnel = Pokój z tunelem: gdzie wychodzisz?
ask-action-paranoid = { $who } losuje żeton: { $token }. Wybierz, jak go zagrać.
ask-adrenaline = { $who } ma trzecią akcję: jedną z czterech podstawowych. Którą?
ask-adrenaline-paranoid = { $who }: paranoja nie pozwala programować, ale adrenalinę można wyłożyć. Teraz?
ask-robot = { $who } wydaje rozkaz robotowi. Któremu i jaki?
ask-deadend = Ślepy zaułek: { $who } kogoś wciąga. Kogo?
ask-acid = Wanna z kwasem: { $who } wchodzi z kimś jeszcze. Kto ginie?
ask-card = { $card }: wybiera { $who }.
ask-punishment = Kara: { $who } traci na zawsze jedną akcję. Którą?
ask-consent = { $who } może odmówić. Zgoda?
ask-consent-robot = Robot { $robot } wypycha: { $who } ma trafić do { $cell }. Zgoda?
ask-consent-call = { $who } słyszy wezwanie do { $cell }, ale może zostać. Pójść?

## Gra w terminalu: zanim się zacznie

term-title = Pokój 25
term-unofficial = Nieoficjalna, fanowska wersja gry planszowej, której autorem jest François Rouzé; wydawca nie ma z nią nic wspólnego.
term-welcome = Jesteś na antenie. Gdzieś w tym budynku jest wyjście.
term-how-to-win =
    { $switch-gather ->
        [1] Znajdź Pokój kontrolny, a potem zbierz wszystkich w Pokoju 25, zanim skończy się odliczanie. Niczego nie trzeba wysuwać.
       *[0]
            { $switch-key ->
                [1] Znajdź Pokój kontrolny i Pokój 25, zbierz w nim swoich, doprowadź go do Strefy Wyjścia na brzegu i wysuń Sterowaniem, zanim skończy się odliczanie.
               *[0] Znajdź Pokój 25, zbierz w nim swoich, doprowadź go do Strefy Wyjścia na brzegu i wysuń Sterowaniem, zanim skończy się odliczanie.
            }
    }
term-how-guards-win = Nie wypuść nikogo. Strażnicy wygrywają, gdy zginie dwóch więźniów albo skończy się odliczanie.
term-how-a-round-goes = Runda: każdy w tajemnicy wybiera jedną lub dwie akcje; w kolejności graczy wykonuje się pierwsze, potem drugie; potem idzie odliczanie.
term-choose-language = Jaki język?
term-choose-mode = Jaki tryb?
term-choose-players = Ilu graczy? Możliwe: { $allowed }.
term-choose-humans = Ile osób gra przy tej klawiaturze? Od 0 do { $players }; pozostałymi gra komputer.
term-choose-who = Kto prowadzi tę postać: { $who }?
term-choose-name = Jak ma na imię gracz { $number }?
term-choose-complex = Jaki układ budynku?
term-choose-seed = Numer rozdania? Sam Enter rozda nową grę.
term-default = Sam Enter: { $value }
term-seat-human = człowiek
term-player-name = Gracz { $number }
term-seat-plays = { $name } prowadzi: { $characters }.
term-setup-problems = Ta gra nie może się zacząć:
term-setup-warnings = Da się w to grać, ale uwaga:
term-how-adrenaline-goes = Adrenalina daje trzecią akcję, raz na grę: wyłóż ją przy programowaniu, a zagrasz ją po drugiej kolejce akcji.
term-choose-edition = Jaka edycja?
term-choose-level = Jaki poziom trudności?
term-choose-guards = Ilu strażników? Możliwe: { $allowed }.

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
term-phase-slot-1 = Pierwsza kolejka akcji
term-phase-slot-2 = Druga kolejka akcji
term-phase-countdown = Odliczanie
term-turn-order = Kolejność: { $names }
term-turn = Teraz { $who }.
term-dead = nie żyje
term-in-room25 = w Pokoju 25
term-hand-over = Naciśnij Enter i oddaj klawiaturę. Następna osoba: { $name }.
term-hand-over-ready = { $name }: naciśnij Enter, gdy nikt inny nie patrzy.
term-continue = Naciśnij Enter, aby przejść dalej.
term-choices = Możesz:
term-program-how = Dwie po kolei: 12 albo { $example }; jedna sama: kiedy zechcesz.
term-program-how-adrenaline = Dwie po kolei: 12 albo { $example }; jedna sama: kiedy zechcesz; 12+ z adrenaliną.
term-too-many = Za dużo odpowiedzi na ten ekran: wpisz słowo tej, której chcesz, a zobaczysz tylko pasujące.
term-prompt = Wpisz numer, ? – pomoc, hint – rada.
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
term-phase-cards = Karty Z.R.B.
term-phase-slot-a = Adrenalina
term-adrenaline-ready = adrenalina w ręce
term-adrenaline-committed = adrenalina wyłożona
term-adrenaline-spent = adrenalina zużyta
term-talent = specjalna zdolność: { $talent }
term-lost = utracone na zawsze: { $tokens }
term-hidden = w ukryciu
term-paranoid = w paranoi
term-paranoia-pile = { $who } gra losowo. Na stosie zostało: { $tokens }
term-supply = Puste pomieszczenia w rezerwie: { $count }
term-locks = Zamki leżą na: { $cells }
term-locks-left = Zamki w ręce: { $count }
term-do-not-cross = Zakaz wstępu: { $cells }
term-robot-at = Robot { $robot } w { $cell }
term-robots-none = Żadnego robota nie ma w grze.
term-corridor-row = korytarz od lewej do prawej
term-corridor-column = korytarz z góry na dół
term-key-missing = Nikt jeszcze nie uruchomił Pokoju kontrolnego: wyjście nie działa.
term-key-found = Pokój kontrolny uruchomiony: wyjście działa.
term-cards-in-view = Karty na widoku: { $cards }
term-cards-left = Karty w talii: { $count }
term-cards-last = Ostatnie karty: { $cards }
term-discard = Stos kart odrzuconych: { $cards }
term-discard-empty = Stos kart odrzuconych jest pusty.
term-jammed = Zakłócanie: nikt nie może nic mówić.
term-accelerated = Przyspieszenie: Sterowanie przesuwa szereg albo kolumnę dwa razy.
term-bomb = Bomba zegarowa tyka.

## Boty: kim są, jak grają, co radzą

bot-uniform = rusza się losowo
bot-cautious = pilnuje, żeby przeżyć, i nie ma innego planu
bot-explorer = szuka wyjścia i z niego korzysta
bot-search = myśli naprzód
bot-apprentice = gra dobrze i myli się jak ludzie
bot-champion = uczył się na milionach gier
bot-sage = uczył się na milionach gier i myśli naprzód
bot-note-weaker = Silny bot gra jak średni, bo jego myślenia nie da się tu skompilować: pip install numpy ziglang
bot-note-failed = Jeden z botów zawiódł. Zastępuje go inny bot.
term-choose-difficulty = Jak dobrze ma grać komputer?
difficulty-easy = Łatwy
difficulty-easy-help = Boty są ostrożne, pilnują, żeby przeżyć, i nie mają innego planu.
difficulty-normal = Średni
difficulty-normal-help = Boty szukają wyjścia, zbierają się i mówią sobie, co widziały; ich strażnicy kłamią.
difficulty-hard = Trudny
difficulty-hard-help = Boty myślą naprzód, pół sekundy nad każdą decyzją.
term-thinking = Pozostali myślą…
term-help-hint = zapytaj najsilniejszego bota, co odpowiedziałby na twoim miejscu i dlaczego
error-bot-of-ones-own = Pustymi miejscami tej gry kierował { $bot }, a to nie jest nasz bot. Jeśli mu ufasz, dodaj { $option } i jego nazwę.
hint-says = Rada dla postaci { $who }: { $answer }. { $why }
hint-none = Teraz nie ma w czym radzić.
hint-out = Tak wyjście przejdzie za krawędź razem ze wszystkimi w środku.
hint-danger = Kto zostanie w tym pokoju, zginie.
hint-exit = To Pokój 25.
hint-key = To Pokój kontrolny.
hint-known = Znasz ten pokój: { $room }.
hint-claimed = Podobno jego kolor to { $colour }.
hint-unknown = Warto zaryzykować: czerwone wśród nieznanych pokojów to { $red } z { $of }.
hint-look = Lepiej najpierw popatrzeć: czerwone wśród nieznanych pokojów to { $red } z { $of }.
hint-program-look = Najpierw coś zobacz; druga akcja może z tego skorzystać.
hint-program-move = Jest krok, który warto zrobić od razu.
hint-program = Te akcje obiecują w tej rundzie więcej niż jakiekolwiek inne.
hint-target = { $target } bardziej przyda ci się tam.
hint-slide = To przesuwa pokoje tam, gdzie ich potrzebujesz.
hint-wait = Nic innego nie jest teraz warte więcej.
hint-best = Ze wszystkich możliwych odpowiedzi ta wyglądała najlepiej.

## Gra w terminalu: pomoc

term-help-heading = Co możesz wpisać
term-help-word-number = NUMER
term-help-word-file = PLIK
term-help-number = wybierz tę odpowiedź z listy
term-help-room = zasada pomieszczenia: tego na tym polu albo tego o tej nazwie
term-help-words = odpowiedź można też wpisać słowami, także w skrócie: m b2, l m
term-help-program = program: numery albo pierwsze litery akcji, po kolei
term-help-program-adrenaline = to samo, z adrenaliną wyłożoną na trzecią akcję
term-help-rooms-too = wszystkie pomieszczenia tego budynku
term-help-lists-too = wszystkie specjalne zdolności i wszystkie karty Z.R.B. z liczbą pozostałych
term-help-rule = zasada o tym oznaczeniu, po angielsku
term-help-mark = połóż znacznik przypomnienia na zakrytym pomieszczeniu, w swojej turze
term-help-claim = po podejrzeniu podaj wszystkim kolor, prawdziwy albo nie: blue (niebieski), green (zielony), yellow (żółty) lub red (czerwony)
term-help-reveal =
    { $switch-guard_reveal ->
       *[0] ujawnij się jako strażnik, w swojej turze
        [1] ujawnij się jako strażnik, w swojej turze, gdy ktoś już wszedł do Pokoju 25
        [2] ujawnij się jako strażnik, w swojej turze, gdy Pokój 25 jest odkryty
        [3] ujawnij się jako strażnik, w dowolnej chwili, gdy Pokój 25 jest odkryty
        [4] ujawnij się jako strażnik, w swojej turze, gdy alarm już się włączył
    }; od następnej rundy działasz bez programowania
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
term-legend-line = do końca rundy ten szereg albo ta kolumna przesuwa się tylko w tę stronę
term-legend-closed = zamknięte: nikt nie może wejść
term-legend-choice = tu prowadzi odpowiedź o tym numerze
term-room-face-down = { $cell } jest zakryte i nie wiesz, co to jest.
term-room-in-complex = W tym budynku: { $count }
term-help-adrenaline = wyłóż adrenalinę tam, gdzie nic się nie programuje
term-help-withdraw = cofnij adrenalinę, dopóki jej akcja nie jest wybrana
term-help-card = zasada karty albo specjalnej zdolności o tej nazwie
term-help-talents = Specjalne zdolności
term-help-cards = Karty Z.R.B.
term-help-robots = Roboty
term-robots-help =
    Robot rusza się albo wypycha tylko na rozkaz. Odkrywa pomieszczenia, ale niczego w nich nie wywołuje, poza korytarzami i piłami; wjedzie tam, gdzie leży zamek, ale nie do zamkniętych. W czerwonym pomieszczeniu ulega zniszczeniu, a w Komorze pił i Wannie z kwasem giną z nim wszyscy obecni. Z niebieskiego pomieszczenia nikogo nie wypycha, a jego samego nikt nie wypchnie.{ $switch-redirect ->
       *[1] { "" } Gdy Alice odmówi, wypycha kogoś innego, kto tam jest.
        [0] { "" }
    }
term-legend-lock = zamek: wejść mogą tylko Emmet i roboty
term-legend-robot = robot
term-legend-hidden = ukryta postać: nie można jej wypchnąć, nieść ani wezwać
term-legend-corridor = korytarz: wyjścia tylko na dwóch końcach

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
error-no-such-line = Szereg ani kolumna „{ $words }” nie może się przesunąć. Możliwe: { $options }.
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
error-no-such-card = „{ $words }” w { $file } nie jest kartą. Karty wyglądają tak: move 2 left twice, punishment max kevin, disabled red, panic.
error-bad-record = { $file }, wiersz { $line }: { $reason }. Od tego miejsca gry nie da się odczytać.

## Dlaczego nie: po imieniu, wpisanych słowach i dwukropku

term-entry = { $name }: { $text }
term-rule = (Zasada { $rule }; aby ją przeczytać: ? { $rule })
term-rules = Zasady: { $rules }
term-possible = Możliwe: { $options }.
why-not-next = sąsiednie są tylko pomieszczenia, które mają wspólny bok.
why-one-or-two = programuje się jedną akcję albo dwie różne.
why-not-in-game = ta postać nie bierze udziału w grze.
why-over = gra się skończyła.
why-face-up = to pomieszczenie jest odkryte, a trzeba zakrytego.
why-clue-first = najpierw wskazówka początkowa: jedno z czterech pomieszczeń obok Pokoju centralnego.
why-not-programming = programuje się, zanim zaczną się akcje.
why-dead =
    { $switch-dead_talk ->
        [1] martwi nie działają.
       *[0] martwi ani nie działają, ani nie mówią.
    }
why-clue-taken = ten gracz ma już wskazówkę początkową.
why-free = ujawniony strażnik nie programuje.
why-programs-fixed = wszystkie programy są już ułożone.
why-not-your-go = można to zrobić tylko we własnej turze.
why-program-first = najpierw programowanie, potem akcje.
why-cold = w chłodzie można zaprogramować tylko jedną akcję.
why-same-token = obie akcje muszą się różnić.
why-room-first = najpierw odpowiedź dla pomieszczenia, do którego ktoś wszedł.
why-central-line = środkowy szereg i środkowa kolumna nigdy się nie przesuwają.
why-other-way = w tej rundzie ten szereg albo ta kolumna przesuwa się tylko w drugą stronę.
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
why-no-copy = specjalne zdolności naśladuje tylko Bruce, każdą od jej właściciela.
why-no-robot = nie ma tam takiego robota.
why-no-lock = nie leży tam żaden zamek.
why-paranoid = w paranoi się nie programuje.
why-lost = Kara odebrała tę akcję na zawsze.
why-no-talents = ta gra toczy się bez specjalnych zdolności.
why-no-adrenaline = adrenaliny już nie ma.
why-corridor = korytarz ma wyjścia tylko na dwóch końcach.
why-hidden = ukrytej postaci nie można wypchnąć.
why-talent = specjalna zdolność nie może tego tutaj zrobić.
why-locked = na tym pomieszczeniu leży zamek.
why-adrenaline =
    { $switch-direct ->
        [1] nie teraz: adrenalinę wykłada się na początku rundy.
       *[0] nie teraz: adrenalinę wykłada się przy programowaniu.
    }
why-jammed =
    { $switch-reminders ->
        [1] trwa zakłócanie: nikt nie może nic mówić ani oznaczać.
       *[0] trwa zakłócanie: nikt nie może nic mówić.
    }
why-too-early =
    { $switch-guard_reveal ->
        [1] najpierw ktoś musi wejść do Pokoju 25, potem strażnik może się ujawnić.
        [4] najpierw musi włączyć się alarm, potem strażnik może się ujawnić.
       *[2] najpierw ktoś musi znaleźć Pokój 25, potem strażnik może się ujawnić.
    }

## Gra, która nie może się zacząć, i taka, której lepiej nie zaczynać

problem-not-25 = Budynek ma 25 pomieszczeń, a nie { $count }.
problem-not-in-box = { $room }: liczba wybranych { $count }, w pudełku { $box }.
problem-no-central = Budynek ma dokładnie jeden Pokój centralny.
problem-no-room25 = Budynek ma dokładnie jeden Pokój 25; innego wyjścia nie ma.
problem-players = { $mode }: { $players } to niewłaściwa liczba graczy. Możliwe: { $allowed }.
problem-characters = Postacie się nie zgadzają: każdą można wybrać raz, a każdy gracz ma ich mieć tyle, ile przewiduje tryb.
problem-edition = Nie ma edycji „{ $typed }”. Są: { $possible }.
problem-expansion = Ta gra wymaga dodatku { $expansion }, którego tu nie ma.
problem-rounds = Gra ma od 1 do { $most } rund.
problem-switch = Przełącznik { $switch } nie ma takiej wartości.
problem-mode = Ta edycja nie ma trybu „{ $typed }”. Ma: { $possible }.
problem-level = Ten tryb nie ma tu poziomu „{ $typed }”. Ma: { $possible }.
problem-complex = Ta edycja nie ma układu budynku „{ $typed }”. Ma: { $possible }.
problem-option = Ten tryb nie ma opcji „{ $typed }”. Ma: { $possible }.
problem-first = „{ $typed }” nie może zacząć. Postacie w tej grze: { $possible }.
problem-guards = Ta liczba strażników ({ $typed }) nie pasuje do liczby graczy. Możliwe: { $possible }.
problem-no-key = Ten tryb wymaga Pokoju kontrolnego, dokładnie jednego.
problem-cards = Talia ma najwyżej 58 kart, i tylko takich, które istnieją.
warning-vortex-mortal = Dwa Pokoje z wirem i dwie Komory śmierci naraz to okrutny budynek. Lepiej zrezygnować z jednego z tych czterech kafelków.
warning-two-vortex = Dwa Pokoje z wirem zabierają za dużo z niewielu rund. Lepiej zostawić jeden w pudełku.
warning-solo-jamming = Komora zakłócania nikogo nie uciszy, gdy gra się samemu. Lepiej zostawić ją w pudełku.
warning-solo-mirror = Pokój luster nie ma sensu, gdy gra się samemu. Lepiej zostawić go w pudełku.

## Szanse: w co może wierzyć gracz

odds-heading = W co możesz wierzyć
odds-rooms-heading = Zakryte pokoje: szanse każdego koloru i czym mogą być
odds-rooms-none = Żaden pokój nie jest przed tobą zakryty.
odds-guards-heading = Jak bardzo każdy wygląda na strażnika i dlaczego
odds-in-each = { $odds } w każdym z { $count } miejsc
odds-danger = Czerwone obok ({ $who }): { $places }
odds-own = własna rola
odds-shown = rola jest znana
odds-caught = fałszywe zapowiedzi: { $count }
odds-denied = zapowiedzi sprzeczne z tym, co się widziało: { $count }
odds-harm = szkody wyrządzone innym: { $count }
odds-idle = zmarnowane akcje: { $count }
odds-proved = potwierdzone zapowiedzi: { $count }
odds-tried = nieudane ucieczki: { $count }
odds-nothing = nic na to nie wskazuje
term-help-odds = w co możesz wierzyć: szanse każdego zakrytego pokoju i kto może być strażnikiem

## Analiza gry

review-title = Analiza: { $game }
review-running = Gra jeszcze trwa: oto, co wiedział każdy gracz, i nic ponadto.
review-beside = Obok każdej odpowiedzi: co bot { $bot } odpowiedziałby, widząc to samo.
review-agree = Bot zgadza się w { $same } na { $of } odpowiedzi.
review-said-true = To prawda: { $room }.
review-said-false = To kłamstwo. Co tam było widać: { $room }.
review-suspects = Podejrzani: { $names }
review-suspects-none = Nic nie wskazuje na nikogo w szczególności.
review-same = Bot zrobiłby to samo.
review-rather = Bot wolałby: { $answer }.
review-points = Dla niego to o { $points } pkt więcej (1000 pkt to jedno życie).
review-share = Spodziewa się po tym o { $odds } więcej.
review-even = Jego zdaniem jedno jest mniej więcej tak dobre jak drugie.
review-weighed = Rozważone: { $choices }
review-hidden = { $cell } jest zakryte: Pokój 25 { $exit }, czerwone { $red }.
review-known = { $cell } jest znane: { $room }.
review-truth = Prawda
review-claims = Co powiedziano, a jak było naprawdę
review-claim-true = { $who } podaje o { $cell } kolor { $colour }. Prawda: { $room }.
review-claim-false = { $who } podaje o { $cell } kolor { $colour }. Fałsz: { $room }.
review-claims-none = Nikt niczego nie powiedział.
review-moved = Jak bardzo inni brali każdego za strażnika, runda po rundzie
review-turns = Punkty zwrotne: komu najbardziej zmieniły się szanse, według partii rozegranych od tego miejsca
review-turns-none = Szanse nigdy nie odwróciły się za jednym razem.
review-turn = Szanse, { $side }: { $before } → { $after }
review-side-prisoners = więźniowie
review-side-guards = strażnicy
review-side-all = wszyscy
whatif-title = A gdyby …
whatif-help = Zagraj dalej od tej chwili, na jednym miejscu, przeciw botom. To partia na boku: nikomu się nie liczy.
whatif-seat = Kim grasz?
whatif-deal = To, co zakryte
whatif-deal-true = Tak jak było
whatif-deal-true-help = Wszystko leży tam, gdzie leżało naprawdę. Jeśli widziałeś tę partię, wiesz o tym.
whatif-deal-believed = Rozłożone na nowo
whatif-deal-believed-help = To, czego to miejsce wtedy nie wiedziało, jest rozłożone na nowo: mogło tak być.
whatif-bots = Pozostali
whatif-begin = Graj dalej stąd
whatif-redealt = To, czego to miejsce nie wiedziało, rozłożono na nowo.
review-web-title = Analiza
review-web-chances = Szanse każdej strony w całej partii
review-web-turns = Punkty zwrotne
review-web-believed = Co mogła sądzić ta postać: { $who }
review-web-making = Boty oglądają partię jeszcze raz: { $done } z { $of } odpowiedzi.
review-web-once = Powstaje raz i zostaje przy partii.
review-web-failed = Analiza się nie udała. Spróbuj później.
review-web-heat = na każdym zakrytym pomieszczeniu: szansa na Pokój 25 i ✖ szansa, że jest czerwone
review-legend-exit = szansa, że to Pokój 25
review-legend-key = szansa, że to Pokój kontrolny
review-legend-red = szansa, że jest czerwony
review-legend-seen = zakryty, ale ten gracz go widział
review-legend-chosen = udzielona odpowiedź
review-legend-rather = odpowiedź, którą wolałby bot
review-legend-guard = szansa każdego, że jest strażnikiem

## Zagadki

puzzle-theme-escape = Ucieczka w dwie rundy
puzzle-task-escape = Wyjście jest znane, a czas się kończy. Wybierz to, co wyprowadzi wszystkich.
puzzle-theme-slide = Ostatnie przesunięcie
puzzle-task-slide = To ostatnia runda. Trzeba teraz coś przesunąć, i to we właściwej chwili.
puzzle-theme-save = Ratunek
puzzle-task-save = Ktoś z przyjaciół sam sobie nie poradzi. Wybierz to, co mu pomoże.
puzzle-theme-trap = Wyjść z pułapki
puzzle-task-trap = Ten pokój zabija każdego, kto w nim zostanie. Wyjdź i pamiętaj, po co tu jesteś.
puzzle-theme-trust = Komu zaufać
puzzle-task-trust = Nie wszyscy grają tu po twojej stronie. Wybierz to, co najbardziej jej pomoże.
puzzle-theme-race = Kto pierwszy do wyjścia
puzzle-task-race = Inni chcą wyjść przed tobą. Wybierz to, dzięki czemu wyjdziesz przed nimi.
puzzle-theme-team = Drużyna na drużynę
puzzle-task-team = Wygrywa tylko pierwsza drużyna. Wybierz to, co wysunie twoją na czoło.
puzzle-theme-way = Znaleźć drogę
puzzle-task-way = Do wyjścia jest jeszcze daleko albo nikt go nie zna. Wybierz to, co najbardziej do niego przybliża.
puzzle-grade-1 = Na początek
puzzle-grade-2 = Łatwe
puzzle-grade-3 = Podchwytliwe
puzzle-grade-4 = Trudne
puzzle-grade-5 = Dla znawców
puzzle-place = { $edition }, { $mode }, { $left ->
    [one] ostatnia runda
    [few] zostały { $left } rundy
   *[many] zostało { $left } rund
  }
puzzle-right = Dobrze: { $answer }
puzzle-wrong = To nie jest najlepsze. Lepiej: { $answer }
puzzle-worth = Najlepsza odpowiedź wygrywa { $worth }% partii, następna { $next }%.

## Gra w przeglądarce: rama

web-close = Zamknij
web-menu = Menu
web-on = Tak
web-off = Nie
web-settings = Ustawienia
web-settings-language = Język
web-settings-theme = Oświetlenie
web-theme-dark = Ciemne
web-theme-light = Jasne
web-theme-contrast = Wysoki kontrast
web-settings-speed = Ruch
web-speed-off = Bez
web-speed-fast = Szybko
web-speed-normal = Normalnie
web-speed-slow = Wolno
web-settings-sound = Dźwięk
web-settings-confirm = Pytaj przed tym, czego nie da się cofnąć
web-settings-hints = Wyjaśniaj nowe rzeczy
web-offline-page = Nie udało się pobrać tej strony. Czy jest sieć?
web-try-again = Spróbuj ponownie
web-site-fetching = Pobieranie gry, tylko ten raz: { $done } z { $of } MB
web-site-starting = Uruchamianie gry…
web-site-elsewhere = Gra jest otwarta w innej karcie. Zamknij ją tam, żeby grać tutaj.
web-site-failed = Nie udało się tu uruchomić gry. Czy przeglądarka jest dość nowa i czy jest sieć?
web-loading = Chwileczkę…
web-cancel = Anuluj
web-back = Wróć
web-skip = Do głównej części

## Gra w przeglądarce: strona główna i stoły

web-tagline = Gra planszowa jak zabójczy program: 25 zakrytych pokoi, a jeden z nich to wyjście.
web-fact-game = Gra planszowa w przeglądarce, za darmo, także na telefonie
web-fact-people = Od 1 do 8 osób, razem albo z botami
web-fact-traitor = Uwaga: ktoś z was może być zdrajcą
web-play-now = Graj
web-play-now-hint = Ty i trzy pomocne boty przeciw budynkowi. Nic nie trzeba ustawiać, a każda nowość jest wyjaśniona.
web-play-friends = Graj ze znajomymi
web-join = Dołącz do stołu
web-learn = Naucz się grać
web-season = Sezon
web-rules = Zasady
web-builder = Zbuduj budynek
web-replays = Powtórki
web-puzzles = Zagadki
web-your-name = Twoje imię
web-your-tables = Twoje stoły
web-table-yours = Twoja kolej.
web-table-empty = Czeka na graczy.
web-table-with = razem: { $names }
web-table-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
       *[many] { $count } botów
    }
web-table-since = od { $when }
web-new-table = Nowy stół
web-edition = Edycja
web-mode = Tryb
web-level = Poziom
web-complex = Budynek
web-complex-random = Według instrukcji
web-figure = Twoja postać
web-figure-hint = Na planszy jesteś tą postacią; twoje imię stoi obok.
web-figure-any = Dowolna
web-minutes = około { $minutes } min
web-from-to = osoby: { $fewest }–{ $most }
web-alone = w pojedynkę
web-weight-1 = łatwa na początek
web-weight-2 = trochę więcej zasad
web-weight-3 = dużo zasad
web-players = Miejsca
web-guards = Strażnicy
web-guards-book = jak w instrukcji
web-extras = Opcje
web-who-plays = Kto gdzie siedzi
web-seat-you = Ty
web-seat-open = Znajomy z linku
web-seat-device = Ktoś przy tym urządzeniu
web-seat-bot = Bot: { $level }
web-clock = Czas na decyzję
web-clock-none = Bez limitu
web-clock-seconds = { $seconds } s
web-clock-minutes = { $minutes } min
web-talk = Rozmowa przy stole
web-talk-claims = Tylko kolory
web-talk-claims-hint = Kto podejrzał, może powiedzieć kolor, prawdziwy albo nie. Nic więcej.
web-talk-chat = Wolny czat
web-listed = Pokaż na liście otwartych stołów
web-lay-table = Nakryj do stołu
web-advice = Instrukcje to odradzają:
web-house = Zegar, rozmowy i opcje
web-clock-day = Doba: graj, kiedy chcesz
web-forget = Zapomnij ten stół
web-open-tables = Otwarte stoły
web-open-tables-none = Żaden stół na nikogo teraz nie czeka.
web-free-seats =
    { $count ->
        [one] { $count } wolne miejsce
        [few] { $count } wolne miejsca
       *[many] { $count } wolnych miejsc
    }
web-join-link = Masz link? Otwórz go albo wklej tutaj.
web-join-open = Otwórz
web-no-such-table = Nie ma takiego stołu. Link może być ucięty.
web-banned = Administrator serwera cię zablokował.
web-closed = Administrator serwera zamknął ten stół.
web-other-rules = Ta gra zaczęła się, zanim poprawiono tu zasady jej edycji. Dalej byłaby to już inna gra, więc pozostaje zamknięta.
web-offline = Serwer nie odpowiada. Ponawiam próbę…
web-went-wrong = Nie udało się: { $reason }

## Gra w przeglądarce: przy stole

web-invited = Zapraszamy do programu
web-invited-by = { $host } zaprasza do programu
web-sit-down = Usiądź
web-only-watch = Tylko oglądaj
web-seat-gone = Ktoś był szybszy: nie ma już wolnego miejsca.
web-waiting-room = Przed programem
web-invite = Zaproś innych
web-invite-hint = Gra zacznie się, gdy wszystkie miejsca będą zajęte.
web-invite-host = Gdy wszystkie miejsca będą zajęte, gospodarz zacznie grę.
web-qr = Link dla aparatu
web-copy-link = Skopiuj link
web-copied = Link skopiowany.
web-copied-text = Wynik skopiowany.
web-out-puzzle = W oczekiwaniu: zagadka dnia
web-commitment = Serwer zapieczętował swój sekret. Razem z własną liczbą każdego gracza tworzy on rozdanie, więc nikt nie może go wybrać. Pieczęć, do sprawdzenia na końcu:
web-free-seat = wolne
web-bot = bot
web-played-by = gra: { $name }
web-played-by-you = twoja postać, { $name }
web-you = ty
web-you-are = Twoja postać: { $who }
web-stand-up = Wstań
web-lead-away = Wyproś
web-make-host = Przekaż rolę gospodarza
web-take-host = Zostań gospodarzem
web-is-here = jest tutaj
web-is-gone = nie ma
web-is-host = gospodarz
web-led-away = Wyproszono cię od tego stołu.
web-figure-of = Postać: { $name }
web-any-figure = dowolna postać
web-bot-of = Kto gra na miejscu { $number }
web-bot-strength = Jak silne boty
web-fill-bots = Dosadź boty
web-start = Zacznij program
web-change-table = Zmień stół
web-change-it = Tak rozłóż
web-too-many-people = Przy stole siedzi osób: { $count }. W tym trybie nie ma dla wszystkich miejsca.
web-dealing = Rozkładamy pomieszczenia…
web-wait-free =
    { $count ->
        [one] { $count } miejsce jest wolne: ktoś usiądzie albo zagra bot. Potem gospodarz może zacząć.
        [few] { $count } miejsca są wolne: ktoś usiądzie albo zagrają boty. Potem gospodarz może zacząć.
       *[many] { $count } miejsc jest wolnych: ktoś usiądzie albo zagrają boty. Potem gospodarz może zacząć.
    }
web-wait-you = Wszyscy siedzą. Program zaczynasz ty.
web-wait-host = Wszyscy siedzą. Program zaczyna { $name }.
web-wait-ready = Wszyscy siedzą. Program zaczyna gospodarz.
web-wait-gone =
    { $count ->
        [one] Gospodarza nie ma. Za { $count } sekundę ktoś inny może go zastąpić.
        [few] Gospodarza nie ma. Za { $count } sekundy ktoś inny może go zastąpić.
       *[many] Gospodarza nie ma. Za { $count } sekund ktoś inny może go zastąpić.
    }
web-wait-vacant = Gospodarza nie ma. Każdy, kto siedzi przy stole, może go zastąpić.
web-no-bad-name = W tym imieniu są znaki, których nie widać. Wybierz inne.
web-no-name-taken = Ktoś przy tym stole ma takie imię albo łudząco podobne. Wybierz inne.
web-no-figure-taken = Ktoś inny właśnie wybrał tę postać.
web-no-game-begun = Gra już trwa: nic się nie zmienia.
web-no-host-is-here = Gospodarz jest albo dopiero co wyszedł.
web-leave = Odejdź od stołu
web-pass-to = Podaj urządzenie: { $name }
web-pass-hint = Pozostali patrzą gdzie indziej.
web-pass-take = To ja, { $name }
web-people = Uczestnicy
web-turn-order = Kolejność
web-ready = gotowe
web-ready-button = Gotowe
web-change = Zmień
web-your-tokens = Twoje żetony akcji
web-tokens-help = Co robią żetony
web-person-about = { $who }: co wiadomo
web-person-played = Zagrane w tej rundzie
web-person-said = Powiedziane o pomieszczeniach
web-person-mark = Twoje podejrzenie (widzisz tylko ty)
web-nothing-yet = jeszcze nic
web-tokens-played = Żetony zagrane w tej rundzie
web-slot-empty = Akcja { $number }: jeszcze nic
web-slot-full = Akcja { $number }: { $token }. Dotknij, by cofnąć.
web-swap = Zamień akcje miejscami
web-choose-action = Wybierz, co robisz.
web-choose-person = Wybierz kogoś.
web-choose-robot = Wybierz robota.
web-choose-line = Dotknij jednej ze świecących strzałek.
web-choose-room = Dotknij jednego ze świecących pomieszczeń.
web-choose-this = można wybrać
web-deadly = Wiesz, co czeka w { $cell }: { $room }.
web-tool-clue = Wskazówka początkowa
web-tool-peek = Podejrzyj gdziekolwiek
web-tool-swap = Zamiana miejsc
web-tool-slide = Przesuń szereg albo kolumnę
web-tool-tunnel = Tunelem
web-tool-pull = Wciągnij kogoś
web-tool-sacrifice = Kto ginie
web-tool-to = Dokąd
web-tool-from = Który zamek
web-tool-robot = Który robot
web-tool-order = Rozkaz dla robota
web-tool-hack = Zamień dwa pomieszczenia
web-tool-lock = Zamknij na zamek
web-tool-reactivate = Reaktywuj
web-tool-sabotage = Zniszcz robota
web-waiting-for = Czekamy: { $names }.
web-waiting-changeable = Czekamy: { $names }. Możesz jeszcze zmienić program.
web-tap-to-skip = Dotknij planszy, by pominąć.
show-skip = Pomiń
show-victory = Zwycięstwo
show-defeat = Porażka
show-over = Koniec programu
web-face-down = zakryte
web-face-down-known = zakryte: { $room }
web-only-you-know = Zakryte: inni mogą go nie znać.
web-hint = Podpowiedź
web-hint-thinking = Najsilniejszy bot myśli …
web-hint-failed = Nikt tu teraz nie może pomyśleć. Spróbuj za chwilę.
web-hint-too-many = To było często. Odczekaj chwilę, zanim zapytasz znowu.
web-hint-fair = Wie to, co ty, i nic więcej.
web-odds-guard = strażnik: { $odds }
web-hints-allowed = Podpowiedzi i szanse
web-hints-help = Każdy przy tym stole może zapytać, co zrobiłby najsilniejszy bot, i zobaczyć, co wolno mu sądzić. Wszyscy widzą, że to włączone.
web-why-not = Dlaczego nie?
web-rule = Zasada { $rule }
web-our-ruling = Instrukcje tu milczą: to nasze rozstrzygnięcie.
web-no-rule = Instrukcja tej edycji nie ma takiej zasady.
web-you-saw = Już wiesz, co leży w { $cell }: { $room }.
web-tell-others = Powiedzieć innym kolor?
web-keep-silent = Zachowaj milczenie
web-say-of = { $cell } to:
web-talk-empty = Nikt jeszcze nic nie powiedział.
web-chat-placeholder = Powiedz coś…
web-send = Wyślij
web-no-chat = Przy tym stole mówi się tylko kolory.
web-dead-silent = Martwi milczą.
web-mute = Administrator serwera odebrał ci tutaj głos.
web-archived = Ta gra jest w archiwum: nic więcej się tu nie powie.
web-pencil = Twój ołówek (widzisz tylko ty)
web-tile-safe = bezpieczne?
web-tile-deadly = zabójcze?
web-tile-exit = wyjście?
web-tile-word = słowo
web-mark-person = Twój znak, { $who }: { $mark }. Dotknij, by zmienić.
web-person-none = bez podejrzeń
web-person-trust = ufam
web-person-doubt = mam wątpliwości
web-person-guard = strażnik, na pewno
web-panel-people = Ludzie
web-panel-log = Dziennik
web-panel-talk = Rozmowa
web-connection-lost = Połączenie utracone. Ponawiam; nic nie przepadło…
web-socket-stopped = Serwer zamknął połączenie. Wczytaj stronę ponownie.
web-watching = Oglądasz. Widzisz to, co widzą wszyscy.
web-let-bot-play = Niech bot zagra za mnie
web-standing-in = Bot gra za ciebie i wie tyle co ty, nic więcej.
web-bot-stands-in = zastępuje bot
web-i-am-back = Wracam do gry
web-rematch = Jeszcze raz w tym samym gronie
web-rematch-join = Inni grają dalej: dołącz
web-rematch-watch = Oglądaj następną grę
web-story = Historia tej gry
web-replay = Obejrzyj jeszcze raz
web-record = Pobierz zapis

## Gra w przeglądarce: kreator

build-presets = Zacznij od
build-random = Losowo, ale zgodnie z zasadami
build-clear = Opróżnij
build-box = Pomieszczenia w pudełku
build-tiles = Pomieszczenia twojego budynku
build-less = Wyjmij: { $room }
build-more = Dodaj: { $room }
build-of = { $count } z { $box }
build-count = { $count } z { $most } pomieszczeń
build-yours = twój
build-book = w instrukcji
build-legal =
    { $rounds ->
        [one] Da się zagrać, przez { $rounds } rundę.
        [few] Da się zagrać, przez { $rounds } rundy.
       *[many] Da się zagrać, przez { $rounds } rund.
    }
build-illegal = Tak jeszcze nie można zagrać:
build-play-bots = Zagraj teraz z botami
build-play = Zagraj ze znajomymi
build-share = Udostępnij link

## Gra w przeglądarce: koniec i powtórka

story-share = Udostępnij tę stronę
story-running = Ta gra jeszcze trwa. Jej historię opowiemy, gdy się skończy.
story-missing = Nie ma tu takiej gry. Link może być ucięty.
story-unfinished = Gra nie została dokończona.
story-who-was-who = Kto był kim
story-paths-hint = Dotknij uczestnika, by narysować jego drogę.
story-steps =
    { $count ->
        [one] { $count } zmiana miejsca
        [few] { $count } zmiany miejsca
       *[many] { $count } zmian miejsca
    }
story-words = zapowiedzi: prawdziwe { $number }, fałszywe { $count }
story-deadliest = Najbardziej zabójcze pomieszczenie
story-deaths =
    { $count ->
        [one] { $count } ofiara
        [few] { $count } ofiary
       *[many] { $count } ofiar
    }
story-death = Runda { $round }, { $cell }: { $who } ({ $room }).
story-death-by = Kto pomógł: { $who }.
story-nobody-died = Nikt nie zginął. Widzowie żądają zwrotu pieniędzy.
story-best-lie = Najlepsze kłamstwo
story-lie-truth = Naprawdę: { $room }.
story-lie-deadly = { $who } daje wiarę i ginie.
story-lie-believed = { $who } daje wiarę i wchodzi.
story-lie-feared = Nikt nigdy nie odważył się tam wejść.
story-no-lie = Nikt nie skłamał. Podejrzane jak na taki program.
story-true = prawda
story-lie = kłamstwo
story-round = Runda { $round }
story-claim = { $names }: { $cell } to kolor { $colour }.
story-proof = Dowód rozdania
story-proof-how = Przed pierwszym ruchem każdy dostał pieczęć: odcisk (SHA-256) numeru rozdania i losowego słowa. Teraz oba są jawne, a ta przeglądarka policzyła odcisk od nowa.
story-proof-holds-good = Pieczęć się zgadza: rozdanie ustalono przed początkiem gry.
story-proof-holds-bad = Pieczęć się nie zgadza. To nie jest obiecane rozdanie.
story-proof-none = Ten zapis przyniesiono skądinąd, więc nikt na tym serwerze nie obiecał rozdania.
story-proof-seal = Pieczęć
story-proof-seed = Numer rozdania
story-proof-nonce = Losowe słowo
story-proof-drawn = Nikt nie wybrał tego rozdania. Serwer zapieczętował swój sekret (SHA-256) przy rozkładaniu stołu, każdy gracz zapieczętował własną liczbę, siadając, a rozdanie wynika ze wszystkich razem. Teraz wszystko jest jawne, a ta przeglądarka policzyła to od nowa.
story-proof-secret-good = Sekret serwera pasuje do pieczęci.
story-proof-secret-bad = Sekret serwera nie pasuje do pieczęci: zmieniono go później.
story-proof-promised-good = To ta sama pieczęć, którą było widać przed grą.
story-proof-promised-bad = To nie ta pieczęć, którą było widać przed grą.
story-proof-mine-good = Twoja liczba jest częścią rozdania.
story-proof-mine-bad = Twojej liczby brakuje w rozdaniu.
story-proof-seed-good = Rozdanie wynika z sekretu i liczb.
story-proof-seed-bad = Rozdanie nie wynika z sekretu i liczb: ktoś wybrał inne.
story-proof-nobody = Żaden gracz nie dodał liczby, więc to rozdanie wylosował sam serwer.
story-proof-number = Liczba z miejsca { $seat }
story-proof-by-hand = Sprawdź samodzielnie w terminalu
event-saw-open = { $who } widzi, co kryje { $cell }: { $room }.
event-role-dealt-open = { $who } dostaje rolę: { $role }.
replay-eyes = Czyimi oczami
replay-eyes-all = Wszystko odkryte
replay-eyes-everybody = Co widzieli wszyscy
replay-step = Krok { $number } z { $count }
replay-start = Rozdanie
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-first = Na początek
replay-last = Na koniec
replay-previous = Krok wstecz
replay-next = Krok naprzód
replay-round-back = Poprzednia runda
replay-round-on = Następna runda
replay-speed = Tempo
replay-share = Udostępnij tę chwilę
replay-claims = Słowa a prawda
replay-story = Historia tej gry
replay-bring = Wczytaj zapis
replay-bring-hint = Zapis to mały plik tekstowy: stąd, z innego serwera albo z gry w terminalu. Przed pokazaniem jest sprawdzany i odtwarzany.
replay-choose-file = Wybierz plik
replay-drop = albo upuść go tutaj
replay-bad = Tego zapisu nie da się odtworzyć: { $reason }
replay-yours = Twoje gry
replay-yours-none = W tej przeglądarce nie ma jeszcze skończonej gry.
replay-loading = Pobieranie gry: { $count } z { $number }

## Gra w przeglądarce: zagadki

web-puzzle-intro = Jedna chwila z gry i jedna najlepsza odpowiedź. Znajdź ją: plansza pokaże, co wyniknie z twojej.
web-puzzle-daily = Zagadka dnia nr { $number }
web-puzzle-streak =
    { $count ->
        [0] Rozwiązuj jedną dziennie
        [one] { $count } dzień z rzędu
        [few] { $count } dni z rzędu
       *[many] { $count } dni z rzędu
    }
web-puzzle-solve = Rozwiąż
web-puzzle-again = Obejrzyj jeszcze raz
web-puzzle-choose = Wszystkie zagadki
web-puzzle-by-grade = Trudność
web-puzzle-by-theme = Temat
web-puzzle-count = Rozwiązane: { $solved } z { $count }
web-puzzle-next = Następna zagadka
web-puzzle-none-left = Nie ma tu już nic do rozwiązania.
web-puzzle-all = Pokaż wszystkie
web-puzzle-share = Pochwal się wynikiem
web-puzzle-result = Pokój 25, zagadka
web-puzzle-result-daily = Pokój 25, zagadka nr { $number }, { $date }
web-puzzle-right = Dobrze!
web-puzzle-wrong = To nie to
web-puzzle-best = Najlepsza odpowiedź: { $answer }
web-puzzle-lost = Nie żyje: { $names }.
web-puzzle-nothing = Na razie nikt nie zginął, ale też nikt się nie wydostał.
web-puzzle-tries = Znaleziona w próbie nr { $count }.
web-puzzle-show = Pokaż najlepszą odpowiedź
web-puzzle-open = Pokaż wszystko odkryte
web-puzzle-to-the-end = Do końca
web-puzzle-missing = Nie ma takiej zagadki.
web-puzzle-talents = Zdolności specjalne
web-puzzle-before = Co się wydarzyło

## Gra w przeglądarce: nauka

learn-intro = Krótkie gry z kimś, kto ci pomaga. Nic złego się nie stanie: jeśli dotkniesz czegoś innego, po prostu próbujesz jeszcze raz.
learn-skip-hint = Znasz już zasady? To graj.
learn-lesson-first = Pierwsze kroki
learn-lesson-first-help = Czworo przyjaciół, trzy rundy, jedno wyjście.
learn-lesson-suspicion = Nie ufaj nikomu
learn-lesson-suspicion-help = Podejrzliwość: ktoś przy stole kłamie. Sprawdź, kto.
learn-lesson-solo = W pojedynkę
learn-lesson-solo-help = Solo: ruszasz wszystkimi czterema postaciami.
learn-lesson-competition = Każdy dla siebie
learn-lesson-competition-help = Rywalizacja: twoje dwie postacie przeciw dwóm innym.
learn-lesson-team = Drużyna na drużynę
learn-lesson-team-help = Drużyna: przyjaciółka, która pomaga, i rywale, którzy zwodzą.
learn-lesson-talents = Specjalne zdolności
learn-lesson-talents-help = Każdy umie coś, czego nie umie nikt inny.
learn-lesson-robots = Roboty
learn-lesson-robots-help = Wyślij robota tam, gdzie jest niebezpiecznie.
learn-lesson-cards = Karty programu
learn-lesson-cards-help = Program też gra.
learn-start = Zacznij
learn-restart = Zacznij tę lekcję od nowa
learn-next = Następna lekcja
learn-leave = Zakończ lekcję
learn-to-front = Na stronę główną
learn-play-on = Graj tu dalej
learn-done = ukończona
learn-menu = O tej lekcji
learn-ok = Jasne
learn-show-me = Pokaż mi
learn-stop = Graj dalej bez lekcji
learn-other = W prawdziwej grze tak można. W tej lekcji dotknij tego, co jest w obwódce.
learn-unknown = Nikt tam nie zaglądał: może tam czekać śmierć. Nic się nie stało. Spróbuj jeszcze raz!
learn-would-die = Ten pokój zabija! W prawdziwej grze byłoby już po tobie. Tu nic się nie stało. Spróbuj jeszcze raz!
learn-first-goal = Grasz jako Alice. Ty i troje przyjaciół jesteście zamknięci w budynku z 25 pokojami. Znajdźcie Pokój 25, wejdźcie wszyscy i wysuńcie go na zewnątrz. Ta linijka zawsze mówi, co robić.
learn-first-clue = Możesz zajrzeć do jednego pokoju. Dotknij tego w obwódce, a potem przycisku.
learn-first-deadly = Śmiertelny pokój! Kto wejdzie, ginie. Oko znaczy: wiesz o tym tylko ty.
learn-first-program = Zaplanuj dwie akcje: dotknij Obserwacja, potem Ruch, potem Gotowe. Wszyscy planują w tajemnicy.
learn-first-look = Pierwsza akcja to Obserwacja. Zajrzyj do pokoju w obwódce.
learn-first-safe = Zielony znak znaczy: ten pokój jest bezpieczny.
learn-first-move = Druga akcja to Ruch. Idź tam!
learn-first-lamps = Minęła jedna runda i zgasła jedna lampka. Gdy zgaśnie ostatnia, przegrywacie.
learn-first-order = Działacie w tej kolejności, od lewej do prawej. W każdej rundzie zaczyna ktoś inny.
learn-first-again = Zaplanuj znowu: najpierw Ruch, potem Obserwacja.
learn-first-claim = Max zajrzał tutaj i mówi: zielony. Pokazuje to mały znak. Gra po twojej stronie, więc mu uwierz.
learn-first-trust = Wejdź!
learn-first-corner = Pokój 25 zawsze zaczyna w jednym z pasiastych rogów. To jeden z nich.
learn-first-peek = Zajrzyj do niego.
learn-first-exit = Pokój 25 znaleziony! Teraz wszyscy muszą do niego wejść.
learn-first-last = Zaplanuj Ruch, potem Sterowanie. Sterowanie przesuwa cały rząd pokoi.
learn-first-in = Wejdź do Pokoju 25.
learn-first-slide = Wszyscy są w środku! Dotknij strzałki, która wypchnie Pokój 25 z budynku.
learn-first-end = Jesteście na wolności, cała czwórka: wygrana! Teraz już umiesz grać.
learn-suspicion-role = Grasz więźniem i chcesz się wydostać. Ale ktoś tu jest w tajemnicy strażnikiem. Strażnicy wygrywają, gdy zginie dwóch więźniów albo skończy się czas.
learn-suspicion-clue = Zajrzyj do pokoju w obwódce.
learn-suspicion-claim = Kevin mówi, że ten pokój jest zielony. Czy to prawda? Tutaj wolno kłamać.
learn-suspicion-program = Zaplanuj Obserwację, potem Ruch.
learn-suspicion-look = Lepiej sprawdź na własne oczy: zajrzyj do pokoju w obwódce.
learn-suspicion-lie = Jennifer uwierzyła Kevinowi i weszła. Pokój był czerwony i Jennifer nie żyje. Kevin skłamał!
learn-suspicion-secret = Czy Jennifer była więźniem? Na razie to tajemnica.
learn-suspicion-move = Ten pokój jest bezpieczny, już to wiesz. Idź tam.
learn-suspicion-mark = Czy Kevin to strażnik? Obok każdego imienia możesz zaznaczyć, co myślisz. Widzisz to tylko ty.
learn-suspicion-plan = Kevin jest w twoim pokoju. Zaplanuj Obserwację, potem Wypchnięcie.
learn-suspicion-look-again = Zajrzyj do pokoju w obwódce.
learn-suspicion-push = Ten jest śmiertelny. Wypchnij tam kłamcę!
learn-suspicion-end = Dwie osoby nie żyją, więc ich role są odkryte: Jennifer była więźniem, Kevin strażnikiem. Dobry wybór! Po śmierci drugiego więźnia wygraliby strażnicy.
learn-solo-goal = Tutaj ruszasz wszystkimi czterema postaciami. Wszystkie muszą wyjść i żadna nie może zginąć.
learn-solo-clue = Zajrzyj do pokoju w obwódce.
learn-solo-direct = Tu niczego się nie planuje. Każda postać robi jedną akcję, a później drugą, inną.
learn-solo-move = Ten pokój jest bezpieczny. Dotknij Ruch, a potem pokoju.
learn-solo-next = Teraz Max. Ten rząd pokazuje, kto następny.
learn-solo-look = Niech Max zajrzy: dotknij Obserwacja, a potem pokoju w obwódce.
learn-solo-deadly = Śmiertelny! Dobrze, że Max tylko zajrzał.
learn-solo-step = Czasem trzeba zaryzykować: wyślij Jennifer do pokoju w obwódce.
learn-solo-kevin = Niech Kevin zajrzy do pokoju w obwódce.
learn-solo-second = Każdy miał jedną akcję. Teraz wszyscy jeszcze raz, z inną.
learn-solo-control = Alice może przesunąć rząd, w którym stoi. Dotknij Sterowanie, a potem strzałki w obwódce.
learn-solo-slid = Cały rząd przesunął się o jedno pole, i Alice razem z nim.
learn-solo-follow = Wyślij Maxa do Jennifer.
learn-solo-ahead = Niech Jennifer zajrzy dalej.
learn-solo-together = Wyślij Kevina do reszty.
learn-solo-end = Minęła jedna runda, a masz osiem. Znajdź Pokój 25 w pasiastym rogu, wprowadź całą czwórkę i wysuń go na zewnątrz. Graj dalej, jeśli chcesz!
learn-competition-goal = Alice i Jennifer są twoje. Kto pierwszy wyprowadzi obie swoje postacie, wygrywa.
learn-competition-clue = Zajrzyj do pokoju w obwódce.
learn-competition-two = Planujesz dla obu, po kolei.
learn-competition-alice = Dla Alice: Ruch, potem Wypchnięcie.
learn-competition-jennifer = Dla Jennifer: Obserwacja, potem Ruch.
learn-competition-move = Alice idzie do pokoju, który znasz.
learn-competition-look = Jennifer zagląda do pokoju w obwódce.
learn-competition-rival = Max poszedł za tobą. To rywal!
learn-competition-push = Wypchnij Maxa do pokoju w obwódce. Nikt nie wie, co tam jest.
learn-competition-back = Wir! Zabrał Maxa z powrotem na środek.
learn-competition-join = Przyprowadź Jennifer do Alice. Twoja dwójka musi być razem.
learn-competition-end = Trzymaj swoją dwójkę razem, wypychaj rywali i wysuń Pokój 25 przed nimi. Graj dalej, jeśli chcesz!
learn-team-goal = Ty i Jennifer gracie przeciw Maxowi i Kevinowi. Wygrywa drużyna, która pierwsza wyprowadzi wszystkich swoich.
learn-team-clue = Zajrzyj do pokoju w obwódce.
learn-team-lie = Już wiesz: ten pokój zabija. A Kevin mówi, że jest zielony. Chce cię oszukać!
learn-team-mate = Jennifer mówi, że ten pokój jest zielony. Jest w twojej drużynie: uwierz jej.
learn-team-program = Zaplanuj Obserwację, potem Ruch.
learn-team-look = Zajrzyj do pokoju w obwódce.
learn-team-move = Idź tam, gdzie mówiła Jennifer.
learn-team-end = Jennifer idzie za tobą: wydostaniecie się razem. Swoim mów prawdę, a innym, co chcesz. Graj dalej, jeśli chcesz!
learn-talents-what = Grasz jako Sarah. Tutaj każdy ma specjalną zdolność. Sarah umie zmienić pokój w pusty.
learn-talents-clue = Zajrzyj do pokoju w obwódce.
learn-talents-star = Gwiazda to własna akcja Sarah.
learn-talents-adrenaline = Adrenalina to trzecia akcja. Masz ją raz na grę.
learn-talents-program = Ten pokój wypełnia się wodą, ale Sarah da sobie radę. Zaplanuj Ruch, potem gwiazdę, dotknij Adrenalina, potem Gotowe.
learn-talents-water = Odwagi: wejdź do wody!
learn-talents-dry = Sarah zmieniła go w pusty pokój. Nikt już tu nie utonie.
learn-talents-third = A teraz trzecia akcja: dotknij Obserwacja, a potem pokoju w obwódce.
learn-talents-end = Co umieją inni, zobaczysz, gdy dotkniesz ich imion. Graj dalej, jeśli chcesz!
learn-robots-what = Grasz jako Kevin. Robot pójdzie tam, gdzie dla ciebie jest zbyt niebezpiecznie.
learn-robots-clue = Zajrzyj do pokoju w obwódce.
learn-robots-card = Program wylosował karty i pokoje się przesunęły. Obok ciebie leży teraz coś dobrego.
learn-robots-program = Zaplanuj Ruch, potem gwiazdę. Gwiazdą Kevin rozkazuje robotom.
learn-robots-move = Idź do pokoju w obwódce.
learn-robots-here = Komora robotów! Stoi tu robot i robi, co każesz.
learn-robots-order = Dotknij pokoju w obwódce: robot pójdzie tam pierwszy.
learn-robots-far = Pokój jest bezpieczny, a robot już tam stoi. Kevin może mu rozkazywać z daleka.
learn-robots-again = Wyślij go dalej: dotknij przycisku robota, a potem pokoju w obwódce.
learn-robots-end = Kwas! Robota już nie ma, ale nikt nie zginął. Po to są roboty. Graj dalej, jeśli chcesz!
learn-cards-what = Tutaj program też gra: każda runda zaczyna się od dwóch jego kart.
learn-cards-clue = Zajrzyj do pokoju w obwódce.
learn-cards-slid = Pierwsza karta zsunęła tę kolumnę o jedno pole w dół.
learn-cards-lose = Druga karta to kara dla ciebie: oddaj na zawsze jedną akcję. Niech to będzie Sterowanie.
learn-cards-key = Jeszcze jedno: tutaj Pokój 25 otworzy się dopiero, gdy ktoś znajdzie Pokój kontrolny.
learn-cards-program = Zaplanuj Ruch, potem Obserwację.
learn-cards-move = Idź do pokoju, który już znasz.
learn-cards-drawn = Kto wejdzie do Pokoju Z.R.B., od razu dobiera kartę. Ta przesunęła górny rząd.
learn-cards-look = Teraz zajrzyj do pokoju w obwódce.
learn-cards-end = Co robi karta, stoi w dzienniku i w zasadach. Graj dalej, jeśli chcesz!
web-hint-goal = Droga do wyjścia
web-hint-round = Runda
web-understood = Jasne
web-no-hints = Bez podpowiedzi
web-about-room = O tym pomieszczeniu

## Sezon: dziesięć odcinków w trybie Solo i gwiazdki za skończoną grę

season-intro = Dziesięć odcinków dla jednej osoby z czterema figurkami, każdy trudniejszy od poprzedniego. Wydostań się, a otworzy się następny.
season-episode = Odcinek { $number }
season-name-pilot = Odcinek pilotażowy
season-host-pilot = Zostawiliśmy prawie wszystkie światła. Rodziny tak wolą.
season-name-rehearsal = Próba generalna
season-host-rehearsal = Jedno z was może wypaść ze scenariusza. Tak jest w umowie.
season-name-book = Zgodnie z zasadami
season-host-book = Dziś wychodzą wszyscy albo nikt. Sponsorzy lubią okrągłe liczby.
season-name-memory = Bez notatek
season-host-memory = Zabraliśmy wam znaczniki. Patrzcie dwa razy, i tak zapomnicie.
season-name-key = Klucz
season-host-key = Teraz jest tu klucz. Nie pamiętamy, gdzie go położyliśmy.
season-name-gathering = Pełna sala
season-host-gathering = Wszyscy do jednego pokoju, proszę. Tam jest dobra kamera.
season-name-slide = Cięcia budżetowe
season-host-slide = Wyjście nie odjeżdża już samo. Budynek trzeba popchnąć.
season-name-orders = Rozkazy w kopercie
season-host-orders = Najpierw decyzja, potem fakty. U naszej dyrekcji to działa.
season-name-madness = Szaleństwo
season-host-madness = Karta przed każdym krokiem. Widzowie głosowali za, dwa razy.
season-name-finale = Finał
season-host-finale = Siedem rund. Potem studio jest nam potrzebne.
season-rounds =
    { $rounds ->
        [one] { $rounds } runda
        [few] { $rounds } rundy
       *[many] { $rounds } rund
    }
season-may-die =
    { $count ->
        [0] przeżyć muszą wszyscy
        [one] można stracić { $count } postać
        [few] można stracić { $count } postacie
       *[many] można stracić { $count } postaci
    }
season-won-by = Bot explorer wychodzi w { $count } grach na 100.
season-goal =
    { $rounds ->
        [one] zostaje { $rounds } runda,
        [few] zostają { $rounds } rundy,
       *[many] zostaje { $rounds } rund,
    } żyje { $count }
season-one-goal = Wydostać się
season-stars =
    { $count ->
        [0] bez gwiazdki
        [one] { $count } gwiazdka
        [few] { $count } gwiazdki
       *[many] { $count } gwiazdek
    }
season-best = Twój rekord
season-locked = Otworzy się po wygraniu odcinka { $number }
season-week = Rozdanie tygodnia
season-week-help = Te same pokoje dla wszystkich do niedzieli wieczór (UTC).
season-next = Następny odcinek
season-all = Wszystkie odcinki
season-lost = Dziś bez gwiazdki. Scenografia jest w naprawie.
season-new-best = Twój najlepszy wynik!
season-wrong = Są odcinki od 1 do { $most }, a nie { $number }.
season-instead = --episode mówi już, w co się gra: usuń { $option }.

## Poza grą: zakłady o to, co będzie dalej, tylko dla siebie

bet-place = Postaw zakłady
bet-help = Tylko dla ciebie: zakłady zostają na tym urządzeniu, nikt o nich nie wie i na grę nie wpływają. Wynik poznasz na końcu.
bet-won = Jak to się dla ciebie skończy?
bet-out = Kto się wydostanie?
bet-nobody = Nikt
bet-round = W której rundzie gra się skończy?
bet-title = Twoje zakłady: trafione { $right } z { $all }
bet-said = W rundzie { $round } twój typ: { $said }.
bet-right = Trafione!
bet-wrong = A było tak: { $came }.

## Gra w przeglądarce: zasady

rules-search = Szukaj: pomieszczenie, słowo, numer zasady
rules-all = Wszystkie zasady, w nowej karcie
rules-chapters = Rozdziały
rules-found =
    { $count ->
        [one] Znaleziono { $count } zasadę
        [few] Znaleziono { $count } zasady
       *[many] Znaleziono { $count } zasad
    }
rules-nothing = W tej edycji nic takiego nie ma. Spróbuj innego słowa albo innej edycji.
rules-all-editions = wszystkie edycje
rules-ids = zasady po numerach: { $count }
rules-mark-b = Podstawowa
rules-mark-s2 = S2
rules-mark-en = Ultimate EN
rules-mark-pl = Ultimate PL
rules-mark-uk = Ultimate UK
rules-mark-ult = Ultimate
rules-mark-x = S2 · Ultimate
rules-part-modes = Tryby
rules-part-actions = Akcje
rules-part-rooms = Pomieszczenia
rules-part-talents = Specjalne zdolności
rules-part-robots = Roboty
rules-part-cards = Karty Z.R.B.
rules-part-complexes = Układy budynku
rules-part-differences = Różnice między edycjami
rules-part-by-id = Wszystkie zasady po numerach
rules-part-rulings = Nasze rozstrzygnięcia
rules-by-id-hint = Naszymi słowami. Tabliczki takie jak S2 czy UK mówią, której edycji dotyczy zdanie; bez tabliczki obowiązuje wszędzie.
rules-rulings-hint = Tam, gdzie instrukcje milczą albo sobie przeczą: pytanie, możliwe odczytania, jak gramy i dlaczego.
rules-differences-hint = Edycja tej strony jest w ramce. Tego, w czym wszystkie pięć się zgadza, tu nie ma.
rules-yes = tak
rules-no = nie
rules-players = gracze: { $players }
rules-rounds = rundy: { $rounds }
rules-in-box = w pudełku: { $count }
rules-drawn = losowane: { $count }, { $colour }
rules-without = Po jednym egzemplarzu zostaje w pudełku: { $rooms }
rules-open-in-builder = Otwórz w kreatorze
rules-cards-basic = Karty podstawowe
rules-cards-madness = Karty szaleństwa
rules-card-move = Ruch budynku
rules-card-punishment = Kara
rules-card-disabled = Wyłączone pomieszczenia

## Gra w przeglądarce: w czym edycje się różnią

difference-alarm = Kiedy wejście do Pokoju 25 włącza alarm, po którym zostaje pięć rund
difference-alarm-0 = nigdy
difference-alarm-1 = gdy zostało więcej niż pięć rund
difference-alarm-2 = w pierwszych pięciu rundach; żadna nie przybywa
difference-alarm-3 = w pierwszych pięciu rundach, nawet jeśli jakieś przybędą
difference-direct = Akcje gra się prosto z ręki; niczego się nie programuje.
difference-deaths = Ile śmierci wytrzymuje Kooperacja albo Solo
difference-deaths-0 = żadnej
difference-deaths-1 = jedną, jako zwycięstwo częściowe
difference-reminders = Znaczniki przypomnienia są w grze.
difference-talents = Każdy ma specjalną zdolność.
difference-adrenaline = Każdy zaczyna z adrenaliną.
difference-withdraw = Wyłożoną adrenalinę można cofnąć.
difference-guard_reveal = Kiedy strażnik może się ujawnić
difference-guard_reveal-0 = w swojej turze, kiedykolwiek
difference-guard_reveal-1 = w swojej turze, gdy ktoś już wszedł do Pokoju 25
difference-guard_reveal-2 = w swojej turze, gdy Pokój 25 jest odkryty
difference-guard_reveal-3 = w każdej turze, gdy Pokój 25 jest odkryty
difference-guard_reveal-4 = w swojej turze, gdy alarm już się włączył
difference-guard_adrenaline = Kiedy ujawniony strażnik traci adrenalinę
difference-guard_adrenaline-0 = od następnej rundy
difference-guard_adrenaline-1 = od razu
difference-guard_adrenaline-2 = nigdy
difference-masks = Zdjęcie maski: kiedy ostatni na zewnątrz muszą pokazać role
difference-masks-0 = gdy w Pokoju 25 i martwych jest więcej niż żywych poza nim
difference-masks-1 = gdy poza Pokojem 25 jest nie więcej osób niż strażników
difference-masks-2 = tak samo, a martwi wśród nich też je pokazują
difference-last_dead = Martwi pokazują role na początku ostatniej rundy.
difference-gather = Kooperację wygrywa się, zbierając się w Pokoju 25 po odnalezieniu Pokoju kontrolnego.
difference-key = Zanim ktokolwiek ucieknie, trzeba znaleźć Pokój kontrolny.
difference-cards = Kiedy dobiera się karty Z.R.B.
difference-cards-0 = tylko w Pokoju Z.R.B., jeśli jest
difference-cards-1 = dwie przed programowaniem
difference-cards-2 = jedną przed każdą kolejką akcji
difference-cards-3 = jedną po programowaniu i po jednej po każdej kolejce akcji
difference-blocked_again = Karta ruchu, która nie może niczego przesunąć, i tak dobiera następną.
difference-solo_jam = Karta Zakłócanie zabiera znaczniki przypomnienia temu, kto gra solo.
difference-bomb_stays = Pierwsza Bomba zegarowa czeka na drugą przez dowolną liczbę rund.
difference-accel_slot = Przyspieszenie trwa tylko jedną kolejkę akcji.
difference-panic_kevin = Które dwa pomieszczenia zamienia Kevin w panice
difference-panic_kevin-0 = dwa obok swojego, najpierw zajęte
difference-panic_kevin-1 = dowolne dwa obok siebie, najpierw zajęte
difference-panic_kevin-2 = dwa obok swojego, najpierw te z postaciami
difference-pivot_talents = W Komorze obrotowej specjalne zdolności sięgają tylko przez jej dwa wyjścia.
difference-free_carry = Noszeniem można opuścić Komorę obrotową w każdą z czterech stron.
difference-paranoid_adrenaline = Adrenalinę można wyłożyć w trakcie paranoi.
difference-redirect = Co robi robot, któremu odmówi Alice
difference-redirect-0 = nic
difference-redirect-1 = na rozkaz wypycha kogoś innego
difference-redirect-2 = wypycha kogoś innego, także z karty Robot
difference-lock_own = Emmet może położyć zamek u siebie.
difference-kevin_early = Kevin wybiera zdolność już przy programowaniu.
difference-jam_card = Karta Zakłócanie ucisza stół.
difference-calm_early = Paranoja mija przed kartami następnej rundy, a nie po nich.
difference-clear_disabled = Wyłączone pomieszczenia zdejmują zamki i Zakaz wstępu z zakrytych kafelków.
difference-robot_activated = O liczbie robotów decydują tylko Komory robotów, do których weszła postać.
difference-mirror_guard = Ujawniony strażnik, który ma jeszcze adrenalinę, traci w Pokoju luster resztę tury.
difference-dead_talk = Martwi mogą rozmawiać.

## Gra w przeglądarce: jak trudny jest budynek

build-hard = Trudność
build-stars = gwiazdki: { $stars } z 5
build-hard-help = Bot explorer przegrywa tu około { $score } % gier; w budynku z instrukcji { $book } %. Dobrzy gracze przegrywają rzadziej.
build-hard-help-suspicion = Gdy za wszystkich gra bot explorer, więźniowie przegrywają tu około { $score } % gier; w budynku z instrukcji { $book } %.
build-won = Więźniowie wychodzą
build-won-suspicion = Więźniowie wygrywają
build-won-rivals = Ktoś wygrywa
build-plays = Jak się w to gra?
build-plays-help = Za wszystkich gra bot { $bot }, w każdym projekcie z tymi samymi rozdaniami. Ludzie grają inaczej: najwięcej mówi porównanie dwóch projektów.
build-plays-games = Gry
build-plays-start = Rozegraj gry: { $count }
build-plays-stop = Zatrzymaj
build-plays-on = Kontynuuj
build-plays-done = gry: { $done } z { $most }
build-design = Projekt { $letter }
build-design-now = Zmieniasz projekt { $letter }.
build-design-compare = Porównaj z innym projektem
build-design-edit = Zmień projekt { $letter }
build-design-drop = Usuń projekt { $letter }
build-design-help = Projekt B jest na początku kopią: zmień powyżej jego pomieszczenia, talię albo tryb.
build-part-won = Wygrane
build-part-mean = Średnio
build-part-results = Jak się kończy
build-part-deaths = Zgony w grze
build-part-rounds = Rozpoczęte rundy
build-part-killers = Zgony według pomieszczeń
build-interval-help = W nawiasie i jako kreska na pasku: gdzie w 95 na 100 takich prób leży prawdziwy udział.
build-seat = Miejsce { $number }
build-mean-rounds = Rundy
build-mean-deaths = Zgony
build-deck = Talia
build-deck-box = Talia z pudełka
build-deck-count = karty: { $count }
build-card-less = Wyjmij: { $card }
build-card-more = Dodaj: { $card }

## Strona administratora serwera

web-admin = Zarządzanie serwerem
web-admin-key = Klucz tego serwera
web-admin-enter = Otwórz
web-admin-key-help = Podano go poleceniu room25 serve jako --admin-key. Zostaje tylko w tej karcie.
web-admin-wrong = To nie ten klucz albo serwer nie ma takiej strony.
web-admin-wait = Za dużo błędnych kluczy. Spróbuj za minutę.
web-admin-how-long = Na jak długo
web-admin-note = Powód (widzisz go tylko ty)
web-admin-tables = Stoły, przy których ktoś jest
web-admin-nobody = Nikogo teraz nie ma.
web-admin-mute = Wycisz
web-admin-ban = Zablokuj
web-admin-close = Zamknij stół
web-admin-said = Ostatnie wypowiedzi
web-admin-orders = Co obowiązuje
web-admin-no-orders = Nikt nie jest wyciszony ani zablokowany, żaden stół nie jest zamknięty.
web-admin-until = do { $when }
web-admin-back = Cofnij
web-admin-not-done = Nie udało się. Czy ktoś jest tam jeszcze połączony?
web-admin-leave = Zapomnij klucz
web-admin-1 = godzina
web-admin-24 = doba
web-admin-720 = 30 dni
