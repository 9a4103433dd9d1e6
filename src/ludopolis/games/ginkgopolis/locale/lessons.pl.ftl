# The lessons of Ginkgopolis (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Wokół starego drzewa
lesson-first-about = Sześć rund: sama karta, rozbudowa i nadbudowa, ile to kosztuje, i pierwsza dzielnica.

lesson-first-alone-title = Sama karta
lesson-first-alone = Razem budujecie jedno miasto, wszerz i w górę; wygrywa ten, kto ma **najwięcej punktów**. W każdej rundzie każdy potajemnie wybiera jedną z czterech kart. Karta oznacza miejsce: żółta 3 to ten budynek [1]. Zagrana **sama** pozwala ci użyć tego budynku; żółte budynki dają punkty.
lesson-first-alone-do = Wybierz żółtą 3 i zagraj ją samą.
lesson-first-alone-tile = Z kafelkiem byłaby to budowa. Najpierw zobacz, co robi sama karta: zagraj żółtą 3 bez kafelka.
lesson-first-alone-colour = Czerwone budynki dają zasoby, a niebieskie – kafelki. Zacznij od punktu: zagraj żółtą 3.
lesson-first-alone-renew = To kosztowałoby żeton wymiany, a te karty są dobre. Zagraj samą żółtą 3.
lesson-first-alone-other = Można, ale najpierw zobacz, co robi budynek: zagraj samą żółtą 3.
lesson-first-alone-then = Dostajesz 1 punkt. Ada w tym samym czasie wybrała literę K z kafelkiem.

lesson-first-hands-title = Karty idą dalej
lesson-first-hands = Ada zbudowała niebieski 20 w miejscu litery K [1], a litera odsunęła się na bok [2]. Trzy niezagrane karty **poszły do Ady**, jej karty przyszły do ciebie, a każdemu doszła jedna z talii. Tak jest po każdej rundzie.

lesson-first-outward-title = Rozbudowa
lesson-first-outward = Litery wyznaczają obrzeże miasta. Litera **z kafelkiem** to rozbudowa: budynek staje w jej miejscu. Litera L [1] leży obok dwóch niebieskich budynków [2] [3], a wszystkie budynki obok nowego coś ci dają: tutaj dwa kafelki.
lesson-first-outward-do = Wybierz L, potem kafelek niebieski 4 i zbuduj.
lesson-first-outward-alone = Sama litera daje zasób albo kafelek. Z kafelkiem dostajesz więcej i masz budynek: dodaj niebieski 4.
lesson-first-outward-high = Ten kafelek też by pasował. Ale wysokie numery są dobre do nadbudowy: weź niebieski 4.
lesson-first-outward-neighbours = Tam jest jeden sąsiedni budynek, a przy L dwa. Weź L.
lesson-first-outward-upward = To nadbudowa, przyjdzie na nią czas. Najpierw zagraj L z niebieskim 4.
lesson-first-outward-other = Można, ale L z niebieskim 4 daje teraz więcej.
lesson-first-outward-then = W tej rundzie pierwsza jest Ada: zagrywa samą literę I i bierze zasób. Potem budujesz ty.

lesson-first-letter-title = Litera się odsuwa
lesson-first-letter = Niebieski 4 jest twój: stoi na nim jeden twój zasób [1]. Przesuń literę na **wolne pole obok niego**, gdzie miasto może później rosnąć. Oba pola są dobre.
lesson-first-letter-do = Wybierz, dokąd idzie litera L.

lesson-first-gain-title = Co to dało
lesson-first-gain = Dwa sąsiednie niebieskie budynki, każdy z jednym poziomem, dają **dwa kafelki**, choć niebieski 20 [1] należy do Ady. Ada nie dostaje nic. A dwie z trzech postaci, z którymi zaczynasz grę, przynoszą za każdą rozbudowę [2] zasób i punkt.

lesson-first-upward-title = Nadbudowa
lesson-first-upward = Karta budynku z kafelkiem to **nadbudowa**. Połóż niebieski 11 na niebieskim 1 [1]: to dwa poziomy, więc trafiają tam dwa twoje zasoby [2]. Przy tym samym kolorze i wyższym numerze nic więcej nie płacisz.
lesson-first-upward-do = Wybierz niebieską 1, potem kafelek niebieski 11 i zbuduj.
lesson-first-upward-alone = To daje kafelek, ale tracisz kartę. Gdy nią budujesz, zatrzymujesz ją: dodaj niebieski 11.
lesson-first-upward-colour = Inny kolor kosztuje jeden zasób więcej. Weź niebieski 11.
lesson-first-upward-high = Tak też można. Ale 11 tu wystarczy, więc zachowaj 16.
lesson-first-upward-place = Można, ale lepiej nadbuduj niebieski 1: obok masz już niebieski budynek.
lesson-first-upward-other = Można, ale w tej lekcji nadbuduj: zagraj niebieską 1 z niebieskim 11.
lesson-first-upward-then = Inna twoja postać daje za to kafelek. Ada też nadbudowuje: kładzie żółty 17.

lesson-first-kept-title = Karty, które zostają
lesson-first-kept = **Zatrzymujesz kartę** zagraną przy nadbudowie: niebieska 1 daje odtąd kafelek za każdą kartę zagraną bez kafelka [1]. Nowe budynki, jak niebieski 11 [2], są placami budowy (dźwig), dopóki nie wyczerpie się talia. Właśnie się wyczerpała: ich karty są w grze.

lesson-first-district-title = Dzielnica
lesson-first-district = Niebieskie 4 [1], 11 [2] i 20 [3] się stykają: budynki jednego koloru obok siebie to **dzielnica**. Na koniec ten, kto ma w niej najwięcej zasobów, dostaje punkt za każdy z 4 zasobów dzielnicy; drugi – punkt za każdy własny, czyli Ada 1.

lesson-first-resource-title = Sama litera
lesson-first-resource = Masz 2 zasoby [1], a wkrótce potrzebne będą 3. **Sama** litera daje zasób albo kafelek.
lesson-first-resource-do = Wybierz literę B i zagraj ją samą.
lesson-first-resource-letter = To równie dobre, ale w tej lekcji weź literę B.
lesson-first-resource-blue = To daje kafelki, a masz ich trzy. Potrzebujesz zasobu: zagraj samą literę B.
lesson-first-resource-other = To kuszące, ale w tej lekcji oszczędzaj na następną rundę: zagraj samą literę B.
lesson-first-resource-then = Znowu pierwsza jest Ada: zagrywa samą czerwoną 2 i dostaje zasób.

lesson-first-take-title = Zasób albo kafelek
lesson-first-take = Masz 3 kafelki, a niebieska 1 zaraz przyniesie następny, bo zagrywasz samą kartę.
lesson-first-take-do = Weź zasób.
lesson-first-take-tile = Kafelków masz dość. Weź zasób: następny budynek wymaga trzech.

lesson-first-over-title = Na budynku rywala
lesson-first-over = Masz teraz niebieską 20, kartę budynku Ady [1]. Na dwa poziomy idą 2 z twoich 3 zasobów [2], **inny kolor** kosztuje 1 więcej, a za **niższy numer** płacisz różnicę w punktach: położenie 19 na 20 kosztuje 1 punkt.
lesson-first-over-do = Wybierz niebieską 20, potem kafelek czerwony 19 i zbuduj.
lesson-first-over-alone = To dałoby ci dwa kafelki. Stać cię na więcej: dodaj czerwony 19.
lesson-first-over-blue = Budynek pozostałby niebieski, ale położenie 16 na 20 kosztuje 4 punkty. Weź czerwony 19 i zobacz obie ceny.
lesson-first-over-dear = Ten numer jest dużo niższy i kosztuje więcej niż twoje 5 punktów. Weź czerwony 19.
lesson-first-over-other = Można, ale w tej lekcji buduj na budynku Ady: zagraj niebieską 20 z czerwonym 19.
lesson-first-over-then = Ada odzyskuje zasób i dostaje za niego punkt. Zagrywa samą literę C.

lesson-first-counted-title = Punkty na koniec
lesson-first-counted = Budynek Ady [1] jest przykryty, a jego karta, niebieska 20, zostaje u ciebie: **9 punktów** na koniec. W niebieskiej dzielnicy [2] nie ma już rywali, więc twoje 3 zasoby liczą się dwa razy: 6 punktów. Gdyby gra skończyła się teraz, byłoby 23 do 13 dla ciebie.

lesson-first-renewal-title = Wymiana kart
lesson-first-renewal = Nie podoba ci się żadna z czterech kart? Oddaj **żeton wymiany** [1] i dobierz cztery inne, zanim wybierzesz. Masz dwa; każdy, który zostanie, jest na koniec wart 2 punkty.

lesson-first-dear-title = Gdy cię nie stać
lesson-first-dear = Nie masz już zasobów [1]. Jeśli w swojej turze nie możesz zapłacić, kafelek wraca i zagrywasz samą kartę. Zdobądź więc najpierw zasoby.
lesson-first-dear-do = Zagraj samą literę: A, H lub L.
lesson-first-dear-blue = To daje kafelki, a masz ich cztery. Zagraj samą literę.
lesson-first-dear-renew = Wymiana kart kosztuje na koniec 2 punkty, a te karty wystarczą. Zagraj samą literę.
lesson-first-dear-other = Na to cię nie stać: kafelek by wrócił. Zagraj samą literę.
lesson-first-dear-then = Pierwsza jest Ada: kładzie czerwony 8 na twoim niebieskim 11. Płaci 3 punkty i 4 zasoby.

lesson-first-covered-title = Przykryty budynek
lesson-first-covered = Ada przykryła twój niebieski 11 [1]: **odzyskujesz dwa zasoby i dostajesz punkt za każdy**. Ale niebieski 4 [2] stoi teraz sam, a jeden budynek to nie dzielnica: tamte 6 punktów przepada.
lesson-first-covered-do = Weź zasób albo kafelek za swoją literę.

lesson-first-end-title = Jak to się kończy
lesson-first-end = Gdy kafelki [1] się wyczerpią, możesz zwrócić część swoich, po punkcie za każdy. Gdy wyczerpią się **znowu** albo ktoś ma w mieście 25 zasobów, ta runda jest ostatnia. Litera bez miejsca przesuwa inne. Dokończ tę partię z Adą.

lesson-districts = Kto ma większość
lesson-districts-about = Dzielnice: co się liczy, kto ile punktów dostaje i jak łączyć budynki.

lesson-districts-look-title = Dwie dzielnice
lesson-districts-look = Budynki jednego koloru obok siebie to dzielnica. Ada ma dwie: czerwony 8 [1] z czerwonymi 2 i 3 oraz żółty 17 [2] z żółtym 1. Czerwony 2, czerwony 3 i żółty 1 są niczyje: łączą, ale nic nie dają. Możesz pokazać wszystkie dzielnice [3].

lesson-districts-prizes-title = Pierwsze i drugie miejsce
lesson-districts-prizes = Kto ma w dzielnicy **najwięcej zasobów**, dostaje punkt za każdy zasób w niej, drugi – punkt za każdy swój. Kto jest tam sam, dostaje jedno i drugie: w czerwonej [1] Ada ma 3, więc 6 punktów. Twój czerwony 19 [2] nie styka się z żadnym czerwonym budynkiem.

lesson-districts-join-title = Połącz czerwone
lesson-districts-join = Litera J [1] styka się z twoim czerwonym 19 [2] i z czerwonym 1 [3], który jest niczyj. Czerwony kafelek w tym miejscu łączy wszystkie trzy w **jedną dzielnicę**. I oba sąsiednie budynki coś ci dają: razem trzy poziomy, więc trzy zasoby.
lesson-districts-join-do = Wybierz J, potem kafelek czerwony 6 i zbuduj.
lesson-districts-join-low = Ten kafelek też połączy czerwone. Ale przykrycie wyższego numeru kosztuje rywali więcej: weź czerwony 6.
lesson-districts-join-alone = Sama litera daje zasób albo kafelek. Z czerwonym 6 masz dzielnicę: dodaj kafelek.
lesson-districts-join-colour = Sąsiednie budynki dałyby to samo, ale czerwone połączy tylko czerwony kafelek: weź czerwony 6.
lesson-districts-join-other = Można, ale J z czerwonym 6 od razu tworzy dzielnicę.
lesson-districts-join-then = Ada wybrała niebieską 3 z czerwonym 5.

lesson-districts-letter-title = Gdzie miasto może rosnąć
lesson-districts-letter = Czerwony 6 [1] stoi. Litera się odsuwa; tam, dokąd pójdzie, każdy będzie mógł rozbudować miasto.
lesson-districts-letter-do = Wybierz, dokąd idzie litera J.
lesson-districts-letter-then = Ada nie może zapłacić 3 zasobów za czerwony 5: kafelek wraca, a ona zagrywa samą kartę.

lesson-districts-end-title = Bez rywali liczy się podwójnie
lesson-districts-end = Czerwony 19 [1] ma dwa zasoby, a czerwony 6 [2] jeden: razem trzy, wszystkie twoje, więc 6 punktów. Przy równych zasobach decyduje wyższy budynek, potem wyższy numer. Gdyby gra skończyła się teraz, byłoby 26 do 20 dla ciebie. Graj dalej.

lesson-draft = Draft postaci
lesson-draft-about = Gra zwykła: wybierz trzy postacie, które do siebie pasują, i zobacz, co przynoszą.

lesson-draft-planner-title = Jedna z czterech
lesson-draft-planner = W grze zwykłej wybierasz postacie: zatrzymaj jedną z czterech i **przekaż pozostałe Adzie**. Każda przynosi coś na start i przez całą grę nagradza jedną z trzech akcji. Ten bioplanista [1] daje punkt za każdą nadbudowę.
lesson-draft-planner-do = Zatrzymaj bioplanistę.
lesson-draft-planner-engineer = Bioinżynierowie dają kafelki, ale bioplaniści są rzadsi: zatrzymaj bioplanistę.
lesson-draft-planner-technician = Biotechnicy dają zasoby, ale bioplaniści są rzadsi: zatrzymaj bioplanistę.
lesson-draft-planner-then = Ada też zatrzymuje jedną postać. Pozostałe trafiają do ciebie.

lesson-draft-engineer-title = Jedna z trzech
lesson-draft-engineer = Te trzy postacie są od Ady i wszystkie nagradzają nadbudowę. Dwie, które nagradzają **tę samą akcję**, dobrze do siebie pasują: z tym bioinżynierem [1] każda nadbudowa przynosi ci punkt i kafelek.
lesson-draft-engineer-do = Zatrzymaj bioinżyniera.
lesson-draft-engineer-planner = Dwa punkty za każdą nadbudowę: nieźle. Ale potrzebujesz też kafelków do budowy: zatrzymaj bioinżyniera.
lesson-draft-engineer-technician = To też dobry wybór, ale w tej lekcji zatrzymaj bioinżyniera.

lesson-draft-technician-title = Jedna z dwóch
lesson-draft-technician = Te dwie postacie już znasz: nikt ich nie zatrzymał. Poziomy kosztują zasoby, a ten biotechnik [1] daje jeden za każdą kartę zagraną bez kafelka.
lesson-draft-technician-do = Zatrzymaj biotechnika.
lesson-draft-technician-engineer = To więcej kafelków, ale poziomy kosztują też zasoby. Zatrzymaj biotechnika.
lesson-draft-technician-then = Wszyscy pokazują swoje postacie. Potem każdy dostaje cztery karty.

lesson-draft-start-title = Z czym zaczynasz
lesson-draft-start = To, co postacie przynoszą na start, się sumuje: 4 zasoby, 2 kafelki i 2 punkty [1]. Od teraz dają kafelek i punkt za nadbudowę [2] oraz zasób za kartę zagraną bez kafelka [3].

lesson-draft-work-title = Postacie przy pracy
lesson-draft-work = Połóż niebieski 20 na niebieskim 1 [1]: to dwa poziomy, więc trafią tam 2 z twoich 4 zasobów. Ten sam kolor i wyższy numer nie kosztują nic więcej.
lesson-draft-work-do = Wybierz niebieską 1, potem kafelek niebieski 20 i zbuduj.
lesson-draft-work-alone = To daje kafelek i zasób od biotechnika. Ale dwie pozostałe postacie dają premię za nadbudowę: dodaj niebieski 20.
lesson-draft-work-colour = Inny kolor kosztuje jeden zasób więcej. Weź niebieski 20.
lesson-draft-work-renew = Te karty wystarczą. Wybierz niebieską 1 z niebieskim 20.
lesson-draft-work-other = Można, ale w tej lekcji nadbuduj: zagraj niebieską 1 z niebieskim 20.
lesson-draft-work-then = Kafelek i punkt dla ciebie. Ada zagrywa samą żółtą 1, a jej dwaj bioinżynierowie dają po kafelku.

lesson-draft-end-title = Wybieraj to, co pasuje
lesson-draft-end = Masz 3 punkty i 2 kafelki, a niebieska 1 zostaje u ciebie. Karty od 16 do 18 liczą też postacie: z niebieską 18 każda twoja karta z premią za nadbudowę [1] dałaby na koniec 2 punkty. Dokończ tę partię z Adą.

lesson-hal = Gra solo przeciwko Halowi
lesson-hal-about = Trzy rundy solo: twoje trzy karty, jedna karta Hala i to, jak on buduje.

lesson-hal-floor-title = Ty i Hal
lesson-hal-floor = W grze solo grasz przeciwko **Halowi** [1]. W każdej rundzie dostajesz trzy karty, a on jedną, zakrytą. Masz 6 zasobów, 6 kafelków i 6 punktów, ale nie masz postaci. Nadbuduj czerwony 1 [2].
lesson-hal-floor-do = Wybierz czerwoną 1, potem kafelek czerwony 14 i zbuduj.
lesson-hal-floor-alone = To daje zasób, ale tracisz kartę. Dodaj czerwony 14, a ją zatrzymasz.
lesson-hal-floor-high = To równie dobre, ale w tej lekcji weź czerwony 14.
lesson-hal-floor-colour = Inny kolor kosztuje jeden zasób więcej. Weź czerwony 14.
lesson-hal-floor-other = Można, ale w tej lekcji połóż czerwony 14 na czerwonym 1.

lesson-hal-his-letter-title = Hal zawsze buduje
lesson-hal-his-letter = Dwie pozostałe karty odrzucasz. Hal pokazuje literę I, dobiera kafelek niebieski 14 i **rozbudowuje miasto** [1]. Dostaje punkt za każdy zasób, kafelek i punkt od sąsiednich budynków, tutaj 1. Jego litery przesuwasz ty.
lesson-hal-his-letter-do = Wybierz, dokąd idzie litera I.

lesson-hal-outward-title = Dzielnica
lesson-hal-outward = Trzy nowe karty. Litera A [1] leży obok żółtego 1 [2]: z żółtym 10 w jej miejscu powstanie dzielnica. Sąsiedni budynek daje ci punkt.
lesson-hal-outward-do = Wybierz literę A, potem kafelek żółty 10 i zbuduj.
lesson-hal-outward-alone = Sama litera daje zasób albo kafelek. Z żółtym 10 masz punkt i dzielnicę.
lesson-hal-outward-colour = Tylko żółty kafelek tworzy dzielnicę z żółtym 1. Weź żółty 10.
lesson-hal-outward-other = Można, ale w tej lekcji zagraj literę A z żółtym 10.

lesson-hal-your-letter-title = Twoja litera
lesson-hal-your-letter = Żółty 10 [1] stoi. Jego litera się odsuwa; oba pola są dobre.
lesson-hal-your-letter-do = Wybierz, dokąd idzie litera A.

lesson-hal-kept-title = Hal nadbudowuje
lesson-hal-kept = Hal pokazał niebieską 1 i na jej budynku położył niebieski 18 [1]. Niższy numer i inny kolor nic go nie kosztują: płaci tylko zasobami, które stawia. **Zatrzymuje kartę** i liczy ją na koniec, ale nigdy nie używa jej premii.

lesson-hal-alone-title = Twoja zatrzymana karta daje premię
lesson-hal-alone = Zatrzymana czerwona 1 daje ci zasób za każdą kartę zagraną bez kafelka [2]. Zagraj samą żółtą 1 [1]: dostaniesz punkt i zasób.
lesson-hal-alone-do = Wybierz żółtą 1 i zagraj ją samą.
lesson-hal-alone-tile = To nadbudowa żółtego 1, ale w tej lekcji zagraj samą kartę.
lesson-hal-alone-letter = Litera da zasób albo kafelek, a czerwona 1 doda zasób. Żółta 1 da punkt: zagraj ją.
lesson-hal-alone-other = Można, ale w tej lekcji zagraj samą żółtą 1.

lesson-hal-end-title = Pokonaj Hala
lesson-hal-end = Hal położył czerwony 4 [1] obok twojego czerwonego 14 [2]: po dwa zasoby i po dwa poziomy, więc decyduje wyższy numer, a ten jest twój. Gra kończy się, gdy wyczerpią się kafelki, w mieście będzie 25 twoich zasobów albo Halowi zabraknie zasobów na budowę. Graj dalej.
