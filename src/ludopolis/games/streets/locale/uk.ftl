### Every word of Streets.

game-name = Вулиці
game-pitch = Одне місто на всіх: закрита вулиця дає дохід усім її власникам, а мешканці переїжджають далі.
game-goal = Усі разом будують одне місто, і будівля приносить власникові гроші, коли її вулицю закривають, хоч би хто це зробив. Потім мешканці переїжджають далі; перемагає той, у кого найбільше грошей.
game-aim = Вулиця, закрита з двох кінців, платить будівникам. Перемагає найбагатший.
game-length = 40 хв
game-difficulty = середньо
certainty-reconstructed = правила — як у друкованій грі; більшість плиток відтворено нами, бо їхній список не опубліковано
certainty-mostly_certain = частково за джерелами, частково відтворено

## Options

option-business = Бізнес-модуль
option-business-help = Коли вулицю закрито, її власники беруть ще й бізнес-жетони, які наприкінці дають гроші.
option-advisors = Модуль радників
option-advisors-help = У кожного є радник зі здібністю. У соло-грі його можна вибрати.
option-advisors-off = без радників
option-advisors-random = випадкові
option-advisors-hacker = Хакер
option-advisors-entrepreneur = Підприємець
option-advisors-investor = Інвестор
option-advisors-hipster_legend = Легенда гіпстерів
option-advisors-search_specialist = Фахівець із пошуку
option-difficulty = Складність Хитруна
option-difficulty-help = Скільки грошей у Хитруна на початку соло-гри: $0, $20 або $50, і ще $40, якщо у вас є радник.
option-difficulty-easy = легка
option-difficulty-medium = середня
option-difficulty-hard = важка
option-gap_closes = Паралельна плитка закриває вулицю
option-gap_closes-help = Плитка на кінці вулиці закриває її й тоді, коли дорога плитки паралельна вуличній, але йде протилежним краєм плитки.
option-start_layout = Стартові плитки
option-start_layout-help = Як парк лежить поруч із вокзалом.
option-start_layout-at_end = у кінці вулиці вокзалу
option-start_layout-across = через дорогу від вокзалу
option-start_symbols = Символи на стартових плитках
option-start_symbols-help = На вокзалі по символу кожного виду, у парку довільний.
option-seekers_enter_closed = Шукачі вселяються завжди
option-seekers_enter_closed-help = Шукачі житла вселяються в нову будівлю свого кольору, навіть якщо її вулиця одразу закривається.
option-closing_value_per_street = Цінність за закриття кожної вулиці
option-closing_value_per_street-help = Будівля із цінністю за закриття дає дохід за кожну закриту вулицю, у кінці якої стоїть, а не один раз.
option-closing_value_at_final = Цінність за закриття наприкінці
option-closing_value_at_final-help = У друкованих правилах сказано: будівля із цінністю за закриття дає дохід, лише коли сама стоїть на закритій вулиці. Так: у мить, коли вона закриває іншу вулицю, за це ще не платять, але у фінальному підрахунку ця цінність рахується, як будь-яка інша. Ні: правило беруть дослівно; якщо вулиця самої будівлі до кінця гри залишилася відкритою, за закриття іншої не платять.
option-final_rounding = Округлення наприкінці
option-final_rounding-help = Як округлюють угору половину доходу у фінальному підрахунку.
option-final_rounding-per_tile = для кожної будівлі
option-final_rounding-total = один раз для всієї суми
why-advisor_alone = Вибрати радника можна лише в соло-грі; якщо гравців більше, радників роздають випадково.
why-difficulty_alone = Складність має лише Хитрун, а він грає тільки в соло-грі.

## Parts of sentences

some-people = { $person ->
    [tourist] { $count ->
        [one] { $count } турист
        [few] { $count } туристи
        [many] { $count } туристів
       *[other] { $count } туриста
    }
    [hipster] { $count ->
        [one] { $count } гіпстер
        [few] { $count } гіпстери
        [many] { $count } гіпстерів
       *[other] { $count } гіпстера
    }
    [parent] { $count ->
        [one] { $count } родина
        [few] { $count } родини
        [many] { $count } родин
       *[other] { $count } родини
    }
   *[shopper] { $count ->
        [one] { $count } покупець
        [few] { $count } покупці
        [many] { $count } покупців
       *[other] { $count } покупця
    }
}
worth = { $formula ->
    [people] ${ $price } за кожну людину на своїй вулиці: { $wants_symbol }
    [symbols] ${ $price } за кожен символ на своїй вулиці: { $wants_symbol } або довільний
    [set] ${ $price } за кожен набір символів на своїй вулиці: { $wants_symbol }
    [pair] ${ $price } за кожні два символи на своїй вулиці: { $wants_symbol }
    [mixed] ${ $price } за кожен довільний символ на своїй вулиці
    [signs] ${ $price } за кожну мітку власника на своїй вулиці
    [street_size] ${ $price } за кожну плитку на своїй вулиці
    [neighbourhood] ${ $price } за кожну плитку навколо, на будь-якій вулиці
    [closing] ${ $price }, якщо закриває іншу вулицю
   *[copy] цінність іншої будівлі на тій самій вулиці
}
printed-symbols = { $symbols ->
    [0] { "" }
   *[other] ; символи: { $symbol }
}
sign = { $units ->
    [1] { $business }
   *[2] 2 × { $business }
}
reckoning =
    { $value ->
        [people] { $count ->
            [one] { $count } людина
            [few] { $count } людини
            [many] { $count } людей
           *[other] { $count } людини
        } × ${ $price }
        [symbols] { $count ->
            [one] { $count } символ
            [few] { $count } символи
            [many] { $count } символів
           *[other] { $count } символу
        } × ${ $price }
        [set] { $count ->
            [one] { $count } набір
            [few] { $count } набори
            [many] { $count } наборів
           *[other] { $count } набору
        } × ${ $price }
        [mixed] { $count ->
            [one] { $count } довільний символ
            [few] { $count } довільні символи
            [many] { $count } довільних символів
           *[other] { $count } довільного символу
        } × ${ $price }
        [signs] { $count ->
            [one] { $count } мітка
            [few] { $count } мітки
            [many] { $count } міток
           *[other] { $count } мітки
        } × ${ $price }
        [street_size] { $count ->
            [one] { $count } плитка вулиці
            [few] { $count } плитки вулиці
            [many] { $count } плиток вулиці
           *[other] { $count } плитки вулиці
        } × ${ $price }
        [neighbourhood] { $count ->
            [one] { $count } сусідня плитка
            [few] { $count } сусідні плитки
            [many] { $count } сусідніх плиток
           *[other] { $count } сусідньої плитки
        } × ${ $price }
        [closing] за закриття { $count } × ${ $price }
       *[other] нема чого копіювати
    }
the-rest = Решта йде сюди: { $other_tile }.
twice = { $times ->
    [1] { "" }
   *[2] { " " }× { $times }
}
by-value = { $copied ->
    [0] { "" }
   *[other] { " " }за цінністю будівлі «{ $formula_tile }»
}

## Questions

ask-abandon = У вас закінчилися мітки: яку свою будівлю покинути?
ask-tile = Яку будівлю зводите?
ask-discard = Збудувати ніде: яку плитку прибрати з гри?
ask-cell = Де звести будівлю «{ $tile }»?
ask-road = { $tile }: з якого боку дорога?
ask-signs = { $tile }: одна мітка чи дві, щоб подвоїти цінність?
ask-street = Закритих вулиць: { $count }. Яку рахувати наступною?
ask-token_tile = За яку свою будівлю взяти жетони?
ask-token_type = { $tile }: який жетон узяти? Залишилося взяти: { $count }.
ask-substitute = Ваш дохід: порахувати одну з будівель як плитку з руки?
ask-people = Переїзд: { some-people }. Скільки в будівлю «{ $tile }»? { the-rest }
ask-sly_cell = Хитрун зводить будівлю «{ $tile }». Ці місця для нього однаково добрі. Де будувати?
ask-sly_road = Хитрун зводить будівлю «{ $tile }». Ці боки для нього однаково добрі. З якого боку дорога?
ask-sly_street = Хитрун закрив кілька вулиць: { $count }. Яку рахувати наступною?
ask-sly_token_tile = За яку будівлю Хитрун бере жетони?
ask-sly_token_type = { $tile }: який жетон бере Хитрун? Залишилося взяти: { $count }.
ask-sly_people = Хитрун переселяє: { some-people }. Скільки в будівлю «{ $tile }»? { the-rest }

## Moves

move-abandon = покинути будівлю «{ $tile }» ({ $cell }), дохід зараз ${ $income }; { $signs ->
    [one] повернеться { $signs } мітка
    [few] повернуться { $signs } мітки
    [many] повернуться { $signs } міток
   *[other] повернеться { $signs } мітки
}
move-build = звести будівлю «{ $tile }» ({ $tile_kind }; символи: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; бізнес-знак: { sign }
}
move-discard = прибрати з гри плитку «{ $tile }» ({ $tile_kind })
move-cell = місце ({ $cell }), дорога: { $any_side }
by-order = { $order ->
    [matters] ; залежить від того, яка вулиця перша
   *[free] { "" }
}
move-cell_closing = місце ({ $cell }), дорога: { $side }; закриє { $count ->
    [one] { $count } вулицю
    [few] { $count } вулиці
    [many] { $count } вулиць
   *[other] { $count } вулиці
}, будівникові ${ $income }, іншим ${ $others }{ by-order }
move-cover = поверх будівлі «{ $tile }» ({ $cell }): будівникові ${ $income }
move-road = дорога: { $side }
move-road_closing = дорога: { $side }; закриє { $count ->
    [one] { $count } вулицю
    [few] { $count } вулиці
    [many] { $count } вулиць
   *[other] { $count } вулиці
}, будівникові ${ $income }, іншим ${ $others }{ by-order }
move-signs = { $count ->
    [1] одна мітка
   *[2] дві мітки: подвійна цінність
}
move-street = вулиця від ({ $from_cell }) до ({ $to_cell }), довжина { $length }
move-token = «{ $tile }» ({ $cell }): { $business } × { $count }
move-take = { $token }: уже є { $have }, у запасі { $left }
move-substitute = «{ $tile }» ({ worth }) замість будівлі «{ $old_tile }» ({ $cell }): дасть ${ $income }
move-pass = кожна будівля за своєю цінністю
move-send = { some-people } у будівлю «{ $tile }» ({ $cell })

# The same in short, for hints beside the board.
brief-build = звести будівлю «{ $tile }»
brief-discard = прибрати з гри плитку «{ $tile }»
brief-send = { $count ->
    [0] нікого в будівлю «{ $tile }»
   *[other] { some-people } у будівлю «{ $tile }»
}{ $rest ->
    [0] { "" }
   *[other] , { $rest } у будівлю «{ $other_tile }»
}
brief-abandon = покинути будівлю «{ $tile }»
brief-cell = сюди
brief-cell_closing = сюди, закрити { $count ->
    [one] { $count } вулицю
    [few] { $count } вулиці
    [many] { $count } вулиць
   *[other] { $count } вулиці
}
brief-cover = сюди, поверх будівлі «{ $tile }»
brief-street = спершу вулиця із { $length ->
    [one] { $length } плитки
    [few] { $length } плиток
    [many] { $length } плиток
   *[other] { $length } плитки
}
brief-token = взяти жетони за будівлю «{ $tile }»
brief-take = взяти жетон: { $token }
brief-substitute = «{ $tile }» замість будівлі «{ $old_tile }»
other-cell = в іншому місці
other-cell_closing = в іншому місці, закрити { $count ->
    [one] { $count } вулицю
    [few] { $count } вулиці
    [many] { $count } вулиць
   *[other] { $count } вулиці
}
other-cover = поверх будівлі «{ $tile }»
told-cell_closing = закрити { $count ->
    [one] { $count } вулицю
    [few] { $count } вулиці
    [many] { $count } вулиць
   *[other] { $count } вулиці
}
told-cover = поверх будівлі «{ $tile }»
with-road = дорога: { $side }
with-road_closing = дорога: { $side }; закрити { $count ->
    [one] { $count } вулицю
    [few] { $count } вулиці
    [many] { $count } вулиць
   *[other] { $count } вулиці
}
with-signs = { $count ->
    [1] одна мітка
   *[2] дві мітки
}

## Reasons

why-bad_move = «{ $text }» — це не хід. Ходи пишуть так: build T1, cell -1,0, road E, signs 2, street -1,0, token -1,0, take housing, substitute -1,0 T1, pass, send 3, abandon -1,0, discard T1.
why-bad_outcome = «{ $text }» випасти не може. Пишуть так: tile T1, back tourist, advisor hacker.
why-bad_cell = «{ $text }» — не місце. Місце — це два числа, наприклад -1,0: скільки праворуч і скільки вниз від вокзалу, кожне щонайбільше 48.
why-nothing_there = На місці ({ $cell }) нічого не збудовано.
why-not_asked = Зараз питання не про це. Треба вирішити: { $step }.
why-cell_taken = На місці ({ $cell }) уже лежить плитка «{ $tile }».
why-start_tile = Вокзал і парк накривати не можна ({ $cell }).
why-street_open = Накривати можна лише будівлі на закритих вулицях, а вулиця на місці ({ $cell }) відкрита.
why-no_neighbour = Поруч із місцем ({ $cell }) нічого не збудовано.
why-no_road_fits = На місці ({ $cell }) дорога або ні з чим не з’єднається, або торкнеться іншої довгим боком, або вулиця стане довша за п’ять плиток.
why-roads_clash = Якщо дорога з цього боку ({ $side }), то на місці ({ $cell }) дві дороги торкнуться довгими боками.
why-no_road_link = Якщо дорога з цього боку ({ $side }), то на місці ({ $cell }) вона ні з чим не з’єднається.
why-street_too_long = Якщо дорога з цього боку ({ $side }), то на вулиці буде плиток: { $length }; найбільше може бути { $high }.
why-sly_builds_elsewhere = Є місце краще, ніж ({ $cell }): там будівля Хитруна цінніша або приводить до нього більше людей.
why-sly_turns_it = Якщо дорога з цього боку ({ $side }), то будівля на місці ({ $cell }) для Хитруна менш цінна або приводить до нього менше людей.
why-not_in_hand = У цій руці немає плитки «{ $tile }».
why-copy_in_hand = Плитка «{ $tile }» копіює інші будівлі й замінити будівлю не може.
why-no_such_tile = Такої плитки в місті ще немає.
why-not_your_sign = На місці ({ $cell }) немає вашої мітки.
why-no_closing_street = На місці ({ $cell }) не починається вулиця, яку треба рахувати.
why-not_on_this_street = Будівля на місці ({ $cell }) стоїть не на цій вулиці або має чужу мітку.
why-sly_gains_elsewhere = Не будівля на місці ({ $cell }), а інша дає Хитрунові жетон, якого він не має.
why-sly_lacks_another = Хитрун спершу бере жетон, якого не має, а не «{ $token }».
why-token_gone = Такі жетони закінчилися: { $token }.
why-too_many_people = { $count } — забагато: переселити можна лише { $high }.
why-few_tiles = Замало основних плиток ({ $tile_kind }): { $given }; потрібно щонайменше { $low }.

step-abandon = яку будівлю покинути
step-tile = яку будівлю звести
step-discard = яку плитку прибрати з гри
step-cell = де збудувати
step-road = з якого боку дорога
step-signs = одна мітка чи дві
step-street = яка вулиця наступна
step-token_tile = за яку будівлю взяти жетони
step-token_type = який жетон узяти
step-substitute = чи платить будівля як плитка з руки
step-people = куди переїжджають люди

## Events

event-advisor = { $seat }: радник — { $advisor }.
event-back = Верхня плитка стосу: { $tile_kind }. Залишилося плиток: { $left }.
event-face = Зверху на стосі: { $tile }. Залишилося плиток: { $left }.
event-drew = { $seat } бере плитку: { $tile }.
event-drew_hidden = { $seat } бере плитку: { $tile_kind }.
event-took = { $seat } бере плитку: { $tile }.
event-end_stack = Плитка у фінальний стос Хитруна: { $tile_kind }.
event-end_stack_turned = Стос закінчився: фінальний стос Хитруна перемішано й перевернуто горілиць.
event-stack_empty = Стос закінчився: залишилися тільки плитки в руках.
event-turn = Хід { $turn }: { $seat }.
event-abandoned = { $seat } покидає будівлю «{ $tile }» ({ $cell }) і забирає { $signs ->
    [one] { $signs } мітку
    [few] { $signs } мітки
    [many] { $signs } міток
   *[other] { $signs } мітки
}.
event-chose = { $seat } збирається звести будівлю «{ $tile }».
event-put_away = { $seat }: збудувати ніде, плитку «{ $tile }» прибрано з гри.
event-built = { $seat } зводить будівлю «{ $tile }» ({ $cell }), дорога: { $side }{ $signs ->
    [1] .
   *[2] , міток: { $signs }.
}
event-covered = { $seat } зводить будівлю «{ $tile }» поверх будівлі «{ $old_tile }» ({ $cell }), дорога: { $side }{ $signs ->
    [1] .
   *[2] , міток: { $signs }.
}
event-to_station = З місця ({ $from_cell }) на вокзал, усе ще в пошуках житла: { some-people }.
event-settled = Із запасу в будівлю «{ $tile }» ({ $cell }): { some-people }.
event-shortage = У запасі бракує людей: вселяється на { $missing } менше.
event-seekers_enter = Житло знайдено, переїзд із місця ({ $from_cell }) на місце ({ $to_cell }): { some-people }.
event-closed = { $seat } закриває вулицю { $length ->
    [1] на місці ({ $from_cell })
   *[other] від ({ $from_cell }) до ({ $to_cell }), довжина { $length }
}.
event-token = { $seat } бере жетон за будівлю «{ $tile }»: { $token }, тепер { $have }.
event-no_token = { $seat }: жетонів за будівлю «{ $tile }» не залишилося.
event-substituted = { $seat } показує плитку «{ $with_tile }»: так само платить будівля «{ $tile }» ({ $cell }).
event-symbols = { $seat } рахує символи: туристи { $tourist }, гіпстери { $hipster }, родини { $parent }, покупці { $shopper }, довільні { $wild }.
event-income = { $seat }: «{ $tile }» ({ $cell }){ by-value }: { reckoning }{ twice } + ${ $people } за мешканців = ${ $amount }. Усього ${ $money }.
event-left = Виїзд із будівлі «{ $tile }» ({ $cell }): { some-people }.
first-left = Усі, хто там жив, шукають нове житло.
first-seeking = Комусь ніде жити: він чекає в пунктирному колі.
event-arrived = Вселення в будівлю «{ $tile }» ({ $cell }): { some-people }.
event-seeking = На плитці «{ $tile }» ({ $cell }) у пошуках житла: { some-people }.
event-ended = { $ending }
event-final = { $seat }: «{ $tile }» ({ $cell }){ by-value }: { reckoning }{ twice } + ${ $people } за мешканців = ${ $amount }{ $points ->
    [0] .
   *[other] , половина — ${ $points }.
}
event-halved = { $seat }: половина доходу { $tiles ->
    [one] { $tiles } будівлі
    [few] кожної з { $tiles } будівель
    [many] кожної з { $tiles } будівель
   *[other] кожної з { $tiles } будівель
} з округленням угору, разом ${ $points }.
event-halved_together = { $seat }: половина всієї суми ${ $amount } з округленням угору: ${ $points }.
event-most_tokens = { $points ->
    [5] { $seat }: найбільше жетонів ({ $token }) нарівні з іншими, усього { $have }: ${ $points }.
   *[other] { $seat }: найбільше жетонів ({ $token }), усього { $have }: ${ $points }.
}
event-token_sets = { $seat }: { $sets ->
    [one] { $sets } набір
    [few] { $sets } набори
    [many] { $sets } наборів
   *[other] { $sets } набору
} із чотирьох різних жетонів: ${ $points }.
event-weighed = { $seat } шукає найкраще місце для будівлі «{ $tile }»: цінність ${ $amount }{ $people ->
    [0] { "" }
   *[other] , до його будівель { $people ->
        [one] переїде { $people } людина
        [few] переїдуть { $people } людини
        [many] переїдуть { $people } людей
       *[other] переїде { $people } людини
    }
}. { $count ->
    [1] Іншого такого місця немає.
   *[other] Однаково добрих варіантів: { $count }.
}
event-total = { $seat }: усього ${ $points }.

## The log beside the board: without text left out, after a comma or semicolon in the line before

log-back = { "" }
log-face = { "" }
log-drew = { "" }
log-drew_hidden = { "" }
log-took = { "" }
log-end_stack = { "" }
log-turn = { "" }
log-chose = { "" }
log-abandoned = { $seat } покидає будівлю «{ $tile }»
log-built = { $seat } зводить будівлю «{ $tile }»{ $signs ->
    [1] { "" }
   *[2] { " " }з двома мітками
}
log-covered = { $seat } зводить будівлю «{ $tile }» поверх будівлі «{ $old_tile }»{ $signs ->
    [1] { "" }
   *[2] { " " }з двома мітками
}
log-to_station = , на вокзал { $count ->
    [one] іде
    [few] ідуть
    [many] ідуть
   *[other] ідуть
} { some-people }
log-settled = , { $count ->
    [one] вселяється
    [few] вселяються
    [many] вселяються
   *[other] вселяються
} { some-people }
log-shortage = , у запасі бракує людей: { $missing }
log-seekers_enter = , житло { $count ->
    [one] знаходить
    [few] знаходять
    [many] знаходять
   *[other] знаходять
} { some-people }
log-closed = { $seat } закриває вулицю із { $length ->
    [one] { $length } плитки
    [few] { $length } плиток
    [many] { $length } плиток
   *[other] { $length } плитки
}
log-token = ; { $seat } бере { $count ->
    [1] жетон
   *[other] жетони
}: { $token }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}
log-no_token = ; { $seat }: жетонів у запасі вже немає
log-substituted = { $seat }: будівля «{ $tile }» платить як плитка «{ $with_tile }»
log-symbols = { "" }
log-income = { $seat }: будівля «{ $tile }» дає ${ $amount }: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ ${ $people } за мешканців
}
log-left = { "" }
log-arrived = { some-people } { $count ->
    [one] переїжджає в будівлю
    [few] переїжджають у будівлю
    [many] переїжджають у будівлю
   *[other] переїжджають у будівлю
} «{ $tile }»
log-seeking = { $count ->
    [one] { $count } людина не знаходить житла й чекає
    [few] { $count } людини не знаходять житла й чекають
    [many] { $count } людей не знаходять житла й чекають
   *[other] { $count } людини не знаходять житла й чекають
}
log-final = { $seat }: { $points ->
    [0] будівля «{ $tile }» — ${ $amount }
   *[other] будівля «{ $tile }» дає ${ $points }, половину від ${ $amount }
}: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ ${ $people } за мешканців
}

## The position

line-turn = Хід { $turn }: { $active_seat }
line-over = Усе збудовано.
line-stack = Стос: { $size ->
    [one] { $size } плитка
    [few] { $size } плитки
    [many] { $size } плиток
   *[other] { $size } плитки
}, зверху: { $top_kind }. Звороти, яких ще не бачили: туристичні { $tourist }, гіпстерські { $hipster }, сімейні { $family }, торгові { $shopping }, змішані { $mixed }.
line-stack_empty = Стос: закінчився
line-top_tile = Зверху: { $tile } ({ $tile_kind }; символи: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; бізнес-знак: { sign }
}
line-end_stack = Плитки у фінальному стосі Хитруна: { $tile_kind }
line-map = Місто (x праворуч, y вниз; ^ > v < дороги; @ вокзал; * парк; . вільно):
    { $picture }
line-street = Відкрита вулиця від ({ $from_cell }) до ({ $to_cell }), довжина { $length }, вільні кінці { $free_cell }. Символи: туристи { $tourist }, гіпстери { $hipster }, родини { $parent }, покупці { $shopper }, довільні { $wild }.
line-closed_street = Закрита вулиця від ({ $from_cell }) до ({ $to_cell }), довжина { $length }. Символи: туристи { $tourist }, гіпстери { $hipster }, родини { $parent }, покупці { $shopper }, довільні { $wild }.
line-closed_tile = · { $tile } ({ $cell }), дорога: { $side }; { $tile_kind }; символи: { $symbol }
line-tile = · { $tile } ({ $cell }), дорога: { $side }, { $owner_seat }{ $signs ->
    [1] { "" }
   *[2] { " " }(міток: { $signs })
}; символи: { $symbol }; { worth }; людей { $people }; зараз ${ $income }{ $business ->
    [none] { "" }
   *[other] ; бізнес-знак: { sign }
}
line-abandoned = · { $tile } ({ $cell }), дорога: { $side }, без власника; символи: { $symbol }; { worth }; людей { $people }{ $business ->
    [none] { "" }
   *[other] ; бізнес-знак: { sign }
}
line-station = · { $tile } ({ $cell }), дорога: { $side }{ printed-symbols }; люди: туристи { $tourist }, гіпстери { $hipster }, родини { $parent }, покупці { $shopper }
line-park = · { $tile } ({ $cell }), дорога: { $side }{ printed-symbols }
line-seekers = Шукачі: { some-people } на плитці «{ $tile }» ({ $cell })
line-supply = Люди в запасі: туристи { $tourist }, гіпстери { $hipster }, родини { $parent }, покупці { $shopper }
line-token_supply = Жетони в запасі: ресторани { $restaurant }, житло { $housing }, дозвілля { $leisure }, торгівля { $trade }
line-party = { $seat }: ${ $money }, у запасі { $signs ->
    [one] { $signs } мітка
    [few] { $signs } мітки
    [many] { $signs } міток
   *[other] { $signs } мітки
}
line-sly = { $seat }: ${ $money }, міток скільки завгодно
line-advisor = Радник: { $advisor }. { $ability }
line-tokens = Жетони: ресторани { $restaurant }, житло { $housing }, дозвілля { $leisure }, торгівля { $trade }
line-hand = У руці: { $tile } ({ $tile_kind }; символи: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; бізнес-знак: { sign }
}
line-hidden = Плитка в руці: { $tile_kind }

## Scores

score-start = Стартові гроші
score-income = Дохід
score-final = Половина доходу відкритих вулиць
score-most_restaurant = Найбільше ресторанів
score-most_housing = Найбільше житла
score-most_leisure = Найбільше дозвілля
score-most_trade = Найбільше торгівлі
score-token_sets = Набори жетонів
term-money = гроші одразу
term-money_later = гроші згодом
term-tokens = жетони
reason-money = Одразу приносить на { $worth } більше.
reason-money_later = Згодом ваші будівлі дадуть на { $worth } більше.
reason-tokens = Ваші жетони наприкінці дадуть на { $worth } більше.
amount-points = ${ $points }
unit-points = { $over ->
    [0] { board-now }
   *[other] усього
}
table-points = { amount-points }, { board-now }
hint-unit = $ наприкінці гри
help-points = { board-now }
score-business = Бізнес
figure-buildings = будівлі
figure-income = половина від
figure-tokens = жетони
figure-sets = набори
ending-all_built = Усі плитки збудовано.

## Things

kind-tourist = туристична
kind-hipster = гіпстерська
kind-family = сімейна
kind-shopping = торгова
kind-mixed = змішана
kind-unknown = ще не видно
symbol-T = турист
symbol-H = гіпстер
symbol-P = родина
symbol-S = покупець
symbol-W = довільний
side-N = угорі
side-E = праворуч
side-S = унизу
side-W = ліворуч
token-restaurant = ресторан
token-housing = житло
token-leisure = дозвілля
token-trade = торгівля
business-restaurant = ресторан
business-housing = житло
business-leisure = дозвілля
business-trade = торгівля
business-universal = будь-який

advisor-contractor = Підрядник
advisor-hacker = Хакер
advisor-entrepreneur = Підприємець
advisor-investor = Інвестор
advisor-hipster_legend = Легенда гіпстерів
advisor-restorer = Реставратор
advisor-search_specialist = Фахівець із пошуку
ability-contractor = Доки є стос, будує й бере по дві плитки за хід.
ability-hacker = Звороти плиток у руці й покупець на цій карті теж вважаються символами.
ability-entrepreneur = На кожній закритій вулиці одна з власних будівель може платити як плитка з руки.
ability-investor = На одній будівлі може тримати дві мітки: її цінність подвоюється.
ability-hipster_legend = Усі символи гіпстерів, і той, що на цій карті, вважаються довільними.
ability-restorer = Може будувати поверх будівлі на закритій вулиці й одразу отримує дохід за нову будівлю.
ability-search_specialist = Рахує й символи своїх будівель на інших вулицях.

tile-station = Центральний вокзал
tile-park = Міський парк
tile-T1 = Релакс-спа
tile-T2 = Готель у гавані
tile-T3 = Сувеніри
tile-T4 = Оглядова вежа
tile-T5 = Музей Колоса
tile-T6 = Рибний гриль
tile-T7 = Турбюро
tile-T8 = Ресторан на даху
tile-H1 = Художня галерея
tile-H2 = Мікропивоварня
tile-H3 = Вінтажний бутик
tile-H4 = Гуртожиток
tile-H5 = Крамниця платівок
tile-H6 = Двір фудтраків
tile-H7 = Поп-ап-студія
tile-H8 = Артгаусне кіно
tile-P1 = Перший дім
tile-P2 = Модний лофт
tile-P3 = Блошиний ринок
tile-P4 = Дитяче кафе
tile-P5 = Таунхауси
tile-P6 = Басейн
tile-P7 = Школа на розі
tile-P8 = Піцерія
tile-S1 = Універмаг
tile-S2 = Крамниця іграшок
tile-S3 = Делікатеси
tile-S4 = Аутлет
tile-S5 = Скляний пасаж
tile-S6 = Ігрова зала
tile-S7 = Дім із крамницями
tile-S8 = Шоурум-квартири
tile-M1 = Госптовари
tile-M2 = Фудкорт
tile-M3 = Громадський центр
tile-M4 = Наріжна вежа
tile-M5 = Офіс франшизи
tile-M6 = Концертна зала
tile-M7 = Гастропаб
tile-M8 = Апартаменти
tile-X1 = Причал
tile-X2 = Лофти митців
tile-X3 = Сімейне бістро
tile-X4 = Меблева крамниця
tile-X5 = Мініплоща

## Board

virtual-player = Хитрун
board-city = Місто
board-hand = Ваша рука
board-hand-of = Рука: { $name }
board-look-help = Виберіть плитку в руці або на карті, щоб прочитати про неї.
board-pick = Виберіть плитку з руки й місце для неї
board-moving = { $count ->
    [one] Куди переїжджає { $people }?
    [few] Куди переїжджають { $people }?
    [many] Куди переїжджають { $people }?
   *[other] Куди переїжджають { $people }?
}
board-pick-help = Будувати можна в будь-якому пунктирному квадраті; смужки на його краях — боки, де може пройти дорога.
board-which-tile = Що тут збудувати?
board-cover-help = Поверх плиток у рамці теж можна будувати.
board-covers = Накриває будівлю «{ $tile }»: та вибуває з гри.
board-where = Тепер виберіть місце на карті.
board-build = Збудувати
board-build-label = Звести тут будівлю «{ $tile }», дорога: { $side }
board-builds = { $tile }: тут
board-closes = Будівля «{ $tile }» закриває { $count ->
    [one] { $count } вулицю
    [few] { $count } вулиці
    [many] { $count } вулиць
   *[other] { $count } вулиці
}
board-if-closed = Вулиці не закриє. Якби зараз закрили вулицю цієї будівлі:
board-pays-others = Вам нічого, іншим: { $others }
board-ask-build = Звести тут будівлю «{ $tile }»?
board-by-order = Дохід залежить від того, яку вулицю рахувати першою; нижче — за найкращого порядку.
board-nobody-paid = Міток там ні в кого немає: доходу не отримає ніхто.
board-move-out = { $count ->
    [one] Переїде { $count } людина
    [few] Переїдуть { $count } людини
    [many] Переїдуть { $count } людей
   *[other] Переїдуть { $count } людини
}; куди — вирішуєте ви.
board-sly-moves-out = { $count ->
    [one] Переїде { $count } людина
    [few] Переїдуть { $count } людини
    [many] Переїдуть { $count } людей
   *[other] Переїдуть { $count } людини
}, спершу — у будівлі Хитруна.
board-homeless = { $count ->
    [one] { $count } людина не знайде житла й чекатиме.
    [few] { $count } людини не знайдуть житла й чекатимуть.
    [many] { $count } людей не знайдуть житла й чекатимуть.
   *[other] { $count } людини не знайдуть житла й чекатимуть.
}
board-last-sign = Остання мітка. Якщо жодна не повернеться, наступного ходу доведеться покинути будівлю.
board-road-side = Бік із дорогою
board-turn-left = Повернути ліворуч
board-turn-right = Повернути праворуч
board-turn-tile = { $tile }, дорога: { $side }. Повернути
board-turn-road = { board-which-tile } Дорога: { $side }. Повернути
board-one-sign = Одна мітка
board-two-signs = Дві мітки: подвійна цінність
board-abandon = Покинути будівлю «{ $tile }»
board-abandon-choose = Виберіть будівлю
board-abandon-help = Виберіть на карті свою будівлю. Мітка повернеться без доходу, мешканці виїдуть, а будівля назавжди залишиться нічиєю.
board-street = { $tiles }: { $length ->
    [one] { $length } плитка
    [few] { $length } плитки
    [many] { $length } плиток
   *[other] { $length } плитки
}
board-token-for = { $tile }: { $business } × { $count }
board-substitute = «{ $tile }» замість будівлі «{ $old }»
board-substitute-pays = ${ $amount } замість ${ $old }
board-stack-left = Плитки, яких ще не бачили
board-all-to = { $count ->
    [1] «{ $tile }»
   *[other] Усі: «{ $tile }»
}
board-some-to = Або частину в будівлю «{ $tile }»:
board-stack = Стос
board-stack-help = Скільки плиток залишилося в стосі. Зворот верхньої бачать усі.
board-next = верхня
board-seeking-home = Шукачі
board-seekers-help = Люди без житла: вони вселяться в наступну нову будівлю свого кольору.
board-supply-help = Людей у запасі: { $count }
board-in-supply = У запасі
board-dollars = ${ $amount }
board-dollars-range = ${ $least }–{ $most }
board-money = Гроші: ${ $amount }
board-open-income = Відкриті вулиці дали б ${ $amount }, якби їх закрили зараз.
board-signs-left = Міток у запасі: { $count } із { $all }
board-token = { $token }: { $count }
board-own-tiles = Будівлі на відкритих вулицях
board-none-open = Немає.
board-end-stack = Фінальний стос
board-end-stack-help = Ці три плитки Хитрун збудує, коли закінчиться стос; їхній порядок невідомий.
board-sly-builds = зводить: { $tile }
board-no-value = нікому не платить, але символи рахуються
board-wild = Довільний символ зараховується за будь-який.
board-counted = (обведено на карті)
board-symbols = Символи: { $symbols }
board-business = Бізнес: { $count ->
    [1] { $business }
   *[other] 2 × { $business }
}
board-owner = { $count ->
    [1] Мітка: { $name }
   *[other] Дві мітки: { $name }
}
board-ownerless = Без власника
board-income-now = ${ $amount } до виплати
board-income-half = { board-now }: ${ $amount } (половина)
board-income-half-up = { board-now }: ${ $amount } (половина з округленням угору)
board-residents = { $count ->
    [one] { $count } мешканець
    [few] { $count } мешканці
    [many] { $count } мешканців
   *[other] { $count } мешканця
}
board-seekers = { $count ->
    [one] { $count } шукач житла
    [few] { $count } шукачі житла
    [many] { $count } шукачів житла
   *[other] { $count } шукача житла
}
board-seeking = У пошуках житла: { $people }
board-open = +${ $amount } до виплати
board-just-paid = Виплачено:
board-cash = готівка зараз
board-half = до виплати половина від ${ $amount }
board-half-up = до виплати половина від ${ $amount }, з округленням угору
board-half-tiles = до виплати половина від ${ $amount }, з округленням угору для кожної будівлі
board-business-sum = за жетони
board-now = якщо закінчити зараз
board-sum =
    ${ $cash } готівкою + ${ $half } ({ $why }){ $tokens ->
        [0] { "" }
       *[other] { "" } + ${ $tokens } { board-business-sum }
    } = ${ $total }, { board-now }.
board-sum-cash =
    ${ $cash } готівкою{ $tokens ->
        [0] { "" }
       *[other] { "" } + ${ $tokens } { board-business-sum }
    } = ${ $total }, { board-now }.
board-road-to = Дорога: { $side }
board-at-N = над плиткою «{ $tile }»
board-at-E = праворуч від плитки «{ $tile }»
board-at-S = під плиткою «{ $tile }»
board-at-W = ліворуч від плитки «{ $tile }»
board-place = { $where }, дорога: { $sides }
board-over = Накрити будівлю «{ $tile }»
board-told-closed = { $name } закриває вулицю із { $length ->
    [one] { $length } плитки
    [few] { $length } плиток
    [many] { $length } плиток
   *[other] { $length } плитки
}.
board-told-abandoned = { $name } покидає будівлю «{ $tile }».
board-told-arrived = { $people }: у будівлю «{ $tile }»
board-told-seekers_enter = Шукачі ({ $people }) — у будівлю «{ $tile }»
board-told-seeking = { $people }: житла поки що немає

## What things on the board are

what-table = Стіл
what-city = Місто
what-tile = Плитка
what-road = Дорога
what-hand = Рука
what-stack = Стос
what-seekers = Шукачі
what-supply = Люди в запасі
what-money = Гроші
what-due = Дохід відкритих вулиць
what-signs = Мітки
what-advisor = Радник
what-tokens = Бізнес-жетони
what-sly = Хитрун
