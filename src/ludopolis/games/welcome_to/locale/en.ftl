### Every word of Welcome To….

game-name = Welcome To…
game-pitch = Draw the best housing development: everybody writes house numbers from the same cards, and nobody waits.
game-goal = Number the houses of three streets and fence them into estates, from the same cards as everybody else and at the same time. Plans, parks, pools and estates score points, and most points wins. The game ends when somebody has numbered every house, claimed all three plans or taken a third refusal.
game-aim = Write rising house numbers (1–{"\u2060"}15). Parks, pools, estates and plans score points.
game-length = 25 min
game-difficulty = easy

## Options

option-expert = Expert variant
option-expert-help = A roundabout may split a street in two, and ten harder plans join the others.
option-draft = Card draft
option-draft-help = Everybody has three cards, plays two and passes one on. For two players or more.
option-reshuffle_policy = Reshuffle
option-reshuffle_policy-help = When the first to claim a plan may have all cards shuffled.
option-reshuffle_policy-each_plan = with every plan
option-reshuffle_policy-first_plan_only = with the first plan of the game only
option-reshuffle_policy-never = never
option-pass_direction = Third card
option-pass_direction-help = Where the leftover card goes in the draft.
option-pass_direction-right = to the right
option-pass_direction-left = to the left
option-rings = Roundabouts without expert plans
option-rings-help = A roundabout may split a street in two, as in the expert variant, but all plans are the usual ones.
option-ring_timing = Roundabouts
option-ring_timing-help = When a roundabout may be built in the expert variant.
option-ring_timing-both = before the number or after the effect
option-ring_timing-before = before the number only
why-draft_alone = The draft needs two players or more.

## Questions

ask-ring_before = Build a roundabout before you choose?
ask-combination = Choose a combination.
ask-combination-help = First write its number, then use its effect.
ask-pass_card = Which card do you pass on?
ask-place = { $number } with { $effect }: which house?
ask-place-help = Cards: 1–15. Numbers rise along the arrows.
ask-place_pool-help = A pool can be built only where one is planned.
ask-effect_fence = Fence: which gap do you close?
ask-effect_fence-help = Estate: 1–6 numbered houses between fences.
ask-effect_agent = Agent: which estates gain value?
ask-effect_agent-help = Choose a size: its estates will score more.
ask-effect_park = Park: plant one in street { $street }?
ask-effect_pool = Pool: build the one planned here?
ask-effect_bis = Bis: which house’s number do you repeat?
ask-effect_bis-help = Its number again, next door: that costs points.
ask-ring_after = Build a roundabout now?
ask-claim = Claim a plan?
ask-claim-help = What you use for one plan counts for no other.
ask-claim_estates = Which estate of { $size ->
    [one] { $size } house
   *[other] { $size } houses
} do you use for the plan? Still needed: { $missing }.
ask-reshuffle = You are among the first to claim a plan: shuffle all cards for the next round?

## Moves

move-skip = skip
move-refuse = take a refusal
move-done = claim nothing more
move-reshuffle_yes = yes, shuffle
move-reshuffle_no = no, leave the cards
move-build_park = plant the park
move-build_pool = build the pool
move-combo = combination { $combo }: { $number } with { $effect }
move-combo_hand = { $number } with { $effect }
move-combo_pass = { $number } with { $effect }, passing on { $pass_number } / { $pass_effect }
move-pass_card = pass on { $number } / { $effect }
move-agent = agent for estates of { $size ->
    [one] { $size } house
   *[other] { $size } houses
}
move-claim = claim “{ $plan }” for { $points } points
move-ring = roundabout at { $slot }
move-ring_lost = roundabout at { $slot }, losing the planned pool
move-fence = a fence in { $gap }
move-estate = estate { $size ->
    [1] at { $from_slot }
   *[other] from { $from_slot } to { $to_slot }
}
move-place = { $number } in { $slot }
move-place_pool = { $number } in { $slot }, where a pool can be built
move-place_lost = { $number } in { $slot }, losing the planned pool
move-bis = bis { $number } in { $slot }
move-bis_lost = bis { $number } in { $slot }, losing the planned pool

# The same in short, for hints beside the board.
brief-reshuffle_yes = have all cards shuffled
brief-reshuffle_no = leave the cards as they are
brief-combo = take { $number } with { $effect }
brief-place_pool = { $number } in { $slot }
with-estate = { $from_slot }{ $size ->
    [1] { "" }
   *[other] { " " }to { $to_slot }
}

## Reasons

why-bad_move = “{ $text }” is not a move. Moves look like this: combo 2, place 7 S2.5, fence S1.g3, agent 4, build, bis 7 S1.3, ring S2.5, claim 1, estate S1.4, reshuffle yes, pass_card 2, refuse, skip, done.
why-bad_outcome = “{ $text }” cannot be drawn. Draws look like this: card fence_5a, plan estates_3_4, top park, dealer 0.
why-can_build = You may take a refusal only when none of the numbers fits anywhere.
why-no_such_combination = There is no combination { $combo }.
why-same_combination = Another combination already has { $number } with { $effect }: choose that one.
why-combination_does_not_fit = { $number } with { $effect } fits nowhere.
why-other_number = You cannot write { $number }; this combination gives { $own_number }.
why-wrong_number = You cannot write { $number }; this combination gives { $low } to { $high }.
why-slot_filled = There is already something in { $slot }.
why-nothing_fits = No number fits in { $slot } any more.
why-only_number = { $number } does not fit in { $slot }: only { $fitting_number } would keep the order.
why-out_of_order = { $number } does not fit in { $slot }: only { $low } to { $high } would keep the order.
why-street_edge = The street ends there.
why-fence_stands = There is a fence in { $gap } already.
why-bis_pair = A number and its bis stay together: no fence in { $gap }.
why-between_used = The houses on both sides are used by a plan: no fence in { $gap }.
why-agents_full = All boxes for estates of { $size } are crossed off.
why-not_this_effect = The effect now is: { $effect }.
why-fence_between = A fence separates the house from the { $number }: { $gap }.
why-no_such_neighbour = There is no { $number } next to { $slot }.
why-claimed_already = You have claimed this plan already: { $plan }.
why-goal_not_met = This goal is not met yet: { $plan }.
why-goal_used = Some houses for this goal ({ $plan }) are already used by another plan.
why-no_rings = This game is played without roundabouts.
why-rings_full = Both roundabouts are built.
why-ring_built = One roundabout a turn: you have built yours.
why-ring_after_refusal = You cannot build a roundabout after a refusal.
why-number_needs_slot = The number fits only in { $slot }: no roundabout there.
why-no_estate = No completed estate begins at { $slot }.
why-wrong_size = The estate at { $slot } has size { $size }; the plan needs one of size { $wanted_size }.
why-estate_used = The estate at { $slot } is used by a plan already.
why-estate_order = Choose estates from left to right. Instead of { $slot }, choose one of these now: { $next_slot }.
why-not_asked = That is not the question now. Decide this first: { $step }.

step-ring_before = a roundabout before the combination
step-combination = the combination
step-pass_card = the card to pass on
step-place = where to write the number
step-effect = the effect
step-ring_after = a roundabout after the effect
step-claim = plans to claim
step-claim_estates = estates for the plan
step-reshuffle = whether to shuffle

## Events

event-plan = Plan { $stack }: { $plan }; { $high } points, later { $low }.
event-dealer = { $seat } is the dealer.
event-card = Stack { $stack } shows { $number }; its effect next round: { $effect }.
event-top = On top of the deck: { $top }.
event-dealt = { $seat } draws { $number } / { $effect }.
event-dealt_hidden = { $seat } draws a card with the { $effect } effect.
event-solo_card = The solo card comes up and leaves the game.
event-reshuffled = All { $cards } cards are shuffled.
event-stacks_renewed = The stacks have run out: { $cards } cards are shuffled into new ones.
event-discard_shuffled = The deck has run out: { $cards } discarded cards are shuffled.
event-round = Round { $round }.
log-round = Round { $round }
log-card = { "" }
event-reveal = All turns are revealed.
event-ring = { $seat } builds a roundabout at { $slot }: penalty { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} so far.
event-combination = { $seat } chooses { $number } with { $effect }.
event-refused = { $seat } cannot write any of the numbers: refusal { $boxes }{ $penalty ->
    [0] { "" }
    [one] , penalty { $penalty } point so far
   *[other] , penalty { $penalty } points so far
}.
event-wrote = { $seat } writes { $number } in { $slot }.
event-temp = { $seat } hires a temp, { $temps } so far.
event-fence = { $seat } draws a fence in { $gap }.
event-agent = { $seat } hires an agent: estates of { $size } are now worth { $value ->
    [one] { $value } point
   *[other] { $value } points
} each.
event-park = { $seat } plants park { $parks } in street { $street }: { $value ->
    [one] { $value } point
   *[other] { $value } points
} so far.
event-pool = { $seat } builds pool { $pools } at { $slot }: { $value ->
    [one] { $value } point
   *[other] { $value } points
} so far.
event-bis = { $seat } writes { $number } bis in { $slot }: penalty { $penalty ->
    [one] { $penalty } point
   *[other] { $penalty } points
} so far.
event-claimed = { $seat } claims the plan “{ $plan }” for { $points } points.
event-wants_reshuffle = { $seat } wants the cards shuffled.
event-approved = Plan approved: { $plan }. It is worth { $low } points from now on.
event-passed = { $from_seat } passes { $number } / { $effect } to { $to_seat }.
event-passed_hidden = { $from_seat } passes a card with the { $effect } effect to { $to_seat }.
event-end = { $ending } That player is { $seat }, and the game ends.
event-cards_out = There are not enough cards for another round.
event-total = { $seat }: { $points ->
    [one] 1 point
   *[other] { $points } points
  }.

# The same of others, over the reader’s own town: briefly, and whose town it is.
news-ring = { $seat }’s town: a roundabout at { $slot }.
news-wrote = { $seat }’s town: { $number } in { $slot }.
news-fence = { $seat }’s town: a fence in { $gap }.
news-park = { $seat }’s town: a park in street { $street }.
news-pool = { $seat }’s town: a pool at { $slot }.
news-bis = { $seat }’s town: { $number } bis in { $slot }.

## The position

line-round = Round { $round }.
line-plan = Plan { $stack }: { $plan }; { $high } points (later { $low }).
line-plan_approved = Plan { $stack }: { $plan }; approved, { $low } points.
line-combination = Combination { $combo }: { $number } with { $effect } (next round: { $next_effect }).
line-stacks = Cards in each stack: { $cards }.
line-deck = Cards in the deck: { $cards }. On top: { $top }.
line-dealer = Dealer: { $seat }.
line-card = { $seat }’s card { $place }: { $number } / { $effect }.
line-card_hidden = { $seat }’s card { $place }: { $effect }.
line-seat = { $seat }
line-seat_finished = { $seat } (has finished this round)
line-street = { $street }: { $picture } (parks: { $parks })
line-pools = Pools: { $pools }{ $pools ->
    [0] {""}
   *[other] {" "}({ $slot })
}.
line-planned = { $pools ->
    [0] No pool can be built any more.
   *[other] Pools still planned: { $slot }.
}
line-tracks = Temps { $temps }. Agents by size { $agents }. Bis { $bis }. Refusals { $refusals }.
line-rings = Roundabouts { $rings }.
line-claims = Points for plans: { $plans }.

## The score sheet

score-plans = Plans
score-parks_1 = Parks of street 1
score-parks_2 = Parks of street 2
score-parks_3 = Parks of street 3
score-pools = Pools
score-temps = Temps
score-estates_1 = Estates of 1
score-estates_2 = Estates of 2
score-estates_3 = Estates of 3
score-estates_4 = Estates of 4
score-estates_5 = Estates of 5
score-estates_6 = Estates of 6
score-bis = Bis
score-refusals = Refusals
score-rings = Roundabouts
score-parks = Parks
score-estates = Estates
score-minus = Penalties
game-solo-goal = There is no winner in a solo game. The rulebook sets one goal: beat your own record. So the scale shows your own games, and the flag marks your record.
figure-plan_1 = plan 1:
figure-plan_2 = plan 2:
figure-plan_3 = plan 3:
figure-parks = parks
figure-pools = pools
figure-temps = temps
figure-estates = estates
figure-value = value of each
figure-boxes = boxes
tie-estates = Completed estates
tie-estates-decides = A tie, decided by the number of completed estates
tie-estates_1 = Estates of 1
tie-estates_1-decides = A tie, decided by the estates of 1
tie-estates_2 = Estates of 2
tie-estates_2-decides = A tie, decided by the estates of 2
tie-estates_3 = Estates of 3
tie-estates_3-decides = A tie, decided by the estates of 3
tie-estates_4 = Estates of 4
tie-estates_4-decides = A tie, decided by the estates of 4
tie-estates_5 = Estates of 5
tie-estates_5-decides = A tie, decided by the estates of 5
tie-estates_6 = Estates of 6
tie-estates_6-decides = A tie, decided by the estates of 6
ending-refusals = A player has three refusals.
ending-plans = A player has claimed all three plans.
ending-full = A player has no empty house left.
ending-cards = The cards have run out.

## Things

# Places on a sheet: the first number is the street, the second counts its houses from the left; a gap is before the next house.
slot = the { $second ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $second }th
} house of street { $first }
gap = street { $first } between the { $second ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $second }th
} and { $next ->
    [2] 2nd
    [3] 3rd
   *[other] { $next }th
} houses

effect-fence = fence
effect-agent = agent
effect-park = park
effect-pool = pool
effect-temp = temp
effect-bis = bis
top-fence = fence
top-agent = agent
top-park = park
top-pool = pool
top-temp = temp
top-bis = bis
top-solo_card = the solo card
top-none = nothing
plan-estates_1_1_1_1_1_1 = six estates of 1
plan-estates_2_2_2_2 = four estates of 2
plan-estates_3_3_3 = three estates of 3
plan-estates_4_4 = two estates of 4
plan-estates_5_5 = two estates of 5
plan-estates_6_6 = two estates of 6
plan-estates_1_1_1_6 = estates of 1, 1, 1 and 6
plan-estates_2_2_5 = estates of 2, 2 and 5
plan-estates_3_3_4 = estates of 3, 3 and 4
plan-estates_3_6 = estates of 3 and 6
plan-estates_4_5 = estates of 4 and 5
plan-estates_1_1_1_4 = estates of 1, 1, 1 and 4
plan-estates_1_2_6 = estates of 1, 2 and 6
plan-estates_1_4_5 = estates of 1, 4 and 5
plan-estates_3_4 = estates of 3 and 4
plan-estates_2_5 = estates of 2 and 5
plan-estates_1_2_2_3 = estates of 1, 2, 2 and 3
plan-estates_2_3_5 = estates of 2, 3 and 5
plan-street_1_full = street 1 filled
plan-street_3_full = street 3 filled
plan-street_ends = both ends of every street filled
plan-temps_7 = seven temps
plan-bis_5 = five bis houses in one street
plan-parks_2 = all parks of two streets
plan-pools_2 = all pools of two streets
plan-street_2_green = all parks and pools of street 2
plan-street_3_green = all parks and pools of street 3
plan-ring_green = all parks, all pools and a roundabout in one street

## The board

board-town = { $name }’s town
board-sheet = { $name }’s sheet
table-tab-board = Town
table-tab-sheet = Sheet
board-whose = Whose town
board-street-1 = 1 · Maple Avenue
board-street-2 = 2 · Sunny Lane
board-street-3 = 3 · Lakeside Drive
board-bis = bis
board-parks = Parks
board-park = Street { $street }: parks { $count }, worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-plans = City plans
board-pools = Pools
board-temps = Temps
board-estates = Estates
board-bis-boxes = Bis
board-refusals = Refusals
board-rings = Roundabouts
board-ready = has chosen
board-track-pools = Pools: { $count }, worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-track-temps = Temps hired: { $count }
board-track-bis = Bis houses: { $count }, minus { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-track-refusals = Permits refused: { $count }, minus { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-track-rings = Roundabouts: { $count }, minus { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-track-estates = Estates of { $size }: { $count }, worth { $value ->
    [one] { $value } point
   *[other] { $value } points
} each

board-plan = { $plan }: { $high } points for the first, { $low } later
board-claimed = Claimed by { $names }
board-plan-estates = Estates { $sizes }
board-plan-street_1_full = Street 1 full
board-plan-street_3_full = Street 3 full
board-plan-street_ends = Both ends of every street
board-plan-temps_7 = Seven temps
board-plan-bis_5 = Five bis in one street
board-plan-parks_2 = All parks of two streets
board-plan-pools_2 = All pools of two streets
board-plan-street_2_green = All parks and pools of street 2
board-plan-street_3_green = All parks and pools of street 3
board-plan-ring_green = Parks, pools and a roundabout in one street

board-combinations = Combinations
board-hand = Your hand: combine a number with another card’s effect
board-combo = { $number } + { $effect }
board-together-refused = refusal
board-next-round = next: { $effect }
board-effect-fence = fence
board-effect-agent = agent
board-effect-park = park
board-effect-pool = pool
board-effect-temp = temp
board-effect-bis = bis
board-effect-fence-help = Then close a gap between two houses
board-effect-agent-help = Then raise the value of one estate size
board-effect-park-help = Then plant a park in the same street
board-effect-pool-help = Then build the pool, if one is planned there
board-effect-temp-help = Write { $low } to { $high }, and hire a temp
board-effect-bis-help = Then repeat any house’s number right next to it
board-effect-fence-short = fence off estates
board-effect-agent-short = estates score more
board-effect-park-short = plant a park there
board-effect-pool-short = build a pool there
board-effect-temp-short = write any of { $low }–{ $high }
board-effect-bis-short = repeat a number
board-deck = Cards still to come: { $count }
board-unseen = Cards you have not seen: { $count } (in the deck: { $deck })
board-to-come = to come
board-sum = all
board-top = On top of the deck: { $effect }
board-top-solo = On top of the deck: the solo card
board-solo-waits = The solo card is still in the deck.
board-open-hand = Effects in hand: { $effects }

board-ask-ring = Which house for the roundabout?
board-ring = Round{"\u00AD"}about
board-ring-where = Where?
board-ring-help = Build a roundabout: { $points } points
board-ask-number = { $number } with { $effect }: which number?
board-which-number = Which number in { $slot }?
board-skip = { $effect ->
    [fence] No fence
    [agent] No agent
    [park] No park
    [pool] No pool
   *[bis] No bis
}
board-skip-ring = No roundabout
board-done = Not now
board-refuse = Take a refusal
board-reshuffle-yes = Shuffle
board-reshuffle-no = Leave the cards
board-build-park = Plant the park
board-build-pool = Build the pool
board-estate = Street { $street }: { $numbers }

board-label-place = Write { $number } in { $slot }{ $pool ->
    [open] , where a pool can be built
    [lost] , losing the planned pool
    [missing] : no pool here
   *[other] { "" }
}
board-label-bis = Repeat { $number } in { $slot }{ $pool ->
    [lost] , losing the planned pool
   *[other] { "" }
}
board-label-ring = Roundabout at { $slot }{ $pool ->
    [lost] , losing the planned pool
   *[other] { "" }
}
board-label-fence = Put a fence in { $gap }
board-label-estate = Estate of { $size }{ $size ->
    [1] : { $from }
   *[other] {" "}from { $from } to { $to }
}
board-label-pool = Build the pool
board-label-park = Plant a park in street { $street }
board-label-agent = Agent for estates of { $size }: each worth { $next ->
    [one] { $next } point
   *[other] { $next } points
} instead of { $value }; { $count ->
    [0] you have none yet
   *[other] you have { $count }
}
board-label-claim = Claim “{ $plan }” for { $points } points
board-label-combo = { $combo }{ $next ->
    [fence] , next round fence
    [agent] , next round agent
    [park] , next round park
    [pool] , next round pool
    [temp] , next round temp
    [bis] , next round bis
   *[other] { "" }
}
board-label-instead = Instead: { $combo }
board-label-combo-pass = { $combo }, passing on { $passed } to { $name }
board-label-pass = Pass on { $card } to { $name }
board-have = { $count ->
    [0] you have none
   *[other] you have { $count }
}

board-fact-park = Parks: { $value } points
board-fact-pool = Pools: { $value } points
board-fact-agent = Estates: { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-fact-bis = Bis: { $value ->
    [one] { $value } point
   *[other] { $value } points
}
board-fact-plans = Plans: { $value } points

warning-unclaimed = You could still claim “Estates { $sizes }” for { $points } points.
warning-unclaimed_goal = You could still claim “{ $goal }” for { $points } points.
board-label-alike = { $label } ({ $nth } of { $count } alike)
board-plans-help = A number in a box is an estate of that many houses. The first to claim a plan scores the larger number of points, later players the smaller.
board-ends = { $players ->
    [1] The game ends when you have claimed all three plans, numbered every house or taken a third refusal, or when the cards run out.
   *[other] The game ends when a player has claimed all three plans, numbered every house or taken a third refusal.
}
board-near = The end is near
board-near-plans = { $names }: 2 of 3 plans
board-near-refusals = { $names }: 2 of 3 refusals
board-near-houses = { $names }: { $count ->
    [one] { $count } house left
   *[other] { $count } houses left
}
board-near-cards = The cards are running out
board-estates-help = Points for an estate, by size; an agent raises one value
board-temps-help = { $players ->
    [1] Six or more: 7 points
    [2] Most temps at the end: 7 points, fewer 4, none 0
   *[other] Most temps at the end: 7 points, second 4, third 1, none 0
}
board-plans-short = Plans
board-later = later { $low }
board-closes-none = Closes no estate yet.
board-closes-plan = plan { $stack }: { $count } of { $of }
board-pool-lost = The pool planned here will be lost.
board-pools-losing = A number here loses the pool.
board-parks-help = Points for the parks of each street
board-bis-boxes-help = Points lost for repeated numbers
board-refusals-help = When no number fits; the third ends the game
board-worth = { $value ->
    [one] { $value } point
   *[other] { $value } points
}

## What a hint speaks of

term-plans = city plans
term-estates = estates
term-parks = parks
term-pools = pools
term-temps = temps
term-bis = bis
term-rings = roundabouts
term-refusals = refusals
reason-plans = Your city plans will bring { $worth } more at the end.
reason-estates = Your estates will be worth { $worth } more at the end.
reason-parks = Your parks will bring { $worth } more at the end.
reason-pools = Your pools will bring { $worth } more at the end.
reason-temps = Your temps will bring { $worth } more at the end.
reason-bis = It saves you the penalty for a bis: { $worth } at the end.
reason-rings = It saves you the penalty for a roundabout: { $worth } at the end.
reason-refusals = It saves you the penalty for a refusal: { $worth } at the end.

## What things on the board are

what-table = Table
what-town = Town
what-slot = House
what-estate = Estate
what-fence = Fence
what-park = Parks of a street
what-parks = Parks
what-pool = Pool
what-sheet = The rest of the sheet
what-pools = Pools
what-temps = Temps
what-estates = Value of estates
what-bis = Bis houses
what-refusals = Refusals
what-rings = Roundabouts
what-plan = City plan
what-combination = Combination
what-hand = Your cards
what-deck = Cards to come
what-end = End of the game
board-slot-now = { $state ->
    [house] House number { $number }
    [ring] A roundabout
    [pool] Empty, with a pool planned
   *[empty] Empty
}: { $slot }.
board-estate-now = Points for an estate of { $size } now:
