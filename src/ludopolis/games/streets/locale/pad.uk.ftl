### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Гроші
pad-tiles = Дохід кожної будівлі з вашою міткою
pad-tiles_open = Дохід кожної будівлі з вашою міткою, без цінності за закриття
pad-tokens = Жетони: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Жетони ({ $token }): разом { $count }, а в коробці лише { $most }.
problem-rich = { $seat }: точно ${ $money }?
problem-well-paid = { $seat }: одна будівля точно приносить ${ $income }?

## Rulings

ruling-half_each = Наше рішення: половина округлюється вгору окремо для кожної будівлі.
ruling-half_total = Домашнє правило: половина округлюється вгору один раз, для всіх будівель разом.

## Set-up

lay-start = Покладіть поруч вокзал і парк. На вокзал поставте по одній людині кожного кольору.
lay-remove_all = Приберіть, не дивлячись, по { $count ->
    [one] { $count } плитці
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
} кожного виду.
lay-remove_coloured = Приберіть, не дивлячись, по { $count ->
    [one] { $count } плитці
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
} кожного кольору. Змішані залишаються.
lay-extras = Додайте п’ять додаткових плиток.
lay-stack = Перемішайте стос із { $count ->
    [one] { $count } плитки
    [few] { $count } плиток
    [many] { $count } плиток
   *[other] { $count } плитки
}.
lay-hand = Роздайте кожному по { $count ->
    [one] { $count } плитці
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}.
lay-signs = Дайте кожному гравцеві { $count ->
    [one] { $count } мітку
    [few] { $count } мітки
    [many] { $count } міток
   *[other] { $count } мітки
}. Грошей поки що немає ні в кого.
lay-tokens = Викладіть по { $count ->
    [one] { $count } бізнес-жетону
    [few] { $count } бізнес-жетони
    [many] { $count } бізнес-жетонів
   *[other] { $count } бізнес-жетона
} кожного типу.
lay-advisors = Кожен отримує радника.
lay-contractor = З Підрядником: складіть стос так, ніби гравців на одного більше, потім приберіть, не дивлячись, { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}.
lay-sly = Хитрун: відкладіть у його фінальний стос { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}. Грошей у нього ${ $money }.
