### Every word of Happy City.

game-name = Šťastné městečko
game-pitch = Postavte město z deseti karet. Obyvatelé krát srdíčka: to jsou vaše body.
game-goal = Z příjmů kupujete kartu za kartou, dokud něčí město nemá deset karet. Body jsou obyvatelé krát srdíčka, proto potřebujete obojí; vyhrává, kdo má nejvíc bodů.
game-aim = Postavte město z 10 karet. Obyvatelé × srdíčka jsou body; vyhrává, kdo má nejvíc.
game-length = 30 min
game-difficulty = lehká

## Options

option-mode = Varianta
option-mode-help = V rodinné variantě mají speciální budovy jen čísla; v pokročilé jsou barevné obchůdky a speciální budovy s účinky.
option-mode-family = rodinná
option-mode-expert = pokročilá
option-scoring = Body
option-scoring-help = Mladší hráči obyvatele a srdíčka sčítají, místo aby je násobili.
option-scoring-product = obyvatelé × srdíčka
option-scoring-sum = obyvatelé + srdíčka
option-max_rounds = Limit kol
option-max_rounds-help = Po tomto počtu kol hra končí, i když nikdo nemá deset karet.
option-verified_only = Jen doložené karty
option-verified_only-help = Vynechá jednu budovu pokročilé varianty: naši náhradu za kartu, která není v žádném zdroji.

## Questions

ask-draft = Vezměte si Obchůdek u Štístka.
ask-louvre = Louvre: čí příjem kopírujete? Zbývá použití: { $count }.
ask-discard = Zahoďte kartu, nebo nechte všechny.
ask-reveal = Odkryjte kartu: ze kterého balíčku?{ $count ->
    [1] {""}
   *[other] {" "}Zbývá odkrýt: { $count }.
}
ask-action = Kupte kartu, nebo si vezměte minci.
ask-special = Vezměte si speciální budovu, nebo pasujte.
ask-sphinx = Sfinga: kopírujte speciální budovu, nebo si doberte jednu z krabice.
ask-pyramid = Pyramida: od kterého souseda kopírujete kartu na místě { $slot }?

## Moves

move-take = vzít si kartu „{ $card }“
move-keep = nechat všechny
move-discard = zahodit kartu „{ $card }“
move-reveal = odkrýt kartu s cenou { $low }–{ $high }
move-buy = koupit kartu „{ $card }“ za { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}
move-buy-reduced = koupit kartu „{ $card }“ { $price ->
    [0] zdarma
    [one] za { $price } minci
    [few] za { $price } mince
    [many] za { $price } mince
   *[other] za { $price } mincí
} místo za { $cost }
move-coin = vzít si { $coins ->
    [one] { $coins } minci
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
move-pass = pasovat
move-visit = kopírovat příjem soupeře ({ $from_seat }): { $coins ->
    [one] { $coins } mince
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
move-copy = kopírovat kartu „{ $card }“ ({ $from_seat })
move-random = dobrat si z krabice
move-copy-slot = kopírovat kartu „{ $card }“ ({ $from_seat }): obyvatelé { $residents }, srdíčka { $hearts }

## Reasons

why-bad-move = „{ $text }“ není tah. Tahy se píší takto: keep, discard museum, reveal 2, buy museum, take coin, take film_studios, pass, visit 1, copy 1, copy left, random.
why-bad-card = „{ $text }“ není karta. Karty se píší takto: museum, museum.2, castle.
why-market-taken = { $card }: tuto kartu už někdo má.
why-not-face-up = { $card } neleží lícem nahoru.
why-deck-empty = Balíček { $deck } i jeho odhazovací hromádka jsou prázdné.
why-stack-empty = { $card }: rozebráno.
why-same-name = { $card } už ve vašem městě stojí.
why-too-dear = { $card } stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, vy máte { $coins }.
why-not-in-row = V řadě speciálních budov není karta „{ $card }“.
why-colours-missing = Pro kartu „{ $card }“ ve vašem městě chybějí karty těchto barev: { $colour }.
why-city-full = Vaše město má deset karet, na kartu „{ $card }“ už není místo.
why-not-an-opponent = { $from_seat } není váš soupeř.
why-no-special = { $from_seat } nemá speciální budovu.
why-one-neighbour = Ve dvou je jen jeden soused a počítá se jako ten po levici.
why-nothing-in-slot = Na místě { $slot } nemá { $from_seat } kartu, kterou by šlo kopírovat.
why-now-draft = Nejdřív si každý vezme Obchůdek u Štístka.
why-now-louvre = Teď se pro Louvre vybírá soupeř.
why-now-discard = Teď je čas zahodit kartu, nebo nechat všechny.
why-now-reveal = Teď se musí odkrýt karta: vyberte balíček.
why-now-action = Teď je čas koupit kartu, nebo si vzít minci.
why-now-special = Teď je čas vzít si speciální budovu, nebo pasovat.
why-now-sphinx = Teď Sfinga kopíruje speciální budovu, nebo si jednu dobírá.
why-now-pyramid = Teď Pyramida kopíruje kartu souseda.

## Reasons against a component folder

why-wrong-count = { $table }: řádků je { $given }, potřeba je { $expected }.
why-duplicate-card = Id { $card } je použité dvakrát.
why-bad-card-id = Id { $card } nelze použít: jen písmena, číslice a podtržítka, a ne „coin“.
why-empty-deck = { $table }: balíček { $deck } nemá žádné karty.
why-too-few-verified = { $table }: karet, které nejsou rekonstruované, musí být aspoň { $expected }.

## Events

event-row-dealt = Vykládá se karta „{ $card }“.
event-market-taken = { $seat } si bere kartu „{ $card }“.
event-round-begun = Kolo { $round }.
log-round-begun = Kolo { $round }
event-coins-gained = { $card }: { $seat } dostává { $amount ->
    [one] { $amount } minci
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
} a má jich { $coins }.
event-louvre-visit = Louvre: { $seat } kopíruje příjem soupeře ({ $from_seat }).
event-income-paid = { $seat } dostává { $amount ->
    [one] { $amount } minci
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}{ $effect ->
    [0] { $louvre ->
        [0] {""}
       *[other] {" "}(karty { $printed }, Louvre { $louvre })
    }
   *[other] { $louvre ->
        [0] {" "}(karty { $printed }, speciální budova { $effect })
       *[other] {" "}(karty { $printed }, speciální budova { $effect }, Louvre { $louvre })
    }
} a má jich { $coins }.
event-coins-stolen = { $card }: { $seat } si bere { $amount ->
    [one] { $amount } minci
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
} od soupeře ({ $from_seat }) a má jich { $coins }.
you-coins-stolen = { $card }: { $seat } vám bere { $amount ->
    [one] { $amount } minci
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}.
event-kept = { $seat } nechává všechny karty ležet.
event-discarded = { $seat } zahazuje kartu „{ $card }“.
event-reshuffled = Balíček { $deck } je prázdný: nový tvoří { $count ->
    [one] jedna zahozená karta.
    [few] { $count } zahozené karty.
    [many] { $count } zahozené karty.
   *[other] { $count } zahozených karet.
}
log-reshuffled = { $deck ->
    [1] První
    [2] Druhý
   *[other] Třetí
} balíček je prázdný: nový tvoří { $count ->
    [one] jedna zahozená karta.
    [few] { $count } zahozené karty.
    [many] { $count } zahozené karty.
   *[other] { $count } zahozených karet.
}
event-revealed = { $seat } odkrývá kartu „{ $card }“ z balíčku { $deck }.
log-revealed = { $seat } odkrývá kartu „{ $card }“.
event-coin-taken = { $seat } si bere { $amount ->
    [one] { $amount } minci
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
} a má jich { $coins }.
log-coin-taken = { $seat } si bere { $amount ->
    [one] { $amount } minci
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}.
event-bought = { $seat } kupuje kartu „{ $card }“ za { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, zůstatek: { $coins }.
log-bought = { $seat } kupuje kartu „{ $card }“ za { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}.
event-bought-reduced = { $seat } kupuje kartu „{ $card }“ { $price ->
    [0] zdarma
    [one] za { $price } minci
    [few] za { $price } mince
    [many] za { $price } mince
   *[other] za { $price } mincí
} místo za { $cost }, zůstatek: { $coins }.
log-bought-reduced = { $seat } kupuje kartu „{ $card }“ { $price ->
    [0] zdarma
    [one] za { $price } minci
    [few] za { $price } mince
    [many] za { $price } mince
   *[other] za { $price } mincí
} místo za { $cost }.
event-passed = { $seat } si nebere speciální budovu.
event-special-taken = { $seat } si bere kartu „{ $card }“.
event-card-lost = { $seat } přichází o kartu „{ $card }“ na místě { $slot }.
event-last-round = { $seat } má deset karet: kolo { $round } je poslední.
event-sphinx-copied = Sfinga ({ $seat }) kopíruje kartu „{ $card }“ ({ $from_seat }).
event-sphinx-drawing = Sfinga ({ $seat }) si dobírá z krabice.
event-sphinx-drew = Sfinga ({ $seat }) je teď { $card }.
event-pyramid-copied = Pyramida ({ $seat }) kopíruje kartu „{ $card }“ ({ $from_seat }): obyvatelé { $residents }, srdíčka { $hearts }.
event-scored = { $seat }: obyvatelé { $residents } a srdíčka { $hearts } dávají { $base }; celkem { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}, zbylé mince: { $coins }.
event-ended = { $ending }

## The position in words

line-set-up = Před prvním kolem.
line-round = Kolo { $round } (nejvýš { $high }).
line-last-round = Kolo { $round }, poslední.
line-deck = Balíček { $deck } (ceny { $low }–{ $high }): { $size ->
    [one] { $size } karta
    [few] { $size } karty
    [many] { $size } karty
   *[other] { $size } karet
}, zahozených: { $discarded }; ještě neodkryté: žluté { $yellow }, modré { $blue }, zelené { $green }, oranžové { $orange }, fialové { $purple }.
line-face-up = Odkrytá: { $card } ({ $colour }), cena { $price }, příjem { $income }, obyvatelé { $residents }, srdíčka { $hearts }.
line-dwelling = Obydlí: { $card } ({ $colour }), v hromádce { $left }, cena { $price }, příjem { $income }, obyvatelé { $residents }, srdíčka { $hearts }.
line-special = Speciální budova: { $card }. { $effect } Vyžaduje: { $needed_colour }. Chybí vám: { $missing_colour }. ({ $certainty })
line-plain-special = Speciální budova: { $card }, příjem { $income }, obyvatelé { $residents }, srdíčka { $hearts }; vyžaduje: { $needed_colour }; chybí vám: { $missing_colour }.
line-city = { $seat }: karty { $size } / 10, mince { $coins }, příjem { $income }, obyvatelé { $residents }, srdíčka { $hearts }, body { $points }.
line-cards = Město ({ $seat }): { $card }.
line-owned-special = Speciální budova ({ $seat }): { $card }, „{ $effect }“{ $charges ->
    [0] {""}
   *[other] {" "}Zbývá použití: { $charges }.
}
line-pyramid = Pyramida ({ $seat }) kopíruje kartu souseda ({ $from_seat }).

## Score sheet

score-product = Obyvatelé × srdíčka
score-sum = Obyvatelé + srdíčka
score-zen_garden = Zenová zahrada
score-concert_hall = Koncertní síň
figure-residents = obyvatelé
figure-hearts = srdíčka
figure-points = body předtím
figure-threshold = zdvojeno pod
figure-income = příjem
tie-coins = Zbylé mince
tie-coins-decides = Shoda bodů, rozhodují zbylé mince
ending-tenth_card = Jedno z měst má deset karet.
ending-max_rounds = Poslední kolo je dohrané.

## Colours

colour-yellow = žlutá
colour-blue = modrá
colour-green = zelená
colour-orange = oranžová
colour-purple = fialová
colour-none = bez barvy
colour-nothing = nic

## How sure a card is

certainty-certain = dva zdroje se shodují
certainty-one_source = podle jednoho jasného skenu
certainty-blurred = na jediném skenu je číslo rozmazané
certainty-reconstructed = rekonstruovaná: nahrazuje kartu, která není v žádném zdroji

## Cards

card-empty = (prázdné místo)
card-haunted_house = Strašidelný dům
card-factory = Továrna
card-steelworks = Ocelárna
card-grocery = Potraviny
card-shoe_shop = Prodejna obuvi
card-school = Škola
card-police_station = Policejní stanice
card-library = Knihovna
card-town_square = Náměstí
card-florist = Květinářství
card-cake_shop = Cukrárna
card-bookshop = Knihkupectví
card-bank = Banka
card-igloo = Iglú
card-museum = Muzeum
card-observatory = Observatoř
card-hospital = Nemocnice
card-hardware_store = Železářství
card-perfumery = Parfumerie
card-shopping_centre = Nákupní centrum
card-garage = Autoservis
card-offices = Kanceláře
card-grand_hotel = Grandhotel
card-restaurant = Restaurace
card-laboratory = Laboratoř
card-university = Univerzita
card-spa = Lázně
card-casino = Kasino
card-ski_resort = Lyžařský areál
card-zoo = Zoo
card-treehouse = Dům na stromě
card-stadium = Stadion
card-amusement_park = Zábavní park
card-house = Dům
card-apartment_block = Bytový dům
card-luxury_residence = Luxusní rezidence
card-yellow_market = Obchůdek u Štístka (žlutý)
card-blue_market = Obchůdek u Štístka (modrý)
card-green_market = Obchůdek u Štístka (zelený)
card-orange_market = Obchůdek u Štístka (oranžový)
card-purple_market = Obchůdek u Štístka (fialový)
card-white_market = Obchůdek u Štístka
card-dinosaur_park = Dinosauří park
card-ball_pool = Míčkový bazén
card-cat_cafe = Kočičí kavárna
card-toy_shop = Hračkářství
card-nightclub = Noční klub
card-superhero_academy = Škola superhrdinů
card-dragon_parking = Dračí parkoviště
card-candy_factory = Továrna na bonbony
card-film_studios = Filmové ateliéry
card-maze = Bludiště
card-ghost_hunters_hq = Lovci duchů
card-martian_embassy = Ambasáda Marťanů
card-pirate_ship = Pirátská loď
card-chocolate_works = Čokoládovna
card-unicorn_ranch = Ranč jednorožců
card-dream_factory = Továrna na sny
card-aqua_pony_club = Klub akvaponíků
card-school_of_magic = Škola kouzel
card-pyramid = Pyramida
card-castle = Hrad
card-ice_cream_parlour = Zmrzlinárna
card-harbour = Přístav
card-airport = Letiště
card-picture_gallery = Obrazárna
card-bowling_alley = Bowling
card-concert_hall = Koncertní síň
card-moai = Moai
card-railway_station = Nádraží
card-statue_of_liberty = Socha Svobody
card-hot_dog_stand = Stánek s hot dogy
card-barber_shop = Holičství
card-sphinx = Sfinga
card-palace_of_versailles = Zámek Versailles
card-burger_restaurant = Burgrárna
card-undersea_tunnel = Podmořský tunel
card-aquarium = Akvárium
card-escape_room = Úniková hra
card-machu_picchu = Machu Picchu
card-big_ben = Big Ben
card-golden_gate = Most Golden Gate
card-stonehenge = Stonehenge
card-sushi_bar = Sushi bar
card-wind_turbine = Větrná turbína
card-taj_mahal = Tádž Mahal
card-louvre = Louvre
card-vegetable_market = Zeleninový trh
card-croissant_bakery = Pekárna croissantů
card-chichen_itza = Chichén Itzá
card-leaning_tower = Šikmá věž v Pise
card-games_arcade = Videoherna
card-great_wall = Velká čínská zeď
card-billiard_hall = Kulečník
card-domed_cathedral = Dóm s kupolemi
card-zen_garden = Zenová zahrada
card-parthenon = Parthenón
card-night_market = Noční trh (rekonstrukce)

# A card of somebody's own, shown by its id.
card-unnamed = { $name }

## Effects of the expert specials

effect-pyramid = Na konci hry kopíruje obyvatele a srdíčka sousedovy karty na stejném místě.
effect-castle = 1 mince, kdykoli soused zaplatí za kartu 4 mince nebo víc.
effect-ice_cream_parlour = Ihned 1 mince za každou kartu vašeho města, i za tuto.
effect-harbour = Modré karty vás stojí o 3 mince méně.
effect-airport = Zelené karty, i obydlí, vás stojí o 3 mince méně.
effect-picture_gallery = Má příjem, obyvatele a srdíčka karty před sebou.
effect-bowling_alley = Příjem 3 za každou vaši fialovou kartu.
effect-concert_hall = Ihned mince ve výši dvojnásobku vašeho příjmu; na konci hry ztratíte tolik bodů, kolik je váš příjem, ne však pod 0.
effect-moai = Na konci hry 2 srdíčka ve městě o 9 kartách, 4 v menším.
effect-railway_station = Oranžové karty vás stojí o 3 mince méně.
effect-statue_of_liberty = 4 srdíčka; přijde na místo vaší poslední karty, která se zahodí.
effect-hot_dog_stand = Odkryté budovy vás stojí nejnižší cenu svého balíčku: 1, 4 nebo 6 mincí.
effect-barber_shop = Příjem 3, dokud je zbytek vašeho příjmu jednoznačně nejnižší ze všech.
effect-sphinx = Na konci hry působí jako speciální budova soupeře, nebo jako budova dobraná z krabice.
effect-palace_of_versailles = Po příjmech bere 1 minci nejbohatšímu soupeři, při shodě každému z nejbohatších.
effect-burger_restaurant = 3 srdíčka, máte-li jednoznačně nejvíc modrých karet ze všech, 2 při děleném prvenství, jinak 1.
effect-undersea_tunnel = Vaše příští karta je zdarma.
effect-aquarium = 2 srdíčka; ihned 1 mince pro každého.
effect-escape_room = Příjem 2, dokud nikdo nemá méně žlutých karet než vy.
effect-machu_picchu = 1 obyvatel za každou oranžovou kartu souseda po levici.
effect-big_ben = Když nic nekoupíte, dostanete 8 mincí místo 1.
effect-golden_gate = Karty jedné barvy vlevo, vpravo a nahoře nebo dole: dvě dávají 1 srdíčko a 1 obyvatele, tři 2 srdíčka a 1 obyvatele.
effect-stonehenge = 1 obyvatel za každou modrou kartu toho souseda, který jich má víc.
effect-sushi_bar = Příjem 1 za každou vaši modrou kartu.
effect-wind_turbine = 1 srdíčko za každou vaši zelenou kartu.
effect-taj_mahal = 3 srdíčka, je-li váš příjem nižší než příjem každého souseda, jinak 1.
effect-louvre = V každé ze dvou příštích fází příjmů dostanete i příjem soupeře, kterého si vyberete.
effect-vegetable_market = Příjem 1 za každou dvojici srdíčko + obyvatel ve vašem městě.
effect-croissant_bakery = Příjem 2 za každou vaši zelenou kartu.
effect-chichen_itza = 3 srdíčka, máte-li jednoznačně nejvíc zelených karet ze všech, jinak 1.
effect-leaning_tower = 1 srdíčko za každou žlutou kartu toho souseda, který jich má víc.
effect-games_arcade = Před příjmy 2 mince, máte-li aspoň 1.
effect-great_wall = 3 srdíčka, mají-li dvě následující karty stejnou barvu, jinak 1.
effect-billiard_hall = Příjem 1 za každou barvu mezi kartami před ním.
effect-domed_cathedral = 3 srdíčka, není-li ve vašem městě žádná oranžová karta.
effect-zen_garden = Zdvojnásobí vaše body, je-li jich méně než 30.
effect-parthenon = 4 obyvatelé, není-li ve vašem městě žádná zelená karta.
effect-night_market = 1 obyvatel za každou vaši žlutou kartu.

## The board in the browser

board-decks = Balíčky
board-deck = Balíček s cenami { $range }
board-deck-left = Zbývá karet: { $count }.
board-discarded = Zahozených: { $count }.
board-deck-brings = Zbývající karty s mincemi, obyvateli, srdíčky:
board-of-deck = { $range }: { $count } / { $cards }
board-sale = V nabídce
board-dwellings = Obydlí
board-left = Zbývá: { $count }.
board-sold = rozebráno
board-have = už ve městě
board-have-label = Ve vašem městě už stojí: druhou stejnou kartu koupit nemůžete.
board-market = Obchůdek u Štístka
board-markets = Obchůdky u Štístka
board-markets-help = první karta vašeho města; její barva se počítá pro speciální budovy
board-specials = Speciální budovy
board-specials-help = jedna na hráče, má-li jeho město dané barvy
board-special-yours = svou už máte
board-special-rule = Speciální budova: zdarma, jedna na hráče za celou hru. Na konci tahu si ji můžete vzít, má-li vaše město dané barvy. Zabere jedno z deseti míst.
board-went = { $card }: má { $name }
board-went-me = { $card }: máte vy
board-needs = Chybí: { $list }.
board-more = ještě { $count }× { $colour }
board-more-cards = ještě { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
}
board-met = Vaše město dané barvy má.
board-my-city = Vaše město
board-city = Město: { $name }
board-free = Volné místo
board-happiness = Štěstí
board-residents = { $count ->
    [one] obyvatel
    [few] obyvatelé
    [many] obyvatele
   *[other] obyvatel
}
board-hearts = { $count ->
    [one] srdíčko
    [few] srdíčka
    [many] srdíčka
   *[other] srdíček
}
board-points = body
board-below = Číslo pod 0 platí jako 0, ale minus zůstává.
board-below-zero = Číslo pod 0 se počítá jako 0, ale minus zůstává: musí ho vyrovnat další karty.
board-coins = mince
board-income = příjem
board-round = za kolo
board-colours = Karty podle barev
board-look = Dotkněte se karty nebo na ni ukažte a přečtete si, co dělá.
board-built = { $card }, { $colour }.
board-offered = { $card }, { $colour }, stojí { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}.
board-gives-income = { $count ->
    [one] { $count } mince za kolo
    [few] { $count } mince za kolo
    [many] { $count } mince za kolo
   *[other] { $count } mincí za kolo
}
board-gives-residents = { $count ->
    [one] { $count } obyvatel
    [few] { $count } obyvatelé
    [many] { $count } obyvatele
   *[other] { $count } obyvatel
}
board-gives-hearts = { $count ->
    [one] { $count } srdíčko
    [few] { $count } srdíčka
    [many] { $count } srdíčka
   *[other] { $count } srdíček
}
board-gives = Dává: { $list }.
board-costs = Bere: { $list }.
board-twins = Každá budova je v balíčcích dvakrát.
board-acts-as = Působí jako { $card }.
board-charges = { $count ->
    [one] Zbývá jedno použití.
    [few] Zbývají { $count } použití.
    [many] Zbývá { $count } použití.
   *[other] Zbývá { $count } použití.
}
board-last-round = Poslední kolo.
board-last-round-sub = { $count ->
    [one] { $name } má deset karet; kolo se dohraje.
    [few] { $name } mají deset karet; kolo se dohraje.
    [many] { $name } mají deset karet; kolo se dohraje.
   *[other] { $name } mají deset karet; kolo se dohraje.
}
board-step-discard = Zahodit
board-step-reveal = Odkrýt
board-step-action = Koupit
board-step-special = Speciální
board-draft = Vyberte si Obchůdek u Štístka
board-draft-sub = Bude první kartou vašeho města.
board-market-sub = Příjem 1; počítá se jako karta své barvy.
board-take = Vzít si: { $card }
board-discard-or-keep = Zahodíte kartu?
board-discard-help = { $count ->
    [3] Jednu můžete zahodit. Necháte-li všechny tři, žádná nová se neodkryje.
   *[other] Než se odkryjí nové, můžete jednu odkrytou kartu zahodit.
}
board-discard = Zahodit: { $card }
board-discard-sub = Na její místo přijde jiná karta.
board-keep = Nechat všechny
board-reveal = Odkryjte kartu
board-reveal-sub = { $count ->
    [1] Je to poslední karta v tomto tahu.
   *[other] Uvidíte ji, než zvolíte další balíček.
}
board-cards = { $count ->
    [one] { $count } karta:
    [few] { $count } karty:
    [many] { $count } karty:
   *[other] { $count } karet:
}
board-reshuffle = k zamíchání: { $count }
board-buy-or-coin = Kupte kartu, nebo si vezměte minci
board-affordable = { $count ->
    [0] Teď si nemůžete nic koupit.
    [one] Koupit si můžete jednu kartu.
    [few] Koupit si můžete jednu, na výběr jsou { $count } karty.
    [many] Koupit si můžete jednu, na výběr je { $count } karty.
   *[other] Koupit si můžete jednu, na výběr je { $count } karet.
}
board-buy = Koupit: { $card }
board-pay = Zaplatíte { $price ->
    [one] { $price } minci
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, zůstatek: { $left }
board-free-card = Nic vás nestojí
board-buy-for = Koupit za { $price }
board-buy-free = Vzít si zdarma
board-take-coins = Nekupovat, vzít si { $count ->
    [one] { $count } minci
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
board-may-take = Můžete si vzít speciální budovu
board-no-special = Teď ne
board-louvre = Čí příjem kopíruje Louvre?
board-sphinx = Čím se stane Sfinga?
board-sphinx-sub = Speciální budovou soupeře, nebo budovou z krabice.
board-box = Dobrat si z krabice
board-pyramid = Kterou kartu kopíruje Pyramida?
board-pyramid-sub = Obyvatelé a srdíčka karty na místě { $slot }.

## Terms of a hint
term-residents = body za obyvatele z tohoto tahu
term-hearts = body za srdíčka z tohoto tahu
term-later = pozdější nákupy
reason-residents = V tomto tahu získáte víc obyvatel, do konce hry vynesou { $worth }.
reason-hearts = V tomto tahu získáte víc srdíček, do konce hry vynesou { $worth }.
reason-later = Později si budete moci koupit víc, což vynese { $worth }.

## What things on the board are

what-table = Stůl
what-building = Budova
what-dwelling = Obydlí
what-special = Speciální budova
what-market = Obchůdek u Štístka
what-deck = Balíček budov
what-city = Město
what-slot = Volné místo
what-happiness = Štěstí
what-residents = Obyvatelé
what-hearts = Srdíčka
what-coins = Mince
what-colour = Barva
what-last_round = Poslední kolo
board-with-card = Stav s touto kartou: body { $points }, mince { $coins }.
board-coins-now = Počet mincí teď. Každé kolo přibude: { $income }.
board-bring-residents = Obyvatele přinášejí obydlí. Jiné karty s obyvateli zbývající v balíčcích: { $list }.
board-bring-hearts = Karty se srdíčky zbývající v balíčcích: { $list }.
board-bring-income = Karty s příjmem zbývající v balíčcích: { $list }.
board-colour-now = Karet této barvy ve městě: { $count }.
