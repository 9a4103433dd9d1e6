### Все слова игры «Город счастья».

game-name = Город счастья
game-pitch = Постройте город из десяти карт. Очки — это жители, умноженные на сердца.
game-goal = На доход города вы покупаете карту за картой, пока у кого-нибудь их не станет десять. Очки — жители, умноженные на сердца, поэтому важно и то и другое; побеждает тот, у кого очков больше.
game-aim = Постройте город из 10 карт. Очки: жители × сердца. Больше очков — победа.
game-length = 30 мин
game-difficulty = легко

## Настройки

option-mode = Игра
option-mode-help = В семейной игре у особых зданий только числа, без эффектов; в экспертной — цветные рынки и особые здания с эффектами.
option-mode-family = семейная
option-mode-expert = экспертная
option-scoring = Очки
option-scoring-help = Младшие игроки складывают жителей и сердца, а не умножают.
option-scoring-product = жители × сердца
option-scoring-sum = жители + сердца
option-max_rounds = Лимит раундов
option-max_rounds-help = Игра закончится, когда сыграно столько раундов, даже если ни у кого нет десяти карт.
option-verified_only = Только достоверные карты
option-verified_only-help = Без единственного экспертного здания, которое придумали мы вместо карты, не найденной ни в одном источнике.

## Вопросы

ask-draft = Возьмите «Рынок счастья».
ask-louvre = Лувр: чей доход скопировать? Осталось применений: { $count }.
ask-discard = Сбросьте карту или оставьте все.
ask-reveal = Откройте карту: из какой колоды?{ $count ->
    [1] {""}
   *[other] {" "}Осталось открыть: { $count }.
}
ask-action = Купите карту или возьмите монету.
ask-special = Возьмите особое здание или пропустите.
ask-sphinx = Сфинкс: скопируйте чужое особое здание или возьмите карту из коробки.
ask-pyramid = Пирамида: у какого соседа скопировать карту на месте { $slot }?

## Ходы

move-take = взять: { $card }
move-keep = оставить все
move-discard = сбросить: { $card }
move-reveal = открыть карту с ценой { $low }–{ $high }
move-buy = купить: { $card } за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}
move-buy-reduced = купить: { $card }, { $price ->
    [0] бесплатно, а не за { $cost }
    [one] за { $price } монету вместо { $cost }
    [few] за { $price } монеты вместо { $cost }
    [many] за { $price } монет вместо { $cost }
   *[other] за { $price } монеты вместо { $cost }
}
move-coin = взять { $coins ->
    [one] { $coins } монету
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
move-pass = пропустить
move-visit = скопировать чужой доход ({ $from_seat }): { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
move-copy = скопировать карту «{ $card }» ({ $from_seat })
move-random = взять карту из коробки
move-copy-slot = скопировать карту «{ $card }» ({ $from_seat }): жители { $residents }, сердца { $hearts }

## Причины отказа

why-bad-move = «{ $text }» — это не ход. Ходы пишутся так: keep, discard museum, reveal 2, buy museum, take coin, take film_studios, pass, visit 1, copy 1, copy left, random.
why-bad-card = «{ $text }» — это не карта. Карты пишутся так: museum, museum.2, castle.
why-market-taken = { $card }: уже взят.
why-not-face-up = { $card }: среди открытых такой карты нет.
why-deck-empty = В колоде { $deck } и в её сбросе не осталось карт.
why-stack-empty = { $card }: таких карт больше не осталось.
why-same-name = { $card } в вашем городе уже есть.
why-too-dear = Карта «{ $card }» стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}, а у вас { $coins }.
why-not-in-row = { $card }: в ряду особых зданий этой карты нет.
why-colours-missing = { $card }: в вашем городе не хватает карт этих цветов: { $colour }.
why-city-full = В вашем городе десять карт, для карты «{ $card }» места нет.
why-not-an-opponent = { $from_seat } — не ваш соперник.
why-no-special = { $from_seat }: особого здания нет.
why-one-neighbour = Вдвоём сосед только один, он считается левым.
why-nothing-in-slot = { $from_seat }: на месте { $slot } копировать нечего.
why-now-draft = Сначала каждый берёт «Рынок счастья».
why-now-louvre = Сейчас владелец Лувра называет соперника.
why-now-discard = Сейчас можно сбросить карту или оставить все.
why-now-reveal = Сейчас нужно открыть карту: выберите колоду.
why-now-action = Сейчас можно купить карту или взять монету.
why-now-special = Сейчас можно взять особое здание или пропустить.
why-now-sphinx = Сейчас Сфинкс должен скопировать особое здание или взять карту из коробки.
why-now-pyramid = Сейчас Пирамида копирует карту соседа.

## Что не так в папке компонентов

why-wrong-count = { $table }: строк { $given }, а нужно { $expected }.
why-duplicate-card = Имя { $card } использовано дважды.
why-bad-card-id = Имя { $card } не годится: допустимы только латинские буквы, цифры и подчёркивание, но не «coin».
why-empty-deck = { $table }: в колоде { $deck } нет карт.
why-too-few-verified = { $table }: достоверных карт должно быть не меньше { $expected }.

## События

event-row-dealt = Выложена карта «{ $card }».
event-market-taken = { $seat } берёт карту «{ $card }».
event-round-begun = Раунд { $round }.
log-round-begun = Раунд { $round }
event-coins-gained = { $card }: { $seat } получает { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}, всего { $coins }.
event-louvre-visit = Лувр: { $seat } копирует доход соперника ({ $from_seat }).
event-income-paid = { $seat } получает { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}{ $effect ->
    [0] { $louvre ->
        [0] {""}
       *[other] {" "}(карты { $printed }, Лувр { $louvre })
    }
   *[other] { $louvre ->
        [0] {" "}(карты { $printed }, особое здание { $effect })
       *[other] {" "}(карты { $printed }, особое здание { $effect }, Лувр { $louvre })
    }
}, всего { $coins }.
event-coins-stolen = { $card }: { $seat } забирает у соперника ({ $from_seat }) { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}, всего { $coins }.
you-coins-stolen = { $card }: { $seat } забирает у вас { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}.
event-kept = { $seat } оставляет все карты.
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-reshuffled = Колода { $deck } пуста: её сброс ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}) становится новой колодой.
log-reshuffled = { $deck ->
    [1] Первая
    [2] Вторая
   *[other] Третья
} колода пуста: её сброс ({ $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}) становится новой колодой.
event-revealed = { $seat } открывает карту «{ $card }» из колоды { $deck }.
log-revealed = { $seat } открывает карту «{ $card }».
event-coin-taken = { $seat } берёт { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}, всего { $coins }.
log-coin-taken = { $seat } берёт { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}.
event-bought = { $seat } покупает карту «{ $card }» за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}, остаётся { $coins }.
log-bought = { $seat } покупает карту «{ $card }» за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}.
event-bought-reduced = { $seat } покупает карту «{ $card }» { $price ->
    [0] бесплатно, а не за { $cost }
    [one] за { $price } монету вместо { $cost }
    [few] за { $price } монеты вместо { $cost }
    [many] за { $price } монет вместо { $cost }
   *[other] за { $price } монеты вместо { $cost }
}, остаётся { $coins }.
log-bought-reduced = { $seat } покупает карту «{ $card }» { $price ->
    [0] бесплатно, а не за { $cost }
    [one] за { $price } монету вместо { $cost }
    [few] за { $price } монеты вместо { $cost }
    [many] за { $price } монет вместо { $cost }
   *[other] за { $price } монеты вместо { $cost }
}.
event-passed = { $seat } не берёт особого здания.
event-special-taken = { $seat } берёт карту «{ $card }».
event-card-lost = { $seat } теряет карту «{ $card }» с места { $slot }.
event-last-round = { $seat }: в городе десять карт. Раунд { $round } — последний.
event-sphinx-copied = Сфинкс ({ $seat }) копирует карту «{ $card }» ({ $from_seat }).
event-sphinx-drawing = Сфинкс ({ $seat }) берёт карту из коробки.
event-sphinx-drew = Сфинкс ({ $seat }) теперь — { $card }.
event-pyramid-copied = Пирамида ({ $seat }) копирует карту «{ $card }» ({ $from_seat }): жители { $residents }, сердца { $hearts }.
event-scored = { $seat }: { $residents ->
    [one] { $residents } житель
    [few] { $residents } жителя
    [many] { $residents } жителей
   *[other] { $residents } жителя
} и { $hearts ->
    [one] { $hearts } сердце
    [few] { $hearts } сердца
    [many] { $hearts } сердец
   *[other] { $hearts } сердца
} дают { $base }; всего очков { $points }, монет { $coins }.
event-ended = { $ending }

## Позиция словами

line-set-up = До первого раунда.
line-round = Раунд { $round } (лимит раундов: { $high }).
line-last-round = Раунд { $round }, последний.
line-deck = Колода { $deck } (цены { $low }–{ $high }): карт { $size }, в сбросе { $discarded }. Ещё не видели: жёлтых { $yellow }, синих { $blue }, зелёных { $green }, оранжевых { $orange }, фиолетовых { $purple }.
line-face-up = Открыта: { $card } ({ $colour }), цена { $price }, доход { $income }, жители { $residents }, сердца { $hearts }.
line-dwelling = Жильё: { $card } ({ $colour }), осталось { $left }, цена { $price }, доход { $income }, жители { $residents }, сердца { $hearts }.
line-special = Особое здание: { $card }. { $effect } Нужны цвета: { $needed_colour }. Осталось собрать: { $missing_colour }. ({ $certainty })
line-plain-special = Особое здание: { $card }, доход { $income }, жители { $residents }, сердца { $hearts }. Нужны цвета: { $needed_colour }. Осталось собрать: { $missing_colour }.
line-city = { $seat }: карт { $size } из 10, монеты { $coins }, доход { $income }, жители { $residents }, сердца { $hearts }, очки { $points }.
line-cards = { $seat }, город: { $card }.
line-owned-special = { $seat }, особое здание: { $card }. { $effect }{ $charges ->
    [0] {""}
   *[other] {" "}Осталось применений: { $charges }.
}
line-pyramid = Пирамида ({ $seat }) копирует карту соседа ({ $from_seat }).

## Подсчёт очков

score-product = Жители × сердца
score-sum = Жители + сердца
score-zen_garden = Сад дзен
score-concert_hall = Концертный зал
figure-residents = жители
figure-hearts = сердца
figure-points = очки до этого
figure-threshold = удвоение, если меньше
figure-income = доход
tie-coins = Оставшиеся монеты
tie-coins-decides = Очков поровну, решают оставшиеся монеты
ending-tenth_card = Построен город из десяти карт.
ending-max_rounds = Сыгран последний раунд.

## Цвета

colour-yellow = жёлтый
colour-blue = синий
colour-green = зелёный
colour-orange = оранжевый
colour-purple = фиолетовый
colour-none = без цвета
colour-nothing = ничего

## Насколько точна карта

certainty-certain = два источника совпадают
certainty-one_source = по одному чёткому снимку
certainty-blurred = на единственном снимке число размыто
certainty-reconstructed = наша замена карты, которой нет ни в одном источнике

## Карты

card-empty = (пустое место)
card-haunted_house = Дом с привидениями
card-factory = Завод
card-steelworks = Литейный цех
card-grocery = Бакалея
card-shoe_shop = Обувной магазин
card-school = Школа
card-police_station = Полицейский участок
card-library = Библиотека
card-town_square = Городская площадь
card-florist = Цветочный магазин
card-cake_shop = Кондитерская
card-bookshop = Книжный магазин
card-bank = Банк
card-igloo = Иглу
card-museum = Музей
card-observatory = Обсерватория
card-hospital = Больница
card-hardware_store = Магазин инструментов
card-perfumery = Парфюмерия
card-shopping_centre = Торговый центр
card-garage = Автосервис
card-offices = Офисы
card-grand_hotel = Гранд-отель
card-restaurant = Ресторан
card-laboratory = Лаборатория
card-university = Университет
card-spa = Спа-салон
card-casino = Казино
card-ski_resort = Горнолыжный курорт
card-zoo = Зоопарк
card-treehouse = Домик на дереве
card-stadium = Стадион
card-amusement_park = Парк развлечений
card-house = Дом
card-apartment_block = Многоэтажка
card-luxury_residence = Роскошный особняк
card-yellow_market = Рынок счастья (жёлтый)
card-blue_market = Рынок счастья (синий)
card-green_market = Рынок счастья (зелёный)
card-orange_market = Рынок счастья (оранжевый)
card-purple_market = Рынок счастья (фиолетовый)
card-white_market = Рынок счастья
card-dinosaur_park = Парк динозавров
card-ball_pool = Олимпийский бассейн с шариками
card-cat_cafe = Котокафе
card-toy_shop = Магазин игрушек
card-nightclub = Ночной клуб
card-superhero_academy = Академия супергероев
card-dragon_parking = Парковка для драконов
card-candy_factory = Конфетная фабрика
card-film_studios = Киностудия
card-maze = Лабиринт
card-ghost_hunters_hq = Штаб охотников за привидениями
card-martian_embassy = Посольство Марса
card-pirate_ship = Пиратский корабль
card-chocolate_works = Шоколадная фабрика
card-unicorn_ranch = Ранчо единорогов
card-dream_factory = Фабрика грёз
card-aqua_pony_club = Клуб аквапони
card-school_of_magic = Школа магии
card-pyramid = Пирамида
card-castle = Замок
card-ice_cream_parlour = Кафе-мороженое
card-harbour = Порт
card-airport = Аэропорт
card-picture_gallery = Картинная галерея
card-bowling_alley = Боулинг
card-concert_hall = Концертный зал
card-moai = Моаи
card-railway_station = Вокзал
card-statue_of_liberty = Статуя Свободы
card-hot_dog_stand = Киоск с хот-догами
card-barber_shop = Парикмахерская
card-sphinx = Сфинкс
card-palace_of_versailles = Версальский дворец
card-burger_restaurant = Бургерная
card-undersea_tunnel = Подводный тоннель
card-aquarium = Аквариум
card-escape_room = Квест-комната
card-machu_picchu = Мачу-Пикчу
card-big_ben = Биг-Бен
card-golden_gate = Мост Золотые Ворота
card-stonehenge = Стоунхендж
card-sushi_bar = Суши-бар
card-wind_turbine = Ветряк
card-taj_mahal = Тадж-Махал
card-louvre = Лувр
card-vegetable_market = Овощной рынок
card-croissant_bakery = Круассанная
card-chichen_itza = Чичен-Ица
card-leaning_tower = Пизанская башня
card-games_arcade = Игровые автоматы
card-great_wall = Великая стена
card-billiard_hall = Бильярдная
card-domed_cathedral = Собор с куполами
card-zen_garden = Сад дзен
card-parthenon = Парфенон
card-night_market = Ночной базар (реконструкция)

# Своя карта, показана по её идентификатору.
card-unnamed = { $name }

## Эффекты особых зданий экспертной игры

effect-pyramid = В конце игры копирует жителей и сердца карты соседа, стоящей на том же месте.
effect-castle = 1 монета каждый раз, когда сосед платит за карту 4 монеты или больше.
effect-ice_cream_parlour = Сразу 1 монета за каждую карту вашего города, включая эту.
effect-harbour = Синие карты для вас дешевле на 3 монеты.
effect-airport = Зелёные карты, в том числе жильё, для вас дешевле на 3 монеты.
effect-picture_gallery = Доход, жители и сердца — как у карты перед ней.
effect-bowling_alley = Доход 3 за каждую вашу фиолетовую карту.
effect-concert_hall = Сразу монеты: вдвое больше вашего дохода; в конце игры доход вычитается из очков, но меньше 0 их не станет.
effect-moai = В конце игры 2 сердца, если в городе 9 карт, и 4, если меньше.
effect-railway_station = Оранжевые карты для вас дешевле на 3 монеты.
effect-statue_of_liberty = 4 сердца; встаёт на место вашей последней карты, а та уходит в сброс.
effect-hot_dog_stand = Открытые здания стоят для вас столько, сколько самое дешёвое в их колоде: 1, 4 или 6 монет.
effect-barber_shop = Доход 3, пока остальной ваш доход строго меньше дохода каждого из соперников.
effect-sphinx = В конце игры действует как особое здание соперника или как взятое из коробки.
effect-palace_of_versailles = После дохода забирает 1 монету у самого богатого соперника, при равенстве — у каждого из них.
effect-burger_restaurant = 3 сердца, если синих карт у вас строго больше всех, 2 — если поровну с лидером, иначе 1.
effect-undersea_tunnel = Следующая ваша карта бесплатна.
effect-aquarium = 2 сердца; сразу по 1 монете каждому игроку.
effect-escape_room = Доход 2, пока жёлтых карт у вас не больше, чем у любого другого.
effect-machu_picchu = 1 житель за каждую оранжевую карту соседа слева.
effect-big_ben = Если вы ничего не покупаете, берите 8 монет вместо 1.
effect-golden_gate = Карты одного цвета слева, справа, сверху или снизу: две дают 1 сердце и 1 жителя, три — 2 сердца и 1 жителя.
effect-stonehenge = 1 житель за каждую синюю карту одного из соседей — того, у кого их больше.
effect-sushi_bar = Доход 1 за каждую вашу синюю карту.
effect-wind_turbine = 1 сердце за каждую вашу зелёную карту.
effect-taj_mahal = 3 сердца, если ваш доход меньше, чем у каждого соседа, иначе 1.
effect-louvre = В две ближайшие фазы дохода вы получаете ещё и доход соперника по вашему выбору.
effect-vegetable_market = Доход 1 за каждую пару из сердца и жителя в вашем городе.
effect-croissant_bakery = Доход 2 за каждую вашу зелёную карту.
effect-chichen_itza = 3 сердца, если зелёных карт у вас строго больше всех, иначе 1.
effect-leaning_tower = 1 сердце за каждую жёлтую карту одного из соседей — того, у кого их больше.
effect-games_arcade = Перед выплатой дохода — 2 монеты, если у вас есть хотя бы 1.
effect-great_wall = 3 сердца, если две следующие карты одного цвета, иначе 1.
effect-billiard_hall = Доход 1 за каждый цвет среди карт перед ней.
effect-domed_cathedral = 3 сердца, если в вашем городе нет оранжевых карт.
effect-zen_garden = Удваивает ваши очки, если их меньше 30.
effect-parthenon = 4 жителя, если в вашем городе нет зелёных карт.
effect-night_market = 1 житель за каждую вашу жёлтую карту.

## Стол в браузере

board-decks = Колоды
board-deck = Колода с ценами { $range }
board-deck-left = Осталось карт: { $count }.
board-discarded = В сбросе: { $count }.
board-deck-brings = Осталось карт с монетами, жителями, сердцами:
board-of-deck = { $count } из { $cards } ({ $range })
board-sale = Продаётся
board-dwellings = Жильё
board-left = Осталось: { $count }.
board-sold = разобрано
board-have = уже в городе
board-have-label = Уже есть в вашем городе: вторую такую карту купить нельзя.
board-market = Рынок счастья
board-markets = Рынки счастья
board-markets-help = первая карта вашего города; её цвет учитывается в условиях и эффектах
board-specials = Особые здания
board-specials-help = одно на игрока, когда в городе есть нужные цвета
board-special-yours = своё вы уже взяли
board-special-rule = Особое здание: бесплатно, одно на игрока за всю игру. В конце хода его можно взять, если в городе есть нужные цвета. Оно занимает одно из десяти мест.
board-went = { $card } — { $name }
board-went-me = { $card } — у вас
board-needs = Нужно: { $list }.
board-more = { $colour } — ещё { $count }
board-more-cards = ещё { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
board-met = Нужные цвета в городе есть.
board-my-city = Ваш город
board-city = Город: { $name }
board-free = Свободное место
board-happiness = Счастье
board-residents = { $count ->
    [one] житель
    [few] жителя
    [many] жителей
   *[other] жителя
}
board-hearts = { $count ->
    [one] сердце
    [few] сердца
    [many] сердец
   *[other] сердца
}
board-points = очки
board-below = Меньше 0 считается как 0, но минус остаётся.
board-below-zero = Меньше 0 считается как 0, но минус остаётся: его должны перекрыть другие карты.
board-coins = монеты
board-income = доход
board-round = за раунд
board-colours = Карты по цветам
board-look = Коснитесь карты или наведите на неё курсор, чтобы прочесть, что она делает.
board-built = { $card }, { $colour }.
board-offered = { $card }, { $colour }, цена { $price ->
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}.
board-gives-income = { $count ->
    [one] { $count } монета за раунд
    [few] { $count } монеты за раунд
    [many] { $count } монет за раунд
   *[other] { $count } монеты за раунд
}
board-gives-residents = { $count ->
    [one] { $count } житель
    [few] { $count } жителя
    [many] { $count } жителей
   *[other] { $count } жителя
}
board-gives-hearts = { $count ->
    [one] { $count } сердце
    [few] { $count } сердца
    [many] { $count } сердец
   *[other] { $count } сердца
}
board-gives = Даёт: { $list }.
board-costs = Отнимает: { $list }.
board-twins = В колодах по две карты каждого здания.
board-acts-as = Действует как { $card }.
board-charges = { $count ->
    [one] Можно применить ещё { $count } раз.
    [few] Можно применить ещё { $count } раза.
    [many] Можно применить ещё { $count } раз.
   *[other] Можно применить ещё { $count } раза.
}
board-last-round = Последний раунд.
board-last-round-sub = { $count ->
    [one] { $name }: десять карт в городе. Раунд доигрывается до конца.
    [few] { $name }: по десять карт в городе. Раунд доигрывается до конца.
    [many] { $name }: по десять карт в городе. Раунд доигрывается до конца.
   *[other] { $name }: по десять карт в городе. Раунд доигрывается до конца.
}
board-step-discard = Сброс
board-step-reveal = Новые карты
board-step-action = Покупка
board-step-special = Особое здание
board-draft = Выберите «Рынок счастья»
board-draft-sub = Это первая карта вашего города.
board-market-sub = Доход 1; считается картой своего цвета.
board-take = Взять: { $card }
board-discard-or-keep = Сбросить карту?
board-discard-help = { $count ->
    [3] Одну можно сбросить. Если оставить все три, новых карт не будет.
   *[other] Можно сбросить одну открытую карту, прежде чем открыть новые.
}
board-discard = Сбросить: { $card }
board-discard-sub = На её место придёт другая карта.
board-keep = Оставить все
board-reveal = Откройте карту
board-reveal-sub = { $count ->
    [1] Это последняя карта в этом ходу.
   *[other] Вы увидите её до выбора следующей колоды.
}
board-cards = { $count ->
    [one] { $count } карта:
    [few] { $count } карты:
    [many] { $count } карт:
   *[other] { $count } карты:
}
board-reshuffle = из сброса: { $count }
board-buy-or-coin = Купите карту или возьмите монету
board-affordable = { $count ->
    [0] Сейчас купить ничего нельзя.
    [one] Можно купить { $count } карту.
    [few] Можно купить любую из { $count } карт.
    [many] Можно купить любую из { $count } карт.
   *[other] Можно купить любую из { $count } карты.
}
board-buy = Купить: { $card }
board-pay = Платите { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}, остаётся { $left }
board-free-card = Для вас бесплатно
board-buy-for = Купить за { $price }
board-buy-free = Взять бесплатно
board-take-coins = Не покупать, взять { $count ->
    [one] { $count } монету
    [few] { $count } монеты
    [many] { $count } монет
   *[other] { $count } монеты
}
board-may-take = Можно взять особое здание
board-no-special = Не сейчас
board-louvre = Чей доход скопирует Лувр?
board-sphinx = Чем станет Сфинкс?
board-sphinx-sub = Особым зданием соперника или картой из коробки.
board-box = Взять из коробки
board-pyramid = Какую карту скопирует Пирамида?
board-pyramid-sub = Жители и сердца карты на месте { $slot }.

## Слова подсказки
term-residents = очки от жителей этого хода
term-hearts = очки от сердец этого хода
term-later = будущие покупки
reason-residents = За этот ход у вас станет больше жителей: к концу игры это { $worth }.
reason-hearts = За этот ход у вас станет больше сердец: к концу игры это { $worth }.
reason-later = Позже вы сможете купить больше: это { $worth }.

## What things on the board are

what-table = Стол
what-building = Здание
what-dwelling = Жильё
what-special = Особое здание
what-market = Рынок счастья
what-deck = Колода зданий
what-city = Город
what-slot = Свободное место
what-happiness = Счастье
what-residents = Жители
what-hearts = Сердца
what-coins = Монеты
what-colour = Цвет
what-last_round = Последний раунд
board-with-card = С этой картой у вас было бы: очков { $points }, монет { $coins }.
board-coins-now = Столько монет сейчас. Каждый раунд добавляет { $income }.
board-bring-residents = Жителей даёт жильё. Осталось других карт с жителями, по колодам: { $list }.
board-bring-hearts = Осталось карт с сердцами, по колодам: { $list }.
board-bring-income = Осталось карт с доходом, по колодам: { $list }.
board-colour-now = Карт этого цвета в городе: { $count }.
