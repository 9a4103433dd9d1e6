"""Made-up results, and venues, for the tests of the arena."""

from ludopolis import registry
from ludopolis.arena.play import Result, Venue
from ludopolis.bots.match import Fault


def result(
    number: int, seats: str, totals: list[int], winners: list[int], faults: list[Fault] | None = None, deal: int = -1
) -> Result:
    """A game between bots with one-letter names; a deal has as many games as seats unless `deal` is given."""
    at = number // len(seats) if deal < 0 else deal
    return Result(number, at, list(seats), totals, winners, "over", 10, faults or [], [{}] * len(totals), "")


def venue(game: str = "happy_city", players: int = 2, seconds: float = 20.0, keep: bool = False) -> Venue:
    """A game of ours with its default options."""
    found = registry.find(game)
    options = found.complete({}, players)
    return Venue(game, "", found.version, found.components.digest, options, seconds, keep)
