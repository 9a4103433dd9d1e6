### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Money
pad-tiles = Income of each tile with your sign
pad-tiles_open = Income of each tile with your sign, without closing values
pad-tokens = Tokens: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Tokens ({ $token }): { $count } in all, and the box has { $most }.
problem-rich = { $seat }: really ${ $money }?
problem-well-paid = { $seat }: does one tile really bring ${ $income }?

## Rulings

ruling-half_each = Our ruling: half is rounded up for each tile by itself.
ruling-half_total = House rule: half is rounded up once, for all tiles together.

## Set-up

lay-start = Lay Central Station and the park side by side. One person of each colour lies on the station.
lay-remove_all = Remove buildings unseen, of each kind: { $count }.
lay-remove_coloured = Remove buildings unseen, of each colour: { $count }. The mixed ones stay.
lay-extras = Add the five extra buildings.
lay-stack = Shuffle the stack; buildings in it: { $count }.
lay-hand = Tiles dealt to each player: { $count }.
lay-signs = Signs for each player: { $count }. Nobody has money.
lay-tokens = Business tokens of each type: { $count }.
lay-advisors = Everybody gets an advisor.
lay-contractor = With the Contractor: make the stack for one player more, then remove tiles unseen: { $count }.
lay-sly = Sly: tiles set aside as his end stack: { $count }; money: ${ $money }.
