### With the printed box: set-up, score pads. No table loads this file.

## Pages

box-title = Игра вживую
box-lead = Настольная игра лежит перед вами? Здесь сказано, как её разложить, а блокнот посчитает очки по правилам, на телефоне у каждого.
box-pad = Блокнот для очков
box-setup-of = { $game }: подготовка
box-code = Код блокнота
box-code-help = Кто-то за столом покажет или прочтёт его вам.
box-code-go = Открыть
box-lay = Что разложить
box-laid = Так выглядит стол, когда начинается первый ход. Карты на руках скрыты.
box-draw = Кто начинает: жребий
box-begins = Начинает { $name }.
box-open = Открыть блокнот
box-names = Кто играет

## The pad

box-parts = Части блокнота
box-shared = Стол
box-sheet = Итог
box-row = Строка
box-remove-row = Убрать строку { $number }
box-one-more = { $label }: { $count }. На 1 больше
box-less = { $label }: на 1 меньше
box-none = нет
box-change = Изменить
box-minus = Минус
box-erase = Стереть
box-next = Дальше
box-done = { $name }: готово
box-who = Кто из них вы?
box-watch = Я только смотрю
box-keep = Так и сыграли
box-is-right = Всё верно
box-lost = Нет связи. Введённое хранится на этом телефоне и будет посчитано позже.
box-waiting = Ждут отправки: { $count }.
box-missing = Ещё не введено: { $count }.
box-gone = Этот блокнот удалён.
box-several-more = { $label }: ещё { $count }

## The sheet

box-entered = Что лежит на столе
box-correct = Нажмите на число, чтобы исправить. Это может сделать каждый.
box-worth = Сколько это приносит
box-wins = Победа: { $name }
box-win-together = Общая победа: { $names }
box-right = Всё верно?
box-yes = Да, верно
box-no = Всё-таки неверно
box-says-yes = верно
box-not-yet = ещё нет
box-kept-in = Когда все согласятся, результат сохранится на каждом телефоне, с которого это подтвердили: в «Моих партиях», как «Игра вживую», отдельно от партий в сети.
box-locked = Все согласны. Блокнот закрыт.
box-open-again = Что-то изменить
box-changes = Что изменено
box-undo = Отменить
box-undone = отменено
box-somebody = Кто-то
box-this-phone = Этот телефон

## Sharing

box-share-short = Поделиться
box-share = Каждый со своего телефона
box-share-help = У кого есть ссылка, тот может вводить и исправлять здесь всё.
box-code-make = Показать короткий код
box-code-holds = { $minutes ->
    [one] Действует { $minutes } минуту.
    [few] Действует { $minutes } минуты.
    [many] Действует { $minutes } минут.
   *[other] Действует { $minutes } минуты.
}
box-names-help = Исправить или убрать имя может каждый.
box-delete = Удалить блокнот
box-delete-help = Он исчезнет у всех вместе с результатами. Это можно сделать только с телефона, на котором он создан.

## My games

mine-box = Игра вживую
mine-mode-box = Вживую
mine-box-open = не закончено

## Why not

why-no-pad = Для этой игры нет блокнота.
why-no-such-pad = Такого блокнота нет. Возможно, ссылка обрезана или блокнот удалён.
why-pad-locked = Все согласны, поэтому блокнот закрыт. Сначала нажмите «Что-то изменить».
why-pad-not-asked = Об этом уже не спрашивают: кто-то тем временем что-то изменил.
why-pad-no-such-change = Такого изменения нет.
why-pad-changed-since = С тех пор это изменили ещё раз.
why-pad-not-your-side = Ответить здесь можно только с телефона этого игрока.
why-pad-unfinished = Ещё не всё введено.
why-pad-contradicts = Что-то здесь не сходится. Проверьте ещё раз или скажите, что так и сыграли.
why-pad-no-such-side = Такого игрока в блокноте нет.
why-pad-full = Этот блокнот больше не принимает изменений.
why-pad-not-yours = Удалить блокнот можно только с телефона, на котором он создан.
why-pad-no-aid = Во время этой игры на экране ничего делать не нужно.
box-aid-hint = Все, у кого есть ссылка, видят то же самое.
