### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Bani
pad-tiles = Venitul fiecărui cartonaș cu panoul tău
pad-tiles_open = Venitul fiecărui cartonaș cu panoul tău, fără valoarea de închidere
pad-tokens = Jetoane: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Jetoane ({ $token }): { $count } în total, iar în cutie sunt { $most }.
problem-rich = { $seat }: chiar { $money } $?
problem-well-paid = { $seat }: un singur cartonaș aduce chiar { $income } $?

## Rulings

ruling-half_each = Interpretarea noastră: jumătatea se rotunjește în sus pentru fiecare cartonaș în parte.
ruling-half_total = Regula casei: jumătatea se rotunjește în sus o dată, pentru toate cartonașele împreună.

## Set-up

lay-start = Pune Gara Centrală și parcul unul lângă altul. Pune în gară câte un om de fiecare culoare.
lay-remove_all = Scoate, fără să te uiți, câte { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
} de fiecare fel.
lay-remove_coloured = Scoate, fără să te uiți, câte { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
} de fiecare culoare. Cele mixte rămân.
lay-extras = Adaugă cele cinci cartonașe suplimentare.
lay-stack = Amestecă teancul de { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}.
lay-hand = Împarte fiecărui jucător { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}.
lay-signs = Dă fiecărui jucător { $count ->
    [one] { $count } panou
    [few] { $count } panouri
   *[other] { $count } de panouri
}. Nimeni nu are încă bani.
lay-tokens = Pune pe masă câte { $count ->
    [one] { $count } jeton
    [few] { $count } jetoane
   *[other] { $count } de jetoane
} de afaceri de fiecare tip.
lay-advisors = Fiecare primește un consilier.
lay-contractor = Cu Constructorul: fă teancul ca pentru un jucător în plus, apoi scoate, fără să te uiți, { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
}.
lay-sly = Sly: pune deoparte { $count ->
    [one] { $count } cartonaș
    [few] { $count } cartonașe
   *[other] { $count } de cartonașe
} pentru teancul lui final. Sly începe cu { $money } $.
