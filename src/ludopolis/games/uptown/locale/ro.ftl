### Every word of UpTown.

game-name = UpTown
game-pitch = Construiește în înălțime pe cinci parcele, încasează la fiecare acoperiș și oferă-le adversarilor acoperișurile sparte. Jocul de cărți al lui Adam Strzelecki.
game-goal = Construiești în înălțime pe cele cinci parcele ale străzii tale; la fiecare acoperiș nou încasezi de pe toată strada, iar cadourile ajung pe străzile adversarilor. La sfârșit, proiectele la vedere aduc prestigiu, iar la fiecare trei upcoini primești încă un punct; câștigă cine are cele mai multe puncte. Când teancul unui jucător se termină sau o stradă are acoperiș pe toate cele cinci parcele, acea rundă este ultima.
game-aim = Construiește turnuri: fiecare ★ de prestigiu e un punct, 3 upcoini fac un punct. Câștigă cine are cele mai multe puncte.
game-length = 40 min
game-difficulty = mediu

## Options

option-count_uncollected = Numără și upcoinii de pe teancuri
option-count_uncollected-help = Upcoinii rămași la sfârșit pe teancul unui jucător contează ca aceia din portofel. Regulile tipărite numără numai portofelul.

## How sure the cards are

certainty-reconstructed = reconstituite, fiindcă lista tipărită nu este publică; niciun cartonaș nu este cunoscut în întregime
certainty-mostly_certain = după tabelele din dosarul jocului; unele rânduri sunt reconstituite

## Questions

ask-free_card = Acțiunea 1 din 2. Construiește cartonașul gratuit sau renunță la el.
ask-free_card-help = E primul din teancul tău. Apoi poți cumpăra altul.
ask-second_action = { $pile ->
    [0] { $decks ->
        [0] Acțiunea 2 din 2. Teancul comun este gol și nu se poate cumpăra nimic: nu lua al doilea cartonaș.
       *[other] Acțiunea 2 din 2. Cumpără un cartonaș sau nu lua niciunul: teancul comun este gol.
    }
   *[other] { $decks ->
        [0] Acțiunea 2 din 2. Ia un cartonaș municipal: nu se poate cumpăra nimic.
       *[other] Acțiunea 2 din 2. Cumpără un cartonaș sau ia unul municipal.
    }
}
ask-place_bought = Acțiunea 2 din 2. Construiește unul din cele două proiecte ale cartonașului cumpărat.
ask-place_municipal = Acțiunea 2 din 2. Construiește cartonașul municipal sau renunță la el.

## Moves

move-place = construiește pe parcela { $plot }: { $project }
move-close = închide parcela { $plot }: { $project }, { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoini
   *[other] { $coins } de upcoini
}
move-give = oferă cadou „{ $project }”; îl primește { $to_seat }, pe parcela { $plot }
move-give-roof = oferă cadou „{ $project }”; îl primește { $to_seat }, i se închide parcela { $plot } și încasează { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoini
   *[other] { $coins } de upcoini
}
move-discard = renunță la cartonaș
move-buy-own = cumpără din teancul tău cu { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoini
   *[other] { $price } de upcoini
}: { $project }
move-buy = cumpără de la { $from_seat } cu { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoini
   *[other] { $price } de upcoini
}: { $project }
move-municipal = ia cartonașul municipal: { $project }
move-skip = nu lua al doilea cartonaș

# The same in short, for hints beside the board.
brief-municipal = ia cartonașul municipal

## Reasons

why-bad-move = „{ $text }” nu este o mutare. Mutările arată așa: place flats 2, place noisy_bar 1.3 (parcela 3 de la locul 1), discard, buy 0, municipal, skip.
why-bad-card = „{ $text }” nu este un cartonaș. Cartonașele arată așa: P01, M28.
why-bad-first = „{ $text }” nu spune cine începe. Se scrie așa: first 0.
why-not-on-card = Proiectul „{ $project }” nu este pe cartonașul tău. Acolo sunt: { $shown_project }.
why-no-such-half = Cartonașul tău are două proiecte: { $project }.
why-gift-at-home = Proiectul „{ $project }” este un cadou: se pune pe strada altui jucător.
why-no-gift = Proiectul „{ $project }” nu este un cadou: se pune pe strada ta.
why-needs-roof = Proiectul „{ $project }” stă numai pe acoperiș, iar parcela { $plot } nu are acoperiș.
why-plot-closed = Parcela { $plot } are acoperiș, iar proiectul „{ $project }” nu se poate construi pe acoperiș.
why-no-gifts = Clădirea de pe parcela { $plot } nu primește cadouri, deci nici proiectul „{ $project }”.
why-ground-only = Proiectul „{ $project }” trebuie să fie primul cartonaș al unei parcele; pe parcela { $plot } s-a construit deja.
why-upper-only = Proiectul „{ $project }” nu poate fi primul cartonaș al unei parcele; parcela { $plot } este goală.
why-must-be-played = Ai plătit cartonașul: trebuie construit.
why-deck-empty = Teancul este gol ({ $from_seat }).
why-deck-blocked = Pe teanc ({ $from_seat }) { $coins ->
    [one] este { $coins } upcoin
    [few] sunt { $coins } upcoini
   *[other] sunt { $coins } de upcoini
}: până la încasare nimeni nu cumpără de acolo.
why-too-dear = Cartonașul ({ $project }) costă { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoini
   *[other] { $price } de upcoini
}; ai { $coins }.
why-nowhere-to-place = Nu ai putea construi nimic de pe acest cartonaș, deci nu îl poți cumpăra: { $project }.
why-pile-empty = Teancul comun este gol.
why-pile-not-empty = Mai sunt cartonașe municipale: ia unul; poți renunța la el.
why-now-free_card = Acum construiește cartonașul gratuit sau renunță la el.
why-now-second_action = Nu ai niciun cartonaș în mână: urmează a doua acțiune.
why-now-place_bought = Acum construiește cartonașul cumpărat.
why-now-place_municipal = Acum construiește cartonașul municipal sau renunță la el.

## Reasons against a component folder

why-wrong-count = Rânduri în { $table }: { $given }; trebuie { $expected }.
why-same-card-id = { $table }, rândul { $line }: alt cartonaș are deja id-ul „{ $given }”.
why-same-project = { $table }, rândul { $line }, coloana { $column }: cartonașul arată deja „{ $given }”. Dacă e tipărit la ambele capete, adaugă proiectul a doua oară în projects.csv, cu alt id.

## Events

event-first-player = { $seat } are strada cu simbolul de start și începe.
event-uncovered = Teancul ({ $from_seat }) oferă acum, la prețul de { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoini
   *[other] { $price } de upcoini
}: { $project }.
event-uncovered-municipal = Teancul comun oferă acum: { $project }.
event-round-begun = Runda { $round }.
log-round-begun = Runda { $round }
# The board shows the rest.
log-bought = { $seat } cumpără un cartonaș de la { $from_seat } cu { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoini
   *[other] { $price } de upcoini
}.
event-coins-collected = { $seat } ia de pe teanc { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoini
   *[other] { $amount } de upcoini
}, are acum { $coins } și nu primește cartonaș gratuit.
event-nothing-to-take = { $seat } are teancul gol, deci nu ia niciun cartonaș gratuit.
event-free-card-taken = { $seat } ia un cartonaș gratuit: { $project }.
event-bought-own = { $seat } cumpără din teancul propriu cu { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoini
   *[other] { $price } de upcoini
}: { $project }. Upcoini rămași: { $coins }.
event-bought = { $seat } cumpără de la { $from_seat } cu { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoini
   *[other] { $price } de upcoini
}: { $project }. Upcoini rămași: { $coins }. Teancul ({ $from_seat }) se blochează.
event-municipal-taken = { $seat } ia un cartonaș municipal: { $project }.
event-skipped = { $seat } nu ia al doilea cartonaș.
event-built = { $seat } construiește pe parcela { $plot }: { $project }.
news-built = { $seat } construiește pe parcela sa { $plot }: { $project }.
event-given = { $to_seat } primește cadou de la { $seat }, pe parcela { $plot }: { $project }.
you-given = Cadou de la { $seat }, pe parcela ta { $plot }: { $project }.
event-discarded = { $seat } renunță la cartonaș: { $project }.
event-fits-nowhere = { $seat } renunță la un cartonaș care nu poate fi construit nicăieri: { $project }.
event-plot-closed = Parcela { $plot } se închide ({ $seat }). Încasări pe parcele: { $first }, { $second }, { $third }, { $fourth }, { $fifth }. { $seat } primește { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoini
   *[other] { $amount } de upcoini
} și are acum { $coins }.
news-plot-closed = Parcela { $plot } se închide ({ $seat }), +{ $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoini
   *[other] { $amount } de upcoini
}.
event-last-round-by-deck = Teancul s-a terminat ({ $seat }): runda { $round } este ultima.
event-last-round-by-street = Toate cele cinci parcele sunt închise ({ $seat }): runda { $round } este ultima.
event-scored = { $seat }: parcelele aduc pe rând { $first }, { $second }, { $third }, { $fourth } și { $fifth }, iar upcoinii { $coins }; în total { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
event-ended = { $ending }

## What is told when it happens for the first time: nothing that changes soon after

first-given = { $to_seat } primește un cadou de la { $seat }.
first-coins-collected = { $seat } ia de pe teanc { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoini
   *[other] { $amount } de upcoini
} și nu primește cartonaș gratuit.
first-plot-closed = Parcela { $plot } se închide ({ $seat }). Încasări pe parcele: { $first }, { $second }, { $third }, { $fourth }, { $fifth }. { $seat } primește { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoini
   *[other] { $amount } de upcoini
}.

## The position in words

line-components = Cartonașe: { $certainty }.
line-round = Runda { $round }. Primul jucător: { $first_seat }.
line-last-round = Runda { $round }, ultima. Primul jucător: { $first_seat }.
line-held = În mână: { $project }.
line-deck = Teancul ({ $from_seat }): { $project }, preț { $price }. Cartonașe: { $size }.{ $coins ->
    [0] {""}
    [one] {" "}Blocat de { $coins } upcoin.
    [few] {" "}Blocat de { $coins } upcoini.
   *[other] {" "}Blocat de { $coins } de upcoini.
}
line-deck-empty = Teancul ({ $from_seat }): nimic de cumpărat. Cartonașe: { $size }.{ $coins ->
    [0] {""}
   *[other] {" "}Upcoini pe el: { $coins }.
}
line-common = Teancul comun: { $project }, preț 0. Cartonașe: { $size }.
line-common-empty = Teancul comun: nu oferă nimic. Cartonașe: { $size }.
line-project = { $project }{ $traits ->
    [0] .
   *[other] : { $trait }.
}{ $stands ->
    [ground] {" "}Numai la parter.
    [upper] {" "}Numai la etaj.
    [rooftop] {" "}Numai pe acoperiș.
   *[any] {""}
}{ $coins ->
    [0] {""}
   *[other] {" "}{ $coins ->
        [one] { $coins } upcoin
        [few] { $coins } upcoini
       *[other] { $coins } de upcoini
    } { $coins_effect }{ $counted ->
        [0] .
       *[other] , la fiecare acoperiș nou de pe stradă.
    }
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points ->
        [one] { $points } punct de prestigiu
        [few] { $points } puncte de prestigiu
       *[other] { $points } de puncte de prestigiu
    } { $points_effect }.
}
line-street = { $seat }: upcoini { $coins }, încasări la un acoperiș nou { $revenue }, prestigiu { $prestige }, puncte { $points }.
line-counts = Pe stradă ({ $seat }): birouri { $office }, servicii { $services }, apartamente { $flat }, cafenele { $cafe }, magazine { $shop }, hoteluri { $hotel }, cadouri { $gift }.
line-plot-empty = Parcela { $plot }, { $seat }: goală.
line-plot = Parcela { $plot }, { $seat }: { $project } (de jos în sus: { $trait }). Deschisă. Încasări { $revenue }, prestigiu { $prestige }.
line-plot-no-gifts = Parcela { $plot }, { $seat }: { $project } (de jos în sus: { $trait }). Deschisă, nu primește cadouri. Încasări { $revenue }, prestigiu { $prestige }.
line-plot-closed = Parcela { $plot }, { $seat }: { $project } (de jos în sus: { $trait }). Închisă. Încasări { $revenue }, prestigiu { $prestige }.
line-plot-closed-no-gifts = Parcela { $plot }, { $seat }: { $project } (de jos în sus: { $trait }). Închisă, nu primește cadouri. Încasări { $revenue }, prestigiu { $prestige }.

## Score sheet

score-plot_1 = Parcela 1
score-plot_2 = Parcela 2
score-plot_3 = Parcela 3
score-plot_4 = Parcela 4
score-plot_5 = Parcela 5
score-coins = Upcoini, 3 pentru un punct
figure-cards = cartonașe
figure-coins = upcoini
tie-highest_building = Cea mai înaltă clădire
tie-highest_building-decides = Egalitate, decide cea mai înaltă clădire
ending-deck_empty = Teancul unui jucător s-a terminat.
ending-street_closed = Toate cele cinci parcele ale unei străzi sunt închise.

## What a project is

trait-no_kind = nicio construcție
trait-office = birou
trait-services = serviciu
trait-flat = apartament
trait-cafe = cafenea
trait-shop = magazin
trait-hotel = hotel
trait-two_office = două birouri
trait-two_services = două servicii
trait-two_flat = două apartamente
trait-two_cafe = două cafenele
trait-two_shop = două magazine
trait-duo = duo (contează dublu)
trait-roof = acoperiș
trait-gift = cadou (pentru strada altui jucător)
trait-no_gifts = nu primește cadouri
trait-ground = numai la parter
trait-upper = numai la etaj
trait-rooftop = numai pe acoperiș

## What a project brings

effect-closing = la fiecare acoperiș nou de pe stradă
effect-end = la sfârșit
effect-ground = la parter
effect-below = pentru fiecare nivel de dedesubt
effect-plot_roof = pentru acoperișul parcelei
effect-street_roof = pentru fiecare acoperiș de pe stradă
effect-plot_office = pentru fiecare birou de pe parcelă
effect-plot_services = pentru fiecare serviciu de pe parcelă
effect-plot_flat = pentru fiecare apartament de pe parcelă
effect-plot_cafe = pentru fiecare cafenea de pe parcelă
effect-plot_shop = pentru fiecare magazin de pe parcelă
effect-plot_hotel = pentru fiecare hotel de pe parcelă
effect-plot_gift = pentru fiecare cadou de pe parcelă
effect-street_office = pentru fiecare birou de pe stradă
effect-street_services = pentru fiecare serviciu de pe stradă
effect-street_flat = pentru fiecare apartament de pe stradă
effect-street_cafe = pentru fiecare cafenea de pe stradă
effect-street_shop = pentru fiecare magazin de pe stradă
effect-street_hotel = pentru fiecare hotel de pe stradă
effect-street_gift = pentru fiecare cadou de pe stradă

## Projects

project-brokerage = Casă de brokeraj
project-business_hub = Centru de afaceri
project-call_centre = Call center
project-consultancy = Consultanță
project-council_offices = Birouri publice
project-council_offices_rented = Birouri publice (închiriate)
project-drafting_studio = Birou de proiectare
project-editorial_office = Redacție
project-front_desk = Recepție
project-law_firm = Cabinet de avocatură
project-offices = Birouri
project-open_plan_floor = Spațiu deschis
project-registry = Registratură
project-secure_archive = Arhivă securizată
project-shared_desks = Birouri comune
project-start_up_room = Start-up
project-twin_council_offices = Birouri publice duo
project-twin_offices = Birouri duo
project-board_room = Sală de consiliu
project-glass_attic_office = Birou de sticlă
project-sky_office = Birou panoramic
project-bank_branch = Sucursală bancară
project-clinic = Clinică
project-concierge = Portar
project-courier_point = Curierat
project-dentist = Dentist
project-fitness_club = Sală de fitness
project-hairdresser = Coafor
project-laundry = Spălătorie
project-library_branch = Bibliotecă
project-night_guard = Paznic de noapte
project-post_office = Poștă
project-surgery = Cabinet medical
project-workshop_row = Ateliere
project-roof_pool = Piscină pe acoperiș
project-car_park = Parcare
project-guarded_roof = Acoperiș păzit
project-council_flat = Locuință publică
project-family_flat = Apartament familial
project-flats = Apartamente
project-garden_flat = Parter cu grădină
project-gated_flats = Locuințe cu pază
project-loft = Loft
project-maisonette = Duplex
project-neighbours = Vecini
project-panorama_flat = Locuință cu vedere
project-rental_flat = Locuință de închiriat
project-serviced_flats = Regim hotelier
project-shared_flat = Locuință comună
project-social_flat = Locuință socială
project-student_rooms = Camere de studenți
project-studio_flat = Garsonieră
project-twin_council_flats = Locuințe publice duo
project-twin_flats = Apartamente duo
project-attic_flat = Mansardă
project-penthouse = Penthouse
project-residents_council = Sfatul locatarilor
project-small_attic = Mansardă mică
project-squat = Casă ocupată
project-bookshop_cafe = Cafenea cu cărți
project-cafe_terrace = Terasă de cafenea
project-canteen = Cantină
project-coffee_counter = Cafea la tejghea
project-corner_cafe = Cafenea de colț
project-milk_bar = Lactobar
project-music_cafe = Cafenea muzicală
project-patisserie = Patiserie
project-roastery = Prăjitorie de cafea
project-two_cafes = Două cafenele
project-sky_bar = Bar panoramic
project-attic_cafe = Cafenea mansardată
project-pavilion_cafe = Cafenea-pavilion
project-noisy_bar = Bar gălăgios
project-boutique = Butic
project-co_op_shop = Cooperativă
project-department_store = Magazin universal
project-florist = Florărie
project-grocer = Băcănie
project-market_stall = Tarabă
project-newsstand = Chioșc de ziare
project-round_the_clock_shop = Magazin non-stop
project-shop = Magazin
project-shopping_arcade = Pasaj comercial
project-stationer = Papetărie
project-kiosk = Chioșc
project-boarded_up_shop = Magazin părăsit
project-business_hotel = Hotel de afaceri
project-city_hotel = Hotel urban
project-grand_hotel = Grand hotel
project-guest_house = Pensiune
project-workers_hostel = Cămin muncitoresc
project-youth_hostel = Hostel de tineret
project-attic_guest_house = Pensiune mansardată
project-hotel_chain = Lanț hotelier
project-atrium = Atriu
project-gallery = Galerie
project-gift_collection = Colecție de cadouri
project-museum = Muzeu
project-parking_level = Nivel de parcare
project-server_room = Sală de servere
project-stairwell = Casa scării
project-technical_floor = Etaj tehnic
project-winter_garden = Grădină de iarnă
project-aerial_mast = Antenă
project-billboard = Panou publicitar
project-flagpole = Catarg
project-observation_deck = Belvedere
project-roof_garden = Grădină pe acoperiș
project-solar_panels = Panouri solare
project-weather_station = Stație meteo
project-bell_turret = Clopotniță
project-bus_stop = Stație de autobuz
project-clock_tower = Turn cu ceas
project-flat_roof = Acoperiș plat
project-landmark_spire = Turlă
project-park = Parc
project-plain_roof = Acoperiș simplu
project-playground = Loc de joacă
project-roof_terrace = Terasă pe acoperiș
project-square = Scuar
project-tiled_roof = Acoperiș de țiglă
project-broken_lift = Lift stricat
project-building_site_noise = Zgomot de șantier
project-inspection = Inspecție
project-leaking_basement = Subsol inundat
project-power_cuts = Pene de curent
project-ruin = Ruină
project-scaffolding = Schele
project-substation = Transformator
project-waste_sorting_point = Punct de reciclare
project-pigeon_loft = Porumbar
project-emergency_roof = Acoperiș de urgență
project-fenced_off_lot = Teren îngrădit
project-makeshift_roof = Acoperiș improvizat
project-tarpaulin_roof = Acoperiș de prelată

# A project of somebody's own, shown by its id.
project-unnamed = { $name }

## Board

board-your-street = Strada ta
board-street-of = Strada: { $name }
board-back = Înapoi
board-look-at = Privește strada: { $name }
board-your-deck = Teancul tău
board-deck-of = Teancul: { $name }
board-decks = Teancuri
board-decks-later = De cumpărat la acțiunea 2
board-common = Teancul comun
board-city = Comun
board-first = Primul jucător
board-wallet = Upcoini
board-from-deck = de pe teanc
board-from-roof = la acoperiș
board-gained = primit: { $sources }
board-sum-up = Prestigiu { $prestige } + { $piles } ({ $told }) = puncte: { $points }. Trei upcoini fac un punct.
board-piles = { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoini
   *[other] { $coins } de upcoini
}: { $piles ->
    [0] nicio grămadă de trei
    [one] { $piles } grămadă de trei
    [few] { $piles } grămezi de trei
   *[other] { $piles } de grămezi de trei
}
board-at-closing = Un acoperiș nou aduce
board-revenue = Încasări
board-prestige = Prestigiu
board-highest = Cartonașe în cea mai înaltă clădire
board-deck-size = Cartonașe în teanc
board-price = Preț: { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoini
   *[other] { $coins } de upcoini
}
board-free = gratuit
board-any-of-two = alege 1 din 2
board-any-of-four = alege 1 din 4
board-per-roof = per acoperiș
board-empty = gol
board-blocked = nu se vinde
board-blocked-by = { $coins ->
    [one] { $coins } upcoin blochează
    [few] { $coins } upcoini blochează
   *[other] { $coins } de upcoini blochează
} teancul până la încasare ({ $name }).
board-cards = { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}
board-brings-revenue = { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoini
   *[other] { $amount } de upcoini
} { $effect }
board-brings-prestige = { $amount ->
    [one] { $amount } punct de prestigiu
    [few] { $amount } puncte de prestigiu
   *[other] { $amount } de puncte de prestigiu
} { $effect }
board-plot = parcela { $plot }
board-plot-of = Parcela { $plot }: { $name }
board-read-plot = Detalii: parcela { $plot }
board-plot-revenue = Upcoini de pe parcelă la fiecare acoperiș nou
board-plot-prestige = Prestigiul parcelei la sfârșit
board-plot-now = Parcela acum
board-plot-empty = Aici nu s-a construit încă nimic.
board-open = Deschisă: se poate construi mai sus.
board-open-no-gifts = Deschisă: se poate construi mai sus, dar fără cadouri.
board-closed = Închisă: deasupra se pot construi numai proiecte de acoperiș.
board-closed-no-gifts = Închisă: deasupra se pot construi numai proiecte de acoperiș, dar nu cadouri.
board-gift-from = Cadou de la { $name }.
board-counts = Construcții pe stradă
board-count-office = { $count ->
    [one] { $count } birou
    [few] { $count } birouri
   *[other] { $count } de birouri
}
board-count-services = Servicii: { $count }
board-count-flat = { $count ->
    [one] { $count } apartament
    [few] { $count } apartamente
   *[other] { $count } de apartamente
}
board-count-cafe = { $count ->
    [one] { $count } cafenea
    [few] { $count } cafenele
   *[other] { $count } de cafenele
}
board-count-shop = { $count ->
    [one] { $count } magazin
    [few] { $count } magazine
   *[other] { $count } de magazine
}
board-count-hotel = { $count ->
    [one] { $count } hotel
    [few] { $count } hoteluri
   *[other] { $count } de hoteluri
}
board-count-gift = { $count ->
    [one] { $count } cadou
    [few] { $count } cadouri
   *[other] { $count } de cadouri
}
board-in-hand = Cartonașul din mână
board-holds = { $name } ține un cartonaș
board-municipal-card = Cartonaș municipal
board-one-half = Se construiește numai unul din cele două proiecte.
board-one-of-four = Se construiește numai unul din cele patru proiecte: două pe față, două pe verso.
board-turn = Întoarce
board-turn-to = Întoarce cartonașul: { $project }
board-fits = { $count ->
    [one] Se poate construi într-un singur loc.
    [few] Se poate construi în { $count } locuri.
   *[other] Se poate construi în { $count } de locuri.
}
board-nofit = acum nu merge
board-nowhere-why = Acum nu se poate construi nicăieri: { $reason }.
board-nowhere-reason = { $needs ->
    [rooftop] încă nu ai niciun acoperiș
    [upper] nu ai nicio clădire deschisă
    [ground] nu ai nicio parcelă goală
    [gift-rooftop] niciun adversar nu are un acoperiș potrivit
    [gift-upper] niciun adversar nu are o clădire deschisă potrivită
    [gift-ground] niciun adversar nu are o parcelă goală potrivită
    [gift-any] niciun adversar nu are o parcelă deschisă potrivită
   *[any] toate parcelele tale sunt închise
}
board-choose-plot = { $project }: alege o parcelă
board-choose-street = { $project }, un cadou: alege parcela unui adversar
board-nowhere = { $project }: acum nu se poate construi, întoarce cartonașul
board-build = Construiește
board-give = Oferă
board-buy = Cumpără
board-discards = Scoase din joc: { $count }
board-build-on = Construiește: parcela { $plot }
board-close-plot = Închide parcela { $plot }
board-give-to = Cadou pentru { $name }: parcela { $plot }
board-discard = Renunță la el
board-paid = Plata pentru acest acoperiș
board-never-below = niciodată sub 0
board-second-help = Cumpără dintr-un teanc evidențiat. Upcoinii pentru cartonașul unui adversar stau pe teancul lui: adversarul îi ia în tura sa, iar până atunci nimeni nu cumpără de acolo.
board-no-free-card = Un adversar a cumpărat cartonașul din teancul tău: primești { $amount ->
    [one] { $amount } upcoin
    [few] { $amount } upcoini
   *[other] { $amount } de upcoini
}, dar tura aceasta nu ai cartonaș gratuit.
board-take-municipal = Cartonaș municipal: 0 upcoini
board-take-it = Ia acest cartonaș municipal
board-buy-for = Cumpără cu { $price }
board-costs-nothing = Nu costă nimic; poți renunța la el.
board-step-skipped = Acțiunea 1 din 2: cartonașul tău gratuit, cel de deasupra teancului, nu poate fi construit nicăieri ({ $project }).
board-build-at-once = Construiești imediat unul din cele două proiecte.
board-pay-bank = Plătești băncii { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoini
   *[other] { $price } de upcoini
}, păstrezi { $left }.
board-own-waits = Dacă nu-l cumpără nimeni, tura viitoare îl primești gratuit.
board-pay-deck = Pui pe teanc ({ $name }) { $price ->
    [one] { $price } upcoin
    [few] { $price } upcoini
   *[other] { $price } de upcoini
}, păstrezi { $left }.
board-last-round = Ultima rundă
board-near = Se apropie finalul
board-near-deck = { $name }: { $count ->
    [one] { $count } cartonaș în teanc
    [few] { $count } cartonașe în teanc
   *[other] { $count } de cartonașe în teanc
}
board-near-street = { $name }: 4 acoperișuri din 5
edition-about-reconstructed = Regulile sunt cele tipărite. Despre cartonașe ele spun puțin. Unul costă 3, arată birouri și apartamente, iar apartamentele lui nu aduc upcoini. Altul costă 6 și arată un parc: numai la parter, acoperiș, 1 upcoin. Un magazin aduce 2 upcoini, un magazin non-stop câte 1 pentru fiecare apartament de pe stradă. Legenda arată ce valori există; ce numără unele semne este interpretarea noastră. Tot restul este al nostru, făcut să se potrivească; orice cifră se poate schimba în dosarul jocului.
edition-about-mostly_certain = Unele rânduri ale acestor tabele sunt marcate ca reconstituite. Acele cartonașe nu sunt ca în cutie.
board-signs = Semne
board-signs-kinds = Construcții
board-signs-marks = Marcaje
board-signs-effects = Ce aduce un proiect
board-signs-figures = Cifrele unui jucător
board-signs-plots = Atinge numărul unei parcele ca să-i citești nivelurile.
board-roofs-pay = Un acoperiș nou aduce încasări de pe toate cele cinci parcele ale străzii, și de pe cele închise.


## What a hint says a move changes

term-prestige = prestigiu pe loc
term-prestige_later = prestigiu mai târziu
term-coins = upcoini la sfârșit
reason-prestige = Aduce prestigiu pe loc: { $worth }.
reason-prestige_later = Mai târziu va aduce mai mult prestigiu: { $worth }.
reason-coins = La sfârșit vei avea mai mulți upcoini: asta înseamnă { $worth }.

## What things on the board are

what-table = Masa
what-street = Strada
what-plot = Parcela
what-project = Proiect
what-deck = Teancul tău
what-rival_deck = Teancul unui adversar
what-municipal = Teancul comun
what-wallet = Upcoini
what-revenue = Încasări la un acoperiș nou
what-prestige = Prestigiu
what-premises = Construcții
what-first = Primul jucător
what-discards = Scoase din joc
what-signs = Semne
what-last_round = Ultima rundă
board-worth-now = Acum, pe această stradă: { $points ->
    [one] { $points } punct de prestigiu
    [few] { $points } puncte de prestigiu
   *[other] { $points } de puncte de prestigiu
} la sfârșit, { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoini
   *[other] { $coins } de upcoini
} la fiecare acoperiș nou.
board-coins-worth = Acești upcoini aduc la sfârșit { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.
board-revenue-now = Upcoinii pe care i-ar plăti toată strada dacă un acoperiș ar închide acum o parcelă.
board-prestige-now = Prestigiul străzii, fără upcoini, dacă jocul s-ar termina acum.
board-deck-ends = Când teancul unui jucător se termină sau o stradă are toate cele cinci parcele închise, acea rundă este ultima.
