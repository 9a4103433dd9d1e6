### The score pad of Ginkgopolis, for evenings with the printed box. No table loads this file.

## Fields

pad-districts = Районы: у кого сколько ресурсов в каждом
pad-first = Район { $district }, ничья: у кого здание выше (при равной высоте — номер больше)?
pad-second = Район { $district }, ничья за второе место: у кого здание выше (при равной высоте — номер больше)?
pad-points = Очки за ширмой
pad-renewals = Жетоны обновления
pad-end = Карты: { $end }
pad-count = { $end }: сколько?

## Answers

end-resources_on_red = 1 за ресурс на красных зданиях
end-resources_on_blue = 1 за ресурс на синих зданиях
end-resources_on_yellow = 1 за ресурс на жёлтых зданиях
end-low_buildings = 1 за здание до 2 уровней
end-high_buildings = 3 за здание от 3 уровней
end-bonus_cards_exploit = 2 за карту с бонусом (карта отдельно)
end-bonus_cards_urbanize = 2 за карту с бонусом (урбанизация)
end-bonus_cards_construct = 2 за карту с бонусом (возведение уровня)
end-cards_red = 2 за каждую свою красную карту
end-cards_blue = 2 за каждую свою синюю карту
end-cards_yellow = 2 за каждую свою жёлтую карту
end-flat = 9 очков

## What cannot be, or is unlikely

problem-too-many-resources = { $seat }: ресурсов в районах { $count }, а всего их { $most }.
problem-more-than-resources = { $seat }: по этим числам нужно ресурсов { $count }, а всего их { $most }.
problem-many-points = { $seat }: очков за ширмой точно { $points }?
problem-too-many-cards = «{ $end }»: таких карт в коробке { $most }.
problem-many-districts = Районов точно { $count }?

## Rulings

ruling-hal_districts = Наше решение: Гоша тоже получает очки за районы.

## Set-up

lay-square = Перемешайте тайлы с номерами от 1 до { $number } (всего { $count }) и выложите их квадратом.
lay-letters = Вокруг выложите буквы по часовой стрелке, по три с каждой стороны.
lay-tiles_away = Уберите в коробку не глядя { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
}.
lay-cards_turned = Положите в сброс { $count ->
    [one] { $count } верхнюю карту
    [few] { $count } верхние карты
    [many] { $count } верхних карт
   *[other] { $count } верхней карты
} колоды.
lay-resources = Для каждого игрока положите в резерв { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
    [many] { $count } ресурсов
   *[other] { $count } ресурса
} его цвета.
lay-hal = Без персонажей и жетонов обновления. Вы начинаете с таким запасом: ресурсы — { $count }, тайлы — { $count }, очки — { $count }.
lay-renewals = Каждый получает ширму и { $count ->
    [one] { $count } жетон обновления
    [few] { $count } жетона обновления
    [many] { $count } жетонов обновления
   *[other] { $count } жетона обновления
}.
lay-trios = Каждый получает тройку персонажей и то, что показано в углах их карт.
lay-draft = Раздайте каждому по { $count ->
    [one] { $count } персонажу
    [few] { $count } персонажа
    [many] { $count } персонажей
   *[other] { $count } персонажа
}. Дважды оставьте одного и передайте остальных налево, а из последних двух оставьте одного и сбросьте другого.
lay-hand = Раздайте каждому по { $count ->
    [one] { $count } карте
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}.

## What Hal does

hal-outward = Гоша кладёт тайл «{ $tile }» с одним ресурсом на место буквы { $letter } и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
hal-upward = Гоша кладёт тайл «{ $tile }» на тайл «{ $below_tile }». Ресурсов на здании: { $resources }.
hal-given-back = Вы забираете ресурсы и получаете столько же очков: { $count }.
hal-keeps = Гоша сохраняет карту «{ $card }».
hal-idle = Тайлов больше нет: Гоша ничего не делает.
hal-short = Гоша не может заплатить. Ресурсы: есть { $has_resources }, нужно { $resources }. Игра окончена.
hal-out = У Гоши не осталось ресурсов: это последний раунд.

## Hal asks

aid-open = Пусть устройство играет за Гошу
aid-turn = Ход Гоши
aid-covered = Я строю поверх здания Гоши
aid-figure-supply = ресурсов осталось
aid-figure-points = очки
aid-figure-cards = карт сохранено
hal-covered = Гоша забирает свои ресурсы и получает столько же очков: { $count }.
pad-card_kind = Карта Гоши: цвет или буква
pad-card_number = Какой номер?
pad-card_floors = Сколько сейчас уровней у этого здания?
pad-card_owner = Чьё это здание?
pad-card_beside = Всего уровней у зданий рядом с этой буквой
pad-second_kind = Вторая карта Гоши: цвет или буква
pad-second_number = Какой номер?
pad-second_floors = Сколько сейчас уровней у этого здания?
pad-second_owner = Чьё это здание?
pad-second_beside = Всего уровней у зданий рядом с этой буквой
pad-tile_colour = Цвет тайла Гоши
pad-tile_number = Какой номер?
pad-floors_covered = Сколько уровней было до этого?
hal-colour-red = красный
hal-colour-blue = синий
hal-colour-yellow = жёлтый
hal-colour-none = тайлов нет
hal-owner-you = моё
hal-owner-hal = Гоши
hal-owner-nobody = ничьё
