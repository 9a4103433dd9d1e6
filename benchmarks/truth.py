"""Do hints and coach tell the same truth? Five questions about every game, at tables of two in the usual mode.

    python -m benchmarks.truth                                      four questions about all games, on all cores
    python -m benchmarks.truth follower happy_city --games 4        one question about one game
    python -m benchmarks.truth regular --before marks.json          the fifth one
    python -m benchmarks.truth marks --out marks.json               what the coach of this source tree calls errors

* **follower**: whoever takes every hint, against a Regular. What accuracy does the coach give, and which of the hinted
  turns does it mark? No turn is exempt because it was advised.
* **regular**: a Regular against a Regular. The marks that an earlier coach gave (`--before`, made by `marks` with the
  source tree of that coach) are judged by a referee; how many of those it confirms does this coach give too?
* **planted**: a first move that costs ten points or more by the referee. Is it marked?
* **graded**: an Expert against a Beginner. Is the Expert graded above?
* **seeds**: a Regular against a Regular, analysed twice with two seeds. How many of the decisions that either analysis
  marks are called something else by the other?

The referee shares nothing with the comparison that hints and coach use but the network: after every draw the seat plans
anew with the bot `net:1`, one position at a time, and each seat's view counts.

Deals are seeded by the question, the game and a number from 0 on, so every run looks at the same games. Analyses have
`--rounds` rounds. Run it with the interpreted package or the compiled one: the figures are the same, unless hints have
a `--limit` as at a table. Then let the interpreted package play and the compiled one judge the games that it kept:

    python -m benchmarks.truth play --limit 0.8 --kept FOLDER
    PYTHONPATH=build/compiled/site python -m benchmarks.truth follower --kept FOLDER
"""

import json
from argparse import ArgumentParser
from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, takewhile
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, median
from time import process_time
from typing import Any, NamedTuple

from benchmarks.coach import Graded, is_right
from ludopolis import bots, registry
from ludopolis.arena.workers import Workers, cores, local, spread
from ludopolis.bots.hints import advise, hinter
from ludopolis.bots.match import play_match
from ludopolis.coach.analysis import Analysis
from ludopolis.coach.decisions import Decision
from ludopolis.coach.marks import CLASSES, DECIDED, SHARES, SWINGS
from ludopolis.coach.means import Mean, gain
from ludopolis.coach.prospects import Prospects
from ludopolis.coach.verdicts import accuracy, class_of
from ludopolis.engine.contract import State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.record import parse
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.step import Step
from ludopolis.engine.table.table import Table
from ludopolis.engine.turns import turn_of
from ludopolis.engine.values.chance import CHANCE

GAMES = ("uptown", "happy_city", "ginkgopolis", "welcome_to", "streets")
HINTED_MOVES = 600
"""There are more games of a follower until so many of its turns were judged."""
REFEREE_WORLDS = 24
PLANTED_POINTS = 10.0

Stored = dict[str, Any]


class Case(NamedTuple):
    """A game to play and to look at."""

    game: str
    number: int
    rounds: int
    marks: tuple[Stored, ...] = ()
    """What an earlier coach called errors in it."""
    limit: float = 0.0
    """CPU seconds of a hint; 0: as long as it takes."""
    kept: Path | None = None
    """Where a follower's games are kept."""


class Follower(bots.Bot):
    """Takes every hint, and follows it as far as it goes."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.left: list[int] = []
        self.seconds: list[float] = []

    def choose(self, state: State, seat: int, rng: Random) -> int:
        """The next move of the turn that was advised."""
        legal = state.legal(seat)
        if len(legal) == 1:
            self.left = self.left[1:]
            return legal[0]
        if not self.left or self.left[0] not in legal:
            began = process_time()
            self.left = advise(hinter(state), state, seat, Random(state.digest()), seconds=self.limit).turn
            self.seconds.append(process_time() - began)
        move, *self.left = self.left
        return move


def analysed(table: Table, rounds: int, seed: str = "1") -> Analysis:
    """The game after so many rounds."""
    analysis = Analysis(table.record(), table.game, seed)
    for _ in range(rounds):
        for _ in analysis.round():
            pass
    return analysis


def of_seat(analysis: Analysis, seat: int) -> list[Decision]:
    """The decisions of a seat that count."""
    every = [decision for found in analysis.decisions.values() for decision in found]
    return [decision for decision in every if decision.seat == seat and decision.counts()]


def regular_game(case: Case) -> Table:
    """A game between two Regulars."""
    crew = [bots.make("regular"), bots.make("regular")]
    return play_match(registry.find(case.game), {}, ["", ""], crew, f"regular {case.game} {case.number}")


def followed(case: Case) -> tuple[Table, list[float]]:
    """A follower's game against a Regular, and the seconds of its hints."""
    follower = Follower(case.limit)
    crew = [follower, bots.make("regular")]
    table = play_match(registry.find(case.game), {}, ["", ""], crew, f"follower {case.game} {case.number}")
    return table, [round(one, 3) for one in follower.seconds]


def kept_game(case: Case, folder: Path) -> Path:
    """The file of a follower's game."""
    return folder / f"{case.game}-{case.number}.json"


def keep(case: Case) -> Stored:
    """Plays a follower's game and keeps it."""
    assert case.kept is not None
    table, hint_seconds = followed(case)
    stored = {"record": table.record().to_text(), "hint_seconds": hint_seconds}
    kept_game(case, case.kept).write_text(json.dumps(stored) + "\n", "utf-8")
    return stored


# The questions


def follow(case: Case) -> Stored:
    """What the coach says of whoever takes every hint."""
    if case.kept is None:
        table, hint_seconds = followed(case)
    else:
        stored = json.loads(kept_game(case, case.kept).read_text("utf-8"))
        table, hint_seconds = replay(parse(stored["record"]), registry.find(case.game)), stored["hint_seconds"]
    began = process_time()
    analysis = analysed(table, case.rounds)
    seconds = process_time() - began
    own, rival = of_seat(analysis, 0), of_seat(analysis, 1)
    kept, rival_kept = accuracy(own), accuracy(rival)
    return {
        "number": case.number,
        "accuracy": None if kept is None else kept / 1e6,
        "moves": len(own),
        "marks": [mark(decision) for decision in own if class_of(decision)],
        "regular": {
            "accuracy": None if rival_kept is None else rival_kept / 1e6,
            "moves": len(rival),
            "marks": [mark(decision) for decision in rival if class_of(decision)],
        },
        "hint_seconds": hint_seconds,
        "analysis_seconds": round(seconds, 1),
        "won": 1 if 0 in table.state.results().winners else 0,
    }


def mark(decision: Decision) -> Stored:
    """A decision that was called an error."""
    sides, seat = decision.prospects.sides, decision.seat
    effects, errors = decision.effects(), decision.errors()
    return {
        "entry": decision.entries[0],
        "seat": seat,
        "class": class_of(decision),
        "share": [round(-effects[seat], 4), round(errors[seat], 4)],
        "points": [round(-effects[sides + seat], 2), round(errors[sides + seat], 2)],
        "expected": round(decision.expected(), 3),
        "played": decision.moves,
        "best": list(decision.best.moves),
    }


def marks(case: Case) -> Stored:
    """What the coach calls errors in a game of Regulars."""
    analysis = analysed(regular_game(case), case.rounds)
    own = [*of_seat(analysis, 0), *of_seat(analysis, 1)]
    return {
        "number": case.number,
        "moves": len(own),
        "marks": [mark(decision) for decision in own if class_of(decision)],
    }


def judge_regular(case: Case) -> Stored:
    """The marks of an earlier coach, what the referee makes of them, and whether this coach gives them too."""
    analysis = analysed(regular_game(case), case.rounds)
    every = {decision.entries[0]: decision for found in analysis.decisions.values() for decision in found}
    judged: list[Stored] = []
    for one in case.marks:
        decision = every[one["entry"]]
        referee = Referee(decision.prospects, decision.state, decision.seat)
        found = referee.loss(one["best"], one["played"], Random(f"referee {case.game} {case.number} {one['entry']}"))
        judged.append({"entry": one["entry"], "confirmed": found["class"], "kept": class_of(decision), **found})
    own = [*of_seat(analysis, 0), *of_seat(analysis, 1)]
    given = [mark(decision) for decision in own if class_of(decision)]
    return {"number": case.number, "moves": len(own), "judged": judged, "marks": given}


def plant(case: Case) -> Stored:
    """A decision in a game of Regulars that is made badly: by how much, and what the coach calls it."""
    rng = Random(f"planted {case.game} {case.number}")
    positions: list[tuple[State, int]] = []
    table = regular_game(case)
    state = table.first_state()
    for step in table.steps:
        if step.seat != CHANCE and len(state.legal(step.seat)) > 2:
            positions.append((state.blind(step.seat), step.seat))
        state.play(step.seat, step.move)
    rng.shuffle(positions)
    for blinded, seat in positions:
        prospects = Prospects(table.state, len(table.state.results().totals))
        referee = Referee(prospects, blinded, seat)
        good = bots.make("net:1").choose(blinded, seat, Random(1))
        for bad in rng.sample(blinded.legal(seat), 3):
            first = referee.loss([good], [bad], Random("quick"), 4)
            if first["points"][0] < PLANTED_POINTS:
                continue
            found = referee.loss([good], [bad], Random("sure"))
            if found["points"][0] - found["points"][1] < PLANTED_POINTS:
                continue
            decision = Decision(prospects, blinded, seat, [Step(1, seat, bad, 0, 0, False, [])], "planted")
            for round in range(1, case.rounds + 1):
                decision.look(round)
            return {"number": case.number, "named": class_of(decision), "counts": decision.counts(), **found}
    return {"number": case.number, "named": None}


def grade(case: Case) -> Stored:
    """Whether the Expert is graded above the Beginner."""
    return {"number": case.number, "right": is_right(Graded(case.game, case.number, rounds=min(4, case.rounds)))}


def compare_seeds(case: Case) -> Stored:
    """What two analyses of a game of Regulars call its decisions, where either of them calls it an error."""
    table = regular_game(case)
    names: list[dict[int, str]] = []
    for seed in ("1", "2"):
        analysis = analysed(table, case.rounds, seed)
        own = [*of_seat(analysis, 0), *of_seat(analysis, 1)]
        names.append({decision.entries[0]: class_of(decision) for decision in own})
    first, second = names
    entries = sorted({*first, *second})
    marked = [(first.get(one, ""), second.get(one, "")) for one in entries if first.get(one) or second.get(one)]
    return {"number": case.number, "moves": len(entries), "marked": marked}


class Referee:
    """Compares two turns by plain means: slow, and nothing but the network in common with what it judges."""

    def __init__(self, prospects: Prospects, state: State, seat: int) -> None:
        self.prospects = prospects
        self.state = state
        """Blinded for the seat."""
        self.seat = seat
        self.judge = state.game.judge
        self.turn = turn_of(state)
        features = state.game.features
        horizon = prospects.scope.turns or (features.horizon(state.players) if features is not None else 3)
        self.ends = (self.turn + 1, self.turn + horizon)
        self.planner = bots.make("net:1")

    def loss(self, best: list[int], played: list[int], rng: Random, worlds: int = REFEREE_WORLDS) -> Stored:
        """What the second turn costs compared with the first, in shares and points, and what that would be called."""
        lost = Mean(self.prospects.sides)
        expected: list[float] = []
        for _ in range(worlds):
            both = [0.0] * (2 * self.prospects.sides)
            for end in self.ends:
                world = self.state.determinize(rng)
                seed = rng.random()
                ends = [self.follow(world, turn, end, seed) for turn in (best, played)]
                good, bad = self.prospects.values(ends)
                expected.append(good.shares[self.seat])
                both = [total + more / len(self.ends) for total, more in zip(both, gain(good, bad), strict=True)]
            lost.add_all(both)
        share, share_error = lost.numbers()[self.seat], lost.errors()[self.seat]
        side = self.prospects.sides + self.seat
        points, points_error = lost.numbers()[side], lost.errors()[side]
        decided = not DECIDED <= mean(expected) <= 1.0 - DECIDED
        sure = (points - points_error) / self.prospects.swing if decided else share - share_error
        limits = SWINGS if decided else SHARES
        return {
            "share": [round(share, 4), round(share_error, 4)],
            "points": [round(points, 2), round(points_error, 2)],
            "class": next((name for name in CLASSES if sure >= limits[name]), ""),
        }

    def follow(self, world: State, moves: list[int], end: int, seed: float) -> State:
        """Plays a turn in a world, planning anew where it goes on, then by the policy."""
        state = world.clone()
        cards, whims = Random(f"cards {seed}"), Random(f"whims {seed}")
        left = list(moves)
        while turn_of(state) < end and (pending := state.pending()) != 0:
            if pending == CHANCE:
                state.play(CHANCE, state.sample(cards))
                continue
            seat = self.seat if turn_of(state) == self.turn and pending >> self.seat & 1 else lowest_seat(pending)
            if left and pending & ~(1 << self.seat) and turn_of(state) == self.turn and len(left) == len(moves):
                seat = lowest_seat(pending & ~(1 << self.seat))  # those who decide at the same time come first
            legal = state.legal(seat)
            if len(legal) == 1:
                move = legal[0]
                left = left[1:] if seat == self.seat and left and left[0] == move else left
            elif seat != self.seat or turn_of(state) != self.turn:
                move = self.judge.policy(state, seat, legal, whims)
            elif left and left[0] in legal:
                move, *left = left
            else:
                left = []
                move = self.planner.choose(state.blind(seat), seat, Random(f"plan {seed}"))
            state.play(seat, move)
        return state


# Asking


def each(question: Callable[[Case], Stored], cases: list[Case]) -> list[Stored]:
    """Runs in a worker."""
    return [question(case) for case in cases]


def ask(question: Callable[[Case], Stored], cases: Iterator[Case], workers: Workers) -> Iterator[Stored]:
    """The answers in the order of the cases."""
    return spread(partial(each, question), cases, workers)


def ask_follower(game: str, given: Any, workers: Workers) -> list[Stored]:
    """As many games as there should be, and more until enough turns were judged; of those kept, all."""
    found: list[Stored] = []
    games = given.games
    every = (Case(game, number, given.rounds, limit=given.limit, kept=given.kept) for number in count())
    if given.kept is not None:
        return list(ask(follow, takewhile(lambda case: kept_game(case, given.kept).is_file(), every), workers))
    for answer in ask(follow, every, workers):
        found.append(answer)
        if len(found) >= games and (games < 30 or sum(one["moves"] for one in found) >= HINTED_MOVES):
            return found
    return found


def answers(question: str, game: str, given: Any, before: Stored, workers: Workers) -> list[Stored]:
    """All answers to one question about a game."""
    cases = [Case(game, number, given.rounds) for number in range(given.games)]
    if question == "follower":
        return ask_follower(game, given, workers)
    if question == PLAY:
        cases = [case._replace(limit=given.limit, kept=given.kept) for case in cases]
        return list(ask(keep, iter(cases), workers))
    if question == "regular":
        known = {one["number"]: one["marks"] for one in before.get(game, [])}
        cases = [case._replace(marks=tuple(known[case.number])) for case in cases if case.number in known]
        return list(ask(judge_regular, iter(cases), workers))
    if question == "planted":
        return list(ask(plant, iter(cases), workers))
    if question == "seeds":
        return list(ask(compare_seeds, iter(cases), workers))
    if question == "graded":
        return list(ask(grade, (Case(game, number, given.rounds) for number in range(given.graded)), workers))
    return list(ask(marks, iter(cases), workers))


# Telling


def off(share: float, number: int) -> float:
    """The standard error of a share."""
    return sqrt(share * (1.0 - share) / number) if number else 0.0


def tell(question: str, game: str, found: list[Stored]) -> str:
    """The answers in a line."""
    if question == "follower":
        kept = [one["accuracy"] for one in found if one["accuracy"] is not None]
        moves, named = sum(one["moves"] for one in found), sum(len(one["marks"]) for one in found)
        seconds = [one for answer in found for one in answer["hint_seconds"]]
        rivals = [one["regular"]["accuracy"] for one in found if one["regular"]["accuracy"] is not None]
        rival_moves = sum(one["regular"]["moves"] for one in found)
        rival_named = sum(len(one["regular"]["marks"]) for one in found)
        return (
            f"{len(found)} games, accuracy mean {mean(kept):.2%} median {median(kept):.2%} worst {min(kept):.2%}; "
            f"{named} of {moves} hinted moves marked (1 in {moves // max(1, named)}); Regular {mean(rivals):.0%}, "
            f"{rival_named} of {rival_moves} marked; won {sum(one['won'] for one in found)}; "
            f"a hint {median(seconds):.2f} s, at most {max(seconds):.2f} s; "
            f"an analysis {mean(one['analysis_seconds'] for one in found):.0f} s"
        )
    if question == PLAY:
        seconds = [one for answer in found for one in answer["hint_seconds"]]
        return f"{len(found)} games kept, a hint {median(seconds):.2f} s, at most {max(seconds):.2f} s"
    if question == "regular":
        judged = [one for answer in found for one in answer["judged"]]
        sure = [one for one in judged if one["confirmed"]]
        kept_marks = [one for one in sure if one["kept"]]
        given = sum(len(answer["marks"]) for answer in found)
        return (
            f"{len(found)} games, {len(judged)} marks before, {len(sure)} confirmed, {len(kept_marks)} of them kept "
            f"({len(kept_marks) / max(1, len(sure)):.0%}); now {given} marks of {sum(one['moves'] for one in found)}"
        )
    if question == "planted":
        planted = [one for one in found if one["named"] is not None]
        named = sum(bool(one["named"]) for one in planted)
        return f"{named} of {len(planted)} named ({named / max(1, len(planted)):.0%})"
    if question == "graded":
        right = mean(one["right"] for one in found)
        return f"{sum(one['right'] for one in found)} of {len(found)} ({right:.1%} ± {off(right, len(found)):.1%})"
    if question == "seeds":
        marked = [pair for one in found for pair in one["marked"]]
        changed = sum(first != second for first, second in marked)
        share = changed / max(1, len(marked))
        return (
            f"{len(found)} games, {changed} of {len(marked)} marks change ({share:.0%} ± {off(share, len(marked)):.0%})"
        )
    return f"{sum(len(one['marks']) for one in found)} marks of {sum(one['moves'] for one in found)}"


QUESTIONS = ("follower", "planted", "graded", "seeds")
PLAY = "play"
REGULAR = "regular"
MARKS = "marks"


def main() -> None:
    """Asks, tells and keeps."""
    parser = ArgumentParser(description="Do hints and coach tell the same truth?")
    parser.add_argument("names", nargs="*", help="questions and games; all of either if none is named")
    parser.add_argument("--games", type=int, default=30, help="of each game, for each question but the last")
    parser.add_argument("--graded", type=int, default=200, help="games of an Expert against a Beginner")
    parser.add_argument("--rounds", type=int, default=16)
    parser.add_argument("--limit", type=float, default=0.0, help="CPU seconds of a hint to a follower, as at a table")
    parser.add_argument("--kept", type=Path, help="the folder of a follower's games: `play` fills it")
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--before", type=Path, help="the marks of an earlier coach, as `marks` has written them")
    parser.add_argument("--out", type=Path)
    given = parser.parse_args()
    questions = [name for name in given.names if name in (*QUESTIONS, PLAY, REGULAR, MARKS)]
    questions = questions or [*QUESTIONS, *([REGULAR] if given.before else [])]
    if REGULAR in questions and given.before is None:
        parser.error(f"{REGULAR}: whose marks? --before FILE")
    if PLAY in questions and given.kept is None:
        parser.error(f"{PLAY}: where are the games to be kept? --kept FOLDER")
    games = [name for name in given.names if name in GAMES] or list(GAMES)
    if unknown := set(given.names) - set(questions) - set(games):
        parser.error(f"neither a question nor a game: {', '.join(sorted(unknown))}")
    before: Stored = json.loads(given.before.read_text("utf-8")) if given.before is not None else {}
    stored: Stored = {}
    with local(given.jobs) as workers:
        for question in questions:
            for game in games:
                found = answers(question, game, given, before, workers)
                stored.setdefault(question, {})[game] = found
                print(f"| {question} | {game} | {tell(question, game, found)} |", flush=True)
                if given.out is not None:
                    kept = stored[MARKS] if questions == [MARKS] else stored
                    given.out.write_text(json.dumps(kept) + "\n", "utf-8")


if __name__ == "__main__":
    main()
