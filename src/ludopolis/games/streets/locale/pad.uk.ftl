### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Гроші
pad-tiles = Дохід кожної будівлі з вашим знаком
pad-tiles_open = Дохід кожної будівлі з вашим знаком, без цінності за закриття
pad-tokens = Жетони: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Жетони ({ $token }): разом { $count }, а в коробці { $most }.
problem-rich = { $seat }: точно ${ $money }?
problem-well-paid = { $seat }: одна будівля точно приносить ${ $income }?

## Rulings

ruling-half_each = Наше рішення: половина округлюється вгору окремо для кожної будівлі.
ruling-half_total = Домашнє правило: половина округлюється вгору один раз, для всіх будівель разом.

## Set-up

lay-start = Покладіть поруч вокзал і парк. На вокзалі лежить по одній людині кожного кольору.
lay-remove_all = Приберіть не дивлячись будівлі; кожного виду: { $count }.
lay-remove_coloured = Приберіть не дивлячись будівлі; кожного кольору: { $count }. Змішані залишаються.
lay-extras = Додайте п’ять додаткових будівель.
lay-stack = Перемішайте стос; будівель у ньому: { $count }.
lay-hand = Роздайте кожному по { $count ->
    [one] { $count } плитці
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}.
lay-signs = Знаків кожному: { $count }. Грошей немає ні в кого.
lay-tokens = Бізнес-жетонів кожного типу: { $count }.
lay-advisors = Кожен отримує радника.
lay-contractor = З Підрядником: складіть стос як на одного гравця більше, потім приберіть плитки не дивлячись: { $count }.
lay-sly = У фінальному стосі Хитруна плиток: { $count }; грошей у нього ${ $money }.
