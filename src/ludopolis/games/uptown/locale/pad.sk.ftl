### The score pad of UpTown, for evenings with the printed box. No table loads this file.

## Fields

pad-plot_1 = Políčko 1
pad-plot_2 = Políčko 2
pad-plot_3 = Políčko 3
pad-plot_4 = Políčko 4
pad-plot_5 = Políčko 5
pad-coins = Upcoiny v peňaženke
pad-coins_and_deck = Upcoiny v peňaženke a na balíčku
pad-tallest = Pri remíze: počet kariet vašej najvyššej budovy

## What cannot be, or is unlikely

problem-good-plot = { $seat }, políčko { $plot }: naozaj { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}?
problem-many-coins = { $seat }: naozaj { $coins ->
    [one] { $coins } upcoin
    [few] { $coins } upcoiny
    [many] { $coins } upcoinu
   *[other] { $coins } upcoinov
}?
problem-more-cards = Najvyššie budovy majú spolu viac kariet, než je v škatuli: { $most }.

## Set-up

lay-decks = Zamiešajte karty projektov a rozdajte každému balíček lícom nahor: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } kariet
}.
lay-municipal = Zamiešajte mestské karty ({ $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } kariet
}) a položte ich na kôpku doprostred.
lay-coins = Dajte každému { $count ->
    [one] { $count } upcoin
    [few] { $count } upcoiny
    [many] { $count } upcoinu
   *[other] { $count } upcoinov
}.
lay-boards = Vyžrebujte dosky s ulicami; doska so symbolom začínajúceho hráča musí byť medzi nimi. Začína ten, kto ju dostal.
