### Co mówi głos programu, w przeglądarce. Cztery pliki mają te same kwestie, w tej samej kolejności, z tymi samymi zmiennymi.
### Każda pada w grze najwyżej raz i tylko o tym, co widzieli wszyscy. Imiona przychodzą w mianowniku ($who, $by), pola jako B2.

## Zaczyna się pierwsza runda

host-open-1 = Dobry wieczór. Dwadzieścia pięć pomieszczeń, jedno wyjście, wszystkie kamery działają.
host-open-2 = Nasi uczestnicy źle spali. Obudźmy ich jak należy.
host-open-3 = Drzwi zamknięte, herbata gorąca, jesteśmy na żywo.
host-open-4 = Gorąco witamy dzisiejszych uczestników. Póki gorąco.
host-open-5 = Zasady mieszczą się na karcie. Drobny druk zajmuje cały budynek.
host-open-6 = Wszyscy mówili, że lubią łamigłówki. Zobaczymy.
host-open-7 = Nikt jeszcze niczego nie dotknął. Cieszcie się tą chwilą.
host-open-8 = Publiczność już obstawiła. Teraz postawcie pierwszy krok.

## Zaczyna się kolejna runda, a w poprzedniej nikt nie zginął

host-round-1 = Spokojna runda. Sponsorzy wolą te drugie.
host-round-2 = Tym razem przeszli wszyscy. Kwiaty poczekają.
host-round-3 = Bez strat. Dam znać kuchni.
host-round-4 = Następna runda, te same twarze. Jak odświeżająco.
host-round-5 = Robią się ostrożni. Ostrożnie znaczy wolno, a wolno gra na mnie.
host-round-6 = Następna lampa, następna okazja, by zaufać nie tej osobie.
host-round-7 = Budynek ma czas. Robi to nie pierwszy raz.
host-round-8 = Zastanówcie się dobrze. Zegar się nie zastanawia.
host-round-9 = To buczenie to ściany. Lubią was.
host-round-10 = Wybierajcie. Żal dodajemy gratis.
host-round-11 = Popatrzcie sobie w oczy. To świetnie wygląda w telewizji.
host-round-12 = Jak dotąd kulturalnie. To nigdy nie trwa długo.

## Zaczyna się kolejna runda, a w poprzedniej ktoś zginął

host-grim-1 = Gramy dalej. Przy stole zrobiło się luźniej.
host-grim-2 = Już posprzątane. Uwaga, ślisko.
host-grim-3 = Mniej uczestników, mniej kłótni.
host-grim-4 = Chwila zadumy. To była ona.
host-grim-5 = Oglądalność rośnie. Mam nie mówić dlaczego.
host-grim-6 = Zwolniła się szafka, gdyby ktoś potrzebował.
host-grim-7 = Reszta jakby pobladła. To pewnie światło.
host-grim-8 = Budynek nabrał apetytu. Następna runda.

## Zostały dwie lub trzy rundy

host-late-1 = Lampy kończą się szybciej niż wymówki.
host-late-2 = Robi się późno, a nikt nie zapytał o schody.
host-late-3 = Na waszym miejscu biegiem. Na moim – auto czeka pod drzwiami.
host-late-4 = Niedługo gasimy światło. Całe.
host-late-5 = Zegar przestał być uprzejmy.
host-late-6 = Niewiele lamp zostało. Pomachajcie do kamer, póki was widać.
host-late-7 = Od teraz każdy krok to mowa końcowa.
host-late-8 = Właśnie teraz plany zamieniają się we wspomnienia.

## Ostatnia runda

host-last-1 = Ostatnia runda. Co trzymaliście na później, to na teraz.
host-last-2 = Została jedna lampa. Mam nadzieję, że byliście dla siebie mili.
host-last-3 = Potem klucze ma już tylko nocny stróż.
host-last-4 = Ostatnia runda. Napisy końcowe gotowe, w dwóch wersjach.
host-last-5 = Ostatnia lampa. Mruga do was wszystkich.
host-last-6 = Ostatnia runda. Dobry moment, żeby mieć rację.
host-last-7 = Jeszcze jedna runda i idę do domu. Niektórzy z was może też.
host-last-8 = Ostatnie wezwanie. Wyjście nie przyjmuje rezerwacji.

## Ktoś ginie

host-death-1 = { $who } opuszcza nas przed czasem. Umowa to przewiduje.
host-death-2 = { $who } już wie, więc inni nie muszą sprawdzać.
host-death-3 = Dobranoc, { $who }. Bagaż odeślemy.
host-death-4 = { $who } już nie gra. Prosimy o ciszę.
host-death-5 = I tyle, { $who }. Pomieszczenie znów jest wolne.
host-death-6 = { $who } chce wiedzieć, dokąd to prowadzi. Właśnie tam.
host-death-7 = Brawa, { $who }. Tylko nie za głośno.
host-death-8 = Jeden mikrofon mniej. { $who } schodzi z anteny.
host-death-9 = { $who } uczy się kolorów na własnej skórze.
host-death-10 = { $who }, budynek dziękuje za wizytę.

## Ktoś ginie w pomieszczeniu, do którego trafia przez kogoś innego

host-pushed-1 = { $by } pomaga, { $who } płaci. Na pewno przypadek.
host-pushed-2 = { $who } nie idzie tam bez pomocy. { $by } ma się z czego tłumaczyć.
host-pushed-3 = { $by } chce tylko zrobić trochę miejsca. No i jest miejsce.
host-pushed-4 = { $by } podaje pomocną dłoń. Trochę zbyt pomocną.
host-pushed-5 = „Proszę przodem”, mówi { $by }. I { $who } idzie.
host-pushed-6 = To robota z podpisem: { $by }. Mamy ją z czterech kamer.
host-pushed-7 = { $who }, oto pomieszczenie. { $by }, oto kamery.
host-pushed-8 = Mocne ramię, { $by }. Słabe alibi.

## Pomieszczenie się odkrywa i nie jest tym, co ktoś mówił

host-lie-1 = { $who } mówi o { $cell } co innego. Mamy to na taśmie.
host-lie-2 = { $cell } już odkryte. Zostaje pytanie, na co patrzy { $who }.
host-lie-3 = Drobne sprostowanie, { $who }: to inny kolor.
host-lie-4 = { $who }, nie możecie mieć racji oboje: ty i to pomieszczenie.
host-lie-5 = Uczciwa pomyłka, { $who }? Zapytajmy publiczność.
host-lie-6 = { $who } ma bogatą wyobraźnię. { $cell } nie ma żadnej.
host-lie-7 = No cóż, { $who }. Farba jest innego zdania.
host-lie-8 = { $who } mówi jedno, { $cell } drugie. Ściany nie kłamią.
host-lie-9 = { $who }, może lepiej usiąść dalej od mikrofonu.
host-lie-10 = Daltonizm czy spryt, { $who }? Stąd wygląda tak samo.

## Alarm

host-alarm-1 = I mamy alarm. Ktoś był odrobinę za szybki.
host-alarm-2 = Słyszycie? To czas wychodzi.
host-alarm-3 = Alarm. Pokój 25 nie przepada za gośćmi przed porą.
host-alarm-4 = Gratulacje, znaleźliście go. Zegar znalazł was.
host-alarm-5 = A miał być taki długi wieczór.
host-alarm-6 = Do twarzy budynkowi w czerwonym. Napatrzycie się.
host-alarm-7 = Ktoś uruchomił alarm. To było w drobnym druku.
host-alarm-8 = Lampy usłyszały. Wychodzą przed czasem.

## Ktoś pierwszy staje w Pokoju 25

host-exit-1 = Pokój 25, a w nim { $who }. Niech nikt nie oddycha.
host-exit-2 = Czyli istnieje. { $who } może potwierdzić.
host-exit-3 = { $who } jest przy wyjściu. To była ta łatwa część.
host-exit-4 = Drzwi z właściwym numerem. Brawo, { $who }. Nie siadaj.
host-exit-5 = { $who } widzi światło dnia. To lampa, ale liczy się gest.
host-exit-6 = Każdy chce teraz być jak { $who }. Ostrożnie z marzeniami.
host-exit-7 = Dwadzieścia pięć pomieszczeń, a { $who } wybiera akurat to.
host-exit-8 = { $who } jest w Pokoju 25. Reszta wie, dokąd iść.

## Strażnik się ujawnia

host-guard-1 = { $who } jest od nas. Mundur był pod płaszczem.
host-guard-2 = Niespodzianka. { $who } od początku na liście płac.
host-guard-3 = { $who } robi krok naprzód. Reszta – krok w tył.
host-guard-4 = A oto i nasz człowiek: { $who }. Proszę się ukłonić.
host-guard-5 = { $who } z mundurem. Jedni coś czuli, inni zdradzali sekrety.
host-guard-6 = { $who } nie musi już udawać. Co za ulga.
host-guard-7 = Maska spadła, { $who }. A teraz szybciej.
host-guard-8 = Policzcie się jeszcze raz. { $who } nigdy nie gra po waszej stronie.

## Koniec, i ktoś jest na zewnątrz

host-out-1 = Wyszli. Będę się z tego tłumaczyć na górze.
host-out-2 = Drzwi zamknęły się o chwilę za późno. Dobranoc.
host-out-3 = Ucieczka. Sponsorzy już dzwonią.
host-out-4 = Niech ktoś sprawdzi zamki. Poniewczasie, rzecz jasna.
host-out-5 = Poszli, razem z naszymi mikrofonami. Prosimy odesłać.
host-out-6 = W budynku pustki, a mnie odjęło mowę. Prawie.
host-out-7 = Dobrze zagrane. Wpadnijcie znowu, będziemy gotowi.
host-out-8 = I już ich nie ma. Za tydzień wracamy z lepszymi drzwiami.

## Koniec, i nikogo nie ma na zewnątrz

host-kept-1 = I to był nasz program. Obsada zostaje w budynku.
host-kept-2 = Nikt nie wychodzi. Na to się zanosiło.
host-kept-3 = Drzwi pozostają zamknięte. Dziękujemy za uwagę.
host-kept-4 = Dobranoc od nas wszystkich. I od nich wszystkich.
host-kept-5 = Dom wygrywa. Dom ma dwadzieścia pięć pomieszczeń.
host-kept-6 = Szukamy nowych uczestników. Zgłoszenia przy wejściu.
host-kept-7 = Dziś bez wyjścia. Formalności będą krótkie.
host-kept-8 = Było blisko. To właśnie drukujemy na kubkach.
