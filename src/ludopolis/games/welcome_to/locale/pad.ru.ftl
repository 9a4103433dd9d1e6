### The score pad of Welcome To…, for evenings with the printed box. No table loads this file.

## Fields

pad-plan = План застройки { $stack }
pad-claim = { $plan }
pad-claim_unknown = План { $stack }
pad-parks_1 = Скверы улицы 1
pad-parks_2 = Скверы улицы 2
pad-parks_3 = Скверы улицы 3
pad-pools = Бассейны
pad-temps = Рабочие
pad-estates_1 = Группы из 1 дома
pad-estates_2 = Группы из 2 домов
pad-estates_3 = Группы из 3 домов
pad-estates_4 = Группы из 4 домов
pad-estates_5 = Группы из 5 домов
pad-estates_6 = Группы из 6 домов
pad-bis = Строения
pad-refusals = Отказы
pad-rings = Проезды
pad-agents = Престиж групп из { $size ->
    [one] { $size } дома
    [few] { $size } домов
    [many] { $size } домов
   *[other] { $size } дома
}

## Answers

claimed-none = нет
claimed-first = среди первых
claimed-later = позже

## What cannot be, or is unlikely

problem-estates-too-many = { $seat }: такие группы не помещаются на улицах из 10, 11 и 12 домов.
problem-effects-too-many = { $seat }: эффектов не меньше { $effects }, а домов с номерами — не больше { $houses }. На каждый эффект нужен свой дом.
problem-plan-unmet = { $seat }: на этом поле план не выполнен: «{ $plan }».
problem-plan-estates = { $seat }, группы из { $size ->
    [one] { $size } дома
    [few] { $size } домов
    [many] { $size } домов
   *[other] { $size } дома
}: для планов нужно { $needed }, на поле { $have }.
problem-agents-idle = { $seat }: престиж групп из { $size ->
    [one] { $size } дома
    [few] { $size } домов
    [many] { $size } домов
   *[other] { $size } дома
} повышен, а таких групп нет. Верно?
problem-nobody-first = План { $stack }: кто-то должен был выполнить его первым.
problem-turns-differ = { $seat }: ходов не меньше { $turns }; { $other_seat }: не больше { $most }. А ходов у всех должно быть поровну.
problem-nobody-ended = Ни у кого нет трёх отказов или всех планов, и ни одно поле не выглядит заполненным. Ничего не пропущено?

## Set-up

lay-sheets = Дайте каждому поле и карандаш.
lay-plans = Перемешайте планы 1, 2 и 3 отдельно и откройте по одному.
lay-plans_expert = Добавьте экспертные планы, перемешайте планы 1, 2 и 3 отдельно и откройте по одному.
lay-stacks = Перемешайте карты и сложите в три стопки номерами вверх, по { $count ->
    [one] { $count } карте
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
} в каждой.
lay-deck_solo = Перемешайте карты и сложите одну колоду из { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карты
}, эффектами вверх. Карту одиночной игры положите в нижнюю половину.
lay-deck_draft = Перемешайте карты и сложите одну колоду из { $count ->
    [one] { $count } карты
    [few] { $count } карт
    [many] { $count } карт
   *[other] { $count } карты
}, эффектами вверх. Раздайте каждому по три карты.

## The flipper

aid-open = Открывать карты на этом экране
aid-turn = Открыть карты
aid-claim = План выполнен
aid-end = Кто-то закончил игру
aid-figure-round = Раунд
aid-over = Игра окончена. Планы уже внесены в блокнот.
aid-shuffled = Карты перемешаны.
aid-next = Маленький рисунок на карте номера — эффект, которым она станет в следующем раунде.
aid-nobody = пока никто
pad-which = Какой план?
pad-whose = Кто его выполнил?
pad-reshuffle = Перемешать все карты после этого раунда?
flip-plan-1 = План 1
flip-plan-2 = План 2
flip-plan-3 = План 3
flip-reshuffle-yes = Да, перемешать
flip-reshuffle-no = Нет
