### Every word of UpTown.

game-name = UpTown
game-pitch = Stavte na pěti pozemcích do výšky, vydělávejte na každé střeše a ty děravé darujte soupeřům. Karetní hra Adama Strzeleckého.
game-goal = Stavíte do výšky na pěti pozemcích své ulice. Každá střecha přinese příjmy z celé ulice a dárky míří na ulice soupeřů. Na konci dávají viditelné projekty prestiž a každé tři zbylé upcoiny ještě bod; vyhrává, kdo má nejvíc bodů. Když někomu dojde balíček nebo má někdo zastřešených všech pět pozemků, dohraje se kolo a hra končí.
game-aim = Stavte věže: každá ★ prestiže je bod, 3 upcoiny jsou bod. Vyhrává, kdo má bodů nejvíc.
game-length = 40 min
game-difficulty = střední

## Options

option-count_uncollected = Počítat upcoiny na balíčcích
option-count_uncollected-help = Upcoiny, které na konci hry leží na balíčku, se počítají stejně jako ty v peněžence. Podle tištěných pravidel se počítá jen peněženka.

## How sure the cards are

certainty-reconstructed = rekonstruované: tištěný seznam karet není veřejný a žádná karta není známá celá
certainty-mostly_certain = podle tabulek ve složce hry; některé řádky jsou rekonstruované

## Questions

ask-free_card = Akce 1 ze 2: zahrajte kartu zdarma, nebo ji zahoďte.
ask-free_card-help = Vrchní z vašeho balíčku. Pak lze koupit druhou.
ask-second_action = { $pile ->
    [0] { $decks ->
        [0] Akce 2 ze 2: společný balíček je prázdný a koupit nejde nic, druhou kartu tedy neberete.
       *[other] Akce 2 ze 2: kupte kartu, nebo druhou neberte (společný balíček je prázdný).
    }
   *[other] { $decks ->
        [0] Akce 2 ze 2: vezměte si městskou kartu, koupit nejde nic.
       *[other] Akce 2 ze 2: kupte kartu, nebo si vezměte městskou.
    }
}
ask-place_bought = Akce 2 ze 2: postavte jeden ze dvou projektů koupené karty.
ask-place_municipal = Akce 2 ze 2: zahrajte městskou kartu, nebo ji zahoďte.

## Moves

move-place = postavit projekt „{ $project }“ na pozemku { $plot }
move-close = zastřešit pozemek { $plot } projektem „{ $project }“: { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinu
   *[other] { $coins } upcoinů
}
move-give = darovat projekt „{ $project }“: dostane ho { $to_seat }, pozemek { $plot }
move-give-roof = darovat projekt „{ $project }“ ({ $to_seat }) a zastřešit pozemek { $plot }: { $to_seat } dostane { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinu
   *[other] { $coins } upcoinů
}
move-discard = zahodit kartu
move-buy-own = koupit ze svého balíčku za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinů
}: { $project }
move-buy = koupit z balíčku soupeře ({ $from_seat }) za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinů
}: { $project }
move-municipal = vzít si městskou kartu: { $project }
move-skip = nebrat druhou kartu

# The same in short, for hints beside the board.
brief-municipal = vzít si městskou kartu

## Reasons

why-bad-move = „{ $text }“ není tah. Tahy se píší takto: place flats 2, place noisy_bar 1.3 (pozemek 3 u místa 1), discard, buy 0, municipal, skip.
why-bad-card = „{ $text }“ není karta. Karty se píší takto: P01, M28.
why-bad-first = „{ $text }“ neurčuje prvního hráče. Píše se to takto: first 0.
why-not-on-card = { $project }: to na vaší kartě není. Je na ní: { $shown_project }.
why-no-such-half = Na vaší kartě jsou dva projekty: { $project }.
why-gift-at-home = Projekt „{ $project }“ je dárek: patří na ulici jiného hráče.
why-no-gift = Projekt „{ $project }“ není dárek: patří na vaši vlastní ulici.
why-needs-roof = Projekt „{ $project }“ patří jen na střechu, ale pozemek { $plot } střechu nemá.
why-plot-closed = Pozemek { $plot } má střechu a projekt „{ $project }“ na střechu nepatří.
why-no-gifts = Budova na pozemku { $plot } nepřijímá dárky, tedy ani tento: { $project }.
why-ground-only = Projekt „{ $project }“ patří do přízemí, ale pozemek { $plot } už je zastavěný.
why-upper-only = Projekt „{ $project }“ nesmí stát v přízemí a pozemek { $plot } je prázdný.
why-must-be-played = Karta je zaplacená: musíte ji zahrát.
why-deck-empty = Balíček ({ $from_seat }) je prázdný.
why-deck-blocked = Na balíčku ({ $from_seat }) { $coins ->
    [one] leží { $coins } upcoin
    [few] leží { $coins } upcoiny
    [many] leží { $coins } upcoinu
   *[other] leží { $coins } upcoinů
}: dokud tam leží, nikdo z něj nekupuje.
why-too-dear = Karta ({ $project }) stojí { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinů
}, vy máte { $coins }.
why-nowhere-to-place = Žádný z projektů nemáte kde postavit, proto kartu nelze koupit: { $project }.
why-pile-empty = Společný balíček je prázdný.
why-pile-not-empty = Městské karty ještě jsou: vezměte si jednu, můžete ji zahodit.
why-now-free_card = Teď máte kartu zdarma: zahrajte ji, nebo zahoďte.
why-now-second_action = Nemáte v ruce žádnou kartu: na řadě je druhá akce.
why-now-place_bought = Teď zahrajte koupenou kartu.
why-now-place_municipal = Teď zahrajte městskou kartu, nebo ji zahoďte.

## Reasons against a component folder

why-wrong-count = { $table }: řádků je { $given }, potřeba je { $expected }.
why-same-card-id = { $table }, řádek { $line }: karta s id „{ $given }“ už existuje.
why-same-project = { $table }, řádek { $line }, sloupec { $column }: projekt „{ $given }“ už na této kartě je. Je-li vytištěný na obou koncích, přidejte ho do projects.csv podruhé pod jiným id.

## Events

event-first-player = { $seat } má ulici se symbolem začínajícího hráče a začíná.
event-uncovered = Balíček ({ $from_seat }) teď nabízí: { $project }, cena { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinů
}.
event-uncovered-municipal = Společný balíček teď nabízí: { $project }.
event-round-begun = Kolo { $round }.
log-round-begun = Kolo { $round }
# The board shows the rest.
log-bought = { $seat } kupuje kartu z balíčku soupeře ({ $from_seat }) za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinů
}.
event-coins-collected = { $seat } si bere ze svého balíčku { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinů
}, má jich { $coins } a kartu zdarma nedostává.
event-nothing-to-take = { $seat } má prázdný balíček a kartu zdarma nedostává.
event-free-card-taken = { $seat } si bere kartu zdarma: { $project }.
event-bought-own = { $seat } kupuje ze svého balíčku za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinů
}: { $project } (zůstatek: { $coins }).
event-bought = { $seat } kupuje z balíčku soupeře ({ $from_seat }) za { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinů
}: { $project } (zůstatek: { $coins }). Ten balíček je teď zablokovaný.
event-municipal-taken = { $seat } si bere městskou kartu: { $project }.
event-skipped = { $seat } druhou kartu nebere.
event-built = { $seat } staví projekt „{ $project }“ na pozemku { $plot }.
news-built = { $seat } staví na svém pozemku { $plot }: { $project }.
event-given = { $seat } daruje projekt „{ $project }“. Dostává ho { $to_seat }, pozemek { $plot }.
you-given = { $seat } vám daruje projekt „{ $project }“ na váš pozemek { $plot }.
event-discarded = { $seat } zahazuje kartu: { $project }.
event-fits-nowhere = { $seat } zahazuje kartu: { $project }. Nelze ji nikde zahrát.
event-plot-closed = { $seat }: pozemek { $plot } je zastřešený. Příjmy podle pozemků: { $first }, { $second }, { $third }, { $fourth }, { $fifth }; { $seat } dostává { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinů
} a má jich { $coins }.
news-plot-closed = { $seat }: pozemek { $plot } je zastřešený, +{ $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinů
}.
event-last-round-by-deck = { $seat }: balíček je prázdný. Kolo { $round } je poslední.
event-last-round-by-street = { $seat }: všech pět pozemků je zastřešených. Kolo { $round } je poslední.
event-scored = { $seat } získává za jednotlivé pozemky postupně { $first }, { $second }, { $third }, { $fourth } a { $fifth }, za upcoiny { $coins }; celkem { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-ended = { $ending }

## What is told when it happens for the first time: nothing that changes soon after

first-given = { $seat } dává dárek. Dostává ho { $to_seat }.
first-coins-collected = { $seat } si bere ze svého balíčku { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinů
} a kartu zdarma nedostává.
first-plot-closed = { $seat }: pozemek { $plot } je zastřešený. Příjmy podle pozemků: { $first }, { $second }, { $third }, { $fourth }, { $fifth }; { $seat } dostává { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinů
}.

## The position in words

line-components = Karty: { $certainty }.
line-round = Kolo { $round }, první hráč: { $first_seat }.
line-last-round = Kolo { $round }, poslední. První hráč: { $first_seat }.
line-held = V ruce: { $project }.
line-deck = Balíček ({ $from_seat }): { $project }, cena { $price } (karet: { $size }).{ $coins ->
    [0] {""}
    [one] {" "}Blokuje ho { $coins } upcoin.
    [few] {" "}Blokují ho { $coins } upcoiny.
    [many] {" "}Blokuje ho { $coins } upcoinu.
   *[other] {" "}Blokuje ho { $coins } upcoinů.
}
line-deck-empty = Balíček ({ $from_seat }): nic v nabídce (karet: { $size }).{ $coins ->
    [0] {""}
   *[other] {" "}Upcoinů na něm: { $coins }.
}
line-common = Společný balíček: { $project }, cena 0 (karet: { $size }).
line-common-empty = Společný balíček: nic v nabídce. Karet: { $size }.
line-project = { $project }{ $traits ->
    [0] .
   *[other] : { $trait }.
}{ $stands ->
    [ground] {" "}Jen do přízemí.
    [upper] {" "}Ne do přízemí.
    [rooftop] {" "}Jen na střechu.
   *[any] {""}
}{ $coins ->
    [0] {""}
   *[other] {" "}{ $coins ->
        [one] { $coins } upcoin
        [few] { $coins } upcoiny
        [many] { $coins } upcoinu
       *[other] { $coins } upcoinů
    } { $coins_effect }{ $counted ->
        [0] .
       *[other] , s každou novou střechou na ulici.
    }
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points ->
        [one] { $points } bod prestiže
        [few] { $points } body prestiže
        [many] { $points } bodu prestiže
       *[other] { $points } bodů prestiže
    } { $points_effect }.
}
line-street = { $seat }: upcoiny { $coins }, příjem při zastřešení { $revenue }, prestiž { $prestige }, body { $points }.
line-counts = Na ulici ({ $seat }): kanceláře { $office }, služby { $services }, byty { $flat }, kavárny { $cafe }, obchody { $shop }, hotely { $hotel }, dárky { $gift }.
line-plot-empty = Pozemek { $plot } ({ $seat }): prázdný.
line-plot = Pozemek { $plot } ({ $seat }): { $project } (odspodu: { $trait }). Nezastřešený. Příjem { $revenue }, prestiž { $prestige }.
line-plot-no-gifts = Pozemek { $plot } ({ $seat }): { $project } (odspodu: { $trait }). Nezastřešený, nepřijímá dárky. Příjem { $revenue }, prestiž { $prestige }.
line-plot-closed = Pozemek { $plot } ({ $seat }): { $project } (odspodu: { $trait }). Zastřešený. Příjem { $revenue }, prestiž { $prestige }.
line-plot-closed-no-gifts = Pozemek { $plot } ({ $seat }): { $project } (odspodu: { $trait }). Zastřešený, nepřijímá dárky. Příjem { $revenue }, prestiž { $prestige }.

## Score sheet

score-plot_1 = Pozemek 1
score-plot_2 = Pozemek 2
score-plot_3 = Pozemek 3
score-plot_4 = Pozemek 4
score-plot_5 = Pozemek 5
score-coins = Upcoiny, 3 za bod
figure-cards = karty
figure-coins = upcoiny
tie-highest_building = Nejvyšší budova
tie-highest_building-decides = Shoda bodů, rozhoduje nejvyšší budova
ending-deck_empty = Balíček jednoho z hráčů je prázdný.
ending-street_closed = Všech pět pozemků jedné ulice je zastřešených.

## What a project is

trait-no_kind = žádný podnik
trait-office = kancelář
trait-services = služby
trait-flat = byt
trait-cafe = kavárna
trait-shop = obchod
trait-hotel = hotel
trait-two_office = dvě kanceláře
trait-two_services = dvoje služby
trait-two_flat = dva byty
trait-two_cafe = dvě kavárny
trait-two_shop = dva obchody
trait-duo = duo: počítá se 2×
trait-roof = střecha
trait-gift = dárek (na ulici jiného hráče)
trait-no_gifts = nepřijímá dárky
trait-ground = jen do přízemí
trait-upper = ne do přízemí
trait-rooftop = jen na střechu

## What a project brings

effect-closing = s každou novou střechou na ulici
effect-end = na konci hry
effect-ground = v přízemí
effect-below = za každé podlaží pod touto kartou
effect-plot_roof = za střechu na pozemku
effect-street_roof = za každou střechu na ulici
effect-plot_office = za každou kancelář na pozemku
effect-plot_services = za každý podnik služeb na pozemku
effect-plot_flat = za každý byt na pozemku
effect-plot_cafe = za každou kavárnu na pozemku
effect-plot_shop = za každý obchod na pozemku
effect-plot_hotel = za každý hotel na pozemku
effect-plot_gift = za každý dárek na pozemku
effect-street_office = za každou kancelář na ulici
effect-street_services = za každý podnik služeb na ulici
effect-street_flat = za každý byt na ulici
effect-street_cafe = za každou kavárnu na ulici
effect-street_shop = za každý obchod na ulici
effect-street_hotel = za každý hotel na ulici
effect-street_gift = za každý dárek na ulici

## Projects

project-brokerage = Makléřská firma
project-business_hub = Byznys centrum
project-call_centre = Call centrum
project-consultancy = Poradenská firma
project-council_offices = Městský úřad
project-council_offices_rented = Městský úřad (v nájmu)
project-drafting_studio = Projekční ateliér
project-editorial_office = Redakce
project-front_desk = Recepce
project-law_firm = Advokáti
project-offices = Kanceláře
project-open_plan_floor = Open space
project-registry = Podatelna
project-secure_archive = Střežený archiv
project-shared_desks = Sdílené stoly
project-start_up_room = Startup
project-twin_council_offices = Městský úřad duo
project-twin_offices = Kanceláře duo
project-board_room = Zasedací síň
project-glass_attic_office = Skleněná kancelář
project-sky_office = Nebeská kancelář
project-bank_branch = Pobočka banky
project-clinic = Poliklinika
project-concierge = Vrátnice
project-courier_point = Výdejna zásilek
project-dentist = Zubní ordinace
project-fitness_club = Fitko
project-hairdresser = Kadeřnictví
project-laundry = Prádelna
project-library_branch = Pobočka knihovny
project-night_guard = Noční ostraha
project-post_office = Pošta
project-surgery = Ordinace
project-workshop_row = Řada dílen
project-roof_pool = Střešní bazén
project-car_park = Parkoviště
project-guarded_roof = Střežená střecha
project-council_flat = Městský byt
project-family_flat = Rodinný byt
project-flats = Byty
project-garden_flat = Byt se zahrádkou
project-gated_flats = Uzavřený areál
project-loft = Loft
project-maisonette = Mezonet
project-neighbours = Sousedé
project-panorama_flat = Byt s výhledem
project-rental_flat = Nájemní byt
project-serviced_flats = Apartmány
project-shared_flat = Spolubydlení
project-social_flat = Sociální byt
project-student_rooms = Studentské pokoje
project-studio_flat = Garsonka
project-twin_council_flats = Městské byty duo
project-twin_flats = Byty duo
project-attic_flat = Podkrovní byt
project-penthouse = Penthouse
project-residents_council = Rada nájemníků
project-small_attic = Malé podkroví
project-squat = Squat
project-bookshop_cafe = Knižní kavárna
project-cafe_terrace = Kavárenská terasa
project-canteen = Jídelna
project-coffee_counter = Kávový pult
project-corner_cafe = Kavárna na rohu
project-milk_bar = Mléčný bar
project-music_cafe = Hudební kavárna
project-patisserie = Cukrárna
project-roastery = Pražírna
project-two_cafes = Dvě kavárny
project-sky_bar = Skybar
project-attic_cafe = Podkrovní kavárna
project-pavilion_cafe = Kavárna Pavilon
project-noisy_bar = Hlučný bar
project-boutique = Butik
project-co_op_shop = Družstevní obchod
project-department_store = Obchodní dům
project-florist = Květinářství
project-grocer = Potraviny
project-market_stall = Stánek na trhu
project-newsstand = Trafika
project-round_the_clock_shop = Prodejna nonstop
project-shop = Obchod
project-shopping_arcade = Obchodní pasáž
project-stationer = Papírnictví
project-kiosk = Kiosek
project-boarded_up_shop = Zabedněný obchod
project-business_hotel = Byznys hotel
project-city_hotel = Městský hotel
project-grand_hotel = Grandhotel
project-guest_house = Penzion
project-workers_hostel = Ubytovna
project-youth_hostel = Hostel
project-attic_guest_house = Penzion v podkroví
project-hotel_chain = Hotelový řetězec
project-atrium = Atrium
project-gallery = Galerie
project-gift_collection = Sbírka dárků
project-museum = Muzeum
project-parking_level = Garážové podlaží
project-server_room = Serverovna
project-stairwell = Schodiště
project-technical_floor = Technické podlaží
project-winter_garden = Zimní zahrada
project-aerial_mast = Anténní stožár
project-billboard = Billboard
project-flagpole = Vlajka
project-observation_deck = Vyhlídka
project-roof_garden = Střešní zahrada
project-solar_panels = Solární panely
project-weather_station = Meteostanice
project-bell_turret = Zvonička
project-bus_stop = Zastávka autobusu
project-clock_tower = Věž s hodinami
project-flat_roof = Plochá střecha
project-landmark_spire = Dominanta
project-park = Park
project-plain_roof = Prostá střecha
project-playground = Hřiště
project-roof_terrace = Střešní terasa
project-square = Náměstíčko
project-tiled_roof = Tašková střecha
project-broken_lift = Rozbitý výtah
project-building_site_noise = Hluk ze stavby
project-inspection = Kontrola
project-leaking_basement = Vytopený sklep
project-power_cuts = Výpadky proudu
project-ruin = Ruina
project-scaffolding = Lešení
project-substation = Trafostanice
project-waste_sorting_point = Třídění odpadu
project-pigeon_loft = Holubník
project-emergency_roof = Nouzová střecha
project-fenced_off_lot = Oplocená proluka
project-makeshift_roof = Provizorní střecha
project-tarpaulin_roof = Střecha z plachty

# A project of somebody's own, shown by its id.
project-unnamed = { $name }

## Board

board-your-street = Vaše ulice
board-street-of = Ulice: { $name }
board-back = Zpět
board-look-at = Prohlédnout si ulici: { $name }
board-your-deck = Váš balíček
board-deck-of = Balíček: { $name }
board-decks = Balíčky
board-decks-later = Ke koupi v akci 2
board-common = Společný balíček
board-city = Společný
board-first = První hráč
board-wallet = Upcoiny
board-from-deck = z balíčku
board-from-roof = za střechu
board-gained = přibylo: { $sources }
board-sum-up = Prestiž { $prestige } + { $piles } ({ $told }) = body: { $points }. Za každé tři upcoiny je bod.
board-piles = { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinu
   *[other] { $coins } upcoinů
}: { $piles ->
    [0] žádná hromádka po třech
    [one] { $piles } hromádka po třech
    [few] { $piles } hromádky po třech
    [many] { $piles } hromádky po třech
   *[other] { $piles } hromádek po třech
}
board-at-closing = Nová střecha vynese
board-revenue = Příjem
board-prestige = Prestiž
board-highest = Karet v nejvyšší budově
board-deck-size = Karet v balíčku
board-price = Cena: { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinu
   *[other] { $coins } upcoinů
}
board-free = zdarma
board-any-of-two = vyberte 1 ze 2
board-any-of-four = vyberte 1 ze 4
board-per-roof = za střechu
board-empty = prázdno
board-blocked = neprodejný
board-blocked-by = { $coins ->
    [one] { $coins } upcoin blokuje tento balíček, dokud si ho { $name } nevezme.
    [few] { $coins } upcoiny blokují tento balíček, dokud si je { $name } nevezme.
    [many] { $coins } upcoinu blokuje tento balíček, dokud si je { $name } nevezme.
   *[other] { $coins } upcoinů blokuje tento balíček, dokud si je { $name } nevezme.
}
board-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
board-brings-revenue = { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinů
} { $effect }
board-brings-prestige = { $amount ->
    [one] { $amount } bod prestiže
    [few] { $amount } body prestiže
    [many] { $amount } bodu prestiže
   *[other] { $amount } bodů prestiže
} { $effect }
board-plot = pozemek { $plot }
board-plot-of = Pozemek { $plot }: { $name }
board-read-plot = Podrobněji: pozemek { $plot }
board-plot-revenue = Upcoiny z tohoto pozemku s každou novou střechou
board-plot-prestige = Prestiž tohoto pozemku na konci hry
board-plot-now = Pozemek teď
board-plot-empty = Zatím tu nic nestojí.
board-open = Nezastřešený: může přibýt další podlaží.
board-open-no-gifts = Nezastřešený: může přibýt další podlaží, ale ne dárek.
board-closed = Zastřešený: nahoru patří jen projekty na střechu.
board-closed-no-gifts = Zastřešený: nahoru patří jen projekty na střechu, ale ne dárky.
board-gift-from = Dárek od hráče: { $name }.
board-counts = Podniky na ulici
board-count-office = { $count ->
    [one] { $count } kancelář
    [few] { $count } kanceláře
    [many] { $count } kanceláře
   *[other] { $count } kanceláří
}
board-count-services = Služby: { $count }
board-count-flat = { $count ->
    [one] { $count } byt
    [few] { $count } byty
    [many] { $count } bytu
   *[other] { $count } bytů
}
board-count-cafe = { $count ->
    [one] { $count } kavárna
    [few] { $count } kavárny
    [many] { $count } kavárny
   *[other] { $count } kaváren
}
board-count-shop = { $count ->
    [one] { $count } obchod
    [few] { $count } obchody
    [many] { $count } obchodu
   *[other] { $count } obchodů
}
board-count-hotel = { $count ->
    [one] { $count } hotel
    [few] { $count } hotely
    [many] { $count } hotelu
   *[other] { $count } hotelů
}
board-count-gift = { $count ->
    [one] { $count } dárek
    [few] { $count } dárky
    [many] { $count } dárku
   *[other] { $count } dárků
}
board-in-hand = Karta v ruce
board-holds = { $name } drží kartu
board-municipal-card = Městská karta
board-one-half = Postaví se jen jeden ze dvou projektů.
board-one-of-four = Postaví se jen jeden ze čtyř projektů: dva jsou na líci, dva na rubu.
board-turn = Otočit
board-turn-to = Otočit kartu: { $project }
board-fits = { $count ->
    [one] Hodí se na { $count } místo.
    [few] Hodí se na { $count } místa.
    [many] Hodí se na { $count } místa.
   *[other] Hodí se na { $count } míst.
}
board-nofit = teď nikam
board-nowhere-why = Teď se nikam nehodí: { $reason }.
board-nowhere-reason = { $needs ->
    [rooftop] ještě nemáte střechu
    [upper] nemáte nezastřešenou budovu
    [ground] nemáte prázdný pozemek
    [gift-rooftop] žádný soupeř nemá pro dárek střechu
    [gift-upper] žádný soupeř nemá pro dárek nezastřešenou budovu
    [gift-ground] žádný soupeř nemá pro dárek prázdný pozemek
    [gift-any] žádný soupeř nemá pro dárek nezastřešený pozemek
   *[any] všechny vaše pozemky jsou zastřešené
}
board-choose-plot = { $project }: vyberte pozemek
board-choose-street = { $project }, dárek: vyberte pozemek soupeře
board-nowhere = { $project } se teď nikam nehodí: otočte kartu
board-build = Postavit
board-give = Darovat
board-buy = Koupit
board-discards = Zahozených karet: { $count }
board-build-on = Postavit: pozemek { $plot }
board-close-plot = Zastřešit pozemek { $plot }
board-give-to = Darovat: { $name }, pozemek { $plot }
board-discard = Zahodit
board-paid = Výplata za toto zastřešení
board-never-below = nikdy pod 0
board-second-help = Kupovat lze ze zvýrazněných balíčků. Upcoiny za kartu soupeře zůstanou na jeho balíčku: vezme si je ve svém tahu a do té doby z něj nikdo nesmí kupovat.
board-no-free-card = Soupeř koupil kartu z vašeho balíčku: dostáváte { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoiny
    [many] { $amount } upcoinu
   *[other] { $amount } upcoinů
}, ale v tomto tahu žádnou kartu zdarma.
board-take-municipal = Městská karta: 0 upcoinů
board-take-it = Vzít si tuto městskou kartu
board-buy-for = Koupit za { $price }
board-costs-nothing = Nic nestojí; můžete ji zahodit.
board-step-skipped = Akce 1 ze 2: vaši kartu zdarma, vrchní v balíčku, nelze nikde zahrát ({ $project }).
board-build-at-once = Hned postavíte jeden z jejích dvou projektů.
board-pay-bank = Zaplatíte bance { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinů
}, zůstatek: { $left }.
board-own-waits = Když ji nikdo nekoupí, v příštím tahu ji dostanete zdarma.
board-pay-deck = Položíte { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoiny
    [many] { $price } upcoinu
   *[other] { $price } upcoinů
} na balíček ({ $name }), zůstatek: { $left }.
board-last-round = Poslední kolo
board-near = Blíží se konec hry
board-near-deck = { $name }: { $count ->
    [one] v balíčku { $count } karta
    [few] v balíčku { $count } karty
    [many] v balíčku { $count } karty
   *[other] v balíčku { $count } karet
}
board-near-street = { $name }: 4 střechy z 5
edition-about-reconstructed = Pravidla odpovídají tištěným, ale o kartách se v nich píše jen málo. Jedna stojí 3, jsou na ní kanceláře a byty a její byty nepřinášejí upcoiny. Jiná stojí 6 a je na ní park: jen do přízemí, střecha, 1 upcoin. Obchod přináší 2 upcoiny, prodejna nonstop 1 za každý byt na ulici. Vysvětlení symbolů ukazuje, jaká čísla se vyskytují; co některé symboly počítají, vykládáme po svém. Všechno ostatní jsme doplnili tak, aby to ladilo; každé číslo lze změnit ve složce hry.
edition-about-mostly_certain = Některé řádky těchto tabulek jsou označené jako rekonstruované. Takové karty neodpovídají vytištěným.
board-signs = Symboly
board-signs-kinds = Podniky
board-signs-marks = Vlastnosti
board-signs-effects = Co projekt přináší
board-signs-figures = Údaje o hráči
board-signs-plots = Klepnutím na číslo pozemku zobrazíte jeho podlaží.
board-roofs-pay = Nová střecha přinese příjem ze všech pěti pozemků ulice, i z těch zastřešených.


## What a hint says a move changes

term-prestige = prestiž hned
term-prestige_later = prestiž později
term-coins = upcoiny na konci
reason-prestige = Hned přináší prestiž: { $worth }.
reason-prestige_later = Později přinese víc prestiže: { $worth }.
reason-coins = Na konci budete mít víc upcoinů, což přinese { $worth }.

## What things on the board are

what-table = Stůl
what-street = Ulice
what-plot = Pozemek
what-project = Projekt
what-deck = Váš balíček
what-rival_deck = Balíček soupeře
what-municipal = Společný balíček
what-wallet = Upcoiny
what-revenue = Příjem při zastřešení
what-prestige = Prestiž
what-premises = Podniky
what-first = První hráč
what-discards = Zahozené karty
what-signs = Symboly
what-last_round = Poslední kolo
board-worth-now = Ulice v této chvíli: { $points ->
    [one] { $points } bod prestiže
    [few] { $points } body prestiže
    [many] { $points } bodu prestiže
   *[other] { $points } bodů prestiže
} na konci hry, { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinu
   *[other] { $coins } upcoinů
} s každou novou střechou.
board-coins-worth = Tyto upcoiny vynesou na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
board-revenue-now = Tolik upcoinů by vyplatila celá ulice, kdyby byl teď některý pozemek zastřešen.
board-prestige-now = Tolik prestiže (bez upcoinů) by přinesla ulice, kdyby hra skončila teď.
board-deck-ends = Když někomu dojde balíček nebo má někdo zastřešených všech pět pozemků, dohraje se kolo a hra končí.
