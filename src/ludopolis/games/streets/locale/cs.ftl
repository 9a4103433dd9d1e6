### Every word of Streets.

game-name = Streets
game-pitch = Stavte společně jedno město: uzavřená ulice vyplatí všechny, kdo na ní mají budovu, a její lidé se stěhují dál.
game-goal = Společně stavíte jedno město. Budova vynáší svému vlastníkovi peníze, když se uzavře její ulice, ať ji uzavře kdokoli; lidé z ulice se pak stěhují do jiných budov. Vyhrává, kdo má nejvíc peněz.
game-aim = Ulice uzavřená na obou koncích vynáší svým stavitelům. Vyhrává nejbohatší.
game-length = 40 min
game-difficulty = střední
certainty-reconstructed = pravidla odpovídají tištěným; většinu destiček jsme rekonstruovali, protože seznam vytištěných není veřejný
certainty-mostly_certain = zčásti podle zdroje, zčásti rekonstruováno

## Options

option-business = Modul Podnikání
option-business-help = Když se uzavře ulice, berou si vlastníci jejích budov i žetony podnikání, které na konci hry vynášejí peníze.
option-advisors = Modul Poradci
option-advisors-help = Každý má poradce se schopností. Proti Lišákovi si ho můžete vybrat.
option-advisors-off = bez poradců
option-advisors-random = náhodně
option-advisors-hacker = Hacker
option-advisors-entrepreneur = Podnikatel
option-advisors-investor = Investor
option-advisors-hipster_legend = Legenda hipsterů
option-advisors-search_specialist = Specialista na hledání
option-difficulty = Obtížnost Lišáka
option-difficulty-help = S kolika penězi Lišák v sólo hře začíná: 0 $, 20 $ nebo 50 $, a o 40 $ víc, máte-li poradce.
option-difficulty-easy = lehká
option-difficulty-medium = střední
option-difficulty-hard = těžká
option-gap_closes = Rovnoběžná destička uzavírá ulici
option-gap_closes-help = Ulici uzavře i destička na jejím konci, jejíž silnice vede rovnoběžně s ulicí, ale po opačné straně destičky.
option-start_layout = Počáteční destičky
option-start_layout-help = Jak leží park vedle nádraží.
option-start_layout-at_end = na konci ulice s nádražím
option-start_layout-across = přes silnici od nádraží
option-start_symbols = Symboly na počátečních destičkách
option-start_symbols-help = Nádraží má symbol každého druhu, park žolíka.
option-seekers_enter_closed = Hledající jdou do každé nové budovy
option-seekers_enter_closed-help = Hledající se stěhují do nové budovy své barvy, i když se její ulice hned uzavře.
option-closing_value_per_street = Hodnota za každé uzavření
option-closing_value_per_street-help = Hodnota za uzavření se vyplácí za každou uzavřenou ulici, na jejímž konci destička stojí, ne jen jednou.
option-closing_value_at_final = Hodnota za uzavření na konci hry
option-closing_value_at_final-help = Tištěná pravidla říkají, že destička s hodnotou za uzavření vynáší peníze, až když je uzavřená i její vlastní ulice. Ano: když uzavře jinou ulici, ještě nic nevynáší, ale v závěrečném bodování se tato hodnota počítá jako každá jiná. Ne: pravidlo platí doslova; destička, jejíž vlastní ulice zůstane do konce otevřená, za uzavření jiné nedostane nic.
option-final_rounding = Zaokrouhlení na konci
option-final_rounding-help = Jak se polovina závěrečného příjmu zaokrouhluje nahoru.
option-final_rounding-per_tile = u každé destičky
option-final_rounding-total = jednou za všechny destičky
why-advisor_alone = Poradce si lze vybrat jen v sólo hře; při více hráčích se rozdávají náhodně.
why-difficulty_alone = Obtížnost má jen Lišák a ten hraje jen v sólo hře.

## Parts of sentences

some-people = { $person ->
    [tourist] { $count ->
        [one] { $count } turista
        [few] { $count } turisté
        [many] { $count } turisty
       *[other] { $count } turistů
    }
    [hipster] { $count ->
        [one] { $count } hipster
        [few] { $count } hipsteři
        [many] { $count } hipstera
       *[other] { $count } hipsterů
    }
    [parent] { $count ->
        [one] { $count } rodič
        [few] { $count } rodiče
        [many] { $count } rodiče
       *[other] { $count } rodičů
    }
   *[shopper] { $count ->
        [one] { $count } zákazník
        [few] { $count } zákazníci
        [many] { $count } zákazníka
       *[other] { $count } zákazníků
    }
}
worth = { $formula ->
    [people] { $price } $ za každého člověka na své ulici ({ $wants_symbol })
    [symbols] { $price } $ za každý symbol na své ulici ({ $wants_symbol } nebo žolík)
    [set] { $price } $ za každou sadu symbolů na své ulici ({ $wants_symbol })
    [pair] { $price } $ za každé dva symboly na své ulici ({ $wants_symbol })
    [mixed] { $price } $ za každého žolíka na své ulici
    [signs] { $price } $ za každou vlastníkovu ceduli na své ulici
    [street_size] { $price } $ za každou destičku své ulice
    [neighbourhood] { $price } $ za každou destičku kolem, na kterékoli ulici
    [closing] { $price } $, uzavírá-li jinou ulici
   *[copy] hodnota jiné budovy na téže ulici
}
printed-symbols = { $symbols ->
    [0] { "" }
   *[other] ; symboly: { $symbol }
}
sign = { $units ->
    [1] { $business }
   *[2] 2× { $business }
}
reckoning = { $value ->
    [people] { $count ->
        [one] { $count } člověk
        [few] { $count } lidé
        [many] { $count } člověka
       *[other] { $count } lidí
    } × { $price } $
    [symbols] { $count ->
        [one] { $count } symbol
        [few] { $count } symboly
        [many] { $count } symbolu
       *[other] { $count } symbolů
    } × { $price } $
    [set] { $count ->
        [one] { $count } sada
        [few] { $count } sady
        [many] { $count } sady
       *[other] { $count } sad
    } × { $price } $
    [mixed] { $count ->
        [one] { $count } žolík
        [few] { $count } žolíci
        [many] { $count } žolíka
       *[other] { $count } žolíků
    } × { $price } $
    [signs] { $count ->
        [one] { $count } cedule
        [few] { $count } cedule
        [many] { $count } cedule
       *[other] { $count } cedulí
    } × { $price } $
    [street_size] { $count ->
        [one] { $count } destička
        [few] { $count } destičky
        [many] { $count } destičky
       *[other] { $count } destiček
    } × { $price } $
    [neighbourhood] { $count ->
        [one] { $count } destička kolem
        [few] { $count } destičky kolem
        [many] { $count } destičky kolem
       *[other] { $count } destiček kolem
    } × { $price } $
    [closing] za uzavření { $count } × { $price } $
   *[other] není co kopírovat
}
the-rest = Ostatní půjdou sem: { $other_tile }.
twice = { $times ->
    [1] { "" }
   *[2] { " " }× { $times }
}
by-value = { $copied ->
    [0] { "" }
   *[other] { " " }podle hodnoty budovy „{ $formula_tile }“
}

## Questions

ask-abandon = Nemáte už žádnou ceduli: kterou svou budovu opustíte?
ask-tile = Kterou budovu postavíte?
ask-discard = Nikde nelze nic postavit: kterou destičku zahodíte?
ask-cell = Kam postavíte budovu „{ $tile }“?
ask-road = { $tile }: na které straně bude silnice?
ask-signs = { $tile }: jedna cedule, nebo dvě pro dvojnásobnou hodnotu?
ask-street = { $count ->
    [one] Uzavřela se { $count } ulice
    [few] Uzavřely se { $count } ulice
    [many] Uzavřelo se { $count } ulice
   *[other] Uzavřelo se { $count } ulic
}: která je na řadě?
ask-token_tile = Za kterou svou budovu si vezmete žetony?
ask-token_type = { $tile }: který žeton si vezmete? Zbývá vzít: { $count }.
ask-substitute = Váš příjem: má jedna vaše budova vynášet podle destičky v ruce?
ask-people = K přestěhování: { some-people }. Kolik jich půjde do budovy „{ $tile }“? { the-rest }
ask-sly_cell = Tato místa jsou pro Lišáka stejně dobrá. Kam postaví budovu „{ $tile }“?
ask-sly_road = Lišák staví budovu „{ $tile }“; na těchto stranách je pro něj silnice stejně dobrá. Na které bude?
ask-sly_street = Lišák uzavřel { $count ->
    [one] { $count } ulici
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulic
}: která je na řadě?
ask-sly_token_tile = Za kterou svou budovu si Lišák vezme žetony?
ask-sly_token_type = { $tile }: který žeton si vezme Lišák? Zbývá vzít: { $count }.
ask-sly_people = Lišákovo stěhování: { some-people }. Kolik jich půjde do budovy „{ $tile }“? { the-rest }

## Moves

move-abandon = opustit budovu „{ $tile }“ na poli ({ $cell }), příjem by byl { $income } $; { $signs ->
    [one] vrátí se { $signs } cedule
    [few] vrátí se { $signs } cedule
    [many] vrátí se { $signs } cedule
   *[other] vrátí se { $signs } cedulí
}
move-build = postavit budovu „{ $tile }“ ({ $tile_kind }; symboly: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; podnikání: { sign }
}
move-discard = zahodit destičku „{ $tile }“ ({ $tile_kind })
move-cell = pole ({ $cell }), silnice: { $any_side }
by-order = { $order ->
    [matters] ; záleží na tom, která ulice je první
   *[free] { "" }
}
move-cell_closing = pole ({ $cell }), silnice: { $side }; uzavře { $count ->
    [one] { $count } ulici
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulic
}; kdo staví, dostane { $income } $, ostatní { $others } ${ by-order }
move-cover = přes budovu „{ $tile }“ na poli ({ $cell }): kdo staví, dostane { $income } $
move-road = silnice: { $side }
move-road_closing = silnice: { $side }; uzavře { $count ->
    [one] { $count } ulici
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulic
}; kdo staví, dostane { $income } $, ostatní { $others } ${ by-order }
move-signs = { $count ->
    [1] jedna cedule
   *[2] dvě cedule: dvojnásobná hodnota
}
move-street = ulice od ({ $from_cell }) do ({ $to_cell }), délka { $length }
move-token = „{ $tile }“ na poli ({ $cell }): { $business } × { $count }
move-take = { $token }: zatím { $have }, v zásobě { $left }
move-substitute = „{ $tile }“ ({ worth }) místo budovy „{ $old_tile }“ na poli ({ $cell }): příjem by byl { $income } $
move-pass = každá budova podle své hodnoty
move-send = { some-people } do budovy „{ $tile }“ na poli ({ $cell })

# The same in short, for hints beside the board.
brief-build = postavit budovu „{ $tile }“
brief-discard = zahodit destičku „{ $tile }“
brief-send = { $count ->
    [0] nikdo do budovy „{ $tile }“
   *[other] { some-people } do budovy „{ $tile }“
}{ $rest ->
    [0] { "" }
   *[other] , { $rest } do budovy „{ $other_tile }“
}
brief-abandon = opustit budovu „{ $tile }“
brief-cell = sem
brief-cell_closing = sem, uzavřít { $count ->
    [one] { $count } ulici
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulic
}
brief-cover = sem, přes budovu „{ $tile }“
brief-street = nejdřív ulice o délce { $length }
brief-token = vzít si žetony za budovu „{ $tile }“
brief-take = vzít si žeton: { $token }
brief-substitute = „{ $tile }“ místo budovy „{ $old_tile }“
other-cell = na jiné místo
other-cell_closing = na jiné místo, uzavřít { $count ->
    [one] { $count } ulici
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulic
}
other-cover = přes budovu „{ $tile }“
told-cell_closing = uzavřít { $count ->
    [one] { $count } ulici
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulic
}
told-cover = přes budovu „{ $tile }“
with-road = silnice: { $side }
with-road_closing = silnice: { $side }; uzavřít { $count ->
    [one] { $count } ulici
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulic
}
with-signs = { $count ->
    [1] jedna cedule
   *[2] dvě cedule
}

## Reasons

why-bad_move = „{ $text }“ není tah. Tahy se píší takto: build T1, cell -1,0, road E, signs 2, street -1,0, token -1,0, take housing, substitute -1,0 T1, pass, send 3, abandon -1,0, discard T1.
why-bad_outcome = „{ $text }“ tu nelze vylosovat. Píše se to takto: tile T1, back tourist, advisor hacker.
why-bad_cell = „{ $text }“ není pole. Pole se píše jako dvě čísla, například -1,0: kolik doprava a kolik dolů od nádraží, každé nejvýš 48.
why-nothing_there = Na poli ({ $cell }) není žádná destička.
why-not_asked = Na to se teď neptáme. Máte rozhodnout: { $step }.
why-cell_taken = Na poli ({ $cell }) už stojí „{ $tile }“.
why-start_tile = Přes nádraží a park stavět nelze: ({ $cell }).
why-street_open = Stavět lze jen přes destičky na uzavřených ulicích; ulice na poli ({ $cell }) je otevřená.
why-no_neighbour = Pole ({ $cell }) se nedotýká žádná destička.
why-no_road_fits = Na poli ({ $cell }) by silnice nenavazovala na žádnou jinou, dotýkala by se jiné bokem, nebo by ulice měla víc než pět destiček.
why-roads_clash = Se silnicí { $side } by se na poli ({ $cell }) dvě silnice dotýkaly boky.
why-no_road_link = Se silnicí { $side } by destička na poli ({ $cell }) nenavazovala na žádnou jinou silnici.
why-street_too_long = Se silnicí { $side } by ulice měla délku { $length }; nejvýš smí mít { $high }.
why-sly_builds_elsewhere = Jinde než na poli ({ $cell }) má Lišákova budova větší hodnotu, nebo mu přivede víc lidí.
why-sly_turns_it = Se silnicí { $side } by budova na poli ({ $cell }) měla pro Lišáka menší hodnotu, nebo by mu přivedla méně lidí.
why-not_in_hand = { $tile }: tato destička v ruce není.
why-copy_in_hand = { $tile } kopíruje jiné budovy a žádnou nahradit nemůže.
why-no_such_tile = Taková destička ve městě zatím není.
why-not_your_sign = Na poli ({ $cell }) není vaše cedule.
why-no_closing_street = Na poli ({ $cell }) nezačíná žádná ulice, která se má ještě vyhodnotit.
why-not_on_this_street = Budova na poli ({ $cell }) není na této ulici, nebo je na ní cizí cedule.
why-sly_gains_elsewhere = Žeton, který Lišákovi chybí, mu dá jiná budova než ta na poli ({ $cell }).
why-sly_lacks_another = Lišák si nejdřív bere žeton, který nemá. Tento už má: { $token }.
why-token_gone = Tyto žetony došly: { $token }.
why-too_many_people = { $count } je příliš mnoho: přestěhovat jich lze jen { $high }.
why-few_tiles = Základních destiček druhu „{ $tile_kind }“ je { $given }; potřeba je aspoň { $low }.

step-abandon = kterou budovu opustit
step-tile = kterou budovu postavit
step-discard = kterou destičku zahodit
step-cell = kam stavět
step-road = na které straně je silnice
step-signs = jedna cedule, nebo dvě
step-street = která ulice je na řadě
step-token_tile = za kterou budovu jsou žetony
step-token_type = který žeton
step-substitute = zda platí jiná hodnota
step-people = kam půjdou lidé

## Events

event-advisor = { $seat } má poradce: { $advisor }.
event-back = Na vrchu hromádky: { $tile_kind }. { $left ->
    [one] Zbývá { $left } destička.
    [few] Zbývají { $left } destičky.
    [many] Zbývá { $left } destičky.
   *[other] Zbývá { $left } destiček.
}
event-face = Na vrchu hromádky je odkrytá destička: { $tile }. { $left ->
    [one] Zbývá { $left } destička.
    [few] Zbývají { $left } destičky.
    [many] Zbývá { $left } destičky.
   *[other] Zbývá { $left } destiček.
}
event-drew = { $seat } si dobírá destičku „{ $tile }“.
event-drew_hidden = { $seat } si dobírá destičku: { $tile_kind }.
event-took = { $seat } si bere destičku „{ $tile }“.
event-end_stack = Destička do Lišákovy závěrečné hromádky: { $tile_kind }.
event-end_stack_turned = Hromádka došla: Lišákova závěrečná hromádka se míchá a obrací lícem nahoru.
event-stack_empty = Hromádka došla: zbývají jen destičky v ruce.
event-turn = Tah { $turn }: { $seat }.
event-abandoned = { $seat } opouští budovu „{ $tile }“ na poli ({ $cell }) a bere si zpět { $signs ->
    [one] { $signs } ceduli
    [few] { $signs } cedule
    [many] { $signs } cedule
   *[other] { $signs } cedulí
}.
event-chose = { $seat } se chystá stavět budovu „{ $tile }“.
event-put_away = { $seat } nemůže nic postavit a zahazuje destičku „{ $tile }“.
event-built = { $seat } staví budovu „{ $tile }“ na poli ({ $cell }), silnice { $side }{ $signs ->
    [1] .
   *[2] , cedule: { $signs }.
}
event-covered = { $seat } staví budovu „{ $tile }“ přes budovu „{ $old_tile }“ na poli ({ $cell }), silnice { $side }{ $signs ->
    [1] .
   *[2] , cedule: { $signs }.
}
event-to_station = Hledající z pole ({ $from_cell }) { $count ->
    [one] jde
    [few] jdou
    [many] jdou
   *[other] jdou
} na nádraží: { some-people }.
event-settled = Ze zásoby do budovy „{ $tile }“ na poli ({ $cell }): { some-people }.
event-shortage = Zásoba došla: nastěhuje se o { $missing ->
    [one] { $missing } člověka
    [few] { $missing } lidi
    [many] { $missing } člověka
   *[other] { $missing } lidí
} méně.
event-seekers_enter = Hledající z pole ({ $from_cell }) se { $count ->
    [one] stěhuje
    [few] stěhují
    [many] stěhují
   *[other] stěhují
} na pole ({ $to_cell }): { some-people }.
event-closed = { $seat } uzavírá ulici { $length ->
    [1] na poli ({ $from_cell })
   *[other] od ({ $from_cell }) do ({ $to_cell }), délka { $length }
}.
event-token = { $seat } si za budovu „{ $tile }“ bere žeton: { $token }. Takových má { $have }.
event-no_token = { $seat }: za budovu „{ $tile }“ už žádný žeton nezbývá.
event-substituted = { $seat } ukazuje destičku „{ $with_tile }“: budova „{ $tile }“ na poli ({ $cell }) vynáší jako ona.
event-symbols = { $seat } počítá symboly: turisté { $tourist }, hipsteři { $hipster }, rodiče { $parent }, zákazníci { $shopper }, žolíci { $wild }.
event-income = { $seat }: „{ $tile }“ na poli ({ $cell }){ by-value }: { reckoning }{ twice } + { $people } $ za obyvatele = { $amount } $. Celkem { $money } $.
event-left = Odchod z budovy „{ $tile }“ na poli ({ $cell }): { some-people }.
first-left = Všichni, kdo tam bydleli, hledají nový domov.
first-seeking = Někdo nenašel domov a čeká v čárkované bublině.
event-arrived = Příchod do budovy „{ $tile }“ na poli ({ $cell }): { some-people }.
event-seeking = Hledající v budově „{ $tile }“ na poli ({ $cell }): { some-people }.
event-ended = { $ending }
event-final = { $seat }: „{ $tile }“ na poli ({ $cell }){ by-value }: { reckoning }{ twice } + { $people } $ za obyvatele = { $amount } ${ $points ->
    [0] .
   *[other] , z toho polovina { $points } $.
}
event-halved = { $seat } dostává polovinu příjmu každé budovy, zaokrouhleno nahoru. Počet budov: { $tiles }, celkem { $points } $.
event-halved_together = { $seat } dostává polovinu z celkových { $amount } $, zaokrouhleno nahoru: { $points } $.
event-most_tokens = { $points ->
    [5] { $seat } má nejvíc žetonů „{ $token }“ ({ $have }), dělené prvenství: { $points } $.
   *[other] { $seat } má nejvíc žetonů „{ $token }“ ({ $have }): { $points } $.
}
event-token_sets = { $seat }: { $sets ->
    [one] { $sets } sada
    [few] { $sets } sady
    [many] { $sets } sady
   *[other] { $sets } sad
} čtyř různých žetonů: { $points } $.
event-weighed = { $seat } hledá nejlepší místo pro budovu „{ $tile }“: hodnota { $amount } ${ $people ->
    [0] { "" }
   *[other] { $people ->
        [one] , do jeho budov přichází { $people } člověk
        [few] , do jeho budov přicházejí { $people } lidé
        [many] , do jeho budov přichází { $people } člověka
       *[other] , do jeho budov přichází { $people } lidí
    }
}. { $count ->
    [1] Žádné jiné místo není tak dobré.
   *[other] Stejně dobrých umístění: { $count }.
}
event-total = { $seat }: celkem { $points } $.

## The log beside the board: without text left out, after a comma or semicolon in the line before

log-back = { "" }
log-face = { "" }
log-drew = { "" }
log-drew_hidden = { "" }
log-took = { "" }
log-end_stack = { "" }
log-turn = { "" }
log-chose = { "" }
log-abandoned = { $seat } opouští budovu „{ $tile }“
log-built = { $seat } staví budovu „{ $tile }“{ $signs ->
    [1] { "" }
   *[2] { " " }se dvěma cedulemi
}
log-covered = { $seat } staví budovu „{ $tile }“ přes budovu „{ $old_tile }“{ $signs ->
    [1] { "" }
   *[2] { " " }se dvěma cedulemi
}
log-to_station = , na nádraží { $count ->
    [one] jde
    [few] jdou
    [many] jde
   *[other] jde
} { some-people }
log-settled = , { $count ->
    [one] přichází
    [few] přicházejí
    [many] přichází
   *[other] přichází
} { some-people }
log-shortage = , v zásobě chybí { $missing }
log-seekers_enter = , domov { $count ->
    [one] nachází
    [few] nacházejí
    [many] nachází
   *[other] nachází
} { some-people }
log-closed = { $seat } uzavírá ulici ({ $length ->
    [one] { $length } destička
    [few] { $length } destičky
    [many] { $length } destičky
   *[other] { $length } destiček
})
log-token = ; { $seat } si bere žeton: { $token }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}
log-no_token = ; { $seat }: žádný žeton nezbývá
log-substituted = { $seat }: „{ $tile }“ vynáší jako „{ $with_tile }“
log-symbols = { "" }
log-income = { $seat }: „{ $tile }“ vynáší { $amount } $: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ { $people } $ za obyvatele
}
log-left = { "" }
log-arrived = { some-people } { $count ->
    [one] se stěhuje
    [few] se stěhují
    [many] se stěhuje
   *[other] se stěhuje
} do budovy „{ $tile }“
log-seeking = { $count ->
    [one] { $count } člověk nenachází domov a čeká
    [few] { $count } lidé nenacházejí domov a čekají
    [many] { $count } člověka nenachází domov a čeká
   *[other] { $count } lidí nenachází domov a čeká
}
log-final = { $seat }: { $points ->
    [0] „{ $tile }“ se počítá za { $amount } $
   *[other] „{ $tile }“ vynáší { $points } $, polovinu částky { $amount } $
}: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ { $people } $ za obyvatele
}

## The position

line-turn = Tah { $turn }: { $active_seat }
line-over = Všechno je postavené.
line-stack = Hromádka: { $size ->
    [one] { $size } destička
    [few] { $size } destičky
    [many] { $size } destičky
   *[other] { $size } destiček
}, navrchu: { $top_kind }. Ruby, které ještě nebyly vidět: turisté { $tourist }, hipsteři { $hipster }, rodiny { $family }, nákupy { $shopping }, smíšené { $mixed }.
line-stack_empty = Hromádka: došla
line-top_tile = Navrchu: { $tile } ({ $tile_kind }; symboly: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; podnikání: { sign }
}
line-end_stack = Lišákova závěrečná hromádka: { $tile_kind }
line-map = Město (x doprava, y dolů; ^ > v < silnice; @ nádraží; * park; . volno):
    { $picture }
line-street = Otevřená ulice od ({ $from_cell }) do ({ $to_cell }), délka { $length }, volné konce { $free_cell }; symboly: turisté { $tourist }, hipsteři { $hipster }, rodiče { $parent }, zákazníci { $shopper }, žolíci { $wild }.
line-closed_street = Uzavřená ulice od ({ $from_cell }) do ({ $to_cell }), délka { $length }; symboly: turisté { $tourist }, hipsteři { $hipster }, rodiče { $parent }, zákazníci { $shopper }, žolíci { $wild }.
line-closed_tile = · { $tile } na poli ({ $cell }), silnice: { $side }; { $tile_kind }; symboly: { $symbol }
line-tile = · { $tile } na poli ({ $cell }), silnice: { $side }, { $owner_seat }{ $signs ->
    [1] { "" }
   *[2] { " " }(cedule: { $signs })
}; symboly: { $symbol }; { worth }; lidé { $people }; teď { $income } ${ $business ->
    [none] { "" }
   *[other] ; podnikání: { sign }
}
line-abandoned = · { $tile } na poli ({ $cell }), silnice: { $side }, bez vlastníka; symboly: { $symbol }; { worth }; lidé { $people }{ $business ->
    [none] { "" }
   *[other] ; podnikání: { sign }
}
line-station = · { $tile } na poli ({ $cell }), silnice: { $side }{ printed-symbols }; lidé: turisté { $tourist }, hipsteři { $hipster }, rodiče { $parent }, zákazníci { $shopper }
line-park = · { $tile } na poli ({ $cell }), silnice: { $side }{ printed-symbols }
line-seekers = Hledající: { some-people } v budově „{ $tile }“ na poli ({ $cell })
line-supply = Lidé v zásobě: turisté { $tourist }, hipsteři { $hipster }, rodiče { $parent }, zákazníci { $shopper }
line-token_supply = Žetony v zásobě: restaurace { $restaurant }, bydlení { $housing }, volný čas { $leisure }, obchod { $trade }
line-party = { $seat }: { $money } $, v zásobě { $signs ->
    [one] { $signs } cedule
    [few] { $signs } cedule
    [many] { $signs } cedule
   *[other] { $signs } cedulí
}
line-sly = { $seat }: { $money } $, cedulí má, kolik potřebuje
line-advisor = Poradce: { $advisor }, „{ $ability }“
line-tokens = Žetony: restaurace { $restaurant }, bydlení { $housing }, volný čas { $leisure }, obchod { $trade }
line-hand = V ruce: { $tile } ({ $tile_kind }; symboly: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; podnikání: { sign }
}
line-hidden = V ruce: { $tile_kind }

## Scores

score-start = Počáteční peníze
score-income = Příjem
score-final = Polovina příjmu otevřených ulic
score-most_restaurant = Nejvíc žetonů restaurace
score-most_housing = Nejvíc žetonů bydlení
score-most_leisure = Nejvíc žetonů volného času
score-most_trade = Nejvíc žetonů obchodu
score-token_sets = Sady žetonů
term-money = peníze hned
term-money_later = peníze později
term-tokens = žetony
reason-money = Hned vynese o { $worth } víc.
reason-money_later = Vaše budovy později vynesou o { $worth } víc.
reason-tokens = Vaše žetony přinesou na konci o { $worth } víc.
amount-points = { $points } $
unit-points = { $over ->
    [0] { board-now }
   *[other] celkem
}
table-points = { amount-points }, { board-now }
hint-unit = $ na konci hry
help-points = { board-now }
score-business = Žetony
figure-buildings = budovy
figure-income = polovina částky
figure-tokens = žetony
figure-sets = sady
ending-all_built = Všechny budovy jsou postavené.

## Things

kind-tourist = turisté
kind-hipster = hipsteři
kind-family = rodiny
kind-shopping = nákupy
kind-mixed = smíšená
kind-unknown = zatím není vidět
symbol-T = turista
symbol-H = hipster
symbol-P = rodič
symbol-S = zákazník
symbol-W = žolík
side-N = nahoře
side-E = vpravo
side-S = dole
side-W = vlevo
token-restaurant = restaurace
token-housing = bydlení
token-leisure = volný čas
token-trade = obchod
business-restaurant = restaurace
business-housing = bydlení
business-leisure = volný čas
business-trade = obchod
business-universal = libovolné

advisor-contractor = Stavitel
advisor-hacker = Hacker
advisor-entrepreneur = Podnikatel
advisor-investor = Investor
advisor-hipster_legend = Legenda hipsterů
advisor-restorer = Restaurátor
advisor-search_specialist = Specialista na hledání
ability-contractor = Dokud hromádka nedojde, staví a dobírá si dvě destičky za tah.
ability-hacker = Jako symboly se počítají i ruby destiček ve vaší ruce a zákazník na této kartě.
ability-entrepreneur = Na každé uzavřené ulici smí jedna vaše budova vynášet podle hodnoty destičky ve vaší ruce.
ability-investor = Na jedné budově smějí být dvě cedule: její hodnota je dvojnásobná.
ability-hipster_legend = Všechny symboly hipsterů, i ten na této kartě, se počítají jako žolíci.
ability-restorer = Smí stavět přes destičku uzavřené ulice a příjem z nové dostane ihned.
ability-search_specialist = Počítají se i symboly vašich budov na jiných ulicích.

tile-station = Hlavní nádraží
tile-park = Městský park
tile-T1 = Lázně Pohoda
tile-T2 = Hotel U Přístavu
tile-T3 = Stánek se suvenýry
tile-T4 = Rozhledna
tile-T5 = Muzeum Kolos
tile-T6 = Rybí gril
tile-T7 = Cestovka
tile-T8 = Restaurace na střeše
tile-H1 = Galerie umění
tile-H2 = Minipivovar
tile-H3 = Vintage butik
tile-H4 = Kolej
tile-H5 = Gramodesky
tile-H6 = Dvůr food trucků
tile-H7 = Pop-up ateliér
tile-H8 = Artové kino
tile-P1 = Startovní byt
tile-P2 = Trendy loft
tile-P3 = Bleší trh
tile-P4 = Dětská kavárna
tile-P5 = Řadové domky
tile-P6 = Plavecká hala
tile-P7 = Škola na rohu
tile-P8 = Pizzerie
tile-S1 = Obchodní dům
tile-S2 = Hračkářství
tile-S3 = Lahůdky
tile-S4 = Outlet
tile-S5 = Skleněná pasáž
tile-S6 = Videoherna
tile-S7 = Byty nad obchody
tile-S8 = Vzorové byty
tile-M1 = Železářství
tile-M2 = Tržnice s jídlem
tile-M3 = Komunitní centrum
tile-M4 = Nárožní věž
tile-M5 = Franšízová firma
tile-M6 = Koncertní síň
tile-M7 = Gastropub
tile-M8 = Apartmány
tile-X1 = Přístaviště lodí
tile-X2 = Ateliéry umělců
tile-X3 = Rodinné bistro
tile-X4 = Nábytek
tile-X5 = Náměstíčko

## Board

virtual-player = Lišák
board-city = Město
board-hand = Destičky v ruce
board-hand-of = Destičky v ruce: { $name }
board-look-help = Vyberte destičku v ruce nebo na mapě a přečtete si o ní.
board-pick = Vyberte destičku z ruky a místo
board-moving = { $count ->
    [one] Kam se stěhuje { $people }?
    [few] Kam se stěhují { $people }?
    [many] Kam se stěhuje { $people }?
   *[other] Kam se stěhuje { $people }?
}
board-pick-help = Stavět lze na každém čárkovaném poli; pruhy u jeho okrajů ukazují, kde smí vést silnice.
board-which-tile = Která destička sem přijde?
board-cover-help = Přes orámované destičky lze stavět.
board-covers = Budova „{ $tile }“ zmizí pod novou destičkou.
board-where = Teď vyberte místo na mapě.
board-build = Postavit sem
board-build-label = Postavit sem budovu „{ $tile }“, silnice { $side }
board-builds = { $tile }: sem
board-closes = { $tile }: uzavírá { $count ->
    [one] ulici
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulic
}
board-if-closed = Žádnou ulici neuzavírá. Kdyby se teď uzavřela její ulice, budova by vynesla:
board-pays-others = Vám nic, ostatním: { $others }
board-ask-build = Postavit sem budovu „{ $tile }“?
board-by-order = Záleží na tom, která ulice bude první; níže je nejlepší pořadí.
board-nobody-paid = Nikdo tam nemá ceduli: příjem nedostane nikdo.
board-move-out = { $count ->
    [one] { $count } člověk se stěhuje
    [few] { $count } lidé se stěhují
    [many] { $count } člověka se stěhuje
   *[other] { $count } lidí se stěhuje
} pryč; kam, určíte vy.
board-sly-moves-out = { $count ->
    [one] { $count } člověk se stěhuje
    [few] { $count } lidé se stěhují
    [many] { $count } člověka se stěhuje
   *[other] { $count } lidí se stěhuje
} pryč, nejdřív do Lišákových budov.
board-homeless = { $count ->
    [one] { $count } člověk nenajde domov a bude čekat.
    [few] { $count } lidé nenajdou domov a budou čekat.
    [many] { $count } člověka nenajde domov a bude čekat.
   *[other] { $count } lidí nenajde domov a bude čekat.
}
board-last-sign = Vaše poslední cedule: pokud se žádná nevrátí, musíte v příštím tahu opustit budovu.
board-road-side = Strana silnice
board-turn-left = Otočit doleva
board-turn-right = Otočit doprava
board-turn-tile = { $tile }, silnice: { $side }. Otočit
board-turn-road = { board-which-tile } Silnice: { $side }. Otočit
board-one-sign = Jedna cedule
board-two-signs = Dvě cedule: dvojnásobná hodnota
board-abandon = Opustit budovu „{ $tile }“
board-abandon-choose = Vyberte budovu
board-abandon-help = Vyberte na mapě jednu svou budovu. Její cedule se vrátí bez příjmu, lidé se odstěhují a budovu už nikdo vlastnit nebude.
board-street = { $tiles }: { $length ->
    [one] { $length } destička
    [few] { $length } destičky
    [many] { $length } destičky
   *[other] { $length } destiček
}
board-token-for = { $tile }: { $business } × { $count }
board-substitute = „{ $tile }“ místo „{ $old }“
board-substitute-pays = { $amount } $ místo { $old } $
board-stack-left = Destičky, které ještě nebyly vidět
board-all-to = { $count ->
    [1] Do budovy: { $tile }
   *[other] Všichni sem: { $tile }
}
board-some-to = Nebo část sem: { $tile }
board-stack = Hromádka
board-stack-help = Destičky, které v hromádce zbývají. Rub té vrchní vidí všichni.
board-next = další
board-seeking-home = Hledající
board-seekers-help = Lidé, kteří hledají domov: nastěhují se do příští nové budovy své barvy.
board-supply-help = Lidí v zásobě: { $count }
board-in-supply = V zásobě
board-dollars = { $amount } $
board-dollars-range = { $least }–{ $most } $
board-money = Peníze: { $amount } $
board-open-income = Budovy na otevřených ulicích by teď při uzavření vynesly { $amount } $.
board-signs-left = Cedulí v zásobě: { $count } / { $all }
board-token = { $token }: { $count }
board-own-tiles = Budovy na otevřených ulicích
board-none-open = Žádné.
board-end-stack = Závěrečná hromádka
board-end-stack-help = Tyto tři postaví Lišák, až dojde hromádka; jejich pořadí není známé.
board-sly-builds = staví: { $tile }
board-no-value = nikomu nic nevynáší, ale symboly se počítají
board-wild = Žolík platí za kterýkoli symbol.
board-counted = (zakroužkováno na mapě)
board-symbols = Symboly: { $symbols }
board-business = Podnikání: { $count ->
    [one] { $business }
    [few] 2× { $business }
    [many] 2× { $business }
   *[other] 2× { $business }
}
board-owner = { $count ->
    [one] Cedule: { $name }
    [few] Dvě cedule: { $name }
    [many] Dvě cedule: { $name }
   *[other] Dvě cedule: { $name }
}
board-ownerless = Bez vlastníka
board-income-now = { $amount } $ k výplatě
board-income-half = { board-now }: { $amount } $ (polovina)
board-income-half-up = { board-now }: { $amount } $ (polovina zaokrouhlená nahoru)
board-residents = { $count ->
    [one] { $count } obyvatel
    [few] { $count } obyvatelé
    [many] { $count } obyvatele
   *[other] { $count } obyvatel
}
board-seekers = { $count ->
    [one] { $count } člověk hledá
    [few] { $count } lidé hledají
    [many] { $count } člověka hledá
   *[other] { $count } lidí hledá
} domov
board-seeking = Hledající: { $people }
board-open = +{ $amount } $ k výplatě
board-just-paid = Vyplaceno:
board-cash = hotovost
board-half = polovina částky { $amount } $ k výplatě
board-half-up = polovina částky { $amount } $ k výplatě, zaokrouhleno nahoru
board-half-tiles = polovina částky { $amount } $ k výplatě, zaokrouhleno nahoru u každé budovy
board-business-sum = za žetony
board-now = kdyby hra skončila teď
board-sum =
    { $cash } $ { board-cash } + { $half } $ ({ $why }){ $tokens ->
        [0] { "" }
       *[other] { "" } + { $tokens } $ { board-business-sum }
    } = { $total } $, { board-now }.
board-sum-cash =
    { $cash } $ { board-cash }{ $tokens ->
        [0] { "" }
       *[other] { "" } + { $tokens } $ { board-business-sum }
    } = { $total } $, { board-now }.
board-road-to = Silnice: { $side }
board-at-N = nad destičkou „{ $tile }“
board-at-E = vpravo od destičky „{ $tile }“
board-at-S = pod destičkou „{ $tile }“
board-at-W = vlevo od destičky „{ $tile }“
board-place = { $where }, silnice: { $sides }
board-over = Přes budovu „{ $tile }“
board-told-closed = { $name } uzavírá ulici ({ $length ->
    [one] { $length } destička
    [few] { $length } destičky
    [many] { $length } destičky
   *[other] { $length } destiček
}).
board-told-abandoned = { $name } opouští budovu „{ $tile }“.
board-told-arrived = { $people }: do budovy „{ $tile }“
board-told-seekers_enter = Hledající ({ $people }): do budovy „{ $tile }“
board-told-seeking = { $people }: zatím bez domova

## What things on the board are

what-table = Stůl
what-city = Město
what-tile = Destička
what-road = Silnice
what-hand = Destičky v ruce
what-stack = Hromádka
what-seekers = Hledající
what-supply = Lidé v zásobě
what-money = Peníze
what-due = Příjem otevřených ulic
what-signs = Cedule
what-advisor = Poradce
what-tokens = Žetony podnikání
what-sly = Lišák
