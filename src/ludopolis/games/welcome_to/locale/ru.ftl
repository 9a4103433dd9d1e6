### Все слова игры «Бумажные кварталы».

game-name = Бумажные кварталы
game-pitch = Застройте лучший квартал: все вписывают номера домов с одних и тех же карт, и никто не ждёт.
game-goal = Вы нумеруете дома на трёх улицах и делите их заборами на жилые группы — одновременно с остальными и по тем же картам. Планы, скверы, бассейны и группы дают очки; побеждает тот, у кого их больше. Игра заканчивается, когда кто-нибудь построил все дома, выполнил все три плана или получил третий отказ.
game-aim = Номера домов (1–{"\u2060"}15) растут. Очки: скверы, бассейны, жилые группы, планы.
game-length = 25 мин
game-difficulty = легко

## Настройки

option-expert = Экспертный вариант
option-expert-help = Проезды делят улицу надвое, а к планам застройки добавляются десять более трудных.
option-draft = Драфт карт
option-draft-help = У каждого три карты: две разыгрываются, одна передаётся соседу. Для двух и более игроков.
option-reshuffle_policy = Перемешивание
option-reshuffle_policy-help = Когда игрок, выполнивший план среди первых, может попросить перемешать все карты.
option-reshuffle_policy-each_plan = с каждым планом
option-reshuffle_policy-first_plan_only = только с первым планом в игре
option-reshuffle_policy-never = никогда
option-pass_direction = Третья карта
option-pass_direction-help = Кому при драфте отдают оставшуюся карту.
option-pass_direction-right = соседу справа
option-pass_direction-left = соседу слева
option-rings = Проезды без экспертных планов
option-rings-help = Проезды делят улицу надвое, как в экспертном варианте, но планы застройки обычные.
option-ring_timing = Проезды
option-ring_timing-help = Когда в экспертном варианте можно строить проезд.
option-ring_timing-both = до номера или после эффекта
option-ring_timing-before = только до номера
why-draft_alone = Для драфта нужно хотя бы два игрока.

## Вопросы

ask-ring_before = Построить проезд до выбора комбинации?
ask-combination = Выберите комбинацию.
ask-combination-help = Сначала номер для дома, затем эффект.
ask-pass_card = Какую карту вы передаёте?
ask-place = { $number } + { $effect }: в какой дом?
ask-place-help = Карты: 1–15. Номера растут по стрелкам.
ask-place_pool-help = Бассейн строят лишь там, где он намечен.
ask-effect_fence = Забор: где его поставить?
ask-effect_fence-help = Группа: 1–6 готовых домов между заборами.
ask-effect_agent = Агент: престиж каких групп поднять?
ask-effect_agent-help = Группы выбранного размера дадут больше.
ask-effect_park = Сквер: разбить его на улице { $street }?
ask-effect_pool = Бассейн: построить намеченный здесь?
ask-effect_bis = Строение: номер какого дома повторить?
ask-effect_bis-help = Номер повторяется рядом; это стоит очков.
ask-ring_after = Построить проезд сейчас?
ask-claim = Засчитать план застройки?
ask-claim-help = Засчитанный дом в другой план не пойдёт.
ask-claim_estates = Какую жилую группу из { $size ->
    [one] { $size } дома
    [few] { $size } домов
    [many] { $size } домов
   *[other] { $size } дома
} засчитать? Ещё нужно: { $missing }.
ask-reshuffle = Вы среди первых выполнили план: перемешать все карты перед следующим раундом?

## Ходы

move-skip = пропустить
move-refuse = получить отказ в строительстве
move-done = больше ничего не засчитывать
move-reshuffle_yes = да, перемешать
move-reshuffle_no = нет, играем дальше
move-build_park = разбить сквер
move-build_pool = построить бассейн
move-combo = комбинация { $combo }: { $number } + { $effect }
move-combo_hand = { $number } + { $effect }
move-combo_pass = { $number } + { $effect }, передать { $pass_number } / { $pass_effect }
move-pass_card = передать { $number } / { $effect }
move-agent = агент для жилых групп из { $size ->
    [one] { $size } дома
    [few] { $size } домов
    [many] { $size } домов
   *[other] { $size } дома
}
move-claim = засчитать план «{ $plan }» и получить { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
move-ring = проезд: { $slot }
move-ring_lost = проезд: { $slot }; намеченный бассейн пропадёт
move-fence = забор: { $gap }
move-estate = жилая группа: { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }— { $to_slot }
}
move-place = вписать { $number } ({ $slot })
move-place_pool = вписать { $number } ({ $slot }); здесь можно построить бассейн
move-place_lost = вписать { $number } ({ $slot }); намеченный бассейн пропадёт
move-bis = строение { $number } с. 1 ({ $slot })
move-bis_lost = строение { $number } с. 1 ({ $slot }); намеченный бассейн пропадёт

# То же коротко, для подсказок рядом с полем.
brief-reshuffle_yes = перемешать все карты
brief-reshuffle_no = карты не перемешивать
brief-combo = взять { $number } + { $effect }
brief-place_pool = вписать { $number } ({ $slot })
with-estate = { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }— { $to_slot }
}

## Причины отказа

why-bad_move = «{ $text }» — это не ход. Ходы пишутся так: combo 2, place 7 S2.5, fence S1.g3, agent 4, build, bis 7 S1.3, ring S2.5, claim 1, estate S1.4, reshuffle yes, pass_card 2, refuse, skip, done.
why-bad_outcome = «{ $text }» выпасть не может. Выпавшее пишется так: card fence_5a, plan estates_3_4, top park, dealer 0.
why-can_build = Отказ получают, только если ни одного номера никуда не вписать.
why-no_such_combination = Комбинации { $combo } нет.
why-same_combination = { $number } + { $effect }: такая комбинация уже есть, выберите её.
why-combination_does_not_fit = { $number } + { $effect }: этот номер никуда не вписать.
why-other_number = Номер { $number } вписать нельзя: эта комбинация даёт { $own_number }.
why-wrong_number = Номер { $number } вписать нельзя: эта комбинация даёт номера от { $low } до { $high }.
why-slot_filled = Это место уже занято: { $slot }.
why-nothing_fits = Сюда больше не подходит ни один номер: { $slot }.
why-only_number = Номер { $number } нарушит порядок ({ $slot }): сюда подходит только { $fitting_number }.
why-out_of_order = Номер { $number } нарушит порядок ({ $slot }): сюда подходят только номера от { $low } до { $high }.
why-street_edge = Здесь край улицы.
why-fence_stands = Здесь уже стоит забор: { $gap }.
why-bis_pair = Номер и его строение стоят рядом, забор между ними поставить нельзя: { $gap }.
why-between_used = Дома по обе стороны уже засчитаны в план: { $gap }.
why-agents_full = Все окошки групп из { $size ->
    [one] { $size } дома
    [few] { $size } домов
    [many] { $size } домов
   *[other] { $size } дома
} закрашены.
why-not_this_effect = Сейчас применяется другой эффект: { $effect }.
why-fence_between = Забор отделяет этот дом от номера { $number }: { $gap }.
why-no_such_neighbour = Рядом с этим домом ({ $slot }) нет номера { $number }.
why-claimed_already = Этот план вы уже выполнили: { $plan }.
why-goal_not_met = Этот план вы ещё не выполнили: { $plan }.
why-goal_used = Для этого плана ({ $plan }) всё построено, но часть домов уже засчитана в другой.
why-no_rings = В этой игре проездов нет.
why-rings_full = Оба проезда уже построены.
why-ring_built = За ход строят один проезд, и свой вы уже построили.
why-ring_after_refusal = После отказа проезд не построить.
why-number_needs_slot = Номер подходит только сюда, проезд здесь не построить: { $slot }.
why-no_estate = Здесь не начинается ни одна завершённая жилая группа: { $slot }.
why-wrong_size = В этой жилой группе ({ $slot }) домов { $size }, а нужно { $wanted_size }.
why-estate_used = Эта жилая группа уже засчитана в план: { $slot }.
why-estate_order = Жилые группы выбирают слева направо: эта ({ $slot }) сейчас не годится, выберите одну из этих: { $next_slot }.
why-not_asked = Сейчас решается другое: { $step }.

step-ring_before = проезд до комбинации
step-combination = комбинация
step-pass_card = какую карту передать
step-place = в какой дом вписать номер
step-effect = эффект
step-ring_after = проезд после эффекта
step-claim = какие планы засчитать
step-claim_estates = жилые группы для плана
step-reshuffle = перемешивать ли карты

## События

event-plan = План { $stack }: { $plan }; { $high ->
    [one] { $high } очко
    [few] { $high } очка
    [many] { $high } очков
   *[other] { $high } очка
}, потом { $low }.
event-dealer = Карты сдаёт { $seat }.
event-card = Стопка { $stack }: открыт номер { $number }; эффект в следующем раунде — { $effect }.
event-top = Наверху колоды: { $top }.
event-dealt = { $seat } берёт карту { $number } / { $effect }.
event-dealt_hidden = { $seat } берёт карту с эффектом «{ $effect }».
event-solo_card = Вышла карта одиночной игры; её убирают в коробку.
event-reshuffled = Все карты перемешаны, всего { $cards }.
event-stacks_renewed = Стопки закончились: карты (всего { $cards }) перемешаны и сложены в новые.
event-discard_shuffled = Колода закончилась: сброс ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карты
    [many] { $cards } карт
   *[other] { $cards } карты
}) перемешан.
event-round = Раунд { $round }.
log-round = Раунд { $round }
log-card = { "" }
event-reveal = Все ходы открыты.
event-ring = { $seat } строит проезд: { $slot }; штраф теперь { $penalty ->
    [one] { $penalty } очко
    [few] { $penalty } очка
    [many] { $penalty } очков
   *[other] { $penalty } очка
}.
event-combination = { $seat } выбирает комбинацию { $number } + { $effect }.
event-refused = { $seat } не может вписать ни одного номера: отказ № { $boxes }{ $penalty ->
    [0] { "" }
    [one] , штраф теперь { $penalty } очко
    [few] , штраф теперь { $penalty } очка
    [many] , штраф теперь { $penalty } очков
   *[other] , штраф теперь { $penalty } очка
}.
event-wrote = { $seat } вписывает { $number } ({ $slot }).
event-temp = { $seat } нанимает рабочих ({ $temps }-й раз за игру).
event-fence = { $seat } ставит забор: { $gap }.
event-agent = { $seat } нанимает агента: жилые группы из { $size ->
    [one] { $size } дома
    [few] { $size } домов
    [many] { $size } домов
   *[other] { $size } дома
} теперь приносят по { $value ->
    [one] { $value } очку
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}.
event-park = { $seat } разбивает { $parks }-й сквер на улице { $street }: теперь { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}.
event-pool = { $seat } строит { $pools }-й бассейн ({ $slot }): теперь { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}.
event-bis = { $seat } добавляет строение { $number } с. 1 ({ $slot }); штраф теперь { $penalty ->
    [one] { $penalty } очко
    [few] { $penalty } очка
    [many] { $penalty } очков
   *[other] { $penalty } очка
}.
event-claimed = { $seat } выполняет план «{ $plan }» и получает { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
event-wants_reshuffle = { $seat } просит перемешать карты.
event-approved = План одобрен: { $plan }. Теперь он приносит { $low ->
    [one] { $low } очко
    [few] { $low } очка
    [many] { $low } очков
   *[other] { $low } очка
}.
event-passed = { $from_seat } передаёт карту { $number } / { $effect }. Её получает { $to_seat }.
event-passed_hidden = { $from_seat } передаёт карту с эффектом «{ $effect }». Её получает { $to_seat }.
event-end = { $ending } Это { $seat }, и игра заканчивается.
event-cards_out = На новый раунд карт не хватает.
event-total = { $seat }: { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.

# The same of others, over the reader’s own town: briefly, and whose town it is.
news-ring = { $seat } строит у себя проезд ({ $slot }).
news-wrote = { $seat } вписывает у себя { $number } ({ $slot }).
news-fence = { $seat } ставит у себя забор: { $gap }.
news-park = { $seat } разбивает у себя сквер на улице { $street }.
news-pool = { $seat } строит у себя бассейн ({ $slot }).
news-bis = { $seat } добавляет у себя строение { $number } с. 1 ({ $slot }).

## Позиция

line-round = Раунд { $round }.
line-plan = План { $stack }: { $plan }; { $high ->
    [one] { $high } очко
    [few] { $high } очка
    [many] { $high } очков
   *[other] { $high } очка
} (потом { $low }).
line-plan_approved = План { $stack }: { $plan }; одобрен, { $low ->
    [one] { $low } очко
    [few] { $low } очка
    [many] { $low } очков
   *[other] { $low } очка
}.
line-combination = { $combo }: { $number } + { $effect } (в следующем раунде: { $next_effect }).
line-stacks = Карт в каждой стопке: { $cards }.
line-deck = Карт в колоде: { $cards }. Сверху: { $top }.
line-dealer = Карты сдаёт { $seat }.
line-card = { $seat }, карта { $place }: { $number } / { $effect }.
line-card_hidden = { $seat }, карта { $place }: { $effect }.
line-seat = { $seat }
line-seat_finished = { $seat } (ход в этом раунде сделан)
line-street = { $street }: { $picture } (скверы: { $parks })
line-pools = Бассейны: { $pools }{ $pools ->
    [0] {""}
   *[other] {" "}({ $slot })
}.
line-planned = { $pools ->
    [0] Больше ни одного бассейна построить нельзя.
   *[other] Ещё намечены бассейны: { $slot }.
}
line-tracks = Рабочие: { $temps }. Агенты по размерам групп: { $agents }. Строения: { $bis }. Отказы: { $refusals }.
line-rings = Проезды: { $rings }.
line-claims = Очки за планы: { $plans }.

## Подсчёт очков

score-plans = Планы
score-parks_1 = Скверы улицы 1
score-parks_2 = Скверы улицы 2
score-parks_3 = Скверы улицы 3
score-pools = Бассейны
score-temps = Рабочие
score-estates_1 = Группы из 1 дома
score-estates_2 = Группы из 2 домов
score-estates_3 = Группы из 3 домов
score-estates_4 = Группы из 4 домов
score-estates_5 = Группы из 5 домов
score-estates_6 = Группы из 6 домов
score-bis = Строения
score-refusals = Отказы
score-rings = Проезды
score-parks = Скверы
score-estates = Группы
score-minus = Штрафные очки
game-solo-goal = В одиночной игре победителя нет. Цель по правилам одна: побить свой рекорд. Поэтому на шкале ваши партии, а флажок отмечает ваш рекорд.
figure-plan_1 = план 1:
figure-plan_2 = план 2:
figure-plan_3 = план 3:
figure-parks = скверы
figure-pools = бассейны
figure-temps = рабочие
figure-estates = группы
figure-value = за каждую
figure-boxes = окошки
tie-estates = Завершённые группы
tie-estates-decides = Очков поровну, решает число завершённых групп
tie-estates_1 = Группы из 1 дома
tie-estates_1-decides = Очков поровну, решают группы из 1 дома
tie-estates_2 = Группы из 2 домов
tie-estates_2-decides = Очков поровну, решают группы из 2 домов
tie-estates_3 = Группы из 3 домов
tie-estates_3-decides = Очков поровну, решают группы из 3 домов
tie-estates_4 = Группы из 4 домов
tie-estates_4-decides = Очков поровну, решают группы из 4 домов
tie-estates_5 = Группы из 5 домов
tie-estates_5-decides = Очков поровну, решают группы из 5 домов
tie-estates_6 = Группы из 6 домов
tie-estates_6-decides = Очков поровну, решают группы из 6 домов
ending-refusals = У одного из игроков три отказа в строительстве.
ending-plans = Один из игроков выполнил все три плана застройки.
ending-full = Один из игроков построил все дома.
ending-cards = Карты закончились.

## Предметы

# Место на листе: первое число — улица, второе — дом по счёту слева; забор стоит перед следующим.
slot = { $second }-й дом улицы { $first }
gap = между { $second }-м и { $next }-м домами улицы { $first }

effect-fence = забор
effect-agent = агент
effect-park = сквер
effect-pool = бассейн
effect-temp = рабочие
effect-bis = строение
top-fence = забор
top-agent = агент
top-park = сквер
top-pool = бассейн
top-temp = рабочие
top-bis = строение
top-solo_card = карта одиночной игры
top-none = ничего
plan-estates_1_1_1_1_1_1 = шесть жилых групп из 1 дома
plan-estates_2_2_2_2 = четыре жилые группы из 2 домов
plan-estates_3_3_3 = три жилые группы из 3 домов
plan-estates_4_4 = две жилые группы из 4 домов
plan-estates_5_5 = две жилые группы из 5 домов
plan-estates_6_6 = две жилые группы из 6 домов
plan-estates_1_1_1_6 = жилые группы из 1, 1, 1 и 6 домов
plan-estates_2_2_5 = жилые группы из 2, 2 и 5 домов
plan-estates_3_3_4 = жилые группы из 3, 3 и 4 домов
plan-estates_3_6 = жилые группы из 3 и 6 домов
plan-estates_4_5 = жилые группы из 4 и 5 домов
plan-estates_1_1_1_4 = жилые группы из 1, 1, 1 и 4 домов
plan-estates_1_2_6 = жилые группы из 1, 2 и 6 домов
plan-estates_1_4_5 = жилые группы из 1, 4 и 5 домов
plan-estates_3_4 = жилые группы из 3 и 4 домов
plan-estates_2_5 = жилые группы из 2 и 5 домов
plan-estates_1_2_2_3 = жилые группы из 1, 2, 2 и 3 домов
plan-estates_2_3_5 = жилые группы из 2, 3 и 5 домов
plan-street_1_full = все дома улицы 1
plan-street_3_full = все дома улицы 3
plan-street_ends = крайние дома всех улиц
plan-temps_7 = рабочие наняты семь раз
plan-bis_5 = пять строений на одной улице
plan-parks_2 = все скверы двух улиц
plan-pools_2 = все бассейны двух улиц
plan-street_2_green = все скверы и бассейны улицы 2
plan-street_3_green = все скверы и бассейны улицы 3
plan-ring_green = все скверы, все бассейны и проезд на одной улице

## Стол в браузере

board-town = Квартал: { $name }
board-sheet = Поле: { $name }
table-tab-board = Квартал
table-tab-sheet = Поле
board-whose = Чей квартал
board-street-1 = 1 · Кленовая ул.
board-street-2 = 2 · Солнечная ул.
board-street-3 = 3 · Озёрная ул.
board-bis = с. 1
board-parks = Скверы
board-park = Улица { $street }, скверы: { $count } ({ $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
})
board-plans = Планы застройки
board-pools = Бассейны
board-temps = Рабочие
board-estates = Жилые группы
board-bis-boxes = Строения
board-refusals = Отказы
board-rings = Проезды
board-ready = ход сделан
board-track-pools = Бассейны: { $count } ({ $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
})
board-track-temps = Нанято рабочих: { $count }
board-track-bis = Строения: { $count }, минус { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
board-track-refusals = Отказы в строительстве: { $count }, минус { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
board-track-rings = Проезды: { $count }, минус { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
board-track-estates = Группы из { $size ->
    [one] { $size } дома
    [few] { $size } домов
    [many] { $size } домов
   *[other] { $size } дома
}: { $count }, за каждую { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}

board-plan = { $plan }: { $high ->
    [one] { $high } очко
    [few] { $high } очка
    [many] { $high } очков
   *[other] { $high } очка
} для первых, потом { $low }
board-claimed = Кто выполнил: { $names }
board-plan-estates = Жилые группы { $sizes }
board-plan-street_1_full = Вся улица 1
board-plan-street_3_full = Вся улица 3
board-plan-street_ends = Крайние дома всех улиц
board-plan-temps_7 = Нанять рабочих семь раз
board-plan-bis_5 = Пять строений на одной улице
board-plan-parks_2 = Все скверы двух улиц
board-plan-pools_2 = Все бассейны двух улиц
board-plan-street_2_green = Все скверы и бассейны улицы 2
board-plan-street_3_green = Все скверы и бассейны улицы 3
board-plan-ring_green = Скверы, бассейны и проезд на одной улице

board-combinations = Комбинации
board-hand = Ваши карты: номер одной и эффект другой
board-combo = { $number } + { $effect }
board-together-refused = отказ
board-next-round = след.: { $effect }
board-effect-fence = забор
board-effect-agent = агент
board-effect-park = сквер
board-effect-pool = бассейн
board-effect-temp = рабочие
board-effect-bis = строение
board-effect-fence-help = Затем поставьте забор между двумя домами
board-effect-agent-help = Затем поднимите престиж групп одного размера
board-effect-park-help = Затем разбейте сквер на той же улице
board-effect-pool-help = Затем постройте бассейн, если он там намечен
board-effect-temp-help = Впишите номер от { $low } до { $high } и наймите рабочих
board-effect-bis-help = Затем впишите рядом с любым домом его же номер
board-effect-fence-short = отделите группу
board-effect-agent-short = группы ценнее
board-effect-park-short = сквер на этой улице
board-effect-pool-short = бассейн у дома
board-effect-temp-short = впишите { $low }–{ $high }
board-effect-bis-short = повторите номер
board-deck = Карт впереди: { $count }
board-unseen = Карт, которых вы не видели: { $count }, из них в колоде { $deck }
board-to-come = впереди
board-sum = все
board-top = Наверху колоды: { $effect }
board-top-solo = Наверху колоды: карта одиночной игры
board-solo-waits = Карта одиночной игры ещё в колоде.
board-open-hand = Эффекты в руке: { $effects }

board-ask-ring = Где построить проезд?
board-ring = Проезд
board-ring-where = Где?
board-ring-help = Построить проезд (очки: { $points })
board-ask-number = { $number } + { $effect }: какой номер?
board-which-number = { $slot }: какой номер?
board-skip = { $effect ->
    [fence] Без забора
    [agent] Без агента
    [park] Без сквера
    [pool] Без бассейна
   *[bis] Без строения
}
board-skip-ring = Без проезда
board-done = Не сейчас
board-refuse = Получить отказ
board-reshuffle-yes = Перемешать
board-reshuffle-no = Оставить как есть
board-build-park = Разбить сквер
board-build-pool = Построить бассейн
board-estate = Улица { $street }: { $numbers }

board-label-place = Вписать { $number } ({ $slot }){ $pool ->
    [open] ; здесь можно построить бассейн
    [lost] ; намеченный бассейн пропадёт
    [missing] ; бассейна здесь не будет
   *[other] { "" }
}
board-label-bis = Строение { $number } с. 1 ({ $slot }){ $pool ->
    [lost] ; намеченный бассейн пропадёт
   *[other] { "" }
}
board-label-ring = Проезд: { $slot }{ $pool ->
    [lost] ; намеченный бассейн пропадёт
   *[other] { "" }
}
board-label-fence = Забор { $gap }
board-label-estate = Жилая группа из { $size ->
    [one] { $size } дома
    [few] { $size } домов
    [many] { $size } домов
   *[other] { $size } дома
}: { $from }{ $size ->
    [1] { "" }
   *[other] { " " }— { $to }
}
board-label-pool = Построить бассейн
board-label-park = Разбить сквер на улице { $street }
board-label-agent = Агент для групп из { $size ->
    [one] { $size } дома
    [few] { $size } домов
    [many] { $size } домов
   *[other] { $size } дома
}: за каждую { $next ->
    [one] { $next } очко
    [few] { $next } очка
    [many] { $next } очков
   *[other] { $next } очка
} вместо { $value }, таких групп у вас { $count }
board-label-claim = Засчитать план «{ $plan }» и получить { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}
board-label-combo = { $combo }{ $next ->
    [fence] , в следующем раунде забор
    [agent] , в следующем раунде агент
    [park] , в следующем раунде сквер
    [pool] , в следующем раунде бассейн
    [temp] , в следующем раунде рабочие
    [bis] , в следующем раунде строение
   *[other] { "" }
}
board-label-instead = Вместо этого: { $combo }
board-label-combo-pass = { $combo }. Карту { $passed } получает { $name }
board-label-pass = Отдать карту { $card }. Её получает { $name }
board-have = { $count ->
    [0] таких нет
   *[other] у вас { $count }
}

board-fact-park = Скверы: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
board-fact-pool = Бассейны: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
board-fact-agent = Жилые группы: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
board-fact-bis = Строения: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}
board-fact-plans = Планы: { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}

warning-unclaimed = Вы ещё можете засчитать план (жилые группы { $sizes }) и получить { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
warning-unclaimed_goal = Вы ещё можете засчитать план «{ $goal }» и получить { $points ->
    [one] { $points } очко
    [few] { $points } очка
    [many] { $points } очков
   *[other] { $points } очка
}.
board-label-alike = { $label } ({ $nth } из { $count } одинаковых)
board-plans-help = Число в рамке — сколько домов в жилой группе. Кто выполнит план первым, получит большее число очков, остальные — меньшее.
board-ends = { $players ->
    [1] Игра заканчивается, когда вы выполнили все три плана, построили все дома или получили третий отказ либо когда закончились карты.
   *[other] Игра заканчивается, когда кто-нибудь выполнил все три плана, построил все дома или получил третий отказ.
}
board-near = Игра скоро закончится
board-near-plans = { $names }: 2 плана из 3
board-near-refusals = { $names }: 2 отказа из 3
board-near-houses = { $names }: { $count ->
    [one] остался { $count } дом
    [few] осталось { $count } дома
    [many] осталось { $count } домов
   *[other] осталось { $count } дома
}
board-near-cards = Карты заканчиваются
board-estates-help = Очки за каждую группу, по размеру; агент поднимает их для одного размера
board-temps-help = { $players ->
    [1] Шесть и больше: 7 очков
    [2] В конце: у кого больше — 7 очков, у кого меньше — 4, без рабочих — 0
   *[other] В конце: больше всех — 7 очков, второй — 4, третий — 1, без рабочих — 0
}
board-plans-short = Планы
board-later = потом { $low }
board-closes-none = Пока не замыкает ни одной группы.
board-closes-plan = план { $stack }: { $count } из { $of }
board-pool-lost = Намеченный здесь бассейн пропадёт.
board-pools-losing = Номер здесь — и бассейн пропадёт.
board-parks-help = Очки за скверы каждой улицы
board-bis-boxes-help = Штраф за повторённые номера
board-refusals-help = Когда номер некуда вписать; третий — конец игры
board-worth = { $value ->
    [one] { $value } очко
    [few] { $value } очка
    [many] { $value } очков
   *[other] { $value } очка
}

## О чём говорит подсказка

term-plans = планы застройки
term-estates = жилые группы
term-parks = скверы
term-pools = бассейны
term-temps = рабочие
term-bis = строения
term-rings = проезды
term-refusals = отказы
reason-plans = Планы застройки к концу игры принесут на { $worth } больше.
reason-estates = Жилые группы к концу игры принесут на { $worth } больше.
reason-parks = Скверы к концу игры принесут на { $worth } больше.
reason-pools = Бассейны к концу игры принесут на { $worth } больше.
reason-temps = Рабочие к концу игры принесут на { $worth } больше.
reason-bis = Вы избежите штрафа за строение: к концу игры это { $worth }.
reason-rings = Проезды к концу игры отнимут на { $worth } меньше.
reason-refusals = Вы избежите штрафа за отказ: к концу игры это { $worth }.

## What things on the board are

what-table = Стол
what-town = Квартал
what-slot = Дом
what-estate = Жилая группа
what-fence = Забор
what-park = Скверы улицы
what-parks = Скверы
what-pool = Бассейн
what-sheet = Остальное на поле
what-pools = Бассейны
what-temps = Рабочие
what-estates = Престиж групп
what-bis = Строения
what-refusals = Отказы
what-rings = Проезды
what-plan = План застройки
what-combination = Комбинация
what-hand = Ваши карты
what-deck = Ещё не вышедшие карты
what-end = Конец игры
board-slot-now = { $slot }: { $state ->
    [house] номер { $number }.
    [ring] проезд.
    [pool] пусто, намечен бассейн.
   *[empty] пусто.
}
board-estate-now = Очки за группу из { $size ->
    [one] { $size } дома
    [few] { $size } домов
    [many] { $size } домов
   *[other] { $size } дома
} сейчас:
