### The score pad of UpTown, for evenings with the printed box. No table loads this file.

## Fields

pad-plot_1 = Pozemek 1
pad-plot_2 = Pozemek 2
pad-plot_3 = Pozemek 3
pad-plot_4 = Pozemek 4
pad-plot_5 = Pozemek 5
pad-coins = Upcoiny v peněžence
pad-coins_and_deck = Upcoiny v peněžence a na balíčku
pad-tallest = Při remíze: počet karet vaší nejvyšší budovy

## What cannot be, or is unlikely

problem-good-plot = { $seat }, pozemek { $plot }: opravdu { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}?
problem-many-coins = { $seat }: opravdu { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinu
   *[other] { $coins } upcoinů
}?
problem-more-cards = Nejvyšší budovy mají dohromady víc karet, než kolik jich je v krabici ({ $most }).

## Set-up

lay-decks = Zamíchejte karty projektů a rozdejte každému balíček o { $cards } kartách, lícem nahoru.
lay-municipal = Zamíchejte městské karty (celkem { $cards }) a balíček položte doprostřed.
lay-coins = Dejte každému hráči { $count ->
    [one] { $count } upcoin
    [few] { $count } upcoiny
    [many] { $count } upcoinu
   *[other] { $count } upcoinů
}.
lay-boards = Rozlosujte desky ulic; deska se symbolem začínajícího hráče musí být mezi nimi. Začíná ten, kdo ji dostal.
