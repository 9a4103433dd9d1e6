### The score pad of UpTown, for evenings with the printed box. No table loads this file.

## Fields

pad-plot_1 = Участок 1
pad-plot_2 = Участок 2
pad-plot_3 = Участок 3
pad-plot_4 = Участок 4
pad-plot_5 = Участок 5
pad-coins = Монеты в кошельке
pad-coins_and_deck = Монеты в кошельке и на колоде
pad-tallest = Ничья: карты в вашем самом высоком здании

## What cannot be, or is unlikely

problem-good-plot = { $seat }, участок { $plot }: точно столько очков — { $points }?
problem-many-coins = { $seat }: точно столько монет — { $coins }?
problem-more-cards = В самых высоких зданиях вместе больше карт, чем в коробке: { $most }.

## Set-up

lay-decks = Перемешайте карты проектов и раздайте всем открытые колоды; карт в каждой: { $cards }.
lay-municipal = Перемешайте городские карты и положите стопкой в середину: { $cards }.
lay-coins = Монет каждому: { $count }.
lay-boards = Разыграйте планшеты улиц. Кому достался знак старта, тот начинает.
