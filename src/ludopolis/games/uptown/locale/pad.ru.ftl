### The score pad of UpTown, for evenings with the printed box. No table loads this file.

## Fields

pad-plot_1 = Участок 1
pad-plot_2 = Участок 2
pad-plot_3 = Участок 3
pad-plot_4 = Участок 4
pad-plot_5 = Участок 5
pad-coins = Монеты в кошельке
pad-coins_and_deck = Монеты в кошельке и на колоде
pad-tallest = При ничьей: карты в вашем самом высоком здании

## What cannot be, or is unlikely

problem-good-plot = { $seat }, участок { $plot }: очков точно { $points }?
problem-many-coins = { $seat }: монет точно { $coins }?
problem-more-cards = В самых высоких зданиях вместе больше карт, чем есть в коробке (там их { $most }).

## Set-up

lay-decks = Перемешайте карты проектов и раздайте каждому открытую колоду из { $cards ->
    [one] { $cards } карты
    [few] { $cards } карт
    [many] { $cards } карт
   *[other] { $cards } карты
}.
lay-municipal = Перемешайте городские карты (всего { $cards }) и положите их стопкой в середину.
lay-coins = Дайте каждому игроку { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}.
lay-boards = Раздайте планшеты улиц наугад; среди них должен быть планшет со знаком старта. Кому он достался, тот начинает.
