"""A puzzle: a position as its seat knows it, the best turn, and what the others cost. Facts only.

A game's puzzles are `puzzles.jsonl` in its package: a head, then a puzzle a line. The position is blinded for the seat,
so the file holds nothing that the seat did not know.
"""

import json
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Final, NamedTuple

from ludopolis import registry
from ludopolis.bots.levels import LEVELS
from ludopolis.bots.net import VERSION
from ludopolis.bots.network import nearest
from ludopolis.bots.verdict import Difference
from ludopolis.coach.ledger import MILLION
from ludopolis.engine.contract import Game, State
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import LudopolisError, fact

FORMAT: Final = 1
FILE: Final = "puzzles.jsonl"
ID_CHARS: Final = 10
HAND: Final = "hand"


class BadPuzzles(LudopolisError):
    """A file that holds no puzzles."""


class Figures(NamedTuple):
    """What a turn costs, in millionths of the victory and of a point, each with its standard error."""

    share: int
    share_error: int
    points: int
    points_error: int


def figures(cost: Difference) -> Figures:
    """What a turn costs, in millionths."""
    numbers = (cost.share.mean, cost.share.error, cost.points.mean, cost.points.error)
    return Figures(*(round(MILLION * number) for number in numbers))


class Rival(NamedTuple):
    """A turn that is not the best one, and what it costs."""

    turn: list[str]
    cost: Figures


class Check(NamedTuple):
    """How a puzzle was looked at again."""

    seed: str
    judge: str
    truth: bool
    """Whether every turn was compared, not only those that looked best at first."""
    times: int
    """How many times the budget of a hint was used."""


class Puzzle(NamedTuple):
    """A position and its best turn."""

    id: str
    game: str
    rules: int
    components: str
    judge: str
    """The comparison and the network that found it."""
    position: Data
    """The dump of the position, blinded for the seat."""
    players: int
    seat: int
    kind: str
    turn: list[str]
    """The best turn, as far as the seat can be sure of it."""
    goes_on: bool
    rivals: list[Rival]
    """The others, the best of them first."""
    expected: int
    """The share of the victory that the best turn promises, in millionths."""
    measure: str
    """`share` of the victory, or `points` where nobody can be beaten."""
    reasons: list[Data]
    """Why it is better than the best of the others, as a hint says it."""
    gain: int
    """By how many whole points: the sum of the reasons."""
    found: list[int]
    """How many tries of the bots of each level found it, …"""
    tries: int
    """… of so many."""
    check: Check | None = None

    def difficulty(self) -> int:
        """From 1, what a Beginner finds in at least half of the tries, to 5, what only a Master does, if at all."""
        for level, found in enumerate(self.found, 1):
            if 2 * found >= self.tries:
                return level
        return len(LEVELS)

    def beginning(self) -> list[str]:
        """How the best turn begins, for a hint: up to where it parts from the next best one, but not all of it."""
        other = self.rivals[0].turn
        shared = 0
        while self.turn[shared : shared + 1] == other[shared : shared + 1] != []:
            shared += 1
        return self.turn[: max(1, min(shared + 1, len(self.turn) - 1))]

    def to_json(self) -> Data:
        """The puzzle as plain data."""
        line: Data = {**self._asdict(), "rivals": [[rival.turn, list(rival.cost)] for rival in self.rivals]}
        line["check"] = None if self.check is None else list(self.check)
        return line


def from_json(line: Data) -> Puzzle:
    """Reads a line of the file. Raises `BadPuzzles`."""
    try:
        rivals = [Rival(turn, Figures(*cost)) for turn, cost in line["rivals"]]
        check = None if line["check"] is None else Check(*line["check"])
        return Puzzle(**{**line, "rivals": rivals, "check": check})
    except (KeyError, TypeError, ValueError):
        raise BadPuzzles(fact("bad-puzzles")) from None


class Collection(NamedTuple):
    """A file of puzzles."""

    game: str
    played: dict[str, int]
    """How many games of each seed were looked through."""
    checked: dict[str, list[int]]
    """Puzzles looked at again, by how: those that held, and all. What held for the truth once, and was looked at with
    another seed, counts as `again`."""
    puzzles: list[Puzzle]

    def to_text(self) -> str:
        """The text of the file."""
        head: Data = {"puzzles": FORMAT, "game": self.game, "played": self.played, "checked": self.checked}
        lines = [head, *(puzzle.to_json() for puzzle in self.puzzles)]
        return "".join(json.dumps(line, ensure_ascii=False, separators=(",", ":")) + "\n" for line in lines)


def parse(text: str) -> Collection:
    """Reads a file. Raises `BadPuzzles`."""
    try:
        head, *lines = (json.loads(line) for line in text.splitlines())
        if head["puzzles"] != FORMAT:
            raise BadPuzzles(fact("bad-puzzles"))
        return Collection(head["game"], head["played"], head["checked"], [from_json(line) for line in lines])
    except (KeyError, TypeError, ValueError):
        raise BadPuzzles(fact("bad-puzzles")) from None


@cache
def stored(game: str) -> Collection:
    """The puzzles in the game's package, whatever rules they were made for."""
    file = files(registry.modules()[game]) / FILE
    return parse(file.read_text("utf-8")) if file.is_file() else Collection(game, {}, {}, [])


def fits(puzzle: Puzzle, game: Game) -> bool:
    """Whether a puzzle is one of these rules and components: others may have another answer."""
    return puzzle.rules == game.version and puzzle.components == game.components.digest


@cache
def offered(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that can be set today, the easy ones first: of today's rules, and looked at again for the truth."""
    installed = registry.find(game)
    fitting = [
        one for one in stored(game).puzzles if fits(one, installed) and one.check is not None and one.check.truth
    ]
    return tuple(sorted(fitting, key=lambda puzzle: (puzzle.difficulty(), puzzle.id)))


def judge_of(state: State) -> str:
    """The comparison by its version, and the network that judges this table by its digest."""
    options = state.dump()["options"]
    label = nearest(state.game, state.players, options)
    return f"{VERSION}/{HAND if label is None else _digest(label.path)}"


@cache
def _digest(path: str) -> str:
    with open(path, "rb") as file:
        return sha256(file.read()).hexdigest()[:12]


def id_of(game: str, state: State, seat: int) -> str:
    """The id of a puzzle: the same position has the same one."""
    return sha256(f"{game}/{seat}/{state.digest()}".encode()).hexdigest()[:ID_CHARS]
