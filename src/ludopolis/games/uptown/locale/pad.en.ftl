### The score pad of UpTown, for evenings with the printed box. No table loads this file.

## Fields

pad-plot_1 = Plot 1
pad-plot_2 = Plot 2
pad-plot_3 = Plot 3
pad-plot_4 = Plot 4
pad-plot_5 = Plot 5
pad-coins = Coins in your wallet
pad-coins_and_deck = Coins in your wallet and on your deck
pad-tallest = In a tie: cards in your tallest building

## What cannot be, or is unlikely

problem-good-plot = { $seat }, plot { $plot }: really { $points } points?
problem-many-coins = { $seat }: really { $coins } coins?
problem-more-cards = The tallest buildings together have more cards than the { $most } in the box.

## Set-up

lay-decks = Shuffle the project cards and deal everybody a deck of { $cards }, face up.
lay-municipal = Shuffle the { $cards } municipal cards into a pile in the middle.
lay-coins = Give each player { $count } coins.
lay-boards = Deal everybody a street board at random; make sure the one with the start symbol is dealt. The player who gets it goes first.
