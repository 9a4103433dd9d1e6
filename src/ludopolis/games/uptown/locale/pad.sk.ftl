### The score pad of UpTown, for evenings with the printed box. No table loads this file.

## Fields

pad-plot_1 = Políčko 1
pad-plot_2 = Políčko 2
pad-plot_3 = Políčko 3
pad-plot_4 = Políčko 4
pad-plot_5 = Políčko 5
pad-coins = Upcoiny v peňaženke
pad-coins_and_deck = Upcoiny v peňaženke a na balíčku
pad-tallest = Remíza: karty vašej najvyššej budovy

## What cannot be, or is unlikely

problem-good-plot = { $seat }, políčko { $plot }: naozaj toľko bodov, { $points }?
problem-many-coins = { $seat }: naozaj toľko upcoinov, { $coins }?
problem-more-cards = Najvyššie budovy majú spolu viac kariet, než je v škatuli: { $most }.

## Set-up

lay-decks = Zamiešajte karty projektov a rozdajte každému balíček lícom nahor; kariet v každom: { $cards }.
lay-municipal = Zamiešajte mestské karty a dajte kôpku doprostred; kariet: { $cards }.
lay-coins = Upcoinov každému: { $count }.
lay-boards = Vyžrebujte dosky s ulicami. Začína ten, kto má symbol začínajúceho hráča.
