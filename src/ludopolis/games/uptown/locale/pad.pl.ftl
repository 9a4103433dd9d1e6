### The score pad of UpTown, for evenings with the printed box. No table loads this file.

## Fields

pad-plot_1 = Działka 1
pad-plot_2 = Działka 2
pad-plot_3 = Działka 3
pad-plot_4 = Działka 4
pad-plot_5 = Działka 5
pad-coins = Upcoiny w portfelu
pad-coins_and_deck = Upcoiny w portfelu i na talii
pad-tallest = Przy remisie: karty twojego najwyższego budynku

## What cannot be, or is unlikely

problem-good-plot = { $seat }, działka { $plot }: naprawdę { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}?
problem-many-coins = { $seat }: naprawdę { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinów
   *[other] { $coins } upcoina
}?
problem-more-cards = Najwyższe budynki mają razem więcej kart, niż jest w pudełku: { $most }.

## Set-up

lay-decks = Potasuj karty projektów i rozdaj każdemu odkrytą talię z { $cards ->
    [one] { $cards } karty
    [few] { $cards } kart
    [many] { $cards } kart
   *[other] { $cards } karty
}.
lay-municipal = Potasuj karty komunalne (razem { $cards }) i połóż je w stosie na środku.
lay-coins = Daj każdemu graczowi { $count ->
    [one] { $count } upcoin
    [few] { $count } upcoiny
    [many] { $count } upcoinów
   *[other] { $count } upcoina
}.
lay-boards = Każdemu wylosuj planszę ulicy; wśród rozdanych musi być ta z symbolem rozpoczęcia. Zaczyna ten, kto ją dostał.
