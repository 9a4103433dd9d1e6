### The score pad of Streets, for evenings with the printed box. No table loads this file.

## Fields

pad-money = Money
pad-tiles = Income of each tile with your marker
pad-tiles_open = Income of each tile with your marker, without closing values
pad-tokens = Tokens: { $token }

## What cannot be, or is unlikely

problem-too-many-tokens = Tokens ({ $token }): { $count } in all, but the box has only { $most }.
problem-rich = { $seat }: really ${ $money }?
problem-well-paid = { $seat }: does one tile really bring ${ $income }?

## Rulings

ruling-half_each = Our ruling: half is rounded up for each tile separately.
ruling-half_total = House rule: half is rounded up once, for all tiles together.

## Set-up

lay-start = Lay Central Station and the park side by side. Put one person of each colour on the station.
lay-remove_all = Remove { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} of each kind, unseen.
lay-remove_coloured = Remove { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
} of each colour, unseen. The mixed ones stay.
lay-extras = Add the five extra tiles.
lay-stack = Shuffle the stack of { $count } tiles.
lay-hand = Deal { $count } tiles to each player.
lay-signs = Give each player { $count } markers. Nobody has money yet.
lay-tokens = Lay out { $count } business tokens of each type.
lay-advisors = Everybody gets an advisor.
lay-contractor = With the Contractor: make the stack as if there were one more player, then remove { $count } tiles, unseen.
lay-sly = Sly: set aside { $count } tiles as his end stack. He starts with ${ $money }.
