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

claimed-none = nu
claimed-first = primul
claimed-later = mai târziu

## What cannot be, or is unlikely

problem-estates-too-many = { $seat }: aceste ansambluri nu încap pe străzi de 10, 11 și 12 case.
problem-effects-too-many = { $seat }: efecte, cel puțin { $effects }, dar case scrise, cel mult { $houses }. Fiecare efect vine cu o casă.
problem-plan-unmet = { $seat }: foaia nu îndeplinește planul „{ $plan }”.
problem-plan-estates = { $seat }, ansambluri de { $size }: planurile cer { $needed }, pe foaie sunt { $have }.
problem-agents-idle = { $seat }: valoarea ansamblurilor de { $size } a crescut, dar nu există niciunul. E corect?
problem-nobody-first = Planul { $stack }: cineva trebuie să fi fost primul.
problem-turns-differ = { $seat }: ture, cel puțin { $turns }. { $other_seat }: cel mult { $most }. Toți au același număr.
problem-nobody-ended = Nimeni nu are trei refuzuri sau toate planurile și nicio foaie nu pare plină. Lipsește ceva?

## Set-up

lay-sheets = Fiecăruia o foaie și un creion.
lay-plans = Amestecă separat planurile 1, 2 și 3 și întoarce câte unul.
lay-plans_expert = Adaugă planurile expert, amestecă separat 1, 2 și 3 și întoarce câte unul.
lay-stacks = Amestecă cărțile și fă trei teancuri cu numerele în sus; cărți în fiecare: { $count }.
lay-deck_solo = Un singur pachet cu efectele în sus, cărți: { $count }. Cartea solo merge în jumătatea de jos.
lay-deck_draft = Un singur pachet cu efectele în sus, cărți: { $count }. Împarte fiecăruia trei.

## The flipper

aid-open = Întoarce cărțile pe acest ecran
aid-turn = Întoarce cărțile
aid-claim = Un plan e îndeplinit
aid-end = Cineva a încheiat jocul
aid-figure-round = Runda
aid-over = Jocul s-a terminat. Carnetul de scor cunoaște deja planurile.
aid-shuffled = Cărțile au fost amestecate.
aid-next = Imaginea mică de pe un număr arată ce efect devine cartea în runda următoare.
aid-nobody = încă nimeni
pad-which = Ce plan?
pad-whose = Cine l-a îndeplinit?
pad-reshuffle = Se amestecă toate cărțile după această rundă?
flip-plan-1 = Planul 1
flip-plan-2 = Planul 2
flip-plan-3 = Planul 3
flip-reshuffle-yes = Da, se amestecă
flip-reshuffle-no = Nu
