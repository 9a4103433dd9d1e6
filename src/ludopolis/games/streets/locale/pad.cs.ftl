### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Peníze
pad-tiles = Příjem každé budovy s vaší cedulí
pad-tiles_open = Příjem každé budovy s vaší cedulí, bez hodnoty za uzavření
pad-tokens = Žetony: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Žetony ({ $token }): celkem { $count }, v krabici je { $most }.
problem-rich = { $seat }: opravdu { $money } $?
problem-well-paid = { $seat }: vynáší jedna budova opravdu { $income } $?

## Rulings

ruling-half_each = Náš výklad: polovina se zaokrouhluje nahoru u každé budovy zvlášť.
ruling-half_total = Domácí pravidlo: polovina se zaokrouhlí nahoru jednou, za všechny budovy dohromady.

## Set-up

lay-start = Položte vedle sebe nádraží a park. Na nádraží leží jeden člověk od každé barvy.
lay-remove_all = Odeberte bez nahlédnutí budovy; od každého druhu: { $count }.
lay-remove_coloured = Odeberte bez nahlédnutí budovy; od každé barvy: { $count }. Smíšené zůstanou.
lay-extras = Přidejte pět dalších budov.
lay-stack = Zamíchejte hromádku; budov v ní: { $count }.
lay-hand = Rozdejte každému destiček: { $count }.
lay-signs = Cedulí každému: { $count }. Peníze nemá nikdo.
lay-tokens = Žetonů podnikání každého druhu: { $count }.
lay-advisors = Každý dostane poradce.
lay-contractor = Se Stavitelem: hromádka jako pro jednoho hráče navíc, pak odeberte bez nahlédnutí destiček: { $count }.
lay-sly = Lišák: destiček v jeho závěrečné hromádce: { $count }; peníze: { $money } $.
