### Every word of Streets.

game-name = Streets
game-pitch = Jedno wspólne miasto: zamknij ulicę, a zarobi każdy, kto ma na niej budynek, i mieszkańcy ruszą dalej.
game-goal = Wszyscy budujecie jedno miasto, a budynek płaci właścicielowi, gdy jego ulica zostaje zamknięta, nieważne przez kogo. Potem mieszkańcy przenoszą się do innych budynków; wygrywa ten, kto ma najwięcej pieniędzy.
game-aim = Ulica zamknięta z obu końców płaci swoim budowniczym. Wygrywa najbogatszy.
game-length = 40 min
game-difficulty = średnia
certainty-reconstructed = zasady pochodzą z instrukcji; większość kafelków odtworzyliśmy, bo lista drukowanych nie jest opublikowana
certainty-mostly_certain = częściowo ze źródeł, częściowo odtworzone

## Options

option-business = Moduł biznesu
option-business-help = Po zamknięciu ulicy właściciele jej budynków biorą też żetony biznesu, za które na koniec są pieniądze.
option-advisors = Moduł doradców
option-advisors-help = Każdy ma doradcę ze zdolnością. W grze solo możesz wybrać swojego.
option-advisors-off = bez doradców
option-advisors-random = losowo
option-advisors-hacker = Haker
option-advisors-entrepreneur = Przedsiębiorca
option-advisors-investor = Inwestor
option-advisors-hipster_legend = Legenda hipsterów
option-advisors-search_specialist = Specjalista od poszukiwań
option-difficulty = Poziom Spryciarza
option-difficulty-help = Z jaką sumą zaczyna Spryciarz w grze solo: 0 $, 20 $ lub 50 $, a jeśli masz doradcę, o 40 $ więcej.
option-difficulty-easy = łatwy
option-difficulty-medium = średni
option-difficulty-hard = trudny
option-gap_closes = Równoległy kafelek zamyka ulicę
option-gap_closes-help = Kafelek na końcu ulicy zamyka ją także wtedy, gdy jego droga jest równoległa do ulicy, ale po przeciwnej stronie kafelka.
option-start_layout = Kafelki startowe
option-start_layout-help = Jak park leży obok dworca.
option-start_layout-at_end = na końcu ulicy dworca
option-start_layout-across = po drugiej stronie drogi przy dworcu
option-start_symbols = Symbole na kafelkach startowych
option-start_symbols-help = Dworzec ma po jednym symbolu każdego rodzaju, park jeden dowolny.
option-seekers_enter_closed = Szukający wprowadzają się zawsze
option-seekers_enter_closed-help = Szukający domu wprowadzają się do nowego budynku swojego koloru, nawet jeśli jego ulica od razu się zamyka.
option-closing_value_per_street = Wartość zamknięcia za każdą ulicę
option-closing_value_per_street-help = Wartość zamknięcia płaci za każdą zamkniętą ulicę, na której końcu stoi kafelek, a nie tylko raz.
option-closing_value_at_final = Wartość zamknięcia na koniec
option-closing_value_at_final-help = Instrukcja mówi, że budynek z wartością zamknięcia płaci dopiero wtedy, gdy sam jest na zamkniętej ulicy. Tak: nie płaci jeszcze, gdy zamyka inną ulicę, ale w punktacji końcowej ta wartość liczy się jak każda inna. Nie: zasadę bierze się dosłownie; jeśli ulica budynku do końca jest otwarta, ta wartość nic nie daje.
option-final_rounding = Zaokrąglanie na koniec
option-final_rounding-help = Jak zaokrągla się w górę połowę końcowego dochodu.
option-final_rounding-per_tile = dla każdego budynku
option-final_rounding-total = raz dla całej sumy
why-advisor_alone = Doradcę można wybrać tylko w grze solo; przy większej liczbie graczy doradców rozdaje się losowo.
why-difficulty_alone = Poziom trudności dotyczy tylko Spryciarza, a on gra tylko w grze solo.

## Parts of sentences

some-people = { $person ->
    [tourist] { $count ->
        [one] { $count } turysta
        [few] { $count } turystów
        [many] { $count } turystów
       *[other] { $count } turysty
    }
    [hipster] { $count ->
        [one] { $count } hipster
        [few] { $count } hipsterów
        [many] { $count } hipsterów
       *[other] { $count } hipstera
    }
    [parent] { $count ->
        [one] { $count } rodzic
        [few] { $count } rodziców
        [many] { $count } rodziców
       *[other] { $count } rodzica
    }
   *[shopper] { $count ->
        [one] { $count } klient
        [few] { $count } klientów
        [many] { $count } klientów
       *[other] { $count } klienta
    }
}
worth = { $formula ->
    [people] { $price } $ za każdą osobę na swojej ulicy: { $wants_symbol }
    [symbols] { $price } $ za każdy symbol na swojej ulicy: { $wants_symbol } lub dowolny
    [set] { $price } $ za każdy zestaw symboli na swojej ulicy: { $wants_symbol }
    [pair] { $price } $ za każde dwa symbole na swojej ulicy: { $wants_symbol }
    [mixed] { $price } $ za każdy symbol „dowolny” na swojej ulicy
    [signs] { $price } $ za każdy znacznik właściciela na swojej ulicy
    [street_size] { $price } $ za każdy kafelek swojej ulicy
    [neighbourhood] { $price } $ za każdy kafelek dookoła, na dowolnej ulicy
    [closing] { $price } $, jeśli zamyka inną ulicę
   *[copy] wartość innego budynku na tej samej ulicy
}
printed-symbols = { $symbols ->
    [0] { "" }
   *[other] ; symbole: { $symbol }
}
sign = { $units ->
    [1] { $business }
   *[2] 2 × { $business }
}
reckoning = { $value ->
    [people] { $count ->
        [one] { $count } osoba
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    } × { $price } $
    [symbols] { $count ->
        [one] { $count } symbol
        [few] { $count } symbole
        [many] { $count } symboli
       *[other] { $count } symbolu
    } × { $price } $
    [set] { $count ->
        [one] { $count } zestaw
        [few] { $count } zestawy
        [many] { $count } zestawów
       *[other] { $count } zestawu
    } × { $price } $
    [mixed] { $count ->
        [one] { $count } symbol „dowolny”
        [few] { $count } symbole „dowolne”
        [many] { $count } symboli „dowolnych”
       *[other] { $count } symbolu „dowolnego”
    } × { $price } $
    [signs] { $count ->
        [one] { $count } znacznik
        [few] { $count } znaczniki
        [many] { $count } znaczników
       *[other] { $count } znacznika
    } × { $price } $
    [street_size] { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
        [many] { $count } kafelków
       *[other] { $count } kafelka
    } × { $price } $
    [neighbourhood] { $count ->
        [one] { $count } kafelek dookoła
        [few] { $count } kafelki dookoła
        [many] { $count } kafelków dookoła
       *[other] { $count } kafelka dookoła
    } × { $price } $
    [closing] { $count } × { $price } $ za zamknięcie
   *[other] nie ma czego skopiować
}
the-rest = Reszta do budynku „{ $other_tile }”.
twice = { $times ->
    [1] { "" }
   *[2] { " " }× { $times }
}
by-value = { $copied ->
    [0] { "" }
   *[other] { " " }według wartości budynku „{ $formula_tile }”
}

## Questions

ask-abandon = Nie masz już znaczników: który swój budynek porzucasz?
ask-tile = Który budynek stawiasz?
ask-discard = Niczego nie da się zbudować: który kafelek odrzucasz?
ask-cell = Gdzie stawiasz budynek „{ $tile }”?
ask-road = { $tile }: z której strony jest droga?
ask-signs = { $tile }: jeden znacznik czy dwa, aby podwoić wartość?
ask-street = Zamknięte ulice ({ $count }): która jest następna?
ask-token_tile = Za który swój budynek bierzesz żetony?
ask-token_type = { $tile }: który żeton bierzesz? Do wzięcia: { $count }.
ask-substitute = Twój dochód: czy jeden z twoich budynków ma zapłacić jak kafelek z ręki?
ask-people = Przeprowadzka: { some-people }. Ile osób do budynku „{ $tile }”? { the-rest }
ask-sly_cell = Gdzie Spryciarz stawia budynek „{ $tile }”? Te miejsca są dla niego równie dobre.
ask-sly_road = Spryciarz stawia budynek „{ $tile }”: z której strony jest droga? Te strony są dla niego równie dobre.
ask-sly_street = Ulice zamknięte przez Spryciarza ({ $count }): która jest następna?
ask-sly_token_tile = Za który swój budynek Spryciarz bierze żetony?
ask-sly_token_type = { $tile }: który żeton bierze Spryciarz? Do wzięcia: { $count }.
ask-sly_people = Spryciarz przenosi: { some-people }. Ile osób do budynku „{ $tile }”? { the-rest }

## Moves

move-abandon = porzuć budynek „{ $tile }” ({ $cell }), który dałby { $income } $; { $signs ->
    [one] wraca { $signs } znacznik
    [few] wracają { $signs } znaczniki
    [many] wraca { $signs } znaczników
   *[other] wraca { $signs } znacznika
}
move-build = postaw budynek „{ $tile }” ({ $tile_kind }; symbole: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; biznes: { sign }
}
move-discard = odrzuć kafelek „{ $tile }” ({ $tile_kind })
move-cell = pole ({ $cell }), droga { $any_side }
by-order = { $order ->
    [matters] ; zależy od tego, która ulica będzie pierwsza
   *[free] { "" }
}
move-cell_closing = pole ({ $cell }), droga { $side }; zamyka { $count ->
    [one] { $count } ulicę
    [few] { $count } ulice
    [many] { $count } ulic
   *[other] { $count } ulicy
}, { $income } $ dla budującego, { $others } $ dla innych{ by-order }
move-cover = na miejscu budynku „{ $tile }” ({ $cell }): { $income } $ dla budującego
move-road = droga { $side }
move-road_closing = droga { $side }; zamyka { $count ->
    [one] { $count } ulicę
    [few] { $count } ulice
    [many] { $count } ulic
   *[other] { $count } ulicy
}, { $income } $ dla budującego, { $others } $ dla innych{ by-order }
move-signs = { $count ->
    [1] jeden znacznik
   *[2] dwa znaczniki: podwójna wartość
}
move-street = ulica od ({ $from_cell }) do ({ $to_cell }), długość { $length }
move-token = „{ $tile }” ({ $cell }): { $business } × { $count }
move-take = { $token }: dotąd { $have }, w puli { $left }
move-substitute = „{ $tile }” ({ worth }) zamiast budynku „{ $old_tile }” ({ $cell }): przyniesie { $income } $
move-pass = każdy budynek według własnej wartości
move-send = { some-people } do budynku „{ $tile }” ({ $cell })

# The same in short, for hints beside the board.
brief-build = postaw budynek „{ $tile }”
brief-discard = odrzuć kafelek „{ $tile }”
brief-send = { $count ->
    [0] nikt do budynku „{ $tile }”
   *[other] { some-people } do budynku „{ $tile }”
}{ $rest ->
    [0] { "" }
   *[other] , { $rest } do budynku „{ $other_tile }”
}
brief-abandon = porzuć budynek „{ $tile }”
brief-cell = tutaj
brief-cell_closing = tutaj, zamykając { $count ->
    [one] { $count } ulicę
    [few] { $count } ulice
    [many] { $count } ulic
   *[other] { $count } ulicy
}
brief-cover = tutaj, na miejscu budynku „{ $tile }”
brief-street = najpierw ulica o długości { $length }
brief-token = weź żetony za budynek „{ $tile }”
brief-take = weź żeton: { $token }
brief-substitute = „{ $tile }” zamiast budynku „{ $old_tile }”
other-cell = w innym miejscu
other-cell_closing = w innym miejscu, zamykając { $count ->
    [one] { $count } ulicę
    [few] { $count } ulice
    [many] { $count } ulic
   *[other] { $count } ulicy
}
other-cover = na miejscu budynku „{ $tile }”
told-cell_closing = zamknij { $count ->
    [one] { $count } ulicę
    [few] { $count } ulice
    [many] { $count } ulic
   *[other] { $count } ulicy
}
told-cover = na miejscu budynku „{ $tile }”
with-road = droga { $side }
with-road_closing = droga { $side }, zamykając { $count ->
    [one] { $count } ulicę
    [few] { $count } ulice
    [many] { $count } ulic
   *[other] { $count } ulicy
}
with-signs = { $count ->
    [1] jeden znacznik
   *[2] dwa znaczniki
}

## Reasons

why-bad_move = „{ $text }” to nie ruch. Ruchy zapisuje się tak: build T1, cell -1,0, road E, signs 2, street -1,0, token -1,0, take housing, substitute -1,0 T1, pass, send 3, abandon -1,0, discard T1.
why-bad_outcome = „{ $text }” nie można wylosować. Losowania zapisuje się tak: tile T1, back tourist, advisor hacker.
why-bad_cell = „{ $text }” to nie pole. Pole to dwie liczby, na przykład -1,0: ile pól w prawo i ile w dół od dworca, każda najwyżej 48.
why-nothing_there = Na polu ({ $cell }) nic nie stoi.
why-not_asked = Nie o to teraz chodzi. Najpierw zdecyduj: { $step }.
why-cell_taken = Na polu ({ $cell }) już leży kafelek „{ $tile }”.
why-start_tile = Na miejscu dworca i parku nie wolno budować: ({ $cell }).
why-street_open = Budować na miejscu budynku wolno tylko na zamkniętych ulicach, a ulica na polu ({ $cell }) jest otwarta.
why-no_neighbour = Pole ({ $cell }) nie styka się z żadnym kafelkiem.
why-no_road_fits = Na polu ({ $cell }) droga z niczym by się nie połączyła, dotknęłaby innej bokiem albo ulica miałaby więcej niż pięć kafelków.
why-roads_clash = Gdyby droga na polu ({ $cell }) była { $side }, dwie drogi stykałyby się bokami.
why-no_road_link = Z drogą { $side } kafelek na polu ({ $cell }) nie połączyłby się z żadną inną drogą.
why-street_too_long = Z drogą { $side } długość ulicy wynosiłaby { $length }, a może wynosić najwyżej { $high }.
why-sly_builds_elsewhere = Gdzie indziej niż na polu ({ $cell }) budynek Spryciarza jest wart więcej albo przyciąga więcej osób.
why-sly_turns_it = Z drogą { $side } budynek na polu ({ $cell }) jest dla Spryciarza wart mniej albo przyciąga mniej osób.
why-not_in_hand = Kafelka „{ $tile }” nie ma na ręce.
why-copy_in_hand = Kafelek „{ $tile }” kopiuje inne: nie może zastąpić budynku.
why-no_such_tile = W mieście nie ma jeszcze takiego budynku.
why-not_your_sign = Na polu ({ $cell }) nie ma twojego znacznika.
why-no_closing_street = Na polu ({ $cell }) nie zaczyna się żadna ulica do rozliczenia.
why-not_on_this_street = Budynek na polu ({ $cell }) nie stoi na tej ulicy albo leży na nim znacznik innego gracza.
why-sly_gains_elsewhere = Inny budynek niż ten na polu ({ $cell }) daje Spryciarzowi żeton, którego mu brakuje.
why-sly_lacks_another = Spryciarz najpierw bierze żeton, którego nie ma, a nie „{ $token }”.
why-token_gone = Nie ma już takich żetonów: { $token }.
why-too_many_people = { $count } to za dużo; przenieść można najwyżej { $high }.
why-few_tiles = Za mało podstawowych kafelków ({ $tile_kind }): { $given }; potrzeba co najmniej { $low }.

step-abandon = budynek do porzucenia
step-tile = budynek do postawienia
step-discard = kafelek do odrzucenia
step-cell = miejsce budowy
step-road = strona z drogą
step-signs = jeden znacznik czy dwa
step-street = następna ulica
step-token_tile = budynek, za który są żetony
step-token_type = żeton
step-substitute = czy liczy się inna wartość
step-people = dokąd idą mieszkańcy

## Events

event-advisor = { $seat } ma doradcę: { $advisor }.
event-back = Na wierzchu stosu: { $tile_kind }. { $left ->
    [one] Pozostał { $left } kafelek.
    [few] Pozostały { $left } kafelki.
    [many] Pozostało { $left } kafelków.
   *[other] Pozostało { $left } kafelka.
}
event-face = Na wierzchu stosu leży kafelek „{ $tile }”. { $left ->
    [one] Pozostał { $left } kafelek.
    [few] Pozostały { $left } kafelki.
    [many] Pozostało { $left } kafelków.
   *[other] Pozostało { $left } kafelka.
}
event-drew = { $seat } dobiera kafelek „{ $tile }”.
event-drew_hidden = { $seat } dobiera kafelek: { $tile_kind }.
event-took = { $seat } bierze kafelek „{ $tile }”.
event-end_stack = Kafelek do stosu końcowego Spryciarza: { $tile_kind }.
event-end_stack_turned = Stos się wyczerpał: stos końcowy Spryciarza zostaje potasowany i odkryty.
event-stack_empty = Stos się wyczerpał: zostały tylko kafelki na ręce.
event-turn = Tura { $turn }: { $seat }.
event-abandoned = { $seat } porzuca budynek „{ $tile }” ({ $cell }) i zabiera { $signs ->
    [one] { $signs } znacznik
    [few] { $signs } znaczniki
    [many] { $signs } znaczników
   *[other] { $signs } znacznika
}.
event-chose = { $seat } zamierza postawić budynek „{ $tile }”.
event-put_away = { $seat } nie może niczego zbudować i odrzuca kafelek „{ $tile }”.
event-built = { $seat } stawia budynek „{ $tile }” na polu ({ $cell }), z drogą { $side }{ $signs ->
    [1] .
   *[2] , znaczniki: { $signs }.
}
event-covered = { $seat } stawia budynek „{ $tile }” na miejscu budynku „{ $old_tile }” ({ $cell }), z drogą { $side }{ $signs ->
    [1] .
   *[2] , znaczniki: { $signs }.
}
event-to_station = Z pola ({ $from_cell }) na dworzec idzie { some-people }, nadal bez domu.
event-settled = Z puli do budynku „{ $tile }” ({ $cell }) wprowadza się { some-people }.
event-shortage = W puli zabrakło osób: wprowadza się o { $missing } mniej.
event-seekers_enter = Z pola ({ $from_cell }) na pole ({ $to_cell }) przenosi się { some-people }, dotąd bez domu.
event-closed = { $seat } zamyka ulicę { $length ->
    [1] na polu ({ $from_cell })
   *[other] od ({ $from_cell }) do ({ $to_cell }), długość { $length }
}.
event-token = { $seat } bierze za budynek „{ $tile }” żeton: { $token }, teraz ma { $have }.
event-no_token = { $seat }: nie ma już żetonów za budynek „{ $tile }”.
event-substituted = { $seat } pokazuje kafelek „{ $with_tile }”: tak samo płaci budynek „{ $tile }” ({ $cell }).
event-symbols = { $seat } liczy symbole: turyści { $tourist }, hipsterzy { $hipster }, rodzice { $parent }, klienci { $shopper }, dowolne { $wild }.
event-income = { $seat }: budynek „{ $tile }” ({ $cell }){ by-value }: { reckoning }{ twice } + { $people } $ za mieszkańców = { $amount } $. Razem { $money } $.
event-left = Z budynku „{ $tile }” ({ $cell }) wyprowadza się { some-people }.
first-left = Wszyscy, którzy tam mieszkali, szukają domu.
first-seeking = Ktoś nie znajduje domu i czeka w przerywanym kółku.
event-arrived = Do budynku „{ $tile }” ({ $cell }) wprowadza się { some-people }.
event-seeking = W budynku „{ $tile }” ({ $cell }) czeka bez domu { some-people }.
event-ended = { $ending }
event-final = { $seat }: budynek „{ $tile }” ({ $cell }){ by-value }: { reckoning }{ twice } + { $people } $ za mieszkańców = { $amount } ${ $points ->
    [0] .
   *[other] , połowa to { $points } $.
}
event-halved = { $seat }: połowa dochodu { $tiles ->
    [one] z { $tiles } budynku
    [few] z każdego z { $tiles } budynków
    [many] z każdego z { $tiles } budynków
   *[other] z { $tiles } budynku
}, zaokrąglona w górę: razem { $points } $.
event-halved_together = { $seat }: razem { $amount } $; połowa tego, zaokrąglona w górę: { $points } $.
event-most_tokens = { $points ->
    [5] { $seat }: najwięcej żetonów, remis ({ $token }: { $have }): { $points } $.
   *[other] { $seat }: najwięcej żetonów ({ $token }: { $have }): { $points } $.
}
event-token_sets = { $seat }: { $sets ->
    [one] { $sets } zestaw
    [few] { $sets } zestawy
    [many] { $sets } zestawów
   *[other] { $sets } zestawu
} czterech różnych żetonów: { $points } $.
event-weighed = { $seat } wybiera najlepsze miejsce dla kafelka „{ $tile }”: wartość { $amount } ${ $people ->
    [0] { "" }
   *[other] , a do jego budynków { $people ->
        [one] idzie { $people } osoba
        [few] idą { $people } osoby
        [many] idzie { $people } osób
       *[other] idzie { $people } osoby
    }
}. { $count ->
    [1] Żadne inne miejsce nie jest tak dobre.
   *[other] Jednakowo dobre możliwości: { $count }.
}
event-total = { $seat }: razem { $points } $.

## The log beside the board: without text left out, after a comma or semicolon in the line before

log-back = { "" }
log-face = { "" }
log-drew = { "" }
log-drew_hidden = { "" }
log-took = { "" }
log-end_stack = { "" }
log-turn = { "" }
log-chose = { "" }
log-abandoned = { $seat } porzuca budynek „{ $tile }”
log-built = { $seat } stawia budynek „{ $tile }”{ $signs ->
    [1] { "" }
   *[2] { " " }z dwoma znacznikami
}
log-covered = { $seat } stawia budynek „{ $tile }” na miejscu budynku „{ $old_tile }”{ $signs ->
    [1] { "" }
   *[2] { " " }z dwoma znacznikami
}
log-to_station = , { $count ->
    [one] na dworzec idzie
    [few] na dworzec idzie
    [many] na dworzec idzie
   *[other] na dworzec idzie
} { some-people }
log-settled = , { $count ->
    [one] wprowadza się
    [few] wprowadza się
    [many] wprowadza się
   *[other] wprowadza się
} { some-people }
log-shortage = , w puli zabrakło osób: { $missing }
log-seekers_enter = , { $count ->
    [one] dom znajduje
    [few] dom znajduje
    [many] dom znajduje
   *[other] dom znajduje
} { some-people }
log-closed = { $seat } zamyka ulicę z { $length ->
    [one] { $length } kafelka
    [few] { $length } kafelków
    [many] { $length } kafelków
   *[other] { $length } kafelka
}
log-token = ; { $seat } bierze żeton: { $token }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}
log-no_token = ; { $seat }: nie ma już żetonów
log-substituted = { $seat }: budynek „{ $tile }” płaci jak kafelek „{ $with_tile }”
log-symbols = { "" }
log-income = { $seat } dostaje { $amount } $ za budynek „{ $tile }”: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ { $people } $ za mieszkańców
}
log-left = { "" }
log-arrived = Do budynku „{ $tile }” { $count ->
    [one] wprowadza się
    [few] wprowadza się
    [many] wprowadza się
   *[other] wprowadza się
} { some-people }
log-seeking = { $count ->
    [one] { $count } osoba nie znajduje domu i czeka
    [few] { $count } osoby nie znajdują domu i czekają
    [many] { $count } osób nie znajduje domu i czeka
   *[other] { $count } osoby nie znajduje domu i czeka
}
log-final = { $seat }: { $points ->
    [0] budynek „{ $tile }” liczy się za { $amount } $
   *[other] budynek „{ $tile }” płaci { $points } $, połowę z { $amount } $
}: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ { $people } $ za mieszkańców
}

## The position

line-turn = Tura { $turn }: { $active_seat }
line-over = Wszystko zbudowane.
line-stack = Stos: { $size ->
    [one] { $size } kafelek
    [few] { $size } kafelki
    [many] { $size } kafelków
   *[other] { $size } kafelka
}, na wierzchu: { $top_kind }. Niewidziane rewersy: turyści { $tourist }, hipsterzy { $hipster }, rodziny { $family }, zakupy { $shopping }, mieszane { $mixed }.
line-stack_empty = Stos: wyczerpany
line-top_tile = Na wierzchu: { $tile } ({ $tile_kind }; symbole: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; biznes: { sign }
}
line-end_stack = Stos końcowy Spryciarza: { $tile_kind }
line-map = Miasto (x w prawo, y w dół; ^ > v < drogi; @ dworzec; * park; . wolne):
    { $picture }
line-street = Otwarta ulica od ({ $from_cell }) do ({ $to_cell }), długość { $length }, wolne końce { $free_cell }. Symbole: turyści { $tourist }, hipsterzy { $hipster }, rodzice { $parent }, klienci { $shopper }, dowolne { $wild }.
line-closed_street = Zamknięta ulica od ({ $from_cell }) do ({ $to_cell }), długość { $length }. Symbole: turyści { $tourist }, hipsterzy { $hipster }, rodzice { $parent }, klienci { $shopper }, dowolne { $wild }.
line-closed_tile = · { $tile } ({ $cell }), droga { $side }; { $tile_kind }; symbole: { $symbol }
line-tile = · { $tile } ({ $cell }), droga { $side }, { $owner_seat }{ $signs ->
    [1] { "" }
   *[2] { " " }(znaczniki: { $signs })
}; symbole: { $symbol }; { worth }; osoby { $people }; teraz { $income } ${ $business ->
    [none] { "" }
   *[other] ; biznes: { sign }
}
line-abandoned = · { $tile } ({ $cell }), droga { $side }, bez właściciela; symbole: { $symbol }; { worth }; osoby { $people }{ $business ->
    [none] { "" }
   *[other] ; biznes: { sign }
}
line-station = · { $tile } ({ $cell }), droga { $side }{ printed-symbols }; osoby: turyści { $tourist }, hipsterzy { $hipster }, rodzice { $parent }, klienci { $shopper }
line-park = · { $tile } ({ $cell }), droga { $side }{ printed-symbols }
line-seekers = Bez domu: { some-people }, budynek „{ $tile }” ({ $cell })
line-supply = Osoby w puli: turyści { $tourist }, hipsterzy { $hipster }, rodzice { $parent }, klienci { $shopper }
line-token_supply = Żetony w puli: gastronomia { $restaurant }, mieszkania { $housing }, rozrywka { $leisure }, handel { $trade }
line-party = { $seat }: { $money } $, w puli { $signs ->
    [one] { $signs } znacznik
    [few] { $signs } znaczniki
    [many] { $signs } znaczników
   *[other] { $signs } znacznika
}
line-sly = { $seat }: { $money } $, znaczników tyle, ile trzeba
line-advisor = Doradca: { $advisor }. { $ability }
line-tokens = Żetony: gastronomia { $restaurant }, mieszkania { $housing }, rozrywka { $leisure }, handel { $trade }
line-hand = Na ręce: { $tile } ({ $tile_kind }; symbole: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; biznes: { sign }
}
line-hidden = Na ręce: { $tile_kind }

## Scores

score-start = Pieniądze na start
score-income = Dochód
score-final = Połowa dochodu otwartych ulic
score-most_restaurant = Najwięcej gastronomii
score-most_housing = Najwięcej mieszkań
score-most_leisure = Najwięcej rozrywki
score-most_trade = Najwięcej handlu
score-token_sets = Zestawy żetonów
term-money = pieniądze od razu
term-money_later = pieniądze później
term-tokens = żetony
reason-money = Od razu przynosi o { $worth } więcej.
reason-money_later = Później twoje budynki zapłacą o { $worth } więcej.
reason-tokens = Twoje żetony przyniosą na koniec gry o { $worth } więcej.
amount-points = { $points } $
unit-points = { $over ->
    [0] { board-now }
   *[other] razem
}
table-points = { amount-points }, { board-now }
hint-unit = $ na koniec gry
help-points = { board-now }
score-business = Biznes
figure-buildings = budynki
figure-income = połowa z
figure-tokens = żetony
figure-sets = zestawy
ending-all_built = Wszystkie kafelki leżą na stole.

## Things

kind-tourist = turyści
kind-hipster = hipsterzy
kind-family = rodziny
kind-shopping = zakupy
kind-mixed = mieszany
kind-unknown = jeszcze zakryty
symbol-T = turysta
symbol-H = hipster
symbol-P = rodzic
symbol-S = klient
symbol-W = dowolny
side-N = u góry
side-E = po prawej
side-S = na dole
side-W = po lewej
token-restaurant = gastronomia
token-housing = mieszkania
token-leisure = rozrywka
token-trade = handel
business-restaurant = gastronomia
business-housing = mieszkania
business-leisure = rozrywka
business-trade = handel
business-universal = dowolny

advisor-contractor = Wykonawca
advisor-hacker = Haker
advisor-entrepreneur = Przedsiębiorca
advisor-investor = Inwestor
advisor-hipster_legend = Legenda hipsterów
advisor-restorer = Renowator
advisor-search_specialist = Specjalista od poszukiwań
ability-contractor = Dopóki jest stos, stawia dwa budynki i dobiera dwa kafelki w turze.
ability-hacker = Rewersy kafelków na ręce też liczą się jako symbole, tak samo klient na tej karcie.
ability-entrepreneur = Na każdej zamkniętej ulicy jeden własny budynek może zapłacić jak kafelek z ręki.
ability-investor = Na jednym budynku naraz mogą leżeć dwa znaczniki: jego wartość jest podwójna.
ability-hipster_legend = Wszystkie symbole hipsterów, także ten na karcie, liczą się jak dowolne.
ability-restorer = Może budować na miejscu budynku na zamkniętej ulicy i od razu dostaje pieniądze za nowy.
ability-search_specialist = Liczą się też symbole własnych budynków na innych ulicach.

tile-station = Dworzec Główny
tile-park = Park Miejski
tile-T1 = Spa Relaks
tile-T2 = Hotel portowy
tile-T3 = Kiosk z pamiątkami
tile-T4 = Wieża widokowa
tile-T5 = Muzeum Kolosa
tile-T6 = Smażalnia ryb
tile-T7 = Biuro podróży
tile-T8 = Restauracja na dachu
tile-H1 = Galeria sztuki
tile-H2 = Mikrobrowar
tile-H3 = Butik vintage
tile-H4 = Akademik
tile-H5 = Sklep z płytami
tile-H6 = Plac food trucków
tile-H7 = Studio pop-up
tile-H8 = Kino studyjne
tile-P1 = Pierwszy dom
tile-P2 = Modny loft
tile-P3 = Pchli targ
tile-P4 = Bawialnia
tile-P5 = Szeregowce
tile-P6 = Pływalnia
tile-P7 = Szkoła na rogu
tile-P8 = Pizzeria
tile-S1 = Dom towarowy
tile-S2 = Sklep z zabawkami
tile-S3 = Delikatesy
tile-S4 = Outlet
tile-S5 = Szklany pasaż
tile-S6 = Salon gier
tile-S7 = Mieszkania nad sklepem
tile-S8 = Mieszkania pokazowe
tile-M1 = Market budowlany
tile-M2 = Hala smaków
tile-M3 = Dom kultury
tile-M4 = Wieża na rogu
tile-M5 = Biuro franczyzy
tile-M6 = Sala koncertowa
tile-M7 = Gastropub
tile-M8 = Aparthotel
tile-X1 = Przystań
tile-X2 = Lofty artystów
tile-X3 = Rodzinne bistro
tile-X4 = Salon meblowy
tile-X5 = Placyk

## Board

virtual-player = Spryciarz
board-city = Miasto
board-hand = Twoje kafelki
board-hand-of = Kafelki: { $name }
board-look-help = Wybierz kafelek, na ręce lub na mapie, aby o nim przeczytać.
board-pick = Wybierz swój kafelek i miejsce dla niego
board-moving = Dokąd { $count ->
    [one] idzie
    [few] idzie
    [many] idzie
   *[other] idzie
} { $people }?
board-pick-help = Buduj na polu z przerywaną ramką; kreski na jego brzegach pokazują, gdzie może biec droga.
board-which-tile = Który kafelek tutaj?
board-cover-help = Na obramowanych kafelkach też można budować.
board-covers = Budynek „{ $tile }” znika pod nowym kafelkiem.
board-where = Teraz wybierz miejsce na mapie.
board-build = Zbuduj tutaj
board-build-label = Postaw tutaj budynek „{ $tile }”, z drogą { $side }
board-builds = { $tile }: tutaj
board-closes = Budynek „{ $tile }” zamyka { $count ->
    [one] { $count } ulicę
    [few] { $count } ulice
    [many] { $count } ulic
   *[other] { $count } ulicy
}
board-if-closed = Nie zamyka ulicy. Gdyby jego ulicę zamknięto teraz:
board-pays-others = Tobie nic, innym: { $others }
board-ask-build = Postawić tutaj budynek „{ $tile }”?
board-by-order = Dochód zależy od tego, która ulica jest pierwsza; niżej najlepsza kolejność.
board-nobody-paid = Nikt nie ma tam znacznika: nikt nie dostaje pieniędzy.
board-move-out = { $count ->
    [one] Wyprowadza się { $count } osoba
    [few] Wyprowadzają się { $count } osoby
    [many] Wyprowadza się { $count } osób
   *[other] Wyprowadza się { $count } osoby
}; dokąd, decydujesz ty.
board-sly-moves-out = { $count ->
    [one] Wyprowadza się { $count } osoba
    [few] Wyprowadzają się { $count } osoby
    [many] Wyprowadza się { $count } osób
   *[other] Wyprowadza się { $count } osoby
}, najpierw do budynków Spryciarza.
board-homeless = { $count ->
    [one] { $count } osoba nie znajduje domu i będzie czekać.
    [few] { $count } osoby nie znajdują domu i będą czekać.
    [many] { $count } osób nie znajduje domu i będzie czekać.
   *[other] { $count } osoby nie znajduje domu i będzie czekać.
}
board-last-sign = Ostatni znacznik: jeśli żaden nie wróci, w następnej turze musisz porzucić budynek.
board-road-side = Strona z drogą
board-turn-left = Obróć w lewo
board-turn-right = Obróć w prawo
board-turn-tile = { $tile }, droga { $side }. Obróć
board-turn-road = { board-which-tile } Droga { $side }. Obróć
board-one-sign = Jeden znacznik
board-two-signs = Dwa znaczniki: podwójna wartość
board-abandon = Porzuć budynek „{ $tile }”
board-abandon-choose = Wybierz budynek
board-abandon-help = Wybierz na mapie swój budynek. Znacznik wraca bez dochodu, mieszkańcy się wyprowadzą, a budynek nie będzie już miał właściciela.
board-street = { $tiles }: { $length ->
    [one] { $length } kafelek
    [few] { $length } kafelki
    [many] { $length } kafelków
   *[other] { $length } kafelka
}
board-token-for = { $tile }: { $business } × { $count }
board-substitute = „{ $tile }” zamiast budynku „{ $old }”
board-substitute-pays = { $amount } $ zamiast { $old } $
board-stack-left = Niewidziane kafelki
board-all-to = { $count ->
    [1] „{ $tile }”
   *[other] Wszyscy: „{ $tile }”
}
board-some-to = Albo do budynku „{ $tile }”:
board-stack = Stos
board-stack-help = Kafelki pozostałe w stosie. Rewers wierzchniego widzą wszyscy.
board-next = następny
board-seeking-home = Szukają domu
board-seekers-help = Osoby bez domu: wprowadzają się do następnego nowego budynku swojego koloru.
board-supply-help = Osoby w puli: { $count }
board-in-supply = W puli
board-dollars = { $amount } $
board-dollars-range = { $least }–{ $most } $
board-money = Pieniądze: { $amount } $
board-open-income = Budynki na otwartych ulicach dałyby { $amount } $, gdyby te ulice zamknęły się teraz.
board-signs-left = Znaczniki w puli: { $count } z { $all }
board-token = { $token }: { $count }
board-own-tiles = Budynki na otwartych ulicach
board-none-open = Brak.
board-end-stack = Stos końcowy
board-end-stack-help = Te trzy kafelki Spryciarz dokłada po wyczerpaniu stosu; ich kolejność jest nieznana.
board-sly-builds = stawia: { $tile }
board-no-value = nikomu nie płaci, ale jego symbole się liczą
board-wild = Symbol „dowolny” zastępuje każdy inny.
board-counted = (zakreślone na mapie)
board-symbols = Symbole: { $symbols }
board-business = Biznes: { $count ->
    [1] { $business }
   *[other] 2 × { $business }
}
board-owner = { $count ->
    [1] Znacznik: { $name }
   *[other] Dwa znaczniki: { $name }
}
board-ownerless = Bez właściciela
board-income-now = { $amount } $ do wypłaty
board-income-half = { board-now }: { $amount } $ (połowa)
board-income-half-up = { board-now }: { $amount } $ (połowa zaokrąglona w górę)
board-residents = { $count ->
    [one] { $count } mieszkaniec
    [few] { $count } mieszkańców
    [many] { $count } mieszkańców
   *[other] { $count } mieszkańca
}
board-seekers = { $count ->
    [one] { $count } osoba szuka domu
    [few] { $count } osoby szukają domu
    [many] { $count } osób szuka domu
   *[other] { $count } osoby szuka domu
}
board-seeking = { $people } – bez domu
board-open = +{ $amount } $ do wypłaty
board-just-paid = Wypłacono:
board-cash = teraz w gotówce
board-half = połowa z { $amount } $ do wypłaty
board-half-up = połowa z { $amount } $ do wypłaty, zaokrąglona w górę
board-half-tiles = połowa z { $amount } $ do wypłaty, zaokrąglana w górę przy każdym budynku
board-business-sum = za żetony
board-now = gdyby skończyć teraz
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
board-road-to = Droga { $side }
board-at-N = nad kafelkiem „{ $tile }”
board-at-E = na prawo od kafelka „{ $tile }”
board-at-S = pod kafelkiem „{ $tile }”
board-at-W = na lewo od kafelka „{ $tile }”
board-place = { $where }, droga { $sides }
board-over = Na miejscu budynku „{ $tile }”
board-told-closed = { $name } zamyka ulicę z { $length ->
    [one] { $length } kafelka
    [few] { $length } kafelków
    [many] { $length } kafelków
   *[other] { $length } kafelka
}.
board-told-abandoned = { $name } porzuca budynek „{ $tile }”.
board-told-arrived = { $people }: do budynku „{ $tile }”
board-told-seekers_enter = { $people } (dotąd bez domu): do budynku „{ $tile }”
board-told-seeking = { $people }: na razie bez domu

## What things on the board are

what-table = Stół
what-city = Miasto
what-tile = Kafelek
what-road = Droga
what-hand = Kafelki na ręce
what-stack = Stos
what-seekers = Szukający domu
what-supply = Osoby w puli
what-money = Pieniądze
what-due = Dochód otwartych ulic
what-signs = Znaczniki
what-advisor = Doradca
what-tokens = Żetony biznesu
what-sly = Spryciarz
