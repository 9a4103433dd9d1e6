### With the printed box: set-up, score pads. No table loads this file.

## Pages

box-title = З настільною грою
box-lead = Настільна гра лежить перед вами? Тут сказано, як її розкласти, а блокнот порахує бали за правилами, на телефоні в кожного.
box-pad = Блокнот для балів
box-setup-of = { $game }: підготовка
box-code = Код блокнота
box-code-help = Хтось за столом покаже або прочитає його вам.
box-code-go = Відкрити
box-lay = Що розкласти
box-laid = Такий вигляд має стіл, коли починається перший хід. Карти на руках приховано.
box-draw = Кинути жереб, хто перший
box-begins = Починає { $name }.
box-open = Відкрити блокнот
box-names = Хто грає

## The pad

box-parts = Частини блокнота
box-shared = Стіл
box-sheet = Підсумок
box-row = Рядок
box-remove-row = Прибрати рядок { $number }
box-one-more = { $label }: { $count }. На 1 більше
box-less = { $label }: на 1 менше
box-none = немає
box-change = Змінити
box-minus = Мінус
box-erase = Стерти
box-next = Далі
box-done = { $name }: готово
box-who = Хто з них ви?
box-watch = Я лише дивлюся
box-keep = Так і зіграли
box-is-right = Усе правильно
box-lost = Немає зв’язку. Введене зберігається на цьому телефоні, його буде пораховано пізніше.
box-waiting = Ще не надіслано: { $count }.
box-missing = Ще не введено: { $count }.
box-gone = Цей блокнот видалено.
box-several-more = { $label }: ще { $count }

## The sheet

box-entered = Що лежить на столі
box-correct = Натисніть на число, щоб виправити. Це може зробити кожен.
box-worth = Скільки це приносить
box-wins = Перемога: { $name }
box-win-together = Спільна перемога: { $names }
box-right = Усе правильно?
box-yes = Так, правильно
box-no = Усе ж неправильно
box-says-yes = правильно
box-not-yet = ще ні
box-kept-in = Коли всі погодяться, результат збережеться на кожному телефоні, з якого це підтвердили: у «Моїх партіях», з позначкою «З настільною грою», окремо від партій у мережі.
box-locked = Усі згодні. Блокнот закрито.
box-open-again = Щось змінити
box-changes = Що змінено
box-undo = Скасувати
box-undone = скасовано
box-somebody = Хтось
box-this-phone = Цей телефон

## Sharing

box-share-short = Поділитися
box-share = Кожен зі свого телефона
box-share-help = Хто має посилання, той може вводити й виправляти тут усе.
box-code-make = Показати короткий код
box-code-holds = { $minutes ->
    [one] Діє { $minutes } хвилину.
    [few] Діє { $minutes } хвилини.
    [many] Діє { $minutes } хвилин.
   *[other] Діє { $minutes } хвилини.
}
box-names-help = Виправити або прибрати ім’я може кожен.
box-delete = Видалити блокнот
box-delete-help = Він зникне в усіх разом із результатами. Це можна зробити лише з телефона, де його створено.

## My games

mine-box = З настільною грою
mine-mode-box = З настільною грою
mine-box-open = не завершено

## Why not

why-no-pad = Для цієї гри немає блокнота.
why-no-such-pad = Такого блокнота немає. Можливо, посилання обрізане або блокнот видалено.
why-pad-locked = Усі згодні, тому блокнот закрито. Спершу натисніть «Щось змінити».
why-pad-not-asked = Про це вже не питають: хтось тим часом щось змінив.
why-pad-no-such-change = Такої зміни немає.
why-pad-changed-since = Відтоді це змінили ще раз.
why-pad-not-your-side = Відповісти тут можна лише з телефона цього гравця.
why-pad-unfinished = Ще не все введено.
why-pad-contradicts = Щось тут не сходиться. Перевірте ще раз або скажіть, що так і зіграли.
why-pad-no-such-side = Такого гравця в блокноті немає.
why-pad-full = Цей блокнот більше не приймає змін.
why-pad-not-yours = Видалити блокнот можна лише з телефона, де його створено.
why-pad-no-aid = Під час цієї гри екранові нема чого робити.
box-aid-hint = Усі, хто має посилання, бачать те саме.
