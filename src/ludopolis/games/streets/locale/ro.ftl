### Every word of Streets.

game-name = Streets
game-pitch = Construiți împreună un oraș: când o stradă se închide, toți cei care au clădiri pe ea primesc bani, iar oamenii ei se mută.
game-goal = Construiți cu toții un singur oraș. O clădire își plătește proprietarul când strada ei se închide, oricine ar închide-o; apoi oamenii ei se mută în alte clădiri. Câștigă cine are cei mai mulți bani.
game-aim = Strada închisă la ambele capete își plătește constructorii. Câștigă cel mai bogat.
game-length = 40 min
game-difficulty = mediu
certainty-reconstructed = regulile sunt cele tipărite; cele mai multe cartonașe sunt reconstituite de noi, fiindcă nu există o listă publică a celor tipărite
certainty-mostly_certain = în parte dintr-o sursă, în parte reconstituite

## Options

option-business = Modulul Afaceri
option-business-help = Când se închide o stradă, proprietarii de pe ea iau și jetoane de afaceri, care aduc bani la sfârșit.
option-advisors = Modulul Consilieri
option-advisors-help = Fiecare are un consilier cu o abilitate. În jocul solo îl poți alege pe al tău.
option-advisors-off = fără
option-advisors-random = la întâmplare
option-advisors-hacker = Hacker
option-advisors-entrepreneur = Antreprenor
option-advisors-investor = Investitor
option-advisors-hipster_legend = Legenda hipsterilor
option-advisors-search_specialist = Specialist în căutări
option-difficulty = Dificultatea lui Sly
option-difficulty-help = Cu câți bani începe Sly în jocul solo: 0 $, 20 $ sau 50 $, plus 40 $ dacă ai un consilier.
option-difficulty-easy = ușor
option-difficulty-medium = mediu
option-difficulty-hard = greu
option-gap_closes = Un cartonaș paralel închide strada
option-gap_closes-help = Și un cartonaș din celula de la capăt închide strada, dacă drumul lui este paralel cu al străzii, dar pe latura opusă a cartonașului.
option-start_layout = Cartonașele de start
option-start_layout-help = Cum stă parcul lângă gară.
option-start_layout-at_end = la capătul străzii gării
option-start_layout-across = peste drum de gară
option-start_symbols = Simboluri pe cartonașele de start
option-start_symbols-help = Gara are câte un simbol de fiecare fel, iar parcul are un joker.
option-seekers_enter_closed = Oamenii fără casă intră pe orice cartonaș nou
option-seekers_enter_closed-help = Oamenii fără casă se mută pe un cartonaș nou de culoarea lor chiar dacă strada lui se închide imediat.
option-closing_value_per_street = Valoarea de închidere pentru fiecare stradă
option-closing_value_per_street-help = O valoare de închidere plătește pentru fiecare stradă închisă la capătul căreia stă cartonașul, nu o singură dată.
option-closing_value_at_final = Valoarea de închidere la sfârșit
option-closing_value_at_final-help = Regulile tipărite spun că un cartonaș cu valoare de închidere plătește numai când este el însuși pe o stradă închisă. Da: nu plătește încă atunci când închide altă stradă, dar la scorul final valoarea lui de închidere contează ca oricare alta. Nu: regula se ia ad litteram; un cartonaș de pe o stradă încă deschisă la sfârșit nu primește nimic pentru închiderea alteia.
option-final_rounding = Rotunjirea la sfârșit
option-final_rounding-help = Cum se rotunjește în sus jumătatea venitului final.
option-final_rounding-per_tile = pentru fiecare cartonaș
option-final_rounding-total = o dată pentru toate
why-advisor_alone = Un consilier se poate alege numai în jocul solo; cu mai mulți jucători, consilierii se împart la întâmplare.
why-difficulty_alone = Dificultatea îl privește numai pe Sly, iar el joacă numai în jocul solo.

## Parts of sentences

some-people = { $person ->
    [tourist] { $count ->
        [one] { $count } turist
        [few] { $count } turiști
       *[other] { $count } de turiști
    }
    [hipster] { $count ->
        [one] { $count } hipster
        [few] { $count } hipsteri
       *[other] { $count } de hipsteri
    }
    [parent] { $count ->
        [one] { $count } părinte
        [few] { $count } părinți
       *[other] { $count } de părinți
    }
   *[shopper] { $count ->
        [one] { $count } cumpărător
        [few] { $count } cumpărători
       *[other] { $count } de cumpărători
    }
}
worth = { $formula ->
    [people] { $price } $ pentru fiecare om ({ $wants_symbol }) de pe strada sa
    [symbols] { $price } $ pentru fiecare simbol ({ $wants_symbol } sau joker) de pe strada sa
    [set] { $price } $ pentru fiecare set de simboluri ({ $wants_symbol }) de pe strada sa
    [pair] { $price } $ la fiecare două simboluri ({ $wants_symbol }) de pe strada sa
    [mixed] { $price } $ pentru fiecare simbol joker de pe strada sa
    [signs] { $price } $ pentru fiecare panou al proprietarului de pe strada cartonașului
    [street_size] { $price } $ pentru fiecare cartonaș al străzii sale
    [neighbourhood] { $price } $ pentru fiecare cartonaș din jur, pe orice stradă
    [closing] { $price } $ dacă închide altă stradă
   *[copy] valoarea altui cartonaș de pe strada sa
}
printed-symbols = { $symbols ->
    [0] { "" }
   *[other] ; simboluri: { $symbol }
}
sign = { $units ->
    [1] { $business }
   *[2] 2 × { $business }
}
reckoning = { $value ->
    [people] { $count ->
        [one] { $count } om
        [few] { $count } oameni
       *[other] { $count } de oameni
    } × { $price } $
    [symbols] { $count ->
        [one] { $count } simbol
        [few] { $count } simboluri
       *[other] { $count } de simboluri
    } × { $price } $
    [set] { $count ->
        [one] { $count } set
        [few] { $count } seturi
       *[other] { $count } de seturi
    } × { $price } $
    [mixed] { $count ->
        [one] { $count } simbol joker
        [few] { $count } simboluri joker
       *[other] { $count } de simboluri joker
    } × { $price } $
    [signs] { $count ->
        [one] { $count } panou
        [few] { $count } panouri
       *[other] { $count } de panouri
    } × { $price } $
    [street_size] { $count ->
        [one] { $count } cartonaș
        [few] { $count } cartonașe
       *[other] { $count } de cartonașe
    } × { $price } $
    [neighbourhood] { $count ->
        [one] { $count } cartonaș din jur
        [few] { $count } cartonașe din jur
       *[other] { $count } de cartonașe din jur
    } × { $price } $
    [closing] { $count ->
        [one] { $count } stradă închisă
        [few] { $count } străzi închise
       *[other] { $count } de străzi închise
    } × { $price } $
   *[other] nimic de copiat
}
the-rest = Restul merg la: { $other_tile }.
twice = { $times ->
    [1] { "" }
   *[2] { " " }× { $times }
}
by-value = { $copied ->
    [0] { "" }
   *[other] , cu valoarea cartonașului „{ $formula_tile }”
}

## Questions

ask-abandon = Nu mai ai panouri: ce cartonaș al tău abandonezi?
ask-tile = Ce cartonaș construiești?
ask-discard = Nu se poate construi nimic nicăieri: ce cartonaș scoți din joc?
ask-cell = Unde construiești „{ $tile }”?
ask-road = { $tile }: pe ce parte este drumul?
ask-signs = { $tile }: un panou sau două, ca să îi dublezi valoarea?
ask-street = Străzi închise: { $count }. Care urmează?
ask-token_tile = Pentru ce cartonaș al tău iei jetoane?
ask-token_type = { $tile }: ce jeton iei? De luat: { $count }.
ask-substitute = Venitul tău: alegi un cartonaș care să plătească precum unul din mână?
ask-people = Se mută { some-people }: câți la „{ $tile }”? { the-rest }
ask-sly_cell = Sly construiește „{ $tile }”; aceste locuri sunt la fel de bune pentru el. Unde?
ask-sly_road = Sly construiește „{ $tile }”; aceste laturi pentru drum sunt la fel de bune pentru el. Care?
ask-sly_street = Sly a închis { $count ->
    [one] { $count } stradă
    [few] { $count } străzi
   *[other] { $count } de străzi
}: care urmează?
ask-sly_token_tile = Pentru care dintre cartonașele lui ia Sly jetoane?
ask-sly_token_type = { $tile }: ce jeton ia Sly? De luat: { $count }.
ask-sly_people = Sly mută { some-people }: câți la „{ $tile }”? { the-rest }

## Moves

move-abandon = abandonează „{ $tile }” de la ({ $cell }), care ar aduce { $income } $; { $signs ->
    [one] se întoarce { $signs } panou
    [few] se întorc { $signs } panouri
   *[other] se întorc { $signs } de panouri
}
move-build = construiește „{ $tile }” ({ $tile_kind }; simboluri: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; afaceri: { sign }
}
move-discard = scoate din joc „{ $tile }” ({ $tile_kind })
move-cell = la ({ $cell }), cu drumul { $any_side }
by-order = { $order ->
    [matters] ; depinde de strada care vine prima
   *[free] { "" }
}
move-cell_closing = la ({ $cell }), cu drumul { $side }: închide { $count ->
    [one] o stradă
    [few] { $count } străzi
   *[other] { $count } de străzi
}, { $income } $ pentru cine construiește, { $others } $ pentru alții{ by-order }
move-cover = peste „{ $tile }” de la ({ $cell }): { $income } $ pentru cine construiește
move-road = drumul { $side }
move-road_closing = drumul { $side }: închide { $count ->
    [one] o stradă
    [few] { $count } străzi
   *[other] { $count } de străzi
}, { $income } $ pentru cine construiește, { $others } $ pentru alții{ by-order }
move-signs = { $count ->
    [1] un panou
   *[2] două panouri: valoare dublă
}
move-street = strada de la ({ $from_cell }) la ({ $to_cell }), lungime { $length }
move-token = { $tile } la ({ $cell }): { $business } × { $count }
move-take = { $token }: până acum { $have }, rămase { $left }
move-substitute = „{ $tile }”, { worth }, în loc de „{ $old_tile }” de la ({ $cell }): ar aduce { $income } $
move-pass = fiecare cartonaș cu valoarea lui
move-send = { some-people } la „{ $tile }” ({ $cell })

# The same in short, for hints beside the board.
brief-build = construiește „{ $tile }”
brief-discard = scoate din joc „{ $tile }”
brief-send = { $count ->
    [0] nimeni la „{ $tile }”
   *[other] { some-people } la „{ $tile }”
}{ $rest ->
    [0] { "" }
   *[other] , { $rest } la „{ $other_tile }”
}
brief-abandon = abandonează „{ $tile }”
brief-cell = aici
brief-cell_closing = aici, închide { $count ->
    [one] o stradă
    [few] { $count } străzi
   *[other] { $count } de străzi
}
brief-cover = aici, peste „{ $tile }”
brief-street = mai întâi strada de lungime { $length }
brief-token = ia jetoane pentru „{ $tile }”
brief-take = ia un jeton de { $token }
brief-substitute = „{ $tile }” în loc de „{ $old_tile }”
other-cell = în alt loc
other-cell_closing = în alt loc, închide { $count ->
    [one] o stradă
    [few] { $count } străzi
   *[other] { $count } de străzi
}
other-cover = peste „{ $tile }”
told-cell_closing = închide { $count ->
    [one] o stradă
    [few] { $count } străzi
   *[other] { $count } de străzi
}
told-cover = peste „{ $tile }”
with-road = cu drumul { $side }
with-road_closing = cu drumul { $side }, închide { $count ->
    [one] o stradă
    [few] { $count } străzi
   *[other] { $count } de străzi
}
with-signs = { $count ->
    [1] un panou
   *[2] două panouri
}

## Reasons

why-bad_move = „{ $text }” nu este o mutare. Mutările arată așa: build T1, cell -1,0, road E, signs 2, street -1,0, token -1,0, take housing, substitute -1,0 T1, pass, send 3, abandon -1,0, discard T1.
why-bad_outcome = „{ $text }” nu poate ieși. Ce poate ieși arată așa: tile T1, back tourist, advisor hacker.
why-bad_cell = „{ $text }” nu este o celulă. O celulă are două numere, de pildă -1,0: cât la dreapta și cât în jos față de gară, cel mult 48 fiecare.
why-nothing_there = La ({ $cell }) nu este niciun cartonaș.
why-not_asked = Acum nu asta este întrebarea. Decide întâi: { $step }.
why-cell_taken = La ({ $cell }) este deja „{ $tile }”.
why-start_tile = Gara și parcul nu se pot acoperi: ({ $cell }).
why-street_open = Se pot acoperi numai cartonașe de pe străzi închise; strada de la ({ $cell }) este deschisă.
why-no_neighbour = Niciun cartonaș nu atinge ({ $cell }).
why-no_road_fits = La ({ $cell }) orice drum fie nu s-ar lega de altul, fie ar atinge altul de-a lungul laturii, fie ar face o stradă de peste cinci cartonașe.
why-roads_clash = Cu drumul { $side }, două drumuri s-ar atinge de-a lungul laturii la ({ $cell }).
why-no_road_link = Cu drumul { $side }, cartonașul nu s-ar lega de niciun alt drum la ({ $cell }).
why-street_too_long = Cu drumul { $side } strada ar avea { $length } cartonașe; sunt permise cel mult { $high }.
why-sly_builds_elsewhere = Cartonașul lui Sly valorează mai mult sau îi aduce mai mulți oameni în altă parte decât la ({ $cell }).
why-sly_turns_it = Cu drumul { $side }, cartonașul de la ({ $cell }) valorează mai puțin pentru Sly sau îi aduce mai puțini oameni.
why-not_in_hand = Cartonașul „{ $tile }” nu este în acea mână.
why-copy_in_hand = Cartonașul „{ $tile }” copiază alte cartonașe: nu poate ține locul altuia.
why-no_such_tile = Orașul nu are încă un astfel de cartonaș.
why-not_your_sign = La ({ $cell }) nu este niciun panou al tău.
why-no_closing_street = La ({ $cell }) nu începe nicio stradă care așteaptă plata.
why-not_on_this_street = Cartonașul de la ({ $cell }) nu este pe această stradă sau panoul de pe el este al altcuiva.
why-sly_gains_elsewhere = Alt cartonaș decât cel de la ({ $cell }) îi dă lui Sly un jeton care îi lipsește.
why-sly_lacks_another = Sly ia întâi un jeton care îi lipsește, nu unul de { $token }.
why-token_gone = Nu mai sunt jetoane de { $token }.
why-too_many_people = { $count } sunt prea mulți: { $high ->
    [one] se poate muta numai { $high }
    [few] se pot muta numai { $high }
   *[other] se pot muta numai { $high }
}.
why-few_tiles = Prea puține cartonașe de bază ({ $tile_kind }): { $given }; trebuie cel puțin { $low }.

step-abandon = cartonașul de abandonat
step-tile = cartonașul de construit
step-discard = cartonașul de scos din joc
step-cell = unde construiești
step-road = latura cu drumul
step-signs = un panou sau două
step-street = strada următoare
step-token_tile = cartonașul pentru care iei jetoane
step-token_type = jetonul
step-substitute = dacă se aplică altă valoare
step-people = unde merg oamenii

## Events

event-advisor = { $seat } are consilierul „{ $advisor }”.
event-back = Deasupra teancului: { $tile_kind }. { $left ->
    [one] A rămas { $left } cartonaș.
    [few] Au rămas { $left } cartonașe.
   *[other] Au rămas { $left } de cartonașe.
}
event-face = Deasupra teancului: „{ $tile }”. { $left ->
    [one] A rămas { $left } cartonaș.
    [few] Au rămas { $left } cartonașe.
   *[other] Au rămas { $left } de cartonașe.
}
event-drew = { $seat } trage „{ $tile }”.
event-drew_hidden = { $seat } trage un cartonaș: { $tile_kind }.
event-took = { $seat } ia „{ $tile }”.
event-end_stack = Un cartonaș pentru teancul final al lui Sly: { $tile_kind }.
event-end_stack_turned = Teancul s-a terminat: teancul final al lui Sly se amestecă și se întoarce cu fața în sus.
event-stack_empty = Teancul s-a terminat: rămân numai cartonașele din mână.
event-turn = Tura { $turn }: { $seat }.
event-abandoned = { $seat } abandonează „{ $tile }” de la ({ $cell }) și ia înapoi { $signs ->
    [one] { $signs } panou
    [few] { $signs } panouri
   *[other] { $signs } de panouri
}.
event-chose = { $seat } va construi „{ $tile }”.
event-put_away = { $seat } nu poate construi nimic și scoate din joc „{ $tile }”.
event-built = { $seat } construiește „{ $tile }” la ({ $cell }), cu drumul { $side }{ $signs ->
    [1] .
   *[2] { " " }și cu { $signs } panouri.
}
event-covered = { $seat } construiește „{ $tile }” peste „{ $old_tile }” de la ({ $cell }), cu drumul { $side }{ $signs ->
    [1] .
   *[2] { " " }și cu { $signs } panouri.
}
event-to_station = { some-people } de la ({ $from_cell }), tot fără casă, { $count ->
    [one] merge
    [few] merg
   *[other] merg
} la gară.
event-settled = Se mută din rezervă în „{ $tile }”, la ({ $cell }): { some-people }.
event-shortage = Rezerva s-a terminat: { $missing ->
    [one] lipsește { $missing } om
    [few] lipsesc { $missing } oameni
   *[other] lipsesc { $missing } de oameni
}.
event-seekers_enter = { some-people } de la ({ $from_cell }), până acum fără casă, se mută la ({ $to_cell }).
event-closed = { $seat } închide strada { $length ->
    [1] de la ({ $from_cell })
   *[other] de la ({ $from_cell }) la ({ $to_cell }), lungime { $length }
}.
event-token = { $seat } ia pentru „{ $tile }” un jeton de { $token }. Acum are { $have }.
event-no_token = Pentru „{ $tile }” nu mai este niciun jeton ({ $seat }).
event-substituted = { $seat } arată „{ $with_tile }”: „{ $tile }” de la ({ $cell }) plătește la fel.
event-symbols = Simboluri care contează ({ $seat }): turiști { $tourist }, hipsteri { $hipster }, părinți { $parent }, cumpărători { $shopper }, joker { $wild }.
event-income = { $seat }: „{ $tile }” la ({ $cell }){ by-value }: { reckoning }{ twice } + { $people } $ pentru locuitori = { $amount } $. În total { $money } $.
event-left = Pleacă din „{ $tile }” de la ({ $cell }): { some-people }.
first-left = Toți cei care locuiau acolo caută o casă.
first-seeking = Cineva nu găsește casă și așteaptă în cercul punctat.
event-arrived = Se mută în „{ $tile }”, la ({ $cell }): { some-people }.
event-seeking = { some-people } din „{ $tile }” de la ({ $cell }) nu { $count ->
    [one] găsește
    [few] găsesc
   *[other] găsesc
} casă și așteaptă.
event-ended = { $ending }
event-final = { $seat }: „{ $tile }” la ({ $cell }){ by-value }: { reckoning }{ twice } + { $people } $ pentru locuitori = { $amount } ${ $points ->
    [0] .
   *[other] , jumătate { $points } $.
}
event-halved = { $seat }: jumătate din venitul { $tiles ->
    [one] unui singur cartonaș
    [few] fiecăruia dintre cele { $tiles } cartonașe
   *[other] fiecăruia dintre cele { $tiles } de cartonașe
}, rotunjită în sus: în total { $points } $.
event-halved_together = { $seat }: în total { $amount } $; jumătate, rotunjită în sus: { $points } $.
event-most_tokens = { $points ->
    [5] { $seat } primește { $points } $, la egalitate pentru cele mai multe jetoane de { $token } ({ $have }).
   *[other] { $seat } primește { $points } $ pentru cele mai multe jetoane de { $token } ({ $have }).
}
event-token_sets = { $seat }: { $sets ->
    [one] { $sets } set
    [few] { $sets } seturi
   *[other] { $sets } de seturi
} de patru jetoane diferite: { $points } $.
event-weighed = { $seat } caută cel mai bun loc pentru „{ $tile }”: acolo valorează { $amount } ${ $people ->
    [0] { "" }
   *[other] , iar pe cartonașele lui { $people ->
        [one] vine { $people } om
        [few] vin { $people } oameni
       *[other] vin { $people } de oameni
    }
}. { $count ->
    [1] Niciun alt loc nu este la fel de bun.
   *[other] Variante la fel de bune: { $count }.
}
event-total = { $seat }: în total { $points } $.

## The log beside the board: without text left out, after a comma or semicolon in the line before

log-back = { "" }
log-face = { "" }
log-drew = { "" }
log-drew_hidden = { "" }
log-took = { "" }
log-end_stack = { "" }
log-turn = { "" }
log-chose = { "" }
log-abandoned = { $seat } abandonează „{ $tile }”
log-built = { $seat } construiește „{ $tile }”{ $signs ->
    [1] { "" }
   *[2] { " " }cu două panouri
}
log-covered = { $seat } construiește „{ $tile }” peste „{ $old_tile }”{ $signs ->
    [1] { "" }
   *[2] { " " }cu două panouri
}
log-to_station = , { some-people } { $count ->
    [one] merge
    [few] merg
   *[other] merg
} la gară
log-settled = , { some-people } { $count ->
    [one] vine
    [few] vin
   *[other] vin
} din rezervă
log-shortage = , lipsă în rezervă: { $missing }
log-seekers_enter = , { some-people } { $count ->
    [one] găsește
    [few] găsesc
   *[other] găsesc
} o casă
log-closed = { $seat } închide o stradă de { $length ->
    [one] { $length } cartonaș
    [few] { $length } cartonașe
   *[other] { $length } de cartonașe
}
log-token = ; { $seat } ia { $count ->
    [1] un jeton de { $token }
   *[other] jetoane de { $token } × { $count }
}
log-no_token = ; { $seat }: nu mai este niciun jeton
log-substituted = { $seat }: „{ $tile }” plătește ca „{ $with_tile }”
log-symbols = { "" }
log-income = „{ $tile }” aduce { $amount } $ ({ $seat }): { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ { $people } $ pentru locuitori
}
log-left = { "" }
log-arrived = { some-people } { $count ->
    [one] se mută
    [few] se mută
   *[other] se mută
} la „{ $tile }”
log-seeking = { $count ->
    [one] { $count } om nu găsește casă și așteaptă
    [few] { $count } oameni nu găsesc casă și așteaptă
   *[other] { $count } de oameni nu găsesc casă și așteaptă
}
log-final = { $points ->
    [0] „{ $tile }” contează ca { $amount } $ ({ $seat })
   *[other] „{ $tile }” aduce { $points } $, jumătate din { $amount } $ ({ $seat })
}: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ { $people } $ pentru locuitori
}

## The position

line-turn = Tura { $turn }: { $active_seat }
line-over = Totul este construit.
line-stack = Teanc: { $size ->
    [one] { $size } cartonaș
    [few] { $size } cartonașe
   *[other] { $size } de cartonașe
}, deasupra: { $top_kind }. Încă nevăzute: turiști { $tourist }, hipsteri { $hipster }, familii { $family }, cumpărături { $shopping }, mixte { $mixed }.
line-stack_empty = Teanc: terminat
line-top_tile = Deasupra: { $tile } ({ $tile_kind }; simboluri: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; afaceri: { sign }
}
line-end_stack = Teancul final al lui Sly: { $tile_kind }
line-map = Orașul (x spre dreapta, y în jos; ^ > v < drumuri; @ gara; * parcul; . liber):
    { $picture }
line-street = Stradă deschisă de la ({ $from_cell }) la ({ $to_cell }), lungime { $length }, capete libere { $free_cell }. Simboluri: turiști { $tourist }, hipsteri { $hipster }, părinți { $parent }, cumpărători { $shopper }, joker { $wild }.
line-closed_street = Stradă închisă de la ({ $from_cell }) la ({ $to_cell }), lungime { $length }. Simboluri: turiști { $tourist }, hipsteri { $hipster }, părinți { $parent }, cumpărători { $shopper }, joker { $wild }.
line-closed_tile = · { $tile } la ({ $cell }), drumul { $side }; { $tile_kind }; simboluri: { $symbol }
line-tile = · { $tile } la ({ $cell }), drumul { $side }, { $owner_seat }{ $signs ->
    [1] { "" }
   *[2] { " " }({ $signs } panouri)
}; simboluri: { $symbol }; { worth }; oameni { $people }; acum { $income } ${ $business ->
    [none] { "" }
   *[other] ; afaceri: { sign }
}
line-abandoned = · { $tile } la ({ $cell }), drumul { $side }, al nimănui; simboluri: { $symbol }; { worth }; oameni { $people }{ $business ->
    [none] { "" }
   *[other] ; afaceri: { sign }
}
line-station = · { $tile } la ({ $cell }), drumul { $side }{ printed-symbols }; oameni: turiști { $tourist }, hipsteri { $hipster }, părinți { $parent }, cumpărători { $shopper }
line-park = · { $tile } la ({ $cell }), drumul { $side }{ printed-symbols }
line-seekers = Fără casă: { some-people } pe „{ $tile }” de la ({ $cell })
line-supply = Oameni în rezervă: turiști { $tourist }, hipsteri { $hipster }, părinți { $parent }, cumpărători { $shopper }
line-token_supply = Jetoane în rezervă: restaurant { $restaurant }, locuințe { $housing }, agrement { $leisure }, comerț { $trade }
line-party = { $seat }: { $money } $, { $signs ->
    [one] { $signs } panou în rezervă
    [few] { $signs } panouri în rezervă
   *[other] { $signs } de panouri în rezervă
}
line-sly = { $seat }: { $money } $, oricâte panouri îi trebuie
line-advisor = Consilier: { $advisor }, „{ $ability }”
line-tokens = Jetoane: restaurant { $restaurant }, locuințe { $housing }, agrement { $leisure }, comerț { $trade }
line-hand = În mână: { $tile } ({ $tile_kind }; simboluri: { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; afaceri: { sign }
}
line-hidden = În mână: { $tile_kind }

## Scores

score-start = Bani de start
score-income = Venit
score-final = Jumătate din venitul străzilor deschise
score-most_restaurant = Cele mai multe restaurante
score-most_housing = Cele mai multe locuințe
score-most_leisure = Cel mai mult agrement
score-most_trade = Cel mai mult comerț
score-token_sets = Seturi de jetoane
term-money = bani pe loc
term-money_later = bani mai târziu
term-tokens = jetoane
reason-money = Aduce pe loc { $worth } în plus.
reason-money_later = Cartonașele tale vor aduce mai târziu { $worth } în plus.
reason-tokens = Jetoanele tale vor aduce la sfârșit { $worth } în plus.
amount-points = { $points } $
unit-points = { $over ->
    [0] { board-now }
   *[other] în total
}
table-points = { amount-points } { board-now }
hint-unit = $ la sfârșit
help-points = { board-now }
score-business = Afaceri
figure-buildings = cartonașe
figure-income = jumătate din
figure-tokens = jetoane
figure-sets = seturi
ending-all_built = Toate cartonașele sunt construite.

## Things

kind-tourist = turiști
kind-hipster = hipsteri
kind-family = familii
kind-shopping = cumpărături
kind-mixed = mixt
kind-unknown = încă nu se vede
symbol-T = turist
symbol-H = hipster
symbol-P = părinte
symbol-S = cumpărător
symbol-W = joker
side-N = sus
side-E = în dreapta
side-S = jos
side-W = în stânga
token-restaurant = restaurant
token-housing = locuințe
token-leisure = agrement
token-trade = comerț
business-restaurant = restaurant
business-housing = locuințe
business-leisure = agrement
business-trade = comerț
business-universal = oricare

advisor-contractor = Constructor
advisor-hacker = Hacker
advisor-entrepreneur = Antreprenor
advisor-investor = Investitor
advisor-hipster_legend = Legenda hipsterilor
advisor-restorer = Restaurator
advisor-search_specialist = Specialist în căutări
ability-contractor = Construiește și trage două cartonașe pe tură, cât mai sunt în teanc.
ability-hacker = Și versoul cartonașelor din mână contează ca simboluri, la fel și cumpărătorul de pe această carte.
ability-entrepreneur = Pe fiecare stradă închisă, un cartonaș propriu poate plăti ca unul din mână.
ability-investor = În orice moment, cel mult un cartonaș propriu poate purta două panouri: valoarea lui se dublează.
ability-hipster_legend = Toate simbolurile de hipster, și cel de pe această carte, contează ca joker.
ability-restorer = Poate construi peste un cartonaș de pe o stradă închisă și primește pe loc venitul celui nou.
ability-search_specialist = Contează și simbolurile cartonașelor proprii de pe alte străzi.

tile-station = Gara Centrală
tile-park = Parcul orașului
tile-T1 = Spa Relax
tile-T2 = Hotel în port
tile-T3 = Suveniruri
tile-T4 = Turn de belvedere
tile-T5 = Muzeul Colosului
tile-T6 = Pește la grătar
tile-T7 = Agenție de turism
tile-T8 = Restaurant panoramic
tile-H1 = Galerie de artă
tile-H2 = Microberărie
tile-H3 = Butic vintage
tile-H4 = Cămin studențesc
tile-H5 = Viniluri
tile-H6 = Food truckuri
tile-H7 = Studio pop-up
tile-H8 = Cinema indie
tile-P1 = Prima casă
tile-P2 = Loft la modă
tile-P3 = Talcioc
tile-P4 = Cafenea cu joacă
tile-P5 = Case înșiruite
tile-P6 = Bazin de înot
tile-P7 = Școala din colț
tile-P8 = Pizzerie
tile-S1 = Magazin universal
tile-S2 = Jucării
tile-S3 = Delicatese
tile-S4 = Outlet
tile-S5 = Pasaj de sticlă
tile-S6 = Sală de jocuri
tile-S7 = Bloc cu prăvălii
tile-S8 = Apartamente model
tile-M1 = Bricolaj
tile-M2 = Hală gastronomică
tile-M3 = Centru comunitar
tile-M4 = Turnul din colț
tile-M5 = Birou de franciză
tile-M6 = Sală de concerte
tile-M7 = Gastropub
tile-M8 = Regim hotelier
tile-X1 = Debarcader
tile-X2 = Atelier de artiști
tile-X3 = Bistro de familie
tile-X4 = Magazin de mobilă
tile-X5 = Scuar

## Board

virtual-player = Sly
board-city = Orașul
board-hand = Mâna ta
board-hand-of = Mâna: { $name }
board-look-help = Alege un cartonaș, din mână sau de pe hartă, ca să citești despre el.
board-pick = Alege un cartonaș din mână și un loc
board-moving = Unde { $count ->
    [one] merge { $people }?
    [few] merg { $people }?
   *[other] merg { $people }?
}
board-pick-help = Se poate construi în orice celulă cu linie întreruptă; dungile de pe margini arată pe unde poate trece drumul.
board-which-tile = Ce cartonaș vine aici?
board-cover-help = Peste cartonașele încadrate se poate construi.
board-covers = Acoperă „{ $tile }”, care iese din joc.
board-where = Acum alege un loc pe hartă.
board-build = Construiește
board-build-label = Construiește aici „{ $tile }”, cu drumul { $side }
board-builds = { $tile }: aici
board-closes = „{ $tile }” închide { $count ->
    [one] o stradă
    [few] { $count } străzi
   *[other] { $count } de străzi
}
board-if-closed = Cartonașul nu închide nicio stradă. Dacă s-ar închide acum strada lui:
board-pays-others = Ție nimic, altora: { $others }
board-ask-build = Construiești „{ $tile }” aici?
board-by-order = Venitul depinde de strada care vine prima; mai jos este ordinea cea mai bună.
board-nobody-paid = Nimeni nu are acolo un panou: nimeni nu primește nimic.
board-move-out = { $count ->
    [one] Pleacă { $count } om
    [few] Pleacă { $count } oameni
   *[other] Pleacă { $count } de oameni
}; tu decizi încotro.
board-sly-moves-out = { $count ->
    [one] Pleacă { $count } om
    [few] Pleacă { $count } oameni
   *[other] Pleacă { $count } de oameni
}, întâi la cartonașele lui Sly.
board-homeless = { $count ->
    [one] { $count } om nu găsește casă și așteaptă.
    [few] { $count } oameni nu găsesc casă și așteaptă.
   *[other] { $count } de oameni nu găsesc casă și așteaptă.
}
board-last-sign = Ultimul tău panou: dacă nu se întoarce niciunul, tura viitoare trebuie să abandonezi un cartonaș.
board-road-side = Latura cu drumul
board-turn-left = Rotește la stânga
board-turn-right = Rotește la dreapta
board-turn-tile = { $tile }, drumul { $side }: rotește
board-turn-road = { board-which-tile } Drumul { $side }: rotește
board-one-sign = Un panou
board-two-signs = Două panouri: valoare dublă
board-abandon = Abandonează „{ $tile }”
board-abandon-choose = Alege un cartonaș
board-abandon-help = Alege pe hartă un cartonaș al tău. Panoul se întoarce fără venit, oamenii pleacă, iar cartonașul rămâne de acum al nimănui.
board-street = { $tiles }: { $length ->
    [one] { $length } cartonaș
    [few] { $length } cartonașe
   *[other] { $length } de cartonașe
}
board-token-for = { $tile }: { $business } × { $count }
board-substitute = „{ $tile }” în loc de „{ $old }”
board-substitute-pays = { $amount } $ în loc de { $old } $
board-stack-left = Cartonașe încă nevăzute
board-all-to = { $count ->
    [1] La „{ $tile }”
   *[other] Toți la „{ $tile }”
}
board-some-to = Sau o parte la „{ $tile }”:
board-stack = Teanc
board-stack-help = Cartonașe rămase în teanc. Toți văd versoul celui de deasupra.
board-next = urmează
board-seeking-home = Fără casă
board-seekers-help = Oameni fără casă: se mută pe următorul cartonaș nou de culoarea lor.
board-supply-help = Oameni în rezervă: { $count }
board-in-supply = În rezervă
board-dollars = { $amount } $
board-dollars-range = { $least }–{ $most } $
board-money = Bani: { $amount } $
board-open-income = Cartonașele de pe străzi deschise ar aduce { $amount } $ dacă străzile lor s-ar închide acum.
board-signs-left = Panouri în rezervă: { $count } din { $all }
board-token = { $token }: { $count }
board-own-tiles = Cartonașe pe străzi deschise
board-none-open = Niciunul.
board-end-stack = Teanc final
board-end-stack-help = Aceste trei cartonașe le construiește Sly după ce se termină teancul; ordinea lor nu se știe.
board-sly-builds = construiește „{ $tile }”
board-no-value = nu plătește nimănui, dar simbolurile contează
board-wild = Jokerul ține loc de orice simbol.
board-counted = (cu cerc pe hartă)
board-symbols = Simboluri: { $symbols }
board-business = Afaceri: { $count ->
    [one] { $business }
    [few] 2 × { $business }
   *[other] 2 × { $business }
}
board-owner = { $count ->
    [one] Panou: { $name }
    [few] Două panouri: { $name }
   *[other] Două panouri: { $name }
}
board-ownerless = Al nimănui
board-income-now = { $amount } $ de primit
board-income-half = { board-now }: { $amount } $ (jumătate)
board-income-half-up = { board-now }: { $amount } $ (jumătate rotunjită în sus)
board-residents = { $count ->
    [one] { $count } locuitor
    [few] { $count } locuitori
   *[other] { $count } de locuitori
}
board-seekers = { $count ->
    [one] { $count } om fără casă
    [few] { $count } oameni fără casă
   *[other] { $count } de oameni fără casă
}
board-seeking = { $people }, fără casă
board-open = +{ $amount } $ de primit
board-just-paid = Tocmai s-a plătit:
board-cash = în numerar
board-half = jumătate din { $amount } $ de primit
board-half-up = jumătate din { $amount } $ de primit, rotunjită în sus
board-half-tiles = jumătate din { $amount } $ de primit, rotunjită în sus pentru fiecare cartonaș
board-business-sum = pentru jetoane
board-now = dacă s-ar încheia acum
board-sum =
    { $cash } $ { board-cash } + { $half } $ ({ $why }){ $tokens ->
        [0] { "" }
       *[other] { "" } + { $tokens } $ { board-business-sum }
    } = { $total } $ { board-now }.
board-sum-cash =
    { $cash } $ { board-cash }{ $tokens ->
        [0] { "" }
       *[other] { "" } + { $tokens } $ { board-business-sum }
    } = { $total } $ { board-now }.
board-road-to = Drumul { $side }
board-at-N = deasupra lui „{ $tile }”
board-at-E = în dreapta lui „{ $tile }”
board-at-S = sub „{ $tile }”
board-at-W = în stânga lui „{ $tile }”
board-place = { $where }, cu drumul { $sides }
board-over = Peste „{ $tile }”
board-told-closed = { $name } închide o stradă de { $length ->
    [one] { $length } cartonaș
    [few] { $length } cartonașe
   *[other] { $length } de cartonașe
}.
board-told-abandoned = { $name } abandonează „{ $tile }”.
board-told-arrived = { $people }: în „{ $tile }”
board-told-seekers_enter = { $people } fără casă: în „{ $tile }”
board-told-seeking = { $people }: fără casă, în așteptare

## What things on the board are

what-table = Masa
what-city = Orașul
what-tile = Cartonaș
what-road = Drum
what-hand = Mână
what-stack = Teanc
what-seekers = Oameni fără casă
what-supply = Oameni în rezervă
what-money = Bani
what-due = Venitul străzilor deschise
what-signs = Panouri
what-advisor = Consilier
what-tokens = Jetoane de afaceri
what-sly = Sly
