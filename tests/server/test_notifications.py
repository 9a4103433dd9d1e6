"""Who is called when it is their turn: once for each wait, never while they look, never because of a bot."""

import asyncio
from collections.abc import Callable
from datetime import timedelta
from typing import Any

import pytest
import sqlalchemy as sa
from starlette.testclient import TestClient

from ludopolis import registry
from ludopolis.server.app import create_app
from ludopolis.server.hall import Hall
from ludopolis.server.model.notifications import Notified, Preference, Webhook
from ludopolis.server.model.tables import SeatRow, now
from ludopolis.server.notifications import notifier
from ludopolis.server.notifications.outgoing import Outside
from ludopolis.server.notifications.webhooks import Shape
from ludopolis.server.prometheus import HallCollector
from ludopolis.server.settings import Settings
from ludopolis.server.storage import schema
from ludopolis.server.storage.notifications import MAX_BROWSERS
from ludopolis.server.tables import changes
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.wire import deciding
from server.halls import ANNA, BORIS, blocked, look, open_hall, sit
from server.services import Browser, Got, Service

BASE = "https://games.example"


async def local(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


def calling(url: str) -> Any:
    """A hall that calls after a moment too short to notice."""
    return open_hall(url, outside=Outside(local, anywhere=True), moment=0.02)


async def subscribe(hall: Hall, browser: Browser, device: str, table: str = "", remind: bool = False) -> None:
    wish = Preference(browser.subscription, device, "en", not table, remind, BASE)
    await hall.store.notifications.subscribe(wish, table)


async def leave(hall: Hall, browser: Browser | None = None, remind: bool = False) -> tuple[Live, int, str]:
    """A table whose next to decide is away, and the other is there; returns it, the seat, and its device."""
    live = await sit(hall)
    (seat,) = deciding(live.table.state)
    device, other = (ANNA, BORIS) if seat == 0 else (BORIS, ANNA)
    if browser is not None:
        await subscribe(hall, browser, device, remind=remind)
    await look(hall, live, 1 - seat, other)
    return live, seat, device


async def move(hall: Hall, live: Live, device: str = "") -> int:
    """Whoever must decide makes a move; returns their seat."""
    (seat,) = deciding(live.table.state)
    device = device or (ANNA, BORIS)[seat]
    hall.notifier.looked(device)  # as a request does
    text = live.table.state.to_text(seat, live.table.state.legal(seat)[0])
    await changes.play(hall.tables, live, device, seat, live.table.view_number(seat), None, text)
    return seat


async def until_other(hall: Hall, live: Live) -> tuple[int, int]:
    """Plays until the other seat must decide; returns who moved and who must."""
    (first,) = deciding(live.table.state)
    while deciding(live.table.state) == [first]:
        await move(hall, live)
    return first, deciding(live.table.state)[0]


async def came(service: Service, count: int) -> list[Got]:
    return await asyncio.to_thread(service.wait, count)


async def quiet(hall: Hall, service: Service, count: int) -> None:
    """Everything that is under way has arrived, and it is no more than that."""
    for _ in range(20):
        await asyncio.sleep(0.02)
    assert len(service.got) == count


def test_whoever_is_away_is_called_once_for_each_wait(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "LOOKING_SECONDS", 3600.0)

    async def run() -> None:
        with Service() as service:
            browsers = [Browser(service.url, name) for name in ("anna", "boris")]
            async with calling(sqlite) as hall:
                live = await sit(hall)
                hall.notifier.looked((ANNA, BORIS)[deciding(live.table.state)[0]])
                await look(hall, live)
                for browser, device in zip(browsers, (ANNA, BORIS), strict=True):
                    await subscribe(hall, browser, device)
                mover, waits = await until_other(hall, live)
                await came(service, 1)
                await quiet(hall, service, 1)
                message = browsers[waits].read(service.got[0])
                assert message["path"] == f"/t/{live.row.id}"
                assert message["title"] == "Your turn: Happy City"
                names = ("Anna", "Boris")
                assert message["text"] == f"{names[mover]} has moved. {names[waits]}, it is your turn."
                live.push()  # nothing has changed
                await quiet(hall, service, 1)
                hall.notifier._looked.clear()  # nobody looks any more
                await until_other(hall, live)
                await came(service, 2)
                assert service.got[1].path.endswith(("anna", "boris")[mover])

    asyncio.run(run())


def test_a_restart_calls_nobody_twice(sqlite: str) -> None:
    async def run() -> None:
        with Service() as service:
            browser = Browser(service.url)
            async with calling(sqlite) as hall:
                live = await sit(hall)
                seat = deciding(live.table.state)[0]
                await subscribe(hall, browser, (ANNA, BORIS)[seat], live.row.id)
                await look(hall, live, 1 - seat, (BORIS, ANNA)[seat])
                await came(service, 1)
            async with calling(sqlite) as hall:
                again = await hall.tables.open(live.row.id)
                await look(hall, again, 1 - seat, (BORIS, ANNA)[seat])
                await quiet(hall, service, 1)
                assert [got.path for got in service.got] == ["/push/one"]

    asyncio.run(run())


def test_whoever_looks_is_called_only_when_they_no_longer_do(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "LOOKING_SECONDS", 0.5)

    async def run() -> None:
        with Service() as service:
            browser = Browser(service.url)
            async with calling(sqlite) as hall:
                live = await sit(hall)
                seat = deciding(live.table.state)[0]
                device = (ANNA, BORIS)[seat]
                await subscribe(hall, browser, device)
                loop = asyncio.get_running_loop()
                before = loop.time()
                hall.notifier.looked(device)
                await look(hall, live, seat, device)
                assert len(await came(service, 1)) == 1
                assert loop.time() - before >= 0.5

    asyncio.run(run())


def test_a_turn_that_passes_at_once_calls_nobody(sqlite: str) -> None:
    async def run() -> None:
        with Service() as service:
            async with calling(sqlite) as hall:
                hall.notifier._moment = 60.0
                live, _, _ = await leave(hall, Browser(service.url))
                _, waits = await until_other(hall, live)
                assert list(hall.notifier._waiting) == [(live.row.id, waits)]
                assert service.got == []

    asyncio.run(run())


def test_a_browser_that_is_gone_is_forgotten_and_a_busy_service_is_tried_again(
    sqlite: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notifier, "FIRST_RETRY_SECONDS", 0.01)

    async def run() -> None:
        with Service(503, 429, 410) as service:
            browser = Browser(service.url)
            async with calling(sqlite) as hall:
                live, _, device = await leave(hall, browser)
                await came(service, 3)
                await quiet(hall, service, 3)
                assert await hall.store.notifications.preferences(device, live.row.id) == []

    asyncio.run(run())


def test_a_reminder_comes_a_day_later_to_those_who_want_one(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "REMINDING_SECONDS", 0.05)

    async def run() -> None:
        with Service() as service:
            browser = Browser(service.url)
            async with calling(sqlite) as hall:
                live, _, _ = await leave(hall, browser, remind=True)
                await came(service, 1)
                await quiet(hall, service, 1)
                monkeypatch.setattr(notifier, "now", lambda: now() + timedelta(days=1, minutes=1))
                await came(service, 2)
                await quiet(hall, service, 2)
                assert browser.read(service.got[1])["path"] == f"/t/{live.row.id}"

    asyncio.run(run())


def test_a_room_is_told_whose_turn_it_is(sqlite: str) -> None:
    async def run() -> None:
        with Service() as service:
            async with calling(sqlite) as hall:
                live = await sit(hall)
                seat = deciding(live.table.state)[0]
                await hall.store.notifications.set_webhook(
                    live.row.id, Webhook(f"{service.url}/room", Shape.PLAIN, "ru", BASE)
                )
                await look(hall, live, 1 - seat, (BORIS, ANNA)[seat])
                await came(service, 1)
                told = service.got[0].json()
                assert told["link"] == f"{BASE}/t/{live.row.id}"
                assert (told["game"], told["player"]) == ("happy_city", ("Anna", "Boris")[seat])
                assert "ждёт вас" in told["text"]

    asyncio.run(run())


def test_two_processes_tell_once(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def run() -> None:
        with Service() as service:
            browser = Browser(service.url)
            async with calling(url) as hall, calling(url) as other:
                for one in (hall, other):
                    one.notifier._moment = 60.0  # both are asked at the same moment, below
                live = await sit(hall)
                seat = deciding(live.table.state)[0]
                await subscribe(hall, browser, (ANNA, BORIS)[seat])
                await asyncio.gather(*(one.notifier._notify(live.row.id, seat) for one in (hall, other)))
                await came(service, 1)
                await quiet(hall, service, 1)
                for one in (hall, other):
                    await one.notifier._notify(live.row.id, seat)
                await quiet(hall, service, 1)
                assert service.got[0].path == "/push/one"

    asyncio.run(run())


def test_a_call_that_another_process_is_just_making_is_not_made_again(new_database: Callable[[str], str]) -> None:
    url = new_database("postgres")

    async def run() -> None:
        async with calling(url) as hall:
            live, seat, _ = await leave(hall)
            noted = sa.insert(schema.calls).values(table_id=live.row.id, seat=seat, entry=0, at=now(), reminded=False)
            with hall.store.database.engine.begin() as connection:  # of another process
                connection.execute(noted)
                claim = asyncio.create_task(hall.store.notifications.claim(Notified(live.row.id, seat, 0), None))
                await blocked(hall)
            assert not await claim

    asyncio.run(run())


def test_whoever_plays_alone_or_learns_is_not_called_and_bots_never(sqlite: str) -> None:
    async def run() -> None:
        with Service() as service:
            async with calling(sqlite) as hall:
                await subscribe(hall, Browser(service.url), ANNA)
                alone = await hall.tables.set_up(
                    registry.find("welcome_to"), {}, {"host": 0}, [SeatRow(0, "human", "Anna", "", ANNA, None)]
                )
                game = registry.find("happy_city")
                lesson = registry.lessons("happy_city")[0]
                seats = [SeatRow(seat, "bot", "Robo", "beginner", None, None) for seat in range(lesson.players)]
                seats[lesson.seat] = SeatRow(lesson.seat, "human", "Anna", "", ANNA, None)
                learning = await hall.tables.set_up_lesson(game, lesson, seats)
                bots = await sit(hall, "beginner", "beginner")
                await hall.store.tables.set_seat(bots.row.id, 0, kind="bot", bot="beginner")
                for id in (alone.id, learning.id, bots.row.id):
                    live = await hall.tables.open(id)
                    live.stale = True
                    async with hall.tables.holding(live):
                        hall.notifier.watch(live)
                assert hall.notifier._waiting == {}
                await quiet(hall, service, 0)

    asyncio.run(run())


def test_who_has_no_seat_any_more_is_not_called_and_forgotten_at_the_next_start(sqlite: str) -> None:
    def stored(hall: Hall) -> list[tuple[str, ...]]:
        with hall.store.database.engine.connect() as reader:
            parts = schema.subscriptions.c.endpoint, schema.subscribed_tables.c.endpoint
            return [tuple(reader.execute(sa.select(part)).scalars()) for part in parts]

    async def run() -> None:
        anna, boris = Browser("https://push.example", "anna"), Browser("https://push.example", "boris")
        async with calling(sqlite) as hall:
            live = await sit(hall)
            await subscribe(hall, anna, ANNA, live.row.id)
            await subscribe(hall, boris, BORIS, live.row.id)
            await hall.store.tables.end(live.row.id)
            await hall.store.notifications.forget_strangers()
            both = (anna.subscription.endpoint, boris.subscription.endpoint)
            assert stored(hall) == [both, both], "a finished table is a table"
            await hall.store.tables.set_seat(live.row.id, 1, device=None, kind="open")
            assert await hall.store.notifications.preference(ANNA, anna.subscription.endpoint) is not None
            assert await hall.store.notifications.preference(BORIS, boris.subscription.endpoint) is None
            assert await hall.store.notifications.preferences(BORIS, live.row.id) == []
            assert stored(hall) == [both, both]
        with TestClient(create_app(Settings(database=sqlite, backups=0))):
            pass
        async with calling(sqlite) as hall:
            left = (anna.subscription.endpoint,)
            assert stored(hall) == [left, left]

    asyncio.run(run())


def test_a_device_keeps_only_so_many_subscriptions(sqlite: str) -> None:
    async def run() -> None:
        async with calling(sqlite) as hall:
            live = await sit(hall)
            browsers = [Browser("https://push.example", str(number)) for number in range(MAX_BROWSERS + 1)]
            for browser in browsers[:-1]:
                await subscribe(hall, browser, ANNA, live.row.id)
            await subscribe(hall, browsers[0], ANNA)
            await subscribe(hall, Browser("https://push.example", "boris"), BORIS)
            assert len(await hall.store.notifications.preferences(ANNA, live.row.id)) == MAX_BROWSERS
            await subscribe(hall, browsers[-1], ANNA)
            (left,) = await hall.store.notifications.preferences(ANNA, live.row.id)
            assert left.subscription == browsers[-1].subscription
            assert len(await hall.store.notifications.preferences(BORIS, live.row.id)) == 1

    asyncio.run(run())


def test_a_host_sees_what_was_set_aside(sqlite: str) -> None:
    async def run() -> None:
        async with calling(sqlite) as hall:
            lanes = hall.notifier.outside.lanes
            lanes.set_aside(lanes.standing(("https://push.example/x", ANNA)), "push.example", "slow")
            told = {metric.name: metric.samples[0].value for metric in HallCollector(hall).collect() if metric.samples}
            assert told["ludopolis_endpoints_aside"] == 1

    asyncio.run(run())


def test_a_name_that_is_unknown_for_now_is_not_forgotten(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(notifier, "FIRST_RETRY_SECONDS", 0.01)

    async def unknown(host: str, port: int) -> list[str]:
        raise OSError("the line is down")

    async def run() -> None:
        async with open_hall(sqlite, outside=Outside(unknown), moment=60.0) as hall:
            live = await sit(hall)
            await subscribe(hall, Browser("https://push.example"), ANNA)
            (wish,) = await hall.store.notifications.preferences(ANNA, live.row.id)
            await hall.notifier.push(wish, hall.notifier.notification(live, 0, "en"))
            assert await hall.store.notifications.preferences(ANNA, live.row.id) == [wish]

    asyncio.run(run())
