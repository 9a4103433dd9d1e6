"""A waiting table: its people come and go until its host begins the game, or cancels the table.

It has seats, options and a seed, and no entries: nothing is dealt before the game begins, so there is nothing to see.
"""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from ludopolis.bots.characters import bot_names, level_and_character, with_characters
from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.model.tables import RUNNING, WAITING, NotFound, SeatRow, who_begins
from ludopolis.server.tables import changes
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.open_tables import OpenTables


async def begin(
    tables: OpenTables, live: Live, device: str, bot: str = "", names: Sequence[str] = (), key: str | None = None
) -> None:
    """Begins the game. Open seats stay open, or bots of a level sit down there, as different characters.

    `names` are those of the characters, in their order.

    A game that has begun goes on: whoever asks second, or repeats the request, gets what they wanted.
    """

    def change(live: Live) -> list[SeatRow]:
        check_host(live, device)
        if live.row.status != WAITING:
            return []
        taken = seated_bots(live.row.seats, bot, names) if bot else []
        live.row = live.row._replace(status=RUNNING)
        live.table.deal()
        return taken

    await changes.carry_out(tables, live, key, change)


def seated_bots(places: list[SeatRow], bot: str, names: Sequence[str]) -> list[SeatRow]:
    """Bots on the open seats: all as the character named, or as characters who do not sit there yet."""
    free = [place for place in places if place.kind == "open"]
    there = [place.bot for place in places if place.kind == "bot"]
    wanted = (
        [bot] * len(free)
        if level_and_character(bot)[1]
        else with_characters(bot, [place.seat for place in free], there)
    )
    called = bot_names([*there, *wanted], names)[len(there) :]
    return [
        place._replace(kind="bot", bot=one, name=name) for place, one, name in zip(free, wanted, called, strict=True)
    ]


async def leave(tables: OpenTables, live: Live, device: str) -> None:
    """Frees all seats of a device. If the host leaves, the next person is host; the last one takes the table along."""

    def change(live: Live) -> list[SeatRow]:
        check_waiting(live)
        row = live.row
        own = [place for place in row.seats if place.device == device]
        others = [place.seat for place in row.seats if place.device not in (None, device)]
        if any(place.seat == row.settings.get("host") for place in own):
            live.row = row._replace(settings={**row.settings, "host": others[0] if others else -1})
        return [SeatRow(place.seat, "open", "", "", None, None) for place in own]

    await changes.carry_out(tables, live, None, change)
    if who_begins(live.row) is None:
        await _remove(tables, live, if_empty=True)


async def cancel(tables: OpenTables, live: Live, device: str) -> None:
    """Removes the table. Whoever sits there is disconnected. Raises `IllegalMove` once the game has begun."""
    check_host(live, device)
    check_waiting(live)
    await _remove(tables, live)


def check_host(live: Live, device: str) -> None:
    """Refuses everybody but the table's host."""
    host = who_begins(live.row)
    if host is None or host.device != device:
        raise Forbidden(fact("not-the-host"))


def check_waiting(live: Live) -> None:
    """Refuses what can be done only before the game begins."""
    if live.row.status != WAITING:
        raise IllegalMove(fact("table-begun"))


async def _remove(tables: OpenTables, live: Live, if_empty: bool = False) -> None:
    async def locked() -> None:
        async with live.lock:
            live.stale = True
            await tables.repository.cancel(live.row.id, if_empty)
        with suppress(NotFound):
            async with tables.holding(live):
                live.push()
                check_waiting(live)  # it has begun meanwhile

    await asyncio.shield(locked())
