"""A clock that has run out does nothing by itself. What the others may do then, and what needs everybody's consent."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from ludopolis.engine.values.facts import IllegalMove, LudopolisError
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.hall import Hall
from ludopolis.server.model.clocks import Clock
from ludopolis.server.model.notifications import Preference, Webhook
from ludopolis.server.model.tables import ENDED, RUNNING
from ludopolis.server.notifications import notifier
from ludopolis.server.notifications.outgoing import Outside
from ludopolis.server.tables import changes, consent
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.wire import deciding
from server.clocked import NAMES, SLOW, Time, clock_of, device, due, move, sit, turn
from server.devices import BOT, FRIEND, ME
from server.halls import look, open_hall
from server.running import Server
from server.services import Browser, Service

STRANGER = "device of a stranger"
HOUR = 3_600


async def late_table(hall: Hall, time: Time, people: int = 2) -> tuple[Live, int, list[int]]:
    """A slow table at which somebody's time is up; returns it, their seat, and the others'."""
    live = await sit(hall, SLOW, people=people)
    late = due(live)
    time.go(hours=49)
    return live, late, [seat for seat in range(people) if seat != late]


def clock(live: Live) -> Clock:
    assert live.clock is not None
    return live.clock


def refused(error: BaseException) -> str:
    assert isinstance(error, IllegalMove | Forbidden)
    return error.reason.kind


def test_nothing_happens_by_itself(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live, late, _ = await late_table(hall, time)
            await look(hall, live, late, device(late))
            time.go(hours=1000)
            assert clock(live).late(time()) == {late}
            assert (live.row.status, live.row.seats[late].kind, len(live.thinking)) == (RUNNING, "human", 0)
            await turn(hall, live, late)  # better late than never
            assert clock(live).late(time()) == set()

    asyncio.run(run())


def test_a_bot_plays_one_turn_and_the_seat_is_its_owners_again(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live, late, (other,) = await late_table(hall, time)
            await consent.lend(hall.tables, live, device(other), late)
            assert live.row.seats[late].kind == "bot"
            while live.row.seats[late].kind == "bot":
                await move(hall, live, late, bot=True)
            assert deciding(live.table.state) == [other]
            seat = live.row.seats[late]
            assert (seat.kind, seat.bot, seat.device) == ("human", "", device(late))
            kinds = [entry["take_over"] for entry in live.table.entries if "take_over" in entry]
            assert kinds == ["bot:regular", NAMES[late]]
            assert clock_of(live)[late][1:] == (48 * HOUR, 0)

    asyncio.run(run())


@pytest.mark.parametrize("game", ["uptown", "happy_city", "streets", "welcome_to"])
def test_what_a_bot_has_played_stands(sqlite: str, game: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, SLOW, game)
            late = due(live)
            time.go(hours=49)
            await consent.lend(hall.tables, live, device(1 - late), late)
            await move(hall, live, late, bot=True)
            if live.row.seats[late].kind == "bot":
                await changes.hand_back(hall.tables, live, device(late), late)
            before = live.table.entries
            number = live.table.view_number(late)
            assert live.table.choices(late) == []
            with pytest.raises(IllegalMove) as error:
                await changes.withdraw(hall.tables, live, device(late), late, number, "k" * 8, True)
            assert refused(error.value) == "nothing-to-withdraw"
            assert live.table.entries == before
            if late in deciding(live.table.state):  # whoever comes back plays on from there
                await move(hall, live, late)

    asyncio.run(run())


def test_a_bot_that_plays_one_turn_goes_on_after_a_restart(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live, late, (other,) = await late_table(hall, time)
            await consent.lend(hall.tables, live, device(other), late)
        async with open_hall(sqlite, time=time) as hall:
            live = await hall.tables.open(live.row.id)
            while live.row.seats[late].kind == "bot":
                await move(hall, live, late, bot=True)
            assert deciding(live.table.state) == [other]

    asyncio.run(run())


def test_whoever_comes_back_takes_the_turn_back(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live, late, (other,) = await late_table(hall, time)
            await consent.lend(hall.tables, live, device(other), late)
            await changes.hand_back(hall.tables, live, device(late), late)
            assert live.row.seats[late].kind == "human"
            assert not clock(live).seats[late].lent
            await turn(hall, live, late)
            assert live.row.seats[late].kind == "human"

    asyncio.run(run())


def test_a_bot_gets_the_seat_only_when_time_is_up_even_if_its_owner_is_there_or_away(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, SLOW)
            late = due(live)
            with pytest.raises(IllegalMove) as early:
                await changes.take_over(hall.tables, live, device(1 - late), late, "regular")
            assert refused(early.value) == "time-left"
            await look(hall, live, late, device(late))
            time.go(hours=49)
            await changes.take_over(hall.tables, live, device(1 - late), late, "regular")
            assert live.row.seats[late].kind == "bot"
            await changes.hand_back(hall.tables, live, device(late), late)
            assert live.row.seats[late].kind == "human"

    asyncio.run(run())


def test_the_game_ends_when_all_the_others_agree(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live, late, (one, two) = await late_table(hall, time, people=3)
            await consent.wish_end(hall.tables, live, device(one), True)
            assert (live.row.status, clock(live).end) == (RUNNING, (one,))
            await consent.wish_end(hall.tables, live, device(one), False)
            await consent.wish_end(hall.tables, live, device(two), True)
            assert (live.row.status, clock(live).end) == (RUNNING, (two,))
            await consent.wish_end(hall.tables, live, device(one), True)
            assert live.row.status == ENDED
            assert (await hall.store.tables.find(live.row.id)).status == ENDED
            with pytest.raises(IllegalMove) as over:
                await move(hall, live, late)
            assert refused(over.value) == "table-over"

    asyncio.run(run())


def test_a_move_makes_what_others_had_agreed_on_void(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live, late, (one, _) = await late_table(hall, time, people=3)
            await consent.wish_end(hall.tables, live, device(one), True)
            await turn(hall, live, late)
            assert clock(live).end == ()

    asyncio.run(run())


def test_a_pause_needs_everybody_and_its_end_anybody(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, people=3)
            socket = await look(hall, live, 0, device(0))
            seat = due(live)
            time.go(seconds=30)
            for wishing in (0, 1):
                await consent.wish_pause(hall.tables, live, device(wishing), True)
            await consent.wish_pause(hall.tables, live, device(0), False)
            await consent.wish_pause(hall.tables, live, device(2), True)
            time.go(seconds=10)
            assert (clock(live).pause, clock_of(live)[seat][2]) == ((1, 2), 40)
            await consent.wish_pause(hall.tables, live, device(0), True)
            assert '"paused":true' in socket.outbox[-1]
            time.go(hours=12)
            assert clock_of(live)[seat][2] == 40
            await consent.resume(hall.tables, live, device(2))
            time.go(seconds=5)
            assert clock_of(live)[seat][2] == 45

    asyncio.run(run())


def test_a_pause_outlasts_a_restart_and_a_move(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall)
            for seat in (0, 1):
                await consent.wish_pause(hall.tables, live, device(seat), True)
        time.go(hours=2)
        async with open_hall(sqlite, time=time) as hall:
            live = await hall.tables.open(live.row.id)
            await turn(hall, live, due(live))
            time.go(hours=2)
            assert clock_of(live) == [(0, 600, 0), (0, 600, 0)]
            assert clock(live).since is None

    asyncio.run(run())


def test_two_processes_agree_on_what_was_agreed(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def run() -> None:
        time = Time()
        async with open_hall(url, time=time) as hall, open_hall(url, time=time) as other:
            live, _, (one, two) = await late_table(hall, time, people=3)
            there = await other.tables.open(live.row.id)
            await consent.wish_end(hall.tables, live, device(one), True)
            there.stale = False  # as if the news had got lost
            await consent.wish_end(other.tables, there, device(two), True)
            assert (await hall.store.tables.find(live.row.id)).status == ENDED

    asyncio.run(run())


@pytest.mark.parametrize("who", [STRANGER, ""])
def test_strangers_have_no_say(sqlite: str, who: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live, late, _ = await late_table(hall, time)
            tables = hall.tables
            for ask in (
                consent.wish_end(tables, live, who, True),
                consent.wish_pause(tables, live, who, True),
                consent.resume(tables, live, who),
                consent.lend(tables, live, who, late),
            ):
                with pytest.raises(Forbidden) as error:
                    await ask
                assert refused(error.value) == "not-your-table"
            assert (live.row.status, live.row.seats[late].kind) == (RUNNING, "human")

    asyncio.run(run())


def test_nobody_acts_before_time_is_up_nor_on_themselves(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        async with open_hall(sqlite, time=time) as hall:
            live = await sit(hall, SLOW)
            late, other, tables = due(live), 1 - due(live), hall.tables

            async def refuses(ask: Awaitable[None], why: str) -> None:
                with pytest.raises(LudopolisError) as error:
                    await ask
                assert error.value.reason.kind == why

            time.go(hours=47)
            await refuses(consent.wish_end(tables, live, device(other), True), "nobody-late")
            await refuses(consent.lend(tables, live, device(other), late), "time-left")
            await refuses(consent.lend(tables, live, device(other), 7), "no-such-seat")
            time.go(hours=2)
            await refuses(consent.wish_end(tables, live, device(late), True), "nobody-late")
            await refuses(consent.lend(tables, live, device(late), late), "not-your-table")
            await refuses(consent.lend(tables, live, device(late), other), "time-left")
            assert (live.row.status, clock(live).end) == (RUNNING, ())

    asyncio.run(run())


def test_a_table_without_a_clock_has_nothing_to_agree_on(sqlite: str) -> None:
    async def run() -> None:
        async with open_hall(sqlite, time=Time()) as hall:
            live = await sit(hall, None)
            for ask in (
                consent.wish_end(hall.tables, live, device(0), True),
                consent.wish_pause(hall.tables, live, device(0), True),
                consent.lend(hall.tables, live, device(1 - due(live)), due(live)),
            ):
                with pytest.raises(IllegalMove) as error:
                    await ask
                assert refused(error.value) == "no-clock"

    asyncio.run(run())


async def local(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


def test_a_nudge_calls_whoever_must_decide_once_an_hour(sqlite: str) -> None:
    async def run() -> None:
        time = Time()
        with Service() as service:
            browser = Browser(service.url)
            async with open_hall(sqlite, outside=Outside(local, anywhere=True), moment=60.0, time=time) as hall:
                live = await sit(hall, None)
                seat, other = due(live), 1 - due(live)
                wish = Preference(browser.subscription, device(seat), "en", True, False, "https://games.example")
                await hall.store.notifications.subscribe(wish, "")
                await hall.store.notifications.set_webhook(
                    live.row.id, Webhook(f"{service.url}/room", "plain", "ru", "")
                )
                await hall.notifier.nudge(live, seat, {other})
                got = await asyncio.to_thread(service.wait, 2)
                pushed = next(one for one in got if "room" not in one.path)
                assert browser.read(pushed)["text"] == f"{NAMES[other]} asks you to move, {NAMES[seat]}."
                told = next(one for one in got if "room" in one.path).json()
                assert told["text"] == f"{NAMES[seat]}, ваш ход: {NAMES[other]} просит поторопиться."
                time.go(minutes=59)
                with pytest.raises(IllegalMove) as again:
                    await hall.notifier.nudge(live, seat, {other})
                assert refused(again.value) == "nudged-already"
                time.go(minutes=1)
                await hall.notifier.nudge(live, seat, {other})
                assert len(await asyncio.to_thread(service.wait, 4)) == 4

    asyncio.run(run())


def test_only_somebody_else_who_must_decide_is_nudged(sqlite: str) -> None:
    async def run() -> None:
        async with open_hall(sqlite, time=Time()) as hall:
            live = await sit(hall, None, bots=1)
            seat, other = due(live), next(one for one in (0, 1) if one != due(live))
            for whom, by in ((other, {seat}), (seat, {seat}), (2, {other}), (7, {other})):
                with pytest.raises(IllegalMove) as error:
                    await hall.notifier.nudge(live, whom, by)
                assert refused(error.value) == "nobody-to-nudge"

    asyncio.run(run())


def test_two_processes_nudge_once(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def run() -> None:
        time = Time()
        async with open_hall(url, time=time) as hall, open_hall(url, time=time) as other:
            live = await sit(hall, None)
            kept = [
                one.store.clocks.claim_nudge(live.row.id, 0, time(), notifier.NUDGE_PAUSE_MS) for one in (hall, other)
            ]
            assert sorted(await asyncio.gather(*kept)) == [False, True]

    asyncio.run(run())


def test_requests_about_time(server: Server) -> None:
    anna, boris, stranger = server.device(), server.device(), server.device()
    table = anna.new_table("uptown", ME, FRIEND, clock={"kind": "live", "bank": 600, "increment": 15})
    assert boris.post(f"/tables/{table}/join", seat=1, name="Boris").status_code == 200
    with anna.watch(table, 0, changes=True) as watcher:
        seats = watcher.state["clock"]["seats"]
        (seat,) = watcher.state["deciding"]
        assert 0 <= watcher.state["at"] - seats[seat]["since"] < 60_000
        assert (seats[seat]["left"], seats[1 - seat]["since"]) == (600_000, None)
        actor = (boris, anna)[seat]
        for path, body, status in (
            ("bot_turn", {"seat": seat}, 422),
            ("take_over", {"seat": seat, "bot": "regular"}, 422),
            ("end", {}, 422),
            ("end", {"wanted": 1}, 422),
            ("nudge", {"seat": 1 - seat}, 422),
            ("nudge", {"seat": seat}, 200),
            ("nudge", {"seat": seat}, 422),
        ):
            answer = actor.post(f"/tables/{table}/{path}", **body)
            assert answer.status_code == status, (path, answer.text)
            assert status == 200 or answer.json()["text"]
            assert stranger.post(f"/tables/{table}/{path}", **body).status_code in (403, 422)
        assert stranger.post(f"/tables/{table}/pause").status_code == 403
        assert anna.post(f"/tables/{table}/pause").status_code == 200
        assert watcher.next()["clock"]["pause"] == [0]
        assert boris.post(f"/tables/{table}/pause").status_code == 200
        assert watcher.next()["clock"]["paused"]
        assert boris.post(f"/tables/{table}/resume").status_code == 200
        assert not watcher.next()["clock"]["paused"]


@pytest.mark.parametrize(
    "clock",
    [
        {"kind": "blitz", "bank": 600},
        {"kind": "live", "bank": 1},
        {"kind": "live", "bank": 10**12},
        {"kind": "slow", "bank": 86_400, "increment": -1},
        {"kind": "live"},
        "slow",
    ],
)
def test_a_clock_that_cannot_be_is_refused(server: Server, clock: object) -> None:
    answer = server.device().post("/tables", game="uptown", seats=[ME, BOT], clock=clock)
    assert answer.status_code == 422, answer.text
