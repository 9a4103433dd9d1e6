# The lessons of UpTown (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Dach nad pierwszą działką
lesson-first-about = Obie akcje tury, pierwszy dach i jego upcoiny, prezent i budowanie w górę.

lesson-first-shop-title = Dwa projekty, budujesz jeden
lesson-first-shop = Zabudowujesz pięć działek swojej ulicy, a wygrywa ten, kto ma **najwięcej punktów**: to prestiż i punkt za każde trzy upcoiny. Tura zaczyna się od darmowej karty. Są na niej dwa projekty i budujesz jeden z nich. Ogród na dachu wymaga dachu, więc weź Sklep: stanie na działce 1 [1].
lesson-first-shop-do = Zbuduj Sklep na działce 1.
lesson-first-shop-plot = Nadaje się każda pusta działka, ale w tej lekcji wybierz działkę 1.
lesson-first-shop-discard = Darmową kartę możesz odrzucić. Ale Sklep zarabia upcoiny: zbuduj go na działce 1.

lesson-first-second-title = Druga akcja
lesson-first-second = Na Sklepie widać 2 upcoiny: ulica przynosi je zawsze, gdy jedna z twoich działek dostaje dach. Teraz druga akcja: **kup** wierzchnią kartę dowolnej talii albo weź za darmo kartę komunalną [1].
lesson-first-second-do = Weź kartę komunalną.
lesson-first-second-buy = Stać cię na tę kartę. Ale najpierw zobacz, co jest za darmo: weź kartę komunalną.

lesson-first-point-title = Pierwszy punkt prestiżu
lesson-first-point = Karta komunalna ma cztery projekty, po dwa z każdej strony. Bar mleczny daje 1 punkt prestiżu, ale tylko **na parterze**: na pustej działce, na przykład na działce 2 [1].
lesson-first-point-do = Obróć kartę na Bar mleczny i zbuduj go na działce 2.
lesson-first-point-above = Nad Sklepem Bar mleczny nic nie da: musi stać na parterze. Wybierz działkę 2.
lesson-first-point-plot = Nadaje się każda pusta działka, ale w tej lekcji wybierz działkę 2.
lesson-first-point-roof = To już dach i zamknąłby działkę. Na dachy przyjdzie czas: weź Bar mleczny.
lesson-first-point-discard = Kartę możesz odrzucić. Ale Bar mleczny daje 1 punkt prestiżu: zbuduj go na działce 2.
lesson-first-point-then = Ada buduje, a potem kupuje Kiosk z wierzchu **twojej** talii i kładzie na niej 3 upcoiny. Kiosk ma dach, więc ulica płaci Adzie 3. Zabierasz 3 upcoiny ze swojej talii, więc nie dostajesz darmowej karty.

lesson-first-buy-title = Kupowanie od rywala
lesson-first-buy = Ada kupiła kartę z twojej talii. **Zamiast** darmowej karty dostajesz jej 3 upcoiny i masz ich 13. Na jej talii [1] leży dach: Taras na dachu, za 5. Twoje upcoiny zablokują tę talię, dopóki Ada ich nie zabierze.
lesson-first-buy-do = Kup wierzchnią kartę talii Ady za 5.
lesson-first-buy-own = Na tej karcie nie ma dachu. Na karcie Ady jest Taras na dachu.
lesson-first-buy-free = Ta karta jest za darmo, ale spójrz na talię Ady: dach za 5 upcoinów.

lesson-first-roof-title = Dach i przychód z ulicy
lesson-first-roof = Kupioną kartę trzeba zagrać. Dach zamyka działkę i wtedy płaci **cała ulica**: 2 za Sklep i 1 za sam Taras. Postaw go na działce 1 [1].
lesson-first-roof-do = Zbuduj Taras na dachu na działce 1.
lesson-first-roof-plot = Tam Taras dałby tyle samo. Ale wtedy Bar mleczny już by nie urósł: wybierz działkę 1.
lesson-first-roof-floor = To prestiż, ale nie dach, więc upcoinów nie będzie. Weź Taras na dachu.
lesson-first-roof-then = Dostajesz 3 upcoiny, a działka 1 jest zamknięta. Ada zabiera 5 upcoinów ze swojej talii i na twoją działkę 3 daje ci prezent: Trafostację, która zabiera ci 2 upcoiny przy każdym dachu.

lesson-first-gift-title = Prezenty
lesson-first-gift = Czerwona wstążka [1] oznacza **prezent**: buduje się go tylko na cudzej ulicy. Odwdzięcz się Adzie. Hałaśliwy bar na jej działce 1 [2] zabierze jej 3 punkty prestiżu.
lesson-first-gift-do = Obróć kartę na Hałaśliwy bar i podaruj go Adzie, na jej działkę 1.
lesson-first-gift-flat = To dobre dla ciebie. Ale 3 punkty mniej dla Ady to tym razem większy zysk. Weź Hałaśliwy bar.
lesson-first-gift-discard = Szkoda odrzucać taki prezent. Podaruj Adzie Hałaśliwy bar.
lesson-first-gift-other = Tam Hałaśliwy bar zabierze tyle samo, ale w tej lekcji wybierz jej działkę 1.

lesson-first-own-title = Własna talia
lesson-first-own = Na twojej talii [1] leży Basen na dachu: 4 punkty prestiżu. Kosztuje 5, a za własną kartę płacisz do banku, więc nic nie jest zablokowane.
lesson-first-own-do = Kup wierzchnią kartę swojej talii za 5.
lesson-first-own-other = Można, ale wierzchnia karta twojej talii daje 4 punkty prestiżu: kup ją.

lesson-first-pool-title = Na dachu
lesson-first-pool = Na dachu nie buduje się nic oprócz **projektów na dach**, takich jak Basen na dachu. Masz jedną zamkniętą działkę: działkę 1 [1].
lesson-first-pool-do = Zbuduj Basen na dachu na działce 1.
lesson-first-pool-cafe = To dach dla działki, która ma tylko jedną kartę: za wcześnie. Weź Basen na dachu.
lesson-first-pool-then = Ada buduje dwa piętra na swojej działce 3. Masz już 7 punktów prestiżu.

lesson-first-upwards-title = W górę
lesson-first-upwards = Niższe piętra nadal się liczą. Postaw Galerię, wartą 3 punkty prestiżu, na Barze mlecznym na działce 2 [1].
lesson-first-upwards-do = Zbuduj Galerię na działce 2.
lesson-first-upwards-plot = Można, ale najlepsze dachy należą się wysokim budynkom: wybierz działkę 2, z Barem mlecznym.
lesson-first-upwards-other = Tak też można, ale w tej lekcji zbuduj Galerię na działce 2.

lesson-first-free-title = Kupić czy wziąć za darmo
lesson-first-free = Czas na drugą akcję. Masz 6 upcoinów, ale tym razem karta komunalna jest dobra.
lesson-first-free-do = Weź kartę komunalną.
lesson-first-free-buy = Można, ale tym razem karta komunalna jest lepsza i nic nie kosztuje: weź ją.

lesson-first-square-title = Parter i dach w jednym
lesson-first-square = Skwer to parter i dach naraz. Od razu zamknie działkę 4 [1] i ulica zapłaci: 3 minus 2 za Trafostację.
lesson-first-square-do = Obróć kartę na Skwer i zbuduj go na działce 4.
lesson-first-square-five = To równie dobre, ale w tej lekcji wybierz działkę 4.
lesson-first-square-other = Tak też można, ale w tej lekcji zbuduj Skwer na działce 4.
lesson-first-square-then = Dostajesz 1 upcoin, a zamknięte są dwie działki. Ada buduje na swojej działce 4.

lesson-first-choose-title = Teraz wybierasz ty
lesson-first-choose = Zamknij działkę 2 [1] Szklanym biurem i znowu weź wypłatę albo postaw Ogród na dachu na zamkniętej działce, na przykład na działce 1 [2]: da 3 punkty prestiżu. Dobre jest jedno i drugie.
lesson-first-choose-do = Zbuduj Szklane biuro na działce 2 albo Ogród na dachu na zamkniętej działce.
lesson-first-choose-gift = To zamknie działkę z Trafostacją. Można, ale działka 2 bardziej zasługuje na dach.
lesson-first-choose-discard = Oba projekty są dobre. Zbuduj jeden z nich.

lesson-first-end-title = Reszta należy do ciebie
lesson-first-end = Gdy talia jest pusta albo czyjaś ulica ma **pięć dachów**, ta runda jest ostatnia. Liczy się prestiż, a każde trzy upcoiny to jeszcze jeden punkt. Najpierw zwiększ przychód ulicy, nie zamykaj działek za wcześnie i patrz na wierzchnie karty wszystkich talii. Dokończ tę partię z Adą.

lesson-roofs = Dachy: kiedy brać wypłatę
lesson-roofs-about = Dwa dachy w jednej turze na bogatej ulicy i jeszcze jeden, który funduje rywalka.

lesson-roofs-flat-title = Ile daje teraz dach
lesson-roofs-flat = Ta liczba [1] mówi, ile płaci ulica, gdy zamykasz działkę: teraz 7 upcoinów. Płaski dach dodaje 2 od siebie. Wysokie budynki zasługują na lepszy dach, więc zamknij działkę 1 [2].
lesson-roofs-flat-do = Obróć kartę na Płaski dach i zbuduj go na działce 1.
lesson-roofs-flat-plot = Tam ulica też zapłaci 9. Ale wysokie budynki zasługują na lepszy dach: wybierz działkę 1.
lesson-roofs-flat-garden = To 3 punkty prestiżu, ale nie dach, więc upcoinów nie będzie. Weź Płaski dach.
lesson-roofs-flat-discard = Kartę możesz odrzucić. Ale dach daje ci 9 upcoinów: zbuduj go na działce 1.

lesson-roofs-next-title = I jeszcze raz
lesson-roofs-next = Dostajesz 9 upcoinów i masz ich już 19 [1]. Nic się nie zużywa: przy **następnym** dachu znowu płaci cała ulica. Na twojej talii [2] leży kolejny, Biuro w chmurach za 6.
lesson-roofs-next-do = Kup wierzchnią kartę swojej talii za 6.
lesson-roofs-next-free = Małe poddasze to też dach, i to za darmo. Ale Biuro w chmurach daje więcej prestiżu: kup je.
lesson-roofs-next-gift = Tamten dach to prezent: ulica zapłaciłaby Adzie. Kup kartę ze swojej talii.

lesson-roofs-sky-title = Dach dla najwyższego budynku
lesson-roofs-sky = Biuro w chmurach daje 1 punkt prestiżu za **każde piętro poniżej**. Na działce 3 [1] stoją trzy karty, na działce 2 – dwie. Gdziekolwiek stanie Biuro, ulica zapłaci 9.
lesson-roofs-sky-do = Zbuduj Biuro w chmurach na działce 3.
lesson-roofs-sky-two = Dwie karty, 2 punkty prestiżu. Na działce 3 są trzy: wybierz ją.
lesson-roofs-sky-clinic = To też 3 punkty prestiżu, ale bez dachu i bez upcoinów. Weź Biuro w chmurach.
lesson-roofs-sky-then = 3 punkty prestiżu i 9 upcoinów. Ada daje ci Dach z plandeki na działkę 2, a w drugiej akcji buduje Sklep spółdzielczy.

lesson-roofs-end-title = Prezent, który płaci
lesson-roofs-end = Ada zamknęła twoją działkę 2 [1]: −2 punkty prestiżu i nic tam już nie urośnie. Ale dach płaci **właścicielowi działki**: dostajesz 9 upcoinów i masz 31. Najpierw więc zwiększ przychód ulicy, a potem zamykaj działkę po działce. Dokończ tę partię z Adą.

lesson-gifts = Prezenty
lesson-gifts-about = Dokąd mogą trafić prezenty, co przed nimi chroni i dlaczego prezent bywa rywalowi na rękę.

lesson-gifts-bar-title = Co chroni budynek
lesson-gifts-bar = Prezenty trafiają na otwarte działki rywala. **Przekreślony prezent** chroni cały budynek: na Strzeżonym osiedlu Ady [1] żaden prezent nie stanie. Jej Sklep [2] nie ma tego symbolu. Hałaśliwy bar zabiera 3 punkty prestiżu.
lesson-gifts-bar-do = Obróć kartę na Hałaśliwy bar i podaruj go Adzie, na jej działkę 2.
lesson-gifts-bar-plot = Tak też można, ale w tej lekcji wybierz jej działkę 2, ze Sklepem.
lesson-gifts-bar-own = To 1 upcoin i 1 punkt prestiżu dla ciebie, ale w tej lekcji podaruj Adzie Hałaśliwy bar.
lesson-gifts-bar-discard = Kartę możesz odrzucić. Ale prezent nic cię nie kosztuje: podaruj go Adzie.

lesson-gifts-counts-title = Prezent liczy się jak lokal
lesson-gifts-counts = Ada miała 6 punktów, ma 5: tylko o 1 mniej. Hałaśliwy bar to kawiarnia, a Palarnia kawy Ady [1] daje 2 punkty prestiżu **za każdą kawiarnię na ulicy**. Zanim coś podarujesz, zobacz, co liczy się na ulicy rywala. Drugi prezent leży na twojej talii [2], za 3.
lesson-gifts-counts-do = Kup wierzchnią kartę swojej talii za 3.
lesson-gifts-counts-free = Na tej karcie też jest prezent: zabiera Adzie 2 punkty, i to za darmo. Ale Gołębnik z twojej talii zabiera 3: kup tamtą kartę.
lesson-gifts-counts-flat = To daje ci 2 punkty prestiżu. Ale Gołębnik zabiera Adzie 3: kup kartę ze swojej talii.

lesson-gifts-loft-title = Prezent na dach
lesson-gifts-loft = Dach chroni przed prezentami, ale nie przed tymi na dach. Gołębnik staje **tylko na dachu**, a Ada ma jedną zamkniętą działkę: działkę 4 [1].
lesson-gifts-loft-do = Obróć kartę na Gołębnik i podaruj go Adzie, na jej działkę 4.
lesson-gifts-loft-own = 1 punkt prestiżu dla ciebie albo 3 mniej dla Ady. Weź Gołębnik.
lesson-gifts-loft-then = Ada ma już tylko 2 punkty prestiżu. Buduje Mieszkanie rodzinne, bierze kartę komunalną i daje ci Sortownię śmieci.

lesson-gifts-end-title = Rewanż Ady
lesson-gifts-end = Sortownia śmieci zabiera ci 2 punkty prestiżu. Twoja Portiernia [1] nie przyjmuje prezentów, więc Sortownia stoi na Kawalerce [2]. Zostanie tam, ale możesz budować na niej dalej. Dokończ tę partię z Adą.

lesson-municipal = Karty komunalne i twoje upcoiny
lesson-municipal-about = Odrzucanie, zablokowane talie, cztery projekty na jednej karcie i upcoiny zamiast darmowej karty.

lesson-municipal-discard-title = Mało upcoinów
lesson-municipal-discard = Oba projekty na twojej darmowej karcie zabierają po 1 punkcie prestiżu; możesz ją **odrzucić**. Potem nic nie kupisz: masz 2 upcoiny [1], twoja karta [2] kosztuje 6, a talię Ady [3] blokują twoje upcoiny. Zostaje tylko karta komunalna.
lesson-municipal-discard-do = Odrzuć kartę.
lesson-municipal-discard-build = Można: to więcej upcoinów kosztem 1 punktu prestiżu, ale w tej lekcji odrzuć kartę.

lesson-municipal-four-title = Cztery projekty
lesson-municipal-four = Karty komunalne [1] są **zawsze darmowe**. Obróć kartę, aby zobaczyć drugi koniec, albo ją odwróć, aby zobaczyć drugą stronę. Mieszkanie komunalne daje 1 punkt prestiżu na dowolnym piętrze; postaw je na działce 2 [2].
lesson-municipal-four-do = Obróć kartę na Mieszkanie komunalne i zbuduj je na działce 2.
lesson-municipal-four-plot = To równie dobre, ale w tej lekcji wybierz działkę 2.
lesson-municipal-four-project = Tak też można, ale w tej lekcji zbuduj Mieszkanie komunalne na działce 2.
lesson-municipal-four-pass = Można: kto bierze kartę komunalną i ją odrzuca, ten pasuje. Ale tu jest 1 punkt prestiżu: zbuduj Mieszkanie komunalne.
lesson-municipal-four-then = Ada zabiera twoje 4 upcoiny zamiast darmowej karty. Potem kupuje Park z twojej talii za 6, a jego dach przynosi jej 3.

lesson-municipal-collected-title = Zamiast darmowej karty
lesson-municipal-collected = Ada zostawiła na twojej talii 6 upcoinów. Dostajesz je **zamiast darmowej karty** i masz 8 [1]: w tej turze jest tylko druga akcja. Ada zabrała twoje upcoiny, więc z jej talii [2] znowu można kupować.
lesson-municipal-collected-do = Kup wierzchnią kartę talii Ady za 3.
lesson-municipal-collected-own = Można, ale jeśli Ada nie kupi tej karty, w następnej turze będzie twoja za darmo. Kup kartę Ady.
lesson-municipal-collected-free = Za darmo, jak zawsze. Ale teraz masz upcoiny: kup kartę Ady.

lesson-municipal-flats-title = Kupioną kartę trzeba zagrać
lesson-municipal-flats = Kupionej karty nie wolno odrzucić. Mieszkania dają 2 punkty prestiżu, a postawione na Mieszkaniu komunalnym [1] podwyższają budynek.
lesson-municipal-flats-do = Zbuduj Mieszkania na działce 2.
lesson-municipal-flats-plot = Tak też można, ale w tej lekcji buduj w górę, na działce 2.
lesson-municipal-flats-offices = To 1 upcoin przy każdym dachu i 1 punkt prestiżu: nieźle, ale w tej lekcji weź Mieszkania.
lesson-municipal-flats-then = Ada zabiera twoje 3 upcoiny, więc też nie dostaje darmowej karty. Bierze kartę komunalną.

lesson-municipal-end-title = Dokąd trafiają upcoiny
lesson-municipal-end = Zakup od Ady dał jej upcoiny [1], ale pozbawił ją darmowej karty. Za kartę ze swojej talii płacisz do banku, a w następnej turze byłaby darmowa. Karta komunalna nic nie kosztuje i nikomu innemu nie pomaga. Dokończ tę partię z Adą.
