### Every word of Streets.

game-name = Streets
game-pitch = Build one city together: close a street and everybody with a building on it is paid, and its people move on.
game-goal = Together you build one city. A building pays its owner when its street is closed, no matter who closes it; then its people move on to other buildings. Most money wins.
game-aim = A street closed at both ends pays everybody who built on it. Most money wins.
game-length = 40 min
game-difficulty = medium
certainty-reconstructed = the rules are the rulebook’s; most tiles are our reconstruction, because no list of the printed ones is public
certainty-mostly_certain = partly from a source, partly reconstructed

## Options

option-business = Business module
option-business-help = When a street is closed, its owners also take business tokens, which are worth money at the end.
option-advisors = Advisors module
option-advisors-help = Everybody has an advisor with an ability. In a solo game you may choose yours.
option-advisors-off = off
option-advisors-random = dealt at random
option-advisors-hacker = Hacker
option-advisors-entrepreneur = Entrepreneur
option-advisors-investor = Investor
option-advisors-hipster_legend = Hipster Legend
option-advisors-search_specialist = Search Specialist
option-difficulty = Sly’s difficulty
option-difficulty-help = How much money Sly starts with in a solo game: $0, $20 or $50, and $40 more if you have an advisor.
option-difficulty-easy = easy
option-difficulty-medium = medium
option-difficulty-hard = hard
option-gap_closes = A parallel tile closes a street
option-gap_closes-help = A tile at the end of a street also closes it if its road is parallel to the street’s but on the opposite side of the tile.
option-start_layout = Start tiles
option-start_layout-help = How the park is placed next to the station.
option-start_layout-at_end = at the end of the station’s street
option-start_layout-across = across the station’s road
option-start_symbols = Symbols on the start tiles
option-start_symbols-help = The station has a symbol of each kind, the park a wild one.
option-seekers_enter_closed = Seekers enter every new tile
option-seekers_enter_closed-help = People who seek a home move onto a new tile of their colour even if its own street closes at once.
option-closing_value_per_street = Closing value for each street
option-closing_value_per_street-help = A closing value pays for every closed street the tile is at the end of, not just once.
option-closing_value_at_final = Closing value at the end
option-closing_value_at_final-help = The rulebook says that a tile with a closing value pays only when it is itself on a closed street. On: when it closes another street it does not pay yet, but in final scoring its closing value counts like any other. Off: the rule is taken literally; a tile whose own street is still open at the end gets nothing for closing another.
option-final_rounding = Rounding at the end
option-final_rounding-help = How half of the final income is rounded up.
option-final_rounding-per_tile = for each tile
option-final_rounding-total = once for all tiles
why-advisor_alone = Advisors can be chosen in a solo game only; with more players they are dealt at random.
why-difficulty_alone = Only Sly has a difficulty, and he plays in solo games only.

## Parts of sentences

some-people = { $person ->
    [tourist] { $count ->
        [one] { $count } tourist
       *[other] { $count } tourists
    }
    [hipster] { $count ->
        [one] { $count } hipster
       *[other] { $count } hipsters
    }
    [parent] { $count ->
        [one] { $count } parent
       *[other] { $count } parents
    }
   *[shopper] { $count ->
        [one] { $count } shopper
       *[other] { $count } shoppers
    }
}
worth = { $formula ->
    [people] ${ $price } for each { $wants_symbol } on its street
    [symbols] ${ $price } for each { $wants_symbol } or wild symbol on its street
    [set] ${ $price } for each set of { $wants_symbol } symbols on its street
    [pair] ${ $price } for every two { $wants_symbol } symbols on its street
    [mixed] ${ $price } for each wild symbol on its street
    [signs] ${ $price } for each marker of its owner on its street
    [street_size] ${ $price } for each tile of its street
    [neighbourhood] ${ $price } for each tile around it, on any street
    [closing] ${ $price } if it closes another street
   *[copy] the value of another tile on its street
}
printed-symbols = { $symbols ->
    [0] { "" }
   *[other] ; symbols { $symbol }
}
sign = { $units ->
    [1] { $business }
   *[2] 2 × { $business }
}
reckoning = { $value ->
    [people] { $count ->
        [one] { $count } person
       *[other] { $count } people
    } × ${ $price }
    [symbols] { $count ->
        [one] { $count } symbol
       *[other] { $count } symbols
    } × ${ $price }
    [set] { $count ->
        [one] { $count } set
       *[other] { $count } sets
    } × ${ $price }
    [mixed] { $count ->
        [one] { $count } wild symbol
       *[other] { $count } wild symbols
    } × ${ $price }
    [signs] { $count ->
        [one] { $count } marker
       *[other] { $count } markers
    } × ${ $price }
    [street_size] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } × ${ $price }
    [neighbourhood] { $count ->
        [one] { $count } tile around
       *[other] { $count } tiles around
    } × ${ $price }
    [closing] { $count } × ${ $price } for closing
   *[other] nothing to copy
}
the-rest = The rest go to { $other_tile }.
twice = { $times ->
    [1] { "" }
   *[2] { " " }× { $times }
}
by-value = { $copied ->
    [0] { "" }
   *[other] , with the value of { $formula_tile }
}

## Questions

ask-abandon = You have no marker left: which of your tiles do you abandon?
ask-tile = Which tile do you build?
ask-discard = Nothing can be built anywhere: which tile do you discard?
ask-cell = Where do you build { $tile }?
ask-road = { $tile }: on which side is its road?
ask-signs = { $tile }: one marker, or two to double its value?
ask-street = { $count } streets are closed: which comes next?
ask-token_tile = For which of your tiles do you take tokens?
ask-token_type = { $tile }: which token do you take? Still to take: { $count }.
ask-substitute = Your income: let one of your tiles pay like a tile in your hand?
ask-people = { some-people } to move: how many to { $tile }? { the-rest }
ask-sly_cell = Sly builds { $tile }; these places are equally good for him. Where?
ask-sly_road = Sly builds { $tile }; these road sides are equally good for him. Which?
ask-sly_street = Sly has closed { $count } streets: which comes next?
ask-sly_token_tile = For which of his tiles does Sly take tokens?
ask-sly_token_type = { $tile }: which token does Sly take? Still to take: { $count }.
ask-sly_people = Sly moves { some-people }: how many to { $tile }? { the-rest }

## Moves

move-abandon = abandon { $tile } at ({ $cell }), which would pay ${ $income }; { $signs ->
    [one] { $signs } marker returns
   *[other] { $signs } markers return
}
move-build = build { $tile } ({ $tile_kind }; symbols { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; business { sign }
}
move-discard = discard { $tile } ({ $tile_kind })
move-cell = at ({ $cell }), road { $any_side }
by-order = { $order ->
    [matters] ; it depends on which street comes first
   *[free] { "" }
}
move-cell_closing = at ({ $cell }), road { $side }: closes { $count ->
    [one] { $count } street
   *[other] { $count } streets
}, ${ $income } for the builder, ${ $others } for others{ by-order }
move-cover = over { $tile } at ({ $cell }): ${ $income } for the builder
move-road = road { $side }
move-road_closing = road { $side }: closes { $count ->
    [one] { $count } street
   *[other] { $count } streets
}, ${ $income } for the builder, ${ $others } for others{ by-order }
move-signs = { $count ->
    [1] one marker
   *[2] two markers: double value
}
move-street = the street from ({ $from_cell }) to ({ $to_cell }), length { $length }
move-token = { $tile } at ({ $cell }): { $business } × { $count }
move-take = { $token }: { $have } so far, { $left } left
move-substitute = { $tile }, { worth }, in place of { $old_tile } at ({ $cell }): it would pay ${ $income }
move-pass = every tile pays its own value
move-send = { some-people } to { $tile } at ({ $cell })

# The same in short, for hints beside the board.
brief-build = build { $tile }
brief-discard = discard { $tile }
brief-send = { $count ->
    [0] nobody to { $tile }
   *[other] { some-people } to { $tile }
}{ $rest ->
    [0] { "" }
   *[other] , { $rest } to { $other_tile }
}
brief-abandon = abandon { $tile }
brief-cell = here
brief-cell_closing = here, closing { $count ->
    [one] { $count } street
   *[other] { $count } streets
}
brief-cover = here, over { $tile }
brief-street = first the street of { $length ->
    [one] { $length } tile
   *[other] { $length } tiles
}
brief-token = take tokens for { $tile }
brief-take = take a token: { $token }
brief-substitute = { $tile } in place of { $old_tile }
other-cell = at another place
other-cell_closing = at another place, closing { $count ->
    [one] { $count } street
   *[other] { $count } streets
}
other-cover = over { $tile }
told-cell_closing = closing { $count ->
    [one] { $count } street
   *[other] { $count } streets
}
told-cover = over { $tile }
with-road = road { $side }
with-road_closing = road { $side }, closing { $count ->
    [one] { $count } street
   *[other] { $count } streets
}
with-signs = { $count ->
    [1] one marker
   *[2] two markers
}

## Reasons

why-bad_move = “{ $text }” is not a move. Moves look like this: build T1, cell -1,0, road E, signs 2, street -1,0, token -1,0, take housing, substitute -1,0 T1, pass, send 3, abandon -1,0, discard T1.
why-bad_outcome = “{ $text }” cannot come up. What comes up looks like this: tile T1, back tourist, advisor hacker.
why-bad_cell = “{ $text }” is not a cell. A cell is two numbers, such as -1,0: how far right and how far down from the station, at most 48 each.
why-nothing_there = There is no tile at ({ $cell }).
why-not_asked = That is not the question now. Decide this first: { $step }.
why-cell_taken = { $tile } is already at ({ $cell }).
why-start_tile = You cannot cover the station or the park: ({ $cell }).
why-street_open = Only tiles on closed streets can be covered; the street at ({ $cell }) is open.
why-no_neighbour = No tile touches ({ $cell }).
why-no_road_fits = At ({ $cell }) a road would not join any other, would touch another along its side, or would make a street of more than five tiles.
why-roads_clash = With the road { $side } two roads would touch along their sides at ({ $cell }).
why-no_road_link = With the road { $side } it would join no other road at ({ $cell }).
why-street_too_long = With the road { $side } the street would have { $length } tiles; { $high } is the most.
why-sly_builds_elsewhere = Sly’s tile is worth more, or brings him more people, elsewhere than at ({ $cell }).
why-sly_turns_it = With the road { $side } the tile at ({ $cell }) is worth less to Sly, or brings him fewer people.
why-not_in_hand = You do not have { $tile } in your hand.
why-copy_in_hand = { $tile } copies other tiles, so it cannot take the place of another.
why-no_such_tile = The city has no such tile yet.
why-not_your_sign = You have no marker at ({ $cell }).
why-no_closing_street = No closed street that has yet to pay begins at ({ $cell }).
why-not_on_this_street = The tile at ({ $cell }) is not on this street, or has another player’s marker.
why-sly_gains_elsewhere = A different tile, not the one at ({ $cell }), gives Sly a token he does not have.
why-sly_lacks_another = Sly first takes a token he does not have, not { $token }.
why-token_gone = No { $token } tokens are left.
why-too_many_people = { $count } is too many: only { $high } can move.
why-few_tiles = Too few base tiles ({ $tile_kind }): { $given }; at least { $low } are needed.

step-abandon = the tile to abandon
step-tile = the tile to build
step-discard = the tile to discard
step-cell = where to build
step-road = the side of the road
step-signs = one marker or two
step-street = the next street
step-token_tile = the tile for tokens
step-token_type = the token
step-substitute = whether another value counts
step-people = where people go

## Events

event-advisor = { $seat } has the advisor { $advisor }.
event-back = On top of the stack: { $tile_kind }. { $left ->
    [one] { $left } tile is left.
   *[other] { $left } tiles are left.
}
event-face = The stack shows { $tile }. { $left ->
    [one] { $left } tile is left.
   *[other] { $left } tiles are left.
}
event-drew = { $seat } draws { $tile }.
event-drew_hidden = { $seat } draws a tile: { $tile_kind }.
event-took = { $seat } takes { $tile }.
event-end_stack = A tile for Sly’s end stack: { $tile_kind }.
event-end_stack_turned = The stack is used up: Sly’s end stack is shuffled and turned face up.
event-stack_empty = The stack is used up: only the tiles in hand are left.
event-turn = Turn { $turn }: { $seat }.
event-abandoned = { $seat } abandons { $tile } at ({ $cell }) and takes back { $signs ->
    [one] { $signs } marker
   *[other] { $signs } markers
}.
event-chose = { $seat } is going to build { $tile }.
event-put_away = { $seat } can build nothing and discards { $tile }.
event-built = { $seat } builds { $tile } at ({ $cell }), road { $side }{ $signs ->
    [1] .
   *[2] , with { $signs } markers.
}
event-covered = { $seat } builds { $tile } over { $old_tile } at ({ $cell }), road { $side }{ $signs ->
    [1] .
   *[2] , with { $signs } markers.
}
event-to_station = { some-people } from ({ $from_cell }), still without a home, { $count ->
    [one] goes
   *[other] go
} to the station.
event-settled = { some-people } from the supply { $count ->
    [one] moves
   *[other] move
} into { $tile } at ({ $cell }).
event-shortage = The supply has run out: { $missing ->
    [one] { $missing } person is missing
   *[other] { $missing } people are missing
}.
event-seekers_enter = { some-people } from ({ $from_cell }), without a home until now, { $count ->
    [one] moves
   *[other] move
} to ({ $to_cell }).
event-closed = { $seat } closes the street { $length ->
    [1] at ({ $from_cell })
   *[other] from ({ $from_cell }) to ({ $to_cell }), length { $length }
}.
event-token = { $seat } takes a { $token } token for { $tile } and now has { $have }.
event-no_token = No token is left for { $seat }’s { $tile }.
event-substituted = { $seat } shows { $with_tile }: { $tile } at ({ $cell }) pays like it.
event-symbols = Symbols that count for { $seat }: tourists { $tourist }, hipsters { $hipster }, parents { $parent }, shoppers { $shopper }, wild { $wild }.
event-income = { $seat }: { $tile } at ({ $cell }){ by-value }: { reckoning }{ twice } + ${ $people } for residents = ${ $amount }. Total: ${ $money }.
event-left = { some-people } { $count ->
    [one] moves
   *[other] move
} out of { $tile } at ({ $cell }).
first-left = Everybody who lived there looks for a home.
first-seeking = Somebody finds no home and waits in a dashed bubble.
event-arrived = { some-people } { $count ->
    [one] moves
   *[other] move
} into { $tile } at ({ $cell }).
event-seeking = { some-people } from { $tile } at ({ $cell }) { $count ->
    [one] finds
   *[other] find
} no home and will wait.
event-ended = { $ending }
event-final = { $seat }: { $tile } at ({ $cell }){ by-value }: { reckoning }{ twice } + ${ $people } for residents = ${ $amount }{ $points ->
    [0] .
   *[other] , half of it ${ $points }.
}
event-halved = { $seat }: { $tiles ->
    [one] half the income of { $tiles } tile
   *[other] half the income of each of { $tiles } tiles
}, rounded up: ${ $points } in all.
event-halved_together = { $seat }: ${ $amount } in all; half of that, rounded up: ${ $points }.
event-most_tokens = { $points ->
    [5] { $seat } is tied for the most { $token } tokens ({ $have }): ${ $points }.
   *[other] { $seat } has the most { $token } tokens ({ $have }): ${ $points }.
}
event-token_sets = { $seat }: { $sets ->
    [one] { $sets } set
   *[other] { $sets } sets
} of four different tokens: ${ $points }.
event-weighed = { $seat } looks for the best place for { $tile }: it is worth ${ $amount } there{ $people ->
    [0] { "" }
   *[other] , and { $people ->
        [one] { $people } person comes
       *[other] { $people } people come
    } to his tiles
}. { $count ->
    [1] No other place is as good.
   *[other] { $count } placements are equally good.
}
event-total = { $seat }: ${ $points } in all.

## The log beside the board: without text left out, after a comma or semicolon in the line before

log-back = { "" }
log-face = { "" }
log-drew = { "" }
log-drew_hidden = { "" }
log-took = { "" }
log-end_stack = { "" }
log-turn = { "" }
log-chose = { "" }
log-abandoned = { $seat } abandons { $tile }
log-built = { $seat } builds { $tile }{ $signs ->
    [1] { "" }
   *[2] { " " }with two markers
}
log-covered = { $seat } builds { $tile } over { $old_tile }{ $signs ->
    [1] { "" }
   *[2] { " " }with two markers
}
log-to_station = , { some-people } { $count ->
    [one] goes
   *[other] go
} to the station
log-settled = , { some-people } { $count ->
    [one] moves
   *[other] move
} in
log-shortage = , { $missing } too few in the supply
log-seekers_enter = , { some-people } { $count ->
    [one] finds
   *[other] find
} a home
log-closed = { $seat } closes a street of { $length ->
    [one] { $length } tile
   *[other] { $length } tiles
}
log-token = ; { $seat } takes { $token }{ $count ->
    [1] { "" }
   *[other] { " " }× { $count }
}
log-no_token = ; no token is left for { $seat }
log-substituted = { $seat }: { $tile } pays like { $with_tile }
log-symbols = { "" }
log-income = { $tile } pays { $seat } ${ $amount }: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ ${ $people } for residents
}
log-left = { "" }
log-arrived = { some-people } { $count ->
    [one] moves
   *[other] move
} into { $tile }
log-seeking = { $count ->
    [one] { $count } person finds
   *[other] { $count } people find
} no home and will wait
log-final = { $points ->
    [0] { $tile } counts as ${ $amount } for { $seat }
   *[other] { $tile } pays { $seat } ${ $points }, half of ${ $amount }
}: { reckoning }{ twice }{ $people ->
    [0] { "" }
   *[other] { " " }+ ${ $people } for residents
}

## The position

line-turn = Turn { $turn }: { $active_seat }
line-over = Everything is built.
line-stack = Stack: { $size ->
    [one] { $size } tile
   *[other] { $size } tiles
}, on top: { $top_kind }. Backs not seen yet: tourists { $tourist }, hipsters { $hipster }, families { $family }, shopping { $shopping }, mixed { $mixed }.
line-stack_empty = Stack: used up
line-top_tile = On top: { $tile } ({ $tile_kind }; symbols { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; business { sign }
}
line-end_stack = Sly’s end stack: { $tile_kind }
line-map = City (x to the right, y down; ^ > v < roads; @ station; * park; . free):
    { $picture }
line-street = Open street from ({ $from_cell }) to ({ $to_cell }), length { $length }, free ends { $free_cell }. Symbols: tourists { $tourist }, hipsters { $hipster }, parents { $parent }, shoppers { $shopper }, wild { $wild }.
line-closed_street = Closed street from ({ $from_cell }) to ({ $to_cell }), length { $length }. Symbols: tourists { $tourist }, hipsters { $hipster }, parents { $parent }, shoppers { $shopper }, wild { $wild }.
line-closed_tile = · { $tile } at ({ $cell }), road { $side }; { $tile_kind }; symbols { $symbol }
line-tile = · { $tile } at ({ $cell }), road { $side }, { $owner_seat }{ $signs ->
    [1] { "" }
   *[2] { " " }({ $signs } markers)
}; symbols { $symbol }; { worth }; people { $people }; now ${ $income }{ $business ->
    [none] { "" }
   *[other] ; business { sign }
}
line-abandoned = · { $tile } at ({ $cell }), road { $side }, nobody’s; symbols { $symbol }; { worth }; people { $people }{ $business ->
    [none] { "" }
   *[other] ; business { sign }
}
line-station = · { $tile } at ({ $cell }), road { $side }{ printed-symbols }; people: tourists { $tourist }, hipsters { $hipster }, parents { $parent }, shoppers { $shopper }
line-park = · { $tile } at ({ $cell }), road { $side }{ printed-symbols }
line-seekers = Seekers: { some-people } on { $tile } at ({ $cell })
line-supply = People in supply: tourists { $tourist }, hipsters { $hipster }, parents { $parent }, shoppers { $shopper }
line-token_supply = Tokens in supply: restaurant { $restaurant }, housing { $housing }, leisure { $leisure }, trade { $trade }
line-party = { $seat }: ${ $money }, { $signs ->
    [one] { $signs } marker in supply
   *[other] { $signs } markers in supply
}
line-sly = { $seat }: ${ $money }, as many markers as he needs
line-advisor = Advisor: { $advisor }, “{ $ability }”
line-tokens = Tokens: restaurant { $restaurant }, housing { $housing }, leisure { $leisure }, trade { $trade }
line-hand = In hand: { $tile } ({ $tile_kind }; symbols { $symbol }): { worth }{ $business ->
    [none] { "" }
   *[other] ; business { sign }
}
line-hidden = In hand: { $tile_kind }

## Scores

score-start = Start money
score-income = Income
score-final = Half the income of open streets
score-most_restaurant = Most restaurants
score-most_housing = Most housing
score-most_leisure = Most leisure
score-most_trade = Most trade
score-token_sets = Sets of tokens
term-money = money at once
term-money_later = money later
term-tokens = tokens
reason-money = It earns { $worth } more at once.
reason-money_later = Your tiles will pay { $worth } more later.
reason-tokens = Your tokens will bring { $worth } more at the end.
amount-points = ${ $points }
unit-points = { $over ->
    [0] { board-now }
   *[other] in all
}
table-points = { amount-points } { board-now }
hint-unit = $ at the end
help-points = { board-now }
score-business = Business
figure-buildings = tiles
figure-income = half of
figure-tokens = tokens
figure-sets = sets
ending-all_built = Every tile has been built.

## Things

kind-tourist = tourists
kind-hipster = hipsters
kind-family = families
kind-shopping = shopping
kind-mixed = mixed
kind-unknown = not seen yet
symbol-T = tourist
symbol-H = hipster
symbol-P = parent
symbol-S = shopper
symbol-W = wild
side-N = at the top
side-E = on the right
side-S = at the bottom
side-W = on the left
token-restaurant = restaurant
token-housing = housing
token-leisure = leisure
token-trade = trade
business-restaurant = restaurant
business-housing = housing
business-leisure = leisure
business-trade = trade
business-universal = any

advisor-contractor = Contractor
advisor-hacker = Hacker
advisor-entrepreneur = Entrepreneur
advisor-investor = Investor
advisor-hipster_legend = Hipster Legend
advisor-restorer = Restorer
advisor-search_specialist = Search Specialist
ability-contractor = Builds and draws two tiles in a turn as long as there is a stack.
ability-hacker = The backs of the tiles in your hand count as symbols too, and so does the shopper on this card.
ability-entrepreneur = On each closed street one of your tiles may pay like a tile in your hand.
ability-investor = One tile at a time may carry two markers: its value is doubled.
ability-hipster_legend = All hipster symbols, including the one on this card, count as wild.
ability-restorer = May build over a tile of a closed street, and is paid for the new tile at once.
ability-search_specialist = Symbols on your tiles on other streets count too.

tile-station = Central Station
tile-park = City Park
tile-T1 = Chillax Spa
tile-T2 = Harbour Hotel
tile-T3 = Souvenir Kiosk
tile-T4 = Lookout Tower
tile-T5 = Colossus Museum
tile-T6 = Fish Grill
tile-T7 = Tour Office
tile-T8 = Rooftop Dining Room
tile-H1 = Art Gallery
tile-H2 = Microbrewery
tile-H3 = Vintage Boutique
tile-H4 = Student Dorm
tile-H5 = Record Store
tile-H6 = Food Truck Yard
tile-H7 = Pop-up Studio
tile-H8 = Indie Cinema
tile-P1 = Starter Home
tile-P2 = Trendy Loft
tile-P3 = Flea Market
tile-P4 = Playground Café
tile-P5 = Terraced Houses
tile-P6 = Swimming Pool
tile-P7 = Corner School
tile-P8 = Pizzeria
tile-S1 = Department Store
tile-S2 = Toy Store
tile-S3 = Delicatessen
tile-S4 = Outlet
tile-S5 = Glass Arcade
tile-S6 = Games Hall
tile-S7 = Flats over Shops
tile-S8 = Showroom Flats
tile-M1 = Hardware Store
tile-M2 = Street Food Hall
tile-M3 = Community Centre
tile-M4 = Corner Tower
tile-M5 = Franchise Office
tile-M6 = Concert Hall
tile-M7 = Gastropub
tile-M8 = Serviced Flats
tile-X1 = Boat Pier
tile-X2 = Artists’ Lofts
tile-X3 = Family Bistro
tile-X4 = Furniture Store
tile-X5 = Pocket Plaza

## Board

virtual-player = Sly
board-city = The city
board-hand = Your hand
board-hand-of = { $name }’s hand
board-look-help = Choose a tile, in hand or on the map, to read about it.
board-pick = Choose one of your tiles and a place
board-moving = Where { $count ->
    [one] does { $people } go?
   *[other] do { $people } go?
}
board-pick-help = You can build on every dashed cell; the bars at its edges show where its road may run.
board-which-tile = Which tile goes here?
board-cover-help = Framed tiles can be built over.
board-covers = It covers { $tile }, which is then gone.
board-where = Now choose a place on the map.
board-build = Build here
board-build-label = Build { $tile } here, road { $side }
board-builds = { $tile } here
board-closes = { $tile } closes { $count ->
    [one] a street
   *[other] { $count } streets
}
board-if-closed = Closes no street. If its own street closed now:
board-pays-others = Pays { $others }, you nothing
board-ask-build = Build { $tile } here?
board-by-order = The income depends on which street comes first; the best order is shown below.
board-nobody-paid = Nobody has a marker there: nobody is paid.
board-move-out = { $count ->
    [one] { $count } person moves
   *[other] { $count } people move
} out; you decide where to.
board-sly-moves-out = { $count ->
    [one] { $count } person moves
   *[other] { $count } people move
} out, to Sly’s tiles first.
board-homeless = { $count ->
    [one] { $count } person finds
   *[other] { $count } people find
} no home and will wait.
board-last-sign = Your last marker: if none comes back, you must abandon a tile next turn.
board-road-side = Which side the road is on
board-turn-left = Turn left
board-turn-right = Turn right
board-turn-tile = { $tile }, road { $side }: turn
board-turn-road = { board-which-tile } Road { $side }: turn
board-one-sign = One marker
board-two-signs = Two markers: double value
board-abandon = Abandon { $tile }
board-abandon-choose = Choose a tile
board-abandon-help = Choose one of your tiles on the map. Its marker returns without income, its people move out, and nobody will own the tile again.
board-street = { $tiles }: { $length ->
    [one] { $length } tile
   *[other] { $length } tiles
}
board-token-for = { $tile }: { $business } × { $count }
board-substitute = { $tile } for { $old }
board-substitute-pays = ${ $amount } in place of ${ $old }
board-stack-left = Tiles not seen yet
board-all-to = { $count ->
    [1] To { $tile }
   *[other] All to { $tile }
}
board-some-to = Or some to { $tile }:
board-stack = Stack
board-stack-help = Tiles left in the stack. Everybody sees the back of the top tile.
board-next = next
board-seeking-home = Seeking
board-seekers-help = People without a home: they move into the next new tile of their colour.
board-supply-help = People in the supply: { $count }
board-in-supply = In supply
board-dollars = ${ $amount }
board-dollars-range = ${ $least }–{ $most }
board-money = Money: ${ $amount }
board-open-income = Tiles on open streets would pay ${ $amount } if those streets closed now.
board-signs-left = Markers in supply: { $count } of { $all }
board-token = { $token }: { $count }
board-own-tiles = Tiles on open streets
board-none-open = None.
board-end-stack = End stack
board-end-stack-help = Sly builds these three after the stack is used up; their order is unknown.
board-sly-builds = builds { $tile }
board-no-value = pays nobody, but its symbols count
board-wild = Wild counts as any symbol.
board-counted = (ringed on the map)
board-symbols = Symbols: { $symbols }
board-business = Business: { $count ->
    [one] { $business }
   *[other] 2 × { $business }
}
board-owner = { $count ->
    [one] { $name }’s marker
   *[other] Two of { $name }’s markers
}
board-ownerless = Nobody’s
board-income-now = ${ $amount } due
board-income-half = { board-now }: ${ $amount } (half)
board-income-half-up = { board-now }: ${ $amount } (half, rounded up)
board-residents = { $count ->
    [one] { $count } resident
   *[other] { $count } residents
}
board-seekers = { $count ->
    [one] { $count } person seeks
   *[other] { $count } people seek
} a home
board-seeking = { $people }, seeking a home
board-open = +${ $amount } due
board-just-paid = Just paid:
board-cash = cash now
board-half = half of ${ $amount } due
board-half-up = half of ${ $amount } due, rounded up
board-half-tiles = half of ${ $amount } due, each tile rounded up
board-business-sum = for tokens
board-now = if it ended now
board-sum =
    ${ $cash } { board-cash } + ${ $half } ({ $why }){ $tokens ->
        [0] { "" }
       *[other] { "" } + ${ $tokens } { board-business-sum }
    } = ${ $total } { board-now }.
board-sum-cash =
    ${ $cash } { board-cash }{ $tokens ->
        [0] { "" }
       *[other] { "" } + ${ $tokens } { board-business-sum }
    } = ${ $total } { board-now }.
board-road-to = Road { $side }
board-at-N = above { $tile }
board-at-E = to the right of { $tile }
board-at-S = below { $tile }
board-at-W = to the left of { $tile }
board-place = { $where }, road { $sides }
board-over = Over { $tile }
board-told-closed = { $name } closes a street of { $length ->
    [one] { $length } tile
   *[other] { $length } tiles
}.
board-told-abandoned = { $name } abandons { $tile }.
board-told-arrived = { $people }: into { $tile }
board-told-seekers_enter = { $people } without a home: into { $tile }
board-told-seeking = { $people }: nowhere to go, waiting

## What things on the board are

what-table = Table
what-city = City
what-tile = Tile
what-road = Road
what-hand = Hand
what-stack = Stack
what-seekers = Seekers
what-supply = People in the supply
what-money = Money
what-due = Income of open streets
what-signs = Markers
what-advisor = Advisor
what-tokens = Business tokens
what-sly = Sly
