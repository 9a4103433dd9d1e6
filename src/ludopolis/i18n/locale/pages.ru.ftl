## My games: words of pages that the server draws. No table loads them.

mine-title = Мои партии
mine-all = Все мои партии
mine-yours = Ваш ход
mine-waiting = Ждём других
mine-over = Сыграно
mine-waits = ход: { $names }
mine-not-begun = ещё не началась
mine-begin = все на местах: начинайте
mine-since = уже { $time }
mine-play = Играть
mine-look = Открыть
mine-fresh = новое
mine-more = Все партии
mine-leave = { $game }: убрать из списка
mine-place = место { $place } из { $count }
mine-today = сегодня
mine-yesterday = вчера
mine-mode-alone = в одиночку
mine-mode-bots = с ботами
mine-mode-people = с людьми
mine-empty = Партий пока нет. Выберите игру.
mine-none = Сейчас здесь пусто.
mine-how = Как шла игра
mine-device = на этом устройстве
mine-which = Какая игра
mine-none-counted = Здесь появится ваша первая сыгранная партия.
mine-games = { $count ->
    [one] партия
    [few] партии
    [many] партий
   *[other] партии
}
mine-games-head = партии
mine-wins = выиграно
mine-average = в среднем
mine-best = рекорд
mine-chart = Результаты
mine-chart-won = победа
mine-chart-lost = без победы
mine-chart-mean = среднее за 5 партий
mine-chart-best = рекорд { $points }
mine-chart-about = Результаты за { $count } { $count ->
    [one] партию
    [few] партии
    [many] партий
   *[other] партии
}, рекорд { $best }, в среднем { $average }
mine-modes = Как вы играли
mine-parts = Откуда такие результаты
mine-against = Соперник
mine-score = счёт
mine-streak-won = { $count ->
    [1] последняя партия выиграна
    [one] { $count } победа подряд
    [few] { $count } победы подряд
    [many] { $count } побед подряд
   *[other] { $count } победы подряд
}
mine-streak-lost = { $count ->
    [1] последняя партия проиграна
    [one] { $count } поражение подряд
    [few] { $count } поражения подряд
    [many] { $count } поражений подряд
   *[other] { $count } поражения подряд
}
mine-profile = Вы
mine-name = Ваше имя
mine-name-help = Его предложат за новым столом.
mine-colour = Ваш цвет
mine-colour-help = Для столов, которые вы создаёте.
mine-colour-none = любой
mine-colour-1 = синий
mine-colour-2 = оранжевый
mine-colour-3 = зелёный
mine-colour-4 = розовый
mine-colour-5 = жёлтый
mine-save = Сохранить
mine-saved = Сохранено
mine-move = На другое устройство
mine-move-help = Откройте этот сайт на другом устройстве и введите код или отсканируйте его. Ваши места и история переедут туда, на этом устройстве их больше не будет.
mine-move-code = Код
mine-move-where = Введите его на странице { $address }
mine-move-holds = { $minutes ->
    [one] Код одноразовый, действует { $minutes } минуту.
    [few] Код одноразовый, действует { $minutes } минуты.
    [many] Код одноразовый, действует { $minutes } минут.
   *[other] Код одноразовый, действует { $minutes } минуты.
}
mine-export = Выгрузить
mine-delete = Удалить
mine-delete-title = Удалить всё обо мне?
mine-delete-what = Ваше имя исчезнет со всех столов, места в незаконченных партиях освободятся, а история, результаты раскладов и уведомления будут удалены. Сыгранные партии останутся, но без вашего имени. Отменить это нельзя.
mine-delete-yes = Удалить всё
mine-code-title = Перенести сюда
mine-code-help = Введите код, который показывает другое устройство. Его места и история переедут сюда.
mine-code-go = Перенести сюда
mine-code-link = У меня есть код
you-won = Вы победили, отрыв — { $points }
you-won-tie = Поровну: { $points }. Победа за вами
you-shared = Поровну: { $points }. Победа общая; вместе с вами — { $names }
you-lost = Вы проиграли, разница — { $points }
you-lost-tie = Поровну: { $points }. Победа: { $names }
you-place = Ваше место: { $place } из { $count }. Впереди { $names }, разница — { $points }

## Open tables on the home page

listed-title = Открытые столы
listed-help = сесть может любой
listed-free = { $count ->
    [one] свободно { $count } место
    [few] свободно { $count } места
    [many] свободно { $count } мест
   *[other] свободно { $count } места
}
listed-by = хозяин стола: { $name }
listed-sit = Сесть

## A table before its game begins

room-not-begun = ещё не началась
room-free = Свободно
room-you = вы
room-sat-down = { $name } садится за стол
room-left = { $name } встаёт из-за стола
room-waiting = { $count ->
    [one] Ждём ещё { $count } игрока
    [few] Ждём ещё { $count } игроков
    [many] Ждём ещё { $count } игроков
   *[other] Ждём ещё { $count } игрока
}
room-all = Все места заняты
room-dealt = До начала партии ничего не раздаётся: первый ход никто не пропустит.
room-host-begins = Начать партию может { $name }.
room-begin = Начать партию
room-begin-open = Начать сейчас
room-begin-open-help = Свободные места останутся открытыми: друзья смогут сесть позже.
room-begin-bots = { $count ->
    [one] Посадить бота и начать
    [few] Посадить ботов и начать
    [many] Посадить ботов и начать
   *[other] Посадить ботов и начать
}
room-leave = Встать из-за стола
room-cancel = Убрать стол
room-cancel-help = Стол исчезнет для всех. Пока ничего не сыграно.
room-gone = Этот стол убрали до начала партии.

## Refusals

why-wrong-code = Этот код не подходит или уже не действует. Создайте новый на другом устройстве.
why-too-many-codes = За короткое время введено много кодов. Подождите несколько минут и попробуйте снова.
why-too-many-new-codes = Вы создали много кодов за короткое время. Подождите несколько минут и попробуйте снова.
why-listing-off = Этот стол нельзя показать на главной странице.

offline-title = Связи нет
offline-text = Сервер не отвечает. Ваши столы в целости, ничего не пропало.
offline-again = Попробовать сейчас
offline-by-itself = Как только связь вернётся, страница откроется сама.
offline-kept = Есть на этом устройстве
offline-rules = правила с картинками
offline-needs = Нужна связь
offline-tables = Столы
offline-tables-why = игра идёт на сервере, с людьми и ботами
offline-lessons = Уроки, задачи, расклады и тренер
offline-lessons-why = им нужен сервер
door-lot = Свободный участок
door-nobody = Здесь ещё ничего не построено
door-tables = Может быть, один из этих столов?
door-fell = Что-то упало со стола
door-again = Попробовать снова
why-server-failed = На сервере случилась ошибка. Виноваты мы, ваши партии в целости.
install-title = Ludopolis на главном экране
install-text = Открывается как приложение и подскажет, когда ваш ход. Без регистрации. Позже это можно найти в «Моих партиях».
install-yes = Установить
install-no = Не сейчас

## Расклад дня и дуэли

deal-title = Расклад дня
deal-list = Расклады этого дня
deal-way-table = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
deal-way-solo = в одиночку
deal-about-solo = Каждый играет один, карты у всех одинаковые.
deal-about-table = { $count ->
    [one] Против { $count } бота ({ $level }). За столом у всех место № { $seat }.
    [few] Против { $count } ботов ({ $level }). За столом у всех место № { $seat }.
    [many] Против { $count } ботов ({ $level }). За столом у всех место № { $seat }.
   *[other] Против { $count } бота ({ $level }). За столом у всех место № { $seat }.
}
deal-count = { $count ->
    [one] Уже сыграл { $count } человек.
    [few] Уже сыграли { $count } человека.
    [many] Уже сыграли { $count } человек.
   *[other] Уже сыграли { $count } человека.
}
deal-place = место { $place } из { $count }
deal-your-try = ваша попытка
deal-played = сыграно
deal-running = продолжить
deal-to-play = сыграть
deal-resigned = партия сдана
deal-first = Сначала сыграйте, потом смотрите
deal-go-on = Ваша партия ждёт
deal-late = Этот день уже прошёл
deal-rule = В зачёт идёт первая попытка. Результаты и записи остальных открываются, когда вы сыграете; потом этот расклад можно играть сколько угодно.
deal-rule-late = Расклад ещё можно сыграть, но ваш результат уже не сравнивается с остальными.
deal-begin = Играть
deal-continue = Продолжить
deal-again = Сыграть ещё раз
deal-analyse = Разобрать мою партию
deal-have-played = Уже сыграли:
deal-results = Результаты за сегодня
deal-results-then = Результаты того дня
deal-which = Какая попытка
deal-by-first = первая попытка
deal-by-best = лучшая
deal-you = { $name } (вы)
deal-replay = Партия
deal-why-seen = Результаты и записи остальных открыты, потому что вы уже сыграли.
deal-nobody = Ещё никто не сыграл.
deal-nobody-then = В тот день никто не сыграл.
deal-month-before = Предыдущий месяц
deal-month-after = Следующий месяц
deal-day-games = { $count ->
    [one] { $count } партия
    [few] { $count } партии
    [many] { $count } партий
   *[other] { $count } партии
}
deal-key-played = сыграно
deal-key-top = в первой тройке
deal-streak = { $count ->
    [1] один день
    [one] { $count } день подряд
    [few] { $count } дня подряд
    [many] { $count } дней подряд
   *[other] { $count } дня подряд
}
duel-title = Дуэль по ссылке
duel-you = Вы
duel-same = те же карты, те же боты
duel-same-solo = те же карты
duel-playing = ещё играет
duel-make = Создать ссылку
duel-link = Ссылка на дуэль
duel-help = Кто откроет ссылку, получит этот же расклад и тех же ботов (если они есть) на тех же местах. Ваш результат скрыт, пока соперник не сыграет.
duel-from = { $name } вызывает вас на дуэль:
duel-yours = Ваша дуэль:
duel-rule = У игрока «{ $name }» этот расклад уже сыгран. Вы получите те же карты и тех же ботов (если они есть) на тех же местах. Оба результата откроются, когда вы сыграете.
duel-accept = Принять и играть
duel-waiting = Ваш результат: { $points }. Ссылку ещё никто не открыл.
duel-both = Обе партии рядом
duel-replay-of = Партия: { $name }
duel-day = Результаты расклада дня
duel-steps = Ходы
duel-turn-before = Предыдущий ход
duel-turn-after = Следующий ход
duel-whose = Чья партия

## Главная страница и расклад дня

home-tables = Ваши столы
home-none-running = Незаконченных партий нет.
home-last = Последние партии
deal-words-table = Карты у всех одинаковые. Ваше место за столом — { $seat ->
    [1] первое
    [2] второе
    [3] третье
   *[other] № { $seat }
}, вы играете против { $count ->
    [1] одного бота
    [2] двух ботов
   *[other] { $count } ботов
}.
deal-words-solo = Карты у всех одинаковые. Вы играете в одиночку.
deal-words-once = Время партии: { $length }; засчитывается первая попытка.
deal-play-today = Сыграть расклад дня
deal-see-result = К результатам
deal-ends = Сегодняшний расклад засчитывается до { $time }.
deal-midnight = 00:00 UTC
deal-headline = { $points }, { $place }
deal-headline-first = { $points }. Это первый результат за сегодня.
deal-late-house = Дом за этот день вы всё равно получите.
deal-others = Другие игры того же дня
deal-friends = С кем вы играли
deal-everybody = Все
deal-send = Отправить результат
deal-send-help = Карты при этом не раскрываются.
deal-send-picture = Отправить картинку
deal-send-text = Скопировать текстом
deal-key-park = пропущенный день
street-title = Ваша улица
street-first = Ваш первый дом
street-free = Сегодняшний участок свободен.
street-back = С возвращением. В вашем городе { $count ->
    [one] { $count } дом
    [few] { $count } дома
    [many] { $count } домов
   *[other] { $count } дома
}. Сегодняшний участок свободен.
street-houses = { $count ->
    [one] { $count } дом в вашем городе
    [few] { $count } дома в вашем городе
    [many] { $count } домов в вашем городе
   *[other] { $count } дома в вашем городе
}
street-park = Пропущенный день становится парком.
street-tomorrow = Завтра: { $game }
street-lot-park = парк
street-lot-free = свободно
mine-not-counted = Не засчитано
mine-bot-finished = доиграл бот
mine-other-try = расклад сыгран повторно
mine-played-on = продолжение с позиции
mine-chart-later = График появится с третьей партии.
mine-coach = Что заметил тренер
mine-coach-games = { $count ->
    [one] в { $count } разобранной партии
    [few] в { $count } разобранных партиях
    [many] в { $count } разобранных партиях
   *[other] в { $count } разобранной партии
}
mine-coach-good = Вот что удаётся: { $names }. Ходов, которые дорого обошлись, там не было.
mine-coach-dear = Вот что обходится дороже всего: { $names }.
mine-coach-part = { $name } ({ $points })
mine-data = Ваши данные
## Задачи

puzzles-title = Задачи
puzzles-lead = Позиции из партий Мастеров. Без часов и без рейтинга.
puzzles-honest = Задача составляется только там, где один ход явно лучше всех остальных.
puzzles-find = Найдите лучший ход
puzzles-solve = Решить
puzzles-of = { $game }: задачи
puzzles-progress = Решено { $found } из { $count }
puzzles-new = новая
puzzles-tried = начата
puzzles-found = решена
puzzles-none = Задач пока нет.
puzzles-difficulty = Сложность { $level } из 5
puzzles-today = Задача дня
puzzles-tally = { $found ->
    [one] Справился { $found } из { $tried }
    [few] Справились { $found } из { $tried }
    [many] Справились { $found } из { $tried }
   *[other] Справились { $found } из { $tried }
}
puzzle-number = Задача { $number } из { $count }
puzzle-kind-purchase = Покупка
puzzle-kind-place = Верное место
puzzle-kind-closing = Закрыть или засчитать
puzzle-kind-ending = Окончание партии
puzzle-kind-blocking = Помеха сопернику
puzzles-own = Из ваших партий
puzzles-own-lead = Эти задачи видите только вы.
puzzles-own-day = Из вашей партии { $day }
puzzles-deal = Из расклада { $day }
puzzles-due = Ещё не просмотрено партий: { $count }
puzzles-look = Поискать задачи
puzzles-searching = Просматриваем ваши партии. Это займёт минуту-две…
puzzles-own-none = В просмотренных партиях ни один ход не был явно лучше всех остальных.
