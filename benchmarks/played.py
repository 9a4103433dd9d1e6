"""Tables in the middle of real games, stored in the database of a server."""

import sys
from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

from benchmarks.declared import bench_of
from ludopolis import registry
from ludopolis.engine.contract import Game
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.i18n import Words
from ludopolis.server.guard.access import hashed, new_id
from ludopolis.server.model.tables import SeatRow, TableRow, now
from ludopolis.server.storage.store import Store
from ludopolis.server.tables.wire import deciding

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


def positions() -> list[Position]:
    """Every game half-way, and whatever further positions it declares, such as the largest city there can be."""
    found: list[Position] = []
    for id, module in registry.modules().items():
        name = Words(module=module).text("game-name")
        found.append(Position(name, id))
        for one in bench_of(id).positions:
            found.append(Position(f"{name}: {one.name}", id, one.players, one.seed, one.prefer, one.reached))
    return found


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
        SeatRow(seat, "human", name, "", hashed(token), None)
        for seat, (name, token) in enumerate(zip(table.seats, devices, strict=True))
    ]
    row = TableRow(
        id=new_id(),
        watch=new_id(),
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
    await store.tables.create(row, table.entries)
    return row.id
