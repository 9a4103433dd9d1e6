### Every word of Welcome To….

game-name = Vítejte
game-pitch = Nakreslete nejlepší vilovou čtvrť: všichni zapisují čísla domů podle stejných karet a nikdo nečeká.
game-goal = Číslujete domy ve třech ulicích a dělíte je ploty na obytné bloky, všichni současně a podle stejných karet. Projekty, parky, bazény a bloky přinášejí body; vyhrává, kdo jich má nejvíc. Hra končí, když má někdo očíslované všechny domy, splněné všechny tři projekty nebo třetí nepovolenou stavbu.
game-aim = Pište čísla domů (1–{"\u2060"}15) vzestupně. Body dají parky, bazény, bloky a projekty.
game-length = 25 min
game-difficulty = lehká

## Options

option-expert = Pokročilá varianta
option-expert-help = Kruhový objezd smí rozdělit ulici na dvě a k projektům přibude deset těžších.
option-draft = Draft karet
option-draft-help = Každý má tři karty, dvě zahraje a jednu pošle dál. Pro dva a víc hráčů.
option-reshuffle_policy = Zamíchání
option-reshuffle_policy-help = Kdy smí ten, kdo mezi prvními splní projekt, nechat zamíchat všechny karty.
option-reshuffle_policy-each_plan = s každým projektem
option-reshuffle_policy-first_plan_only = jen s prvním projektem ve hře
option-reshuffle_policy-never = nikdy
option-pass_direction = Třetí karta
option-pass_direction-help = Kam v draftu putuje zbylá karta.
option-pass_direction-right = doprava
option-pass_direction-left = doleva
option-rings = Objezdy bez těžších projektů
option-rings-help = Kruhový objezd smí rozdělit ulici na dvě jako v pokročilé variantě, ale projekty jsou jen ty obvyklé.
option-ring_timing = Objezdy
option-ring_timing-help = Kdy se v pokročilé variantě smí postavit kruhový objezd.
option-ring_timing-both = před číslem nebo po akci
option-ring_timing-before = jen před číslem
why-draft_alone = Pro draft jsou potřeba aspoň dva hráči.

## Questions

ask-ring_before = Postavíte před výběrem objezd?
ask-combination = Vyberte kombinaci.
ask-combination-help = Nejdřív zapíšete její číslo, pak použijete akci.
ask-pass_card = Kterou kartu pošlete dál?
ask-place = { $number } a { $effect }: do kterého domu?
ask-place-help = Karty: 1–15. Čísla rostou ve směru šipek.
ask-place_pool-help = Bazén může být jen tam, kde je v plánu.
ask-effect_fence = Plot: kterou mezeru uzavřete?
ask-effect_fence-help = Blok: 1–6 domů s čísly mezi ploty.
ask-effect_agent = Makléř: kterým blokům stoupne hodnota?
ask-effect_agent-help = Vyberte velikost: bloky této velikosti přinesou víc.
ask-effect_park = Park: založíte ho v ulici { $street }?
ask-effect_pool = Bazén: postavíte ten, který je tu v plánu?
ask-effect_bis = Bis: číslo kterého domu zopakujete?
ask-effect_bis-help = Totéž číslo hned vedle: stojí to body.
ask-ring_after = Postavíte teď objezd?
ask-claim = Splníte projekt?
ask-claim-help = Co použijete na jeden projekt, na jiný neplatí.
ask-claim_estates = Který blok velikosti { $size } použijete na projekt? Ještě chybí: { $missing }.
ask-reshuffle = Projekt plníte mezi prvními: necháte před příštím kolem zamíchat všechny karty?

## Moves

move-skip = přeskočit
move-refuse = zaškrtnout nepovolenou stavbu
move-done = nic dalšího neplnit
move-reshuffle_yes = ano, zamíchat
move-reshuffle_no = ne, hrát dál
move-build_park = založit park
move-build_pool = postavit bazén
move-combo = kombinace { $combo }: { $number } a { $effect }
move-combo_hand = { $number } a { $effect }
move-combo_pass = { $number } a { $effect }, poslat dál { $pass_number } / { $pass_effect }
move-pass_card = poslat dál kartu { $number } / { $effect }
move-agent = makléř pro bloky po { $size }
move-claim = splnit projekt za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}: { $plan }
move-ring = objezd: { $slot }
move-ring_lost = objezd: { $slot }; plánovaný bazén propadne
move-fence = plot { $gap }
move-estate = blok: { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }– { $to_slot }
}
move-place = zapsat { $number } ({ $slot })
move-place_pool = zapsat { $number } ({ $slot }); lze tu postavit bazén
move-place_lost = zapsat { $number } ({ $slot }); plánovaný bazén propadne
move-bis = bis { $number } ({ $slot })
move-bis_lost = bis { $number } ({ $slot }); plánovaný bazén propadne

# The same in short, for hints beside the board.
brief-reshuffle_yes = nechat zamíchat všechny karty
brief-reshuffle_no = nechat karty, jak jsou
brief-combo = vybrat kombinaci: { $number } a { $effect }
brief-place_pool = zapsat { $number } ({ $slot })
with-estate = { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }– { $to_slot }
}

## Reasons

why-bad_move = „{ $text }“ není tah. Tahy se píší takto: combo 2, place 7 S2.5, fence S1.g3, agent 4, build, bis 7 S1.3, ring S2.5, claim 1, estate S1.4, reshuffle yes, pass_card 2, refuse, skip, done.
why-bad_outcome = „{ $text }“ tu nelze vylosovat. Píše se to takto: card fence_5a, plan estates_3_4, top park, dealer 0.
why-can_build = Nepovolená stavba je možná, jen když se žádné z čísel nikam nehodí.
why-no_such_combination = Kombinace { $combo } neexistuje.
why-same_combination = { $number } a { $effect }: to už nabízí jiná kombinace, vyberte tu.
why-combination_does_not_fit = { $number } a { $effect }: číslo se nikam nehodí.
why-other_number = Číslo { $number } zapsat nejde; tato kombinace dává { $own_number }.
why-wrong_number = Číslo { $number } zapsat nejde; tato kombinace dává { $low } až { $high }.
why-slot_filled = Tady už něco stojí: { $slot }.
why-nothing_fits = Sem už se nehodí žádné číslo: { $slot }.
why-only_number = Číslo { $number } sem nepatří ({ $slot }): pořadí zachová jen { $fitting_number }.
why-out_of_order = Číslo { $number } sem nepatří ({ $slot }): pořadí zachová jen { $low } až { $high }.
why-street_edge = Tady ulice končí.
why-fence_stands = Tady už plot stojí: { $gap }.
why-bis_pair = Číslo a jeho bis zůstávají spolu, plot mezi nimi být nesmí: { $gap }.
why-between_used = Domy po obou stranách jsou použité na projekt, plot mezi nimi být nesmí: { $gap }.
why-agents_full = Pro bloky po { $size } jsou zaškrtnutá všechna políčka.
why-not_this_effect = Teď je na řadě akce: { $effect }.
why-fence_between = Dům je od čísla { $number } oddělený plotem: { $gap }.
why-no_such_neighbour = Vedle tohoto domu ({ $slot }) není číslo { $number }.
why-claimed_already = Tento projekt už máte splněný: { $plan }.
why-goal_not_met = Tento cíl zatím není dosažený: { $plan }.
why-goal_used = Tento cíl ({ $plan }) je dosažený jen díky domům použitým na jiný projekt.
why-no_rings = V této partii se hraje bez objezdů.
why-rings_full = Oba objezdy už stojí.
why-ring_built = Za tah jeden objezd: ten váš už stojí.
why-ring_after_refusal = Po nepovolené stavbě se objezd nestaví.
why-number_needs_slot = Číslo se hodí jen sem, objezd tu být nesmí: { $slot }.
why-no_estate = Tady žádný hotový blok nezačíná: { $slot }.
why-wrong_size = Tento blok ({ $slot }) má velikost { $size }, potřeba je { $wanted_size }.
why-estate_used = Tento blok ({ $slot }) už je použitý na projekt.
why-estate_order = Bloky se vybírají zleva doprava. Místo tohoto ({ $slot }) teď vyberte jeden z těchto: { $next_slot }.
why-not_asked = Na to se teď neptáme. Máte rozhodnout: { $step }.

step-ring_before = objezd před kombinací
step-combination = kombinace
step-pass_card = karta, kterou pošlete dál
step-place = kam zapsat číslo
step-effect = akce
step-ring_after = objezd po akci
step-claim = projekty ke splnění
step-claim_estates = bloky na projekt
step-reshuffle = zda zamíchat

## Events

event-plan = Projekt { $stack }: { $plan }; { $high ->
    [one] { $high } bod
    [few] { $high } body
    [many] { $high } bodu
   *[other] { $high } bodů
}, později { $low }.
event-dealer = Rozdává { $seat }.
event-card = Hromádka { $stack } ukazuje { $number }; její akce v příštím kole: { $effect }.
event-top = Na vrchu balíčku: { $top }.
event-dealt = { $seat } si dobírá kartu: { $number } / { $effect }.
event-dealt_hidden = { $seat } si dobírá kartu s akcí „{ $effect }“.
event-solo_card = Objevuje se karta Sólo a vypadává ze hry.
event-reshuffled = Míchají se všechny karty ({ $cards }).
event-stacks_renewed = Hromádky došly: { $cards ->
    [one] { $cards } karta se míchá
    [few] { $cards } karty se míchají
    [many] { $cards } karty se míchá
   *[other] { $cards } karet se míchá
} do nových.
event-discard_shuffled = Balíček došel: míchají se zahozené karty ({ $cards }).
event-round = Kolo { $round }.
log-round = Kolo { $round }
log-card = { "" }
event-reveal = Všechny tahy jsou odkryté.
event-ring = { $seat } staví objezd ({ $slot }): postih teď { $penalty ->
    [one] { $penalty } bod
    [few] { $penalty } body
    [many] { $penalty } bodu
   *[other] { $penalty } bodů
}.
event-combination = { $seat } volí: { $number } a { $effect }.
event-refused = { $seat } nemá kam zapsat žádné z čísel a zaškrtává { $boxes }. nepovolenou stavbu{ $penalty ->
    [0] { "" }
    [one] : postih teď { $penalty } bod
    [few] : postih teď { $penalty } body
    [many] : postih teď { $penalty } bodu
   *[other] : postih teď { $penalty } bodů
}.
event-wrote = { $seat } zapisuje { $number } ({ $slot }).
event-temp = { $seat } najímá brigádníka, celkem { $temps }.
event-fence = { $seat } staví plot { $gap }.
event-agent = { $seat } najímá makléře: každý blok velikosti { $size } má teď hodnotu { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}.
event-park = { $seat } zakládá { $parks }. park v ulici { $street }: zatím { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}.
event-pool = { $seat } staví { $pools }. bazén ({ $slot }): zatím { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}.
event-bis = { $seat } zapisuje { $number } bis ({ $slot }): postih teď { $penalty ->
    [one] { $penalty } bod
    [few] { $penalty } body
    [many] { $penalty } bodu
   *[other] { $penalty } bodů
}.
event-claimed = { $seat } plní projekt za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}: { $plan }.
event-wants_reshuffle = { $seat } chce zamíchat karty.
event-approved = Projekt je schválený: { $plan }; odteď dává { $low ->
    [one] { $low } bod
    [few] { $low } body
    [many] { $low } bodu
   *[other] { $low } bodů
}.
event-passed = { $from_seat } posílá dál kartu { $number } / { $effect }. Dostává ji { $to_seat }.
event-passed_hidden = { $from_seat } posílá dál kartu s akcí „{ $effect }“. Dostává ji { $to_seat }.
event-end = { $seat } ukončuje hru. { $ending }
event-cards_out = Na další kolo už není dost karet.
event-total = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.

# The same of others, over the reader’s own town: briefly, and whose town it is.
news-ring = { $seat } si staví objezd ({ $slot }).
news-wrote = { $seat } si zapisuje { $number } ({ $slot }).
news-fence = { $seat } si staví plot { $gap }.
news-park = { $seat } si zakládá park v ulici { $street }.
news-pool = { $seat } si staví bazén ({ $slot }).
news-bis = { $seat } si zapisuje { $number } bis ({ $slot }).

## The position

line-round = Kolo { $round }.
line-plan = Projekt { $stack }: { $plan }; { $high ->
    [one] { $high } bod
    [few] { $high } body
    [many] { $high } bodu
   *[other] { $high } bodů
} (později { $low }).
line-plan_approved = Projekt { $stack }: { $plan }; schválený, { $low ->
    [one] { $low } bod
    [few] { $low } body
    [many] { $low } bodu
   *[other] { $low } bodů
}.
line-combination = { $combo }: { $number } a { $effect } (příští kolo: { $next_effect }).
line-stacks = Karet v každé hromádce: { $cards }.
line-deck = Karet v balíčku: { $cards }; navrchu: { $top }.
line-dealer = Rozdává { $seat }.
line-card = { $seat }, karta { $place }: { $number } / { $effect }.
line-card_hidden = { $seat }, karta { $place }: { $effect }.
line-seat = { $seat }
line-seat_finished = { $seat } (toto kolo má hotovo)
line-street = { $street }: { $picture } (parky: { $parks })
line-pools = Bazény: { $pools }{ $pools ->
    [0] {""}
   *[other] {" "}({ $slot })
}.
line-planned = { $pools ->
    [0] Žádný bazén už postavit nejde.
   *[other] Bazény ještě v plánu: { $slot }.
}
line-tracks = Brigádníci: { $temps }; makléři podle velikosti: { $agents }; bis: { $bis }; nepovolené stavby: { $refusals }.
line-rings = Objezdy: { $rings }.
line-claims = Body za projekty: { $plans }.

## The score sheet

score-plans = Projekty
score-parks_1 = Parky v ulici 1
score-parks_2 = Parky v ulici 2
score-parks_3 = Parky v ulici 3
score-pools = Bazény
score-temps = Brigádníci
score-estates_1 = Bloky po 1
score-estates_2 = Bloky po 2
score-estates_3 = Bloky po 3
score-estates_4 = Bloky po 4
score-estates_5 = Bloky po 5
score-estates_6 = Bloky po 6
score-bis = Bis
score-refusals = Nepovolené stavby
score-rings = Objezdy
score-parks = Parky
score-estates = Bloky
score-minus = Minusové body
game-solo-goal = V sólo hře nikdo nevyhrává. Tištěná pravidla znají jediný cíl: překonat vlastní rekord. Na měřítku jsou proto vaše partie a praporek značí váš rekord.
figure-plan_1 = první projekt
figure-plan_2 = druhý projekt
figure-plan_3 = třetí projekt
figure-parks = parky
figure-pools = bazény
figure-temps = brigádníci
figure-estates = bloky
figure-value = za každý
figure-boxes = políčka
tie-estates = Hotové bloky
tie-estates-decides = Shoda bodů, rozhoduje počet hotových bloků
tie-estates_1 = Bloky po 1
tie-estates_1-decides = Shoda bodů, rozhodují bloky po 1
tie-estates_2 = Bloky po 2
tie-estates_2-decides = Shoda bodů, rozhodují bloky po 2
tie-estates_3 = Bloky po 3
tie-estates_3-decides = Shoda bodů, rozhodují bloky po 3
tie-estates_4 = Bloky po 4
tie-estates_4-decides = Shoda bodů, rozhodují bloky po 4
tie-estates_5 = Bloky po 5
tie-estates_5-decides = Shoda bodů, rozhodují bloky po 5
tie-estates_6 = Bloky po 6
tie-estates_6-decides = Shoda bodů, rozhodují bloky po 6
ending-refusals = Jeden z hráčů má tři nepovolené stavby.
ending-plans = Jeden z hráčů má splněné všechny tři projekty.
ending-full = Jednomu z hráčů nezbyl žádný prázdný dům.
ending-cards = Karty došly.

## Things

# Places on a sheet: the first number is the street, the second counts its houses from the left; a gap follows a house.
slot = { $second }. dům v ulici { $first }
gap = v ulici { $first } mezi { $second }. a { $next }. domem

effect-fence = plot
effect-agent = makléř
effect-park = park
effect-pool = bazén
effect-temp = brigádník
effect-bis = bis
top-fence = plot
top-agent = makléř
top-park = park
top-pool = bazén
top-temp = brigádník
top-bis = bis
top-solo_card = karta Sólo
top-none = nic
plan-estates_1_1_1_1_1_1 = šest bloků po 1
plan-estates_2_2_2_2 = čtyři bloky po 2
plan-estates_3_3_3 = tři bloky po 3
plan-estates_4_4 = dva bloky po 4
plan-estates_5_5 = dva bloky po 5
plan-estates_6_6 = dva bloky po 6
plan-estates_1_1_1_6 = bloky po 1, 1, 1 a 6
plan-estates_2_2_5 = bloky po 2, 2 a 5
plan-estates_3_3_4 = bloky po 3, 3 a 4
plan-estates_3_6 = bloky po 3 a 6
plan-estates_4_5 = bloky po 4 a 5
plan-estates_1_1_1_4 = bloky po 1, 1, 1 a 4
plan-estates_1_2_6 = bloky po 1, 2 a 6
plan-estates_1_4_5 = bloky po 1, 4 a 5
plan-estates_3_4 = bloky po 3 a 4
plan-estates_2_5 = bloky po 2 a 5
plan-estates_1_2_2_3 = bloky po 1, 2, 2 a 3
plan-estates_2_3_5 = bloky po 2, 3 a 5
plan-street_1_full = celá ulice 1
plan-street_3_full = celá ulice 3
plan-street_ends = obsazené oba konce každé ulice
plan-temps_7 = sedm brigádníků
plan-bis_5 = pět domů bis v jedné ulici
plan-parks_2 = všechny parky dvou ulic
plan-pools_2 = všechny bazény dvou ulic
plan-street_2_green = všechny parky a bazény ulice 2
plan-street_3_green = všechny parky a bazény ulice 3
plan-ring_green = všechny parky, všechny bazény a objezd v jedné ulici

## The board

board-town = Čtvrť: { $name }
board-sheet = List: { $name }
table-tab-board = Čtvrť
table-tab-sheet = List
board-whose = Čí čtvrť
board-street-1 = 1 · Javorová
board-street-2 = 2 · Slunečná
board-street-3 = 3 · Jezerní
board-bis = bis
board-parks = Parky
board-park = Ulice { $street }: parky { $count }, hodnota { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}
board-plans = Projekty
board-pools = Bazény
board-temps = Brigádníci
board-estates = Bloky
board-bis-boxes = Bis
board-refusals = Nepovolené
board-rings = Objezdy
board-ready = má vybráno
board-track-pools = Bazény: { $count }, hodnota { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}
board-track-temps = Najatí brigádníci: { $count }
board-track-bis = Domy bis: { $count }, minus { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}
board-track-refusals = Nepovolené stavby: { $count }, minus { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}
board-track-rings = Objezdy: { $count }, minus { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}
board-track-estates = Bloky po { $size }: { $count }, za každý { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}

board-plan = { $plan }: { $high ->
    [one] { $high } bod
    [few] { $high } body
    [many] { $high } bodu
   *[other] { $high } bodů
} pro první, později { $low }
board-claimed = Splněno: { $names }
board-plan-estates = Bloky { $sizes }
board-plan-street_1_full = Celá ulice 1
board-plan-street_3_full = Celá ulice 3
board-plan-street_ends = Oba konce každé ulice
board-plan-temps_7 = Sedm brigádníků
board-plan-bis_5 = Pět domů bis v jedné ulici
board-plan-parks_2 = Všechny parky dvou ulic
board-plan-pools_2 = Všechny bazény dvou ulic
board-plan-street_2_green = Všechny parky a bazény ulice 2
board-plan-street_3_green = Všechny parky a bazény ulice 3
board-plan-ring_green = Parky, bazény a objezd v jedné ulici

board-combinations = Kombinace
board-hand = Vaše karty: číslo jedné a akce jiné
board-combo = { $number } + { $effect }
board-together-refused = nepovolená stavba
board-next-round = příště: { $effect }
board-effect-fence = plot
board-effect-agent = makléř
board-effect-park = park
board-effect-pool = bazén
board-effect-temp = brigádník
board-effect-bis = bis
board-effect-fence-help = Pak uzavřete mezeru mezi dvěma domy
board-effect-agent-help = Pak zvyšte hodnotu bloků jedné velikosti
board-effect-park-help = Pak založte park ve stejné ulici
board-effect-pool-help = Pak postavte bazén, je-li tam v plánu
board-effect-temp-help = Zapište { $low } až { $high } a najměte brigádníka
board-effect-bis-help = Pak zopakujte číslo kteréhokoli domu hned vedle něj
board-effect-fence-short = ohraničte blok
board-effect-agent-short = bloky za víc bodů
board-effect-park-short = park v té ulici
board-effect-pool-short = bazén u domu
board-effect-temp-short = zapište { $low }–{ $high }
board-effect-bis-short = zopakujte číslo
board-deck = Zbývá karet: { $count }
board-unseen = Karet, které zatím neznáte: { $count }, z toho { $deck } v balíčku
board-to-come = ještě zbývá
board-sum = vše
board-top = Na vrchu balíčku: { $effect }
board-top-solo = Na vrchu balíčku: karta Sólo
board-solo-waits = Karta Sólo je ještě v balíčku.
board-open-hand = Akce v ruce: { $effects }

board-ask-ring = Kde bude objezd?
board-ring = Objezd
board-ring-where = Kam?
board-ring-help = Postavit objezd (body: { $points })
board-ask-number = { $number } a { $effect }: které číslo?
board-which-number = { $slot }: které číslo?
board-skip = { $effect ->
    [fence] Bez plotu
    [agent] Bez makléře
    [park] Bez parku
    [pool] Bez bazénu
   *[bis] Bez bis
}
board-skip-ring = Bez objezdu
board-done = Teď ne
board-refuse = Nepovolená stavba
board-reshuffle-yes = Zamíchat
board-reshuffle-no = Nechat karty být
board-build-park = Založit park
board-build-pool = Postavit bazén
board-estate = Ulice { $street }: { $numbers }

board-label-place = Zapsat { $number } ({ $slot }){ $pool ->
    [open] ; lze tu postavit bazén
    [lost] ; plánovaný bazén propadne
    [missing] ; bazén tu nebude
   *[other] { "" }
}
board-label-bis = Zopakovat { $number } ({ $slot }){ $pool ->
    [lost] ; plánovaný bazén propadne
   *[other] { "" }
}
board-label-ring = Objezd: { $slot }{ $pool ->
    [lost] ; plánovaný bazén propadne
   *[other] { "" }
}
board-label-fence = Plot { $gap }
board-label-estate = Blok velikosti { $size } ({ $size ->
    [1] { $from }
   *[other] { $from } až { $to }
})
board-label-pool = Postavit bazén
board-label-park = Založit park v ulici { $street }
board-label-agent = Makléř pro bloky po { $size }: každý blok za { $next ->
    [one] { $next } bod
    [few] { $next } body
    [many] { $next } bodu
   *[other] { $next } bodů
} místo { $value }; takových bloků máte { $count }
board-label-claim = Splnit projekt „{ $plan }“ za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
board-label-combo = { $combo }{ $next ->
    [fence] , příští kolo plot
    [agent] , příští kolo makléř
    [park] , příští kolo park
    [pool] , příští kolo bazén
    [temp] , příští kolo brigádník
    [bis] , příští kolo bis
   *[other] { "" }
}
board-label-instead = Místo toho: { $combo }
board-label-combo-pass = { $combo }. Kartu { $passed } dostane { $name }
board-label-pass = Poslat dál kartu { $card }. Dostane ji { $name }
board-have = { $count ->
    [0] nemáte žádný
   *[other] máte { $count }
}

board-fact-park = Parky: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}
board-fact-pool = Bazény: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}
board-fact-agent = Bloky: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}
board-fact-bis = Bis: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}
board-fact-plans = Projekty: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}

warning-unclaimed = Ještě můžete splnit projekt (bloky { $sizes }) za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
warning-unclaimed_goal = Ještě můžete splnit projekt „{ $goal }“ za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
board-label-alike = { $label } ({ $nth } / { $count } stejných)
board-plans-help = Číslo v rámečku je blok s tolika domy. Kdo splní projekt první, získá větší počet bodů, ostatní menší.
board-ends = { $players ->
    [1] Hra končí, když máte splněné všechny tři projekty, očíslované všechny domy nebo třetí nepovolenou stavbu, anebo když dojdou karty.
   *[other] Hra končí, když má někdo splněné všechny tři projekty, očíslované všechny domy nebo třetí nepovolenou stavbu.
}
board-near = Blíží se konec hry
board-near-plans = { $names }: 2 projekty ze 3
board-near-refusals = { $names }: 2 nepovolené stavby ze 3
board-near-houses = { $names }: { $count ->
    [one] zbývá { $count } dům
    [few] zbývají { $count } domy
    [many] zbývá { $count } domu
   *[other] zbývá { $count } domů
}
board-near-cards = Karty docházejí
board-estates-help = Body za každý blok podle velikosti; makléř je u jedné velikosti zvýší
board-temps-help = { $players ->
    [1] Šest a víc: 7 bodů
    [2] Kdo jich má na konci víc: 7 bodů, kdo méně: 4, bez brigádníků 0
   *[other] Nejvíc na konci: 7 bodů, druhý 4, třetí 1, bez brigádníků 0
}
board-plans-short = Projekty
board-later = potom { $low }
board-closes-none = Zatím neuzavírá žádný blok.
board-closes-plan = projekt { $stack }: { $count } { $of ->
    [5] z
   *[other] ze
} { $of }
board-pool-lost = Bazén, který je tu v plánu, propadne.
board-pools-losing = Když sem zapíšete číslo, bazén propadne.
board-parks-help = Body za parky každé ulice
board-bis-boxes-help = Ztráta za zopakovaná čísla
board-refusals-help = Když žádné číslo nejde zapsat; třetí ukončí hru
board-worth = { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
}

## What a hint speaks of

term-plans = projekty
term-estates = bloky
term-parks = parky
term-pools = bazény
term-temps = brigádníci
term-bis = bis
term-rings = objezdy
term-refusals = nepovolené stavby
reason-plans = Vaše projekty přinesou na konci o { $worth } víc.
reason-estates = Vaše bloky budou mít na konci o { $worth } vyšší hodnotu.
reason-parks = Vaše parky přinesou na konci o { $worth } víc.
reason-pools = Vaše bazény přinesou na konci o { $worth } víc.
reason-temps = Vaši brigádníci přinesou na konci o { $worth } víc.
reason-bis = Vyhnete se postihu za bis: na konci to ušetří { $worth }.
reason-rings = Vyhnete se postihu za objezd: na konci to ušetří { $worth }.
reason-refusals = Zabrání nepovolené stavbě, a tím na konci ušetří { $worth }.

## What things on the board are

what-table = Stůl
what-town = Čtvrť
what-slot = Dům
what-estate = Blok
what-fence = Plot
what-park = Parky ulice
what-parks = Parky
what-pool = Bazén
what-sheet = Zbytek listu
what-pools = Bazény
what-temps = Brigádníci
what-estates = Hodnota bloků
what-bis = Domy bis
what-refusals = Nepovolené stavby
what-rings = Objezdy
what-plan = Projekt
what-combination = Kombinace
what-hand = Vaše karty
what-deck = Karty, které přijdou
what-end = Konec hry
board-slot-now = { $slot }: { $state ->
    [house] dům číslo { $number }.
    [ring] objezd.
    [pool] prázdný; je tu v plánu bazén.
   *[empty] prázdný.
}
board-estate-now = Bodů za blok velikosti { $size } teď:
