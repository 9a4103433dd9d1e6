### Every word of Happy City.

game-name = Happy City
game-pitch = Építs várost tíz lapból. A lakosok és a szívek szorzata adja a pontjaidat.
game-goal = A jövedelmedből egyik lapot a másik után veszed, amíg valakinek a városában tíz nem lesz. A lakosok száma szorozva a szívekkel: ez a pontszámod, ezért mindkettőt növeld. Az nyer, akinek a legtöbb pontja van.
game-aim = Építs várost tíz lapból. Lakosok × szívek: ennyi pontod van; akié a legtöbb, az nyer.
game-length = 30 perc
game-difficulty = könnyű

## Options

option-mode = Játék
option-mode-help = A családi játékban a speciális épületeken egyszerű számok vannak; a haladó játékban színesek a piacok, és a speciális épületeknek hatásuk van.
option-mode-family = családi
option-mode-expert = haladó
option-scoring = Pontok
option-scoring-help = A fiatalabb játékosok összeadják a lakosokat és a szíveket, nem pedig összeszorozzák.
option-scoring-product = lakosok × szívek
option-scoring-sum = lakosok + szívek
option-max_rounds = Legfeljebb ennyi forduló
option-max_rounds-help = A játék ennyi forduló után akkor is véget ér, ha senkinek sincs tíz lapja.
option-verified_only = Csak igazolt lapok
option-verified_only-help = Kihagyja azt az egyetlen haladó épületet, amely a mi pótlapunk, mert az eredetit egyetlen forrás sem mutatja.

## Questions

ask-draft = Vegyél el egy Boldogpiacot.
ask-louvre = A Louvre: kinek a jövedelmét másolod? Hátralévő használat: { $count }.
ask-discard = Dobj el egy lapot, vagy tartsd meg mindet.
ask-reveal = Fedj fel egy lapot: melyik pakliból?{ $count ->
    [1] {""}
   *[other] {" "}Hátravan: { $count }.
}
ask-action = Vegyél egy lapot, vagy vegyél el egy érmét.
ask-special = Vegyél el egy speciális épületet, vagy passzolj.
ask-sphinx = A Szfinx: másolj le egy speciális épületet, vagy húzz egyet a dobozból.
ask-pyramid = A Piramis: melyik szomszéd lapját másolod ({ $slot }. mező)?

## Moves

move-take = elvétel: { $card }
move-keep = minden lap megtartása
move-discard = eldobás: { $card }
move-reveal = { $low }–{ $high } érmés lap felfedése
move-buy = vásárlás { $price } érméért: { $card }
move-buy-reduced = vásárlás { $price ->
    [0] ingyen
   *[other] { $price } érméért
} ({ $cost } helyett): { $card }
move-coin = { $coins } érme elvétele
move-pass = passz
move-visit = { $from_seat } jövedelmének másolása: { $coins } érme
move-copy = { $from_seat } lapjának másolása: { $card }
move-random = húzás a dobozból
move-copy-slot = { $from_seat } lapjának másolása: { $card }, lakosok { $residents }, szívek { $hearts }

## Reasons

why-bad-move = „{ $text }” nem lépés. A lépések így néznek ki: keep, discard museum, reveal 2, buy museum, take coin, take film_studios, pass, visit 1, copy 1, copy left, random.
why-bad-card = „{ $text }” nem lap. A lapok így néznek ki: museum, museum.2, castle.
why-market-taken = Ez már elkelt: { $card }.
why-not-face-up = Nincs a felfedett lapok között: { $card }.
why-deck-empty = Üres a pakli és a dobópaklija is ({ $deck }. pakli).
why-stack-empty = Nincs több: { $card }.
why-same-name = Ilyen lap már van a városodban: { $card }.
why-too-dear = { $card }: az ára { $price } érme, neked pedig { $coins } van.
why-not-in-row = Nincs a speciális épületek sorában: { $card }.
why-colours-missing = { $card }: ehhez még ilyen színű lapok kellenek a városodba: { $colour }.
why-city-full = A városodban tíz lap van, ehhez már nincs mező: { $card }.
why-not-an-opponent = { $from_seat } nem az ellenfeled.
why-no-special = { $from_seat } városában nincs speciális épület.
why-one-neighbour = Két játékosnál csak egy szomszéd van: ő a bal oldali.
why-nothing-in-slot = { $from_seat } városában itt nincs másolható lap ({ $slot }. mező).
why-now-draft = Először mindenki elvesz egy Boldogpiacot.
why-now-louvre = Most a Louvre gazdája választ egy ellenfelet.
why-now-discard = Most eldobhatsz egy lapot, vagy megtarthatod mindet.
why-now-reveal = Most fel kell fedni egy lapot: válassz paklit.
why-now-action = Most vehetsz egy lapot, vagy elvehetsz egy érmét.
why-now-special = Most elvehetsz egy speciális épületet, vagy passzolhatsz.
why-now-sphinx = A Szfinxnek most le kell másolnia egy speciális épületet, vagy húznia kell egyet.
why-now-pyramid = Most a Piramisnak le kell másolnia egy szomszéd lapját.

## Reasons against a component folder

why-wrong-count = { $table }: { $given } sor van benne, de { $expected } kell.
why-duplicate-card = Ez az azonosító kétszer szerepel: { $card }.
why-bad-card-id = Ez az azonosító nem jó: { $card }. Csak betű, számjegy és aláhúzás lehet benne, és nem lehet „coin”.
why-empty-deck = { $table }: ebben a pakliban nincs lap: { $deck }.
why-too-few-verified = { $table }: legalább { $expected } olyan lap kell, amely nem rekonstruált.

## Events

event-row-dealt = Kikerül a sorba: { $card }.
event-market-taken = { $seat } elveszi: { $card }.
event-round-begun = { $round }. forduló.
log-round-begun = { $round }. forduló
event-coins-gained = { $card }: { $seat } kap { $amount } érmét, így { $coins } érméje van.
event-louvre-visit = A Louvre: { $seat } lemásolja { $from_seat } jövedelmét.
event-income-paid = { $seat } kap { $amount } érmét{ $effect ->
    [0] { $louvre ->
        [0] {""}
       *[other] {" "}(lapok { $printed }, Louvre { $louvre })
    }
   *[other] { $louvre ->
        [0] {" "}(lapok { $printed }, speciális épület { $effect })
       *[other] {" "}(lapok { $printed }, speciális épület { $effect }, Louvre { $louvre })
    }
}, így { $coins } érméje van.
event-coins-stolen = { $card }: { $seat } elvesz { $amount } érmét { $from_seat } érméiből, így { $coins } érméje van.
you-coins-stolen = { $card }: { $seat } elvesz tőled { $amount } érmét.
event-kept = { $seat } minden lapot megtart.
event-discarded = { $seat } eldob egy lapot: { $card }.
event-reshuffled = { $deck }. pakli: elfogyott, { $count } eldobott lapjából lesz az új pakli.
log-reshuffled = { $deck ->
    [1] Az első
    [2] A második
   *[other] A harmadik
} pakli elfogyott: a dobópaklija lesz az új pakli, { $count } lap.
event-revealed = { $seat } felfed egy lapot: { $card } ({ $deck }. pakli).
log-revealed = { $seat } felfed egy lapot: { $card }.
event-coin-taken = { $seat } elvesz { $amount } érmét, így { $coins } érméje van.
log-coin-taken = { $seat } elvesz { $amount } érmét.
event-bought = { $seat } vásárol { $price } érméért: { $card }. { $coins ->
    [0] Nem marad érméje.
   *[other] Marad { $coins } érme.
}
log-bought = { $seat } vásárol { $price } érméért: { $card }.
event-bought-reduced = { $seat } vásárol { $price ->
    [0] ingyen
   *[other] { $price } érméért
} ({ $cost } helyett): { $card }. { $coins ->
    [0] Nem marad érméje.
   *[other] Marad { $coins } érme.
}
log-bought-reduced = { $seat } vásárol { $price ->
    [0] ingyen
   *[other] { $price } érméért
} ({ $cost } helyett): { $card }.
event-passed = { $seat } nem vesz el speciális épületet.
event-special-taken = { $seat } elveszi: { $card }.
event-card-lost = { $seat } elveszít egy lapot: { $card } ({ $slot }. mező).
event-last-round = { $seat } városában tíz lap van: ez az utolsó, { $round }. forduló.
event-sphinx-copied = { $seat } Szfinxe lemásolja { $from_seat } lapját: { $card }.
event-sphinx-drawing = { $seat } Szfinxe a dobozból húz.
event-sphinx-drew = { $seat } Szfinxe most ez: { $card }.
event-pyramid-copied = { $seat } Piramisa lemásolja { $from_seat } lapját: { $card }, lakosok { $residents }, szívek { $hearts }.
event-scored = { $seat }: { $residents } lakos és { $hearts } szív, ez { $base }; összesen { $points } pont, maradt { $coins } érme.
event-ended = { $ending }

## The position in words

line-set-up = Az első forduló előtt.
line-round = { $round }. forduló (legfeljebb { $high }).
line-last-round = { $round }. forduló, az utolsó.
line-deck = { $deck }. pakli (ár { $low }–{ $high }): { $size } lap, { $discarded } eldobva. Még nem látszott: sárga { $yellow }, kék { $blue }, zöld { $green }, narancssárga { $orange }, lila { $purple }.
line-face-up = Felfedve: { $card } ({ $colour }), ár { $price }, jövedelem { $income }, lakosok { $residents }, szívek { $hearts }.
line-dwelling = Lakóépület: { $card } ({ $colour }), maradt { $left }, ár { $price }, jövedelem { $income }, lakosok { $residents }, szívek { $hearts }.
line-special = Speciális épület: { $card }. { $effect } Feltétel: { $needed_colour }. Hiányzik: { $missing_colour }. ({ $certainty })
line-plain-special = Speciális épület: { $card }, jövedelem { $income }, lakosok { $residents }, szívek { $hearts }; feltétel: { $needed_colour }; hiányzik: { $missing_colour }.
line-city = { $seat }: { $size } lap a 10-ből, érmék { $coins }, jövedelem { $income }, lakosok { $residents }, szívek { $hearts }, pontok { $points }.
line-cards = { $seat } városa: { $card }.
line-owned-special = { $seat } speciális épülete: { $card }. { $effect }{ $charges ->
    [0] {""}
   *[other] {" "}Hátralévő használat: { $charges }.
}
line-pyramid = { $seat } Piramisa { $from_seat } egyik lapját másolja.

## Score sheet

score-product = Lakosok × szívek
score-sum = Lakosok + szívek
score-zen_garden = Zenkert
score-concert_hall = Koncertterem
figure-residents = lakosok
figure-hearts = szívek
figure-points = eddigi pontok
figure-threshold = duplázási határ
figure-income = jövedelem
tie-coins = Megmaradt érmék
tie-coins-decides = Pontegyenlőség miatt a megmaradt érmék döntenek
ending-tenth_card = Valakinek a városában tíz lap van.
ending-max_rounds = Véget ért az utolsó forduló.

## Colours

colour-yellow = sárga
colour-blue = kék
colour-green = zöld
colour-orange = narancssárga
colour-purple = lila
colour-none = színtelen
colour-nothing = semmi

## How sure a card is

certainty-certain = két forrás egyezik
certainty-one_source = egyetlen tiszta képről
certainty-blurred = a szám az egyetlen képen elmosódott
certainty-reconstructed = rekonstruált: a mi pótlapunk, mert az eredetit egyetlen forrás sem mutatja

## Cards

card-empty = (üres mező)
card-haunted_house = Kísértetház
card-factory = Gyár
card-steelworks = Acélmű
card-grocery = Élelmiszerbolt
card-shoe_shop = Cipőbolt
card-school = Iskola
card-police_station = Rendőrség
card-library = Könyvtár
card-town_square = Főtér
card-florist = Virágbolt
card-cake_shop = Cukrászda
card-bookshop = Könyvesbolt
card-bank = Bank
card-igloo = Iglu
card-museum = Múzeum
card-observatory = Csillagvizsgáló
card-hospital = Kórház
card-hardware_store = Barkácsbolt
card-perfumery = Illatszerbolt
card-shopping_centre = Bevásárlóközpont
card-garage = Autószerviz
card-offices = Irodaház
card-grand_hotel = Grand Hotel
card-restaurant = Étterem
card-laboratory = Labor
card-university = Egyetem
card-spa = Gyógyfürdő
card-casino = Kaszinó
card-ski_resort = Síközpont
card-zoo = Állatkert
card-treehouse = Lombház
card-stadium = Stadion
card-amusement_park = Vidámpark
card-house = Családi ház
card-apartment_block = Társasház
card-luxury_residence = Luxusvilla
card-yellow_market = Boldogpiac (sárga)
card-blue_market = Boldogpiac (kék)
card-green_market = Boldogpiac (zöld)
card-orange_market = Boldogpiac (narancssárga)
card-purple_market = Boldogpiac (lila)
card-white_market = Boldogpiac
card-dinosaur_park = Dinópark
card-ball_pool = Labdamedence
card-cat_cafe = Macskakávézó
card-toy_shop = Játékbolt
card-nightclub = Éjszakai klub
card-superhero_academy = Szuperhősképző
card-dragon_parking = Sárkányparkoló
card-candy_factory = Cukorkagyár
card-film_studios = Filmstúdió
card-maze = Labirintus
card-ghost_hunters_hq = Szellemvadászok
card-martian_embassy = Marsi nagykövetség
card-pirate_ship = Kalózhajó
card-chocolate_works = Csokigyár
card-unicorn_ranch = Unikornisfarm
card-dream_factory = Álomgyár
card-aqua_pony_club = Vízipóni-klub
card-school_of_magic = Varázslóiskola
card-pyramid = Piramis
card-castle = Vár
card-ice_cream_parlour = Fagyizó
card-harbour = Kikötő
card-airport = Repülőtér
card-picture_gallery = Képtár
card-bowling_alley = Bowlingpálya
card-concert_hall = Koncertterem
card-moai = Moai
card-railway_station = Vasútállomás
card-statue_of_liberty = Szabadság-szobor
card-hot_dog_stand = Hotdogos
card-barber_shop = Borbély
card-sphinx = Szfinx
card-palace_of_versailles = Versailles-i kastély
card-burger_restaurant = Hamburgerező
card-undersea_tunnel = Tenger alatti alagút
card-aquarium = Akvárium
card-escape_room = Szabadulószoba
card-machu_picchu = Machu Picchu
card-big_ben = Big Ben
card-golden_gate = Golden Gate híd
card-stonehenge = Stonehenge
card-sushi_bar = Szusibár
card-wind_turbine = Szélturbina
card-taj_mahal = Tádzs Mahal
card-louvre = Louvre
card-vegetable_market = Zöldségpiac
card-croissant_bakery = Croissant-pékség
card-chichen_itza = Chichén Itzá
card-leaning_tower = Pisai ferde torony
card-games_arcade = Játékterem
card-great_wall = Kínai nagy fal
card-billiard_hall = Biliárdterem
card-domed_cathedral = Kupolás katedrális
card-zen_garden = Zenkert
card-parthenon = Parthenón
card-night_market = Éjszakai piac (rekonstruált)

# A card of somebody's own, shown by its id.
card-unnamed = { $name }

## Effects of the expert specials

effect-pyramid = A végén annyi lakosa és szíve lesz, mint egy szomszéd ugyanezen a mezőn álló lapjának.
effect-castle = 1 érme, valahányszor egy szomszéd legalább 4 érmét fizet egy lapért.
effect-ice_cream_parlour = Azonnal 1 érme a városod minden lapjáért, ezt is beleszámítva.
effect-harbour = A kék lapok neked 3 érmével olcsóbbak.
effect-airport = A zöld lapok, a lakóépületek is, neked 3 érmével olcsóbbak.
effect-picture_gallery = Ugyanannyi jövedelme, lakosa és szíve van, mint az előtte álló lapnak.
effect-bowling_alley = Jövedelem: 3 minden lila lapod után.
effect-concert_hall = Azonnal a jövedelmed kétszerese érmében; a végén annyi pontot veszítesz, amennyi a jövedelmed, de 0 alá nem mész.
effect-moai = A végén 2 szív, ha a városodban 9 lap van; 4 szív, ha kevesebb.
effect-railway_station = A narancssárga lapok neked 3 érmével olcsóbbak.
effect-statue_of_liberty = 4 szív; az utolsó lapod helyére kerül, azt pedig eldobod.
effect-hot_dog_stand = A felfedett épületek neked a paklijuk legalacsonyabb árába kerülnek: 1, 4 vagy 6 érmébe.
effect-barber_shop = Jövedelem: 3, amíg enélkül mindenkinél kevesebb a jövedelmed.
effect-sphinx = A végén úgy működik, mint egy ellenfél speciális épülete, vagy mint egy a dobozból húzott.
effect-palace_of_versailles = A jövedelem után elvesz 1 érmét a leggazdagabb ellenféltől, holtversenynél mindegyiküktől.
effect-burger_restaurant = 3 szív, ha egyedül neked van a legtöbb kék lapod, 2 holtversenynél, különben 1.
effect-undersea_tunnel = A következő lapod ingyen van.
effect-aquarium = 2 szív; azonnal 1 érme mindenkinek.
effect-escape_room = Jövedelem: 2, amíg senkinek sincs nálad kevesebb sárga lapja.
effect-machu_picchu = 1 lakos a bal oldali szomszéd minden narancssárga lapja után.
effect-big_ben = Ha nem veszel lapot, 1 helyett 8 érmét kapsz.
effect-golden_gate = Azonos színű lapok tőle balra, jobbra, fölötte vagy alatta: kettő 1 szívet és 1 lakost ad, három 2 szívet és 1 lakost.
effect-stonehenge = 1 lakos egy szomszéd minden kék lapja után: azé számít, akinek több van.
effect-sushi_bar = Jövedelem: 1 minden kék lapod után.
effect-wind_turbine = 1 szív minden zöld lapod után.
effect-taj_mahal = 3 szív, ha a jövedelmed mindegyik szomszédénál kevesebb, különben 1.
effect-louvre = A következő két jövedelemfázis mindegyikében egy általad választott ellenfél jövedelmét is megkapod.
effect-vegetable_market = Jövedelem: 1 a városod minden szív–lakos párja után.
effect-croissant_bakery = Jövedelem: 2 minden zöld lapod után.
effect-chichen_itza = 3 szív, ha egyedül neked van a legtöbb zöld lapod, különben 1.
effect-leaning_tower = 1 szív egy szomszéd minden sárga lapja után: azé számít, akinek több van.
effect-games_arcade = A jövedelem előtt 2 érme, ha legalább 1 érméd van.
effect-great_wall = 3 szív, ha a következő két lap egyforma színű, különben 1.
effect-billiard_hall = Jövedelem: 1 az előtte álló lapok minden színe után.
effect-domed_cathedral = 3 szív, ha a városodban nincs narancssárga lap.
effect-zen_garden = Megduplázza a pontszámodat, ha 30-nál kevesebb.
effect-parthenon = 4 lakos, ha a városodban nincs zöld lap.
effect-night_market = 1 lakos minden sárga lapod után.

## The board in the browser

board-decks = Paklik
board-deck = Pakli, árak: { $range }
board-deck-left = Még { $count } lap maradt.
board-discarded = Eldobva: { $count }.
board-deck-brings = A megmaradt lapok közül ennyi hoz érmét, lakost, szívet:
board-of-deck = { $range }: { $count } / { $cards }
board-sale = Eladó
board-dwellings = Lakóépületek
board-left = Maradt: { $count }.
board-sold = elfogyott
board-have = már megvan
board-have-label = Ilyen már van a városodban: még egyet nem vehetsz.
board-market = Boldogpiac
board-markets = Boldogpiacok
board-markets-help = a városod első lapja; a színe a speciális épületeknél számít
board-specials = Speciális épületek
board-specials-help = játékosonként egy, ha a városodban megvannak a színek
board-special-yours = a tiéd már megvan
board-special-rule = Speciális épület: ingyenes, játékosonként egy az egész játékban. A köröd végén elveheted, ha a városodban megvannak a színei. A tíz mező egyikét foglalja el.
board-went = { $card }: { $name } vitte el
board-went-me = { $card }: a tiéd
board-needs = Feltétel: { $list }.
board-more = még { $count } { $colour } lap
board-more-cards = még { $count } lap
board-met = A városodban megvannak a színek.
board-my-city = A te városod
board-city = { $name } városa
board-free = Szabad mező
board-happiness = Boldogság
board-residents = { $count ->
    [one] lakos
   *[other] lakos
}
board-hearts = { $count ->
    [one] szív
   *[other] szív
}
board-points = pontok
board-below = A 0 alatti érték 0-nak számít, de a mínusz megmarad.
board-below-zero = A 0 alatti érték 0-nak számít, de a mínusz megmarad, amíg más lapok ki nem egyenlítik.
board-coins = érmék
board-income = jövedelem
board-round = fordulónként
board-colours = Lapok színenként
board-look = Érints meg egy lapot, vagy mutass rá, és elolvashatod, mit csinál.
board-built = { $card }, { $colour }.
board-offered = { $card }, { $colour }, ára { $price } érme.
board-gives-income = { $count } érme fordulónként
board-gives-residents = { $count } lakos
board-gives-hearts = { $count } szív
board-gives = Ad: { $list }.
board-costs = Elvesz: { $list }.
board-twins = Minden épületből kettő van a paklikban.
board-acts-as = Úgy működik, mint ez: { $card }.
board-charges = { $count ->
    [one] Még egyszer használható.
   *[other] Még { $count } alkalommal használható.
}
board-last-round = Utolsó forduló.
board-last-round-sub = { $count ->
    [one] { $name } városában tíz lap van; a fordulót végigjátsszuk.
   *[other] { $name } városában egyaránt tíz lap van; a fordulót végigjátsszuk.
}
board-step-discard = Eldobás
board-step-reveal = Felfedés
board-step-action = Vásárlás
board-step-special = Speciális
board-draft = Válassz Boldogpiacot
board-draft-sub = Ez lesz a városod első lapja.
board-market-sub = Jövedelem: 1; a színének megfelelő lapnak számít.
board-take = Elveszem: { $card }
board-discard-or-keep = Eldobsz egy lapot?
board-discard-help = { $count ->
    [3] Egyet eldobhatsz. Ha mindhármat megtartod, nem kerül elő új lap.
   *[other] Az újak felfedése előtt egy felfedett lapot eldobhatsz.
}
board-discard = Eldobás: { $card }
board-discard-sub = Egy másik lap kerül a helyére.
board-keep = Mindet megtartom
board-reveal = Fedj fel egy lapot
board-reveal-sub = { $count ->
    [1] Ez az utolsó lap ebben a körben.
   *[other] Meglátod, mielőtt a következő paklit választod.
}
board-cards = { $count } lap:
board-reshuffle = újrakeverve: { $count }
board-buy-or-coin = Vegyél egy lapot, vagy vegyél el egy érmét
board-affordable = { $count ->
    [0] Most nem vehetsz lapot.
    [one] Egy lapot vehetsz.
   *[other] { $count } lap közül vehetsz egyet.
}
board-buy = Vásárlás: { $card }
board-pay = Fizetsz { $price } érmét, { $left } marad
board-free-card = Neked ingyen van
board-buy-for = Vásárlás { $price }-ért
board-buy-free = Elveszem ingyen
board-take-coins = Lap helyett { $count } érme
board-may-take = Elvehetsz egy speciális épületet
board-no-special = Most nem
board-louvre = Kinek a jövedelmét másolja a Louvre?
board-sphinx = Mi legyen a Szfinx?
board-sphinx-sub = Egy ellenfél speciális épülete, vagy egy a dobozból.
board-box = Húzás a dobozból
board-pyramid = Melyik lapot másolja a Piramis?
board-pyramid-sub = Lakosok és szívek ({ $slot }. mező).

## Terms of a hint
term-residents = lakosok pontjai ebben a körben
term-hearts = szívek pontjai ebben a körben
term-later = amit később vehetsz
reason-residents = Ebben a körben több lakosod lesz; ez a játék végéig ennyit ér: { $worth }.
reason-hearts = Ebben a körben több szíved lesz; ez a játék végéig ennyit ér: { $worth }.
reason-later = Később többet vehetsz majd; ez ennyit ér: { $worth }.

## What things on the board are

what-table = Asztal
what-building = Épület
what-dwelling = Lakóépület
what-special = Speciális épület
what-market = Boldogpiac
what-deck = Épületpakli
what-city = Város
what-slot = Szabad mező
what-happiness = Boldogság
what-residents = Lakosok
what-hearts = Szívek
what-coins = Érmék
what-colour = Szín
what-last_round = Utolsó forduló
board-with-card = Ezzel a lappal ennyid lenne: pontok { $points }, érmék { $coins }.
board-coins-now = Ennyi érme van most. Minden forduló még ennyit hoz: { $income }.
board-bring-residents = Lakost a lakóépületek hoznak. A megmaradt lapok közül ennyi hoz még lakost, paklinként: { $list }.
board-bring-hearts = A megmaradt lapok közül ennyi hoz szívet, paklinként: { $list }.
board-bring-income = A megmaradt lapok közül ennyi hoz jövedelmet, paklinként: { $list }.
board-colour-now = Ilyen színű lapok a városban: { $count }.
