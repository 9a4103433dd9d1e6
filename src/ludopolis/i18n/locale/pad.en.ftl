### With the printed box: set-up, score pads. No table loads this file.

## Pages

box-title = With the box
box-lead = Playing with the printed game? Here is how to set it up, and a score pad that counts by the rules, on everybody’s phone.
box-pad = Score pad
box-setup-of = { $game }: set-up
box-code = Score pad code
box-code-help = Somebody at the table shows or reads it to you.
box-code-go = Open
box-lay = What to lay out
box-laid = This is the table when the first turn begins. Hands are hidden.
box-draw = Draw lots for first player
box-begins = { $name } begins.
box-open = Open a score pad
box-names = Who plays

## The pad

box-parts = Parts of the pad
box-shared = Table
box-sheet = Sheet
box-row = Row
box-remove-row = Remove row { $number }
box-one-more = { $label }: { $count }. One more
box-less = { $label }: one fewer
box-none = none
box-change = Change
box-minus = Minus
box-erase = Erase
box-next = Next
box-done = { $name }: done
box-who = Which of these are you?
box-watch = I am just watching
box-keep = That is how we played it
box-is-right = It is right
box-lost = No connection. What you enter is kept on this phone and counted later.
box-waiting = Entries waiting: { $count }.
box-missing = Still missing: { $count }.
box-gone = This pad was deleted.
box-several-more = { $label }: { $count } more

## The sheet

box-entered = What is on the table
box-correct = Tap a figure to correct it. Everybody at this pad can.
box-worth = What it is worth
box-wins = { $name } wins
box-win-together = A shared victory: { $names }
box-right = Is it right?
box-yes = Yes, it is right
box-no = Not right after all
box-says-yes = says yes
box-not-yet = not yet
box-kept-in = When everybody has said yes, the result is saved on each phone that said yes: under My games, as “with the box”, separate from online games.
box-locked = Everybody has said yes. The pad is locked.
box-open-again = Change something
box-changes = What was changed
box-undo = Undo
box-undone = taken back
box-somebody = Somebody
box-this-phone = This phone

## Sharing

box-share-short = Share
box-share = Everybody on their own phone
box-share-help = Anybody who has the link can enter and correct everything here.
box-code-make = Show a short code
box-code-holds = Works for { $minutes } minutes.
box-names-help = Everybody at this pad can correct or remove a name.
box-delete = Delete this pad
box-delete-help = It is deleted for everybody, with its results. Only the phone that made it can do this.

## My games

mine-box = With the box
mine-mode-box = With the box
mine-box-open = not finished

## Why not

why-no-pad = There is no score pad for this game.
why-no-such-pad = There is no such score pad. Perhaps the link is incomplete, or the pad was deleted.
why-pad-locked = Everybody has said yes, so the pad is locked. Choose “Change something” first.
why-pad-not-asked = This question no longer applies: somebody changed something in the meantime.
why-pad-no-such-change = There is no such change.
why-pad-changed-since = This has been changed again since.
why-pad-not-your-side = Only this player’s phone can say that.
why-pad-unfinished = Something is still missing.
why-pad-contradicts = Something here is impossible. Check it, or say that you played it that way.
why-pad-no-such-side = There is no such player on this pad.
why-pad-full = This pad takes no more changes.
why-pad-not-yours = Only the phone that made the pad can delete it.
why-pad-no-aid = There is nothing for a screen to do during this game.
box-aid-hint = Everybody with the link sees the same thing.
