"""What people and bots change at a table. Each change is made in memory, committed, and only then told to anybody.

If the commit fails, memory is folded anew.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from ludopolis.engine.facts import BadNotation, IllegalMove, LudopolisError, fact
from ludopolis.engine.table import Table
from ludopolis.server.live import Live, fold
from ludopolis.server.open_tables import OpenTables
from ludopolis.server.store import FINISHED, RUNNING, Conflict

COMMIT_TRIES = 8
"""How often a change is tried while other processes write to the same table."""


class OutOfDate(LudopolisError):
    """The seat has seen an older view than the one it would be moving in."""


async def play(
    tables: OpenTables, live: Live, seat: int, number: int, key: str | None, move: str, then: Sequence[str] = ()
) -> None:
    """Plays a seat's move, made in the view of that number, then those picked with it, up to one that is not legal."""

    def change(table: Table) -> None:
        check_number(table, seat, number)
        table.play_text(seat, move)
        with suppress(IllegalMove, BadNotation):
            for further in then:
                table.play_text(seat, further)

    await _carry_out(tables, live, key, change)


async def withdraw(tables: OpenTables, live: Live, seat: int, number: int, key: str, all_of_them: bool) -> None:
    """Takes back the seat's last move, or all of them up to the barrier."""

    def change(table: Table) -> None:
        check_number(table, seat, number)
        back = table.withdrawable(seat)
        if not back:
            raise IllegalMove(fact("nothing-to-withdraw"))
        table.withdraw(seat, back[-1] if all_of_them else back[0])

    await _carry_out(tables, live, key, change)


async def hand_over(tables: OpenTables, live: Live, seat: int, player: str, resign: bool) -> None:
    """Enters in the record that somebody else plays the seat from now on."""
    if live.row.status != RUNNING:
        raise IllegalMove(fact("table-over"))

    def change(table: Table) -> None:
        (table.resign if resign else table.take_over)(seat, player)

    await _carry_out(tables, live, None, change)


async def change_seat(
    tables: OpenTables, live: Live, seat: int, expect_kind: str | None = None, **values: object
) -> bool:
    """Changes who sits on a seat. False if the seat was no longer of the expected kind."""
    async with tables.holding(live):
        done = await tables.store.set_seat(live.row.id, seat, expect_kind, **values)
        live.row = await tables.store.table(live.row.id)
        live.table.name_seat(seat, live.row.seats[seat].name)
        live.push()
    return done


async def name_rematch(tables: OpenTables, live: Live, rematch: str) -> bool:
    """Stores which table is the rematch. False if somebody was quicker. Either way `live.row.next` names it."""
    async with tables.holding(live):
        done = await tables.store.set_next(live.row.id, rematch)
        live.row = await tables.store.table(live.row.id)
        live.push()
    return done


def check_number(table: Table, seat: int, number: int) -> None:
    """Refuses a move made in an older view of the seat."""
    if number != table.view_number(seat):
        raise OutOfDate(fact("out-of-date"))


async def _carry_out(tables: OpenTables, live: Live, key: str | None, change: Callable[[Table], None]) -> None:
    """Makes a change, commits it, tells everybody. Raises what `change` raises; then nothing has happened."""

    async def locked() -> None:
        async with live.lock:
            await _commit(tables, live, key, change)
            live.push()

    await asyncio.shield(locked())  # a caller who hangs up does not stop it halfway


async def _commit(tables: OpenTables, live: Live, key: str | None, change: Callable[[Table], None]) -> None:
    for _ in range(COMMIT_TRIES):
        if live.stale:
            await tables.catch_up(live)
        if key in live.keys:
            return
        if live.row.status != RUNNING:
            raise IllegalMove(fact("table-over"))
        before = len(live.table.entries)
        change(live.table)
        status = RUNNING if live.table.state.pending() else FINISHED
        live.stale = True
        try:
            await tables.store.append(live.row.id, live.table.entries[before:], key, status)
        except Conflict:
            live.table = fold(live.row, live.game, [])
            continue
        except BaseException:
            live.table = fold(live.row, live.game, [])
            raise
        live.stale = False
        live.row = live.row._replace(status=status)
        if key is not None:
            live.keys.add(key)
        return
    raise OutOfDate(fact("out-of-date"))
