### The words of the game in the terminal.

## The command line: bad input

why-unknown-language = Немає каталогу для мови «{ $given }». Є: { $allowed }.
why-unknown-command = Команди «{ $given }» немає. Є: { $allowed }.
why-unknown-flag = Параметра { $given } тут немає. Що є, покаже --help.
why-flag-value = Параметрові { $given } бракує значення або дано зайве. Як його писати, покаже --help.
why-missing-argument = Бракує: { $given }. Як користуватися командою, покаже --help.
why-extra-argument = «{ $given }» — зайве: { $command } цього не приймає. Що приймає, покаже --help.
why-usage = { $message } Як користуватися командою, покаже --help.
why-bad-number = { $option } не може бути «{ $given }». Потрібне ціле число, щонайменше { $low }.
why-bad-choice = { $option } не може бути «{ $given }». Є: { $allowed }.
why-bad-seconds = { $option } не може бути «{ $given }». Потрібна кількість секунд, більша за 0.
why-bad-seed = «{ $given }» не може бути зерном. Зерно — від 1 до 64 латинських літер, цифр або знаків . _ + -
why-bad-pair = «{ $given }» не задає параметра гри. Пишіть так: ім’я=значення.
why-bad-town = «{ $given }» не може бути назвою містечка: щонайбільше { $most } друкованих знаків.
why-too-many-towns = Назв містечок указано { $given }, а людей { $people }.
why-bad-name = «{ $given }» не може бути іменем гравця. Імена мають бути різні й не збігатися з іменами ботів.
why-bad-seat = Місце { $given } зайняти не можна. Місця йдуть від 1 до { $high }, по одному на людину.
why-too-many = Людей і ботів { $given }, а місць за столом { $players }.
why-nothing-to-resume = Останню партію в { $path } закінчено, або в ній не грали люди; продовжити можна лише перервану партію.
why-no-games = Не встановлено жодної гри.
why-no-such-record = Запису { $given } у файлі немає. Усього записів: { $high }.
why-no-such-entry = Кроку { $given } немає. У записі кроки від 0 до { $high }.
why-file-missing = { $path } не існує. Вкажіть наявний файл або теку.
why-file-forbidden = { $path }: немає права читати або писати. Виберіть інше місце або змініть права.
why-file-is-folder = { $path } — тека. Вкажіть файл.
why-file-special = { $path } — не звичайний файл. Вкажіть звичайний.
why-file-not-text = { $path } — не текст. Запис партії — текстовий файл із рядками JSON.
why-file-no-records = У { $path } не записи партій; нічого не додано. Вкажіть інший файл.
why-file-other = { $path }: { $given }.
cli-stopped = Зупинено.

cli-games-from-to = від { $low } до { $high }

cli-replay-title = { $game }: { $seats }. Запис правильний, кроків: { $entries }.
cli-replay-turn = Хід { $number }
cli-replay-move = { $name }: { $move }
cli-replay-at = Запис { $record }, після кроку { $entry }
cli-replay-line = { $record }. { $game }, кроків { $entries }: { $scores }. { $ending }
cli-replay-resigned = { $name } здається.
cli-replay-unfinished = Партію не дограно.

## The game in the terminal

terminal-welcome = Ласкаво просимо до Ludopolis.
terminal-you = Гравець
terminal-seat = Місце { $number }
terminal-begin = { $game }: партія починається (зерно { $seed }). Введіть номер або хід; решту розповість «довідка».
terminal-seats = По колу за столом: { $names }.
terminal-left = Партію перервано.
terminal-prompt = >
terminal-thinking = { $name } думає…

terminal-fault = { $name } здається, далі грає інший бот. { $why }

terminal-menu-game = Яка гра? [{ $default }]
terminal-menu-for = від { $low } до { $high } гравців
terminal-menu-names = Хто грає тут? Імена через кому [{ $default }]
terminal-menu-towns = { $count ->
    [one] Як зветься ваше містечко? [без назви]
    [few] Як звуться ваші містечка? У порядку імен, через кому [без назв]
    [many] Як звуться ваші містечка? У порядку імен, через кому [без назв]
   *[other] Як звуться ваші містечка? У порядку імен, через кому [без назв]
}
terminal-menu-bad-names = Людей щонайбільше { $high }, імена в усіх різні.
terminal-menu-players = Скільки всього гравців, від { $low } до { $high }? [{ $default }]
terminal-menu-opponents = Проти кого?
terminal-menu-bot = Який бот? [{ $default }]
terminal-menu-options = Номер параметра — змінити його, Enter — почати:
terminal-menu-value = { $number }  { $value }
terminal-menu-pick = Що вибрати? [{ $default }]
terminal-menu-number = Число, { $values }:
terminal-not-a-number = «{ $given }» не підходить. Введіть число від { $low } до { $high }.

terminal-section-table = Стіл
terminal-section-you = { $name } — це ви
terminal-section-other = { $name }
terminal-news = Після вашого ходу
terminal-news-first = Що вже було
terminal-log-earlier = … рядків до цього: { $count }; «журнал» покаже все.
terminal-moves-some = ({ $count }; перший: { $first })
terminal-moves-how = Ходів: { $count }. Введіть хід; якщо ввести лише початок, буде список відповідних ходів, а «ходи» покаже всі.
terminal-take-it = Enter — зробити цей хід.
terminal-forced = Можливий лише один хід: { $move }
terminal-confirm = { $move } — цей хід не можна буде забрати. Enter — далі, «назад» — подумати ще:
terminal-reconsider = Ви вже вибрали. Enter — залишити вибір, «назад» — вибрати заново:
terminal-undone = Хід забрано.
terminal-nothing-to-undo = Немає ходу, який можна забрати.
terminal-if-it-ended-now = Якби гра закінчилася зараз, наскільки вам відомо:
terminal-curtain = Зараз вирішує { $name }. Решта відвертається; { $name } натискає Enter.

terminal-command-help = довідка д ? help h
terminal-command-undo = назад н undo u
terminal-command-look = стіл с look l
terminal-command-moves = ходи х moves m
terminal-command-log = журнал ж log
terminal-command-score = бали б score
terminal-command-quit = вихід в quit q exit
terminal-help =
    Номер зі списку або хід, як його написано поруч, — і хід зроблено.
    Початок ходу або слова з нього покажуть відповідні ходи; Tab доповнює.
      назад   забрати останній хід, доки нічого не відкрито
      стіл    знову показати весь стіл (як і Enter)
      ходи    усі ходи з номерами
      журнал  розповісти все, що було
      бали    підсумок балів, якби гра закінчилася зараз
      вихід   піти; партію можна зберегти

terminal-the-end = Кінець
terminal-sheet-category = За що
terminal-sheet-total = Сума
terminal-sheet-winner-mark = ★
terminal-winner = Перемагає { $name }: { $total }.
terminal-winners = Спільна перемога: { $names } (у кожного { $total }).
terminal-draw = Нічия: { $total }.
terminal-tie = { $how }: { $figures }.
terminal-solo-score = Підсумок: { $total }.
terminal-offer-save = Зберегти запис? Введіть ім’я файлу (Enter — не зберігати):
terminal-saved = Запис збережено: { $path }.
terminal-written = Записано: { $path }

terminal-command-hint = підказка hint
terminal-command-skip = далі skip
terminal-puzzle-help =
    Номер зі списку або хід, як його написано поруч, — і хід зроблено.
      назад     забрати останній хід
      стіл      знову показати всю позицію (як і Enter)
      ходи      усі ходи з номерами
      підказка  про що йдеться; потім початок; потім відповідь повністю
      далі      показати відповідь і перейти до наступної задачі
      вихід     піти
