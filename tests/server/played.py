"""Finished games of people and bots, put straight into a database: quick games of every kind."""

from datetime import datetime, timedelta
from functools import partial
from itertools import cycle, islice
from random import Random
from typing import NamedTuple

import sqlalchemy as sa
from our_games import OUR_GAMES

from ludopolis import registry
from ludopolis.engine.check.schedule import Setting, covering
from ludopolis.engine.contract import Game
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.options import OptionValue
from ludopolis.server.model.tables import FINISHED, SeatRow, TableRow, new_row
from ludopolis.server.model.tries import Try
from ludopolis.server.storage.schema import entries
from ludopolis.server.storage.store import Store

ME = "device of Anna"
FRIENDS = ("Boris", "Clara", "boris")
"""Two people: one of them writes his name in two ways."""


class Played(NamedTuple):
    """A finished game at a table, and whether it belongs into histories."""

    row: TableRow
    table: Table
    counts: bool
    number: int = 0
    """Where it is a try at a deal: which."""


def play(game: Game, options: dict[str, OptionValue], names: list[str], seed: str) -> Table:
    """A game of people who mostly know what they do."""
    rng = Random(seed)
    table = Table(game, options, names, Dealer(seed))
    while pending := table.state.pending():
        seat = lowest_seat(pending)
        state = table.state.blind(seat)
        legal = state.legal(seat)
        table.play(seat, rng.choice(legal) if rng.random() < 0.3 else game.judge.policy(state, seat, legal, rng))
    return table


def some_games(count: int, seed: str = "history") -> list[Played]:
    """Games of every kind and size, most of them Anna's own; some do not count."""
    rng = Random(seed)
    kinds = [(registry.find(id), cycle(covering(registry.find(id), 1))) for id in OUR_GAMES]
    return [
        _one(game, next(settings), rng, f"{seed}/{index}")
        for index, (game, settings) in enumerate(islice(cycle(kinds), count))
    ]


def _one(game: Game, setting: Setting, rng: Random, seed: str) -> Played:
    mine = rng.randrange(setting.players)
    places: list[SeatRow] = []
    for seat in range(setting.players):
        if seat == mine:
            places.append(SeatRow(seat, "human", "Anna", "", ME, None))
        elif rng.random() < 0.5:
            friend = rng.randrange(len(FRIENDS))
            device = ME if rng.random() < 0.2 else f"device {friend % 2}"  # sometimes at the same screen
            places.append(SeatRow(seat, "human", FRIENDS[friend], "", device, None))
        else:
            places.append(SeatRow(seat, "bot", "Bo", "regular", None, None))
    settings: Data = {"live_score": True, "hints": False, "host": mine}
    what = rng.random()
    number = 0
    if what < 0.05:
        settings["variation"] = True
    elif what < 0.1:
        settings["lesson"] = "first"
    elif what < 0.2:
        settings |= {"deal": f"duel.{seed}", "duel": ""}
        number = 1 + int(what < 0.15)
    elif what < 0.25:
        places[mine] = places[mine]._replace(kind="bot", bot="regular")  # she has left it to a bot
    table = play(game, setting.options, [place.name for place in places], seed)
    row = new_row(table.header(), settings, seed, FINISHED, places)
    counts = not {"variation", "lesson"} & settings.keys() and number < 2
    return Played(row, table, counts, number)


async def store_games(store: Store, games: list[Played], first: datetime) -> None:
    """Stores them as if one had been played after the other, an hour apart."""
    for index, one in enumerate(games):
        await store.tables.create(one.row, one.table.entries)
        if one.number:
            await store.tries.add(
                Try(one.row.id, one.row.settings["deal"], ME, 0, "Anna", one.number, rated=one.number == 1)
            )
        dated = sa.update(entries).where(entries.c.table_id == one.row.id).values(at=first + timedelta(hours=index))
        await store.database.write(partial(_execute, dated))


def _execute(statement: sa.Update, connection: sa.Connection) -> None:
    connection.execute(statement)
