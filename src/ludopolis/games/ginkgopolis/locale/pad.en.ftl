### The score pad of Ginkgopolis, for evenings with the printed box. No table loads this file.

## Fields

pad-districts = Districts: everybody’s resources in each
pad-first = District { $district }, a tie: who has the taller building (if equal, the higher number)?
pad-second = District { $district }, a tie for second place: who has the taller building (if equal, the higher number)?
pad-points = Points behind the screen
pad-renewals = Renewal tokens
pad-end = Cards: { $end }
pad-count = { $end }: how many?

## Answers

end-resources_on_red = 1 for each resource on red buildings
end-resources_on_blue = 1 for each resource on blue buildings
end-resources_on_yellow = 1 for each resource on yellow buildings
end-low_buildings = 1 for each building of up to 2 floors
end-high_buildings = 3 for each building of 3 floors or more
end-bonus_cards_exploit = 2 for each bonus card (card alone)
end-bonus_cards_urbanize = 2 for each bonus card (building outward)
end-bonus_cards_construct = 2 for each bonus card (building upward)
end-cards_red = 2 for each of your red cards
end-cards_blue = 2 for each of your blue cards
end-cards_yellow = 2 for each of your yellow cards
end-flat = 9 points

## What cannot be, or is unlikely

problem-too-many-resources = { $seat }: { $count } resources in the districts, but there are only { $most }.
problem-more-than-resources = { $seat }: these figures would take { $count } resources, but there are only { $most }.
problem-many-points = { $seat }: really { $points } points behind the screen?
problem-too-many-cards = “{ $end }”: the box has only { $most } of these cards.
problem-many-districts = Really { $count } districts?

## Rulings

ruling-hal_districts = Our ruling: Hal scores districts too.

## Set-up

lay-square = Shuffle the { $count } tiles with the numbers 1 to { $number } and lay them out as a square.
lay-letters = Put the letters round them, clockwise, three on each side.
lay-tiles_away = Put { $count } tiles back in the box, unseen.
lay-cards_turned = Put the top { $count } cards of the deck on the discard pile.
lay-resources = Put { $count } resources of each player’s colour into the supply.
lay-hal = No characters and no renewal tokens. You start with { $count } resources, { $count } tiles and { $count } points.
lay-renewals = Everybody gets a screen and { $count } renewal tokens.
lay-trios = Everybody gets a trio of characters and what the corners of those cards show.
lay-draft = Deal { $count } characters to everybody. Keep one and pass the others to the left, twice. Keep one of the last two and discard the other.
lay-hand = Deal { $count } cards to each player.

## What Hal does

hal-outward = Hal lays { $tile } on { $letter } with one resource and gets { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
hal-upward = Hal lays { $tile } on { $below_tile } with { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
}.
hal-given-back = You take back { $count ->
    [one] { $count } resource and get { $count } point
   *[other] { $count } resources and get { $count } points
}.
hal-keeps = Hal keeps the { $card }.
hal-idle = There are no tiles left: Hal does nothing.
hal-short = Hal cannot pay { $resources ->
    [one] { $resources } resource
   *[other] { $resources } resources
} (he has { $has_resources }). The game is over.
hal-out = Hal’s supply is gone: this is the last round.

## Hal asks

aid-open = Let this device play Hal
aid-turn = Hal plays
aid-covered = I built on one of Hal’s buildings
aid-figure-supply = resources left
aid-figure-points = points
aid-figure-cards = cards kept
hal-covered = Hal takes back { $count ->
    [one] { $count } resource and gets { $count } point
   *[other] { $count } resources and gets { $count } points
}.
pad-card_kind = Hal’s card
pad-card_number = Which number?
pad-card_floors = How tall is that building now?
pad-card_owner = Whose is it?
pad-card_beside = Floors of the buildings next to that letter, in all
pad-second_kind = Hal’s second card
pad-second_number = Which number?
pad-second_floors = How tall is that building now?
pad-second_owner = Whose is it?
pad-second_beside = Floors of the buildings next to that letter, in all
pad-tile_colour = Hal’s tile
pad-tile_number = Which number?
pad-floors_covered = How tall was it before?
hal-colour-red = red
hal-colour-blue = blue
hal-colour-yellow = yellow
hal-colour-none = none left
hal-owner-you = mine
hal-owner-hal = Hal’s
hal-owner-nobody = nobody’s
