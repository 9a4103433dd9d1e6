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

lay-start = Положите рядом вокзал и парк. На вокзале лежит по одному человечку каждого цвета.
lay-remove_all = Уберите не глядя постройки; каждого вида: { $count }.
lay-remove_coloured = Уберите не глядя постройки; каждого цвета: { $count }. Смешанные остаются.
lay-extras = Добавьте пять дополнительных построек.
lay-stack = Перемешайте стопку; построек в ней: { $count }.
lay-hand = Раздайте каждому по { $count ->
    [one] { $count } клетке
    [few] { $count } клетки
    [many] { $count } клеток
   *[other] { $count } клетки
}.
lay-signs = Знаков каждому: { $count }. Денег нет ни у кого.
lay-tokens = Бизнес-жетонов каждого типа: { $count }.
lay-advisors = Каждый получает советника.
lay-contractor = С Подрядчиком: соберите стопку на одного игрока больше, затем уберите клетки не глядя: { $count }.
lay-sly = В стопке конца игры Проныры клеток: { $count }; денег у него ${ $money }.
