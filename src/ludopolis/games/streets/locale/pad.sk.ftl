### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Peniaze
pad-tiles = Príjem každej budovy s vašou tabuľou
pad-tiles_open = Príjem každej budovy s vašou tabuľou, bez hodnoty za uzavretie
pad-tokens = Žetóny: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Žetóny ({ $token }): spolu { $count }, v škatuli je { $most }.
problem-rich = { $seat }: naozaj { $money } $?
problem-well-paid = { $seat }: vynáša jedna budova naozaj { $income } $?

## Rulings

ruling-half_each = Náš výklad: polovica sa zaokrúhľuje nahor pri každej budove zvlášť.
ruling-half_total = Domáce pravidlo: polovica sa zaokrúhli nahor raz, za všetky budovy spolu.

## Set-up

lay-start = Položte vedľa seba stanicu a park. Na stanici leží jeden človek z každej farby.
lay-remove_all = Odoberte bez nahliadnutia budovy; z každého druhu: { $count }.
lay-remove_coloured = Odoberte bez nahliadnutia budovy; z každej farby: { $count }. Zmiešané zostanú.
lay-extras = Pridajte päť ďalších budov.
lay-stack = Zamiešajte kôpku; budov v nej: { $count }.
lay-hand = Rozdajte každému dielikov: { $count }.
lay-signs = Tabúľ každému: { $count }. Peniaze nemá nikto.
lay-tokens = Žetónov podnikania každého druhu: { $count }.
lay-advisors = Každý dostane poradcu.
lay-contractor = So Staviteľom: kôpka ako pre jedného hráča navyše, potom odoberte bez nahliadnutia dielikov: { $count }.
lay-sly = Lišiak: dielikov v jeho záverečnej kôpke: { $count }; peniaze: { $money } $.
