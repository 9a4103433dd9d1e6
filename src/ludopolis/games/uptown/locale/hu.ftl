### Every word of UpTown.

game-name = UpTown
game-pitch = Építkezz fölfelé öt telken, keress pénzt minden tetővel, a beázósakat pedig küldd az ellenfeleidnek. Adam Strzelecki kártyajátéka.
game-goal = Utcád öt telkén fölfelé építkezel; minden tető után az egész utca fizet, az ajándékok pedig az ellenfelek utcájába kerülnek. A végén a látható tervek presztízst hoznak, és minden három megmaradt upcoin még egy pontot; akié a legtöbb pont, az nyer. Ha valakinek elfogy a paklija, vagy mind az öt telke lezárult, az a forduló az utolsó.
game-aim = Építs tornyokat: minden ★ presztízs egy pont, 3 upcoin is egy pont. Akié a legtöbb pont, az nyer.
game-length = 40 perc
game-difficulty = közepes

## Options

option-count_uncollected = A paklikon maradt upcoinok is számítanak
option-count_uncollected-help = A játék végén a paklikon maradt upcoinok ugyanúgy számítanak, mint a tárcában lévők. A szabályfüzet csak a tárcát számolja.

## How sure the cards are

certainty-reconstructed = rekonstruáltak, mert a nyomtatott lapok listája nem nyilvános; egyik lapot sem ismerjük teljes egészében
certainty-mostly_certain = a játék mappájának táblázatai szerint; néhány sor rekonstruált

## Questions

ask-free_card = 1. akció a 2-ből. Építsd be az ingyenes lapot, vagy dobd el.
ask-free_card-help = A paklid felső lapja. Utána vehetsz még egyet.
ask-second_action = { $pile ->
    [0] { $decks ->
        [0] 2. akció a 2-ből. A közös alap üres, és venni sem tudsz: mondj le a második lapról.
       *[other] 2. akció a 2-ből. Vegyél egy lapot, vagy mondj le róla: a közös alap üres.
    }
   *[other] { $decks ->
        [0] 2. akció a 2-ből. Húzz egy városi lapot: venni most nem tudsz.
       *[other] 2. akció a 2-ből. Vegyél egy lapot, vagy húzz egy városi lapot.
    }
}
ask-place_bought = 2. akció a 2-ből. Építsd meg a megvett lap két tervének egyikét.
ask-place_municipal = 2. akció a 2-ből. Építsd be a városi lapot, vagy dobd el.

## Moves

move-place = építés ({ $plot }. telek): { $project }
move-close = lezárás ({ $plot }. telek): { $project }, bevétel { $coins } upcoin
move-give = ajándék: { $project }, { $to_seat } kapja ({ $plot }. telek)
move-give-roof = tető ajándékba ({ $to_seat }, { $plot }. telek): { $project }; { $to_seat } bevétele { $coins } upcoin
move-discard = a lap eldobása
move-buy-own = vásárlás a saját pakliból { $price } upcoinért: { $project }
move-buy = vásárlás { $from_seat } paklijából { $price } upcoinért: { $project }
move-municipal = városi lap húzása: { $project }
move-skip = lemondás a második lapról

# The same in short, for hints beside the board.
brief-municipal = városi lap húzása

## Reasons

why-bad-move = „{ $text }” nem lépés. A lépések így néznek ki: place flats 2, place noisy_bar 1.3 (az 1. hely 3. telke), discard, buy 0, municipal, skip.
why-bad-card = „{ $text }” nem lap. A lapok így néznek ki: P01, M28.
why-bad-first = „{ $text }” nem nevez meg első játékost. Így kell írni: first 0.
why-not-on-card = Ez nincs a lapodon: { $project }. Ami rajta van: { $shown_project }.
why-no-such-half = A lapodon két terv van: { $project }.
why-gift-at-home = { $project }: ez ajándék, csak más játékos utcájába építhető.
why-no-gift = { $project }: ez nem ajándék, csak a saját utcádba építhető.
why-needs-roof = { $project }: ez tetőterv, itt pedig nincs tető ({ $plot }. telek).
why-plot-closed = Itt már tető van ({ $plot }. telek), és ez nem tetőterv: { $project }.
why-no-gifts = Az itt álló épület nem fogad ajándékot ({ $plot }. telek), ez nem kerülhet ide: { $project }.
why-ground-only = Csak üres telekre építhető: { $project }. Itt már áll valami ({ $plot }. telek).
why-upper-only = Nem lehet egy telek első lapja: { $project }. Itt még nem áll semmi ({ $plot }. telek).
why-must-be-played = Ezért a lapért fizettél: be kell építened.
why-deck-empty = { $from_seat } paklija üres.
why-deck-blocked = { $from_seat } pakliján { $coins } upcoin van: amíg ott van, onnan senki sem vehet lapot.
why-too-dear = A lap ({ $project }) ára { $price } upcoin, neked pedig { $coins } van.
why-nowhere-to-place = Egyik tervet sem tudnád beépíteni, ezért a lapot nem veheted meg: { $project }.
why-pile-empty = A közös alap üres.
why-pile-not-empty = Van még városi lap: húzz egyet, el is dobhatod.
why-now-free_card = Most az ingyenes lapot kell beépítened vagy eldobnod.
why-now-second_action = Nincs lap a kezedben: most a 2. akció következik.
why-now-place_bought = Most a megvett lapot kell beépítened.
why-now-place_municipal = Most a városi lapot kell beépítened vagy eldobnod.

## Reasons against a component folder

why-wrong-count = { $table }: { $given } sor van benne, de { $expected } kell.
why-same-card-id = { $table }, { $line }. sor: ezt az azonosítót már egy másik lap viseli: „{ $given }”.
why-same-project = { $table }, { $line }. sor, oszlop: { $column }: ez a lap már mutatja ezt: „{ $given }”. Ha mindkét végén ez áll, vedd fel a tervet a projects.csv fájlba másodszor is, más azonosítóval.

## Events

event-first-player = { $seat } kapja a kezdőszimbólumos utcát, és kezdi a játékot.
event-uncovered = { $from_seat } pakliján most ez van felül: { $project }, ára { $price } upcoin.
event-uncovered-municipal = A közös alapon most ez van felül: { $project }.
event-round-begun = { $round }. forduló.
log-round-begun = { $round }. forduló
# The board shows the rest.
log-bought = { $seat } lapot vesz { $from_seat } paklijából { $price } upcoinért.
event-coins-collected = { $seat } begyűjt { $amount } upcoint a paklijáról, így { $coins } upcoinja van, de ingyenes lapot nem húz.
event-nothing-to-take = { $seat } paklija üres: nincs ingyenes lap.
event-free-card-taken = { $seat } ingyenes lapot húz: { $project }.
event-bought-own = { $seat } vásárol a saját paklijából { $price } upcoinért: { $project }. { $coins ->
    [0] Nem marad upcoinja.
   *[other] Marad { $coins } upcoinja.
}
event-bought = { $seat } vásárol { $from_seat } paklijából { $price } upcoinért: { $project }. { $coins ->
    [0] Nem marad upcoinja.
   *[other] Marad { $coins } upcoinja.
} { $from_seat } paklija most zárolt.
event-municipal-taken = { $seat } városi lapot húz: { $project }.
event-skipped = { $seat } lemond a második lapról.
event-built = { $seat } épít ({ $plot }. telek): { $project }.
news-built = { $seat } a saját { $plot }. telkén épít: { $project }.
event-given = { $seat } ajándékot ad: { $project }. { $to_seat } kapja ({ $plot }. telek).
you-given = { $seat } ajándéka neked ({ $plot }. telek): { $project }.
event-discarded = { $seat } eldob egy lapot: { $project }.
event-fits-nowhere = { $seat } eldob egy lapot: { $project }. Sehol sem lehet beépíteni.
event-plot-closed = { $seat } telke lezárult ({ $plot }. telek). Bevétel telkenként: { $first }, { $second }, { $third }, { $fourth }, { $fifth }; { $seat } összesen { $amount } upcoint kap, így { $coins } upcoinja van.
news-plot-closed = { $seat } telke lezárult ({ $plot }. telek): +{ $amount } upcoin.
event-last-round-by-deck = { $seat } paklija elfogyott: ez az utolsó, { $round }. forduló.
event-last-round-by-street = { $seat } mind az öt telke lezárult: ez az utolsó, { $round }. forduló.
event-scored = { $seat }: a telkekért { $first }, { $second }, { $third }, { $fourth }, { $fifth }, az upcoinokért { $coins }; összesen { $points } pont.
event-ended = { $ending }

## What is told when it happens for the first time: nothing that changes soon after

first-given = { $seat } ajándékot ad, { $to_seat } kapja.
first-coins-collected = { $seat } begyűjt { $amount } upcoint a paklijáról, ingyenes lapot nem húz.
first-plot-closed = { $seat } telke lezárult ({ $plot }. telek). Bevétel telkenként: { $first }, { $second }, { $third }, { $fourth }, { $fifth }; { $seat } összesen { $amount } upcoint kap.

## The position in words

line-components = Lapok: { $certainty }.
line-round = { $round }. forduló. Első játékos: { $first_seat }.
line-last-round = { $round }. forduló, az utolsó. Első játékos: { $first_seat }.
line-held = Kézben: { $project }.
line-deck = { $from_seat } paklija: { $project }, ár { $price }; { $size } lap.{ $coins ->
    [0] {""}
   *[other] {" "}Zárolt, { $coins } upcoin van rajta.
}
line-deck-empty = { $from_seat } paklija: nincs megvehető lap; { $size } lap van benne.{ $coins ->
    [0] {""}
   *[other] {" "}Rajta van { $coins } upcoin.
}
line-common = Közös alap: { $project }, ára 0; lapok: { $size }.
line-common-empty = Közös alap: nincs húzható lap. Lapok: { $size }.
line-project = { $project }{ $traits ->
    [0] .
   *[other] : { $trait }.
}{ $stands ->
    [ground] {" "}Csak földszintre.
    [upper] {" "}Csak emeletre.
    [rooftop] {" "}Csak tetőre.
   *[any] {""}
}{ $coins ->
    [0] {""}
   *[other] {" "}{ $coins } upcoin { $coins_effect }{ $counted ->
        [0] .
       *[other] , minden új tetőnél az utcában.
    }
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points } presztízspont { $points_effect }.
}
line-street = { $seat }: upcoin { $coins }, bevétel lezáráskor { $revenue }, presztízs { $prestige }, pont { $points }.
line-counts = { $seat } utcájában: iroda { $office }, szolgáltatás { $services }, lakás { $flat }, kávézó { $cafe }, üzlet { $shop }, szálloda { $hotel }, ajándék { $gift }.
line-plot-empty = { $seat }, { $plot }. telek: üres.
line-plot = { $seat }, { $plot }. telek: { $project } (alulról fölfelé: { $trait }). Nyitott. Bevétel { $revenue }, presztízs { $prestige }.
line-plot-no-gifts = { $seat }, { $plot }. telek: { $project } (alulról fölfelé: { $trait }). Nyitott, nem fogad ajándékot. Bevétel { $revenue }, presztízs { $prestige }.
line-plot-closed = { $seat }, { $plot }. telek: { $project } (alulról fölfelé: { $trait }). Lezárt. Bevétel { $revenue }, presztízs { $prestige }.
line-plot-closed-no-gifts = { $seat }, { $plot }. telek: { $project } (alulról fölfelé: { $trait }). Lezárt, nem fogad ajándékot. Bevétel { $revenue }, presztízs { $prestige }.

## Score sheet

score-plot_1 = 1. telek
score-plot_2 = 2. telek
score-plot_3 = 3. telek
score-plot_4 = 4. telek
score-plot_5 = 5. telek
score-coins = Upcoinok, 3 = 1 pont
figure-cards = lap
figure-coins = upcoin
tie-highest_building = Legmagasabb épület
tie-highest_building-decides = Pontegyenlőség miatt a legmagasabb épület dönt
ending-deck_empty = Elfogyott egy játékos paklija.
ending-street_closed = Egy utca mind az öt telke lezárult.

## What a project is

trait-no_kind = helyiség nélküli lap
trait-office = iroda
trait-services = szolgáltatás
trait-flat = lakás
trait-cafe = kávézó
trait-shop = üzlet
trait-hotel = szálloda
trait-two_office = két iroda
trait-two_services = két szolgáltatás
trait-two_flat = két lakás
trait-two_cafe = két kávézó
trait-two_shop = két üzlet
trait-duo = kettőnek számít
trait-roof = tető
trait-gift = ajándék (más játékos utcájába)
trait-no_gifts = nem fogad ajándékot
trait-ground = csak földszintre
trait-upper = csak emeletre
trait-rooftop = csak tetőre

## What a project brings

effect-closing = minden új tetőnél az utcában
effect-end = a játék végén
effect-ground = a földszinten
effect-below = minden alatta lévő emeletért
effect-plot_roof = a telken lévő tetőért
effect-street_roof = tetőnként az utcában
effect-plot_office = irodánként a telken
effect-plot_services = szolgáltatásonként a telken
effect-plot_flat = lakásonként a telken
effect-plot_cafe = kávézónként a telken
effect-plot_shop = üzletenként a telken
effect-plot_hotel = szállodánként a telken
effect-plot_gift = ajándékonként a telken
effect-street_office = irodánként az utcában
effect-street_services = szolgáltatásonként az utcában
effect-street_flat = lakásonként az utcában
effect-street_cafe = kávézónként az utcában
effect-street_shop = üzletenként az utcában
effect-street_hotel = szállodánként az utcában
effect-street_gift = ajándékonként az utcában

## Projects

project-brokerage = Brókeriroda
project-business_hub = Üzleti központ
project-call_centre = Call center
project-consultancy = Tanácsadó cég
project-council_offices = Városi irodák
project-council_offices_rented = Bérelt irodák
project-drafting_studio = Tervezőiroda
project-editorial_office = Szerkesztőség
project-front_desk = Recepció
project-law_firm = Ügyvédi iroda
project-offices = Irodák
project-open_plan_floor = Nyitott irodatér
project-registry = Iktató
project-secure_archive = Őrzött irattár
project-shared_desks = Közösségi iroda
project-start_up_room = Startupiroda
project-twin_council_offices = Városi ikerirodák
project-twin_offices = Ikerirodák
project-board_room = Tárgyalóterem
project-glass_attic_office = Üvegiroda
project-sky_office = Toronyiroda
project-bank_branch = Bankfiók
project-clinic = Klinika
project-concierge = Portaszolgálat
project-courier_point = Csomagpont
project-dentist = Fogorvos
project-fitness_club = Edzőterem
project-hairdresser = Fodrászat
project-laundry = Mosoda
project-library_branch = Fiókkönyvtár
project-night_guard = Éjjeliőr
project-post_office = Posta
project-surgery = Orvosi rendelő
project-workshop_row = Műhelysor
project-roof_pool = Tetőmedence
project-car_park = Parkoló
project-guarded_roof = Őrzött tető
project-council_flat = Városi lakás
project-family_flat = Családi lakás
project-flats = Lakások
project-garden_flat = Kertes lakás
project-gated_flats = Zárt lakópark
project-loft = Loft
project-maisonette = Kétszintes lakás
project-neighbours = Szomszédok
project-panorama_flat = Panorámás lakás
project-rental_flat = Bérlakás
project-serviced_flats = Apartmanok
project-shared_flat = Közös albérlet
project-social_flat = Szociális lakás
project-student_rooms = Diákszobák
project-studio_flat = Garzon
project-twin_council_flats = Városi ikerlakások
project-twin_flats = Ikerlakások
project-attic_flat = Tetőtéri lakás
project-penthouse = Penthouse
project-residents_council = Lakógyűlés
project-small_attic = Kis padlás
project-squat = Lakásfoglalók
project-bookshop_cafe = Könyves kávézó
project-cafe_terrace = Kávéterasz
project-canteen = Menza
project-coffee_counter = Kávépult
project-corner_cafe = Sarki kávézó
project-milk_bar = Tejbár
project-music_cafe = Zenés kávézó
project-patisserie = Cukrászda
project-roastery = Kávépörkölő
project-two_cafes = Két kávézó
project-sky_bar = Skybar
project-attic_cafe = Padláskávézó
project-pavilion_cafe = Pavilonkávézó
project-noisy_bar = Zajos bár
project-boutique = Butik
project-co_op_shop = Szövetkezeti bolt
project-department_store = Áruház
project-florist = Virágbolt
project-grocer = Vegyesbolt
project-market_stall = Piaci stand
project-newsstand = Újságos
project-round_the_clock_shop = Éjjel-nappali bolt
project-shop = Bolt
project-shopping_arcade = Üzletsor
project-stationer = Papírbolt
project-kiosk = Bódé
project-boarded_up_shop = Bezárt bolt
project-business_hotel = Üzleti szálloda
project-city_hotel = Városi szálloda
project-grand_hotel = Grandhotel
project-guest_house = Panzió
project-workers_hostel = Munkásszálló
project-youth_hostel = Ifjúsági szálló
project-attic_guest_house = Tetőtéri panzió
project-hotel_chain = Szállodalánc
project-atrium = Átrium
project-gallery = Galéria
project-gift_collection = Ajándékgyűjtemény
project-museum = Múzeum
project-parking_level = Parkolószint
project-server_room = Szerverterem
project-stairwell = Lépcsőház
project-technical_floor = Gépészeti szint
project-winter_garden = Télikert
project-aerial_mast = Antennatorony
project-billboard = Óriásplakát
project-flagpole = Zászlórúd
project-observation_deck = Kilátóterasz
project-roof_garden = Tetőkert
project-solar_panels = Napelemek
project-weather_station = Meteoállomás
project-bell_turret = Harangtorony
project-bus_stop = Buszmegálló
project-clock_tower = Óratorony
project-flat_roof = Lapos tető
project-landmark_spire = Toronysisak
project-park = Park
project-plain_roof = Egyszerű tető
project-playground = Játszótér
project-roof_terrace = Tetőterasz
project-square = Tér
project-tiled_roof = Cseréptető
project-broken_lift = Elromlott lift
project-building_site_noise = Építkezési zaj
project-inspection = Ellenőrzés
project-leaking_basement = Beázó pince
project-power_cuts = Áramszünetek
project-ruin = Rom
project-scaffolding = Állványzat
project-substation = Trafóház
project-waste_sorting_point = Hulladéksziget
project-pigeon_loft = Galambdúc
project-emergency_roof = Szükségtető
project-fenced_off_lot = Elkerített telek
project-makeshift_roof = Tákolt tető
project-tarpaulin_roof = Ponyvatető

# A project of somebody's own, shown by its id.
project-unnamed = { $name }

## Board

board-your-street = A te utcád
board-street-of = { $name } utcája
board-back = Vissza
board-look-at = Megnézem: { $name } utcája
board-your-deck = A te paklid
board-deck-of = { $name } paklija
board-decks = Paklik
board-decks-later = A 2. akcióban megvehető
board-common = Közös alap
board-city = Városi
board-first = Első játékos
board-wallet = Upcoinok
board-from-deck = pakliról
board-from-roof = tetőért
board-gained = érkezett: { $sources }
board-sum-up = Presztízs { $prestige } + { $piles } ({ $told }) = { $points } pont. Három upcoin egy pont.
board-piles = { $coins } upcoin: { $piles ->
    [0] nincs hármas kupac
   *[other] { $piles } hármas kupac
}
board-at-closing = Új tetőért jár
board-revenue = Bevétel
board-prestige = Presztízs
board-highest = A legmagasabb épület lapjai
board-deck-size = Lapok a pakliban
board-price = Ár: { $coins } upcoin
board-free = ingyen
board-any-of-two = válassz 1-et a 2-ből
board-any-of-four = válassz 1-et a 4-ből
board-per-roof = tetőnként
board-empty = üres
board-blocked = nem eladó
board-blocked-by = Ezt a paklit { $coins } upcoin zárolja, amíg { $name } be nem gyűjti.
board-cards = { $count } lap
board-brings-revenue = { $amount } upcoin { $effect }
board-brings-prestige = { $amount } presztízspont { $effect }
board-plot = { $plot }. telek
board-plot-of = { $name }, { $plot }. telek
board-read-plot = Részletek: { $plot }. telek
board-plot-revenue = Upcoin erről a telekről minden új tetőnél
board-plot-prestige = A telek presztízse a végén
board-plot-now = A telek most
board-plot-empty = Itt még nem áll semmi.
board-open = Nyitott: jöhet a következő emelet.
board-open-no-gifts = Nyitott: jöhet a következő emelet, de ajándék nem.
board-closed = Lezárt: fölé csak tetőterv kerülhet.
board-closed-no-gifts = Lezárt: fölé csak tetőterv kerülhet, de ajándék nem.
board-gift-from = Ajándék. Küldte: { $name }.
board-counts = Helyiségek az utcában
board-count-office = { $count } iroda
board-count-services = { $count } szolgáltatás
board-count-flat = { $count } lakás
board-count-cafe = { $count } kávézó
board-count-shop = { $count } üzlet
board-count-hotel = { $count } szálloda
board-count-gift = { $count } ajándék
board-in-hand = Lap a kezedben
board-holds = Most { $name } kezében van lap
board-municipal-card = Városi lap
board-one-half = A két terv közül csak az egyik épül meg.
board-one-of-four = A négy terv közül csak az egyik épül meg: kettő az előlapon, kettő a hátlapon van.
board-turn = Fordítom
board-turn-to = A lap megfordítása: { $project }
board-fits = { $count } helyre illik.
board-nofit = most nincs helye
board-nowhere-why = Most sehová sem illik: { $reason }.
board-nowhere-reason = { $needs ->
    [rooftop] még nincs tetőd
    [upper] nincs nyitott épületed
    [ground] nincs üres telked
    [gift-rooftop] az ellenfeleknél nincs hozzá tető
    [gift-upper] az ellenfeleknél nincs hozzá nyitott épület
    [gift-ground] az ellenfeleknél nincs hozzá üres telek
    [gift-any] az ellenfeleknél nincs hozzá nyitott telek
   *[any] minden telked lezárult
}
board-choose-plot = { $project }: válassz telket
board-choose-street = { $project }, ajándék: válaszd ki egy ellenfél telkét
board-nowhere = { $project }: most sehová sem illik, fordítsd meg a lapot
board-build = Építés
board-give = Ajándékozás
board-buy = Vásárlás
board-discards = Eldobott lapok: { $count }
board-build-on = Építés: { $plot }. telek
board-close-plot = Lezárás: { $plot }. telek
board-give-to = Ajándékozás: { $name }, { $plot }. telek
board-discard = Eldobás
board-paid = A lezárás bevétele
board-never-below = 0 alá nem megy
board-second-help = Kiemelt pakliból vásárolj. Egy ellenfél lapjának az ára az ő paklijára kerül: a következő körében begyűjti, addig onnan senki sem vásárolhat.
board-no-free-card = Egy ellenfél megvette a paklid felső lapját: kapsz { $amount } upcoint, de ebben a körben nincs ingyenes lap.
board-take-municipal = Városi lap: 0 upcoin
board-take-it = Elveszem ezt a városi lapot
board-buy-for = Vásárlás { $price }-ért
board-costs-nothing = Ingyen van; el is dobhatod.
board-step-skipped = 1. akció a 2-ből: az ingyenes lapodat, a paklid felső lapját sehol sem lehet beépíteni ({ $project }).
board-build-at-once = Azonnal megépíted a két terv egyikét.
board-pay-bank = Fizess a banknak { $price } upcoint; marad { $left }.
board-own-waits = Ha senki sem veszi meg, a következő körödben ingyen a tiéd.
board-pay-deck = Tegyél { $name } paklijára { $price } upcoint; marad { $left }.
board-last-round = Utolsó forduló
board-near = Közeleg a játék vége
board-near-deck = { $name }: { $count } lap a pakliban
board-near-street = { $name }: 4 tető az 5-ből
edition-about-reconstructed = A szabályok a szabályfüzetből valók. A lapokról ez keveset árul el. Az egyik 3 upcoinba kerül, irodák és lakások vannak rajta, és a lakásai nem hoznak upcoint. Egy másik 6-ba kerül, és park van rajta: csak földszintre, tető, 1 upcoin. Egy bolt 2 upcoint hoz, egy éjjel-nappali bolt az utca minden lakása után 1-et. A jelmagyarázatból látszik, milyen számok fordulnak elő; hogy egyes jelek mit számolnak, azt mi értelmeztük így. Minden más a mi munkánk, ezekhez igazítva; minden szám átírható a játék mappájában.
edition-about-mostly_certain = E táblázatok néhány sora rekonstruáltként van megjelölve. Azok a lapok nem olyanok, mint a dobozban lévők.
board-signs = Jelek
board-signs-kinds = Helyiségek
board-signs-marks = Jelölések
board-signs-effects = Amit egy terv hoz
board-signs-figures = Egy játékos számai
board-signs-plots = Koppints egy telek sorszámára, és elolvashatod az emeleteit.
board-roofs-pay = Egy új tető után az utca mind az öt telke fizet, a lezártak is.


## What a hint says a move changes

term-prestige = presztízs azonnal
term-prestige_later = presztízs később
term-coins = upcoinok a végén
reason-prestige = Azonnal presztízst hoz; ez ennyit ér: { $worth }.
reason-prestige_later = Később több presztízst hoz; ez ennyit ér: { $worth }.
reason-coins = A végén több upcoinod lesz; ez ennyit ér: { $worth }.

## What things on the board are

what-table = Asztal
what-street = Utca
what-plot = Telek
what-project = Terv
what-deck = A te paklid
what-rival_deck = Egy ellenfél paklija
what-municipal = Közös alap
what-wallet = Upcoinok
what-revenue = Bevétel lezáráskor
what-prestige = Presztízs
what-premises = Helyiségek
what-first = Első játékos
what-discards = Eldobott lapok
what-signs = Jelek
what-last_round = Utolsó forduló
board-worth-now = Az utca jelenlegi állása szerint: { $points } presztízspont a végén, { $coins } upcoin minden új tetőnél.
board-coins-worth = Ezek az upcoinok a végén { $points } pontot érnek.
board-revenue-now = Ennyi upcoint fizetne az egész utca, ha most egy tető lezárna egy telket.
board-prestige-now = Ennyi presztízst hozna az utca, ha most érne véget a játék; az upcoinok nincsenek benne.
board-deck-ends = Ha valakinek elfogy a paklija, vagy mind az öt telke lezárult, az a forduló az utolsó.
