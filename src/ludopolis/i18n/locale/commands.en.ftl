### Words of commands for hosts, bot writers and developers, and all help pages. They are English in every language.

## Records

why-lesson-toml = Lesson { $lesson }: the file cannot be read: { $problem }.
why-lesson-field = Lesson { $lesson }, step { $step }: the field { $field } is missing, wrong or unknown.
why-lesson-twice = Lesson { $lesson }: two steps are called { $step }.
why-lesson-end = Lesson { $lesson }: the last step is missing, or waits for a move.
why-lesson-start = Lesson { $lesson } cannot begin.
why-lesson-move = Lesson { $lesson }, step { $step }: { $move } cannot be played.
why-lesson-turn = Lesson { $lesson }, step { $step }: { $move } is not due, because seat { $number } has nothing to decide.
why-lesson-forced = Lesson { $lesson }, step { $step }: an earlier move left the lesson, or { $move } was the only choice and has already been played.
why-lesson-answer = Lesson { $lesson }, step { $step }: the answer to { $move } is never used: no legal move outside the lesson matches it.
why-lesson-word = Lesson { $lesson }: the catalogue of lessons in { $language } lacks { $word }.
why-lesson-untaught = Lesson { $lesson } does not teach the decision { $decision }.

## The command line: bad input

why-bad-type = { $option } cannot be “{ $given }”. { $type ->
    [int] It must be a whole number, without quotation marks.
    [bool] It must be true or false, without quotation marks.
   *[str] It must be text in quotation marks.
  }
why-bad-proxy = { $option } cannot be “{ $given }”. It must be an address like 127.0.0.1 or a network like 10.0.0.0/8; separate several with commas.
why-bad-root-path = { $option } cannot be “{ $given }”. It must be a path like /games, and must not begin like one of our own pages.
why-bad-listener = { $option } cannot be “{ $given }”. It must be an address with a port, like 127.0.0.1:9464.
why-bad-toml = { $path } is not TOML: { $problem }
why-unknown-setting = { $path }: there is no setting “{ $given }”. Available: { $allowed }.
why-bad-share = { $option } cannot be “{ $given }”. It must be a share between 0 and 1, or between 0% and 100%.
why-program-not-named = The record wants to run { $given }. If that is all right, name it with --bots.
why-too-few-bots = Name at least two bots with --bots, or one and a --challenger.
why-named-twice = { $given } is named twice. Each bot needs its own name.
why-one-challenger = “{ $given }” is more than one challenger. Name one; the others go into --bots.
why-alone = An arena needs at least two players at the table.
why-floor-of-whom = --floor needs a --challenger, the bot whose share is tested.
why-impossible-claim = The claim cannot be tested: --floor and --indifference together, and --alpha and --beta together, must stay below 1.
why-journal-foreign = { $path } holds something other than results of an arena; nothing was added to it. Name another file.
why-journal-other = { $path } holds the games of another arena: game, rules, options, bots or seed differ. Name another file.
why-journal-line = { $path }, line { $line }: this game is damaged or not the one that belongs here.
why-other-rules = A worker has a different version of { $game }. This machine needs rules and components { $wanted }.
why-lost-worker = A worker process died, perhaps for lack of memory. Games that were finished are kept in the results file.
why-no-torch = torch is not installed. Install it: pip install 'ludopolis[learn]'
why-no-features = { $game } has no features, so a network has nothing to learn from.
why-no-research = { $given } is not installed. Install it: pip install 'ludopolis[research]'
why-no-openspiel = OpenSpiel is not installed. It comes with pip install 'ludopolis[research]', except on Macs with Intel processors, for which it has no wheel.
why-no-observation = { $game } has no observations, so agents would see nothing.
why-bad-reward = A reward cannot be “{ $given }”. Available: { $allowed }.
why-bad-illegal = The rule for illegal moves cannot be “{ $given }”. Available: { $allowed }.
why-bad-processes = The number of processes for that many games cannot be “{ $given }”. It must be a whole number from 1 to { $high }.
why-batch-of-none = A batch needs at least one game, not { $given }.
why-lost-process = A process of the batch died. Perhaps memory ran out. Or the program does not check its __name__ before it starts the batch, so each new process starts it again (docs/research.md).
why-seats-for-bots = { $game }: { $given ->
    [one] { $given } bot
   *[other] { $given } bots
} cannot take { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
}. Name one bot for each seat.
why-illegal-in-batch = Move { $move } is not legal in game { $slot } of the batch.
why-dataset-other = { $path } holds other games: game, rules, options, bots or seed differ. Name another file.
why-record-of-other-table = Line { $line }: this record has a different game, number of players or options from the first. All records of a file must match.
why-unlike-tables = One network for { $game } cannot learn from these tables together: their rows have different lengths, or only some are solo.
why-no-ray = Ray is not installed. Install it here and on every node: pip install 'ludopolis[ray]'
why-bad-cluster = “{ $given }” is not the address of a Ray cluster. It must be host:port, ray://host:port, auto or local.
why-no-cluster = There is no Ray cluster at { $given }: { $problem }
why-bad-game-id = “{ $given }” cannot be the id of a game. An id has up to { $high } lower-case letters, digits and single underscores, and begins with a letter, like new_town.
why-game-id-in-use = “{ $given }” is taken by another game or Python package. Choose another id.
why-folder-exists = { $path } already exists. Name a new folder.
why-no-checkout = This Ludopolis is not a checkout of its repository, so a game cannot be added to it. Name a folder for a package of your own with --package.
why-no-package = There is no Python package “{ $given }”. Install it, or put its folder on the PYTHONPATH.
why-engine-not-compiled = The engine in { $path } is plain Python, and a compiled game needs the compiled one. Build it with “make compiled”.
why-bad-puzzles = The file has no puzzles, or puzzles from a different version of Ludopolis.
why-no-mypyc = The compiler is missing here: pip install '{ $given }' setuptools
why-not-compiled-types = { $given } could not be compiled: see above.
why-not-compiled = { $given } could not be compiled: { $problem }
why-other-engine = The installed engine was compiled from other sources or by another mypyc, so the game would not fit it. Use { $given } and an engine whose files were not changed.
cli-missing-word = The catalogue is incomplete: { $word }.

## The command line: help pages

cli = A home for city-building board games: play in the terminal, simulate, replay and check.
cli-games = List the installed games, their players and options.
cli-play = Play in the terminal: alone, against bots, or with several people at one keyboard.
cli-simulate = Let bots play many games and sum up: points, wins with 95% intervals, endings, length.
cli-arena = Find out which bot is stronger: paired deals, ratings, shares with 95% intervals, a sequential test.
cli-train = Train a network on games of bots, and play its matches; needs torch: pip install 'ludopolis[learn]'
cli-dataset = Write the decisions of many games to a Parquet file: what was known, legal, played and won; needs pyarrow: pip install 'ludopolis[research]'
cli-replay = Verify records and show their games.
cli-analyse = See where a finished game was won, what was luck, and what could have been done better.
cli-check = Check a game, ours or somebody else’s, against the whole contract; exit code 1 if a law is broken.
cli-learn = Take a lesson: learn a game by playing it.
cli-puzzles = Find the best turn: solve a game’s puzzles (--play), make new ones from Masters’ games, or check stored ones again (--verify; exit code 1 if one was dropped).
cli-serve = Run the server for browsers; on this machine only, unless --host says otherwise. Every option can also be set by a variable (LUDOPOLIS_PORT for --port) or in a file (--config).
cli-tables = The server’s tables: list, export TABLE, end TABLE, delete TABLE, unseat TABLE --seat N, erase TABLE --seat N, talk TABLE, unsay TABLE --line N, forget --days N, count.
cli-pads = The server’s score pads: list, delete PAD, erase PAD --seat N, forget --days N.
cli-backup = Write all tables to one file, whatever the database.
cli-restore = Read a backup into an empty database.
cli-perft = Count the legal sequences of decisions from a fixed deal, down to a given depth.
cli-new = Create the files of a new game, with tests: in this repository, or as a package of its own.
cli-compile = Compile a game’s package, for the compiled engine.

cli-heading-usage = Usage:
cli-heading-commands = Commands
cli-heading-arguments = Arguments
cli-heading-options = Options
cli-default = { $text } (default: { $value })

cli-value-command = COMMAND
cli-value-options = [OPTIONS]
cli-value-game = GAME
cli-value-lesson = LESSON
cli-value-file = FILE
cli-value-players = N
cli-value-bots = BOT,BOT…
cli-value-option = NAME=VALUE
cli-value-name = NAME
cli-value-town = NAME
cli-value-seat = N
cli-value-unseated = N
cli-value-erased = N
cli-value-days = N
cli-value-line = N
cli-value-config = FILE
cli-value-root_path = PATH
cli-value-proxy = ADDRESSES
cli-value-backups = N
cli-value-backup_folder = FOLDER
cli-value-backup_file = FILE
cli-value-bot_workers = N
cli-value-logs = FORM
cli-value-metrics = ADDRESS:PORT
cli-value-tables_per_hour = N
cli-value-forget_days = N
cli-value-seed = SEED
cli-value-save = FILE
cli-value-components = FOLDER
cli-value-games = N
cli-value-comparisons = N
cli-value-resume = FILE
cli-value-records = FILE
cli-value-dataset_file = FILE
cli-value-out = FILE
cli-value-puzzle_file = FILE
cli-value-number = N
cli-value-run_seconds = SECONDS
cli-value-jobs = N
cli-value-ray = ADDRESS
cli-value-limit = SECONDS
cli-value-challenger = BOT
cli-value-floor = SHARE
cli-value-indifference = SHARE
cli-value-alpha = SHARE
cli-value-beta = SHARE
cli-value-lasting = SECONDS
cli-value-thinking = SECONDS
cli-value-looks = N
cli-value-luck = SEED
cli-value-teachers = BOT,BOT…
cli-value-rounds = N
cli-value-matches = N
cli-value-network = FILE
cli-value-results = FILE
cli-value-csv = FILE
cli-value-report = FILE
cli-value-record = K
cli-value-at = N
cli-value-deal = SEED
cli-value-depth = N
cli-value-id = GAME
cli-value-package_folder = FOLDER
cli-value-package = PACKAGE
cli-value-folder = FOLDER
cli-value-host = ADDRESS
cli-value-port = N
cli-value-data = FOLDER
cli-value-database = URL
cli-value-action = ACTION
cli-value-pad_action = ACTION
cli-value-table = TABLE
cli-value-pad = PAD
cli-value-lang = LANGUAGE

cli-option-help = Show this page.
cli-option-lang = The language; by default taken from LUDOPOLIS_LANG or LANG.
cli-option-json = Print one JSON document instead of tables.
cli-option-game = The game’s id, as “ludopolis games” lists it. For play: leave it out to choose from a menu.
cli-option-solve = Solve the puzzles in the terminal.
cli-option-verify = Search the stored puzzles again, with twenty times the budget of a hint, and drop those that fail.
cli-option-truth = For --verify: compare every turn, not only those the network likes at first, and judge only by how playouts end.
cli-option-number = How many puzzles to make; a stopped run continues where it left off.
cli-option-run_seconds = How long the run may take: after that it stops at the next game or puzzle and keeps what it has found.
cli-option-puzzle_file = The file with the puzzles; by default the game’s own.
cli-option-lesson = The lesson’s name; by default the first one.
cli-option-file = The file with the records.
cli-option-players = How many players sit at the table.
cli-option-bots = Who plays: beginner, easy, regular, expert, master, random, greedy, flat, mc, ismcts, net; with a budget NAME:N (N playouts a decision) or NAME:Ns (N seconds); or “cmd:PROGRAM” or “py:MODULE:CLASS”.
cli-option-option = An option of the game; may be given several times.
cli-option-name = A person’s name; once for each person at the keyboard.
cli-option-town = What a person calls their town, in games that ask; once for each person, in the order of the names.
cli-option-seat = The seat a person takes, counted from 1; once for each person, in the order of the names. Without it, the first player is drawn by lot.
cli-option-unseated = For unseat and erase: the seat, from 1.
cli-option-erased = The player to erase, counted from 1.
cli-option-line = For unsay: the number of the line, as “talk” lists it.
cli-option-days = For forget: delete what nobody has touched for this many days.
cli-option-seed = The same seed gives the same game.
cli-option-save = Add the record to this file when the game ends or is left.
cli-option-components = Use the component tables of this folder instead of the game’s own.
cli-option-no_confirm = Do not ask for confirmation before a move that cannot be taken back.
cli-option-games = How many games.
cli-option-resume = Continue the last game of this file instead of starting a new one.
cli-option-dataset_file = Write this Parquet file. A stopped run continues.
cli-option-records = Take the decisions from the records of this file instead of new games.
cli-option-out = Add the records to this file.
cli-option-jobs = How many processes; the result is the same with any number. By default one for each core, where that is worth it.
cli-option-ray = Play on the Ray cluster at this address (“local”: one on this machine); the result is the same.
cli-option-lasting = How long the bots play in each round; matches take at most half as long.
cli-option-thinking = How long the coach thinks; it finishes at least one pass.
cli-option-looks = How many passes the coach makes, however long they take; 0 goes by time.
cli-option-luck = The same seed and number of passes give the same analysis.
cli-option-teachers = Whose games the network learns from in the first round; a bot named twice plays twice as much.
cli-option-rounds = How many rounds at most. After the first, the network plays against itself and learns from that, as long as it gets stronger.
cli-option-matches = How many games a match has at most; 0 for no matches.
cli-option-network = Write the network to this file, whether it passes its matches or not. Without this option, a network that passes goes into the game’s folder.
cli-option-limit = How many seconds a program has for a move.
cli-option-challenger = A bot that sits at every table, with --bots as its opponents. Without it everybody plays everybody.
cli-option-floor = Test whether the challenger wins at least this share (0.7 or 70%), and stop when that is clear.
cli-option-indifference = At this much above the floor, the test must say yes.
cli-option-alpha = How often the test may say yes to a challenger exactly at the floor.
cli-option-adjusted = Subtract the luck of the draw from the results, and show both; a test of --floor then uses the results without luck.
cli-option-comparisons = With --adjusted: how many other draws each draw is compared with; fewer take less time but leave more luck in.
cli-option-beta = How often the test may say no to a challenger that is above the floor by --indifference.
cli-option-results = Write every game to this file as soon as it is over; a stopped run continues from it.
cli-option-csv = Write a table of all games to this file, one row per seat.
cli-option-report = Write a report with charts to this HTML file.
cli-option-record = Only the K-th record of the file.
cli-option-at = Show the position after entry N instead; 0 is the start.
cli-option-pairs = Cover every pair of option values, not only every value.
cli-option-deal = The deal; the same seed gives the same deal.
cli-option-host = The address to listen on; 0.0.0.0 lets your network in.
cli-option-port = The port to listen on.
cli-option-data = The folder for the embedded database.
cli-option-database = A PostgreSQL database to use instead: postgresql://user@host/name.
cli-option-root_path = The path under which browsers find the pages, such as /games, if the site has other pages too.
cli-option-proxy = Trusted proxies, which may say whose requests they forward: addresses or networks, separated by commas.
cli-option-tables_per_hour = How many tables and records one device may add in an hour; 0 for any number.
cli-option-forget_days = When the server starts, delete tables that nobody has touched for this many days; 0 keeps all.
cli-option-backups = How many daily backups are kept; 0 makes none.
cli-option-backup_folder = Where daily backups and copies before an upgrade go; by default “backups” in the data folder.
cli-option-no_backup = Upgrade tables of an older version without copying them first; daily backups are still made.
cli-option-backup_file = The backup file; compressed if its name ends in .gz.
cli-option-bot_workers = How many processes think for bots; 0 means one per core, less one.
cli-option-logs = The format of the log: text, or json for one JSON object a line.
cli-option-metrics = Serve metrics for Prometheus at this address, such as 127.0.0.1:9464.
cli-option-no_webhooks = Do not let tables tell a group chat whose turn it is.
cli-option-no_open_tables = Do not let tables be listed on the home page.
cli-option-previews = Let chats show a picture of a finished table with its link, including names and points.
cli-option-drafts = Also list games that are drafts, on the home page and in the deals of the day.
cli-option-open = Open the page in a browser.
cli-option-config = A TOML file of settings; by default the one that LUDOPOLIS_CONFIG names.
cli-option-check = Only show the settings, where each comes from, and whether the database and the folders work; exit code 1 if not.
cli-option-version = Show the version, and whether it is compiled.
cli-option-action = list, export, end, delete, unseat, erase, talk, unsay, forget or count.
cli-option-pad_action = list, delete, erase or forget.
cli-option-table = The table’s id, as the list shows it.
cli-option-pad = The score pad’s id, as the list shows it.
cli-option-depth = Count up to this many decisions.
cli-option-id = The id of the new game: lower-case letters, digits and underscores.
cli-option-package_folder = Put the game here, as a package of its own.
cli-option-package = The Python package of the game.
cli-option-folder = Where the compiled copy goes. Put this folder on the PYTHONPATH, before that of the plain package.

## The command line: what commands say

cli-games-none = No game is installed.
cli-games-words = The game “{ $game }” is left out: its catalogue lacks { $word }.
cli-games-title = { $name } ({ $id })
cli-games-players = Players
cli-games-components = Components
cli-games-rules = Rules version
cli-games-state = State
cli-games-draft = a draft: a server lists it only with --drafts
cli-games-option = Option
cli-games-values = Values
cli-games-default = Default
cli-games-meaning = Meaning

cli-version-plain = Ludopolis { $version }, not compiled, on Python { $python }
cli-version-compiled = Ludopolis { $version }, compiled, on Python { $python }
cli-serve-ready = Ludopolis is open: { $link }
cli-serve-copied = The database is from an older version. A copy of it, as it was, is in { $file }
cli-check-setting = Setting
cli-check-value = Value
cli-check-source = From
cli-check-default = default
cli-check-unknown = { $name } looks like a setting but is not one.
cli-check-database-none = Database { $address }: empty; its tables will be created.
cli-check-database-older = Database { $address }: from an older version; it will be upgraded.
cli-check-database-older-copied = Database { $address }: from an older version; it will be copied to the backup folder, then upgraded.
cli-check-database-ours = Database { $address }: in order.
cli-check-database-newer = Database { $address }: a newer version of Ludopolis has used it, so this one cannot.
cli-check-data-there = Data folder { $path }: in order.
cli-check-data-new = Data folder { $path }: will be created.
cli-check-data-closed = Data folder { $path }: not writable.
cli-check-backups-there = Backup folder { $path }: in order.
cli-check-backups-new = Backup folder { $path }: will be created.
cli-check-backups-closed = Backup folder { $path }: not writable.
why-cannot-listen = Cannot listen on { $address }: { $problem }. Choose another with --host and --port.
why-days-missing = forget needs --days N: it deletes what nobody has touched for N days.
why-unknown-action = There is no action “{ $given }”. Available: { $allowed }.
why-table-missing = Name the table: ludopolis tables { $action } TABLE.
why-line-missing = Name the line with --line N. To list the lines: ludopolis tables talk TABLE.
why-seat-missing = Name the seat with --seat N.
cli-tables-none = There are no tables.
cli-tables-table = Table
cli-tables-game = Game
cli-tables-status = Status
cli-tables-people = People
cli-tables-touched = Last move (UTC)
cli-tables-ended = Table { $table } was ended.
cli-tables-deleted = Table { $table } was deleted.
cli-tables-silent = Nobody has said anything.
cli-tables-line = Line
cli-tables-at = When (UTC)
cli-tables-by = Who
cli-tables-said = What
cli-tables-by-seat = seat { $seat }
cli-tables-unsaid = Line { $line } of table { $table } was removed.
cli-tables-unseated = Seat { $seat } of table { $table } is open again.
cli-tables-erased = { $count ->
    [one] This person was erased from one table.
   *[other] This person was erased from { $count } tables.
  } Existing backups still contain the name.
cli-tables-forgotten = { $count ->
    [one] One table was deleted
   *[other] { $count } tables were deleted
}. Days without a move: { $days }.
why-pad-missing = Name the score pad: ludopolis pads { $action } PAD. To list them: ludopolis pads.
cli-pads-none = There are no score pads.
cli-pads-pad = Score pad
cli-pads-touched = Last change (UTC)
cli-pads-locked = locked
cli-pads-open = open
cli-pads-deleted = Score pad { $pad } was deleted, with its results.
cli-pads-erased = Player { $seat } was erased from score pad { $pad }. Existing backups still contain the name.
cli-pads-forgotten = { $count ->
    [one] One score pad was deleted
   *[other] { $count } score pads were deleted
}. Days without a change: { $days }.
cli-status-waiting = waiting
cli-status-running = running
cli-status-finished = finished
cli-status-ended = ended
cli-backup-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
} written to { $file }.
cli-restore-done = { $rows ->
    [one] One row
   *[other] { $rows } rows
} read from { $file }.
cli-simulate-progress = Playing
cli-simulate-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, { $players ->
    [one] one player
   *[other] { $players } players
}
cli-tables-counted = { $count ->
    [one] One finished game was counted.
   *[other] { $count } finished games were counted.
}
cli-dataset-goes-on = { $games ->
    [one] { $games } game has already been written.
   *[other] { $games } games have already been written.
  }
cli-dataset-written = { $rows ->
    [one] { $rows } decision
   *[other] { $rows } decisions
  } of { $games ->
    [one] { $games } game
   *[other] { $games } games
  } in { $path }.
cli-simulate-written = { $games ->
    [one] One record
   *[other] { $games } records
  } added to { $path }.
cli-report-bot = Bot
cli-report-seat = Seat
cli-report-places = Games
cli-report-points = Points (mean ± s.d.)
cli-report-wins = Wins
cli-report-rate = Share
cli-report-interval = 95% interval
cli-report-ending = { $ending } { $games ->
    [one] One game
   *[other] { $games } games
} ({ $share })
cli-report-moves = Moves in a game: { $spread } (from { $least } to { $most })
cli-report-unbalanced = The number of games is not a multiple of { $players }: not every bot sat in every seat equally often.

train-stage = { $bot } is playing
train-learning = Learning
train-match = Match against { $others }
train-rows = { $rows } rows to learn from, { $held } held out.
train-pass = { $epochs } passes over { $rows } rows: held-out loss { $loss }.
train-phase = Correlation with the final margin, in the part of the game that begins at { $begin } ({ $rows } rows): { $network } for the network, { $hand } for the hand-made value.
train-verdict = { $bot } against { $others }: { $share } of { $games } games ({ $interval }), { $own } ms a turn against { $theirs }.
train-verdict-old = { $bot } against the previous network: { $share } of { $games } games ({ $interval }), { $own } ms a turn against { $theirs }.
train-passed = The network has passed its matches.
train-failed = The network has not passed its matches.
arena-title = Arena: { $game }
arena-played = { $games ->
    [one] One game
   *[other] { $games } games
  } on { $deals ->
    [one] one deal
   *[other] { $deals } deals
  }, { $players } players; each deal is played from every seat.
arena-statement = { $bot } wins in { $share } of its { $places } seats in { $games ->
    [one] one game
   *[other] { $games } games
  } (95% interval { $interval }).
arena-verdict-yes = Yes: { $bot } wins at least { $floor } ({ $games } games).
arena-verdict-no = No: it has not been shown that { $bot } wins at least { $floor } ({ $games } games).
arena-verdict-open = Open: { $games } games do not show whether { $bot } wins at least { $floor }.
arena-rating = Rating (± 2 s.d.)
arena-against = against
arena-ahead = ahead
arena-seat = Seat { $number }
arena-deals = deals
arena-game = Game
arena-why = Why
arena-faults = { $bot } lost { $count ->
    [one] one game through a fault, game { $game }
   *[other] { $count } games through a fault, the first of them game { $game }
  }: { $why }
arena-goes-on = The games so far are in { $path }; the same command continues from there.
arena-timed = Not reproducible, because of bots that play by the clock: { $bots }. Budgets in playouts give the same games everywhere.
arena-programs = External programs: { $bots }. Games with them can be repeated only if the programs take their randomness from the seed they are given.
arena-not-reproducible = These games cannot be repeated exactly: a bot plays by the clock or is an external program.
arena-heading-shares = Share of victories
arena-about-shares = With 95% intervals (Wilson); the dashed line is an equal share. A shared victory counts as a fraction.
arena-with-luck = with luck
arena-without-luck = without luck
arena-share-without = wins without luck
arena-needed = games needed
arena-cpu = Processor time: { $games } s for the games, { $luck } s for the luck.
arena-heading-luck = Without luck
arena-about-luck = The luck of the draw is subtracted from each bot’s results. Both intervals are 95%, with deals as the unit; the last column says how many of these games would have been enough without luck.
arena-heading-test = Sequential test
arena-about-test = Is the share at least { $floor }? A challenger at { $floor } gets a yes in { $alpha } of all tests, one at { $target } a no in { $beta }. Above the upper line the answer is yes, below the lower one no.
arena-ratio = Evidence
arena-heading-ratings = Ratings
arena-about-ratings = OpenSkill (Plackett–Luce), deal by deal; only differences mean something.
arena-heading-pairs = Head to head
arena-about-pairs = How often the first finished ahead of the second in games they both played; a tie counts half.
arena-heading-points = Points
arena-about-points = From least to most, the middle half as a box, the median as a line.
arena-heading-seats = Seats
arena-heading-faults = Lost through a fault
arena-about-faults = { $count ->
    [one] One game was lost
   *[other] { $count } games were lost
  } through a time-out, a crash or an illegal move, and finished with random moves. { $count ->
    [one] This is the game:
   *[other] The first of them:
  }
arena-heading-setting = What was played
arena-schedule = Schedule
arena-schedule-round_robin = everybody against everybody
arena-schedule-challenge = a challenger against the field
arena-seed = Seed

cli-problem-title = Problem report
cli-problem-said = The player wrote: { $text }
cli-problem-errors = { $count ->
    [one] The last error on the page:
   *[other] The last { $count } errors on the page:
}
cli-problem-requests = { $count ->
    [one] The last request:
   *[other] The last { $count } requests:
}
cli-problem-spectator = a spectator
cli-problem-seen = { $game } as { $seat } saw it: { $moments ->
    [one] { $moments } moment
   *[other] { $moments } moments
}. The position shown is from the last moment; --at N shows another.
cli-problem-at = The position at moment { $moment }

cli-check-progress = Checking
cli-check-line = { $setting }: { $moves } moves, all laws checked in { $positions } positions
cli-check-good = { $game } obeys every law in { $settings ->
    [one] one setting
   *[other] { $settings } settings
}.
cli-check-not-audit = Not checked: conservation laws. The game has no audit, so nothing ensures that cards and coins are neither lost nor made.
cli-check-not-rules = Not checked: whether these are the right rules. Compare them with the rulebook, example by example.
cli-check-broken = { $game }, { $setting }: a law is broken: { $law }
cli-check-words = { $game }: a law is broken: { $law }
cli-check-missing = words: the catalogue lacks { $word }
cli-check-seed = { $law } (seed { $seed })
cli-check-crash = the rules failed with { $error }: { $message }
cli-check-lesson = lesson { $id }: { $steps ->
    [one] one step
   *[other] { $steps } steps
}, { $moves ->
    [one] one move by the learner
   *[other] { $moves } moves by the learner
}

cli-new-here =
    { $game } is now in src/ludopolis/games/{ $game } and tests/{ $game }, as a draft. You can play it right away:

      ludopolis play { $game } # in the terminal
      ludopolis serve --drafts --open # in the browser

    Change it step by step, as docs/adding-a-game.md says. A draft must pass:

      ludopolis check { $game } # the contract, words for every fact, places of what.toml, lessons if there are any
      pytest tests/{ $game } # your rules
      pytest tests -k { $game } # the rooms of the folder, the contract, bots
      pytest tests/test_kit.py tests/test_frames.py # what the board imports, and that it knows every frame
      pytest tests/browser/test_measures.py -m soak -k { $game } # 44 px for fingers and no text cut, on every screen

    A full game, without draft=True in game.py, must also pass:

      tests/i18n # every language
      tests/test_lessons.py # lessons
      tests/test_golden.py # golden records, written by PYTHONPATH=tests python -m golden { $game }
      tests/server # a rules page, and an answer for every thing, question and line of the score sheet
      tests/coach # ten planted blunders, and measured.json
cli-new-package =
    { $game } is now in { $path }, as a draft. You can play it as soon as it is installed:

      pip install -e { $path }
      ludopolis play { $game } # in the terminal
      ludopolis serve --drafts --open # in the browser

    Change it step by step, as docs/adding-a-game.md says. It must pass:

      ludopolis check { $game } # the contract, words for every fact, places of what.toml, lessons if there are any
      python -m pytest { $path } # the contract and your rules

    Once draft=True is gone from game.py, every server lists it. A package of your own needs nothing more.
cli-compile-done = The compiled { $package } is in { $path }. Put that folder first on the PYTHONPATH.

cli-perft-depth = Depth
cli-perft-count = Sequences
cli-perft-time = Time
cli-perft-seconds = { $seconds } s

## The server

why-bad-database = The database { $address } cannot be used: { $problem }
why-bad-database-url = “{ $given }” is not the address of a database. Write it like sqlite:///FILE or postgresql://USER@HOST/NAME.
why-database-newer = The database { $address } was upgraded by a newer version of Ludopolis, which cannot be undone. Install that version again, or restore a backup that was made before the upgrade.
why-database-older = The database { $address } is from an older version of Ludopolis. Use that version, or let the server upgrade the database: ludopolis serve.
why-database-missing = There is no Ludopolis database at { $address }.
why-no-copy = The database { $address } is from an older version, and no copy of it can be written to { $folder }: { $problem }. Nothing was changed. Choose another folder with --backup-folder, or start without a copy: --no-backup.
why-database-served = Another server is using the database { $address }. Stop it first, or choose another folder with --data.
why-bad-backup = Line { $line }: this is not a Ludopolis backup, or it is damaged.
why-backup-newer = A newer version of Ludopolis made this backup. Restore it with that version.
why-restore-not-empty = There are already games in this database. A backup can only be restored into an empty one.

## puzzles

cli-puzzles-progress = Game { $played }: { $decisions } decisions, { $candidates } promising. { $puzzles } of { $number } puzzles after { $seconds } s.
cli-puzzles-checked = { $seen } of { $due }: { $puzzle } { $held ->
    [yes] holds
   *[no] is dropped
  }.
cli-puzzles-written = { $puzzles ->
    [one] One puzzle
   *[other] { $puzzles } puzzles
  } in { $path }.
cli-puzzles-verified = Puzzles that still hold: { $held } of { $seen }. Dropped because they were made for other rules or components: { $old }. Not checked for lack of time: { $left }. Written: { $path }.
cli-puzzles-kind = kind
cli-puzzles-looked = looked at
cli-puzzles-held = held
cli-puzzles-dropped = dropped
cli-puzzles-all = all
