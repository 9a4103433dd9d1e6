"""Looks for puzzles in a game between Masters: one turn is better than all others, and why has a name."""

from random import Random
from typing import Final, NamedTuple

from ludopolis import bots, registry
from ludopolis.bots.account import REST, Account, said
from ludopolis.bots.account import kind_of as whose
from ludopolis.bots.levels import LEVELS
from ludopolis.bots.match import play_match
from ludopolis.bots.verdict import Difference, Figure
from ludopolis.coach.ledger import MILLION
from ludopolis.coach.story import Part, Story
from ludopolis.engine.contract import Game, State
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.options import OptionValue
from ludopolis.puzzles import kinds
from ludopolis.puzzles.puzzle import Puzzle, Rival, figures, id_of, judge_of
from ludopolis.puzzles.solving import Solution, Solver, texts

FLOOR: Final = 0.08
"""The next best turn costs at least this share of the victory, …"""
SURE: Final = 0.05
"""… and at least this much when three standard errors are subtracted."""
ERRORS: Final = 3.0
SOLO_FLOOR: Final = 0.25
"""The same in usual margins, where nobody can be beaten, …"""
SOLO_SURE: Final = 0.15
"""… less three standard errors."""
FEWEST_TURNS: Final = 3
"""With fewer there is nothing to find."""
GLANCE: Final = 0.03
"""The worth that must lie between the two best turns at a first look, or nobody looks again."""
COMPARED: Final = 6
"""Turns that are compared; the others looked worse at first."""
GLANCE_WORLDS: Final = 16
WORLDS: Final = 96
ACCOUNT_WORLDS: Final = 96
TRIES: Final = 4
"""Tries of the bots of each level."""
MOST_OF_A_GAME: Final = 3
"""Puzzles of one game: others are more varied."""


class Mine(NamedTuple):
    """A game to look through."""

    game: str
    players: int
    options: dict[str, OptionValue]
    bots: str
    """Who plays it."""
    seed: str


class Found(NamedTuple):
    """What a game gave."""

    puzzles: list[Puzzle]
    decisions: int
    """Decisions looked at, …"""
    candidates: int
    """… and those that looked like puzzles at first."""


def dig(mines: list[Mine]) -> list[Found]:
    """Plays games and looks through them; runs in a worker."""
    return [look_through(mine) for mine in mines]


def look_through(mine: Mine) -> Found:
    """Plays a game, and looks at every decision of it."""
    game = registry.find(mine.game)
    names = [mine.bots] * mine.players
    table = play_match(game, mine.options, names, [bots.make(mine.bots) for _ in names], mine.seed)
    story = Story(table.record(), game)
    rng = Random(f"{mine.seed}/order")
    parts: list[Part] = [part for block in story.blocks for part in block.parts]
    rng.shuffle(parts)  # or all puzzles would be from the beginnings of games
    puzzles: list[Puzzle] = []
    candidates = 0
    for part in parts:
        state = story.positions[part.at].blind(part.seat)
        if len(state.legal(part.seat)) == 1 or len(puzzles) == MOST_OF_A_GAME:
            continue
        digger = Digger(game, state, part.seat, mine.seed)
        puzzle = digger.look()
        candidates += digger.promising
        if puzzle is not None:
            puzzles.append(puzzle)
    return Found(puzzles, len(parts), candidates)


class Digger:
    """Looks at one decision, longer and longer as long as it may be a puzzle."""

    def __init__(self, game: Game, state: State, seat: int, seed: str) -> None:
        self.game = game
        self.state = state
        self.seat = seat
        self.solver = Solver(state, seat)
        self.rng = Random(f"{seed}/{seat}/{state.digest()}")
        self.promising = 0
        self.sides = len(state.sheet())
        """The seats, and an automa if there is one. Where there is one side, nobody can be beaten."""

    def look(self) -> Puzzle | None:
        """The puzzle of this position, if it is one."""
        solver, rng = self.solver, self.rng
        plans = solver.turns(rng)
        if len(plans) < FEWEST_TURNS or plans[0].first - plans[1].first < GLANCE:
            return None
        self.promising = 1
        best, *others = plans[:COMPARED]
        if not self.is_clear(solver.measure(best, others, GLANCE_WORLDS, rng), 1.0):
            return None
        solution = solver.measure(best, others, WORLDS, rng)
        return self.explained(solution) if self.is_clear(solution, ERRORS) else None

    def is_clear(self, solution: Solution, errors: float) -> bool:
        """Whether enough others are left and all are worse, for certain and by enough to be noticed."""
        floor, sure = (SOLO_FLOOR, SOLO_SURE) if self.sides == 1 else (FLOOR, SURE)
        for _, cost in solution.rivals:
            told = self.told(cost)
            if cost.worth.mean <= errors * cost.worth.error:
                return False
            if told.mean < floor or told.mean - errors * told.error < sure:
                return False
        return len(solution.rivals) >= FEWEST_TURNS - 1

    def told(self, cost: Difference) -> Figure:
        """What a turn costs: a share of the victory, or points in usual margins where nobody can be beaten."""
        swing = self.game.swing
        return cost.share if self.sides > 1 else Figure(cost.points.mean / swing, cost.points.error / swing)

    def explained(self, solution: Solution) -> Puzzle | None:
        """The puzzle, if its reason has a name and not every bot finds it."""
        state, seat, solver = self.state, self.seat, self.solver
        best = solver.certain(solution.best)
        next_best, cost = solution.rivals[0]
        account = Account(solver.thought, state, solution.best.moves, next_best.moves)
        account.look(ACCOUNT_WORLDS, self.rng)
        gain = round(cost.points.mean)
        named = said(account.column(gain))
        if gain < 1 or not named or REST in named:
            return None
        turn = texts(state, seat, best)
        found = [self.finds(level, best) for level in LEVELS]
        if min(found) == TRIES:
            return None
        return Puzzle(
            id=id_of(self.game.id, state, seat),
            game=self.game.id,
            rules=self.game.version,
            components=self.game.components.digest,
            judge=judge_of(state),
            position=state.dump(),
            players=state.players,
            seat=seat,
            kind=kinds.kind_of(solver.thought, state, best, solver.certain(next_best), named[0], self.rng),
            turn=turn,
            goes_on=solution.best.goes_on or len(best) < len(solution.best.moves),
            rivals=[Rival(texts(state, seat, solver.certain(plan)), figures(cost)) for plan, cost in solution.rivals],
            expected=round(MILLION * solution.expected),
            measure="share" if self.sides > 1 else "points",
            reasons=reasons(account, gain),
            gain=gain,
            found=found,
            tries=TRIES,
        )

    def finds(self, level: str, best: list[int]) -> int:
        """In how many tries a bot of that level plays the turn."""
        bot = bots.make(level)
        return sum(self.plays(bot, best, Random(f"{self.state.digest()}/{level}/{time}")) for time in range(TRIES))

    def plays(self, bot: bots.Bot, best: list[int], rng: Random) -> bool:
        """Whether a bot plays the turn, or another one that comes to the same position."""
        mine, target = self.state.clone(), self.state.clone()
        for move in best:
            target.play(self.seat, move)
        goal = target.digest()
        for _ in best:
            pending = mine.pending()
            if pending == CHANCE or not pending >> self.seat & 1:
                return False
            mine.play(self.seat, bot.choose(mine.blind(self.seat), self.seat, rng))
        return mine.digest() == goal


def reasons(account: Account, gain: int) -> list[Data]:
    """Why the best turn is better than another one, in whole points that add up to the gain, as hints say it."""
    found: list[Data] = []
    for term, units in account.column(gain):
        seen = account.seen(term) if units > 0 else None
        row: Data = {"kind": whose(term), "term": term, "points": units}
        found.append(row | {"before": seen[0], "after": seen[1]} if seen else row)
    return found
