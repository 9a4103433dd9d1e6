### Words shared by all games.

on = on
off = off
bank = the bank

## Pages

page-title = Ludopolis
page-description = City-building board games to play with friends and bots, in your browser.
page-home = All games
page-rules = Rules
page-language = Language
page-close = Close
page-cancel = Cancel
page-no-script = To play here, turn JavaScript on in your browser.
page-not-affiliated = Ludopolis is free software, not affiliated with the games’ authors or publishers. If you like a game, buy it.
page-frozen = This table cannot be played here any more.
page-trouble = Something went wrong on this page, but your game is safe.
page-newer = There is a newer version of Ludopolis. This page will reload in a moment.
page-reload = Reload
page-reload-now = Reload now

home-title = Build cities together.
home-lead = Board games with friends and bots. No account, no ads: share a link and play.
home-new = New table
home-join = Join by link
home-join-help = Paste the link or code you were given.
home-join-go = Go
home-open-record = Open a record
home-record-help = Open a saved game: it is checked against the rules and shown step by step.
home-pick = Pick a game
home-which = Which game?
home-pick-help = with friends, bots, or both
home-find = Find a game
home-find-players = Number of players
home-find-any = Any number of players
home-find-exactly = { $count ->
    [one] One player
   *[other] { $count } players
}
home-find-or-more = { $count } players or more
home-find-all = Show all games
home-found = { $count ->
    [0] No game fits.
    [one] One game fits.
   *[other] { $count } games fit.
}
home-players = Players:
home-length = Length:
home-difficulty = Difficulty:
home-play = Play
home-play-bots = Play { $game } against bots right away
home-rules-of = Rules of { $game }
home-with = with { $names }
home-free-seats = { $count ->
    [one] a seat is free
   *[other] { $count } seats are free
}
home-on-this-screen = on this screen
home-finished = finished
home-ended = ended
home-frozen = cannot be played here
home-options = Options
home-add-seat = Add a player
home-drop-seat = Remove seat { $number }
home-seat-me = Me
home-seat-link = A friend by link
home-seat-screen = On this screen
home-seat-bot = A bot
home-name-of = Name for seat { $number }
home-town-of = Town of seat { $number }
home-town-help = Name of the town (optional)
home-link-help = You get a link to share.
home-you = Guest
home-bot-names = Ada, Bruno, Chiara, Dario, Elif, Filip, Greta, Hugo, Ines, Jonas, Kaya, Leo
home-bot-level = How { $name } plays
home-live-score = Show standings during the game
home-live-score-help = What everybody would have if the game ended now.
home-hints = Hints
home-hints-help = On your turn you may ask what a Master would do, and why.
setup-first = Switched on, because this is the first game of { $game } on this device.
setup-hints-on = hints on
setup-more = More rules
setup-more-usual = { $count ->
    [one] one more rule, at its default
   *[other] { $count } more rules, at their defaults
}
setup-points-on = standings are shown during the game
setup-points-off = standings stay hidden until the end
setup-value = { $label }: { $value }
home-start = Start
setup-get-link = Get the link
setup-whom = Who are you playing with?
setup-whom-link = Friends, by link
setup-whom-link-help = no account, on any device
setup-whom-bot = Bots
setup-whom-bot-help = starts right away
setup-whom-screen = On this screen
setup-whom-screen-help = pass one device around
setup-count = How many players, including you?
setup-kept = kept on this device
setup-for = Who will you send the link to?
setup-for-help = Only used in the message that you send: nobody is notified.
setup-seats = Seat by seat
setup-how = How to set up the printed game

listed-switch = List this table on the home page
listed-switch-help = Anybody on this server may take a free seat. The table leaves the list once it is full or the game has begun.

rules-options = Options
rules-contents = Contents
rules-search = Search the rules
rules-found = { $at } of { $count }
rules-found-none = Not found
rules-found-back = Previous match
rules-found-next = Next match
rules-print = Print
rules-in-words = The picture in words
rules-unreachable = The rules cannot be loaded right now.
rules-names = Anna, Boris, Vera, Gleb, Dora

## What is this?

help-title = What is this?
help-mode = Choose anything to see what it is.
help-rules = Rules: { $title }
help-more = Show more
help-next = Next
help-previous = Previous
help-points = points now
what-player = Player
first-title = New · { $title }
first-new = New:
first-more = more
first-known = I know this game
first-read = Got it
edition-title = About this edition
edition-says = Cards and numbers used here: { $what }.
edition-more = More on the rules page

## Tables

table-seat = Player { $number }
virtual-player = The virtual player
table-players-count = { $count ->
    [one] one player
   *[other] { $count } players
}
table-players = Players
table-points = Points: { $points }
table-log = Log
table-log-setup = Set-up
table-log-before = Earlier
table-log-empty = Nothing has happened yet.
table-tray = Your choices
table-menu = Menu
table-tabs = Parts of the table
table-tab-board = Table
table-tab-analysis = Analysis
table-tab-players = Players
table-tab-log = Log
table-tab-talk = Chat
table-tab-notes = My notes
table-side = Log, chat and notes
table-tab-score = Score
table-peek = A closer look: { $name }
table-watching = watching
table-variation = Variation
table-your-turn = your turn
table-deciding = deciding
table-thinking = thinking
hint-ask = What would a Master do?
hint-title = A Master would play
hint-either = One of the good moves
hint-stronger = A stronger turn
hint-agrees = I would play the same turn
hint-close = Close the hint
hint-thinking = Looking for a good move for you…
hint-goes-on = Then see what comes.
hint-then = Then probably: { $turn }.
hint-only = There is only one option.
hint-even = The other turn is about as good. Play whichever you like.
hint-level = The other turn may be just as good: when I play both out, that one even ends { $worth } ahead.
hint-deep = I expect { $worth } more from it, but I can’t put the reason into one sentence.
hint-late = I expect { $worth } more from it, but there was no time to work out why.
hint-deeper = I expect { $worth } more from it in all. In its favour: { $parts }. The rest, good and bad, I can’t put into one sentence.
hint-in-all = { $worth } more in all. { $reason } The other differences: −{ $loss }.
hint-waiting = Still working out why…
hint-at-once = At once: { $before } → { $after }.
hint-at-once-part = At once: { $before } → { $after }; the rest comes later.
hint-price = In exchange: { $parts }.
hint-alike = About as good: { $turns }. Everything else I tried is at least { $worth } worse.
hint-alike-many = Including this one, { $count } turns are about equally good; everything else I tried is at least { $worth } worse.
hint-all-alike = All the turns I tried are about equally good. Play whichever you like.
hint-trade = The two are about equal, for different reasons: { $parts }. Play whichever you like.
hint-same = about the same
hint-versus = { $with }: { $turn }
hint-versus-mine = Compared with yours
hint-versus-next = Compared with the best of the rest
hint-versus-weaker = Compared with the next best turn
hint-expected = Expected at the end
hint-unit = points at the end
hint-more = { $worth } more
hint-show = Show me
hint-why-not = Why not…?
hint-why-other = Another move…
hint-point = Pick the move you have in mind.
hint-point-other = Pick another move to compare.
hint-take = { $count ->
    [1] Prepare this move
   *[other] Prepare this turn
}
hint-first = A good move:
hint-any = One option:
amount-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
unit-points = { $points ->
    [one] point
   *[other] points
}
sum-title = { $name }: what makes up the result
sum-now = if it ended now
term-rival = what { $players ->
    [2] your rival loses
   *[other] your strongest rival loses
}
term-rival-more = what { $players ->
    [2] your rival gains
   *[other] your strongest rival gains
}
term-rest = everything else
reason-rival = { $players ->
    [2] Your rival
   *[other] Your strongest rival
} will probably end with { $worth } less.
reason-line = The biggest gain: { $term }, { $worth }.
why-no-hints = This table is played without hints.
why-no-hint-now = No hint this time. Ask again.

# Lessons
lesson-learn = Learn
lesson-learn-game = Learn { $game }
lesson-lessons-of = Lessons for { $game }
lesson-begin = Begin
lesson-done = done
lesson-chip = Lesson · { $title }
lesson-with = Lesson · { $game }
lesson-at = step { $step } of { $count }
lesson-step = Step { $step } of { $count }
lesson-other = That’s allowed too. For this lesson: { $do }
lesson-show = Show me
lesson-back = Back
lesson-then = What happened?
lesson-read-on = Continue
lesson-play-on = Play on
lesson-finish = Done
lesson-leave = Leave and continue later
lesson-next = Next lesson: { $title }
lesson-title = Lesson
lesson-waiting = { $name } is playing.
table-bot = bot
table-learned = Trained bots
table-not-learned = Rule-of-thumb bots
table-away = away
table-resigned = resigned, a bot plays on
table-shown = a friend is watching
table-eyes = through { $name }’s eyes
table-open-seat = open seat
table-invite = Invite
table-bot-in = Let a bot play
table-nudge = Nudge
table-bot-for-me = Let a bot play for me
table-hand-back = Take my seat back
table-resign = Resign
table-resign-help = A bot plays your seat to the end, and you cannot take it back. The result and the record will say that you resigned.
table-leave = Leave the table
table-report = Report a problem
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count } min
time-seconds = { $count } s
clock-title = Clock
clock-none = None
clock-live = Live
clock-slow = Slow
clock-none-help = Everybody takes the time they need.
clock-live-help = For an evening together: a bank of time that grows a little with each turn.
clock-slow-help = For games that last days: this much time for every turn. When it runs out, nothing happens automatically.
clock-live-terms = { $bank } and { $increment } more with each turn
clock-slow-terms = { $bank } for each turn
clock-live-chip = { $bank } + { $increment } a turn
clock-slow-chip = slow: { $bank } a turn
clock-left = { $time } left for this turn
clock-ended = time ran out { $time } ago
clock-late = time is up
clock-late-title = Time is up
clock-used = used { $time } in all
clock-paused = The clock is stopped.
clock-pause-ask = Ask for a pause
clock-pause-drop = No pause after all
clock-pause-asked = { $count ->
    [one] { $names } asks for a pause.
   *[other] { $names } ask for a pause.
}
clock-pause-agree = Agree to pause
clock-resume = Resume
clock-what-now = What now?
clock-nothing = Nothing happens automatically.
clock-may = You may:
clock-may-with = Like { $names }, you may:
clock-nudge = Nudge { $name }
clock-nudged = Nudged
clock-nudge-limit = once an hour
clock-bot-turn = Let a bot play this turn
clock-bot-seat = Give a bot the seat
clock-bot-seat-until = until { $name } is back
clock-end = End the game
clock-end-drop = Play on after all
clock-end-all = if all agree
clock-end-agreed = agreed: { $names }
report-help = This makes a file about the table and this page. It is not sent anywhere: you save it and pass it on yourself.
report-said = What went wrong?
report-file = The file
report-holds = It contains the game as you have seen it, versions, settings, your browser, and the last errors and requests. It does not contain names, links or anything hidden from you.
report-missing = The server is not answering, so the game is not in the file.
report-waiting = Collecting…
report-save = Save the file
table-share = Share
table-see-board = See the table
table-see-score = Score sheet
table-replay = Replay
table-record = Save the record
analysis-button = Analyse
table-rematch = Play again
table-to-rematch = Go to the next game

status-connecting = Connecting…
status-lost = No connection. Trying again…
status-lost-clock = No connection. The clock is still running.
status-dealing = Cards are being dealt.
status-waiting = { $count ->
    [one] { $names } is deciding.
   *[other] { $names } are deciding.
}
status-thinking = { $count ->
    [one] { $names } is thinking
   *[other] { $names } are thinking
}
status-sending = Sending…
status-unsent = No connection: your move is kept here.
status-unsent-clock = No connection: move kept, clock still running.
status-unsent-drop = Don’t send
status-confirm = Confirm or take back.
status-forced = No other choice:
status-won = { $count ->
    [one] { $names } wins with { $points }
   *[other] { $names } win together, { $points } each
}
status-ended = This game was stopped before the end.

tray-moves = Your moves
tray-confirm = Confirm
tray-drop = Take back
tray-undo = Undo
tray-reset = Reset turn
tray-ends = This ends your turn.
tray-reveals = This reveals something new and cannot be undone.
tray-pending = Not played yet.

## Your turn, while no page is open

call-title = Your turn: { $game }
call-text = { $name }, the table is waiting for you.
call-text-after = { $mover } has moved. { $name }, it is your turn.
call-text-nudge = { $nudger } asks you to move, { $name }.
call-test-title = Ludopolis
call-test = This is the notification you get when it is your turn.
call-heading = Tell me when it is my turn
call-help = You get a notification on this device even when no page is open. Nobody else sees it, and it reveals nothing hidden.
call-here = At this table
call-everywhere = At all my tables
call-on-here = You get a notification when it is your turn at this table.
call-on-everywhere = You get a notification when it is your turn at any of your tables.
call-remind = Remind me after a day
call-remind-help = Once, if the table is still waiting for you.
call-try = Send a test notification
call-test-sent = Sent. It should arrive within a few seconds.
call-stop = Stop
call-failed = That did not work. Try again later.
call-unable = This browser cannot show notifications here. They need a secure address (https).
call-install = On an iPhone or iPad, first add this page to the home screen (Share, then “Add to Home Screen”) and open it from there.
call-denied = This browser blocks notifications from this page. Allow them in its settings for this page.
room-heading = Tell your group chat
room-help = Whenever it is somebody’s turn, a line with a link is posted to this address: a Discord, Slack, Matrix or ntfy webhook, or one of your own.
room-url = Address of the webhook
room-save = Save
room-remove = Remove
room-saved = Saved.
room-sent = Sent. Check that it has arrived.

text-position = The table in words
text-type = Number or move
text-play = Play
text-help = Arrow keys move through the list, Enter plays. U takes a move back.

since-title = Since your last move
since-at = { $at }/{ $count }
since-more = { $count } earlier
since-back = Previous step
since-on = Next step
since-again = Again
table-next = Next table: { $game }
table-skip = Skip
again-other = New game with other options
again-title = Another game with other options
again-help = The same people, each one seat further on. If somebody has already set up the next game, you join it.

talk-say = Say something
talk-send = Send
talk-name = Your name
talk-new = new
talk-unread = { $count ->
    [one] new message
   *[other] new messages
}
talk-empty = Nobody has said anything yet.
talk-empty-spectator = Nobody has said anything yet. Until the game is over, only spectators can read what you say here.
talk-heard = { $name }: { $text }
talk-signs = Reactions
talk-sign-smile = Nice!
talk-sign-wow = Oh!
talk-sign-heart = Love it
talk-sign-hand = Hello
talk-given = { $sign } { $names }
talk-choose = Reactions and more
talk-about = A reaction to { $name }?
talk-more = Mute and more
talk-mute = Mute
talk-mute-help = Only on this device, only at this table. Nobody is told.
talk-remove = Remove
talk-help = Everybody at this table can read what you say here; bots never do. It is kept with the table, not in the game’s record.
talk-for-all = For the whole table
talk-on = Chat at this table
talk-on-help = If it is off, nobody can say or read anything.
talk-gallery = Players can read what spectators say
talk-gallery-help = If this is off, players can read it only once the game is over.

notes-help = Only you see this.
notes-write = Plans, sums, what to remember
notes-kept = Saved.
notes-failed = Not saved. Keep typing to try again.

prefs-title = Preferences
prefs-theme = Colours
prefs-theme-auto = same as system
prefs-theme-light = light
prefs-theme-dark = dark
prefs-theme-other = Light or dark
prefs-confirm = Ask before a move is final
prefs-confirm-off = never
prefs-confirm-end = when it ends my turn
prefs-confirm-every = every step
prefs-pace = Bot speed and animation
prefs-pace-instant = instant
prefs-pace-quick = quick
prefs-pace-steps = step by step
prefs-sound = Sounds
prefs-sound-off = off
prefs-sound-turn = my turn
prefs-sound-all = all moves and the end
prefs-volume = Volume
prefs-since = Show what I missed
prefs-since-help = Before you move: what the others have done since your last move, step by step.
prefs-toasts = Show what others do
prefs-toasts-help = A line appears over the table for a moment.
prefs-firsts = Explain new things
prefs-firsts-help = The first time you play a game: one line whenever something new happens.
prefs-remarks = Let bots speak
prefs-remarks-help = Up to three remarks a game, over the table and in the log.
prefs-text = Text mode
prefs-text-help = The table in words and a numbered list of moves: for keyboard and screen reader.

share-player = Send this link
share-player-help = Anybody who opens it takes an open seat. No account, nothing to install.
share-watch = For spectators
share-watch-help = Shows what everybody may see.
share-personal = { $name }’s seat
share-personal-help = To keep playing on another device.
share-personal-warning = Anybody who has this link has the seat. Once you make a new link, the old one stops working.
share-personal-make = Make a link
share-copy = Copy
share-copied = Copied
share-send = Send…
share-more = More ways
share-more-help = spectators, another device, the home page
share-for = { $names }: there is a seat for you at my table.
share-qr = Show as a QR code
share-qr-of = QR code: { $label }
share-lens = Show a friend what { $name } sees
share-lens-help = A link for a friend who is learning or advising: the table through this player’s eyes, hidden cards included. The friend can watch, but not play. Everybody at the table sees that a friend is watching.
share-lens-link = Link for a friend
share-lens-make = Make a link
share-lens-on = On: anybody who has the link sees what { $name } sees.
share-lens-off = Stop showing
share-tv = On a television
share-tv-help = For a screen across the room: large, without controls, and only what everybody may see.
share-tv-join = Show how to join
share-tv-join-help = While a seat is free, everybody in the room can scan the code and play.
tv-join = Scan this to sit down
tv-watch = Scan this to watch on your phone

join-name = Your name
join-name-help = What should the others call you?
join-town = Your town
join-town-help = Its name, if you like
join-sit = Sit down and play
join-fine = No account needed.
join-you = You
join-free = this seat is free
join-here = here
join-host = host
invitation = { $name } invites you to
invitation-unnamed = You are invited to
full = { $name }’s table is full:
full-unnamed = This table is full:
full-help = You can watch, or open a table of your own.
full-watch = Watch
full-own = Open a table of your own
claim-seat = { $name }’s seat in
claim-help = Do you want to continue here? The other device will be told.
claim-here = Continue here
claim-fine = Anybody who has the link has the seat.
moved = You are playing on another device now.
moved-help = { $name }’s seat was moved there with its personal link.
moved-again = Play here again
moved-watch = Watch
moved-others = The other seats on this device

curtain-pass = Pass to { $name }
curtain-help = Only { $name } should look now.
curtain-lift = I am { $name }
curtain-undo = { $name } takes the last move back

score-sheet-title = Score sheet
score-sheet-figures = Show the arithmetic
score-sheet-total = Total
score-sheet-time = Time used
score-sheet-sources = What made up the result
score-sheet-tie-shared = Equal, with nothing left to break the tie: the victory is shared.
score-sheet-tie-virtual = A tie with { $name } is not a win.
score-sheet-behind = { $points } behind
score-sheet-equal = equal
score-sheet-places = Ranking
score-sheet-decided = What decided it: { $category } ({ $points } ahead of { $name })
score-sheet-beats = What decided it: { $first } beats { $second }
score-sheet-for-ties = Only in a tie
score-sheet-no-tie = { $what }: not needed here.

device-title = On this device
device-like = Compared with games of the same kind and number of players.
device-rank = { $name }’s result
device-rank-of = { $rank } of { $count }
device-best = Best, { $day }
device-average = Average
device-friend = You and { $name }
device-place = Rank { $rank } among your { $count } games
device-record-new = A new record
device-record-equal = level with your record
device-record-short = { $points } short of your record
device-first = Your first result. Later games will appear here too.
device-dots = { $count ->
    [one] One earlier game on this device
   *[other] { $count } earlier games on this device, a dot for each
}
device-goal = What is the goal?
device-against = compared with your own average
device-usual = as usual
device-ruler = A scale from { $low } to { $high } with this result at { $points }
device-ruler-average = average { $points }
device-ruler-record = record { $points }

counting-title = The game is over
counting-pause = Pause
counting-on = Continue
counting-line = { $category }: { $figures }
counting-beat = { $points } to beat
counting-so-far = So far
counting-again = Watch the ending
counting-words = How it was counted
postcard-send = Send the picture

replay-start = Start
replay-end = End
replay-back = Back
replay-on = Forward
replay-play = Play automatically
replay-pause = Pause
replay-at = Move { $move } of { $last }
replay-by = Step by
replay-by-move = move
replay-by-turn = turn
replay-view = Seen by
replay-view-all = spectator
replay-slider = Move number
replay-link = Link to this move

map-label = Map: arrow keys move it, plus and minus zoom, 0 shows everything
map-tools = Zoom
map-in = Zoom in
map-out = Zoom out
map-fit = Show everything
map-left = Places to play on the left
map-right = Places to play on the right
map-up = Places to play above
map-down = Places to play below

## The deal of the day and duels

deal-results-here = See the results
duel-send = Send as a duel

## Reasons

why-game-over = The game is over.
why-chance-not-due = There is nothing to draw now.
why-impossible-outcome = That cannot be drawn here.
why-no-such-seat = There is no seat { $given }; seats go from 0 to { $high }.
why-not-your-decision = It is not { $seat }’s decision now.
why-no-such-move = There is no move number { $given }.
why-bad-notation = “{ $text }” is not a move. Type one of the moves listed.
why-cannot-withdraw = Entry { $entry } cannot be taken back any more.

## Options and players

why-unknown-game = There is no game “{ $given }”. Installed: { $allowed }.
why-game-fails = The game “{ $entry }” cannot be loaded: { $problem }
why-game-without-words = The game “{ $entry }” is left out: its package has no English catalogue at { $path }.
why-game-id-taken = The game “{ $entry }” is left out: the id { $given } is taken by { $other }.
why-unknown-option = { $game } has no option “{ $option }”. Available: { $allowed }.
why-bad-option-choice = Option { $option } cannot be “{ $given }”. It can be: { $allowed }.
why-bad-option-number = Option { $option } cannot be “{ $given }”. It must be a whole number from { $low } to { $high }.
why-bad-players = { $game } is for { $low } to { $high } players, not { $given }.
why-bad-entry = This takes a whole number from { $low } to { $high }.
why-bad-entry-choice = That is not one of the answers here.

## Components and positions

why-missing-table = The component table { $table } is missing or unreadable.
why-bad-cell = { $table }, line { $line }, column { $column }: “{ $given }” is wrong, expected { $expected }.
why-missing-column = { $table }: the column { $column } is missing.
why-ragged-row = { $table }, line { $line }: the row needs { $expected } cells.
why-duplicate-row = { $table }, line { $line }: { $column } “{ $given }” appears twice.
why-empty-table = { $table } has no rows.
why-bad-total = { $table }, { $column }: { $given } in all, expected { $expected }.
why-bad-field = The position’s field { $field } is wrong.

## Records

why-record-empty = The record is empty; its first line must be a header.
why-record-json = Line { $line }: not a JSON object. The record is damaged.
why-record-truncated = The record breaks off after line { $line }: the closing line is missing.
why-record-order = Line { $line }: entry { $expected } should be here, not { $given }.
why-record-count = Line { $line }: the number of entries is { $expected }, but the closing line says { $given }.
why-record-foreign = Line { $line }: a record’s header should be here. This is not a Ludopolis record.
why-record-newer = Line { $line }: the record has format { $given }; this version of Ludopolis reads formats up to { $known }.
why-record-header = Line { $line }: the header’s field { $field } is missing or wrong.
why-no-such-lesson = { $game } has no lesson “{ $given }”. Available: { $allowed }.
why-no-such-puzzle = There is no such puzzle, or it was made for other rules.
why-record-rules = The record was played with rules version { $given } of { $game }; version { $known } is installed.
why-record-components = The record was played with another component set ({ $given }); { $known } is installed. Name the folder of the record’s set with --components.
why-record-entry = Line { $line }: no move, outcome, withdrawal or take-over can be read here.
why-record-move = Line { $line }: this cannot have been played. The record is damaged or edited.
why-record-source = Line { $line }: a draw from { $expected } was due, not from { $given }.
why-record-digest = Line { $line }: the position does not match. The record was edited or damaged after line { $trusted }.
why-record-closing = Line { $line }: the closing line does not match the game. The record can be trusted up to line { $trusted }.

## How sure the components are

certainty-certain = as printed
certainty-mostly_certain = as printed, a few cards uncertain
certainty-reconstructed = reconstructed
edition-certain = as printed
edition-mostly_certain = a few things are uncertain
edition-reconstructed = partly our reconstruction

## Bots

why-unknown-bot = There is no bot “{ $given }”. Available: { $allowed }.
bot-beginner = Beginner
bot-beginner-help = sees little of what is possible
bot-easy = Easy
bot-easy-help = overlooks quite a lot
bot-regular = Regular
bot-regular-help = plays sensibly, from turn to turn
bot-expert = Expert
bot-expert-help = plans well, and rarely overlooks anything
bot-master = Master
bot-master-help = has learned from many games; the strongest
bot-random = Random bot
bot-random-help = any legal move
bot-greedy = Greedy bot
bot-greedy-help = goes by rules of thumb for the game
bot-greedy-1 = First greedy bot
bot-greedy-1-help = the first rules of thumb for the game; never changes
bot-hasty = Hasty bot
bot-hasty-help = overlooks half of the cards and places
bot-flat = Trial bot
bot-flat-help = tries every move out many times; slower
bot-flat-200 = Trial bot 200
bot-flat-200-help = tries moves out 200 times in all; never changes
bot-mc = Monte Carlo bot
bot-mc-help = tests promising moves by playing on sensibly
bot-ismcts = Tree bot
bot-ismcts-help = looks several moves ahead
bot-net = Trained bot
bot-net-help = judges each turn by what many games have taught it
bot-cmd = Program
bot-cmd-help = speaks the line protocol for bots
bot-py = Python class
why-no-program = The program of “cmd:{ $given }” cannot be found. Write the command as you would type it here.
why-py-form = “py:{ $given }” is not the name of a Python bot. Write py:MODULE:CLASS.
why-py-load = “py:{ $given }” cannot be loaded: { $said }
why-py-class = The module “{ $module }” has no class “{ $given }”.
why-py-no-bot = “py:{ $given }” is not a bot: its class must derive from ludopolis.bots.Bot.
why-bot-start = The program could not be started: { $given }.
why-bot-hello = The program’s greeting was not understood: { $given }. It must be a hello of protocol { $protocol }.
why-bot-timeout = The program did not answer within { $seconds ->
    [one] { $seconds } second
   *[other] { $seconds } seconds
}.
why-bot-exit = The program ended by itself (exit code { $code }). { $said }
why-bot-garbled = The program’s answer is not a move: { $given }
why-bot-illegal = The program’s move “{ $move }” is not legal.
why-bot-raised = The bot raised an error: { $said }
bot-with-budget = { $bot } { $budget }
bot-numbered = { $bot } { $number }
bot-character = { $name } · { $level }
character-ada-trade = the architect
character-ada-temper = Likes order: full districts and finished estates.
character-bruno-trade = the builder
character-bruno-temper = Likes to build high, and then higher.
character-chiara-trade = the gardener
character-chiara-temper = Likes parks, hearts and patience.
character-dario-trade = the shopkeeper
character-dario-temper = Likes many small gains, and money in the till.
character-elif-trade = the tram driver
character-elif-temper = Likes the long haul: plays for the last stop.
character-seat = Character in seat { $number }
character-ada-gain = Exactly as drawn.
character-ada-rival = A fine line. I had it in my drawings.
character-ada-won = The plan held.
character-ada-lost = A good plan. There was a better one.
character-bruno-gain = Done before anybody asked.
character-bruno-rival = Solid work. I would have gone higher.
character-bruno-won = It stands!
character-bruno-lost = Next time, one more storey.
character-chiara-gain = It was only a matter of time.
character-chiara-rival = How nicely that grows!
character-chiara-won = Slow to grow, and here it stands.
character-chiara-lost = A late frost. Next year, then.
character-dario-gain = A little here, a little there.
character-dario-rival = A good price. I would have paid more.
character-dario-won = The till adds up, thank you.
character-dario-lost = Sold out. Come again!
character-elif-gain = On time.
character-elif-rival = Ahead of the timetable, I see.
character-elif-won = Last stop. All change, please!
character-elif-lost = I missed my connection. A good ride, though.
character-says = { $name }: “{ $text }”

## The server

language-name = English
why-no-such-table = There is no such table. Perhaps the link is incomplete, or the table was deleted.
why-out-of-date = The table has moved on since you looked. Here is the newest position; please choose again.
why-newer-version = There is a newer version of Ludopolis. Please reload the page.
why-not-your-seat = This device does not have this seat. To move the seat here, open its personal link.
why-not-your-table = Only somebody who sits at this table can do that.
why-bad-address = Nothing can be sent to this address.
why-address-unknown = The host “{ $host }” does not exist.
why-address-inside = “{ $host }” is inside the server’s own network. Nothing is sent there.
why-hooks-off = Webhooks are switched off on this server.
why-bad-subscription = The browser’s subscription cannot be used.
why-not-subscribed = This browser has not asked for notifications.
why-too-many-calls = You have set up or tested notifications many times in a short time. Please wait a few minutes and try again.
why-talk-empty = The message is empty.
why-talk-too-long = That is too long: { $most } characters at most.
why-talk-off = The host has switched off the chat at this table.
why-talk-full = The chat at this table is full.
why-nothing-said = That message no longer exists.
why-too-much-talk = You have said a lot in a short time. Please wait a moment.
why-not-the-host = Only the host of this table can do that.
why-no-room = No group chat is set up.
why-room-refuses = The group chat did not accept the message.
why-no-clock = This table is played without a clock.
why-time-left = There is still time left for this turn. Others may act only when it is up.
why-nobody-late = Nobody else’s time is up.
why-nobody-to-nudge = You may only nudge somebody else who has to decide now.
why-nudged-already = This player was already nudged within the last hour.
why-nudge-paused = Everybody agreed to a pause: end it before you nudge anybody.
why-seat-taken = Somebody is already sitting there.
why-foreign-origin = This request did not come from our own page. Open the table in your browser and try there.
why-too-large = That is too large.
why-too-many-requests = Too many requests at once. Please wait a moment and try again.
why-database-failed = The server cannot reach its stored games right now; nothing was changed. Please try again in a moment.
why-wrong-method = That request cannot be made at this address.
why-too-slow = The request came too slowly to be read. Please try again.
why-too-many-analyses = The coach has done a lot for you in a short time. Please wait a few minutes and try again.
why-analysis-failed = The coach has no answer this time. Please try again.
why-no-such-decision = The coach has nothing to say about this decision.
why-analysis-unfinished = This game is not finished. Only finished games are analysed.
why-no-such-moment = There is no moment { $given }: moments are numbered from 1 to { $high }.
why-too-many-tables = You have set up many tables in a short time. Please wait a few minutes and try again.
why-record-too-long = The record has more than { $most } entries, which is longer than any game.
why-bad-request = The request cannot be read: { $field } is missing or wrong.
why-table-over = The game at this table is over.
why-table-waiting = The game at this table has not begun yet.
why-table-begun = The game at this table has begun.
why-play-first = Play this deal first: then you can see how the others did.
why-deal-alone = The results of this deal are compared, so everybody plays it on their own, without help, on one device.
why-not-a-duel = A duel can only be made from a complete game that you have played alone or against bots.
why-table-running = The game at this table is still running.
why-nothing-to-withdraw = There is nothing you can take back now.
why-seat-is-a-bot = A bot plays that seat already, or there is no such seat.
why-seat-is-here = That player is here; only an absent player’s seat can be taken over.
why-seat-has-resigned = This player has resigned; a bot plays on.
why-wrong-link = This link does not open that seat, or no longer does. Ask for a new one.
why-lens-closed = This link does not show a table, or no longer does. Ask for a new one.
why-lens-silent = You are looking through a player’s eyes: until the game is over you can read here, but not write.
why-no-such-page = There is nothing at this address.
why-record-unfinished = The game in this record is not finished.
why-no-previews = There is no link preview for this table.
why-bad-picture = The picture must be a PNG of { $width } × { $height } pixels.

### The first sentence about a finished game: how it ended. With “you” for players, with names for everybody else.

opening-you-won = You won by { $amount }.
opening-you-won-anyway = You won.
opening-you-lost = You lost by { $amount }.
opening-you-lost-anyway = { $rival } won.
opening-you-placed = You came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $place }th
} of { $count }, { $amount } behind { $rival }.
opening-you-placed-anyway = You came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $place }th
} of { $count }.
opening-you-tie-won = A tie at { $amount }: you win the tie-break.
opening-you-tie-lost = A tie at { $amount }: { $rival } wins the tie-break.
opening-you-tie-shared = A tie at { $amount }: you share the victory with { $names }.
opening-you-automa-beaten = You beat { $rival } by { $amount }.
opening-you-automa-beaten-anyway = You beat { $rival }.
opening-you-automa-won = { $rival } beat you by { $amount }.
opening-you-automa-won-anyway = No win against { $rival } this time.
opening-name-won = { $name } won by { $amount }.
opening-name-won-anyway = { $name } won.
opening-name-lost = { $name } lost by { $amount }.
opening-name-lost-anyway = { $rival } won.
opening-name-placed = { $name } came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $place }th
} of { $count }, { $amount } behind { $rival }.
opening-name-placed-anyway = { $name } came { $place ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
    [6] sixth
   *[other] { $place }th
} of { $count }.
opening-name-tie-won = A tie at { $amount }: { $name } wins the tie-break.
opening-name-tie-lost = A tie at { $amount }: { $rival } wins the tie-break.
opening-name-tie-shared = A tie at { $amount }: { $names } share the victory.
opening-name-automa-beaten = { $name } beat { $rival } by { $amount }.
opening-name-automa-beaten-anyway = { $name } beat { $rival }.
opening-name-automa-won = { $rival } beat { $name } by { $amount }.
opening-name-automa-won-anyway = No win against { $rival } this time.
opening-draw = A tie at { $amount }.
opening-automa-level = A tie with { $rival } is not a win.
opening-alone = Finished with { $amount }.
opening-alone-short = You finished with { $amount }, { $gap } short of your best.
opening-alone-equal = You finished with { $amount }, level with your best.
opening-alone-record = You finished with { $amount }, your best so far by { $gap }.
