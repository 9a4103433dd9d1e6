### Words shared by all games.

on = on
off = off
bank = the bank

## Reasons

why-game-over = The game is over.
why-chance-not-due = Nothing is to be drawn now.
why-impossible-outcome = That cannot be drawn here.
why-no-such-seat = There is no seat { $given }; seats go from 0 to { $high }.
why-not-your-decision = It is not { $seat }’s decision now.
why-no-such-move = There is no move number { $given }.
why-bad-notation = “{ $text }” is not a move. Type one of the moves listed.
why-cannot-withdraw = Entry { $entry } cannot be taken back any more.

## Options and players

why-unknown-game = There is no game “{ $given }”. Installed: { $allowed }.
why-unknown-option = { $game } has no option “{ $option }”. It has: { $allowed }.
why-bad-option-choice = Option { $option } cannot be “{ $given }”. It can be: { $allowed }.
why-bad-option-number = Option { $option } cannot be “{ $given }”. It is a whole number from { $low } to { $high }.
why-bad-players = { $game } is for { $low } to { $high } players, not { $given }.

## Components and positions

why-bad-cell = { $table }, line { $line }, column { $column }: “{ $given }” is wrong, expected { $expected }.
why-missing-column = { $table }: the column { $column } is missing.
why-ragged-row = { $table }, line { $line }: the row needs { $expected } cells.
why-duplicate-row = { $table }, line { $line }: { $column } “{ $given }” stands there twice.
why-empty-table = { $table } has no rows.
why-bad-field = The position’s field { $field } is wrong.

## Records

why-record-empty = The record is empty; its first line must be a header.
why-record-json = Line { $line }: not a JSON object. The record is damaged.
why-record-truncated = The record breaks off after line { $line }: the closing line is missing.
why-record-order = Line { $line }: entry { $expected } should stand here, not { $given }.
why-record-count = Line { $line }: the closing line speaks of { $given } entries, the record has { $expected }.
why-record-foreign = Line { $line }: a record’s header should stand here. This is not a Ludopolis record.
why-record-newer = Line { $line }: the record has format { $given }; this version of Ludopolis reads formats up to { $known }.
why-record-header = Line { $line }: the header’s field { $field } is missing or wrong.
why-record-rules = The record was played by rules version { $given } of { $game }; installed is version { $known }.
why-record-components = The record was played with another component set ({ $given }); here is { $known }. Name its folder with --components.
why-record-entry = Line { $line }: no move, outcome, withdrawal or take-over can be read here.
why-record-move = Line { $line }: this cannot have been played. The record is damaged or edited.
why-record-source = Line { $line }: a draw from { $expected } was due, not from { $given }.
why-record-digest = Line { $line }: the position does not fit. The record was edited or damaged after line { $trusted }.
why-record-closing = Line { $line }: the closing line does not fit the game played. Trustworthy up to line { $trusted }.

## How sure the components are

certainty-certain = as printed
certainty-mostly_certain = as printed, a few cards uncertain
certainty-reconstructed = reconstructed

## Bots

why-unknown-bot = There is no bot “{ $given }”. There are: { $allowed }.
