# The lessons of Welcome To… (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Ulica Klonowa
lesson-first-about = Siedem rund: każdy efekt raz, dwa osiedla i plan miejscowy.

lesson-first-pair-title = Numer i efekt
lesson-first-pair = Projektujesz trzy ulice, a wygrywa ten, kto ma **najwięcej punktów**. W każdej rundzie leżą trzy jawne kombinacje, każda to numer domu i efekt. Każdy używa jednej z nich, wszyscy w tym samym czasie. Weź 4 z basenem [1].
lesson-first-pair-do = Weź trzecią kombinację: 4 i basen.
lesson-first-pair-other = Można wziąć każdą kombinację, ale na początek weź 4 z basenem.

lesson-first-house-title = Numery rosną
lesson-first-house = Na każdej ulicy numery **rosną od domu do domu**; przerwy są dozwolone. Numer 4 jest mały, więc pasuje blisko początku, a przy tym domu na Klonowej [1] planowany jest basen.
lesson-first-house-do = Wpisz 4 w trzecim domu na Klonowej.
lesson-first-house-left = Pasuje, ale wtedy niewiele małych numerów zmieści się przed 4 i nie ma tam basenu. Wybierz trzeci dom.
lesson-first-house-other = Można, ale 4 to mały numer, a basen jest przy trzecim domu na Klonowej.

lesson-first-pool-title = Efekt: basen
lesson-first-pool = Efekt działa tu i teraz: basen buduje się **razem z domem** albo wcale. Pierwszy basen jest wart 3 punkty.
lesson-first-pool-do = Zbuduj basen.
lesson-first-pool-skip = Możesz go pominąć, ale drugiej szansy nie będzie. Zbuduj basen.
lesson-first-pool-then = Ada w tym samym czasie wpisała numer i założyła park. Karty z numerami się odwracają: teraz to one są efektami.

lesson-first-park-pair-title = Nowe kombinacje
lesson-first-park-pair = Kombinacje się nie zużywają: możecie z Adą wziąć tę samą. Dla Klonowej dobra jest 2 z parkiem [1].
lesson-first-park-pair-do = Weź pierwszą kombinację: 2 i park.
lesson-first-park-pair-other = To kuszące, ale najpierw poznaj parki: weź 2.

lesson-first-rising-title = Przed 4
lesson-first-rising = Numer 2 może na Klonowej stać tylko przed 4: w pierwszym [1] albo drugim domu. Pierwszy zostawia miejsce na 3.
lesson-first-rising-do = Wpisz 2 w pierwszym domu.
lesson-first-rising-second = Pasuje, ale wtedy przed 2 zmieści się tylko 0 lub 1, wybierz więc pierwszy dom.
lesson-first-rising-street = Można, ale park też trafi na tamtą ulicę. Wybierz Klonową.

lesson-first-park-title = Parki
lesson-first-park = Park powstaje na ulicy, na której **właśnie stanął numer** [1]. Jeden park na Klonowej jest wart 2 punkty, wszystkie trzy są warte 10.
lesson-first-park-do = Załóż park.
lesson-first-park-skip = Park nic nie kosztuje. Załóż go.
lesson-first-park-then = Ada wzięła tę samą kombinację.

lesson-first-fence-pair-title = Teraz płot
lesson-first-fence-pair = Płoty robią z domów **osiedla**, a właśnie osiedli wymagają plany miejscowe. Weź 9 z płotem [1].
lesson-first-fence-pair-do = Weź pierwszą kombinację: 9 i płot.

lesson-first-room-title = Zostaw miejsce
lesson-first-room = Między 4 a 9 pasują jeszcze 5, 6, 7 i 8. Zostaw dwa wolne domy na dwa z tych numerów: wpisz 9 w szóstym domu [1].
lesson-first-room-do = Wpisz 9 w szóstym domu na Klonowej.
lesson-first-room-beside = Tuż obok 4? Wtedy numery od 5 do 8 już się na tej ulicy nie zmieszczą. Wybierz szósty dom.

lesson-first-fence-title = Płot kończy osiedle
lesson-first-fence = Na obu końcach ulicy są płoty. Postaw następny tuż za 4 [1], a odgrodzisz trzy domy. Jeden z nich jest jeszcze pusty.
lesson-first-fence-do = Postaw płot za trzecim domem.
lesson-first-fence-gap = Płot może stanąć wszędzie, ale chodzi o trzy pierwsze domy: wybierz miejsce tuż za 4.
lesson-first-fence-skip = Płot nic nie kosztuje. Postaw go tuż za 4.
lesson-first-fence-then = Ada zatrudniła pracownika. Wkrótce zobaczysz, co to daje.

lesson-first-bis-pair-title = Brakuje jednego domu
lesson-first-bis-pair = Osiedle liczy się dopiero wtedy, gdy **stoją wszystkie jego domy**. Drugi dom jest pusty i pasuje tam tylko 3. Pomoże bis, bo powtarza numer: weź kombinację 7 i bis [1].
lesson-first-bis-pair-do = Weź trzecią kombinację: 7 i bis.
lesson-first-bis-pair-other = Ten numer nie pasuje między 2 a 4. Pomoże bis: weź 7.

lesson-first-seven-title = Najpierw numer
lesson-first-seven = Numer jest zawsze pierwszy. Wpisz 7 tuż przed 9.
lesson-first-seven-do = Wpisz 7 w piątym domu.
lesson-first-seven-four = Pasuje, ale wtedy 5 i 6 nie mają miejsca. Wybierz piąty dom.

lesson-first-bis-title = Ten sam numer dwa razy
lesson-first-bis = Bis powtarza numer domu w pustym domu **tuż obok**. Kosztuje punkt, ale druga 2 kończy twoje osiedle z trzech domów.
lesson-first-bis-do = Powtórz 2 w drugim domu.
lesson-first-bis-too = Tak też można, ale w tej lekcji powtórz 2.
lesson-first-bis-elsewhere = Można powtórzyć numer każdego domu. Ale to drugi dom kończy osiedle: powtórz 2.
lesson-first-bis-skip = Możesz pominąć bis, ale drugi dom kończy osiedle: powtórz 2.
lesson-first-bis-then = 2, 2, 4: twoje pierwsze osiedle, warte 3 punkty. Bis kosztuje 1.

lesson-first-agent-pair-title = Agent
lesson-first-agent-pair = Teraz chodzi o cztery domy z rzędu. Weź 10 z agentem [1]: ten numer stanie tuż za 9.
lesson-first-agent-pair-do = Weź drugą kombinację: 10 i agent.
lesson-first-agent-pair-other = Ten numer nie pasuje tuż za 9. Weź 10.

lesson-first-ten-title = Stracony basen
lesson-first-ten = Przy siódmym domu planowany jest basen, ale zbudujesz go tylko z efektem basenu. Ten przepada, ale nic nie szkodzi.
lesson-first-ten-do = Wpisz 10 w siódmym domu.
lesson-first-ten-other = Pasuje, ale chodzi o cztery domy z rzędu: wybierz siódmy dom.

lesson-first-agent-title = Osiedla warte więcej
lesson-first-agent = Dzięki agentowi **wszystkie twoje osiedla jednej wielkości** są warte więcej. Budujesz osiedle z czterech domów, więc wybierz 4 [1]: z 4 punktów robi się 5.
lesson-first-agent-do = Wybierz osiedla z 4 domów.
lesson-first-agent-size = To dobre dla osiedli tej wielkości. Ale twoje następne będzie mieć cztery domy: wybierz 4.
lesson-first-agent-skip = Agent nic nie kosztuje. Wybierz 4.

lesson-first-temp-pair-title = Pracownik zmienia numer
lesson-first-temp-pair = Czwarty dom jest pusty i pasuje tam tylko 5 lub 6. Z **pracownikiem** możesz wpisać numer niższy lub wyższy najwyżej o dwa. Weź 8 z pracownikiem [1].
lesson-first-temp-pair-do = Weź drugą kombinację: 8 i pracownik.
lesson-first-temp-pair-other = Można, ale z pracownikiem zajmiesz czwarty dom, a pracownicy liczą się na koniec: weź 8.

lesson-first-temp-title = Z 8 robi się 6
lesson-first-temp = Wpisz zamiast 8 numer 6. Kto na koniec ma najwięcej pracowników, dostaje 7 punktów. Teraz macie z Adą po równo, więc byłoby po 7 dla ciebie i dla niej.
lesson-first-temp-do = Wpisz 6 w czwartym domu.
lesson-first-temp-other = Pasuje, ale potrzebny jest czwarty dom, a tam musi być 6.
lesson-first-temp-then = Małe symbole w rogach numerów pokazują następne efekty: nadchodzą dwa płoty.

lesson-first-last-pair-title = Drugi płot
lesson-first-last-pair = 6, 7, 9, 10 stoją w rzędzie, ale za 10 nie ma jeszcze płotu. Weź 7 z płotem [1].
lesson-first-last-pair-do = Weź pierwszą kombinację: 7 i płot.
lesson-first-last-pair-other = To dobra kombinacja, ale w tej lekcji weź 7: jej płot zamyka osiedle.

lesson-first-sunny-title = Inna ulica
lesson-first-sunny = Na Klonowej jest już 7, więc tę wpisz na Słonecznej: środkowy numer trafia na środek.
lesson-first-sunny-do = Wpisz 7 w piątym domu na Słonecznej.
lesson-first-sunny-other = Można, ale w tej lekcji wybierz piąty dom na Słonecznej.

lesson-first-estate-title = Płot stoi, gdzie chcesz
lesson-first-estate = Płot może stać daleko od nowego domu. Postaw go na Klonowej, tuż za 10.
lesson-first-estate-do = Postaw płot za siódmym domem na Klonowej.
lesson-first-estate-cut = Można, ale twoje cztery domy potrzebują jeszcze jednego płotu: tuż za 10.
lesson-first-estate-skip = Płot kończy osiedle z czterech domów. Postaw go tuż za 10.

lesson-first-claim-title = Plan miejscowy
lesson-first-claim = Osiedla z 3 i 4 domów: tego wymaga trzeci plan [1]. Kto zaliczy go pierwszy, dostaje **7 punktów**; w późniejszych rundach plan daje 3 punkty. Każde osiedle służy tylko jednemu planowi.
lesson-first-claim-do = Zalicz trzeci plan.
lesson-first-claim-later = Możesz poczekać, ale wtedy pierwsza może być Ada. Zalicz plan teraz.

lesson-first-shuffle-title = Tasować czy nie
lesson-first-shuffle = Kto pierwszy zaliczy plan, może zażądać przetasowania wszystkich kart. Teraz nie trzeba.
lesson-first-shuffle-do = Zostaw karty bez zmian.
lesson-first-shuffle-yes = Spróbuj innym razem: wracają wtedy karty, które już były. Na razie zostaw karty bez zmian.
lesson-first-shuffle-then = Masz 26 punktów, Ada ma 17.

lesson-first-end-title = Znasz każdy efekt
lesson-first-end = Gra kończy się po rundzie, w której ktoś ma **trzy plany**, **pełne miasteczko** albo trzy odmowy. Odmowę dostajesz, gdy żaden numer nie pasuje. Jeśli do planu pasuje więcej osiedli, niż trzeba, wybierasz, które zaliczyć. Dokończ tę partię z Adą.

lesson-solo = Gra solo
lesson-solo-about = Trzy karty na rundę, sześciu pracowników i karta solo: dwie rundy solo.

lesson-solo-pair-title = Dwie z trzech kart
lesson-solo-pair = W grze solo dostajesz w każdej rundzie trzy karty i **używasz dwóch**: numeru jednej i efektu drugiej, nigdy obu stron jednej karty. Weź 5 z basenem z karty 9 [1].
lesson-solo-pair-do = Weź 5 z basenem.
lesson-solo-pair-other = Nadają się dowolne dwie karty, ale w tej lekcji weź 5 z basenem.

lesson-solo-house-title = Dom jak zwykle
lesson-solo-house = Całą resztę znasz. Przy trzecim domu na Klonowej [1] planowany jest basen, a 5 to mały numer.
lesson-solo-house-do = Wpisz 5 w trzecim domu na Klonowej.
lesson-solo-house-other = Pasuje, ale trzeci dom na Klonowej jest blisko początku i ma planowany basen.

lesson-solo-pool-title = I jego basen
lesson-solo-pool = Basen masz z drugiej karty: to 3 punkty.
lesson-solo-pool-do = Zbuduj basen.
lesson-solo-pool-skip = Możesz go pominąć, ale drugiej szansy nie będzie. Zbuduj basen.

lesson-solo-deck-title = Trzy nowe karty
lesson-solo-deck = Wszystkie trzy karty znikły, użyte czy nie. Talia leży **efektami do góry**: zawsze widzisz następny, teraz basen. Wśród nowych kart jest dwóch pracowników. Weź 7 z pracownikiem z karty 13 [1].
lesson-solo-deck-do = Weź 7 z pracownikiem.
lesson-solo-deck-other = Można, ale w tej lekcji weź 7 z pracownikiem.

lesson-solo-temp-title = Sześciu pracowników
lesson-solo-temp = Nie ma z kim porównać pracowników. W grze solo **sześciu lub więcej pracowników daje 7 punktów**, mniej nie daje nic. Wpisz zamiast 7 numer 6, tuż obok 5 [1]: żaden numer między nimi nie przepada.
lesson-solo-temp-do = Wpisz 6 w czwartym domu na Klonowej.
lesson-solo-temp-elsewhere = Pasuje, ale w tej lekcji wybierz czwarty dom na Klonowej.
lesson-solo-temp-other = Pasuje, ale z 6 tuż obok 5 żaden numer nie przepada: wybierz czwarty dom na Klonowej.

lesson-solo-end-title = Karta solo
lesson-solo-end = Gdzieś w dolnej połowie talii czeka **karta solo**. Gdy się pojawi, wszystkie plany dają mniej punktów, więc zaliczaj je wcześnie. Gra ma najwyżej 27 rund. Rywal jest jeden: twój najlepszy wynik. Graj dalej.

lesson-rings = Ronda, wariant ekspercki
lesson-rings-about = Rondo zamyka osiedle i pozwala numerom na ulicy zacząć się od nowa.

lesson-rings-ring-title = Ulica bez wyjścia
lesson-rings-ring = Klonowa zaczyna się od 4, 6, 9 [1], a do wyboru są 8, 8 i 9: żaden z tych numerów nie pasuje po 9. Zbuduj tam **rondo** [2], a numery za nim zaczną się od nowa. Rondo kosztuje 3 punkty.
lesson-rings-ring-do = Weź rondo i zbuduj je w miejscu czwartego domu na Klonowej.
lesson-rings-ring-elsewhere = Rondo może stanąć w miejscu każdego pustego domu. Ale najwięcej daje tuż za 9: wybierz czwarty dom.
lesson-rings-ring-number = Rondo nigdy nie jest konieczne. Ale zobacz, co daje: zbuduj je, zanim weźmiesz kombinację.

lesson-rings-pair-title = Płoty z obu stron
lesson-rings-pair = Rondo [1] ma płoty z obu stron, więc 4, 6, 9 to od razu **osiedle z trzech domów**. Za rondem numery zaczynają się od nowa, od 0 do 17. Weź 8 z basenem [2].
lesson-rings-pair-do = Weź pierwszą kombinację: 8 i basen.
lesson-rings-pair-other = Można, ale w tej lekcji weź 8 z basenem.

lesson-rings-house-title = Numer 8 po 9
lesson-rings-house = Przed rondem stoi 9, a za rondem wolno teraz wpisać 8. Przy siódmym domu [1] planowany jest basen i zostaje miejsce na mniejsze numery.
lesson-rings-house-do = Wpisz 8 w siódmym domu na Klonowej.
lesson-rings-house-beside = Pasuje, ale basen jest planowany przy siódmym domu: wybierz siódmy.
lesson-rings-house-other = Można, ale w tej lekcji wybierz siódmy dom na Klonowej.

lesson-rings-pool-title = Basen
lesson-rings-pool = W swojej turze stawiasz dom i używasz efektu. Możesz też zbudować **jedno rondo**, przed wpisaniem numeru albo po efekcie.
lesson-rings-pool-do = Zbuduj basen.
lesson-rings-pool-skip = Możesz go pominąć, ale drugiej szansy nie będzie. Zbuduj basen.
lesson-rings-pool-then = Ada wpisuje 9 na Słonecznej i zakłada park.

lesson-rings-end-title = Czy to się opłaca?
lesson-rings-end = Osiedle daje 3, basen 3, a rondo kosztuje 3 punkty. Drugie kosztuje jeszcze 5, a trzeciego nie ma. Plany eksperckie wymagają innych rzeczy: ten [1] pełnej Klonowej, a rondo liczy się jak zajęte miejsce. Dokończ tę partię z Adą.

lesson-draft = Draft kart
lesson-draft-about = Trzy własne karty, z których jedna trafia do sąsiada.

lesson-draft-hand-title = Własne karty
lesson-draft-hand = W drafcie każdy ma trzy karty. U Ady widzisz efekty kart, ale nie numery. Wybierz numer jednej karty i efekt drugiej: 2 i basen [1]. **Trzecia trafia do Ady**, a mała strzałka pokazuje, która to.
lesson-draft-hand-do = Weź 2 z basenem i przekaż 7.
lesson-draft-hand-other = Nadają się dowolne dwie, a strzałka pokazuje, co dostanie Ada. Ale w tej lekcji weź 2 z basenem.

lesson-draft-house-title = Dom
lesson-draft-house = Przy pierwszym domu na Słonecznej [1] planowany jest basen, a 2 to dobry początek.
lesson-draft-house-do = Wpisz 2 w pierwszym domu na Słonecznej.
lesson-draft-house-other = Pasuje, ale w tej lekcji wybierz pierwszy dom na Słonecznej.

lesson-draft-pool-title = Basen
lesson-draft-pool = Basen pochodzi z karty 13. Potem obie karty się odrzuca.
lesson-draft-pool-do = Zbuduj basen.
lesson-draft-pool-skip = Możesz go pominąć, ale drugiej szansy nie będzie. Zbuduj basen.
lesson-draft-pool-then = Ada wpisuje 8 na Jeziornej, zakłada park i przekazuje ci swoją trzecią kartę.

lesson-draft-given-title = Co oddać
lesson-draft-given = Karta 9 przyszła od Ady, karty 4 i 6 są nowe. Teraz najlepiej wziąć 4, a basen z karty 9 albo z karty 6: **druga karta trafia do Ady**. Dostanie 6 [1] albo 9 [2]. Wybór należy do ciebie.
lesson-draft-given-do = Weź 4 z basenem.
lesson-draft-given-other = Można, ale małe numery są rzadkie: weź 4 z jednym lub drugim basenem.

lesson-draft-four-title = Trzeci dom
lesson-draft-four = Przy trzecim domu na Klonowej [1] planowany jest basen.
lesson-draft-four-do = Wpisz 4 w trzecim domu na Klonowej.
lesson-draft-four-other = Pasuje, ale w tej lekcji wybierz trzeci dom na Klonowej.

lesson-draft-second-title = Drugi basen
lesson-draft-second = Dwa baseny są warte 6 punktów.
lesson-draft-second-do = Zbuduj basen.
lesson-draft-second-skip = Możesz go pominąć, ale drugiej szansy nie będzie. Zbuduj basen.
lesson-draft-second-then = Ada wpisuje 7 otrzymaną od ciebie i zakłada następny park.

lesson-draft-end-title = Co już wiesz
lesson-draft-end = Twoja 7 przydała się Adzie. Z jej nowych kart znasz **numer jednej**: tej, którą właśnie od ciebie dostała. Gdy graczy jest więcej, trzecia karta trafia do sąsiada po prawej. Zanim wybierzesz, spójrz więc na jego miasteczko. Dokończ tę partię z Adą.
