### The score pad of Happy City, for evenings with the printed box. No table loads this file.

## Fields

pad-residents = Мешканці на картах
pad-hearts = Серця на картах
pad-special = Особлива будівля (рахується окремо)
pad-copies = Що копіює Сфінкс
pad-coins = Залишок монет
pad-counted_own = { $card }: карти у вашому місті (колір: { $colour })
pad-counted_neighbour = { $card }: карти сусіда, у якого їх більше (колір: { $colour })
pad-counted_left = { $card }: карти сусіда ліворуч (колір: { $colour })
pad-majority = { $card }: ваші карти порівняно з іншими містами (колір: { $colour })
pad-below_neighbours = { $card }: ваш дохід менший, ніж у кожного сусіда?
pad-next_two = { $card }: дві наступні карти одного кольору?
pad-adjacent = { $card }: скільки сусідніх карт одного кольору?
pad-cards = { $card }: карти у вашому місті
pad-income = { $card }: ваш дохід
pad-copied_residents = { $card }: мешканці на скопійованій карті
pad-copied_hearts = { $card }: серця на скопійованій карті
pad-added_residents = { $card }: скільки додає мешканців
pad-added_hearts = { $card }: скільки додає сердець

## Answers

majority-most = найбільше
majority-tied = найбільше, не лише у вас
majority-fewer = менше
answer-yes = так
answer-no = ні
adjacent-none = немає
adjacent-two = дві
adjacent-three = три

## What cannot be, or is unlikely

problem-too-good = { $seat }: стільки мешканців і сердець разом на десяти картах не буває. Найбільша сума — { $most }.
problem-no-hearts = { $seat }: зовсім без сердець?
problem-no-residents = { $seat }: зовсім без мешканців?
problem-special-twice = { $card } — у двох містах: { $seat } і { $other_seat }. Така карта одна.

## Rulings

ruling-not_below_zero = Наше рішення: { $card } не опускає місто нижче 0 балів.

## Set-up

lay-decks = Перемішайте три колоди будівель: { $first }, { $second } і { $third } карт.
lay-dwellings = Складіть житло в три стоси, по { $count ->
    [one] { $count } карті
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
} у кожному.
lay-specials_family = Викладіть горілиць { $count ->
    [one] { $count } особливу будівлю
    [few] { $count } особливі будівлі
    [many] { $count } особливих будівель
   *[other] { $count } особливої будівлі
} сімейного режиму.
lay-specials_expert = Викладіть горілиць { $count ->
    [one] { $count } особливу будівлю
    [few] { $count } особливі будівлі
    [many] { $count } особливих будівель
   *[other] { $count } особливої будівлі
} експертного режиму.
lay-coins = Дайте кожному гравцеві { $count ->
    [one] { $count } монету
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}.
lay-markets_white = Кожен починає з білого «Ринку щастя».
lay-markets_draft = Викладіть п’ять кольорових ринків. Кожен бере один, починаючи з останнього гравця.
