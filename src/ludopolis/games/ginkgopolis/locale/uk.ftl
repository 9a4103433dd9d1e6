### Every word of Ginkgopolis.

game-name = Гінкгополіс
game-pitch = Місто майбутнього росте вшир і вгору. Зіграйте карту окремо, щоб використати будівлю, або з плиткою, щоб будувати.
game-goal = Разом ви будуєте місто вшир і вгору, і щораунду кожен таємно грає одну карту. Будівлі, збережені карти й більшість у районах дають бали; перемагає той, у кого їх найбільше.
game-aim = Будуйте вшир і вгору, використовуйте будівлі, здобувайте райони. Перемагає той, у кого найбільше балів.
game-ends = { $players ->
    [1] Останній раунд — той, у якому закінчаться плитки, усі ваші ресурси опиняться в місті або в Гала залишиться замало ресурсів, щоб будувати.
   *[other] Останній раунд — той, у якому плитки закінчаться вдруге або всі { $players ->
        [2] 25
        [3] 20
        [4] 18
       *[other] 16
    } ресурсів одного з гравців опиняться в місті.
}
game-length = 45 хв
game-difficulty = складніше
certainty-mostly_certain = властивості карт — із правил; яка властивість у якого номера й які персонажі — за списками гравців

## Options

option-characters = Персонажі
option-characters-help = Готові трійки персонажів для першої гри або драфт персонажів для звичайної.
option-characters-trios = готові трійки (перша гра)
option-characters-draft = драфт (звичайна гра)
option-solo_level = Рівень віртуального гравця
option-solo_level-help = У соло-грі ваш суперник — Гал. На вищому рівні він частіше будує вгору й краще вибирає місця.
option-solo_level-normal = звичайний
option-solo_level-expert = експертний
option-screens = Ширми
option-screens-help = Чи видно всім, скільки ресурсів, плиток і балів лежить за чужими ширмами.
option-screens-open_counts = кількість видно
option-screens-closed = закриті
option-solo_deal = Карти в соло-грі
option-solo_deal-help = Скільки карт ви отримуєте щораунду в соло-грі; Гал завжди отримує одну закриту.
option-solo_deal-3plus1 = три вам, одна Галові
option-solo_deal-2plus1 = дві вам, одна Галові
option-max_rounds = Ліміт раундів
option-max_rounds-help = Після стількох раундів рахують бали, навіть якщо гра ще не закінчилася. У правилах ліміту немає.
why-draft_alone = Для драфту потрібно щонайменше два гравці. У соло-грі персонажів немає.
why-solo_only = Рівень віртуального гравця й кількість карт задають лише для соло-гри.

## Parts of sentences

some-items = { $item ->
    [resource] { $count ->
        [one] { $count } ресурс
        [few] { $count } ресурси
        [many] { $count } ресурсів
       *[other] { $count } ресурсу
    }
    [tile] { $count ->
        [one] { $count } плитка
        [few] { $count } плитки
        [many] { $count } плиток
       *[other] { $count } плитки
    }
   *[point] { $count ->
        [one] { $count } бал
        [few] { $count } бали
        [many] { $count } балів
       *[other] { $count } бала
    }
}

# Each begins with a space, and what is zero is left out: “ +1 resource +2 tiles”.
gained-items = { $resources ->
    [0] { "" }
    [one] { " " }+{ $resources } ресурс
    [few] { " " }+{ $resources } ресурси
    [many] { " " }+{ $resources } ресурсів
   *[other] { " " }+{ $resources } ресурсу
}{ $tiles ->
    [0] { "" }
    [one] { " " }+{ $tiles } плитка
    [few] { " " }+{ $tiles } плитки
    [many] { " " }+{ $tiles } плиток
   *[other] { " " }+{ $tiles } плитки
}{ $points ->
    [0] { "" }
    [one] { " " }+{ $points } бал
    [few] { " " }+{ $points } бали
    [many] { " " }+{ $points } балів
   *[other] { " " }+{ $points } бала
}
start-items = { $start_resources ->
    [0] { "" }
    [one] { " " }+{ $start_resources } ресурс
    [few] { " " }+{ $start_resources } ресурси
    [many] { " " }+{ $start_resources } ресурсів
   *[other] { " " }+{ $start_resources } ресурсу
}{ $start_tiles ->
    [0] { "" }
    [one] { " " }+{ $start_tiles } плитка
    [few] { " " }+{ $start_tiles } плитки
    [many] { " " }+{ $start_tiles } плиток
   *[other] { " " }+{ $start_tiles } плитки
}{ $start_points ->
    [0] { "" }
    [one] { " " }+{ $start_points } бал
    [few] { " " }+{ $start_points } бали
    [many] { " " }+{ $start_points } балів
   *[other] { " " }+{ $start_points } бала
}
bonus-items = { $bonus_resources ->
    [0] { "" }
    [one] { " " }+{ $bonus_resources } ресурс
    [few] { " " }+{ $bonus_resources } ресурси
    [many] { " " }+{ $bonus_resources } ресурсів
   *[other] { " " }+{ $bonus_resources } ресурсу
}{ $bonus_tiles ->
    [0] { "" }
    [one] { " " }+{ $bonus_tiles } плитка
    [few] { " " }+{ $bonus_tiles } плитки
    [many] { " " }+{ $bonus_tiles } плиток
   *[other] { " " }+{ $bonus_tiles } плитки
}{ $bonus_points ->
    [0] { "" }
    [one] { " " }+{ $bonus_points } бал
    [few] { " " }+{ $bonus_points } бали
    [many] { " " }+{ $bonus_points } балів
   *[other] { " " }+{ $bonus_points } бала
}
bonus-part = { $bonuses ->
    [0] { "" }
   *[other] ; бонус{ bonus-items }
}
paid-items = { $points ->
    [0] { "" }
    [one] { " " }−{ $points } бал
    [few] { " " }−{ $points } бали
    [many] { " " }−{ $points } балів
   *[other] { " " }−{ $points } бала
}{ $resources ->
    [0] { "" }
    [one] { " " }−{ $resources } ресурс
    [few] { " " }−{ $resources } ресурси
    [many] { " " }−{ $resources } ресурсів
   *[other] { " " }−{ $resources } ресурсу
}

## Questions

ask-draft = Драфт, крок { $pick } із 3: залиште персонажа.
ask-select = Раунд { $round }: зіграйте карту, окремо або з плиткою.
ask-take = Карту з літерою зіграно окремо: візьміть ресурс або плитку.
ask-token = Куди переходить літера { $card }? На вільну клітинку поруч із новою будівлею.
ask-token_blocked = Поруч із новою будівлею немає вільної клітинки для літери { $card }. Виберіть їй нове місце на краю міста.
ask-return = Плитки закінчилися: повернути частину своїх, по балу за кожну?{ $tiles ->
    [0] { "" }
   *[other] { " " }Вибрано: { $tiles }.
}

# What follows a choice that all make at once, where “This ends your turn” would be wrong.
ends-select = Карту буде зіграно, коли виберуть усі.
ends-draft = Вибір стане остаточним, коли виберуть усі.
ends-return = { ends-draft }

## Moves

move-renew = одразу взяти нову руку за жетон оновлення; про це дізнаються всі
move-done = решту залишити
move-push_forward = посунути наступні літери за годинниковою стрілкою
move-push_backward = посунути попередні літери проти годинникової стрілки
move-take = взяти { $item ->
    [resource] ресурс
   *[tile] плитку
}
move-keep = залишити: { $character }; на початку{ start-items }; бонус{ bonus-items }
move-return = повернути плитку «{ $tile }»
move-token = на клітинку { $cell }
move-exploit_letter = карта { $card } окремо: ресурс або плитка{ bonus-part }
move-exploit = карта «{ $card }» окремо: { some-items }{ bonus-part }
move-urbanize = { $card } з плиткою «{ $tile }»: будувати вшир; −{ $placed } ресурс; сусідні будівлі{ gained-items }{ bonus-part }
move-construct = { $card } з плиткою «{ $tile }»: будувати вгору;{ paid-items }{ bonus-part }
move-construct_over = { $card } з плиткою «{ $tile }»: будувати вгору;{ paid-items }{ bonus-part }; { $seat } повертає собі { $count ->
    [one] { $count } ресурс і отримує { $count } бал
    [few] { $count } ресурси й отримує { $count } бали
    [many] { $count } ресурсів і отримує { $count } балів
   *[other] { $count } ресурсу й отримує { $count } бала
}
move-dear = { $card } з плиткою «{ $tile }»: карта діятиме окремо, бо зараз неможливо заплатити { $points ->
    [0] { "" }
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " і " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } ресурс
    [few] { $resources } ресурси
    [many] { $resources } ресурсів
   *[other] { $resources } ресурсу
} (бали: { $has_points }, ресурси: { $has_resources })

# The same in short, for hints beside the board.
brief-token = літера йде на підсвічену клітинку
other-token = літера йде на іншу клітинку
brief-return = { $count ->
    [1] повернути плитку «{ $tile }»
    [one] повернути { $count } плитку: { $tile }
    [few] повернути { $count } плитки: { $tile }
    [many] повернути { $count } плиток: { $tile }
   *[other] повернути { $count } плитки: { $tile }
}
with-return = { $tile }
with-done = решту залишити
brief-renew = взяти нову руку (−2 бали в кінці)
brief-urbanize = { $card } з плиткою «{ $tile }»: будувати вшир
brief-construct = { $card } з плиткою «{ $tile }»: будувати вгору, карта лишається у вас
brief-construct_over = { $card } з плиткою «{ $tile }»: будувати вгору на чужій будівлі ({ $seat }), карта лишається у вас
brief-dear = { $card } з плиткою «{ $tile }»: зараз задорого, плитка повернеться, а карта діятиме окремо

## Reasons

why-bad_move = «{ $text }» — це не хід. Ходи пишуть так: play R7, play R7 Y4, play C R8, renew, take resource, take tile, token -1,3, push forward, push backward, return Y9, done, keep planner_exploit_1.
why-bad_outcome = «{ $text }» витягти не можна. Пишуть так: tile R7, card C, first 0, trio 4, character planner_exploit_1.
why-no_renewals = У вас не залишилося жетонів оновлення.
why-solo_renewals = У соло-грі жетонів оновлення немає: нової руки не беруть.
why-not_in_hand = У вас у руці немає такої карти: { $card }.
why-not_behind_screen = За вашою ширмою немає такої плитки: { $tile }.
why-room_for_token = Для літери є місце: виберіть клітинку.
why-cell_built = На клітинці { $cell } стоїть будівля.
why-cell_taken = На клітинці { $cell } лежить літера { $card }.
why-cell_far = Клітинка { $cell } не поруч із новою будівлею ({ $from_cell }).
why-cell_off_ring = Клітинка { $cell } не на краю міста.
why-cell_out_of_order = Літери навколо міста йдуть за абеткою: клітинка { $cell } не підходить.
why-returned_already = Цю плитку вже вибрано: { $tile }.
why-return_order = Називайте плитки за зростанням: { $tile } йде раніше, ніж { $last_tile }.
why-not_in_packet = У вашому наборі немає такого персонажа: { $character }.
why-not_asked = Зараз питання не про це. Вирішіть: { $step }.

step-draft = кого з персонажів залишити
step-select = яку карту зіграти
step-take = ресурс чи плитка
step-token = куди переходить літера
step-return = які плитки повернути

## Events

event-reveal = Усі вибрали.
event-placed = На клітинку { $cell } кладуть плитку: { $tile }.
event-turned = Карту відкрито й покладено в скид: { $card }.
event-first = Перший гравець — { $seat }.
event-trio = { $seat } отримує трійку персонажів № { $trio }.
event-packet = { $seat } бачить персонажа: { $character }.
event-packets_passed = Набори передають ліворуч.
event-character = { $seat } отримує персонажа: { $character }.
event-drew_tile = { $seat } бере плитку: { $tile }.
event-drew_tile_hidden = { $seat } бере плитку.
event-drew_card = { $seat } бере карту: { $card }.
event-drew_card_hidden = { $seat } бере карту.
event-round = Раунд { $round }; перший гравець — { $seat }.
event-renewed = { $seat } бере нову руку. Залишилося жетонів оновлення: { $tokens }.
event-discarded = { $seat } скидає карту «{ $card }».
event-rebuilt = Колода закінчилася: перемішано { $cards ->
    [one] { $cards } карту
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}{ $sites ->
    [0] { "" }
   *[other] , з них { $sites } з будмайданчиків
}.
event-chose = { $seat } грає карту окремо.
event-chose_tile = { $seat } грає карту з плиткою.
event-showed = { $seat } відкриває карту: { $card }.
event-showed_tile = { $seat } відкриває карту «{ $card }» з плиткою «{ $tile }».
event-fallback = { $seat } забирає плитку «{ $tile }» назад і грає карту окремо.
event-cannot_pay = { $seat } не може заплатити { $points ->
    [0] { "" }
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " і " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } ресурс
    [few] { $resources } ресурси
    [many] { $resources } ресурсів
   *[other] { $resources } ресурсу
} (бали: { $has_points }, ресурси: { $has_resources }).
event-activated = { $seat } використовує будівлю «{ $tile }» ({ $height ->
    [one] { $height } поверх
    [few] { $height } поверхи
    [many] { $height } поверхів
   *[other] { $height } поверху
}).
event-gained = { $seat } отримує: { some-items }.
event-lost = Запас порожній. Не отримано ({ $seat }): { some-items }.
event-bonus = { $seat } отримує бонус ({ $trigger }):{ $resources ->
    [0] { "" }
    [one] { " " }+{ $resources } ресурс
    [few] { " " }+{ $resources } ресурси
    [many] { " " }+{ $resources } ресурсів
   *[other] { " " }+{ $resources } ресурсу
}{ $tiles ->
    [0] { "" }
    [one] { " " }+{ $tiles } плитка
    [few] { " " }+{ $tiles } плитки
    [many] { " " }+{ $tiles } плиток
   *[other] { " " }+{ $tiles } плитки
}{ $points ->
    [0] { "" }
    [one] { " " }+{ $points } бал
    [few] { " " }+{ $points } бали
    [many] { " " }+{ $points } балів
   *[other] { " " }+{ $points } бала
}.
event-urbanized = { $seat } зводить будівлю «{ $tile }» на клітинці { $cell }.
event-token = Літера { $card } переходить на клітинку { $cell }.
event-returned = { $seat } повертає собі { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурси
    [many] { $resources } ресурсів
   *[other] { $resources } ресурсу
}{ $points ->
    [0] { "" }
    [one] { " " }та отримує { $points } бал
    [few] { " " }та отримує { $points } бали
    [many] { " " }та отримує { $points } балів
   *[other] { " " }та отримує { $points } бала
}.
event-paid = { $seat } платить { $points ->
    [0] { "" }
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " і " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } ресурс
    [few] { $resources } ресурси
    [many] { $resources } ресурсів
   *[other] { $resources } ресурсу
}.
event-built = { $seat } надбудовує будівлю на клітинці { $cell }, зверху плитка «{ $tile }» ({ $height ->
    [one] { $height } поверх
    [few] { $height } поверхи
    [many] { $height } поверхів
   *[other] { $height } поверху
}).
event-kept = { $seat } зберігає карту: { $card }.
event-exhausted = Плитки закінчилися вперше: кожен може повернути частину своїх.
event-gave_tile = { $seat } повертає плитку: { $tile }.
event-gave_points = { $seat } отримує { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за повернені плитки.
event-refilled = Новий запас: { $tiles ->
    [one] { $tiles } плитка
    [few] { $tiles } плитки
    [many] { $tiles } плиток
   *[other] { $tiles } плитки
}.
event-flag_tiles = Плитки закінчилися: цей раунд останній.
event-flag_resources = { $seat }: усі ресурси в місті. Цей раунд останній.
event-hands_passed = Карти передають ліворуч.
first-hands_passed = Решту карт усі передають сусідові ліворуч.
first-kept = { event-kept }
first-urbanized = { $seat } будує вшир.
first-cannot_pay = { $seat } не може заплатити.
first-returned = { event-returned }
first-rebuilt = Колоду перемішано заново.
event-passed = { $from_seat } передає карту «{ $card }»; її отримує { $to_seat }.
event-hal_dealt = { $seat } отримує закриту карту.
event-hal_shows = { $seat } відкриває карту: { $card }.
event-hal_draws = { $seat } бере плитку: { $tile }.
event-hal_second = { $seat } бере й другу карту: { $card }.
event-hal_points = { $seat } отримує за сусідні будівлі { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.
event-hal_idle = { $seat } не знаходить плитки й нічого не робить.
event-hal_short = { $seat } не може заплатити: ресурсів треба { $resources }, а є { $has_resources }. Гру закінчено.
event-end = { $ending }
event-total = { $seat }: { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}.

## The log beside the board: without text left out, after a comma in the line before

log-placed = { "" }
log-turned = { "" }
log-trio = { $seat }: троє персонажів
log-packet = { "" }
log-packets_passed = { "" }
log-character = , { $character }
log-drew_tile = , + плитка «{ $tile }»
log-drew_tile_hidden = , +{ $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}
log-drew_card = { "" }
log-drew_card_hidden = { "" }
log-round = Раунд { $round }
log-renewed = { $seat } бере нову руку
log-discarded = { "" }
log-rebuilt = Колода закінчилася, її перемішано заново: { $cards ->
    [one] { $cards } карта
    [few] { $cards } карти
    [many] { $cards } карт
   *[other] { $cards } карти
}{ $sites ->
    [0] { "" }
   *[other] , з них нових будівель: { $sites }
}.
log-chose = { "" }
log-chose_tile = { "" }
log-showed = { $seat } грає карту «{ $card }»
log-showed_tile = { $seat } грає карту «{ $card }» з плиткою «{ $tile }»
log-fallback = , забирає плитку назад
log-cannot_pay = , не може заплатити
log-activated = { "" }
log-gained = , +{ some-items }
log-lost = , запас порожній, не отримано: { some-items }
log-bonus = ; бонус:
log-urbanized = , будує вшир
log-token = { "" }
log-returned = ({ $seat } повертає собі { $resources ->
    [one] { $resources } ресурс
    [few] { $resources } ресурси
    [many] { $resources } ресурсів
   *[other] { $resources } ресурсу
}{ $points ->
    [0] { "" }
    [one] { " " }та отримує { $points } бал
    [few] { " " }та отримує { $points } бали
    [many] { " " }та отримує { $points } балів
   *[other] { " " }та отримує { $points } бала
})
log-paid = , платить { $points ->
    [0] { "" }
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " і " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } ресурс
    [few] { $resources } ресурси
    [many] { $resources } ресурсів
   *[other] { $resources } ресурсу
}
log-built = , будує { $height }-й поверх
log-kept = ; зберігає карту
log-gave_tile = , повертає плитку «{ $tile }»
log-gave_points = , +{ $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
log-hands_passed = { "" }
log-passed = { "" }
log-flag_tiles = ; плитки закінчилися, цей раунд останній
log-flag_resources = , усі ресурси в місті: цей раунд останній
log-hal_dealt = { "" }
log-hal_shows = { $seat } грає карту «{ $card }»
log-hal_draws = , бере плитку «{ $tile }»
log-hal_second = , бере ще й карту «{ $card }»
log-hal_points = , +{ $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за сусідні будівлі
log-hal_idle = , не знаходить плитки й нічого не робить

## The position

line-round = Раунд { $round }, перший гравець — { $first_seat }.
line-columns = { $picture }
line-row = { $picture }
line-stocks = Плиток у запасі: { $tiles }. Карт у колоді: { $deck }, у скиді: { $discard }.
line-exhausted = Плитки один раз уже закінчувалися.
line-discard = Скид: { $card }.
line-flag = Останній раунд: { $ending }
line-side = { $seat }
line-side_ready = { $seat } (вибір зроблено)
line-counts = За ширмою: ресурси { $resources }, плитки { $tiles }, бали { $points }. Ресурси в запасі { $supply }, у місті { $city }; жетони оновлення { $renewals }.
line-counts_closed = Ширма закрита. Ресурси в запасі { $supply }, у місті { $city }; жетони оновлення { $renewals }.
line-hal = Бали { $points }. Ресурси в запасі { $supply }, у місті { $city }.
line-hand = Рука: { $card }.
line-known_hand = Відомі карти: { $card }.
line-own_tiles = Плитки: { $tile }.
line-known_tiles = Відомі плитки: { $tile }.
line-packet = У наборі: { $character }; на початку{ start-items }; бонус{ bonus-items }.
line-drafted = Уже залишено: { $character }; на початку{ start-items }; бонус{ bonus-items }.
line-giving = Повертаються: { $tile }.
line-characters = Персонажі: { $character }.
line-kept = Збережені карти: { $tile }.
line-bonus = Бонус ({ $trigger }): ресурси { $resources }, плитки { $tiles }, бали { $points }.
line-face_down = Лежить закрита карта.
line-face_down_tile = Лежить закрита карта з плиткою.
line-card = Грає карту: { $card }.
line-card_tile = Грає карту «{ $card }» з плиткою «{ $tile }».

## The score sheet

score-screen = Бали, набрані за гру
score-resources_on = Карти за ресурси на будівлях
score-low_buildings = Карти за низькі будівлі
score-high_buildings = Карти за високі будівлі
score-bonus_cards = Карти за бонуси
score-cards = Карти за колір
score-flat = Карти по 9 балів
score-renewals = Жетони оновлення
score-districts = Райони
# The collected points are a part of it.
unit-points = { $over ->
    [0] якщо закінчити зараз
   *[other] усього
}
figure-cards = збережено
figure-tokens = жетони
ending-tiles = Плитки закінчилися.
ending-resources = В одного з гравців усі ресурси в місті.
ending-hal_out = У Гала не залишилося ресурсів.
ending-hal_short = Гал не може заплатити за свою будівлю.
ending-rounds = Зіграно останній раунд.

## Things

trigger-exploit = карта окремо
trigger-urbanize = будівництво вшир
trigger-construct = будівництво вгору
character-technician_exploit_1 = біотехнік (карта окремо)
character-technician_exploit_2 = біотехнік (карта окремо)
character-technician_exploit_3 = біотехнік (карта окремо)
character-technician_exploit_4 = біотехнік (карта окремо)
character-technician_urbanize_1 = біотехнік (будівництво вшир)
character-technician_urbanize_2 = біотехнік (будівництво вшир)
character-technician_urbanize_3 = біотехнік (будівництво вшир)
character-technician_urbanize_4 = біотехнік (будівництво вшир)
character-technician_construct_1 = біотехнік (будівництво вгору)
character-technician_construct_2 = біотехнік (будівництво вгору)
character-technician_construct_3 = біотехнік (будівництво вгору)
character-technician_construct_4 = біотехнік (будівництво вгору)
character-engineer_exploit_1 = біоінженер (карта окремо)
character-engineer_exploit_2 = біоінженер (карта окремо)
character-engineer_exploit_3 = біоінженер (карта окремо)
character-engineer_urbanize_1 = біоінженер (будівництво вшир)
character-engineer_urbanize_2 = біоінженер (будівництво вшир)
character-engineer_urbanize_3 = біоінженер (будівництво вшир)
character-engineer_construct_1 = біоінженер (будівництво вгору)
character-engineer_construct_2 = біоінженер (будівництво вгору)
character-engineer_construct_3 = біоінженер (будівництво вгору)
character-planner_exploit_1 = біопланувальник (карта окремо)
character-planner_exploit_2 = біопланувальник (карта окремо)
character-planner_urbanize_1 = біопланувальник (будівництво вшир)
character-planner_urbanize_2 = біопланувальник (будівництво вшир)
character-planner_construct_1 = біопланувальник (будівництво вгору)
character-planner_construct_2 = біопланувальник (будівництво вгору)
tile-R1 = червона 1
tile-R2 = червона 2
tile-R3 = червона 3
tile-R4 = червона 4
tile-R5 = червона 5
tile-R6 = червона 6
tile-R7 = червона 7
tile-R8 = червона 8
tile-R9 = червона 9
tile-R10 = червона 10
tile-R11 = червона 11
tile-R12 = червона 12
tile-R13 = червона 13
tile-R14 = червона 14
tile-R15 = червона 15
tile-R16 = червона 16
tile-R17 = червона 17
tile-R18 = червона 18
tile-R19 = червона 19
tile-R20 = червона 20
tile-B1 = синя 1
tile-B2 = синя 2
tile-B3 = синя 3
tile-B4 = синя 4
tile-B5 = синя 5
tile-B6 = синя 6
tile-B7 = синя 7
tile-B8 = синя 8
tile-B9 = синя 9
tile-B10 = синя 10
tile-B11 = синя 11
tile-B12 = синя 12
tile-B13 = синя 13
tile-B14 = синя 14
tile-B15 = синя 15
tile-B16 = синя 16
tile-B17 = синя 17
tile-B18 = синя 18
tile-B19 = синя 19
tile-B20 = синя 20
tile-Y1 = жовта 1
tile-Y2 = жовта 2
tile-Y3 = жовта 3
tile-Y4 = жовта 4
tile-Y5 = жовта 5
tile-Y6 = жовта 6
tile-Y7 = жовта 7
tile-Y8 = жовта 8
tile-Y9 = жовта 9
tile-Y10 = жовта 10
tile-Y11 = жовта 11
tile-Y12 = жовта 12
tile-Y13 = жовта 13
tile-Y14 = жовта 14
tile-Y15 = жовта 15
tile-Y16 = жовта 16
tile-Y17 = жовта 17
tile-Y18 = жовта 18
tile-Y19 = жовта 19
tile-Y20 = жовта 20
card-R1 = червона 1
card-R2 = червона 2
card-R3 = червона 3
card-R4 = червона 4
card-R5 = червона 5
card-R6 = червона 6
card-R7 = червона 7
card-R8 = червона 8
card-R9 = червона 9
card-R10 = червона 10
card-R11 = червона 11
card-R12 = червона 12
card-R13 = червона 13
card-R14 = червона 14
card-R15 = червона 15
card-R16 = червона 16
card-R17 = червона 17
card-R18 = червона 18
card-R19 = червона 19
card-R20 = червона 20
card-B1 = синя 1
card-B2 = синя 2
card-B3 = синя 3
card-B4 = синя 4
card-B5 = синя 5
card-B6 = синя 6
card-B7 = синя 7
card-B8 = синя 8
card-B9 = синя 9
card-B10 = синя 10
card-B11 = синя 11
card-B12 = синя 12
card-B13 = синя 13
card-B14 = синя 14
card-B15 = синя 15
card-B16 = синя 16
card-B17 = синя 17
card-B18 = синя 18
card-B19 = синя 19
card-B20 = синя 20
card-Y1 = жовта 1
card-Y2 = жовта 2
card-Y3 = жовта 3
card-Y4 = жовта 4
card-Y5 = жовта 5
card-Y6 = жовта 6
card-Y7 = жовта 7
card-Y8 = жовта 8
card-Y9 = жовта 9
card-Y10 = жовта 10
card-Y11 = жовта 11
card-Y12 = жовта 12
card-Y13 = жовта 13
card-Y14 = жовта 14
card-Y15 = жовта 15
card-Y16 = жовта 16
card-Y17 = жовта 17
card-Y18 = жовта 18
card-Y19 = жовта 19
card-Y20 = жовта 20

## Board

virtual-player = Гал
board-hand = Ваша рука
board-hand-of = Рука: { $name }
board-screen = За вашою ширмою
board-screen-named = За ширмою ({ $name })
board-screen-of = За ширмою
board-tiles = Ваші плитки
board-no-tiles = Плиток немає: їх дають сині будівлі, літери та бонуси.
board-bonuses = Бонуси
board-kept = Збережені карти
board-known = Що відомо про руку й плитки
board-buildings = Будівлі: { $count }
board-nothing = нічого
board-now = зараз
board-round = Раунд { $round }
board-tiles-left = плитки
board-deck = колода
board-discard = скид
board-deck-help = Карт у колоді: { $count }. Коли вона закінчується, перемішують скид разом із картами нових будівель.
board-discard-help = Переглянути скид і те, що ще не з’являлося
board-discard-count = Скид: { $count }
board-components = Компоненти: { $what }.
board-unseen-cards = Карти, яких ви не бачили (у колоді чи на руках в інших): { $count }
board-unseen-tiles = Плитки, яких ви не бачили (у запасі, за ширмами чи поза грою): { $count }
board-returned-tiles = Повернені плитки
board-exhausted = (один раз вони вже закінчувалися; коли закінчаться знову, закінчиться й гра)
board-exhausted-for-good = (вони закінчилися: цей раунд останній)
board-districts = райони
board-districts-help = Показати райони: дві або більше сусідніх будівель одного кольору. Перший за ресурсами отримує бал за кожен ресурс району, другий — за кожен свій.
board-district-place = { $name }: { $points }
board-district-R = червоний район
board-district-B = синій район
board-district-Y = жовтий район
board-district-size = Будівель: { $buildings }. Ресурсів: { $total }.
board-place-alone = { $name }: чужих ресурсів тут немає, тому подвійно: 2 × { $total } = { $points }
board-place-first = { $name }: найбільше ресурсів ({ $resources }), тому бал за кожен ресурс району: { $points }
board-place-second = { $name }: друге місце, тому бал за кожен свій ресурс: { $points }
board-place-third = { $name }: ресурсів { $resources }, без балів
board-place-tie = Ресурсів порівну: вирішує вища будівля, потім — більший номер угорі.
board-won-alone = { $district }: 2 × { $total }, чужих ресурсів немає
board-won-first = { $district }: { $points }, найбільше ресурсів
board-won-second = { $district }: { $points }, друге місце
board-plays = Що щойно зіграно
board-last-round = Останній раунд
board-token = Літера { $letter }: тут місто може вирости
board-height = { $height ->
    [one] { $height } поверх
    [few] { $height } поверхи
    [many] { $height } поверхів
   *[other] { $height } поверху
}
board-ownerless = без власника
board-owned = { $name }
board-site = будмайданчик: карти цієї будівлі ще немає в грі
board-first = Перший гравець
board-chosen = вибрано
board-face-down-card = Карта долілиць
board-face-down-tile = Плитка долілиць
board-closed-resource = Ресурси за закритою ширмою
board-closed-tile = Плитки за закритою ширмою
board-closed-point = Бали за закритою ширмою
board-count-resource = { $count ->
    [one] { $count } ресурс
    [few] { $count } ресурси
    [many] { $count } ресурсів
   *[other] { $count } ресурсу
}
board-count-tile = { $count ->
    [one] { $count } плитка
    [few] { $count } плитки
    [many] { $count } плиток
   *[other] { $count } плитки
}
board-count-point = { $count ->
    [one] { $count } бал
    [few] { $count } бали
    [many] { $count } балів
   *[other] { $count } бала
}
board-has-resource = Ресурсів за ширмою: { $count }
board-has-tile = Плиток за ширмою: { $count }
board-has-point = Набрано балів (лежать за ширмою): { $count }
board-all-points = Якби гра закінчилася зараз: { $points }
board-then-resource = ресурси { $now } → { $then }
board-then-tile = плитки { $now } → { $then }
board-then-point = бали { $now } → { $then }
board-then-score = якщо закінчити зараз: { $now } → { $then }
board-score-stays = якщо закінчити зараз: так само { $now }
board-in-city = Ресурсів у місті: { $count } із { $all }
board-supply-own = Ресурсів у запасі: { $count }
board-supply-tiles = Плиток у запасі: { $count }
board-renewals = Жетонів оновлення: { $count }
board-renew = Нова рука (залишилося { $count })
board-renew-price = −2 бали в кінці
board-renew-help = Віддати жетон оновлення й одразу замінити всі чотири карти. Про це дізнаються всі; вибір інших лишається чинним. Невикористаний жетон дає наприкінці 2 бали.
board-say-renew = Взяти нову руку?
board-do-renew = Взяти
board-keep-hand = Залишити ці карти
board-renewed = { $name } бере нову руку
board-pick-card = Виберіть карту
board-pick-card-help = Карта окремо дає те, що на ній. Карта з плиткою будує.
board-left = Залишилося плиток: { $tiles }. Карт у колоді: { $cards }.
board-add-tile = або виберіть плитку й будуйте
board-wait = Ваші карти
board-cards-of = Карти: { $name }
board-others-choose = Інші ще вибирають.
board-chose-renew = Ви берете нову руку
board-played = зіграно
board-alone = Карта окремо
board-do-exploit = Зіграти окремо
board-do-urbanize = Будувати вшир
board-do-construct = Будувати вгору
board-do-anyway = Спробувати збудувати
board-say-letter = Карта { $letter } окремо: ресурс або плитка
board-say-exploit = Карта «{ $card }» окремо
board-say-urbanize = Плитка «{ $tile }» на місце літери { $letter }
board-say-construct = { $height }-й поверх: плитка «{ $tile }» на будівлі «{ $card }»
board-say-dear = Плитка «{ $tile }» повернеться
board-dear-unless = якщо й у ваш хід не вистачить
board-lacks-points = { $numbers }: менше на { $count }, потрібно набраних балів: { $count }, у вас { $has }
board-lacks-resources = потрібно ресурсів: { $count }, у вас { $has }
board-you-get = ви отримаєте
board-you-place = ви ставите
board-place-help = На будівлі стоїть стільки ваших ресурсів, скільки в ній поверхів.
board-around = навколо
board-around-help = Кожна будівля поруч із новою дає за кожен поверх ресурс, плитку або бал, залежно від кольору.
board-other-colour = інший колір
board-colour-help = Плитка іншого кольору, ніж та, що під нею, коштує ресурс.
board-lower = менший номер
board-lower-help = Менший номер на більший: різницю номерів платять балами.
board-you-get-back = вам повернеться
board-gets-back = { $name } повертає собі ресурси й отримує по балу за кожен
board-bonus = бонус
board-to-come = потім:
board-you-keep = ви збережете
board-keep-short = собі:
board-new-bonus = новий бонус:
board-new-plot = вшир
board-floor = { $height }-й поверх
board-discarded-after = потім у скид
board-label-letter = Літера { $letter }. Окремо: ресурс або плитка. З плиткою: нова будівля на місці літери.
board-label-card = { $card }. Окремо: { $items }. З плиткою: { $height }-й поверх, і ви зберігаєте карту: { $kept }
board-keep-bonus = { $trigger }: { $items }
board-when-exploit = за кожну карту, зіграну окремо
board-when-urbanize = за кожне будівництво вшир
board-when-construct = за кожне будівництво вгору
board-colour-R = червоний
board-colour-B = синій
board-colour-Y = жовтий
board-goal-resources_on = наприкінці { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожен ваш ресурс на будівлях (колір: { $of })
board-goal-low_buildings = наприкінці { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожну вашу будівлю на 1–2 поверхи
board-goal-high_buildings = наприкінці { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожну вашу будівлю на 3 поверхи й вище
board-goal-bonus_cards = наприкінці { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожну вашу карту з бонусом ({ $of })
board-goal-cards = наприкінці { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
} за кожну вашу карту (колір: { $of })
board-goal-flat = наприкінці { $points ->
    [one] { $points } бал
    [few] { $points } бали
    [many] { $points } балів
   *[other] { $points } бала
}
board-lane-exploit = Карта окремо
board-lane-urbanize = Будівництво вшир
board-lane-construct = Будівництво вгору
board-lane-end = Наприкінці гри
board-short-exploit = окремо
board-short-urbanize = вшир
board-short-construct = вгору
board-short-end = у кінці
board-worth-now = Зараз це дає: { $points }
board-take = Що взяти із запасу?
board-take-resource = щоб ставити на будівлі
board-take-tile = щоб будувати
board-move-token = Куди тепер перейде літера { $letter }?
board-move-token-help = Місце літери зайняла нова будівля. Виберіть вільну клітинку поруч із нею: там місто зможе рости далі.
board-do-token = Пересунути літеру сюди
board-at-N = на північ від будівлі «{ $tile }»
board-at-E = на схід від будівлі «{ $tile }»
board-at-S = на південь від будівлі «{ $tile }»
board-at-W = на захід від будівлі «{ $tile }»
board-at-letter-N = на північ від літери { $letter }
board-at-letter-E = на схід від літери { $letter }
board-at-letter-S = на південь від літери { $letter }
board-at-letter-W = на захід від літери { $letter }
board-token-to = Літера { $letter } стане { $where }
board-blocked = Літері { $letter } нікуди йти
board-blocked-help = Літери навколо міста йдуть за абеткою. Виберіть, які посунуться.
board-blocked-cells = Вона йде далі краєм міста. Виберіть клітинку.
board-push-forward = Посунути за годинниковою: { $letters }
board-push-backward = Посунути проти годинникової: { $letters }
board-return = Плитки закінчилися: повернути частину своїх?
board-return-help = По балу за кожну. Повернені плитки стануть новим запасом; коли він закінчиться, закінчиться й гра.
board-return-done = { $count ->
    [one] Повернути { $count } плитку
    [few] Повернути { $count } плитки
    [many] Повернути { $count } плиток
   *[other] Повернути { $count } плитки
}
board-return-none = Залишити всі
board-returned = Плитка «{ $tile }» йде в запас
board-draft = Персонаж { $pick } із 3: залиште одного, { $pick ->
    [3] другого скиньте
   *[other] решту передайте
}
board-draft-help = Гляньте, що кожен дає на початку й що потім приносить за дію одного виду.
board-draft-keep = Залишити: { $character }
board-draft-kept = Залишено
board-do-draft = Залишити
board-starts = на початку
board-technician = Біо{"\u00AD"}технік
board-engineer = Біо{"\u00AD"}інженер
board-planner = Біо{"\u00AD"}плану{"\u00AD"}вальник
board-label-character = { $name }. На початку { $start }. Потім { $bonus }
term-screen = бали одразу
term-screen_later = бали згодом
term-districts = райони
term-end_cards = карти на кінець гри
reason-screen = Одразу принесе на { $worth } більше.
reason-screen_later = Далі під час гри ви наберете на { $worth } більше.
reason-districts = Райони наприкінці дадуть на { $worth } більше.
reason-renewals = Залишиться більше жетонів оновлення: це { $worth }.
reason-end_cards = Карти на кінець гри дадуть на { $worth } більше.
reason-rival-renew = Ви зіграєте й передасте інші карти. { $players ->
    [2] Суперник
   *[other] Найсильніший суперник
} наприкінці, найімовірніше, матиме на { $worth } менше.

## What things on the board are

what-table = Стіл
what-city = Місто
what-building = Будівля
what-letter = Літера
what-district = Райони
what-card = Карта в руці
what-tile = Плитка
what-hand = Рука
what-resources = Ресурси
what-tiles = Плитки
what-points = Бали
what-kept = Збережена карта
what-lane = Бонус
what-character = Персонаж
what-renewal = Нова рука
what-first = Перший гравець
what-plays = Що зіграно
what-supply = Залишилося плиток
what-deck = Колода
what-discard = Скид
what-round = Раунд
what-last_round = Останній раунд
what-hal = Гал
