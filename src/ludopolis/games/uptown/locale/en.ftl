### Every word of UpTown.

game-name = UpTown
game-pitch = Build upwards on five plots, earn with every roof, send your rivals the leaky ones. The card game by Adam Strzelecki.
game-goal = Build upwards on the five plots of your street; each roof makes the whole street pay, and gifts go to your rivals’ streets. At the end every visible project scores prestige, every 3 coins are worth 1 more point, and most points wins. When a deck runs out or all five plots of a street have roofs, that round is the last.
game-aim = Build towers: each ★ of prestige is a point, 3 coins are a point. Most points wins.
game-length = 40 min
game-difficulty = medium

## Options

option-count_uncollected = Count coins left on decks
option-count_uncollected-help = Coins still on a player’s deck at the end count like those in the wallet. The rulebook counts only the wallet.

## How sure the cards are

certainty-reconstructed = reconstructed, because the printed card list is not public; no card is known in full
certainty-mostly_certain = as in the tables of the game’s folder; some rows are reconstructed

## Questions

ask-free_card = Action 1 of 2. Build your free card, or discard it.
ask-free_card-help = Your deck’s top card. Then you may buy one.
ask-second_action = { $pile ->
    [0] { $decks ->
        [0] Action 2 of 2. The municipal pile is empty and no card can be bought: take no second card.
       *[other] Action 2 of 2. Buy a card, or take none: the municipal pile is empty.
    }
   *[other] { $decks ->
        [0] Action 2 of 2. Take a municipal card: no card can be bought.
       *[other] Action 2 of 2. Buy a card, or take a municipal one.
    }
}
ask-place_bought = Action 2 of 2. You have bought a card: build one of its two projects.
ask-place_municipal = Action 2 of 2. Build the municipal card, or discard it.

## Moves

move-place = build { $project } on plot { $plot }
move-close = close plot { $plot } with { $project }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
move-give = give { $project } to { $to_seat }, on plot { $plot }
move-give-roof = give { $project } to { $to_seat }, closing plot { $plot }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} for { $to_seat }
move-discard = discard the card
move-buy-own = buy from your deck for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}: { $project }
move-buy = buy from { $from_seat } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}: { $project }
move-municipal = take the municipal card: { $project }
move-skip = take no second card

# The same in short, for hints beside the board.
brief-municipal = take the municipal card

## Reasons

why-bad-move = “{ $text }” is not a move. Moves look like this: place flats 2, place noisy_bar 1.3 (plot 3 of seat 1), discard, buy 0, municipal, skip.
why-bad-card = “{ $text }” is not a card. Cards look like this: P01, M28.
why-bad-first = “{ $text }” does not name a first player. Write it like this: first 0.
why-not-on-card = { $project } is not on your card. It shows: { $shown_project }.
why-no-such-half = Your card has two projects: { $project }.
why-gift-at-home = { $project } is a gift: it goes on another player’s street.
why-no-gift = { $project } is not a gift: it goes on your own street.
why-needs-roof = { $project } is a rooftop project, and plot { $plot } has no roof.
why-plot-closed = Plot { $plot } has a roof, and { $project } is not a rooftop project.
why-no-gifts = The building on plot { $plot } accepts no gifts: { $project } cannot go there.
why-ground-only = { $project } must be the first card of a plot; plot { $plot } is already built on.
why-upper-only = { $project } cannot be the first card of a plot; plot { $plot } is empty.
why-must-be-played = You have paid for this card: you must build it.
why-deck-empty = { $from_seat }’s deck is empty.
why-deck-blocked = { $coins ->
    [one] There is { $coins } coin
   *[other] There are { $coins } coins
} on { $from_seat }’s deck: nobody can buy from it until { $coins ->
    [one] the coin is
   *[other] the coins are
} collected.
why-too-dear = The card ({ $project }) costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}; you have { $coins }.
why-nowhere-to-place = You cannot buy this card, because none of its projects could be built anywhere: { $project }.
why-pile-empty = The municipal pile is empty.
why-pile-not-empty = There are municipal cards left: take one; you may discard it.
why-now-free_card = Now build or discard your free card.
why-now-second_action = You are not holding a card: it is time for your second action.
why-now-place_bought = Now build the card you have bought.
why-now-place_municipal = Now build or discard the municipal card.

## Reasons against a component folder

why-wrong-count = Rows in { $table }: { $given }; needed: { $expected }.
why-same-card-id = { $table }, line { $line }: another card already has the id “{ $given }”.
why-same-project = { $table }, line { $line }, column { $column }: this card already shows “{ $given }”. If it is printed on both ends, add the project to projects.csv a second time, with another id.

## Events

event-first-player = { $seat } has the street with the start symbol and goes first.
event-uncovered = { $from_seat }’s deck now offers { $project } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
event-uncovered-municipal = The municipal pile now offers { $project }.
event-round-begun = Round { $round }.
log-round-begun = Round { $round }
# The board shows the rest.
log-bought = { $seat } buys a card from { $from_seat } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}.
event-coins-collected = { $seat } collects { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} from the deck, now has { $coins } and takes no free card.
event-nothing-to-take = { $seat }’s deck is empty, so there is no free card.
event-free-card-taken = { $seat } takes a free card: { $project }.
event-bought-own = { $seat } buys { $project } from their own deck for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and has { $coins } left.
event-bought = { $seat } buys { $project } from { $from_seat } for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} and has { $coins } left. { $from_seat }’s deck is now blocked.
event-municipal-taken = { $seat } takes a municipal card: { $project }.
event-skipped = { $seat } takes no second card.
event-built = { $seat } builds { $project } on plot { $plot }.
news-built = { $seat } builds { $project } on their own plot { $plot }.
event-given = { $seat } gives { $project } to { $to_seat }, on plot { $plot }.
you-given = { $seat } gives you { $project }, on your plot { $plot }.
event-discarded = { $seat } discards { $project }.
event-fits-nowhere = { $seat } discards { $project }: the card fits nowhere.
event-plot-closed = { $seat }’s plot { $plot } is closed. Revenue by plot: { $first }, { $second }, { $third }, { $fourth }, { $fifth }. { $seat } receives { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} and now has { $coins }.
news-plot-closed = { $seat } closes plot { $plot }: +{ $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.
event-last-round-by-deck = { $seat }’s deck is empty: round { $round } is the last.
event-last-round-by-street = All five of { $seat }’s plots are closed: round { $round } is the last.
event-scored = { $seat } scores { $first }, { $second }, { $third }, { $fourth } and { $fifth } for the plots, and { $coins } for coins: { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
event-ended = { $ending }

## What is told when it happens for the first time: nothing that changes soon after

first-given = { $seat } gives { $to_seat } a project.
first-coins-collected = { $seat } collects { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} from the deck and takes no free card.
first-plot-closed = { $seat }’s plot { $plot } is closed. Revenue by plot: { $first }, { $second }, { $third }, { $fourth }, { $fifth }. { $seat } receives { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}.

## The position in words

line-components = Cards: { $certainty }.
line-round = Round { $round }. First player: { $first_seat }.
line-last-round = Round { $round }, the last one. First player: { $first_seat }.
line-held = In hand: { $project }.
line-deck = { $from_seat }’s deck: { $project }, price { $price }. Cards: { $size }.{ $coins ->
    [0] {""}
    [one] {" "}Blocked by { $coins } coin.
   *[other] {" "}Blocked by { $coins } coins.
}
line-deck-empty = { $from_seat }’s deck: nothing on offer. Cards: { $size }.{ $coins ->
    [0] {""}
   *[other] {" "}Coins on it: { $coins }.
}
line-common = Municipal pile: { $project }, price 0. Cards: { $size }.
line-common-empty = Municipal pile: nothing on offer. Cards: { $size }.
line-project = { $project }{ $traits ->
    [0] .
   *[other] : { $trait }.
}{ $stands ->
    [ground] {" "}Ground floor only.
    [upper] {" "}Not on the ground floor.
    [rooftop] {" "}On a roof only.
   *[any] {""}
}{ $coins ->
    [0] {""}
   *[other] {" "}{ $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    } { $coins_effect }{ $counted ->
        [0] .
       *[other] , with each new roof on the street.
    }
}{ $points ->
    [0] {""}
   *[other] {" "}{ $points } prestige { $points_effect }.
}
line-street = { $seat }: coins { $coins }, revenue with each new roof { $revenue }, prestige { $prestige }, points { $points }.
line-counts = On { $seat }’s street: offices { $office }, services { $services }, flats { $flat }, cafés { $cafe }, shops { $shop }, hotels { $hotel }, gifts { $gift }.
line-plot-empty = { $seat }’s plot { $plot }: empty.
line-plot = { $seat }’s plot { $plot }: { $project } (from the ground up: { $trait }). Open. Revenue { $revenue }, prestige { $prestige }.
line-plot-no-gifts = { $seat }’s plot { $plot }: { $project } (from the ground up: { $trait }). Open, accepts no gifts. Revenue { $revenue }, prestige { $prestige }.
line-plot-closed = { $seat }’s plot { $plot }: { $project } (from the ground up: { $trait }). Closed. Revenue { $revenue }, prestige { $prestige }.
line-plot-closed-no-gifts = { $seat }’s plot { $plot }: { $project } (from the ground up: { $trait }). Closed, accepts no gifts. Revenue { $revenue }, prestige { $prestige }.

## Score sheet

score-plot_1 = Plot 1
score-plot_2 = Plot 2
score-plot_3 = Plot 3
score-plot_4 = Plot 4
score-plot_5 = Plot 5
score-coins = Coins, 3 for a point
figure-cards = cards
figure-coins = coins
tie-highest_building = Tallest building
tie-highest_building-decides = A tie, decided by the tallest building
ending-deck_empty = A player’s deck is empty.
ending-street_closed = All five plots of a street are closed.

## What a project is

trait-no_kind = no premises
trait-office = office
trait-services = service
trait-flat = flat
trait-cafe = café
trait-shop = shop
trait-hotel = hotel
trait-two_office = two offices
trait-two_services = two services
trait-two_flat = two flats
trait-two_cafe = two cafés
trait-two_shop = two shops
trait-duo = counts twice
trait-roof = roof
trait-gift = gift (for another player’s street)
trait-no_gifts = no gifts on this building
trait-ground = ground floor only
trait-upper = not on the ground floor
trait-rooftop = on a roof only

## What a project brings

effect-closing = with each new roof on the street
effect-end = at the end
effect-ground = if on the ground floor
effect-below = for each floor below it
effect-plot_roof = if the plot has a roof
effect-street_roof = for each roof on the street
effect-plot_office = for each office on the plot
effect-plot_services = for each service on the plot
effect-plot_flat = for each flat on the plot
effect-plot_cafe = for each café on the plot
effect-plot_shop = for each shop on the plot
effect-plot_hotel = for each hotel on the plot
effect-plot_gift = for each gift on the plot
effect-street_office = for each office on the street
effect-street_services = for each service on the street
effect-street_flat = for each flat on the street
effect-street_cafe = for each café on the street
effect-street_shop = for each shop on the street
effect-street_hotel = for each hotel on the street
effect-street_gift = for each gift on the street

## Projects

project-brokerage = Brokerage
project-business_hub = Business hub
project-call_centre = Call centre
project-consultancy = Consultancy
project-council_offices = Council offices
project-council_offices_rented = Council offices (rented)
project-drafting_studio = Drafting studio
project-editorial_office = Editorial office
project-front_desk = Front desk
project-law_firm = Law firm
project-offices = Offices
project-open_plan_floor = Open-plan floor
project-registry = Registry
project-secure_archive = Secure archive
project-shared_desks = Shared desks
project-start_up_room = Start-up room
project-twin_council_offices = Twin council offices
project-twin_offices = Twin offices
project-board_room = Boardroom
project-glass_attic_office = Glass attic office
project-sky_office = Sky office
project-bank_branch = Bank branch
project-clinic = Clinic
project-concierge = Concierge
project-courier_point = Courier point
project-dentist = Dentist
project-fitness_club = Fitness club
project-hairdresser = Hairdresser
project-laundry = Laundry
project-library_branch = Library branch
project-night_guard = Night guard
project-post_office = Post office
project-surgery = Surgery
project-workshop_row = Workshop row
project-roof_pool = Roof pool
project-car_park = Car park
project-guarded_roof = Guarded roof
project-council_flat = Council flat
project-family_flat = Family flat
project-flats = Flats
project-garden_flat = Garden flat
project-gated_flats = Gated flats
project-loft = Loft
project-maisonette = Maisonette
project-neighbours = Neighbours
project-panorama_flat = Panorama flat
project-rental_flat = Rental flat
project-serviced_flats = Serviced flats
project-shared_flat = Shared flat
project-social_flat = Social flat
project-student_rooms = Student rooms
project-studio_flat = Studio flat
project-twin_council_flats = Twin council flats
project-twin_flats = Twin flats
project-attic_flat = Attic flat
project-penthouse = Penthouse
project-residents_council = Residents’ council
project-small_attic = Small attic
project-squat = Squat
project-bookshop_cafe = Bookshop café
project-cafe_terrace = Café terrace
project-canteen = Canteen
project-coffee_counter = Coffee counter
project-corner_cafe = Corner café
project-milk_bar = Milk bar
project-music_cafe = Music café
project-patisserie = Patisserie
project-roastery = Roastery
project-two_cafes = Two cafés
project-sky_bar = Sky bar
project-attic_cafe = Attic café
project-pavilion_cafe = Pavilion café
project-noisy_bar = Noisy bar
project-boutique = Boutique
project-co_op_shop = Co-op shop
project-department_store = Department store
project-florist = Florist
project-grocer = Grocer
project-market_stall = Market stall
project-newsstand = Newsstand
project-round_the_clock_shop = Round-the-clock shop
project-shop = Shop
project-shopping_arcade = Shopping arcade
project-stationer = Stationer
project-kiosk = Kiosk
project-boarded_up_shop = Boarded-up shop
project-business_hotel = Business hotel
project-city_hotel = City hotel
project-grand_hotel = Grand hotel
project-guest_house = Guest house
project-workers_hostel = Workers’ hostel
project-youth_hostel = Youth hostel
project-attic_guest_house = Attic guest house
project-hotel_chain = Hotel chain
project-atrium = Atrium
project-gallery = Gallery
project-gift_collection = Gift collection
project-museum = Museum
project-parking_level = Parking level
project-server_room = Server room
project-stairwell = Stairwell
project-technical_floor = Technical floor
project-winter_garden = Winter garden
project-aerial_mast = Aerial mast
project-billboard = Billboard
project-flagpole = Flagpole
project-observation_deck = Observation deck
project-roof_garden = Roof garden
project-solar_panels = Solar panels
project-weather_station = Weather station
project-bell_turret = Bell turret
project-bus_stop = Bus stop
project-clock_tower = Clock tower
project-flat_roof = Flat roof
project-landmark_spire = Landmark spire
project-park = Park
project-plain_roof = Plain roof
project-playground = Playground
project-roof_terrace = Roof terrace
project-square = Square
project-tiled_roof = Tiled roof
project-broken_lift = Broken lift
project-building_site_noise = Building site noise
project-inspection = Inspection
project-leaking_basement = Leaking basement
project-power_cuts = Power cuts
project-ruin = Ruin
project-scaffolding = Scaffolding
project-substation = Substation
project-waste_sorting_point = Waste sorting point
project-pigeon_loft = Pigeon loft
project-emergency_roof = Emergency roof
project-fenced_off_lot = Fenced-off lot
project-makeshift_roof = Makeshift roof
project-tarpaulin_roof = Tarpaulin roof

# A project of somebody's own, shown by its id.
project-unnamed = { $name }

## Board

board-your-street = Your street
board-street-of = { $name }’s street
board-back = Back
board-look-at = Look at { $name }’s street
board-your-deck = Your deck
board-deck-of = { $name }’s deck
board-decks = Decks on offer
board-decks-later = Cards to buy in action 2
board-common = Municipal pile
board-city = Municipal
board-first = First player
board-wallet = Coins
board-from-deck = from deck
board-from-roof = for a roof
board-gained = got { $sources }
board-sum-up = Prestige { $prestige } + { $piles } ({ $told }) = { $points ->
    [one] { $points } point
   *[other] { $points } points
}. Every 3 coins are worth a point.
board-piles = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}: { $piles ->
    [0] no pile of three
    [one] { $piles } pile of three
   *[other] { $piles } piles of three
}
board-at-closing = Next roof pays
board-revenue = Revenue
board-prestige = Prestige
board-highest = Cards in the tallest building
board-deck-size = Cards in the deck
board-price = Price: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
board-free = free
board-any-of-two = pick 1 of 2
board-any-of-four = pick 1 of 4
board-per-roof = per roof
board-empty = empty
board-blocked = not for sale
board-blocked-by = { $coins ->
    [one] { $coins } coin blocks this deck until { $name } collects it.
   *[other] { $coins } coins block this deck until { $name } collects them.
}
board-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
board-brings-revenue = { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
} { $effect }
board-brings-prestige = { $amount } prestige { $effect }
board-plot = plot { $plot }
board-plot-of = { $name }’s plot { $plot }
board-read-plot = Read plot { $plot }
board-plot-revenue = Coins from this plot with each new roof
board-plot-prestige = Prestige of this plot at the end
board-plot-now = The plot now
board-plot-empty = Nothing is built here yet.
board-open = Open: another floor may be built.
board-open-no-gifts = Open: another floor may be built, but no gifts.
board-closed = Closed: only rooftop projects fit on top.
board-closed-no-gifts = Closed: only rooftop projects fit on top, and no gifts.
board-gift-from = Gift from { $name }.
board-counts = Premises on the street
board-count-office = { $count ->
    [one] { $count } office
   *[other] { $count } offices
}
board-count-services = Services: { $count }
board-count-flat = { $count ->
    [one] { $count } flat
   *[other] { $count } flats
}
board-count-cafe = { $count ->
    [one] { $count } café
   *[other] { $count } cafés
}
board-count-shop = { $count ->
    [one] { $count } shop
   *[other] { $count } shops
}
board-count-hotel = { $count ->
    [one] { $count } hotel
   *[other] { $count } hotels
}
board-count-gift = { $count ->
    [one] { $count } gift
   *[other] { $count } gifts
}
board-in-hand = Card in hand
board-holds = { $name } holds a card
board-municipal-card = Municipal card
board-one-half = Only one of the two projects gets built.
board-one-of-four = Only one of the four projects gets built: two are on the front, two on the back.
board-turn = Turn card
board-turn-to = Turn the card: { $project }
board-fits = { $count ->
    [one] Fits in { $count } place.
   *[other] Fits in { $count } places.
}
board-nofit = fits nowhere now
board-nowhere-why = Fits nowhere now: { $reason }.
board-nowhere-reason = { $needs ->
    [rooftop] you have no roof yet
    [upper] you have no open building
    [ground] you have no empty plot
    [gift-rooftop] no rival has a roof for it
    [gift-upper] no rival has an open building for it
    [gift-ground] no rival has an empty plot for it
    [gift-any] no rival has an open plot for it
   *[any] all your plots have roofs
}
board-choose-plot = { $project }: choose a plot
board-choose-street = { $project }, a gift: choose a rival’s plot
board-nowhere = { $project } fits nowhere now: turn the card
board-build = Build
board-give = Give
board-buy = Buy
board-discards = Discarded cards: { $count }
board-build-on = Build on plot { $plot }
board-close-plot = Close plot { $plot }
board-give-to = Give to { $name }, on plot { $plot }
board-discard = Discard
board-paid = This roof pays
board-never-below = never below 0
board-second-help = Buy from a lit deck. Coins for a rival’s card go on that deck: its owner takes them on their next turn, and until then nobody can buy from it.
board-no-free-card = A rival bought the card from your deck: you get { $amount ->
    [one] { $amount } coin
   *[other] { $amount } coins
}, but no free card this turn.
board-take-municipal = Municipal card: 0 coins
board-take-it = Take this municipal card
board-buy-for = Buy for { $price }
board-costs-nothing = Costs nothing; may be discarded.
board-step-skipped = Action 1 of 2: your free card, the top of your deck, fits nowhere ({ $project }).
board-build-at-once = Build one of its two projects at once.
board-pay-bank = Pay { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} to the bank; you keep { $left }.
board-own-waits = If nobody buys it, it is your free card next turn.
board-pay-deck = Put { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} on { $name }’s deck; you keep { $left }.
board-last-round = Last round
board-near = The end is near
board-near-deck = { $name }: { $count ->
    [one] { $count } card left in the deck
   *[other] { $count } cards left in the deck
}
board-near-street = { $name }: 4 of 5 roofs
edition-about-reconstructed = The rules come from the rulebook, which says little about the cards: one costs 3 and shows offices and flats, but its flats bring no coins; another costs 6 and shows a park: ground floor only, a roof, 1 coin; a shop brings 2 coins, a round-the-clock shop 1 for each flat on the street. Its legend lists the amounts that occur; what some of the signs count is our reading. Everything else is ours, made to fit; you can change every number in the game’s folder.
edition-about-mostly_certain = Some rows of these tables are marked as reconstructed. Those cards are not as printed.
board-signs = Signs
board-signs-kinds = Premises
board-signs-marks = Marks
board-signs-effects = What a project brings
board-signs-figures = A player’s figures
board-signs-plots = Tap a plot’s number to read its floors.
board-roofs-pay = A new roof on a street makes all five of its plots pay, closed ones too.


## What a hint says a move changes

term-prestige = prestige at once
term-prestige_later = prestige later
term-coins = coins at the end
reason-prestige = It earns prestige at once, worth { $worth }.
reason-prestige_later = It sets up more prestige for later, worth { $worth }.
reason-coins = You will have more coins at the end, worth { $worth }.

## What things on the board are

what-table = Table
what-street = Street
what-plot = Plot
what-project = Project
what-deck = Your deck
what-rival_deck = A rival’s deck
what-municipal = Municipal pile
what-wallet = Coins
what-revenue = Revenue with each new roof
what-prestige = Prestige
what-premises = Premises
what-first = First player
what-discards = Discarded cards
what-signs = Signs
what-last_round = Last round
board-worth-now = As the street is now: { $points } prestige at the end, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} with each new roof.
board-coins-worth = These coins are worth { $points ->
    [one] { $points } point
   *[other] { $points } points
} at the end.
board-revenue-now = Coins that the whole street would pay if a roof closed a plot now.
board-prestige-now = Prestige that the street would bring if the game ended now; coins are not included.
board-deck-ends = When a deck runs out, or a street has five roofs, that round is the last.
