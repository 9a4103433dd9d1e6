### Every word of Happy City.

game-name = Happy City
game-pitch = Build a city of ten cards. You score its residents times its hearts.
game-goal = Spend your income on card after card, until somebody’s city has ten. You score residents times hearts, so raise both: most points wins.
game-aim = Build a city of ten cards. You score residents × hearts; most points wins.
game-length = 30 min
game-difficulty = easy

## Options

option-mode = Game
option-mode-help = The family game has special buildings with plain numbers; the expert game has coloured markets and special buildings with effects.
option-mode-family = family
option-mode-expert = expert
option-scoring = Points
option-scoring-help = Younger players add residents and hearts instead of multiplying them.
option-scoring-product = residents × hearts
option-scoring-sum = residents + hearts
option-max_rounds = Round limit
option-max_rounds-help = The game ends after this many rounds even if nobody has ten cards.
option-verified_only = Verified cards only
option-verified_only-help = Leaves out the one expert building that is our own stand-in for a card no source shows.

## Questions

ask-draft = Take a Happy Market.
ask-louvre = The Louvre: whose income do you copy? Uses left: { $count }.
ask-discard = Discard a card, or keep all.
ask-reveal = Reveal a card: from which deck?{ $count ->
    [1] {""}
   *[other] {" "}Cards to reveal: { $count }.
}
ask-action = Buy a card or take a coin.
ask-special = Take a special building, or pass.
ask-sphinx = The Sphinx: copy a special building, or draw one from the box.
ask-pyramid = The Pyramid: copy the card in slot { $slot } of which neighbour?

## Moves

move-take = take { $card }
move-keep = keep all
move-discard = discard { $card }
move-reveal = reveal a card costing { $low }–{ $high }
move-buy = buy { $card } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}
move-buy-reduced = buy { $card } for { $price ->
    [0] nothing
    [one] { $price } coin
   *[other] { $price } coins
} instead of { $cost }
move-coin = take { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
move-pass = pass
move-visit = copy { $from_seat }’s income: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
move-copy = copy { $from_seat }’s { $card }
move-random = draw from the box
move-copy-slot = copy { $from_seat }’s { $card }: residents { $residents }, hearts { $hearts }

## Reasons

why-bad-move = “{ $text }” is not a move. Moves look like this: keep, discard museum, reveal 2, buy museum, take coin, take film_studios, pass, visit 1, copy 1, copy left, random.
why-bad-card = “{ $text }” is not a card. Cards look like this: museum, museum.2, castle.
why-market-taken = { $card } is already taken.
why-not-face-up = { $card } is not face up.
why-deck-empty = Deck { $deck } and its discard pile are empty.
why-stack-empty = No { $card } is left.
why-same-name = { $card } is already in your city.
why-too-dear = { $card } costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; you have { $coins }.
why-not-in-row = { $card } is not in the row of special buildings.
why-colours-missing = For { $card }, your city needs more cards of these colours: { $colour }.
why-city-full = Your city has ten cards; there is no slot for { $card }.
why-not-an-opponent = { $from_seat } is not your rival.
why-no-special = { $from_seat } has no special building.
why-one-neighbour = With two players there is one neighbour, who counts as the left one.
why-nothing-in-slot = { $from_seat } has no card to copy in slot { $slot }.
why-now-draft = First everybody takes a Happy Market.
why-now-louvre = The Louvre’s owner must name a rival now.
why-now-discard = It is time to discard a card, or to keep them all.
why-now-reveal = A card must be revealed now: choose a deck.
why-now-action = It is time to buy a card or to take a coin.
why-now-special = It is time to take a special building, or to pass.
why-now-sphinx = The Sphinx must copy or draw a special building now.
why-now-pyramid = The Pyramid must copy a neighbour’s card now.

## Reasons against a component folder

why-wrong-count = Rows in { $table }: { $given }; needed: { $expected }.
why-duplicate-card = The id { $card } is used twice.
why-bad-card-id = The id { $card } cannot be used: letters, digits and underscores only, and not “coin”.
why-empty-deck = { $table }: deck { $deck } has no cards.
why-too-few-verified = { $table }: at least { $expected } cards must have a certainty other than “reconstructed”.

## Events

event-row-dealt = { $card } is laid out.
event-market-taken = { $seat } takes { $card }.
event-round-begun = Round { $round }.
log-round-begun = Round { $round }
event-coins-gained = { $card }: { $seat } gains { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} and has { $coins }.
event-louvre-visit = { $seat } copies { $from_seat }’s income with the Louvre.
event-income-paid = { $seat } receives { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}{ $effect ->
    [0] { $louvre ->
        [0] {""}
       *[other] {" "}(cards { $printed }, Louvre { $louvre })
    }
   *[other] { $louvre ->
        [0] {" "}(cards { $printed }, special building { $effect })
       *[other] {" "}(cards { $printed }, special building { $effect }, Louvre { $louvre })
    }
} and has { $coins }.
event-coins-stolen = { $card }: { $seat } takes { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} from { $from_seat } and has { $coins }.
you-coins-stolen = { $card }: { $seat } takes { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} from you.
event-kept = { $seat } keeps all cards.
event-discarded = { $seat } discards { $card }.
event-reshuffled = Deck { $deck } is empty: its { $count ->
    [one] one discarded card becomes
   *[other] { $count } discarded cards become
} the new deck.
log-reshuffled = The { $deck ->
    [1] first
    [2] second
   *[other] third
} deck is empty: its { $count ->
    [one] one discarded card becomes
   *[other] { $count } discarded cards become
} the new deck.
event-revealed = { $seat } reveals { $card } from deck { $deck }.
log-revealed = { $seat } reveals { $card }.
event-coin-taken = { $seat } takes { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} and has { $coins }.
log-coin-taken = { $seat } takes { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-bought = { $seat } buys { $card } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and has { $coins } left.
log-bought = { $seat } buys { $card } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
event-bought-reduced = { $seat } buys { $card } for { $price ->
    [0] nothing
    [one] { $price } coin
   *[other] { $price } coins
} instead of { $cost } and has { $coins } left.
log-bought-reduced = { $seat } buys { $card } for { $price ->
    [0] nothing
    [one] { $price } coin
   *[other] { $price } coins
} instead of { $cost }.
event-passed = { $seat } takes no special building.
event-special-taken = { $seat } takes { $card }.
event-card-lost = { $seat } loses { $card } from slot { $slot }.
event-last-round = { $seat } has ten cards: round { $round } is the last.
event-sphinx-copied = { $seat }’s Sphinx copies { $from_seat }’s { $card }.
event-sphinx-drawing = { $seat }’s Sphinx draws from the box.
event-sphinx-drew = { $seat }’s Sphinx is now { $card }.
event-pyramid-copied = { $seat }’s Pyramid copies { $from_seat }’s { $card }: residents { $residents }, hearts { $hearts }.
event-scored = { $seat }: residents { $residents }, hearts { $hearts }, worth { $base }. Total: { $points ->
    [one] { $points } point
   *[other] { $points } points
}, with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} left.
event-ended = { $ending }

## The position in words

line-set-up = Before the first round.
line-round = Round { $round } of at most { $high }.
line-last-round = Round { $round }, the last one.
line-deck = Deck { $deck } (prices { $low }–{ $high }): { $size ->
    [one] { $size } card
   *[other] { $size } cards
}, { $discarded } discarded. Unseen: yellow { $yellow }, blue { $blue }, green { $green }, orange { $orange }, purple { $purple }.
line-face-up = Face up: { $card } ({ $colour }), price { $price }, income { $income }, residents { $residents }, hearts { $hearts }.
line-dwelling = Dwelling: { $card } ({ $colour }), { $left } left, price { $price }, income { $income }, residents { $residents }, hearts { $hearts }.
line-special = Special building: { $card }. { $effect } Needs: { $needed_colour }. You lack: { $missing_colour }. ({ $certainty })
line-plain-special = Special building: { $card }, income { $income }, residents { $residents }, hearts { $hearts }. Needs: { $needed_colour }. You lack: { $missing_colour }.
line-city = { $seat }: { $size } of 10 cards, coins { $coins }, income { $income }, residents { $residents }, hearts { $hearts }, points { $points }.
line-cards = { $seat }’s city: { $card }.
line-owned-special = { $seat } has { $card }, “{ $effect }”{ $charges ->
    [0] {""}
   *[other] {" "}Uses left: { $charges }.
}
line-pyramid = { $seat }’s Pyramid copies one of { $from_seat }’s cards.

## Score sheet

score-product = Residents × hearts
score-sum = Residents + hearts
score-zen_garden = Zen Garden
score-concert_hall = Concert Hall
figure-residents = residents
figure-hearts = hearts
figure-points = points so far
figure-threshold = doubled below
figure-income = income
tie-coins = Coins left
tie-coins-decides = A tie, decided by the coins left
ending-tenth_card = Somebody has ten cards.
ending-max_rounds = The last round has been played.

## Colours

colour-yellow = yellow
colour-blue = blue
colour-green = green
colour-orange = orange
colour-purple = purple
colour-none = no colour
colour-nothing = nothing

## How sure a card is

certainty-certain = two sources agree
certainty-one_source = from one clear scan
certainty-blurred = the figure is blurred in the only scan
certainty-reconstructed = reconstructed: our stand-in for a card no source shows

## Cards

card-empty = (empty slot)
card-haunted_house = Haunted House
card-factory = Factory
card-steelworks = Steelworks
card-grocery = Grocery
card-shoe_shop = Shoe Shop
card-school = School
card-police_station = Police Station
card-library = Library
card-town_square = Town Square
card-florist = Florist
card-cake_shop = Cake Shop
card-bookshop = Bookshop
card-bank = Bank
card-igloo = Igloo
card-museum = Museum
card-observatory = Observatory
card-hospital = Hospital
card-hardware_store = Hardware Store
card-perfumery = Perfumery
card-shopping_centre = Shopping Centre
card-garage = Garage
card-offices = Offices
card-grand_hotel = Grand Hotel
card-restaurant = Restaurant
card-laboratory = Laboratory
card-university = University
card-spa = Spa
card-casino = Casino
card-ski_resort = Ski Resort
card-zoo = Zoo
card-treehouse = Treehouse
card-stadium = Stadium
card-amusement_park = Amusement Park
card-house = House
card-apartment_block = Apartment Block
card-luxury_residence = Luxury Residence
card-yellow_market = Happy Market (yellow)
card-blue_market = Happy Market (blue)
card-green_market = Happy Market (green)
card-orange_market = Happy Market (orange)
card-purple_market = Happy Market (purple)
card-white_market = Happy Market
card-dinosaur_park = Dinosaur Park
card-ball_pool = Olympic Ball Pool
card-cat_cafe = Cat Café
card-toy_shop = Toy Shop
card-nightclub = Nightclub
card-superhero_academy = Superhero Academy
card-dragon_parking = Dragon Parking
card-candy_factory = Candy Factory
card-film_studios = Film Studios
card-maze = Maze
card-ghost_hunters_hq = Ghost Hunters HQ
card-martian_embassy = Martian Embassy
card-pirate_ship = Pirate Ship
card-chocolate_works = Chocolate Works
card-unicorn_ranch = Unicorn Ranch
card-dream_factory = Dream Factory
card-aqua_pony_club = Aqua-Pony Club
card-school_of_magic = School of Magic
card-pyramid = Pyramid
card-castle = Castle
card-ice_cream_parlour = Ice-Cream Parlour
card-harbour = Harbour
card-airport = Airport
card-picture_gallery = Picture Gallery
card-bowling_alley = Bowling Alley
card-concert_hall = Concert Hall
card-moai = Moai
card-railway_station = Railway Station
card-statue_of_liberty = Statue of Liberty
card-hot_dog_stand = Hot-Dog Stand
card-barber_shop = Barber Shop
card-sphinx = Sphinx
card-palace_of_versailles = Palace of Versailles
card-burger_restaurant = Burger Restaurant
card-undersea_tunnel = Undersea Tunnel
card-aquarium = Aquarium
card-escape_room = Escape Room
card-machu_picchu = Machu Picchu
card-big_ben = Big Ben
card-golden_gate = Golden Gate Bridge
card-stonehenge = Stonehenge
card-sushi_bar = Sushi Bar
card-wind_turbine = Wind Turbine
card-taj_mahal = Taj Mahal
card-louvre = Louvre
card-vegetable_market = Vegetable Market
card-croissant_bakery = Croissant Bakery
card-chichen_itza = Chichén Itzá
card-leaning_tower = Leaning Tower of Pisa
card-games_arcade = Games Arcade
card-great_wall = Great Wall
card-billiard_hall = Billiard Hall
card-domed_cathedral = Domed Cathedral
card-zen_garden = Zen Garden
card-parthenon = Parthenon
card-night_market = Night Market (reconstructed)

# A card of somebody's own, shown by its id.
card-unnamed = { $name }

## Effects of the expert specials

effect-pyramid = At the end, copies the residents and hearts of a neighbour’s card in the same slot.
effect-castle = 1 coin whenever a neighbour pays 4 coins or more for a card.
effect-ice_cream_parlour = At once, 1 coin for each card in your city, including this one.
effect-harbour = Blue cards cost you 3 coins less.
effect-airport = Green cards, including dwellings, cost you 3 coins less.
effect-picture_gallery = Has the income, residents and hearts of the card before it.
effect-bowling_alley = Income 3 for each of your purple cards.
effect-concert_hall = At once, twice your income in coins; at the end you lose your income in points, but never go below 0.
effect-moai = At the end, 2 hearts in a city of 9 cards, 4 in a smaller one.
effect-railway_station = Orange cards cost you 3 coins less.
effect-statue_of_liberty = 4 hearts; takes the slot of your last card, which is discarded.
effect-hot_dog_stand = Face-up buildings cost you the lowest price of their deck: 1, 4 or 6 coins.
effect-barber_shop = Income 3 while the rest of your income is lower than everybody else’s.
effect-sphinx = At the end, acts as a rival’s special building, or as one drawn from the box.
effect-palace_of_versailles = After income, takes 1 coin from the richest rival; in a tie, from each of them.
effect-burger_restaurant = 3 hearts if you have strictly the most blue cards, 2 if tied for the most, otherwise 1.
effect-undersea_tunnel = Your next card costs nothing.
effect-aquarium = 2 hearts; at once, 1 coin for everybody.
effect-escape_room = Income 2 while nobody has fewer yellow cards than you.
effect-machu_picchu = 1 resident for each orange card of your left neighbour.
effect-big_ben = Buying nothing brings you 8 coins instead of 1.
effect-golden_gate = Cards of the same colour to the left, to the right, above or below: two give 1 heart and 1 resident, three give 2 hearts and 1 resident.
effect-stonehenge = 1 resident for each blue card of one neighbour, the one who has more.
effect-sushi_bar = Income 1 for each of your blue cards.
effect-wind_turbine = 1 heart for each of your green cards.
effect-taj_mahal = 3 hearts if your income is below each neighbour’s, otherwise 1.
effect-louvre = In each of the next two income phases you are also paid the income of a rival you choose.
effect-vegetable_market = Income 1 for each pair of a heart and a resident in your city.
effect-croissant_bakery = Income 2 for each of your green cards.
effect-chichen_itza = 3 hearts if you have strictly the most green cards, otherwise 1.
effect-leaning_tower = 1 heart for each yellow card of one neighbour, the one who has more.
effect-games_arcade = Before income, 2 coins if you have at least 1.
effect-great_wall = 3 hearts if the next two cards have the same colour, otherwise 1.
effect-billiard_hall = Income 1 for each colour among the cards before it.
effect-domed_cathedral = 3 hearts if your city has no orange cards.
effect-zen_garden = Doubles your points if they are below 30.
effect-parthenon = 4 residents if your city has no green cards.
effect-night_market = 1 resident for each of your yellow cards.

## The board in the browser

board-decks = Decks
board-deck = Deck with prices { $range }
board-deck-left = Cards left: { $count }.
board-discarded = Discarded: { $count }.
board-deck-brings = Cards left that bring coins, residents, hearts:
board-of-deck = { $range }: { $count } of { $cards }
board-sale = For sale
board-dwellings = Dwellings
board-left = Left: { $count }.
board-sold = none left
board-have = already yours
board-have-label = Already in your city: you cannot buy a second one.
board-market = Happy Market
board-markets = Happy Markets
board-markets-help = the first card of your city; its colour counts for special buildings
board-specials = Special buildings
board-specials-help = one per player, once your city has the colours
board-special-yours = you have yours
board-special-rule = Special building: free, one per player in the whole game. At the end of your turn you may take it if your city has its colours. It fills one of the ten slots.
board-went = { $card } went to { $name }
board-went-me = { $card } is yours
board-needs = Needs { $list }.
board-more = { $count ->
    [one] { $count } more { $colour } card
   *[other] { $count } more { $colour } cards
}
board-more-cards = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
board-met = Your city has the colours.
board-my-city = Your city
board-city = { $name }’s city
board-free = Free slot
board-happiness = Happiness
board-residents = { $count ->
    [one] resident
   *[other] residents
}
board-hearts = { $count ->
    [one] heart
   *[other] hearts
}
board-points = points
board-below = Below 0 counts as 0, but the minus stays.
board-below-zero = Below 0 counts as 0, but the minus stays: later cards must make up for it.
board-coins = coins
board-income = income
board-round = per round
board-colours = Cards by colour
board-look = Tap a card, or point at it, to read what it does.
board-built = { $card }, { $colour }.
board-offered = { $card }, { $colour }, costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
board-gives-income = { $count ->
    [one] { $count } coin a round
   *[other] { $count } coins a round
}
board-gives-residents = { $count ->
    [one] { $count } resident
   *[other] { $count } residents
}
board-gives-hearts = { $count ->
    [one] { $count } heart
   *[other] { $count } hearts
}
board-gives = Gives { $list }.
board-costs = Takes away { $list }.
board-twins = The decks hold two of each building.
board-acts-as = Acts as { $card }.
board-charges = { $count ->
    [one] One use left.
   *[other] { $count } uses left.
}
board-last-round = Last round.
board-last-round-sub = { $count ->
    [one] { $name } has ten cards; this round is played to the end.
   *[other] { $name } have ten cards; this round is played to the end.
}
board-step-discard = Discard
board-step-reveal = Reveal
board-step-action = Buy
board-step-special = Special
board-draft = Choose your Happy Market
board-draft-sub = It becomes the first card of your city.
board-market-sub = Income 1; counts as a card of its colour.
board-take = Take { $card }
board-discard-or-keep = Discard a card?
board-discard-help = { $count ->
    [3] You may discard one. If you keep all three, nothing new is revealed.
   *[other] You may discard one face-up card before new ones are revealed.
}
board-discard = Discard { $card }
board-discard-sub = Another card will take its place.
board-keep = Keep all
board-reveal = Reveal a card
board-reveal-sub = { $count ->
    [1] It is the last one this turn.
   *[other] You see it before you choose the next deck.
}
board-cards = { $count ->
    [one] { $count } card:
   *[other] { $count } cards:
}
board-reshuffle = { $count } reshuffled
board-buy-or-coin = Buy a card or take a coin
board-affordable = { $count ->
    [0] You cannot buy any card here now.
    [one] You can buy one card.
   *[other] You can buy any one of { $count } cards.
}
board-buy = Buy { $card }
board-pay = Pay { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, { $left } left
board-free-card = Costs you nothing
board-buy-for = Buy for { $price }
board-buy-free = Take it for free
board-take-coins = Buy nothing, take { $count ->
    [one] { $count } coin
   *[other] { $count } coins
}
board-may-take = You may take a special building
board-no-special = Not now
board-louvre = Whose income does the Louvre copy?
board-sphinx = What does the Sphinx become?
board-sphinx-sub = A rival’s special building, or one from the box.
board-box = Draw from the box
board-pyramid = Which card does the Pyramid copy?
board-pyramid-sub = Residents and hearts of the card in slot { $slot }.

## Terms of a hint
term-residents = points from this turn’s residents
term-hearts = points from this turn’s hearts
term-later = what you can buy later
reason-residents = You get more residents this turn, worth { $worth } by the end.
reason-hearts = You get more hearts this turn, worth { $worth } by the end.
reason-later = You can buy more later, which is worth { $worth }.

## What things on the board are

what-table = Table
what-building = Building
what-dwelling = Dwelling
what-special = Special building
what-market = Happy Market
what-deck = Deck of buildings
what-city = City
what-slot = Free slot
what-happiness = Happiness
what-residents = Residents
what-hearts = Hearts
what-coins = Coins
what-colour = Colour
what-last_round = Last round
board-with-card = With this card you would have: points { $points }, coins { $coins }.
board-coins-now = Coins now. Each round brings { $income } more.
board-bring-residents = Dwellings bring residents. Other cards left that bring them, by deck: { $list }.
board-bring-hearts = Cards left that bring hearts, by deck: { $list }.
board-bring-income = Cards left that bring coins each round, by deck: { $list }.
board-colour-now = Cards of this colour in the city: { $count }.
