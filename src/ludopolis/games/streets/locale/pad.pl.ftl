### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Pieniądze
pad-tiles = Dochód każdego budynku z twoim znacznikiem
pad-tiles_open = Dochód każdego budynku z twoim znacznikiem, bez wartości zamknięcia
pad-tokens = Żetony: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Żetony ({ $token }): razem { $count }, a w pudełku jest { $most }.
problem-rich = { $seat }: naprawdę { $money } $?
problem-well-paid = { $seat }: czy jeden budynek naprawdę przynosi { $income } $?

## Rulings

ruling-half_each = Nasza interpretacja: połowę zaokrągla się w górę osobno dla każdego budynku.
ruling-half_total = Zasada domowa: połowę zaokrągla się w górę raz, dla wszystkich budynków razem.

## Set-up

lay-start = Połóż obok siebie dworzec i park. Na dworcu leży po jednej osobie każdego koloru.
lay-remove_all = Usuń budynki bez oglądania; z każdego rodzaju: { $count }.
lay-remove_coloured = Usuń budynki bez oglądania; z każdego koloru: { $count }. Mieszane zostają.
lay-extras = Dodaj pięć dodatkowych budynków.
lay-stack = Potasuj stos; budynków w nim: { $count }.
lay-hand = Rozdaj każdemu po { $count ->
    [one] { $count } kafelku
    [few] { $count } kafelki
    [many] { $count } kafelków
   *[other] { $count } kafelka
}.
lay-signs = Znaczniki dla każdego: { $count }. Nikt nie ma pieniędzy.
lay-tokens = Żetony biznesu każdego rodzaju: { $count }.
lay-advisors = Każdy dostaje doradcę.
lay-contractor = Z Wykonawcą: przygotuj stos jak dla jednego gracza więcej, potem usuń kafelki bez oglądania: { $count }.
lay-sly = Odłóż kafelki na stos końcowy Spryciarza: { $count }. Jego pieniądze: { $money } $.
