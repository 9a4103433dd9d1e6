### The score pad of Happy City, for evenings with the printed box. No table loads this file.

## Fields

pad-residents = Mieszkańcy na kartach
pad-hearts = Serca na kartach
pad-special = Budynek specjalny (liczony osobno)
pad-copies = Co kopiuje Sfinks
pad-coins = Pozostałe monety
pad-counted_own = { $card }: karty w twoim mieście (kolor { $colour })
pad-counted_neighbour = { $card }: karty sąsiada, który ma ich więcej (kolor { $colour })
pad-counted_left = { $card }: karty sąsiada po lewej (kolor { $colour })
pad-majority = { $card }: twoje karty w porównaniu z innymi miastami (kolor { $colour })
pad-below_neighbours = { $card }: czy twój dochód jest niższy niż u każdego sąsiada?
pad-next_two = { $card }: czy dwie następne karty są jednego koloru?
pad-adjacent = { $card }: ile kart tuż obok jest jednego koloru?
pad-cards = { $card }: karty w twoim mieście
pad-income = { $card }: twój dochód
pad-copied_residents = { $card }: mieszkańcy na kopiowanej karcie
pad-copied_hearts = { $card }: serca na kopiowanej karcie
pad-added_residents = { $card }: ilu dodaje mieszkańców
pad-added_hearts = { $card }: ile dodaje serc

## Answers

majority-most = najwięcej
majority-tied = najwięcej, ale remis
majority-fewer = mniej
answer-yes = tak
answer-no = nie
adjacent-none = brak
adjacent-two = dwie
adjacent-three = trzy

## What cannot be, or is unlikely

problem-too-good = { $seat }: na dziesięciu kartach nie ma razem tylu mieszkańców i serc. Najwięcej to { $most }.
problem-no-hearts = { $seat }: ani jednego serca?
problem-no-residents = { $seat }: ani jednego mieszkańca?
problem-special-twice = { $card } jest w dwóch miastach: { $seat } i { $other_seat }. Jest tylko jedna taka karta.

## Rulings

ruling-not_below_zero = Nasza interpretacja: { $card } nigdy nie obniża wyniku miasta poniżej 0.

## Set-up

lay-decks = Potasuj trzy talie budynków; liczby kart: { $first }, { $second } i { $third }.
lay-dwellings = Ułóż mieszkania w trzy stosy, po { $count ->
    [one] { $count } karcie
    [few] { $count } karty
    [many] { $count } kart
   *[other] { $count } karty
} w każdym.
lay-specials_family = Wyłóż { $count ->
    [one] { $count } budynek specjalny
    [few] { $count } budynki specjalne
    [many] { $count } budynków specjalnych
   *[other] { $count } budynku specjalnego
} wariantu rodzinnego, wymaganiami do góry.
lay-specials_expert = Wyłóż { $count ->
    [one] { $count } budynek specjalny
    [few] { $count } budynki specjalne
    [many] { $count } budynków specjalnych
   *[other] { $count } budynku specjalnego
} wariantu eksperckiego, wymaganiami do góry.
lay-coins = Daj każdemu graczowi { $count ->
    [one] { $count } monetę
    [few] { $count } monety
    [many] { $count } monet
   *[other] { $count } monety
}.
lay-markets_white = Każdy zaczyna z białym Szczęśliwym sklepikiem.
lay-markets_draft = Wyłóż pięć kolorowych sklepików. Każdy bierze jeden, zaczynając od ostatniego gracza.
