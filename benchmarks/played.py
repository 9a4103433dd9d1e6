"""Tables in the middle of real games, stored in the database of a server."""

import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from ludopolis import registry
from ludopolis.engine.contract import Game
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.server import guard
from ludopolis.server.rows import SeatRow, TableRow, now
from ludopolis.server.store import Store
from ludopolis.server.wire import deciding

NAMES = ("Anna", "Boris", "Clara", "David", "Emma")


class Position(NamedTuple):
    """How a game is played up to the position where pages are measured."""

    name: str
    game: str
    players: int = 2
    seed: int = 1
    """Deals the cards and chooses the moves."""
    prefer: tuple[str, ...] = ()
    """Kinds of moves that are played whenever possible, in this order."""
    reached: Callable[[Data], bool] | None = None
    """Whether the spectator's view shows the position; without it, the position is half-way through the game."""


def _all_tiles(view: Data) -> bool:
    people = sum(sum(tile["people"].values()) + sum(tile["seekers"].values()) for tile in view["city"])
    return len(view["city"]) == 47 and people == 48


def _nearly_all_tiles(view: Data) -> bool:
    return sum(len(building["tiles"]) for building in view["city"]) >= 52


POSITIONS = (
    Position("Happy City", "happy_city"),
    Position("Welcome To…", "welcome_to"),
    Position("UpTown", "uptown"),
    Position("Streets", "streets"),
    Position("Streets: 47 tiles, 48 people", "streets", 5, 1, reached=_all_tiles),
    Position("Ginkgopolis", "ginkgopolis"),
    # There are 60, but the last one ends the game. The warm-up moves lead to 54.
    Position("Ginkgopolis: 54 tiles", "ginkgopolis", 5, 282, ("urbanize", "construct", "return"), _nearly_all_tiles),
)
"""Every game half-way, and the two unbounded cities as large as they get before the game ends."""


def play_to(position: Position) -> Table:
    """The table at the position."""
    if position.reached is None:
        length = play(_begun(position), position)
        table = _begun(position)
        play(table, position, length // 2)
        return table
    table = _begun(position)
    rng = Random(position.seed)
    while not position.reached(table.state.view(SPECTATOR)):
        seat = deciding(table.state)[0]  # fails if the game ends before the position is reached
        table.play(seat, choose(table, seat, rng, position.prefer))
    return table


def _begun(position: Position) -> Table:
    return Table(registry.find(position.game), {}, list(NAMES[: position.players]), Dealer(position.seed))


def play(table: Table, position: Position, max_moves: int = sys.maxsize) -> int:
    """Plays up to `max_moves` moves; returns how many."""
    rng = Random(position.seed)
    moves = 0
    while moves < max_moves and (seats := deciding(table.state)):
        seat = rng.choice(seats)
        table.play(seat, choose(table, seat, rng, position.prefer))
        moves += 1
    return moves


def choose(table: Table, seat: int, rng: Random, prefer: Sequence[str] = ()) -> int:
    """A random move, of a preferred kind if possible."""
    legal = table.state.legal(seat)
    for kind in prefer:
        liked = [move for move in legal if table.state.describe(seat, move).kind == kind]
        if liked:
            return rng.choice(liked)
    return rng.choice(legal)


async def store_table(store: Store, table: Table, devices: Sequence[str]) -> str:
    """Writes a table whose seats belong to devices, by the tokens in their cookies; returns its id."""
    game: Game = table.game
    assert table.dealer is not None
    places = [
        SeatRow(seat, "human", name, "", guard.hashed(token), None)
        for seat, (name, token) in enumerate(zip(table.seats, devices, strict=True))
    ]
    row = TableRow(
        id=guard.new_id(),
        watch=guard.new_id(),
        game=game.id,
        rules=game.version,
        components=game.components.digest,
        options=table.options,
        settings={"live_score": True, "hints": False},
        seed=table.dealer.seed,
        status="running",
        next=None,
        created=now(),
        touched=now(),
        seats=places,
    )
    await store.create(row, table.entries)
    return row.id
