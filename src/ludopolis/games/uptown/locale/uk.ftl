### Every word of UpTown.

game-name = UpTown
game-pitch = Будуйте вгору на п’яти ділянках, заробляйте на дахах, а діряві даруйте суперникам. Карткова гра Адама Стшелецького.
game-goal = Ви забудовуєте вгору п’ять ділянок своєї вулиці: кожен дах приносить дохід з усієї вулиці, а подарунки будують на вулицях суперників. Наприкінці видимі проєкти дають престиж, а кожні три монети — ще один бал; перемагає той, у кого балів найбільше. Коли закінчується чиясь колода або на чиїйсь вулиці закрито всі п’ять ділянок, раунд стає останнім.
game-aim = Будуйте вежі: ★ престижу — бал, 3 монети — бал. У кого більше балів, той і переміг.
game-length = 40 хв
game-difficulty = середньо

## Options

option-count_uncollected = Рахувати монети на колодах
option-count_uncollected-help = Монети, що наприкінці гри залишилися на колоді, рахуються нарівні з монетами в гаманці. За друкованими правилами рахується лише гаманець.

## How sure the cards are

certainty-reconstructed = відтворено нами, бо список карт не опубліковано; жодної не знаємо повністю
certainty-mostly_certain = за таблицями в теці гри; деякі рядки відтворено

## Questions

ask-free_card = Дія 1 з 2. Збудуйте безкоштовну карту або скиньте її.
ask-free_card-help = Верхня у вашій колоді. Потім можна купити ще.
ask-second_action = { $pile ->
    [0] { $decks ->
        [0] Дія 2 з 2. Міський стос порожній, купити нема чого: другої карти не буде.
       *[other] Дія 2 з 2. Купіть карту або не беріть другої: міський стос порожній.
    }
   *[other] { $decks ->
        [0] Дія 2 з 2. Візьміть міську карту: купити нема чого.
       *[other] Дія 2 з 2. Купіть карту або візьміть міську.
    }
}
ask-place_bought = Дія 2 з 2. Збудуйте один із двох проєктів купленої карти.
ask-place_municipal = Дія 2 з 2. Збудуйте міську карту або скиньте її.

## Moves

move-place = збудувати: { $project } (ділянка { $plot })
move-close = закрити ділянку { $plot }: { $project }, дохід — { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
move-give = подарувати: { $project } ({ $to_seat }, ділянка { $plot })
move-give-roof = подарувати дах: { $project } ({ $to_seat }, ділянка { $plot }), дохід суперника — { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
move-discard = скинути карту
move-buy-own = купити зі своєї колоди за { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}: { $project }
move-buy = купити з чужої колоди ({ $from_seat }) за { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}: { $project }
move-municipal = взяти міську карту: { $project }
move-skip = не брати другої карти

# The same in short, for hints beside the board.
brief-municipal = взяти міську карту

## Reasons

why-bad-move = «{ $text }» — це не хід. Ходи пишуть так: place flats 2, place noisy_bar 1.3 (ділянка 3 місця 1), discard, buy 0, municipal, skip.
why-bad-card = «{ $text }» — це не карта. Карти пишуть так: P01, M28.
why-bad-first = «{ $text }» не називає першого гравця. Це пишуть так: first 0.
why-not-on-card = { $project }: на вашій карті цього немає. На ній: { $shown_project }.
why-no-such-half = На вашій карті два проєкти: { $project }.
why-gift-at-home = { $project } — це подарунок: його будують на чужій вулиці.
why-no-gift = { $project } — не подарунок: це будують на своїй вулиці.
why-needs-roof = { $project } — проєкт для даху, а на ділянці { $plot } даху немає.
why-plot-closed = Ділянка { $plot } під дахом, а це не проєкт для даху: { $project }.
why-no-gifts = { $project }: будівля на ділянці { $plot } не приймає подарунків.
why-ground-only = { $project }: це має бути перша карта ділянки, а ділянка { $plot } вже забудована.
why-upper-only = { $project }: це не може бути перша карта ділянки, а ділянка { $plot } порожня.
why-must-be-played = Ви заплатили за цю карту: її треба збудувати.
why-deck-empty = { $from_seat }: колода порожня.
why-deck-blocked = Колоду ({ $from_seat }) заблоковано, на ній { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}: доки { $coins ->
    [one] монету
    [few] монети
    [many] монети
   *[other] монети
} не заберуть, купувати з неї не можна.
why-too-dear = Карта ({ $project }) коштує { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}, а у вас { $coins }.
why-nowhere-to-place = Вам ніде збудувати жодного з проєктів, тому карту купити не можна: { $project }.
why-pile-empty = Міський стос порожній.
why-pile-not-empty = Міські карти ще є: візьміть одну, її можна й скинути.
why-now-free_card = Зараз треба збудувати або скинути безкоштовну карту.
why-now-second_action = У вас немає карти в руці: зараз друга дія.
why-now-place_bought = Зараз треба збудувати куплену карту.
why-now-place_municipal = Зараз треба збудувати або скинути міську карту.

## Reasons against a component folder

why-wrong-count = { $table }: рядків { $given }, а потрібно { $expected }.
why-same-card-id = { $table }, рядок { $line }: карта з іменем «{ $given }» вже є.
why-same-project = { $table }, рядок { $line }, стовпець { $column }: проєкт «{ $given }» на цій карті вже є. Якщо його надруковано на обох кінцях, додайте його до projects.csv удруге, під іншим іменем.

## Events

event-first-player = { $seat } отримує вулицю зі знаком старту й починає гру.
event-uncovered = Колода ({ $from_seat }): тепер зверху { $project }, ціна { $price ->
    [one] { $price } монета
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}.
event-uncovered-municipal = Міський стос: тепер зверху { $project }.
event-round-begun = Раунд { $round }.
log-round-begun = Раунд { $round }
# The board shows the rest.
log-bought = { $seat } купує карту з чужої колоди ({ $from_seat }) за { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}.
event-coins-collected = { $seat } забирає з колоди { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}, тепер має { $coins } і не бере безкоштовної карти.
event-nothing-to-take = { $seat }: колода порожня, безкоштовної карти немає.
event-free-card-taken = { $seat } бере безкоштовну карту: { $project }.
event-bought-own = { $seat } купує зі своєї колоди за { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}: { $project }. Залишається монет: { $coins }.
event-bought = { $seat } купує з чужої колоди ({ $from_seat }) за { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}: { $project }. Залишається монет: { $coins }. Ту колоду тепер заблоковано.
event-municipal-taken = { $seat } бере міську карту: { $project }.
event-skipped = { $seat } не бере другої карти.
event-built = { $seat } будує проєкт «{ $project }» на ділянці { $plot }.
news-built = { $seat } будує на своїй ділянці { $plot }: { $project }.
event-given = { $seat } дарує проєкт «{ $project }»: його отримує { $to_seat }, ділянка { $plot }.
you-given = { $seat } дарує вам проєкт «{ $project }»: ваша ділянка { $plot }.
event-discarded = { $seat } скидає карту: { $project }.
event-fits-nowhere = { $seat } скидає карту, яку ніде збудувати: { $project }.
event-plot-closed = { $seat }: ділянку { $plot } закрито. Дохід за ділянками: { $first }, { $second }, { $third }, { $fourth }, { $fifth }. Отримано { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}, тепер у гаманці { $coins }.
news-plot-closed = { $seat }: ділянку { $plot } закрито, +{ $amount ->
    [one] { $amount } монета
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}.
event-last-round-by-deck = { $seat }: колода порожня. Раунд { $round } — останній.
event-last-round-by-street = { $seat }: закрито всі п’ять ділянок. Раунд { $round } — останній.
event-scored = { $seat }, бали за ділянки: { $first }, { $second }, { $third }, { $fourth }, { $fifth }; за монети: { $coins }; усього { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
event-ended = { $ending }

## What is told when it happens for the first time: nothing that changes soon after

first-given = { $seat } дарує проєкт, його отримує { $to_seat }.
first-coins-collected = { $seat } забирає з колоди { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
} і не бере безкоштовної карти.
first-plot-closed = { $seat }: ділянку { $plot } закрито. Дохід за ділянками: { $first }, { $second }, { $third }, { $fourth }, { $fifth }. Отримано { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}.

## The position in words

line-components = Карти: { $certainty }.
line-round = Раунд { $round }. Перший гравець: { $first_seat }.
line-last-round = Раунд { $round }, останній. Перший гравець: { $first_seat }.
line-held = У руці: { $project }.
line-deck = Колода ({ $from_seat }): { $project }, ціна { $price }. Карт: { $size }.{ $coins ->
    [0] {""}
   *[other] {" "}Заблокована, монет на ній: { $coins }.
}
line-deck-empty = Колода ({ $from_seat }): купити нема чого. Карт: { $size }.{ $coins ->
    [0] {""}
   *[other] {" "}Монет на ній: { $coins }.
}
line-common = Міський стос: { $project }, ціна 0. Карт: { $size }.
line-common-empty = Міський стос: взяти нема чого. Карт: { $size }.
line-project = { $project }{ $traits ->
    [0] .
   *[other] : { $trait }.
}{ $stands ->
    [ground] {" "}Лише на першому поверсі.
    [upper] {" "}Не на першому поверсі.
    [rooftop] {" "}Лише на даху.
   *[any] {""}
}{ $coins ->
    [0] {""}
   *[other] {" "}{ $coins ->
        [one] { $coins } монета
        [few] { $coins } монети
        [many] { $coins } монет
       *[other] { $coins } монети
    } { $coins_effect }{ $counted ->
        [0] .
       *[other] , з кожним новим дахом на вулиці.
    }
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points ->
        [one] { $points } бал престижу
        [few] { $points } бали престижу
        [many] { $points } балів престижу
       *[other] { $points } бала престижу
    } { $points_effect }.
}
line-street = { $seat }: монети { $coins }, дохід за новий дах { $revenue }, престиж { $prestige }, бали { $points }.
line-counts = На вулиці ({ $seat }): офіси { $office }, послуги { $services }, квартири { $flat }, кафе { $cafe }, крамниці { $shop }, готелі { $hotel }, подарунки { $gift }.
line-plot-empty = Ділянка { $plot } ({ $seat }): порожньо.
line-plot = Ділянка { $plot } ({ $seat }): { $project } (знизу вгору: { $trait }). Відкрита. Дохід { $revenue }, престиж { $prestige }.
line-plot-no-gifts = Ділянка { $plot } ({ $seat }): { $project } (знизу вгору: { $trait }). Відкрита, подарунків не приймає. Дохід { $revenue }, престиж { $prestige }.
line-plot-closed = Ділянка { $plot } ({ $seat }): { $project } (знизу вгору: { $trait }). Закрита. Дохід { $revenue }, престиж { $prestige }.
line-plot-closed-no-gifts = Ділянка { $plot } ({ $seat }): { $project } (знизу вгору: { $trait }). Закрита, подарунків не приймає. Дохід { $revenue }, престиж { $prestige }.

## Score sheet

score-plot_1 = Ділянка 1
score-plot_2 = Ділянка 2
score-plot_3 = Ділянка 3
score-plot_4 = Ділянка 4
score-plot_5 = Ділянка 5
score-coins = Монети, 3 за бал
figure-cards = карт
figure-coins = монет
tie-highest_building = Найвища будівля
tie-highest_building-decides = Балів порівну, вирішує найвища будівля
ending-deck_empty = Колода одного з гравців закінчилася.
ending-street_closed = На чиїйсь вулиці закрито всі п’ять ділянок.

## What a project is

trait-no_kind = без приміщень
trait-office = офіс
trait-services = послуга
trait-flat = квартира
trait-cafe = кафе
trait-shop = крамниця
trait-hotel = готель
trait-two_office = два офіси
trait-two_services = дві послуги
trait-two_flat = дві квартири
trait-two_cafe = два кафе
trait-two_shop = дві крамниці
trait-duo = рахується за два
trait-roof = дах
trait-gift = подарунок (на чужу вулицю)
trait-no_gifts = будівля не приймає подарунків
trait-ground = лише перший поверх
trait-upper = не на першому поверсі
trait-rooftop = лише на даху

## What a project brings

effect-closing = з кожним новим дахом на вулиці
effect-end = наприкінці гри
effect-ground = на першому поверсі
effect-below = за кожен поверх нижче
effect-plot_roof = за дах на ділянці
effect-street_roof = за кожен дах на вулиці
effect-plot_office = за кожен офіс на ділянці
effect-plot_services = за кожну послугу на ділянці
effect-plot_flat = за кожну квартиру на ділянці
effect-plot_cafe = за кожне кафе на ділянці
effect-plot_shop = за кожну крамницю на ділянці
effect-plot_hotel = за кожен готель на ділянці
effect-plot_gift = за кожен подарунок на ділянці
effect-street_office = за кожен офіс на вулиці
effect-street_services = за кожну послугу на вулиці
effect-street_flat = за кожну квартиру на вулиці
effect-street_cafe = за кожне кафе на вулиці
effect-street_shop = за кожну крамницю на вулиці
effect-street_hotel = за кожен готель на вулиці
effect-street_gift = за кожен подарунок на вулиці

## Projects

project-brokerage = Брокери
project-business_hub = Бізнес-центр
project-call_centre = Кол-центр
project-consultancy = Консалтинг
project-council_offices = Міські офіси
project-council_offices_rented = Міські офіси (оренда)
project-drafting_studio = Креслярня
project-editorial_office = Редакція
project-front_desk = Рецепція
project-law_firm = Адвокати
project-offices = Офіси
project-open_plan_floor = Опенспейс
project-registry = Реєстратура
project-secure_archive = Архів під охороною
project-shared_desks = Коворкінг
project-start_up_room = Стартап
project-twin_council_offices = Два міські офіси
project-twin_offices = Два офіси
project-board_room = Зала засідань
project-glass_attic_office = Скляна мансарда
project-sky_office = Офіс у небі
project-bank_branch = Відділення банку
project-clinic = Поліклініка
project-concierge = Консьєрж
project-courier_point = Кур’єри
project-dentist = Стоматологія
project-fitness_club = Фітнес-клуб
project-hairdresser = Перукарня
project-laundry = Пральня
project-library_branch = Філія бібліотеки
project-night_guard = Нічна охорона
project-post_office = Пошта
project-surgery = Амбулаторія
project-workshop_row = Майстерні
project-roof_pool = Басейн на даху
project-car_park = Паркінг
project-guarded_roof = Дах під охороною
project-council_flat = Міська квартира
project-family_flat = Сімейна квартира
project-flats = Квартири
project-garden_flat = Квартира із садом
project-gated_flats = Закритий двір
project-loft = Лофт
project-maisonette = Дворівневе житло
project-neighbours = Сусіди
project-panorama_flat = Квартира з видом
project-rental_flat = Квартира внайми
project-serviced_flats = Апартаменти
project-shared_flat = Спільна квартира
project-social_flat = Соціальне житло
project-student_rooms = Студентське житло
project-studio_flat = Студія
project-twin_council_flats = Дві міські квартири
project-twin_flats = Дві квартири
project-attic_flat = Мансарда
project-penthouse = Пентгаус
project-residents_council = Рада будинку
project-small_attic = Мала мансарда
project-squat = Сквот
project-bookshop_cafe = Книжкове кафе
project-cafe_terrace = Літня тераса
project-canteen = Їдальня
project-coffee_counter = Кава з собою
project-corner_cafe = Кафе на розі
project-milk_bar = Молочне кафе
project-music_cafe = Музичне кафе
project-patisserie = Кондитерська
project-roastery = Смажарня кави
project-two_cafes = Два кафе
project-sky_bar = Скай-бар
project-attic_cafe = Кафе на горищі
project-pavilion_cafe = Кафе-павільйон
project-noisy_bar = Гучний бар
project-boutique = Бутик
project-co_op_shop = Кооператив
project-department_store = Універмаг
project-florist = Квіти
project-grocer = Бакалія
project-market_stall = Ятка
project-newsstand = Преса
project-round_the_clock_shop = Крамниця 24/7
project-shop = Крамниця
project-shopping_arcade = Торговий пасаж
project-stationer = Канцтовари
project-kiosk = Кіоск
project-boarded_up_shop = Закинута крамниця
project-business_hotel = Бізнес-готель
project-city_hotel = Міський готель
project-grand_hotel = Гранд-готель
project-guest_house = Гостьовий дім
project-workers_hostel = Гуртожиток
project-youth_hostel = Хостел
project-attic_guest_house = Кімнати на горищі
project-hotel_chain = Мережа готелів
project-atrium = Атріум
project-gallery = Галерея
project-gift_collection = Збірка подарунків
project-museum = Музей
project-parking_level = Рівень паркінгу
project-server_room = Серверна
project-stairwell = Сходова клітка
project-technical_floor = Технічний поверх
project-winter_garden = Зимовий сад
project-aerial_mast = Антена
project-billboard = Білборд
project-flagpole = Флагшток
project-observation_deck = Оглядова тераса
project-roof_garden = Сад на даху
project-solar_panels = Сонячні панелі
project-weather_station = Метеостанція
project-bell_turret = Дзвіничка
project-bus_stop = Зупинка
project-clock_tower = Годинникова вежа
project-flat_roof = Плаский дах
project-landmark_spire = Шпиль
project-park = Парк
project-plain_roof = Простий дах
project-playground = Майданчик
project-roof_terrace = Тераса на даху
project-square = Площа
project-tiled_roof = Черепичний дах
project-broken_lift = Зламаний ліфт
project-building_site_noise = Шум будови
project-inspection = Перевірка
project-leaking_basement = Затоплений підвал
project-power_cuts = Вимкнення світла
project-ruin = Руїна
project-scaffolding = Риштування
project-substation = Підстанція
project-waste_sorting_point = Сортування сміття
project-pigeon_loft = Голубник
project-emergency_roof = Аварійний дах
project-fenced_off_lot = Огорожена ділянка
project-makeshift_roof = Дах нашвидкуруч
project-tarpaulin_roof = Дах із брезенту

# A project of somebody's own, shown by its id.
project-unnamed = { $name }

## Board

board-your-street = Ваша вулиця
board-street-of = Вулиця: { $name }
board-back = Назад
board-look-at = Оглянути вулицю: { $name }
board-your-deck = Ваша колода
board-deck-of = Колода: { $name }
board-decks = Колоди
board-decks-later = Купити в дії 2
board-common = Міський стос
board-city = Міська
board-first = Перший гравець
board-wallet = Монети
board-from-deck = з колоди
board-from-roof = за дах
board-gained = прийшло: { $sources }
board-sum-up = Престиж { $prestige } + { $piles } ({ $told }) = бали: { $points }. Три монети дають бал.
board-piles = { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}: { $piles ->
    [0] жодної стопки по три
    [one] { $piles } стопка по три
    [few] { $piles } стопки по три
    [many] { $piles } стопок по три
   *[other] { $piles } стопки по три
}
board-at-closing = Новий дах дасть
board-revenue = Дохід
board-prestige = Престиж
board-highest = Найвища будівля, карт
board-deck-size = Карт у колоді
board-price = Ціна: { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
board-free = безкоштовно
board-any-of-two = виберіть 1 з 2
board-any-of-four = виберіть 1 з 4
board-per-roof = за дах
board-empty = порожньо
board-blocked = не продається
board-blocked-by = { $coins ->
    [one] Цю колоду блокує { $coins } монета, доки { $name } її не забере.
    [few] Цю колоду блокують { $coins } монети, доки { $name } їх не забере.
    [many] Цю колоду блокують { $coins } монет, доки { $name } їх не забере.
   *[other] Цю колоду блокують { $coins } монети, доки { $name } їх не забере.
}
board-cards = { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
board-brings-revenue = { $amount ->
    [one] { $amount } монета
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
} { $effect }
board-brings-prestige = { $amount ->
    [one] { $amount } бал престижу
    [few] { $amount } бали престижу
    [many] { $amount } балів престижу
   *[other] { $amount } бала престижу
} { $effect }
board-plot = ділянка { $plot }
board-plot-of = Ділянка { $plot }: { $name }
board-read-plot = Докладніше про ділянку { $plot }
board-plot-revenue = Монети з цієї ділянки за кожен новий дах
board-plot-prestige = Престиж цієї ділянки наприкінці
board-plot-now = Ділянка зараз
board-plot-empty = Тут ще нічого не збудовано.
board-open = Відкрита: можна будувати далі.
board-open-no-gifts = Відкрита: можна будувати далі, але без подарунків.
board-closed = Закрита: зверху можна ставити лише проєкти для даху.
board-closed-no-gifts = Закрита: зверху можна ставити лише проєкти для даху, але не подарунки.
board-gift-from = Подарунок від гравця «{ $name }».
board-counts = Приміщення на вулиці
board-count-office = { $count ->
    [one] { $count } офіс
    [few] { $count } офіси
    [many] { $count } офісів
   *[other] { $count } офісу
}
board-count-services = Послуги: { $count }
board-count-flat = { $count ->
    [one] { $count } квартира
    [few] { $count } квартири
    [many] { $count } квартир
   *[other] { $count } квартири
}
board-count-cafe = Кафе: { $count }
board-count-shop = { $count ->
    [one] { $count } крамниця
    [few] { $count } крамниці
    [many] { $count } крамниць
   *[other] { $count } крамниці
}
board-count-hotel = { $count ->
    [one] { $count } готель
    [few] { $count } готелі
    [many] { $count } готелів
   *[other] { $count } готелю
}
board-count-gift = { $count ->
    [one] { $count } подарунок
    [few] { $count } подарунки
    [many] { $count } подарунків
   *[other] { $count } подарунка
}
board-in-hand = Карта в руці
board-holds = Карту тримає { $name }
board-municipal-card = Міська карта
board-one-half = Будують лише один із двох проєктів.
board-one-of-four = Будують лише один із чотирьох проєктів: два на лицьовому боці, два на звороті.
board-turn = Розвернути
board-turn-to = Розвернути карту: { $project }
board-fits = { $count ->
    [one] Можна збудувати в { $count } місці.
    [few] Можна збудувати у { $count } місцях.
    [many] Можна збудувати в { $count } місцях.
   *[other] Можна збудувати в { $count } місця.
}
board-nofit = зараз ніде
board-nowhere-why = Зараз збудувати ніде: { $reason }.
board-nowhere-reason = { $needs ->
    [rooftop] у вас ще немає даху
    [upper] у вас немає відкритої будівлі
    [ground] у вас немає порожньої ділянки
    [gift-rooftop] у суперників немає даху для цього подарунка
    [gift-upper] у суперників немає відкритої будівлі для цього подарунка
    [gift-ground] у суперників немає порожньої ділянки для цього подарунка
    [gift-any] у суперників немає відкритої ділянки для цього подарунка
   *[any] у вас закрито всі ділянки
}
board-choose-plot = { $project }: виберіть ділянку
board-choose-street = { $project } — подарунок: виберіть ділянку суперника
board-nowhere = { $project }: збудувати ніде, розверніть карту
board-build = Збудувати
board-give = Подарувати
board-buy = Купити
board-discards = Скинуто карт: { $count }
board-build-on = Збудувати: ділянка { $plot }
board-close-plot = Закрити ділянку { $plot }
board-give-to = Подарувати: { $name }, ділянка { $plot }
board-discard = Скинути
board-paid = Виплата за цей дах
board-never-below = не менше 0
board-second-help = Купуйте з підсвіченої колоди. Монети за карту суперника лягають на його колоду: він забере їх у свій хід, а доти з неї не купують.
board-no-free-card = Суперник купив карту з вашої колоди: ви отримуєте { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}, але безкоштовної карти цього ходу немає.
board-take-municipal = Міська карта: 0 монет
board-take-it = Взяти цю міську карту
board-buy-for = Купити за { $price }
board-costs-nothing = Карта нічого не коштує; її можна скинути.
board-step-skipped = Дія 1 з 2: вашу безкоштовну карту, верхню в колоді, ніде збудувати ({ $project }).
board-build-at-once = Одразу збудуйте один із двох проєктів карти.
board-pay-bank = Заплатити в банк { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}, залишиться { $left }.
board-own-waits = Якщо цю карту ніхто не купить, наступного ходу вона дістанеться вам безкоштовно.
board-pay-deck = Покласти { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
} на колоду ({ $name }), залишиться { $left }.
board-last-round = Останній раунд
board-near = Гра скоро закінчиться
board-near-deck = { $name }: { $count ->
    [one] у колоді { $count } карта
    [few] у колоді { $count } карти
    [many] у колоді { $count } карт
   *[other] у колоді { $count } карти
}
board-near-street = { $name }: 4 дахи з 5
edition-about-reconstructed = Правила тут ті самі, що й друковані, але про карти в них сказано мало. Одна коштує 3, на ній офіси та квартири, і квартири монет не приносять. Інша коштує 6, на ній парк: лише перший поверх, дах, 1 монета. Крамниця приносить 2 монети, крамниця 24/7 — по 1 за кожну квартиру на вулиці. Перелік знаків показує, які бувають числа; що рахують деякі знаки, ми тлумачимо самі. Решту ми придумали самі, щоб вона до цього пасувала; кожне число можна змінити в теці гри.
edition-about-mostly_certain = Деякі рядки цих таблиць позначено як відтворені. Ці карти не такі, як надруковані.
board-signs = Знаки
board-signs-kinds = Приміщення
board-signs-marks = Позначки
board-signs-effects = Що приносить проєкт
board-signs-figures = Показники гравця
board-signs-plots = Натисніть на номер ділянки, щоб прочитати про її поверхи.
board-roofs-pay = Новий дах приносить дохід з усіх п’яти ділянок вулиці, також із закритих.


## What a hint says a move changes

term-prestige = престиж одразу
term-prestige_later = престиж згодом
term-coins = монети наприкінці
reason-prestige = Одразу приносить престиж: { $worth }.
reason-prestige_later = Згодом принесе більше престижу: { $worth }.
reason-coins = Наприкінці у вас буде більше монет: це { $worth }.

## What things on the board are

what-table = Стіл
what-street = Вулиця
what-plot = Ділянка
what-project = Проєкт
what-deck = Ваша колода
what-rival_deck = Колода суперника
what-municipal = Міський стос
what-wallet = Монети
what-revenue = Дохід за новий дах
what-prestige = Престиж
what-premises = Приміщення
what-first = Перший гравець
what-discards = Скинуті карти
what-signs = Знаки
what-last_round = Останній раунд
board-worth-now = Якщо вулиця не зміниться: { $points ->
    [one] { $points } бал престижу
    [few] { $points } бали престижу
    [many] { $points } балів престижу
   *[other] { $points } бала престижу
} наприкінці, { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
} з кожним новим дахом.
board-coins-worth = Ці монети дадуть наприкінці { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
board-revenue-now = Стільки монет заплатила б уся вулиця, якби дах закрив ділянку зараз.
board-prestige-now = Стільки балів престижу, не рахуючи монет, принесла б вулиця, якби гра закінчилася зараз.
board-deck-ends = Коли закінчується чиясь колода або на чиїйсь вулиці закрито всі п’ять ділянок, раунд стає останнім.
