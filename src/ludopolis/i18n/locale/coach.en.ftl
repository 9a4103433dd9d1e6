### The coach: a finished game analysed.

analysis-title = { $game }: { $names }
analysis-looked = { $rounds ->
    [0] A first look: decisions are not judged yet.
    [one] Analysed in one pass, judged by { $judge }.
   *[other] Analysed in { $rounds } passes, judged by { $judge }.
}
analysis-judge-network = a network that has learned from many games
analysis-judge-hand = the game’s own rules of thumb
analysis-progress = { $rounds ->
    [0] Looking at the game
    [one] Looked at every decision once
   *[other] Looked at every decision { $rounds } times
}
analysis-who = Player
analysis-sum-share = Chance to win, %
analysis-sum-points = Lead
analysis-sum-alone = Result
analysis-start = Start
analysis-luck = Luck
analysis-decisions = Decisions
analysis-rivals = Rivals
analysis-unforeseeable = Unforeseeable
analysis-result = Result
analysis-adjusted = Without luck
analysis-curve-share = Chance to win
analysis-curve-points = Expected result
analysis-heading-bars = Luck and decisions
analysis-heading-turning = Turning points
analysis-turning-draw = Entry { $n }, drawn: { $told }
analysis-turning-turn = Entry { $n }, { $told }
analysis-dealt = The opening deal, before the first move.
analysis-change = { $name }: { $before } → { $after }
analysis-classes = { $decisions ->
    [one] One decision that counts
   *[other] { $decisions } decisions that count
}: blunders { $blunders }, mistakes { $mistakes }, inaccuracies { $inaccuracies }.
analysis-class-blunder = Blunder (??) at entry { $n }
analysis-class-mistake = Mistake (?) at entry { $n }
analysis-class-inaccuracy = Inaccuracy (?!) at entry { $n }
analysis-cost = Cost: { $share } chance to win, { $points }.
analysis-cost-points = Cost: { $points }.
analysis-played = Played: { $turn }
analysis-better = Better: { $turn }
analysis-goes-on = { $turn }; then see what comes
analysis-line = Expected next: { $moves }
analysis-line-likely = Most likely next, in { $share } of the possible draws: { $moves }
analysis-heading = Analysis
analysis-working = The coach is looking at the game…
analysis-none-dear = No decision cost much.
analysis-ask-again = Ask again
analysis-picture = Save the curve as a picture
analysis-print = Print
analysis-sum-of = { $name }, { $what }
analysis-luck-of-draw = luck of the draw
analysis-whose = Whose decisions?
analysis-word-blunder = Blunder
analysis-word-mistake = Mistake
analysis-word-inaccuracy = Inaccuracy
analysis-you-played = You played
analysis-name-played = { $name } played
analysis-better-turn = Better
analysis-then = then see what comes
analysis-given-up = Cost about
term-rival-of = what { $players ->
    [2] { $rival } loses
   *[other] the strongest rival loses
}
analysis-try = Try again
analysis-play-on = Play on from here
analysis-bars-help = { $players ->
    [1] Start, luck, decisions and what nobody could foresee add up to the result.
   *[other] Start, luck, decisions, rivals and what nobody could foresee add up to the result.
} Decisions are compared with the best ones found.
analysis-grade-of = { $name }’s grade
analysis-try-title = What would you play now?
analysis-try-help = The table as { $name } saw it. Choose a whole turn.
analysis-judging = The coach is thinking…
analysis-verdict-found = That’s it
analysis-verdict-good = Good, but…
analysis-verdict-again = Not yet
analysis-verdict-found-help = As good as the best turn the coach found.
analysis-verdict-good-help = Much better than in the game. The best turn is still worth { $worth } more:
analysis-verdict-again-help = The best turn is worth { $worth } more.
analysis-again = Take back
analysis-next = Next
analysis-back = Analysis
analysis-hints = Hints
analysis-hint-number = Hint { $number }
analysis-hint-open = Open
analysis-hint-term = Think about: { $term }.
analysis-hint-move = It starts with: { $move }.
analysis-show-turn = The best turn
analysis-tries = Your tries
analysis-in-game = In the game
analysis-meter = This turn { $now }, the best { $best }
analysis-variation-help = A new table starts from this position. It is a variation and does not count towards your results.
analysis-variation-seat = Your seat
analysis-variation-with = Who else plays?
analysis-variation-bots = Bots
analysis-variation-friends = Friends by link
analysis-variation-screen = All on this screen
analysis-variation-level = How the bots play
analysis-variation-hidden = What { $name } knew at that point stays the same. Everything else that was hidden is dealt again, and so is everything still to come.
analysis-variation-open = Everything still to come is dealt again.

### The first sentence, as far as the coach knows why.

opening-cost-in = { $count ->
    [one] One turn
   *[other] { $count } turns
} in { $several ->
    [one] round
   *[other] rounds
} { $rounds } cost about { $amount }.
opening-cost = { $count ->
    [one] One turn
   *[other] { $count } turns
} cost about { $amount }.
opening-moments = { $count ->
    [one] One turn
   *[other] { $count } turns
} lowered the chance to win.
opening-nothing-dear = No turn cost more than { $amount }.
opening-name-cost-in = { $count ->
    [one] One of { $name }’s turns,
   *[other] { $count } of { $name }’s turns,
} in { $several ->
    [one] round
   *[other] rounds
} { $rounds }, cost about { $amount }.
opening-name-cost = { $count ->
    [one] One of { $name }’s turns
   *[other] { $count } of { $name }’s turns
} cost about { $amount }.
opening-name-moments = { $count ->
    [one] One of { $name }’s turns
   *[other] { $count } of { $name }’s turns
} lowered the chance to win.
opening-name-nothing-dear = None of { $name }’s turns cost more than { $amount }.
opening-luck-took = Bad luck cost { $amount }.
opening-luck-gave = Good luck brought { $amount }.
opening-luck-even = Luck was even.
opening-early-lost-in = The game was decided by round { $round }; nothing after that could turn it around.
opening-early-lost = The game was decided early; nothing after that could turn it around.
opening-early-won-in = From round { $round } on, the win was safe.
opening-early-won = The win was safe early on.
opening-hints-some = Turns played from a hint: { $advised } of { $turns }. A hint is never held against anybody.
opening-hints-all = Every turn was a hint of mine, so any mistakes are mine.
opening-stand-in = Turns played by a bot: { $turns }. Only the others are analysed.
opening-before = Before the costliest turn, the chance to win was { $share }.
analysis-moments = Moments to try again
analysis-moment = Moment { $number }
analysis-round = Round { $round }
analysis-show = Show
analysis-nothing-to-try = Nothing to try again. Look at the game, or play once more.
analysis-all-figures = All figures
analysis-revised = This was a hint. Having looked longer, I would now play: { $turn }. My mistake, not yours.
analysis-few-decisions = Too few decisions to measure accuracy: it takes at least five.
analysis-accuracy-about = Accuracy { $share }, give or take { $error }.
analysis-accuracy-help = Accuracy: how close the turns came to the best ones, on a scale from the worst turns to the best.
analysis-grade-later = You get a grade after five games; a single game says little.
analysis-grade-games = Your analysed games of this kind: { $games }.
analysis-grade = Plays like: { $grade }.
analysis-grade-between = Plays like: { $grade }, somewhere between { $low } and { $high }.
analysis-says-little = One game says little about how well somebody plays.
analysis-luck-help = Luck: what was drawn, compared with what could be expected.
analysis-decisions-help = Decisions: a player’s own turns, compared with the best ones found.
analysis-rivals-help = Rivals: what a player gained or lost when others did not play their best turn.
analysis-unforeseeable-help = Unforeseeable: hidden cards, choices made at the same time, and the error of the estimate.

## Puzzles

puzzle-title = Find the best turn
puzzle-found = That’s it
puzzle-good = Good, but not the best
puzzle-again = Not yet
puzzle-costs = The best turn is worth { $worth } more.
puzzle-tries = { $tries ->
    [one] Found on the first try.
   *[other] Found after { $tries } tries.
}
puzzle-shown = Found after the turn was shown.
puzzle-tally = Players who found it: { $found } of { $tried }.
puzzle-hint = A hint
puzzle-hint-deep = You have to think several turns ahead.
puzzle-back = Take back
puzzle-else = Try something else
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-send = Send this puzzle
puzzle-why-not = Why not the others?
puzzle-meter = Your try { $now }, the best { $best }
puzzle-meter-now = your try, { $chance }
puzzle-meter-best = best, { $chance }
puzzle-own = Puzzles from this game
