### Every word of Welcome To….

game-name = Welcome To…
game-pitch = Nakreslite najlepšiu štvrť: všetci zapisujú čísla domov podľa rovnakých kariet a nikto nečaká.
game-goal = Číslujete domy na troch uliciach a plotmi ich delíte na obytné bloky, všetci súčasne a podľa rovnakých kariet. Projekty, parky, bazény a bloky prinášajú body; vyhráva, kto ich má najviac. Hra sa končí, keď má niekto očíslované všetky domy, splnené všetky tri projekty alebo tretiu nepovolenú stavbu.
game-aim = Píšte čísla domov (1–{"\u2060"}15) vzostupne. Body dajú parky, bazény, bloky a projekty.
game-length = 25 min
game-difficulty = ľahká

## Options

option-expert = Pokročilý variant
option-expert-help = Kruhový objazd smie rozdeliť ulicu na dve a k projektom pribudne desať ťažších.
option-draft = Draft kariet
option-draft-help = Každý má tri karty, dve zahrá a jednu pošle ďalej. Pre dvoch a viac hráčov.
option-reshuffle_policy = Zamiešanie
option-reshuffle_policy-help = Kedy smie ten, kto medzi prvými splní projekt, dať zamiešať všetky karty.
option-reshuffle_policy-each_plan = s každým projektom
option-reshuffle_policy-first_plan_only = len s prvým projektom v hre
option-reshuffle_policy-never = nikdy
option-pass_direction = Tretia karta
option-pass_direction-help = Kam v drafte putuje zvyšná karta.
option-pass_direction-right = doprava
option-pass_direction-left = doľava
option-rings = Objazdy bez ťažších projektov
option-rings-help = Kruhový objazd smie rozdeliť ulicu na dve ako v pokročilom variante, ale projekty sú len tie zvyčajné.
option-ring_timing = Objazdy
option-ring_timing-help = Kedy sa v pokročilom variante smie postaviť kruhový objazd.
option-ring_timing-both = pred číslom alebo po akcii
option-ring_timing-before = len pred číslom
why-draft_alone = Draft potrebuje aspoň dvoch hráčov.

## Questions

ask-ring_before = Postavíte pred výberom objazd?
ask-combination = Vyberte kombináciu.
ask-combination-help = Najprv zapíšete jej číslo, potom použijete akciu.
ask-pass_card = Ktorú kartu pošlete ďalej?
ask-place = { $number } a { $effect }: do ktorého domu?
ask-place-help = Karty: 1–15. Čísla rastú v smere šípok.
ask-place_pool-help = Bazén postavíte len tam, kde je v pláne.
ask-effect_fence = Plot: ktorú medzeru uzavriete?
ask-effect_fence-help = Blok: 1–6 očíslovaných domov medzi plotmi.
ask-effect_agent = Maklér: ktorým blokom stúpne hodnota?
ask-effect_agent-help = Vyberte veľkosť: bloky tejto veľkosti prinesú viac.
ask-effect_park = Park: založíte ho na ulici { $street }?
ask-effect_pool = Bazén: postavíte ten, ktorý je tu v pláne?
ask-effect_bis = Bis: číslo ktorého domu zopakujete?
ask-effect_bis-help = To isté číslo hneď vedľa: stojí to body.
ask-ring_after = Postavíte teraz objazd?
ask-claim = Splníte projekt?
ask-claim-help = Čo použijete na jeden projekt, na iný neplatí.
ask-claim_estates = Ktorý blok veľkosti { $size } použijete na projekt? Ešte chýba: { $missing }.
ask-reshuffle = Projekt plníte medzi prvými: zamiešať pred ďalším kolom všetky karty?

## Moves

move-skip = preskočiť
move-refuse = zaškrtnúť nepovolenú stavbu
move-done = nič ďalšie neplniť
move-reshuffle_yes = áno, zamiešať
move-reshuffle_no = nie, hrať ďalej
move-build_park = založiť park
move-build_pool = postaviť bazén
move-combo = kombinácia { $combo }: { $number } a { $effect }
move-combo_hand = { $number } a { $effect }
move-combo_pass = { $number } a { $effect }, poslať ďalej { $pass_number } / { $pass_effect }
move-pass_card = poslať ďalej kartu { $number } / { $effect }
move-agent = maklér pre bloky po { $size }
move-claim = splniť projekt za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}: { $plan }
move-ring = objazd: { $slot }
move-ring_lost = objazd: { $slot }; plánovaný bazén prepadne
move-fence = plot: { $gap }
move-estate = blok: { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }– { $to_slot }
}
move-place = zapísať { $number } ({ $slot })
move-place_pool = zapísať { $number } ({ $slot }); dá sa tu postaviť bazén
move-place_lost = zapísať { $number } ({ $slot }); plánovaný bazén prepadne
move-bis = bis { $number } ({ $slot })
move-bis_lost = bis { $number } ({ $slot }); plánovaný bazén prepadne

# The same in short, for hints beside the board.
brief-reshuffle_yes = dať zamiešať všetky karty
brief-reshuffle_no = nechať karty, ako sú
brief-combo = vziať si kombináciu: { $number } a { $effect }
brief-place_pool = zapísať { $number } ({ $slot })
with-estate = { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }– { $to_slot }
}

## Reasons

why-bad_move = „{ $text }“ nie je ťah. Ťahy sa píšu takto: combo 2, place 7 S2.5, fence S1.g3, agent 4, build, bis 7 S1.3, ring S2.5, claim 1, estate S1.4, reshuffle yes, pass_card 2, refuse, skip, done.
why-bad_outcome = „{ $text }“ sa tu vyžrebovať nedá. Píše sa to takto: card fence_5a, plan estates_3_4, top park, dealer 0.
why-can_build = Nepovolenú stavbu možno zaškrtnúť, len keď sa žiadne z čísel nikam nehodí.
why-no_such_combination = Kombinácia { $combo } neexistuje.
why-same_combination = { $number } a { $effect }: to už ponúka iná kombinácia, vyberte tú.
why-combination_does_not_fit = { $number } a { $effect }: číslo sa nikam nehodí.
why-other_number = Číslo { $number } sa zapísať nedá; táto kombinácia dáva { $own_number }.
why-wrong_number = Číslo { $number } sa zapísať nedá; táto kombinácia dáva { $low } až { $high }.
why-slot_filled = Tu už niečo stojí: { $slot }.
why-nothing_fits = Sem sa už nehodí žiadne číslo: { $slot }.
why-only_number = Číslo { $number } sem nepatrí ({ $slot }): poradie zachová len { $fitting_number }.
why-out_of_order = Číslo { $number } sem nepatrí ({ $slot }): poradie zachová len { $low } až { $high }.
why-street_edge = Tu sa ulica končí.
why-fence_stands = Tu už plot stojí: { $gap }.
why-bis_pair = Číslo a jeho bis zostávajú spolu, plot medzi nimi byť nesmie: { $gap }.
why-between_used = Plot tu stáť nesmie, domy po oboch stranách sú použité na projekt: { $gap }.
why-agents_full = Pre bloky po { $size } sú zaškrtnuté všetky políčka.
why-not_this_effect = Teraz je na rade akcia: { $effect }.
why-fence_between = Od čísla { $number } je dom oddelený plotom: { $gap }.
why-no_such_neighbour = Vedľa tohto domu ({ $slot }) nie je číslo { $number }.
why-claimed_already = Tento projekt už máte splnený: { $plan }.
why-goal_not_met = Tento cieľ zatiaľ nie je dosiahnutý: { $plan }.
why-goal_used = Niektoré domy pre tento cieľ ({ $plan }) sú už použité na iný projekt.
why-no_rings = V tejto partii sa hrá bez objazdov.
why-rings_full = Oba objazdy už stoja.
why-ring_built = Za ťah jeden objazd: ten váš už stojí.
why-ring_after_refusal = Po nepovolenej stavbe sa objazd nestavia.
why-number_needs_slot = Číslo sa hodí len sem, objazd tu byť nesmie: { $slot }.
why-no_estate = Tu sa žiadny hotový blok nezačína: { $slot }.
why-wrong_size = Tento blok ({ $slot }) má veľkosť { $size }, treba { $wanted_size }.
why-estate_used = Tento blok je už použitý na projekt: { $slot }.
why-estate_order = Bloky sa vyberajú zľava doprava. Teraz nie tento ({ $slot }), ale jeden z týchto: { $next_slot }.
why-not_asked = Na to sa teraz nepýtame. Máte rozhodnúť: { $step }.

step-ring_before = objazd pred kombináciou
step-combination = kombinácia
step-pass_card = karta, ktorú pošlete ďalej
step-place = kam zapísať číslo
step-effect = akcia
step-ring_after = objazd po akcii
step-claim = projekty na splnenie
step-claim_estates = bloky na projekt
step-reshuffle = či zamiešať

## Events

event-plan = Projekt { $stack }: { $plan }; { $high ->
    [one] { $high } bod
    [few] { $high } body
    [many] { $high } bodu
   *[other] { $high } bodov
}, neskôr { $low }.
event-dealer = Rozdáva { $seat }.
event-card = Kôpka { $stack } ukazuje { $number }; jej akcia v ďalšom kole: { $effect }.
event-top = Na vrchu balíčka: { $top }.
event-dealt = { $seat } si ťahá kartu: { $number } / { $effect }.
event-dealt_hidden = { $seat } si ťahá kartu s akciou „{ $effect }“.
event-solo_card = Prichádza karta Sólo a vyraďuje sa z hry.
event-reshuffled = Miešajú sa všetky karty ({ $cards }).
event-stacks_renewed = Kôpky sa minuli: { $cards ->
    [one] { $cards } karta sa mieša
    [few] { $cards } karty sa miešajú
    [many] { $cards } karty sa mieša
   *[other] { $cards } kariet sa mieša
} do nových.
event-discard_shuffled = Balíček sa minul: miešajú sa zahodené karty ({ $cards }).
event-round = Kolo { $round }.
log-round = Kolo { $round }
log-card = { "" }
event-reveal = Všetky ťahy sú odkryté.
event-ring = { $seat } stavia objazd ({ $slot }): postih teraz { $penalty ->
    [one] { $penalty } bod
    [few] { $penalty } body
    [many] { $penalty } bodu
   *[other] { $penalty } bodov
}.
event-combination = { $seat } si vyberá: { $number } a { $effect }.
event-refused = { $seat } nemá kam zapísať žiadne z čísel a zaškrtáva { $boxes }. nepovolenú stavbu{ $penalty ->
    [0] { "" }
    [one] : postih teraz { $penalty } bod
    [few] : postih teraz { $penalty } body
    [many] : postih teraz { $penalty } bodu
   *[other] : postih teraz { $penalty } bodov
}.
event-wrote = { $seat } zapisuje { $number } ({ $slot }).
event-temp = { $seat } najíma brigádnika, spolu { $temps }.
event-fence = { $seat } stavia plot ({ $gap }).
event-agent = { $seat } najíma makléra: každý blok veľkosti { $size } má teraz hodnotu { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}.
event-park = { $seat } zakladá { $parks }. park na ulici { $street }: zatiaľ { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}.
event-pool = { $seat } stavia { $pools }. bazén ({ $slot }): zatiaľ { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}.
event-bis = { $seat } zapisuje { $number } bis ({ $slot }): postih teraz { $penalty ->
    [one] { $penalty } bod
    [few] { $penalty } body
    [many] { $penalty } bodu
   *[other] { $penalty } bodov
}.
event-claimed = { $seat } plní projekt za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}: { $plan }.
event-wants_reshuffle = { $seat } chce zamiešať karty.
event-approved = Projekt je schválený ({ $plan }), odteraz dáva { $low ->
    [one] { $low } bod
    [few] { $low } body
    [many] { $low } bodu
   *[other] { $low } bodov
}.
event-passed = { $from_seat } posiela ďalej kartu { $number } / { $effect }. Dostáva ju { $to_seat }.
event-passed_hidden = { $from_seat } posiela ďalej kartu s akciou „{ $effect }“. Dostáva ju { $to_seat }.
event-end = { $ending } Je to { $seat } a hra sa končí.
event-cards_out = Na ďalšie kolo už nie je dosť kariet.
event-total = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.

# The same of others, over the reader’s own town: briefly, and whose town it is.
news-ring = { $seat } u seba stavia objazd ({ $slot }).
news-wrote = { $seat } u seba zapisuje číslo { $number } ({ $slot }).
news-fence = { $seat } u seba stavia plot ({ $gap }).
news-park = { $seat } u seba zakladá park na ulici { $street }.
news-pool = { $seat } u seba stavia bazén ({ $slot }).
news-bis = { $seat } u seba zapisuje { $number } bis ({ $slot }).

## The position

line-round = Kolo { $round }.
line-plan = Projekt { $stack }: { $plan }; { $high ->
    [one] { $high } bod
    [few] { $high } body
    [many] { $high } bodu
   *[other] { $high } bodov
} (neskôr { $low }).
line-plan_approved = Projekt { $stack }: { $plan }; schválený, { $low ->
    [one] { $low } bod
    [few] { $low } body
    [many] { $low } bodu
   *[other] { $low } bodov
}.
line-combination = Kombinácia { $combo }: { $number } a { $effect } (ďalšie kolo: { $next_effect }).
line-stacks = Kariet v každej kôpke: { $cards }.
line-deck = Kariet v balíčku: { $cards }; navrchu: { $top }.
line-dealer = Rozdáva { $seat }.
line-card = { $seat }, karta { $place }: { $number } / { $effect }.
line-card_hidden = { $seat }, karta { $place }: { $effect }.
line-seat = { $seat }
line-seat_finished = { $seat } (toto kolo má hotové)
line-street = { $street }: { $picture } (parky: { $parks })
line-pools = Bazény: { $pools }{ $pools ->
    [0] {""}
   *[other] {" "}({ $slot })
}.
line-planned = { $pools ->
    [0] Žiadny bazén sa už postaviť nedá.
   *[other] Bazény ešte v pláne: { $slot }.
}
line-tracks = Brigádnici: { $temps }; makléri podľa veľkosti: { $agents }; bis: { $bis }; nepovolené stavby: { $refusals }.
line-rings = Objazdy: { $rings }.
line-claims = Body za projekty: { $plans }.

## The score sheet

score-plans = Projekty
score-parks_1 = Parky na ulici 1
score-parks_2 = Parky na ulici 2
score-parks_3 = Parky na ulici 3
score-pools = Bazény
score-temps = Brigádnici
score-estates_1 = Bloky po 1
score-estates_2 = Bloky po 2
score-estates_3 = Bloky po 3
score-estates_4 = Bloky po 4
score-estates_5 = Bloky po 5
score-estates_6 = Bloky po 6
score-bis = Bis
score-refusals = Nepovolené stavby
score-rings = Objazdy
score-parks = Parky
score-estates = Bloky
score-minus = Mínusové body
game-solo-goal = V sólo hre nikto nevyhráva. Tlačené pravidlá poznajú jediný cieľ: prekonať vlastný rekord. Na stupnici sú preto vaše partie a zástavka označuje váš rekord.
figure-plan_1 = prvý projekt
figure-plan_2 = druhý projekt
figure-plan_3 = tretí projekt
figure-parks = parky
figure-pools = bazény
figure-temps = brigádnici
figure-estates = bloky
figure-value = za každý
figure-boxes = políčka
tie-estates = Hotové bloky
tie-estates-decides = Remíza, rozhoduje počet hotových blokov
tie-estates_1 = Bloky po 1
tie-estates_1-decides = Remíza, rozhodujú bloky po 1
tie-estates_2 = Bloky po 2
tie-estates_2-decides = Remíza, rozhodujú bloky po 2
tie-estates_3 = Bloky po 3
tie-estates_3-decides = Remíza, rozhodujú bloky po 3
tie-estates_4 = Bloky po 4
tie-estates_4-decides = Remíza, rozhodujú bloky po 4
tie-estates_5 = Bloky po 5
tie-estates_5-decides = Remíza, rozhodujú bloky po 5
tie-estates_6 = Bloky po 6
tie-estates_6-decides = Remíza, rozhodujú bloky po 6
ending-refusals = Jeden z hráčov má tri nepovolené stavby.
ending-plans = Jeden z hráčov má splnené všetky tri projekty.
ending-full = Jeden z hráčov má zaplnené všetky domy.
ending-cards = Karty sa minuli.

## Things

# Places on a sheet: the first number is the street, the second counts its houses from the left; a gap follows a house.
slot = { $second }. dom na ulici { $first }
gap = medzi { $second }. a { $next }. domom na ulici { $first }

effect-fence = plot
effect-agent = maklér
effect-park = park
effect-pool = bazén
effect-temp = brigádnik
effect-bis = bis
top-fence = plot
top-agent = maklér
top-park = park
top-pool = bazén
top-temp = brigádnik
top-bis = bis
top-solo_card = karta Sólo
top-none = nič
plan-estates_1_1_1_1_1_1 = šesť blokov po 1
plan-estates_2_2_2_2 = štyri bloky po 2
plan-estates_3_3_3 = tri bloky po 3
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
plan-street_1_full = celá ulica 1
plan-street_3_full = celá ulica 3
plan-street_ends = obsadené oba konce každej ulice
plan-temps_7 = sedem brigádnikov
plan-bis_5 = päť domov bis na jednej ulici
plan-parks_2 = všetky parky dvoch ulíc
plan-pools_2 = všetky bazény dvoch ulíc
plan-street_2_green = všetky parky a bazény ulice 2
plan-street_3_green = všetky parky a bazény ulice 3
plan-ring_green = všetky parky, všetky bazény a objazd na jednej ulici

## The board

board-town = Štvrť: { $name }
board-sheet = Hárok: { $name }
table-tab-board = Štvrť
table-tab-sheet = Hárok
board-whose = Čia štvrť
board-street-1 = 1 · Javorová
board-street-2 = 2 · Slnečná
board-street-3 = 3 · Jazerná
board-bis = bis
board-parks = Parky
board-park = Ulica { $street }: parky { $count }, hodnota { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}
board-plans = Projekty
board-pools = Bazény
board-temps = Brigádnici
board-estates = Bloky
board-bis-boxes = Bis
board-refusals = Nepovolené
board-rings = Objazdy
board-ready = má vybrané
board-track-pools = Bazény: { $count }, hodnota { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}
board-track-temps = Najatí brigádnici: { $count }
board-track-bis = Domy bis: { $count }, mínus { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}
board-track-refusals = Nepovolené stavby: { $count }, mínus { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}
board-track-rings = Objazdy: { $count }, mínus { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}
board-track-estates = Bloky po { $size }: { $count }, za každý { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}

board-plan = { $plan }: { $high ->
    [one] { $high } bod
    [few] { $high } body
    [many] { $high } bodu
   *[other] { $high } bodov
} pre prvých, neskôr { $low }
board-claimed = Splnené: { $names }
board-plan-estates = Bloky { $sizes }
board-plan-street_1_full = Celá ulica 1
board-plan-street_3_full = Celá ulica 3
board-plan-street_ends = Oba konce každej ulice
board-plan-temps_7 = Sedem brigádnikov
board-plan-bis_5 = Päť domov bis na jednej ulici
board-plan-parks_2 = Všetky parky dvoch ulíc
board-plan-pools_2 = Všetky bazény dvoch ulíc
board-plan-street_2_green = Všetky parky a bazény ulice 2
board-plan-street_3_green = Všetky parky a bazény ulice 3
board-plan-ring_green = Parky, bazény a objazd na jednej ulici

board-combinations = Kombinácie
board-hand = Vaše karty: číslo jednej a akcia inej
board-combo = { $number } + { $effect }
board-together-refused = nepovolená stavba
board-next-round = nabudúce: { $effect }
board-effect-fence = plot
board-effect-agent = maklér
board-effect-park = park
board-effect-pool = bazén
board-effect-temp = brigádnik
board-effect-bis = bis
board-effect-fence-help = Potom uzavrite medzeru medzi dvoma domami
board-effect-agent-help = Potom zvýšte hodnotu blokov jednej veľkosti
board-effect-park-help = Potom založte park na tej istej ulici
board-effect-pool-help = Potom postavte bazén, ak je tam v pláne
board-effect-temp-help = Zapíšte { $low } až { $high } a najmite brigádnika
board-effect-bis-help = Potom zopakujte číslo ktoréhokoľvek domu hneď vedľa neho
board-effect-fence-short = ohraničte blok
board-effect-agent-short = bloky za viac bodov
board-effect-park-short = park na tej ulici
board-effect-pool-short = bazén pri dome
board-effect-temp-short = zapíšte { $low }–{ $high }
board-effect-bis-short = zopakujte číslo
board-deck = Zostáva kariet: { $count }
board-unseen = Kariet, ktoré zatiaľ nepoznáte: { $count }, z toho v balíčku { $deck }
board-to-come = ešte zostáva
board-sum = spolu
board-top = Na vrchu balíčka: { $effect }
board-top-solo = Na vrchu balíčka: karta Sólo
board-solo-waits = Karta Sólo je ešte v balíčku.
board-open-hand = Akcie v ruke: { $effects }

board-ask-ring = Kde bude objazd?
board-ring = Objazd
board-ring-where = Kam?
board-ring-help = Postaviť objazd (body: { $points })
board-ask-number = { $number } a { $effect }: ktoré číslo?
board-which-number = { $slot }: ktoré číslo?
board-skip = { $effect ->
    [fence] Bez plota
    [agent] Bez makléra
    [park] Bez parku
    [pool] Bez bazéna
   *[bis] Bez bis
}
board-skip-ring = Bez objazdu
board-done = Teraz nie
board-refuse = Nepovolená stavba
board-reshuffle-yes = Zamiešať
board-reshuffle-no = Nechať karty tak
board-build-park = Založiť park
board-build-pool = Postaviť bazén
board-estate = Ulica { $street }: { $numbers }

board-label-place = Zapísať { $number } ({ $slot }){ $pool ->
    [open] ; dá sa tu postaviť bazén
    [lost] ; plánovaný bazén prepadne
    [missing] ; bazén tu nebude
   *[other] { "" }
}
board-label-bis = Zopakovať { $number } ({ $slot }){ $pool ->
    [lost] ; plánovaný bazén prepadne
   *[other] { "" }
}
board-label-ring = Objazd: { $slot }{ $pool ->
    [lost] ; plánovaný bazén prepadne
   *[other] { "" }
}
board-label-fence = Plot { $gap }
board-label-estate = Blok veľkosti { $size } ({ $size ->
    [1] { $from }
   *[other] { $from } až { $to }
})
board-label-pool = Postaviť bazén
board-label-park = Založiť park na ulici { $street }
board-label-agent = Maklér pre bloky po { $size }: každý za { $next ->
    [one] { $next } bod
    [few] { $next } body
    [many] { $next } bodu
   *[other] { $next } bodov
} namiesto { $value }; takých blokov máte { $count }
board-label-claim = Splniť projekt „{ $plan }“ za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
board-label-combo = { $combo }{ $next ->
    [fence] , v ďalšom kole plot
    [agent] , v ďalšom kole maklér
    [park] , v ďalšom kole park
    [pool] , v ďalšom kole bazén
    [temp] , v ďalšom kole brigádnik
    [bis] , v ďalšom kole bis
   *[other] { "" }
}
board-label-instead = Namiesto toho: { $combo }
board-label-combo-pass = { $combo }. Kartu { $passed } dostane { $name }
board-label-pass = Poslať ďalej kartu { $card }. Dostane ju { $name }
board-have = { $count ->
    [0] nemáte žiadny
   *[other] máte { $count }
}

board-fact-park = Parky: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}
board-fact-pool = Bazény: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}
board-fact-agent = Bloky: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}
board-fact-bis = Bis: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}
board-fact-plans = Projekty: { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}

warning-unclaimed = Ešte môžete splniť projekt (bloky { $sizes }) za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
warning-unclaimed_goal = Ešte môžete splniť projekt „{ $goal }“ za { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
board-label-alike = { $label } (rovnaké: { $nth } / { $count })
board-plans-help = Číslo v rámčeku je blok s toľkými domami. Kto splní projekt prvý, získa väčší počet bodov, ostatní menší.
board-ends = { $players ->
    [1] Hra sa končí, keď máte splnené všetky tri projekty, očíslované všetky domy alebo tretiu nepovolenú stavbu, prípadne keď sa minú karty.
   *[other] Hra sa končí, keď má niekto splnené všetky tri projekty, očíslované všetky domy alebo tretiu nepovolenú stavbu.
}
board-near = Blíži sa koniec hry
board-near-plans = { $names }: 2 projekty z 3
board-near-refusals = { $names }: 2 nepovolené stavby z 3
board-near-houses = { $names }: { $count ->
    [one] zostáva { $count } dom
    [few] zostávajú { $count } domy
    [many] zostáva { $count } domu
   *[other] zostáva { $count } domov
}
board-near-cards = Karty sa míňajú
board-estates-help = Body za každý blok podľa veľkosti; maklér zvýši hodnotu jednej veľkosti
board-temps-help = { $players ->
    [1] Šesť a viac: 7 bodov
    [2] Kto ich má na konci viac: 7 bodov, kto menej: 4, bez brigádnikov 0
   *[other] Kto ich má na konci najviac: 7 bodov, druhý 4, tretí 1, bez brigádnikov 0
}
board-plans-short = Projekty
board-later = potom { $low }
board-closes-none = Zatiaľ neuzatvára žiadny blok.
board-closes-plan = projekt { $stack }: { $count } { $of ->
    [4] zo
    [6] zo
   *[other] z
} { $of }
board-pool-lost = Bazén, ktorý je tu v pláne, prepadne.
board-pools-losing = Keď sem zapíšete číslo, bazén prepadne.
board-parks-help = Body za parky každej ulice
board-bis-boxes-help = Strata za zopakované čísla
board-refusals-help = Keď sa žiadne číslo nedá zapísať; tretia taká stavba ukončí hru
board-worth = { $value ->
    [one] { $value } bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodov
}

## What a hint speaks of

term-plans = projekty
term-estates = bloky
term-parks = parky
term-pools = bazény
term-temps = brigádnici
term-bis = bis
term-rings = objazdy
term-refusals = nepovolené stavby
reason-plans = Vaše projekty prinesú na konci o { $worth } viac.
reason-estates = Vaše bloky budú mať na konci hodnotu o { $worth } vyššiu.
reason-parks = Vaše parky prinesú na konci o { $worth } viac.
reason-pools = Vaše bazény prinesú na konci o { $worth } viac.
reason-temps = Vaši brigádnici prinesú na konci o { $worth } viac.
reason-bis = Ušetríte si postih za bis: na konci { $worth }.
reason-rings = Ušetríte si postih za objazd: na konci { $worth }.
reason-refusals = Ušetríte si postih za nepovolenú stavbu: na konci { $worth }.

## What things on the board are

what-table = Stôl
what-town = Štvrť
what-slot = Dom
what-estate = Blok
what-fence = Plot
what-park = Parky ulice
what-parks = Parky
what-pool = Bazén
what-sheet = Zvyšok hárka
what-pools = Bazény
what-temps = Brigádnici
what-estates = Hodnota blokov
what-bis = Domy bis
what-refusals = Nepovolené stavby
what-rings = Objazdy
what-plan = Projekt
what-combination = Kombinácia
what-hand = Vaše karty
what-deck = Karty, ktoré prídu
what-end = Koniec hry
board-slot-now = { $slot }: { $state ->
    [house] dom číslo { $number }.
    [ring] objazd.
    [pool] prázdny; je tu v pláne bazén.
   *[empty] prázdny.
}
board-estate-now = Body za blok veľkosti { $size } teraz:
