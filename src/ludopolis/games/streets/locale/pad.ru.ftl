### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Деньги
pad-tiles = Доход каждой постройки с вашим знаком
pad-tiles_open = Доход каждой постройки с вашим знаком, без закрывающей ценности
pad-tokens = Жетоны: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Жетоны ({ $token }): всего { $count }, а в коробке { $most }.
problem-rich = { $seat }: точно ${ $money }?
problem-well-paid = { $seat }: одна постройка точно приносит ${ $income }?

## Rulings

ruling-half_each = Наше решение: половина округляется вверх отдельно для каждой постройки.
ruling-half_total = Домашнее правило: половина округляется вверх один раз, для всех построек вместе.

## Set-up

lay-start = Положите рядом вокзал и парк. На вокзал положите по одному человечку каждого цвета.
lay-remove_all = Уберите не глядя по { $count ->
    [one] { $count } клетке
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
} каждого вида.
lay-remove_coloured = Уберите не глядя по { $count ->
    [one] { $count } клетке
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
} каждого цвета. Смешанные остаются.
lay-extras = Добавьте пять дополнительных клеток.
lay-stack = Перемешайте стопку из { $count ->
    [one] { $count } клетки
    [few] { $count } клеток
    [many] { $count } клеток
   *[other] { $count } клетки
}.
lay-hand = Раздайте каждому по { $count ->
    [one] { $count } клетке
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}.
lay-signs = Дайте каждому игроку { $count ->
    [one] { $count } знак
    [few] { $count } знака
    [many] { $count } знаков
   *[other] { $count } знака
}. Денег пока нет ни у кого.
lay-tokens = Выложите по { $count ->
    [one] { $count } бизнес-жетону
    [few] { $count } бизнес-жетона
    [many] { $count } бизнес-жетонов
   *[other] { $count } бизнес-жетона
} каждого типа.
lay-advisors = Каждый получает советника.
lay-contractor = С Подрядчиком: соберите стопку так, будто игроков на одного больше, затем уберите не глядя { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}.
lay-sly = Проныра: отложите в его стопку конца игры { $count ->
    [one] { $count } клетку
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}. Денег у него ${ $money }.
