### Слова тренера: разбор оконченной партии.

analysis-title = { $game }: { $names }
analysis-looked = { $rounds ->
    [0] Первый взгляд: решения ещё не оценены.
    [one] Просмотрено за { $rounds } проход. Основа оценки: { $judge }.
    [few] Просмотрено за { $rounds } прохода. Основа оценки: { $judge }.
    [many] Просмотрено за { $rounds } проходов. Основа оценки: { $judge }.
   *[other] Просмотрено за { $rounds } прохода. Основа оценки: { $judge }.
}
analysis-judge-network = сеть, обученная на множестве партий
analysis-judge-hand = простые соображения об этой игре
analysis-progress = { $rounds ->
    [0] Смотрю партию
    [one] Каждое решение просмотрено { $rounds } раз
    [few] Каждое решение просмотрено { $rounds } раза
    [many] Каждое решение просмотрено { $rounds } раз
   *[other] Каждое решение просмотрено { $rounds } раза
}
analysis-who = Игрок
analysis-sum-share = Шансы на победу, %
analysis-sum-points = Перевес
analysis-sum-alone = Результат
analysis-start = Начало
analysis-luck = Везение
analysis-decisions = Решения
analysis-rivals = Соперники
analysis-unforeseeable = Непредсказуемое
analysis-result = Итог
analysis-adjusted = Без везения
analysis-curve-share = Шансы на победу
analysis-curve-points = Ожидаемый результат
analysis-heading-bars = Везение и решения
analysis-heading-turning = Переломные моменты
analysis-turning-draw = Шаг { $n }, вышло: { $told }
analysis-turning-turn = Шаг { $n }, { $told }
analysis-dealt = Начальная раздача, до первого хода.
analysis-change = { $name }: { $before } → { $after }
analysis-classes = Решений, где был выбор: { $decisions }. Грубые ошибки: { $blunders }, ошибки: { $mistakes }, неточности: { $inaccuracies }.
analysis-class-blunder = Грубая ошибка (??), шаг { $n }
analysis-class-mistake = Ошибка (?), шаг { $n }
analysis-class-inaccuracy = Неточность (?!), шаг { $n }
analysis-cost = Цена: { $share } шансов на победу, { $points }.
analysis-cost-points = Цена: { $points }.
analysis-played = Сыграно: { $turn }
analysis-better = Лучше: { $turn }
analysis-goes-on = { $turn }; дальше будет видно
analysis-line = Затем ожидается: { $moves }
analysis-line-likely = Затем, скорее всего (в { $share } случаев): { $moves }
analysis-heading = Разбор
analysis-working = Тренер смотрит партию…
analysis-none-dear = Ни одно решение не обошлось дорого.
analysis-ask-again = Спросить ещё раз
analysis-picture = Сохранить график картинкой
analysis-print = Печать
analysis-sum-of = { $name }, { $what }
analysis-luck-of-draw = везение: что выпало
analysis-whose = Чьи решения?
analysis-word-blunder = Грубая ошибка
analysis-word-mistake = Ошибка
analysis-word-inaccuracy = Неточность
analysis-you-played = Ваш ход
analysis-name-played = Ход игрока «{ $name }»
analysis-better-turn = Лучше
analysis-then = дальше будет видно
analysis-given-up = Потеряно примерно
term-rival-of = сколько теряет { $players ->
    [2] { $rival }
   *[other] сильнейший соперник
}
analysis-try = Переиграть
analysis-play-on = Играть отсюда
analysis-bars-help = { $players ->
    [1] Начало, везение, решения и непредсказуемое в сумме дают итог.
   *[other] Начало, везение, решения, соперники и непредсказуемое в сумме дают итог.
} Решения сравниваются с лучшими из найденных.
analysis-grade-of = Оценка силы: { $name }
analysis-try-title = Как вы сыграете теперь?
analysis-try-help = Стол, каким его видит { $name }. Выберите ход целиком.
analysis-judging = Тренер думает…
analysis-verdict-found = Верно
analysis-verdict-good = Хорошо, но…
analysis-verdict-again = Ещё не то
analysis-verdict-found-help = Не хуже лучшего хода, который нашёл тренер.
analysis-verdict-good-help = Гораздо лучше, чем в партии. Лучший ход даёт ещё на { $worth } больше:
analysis-verdict-again-help = Лучший ход даёт на { $worth } больше.
analysis-again = Вернуть ход
analysis-next = Дальше
analysis-back = Разбор
analysis-hints = Подсказки
analysis-hint-number = Подсказка { $number }
analysis-hint-open = Открыть
analysis-hint-term = Подумайте вот о чём: { $term }.
analysis-hint-move = Ход начинается так: { $move }.
analysis-show-turn = Лучший ход
analysis-tries = Ваши попытки
analysis-in-game = В партии
analysis-meter = Этот ход { $now }, лучший { $best }
analysis-variation-help = Новый стол начинается с этой позиции. Это вариант, в статистику он не входит.
analysis-variation-seat = Ваше место
analysis-variation-with = Кто ещё играет?
analysis-variation-bots = Боты
analysis-variation-friends = Друзья по ссылке
analysis-variation-screen = Все за этим экраном
analysis-variation-level = Сила ботов
analysis-variation-hidden = Игрок «{ $name }» знает то, что знал тогда. Всё остальное скрытое раздаётся заново, и всё, что впереди, тоже.
analysis-variation-open = Всё, что впереди, раздаётся заново.

### Первое предложение, насколько тренер знает причину.

opening-cost-in = { $count ->
    [1] Один ход
    [2] Два хода
    [3] Три хода
    [4] Четыре хода
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
} ({ $several ->
    [1] раунд
   *[other] раунды
} { $rounds }) { $count ->
    [one] обошёлся
    [few] обошлись
    [many] обошлись
   *[other] обошлись
} примерно в { $amount }.
opening-cost = { $count ->
    [1] Один ход обошёлся
    [2] Два хода обошлись
    [3] Три хода обошлись
    [4] Четыре хода обошлись
    [one] { $count } ход обошёлся
    [few] { $count } хода обошлись
    [many] { $count } ходов обошлись
   *[other] { $count } хода обошлись
} примерно в { $amount }.
opening-moments = { $count ->
    [1] Один ход снизил
    [2] Два хода снизили
    [3] Три хода снизили
    [4] Четыре хода снизили
    [one] { $count } ход снизил
    [few] { $count } хода снизили
    [many] { $count } ходов снизили
   *[other] { $count } хода снизили
} шансы на победу.
opening-nothing-dear = Ни один ход не обошёлся дороже чем в { $amount }.
opening-name-cost-in = { $name }: { $count ->
    [1] один ход
    [2] два хода
    [3] три хода
    [4] четыре хода
    [one] { $count } ход
    [few] { $count } хода
    [many] { $count } ходов
   *[other] { $count } хода
} ({ $several ->
    [1] раунд
   *[other] раунды
} { $rounds }) { $count ->
    [one] обошёлся
    [few] обошлись
    [many] обошлись
   *[other] обошлись
} примерно в { $amount }.
opening-name-cost = { $name }: { $count ->
    [1] один ход обошёлся
    [2] два хода обошлись
    [3] три хода обошлись
    [4] четыре хода обошлись
    [one] { $count } ход обошёлся
    [few] { $count } хода обошлись
    [many] { $count } ходов обошлись
   *[other] { $count } хода обошлись
} примерно в { $amount }.
opening-name-moments = { $name }: { $count ->
    [1] один ход снизил
    [2] два хода снизили
    [3] три хода снизили
    [4] четыре хода снизили
    [one] { $count } ход снизил
    [few] { $count } хода снизили
    [many] { $count } ходов снизили
   *[other] { $count } хода снизили
} шансы на победу.
opening-name-nothing-dear = { $name }: ни один ход не обошёлся дороже чем в { $amount }.
opening-luck-took = Невезение отняло { $amount }.
opening-luck-gave = Везение дало { $amount }.
opening-luck-even = Везение и невезение уравновесились.
opening-early-lost-in = Всё решилось к раунду { $round }; потом уже ничего нельзя было изменить.
opening-early-lost = Всё решилось рано; потом уже ничего нельзя было изменить.
opening-early-won-in = С раунда { $round } победе ничто не угрожало.
opening-early-won = Всё решилось рано; потом победе уже ничто не угрожало.
opening-hints-some = Ходов по подсказке: { $advised } из { $turns }; в вину их никому не ставят.
opening-hints-all = Все ходы сделаны по моим подсказкам; за ошибки отвечаю я.
opening-stand-in = Ходов, сделанных ботом: { $turns }. Разобраны только остальные.
opening-before = Перед ходом, который обошёлся дороже всего, шансы на победу составляли { $share }.
analysis-moments = Моменты, которые стоит переиграть
analysis-moment = Момент { $number }
analysis-round = Раунд { $round }
analysis-show = Показать
analysis-nothing-to-try = Переигрывать нечего. Посмотрите партию или сыграйте ещё раз.
analysis-all-figures = Все цифры
analysis-revised = Это была подсказка. Подумав дольше, я предлагаю: { $turn }. Ошибка моя, а не ваша.
analysis-few-decisions = Своих решений слишком мало, чтобы посчитать точность: нужно хотя бы пять.
analysis-accuracy-about = Точность { $share }, плюс-минус { $error }.
analysis-accuracy-help = Точность: где стоят сделанные ходы на шкале от худших до лучших.
analysis-grade-later = Силу игры видно после пяти партий; одна говорит мало.
analysis-grade-games = Ваших разобранных партий этого вида: { $games }.
analysis-grade = Сила игры: { $grade }.
analysis-grade-between = Сила игры: { $grade }, в пределах от «{ $low }» до «{ $high }».
analysis-says-little = По одной партии о силе игры судить рано.
analysis-luck-help = Везение: насколько выпавшее лучше или хуже того, чего следовало ждать.
analysis-decisions-help = Решения: ходы самого игрока по сравнению с лучшими из найденных.
analysis-rivals-help = Соперники: что игрок выиграл или потерял, когда другие сделали не лучший ход.
analysis-unforeseeable-help = Непредсказуемое: скрытые карты, одновременные решения и погрешность оценки.

## Головоломки

puzzle-title = Найдите лучший ход
puzzle-found = Верно
puzzle-good = Хорошо, но есть лучше
puzzle-again = Ещё не то
puzzle-costs = Лучший ход даёт на { $worth } больше.
puzzle-tries = { $tries ->
    [1] Найдено с первой попытки.
    [one] Найдено с { $tries }-й попытки.
    [few] Найдено с { $tries }-й попытки.
    [many] Найдено с { $tries }-й попытки.
   *[other] Найдено с { $tries }-й попытки.
}
puzzle-shown = Найдено после того, как ход был показан.
puzzle-tally = Игроков, нашедших этот ход: { $found } из { $tried }.
puzzle-hint = Подсказка
puzzle-hint-deep = Здесь нужно смотреть на несколько ходов вперёд.
puzzle-back = Вернуть ход
puzzle-else = Попробовать другое
puzzle-next = Следующая задача
puzzle-all = Все задачи
puzzle-send = Отправить эту задачу
puzzle-why-not = Почему не другие?
puzzle-meter = Ваша попытка { $now }, лучший ход { $best }
puzzle-meter-now = ваша попытка, { $chance }
puzzle-meter-best = лучший, { $chance }
puzzle-own = Задачи из этой партии
