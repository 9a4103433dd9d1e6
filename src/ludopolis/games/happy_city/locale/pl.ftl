### Every word of Happy City.

game-name = Szczęśliwice Wielkie
game-pitch = Zbuduj miasto z dziesięciu kart. Punkty to mieszkańcy razy serca.
game-goal = Za dochód kupujesz kartę za kartą, aż w czyimś mieście będzie ich dziesięć. Punkty to mieszkańcy razy serca, więc zwiększaj jedno i drugie; wygrywa ten, kto ma najwięcej punktów.
game-aim = Zbuduj miasto z 10 kart. Mieszkańcy × serca to punkty; wygrywa, kto ma najwięcej.
game-length = 30 min
game-difficulty = łatwa

## Options

option-mode = Wariant
option-mode-help = W wariancie rodzinnym budynki specjalne mają zwykłe liczby, w eksperckim są kolorowe sklepiki i budynki specjalne z efektami.
option-mode-family = rodzinny
option-mode-expert = ekspercki
option-scoring = Punkty
option-scoring-help = Młodsi gracze dodają mieszkańców i serca, zamiast je mnożyć.
option-scoring-product = mieszkańcy × serca
option-scoring-sum = mieszkańcy + serca
option-max_rounds = Limit rund
option-max_rounds-help = Gra kończy się po tylu rundach, nawet jeśli nikt nie ma dziesięciu kart.
option-verified_only = Tylko potwierdzone karty
option-verified_only-help = Bez jedynego budynku eksperckiego wymyślonego przez nas w miejsce karty, której nie pokazuje żadne źródło.

## Questions

ask-draft = Weź Szczęśliwy sklepik.
ask-louvre = Luwr: czyj dochód kopiujesz? Pozostało użyć: { $count }.
ask-discard = Odrzuć kartę albo zostaw wszystkie.
ask-reveal = Odkryj kartę: z której talii?{ $count ->
    [1] {""}
   *[other] {" "}Do odkrycia: { $count }.
}
ask-action = Kup kartę albo weź monetę.
ask-special = Weź budynek specjalny albo spasuj.
ask-sphinx = Sfinks: skopiuj budynek specjalny albo dobierz kartę z pudełka.
ask-pyramid = Piramida: u którego sąsiada skopiować kartę na miejscu { $slot }?

## Moves

move-take = weź: { $card }
move-keep = zostaw wszystkie
move-discard = odrzuć: { $card }
move-reveal = odkryj kartę o cenie { $low }–{ $high }
move-buy = kup za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}: { $card }
move-buy-reduced = { $price ->
    [0] weź za darmo
    [one] kup za { $price } monetę
    [few] kup za { $price } monety
    [many] kup za { $price } monet
   *[other] kup za { $price } monety
} zamiast za { $cost }: { $card }
move-coin = weź { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
move-pass = spasuj
move-visit = skopiuj dochód ({ $from_seat }): { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
move-copy = skopiuj kartę „{ $card }” ({ $from_seat })
move-random = dobierz kartę z pudełka
move-copy-slot = skopiuj kartę „{ $card }” ({ $from_seat }): mieszkańcy { $residents }, serca { $hearts }

## Reasons

why-bad-move = „{ $text }” to nie ruch. Ruchy zapisuje się tak: keep, discard museum, reveal 2, buy museum, take coin, take film_studios, pass, visit 1, copy 1, copy left, random.
why-bad-card = „{ $text }” to nie karta. Karty zapisuje się tak: museum, museum.2, castle.
why-market-taken = Kartę „{ $card }” ktoś już ma.
why-not-face-up = Karta „{ $card }” nie leży odkryta.
why-deck-empty = Talia { $deck } i jej stos kart odrzuconych są puste.
why-stack-empty = Karty „{ $card }” już nie ma.
why-same-name = W twoim mieście jest już karta „{ $card }”.
why-too-dear = Karta „{ $card }” kosztuje { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}, a masz { $coins }.
why-not-in-row = Karty „{ $card }” nie ma w rzędzie budynków specjalnych.
why-colours-missing = Do karty „{ $card }” potrzeba w twoim mieście więcej kart w kolorach: { $colour }.
why-city-full = W twoim mieście jest dziesięć kart, nie ma już miejsca na kartę „{ $card }”.
why-not-an-opponent = { $from_seat } nie jest twoim rywalem.
why-no-special = { $from_seat } nie ma budynku specjalnego.
why-one-neighbour = Przy dwóch graczach jest tylko jeden sąsiad; liczy się jako lewy.
why-nothing-in-slot = { $from_seat } nie ma karty do skopiowania na miejscu { $slot }.
why-now-draft = Najpierw każdy bierze Szczęśliwy sklepik.
why-now-louvre = Teraz właściciel Luwru wskazuje rywala.
why-now-discard = Teraz można odrzucić kartę albo zostawić wszystkie.
why-now-reveal = Teraz trzeba odkryć kartę: wybierz talię.
why-now-action = Teraz można kupić kartę albo wziąć monetę.
why-now-special = Teraz można wziąć budynek specjalny albo spasować.
why-now-sphinx = Teraz Sfinks kopiuje lub dobiera budynek specjalny.
why-now-pyramid = Teraz Piramida kopiuje kartę sąsiada.

## Reasons against a component folder

why-wrong-count = { $table }: liczba wierszy to { $given }, a ma być { $expected }.
why-duplicate-card = Identyfikator { $card } jest użyty dwa razy.
why-bad-card-id = Identyfikator { $card } się nie nadaje: tylko litery łacińskie, cyfry i podkreślenia, i nie „coin”.
why-empty-deck = { $table }: w talii { $deck } nie ma kart.
why-too-few-verified = { $table }: kart, które nie są odtworzone, ma być co najmniej { $expected }.

## Events

event-row-dealt = Wyłożona karta: { $card }.
event-market-taken = { $seat } bierze kartę „{ $card }”.
event-round-begun = Runda { $round }.
log-round-begun = Runda { $round }
event-coins-gained = { $card }: { $seat } dostaje { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
} i ma { $coins }.
event-louvre-visit = Luwr: { $seat } kopiuje dochód rywala ({ $from_seat }).
event-income-paid = { $seat } dostaje { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
}{ $effect ->
    [0] { $louvre ->
        [0] {""}
       *[other] {" "}(karty { $printed }, Luwr { $louvre })
    }
   *[other] { $louvre ->
        [0] {" "}(karty { $printed }, budynek specjalny { $effect })
       *[other] {" "}(karty { $printed }, budynek specjalny { $effect }, Luwr { $louvre })
    }
} i ma { $coins }.
event-coins-stolen = { $card }: { $from_seat } oddaje { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
}, { $seat } ma teraz { $coins }.
you-coins-stolen = { $card }: { $seat } zabiera ci { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
}.
event-kept = { $seat } zostawia wszystkie karty.
event-discarded = { $seat } odrzuca kartę „{ $card }”.
event-reshuffled = Talia { $deck } jest pusta: jej odrzucone karty ({ $count }) tworzą nową talię.
log-reshuffled = { $deck ->
    [1] Pierwsza
    [2] Druga
   *[other] Trzecia
} talia jest pusta: jej odrzucone karty ({ $count }) tworzą nową talię.
event-revealed = { $seat } odkrywa kartę „{ $card }” z talii { $deck }.
log-revealed = { $seat } odkrywa kartę „{ $card }”.
event-coin-taken = { $seat } bierze { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
} i ma { $coins }.
log-coin-taken = { $seat } bierze { $amount ->
    [one] { $amount } monetę
    [few] { $amount } monety
    [many] { $amount } monet
   *[other] { $amount } monety
}.
event-bought = { $seat } kupuje kartę „{ $card }” za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
} i { $coins ->
    [0] nie ma już monet
   *[other] ma jeszcze { $coins }
}.
log-bought = { $seat } kupuje kartę „{ $card }” za { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}.
event-bought-reduced = { $seat } kupuje kartę „{ $card }” { $price ->
    [0] za darmo
    [one] za { $price } monetę
    [few] za { $price } monety
    [many] za { $price } monet
   *[other] za { $price } monety
} zamiast za { $cost } i { $coins ->
    [0] nie ma już monet
   *[other] ma jeszcze { $coins }
}.
log-bought-reduced = { $seat } kupuje kartę „{ $card }” { $price ->
    [0] za darmo
    [one] za { $price } monetę
    [few] za { $price } monety
    [many] za { $price } monet
   *[other] za { $price } monety
} zamiast za { $cost }.
event-passed = { $seat } nie bierze budynku specjalnego.
event-special-taken = { $seat } bierze kartę „{ $card }”.
event-card-lost = { $seat } traci kartę „{ $card }” z miejsca { $slot }.
event-last-round = { $seat } ma dziesięć kart: runda { $round } jest ostatnia.
event-sphinx-copied = Sfinks ({ $seat }) kopiuje kartę „{ $card }” ({ $from_seat }).
event-sphinx-drawing = Sfinks ({ $seat }) dobiera kartę z pudełka.
event-sphinx-drew = Sfinks ({ $seat }) to teraz { $card }.
event-pyramid-copied = Piramida ({ $seat }) kopiuje kartę „{ $card }” ({ $from_seat }): mieszkańcy { $residents }, serca { $hearts }.
event-scored = { $seat }: mieszkańcy { $residents } i serca { $hearts } dają { $base }; punkty razem { $points }, monety { $coins }.
event-ended = { $ending }

## The position in words

line-set-up = Przed pierwszą rundą.
line-round = Runda { $round } (najwyżej { $high }).
line-last-round = Runda { $round }, ostatnia.
line-deck = Talia { $deck } (ceny { $low }–{ $high }): { $size ->
    [one] { $size } karta
    [few] { $size } karty
    [many] { $size } kart
   *[other] { $size } karty
}, odrzucone { $discarded }. Jeszcze niewidziane: żółte { $yellow }, niebieskie { $blue }, zielone { $green }, pomarańczowe { $orange }, fioletowe { $purple }.
line-face-up = Odkryta: { $card } ({ $colour }), cena { $price }, dochód { $income }, mieszkańcy { $residents }, serca { $hearts }.
line-dwelling = Mieszkania: { $card } ({ $colour }), w stosie { $left }, cena { $price }, dochód { $income }, mieszkańcy { $residents }, serca { $hearts }.
line-special = Budynek specjalny: { $card }. { $effect } Wymagane kolory: { $needed_colour }. Brakuje ci: { $missing_colour }. ({ $certainty })
line-plain-special = Budynek specjalny: { $card }, dochód { $income }, mieszkańcy { $residents }, serca { $hearts }. Wymagane kolory: { $needed_colour }. Brakuje ci: { $missing_colour }.
line-city = { $seat }: karty { $size } z 10, monety { $coins }, dochód { $income }, mieszkańcy { $residents }, serca { $hearts }, punkty { $points }.
line-cards = { $seat }, miasto: { $card }.
line-owned-special = { $seat }, budynek specjalny: { $card }. { $effect }{ $charges ->
    [0] {""}
   *[other] {" "}Pozostało użyć: { $charges }.
}
line-pyramid = Piramida ({ $seat }) kopiuje kartę sąsiada ({ $from_seat }).

## Score sheet

score-product = Mieszkańcy × serca
score-sum = Mieszkańcy + serca
score-zen_garden = Ogród zen
score-concert_hall = Filharmonia
figure-residents = mieszkańcy
figure-hearts = serca
figure-points = punkty przedtem
figure-threshold = podwojenie poniżej
figure-income = dochód
tie-coins = Pozostałe monety
tie-coins-decides = Remis, rozstrzygają pozostałe monety
ending-tenth_card = Jedno z miast ma dziesięć kart.
ending-max_rounds = Rozegrano ostatnią rundę.

## Colours

colour-yellow = żółty
colour-blue = niebieski
colour-green = zielony
colour-orange = pomarańczowy
colour-purple = fioletowy
colour-none = bez koloru
colour-nothing = niczego

## How sure a card is

certainty-certain = dwa źródła się zgadzają
certainty-one_source = z jednego wyraźnego skanu
certainty-blurred = na jedynym skanie liczba jest rozmazana
certainty-reconstructed = odtworzona: zastępuje kartę, której nie pokazuje żadne źródło

## Cards

card-empty = (puste miejsce)
card-haunted_house = Nawiedzony dom
card-factory = Fabryka
card-steelworks = Huta
card-grocery = Sklep spożywczy
card-shoe_shop = Sklep obuwniczy
card-school = Szkoła
card-police_station = Komisariat
card-library = Biblioteka
card-town_square = Rynek
card-florist = Kwiaciarnia
card-cake_shop = Cukiernia
card-bookshop = Księgarnia
card-bank = Bank
card-igloo = Igloo
card-museum = Muzeum
card-observatory = Obserwatorium
card-hospital = Szpital
card-hardware_store = Market budowlany
card-perfumery = Perfumeria
card-shopping_centre = Centrum handlowe
card-garage = Warsztat
card-offices = Biura
card-grand_hotel = Grand Hotel
card-restaurant = Restauracja
card-laboratory = Laboratorium
card-university = Uniwersytet
card-spa = Spa
card-casino = Kasyno
card-ski_resort = Ośrodek narciarski
card-zoo = Zoo
card-treehouse = Domek na drzewie
card-stadium = Stadion
card-amusement_park = Park rozrywki
card-house = Dom
card-apartment_block = Blok
card-luxury_residence = Rezydencja
card-yellow_market = Szczęśliwy sklepik (żółty)
card-blue_market = Szczęśliwy sklepik (niebieski)
card-green_market = Szczęśliwy sklepik (zielony)
card-orange_market = Szczęśliwy sklepik (pomarańczowy)
card-purple_market = Szczęśliwy sklepik (fioletowy)
card-white_market = Szczęśliwy sklepik
card-dinosaur_park = Park dinozaurów
card-ball_pool = Olimpijski basen z kulkami
card-cat_cafe = Kocia kawiarnia
card-toy_shop = Sklep z zabawkami
card-nightclub = Klub nocny
card-superhero_academy = Akademia superbohaterów
card-dragon_parking = Parking dla smoków
card-candy_factory = Fabryka cukierków
card-film_studios = Studio filmowe
card-maze = Labirynt
card-ghost_hunters_hq = Baza łowców duchów
card-martian_embassy = Ambasada Marsa
card-pirate_ship = Statek piracki
card-chocolate_works = Fabryka czekolady
card-unicorn_ranch = Ranczo jednorożców
card-dream_factory = Fabryka snów
card-aqua_pony_club = Klub wodnych kucyków
card-school_of_magic = Szkoła magii
card-pyramid = Piramida
card-castle = Zamek
card-ice_cream_parlour = Lodziarnia
card-harbour = Port
card-airport = Lotnisko
card-picture_gallery = Galeria obrazów
card-bowling_alley = Kręgielnia
card-concert_hall = Filharmonia
card-moai = Moai
card-railway_station = Dworzec
card-statue_of_liberty = Statua Wolności
card-hot_dog_stand = Budka z hot dogami
card-barber_shop = Fryzjer
card-sphinx = Sfinks
card-palace_of_versailles = Pałac w Wersalu
card-burger_restaurant = Burgerownia
card-undersea_tunnel = Tunel podwodny
card-aquarium = Oceanarium
card-escape_room = Escape room
card-machu_picchu = Machu Picchu
card-big_ben = Big Ben
card-golden_gate = Most Golden Gate
card-stonehenge = Stonehenge
card-sushi_bar = Sushi bar
card-wind_turbine = Wiatrak
card-taj_mahal = Tadż Mahal
card-louvre = Luwr
card-vegetable_market = Warzywniak
card-croissant_bakery = Piekarnia rogali
card-chichen_itza = Chichén Itzá
card-leaning_tower = Krzywa Wieża w Pizie
card-games_arcade = Salon gier
card-great_wall = Wielki Mur
card-billiard_hall = Klub bilardowy
card-domed_cathedral = Sobór z kopułami
card-zen_garden = Ogród zen
card-parthenon = Partenon
card-night_market = Nocny targ (odtworzony)

# A card of somebody's own, shown by its id.
card-unnamed = { $name }

## Effects of the expert specials

effect-pyramid = Na koniec gry kopiuje mieszkańców i serca karty sąsiada na tym samym miejscu.
effect-castle = 1 moneta za każdym razem, gdy sąsiad płaci za kartę co najmniej 4 monety.
effect-ice_cream_parlour = Natychmiast 1 moneta za każdą kartę w twoim mieście, razem z tą.
effect-harbour = Niebieskie karty kosztują cię o 3 monety mniej.
effect-airport = Zielone karty, także mieszkania, kosztują cię o 3 monety mniej.
effect-picture_gallery = Ma dochód, mieszkańców i serca poprzedniej karty.
effect-bowling_alley = Dochód 3 za każdą twoją fioletową kartę.
effect-concert_hall = Natychmiast dwa razy tyle monet, ile wynosi twój dochód; na koniec gry tracisz tyle punktów, ile wynosi dochód, ale nie poniżej 0.
effect-moai = Na koniec gry 2 serca w mieście z 9 kartami, 4 w mniejszym.
effect-railway_station = Pomarańczowe karty kosztują cię o 3 monety mniej.
effect-statue_of_liberty = 4 serca; zajmuje miejsce twojej ostatniej karty, która zostaje odrzucona.
effect-hot_dog_stand = Za odkryte budynki płacisz najniższą cenę ich talii: 1, 4 lub 6 monet.
effect-barber_shop = Dochód 3, dopóki reszta twojego dochodu jest niższa niż dochód kogokolwiek innego.
effect-sphinx = Na koniec gry działa jak budynek specjalny rywala albo dobrany z pudełka.
effect-palace_of_versailles = Po dochodzie zabiera 1 monetę najbogatszemu rywalowi, przy remisie każdemu z najbogatszych.
effect-burger_restaurant = 3 serca, gdy masz więcej niebieskich kart niż ktokolwiek inny, 2 przy remisie o pierwsze miejsce, inaczej 1.
effect-undersea_tunnel = Twoja następna karta nic nie kosztuje.
effect-aquarium = 2 serca; natychmiast po 1 monecie dla każdego.
effect-escape_room = Dochód 2, dopóki nikt nie ma mniej żółtych kart niż ty.
effect-machu_picchu = 1 mieszkaniec za każdą pomarańczową kartę sąsiada po lewej.
effect-big_ben = Gdy nic nie kupujesz, dostajesz 8 monet zamiast 1.
effect-golden_gate = Karty jednego koloru po lewej, po prawej oraz powyżej lub poniżej: dwie dają 1 serce i 1 mieszkańca, trzy dają 2 serca i 1 mieszkańca.
effect-stonehenge = 1 mieszkaniec za każdą niebieską kartę jednego sąsiada: tego, który ma ich więcej.
effect-sushi_bar = Dochód 1 za każdą twoją niebieską kartę.
effect-wind_turbine = 1 serce za każdą twoją zieloną kartę.
effect-taj_mahal = 3 serca, jeśli twój dochód jest niższy niż u każdego sąsiada, inaczej 1.
effect-louvre = W każdej z dwóch następnych faz dochodu dostajesz też dochód rywala, którego wtedy wybierzesz.
effect-vegetable_market = Dochód 1 za każdą parę serce–mieszkaniec w twoim mieście.
effect-croissant_bakery = Dochód 2 za każdą twoją zieloną kartę.
effect-chichen_itza = 3 serca, gdy masz więcej zielonych kart niż ktokolwiek inny, inaczej 1.
effect-leaning_tower = 1 serce za każdą żółtą kartę jednego sąsiada: tego, który ma ich więcej.
effect-games_arcade = Przed dochodem 2 monety, jeśli masz co najmniej 1.
effect-great_wall = 3 serca, jeśli dwie następne karty mają ten sam kolor, inaczej 1.
effect-billiard_hall = Dochód 1 za każdy kolor wśród kart przed nim.
effect-domed_cathedral = 3 serca, jeśli w twoim mieście nie ma pomarańczowej karty.
effect-zen_garden = Podwaja twoje punkty, jeśli jest ich mniej niż 30.
effect-parthenon = 4 mieszkańców, jeśli w twoim mieście nie ma zielonej karty.
effect-night_market = 1 mieszkaniec za każdą twoją żółtą kartę.

## The board in the browser

board-decks = Talie
board-deck = Talia z cenami { $range }
board-deck-left = Pozostałe karty: { $count }.
board-discarded = Odrzucone: { $count }.
board-deck-brings = Pozostałe karty z monetami, mieszkańcami, sercami:
board-of-deck = { $range }: { $count } z { $cards }
board-sale = Do kupienia
board-dwellings = Mieszkania
board-left = Pozostałe: { $count }.
board-sold = wykupione
board-have = już w mieście
board-have-label = Już jest w twoim mieście: drugiej takiej karty nie kupisz.
board-market = Szczęśliwy sklepik
board-markets = Szczęśliwe sklepiki
board-markets-help = pierwsza karta twojego miasta; jej kolor liczy się przy budynkach specjalnych
board-specials = Budynki specjalne
board-specials-help = jeden na gracza, gdy miasto ma potrzebne kolory
board-special-yours = swój już masz
board-special-rule = Budynek specjalny: za darmo, jeden na gracza w całej grze. Na koniec tury możesz go wziąć, jeśli twoje miasto ma potrzebne kolory. Zajmuje jedno z dziesięciu miejsc.
board-went = { $card } – { $name }
board-went-me = { $card } – u ciebie
board-needs = Wymaga: { $list }.
board-more = { $colour } – jeszcze { $count }
board-more-cards = jeszcze { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
}
board-met = Twoje miasto ma te kolory.
board-my-city = Twoje miasto
board-city = Miasto: { $name }
board-free = Wolne miejsce
board-happiness = Szczęście
board-residents = { $count ->
    [one] mieszkaniec
    [few] mieszkańców
    [many] mieszkańców
   *[other] mieszkańca
}
board-hearts = { $count ->
    [one] serce
    [few] serca
    [many] serc
   *[other] serca
}
board-points = punkty
board-below = Poniżej 0 liczy się jak 0, ale minus zostaje.
board-below-zero = Poniżej 0 liczy się jak 0, ale minus zostaje: muszą go pokryć następne karty.
board-coins = monety
board-income = dochód
board-round = na rundę
board-colours = Karty według kolorów
board-look = Dotknij karty albo wskaż ją, aby przeczytać, co robi.
board-built = { $card }, { $colour }.
board-offered = { $card }, kolor { $colour }, cena { $price ->
    [one] { $price } moneta
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}.
board-gives-income = { $count ->
    [one] { $count } moneta na rundę
    [few] { $count } monety na rundę
    [many] { $count } monet na rundę
   *[other] { $count } monety na rundę
}
board-gives-residents = { $count ->
    [one] { $count } mieszkaniec
    [few] { $count } mieszkańców
    [many] { $count } mieszkańców
   *[other] { $count } mieszkańca
}
board-gives-hearts = { $count ->
    [one] { $count } serce
    [few] { $count } serca
    [many] { $count } serc
   *[other] { $count } serca
}
board-gives = Daje: { $list }.
board-costs = Zabiera: { $list }.
board-twins = Każdy budynek jest w taliach dwa razy.
board-acts-as = Działa jak { $card }.
board-charges = { $count ->
    [one] Pozostało { $count } użycie.
    [few] Pozostały { $count } użycia.
    [many] Pozostało { $count } użyć.
   *[other] Pozostało { $count } użycia.
}
board-last-round = Ostatnia runda.
board-last-round-sub = { $count ->
    [one] { $name } ma dziesięć kart; rundę gra się do końca.
    [few] Po dziesięć kart: { $name }; rundę gra się do końca.
    [many] Po dziesięć kart: { $name }; rundę gra się do końca.
   *[other] Po dziesięć kart: { $name }; rundę gra się do końca.
}
board-step-discard = Odrzuć
board-step-reveal = Odkryj
board-step-action = Kup
board-step-special = Specjalny
board-draft = Wybierz Szczęśliwy sklepik
board-draft-sub = To pierwsza karta twojego miasta.
board-market-sub = Dochód 1; liczy się jako karta swojego koloru.
board-take = Weź: { $card }
board-discard-or-keep = Odrzucić kartę?
board-discard-help = { $count ->
    [3] Możesz odrzucić jedną. Jeśli zostawisz wszystkie trzy, nie odkryjesz nowej.
   *[other] Możesz odrzucić jedną odkrytą kartę, zanim odkryjesz nowe.
}
board-discard = Odrzuć: { $card }
board-discard-sub = Jej miejsce zajmie inna karta.
board-keep = Zostaw wszystkie
board-reveal = Odkryj kartę
board-reveal-sub = { $count ->
    [1] To ostatnia karta w tej turze.
   *[other] Zobaczysz ją, zanim wybierzesz następną talię.
}
board-cards = { $count ->
    [one] { $count } karta:
    [few] { $count } karty:
    [many] { $count } kart:
   *[other] { $count } karty:
}
board-reshuffle = do potasowania: { $count }
board-buy-or-coin = Kup kartę albo weź monetę
board-affordable = { $count ->
    [0] Teraz nie możesz nic kupić.
    [one] Możesz kupić jedną kartę.
    [few] Możesz kupić dowolną z { $count } kart.
    [many] Możesz kupić dowolną z { $count } kart.
   *[other] Możesz kupić dowolną z { $count } kart.
}
board-buy = Kup: { $card }
board-pay = Płacisz { $price ->
    [one] { $price } monetę
    [few] { $price } monety
    [many] { $price } monet
   *[other] { $price } monety
}, potem masz { $left }
board-free-card = Nic cię nie kosztuje
board-buy-for = Kup za { $price }
board-buy-free = Weź za darmo
board-take-coins = Nie kupuj, weź { $count ->
    [one] { $count } monetę
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}
board-may-take = Możesz wziąć budynek specjalny
board-no-special = Nie teraz
board-louvre = Czyj dochód kopiuje Luwr?
board-sphinx = Czym staje się Sfinks?
board-sphinx-sub = Budynkiem specjalnym rywala albo kartą z pudełka.
board-box = Dobierz z pudełka
board-pyramid = Którą kartę kopiuje Piramida?
board-pyramid-sub = Mieszkańcy i serca karty na miejscu { $slot }.

## Terms of a hint
term-residents = punkty za mieszkańców z tej tury
term-hearts = punkty za serca z tej tury
term-later = późniejsze zakupy
reason-residents = W tej turze zyskasz więcej mieszkańców: na koniec gry to { $worth }.
reason-hearts = W tej turze zyskasz więcej serc: na koniec gry to { $worth }.
reason-later = Później kupisz więcej: to { $worth }.

## What things on the board are

what-table = Stół
what-building = Budynek
what-dwelling = Mieszkania
what-special = Budynek specjalny
what-market = Szczęśliwy sklepik
what-deck = Talia budynków
what-city = Miasto
what-slot = Wolne miejsce
what-happiness = Szczęście
what-residents = Mieszkańcy
what-hearts = Serca
what-coins = Monety
what-colour = Kolor
what-last_round = Ostatnia runda
board-with-card = Z tą kartą będziesz mieć: punkty { $points }, monety { $coins }.
board-coins-now = Monety teraz. Każda runda przynosi jeszcze { $income }.
board-bring-residents = Mieszkańców dają mieszkania, a także karty pozostałe w taliach: { $list }.
board-bring-hearts = Karty z sercami pozostałe w taliach: { $list }.
board-bring-income = Karty z dochodem pozostałe w taliach: { $list }.
board-colour-now = Karty tego koloru w mieście: { $count }.
