### The score pad of UpTown, for evenings with the printed box. No table loads this file.

## Fields

pad-plot_1 = Ділянка 1
pad-plot_2 = Ділянка 2
pad-plot_3 = Ділянка 3
pad-plot_4 = Ділянка 4
pad-plot_5 = Ділянка 5
pad-coins = Монети в гаманці
pad-coins_and_deck = Монети в гаманці та на колоді
pad-tallest = У разі нічиєї: карти у вашій найвищій будівлі

## What cannot be, or is unlikely

problem-good-plot = { $seat }, ділянка { $plot }: справді { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}?
problem-many-coins = { $seat }: справді { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}?
problem-more-cards = У найвищих будівлях разом більше карт, ніж у коробці: { $most }.

## Set-up

lay-decks = Перемішайте карти проєктів і роздайте кожному відкриту колоду із { $cards ->
    [one] { $cards } карти
    [few] { $cards } карт
    [many] { $cards } карт
   *[other] { $cards } карти
}.
lay-municipal = Перемішайте міські карти (усього { $cards }) і покладіть їх стосом посередині.
lay-coins = Дайте кожному гравцеві { $count ->
    [one] { $count } монету
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}.
lay-boards = Роздайте планшети вулиць навмання; серед них має бути планшет зі знаком старту. Хто його отримав, той починає.
