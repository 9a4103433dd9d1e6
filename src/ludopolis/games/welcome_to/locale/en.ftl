## The board

board-town = The town of { $name }
board-sheet = The sheet of { $name }
board-whose = Whose town
board-street-1 = 1 · Maple Avenue
board-street-2 = 2 · Sunny Lane
board-street-3 = 3 · Lakeside Drive
board-bis = bis
board-parks = Parks
board-park = Street { $street }: parks { $count }, worth { $value }
board-plans = City plans
board-pools = Pools
board-temps = Temps
board-estates = Estates
board-bis-boxes = Bis
board-refusals = Refusals
board-rings = Rings
board-ready = done
board-track-pools = Pools: { $count }, worth { $value }
board-track-temps = Temps hired: { $count }
board-track-bis = Bis houses: { $count }, minus { $value }
board-track-refusals = Permits refused: { $count }, minus { $value }
board-track-rings = Roundabouts: { $count }, minus { $value }
board-track-estates = Estates of { $size }: { $count }, worth { $value } each

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
board-hand = Your hand: a number and the effect of another card
board-combo = { $number } + { $effect }
board-effect-fence = fence
board-effect-agent = agent
board-effect-park = park
board-effect-pool = pool
board-effect-temp = temp
board-effect-bis = bis
board-effect-fence-help = Then close a gap between two lots
board-effect-agent-help = Then raise the value of one estate size
board-effect-park-help = Then plant a park in the same street
board-effect-pool-help = Then build the pool, if one is planned there
board-effect-temp-help = Write { $low } to { $high }, and hire a temp
board-effect-bis-help = Then double a house beside it
board-deck = Cards still to come: { $count }
board-to-come = to come
board-sum = all
board-top = On top of the deck: { $effect }
board-top-solo = On top of the deck: the solo card
board-solo-waits = The solo card is still in the deck.
board-open-hand = Effects in hand: { $effects }

board-ask-place = Where does the { $number } go?
board-ask-fence = Which gap do you close?
board-ask-agent = Which estates are to be worth more?
board-ask-park = Plant a park?
board-ask-pool = Build the pool?
board-ask-bis = Which house do you double?
board-ask-ring_before = A roundabout before the house?
board-ask-ring_after = A roundabout after the house?
board-ask-claim = The goal is met: claim the plan?
board-ask-claim_estates = Choose an estate of { $size } for the plan. Still wanted: { $missing }.
board-ask-reshuffle = You are first: shuffle all cards anew?
board-ask-pass_card = Which card goes to your neighbour?
board-which-number = Street { $street }, house { $house }: which number?
board-other-lot = another house
board-skip = Skip
board-skip-ring = No roundabout
board-done = Not now
board-refuse = Take a refusal
board-reshuffle-yes = Shuffle
board-reshuffle-no = Leave the cards
board-build-park = Plant it
board-build-pool = Build it
board-estate = Street { $street }: { $numbers }

board-label-place = Write { $number } at street { $street }, house { $house }
board-label-bis = Double { $number } at street { $street }, house { $house }
board-label-ring = Roundabout at street { $street }, house { $house }
board-label-fence = Fence in street { $street } between houses { $house } and { $next }
board-label-estate = Estate of { $size } in street { $street }, houses { $house } to { $last }
board-label-pool = Build the pool
board-label-park = Plant a park in street { $street }
board-label-agent = Agent for estates of { $size }: worth { $next } instead of { $value }, you have { $count }
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
board-label-combo-pass = { $combo }, passing on { $passed }
board-label-pass = Pass on { $card }

board-fact-park = Parks: { $value } points
board-fact-pool = Pools: { $value } points
board-fact-agent = Estates: { $value } points
board-fact-temp = Temps hired: { $value }
board-fact-bis = Bis: { $value } points
board-fact-refusal = Refusals: { $value }
board-fact-plans = Plans: { $value } points

warning-unclaimed = You could still claim “{ $goal }” for { $points } points.
