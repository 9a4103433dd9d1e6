### Все слова игры «Улицы».

game-name = Улицы
game-pitch = Один город на всех: закрытая улица приносит доход всем, чьи постройки на ней, а жители едут дальше.
game-goal = Все вместе строят один город, и постройка приносит хозяину деньги, когда её улицу закрывают, кто бы это ни сделал. Потом жители едут дальше; побеждает тот, у кого больше денег.
game-aim = Улица, закрытая с двух концов, платит строителям. Побеждает богатейший.
game-length = 40 мин
game-difficulty = средне
certainty-reconstructed = правила — из книги правил; большинство построек восстановлены нами: полный список не опубликован
certainty-mostly_certain = частично по источникам, частично восстановлены

## Настройки

option-business = Бизнес-модуль
option-business-help = Владельцы закрытой улицы берут ещё и бизнес-жетоны: в конце те приносят деньги.
option-advisors = Модуль советников
option-advisors-help = У каждого есть советник с особой способностью. В одиночной игре советника можно выбрать.
option-advisors-off = без советников
option-advisors-random = случайные
option-advisors-hacker = Хакер
option-advisors-entrepreneur = Предприниматель
option-advisors-investor = Инвестор
option-advisors-hipster_legend = Легенда хипстеров
option-advisors-search_specialist = Специалист по поиску
option-difficulty = Сложность Проныры
option-difficulty-help = Сколько денег у Проныры в начале одиночной игры: $0, $20 или $50, и ещё $40, если у вас есть советник.
option-difficulty-easy = лёгкая
option-difficulty-medium = средняя
option-difficulty-hard = тяжёлая
option-gap_closes = Параллельная клетка закрывает улицу
option-gap_closes-help = Улицу закрывает и такая клетка у её конца, дорога которой параллельна улице, но идёт по противоположному краю клетки.
option-start_layout = Начальные клетки
option-start_layout-help = Как парк расположен относительно вокзала.
option-start_layout-at_end = в конце улицы вокзала
option-start_layout-across = через дорогу от вокзала
option-start_symbols = Символы на начальных клетках
option-start_symbols-help = На вокзале по символу каждого вида, в парке смешанный.
option-seekers_enter_closed = Искатели въезжают всегда
option-seekers_enter_closed-help = Искатели въезжают в новую постройку своего цвета, даже если её улица тут же закрывается.
option-closing_value_per_street = Закрывающая ценность за каждую улицу
option-closing_value_per_street-help = Закрывающая ценность приносит доход не один раз, а за каждую закрытую улицу, у конца которой стоит постройка.
option-closing_value_at_final = Закрывающая ценность в конце
option-closing_value_at_final-help = В книге правил сказано: постройка с закрывающей ценностью приносит доход, только когда сама окажется на закрытой улице. Да: закрывая другую улицу, она дохода ещё не приносит, но в финальном подсчёте её ценность учитывается, как и любая другая. Нет: правило понимают дословно; если собственная улица постройки до конца игры осталась открытой, за закрывающую ценность не платят.
option-final_rounding = Округление в конце
option-final_rounding-help = Как округляется вверх половина дохода в финальном подсчёте.
option-final_rounding-per_tile = для каждой постройки
option-final_rounding-total = один раз для всей суммы
why-advisor_alone = Выбрать советника можно только в одиночной игре; при нескольких игроках советников раздают случайно.
why-difficulty_alone = Сложность есть только у Проныры, а он играет только в одиночной игре.

## Части предложений

some-people = { $person ->
    [tourist] { $count ->
        [one] { $count } турист
        [few] { $count } туриста
        [many] { $count } туристов
       *[other] { $count } туриста
    }
    [hipster] { $count ->
        [one] { $count } хипстер
        [few] { $count } хипстера
        [many] { $count } хипстеров
       *[other] { $count } хипстера
    }
    [parent] { $count ->
        [one] { $count } родитель
        [few] { $count } родителя
        [many] { $count } родителей
       *[other] { $count } родителя
    }
   *[shopper] { $count ->
        [one] { $count } покупатель
        [few] { $count } покупателя
        [many] { $count } покупателей
       *[other] { $count } покупателя
    }
}
worth = { $formula ->
    [people] ${ $price } за каждого человечка на своей улице: { $wants_symbol }
    [symbols] ${ $price } за каждый символ на своей улице: { $wants_symbol } или смешанный
    [set] ${ $price } за каждый набор символов на своей улице: { $wants_symbol }
    [pair] ${ $price } за каждые два символа на своей улице: { $wants_symbol }
    [mixed] ${ $price } за каждый смешанный символ на своей улице
    [signs] ${ $price } за каждый знак владельца на своей улице
    [street_size] ${ $price } за каждую клетку своей улицы
    [neighbourhood] ${ $price } за каждую клетку вокруг, на любой улице
    [closing] ${ $price }, если закрывает другую улицу
   *[copy] ценность другой постройки на своей улице
}
printed-symbols = { $symbols ->
    [0] { "" }
   *[other] ; символы: { $symbol }
}
sign = { $units ->
    [1] { $business }
   *[2] 2 × { $business }
}
reckoning =
    { $value ->
        [people] { $count ->
            [one] { $count } человечек
            [few] { $count } человечка
            [many] { $count } человечков
           *[other] { $count } человечка
        } × ${ $price }
        [symbols] { $count ->
            [one] { $count } символ
            [few] { $count } символа
            [many] { $count } символов
           *[other] { $count } символа
        } × ${ $price }
        [set] { $count ->
            [one] { $count } набор
            [few] { $count } набора
            [many] { $count } наборов
           *[other] { $count } набора
        } × ${ $price }
        [mixed] { $count ->
            [one] { $count } смешанный символ
            [few] { $count } смешанных символа
            [many] { $count } смешанных символов
           *[other] { $count } смешанного символа
        } × ${ $price }
        [signs] { $count ->
            [one] { $count } знак
            [few] { $count } знака
            [many] { $count } знаков
           *[other] { $count } знака
        } × ${ $price }
        [street_size] { $count ->
            [one] { $count } клетка улицы
            [few] { $count } клетки улицы
            [many] { $count } клеток улицы
           *[other] { $count } клетки улицы
        } × ${ $price }
        [neighbourhood] { $count ->
            [one] { $count } соседняя клетка
            [few] { $count } соседние клетки
            [many] { $count } соседних клеток
           *[other] { $count } соседней клетки
        } × ${ $price }
        [closing] за закрытие { $count } × ${ $price }
       *[other] скопировать нечего
    }
the-rest = Остальные поедут сюда: { $other_tile }.
twice = { $times ->
    [1] { "" }
   *[2] { " " }× { $times }
}
by-value = { $copied ->
    [0] { "" }
   *[other] { " " }по ценности постройки «{ $formula_tile }»
}

## Вопросы

ask-abandon = У вас кончились знаки: какую свою постройку забросить?
ask-tile = Какую постройку возводите?
ask-discard = Построить негде: какую клетку убрать из игры?
ask-cell = Куда поставить постройку «{ $tile }»?
ask-road = { $tile }: с какой стороны дорога?
ask-signs = { $tile }: один знак или два, чтобы удвоить ценность?
ask-street = Закрытых улиц: { $count }. Какую считать следующей?
ask-token_tile = За какую свою постройку взять жетоны?
ask-token_type = { $tile }: какой жетон взять? Осталось взять: { $count }.
ask-substitute = Ваш доход: посчитать одну из построек как клетку из руки?
ask-people = Переезд: { some-people }. Сколько отправить в постройку «{ $tile }»? { the-rest }
ask-sly_cell = Проныра возводит постройку «{ $tile }». Эти места для него одинаково хороши. Где строить?
ask-sly_road = Проныра возводит постройку «{ $tile }». Эти стороны для дороги ему одинаково выгодны. Какую выбрать?
ask-sly_street = Проныра закрыл несколько улиц: { $count }. Какую считать следующей?
ask-sly_token_tile = За какую постройку Проныра берёт жетоны?
ask-sly_token_type = { $tile }: какой жетон берёт Проныра? Осталось взять: { $count }.
ask-sly_people = Проныра расселяет жителей: { some-people }. Сколько отправить в постройку «{ $tile }»? { the-rest }

## Ходы

move-abandon = забросить постройку «{ $tile }» ({ $cell }), доход сейчас ${ $income }; вернётся { $signs ->
    [one] { $signs } знак
    [few] { $signs } знака
    [many] { $signs } знаков
   *[other] { $signs } знака
}
move-build = возвести постройку «{ $tile }» ({ $tile_kind }; символы: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; бизнес-знак: { sign }
}
move-discard = убрать из игры клетку «{ $tile }» ({ $tile_kind })
move-cell = место ({ $cell }), дорога: { $any_side }
by-order = { $order ->
    [matters] ; зависит от того, какая улица первая
   *[free] { "" }
}
move-cell_closing = место ({ $cell }), дорога: { $side }; закроет { $count ->
    [one] { $count } улицу
    [few] { $count } улицы
    [many] { $count } улиц
   *[other] { $count } улицы
}, строителю ${ $income }, остальным ${ $others }{ by-order }
move-cover = поверх постройки «{ $tile }» ({ $cell }): строителю ${ $income }
move-road = дорога: { $side }
move-road_closing = дорога: { $side }; закроет { $count ->
    [one] { $count } улицу
    [few] { $count } улицы
    [many] { $count } улиц
   *[other] { $count } улицы
}, строителю ${ $income }, остальным ${ $others }{ by-order }
move-signs = { $count ->
    [1] один знак
   *[2] два знака: двойная ценность
}
move-street = улица от ({ $from_cell }) до ({ $to_cell }), длина { $length }
move-token = «{ $tile }» ({ $cell }): { $business } × { $count }
move-take = { $token }: уже есть { $have }, в запасе { $left }
move-substitute = «{ $tile }» ({ worth }) вместо постройки «{ $old_tile }» ({ $cell }): принесёт ${ $income }
move-pass = каждая постройка по своей ценности
move-send = { some-people } в постройку «{ $tile }» ({ $cell })

# То же коротко, для подсказок рядом с полем.
brief-build = возвести постройку «{ $tile }»
brief-discard = убрать из игры клетку «{ $tile }»
brief-send = { $count ->
    [0] никого в постройку «{ $tile }»
   *[other] { some-people } в постройку «{ $tile }»
}{ $rest ->
    [0] { "" }
   *[other] , { $rest } в постройку «{ $other_tile }»
}
brief-abandon = забросить постройку «{ $tile }»
brief-cell = сюда
brief-cell_closing = сюда, закрыв { $count ->
    [one] { $count } улицу
    [few] { $count } улицы
    [many] { $count } улиц
   *[other] { $count } улицы
}
brief-cover = сюда, поверх постройки «{ $tile }»
brief-street = сначала улица из { $length ->
    [one] { $length } клетки
    [few] { $length } клеток
    [many] { $length } клеток
   *[other] { $length } клетки
}
brief-token = взять жетоны за постройку «{ $tile }»
brief-take = взять жетон: { $token }
brief-substitute = «{ $tile }» вместо постройки «{ $old_tile }»
other-cell = в другом месте
other-cell_closing = в другом месте, закрыв { $count ->
    [one] { $count } улицу
    [few] { $count } улицы
    [many] { $count } улиц
   *[other] { $count } улицы
}
other-cover = поверх постройки «{ $tile }»
told-cell_closing = { $count ->
    [one] закроется { $count } улица
    [few] закроются { $count } улицы
    [many] закроется { $count } улиц
   *[other] закроется { $count } улицы
}
told-cover = поверх постройки «{ $tile }»
with-road = дорога: { $side }
with-road_closing = закрыв { $count ->
    [one] { $count } улицу
    [few] { $count } улицы
    [many] { $count } улиц
   *[other] { $count } улицы
}; дорога: { $side }
with-signs = { $count ->
    [1] один знак
   *[2] два знака
}

## Причины отказа

why-bad_move = «{ $text }» — не ход. Ходы пишутся так: build T1, cell -1,0, road E, signs 2, street -1,0, token -1,0, take housing, substitute -1,0 T1, pass, send 3, abandon -1,0, discard T1.
why-bad_outcome = «{ $text }» выпасть не может. Пишется так: tile T1, back tourist, advisor hacker.
why-bad_cell = «{ $text }» — не место. Место — это два числа, например -1,0: сколько вправо и сколько вниз от вокзала, каждое не больше 48.
why-nothing_there = На месте ({ $cell }) ничего не построено.
why-not_asked = Сейчас решается другое: { $step }.
why-cell_taken = На месте ({ $cell }) уже лежит клетка «{ $tile }».
why-start_tile = Вокзал и парк накрывать нельзя: ({ $cell }).
why-street_open = Накрывать можно только постройки на закрытых улицах, а улица на месте ({ $cell }) открыта.
why-no_neighbour = Рядом с местом ({ $cell }) ничего не построено.
why-no_road_fits = На месте ({ $cell }) дорога либо ни с чем не соединится, либо длинной стороной коснётся другой дороги, либо сделает улицу длиннее пяти клеток.
why-roads_clash = Если дорога с этой стороны ({ $side }), то на месте ({ $cell }) две дороги коснутся длинными сторонами.
why-no_road_link = Если дорога с этой стороны ({ $side }), то на месте ({ $cell }) она ни с чем не соединится.
why-street_too_long = Если дорога с этой стороны ({ $side }), то на улице будет клеток: { $length }; больше { $high } нельзя.
why-sly_builds_elsewhere = Есть место лучше, чем ({ $cell }): там постройка Проныры ценнее или приносит ему больше человечков.
why-sly_turns_it = Если дорога с этой стороны ({ $side }), то постройка на месте ({ $cell }) для Проныры менее ценна или приносит ему меньше человечков.
why-not_in_hand = В этой руке нет клетки «{ $tile }».
why-copy_in_hand = Клетка «{ $tile }» копирует другие постройки и заменить постройку не может.
why-no_such_tile = Такой клетки в городе ещё нет.
why-not_your_sign = На месте ({ $cell }) нет вашего знака.
why-no_closing_street = На месте ({ $cell }) не начинается ни одна из закрытых улиц, которые осталось посчитать.
why-not_on_this_street = Постройка на месте ({ $cell }) не на этой улице или с чужим знаком.
why-sly_gains_elsewhere = Не постройка на месте ({ $cell }), а другая даёт Проныре жетон, которого у него нет.
why-sly_lacks_another = Проныра сначала берёт жетон, которого у него нет, а не «{ $token }».
why-token_gone = Такие жетоны кончились: { $token }.
why-too_many_people = { $count } — слишком много: может переехать не больше { $high }.
why-few_tiles = Мало клеток основного набора ({ $tile_kind }): { $given }, а нужно хотя бы { $low }.

step-abandon = какую постройку забросить
step-tile = какую постройку возвести
step-discard = какую клетку убрать из игры
step-cell = куда выложить клетку
step-road = с какой стороны дорога
step-signs = один знак или два
step-street = какая улица следующая
step-token_tile = за какую постройку взять жетоны
step-token_type = какой жетон взять
step-substitute = считать ли постройку как клетку из руки
step-people = куда переезжают человечки

## События

event-advisor = { $seat }: советник — { $advisor }.
event-back = Верхняя клетка стопки: { $tile_kind }. Осталось клеток: { $left }.
event-face = Наверху стопки: { $tile }. Осталось клеток: { $left }.
event-drew = { $seat } берёт клетку: { $tile }.
event-drew_hidden = { $seat } берёт клетку: { $tile_kind }.
event-took = { $seat } берёт клетку: { $tile }.
event-end_stack = Проныра получает клетку в стопку конца игры: { $tile_kind }.
event-end_stack_turned = Стопка кончилась: у Проныры стопка конца игры перемешана и перевёрнута лицом вверх.
event-stack_empty = Стопка кончилась: остались только клетки в руках.
event-turn = Ход { $turn }: { $seat }.
event-abandoned = { $seat } забрасывает постройку «{ $tile }» ({ $cell }) и забирает { $signs ->
    [one] { $signs } знак
    [few] { $signs } знака
    [many] { $signs } знаков
   *[other] { $signs } знака
}.
event-chose = { $seat } собирается возвести постройку «{ $tile }».
event-put_away = { $seat }: построить негде, клетка «{ $tile }» уходит из игры.
event-built = { $seat } возводит постройку «{ $tile }» ({ $cell }), дорога: { $side }{ $signs ->
    [1] .
   *[2] , знаков: { $signs }.
}
event-covered = { $seat } возводит постройку «{ $tile }» поверх постройки «{ $old_tile }» ({ $cell }), дорога: { $side }{ $signs ->
    [1] .
   *[2] , знаков: { $signs }.
}
event-to_station = { some-people } с места ({ $from_cell }) { $count ->
    [1] переходит
   *[other] переходят
} на вокзал, всё ещё без дома.
event-settled = { some-people } из запаса { $count ->
    [1] въезжает
   *[other] въезжают
} в постройку «{ $tile }» ({ $cell }).
event-shortage = В запасе не хватило человечков: { $missing }.
event-seekers_enter = { some-people } с места ({ $from_cell }) { $count ->
    [1] находит
   *[other] находят
} дом на месте ({ $to_cell }).
event-closed = { $seat } закрывает улицу { $length ->
    [1] на месте ({ $from_cell })
   *[other] от ({ $from_cell }) до ({ $to_cell }), длина { $length }
}.
event-token = { $seat } берёт жетон за постройку «{ $tile }»: { $token }, всего { $have }.
event-no_token = { $seat }: жетонов за постройку «{ $tile }» не осталось.
event-substituted = { $seat } показывает клетку «{ $with_tile }»: она считается вместо постройки «{ $tile }» ({ $cell }).
event-symbols = { $seat } учитывает символы: туристы { $tourist }, хипстеры { $hipster }, родители { $parent }, покупатели { $shopper }, смешанные { $wild }.
event-income = { $seat }: «{ $tile }» ({ $cell }){ by-value }: { reckoning }{ twice } + ${ $people } за жителей = ${ $amount }. Всего ${ $money }.
event-left = { some-people } { $count ->
    [1] выезжает
   *[other] выезжают
} с клетки «{ $tile }» ({ $cell }).
first-left = Все, кто там жил, ищут новый дом.
first-seeking = Кому-то негде жить: он ждёт в пунктирном кружке.
event-arrived = { some-people } { $count ->
    [1] въезжает
   *[other] въезжают
} в постройку «{ $tile }» ({ $cell }).
event-seeking = { some-people } на клетке «{ $tile }» ({ $cell }) { $count ->
    [1] не находит дома и ждёт
   *[other] не находят дома и ждут
}.
event-ended = { $ending }
event-final = { $seat }: «{ $tile }» ({ $cell }){ by-value }: { reckoning }{ twice } + ${ $people } за жителей = ${ $amount }{ $points ->
    [0] .
   *[other] , половина — ${ $points }.
}
event-halved = { $seat }: половина дохода { $tiles ->
    [one] { $tiles } постройки
    [few] каждой из { $tiles } построек
    [many] каждой из { $tiles } построек
   *[other] каждой из { $tiles } построек
} с округлением вверх, всего ${ $points }.
event-halved_together = { $seat }: половина всей суммы ${ $amount } с округлением вверх: ${ $points }.
event-most_tokens = { $points ->
    [5] { $seat } делит первое место по жетонам ({ $token }), всего { $have }: ${ $points }.
   *[other] { $seat }: больше всего жетонов ({ $token }), всего { $have }: ${ $points }.
}
event-token_sets = { $seat }: { $sets ->
    [one] { $sets } набор
    [few] { $sets } набора
    [many] { $sets } наборов
   *[other] { $sets } набора
} из четырёх разных жетонов: ${ $points }.
event-weighed = { $seat } ищет лучшее место для постройки «{ $tile }»: ценность ${ $amount }{ $people ->
    [0] { "" }
   *[other] , в его постройки { $people ->
        [one] переедет { $people } человечек
        [few] переедут { $people } человечка
        [many] переедут { $people } человечков
       *[other] переедет { $people } человечка
    }
}. { $count ->
    [1] Другого такого места нет.
   *[other] Одинаково хороших вариантов: { $count }.
}
event-total = { $seat }: всего ${ $points }.

## Журнал рядом с картой: без текста — пропускается, с запятой или точкой с запятой — продолжает строку

log-back = { "" }
log-face = { "" }
log-drew = { "" }
log-drew_hidden = { "" }
log-took = { "" }
log-end_stack = { "" }
log-turn = { "" }
log-chose = { "" }
log-abandoned = { $seat } забрасывает постройку «{ $tile }»
log-built = { $seat } возводит постройку «{ $tile }»{ $signs ->
    [1] { "" }
   *[2] { " " }с двумя знаками
}
log-covered = { $seat } возводит постройку «{ $tile }» поверх постройки «{ $old_tile }»{ $signs ->
    [1] { "" }
   *[2] { " " }с двумя знаками
}
log-to_station = , { $count ->
    [1] уходит
   *[other] уходят
} на вокзал { some-people }
log-settled = , { $count ->
    [1] въезжает
   *[other] въезжают
} { some-people }
log-shortage = , в запасе не хватило человечков: { $missing }
log-seekers_enter = , { some-people } { $count ->
    [1] находит
   *[other] находят
} дом
log-closed = { $seat } закрывает улицу из { $length ->
    [one] { $length } клетки
    [few] { $length } клеток
    [many] { $length } клеток
   *[other] { $length } клетки
}
log-token = ; { $seat } берёт жетон: { $token }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}
log-no_token = ; { $seat }: жетонов не осталось
log-substituted = { $seat } считает постройку «{ $tile }» как клетку «{ $with_tile }»
log-symbols = { "" }
log-income = { $seat }: постройка «{ $tile }» платит ${ $amount }: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ ${ $people } за жителей
}
log-left = { "" }
log-arrived = { some-people } { $count ->
    [1] переезжает
   *[other] переезжают
} в постройку «{ $tile }»
log-seeking = { $count ->
    [one] { $count } человечек не находит дома и ждёт
    [few] { $count } человечка не находят дома и ждут
    [many] { $count } человечков не находят дома и ждут
   *[other] { $count } человечка не находят дома и ждут
}
log-final = { $seat }: { $points ->
    [0] постройка «{ $tile }» — ${ $amount }
   *[other] постройка «{ $tile }» платит ${ $points }, половину от ${ $amount }
}: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ ${ $people } за жителей
}

## Положение

line-turn = Ход { $turn }: { $active_seat }
line-over = Всё построено.
line-stack = Стопка: { $size ->
    [one] { $size } клетка
    [few] { $size } клетки
    [many] { $size } клеток
   *[other] { $size } клетки
}, наверху: { $top_kind }. Рубашки, которых ещё не видели: туристы { $tourist }, хипстеры { $hipster }, семьи { $family }, торговля { $shopping }, смешанные { $mixed }.
line-stack_empty = Стопка: кончилась
line-top_tile = Наверху: { $tile } ({ $tile_kind }; символы: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; бизнес-знак: { sign }
}
line-end_stack = Клетки Проныры в стопке конца игры: { $tile_kind }
line-map = Город (x вправо, y вниз; ^ > v < дороги; @ вокзал; * парк; . свободно):
    { $picture }
line-street = Открытая улица от ({ $from_cell }) до ({ $to_cell }), длина { $length }, свободные концы { $free_cell }. Символы: туристы { $tourist }, хипстеры { $hipster }, родители { $parent }, покупатели { $shopper }, смешанные { $wild }.
line-closed_street = Закрытая улица от ({ $from_cell }) до ({ $to_cell }), длина { $length }. Символы: туристы { $tourist }, хипстеры { $hipster }, родители { $parent }, покупатели { $shopper }, смешанные { $wild }.
line-closed_tile = · { $tile } ({ $cell }), дорога: { $side }; { $tile_kind }; символы: { $symbol }
line-tile = · { $tile } ({ $cell }), дорога: { $side }, { $owner_seat }{ $signs ->
    [1] { "" }
   *[2] { " " }(знаков: { $signs })
}; символы: { $symbol }; { worth }; человечков { $people }; сейчас ${ $income }{ $business ->
    [none] { "" }
   *[other] ; бизнес-знак: { sign }
}
line-abandoned = · { $tile } ({ $cell }), дорога: { $side }, без владельца; символы: { $symbol }; { worth }; человечков { $people }{ $business ->
    [none] { "" }
   *[other] ; бизнес-знак: { sign }
}
line-station = · { $tile } ({ $cell }), дорога: { $side }{ printed-symbols }; человечки: туристы { $tourist }, хипстеры { $hipster }, родители { $parent }, покупатели { $shopper }
line-park = · { $tile } ({ $cell }), дорога: { $side }{ printed-symbols }
line-seekers = Искатели: { some-people } на клетке «{ $tile }» ({ $cell })
line-supply = Человечки в запасе: туристы { $tourist }, хипстеры { $hipster }, родители { $parent }, покупатели { $shopper }
line-token_supply = Жетоны в запасе: рестораны { $restaurant }, жильё { $housing }, досуг { $leisure }, торговля { $trade }
line-party = { $seat }: ${ $money }, в запасе { $signs ->
    [one] { $signs } знак
    [few] { $signs } знака
    [many] { $signs } знаков
   *[other] { $signs } знака
}
line-sly = { $seat }: ${ $money }, знаков сколько угодно
line-advisor = Советник: { $advisor }. { $ability }
line-tokens = Жетоны: рестораны { $restaurant }, жильё { $housing }, досуг { $leisure }, торговля { $trade }
line-hand = В руке: { $tile } ({ $tile_kind }; символы: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; бизнес-знак: { sign }
}
line-hidden = Клетка в руке: { $tile_kind }

## Подсчёт

score-start = Начальный капитал
score-income = Доход
score-final = Половина дохода открытых улиц
score-most_restaurant = Больше всего ресторанов
score-most_housing = Больше всего жилья
score-most_leisure = Больше всего досуга
score-most_trade = Больше всего торговли
score-token_sets = Наборы жетонов
term-money = деньги сразу
term-money_later = деньги позже
term-tokens = жетоны
reason-money = Сразу приносит на { $worth } больше.
reason-money_later = Позже ваши постройки принесут на { $worth } больше.
reason-tokens = Ваши жетоны в конце принесут на { $worth } больше.
amount-points = ${ $points }
unit-points = { $over ->
    [0] { board-now }
   *[other] всего
}
table-points = { amount-points }, { board-now }
hint-unit = $ в конце игры
help-points = { board-now }
score-business = Бизнес
figure-buildings = постройки
figure-income = половина от
figure-tokens = жетоны
figure-sets = наборы
ending-all_built = Все клетки построены.

## Названия

kind-tourist = туристическая
kind-hipster = хипстерская
kind-family = семейная
kind-shopping = торговая
kind-mixed = смешанная
kind-unknown = ещё не видно
symbol-T = турист
symbol-H = хипстер
symbol-P = родитель
symbol-S = покупатель
symbol-W = смешанный
side-N = сверху
side-E = справа
side-S = снизу
side-W = слева
token-restaurant = ресторан
token-housing = жильё
token-leisure = досуг
token-trade = торговля
business-restaurant = ресторан
business-housing = жильё
business-leisure = досуг
business-trade = торговля
business-universal = любой

advisor-contractor = Подрядчик
advisor-hacker = Хакер
advisor-entrepreneur = Предприниматель
advisor-investor = Инвестор
advisor-hipster_legend = Легенда хипстеров
advisor-restorer = Реставратор
advisor-search_specialist = Специалист по поиску
ability-contractor = Пока стопка не кончилась, строит и берёт по две клетки за ход.
ability-hacker = Рубашки клеток в руке считаются символами, и покупатель на этой карте тоже.
ability-entrepreneur = На каждой закрытой улице может посчитать одну свою постройку как клетку из руки.
ability-investor = На одной из своих построек может держать два знака: её ценность удваивается.
ability-hipster_legend = Все символы хипстеров, и тот, что на этой карте, считаются смешанными.
ability-restorer = Может строить поверх постройки на закрытой улице и сразу получает доход за новую.
ability-search_specialist = Считает и символы своих построек на других улицах.

tile-station = Центральный вокзал
tile-park = Городской парк
tile-T1 = Спа „Нега“
tile-T2 = Отель у гавани
tile-T3 = Сувенирный киоск
tile-T4 = Смотровая башня
tile-T5 = Музей Колосса
tile-T6 = Рыбный гриль
tile-T7 = Турбюро
tile-T8 = Ресторан на крыше
tile-H1 = Галерея искусств
tile-H2 = Микропивоварня
tile-H3 = Винтажный бутик
tile-H4 = Студенческое общежитие
tile-H5 = Магазин пластинок
tile-H6 = Двор фудтраков
tile-H7 = Студия-однодневка
tile-H8 = Независимый кинотеатр
tile-P1 = Дом новосёлов
tile-P2 = Модный лофт
tile-P3 = Блошиный рынок
tile-P4 = Кафе с площадкой
tile-P5 = Таунхаусы
tile-P6 = Бассейн
tile-P7 = Школа на углу
tile-P8 = Пиццерия
tile-S1 = Универмаг
tile-S2 = Магазин игрушек
tile-S3 = Гастроном
tile-S4 = Аутлет
tile-S5 = Стеклянный пассаж
tile-S6 = Зал игровых автоматов
tile-S7 = Квартиры над лавками
tile-S8 = Шоурум-апартаменты
tile-M1 = Магазин хозтоваров
tile-M2 = Фуд-холл
tile-M3 = Общественный центр
tile-M4 = Башня на углу
tile-M5 = Офис франшизы
tile-M6 = Концертный зал
tile-M7 = Гастропаб
tile-M8 = Апарт-отель
tile-X1 = Лодочный причал
tile-X2 = Мастерские художников
tile-X3 = Семейное бистро
tile-X4 = Мебельный магазин
tile-X5 = Мини-площадь

## Board

virtual-player = Проныра
board-city = Город
board-hand = Ваша рука
board-hand-of = Рука: { $name }
board-look-help = Выберите постройку в руке или на карте, чтобы прочитать о ней.
board-pick = Выберите постройку из руки и место
board-moving = { $count ->
    [one] Куда переезжает { $people }?
    [few] Куда переезжают { $people }?
    [many] Куда переезжают { $people }?
   *[other] Куда переезжают { $people }?
}
board-pick-help = Строить можно в любом пунктирном квадрате; полоски по его краям — стороны, где может пройти дорога.
board-which-tile = Что здесь построить?
board-cover-help = Поверх клеток в рамке тоже можно строить.
board-covers = Накроет постройку «{ $tile }»: та выйдет из игры.
board-where = Теперь выберите место на карте.
board-build = Построить
board-build-label = Возвести здесь постройку «{ $tile }», дорога: { $side }
board-builds = { $tile }: здесь
board-closes = Постройка «{ $tile }» закрывает { $count ->
    [one] { $count } улицу
    [few] { $count } улицы
    [many] { $count } улиц
   *[other] { $count } улицы
}
board-if-closed = Улиц не закроет. Если бы закрыли улицу этой постройки:
board-pays-others = Вам ничего, другим: { $others }
board-ask-build = Возвести здесь постройку «{ $tile }»?
board-by-order = Доход зависит от того, какую улицу считать первой; ниже — при лучшем порядке.
board-nobody-paid = Знаков там ни у кого нет: дохода не получит никто.
board-move-out = { $count ->
    [one] Переедет { $count } человечек
    [few] Переедут { $count } человечка
    [many] Переедут { $count } человечков
   *[other] Переедут { $count } человечка
}; куда — решаете вы.
board-sly-moves-out = { $count ->
    [one] Переедет { $count } человечек
    [few] Переедут { $count } человечка
    [many] Переедут { $count } человечков
   *[other] Переедут { $count } человечка
}, сначала — в постройки Проныры.
board-homeless = { $count ->
    [one] { $count } человечку некуда идти: он станет искателем.
    [few] { $count } человечкам некуда идти: они станут искателями.
    [many] { $count } человечкам некуда идти: они станут искателями.
   *[other] { $count } человечка останутся без дома: они станут искателями.
}
board-last-sign = Последний знак. Если ни один не вернётся, в следующий ход придётся забросить постройку.
board-road-side = Сторона с дорогой
board-turn-left = Повернуть влево
board-turn-right = Повернуть вправо
board-turn-tile = { $tile }, дорога: { $side }. Повернуть
board-turn-road = { board-which-tile } Дорога: { $side }. Повернуть
board-one-sign = Один знак
board-two-signs = Два знака: двойная ценность
board-abandon = Забросить постройку «{ $tile }»
board-abandon-choose = Выберите постройку
board-abandon-help = Выберите на карте свою постройку. Знак вернётся без дохода, жители уедут, и хозяина у постройки больше не будет.
board-street = { $tiles }: { $length ->
    [one] { $length } клетка
    [few] { $length } клетки
    [many] { $length } клеток
   *[other] { $length } клетки
}
board-token-for = { $tile }: { $business } × { $count }
board-substitute = «{ $tile }» вместо постройки «{ $old }»
board-substitute-pays = ${ $amount } вместо ${ $old }
board-stack-left = Клетки, которых ещё не видели
board-all-to = { $count ->
    [1] «{ $tile }»
   *[other] Все: «{ $tile }»
}
board-some-to = Или часть сюда — «{ $tile }»:
board-stack = Стопка
board-stack-help = Сколько клеток осталось в стопке. Рубашку верхней видят все.
board-next = верхняя
board-seeking-home = Искатели
board-seekers-help = Человечки без дома: они въедут в первую же новую постройку своего цвета.
board-supply-help = Человечков в запасе: { $count }
board-in-supply = В запасе
board-dollars = ${ $amount }
board-dollars-range = ${ $least }–{ $most }
board-money = Деньги: ${ $amount }
board-open-income = Открытые улицы принесли бы ${ $amount }, если бы их закрыли сейчас.
board-signs-left = Знаков в запасе: { $count } из { $all }
board-token = { $token }: { $count }
board-own-tiles = Постройки на открытых улицах
board-none-open = Нет.
board-end-stack = Стопка конца игры
board-end-stack-help = Эти три клетки Проныра построит, когда кончится стопка; их порядок неизвестен.
board-sly-builds = строит: { $tile }
board-no-value = никому не платит, но символы считаются
board-wild = Смешанный символ засчитывается за любой.
board-counted = (обведено на карте)
board-symbols = Символы: { $symbols }
board-business = Бизнес: { $count ->
    [1] { $business }
   *[other] 2 × { $business }
}
board-owner = { $count ->
    [1] Знак: { $name }
   *[other] Два знака: { $name }
}
board-ownerless = Без владельца
board-income-now = ${ $amount } к выплате
board-income-half = { board-now }: ${ $amount } (половина)
board-income-half-up = { board-now }: ${ $amount } (половина с округлением вверх)
board-residents = { $count ->
    [one] { $count } житель
    [few] { $count } жителя
    [many] { $count } жителей
   *[other] { $count } жителя
}
board-seekers = { $count ->
    [one] { $count } искатель
    [few] { $count } искателя
    [many] { $count } искателей
   *[other] { $count } искателя
}
board-seeking = В поисках дома: { $people }
board-open = +${ $amount } к выплате
board-just-paid = Выплачено:
board-cash = уже есть
board-half = к выплате половина от ${ $amount }
board-half-up = к выплате половина от ${ $amount }, с округлением вверх
board-half-tiles = к выплате половина от ${ $amount }, с округлением вверх для каждой постройки
board-business-sum = за жетоны
board-now = если закончить сейчас
board-sum =
    ${ $cash } { board-cash } + ${ $half } ({ $why }){ $tokens ->
        [0] { "" }
       *[other] { "" } + ${ $tokens } { board-business-sum }
    } = ${ $total }, { board-now }.
board-sum-cash =
    ${ $cash } { board-cash }{ $tokens ->
        [0] { "" }
       *[other] { "" } + ${ $tokens } { board-business-sum }
    } = ${ $total }, { board-now }.
board-road-to = Дорога: { $side }
board-at-N = над клеткой «{ $tile }»
board-at-E = справа от клетки «{ $tile }»
board-at-S = под клеткой «{ $tile }»
board-at-W = слева от клетки «{ $tile }»
board-place = { $where }, дорога: { $sides }
board-over = Поверх постройки «{ $tile }»
board-told-closed = { $name } закрывает улицу из { $length ->
    [one] { $length } клетки
    [few] { $length } клеток
    [many] { $length } клеток
   *[other] { $length } клетки
}.
board-told-abandoned = { $name } забрасывает постройку «{ $tile }».
board-told-arrived = { $people }: в постройку «{ $tile }»
board-told-seekers_enter = Дом найден ({ $people }): постройка «{ $tile }»
board-told-seeking = { $people }: жить пока негде

## What things on the board are

what-table = Стол
what-city = Город
what-tile = Клетка
what-road = Дорога
what-hand = Рука
what-stack = Стопка
what-seekers = Искатели
what-supply = Человечки в запасе
what-money = Деньги
what-due = Доход открытых улиц
what-signs = Знаки
what-advisor = Советник
what-tokens = Бизнес-жетоны
what-sly = Проныра
