"""Agreements at a table with a clock: pauses, and what the others may do when somebody's time is up.

Nothing happens by itself when time is up.
"""

import asyncio
from collections.abc import Callable

from ludopolis.bots import REGULAR
from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.model.clocks import Clock, ClockChange
from ludopolis.server.model.tables import ENDED, SeatRow, human_seats
from ludopolis.server.storage.database import Conflict
from ludopolis.server.tables.changes import COMMIT_ATTEMPTS, OutOfDate, carry_out, check_late, check_running, place_of
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.open_tables import OpenTables

Agreement = Callable[[Live, Clock, set[int]], tuple[Clock, bool]]
"""Given the caller's seats: the new clock, and whether the game ends. Raises a `LudopolisError`."""


def own_seats(live: Live, device: str) -> set[int]:
    """The seats that people play on a device. Raises `Forbidden` if there are none."""
    seats = {seat for seat in human_seats(live.row.seats) if live.owns(device, seat)}
    if not seats:
        raise Forbidden(fact("not-your-table"))
    return seats


async def wish_pause(tables: OpenTables, live: Live, device: str, wanted: bool) -> None:
    """Asks for a pause, or withdraws the request. The clock stops once everybody has asked."""

    def agree(live: Live, clock: Clock, seats: set[int]) -> tuple[Clock, bool]:
        wishes = _wishes(clock.pause, seats, wanted)
        if clock.since is not None and set(wishes) >= set(human_seats(live.row.seats)):
            return clock.paused(live.time()), False
        return clock._replace(pause=wishes if clock.since is not None else ()), False

    await _agree(tables, live, device, agree)


async def resume(tables: OpenTables, live: Live, device: str) -> None:
    """Ends a pause. Anybody may."""
    await _agree(tables, live, device, lambda live, clock, seats: (clock.going_on(live.time()), False))


async def wish_end(tables: OpenTables, live: Live, device: str, wanted: bool) -> None:
    """Asks to end a game in which somebody's time is up, or withdraws that. It ends once all the others have asked."""

    def agree(live: Live, clock: Clock, seats: set[int]) -> tuple[Clock, bool]:
        people, late = set(human_seats(live.row.seats)), clock.late(live.time())
        if wanted and not any(late - {seat} for seat in seats):
            raise IllegalMove(fact("nobody-late"))
        wishes = _wishes(clock.end, seats, wanted)
        return clock._replace(end=wishes), wanted and set(wishes) >= (people - late or people)

    await _agree(tables, live, device, agree)


async def lend(tables: OpenTables, live: Live, device: str, seat: int, key: str | None = None) -> None:
    """Lets a bot play one turn of a seat whose time is up. Then the seat goes back to its owner."""

    def change(live: Live) -> SeatRow:
        check_running(live)
        place = place_of(live, seat)
        if not own_seats(live, device) - {seat}:
            raise Forbidden(fact("not-your-table"))
        check_late(live, seat)
        assert live.clock is not None
        live.clock = live.clock.lend(seat, True)
        live.table.take_over(seat, f"bot:{REGULAR}")
        return place._replace(kind="bot", bot=REGULAR)

    await carry_out(tables, live, key, change)


def _wishes(before: tuple[int, ...], seats: set[int], wanted: bool) -> tuple[int, ...]:
    return tuple(sorted(set(before) | seats if wanted else set(before) - seats))


async def _agree(tables: OpenTables, live: Live, device: str, agree: Agreement) -> None:
    """Changes only the clock, commits it, then tells everybody."""

    async def locked() -> None:
        for _ in range(COMMIT_ATTEMPTS):
            async with tables.holding(live):
                seats = own_seats(live, device)
                check_running(live)
                if live.clock is None:
                    raise IllegalMove(fact("no-clock"))
                becomes, ends = agree(live, live.clock, seats)
                if becomes == live.clock and not ends:
                    return
                live.stale = True  # until it is committed
                try:
                    await tables.repository.agree(live.row.id, ClockChange(live.clock, becomes), ends)
                except Conflict:
                    continue
                live.stale = False
                live.clock = becomes
                if ends:
                    live.row = live.row._replace(status=ENDED)
                live.push()
                return
        raise OutOfDate(fact("out-of-date"))

    await asyncio.shield(locked())  # a caller who hangs up does not stop it halfway
