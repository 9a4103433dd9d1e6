### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Peniaze
pad-tiles = Príjem každej budovy s vašou tabuľou
pad-tiles_open = Príjem každej budovy s vašou tabuľou, bez hodnoty za uzavretie
pad-tokens = Žetóny: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Žetóny ({ $token }): spolu { $count }, ale v škatuli ich je len { $most }.
problem-rich = { $seat }: naozaj { $money } $?
problem-well-paid = { $seat }: vynáša jedna budova naozaj { $income } $?

## Rulings

ruling-half_each = Náš výklad: polovica sa zaokrúhľuje nahor pri každej budove zvlášť.
ruling-half_total = Domáce pravidlo: polovica sa zaokrúhli nahor raz, za všetky budovy spolu.

## Set-up

lay-start = Položte vedľa seba stanicu a park. Na stanicu položte po jednom človeku z každej farby.
lay-remove_all = Bez nahliadnutia odoberte z každého druhu { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
    [many] { $count } dielika
   *[other] { $count } dielikov
}.
lay-remove_coloured = Bez nahliadnutia odoberte z každej farby { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
    [many] { $count } dielika
   *[other] { $count } dielikov
}. Zmiešané zostanú.
lay-extras = Pridajte päť ďalších dielikov.
lay-stack = Zamiešajte kôpku: { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
    [many] { $count } dielika
   *[other] { $count } dielikov
}.
lay-hand = Rozdajte každému { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
    [many] { $count } dielika
   *[other] { $count } dielikov
}.
lay-signs = Dajte každému { $count ->
    [one] { $count } tabuľu
    [few] { $count } tabule
    [many] { $count } tabule
   *[other] { $count } tabúľ
}. Peniaze zatiaľ nemá nikto.
lay-tokens = Vyložte z každého druhu { $count ->
    [one] { $count } žetón
    [few] { $count } žetóny
    [many] { $count } žetónu
   *[other] { $count } žetónov
} podnikania.
lay-advisors = Každý dostane poradcu.
lay-contractor = So Staviteľom: pripravte kôpku ako pre jedného hráča navyše a potom bez nahliadnutia odoberte { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
    [many] { $count } dielika
   *[other] { $count } dielikov
}.
lay-sly = Lišiak: odložte bokom { $count ->
    [one] { $count } dielik
    [few] { $count } dieliky
    [many] { $count } dielika
   *[other] { $count } dielikov
} ako jeho záverečnú kôpku. Má { $money } $.
