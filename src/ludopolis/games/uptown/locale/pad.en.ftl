### The score pad of UpTown, for evenings with the printed box. No table loads this file.

## Fields

pad-plot_1 = Plot 1
pad-plot_2 = Plot 2
pad-plot_3 = Plot 3
pad-plot_4 = Plot 4
pad-plot_5 = Plot 5
pad-coins = Coins in your wallet
pad-coins_and_deck = Coins in your wallet and on your deck
pad-tallest = A tie: cards of your tallest building

## What cannot be, or is unlikely

problem-good-plot = { $seat }, plot { $plot }: really { $points } points?
problem-many-coins = { $seat }: really { $coins } coins?
problem-more-cards = The tallest buildings have more cards together than there are in the box: { $most }.

## Set-up

lay-decks = Shuffle the project cards and deal everybody a face-up deck; cards in each: { $cards }.
lay-municipal = Shuffle the municipal cards into a pile in the middle: { $cards }.
lay-coins = Coins for everybody: { $count }.
lay-boards = Draw the street boards. Whoever has the start symbol begins.
