### The score pad of Welcome To…, for evenings with the printed box. No table loads this file.

## Fields

pad-plan = City plan { $stack }
pad-claim = { $plan }
pad-claim_unknown = Plan { $stack }
pad-parks_1 = Parks of street 1
pad-parks_2 = Parks of street 2
pad-parks_3 = Parks of street 3
pad-pools = Pools
pad-temps = Temps
pad-estates_1 = Estates of 1
pad-estates_2 = Estates of 2
pad-estates_3 = Estates of 3
pad-estates_4 = Estates of 4
pad-estates_5 = Estates of 5
pad-estates_6 = Estates of 6
pad-bis = Bis
pad-refusals = Refusals
pad-rings = Roundabouts
pad-agents = Value of estates of { $size }

## Answers

claimed-none = not claimed
claimed-first = first
claimed-later = later

## What cannot be, or is unlikely

problem-estates-too-many = { $seat }: these estates do not fit into streets of 10, 11 and 12 houses.
problem-effects-too-many = { $seat }: at least { $effects } effects, but at most { $houses } houses written. Every effect comes with a house.
problem-plan-unmet = { $seat }: the sheet does not meet the plan “{ $plan }”.
problem-plan-estates = { $seat }, estates of { $size }: the plans need { $needed }, the sheet has { $have }.
problem-agents-idle = { $seat }: the value of estates of { $size } was raised, but there are none. Is that right?
problem-nobody-first = Plan { $stack }: somebody must have been first.
problem-turns-differ = { $seat } had at least { $turns } turns, { $other_seat } at most { $most }. Everybody has the same number.
problem-nobody-ended = Nobody has three refusals or all the plans, and no sheet looks full. Is something missing?

## Set-up

lay-sheets = Give everybody a sheet and a pencil.
lay-plans = Shuffle the city plans 1, 2 and 3 separately and turn up one of each.
lay-plans_expert = Add the expert plans. Shuffle the city plans 1, 2 and 3 separately and turn up one of each.
lay-stacks = Shuffle the cards into three stacks of { $count }, numbers up.
lay-deck_solo = Shuffle the cards into one deck of { $count }, effects up. Put the solo card into its lower half.
lay-deck_draft = Shuffle the cards into one deck of { $count }, effects up. Deal three to everybody.

## The flipper

aid-open = Let this device turn the cards
aid-turn = Turn the cards
aid-claim = Somebody has claimed a plan
aid-end = Somebody has ended the game
aid-figure-round = Round
aid-over = The game is over. The score pad knows the plans already.
aid-shuffled = The cards were shuffled.
aid-next = The small picture on a number shows which effect the card becomes next round.
aid-nobody = nobody yet
pad-which = Which plan?
pad-whose = Who has claimed it?
pad-reshuffle = Shuffle all the cards after this round?
flip-plan-1 = Plan 1
flip-plan-2 = Plan 2
flip-plan-3 = Plan 3
flip-reshuffle-yes = Yes, shuffle
flip-reshuffle-no = No
