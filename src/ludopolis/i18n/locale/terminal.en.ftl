### The words of the game in the terminal.

## The command line: bad input

why-unknown-language = There is no catalogue for the language “{ $given }”. Available: { $allowed }.
why-unknown-command = There is no command “{ $given }”. Available: { $allowed }.
why-unknown-flag = There is no option { $given } here. Add --help to see what is available.
why-flag-value = The option { $given } is missing its value, or was given one it does not take. Add --help to see how it is used.
why-missing-argument = { $given } is missing. Add --help to see how the command is used.
why-extra-argument = “{ $given }” is not expected: { $command } does not take it. Add --help to see what it takes.
why-usage = { $message } Add --help to see how the command is used.
why-bad-number = { $option } cannot be “{ $given }”. It must be a whole number, at least { $low }.
why-bad-choice = { $option } cannot be “{ $given }”. Available: { $allowed }.
why-bad-seconds = { $option } cannot be “{ $given }”. It must be a number of seconds above 0.
why-bad-seed = “{ $given }” cannot be a seed. A seed is 1 to 64 letters, digits or any of . _ + -
why-bad-pair = “{ $given }” does not set an option of the game. Write name=value.
why-bad-town = “{ $given }” cannot be the name of a town: at most { $most } characters, all of them printable.
why-too-many-towns = { $given } { $given ->
    [one] town
   *[other] towns
} for { $people } { $people ->
    [one] person
   *[other] people
}.
why-bad-name = “{ $given }” cannot be a player’s name. Each player needs a different name that is not a bot’s.
why-bad-seat = Seat { $given } cannot be taken. Seats go from 1 to { $high }, one for each person.
why-too-many = { $given } people and bots do not fit at a table of { $players }.
why-nothing-to-resume = The last game in { $path } is over, or no person played in it; only an unfinished game can be resumed.
why-no-games = No game is installed.
why-no-such-record = There is no record { $given }. Records in the file: { $high }.
why-no-such-entry = There is no entry { $given }. Entries go from 0 to { $high }.
why-file-missing = There is no { $path }. Name a file or folder that exists.
why-file-forbidden = { $path } cannot be read or written here. Choose another place, or change the permissions there.
why-file-is-folder = { $path } is a folder. Name a file.
why-file-special = { $path } is not a plain file. Name one.
why-file-not-text = { $path } is not text. A record is a text file of JSON lines.
why-file-no-records = { $path } holds something other than records; nothing was added to it. Name another file.
why-file-other = { $path }: { $given }.
cli-stopped = Stopped.

cli-games-from-to = { $low } to { $high }

cli-replay-title = { $game }: { $seats }. The record is in order. Entries: { $entries }.
cli-replay-turn = Turn { $number }
cli-replay-move = { $name }: { $move }
cli-replay-at = Record { $record }, after entry { $entry }
cli-replay-line = { $record }. { $game } (entries: { $entries }): { $scores }. { $ending }
cli-replay-resigned = { $name } resigned.
cli-replay-unfinished = The game was left unfinished.

## The game in the terminal

terminal-welcome = Welcome to Ludopolis.
terminal-you = Player
terminal-seat = Seat { $number }
terminal-begin = { $game } begins (seed { $seed }). Type a number or a move, or “help” for more.
terminal-seats = Round the table: { $names }.
terminal-left = You have left the game.
terminal-prompt = >
terminal-thinking = { $name } is thinking…

terminal-fault = { $name } resigns, and another bot plays on. { $why }

terminal-menu-game = Which game? [{ $default }]
terminal-menu-for = { $low } to { $high } players
terminal-menu-names = Who plays here? Names, separated by commas [{ $default }]
terminal-menu-towns = { $count ->
    [one] What do you call your town? [no name]
   *[other] What do you call your towns? Names in the same order, separated by commas [no names]
}
terminal-menu-bad-names = At most { $high } people, each with a name of their own.
terminal-menu-players = How many players in all, { $low } to { $high }? [{ $default }]
terminal-menu-opponents = Against whom?
terminal-menu-bot = Which bot? [{ $default }]
terminal-menu-options = Type the number of an option to change it, or press Enter to begin:
terminal-menu-value = { $number }  { $value }
terminal-menu-pick = Which? [{ $default }]
terminal-menu-number = A number, { $values }:
terminal-not-a-number = “{ $given }” does not fit. Type a number from { $low } to { $high }.

terminal-section-table = The table
terminal-section-you = { $name } (you)
terminal-section-other = { $name }
terminal-news = Since your last move
terminal-news-first = So far
terminal-log-earlier = { $count ->
    [one] … one line before these; “log” shows all.
   *[other] … { $count } lines before these; “log” shows all.
}
terminal-moves-some = ({ $count }; the first: { $first })
terminal-moves-how = { $count } moves. Type one, or the beginning of one to list all that match; “moves” lists them all.
terminal-take-it = Press Enter to play it.
terminal-forced = Only one move is possible: { $move }
terminal-confirm = { $move } — this cannot be taken back. Enter to go on, “undo” to think again:
terminal-reconsider = You have chosen. Enter keeps your choice, “undo” takes it back:
terminal-undone = Taken back.
terminal-nothing-to-undo = There is nothing you can take back.
terminal-if-it-ended-now = If the game ended now, as far as you can know:
terminal-curtain = It is { $name }’s decision. Everybody else, look away; { $name }, press Enter.

terminal-command-help = help h ?
terminal-command-undo = undo u
terminal-command-look = look l
terminal-command-moves = moves m
terminal-command-log = log
terminal-command-score = score
terminal-command-quit = quit q exit
terminal-help = 
    Type a number from the list, or the move written next to it, to play it.
    Type the beginning of a move, or some of its words, to list the moves that match; Tab completes.
      undo    take your last move back, as long as nothing was revealed
      look    show the whole table again (so does Enter)
      moves   list all moves with their numbers
      log     show everything that has happened
      score   the score sheets if the game ended now
      quit    leave; the game can be saved

terminal-the-end = The end
terminal-sheet-category = Category
terminal-sheet-total = Total
terminal-sheet-winner-mark = ★
terminal-winner = { $name } wins with { $total }.
terminal-winners = { $names } share the victory, with { $total } each.
terminal-draw = A tie at { $total }.
terminal-tie = { $how }: { $figures }.
terminal-solo-score = Final score: { $total }.
terminal-offer-save = Save the record? A file name, or Enter for no:
terminal-saved = The record is in { $path }.
terminal-written = Written: { $path }

terminal-command-hint = hint
terminal-command-skip = skip
terminal-puzzle-help = 
    Type a number from the list, or the move written next to it, to play it.
      undo    take your last move back
      look    show the whole position again (so does Enter)
      moves   list all moves with their numbers
      hint    what the puzzle is about; then the first move; then the whole turn
      skip    show the best turn and go to the next puzzle
      quit    leave
