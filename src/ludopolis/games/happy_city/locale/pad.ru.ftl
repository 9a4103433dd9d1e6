### The score pad of Happy City, for evenings with the printed box. No table loads this file.

## Fields

pad-residents = Жители на картах
pad-hearts = Сердца на картах
pad-special = Особое здание (считается отдельно)
pad-copies = Что копирует Сфинкс
pad-coins = Оставшиеся монеты
pad-counted_own = { $card }: карты в вашем городе (цвет: { $colour })
pad-counted_neighbour = { $card }: карты соседа, у которого их больше (цвет: { $colour })
pad-counted_left = { $card }: карты соседа слева (цвет: { $colour })
pad-majority = { $card }: ваши карты по сравнению с другими городами (цвет: { $colour })
pad-below_neighbours = { $card }: ваш доход меньше, чем у каждого соседа?
pad-next_two = { $card }: две следующие карты одного цвета?
pad-adjacent = { $card }: сколько рядом карт одного цвета?
pad-cards = { $card }: карты в вашем городе
pad-income = { $card }: ваш доход
pad-copied_residents = { $card }: жители на копируемой карте
pad-copied_hearts = { $card }: сердца на копируемой карте
pad-added_residents = { $card }: сколько добавляет жителей
pad-added_hearts = { $card }: сколько добавляет сердец

## Answers

majority-most = больше всех
majority-tied = поровну с лидером
majority-fewer = меньше
answer-yes = да
answer-no = нет
adjacent-none = нет
adjacent-two = две
adjacent-three = три

## What cannot be, or is unlikely

problem-too-good = { $seat }: столько жителей и сердец вместе на десяти картах не бывает. Наибольшая сумма — { $most }.
problem-no-hearts = { $seat }: совсем без сердец?
problem-no-residents = { $seat }: совсем без жителей?
problem-special-twice = { $card } — в двух городах: { $seat } и { $other_seat }. Такая карта одна.

## Rulings

ruling-not_below_zero = Наше решение: { $card } не опускает город ниже 0 очков.

## Set-up

lay-decks = Перемешайте три колоды зданий: { $first }, { $second } и { $third } карт.
lay-dwellings = Сложите жильё в три стопки, по { $count ->
    [one] { $count } карте
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} в каждой.
lay-specials_family = Выложите лицом вверх { $count ->
    [one] { $count } особое здание
    [few] { $count } особых здания
    [many] { $count } особых зданий
   *[other] { $count } особого здания
} семейной игры.
lay-specials_expert = Выложите лицом вверх { $count ->
    [one] { $count } особое здание
    [few] { $count } особых здания
    [many] { $count } особых зданий
   *[other] { $count } особого здания
} экспертной игры.
lay-coins = Дайте каждому игроку { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}.
lay-markets_white = Каждый начинает с белого Рынка счастья.
lay-markets_draft = Выложите пять цветных рынков. Каждый берёт один, начиная с последнего игрока.
