### The coach: a finished game analysed.

analysis-title = { $game }: { $names }
analysis-looked = { $rounds ->
    [0] Перший погляд: рішення ще не оцінено.
    [one] Переглянуто за { $rounds } прохід. Оцінює { $judge }.
    [few] Переглянуто за { $rounds } проходи. Оцінює { $judge }.
    [many] Переглянуто за { $rounds } проходів. Оцінює { $judge }.
   *[other] Переглянуто за { $rounds } проходу. Оцінює { $judge }.
}
analysis-judge-network = мережа, навчена на багатьох партіях
analysis-judge-hand = набір простих правил для цієї гри
analysis-progress = { $rounds ->
    [0] Переглядаю партію
    [one] Кожне рішення переглянуто { $rounds } раз
    [few] Кожне рішення переглянуто { $rounds } рази
    [many] Кожне рішення переглянуто { $rounds } разів
   *[other] Кожне рішення переглянуто { $rounds } раза
}
analysis-who = Гравець
analysis-sum-share = Шанси на перемогу, %
analysis-sum-points = Перевага
analysis-sum-alone = Результат
analysis-start = Початок
analysis-luck = Удача
analysis-decisions = Рішення
analysis-rivals = Суперники
analysis-unforeseeable = Непередбачуване
analysis-result = Підсумок
analysis-adjusted = Без удачі
analysis-curve-share = Шанси на перемогу
analysis-curve-points = Очікуваний результат
analysis-heading-bars = Удача й рішення
analysis-heading-turning = Переломні моменти
analysis-turning-draw = Крок { $n }, випало: { $told }
analysis-turning-turn = Крок { $n }, { $told }
analysis-dealt = Початкова роздача, до першого ходу.
analysis-change = { $name }: { $before } → { $after }
analysis-classes = Рішень, де був вибір: { $decisions }. Грубих помилок { $blunders }, помилок { $mistakes }, неточностей { $inaccuracies }.
analysis-class-blunder = Груба помилка (??), крок { $n }
analysis-class-mistake = Помилка (?), крок { $n }
analysis-class-inaccuracy = Неточність (?!), крок { $n }
analysis-cost = Ціна: { $share } шансів на перемогу, { $points }.
analysis-cost-points = Ціна: { $points }.
analysis-played = Зіграно: { $turn }
analysis-better = Краще: { $turn }
analysis-goes-on = { $turn }; далі буде видно
analysis-line = Потім очікується: { $moves }
analysis-line-likely = Потім найімовірніше, у { $share } випадків: { $moves }
analysis-heading = Розбір
analysis-working = Тренер переглядає партію…
analysis-none-dear = Жодне рішення не коштувало дорого.
analysis-ask-again = Запитати ще раз
analysis-picture = Зберегти графік картинкою
analysis-print = Друк
analysis-sum-of = { $name }, { $what }
analysis-luck-of-draw = удача: що випало
analysis-whose = Чиї рішення?
analysis-word-blunder = Груба помилка
analysis-word-mistake = Помилка
analysis-word-inaccuracy = Неточність
analysis-you-played = Ви зіграли
analysis-name-played = Хід ({ $name })
analysis-better-turn = Краще
analysis-then = далі буде видно
analysis-given-up = Втрачено приблизно
term-rival-of = скільки втрачає { $players ->
    [2] { $rival }
   *[other] найсильніший суперник
}
analysis-try = Спробувати ще раз
analysis-play-on = Грати звідси
analysis-bars-help = { $players ->
    [1] Початок, удача, рішення й непередбачуване разом дають підсумок.
   *[other] Початок, удача, рішення, суперники й непередбачуване разом дають підсумок.
} Рішення порівнюють із найкращими зі знайдених.
analysis-grade-of = Оцінка сили: { $name }
analysis-try-title = Як ви зіграєте тепер?
analysis-try-help = Стіл, яким його бачить { $name }. Виберіть цілий хід.
analysis-judging = Тренер думає…
analysis-verdict-found = Правильно
analysis-verdict-good = Добре, але…
analysis-verdict-again = Ще ні
analysis-verdict-found-help = Не гірше за найкращий хід, який знайшов тренер.
analysis-verdict-good-help = Значно краще, ніж у партії. Найкращий хід дає ще на { $worth } більше:
analysis-verdict-again-help = Найкращий хід дає на { $worth } більше.
analysis-again = Забрати хід
analysis-next = Далі
analysis-back = Розбір
analysis-hints = Підказки
analysis-hint-number = Підказка { $number }
analysis-hint-open = Відкрити
analysis-hint-term = Подумайте ось про що: { $term }.
analysis-hint-move = Початок такий: { $move }.
analysis-show-turn = Найкращий хід
analysis-tries = Ваші спроби
analysis-in-game = У партії
analysis-meter = Цей хід { $now }, найкращий { $best }
analysis-variation-help = Із цієї позиції почнеться нова партія за окремим столом. Це варіант, до ваших результатів він не входить.
analysis-variation-seat = Ваше місце
analysis-variation-with = Хто ще грає?
analysis-variation-bots = Боти
analysis-variation-friends = Друзі за посиланням
analysis-variation-screen = Усі за цим екраном
analysis-variation-level = Сила ботів
analysis-variation-hidden = { $name } знає те саме, що й тоді. Усе інше приховане роздається заново, і все, що попереду, теж.
analysis-variation-open = Усе, що попереду, роздається заново.

### Перше речення, наскільки тренер знає причину.

opening-cost-in = { $count ->
    [1] Один хід
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
} ({ $several ->
    [1] раунд
   *[other] раунди
} { $rounds }) { $count ->
    [one] коштував
    [few] коштували
    [many] коштували
   *[other] коштували
} приблизно { $amount }.
opening-cost = { $count ->
    [1] Один хід коштував
    [one] { $count } хід коштував
    [few] { $count } ходи коштували
    [many] { $count } ходів коштували
   *[other] { $count } ходу коштували
} приблизно { $amount }.
opening-moments = { $count ->
    [1] Один хід знизив
    [one] { $count } хід знизив
    [few] { $count } ходи знизили
    [many] { $count } ходів знизили
   *[other] { $count } ходу знизили
} шанси на перемогу.
opening-nothing-dear = Жоден хід не коштував більше ніж { $amount }.
opening-name-cost-in = { $name }: { $count ->
    [1] один хід
    [one] { $count } хід
    [few] { $count } ходи
    [many] { $count } ходів
   *[other] { $count } ходу
} ({ $several ->
    [1] раунд
   *[other] раунди
} { $rounds }) { $count ->
    [one] коштував
    [few] коштували
    [many] коштували
   *[other] коштували
} приблизно { $amount }.
opening-name-cost = { $name }: { $count ->
    [1] один хід коштував
    [one] { $count } хід коштував
    [few] { $count } ходи коштували
    [many] { $count } ходів коштували
   *[other] { $count } ходу коштували
} приблизно { $amount }.
opening-name-moments = { $name }: { $count ->
    [1] один хід знизив
    [one] { $count } хід знизив
    [few] { $count } ходи знизили
    [many] { $count } ходів знизили
   *[other] { $count } ходу знизили
} шанси на перемогу.
opening-name-nothing-dear = { $name }: жоден хід не коштував більше ніж { $amount }.
opening-luck-took = Невезіння забрало { $amount }.
opening-luck-gave = Удача дала { $amount }.
opening-luck-even = Щастило й не щастило порівну.
opening-early-lost-in = Усе вирішилося до раунду { $round }; потім уже нічого не можна було змінити.
opening-early-lost = Усе вирішилося рано; потім уже нічого не можна було змінити.
opening-early-won-in = Із раунду { $round } перемозі ніщо не загрожувало.
opening-early-won = Перемогу було забезпечено рано.
opening-hints-some = Ходів за підказкою: { $advised } з { $turns }; за них нікому не докоряють.
opening-hints-all = Усі ходи зроблено за моїми підказками; за помилки відповідаю я.
opening-stand-in = Ходів, зроблених ботом: { $turns }. Розглянуто лише решту.
opening-before = Перед ходом, що коштував найдорожче, шанси на перемогу становили { $share }.
analysis-moments = Моменти, які варто переграти
analysis-moment = Момент { $number }
analysis-round = Раунд { $round }
analysis-show = Показати
analysis-nothing-to-try = Перегравати нема чого. Перегляньте партію або зіграйте ще раз.
analysis-all-figures = Усі цифри
analysis-revised = Це була підказка. Подумавши довше, я пропоную: { $turn }. Помилка моя, а не ваша.
analysis-few-decisions = Власних рішень замало, щоб визначити точність: потрібно щонайменше п’ять.
analysis-accuracy-about = Точність { $share }, плюс-мінус { $error }.
analysis-accuracy-help = Точність: наскільки ходи близькі до найкращих, на шкалі від найгірших ходів до найкращих.
analysis-grade-later = Силу гри видно після п’яти партій; одна мало що каже.
analysis-grade-games = Ваших розібраних партій цього виду: { $games }.
analysis-grade = Сила гри: { $grade }.
analysis-grade-between = Сила гри: { $grade }, у межах від «{ $low }» до «{ $high }».
analysis-says-little = Одна партія мало що каже про силу гри.
analysis-luck-help = Удача: що випало, порівняно з тим, чого слід було чекати.
analysis-decisions-help = Рішення: власні ходи порівняно з найкращими зі знайдених.
analysis-rivals-help = Суперники: що гравець здобув чи втратив, коли інші ходили не найкраще.
analysis-unforeseeable-help = Непередбачуване: приховані карти, одночасні рішення й похибка оцінки.

## Задачі

puzzle-title = Знайдіть найкращий хід
puzzle-found = Саме так
puzzle-good = Добре, але є краще
puzzle-again = Ще ні
puzzle-costs = Найкращий хід дає на { $worth } більше.
puzzle-tries = { $tries ->
    [1] Знайдено з першої спроби.
    [one] Знайдено з { $tries }-ї спроби.
    [few] Знайдено з { $tries }-ї спроби.
    [many] Знайдено з { $tries }-ї спроби.
   *[other] Знайдено з { $tries }-ї спроби.
}
puzzle-shown = Знайдено після того, як хід було показано.
puzzle-tally = Упоралося гравців: { $found } із { $tried }.
puzzle-hint = Підказка
puzzle-hint-deep = Тут треба дивитися на кілька ходів уперед.
puzzle-back = Забрати хід
puzzle-else = Спробувати інше
puzzle-next = Наступна задача
puzzle-all = Усі задачі
puzzle-send = Надіслати цю задачу
puzzle-why-not = Чому не інші?
puzzle-meter = Ваша спроба { $now }, найкращий хід { $best }
puzzle-meter-now = ваша спроба, { $chance }
puzzle-meter-best = найкращий, { $chance }
puzzle-own = Задачі з цієї партії
