### Все слова игры «Гинкгополис».

game-name = Гинкгополис
game-pitch = Город будущего растёт вширь и ввысь. Сыграйте карту отдельно, чтобы активировать здание, или с тайлом, чтобы строить.
game-goal = Вместе вы строите город вширь и ввысь, и каждый раунд все тайно выбирают по карте. Здания, сохранённые карты и большинство в районах дают очки; побеждает тот, у кого их больше.
game-aim = Стройте вширь и ввысь, активируйте здания, лидируйте в районах. Побеждает тот, у кого больше очков.
game-ends = { $players ->
    [1] Последний раунд — тот, в котором кончатся тайлы, все ваши ресурсы окажутся в городе или у Гоши останется слишком мало ресурсов, чтобы строить.
   *[other] Последний раунд — тот, в котором тайлы кончатся во второй раз или у кого-то в городе окажутся все { $players ->
        [2] 25
        [3] 20
        [4] 18
       *[other] 16
    } ресурсов.
}
game-length = 45 мин
game-difficulty = сложнее
certainty-mostly_certain = свойства карт — из правил; какое свойство у какого номера и какие персонажи — по спискам игроков

## Настройки

option-characters = Персонажи
option-characters-help = Заданные тройки персонажей для первой игры или драфт персонажей для обычной.
option-characters-trios = заданные тройки (вводная игра)
option-characters-draft = драфт (обычная игра)
option-solo_level = Сила виртуального игрока
option-solo_level-help = В одиночной игре ваш соперник — Гоша. Экспертный Гоша чаще возводит уровни и лучше выбирает места.
option-solo_level-normal = обычная
option-solo_level-expert = экспертная
option-screens = Ширмы
option-screens-help = Видно ли всем, сколько ресурсов, тайлов и очков лежит за чужими ширмами.
option-screens-open_counts = количество видно
option-screens-closed = закрыты
option-solo_deal = Карты в одиночной игре
option-solo_deal-help = Сколько карт вы получаете каждый раунд одиночной игры; Гоше всегда достаётся одна закрытая.
option-solo_deal-3plus1 = три вам, одна Гоше
option-solo_deal-2plus1 = две вам, одна Гоше
option-max_rounds = Лимит раундов
option-max_rounds-help = Когда сыграно столько раундов, считают очки, даже если игра ещё не закончилась. В правилах лимита нет.
why-draft_alone = Для драфта нужно хотя бы два игрока. В одиночной игре персонажей нет.
why-solo_only = Силу виртуального игрока и число карт задают только для одиночной игры.

## Части предложений

some-items = { $item ->
    [resource] { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурса
        [many] { $count } ресурсов
       *[other] { $count } ресурса
    }
    [tile] { $count ->
        [one] { $count } тайл
        [few] { $count } тайла
        [many] { $count } тайлов
       *[other] { $count } тайла
    }
   *[point] { $count ->
        [one] { $count } очко
        [few] { $count } очка
        [many] { $count } очков
       *[other] { $count } очка
    }
}

# Каждая начинается с пробела, нули пропускаются: « +1 ресурс +2 тайла».
gained-items = { $resources ->
    [0] { "" }
    [one] { " " }+{ $resources } ресурс
    [few] { " " }+{ $resources } ресурса
    [many] { " " }+{ $resources } ресурсов
   *[other] { " " }+{ $resources } ресурса
}{ $tiles ->
    [0] { "" }
    [one] { " " }+{ $tiles } тайл
    [few] { " " }+{ $tiles } тайла
    [many] { " " }+{ $tiles } тайлов
   *[other] { " " }+{ $tiles } тайла
}{ $points ->
    [0] { "" }
    [one] { " " }+{ $points } очко
    [few] { " " }+{ $points } очка
    [many] { " " }+{ $points } очков
   *[other] { " " }+{ $points } очка
}
start-items = { $start_resources ->
    [0] { "" }
    [one] { " " }+{ $start_resources } ресурс
    [few] { " " }+{ $start_resources } ресурса
    [many] { " " }+{ $start_resources } ресурсов
   *[other] { " " }+{ $start_resources } ресурса
}{ $start_tiles ->
    [0] { "" }
    [one] { " " }+{ $start_tiles } тайл
    [few] { " " }+{ $start_tiles } тайла
    [many] { " " }+{ $start_tiles } тайлов
   *[other] { " " }+{ $start_tiles } тайла
}{ $start_points ->
    [0] { "" }
    [one] { " " }+{ $start_points } очко
    [few] { " " }+{ $start_points } очка
    [many] { " " }+{ $start_points } очков
   *[other] { " " }+{ $start_points } очка
}
bonus-items = { $bonus_resources ->
    [0] { "" }
    [one] { " " }+{ $bonus_resources } ресурс
    [few] { " " }+{ $bonus_resources } ресурса
    [many] { " " }+{ $bonus_resources } ресурсов
   *[other] { " " }+{ $bonus_resources } ресурса
}{ $bonus_tiles ->
    [0] { "" }
    [one] { " " }+{ $bonus_tiles } тайл
    [few] { " " }+{ $bonus_tiles } тайла
    [many] { " " }+{ $bonus_tiles } тайлов
   *[other] { " " }+{ $bonus_tiles } тайла
}{ $bonus_points ->
    [0] { "" }
    [one] { " " }+{ $bonus_points } очко
    [few] { " " }+{ $bonus_points } очка
    [many] { " " }+{ $bonus_points } очков
   *[other] { " " }+{ $bonus_points } очка
}
bonus-part = { $bonuses ->
    [0] { "" }
   *[other] ; бонус{ bonus-items }
}
paid-items = { $points ->
    [0] { "" }
    [one] { " " }−{ $points } очко
    [few] { " " }−{ $points } очка
    [many] { " " }−{ $points } очков
   *[other] { " " }−{ $points } очка
}{ $resources ->
    [0] { "" }
    [one] { " " }−{ $resources } ресурс
    [few] { " " }−{ $resources } ресурса
    [many] { " " }−{ $resources } ресурсов
   *[other] { " " }−{ $resources } ресурса
}

## Вопросы

ask-draft = Драфт, персонаж { $pick } из 3: оставьте одного.
ask-select = Раунд { $round }: сыграйте карту, отдельно или с тайлом.
ask-take = Карта с буквой сыграна отдельно: возьмите ресурс или тайл.
ask-token = Куда переходит буква { $card }? На свободное поле рядом с новым зданием.
ask-token_blocked = Рядом с новым зданием нет свободного поля для буквы { $card }. Выберите для неё новое место по краю города.
ask-return = Тайлы кончились: вернуть часть своих, по очку за каждый?{ $tiles ->
    [0] { "" }
   *[other] { " " }Выбрано: { $tiles }.
}

# What follows a choice that all make at once, where “This ends your turn” would be wrong.
ends-select = Карта будет сыграна, когда выберут все.
ends-draft = Выбор станет окончательным, когда выберут все.
ends-return = { ends-draft }

## Ходы

move-renew = сразу взять новую руку за жетон обновления; все об этом узнают
move-done = остальные оставить
move-push_forward = сдвинуть следующие буквы по часовой стрелке
move-push_backward = сдвинуть предыдущие буквы против часовой стрелки
move-take = взять { $item ->
    [resource] ресурс
   *[tile] тайл
}
move-keep = оставить: { $character }; в начале{ start-items }; бонус{ bonus-items }
move-return = вернуть тайл «{ $tile }»
move-token = на поле { $cell }
move-exploit_letter = карта { $card } отдельно: ресурс или тайл{ bonus-part }
move-exploit = карта «{ $card }» отдельно: { some-items }{ bonus-part }
move-urbanize = { $card } с тайлом «{ $tile }»: урбанизация; −{ $placed } ресурс; соседи{ gained-items }{ bonus-part }
move-construct = { $card } с тайлом «{ $tile }»: возведение уровня;{ paid-items }{ bonus-part }
move-construct_over = { $card } с тайлом «{ $tile }»: возведение уровня;{ paid-items }{ bonus-part }; { $seat } забирает назад { $count ->
    [one] { $count } ресурс и получает { $count } очко
    [few] { $count } ресурса и получает { $count } очка
    [many] { $count } ресурсов и получает { $count } очков
   *[other] { $count } ресурса и получает { $count } очка
}
move-dear = { $card } с тайлом «{ $tile }»: средств пока не хватает, карта будет сыграна отдельно (очки: есть { $has_points }, нужно { $points }; ресурсы: есть { $has_resources }, нужно { $resources })

# То же коротко, для подсказок рядом с полем.
brief-token = буква идёт на подсвеченное поле
other-token = буква идёт на другое поле
brief-return = { $count ->
    [1] вернуть тайл «{ $tile }»
    [one] вернуть { $count } тайл: { $tile }
    [few] вернуть { $count } тайла: { $tile }
    [many] вернуть { $count } тайлов: { $tile }
   *[other] вернуть { $count } тайла: { $tile }
}
with-return = { $tile }
with-done = остальные оставить
brief-renew = взять новую руку (−2 очка в конце)
brief-urbanize = { $card } с тайлом «{ $tile }»: урбанизация
brief-construct = { $card } с тайлом «{ $tile }»: возведение уровня, карта сохраняется
brief-construct_over = { $card } с тайлом «{ $tile }»: возведение уровня на чужом здании ({ $seat }), карта сохраняется
brief-dear = { $card } с тайлом «{ $tile }»: сейчас слишком дорого, тайл вернётся, а карта будет сыграна отдельно

## Причины отказа

why-bad_move = «{ $text }» — это не ход. Ходы пишутся так: play R7, play R7 Y4, play C R8, renew, take resource, take tile, token -1,3, push forward, push backward, return Y9, done, keep planner_exploit_1.
why-bad_outcome = «{ $text }» вытянуть нельзя. Пишут так: tile R7, card C, first 0, trio 4, character planner_exploit_1.
why-no_renewals = У вас не осталось жетонов обновления.
why-solo_renewals = В одиночной игре жетонов обновления нет: руку не меняют.
why-not_in_hand = У вас в руке нет такой карты: { $card }.
why-not_behind_screen = За вашей ширмой нет такого тайла: { $tile }.
why-room_for_token = Для буквы есть место: выберите поле.
why-cell_built = На поле { $cell } стоит здание.
why-cell_taken = На поле { $cell } лежит буква { $card }.
why-cell_far = Поле { $cell } не рядом с новым зданием ({ $from_cell }).
why-cell_off_ring = Поле { $cell } не у внешнего края города.
why-cell_out_of_order = На поле { $cell } буква нарушила бы алфавитный порядок вокруг города.
why-returned_already = Этот тайл уже выбран: { $tile }.
why-return_order = Называйте тайлы по возрастанию: { $tile } идёт раньше, чем { $last_tile }.
why-not_in_packet = У вас в наборе нет такого персонажа: { $character }.
why-not_asked = Сейчас вопрос не об этом. Решите: { $step }.

step-draft = кого из персонажей оставить
step-select = какую карту сыграть
step-take = ресурс или тайл
step-token = куда переходит буква
step-return = какие тайлы вернуть

## События

event-reveal = Все выбрали.
event-placed = На поле { $cell } кладут тайл: { $tile }.
event-turned = Открыта и сброшена карта: { $card }.
event-first = Первый игрок — { $seat }.
event-trio = { $seat } получает тройку персонажей № { $trio }.
event-packet = { $seat } видит персонажа: { $character }.
event-packets_passed = Наборы передаются налево.
event-character = { $seat } получает персонажа: { $character }.
event-drew_tile = { $seat } берёт тайл: { $tile }.
event-drew_tile_hidden = { $seat } берёт тайл.
event-drew_card = { $seat } берёт карту: { $card }.
event-drew_card_hidden = { $seat } берёт карту.
event-round = Раунд { $round }; первый игрок — { $seat }.
event-renewed = { $seat } берёт новую руку. Осталось жетонов обновления: { $tokens }.
event-discarded = { $seat } сбрасывает карту «{ $card }».
event-rebuilt = Колода кончилась: { $cards ->
    [one] перемешана { $cards } карта
    [few] перемешаны { $cards } карты
    [many] перемешано { $cards } карт
   *[other] перемешано { $cards } карты
}{ $sites ->
    [0] { "" }
   *[other] , из них со стройплощадок: { $sites }
}.
event-chose = { $seat } играет карту отдельно.
event-chose_tile = { $seat } играет карту с тайлом.
event-showed = { $seat } открывает карту: { $card }.
event-showed_tile = { $seat } открывает карту «{ $card }» с тайлом «{ $tile }».
event-fallback = { $seat } забирает тайл «{ $tile }» и играет карту отдельно.
event-cannot_pay = { $seat } не может заплатить. Очки: есть { $has_points }, нужно { $points }; ресурсы: есть { $has_resources }, нужно { $resources }.
event-activated = { $seat } активирует здание «{ $tile }» ({ $height ->
    [one] { $height } уровень
    [few] { $height } уровня
    [many] { $height } уровней
   *[other] { $height } уровня
}).
event-gained = { $seat } получает { some-items }.
event-lost = { $seat } недополучает { some-items }: в резерве пусто.
event-bonus = { $seat } получает бонус ({ $trigger }):{ $resources ->
    [0] { "" }
    [one] { " " }+{ $resources } ресурс
    [few] { " " }+{ $resources } ресурса
    [many] { " " }+{ $resources } ресурсов
   *[other] { " " }+{ $resources } ресурса
}{ $tiles ->
    [0] { "" }
    [one] { " " }+{ $tiles } тайл
    [few] { " " }+{ $tiles } тайла
    [many] { " " }+{ $tiles } тайлов
   *[other] { " " }+{ $tiles } тайла
}{ $points ->
    [0] { "" }
    [one] { " " }+{ $points } очко
    [few] { " " }+{ $points } очка
    [many] { " " }+{ $points } очков
   *[other] { " " }+{ $points } очка
}.
event-urbanized = { $seat } строит здание «{ $tile }» на поле { $cell }.
event-token = Буква { $card } переходит на поле { $cell }.
event-returned = { $seat } забирает назад { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурса
}{ $points ->
    [0] { "" }
    [one] { " " }и получает { $points } очко
    [few] { " " }и получает { $points } очка
    [many] { " " }и получает { $points } очков
   *[other] { " " }и получает { $points } очка
}.
event-paid = { $seat } платит { $points ->
    [0] { "" }
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " и " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурса
}.
event-built = { $seat } надстраивает здание на поле { $cell }, сверху тайл «{ $tile }» ({ $height ->
    [one] { $height } уровень
    [few] { $height } уровня
    [many] { $height } уровней
   *[other] { $height } уровня
}).
event-kept = { $seat } сохраняет карту: { $card }.
event-exhausted = Тайлы кончились в первый раз: каждый может вернуть часть своих.
event-gave_tile = { $seat } возвращает тайл: { $tile }.
event-gave_points = { $seat } получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за возвращённые тайлы.
event-refilled = Новый резерв: { $tiles ->
    [one] { $tiles } тайл
    [few] { $tiles } тайла
    [many] { $tiles } тайлов
   *[other] { $tiles } тайла
}.
event-flag_tiles = Тайлы кончились: этот раунд последний.
event-flag_resources = { $seat }: все ресурсы в городе. Этот раунд последний.
event-hands_passed = Карты передаются налево.
first-hands_passed = Все передают остальные карты соседу слева.
first-kept = { event-kept }
first-urbanized = { $seat } проводит урбанизацию.
first-cannot_pay = { $seat } не может заплатить.
first-returned = { event-returned }
first-rebuilt = Колода перемешана заново.
event-passed = { $from_seat } передаёт карту «{ $card }»; её получает { $to_seat }.
event-hal_dealt = { $seat } получает закрытую карту.
event-hal_shows = { $seat } открывает карту: { $card }.
event-hal_draws = { $seat } берёт тайл: { $tile }.
event-hal_second = { $seat } берёт и вторую карту: { $card }.
event-hal_points = { $seat } получает за соседние здания { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
event-hal_idle = { $seat } не находит тайла и ничего не делает.
event-hal_short = { $seat } не может заплатить. Ресурсы: есть { $has_resources }, нужно { $resources }. Игра окончена.
event-end = { $ending }
event-total = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

## Журнал рядом с полем: без текста — пропускается, с запятой — продолжает строку

log-placed = { "" }
log-turned = { "" }
log-trio = { $seat }: три персонажа
log-packet = { "" }
log-packets_passed = { "" }
log-character = , { $character }
log-drew_tile = , + тайл «{ $tile }»
log-drew_tile_hidden = , +{ $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
}
log-drew_card = { "" }
log-drew_card_hidden = { "" }
log-round = Раунд { $round }
log-renewed = { $seat } берёт новую руку
log-discarded = { "" }
log-rebuilt = Колода кончилась и перемешана заново: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}{ $sites ->
    [0] { "" }
   *[other] , из них карт новых зданий: { $sites }
}.
log-chose = { "" }
log-chose_tile = { "" }
log-showed = { $seat } играет карту «{ $card }»
log-showed_tile = { $seat } играет карту «{ $card }» с тайлом «{ $tile }»
log-fallback = , забирает тайл назад
log-cannot_pay = , не может заплатить
log-activated = { "" }
log-gained = , +{ some-items }
log-lost = , в резерве не хватило: { some-items }
log-bonus = ; бонус:
log-urbanized = , проводит урбанизацию
log-token = { "" }
log-returned = ({ $seat } забирает назад { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурса
}{ $points ->
    [0] { "" }
    [one] { " " }и получает { $points } очко
    [few] { " " }и получает { $points } очка
    [many] { " " }и получает { $points } очков
   *[other] { " " }и получает { $points } очка
})
log-paid = , платит { $points ->
    [0] { "" }
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " и " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } ресурс
    [few] { $resources } ресурса
    [many] { $resources } ресурсов
   *[other] { $resources } ресурса
}
log-built = , возводит уровень { $height }
log-kept = ; сохраняет карту
log-gave_tile = , возвращает тайл «{ $tile }»
log-gave_points = , +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
log-hands_passed = { "" }
log-passed = { "" }
log-flag_tiles = ; тайлы кончились, этот раунд последний
log-flag_resources = , все ресурсы в городе: этот раунд последний
log-hal_dealt = { "" }
log-hal_shows = { $seat } играет карту «{ $card }»
log-hal_draws = , берёт тайл «{ $tile }»
log-hal_second = , берёт ещё и карту «{ $card }»
log-hal_points = , +{ $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за соседние здания
log-hal_idle = , не находит тайла и ничего не делает

## Положение

line-round = Раунд { $round }, первый игрок — { $first_seat }.
line-columns = Поле { $picture }
line-row = Ряд  { $picture }
line-stocks = Тайлов в резерве: { $tiles }. Карт в колоде: { $deck }, в сбросе: { $discard }.
line-exhausted = Тайлы один раз уже кончались.
line-discard = Сброс: { $card }.
line-flag = Последний раунд: { $ending }
line-side = Игрок: { $seat }
line-side_ready = Игрок: { $seat } (выбор сделан)
line-counts = За ширмой: ресурсы { $resources }, тайлы { $tiles }, очки { $points }. Ресурсов в резерве { $supply }, в городе { $city }, жетоны обновления { $renewals }.
line-counts_closed = Ширма закрыта. Ресурсов в резерве { $supply }, в городе { $city }, жетоны обновления { $renewals }.
line-hal = Очки { $points }. Ресурсов в резерве { $supply }, в городе { $city }.
line-hand = Рука: { $card }.
line-known_hand = Известные карты: { $card }.
line-own_tiles = Тайлы: { $tile }.
line-known_tiles = Известные тайлы: { $tile }.
line-packet = В наборе: { $character }; в начале{ start-items }; бонус{ bonus-items }.
line-drafted = Уже оставлен: { $character }; в начале{ start-items }; бонус{ bonus-items }.
line-giving = Возвращаются: { $tile }.
line-characters = Персонажи: { $character }.
line-kept = Сохранённые карты зданий: { $tile }.
line-bonus = Бонус ({ $trigger }): ресурсы { $resources }, тайлы { $tiles }, очки { $points }.
line-face_down = Лежит закрытая карта.
line-face_down_tile = Лежит закрытая карта с тайлом.
line-card = Играет карту: { $card }.
line-card_tile = Играет карту «{ $card }» с тайлом «{ $tile }».

## Подсчёт

score-screen = Очки, набранные за игру
score-resources_on = Карты за ресурсы на зданиях
score-low_buildings = Карты за низкие здания
score-high_buildings = Карты за высокие здания
score-bonus_cards = Карты за бонусы
score-cards = Карты за цвет
score-flat = Карты на девять очков
score-renewals = Жетоны обновления
score-districts = Районы
# The collected points are a part of it.
unit-points = { $over ->
    [0] если закончить сейчас
   *[other] всего
}
figure-cards = сохранено
figure-tokens = жетоны
ending-tiles = Тайлы кончились.
ending-resources = У одного из игроков все ресурсы в городе.
ending-hal_out = У Гоши не осталось ресурсов.
ending-hal_short = Гоша не может оплатить постройку.
ending-rounds = Сыгран последний раунд.

## Вещи

trigger-exploit = карта отдельно
trigger-urbanize = урбанизация
trigger-construct = возведение уровня
character-technician_exploit_1 = биотехнолог (карта отдельно)
character-technician_exploit_2 = биотехнолог (карта отдельно)
character-technician_exploit_3 = биотехнолог (карта отдельно)
character-technician_exploit_4 = биотехнолог (карта отдельно)
character-technician_urbanize_1 = биотехнолог (урбанизация)
character-technician_urbanize_2 = биотехнолог (урбанизация)
character-technician_urbanize_3 = биотехнолог (урбанизация)
character-technician_urbanize_4 = биотехнолог (урбанизация)
character-technician_construct_1 = биотехнолог (возведение уровня)
character-technician_construct_2 = биотехнолог (возведение уровня)
character-technician_construct_3 = биотехнолог (возведение уровня)
character-technician_construct_4 = биотехнолог (возведение уровня)
character-engineer_exploit_1 = биоинженер (карта отдельно)
character-engineer_exploit_2 = биоинженер (карта отдельно)
character-engineer_exploit_3 = биоинженер (карта отдельно)
character-engineer_urbanize_1 = биоинженер (урбанизация)
character-engineer_urbanize_2 = биоинженер (урбанизация)
character-engineer_urbanize_3 = биоинженер (урбанизация)
character-engineer_construct_1 = биоинженер (возведение уровня)
character-engineer_construct_2 = биоинженер (возведение уровня)
character-engineer_construct_3 = биоинженер (возведение уровня)
character-planner_exploit_1 = биопланировщик (карта отдельно)
character-planner_exploit_2 = биопланировщик (карта отдельно)
character-planner_urbanize_1 = биопланировщик (урбанизация)
character-planner_urbanize_2 = биопланировщик (урбанизация)
character-planner_construct_1 = биопланировщик (возведение уровня)
character-planner_construct_2 = биопланировщик (возведение уровня)
tile-R1 = красный 1
tile-R2 = красный 2
tile-R3 = красный 3
tile-R4 = красный 4
tile-R5 = красный 5
tile-R6 = красный 6
tile-R7 = красный 7
tile-R8 = красный 8
tile-R9 = красный 9
tile-R10 = красный 10
tile-R11 = красный 11
tile-R12 = красный 12
tile-R13 = красный 13
tile-R14 = красный 14
tile-R15 = красный 15
tile-R16 = красный 16
tile-R17 = красный 17
tile-R18 = красный 18
tile-R19 = красный 19
tile-R20 = красный 20
tile-B1 = синий 1
tile-B2 = синий 2
tile-B3 = синий 3
tile-B4 = синий 4
tile-B5 = синий 5
tile-B6 = синий 6
tile-B7 = синий 7
tile-B8 = синий 8
tile-B9 = синий 9
tile-B10 = синий 10
tile-B11 = синий 11
tile-B12 = синий 12
tile-B13 = синий 13
tile-B14 = синий 14
tile-B15 = синий 15
tile-B16 = синий 16
tile-B17 = синий 17
tile-B18 = синий 18
tile-B19 = синий 19
tile-B20 = синий 20
tile-Y1 = жёлтый 1
tile-Y2 = жёлтый 2
tile-Y3 = жёлтый 3
tile-Y4 = жёлтый 4
tile-Y5 = жёлтый 5
tile-Y6 = жёлтый 6
tile-Y7 = жёлтый 7
tile-Y8 = жёлтый 8
tile-Y9 = жёлтый 9
tile-Y10 = жёлтый 10
tile-Y11 = жёлтый 11
tile-Y12 = жёлтый 12
tile-Y13 = жёлтый 13
tile-Y14 = жёлтый 14
tile-Y15 = жёлтый 15
tile-Y16 = жёлтый 16
tile-Y17 = жёлтый 17
tile-Y18 = жёлтый 18
tile-Y19 = жёлтый 19
tile-Y20 = жёлтый 20
card-R1 = красная 1
card-R2 = красная 2
card-R3 = красная 3
card-R4 = красная 4
card-R5 = красная 5
card-R6 = красная 6
card-R7 = красная 7
card-R8 = красная 8
card-R9 = красная 9
card-R10 = красная 10
card-R11 = красная 11
card-R12 = красная 12
card-R13 = красная 13
card-R14 = красная 14
card-R15 = красная 15
card-R16 = красная 16
card-R17 = красная 17
card-R18 = красная 18
card-R19 = красная 19
card-R20 = красная 20
card-B1 = синяя 1
card-B2 = синяя 2
card-B3 = синяя 3
card-B4 = синяя 4
card-B5 = синяя 5
card-B6 = синяя 6
card-B7 = синяя 7
card-B8 = синяя 8
card-B9 = синяя 9
card-B10 = синяя 10
card-B11 = синяя 11
card-B12 = синяя 12
card-B13 = синяя 13
card-B14 = синяя 14
card-B15 = синяя 15
card-B16 = синяя 16
card-B17 = синяя 17
card-B18 = синяя 18
card-B19 = синяя 19
card-B20 = синяя 20
card-Y1 = жёлтая 1
card-Y2 = жёлтая 2
card-Y3 = жёлтая 3
card-Y4 = жёлтая 4
card-Y5 = жёлтая 5
card-Y6 = жёлтая 6
card-Y7 = жёлтая 7
card-Y8 = жёлтая 8
card-Y9 = жёлтая 9
card-Y10 = жёлтая 10
card-Y11 = жёлтая 11
card-Y12 = жёлтая 12
card-Y13 = жёлтая 13
card-Y14 = жёлтая 14
card-Y15 = жёлтая 15
card-Y16 = жёлтая 16
card-Y17 = жёлтая 17
card-Y18 = жёлтая 18
card-Y19 = жёлтая 19
card-Y20 = жёлтая 20

## Board

virtual-player = Гоша
board-hand = Ваша рука
board-hand-of = Рука: { $name }
board-screen = За вашей ширмой
board-screen-named = За ширмой игрока «{ $name }»
board-screen-of = За ширмой
board-tiles = Ваши тайлы
board-no-tiles = Тайлов нет: их дают синие здания, буквы и бонусы.
board-bonuses = Бонусы
board-kept = Сохранённые карты
board-known = Что известно о руке и тайлах
board-buildings = Здания: { $count }
board-nothing = ничего
board-now = сейчас
board-round = Раунд { $round }
board-tiles-left = тайлы
board-deck = колода
board-discard = сброс
board-deck-help = Карт в колоде: { $count }. Когда она кончается, перемешивают сброс вместе с картами новых зданий.
board-discard-help = Посмотреть сброс и то, что ещё не появлялось
board-discard-count = Сброс: { $count }
board-components = Состав игры: { $what }.
board-unseen-cards = Карты, которых вы не видели (в колоде и на руках у других): { $count }
board-unseen-tiles = Тайлы, которых вы не видели (в резерве, за ширмами или вне игры): { $count }
board-returned-tiles = Возвращённые тайлы
board-exhausted = (один раз они уже кончались; когда кончатся снова, закончится и игра)
board-exhausted-for-good = (они кончились: этот раунд последний)
board-districts = районы
board-districts-help = Показать районы: два и более соседних здания одного цвета. Первый по ресурсам получает очко за каждый ресурс района, второй — за каждый свой.
board-district-place = { $name }: { $points }
board-district-R = красный район
board-district-B = синий район
board-district-Y = жёлтый район
board-district-size = Зданий: { $buildings }. Ресурсов: { $total }.
board-place-alone = { $name }: чужих ресурсов здесь нет, поэтому свои вдвойне: 2 × { $total } = { $points }
board-place-first = { $name }: больше всего ресурсов ({ $resources }), поэтому очко за каждый ресурс района: { $points }
board-place-second = { $name }: второе место, поэтому очко за каждый свой ресурс: { $points }
board-place-third = { $name }: ресурсов { $resources }, без очков
board-place-tie = Ресурсов поровну: решает более высокое здание, затем — больший номер наверху.
board-won-alone = { $district }: 2 × { $total }, чужих ресурсов нет
board-won-first = { $district }: { $points }, больше всего ресурсов
board-won-second = { $district }: { $points }, второе место
board-plays = Что сейчас сыграли
board-last-round = Последний раунд
board-token = Буква { $letter }: здесь город может вырасти
board-height = { $height ->
    [one] { $height } уровень
    [few] { $height } уровня
    [many] { $height } уровней
   *[other] { $height } уровня
}
board-ownerless = ничьё
board-owned = { $name }
board-site = стройплощадка: карты этого здания ещё нет в игре
board-first = Первый игрок
board-chosen = выбрано
board-face-down-card = Карта рубашкой вверх
board-face-down-tile = Тайл лицом вниз
board-closed-resource = Ресурсы за закрытой ширмой
board-closed-tile = Тайлы за закрытой ширмой
board-closed-point = Очки за закрытой ширмой
board-count-resource = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурса
    [many] { $count } ресурсов
   *[other] { $count } ресурса
}
board-count-tile = { $count ->
    [one] { $count } тайл
    [few] { $count } тайла
    [many] { $count } тайлов
   *[other] { $count } тайла
}
board-count-point = { $count ->
    [one] { $count } очко
    [few] { $count } очка
    [many] { $count } очков
   *[other] { $count } очка
}
board-has-resource = Ресурсов за ширмой: { $count }
board-has-tile = Тайлов за ширмой: { $count }
board-has-point = Набрано очков (лежат за ширмой): { $count }
board-all-points = Если бы игра закончилась сейчас: { $points }
board-then-resource = ресурсы { $now } → { $then }
board-then-tile = тайлы { $now } → { $then }
board-then-point = очки { $now } → { $then }
board-then-score = если закончить сейчас: { $now } → { $then }
board-score-stays = если закончить сейчас: останется { $now }
board-in-city = Ресурсов в городе: { $count } из { $all }
board-supply-own = Ресурсов в резерве: { $count }
board-supply-tiles = Тайлов в резерве: { $count }
board-renewals = Жетонов обновления: { $count }
board-renew = Новая рука (осталось { $count })
board-renew-price = −2 очка в конце
board-renew-help = Отдать жетон обновления и сразу сменить все четыре карты. Об этом узнают все; выбор остальных остаётся в силе. Неистраченный жетон даёт 2 очка.
board-say-renew = Взять новую руку?
board-do-renew = Взять
board-keep-hand = Оставить эти карты
board-renewed = { $name } берёт новую руку
board-pick-card = Выберите карту
board-pick-card-help = Отдельно карта даёт то, что на ней, с тайлом — строит.
board-left = Осталось тайлов: { $tiles }. Карт в колоде: { $cards }.
board-add-tile = или выберите тайл и стройте
board-wait = Ваши карты
board-cards-of = Карты: { $name }
board-others-choose = Остальные ещё выбирают.
board-chose-renew = Вы берёте новую руку
board-played = сыграно
board-alone = Карта отдельно
board-do-exploit = Сыграть отдельно
board-do-urbanize = Урбанизировать
board-do-construct = Возвести уровень
board-do-anyway = Попробовать построить
board-say-letter = Карта { $letter } отдельно: ресурс или тайл
board-say-exploit = Карта «{ $card }» отдельно
board-say-urbanize = Тайл «{ $tile }» на место буквы { $letter }
board-say-construct = Карта «{ $card }»: уровень { $height }, тайл «{ $tile }»
board-say-dear = Тайл «{ $tile }» вернётся
board-dear-unless = если и в ваш ход не хватит
board-lacks-points = меньший номер ({ $numbers }): набранных очков нужно { $count }, у вас { $has }
board-lacks-resources = нужно ресурсов: { $count }, у вас { $has }
board-you-get = вы получите
board-you-place = вы поставите
board-place-help = На здании стоит столько ваших ресурсов, сколько в нём уровней.
board-around = соседи
board-around-help = Соседние здания дают за каждый свой уровень: красное — ресурс, синее — тайл, жёлтое — очко.
board-other-colour = другой цвет
board-colour-help = Если тайл другого цвета, чем тот, что под ним, платят ещё ресурс.
board-lower = меньший номер
board-lower-help = За меньший номер поверх большего платят разницу очками.
board-you-get-back = вам вернётся
board-gets-back = { $name } получает ресурсы обратно и по очку за каждый
board-bonus = бонус
board-to-come = затем:
board-you-keep = вы сохраните
board-keep-short = себе:
board-new-bonus = новый бонус:
board-new-plot = вширь
board-floor = уровень { $height }
board-discarded-after = потом в сброс
board-label-letter = Буква { $letter }. Отдельно: ресурс или тайл. С тайлом: новое здание на месте буквы.
board-label-card = { $card }. Отдельно: { $items }. С тайлом: уровень { $height }, и вы сохраняете карту: { $kept }
board-keep-bonus = { $trigger }: { $items }
board-when-exploit = за каждую карту, сыгранную отдельно
board-when-urbanize = за каждую урбанизацию
board-when-construct = за каждое возведение уровня
board-colour-R = красный
board-colour-B = синий
board-colour-Y = жёлтый
board-goal-resources_on = в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждый ваш ресурс на зданиях (цвет: { $of })
board-goal-low_buildings = в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждое ваше здание в 1–2 уровня
board-goal-high_buildings = в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждое ваше здание в 3 уровня и выше
board-goal-bonus_cards = в конце { $points ->
    [one] по { $points } очку
    [few] по { $points } очка
    [many] по { $points } очков
   *[other] по { $points } очка
} за ваши карты, дающие бонус { $of }
board-goal-cards = в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
} за каждую вашу карту (цвет: { $of })
board-goal-flat = в конце { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
board-lane-exploit = Карта отдельно
board-lane-urbanize = Урбанизация
board-lane-construct = Возведение уровня
board-lane-end = В конце игры
board-short-exploit = отдельно
board-short-urbanize = вширь
board-short-construct = ввысь
board-short-end = в конце
board-worth-now = Сейчас даёт очков: { $points }
board-take = Что взять из резерва?
board-take-resource = ставить на здания
board-take-tile = строить город
board-move-token = Куда теперь перейдёт буква { $letter }?
board-move-token-help = Её место заняло новое здание. Выберите поле рядом с ним: там город сможет расти дальше.
board-do-token = Передвинуть букву сюда
board-at-N = к северу от здания «{ $tile }»
board-at-E = к востоку от здания «{ $tile }»
board-at-S = к югу от здания «{ $tile }»
board-at-W = к западу от здания «{ $tile }»
board-at-letter-N = к северу от буквы { $letter }
board-at-letter-E = к востоку от буквы { $letter }
board-at-letter-S = к югу от буквы { $letter }
board-at-letter-W = к западу от буквы { $letter }
board-token-to = Буква { $letter }: на поле { $where }
board-blocked = Буква { $letter } зажата
board-blocked-help = Буквы вокруг города идут по порядку. Выберите, какие подвинутся.
board-blocked-cells = Она уйдёт дальше по краю города. Выберите поле.
board-push-forward = Сдвинуть по часовой: { $letters }
board-push-backward = Сдвинуть против часовой: { $letters }
board-return = Тайлы кончились: вернуть часть своих?
board-return-help = По очку за каждый. Возвращённые тайлы станут новым резервом; когда он кончится, закончится и игра.
board-return-done = { $count ->
    [one] Вернуть { $count } тайл
    [few] Вернуть { $count } тайла
    [many] Вернуть { $count } тайлов
   *[other] Вернуть { $count } тайла
}
board-return-none = Оставить все
board-returned = Тайл «{ $tile }» уходит в резерв
board-draft = Персонаж { $pick } из 3: оставьте одного, { $pick ->
    [3] другого сбросьте
   *[other] остальных передайте
}
board-draft-help = Смотрите, что каждый даёт в начале и что потом приносит за действия одного вида.
board-draft-keep = Оставить: { $character }
board-draft-kept = Оставлены
board-do-draft = Оставить
board-starts = в начале
board-technician = Био{"\u00AD"}технолог
board-engineer = Био{"\u00AD"}инженер
board-planner = Био{"\u00AD"}планиров{"\u00AD"}щик
board-label-character = { $name }. В начале { $start }. Затем { $bonus }
term-screen = очки сразу
term-screen_later = очки позже
term-districts = районы
term-end_cards = карты конца игры
reason-screen = Сразу принесёт на { $worth } больше.
reason-screen_later = Дальше по ходу игры вы наберёте на { $worth } больше.
reason-districts = Районы в конце принесут на { $worth } больше.
reason-renewals = Останется больше жетонов обновления: это { $worth }.
reason-end_cards = Карты конца игры принесут на { $worth } больше.
reason-rival-renew = Вы сыграете и передадите другие карты. { $players ->
    [2] Соперник
   *[other] Сильнейший соперник
} к концу, скорее всего, наберёт на { $worth } меньше.

## What things on the board are

what-table = Стол
what-city = Город
what-building = Здание
what-letter = Буква
what-district = Районы
what-card = Карта в руке
what-tile = Тайл
what-hand = Рука
what-resources = Ресурсы
what-tiles = Тайлы
what-points = Очки
what-kept = Сохранённая карта
what-lane = Бонус
what-character = Персонаж
what-renewal = Новая рука
what-first = Первый игрок
what-plays = Что сыграно
what-supply = Тайлов осталось
what-deck = Колода
what-discard = Сброс
what-round = Раунд
what-last_round = Последний раунд
what-hal = Гоша
