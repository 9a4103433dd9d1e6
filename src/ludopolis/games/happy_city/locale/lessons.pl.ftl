# The lessons of Happy City (docs/lessons.md). [1] is the number of a thing that is lit up.

lesson-first = Twoje pierwsze miasto
lesson-first-about = Cała tura, pierwsze punkty i budynek specjalny, ruch po ruchu.

lesson-first-window-title = Trzy karty do wyboru
lesson-first-window = Budujesz miasto z dziesięciu kart, a wygrywa **najszczęśliwsze miasto**: to, które ma wielu mieszkańców i dużo serc. Pierwsza karta, Szczęśliwy sklepik, dała ci monetę: masz 3. Najpierw odkrywaj karty z talii, aż trzy będą leżeć odkryte. Liczby na taliach [1] to ceny.
lesson-first-window-do = Odkryj kartę z taniej talii, 1–3.
lesson-first-window-dear = Można, ale tamte karty kosztują więcej niż twoje 3 monety. Wybierz tanią talię, 1–3.

lesson-first-bookshop-title = Karta i jej symbole
lesson-first-bookshop = Księgarnia [1] kosztuje 3. Pod nazwą widać, co daje: monetę **co rundę** i jednego mieszkańca.
lesson-first-bookshop-do = Odkryj następną kartę o cenie 1–3.
lesson-first-bookshop-dear = Można odkryć kartę z każdej talii, ale na razie zostań przy taniej, 1–3.

lesson-first-crossed-title = Minus zabiera
lesson-first-crossed = Huta [1] też płaci monetę co rundę, ale serce z −1 **zabiera jedno serce**.
lesson-first-crossed-do = Zajrzyj do drogiej talii: odkryj kartę o cenie 6–9.
lesson-first-crossed-cheap = Talię wybierasz osobno dla każdej karty. Zajrzyj raz do drogiej, 6–9, tylko żeby zobaczyć.

lesson-first-buy-title = Jedna karta na turę
lesson-first-buy = Park rozrywki ma trzy serca, ale kosztuje 9, a masz 3 monety [2]. Kupujesz **jedną kartę na turę**, więc zacznij od czegoś, co płaci: od Księgarni [1].
lesson-first-buy-do = Kup Księgarnię za 3.
lesson-first-buy-cards = Na tę kartę cię stać. Ale Księgarnia daje monetę co rundę i mieszkańca: kup ją.
lesson-first-buy-coin = Zamiast karty możesz wziąć monetę. Ale Księgarnia daje monetę co rundę: kup ją.
lesson-first-buy-then = Ada odkrywa drugą Księgarnię i kupuje Hutę: moneta co rundę, ale jedno serce mniej. Potem zaczyna się nowa runda i wszyscy dostają dochód.

lesson-first-discard-title = Każda nazwa raz
lesson-first-discard = W mieście każda karta może być **tylko raz**, więc druga Księgarnia [1] nic ci nie da. Na początku tury możesz odrzucić jedną kartę i wtedy Ada też jej nie dostanie.
lesson-first-discard-do = Odrzuć Księgarnię.
lesson-first-discard-dream = Park rozrywki zostaw: kiedyś go kupisz. Odrzuć Księgarnię.
lesson-first-discard-keep = Często warto zostawić wszystkie karty. Ale Księgarnia przyda się tylko Adzie: odrzuć ją.

lesson-first-look-title = Po jednej
lesson-first-look = Brakuje dwóch kart. Każdą widzisz, zanim wybierzesz talię dla następnej. Masz 2 monety.
lesson-first-look-do = Odkryj kartę o cenie 1–3.
lesson-first-look-dear = Masz 2 monety: szukaj tam, gdzie karty kosztują od 1 do 3.

lesson-first-heart-title = Twoje pierwsze serce
lesson-first-heart = Rynek [1] ma serce i stać cię na niego. Ale najpierw muszą leżeć trzy odkryte karty.
lesson-first-heart-do = Odkryj jeszcze jedną kartę o cenie 1–3.

lesson-first-times-title = Mieszkańcy razy serca
lesson-first-times = Punkty to mieszkańcy **razy** serca [1]. Masz 1 mieszkańca i ani jednego serca, a 1 × 0 to 0. Kup Rynek [2] i zobacz, co się stanie.
lesson-first-times-do = Kup Rynek za 2.
lesson-first-times-house = Dwóch mieszkańców razy zero serc to wciąż zero. Potrzebujesz serca: kup Rynek.
lesson-first-times-coin = Oszczędzać można, ale serce już teraz daje pierwszy punkt. Kup Rynek.
lesson-first-times-then = Masz pierwszy punkt. Ada kupuje Igloo. Nowa runda: dostajesz 2 monety, jedną za sklepik i jedną za Księgarnię.

lesson-first-parts-title = Cztery części tury
lesson-first-parts = Znasz już trzy części tury [1]: odrzuć najwyżej jedną kartę, odkrywaj, aż będą trzy, i kup jedną. Tym razem nie trzeba nic odrzucać.
lesson-first-parts-do = Zostaw wszystkie karty.
lesson-first-parts-card = Ta karta nie przeszkadza. Tym razem zostaw wszystkie.

lesson-first-again-title = Trzecia karta
lesson-first-again = Brakuje jednej karty.
lesson-first-again-do = Odkryj kartę o cenie 1–3.

lesson-first-house-title = Mieszkania
lesson-first-house = Mieszkań nie trzeba odkrywać: czekają, aż ktoś je kupi. Każdego rodzaju jest tylko jedna karta. Dom [1] przynosi mieszkańca i jest zielony; zaraz zobaczysz, dlaczego to ważne.
lesson-first-house-do = Kup Dom za 1 monetę.
lesson-first-house-school = Szkoła też ma mieszkańca. Ale potrzebujesz zielonej karty, zaraz zobaczysz dlaczego. Kup Dom.
lesson-first-house-coin = Oszczędzać możesz później. Dom kosztuje tylko 1 monetę.

lesson-first-special-later = Budynki specjalne będą w kroku { $step }
lesson-first-special-title = Budynek specjalny
lesson-first-special = Oto czwarta część tury. Sklep z zabawkami [1] wymaga niebieskiej i zielonej karty, a masz obie [2] [3]. **Nic nie kosztuje**, a karty zostają u ciebie. W jednej partii każdy może wziąć jeden budynek specjalny.
lesson-first-special-do = Weź Sklep z zabawkami.
lesson-first-special-pass = Możesz czekać na inny budynek. Ale Sklep z zabawkami już teraz podwaja twój dochód: weź go.
lesson-first-special-then = Sklep z zabawkami płaci 2 monety co rundę: twój dochód to już 4 monety. Ada kupuje Blok i ma 3 mieszkańców, ale −1 serce: wciąż 0 punktów.

lesson-first-save-title = Droga karta
lesson-first-save = Dostajesz 4 monety i masz ich 5. Park rozrywki [1] wciąż tu leży, a Ady też na niego nie stać.
lesson-first-save-do = Zostaw wszystkie karty.
lesson-first-save-dream = Wtedy Park zniknie. Zostaw go i zbieraj na niego monety.
lesson-first-save-card = Można, ale w tej turze nic nie kupujesz. Zostaw wszystkie karty.

lesson-first-coin-title = Moneta zamiast karty
lesson-first-coin = Nigdy nie musisz kupować. Zamiast tego możesz wziąć **jedną monetę**. Z dochodem 4 w następnej rundzie będziesz mieć 10.
lesson-first-coin-do = Weź monetę.
lesson-first-coin-buy = Można, ale zbierasz na Park rozrywki. Weź monetę.
lesson-first-coin-then = Ada kupuje Szkołę. Dostajesz 4 monety i masz 10.

lesson-first-ten-title = Dziesięć monet
lesson-first-ten = Park rozrywki wciąż tu jest i teraz cię na niego stać. Ale najpierw: chcesz coś odrzucić?
lesson-first-ten-do = Zostaw wszystkie karty.
lesson-first-ten-dream = Właśnie na Park rozrywki zbierasz monety. Zostaw go.
lesson-first-ten-card = Ta karta ci nie przeszkadza. Zostaw wszystkie karty.

lesson-first-middle-title = Środkowa talia
lesson-first-middle = Brakuje jednej karty. W środkowej talii [1] są karty za 4 i 5.
lesson-first-middle-do = Odkryj kartę o cenie 4–5.
lesson-first-middle-other = Można odkryć kartę z każdej talii, ale teraz zajrzyj do środkowej.

lesson-first-park-title = Trzy serca naraz
lesson-first-park = Masz 2 mieszkańców i 1 serce: 2 punkty. Z trzema kolejnymi sercami [1] będzie 2 × 4 [2].
lesson-first-park-do = Kup Park rozrywki za 9.
lesson-first-park-hotel = To dobra karta, ale zbierasz na trzy serca: kup Park rozrywki.
lesson-first-park-coin = Monet masz już dość. Kup Park rozrywki.

lesson-first-end-title = Osiem do zera
lesson-first-end = Gdy ktoś ma **dziesięć kart**, ta runda jest ostatnia. Masz ich sześć. Najpierw monety, potem punkty; z mieszkańców i serc kupuj to, czego masz mniej: 4 × 4 to więcej niż 7 × 2. Dokończ tę partię z Adą.

lesson-last-round = Ostatnia runda
lesson-last-round-about = Jak kończy się gra, dlaczego każdy ma jeszcze turę i jak czytać punktację.

lesson-last-round-nine-title = Dziewięć z dziesięciu
lesson-last-round-nine = Masz dziewięć kart i 9 monet, Ada ma osiem kart. Następna kupiona karta będzie dziesiąta, a wtedy ta runda będzie **ostatnia**. Zoo [1] ma trzy serca, Domek na drzewie [2] trzech mieszkańców. Nie trzeba nic odrzucać.
lesson-last-round-nine-do = Zostaw wszystkie karty.
lesson-last-round-nine-card = Można, ale te trzy karty ci nie przeszkadzają. Zostaw wszystkie.

lesson-last-round-tenth-title = Wydaj, co masz
lesson-last-round-tenth = Masz 5 mieszkańców i 5 serc: 25 punktów [1]. Monety liczą się teraz tylko przy remisie, więc je wydaj: z trzema sercami więcej będzie 5 × 8.
lesson-last-round-tenth-do = Kup Zoo.
lesson-last-round-tenth-treehouse = To równie dobre, bo 8 × 5 to też 40, ale w tej lekcji kup Zoo.
lesson-last-round-tenth-other-card = Można, ale trzy serca na dziesiątym miejscu to 15 punktów: kup Zoo.
lesson-last-round-tenth-coin = Monety liczą się teraz tylko przy remisie. Kup Zoo.
lesson-last-round-tenth-then = Dziesięć kart: to ostatnia runda. Ada ma jeszcze swoją turę, ale dochodu już nie będzie. Kupuje Domek na drzewie.

lesson-last-round-sheet-title = Punktacja
lesson-last-round-sheet = 5 mieszkańców razy 8 serc to **40**, Ada ma 7 razy 4, czyli **28**. Huta kosztuje cię jedno serce, czyli 5 punktów: bez niej byłoby 5 × 9.

lesson-expert = Wariant ekspercki: sklepiki i efekty
lesson-expert-about = Sklepik z kolorem i budynki specjalne, które coś robią: dwie tury wariantu eksperckiego.

lesson-expert-market-title = Sklepik z kolorem
lesson-expert-market = W wariancie eksperckim Szczęśliwy sklepik **liczy się jako karta swojego koloru**, a kolor wybierasz ty. Ada wzięła niebieski. Lodziarnia, budynek specjalny, wymaga dwóch zielonych kart: zielony sklepik [1] byłby pierwszą z nich.
lesson-expert-market-do = Weź zielony sklepik.
lesson-expert-market-colour = Można wziąć każdy kolor. Ale zielony to już połowa wymagania Lodziarni: weź zielony sklepik.

lesson-expert-effects-title = Budynki, które coś robią
lesson-expert-effects = Budynki specjalne mają tu **efekty** zamiast zwykłych liczb; dotknij budynku, by przeczytać efekt. Lodziarnia [1] natychmiast płaci monetę za każdą kartę w twoim mieście. Najpierw odkryj jak zwykle trzy karty, zaczynając od dwóch tanich.
lesson-expert-effects-do = Odkryj dwie karty o cenie 1–3.
lesson-expert-effects-dear = Można odkryć kartę z każdej talii, ale masz 3 monety: wybierz tanią, 1–3.

lesson-expert-middle-title = Jedna na później
lesson-expert-middle = Dwie Cukiernie. Brakuje jednej karty, a monet będzie wkrótce więcej.
lesson-expert-middle-do = Odkryj kartę o cenie 4–5.
lesson-expert-middle-other = Można odkryć kartę z każdej talii, ale tym razem poszukaj czegoś za 4 lub 5.

lesson-expert-green-title = Druga zielona karta
lesson-expert-green = Twój sklepik [1] to jedna zielona karta. Mieszkania też są zielone: z Domem [2] masz dwie, a zostają 2 monety.
lesson-expert-green-do = Kup Dom za 1 monetę.
lesson-expert-green-block = Ta karta też jest zielona, ale kosztuje wszystkie twoje 3 monety. Dom kosztuje 1.
lesson-expert-green-card = To dobra karta, ale nie zielona. Kup Dom.
lesson-expert-green-coin = Oszczędzać możesz później. Brakuje zielonej karty: kup Dom.

lesson-expert-parlour-title = Natychmiast
lesson-expert-parlour = Weź Lodziarnię [1]. Liczy sklepik, Dom i siebie, więc **natychmiast** daje 3 monety: z 2 robi się 5 [2]. Później dałaby ich więcej, ale monety bardziej pomagają na początku.
lesson-expert-parlour-do = Weź Lodziarnię.
lesson-expert-parlour-pass = Możesz czekać, aż miasto urośnie. Ale Lodziarnię może wziąć Ada, a za monety z początku gry kupisz dochód. Weź ją teraz.
lesson-expert-parlour-then = Dostajesz 3 monety, po jednej za kartę. Ada kupuje Cukiernię. Nowa runda: sklepik płaci 1.

lesson-expert-six-title = Sześć monet w drugiej rundzie
lesson-expert-six = Masz 6 monet [1], Ada ma 2. Warsztat [2] kosztuje 5 i płaci 2 monety co rundę.
lesson-expert-six-do = Zostaw wszystkie karty.
lesson-expert-six-garage = Zostaw Warsztat: to na niego masz monety.
lesson-expert-six-card = Można, ale Ada ma już taką kartę, więc drugiej nie kupi. Tym razem zostaw wszystkie.

lesson-expert-fill-title = Trzecia karta
lesson-expert-fill = Brakuje jednej karty, ale wiesz już, co kupisz.
lesson-expert-fill-do = Odkryj kartę o cenie 1–3.

lesson-expert-garage-title = Zamień monety na dochód
lesson-expert-garage = Z Warsztatem [1] masz dochód 3, i to już w drugiej rundzie.
lesson-expert-garage-do = Kup Warsztat za 5.
lesson-expert-garage-card = Można, ale monety z początku gry warto zamienić na dochód, a Warsztat płaci 2 monety co rundę: kup go.
lesson-expert-garage-coin = Monet masz dość. Kup Warsztat.
lesson-expert-garage-then = Ada kupuje Szkołę.

lesson-expert-kinds-title = Cztery rodzaje efektów
lesson-expert-kinds = **Natychmiast** znaczy raz i nigdy więcej. Zamek [1] płaci zawsze, gdy sąsiad kupuje drogą kartę, Piramida [2] na koniec gry kopiuje kartę sąsiada, z Lotniskiem zielone karty są tańsze. Przy dwóch graczach twoją jedyną sąsiadką jest Ada. Dokończ tę partię z nią.

lesson-neighbours = Wariant ekspercki: spojrzenie na sąsiada
lesson-neighbours-about = Czym są miejsce i sąsiad, na przykładzie Piramidy w ostatniej rundzie.

lesson-neighbours-slot-title = To samo miejsce
lesson-neighbours-slot = Twoja Piramida [1] to **czwarta** karta miasta. Na koniec gry kopiuje mieszkańców i serca czwartej karty sąsiada. U Ady jest nią Zoo z trzema sercami. Ważne jest więc, gdzie karta stoi i kiedy ją bierzesz.
lesson-neighbours-slot-do = Zostaw wszystkie karty.
lesson-neighbours-slot-card = Można, ale te trzy karty ci nie przeszkadzają. Zostaw wszystkie.

lesson-neighbours-tenth-title = Jeszcze trzy serca
lesson-neighbours-tenth = Masz 4 mieszkańców i 4 serca [1], a trzy następne serca da Zoo. Potrzebujesz więc mieszkańców: Rezydencja [2] ma trzech i będzie twoją dziesiątą kartą.
lesson-neighbours-tenth-do = Kup Rezydencję za 6.
lesson-neighbours-tenth-university = Tu jest dwóch mieszkańców. Rezydencja ma trzech za te same 6 monet.
lesson-neighbours-tenth-card = Można, ale trzech mieszkańców razy siedem serc to znacznie więcej: kup Rezydencję.
lesson-neighbours-tenth-coin = Monety liczą się teraz tylko przy remisie. Kup Rezydencję.
lesson-neighbours-tenth-then = Dziesięć kart: to ostatnia runda. Ada kupuje Sklep spożywczy, a potem twoja Piramida kopiuje jej Zoo.

lesson-neighbours-copied-title = Siedem razy siedem
lesson-neighbours-copied = Masz 7 mieszkańców oraz 4 serca i 3 skopiowane z Zoo: 7 × 7 = **49** zamiast 28; Zoo zostaje u Ady. Sąsiedzi siedzą po lewej i po prawej; przy dwóch graczach Ada siedzi i tu, i tu, ale liczy się raz. Gdy graczy jest więcej, wybierasz, czyja karta jest kopiowana.
