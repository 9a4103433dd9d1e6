### The score pad of Happy City, for evenings with the printed box. No table loads this file.

## Fields

pad-residents = Locuitori pe cărți
pad-hearts = Inimi pe cărți
pad-special = Clădire specială (se numără separat)
pad-copies = Ce copiază Sfinxul
pad-coins = Monede rămase
pad-counted_own = { $card }: cărți în orașul tău ({ $colour })
pad-counted_neighbour = { $card }: cărți ({ $colour }) ale vecinului care are mai multe
pad-counted_left = { $card }: cărțile vecinului din stânga ({ $colour })
pad-majority = { $card }: cărțile tale față de cele din alte orașe ({ $colour })
pad-below_neighbours = { $card }: venitul tău e sub cel al fiecărui vecin?
pad-next_two = { $card }: următoarele două cărți au aceeași culoare?
pad-adjacent = { $card }: câte dintre cărțile alăturate au aceeași culoare?
pad-cards = { $card }: cărți în orașul tău
pad-income = { $card }: venitul tău
pad-copied_residents = { $card }: locuitori pe cartea copiată
pad-copied_hearts = { $card }: inimi pe cartea copiată
pad-added_residents = { $card }: locuitori adăugați
pad-added_hearts = { $card }: inimi adăugate

## Answers

majority-most = cele mai multe
majority-tied = la egalitate pe primul loc
majority-fewer = mai puține
answer-yes = da
answer-no = nu
adjacent-none = niciuna
adjacent-two = două
adjacent-three = trei

## What cannot be, or is unlikely

problem-too-good = { $seat }: zece cărți nu pot avea împreună atâția locuitori și atâtea inimi. Cel mult { $most }.
problem-no-hearts = { $seat }: chiar nicio inimă?
problem-no-residents = { $seat }: chiar niciun locuitor?
problem-special-twice = Cartea „{ $card }” e în două orașe: { $seat } și { $other_seat }. Există una singură.

## Rulings

ruling-not_below_zero = Interpretarea noastră: cartea „{ $card }” nu duce niciodată un oraș sub 0 puncte.

## Set-up

lay-decks = Amestecă cele trei pachete de clădiri (cărți: { $first }, { $second } și { $third }).
lay-dwellings = Fă trei teancuri de locuințe, cu câte { $count ->
    [one] o carte
    [few] { $count } cărți
   *[other] { $count } de cărți
} în fiecare.
lay-specials_family = Pune cu fața în sus { $count ->
    [one] { $count } clădire specială
    [few] { $count } clădiri speciale
   *[other] { $count } de clădiri speciale
} din jocul de familie.
lay-specials_expert = Pune cu fața în sus { $count ->
    [one] { $count } clădire specială
    [few] { $count } clădiri speciale
   *[other] { $count } de clădiri speciale
} din jocul expert.
lay-coins = Dă fiecărui jucător { $count ->
    [one] { $count } monedă
    [few] { $count } monede
   *[other] { $count } de monede
}.
lay-markets_white = Fiecare începe cu Piața Fericirii (albă).
lay-markets_draft = Așază cele cinci piețe colorate. Fiecare ia una, începând cu ultimul jucător.
