### The score pad of Welcome To…, for evenings with the printed box. No table loads this file.

## Fields

pad-plan = План міста { $stack }
pad-claim = { $plan }
pad-claim_unknown = План { $stack }
pad-parks_1 = Парки вулиці 1
pad-parks_2 = Парки вулиці 2
pad-parks_3 = Парки вулиці 3
pad-pools = Басейни
pad-temps = Працівники
pad-estates_1 = Квартали на 1
pad-estates_2 = Квартали на 2
pad-estates_3 = Квартали на 3
pad-estates_4 = Квартали на 4
pad-estates_5 = Квартали на 5
pad-estates_6 = Квартали на 6
pad-bis = Bis
pad-refusals = Відмови
pad-rings = Кільця
pad-agents = Вартість кварталів на { $size }

## Answers

claimed-none = ні
claimed-first = серед перших
claimed-later = пізніше

## What cannot be, or is unlikely

problem-estates-too-many = { $seat }: такі квартали не вміщаються на вулицях з 10, 11 і 12 будинків.
problem-effects-too-many = { $seat }: ефектів щонайменше { $effects }, а заповнених будинків щонайбільше { $houses }. На кожен ефект припадає заповнений будинок.
problem-plan-unmet = { $seat }: за аркушем план «{ $plan }» не виконано.
problem-plan-estates = { $seat }, квартали на { $size }: для планів треба { $needed }, на аркуші { $have }.
problem-agents-idle = { $seat }: вартість кварталів на { $size } підвищено, а таких кварталів немає. Правильно?
problem-nobody-first = План { $stack }: хтось мусив виконати його першим.
problem-turns-differ = { $seat }: ходів щонайменше { $turns }. { $other_seat }: щонайбільше { $most }. А ходів у всіх порівну.
problem-nobody-ended = Ні в кого немає трьох відмов чи всіх планів, і жоден аркуш не здається заповненим. Нічого не пропущено?

## Set-up

lay-sheets = Кожному — аркуш і олівець.
lay-plans = Перемішайте плани 1, 2 і 3 окремо й відкрийте по одному.
lay-plans_expert = Додайте експертні плани, перемішайте плани 1, 2 і 3 окремо й відкрийте по одному.
lay-stacks = Перемішайте карти й складіть у три стоси номерами догори, по { $count ->
    [one] { $count } карті
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
} у кожному.
lay-deck_solo = Складіть перемішані карти в одну колоду із { $count ->
    [one] { $count } карти
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карти
}, ефектами догори. Карту соло вкладіть у нижню половину.
lay-deck_draft = Складіть перемішані карти в одну колоду із { $count ->
    [one] { $count } карти
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карти
}, ефектами догори. Роздайте кожному по три.

## The flipper

aid-open = Відкривати карти на цьому екрані
aid-turn = Відкрити карти
aid-claim = План виконано
aid-end = Хтось закінчив гру
aid-figure-round = Раунд
aid-over = Гру закінчено. Плани вже внесено в блокнот для балів.
aid-shuffled = Карти перемішано.
aid-next = Значок на карті номера — ефект, яким ця карта стане в наступному раунді.
aid-nobody = поки ніхто
pad-which = Який план?
pad-whose = Хто його виконав?
pad-reshuffle = Перемішати всі карти після цього раунду?
flip-plan-1 = План 1
flip-plan-2 = План 2
flip-plan-3 = План 3
flip-reshuffle-yes = Так, перемішати
flip-reshuffle-no = Ні
