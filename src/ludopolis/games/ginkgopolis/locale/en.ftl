### Every word of Ginkgopolis.

game-name = Ginkgopolis
game-pitch = A city of the future grows outward and upward. Play a card alone to use a building, or with a tile to build.
game-goal = Together you build a city outward and upward; every round each of you secretly plays one card. Buildings, kept cards and majorities in districts score points, and most points wins.
game-aim = Build outward and upward, use buildings and win districts. Most points wins.
game-ends = { $players ->
    [1] The game ends with the round in which the tiles run out, all your resources are in the city, or Hal has too few left to build.
   *[other] The game ends with the round in which the tiles run out for the second time, or a player has all { $players ->
        [2] 25
        [3] 20
        [4] 18
       *[other] 16
    } of their resources in the city.
}
game-length = 45 min
game-difficulty = harder
certainty-mostly_certain = what cards can do comes from the rulebook; which number does what, and the characters, come from players’ lists

## Options

option-characters = Characters
option-characters-help = Three fixed characters each for a first game, or a draft of characters for the normal game.
option-characters-trios = fixed trios (introductory game)
option-characters-draft = draft (normal game)
option-solo_level = Level of the virtual player
option-solo_level-help = In a solo game you play against Hal. At the higher level he builds upward more often and picks better places.
option-solo_level-normal = normal
option-solo_level-expert = expert
option-screens = Screens
option-screens-help = Whether everybody sees how many resources, tiles and points the others have behind their screens.
option-screens-open_counts = counts are shown
option-screens-closed = closed
option-solo_deal = Cards in a solo game
option-solo_deal-help = How many cards you get each round of a solo game; Hal always gets one, unseen.
option-solo_deal-3plus1 = three for you, one for Hal
option-solo_deal-2plus1 = two for you, one for Hal
option-max_rounds = Round limit
option-max_rounds-help = The game is scored after this many rounds even if nothing else has ended it. The rules have no limit.
why-draft_alone = The draft needs two players or more. A solo game has no characters.
why-solo_only = The virtual player’s level and the number of cards dealt can be set for solo games only.

## Parts of sentences

some-items = { $item ->
    [resource] { $count ->
        [one] { $count } resource
       *[other] { $count } resources
    }
    [tile] { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
   *[point] { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
}

# Each begins with a space, and what is zero is left out: “ +1 resource +2 tiles”.
gained-items = { $resources ->
    [0] { "" }
    [one] { " " }+{ $resources } resource
   *[other] { " " }+{ $resources } resources
}{ $tiles ->
    [0] { "" }
    [one] { " " }+{ $tiles } tile
   *[other] { " " }+{ $tiles } tiles
}{ $points ->
    [0] { "" }
    [one] { " " }+{ $points } point
   *[other] { " " }+{ $points } points
}
start-items = { $start_resources ->
    [0] { "" }
    [one] { " " }+{ $start_resources } resource
   *[other] { " " }+{ $start_resources } resources
}{ $start_tiles ->
    [0] { "" }
    [one] { " " }+{ $start_tiles } tile
   *[other] { " " }+{ $start_tiles } tiles
}{ $start_points ->
    [0] { "" }
    [one] { " " }+{ $start_points } point
   *[other] { " " }+{ $start_points } points
}
bonus-items = { $bonus_resources ->
    [0] { "" }
    [one] { " " }+{ $bonus_resources } resource
   *[other] { " " }+{ $bonus_resources } resources
}{ $bonus_tiles ->
    [0] { "" }
    [one] { " " }+{ $bonus_tiles } tile
   *[other] { " " }+{ $bonus_tiles } tiles
}{ $bonus_points ->
    [0] { "" }
    [one] { " " }+{ $bonus_points } point
   *[other] { " " }+{ $bonus_points } points
}
bonus-part = { $bonuses ->
    [0] { "" }
   *[other] ; bonus{ bonus-items }
}
paid-items = { $points ->
    [0] { "" }
    [one] { " " }−{ $points } point
   *[other] { " " }−{ $points } points
}{ $resources ->
    [0] { "" }
    [one] { " " }−{ $resources } resource
   *[other] { " " }−{ $resources } resources
}

## Questions

ask-draft = Draft, character { $pick } of 3: keep one.
ask-select = Round { $round }: play a card, alone or with a tile.
ask-take = You played a letter card alone: take a resource or a tile.
ask-token = Where does letter { $card } go? It moves to a free cell next to the new building.
ask-token_blocked = There is no free cell for letter { $card } next to the new building. Choose its new place around the city.
ask-return = The tiles have run out: return some of yours for a point each?{ $tiles ->
    [0] { "" }
   *[other] { " " }Chosen: { $tiles }.
}

# What follows a choice that all make at once, where “This ends your turn” would be wrong.
ends-select = Your card is played once everybody has chosen.
ends-draft = This is final once everybody has chosen.
ends-return = { ends-draft }

## Moves

move-renew = take a new hand at once for a renewal token; everybody is told
move-done = keep the rest
move-push_forward = push the next letters clockwise
move-push_backward = push the letters before it anticlockwise
move-take = take a { $item ->
    [resource] resource
   *[tile] tile
}
move-keep = keep the { $character }; start{ start-items }; bonus{ bonus-items }
move-return = return { $tile }
move-token = to { $cell }
move-exploit_letter = play card { $card } alone: a resource or a tile{ bonus-part }
move-exploit = play { $card } alone: { some-items }{ bonus-part }
move-urbanize = { $card } with { $tile }: build outward; −{ $placed } resource; neighbours{ gained-items }{ bonus-part }
move-construct = { $card } with { $tile }: build upward;{ paid-items }{ bonus-part }
move-construct_over = { $card } with { $tile }: build upward;{ paid-items }{ bonus-part }; { $seat } gets { $count ->
    [one] { $count } resource back, and { $count } point
   *[other] { $count } resources back, and { $count } points
}
move-dear = { $card } with { $tile }: played alone, as { $points ->
    [0] { "" }
    [one] { $points } point
   *[other] { $points } points
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } resource
   *[other] { $resources } resources
} cannot be paid now (points: { $has_points }, resources: { $has_resources })

# The same in short, for hints beside the board.
brief-token = the letter goes to the lit cell
other-token = the letter goes to another cell
brief-return = { $count ->
    [1] return { $tile }
   *[other] return { $count } tiles: { $tile }
}
with-return = { $tile }
with-done = keep the rest
brief-renew = take a new hand (−2 points at the end)
brief-urbanize = { $card } with { $tile }: build outward
brief-construct = { $card } with { $tile }: build upward and keep the card
brief-construct_over = { $card } with { $tile }: build on top of { $seat }’s building and keep the card
brief-dear = { $card } with { $tile }: too expensive now, so the tile comes back and the card counts as played alone

## Reasons

why-bad_move = “{ $text }” is not a move. Moves look like this: play R7, play R7 Y4, play C R8, renew, take resource, take tile, token -1,3, push forward, push backward, return Y9, done, keep planner_exploit_1.
why-bad_outcome = “{ $text }” cannot be drawn. Draws look like this: tile R7, card C, first 0, trio 4, character planner_exploit_1.
why-no_renewals = You have no renewal token left.
why-solo_renewals = A solo game has no renewal tokens: nobody takes a new hand.
why-not_in_hand = You do not have { $card } in your hand.
why-not_behind_screen = You do not have { $tile } behind your screen.
why-room_for_token = There is room for the letter: choose a cell.
why-cell_built = There is already a building at { $cell }.
why-cell_taken = Letter { $card } is already at { $cell }.
why-cell_far = { $cell } is not next to the new building at { $from_cell }.
why-cell_off_ring = { $cell } is not on the outer edge of the city.
why-cell_out_of_order = { $cell } would not keep the letters in order around the city.
why-returned_already = You have already chosen { $tile }.
why-return_order = Name tiles in ascending order: { $tile } comes before { $last_tile }.
why-not_in_packet = The { $character } is not in your packet.
why-not_asked = That is not the question now. Decide this first: { $step }.

step-draft = which character to keep
step-select = which card to play
step-take = a resource or a tile
step-token = where the letter goes
step-return = which tiles to return

## Events

event-reveal = Everybody has chosen.
event-placed = At { $cell }: { $tile }.
event-turned = Turned over to the discard pile: { $card }.
event-first = { $seat } is the first player.
event-trio = { $seat } gets trio { $trio }.
event-packet = { $seat } looks at the { $character }.
event-packets_passed = The packets go one seat to the left.
event-character = { $seat } has the { $character }.
event-drew_tile = { $seat } draws the { $tile } tile.
event-drew_tile_hidden = { $seat } draws a tile.
event-drew_card = { $seat } draws { $card }.
event-drew_card_hidden = { $seat } draws a card.
event-round = Round { $round }; { $seat } is first.
event-renewed = { $seat } takes a new hand. Renewal tokens left: { $tokens }.
event-discarded = { $seat } discards { $card }.
event-rebuilt = The deck is empty: { $cards ->
    [one] { $cards } card is
   *[other] { $cards } cards are
} shuffled{ $sites ->
    [0] { "" }
    [one] , { $sites } of them from a construction site
   *[other] , { $sites } of them from construction sites
}.
event-chose = { $seat } plays a card alone.
event-chose_tile = { $seat } plays a card with a tile.
event-showed = { $seat } shows { $card }.
event-showed_tile = { $seat } shows { $card } with the { $tile } tile.
event-fallback = { $seat } takes the { $tile } tile back and plays the card alone.
event-cannot_pay = { $seat } cannot pay { $points ->
    [0] { "" }
    [one] { $points } point
   *[other] { $points } points
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } resource
   *[other] { $resources } resources
} (points: { $has_points }, resources: { $has_resources }).
event-activated = { $seat } uses { $tile } ({ $height ->
    [one] { $height } floor
   *[other] { $height } floors
}).
event-gained = { $seat } gets { some-items }.
event-lost = { $seat } goes without { some-items }: the supply is empty.
event-bonus = { $seat }’s bonus ({ $trigger }):{ gained-items }.
event-urbanized = { $seat } builds { $tile } at { $cell }.
event-token = Letter { $card } moves to { $cell }.
event-returned = { $seat } gets { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} back{ $points ->
    [0] { "" }
    [one] , and { $points } point
   *[other] , and { $points } points
}.
event-paid = { $seat } pays { $points ->
    [0] { "" }
    [one] { $points } point
   *[other] { $points } points
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } resource
   *[other] { $resources } resources
}.
event-built = { $seat } builds { $tile } at { $cell } ({ $height ->
    [one] { $height } floor
   *[other] { $height } floors
}).
event-kept = { $seat } keeps { $card }.
event-exhausted = The tiles have run out for the first time: everybody may return some of theirs.
event-gave_tile = { $seat } returns { $tile }.
event-gave_points = { $seat } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for returned tiles.
event-refilled = { $tiles ->
    [one] { $tiles } tile forms
   *[other] { $tiles } tiles form
} the new supply.
event-flag_tiles = The tiles have run out: the game ends with this round.
event-flag_resources = { $seat } has all their resources in the city: the game ends with this round.
event-hands_passed = The hands go one seat to the left.
first-hands_passed = Everybody’s other cards go to the player on the left.
first-kept = { event-kept }
first-urbanized = { $seat } builds outward.
first-cannot_pay = { $seat } cannot pay.
first-returned = { event-returned }
first-rebuilt = The deck is reshuffled.
event-passed = { $from_seat } passes { $card } to { $to_seat }.
event-hal_dealt = { $seat } is dealt a card, face down.
event-hal_shows = { $seat } shows { $card }.
event-hal_draws = { $seat } draws the { $tile } tile.
event-hal_second = { $seat } draws { $card } as well.
event-hal_points = { $seat } gets { $points ->
    [one] { $points } point
   *[other] { $points } points
} for the neighbours.
event-hal_idle = { $seat } finds no tile and does nothing.
event-hal_short = { $seat } cannot pay { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} (has { $has_resources }). The game is over.
event-end = { $ending }
event-total = { $seat }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}.

## The log beside the board: without text left out, after a comma in the line before

log-placed = { "" }
log-turned = { "" }
log-trio = { $seat } gets three characters
log-packet = { "" }
log-packets_passed = { "" }
log-character = , { $character }
log-drew_tile = , + { $tile }
log-drew_tile_hidden = , +{ $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
log-drew_card = { "" }
log-drew_card_hidden = { "" }
log-round = Round { $round }
log-renewed = { $seat } takes a new hand
log-discarded = { "" }
log-rebuilt = The deck has run out and is reshuffled: { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}{ $sites ->
    [0] { "" }
    [one] , { $sites } of them for a new building
   *[other] , { $sites } of them for new buildings
}.
log-chose = { "" }
log-chose_tile = { "" }
log-showed = { $seat } plays { $card }
log-showed_tile = { $seat } plays { $card } with { $tile }
log-fallback = , takes the tile back
log-cannot_pay = , cannot pay
log-activated = { "" }
log-gained = , +{ some-items }
log-lost = , { some-items } short (supply empty)
log-bonus = ; bonus:
log-urbanized = , builds outward
log-token = { "" }
log-returned = ({ $seat } gets { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} back{ $points ->
    [0] { "" }
    [one] , and { $points } point
   *[other] , and { $points } points
})
log-paid = , pays { $points ->
    [0] { "" }
    [one] { $points } point
   *[other] { $points } points
}{ $points ->
    [0] { "" }
   *[other] { $resources ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $resources ->
    [0] { "" }
    [one] { $resources } resource
   *[other] { $resources } resources
}
log-built = , builds floor { $height }
log-kept = ; keeps the card
log-gave_tile = , returns { $tile }
log-gave_points = , +{ $points ->
    [one] { $points } point
   *[other] { $points } points
}
log-hands_passed = { "" }
log-passed = { "" }
log-flag_tiles = ; the tiles have run out: this round is the last
log-flag_resources = , has all their resources in the city: this round is the last
log-hal_dealt = { "" }
log-hal_shows = { $seat } plays { $card }
log-hal_draws = , draws { $tile }
log-hal_second = , draws { $card } as well
log-hal_points = , +{ $points ->
    [one] { $points } point
   *[other] { $points } points
} for the neighbours
log-hal_idle = , finds no tile and does nothing

## The position

line-round = Round { $round }, first player { $first_seat }.
line-columns = { $picture }
line-row = { $picture }
line-stocks = Tiles in the supply: { $tiles }. Cards in the deck: { $deck }, discarded: { $discard }.
line-exhausted = The tiles have run out once.
line-discard = Discard pile: { $card }.
line-flag = Last round: { $ending }
line-side = { $seat }
line-side_ready = { $seat } (has chosen)
line-counts = Screen: resources { $resources }, tiles { $tiles }, points { $points }. Resources in the supply { $supply }, in the city { $city }; renewal tokens { $renewals }.
line-counts_closed = Screen closed. Resources in the supply { $supply }, in the city { $city }; renewal tokens { $renewals }.
line-hal = Points { $points }. Resources in the supply { $supply }, in the city { $city }.
line-hand = Hand: { $card }.
line-known_hand = Known cards: { $card }.
line-own_tiles = Tiles: { $tile }.
line-known_tiles = Known tiles: { $tile }.
line-packet = Packet: { $character }; start{ start-items }; bonus{ bonus-items }.
line-drafted = Kept so far: { $character }; start{ start-items }; bonus{ bonus-items }.
line-giving = Returning: { $tile }.
line-characters = Characters: { $character }.
line-kept = Kept cards: { $tile }.
line-bonus = Bonus ({ $trigger }): resources { $resources }, tiles { $tiles }, points { $points }.
line-face_down = A card is face down.
line-face_down_tile = A card is face down, with a tile.
line-card = Plays { $card }.
line-card_tile = Plays { $card } with { $tile }.

## The score sheet

score-screen = Points collected during play
score-resources_on = Cards for resources on a colour
score-low_buildings = Cards for low buildings
score-high_buildings = Cards for tall buildings
score-bonus_cards = Cards for bonuses
score-cards = Cards for a colour
score-flat = Cards worth 9 points
score-renewals = Renewal tokens
score-districts = Districts
# The collected points are a part of it.
unit-points = { $over ->
    [0] if it ended now
   *[other] in all
}
figure-cards = kept
figure-tokens = tokens
ending-tiles = The tiles have run out.
ending-resources = A player has all their resources in the city.
ending-hal_out = Hal has no resources left.
ending-hal_short = Hal cannot pay for his building.
ending-rounds = The last round is over.

## Things

trigger-exploit = card alone
trigger-urbanize = building outward
trigger-construct = building upward
character-technician_exploit_1 = bio-technician (card alone)
character-technician_exploit_2 = bio-technician (card alone)
character-technician_exploit_3 = bio-technician (card alone)
character-technician_exploit_4 = bio-technician (card alone)
character-technician_urbanize_1 = bio-technician (building outward)
character-technician_urbanize_2 = bio-technician (building outward)
character-technician_urbanize_3 = bio-technician (building outward)
character-technician_urbanize_4 = bio-technician (building outward)
character-technician_construct_1 = bio-technician (building upward)
character-technician_construct_2 = bio-technician (building upward)
character-technician_construct_3 = bio-technician (building upward)
character-technician_construct_4 = bio-technician (building upward)
character-engineer_exploit_1 = bio-engineer (card alone)
character-engineer_exploit_2 = bio-engineer (card alone)
character-engineer_exploit_3 = bio-engineer (card alone)
character-engineer_urbanize_1 = bio-engineer (building outward)
character-engineer_urbanize_2 = bio-engineer (building outward)
character-engineer_urbanize_3 = bio-engineer (building outward)
character-engineer_construct_1 = bio-engineer (building upward)
character-engineer_construct_2 = bio-engineer (building upward)
character-engineer_construct_3 = bio-engineer (building upward)
character-planner_exploit_1 = bio-planner (card alone)
character-planner_exploit_2 = bio-planner (card alone)
character-planner_urbanize_1 = bio-planner (building outward)
character-planner_urbanize_2 = bio-planner (building outward)
character-planner_construct_1 = bio-planner (building upward)
character-planner_construct_2 = bio-planner (building upward)
tile-R1 = red 1
tile-R2 = red 2
tile-R3 = red 3
tile-R4 = red 4
tile-R5 = red 5
tile-R6 = red 6
tile-R7 = red 7
tile-R8 = red 8
tile-R9 = red 9
tile-R10 = red 10
tile-R11 = red 11
tile-R12 = red 12
tile-R13 = red 13
tile-R14 = red 14
tile-R15 = red 15
tile-R16 = red 16
tile-R17 = red 17
tile-R18 = red 18
tile-R19 = red 19
tile-R20 = red 20
tile-B1 = blue 1
tile-B2 = blue 2
tile-B3 = blue 3
tile-B4 = blue 4
tile-B5 = blue 5
tile-B6 = blue 6
tile-B7 = blue 7
tile-B8 = blue 8
tile-B9 = blue 9
tile-B10 = blue 10
tile-B11 = blue 11
tile-B12 = blue 12
tile-B13 = blue 13
tile-B14 = blue 14
tile-B15 = blue 15
tile-B16 = blue 16
tile-B17 = blue 17
tile-B18 = blue 18
tile-B19 = blue 19
tile-B20 = blue 20
tile-Y1 = yellow 1
tile-Y2 = yellow 2
tile-Y3 = yellow 3
tile-Y4 = yellow 4
tile-Y5 = yellow 5
tile-Y6 = yellow 6
tile-Y7 = yellow 7
tile-Y8 = yellow 8
tile-Y9 = yellow 9
tile-Y10 = yellow 10
tile-Y11 = yellow 11
tile-Y12 = yellow 12
tile-Y13 = yellow 13
tile-Y14 = yellow 14
tile-Y15 = yellow 15
tile-Y16 = yellow 16
tile-Y17 = yellow 17
tile-Y18 = yellow 18
tile-Y19 = yellow 19
tile-Y20 = yellow 20
card-R1 = red 1
card-R2 = red 2
card-R3 = red 3
card-R4 = red 4
card-R5 = red 5
card-R6 = red 6
card-R7 = red 7
card-R8 = red 8
card-R9 = red 9
card-R10 = red 10
card-R11 = red 11
card-R12 = red 12
card-R13 = red 13
card-R14 = red 14
card-R15 = red 15
card-R16 = red 16
card-R17 = red 17
card-R18 = red 18
card-R19 = red 19
card-R20 = red 20
card-B1 = blue 1
card-B2 = blue 2
card-B3 = blue 3
card-B4 = blue 4
card-B5 = blue 5
card-B6 = blue 6
card-B7 = blue 7
card-B8 = blue 8
card-B9 = blue 9
card-B10 = blue 10
card-B11 = blue 11
card-B12 = blue 12
card-B13 = blue 13
card-B14 = blue 14
card-B15 = blue 15
card-B16 = blue 16
card-B17 = blue 17
card-B18 = blue 18
card-B19 = blue 19
card-B20 = blue 20
card-Y1 = yellow 1
card-Y2 = yellow 2
card-Y3 = yellow 3
card-Y4 = yellow 4
card-Y5 = yellow 5
card-Y6 = yellow 6
card-Y7 = yellow 7
card-Y8 = yellow 8
card-Y9 = yellow 9
card-Y10 = yellow 10
card-Y11 = yellow 11
card-Y12 = yellow 12
card-Y13 = yellow 13
card-Y14 = yellow 14
card-Y15 = yellow 15
card-Y16 = yellow 16
card-Y17 = yellow 17
card-Y18 = yellow 18
card-Y19 = yellow 19
card-Y20 = yellow 20

## Board

virtual-player = Hal
board-hand = Your hand
board-hand-of = { $name }’s hand
board-screen = Behind your screen
board-screen-named = Behind { $name }’s screen
board-screen-of = Behind the screen
board-tiles = Your tiles
board-no-tiles = No tiles: blue buildings, letters and bonuses bring some.
board-bonuses = Bonuses
board-kept = Kept cards
board-known = Known cards and tiles
board-buildings = Buildings: { $count }
board-nothing = nothing
board-now = now
board-round = Round { $round }
board-tiles-left = tiles
board-deck = deck
board-discard = discard
board-deck-help = Cards in the deck: { $count }. When it is empty, the discard pile is shuffled together with the cards of new buildings.
board-discard-help = Show the discard pile, and the cards and tiles not seen yet
board-discard-count = Discard pile: { $count }
board-components = The components: { $what }.
board-unseen-cards = Cards not seen (in the deck or other hands): { $count }
board-unseen-tiles = Tiles not seen (in the supply, behind screens or out of the game): { $count }
board-returned-tiles = Returned tiles
board-exhausted = (they have run out once; when they run out again, the game ends)
board-exhausted-for-good = (they have run out: the game ends with this round)
board-districts = districts
board-districts-help = Show districts: two or more adjacent buildings of one colour. The player with the most resources in a district scores a point for every resource in it, second place a point for each of their own.
board-district-place = { $name }: { $points }
board-district-R = red district
board-district-B = blue district
board-district-Y = yellow district
board-district-size = Buildings: { $buildings }. Resources: { $total }.
board-place-alone = { $name }: nobody else has resources here, so each counts twice: 2 × { $total } = { $points }
board-place-first = { $name }: most resources ({ $resources }), so a point for every resource here: { $points }
board-place-second = { $name }: second, so a point for each resource of their own: { $points }
board-place-third = { $name }: resources { $resources }, no points
board-place-tie = Equal resources: the taller building decides, then the higher number on top.
board-won-alone = { $district }: 2 × { $total }, nobody else there
board-won-first = { $district }: { $points }, most resources
board-won-second = { $district }: { $points }, second
board-plays = What everybody has just played
board-last-round = Last round
board-token = Letter { $letter }: the city can grow here
board-height = { $height ->
    [one] { $height } floor
   *[other] { $height } floors
}
board-ownerless = nobody’s
board-owned = { $name }
board-site = construction site: its card is not in play yet
board-first = First player
board-chosen = chosen
board-face-down-card = A card, face down
board-face-down-tile = A tile, face down
board-closed-resource = Resources: behind a closed screen
board-closed-tile = Tiles: behind a closed screen
board-closed-point = Points: behind a closed screen
board-count-resource = { $count ->
    [one] { $count } resource
   *[other] { $count } resources
}
board-count-tile = { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-count-point = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-has-resource = Resources behind the screen: { $count }
board-has-tile = Tiles behind the screen: { $count }
board-has-point = Points collected, behind the screen: { $count }
board-all-points = If the game ended now: { $points }
board-then-resource = resources { $now } → { $then }
board-then-tile = tiles { $now } → { $then }
board-then-point = points { $now } → { $then }
board-then-score = if it ended now: { $now } → { $then }
board-score-stays = if it ended now: still { $now }
board-in-city = Resources in the city: { $count } of { $all }
board-supply-own = Resources in the supply: { $count }
board-supply-tiles = Tiles in the supply: { $count }
board-renewals = Renewal tokens: { $count }
board-renew = New hand ({ $count } left)
board-renew-price = −2 points at the end
board-renew-help = Give up a renewal token to change all four cards at once. Everybody is told; the others keep what they have chosen. Unused tokens are worth 2 points each.
board-say-renew = Take a new hand?
board-do-renew = Take it
board-keep-hand = Keep these cards
board-renewed = { $name } takes a new hand
board-pick-card = Choose a card
board-pick-card-help = Alone it brings what it shows. With a tile it builds.
board-left = Tiles left: { $tiles }. Cards in the deck: { $cards }.
board-add-tile = or choose a tile and build
board-wait = Your cards
board-cards-of = { $name }’s cards
board-others-choose = The others are still choosing.
board-chose-renew = You take a new hand
board-played = played
board-alone = Card alone
board-do-exploit = Play the card alone
board-do-urbanize = Build outward
board-do-construct = Build upward
board-do-anyway = Try to build
board-say-letter = Play card { $letter } alone: a resource or a tile
board-say-exploit = Use { $card }
board-say-urbanize = { $tile } goes on { $letter }
board-say-construct = Floor { $height } on { $card }: { $tile }
board-say-dear = { $tile } comes back
board-dear-unless = unless you can pay on your turn
board-lacks-points = lower number { $numbers } costs { $count ->
    [one] { $count } collected point
   *[other] { $count } collected points
}, you have { $has }
board-lacks-resources = { $count ->
    [one] needs { $count } resource, you have { $has }
   *[other] needs { $count } resources, you have { $has }
}
board-you-get = you get
board-you-place = you place
board-place-help = A building holds one of your resources for each of its floors.
board-around = around it
board-around-help = Every building next to the new one gives an item of its colour for each floor.
board-other-colour = other colour
board-colour-help = A tile of a different colour from the one below costs a resource.
board-lower = lower number
board-lower-help = Putting a lower number on a higher one costs the difference in points.
board-you-get-back = you get back
board-gets-back = { $name } gets the resources back, and a point for each
board-bonus = bonus
board-to-come = then:
board-you-keep = you keep
board-keep-short = keep:
board-new-bonus = new bonus:
board-new-plot = outward
board-floor = floor { $height }
board-discarded-after = then discarded
board-label-letter = Letter { $letter }. Alone: a resource or a tile. With a tile: a new building in its place.
board-label-card = { $card }. Alone: { $items }. With a tile: floor { $height }, and you keep the card: { $kept }
board-keep-bonus = { $trigger }: { $items }
board-when-exploit = whenever you play a card alone
board-when-urbanize = whenever you build outward
board-when-construct = whenever you build upward
board-colour-R = red
board-colour-B = blue
board-colour-Y = yellow
board-goal-resources_on = at the end, { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of your resources on { $of } buildings
board-goal-low_buildings = at the end, { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of your buildings with 1 or 2 floors
board-goal-high_buildings = at the end, { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of your buildings with 3 or more floors
board-goal-bonus_cards = at the end, { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of your cards that pay { $of }
board-goal-cards = at the end, { $points ->
    [one] { $points } point
   *[other] { $points } points
} for each of your { $of } cards
board-goal-flat = at the end, { $points ->
    [one] { $points } point
   *[other] { $points } points
}
board-lane-exploit = Card alone
board-lane-urbanize = Building outward
board-lane-construct = Building upward
board-lane-end = At the end
board-short-exploit = alone
board-short-urbanize = outward
board-short-construct = upward
board-short-end = at the end
board-worth-now = Worth now: { $points }
board-take = Take one from the supply
board-take-resource = to put on buildings
board-take-tile = to build with
board-move-token = Where does letter { $letter } go now?
board-move-token-help = The new building took the letter’s place. Choose a free cell next to the building: the city can grow there later.
board-do-token = Move the letter here
board-at-N = north of { $tile }
board-at-E = east of { $tile }
board-at-S = south of { $tile }
board-at-W = west of { $tile }
board-at-letter-N = north of letter { $letter }
board-at-letter-E = east of letter { $letter }
board-at-letter-S = south of letter { $letter }
board-at-letter-W = west of letter { $letter }
board-token-to = Letter { $letter } goes { $where }
board-blocked = Letter { $letter } is hemmed in
board-blocked-help = The letters must stay in order round the city. Choose which ones make room.
board-blocked-cells = It moves along the edge of the city. Choose a cell.
board-push-forward = Push { $letters } clockwise
board-push-backward = Push { $letters } anticlockwise
board-return = The tiles have run out: return some of yours?
board-return-help = A point for each. Returned tiles become the new supply; when it runs out, the game ends.
board-return-done = Return { $count ->
    [one] { $count } tile
   *[other] { $count } tiles
}
board-return-none = Keep all
board-returned = { $tile } goes back
board-draft = Character { $pick } of 3: keep one, { $pick ->
    [3] discard the other
   *[other] pass the others on
}
board-draft-help = See what each brings at the start, and what it then pays for one kind of action.
board-draft-keep = Keep the { $character }
board-draft-kept = Kept
board-do-draft = Keep
board-starts = starts with
board-technician = Bio-technician
board-engineer = Bio-engineer
board-planner = Bio-planner
board-label-character = { $name }. Starts with { $start }. Then { $bonus }
term-screen = points at once
term-screen_later = points later
term-districts = districts
term-end_cards = end-game cards
reason-screen = It brings { $worth } more at once.
reason-screen_later = You will collect { $worth } more later in the game.
reason-districts = Your districts will be worth { $worth } more at the end.
reason-renewals = You will have more renewal tokens left, worth { $worth }.
reason-end_cards = Your end-game cards will be worth { $worth } more.
reason-rival-renew = You will play and pass on different cards. { $players ->
    [2] Your rival
   *[other] Your strongest rival
} will probably end with { $worth } less.

## What things on the board are

what-table = Table
what-city = City
what-building = Building
what-letter = Letter
what-district = Districts
what-card = Card in hand
what-tile = Tile
what-hand = Hand
what-resources = Resources
what-tiles = Tiles
what-points = Points
what-kept = Card in front of you
what-lane = Bonus
what-character = Character
what-renewal = New hand
what-first = First player
what-plays = What was played
what-supply = Tiles left
what-deck = Deck
what-discard = Discard pile
what-round = Round
what-last_round = Last round
what-hal = Hal
