"""Sets puzzles: finds them, plays an answer move by move, and judges it. Only the seat's view leaves here."""

from datetime import date
from functools import partial
from typing import Final, NamedTuple

from ludopolis import registry
from ludopolis.bots.hints import told
from ludopolis.coach.trial import FOUND
from ludopolis.engine.contract import State
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import fact
from ludopolis.puzzles.judging import judge, moves_of
from ludopolis.puzzles.puzzle import Puzzle, offered
from ludopolis.server.model.puzzles import Attempt, Tally
from ludopolis.server.model.tables import NotFound
from ludopolis.server.review.analyses import AnalysisFailed
from ludopolis.server.review.retry import follow, state_of
from ludopolis.server.storage.puzzles import PuzzleRepository
from ludopolis.server.workers.pool import Workers

ENOUGH: Final = 10
"""From so many tries on it is told how many have found the turn."""


class Answer(NamedTuple):
    """An answer as far as it has been given."""

    state: Data
    """The position after its moves, as the seat sees it."""
    turn: list[Data]
    over: bool


class Puzzles:
    """The puzzles of this server."""

    def __init__(self, repository: PuzzleRepository, workers: Workers, games: list[str]) -> None:
        self.repository = repository
        self.games = [game for game in games if offered(game)]
        """Those that have puzzles."""
        self._workers = workers

    def of(self, game: str) -> tuple[Puzzle, ...]:
        """The puzzles of a game, the easy ones first. Raises `NotFound`."""
        if game not in self.games:
            raise NotFound(fact("no-such-puzzle"))
        return offered(game)

    def find(self, game: str, id: str) -> Puzzle:
        """A puzzle. Raises `NotFound`: one of older rules is not set either."""
        for puzzle in self.of(game):
            if puzzle.id == id:
                return puzzle
        raise NotFound(fact("no-such-puzzle"))

    async def next_after(self, puzzle: Puzzle, device: str) -> Puzzle | None:
        """The next puzzle of the game that the device has not found."""
        known = await self.repository.of_device(device) if device else {}
        puzzles = list(self.of(puzzle.game))
        at = puzzles.index(puzzle)
        open_ones = [
            one for one in (*puzzles[at + 1 :], *puzzles[:at]) if one.id not in known or not known[one.id].found
        ]
        return open_ones[0] if open_ones else None

    def table(self, puzzle: Puzzle) -> Table:
        """A table in the position of a puzzle. It knows no more than the seat does."""
        game = registry.find(puzzle.game)
        return Table(game, puzzle.position["options"], [""] * puzzle.players, None, puzzle.position)

    def answer(self, puzzle: Puzzle, moves: list[str], then: list[str], text: bool) -> Answer:
        """Plays the moves of an answer. Raises `IllegalMove`."""
        table = self.table(puzzle)
        state, over, turn = follow(table.state, puzzle.seat, moves, then)
        return Answer(state_of(table, state, puzzle.seat, len(moves), over, text), turn, over)

    async def judge(self, puzzle: Puzzle, turn: list[Data]) -> Data:
        """What a whole turn is worth. Raises `AnalysisFailed`."""
        found: Data | None = await self._workers.run(partial(judge, puzzle, [one["move"] for one in turn]))
        if found is None:
            raise AnalysisFailed(fact("analysis-failed"))
        return found

    async def count(self, puzzle: Puzzle, device: str, verdict: Data) -> Attempt:
        """Stores a try."""
        one = Attempt(puzzle.game, puzzle.id, tries=1, found=verdict["verdict"] == FOUND)
        return await self.repository.add(device, one)

    async def show(self, puzzle: Puzzle, device: str) -> Attempt:
        """Stores that the turn was shown."""
        return await self.repository.add(device, Attempt(puzzle.game, puzzle.id, shown=True))


def of_day(games: list[str], on: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody: the games that have puzzles take turns."""
    games = [game for game in games if offered(game)]
    if not games:
        return None
    game = games[on.toordinal() % len(games)]
    puzzles = sorted(offered(game), key=lambda puzzle: puzzle.id)
    return puzzles[on.toordinal() // len(games) % len(puzzles)]


def solution(puzzle: Puzzle) -> Data:
    """The best turn in words, why it is better than the next best one, and what the others cost."""
    state = state_before(puzzle)
    return {
        "turn": said(puzzle, state, puzzle.turn),
        "goes_on": puzzle.goes_on,
        "reasons": puzzle.reasons,
        "gain": puzzle.gain,
        "other": said(puzzle, state, puzzle.rivals[0].turn),
        "rivals": [
            {"turn": said(puzzle, state, rival.turn), "loss": rival.cost.share, "loss_points": rival.cost.points}
            for rival in puzzle.rivals
        ],
    }


def state_before(puzzle: Puzzle) -> State:
    """The position, blinded for the seat."""
    return registry.find(puzzle.game).load(puzzle.position)


def said(puzzle: Puzzle, state: State, turn: list[str]) -> list[Data]:
    """A turn in words."""
    return told(state, puzzle.seat, moves_of(state, puzzle.seat, turn))


def public(tally: Tally | None) -> Data | None:
    """How many have found a puzzle, once enough have tried."""
    return tally._asdict() if tally is not None and tally.tried >= ENOUGH else None
