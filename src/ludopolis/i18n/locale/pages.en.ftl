## My games: words of pages that the server draws. No table loads them.

mine-title = My games
mine-all = All my games
mine-yours = Your turn
mine-waiting = Waiting
mine-over = Finished
mine-waits = waiting for { $names }
mine-not-begun = not begun yet
mine-begin = everybody is here: begin
mine-since = for { $time }
mine-play = Play
mine-look = View
mine-fresh = new
mine-more = Show all
mine-leave = Remove { $game } from the list
mine-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} of { $count }
mine-today = today
mine-yesterday = yesterday
mine-mode-alone = alone
mine-mode-bots = against bots
mine-mode-people = with people
mine-empty = No games yet. Pick one.
mine-none = Nothing here now.
mine-how = How it went
mine-device = on this device
mine-which = Which game
mine-none-counted = Your first finished game will be counted here.
mine-games = { $count ->
    [one] game
   *[other] games
}
mine-games-head = games
mine-wins = won
mine-average = average
mine-best = best
mine-chart = Results
mine-chart-won = won
mine-chart-lost = not won
mine-chart-mean = five-game average
mine-chart-best = best { $points }
mine-chart-about = Results of { $count } { $count ->
    [one] game
   *[other] games
}, best { $best }, average { $average }
mine-modes = How you played
mine-parts = What made up the results
mine-against = Against
mine-score = score
mine-streak-won = { $count ->
    [one] won the last game
   *[other] won { $count } in a row
}
mine-streak-lost = { $count ->
    [one] lost the last game
   *[other] lost { $count } in a row
}
mine-profile = You
mine-name = Your name
mine-name-help = Suggested at tables you set up or join.
mine-colour = Your colour
mine-colour-help = Used at tables you set up.
mine-colour-none = any
mine-colour-1 = blue
mine-colour-2 = orange
mine-colour-3 = green
mine-colour-4 = pink
mine-colour-5 = yellow
mine-save = Save
mine-saved = Saved
mine-move = Move to another device
mine-move-help = On the other device, open this site and type the code, or scan it. Your seats and your history move there; this device gives them up.
mine-move-code = Code
mine-move-where = Type it at { $address }
mine-move-holds = { $minutes ->
    [one] It works once, within a minute.
   *[other] It works once, within { $minutes } minutes.
}
mine-export = Export
mine-delete = Delete
mine-delete-title = Delete everything about me?
mine-delete-what = Your name is removed from every table, your seats at running tables become free, and your history, your deal results and your notifications are deleted. What was played stays, without your name. This cannot be undone.
mine-delete-yes = Delete everything
mine-code-title = Move here
mine-code-help = Type the code that your other device shows. Its seats and its history come to this device.
mine-code-go = Move here
mine-code-link = I have a code
you-won = You won by { $points }
you-won-tie = A tie at { $points }, and you win it
you-shared = A tie at { $points }: you share the victory with { $names }
you-lost = You lost by { $points }
you-lost-tie = A tie at { $points }, won by { $names }
you-place = You came { $place ->
    [2] second
    [3] third
    [4] fourth
   *[other] { $place }th
} of { $count }, { $points } behind { $names }

## Open tables on the home page

listed-title = Open tables
listed-help = anybody may sit down
listed-free = { $count ->
    [one] one seat is free
   *[other] { $count } seats are free
}
listed-by = { $name }’s table
listed-sit = Sit down

## A table before its game begins

room-not-begun = not begun
room-free = Free
room-you = you
room-sat-down = { $name } has sat down
room-left = { $name } has left the table
room-waiting = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
}
room-all = Everybody has a seat
room-dealt = Nothing is dealt before the game begins, so nobody misses the first turn.
room-host-begins = Waiting for { $name } to begin the game.
room-begin = Begin the game
room-begin-open = Begin now
room-begin-open-help = Free seats stay open: friends may still sit down.
room-begin-bots = { $count ->
    [one] Add a bot and begin
   *[other] Add bots and begin
}
room-leave = Leave the table
room-cancel = Clear the table
room-cancel-help = The table disappears for everybody. Nothing has been played yet.
room-gone = This table was cleared away before the game began.

## Refusals

why-wrong-code = This code does not work, or no longer does. Make a new one on the other device.
why-too-many-codes = You have tried many codes in a short time. Please wait a few minutes and try again.
why-too-many-new-codes = You have made many codes in a short time. Please wait a few minutes and try again.
why-listing-off = This table cannot be listed on the home page.

offline-title = You are offline
offline-text = Ludopolis cannot be reached. Your tables are safe on the server, and nothing was lost.
offline-again = Try again now
offline-by-itself = This page continues by itself once you are back online.
offline-kept = Kept on this device
offline-rules = the rules, with their pictures
offline-needs = Needs a connection
offline-tables = Tables
offline-tables-why = they are played on the server, with people and bots
offline-lessons = Lessons, puzzles, deals and the coach
offline-lessons-why = they need the server
door-lot = Free plot
door-nobody = Nobody has built here yet
door-tables = Were you looking for one of these?
door-fell = Something fell off the table
door-again = Try again
why-server-failed = Something went wrong on the server. It is our fault, and your games are safe.
install-title = Ludopolis on your home screen
install-text = Opens like an app, and can tell you when it is your turn. No account. You can find this later under My games.
install-yes = Install
install-no = Not now

## The deal of the day and duels

deal-title = Deal of the day
deal-list = Deals of this day
deal-way-table = { $count } at the table
deal-way-solo = alone
deal-about-solo = Everybody plays alone, with the same cards.
deal-about-table = { $count ->
    [one] Against one bot ({ $level }). Everybody has seat { $seat }.
   *[other] Against { $count } bots ({ $level }). Everybody has seat { $seat }.
}
deal-count = { $count ->
    [one] One person has played.
   *[other] { $count } people have played.
}
deal-place = rank { $place } of { $count }
deal-your-try = your try
deal-played = played
deal-running = continue
deal-to-play = play
deal-resigned = resigned
deal-first = Play first, then look
deal-go-on = Your game is waiting
deal-late = This day is over
deal-rule = Your first try counts. Once you have played, you see the results and replays of the others, and you may play the deal as often as you like.
deal-rule-late = You can still play this deal, but your result is no longer compared with the others’.
deal-begin = Play
deal-continue = Continue
deal-again = Play it once more
deal-analyse = Analyse my game
deal-have-played = Played so far:
deal-results = Today’s results
deal-results-then = Results of that day
deal-which = Which try
deal-by-first = first try
deal-by-best = best try
deal-you = { $name } (you)
deal-replay = Replay
deal-why-seen = You see the others’ results and replays because you have played.
deal-nobody = Nobody has played yet.
deal-nobody-then = Nobody played it on its day.
deal-month-before = Previous month
deal-month-after = Next month
deal-day-games = { $count ->
    [one] one game
   *[other] { $count } games
}
deal-key-played = played
deal-key-top = in the top three
deal-streak = { $count ->
    [one] one day
   *[other] { $count } days in a row
}
duel-title = Duel by link
duel-you = You
duel-same = same cards, same bots
duel-same-solo = same cards
duel-playing = is playing
duel-make = Make a link
duel-link = Link to the duel
duel-help = Anybody who opens it gets this exact deal, with the same bots (if any) in the same seats. Your result stays hidden until they have played.
duel-from = { $name } challenges you:
duel-yours = Your duel:
duel-rule = { $name } has played this deal. You get the same cards and the same bots (if any) in the same seats. Both results are shown once you have played.
duel-accept = Accept and play
duel-waiting = Your result: { $points }. Nobody has opened the link yet.
duel-both = Both games side by side
duel-replay-of = Replay: { $name }
duel-day = Results of the day’s deal
duel-steps = Turns
duel-turn-before = Previous turn
duel-turn-after = Next turn
duel-whose = Whose game

## The home page and the deal of the day

home-tables = Your tables
home-none-running = You have no games in progress.
home-last = Recent games
deal-words-table = The same cards for everybody. You have { $seat ->
    [1] the first seat
    [2] the second seat
    [3] the third seat
   *[other] seat { $seat }
}, against { $count ->
    [1] one bot
    [2] two bots
   *[other] { $count } bots
}.
deal-words-solo = The same cards for everybody. You play alone.
deal-words-once = It takes { $length }; your first try counts.
deal-play-today = Play today’s deal
deal-see-result = See the results
deal-ends = Today’s deal counts until { $time }.
deal-midnight = 00:00 UTC
deal-headline = { $points }, { $place }
deal-headline-first = { $points }. The first result today.
deal-late-house = You still get a house for the day.
deal-others = Other games, the same day
deal-friends = People you have played with
deal-everybody = Everybody
deal-send = Send your result
deal-send-help = It gives nothing away about the cards.
deal-send-picture = Send picture
deal-send-text = Copy as text
deal-key-park = a day you did not play
street-title = Your street
street-first = Your first house
street-free = Today’s plot is free.
street-back = Welcome back. { $count ->
    [one] One house
   *[other] { $count } houses
} in your town. Today’s plot is free.
street-houses = { $count ->
    [one] { $count } house in your town
   *[other] { $count } houses in your town
}
street-park = A day you do not play becomes a park.
street-tomorrow = Tomorrow: { $game }
street-lot-park = a park
street-lot-free = free
mine-not-counted = Not counted
mine-bot-finished = a bot finished it
mine-other-try = another try at a deal
mine-played-on = played on from a position
mine-chart-later = The chart appears after your third game.
mine-coach = What the coach saw
mine-coach-games = { $count ->
    [one] in one analysed game
   *[other] in { $count } analysed games
}
mine-coach-good = Good at: { $names }. No costly turns there.
mine-coach-dear = Costs you the most: { $names }.
mine-coach-part = { $name } ({ $points })
mine-data = Your data
## Puzzles

puzzles-title = Puzzles
puzzles-lead = Positions from Masters’ games. No clock, no rating.
puzzles-honest = A puzzle is made only where one turn was clearly better than all others.
puzzles-find = Find the best turn
puzzles-solve = Solve it
puzzles-of = { $game }: puzzles
puzzles-progress = { $found } of { $count } found
puzzles-new = new
puzzles-tried = tried
puzzles-found = found
puzzles-none = No puzzles yet.
puzzles-difficulty = Difficulty { $level } of 5
puzzles-today = Today’s puzzle
puzzles-tally = { $found } of { $tried } found it
puzzle-number = Puzzle { $number } of { $count }
puzzle-kind-purchase = A purchase
puzzle-kind-place = The right place
puzzle-kind-closing = Closing or claiming
puzzle-kind-ending = An endgame
puzzle-kind-blocking = A blocking move
puzzles-own = From your games
puzzles-own-lead = Only you see these.
puzzles-own-day = From your game on { $day }
puzzles-deal = From the deal of { $day }
puzzles-due = Games not searched yet: { $count }
puzzles-look = Look for puzzles
puzzles-searching = Looking through your games. This takes a minute or two…
puzzles-own-none = In the games searched, no turn was clearly better than all others.
