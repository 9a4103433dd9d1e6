### Every word of Welcome To….

game-name = Welcome to…
game-pitch = Zaprojektuj najlepsze miasteczko: wszyscy wpisują numery domów z tych samych kart i nikt na nikogo nie czeka.
game-goal = Numerujesz domy na trzech ulicach i dzielisz je płotami na osiedla; wszyscy używają tych samych kart, w tym samym czasie. Plany, parki, baseny i osiedla dają punkty; wygrywa ten, kto ma ich najwięcej. Gra kończy się, gdy ktoś ponumeruje wszystkie domy, zaliczy wszystkie trzy plany albo dostanie trzecią odmowę.
game-aim = Wpisuj rosnące numery domów (1–{"\u2060"}15). Punkty dają parki, baseny, osiedla i plany.
game-length = 25 min
game-difficulty = łatwa

## Options

option-expert = Wariant ekspercki
option-expert-help = Rondo może podzielić ulicę na dwie, a do planów dochodzi dziesięć trudniejszych.
option-draft = Draft kart
option-draft-help = Każdy ma trzy karty, zagrywa dwie i jedną przekazuje. Dla dwóch lub więcej graczy.
option-reshuffle_policy = Przetasowanie
option-reshuffle_policy-help = Kiedy gracz, który jako jeden z pierwszych zalicza plan, może zażądać przetasowania wszystkich kart.
option-reshuffle_policy-each_plan = przy każdym planie
option-reshuffle_policy-first_plan_only = tylko przy pierwszym planie w grze
option-reshuffle_policy-never = nigdy
option-pass_direction = Trzecia karta
option-pass_direction-help = Dokąd w drafcie trafia karta, która zostaje.
option-pass_direction-right = w prawo
option-pass_direction-left = w lewo
option-rings = Ronda bez planów eksperckich
option-rings-help = Rondo może przeciąć ulicę na dwie, jak w wariancie eksperckim, ale wszystkie plany są zwykłe.
option-ring_timing = Ronda
option-ring_timing-help = Kiedy w wariancie eksperckim można zbudować rondo.
option-ring_timing-both = przed numerem albo po efekcie
option-ring_timing-before = tylko przed numerem
why-draft_alone = Draft wymaga co najmniej dwóch graczy.

## Questions

ask-ring_before = Zbudować rondo przed wyborem?
ask-combination = Wybierz kombinację.
ask-combination-help = Najpierw wpisz jej numer, potem użyj efektu.
ask-pass_card = Którą kartę przekazujesz?
ask-place = { $number } + { $effect }: który dom?
ask-place-help = Karty: 1–15. Numery rosną w kierunku strzałek.
ask-place_pool-help = Basen zbudujesz tylko tam, gdzie jest planowany.
ask-effect_fence = Płot: gdzie go stawiasz?
ask-effect_fence-help = Osiedle: 1–6 domów z numerem między płotami.
ask-effect_agent = Agent: które osiedla zyskują?
ask-effect_agent-help = Wybierz wielkość: te osiedla dadzą więcej.
ask-effect_park = Park: założyć go na ulicy { $street }?
ask-effect_pool = Basen: zbudować ten planowany tutaj?
ask-effect_bis = Bis: numer którego domu powtarzasz?
ask-effect_bis-help = Ten sam numer obok: to kosztuje punkty.
ask-ring_after = Zbudować teraz rondo?
ask-claim = Zaliczyć plan?
ask-claim-help = Zaliczony dom nie posłuży innemu planowi.
ask-claim_estates = Które osiedle z { $size ->
    [one] { $size } domu
    [few] { $size } domów
    [many] { $size } domów
   *[other] { $size } domu
} zaliczasz do planu? Jeszcze potrzebne: { $missing }.
ask-reshuffle = Zaliczasz plan wśród pierwszych: przetasować wszystkie karty przed następną rundą?

## Moves

move-skip = pomiń
move-refuse = przyjmij odmowę
move-done = nie zaliczaj nic więcej
move-reshuffle_yes = tak, przetasuj
move-reshuffle_no = nie, nie tasuj
move-build_park = załóż park
move-build_pool = zbuduj basen
move-combo = kombinacja { $combo }: { $number } + { $effect }
move-combo_hand = { $number } + { $effect }
move-combo_pass = { $number } + { $effect }, przekaż { $pass_number } / { $pass_effect }
move-pass_card = przekaż { $number } / { $effect }
move-agent = agent: osiedla z { $size ->
    [one] { $size } domu
    [few] { $size } domów
    [many] { $size } domów
   *[other] { $size } domu
}
move-claim = zalicz plan za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $plan }
move-ring = rondo: { $slot }
move-ring_lost = rondo: { $slot }; planowany basen przepada
move-fence = płot { $gap }
move-estate = osiedle: { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }– { $to_slot }
}
move-place = wpisz { $number } ({ $slot })
move-place_pool = wpisz { $number } ({ $slot }); można tu zbudować basen
move-place_lost = wpisz { $number } ({ $slot }); planowany basen przepada
move-bis = { $number } bis ({ $slot })
move-bis_lost = { $number } bis ({ $slot }); planowany basen przepada

# The same in short, for hints beside the board.
brief-reshuffle_yes = przetasuj wszystkie karty
brief-reshuffle_no = zostaw karty bez zmian
brief-combo = weź { $number } + { $effect }
brief-place_pool = wpisz { $number } ({ $slot })
with-estate = { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }– { $to_slot }
}

## Reasons

why-bad_move = „{ $text }” to nie ruch. Ruchy zapisuje się tak: combo 2, place 7 S2.5, fence S1.g3, agent 4, build, bis 7 S1.3, ring S2.5, claim 1, estate S1.4, reshuffle yes, pass_card 2, refuse, skip, done.
why-bad_outcome = „{ $text }” nie można wylosować. Losowania zapisuje się tak: card fence_5a, plan estates_3_4, top park, dealer 0.
why-can_build = Odmowę przyjmuje się tylko wtedy, gdy żaden numer nigdzie nie pasuje.
why-no_such_combination = Nie ma kombinacji { $combo }.
why-same_combination = Inna kombinacja daje to samo, { $number } + { $effect }: wybierz tamtą.
why-combination_does_not_fit = { $number } + { $effect }: ten numer nigdzie nie pasuje.
why-other_number = Nie możesz wpisać numeru { $number }; ta kombinacja daje { $own_number }.
why-wrong_number = Nie możesz wpisać numeru { $number }; ta kombinacja daje numery od { $low } do { $high }.
why-slot_filled = Ten dom jest już zajęty: { $slot }.
why-nothing_fits = Tutaj nie pasuje już żaden numer: { $slot }.
why-only_number = Numer { $number } tu nie pasuje ({ $slot }): kolejność zachowuje tylko { $fitting_number }.
why-out_of_order = Numer { $number } tu nie pasuje ({ $slot }): kolejność zachowują tylko numery od { $low } do { $high }.
why-street_edge = Tu kończy się ulica.
why-fence_stands = Tu już stoi płot: { $gap }.
why-bis_pair = Płot nie stanie { $gap }: numer i jego bis stoją razem.
why-between_used = Płot nie stanie { $gap }: domy po obu stronach są zaliczone do planu.
why-agents_full = Wszystkie pola osiedli z { $size ->
    [one] { $size } domu
    [few] { $size } domów
    [many] { $size } domów
   *[other] { $size } domu
} są skreślone.
why-not_this_effect = Teraz działa efekt: { $effect }.
why-fence_between = Płot { $gap } oddziela ten dom od numeru { $number }.
why-no_such_neighbour = Obok tego domu ({ $slot }) nie ma numeru { $number }.
why-claimed_already = Ten plan masz już zaliczony: { $plan }.
why-goal_not_met = Ten cel nie jest jeszcze spełniony: { $plan }.
why-goal_used = Część domów do tego celu ({ $plan }) jest już zaliczona do innego planu.
why-no_rings = W tej partii gra się bez rond.
why-rings_full = Oba ronda są zbudowane.
why-ring_built = Jedno rondo na turę: swoje już masz.
why-ring_after_refusal = Po odmowie nie buduje się ronda.
why-number_needs_slot = { $slot }: numer pasuje tylko tutaj, więc ronda tu nie będzie.
why-no_estate = Tutaj nie zaczyna się żadne ukończone osiedle: { $slot }.
why-wrong_size = To osiedle ({ $slot }) ma wielkość { $size }, a plan wymaga wielkości { $wanted_size }.
why-estate_used = To osiedle ({ $slot }) jest już zaliczone do planu.
why-estate_order = Osiedla wskazuje się od lewej do prawej: teraz nie to ({ $slot }), tylko jedno z tych: { $next_slot }.
why-not_asked = Nie o to teraz chodzi. Najpierw zdecyduj: { $step }.

step-ring_before = rondo przed kombinacją
step-combination = kombinacja
step-pass_card = karta do przekazania
step-place = który dom dostaje numer
step-effect = efekt
step-ring_after = rondo po efekcie
step-claim = plany do zaliczenia
step-claim_estates = osiedla do planu
step-reshuffle = przetasowanie

## Events

event-plan = Plan { $stack }: { $plan }; { $high ->
    [one] { $high } punkt
    [few] { $high } punkty
    [many] { $high } punktów
   *[other] { $high } punktu
}, potem { $low }.
event-dealer = Karty rozdaje { $seat }.
event-card = Na stosie { $stack } leży { $number }; efekt w następnej rundzie: { $effect }.
event-top = Na wierzchu talii: { $top }.
event-dealt = { $seat } dobiera kartę { $number } / { $effect }.
event-dealt_hidden = { $seat } dobiera kartę z efektem „{ $effect }”.
event-solo_card = Pojawia się karta solo i wypada z gry.
event-reshuffled = Przetasowano wszystkie karty ({ $cards }).
event-stacks_renewed = Stosy się wyczerpały: z potasowanych kart ({ $cards }) powstają nowe.
event-discard_shuffled = Talia się wyczerpała: odrzucone karty ({ $cards }) zostają przetasowane.
event-round = Runda { $round }.
log-round = Runda { $round }
log-card = { "" }
event-reveal = Wszystkie ruchy są już jawne.
event-ring = { $seat } buduje rondo ({ $slot }), kara razem: { $penalty ->
    [one] { $penalty } punkt
    [few] { $penalty } punkty
    [many] { $penalty } punktów
   *[other] { $penalty } punktu
}.
event-combination = { $seat } wybiera: { $number } + { $effect }.
event-refused = { $seat } nie może wpisać żadnego numeru: odmowa nr { $boxes }{ $penalty ->
    [0] { "" }
    [one] , kara razem: { $penalty } punkt
    [few] , kara razem: { $penalty } punkty
    [many] , kara razem: { $penalty } punktów
   *[other] , kara razem: { $penalty } punktu
}.
event-wrote = { $seat } wpisuje numer { $number } ({ $slot }).
event-temp = { $seat } zatrudnia pracownika ({ $temps }. w tej partii).
event-fence = { $seat } stawia płot { $gap }.
event-agent = { $seat } zatrudnia agenta: osiedla z { $size ->
    [one] { $size } domu
    [few] { $size } domów
    [many] { $size } domów
   *[other] { $size } domu
} są teraz warte po { $value ->
    [one] { $value } punkcie
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}.
event-park = { $seat } zakłada { $parks }. park na ulicy { $street }: razem { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}.
event-pool = { $seat } buduje { $pools }. basen ({ $slot }): razem { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}.
event-bis = { $seat } wpisuje { $number } bis ({ $slot }), kara razem: { $penalty ->
    [one] { $penalty } punkt
    [few] { $penalty } punkty
    [many] { $penalty } punktów
   *[other] { $penalty } punktu
}.
event-claimed = { $seat } zalicza plan za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}: { $plan }.
event-wants_reshuffle = { $seat } chce przetasowania kart.
event-approved = Plan zatwierdzony: { $plan }. Odtąd daje { $low ->
    [one] { $low } punkt
    [few] { $low } punkty
    [many] { $low } punktów
   *[other] { $low } punktu
}.
event-passed = { $from_seat } przekazuje kartę { $number } / { $effect }. Dostaje ją { $to_seat }.
event-passed_hidden = { $from_seat } przekazuje kartę z efektem „{ $effect }”. Dostaje ją { $to_seat }.
event-end = { $ending } To { $seat }. Koniec gry.
event-cards_out = Na następną rundę nie starczy kart.
event-total = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

# The same of others, over the reader’s own town: briefly, and whose town it is.
news-ring = { $seat } u siebie: rondo ({ $slot }).
news-wrote = { $seat } u siebie: numer { $number } ({ $slot }).
news-fence = { $seat } u siebie: płot { $gap }.
news-park = { $seat } u siebie: park na ulicy { $street }.
news-pool = { $seat } u siebie: basen ({ $slot }).
news-bis = { $seat } u siebie: { $number } bis ({ $slot }).

## The position

line-round = Runda { $round }.
line-plan = Plan { $stack }: { $plan }; { $high ->
    [one] { $high } punkt
    [few] { $high } punkty
    [many] { $high } punktów
   *[other] { $high } punktu
} (potem { $low }).
line-plan_approved = Plan { $stack }: { $plan }; zatwierdzony, { $low ->
    [one] { $low } punkt
    [few] { $low } punkty
    [many] { $low } punktów
   *[other] { $low } punktu
}.
line-combination = { $combo }: { $number } + { $effect } (w następnej rundzie: { $next_effect }).
line-stacks = Karty w każdym stosie: { $cards }.
line-deck = Karty w talii: { $cards }. Na wierzchu: { $top }.
line-dealer = Karty rozdaje { $seat }.
line-card = { $seat }, karta { $place }: { $number } / { $effect }.
line-card_hidden = { $seat }, karta { $place }: { $effect }.
line-seat = { $seat }
line-seat_finished = { $seat } (ta runda skończona)
line-street = { $street }: { $picture } (parki: { $parks })
line-pools = Baseny: { $pools }{ $pools ->
    [0] {""}
   *[other] {" "}({ $slot })
}.
line-planned = { $pools ->
    [0] Nie można już zbudować żadnego basenu.
   *[other] Baseny wciąż planowane: { $slot }.
}
line-tracks = Pracownicy: { $temps }; agenci według wielkości: { $agents }; bis: { $bis }; odmowy: { $refusals }.
line-rings = Ronda: { $rings }.
line-claims = Punkty za plany: { $plans }.

## The score sheet

score-plans = Plany
score-parks_1 = Parki ulicy 1
score-parks_2 = Parki ulicy 2
score-parks_3 = Parki ulicy 3
score-pools = Baseny
score-temps = Pracownicy
score-estates_1 = Osiedla z 1 domu
score-estates_2 = Osiedla z 2 domów
score-estates_3 = Osiedla z 3 domów
score-estates_4 = Osiedla z 4 domów
score-estates_5 = Osiedla z 5 domów
score-estates_6 = Osiedla z 6 domów
score-bis = Bis
score-refusals = Odmowy
score-rings = Ronda
score-parks = Parki
score-estates = Osiedla
score-minus = Punkty ujemne
game-solo-goal = W grze solo nikt nie wygrywa. Instrukcja stawia jeden cel: pobić własny rekord. Dlatego skala pokazuje twoje partie, a chorągiewka to wynik do pobicia.
figure-plan_1 = 1. plan:
figure-plan_2 = 2. plan:
figure-plan_3 = 3. plan:
figure-parks = parki
figure-pools = baseny
figure-temps = pracownicy
figure-estates = osiedla
figure-value = za każde
figure-boxes = pola
tie-estates = Ukończone osiedla
tie-estates-decides = Remis, rozstrzyga liczba ukończonych osiedli
tie-estates_1 = Osiedla z 1 domu
tie-estates_1-decides = Remis, rozstrzygają osiedla z 1 domu
tie-estates_2 = Osiedla z 2 domów
tie-estates_2-decides = Remis, rozstrzygają osiedla z 2 domów
tie-estates_3 = Osiedla z 3 domów
tie-estates_3-decides = Remis, rozstrzygają osiedla z 3 domów
tie-estates_4 = Osiedla z 4 domów
tie-estates_4-decides = Remis, rozstrzygają osiedla z 4 domów
tie-estates_5 = Osiedla z 5 domów
tie-estates_5-decides = Remis, rozstrzygają osiedla z 5 domów
tie-estates_6 = Osiedla z 6 domów
tie-estates_6-decides = Remis, rozstrzygają osiedla z 6 domów
ending-refusals = Jeden z graczy ma trzy odmowy pozwolenia na budowę.
ending-plans = Jeden z graczy zaliczył wszystkie trzy plany.
ending-full = Jeden z graczy zapełnił całe miasteczko.
ending-cards = Karty się wyczerpały.

## Things

# Places on a sheet: the first number is the street, the second counts its houses from the left; a gap is before the next house.
slot = { $second }. dom ulicy { $first }
gap = między { $second }. a { $next }. domem ulicy { $first }

effect-fence = płot
effect-agent = agent
effect-park = park
effect-pool = basen
effect-temp = pracownik
effect-bis = bis
top-fence = płot
top-agent = agent
top-park = park
top-pool = basen
top-temp = pracownik
top-bis = bis
top-solo_card = karta solo
top-none = nic
plan-estates_1_1_1_1_1_1 = sześć osiedli po 1 domu
plan-estates_2_2_2_2 = cztery osiedla po 2 domy
plan-estates_3_3_3 = trzy osiedla po 3 domy
plan-estates_4_4 = dwa osiedla po 4 domy
plan-estates_5_5 = dwa osiedla po 5 domów
plan-estates_6_6 = dwa osiedla po 6 domów
plan-estates_1_1_1_6 = osiedla z 1, 1, 1 i 6 domów
plan-estates_2_2_5 = osiedla z 2, 2 i 5 domów
plan-estates_3_3_4 = osiedla z 3, 3 i 4 domów
plan-estates_3_6 = osiedla z 3 i 6 domów
plan-estates_4_5 = osiedla z 4 i 5 domów
plan-estates_1_1_1_4 = osiedla z 1, 1, 1 i 4 domów
plan-estates_1_2_6 = osiedla z 1, 2 i 6 domów
plan-estates_1_4_5 = osiedla z 1, 4 i 5 domów
plan-estates_3_4 = osiedla z 3 i 4 domów
plan-estates_2_5 = osiedla z 2 i 5 domów
plan-estates_1_2_2_3 = osiedla z 1, 2, 2 i 3 domów
plan-estates_2_3_5 = osiedla z 2, 3 i 5 domów
plan-street_1_full = zabudowana ulica 1
plan-street_3_full = zabudowana ulica 3
plan-street_ends = zabudowane oba końce każdej ulicy
plan-temps_7 = siedmiu pracowników
plan-bis_5 = pięć domów bis na jednej ulicy
plan-parks_2 = wszystkie parki dwóch ulic
plan-pools_2 = wszystkie baseny dwóch ulic
plan-street_2_green = wszystkie parki i baseny ulicy 2
plan-street_3_green = wszystkie parki i baseny ulicy 3
plan-ring_green = wszystkie parki, wszystkie baseny i rondo na jednej ulicy

## The board

board-town = Miasteczko: { $name }
board-sheet = Arkusz: { $name }
table-tab-board = Miasteczko
table-tab-sheet = Arkusz
board-whose = Czyje miasteczko
board-street-1 = 1 · Klonowa
board-street-2 = 2 · Słoneczna
board-street-3 = 3 · Jeziorna
board-bis = bis
board-parks = Parki
board-park = Ulica { $street }, parki: { $count } ({ $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
})
board-plans = Plany miejscowe
board-pools = Baseny
board-temps = Pracownicy
board-estates = Osiedla
board-bis-boxes = Bis
board-refusals = Odmowy
board-rings = Ronda
board-ready = wybrane
board-track-pools = Baseny: { $count } ({ $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
})
board-track-temps = Pracownicy: { $count }
board-track-bis = Domy bis: { $count }, minus { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
board-track-refusals = Odmowy pozwolenia: { $count }, minus { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
board-track-rings = Ronda: { $count }, minus { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
board-track-estates = Osiedla z { $size ->
    [one] { $size } domu
    [few] { $size } domów
    [many] { $size } domów
   *[other] { $size } domu
}: { $count }, po { $value ->
    [one] { $value } punkcie
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
} za każde

board-plan = { $plan }: { $high ->
    [one] { $high } punkt
    [few] { $high } punkty
    [many] { $high } punktów
   *[other] { $high } punktu
} dla pierwszych, potem { $low }
board-claimed = Kto zaliczył: { $names }
board-plan-estates = Osiedla { $sizes }
board-plan-street_1_full = Cała ulica 1
board-plan-street_3_full = Cała ulica 3
board-plan-street_ends = Oba końce każdej ulicy
board-plan-temps_7 = Siedmiu pracowników
board-plan-bis_5 = Pięć domów bis na jednej ulicy
board-plan-parks_2 = Wszystkie parki dwóch ulic
board-plan-pools_2 = Wszystkie baseny dwóch ulic
board-plan-street_2_green = Parki i baseny ulicy 2
board-plan-street_3_green = Parki i baseny ulicy 3
board-plan-ring_green = Parki, baseny i rondo na jednej ulicy

board-combinations = Kombinacje
board-hand = Twoje karty: numer jednej i efekt drugiej
board-combo = { $number } + { $effect }
board-together-refused = odmowa
board-next-round = następny: { $effect }
board-effect-fence = płot
board-effect-agent = agent
board-effect-park = park
board-effect-pool = basen
board-effect-temp = pracownik
board-effect-bis = bis
board-effect-fence-help = Potem postaw płot między dwoma domami
board-effect-agent-help = Potem zwiększ wartość osiedli jednej wielkości
board-effect-park-help = Potem załóż park na tej samej ulicy
board-effect-pool-help = Potem zbuduj basen, jeśli jest tam planowany
board-effect-temp-help = Wpisz numer { $low }–{ $high } i zatrudnij pracownika
board-effect-bis-help = Potem powtórz numer dowolnego domu tuż obok niego
board-effect-fence-short = odgródź osiedle
board-effect-agent-short = więcej za osiedla
board-effect-park-short = park na tej ulicy
board-effect-pool-short = basen przy domu
board-effect-temp-short = wpisz { $low }–{ $high }
board-effect-bis-short = powtórz numer
board-deck = Pozostałe karty: { $count }
board-unseen = Karty, których jeszcze nie widać: { $count }, w tym w talii { $deck }
board-to-come = w zapasie
board-sum = razem
board-top = Na wierzchu talii: { $effect }
board-top-solo = Na wierzchu talii: karta solo
board-solo-waits = Karta solo jest jeszcze w talii.
board-open-hand = Efekty na ręce: { $effects }

board-ask-ring = Gdzie zbudować rondo?
board-ring = Rondo
board-ring-where = Gdzie?
board-ring-help = Zbuduj rondo (punkty: { $points })
board-ask-number = { $number } + { $effect }: jaki numer?
board-which-number = { $slot }: jaki numer?
board-skip = { $effect ->
    [fence] Bez płotu
    [agent] Bez agenta
    [park] Bez parku
    [pool] Bez basenu
   *[bis] Bez bis
}
board-skip-ring = Bez ronda
board-done = Nie teraz
board-refuse = Przyjmij odmowę
board-reshuffle-yes = Przetasuj
board-reshuffle-no = Zostaw karty
board-build-park = Załóż park
board-build-pool = Zbuduj basen
board-estate = Ulica { $street }: { $numbers }

board-label-place = Wpisz { $number } ({ $slot }){ $pool ->
    [open] ; można tu zbudować basen
    [lost] ; planowany basen przepada
    [missing] ; basenu tu nie będzie
   *[other] { "" }
}
board-label-bis = { $number } bis ({ $slot }){ $pool ->
    [lost] ; planowany basen przepada
   *[other] { "" }
}
board-label-ring = Rondo: { $slot }{ $pool ->
    [lost] ; planowany basen przepada
   *[other] { "" }
}
board-label-fence = Płot { $gap }
board-label-estate = Osiedle z { $size ->
    [one] { $size } domu: { $from }
    [few] { $size } domów: { $from } – { $to }
    [many] { $size } domów: { $from } – { $to }
   *[other] { $size } domu: { $from } – { $to }
}
board-label-pool = Zbuduj basen
board-label-park = Załóż park na ulicy { $street }
board-label-agent = Agent dla osiedli z { $size ->
    [one] { $size } domu
    [few] { $size } domów
    [many] { $size } domów
   *[other] { $size } domu
}: każde za { $next ->
    [one] { $next } punkt
    [few] { $next } punkty
    [many] { $next } punktów
   *[other] { $next } punktu
} zamiast { $value }, takich osiedli masz { $count }
board-label-claim = Zalicz plan „{ $plan }” za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-label-combo = { $combo }{ $next ->
    [fence] , w następnej rundzie płot
    [agent] , w następnej rundzie agent
    [park] , w następnej rundzie park
    [pool] , w następnej rundzie basen
    [temp] , w następnej rundzie pracownik
    [bis] , w następnej rundzie bis
   *[other] { "" }
}
board-label-instead = Zamiast tego: { $combo }
board-label-combo-pass = { $combo }. Kartę { $passed } dostaje { $name }
board-label-pass = Przekaż kartę { $card }. Dostaje ją { $name }
board-have = { $count ->
    [0] brak
   *[other] masz { $count }
}

board-fact-park = Parki: { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
board-fact-pool = Baseny: { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
board-fact-agent = Osiedla: { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
board-fact-bis = Bis: { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}
board-fact-plans = Plany: { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}

warning-unclaimed = Możesz jeszcze zaliczyć plan (osiedla { $sizes }) za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
warning-unclaimed_goal = Możesz jeszcze zaliczyć plan „{ $goal }” za { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
board-label-alike = { $label } ({ $nth } z { $count } takich samych)
board-plans-help = Liczba w ramce to osiedle z tylu domów. Kto pierwszy zaliczy plan, dostaje większą liczbę punktów, następni mniejszą.
board-ends = { $players ->
    [1] Gra kończy się, gdy zaliczysz wszystkie trzy plany, ponumerujesz wszystkie domy albo dostaniesz trzecią odmowę, a także gdy zabraknie kart.
   *[other] Gra kończy się, gdy ktoś zaliczy wszystkie trzy plany, ponumeruje wszystkie domy albo dostanie trzecią odmowę.
}
board-near = Zbliża się koniec gry
board-near-plans = { $names }: 2 plany z 3
board-near-refusals = { $names }: 2 odmowy z 3
board-near-houses = { $names }: { $count ->
    [one] został { $count } dom
    [few] zostały { $count } domy
    [many] zostało { $count } domów
   *[other] zostało { $count } domu
}
board-near-cards = Karty się kończą
board-estates-help = Punkty za osiedle każdej wielkości; agent zwiększa je dla jednej wielkości
board-temps-help = { $players ->
    [1] Co najmniej sześciu: 7 punktów
    [2] Na koniec: więcej – 7 punktów, mniej – 4, bez pracowników – 0
   *[other] Na koniec: najwięcej – 7 punktów, drugie miejsce – 4, trzecie – 1, bez pracowników – 0
}
board-plans-short = Plany
board-later = potem { $low }
board-closes-none = Na razie nie zamyka żadnego osiedla.
board-closes-plan = plan { $stack }: { $count } z { $of }
board-pool-lost = Planowany tu basen przepadnie.
board-pools-losing = Wpiszesz tu numer: basen przepadnie.
board-parks-help = Punkty za parki każdej ulicy
board-bis-boxes-help = Kara za powtórzone numery
board-refusals-help = Gdy żaden numer nie pasuje; trzecia kończy grę
board-worth = { $value ->
    [one] { $value } punkt
    [few] { $value } punkty
    [many] { $value } punktów
   *[other] { $value } punktu
}

## What a hint speaks of

term-plans = plany miejscowe
term-estates = osiedla
term-parks = parki
term-pools = baseny
term-temps = pracownicy
term-bis = bis
term-rings = ronda
term-refusals = odmowy
reason-plans = Plany miejscowe przyniosą na koniec gry o { $worth } więcej.
reason-estates = Osiedla przyniosą na koniec gry o { $worth } więcej.
reason-parks = Parki przyniosą na koniec gry o { $worth } więcej.
reason-pools = Baseny przyniosą na koniec gry o { $worth } więcej.
reason-temps = Pracownicy przyniosą na koniec gry o { $worth } więcej.
reason-bis = Unikniesz kary za bis: na koniec gry to { $worth }.
reason-rings = Unikniesz kary za rondo: na koniec gry to { $worth }.
reason-refusals = Unikniesz kary za odmowę: na koniec gry to { $worth }.

## What things on the board are

what-table = Stół
what-town = Miasteczko
what-slot = Dom
what-estate = Osiedle
what-fence = Płot
what-park = Parki ulicy
what-parks = Parki
what-pool = Basen
what-sheet = Reszta arkusza
what-pools = Baseny
what-temps = Pracownicy
what-estates = Wartość osiedli
what-bis = Domy bis
what-refusals = Odmowy
what-rings = Ronda
what-plan = Plan miejscowy
what-combination = Kombinacja
what-hand = Twoje karty
what-deck = Pozostałe karty
what-end = Koniec gry
board-slot-now = { $slot }: { $state ->
    [house] numer { $number }.
    [ring] rondo.
    [pool] pusty; planowany jest tu basen.
   *[empty] pusty.
}
board-estate-now = Punkty za osiedle z { $size ->
    [one] { $size } domu
    [few] { $size } domów
    [many] { $size } domów
   *[other] { $size } domu
} teraz:
