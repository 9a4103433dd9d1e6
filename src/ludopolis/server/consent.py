"""What people at a table with a clock agree on, and what they may do when somebody's time is up.

A clock that has run out does nothing by itself.
"""

import asyncio
from collections.abc import Callable

from ludopolis.bots import REGULAR
from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server import guard
from ludopolis.server.changes import COMMIT_TRIES, OutOfDate, carry_out, check_late, check_running, place_of
from ludopolis.server.clocks import Clock
from ludopolis.server.kept_clocks import ClockChange
from ludopolis.server.live import Live
from ludopolis.server.open_tables import OpenTables
from ludopolis.server.rows import ENDED, SeatRow, human_seats
from ludopolis.server.store import Conflict

Agreement = Callable[[Live, Clock, set[int]], tuple[Clock, bool]]
"""Given the caller's seats: what becomes of the clock, and whether the game ends. Raises a `LudopolisError`."""


def own_seats(live: Live, device: str) -> set[int]:
    """The seats that the device's people play. Raises `Forbidden` if there are none."""
    seats = {seat for seat in human_seats(live.row.seats) if live.owns(device, seat)}
    if not seats:
        raise guard.Forbidden(fact("not-your-table"))
    return seats


async def wish_pause(tables: OpenTables, live: Live, device: str, wanted: bool) -> None:
    """Asks for a pause, or no longer. The clock stands still once everybody wants it."""

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
    """Asks to end a game in which somebody's time is up, or no longer. It ends once all the others want it."""

    def agree(live: Live, clock: Clock, seats: set[int]) -> tuple[Clock, bool]:
        people, late = set(human_seats(live.row.seats)), clock.late(live.time())
        if wanted and not any(late - {seat} for seat in seats):
            raise IllegalMove(fact("nobody-late"))
        wishes = _wishes(clock.end, seats, wanted)
        return clock._replace(end=wishes), wanted and set(wishes) >= (people - late or people)

    await _agree(tables, live, device, agree)


async def lend(tables: OpenTables, live: Live, device: str, seat: int, key: str | None = None) -> None:
    """Lets a bot play this one turn of a seat whose time is up. Then its owner has it again."""

    def change(live: Live) -> SeatRow:
        check_running(live)
        place = place_of(live, seat)
        if not own_seats(live, device) - {seat}:
            raise guard.Forbidden(fact("not-your-table"))
        check_late(live, seat)
        assert live.clock is not None
        live.clock = live.clock.lend(seat, True)
        live.table.take_over(seat, f"bot:{REGULAR}")
        return place._replace(kind="bot", bot=REGULAR)

    await carry_out(tables, live, key, change)


def _wishes(before: tuple[int, ...], seats: set[int], wanted: bool) -> tuple[int, ...]:
    return tuple(sorted(set(before) | seats if wanted else set(before) - seats))


async def _agree(tables: OpenTables, live: Live, device: str, agree: Agreement) -> None:
    """Changes the clock alone, commits it, tells everybody."""

    async def locked() -> None:
        for _ in range(COMMIT_TRIES):
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
                    await tables.store.agree(live.row.id, ClockChange(live.clock, becomes), ends)
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
