"""Plays games and returns their results: a pure function, so it does not matter where they are played."""

from contextlib import ExitStack
from functools import lru_cache
from time import process_time
from typing import NamedTuple

from ludopolis import bots, registry
from ludopolis.arena.schedule import Bout
from ludopolis.bots.match import Fault, Match
from ludopolis.coach.luck import LuckMeter
from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.engine.values.scores import ScoreLine


class OtherRules(LudopolisError):
    """A worker has another version of the game than the process that sent the work."""


class Venue(NamedTuple):
    """What all games of a run have in common."""

    game: str
    folder: str
    """The folder of component tables; `""` for the game's own."""
    rules: int
    components: str
    options: dict[str, OptionValue]
    seconds: float
    """Time a program has for a move."""
    keep: bool = False
    """Whether to keep the records."""
    comparisons: int = 0
    """Comparisons for each draw, to measure the luck of every game; 0: it is not measured."""

    def find(self) -> Game:
        """The game; refuses if this process has another version of it."""
        game = registry.find(self.game, self.folder)
        here = (game.version, game.components.digest)
        if here != (self.rules, self.components):
            raise OtherRules(fact("other-rules", game=self.game, wanted=f"{self.rules} {self.components}"))
        return game


class Result(NamedTuple):
    """How a game ended."""

    number: int
    deal: int
    seats: list[str]
    totals: list[int]
    """By seat; an automa comes after the players."""
    winners: list[int]
    """Without those who lost by a fault."""
    ending: str
    moves: int
    faults: list[Fault]
    points: list[dict[str, int]]
    """By seat and category of the score sheet."""
    record: str
    luck: tuple[float, ...] = ()
    """By seat: what draws brought it of the victory, if that was measured."""
    cpu: tuple[float, float] = (0.0, 0.0)
    """Seconds of processor time to play the game, and to measure its luck."""

    def share(self, seat: int) -> float:
        """A seat's part of the victory: shared by two, it counts half for each."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def places(self) -> list[int]:
        """The players' places, from 0 on: winners first, then by points, those who lost by a fault last."""
        out = {fault.seat for fault in self.faults}
        ranks = [
            (seat in out, seat not in self.winners, 0 if seat in out else -self.totals[seat])
            for seat in range(len(self.seats))
        ]
        return [sum(other < rank for other in ranks) for rank in ranks]


def play(venue: Venue, bouts: list[Bout]) -> list[Result]:
    """Plays these games. A program is started once for all of them, or once per seat if it has several at a table."""
    game = venue.find()
    crew: dict[tuple[str, int], bots.Bot] = {}
    with ExitStack() as stack:
        done: list[Result] = []
        for bout in bouts:
            seated: list[bots.Bot] = []
            for seat, name in enumerate(bout.seats):
                key = name, bout.seats[:seat].count(name)
                if key not in crew:
                    crew[key] = bots.hire(name, venue.seconds)
                    stack.callback(crew[key].close)
                seated.append(crew[key])
            began = process_time()
            match = Match(game, venue.options, bout.seats, seated, bout.cards, bout.luck)
            match.run()
            found = result(venue, bout, match)
            done.append(measured(venue, bout, match, found, began) if venue.comparisons else found)
        return done


def measured(venue: Venue, bout: Bout, match: Match, found: Result, began: float) -> Result:
    """A game with its luck. What is sampled for that is sampled with other luck than the game's own."""
    meter = meter_of(venue.game, venue.folder, len(bout.seats), tuple(venue.options.items()), venue.comparisons)
    played = process_time()
    luck = meter.luck(match.table.record(), f"{bout.luck}/luck")
    return found._replace(luck=tuple(luck[: len(bout.seats)]), cpu=(played - began, process_time() - played))


@lru_cache
def meter_of(
    game: str, folder: str, players: int, options: tuple[tuple[str, OptionValue], ...], comparisons: int
) -> LuckMeter:
    """What measures the luck in such games."""
    return LuckMeter(registry.find(game, folder), players, dict(options), comparisons)


def result(venue: Venue, bout: Bout, match: Match) -> Result:
    """What is kept of a finished game."""
    table = match.table
    totals, winners = match.results()
    return Result(
        number=bout.number,
        deal=bout.deal,
        seats=bout.seats,
        totals=totals,
        winners=winners,
        ending=table.state.ending(),
        moves=sum("move" in entry for entry in table.entries),
        faults=match.faults,
        points=[by_category(lines) for lines in table.state.sheet()],
        record=table.record().to_text() if venue.keep else "",
    )


def by_category(lines: list[ScoreLine]) -> dict[str, int]:
    """The points of a score sheet, summed up by category."""
    points: dict[str, int] = {}
    for line in lines:
        points[line.category] = points.get(line.category, 0) + line.points
    return points
