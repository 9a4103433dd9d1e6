### Every word of Happy City.

game-name = Šťastné mestečko
game-pitch = Postavte mesto z desiatich kariet. Obyvatelia krát srdiečka, to sú jeho body.
game-goal = Z príjmov kupujete kartu za kartou, kým niečie mesto nemá desať kariet. Body sú obyvatelia krát srdiečka, preto potrebujete oboje; vyhráva, kto má najviac bodov.
game-aim = Postavte mesto z 10 kariet. Obyvatelia × srdiečka sú body; vyhráva, kto má najviac.
game-length = 30 min
game-difficulty = ľahká

## Options

option-mode = Variant
option-mode-help = V rodinnom variante majú špeciálne budovy len čísla; v pokročilom sú farebné obchodíky a špeciálne budovy s účinkami.
option-mode-family = rodinný
option-mode-expert = pokročilý
option-scoring = Body
option-scoring-help = Mladší hráči sčítavajú obyvateľov a srdiečka, nenásobia ich.
option-scoring-product = obyvatelia × srdiečka
option-scoring-sum = obyvatelia + srdiečka
option-max_rounds = Najviac kôl
option-max_rounds-help = Po toľkých kolách sa hra končí, aj keď nikto nemá desať kariet.
option-verified_only = Len doložené karty
option-verified_only-help = Vynechá jednu budovu pokročilého variantu, našu náhradu za kartu, ktorá nie je v žiadnom zdroji.

## Questions

ask-draft = Vezmite si Šťastný obchodík.
ask-louvre = Louvre: čí príjem kopírujete? Zostáva použití: { $count }.
ask-discard = Zahoďte kartu alebo nechajte všetky.
ask-reveal = Odkryte kartu: z ktorého balíčka?{ $count ->
    [1] {""}
   *[other] {" "}Zostáva odkryť: { $count }.
}
ask-action = Kúpte kartu alebo si vezmite mincu.
ask-special = Vezmite si špeciálnu budovu alebo pasujte.
ask-sphinx = Sfinga: kopírujte špeciálnu budovu alebo si jednu potiahnite zo škatule.
ask-pyramid = Pyramída: od ktorého suseda kopírujete kartu na mieste { $slot }?

## Moves

move-take = vziať si kartu „{ $card }“
move-keep = nechať všetky
move-discard = zahodiť kartu „{ $card }“
move-reveal = odkryť kartu s cenou { $low }–{ $high }
move-buy = kúpiť kartu „{ $card }“ za { $price ->
    [one] { $price } mincu
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}
move-buy-reduced = kúpiť kartu „{ $card }“ { $price ->
    [0] zadarmo
    [one] za { $price } mincu
    [few] za { $price } mince
    [many] za { $price } mince
   *[other] za { $price } mincí
} (plná cena { $cost })
move-coin = vziať si { $coins ->
    [one] { $coins } mincu
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
move-pass = pasovať
move-visit = kopírovať príjem súpera ({ $from_seat }): { $coins ->
    [one] { $coins } minca
    [few] { $coins } mince
    [many] { $coins } mince
   *[other] { $coins } mincí
}
move-copy = kopírovať kartu „{ $card }“ ({ $from_seat })
move-random = potiahnuť si zo škatule
move-copy-slot = kopírovať kartu „{ $card }“ ({ $from_seat }): obyvatelia { $residents }, srdiečka { $hearts }

## Reasons

why-bad-move = „{ $text }“ nie je ťah. Ťahy sa píšu takto: keep, discard museum, reveal 2, buy museum, take coin, take film_studios, pass, visit 1, copy 1, copy left, random.
why-bad-card = „{ $text }“ nie je karta. Karty sa píšu takto: museum, museum.2, castle.
why-market-taken = { $card }: túto kartu už niekto má.
why-not-face-up = Karta „{ $card }“ neleží lícom nahor.
why-deck-empty = Balíček { $deck } aj jeho odhadzovacia kôpka sú prázdne.
why-stack-empty = { $card }: rozobrané.
why-same-name = Karta „{ $card }“ už vo vašom meste je.
why-too-dear = Karta „{ $card }“ stojí { $price ->
    [one] { $price } mincu
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, vy máte { $coins }.
why-not-in-row = V rade špeciálnych budov nie je karta „{ $card }“.
why-colours-missing = { $card }: vo vašom meste chýbajú karty týchto farieb: { $colour }.
why-city-full = Vaše mesto má desať kariet, na kartu „{ $card }“ už nie je miesto.
why-not-an-opponent = { $from_seat } nie je váš súper.
why-no-special = { $from_seat } nemá špeciálnu budovu.
why-one-neighbour = Pri dvoch hráčoch je len jeden sused a počíta sa ako ľavý.
why-nothing-in-slot = { $from_seat } nemá na mieste { $slot } kartu na kopírovanie.
why-now-draft = Najprv si každý vezme Šťastný obchodík.
why-now-louvre = Teraz majiteľ karty „Louvre“ vyberá súpera.
why-now-discard = Teraz je čas zahodiť kartu alebo nechať všetky.
why-now-reveal = Teraz sa musí odkryť karta: vyberte balíček.
why-now-action = Teraz je čas kúpiť kartu alebo si vziať mincu.
why-now-special = Teraz je čas vziať si špeciálnu budovu alebo pasovať.
why-now-sphinx = Sfinga teraz musí kopírovať špeciálnu budovu alebo si jednu potiahnuť.
why-now-pyramid = Teraz Pyramída kopíruje kartu suseda.

## Reasons against a component folder

why-wrong-count = { $table }: riadkov je { $given }, treba { $expected }.
why-duplicate-card = Id { $card } je použité dvakrát.
why-bad-card-id = Id { $card } sa nedá použiť: len písmená, číslice a podčiarkovníky, a nie „coin“.
why-empty-deck = { $table }: v balíčku č. { $deck } nie sú žiadne karty.
why-too-few-verified = { $table }: nerekonštruovaných kariet musí byť aspoň { $expected }.

## Events

event-row-dealt = Vykladá sa karta „{ $card }“.
event-market-taken = { $seat } si berie kartu „{ $card }“.
event-round-begun = Kolo { $round }.
log-round-begun = Kolo { $round }
event-coins-gained = { $card }: { $seat } dostáva { $amount ->
    [one] { $amount } mincu
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
} a má ich { $coins }.
event-louvre-visit = Louvre: { $seat } kopíruje príjem súpera ({ $from_seat }).
event-income-paid = { $seat } dostáva { $amount ->
    [one] { $amount } mincu
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}{ $effect ->
    [0] { $louvre ->
        [0] {""}
       *[other] {" "}(karty { $printed }, Louvre { $louvre })
    }
   *[other] { $louvre ->
        [0] {" "}(karty { $printed }, špeciálna budova { $effect })
       *[other] {" "}(karty { $printed }, špeciálna budova { $effect }, Louvre { $louvre })
    }
} a má ich { $coins }.
event-coins-stolen = { $card }: { $seat } si berie { $amount ->
    [one] { $amount } mincu
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
} od súpera ({ $from_seat }) a má ich { $coins }.
you-coins-stolen = { $card }: { $seat } vám berie { $amount ->
    [one] { $amount } mincu
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}.
event-kept = { $seat } necháva všetky karty ležať.
event-discarded = { $seat } zahadzuje kartu „{ $card }“.
event-reshuffled = Balíček { $deck } je prázdny: nový { $count ->
    [one] tvorí jedna zahodená karta.
    [few] tvoria { $count } zahodené karty.
    [many] tvorí { $count } zahodenej karty.
   *[other] tvorí { $count } zahodených kariet.
}
log-reshuffled = { $deck ->
    [1] Prvý
    [2] Druhý
   *[other] Tretí
} balíček je prázdny: nový { $count ->
    [one] tvorí jedna zahodená karta.
    [few] tvoria { $count } zahodené karty.
    [many] tvorí { $count } zahodenej karty.
   *[other] tvorí { $count } zahodených kariet.
}
event-revealed = { $seat } odkrýva kartu „{ $card }“ z balíčka { $deck }.
log-revealed = { $seat } odkrýva kartu „{ $card }“.
event-coin-taken = { $seat } si berie { $amount ->
    [one] { $amount } mincu
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
} a má ich { $coins }.
log-coin-taken = { $seat } si berie { $amount ->
    [one] { $amount } mincu
    [few] { $amount } mince
    [many] { $amount } mince
   *[other] { $amount } mincí
}.
event-bought = { $seat } kupuje kartu „{ $card }“ za { $price ->
    [one] { $price } mincu
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, zostatok { $coins }.
log-bought = { $seat } kupuje kartu „{ $card }“ za { $price ->
    [one] { $price } mincu
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}.
event-bought-reduced = { $seat } kupuje kartu „{ $card }“ { $price ->
    [0] zadarmo
    [one] za { $price } mincu
    [few] za { $price } mince
    [many] za { $price } mince
   *[other] za { $price } mincí
} (plná cena { $cost }), zostatok { $coins }.
log-bought-reduced = { $seat } kupuje kartu „{ $card }“ { $price ->
    [0] zadarmo
    [one] za { $price } mincu
    [few] za { $price } mince
    [many] za { $price } mince
   *[other] za { $price } mincí
} (plná cena { $cost }).
event-passed = { $seat } si neberie špeciálnu budovu.
event-special-taken = { $seat } si berie kartu „{ $card }“.
event-card-lost = { $seat } prichádza o kartu „{ $card }“ na mieste { $slot }.
event-last-round = { $seat } má desať kariet: kolo { $round } je posledné.
event-sphinx-copied = Sfinga ({ $seat }) kopíruje kartu „{ $card }“ ({ $from_seat }).
event-sphinx-drawing = Sfinga ({ $seat }) si ťahá zo škatule.
event-sphinx-drew = Sfinga ({ $seat }) je teraz { $card }.
event-pyramid-copied = Pyramída ({ $seat }) kopíruje kartu „{ $card }“ ({ $from_seat }): obyvatelia { $residents }, srdiečka { $hearts }.
event-scored = { $seat }: obyvatelia { $residents } a srdiečka { $hearts } dávajú { $base }; spolu { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}, zvyšné mince: { $coins }.
event-ended = { $ending }

## The position in words

line-set-up = Pred prvým kolom.
line-round = Kolo { $round } (najviac { $high }).
line-last-round = Kolo { $round }, posledné.
line-deck = Balíček { $deck } (ceny { $low }–{ $high }): { $size ->
    [one] { $size } karta
    [few] { $size } karty
    [many] { $size } karty
   *[other] { $size } kariet
}, zahodených: { $discarded }; ešte neodkryté: žlté { $yellow }, modré { $blue }, zelené { $green }, oranžové { $orange }, fialové { $purple }.
line-face-up = Odkrytá: { $card } ({ $colour }), cena { $price }, príjem { $income }, obyvatelia { $residents }, srdiečka { $hearts }.
line-dwelling = Obydlie: { $card } ({ $colour }), v kôpke { $left }, cena { $price }, príjem { $income }, obyvatelia { $residents }, srdiečka { $hearts }.
line-special = Špeciálna budova: { $card }. { $effect } Vyžaduje: { $needed_colour }. Chýba vám: { $missing_colour }. ({ $certainty })
line-plain-special = Špeciálna budova: { $card }, príjem { $income }, obyvatelia { $residents }, srdiečka { $hearts }; vyžaduje: { $needed_colour }; chýba vám: { $missing_colour }.
line-city = { $seat }: karty { $size } / 10, mince { $coins }, príjem { $income }, obyvatelia { $residents }, srdiečka { $hearts }, body { $points }.
line-cards = Mesto ({ $seat }): { $card }.
line-owned-special = Špeciálna budova ({ $seat }): { $card }, „{ $effect }“{ $charges ->
    [0] {""}
   *[other] {" "}Zostáva použití: { $charges }.
}
line-pyramid = Pyramída ({ $seat }) kopíruje kartu suseda ({ $from_seat }).

## Score sheet

score-product = Obyvatelia × srdiečka
score-sum = Obyvatelia + srdiečka
score-zen_garden = Zenová záhrada
score-concert_hall = Koncertná sieň
figure-residents = obyvatelia
figure-hearts = srdiečka
figure-points = body predtým
figure-threshold = zdvojené pod
figure-income = príjem
tie-coins = Zvyšné mince
tie-coins-decides = Remíza, rozhodujú zvyšné mince
ending-tenth_card = Niekto má desať kariet.
ending-max_rounds = Posledné kolo je dohrané.

## Colours

colour-yellow = žltá
colour-blue = modrá
colour-green = zelená
colour-orange = oranžová
colour-purple = fialová
colour-none = bez farby
colour-nothing = nič

## How sure a card is

certainty-certain = dva zdroje sa zhodujú
certainty-one_source = podľa jedného jasného skenu
certainty-blurred = na jedinom skene je číslo rozmazané
certainty-reconstructed = rekonštruovaná: nahrádza kartu, ktorá nie je v žiadnom zdroji

## Cards

card-empty = (prázdne miesto)
card-haunted_house = Strašidelný dom
card-factory = Továreň
card-steelworks = Oceliareň
card-grocery = Potraviny
card-shoe_shop = Predajňa obuvi
card-school = Škola
card-police_station = Policajná stanica
card-library = Knižnica
card-town_square = Námestie
card-florist = Kvetinárstvo
card-cake_shop = Cukráreň
card-bookshop = Kníhkupectvo
card-bank = Banka
card-igloo = Iglu
card-museum = Múzeum
card-observatory = Observatórium
card-hospital = Nemocnica
card-hardware_store = Železiarstvo
card-perfumery = Parfuméria
card-shopping_centre = Nákupné centrum
card-garage = Autoservis
card-offices = Kancelárie
card-grand_hotel = Grandhotel
card-restaurant = Reštaurácia
card-laboratory = Laboratórium
card-university = Univerzita
card-spa = Kúpele
card-casino = Kasíno
card-ski_resort = Lyžiarsky areál
card-zoo = Zoo
card-treehouse = Dom na strome
card-stadium = Štadión
card-amusement_park = Zábavný park
card-house = Dom
card-apartment_block = Bytový dom
card-luxury_residence = Luxusná rezidencia
card-yellow_market = Šťastný obchodík (žltý)
card-blue_market = Šťastný obchodík (modrý)
card-green_market = Šťastný obchodík (zelený)
card-orange_market = Šťastný obchodík (oranžový)
card-purple_market = Šťastný obchodík (fialový)
card-white_market = Šťastný obchodík
card-dinosaur_park = Dinosaurí park
card-ball_pool = Loptičkový bazén
card-cat_cafe = Mačacia kaviareň
card-toy_shop = Hračkárstvo
card-nightclub = Nočný klub
card-superhero_academy = Škola superhrdinov
card-dragon_parking = Dračie parkovisko
card-candy_factory = Továreň na cukríky
card-film_studios = Filmové ateliéry
card-maze = Bludisko
card-ghost_hunters_hq = Lovci duchov
card-martian_embassy = Ambasáda Marťanov
card-pirate_ship = Pirátska loď
card-chocolate_works = Čokoládovňa
card-unicorn_ranch = Ranč jednorožcov
card-dream_factory = Továreň na sny
card-aqua_pony_club = Klub akvaponíkov
card-school_of_magic = Škola kúziel
card-pyramid = Pyramída
card-castle = Hrad
card-ice_cream_parlour = Zmrzlináreň
card-harbour = Prístav
card-airport = Letisko
card-picture_gallery = Obrazáreň
card-bowling_alley = Bowling
card-concert_hall = Koncertná sieň
card-moai = Moai
card-railway_station = Vlaková stanica
card-statue_of_liberty = Socha slobody
card-hot_dog_stand = Stánok s hotdogmi
card-barber_shop = Holičstvo
card-sphinx = Sfinga
card-palace_of_versailles = Zámok Versailles
card-burger_restaurant = Burgráreň
card-undersea_tunnel = Podmorský tunel
card-aquarium = Akvárium
card-escape_room = Úniková hra
card-machu_picchu = Machu Picchu
card-big_ben = Big Ben
card-golden_gate = Most Golden Gate
card-stonehenge = Stonehenge
card-sushi_bar = Sushi bar
card-wind_turbine = Veterná turbína
card-taj_mahal = Tádž Mahal
card-louvre = Louvre
card-vegetable_market = Zeleninový trh
card-croissant_bakery = Pekáreň croissantov
card-chichen_itza = Chichén Itzá
card-leaning_tower = Šikmá veža v Pise
card-games_arcade = Videoherňa
card-great_wall = Veľký čínsky múr
card-billiard_hall = Biliardový klub
card-domed_cathedral = Dóm s kupolami
card-zen_garden = Zenová záhrada
card-parthenon = Partenón
card-night_market = Nočný trh (rekonštrukcia)

# A card of somebody's own, shown by its id.
card-unnamed = { $name }

## Effects of the expert specials

effect-pyramid = Na konci hry kopíruje obyvateľov a srdiečka susedovej karty na rovnakom mieste.
effect-castle = 1 minca vždy, keď sused zaplatí za kartu 4 mince alebo viac.
effect-ice_cream_parlour = Ihneď 1 minca za každú kartu vášho mesta, aj za túto.
effect-harbour = Modré karty vás stoja o 3 mince menej.
effect-airport = Zelené karty, aj obydlia, vás stoja o 3 mince menej.
effect-picture_gallery = Má príjem, obyvateľov a srdiečka karty pred sebou.
effect-bowling_alley = Príjem 3 za každú vašu fialovú kartu.
effect-concert_hall = Ihneď dvojnásobok vášho príjmu v minciach; na konci hry stratíte toľko bodov, koľko je váš príjem, nie však pod 0.
effect-moai = Na konci hry 2 srdiečka v meste s 9 kartami, 4 v menšom.
effect-railway_station = Oranžové karty vás stoja o 3 mince menej.
effect-statue_of_liberty = 4 srdiečka; príde na miesto vašej poslednej karty, ktorá sa zahodí.
effect-hot_dog_stand = Za odkryté budovy platíte najnižšiu cenu ich balíčka: 1, 4 alebo 6 mincí.
effect-barber_shop = Príjem 3, kým je váš príjem bez tejto karty jednoznačne najnižší zo všetkých.
effect-sphinx = Na konci hry pôsobí ako špeciálna budova súpera alebo ako budova potiahnutá zo škatule.
effect-palace_of_versailles = Po príjmoch berie 1 mincu najbohatšiemu súperovi, pri zhode každému z nich.
effect-burger_restaurant = 3 srdiečka, ak máte jednoznačne najviac modrých kariet zo všetkých, 2 pri delenom prvenstve, inak 1.
effect-undersea_tunnel = Vaša ďalšia karta je zadarmo.
effect-aquarium = 2 srdiečka; ihneď 1 minca pre každého.
effect-escape_room = Príjem 2, kým nikto nemá menej žltých kariet ako vy.
effect-machu_picchu = 1 obyvateľ za každú oranžovú kartu suseda po ľavici.
effect-big_ben = Keď nič nekúpite, dostanete 8 mincí namiesto 1.
effect-golden_gate = Karty jednej farby vľavo, vpravo, hore alebo dole: dve dávajú 1 srdiečko a 1 obyvateľa, tri dávajú 2 srdiečka a 1 obyvateľa.
effect-stonehenge = 1 obyvateľ za každú modrú kartu jedného suseda, toho, ktorý ich má viac.
effect-sushi_bar = Príjem 1 za každú vašu modrú kartu.
effect-wind_turbine = 1 srdiečko za každú vašu zelenú kartu.
effect-taj_mahal = 3 srdiečka, ak je váš príjem nižší ako príjem každého suseda, inak 1.
effect-louvre = V každej z najbližších dvoch fáz príjmov dostanete aj príjem súpera, ktorého si vyberiete.
effect-vegetable_market = Príjem 1 za každú dvojicu srdiečka a obyvateľa vo vašom meste.
effect-croissant_bakery = Príjem 2 za každú vašu zelenú kartu.
effect-chichen_itza = 3 srdiečka, ak máte jednoznačne najviac zelených kariet zo všetkých, inak 1.
effect-leaning_tower = 1 srdiečko za každú žltú kartu jedného suseda, toho, ktorý ich má viac.
effect-games_arcade = Pred príjmami 2 mince, ak máte aspoň 1.
effect-great_wall = 3 srdiečka, ak majú dve nasledujúce karty rovnakú farbu, inak 1.
effect-billiard_hall = Príjem 1 za každú farbu medzi kartami pred ním.
effect-domed_cathedral = 3 srdiečka, ak vo vašom meste nie je žiadna oranžová karta.
effect-zen_garden = Zdvojnásobí vaše body, ak ich je menej ako 30.
effect-parthenon = 4 obyvatelia, ak vo vašom meste nie je žiadna zelená karta.
effect-night_market = 1 obyvateľ za každú vašu žltú kartu.

## The board in the browser

board-decks = Balíčky
board-deck = Balíček s cenami { $range }
board-deck-left = Zostáva kariet: { $count }.
board-discarded = Zahodených: { $count }.
board-deck-brings = Zostávajúce karty s mincami, obyvateľmi, srdiečkami:
board-of-deck = { $range }: { $count } / { $cards }
board-sale = V ponuke
board-dwellings = Obydlia
board-left = Zostáva: { $count }.
board-sold = rozobrané
board-have = už v meste
board-have-label = Túto kartu už v meste máte: druhú si kúpiť nemôžete.
board-market = Šťastný obchodík
board-markets = Šťastné obchodíky
board-markets-help = prvá karta vášho mesta; jej farba sa počíta pri špeciálnych budovách
board-specials = Špeciálne budovy
board-specials-help = jedna na hráča, keď má jeho mesto potrebné farby
board-special-yours = svoju už máte
board-special-rule = Špeciálna budova: zadarmo, jedna na hráča za celú hru. Na konci ťahu si ju môžete vziať, ak má vaše mesto potrebné farby. Zaberie jedno z desiatich miest.
board-went = { $card }: kartu má { $name }
board-went-me = { $card }: kartu máte vy
board-needs = Chýba: { $list }.
board-more = { $colour } ešte { $count }×
board-more-cards = ešte { $count ->
    [one] { $count } karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } kariet
}
board-met = Vaše mesto má potrebné farby.
board-my-city = Vaše mesto
board-city = Mesto: { $name }
board-free = Voľné miesto
board-happiness = Šťastie
board-residents = { $count ->
    [one] obyvateľ
    [few] obyvatelia
    [many] obyvateľa
   *[other] obyvateľov
}
board-hearts = { $count ->
    [one] srdiečko
    [few] srdiečka
    [many] srdiečka
   *[other] srdiečok
}
board-points = body
board-below = Menej ako 0 sa počíta ako 0, ale mínus zostáva.
board-below-zero = Menej ako 0 sa počíta ako 0, ale mínus zostáva: musia ho vyrovnať ďalšie karty.
board-coins = mince
board-income = príjem
board-round = za kolo
board-colours = Karty podľa farieb
board-look = Dotknite sa karty alebo na ňu ukážte a prečítate si, čo robí.
board-built = { $card }, { $colour }.
board-offered = { $card }, { $colour }, cena { $price ->
    [one] { $price } minca
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}.
board-gives-income = { $count ->
    [one] { $count } minca za kolo
    [few] { $count } mince za kolo
    [many] { $count } mince za kolo
   *[other] { $count } mincí za kolo
}
board-gives-residents = { $count ->
    [one] { $count } obyvateľ
    [few] { $count } obyvatelia
    [many] { $count } obyvateľa
   *[other] { $count } obyvateľov
}
board-gives-hearts = { $count ->
    [one] { $count } srdiečko
    [few] { $count } srdiečka
    [many] { $count } srdiečka
   *[other] { $count } srdiečok
}
board-gives = Dáva: { $list }.
board-costs = Berie: { $list }.
board-twins = Každá budova je v balíčkoch dvakrát.
board-acts-as = Pôsobí ako { $card }.
board-charges = { $count ->
    [one] Zostáva jedno použitie.
    [few] Zostávajú { $count } použitia.
    [many] Zostáva { $count } použitia.
   *[other] Zostáva { $count } použití.
}
board-last-round = Posledné kolo.
board-last-round-sub = { $count ->
    [one] { $name } má desať kariet; kolo sa dohrá.
    [few] { $name } majú desať kariet; kolo sa dohrá.
    [many] { $name } majú desať kariet; kolo sa dohrá.
   *[other] { $name } majú desať kariet; kolo sa dohrá.
}
board-step-discard = Zahodiť
board-step-reveal = Odkryť
board-step-action = Kúpiť
board-step-special = Špeciálna
board-draft = Vyberte si Šťastný obchodík
board-draft-sub = Bude prvou kartou vášho mesta.
board-market-sub = Príjem 1; počíta sa ako karta svojej farby.
board-take = Vziať si: { $card }
board-discard-or-keep = Zahodíte kartu?
board-discard-help = { $count ->
    [3] Jednu môžete zahodiť. Ak necháte všetky tri, žiadna nová sa neodkryje.
   *[other] Skôr než sa odkryjú nové, môžete jednu odkrytú kartu zahodiť.
}
board-discard = Zahodiť: { $card }
board-discard-sub = Na jej miesto príde iná karta.
board-keep = Nechať všetky
board-reveal = Odkryte kartu
board-reveal-sub = { $count ->
    [1] Je to posledná karta v tomto ťahu.
   *[other] Uvidíte ju, skôr než zvolíte ďalší balíček.
}
board-cards = { $count ->
    [one] { $count } karta:
    [few] { $count } karty:
    [many] { $count } karty:
   *[other] { $count } kariet:
}
board-reshuffle = na zamiešanie: { $count }
board-buy-or-coin = Kúpte kartu alebo si vezmite mincu
board-affordable = { $count ->
    [0] Teraz si nemôžete nič kúpiť.
    [one] Kúpiť si môžete jednu kartu.
    [few] Kúpiť si môžete jednu, na výber sú { $count } karty.
    [many] Kúpiť si môžete jednu, na výber je { $count } karty.
   *[other] Kúpiť si môžete jednu, na výber je { $count } kariet.
}
board-buy = Kúpiť: { $card }
board-pay = Zaplatíte { $price ->
    [one] { $price } mincu
    [few] { $price } mince
    [many] { $price } mince
   *[other] { $price } mincí
}, zostatok { $left }
board-free-card = Nič vás nestojí
board-buy-for = Kúpiť za { $price }
board-buy-free = Vziať si zadarmo
board-take-coins = Nekupovať, vziať si { $count ->
    [one] { $count } mincu
    [few] { $count } mince
    [many] { $count } mince
   *[other] { $count } mincí
}
board-may-take = Môžete si vziať špeciálnu budovu
board-no-special = Teraz nie
board-louvre = Čí príjem kopíruje Louvre?
board-sphinx = Čím sa stane Sfinga?
board-sphinx-sub = Špeciálnou budovou súpera alebo budovou zo škatule.
board-box = Potiahnuť zo škatule
board-pyramid = Ktorú kartu kopíruje Pyramída?
board-pyramid-sub = Obyvatelia a srdiečka z karty na mieste { $slot }.

## Terms of a hint
term-residents = body za obyvateľov z tohto ťahu
term-hearts = body za srdiečka z tohto ťahu
term-later = neskoršie nákupy
reason-residents = V tomto ťahu získate viac obyvateľov, do konca hry vynesú { $worth }.
reason-hearts = V tomto ťahu získate viac srdiečok, do konca hry vynesú { $worth }.
reason-later = Neskôr si budete môcť kúpiť viac, čo vynesie { $worth }.

## What things on the board are

what-table = Stôl
what-building = Budova
what-dwelling = Obydlie
what-special = Špeciálna budova
what-market = Šťastný obchodík
what-deck = Balíček budov
what-city = Mesto
what-slot = Voľné miesto
what-happiness = Šťastie
what-residents = Obyvatelia
what-hearts = Srdiečka
what-coins = Mince
what-colour = Farba
what-last_round = Posledné kolo
board-with-card = S touto kartou by ste mali: body { $points }, mince { $coins }.
board-coins-now = Mince v tejto chvíli. Každé kolo pribudne: { $income }.
board-bring-residents = Obyvateľov prinášajú obydlia. Iné karty s obyvateľmi, ktoré zostávajú v balíčkoch: { $list }.
board-bring-hearts = Karty so srdiečkami, ktoré zostávajú v balíčkoch: { $list }.
board-bring-income = Karty s príjmom, ktoré zostávajú v balíčkoch: { $list }.
board-colour-now = Kariet tejto farby v meste: { $count }.
