### The score pad of Welcome To…, for evenings with the printed box. No table loads this file.

## Fields

pad-plan = Planul { $stack }
pad-claim = { $plan }
pad-claim_unknown = Planul { $stack }
pad-parks_1 = Parcuri, strada 1
pad-parks_2 = Parcuri, strada 2
pad-parks_3 = Parcuri, strada 3
pad-pools = Piscine
pad-temps = Zilieri
pad-estates_1 = Ansambluri de 1
pad-estates_2 = Ansambluri de 2
pad-estates_3 = Ansambluri de 3
pad-estates_4 = Ansambluri de 4
pad-estates_5 = Ansambluri de 5
pad-estates_6 = Ansambluri de 6
pad-bis = Bis
pad-refusals = Refuzuri
pad-rings = Giratorii
pad-agents = Valoarea ansamblurilor de { $size }

## Answers

claimed-none = nerevendicat
claimed-first = primul
claimed-later = mai târziu

## What cannot be, or is unlikely

problem-estates-too-many = { $seat }: aceste ansambluri nu încap pe străzi de 10, 11 și 12 case.
problem-effects-too-many = { $seat }: cel puțin { $effects ->
    [one] { $effects } efect
    [few] { $effects } efecte
   *[other] { $effects } de efecte
}, dar cel mult { $houses ->
    [one] { $houses } casă numerotată
    [few] { $houses } case numerotate
   *[other] { $houses } de case numerotate
}. Fiecare efect vine cu o casă.
problem-plan-unmet = { $seat }: foaia nu îndeplinește planul „{ $plan }”.
problem-plan-estates = { $seat }, ansambluri de { $size }: planurile cer { $needed }, foaia are { $have }.
problem-agents-idle = { $seat }: valoarea ansamblurilor de { $size } a crescut, dar nu există niciunul. E corect?
problem-nobody-first = Planul { $stack }: cineva trebuie să fi fost primul.
problem-turns-differ = { $seat } a avut cel puțin { $turns ->
    [one] { $turns } tură
    [few] { $turns } ture
   *[other] { $turns } de ture
}, iar { $other_seat } cel mult { $most }. Toți au același număr de ture.
problem-nobody-ended = Nimeni nu are trei refuzuri sau toate planurile și nicio foaie nu pare plină. Lipsește ceva?

## Set-up

lay-sheets = Dă fiecăruia o foaie și un creion.
lay-plans = Amestecă separat planurile 1, 2 și 3 și întoarce câte unul din fiecare.
lay-plans_expert = Adaugă planurile expert, amestecă separat planurile 1, 2 și 3 și întoarce câte unul din fiecare.
lay-stacks = Amestecă cărțile și fă trei teancuri, cu numerele în sus, de câte { $count ->
    [one] { $count } carte
    [few] { $count } cărți
   *[other] { $count } de cărți
}.
lay-deck_solo = Amestecă toate cărțile ({ $count }) într-un singur pachet, cu efectele în sus. Pune cartea solo în jumătatea de jos.
lay-deck_draft = Amestecă toate cărțile ({ $count }) într-un singur pachet, cu efectele în sus. Împarte fiecăruia trei.

## The flipper

aid-open = Lasă acest dispozitiv să întoarcă cărțile
aid-turn = Întoarce cărțile
aid-claim = Cineva a revendicat un plan
aid-end = Cineva a încheiat jocul
aid-figure-round = Runda
aid-over = Jocul s-a terminat. Carnetul de scor cunoaște deja planurile.
aid-shuffled = Cărțile au fost amestecate.
aid-next = Imaginea mică de pe un număr arată ce efect devine cartea în runda următoare.
aid-nobody = încă nimeni
pad-which = Ce plan?
pad-whose = Cine l-a revendicat?
pad-reshuffle = Se amestecă toate cărțile după această rundă?
flip-plan-1 = Planul 1
flip-plan-2 = Planul 2
flip-plan-3 = Planul 3
flip-reshuffle-yes = Da, se amestecă
flip-reshuffle-no = Nu
