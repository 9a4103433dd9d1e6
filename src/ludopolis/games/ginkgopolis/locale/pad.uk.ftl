### The score pad of Ginkgopolis, for evenings with the printed box. No table loads this file.

## Fields

pad-districts = Райони: ресурси гравців у кожному
pad-first = Район { $district }, нічия: у кого вища будівля (якщо рівні, більший номер)?
pad-second = Район { $district }, нічия за друге місце: у кого вища будівля (якщо рівні, більший номер)?
pad-points = Бали за ширмою
pad-renewals = Жетони оновлення
pad-end = Карти: { $end }
pad-count = { $end }: скільки?

## Answers

end-resources_on_red = 1 за ресурс на червоних будівлях
end-resources_on_blue = 1 за ресурс на синіх будівлях
end-resources_on_yellow = 1 за ресурс на жовтих будівлях
end-low_buildings = 1 за будівлю до 2 поверхів
end-high_buildings = 3 за будівлю від 3 поверхів
end-bonus_cards_exploit = 2 за карту з бонусом (карта окремо)
end-bonus_cards_urbanize = 2 за карту з бонусом (будівництво вшир)
end-bonus_cards_construct = 2 за карту з бонусом (будівництво вгору)
end-cards_red = 2 за кожну зі своїх червоних карт
end-cards_blue = 2 за кожну зі своїх синіх карт
end-cards_yellow = 2 за кожну зі своїх жовтих карт
end-flat = 9 балів

## What cannot be, or is unlikely

problem-too-many-resources = { $seat }: ресурсів у районах { $count }, а всього їх { $most }.
problem-more-than-resources = { $seat }: за цими числами ресурсів треба { $count }, а всього їх { $most }.
problem-many-points = { $seat }: за ширмою справді { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}?
problem-too-many-cards = «{ $end }»: таких карт у коробці { $most }.
problem-many-districts = Справді { $count ->
    [one] { $count } район
    [few] { $count } райони
    [many] { $count } районів
   *[other] { $count } району
}?

## Rulings

ruling-hal_districts = Наше рішення: Гал теж отримує бали за райони.

## Set-up

lay-square = Перемішайте плитки з номерами від 1 до { $number } (усього { $count }) і викладіть їх квадратом.
lay-letters = Навколо викладіть літери за годинниковою стрілкою, по три з кожного боку.
lay-tiles_away = Приберіть у коробку, не дивлячись, { $count ->
    [one] { $count } плитку
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}.
lay-cards_turned = Покладіть у скид { $count ->
    [one] { $count } верхню карту
    [few] { $count } верхні карти
    [many] { $count } верхніх карт
   *[other] { $count } верхньої карти
} колоди.
lay-resources = Покладіть у запас по { $count ->
    [one] { $count } ресурсу
    [few] { $count } ресурси
    [many] { $count } ресурсів
   *[other] { $count } ресурсу
} кольору кожного гравця.
lay-hal = Без персонажів і жетонів оновлення. На початку у вас: ресурси — { $count }, плитки — { $count }, бали — { $count }.
lay-renewals = Кожен отримує ширму та { $count ->
    [one] { $count } жетон оновлення
    [few] { $count } жетони оновлення
    [many] { $count } жетонів оновлення
   *[other] { $count } жетона оновлення
}.
lay-trios = Кожен отримує трійку персонажів і те, що показано в кутках їхніх карт.
lay-draft = Роздайте кожному по { $count ->
    [one] { $count } персонажу
    [few] { $count } персонажі
    [many] { $count } персонажів
   *[other] { $count } персонажа
}. Двічі залиште одного й передайте решту ліворуч, а з останніх двох залиште одного й скиньте другого.
lay-hand = Роздайте кожному по { $count ->
    [one] { $count } карті
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}.

## What Hal does

hal-outward = Гал кладе плитку «{ $tile }» з одним ресурсом на місце літери { $letter } і отримує { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
hal-upward = Гал кладе плитку «{ $tile }» на плитку «{ $below_tile }». Ресурсів на будівлі: { $resources }.
hal-given-back = Ви забираєте ресурси й отримуєте стільки ж балів: { $count }.
hal-keeps = Гал зберігає карту «{ $card }».
hal-idle = Плиток більше немає: Гал нічого не робить.
hal-short = Гал не може заплатити: ресурсів треба { $resources }, а є { $has_resources }. Гру закінчено.
hal-out = Запас Гала закінчився: це останній раунд.

## Hal asks

aid-open = Нехай цей пристрій грає за Гала
aid-turn = Хід Гала
aid-covered = Я надбудовую будівлю Гала
aid-figure-supply = ресурсів лишилося
aid-figure-points = бали
aid-figure-cards = карт збережено
hal-covered = Гал забирає свої ресурси й отримує стільки ж балів: { $count }.
pad-card_kind = Карта Гала
pad-card_number = Який номер?
pad-card_floors = Скільки зараз поверхів у цій будівлі?
pad-card_owner = Чия вона?
pad-card_beside = Поверхи всіх будівель біля цієї літери, разом
pad-second_kind = Друга карта Гала
pad-second_number = Який номер?
pad-second_floors = Скільки зараз поверхів у цій будівлі?
pad-second_owner = Чия вона?
pad-second_beside = Поверхи всіх будівель біля цієї літери, разом
pad-tile_colour = Плитка Гала
pad-tile_number = Який номер?
pad-floors_covered = Скільки поверхів було до цього?
hal-colour-red = червона
hal-colour-blue = синя
hal-colour-yellow = жовта
hal-colour-none = більше немає
hal-owner-you = моя
hal-owner-hal = Гала
hal-owner-nobody = нічия
