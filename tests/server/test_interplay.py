"""Clocks, talk, codes and leaving at the same table: what one of them does to the others."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import pytest

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import IllegalMove
from ludopolis.server.guard.access import Forbidden, hashed, new_token
from ludopolis.server.hall import Hall
from ludopolis.server.host import commands
from ludopolis.server.model.clocks import ClockChange
from ludopolis.server.model.notifications import Notified, Preference
from ludopolis.server.model.tables import RUNNING, News, now
from ludopolis.server.model.talk import Line, author_of
from ludopolis.server.people import codes
from ludopolis.server.storage import clocks
from ludopolis.server.tables import changes, consent
from ludopolis.server.tables.live import CLOSE_FORBIDDEN, CLOSE_MOVED, Live, Socket
from ludopolis.server.tables.wire import Viewer
from server.clocked import LIVE, NAMES, SLOW, Time, clock_of, device, due, move, sit, turn
from server.devices import FRIEND, ME
from server.halls import blocked, look, open_hall
from server.running import Server
from server.test_waiting import refused

HOUR = 3_600
PHONE = "device in a pocket"
NEWCOMER = "device of Dora"


async def erase(hall: Hall, who: str) -> None:
    """Deletes everything of a device, as its page does."""
    hall.other_processes.reload(await hall.store.devices.erase(who, hall.tables.time()))


async def reread(hall: Hall, live: Live) -> None:
    """Waits until a process is in step again."""
    live.stale = True
    async with hall.tables.holding(live):
        live.push()


def shown_clock(live: Live, seat: int) -> Data:
    """What everybody is told of a seat's time."""
    assert live.clock is not None
    assert live.terms is not None
    told: Data = live.clock.public(live.terms)["seats"][seat]
    return told


# A bot plays for somebody


@pytest.mark.parametrize(("terms", "left"), [(LIVE, 600), (SLOW, 48 * HOUR)])
def test_leaving_a_seat_to_a_bot_and_coming_back_gains_no_time(sqlite: str, terms: object, left: int) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, terms)
            seat = due(live)
            time.go(minutes=9)
            for _ in range(3):
                await changes.take_over(hall.tables, live, device(seat), seat, "regular")
                time.go(hours=1)
                assert clock_of(live)[seat] == (0, left, 540)
                assert shown_clock(live, seat)["spent"] == 540_000
                await changes.hand_back(hall.tables, live, device(seat), seat)
            time.go(seconds=30)
            assert clock_of(live)[seat] == (0, left, 570)
            await turn(hall, live, seat)
            assert clock_of(live)[seat] == (570, 45 if terms is LIVE else left, 0)

    asyncio.run(run())


def test_a_turn_that_a_bot_has_finished_costs_its_owner_what_they_thought(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall)
            seat = due(live)
            time.go(minutes=2)
            await changes.take_over(hall.tables, live, device(seat), seat, "regular")
            time.go(minutes=5)
            while seat in [due(live)]:
                await move(hall, live, seat, bot=True)
            assert clock_of(live)[seat] == (120, 495, 0)

    asyncio.run(run())


def test_whoever_takes_back_the_turn_that_a_bot_was_to_play_is_still_late(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, SLOW)
            late = due(live)
            time.go(hours=50)
            await consent.lend(hall.tables, live, device(1 - late), late)
            await changes.hand_back(hall.tables, live, device(late), late)
            assert live.clock is not None
            assert live.clock.late(time()) == {late}

    asyncio.run(run())


# A pause


def test_in_a_pause_nobody_is_late_nudged_or_reminded(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        time = Time()
        reminded: list[int] = []
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, SLOW)
            late = due(live)
            time.go(hours=50)
            for seat in (0, 1):
                await consent.wish_pause(hall.tables, live, device(seat), True)
            with pytest.raises(IllegalMove) as early:
                await hall.notifier.nudge(live, late, {1 - late})
            assert early.value.reason.kind == "nudge-paused"
            with pytest.raises(IllegalMove) as early:
                await consent.lend(hall.tables, live, device(1 - late), late)
            assert early.value.reason.kind == "time-left"

            async def unanswered(_: object) -> list[Notified]:
                return [Notified(live.row.id, late, len(live.table.entries))]

            async def wishes(device: str, table_id: str) -> list[Preference]:
                reminded.append(late)
                return []

            monkeypatch.setattr(hall.store.notifications, "unanswered", unanswered)
            monkeypatch.setattr(hall.store.notifications, "preferences", wishes)
            with suppress(TimeoutError):
                await asyncio.wait_for(hall.notifier.remind(), 0.1)
            assert reminded == []
            await consent.resume(hall.tables, live, device(1 - late))
            await hall.notifier.nudge(live, late, {1 - late})
            await consent.lend(hall.tables, live, device(1 - late), late)
            assert live.row.seats[late].kind == "bot"
            assert reminded == [late]  # by the nudge

    asyncio.run(run())


# Somebody is gone


def test_whoever_goes_takes_their_wishes_along_and_nobodys_time(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, game="welcome_to", people=3)
            time.go(minutes=2)
            await consent.wish_pause(hall.tables, live, device(0), True)
            await consent.wish_pause(hall.tables, live, device(1), True)
            await erase(hall, device(1))
            await reread(hall, live)
            assert (live.row.seats[1].kind, live.clock and live.clock.pause) == ("open", (0,))
            time.go(hours=70)
            assert clock_of(live) == [(0, 600, 120), (120, 600, 0), (0, 600, 120)]
            await changes.join(hall.tables, live, NEWCOMER, 1, "Dora")
            time.go(minutes=1)
            assert clock_of(live) == [(0, 600, 180), (120, 600, 60), (0, 600, 180)]

    asyncio.run(run())


def test_a_bot_plays_on_for_somebody_who_is_gone(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, SLOW)
            late = due(live)
            time.go(hours=50)
            await consent.lend(hall.tables, live, device(1 - late), late)
            await erase(hall, device(late))
            await reread(hall, live)
            seat = live.row.seats[late]
            assert (seat.kind, seat.device, seat.name) == ("bot", None, str(late + 1))
            while late in [due(live)]:
                await move(hall, live, late, bot=True)
            assert live.row.seats[late].kind == "bot"  # there is nobody to give it back to

    asyncio.run(run())


def test_nobody_is_missing_where_a_bot_plays_on_so_the_others_time_runs(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, game="welcome_to", people=3)
            time.go(minutes=2)
            await changes.take_over(hall.tables, live, device(1), 1, "regular")
            await erase(hall, device(1))
            await reread(hall, live)
            time.go(minutes=10)
            assert clock_of(live) == [(0, 600, 720), (120, 600, 0), (0, 600, 720)]
            assert live.clock is not None
            assert live.clock.late(time()) == {0, 2}

    asyncio.run(run())


def test_what_comes_while_a_name_is_taken_out_is_known_by_its_key(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall, None)
            seat, id = due(live), live.row.id
            there = Live(live.row, live.game, live.table.entries, set())  # the same table in another process
            known = len(there.table.entries)
            there.table.play_text(seat, there.table.state.to_text(seat, there.table.state.legal(seat)[0]))
            moved = there.table.entries[known:]
            news = hall.store.tables.news

            async def slow_news(table: str, after: int = 0) -> News:
                found = await news(table, after)
                if moved:
                    await hall.store.tables.append(id, moved.copy(), "key of a move", RUNNING)
                    moved.clear()
                return found

            await erase(hall, device(1 - seat))
            monkeypatch.setattr(hall.store.tables, "news", slow_news)
            await reread(hall, live)
            assert live.table.entries == there.table.entries
            assert live.keys == {"key of a move"}

    asyncio.run(run())


def test_a_rematch_has_a_free_seat_for_somebody_who_is_gone(server: Server) -> None:
    anna, boris = server.device(), server.device()
    table = anna.new_table("happy_city", ME, FRIEND)
    boris.post(f"/tables/{table}/join", seat=1, name="Boris").raise_for_status()
    with anna.watch(table, 0) as watcher:
        asyncio.run(commands.end(server.url, table))
        while watcher.state["status"] != "ended":
            watcher.next()
    boris.post("/mine/delete").raise_for_status()
    again = anna.post(f"/tables/{table}/rematch").json()["url"].removeprefix("/t/")
    dora = server.device()
    assert dora.post(f"/tables/{again}/join", seat=0, name="Dora").status_code == 200
    refused(dora.post(f"/tables/{again}/join", seat=1, name="Dora"), 409, "seat-taken")


# Another device, another process


def test_whoever_goes_while_a_clock_is_being_changed_undoes_nothing(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def run() -> None:
        async with open_hall(url) as hall:
            live = await sit(hall)
            assert live.clock is not None
            wished = ClockChange(live.clock, live.clock._replace(pause=(0,)))
            with hall.store.database.engine.begin() as connection:  # of another process
                assert clocks.replace(connection, live.row.id, wished)
                going = asyncio.create_task(erase(hall, device(1)))
                await blocked(hall)
            await going
            becomes = await hall.store.clocks.find(live.row.id)
            assert becomes is not None
            assert becomes.pause == (0,)

    asyncio.run(run())


def test_a_code_moves_a_seat_while_its_clock_runs_in_every_process(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def run() -> None:
        time = Time()
        async with open_hall(url, time=time) as hall, open_hall(url, time=time) as other:
            live = await sit(hall)
            seat = due(live)
            socket = await look(hall, live, seat, device(seat))
            time.go(minutes=3)
            there = await other.tables.open(live.row.id)
            other.other_processes.reload(
                await codes.use(other.store.devices, await codes.make(hall.store.devices, device(seat)), PHONE)
            )
            async with asyncio.timeout(60):
                while socket.close_code is None or there.row.seats[seat].device != PHONE:
                    await asyncio.sleep(0.01)
            assert socket.close_code == CLOSE_MOVED
            time.go(minutes=1)
            assert clock_of(there)[seat] == clock_of(live)[seat] == (0, 600, 240)
            with pytest.raises(Forbidden):
                await move(hall, live, seat)
            text = there.table.state.to_text(seat, there.table.state.legal(seat)[0])
            await changes.play(other.tables, there, PHONE, seat, there.table.view_number(seat), None, text)

    asyncio.run(run())


def test_a_name_that_is_gone_is_gone_in_every_process_and_so_is_what_was_shown(
    new_database: Callable[[str], str],
) -> None:
    url = new_database("postgres")

    async def run() -> None:
        async with open_hall(url) as hall, open_hall(url) as other:
            live = await sit(hall, None)
            await changes.take_over(hall.tables, live, device(1), 1, "regular")
            await changes.hand_back(hall.tables, live, device(1), 1)
            await changes.set_lens(hall.tables, live, device(1), 1, "secret")
            assert NAMES[1] in str(live.table.entries)
            friend = Socket(Viewer(1, False, lens=True), "device of a friend", lens=hashed("secret"))
            async with hall.tables.holding(live):
                live.attach(friend)
            await erase(other, device(1))
            async with asyncio.timeout(60):
                while friend.close_code is None:
                    await asyncio.sleep(0.01)
            assert friend.close_code == CLOSE_FORBIDDEN
            assert NAMES[1] not in str(live.table.entries)

    asyncio.run(run())


@pytest.mark.parametrize("how", ["code", "link"])
def test_whoever_is_muted_stays_so_on_another_device(sqlite: str, how: str) -> None:
    async def run() -> None:
        async with open_hall(sqlite) as hall:
            live = await sit(hall, None)
            table = live.row.id

            async def say(who: str) -> None:
                line = Line(0, False, 1, who, author_of(table, who), "", "x", "", None, now())
                await hall.store.talk.say(table, line, new_token())

            await say(device(1))
            await hall.store.talk.mute(table, device(0), author_of(table, device(1)), muted=True)
            if how == "code":
                await codes.use(hall.store.devices, await codes.make(hall.store.devices, device(1)), PHONE)
            else:
                await hall.store.talk.follow_seat(table, 1, device(1), PHONE)
            await say(PHONE)
            assert await hall.store.talk.unread(device(0)) == {}
            heard = await hall.store.talk.hear(table, device(0))
            assert {line.author for line in heard.lines} <= set(heard.muted)

    asyncio.run(run())
