### The score pad of Welcome To…, for evenings with the printed box. No table loads this file.

## Fields

pad-plan = Plan miejscowy { $stack }
pad-claim = { $plan }
pad-claim_unknown = Plan { $stack }
pad-parks_1 = Parki ulicy 1
pad-parks_2 = Parki ulicy 2
pad-parks_3 = Parki ulicy 3
pad-pools = Baseny
pad-temps = Pracownicy
pad-estates_1 = Osiedla z 1 domu
pad-estates_2 = Osiedla z 2 domów
pad-estates_3 = Osiedla z 3 domów
pad-estates_4 = Osiedla z 4 domów
pad-estates_5 = Osiedla z 5 domów
pad-estates_6 = Osiedla z 6 domów
pad-bis = Bis
pad-refusals = Odmowy
pad-rings = Ronda
pad-agents = Wartość osiedli z { $size ->
    [one] { $size } domu
    [few] { $size } domów
    [many] { $size } domów
   *[other] { $size } domu
}

## Answers

claimed-none = niezaliczony
claimed-first = wśród pierwszych
claimed-later = później

## What cannot be, or is unlikely

problem-estates-too-many = { $seat }: te osiedla nie mieszczą się na ulicach o 10, 11 i 12 domach.
problem-effects-too-many = { $seat }: efektów co najmniej { $effects }, a domów z numerem najwyżej { $houses }. Każdy efekt wymaga nowego domu.
problem-plan-unmet = { $seat }: arkusz nie spełnia wymagań planu „{ $plan }”.
problem-plan-estates = { $seat }, osiedla z { $size ->
    [one] { $size } domu
    [few] { $size } domów
    [many] { $size } domów
   *[other] { $size } domu
}: plany wymagają { $needed }, arkusz ma { $have }.
problem-agents-idle = { $seat }: wartość osiedli z { $size ->
    [one] { $size } domu
    [few] { $size } domów
    [many] { $size } domów
   *[other] { $size } domu
} została podniesiona, a takich osiedli nie ma. Zgadza się?
problem-nobody-first = Plan { $stack }: ktoś musiał być pierwszy.
problem-turns-differ = Tury: { $seat } co najmniej { $turns }, { $other_seat } najwyżej { $most }. A wszyscy powinni mieć ich tyle samo.
problem-nobody-ended = Nikt nie ma trzech odmów ani wszystkich planów, a żaden arkusz nie wygląda na pełny. Czegoś brakuje?

## Set-up

lay-sheets = Daj każdemu arkusz i ołówek.
lay-plans = Potasuj osobno plany 1, 2 i 3, a potem odkryj po jednym.
lay-plans_expert = Dodaj plany eksperckie, potasuj osobno plany 1, 2 i 3, a potem odkryj po jednym.
lay-stacks = Potasuj karty i ułóż trzy stosy numerami do góry, po { $count ->
    [one] { $count } karcie
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} w każdym.
lay-deck_solo = Potasuj karty i ułóż jedną talię z { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
}, efektami do góry. Karta solo trafia do dolnej połowy.
lay-deck_draft = Potasuj karty i ułóż jedną talię z { $count ->
    [one] { $count } karty
    [few] { $count } kart
    [many] { $count } kart
   *[other] { $count } karty
}, efektami do góry. Rozdaj każdemu po trzy.

## The flipper

aid-open = Odkrywaj karty na tym ekranie
aid-turn = Odkryj karty
aid-claim = Ktoś zalicza plan
aid-end = Ktoś zakończył grę
aid-figure-round = Runda
aid-over = Gra skończona. Plany są już w notesie punktacji.
aid-shuffled = Karty zostały przetasowane.
aid-next = Mały obrazek przy numerze to efekt tej karty w następnej rundzie.
aid-nobody = jeszcze nikt
pad-which = Który plan?
pad-whose = Kto go zaliczył?
pad-reshuffle = Przetasować wszystkie karty po tej rundzie?
flip-plan-1 = Plan 1
flip-plan-2 = Plan 2
flip-plan-3 = Plan 3
flip-reshuffle-yes = Tak, przetasuj
flip-reshuffle-no = Nie
