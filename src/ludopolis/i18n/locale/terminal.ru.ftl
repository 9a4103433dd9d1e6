### Слова игры в терминале.

## Командная строка: что не так

why-unknown-language = Нет словаря для языка «{ $given }». Есть: { $allowed }.
why-unknown-command = Команды «{ $given }» нет. Есть: { $allowed }.
why-unknown-flag = Параметра { $given } здесь нет. Что есть, покажет --help.
why-flag-value = У параметра { $given } нет нужного значения или указано лишнее. Как его писать, покажет --help.
why-missing-argument = Не хватает: { $given }. Как пользоваться командой, покажет --help.
why-extra-argument = «{ $given }» — лишнее: { $command } этого не принимает. Что принимает, покажет --help.
why-usage = { $message } Как пользоваться командой, покажет --help.
why-bad-number = { $option }: значение «{ $given }» не годится. Нужно целое число не меньше { $low }.
why-bad-choice = { $option }: значение «{ $given }» не годится. Есть: { $allowed }.
why-bad-seconds = { $option }: значение «{ $given }» не годится. Нужно число секунд больше 0.
why-bad-seed = «{ $given }» не подходит как зерно. Зерно — от 1 до 64 латинских букв, цифр и знаков . _ + -
why-bad-pair = «{ $given }» — не настройка игры. Пишите так: имя=значение.
why-bad-town = «{ $given }» не может быть названием квартала: не больше { $most } печатных знаков.
why-too-many-towns = Кварталов указано { $given }, а людей { $people }.
why-bad-name = «{ $given }» не может быть именем игрока. Имена должны быть разными и не совпадать с именами ботов.
why-bad-seat = Место { $given } занять нельзя. Номера мест — от 1 до { $high }, по одному на человека.
why-too-many = Людей и ботов { $given }, а мест за столом { $players }.
why-nothing-to-resume = Последняя партия в { $path } окончена, или в ней не играли люди; продолжить можно только прерванную партию.
why-no-games = Не установлено ни одной игры.
why-no-such-record = Записи { $given } в файле нет. Всего записей: { $high }.
why-no-such-entry = Шага { $given } нет. В записи шаги от 0 до { $high }.
why-file-missing = { $path } не существует. Укажите существующий файл или папку.
why-file-forbidden = { $path }: нет права читать или писать. Выберите другое место или измените права.
why-file-is-folder = { $path } — папка. Укажите файл.
why-file-special = { $path } — не обычный файл. Укажите обычный.
why-file-not-text = { $path } — не текст. Запись партии — текстовый файл со строками JSON.
why-file-no-records = В { $path } лежат не записи партий; ничего не добавлено. Укажите другой файл.
why-file-other = { $path }: { $given }.
cli-stopped = Остановлено.

cli-games-from-to = от { $low } до { $high }

cli-replay-title = { $game }: { $seats }. Запись в порядке, шагов: { $entries }.
cli-replay-turn = Ход { $number }
cli-replay-move = { $name }: { $move }
cli-replay-at = Запись { $record }, после шага { $entry }
cli-replay-line = { $record }. { $game }, шагов { $entries }: { $scores }. { $ending }
cli-replay-resigned = { $name } сдаётся.
cli-replay-unfinished = Партия не доиграна.

## Игра в терминале

terminal-welcome = Добро пожаловать в Ludopolis.
terminal-you = Игрок
terminal-seat = Место { $number }
terminal-begin = { $game }: партия начинается (зерно { $seed }). Введите номер или ход; остальное расскажет «помощь».
terminal-seats = По кругу за столом: { $names }.
terminal-left = Партия прервана.
terminal-prompt = >
terminal-thinking = { $name } думает…

terminal-fault = { $name } сдаётся, дальше играет другой бот. { $why }

terminal-menu-game = Какая игра? [{ $default }]
terminal-menu-for = от { $low } до { $high } игроков
terminal-menu-names = Кто играет здесь? Имена через запятую [{ $default }]
terminal-menu-towns = { $count ->
    [one] Как называется ваш квартал? [без названия]
    [few] Как называются ваши кварталы? В порядке имён, через запятую [без названий]
    [many] Как называются ваши кварталы? В порядке имён, через запятую [без названий]
   *[other] Как называются ваши кварталы? В порядке имён, через запятую [без названий]
}
terminal-menu-bad-names = Людей не больше { $high }, имена у всех разные.
terminal-menu-players = Сколько всего игроков, от { $low } до { $high }? [{ $default }]
terminal-menu-opponents = Против кого?
terminal-menu-bot = Какой бот? [{ $default }]
terminal-menu-options = Номер настройки — изменить её, Enter — начать:
terminal-menu-value = { $number }  { $value }
terminal-menu-pick = Что выбрать? [{ $default }]
terminal-menu-number = Число, { $values }:
terminal-not-a-number = «{ $given }» не подходит. Введите число от { $low } до { $high }.

terminal-section-table = Стол
terminal-section-you = { $name } — это вы
terminal-section-other = { $name }
terminal-news = После вашего хода
terminal-news-first = Что уже было
terminal-log-earlier = … строк до этого: { $count }; «журнал» покажет всё.
terminal-moves-some = ({ $count }; первый: { $first })
terminal-moves-how = Ходов: { $count }. Введите ход; по его началу показываются подходящие, по команде «ходы» — все.
terminal-take-it = Enter — сделать этот ход.
terminal-forced = Возможен только один ход: { $move }
terminal-confirm = { $move } — отменить этот ход будет нельзя. Enter — дальше, «отмена» — подумать ещё:
terminal-reconsider = Ваш выбор в силе. Enter — оставить, «отмена» — выбрать заново:
terminal-undone = Ход возвращён.
terminal-nothing-to-undo = Возвращать нечего.
terminal-if-it-ended-now = Если бы игра закончилась сейчас (судя по тому, что вам известно):
terminal-curtain = Сейчас решает { $name }. Остальные отворачиваются; { $name } нажимает Enter.

terminal-command-help = помощь п ? help h
terminal-command-undo = отмена о undo u
terminal-command-look = стол с look l
terminal-command-moves = ходы х moves m
terminal-command-log = журнал ж log
terminal-command-score = счёт счет score
terminal-command-quit = выход в quit q exit
terminal-help =
    Чтобы сделать ход, введите его номер из списка или сам ход, как он написан рядом.
    Начало хода или слова из него покажут подходящие ходы; Tab дополняет.
      отмена  вернуть последний ход, пока ничего не открылось
      стол    снова показать весь стол (как и Enter)
      ходы    все ходы с номерами
      журнал  рассказать всё, что было
      счёт    подсчёт очков, если бы игра закончилась сейчас
      выход   уйти; партию можно сохранить

terminal-the-end = Конец
terminal-sheet-category = За что
terminal-sheet-total = Итого
terminal-sheet-winner-mark = ★
terminal-winner = Побеждает { $name }: { $total }.
terminal-winners = { $names } делят победу, у каждого { $total }.
terminal-draw = Ничья: { $total }.
terminal-tie = { $how }: { $figures }.
terminal-solo-score = Итог: { $total }.
terminal-offer-save = Сохранить запись? Имя файла, или Enter — не сохранять:
terminal-saved = Запись сохранена: { $path }.
terminal-written = Записано: { $path }

terminal-command-hint = подсказка hint
terminal-command-skip = дальше skip
terminal-puzzle-help =
    Чтобы сделать ход, введите его номер из списка или сам ход, как он написан рядом.
      отмена     вернуть последний ход
      стол       снова показать всю позицию (как и Enter)
      ходы       все ходы с номерами
      подсказка  о чём речь; затем начало; затем ответ целиком
      дальше     показать ответ и перейти к следующей задаче
      выход      уйти
