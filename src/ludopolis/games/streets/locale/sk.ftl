### Every word of Streets.

game-name = Streets
game-pitch = Stavajte spolu jedno mesto: uzavretá ulica vyplatí všetkých, ktorí na nej majú budovu, a jej ľudia sa sťahujú ďalej.
game-goal = Všetci staviate jedno mesto a budova vynáša svojmu majiteľovi, keď sa uzavrie jej ulica, nech ju uzavrie ktokoľvek. Potom sa jej ľudia sťahujú do iných budov; vyhráva, kto má najviac peňazí.
game-aim = Ulica uzavretá na oboch koncoch vynáša svojim staviteľom. Vyhráva najbohatší.
game-length = 40 min
game-difficulty = stredná
certainty-reconstructed = pravidlá sú podľa tlačenej hry; väčšinu dielikov sme rekonštruovali, pretože zoznam tých vytlačených nie je verejný
certainty-mostly_certain = sčasti podľa zdroja, sčasti rekonštruované

## Options

option-business = Modul Podnikanie
option-business-help = Keď sa uzavrie ulica, majitelia jej budov si berú aj žetóny podnikania, ktoré na konci vynášajú peniaze.
option-advisors = Modul Poradcovia
option-advisors-help = Každý má poradcu so schopnosťou. V sólo hre si ho môžete vybrať.
option-advisors-off = bez poradcov
option-advisors-random = rozdaní náhodne
option-advisors-hacker = Hacker
option-advisors-entrepreneur = Podnikateľ
option-advisors-investor = Investor
option-advisors-hipster_legend = Legenda hipsterov
option-advisors-search_specialist = Špecialista na hľadanie
option-difficulty = Obťažnosť Lišiaka
option-difficulty-help = S koľkými peniazmi Lišiak v sólo hre začína: 0 $, 20 $ alebo 50 $, a o 40 $ viac, ak máte poradcu.
option-difficulty-easy = ľahká
option-difficulty-medium = stredná
option-difficulty-hard = ťažká
option-gap_closes = Rovnobežný dielik uzatvára
option-gap_closes-help = Ulicu uzavrie aj dielik na jej konci, ak jeho cesta vedie rovnobežne s ulicou, ale po opačnej strane dielika.
option-start_layout = Začiatočné dieliky
option-start_layout-help = Ako leží park vedľa stanice.
option-start_layout-at_end = na konci ulice so stanicou
option-start_layout-across = cez cestu od stanice
option-start_symbols = Symboly na začiatočných dielikoch
option-start_symbols-help = Stanica má symbol každého druhu, park žolíka.
option-seekers_enter_closed = Hľadajúci idú do každej novej budovy
option-seekers_enter_closed-help = Hľadajúci sa sťahujú do novej budovy svojej farby, aj keď sa jej ulica hneď uzavrie.
option-closing_value_per_street = Hodnota za každé uzavretie
option-closing_value_per_street-help = Hodnota za uzavretie sa vypláca za každú uzavretú ulicu, na ktorej konci dielik stojí, nie iba raz.
option-closing_value_at_final = Hodnota za uzavretie na konci hry
option-closing_value_at_final-help = Tlačené pravidlá hovoria, že dielik s hodnotou za uzavretie vynáša, až keď je sám na uzavretej ulici. Áno: keď uzavrie inú ulicu, ešte nevynáša, ale v záverečnom bodovaní sa táto hodnota počíta ako každá iná. Nie: pravidlo platí doslova; ak vlastná ulica dielika zostane do konca otvorená, jeho hodnota za uzavretie sa nepočíta.
option-final_rounding = Zaokrúhlenie na konci hry
option-final_rounding-help = Ako sa polovica záverečného príjmu zaokrúhľuje nahor.
option-final_rounding-per_tile = pri každom dieliku
option-final_rounding-total = raz za všetky dieliky
why-advisor_alone = Poradcu si možno vybrať len v sólo hre; pri viacerých hráčoch sa poradcovia rozdávajú náhodne.
why-difficulty_alone = Obťažnosť má len Lišiak a ten hrá len v sólo hre.

## Parts of sentences

some-people = { $person ->
    [tourist] { $count ->
        [one] { $count } turista
        [few] { $count } turisti
        [many] { $count } turistu
       *[other] { $count } turistov
    }
    [hipster] { $count ->
        [one] { $count } hipster
        [few] { $count } hipsteri
        [many] { $count } hipstera
       *[other] { $count } hipsterov
    }
    [parent] { $count ->
        [one] { $count } rodič
        [few] { $count } rodičia
        [many] { $count } rodiča
       *[other] { $count } rodičov
    }
   *[shopper] { $count ->
        [one] { $count } zákazník
        [few] { $count } zákazníci
        [many] { $count } zákazníka
       *[other] { $count } zákazníkov
    }
}
worth = { $formula ->
    [people] { $price } $ za každého človeka na svojej ulici ({ $wants_symbol })
    [symbols] { $price } $ za každý symbol na svojej ulici ({ $wants_symbol } alebo žolík)
    [set] { $price } $ za každú sadu symbolov na svojej ulici ({ $wants_symbol })
    [pair] { $price } $ za každé dva symboly na svojej ulici ({ $wants_symbol })
    [mixed] { $price } $ za každého žolíka na svojej ulici
    [signs] { $price } $ za každú majiteľovu tabuľu na svojej ulici
    [street_size] { $price } $ za každý dielik svojej ulice
    [neighbourhood] { $price } $ za každý dielik okolo, na ktorejkoľvek ulici
    [closing] { $price } $, ak uzatvára inú ulicu
   *[copy] hodnota inej budovy na tej istej ulici
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
        [one] { $count } človek
        [few] { $count } ľudia
        [many] { $count } človeka
       *[other] { $count } ľudí
    } × { $price } $
    [symbols] { $count ->
        [one] { $count } symbol
        [few] { $count } symboly
        [many] { $count } symbolu
       *[other] { $count } symbolov
    } × { $price } $
    [set] { $count ->
        [one] { $count } sada
        [few] { $count } sady
        [many] { $count } sady
       *[other] { $count } sád
    } × { $price } $
    [mixed] { $count ->
        [one] { $count } žolík
        [few] { $count } žolíky
        [many] { $count } žolíka
       *[other] { $count } žolíkov
    } × { $price } $
    [signs] { $count ->
        [one] { $count } tabuľa
        [few] { $count } tabule
        [many] { $count } tabule
       *[other] { $count } tabúľ
    } × { $price } $
    [street_size] { $count ->
        [one] { $count } dielik
        [few] { $count } dieliky
        [many] { $count } dielika
       *[other] { $count } dielikov
    } × { $price } $
    [neighbourhood] { $count ->
        [one] { $count } dielik okolo
        [few] { $count } dieliky okolo
        [many] { $count } dielika okolo
       *[other] { $count } dielikov okolo
    } × { $price } $
    [closing] za uzavretie { $count } × { $price } $
   *[other] nie je čo kopírovať
}
the-rest = Zvyšok pôjde do budovy „{ $other_tile }“.
twice = { $times ->
    [1] { "" }
   *[2] { " " }× { $times }
}
by-value = { $copied ->
    [0] { "" }
   *[other] { " " }podľa hodnoty budovy „{ $formula_tile }“
}

## Questions

ask-abandon = Nemáte už žiadnu tabuľu: ktorú svoju budovu opustíte?
ask-tile = Ktorú budovu postavíte?
ask-discard = Nikde sa nedá nič postaviť: ktorý dielik zahodíte?
ask-cell = Kam postavíte budovu „{ $tile }“?
ask-road = { $tile }: na ktorej strane bude cesta?
ask-signs = { $tile }: jedna tabuľa, alebo dve pre dvojnásobnú hodnotu?
ask-street = Uzavreté ulice ({ $count }): ktorá je na rade?
ask-token_tile = Za ktorú svoju budovu si vezmete žetóny?
ask-token_type = { $tile }: ktorý žetón si vezmete? Zostáva vziať: { $count }.
ask-substitute = Váš príjem: má jedna vaša budova vynášať ako niektorý dielik v ruke?
ask-people = Sťahovanie: { some-people }. Koľko z nich pôjde do budovy „{ $tile }“? { the-rest }
ask-sly_cell = Lišiak stavia budovu „{ $tile }“; tieto miesta sú preňho rovnako dobré. Kam?
ask-sly_road = Lišiak stavia budovu „{ $tile }“; tieto strany pre cestu sú preňho rovnako dobré. Ktorá?
ask-sly_street = Lišiak uzatvára viac ulíc (spolu { $count }): ktorá je na rade?
ask-sly_token_tile = Za ktorú svoju budovu si Lišiak vezme žetóny?
ask-sly_token_type = { $tile }: ktorý žetón si vezme Lišiak? Zostáva vziať: { $count }.
ask-sly_people = Lišiak sťahuje ľudí: { some-people }. Koľko z nich pôjde do budovy „{ $tile }“? { the-rest }

## Moves

move-abandon = opustiť budovu „{ $tile }“ na poli ({ $cell }), ktorá by vyniesla { $income } $; { $signs ->
    [one] vráti sa { $signs } tabuľa
    [few] vrátia sa { $signs } tabule
    [many] vráti sa { $signs } tabule
   *[other] vráti sa { $signs } tabúľ
}
move-build = postaviť dielik „{ $tile }“ ({ $tile_kind }; symboly: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; podnikanie: { sign }
}
move-discard = zahodiť dielik „{ $tile }“ ({ $tile_kind })
move-cell = pole ({ $cell }), cesta { $any_side }
by-order = { $order ->
    [matters] ; záleží na tom, ktorá ulica je prvá
   *[free] { "" }
}
move-cell_closing = pole ({ $cell }), cesta { $side }; uzavrie { $count ->
    [one] { $count } ulicu
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulíc
}; kto stavia, dostane { $income } $, ostatní { $others } ${ by-order }
move-cover = cez budovu „{ $tile }“ na poli ({ $cell }): kto stavia, dostane { $income } $
move-road = cesta { $side }
move-road_closing = cesta { $side }; uzavrie { $count ->
    [one] { $count } ulicu
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulíc
}; kto stavia, dostane { $income } $, ostatní { $others } ${ by-order }
move-signs = { $count ->
    [1] jedna tabuľa
   *[2] dve tabule: dvojnásobná hodnota
}
move-street = ulica od ({ $from_cell }) do ({ $to_cell }), dĺžka { $length }
move-token = „{ $tile }“ na poli ({ $cell }): { $business } × { $count }
move-take = { $token }: zatiaľ { $have }, v zásobe { $left }
move-substitute = „{ $tile }“ ({ worth }) namiesto budovy „{ $old_tile }“ na poli ({ $cell }): príjem by bol { $income } $
move-pass = každá budova podľa svojej hodnoty
move-send = { some-people } do budovy „{ $tile }“ na poli ({ $cell })

# The same in short, for hints beside the board.
brief-build = postaviť budovu „{ $tile }“
brief-discard = zahodiť dielik „{ $tile }“
brief-send = { $count ->
    [0] nikto do budovy „{ $tile }“
   *[other] { some-people } do budovy „{ $tile }“
}{ $rest ->
    [0] { "" }
   *[other] , { $rest } do budovy „{ $other_tile }“
}
brief-abandon = opustiť budovu „{ $tile }“
brief-cell = sem
brief-cell_closing = sem, uzavrieť { $count ->
    [one] { $count } ulicu
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulíc
}
brief-cover = sem, cez budovu „{ $tile }“
brief-street = najprv ulica ({ $length ->
    [one] { $length } dielik
    [few] { $length } dieliky
    [many] { $length } dielika
   *[other] { $length } dielikov
})
brief-token = vziať si žetóny za budovu „{ $tile }“
brief-take = vziať si žetón: { $token }
brief-substitute = „{ $tile }“ namiesto budovy „{ $old_tile }“
other-cell = na iné miesto
other-cell_closing = na iné miesto, uzavrieť { $count ->
    [one] { $count } ulicu
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulíc
}
other-cover = cez budovu „{ $tile }“
told-cell_closing = uzavrieť { $count ->
    [one] { $count } ulicu
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulíc
}
told-cover = cez budovu „{ $tile }“
with-road = cesta { $side }
with-road_closing = cesta { $side }; uzavrieť { $count ->
    [one] { $count } ulicu
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulíc
}
with-signs = { $count ->
    [1] jedna tabuľa
   *[2] dve tabule
}

## Reasons

why-bad_move = „{ $text }“ nie je ťah. Ťahy sa píšu takto: build T1, cell -1,0, road E, signs 2, street -1,0, token -1,0, take housing, substitute -1,0 T1, pass, send 3, abandon -1,0, discard T1.
why-bad_outcome = „{ $text }“ sa tu vyžrebovať nedá. Píše sa to takto: tile T1, back tourist, advisor hacker.
why-bad_cell = „{ $text }“ nie je pole. Pole sa píše ako dve čísla, napríklad -1,0: koľko doprava a koľko nadol od stanice, každé najviac 48.
why-nothing_there = Na poli ({ $cell }) nie je žiadny dielik.
why-not_asked = Na to sa teraz nepýtame. Najprv treba rozhodnúť: { $step }.
why-cell_taken = Pole ({ $cell }) je už obsadené: { $tile }.
why-start_tile = Cez stanicu a park sa stavať nedá: ({ $cell }).
why-street_open = Stavať sa dá len cez dieliky na uzavretých uliciach; ulica na poli ({ $cell }) je otvorená.
why-no_neighbour = Poľa ({ $cell }) sa nedotýka žiadny dielik.
why-no_road_fits = Na poli ({ $cell }) by cesta nenadväzovala na žiadnu inú, dotýkala by sa inej bokom alebo by ulica mala viac ako päť dielikov.
why-roads_clash = S cestou { $side } by sa na poli ({ $cell }) dve cesty dotýkali bokmi.
why-no_road_link = Cesta { $side } by na poli ({ $cell }) nenadväzovala na žiadnu inú.
why-street_too_long = S cestou { $side } by ulica mala priveľa dielikov ({ $length }); najviac ich smie byť { $high }.
why-sly_builds_elsewhere = Inde ako na poli ({ $cell }) má Lišiakova budova väčšiu hodnotu alebo mu privedie viac ľudí.
why-sly_turns_it = S cestou { $side } by budova na poli ({ $cell }) mala pre Lišiaka menšiu hodnotu alebo by mu priviedla menej ľudí.
why-not_in_hand = { $tile }: tento dielik v ruke nie je.
why-copy_in_hand = Budova „{ $tile }“ kopíruje iné budovy a žiadnu nahradiť nemôže.
why-no_such_tile = Taký dielik v meste zatiaľ nie je.
why-not_your_sign = Na poli ({ $cell }) nie je vaša tabuľa.
why-no_closing_street = Na poli ({ $cell }) sa nezačína ulica na vyhodnotenie.
why-not_on_this_street = Budova na poli ({ $cell }) nie je na tejto ulici alebo má cudziu tabuľu.
why-sly_gains_elsewhere = Žetón, ktorý Lišiakovi chýba, mu dá iná budova ako tá na poli ({ $cell }).
why-sly_lacks_another = Lišiak si najprv berie žetón, ktorý nemá, nie tento: { $token }.
why-token_gone = Tieto žetóny sa minuli: { $token }.
why-too_many_people = Priveľa ľudí ({ $count }): sťahovať sa ich môže najviac { $high }.
why-few_tiles = Málo základných dielikov druhu „{ $tile_kind }“: { $given }; treba aspoň { $low }.

step-abandon = ktorú budovu opustiť
step-tile = ktorú budovu postaviť
step-discard = ktorý dielik zahodiť
step-cell = kam stavať
step-road = na ktorej strane bude cesta
step-signs = jedna tabuľa, alebo dve
step-street = ktorá ulica je na rade
step-token_tile = za ktorú budovu si vziať žetóny
step-token_type = ktorý žetón si vziať
step-substitute = či platí iná hodnota
step-people = kam pôjdu ľudia

## Events

event-advisor = { $seat } má poradcu: { $advisor }.
event-back = Na vrchu kôpky: { $tile_kind }. { $left ->
    [one] Zostáva { $left } dielik.
    [few] Zostávajú { $left } dieliky.
    [many] Zostáva { $left } dielika.
   *[other] Zostáva { $left } dielikov.
}
event-face = Na vrchu kôpky je odkrytý dielik „{ $tile }“. { $left ->
    [one] Zostáva { $left } dielik.
    [few] Zostávajú { $left } dieliky.
    [many] Zostáva { $left } dielika.
   *[other] Zostáva { $left } dielikov.
}
event-drew = { $seat } si ťahá dielik „{ $tile }“.
event-drew_hidden = { $seat } si ťahá dielik: { $tile_kind }.
event-took = { $seat } si berie dielik „{ $tile }“.
event-end_stack = Dielik do Lišiakovej záverečnej kôpky: { $tile_kind }.
event-end_stack_turned = Kôpka sa minula: Lišiakova záverečná kôpka sa mieša a obracia lícom nahor.
event-stack_empty = Kôpka sa minula: zostávajú len dieliky v ruke.
event-turn = Ťah { $turn }: { $seat }.
event-abandoned = { $seat } opúšťa budovu „{ $tile }“ na poli ({ $cell }) a berie si späť { $signs ->
    [one] { $signs } tabuľu
    [few] { $signs } tabule
    [many] { $signs } tabule
   *[other] { $signs } tabúľ
}.
event-chose = { $seat } sa chystá postaviť budovu „{ $tile }“.
event-put_away = { $seat } nemôže nič postaviť a zahadzuje dielik „{ $tile }“.
event-built = { $seat } stavia budovu „{ $tile }“ na poli ({ $cell }), cesta { $side }{ $signs ->
    [1] .
   *[2] , tabule: { $signs }.
}
event-covered = { $seat } stavia budovu „{ $tile }“ cez budovu „{ $old_tile }“ na poli ({ $cell }), cesta { $side }{ $signs ->
    [1] .
   *[2] , tabule: { $signs }.
}
event-to_station = Hľadajúci z poľa ({ $from_cell }) { $count ->
    [one] ide
    [few] idú
    [many] idú
   *[other] idú
} na stanicu: { some-people }.
event-settled = Zo zásoby do budovy „{ $tile }“ na poli ({ $cell }): { some-people }.
event-shortage = Zásoba sa minula: ľudí sa nasťahuje o { $missing } menej.
event-seekers_enter = Hľadajúci z poľa ({ $from_cell }) sa { $count ->
    [one] sťahuje
    [few] sťahujú
    [many] sťahujú
   *[other] sťahujú
} do budovy na poli ({ $to_cell }): { some-people }.
event-closed = { $seat } uzatvára ulicu { $length ->
    [1] na poli ({ $from_cell })
   *[other] od ({ $from_cell }) do ({ $to_cell }), dĺžka { $length }
}.
event-token = { $seat } si za budovu „{ $tile }“ berie žetón: { $token }. Takýchto žetónov má teraz { $have }.
event-no_token = { $seat }: za budovu „{ $tile }“ už žiadny žetón nezostáva.
event-substituted = { $seat } ukazuje dielik „{ $with_tile }“: podľa neho vynáša budova „{ $tile }“ na poli ({ $cell }).
event-symbols = { $seat } počíta symboly: turisti { $tourist }, hipsteri { $hipster }, rodičia { $parent }, zákazníci { $shopper }, žolíky { $wild }.
event-income = { $seat }: „{ $tile }“ na poli ({ $cell }){ by-value }: { reckoning }{ twice } + { $people } $ za obyvateľov = { $amount } $. Spolu má { $money } $.
event-left = Odchod z budovy „{ $tile }“ na poli ({ $cell }): { some-people }.
first-left = Všetci, ktorí tam bývali, hľadajú nový domov.
first-seeking = Niekto nenašiel domov a čaká v čiarkovanej bubline.
event-arrived = Príchod do budovy „{ $tile }“ na poli ({ $cell }): { some-people }.
event-seeking = Hľadajúci v budove „{ $tile }“ na poli ({ $cell }): { some-people }.
event-ended = { $ending }
event-final = { $seat }: „{ $tile }“ na poli ({ $cell }){ by-value }: { reckoning }{ twice } + { $people } $ za obyvateľov = { $amount } ${ $points ->
    [0] .
   *[other] , z toho polovica { $points } $.
}
event-halved = { $seat }: polovica príjmu každej budovy, zaokrúhlená nahor. Počet budov: { $tiles }, spolu { $points } $.
event-halved_together = { $seat }: polovica z celkových { $amount } $, zaokrúhlená nahor: { $points } $.
event-most_tokens = { $points ->
    [5] { $seat }: najviac žetónov „{ $token }“, delené prvenstvo ({ $have }): { $points } $.
   *[other] { $seat }: najviac žetónov „{ $token }“ ({ $have }): { $points } $.
}
event-token_sets = { $seat }: { $sets ->
    [one] { $sets } sada
    [few] { $sets } sady
    [many] { $sets } sady
   *[other] { $sets } sád
} štyroch rôznych žetónov: { $points } $.
event-weighed = { $seat } hľadá najlepšie miesto pre budovu „{ $tile }“: hodnota { $amount } ${ $people ->
    [0] { "" }
   *[other] { $people ->
        [one] , do jeho budov prichádza { $people } človek
        [few] , do jeho budov prichádzajú { $people } ľudia
        [many] , do jeho budov prichádza { $people } človeka
       *[other] , do jeho budov prichádza { $people } ľudí
    }
}. { $count ->
    [1] Žiadne iné miesto nie je také dobré.
   *[other] Rovnako dobrých umiestnení: { $count }.
}
event-total = { $seat }: spolu { $points } $.

## The log beside the board: without text left out, after a comma or semicolon in the line before

log-back = { "" }
log-face = { "" }
log-drew = { "" }
log-drew_hidden = { "" }
log-took = { "" }
log-end_stack = { "" }
log-turn = { "" }
log-chose = { "" }
log-abandoned = { $seat } opúšťa budovu „{ $tile }“
log-built = { $seat } stavia budovu „{ $tile }“{ $signs ->
    [1] { "" }
   *[2] { " " }s dvoma tabuľami
}
log-covered = { $seat } stavia budovu „{ $tile }“ cez budovu „{ $old_tile }“{ $signs ->
    [1] { "" }
   *[2] { " " }s dvoma tabuľami
}
log-to_station = , na stanicu { $count ->
    [one] ide
    [few] idú
    [many] ide
   *[other] ide
} { some-people }
log-settled = , { $count ->
    [one] prichádza
    [few] prichádzajú
    [many] prichádza
   *[other] prichádza
} { some-people }
log-shortage = , v zásobe chýbajú ľudia: { $missing }
log-seekers_enter = , { some-people } { $count ->
    [one] nachádza
    [few] nachádzajú
    [many] nachádza
   *[other] nachádza
} domov
log-closed = { $seat } uzatvára ulicu ({ $length ->
    [one] { $length } dielik
    [few] { $length } dieliky
    [many] { $length } dielika
   *[other] { $length } dielikov
})
log-token = ; { $seat } si berie žetón: { $token }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}
log-no_token = ; { $seat }: žiadny žetón nezostáva
log-substituted = { $seat }: budova „{ $tile }“ vynáša ako dielik „{ $with_tile }“
log-symbols = { "" }
log-income = { $seat }: budova „{ $tile }“ vynáša { $amount } $: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ { $people } $ za obyvateľov
}
log-left = { "" }
log-arrived = { some-people } { $count ->
    [one] sa sťahuje
    [few] sa sťahujú
    [many] sa sťahuje
   *[other] sa sťahuje
} do budovy „{ $tile }“
log-seeking = { $count ->
    [one] { $count } človek nenachádza domov a čaká
    [few] { $count } ľudia nenachádzajú domov a čakajú
    [many] { $count } človeka nenachádza domov a čaká
   *[other] { $count } ľudí nenachádza domov a čaká
}
log-final = { $seat }: { $points ->
    [0] budova „{ $tile }“ sa počíta za { $amount } $
   *[other] budova „{ $tile }“ vynáša { $points } $, polovicu sumy { $amount } $
}: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ { $people } $ za obyvateľov
}

## The position

line-turn = Ťah { $turn }: { $active_seat }
line-over = Všetko je postavené.
line-stack = Kôpka: { $size ->
    [one] { $size } dielik
    [few] { $size } dieliky
    [many] { $size } dielika
   *[other] { $size } dielikov
}, navrchu: { $top_kind }. Ruby, ktoré ešte nebolo vidno: turisti { $tourist }, hipsteri { $hipster }, rodiny { $family }, nákupy { $shopping }, zmiešané { $mixed }.
line-stack_empty = Kôpka: minula sa
line-top_tile = Navrchu: { $tile } ({ $tile_kind }; symboly: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; podnikanie: { sign }
}
line-end_stack = Lišiakova záverečná kôpka: { $tile_kind }
line-map = Mesto (x doprava, y nadol; ^ > v < cesty; @ stanica; * park; . voľné):
    { $picture }
line-street = Otvorená ulica od ({ $from_cell }) do ({ $to_cell }), dĺžka { $length }, voľné konce { $free_cell }; symboly: turisti { $tourist }, hipsteri { $hipster }, rodičia { $parent }, zákazníci { $shopper }, žolíky { $wild }.
line-closed_street = Uzavretá ulica od ({ $from_cell }) do ({ $to_cell }), dĺžka { $length }; symboly: turisti { $tourist }, hipsteri { $hipster }, rodičia { $parent }, zákazníci { $shopper }, žolíky { $wild }.
line-closed_tile = · { $tile } na poli ({ $cell }), cesta { $side }; { $tile_kind }; symboly: { $symbol }
line-tile = · { $tile } na poli ({ $cell }), cesta { $side }, { $owner_seat }{ $signs ->
    [1] { "" }
   *[2] { " " }(tabule: { $signs })
}; symboly: { $symbol }; { worth }; ľudia { $people }; teraz { $income } ${ $business ->
    [none] { "" }
   *[other] ; podnikanie: { sign }
}
line-abandoned = · { $tile } na poli ({ $cell }), cesta { $side }, bez majiteľa; symboly: { $symbol }; { worth }; ľudia { $people }{ $business ->
    [none] { "" }
   *[other] ; podnikanie: { sign }
}
line-station = · { $tile } na poli ({ $cell }), cesta { $side }{ printed-symbols }; ľudia: turisti { $tourist }, hipsteri { $hipster }, rodičia { $parent }, zákazníci { $shopper }
line-park = · { $tile } na poli ({ $cell }), cesta { $side }{ printed-symbols }
line-seekers = Hľadajúci: { some-people } v budove „{ $tile }“ na poli ({ $cell })
line-supply = Ľudia v zásobe: turisti { $tourist }, hipsteri { $hipster }, rodičia { $parent }, zákazníci { $shopper }
line-token_supply = Žetóny v zásobe: reštaurácia { $restaurant }, bývanie { $housing }, voľný čas { $leisure }, obchod { $trade }
line-party = { $seat }: { $money } $, v zásobe { $signs ->
    [one] { $signs } tabuľa
    [few] { $signs } tabule
    [many] { $signs } tabule
   *[other] { $signs } tabúľ
}
line-sly = { $seat }: { $money } $, tabúľ má, koľko potrebuje
line-advisor = Poradca: { $advisor }. { $ability }
line-tokens = Žetóny: reštaurácia { $restaurant }, bývanie { $housing }, voľný čas { $leisure }, obchod { $trade }
line-hand = V ruke: { $tile } ({ $tile_kind }; symboly: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; podnikanie: { sign }
}
line-hidden = V ruke: { $tile_kind }

## Scores

score-start = Peniaze na začiatku
score-income = Príjem
score-final = Polovica príjmu otvorených ulíc
score-most_restaurant = Najviac žetónov reštaurácie
score-most_housing = Najviac žetónov bývania
score-most_leisure = Najviac žetónov voľného času
score-most_trade = Najviac žetónov obchodu
score-token_sets = Sady žetónov
term-money = peniaze hneď
term-money_later = peniaze neskôr
term-tokens = žetóny
reason-money = Hneď vynesie o { $worth } viac.
reason-money_later = Vaše budovy neskôr vynesú o { $worth } viac.
reason-tokens = Vaše žetóny prinesú na konci o { $worth } viac.
amount-points = { $points } $
unit-points = { $over ->
    [0] { board-now }
   *[other] spolu
}
table-points = { amount-points }, { board-now }
hint-unit = $ na konci hry
help-points = { board-now }
score-business = Žetóny
figure-buildings = budovy
figure-income = polovica sumy
figure-tokens = žetóny
figure-sets = sady
ending-all_built = Všetky dieliky sú postavené.

## Things

kind-tourist = turisti
kind-hipster = hipsteri
kind-family = rodiny
kind-shopping = nákupy
kind-mixed = zmiešaný
kind-unknown = zatiaľ nevidno
symbol-T = turista
symbol-H = hipster
symbol-P = rodič
symbol-S = zákazník
symbol-W = žolík
side-N = hore
side-E = vpravo
side-S = dole
side-W = vľavo
token-restaurant = reštaurácia
token-housing = bývanie
token-leisure = voľný čas
token-trade = obchod
business-restaurant = reštaurácia
business-housing = bývanie
business-leisure = voľný čas
business-trade = obchod
business-universal = ľubovoľné

advisor-contractor = Staviteľ
advisor-hacker = Hacker
advisor-entrepreneur = Podnikateľ
advisor-investor = Investor
advisor-hipster_legend = Legenda hipsterov
advisor-restorer = Reštaurátor
advisor-search_specialist = Špecialista na hľadanie
ability-contractor = Kým sa kôpka neminie, stavia a ťahá si dva dieliky za ťah.
ability-hacker = Ruby dielikov v ruke a symbol zákazníka na tejto karte sa počítajú ako symboly.
ability-entrepreneur = Na každej uzavretej ulici smie jedna vlastná budova vynášať ako niektorý dielik v ruke.
ability-investor = Vždy len na jednej budove smú byť dve tabule: jej hodnota je dvojnásobná.
ability-hipster_legend = Všetky symboly hipsterov, aj ten na tejto karte, sa počítajú ako žolíky.
ability-restorer = Smie stavať cez dielik uzavretej ulice a príjem z nového dostane ihneď.
ability-search_specialist = Počítajú sa aj symboly vlastných budov na iných uliciach.

tile-station = Hlavná stanica
tile-park = Mestský park
tile-T1 = Kúpele Pohoda
tile-T2 = Hotel Prístav
tile-T3 = Suvenírový stánok
tile-T4 = Rozhľadňa
tile-T5 = Múzeum Kolos
tile-T6 = Rybí gril
tile-T7 = Cestovka
tile-T8 = Reštaurácia na streche
tile-H1 = Galéria umenia
tile-H2 = Minipivovar
tile-H3 = Vintage butik
tile-H4 = Internát
tile-H5 = Gramoplatne
tile-H6 = Dvor food truckov
tile-H7 = Pop-up ateliér
tile-H8 = Artové kino
tile-P1 = Štartovací byt
tile-P2 = Trendy loft
tile-P3 = Blší trh
tile-P4 = Detská kaviareň
tile-P5 = Radové domy
tile-P6 = Plaváreň
tile-P7 = Škola na rohu
tile-P8 = Pizzeria
tile-S1 = Obchodný dom
tile-S2 = Hračkárstvo
tile-S3 = Lahôdky
tile-S4 = Outlet
tile-S5 = Sklená pasáž
tile-S6 = Videoherňa
tile-S7 = Byty nad obchodmi
tile-S8 = Vzorové byty
tile-M1 = Železiarstvo
tile-M2 = Tržnica s jedlom
tile-M3 = Komunitné centrum
tile-M4 = Nárožná veža
tile-M5 = Franšízová firma
tile-M6 = Koncertná sieň
tile-M7 = Gastropub
tile-M8 = Apartmány
tile-X1 = Lodné mólo
tile-X2 = Ateliéry umelcov
tile-X3 = Rodinné bistro
tile-X4 = Nábytok
tile-X5 = Námestíčko

## Board

virtual-player = Lišiak
board-city = Mesto
board-hand = Dieliky v ruke
board-hand-of = Dieliky v ruke: { $name }
board-look-help = Vyberte dielik v ruke alebo na mape a prečítate si o ňom viac.
board-pick = Vyberte dielik z ruky a miesto
board-moving = { $count ->
    [one] Kam sa sťahuje { $people }?
    [few] Kam sa sťahujú { $people }?
    [many] Kam sa sťahuje { $people }?
   *[other] Kam sa sťahuje { $people }?
}
board-pick-help = Stavať sa dá na každom čiarkovanom poli; pásiky pri jeho okrajoch ukazujú, kde smie viesť cesta.
board-which-tile = Ktorý dielik sem príde?
board-cover-help = Cez orámované dieliky sa dá stavať.
board-covers = Budova „{ $tile }“ zmizne pod novým dielikom.
board-where = Teraz vyberte miesto na mape.
board-build = Postaviť sem
board-build-label = Postaviť sem budovu „{ $tile }“, cesta { $side }
board-builds = { $tile }: sem
board-closes = Budova „{ $tile }“ uzatvára { $count ->
    [one] ulicu
    [few] { $count } ulice
    [many] { $count } ulice
   *[other] { $count } ulíc
}
board-if-closed = Budova neuzatvára žiadnu ulicu. Keby sa jej vlastná ulica teraz uzavrela:
board-pays-others = Vám nič, ostatným: { $others }
board-ask-build = Postaviť sem budovu „{ $tile }“?
board-by-order = Záleží na tom, ktorá ulica bude prvá; nižšie je najlepšie poradie.
board-nobody-paid = Nikto tam nemá tabuľu: príjem nedostane nikto.
board-move-out = { $count ->
    [one] { $count } človek sa sťahuje
    [few] { $count } ľudia sa sťahujú
    [many] { $count } človeka sa sťahuje
   *[other] { $count } ľudí sa sťahuje
} preč; kam, určíte vy.
board-sly-moves-out = { $count ->
    [one] { $count } človek sa sťahuje
    [few] { $count } ľudia sa sťahujú
    [many] { $count } človeka sa sťahuje
   *[other] { $count } ľudí sa sťahuje
} preč, najprv do Lišiakových budov.
board-homeless = { $count ->
    [one] { $count } človek nenájde domov a bude čakať.
    [few] { $count } ľudia nenájdu domov a budú čakať.
    [many] { $count } človeka nenájde domov a bude čakať.
   *[other] { $count } ľudí nenájde domov a bude čakať.
}
board-last-sign = Vaša posledná tabuľa: ak sa žiadna nevráti, nabudúce musíte najprv opustiť budovu.
board-road-side = Strana s cestou
board-turn-left = Otočiť doľava
board-turn-right = Otočiť doprava
board-turn-tile = { $tile }, cesta { $side }. Otočiť
board-turn-road = { board-which-tile } Cesta { $side }. Otočiť
board-one-sign = Jedna tabuľa
board-two-signs = Dve tabule: dvojnásobná hodnota
board-abandon = Opustiť budovu „{ $tile }“
board-abandon-choose = Vyberte budovu
board-abandon-help = Vyberte na mape jednu svoju budovu. Jej tabuľa sa vráti bez príjmu, ľudia sa odsťahujú a budovu už nikto vlastniť nebude.
board-street = { $tiles }: { $length ->
    [one] { $length } dielik
    [few] { $length } dieliky
    [many] { $length } dielika
   *[other] { $length } dielikov
}
board-token-for = { $tile }: { $business } × { $count }
board-substitute = „{ $tile }“ namiesto „{ $old }“
board-substitute-pays = { $amount } $ namiesto { $old } $
board-stack-left = Dieliky, ktoré ešte nebolo vidno
board-all-to = { $count ->
    [1] Do budovy: { $tile }
   *[other] Všetci sem: { $tile }
}
board-some-to = Alebo časť sem: { $tile }
board-stack = Kôpka
board-stack-help = Dieliky, ktoré v kôpke zostávajú. Rub vrchného dielika vidia všetci.
board-next = ďalší
board-seeking-home = Hľadajúci
board-seekers-help = Ľudia, ktorí hľadajú domov: nasťahujú sa do prvej novej budovy svojej farby.
board-supply-help = Ľudí v zásobe: { $count }
board-in-supply = V zásobe
board-dollars = { $amount } $
board-dollars-range = { $least }–{ $most } $
board-money = Peniaze: { $amount } $
board-open-income = Budovy na otvorených uliciach by teraz pri uzavretí vyniesli { $amount } $.
board-signs-left = Tabúľ v zásobe: { $count } / { $all }
board-token = { $token }: { $count }
board-own-tiles = Budovy na otvorených uliciach
board-none-open = Žiadne.
board-end-stack = Záverečná kôpka
board-end-stack-help = Tieto tri dieliky postaví Lišiak, keď sa minie kôpka; ich poradie nie je známe.
board-sly-builds = stavia: { $tile }
board-no-value = nikomu nič nevynáša, ale symboly sa počítajú
board-wild = Žolík sa počíta ako ktorýkoľvek symbol.
board-counted = (zakrúžkované na mape)
board-symbols = Symboly: { $symbols }
board-business = Podnikanie: { $count ->
    [one] { $business }
    [few] 2× { $business }
    [many] 2× { $business }
   *[other] 2× { $business }
}
board-owner = { $count ->
    [one] Tabuľa: { $name }
    [few] Dve tabule: { $name }
    [many] Dve tabule: { $name }
   *[other] Dve tabule: { $name }
}
board-ownerless = Bez majiteľa
board-income-now = Pri uzavretí: { $amount } $
board-income-half = { board-now }: { $amount } $ (polovica)
board-income-half-up = { board-now }: { $amount } $ (polovica zaokrúhlená nahor)
board-residents = { $count ->
    [one] { $count } obyvateľ
    [few] { $count } obyvatelia
    [many] { $count } obyvateľa
   *[other] { $count } obyvateľov
}
board-seekers = { $count ->
    [one] { $count } človek hľadá
    [few] { $count } ľudia hľadajú
    [many] { $count } človeka hľadá
   *[other] { $count } ľudí hľadá
} domov
board-seeking = Hľadajúci: { $people }
board-open = +{ $amount } $ čaká
board-just-paid = Vyplatené:
board-cash = hotovosť
board-half = polovica sumy { $amount } $
board-half-up = polovica sumy { $amount } $, zaokrúhlená nahor
board-half-tiles = polovica sumy { $amount } $, zaokrúhlená nahor pri každej budove
board-business-sum = za žetóny
board-now = keby bol teraz koniec
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
board-road-to = Cesta { $side }
board-at-N = nad dielikom „{ $tile }“
board-at-E = vpravo od dielika „{ $tile }“
board-at-S = pod dielikom „{ $tile }“
board-at-W = vľavo od dielika „{ $tile }“
board-place = { $where }, cesta { $sides }
board-over = Cez budovu „{ $tile }“
board-told-closed = { $name } uzatvára ulicu ({ $length ->
    [one] { $length } dielik
    [few] { $length } dieliky
    [many] { $length } dielika
   *[other] { $length } dielikov
}).
board-told-abandoned = { $name } opúšťa budovu „{ $tile }“.
board-told-arrived = { $people }: do budovy „{ $tile }“
board-told-seekers_enter = Hľadajúci ({ $people }): do budovy „{ $tile }“
board-told-seeking = { $people }: zatiaľ bez domova

## What things on the board are

what-table = Stôl
what-city = Mesto
what-tile = Dielik
what-road = Cesta
what-hand = Dieliky v ruke
what-stack = Kôpka
what-seekers = Hľadajúci
what-supply = Ľudia v zásobe
what-money = Peniaze
what-due = Príjem otvorených ulíc
what-signs = Tabule
what-advisor = Poradca
what-tokens = Žetóny podnikania
what-sly = Lišiak
