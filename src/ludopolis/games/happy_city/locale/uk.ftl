### Every word of Happy City.

game-name = Місто щастя
game-pitch = Збудуйте місто з десяти карт. Бали — це мешканці, помножені на серця.
game-goal = За дохід ви купуєте карту за картою, доки в чиємусь місті їх не стане десять. Бали — мешканці, помножені на серця, тож дбайте і про те, і про те; перемагає той, у кого балів найбільше.
game-aim = Збудуйте місто з 10 карт. Мешканці × серця = бали; більше балів — перемога.
game-length = 30 хв
game-difficulty = легко

## Options

option-mode = Режим
option-mode-help = У сімейному режимі особливі будівлі мають лише числа; в експертному — кольорові ринки й особливі будівлі з ефектами.
option-mode-family = сімейний
option-mode-expert = експертний
option-scoring = Бали
option-scoring-help = Молодші гравці додають мешканців і серця, а не множать.
option-scoring-product = мешканці × серця
option-scoring-sum = мешканці + серця
option-max_rounds = Ліміт раундів
option-max_rounds-help = Гра закінчиться після стількох раундів, навіть якщо ніхто не має десяти карт.
option-verified_only = Лише підтверджені карти
option-verified_only-help = Прибирає єдину експертну будівлю, яку ми придумали замість карти, не показаної в жодному джерелі.

## Questions

ask-draft = Візьміть «Ринок щастя».
ask-louvre = Лувр: чий дохід ви копіюєте? Залишилося застосувань: { $count }.
ask-discard = Скиньте карту або залиште всі.
ask-reveal = Відкрийте карту: з якої колоди?{ $count ->
    [1] {""}
   *[other] {" "}Залишилося відкрити: { $count }.
}
ask-action = Купіть карту або візьміть монету.
ask-special = Візьміть особливу будівлю або пропустіть.
ask-sphinx = Сфінкс: скопіюйте особливу будівлю або витягніть карту з коробки.
ask-pyramid = Піраміда: у якого сусіда скопіювати карту на місці { $slot }?

## Moves

move-take = взяти: { $card }
move-keep = залишити всі
move-discard = скинути: { $card }
move-reveal = відкрити карту ціною { $low }–{ $high }
move-buy = купити: { $card } за { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}
move-buy-reduced = купити: { $card }, { $price ->
    [0] безкоштовно
    [one] за { $price } монету
    [few] за { $price } монети
    [many] за { $price } монет
   *[other] за { $price } монети
} замість { $cost }
move-coin = взяти { $coins ->
    [one] { $coins } монету
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
move-pass = пропустити
move-visit = скопіювати дохід ({ $from_seat }): { $coins ->
    [one] { $coins } монета
    [few] { $coins } монети
    [many] { $coins } монет
   *[other] { $coins } монети
}
move-copy = скопіювати карту «{ $card }» ({ $from_seat })
move-random = витягти карту з коробки
move-copy-slot = скопіювати карту «{ $card }» ({ $from_seat }): мешканці { $residents }, серця { $hearts }

## Reasons

why-bad-move = «{ $text }» — це не хід. Ходи пишуть так: keep, discard museum, reveal 2, buy museum, take coin, take film_studios, pass, visit 1, copy 1, copy left, random.
why-bad-card = «{ $text }» — це не карта. Карти пишуть так: museum, museum.2, castle.
why-market-taken = Карту «{ $card }» вже взято.
why-not-face-up = Карти «{ $card }» немає серед відкритих.
why-deck-empty = У колоді { $deck } та в її скиді не залишилося карт.
why-stack-empty = { $card }: більше не залишилося.
why-same-name = Карта «{ $card }» у вашому місті вже є.
why-too-dear = Карта «{ $card }» коштує { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}, а у вас { $coins }.
why-not-in-row = Карти «{ $card }» немає в ряду особливих будівель.
why-colours-missing = { $card }: у вашому місті бракує карт цих кольорів: { $colour }.
why-city-full = У вашому місті десять карт, для карти «{ $card }» місця немає.
why-not-an-opponent = { $from_seat } вам не суперник.
why-no-special = { $from_seat }: особливої будівлі немає.
why-one-neighbour = У грі вдвох сусід лише один, він вважається лівим.
why-nothing-in-slot = { $from_seat }: на місці { $slot } нема чого копіювати.
why-now-draft = Спершу кожен бере «Ринок щастя».
why-now-louvre = Зараз власник Лувру називає суперника.
why-now-discard = Зараз можна скинути карту або залишити всі.
why-now-reveal = Зараз треба відкрити карту: виберіть колоду.
why-now-action = Зараз можна купити карту або взяти монету.
why-now-special = Зараз можна взяти особливу будівлю або пропустити.
why-now-sphinx = Зараз Сфінкс має скопіювати особливу будівлю або витягнути карту з коробки.
why-now-pyramid = Зараз Піраміда копіює карту сусіда.

## Reasons against a component folder

why-wrong-count = { $table }: рядків { $given }, а потрібно { $expected }.
why-duplicate-card = Ім’я { $card } використано двічі.
why-bad-card-id = Ім’я { $card } не підходить: лише латинські літери, цифри й підкреслення, і не «coin».
why-empty-deck = { $table }: у колоді { $deck } немає карт.
why-too-few-verified = { $table }: підтверджених карт має бути щонайменше { $expected }.

## Events

event-row-dealt = Викладено карту «{ $card }».
event-market-taken = { $seat } бере карту «{ $card }».
event-round-begun = Раунд { $round }.
log-round-begun = Раунд { $round }
event-coins-gained = { $card }: { $seat } отримує { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}, усього { $coins }.
event-louvre-visit = Лувр: { $seat } копіює дохід суперника ({ $from_seat }).
event-income-paid = { $seat } отримує { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}{ $effect ->
    [0] { $louvre ->
        [0] {""}
       *[other] {" "}(карти { $printed }, Лувр { $louvre })
    }
   *[other] { $louvre ->
        [0] {" "}(карти { $printed }, особлива будівля { $effect })
       *[other] {" "}(карти { $printed }, особлива будівля { $effect }, Лувр { $louvre })
    }
}, усього { $coins }.
event-coins-stolen = { $card }: { $seat } забирає в суперника ({ $from_seat }) { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
} і тепер має { $coins }.
you-coins-stolen = { $card }: { $seat } забирає у вас { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}.
event-kept = { $seat } залишає всі карти.
event-discarded = { $seat } скидає карту «{ $card }».
event-reshuffled = Колода { $deck } порожня: її скид ({ $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}) стає новою колодою.
log-reshuffled = { $deck ->
    [1] Перша
    [2] Друга
   *[other] Третя
} колода порожня: її скид ({ $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}) стає новою колодою.
event-revealed = { $seat } відкриває карту «{ $card }» з колоди { $deck }.
log-revealed = { $seat } відкриває карту «{ $card }».
event-coin-taken = { $seat } бере { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}, усього { $coins }.
log-coin-taken = { $seat } бере { $amount ->
    [one] { $amount } монету
    [few] { $amount } монети
    [many] { $amount } монет
   *[other] { $amount } монети
}.
event-bought = { $seat } купує карту «{ $card }» за { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}, залишається { $coins }.
log-bought = { $seat } купує карту «{ $card }» за { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}.
event-bought-reduced = { $seat } купує карту «{ $card }» { $price ->
    [0] безкоштовно
    [one] за { $price } монету
    [few] за { $price } монети
    [many] за { $price } монет
   *[other] за { $price } монети
} замість { $cost }, залишається { $coins }.
log-bought-reduced = { $seat } купує карту «{ $card }» { $price ->
    [0] безкоштовно
    [one] за { $price } монету
    [few] за { $price } монети
    [many] за { $price } монет
   *[other] за { $price } монети
} замість { $cost }.
event-passed = { $seat } не бере особливої будівлі.
event-special-taken = { $seat } бере карту «{ $card }».
event-card-lost = { $seat } втрачає карту «{ $card }» з місця { $slot }.
event-last-round = { $seat }: у місті десять карт. Раунд { $round } — останній.
event-sphinx-copied = Сфінкс ({ $seat }) копіює карту «{ $card }» ({ $from_seat }).
event-sphinx-drawing = Сфінкс ({ $seat }) бере карту з коробки.
event-sphinx-drew = Сфінкс ({ $seat }) тепер — { $card }.
event-pyramid-copied = Піраміда ({ $seat }) копіює карту «{ $card }» ({ $from_seat }): мешканці { $residents }, серця { $hearts }.
event-scored = { $seat }: { $residents ->
    [one] { $residents } мешканець
    [few] { $residents } мешканці
    [many] { $residents } мешканців
   *[other] { $residents } мешканця
} і { $hearts ->
    [one] { $hearts } серце
    [few] { $hearts } серця
    [many] { $hearts } сердець
   *[other] { $hearts } серця
} дають { $base }; усього балів { $points }, монет { $coins }.
event-ended = { $ending }

## The position in words

line-set-up = До першого раунду.
line-round = Раунд { $round } (щонайбільше { $high }).
line-last-round = Раунд { $round }, останній.
line-deck = Колода { $deck } (ціни { $low }–{ $high }): карт { $size }, у скиді { $discarded }. Ще не бачили: жовтих { $yellow }, синіх { $blue }, зелених { $green }, помаранчевих { $orange }, фіолетових { $purple }.
line-face-up = Відкрито: { $card } ({ $colour }), ціна { $price }, дохід { $income }, мешканці { $residents }, серця { $hearts }.
line-dwelling = Житло: { $card } ({ $colour }), залишилося { $left }, ціна { $price }, дохід { $income }, мешканці { $residents }, серця { $hearts }.
line-special = Особлива будівля: { $card }. { $effect } Потрібні кольори: { $needed_colour }. Вам бракує: { $missing_colour }. ({ $certainty })
line-plain-special = Особлива будівля: { $card }, дохід { $income }, мешканці { $residents }, серця { $hearts }. Потрібні кольори: { $needed_colour }. Вам бракує: { $missing_colour }.
line-city = { $seat }: карт { $size } із 10, монети { $coins }, дохід { $income }, мешканці { $residents }, серця { $hearts }, бали { $points }.
line-cards = { $seat }, місто: { $card }.
line-owned-special = { $seat }, особлива будівля: { $card }. { $effect }{ $charges ->
    [0] {""}
   *[other] {" "}Залишилося застосувань: { $charges }.
}
line-pyramid = Піраміда ({ $seat }) копіює карту сусіда ({ $from_seat }).

## Score sheet

score-product = Мешканці × серця
score-sum = Мешканці + серця
score-zen_garden = Сад дзен
score-concert_hall = Концертна зала
figure-residents = мешканці
figure-hearts = серця
figure-points = бали до цього
figure-threshold = подвоєння, якщо менше
figure-income = дохід
tie-coins = Залишок монет
tie-coins-decides = Балів порівну, вирішує залишок монет
ending-tenth_card = Збудовано місто з десяти карт.
ending-max_rounds = Зіграно останній раунд.

## Colours

colour-yellow = жовтий
colour-blue = синій
colour-green = зелений
colour-orange = помаранчевий
colour-purple = фіолетовий
colour-none = без кольору
colour-nothing = нічого

## How sure a card is

certainty-certain = два джерела збігаються
certainty-one_source = з одного чіткого скану
certainty-blurred = число в єдиному скані розмите
certainty-reconstructed = відтворено: наша заміна карти, не показаної в жодному джерелі

## Cards

card-empty = (порожнє місце)
card-haunted_house = Дім із привидами
card-factory = Завод
card-steelworks = Сталеварня
card-grocery = Бакалія
card-shoe_shop = Взуттєва крамниця
card-school = Школа
card-police_station = Відділок поліції
card-library = Бібліотека
card-town_square = Міська площа
card-florist = Квіткова крамниця
card-cake_shop = Кондитерська
card-bookshop = Книгарня
card-bank = Банк
card-igloo = Іглу
card-museum = Музей
card-observatory = Обсерваторія
card-hospital = Лікарня
card-hardware_store = Госптовари
card-perfumery = Парфумерія
card-shopping_centre = Торговий центр
card-garage = Автосервіс
card-offices = Офіси
card-grand_hotel = Гранд-готель
card-restaurant = Ресторан
card-laboratory = Лабораторія
card-university = Університет
card-spa = Спа
card-casino = Казино
card-ski_resort = Лижний курорт
card-zoo = Зоопарк
card-treehouse = Дім на дереві
card-stadium = Стадіон
card-amusement_park = Парк розваг
card-house = Будинок
card-apartment_block = Висотка
card-luxury_residence = Елітна резиденція
card-yellow_market = Ринок щастя (жовтий)
card-blue_market = Ринок щастя (синій)
card-green_market = Ринок щастя (зелений)
card-orange_market = Ринок щастя (помаранчевий)
card-purple_market = Ринок щастя (фіолетовий)
card-white_market = Ринок щастя
card-dinosaur_park = Парк динозаврів
card-ball_pool = Басейн із кульками
card-cat_cafe = Котокафе
card-toy_shop = Крамниця іграшок
card-nightclub = Нічний клуб
card-superhero_academy = Академія героїв
card-dragon_parking = Паркінг драконів
card-candy_factory = Цукеркова фабрика
card-film_studios = Кіностудія
card-maze = Лабіринт
card-ghost_hunters_hq = Ловці привидів
card-martian_embassy = Посольство Марса
card-pirate_ship = Корабель піратів
card-chocolate_works = Шоколадна фабрика
card-unicorn_ranch = Ранчо єдинорогів
card-dream_factory = Фабрика мрій
card-aqua_pony_club = Аквапоні-клуб
card-school_of_magic = Школа магії
card-pyramid = Піраміда
card-castle = Замок
card-ice_cream_parlour = Кафе-морозиво
card-harbour = Порт
card-airport = Аеропорт
card-picture_gallery = Картинна галерея
card-bowling_alley = Боулінг
card-concert_hall = Концертна зала
card-moai = Моаї
card-railway_station = Вокзал
card-statue_of_liberty = Статуя Свободи
card-hot_dog_stand = Кіоск хот-догів
card-barber_shop = Барбершоп
card-sphinx = Сфінкс
card-palace_of_versailles = Версальський палац
card-burger_restaurant = Бургерна
card-undersea_tunnel = Підводний тунель
card-aquarium = Акваріум
card-escape_room = Квест-кімната
card-machu_picchu = Мачу-Пікчу
card-big_ben = Біг-Бен
card-golden_gate = Міст Золоті Ворота
card-stonehenge = Стоунгендж
card-sushi_bar = Суші-бар
card-wind_turbine = Вітряк
card-taj_mahal = Тадж-Махал
card-louvre = Лувр
card-vegetable_market = Овочевий ринок
card-croissant_bakery = Пекарня круасанів
card-chichen_itza = Чичен-Іца
card-leaning_tower = Пізанська вежа
card-games_arcade = Ігрові автомати
card-great_wall = Китайський мур
card-billiard_hall = Більярдна
card-domed_cathedral = Собор із банями
card-zen_garden = Сад дзен
card-parthenon = Парфенон
card-night_market = Нічний ринок (відтворено)

# A card of somebody's own, shown by its id.
card-unnamed = { $name }

## Effects of the expert specials

effect-pyramid = Наприкінці гри копіює мешканців і серця карти сусіда на тому самому місці.
effect-castle = 1 монета щоразу, коли сусід платить за карту 4 монети або більше.
effect-ice_cream_parlour = Одразу 1 монета за кожну карту вашого міста, цю теж.
effect-harbour = Сині карти для вас дешевші на 3 монети.
effect-airport = Зелені карти, житло теж, для вас дешевші на 3 монети.
effect-picture_gallery = Дохід, мешканці й серця — як у карти перед нею.
effect-bowling_alley = Дохід 3 за кожну вашу фіолетову карту.
effect-concert_hall = Одразу дає вам подвійний дохід монетами; наприкінці гри забирає стільки балів, скільки становить ваш дохід, але не більше, ніж у вас є.
effect-moai = Наприкінці гри 2 серця, якщо в місті 9 карт, і 4, якщо менше.
effect-railway_station = Помаранчеві карти для вас дешевші на 3 монети.
effect-statue_of_liberty = 4 серця; стає на місце вашої останньої карти, а ту скидають.
effect-hot_dog_stand = Відкриті будівлі коштують вам стільки, скільки найдешевша в їхній колоді: 1, 4 або 6 монет.
effect-barber_shop = Дохід 3, доки решта вашого доходу менша, ніж у будь-кого.
effect-sphinx = Наприкінці гри діє як особлива будівля суперника або як витягнута з коробки.
effect-palace_of_versailles = Після доходу забирає 1 монету в найбагатшого суперника, а якщо таких кілька — у кожного з них.
effect-burger_restaurant = 3 серця, якщо синіх карт у вас більше, ніж у будь-кого, 2 — якщо порівну з лідером, інакше 1.
effect-undersea_tunnel = Наступна ваша карта безкоштовна.
effect-aquarium = 2 серця; одразу по 1 монеті кожному гравцеві.
effect-escape_room = Дохід 2, доки ніхто не має менше жовтих карт, ніж ви.
effect-machu_picchu = 1 мешканець за кожну помаранчеву карту сусіда ліворуч.
effect-big_ben = Якщо ви нічого не купуєте, беріть 8 монет замість 1.
effect-golden_gate = Карти одного кольору ліворуч, праворуч і зверху або знизу: дві дають 1 серце й 1 мешканця, три — 2 серця й 1 мешканця.
effect-stonehenge = 1 мешканець за кожну синю карту одного із сусідів — того, у кого їх більше.
effect-sushi_bar = Дохід 1 за кожну вашу синю карту.
effect-wind_turbine = 1 серце за кожну вашу зелену карту.
effect-taj_mahal = 3 серця, якщо ваш дохід менший, ніж у кожного сусіда, інакше 1.
effect-louvre = У кожній із двох наступних фаз доходу ви отримуєте ще й дохід суперника на ваш вибір.
effect-vegetable_market = Дохід 1 за кожну пару із серця й мешканця у вашому місті.
effect-croissant_bakery = Дохід 2 за кожну вашу зелену карту.
effect-chichen_itza = 3 серця, якщо зелених карт у вас більше, ніж у будь-кого, інакше 1.
effect-leaning_tower = 1 серце за кожну жовту карту одного із сусідів — того, у кого їх більше.
effect-games_arcade = Перед доходом 2 монети, якщо у вас є хоча б 1.
effect-great_wall = 3 серця, якщо дві наступні карти одного кольору, інакше 1.
effect-billiard_hall = Дохід 1 за кожен колір серед карт перед нею.
effect-domed_cathedral = 3 серця, якщо у вашому місті немає помаранчевих карт.
effect-zen_garden = Подвоює ваші бали, якщо їх менше ніж 30.
effect-parthenon = 4 мешканці, якщо у вашому місті немає зелених карт.
effect-night_market = 1 мешканець за кожну вашу жовту карту.

## The board in the browser

board-decks = Колоди
board-deck = Колода з цінами { $range }
board-deck-left = Залишилося карт: { $count }.
board-discarded = У скиді: { $count }.
board-deck-brings = Залишилося карт із монетами, мешканцями, серцями:
board-of-deck = { $range }: { $count } із { $cards }
board-sale = На продаж
board-dwellings = Житло
board-left = Залишилося: { $count }.
board-sold = продано
board-have = вже в місті
board-have-label = Уже є у вашому місті: другу таку карту купити не можна.
board-market = Ринок щастя
board-markets = Ринки щастя
board-markets-help = перша карта вашого міста; її колір враховують особливі будівлі
board-specials = Особливі будівлі
board-specials-help = одна на гравця, коли в місті є потрібні кольори
board-special-yours = свою ви вже взяли
board-special-rule = Особлива будівля: безкоштовно, одна на гравця за всю гру. Наприкінці ходу її можна взяти, якщо в місті є потрібні кольори. Вона займає одне з десяти місць.
board-went = { $card } — { $name }
board-went-me = { $card } — у вас
board-needs = Потрібно: { $list }.
board-more = { $colour } — ще { $count }
board-more-cards = ще { $count ->
    [one] { $count } карта
    [few] { $count } карти
    [many] { $count } карт
   *[other] { $count } карти
}
board-met = Потрібні кольори в місті є.
board-my-city = Ваше місто
board-city = Місто: { $name }
board-free = Вільне місце
board-happiness = Щастя
board-residents = { $count ->
    [one] мешканець
    [few] мешканці
    [many] мешканців
   *[other] мешканця
}
board-hearts = { $count ->
    [one] серце
    [few] серця
    [many] сердець
   *[other] серця
}
board-points = бали
board-below = Менше за 0 рахується як 0, але мінус лишається.
board-below-zero = Менше за 0 рахується як 0, але мінус лишається: його мають перекрити інші карти.
board-coins = монети
board-income = дохід
board-round = за раунд
board-colours = Карти за кольором
board-look = Торкніться карти або наведіть курсор, щоб прочитати, що вона робить.
board-built = { $card }, { $colour }.
board-offered = { $card }, { $colour }, ціна { $price ->
    [one] { $price } монета
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}.
board-gives-income = { $count ->
    [one] { $count } монета за раунд
    [few] { $count } монети за раунд
    [many] { $count } монет за раунд
   *[other] { $count } монети за раунд
}
board-gives-residents = { $count ->
    [one] { $count } мешканець
    [few] { $count } мешканці
    [many] { $count } мешканців
   *[other] { $count } мешканця
}
board-gives-hearts = { $count ->
    [one] { $count } серце
    [few] { $count } серця
    [many] { $count } сердець
   *[other] { $count } серця
}
board-gives = Дає: { $list }.
board-costs = Забирає: { $list }.
board-twins = Кожна будівля є в колодах двічі.
board-acts-as = Діє як { $card }.
board-charges = { $count ->
    [one] Можна ще { $count } раз.
    [few] Можна ще { $count } рази.
    [many] Можна ще { $count } разів.
   *[other] Можна ще { $count } раза.
}
board-last-round = Останній раунд.
board-last-round-sub = { $count ->
    [one] { $name }: десять карт у місті. Раунд дограють до кінця.
    [few] { $name }: по десять карт у місті. Раунд дограють до кінця.
    [many] { $name }: по десять карт у місті. Раунд дограють до кінця.
   *[other] { $name }: по десять карт у місті. Раунд дограють до кінця.
}
board-step-discard = Скид
board-step-reveal = Нові карти
board-step-action = Купівля
board-step-special = Особлива
board-draft = Виберіть «Ринок щастя»
board-draft-sub = Це перша карта вашого міста.
board-market-sub = Дохід 1; вважається картою свого кольору.
board-take = Взяти: { $card }
board-discard-or-keep = Скинути карту?
board-discard-help = { $count ->
    [3] Одну можна скинути. Якщо залишити всі три, нових карт не буде.
   *[other] Одну відкриту карту можна скинути, перш ніж з’являться нові.
}
board-discard = Скинути: { $card }
board-discard-sub = На її місце прийде інша карта.
board-keep = Залишити всі
board-reveal = Відкрийте карту
board-reveal-sub = { $count ->
    [1] Це остання карта в цьому ході.
   *[other] Ви побачите її, перш ніж обрати наступну колоду.
}
board-cards = { $count ->
    [one] { $count } карта:
    [few] { $count } карти:
    [many] { $count } карт:
   *[other] { $count } карти:
}
board-reshuffle = зі скиду: { $count }
board-buy-or-coin = Купіть карту або візьміть монету
board-affordable = { $count ->
    [0] Зараз нічого купити не можна.
    [one] Можна купити { $count } карту.
    [few] Можна купити будь-яку з { $count } карт.
    [many] Можна купити будь-яку з { $count } карт.
   *[other] Можна купити будь-яку з { $count } карти.
}
board-buy = Купити: { $card }
board-pay = Заплатити { $price ->
    [one] { $price } монету
    [few] { $price } монети
    [many] { $price } монет
   *[other] { $price } монети
}, залишиться { $left }
board-free-card = Для вас безкоштовно
board-buy-for = Купити за { $price }
board-buy-free = Взяти безкоштовно
board-take-coins = Не купувати, взяти { $count ->
    [one] { $count } монету
    [few] { $count } монети
    [many] { $count } монет
   *[other] { $count } монети
}
board-may-take = Можна взяти особливу будівлю
board-no-special = Не зараз
board-louvre = Чий дохід копіює Лувр?
board-sphinx = Чим стане Сфінкс?
board-sphinx-sub = Особливою будівлею суперника або картою з коробки.
board-box = Витягти з коробки
board-pyramid = Яку карту копіює Піраміда?
board-pyramid-sub = Мешканці й серця карти на місці { $slot }.

## Terms of a hint
term-residents = бали від мешканців цього ходу
term-hearts = бали від сердець цього ходу
term-later = покупки згодом
reason-residents = За цей хід у вас стане більше мешканців: до кінця гри це { $worth }.
reason-hearts = За цей хід у вас стане більше сердець: до кінця гри це { $worth }.
reason-later = Згодом ви зможете купити більше: це { $worth }.

## What things on the board are

what-table = Стіл
what-building = Будівля
what-dwelling = Житло
what-special = Особлива будівля
what-market = Ринок щастя
what-deck = Колода будівель
what-city = Місто
what-slot = Вільне місце
what-happiness = Щастя
what-residents = Мешканці
what-hearts = Серця
what-coins = Монети
what-colour = Колір
what-last_round = Останній раунд
board-with-card = З цією картою у вас було б: балів { $points }, монет { $coins }.
board-coins-now = Стільки монет зараз. Кожен раунд додає { $income }.
board-bring-residents = Мешканців дає житло. Інші карти з мешканцями, що залишилися в колодах: { $list }.
board-bring-hearts = Карти із серцями, що залишилися в колодах: { $list }.
board-bring-income = Карти з доходом, що залишилися в колодах: { $list }.
board-colour-now = Карт цього кольору в місті: { $count }.
