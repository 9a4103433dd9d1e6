"""Who sits where on which deal: the games of an arena, one after the other, from the seed alone.

A deal is played as often as there are seats, and everybody moves on by a seat each time: each bot has each seat's
cards, place in the turn order and random numbers once, so that the luck of the deal cancels out.
"""

from collections.abc import Iterator
from itertools import combinations, cycle
from random import Random
from typing import NamedTuple


class Bout(NamedTuple):
    """A game to be played. Its result depends on nothing else."""

    number: int
    deal: int
    cards: str
    """The seed of the dealer: the same in all games of a deal."""
    luck: str
    """The seed of the bots' own random numbers, seat by seat and decision by decision: the same in all games of a deal.
    Where each game has a deal of its own, `""`: the dealer's seed serves for them too."""
    seats: list[str]


def round_robin(bots: list[str], players: int, seed: str) -> Iterator[Bout]:
    """Every selection of bots for a table in turn, without end."""
    return paired(lineups(bots, players), seed)


def challenge(challenger: str, field: list[str], players: int, seed: str) -> Iterator[Bout]:
    """The challenger at every table, the field in turn on the other seats, without end."""
    return paired([[challenger, *others] for others in lineups(field, players - 1)], seed)


def rotation(seats: list[str], seed: str) -> Iterator[Bout]:
    """The same bots in every game, each on a deal of its own, moving on by a seat from game to game, without end."""
    number = 0
    while True:
        first = -number % len(seats)
        own = f"{seed}/{number}"
        yield Bout(number, number, own, "", seats[first:] + seats[:first])
        number += 1


def lineups(bots: list[str], places: int) -> list[list[str]]:
    """Every selection of bots for a table; if there are fewer bots than places, they repeat as evenly as possible."""
    rounds, rest = divmod(places, len(bots))
    return [[*bots * rounds, *more] for more in combinations(bots, rest)]


def paired(tables: list[list[str]], seed: str) -> Iterator[Bout]:
    """A deal for each table in turn, played from every seat; the seating order changes from deal to deal."""
    number = 0
    for deal, table in enumerate(cycle(tables)):
        order = list(table)
        Random(f"{seed}/seats {deal}").shuffle(order)
        for shift in range(len(order)):
            seats = order[shift:] + order[:shift]
            yield Bout(number, deal, f"{seed}/{deal}", f"{seed}/{deal}/bots", seats)
            number += 1
