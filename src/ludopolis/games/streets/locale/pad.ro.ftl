### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Bani
pad-tiles = Venitul fiecărei clădiri cu panoul tău
pad-tiles_open = Venitul fiecărei clădiri cu panoul tău, fără valoarea de închidere
pad-tokens = Jetoane: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Jetoane ({ $token }): { $count } în total, iar în cutie sunt { $most }.
problem-rich = { $seat }: chiar { $money } $?
problem-well-paid = { $seat }: o singură clădire aduce chiar { $income } $?

## Rulings

ruling-half_each = Interpretarea noastră: jumătatea se rotunjește în sus pentru fiecare clădire în parte.
ruling-half_total = Regula casei: jumătatea se rotunjește în sus o dată, pentru toate clădirile împreună.

## Set-up

lay-start = Pune gara și parcul alături. Pe gară stă câte un om de fiecare culoare.
lay-remove_all = Scoate clădiri fără să le vezi, de fiecare fel: { $count }.
lay-remove_coloured = Scoate clădiri fără să le vezi, de fiecare culoare: { $count }. Cele mixte rămân.
lay-extras = Adaugă cele cinci clădiri în plus.
lay-stack = Amestecă teancul; clădiri în el: { $count }.
lay-hand = Cartonașe împărțite fiecăruia: { $count }.
lay-signs = Panouri pentru fiecare: { $count }. Nimeni nu are bani.
lay-tokens = Jetoane de afaceri de fiecare fel: { $count }.
lay-advisors = Fiecare primește un consilier.
lay-contractor = Cu Constructorul: teancul ca pentru un jucător în plus, apoi scoate cartonașe fără să le vezi: { $count }.
lay-sly = Sly: cartonașe în teancul lui final: { $count }; bani: { $money } $.
