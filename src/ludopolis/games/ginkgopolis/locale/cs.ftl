### Every word of Ginkgopolis.

game-name = Ginkgopolis
game-pitch = Město budoucnosti roste do šířky i do výšky. Samotnou kartou využijete budovu, kartou s destičkou stavíte.
game-goal = Společně stavíte město do šířky i do výšky; každé kolo každý tajně zahraje jednu kartu. Budovy, ponechané karty a většiny ve čtvrtích přinášejí body; vyhrává, kdo jich má nejvíc.
game-aim = Stavte do šířky i do výšky, využívejte budovy, získávejte čtvrti. Vyhrává, kdo má nejvíc bodů.
game-ends = { $players ->
    [1] Poslední kolo je to, ve kterém dojdou destičky, budou ve městě všechny vaše suroviny nebo Hal nebude mít na stavbu dost surovin.
   *[other] Poslední kolo je to, ve kterém destičky dojdou podruhé nebo bude mít někdo ve městě všechny své suroviny (je jich { $players ->
        [2] 25
        [3] 20
        [4] 18
       *[other] 16
    }).
}
game-length = 45 min
game-difficulty = náročnější
certainty-mostly_certain = účinky karet jsou z tištěných pravidel; postavy a přiřazení účinků k číslům jsou ze seznamů, které sestavili hráči

## Options

option-characters = Postavy
option-characters-help = Pro každého tři pevně dané postavy v první partii, nebo draft postav v běžné hře.
option-characters-trios = pevné trojice (úvodní hra)
option-characters-draft = draft (běžná hra)
option-solo_level = Úroveň virtuálního hráče
option-solo_level-help = V sólo hře hrajete proti Halovi. Na vyšší úrovni staví častěji do výšky a vybírá lepší místa.
option-solo_level-normal = běžná
option-solo_level-expert = expertní
option-screens = Zástěny
option-screens-help = Zda všichni vidí, kolik surovin, destiček a bodů leží za zástěnami ostatních.
option-screens-open_counts = počty viditelné
option-screens-closed = zavřené
option-solo_deal = Karty v sólo hře
option-solo_deal-help = Kolik karet dostanete každé kolo sólo hry; Hal dostane vždy jednu, lícem dolů.
option-solo_deal-3plus1 = tři pro vás, jedna pro Hala
option-solo_deal-2plus1 = dvě pro vás, jedna pro Hala
option-max_rounds = Limit kol
option-max_rounds-help = Po tomto počtu kol se boduje, i když hru neukončilo nic jiného. Pravidla žádný limit nemají.
why-draft_alone = Pro draft jsou potřeba aspoň dva hráči. V sólo hře postavy nejsou.
why-solo_only = Úroveň virtuálního hráče a počet rozdaných karet se volí jen v sólo hře.

## Parts of sentences

some-items = { $item ->
    [resource] { $count ->
        [one] { $count } surovina
        [few] { $count } suroviny
        [many] { $count } suroviny
       *[other] { $count } surovin
    }
    [tile] { $count ->
        [one] { $count } destička
        [few] { $count } destičky
        [many] { $count } destičky
       *[other] { $count } destiček
    }
   *[point] { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
}

# Each begins with a space, and what is zero is left out: “ +1 resource +2 tiles”.
gained-items = { $resources ->
    [0] { "" }
    [one] { " " }+{ $resources } surovina
    [few] { " " }+{ $resources } suroviny
    [many] { " " }+{ $resources } suroviny
   *[other] { " " }+{ $resources } surovin
}{ $tiles ->
    [0] { "" }
    [one] { " " }+{ $tiles } destička
    [few] { " " }+{ $tiles } destičky
    [many] { " " }+{ $tiles } destičky
   *[other] { " " }+{ $tiles } destiček
}{ $points ->
    [0] { "" }
    [one] { " " }+{ $points } bod
    [few] { " " }+{ $points } body
    [many] { " " }+{ $points } bodu
   *[other] { " " }+{ $points } bodů
}
start-items = { $start_resources ->
    [0] { "" }
    [one] { " " }+{ $start_resources } surovina
    [few] { " " }+{ $start_resources } suroviny
    [many] { " " }+{ $start_resources } suroviny
   *[other] { " " }+{ $start_resources } surovin
}{ $start_tiles ->
    [0] { "" }
    [one] { " " }+{ $start_tiles } destička
    [few] { " " }+{ $start_tiles } destičky
    [many] { " " }+{ $start_tiles } destičky
   *[other] { " " }+{ $start_tiles } destiček
}{ $start_points ->
    [0] { "" }
    [one] { " " }+{ $start_points } bod
    [few] { " " }+{ $start_points } body
    [many] { " " }+{ $start_points } bodu
   *[other] { " " }+{ $start_points } bodů
}
bonus-items = { $bonus_resources ->
    [0] { "" }
    [one] { " " }+{ $bonus_resources } surovina
    [few] { " " }+{ $bonus_resources } suroviny
    [many] { " " }+{ $bonus_resources } suroviny
   *[other] { " " }+{ $bonus_resources } surovin
}{ $bonus_tiles ->
    [0] { "" }
    [one] { " " }+{ $bonus_tiles } destička
    [few] { " " }+{ $bonus_tiles } destičky
    [many] { " " }+{ $bonus_tiles } destičky
   *[other] { " " }+{ $bonus_tiles } destiček
}{ $bonus_points ->
    [0] { "" }
    [one] { " " }+{ $bonus_points } bod
    [few] { " " }+{ $bonus_points } body
    [many] { " " }+{ $bonus_points } bodu
   *[other] { " " }+{ $bonus_points } bodů
}
bonus-part = { $bonuses ->
    [0] { "" }
   *[other] ; bonus{ bonus-items }
}
paid-items = { $points ->
    [0] { "" }
    [one] { " " }−{ $points } bod
    [few] { " " }−{ $points } body
    [many] { " " }−{ $points } bodu
   *[other] { " " }−{ $points } bodů
}{ $resources ->
    [0] { "" }
    [one] { " " }−{ $resources } surovina
    [few] { " " }−{ $resources } suroviny
    [many] { " " }−{ $resources } suroviny
   *[other] { " " }−{ $resources } surovin
}

## Questions

ask-draft = Draft, výběr { $pick } / 3: nechte si postavu.
ask-select = Kolo { $round }: zahrajte kartu, samotnou nebo s destičkou.
ask-take = Samotná karta písmene: vezměte si surovinu, nebo destičku.
ask-token = Kam půjde písmeno { $card }? Přesune se na volné pole vedle nové budovy.
ask-token_blocked = Vedle nové budovy není pro písmeno { $card } volné pole. Vyberte mu nové místo kolem města.
ask-return = Destičky došly: vrátíte některé své, každou za bod?{ $tiles ->
    [0] { "" }
   *[other] { " " }Vybráno: { $tiles }.
}

# What follows a choice that all make at once, where “This ends your turn” would be wrong.
ends-select = Karta se zahraje, až si všichni vyberou.
ends-draft = Volba je konečná, až si všichni vyberou.
ends-return = { ends-draft }

## Moves

move-renew = použít žeton výměny a hned si vyměnit karty; všichni se to dozvědí
move-done = nechat si zbytek
move-push_forward = posunout další písmena ve směru hodinových ručiček
move-push_backward = posunout předchozí písmena proti směru hodinových ručiček
move-take = vzít si { $item ->
    [resource] surovinu
   *[tile] destičku
}
move-keep = nechat si postavu: { $character }; na začátek{ start-items }; bonus{ bonus-items }
move-return = vrátit destičku: { $tile }
move-token = na pole { $cell }
move-exploit_letter = samotná karta { $card }: surovina, nebo destička{ bonus-part }
move-exploit = samotná karta { $card }: { some-items }{ bonus-part }
move-urbanize = { $card } + destička { $tile }: do šířky; −{ $placed } surovina; sousední budovy{ gained-items }{ bonus-part }
move-construct = { $card } + destička { $tile }: do výšky;{ paid-items }{ bonus-part }
move-construct_over = { $card } + destička { $tile }: do výšky;{ paid-items }{ bonus-part }; { $seat } získá zpět { $count ->
    [one] { $count } surovinu a navíc { $count } bod
    [few] { $count } suroviny a navíc { $count } body
    [many] { $count } suroviny a navíc { $count } bodu
   *[other] { $count } surovin a navíc { $count } bodů
}
move-dear = { $card } + destička { $tile }: teď to nejde zaplatit, zahraje se samotná karta ({ $points ->
    [0] { "" }
   *[other] body: k dispozici { $has_points }, potřeba { $points }
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] ;{ " " }
    }
}{ $resources ->
    [0] { "" }
   *[other] suroviny: k dispozici { $has_resources }, potřeba { $resources }
})

# The same in short, for hints beside the board.
brief-token = písmeno půjde na zvýrazněné pole
other-token = písmeno půjde na jiné pole
brief-return = { $count ->
    [1] vrátit destičku: { $tile }
    [one] vrátit { $count } destičku: { $tile }
    [few] vrátit { $count } destičky: { $tile }
    [many] vrátit { $count } destičky: { $tile }
   *[other] vrátit { $count } destiček: { $tile }
}
with-return = { $tile }
with-done = nechat si zbytek
brief-renew = vyměnit si karty (−2 body na konci)
brief-urbanize = { $card } + destička { $tile }: do šířky
brief-construct = { $card } + destička { $tile }: do výšky, kartu si necháte
brief-construct_over = { $card } + destička { $tile }: do výšky na budovu soupeře ({ $seat }), kartu si necháte
brief-dear = { $card } + destička { $tile }: teď je to moc drahé, destička se vrátí a zahraje se samotná karta

## Reasons

why-bad_move = „{ $text }“ není tah. Tahy se píší takto: play R7, play R7 Y4, play C R8, renew, take resource, take tile, token -1,3, push forward, push backward, return Y9, done, keep planner_exploit_1.
why-bad_outcome = „{ $text }“ tu nelze vylosovat. Píše se to takto: tile R7, card C, first 0, trio 4, character planner_exploit_1.
why-no_renewals = Nemáte už žádný žeton výměny.
why-solo_renewals = V sólo hře nejsou žetony výměny: nikdo si karty nevyměňuje.
why-not_in_hand = Tuto kartu v ruce nemáte: { $card }.
why-not_behind_screen = Tuto destičku za zástěnou nemáte: { $tile }.
why-room_for_token = Pro písmeno je místo: vyberte pole.
why-cell_built = Na poli { $cell } už stojí budova.
why-cell_taken = Na poli { $cell } už leží písmeno { $card }.
why-cell_far = Pole { $cell } není vedle nové budovy na poli { $from_cell }.
why-cell_off_ring = Pole { $cell } není na vnějším okraji města.
why-cell_out_of_order = Na poli { $cell } by písmeno porušilo pořadí kolem města.
why-returned_already = Tato destička už je vybraná: { $tile }.
why-return_order = Vybírejte destičky vzestupně: { $tile } je dřív než { $last_tile }.
why-not_in_packet = Tuto postavu v sadě karet nemáte: { $character }.
why-not_asked = Na to se teď neptáme. Máte rozhodnout: { $step }.

step-draft = kterou postavu si nechat
step-select = kterou kartu zahrát
step-take = surovina, nebo destička
step-token = kam půjde písmeno
step-return = které destičky vrátit

## Events

event-reveal = Všichni mají vybráno.
event-placed = Na pole { $cell } přichází destička: { $tile }.
event-turned = Na odhazovací hromádku se odkrývá karta: { $card }.
event-first = První hráč: { $seat }.
event-trio = { $seat } dostává trojici { $trio }.
event-packet = { $seat } si prohlíží postavu: { $character }.
event-packets_passed = Sady karet putují o místo doleva.
event-character = { $seat } má postavu: { $character }.
event-drew_tile = { $seat } si dobírá destičku: { $tile }.
event-drew_tile_hidden = { $seat } si dobírá destičku.
event-drew_card = { $seat } si dobírá kartu: { $card }.
event-drew_card_hidden = { $seat } si dobírá kartu.
event-round = Kolo { $round }; první je { $seat }.
event-renewed = { $seat } si vyměňuje karty. Zbývá žetonů výměny: { $tokens }.
event-discarded = { $seat } zahazuje kartu „{ $card }“.
event-rebuilt = Balíček je prázdný: { $cards ->
    [one] míchá se { $cards } karta
    [few] míchají se { $cards } karty
    [many] míchá se { $cards } karty
   *[other] míchá se { $cards } karet
}{ $sites ->
    [0] { "" }
   *[other] , z toho { $sites } ze stavenišť
}.
event-chose = { $seat } hraje samotnou kartu.
event-chose_tile = { $seat } hraje kartu s destičkou.
event-showed = { $seat } ukazuje kartu: { $card }.
event-showed_tile = { $seat } ukazuje kartu „{ $card }“ s destičkou „{ $tile }“.
event-fallback = { $seat } si bere zpět destičku „{ $tile }“ a hraje samotnou kartu.
event-cannot_pay = { $seat } nemá na zaplacení.{ $points ->
    [0] { "" }
   *[other] { " " }Body: má { $has_points }, potřebuje { $points }.
}{ $resources ->
    [0] { "" }
   *[other] { " " }Suroviny: má { $has_resources }, potřebuje { $resources }.
}
event-activated = { $seat } využívá budovu „{ $tile }“ ({ $height ->
    [one] { $height } podlaží
    [few] { $height } podlaží
    [many] { $height } podlaží
   *[other] { $height } podlaží
}).
event-gained = { $seat } dostává { $item ->
    [resource] { $count ->
        [one] { $count } surovinu
        [few] { $count } suroviny
        [many] { $count } suroviny
       *[other] { $count } surovin
    }
    [tile] { $count ->
        [one] { $count } destičku
        [few] { $count } destičky
        [many] { $count } destičky
       *[other] { $count } destiček
    }
   *[point] { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
}.
event-lost = Zásoba je prázdná. { $seat } dostává o { $item ->
    [resource] { $count ->
        [one] { $count } surovinu
        [few] { $count } suroviny
        [many] { $count } suroviny
       *[other] { $count } surovin
    }
    [tile] { $count ->
        [one] { $count } destičku
        [few] { $count } destičky
        [many] { $count } destičky
       *[other] { $count } destiček
    }
   *[point] { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodů
    }
} méně.
event-bonus = { $seat } dostává bonus ({ $trigger }):{ gained-items }.
event-urbanized = { $seat } staví budovu „{ $tile }“ na poli { $cell }.
event-token = Písmeno { $card } se přesouvá na pole { $cell }.
event-returned = { $seat } získává zpět { $resources ->
    [one] { $resources } surovinu
    [few] { $resources } suroviny
    [many] { $resources } suroviny
   *[other] { $resources } surovin
}{ $points ->
    [0] { "" }
    [one] { " " }a navíc { $points } bod
    [few] { " " }a navíc { $points } body
    [many] { " " }a navíc { $points } bodu
   *[other] { " " }a navíc { $points } bodů
}.
event-paid = { $seat } platí { $points ->
    [0] { "" }
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " a " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } surovinu
    [few] { $resources } suroviny
    [many] { $resources } suroviny
   *[other] { $resources } surovin
}.
event-built = { $seat } staví na poli { $cell } budovu „{ $tile }“ ({ $height ->
    [one] { $height } podlaží
    [few] { $height } podlaží
    [many] { $height } podlaží
   *[other] { $height } podlaží
}).
event-kept = { $seat } si nechává kartu: { $card }.
event-exhausted = Destičky poprvé došly: každý může některé své vrátit.
event-gave_tile = { $seat } vrací destičku: { $tile }.
event-gave_points = { $seat } dostává za vrácené destičky { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-refilled = Nová zásoba: { $tiles ->
    [one] { $tiles } destička
    [few] { $tiles } destičky
    [many] { $tiles } destičky
   *[other] { $tiles } destiček
}.
event-flag_tiles = Destičky došly: hra končí tímto kolem.
event-flag_resources = { $seat } má všechny své suroviny ve městě: hra končí tímto kolem.
event-hands_passed = Karty se posílají o místo doleva.
first-hands_passed = Všichni posílají zbylé karty hráči po levici.
first-kept = { event-kept }
first-urbanized = { $seat } staví do šířky.
first-cannot_pay = { $seat } nemá na zaplacení.
first-returned = { event-returned }
first-rebuilt = Balíček se znovu míchá.
event-passed = { $from_seat } posílá dál kartu „{ $card }“. Dostává ji { $to_seat }.
event-hal_dealt = { $seat } dostává kartu lícem dolů.
event-hal_shows = { $seat } ukazuje kartu: { $card }.
event-hal_draws = { $seat } si dobírá destičku: { $tile }.
event-hal_second = { $seat } si dobírá i kartu: { $card }.
event-hal_points = { $seat } dostává za sousední budovy { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.
event-hal_idle = { $seat } nenachází destičku a nic nedělá.
event-hal_short = { $seat } nemá na zaplacení (suroviny: má { $has_resources }, potřebuje { $resources }). Hra končí.
event-end = { $ending }
event-total = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}.

## The log beside the board: without text left out, after a comma in the line before

log-placed = { "" }
log-turned = { "" }
log-trio = { $seat } dostává tři postavy
log-packet = { "" }
log-packets_passed = { "" }
log-character = , { $character }
log-drew_tile = , + destička „{ $tile }“
log-drew_tile_hidden = , +{ $count ->
    [one] { $count } destička
    [few] { $count } destičky
    [many] { $count } destičky
   *[other] { $count } destiček
}
log-drew_card = { "" }
log-drew_card_hidden = { "" }
log-round = Kolo { $round }
log-renewed = { $seat } si vyměňuje karty
log-discarded = { "" }
log-rebuilt = Balíček došel a znovu se míchá: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } karet
}{ $sites ->
    [0] { "" }
    [one] , z toho { $sites } pro novou budovu
    [few] , z toho { $sites } pro nové budovy
    [many] , z toho { $sites } pro nové budovy
   *[other] , z toho { $sites } pro nové budovy
}.
log-chose = { "" }
log-chose_tile = { "" }
log-showed = { $seat } hraje kartu „{ $card }“
log-showed_tile = { $seat } hraje kartu „{ $card }“ s destičkou „{ $tile }“
log-fallback = , bere si destičku zpět
log-cannot_pay = , nemá na zaplacení
log-activated = { "" }
log-gained = , +{ some-items }
log-lost = , v zásobě chybí: { some-items }
log-bonus = ; bonus:
log-urbanized = , staví do šířky
log-token = { "" }
log-returned = ({ $seat } získává zpět { $resources ->
    [one] { $resources } surovinu
    [few] { $resources } suroviny
    [many] { $resources } suroviny
   *[other] { $resources } surovin
}{ $points ->
    [0] { "" }
    [one] { " " }a navíc { $points } bod
    [few] { " " }a navíc { $points } body
    [many] { " " }a navíc { $points } bodu
   *[other] { " " }a navíc { $points } bodů
})
log-paid = , platí { $points ->
    [0] { "" }
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " a " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } surovinu
    [few] { $resources } suroviny
    [many] { $resources } suroviny
   *[other] { $resources } surovin
}
log-built = , staví { $height }. podlaží
log-kept = ; nechává si kartu
log-gave_tile = , vrací destičku „{ $tile }“
log-gave_points = , +{ $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
log-hands_passed = { "" }
log-passed = { "" }
log-flag_tiles = ; destičky došly, toto kolo je poslední
log-flag_resources = , má všechny své suroviny ve městě: toto kolo je poslední
log-hal_dealt = { "" }
log-hal_shows = { $seat } hraje kartu „{ $card }“
log-hal_draws = , dobírá si destičku „{ $tile }“
log-hal_second = , dobírá si i kartu „{ $card }“
log-hal_points = , +{ $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za sousední budovy
log-hal_idle = , nenachází destičku a nic nedělá

## The position

line-round = Kolo { $round }, první hráč: { $first_seat }.
line-columns = { $picture }
line-row = { $picture }
line-stocks = Destiček v zásobě: { $tiles }; karet v balíčku: { $deck }, zahozených: { $discard }.
line-exhausted = Destičky už jednou došly.
line-discard = Odhazovací hromádka: { $card }.
line-flag = Poslední kolo: { $ending }
line-side = { $seat }
line-side_ready = { $seat } (má vybráno)
line-counts = Zástěna: suroviny { $resources }, destičky { $tiles }, body { $points }; suroviny v zásobě { $supply }, ve městě { $city }; žetony výměny { $renewals }.
line-counts_closed = Zástěna je zavřená. Suroviny v zásobě { $supply }, ve městě { $city }; žetony výměny { $renewals }.
line-hal = Body { $points }; suroviny v zásobě { $supply }, ve městě { $city }.
line-hand = V ruce: { $card }.
line-known_hand = Známé karty: { $card }.
line-own_tiles = Destičky: { $tile }.
line-known_tiles = Známé destičky: { $tile }.
line-packet = Sada karet: { $character }; na začátek{ start-items }; bonus{ bonus-items }.
line-drafted = Zatím ponechané: { $character }; na začátek{ start-items }; bonus{ bonus-items }.
line-giving = Vrací se: { $tile }.
line-characters = Postavy: { $character }.
line-kept = Ponechané karty: { $tile }.
line-bonus = Bonus ({ $trigger }): suroviny { $resources }, destičky { $tiles }, body { $points }.
line-face_down = Karta leží lícem dolů.
line-face_down_tile = Karta leží lícem dolů, s destičkou.
line-card = Hraje kartu: { $card }.
line-card_tile = Hraje kartu „{ $card }“ s destičkou „{ $tile }“.

## The score sheet

score-screen = Body získané během hry
score-resources_on = Karty za suroviny na jedné barvě
score-low_buildings = Karty za nízké budovy
score-high_buildings = Karty za vysoké budovy
score-bonus_cards = Karty za bonusy
score-cards = Karty za barvu
score-flat = Karty za devět bodů
score-renewals = Žetony výměny
score-districts = Čtvrti
# The collected points are a part of it.
unit-points = { $over ->
    [0] kdyby byl teď konec
   *[other] celkem
}
figure-cards = ponechané
figure-tokens = žetony
ending-tiles = Destičky došly.
ending-resources = Jeden z hráčů má všechny své suroviny ve městě.
ending-hal_out = Hal už nemá žádné suroviny.
ending-hal_short = Hal nemá na zaplacení své budovy.
ending-rounds = Poslední kolo skončilo.

## Things

trigger-exploit = samotná karta
trigger-urbanize = stavba do šířky
trigger-construct = stavba do výšky
character-technician_exploit_1 = biotechnik (samotná karta)
character-technician_exploit_2 = biotechnik (samotná karta)
character-technician_exploit_3 = biotechnik (samotná karta)
character-technician_exploit_4 = biotechnik (samotná karta)
character-technician_urbanize_1 = biotechnik (do šířky)
character-technician_urbanize_2 = biotechnik (do šířky)
character-technician_urbanize_3 = biotechnik (do šířky)
character-technician_urbanize_4 = biotechnik (do šířky)
character-technician_construct_1 = biotechnik (do výšky)
character-technician_construct_2 = biotechnik (do výšky)
character-technician_construct_3 = biotechnik (do výšky)
character-technician_construct_4 = biotechnik (do výšky)
character-engineer_exploit_1 = bioinženýr (samotná karta)
character-engineer_exploit_2 = bioinženýr (samotná karta)
character-engineer_exploit_3 = bioinženýr (samotná karta)
character-engineer_urbanize_1 = bioinženýr (do šířky)
character-engineer_urbanize_2 = bioinženýr (do šířky)
character-engineer_urbanize_3 = bioinženýr (do šířky)
character-engineer_construct_1 = bioinženýr (do výšky)
character-engineer_construct_2 = bioinženýr (do výšky)
character-engineer_construct_3 = bioinženýr (do výšky)
character-planner_exploit_1 = bioplánovač (samotná karta)
character-planner_exploit_2 = bioplánovač (samotná karta)
character-planner_urbanize_1 = bioplánovač (do šířky)
character-planner_urbanize_2 = bioplánovač (do šířky)
character-planner_construct_1 = bioplánovač (do výšky)
character-planner_construct_2 = bioplánovač (do výšky)
tile-R1 = červená 1
tile-R2 = červená 2
tile-R3 = červená 3
tile-R4 = červená 4
tile-R5 = červená 5
tile-R6 = červená 6
tile-R7 = červená 7
tile-R8 = červená 8
tile-R9 = červená 9
tile-R10 = červená 10
tile-R11 = červená 11
tile-R12 = červená 12
tile-R13 = červená 13
tile-R14 = červená 14
tile-R15 = červená 15
tile-R16 = červená 16
tile-R17 = červená 17
tile-R18 = červená 18
tile-R19 = červená 19
tile-R20 = červená 20
tile-B1 = modrá 1
tile-B2 = modrá 2
tile-B3 = modrá 3
tile-B4 = modrá 4
tile-B5 = modrá 5
tile-B6 = modrá 6
tile-B7 = modrá 7
tile-B8 = modrá 8
tile-B9 = modrá 9
tile-B10 = modrá 10
tile-B11 = modrá 11
tile-B12 = modrá 12
tile-B13 = modrá 13
tile-B14 = modrá 14
tile-B15 = modrá 15
tile-B16 = modrá 16
tile-B17 = modrá 17
tile-B18 = modrá 18
tile-B19 = modrá 19
tile-B20 = modrá 20
tile-Y1 = žlutá 1
tile-Y2 = žlutá 2
tile-Y3 = žlutá 3
tile-Y4 = žlutá 4
tile-Y5 = žlutá 5
tile-Y6 = žlutá 6
tile-Y7 = žlutá 7
tile-Y8 = žlutá 8
tile-Y9 = žlutá 9
tile-Y10 = žlutá 10
tile-Y11 = žlutá 11
tile-Y12 = žlutá 12
tile-Y13 = žlutá 13
tile-Y14 = žlutá 14
tile-Y15 = žlutá 15
tile-Y16 = žlutá 16
tile-Y17 = žlutá 17
tile-Y18 = žlutá 18
tile-Y19 = žlutá 19
tile-Y20 = žlutá 20
card-R1 = červená 1
card-R2 = červená 2
card-R3 = červená 3
card-R4 = červená 4
card-R5 = červená 5
card-R6 = červená 6
card-R7 = červená 7
card-R8 = červená 8
card-R9 = červená 9
card-R10 = červená 10
card-R11 = červená 11
card-R12 = červená 12
card-R13 = červená 13
card-R14 = červená 14
card-R15 = červená 15
card-R16 = červená 16
card-R17 = červená 17
card-R18 = červená 18
card-R19 = červená 19
card-R20 = červená 20
card-B1 = modrá 1
card-B2 = modrá 2
card-B3 = modrá 3
card-B4 = modrá 4
card-B5 = modrá 5
card-B6 = modrá 6
card-B7 = modrá 7
card-B8 = modrá 8
card-B9 = modrá 9
card-B10 = modrá 10
card-B11 = modrá 11
card-B12 = modrá 12
card-B13 = modrá 13
card-B14 = modrá 14
card-B15 = modrá 15
card-B16 = modrá 16
card-B17 = modrá 17
card-B18 = modrá 18
card-B19 = modrá 19
card-B20 = modrá 20
card-Y1 = žlutá 1
card-Y2 = žlutá 2
card-Y3 = žlutá 3
card-Y4 = žlutá 4
card-Y5 = žlutá 5
card-Y6 = žlutá 6
card-Y7 = žlutá 7
card-Y8 = žlutá 8
card-Y9 = žlutá 9
card-Y10 = žlutá 10
card-Y11 = žlutá 11
card-Y12 = žlutá 12
card-Y13 = žlutá 13
card-Y14 = žlutá 14
card-Y15 = žlutá 15
card-Y16 = žlutá 16
card-Y17 = žlutá 17
card-Y18 = žlutá 18
card-Y19 = žlutá 19
card-Y20 = žlutá 20

## Board

virtual-player = Hal
board-hand = Karty v ruce
board-hand-of = Karty v ruce: { $name }
board-screen = Za vaší zástěnou
board-screen-named = Za zástěnou ({ $name })
board-screen-of = Za zástěnou
board-tiles = Vaše destičky
board-no-tiles = Žádné destičky: přinášejí je modré budovy, písmena a bonusy.
board-bonuses = Bonusy
board-kept = Ponechané karty
board-known = Známé karty a destičky
board-buildings = Budovy: { $count }
board-nothing = nic
board-now = teď
board-round = Kolo { $round }
board-tiles-left = destičky
board-deck = balíček
board-discard = zahozené
board-deck-help = Karet v balíčku: { $count }. Až balíček dojde, zamíchá se odhazovací hromádka s kartami nových budov.
board-discard-help = Prohlédnout odhazovací hromádku a dosud neviděné karty a destičky
board-discard-count = Zahozené karty: { $count }
board-components = Herní materiál: { $what }.
board-unseen-cards = Dosud neviděné karty v balíčku a v rukou ostatních: { $count }
board-unseen-tiles = Dosud neviděné destičky v zásobě, za zástěnami nebo mimo hru: { $count }
board-returned-tiles = Vrácené destičky
board-exhausted = (jednou už došly; až dojdou podruhé, hra skončí)
board-exhausted-for-good = (došly: hra končí tímto kolem)
board-districts = čtvrti
board-districts-help = Ukázat čtvrti: dvě a víc budov jedné barvy vedle sebe. Kdo tam má nejvíc surovin, dostane bod za každou surovinu ve čtvrti; kdo je druhý, dostane bod za každou vlastní.
board-district-place = { $name }: { $points }
board-district-R = červená čtvrť
board-district-B = modrá čtvrť
board-district-Y = žlutá čtvrť
board-district-size = Budovy: { $buildings }; suroviny: { $total }.
board-place-alone = { $name }: nikdo jiný tu suroviny nemá, proto se každá počítá dvakrát: 2 × { $total } = { $points }
board-place-first = { $name }: nejvíc surovin ({ $resources }), proto bod za každou surovinu ve čtvrti: { $points }
board-place-second = { $name }: druhé místo, proto bod za každou vlastní surovinu: { $points }
board-place-third = { $name }: suroviny { $resources }, bez bodů
board-place-tie = Stejný počet surovin: rozhoduje vyšší budova, pak vyšší číslo nahoře.
board-won-alone = { $district }: 2 × { $total }, nikdo jiný tam není
board-won-first = { $district }: { $points }, nejvíc surovin
board-won-second = { $district }: { $points }, druhé místo
board-plays = Co kdo právě zahrál
board-last-round = Poslední kolo
board-token = Písmeno { $letter }: tady může město růst
board-height = { $height ->
    [one] { $height } podlaží
    [few] { $height } podlaží
    [many] { $height } podlaží
   *[other] { $height } podlaží
}
board-ownerless = bez vlastníka
board-owned = { $name }
board-site = staveniště: karta této budovy ještě není ve hře
board-first = První hráč
board-chosen = vybráno
board-face-down-card = Karta lícem dolů
board-face-down-tile = Destička lícem dolů
board-closed-resource = Suroviny: za zavřenou zástěnou
board-closed-tile = Destičky: za zavřenou zástěnou
board-closed-point = Body: za zavřenou zástěnou
board-count-resource = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
    [many] { $count } suroviny
   *[other] { $count } surovin
}
board-count-tile = { $count ->
    [one] { $count } destička
    [few] { $count } destičky
    [many] { $count } destičky
   *[other] { $count } destiček
}
board-count-point = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodů
}
board-has-resource = Surovin za zástěnou: { $count }
board-has-tile = Destiček za zástěnou: { $count }
board-has-point = Získané body (za zástěnou): { $count }
board-all-points = Kdyby hra teď skončila: { $points }
board-then-resource = suroviny { $now } → { $then }
board-then-tile = destičky { $now } → { $then }
board-then-point = body { $now } → { $then }
board-then-score = kdyby byl teď konec: { $now } → { $then }
board-score-stays = kdyby byl teď konec: stále { $now }
board-in-city = Surovin ve městě: { $count } / { $all }
board-supply-own = Surovin v zásobě: { $count }
board-supply-tiles = Destiček v zásobě: { $count }
board-renewals = Žetonů výměny: { $count }
board-renew = Vyměnit karty (ještě { $count }×)
board-renew-price = −2 body na konci
board-renew-help = Odevzdejte žeton výměny a vyměňte si najednou všechny čtyři karty. Všichni se to dozvědí; co si ostatní vybrali, platí dál. Každý nepoužitý žeton má hodnotu 2 body.
board-say-renew = Vyměnit si karty?
board-do-renew = Vyměnit
board-keep-hand = Nechat si tyto karty
board-renewed = { $name } si vyměňuje karty
board-pick-card = Vyberte kartu
board-pick-card-help = Samotná dá, co ukazuje. S destičkou staví.
board-left = Zbývá destiček: { $tiles }; karet v balíčku: { $cards }.
board-add-tile = nebo vyberte destičku a stavte
board-wait = Vaše karty
board-cards-of = Karty: { $name }
board-others-choose = Ostatní ještě vybírají.
board-chose-renew = Vyměňujete si karty
board-played = zahráno
board-alone = Samotná karta
board-do-exploit = Zahrát samotnou
board-do-urbanize = Stavět do šířky
board-do-construct = Stavět do výšky
board-do-anyway = Zkusit stavět
board-say-letter = Samotná karta { $letter }: surovina, nebo destička
board-say-exploit = Využít: { $card }
board-say-urbanize = Destička „{ $tile }“ na místo písmena { $letter }
board-say-construct = { $height }. podlaží: „{ $tile }“ na budovu „{ $card }“
board-say-dear = Destička „{ $tile }“ se vrátí
board-dear-unless = pokud nezaplatíte ani ve svém tahu
board-lacks-points = { $numbers }: o { $count } méně, stojí { $count ->
    [one] { $count } získaný bod
    [few] { $count } získané body
    [many] { $count } získaného bodu
   *[other] { $count } získaných bodů
}, máte { $has }
board-lacks-resources = potřebujete { $count ->
    [one] { $count } surovinu
    [few] { $count } suroviny
    [many] { $count } suroviny
   *[other] { $count } surovin
}, máte { $has }
board-you-get = dostanete
board-you-place = umístíte
board-place-help = Na budově stojí tolik vašich surovin, kolik má podlaží.
board-around = z okolí
board-around-help = Každá budova vedle nové dává za každé podlaží to, co dává její barva: surovinu, destičku, nebo bod.
board-other-colour = jiná barva
board-colour-help = Destička jiné barvy, než je ta pod ní, stojí surovinu.
board-lower = nižší číslo
board-lower-help = Kdo dá nižší číslo na vyšší, zaplatí rozdíl v bodech.
board-you-get-back = získáte zpět
board-gets-back = { $name } získá suroviny zpět a za každou bod
board-bonus = bonus
board-to-come = potom:
board-you-keep = ponecháte si
board-keep-short = zůstane:
board-new-bonus = nový bonus:
board-new-plot = do šířky
board-floor = { $height }. podlaží
board-discarded-after = pak se zahodí
board-label-letter = Písmeno { $letter }. Samotné: surovina, nebo destička. S destičkou: nová budova na jeho místě.
board-label-card = { $card }, samotná: { $items }; s destičkou: { $height }. podlaží a kartu si necháte: { $kept }
board-keep-bonus = { $trigger }: { $items }
board-when-exploit = kdykoli hrajete samotnou kartu
board-when-urbanize = kdykoli stavíte do šířky
board-when-construct = kdykoli stavíte do výšky
board-colour-R = červená
board-colour-B = modrá
board-colour-Y = žlutá
board-goal-resources_on = na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za každou vaši surovinu na budovách (barva: { $of })
board-goal-low_buildings = na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za každou vaši budovu s 1 nebo 2 podlažími
board-goal-high_buildings = na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za každou vaši budovu se 3 a více podlažími
board-goal-bonus_cards = na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za každou vaši kartu, která vyplácí bonus, { $of }
board-goal-cards = na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
} za každou vaši kartu (barva: { $of })
board-goal-flat = na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
}
board-lane-exploit = Samotná karta
board-lane-urbanize = Stavba do šířky
board-lane-construct = Stavba do výšky
board-lane-end = Na konci hry
board-short-exploit = samotná
board-short-urbanize = do šířky
board-short-construct = do výšky
board-short-end = na konci
board-worth-now = Hodnota teď: { $points }
board-take = Co si vezmete ze zásoby?
board-take-resource = na budovy
board-take-tile = na stavění
board-move-token = Kam se teď přesune písmeno { $letter }?
board-move-token-help = Jeho místo zabrala nová budova. Vyberte volné pole vedle ní: tam město může růst dál.
board-do-token = Přesunout písmeno sem
board-at-N = na sever od budovy „{ $tile }“
board-at-E = na východ od budovy „{ $tile }“
board-at-S = na jih od budovy „{ $tile }“
board-at-W = na západ od budovy „{ $tile }“
board-at-letter-N = na sever od písmena { $letter }
board-at-letter-E = na východ od písmena { $letter }
board-at-letter-S = na jih od písmena { $letter }
board-at-letter-W = na západ od písmena { $letter }
board-token-to = Písmeno { $letter } půjde { $where }
board-blocked = Písmeno { $letter } je zablokované
board-blocked-help = Pořadí kolem města se musí zachovat. Vyberte, která písmena uhnou.
board-blocked-cells = Písmeno jde dál po okraji města. Vyberte pole.
board-push-forward = Posunout po směru hodin: { $letters }
board-push-backward = Posunout proti směru hodin: { $letters }
board-return = Destičky došly: vrátíte některé své?
board-return-help = Za každou bod. Z vrácených destiček bude nová zásoba; až dojde, hra skončí.
board-return-done = Vrátit { $count ->
    [one] { $count } destičku
    [few] { $count } destičky
    [many] { $count } destičky
   *[other] { $count } destiček
}
board-return-none = Nechat si všechny
board-returned = Destička „{ $tile }“ se vrací
board-draft = Výběr { $pick } / 3: jednu postavu si nechte, { $pick ->
    [3] druhou vyřaďte
   *[other] ostatní pošlete dál
}
board-draft-help = U každé vidíte, co přinese na začátku a co pak vyplácí za jeden druh akce.
board-draft-keep = Nechat si: { $character }
board-draft-kept = Ponechané
board-do-draft = Nechat si
board-starts = na začátek
board-technician = Biotechnik
board-engineer = Bioinženýr
board-planner = Bioplánovač
board-label-character = { $name }. Na začátek: { $start }. Pak: { $bonus }
term-screen = body hned
term-screen_later = body později
term-districts = čtvrti
term-end_cards = karty na konci hry
reason-screen = Hned přinese o { $worth } víc.
reason-screen_later = V dalším průběhu hry získáte o { $worth } víc.
reason-districts = Vaše čtvrti přinesou na konci o { $worth } víc.
reason-renewals = Zbude vám víc žetonů výměny, což přinese { $worth }.
reason-end_cards = Vaše karty přinesou na konci hry o { $worth } víc.
reason-rival-renew = Zahrajete a předáte dál jiné karty. { $players ->
    [2] Soupeř
   *[other] Nejsilnější soupeř
} bude mít na konci nejspíš o { $worth } méně.

## What things on the board are

what-table = Stůl
what-city = Město
what-building = Budova
what-letter = Písmeno
what-district = Čtvrti
what-card = Karta v ruce
what-tile = Destička
what-hand = Karty v ruce
what-resources = Suroviny
what-tiles = Destičky
what-points = Body
what-kept = Karta před vámi
what-lane = Bonus
what-character = Postava
what-renewal = Výměna karet
what-first = První hráč
what-plays = Co se hrálo
what-supply = Zbylé destičky
what-deck = Balíček
what-discard = Odhazovací hromádka
what-round = Kolo
what-last_round = Poslední kolo
what-hal = Hal
