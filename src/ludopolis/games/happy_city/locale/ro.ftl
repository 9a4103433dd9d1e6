### Every word of Happy City.

game-name = Happy City
game-pitch = Construiește un oraș din zece cărți. Punctele sunt locuitorii înmulțiți cu inimile.
game-goal = Din venit cumperi carte după carte, până când un oraș are zece. Punctele sunt locuitorii înmulțiți cu inimile, deci ai nevoie și de unii, și de altele; câștigă cine are cele mai multe puncte.
game-aim = Construiește un oraș din 10 cărți. Puncte: locuitori × inimi; câștigă cine are mai multe.
game-length = 30 min
game-difficulty = ușor

## Options

option-mode = Joc
option-mode-help = Jocul de familie are clădiri speciale cu cifre simple; jocul expert are piețe colorate și clădiri speciale cu efecte.
option-mode-family = de familie
option-mode-expert = expert
option-scoring = Puncte
option-scoring-help = Jucătorii mai mici adună locuitorii cu inimile în loc să îi înmulțească.
option-scoring-product = locuitori × inimi
option-scoring-sum = locuitori + inimi
option-max_rounds = Limită de runde
option-max_rounds-help = Jocul se termină după atâtea runde, chiar dacă nimeni nu are zece cărți.
option-verified_only = Numai cărți verificate
option-verified_only-help = Lasă deoparte singura clădire expert inventată de noi în locul unei cărți pe care nu o arată nicio sursă.

## Questions

ask-draft = Ia o carte „Piața Fericirii”.
ask-louvre = Luvrul: al cui venit îl copiezi? Utilizări rămase: { $count }.
ask-discard = Decartează o carte sau păstrează-le pe toate.
ask-reveal = Întoarce o carte: din ce pachet?{ $count ->
    [1] {""}
   *[other] {" "}Cărți de întors: { $count }.
}
ask-action = Cumpără o carte sau ia o monedă.
ask-special = Ia o clădire specială sau spune pas.
ask-sphinx = Sfinxul: copiază o clădire specială sau trage una din cutie.
ask-pyramid = Piramida: de la ce vecin copiezi cartea din poziția { $slot }?

## Moves

move-take = ia: { $card }
move-keep = păstrează tot
move-discard = decartează: { $card }
move-reveal = întoarce o carte cu prețul { $low }–{ $high }
move-buy = cumpără cu { $price ->
    [one] { $price } monedă
    [few] { $price } monede
   *[other] { $price } de monede
}: { $card }
move-buy-reduced = cumpără { $price ->
    [0] gratuit
    [one] cu { $price } monedă
    [few] cu { $price } monede
   *[other] cu { $price } de monede
} în loc de { $cost }: { $card }
move-coin = ia { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}
move-pass = pas
move-visit = copiază venitul de la { $from_seat }: { $coins ->
    [one] { $coins } monedă
    [few] { $coins } monede
   *[other] { $coins } de monede
}
move-copy = copiază de la { $from_seat }: { $card }
move-random = trage din cutie
move-copy-slot = copiază de la { $from_seat }: { $card }, locuitori { $residents }, inimi { $hearts }

## Reasons

why-bad-move = „{ $text }” nu este o mutare. Mutările arată așa: keep, discard museum, reveal 2, buy museum, take coin, take film_studios, pass, visit 1, copy 1, copy left, random.
why-bad-card = „{ $text }” nu este o carte. Cărțile arată așa: museum, museum.2, castle.
why-market-taken = Cartea „{ $card }” este deja luată.
why-not-face-up = Cartea „{ $card }” nu este la vedere.
why-deck-empty = Pachetul { $deck } și cărțile lui decartate s-au terminat.
why-stack-empty = Nu a mai rămas nicio carte „{ $card }”.
why-same-name = Orașul tău are deja clădirea „{ $card }”.
why-too-dear = Cartea „{ $card }” costă { $price ->
    [one] { $price } monedă
    [few] { $price } monede
   *[other] { $price } de monede
}; ai { $coins }.
why-not-in-row = Clădirea „{ $card }” nu este în rândul clădirilor speciale.
why-colours-missing = Pentru clădirea „{ $card }”, orașul tău mai are nevoie de cărți de aceste culori: { $colour }.
why-city-full = Orașul tău are zece cărți; pentru clădirea „{ $card }” nu mai este nicio poziție liberă.
why-not-an-opponent = Alege un adversar; nu poate fi { $from_seat }.
why-no-special = { $from_seat } nu are nicio clădire specială.
why-one-neighbour = În doi există un singur vecin, care contează drept cel din stânga.
why-nothing-in-slot = În poziția { $slot } nu este nimic de copiat ({ $from_seat }).
why-now-draft = Întâi fiecare ia o carte „Piața Fericirii”.
why-now-louvre = Cine are Luvrul trebuie să aleagă acum un adversar.
why-now-discard = Acum decartează o carte sau păstrează-le pe toate.
why-now-reveal = Acum trebuie întoarsă o carte: alege un pachet.
why-now-action = Acum cumpără o carte sau ia o monedă.
why-now-special = Acum ia o clădire specială sau spune pas.
why-now-sphinx = Acum Sfinxul trebuie să copieze sau să tragă o clădire specială.
why-now-pyramid = Acum Piramida copiază cartea unui vecin.

## Reasons against a component folder

why-wrong-count = Rânduri în { $table }: { $given }; trebuie { $expected }.
why-duplicate-card = Id-ul { $card } apare de două ori.
why-bad-card-id = Id-ul { $card } nu se poate folosi: numai litere, cifre și liniuțe de subliniere, iar „coin” nu este permis.
why-empty-deck = { $table }: pachetul { $deck } nu are cărți.
why-too-few-verified = { $table }: cărțile care nu sunt „reconstructed” trebuie să fie cel puțin { $expected }.

## Events

event-row-dealt = Se pune în rând: { $card }.
event-market-taken = { $seat } ia: { $card }.
event-round-begun = Runda { $round }.
log-round-begun = Runda { $round }
event-coins-gained = { $card }: { $seat } primește { $amount ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
} și are { $coins }.
event-louvre-visit = { $seat } copiază cu Luvrul venitul de la { $from_seat }.
event-income-paid = { $seat } primește { $amount ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
}{ $effect ->
    [0] { $louvre ->
        [0] {""}
       *[other] {" "}(cărți { $printed }, Luvrul { $louvre })
    }
   *[other] { $louvre ->
        [0] {" "}(cărți { $printed }, clădire specială { $effect })
       *[other] {" "}(cărți { $printed }, clădire specială { $effect }, Luvrul { $louvre })
    }
} și are { $coins }.
event-coins-stolen = { $card }: { $seat } ia { $amount ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
} de la { $from_seat } și are { $coins }.
you-coins-stolen = { $card }: { $seat } îți ia { $amount ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
}.
event-kept = { $seat } păstrează toate cărțile.
event-discarded = { $seat } decartează: { $card }.
event-reshuffled = Pachetul { $deck } s-a terminat: { $count ->
    [one] singura lui carte decartată devine
    [few] cele { $count } cărți decartate devin
   *[other] cele { $count } de cărți decartate devin
} noul pachet.
log-reshuffled = { $deck ->
    [1] Primul
    [2] Al doilea
   *[other] Al treilea
} pachet s-a terminat: { $count ->
    [one] singura lui carte decartată devine
    [few] cele { $count } cărți decartate devin
   *[other] cele { $count } de cărți decartate devin
} noul pachet.
event-revealed = { $seat } întoarce din pachetul { $deck }: { $card }.
log-revealed = { $seat } întoarce: { $card }.
event-coin-taken = { $seat } ia { $amount ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
} și are { $coins }.
log-coin-taken = { $seat } ia { $amount ->
    [one] { $amount } monedă
    [few] { $amount } monede
   *[other] { $amount } de monede
}.
event-bought = { $seat } cumpără cu { $price ->
    [one] { $price } monedă
    [few] { $price } monede
   *[other] { $price } de monede
}: { $card }. Monede rămase: { $coins }.
log-bought = { $seat } cumpără cu { $price ->
    [one] { $price } monedă
    [few] { $price } monede
   *[other] { $price } de monede
}: { $card }.
event-bought-reduced = { $seat } cumpără { $price ->
    [0] gratuit
    [one] cu { $price } monedă
    [few] cu { $price } monede
   *[other] cu { $price } de monede
} în loc de { $cost }: { $card }. Monede rămase: { $coins }.
log-bought-reduced = { $seat } cumpără { $price ->
    [0] gratuit
    [one] cu { $price } monedă
    [few] cu { $price } monede
   *[other] cu { $price } de monede
} în loc de { $cost }: { $card }.
event-passed = { $seat } nu ia nicio clădire specială.
event-special-taken = { $seat } ia clădirea specială „{ $card }”.
event-card-lost = { $seat } pierde cartea „{ $card }” din poziția { $slot }.
event-last-round = { $seat } are zece cărți: runda { $round } este ultima.
event-sphinx-copied = Sfinxul ({ $seat }) copiază de la { $from_seat }: { $card }.
event-sphinx-drawing = Sfinxul ({ $seat }) trage din cutie.
event-sphinx-drew = Sfinxul ({ $seat }) este acum: { $card }.
event-pyramid-copied = Piramida ({ $seat }) copiază de la { $from_seat }: { $card }, locuitori { $residents }, inimi { $hearts }.
event-scored = { $seat }: locuitori { $residents }, inimi { $hearts }, rezultat { $base }; puncte în total { $points }, monede rămase { $coins }.
event-ended = { $ending }

## The position in words

line-set-up = Înainte de prima rundă.
line-round = Runda { $round } din cel mult { $high }.
line-last-round = Runda { $round }, ultima.
line-deck = Pachetul { $deck } (prețuri { $low }–{ $high }): { $size ->
    [one] { $size } carte
    [few] { $size } cărți
   *[other] { $size } de cărți
}, decartate { $discarded }. Nevăzute: galben { $yellow }, albastru { $blue }, verde { $green }, portocaliu { $orange }, mov { $purple }.
line-face-up = La vedere: { $card } ({ $colour }), preț { $price }, venit { $income }, locuitori { $residents }, inimi { $hearts }.
line-dwelling = Locuință: { $card } ({ $colour }), rămase { $left }, preț { $price }, venit { $income }, locuitori { $residents }, inimi { $hearts }.
line-special = Clădire specială: { $card }. { $effect } Cere: { $needed_colour }. Îți mai trebuie: { $missing_colour }. ({ $certainty })
line-plain-special = Clădire specială: { $card }, venit { $income }, locuitori { $residents }, inimi { $hearts }. Cere: { $needed_colour }. Îți mai trebuie: { $missing_colour }.
line-city = { $seat }: { $size } din 10 cărți, monede { $coins }, venit { $income }, locuitori { $residents }, inimi { $hearts }, puncte { $points }.
line-cards = Orașul ({ $seat }): { $card }.
line-owned-special = { $seat } are: { $card }, „{ $effect }”{ $charges ->
    [0] {""}
   *[other] {" "}Utilizări rămase: { $charges }.
}
line-pyramid = Piramida ({ $seat }) copiază o carte de la { $from_seat }.

## Score sheet

score-product = Locuitori × inimi
score-sum = Locuitori + inimi
score-zen_garden = Grădină zen
score-concert_hall = Sală de concerte
figure-residents = locuitori
figure-hearts = inimi
figure-points = puncte înainte
figure-threshold = dublate sub
figure-income = venit
tie-coins = Monede rămase
tie-coins-decides = Egalitate, decid monedele rămase
ending-tenth_card = Un oraș are zece cărți.
ending-max_rounds = S-a jucat ultima rundă.

## Colours

colour-yellow = galben
colour-blue = albastru
colour-green = verde
colour-orange = portocaliu
colour-purple = mov
colour-none = fără culoare
colour-nothing = nimic

## How sure a card is

certainty-certain = două surse concordă
certainty-one_source = dintr-o singură scanare clară
certainty-blurred = cifra este neclară în singura scanare
certainty-reconstructed = reconstituită: înlocuitorul nostru pentru o carte pe care nu o arată nicio sursă

## Cards

card-empty = (poziție liberă)
card-haunted_house = Casă bântuită
card-factory = Fabrică
card-steelworks = Oțelărie
card-grocery = Băcănie
card-shoe_shop = Magazin de pantofi
card-school = Școală
card-police_station = Poliție
card-library = Bibliotecă
card-town_square = Scuar
card-florist = Florărie
card-cake_shop = Cofetărie
card-bookshop = Librărie
card-bank = Bancă
card-igloo = Iglu
card-museum = Muzeu
card-observatory = Observator
card-hospital = Spital
card-hardware_store = Bricolaj
card-perfumery = Parfumerie
card-shopping_centre = Centru comercial
card-garage = Service auto
card-offices = Birouri
card-grand_hotel = Grand Hotel
card-restaurant = Restaurant
card-laboratory = Laborator
card-university = Universitate
card-spa = Spa
card-casino = Cazinou
card-ski_resort = Stațiune de schi
card-zoo = Grădină zoologică
card-treehouse = Casă în copac
card-stadium = Stadion
card-amusement_park = Parc de distracții
card-house = Casă
card-apartment_block = Bloc
card-luxury_residence = Reședință de lux
card-yellow_market = Piața Fericirii (galbenă)
card-blue_market = Piața Fericirii (albastră)
card-green_market = Piața Fericirii (verde)
card-orange_market = Piața Fericirii (portocalie)
card-purple_market = Piața Fericirii (mov)
card-white_market = Piața Fericirii
card-dinosaur_park = Parc cu dinozauri
card-ball_pool = Bazin olimpic cu bile
card-cat_cafe = Cafenea cu pisici
card-toy_shop = Magazin de jucării
card-nightclub = Club de noapte
card-superhero_academy = Academia supereroilor
card-dragon_parking = Parcare de dragoni
card-candy_factory = Fabrică de bomboane
card-film_studios = Studiouri de film
card-maze = Labirint
card-ghost_hunters_hq = Vânători de fantome
card-martian_embassy = Ambasada marțiană
card-pirate_ship = Corabia piraților
card-chocolate_works = Ciocolaterie
card-unicorn_ranch = Ferma unicornilor
card-dream_factory = Fabrica de vise
card-aqua_pony_club = Clubul Acva-Ponei
card-school_of_magic = Școala de magie
card-pyramid = Piramida
card-castle = Castel
card-ice_cream_parlour = Gelaterie
card-harbour = Port
card-airport = Aeroport
card-picture_gallery = Galerie de artă
card-bowling_alley = Sală de bowling
card-concert_hall = Sală de concerte
card-moai = Moai
card-railway_station = Gară
card-statue_of_liberty = Statuia Libertății
card-hot_dog_stand = Tonetă cu hotdog
card-barber_shop = Frizerie
card-sphinx = Sfinxul
card-palace_of_versailles = Palatul Versailles
card-burger_restaurant = Burgerie
card-undersea_tunnel = Tunel submarin
card-aquarium = Acvariu
card-escape_room = Escape room
card-machu_picchu = Machu Picchu
card-big_ben = Big Ben
card-golden_gate = Podul Golden Gate
card-stonehenge = Stonehenge
card-sushi_bar = Bar de sushi
card-wind_turbine = Turbină eoliană
card-taj_mahal = Taj Mahal
card-louvre = Luvrul
card-vegetable_market = Piață de legume
card-croissant_bakery = Croasanterie
card-chichen_itza = Chichén Itzá
card-leaning_tower = Turnul din Pisa
card-games_arcade = Sală de jocuri
card-great_wall = Marele Zid
card-billiard_hall = Sală de biliard
card-domed_cathedral = Catedrală cu cupolă
card-zen_garden = Grădină zen
card-parthenon = Partenonul
card-night_market = Piață de noapte (reconstituită)

# A card of somebody's own, shown by its id.
card-unnamed = { $name }

## Effects of the expert specials

effect-pyramid = La sfârșit copiază locuitorii și inimile de pe cartea unui vecin aflată în aceeași poziție.
effect-castle = 1 monedă ori de câte ori un vecin plătește pentru o carte 4 monede sau mai mult.
effect-ice_cream_parlour = Pe loc 1 monedă pentru fiecare carte a orașului tău, inclusiv aceasta.
effect-harbour = Cărțile albastre te costă cu 3 monede mai puțin.
effect-airport = Cărțile verzi, inclusiv locuințele, te costă cu 3 monede mai puțin.
effect-picture_gallery = Are venitul, locuitorii și inimile cărții dinaintea ei.
effect-bowling_alley = Venit 3 pentru fiecare carte mov a ta.
effect-concert_hall = Pe loc monede cât dublul venitului tău; la sfârșit pierzi puncte cât venitul, dar nu cobori sub 0.
effect-moai = La sfârșit 2 inimi într-un oraș de 9 cărți, 4 într-unul mai mic.
effect-railway_station = Cărțile portocalii te costă cu 3 monede mai puțin.
effect-statue_of_liberty = 4 inimi; ia poziția ultimei tale cărți, care se decartează.
effect-hot_dog_stand = Clădirile la vedere te costă cât cel mai mic preț al pachetului lor: 1, 4 sau 6 monede.
effect-barber_shop = Venit 3 cât timp restul venitului tău este sub venitul fiecărui adversar.
effect-sphinx = La sfârșit devine clădirea specială a unui adversar sau una trasă din cutie.
effect-palace_of_versailles = După venit iei 1 monedă de la cel mai bogat adversar; la egalitate, de la fiecare dintre cei mai bogați.
effect-burger_restaurant = 3 inimi dacă ai strict cele mai multe cărți albastre, 2 la egalitate pe primul loc, altfel 1.
effect-undersea_tunnel = Următoarea ta carte este gratuită.
effect-aquarium = 2 inimi; pe loc câte 1 monedă pentru toți.
effect-escape_room = Venit 2 cât timp nimeni nu are mai puține cărți galbene decât tine.
effect-machu_picchu = 1 locuitor pentru fiecare carte portocalie a vecinului din stânga.
effect-big_ben = Dacă nu cumperi nimic, iei 8 monede în loc de 1.
effect-golden_gate = Cărți de aceeași culoare la stânga, la dreapta, deasupra sau dedesubt: două dau 1 inimă și 1 locuitor, trei dau 2 inimi și 1 locuitor.
effect-stonehenge = 1 locuitor pentru fiecare carte albastră a vecinului care are mai multe.
effect-sushi_bar = Venit 1 pentru fiecare carte albastră a ta.
effect-wind_turbine = 1 inimă pentru fiecare carte verde a ta.
effect-taj_mahal = 3 inimi dacă venitul tău este sub cel al fiecărui vecin, altfel 1.
effect-louvre = În următoarele două faze de venit primești și venitul unui adversar, la alegerea ta.
effect-vegetable_market = Venit 1 pentru fiecare pereche formată dintr-o inimă și un locuitor din orașul tău.
effect-croissant_bakery = Venit 2 pentru fiecare carte verde a ta.
effect-chichen_itza = 3 inimi dacă ai strict cele mai multe cărți verzi, altfel 1.
effect-leaning_tower = 1 inimă pentru fiecare carte galbenă a vecinului care are mai multe.
effect-games_arcade = Înainte de venit primești 2 monede, dacă ai cel puțin 1.
effect-great_wall = 3 inimi dacă următoarele două cărți au aceeași culoare, altfel 1.
effect-billiard_hall = Venit 1 pentru fiecare culoare diferită a cărților dinaintea ei.
effect-domed_cathedral = 3 inimi dacă orașul tău nu are nicio carte portocalie.
effect-zen_garden = Îți dublează punctele dacă sunt sub 30.
effect-parthenon = 4 locuitori dacă orașul tău nu are nicio carte verde.
effect-night_market = 1 locuitor pentru fiecare carte galbenă a ta.

## The board in the browser

board-decks = Pachete
board-deck = Pachetul cu prețuri { $range }
board-deck-left = Cărți rămase: { $count }.
board-discarded = Decartate: { $count }.
board-deck-brings = Cărți rămase cu venit, locuitori, inimi:
board-of-deck = { $range }: { $count } din { $cards }
board-sale = De vânzare
board-dwellings = Locuințe
board-left = Rămase: { $count }.
board-sold = stoc epuizat
board-have = deja în oraș
board-have-label = Există deja în orașul tău: nu poți cumpăra încă una.
board-market = Piața Fericirii
board-markets = Piețele Fericirii
board-markets-help = prima carte a orașului tău; culoarea ei contează pentru clădirile speciale
board-specials = Clădiri speciale
board-specials-help = câte una pentru fiecare jucător al cărui oraș are culorile cerute
board-special-yours = o ai deja pe a ta
board-special-rule = Clădire specială: gratuită, câte una de jucător în tot jocul. La sfârșitul turei o poți lua dacă orașul tău are culorile cerute. Ocupă una dintre cele zece poziții.
board-went = { $card }: la { $name }
board-went-me = { $card }: la tine
board-needs = Cere: { $list }.
board-more = { $colour } (încă { $count })
board-more-cards = încă { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}
board-met = Orașul tău are culorile cerute.
board-my-city = Orașul tău
board-city = Orașul: { $name }
board-free = Poziție liberă
board-happiness = Fericire
board-residents = { $count ->
    [one] locuitor
    [few] locuitori
   *[other] de locuitori
}
board-hearts = { $count ->
    [one] inimă
    [few] inimi
   *[other] de inimi
}
board-points = puncte
board-below = Sub 0 contează ca 0, dar minusul rămâne.
board-below-zero = Sub 0 contează ca 0, dar minusul rămâne: trebuie acoperit de alte cărți.
board-coins = monede
board-income = venit
board-round = pe rundă
board-colours = Cărți pe culori
board-look = Atinge o carte sau treci cu cursorul peste ea ca să citești ce face.
board-built = { $card }, { $colour }.
board-offered = { $card }, { $colour }, costă { $price ->
    [one] { $price } monedă
    [few] { $price } monede
   *[other] { $price } de monede
}.
board-gives-income = { $count ->
    [one] { $count } monedă pe rundă
    [few] { $count } monede pe rundă
   *[other] { $count } de monede pe rundă
}
board-gives-residents = { $count ->
    [one] { $count } locuitor
    [few] { $count } locuitori
   *[other] { $count } de locuitori
}
board-gives-hearts = { $count ->
    [one] { $count } inimă
    [few] { $count } inimi
   *[other] { $count } de inimi
}
board-gives = Aduce: { $list }.
board-costs = Scade: { $list }.
board-twins = Fiecare clădire apare de două ori în pachete.
board-acts-as = Devine: { $card }.
board-charges = { $count ->
    [one] Se mai poate folosi o dată.
    [few] Se mai poate folosi de { $count } ori.
   *[other] Se mai poate folosi de { $count } de ori.
}
board-last-round = Ultima rundă.
board-last-round-sub = { $count ->
    [one] { $name } are zece cărți; runda se joacă până la capăt.
    [few] { $name } au zece cărți; runda se joacă până la capăt.
   *[other] { $name } au zece cărți; runda se joacă până la capăt.
}
board-step-discard = Decartare
board-step-reveal = Cărți noi
board-step-action = Cumpărare
board-step-special = Specială
board-draft = Alege-ți „Piața Fericirii”
board-draft-sub = Este prima carte a orașului tău.
board-market-sub = Venit 1; contează ca o carte de culoarea ei.
board-take = Ia: { $card }
board-discard-or-keep = Decartezi o carte?
board-discard-help = { $count ->
    [3] Poți decarta una. Dacă le păstrezi pe toate trei, nu se întoarce nicio carte nouă.
   *[other] Înainte de a întoarce altele, poți decarta o carte aflată la vedere.
}
board-discard = Decartează: { $card }
board-discard-sub = În locul ei vine altă carte.
board-keep = Păstrează toate
board-reveal = Întoarce o carte
board-reveal-sub = { $count ->
    [1] Este ultima carte din tura aceasta.
   *[other] O vezi înainte de a alege pachetul următor.
}
board-cards = { $count ->
    [one] { $count } carte:
    [few] { $count } cărți:
   *[other] { $count } de cărți:
}
board-reshuffle = se reamestecă { $count }
board-buy-or-coin = Cumpără o carte sau ia o monedă
board-affordable = { $count ->
    [0] Acum nu poți cumpăra nicio carte.
    [one] Poți cumpăra o carte.
    [few] Poți cumpăra una din { $count } cărți.
   *[other] Poți cumpăra una din { $count } de cărți.
}
board-buy = Cumpără: { $card }
board-pay = Plătești { $price ->
    [one] { $price } monedă
    [few] { $price } monede
   *[other] { $price } de monede
}, păstrezi { $left }
board-free-card = Gratuită pentru tine
board-buy-for = Cumpără cu { $price }
board-buy-free = Ia-o gratuit
board-take-coins = Nu cumpăra, ia { $count ->
    [one] { $count } monedă
    [few] { $count } monede
   *[other] { $count } de monede
}
board-may-take = Poți lua o clădire specială
board-no-special = Nu acum
board-louvre = Al cui venit îl copiază Luvrul?
board-sphinx = Ce devine Sfinxul?
board-sphinx-sub = Clădirea specială a unui adversar sau una din cutie.
board-box = Trage din cutie
board-pyramid = Pe care carte o copiază Piramida?
board-pyramid-sub = Locuitorii și inimile cărții din poziția { $slot }.

## Terms of a hint
term-residents = puncte din locuitorii acestei ture
term-hearts = puncte din inimile acestei ture
term-later = ce vei cumpăra mai târziu
reason-residents = În tura aceasta primești mai mulți locuitori: până la sfârșit asta înseamnă { $worth }.
reason-hearts = În tura aceasta primești mai multe inimi: până la sfârșit asta înseamnă { $worth }.
reason-later = Mai târziu vei putea cumpăra mai mult: asta înseamnă { $worth }.

## What things on the board are

what-table = Masa
what-building = Clădire
what-dwelling = Locuință
what-special = Clădire specială
what-market = Piața Fericirii
what-deck = Pachet de clădiri
what-city = Orașul
what-slot = Poziție liberă
what-happiness = Fericire
what-residents = Locuitori
what-hearts = Inimi
what-coins = Monede
what-colour = Culoare
what-last_round = Ultima rundă
board-with-card = Cu această carte ai avea: puncte { $points }, monede { $coins }.
board-coins-now = Monede acum. Fiecare rundă aduce încă { $income }.
board-bring-residents = Locuințele aduc locuitori. Alte cărți rămase cu locuitori, pe pachete: { $list }.
board-bring-hearts = Cărți rămase cu inimi, pe pachete: { $list }.
board-bring-income = Cărți rămase cu venit, pe pachete: { $list }.
board-colour-now = Cărți de această culoare în oraș: { $count }.
