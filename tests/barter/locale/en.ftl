### Every word of Barter.

game-name = Barter
game-pitch = Bluff with two tiles, and take the bank’s coins before they run out.

option-rounds = Rounds
option-rounds-help = How many rounds are played.

suit-sun = sun
suit-moon = moon
tile-sun_1 = sun 1
tile-sun_2 = sun 2
tile-sun_3 = sun 3
tile-sun_4 = sun 4
tile-sun_5 = sun 5
tile-sun_6 = sun 6
tile-moon_1 = moon 1
tile-moon_2 = moon 2
tile-moon_3 = moon 3
tile-moon_4 = moon 4
tile-moon_5 = moon 5
tile-moon_6 = moon 6

line-round = Round { $round }. The bank holds { $bank ->
    [one] one coin
   *[other] { $bank } coins
  }.
line-player = { $seat }: { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }; tiles: { $tile }

ask-choose = Which tile do you play?
ask-return = The bank is dry. How many coins do you give back?

move-play = Play { $tile }
move-return = Give back { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }

why-not_asked_to_return = A tile is to be played now; nobody gives coins back.
why-not_asked_to_play = Coins are to be given back now; no tile is played.
why-too_few_coins = You have only { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }.

event-reveal = All choices are shown.
event-top = The next tile’s back shows a { $suit }.
event-drew = { $seat } draws { $tile }.
event-drew_hidden = { $seat } draws a { $suit } tile.
event-shown = { $seat } shows { $tile }.
event-gained = { $seat } takes { $coins ->
    [one] one coin
   *[other] { $coins } coins
  } from the bank.
event-returned = { $seat } gives back { $coins ->
    [one] one coin
   *[other] { $coins } coins
  }.
event-passed = { $from_seat } passes { $tile } to { $to_seat }.

score-coins = Coins
score-tiles = Tiles
ending-rounds = All rounds are played.
game-length = 5 min
game-difficulty = easy
