### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Pieniądze
pad-tiles = Dochód każdego budynku z twoim znacznikiem
pad-tiles_open = Dochód każdego budynku z twoim znacznikiem, bez wartości zamknięcia
pad-tokens = Żetony: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Żetony ({ $token }): razem { $count }, a w pudełku jest tylko { $most }.
problem-rich = { $seat }: naprawdę { $money } $?
problem-well-paid = { $seat }: czy jeden budynek naprawdę przynosi { $income } $?

## Rulings

ruling-half_each = Nasza interpretacja: połowę zaokrągla się w górę osobno dla każdego budynku.
ruling-half_total = Zasada domowa: połowę zaokrągla się w górę raz, dla wszystkich budynków razem.

## Set-up

lay-start = Połóż obok siebie dworzec i park. Na dworcu połóż po jednej osobie każdego koloru.
lay-remove_all = Usuń bez oglądania po { $count ->
    [one] { $count } kafelku
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
} z każdego rodzaju.
lay-remove_coloured = Usuń bez oglądania po { $count ->
    [one] { $count } kafelku
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
} z każdego koloru. Mieszane zostają.
lay-extras = Dodaj pięć dodatkowych kafelków.
lay-stack = Potasuj stos z { $count ->
    [one] { $count } kafelka
    [few] { $count } kafelków
    [many] { $count } kafelków
   *[other] { $count } kafelka
}.
lay-hand = Rozdaj każdemu po { $count ->
    [one] { $count } kafelku
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}.
lay-signs = Daj każdemu graczowi { $count ->
    [one] { $count } znacznik
    [few] { $count } znaczniki
    [many] { $count } znaczników
   *[other] { $count } znacznika
}. Nikt nie ma jeszcze pieniędzy.
lay-tokens = Wyłóż po { $count ->
    [one] { $count } żetonie biznesu
    [few] { $count } żetony biznesu
    [many] { $count } żetonów biznesu
   *[other] { $count } żetonu biznesu
} każdego rodzaju.
lay-advisors = Każdy dostaje doradcę.
lay-contractor = Z Wykonawcą: przygotuj stos jak dla jednego gracza więcej, potem usuń bez oglądania { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}.
lay-sly = Spryciarz ma { $money } $. Na jego stos końcowy odłóż { $count ->
    [one] { $count } kafelek
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}.
