### The score pad of Happy City, for evenings with the printed box. No table loads this file.

## Fields

pad-residents = Residents on your cards
pad-hearts = Hearts on your cards
pad-special = Special building (counted separately)
pad-copies = What the Sphinx copies
pad-coins = Coins left
pad-counted_own = { $card }: { $colour } cards in your city
pad-counted_neighbour = { $card }: { $colour } cards of the neighbour who has more
pad-counted_left = { $card }: { $colour } cards of your left neighbour
pad-majority = { $card }: your { $colour } cards, compared with the other cities
pad-below_neighbours = { $card }: is your income below each neighbour’s?
pad-next_two = { $card }: are the next two cards of the same colour?
pad-adjacent = { $card }: how many of the cards next to it share a colour?
pad-cards = { $card }: cards in your city
pad-income = { $card }: your income
pad-copied_residents = { $card }: residents on the copied card
pad-copied_hearts = { $card }: hearts on the copied card
pad-added_residents = { $card }: residents it adds
pad-added_hearts = { $card }: hearts it adds

## Answers

majority-most = most
majority-tied = tied for the most
majority-fewer = fewer
answer-yes = yes
answer-no = no
adjacent-none = none
adjacent-two = two
adjacent-three = three

## What cannot be, or is unlikely

problem-too-good = { $seat }: no ten cards show that many residents and hearts. At most, they add up to { $most }.
problem-no-hearts = { $seat }: no hearts at all?
problem-no-residents = { $seat }: no residents at all?
problem-special-twice = { $seat } and { $other_seat } both have { $card }, but there is only one.

## Rulings

ruling-not_below_zero = Our ruling: { $card } never takes a city below 0 points.

## Set-up

lay-decks = Shuffle the three decks of buildings: { $first }, { $second } and { $third } cards.
lay-dwellings = Make three stacks of dwellings, with { $count ->
    [one] { $count } card
   *[other] { $count } cards
} in each.
lay-specials_family = Lay out { $count } special buildings of the family game, face up.
lay-specials_expert = Lay out { $count } special buildings of the expert game, face up.
lay-coins = Give each player { $count } coins.
lay-markets_white = Everybody starts with a white Happy Market.
lay-markets_draft = Lay out the five coloured markets. Everybody takes one, the last player first.
