### Слова, общие для всех игр.

on = да
off = нет
bank = банк

## Страницы

page-title = Ludopolis
page-description = Настольные игры о строительстве городов: с друзьями и ботами, прямо в браузере.
page-home = Игры
page-rules = Правила
page-language = Язык
page-close = Закрыть
page-cancel = Отмена
page-no-script = Чтобы играть, включите JavaScript в браузере.
page-not-affiliated = Ludopolis — свободная программа, не связанная с авторами и издателями игр. Понравилась игра — купите её.
page-frozen = За этим столом больше нельзя играть.
page-trouble = На странице что-то пошло не так, но партия в сохранности.
page-newer = Вышла новая версия Ludopolis. Страница сейчас обновится.
page-reload = Обновить
page-reload-now = Обновить сейчас

home-title = Строим города вместе.
home-lead = Настольные игры с друзьями и ботами. Без регистрации и рекламы: отправьте ссылку и играйте.
home-new = Новый стол
home-join = По ссылке
home-join-help = Вставьте ссылку или код, который вам прислали.
home-join-go = Войти
home-open-record = Открыть запись
home-record-help = Сохранённая партия проверяется по правилам и показывается шаг за шагом.
home-pick = Выберите игру
home-which = Какая игра?
home-pick-help = с друзьями и ботами
home-find = Найти игру
home-find-players = Число игроков
home-find-any = Любое число игроков
home-find-exactly = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
home-find-or-more = Игроков: { $count } и больше
home-find-all = Показать все игры
home-found = { $count ->
    [0] Ничего не нашлось.
    [one] Нашлась { $count } игра.
    [few] Нашлось { $count } игры.
    [many] Нашлось { $count } игр.
   *[other] Нашлось { $count } игры.
}
home-players = Игроки:
home-length = Время:
home-difficulty = Сложность:
home-play = Играть
home-play-bots = { $game }: сразу играть с ботами
home-rules-of = { $game }: правила
home-with = за столом: { $names }
home-free-seats = { $count ->
    [one] { $count } место свободно
    [few] { $count } места свободны
    [many] { $count } мест свободно
   *[other] { $count } места свободно
}
home-on-this-screen = за этим экраном
home-finished = сыграно
home-ended = закончено
home-frozen = здесь играть нельзя
home-options = Как играем?
home-add-seat = Добавить игрока
home-drop-seat = Убрать место { $number }
home-seat-me = Я
home-seat-link = Друг по ссылке
home-seat-screen = За этим экраном
home-seat-bot = Бот
home-name-of = Имя для места { $number }
home-town-of = Квартал для места { $number }
home-town-help = Название квартала (если хотите)
home-link-help = Вы получите ссылку и сами отправите её.
home-you = Гость
home-bot-names = Ада, Бруно, Кьяра, Дарио, Элиф, Филипп, Грета, Гуго, Инес, Йонас, Кайя, Лео
home-bot-level = Как играет { $name }
home-live-score = Показывать счёт во время игры
home-live-score-help = Сколько было бы у каждого, если бы игра закончилась сейчас.
home-hints = Подсказки
home-hints-help = В свой ход можно спросить, что сделал бы мастер и почему.
setup-first = Подсказки включены: это первая партия в игру «{ $game }» на этом устройстве.
setup-hints-on = с подсказками
setup-more = Ещё правила
setup-more-usual = { $count ->
    [one] ещё { $count } правило по умолчанию
    [few] ещё { $count } правила по умолчанию
    [many] ещё { $count } правил по умолчанию
   *[other] ещё { $count } правила по умолчанию
}
setup-points-on = счёт виден во время игры
setup-points-off = счёт скрыт до конца игры
setup-value = { $label }: { $value }
home-start = Начать
setup-get-link = Получить ссылку
setup-whom = С кем?
setup-whom-link = Друзья по ссылке
setup-whom-link-help = без регистрации, на любом устройстве
setup-whom-bot = Боты
setup-whom-bot-help = игра начнётся сразу
setup-whom-screen = За этим экраном
setup-whom-screen-help = одно устройство на всех
setup-count = Сколько игроков, считая вас?
setup-kept = хранится на этом устройстве
setup-for = Кому вы отправите ссылку?
setup-for-help = Только для сообщения, которое вы отправите сами: никто не получит уведомления.
setup-seats = Каждое место отдельно
setup-how = Как разложить игру из коробки?

listed-switch = Показать стол на главной странице
listed-switch-help = Свободное место сможет занять любой гость сервера. Когда мест не останется или партия начнётся, стол пропадёт из списка.

rules-options = Настройки
rules-contents = Содержание
rules-search = Поиск по правилам
rules-found = { $at } из { $count }
rules-found-none = Не найдено
rules-found-back = Предыдущее совпадение
rules-found-next = Следующее совпадение
rules-print = Печать
rules-in-words = Рисунок словами
rules-unreachable = Сейчас правила не загружаются.
rules-names = Анна, Борис, Вера, Глеб, Дора

## Что это?

help-title = Что это?
help-mode = Выберите что угодно, и вы узнаете, что это.
help-rules = Правила: { $title }
help-more = Показать всё
help-next = Дальше
help-previous = Назад
help-points = очки сейчас
what-player = Игрок
first-title = Новое · { $title }
first-new = Новое:
first-more = ещё
first-known = Я знаю эту игру
first-read = Понятно
edition-title = Об этом издании
edition-says = Карты и числа в этой игре: { $what }.
edition-more = Подробнее на странице правил

## Столы

table-seat = Игрок { $number }
virtual-player = Виртуальный игрок
table-players-count = { $count ->
    [one] { $count } игрок
    [few] { $count } игрока
    [many] { $count } игроков
   *[other] { $count } игрока
}
table-players = Игроки
table-points = Очки: { $points }
table-log = Журнал
table-log-setup = Подготовка
table-log-before = Раньше
table-log-empty = Пока ничего не произошло.
table-tray = Ваш выбор
table-menu = Меню
table-tabs = Части стола
table-tab-board = Стол
table-tab-analysis = Разбор
table-tab-players = Игроки
table-tab-log = Журнал
table-tab-talk = Чат
table-tab-notes = Заметки
table-side = Журнал, чат и заметки
table-tab-score = Счёт
table-peek = Рассмотреть ближе: { $name }
table-watching = вы зритель
table-variation = Вариант
table-your-turn = ваш ход
table-deciding = решает
table-thinking = думает
hint-ask = Что сделал бы мастер?
hint-title = Мастер сыграл бы так
hint-either = Один из хороших ходов
hint-stronger = Есть ход сильнее
hint-agrees = Так сыграл бы и я
hint-close = Закрыть подсказку
hint-thinking = Ищу для вас хороший ход…
hint-goes-on = Дальше будет видно.
hint-then = Затем, скорее всего: { $turn }.
hint-only = Выбирать здесь не из чего.
hint-even = Другой ход примерно так же хорош. Выбирайте, какой нравится.
hint-level = Другой ход, возможно, не хуже: если доиграть оба, он впереди на { $worth }.
hint-deep = По-моему, этот ход даст на { $worth } больше, но в одно предложение причину не уложить.
hint-late = По-моему, этот ход даст на { $worth } больше, но на поиск причины не хватило времени.
hint-deeper = По-моему, в итоге этот ход даст на { $worth } больше. В его пользу: { $parts }. Остальное, и плюсы и минусы, в одно предложение не уложить.
hint-in-all = В итоге +{ $worth }. { $reason } Остальные отличия: −{ $loss }.
hint-waiting = Ещё думаю, почему…
hint-at-once = Сразу: { $before } → { $after }.
hint-at-once-part = Сразу: { $before } → { $after }, остальное позже.
hint-price = Взамен: { $parts }.
hint-alike = Примерно так же хорошо: { $turns }. Всё остальное, что я проверил, хуже как минимум на { $worth }.
hint-alike-many = Примерно равных ходов, считая этот: { $count }. Всё остальное, что я проверил, хуже как минимум на { $worth }.
hint-all-alike = Все ходы, которые я проверил, примерно равны. Выбирайте, какой нравится.
hint-trade = Оба хода примерно равны, но по разным причинам: { $parts }. Выбирайте, какой нравится.
hint-same = примерно одинаково
hint-versus = { $with }: { $turn }
hint-versus-mine = По сравнению с вашим ходом
hint-versus-next = По сравнению с лучшим из остальных
hint-versus-weaker = По сравнению со следующим по силе ходом
hint-expected = Ожидается к концу
hint-unit = очки в конце игры
hint-more = +{ $worth }
hint-show = Показать
hint-why-not = А почему не…?
hint-why-other = Другой ход…
hint-point = Выберите ход, о котором думаете.
hint-point-other = Выберите другой ход для сравнения.
hint-take = { $count ->
    [1] Подготовить ход
   *[other] Подготовить весь ход
}
hint-first = Хороший ход:
hint-any = Например:
amount-points = { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
unit-points = { $points ->
    [one] очко
    [few] очка
    [many] очков
   *[other] очка
}
sum-title = { $name }: откуда такой результат
sum-now = если бы игра кончилась сейчас
term-rival = потери { $players ->
    [2] соперника
   *[other] сильнейшего соперника
}
term-rival-more = выгода { $players ->
    [2] соперника
   *[other] сильнейшего соперника
}
term-rest = всё остальное
reason-rival = { $players ->
    [2] Соперник
   *[other] Сильнейший соперник
} к концу, скорее всего, наберёт на { $worth } меньше.
reason-line = Главное здесь: { $term }, { $worth }.
why-no-hints = За этим столом играют без подсказок.
why-no-hint-now = На этот раз без подсказки. Спросите ещё раз.

# Уроки
lesson-learn = Учиться
lesson-learn-game = Учиться играть: { $game }
lesson-lessons-of = Уроки: { $game }
lesson-begin = Начать
lesson-done = пройден
lesson-chip = Урок · { $title }
lesson-with = Урок · { $game }
lesson-at = шаг { $step } из { $count }
lesson-step = Шаг { $step } из { $count }
lesson-other = Это тоже можно. Задание урока: { $do }
lesson-show = Показать
lesson-back = Назад
lesson-then = Что произошло?
lesson-read-on = Дальше
lesson-play-on = Играть дальше
lesson-finish = Готово
lesson-leave = Выйти и продолжить потом
lesson-next = Следующий урок: { $title }
lesson-title = Урок
lesson-waiting = Ходит { $name }.
table-bot = бот
table-learned = Обученные боты
table-not-learned = Необученные боты
table-away = не за столом
table-resigned = партия сдана, играет бот
table-shown = друг смотрит
table-eyes = глазами игрока «{ $name }»
table-open-seat = место свободно
table-invite = Пригласить
table-bot-in = Посадить бота
table-nudge = Напомнить
table-bot-for-me = Бот вместо меня
table-hand-back = Вернуться за стол
table-resign = Сдаться
table-resign-help = Партию за вас доиграет бот, вернуться будет нельзя. То, что вы сдались, будет видно в результате и в записи партии.
table-leave = Встать из-за стола
table-report = Сообщить о проблеме
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дня
    [many] { $count } дней
   *[other] { $count } дня
}
time-hours = { $count ->
    [one] { $count } час
    [few] { $count } часа
    [many] { $count } часов
   *[other] { $count } часа
}
time-minutes = { $count } мин
time-seconds = { $count } с
clock-title = Часы
clock-none = Без часов
clock-live = На вечер
clock-slow = На несколько дней
clock-none-help = Каждый думает сколько нужно.
clock-live-help = Для совместного вечера: запас времени немного растёт с каждым ходом.
clock-slow-help = Для партий на несколько дней: столько времени на каждый ход. Когда оно выйдет, автоматически ничего не произойдёт.
clock-live-terms = { $bank } и ещё { $increment } за каждый ход
clock-slow-terms = { $bank } на каждый ход
clock-live-chip = { $bank } + { $increment } за ход
clock-slow-chip = { $bank } на ход
clock-left = ещё { $time } на ход
clock-ended = время вышло { $time } назад
clock-late = время вышло
clock-late-title = Время вышло
clock-used = всего потрачено: { $time }
clock-paused = Часы стоят.
clock-pause-ask = Попросить о паузе
clock-pause-drop = Пауза не нужна
clock-pause-asked = { $count ->
    [one] { $names } просит о паузе.
    [few] { $names } просят о паузе.
    [many] { $names } просят о паузе.
   *[other] { $names } просят о паузе.
}
clock-pause-agree = Согласиться на паузу
clock-resume = Продолжить
clock-what-now = Что теперь?
clock-nothing = Автоматически ничего не произойдёт.
clock-may = Вы можете:
clock-may-with = Вы, как и { $names }, можете:
clock-nudge = Напомнить: { $name }
clock-nudged = Отправлено
clock-nudge-limit = раз в час
clock-bot-turn = Пусть этот ход сделает бот
clock-bot-seat = Отдать место боту
clock-bot-seat-until = пока { $name } не вернётся
clock-end = Закончить партию
clock-end-drop = Всё-таки играть дальше
clock-end-all = если все согласны
clock-end-agreed = за: { $names }
report-help = Здесь собирается файл о столе и этой странице. Сам он никуда не отправляется: сохраните его и передайте кому нужно.
report-said = Что случилось?
report-file = Файл
report-holds = В нём версии, настройки, сведения о браузере, последние ошибки и запросы, а также партия, какой её видели вы. Имён, ссылок и того, что от вас скрыто, в нём нет.
report-missing = Сервер не отвечает, поэтому партии в файле нет.
report-waiting = Собираем…
report-save = Сохранить файл
table-share = Поделиться
table-see-board = К столу
table-see-score = Подсчёт очков
table-replay = Просмотр партии
table-record = Сохранить запись
analysis-button = Разобрать
table-rematch = Сыграть ещё
table-to-rematch = К следующей партии

status-connecting = Подключение…
status-lost = Нет связи. Пробуем снова…
status-lost-clock = Нет связи. Часы идут.
status-dealing = Идёт раздача карт.
status-waiting = { $count ->
    [one] Сейчас решает { $names }.
    [few] Сейчас решают { $names }.
    [many] Сейчас решают { $names }.
   *[other] Сейчас решают { $names }.
}
status-thinking = { $count ->
    [one] Думает { $names }
    [few] Думают { $names }
    [many] Думают { $names }
   *[other] Думают { $names }
}
status-sending = Отправляем…
status-unsent = Нет связи: ход сохранён здесь.
status-unsent-clock = Нет связи: ход сохранён, часы идут.
status-unsent-drop = Не отправлять
status-confirm = Подтвердите ход или передумайте.
status-forced = Выбора не было:
status-won = { $count ->
    [one] Побеждает { $names }: { $points }
    [few] { $names } делят победу, у каждого { $points }
    [many] { $names } делят победу, у каждого { $points }
   *[other] { $names } делят победу, у каждого { $points }
}
status-ended = Партия закончена досрочно.

tray-moves = Ваши ходы
tray-confirm = Подтвердить
tray-drop = Передумать
tray-undo = Шаг назад
tray-reset = Ход заново
tray-ends = На этом ваш ход закончится.
tray-reveals = Откроется что-то новое — вернуть ход будет нельзя.
tray-pending = Ход ещё не сделан.

## Ваш ход, когда страница закрыта

call-title = Ваш ход: { $game }
call-text = { $name }, стол ждёт вас.
call-text-after = { $mover } завершает ход. { $name }, теперь ваша очередь.
call-text-nudge = { $name }, ваш ход: { $nudger } просит поторопиться.
call-test-title = Ludopolis
call-test = Так выглядит уведомление, когда наступает ваш ход.
call-heading = Сообщать о моём ходе
call-help = Уведомление приходит на это устройство, даже когда страница закрыта. Больше его никто не видит, и ничего скрытого в нём нет.
call-here = За этим столом
call-everywhere = За всеми моими столами
call-on-here = Уведомление приходит, когда наступает ваш ход за этим столом.
call-on-everywhere = Уведомление приходит, когда наступает ваш ход за любым из ваших столов.
call-remind = Напомнить через сутки
call-remind-help = Один раз, если стол всё ещё ждёт вас.
call-try = Прислать пробное уведомление
call-test-sent = Отправлено. Уведомление придёт через несколько секунд.
call-stop = Не сообщать
call-failed = Не получилось. Попробуйте позже.
call-unable = Этот браузер не может показывать здесь уведомления: нужен защищённый адрес (https).
call-install = На iPhone и iPad сначала добавьте страницу на экран «Домой» («Поделиться», затем «На экран „Домой“») и откройте её оттуда.
call-denied = Браузер не разрешает этой странице показывать уведомления. Разрешите их для неё в настройках браузера.
room-heading = Сообщать во внешний чат
room-help = Когда наступает чей-то ход, на этот адрес уходит строка со ссылкой. Годится вебхук Discord, Slack, Matrix, ntfy или ваш собственный.
room-url = Адрес вебхука
room-save = Сохранить
room-remove = Убрать
room-saved = Сохранено.
room-sent = Отправлено. Проверьте, дошло ли.

text-position = Стол словами
text-type = Номер или ход
text-play = Сходить
text-help = Стрелки листают список, Enter делает ход, U его возвращает.

since-title = После вашего хода
since-at = { $at }/{ $count }
since-more = раньше ещё { $count }
since-back = Предыдущий шаг
since-on = Следующий шаг
since-again = Ещё раз
table-next = Следующий стол: { $game }
table-skip = Пропустить
again-other = Партия с другими настройками
again-title = Новая партия с другими настройками
again-help = Те же люди, места сдвигаются на одно. Если кто-то успел раньше, вы попадёте за его стол.

talk-say = Написать сообщение
talk-send = Отправить
talk-name = Ваше имя
talk-new = новое
talk-unread = { $count ->
    [one] новое сообщение
    [few] новых сообщения
    [many] новых сообщений
   *[other] нового сообщения
}
talk-empty = Пока никто ничего не сказал.
talk-empty-spectator = Пока никто ничего не сказал. До конца партии ваши слова читают только зрители.
talk-heard = { $name }: { $text }
talk-signs = Реакции
talk-sign-smile = Здорово!
talk-sign-wow = Ого!
talk-sign-heart = Прекрасно
talk-sign-hand = Привет
talk-given = { $sign } { $names }
talk-choose = Реакция и другое
talk-about = Отреагировать на сообщение ({ $name })?
talk-more = Заглушить и прочее
talk-mute = Заглушить
talk-mute-help = Только на этом устройстве и за этим столом. Об этом никто не узнает.
talk-remove = Удалить
talk-help = Сказанное здесь читают все за столом, но не боты. Чат хранится вместе со столом; в запись партии он не входит.
talk-for-all = Для всего стола
talk-on = Чат за столом
talk-on-help = Если его отключить, никто не сможет ни писать, ни читать.
talk-gallery = Игроки читают чат зрителей
talk-gallery-help = Если отключить, игроки прочтут его только после конца партии.

notes-help = Это видите только вы.
notes-write = Планы, подсчёты, что не забыть
notes-kept = Сохранено.
notes-failed = Не сохранено. Пишите дальше, попытка повторится.

prefs-title = Настройки
prefs-theme = Цвета
prefs-theme-auto = как в системе
prefs-theme-light = светлые
prefs-theme-dark = тёмные
prefs-theme-other = Светлые или тёмные цвета
prefs-confirm = Переспрашивать перед ходом
prefs-confirm-off = никогда
prefs-confirm-end = в конце хода
prefs-confirm-every = каждый шаг
prefs-pace = Боты и анимация
prefs-pace-instant = сразу
prefs-pace-quick = быстро
prefs-pace-steps = по шагам
prefs-sound = Звуки
prefs-sound-off = нет
prefs-sound-turn = мой ход
prefs-sound-all = все ходы и конец
prefs-volume = Громкость
prefs-since = Показывать пропущенное
prefs-since-help = Перед вашим ходом: что сделали остальные после вашего последнего хода, шаг за шагом.
prefs-toasts = Показывать ходы других
prefs-toasts-help = Одна строка над столом, ненадолго.
prefs-firsts = Объяснять новое
prefs-firsts-help = В первой партии в каждую игру: одна строка, когда что-то происходит впервые.
prefs-remarks = Реплики ботов
prefs-remarks-help = Не больше трёх за партию: над столом и в журнале.
prefs-text = Текстовый режим
prefs-text-help = Стол словами и ходы по номерам: для клавиатуры и экранного диктора.

share-player = Отправьте эту ссылку
share-player-help = Кто её откроет, сядет за стол. Без регистрации и установки.
share-watch = Для зрителей
share-watch-help = Показывает то, что видно всем.
share-personal = Место: { $name }
share-personal-help = Чтобы продолжить партию на другом устройстве.
share-personal-warning = У кого ссылка, у того и место. Новая ссылка отменяет прежнюю.
share-personal-make = Создать ссылку
share-copy = Копировать
share-copied = Скопировано
share-send = Отправить…
share-more = Ещё способы
share-more-help = зрители, другое устройство, главная страница
share-for = { $names }: за моим столом есть место для вас.
share-qr = Показать QR-код
share-qr-of = QR-код: { $label }
share-lens = Показать другу, что видит { $name }
share-lens-help = Ссылка для того, кто учится или советует: стол глазами этого игрока вместе с тайными картами. Делать ходы с этой ссылкой нельзя. Все за столом видят, что показ включён.
share-lens-link = Ссылка для друга
share-lens-make = Создать ссылку
share-lens-on = Показ включён: по ссылке видно то же, что видит { $name }.
share-lens-off = Остановить показ
share-tv = На телевизоре
share-tv-help = Для экрана в комнате: крупно, без кнопок и только то, что видно всем.
share-tv-join = Показывать на нём, как сесть за стол
share-tv-join-help = Пока есть свободное место, каждый в комнате может отсканировать код и играть.
tv-join = Отсканируйте, чтобы сесть за стол
tv-watch = Отсканируйте, чтобы смотреть на телефоне

join-name = Ваше имя
join-name-help = Как вас называть?
join-town = Ваш квартал
join-town-help = По желанию
join-sit = Сесть и играть
join-fine = Регистрация не нужна.
join-you = Вы
join-free = место свободно
join-here = за столом
join-host = хозяин стола
invitation = { $name } приглашает вас в игру
invitation-unnamed = Вас приглашают в игру
full = За столом игрока «{ $name }» нет свободных мест:
full-unnamed = За этим столом нет свободных мест:
full-help = Можно посмотреть игру или открыть свой стол.
full-watch = Смотреть
full-own = Открыть свой стол
claim-seat = Место игрока «{ $name }» в игре
claim-help = Играть дальше здесь? Другое устройство об этом узнает.
claim-here = Играть здесь
claim-fine = У кого ссылка, у того и место.
moved = Теперь вы играете на другом устройстве.
moved-help = Место игрока «{ $name }» перешло туда по личной ссылке.
moved-again = Снова играть здесь
moved-watch = Смотреть
moved-others = К другим местам за этим экраном

curtain-pass = Теперь { $name }
curtain-help = Сейчас на экран смотрит только { $name }.
curtain-lift = Я — { $name }
curtain-undo = { $name }: вернуть последний ход

score-sheet-title = Подсчёт очков
score-sheet-figures = Показать расчёт
score-sheet-total = Итого
score-sheet-time = Потрачено времени
score-sheet-sources = Откуда такой результат
score-sheet-tie-shared = Всё поровну, и сравнивать больше нечего: победа общая.
score-sheet-tie-virtual = Соперник «{ $name }» набирает столько же: это не победа.
score-sheet-behind = отстаёт на { $points }
score-sheet-equal = столько же
score-sheet-places = Места
score-sheet-decided = Что решило: { $category } (отрыв от игрока «{ $name }»: { $points })
score-sheet-beats = Что решило: { $first } против { $second }
score-sheet-for-ties = На случай ничьей
score-sheet-no-tie = { $what }: здесь не понадобилось.

device-title = На этом устройстве
device-like = По сравнению с такими же партиями с тем же числом игроков.
device-rank = Результат: { $name }
device-rank-of = { $rank } из { $count }
device-best = Лучший, { $day }
device-average = В среднем
device-friend = Вы и { $name }
device-place = Место { $rank } из { $count } среди ваших партий
device-record-new = Новый рекорд
device-record-equal = рекорд повторён
device-record-short = до рекорда не хватило: { $points }
device-first = Ваш первый результат. Следующие партии появятся здесь же.
device-dots = { $count ->
    [1] Одна более ранняя партия на этом устройстве
    [one] Раньше на этом устройстве: { $count } партия, каждая — точка
    [few] Раньше на этом устройстве: { $count } партии, каждая — точка
    [many] Раньше на этом устройстве: { $count } партий, каждая — точка
   *[other] Раньше на этом устройстве: { $count } партии, каждая — точка
}
device-goal = В чём цель?
device-against = по сравнению с вашим средним
device-usual = как обычно
device-ruler = Шкала от { $low } до { $high }, этот результат — { $points }
device-ruler-average = в среднем { $points }
device-ruler-record = рекорд { $points }

counting-title = Игра окончена
counting-pause = Пауза
counting-on = Дальше
counting-line = { $category }: { $figures }
counting-beat = Нужно превзойти: { $points }
counting-so-far = Пока что
counting-again = Посмотреть финал
counting-words = Как считали
postcard-send = Отправить картинку

replay-start = Начало
replay-end = Конец
replay-back = Назад
replay-on = Вперёд
replay-play = Показывать подряд
replay-pause = Пауза
replay-at = Решение { $move } из { $last }
replay-by = Шаг
replay-by-move = решение
replay-by-turn = целый ход
replay-view = Чьими глазами
replay-view-all = зритель
replay-slider = Решение
replay-link = Ссылка на этот шаг

map-label = Карта: стрелки двигают её, плюс и минус меняют масштаб, 0 показывает всё
map-tools = Масштаб
map-in = Приблизить
map-out = Отдалить
map-fit = Показать всё
map-left = Слева есть возможные ходы
map-right = Справа есть возможные ходы
map-up = Сверху есть возможные ходы
map-down = Снизу есть возможные ходы

## Расклад дня и дуэли

deal-results-here = К результатам
duel-send = Вызвать на дуэль

## Причины отказа

why-game-over = Игра окончена.
why-chance-not-due = Сейчас ничего не нужно тянуть.
why-impossible-outcome = Это здесь выпасть не может.
why-no-such-seat = Места { $given } нет: места нумеруются от 0 до { $high }.
why-not-your-decision = Сейчас решает не { $seat }.
why-no-such-move = Хода с номером { $given } нет.
why-bad-notation = «{ $text }» — это не ход. Введите один из ходов списка.
why-cannot-withdraw = Шаг { $entry } уже нельзя вернуть.

## Настройки игры и число игроков

why-unknown-game = Игры «{ $given }» нет. Установлены: { $allowed }.
why-game-fails = Игра «{ $entry }» не загружается: { $problem }
why-game-without-words = Игра «{ $entry }» пропущена: в её пакете нет английского словаря { $path }.
why-game-id-taken = Игра «{ $entry }» пропущена: имя { $given } уже занято игрой { $other }.
why-unknown-option = У игры { $game } нет настройки «{ $option }». Есть: { $allowed }.
why-bad-option-choice = Настройка { $option }: значение «{ $given }» не годится. Возможные значения: { $allowed }.
why-bad-option-number = Настройка { $option }: значение «{ $given }» не годится. Нужно целое число от { $low } до { $high }.
why-bad-players = { $game }: играют от { $low } до { $high } человек, а не { $given }.
why-bad-entry = Здесь нужно целое число от { $low } до { $high }.
why-bad-entry-choice = Такого ответа здесь нет.

## Компоненты и позиции

why-missing-table = Таблицы компонентов { $table } нет, или она не читается.
why-bad-cell = { $table }, строка { $line }, столбец { $column }: «{ $given }» не подходит, ожидалось: { $expected }.
why-missing-column = { $table }: нет столбца { $column }.
why-ragged-row = { $table }, строка { $line }: ячеек должно быть { $expected }.
why-duplicate-row = { $table }, строка { $line }: { $column } «{ $given }» встречается дважды.
why-empty-table = { $table }: в таблице нет строк.
why-bad-total = { $table }, { $column }: всего { $given }, а нужно { $expected }.
why-bad-field = Поле { $field } этой позиции неверно.

## Записи партий

why-record-empty = Запись пуста: первой строкой должен быть заголовок.
why-record-json = Строка { $line }: это не объект JSON. Запись повреждена.
why-record-truncated = Запись обрывается после строки { $line }: нет завершающей строки.
why-record-order = Строка { $line }: здесь должен стоять шаг { $expected }, а не { $given }.
why-record-count = Строка { $line }: число шагов в завершающей строке — { $given }, а в записи их { $expected }.
why-record-foreign = Строка { $line }: здесь должен быть заголовок записи. Это не запись Ludopolis.
why-record-newer = Строка { $line }: у записи формат { $given }, а эта версия Ludopolis понимает форматы не новее { $known }.
why-record-header = Строка { $line }: поля { $field } в заголовке нет или оно неверно.
why-no-such-lesson = В игре { $game } нет урока «{ $given }». Есть: { $allowed }.
why-no-such-puzzle = Такой задачи нет, или она составлена для других правил.
why-record-rules = { $game }: партия сыграна по правилам версии { $given }, а установлена версия { $known }.
why-record-components = Партия сыграна с другим набором компонентов ({ $given }), а здесь { $known }. Укажите папку нужного набора: --components.
why-record-entry = Строка { $line }: здесь не читается ни ход, ни исход, ни возврат хода, ни замена игрока.
why-record-move = Строка { $line }: так сыграть было нельзя. Запись повреждена или изменена.
why-record-source = Строка { $line }: нужно было тянуть из { $expected }, а не из { $given }.
why-record-digest = Строка { $line }: позиция не сходится. После строки { $trusted } запись изменена или повреждена.
why-record-closing = Строка { $line }: завершающая строка не соответствует партии. Записи можно верить до строки { $trusted }.

## Насколько точны компоненты

certainty-certain = как в коробке
certainty-mostly_certain = как в коробке, несколько карт под вопросом
certainty-reconstructed = восстановлены нами
edition-certain = всё как в печатной игре
edition-mostly_certain = кое-что известно неточно
edition-reconstructed = часть восстановлена нами

## Боты

why-unknown-bot = Бота «{ $given }» нет. Есть: { $allowed }.
bot-beginner = Новичок
bot-beginner-help = видит лишь малую часть возможностей
bot-easy = Ученик
bot-easy-help = многого не замечает
bot-regular = Любитель
bot-regular-help = играет разумно, от хода к ходу
bot-expert = Знаток
bot-expert-help = хорошо планирует и редко что-то упускает
bot-master = Мастер
bot-master-help = учился на множестве партий; сильнее всех
bot-random = Случайный бот
bot-random-help = делает любой разрешённый ход
bot-greedy = Жадный бот
bot-greedy-help = исходит из простых соображений
bot-greedy-1 = Первый жадный бот
bot-greedy-1-help = первая версия: исходит из простых соображений; никогда не меняется
bot-hasty = Торопливый бот
bot-hasty-help = не замечает половины карт и мест
bot-flat = Бот-испытатель
bot-flat-help = много раз пробует каждый ход; медленнее
bot-flat-200 = Бот-испытатель 200
bot-flat-200-help = 200 проб на все ходы вместе; никогда не меняется
bot-mc = Бот Монте-Карло
bot-mc-help = проверяет многообещающие ходы, разумно доигрывая партию
bot-ismcts = Бот с деревом ходов
bot-ismcts-help = смотрит на несколько ходов вперёд
bot-net = Обученный бот
bot-net-help = оценивает каждый ход по опыту множества партий
bot-cmd = Программа
bot-cmd-help = общается построчно, по протоколу для ботов
bot-py = Класс Python
why-no-program = Программа «cmd:{ $given }» не найдена. Пишите команду так, как набрали бы её здесь.
why-py-form = «py:{ $given }» — не имя бота на Python. Пишите py:МОДУЛЬ:КЛАСС.
why-py-load = «py:{ $given }» не загружается: { $said }
why-py-class = В модуле «{ $module }» нет класса «{ $given }».
why-py-no-bot = «py:{ $given }» — не бот: класс должен наследовать ludopolis.bots.Bot.
why-bot-start = Программа не запустилась: { $given }.
why-bot-hello = Приветствие программы не понято: { $given }. Нужен hello протокола { $protocol }.
why-bot-timeout = Программа не ответила за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунды
    [many] { $seconds } секунд
   *[other] { $seconds } секунды
}.
why-bot-exit = Программа завершилась сама (код выхода { $code }). { $said }
why-bot-garbled = Ответ программы — не ход: { $given }
why-bot-illegal = Ход программы «{ $move }» не разрешён.
why-bot-raised = Бот завершился с ошибкой: { $said }
bot-with-budget = { $bot } { $budget }
bot-numbered = { $bot } { $number }
bot-character = { $name } · { $level }
character-ada-trade = архитектор
character-ada-temper = Любит порядок: полные районы и готовые жилые группы.
character-bruno-trade = строитель
character-bruno-temper = Любит строить высоко, и всё ему мало.
character-chiara-trade = садовница
character-chiara-temper = Любит парки, сердца и терпение.
character-dario-trade = лавочник
character-dario-temper = Любит частые мелкие доходы и деньги в кассе.
character-elif-trade = водитель трамвая
character-elif-temper = Любит долгий путь: играет до конечной.
character-seat = Персонаж на месте { $number }
character-ada-gain = Точно по чертежу.
character-ada-rival = Красивая линия. У меня на чертеже такая же.
character-ada-won = План сработал.
character-ada-lost = План был хорош. Другой оказался лучше.
character-bruno-gain = Готово. Даже просить не пришлось.
character-bruno-rival = Крепкая работа. Я бы строил выше.
character-bruno-won = Построено на века!
character-bruno-lost = В следующий раз — ещё один этаж.
character-chiara-gain = Это был вопрос времени.
character-chiara-rival = Как хорошо растёт!
character-chiara-won = Росло медленно, зато выросло на славу.
character-chiara-lost = Поздние заморозки. Что ж, в следующем году.
character-dario-gain = Тут немного, там немного.
character-dario-rival = Хорошая цена. Я бы дал больше.
character-dario-won = Касса сошлась, спасибо.
character-dario-lost = Всё распродано. Заходите ещё!
character-elif-gain = Точно по расписанию.
character-elif-rival = Вижу, всё идёт с опережением расписания.
character-elif-won = Конечная. Просьба освободить вагоны!
character-elif-lost = Опоздала на пересадку. Но поездка была хорошая.
character-says = { $name }: «{ $text }»

## Сервер

language-name = Русский
why-no-such-table = Такого стола нет. Может быть, ссылка обрезана или стол удалён.
why-out-of-date = Пока вы думали, на столе всё изменилось. Вот новая позиция, выберите ещё раз.
why-newer-version = Вышла новая версия Ludopolis. Обновите страницу.
why-not-your-seat = На этом устройстве это место не ваше. Перенести его сюда можно по личной ссылке.
why-not-your-table = Это может сделать только тот, кто сидит за столом.
why-bad-address = На такой адрес сообщение отправить нельзя.
why-address-unknown = Адрес «{ $host }» не существует.
why-address-inside = Адрес «{ $host }» принадлежит внутренней сети сервера. Туда ничего не отправляется.
why-hooks-off = Владелец сервера отключил вебхуки.
why-bad-subscription = Подписка браузера не годится.
why-not-subscribed = Этот браузер не подписан на уведомления.
why-too-many-calls = Вы слишком часто включали или проверяли уведомления. Подождите несколько минут и попробуйте снова.
why-talk-empty = Сообщение пустое.
why-talk-too-long = Слишком длинно: не больше { $most } знаков.
why-talk-off = Хозяин стола отключил чат.
why-talk-full = В чате этого стола больше нет места.
why-nothing-said = Такого сообщения больше нет.
why-too-much-talk = Вы сказали много за короткое время. Подождите немного.
why-not-the-host = Это может сделать только хозяин стола.
why-no-room = Внешний чат не указан.
why-room-refuses = Внешний чат не принял сообщение.
why-no-clock = За этим столом играют без часов.
why-time-left = На этот ход ещё есть время. Другие могут вмешаться, только когда оно выйдет.
why-nobody-late = Ни у кого из остальных время не вышло.
why-nobody-to-nudge = Напомнить можно только другому игроку, который сейчас должен решать.
why-nudged-already = Этому игроку уже напоминали в течение последнего часа.
why-nudge-paused = Все согласились на паузу: прежде чем напоминать, закончите её.
why-seat-taken = Это место уже занято.
why-foreign-origin = Запрос пришёл не с нашей страницы. Откройте стол в браузере и попробуйте оттуда.
why-too-large = Слишком много данных, прочесть нельзя.
why-too-many-requests = Слишком много запросов сразу. Подождите немного и попробуйте снова.
why-database-failed = Сервер сейчас не может прочесть или сохранить партии; ничего не изменилось. Попробуйте ещё раз чуть позже.
why-wrong-method = Такой запрос по этому адресу не выполняется.
why-too-slow = Запрос пришёл слишком медленно, прочесть не удалось. Попробуйте ещё раз.
why-too-many-analyses = За короткое время тренер сделал для вас очень много. Подождите несколько минут и попробуйте снова.
why-analysis-failed = На этот раз у тренера нет ответа. Попробуйте ещё раз.
why-no-such-decision = Тренеру нечего сказать об этом решении.
why-analysis-unfinished = Эта партия не окончена. Разбирать можно только оконченные партии.
why-no-such-moment = Момента { $given } нет: моменты пронумерованы от 1 до { $high }.
why-too-many-tables = За короткое время создано много столов. Подождите несколько минут и попробуйте снова.
why-record-too-long = В записи больше { $most } шагов — столько не бывает ни в одной партии.
why-bad-request = Запрос не читается: поля { $field } нет или оно неверно.
why-table-over = Партия за этим столом окончена.
why-table-waiting = Партия за этим столом ещё не началась.
why-table-begun = Партия за этим столом уже началась.
why-play-first = Сначала сыграйте этот расклад: потом можно посмотреть, что получилось у других.
why-deal-alone = Результаты этого расклада сравнивают, поэтому каждый играет сам, без помощи и на одном устройстве.
why-not-a-duel = На дуэль можно вызвать только после полной партии, сыгранной в одиночку или против ботов.
why-table-running = Партия за этим столом ещё идёт.
why-nothing-to-withdraw = Сейчас возвращать нечего.
why-seat-is-a-bot = На этом месте уже играет бот, или такого места нет.
why-seat-is-here = Этот игрок за столом; заменить можно только того, кого нет.
why-seat-has-resigned = Игрок сдался; до конца партии за него играет бот.
why-wrong-link = Эта ссылка не подходит к этому месту или уже не действует. Попросите новую.
why-lens-closed = Эта ссылка не показывает стол или уже не действует. Попросите новую.
why-lens-silent = Вы смотрите глазами игрока: до конца партии здесь можно читать, но не писать.
why-no-such-page = По этому адресу ничего нет.
why-record-unfinished = Партия в этой записи не окончена.
why-no-previews = У ссылки на этот стол нет картинки.
why-bad-picture = Нужна картинка PNG размером { $width } × { $height } пикселей.

### Первое предложение об оконченной партии: чем она кончилась.

opening-you-won = Вы победили, отрыв — { $amount }.
opening-you-won-anyway = Вы победили.
opening-you-lost = Вы проиграли, разница — { $amount }.
opening-you-lost-anyway = Побеждает { $rival }.
opening-you-placed = Ваше место — { $place } из { $count }. Впереди { $rival }, разница — { $amount }.
opening-you-placed-anyway = Ваше место — { $place } из { $count }.
opening-you-tie-won = Поровну, { $amount }: при равенстве побеждаете вы.
opening-you-tie-lost = Поровну, { $amount }: при равенстве побеждает { $rival }.
opening-you-tie-shared = Поровну, { $amount }. Победа общая; вместе с вами — { $names }.
opening-you-automa-beaten = Вы обыграли соперника «{ $rival }», отрыв — { $amount }.
opening-you-automa-beaten-anyway = Вы обыграли соперника «{ $rival }».
opening-you-automa-won = Побеждает { $rival }, разница — { $amount }.
opening-you-automa-won-anyway = Победы над соперником «{ $rival }» на этот раз нет.
opening-name-won = Побеждает { $name }, отрыв — { $amount }.
opening-name-won-anyway = Побеждает { $name }.
opening-name-lost = { $name } проигрывает, разница — { $amount }.
opening-name-lost-anyway = Побеждает { $rival }.
opening-name-placed = { $name }: место { $place } из { $count }. Впереди { $rival }, разница — { $amount }.
opening-name-placed-anyway = { $name }: место { $place } из { $count }.
opening-name-tie-won = Поровну, { $amount }: при равенстве побеждает { $name }.
opening-name-tie-lost = Поровну, { $amount }: при равенстве побеждает { $rival }.
opening-name-tie-shared = Поровну, { $amount }. Победу делят { $names }.
opening-name-automa-beaten = { $name } обыгрывает соперника «{ $rival }», отрыв — { $amount }.
opening-name-automa-beaten-anyway = { $name } обыгрывает соперника «{ $rival }».
opening-name-automa-won = { $rival } побеждает, { $name } отстаёт на { $amount }.
opening-name-automa-won-anyway = Победы над соперником «{ $rival }» на этот раз нет.
opening-draw = Ничья: { $amount }.
opening-automa-level = Поровну с соперником «{ $rival }» — ещё не победа.
opening-alone = Итог: { $amount }.
opening-alone-short = { $amount }. До вашего рекорда не хватило: { $gap }.
opening-alone-equal = { $amount }: ваш рекорд повторён.
opening-alone-record = { $amount } — ваш новый рекорд. Прибавка: { $gap }.
