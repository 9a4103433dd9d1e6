### Words shared by all games.

on = так
off = ні
bank = банк

## Pages

page-title = Ludopolis
page-description = Настільні ігри про будівництво міст: із друзями й ботами, просто в браузері.
page-home = Ігри
page-rules = Правила
page-language = Мова
page-close = Закрити
page-cancel = Скасувати
page-no-script = Щоб грати, увімкніть у браузері JavaScript.
page-not-affiliated = Ludopolis — вільна програма, не пов’язана з авторами та видавцями ігор. Подобається гра — купіть її.
page-frozen = За цим столом більше не можна грати.
page-trouble = На сторінці сталася помилка, але партія в безпеці.
page-newer = Вийшла нова версія Ludopolis. Сторінка зараз оновиться.
page-reload = Оновити
page-reload-now = Оновити зараз

home-title = Будуємо міста разом.
home-lead = Настільні ігри з друзями й ботами. Без реєстрації та реклами: надішліть посилання й грайте.
home-new = Новий стіл
home-join = За посиланням
home-join-help = Вставте посилання або код, який вам надіслали.
home-join-go = Увійти
home-open-record = Відкрити запис
home-record-help = Збережену партію перевіряють за правилами й показують крок за кроком.
home-pick = Виберіть гру
home-which = Яка гра?
home-pick-help = із друзями й ботами
home-find = Знайти гру
home-find-players = Кількість гравців
home-find-any = Будь-яка кількість гравців
home-find-exactly = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
home-find-or-more = Гравців: { $count } і більше
home-find-all = Показати всі ігри
home-found = { $count ->
    [0] Нічого не знайдено.
    [one] Знайдено { $count } гру.
    [few] Знайдено { $count } гри.
    [many] Знайдено { $count } ігор.
   *[other] Знайдено { $count } гри.
}
home-players = Гравці:
home-length = Час:
home-difficulty = Складність:
home-play = Грати
home-play-bots = { $game }: одразу грати з ботами
home-rules-of = { $game }: правила
home-with = за столом: { $names }
home-free-seats = { $count ->
    [one] { $count } вільне місце
    [few] { $count } вільні місця
    [many] { $count } вільних місць
   *[other] { $count } вільного місця
}
home-on-this-screen = за цим екраном
home-finished = зіграно
home-ended = закінчено
home-frozen = тут грати не можна
home-options = Як граємо?
home-add-seat = Додати гравця
home-drop-seat = Прибрати місце { $number }
home-seat-me = Я
home-seat-link = Друг за посиланням
home-seat-screen = За цим екраном
home-seat-bot = Бот
home-name-of = Ім’я для місця { $number }
home-town-of = Містечко гравця на місці { $number }
home-town-help = Назва містечка (за бажанням)
home-link-help = Ви отримаєте посилання, яким можна поділитися.
home-you = Гість
home-bot-names = Ада, Бруно, К’яра, Даріо, Еліф, Філіп, Грета, Гуго, Інес, Йонас, Кая, Лео
home-bot-level = Як грає { $name }
home-live-score = Показувати рахунок під час гри
home-live-score-help = Скільки мав би кожен, якби гра закінчилася зараз.
home-hints = Підказки
home-hints-help = У свій хід можна запитати, що зробив би майстер і чому.
setup-first = Увімкнено: це перша партія в гру «{ $game }» на цьому пристрої.
setup-hints-on = із підказками
setup-more = Ще правила
setup-more-usual = { $count ->
    [one] ще { $count } правило за замовчуванням
    [few] ще { $count } правила за замовчуванням
    [many] ще { $count } правил за замовчуванням
   *[other] ще { $count } правила за замовчуванням
}
setup-points-on = рахунок видно під час гри
setup-points-off = рахунок приховано до кінця гри
setup-value = { $label }: { $value }
home-start = Почати
setup-get-link = Отримати посилання
setup-whom = З ким?
setup-whom-link = Друзі за посиланням
setup-whom-link-help = без реєстрації, на будь-якому пристрої
setup-whom-bot = Боти
setup-whom-bot-help = починається одразу
setup-whom-screen = За цим екраном
setup-whom-screen-help = один пристрій на всіх
setup-count = Скільки вас усього?
setup-kept = зберігається на цьому пристрої
setup-for = Кому ви надішлете посилання?
setup-for-help = Лише для повідомлення, яке ви надішлете самі: ніхто не отримає сповіщення.
setup-seats = Кожне місце окремо
setup-how = Як розкласти гру з коробки?

listed-switch = Показати стіл на головній сторінці
listed-switch-help = Вільне місце зможе зайняти будь-хто на цьому сервері. Коли місць не залишиться або партія почнеться, стіл зникне зі списку.

rules-options = Параметри
rules-contents = Зміст
rules-search = Пошук у правилах
rules-found = { $at } із { $count }
rules-found-none = Не знайдено
rules-found-back = Попередній збіг
rules-found-next = Наступний збіг
rules-print = Друк
rules-in-words = Малюнок словами
rules-unreachable = Зараз не вдається завантажити правила.
rules-names = Анна, Борис, Віра, Гліб, Дора

## What is this?

help-title = Що це?
help-mode = Виберіть будь-що й дізнайтеся, що це.
help-rules = Правила: { $title }
help-more = Показати все
help-next = Далі
help-previous = Назад
help-points = бали зараз
what-player = Гравець
first-title = Нове · { $title }
first-new = Нове:
first-more = ще
first-known = Я знаю цю гру
first-read = Зрозуміло
edition-title = Про це видання
edition-says = Карти й числа в цій грі: { $what }.
edition-more = Докладніше на сторінці правил

## Tables

table-seat = Гравець { $number }
virtual-player = Віртуальний гравець
table-players-count = { $count ->
    [one] { $count } гравець
    [few] { $count } гравці
    [many] { $count } гравців
   *[other] { $count } гравця
}
table-players = Гравці
table-points = Бали: { $points }
table-log = Журнал
table-log-setup = Підготовка
table-log-before = Раніше
table-log-empty = Поки що нічого не сталося.
table-tray = Ваш вибір
table-menu = Меню
table-tabs = Частини столу
table-tab-board = Стіл
table-tab-analysis = Розбір
table-tab-players = Гравці
table-tab-log = Журнал
table-tab-talk = Чат
table-tab-notes = Нотатки
table-side = Журнал, чат і нотатки
table-tab-score = Рахунок
table-peek = Роздивитися ближче: { $name }
table-watching = ви глядач
table-variation = Варіант
table-your-turn = ваш хід
table-deciding = вирішує
table-thinking = думає
hint-ask = Що зробив би майстер?
hint-title = Майстер зіграв би так
hint-either = Один із добрих ходів
hint-stronger = Є сильніший хід
hint-agrees = Так зіграв би й майстер
hint-close = Закрити підказку
hint-thinking = Шукаю для вас добрий хід…
hint-goes-on = Далі буде видно.
hint-then = Потім, найімовірніше: { $turn }.
hint-only = Вибирати тут нема з чого.
hint-even = Інший хід приблизно так само добрий. Вибирайте, який до вподоби.
hint-level = Інший хід, можливо, не гірший: якщо догравати після обох, він дає на { $worth } більше.
hint-deep = Очікую від цього ходу на { $worth } більше, але одним реченням цього не пояснити.
hint-late = Очікую від цього ходу на { $worth } більше, але на пошук причини забракло часу.
hint-deeper = Очікую від цього ходу загалом на { $worth } більше. На його користь: { $parts }. Решту, і плюси, і мінуси, одним реченням не пояснити.
hint-in-all = Загалом +{ $worth }. { $reason } Інші відмінності: −{ $loss }.
hint-waiting = Ще думаю, чому…
hint-at-once = Одразу: { $before } → { $after }.
hint-at-once-part = Одразу: { $before } → { $after }, решта пізніше.
hint-price = Натомість: { $parts }.
hint-alike = Приблизно так само добре: { $turns }. Усе інше, що я перевірив, гірше щонайменше на { $worth }.
hint-alike-many = Приблизно рівноцінних ходів разом із цим: { $count }. Усе інше, що я перевірив, гірше щонайменше на { $worth }.
hint-all-alike = Усі ходи, які я перевірив, приблизно рівноцінні. Вибирайте, який до вподоби.
hint-trade = Обидва ходи приблизно рівноцінні, але з різних причин: { $parts }. Вибирайте, який до вподоби.
hint-same = приблизно те саме
hint-versus = { $with }: { $turn }
hint-versus-mine = Порівняно з вашим ходом
hint-versus-next = Порівняно з найкращим із решти ходів
hint-versus-weaker = Порівняно з наступним за силою ходом
hint-expected = Очікується наприкінці
hint-unit = бали наприкінці гри
hint-more = +{ $worth }
hint-show = Показати
hint-why-not = А чому не…?
hint-why-other = Інший хід…
hint-point = Виберіть хід, про який думаєте.
hint-point-other = Виберіть інший хід для порівняння.
hint-take = { $count ->
    [1] Підготувати хід
   *[other] Підготувати весь хід
}
hint-first = Добрий хід:
hint-any = Наприклад:
amount-points = { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
unit-points = { $points ->
    [one] бал
    [few] бали
    [many] балів
   *[other] бала
}
sum-title = { $name }: звідки результат
sum-now = якби гра скінчилася зараз
term-rival = втрати { $players ->
    [2] суперника
   *[other] найсильнішого суперника
}
term-rival-more = здобутки { $players ->
    [2] суперника
   *[other] найсильнішого суперника
}
term-rest = усе інше
reason-rival = { $players ->
    [2] Суперник
   *[other] Найсильніший суперник
} наприкінці, найімовірніше, матиме на { $worth } менше.
reason-line = Головне тут: { $term }, { $worth }.
why-no-hints = За цим столом грають без підказок.
why-no-hint-now = Цього разу без підказки. Запитайте ще раз.

# Lessons
lesson-learn = Вчитися
lesson-learn-game = Вчитися грати: { $game }
lesson-lessons-of = Уроки: { $game }
lesson-begin = Почати
lesson-done = пройдено
lesson-chip = Урок · { $title }
lesson-with = Урок · { $game }
lesson-at = крок { $step } із { $count }
lesson-step = Крок { $step } із { $count }
lesson-other = Це теж можна. Але в цьому уроці: { $do }
lesson-show = Показати
lesson-back = Назад
lesson-then = Що сталося?
lesson-read-on = Далі
lesson-play-on = Грати далі
lesson-finish = Готово
lesson-leave = Вийти й продовжити потім
lesson-next = Наступний урок: { $title }
lesson-title = Урок
lesson-waiting = Ходить { $name }.
table-bot = бот
table-learned = Навчені боти
table-not-learned = Ненавчені боти
table-away = не за столом
table-resigned = партію здано, грає бот
table-shown = друг дивиться
table-eyes = очима гравця «{ $name }»
table-open-seat = місце вільне
table-invite = Запросити
table-bot-in = Хай грає бот
table-nudge = Нагадати
table-bot-for-me = Бот замість мене
table-hand-back = Повернутися за стіл
table-resign = Здатися
table-resign-help = До кінця партії за вас гратиме бот, повернутися не можна буде. У підсумку й записі буде видно, що ви здалися.
table-leave = Вийти з-за столу
table-report = Повідомити про проблему
time-days = { $count ->
    [one] { $count } день
    [few] { $count } дні
    [many] { $count } днів
   *[other] { $count } дня
}
time-hours = { $count } год
time-minutes = { $count } хв
time-seconds = { $count } с
clock-title = Годинник
clock-none = Без годинника
clock-live = На вечір
clock-slow = На кілька днів
clock-none-help = Кожен думає стільки, скільки треба.
clock-live-help = Для спільного вечора: запас часу трохи росте з кожним ходом.
clock-slow-help = Для партій на кілька днів: стільки часу на кожен хід. Коли він спливе, само собою нічого не станеться.
clock-live-terms = { $bank } і ще { $increment } з кожним ходом
clock-slow-terms = { $bank } на кожен хід
clock-live-chip = { $bank } + { $increment } за хід
clock-slow-chip = { $bank } на хід
clock-left = на цей хід ще { $time }
clock-ended = час сплив { $time } тому
clock-late = час сплив
clock-late-title = Час сплив
clock-used = усього витрачено { $time }
clock-paused = Годинник зупинено.
clock-pause-ask = Попросити про паузу
clock-pause-drop = Пауза не потрібна
clock-pause-asked = { $count ->
    [one] { $names } просить про паузу.
    [few] { $names } просять про паузу.
    [many] { $names } просять про паузу.
   *[other] { $names } просять про паузу.
}
clock-pause-agree = Погодитися на паузу
clock-resume = Продовжити
clock-what-now = Що тепер?
clock-nothing = Само собою нічого не станеться.
clock-may = Ви можете:
clock-may-with = Ви, як і { $names }, можете:
clock-nudge = Нагадати: { $name }
clock-nudged = Нагадано
clock-nudge-limit = раз на годину
clock-bot-turn = Хай цей хід зробить бот
clock-bot-seat = Віддати місце ботові
clock-bot-seat-until = доки { $name } не повернеться
clock-end = Закінчити партію
clock-end-drop = Усе ж грати далі
clock-end-all = якщо всі згодні
clock-end-agreed = за: { $names }
report-help = Тут буде створено файл із даними про стіл і цю сторінку. Сам він нікуди не надсилається: збережіть його й передайте кому треба.
report-said = Що сталося?
report-file = Файл
report-holds = У ньому версії, налаштування, дані про браузер, останні помилки й запити, а також партія, якою її бачили ви. Імен, посилань і того, що від вас приховано, у ньому немає.
report-missing = Сервер не відповідає, тому партії у файлі немає.
report-waiting = Збираємо…
report-save = Зберегти файл
table-share = Поділитися
table-see-board = До столу
table-see-score = Підсумок балів
table-replay = Перегляд партії
table-record = Зберегти запис
analysis-button = Розібрати
table-rematch = Зіграти ще
table-to-rematch = До наступної партії

status-connecting = Підключення…
status-lost = Немає зв’язку. Пробуємо знову…
status-lost-clock = Немає зв’язку. Годинник іде.
status-dealing = Роздаємо карти.
status-waiting = { $count ->
    [one] Зараз вирішує { $names }.
    [few] Зараз вирішують { $names }.
    [many] Зараз вирішують { $names }.
   *[other] Зараз вирішують { $names }.
}
status-thinking = { $count ->
    [one] Думає { $names }
    [few] Думають { $names }
    [many] Думають { $names }
   *[other] Думають { $names }
}
status-sending = Надсилаємо…
status-unsent = Немає зв’язку: хід збережено тут.
status-unsent-clock = Немає зв’язку: хід збережено, годинник іде.
status-unsent-drop = Не надсилати
status-confirm = Підтвердьте хід або передумайте.
status-forced = Вибору не було:
status-won = { $count ->
    [one] Перемагає { $names }: { $points }
    [few] Спільна перемога: { $names } (у кожного { $points })
    [many] Спільна перемога: { $names } (у кожного { $points })
   *[other] Спільна перемога: { $names } (у кожного { $points })
}
status-ended = Партію закінчено достроково.

tray-moves = Ваші ходи
tray-confirm = Підтвердити
tray-drop = Передумати
tray-undo = Крок назад
tray-reset = Хід спочатку
tray-ends = На цьому ваш хід закінчиться.
tray-reveals = Відкриється щось нове — забрати хід не можна буде.
tray-pending = Хід ще не зроблено.

## Your turn, while no page is open

call-title = Ваш хід: { $game }
call-text = { $name }, стіл чекає на вас.
call-text-after = { $mover } завершує хід. { $name }, тепер ваша черга.
call-text-nudge = { $name }, ваш хід: { $nudger } просить поквапитися.
call-test-title = Ludopolis
call-test = Такий вигляд має сповіщення про ваш хід.
call-heading = Повідомляти про мій хід
call-help = Сповіщення надходить на цей пристрій, навіть коли сторінку закрито. Крім вас, його ніхто не бачить, і нічого прихованого в ньому немає.
call-here = За цим столом
call-everywhere = За всіма моїми столами
call-on-here = Ви отримуєте сповіщення, коли настає ваш хід за цим столом.
call-on-everywhere = Ви отримуєте сповіщення, коли настає ваш хід за будь-яким із ваших столів.
call-remind = Нагадати через добу
call-remind-help = Один раз, якщо стіл усе ще чекає на вас.
call-try = Пробне сповіщення
call-test-sent = Надіслано. Сповіщення надійде за кілька секунд.
call-stop = Вимкнути
call-failed = Не вдалося. Спробуйте пізніше.
call-unable = Цей браузер не може показувати тут сповіщення: потрібна захищена адреса (https).
call-install = На iPhone та iPad спершу додайте сторінку на початковий екран («Поширити», потім «На Початковий екран») і відкрийте її звідти.
call-denied = Браузер не дозволяє цій сторінці надсилати сповіщення. Дозвольте їх у налаштуваннях сторінки.
room-heading = Повідомляти в груповий чат
room-help = Коли настає чийсь хід, на цю адресу надходить рядок із посиланням. Годиться вебхук Discord, Slack, Matrix, ntfy або ваш власний.
room-url = Адреса вебхука
room-save = Зберегти
room-remove = Прибрати
room-saved = Збережено.
room-sent = Надіслано. Перевірте, чи надійшло.

text-position = Стіл словами
text-type = Номер або хід
text-play = Зіграти
text-help = Стрілки гортають список, Enter робить хід, U забирає хід.

since-title = Після вашого ходу
since-at = { $at }/{ $count }
since-more = раніше ще { $count }
since-back = Попередній крок
since-on = Наступний крок
since-again = Ще раз
table-next = Наступний стіл: { $game }
table-skip = Пропустити
again-other = Партія з іншими параметрами
again-title = Нова партія з іншими параметрами
again-help = Ті самі люди, кожен на одне місце далі. Якщо хтось устиг раніше, ви потрапите за його стіл.

talk-say = Написати повідомлення
talk-send = Надіслати
talk-name = Ваше ім’я
talk-new = нове
talk-unread = { $count ->
    [one] нове повідомлення
    [few] нові повідомлення
    [many] нових повідомлень
   *[other] нового повідомлення
}
talk-empty = Ще нічого не сказано.
talk-empty-spectator = Ще нічого не сказано. До кінця партії ваші слова читають лише глядачі.
talk-heard = { $name }: { $text }
talk-signs = Реакції
talk-sign-smile = Чудово!
talk-sign-wow = Ого!
talk-sign-heart = Подобається
talk-sign-hand = Привіт
talk-given = { $sign } { $names }
talk-choose = Реакція та інше
talk-about = Реакція на повідомлення ({ $name })?
talk-more = Заглушити та інше
talk-mute = Заглушити
talk-mute-help = Лише на цьому пристрої та за цим столом. Про це ніхто не дізнається.
talk-remove = Видалити
talk-help = Сказане тут читають усі за столом, але не боти. Чат зберігається разом зі столом, до запису партії він не входить.
talk-for-all = Для всього столу
talk-on = Чат за столом
talk-on-help = Якщо його вимкнути, ніхто не зможе ні писати, ні читати.
talk-gallery = Гравці читають чат глядачів
talk-gallery-help = Якщо вимкнути, гравці прочитають його лише після кінця партії.

notes-help = Це бачите лише ви.
notes-write = Плани, підрахунки, що не забути
notes-kept = Збережено.
notes-failed = Не збережено. Пишіть далі, спроба повториться.

prefs-title = Налаштування
prefs-theme = Кольори
prefs-theme-auto = як у системі
prefs-theme-light = світлі
prefs-theme-dark = темні
prefs-theme-other = Світлі чи темні кольори
prefs-confirm = Підтверджувати хід
prefs-confirm-off = ніколи
prefs-confirm-end = наприкінці ходу
prefs-confirm-every = щокроку
prefs-pace = Боти й анімація
prefs-pace-instant = одразу
prefs-pace-quick = швидко
prefs-pace-steps = покроково
prefs-sound = Звуки
prefs-sound-off = немає
prefs-sound-turn = мій хід
prefs-sound-all = усі ходи й кінець
prefs-volume = Гучність
prefs-since = Показувати пропущене
prefs-since-help = Перед вашим ходом: що зробили інші після вашого останнього ходу, крок за кроком.
prefs-toasts = Показувати ходи інших
prefs-toasts-help = Над столом ненадовго з’являється рядок.
prefs-firsts = Пояснювати нове
prefs-firsts-help = У першій партії кожної гри: один рядок, коли щось відбувається вперше.
prefs-remarks = Репліки ботів
prefs-remarks-help = Не більше трьох за партію: над столом і в журналі.
prefs-text = Текстовий режим
prefs-text-help = Стіл словами й ходи за номерами: для клавіатури та програми зчитування з екрана.

share-player = Надішліть це посилання
share-player-help = Хто його відкриє, сідає за стіл. Без реєстрації та встановлення.
share-watch = Для глядачів
share-watch-help = Показує те, що видно всім.
share-personal = Місце: { $name }
share-personal-help = Щоб продовжити партію на іншому пристрої.
share-personal-warning = У кого посилання, у того й місце. Нове посилання скасовує попереднє.
share-personal-make = Створити посилання
share-copy = Скопіювати
share-copied = Скопійовано
share-send = Надіслати…
share-more = Інші способи
share-more-help = глядачі, інший пристрій, головна сторінка
share-for = { $names }: за моїм столом є місце для вас.
share-qr = Показати QR-код
share-qr-of = QR-код: { $label }
share-lens = Показати другові, що бачить { $name }
share-lens-help = Посилання для того, хто вчиться або радить: стіл очима цього гравця, разом із прихованими картами. Робити ходи воно не дозволяє. Усі за столом бачать, що показ увімкнено.
share-lens-link = Посилання для друга
share-lens-make = Створити посилання
share-lens-on = Показ увімкнено: за посиланням видно те, що бачить { $name }.
share-lens-off = Припинити показ
share-tv = На телевізорі
share-tv-help = Для екрана в кімнаті: велике зображення без кнопок і лише те, що видно всім.
share-tv-join = Показувати на ньому, як сісти за стіл
share-tv-join-help = Поки є вільне місце, кожен у кімнаті може відсканувати код і грати.
tv-join = Відскануйте, щоб сісти за стіл
tv-watch = Відскануйте, щоб дивитися на телефоні

join-name = Ваше ім’я
join-name-help = Як вас називати?
join-town = Ваше містечко
join-town-help = За бажанням
join-sit = Сісти й грати
join-fine = Реєстрація не потрібна.
join-you = Ви
join-free = місце вільне
join-here = за столом
join-host = господар столу
invitation = { $name } запрошує вас у гру
invitation-unnamed = Вас запрошують у гру
full = За столом гравця «{ $name }» немає вільних місць:
full-unnamed = За цим столом немає вільних місць:
full-help = Можна дивитися гру або відкрити свій стіл.
full-watch = Дивитися
full-own = Відкрити свій стіл
claim-seat = Місце гравця «{ $name }» у грі
claim-help = Грати далі тут? Інший пристрій про це дізнається.
claim-here = Грати тут
claim-fine = У кого посилання, у того й місце.
moved = Тепер ви граєте на іншому пристрої.
moved-help = Місце гравця «{ $name }» перейшло туди за особистим посиланням.
moved-again = Знову грати тут
moved-watch = Дивитися
moved-others = До інших місць за цим екраном

curtain-pass = Тепер { $name }
curtain-help = Зараз на екран дивиться лише { $name }.
curtain-lift = Я — { $name }
curtain-undo = { $name }: забрати останній хід

score-sheet-title = Підсумок балів
score-sheet-figures = Показати розрахунок
score-sheet-total = Сума
score-sheet-time = Витрачено часу
score-sheet-sources = Звідки результат
score-sheet-tie-shared = Усе порівну, більше порівнювати нема чого: перемога спільна.
score-sheet-tie-virtual = Суперник «{ $name }» має стільки ж: це не перемога.
score-sheet-behind = відстає на { $points }
score-sheet-equal = порівну
score-sheet-places = Місця
score-sheet-decided = Що вирішило: { $category } (відрив від гравця «{ $name }»: { $points })
score-sheet-beats = Що вирішило: { $first } проти { $second }
score-sheet-for-ties = На випадок нічиєї
score-sheet-no-tie = { $what }: тут не знадобилося.

device-title = На цьому пристрої
device-like = Порівняно з такими самими партіями з тією самою кількістю гравців.
device-rank = Результат: { $name }
device-rank-of = { $rank } із { $count }
device-best = Найкращий, { $day }
device-average = Середній
device-friend = Ви та { $name }
device-place = { $rank }-й результат, усього партій: { $count }
device-record-new = Новий рекорд
device-record-equal = рекорд повторено
device-record-short = до рекорду забракло: { $points }
device-first = Ваш перший результат. Наступні партії теж з’являться тут.
device-dots = { $count ->
    [1] Одна попередня партія на цьому пристрої
    [one] Раніше на цьому пристрої: { $count } партія, кожна — крапка
    [few] Раніше на цьому пристрої: { $count } партії, кожна — крапка
    [many] Раніше на цьому пристрої: { $count } партій, кожна — крапка
   *[other] Раніше на цьому пристрої: { $count } партії, кожна — крапка
}
device-goal = Яка мета?
device-against = порівняно з вашим середнім
device-usual = як звичайно
device-ruler = Шкала від { $low } до { $high }, цей результат — { $points }
device-ruler-average = середній { $points }
device-ruler-record = рекорд { $points }

counting-title = Гру закінчено
counting-pause = Пауза
counting-on = Далі
counting-line = { $category }: { $figures }
counting-beat = Треба перевершити: { $points }
counting-so-far = Поки що
counting-again = Переглянути фінал
counting-words = Як рахували
postcard-send = Надіслати картинку

replay-start = Початок
replay-end = Кінець
replay-back = Назад
replay-on = Уперед
replay-play = Показувати автоматично
replay-pause = Пауза
replay-at = Дія { $move } із { $last }
replay-by = Крок
replay-by-move = дія
replay-by-turn = цілий хід
replay-view = Чиїми очима
replay-view-all = глядач
replay-slider = Дія
replay-link = Посилання на цю дію

map-label = Карта: стрілки рухають її, плюс і мінус змінюють масштаб, 0 показує все
map-tools = Масштаб
map-in = Наблизити
map-out = Віддалити
map-fit = Показати все
map-left = Ліворуч є можливі ходи
map-right = Праворуч є можливі ходи
map-up = Угорі є можливі ходи
map-down = Унизу є можливі ходи

## The deal of the day and duels

deal-results-here = До результатів
duel-send = Викликати на дуель

## Reasons

why-game-over = Гру закінчено.
why-chance-not-due = Зараз нічого не треба витягати.
why-impossible-outcome = Тут таке випасти не може.
why-no-such-seat = Місця { $given } немає: місця нумеруються від 0 до { $high }.
why-not-your-decision = Зараз вирішує не { $seat }.
why-no-such-move = Ходу з номером { $given } немає.
why-bad-notation = «{ $text }» — це не хід. Введіть один із ходів зі списку.
why-cannot-withdraw = Крок { $entry } уже не можна забрати.

## Options and players

why-unknown-game = Гри «{ $given }» немає. Встановлено: { $allowed }.
why-game-fails = Гра «{ $entry }» не завантажується: { $problem }
why-game-without-words = Гру «{ $entry }» пропущено: у її пакеті немає англійського каталогу { $path }.
why-game-id-taken = Гру «{ $entry }» пропущено: ім’я { $given } вже зайняте, його має { $other }.
why-unknown-option = Гра { $game } не має параметра «{ $option }». Є: { $allowed }.
why-bad-option-choice = Параметр { $option } не може бути «{ $given }». Можливі значення: { $allowed }.
why-bad-option-number = Параметр { $option } не може бути «{ $given }». Потрібне ціле число від { $low } до { $high }.
why-bad-players = { $game }: гравців від { $low } до { $high }, а не { $given }.
why-bad-entry = Тут потрібне ціле число від { $low } до { $high }.
why-bad-entry-choice = Такої відповіді тут немає.

## Components and positions

why-missing-table = Таблиці компонентів { $table } немає, або її не вдається прочитати.
why-bad-cell = { $table }, рядок { $line }, стовпець { $column }: «{ $given }» не підходить, очікується { $expected }.
why-missing-column = { $table }: немає стовпця { $column }.
why-ragged-row = { $table }, рядок { $line }: клітинок має бути { $expected }.
why-duplicate-row = { $table }, рядок { $line }: { $column } «{ $given }» трапляється двічі.
why-empty-table = { $table }: у таблиці немає рядків.
why-bad-total = { $table }, { $column }: усього { $given }, а потрібно { $expected }.
why-bad-field = Поле { $field } цієї позиції хибне.

## Records

why-record-empty = Запис порожній: першим рядком має бути заголовок.
why-record-json = Рядок { $line }: це не об’єкт JSON. Запис пошкоджено.
why-record-truncated = Запис уривається після рядка { $line }: немає завершального рядка.
why-record-order = Рядок { $line }: тут має бути крок { $expected }, а не { $given }.
why-record-count = Рядок { $line }: у завершальному рядку вказано кроків: { $given }, а в записі їх { $expected }.
why-record-foreign = Рядок { $line }: тут має бути заголовок запису. Це не запис Ludopolis.
why-record-newer = Рядок { $line }: запис має формат { $given }, а ця версія Ludopolis читає формати до { $known }.
why-record-header = Рядок { $line }: поля { $field } в заголовку немає або воно хибне.
why-no-such-lesson = У грі { $game } немає уроку «{ $given }». Є: { $allowed }.
why-no-such-puzzle = Такої задачі немає, або її складено для інших правил.
why-record-rules = { $game }: партію зіграно за правилами версії { $given }, а встановлено версію { $known }.
why-record-components = Партію зіграно з іншим набором компонентів ({ $given }), а тут { $known }. Вкажіть теку потрібного набору в параметрі --components.
why-record-entry = Рядок { $line }: тут не вдається прочитати ні ходу, ні того, що випало, ні забраного ходу, ні заміни гравця.
why-record-move = Рядок { $line }: так зіграти було не можна. Запис пошкоджено або змінено.
why-record-source = Рядок { $line }: треба було витягати з { $expected }, а не з { $given }.
why-record-digest = Рядок { $line }: позиція не збігається. Після рядка { $trusted } запис змінено або пошкоджено.
why-record-closing = Рядок { $line }: завершальний рядок не відповідає партії. Запису можна довіряти до рядка { $trusted }.

## How sure the components are

certainty-certain = як надруковано
certainty-mostly_certain = як надруковано, крім кількох карт, відомих неточно
certainty-reconstructed = відтворено нами
edition-certain = усе як у друкованій грі
edition-mostly_certain = дещо відомо неточно
edition-reconstructed = частину відтворено нами

## Bots

why-unknown-bot = Бота «{ $given }» немає. Є: { $allowed }.
bot-beginner = Новачок
bot-beginner-help = бачить лише малу частину можливостей
bot-easy = Учень
bot-easy-help = багато чого не помічає
bot-regular = Аматор
bot-regular-help = грає розумно, від ходу до ходу
bot-expert = Знавець
bot-expert-help = добре планує й рідко щось пропускає
bot-master = Майстер
bot-master-help = вчився на багатьох партіях; найсильніший
bot-random = Випадковий бот
bot-random-help = будь-який дозволений хід
bot-greedy = Жадібний бот
bot-greedy-help = керується простими міркуваннями
bot-greedy-1 = Перший жадібний бот
bot-greedy-1-help = керується найпершими простими міркуваннями; ніколи не змінюється
bot-hasty = Квапливий бот
bot-hasty-help = не помічає половини карт і місць
bot-flat = Бот-випробувач
bot-flat-help = багато разів пробує кожен хід; повільніший
bot-flat-200 = Бот-випробувач 200
bot-flat-200-help = пробує ходи загалом 200 разів; ніколи не змінюється
bot-mc = Бот Монте-Карло
bot-mc-help = пробує перспективні ходи й розумно дограє партію
bot-ismcts = Бот із деревом ходів
bot-ismcts-help = дивиться на кілька ходів уперед
bot-net = Навчений бот
bot-net-help = оцінює кожен хід за досвідом багатьох партій
bot-cmd = Програма
bot-cmd-help = спілкується за рядковим протоколом для ботів
bot-py = Клас Python
why-no-program = Програму «cmd:{ $given }» не знайдено. Пишіть команду так, як набрали б її тут.
why-py-form = «py:{ $given }» — не ім’я бота на Python. Пишіть py:МОДУЛЬ:КЛАС.
why-py-load = «py:{ $given }» не завантажується: { $said }
why-py-class = У модулі «{ $module }» немає класу «{ $given }».
why-py-no-bot = «py:{ $given }» — не бот: клас має успадковувати ludopolis.bots.Bot.
why-bot-start = Програма не запустилася: { $given }.
why-bot-hello = Вітання програми незрозуміле: { $given }. Потрібен hello протоколу { $protocol }.
why-bot-timeout = Програма не відповіла за { $seconds ->
    [one] { $seconds } секунду
    [few] { $seconds } секунди
    [many] { $seconds } секунд
   *[other] { $seconds } секунди
}.
why-bot-exit = Програма завершилася сама (код виходу { $code }). { $said }
why-bot-garbled = Відповідь програми — не хід: { $given }
why-bot-illegal = Програма відповіла недозволеним ходом: «{ $move }».
why-bot-raised = Бот завершився з помилкою: { $said }
bot-with-budget = { $bot } { $budget }
bot-numbered = { $bot } { $number }
bot-character = { $name } · { $level }
character-ada-trade = архітекторка
character-ada-temper = Любить порядок: повні райони й завершені квартали.
character-bruno-trade = будівельник
character-bruno-temper = Любить будувати високо, і все йому мало.
character-chiara-trade = садівниця
character-chiara-temper = Любить парки, серця й терпіння.
character-dario-trade = крамар
character-dario-temper = Любить часті дрібні прибутки й гроші в касі.
character-elif-trade = водійка трамвая
character-elif-temper = Любить довгий шлях: грає до кінцевої.
character-seat = Персонаж на місці { $number }
character-ada-gain = Точно за кресленням.
character-ada-rival = Гарна лінія. У мене на кресленні така сама.
character-ada-won = План спрацював.
character-ada-lost = План був добрий. Інший виявився кращим.
character-bruno-gain = Готово. Навіть просити не довелося.
character-bruno-rival = Міцна робота. Я б будував вище.
character-bruno-won = Збудовано на віки!
character-bruno-lost = Наступного разу — ще один поверх.
character-chiara-gain = Це було питання часу.
character-chiara-rival = Як гарно росте!
character-chiara-won = Росло повільно, зате тепер квітне.
character-chiara-lost = Пізні заморозки. Що ж, наступного року.
character-dario-gain = Тут трохи, там трохи.
character-dario-rival = Добра ціна. Я б дав більше.
character-dario-won = Каса зійшлася, дякую.
character-dario-lost = Усе розпродано. Заходьте ще!
character-elif-gain = Точно за розкладом.
character-elif-rival = Бачу, з випередженням розкладу.
character-elif-won = Кінцева. Прохання звільнити вагони!
character-elif-lost = Запізнилася на пересадку. Але поїздка була гарна.
character-says = { $name }: «{ $text }»

## The server

language-name = Українська
why-no-such-table = Такого столу немає. Можливо, посилання обрізане або стіл видалено.
why-out-of-date = Доки ви думали, на столі все змінилося. Ось нова позиція, виберіть ще раз.
why-newer-version = Вийшла нова версія Ludopolis. Оновіть сторінку.
why-not-your-seat = На цьому пристрої це місце не ваше. Перенести його сюди можна за особистим посиланням.
why-not-your-table = Це може зробити лише той, хто сидить за столом.
why-bad-address = На таку адресу повідомлення надіслати не можна.
why-address-unknown = Адреси «{ $host }» не існує.
why-address-inside = Адреса «{ $host }» належить до внутрішньої мережі сервера. Туди нічого не надсилається.
why-hooks-off = Власник сервера вимкнув вебхуки.
why-bad-subscription = Підписка браузера не підходить.
why-not-subscribed = Цей браузер не підписано на сповіщення.
why-too-many-calls = Ви надто часто вмикали або перевіряли сповіщення. Зачекайте кілька хвилин і спробуйте знову.
why-talk-empty = Повідомлення порожнє.
why-talk-too-long = Повідомлення задовге. Щонайбільше знаків: { $most }.
why-talk-off = Господар столу вимкнув чат.
why-talk-full = У чаті цього столу більше немає місця.
why-nothing-said = Такого повідомлення вже немає.
why-too-much-talk = Забагато повідомлень за короткий час. Зачекайте трохи.
why-not-the-host = Це може зробити лише господар столу.
why-no-room = Груповий чат не вказано.
why-room-refuses = Груповий чат не прийняв повідомлення.
why-no-clock = За цим столом грають без годинника.
why-time-left = На цей хід ще є час. Інші можуть втрутитися, лише коли він спливе.
why-nobody-late = Ні в кого з інших час не сплив.
why-nobody-to-nudge = Нагадати можна лише іншому гравцеві, який зараз має вирішувати.
why-nudged-already = Цьому гравцеві вже нагадували протягом останньої години.
why-nudge-paused = Усі погодилися на паузу: перш ніж нагадувати, закінчіть її.
why-seat-taken = Це місце вже зайняте.
why-foreign-origin = Запит надійшов не з нашої сторінки. Відкрийте стіл у браузері й спробуйте звідти.
why-too-large = Забагато даних, прочитати не можна.
why-too-many-requests = Забагато запитів одразу. Зачекайте трохи й спробуйте знову.
why-database-failed = Сервер зараз не може прочитати або зберегти партії; нічого не змінилося. Спробуйте ще раз трохи згодом.
why-wrong-method = Такий запит за цією адресою не виконується.
why-too-slow = Запит надійшов надто повільно, прочитати не вдалося. Спробуйте ще раз.
why-too-many-analyses = За короткий час тренер зробив для вас дуже багато. Зачекайте кілька хвилин і спробуйте знову.
why-analysis-failed = Цього разу тренер не має відповіді. Спробуйте ще раз.
why-no-such-decision = Тренерові нема чого сказати про це рішення.
why-analysis-unfinished = Цю партію не закінчено. Розбирати можна лише закінчені партії.
why-no-such-moment = Моменту { $given } немає: їх пронумеровано від 1 до { $high }.
why-too-many-tables = За короткий час створено багато столів. Зачекайте кілька хвилин і спробуйте знову.
why-record-too-long = У записі понад { $most } кроків — стільки не буває в жодній партії.
why-bad-request = Не вдається прочитати запит: поля { $field } немає або воно хибне.
why-table-over = Партію за цим столом закінчено.
why-table-waiting = Партія за цим столом ще не почалася.
why-table-begun = Партія за цим столом уже почалася.
why-play-first = Спершу зіграйте цю роздачу: потім можна подивитися, що вийшло в інших.
why-deal-alone = Результати цієї роздачі порівнюють, тож кожен грає сам, без допомоги й на одному пристрої.
why-not-a-duel = На дуель можна викликати лише після цілої партії, зіграної соло або проти ботів.
why-table-running = Партія за цим столом ще триває.
why-nothing-to-withdraw = Зараз немає ходу, який можна забрати.
why-seat-is-a-bot = На цьому місці вже грає бот, або такого місця немає.
why-seat-is-here = Цей гравець за столом; замінити можна лише того, кого немає.
why-seat-has-resigned = На цьому місці партію здано; до кінця грає бот.
why-wrong-link = Це посилання не відкриває цього місця або вже застаріло. Попросіть нове.
why-lens-closed = За цим посиланням нічого не видно, або воно вже застаріло. Попросіть нове.
why-lens-silent = Ви дивитеся очима гравця: до кінця партії тут можна читати, але не писати.
why-no-such-page = За цією адресою нічого немає.
why-record-unfinished = Партію в цьому записі не закінчено.
why-no-previews = Посилання на цей стіл не має картинки.
why-bad-picture = Потрібна картинка PNG розміром { $width } × { $height } пікселів.

### Перше речення про закінчену партію: чим вона скінчилася.

opening-you-won = Ви перемогли, відрив — { $amount }.
opening-you-won-anyway = Ви перемогли.
opening-you-lost = Ви програли, різниця — { $amount }.
opening-you-lost-anyway = Перемагає { $rival }.
opening-you-placed = Ваше місце — { $place } з { $count }. Попереду { $rival }, різниця — { $amount }.
opening-you-placed-anyway = Ваше місце — { $place } з { $count }.
opening-you-tie-won = Порівну, { $amount }: за додатковим показником перемагаєте ви.
opening-you-tie-lost = Порівну, { $amount }: за додатковим показником перемагає { $rival }.
opening-you-tie-shared = Порівну, { $amount }. Перемогу ділите ви та { $names }.
opening-you-automa-beaten = Ви обіграли суперника «{ $rival }», відрив — { $amount }.
opening-you-automa-beaten-anyway = Ви обіграли суперника «{ $rival }».
opening-you-automa-won = Перемагає { $rival }, різниця — { $amount }.
opening-you-automa-won-anyway = Цього разу { $rival } не поступається.
opening-name-won = Перемагає { $name }, відрив — { $amount }.
opening-name-won-anyway = Перемагає { $name }.
opening-name-lost = { $name } програє, різниця — { $amount }.
opening-name-lost-anyway = Перемагає { $rival }.
opening-name-placed = { $name }: місце { $place } з { $count }. Попереду { $rival }, різниця — { $amount }.
opening-name-placed-anyway = { $name }: місце { $place } з { $count }.
opening-name-tie-won = Порівну, { $amount }: за додатковим показником перемагає { $name }.
opening-name-tie-lost = Порівну, { $amount }: за додатковим показником перемагає { $rival }.
opening-name-tie-shared = Порівну, { $amount }. Перемогу ділять { $names }.
opening-name-automa-beaten = { $name } обігрує суперника «{ $rival }», відрив — { $amount }.
opening-name-automa-beaten-anyway = { $name } обігрує суперника «{ $rival }».
opening-name-automa-won = { $rival } перемагає, { $name } відстає на { $amount }.
opening-name-automa-won-anyway = Цього разу { $rival } не поступається.
opening-draw = Нічия: { $amount }.
opening-automa-level = Порівну із суперником «{ $rival }» — ще не перемога.
opening-alone = Підсумок: { $amount }.
opening-alone-short = { $amount }. До вашого рекорду забракло: { $gap }.
opening-alone-equal = { $amount }: ваш рекорд повторено.
opening-alone-record = { $amount } — ваш новий рекорд, на { $gap } більше за попередній.
