### Все слова игры «Аптаун».

game-name = Аптаун
game-pitch = Стройте ввысь на пяти участках, зарабатывайте на крышах, дарите соперникам дырявые. Карточная игра Адама Стшелецкого.
game-goal = Вы застраиваете ввысь пять участков своей улицы: каждая крыша приносит доход со всей улицы, а подарки строят на улицах соперников. В конце видимые проекты дают престиж, а каждые три оставшиеся монеты — ещё очко; побеждает тот, у кого очков больше. Когда кончается чья-то колода или на чьей-то улице закрыты все пять участков, раунд становится последним.
game-aim = Стройте башни: ★ престижа — очко, 3 монеты — очко. У кого больше очков, тот и победил.
game-length = 40 мин
game-difficulty = средне

## Настройки

option-count_uncollected = Считать монеты на колодах
option-count_uncollected-help = Монеты, оставшиеся в конце игры на колоде, считаются наравне с монетами в кошельке. В печатных правилах считается только кошелёк.

## Насколько достоверны карты

certainty-reconstructed = восстановлены нами: список карт не опубликован, целиком не известна ни одна
certainty-mostly_certain = по таблицам в папке игры; некоторые строки восстановлены

## Вопросы

ask-free_card = Действие 1 из 2. Постройте бесплатную карту или сбросьте её.
ask-free_card-help = Верхняя в колоде. Затем можно купить ещё.
ask-second_action = { $pile ->
    [0] { $decks ->
        [0] Действие 2 из 2. Городская стопка пуста, купить ничего нельзя: второй карты не будет.
       *[other] Действие 2 из 2. Купите карту или ничего не берите: городская стопка пуста.
    }
   *[other] { $decks ->
        [0] Действие 2 из 2. Возьмите городскую карту: купить ничего нельзя.
       *[other] Действие 2 из 2. Купите карту или возьмите городскую.
    }
}
ask-place_bought = Действие 2 из 2. Постройте один из двух проектов купленной карты.
ask-place_municipal = Действие 2 из 2. Постройте городскую карту или сбросьте её.

## Ходы

move-place = построить: { $project } (участок { $plot })
move-close = закрыть участок { $plot }: { $project }, доход — { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
move-give = подарить: { $project } ({ $to_seat }, участок { $plot })
move-give-roof = подарить крышу: { $project } ({ $to_seat }, участок { $plot }), доход соперника — { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
move-discard = сбросить карту
move-buy-own = купить из своей колоды за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}: { $project }
move-buy = купить из чужой колоды ({ $from_seat }) за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}: { $project }
move-municipal = взять городскую карту: { $project }
move-skip = не брать второй карты

# То же коротко, для подсказок рядом с полем.
brief-municipal = взять городскую карту

## Причины отказа

why-bad-move = «{ $text }» — это не ход. Ходы пишутся так: place flats 2, place noisy_bar 1.3 (участок 3 у места 1), discard, buy 0, municipal, skip.
why-bad-card = «{ $text }» — это не карта. Карты пишутся так: P01, M28.
why-bad-first = «{ $text }» не называет первого игрока. Это пишется так: first 0.
why-not-on-card = { $project }: на вашей карте этого нет. На ней: { $shown_project }.
why-no-such-half = На вашей карте два проекта: { $project }.
why-gift-at-home = { $project } — это подарок: его строят на чужой улице.
why-no-gift = { $project } — не подарок: это строят на своей улице.
why-needs-roof = { $project } — проект для крыши, а на участке { $plot } её нет.
why-plot-closed = Участок { $plot } под крышей, а это не проект для крыши: { $project }.
why-no-gifts = Здание на участке { $plot } не принимает подарков, а это подарок: { $project }.
why-ground-only = { $project }: это должен быть первый этаж, а участок { $plot } уже застроен.
why-upper-only = { $project }: на пустом участке этого не построить, а участок { $plot } пуст.
why-must-be-played = За эту карту вы заплатили: её нужно построить.
why-deck-empty = { $from_seat }: колода пуста.
why-deck-blocked = Колода ({ $from_seat }) заблокирована, на ней { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}: пока { $coins ->
    [1] монету
   *[other] монеты
} не заберут, покупать из неё нельзя.
why-too-dear = Карта ({ $project }) стоит { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}, а у вас { $coins }.
why-nowhere-to-place = Вам негде построить ни один из проектов, поэтому карту не купить: { $project }.
why-pile-empty = Городская стопка пуста.
why-pile-not-empty = Городские карты ещё есть: возьмите одну, её можно и сбросить.
why-now-free_card = Сейчас нужно построить или сбросить бесплатную карту.
why-now-second_action = У вас нет карты в руке: сейчас второе действие.
why-now-place_bought = Сейчас нужно построить купленную карту.
why-now-place_municipal = Сейчас нужно построить или сбросить городскую карту.

## Что не так в папке компонентов

why-wrong-count = { $table }: строк { $given }, а нужно { $expected }.
why-same-card-id = { $table }, строка { $line }: карта с именем «{ $given }» уже есть.
why-same-project = { $table }, строка { $line }, столбец { $column }: проект «{ $given }» на этой карте уже есть. Если он напечатан на обоих концах, внесите его в projects.csv второй раз под другим именем.

## События

event-first-player = { $seat } получает улицу со знаком старта и начинает игру.
event-uncovered = Колода ({ $from_seat }): теперь сверху { $project }, цена { $price ->
    [one] { $price } монета
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}.
event-uncovered-municipal = Городская стопка: теперь сверху { $project }.
event-round-begun = Раунд { $round }.
log-round-begun = Раунд { $round }
# The board shows the rest.
log-bought = { $seat } покупает карту из чужой колоды ({ $from_seat }) за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}.
event-coins-collected = { $seat } забирает с колоды { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}, всего { $coins }, и остаётся без бесплатной карты.
event-nothing-to-take = { $seat }: колода пуста, бесплатной карты нет.
event-free-card-taken = { $seat } берёт бесплатную карту: { $project }.
event-bought-own = { $seat } покупает из своей колоды за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}: { $project }. Остаётся монет: { $coins }.
event-bought = { $seat } покупает из чужой колоды ({ $from_seat }) за { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}: { $project }. Остаётся монет: { $coins }. Та колода теперь заблокирована.
event-municipal-taken = { $seat } берёт городскую карту: { $project }.
event-skipped = { $seat } не берёт второй карты.
event-built = { $seat } строит проект «{ $project }» на участке { $plot }.
news-built = { $seat } строит на своём участке { $plot }: { $project }.
event-given = { $seat } дарит проект «{ $project }»: его получает { $to_seat }, участок { $plot }.
you-given = { $seat } дарит вам проект «{ $project }»: ваш участок { $plot }.
event-discarded = { $seat } сбрасывает карту: { $project }.
event-fits-nowhere = { $seat } сбрасывает карту, которую негде построить: { $project }.
event-plot-closed = { $seat }: участок { $plot } закрыт. Доход по участкам: { $first }, { $second }, { $third }, { $fourth }, { $fifth }. { $amount ->
    [one] Получена { $amount } монета
    [few] Получены { $amount } монеты
    [many] Получено { $amount } монет
   *[other] Получено { $amount } монеты
}, всего { $coins }.
news-plot-closed = { $seat }: участок { $plot } закрыт, +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}.
event-last-round-by-deck = { $seat }: колода пуста. Раунд { $round } — последний.
event-last-round-by-street = { $seat }: закрыты все пять участков. Раунд { $round } — последний.
event-scored = { $seat }: очки по участкам — { $first }, { $second }, { $third }, { $fourth }, { $fifth }; за монеты — { $coins }; всего { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
event-ended = { $ending }
first-given = { $seat } дарит проект: его получает { $to_seat }.
first-coins-collected = { $seat } забирает с колоды { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
} и остаётся без бесплатной карты.
first-plot-closed = { $seat }: участок { $plot } закрыт. Доход по участкам: { $first }, { $second }, { $third }, { $fourth }, { $fifth }. { $amount ->
    [one] Получена { $amount } монета
    [few] Получены { $amount } монеты
    [many] Получено { $amount } монет
   *[other] Получено { $amount } монеты
}.

## Положение словами

line-components = Карты: { $certainty }.
line-round = Раунд { $round }. Первый игрок: { $first_seat }.
line-last-round = Раунд { $round }, последний. Первый игрок: { $first_seat }.
line-held = В руке: { $project }.
line-deck = Колода, { $from_seat }: { $project }, цена { $price }. Карт: { $size }.{ $coins ->
    [0] {""}
   *[other] {" "}Заблокирована, монет на ней: { $coins }.
}
line-deck-empty = Колода, { $from_seat }: пусто. Карт: { $size }.{ $coins ->
    [0] {""}
   *[other] {" "}Монет на ней: { $coins }.
}
line-common = Городская стопка: { $project }, цена 0. Карт: { $size }.
line-common-empty = Городская стопка: пусто. Карт: { $size }.
line-project = { $project }{ $traits ->
    [0] .
   *[other] : { $trait }.
}{ $stands ->
    [ground] {" "}Только на первом этаже.
    [upper] {" "}Не на первом этаже.
    [rooftop] {" "}Только на крыше.
   *[any] {""}
}{ $coins ->
    [0] {""}
   *[other] {" "}{ $coins ->
        [one] { $coins } монета
        [few] { $coins } монеты
        [many] { $coins } монет
       *[other] { $coins } монеты
    } { $coins_effect }{ $counted ->
        [0] .
       *[other] , с каждой новой крышей на улице.
    }
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points ->
        [one] { $points } очко престижа
        [few] { $points } очка престижа
        [many] { $points } очков престижа
       *[other] { $points } очка престижа
    } { $points_effect }.
}
line-street = { $seat }: монеты { $coins }, доход за новую крышу { $revenue }, престиж { $prestige }, очки { $points }.
line-counts = На улице ({ $seat }): офисы { $office }, услуги { $services }, квартиры { $flat }, кафе { $cafe }, магазины { $shop }, гостиницы { $hotel }, подарки { $gift }.
line-plot-empty = Участок { $plot }, { $seat }: пусто.
line-plot = Участок { $plot }, { $seat }: { $project } (снизу вверх: { $trait }). Открыт. Доход { $revenue }, престиж { $prestige }.
line-plot-no-gifts = Участок { $plot }, { $seat }: { $project } (снизу вверх: { $trait }). Открыт, подарков не принимает. Доход { $revenue }, престиж { $prestige }.
line-plot-closed = Участок { $plot }, { $seat }: { $project } (снизу вверх: { $trait }). Закрыт. Доход { $revenue }, престиж { $prestige }.
line-plot-closed-no-gifts = Участок { $plot }, { $seat }: { $project } (снизу вверх: { $trait }). Закрыт, подарков не принимает. Доход { $revenue }, престиж { $prestige }.

## Подсчёт очков

score-plot_1 = Участок 1
score-plot_2 = Участок 2
score-plot_3 = Участок 3
score-plot_4 = Участок 4
score-plot_5 = Участок 5
score-coins = Монеты, 3 за очко
figure-cards = карт
figure-coins = монет
tie-highest_building = Самое высокое здание
tie-highest_building-decides = Очков поровну, решает самое высокое здание
ending-deck_empty = Колода одного из игроков закончилась.
ending-street_closed = На чьей-то улице закрыты все пять участков.

## Каким бывает проект

trait-no_kind = без помещений
trait-office = офис
trait-services = услуга
trait-flat = квартира
trait-cafe = кафе
trait-shop = магазин
trait-hotel = гостиница
trait-two_office = два офиса
trait-two_services = две услуги
trait-two_flat = две квартиры
trait-two_cafe = два кафе
trait-two_shop = два магазина
trait-duo = считается за два
trait-roof = крыша
trait-gift = подарок (на чужую улицу)
trait-no_gifts = запрет на подарки для всего здания
trait-ground = только первый этаж
trait-upper = не на первом этаже
trait-rooftop = только на крыше

## Что приносит проект

effect-closing = с каждой новой крышей на улице
effect-end = в конце игры
effect-ground = на первом этаже
effect-below = за каждый этаж ниже
effect-plot_roof = за крышу на участке
effect-street_roof = за каждую крышу на улице
effect-plot_office = за каждый офис на участке
effect-plot_services = за каждую услугу на участке
effect-plot_flat = за каждую квартиру на участке
effect-plot_cafe = за каждое кафе на участке
effect-plot_shop = за каждый магазин на участке
effect-plot_hotel = за каждую гостиницу на участке
effect-plot_gift = за каждый подарок на участке
effect-street_office = за каждый офис на улице
effect-street_services = за каждую услугу на улице
effect-street_flat = за каждую квартиру на улице
effect-street_cafe = за каждое кафе на улице
effect-street_shop = за каждый магазин на улице
effect-street_hotel = за каждую гостиницу на улице
effect-street_gift = за каждый подарок на улице

## Проекты

project-brokerage = Брокерская контора
project-business_hub = Деловой центр
project-call_centre = Колл-центр
project-consultancy = Консультанты
project-council_offices = Городская контора
project-council_offices_rented = Городская контора (аренда)
project-drafting_studio = Чертёжная мастерская
project-editorial_office = Редакция
project-front_desk = Бюро пропусков
project-law_firm = Юридическая фирма
project-offices = Офисы
project-open_plan_floor = Опенспейс
project-registry = Канцелярия
project-secure_archive = Охраняемый архив
project-shared_desks = Общие столы
project-start_up_room = Комната стартапа
project-twin_council_offices = Двойная городская контора
project-twin_offices = Двойной офис
project-board_room = Зал совета директоров
project-glass_attic_office = Стеклянный офис под крышей
project-sky_office = Небесный офис
project-bank_branch = Отделение банка
project-clinic = Поликлиника
project-concierge = Консьерж
project-courier_point = Пункт выдачи
project-dentist = Стоматолог
project-fitness_club = Фитнес-клуб
project-hairdresser = Парикмахерская
project-laundry = Прачечная
project-library_branch = Филиал библиотеки
project-night_guard = Ночной сторож
project-post_office = Почта
project-surgery = Кабинет врача
project-workshop_row = Ряд мастерских
project-roof_pool = Бассейн на крыше
project-car_park = Автостоянка
project-guarded_roof = Охраняемая крыша
project-council_flat = Муниципальная квартира
project-family_flat = Семейная квартира
project-flats = Квартиры
project-garden_flat = Квартира с садом
project-gated_flats = Закрытый двор
project-loft = Лофт
project-maisonette = Двухэтажная квартира
project-neighbours = Соседи
project-panorama_flat = Квартира с видом
project-rental_flat = Съёмная квартира
project-serviced_flats = Апартаменты
project-shared_flat = Коммуналка
project-social_flat = Социальная квартира
project-student_rooms = Студенческие комнаты
project-studio_flat = Квартира-студия
project-twin_council_flats = Двойная муниципальная квартира
project-twin_flats = Двойная квартира
project-attic_flat = Мансарда
project-penthouse = Пентхаус
project-residents_council = Совет жильцов
project-small_attic = Малая мансарда
project-squat = Сквот
project-bookshop_cafe = Книжное кафе
project-cafe_terrace = Терраса кафе
project-canteen = Столовая
project-coffee_counter = Кофейная стойка
project-corner_cafe = Кафе на углу
project-milk_bar = Молочный бар
project-music_cafe = Музыкальное кафе
project-patisserie = Кондитерская
project-roastery = Обжарка кофе
project-two_cafes = Пара кафе
project-sky_bar = Небесный бар
project-attic_cafe = Кафе под крышей
project-pavilion_cafe = Кафе-павильон
project-noisy_bar = Шумный бар
project-boutique = Бутик
project-co_op_shop = Кооперативная лавка
project-department_store = Универмаг
project-florist = Цветочная лавка
project-grocer = Бакалея
project-market_stall = Рыночный прилавок
project-newsstand = Газетная лавка
project-round_the_clock_shop = Круглосуточный магазин
project-shop = Магазин
project-shopping_arcade = Торговая галерея
project-stationer = Канцтовары
project-kiosk = Киоск
project-boarded_up_shop = Заколоченный магазин
project-business_hotel = Деловая гостиница
project-city_hotel = Городская гостиница
project-grand_hotel = Гранд-отель
project-guest_house = Гостевой дом
project-workers_hostel = Рабочее общежитие
project-youth_hostel = Молодёжный хостел
project-attic_guest_house = Гостевая мансарда
project-hotel_chain = Сеть гостиниц
project-atrium = Атриум
project-gallery = Галерея
project-gift_collection = Собрание подарков
project-museum = Музей
project-parking_level = Этаж парковки
project-server_room = Серверная
project-stairwell = Лестничная клетка
project-technical_floor = Технический этаж
project-winter_garden = Зимний сад
project-aerial_mast = Антенная мачта
project-billboard = Рекламный щит
project-flagpole = Флагшток
project-observation_deck = Смотровая площадка
project-roof_garden = Сад на крыше
project-solar_panels = Солнечные панели
project-weather_station = Метеостанция
project-bell_turret = Башенка с колоколом
project-bus_stop = Автобусная остановка
project-clock_tower = Часовая башня
project-flat_roof = Плоская крыша
project-landmark_spire = Шпиль
project-park = Парк
project-plain_roof = Простая крыша
project-playground = Детская площадка
project-roof_terrace = Терраса на крыше
project-square = Сквер
project-tiled_roof = Черепичная крыша
project-broken_lift = Сломанный лифт
project-building_site_noise = Шум стройки
project-inspection = Инспекция
project-leaking_basement = Протекающий подвал
project-power_cuts = Перебои со светом
project-ruin = Развалина
project-scaffolding = Строительные леса
project-substation = Подстанция
project-waste_sorting_point = Мусорная площадка
project-pigeon_loft = Голубятня
project-emergency_roof = Временная крыша
project-fenced_off_lot = Огороженный пустырь
project-makeshift_roof = Крыша на скорую руку
project-tarpaulin_roof = Крыша из брезента

# Свой проект показан по его id.
project-unnamed = { $name }

## Board

board-your-street = Ваша улица
board-street-of = Улица: { $name }
board-back = Назад
board-look-at = Посмотреть улицу: { $name }
board-your-deck = Ваша колода
board-deck-of = Колода: { $name }
board-decks = Колоды
board-decks-later = Продаются в действии 2
board-common = Городская стопка
board-city = Городская
board-first = Первый игрок
board-wallet = Монеты
board-from-deck = с колоды
board-from-roof = за крышу
board-gained = пришло: { $sources }
board-sum-up = Престиж { $prestige } + { $piles } ({ $told }) = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}. Три монеты дают очко.
board-piles = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}: { $piles ->
    [0] ни одной стопки по три
    [one] { $piles } стопка по три
    [few] { $piles } стопки по три
    [many] { $piles } стопок по три
   *[other] { $piles } стопки по три
}
board-at-closing = Новая крыша даст
board-revenue = Доход
board-prestige = Престиж
board-highest = Самое высокое здание, карт
board-deck-size = Карт в колоде
board-price = Цена: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
}
board-free = бесплатно
board-any-of-two = выберите 1 из 2
board-any-of-four = выберите 1 из 4
board-per-roof = за крышу
board-empty = пусто
board-blocked = не продаётся
board-blocked-by = { $coins ->
    [one] Эту колоду блокирует { $coins } монета, пока { $name } её не заберёт.
    [few] Эту колоду блокируют { $coins } монеты, пока { $name } их не заберёт.
    [many] Эту колоду блокируют { $coins } монет, пока { $name } их не заберёт.
   *[other] Эту колоду блокируют { $coins } монеты, пока { $name } их не заберёт.
}
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карты
    [many] { $count } карт
   *[other] { $count } карты
}
board-brings-revenue = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
} { $effect }
board-brings-prestige = { $amount ->
    [one] { $amount } очко престижа
    [few] { $amount } очка престижа
    [many] { $amount } очков престижа
   *[other] { $amount } очка престижа
} { $effect }
board-plot = участок { $plot }
board-plot-of = Участок { $plot }: { $name }
board-read-plot = Подробнее об участке { $plot }
board-plot-revenue = Монеты с этого участка за каждую новую крышу
board-plot-prestige = Престиж этого участка в конце
board-plot-now = Участок сейчас
board-plot-empty = Здесь ещё ничего не построено.
board-open = Открыт: можно строить дальше.
board-open-no-gifts = Открыт: можно строить дальше, но без подарков.
board-closed = Закрыт: сверху можно ставить только проекты для крыш.
board-closed-no-gifts = Закрыт: сверху можно ставить только проекты для крыш, но не подарки.
board-gift-from = Подарок от игрока «{ $name }».
board-counts = Помещения на улице
board-count-office = { $count ->
    [one] { $count } офис
    [few] { $count } офиса
    [many] { $count } офисов
   *[other] { $count } офиса
}
board-count-services = Услуги: { $count }
board-count-flat = { $count ->
    [one] { $count } квартира
    [few] { $count } квартиры
    [many] { $count } квартир
   *[other] { $count } квартиры
}
board-count-cafe = Кафе: { $count }
board-count-shop = { $count ->
    [one] { $count } магазин
    [few] { $count } магазина
    [many] { $count } магазинов
   *[other] { $count } магазина
}
board-count-hotel = { $count ->
    [one] { $count } гостиница
    [few] { $count } гостиницы
    [many] { $count } гостиниц
   *[other] { $count } гостиницы
}
board-count-gift = { $count ->
    [one] { $count } подарок
    [few] { $count } подарка
    [many] { $count } подарков
   *[other] { $count } подарка
}
board-in-hand = Карта в руке
board-holds = Карту держит { $name }
board-municipal-card = Городская карта
board-one-half = Строится только один из двух проектов.
board-one-of-four = Строится только один из четырёх проектов: два — на лицевой стороне, два — на обороте.
board-turn = Повернуть
board-turn-to = Повернуть карту: { $project }
board-fits = { $count ->
    [one] Подходит { $count } место.
    [few] Подходят { $count } места.
    [many] Подходит { $count } мест.
   *[other] Подходит { $count } места.
}
board-nofit = сейчас некуда
board-nowhere-why = Сейчас никуда не подходит: { $reason }.
board-nowhere-reason = { $needs ->
    [rooftop] у вас ещё нет крыши
    [upper] у вас нет открытого здания
    [ground] у вас нет пустого участка
    [gift-rooftop] у соперников нет крыши для подарка
    [gift-upper] у соперников нет открытого здания для подарка
    [gift-ground] у соперников нет пустого участка для подарка
    [gift-any] у соперников нет открытого участка для подарка
   *[any] у вас закрыты все участки
}
board-choose-plot = { $project }: выберите участок
board-choose-street = { $project } — подарок: выберите участок соперника
board-nowhere = { $project }: никуда не подходит, поверните карту
board-build = Построить
board-give = Подарить
board-buy = Купить
board-discards = Сброшено карт: { $count }
board-build-on = Построить: участок { $plot }
board-close-plot = Закрыть участок { $plot }
board-give-to = Подарить: { $name }, участок { $plot }
board-discard = Сбросить
board-paid = Выплата за эту крышу
board-never-below = не меньше 0
board-second-help = Покупайте из подсвеченной колоды. Монеты за карту соперника ложатся на его колоду: он заберёт их в свой ход, а до того из неё не покупают.
board-no-free-card = Соперник купил карту из вашей колоды: вы получаете { $amount ->
    [one] { $amount } монету
    [few] { $amount } монеты
    [many] { $amount } монет
   *[other] { $amount } монеты
}, но бесплатной карты в этот ход нет.
board-take-municipal = Городская карта: 0 монет
board-take-it = Взять эту городскую карту
board-buy-for = Купить за { $price }
board-costs-nothing = Бесплатно; карту можно сбросить.
board-step-skipped = Действие 1 из 2: вашу бесплатную карту, верхнюю в колоде, негде построить ({ $project }).
board-build-at-once = Сразу постройте один из двух её проектов.
board-pay-bank = Заплатить в банк { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
}, останется { $left }.
board-own-waits = Если её никто не купит, в следующий ход она достанется вам бесплатно.
board-pay-deck = Положить { $price ->
    [one] { $price } монету
    [few] { $price } монеты
    [many] { $price } монет
   *[other] { $price } монеты
} на колоду ({ $name }), останется { $left }.
board-last-round = Последний раунд
board-near = Игра скоро закончится
board-near-deck = { $name }: { $count ->
    [one] в колоде { $count } карта
    [few] в колоде { $count } карты
    [many] в колоде { $count } карт
   *[other] в колоде { $count } карты
}
board-near-street = { $name }: 4 крыши из 5
edition-about-reconstructed = Правила взяты из печатной книги, о картах в ней сказано мало. Одна стоит 3 монеты, на ней офисы и квартиры, и квартиры монет не приносят. Другая стоит 6 монет, на ней парк: только первый этаж, крыша, 1 монета. Магазин приносит 2 монеты, круглосуточный магазин — по 1 за каждую квартиру улицы. Перечень знаков показывает, какие бывают числа; что считают некоторые знаки, мы лишь предполагаем. Всё остальное мы подобрали сами; каждое число можно изменить в папке игры.
edition-about-mostly_certain = Некоторые строки этих таблиц помечены как восстановленные. Эти карты не такие, как в печатной игре.
board-signs = Знаки
board-signs-kinds = Помещения
board-signs-marks = Пометки
board-signs-effects = Что приносит проект
board-signs-figures = Показатели игрока
board-signs-plots = Нажмите на номер участка, чтобы прочитать о его этажах.
board-roofs-pay = Новая крыша приносит доход со всех пяти участков улицы, в том числе закрытых.


## Что, по словам подсказки, изменит ход

term-prestige = престиж сразу
term-prestige_later = престиж позже
term-coins = монеты в конце
reason-prestige = Сразу приносит престиж: { $worth }.
reason-prestige_later = Позже принесёт больше престижа: { $worth }.
reason-coins = В конце у вас будет больше монет: это { $worth }.

## What things on the board are

what-table = Стол
what-street = Улица
what-plot = Участок
what-project = Проект
what-deck = Ваша колода
what-rival_deck = Колода соперника
what-municipal = Городская стопка
what-wallet = Монеты
what-revenue = Доход за новую крышу
what-prestige = Престиж
what-premises = Помещения
what-first = Первый игрок
what-discards = Сброшенные карты
what-signs = Знаки
what-last_round = Последний раунд
board-worth-now = Если улица не изменится: { $points ->
    [one] { $points } очко престижа
    [few] { $points } очка престижа
    [many] { $points } очков престижа
   *[other] { $points } очка престижа
} в конце, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монеты
    [many] { $coins } монет
   *[other] { $coins } монеты
} с каждой новой крышей.
board-coins-worth = Эти монеты дадут в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
board-revenue-now = Столько монет заплатила бы вся улица, если бы крыша закрыла участок сейчас.
board-prestige-now = Столько престижа, не считая монет, принесла бы улица, если бы игра закончилась сейчас.
board-deck-ends = Когда кончается чья-то колода или на чьей-то улице закрыты все пять участков, раунд становится последним.
