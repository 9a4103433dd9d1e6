### The score pad of Happy City, for evenings with the printed box. No table loads this file.

## Fields

pad-residents = Lakosok a lapjaidon
pad-hearts = Szívek a lapjaidon
pad-special = Speciális épület (külön számít)
pad-copies = Mit másol a Szfinx
pad-coins = Megmaradt érmék
pad-counted_own = { $card }: lapok a városodban ({ $colour })
pad-counted_neighbour = { $card }: { $colour } lapok annál a szomszédnál, akinek több van
pad-counted_left = { $card }: a bal oldali szomszéd lapjai ({ $colour })
pad-majority = { $card }: a lapjaid a többi városhoz képest ({ $colour })
pad-below_neighbours = { $card }: kevesebb a jövedelmed mindegyik szomszédodénál?
pad-next_two = { $card }: azonos színű a következő két lap?
pad-adjacent = { $card }: a mellette álló lapok közül hány egyforma színű?
pad-cards = { $card }: lapok a városodban
pad-income = { $card }: a jövedelmed
pad-copied_residents = { $card }: lakosok a másolt lapon
pad-copied_hearts = { $card }: szívek a másolt lapon
pad-added_residents = { $card }: ennyi lakost ad
pad-added_hearts = { $card }: ennyi szívet ad

## Answers

majority-most = a legtöbb
majority-tied = holtversenyben a legtöbb
majority-fewer = kevesebb
answer-yes = igen
answer-no = nem
adjacent-none = nincs
adjacent-two = kettő
adjacent-three = három

## What cannot be, or is unlikely

problem-too-good = { $seat }: tíz lapon nincs ennyi lakos és szív. A kettő összege legfeljebb { $most }.
problem-no-hearts = { $seat }: egyetlen szív sincs?
problem-no-residents = { $seat }: egyetlen lakos sincs?
problem-special-twice = { $card }: két városban is szerepel ({ $seat } és { $other_seat }), pedig csak egy ilyen lap van.

## Rulings

ruling-not_below_zero = Döntésünk ({ $card }): a város emiatt sosem kerül 0 pont alá.

## Set-up

lay-decks = Keverd meg a három épületpaklit: { $first }, { $second } és { $third } lap.
lay-dwellings = Rakj ki három kupac lakóépületet; mindegyikben { $count } lap legyen.
lay-specials_family = Tegyél ki { $count } speciális épületet a családi játékból, képpel felfelé.
lay-specials_expert = Tegyél ki { $count } speciális épületet a haladó játékból, képpel felfelé.
lay-coins = Adj mindenkinek { $count } érmét.
lay-markets_white = Mindenki egy fehér Boldogpiaccal kezd.
lay-markets_draft = Tedd ki az öt színes piacot. Mindenki elvesz egyet, az utolsó játékos kezdi.
