### Every word of UpTown.

game-name = UpTown
game-pitch = Stavajte na piatich políčkach do výšky, zarábajte na každej streche a tie deravé darujte súperom. Kartová hra Adama Strzeleckého.
game-goal = Staviate do výšky na piatich políčkach svojej ulice. Každá strecha prinesie zisk z celej ulice a dary idú na ulice súperov. Na konci dávajú viditeľné projekty prestíž a každé tri zvyšné upcoiny ešte bod; vyhráva, kto má najviac bodov. Posledné je kolo, v ktorom sa niekomu minie balíček alebo má niekto všetkých päť políčok uzavretých.
game-aim = Stavajte veže: každá ★ prestíže je bod, 3 upcoiny sú bod. Vyhráva, kto má bodov najviac.
game-length = 40 min
game-difficulty = stredná

## Options

option-count_uncollected = Počítať upcoiny na balíčkoch
option-count_uncollected-help = Upcoiny, ktoré na konci hry ležia na balíčku, sa počítajú rovnako ako tie v peňaženke. Podľa tlačených pravidiel sa počíta len peňaženka.

## How sure the cards are

certainty-reconstructed = rekonštruované: tlačený zoznam kariet nie je verejný a žiadna karta nie je známa celá
certainty-mostly_certain = podľa tabuliek v priečinku hry; niektoré riadky sú rekonštruované

## Questions

ask-free_card = Krok 1 z 2: zahrajte bezplatnú kartu alebo ju zahoďte.
ask-free_card-help = Vrchná z balíčka. Potom môžete kúpiť druhú.
ask-second_action = { $pile ->
    [0] { $decks ->
        [0] Krok 2 z 2: kúpiť sa nedá nič a spoločná kôpka je prázdna; druhú kartu si neberiete.
       *[other] Krok 2 z 2: kúpte kartu alebo si druhú neberte (spoločná kôpka je prázdna).
    }
   *[other] { $decks ->
        [0] Krok 2 z 2: vezmite si mestskú kartu, kúpiť sa nedá nič.
       *[other] Krok 2 z 2: kúpte kartu alebo si vezmite mestskú.
    }
}
ask-place_bought = Krok 2 z 2: postavte jeden z dvoch projektov kúpenej karty.
ask-place_municipal = Krok 2 z 2: zahrajte mestskú kartu alebo ju zahoďte.

## Moves

move-place = postaviť projekt „{ $project }“ na políčku { $plot }
move-close = uzavrieť políčko { $plot } projektom „{ $project }“: { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinu
   *[other] { $coins } upcoinov
}
move-give = darovať projekt „{ $project }“: dostane ho { $to_seat }, políčko { $plot }
move-give-roof = darovať projekt „{ $project }“ ({ $to_seat }) a uzavrieť políčko { $plot }: { $to_seat } dostane { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinu
   *[other] { $coins } upcoinov
}
move-discard = zahodiť kartu
move-buy-own = kúpiť zo svojho balíčka za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinov
}: { $project }
move-buy = kúpiť z balíčka súpera ({ $from_seat }) za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinov
}: { $project }
move-municipal = vziať si mestskú kartu: { $project }
move-skip = nevziať si druhú kartu

# The same in short, for hints beside the board.
brief-municipal = vziať si mestskú kartu

## Reasons

why-bad-move = „{ $text }“ nie je ťah. Ťahy sa píšu takto: place flats 2, place noisy_bar 1.3 (políčko 3 hráča na mieste 1), discard, buy 0, municipal, skip.
why-bad-card = „{ $text }“ nie je karta. Karty sa píšu takto: P01, M28.
why-bad-first = „{ $text }“ neurčuje prvého hráča. Píše sa to takto: first 0.
why-not-on-card = { $project }: to na vašej karte nie je. Je na nej: { $shown_project }.
why-no-such-half = Na vašej karte sú dva projekty: { $project }.
why-gift-at-home = Projekt „{ $project }“ je dar: patrí na ulicu iného hráča.
why-no-gift = Projekt „{ $project }“ nie je dar: patrí na vašu vlastnú ulicu.
why-needs-roof = Projekt „{ $project }“ patrí na strechu, ale políčko { $plot } strechu nemá.
why-plot-closed = Políčko { $plot } má strechu a projekt „{ $project }“ na strechu nepatrí.
why-no-gifts = Budova na políčku { $plot } neprijíma dary, teda ani tento: { $project }.
why-ground-only = Projekt „{ $project }“ patrí na prízemie, ale políčko { $plot } je už zastavané.
why-upper-only = Projekt „{ $project }“ nesmie stáť na prízemí a políčko { $plot } je prázdne.
why-must-be-played = Za túto kartu ste zaplatili: musíte ju zahrať.
why-deck-empty = Balíček ({ $from_seat }) je prázdny.
why-deck-blocked = Na balíčku ({ $from_seat }) { $coins ->
    [one] leží { $coins } upcoin: kým tam je, z balíčka sa nedá kupovať.
    [few] ležia { $coins } upcoiny: kým tam sú, z balíčka sa nedá kupovať.
    [many] leží { $coins } upcoinu: kým tam je, z balíčka sa nedá kupovať.
   *[other] leží { $coins } upcoinov: kým tam sú, z balíčka sa nedá kupovať.
}
why-too-dear = { $project }: karta stojí { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinov
}, vy máte { $coins }.
why-nowhere-to-place = Žiadny z projektov nemáte kde postaviť, preto sa karta nedá kúpiť: { $project }.
why-pile-empty = Spoločná kôpka je prázdna.
why-pile-not-empty = Mestské karty ešte sú: vezmite si jednu, môžete ju zahodiť.
why-now-free_card = Teraz bezplatnú kartu zahrajte alebo zahoďte.
why-now-second_action = V ruke nemáte kartu: je čas na druhý krok.
why-now-place_bought = Teraz zahrajte kúpenú kartu.
why-now-place_municipal = Teraz mestskú kartu zahrajte alebo zahoďte.

## Reasons against a component folder

why-wrong-count = { $table }: riadkov je { $given }, treba { $expected }.
why-same-card-id = { $table }, riadok { $line }: karta s id „{ $given }“ už existuje.
why-same-project = { $table }, riadok { $line }, stĺpec { $column }: projekt „{ $given }“ už na tejto karte je. Ak je vytlačený na oboch koncoch, pridajte ho do projects.csv druhýkrát pod iným id.

## Events

event-first-player = { $seat } má ulicu so symbolom začínajúceho hráča a začína.
event-uncovered = Balíček ({ $from_seat }) teraz ponúka: { $project }, cena { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinov
}.
event-uncovered-municipal = Spoločná kôpka teraz ponúka: { $project }.
event-round-begun = Kolo { $round }.
log-round-begun = Kolo { $round }
log-bought = { $seat } kupuje kartu z balíčka súpera ({ $from_seat }) za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinov
}.
event-coins-collected = { $seat } si berie zo svojho balíčka { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinov
}, má ich teraz { $coins } a bezplatnú kartu nedostáva.
event-nothing-to-take = { $seat } má prázdny balíček a bezplatnú kartu nedostáva.
event-free-card-taken = { $seat } si ťahá bezplatnú kartu: { $project }.
event-bought-own = { $seat } kupuje zo svojho balíčka za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinov
}: { $project }. Zostatok: { $coins }.
event-bought = { $seat } kupuje z balíčka súpera ({ $from_seat }) za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinov
}: { $project }. Zostatok: { $coins }; balíček súpera je teraz zablokovaný.
event-municipal-taken = { $seat } si berie mestskú kartu: { $project }.
event-skipped = { $seat } si druhú kartu neberie.
event-built = { $seat } stavia projekt „{ $project }“ na políčku { $plot }.
news-built = { $seat } stavia na svojom políčku { $plot }: { $project }.
event-given = { $seat } daruje projekt „{ $project }“. Dostáva ho { $to_seat }, políčko { $plot }.
you-given = { $seat } vám daruje projekt „{ $project }“ na vaše políčko { $plot }.
event-discarded = { $seat } zahadzuje kartu: { $project }.
event-fits-nowhere = { $seat } zahadzuje kartu: { $project }. Karta sa nedá nikde zahrať.
event-plot-closed = { $seat }: políčko { $plot } je uzavreté. Zisk z jednotlivých políčok: { $first }, { $second }, { $third }, { $fourth }, { $fifth }; { $seat } dostáva { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinov
} a má ich teraz { $coins }.
news-plot-closed = { $seat }: políčko { $plot } je uzavreté, +{ $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinov
}.
event-last-round-by-deck = { $seat }: balíček je prázdny. Kolo { $round } je posledné.
event-last-round-by-street = { $seat }: všetkých päť políčok je uzavretých. Kolo { $round } je posledné.
event-scored = { $seat } získava za jednotlivé políčka postupne { $first }, { $second }, { $third }, { $fourth } a { $fifth }, za upcoiny { $coins }; spolu { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
event-ended = { $ending }
first-given = { $seat } dáva dar, dostáva ho { $to_seat }.

## What is told when it happens for the first time: nothing that changes soon after

first-coins-collected = { $seat } si berie zo svojho balíčka { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinov
} a bezplatnú kartu nedostáva.
first-plot-closed = { $seat }: políčko { $plot } je uzavreté. Zisk z jednotlivých políčok: { $first }, { $second }, { $third }, { $fourth }, { $fifth }; { $seat } dostáva { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinov
}.

## The position in words

line-components = Karty: { $certainty }.
line-round = Kolo { $round }, prvý hráč: { $first_seat }.
line-last-round = Kolo { $round }, posledné. Prvý hráč: { $first_seat }.
line-held = V ruke: { $project }.
line-deck = Balíček ({ $from_seat }): { $project }, cena { $price }; kariet: { $size }.{ $coins ->
    [0] {""}
    [one] {" "}Blokuje ho { $coins } upcoin.
    [few] {" "}Blokujú ho { $coins } upcoiny.
    [many] {" "}Blokuje ho { $coins } upcoinu.
   *[other] {" "}Blokuje ho { $coins } upcoinov.
}
line-deck-empty = Balíček ({ $from_seat }): nič v ponuke. Kariet: { $size }.{ $coins ->
    [0] {""}
   *[other] {" "}Upcoinov na ňom: { $coins }.
}
line-common = Spoločná kôpka: { $project }, cena 0; kariet: { $size }.
line-common-empty = Spoločná kôpka: nič v ponuke. Kariet: { $size }.
line-project = { $project }{ $traits ->
    [0] .
   *[other] : { $trait }.
}{ $stands ->
    [ground] {" "}Len na prízemie.
    [upper] {" "}Len na vyššie poschodia.
    [rooftop] {" "}Len na strechu.
   *[any] {""}
}{ $coins ->
    [0] {""}
   *[other] {" "}{ $coins ->
        [one] { $coins } upcoin
        [few] { $coins } upcoiny
        [many] { $coins } upcoinu
       *[other] { $coins } upcoinov
    } { $coins_effect }{ $counted ->
        [0] .
       *[other] , s každou novou strechou na ulici.
    }
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points ->
        [one] { $points } bod za prestíž
        [few] { $points } body za prestíž
        [many] { $points } bodu za prestíž
       *[other] { $points } bodov za prestíž
    } { $points_effect }.
}
line-street = { $seat }: upcoiny { $coins }, zisk z každej novej strechy { $revenue }, prestíž { $prestige }, body { $points }.
line-counts = Na ulici ({ $seat }): kancelárie { $office }, služby { $services }, byty { $flat }, kaviarne { $cafe }, obchody { $shop }, hotely { $hotel }, dary { $gift }.
line-plot-empty = Políčko { $plot } ({ $seat }): prázdne.
line-plot = Políčko { $plot } ({ $seat }): { $project } (odspodu: { $trait }). Otvorené. Zisk { $revenue }, prestíž { $prestige }.
line-plot-no-gifts = Políčko { $plot } ({ $seat }): { $project } (odspodu: { $trait }). Otvorené, neprijíma dary. Zisk { $revenue }, prestíž { $prestige }.
line-plot-closed = Políčko { $plot } ({ $seat }): { $project } (odspodu: { $trait }). Uzavreté. Zisk { $revenue }, prestíž { $prestige }.
line-plot-closed-no-gifts = Políčko { $plot } ({ $seat }): { $project } (odspodu: { $trait }). Uzavreté, neprijíma dary. Zisk { $revenue }, prestíž { $prestige }.

## Score sheet

score-plot_1 = Políčko 1
score-plot_2 = Políčko 2
score-plot_3 = Políčko 3
score-plot_4 = Políčko 4
score-plot_5 = Políčko 5
score-coins = Upcoiny, 3 za bod
figure-cards = karty
figure-coins = upcoiny
tie-highest_building = Najvyššia budova
tie-highest_building-decides = Remíza, rozhoduje najvyššia budova
ending-deck_empty = Balíček jedného z hráčov je prázdny.
ending-street_closed = Všetkých päť políčok jednej ulice je uzavretých.

## What a project is

trait-no_kind = žiadne priestory
trait-office = kancelária
trait-services = služby
trait-flat = byt
trait-cafe = kaviareň
trait-shop = obchod
trait-hotel = hotel
trait-two_office = dve kancelárie
trait-two_services = dve služby
trait-two_flat = dva byty
trait-two_cafe = dve kaviarne
trait-two_shop = dva obchody
trait-duo = duo: počíta sa 2×
trait-roof = strecha
trait-gift = dar (na ulicu iného hráča)
trait-no_gifts = neprijíma dary
trait-ground = len na prízemie
trait-upper = len na vyššie poschodia
trait-rooftop = len na strechu

## What a project brings

effect-closing = s každou novou strechou na ulici
effect-end = na konci hry
effect-ground = na prízemí
effect-below = za každé poschodie pod touto kartou
effect-plot_roof = za strechu na políčku
effect-street_roof = za každú strechu na ulici
effect-plot_office = za každú kanceláriu na políčku
effect-plot_services = za každú službu na políčku
effect-plot_flat = za každý byt na políčku
effect-plot_cafe = za každú kaviareň na políčku
effect-plot_shop = za každý obchod na políčku
effect-plot_hotel = za každý hotel na políčku
effect-plot_gift = za každý dar na políčku
effect-street_office = za každú kanceláriu na ulici
effect-street_services = za každú službu na ulici
effect-street_flat = za každý byt na ulici
effect-street_cafe = za každú kaviareň na ulici
effect-street_shop = za každý obchod na ulici
effect-street_hotel = za každý hotel na ulici
effect-street_gift = za každý dar na ulici

## Projects

project-brokerage = Maklérska firma
project-business_hub = Biznis centrum
project-call_centre = Call centrum
project-consultancy = Poradenská firma
project-council_offices = Mestský úrad
project-council_offices_rented = Mestský úrad (v nájme)
project-drafting_studio = Projekčný ateliér
project-editorial_office = Redakcia
project-front_desk = Recepcia
project-law_firm = Advokáti
project-offices = Kancelárie
project-open_plan_floor = Open space
project-registry = Podateľňa
project-secure_archive = Strážený archív
project-shared_desks = Zdieľané stoly
project-start_up_room = Startup
project-twin_council_offices = Mestský úrad duo
project-twin_offices = Kancelárie duo
project-board_room = Zasadacia sieň
project-glass_attic_office = Sklená kancelária
project-sky_office = Nebeská kancelária
project-bank_branch = Pobočka banky
project-clinic = Poliklinika
project-concierge = Vrátnica
project-courier_point = Výdajňa zásielok
project-dentist = Zubár
project-fitness_club = Fitko
project-hairdresser = Kaderníctvo
project-laundry = Práčovňa
project-library_branch = Pobočka knižnice
project-night_guard = Nočná stráž
project-post_office = Pošta
project-surgery = Ordinácia
project-workshop_row = Rad dielní
project-roof_pool = Strešný bazén
project-car_park = Parkovisko
project-guarded_roof = Strážená strecha
project-council_flat = Mestský byt
project-family_flat = Rodinný byt
project-flats = Byty
project-garden_flat = Byt so záhradkou
project-gated_flats = Uzavretý areál
project-loft = Loft
project-maisonette = Mezonet
project-neighbours = Susedia
project-panorama_flat = Byt s výhľadom
project-rental_flat = Nájomný byt
project-serviced_flats = Apartmány
project-shared_flat = Spolubývanie
project-social_flat = Sociálny byt
project-student_rooms = Študentské izby
project-studio_flat = Garsónka
project-twin_council_flats = Mestské byty duo
project-twin_flats = Byty duo
project-attic_flat = Podkrovný byt
project-penthouse = Penthouse
project-residents_council = Rada nájomníkov
project-small_attic = Malé podkrovie
project-squat = Squat
project-bookshop_cafe = Knižná kaviareň
project-cafe_terrace = Terasa kaviarne
project-canteen = Jedáleň
project-coffee_counter = Kávový pult
project-corner_cafe = Kaviareň na rohu
project-milk_bar = Mliečny bar
project-music_cafe = Hudobná kaviareň
project-patisserie = Cukráreň
project-roastery = Pražiareň
project-two_cafes = Dve kaviarne
project-sky_bar = Skybar
project-attic_cafe = Podkrovná kaviareň
project-pavilion_cafe = Kaviareň Pavilón
project-noisy_bar = Hlučný bar
project-boutique = Butik
project-co_op_shop = Družstevný obchod
project-department_store = Obchodný dom
project-florist = Kvetinárstvo
project-grocer = Potraviny
project-market_stall = Stánok na trhu
project-newsstand = Trafika
project-round_the_clock_shop = 24-hodinový obchod
project-shop = Obchod
project-shopping_arcade = Obchodná pasáž
project-stationer = Papiernictvo
project-kiosk = Kiosk
project-boarded_up_shop = Zadebnený obchod
project-business_hotel = Biznis hotel
project-city_hotel = Mestský hotel
project-grand_hotel = Grandhotel
project-guest_house = Penzión
project-workers_hostel = Ubytovňa
project-youth_hostel = Hostel
project-attic_guest_house = Penzión v podkroví
project-hotel_chain = Hotelový reťazec
project-atrium = Átrium
project-gallery = Galéria
project-gift_collection = Zbierka darov
project-museum = Múzeum
project-parking_level = Garážové podlažie
project-server_room = Serverovňa
project-stairwell = Schodisko
project-technical_floor = Technické podlažie
project-winter_garden = Zimná záhrada
project-aerial_mast = Anténny stožiar
project-billboard = Bilbord
project-flagpole = Stožiar s vlajkou
project-observation_deck = Vyhliadka
project-roof_garden = Strešná záhrada
project-solar_panels = Solárne panely
project-weather_station = Meteostanica
project-bell_turret = Zvonička
project-bus_stop = Zastávka autobusu
project-clock_tower = Veža s hodinami
project-flat_roof = Plochá strecha
project-landmark_spire = Dominanta
project-park = Park
project-plain_roof = Jednoduchá strecha
project-playground = Ihrisko
project-roof_terrace = Strešná terasa
project-square = Námestíčko
project-tiled_roof = Škridlová strecha
project-broken_lift = Pokazený výťah
project-building_site_noise = Hluk zo stavby
project-inspection = Kontrola
project-leaking_basement = Vytopená pivnica
project-power_cuts = Výpadky prúdu
project-ruin = Ruina
project-scaffolding = Lešenie
project-substation = Trafostanica
project-waste_sorting_point = Triedenie odpadu
project-pigeon_loft = Holubník
project-emergency_roof = Núdzová strecha
project-fenced_off_lot = Oplotená prieluka
project-makeshift_roof = Provizórna strecha
project-tarpaulin_roof = Strecha z plachty

# A project of somebody's own, shown by its id.
project-unnamed = { $name }

## Board

board-your-street = Vaša ulica
board-street-of = Ulica: { $name }
board-back = Späť
board-look-at = Pozrieť si ulicu: { $name }
board-your-deck = Váš balíček
board-deck-of = Balíček: { $name }
board-decks = Balíčky
board-decks-later = Na kúpu v kroku 2
board-common = Spoločná kôpka
board-city = Spoločná
board-first = Prvý hráč
board-wallet = Upcoiny
board-from-deck = z balíčka
board-from-roof = za strechu
board-gained = pribudlo: { $sources }
board-sum-up = Prestíž { $prestige } + { $piles } ({ $told }) = body: { $points }. Za každé tri upcoiny je bod.
board-piles = { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinu
   *[other] { $coins } upcoinov
}: { $piles ->
    [0] ani jedna kôpka po troch
    [one] { $piles } kôpka po troch
    [few] { $piles } kôpky po troch
    [many] { $piles } kôpky po troch
   *[other] { $piles } kôpok po troch
}
board-at-closing = Nová strecha vynesie
board-revenue = Zisk
board-prestige = Prestíž
board-highest = Kariet v najvyššej budove
board-deck-size = Kariet v balíčku
board-price = Cena: { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinu
   *[other] { $coins } upcoinov
}
board-free = zadarmo
board-any-of-two = vyberte 1 z 2
board-any-of-four = vyberte 1 zo 4
board-per-roof = za strechu
board-empty = prázdno
board-blocked = nepredajný
board-blocked-by = { $coins ->
    [one] { $coins } upcoin blokuje tento balíček, kým si ho { $name } nevezme.
    [few] { $coins } upcoiny blokujú tento balíček, kým si ich { $name } nevezme.
    [many] { $coins } upcoinu blokuje tento balíček, kým si ich { $name } nevezme.
   *[other] { $coins } upcoinov blokuje tento balíček, kým si ich { $name } nevezme.
}
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
board-brings-revenue = { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinov
} { $effect }
board-brings-prestige = { $amount ->
    [one] { $amount } bod za prestíž
    [few] { $amount } body za prestíž
    [many] { $amount } bodu za prestíž
   *[other] { $amount } bodov za prestíž
} { $effect }
board-plot = políčko { $plot }
board-plot-of = Políčko { $plot }: { $name }
board-read-plot = Podrobnejšie: políčko { $plot }
board-plot-revenue = Upcoiny z tohto políčka s každou novou strechou
board-plot-prestige = Prestíž tohto políčka na konci hry
board-plot-now = Políčko teraz
board-plot-empty = Zatiaľ tu nič nestojí.
board-open = Otvorené: dá sa stavať ďalej.
board-open-no-gifts = Otvorené: dá sa stavať ďalej, dary neprijíma.
board-closed = Uzavreté: navrch patria len projekty na strechu.
board-closed-no-gifts = Uzavreté: navrch patria len projekty na strechu, dary neprijíma.
board-gift-from = Dar od hráča: { $name }.
board-counts = Priestory na ulici
board-count-office = { $count ->
    [one] { $count } kancelária
    [few] { $count } kancelárie
    [many] { $count } kancelárie
   *[other] { $count } kancelárií
}
board-count-services = Služby: { $count }
board-count-flat = { $count ->
    [one] { $count } byt
    [few] { $count } byty
    [many] { $count } bytu
   *[other] { $count } bytov
}
board-count-cafe = { $count ->
    [one] { $count } kaviareň
    [few] { $count } kaviarne
    [many] { $count } kaviarne
   *[other] { $count } kaviarní
}
board-count-shop = { $count ->
    [one] { $count } obchod
    [few] { $count } obchody
    [many] { $count } obchodu
   *[other] { $count } obchodov
}
board-count-hotel = { $count ->
    [one] { $count } hotel
    [few] { $count } hotely
    [many] { $count } hotela
   *[other] { $count } hotelov
}
board-count-gift = { $count ->
    [one] { $count } dar
    [few] { $count } dary
    [many] { $count } daru
   *[other] { $count } darov
}
board-in-hand = Karta v ruke
board-holds = { $name } drží kartu
board-municipal-card = Mestská karta
board-one-half = Postaví sa len jeden z dvoch projektov.
board-one-of-four = Postaví sa len jeden zo štyroch projektov: dva sú na líci, dva na rube.
board-turn = Otočiť
board-turn-to = Otočiť kartu: { $project }
board-fits = { $count ->
    [one] Hodí sa na { $count } miesto.
    [few] Hodí sa na { $count } miesta.
    [many] Hodí sa na { $count } miesta.
   *[other] Hodí sa na { $count } miest.
}
board-nofit = teraz nikam
board-nowhere-why = Teraz sa nikam nehodí: { $reason }.
board-nowhere-reason = { $needs ->
    [rooftop] ešte nemáte strechu
    [upper] nemáte otvorenú budovu
    [ground] nemáte prázdne políčko
    [gift-rooftop] žiadny súper nemá pre dar strechu
    [gift-upper] žiadny súper nemá pre dar otvorenú budovu
    [gift-ground] žiadny súper nemá pre dar prázdne políčko
    [gift-any] žiadny súper nemá pre dar otvorené políčko
   *[any] všetky vaše políčka sú uzavreté
}
board-choose-plot = { $project }: vyberte políčko
board-choose-street = { $project }, dar: vyberte políčko súpera
board-nowhere = { $project }: teraz sa nikam nehodí, otočte kartu
board-build = Postaviť
board-give = Darovať
board-buy = Kúpiť
board-discards = Zahodených kariet: { $count }
board-build-on = Postaviť: políčko { $plot }
board-close-plot = Uzavrieť políčko { $plot }
board-give-to = Darovať: { $name }, políčko { $plot }
board-discard = Zahodiť
board-paid = Výplata za toto uzavretie
board-never-below = nikdy pod 0
board-second-help = Kupujte zo zvýrazneného balíčka. Upcoiny za kartu súpera prídu na jeho balíček: vezme si ich vo svojom ťahu a dovtedy sa z balíčka nedá kupovať.
board-no-free-card = Súper kúpil kartu z vášho balíčka: dostávate { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinov
}, ale v tomto ťahu žiadnu bezplatnú kartu.
board-take-municipal = Mestská karta: 0 upcoinov
board-take-it = Vziať si túto mestskú kartu
board-buy-for = Kúpiť za { $price }
board-costs-nothing = Nič nestojí; môžete ju zahodiť.
board-step-skipped = Krok 1 z 2: vaša bezplatná karta, vrchná v balíčku, sa nedá nikde zahrať ({ $project }).
board-build-at-once = Hneď postavíte jeden z jej dvoch projektov.
board-pay-bank = Zaplatíte banke { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinov
}, zostatok { $left }.
board-own-waits = Ak ju nikto nekúpi, v ďalšom ťahu ju dostanete zadarmo.
board-pay-deck = Položíte { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinov
} na balíček ({ $name }), zostatok { $left }.
board-last-round = Posledné kolo
board-near = Blíži sa koniec hry
board-near-deck = { $name }: { $count ->
    [one] v balíčku { $count } karta
    [few] v balíčku { $count } karty
    [many] v balíčku { $count } karty
   *[other] v balíčku { $count } kariet
}
board-near-street = { $name }: 4 strechy z 5
edition-about-reconstructed = Pravidlá sú z tlačenej hry, o kartách sa v nich však píše len málo. Jedna stojí 3, sú na nej kancelárie a byty a jej byty neprinášajú upcoiny. Iná stojí 6 a je na nej park: len na prízemie, strecha, 1 upcoin. Obchod prináša 2 upcoiny, 24-hodinový obchod po 1 za každý byt na ulici. Legenda ukazuje, aké čísla sa vyskytujú; čo niektoré symboly počítajú, vykladáme po svojom. Všetko ostatné sme doplnili sami, aby to spolu sedelo; každé číslo sa dá zmeniť v priečinku hry.
edition-about-mostly_certain = Niektoré riadky týchto tabuliek sú označené ako rekonštruované. Také karty nezodpovedajú vytlačeným.
board-signs = Symboly
board-signs-kinds = Priestory
board-signs-marks = Značky
board-signs-effects = Čo projekt prináša
board-signs-figures = Údaje o hráčovi
board-signs-plots = Ťuknutím na číslo políčka zobrazíte jeho poschodia.
board-roofs-pay = Nová strecha prinesie zisk zo všetkých piatich políčok ulice, aj z uzavretých.


## What a hint says a move changes

term-prestige = prestíž hneď
term-prestige_later = prestíž neskôr
term-coins = upcoiny na konci
reason-prestige = Hneď prináša prestíž: { $worth }.
reason-prestige_later = Neskôr prinesie viac prestíže, čo vynesie { $worth }.
reason-coins = Na konci budete mať viac upcoinov, čo vynesie { $worth }.

## What things on the board are

what-table = Stôl
what-street = Ulica
what-plot = Políčko
what-project = Projekt
what-deck = Váš balíček
what-rival_deck = Balíček súpera
what-municipal = Spoločná kôpka
what-wallet = Upcoiny
what-revenue = Zisk z každej novej strechy
what-prestige = Prestíž
what-premises = Priestory
what-first = Prvý hráč
what-discards = Zahodené karty
what-signs = Symboly
what-last_round = Posledné kolo
board-worth-now = Ulica v tejto chvíli: { $points ->
    [one] { $points } bod za prestíž
    [few] { $points } body za prestíž
    [many] { $points } bodu za prestíž
   *[other] { $points } bodov za prestíž
} na konci hry, { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinu
   *[other] { $coins } upcoinov
} s každou novou strechou.
board-coins-worth = Tieto upcoiny vynesú na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
board-revenue-now = Toľko upcoinov by vyplatila celá ulica, keby strecha teraz uzavrela niektoré políčko.
board-prestige-now = Toľko prestíže by priniesla ulica, keby sa hra skončila teraz. Upcoiny sa sem nepočítajú.
board-deck-ends = Posledné je kolo, v ktorom sa niekomu minie balíček alebo má niekto všetkých päť políčok uzavretých.
