# The lessons of Streets (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Ulica Dworcowa
lesson-first-about = Pięć tur: cała tura, dwie zamknięte ulice, ich wypłata i osoby, które ruszają dalej.

lesson-first-gallery-title = Kafelek, miejsce, droga
lesson-first-gallery = Budujecie wspólne miasto, a wygrywa ten, kto ma **najwięcej pieniędzy**. Budynek płaci właścicielowi, gdy jego ulica zostaje zamknięta. Galeria sztuki [1] płaci 2 $ za każdy symbol hipstera na swojej ulicy. Połóż ją obok dworca [2] i obróć tak, by obie drogi biegły w jednej linii.
lesson-first-gallery-do = Wybierz Galerię sztuki i miejsce na lewo od dworca, z drogą na dole. Zbuduj.
lesson-first-gallery-market = To dobry kafelek, ale za chwilę będzie jeszcze lepszy. Najpierw zbuduj Galerię sztuki.
lesson-first-gallery-dorm = Akademik potrzebuje wielu hipsterów wokół. Poczekaj, aż przyjdą: najpierw zbuduj Galerię sztuki.
lesson-first-gallery-place = Można: droga by się tam połączyła. Ale symbole dworca liczą się tylko na jego ulicy. Buduj na lewo od niego.
lesson-first-gallery-across = To od razu zamyka ulicę, a nikt nie ma na niej budynku: nie ma wypłaty. Obróć drogę w dół.
lesson-first-gallery-then = Ada buduje Aparthotel po drugiej stronie twojej Galerii.

lesson-first-symbols-title = Ulica
lesson-first-symbols = Kafelki w jednej linii to **ulica**. Symbole hipstera mają Galeria [1] i dworzec [2]. Symbol „dowolny” zastępuje każdy inny: mają go park i budynek Ady [3]. To 4 × 2 $ i jeszcze 1 $ za hipstera, który tu mieszka. Twoja Galeria zapłaciłaby 9 $.

lesson-first-close-title = Zamykanie ulicy
lesson-first-close = Ulica jest **zamknięta**, gdy miejsca na obu jej końcach są zajęte. Na jednym stoi park. Na drugim [2] połóż Akademik [1] i obróć jego drogę **w stronę ulicy**: wtedy jego symbol hipstera też się na niej liczy.
lesson-first-close-do = Wybierz Akademik i lewy koniec, z drogą po prawej. Zbuduj.
lesson-first-close-market = Ten kafelek też zamknąłby ulicę, ale dałby ci tylko 9 $. Akademik ma symbol hipstera, a to 2 $ więcej.
lesson-first-close-cinema = To też dałoby ci 11 $. Ale Akademik płaci 2 $ za każdego hipstera na swojej ulicy, a niektórzy zaraz będą potrzebować domu.
lesson-first-close-place = Wtedy ulica pozostaje otwarta i może ją zamknąć Ada. Wybierz lewy koniec.
lesson-first-close-longer = To wydłuża ulicę, a ona pozostaje otwarta. Obróć drogę w prawo.
lesson-first-close-then = Ulica zamknięta: 11 $ dla ciebie, 8 $ dla Ady. Teraz Ada stawia budynek dla turystów i wprowadza się tam turysta, który czeka na dworcu.

lesson-first-paid-title = Zarabiają wszyscy
lesson-first-paid = Nieważne, kto zamyka ulicę: **każdy, kto ma na niej budynek**, dostaje pieniądze i odzyskuje znaczniki: twoja Galeria [1] dała 11 $. Mieszkańcy się wyprowadzili: dwóch hipsterów do twojego Akademika [2], który tylko zamyka ulicę i zapłaci później. Rodzic i klient **szukają domu** [3].

lesson-first-market-title = Szukający znajdują dom
lesson-first-market = Szukający domu wprowadzają się do **następnego budynku swojego koloru**, nieważne czyjego. Weź rodzica do siebie: połóż Pchli targ [1] nad Akademikiem [2], z drogami w jednej linii. Targ płaci 5 $ za każdą parę symboli rodzica i hipstera.
lesson-first-market-do = Wybierz Pchli targ i miejsce nad Akademikiem, z drogą po prawej. Zbuduj.
lesson-first-market-hall = Ten kafelek zapłaciłby 9 $. Ale rodzic może wtedy trafić do Ady. Klient poczeka: weź Pchli targ.
lesson-first-market-cinema = Teraz nie czeka żaden hipster. Zostaw Kino na później i weź Pchli targ.
lesson-first-market-place = Symbol hipstera do pary jest na ulicy Akademika. Buduj nad nim.
lesson-first-market-across = Z drogą w poprzek Targ nie stoi na ulicy Akademika: 2 $ zamiast 7 $. Obróć drogę w prawo.
lesson-first-market-then = Na twoim Targu mieszka teraz dwoje rodziców. Ada zajmuje dolny koniec ulicy.

lesson-first-north-title = Został jeden koniec
lesson-first-north = Targ zapłaciłby 7 $, a Akademik 9 $: 2 $ za każdego z trzech hipsterów i po 1 $ za to, że tam mieszkają. Kto zajmie ostatni koniec, wysyła mieszkańców. Zrób to ty: połóż Kino studyjne [1] na górnym końcu [2].
lesson-first-north-do = Wybierz Kino studyjne i górny koniec, z drogą na dole. Zbuduj.
lesson-first-north-tower = Ten kafelek dałby ci teraz 5 $ więcej. Ale w budynkach mieszanych nikt nie mieszka: trzech hipsterów poszłoby do Ady.
lesson-first-north-hall = Ten kafelek też zamknąłby ulicę. Ale wtedy dom dla hipsterów ma tylko Ada. Weź Kino studyjne.
lesson-first-north-place = Wtedy ulica pozostaje otwarta, a ruch ma Ada. Wybierz górny koniec.
lesson-first-north-longer = Wtedy ulica ma cztery kafelki i pozostaje otwarta, a ruch ma Ada. Obróć drogę w dół.

lesson-first-people-title = Mieszkańcy się przenoszą
lesson-first-people = 16 $ dla ciebie, 5 $ dla Ady. Trzech hipsterów szuka domu: w twoim Kinie studyjnym [1] albo w Butiku vintage Ady [2]. **Decyduje ten, kto zamknął ulicę.** Każdy hipster jest wart 1 $ dla właściciela, gdy budynek płaci.
lesson-first-people-do = Wyślij wszystkich trzech do Kina studyjnego.
lesson-first-people-share = Możesz ich podzielić. Ale każdy to dolar dla właściciela: wyślij wszystkich trzech do swojego Kina.
lesson-first-people-then = Ada buduje Szeregowce obok twojego Kina. Wprowadza się dwoje rodziców, którzy czekali.

lesson-first-signs-title = Pięć znaczników
lesson-first-signs = Na każdym twoim budynku na otwartej ulicy leży jeden z twoich pięciu **znaczników**; cztery masz u siebie [1]. Gdy nie masz u siebie żadnego, musisz najpierw **porzucić** budynek: jego znacznik wraca, ale budynek nigdy nikomu nie zapłaci. Zamykaj więc ulice na czas.

lesson-first-hall-title = Dłuższa ulica
lesson-first-hall = Kino płaci 2 $ za każdy kafelek swojej ulicy, tak samo Salon gier [1]. Połóż go obok Kina [2], w jednej linii. Przychodzi z nim dwóch klientów i wprowadza się ten, który wciąż czeka. Ulica ma najwyżej pięć kafelków.
lesson-first-hall-do = Wybierz Salon gier i miejsce na prawo od Kina, z drogą na dole. Zbuduj.
lesson-first-hall-mixed = W budynkach mieszanych nikt nie mieszka, a klient jest dla ciebie wart 1 $. Weź Salon gier.
lesson-first-hall-place = Można, ale w tej lekcji buduj na prawo od Kina.
lesson-first-hall-across = Z drogą w poprzek Salon zapłaciłby 5 $, na ulicy 9 $. Obróć drogę w dół.

lesson-first-end-title = Jak to się kończy
lesson-first-end = Twoje Kino zapłaciłoby 10 $, a Salon gier 9 $. Gdy stos [1] się wyczerpie, każdy dokłada trzy ostatnie kafelki. Potem otwarte ulice płacą **połowę** i wygrywa ten, kto ma najwięcej pieniędzy. Jeśli zamykasz naraz dwie ulice, wybierasz, która płaci pierwsza. Dokończ tę partię z Adą.

lesson-closing = Zamykanie ulicy
lesson-closing-about = Jeden kafelek, dwie ulice: jak go obrócić, jak długa może być ulica i która płaci pierwsza.

lesson-closing-ends-title = Jedna luka, dwie ulice
lesson-closing-ends = Ulica twojej Galerii [1] i ta z Pierwszym domem Ady [2] mają ten sam wolny koniec. Z nowym kafelkiem w tej samej linii byłoby sześć, a **najwyżej może być pięć**. Kafelek w luce musi więc mieć drogę w poprzek.

lesson-closing-gap-title = Jak obrócić kafelek
lesson-closing-gap = Połóż Akademik [1] w luce [2]: zamyka **obie ulice**. Z drogą po prawej stoi przodem do ulicy Galerii, więc tam liczy się jego symbol hipstera: 9 $ zamiast 7 $.
lesson-closing-gap-do = Wybierz Akademik i lukę, z drogą po prawej. Zbuduj.
lesson-closing-gap-tile = Ten kafelek też zamknąłby obie ulice. Ale tylko Akademik ma symbol hipstera dla Galerii.
lesson-closing-gap-place = Wtedy obie ulice pozostają otwarte. Wybierz lukę.
lesson-closing-gap-west = Wtedy symbol hipstera z Akademika liczy się na drugiej ulicy, gdzie nikt go nie potrzebuje. Obróć drogę w prawo.

lesson-closing-order-title = Która płaci pierwsza
lesson-closing-order = Dwie ulice są zamknięte, a ty mówisz, **która płaci pierwsza**. Z żetonami biznesu może to mieć znaczenie. Tutaj nie ma różnicy: 9 $ za Galerię [1], 8 $ i 7 $ za twoje budynki na drugiej ulicy [2].
lesson-closing-order-do = Wybierz którąś ulicę.

lesson-closing-end-title = Na żadnej ulicy
lesson-closing-end = 24 $ dla ciebie, 5 $ dla Ady. Akademik [1] zamknął obie ulice, ale nie stoi na żadnej; mieszka w nim teraz dwóch hipsterów więcej. Kafelek odwrócony od ulicy też ją zamyka, ale nie dodaje symbolu: przydaje się przeciwko rywalowi. Graj dalej.

lesson-people = Dokąd idą ludzie
lesson-people-about = Ludzie to chodzące dolary: kto ich wysyła, kto ich liczy i kto czeka.

lesson-people-close-title = Zamknij ulicę
lesson-people-close = Twoja Galeria i Pchli targ Ady są na jednej ulicy z jednym wolnym końcem [2]. Zamknij ją Domem towarowym [1], z drogą w stronę ulicy. Wtedy klient z dworca znajdzie dom u ciebie.
lesson-people-close-do = Wybierz Dom towarowy i lewy koniec, z drogą po prawej. Zbuduj.
lesson-people-close-cafe = Zatrzymaj Bawialnię dla rodziców, którzy wkrótce będą szukać domu. Weź Dom towarowy.
lesson-people-close-tower = W budynkach mieszanych nikt nie mieszka, więc klient nie znalazłby domu. Weź Dom towarowy.
lesson-people-close-place = Wtedy ulica pozostaje otwarta i o jej mieszkańcach może zdecydować Ada. Wybierz lewy koniec.
lesson-people-close-longer = To wydłuża ulicę, a ona pozostaje otwarta. Obróć drogę w prawo.

lesson-people-send-title = Ty wysyłasz mieszkańców
lesson-people-send = 8 $ dla ciebie, 12 $ dla Ady. Trzech hipsterów przenosi się do twojego Akademika [1] albo do Sklepu z płytami Ady [2]. Akademik płaci 2 $ za **każdego hipstera na swojej ulicy** i 1 $ za każdego, kto w nim mieszka.
lesson-people-send-do = Wyślij wszystkich trzech do Akademika, nikogo do Sklepu z płytami.
lesson-people-send-share = Akademik i tak by ich liczył, bo oba budynki stoją na jednej ulicy. Ale dolar za mieszkańca dostałaby Ada: nie wysyłaj do niej nikogo.
lesson-people-send-then = Ada buduje Gastropub. Jest mieszany: nikt się nie wprowadza.

lesson-people-cafe-title = Szukający domu
lesson-people-cafe = Akademik zapłaciłby teraz 14 $. Troje rodziców nie ma domu i czeka. Połóż Bawialnię [1] pod Domem towarowym [2]: przychodzi z nią jeden rodzic, a **wszyscy troje, którzy czekają**, wprowadzają się.
lesson-people-cafe-do = Wybierz Bawialnię i miejsce pod Domem towarowym, z drogą po prawej. Zbuduj.
lesson-people-cafe-mixed = W budynkach mieszanych nikt nie mieszka, a czeka troje rodziców. Weź Bawialnię.
lesson-people-cafe-place = Rodzice wprowadziliby się i tam, ale w tej lekcji buduj pod Domem towarowym.
lesson-people-cafe-across = Bawialnia i Dom towarowy stoją na tej samej ulicy tylko wtedy, gdy ich drogi biegną w jednej linii. Obróć drogę w prawo.

lesson-people-end-title = Czworo rodziców
lesson-people-end = Bawialnia [1] płaci 2 $ za każdego z czworga rodziców i po 1 $ za to, że tam mieszkają: 12 $. Gdyby Ada pierwsza postawiła budynek dla rodzin, troje czekających mieszkałoby u niej. Zanim więc zamkniesz ulicę, pomyśl o tych, którzy będą czekać. Graj dalej.

lesson-business = Moduł biznesu
lesson-business-about = Jedna zamknięta ulica z żetonami biznesu: kto bierze pierwszy, który żeton wziąć i ile żetony są warte.

lesson-business-signs-title = Znaki biznesu
lesson-business-signs = Z tym modułem każdy budynek ma znak biznesu: mieszkania na twoim Pierwszym domu [1], rozrywka na Galerii sztuki Ady [3]. Gwiazda na twoim Studiu pop-up [2] to **dowolny** biznes. Gdy ulica się zamyka, właściciele jej budynków biorą żetony, zanim dostaną pieniądze.

lesson-business-close-title = Zamknij ulicę
lesson-business-close = Ulica ma jeden wolny koniec [2]. Połóż tam Akademik [1], z drogą w stronę ulicy. Zamyka ulicę, ale na niej nie stoi, więc jego znak nie daje jeszcze żetonu.
lesson-business-close-do = Wybierz Akademik i lewy koniec, z drogą po prawej. Zbuduj.
lesson-business-close-tile = Ten kafelek też zamknąłby ulicę. Ale Akademik ma symbol hipstera i przyjmuje trzech hipsterów.
lesson-business-close-place = Wtedy ulica pozostaje otwarta i może ją zamknąć Ada. Wybierz lewy koniec.
lesson-business-close-longer = To wydłuża ulicę, a ona pozostaje otwarta. Obróć drogę w prawo.

lesson-business-one-title = Żetony za jeden budynek
lesson-business-one = Ada siedzi po twojej lewej, więc brała pierwsza i wzięła rozrywkę. Kto zamyka ulicę, bierze ostatni. Bierzesz żetony za **jeden** swój budynek: żeton mieszkań za Pierwszy dom [1] albo dowolny za Studio [2]. Ada ma już dwa żetony mieszkań.
lesson-business-one-do = Wybierz Studio pop-up.
lesson-business-one-housing = Jeden żeton mieszkań przeciwko dwóm Ady nic teraz nie daje. Studio pozwala wybrać: weź je.

lesson-business-any-title = Który żeton?
lesson-business-any = Na koniec ten, kto ma **najwięcej żetonów jednego rodzaju**, dostaje 10 $; jeśli kilku graczy ma tyle samo, każdy 5 $. Masz jeden żeton rozrywki [1], tak samo Ada. Handlu i gastronomii nie ma jeszcze nikt.
lesson-business-any-do = Weź handel albo gastronomię.
lesson-business-any-leisure = Wtedy masz najwięcej rozrywki: 10 $. Ale 5 $ za rozrywkę i 10 $ za nowy rodzaj to więcej.
lesson-business-any-housing = Ada ma dwa żetony mieszkań. Weź rodzaj, którego nikt nie ma.

lesson-business-end-title = Zestawy też się liczą
lesson-business-end = Dostajesz 18 $ i masz dwa żetony [1]. Oprócz 10 $ za najwięcej żetonów jednego rodzaju każdy **zestaw czterech różnych** jest na koniec wart jeszcze 10 $. Jeśli porzucasz budynek, też bierzesz jego żetony. Dokończ tę partię z Adą.

lesson-advisors = Doradcy
lesson-advisors-about = Jedna ulica z Przedsiębiorcą i to, co robi sześciu pozostałych.

lesson-advisors-card-title = Twój doradca
lesson-advisors-card = Z tym modułem każdy dostaje **doradcę**, jawnego dla wszystkich. Twój to Przedsiębiorca [1]: na każdej zamkniętej ulicy jeden twój budynek może zapłacić jak kafelek z ręki. Ada ma Hakera.

lesson-advisors-close-title = Zamknij swoją ulicę
lesson-advisors-close = Oba budynki na tej ulicy są twoje. Zamknij ją Akademikiem [1] na lewym końcu [2], z drogą w stronę ulicy.
lesson-advisors-close-do = Wybierz Akademik i lewy koniec, z drogą po prawej. Zbuduj.
lesson-advisors-close-store = Zatrzymaj Sklep z płytami na ręce: zaraz będzie potrzebny. Weź Akademik.
lesson-advisors-close-tile = Ten kafelek też zamknąłby ulicę. Ale symbol dodają tu tylko budynki dla hipsterów: weź Akademik.
lesson-advisors-close-place = Wtedy ulica pozostaje otwarta i może ją zamknąć Ada. Wybierz lewy koniec.
lesson-advisors-close-longer = To wydłuża ulicę, a ona pozostaje otwarta. Obróć drogę w prawo.

lesson-advisors-value-title = Wartość innego kafelka
lesson-advisors-value = Zanim dostaniesz pieniądze, do pracy rusza Przedsiębiorca. Hala smaków [1] płaci 8 $. Sklep z płytami na twojej ręce [2] płaci 6 $ za każdą parę symboli hipstera, a dowolne też się liczą: razem 12 $. Pokazujesz go i **zatrzymujesz**.
lesson-advisors-value-do = Niech Hala smaków zapłaci jak Sklep z płytami.
lesson-advisors-value-pass = To 20 $. Ze Sklepem z płytami zamiast Hali smaków jest 24 $.
lesson-advisors-value-gallery = Tam Sklep z płytami dodaje 2 $, a zamiast Hali smaków – 4 $. Wybierz Halę smaków.
lesson-advisors-value-less = Dom towarowy zapłaciłby mniej niż sam budynek. Weź Sklep z płytami.

lesson-advisors-symbols-title = Doradcy, którzy liczą więcej
lesson-advisors-symbols = 24 $ dla ciebie. Dla **Hakera** rewersy kafelków na ręce liczą się jak symbole, dla **Legendy hipsterów** każdy symbol hipstera jest dowolny, dla **Specjalisty od poszukiwań** liczą się też symbole własnych budynków na innych ulicach.

lesson-advisors-end-title = Doradcy, którzy budują
lesson-advisors-end = **Inwestor** może położyć na jednym budynku dwa znaczniki: jego wartość się podwaja. **Wykonawca** stawia dwa budynki i dobiera dwa kafelki w turze. **Renowator** buduje na miejscu budynków na zamkniętych ulicach i od razu zarabia. Więcej o każdym mówią zasady. Dokończ tę partię z Adą.

lesson-sly = Gra solo przeciwko Spryciarzowi
lesson-sly-about = Trzy tury solo: widzisz, co zbuduje Spryciarz, i wybierasz za niego między równie dobrymi miejscami.

lesson-sly-home-title = Stos leży odkryty
lesson-sly-home = W grze solo grasz przeciwko **Spryciarzowi**. Stos leży odkryty: po twojej turze Spryciarz dokłada z niego wierzchni kafelek, teraz Galerię sztuki [1]. Zbuduj Pierwszy dom [2] na lewo od dworca [3], z drogami w jednej linii.
lesson-sly-home-do = Wybierz Pierwszy dom i miejsce na lewo od dworca, z drogą na dole. Zbuduj.
lesson-sly-home-tile = Można, ale w tej lekcji zacznij od Pierwszego domu.
lesson-sly-home-place = Symbol rodzica z dworca liczy się tylko na ulicy dworca. Buduj na lewo od niego.
lesson-sly-home-across = To od razu zamyka ulicę, a nikt nie ma na niej budynku: nie ma wypłaty. Obróć drogę w dół.

lesson-sly-close-title = Gdzie buduje Spryciarz
lesson-sly-close = Spryciarz buduje tam, gdzie jego budynek jest **w tej chwili wart najwięcej**: na twojej ulicy jego Galeria [1] jest warta 6 $. Zamknij tę ulicę Halą smaków [2] na lewym końcu [3], z drogą w stronę ulicy: symbol „dowolny” z Hali liczy się i tobie, i jemu.
lesson-sly-close-do = Wybierz Halę smaków i lewy koniec, z drogą po prawej. Zbuduj.
lesson-sly-close-tile = Ten kafelek też zamknąłby ulicę, ale w tej lekcji weź Halę smaków.
lesson-sly-close-place = Wtedy ulica pozostaje otwarta i może ją wydłużyć Spryciarz. Wybierz lewy koniec.
lesson-sly-close-longer = To wydłuża ulicę, a ona pozostaje otwarta. Obróć drogę w prawo.

lesson-sly-choice-title = Wybierasz za Spryciarza
lesson-sly-choice = Po 9 $ dla ciebie i dla Spryciarza. Jego Akademik jest wart 6 $ i przyjmuje dwóch hipsterów bez domu, **gdziekolwiek stanie**. Gdy miejsca są dla niego równie dobre, decydujesz ty. Wybierz miejsce pod Pierwszym domem [1].
lesson-sly-choice-do = Wybierz miejsce pod Pierwszym domem, z drogą po prawej. Zbuduj.
lesson-sly-choice-place = To równie dobre dla Spryciarza, ale w tej lekcji połóż Akademik pod Pierwszym domem.
lesson-sly-choice-road = To równie dobre dla Spryciarza, ale w tej lekcji obróć drogę w prawo.

lesson-sly-tower-title = Dobierasz po Spryciarzu
lesson-sly-tower = Po turze Spryciarza dobierasz następny kafelek stosu, który już znasz: Wieżę widokową [1]. Turysta szuka domu, więc zbuduj Wieżę pod swoją Halą smaków [2], z drogami w jednej linii: dwóch turystów, 6 $.
lesson-sly-tower-do = Wybierz Wieżę widokową i miejsce pod Halą smaków, z drogą po prawej. Zbuduj.
lesson-sly-tower-kiosk = Turysta wprowadziłby się i tam, ale w tej lekcji weź Wieżę widokową.
lesson-sly-tower-mixed = W budynkach mieszanych nikt nie mieszka, a turysta szuka domu. Weź Wieżę widokową.
lesson-sly-tower-place = Można, ale w tej lekcji buduj pod Halą smaków.
lesson-sly-tower-across = Wieża i Hala smaków stoją na tej samej ulicy tylko wtedy, gdy ich drogi biegną w jednej linii. Obróć drogę w prawo.

lesson-sly-end-title = Pokonaj Spryciarza
lesson-sly-end = Gdy Spryciarz zamyka ulicę, mieszkańcy idą najpierw do jego budynków. Znaczników mu nie brakuje, a na koniec ma trzy własne kafelki [1]; ich rewersy widzisz. Wygrywasz tylko, gdy masz **więcej pieniędzy**. Graj dalej: wybierz miejsce dla jego Muzeum.
