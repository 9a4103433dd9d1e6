### Every word of Welcome To….

game-name = Welcome To…
game-pitch = Сплануйте найкраще містечко: усі вписують номери будинків зі спільних карт, і ніхто не чекає.
game-goal = Ви нумеруєте будинки на трьох вулицях і ділите їх парканами на квартали — усі водночас і зі спільних карт. Плани, парки, басейни й квартали дають бали; перемагає той, у кого їх найбільше. Гра закінчується, коли хтось пронумерував усі будинки, виконав усі три плани або отримав третю відмову.
game-aim = Номери будинків (1–{"\u2060"}15) зростають. Бали: парки, басейни, квартали, плани.
game-length = 25 хв
game-difficulty = легко

## Options

option-expert = Експертний варіант
option-expert-help = Кільце може ділити вулицю надвоє, а до планів додаються десять складніших.
option-draft = Драфт карт
option-draft-help = У кожного три карти: дві розігрують, одну передають сусідові. Для двох гравців і більше.
option-reshuffle_policy = Перемішування
option-reshuffle_policy-help = Коли гравець, який виконує план одним із перших, може попросити перемішати всі карти.
option-reshuffle_policy-each_plan = з кожним планом
option-reshuffle_policy-first_plan_only = лише з першим планом гри
option-reshuffle_policy-never = ніколи
option-pass_direction = Третя карта
option-pass_direction-help = Куди в драфті йде зайва карта.
option-pass_direction-right = праворуч
option-pass_direction-left = ліворуч
option-rings = Кільця без експертних планів
option-rings-help = Кільце може ділити вулицю надвоє, як в експертному варіанті, але плани звичайні.
option-ring_timing = Кільця
option-ring_timing-help = Коли в експертному варіанті можна будувати кільце.
option-ring_timing-both = до номера або після ефекту
option-ring_timing-before = лише до номера
why-draft_alone = Для драфту потрібно щонайменше два гравці.

## Questions

ask-ring_before = Збудувати кільце до вибору комбінації?
ask-combination = Виберіть комбінацію.
ask-combination-help = Спершу номер для будинку, потім ефект.
ask-pass_card = Яку карту ви передаєте?
ask-place = { $number } + { $effect }: у який будинок?
ask-place-help = Карти: 1–15. Номери зростають за стрілками.
ask-place_pool-help = Басейн будують лише там, де його заплановано.
ask-effect_fence = Паркан: де його поставити?
ask-effect_fence-help = Квартал: 1–6 готових будинків між парканами.
ask-effect_agent = Агент: які квартали подорожчають?
ask-effect_agent-help = Квартали вибраного розміру дадуть більше балів.
ask-effect_park = Парк: закласти його на вулиці { $street }?
ask-effect_pool = Басейн: збудувати запланований тут?
ask-effect_bis = Bis: номер якого будинку повторити?
ask-effect_bis-help = Його номер повториться поруч: це коштує балів.
ask-ring_after = Збудувати кільце зараз?
ask-claim = Зарахувати план?
ask-claim-help = Зараховане до одного плану не підходить до іншого.
ask-claim_estates = Який квартал на { $size ->
    [one] { $size } будинок
    [few] { $size } будинки
    [many] { $size } будинків
   *[other] { $size } будинку
} зарахувати? Ще потрібно: { $missing }.
ask-reshuffle = Ви виконали план серед перших: перемішати всі карти на наступний раунд?

## Moves

move-skip = пропустити
move-refuse = отримати відмову
move-done = більше нічого не зараховувати
move-reshuffle_yes = так, перемішати
move-reshuffle_no = ні, граємо далі
move-build_park = закласти парк
move-build_pool = збудувати басейн
move-combo = комбінація { $combo }: { $number } + { $effect }
move-combo_hand = { $number } + { $effect }
move-combo_pass = { $number } + { $effect }, передати { $pass_number } / { $pass_effect }
move-pass_card = передати { $number } / { $effect }
move-agent = агент для кварталів на { $size ->
    [one] { $size } будинок
    [few] { $size } будинки
    [many] { $size } будинків
   *[other] { $size } будинку
}
move-claim = зарахувати план «{ $plan }» і отримати { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
move-ring = кільце: { $slot }
move-ring_lost = кільце: { $slot }; запланований басейн пропаде
move-fence = паркан: { $gap }
move-estate = квартал: { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }— { $to_slot }
}
move-place = вписати { $number } ({ $slot })
move-place_pool = вписати { $number } ({ $slot }); тут можна збудувати басейн
move-place_lost = вписати { $number } ({ $slot }); запланований басейн пропаде
move-bis = вписати { $number } bis ({ $slot })
move-bis_lost = вписати { $number } bis ({ $slot }); запланований басейн пропаде

# The same in short, for hints beside the board.
brief-reshuffle_yes = перемішати всі карти
brief-reshuffle_no = не перемішувати карт
brief-combo = взяти { $number } + { $effect }
brief-place_pool = вписати { $number } ({ $slot })
with-estate = { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }— { $to_slot }
}

## Reasons

why-bad_move = «{ $text }» — це не хід. Ходи пишуть так: combo 2, place 7 S2.5, fence S1.g3, agent 4, build, bis 7 S1.3, ring S2.5, claim 1, estate S1.4, reshuffle yes, pass_card 2, refuse, skip, done.
why-bad_outcome = «{ $text }» випасти не може. Те, що випало, пишуть так: card fence_5a, plan estates_3_4, top park, dealer 0.
why-can_build = Відмову отримують, лише якщо жодного номера нікуди не можна вписати.
why-no_such_combination = Комбінації { $combo } немає.
why-same_combination = { $number } + { $effect } дає й інша комбінація: виберіть її.
why-combination_does_not_fit = { $number } + { $effect }: цей номер нікуди не можна вписати.
why-other_number = Номер { $number } вписати не можна: ця комбінація дає { $own_number }.
why-wrong_number = Номер { $number } вписати не можна: ця комбінація дає номери від { $low } до { $high }.
why-slot_filled = Це місце вже зайняте: { $slot }.
why-nothing_fits = Сюди більше не пасує жоден номер: { $slot }.
why-only_number = Номер { $number } сюди не пасує ({ $slot }): порядок збереже лише { $fitting_number }.
why-out_of_order = Номер { $number } сюди не пасує ({ $slot }): порядок збережуть лише номери від { $low } до { $high }.
why-street_edge = Тут край вулиці.
why-fence_stands = Тут уже стоїть паркан: { $gap }.
why-bis_pair = Номер і його bis стоять поруч, паркана між ними ставити не можна: { $gap }.
why-between_used = Тут паркана ставити не можна ({ $gap }): будинки з обох боків уже зараховано до плану.
why-agents_full = Усі клітинки кварталів на { $size ->
    [one] { $size } будинок
    [few] { $size } будинки
    [many] { $size } будинків
   *[other] { $size } будинку
} закреслено.
why-not_this_effect = Зараз інший ефект: { $effect }.
why-fence_between = Паркан відділяє цей будинок від номера { $number }: { $gap }.
why-no_such_neighbour = Поруч із цим будинком ({ $slot }) немає номера { $number }.
why-claimed_already = Цей план ви вже зарахували: { $plan }.
why-goal_not_met = Умову ще не виконано: { $plan }.
why-goal_used = Умову ({ $plan }) виконано, але частину будинків уже зараховано до іншого плану.
why-no_rings = У цій грі кілець немає.
why-rings_full = Обидва кільця вже збудовано.
why-ring_built = За хід будують одне кільце, і своє ви вже збудували.
why-ring_after_refusal = Після відмови кільце не будують.
why-number_needs_slot = Номер пасує лише сюди ({ $slot }), тому кільце тут будувати не можна.
why-no_estate = Тут не починається жоден завершений квартал: { $slot }.
why-wrong_size = У цьому кварталі ({ $slot }) будинків { $size }, а потрібно { $wanted_size }.
why-estate_used = Цей квартал ({ $slot }) уже зараховано до плану.
why-estate_order = Квартали вибирають зліва направо: цей ({ $slot }) зараз не підходить, виберіть один із цих: { $next_slot }.
why-not_asked = Зараз питання не про це. Спершу вирішіть ось що: { $step }.

step-ring_before = чи будувати кільце перед комбінацією
step-combination = комбінація
step-pass_card = яку карту передати
step-place = у який будинок вписати номер
step-effect = ефект
step-ring_after = чи будувати кільце після ефекту
step-claim = які плани зарахувати
step-claim_estates = квартали для плану
step-reshuffle = чи перемішувати карти

## Events

event-plan = План { $stack }: { $plan }; { $high ->
    [one] { $high } бал
    [few] { $high } бали
    [many] { $high } балів
   *[other] { $high } бала
}, потім { $low }.
event-dealer = Карти роздає { $seat }.
event-card = Стос { $stack } показує { $number }; ефект у наступному раунді — { $effect }.
event-top = Зверху на колоді: { $top }.
event-dealt = { $seat } бере карту { $number } / { $effect }.
event-dealt_hidden = { $seat } бере карту з ефектом «{ $effect }».
event-solo_card = Карту соло відкрито, вона вибуває з гри.
event-reshuffled = Усі карти перемішано, разом { $cards }.
event-stacks_renewed = Стоси закінчилися: карти (усього { $cards }) перемішано й складено в нові.
event-discard_shuffled = Колода закінчилася: скид ({ $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}) перемішано.
event-round = Раунд { $round }.
log-round = Раунд { $round }
log-card = { "" }
event-reveal = Усі ходи відкрито.
event-ring = { $seat } будує кільце: { $slot }; штраф тепер { $penalty ->
    [one] { $penalty } бал
    [few] { $penalty } бали
    [many] { $penalty } балів
   *[other] { $penalty } бала
}.
event-combination = { $seat } вибирає комбінацію { $number } + { $effect }.
event-refused = { $seat } не може вписати жодного номера: відмова { $boxes }{ $penalty ->
    [0] { "" }
    [one] , штраф тепер { $penalty } бал
    [few] , штраф тепер { $penalty } бали
    [many] , штраф тепер { $penalty } балів
   *[other] , штраф тепер { $penalty } бала
}.
event-wrote = { $seat } вписує { $number } ({ $slot }).
event-temp = { $seat } наймає працівника ({ $temps }-го за гру).
event-fence = { $seat } ставить паркан: { $gap }.
event-agent = { $seat } наймає агента: квартали на { $size ->
    [one] { $size } будинок
    [few] { $size } будинки
    [many] { $size } будинків
   *[other] { $size } будинку
} тепер дають по { $value ->
    [one] { $value } балу
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}.
event-park = { $seat } закладає парк { $parks } на вулиці { $street }: тепер { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}.
event-pool = { $seat } будує басейн { $pools } ({ $slot }): тепер { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}.
event-bis = { $seat } вписує { $number } bis ({ $slot }); штраф тепер { $penalty ->
    [one] { $penalty } бал
    [few] { $penalty } бали
    [many] { $penalty } балів
   *[other] { $penalty } бала
}.
event-claimed = { $seat } виконує план «{ $plan }» і отримує { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
event-wants_reshuffle = { $seat } просить перемішати карти.
event-approved = План затверджено: { $plan }. Тепер він дає { $low ->
    [one] { $low } бал
    [few] { $low } бали
    [many] { $low } балів
   *[other] { $low } бала
}.
event-passed = { $from_seat } передає карту { $number } / { $effect }. Її отримує { $to_seat }.
event-passed_hidden = { $from_seat } передає карту з ефектом «{ $effect }». Її отримує { $to_seat }.
event-end = { $ending } Це { $seat }, і гра закінчується.
event-cards_out = На новий раунд карт не вистачає.
event-total = { $seat }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.

# The same of others, over the reader’s own town: briefly, and whose town it is.
news-ring = { $seat } будує в себе кільце ({ $slot }).
news-wrote = { $seat } вписує у свій аркуш номер { $number } ({ $slot }).
news-fence = { $seat } ставить у себе паркан: { $gap }.
news-park = { $seat } закладає в себе парк на вулиці { $street }.
news-pool = { $seat } будує в себе басейн ({ $slot }).
news-bis = { $seat } вписує у свій аркуш { $number } bis ({ $slot }).

## The position

line-round = Раунд { $round }.
line-plan = План { $stack }: { $plan }; { $high ->
    [one] { $high } бал
    [few] { $high } бали
    [many] { $high } балів
   *[other] { $high } бала
} (потім { $low }).
line-plan_approved = План { $stack }: { $plan }; затверджено, { $low ->
    [one] { $low } бал
    [few] { $low } бали
    [many] { $low } балів
   *[other] { $low } бала
}.
line-combination = { $combo }: { $number } + { $effect } (у наступному раунді: { $next_effect }).
line-stacks = Карт у кожному стосі: { $cards }.
line-deck = Карт у колоді: { $cards }. Зверху: { $top }.
line-dealer = Карти роздає { $seat }.
line-card = { $seat }, карта { $place }: { $number } / { $effect }.
line-card_hidden = { $seat }, карта { $place }: { $effect }.
line-seat = { $seat }
line-seat_finished = { $seat } (хід у цьому раунді зроблено)
line-street = { $street }: { $picture } (парки: { $parks })
line-pools = Басейни: { $pools }{ $pools ->
    [0] {""}
   *[other] {" "}({ $slot })
}.
line-planned = { $pools ->
    [0] Більше жодного басейну збудувати не можна.
   *[other] Ще заплановано басейни: { $slot }.
}
line-tracks = Працівники { $temps }. Агенти за розмірами кварталів { $agents }. Bis { $bis }. Відмови { $refusals }.
line-rings = Кільця { $rings }.
line-claims = Бали за плани: { $plans }.

## The score sheet

score-plans = Плани
score-parks_1 = Парки вулиці 1
score-parks_2 = Парки вулиці 2
score-parks_3 = Парки вулиці 3
score-pools = Басейни
score-temps = Працівники
score-estates_1 = Квартали на 1
score-estates_2 = Квартали на 2
score-estates_3 = Квартали на 3
score-estates_4 = Квартали на 4
score-estates_5 = Квартали на 5
score-estates_6 = Квартали на 6
score-bis = Bis
score-refusals = Відмови
score-rings = Кільця
score-parks = Парки
score-estates = Квартали
score-minus = Штрафні бали
game-solo-goal = У соло-грі переможця немає. Мета за правилами одна: побити свій рекорд. Тому на шкалі ваші партії, а прапорець позначає ваш рекорд.
figure-plan_1 = план 1:
figure-plan_2 = план 2:
figure-plan_3 = план 3:
figure-parks = парки
figure-pools = басейни
figure-temps = працівники
figure-estates = квартали
figure-value = за кожен
figure-boxes = клітинки
tie-estates = Завершені квартали
tie-estates-decides = Балів порівну, вирішує кількість завершених кварталів
tie-estates_1 = Квартали на 1
tie-estates_1-decides = Балів порівну, вирішують квартали на 1
tie-estates_2 = Квартали на 2
tie-estates_2-decides = Балів порівну, вирішують квартали на 2
tie-estates_3 = Квартали на 3
tie-estates_3-decides = Балів порівну, вирішують квартали на 3
tie-estates_4 = Квартали на 4
tie-estates_4-decides = Балів порівну, вирішують квартали на 4
tie-estates_5 = Квартали на 5
tie-estates_5-decides = Балів порівну, вирішують квартали на 5
tie-estates_6 = Квартали на 6
tie-estates_6-decides = Балів порівну, вирішують квартали на 6
ending-refusals = В одного з гравців три відмови.
ending-plans = Один із гравців виконав усі три плани.
ending-full = В одного з гравців не залишилося порожніх будинків.
ending-cards = Карти закінчилися.

## Things

# Places on a sheet: the first number is the street, the second counts its houses from the left; a gap is before the next house.
slot = { $second }-й будинок вулиці { $first }
gap = між { $second }-м і { $next }-м будинками вулиці { $first }

effect-fence = паркан
effect-agent = агент
effect-park = парк
effect-pool = басейн
effect-temp = працівник
effect-bis = bis
top-fence = паркан
top-agent = агент
top-park = парк
top-pool = басейн
top-temp = працівник
top-bis = bis
top-solo_card = карта соло
top-none = нічого
plan-estates_1_1_1_1_1_1 = шість кварталів на 1 будинок
plan-estates_2_2_2_2 = чотири квартали на 2 будинки
plan-estates_3_3_3 = три квартали на 3 будинки
plan-estates_4_4 = два квартали на 4 будинки
plan-estates_5_5 = два квартали на 5 будинків
plan-estates_6_6 = два квартали на 6 будинків
plan-estates_1_1_1_6 = квартали на 1, 1, 1 і 6 будинків
plan-estates_2_2_5 = квартали на 2, 2 і 5 будинків
plan-estates_3_3_4 = квартали на 3, 3 і 4 будинки
plan-estates_3_6 = квартали на 3 і 6 будинків
plan-estates_4_5 = квартали на 4 і 5 будинків
plan-estates_1_1_1_4 = квартали на 1, 1, 1 і 4 будинки
plan-estates_1_2_6 = квартали на 1, 2 і 6 будинків
plan-estates_1_4_5 = квартали на 1, 4 і 5 будинків
plan-estates_3_4 = квартали на 3 і 4 будинки
plan-estates_2_5 = квартали на 2 і 5 будинків
plan-estates_1_2_2_3 = квартали на 1, 2, 2 і 3 будинки
plan-estates_2_3_5 = квартали на 2, 3 і 5 будинків
plan-street_1_full = уся вулиця 1 заповнена
plan-street_3_full = уся вулиця 3 заповнена
plan-street_ends = заповнено обидва кінці кожної вулиці
plan-temps_7 = сім працівників
plan-bis_5 = п’ять bis на одній вулиці
plan-parks_2 = усі парки двох вулиць
plan-pools_2 = усі басейни двох вулиць
plan-street_2_green = усі парки й басейни вулиці 2
plan-street_3_green = усі парки й басейни вулиці 3
plan-ring_green = усі парки, усі басейни та кільце на одній вулиці

## The board

board-town = Містечко: { $name }
board-sheet = Аркуш: { $name }
table-tab-board = Містечко
table-tab-sheet = Аркуш
board-whose = Чиє містечко
board-street-1 = 1 · вул. Кленова
board-street-2 = 2 · вул. Сонячна
board-street-3 = 3 · вул. Озерна
board-bis = bis
board-parks = Парки
board-park = Вулиця { $street }, парки: { $count } ({ $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
})
board-plans = Плани міста
board-pools = Басейни
board-temps = Працівники
board-estates = Квартали
board-bis-boxes = Bis
board-refusals = Відмови
board-rings = Кільця
board-ready = хід зроблено
board-track-pools = Басейни: { $count } ({ $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
})
board-track-temps = Найнято працівників: { $count }
board-track-bis = Будинки bis: { $count }, мінус { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}
board-track-refusals = Відмови: { $count }, мінус { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}
board-track-rings = Кільця: { $count }, мінус { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}
board-track-estates = Квартали на { $size ->
    [one] { $size } будинок
    [few] { $size } будинки
    [many] { $size } будинків
   *[other] { $size } будинку
}: { $count }, за кожен { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}

board-plan = { $plan }: { $high ->
    [one] { $high } бал
    [few] { $high } бали
    [many] { $high } балів
   *[other] { $high } бала
} для перших, потім { $low }
board-claimed = Виконано: { $names }
board-plan-estates = Квартали { $sizes }
board-plan-street_1_full = Вулиця 1 заповнена
board-plan-street_3_full = Вулиця 3 заповнена
board-plan-street_ends = Заповнено кінці всіх вулиць
board-plan-temps_7 = Сім працівників
board-plan-bis_5 = П’ять bis на одній вулиці
board-plan-parks_2 = Усі парки двох вулиць
board-plan-pools_2 = Усі басейни двох вулиць
board-plan-street_2_green = Усі парки й басейни вулиці 2
board-plan-street_3_green = Усі парки й басейни вулиці 3
board-plan-ring_green = Парки, басейни й кільце на одній вулиці

board-combinations = Комбінації
board-hand = Ваші карти: номер однієї та ефект іншої
board-combo = { $number } + { $effect }
board-together-refused = відмова
board-next-round = далі: { $effect }
board-effect-fence = паркан
board-effect-agent = агент
board-effect-park = парк
board-effect-pool = басейн
board-effect-temp = працівник
board-effect-bis = bis
board-effect-fence-help = Потім поставте паркан між двома будинками
board-effect-agent-help = Потім підвищте вартість кварталів одного розміру
board-effect-park-help = Потім закладіть парк на тій самій вулиці
board-effect-pool-help = Потім збудуйте басейн, якщо там його заплановано
board-effect-temp-help = Впишіть номер від { $low } до { $high } і найміть працівника
board-effect-bis-help = Потім повторіть номер будь-якого будинку поруч із ним
board-effect-fence-short = відділіть квартал
board-effect-agent-short = квартали дорожчі
board-effect-park-short = парк на цій вулиці
board-effect-pool-short = басейн біля будинку
board-effect-temp-short = впишіть { $low }–{ $high }
board-effect-bis-short = повторіть номер
board-deck = Карт попереду: { $count }
board-unseen = Карт, яких ви не бачили: { $count }, з них у колоді { $deck }
board-to-come = ще вийде
board-sum = усі
board-top = Зверху на колоді: { $effect }
board-top-solo = Зверху на колоді: карта соло
board-solo-waits = Карта соло ще в колоді.
board-open-hand = Ефекти в руці: { $effects }

board-ask-ring = Де збудувати кільце?
board-ring = Кільце
board-ring-where = Де?
board-ring-help = Збудувати кільце (бали: { $points })
board-ask-number = { $number } + { $effect }: який номер?
board-which-number = { $slot }: який номер?
board-skip = { $effect ->
    [fence] Без паркана
    [agent] Без агента
    [park] Без парку
    [pool] Без басейну
   *[bis] Без bis
}
board-skip-ring = Без кільця
board-done = Не зараз
board-refuse = Отримати відмову
board-reshuffle-yes = Перемішати
board-reshuffle-no = Залишити як є
board-build-park = Закласти парк
board-build-pool = Збудувати басейн
board-estate = Вулиця { $street }: { $numbers }

board-label-place = Вписати { $number } ({ $slot }){ $pool ->
    [open] ; тут можна збудувати басейн
    [lost] ; запланований басейн пропаде
    [missing] ; басейну тут не буде
   *[other] { "" }
}
board-label-bis = Вписати { $number } bis ({ $slot }){ $pool ->
    [lost] ; запланований басейн пропаде
   *[other] { "" }
}
board-label-ring = Кільце: { $slot }{ $pool ->
    [lost] ; запланований басейн пропаде
   *[other] { "" }
}
board-label-fence = Паркан { $gap }
board-label-estate = Квартал на { $size ->
    [one] { $size } будинок
    [few] { $size } будинки
    [many] { $size } будинків
   *[other] { $size } будинку
}: { $from }{ $size ->
    [1] { "" }
   *[other] { " " }— { $to }
}
board-label-pool = Збудувати басейн
board-label-park = Закласти парк на вулиці { $street }
board-label-agent = Агент для кварталів на { $size ->
    [one] { $size } будинок
    [few] { $size } будинки
    [many] { $size } будинків
   *[other] { $size } будинку
}: кожен дасть { $next ->
    [one] { $next } бал
    [few] { $next } бали
    [many] { $next } балів
   *[other] { $next } бала
} замість { $value }; у вас таких: { $count }
board-label-claim = Зарахувати план «{ $plan }» і отримати { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
board-label-combo = { $combo }{ $next ->
    [fence] , у наступному раунді паркан
    [agent] , у наступному раунді агент
    [park] , у наступному раунді парк
    [pool] , у наступному раунді басейн
    [temp] , у наступному раунді працівник
    [bis] , у наступному раунді bis
   *[other] { "" }
}
board-label-instead = Замість цього: { $combo }
board-label-combo-pass = { $combo }. Карту { $passed } отримує { $name }
board-label-pass = Передати карту { $card }. Її отримує { $name }
board-have = { $count ->
    [0] у вас немає
   *[other] у вас { $count }
}

board-fact-park = Парки: { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}
board-fact-pool = Басейни: { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}
board-fact-agent = Квартали: { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}
board-fact-bis = Bis: { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}
board-fact-plans = Плани: { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}

warning-unclaimed = Ви ще можете зарахувати план (квартали { $sizes }) і отримати { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
warning-unclaimed_goal = Ви ще можете зарахувати план «{ $goal }» і отримати { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
board-label-alike = { $label } ({ $nth } з { $count } однакових)
board-plans-help = Число в рамці — квартал зі стількох будинків. Хто зарахує план першим, отримає більшу кількість балів, решта — меншу.
board-ends = { $players ->
    [1] Гра закінчується, коли ви виконали всі три плани, пронумерували всі будинки чи отримали третю відмову або коли закінчилися карти.
   *[other] Гра закінчується, коли хтось виконав усі три плани, пронумерував усі будинки або отримав третю відмову.
}
board-near = Гра скоро закінчиться
board-near-plans = { $names }: 2 плани з 3
board-near-refusals = { $names }: 2 відмови з 3
board-near-houses = { $names }: { $count ->
    [one] залишився { $count } будинок
    [few] залишилося { $count } будинки
    [many] залишилося { $count } будинків
   *[other] залишилося { $count } будинку
}
board-near-cards = Карти закінчуються
board-estates-help = Бали за кожен квартал, залежно від розміру; агент підвищує вартість одного розміру
board-temps-help = { $players ->
    [1] Шість і більше: 7 балів
    [2] Наприкінці: у кого більше — 7 балів, у кого менше — 4, без працівників — 0
   *[other] Наприкінці: у кого найбільше — 7 балів, другий — 4, третій — 1, без працівників — 0
}
board-plans-short = Плани
board-later = потім { $low }
board-closes-none = Ще не замикає жодного кварталу.
board-closes-plan = план { $stack }: { $count } з { $of }
board-pool-lost = Запланований тут басейн пропаде.
board-pools-losing = Номер тут — і басейн пропаде.
board-parks-help = Бали за парки кожної вулиці
board-bis-boxes-help = Штраф за повторені номери
board-refusals-help = Коли жоден номер не пасує; третя — кінець гри
board-worth = { $value ->
    [one] { $value } бал
    [few] { $value } бали
    [many] { $value } балів
   *[other] { $value } бала
}

## What a hint speaks of

term-plans = плани міста
term-estates = квартали
term-parks = парки
term-pools = басейни
term-temps = працівники
term-bis = bis
term-rings = кільця
term-refusals = відмови
reason-plans = Плани міста до кінця гри принесуть на { $worth } більше.
reason-estates = Квартали до кінця гри принесуть на { $worth } більше.
reason-parks = Парки до кінця гри принесуть на { $worth } більше.
reason-pools = Басейни до кінця гри принесуть на { $worth } більше.
reason-temps = Працівники до кінця гри принесуть на { $worth } більше.
reason-bis = Ви уникнете штрафу за bis: наприкінці це ще { $worth }.
reason-rings = Ви уникнете штрафу за кільце: наприкінці це ще { $worth }.
reason-refusals = Ви уникнете штрафу за відмову: наприкінці це ще { $worth }.

## What things on the board are

what-table = Стіл
what-town = Містечко
what-slot = Будинок
what-estate = Квартал
what-fence = Паркан
what-park = Парки вулиці
what-parks = Парки
what-pool = Басейн
what-sheet = Решта аркуша
what-pools = Басейни
what-temps = Працівники
what-estates = Вартість кварталів
what-bis = Будинки bis
what-refusals = Відмови
what-rings = Кільця
what-plan = План міста
what-combination = Комбінація
what-hand = Ваші карти
what-deck = Карти, що ще вийдуть
what-end = Кінець гри
board-slot-now = { $slot }: { $state ->
    [house] будинок номер { $number }.
    [ring] кільце.
    [pool] порожньо, заплановано басейн.
   *[empty] порожньо.
}
board-estate-now = Бали за квартал на { $size ->
    [one] { $size } будинок
    [few] { $size } будинки
    [many] { $size } будинків
   *[other] { $size } будинку
} зараз:
