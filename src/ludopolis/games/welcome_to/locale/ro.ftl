### Every word of Welcome To….

game-name = Welcome To…
game-pitch = Desenează cel mai bun cartier de case: toți scriu numere de case de pe aceleași cărți și nimeni nu așteaptă.
game-goal = Numerotezi casele de pe trei străzi și le închizi cu garduri în ansambluri, cu aceleași cărți ca toți ceilalți și în același timp. Planurile, parcurile, piscinele și ansamblurile aduc puncte; câștigă cine are cele mai multe. Jocul se încheie când cineva a numerotat toate casele, a revendicat toate cele trei planuri sau a primit al treilea refuz.
game-aim = Scrie numere crescătoare (1–{"\u2060"}15). Puncte: parcuri, piscine, ansambluri, planuri.
game-length = 25 min
game-difficulty = ușor

## Options

option-expert = Varianta expert
option-expert-help = Un sens giratoriu poate tăia o stradă în două, iar celorlalte planuri li se adaugă zece mai grele.
option-draft = Draft de cărți
option-draft-help = Fiecare are trei cărți, joacă două și dă una mai departe. Pentru cel puțin doi jucători.
option-reshuffle_policy = Reamestecare
option-reshuffle_policy-help = Când se pot reamesteca toate cărțile, la cererea primilor care revendică un plan.
option-reshuffle_policy-each_plan = cu fiecare plan
option-reshuffle_policy-first_plan_only = numai cu primul plan al partidei
option-reshuffle_policy-never = niciodată
option-pass_direction = A treia carte
option-pass_direction-help = Unde merge cartea rămasă la draft.
option-pass_direction-right = la dreapta
option-pass_direction-left = la stânga
option-rings = Sensuri giratorii fără planuri expert
option-rings-help = Un sens giratoriu poate tăia o stradă în două, ca în varianta expert, dar toate planurile sunt cele obișnuite.
option-ring_timing = Sensuri giratorii
option-ring_timing-help = Când se poate construi un sens giratoriu în varianta expert.
option-ring_timing-both = înainte de număr sau după efect
option-ring_timing-before = numai înainte de număr
why-draft_alone = Draftul cere cel puțin doi jucători.

## Questions

ask-ring_before = Construiești un sens giratoriu înainte să alegi?
ask-combination = Alege o combinație.
ask-combination-help = Întâi scrii numărul, apoi folosești efectul.
ask-pass_card = Ce carte dai mai departe?
ask-place = { $number } cu { $effect }: la ce casă?
ask-place-help = Cărți: 1–15. Numerele cresc în sensul săgeților.
ask-place_pool-help = Piscina se face numai unde este plănuită.
ask-effect_fence = Gard: între ce case îl pui?
ask-effect_fence-help = Ansamblu: 1–6 case numerotate între garduri.
ask-effect_agent = Agent: ce ansambluri câștigă valoare?
ask-effect_agent-help = Alege o mărime: acele ansambluri aduc mai mult.
ask-effect_park = Parc: amenajezi unul pe strada { $street }?
ask-effect_pool = Piscină: o construiești pe cea plănuită aici?
ask-effect_bis = Bis: numărul cărei case îl repeți?
ask-effect_bis-help = Repeți numărul ei alături: asta costă puncte.
ask-ring_after = Construiești acum un sens giratoriu?
ask-claim = Revendici un plan?
ask-claim-help = Ce folosești pentru un plan nu contează pentru altul.
ask-claim_estates = Ce ansamblu de { $size ->
    [one] { $size } casă
    [few] { $size } case
   *[other] { $size } de case
} folosești pentru plan? Mai trebuie: { $missing }.
ask-reshuffle = Revendici un plan printre primii: amesteci toate cărțile înainte de runda următoare?

## Moves

move-skip = sari peste
move-refuse = acceptă refuzul
move-done = nu mai revendica nimic
move-reshuffle_yes = da, amestecă
move-reshuffle_no = nu, lasă cărțile așa
move-build_park = amenajează parcul
move-build_pool = construiește piscina
move-combo = combinația { $combo }: { $number } cu { $effect }
move-combo_hand = { $number } cu { $effect }
move-combo_pass = { $number } cu { $effect }, dă mai departe cartea { $pass_number } / { $pass_effect }
move-pass_card = dă mai departe cartea { $number } / { $effect }
move-agent = agent pentru ansambluri de { $size ->
    [one] { $size } casă
    [few] { $size } case
   *[other] { $size } de case
}
move-claim = revendică un plan de { $points } puncte: { $plan }
move-ring = sens giratoriu la { $slot }
move-ring_lost = sens giratoriu la { $slot }, piscina plănuită se pierde
move-fence = gard { $gap }
move-estate = ansamblul de la { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }până la { $to_slot }
}
move-place = { $number } la { $slot }
move-place_pool = { $number } la { $slot }, unde se poate construi o piscină
move-place_lost = { $number } la { $slot }, piscina plănuită se pierde
move-bis = { $number } bis la { $slot }
move-bis_lost = { $number } bis la { $slot }, piscina plănuită se pierde

# The same in short, for hints beside the board.
brief-reshuffle_yes = cere amestecarea cărților
brief-reshuffle_no = lasă cărțile așa
brief-combo = ia numărul { $number } cu { $effect }
brief-place_pool = { $number } la { $slot }
with-estate = { $size ->
    [1] { $from_slot }
   *[other] de la { $from_slot } până la { $to_slot }
}

## Reasons

why-bad_move = „{ $text }” nu este o mutare. Mutările arată așa: combo 2, place 7 S2.5, fence S1.g3, agent 4, build, bis 7 S1.3, ring S2.5, claim 1, estate S1.4, reshuffle yes, pass_card 2, refuse, skip, done.
why-bad_outcome = „{ $text }” nu se poate trage. Tragerile arată așa: card fence_5a, plan estates_3_4, top park, dealer 0.
why-can_build = Poți accepta refuzul numai când niciun număr nu se potrivește nicăieri.
why-no_such_combination = Combinația { $combo } nu există.
why-same_combination = Altă combinație are deja { $number } cu { $effect }: alege-o pe aceea.
why-combination_does_not_fit = { $number } cu { $effect } nu se potrivește nicăieri.
why-other_number = Nu poți scrie { $number }; această combinație dă { $own_number }.
why-wrong_number = Nu poți scrie { $number }; această combinație dă numere de la { $low } la { $high }.
why-slot_filled = La { $slot } este deja ceva.
why-nothing_fits = La { $slot } nu se mai potrivește niciun număr.
why-only_number = { $number } nu se potrivește la { $slot }: ordinea o păstrează numai { $fitting_number }.
why-out_of_order = { $number } nu se potrivește la { $slot }: ordinea o păstrează numai un număr de la { $low } la { $high }.
why-street_edge = Acolo se termină strada.
why-fence_stands = Este deja un gard { $gap }.
why-bis_pair = Un număr și bisul lui rămân împreună, fără gard { $gap }.
why-between_used = Nu se poate pune gard { $gap }: ambele case sunt folosite de un plan.
why-agents_full = Toate căsuțele pentru ansambluri de { $size } sunt tăiate.
why-not_this_effect = Efectul de acum este: { $effect }.
why-fence_between = Un gard { $gap } desparte casa de numărul { $number }.
why-no_such_neighbour = Lângă casa aleasă ({ $slot }) nu este niciun { $number }.
why-claimed_already = Ai revendicat deja acest plan: { $plan }.
why-goal_not_met = Acest obiectiv nu este încă îndeplinit: { $plan }.
why-goal_used = Unele case pentru acest obiectiv ({ $plan }) sunt deja folosite de alt plan.
why-no_rings = Această partidă se joacă fără sensuri giratorii.
why-rings_full = Ambele sensuri giratorii sunt construite.
why-ring_built = Un sens giratoriu pe tură: l-ai construit deja.
why-ring_after_refusal = După un refuz nu se construiește sens giratoriu.
why-number_needs_slot = Numărul se potrivește numai la { $slot }: acolo nu poate fi sens giratoriu.
why-no_estate = La { $slot } nu începe niciun ansamblu complet.
why-wrong_size = Ansamblul de la { $slot } are mărimea { $size }; trebuie unul de { $wanted_size }.
why-estate_used = Ansamblul de la { $slot } este deja folosit de un plan.
why-estate_order = Alege ansamblurile de la stânga la dreapta. În locul celui de la { $slot }, alege acum unul dintre acestea: { $next_slot }.
why-not_asked = Acum nu asta este întrebarea. Decide întâi: { $step }.

step-ring_before = un sens giratoriu înainte de combinație
step-combination = combinația
step-pass_card = cartea de dat mai departe
step-place = unde scrii numărul
step-effect = efectul
step-ring_after = un sens giratoriu după efect
step-claim = planurile de revendicat
step-claim_estates = ansamblurile pentru plan
step-reshuffle = dacă amesteci cărțile

## Events

event-plan = Planul { $stack }: { $plan }; { $high } puncte, mai târziu { $low }.
event-dealer = Împarte cărțile: { $seat }.
event-card = Teancul { $stack } arată { $number }; efectul din runda următoare: { $effect }.
event-top = Deasupra pachetului: { $top }.
event-dealt = { $seat } trage cartea { $number } / { $effect }.
event-dealt_hidden = { $seat } trage o carte cu { $effect }.
event-solo_card = Apare cartea solo și iese din joc.
event-reshuffled = Se amestecă toate cărțile: { $cards }.
event-stacks_renewed = Teancurile s-au terminat: cărțile ({ $cards }) se amestecă în teancuri noi.
event-discard_shuffled = Pachetul s-a terminat: se amestecă toate cărțile decartate ({ $cards }).
event-round = Runda { $round }.
log-round = Runda { $round }
log-card = { "" }
event-reveal = Toți arată ce au ales.
event-ring = { $seat } construiește un sens giratoriu la { $slot }: penalizare { $penalty ->
    [one] { $penalty } punct
    [few] { $penalty } puncte
   *[other] { $penalty } de puncte
} până acum.
event-combination = { $seat } alege numărul { $number } cu { $effect }.
event-refused = { $seat } nu poate scrie niciun număr: refuzul { $boxes }{ $penalty ->
    [0] { "" }
    [one] , penalizare { $penalty } punct până acum
    [few] , penalizare { $penalty } puncte până acum
   *[other] , penalizare { $penalty } de puncte până acum
}.
event-wrote = { $seat } scrie { $number } la { $slot }.
event-temp = { $seat } angajează un zilier, până acum { $temps }.
event-fence = { $seat } pune un gard { $gap }.
event-agent = { $seat } angajează un agent: fiecare ansamblu de { $size } valorează acum { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}.
event-park = { $seat } amenajează parcul { $parks } pe strada { $street }: { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
} până acum.
event-pool = { $seat } construiește piscina { $pools } la { $slot }: { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
} până acum.
event-bis = { $seat } scrie { $number } bis la { $slot }: penalizare { $penalty ->
    [one] { $penalty } punct
    [few] { $penalty } puncte
   *[other] { $penalty } de puncte
} până acum.
event-claimed = { $seat } revendică un plan de { $points } puncte: { $plan }.
event-wants_reshuffle = { $seat } cere amestecarea cărților.
event-approved = Plan aprobat: { $plan }. De acum aduce { $low } puncte.
event-passed = { $to_seat } primește de la { $from_seat }: { $number } / { $effect }.
event-passed_hidden = { $to_seat } primește de la { $from_seat } o carte cu { $effect }.
event-end = { $ending } Acest jucător este { $seat }, iar partida se încheie.
event-cards_out = Nu mai sunt destule cărți pentru încă o rundă.
event-total = { $seat }: { $points ->
    [one] { $points } punct
    [few] { $points } puncte
   *[other] { $points } de puncte
}.

# The same of others, over the reader’s own town: briefly, and whose town it is.
news-ring = { $seat }, în orașul său: sens giratoriu la { $slot }.
news-wrote = { $seat }, în orașul său: { $number } la { $slot }.
news-fence = { $seat }, în orașul său: gard { $gap }.
news-park = { $seat }, în orașul său: parc pe strada { $street }.
news-pool = { $seat }, în orașul său: piscină la { $slot }.
news-bis = { $seat }, în orașul său: { $number } bis la { $slot }.

## The position

line-round = Runda { $round }.
line-plan = Planul { $stack }: { $plan }; { $high } puncte (mai târziu { $low }).
line-plan_approved = Planul { $stack }: { $plan }; aprobat, { $low } puncte.
line-combination = Combinația { $combo }: { $number } cu { $effect } (runda următoare: { $next_effect }).
line-stacks = Cărți în fiecare teanc: { $cards }.
line-deck = Cărți în pachet: { $cards }. Deasupra: { $top }.
line-dealer = Împarte: { $seat }.
line-card = Cartea { $place }, { $seat }: { $number } / { $effect }.
line-card_hidden = Cartea { $place }, { $seat }: { $effect }.
line-seat = { $seat }
line-seat_finished = { $seat } (a terminat runda)
line-street = { $street }: { $picture } (parcuri: { $parks })
line-pools = Piscine: { $pools }{ $pools ->
    [0] {""}
   *[other] {" "}({ $slot })
}.
line-planned = { $pools ->
    [0] Nu se mai poate construi nicio piscină.
   *[other] Piscine încă plănuite: { $slot }.
}
line-tracks = Zilieri { $temps }. Agenți pe mărimi { $agents }. Bis { $bis }. Refuzuri { $refusals }.
line-rings = Sensuri giratorii { $rings }.
line-claims = Puncte pentru planuri: { $plans }.

## The score sheet

score-plans = Planuri
score-parks_1 = Parcuri, strada 1
score-parks_2 = Parcuri, strada 2
score-parks_3 = Parcuri, strada 3
score-pools = Piscine
score-temps = Zilieri
score-estates_1 = Ansambluri de 1
score-estates_2 = Ansambluri de 2
score-estates_3 = Ansambluri de 3
score-estates_4 = Ansambluri de 4
score-estates_5 = Ansambluri de 5
score-estates_6 = Ansambluri de 6
score-bis = Bis
score-refusals = Refuzuri
score-rings = Giratorii
score-parks = Parcuri
score-estates = Ansambluri
score-minus = Penalizări
game-solo-goal = În jocul solo nu câștigă nimeni. Regulile tipărite dau un singur scop: să îți depășești recordul. De aceea scala arată partidele tale, iar steagul marchează recordul.
figure-plan_1 = primul plan
figure-plan_2 = al doilea plan
figure-plan_3 = al treilea plan
figure-parks = parcuri
figure-pools = piscine
figure-temps = zilieri
figure-estates = ansambluri
figure-value = valoarea fiecăruia
figure-boxes = căsuțe
tie-estates = Ansambluri complete
tie-estates-decides = Egalitate, decide numărul ansamblurilor complete
tie-estates_1 = Ansambluri de 1
tie-estates_1-decides = Egalitate, decid ansamblurile de 1
tie-estates_2 = Ansambluri de 2
tie-estates_2-decides = Egalitate, decid ansamblurile de 2
tie-estates_3 = Ansambluri de 3
tie-estates_3-decides = Egalitate, decid ansamblurile de 3
tie-estates_4 = Ansambluri de 4
tie-estates_4-decides = Egalitate, decid ansamblurile de 4
tie-estates_5 = Ansambluri de 5
tie-estates_5-decides = Egalitate, decid ansamblurile de 5
tie-estates_6 = Ansambluri de 6
tie-estates_6-decides = Egalitate, decid ansamblurile de 6
ending-refusals = Un jucător are trei refuzuri.
ending-plans = Un jucător a revendicat toate cele trei planuri.
ending-full = Un jucător nu mai are nicio casă liberă.
ending-cards = S-au terminat cărțile.

## Things

# Places on a sheet: the first number is the street, the second counts its houses from the left; a gap is before the next house.
slot = { $second ->
    [1] prima casă
   *[other] a { $second }-a casă
} de pe strada { $first }
gap = între { $second ->
    [1] prima
   *[other] a { $second }-a
} și a { $next }-a casă de pe strada { $first }

effect-fence = gard
effect-agent = agent
effect-park = parc
effect-pool = piscină
effect-temp = zilier
effect-bis = bis
top-fence = gard
top-agent = agent
top-park = parc
top-pool = piscină
top-temp = zilier
top-bis = bis
top-solo_card = cartea solo
top-none = nimic
plan-estates_1_1_1_1_1_1 = șase ansambluri de 1
plan-estates_2_2_2_2 = patru ansambluri de 2
plan-estates_3_3_3 = trei ansambluri de 3
plan-estates_4_4 = două ansambluri de 4
plan-estates_5_5 = două ansambluri de 5
plan-estates_6_6 = două ansambluri de 6
plan-estates_1_1_1_6 = ansambluri de 1, 1, 1 și 6
plan-estates_2_2_5 = ansambluri de 2, 2 și 5
plan-estates_3_3_4 = ansambluri de 3, 3 și 4
plan-estates_3_6 = ansambluri de 3 și 6
plan-estates_4_5 = ansambluri de 4 și 5
plan-estates_1_1_1_4 = ansambluri de 1, 1, 1 și 4
plan-estates_1_2_6 = ansambluri de 1, 2 și 6
plan-estates_1_4_5 = ansambluri de 1, 4 și 5
plan-estates_3_4 = ansambluri de 3 și 4
plan-estates_2_5 = ansambluri de 2 și 5
plan-estates_1_2_2_3 = ansambluri de 1, 2, 2 și 3
plan-estates_2_3_5 = ansambluri de 2, 3 și 5
plan-street_1_full = strada 1 completă
plan-street_3_full = strada 3 completă
plan-street_ends = ambele capete ale fiecărei străzi ocupate
plan-temps_7 = șapte zilieri
plan-bis_5 = cinci case bis pe o stradă
plan-parks_2 = toate parcurile de pe două străzi
plan-pools_2 = toate piscinele de pe două străzi
plan-street_2_green = toate parcurile și piscinele de pe strada 2
plan-street_3_green = toate parcurile și piscinele de pe strada 3
plan-ring_green = toate parcurile, toate piscinele și un sens giratoriu pe o stradă

## The board

board-town = Orașul: { $name }
board-sheet = Foaia: { $name }
table-tab-board = Oraș
table-tab-sheet = Foaie
board-whose = Al cui oraș
board-street-1 = 1 · Aleea Arțarilor
board-street-2 = 2 · Strada Soarelui
board-street-3 = 3 · Strada Lacului
board-bis = bis
board-parks = Parcuri
board-park = Strada { $street }: parcuri { $count }, valorează { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}
board-plans = Planuri urbanistice
board-pools = Piscine
board-temps = Zilieri
board-estates = Ansambluri
board-bis-boxes = Bis
board-refusals = Refuzuri
board-rings = Giratorii
board-ready = a ales
board-track-pools = Piscine: { $count }, valorează { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}
board-track-temps = Zilieri angajați: { $count }
board-track-bis = Case bis: { $count }, minus { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}
board-track-refusals = Autorizații refuzate: { $count }, minus { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}
board-track-rings = Sensuri giratorii: { $count }, minus { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}
board-track-estates = Ansambluri de { $size }: { $count }, fiecare valorează { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}

board-plan = { $plan }: { $high } puncte pentru primul, mai târziu { $low }
board-claimed = Plan revendicat: { $names }
board-plan-estates = Ansambluri { $sizes }
board-plan-street_1_full = Strada 1 completă
board-plan-street_3_full = Strada 3 completă
board-plan-street_ends = Capetele tuturor străzilor
board-plan-temps_7 = Șapte zilieri
board-plan-bis_5 = Cinci case bis pe o stradă
board-plan-parks_2 = Toate parcurile a două străzi
board-plan-pools_2 = Toate piscinele a două străzi
board-plan-street_2_green = Toate parcurile și piscinele străzii 2
board-plan-street_3_green = Toate parcurile și piscinele străzii 3
board-plan-ring_green = Parcuri, piscine și un giratoriu pe o stradă

board-combinations = Combinații
board-hand = Mâna ta: un număr și efectul altei cărți
board-combo = { $number } + { $effect }
board-together-refused = refuz
board-next-round = urmează: { $effect }
board-effect-fence = gard
board-effect-agent = agent
board-effect-park = parc
board-effect-pool = piscină
board-effect-temp = zilier
board-effect-bis = bis
board-effect-fence-help = Apoi pune un gard între două case
board-effect-agent-help = Apoi ridică valoarea ansamblurilor de o anumită mărime
board-effect-park-help = Apoi amenajează un parc pe aceeași stradă
board-effect-pool-help = Apoi construiește piscina, dacă acolo e plănuită una
board-effect-temp-help = Scrie un număr de la { $low } la { $high } și angajează un zilier
board-effect-bis-help = Apoi repetă numărul oricărei case chiar lângă ea
board-effect-fence-short = închide un ansamblu
board-effect-agent-short = ansambluri mai valoroase
board-effect-park-short = parc pe acea stradă
board-effect-pool-short = piscină lângă casă
board-effect-temp-short = orice număr { $low }–{ $high }
board-effect-bis-short = repetă un număr
board-deck = Cărți care mai vin: { $count }
board-unseen = Cărți pe care nu le-ai văzut: { $count } (în pachet: { $deck })
board-to-come = urmează
board-sum = toate
board-top = Deasupra pachetului: { $effect }
board-top-solo = Deasupra pachetului: cartea solo
board-solo-waits = Cartea solo este încă în pachet.
board-open-hand = Efecte în mână: { $effects }

board-ask-ring = Ce casă devine sens giratoriu?
board-ring = Gira{"\u00AD"}toriu
board-ring-where = Unde?
board-ring-help = Construiește un sens giratoriu, puncte: { $points }
board-ask-number = { $number } cu { $effect }: ce număr?
board-which-number = Ce număr la { $slot }?
board-skip = { $effect ->
    [fence] Fără gard
    [agent] Fără agent
    [park] Fără parc
    [pool] Fără piscină
   *[bis] Fără bis
}
board-skip-ring = Fără giratoriu
board-done = Nu acum
board-refuse = Acceptă refuzul
board-reshuffle-yes = Amestecă
board-reshuffle-no = Lasă cărțile așa
board-build-park = Amenajează parcul
board-build-pool = Construiește piscina
board-estate = Strada { $street }: { $numbers }

board-label-place = Scrie { $number }: { $slot }{ $pool ->
    [open] , unde se poate construi o piscină
    [lost] , piscina plănuită se pierde
    [missing] , fără piscină
   *[other] { "" }
}
board-label-bis = Repetă { $number }: { $slot }{ $pool ->
    [lost] , piscina plănuită se pierde
   *[other] { "" }
}
board-label-ring = Sens giratoriu: { $slot }{ $pool ->
    [lost] , piscina plănuită se pierde
   *[other] { "" }
}
board-label-fence = Gard { $gap }
board-label-estate = Ansamblu de { $size }: { $size ->
    [1] { $from }
   *[other] de la { $from } până la { $to }
}
board-label-pool = Construiește piscina
board-label-park = Amenajează un parc pe strada { $street }
board-label-agent = Agent pentru ansambluri de { $size } (ai { $count }): fiecare valorează { $next ->
    [one] { $next } punct
    [few] { $next } puncte
   *[other] { $next } de puncte
} în loc de { $value }
board-label-claim = Revendică „{ $plan }” pentru { $points } puncte
board-label-combo = { $combo }{ $next ->
    [fence] , runda următoare gard
    [agent] , runda următoare agent
    [park] , runda următoare parc
    [pool] , runda următoare piscină
    [temp] , runda următoare zilier
    [bis] , runda următoare bis
   *[other] { "" }
}
board-label-instead = Alege în schimb: { $combo }
board-label-combo-pass = { $combo }. Cartea { $passed } merge la { $name }
board-label-pass = Dă mai departe cartea { $card }. O primește { $name }
board-have = { $count ->
    [0] nu ai niciunul
   *[other] ai { $count }
}

board-fact-park = Parcuri, puncte: { $value }
board-fact-pool = Piscine, puncte: { $value }
board-fact-agent = Ansambluri, puncte: { $value }
board-fact-bis = Bis, puncte: { $value }
board-fact-plans = Planuri, puncte: { $value }

warning-unclaimed = Încă poți revendica „Ansambluri { $sizes }” pentru { $points } puncte.
warning-unclaimed_goal = Încă poți revendica „{ $goal }” pentru { $points } puncte.
board-label-alike = { $label } ({ $nth } din { $count } identice)
board-plans-help = Un număr în chenar înseamnă un ansamblu cu atâtea case. Primul care revendică un plan ia punctajul mai mare, cei de după el pe cel mai mic.
board-ends = { $players ->
    [1] Jocul se încheie când ai revendicat toate cele trei planuri, ai numerotat toate casele sau ai primit al treilea refuz, ori când se termină cărțile.
   *[other] Jocul se încheie când cineva a revendicat toate cele trei planuri, a numerotat toate casele sau a primit al treilea refuz.
}
board-near = Se apropie finalul
board-near-plans = { $names }: 2 planuri din 3
board-near-refusals = { $names }: 2 refuzuri din 3
board-near-houses = { $names }: { $count ->
    [one] a mai rămas { $count } casă
    [few] au mai rămas { $count } case
   *[other] au mai rămas { $count } de case
}
board-near-cards = Cărțile se termină
board-estates-help = Puncte pe ansamblu, după mărime; un agent ridică valoarea unei mărimi
board-temps-help = { $players ->
    [1] Șase sau mai mulți: 7 puncte
    [2] Mai mulți la sfârșit: 7 puncte, mai puțini 4, niciunul 0
   *[other] Cei mai mulți la sfârșit: 7 puncte, locul doi 4, locul trei 1, niciunul 0
}
board-plans-short = Planuri
board-later = apoi { $low }
board-closes-none = Deocamdată nu închide niciun ansamblu.
board-closes-plan = planul { $stack }: { $count } din { $of }
board-pool-lost = Piscina plănuită aici se pierde.
board-pools-losing = Dacă scrii un număr aici, piscina se pierde.
board-parks-help = Puncte pentru parcurile fiecărei străzi
board-bis-boxes-help = Puncte pierdute pentru numere repetate
board-refusals-help = Când nu merge niciun număr; al treilea refuz încheie jocul
board-worth = { $value ->
    [one] { $value } punct
    [few] { $value } puncte
   *[other] { $value } de puncte
}

## What a hint speaks of

term-plans = planuri urbanistice
term-estates = ansambluri
term-parks = parcuri
term-pools = piscine
term-temps = zilieri
term-bis = bis
term-rings = sensuri giratorii
term-refusals = refuzuri
reason-plans = Planurile urbanistice vor aduce la sfârșit { $worth } în plus.
reason-estates = Ansamblurile tale vor aduce la sfârșit { $worth } în plus.
reason-parks = Parcurile tale vor aduce la sfârșit { $worth } în plus.
reason-pools = Piscinele tale vor aduce la sfârșit { $worth } în plus.
reason-temps = Zilierii tăi vor aduce la sfârșit { $worth } în plus.
reason-bis = Te scutește de penalizarea pentru un bis: la sfârșit { $worth }.
reason-rings = Te scutește de penalizarea pentru un sens giratoriu: la sfârșit { $worth }.
reason-refusals = Te scutește de penalizarea pentru un refuz: la sfârșit { $worth }.

## What things on the board are

what-table = Masa
what-town = Orașul
what-slot = Casă
what-estate = Ansamblu
what-fence = Gard
what-park = Parcurile unei străzi
what-parks = Parcuri
what-pool = Piscină
what-sheet = Restul foii
what-pools = Piscine
what-temps = Zilieri
what-estates = Valoarea ansamblurilor
what-bis = Case bis
what-refusals = Refuzuri
what-rings = Sensuri giratorii
what-plan = Plan urbanistic
what-combination = Combinație
what-hand = Cărțile tale
what-deck = Cărți care mai vin
what-end = Sfârșitul jocului
board-slot-now = { $state ->
    [house] Casa cu numărul { $number }
    [ring] Un sens giratoriu
    [pool] Liberă, cu o piscină plănuită
   *[empty] Liberă
}: { $slot }.
board-estate-now = Puncte acum pentru un ansamblu de { $size }:
