### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Peníze
pad-tiles = Příjem každé budovy s vaší cedulí
pad-tiles_open = Příjem každé budovy s vaší cedulí, bez hodnoty za uzavření
pad-tokens = Žetony: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Žetony ({ $token }): celkem { $count }, ale v krabici je jen { $most }.
problem-rich = { $seat }: opravdu { $money } $?
problem-well-paid = { $seat }: vynáší jedna budova opravdu { $income } $?

## Rulings

ruling-half_each = Náš výklad: polovina se zaokrouhluje nahoru u každé budovy zvlášť.
ruling-half_total = Domácí pravidlo: polovina se zaokrouhlí nahoru jednou, za všechny budovy dohromady.

## Set-up

lay-start = Položte vedle sebe nádraží a park. Na nádraží dejte po jednom člověku od každé barvy.
lay-remove_all = Odeberte bez nahlédnutí { $count ->
    [one] { $count } destičku
    [few] { $count } destičky
    [many] { $count } destičky
   *[other] { $count } destiček
} od každého druhu.
lay-remove_coloured = Odeberte bez nahlédnutí { $count ->
    [one] { $count } destičku
    [few] { $count } destičky
    [many] { $count } destičky
   *[other] { $count } destiček
} od každé barvy. Smíšené zůstanou.
lay-extras = Přidejte pět destiček navíc.
lay-stack = Zamíchejte hromádku o { $count } destičkách.
lay-hand = Rozdejte každému { $count ->
    [one] { $count } destičku
    [few] { $count } destičky
    [many] { $count } destičky
   *[other] { $count } destiček
}.
lay-signs = Dejte každému { $count ->
    [one] { $count } ceduli
    [few] { $count } cedule
    [many] { $count } cedule
   *[other] { $count } cedulí
}. Peníze zatím nikdo nemá.
lay-tokens = Vyložte žetony podnikání, od každého druhu { $count }.
lay-advisors = Každý dostane poradce.
lay-contractor = Se Stavitelem: připravte hromádku jako pro jednoho hráče navíc, pak bez nahlédnutí odeberte { $count ->
    [one] { $count } destičku
    [few] { $count } destičky
    [many] { $count } destičky
   *[other] { $count } destiček
}.
lay-sly = Lišák: odložte { $count ->
    [one] { $count } destičku
    [few] { $count } destičky
    [many] { $count } destičky
   *[other] { $count } destiček
} jako jeho závěrečnou hromádku. Lišák má { $money } $.
