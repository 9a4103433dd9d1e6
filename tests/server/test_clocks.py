"""Clocks count the time of people who must decide, and nothing else: no bots, no pauses, no server that is down."""

import asyncio
import json
from collections.abc import Callable

import pytest

from ludopolis.engine.values.events import SPECTATOR
from ludopolis.server import backup_file, changes
from ludopolis.server.clocks import Clock, SeatClock, Terms
from ludopolis.server.rows import FINISHED
from ludopolis.server.wire import deciding
from server.clocked import MINUTE, SLOW, Time, clock_of, device, due, move, sit, turn
from server.halls import look, open_hall

BANK = Terms("live", 10 * MINUTE, MINUTE)
DAY = Terms("slow", 1440 * MINUTE, 1440 * MINUTE)


def two(terms: Terms, waits: int = 0) -> Clock:
    return Clock.begin(terms, 2, {waits}, 0)


def test_a_turn_costs_what_it_took_and_brings_the_increment() -> None:
    after = two(BANK).moved(BANK, 3 * MINUTE, {1}, True, None)
    assert after.seats[0]._replace(last_left=0, last_spent=0) == SeatClock(8 * MINUTE, used=3 * MINUTE)
    assert after.seats[1] == SeatClock(10 * MINUTE, waits=True)


def test_a_bank_never_grows_beyond_where_it_began_and_a_slow_turn_is_always_whole() -> None:
    assert two(BANK).moved(BANK, 1000, {1}, True, None).seats[0].left == 10 * MINUTE
    assert two(DAY).moved(DAY, 1000 * MINUTE, {1}, True, None).seats[0].left == 1440 * MINUTE


def test_whoever_was_late_has_the_increment_for_the_next_turn() -> None:
    late = two(BANK).moved(BANK, 25 * MINUTE, {1}, True, None)
    assert late.seats[0].left == MINUTE
    assert late.seats[0].used == 25 * MINUTE


def test_a_deadline_stays_where_it_is_while_somebody_decides_in_small_steps() -> None:
    clock = two(BANK)
    told = clock.public(BANK)
    for at in (7, 1001, 5 * MINUTE, 12 * MINUTE):
        clock = clock.moved(BANK, at, {0}, False, None)
        assert clock.public(BANK) == told


def test_taking_back_gains_nothing_and_gives_the_other_their_time_back() -> None:
    moved = two(BANK).moved(BANK, 3 * MINUTE, {1}, True, None)
    back = moved.moved(BANK, 5 * MINUTE, {0}, True, 0)
    assert back.seats[0].left == 10 * MINUTE
    assert (back.seats[0].used, back.seats[0].spent, back.seats[0].waits) == (0, 3 * MINUTE, True)
    assert back.seats[1] == SeatClock(10 * MINUTE)
    again = back.moved(BANK, 5 * MINUTE, {1}, True, None)
    assert again.seats[0].left == moved.seats[0].left


def test_a_turn_that_follows_at_once_is_another_wait_and_goes_back_into_the_first() -> None:
    moved = two(BANK).moved(BANK, 3 * MINUTE, {0}, True, None)
    assert (moved.seats[0].left, moved.seats[0].used) == (8 * MINUTE, 3 * MINUTE)
    back = moved.moved(BANK, 4 * MINUTE, {0}, True, 0)
    assert (back.seats[0].left, back.seats[0].spent) == (10 * MINUTE, 4 * MINUTE)


def test_a_clock_that_is_put_back_takes_no_time_and_gives_none() -> None:
    assert two(BANK).counted(-5 * MINUTE).seats[0].spent == 0


def test_a_clock_is_stored_whole() -> None:
    clock = two(BANK).moved(BANK, 3 * MINUTE, {1}, True, None)._replace(pause=(1,)).lend(0, True)
    assert Clock.from_json(json.loads(json.dumps(clock.to_json())), clock.since) == clock


def test_people_use_time_and_bots_do_not(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, people=1, bots=1)
            while due(live) == 1:
                time.go(minutes=2)
                await move(hall, live, 1, bot=True)
            assert clock_of(live) == [(0, 600, 0), (0, 600, 0)]
            time.go(seconds=40)
            await turn(hall, live, 0)
            time.go(minutes=5)
            assert clock_of(live) == [(40, 575, 0), (0, 600, 0)]

    asyncio.run(run())


def test_everybody_who_still_decides_uses_time(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, game="welcome_to", people=3)
            time.go(seconds=30)
            await turn(hall, live, 1)
            time.go(seconds=20)
            assert clock_of(live) == [(0, 600, 50), (30, 585, 0), (0, 600, 50)]
            await turn(hall, live, 0)
            time.go(seconds=10)
            await turn(hall, live, 2)
            assert clock_of(live) == [(50, 565, 0), (30, 585, 0), (60, 555, 0)]
            time.go(seconds=5)
            assert [spent for _, _, spent in clock_of(live)] == [5, 5, 5]

    asyncio.run(run())


def test_nobody_learns_from_a_clock_that_somebody_decides_in_steps(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, game="welcome_to")
            other = await look(hall, live, 1, device(1))
            number = live.table.view_number(1)
            other.outbox.clear()
            time.go(seconds=30)
            await move(hall, live, 0)
            assert deciding(live.table.state) == [0, 1]
            assert live.table.view_number(1) == number
            assert other.outbox == []

    asyncio.run(run())


def test_a_move_taken_back_goes_on_where_it_stopped(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, game="welcome_to")
            time.go(seconds=30)
            await turn(hall, live, 0)
            assert clock_of(live)[0] == (30, 585, 0)
            time.go(seconds=30)
            number = live.table.view_number(0)
            await changes.withdraw(hall.tables, live, device(0), 0, number, "a key of mine", True)
            assert clock_of(live) == [(0, 600, 30), (0, 600, 60)]

    asyncio.run(run())


def test_the_clock_waits_until_everybody_sits(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall)
            await hall.store.set_seat(live.row.id, 1, kind="open", name="", device=None)
            live.stale = True
            async with hall.tables.holding(live):
                pass
            time.go(minutes=9)
            assert [spent for _, _, spent in clock_of(live)] == [0, 0]
            await changes.join(hall.tables, live, device(1), 1, "Boris")
            time.go(minutes=1)
            assert sum(spent for _, _, spent in clock_of(live)) == 60

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_server_that_is_down_takes_nobodys_time(new_database: Callable[[str], str], kind: str) -> None:
    url = new_database(kind)

    async def run() -> None:
        time = Time()
        async with open_hall(url, time=time) as hall:
            live = await sit(hall, SLOW)
            seat, id = due(live), live.row.id
            await hall.uptime.say()
            time.go(seconds=40)
        time.go(hours=30)
        async with open_hall(url, time=time) as hall:
            live = await hall.tables.open(id)
            assert clock_of(live)[seat][2] == 40
            time.go(seconds=30)
            await turn(hall, live, seat)
            assert clock_of(live)[seat] == (70, 2 * 86_400, 0)

    asyncio.run(run())


def test_a_server_that_is_killed_takes_nobodys_time(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def no_goodbye(last: bool) -> None:
        assert last

    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall)
            seat = due(live)
            time.go(seconds=10)
            await hall.uptime.say()
            time.go(seconds=5)
            monkeypatch.setattr(hall.uptime, "say", no_goodbye)
        time.go(hours=5)
        async with open_hall(sqlite, time=time) as hall:
            again = await hall.tables.open(live.row.id)
            assert clock_of(again)[seat][2] == 10  # as long as it said that it was there

    asyncio.run(run())


def test_a_machine_that_sleeps_takes_nobodys_time_and_tells_those_who_look(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall)
            socket = await look(hall, live, 0, device(0))
            await hall.uptime.say()
            time.go(seconds=20)
            await hall.uptime.say()
            socket.outbox.clear()
            time.go(hours=8)
            await hall.uptime.say()
            assert clock_of(live)[due(live)][2] == 20
            told = json.loads(socket.outbox[-1])
            assert told["at"] - told["clock"]["seats"][due(live)]["since"] == 20_000

    asyncio.run(run())


def test_a_restart_of_one_process_of_two_changes_nothing(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def run() -> None:
        time = Time()
        async with open_hall(url, time=time) as hall:
            live = await sit(hall)
            await hall.uptime.say()
            time.go(seconds=30)
            async with open_hall(url, time=time) as other:
                assert clock_of(await other.tables.open(live.row.id)) == clock_of(live)
                assert sum(spent for _, _, spent in clock_of(live)) == 30

    asyncio.run(run())


def test_two_processes_agree(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def run() -> None:
        time = Time()
        async with open_hall(url, time=time) as hall, open_hall(url, time=time) as other:
            here = await sit(hall)
            there = await other.tables.open(here.row.id)
            for used in range(3):
                time.go(seconds=10 + used)
                first, second = (hall, other) if used % 2 else (other, hall)
                mine, theirs = (here, there) if used % 2 else (there, here)
                theirs.stale = mine.stale = True
                async with first.tables.holding(mine):
                    seat = due(mine)
                await turn(first, mine, seat)
                theirs.stale = True
                async with second.tables.holding(theirs):
                    assert theirs.clock == mine.clock
            assert sum(used for used, _, _ in clock_of(here)) == 33

    asyncio.run(run())


def test_a_process_that_has_not_heard_of_a_move_counts_it_first(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def run() -> None:
        time = Time()
        async with open_hall(url, time=time) as hall, open_hall(url, time=time) as other:
            here = await sit(hall, game="welcome_to")
            there = await other.tables.open(here.row.id)
            time.go(seconds=10)
            await turn(hall, here, 0)
            time.go(seconds=10)
            there.stale = False  # as if the news had got lost
            await move(other, there, 1)
            assert clock_of(there)[0] == (10, 600, 0)

    asyncio.run(run())


def test_a_replay_shows_how_long_everybody_had_thought(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall)
            for _ in range(4):
                time.go(seconds=10)
                await turn(hall, live, due(live))
            used = await hall.store.used(live.row.id)
            assert used[-1][1] == [20_000, 20_000]
            assert [sum(times) for _, times in used] == sorted(sum(times) for _, times in used)
            assert used[-1][0] == len(live.table.entries)

    asyncio.run(run())


def test_a_backup_holds_clocks_and_forgives_the_time_until_it_is_restored(
    new_database: Callable[[str], str], tmp_path_factory: pytest.TempPathFactory
) -> None:
    old, new = new_database("sqlite"), new_database("sqlite")
    file = tmp_path_factory.mktemp("backup") / "backup.gz"

    async def run() -> None:
        time = Time()
        async with open_hall(old, time=time) as hall:
            live = await sit(hall)
            seat = due(live)
            time.go(seconds=20)
            await turn(hall, live, seat)
        await backup_file.write(old, file)
        await backup_file.read(new, file)
        time.go(hours=24)
        async with open_hall(new, time=time) as hall:
            again = await hall.tables.open(live.row.id)
            assert clock_of(again)[seat] == (20, 595, 0)
            assert clock_of(again)[1 - seat] == (0, 600, 0)

    asyncio.run(run())


def test_tables_without_a_clock_have_none(sqlite: str) -> None:
    async def run() -> None:
        async with open_hall(sqlite, time=Time()) as hall:
            live = await sit(hall, None)
            socket = await look(hall, live, SPECTATOR, "")
            assert "clock" not in json.loads(socket.outbox[0])
            assert "at" not in json.loads(socket.outbox[0])
            await turn(hall, live, due(live))
            assert await hall.store.used(live.row.id) == []

    asyncio.run(run())


def test_the_clock_stops_with_the_game(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall)
            while live.row.status != FINISHED:
                time.go(seconds=1)
                await move(hall, live, due(live))
            before = clock_of(live)
            time.go(hours=1)
            assert clock_of(live) == before
            assert sum(used for used, _, _ in before) > 10

    asyncio.run(run())
