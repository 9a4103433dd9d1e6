### Every word of Ginkgopolis.

game-name = Ginkgopolis
game-pitch = Miasto przyszłości rośnie wszerz i w górę. Zagraj samą kartę, by użyć budynku, albo kartę z kafelkiem, by budować.
game-goal = Razem budujecie miasto wszerz i w górę; w każdej rundzie każdy potajemnie zagrywa jedną kartę. Punkty dają budynki, zatrzymane karty i większość w dzielnicach; wygrywa ten, kto ma najwięcej punktów.
game-aim = Buduj wszerz i w górę, używaj budynków, zdobywaj dzielnice. Wygrywa, kto ma najwięcej punktów.
game-ends = { $players ->
    [1] Ostatnia runda to ta, w której wyczerpią się kafelki, wszystkie twoje zasoby będą w mieście albo Halowi zabraknie zasobów na budowę.
   *[other] Ostatnia runda to ta, w której kafelki wyczerpią się po raz drugi albo ktoś będzie miał w mieście wszystkie swoje zasoby (jest ich { $players ->
        [2] 25
        [3] 20
        [4] 18
       *[other] 16
    }).
}
game-length = 45 min
game-difficulty = trudniejsza
certainty-mostly_certain = działanie kart pochodzi z instrukcji; przypisanie do numerów i postacie – z list spisanych przez graczy

## Options

option-characters = Postacie
option-characters-help = Gotowe trójki postaci na pierwszą partię albo draft postaci w grze zwykłej.
option-characters-trios = gotowe trójki (gra wprowadzająca)
option-characters-draft = draft (gra zwykła)
option-solo_level = Poziom wirtualnego gracza
option-solo_level-help = W grze solo grasz przeciwko Halowi. Na wyższym poziomie trudności Hal częściej nadbudowuje i wybiera lepsze miejsca.
option-solo_level-normal = zwykły
option-solo_level-expert = ekspert
option-screens = Zasłonki
option-screens-help = Czy wszyscy widzą, ile zasobów, kafelków i punktów leży za zasłonkami innych.
option-screens-open_counts = liczby jawne
option-screens-closed = liczby ukryte
option-solo_deal = Karty w grze solo
option-solo_deal-help = Ile kart dostajesz w każdej rundzie gry solo; Hal zawsze dostaje jedną, zakrytą.
option-solo_deal-3plus1 = 3 dla ciebie, 1 dla Hala
option-solo_deal-2plus1 = 2 dla ciebie, 1 dla Hala
option-max_rounds = Limit rund
option-max_rounds-help = Po tylu rundach liczy się punkty, nawet jeśli nic innego nie zakończyło gry. W zasadach limitu nie ma.
why-draft_alone = Draft wymaga co najmniej dwóch graczy. W grze solo nie ma postaci.
why-solo_only = Poziom wirtualnego gracza i liczbę kart ustawia się tylko w grze solo.

## Parts of sentences

some-items = { $item ->
    [resource] { $count ->
        [one] { $count } zasób
        [few] { $count } zasoby
        [many] { $count } zasobów
       *[other] { $count } zasobu
    }
    [tile] { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
        [many] { $count } kafelków
       *[other] { $count } kafelka
    }
   *[point] { $count ->
        [one] { $count } punkt
        [few] { $count } punkty
        [many] { $count } punktów
       *[other] { $count } punktu
    }
}

# Each begins with a space, and what is zero is left out: “ +1 resource +2 tiles”.
gained-items = { $resources ->
    [0] { "" }
    [one] { " " }+{ $resources } zasób
    [few] { " " }+{ $resources } zasoby
    [many] { " " }+{ $resources } zasobów
   *[other] { " " }+{ $resources } zasobu
}{ $tiles ->
    [0] { "" }
    [one] { " " }+{ $tiles } kafelek
    [few] { " " }+{ $tiles } kafelki
    [many] { " " }+{ $tiles } kafelków
   *[other] { " " }+{ $tiles } kafelka
}{ $points ->
    [0] { "" }
    [one] { " " }+{ $points } punkt
    [few] { " " }+{ $points } punkty
    [many] { " " }+{ $points } punktów
   *[other] { " " }+{ $points } punktu
}
start-items = { $start_resources ->
    [0] { "" }
    [one] { " " }+{ $start_resources } zasób
    [few] { " " }+{ $start_resources } zasoby
    [many] { " " }+{ $start_resources } zasobów
   *[other] { " " }+{ $start_resources } zasobu
}{ $start_tiles ->
    [0] { "" }
    [one] { " " }+{ $start_tiles } kafelek
    [few] { " " }+{ $start_tiles } kafelki
    [many] { " " }+{ $start_tiles } kafelków
   *[other] { " " }+{ $start_tiles } kafelka
}{ $start_points ->
    [0] { "" }
    [one] { " " }+{ $start_points } punkt
    [few] { " " }+{ $start_points } punkty
    [many] { " " }+{ $start_points } punktów
   *[other] { " " }+{ $start_points } punktu
}
bonus-items = { $bonus_resources ->
    [0] { "" }
    [one] { " " }+{ $bonus_resources } zasób
    [few] { " " }+{ $bonus_resources } zasoby
    [many] { " " }+{ $bonus_resources } zasobów
   *[other] { " " }+{ $bonus_resources } zasobu
}{ $bonus_tiles ->
    [0] { "" }
    [one] { " " }+{ $bonus_tiles } kafelek
    [few] { " " }+{ $bonus_tiles } kafelki
    [many] { " " }+{ $bonus_tiles } kafelków
   *[other] { " " }+{ $bonus_tiles } kafelka
}{ $bonus_points ->
    [0] { "" }
    [one] { " " }+{ $bonus_points } punkt
    [few] { " " }+{ $bonus_points } punkty
    [many] { " " }+{ $bonus_points } punktów
   *[other] { " " }+{ $bonus_points } punktu
}
bonus-part = { $bonuses ->
    [0] { "" }
   *[other] ; premia{ bonus-items }
}
paid-items = { $points ->
    [0] { "" }
    [one] { " " }−{ $points } punkt
    [few] { " " }−{ $points } punkty
    [many] { " " }−{ $points } punktów
   *[other] { " " }−{ $points } punktu
}{ $resources ->
    [0] { "" }
    [one] { " " }−{ $resources } zasób
    [few] { " " }−{ $resources } zasoby
    [many] { " " }−{ $resources } zasobów
   *[other] { " " }−{ $resources } zasobu
}

## Questions

ask-draft = Draft, postać { $pick } z 3: zatrzymaj jedną.
ask-select = Runda { $round }: zagraj kartę, samą albo z kafelkiem.
ask-take = Sama karta litery: weź zasób albo kafelek.
ask-token = Dokąd idzie litera { $card }? Na wolne pole obok nowego budynku.
ask-token_blocked = Obok nowego budynku nie ma wolnego pola dla litery { $card }. Wybierz jej nowe miejsce wokół miasta.
ask-return = Kafelki się wyczerpały: zwrócić część swoich, po punkcie za każdy?{ $tiles ->
    [0] { "" }
   *[other] { " " }Wybrane: { $tiles }.
}

# What follows a choice that all make at once, where “This ends your turn” would be wrong.
ends-select = Karta zadziała, gdy wszyscy wybiorą.
ends-draft = Wybór będzie ostateczny, gdy wszyscy wybiorą.
ends-return = { ends-draft }

## Moves

move-renew = oddaj żeton wymiany i od razu wymień karty; wszyscy się o tym dowiedzą
move-done = zostaw resztę
move-push_forward = przesuń następne litery zgodnie z ruchem wskazówek zegara
move-push_backward = przesuń poprzednie litery przeciwnie do ruchu wskazówek zegara
move-take = weź { $item ->
    [resource] zasób
   *[tile] kafelek
}
move-keep = zatrzymaj: { $character }; na start{ start-items }; premia{ bonus-items }
move-return = zwróć kafelek { $tile }
move-token = na pole { $cell }
move-exploit_letter = sama karta { $card }: zasób albo kafelek{ bonus-part }
move-exploit = sama karta { $card }: { some-items }{ bonus-part }
move-urbanize = karta { $card } + kafelek { $tile }: rozbudowa; −{ $placed } zasób; sąsiednie budynki{ gained-items }{ bonus-part }
move-construct = karta { $card } + kafelek { $tile }: nadbudowa;{ paid-items }{ bonus-part }
move-construct_over = karta { $card } + kafelek { $tile }: nadbudowa;{ paid-items }{ bonus-part }; { $seat } odzyskuje { $count ->
    [one] { $count } zasób i dostaje { $count } punkt
    [few] { $count } zasoby i dostaje { $count } punkty
    [many] { $count } zasobów i dostaje { $count } punktów
   *[other] { $count } zasobu i dostaje { $count } punktu
}
move-dear = karta { $card } + kafelek { $tile }: teraz za drogo, więc sama karta (punkty: jest { $has_points }, trzeba { $points }; zasoby: jest { $has_resources }, trzeba { $resources })

# The same in short, for hints beside the board.
brief-token = litera idzie na podświetlone pole
other-token = litera idzie na inne pole
brief-return = { $count ->
    [1] zwróć kafelek { $tile }
    [one] zwróć { $count } kafelek: { $tile }
    [few] zwróć { $count } kafelki: { $tile }
    [many] zwróć { $count } kafelków: { $tile }
   *[other] zwróć { $count } kafelka: { $tile }
}
with-return = { $tile }
with-done = zostaw resztę
brief-renew = wymień karty (−2 punkty na koniec)
brief-urbanize = karta { $card } + kafelek { $tile }: rozbudowa
brief-construct = karta { $card } + kafelek { $tile }: nadbudowa, karta zostaje u ciebie
brief-construct_over = karta { $card } + kafelek { $tile }: nadbudowa budynku rywala ({ $seat }), karta zostaje u ciebie
brief-dear = karta { $card } + kafelek { $tile }: teraz za drogo, kafelek wróci i zadziała sama karta

## Reasons

why-bad_move = „{ $text }” to nie ruch. Ruchy zapisuje się tak: play R7, play R7 Y4, play C R8, renew, take resource, take tile, token -1,3, push forward, push backward, return Y9, done, keep planner_exploit_1.
why-bad_outcome = „{ $text }” nie można wylosować. Losowania zapisuje się tak: tile R7, card C, first 0, trio 4, character planner_exploit_1.
why-no_renewals = Nie masz już żetonów wymiany.
why-solo_renewals = W grze solo nie ma żetonów wymiany: nikt nie wymienia kart.
why-not_in_hand = Nie masz na ręce karty „{ $card }”.
why-not_behind_screen = Nie masz za zasłonką kafelka „{ $tile }”.
why-room_for_token = Dla litery jest miejsce: wybierz pole.
why-cell_built = Na polu { $cell } stoi już budynek.
why-cell_taken = Na polu { $cell } leży już litera { $card }.
why-cell_far = Pole { $cell } nie leży obok nowego budynku ({ $from_cell }).
why-cell_off_ring = Pole { $cell } nie leży na obrzeżu miasta.
why-cell_out_of_order = Litera na polu { $cell } zaburzyłaby kolejność liter wokół miasta.
why-returned_already = Kafelek „{ $tile }” jest już wybrany.
why-return_order = Podawaj kafelki rosnąco: „{ $tile }” jest wcześniej niż „{ $last_tile }”.
why-not_in_packet = W twoim pakiecie nie ma postaci: { $character }.
why-not_asked = Nie o to teraz chodzi. Najpierw zdecyduj: { $step }.

step-draft = postać do zatrzymania
step-select = karta do zagrania
step-take = zasób albo kafelek
step-token = pole dla litery
step-return = kafelki do zwrotu

## Events

event-reveal = Wybór zakończony.
event-placed = Na polu { $cell } leży kafelek „{ $tile }”.
event-turned = Odkryta i odrzucona karta: { $card }.
event-first = Pierwszym graczem jest { $seat }.
event-trio = { $seat } dostaje trójkę nr { $trio }.
event-packet = { $seat } widzi postać: { $character }.
event-packets_passed = Pakiety idą o jedno miejsce w lewo.
event-character = { $seat } ma postać: { $character }.
event-drew_tile = { $seat } dobiera kafelek „{ $tile }”.
event-drew_tile_hidden = { $seat } dobiera kafelek.
event-drew_card = { $seat } dobiera kartę „{ $card }”.
event-drew_card_hidden = { $seat } dobiera kartę.
event-round = Runda { $round }; zaczyna { $seat }.
event-renewed = { $seat } wymienia karty na ręce. Pozostałe żetony wymiany: { $tokens }.
event-discarded = { $seat } odrzuca kartę „{ $card }”.
event-rebuilt = Talia jest pusta, więc tasuje się { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}{ $sites ->
    [0] { "" }
   *[other] , w tym z placów budowy: { $sites }
}.
event-chose = { $seat } zagrywa samą kartę.
event-chose_tile = { $seat } zagrywa kartę z kafelkiem.
event-showed = { $seat } pokazuje kartę „{ $card }”.
event-showed_tile = { $seat } pokazuje kartę „{ $card }” z kafelkiem „{ $tile }”.
event-fallback = { $seat } zabiera z powrotem kafelek „{ $tile }” i zagrywa samą kartę.
event-cannot_pay = { $seat } nie może zapłacić. Punkty: ma { $has_points }, trzeba { $points }; zasoby: ma { $has_resources }, trzeba { $resources }.
event-activated = { $seat } używa budynku „{ $tile }” ({ $height ->
    [one] { $height } poziom
    [few] { $height } poziomy
    [many] { $height } poziomów
   *[other] { $height } poziomu
}).
event-gained = { $seat } dostaje { some-items }.
event-lost = Pula jest pusta, więc przepada: { some-items } ({ $seat }).
event-bonus = { $seat } dostaje premię ({ $trigger }):{ $resources ->
    [0] { "" }
    [one] { " " }+{ $resources } zasób
    [few] { " " }+{ $resources } zasoby
    [many] { " " }+{ $resources } zasobów
   *[other] { " " }+{ $resources } zasobu
}{ $tiles ->
    [0] { "" }
    [one] { " " }+{ $tiles } kafelek
    [few] { " " }+{ $tiles } kafelki
    [many] { " " }+{ $tiles } kafelków
   *[other] { " " }+{ $tiles } kafelka
}{ $points ->
    [0] { "" }
    [one] { " " }+{ $points } punkt
    [few] { " " }+{ $points } punkty
    [many] { " " }+{ $points } punktów
   *[other] { " " }+{ $points } punktu
}.
event-urbanized = { $seat } stawia na polu { $cell } budynek „{ $tile }”.
event-token = Litera { $card } przechodzi na pole { $cell }.
event-returned = { $seat } odzyskuje { $resources ->
    [one] { $resources } zasób
    [few] { $resources } zasoby
    [many] { $resources } zasobów
   *[other] { $resources } zasobu
}{ $points ->
    [0] { "" }
    [one] { " " }i dostaje { $points } punkt
    [few] { " " }i dostaje { $points } punkty
    [many] { " " }i dostaje { $points } punktów
   *[other] { " " }i dostaje { $points } punktu
}.
event-paid = { $seat } płaci { $points ->
    [0] { "" }
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " i " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } zasób
    [few] { $resources } zasoby
    [many] { $resources } zasobów
   *[other] { $resources } zasobu
}.
event-built = { $seat } nadbudowuje budynek na polu { $cell }: na wierzchu „{ $tile }” ({ $height ->
    [one] { $height } poziom
    [few] { $height } poziomy
    [many] { $height } poziomów
   *[other] { $height } poziomu
}).
event-kept = { $seat } zatrzymuje kartę „{ $card }”.
event-exhausted = Kafelki wyczerpały się po raz pierwszy: każdy może zwrócić część swoich.
event-gave_tile = { $seat } zwraca kafelek „{ $tile }”.
event-gave_points = { $seat } dostaje { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za zwrócone kafelki.
event-refilled = Nowa pula: { $tiles ->
    [one] { $tiles } kafelek
    [few] { $tiles } kafelki
    [many] { $tiles } kafelków
   *[other] { $tiles } kafelka
}.
event-flag_tiles = Kafelki się wyczerpały: ta runda jest ostatnia.
event-flag_resources = { $seat } ma w mieście wszystkie swoje zasoby: ta runda jest ostatnia.
event-hands_passed = Karty idą o jedno miejsce w lewo.
first-hands_passed = Pozostałe karty wszyscy podają graczowi po lewej.
first-kept = { event-kept }
first-urbanized = { $seat } rozbudowuje miasto.
first-cannot_pay = { $seat } nie może zapłacić.
first-returned = { event-returned }
first-rebuilt = Talia jest potasowana na nowo.
event-passed = { $from_seat } przekazuje kartę „{ $card }”; dostaje ją { $to_seat }.
event-hal_dealt = { $seat } dostaje zakrytą kartę.
event-hal_shows = { $seat } pokazuje kartę „{ $card }”.
event-hal_draws = { $seat } dobiera kafelek „{ $tile }”.
event-hal_second = { $seat } dobiera jeszcze kartę „{ $card }”.
event-hal_points = { $seat } dostaje za sąsiednie budynki { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.
event-hal_idle = { $seat } nie ma kafelka i nic nie robi.
event-hal_short = { $seat } nie może zapłacić (zasoby: ma { $has_resources }, trzeba { $resources }). Koniec gry.
event-end = { $ending }
event-total = { $seat }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}.

## The log beside the board: without text left out, after a comma in the line before

log-placed = { "" }
log-turned = { "" }
log-trio = { $seat }: trzy postacie
log-packet = { "" }
log-packets_passed = { "" }
log-character = , { $character }
log-drew_tile = , + kafelek „{ $tile }”
log-drew_tile_hidden = , +{ $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}
log-drew_card = { "" }
log-drew_card_hidden = { "" }
log-round = Runda { $round }
log-renewed = { $seat } wymienia karty
log-discarded = { "" }
log-rebuilt = Talia się skończyła i jest potasowana na nowo: { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
}{ $sites ->
    [0] { "" }
   *[other] , w tym karty nowych budynków: { $sites }
}.
log-chose = { "" }
log-chose_tile = { "" }
log-showed = { $seat } zagrywa kartę „{ $card }”
log-showed_tile = { $seat } zagrywa kartę „{ $card }” z kafelkiem „{ $tile }”
log-fallback = , zabiera kafelek z powrotem
log-cannot_pay = , nie może zapłacić
log-activated = { "" }
log-gained = , +{ some-items }
log-lost = , w puli zabrakło: { some-items }
log-bonus = ; premia:
log-urbanized = , rozbudowuje miasto
log-token = { "" }
log-returned = ({ $seat } odzyskuje { $resources ->
    [one] { $resources } zasób
    [few] { $resources } zasoby
    [many] { $resources } zasobów
   *[other] { $resources } zasobu
}{ $points ->
    [0] { "" }
    [one] { " " }i dostaje { $points } punkt
    [few] { " " }i dostaje { $points } punkty
    [many] { " " }i dostaje { $points } punktów
   *[other] { " " }i dostaje { $points } punktu
})
log-paid = , płaci { $points ->
    [0] { "" }
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " i " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } zasób
    [few] { $resources } zasoby
    [many] { $resources } zasobów
   *[other] { $resources } zasobu
}
log-built = , buduje poziom { $height }
log-kept = ; zatrzymuje kartę
log-gave_tile = , zwraca kafelek „{ $tile }”
log-gave_points = , +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
log-hands_passed = { "" }
log-passed = { "" }
log-flag_tiles = ; kafelki się wyczerpały, ta runda jest ostatnia
log-flag_resources = , ma w mieście wszystkie swoje zasoby: ta runda jest ostatnia
log-hal_dealt = { "" }
log-hal_shows = { $seat } zagrywa kartę „{ $card }”
log-hal_draws = , dobiera kafelek „{ $tile }”
log-hal_second = , dobiera jeszcze kartę „{ $card }”
log-hal_points = , +{ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za sąsiednie budynki
log-hal_idle = , nie ma kafelka i nic nie robi

## The position

line-round = Runda { $round }, pierwszy gracz: { $first_seat }.
line-columns = { $picture }
line-row = { $picture }
line-stocks = Kafelki w puli: { $tiles }. Karty w talii: { $deck }, odrzucone: { $discard }.
line-exhausted = Kafelki raz już się wyczerpały.
line-discard = Odrzucone karty: { $card }.
line-flag = Ostatnia runda: { $ending }
line-side = { $seat }
line-side_ready = { $seat } (po wyborze)
line-counts = Zasłonka: zasoby { $resources }, kafelki { $tiles }, punkty { $points }. Zasoby w puli { $supply }, w mieście { $city }; żetony wymiany { $renewals }.
line-counts_closed = Liczby za zasłonką ukryte. Zasoby w puli { $supply }, w mieście { $city }; żetony wymiany { $renewals }.
line-hal = Punkty { $points }. Zasoby w puli { $supply }, w mieście { $city }.
line-hand = Na ręce: { $card }.
line-known_hand = Znane karty: { $card }.
line-own_tiles = Kafelki: { $tile }.
line-known_tiles = Znane kafelki: { $tile }.
line-packet = Pakiet: { $character }; na start{ start-items }; premia{ bonus-items }.
line-drafted = Zatrzymane dotąd: { $character }; na start{ start-items }; premia{ bonus-items }.
line-giving = Do zwrotu: { $tile }.
line-characters = Postacie: { $character }.
line-kept = Zatrzymane karty budynków: { $tile }.
line-bonus = Premia ({ $trigger }): zasoby { $resources }, kafelki { $tiles }, punkty { $points }.
line-face_down = Leży zakryta karta.
line-face_down_tile = Leży zakryta karta z kafelkiem.
line-card = Zagrywa kartę „{ $card }”.
line-card_tile = Zagrywa kartę „{ $card }” z kafelkiem „{ $tile }”.

## The score sheet

score-screen = Punkty zebrane w trakcie gry
score-resources_on = Karty za zasoby na jednym kolorze
score-low_buildings = Karty za niskie budynki
score-high_buildings = Karty za wysokie budynki
score-bonus_cards = Karty za premie
score-cards = Karty za kolor
score-flat = Karty warte 9 punktów
score-renewals = Żetony wymiany
score-districts = Dzielnice
# The collected points are a part of it.
unit-points = { $over ->
    [0] gdyby to był koniec
   *[other] razem
}
figure-cards = zatrzymane
figure-tokens = żetony
ending-tiles = Kafelki się wyczerpały.
ending-resources = Jeden z graczy ma w mieście wszystkie swoje zasoby.
ending-hal_out = Hal nie ma już zasobów.
ending-hal_short = Hal nie może zapłacić za swój budynek.
ending-rounds = Rozegrano ostatnią rundę.

## Things

trigger-exploit = sama karta
trigger-urbanize = rozbudowa
trigger-construct = nadbudowa
character-technician_exploit_1 = biotechnik (sama karta)
character-technician_exploit_2 = biotechnik (sama karta)
character-technician_exploit_3 = biotechnik (sama karta)
character-technician_exploit_4 = biotechnik (sama karta)
character-technician_urbanize_1 = biotechnik (rozbudowa)
character-technician_urbanize_2 = biotechnik (rozbudowa)
character-technician_urbanize_3 = biotechnik (rozbudowa)
character-technician_urbanize_4 = biotechnik (rozbudowa)
character-technician_construct_1 = biotechnik (nadbudowa)
character-technician_construct_2 = biotechnik (nadbudowa)
character-technician_construct_3 = biotechnik (nadbudowa)
character-technician_construct_4 = biotechnik (nadbudowa)
character-engineer_exploit_1 = bioinżynier (sama karta)
character-engineer_exploit_2 = bioinżynier (sama karta)
character-engineer_exploit_3 = bioinżynier (sama karta)
character-engineer_urbanize_1 = bioinżynier (rozbudowa)
character-engineer_urbanize_2 = bioinżynier (rozbudowa)
character-engineer_urbanize_3 = bioinżynier (rozbudowa)
character-engineer_construct_1 = bioinżynier (nadbudowa)
character-engineer_construct_2 = bioinżynier (nadbudowa)
character-engineer_construct_3 = bioinżynier (nadbudowa)
character-planner_exploit_1 = bioplanista (sama karta)
character-planner_exploit_2 = bioplanista (sama karta)
character-planner_urbanize_1 = bioplanista (rozbudowa)
character-planner_urbanize_2 = bioplanista (rozbudowa)
character-planner_construct_1 = bioplanista (nadbudowa)
character-planner_construct_2 = bioplanista (nadbudowa)
tile-R1 = czerwony 1
tile-R2 = czerwony 2
tile-R3 = czerwony 3
tile-R4 = czerwony 4
tile-R5 = czerwony 5
tile-R6 = czerwony 6
tile-R7 = czerwony 7
tile-R8 = czerwony 8
tile-R9 = czerwony 9
tile-R10 = czerwony 10
tile-R11 = czerwony 11
tile-R12 = czerwony 12
tile-R13 = czerwony 13
tile-R14 = czerwony 14
tile-R15 = czerwony 15
tile-R16 = czerwony 16
tile-R17 = czerwony 17
tile-R18 = czerwony 18
tile-R19 = czerwony 19
tile-R20 = czerwony 20
tile-B1 = niebieski 1
tile-B2 = niebieski 2
tile-B3 = niebieski 3
tile-B4 = niebieski 4
tile-B5 = niebieski 5
tile-B6 = niebieski 6
tile-B7 = niebieski 7
tile-B8 = niebieski 8
tile-B9 = niebieski 9
tile-B10 = niebieski 10
tile-B11 = niebieski 11
tile-B12 = niebieski 12
tile-B13 = niebieski 13
tile-B14 = niebieski 14
tile-B15 = niebieski 15
tile-B16 = niebieski 16
tile-B17 = niebieski 17
tile-B18 = niebieski 18
tile-B19 = niebieski 19
tile-B20 = niebieski 20
tile-Y1 = żółty 1
tile-Y2 = żółty 2
tile-Y3 = żółty 3
tile-Y4 = żółty 4
tile-Y5 = żółty 5
tile-Y6 = żółty 6
tile-Y7 = żółty 7
tile-Y8 = żółty 8
tile-Y9 = żółty 9
tile-Y10 = żółty 10
tile-Y11 = żółty 11
tile-Y12 = żółty 12
tile-Y13 = żółty 13
tile-Y14 = żółty 14
tile-Y15 = żółty 15
tile-Y16 = żółty 16
tile-Y17 = żółty 17
tile-Y18 = żółty 18
tile-Y19 = żółty 19
tile-Y20 = żółty 20
card-R1 = czerwona 1
card-R2 = czerwona 2
card-R3 = czerwona 3
card-R4 = czerwona 4
card-R5 = czerwona 5
card-R6 = czerwona 6
card-R7 = czerwona 7
card-R8 = czerwona 8
card-R9 = czerwona 9
card-R10 = czerwona 10
card-R11 = czerwona 11
card-R12 = czerwona 12
card-R13 = czerwona 13
card-R14 = czerwona 14
card-R15 = czerwona 15
card-R16 = czerwona 16
card-R17 = czerwona 17
card-R18 = czerwona 18
card-R19 = czerwona 19
card-R20 = czerwona 20
card-B1 = niebieska 1
card-B2 = niebieska 2
card-B3 = niebieska 3
card-B4 = niebieska 4
card-B5 = niebieska 5
card-B6 = niebieska 6
card-B7 = niebieska 7
card-B8 = niebieska 8
card-B9 = niebieska 9
card-B10 = niebieska 10
card-B11 = niebieska 11
card-B12 = niebieska 12
card-B13 = niebieska 13
card-B14 = niebieska 14
card-B15 = niebieska 15
card-B16 = niebieska 16
card-B17 = niebieska 17
card-B18 = niebieska 18
card-B19 = niebieska 19
card-B20 = niebieska 20
card-Y1 = żółta 1
card-Y2 = żółta 2
card-Y3 = żółta 3
card-Y4 = żółta 4
card-Y5 = żółta 5
card-Y6 = żółta 6
card-Y7 = żółta 7
card-Y8 = żółta 8
card-Y9 = żółta 9
card-Y10 = żółta 10
card-Y11 = żółta 11
card-Y12 = żółta 12
card-Y13 = żółta 13
card-Y14 = żółta 14
card-Y15 = żółta 15
card-Y16 = żółta 16
card-Y17 = żółta 17
card-Y18 = żółta 18
card-Y19 = żółta 19
card-Y20 = żółta 20

## Board

virtual-player = Hal
board-hand = Twoje karty
board-hand-of = Karty: { $name }
board-screen = Za twoją zasłonką
board-screen-named = Za zasłonką ({ $name })
board-screen-of = Za zasłonką
board-tiles = Twoje kafelki
board-no-tiles = Brak kafelków: dają je niebieskie budynki, litery i premie.
board-bonuses = Premie
board-kept = Zatrzymane karty
board-known = Znane karty i kafelki
board-buildings = Budynki: { $count }
board-nothing = nic
board-now = teraz
board-round = Runda { $round }
board-tiles-left = kafelki
board-deck = talia
board-discard = odrzucone
board-deck-help = Karty w talii: { $count }. Gdy talia jest pusta, tasuje się karty odrzucone razem z kartami nowych budynków.
board-discard-help = Obejrzyj karty odrzucone oraz niewidziane jeszcze karty i kafelki
board-discard-count = Odrzucone: { $count }
board-components = Elementy gry: { $what }.
board-unseen-cards = Jeszcze niewidziane karty (w talii lub u innych na ręce): { $count }
board-unseen-tiles = Jeszcze niewidziane kafelki (w puli, za zasłonkami lub poza grą): { $count }
board-returned-tiles = Zwrócone kafelki
board-exhausted = (raz już się wyczerpały; gdy wyczerpią się znowu, gra się skończy)
board-exhausted-for-good = (wyczerpały się: ta runda jest ostatnia)
board-districts = dzielnice
board-districts-help = Pokaż dzielnice: co najmniej dwa budynki jednego koloru obok siebie. Kto ma najwięcej zasobów, dostaje punkt za każdy zasób w dzielnicy; kto jest drugi – punkt za każdy swój.
board-district-place = { $name }: { $points }
board-district-R = czerwona dzielnica
board-district-B = niebieska dzielnica
board-district-Y = żółta dzielnica
board-district-size = Budynki: { $buildings }. Zasoby: { $total }.
board-place-alone = { $name }: rywali tu nie ma, więc zasoby liczą się podwójnie: 2 × { $total } = { $points }
board-place-first = { $name }: najwięcej zasobów ({ $resources }), więc punkt za każdy zasób w dzielnicy: { $points }
board-place-second = { $name }: drugie miejsce, więc punkt za każdy własny zasób: { $points }
board-place-third = { $name }: zasoby { $resources }, bez punktów
board-place-tie = Tyle samo zasobów: decyduje wyższy budynek, potem wyższy numer na górze.
board-won-alone = { $district }: 2 × { $total }, nikogo innego tam nie ma
board-won-first = { $district }: { $points }, najwięcej zasobów
board-won-second = { $district }: { $points }, drugie miejsce
board-plays = Co właśnie zagrano
board-last-round = Ostatnia runda
board-token = Litera { $letter }: tu miasto może rosnąć
board-height = { $height ->
    [one] { $height } poziom
    [few] { $height } poziomy
    [many] { $height } poziomów
   *[other] { $height } poziomu
}
board-ownerless = niczyj
board-owned = { $name }
board-site = plac budowy: karta jeszcze poza grą
board-first = Pierwszy gracz
board-chosen = wybrano
board-face-down-card = Zakryta karta
board-face-down-tile = Zakryty kafelek
board-closed-resource = Zasoby: ukryte za zasłonką
board-closed-tile = Kafelki: ukryte za zasłonką
board-closed-point = Punkty: ukryte za zasłonką
board-count-resource = { $count ->
    [one] { $count } zasób
    [few] { $count } zasoby
    [many] { $count } zasobów
   *[other] { $count } zasobu
}
board-count-tile = { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}
board-count-point = { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
    [many] { $count } punktów
   *[other] { $count } punktu
}
board-has-resource = Zasoby za zasłonką: { $count }
board-has-tile = Kafelki za zasłonką: { $count }
board-has-point = Zebrane punkty (za zasłonką): { $count }
board-all-points = Gdyby gra skończyła się teraz: { $points }
board-then-resource = zasoby { $now } → { $then }
board-then-tile = kafelki { $now } → { $then }
board-then-point = punkty { $now } → { $then }
board-then-score = gdyby to był koniec: { $now } → { $then }
board-score-stays = gdyby to był koniec: nadal { $now }
board-in-city = Zasoby w mieście: { $count } z { $all }
board-supply-own = Zasoby w puli: { $count }
board-supply-tiles = Kafelki w puli: { $count }
board-renewals = Żetony wymiany: { $count }
board-renew = Wymień karty (żetony: { $count })
board-renew-price = −2 punkty na koniec
board-renew-help = Oddaj żeton wymiany, aby od razu wymienić wszystkie cztery karty. Wszyscy się o tym dowiedzą; wybór innych pozostaje w mocy. Niewykorzystane żetony są warte po 2 punkty.
board-say-renew = Wymienić karty?
board-do-renew = Wymień
board-keep-hand = Zostaw te karty
board-renewed = { $name } wymienia karty
board-pick-card = Wybierz kartę
board-pick-card-help = Sama daje to, co pokazuje; z kafelkiem buduje.
board-left = Zostało kafelków: { $tiles }. Kart w talii: { $cards }.
board-add-tile = albo wybierz kafelek i buduj
board-wait = Twoje karty
board-cards-of = Karty: { $name }
board-others-choose = Pozostali jeszcze wybierają.
board-chose-renew = Wymieniasz karty
board-played = zagrano
board-alone = Sama karta
board-do-exploit = Zagraj samą kartę
board-do-urbanize = Rozbuduj
board-do-construct = Nadbuduj
board-do-anyway = Spróbuj zbudować
board-say-letter = Sama karta { $letter }: zasób albo kafelek
board-say-exploit = Sama karta: { $card }
board-say-urbanize = Kafelek „{ $tile }” w miejscu litery { $letter }
board-say-construct = Poziom { $height }, karta „{ $card }”: kafelek „{ $tile }”
board-say-dear = Kafelek „{ $tile }” wróci
board-dear-unless = chyba że będzie cię stać w twojej turze
board-lacks-points = niższy numer { $numbers } kosztuje { $count ->
    [one] { $count } zebrany punkt
    [few] { $count } zebrane punkty
    [many] { $count } zebranych punktów
   *[other] { $count } zebranego punktu
}, masz { $has }
board-lacks-resources = potrzebne zasoby: { $count }, masz { $has }
board-you-get = dostajesz
board-you-place = stawiasz
board-place-help = Na budynku stoi tyle twoich zasobów, ile ma poziomów.
board-around = dookoła
board-around-help = Każdy budynek obok nowego daje za każdy poziom zasób, kafelek lub punkt, zależnie od koloru.
board-other-colour = inny kolor
board-colour-help = Kafelek innego koloru niż ten pod spodem kosztuje zasób.
board-lower = niższy numer
board-lower-help = Niższy numer na wyższym kosztuje różnicę w punktach.
board-you-get-back = odzyskujesz
board-gets-back = { $name } odzyskuje zasoby i dostaje punkt za każdy
board-bonus = premia
board-to-come = potem:
board-you-keep = zatrzymasz
board-keep-short = zostaje:
board-new-bonus = nowa premia:
board-new-plot = wszerz
board-floor = poziom { $height }
board-discarded-after = potem odrzucona
board-label-letter = Litera { $letter }. Sama: zasób albo kafelek. Z kafelkiem: nowy budynek w jej miejscu.
board-label-card = { $card }. Sama: { $items }. Z kafelkiem: poziom { $height } i zatrzymujesz kartę: { $kept }
board-keep-bonus = { $trigger }: { $items }
board-when-exploit = gdy zagrywasz samą kartę
board-when-urbanize = gdy rozbudowujesz miasto
board-when-construct = gdy nadbudowujesz
board-colour-R = czerwony
board-colour-B = niebieski
board-colour-Y = żółty
board-goal-resources_on = na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za każdy twój zasób na budynkach (kolor: { $of })
board-goal-low_buildings = na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za każdy twój budynek z 1–2 poziomami
board-goal-high_buildings = na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za każdy twój budynek z 3 lub więcej poziomami
board-goal-bonus_cards = na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za każdą twoją kartę, która daje premię, { $of }
board-goal-cards = na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
} za każdą twoją kartę (kolor: { $of })
board-goal-flat = na koniec { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
}
board-lane-exploit = Sama karta
board-lane-urbanize = Rozbudowa
board-lane-construct = Nadbudowa
board-lane-end = Na koniec gry
board-short-exploit = sama
board-short-urbanize = wszerz
board-short-construct = w górę
board-short-end = na koniec
board-worth-now = Warte teraz: { $points }
board-take = Wybierz z puli
board-take-resource = na budynki
board-take-tile = do budowania
board-move-token = Dokąd teraz trafi litera { $letter }?
board-move-token-help = Miejsce litery zajął nowy budynek. Wybierz wolne pole obok niego: tam miasto będzie mogło rosnąć.
board-do-token = Przesuń literę tutaj
board-at-N = na północ od budynku „{ $tile }”
board-at-E = na wschód od budynku „{ $tile }”
board-at-S = na południe od budynku „{ $tile }”
board-at-W = na zachód od budynku „{ $tile }”
board-at-letter-N = na północ od litery { $letter }
board-at-letter-E = na wschód od litery { $letter }
board-at-letter-S = na południe od litery { $letter }
board-at-letter-W = na zachód od litery { $letter }
board-token-to = Litera { $letter } idzie { $where }
board-blocked = Obok litery { $letter } nie ma miejsca
board-blocked-help = Litery wokół miasta zachowują kolejność. Wybierz, które ustąpią miejsca.
board-blocked-cells = Litera idzie dalej po obrzeżu. Wybierz pole.
board-push-forward = Przesuń zgodnie z zegarem: { $letters }
board-push-backward = Przesuń przeciwnie do zegara: { $letters }
board-return = Kafelki się wyczerpały: zwrócić część swoich?
board-return-help = Po punkcie za każdy. Zwrócone kafelki utworzą nową pulę; gdy się wyczerpie, gra się kończy.
board-return-done = { $count ->
    [one] Zwróć { $count } kafelek
    [few] Zwróć { $count } kafelki
    [many] Zwróć { $count } kafelków
   *[other] Zwróć { $count } kafelka
}
board-return-none = Zostaw wszystkie
board-returned = Kafelek „{ $tile }” wraca do puli
board-draft = Postać { $pick } z 3: zatrzymaj jedną, { $pick ->
    [3] druga wypada z gry
   *[other] resztę przekaż
}
board-draft-help = Zobacz, co każda daje na start, a co potem za jeden rodzaj akcji.
board-draft-keep = Zatrzymaj: { $character }
board-draft-kept = Zatrzymane
board-do-draft = Zatrzymaj
board-starts = na start
board-technician = Bio{"\u00AD"}technik
board-engineer = Bio{"\u00AD"}inżynier
board-planner = Bio{"\u00AD"}planista
board-label-character = { $name }. Na start { $start }. Potem { $bonus }
term-screen = punkty od razu
term-screen_later = punkty później
term-districts = dzielnice
term-end_cards = karty na koniec gry
reason-screen = Od razu da o { $worth } więcej.
reason-screen_later = W dalszej grze zbierzesz o { $worth } więcej.
reason-districts = Dzielnice przyniosą na koniec o { $worth } więcej.
reason-renewals = Zostanie ci więcej żetonów wymiany: to { $worth }.
reason-end_cards = Karty na koniec gry przyniosą o { $worth } więcej.
reason-rival-renew = Zagrasz i przekażesz dalej inne karty. { $players ->
    [2] Rywal
   *[other] Najsilniejszy rywal
} skończy zapewne z wynikiem niższym o { $worth }.

## What things on the board are

what-table = Stół
what-city = Miasto
what-building = Budynek
what-letter = Litera
what-district = Dzielnice
what-card = Karta na ręce
what-tile = Kafelek
what-hand = Karty na ręce
what-resources = Zasoby
what-tiles = Kafelki
what-points = Punkty
what-kept = Zatrzymana karta
what-lane = Premia
what-character = Postać
what-renewal = Wymiana kart
what-first = Pierwszy gracz
what-plays = Co zagrano
what-supply = Pozostałe kafelki
what-deck = Talia
what-discard = Odrzucone
what-round = Runda
what-last_round = Ostatnia runda
what-hal = Hal
