"""Changes that people and bots make at a table: moves, and who sits where.

Each change is checked and made in memory under the table's lock, committed in one transaction, and only then told to
anybody. If the commit fails, the table is reloaded from the database.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress

from ludopolis.bots import REGULAR
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.facts import BadNotation, IllegalMove, LudopolisError, fact
from ludopolis.server.guard.access import Forbidden, hashed
from ludopolis.server.model.clocks import ClockChange
from ludopolis.server.model.tables import FINISHED, RUNNING, WAITING, NotFound, SeatChange, SeatRow, human_seats
from ludopolis.server.ops import metrics
from ludopolis.server.storage.database import Conflict
from ludopolis.server.tables.live import Live, fold
from ludopolis.server.tables.open_tables import OpenTables
from ludopolis.server.tables.wire import deciding

COMMIT_ATTEMPTS = 8
"""Attempts to commit a change while other processes write to the same table."""

Change = Callable[[Live], SeatRow | list[SeatRow] | None]
"""Checks a change and makes it in memory; returns the new rows of the seats that change.

Raises a `LudopolisError` if it is refused.
"""


class OutOfDate(LudopolisError):
    """The move was made in an outdated view."""


class SeatTaken(LudopolisError):
    """Somebody else sits there."""


async def play(
    tables: OpenTables,
    live: Live,
    device: str | None,
    seat: int,
    number: int,
    key: str | None,
    move: str,
    then: Sequence[str] = (),
) -> None:
    """Plays a seat's move, made in the view of that number, then the moves picked with it, up to an illegal one.

    `device` is the caller's, or `None` for a bot.
    """

    def change(live: Live) -> None:
        check_mover(live, device, seat)
        check_number(live.table, seat, number)
        live.table.play_text(seat, move)
        with suppress(IllegalMove, BadNotation):
            for further in then:
                live.table.play_text(seat, further)

    await carry_out(tables, live, key, change)
    (metrics.MOVES_OF_BOTS if device is None else metrics.MOVES_OF_PEOPLE).inc()


async def withdraw(
    tables: OpenTables, live: Live, device: str, seat: int, number: int, key: str, all_of_them: bool
) -> None:
    """Takes back the seat's last choice, or all of them up to the barrier."""

    def change(live: Live) -> None:
        check_mover(live, device, seat)
        check_number(live.table, seat, number)
        back = live.table.choices(seat)
        if not back:
            raise IllegalMove(fact("nothing-to-withdraw"))
        live.table.take_back(seat, back[-1] if all_of_them else back[0])

    await carry_out(tables, live, key, change)


async def join(tables: OpenTables, live: Live, device: str, seat: int, name: str, town: str = "") -> None:
    """Seats a device on an open seat, with a town in games that ask for one."""

    def change(live: Live) -> SeatRow:
        place = place_of(live, seat)
        if place.kind == "human" and live.owns(device, seat):
            return place  # a retry
        if place.kind != "open":
            raise SeatTaken(fact("seat-taken"))
        return place._replace(kind="human", name=name, device=device, town=town if live.game.seat_label else "")

    await carry_out(tables, live, None, change)


async def resign(tables: OpenTables, live: Live, device: str, seat: int, key: str | None = None) -> None:
    """Resigns a seat: a bot plays it to the end, and record and result say so."""

    def change(live: Live) -> SeatRow:
        check_mover(live, device, seat)
        live.table.resign(seat, f"bot:{REGULAR}")
        return live.row.seats[seat]._replace(kind="bot", bot=REGULAR)

    await carry_out(tables, live, key, change)


async def take_over(tables: OpenTables, live: Live, device: str, seat: int, bot: str, key: str | None = None) -> None:
    """Lets a bot play for a seat that is open or whose owner is away."""

    def change(live: Live) -> SeatRow:
        check_running(live)
        check_own(live)
        if not 0 <= seat < len(live.row.seats) or live.row.seats[seat].kind == "bot":
            raise IllegalMove(fact("seat-is-a-bot"))
        if not live.owns(device, seat):
            check_absent(live, seat)
        live.table.take_over(seat, f"bot:{bot}")
        return live.row.seats[seat]._replace(kind="bot", bot=bot)

    await carry_out(tables, live, key, change)


async def hand_back(tables: OpenTables, live: Live, device: str, seat: int, key: str | None = None) -> None:
    """Gives a seat back to the player who left it to a bot."""

    def change(live: Live) -> SeatRow:
        if not live.owns(device, seat) or live.row.seats[seat].kind != "bot":
            raise Forbidden(fact("not-your-seat"))
        check_running(live)
        if seat in live.table.resigned():
            raise IllegalMove(fact("seat-has-resigned"))
        place = live.row.seats[seat]
        live.table.take_over(seat, place.name)
        if live.clock is not None:
            live.clock = live.clock.lend(seat, False)
        return place._replace(kind="human", bot="")

    await carry_out(tables, live, key, change)


async def set_link(tables: OpenTables, live: Live, device: str, seat: int, token: str) -> None:
    """Stores the secret of a seat's personal link. The previous one stops working."""

    def change(live: Live) -> SeatRow:
        check_owner(live, device, seat)
        check_own(live)
        return live.row.seats[seat]._replace(link=hashed(token))

    await carry_out(tables, live, None, change)


async def set_lens(tables: OpenTables, live: Live, device: str, seat: int, token: str) -> None:
    """Shows a seat's view to those who have this secret. An earlier secret stops working; `""` shows it to nobody."""

    def change(live: Live) -> SeatRow:
        check_owner(live, device, seat)
        if token:
            check_own(live)
            check_running(live)
        return live.row.seats[seat]._replace(lens=hashed(token) if token else None)

    await carry_out(tables, live, None, change)


async def claim(tables: OpenTables, live: Live, device: str, seat: int, token: str) -> None:
    """Moves a seat to another device by its personal link."""

    def change(live: Live) -> SeatRow:
        if not 0 <= seat < len(live.row.seats) or live.row.seats[seat].link != hashed(token):
            raise Forbidden(fact("wrong-link"))
        return live.row.seats[seat]._replace(device=device)

    await carry_out(tables, live, None, change)


async def name_rematch(tables: OpenTables, live: Live, rematch: str) -> bool:
    """Stores the id of the rematch. False if somebody was quicker. Either way `live.row.next` has it."""

    async def locked() -> bool:
        async with tables.holding(live):
            live.stale = True
            done = await tables.repository.set_next(live.row.id, rematch)
            await tables.catch_up(live)
            live.push()
        return done

    return await asyncio.shield(locked())


def place_of(live: Live, seat: int) -> SeatRow:
    """Who sits there."""
    if not 0 <= seat < len(live.row.seats):
        raise NotFound(fact("no-such-seat", given=seat, high=len(live.row.seats) - 1))
    return live.row.seats[seat]


def check_owner(live: Live, device: str, seat: int) -> None:
    """Refuses a device that does not play the seat itself."""
    if not live.owns(device, seat) or live.row.seats[seat].kind != "human":
        raise Forbidden(fact("not-your-seat"))


def check_mover(live: Live, device: str | None, seat: int) -> None:
    """Refuses a caller who may not move for the seat now; `device` is `None` for a bot."""
    if device is not None:
        check_owner(live, device, seat)
    elif live.row.seats[seat].kind != "bot":
        raise OutOfDate(fact("out-of-date"))
    check_running(live)


def check_running(live: Live) -> None:
    """Refuses anything that would go into the record of a game that has not begun or is over."""
    check_begun(live)
    if live.row.status != RUNNING:
        raise IllegalMove(fact("table-over"))


def check_begun(live: Live) -> None:
    """Refuses what makes no sense before a game begins."""
    if live.row.status == WAITING:
        raise IllegalMove(fact("table-waiting"))


def check_own(live: Live) -> None:
    """Refuses help at a deal that is compared with the tries of others."""
    if "deal" in live.row.settings:
        raise IllegalMove(fact("deal-alone"))


def check_absent(live: Live, seat: int) -> None:
    """Refuses to replace somebody who is here; at a table with a clock, somebody who has time left."""
    if live.clock is not None and live.row.seats[seat].kind == "human":
        check_late(live, seat)
    elif seat in live.here():
        raise IllegalMove(fact("seat-is-here"))


def check_late(live: Live, seat: int) -> None:
    """Refuses what others may do only when a seat's time is up."""
    if live.clock is None:
        raise IllegalMove(fact("no-clock"))
    if seat not in live.clock.late(live.time()):
        raise IllegalMove(fact("time-left"))


def check_number(table: Table, seat: int, number: int) -> None:
    """Refuses a move made in an older view of the seat."""
    if number != table.view_number(seat):
        raise OutOfDate(fact("out-of-date"))


def give_back(live: Live, turn: int) -> SeatRow | None:
    """The row of a seat that goes back to its person, after a bot has played the one turn that is over now."""
    for place in live.row.seats:
        if live.clock is None or not live.clock.seats[place.seat].lent:
            continue
        if place.seat not in deciding(live.table.state) or live.table.state.turn() != turn:
            live.clock = live.clock.lend(place.seat, False)
            live.table.take_over(place.seat, place.name)
            return place._replace(kind="human", bot="")
    return None


def handed_on(was: SeatRow, becomes: SeatRow) -> SeatChange:
    """A seat's change. If it changes hands, even to a bot for one turn, its view is no longer shown to anybody."""
    same = (was.device, was.kind) == (becomes.device, becomes.kind)
    return SeatChange(was, becomes if same else becomes._replace(lens=None))


async def carry_out(tables: OpenTables, live: Live, key: str | None, change: Change) -> None:
    """Makes a change, commits it, then tells everybody. If `change` raises, nothing has happened."""

    async def locked() -> None:
        async with live.lock:
            await _commit(tables, live, key, change)
            live.push()

    await asyncio.shield(locked())  # a caller who hangs up does not stop it halfway


async def _commit(tables: OpenTables, live: Live, key: str | None, change: Change) -> None:
    for _ in range(COMMIT_ATTEMPTS):
        if live.stale:
            await tables.catch_up(live)
        if key in live.keys:
            return
        row, before, turn, clock = live.row, live.table.length, live.table.state.turn(), live.clock
        live.stale = True  # until it is committed
        try:
            made = change(live) or give_back(live, turn)
            rows = made if isinstance(made, list) else [made] if made else []
            seats = [handed_on(row.seats[place.seat], place) for place in rows]
            moved = {seat.becomes.seat: seat.becomes for seat in seats}
            places = [moved.get(place.seat, place) for place in row.seats]
            if live.row.status == RUNNING:
                live.table.play_only_moves(human_seats(places))
            lines = live.table.entries_after(before)
            status = FINISHED if lines and not live.table.state.pending() else live.row.status
            live.tick(places, status, turn, lines)
            counted = ClockChange(clock, live.clock) if clock and live.clock else None
            if row.status == WAITING != status:  # nobody may have come or gone while the game begins
                seats = [SeatChange(*pair) for pair in zip(row.seats, places, strict=True)]
            settings = None if live.row.settings == row.settings else live.row.settings
            await tables.repository.append(row.id, lines, key, status, seats, counted, row.status, settings)
        except Conflict:
            live.row = row
            live.table = fold(live.row, live.game, [])
            continue
        except BaseException as refused:
            live.row = row
            if isinstance(refused, LudopolisError) and live.table.length == before:
                live.stale = False  # nothing was changed
            else:
                live.table = fold(live.row, live.game, [])
            raise
        live.stale = False
        live.row = live.row._replace(status=status, seats=places)
        for seat in seats:
            if seat.was.name != seat.becomes.name:
                live.table.name_seat(seat.becomes.seat, seat.becomes.name, seat.becomes.town)
        if key is not None:
            live.keys.add(key)
        return
    raise OutOfDate(fact("out-of-date"))
