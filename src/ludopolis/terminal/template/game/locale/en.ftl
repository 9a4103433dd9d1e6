### Every word of Sample Game.

game-name = Sample Game
game-pitch = Take a card each round, and build a town with many kinds of buildings.
game-goal = Every round you take one of the cards on the table. Cards bring points, and so does every different kind of building; most points wins.
game-length = 5 min
game-difficulty = easy

## Options

option-rounds = Rounds
option-rounds-help = How many rounds are played.
option-variety = Points for variety
option-variety-help = Every different kind of building in a town brings 2 points.

## Buildings

building-house = House
building-shop = Shop
building-park = Park
building-school = School
building-theatre = Theatre

## Questions, moves, reasons

ask-take = Take a card for your town.
move-take = take { $building } ({ $points })
why-not-on-offer = { $building } ({ $points }) is not on offer.

## Positions

line-round = Round { $round } of { $rounds }.
line-offer = On offer: { $building } ({ $points })
line-town = { $seat }, { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Town: { $building }

## Events

event-turned-up = { $building } ({ $points }) is turned up.
event-took = { $seat } takes { $building } ({ $points }).

## The board, and what is on it

board-town = { $name }: the town
what-table = Table
what-offer = On offer
what-town = Town
what-building = Building

## The score sheet

score-cards = Cards
score-kinds = Variety
figure-kinds = different kinds
ending-rounds = All rounds are played.
