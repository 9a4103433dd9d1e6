### Every word of Ginkgopolis.

game-name = Ginkgopolis
game-pitch = Mesto budúcnosti rastie do šírky aj do výšky. Samotnou kartou využijete budovu, kartou s dielikom staviate.
game-goal = Spolu staviate mesto do šírky aj do výšky; každé kolo každý tajne zahrá jednu kartu. Budovy, ponechané karty a väčšiny v štvrtiach prinášajú body; vyhráva, kto ich má najviac.
game-aim = Stavajte do šírky aj do výšky, využívajte budovy, získavajte štvrte. Vyhráva, kto má najviac bodov.
game-ends = { $players ->
    [1] Posledné kolo je to, v ktorom sa minú dieliky, všetky vaše suroviny budú v meste alebo Hal nebude mať na stavbu dosť surovín.
   *[other] Posledné kolo je to, v ktorom sa dieliky minú druhýkrát alebo bude mať niekto v meste všetky svoje suroviny (je ich { $players ->
        [2] 25
        [3] 20
        [4] 18
       *[other] 16
    }).
}
game-length = 45 min
game-difficulty = náročnejšia
certainty-mostly_certain = čo karty robia, je z tlačených pravidiel; postavy a to, ktoré číslo čo robí, poznáme zo zoznamov, ktoré zostavili hráči

## Options

option-characters = Postavy
option-characters-help = Pre každého tri pevne dané postavy v prvej partii, alebo draft postáv v bežnej hre.
option-characters-trios = pevné trojice (úvodná hra)
option-characters-draft = draft (bežná hra)
option-solo_level = Úroveň virtuálneho hráča
option-solo_level-help = V sólo hre hráte proti Halovi. Na vyššej úrovni stavia častejšie do výšky a vyberá lepšie miesta.
option-solo_level-normal = bežná
option-solo_level-expert = expertná
option-screens = Zásteny
option-screens-help = Či všetci vidia, koľko surovín, dielikov a bodov leží za zástenami ostatných.
option-screens-open_counts = počty viditeľné
option-screens-closed = zatvorené
option-solo_deal = Karty v sólo hre
option-solo_deal-help = Koľko kariet dostanete každé kolo sólo hry; Hal dostane vždy jednu, lícom nadol.
option-solo_deal-3plus1 = tri vám, jedna Halovi
option-solo_deal-2plus1 = dve vám, jedna Halovi
option-max_rounds = Najviac kôl
option-max_rounds-help = Po toľkých kolách sa boduje, aj keď hru neukončilo nič iné. Pravidlá obmedzenie nepoznajú.
why-draft_alone = Draft potrebuje aspoň dvoch hráčov. V sólo hre postavy nie sú.
why-solo_only = Úroveň virtuálneho hráča a počet rozdaných kariet sa dajú zvoliť len v sólo hre.

## Parts of sentences

some-items = { $item ->
    [resource] { $count ->
        [one] { $count } surovina
        [few] { $count } suroviny
        [many] { $count } suroviny
       *[other] { $count } surovín
    }
    [tile] { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
        [many] { $count } dielika
       *[other] { $count } dielikov
    }
   *[point] { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodov
    }
}

# Each begins with a space, and what is zero is left out: “ +1 resource +2 tiles”.
gained-items = { $resources ->
    [0] { "" }
    [one] { " " }+{ $resources } surovina
    [few] { " " }+{ $resources } suroviny
    [many] { " " }+{ $resources } suroviny
   *[other] { " " }+{ $resources } surovín
}{ $tiles ->
    [0] { "" }
    [one] { " " }+{ $tiles } dielik
    [few] { " " }+{ $tiles } dieliky
    [many] { " " }+{ $tiles } dielika
   *[other] { " " }+{ $tiles } dielikov
}{ $points ->
    [0] { "" }
    [one] { " " }+{ $points } bod
    [few] { " " }+{ $points } body
    [many] { " " }+{ $points } bodu
   *[other] { " " }+{ $points } bodov
}
start-items = { $start_resources ->
    [0] { "" }
    [one] { " " }+{ $start_resources } surovina
    [few] { " " }+{ $start_resources } suroviny
    [many] { " " }+{ $start_resources } suroviny
   *[other] { " " }+{ $start_resources } surovín
}{ $start_tiles ->
    [0] { "" }
    [one] { " " }+{ $start_tiles } dielik
    [few] { " " }+{ $start_tiles } dieliky
    [many] { " " }+{ $start_tiles } dielika
   *[other] { " " }+{ $start_tiles } dielikov
}{ $start_points ->
    [0] { "" }
    [one] { " " }+{ $start_points } bod
    [few] { " " }+{ $start_points } body
    [many] { " " }+{ $start_points } bodu
   *[other] { " " }+{ $start_points } bodov
}
bonus-items = { $bonus_resources ->
    [0] { "" }
    [one] { " " }+{ $bonus_resources } surovina
    [few] { " " }+{ $bonus_resources } suroviny
    [many] { " " }+{ $bonus_resources } suroviny
   *[other] { " " }+{ $bonus_resources } surovín
}{ $bonus_tiles ->
    [0] { "" }
    [one] { " " }+{ $bonus_tiles } dielik
    [few] { " " }+{ $bonus_tiles } dieliky
    [many] { " " }+{ $bonus_tiles } dielika
   *[other] { " " }+{ $bonus_tiles } dielikov
}{ $bonus_points ->
    [0] { "" }
    [one] { " " }+{ $bonus_points } bod
    [few] { " " }+{ $bonus_points } body
    [many] { " " }+{ $bonus_points } bodu
   *[other] { " " }+{ $bonus_points } bodov
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
   *[other] { " " }−{ $points } bodov
}{ $resources ->
    [0] { "" }
    [one] { " " }−{ $resources } surovina
    [few] { " " }−{ $resources } suroviny
    [many] { " " }−{ $resources } suroviny
   *[other] { " " }−{ $resources } surovín
}

## Questions

ask-draft = Draft, výber { $pick } / 3: nechajte si postavu.
ask-select = Kolo { $round }: zahrajte kartu, samotnú alebo s dielikom.
ask-take = Zahrali ste samotnú kartu písmena: vezmite si surovinu alebo dielik.
ask-token = Kam pôjde písmeno { $card }? Presunie sa na voľné pole vedľa novej budovy.
ask-token_blocked = Vedľa novej budovy nie je pre písmeno { $card } voľné pole. Vyberte mu nové miesto okolo mesta.
ask-return = Dieliky sa minuli: vrátite niektoré svoje, každý za bod?{ $tiles ->
    [0] { "" }
   *[other] { " " }Vybrané: { $tiles }.
}

# What follows a choice that all make at once, where “This ends your turn” would be wrong.
ends-select = Karta sa zahrá, keď si všetci vyberú.
ends-draft = Voľba je konečná, keď si všetci vyberú.
ends-return = { ends-draft }

## Moves

move-renew = použiť žetón výmeny a hneď si vymeniť karty; všetci sa to dozvedia
move-done = nechať si zvyšok
move-push_forward = posunúť ďalšie písmená v smere hodinových ručičiek
move-push_backward = posunúť predchádzajúce písmená proti smeru hodinových ručičiek
move-take = vziať si { $item ->
    [resource] surovinu
   *[tile] dielik
}
move-keep = nechať si postavu: { $character }; na začiatok{ start-items }; bonus{ bonus-items }
move-return = vrátiť dielik: { $tile }
move-token = na pole { $cell }
move-exploit_letter = samotná karta { $card }: surovina alebo dielik{ bonus-part }
move-exploit = samotná karta { $card }: { some-items }{ bonus-part }
move-urbanize = { $card } + dielik { $tile }: do šírky; −{ $placed } surovina; susedné budovy{ gained-items }{ bonus-part }
move-construct = { $card } + dielik { $tile }: do výšky;{ paid-items }{ bonus-part }
move-construct_over = { $card } + dielik { $tile }: do výšky;{ paid-items }{ bonus-part }; { $seat } získa { $count ->
    [one] { $count } surovinu späť a k tomu { $count } bod
    [few] { $count } suroviny späť a k tomu { $count } body
    [many] { $count } suroviny späť a k tomu { $count } bodu
   *[other] { $count } surovín späť a k tomu { $count } bodov
}
move-dear = { $card } + dielik { $tile }: teraz sa to nedá zaplatiť, zahrá sa samotná karta ({ $points ->
    [0] { "" }
   *[other] body: k dispozícii { $has_points }, treba { $points }
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] ;{ " " }
    }
}{ $resources ->
    [0] { "" }
   *[other] suroviny: k dispozícii { $has_resources }, treba { $resources }
})

# The same in short, for hints beside the board.
brief-token = písmeno pôjde na zvýraznené pole
other-token = písmeno pôjde na iné pole
brief-return = { $count ->
    [1] vrátiť dielik: { $tile }
    [one] vrátiť { $count } dielik: { $tile }
    [few] vrátiť { $count } dieliky: { $tile }
    [many] vrátiť { $count } dielika: { $tile }
   *[other] vrátiť { $count } dielikov: { $tile }
}
with-return = { $tile }
with-done = nechať si zvyšok
brief-renew = vymeniť si karty (−2 body na konci)
brief-urbanize = { $card } + dielik { $tile }: do šírky
brief-construct = { $card } + dielik { $tile }: do výšky, kartu si necháte
brief-construct_over = { $card } + dielik { $tile }: do výšky na budovu súpera ({ $seat }), kartu si necháte
brief-dear = { $card } + dielik { $tile }: teraz je to príliš drahé, dielik sa vráti a zahrá sa samotná karta

## Reasons

why-bad_move = „{ $text }“ nie je ťah. Ťahy sa píšu takto: play R7, play R7 Y4, play C R8, renew, take resource, take tile, token -1,3, push forward, push backward, return Y9, done, keep planner_exploit_1.
why-bad_outcome = „{ $text }“ sa tu vyžrebovať nedá. Píše sa to takto: tile R7, card C, first 0, trio 4, character planner_exploit_1.
why-no_renewals = Nemáte už žiadny žetón výmeny.
why-solo_renewals = V sólo hre nie sú žetóny výmeny: nikto si karty nevymieňa.
why-not_in_hand = Túto kartu v ruke nemáte: { $card }.
why-not_behind_screen = Tento dielik za zástenou nemáte: { $tile }.
why-room_for_token = Pre písmeno je miesto: vyberte pole.
why-cell_built = Na poli { $cell } stojí budova.
why-cell_taken = Na poli { $cell } leží písmeno { $card }.
why-cell_far = Pole { $cell } nie je vedľa novej budovy na poli { $from_cell }.
why-cell_off_ring = Pole { $cell } nie je na vonkajšom okraji mesta.
why-cell_out_of_order = Na poli { $cell } by písmeno porušilo poradie okolo mesta.
why-returned_already = Tento dielik je už vybraný: { $tile }.
why-return_order = Vyberajte dieliky vzostupne: { $tile } je skôr ako { $last_tile }.
why-not_in_packet = Túto postavu v sade kariet nemáte: { $character }.
why-not_asked = Na to sa teraz nepýtame. Máte rozhodnúť: { $step }.

step-draft = ktorú postavu si nechať
step-select = ktorú kartu zahrať
step-take = surovina alebo dielik
step-token = kam pôjde písmeno
step-return = ktoré dieliky vrátiť

## Events

event-reveal = Všetci majú vybrané.
event-placed = Na pole { $cell } prichádza dielik: { $tile }.
event-turned = Na odhadzovaciu kôpku sa odkrýva karta: { $card }.
event-first = Prvý hráč: { $seat }.
event-trio = { $seat } dostáva trojicu { $trio }.
event-packet = { $seat } si prezerá postavu: { $character }.
event-packets_passed = Sady kariet putujú o miesto doľava.
event-character = { $seat } má postavu: { $character }.
event-drew_tile = { $seat } si ťahá dielik: { $tile }.
event-drew_tile_hidden = { $seat } si ťahá dielik.
event-drew_card = { $seat } si ťahá kartu: { $card }.
event-drew_card_hidden = { $seat } si ťahá kartu.
event-round = Kolo { $round }; prvý hráč: { $seat }.
event-renewed = { $seat } si vymieňa karty. Zostáva žetónov výmeny: { $tokens }.
event-discarded = { $seat } zahadzuje kartu: { $card }.
event-rebuilt = Balíček je prázdny: { $cards ->
    [one] mieša sa { $cards } karta
    [few] miešajú sa { $cards } karty
    [many] mieša sa { $cards } karty
   *[other] mieša sa { $cards } kariet
}{ $sites ->
    [0] { "" }
   *[other] , z toho { $sites } zo stavenísk
}.
event-chose = { $seat } hrá samotnú kartu.
event-chose_tile = { $seat } hrá kartu s dielikom.
event-showed = { $seat } ukazuje kartu: { $card }.
event-showed_tile = { $seat } ukazuje kartu „{ $card }“ s dielikom „{ $tile }“.
event-fallback = { $seat } si berie späť dielik „{ $tile }“ a hrá samotnú kartu.
event-cannot_pay = { $seat } nemá čím zaplatiť.{ $points ->
    [0] { "" }
   *[other] { " " }Body: má { $has_points }, potrebuje { $points }.
}{ $resources ->
    [0] { "" }
   *[other] { " " }Suroviny: má { $has_resources }, potrebuje { $resources }.
}
event-activated = { $seat } využíva budovu s dielikom „{ $tile }“, { $height ->
    [one] { $height } podlažie
    [few] { $height } podlažia
    [many] { $height } podlažia
   *[other] { $height } podlaží
}.
event-gained = { $seat } dostáva { $item ->
    [resource] { $count ->
        [one] { $count } surovinu
        [few] { $count } suroviny
        [many] { $count } suroviny
       *[other] { $count } surovín
    }
    [tile] { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
        [many] { $count } dielika
       *[other] { $count } dielikov
    }
   *[point] { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodov
    }
}.
event-lost = Zásoba je prázdna. { $seat } dostáva o { $item ->
    [resource] { $count ->
        [one] { $count } surovinu
        [few] { $count } suroviny
        [many] { $count } suroviny
       *[other] { $count } surovín
    }
    [tile] { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
        [many] { $count } dielika
       *[other] { $count } dielikov
    }
   *[point] { $count ->
        [one] { $count } bod
        [few] { $count } body
        [many] { $count } bodu
       *[other] { $count } bodov
    }
} menej.
event-bonus = { $seat } dostáva bonus ({ $trigger }):{ gained-items }.
event-urbanized = { $seat } stavia na poli { $cell } budovu s dielikom „{ $tile }“.
event-token = Písmeno { $card } sa presúva na pole { $cell }.
event-returned = { $seat } získava { $resources ->
    [one] { $resources } surovinu
    [few] { $resources } suroviny
    [many] { $resources } suroviny
   *[other] { $resources } surovín
} späť{ $points ->
    [0] { "" }
    [one] { " " }a k tomu { $points } bod
    [few] { " " }a k tomu { $points } body
    [many] { " " }a k tomu { $points } bodu
   *[other] { " " }a k tomu { $points } bodov
}.
event-paid = { $seat } platí { $points ->
    [0] { "" }
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
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
   *[other] { $resources } surovín
}.
event-built = { $seat } kladie na pole { $cell } dielik „{ $tile }“, spolu { $height ->
    [one] { $height } podlažie
    [few] { $height } podlažia
    [many] { $height } podlažia
   *[other] { $height } podlaží
}.
event-kept = { $seat } si necháva kartu: { $card }.
event-exhausted = Dieliky sa prvýkrát minuli: každý môže niektoré svoje vrátiť.
event-gave_tile = { $seat } vracia dielik: { $tile }.
event-gave_points = { $seat } dostáva za vrátené dieliky { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
event-refilled = Nová zásoba: { $tiles ->
    [one] { $tiles } dielik
    [few] { $tiles } dieliky
    [many] { $tiles } dielika
   *[other] { $tiles } dielikov
}.
event-flag_tiles = Dieliky sa minuli: hra sa končí týmto kolom.
event-flag_resources = { $seat } má všetky svoje suroviny v meste: hra sa končí týmto kolom.
event-hands_passed = Karty sa posielajú o miesto doľava.
first-hands_passed = Všetci podávajú zvyšné karty hráčovi po ľavici.
first-kept = { event-kept }
first-urbanized = { $seat } stavia do šírky.
first-cannot_pay = { $seat } nemá čím zaplatiť.
first-returned = { event-returned }
first-rebuilt = Balíček sa znova mieša.
event-passed = { $from_seat } posiela ďalej kartu „{ $card }“. Dostáva ju { $to_seat }.
event-hal_dealt = { $seat } dostáva kartu lícom nadol.
event-hal_shows = { $seat } ukazuje kartu: { $card }.
event-hal_draws = { $seat } si ťahá dielik: { $tile }.
event-hal_second = { $seat } si ťahá aj kartu: { $card }.
event-hal_points = { $seat } dostáva za susedné budovy { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.
event-hal_idle = Žiadny dielik nezostal: { $seat } nič nerobí.
event-hal_short = { $seat } nemá čím zaplatiť (suroviny: má { $has_resources }, potrebuje { $resources }). Hra sa končí.
event-end = { $ending }
event-total = { $seat }: { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}.

## The log beside the board: without text left out, after a comma in the line before

log-placed = { "" }
log-turned = { "" }
log-trio = { $seat } dostáva tri postavy
log-packet = { "" }
log-packets_passed = { "" }
log-character = , { $character }
log-drew_tile = , + dielik „{ $tile }“
log-drew_tile_hidden = , +{ $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
    [many] { $count } dielika
   *[other] { $count } dielikov
}
log-drew_card = { "" }
log-drew_card_hidden = { "" }
log-round = Kolo { $round }
log-renewed = { $seat } si vymieňa karty
log-discarded = { "" }
log-rebuilt = Balíček sa minul a znova sa mieša: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } karty
   *[other] { $cards } kariet
}{ $sites ->
    [0] { "" }
   *[other] , z toho karty nových budov: { $sites }
}.
log-chose = { "" }
log-chose_tile = { "" }
log-showed = { $seat } hrá kartu „{ $card }“
log-showed_tile = { $seat } hrá kartu „{ $card }“ s dielikom „{ $tile }“
log-fallback = , berie si dielik späť
log-cannot_pay = , nemá čím zaplatiť
log-activated = { "" }
log-gained = , +{ some-items }
log-lost = , v zásobe chýba: { some-items }
log-bonus = ; bonus:
log-urbanized = , stavia do šírky
log-token = { "" }
log-returned = ({ $seat } získava { $resources ->
    [one] { $resources } surovinu
    [few] { $resources } suroviny
    [many] { $resources } suroviny
   *[other] { $resources } surovín
} späť{ $points ->
    [0] { "" }
    [one] { " " }a k tomu { $points } bod
    [few] { " " }a k tomu { $points } body
    [many] { " " }a k tomu { $points } bodu
   *[other] { " " }a k tomu { $points } bodov
})
log-paid = , platí { $points ->
    [0] { "" }
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
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
   *[other] { $resources } surovín
}
log-built = , stavia { $height }. podlažie
log-kept = ; necháva si kartu
log-gave_tile = , vracia dielik „{ $tile }“
log-gave_points = , +{ $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
log-hands_passed = { "" }
log-passed = { "" }
log-flag_tiles = ; dieliky sa minuli, toto kolo je posledné
log-flag_resources = , má všetky svoje suroviny v meste: toto kolo je posledné
log-hal_dealt = { "" }
log-hal_shows = { $seat } hrá kartu „{ $card }“
log-hal_draws = , ťahá si dielik „{ $tile }“
log-hal_second = , ťahá si aj kartu „{ $card }“
log-hal_points = , +{ $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
} za susedné budovy
log-hal_idle = , žiadny dielik nezostal: nič nerobí

## The position

line-round = Kolo { $round }, prvý hráč: { $first_seat }.
line-columns = { $picture }
line-row = { $picture }
line-stocks = Dielikov v zásobe: { $tiles }; kariet v balíčku: { $deck }, zahodených: { $discard }.
line-exhausted = Dieliky sa už raz minuli.
line-discard = Odhadzovacia kôpka: { $card }.
line-flag = Posledné kolo: { $ending }
line-side = { $seat }
line-side_ready = { $seat } (má vybrané)
line-counts = Zástena: suroviny { $resources }, dieliky { $tiles }, body { $points }; suroviny v zásobe { $supply }, v meste { $city }; žetóny výmeny { $renewals }.
line-counts_closed = Zástena je zatvorená. Suroviny v zásobe { $supply }, v meste { $city }; žetóny výmeny { $renewals }.
line-hal = Body { $points }; suroviny v zásobe { $supply }, v meste { $city }.
line-hand = V ruke: { $card }.
line-known_hand = Známe karty: { $card }.
line-own_tiles = Dieliky: { $tile }.
line-known_tiles = Známe dieliky: { $tile }.
line-packet = Sada kariet: { $character }; na začiatok{ start-items }; bonus{ bonus-items }.
line-drafted = Zatiaľ ponechané: { $character }; na začiatok{ start-items }; bonus{ bonus-items }.
line-giving = Vracia sa: { $tile }.
line-characters = Postavy: { $character }.
line-kept = Ponechané karty dielikov: { $tile }.
line-bonus = Bonus ({ $trigger }): suroviny { $resources }, dieliky { $tiles }, body { $points }.
line-face_down = Karta leží lícom nadol.
line-face_down_tile = Karta leží lícom nadol, s dielikom.
line-card = Hrá kartu: { $card }.
line-card_tile = Hrá kartu „{ $card }“ s dielikom „{ $tile }“.

## The score sheet

score-screen = Body získané počas hry
score-resources_on = Karty za suroviny na jednej farbe
score-low_buildings = Karty za nízke budovy
score-high_buildings = Karty za vysoké budovy
score-bonus_cards = Karty za bonusy
score-cards = Karty za farbu
score-flat = Karty za deväť bodov
score-renewals = Žetóny výmeny
score-districts = Štvrte
# The collected points are a part of it.
unit-points = { $over ->
    [0] keby bol teraz koniec
   *[other] spolu
}
figure-cards = ponechané
figure-tokens = žetóny
ending-tiles = Dieliky sa minuli.
ending-resources = Jeden z hráčov má všetky svoje suroviny v meste.
ending-hal_out = Hal už nemá žiadne suroviny.
ending-hal_short = Hal nemá čím zaplatiť svoju budovu.
ending-rounds = Posledné kolo sa skončilo.

## Things

trigger-exploit = samotná karta
trigger-urbanize = stavba do šírky
trigger-construct = stavba do výšky
character-technician_exploit_1 = biotechnik (samotná karta)
character-technician_exploit_2 = biotechnik (samotná karta)
character-technician_exploit_3 = biotechnik (samotná karta)
character-technician_exploit_4 = biotechnik (samotná karta)
character-technician_urbanize_1 = biotechnik (do šírky)
character-technician_urbanize_2 = biotechnik (do šírky)
character-technician_urbanize_3 = biotechnik (do šírky)
character-technician_urbanize_4 = biotechnik (do šírky)
character-technician_construct_1 = biotechnik (do výšky)
character-technician_construct_2 = biotechnik (do výšky)
character-technician_construct_3 = biotechnik (do výšky)
character-technician_construct_4 = biotechnik (do výšky)
character-engineer_exploit_1 = bioinžinier (samotná karta)
character-engineer_exploit_2 = bioinžinier (samotná karta)
character-engineer_exploit_3 = bioinžinier (samotná karta)
character-engineer_urbanize_1 = bioinžinier (do šírky)
character-engineer_urbanize_2 = bioinžinier (do šírky)
character-engineer_urbanize_3 = bioinžinier (do šírky)
character-engineer_construct_1 = bioinžinier (do výšky)
character-engineer_construct_2 = bioinžinier (do výšky)
character-engineer_construct_3 = bioinžinier (do výšky)
character-planner_exploit_1 = bioplánovač (samotná karta)
character-planner_exploit_2 = bioplánovač (samotná karta)
character-planner_urbanize_1 = bioplánovač (do šírky)
character-planner_urbanize_2 = bioplánovač (do šírky)
character-planner_construct_1 = bioplánovač (do výšky)
character-planner_construct_2 = bioplánovač (do výšky)
tile-R1 = červený 1
tile-R2 = červený 2
tile-R3 = červený 3
tile-R4 = červený 4
tile-R5 = červený 5
tile-R6 = červený 6
tile-R7 = červený 7
tile-R8 = červený 8
tile-R9 = červený 9
tile-R10 = červený 10
tile-R11 = červený 11
tile-R12 = červený 12
tile-R13 = červený 13
tile-R14 = červený 14
tile-R15 = červený 15
tile-R16 = červený 16
tile-R17 = červený 17
tile-R18 = červený 18
tile-R19 = červený 19
tile-R20 = červený 20
tile-B1 = modrý 1
tile-B2 = modrý 2
tile-B3 = modrý 3
tile-B4 = modrý 4
tile-B5 = modrý 5
tile-B6 = modrý 6
tile-B7 = modrý 7
tile-B8 = modrý 8
tile-B9 = modrý 9
tile-B10 = modrý 10
tile-B11 = modrý 11
tile-B12 = modrý 12
tile-B13 = modrý 13
tile-B14 = modrý 14
tile-B15 = modrý 15
tile-B16 = modrý 16
tile-B17 = modrý 17
tile-B18 = modrý 18
tile-B19 = modrý 19
tile-B20 = modrý 20
tile-Y1 = žltý 1
tile-Y2 = žltý 2
tile-Y3 = žltý 3
tile-Y4 = žltý 4
tile-Y5 = žltý 5
tile-Y6 = žltý 6
tile-Y7 = žltý 7
tile-Y8 = žltý 8
tile-Y9 = žltý 9
tile-Y10 = žltý 10
tile-Y11 = žltý 11
tile-Y12 = žltý 12
tile-Y13 = žltý 13
tile-Y14 = žltý 14
tile-Y15 = žltý 15
tile-Y16 = žltý 16
tile-Y17 = žltý 17
tile-Y18 = žltý 18
tile-Y19 = žltý 19
tile-Y20 = žltý 20
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
card-Y1 = žltá 1
card-Y2 = žltá 2
card-Y3 = žltá 3
card-Y4 = žltá 4
card-Y5 = žltá 5
card-Y6 = žltá 6
card-Y7 = žltá 7
card-Y8 = žltá 8
card-Y9 = žltá 9
card-Y10 = žltá 10
card-Y11 = žltá 11
card-Y12 = žltá 12
card-Y13 = žltá 13
card-Y14 = žltá 14
card-Y15 = žltá 15
card-Y16 = žltá 16
card-Y17 = žltá 17
card-Y18 = žltá 18
card-Y19 = žltá 19
card-Y20 = žltá 20

## Board

virtual-player = Hal
board-hand = Karty v ruke
board-hand-of = Karty v ruke: { $name }
board-screen = Za vašou zástenou
board-screen-named = Za zástenou ({ $name })
board-screen-of = Za zástenou
board-tiles = Vaše dieliky
board-no-tiles = Žiadne dieliky: prinášajú ich modré budovy, písmená a bonusy.
board-bonuses = Bonusy
board-kept = Ponechané karty
board-known = Známe karty a dieliky
board-buildings = Budovy: { $count }
board-nothing = nič
board-now = teraz
board-round = Kolo { $round }
board-tiles-left = dieliky
board-deck = balíček
board-discard = zahodené
board-deck-help = Kariet v balíčku: { $count }; keď je prázdny, zamieša sa odhadzovacia kôpka a pribudnú karty nových budov.
board-discard-help = Prezrieť odhadzovaciu kôpku a doteraz nevidené karty a dieliky
board-discard-count = Zahodené karty: { $count }
board-components = Herný materiál: { $what }.
board-unseen-cards = Doteraz nevidené karty v balíčku a v rukách ostatných: { $count }
board-unseen-tiles = Doteraz nevidené dieliky v zásobe, za zástenami alebo mimo hry: { $count }
board-returned-tiles = Vrátené dieliky
board-exhausted = (raz sa už minuli; keď sa minú druhýkrát, hra sa skončí)
board-exhausted-for-good = (minuli sa: hra sa končí týmto kolom)
board-districts = štvrte
board-districts-help = Ukázať štvrte: dve a viac budov jednej farby vedľa seba. Kto tam má najviac surovín, dostane bod za každú surovinu v štvrti, druhý hráč bod za každú svoju.
board-district-place = { $name }: { $points }
board-district-R = červená štvrť
board-district-B = modrá štvrť
board-district-Y = žltá štvrť
board-district-size = Budovy: { $buildings }; suroviny: { $total }.
board-place-alone = { $name }: nikto iný tu suroviny nemá, preto sa počítajú dvakrát: 2 × { $total } = { $points }
board-place-first = { $name }: najviac surovín ({ $resources }), preto bod za každú surovinu v štvrti: { $points }
board-place-second = { $name }: druhé miesto, preto bod za každú vlastnú surovinu: { $points }
board-place-third = { $name }: suroviny { $resources }, bez bodov
board-place-tie = Pri rovnosti surovín rozhoduje vyššia budova, potom vyššie číslo navrchu.
board-won-alone = { $district }: 2 × { $total }, nikto iný tam nie je
board-won-first = { $district }: { $points }, najviac surovín
board-won-second = { $district }: { $points }, druhé miesto
board-plays = Čo kto práve zahral
board-last-round = Posledné kolo
board-token = Písmeno { $letter }: tu môže mesto rásť
board-height = { $height ->
    [one] { $height } podlažie
    [few] { $height } podlažia
    [many] { $height } podlažia
   *[other] { $height } podlaží
}
board-ownerless = bez majiteľa
board-owned = { $name }
board-site = stavenisko: karta budovy ešte nie je v hre
board-first = Prvý hráč
board-chosen = vybrané
board-face-down-card = Karta lícom nadol
board-face-down-tile = Dielik lícom nadol
board-closed-resource = Suroviny: za zatvorenou zástenou
board-closed-tile = Dieliky: za zatvorenou zástenou
board-closed-point = Body: za zatvorenou zástenou
board-count-resource = { $count ->
    [one] { $count } surovina
    [few] { $count } suroviny
    [many] { $count } suroviny
   *[other] { $count } surovín
}
board-count-tile = { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
    [many] { $count } dielika
   *[other] { $count } dielikov
}
board-count-point = { $count ->
    [one] { $count } bod
    [few] { $count } body
    [many] { $count } bodu
   *[other] { $count } bodov
}
board-has-resource = Surovín za zástenou: { $count }
board-has-tile = Dielikov za zástenou: { $count }
board-has-point = Získané body (za zástenou): { $count }
board-all-points = Keby sa hra teraz skončila: { $points }
board-then-resource = suroviny { $now } → { $then }
board-then-tile = dieliky { $now } → { $then }
board-then-point = body { $now } → { $then }
board-then-score = keby bol teraz koniec: { $now } → { $then }
board-score-stays = keby bol teraz koniec: stále { $now }
board-in-city = Surovín v meste: { $count } / { $all }
board-supply-own = Surovín v zásobe: { $count }
board-supply-tiles = Dielikov v zásobe: { $count }
board-renewals = Žetónov výmeny: { $count }
board-renew = Vymeniť karty (ešte { $count }×)
board-renew-price = −2 body na konci
board-renew-help = Odovzdajte žetón výmeny a hneď vymeňte všetky štyri karty. Všetci sa to dozvedia; čo si vybrali ostatní, platí ďalej. Každý nepoužitý žetón má hodnotu 2 body.
board-say-renew = Vymeniť si karty?
board-do-renew = Vymeniť
board-keep-hand = Nechať si tieto karty
board-renewed = { $name } si vymieňa karty
board-pick-card = Vyberte kartu
board-pick-card-help = Samotná dá, čo ukazuje. S dielikom stavia.
board-left = Zostáva dielikov: { $tiles }; kariet v balíčku: { $cards }.
board-add-tile = alebo vyberte dielik a stavajte
board-wait = Vaše karty
board-cards-of = Karty: { $name }
board-others-choose = Ostatní ešte vyberajú.
board-chose-renew = Vymieňate si karty
board-played = zahrané
board-alone = Samotná karta
board-do-exploit = Zahrať samotnú
board-do-urbanize = Stavať do šírky
board-do-construct = Stavať do výšky
board-do-anyway = Skúsiť stavať
board-say-letter = Samotná karta { $letter }: surovina alebo dielik
board-say-exploit = Využiť: { $card }
board-say-urbanize = Dielik „{ $tile }“ na miesto písmena { $letter }
board-say-construct = { $height }. podlažie: „{ $tile }“ na budovu „{ $card }“
board-say-dear = Dielik „{ $tile }“ sa vráti
board-dear-unless = ak nezaplatíte ani vo svojom ťahu
board-lacks-points = { $numbers }: o { $count } menej, stojí { $count ->
    [one] { $count } získaný bod
    [few] { $count } získané body
    [many] { $count } získaného bodu
   *[other] { $count } získaných bodov
}, máte { $has }
board-lacks-resources = treba { $count ->
    [one] { $count } surovinu
    [few] { $count } suroviny
    [many] { $count } suroviny
   *[other] { $count } surovín
}, máte { $has }
board-you-get = dostanete
board-you-place = položíte
board-place-help = Na budove stojí toľko vašich surovín, koľko má podlaží.
board-around = okolo
board-around-help = Každá budova vedľa novej dáva za každé podlažie to, čo dáva jej farba: surovinu, dielik alebo bod.
board-other-colour = iná farba
board-colour-help = Dielik inej farby, ako je ten pod ním, stojí surovinu.
board-lower = nižšie číslo
board-lower-help = Za nižšie číslo na vyššom zaplatíte rozdiel v bodoch.
board-you-get-back = získate späť
board-gets-back = { $name } dostane suroviny späť a za každú bod
board-bonus = bonus
board-to-come = potom:
board-you-keep = necháte si
board-keep-short = ostane:
board-new-bonus = nový bonus:
board-new-plot = do šírky
board-floor = { $height }. podlažie
board-discarded-after = potom sa zahodí
board-label-letter = Písmeno { $letter }. Samotné: surovina alebo dielik. S dielikom: nová budova na mieste písmena.
board-label-card = { $card }, samotná: { $items }; s dielikom: { $height }. podlažie a kartu si necháte: { $kept }
board-keep-bonus = { $trigger }: { $items }
board-when-exploit = vždy, keď hráte samotnú kartu
board-when-urbanize = vždy, keď staviate do šírky
board-when-construct = vždy, keď staviate do výšky
board-colour-R = červená
board-colour-B = modrá
board-colour-Y = žltá
board-goal-resources_on = na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
} za každú vašu surovinu na budovách (farba: { $of })
board-goal-low_buildings = na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
} za každú vašu budovu s 1–2 podlažiami
board-goal-high_buildings = na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
} za každú vašu budovu s 3 a viac podlažiami
board-goal-bonus_cards = na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
} za každú vašu kartu, ktorá dáva bonus { $of }
board-goal-cards = na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
} za každú vašu kartu (farba: { $of })
board-goal-flat = na konci hry { $points ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodov
}
board-lane-exploit = Samotná karta
board-lane-urbanize = Stavba do šírky
board-lane-construct = Stavba do výšky
board-lane-end = Na konci hry
board-short-exploit = samotná
board-short-urbanize = do šírky
board-short-construct = do výšky
board-short-end = na konci
board-worth-now = Hodnota teraz: { $points }
board-take = Vyberte si jedno zo zásoby
board-take-resource = na budovy
board-take-tile = na stavanie
board-move-token = Kam sa teraz presunie písmeno { $letter }?
board-move-token-help = Miesto písmena zabrala nová budova. Vyberte voľné pole vedľa budovy: tam môže mesto rásť ďalej.
board-do-token = Presunúť písmeno sem
board-at-N = na sever od budovy s dielikom „{ $tile }“
board-at-E = na východ od budovy s dielikom „{ $tile }“
board-at-S = na juh od budovy s dielikom „{ $tile }“
board-at-W = na západ od budovy s dielikom „{ $tile }“
board-at-letter-N = na sever od písmena { $letter }
board-at-letter-E = na východ od písmena { $letter }
board-at-letter-S = na juh od písmena { $letter }
board-at-letter-W = na západ od písmena { $letter }
board-token-to = Písmeno { $letter } pôjde { $where }
board-blocked = Písmeno { $letter } je zablokované
board-blocked-help = Poradie písmen okolo mesta sa musí zachovať. Vyberte, ktoré uhnú.
board-blocked-cells = Písmeno sa posunie ďalej po okraji mesta. Vyberte pole.
board-push-forward = Posunúť v smere hodín: { $letters }
board-push-backward = Posunúť proti smeru hodín: { $letters }
board-return = Dieliky sa minuli: vrátite niektoré svoje?
board-return-help = Bod za každý dielik. Z vrátených dielikov bude nová zásoba; keď sa minie, hra sa skončí.
board-return-done = Vrátiť { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
    [many] { $count } dielika
   *[other] { $count } dielikov
}
board-return-none = Nechať všetky
board-returned = Dielik „{ $tile }“ sa vracia
board-draft = Výber { $pick } / 3: jednu postavu si nechajte, { $pick ->
    [3] druhú zahoďte
   *[other] ostatné pošlite ďalej
}
board-draft-help = Čo postava prinesie na začiatku a čo potom dáva za jeden druh akcie.
board-draft-keep = Nechať si: { $character }
board-draft-kept = Ponechané
board-do-draft = Nechať si
board-starts = na začiatok
board-technician = Biotechnik
board-engineer = Bioinžinier
board-planner = Bioplánovač
board-label-character = { $name }, na začiatok: { $start }. Potom: { $bonus }
term-screen = body hneď
term-screen_later = body neskôr
term-districts = štvrte
term-end_cards = karty na konci hry
reason-screen = Hneď prinesie o { $worth } viac.
reason-screen_later = V ďalšom priebehu hry získate o { $worth } viac.
reason-districts = Vaše štvrte prinesú na konci o { $worth } viac.
reason-renewals = Zostane vám viac žetónov výmeny, čo vynesie { $worth }.
reason-end_cards = Vaše karty prinesú na konci hry o { $worth } viac.
reason-rival-renew = Zahráte a podáte ďalej iné karty. { $players ->
    [2] Súper
   *[other] Najsilnejší súper
} bude mať na konci asi o { $worth } menej.

## What things on the board are

what-table = Stôl
what-city = Mesto
what-building = Budova
what-letter = Písmeno
what-district = Štvrte
what-card = Karta v ruke
what-tile = Dielik
what-hand = Karty v ruke
what-resources = Suroviny
what-tiles = Dieliky
what-points = Body
what-kept = Karta pred vami
what-lane = Bonus
what-character = Postava
what-renewal = Výmena kariet
what-first = Prvý hráč
what-plays = Čo kto zahral
what-supply = Zvyšné dieliky
what-deck = Balíček
what-discard = Odhadzovacia kôpka
what-round = Kolo
what-last_round = Posledné kolo
what-hal = Hal
