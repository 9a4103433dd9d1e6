"""What is no choice is played by the table: stored with the choice before it, and taken back with it."""

import asyncio
from random import Random

import pytest
from sqlalchemy.exc import OperationalError

from ludopolis import registry
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.server.hall import Hall
from ludopolis.server.model.tables import RUNNING, SeatRow, new_row
from ludopolis.server.tables import changes, wire
from ludopolis.server.tables.live import Live, fold
from server.halls import ANNA, BORIS, SEED, SETTINGS, fail_once, open_hall, sit

DEVICES = (ANNA, BORIS)


async def choose(hall: Hall, live: Live, seat: int, move: int) -> None:
    """A person's choice, as a request makes it."""
    table = live.table
    key = f"key {len(table.entries)}"
    text = table.state.to_text(seat, move)
    await changes.play(hall.tables, live, DEVICES[seat], seat, table.view_number(seat), key, text)


async def until_no_choice(hall: Hall, live: Live, seed: int) -> bool:
    """Plays at random until a choice leaves somebody a single move. Says whether the game came to that."""
    rng = Random(seed)
    while pending := live.table.state.pending():
        seat = (pending & -pending).bit_length() - 1
        before = len(live.table.steps)
        await choose(hall, live, seat, rng.choice(live.table.state.legal(seat)))
        if any(step.forced for step in live.table.steps[before:]):
            return True
    return False


@pytest.mark.parametrize("game", ["streets", "uptown", "happy_city", "welcome_to"])
def test_it_is_stored_with_the_choice_before_it_and_nobody_is_asked(sqlite: str, game: str) -> None:
    async def play() -> None:
        async with open_hall(sqlite) as hall:
            for seed in range(10):
                live = await sit(hall, game=game)
                if await until_no_choice(hall, live, seed):
                    break
            assert any(step.forced for step in live.table.steps)
            assert all(live.table.only_move(seat) is None for seat in (0, 1))
            lines = await hall.store.tables.lines(live.row.id)
            assert lines == live.table.entries
            assert fold(live.row, live.game, lines).state.digest() == live.table.state.digest()

    asyncio.run(play())


async def followed_by_no_choice(hall: Hall) -> tuple[Live, int, str]:
    """A table where a choice and a single move after it can be taken back, whose they are, and the digest before."""
    for seed in range(10):
        rng = Random(seed)
        live = await sit(hall, game="welcome_to")
        table = live.table
        while deciding := wire.deciding(table.state):
            seat, before, steps = deciding[0], table.state.digest(), len(table.steps)
            await choose(hall, live, seat, rng.choice(table.state.legal(seat)))
            after = [(step.seat, step.forced, step.is_final()) for step in table.steps[steps:]]
            if after == [(seat, False, False), (seat, True, False)]:
                return live, seat, before
    raise AssertionError("no game came to that")


def test_it_is_taken_back_with_the_choice_before_it(sqlite: str) -> None:
    async def play() -> None:
        async with open_hall(sqlite) as hall:
            live, seat, before = await followed_by_no_choice(hall)
            number = live.table.view_number(seat)
            await changes.withdraw(hall.tables, live, DEVICES[seat], seat, number, "key back", all_of_them=False)
            assert live.table.state.digest() == before
            assert await hall.store.tables.lines(live.row.id) == live.table.entries

    asyncio.run(play())


def test_if_it_cannot_be_stored_nothing_has_happened(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall)
            before = await hall.store.tables.lines(live.row.id)
            seat = min(wire.deciding(live.table.state))
            fail_once(monkeypatch, hall.store.tables, "append")
            with pytest.raises(OperationalError):
                await choose(hall, live, seat, live.table.state.legal(seat)[0])
            async with hall.tables.holding(live):
                assert live.table.entries == before

    asyncio.run(play())


async def sit_at_no_choice(hall: Hall, game: str, place: SeatRow) -> Live:
    """A table that stands at a decision with one legal move of the second seat."""
    places = [SeatRow(0, "human", "Anna", "", ANNA, None), place]
    for seed in range(20):
        rng = Random(seed)
        table = Table(registry.find(game), {}, [one.name for one in places], Dealer(SEED))
        while deciding := wire.deciding(table.state):
            if table.only_move(1) is not None:
                row = new_row(table.header(), SETTINGS, SEED, RUNNING, places)
                await hall.store.tables.create(row, table.entries)
                return await hall.tables.open(row.id)
            table.play(deciding[0], rng.choice(table.state.legal(deciding[0])))
    raise AssertionError("no game came to that")


@pytest.mark.parametrize("kind", ["open", "bot"])
def test_it_waits_for_whoever_sits_down(sqlite: str, kind: str) -> None:
    async def play() -> None:
        async with open_hall(sqlite) as hall:
            bot = kind == "bot"
            place = SeatRow(1, kind, "Boris", "regular" if bot else "", BORIS if bot else None, None)
            live = await sit_at_no_choice(hall, "happy_city", place)
            before = len(live.table.entries)
            if bot:
                await changes.hand_back(hall.tables, live, BORIS, 1)
            else:
                await changes.set_link(hall.tables, live, ANNA, 0, "token")
                assert len(live.table.entries) == before  # nobody sits there yet
                await changes.join(hall.tables, live, BORIS, 1, "Boris")
            assert len(live.table.entries) > before
            assert live.table.only_move(1) is None
            assert await hall.store.tables.lines(live.row.id) == live.table.entries

    asyncio.run(play())


@pytest.mark.parametrize(("game", "everybody"), [("happy_city", True), ("welcome_to", False)])
def test_the_log_marks_it_for_those_who_may_know_that_there_was_no_choice(
    sqlite: str, game: str, everybody: bool
) -> None:
    async def play() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit_at_no_choice(hall, game, SeatRow(1, "human", "Boris", "", BORIS, None))
            last = len(live.table.entries)
            live.table.play_only_moves([0, 1])
            lines = [[line for n, line in wire.log_lines(live.table, seat) if n == last + 1] for seat in (0, 1)]
            assert lines[1]
            assert all(line.get("forced") == 1 for line in lines[1])
            assert all((line.get("forced") == 1) == everybody for line in lines[0])

    asyncio.run(play())


def test_the_log_marks_what_befalls_a_seat_in_a_rivals_move_where_nothing_is_secret() -> None:
    table = Table(registry.find("uptown"), {}, ["Anna", "Boris"], Dealer("befell"))
    table.deal()
    rng = Random("befell")
    while len(table.steps) < 60:
        pending = table.state.pending()
        seat = (pending & -pending).bit_length() - 1
        table.play(seat, rng.choice(table.state.legal(seat)))
    movers = {step.n: step.seat for step in table.steps}
    lines = [(movers[n], line) for n, line in wire.log_lines(table, 0) if "seat" in line]
    assert {line["kind"] for mover, line in lines if mover != line["seat"]} >= {"free-card-taken"}
    assert all(("befell" in line) == (mover != line["seat"]) for mover, line in lines)
