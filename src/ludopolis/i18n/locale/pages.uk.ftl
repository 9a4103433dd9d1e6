## My games: words of pages that the server draws. No table loads them.

mine-title = Мої партії
mine-all = Усі мої партії
mine-yours = Ваш хід
mine-waiting = Чекаємо на інших
mine-over = Зіграно
mine-waits = хід: { $names }
mine-not-begun = ще не почалася
mine-begin = усі на місцях: починайте
mine-since = уже { $time }
mine-play = Грати
mine-look = Відкрити
mine-fresh = нове
mine-more = Усі партії
mine-leave = { $game }: прибрати зі списку
mine-place = місце { $place } із { $count }
mine-today = сьогодні
mine-yesterday = учора
mine-mode-alone = соло
mine-mode-bots = проти ботів
mine-mode-people = з людьми
mine-empty = Партій поки що немає. Виберіть гру.
mine-none = Зараз тут порожньо.
mine-how = Як ішла гра
mine-device = на цьому пристрої
mine-which = Яка гра
mine-none-counted = Тут з’явиться ваша перша зіграна партія.
mine-games = { $count ->
    [one] партія
    [few] партії
    [many] партій
   *[other] партії
}
mine-games-head = партії
mine-wins = виграно
mine-average = у середньому
mine-best = рекорд
mine-chart = Результати
mine-chart-won = перемога
mine-chart-lost = без перемоги
mine-chart-mean = середнє за 5 партій
mine-chart-best = рекорд { $points }
mine-chart-about = Результати за { $count } { $count ->
    [one] партію
    [few] партії
    [many] партій
   *[other] партії
}, рекорд { $best }, у середньому { $average }
mine-modes = Як ви грали
mine-parts = Звідки результат
mine-against = Суперник
mine-score = рахунок
mine-streak-won = { $count ->
    [1] виграно останню партію
    [one] { $count } перемога поспіль
    [few] { $count } перемоги поспіль
    [many] { $count } перемог поспіль
   *[other] { $count } перемоги поспіль
}
mine-streak-lost = { $count ->
    [1] програно останню партію
    [one] { $count } поразка поспіль
    [few] { $count } поразки поспіль
    [many] { $count } поразок поспіль
   *[other] { $count } поразки поспіль
}
mine-profile = Ви
mine-name = Ваше ім’я
mine-name-help = Його запропонують за новим столом.
mine-colour = Ваш колір
mine-colour-help = Діє за столами, які ви створюєте.
mine-colour-none = як випаде
mine-colour-1 = синій
mine-colour-2 = помаранчевий
mine-colour-3 = зелений
mine-colour-4 = рожевий
mine-colour-5 = жовтий
mine-save = Зберегти
mine-saved = Збережено
mine-move = На інший пристрій
mine-move-help = Відкрийте цей сайт на іншому пристрої та введіть код або відскануйте його. Ваші місця й історія перейдуть туди, на цьому пристрої їх більше не буде.
mine-move-code = Код
mine-move-where = Введіть його на сторінці { $address }
mine-move-holds = { $minutes ->
    [one] Код діє один раз протягом { $minutes } хвилини.
    [few] Код діє один раз протягом { $minutes } хвилин.
    [many] Код діє один раз протягом { $minutes } хвилин.
   *[other] Код діє один раз протягом { $minutes } хвилини.
}
mine-export = Експорт
mine-delete = Видалити
mine-delete-title = Видалити все про мене?
mine-delete-what = Ваше ім’я зникне з усіх столів, місця в незакінчених партіях звільняться, а історію, результати роздач і сповіщення буде видалено. Зіграні партії залишаться, але без вашого імені. Скасувати це не можна.
mine-delete-yes = Видалити все
mine-code-title = Перенести сюди
mine-code-help = Введіть код, який показує інший пристрій. Його місця й історія перейдуть сюди.
mine-code-go = Перенести сюди
mine-code-link = У мене є код
you-won = Ви перемогли, відрив — { $points }
you-won-tie = Порівну: { $points }. Перемога за вами
you-shared = Порівну: { $points }. Перемогу ділите ви та { $names }
you-lost = Ви програли, різниця — { $points }
you-lost-tie = Порівну: { $points }. Перемога: { $names }
you-place = Ваше місце: { $place } із { $count }. Попереду { $names }, різниця — { $points }

## Open tables on the home page

listed-title = Відкриті столи
listed-help = сісти може будь-хто
listed-free = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
listed-by = стіл гравця «{ $name }»
listed-sit = Сісти

## A table before its game begins

room-not-begun = ще не почалася
room-free = Вільно
room-you = ви
room-sat-down = { $name } сідає за стіл
room-left = { $name } встає з-за столу
room-waiting = { $count ->
    [one] Чекаємо ще на { $count } гравця
    [few] Чекаємо ще на { $count } гравців
    [many] Чекаємо ще на { $count } гравців
   *[other] Чекаємо ще на { $count } гравця
}
room-all = Усі місця зайняті
room-dealt = До початку партії нічого не роздається: першого ходу ніхто не пропустить.
room-host-begins = Почати партію може { $name }.
room-begin = Почати партію
room-begin-open = Почати зараз
room-begin-open-help = Вільні місця лишаться відкритими: друзі зможуть сісти пізніше.
room-begin-bots = { $count ->
    [one] Посадити бота й почати
    [few] Посадити ботів і почати
    [many] Посадити ботів і почати
   *[other] Посадити ботів і почати
}
room-leave = Встати з-за столу
room-cancel = Прибрати стіл
room-cancel-help = Стіл зникне для всіх. Поки що нічого не зіграно.
room-gone = Цей стіл прибрали до початку партії.

## Refusals

why-wrong-code = Цей код не діє або вже застарів. Створіть новий на іншому пристрої.
why-too-many-codes = Забагато кодів за короткий час. Зачекайте кілька хвилин і спробуйте знову.
why-too-many-new-codes = Ви створили багато кодів за короткий час. Зачекайте кілька хвилин і спробуйте знову.
why-listing-off = Цей стіл не можна показати на головній сторінці.

offline-title = Немає зв’язку
offline-text = Сервер недоступний. Ваші столи цілі, нічого не втрачено.
offline-again = Спробувати зараз
offline-by-itself = Щойно зв’язок повернеться, сторінка відкриється сама.
offline-kept = Є на цьому пристрої
offline-rules = правила з малюнками
offline-needs = Потрібен зв’язок
offline-tables = Столи
offline-tables-why = гра йде на сервері, з людьми й ботами
offline-lessons = Уроки, задачі, роздачі й тренер
offline-lessons-why = їм потрібен сервер
door-lot = Вільна ділянка
door-nobody = Тут ще нічого не збудовано
door-tables = Може, один із цих столів?
door-fell = Щось упало зі столу
door-again = Спробувати знову
why-server-failed = На сервері сталася помилка. Це наша провина, ваші партії цілі.
install-title = Ludopolis на початковому екрані
install-text = Відкривається як застосунок і підкаже, коли ваш хід. Без реєстрації. Згодом це можна знайти в «Моїх партіях».
install-yes = Встановити
install-no = Не зараз

## The deal of the day and duels

deal-title = Роздача дня
deal-list = Роздачі цього дня
deal-way-table = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
deal-way-solo = соло
deal-about-solo = Кожен грає соло, карти в усіх однакові.
deal-about-table = { $count ->
    [one] Проти { $count } бота ({ $level }). Кожен грає на місці { $seat }.
    [few] Проти { $count } ботів ({ $level }). Кожен грає на місці { $seat }.
    [many] Проти { $count } ботів ({ $level }). Кожен грає на місці { $seat }.
   *[other] Проти { $count } бота ({ $level }). Кожен грає на місці { $seat }.
}
deal-count = { $count ->
    [one] Уже зіграла { $count } людина.
    [few] Уже зіграли { $count } людини.
    [many] Уже зіграли { $count } людей.
   *[other] Уже зіграли { $count } людини.
}
deal-place = місце { $place } із { $count }
deal-your-try = ваша спроба
deal-played = зіграно
deal-running = продовжити
deal-to-play = зіграти
deal-resigned = партію здано
deal-first = Спершу зіграйте, потім дивіться
deal-go-on = Ваша партія чекає
deal-late = Цей день уже минув
deal-rule = Зараховується перша спроба. Результати й записи інших відкриваються, коли ви зіграєте; потім цю роздачу можна грати скільки завгодно.
deal-rule-late = Роздачу ще можна зіграти, але результат уже не порівнюють з іншими.
deal-begin = Грати
deal-continue = Продовжити
deal-again = Зіграти ще раз
deal-analyse = Розібрати мою партію
deal-have-played = Уже зіграли:
deal-results = Результати за сьогодні
deal-results-then = Результати того дня
deal-which = Яка спроба
deal-by-first = перша
deal-by-best = найкраща
deal-you = { $name } (ви)
deal-replay = Партія
deal-why-seen = Результати й записи інших відкрито, бо ви вже зіграли.
deal-nobody = Ще ніхто не зіграв.
deal-nobody-then = Того дня ніхто не зіграв.
deal-month-before = Попередній місяць
deal-month-after = Наступний місяць
deal-day-games = { $count ->
    [one] { $count } партія
    [few] { $count } партії
    [many] { $count } партій
   *[other] { $count } партії
}
deal-key-played = зіграно
deal-key-top = у першій трійці
deal-streak = { $count ->
    [1] один день
    [one] { $count } день поспіль
    [few] { $count } дні поспіль
    [many] { $count } днів поспіль
   *[other] { $count } дня поспіль
}
duel-title = Дуель за посиланням
duel-you = Ви
duel-same = ті самі карти, ті самі боти
duel-same-solo = ті самі карти
duel-playing = ще грає
duel-make = Створити посилання
duel-link = Посилання на дуель
duel-help = Хто відкриє посилання, отримає цю саму роздачу й тих самих ботів (якщо вони є) на тих самих місцях. Ваш результат приховано, доки суперник не зіграє.
duel-from = { $name } викликає вас на дуель:
duel-yours = Ваша дуель:
duel-rule = { $name } вже має результат цієї роздачі. Ви матимете ті самі карти й тих самих ботів (якщо вони є) на тих самих місцях. Обидва результати відкриються, коли ви зіграєте.
duel-accept = Прийняти й грати
duel-waiting = Ваш результат: { $points }. Посилання ще ніхто не відкрив.
duel-both = Обидві партії поруч
duel-replay-of = Партія: { $name }
duel-day = Результати цієї роздачі дня
duel-steps = Ходи
duel-turn-before = Попередній хід
duel-turn-after = Наступний хід
duel-whose = Чия партія

## Головна сторінка й роздача дня

home-tables = Ваші столи
home-none-running = Зараз жодна партія не триває.
home-last = Останні партії
deal-words-table = Карти в усіх однакові. Ви сидите { $seat ->
    [1] на першому місці
    [2] на другому місці
    [3] на третьому місці
   *[other] на місці { $seat }
} та граєте проти { $count ->
    [1] одного бота
    [2] двох ботів
   *[other] { $count } ботів
}.
deal-words-solo = Карти в усіх однакові. Ви граєте соло.
deal-words-once = Партія триває { $length }; зараховується перша спроба.
deal-play-today = Зіграти роздачу дня
deal-see-result = До результатів
deal-ends = Сьогоднішня роздача зараховується до { $time }.
deal-midnight = 00:00 UTC
deal-headline = { $points }, { $place }
deal-headline-first = { $points }. Це перший результат за сьогодні.
deal-late-house = Будинок за цей день ви все одно отримаєте.
deal-others = Інші ігри того самого дня
deal-friends = З ким ви грали
deal-everybody = Усі
deal-send = Надіслати результат
deal-send-help = Результат не розкриває карт.
deal-send-picture = Надіслати картинку
deal-send-text = Скопіювати текстом
deal-key-park = пропущений день
street-title = Ваша вулиця
street-first = Ваш перший будинок
street-free = Сьогоднішня ділянка вільна.
street-back = З поверненням. У вашому місті { $count ->
    [one] { $count } будинок
    [few] { $count } будинки
    [many] { $count } будинків
   *[other] { $count } будинку
}. Сьогоднішня ділянка вільна.
street-houses = { $count ->
    [one] { $count } будинок у вашому місті
    [few] { $count } будинки у вашому місті
    [many] { $count } будинків у вашому місті
   *[other] { $count } будинку у вашому місті
}
street-park = Пропущений день стає парком.
street-tomorrow = Завтра: { $game }
street-lot-park = парк
street-lot-free = вільно
mine-not-counted = Не зараховано
mine-bot-finished = дограв бот
mine-other-try = роздачу зіграно повторно
mine-played-on = продовження з позиції
mine-chart-later = Графік з’явиться після третьої партії.
mine-coach = Що помітив тренер
mine-coach-games = { $count ->
    [one] у { $count } розібраній партії
    [few] у { $count } розібраних партіях
    [many] у { $count } розібраних партіях
   *[other] у { $count } розібраної партії
}
mine-coach-good = Сильні сторони: { $names }. Ходів, що дорого коштували, там не було.
mine-coach-dear = Найбільші втрати: { $names }.
mine-coach-part = { $name } ({ $points })
mine-data = Ваші дані
## Задачі

puzzles-title = Задачі
puzzles-lead = Позиції з партій майстрів. Без годинника й без рейтингу.
puzzles-honest = Задачу складають лише там, де один хід явно кращий за всі інші.
puzzles-find = Знайдіть найкращий хід
puzzles-solve = Розв’язати
puzzles-of = { $game }: задачі
puzzles-progress = Розв’язано { $found } з { $count }
puzzles-new = нова
puzzles-tried = розпочата
puzzles-found = розв’язана
puzzles-none = Задач поки що немає.
puzzles-difficulty = Складність { $level } з 5
puzzles-today = Задача дня
puzzles-tally = Упоралося гравців: { $found } із { $tried }
puzzle-number = Задача { $number } з { $count }
puzzle-kind-purchase = Купівля
puzzle-kind-place = Правильне місце
puzzle-kind-closing = Закриття чи зарахування
puzzle-kind-ending = Кінець партії
puzzle-kind-blocking = Перешкода супернику
puzzles-own = З ваших партій
puzzles-own-lead = Ці задачі бачите лише ви.
puzzles-own-day = З вашої партії { $day }
puzzles-deal = З роздачі { $day }
puzzles-due = Ще не переглянуто партій: { $count }
puzzles-look = Пошукати задачі
puzzles-searching = Переглядаємо ваші партії. Це займе хвилину-дві…
puzzles-own-none = У переглянутих партіях жоден хід не був явно кращим за всі інші.
