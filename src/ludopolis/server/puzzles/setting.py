"""Sets puzzles: finds them, plays an answer move by move, and judges it. Only the seat's view leaves here."""

from collections.abc import Sequence
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
from ludopolis.puzzles.puzzle import Puzzle, fits, offered
from ludopolis.server.deals import deals
from ludopolis.server.model.puzzles import Attempt, Found, Tally
from ludopolis.server.model.tables import NotFound
from ludopolis.server.puzzles.search import PuzzleSearch
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


WITH_THE_GAME: Final = "game"
"""Puzzles that come with a game, for everybody."""
DEAL: Final = "deal"
"""Those of a deal whose day is over, for whoever has played it."""
OWN: Final = "own"
"""Those of a device's own game, for it alone."""


class Group(NamedTuple):
    """Puzzles of one source, in the order in which they are set."""

    kind: str
    source: str
    """The game, the deal or the table."""
    day: date | None
    """Of a deal, or on which a device's own game ended."""
    puzzles: Sequence[Puzzle]
    others: tuple[str, ...] = ()
    """Who else was at the table of a device's own game."""


class Puzzles:
    """The puzzles of this server."""

    def __init__(self, repository: PuzzleRepository, search: PuzzleSearch, workers: Workers, games: list[str]) -> None:
        self.repository = repository
        self.search = search
        self.games = [game for game in games if offered(game)]
        """Those that have puzzles."""
        self._workers = workers

    def of(self, game: str) -> tuple[Puzzle, ...]:
        """The puzzles of a game, the easy ones first. Raises `NotFound`."""
        if game not in self.games:
            raise NotFound(fact("no-such-puzzle"))
        return offered(game)

    async def groups(self, device: str, on: date) -> list[Group]:
        """What was found in a device's own games and in deals that it has played, the last ones first."""
        if not device:
            return []
        own = [
            Group(OWN, one.source, one.at.date(), fitting(one), one.others) for one in await self.repository.own(device)
        ]
        known = await self.search.known_deals(device, on)
        of_deals = await self.repository.of_deals(known)
        dealt = [Group(DEAL, id, deals.day_of(id), fitting(of_deals[id])) for id in known if id in of_deals]
        return [group for group in (*own, *dealt) if group.puzzles]

    async def find(self, game: str, id: str, device: str, on: date) -> tuple[Puzzle, Group]:
        """A puzzle that a device may be set, and its group. Raises `NotFound`: one of older rules is not set either."""
        known = [Group(WITH_THE_GAME, game, None, offered(game))] if game in self.games else []
        for group in (*known, *await self.groups(device, on)):
            for puzzle in group.puzzles:
                if (puzzle.game, puzzle.id) == (game, id):
                    return puzzle, group
        raise NotFound(fact("no-such-puzzle"))

    async def next_after(self, puzzle: Puzzle, group: Group, device: str) -> Puzzle | None:
        """The next puzzle of a group that the device has not found."""
        known = await self.repository.of_device(device) if device else {}
        puzzles = list(group.puzzles)
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


def fitting(found: Found) -> list[Puzzle]:
    """The puzzles that are of today's rules, the easy ones first."""
    games = registry.ids()
    fit = [one for one in found.puzzles if one.game in games and fits(one, registry.find(one.game))]
    return sorted(fit, key=lambda puzzle: (puzzle.difficulty(), puzzle.id))


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
