"""Whoever answers a call can neither exhaust the server nor hold up the calls of others."""

import asyncio
import logging
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from prometheus_client import generate_latest

from ludopolis.server.notifications import lanes, outgoing
from ludopolis.server.notifications.lanes import Bounds
from ludopolis.server.notifications.outgoing import DONE, GONE, LATER, Lookups, Outside, UnknownHost
from ludopolis.server.ops.metrics import REGISTRY
from server.hostile import BOMB_BYTES, Hostile

QUICK = Bounds(exchange_seconds=1.0, place_seconds=0.1)
"""For those that take as long as they may."""
PATIENCE_SECONDS = 20.0
"""For what takes a second, however busy the machine is."""


async def local(host: str, port: int) -> list[str]:
    return ["127.0.0.1"]


@contextmanager
def outside(bounds: Bounds | None = None, resolve: Any = local) -> Iterator[Outside]:
    made = Outside(resolve, anywhere=True, bounds=bounds)
    try:
        yield made
    finally:
        made.close()


async def send(to: Outside, url: str, device: str = "") -> str:
    async with asyncio.timeout(PATIENCE_SECONDS):
        return await to.post(url, b"{}", {}, device)


@pytest.mark.parametrize(
    ("kind", "outcome", "aside"),
    [
        ("endless", DONE, "large"),
        ("bomb", DONE, "large"),
        ("drip", DONE, "slow"),
        ("drip-head", LATER, "slow"),
        ("endless-head", LATER, "large"),
        ("interim", LATER, "large"),
        ("silent", LATER, "slow"),
        ("redirect", GONE, ""),
        ("refuse", LATER, ""),
        ("good", DONE, ""),
        ("slow", DONE, ""),
    ],
)
def test_the_status_counts_and_whoever_goes_over_a_limit_is_set_aside(
    kind: str, outcome: str, aside: str, caplog: pytest.LogCaptureFixture
) -> None:
    async def run() -> None:
        with Hostile() as there, outside(QUICK if aside == "slow" else None) as to:
            assert await send(to, there.url(kind)) == outcome
            assert there.asked == [f"/{kind}/0"]
            assert to.lanes.aside() == bool(aside)
            if aside:
                assert await send(to, there.url(kind)) == LATER
                assert there.asked == [f"/{kind}/0"], "it was asked again at once"

    caplog.set_level(logging.WARNING)
    asyncio.run(run())
    told = [record.getMessage() for record in caplog.records]
    assert told == ([f"an endpoint at 127.0.0.1 is set aside for 15 s: {aside}"] if aside else [])
    figures = generate_latest(REGISTRY).decode()
    assert f'ludopolis_posts_total{{outcome="{outcome}"}}' in figures
    assert not aside or f'ludopolis_endpoints_set_aside_total{{why="{aside}"}}' in figures


@pytest.mark.parametrize("kind", ["endless", "bomb", "endless-head", "interim"])
def test_an_answer_takes_no_memory_however_large_it_is_or_would_be(kind: str) -> None:
    async def run() -> int:
        with Hostile() as there, outside() as to:
            await send(to, there.url("good"))  # whatever is loaded only once
            before, _ = tracemalloc.get_traced_memory()
            tracemalloc.reset_peak()
            await send(to, there.url(kind))
            return tracemalloc.get_traced_memory()[1] - before

    tracemalloc.start()
    try:
        assert asyncio.run(run()) < BOMB_BYTES // 10
    finally:
        tracemalloc.stop()


def test_nothing_packed_is_asked_for_and_the_connection_is_not_kept() -> None:
    heads: list[bytes] = []

    async def run() -> None:
        async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            heads.append(await reader.readuntil(b"\r\n\r\n"))
            writer.write(b"HTTP/1.1 204 No Content\r\n\r\n")
            assert await reader.read() == b"{}"  # and then the line is cut
            writer.close()

        server = await asyncio.start_server(serve, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        with outside() as to:
            assert await send(to, f"http://rooms.example:{port}/a?b") == DONE
        server.close()
        await server.wait_closed()

    asyncio.run(run())
    (head,) = heads
    assert head.startswith(b"POST /a?b HTTP/1.1\r\n")
    assert b"accept-encoding: identity\r\n" in head.lower()


def test_a_pause_doubles_and_belongs_to_one_device(caplog: pytest.LogCaptureFixture) -> None:
    async def run() -> None:
        with Hostile() as there, outside(Bounds(first_pause_seconds=20, longest_pause_seconds=50)) as to:
            url = there.url("endless-head")
            for _ in range(4):
                assert await send(to, url, "anna") == LATER
                to.lanes.standing((url, "anna")).until = 0.0
            assert len(there.asked) == 4
            assert await send(to, url, "anna") == await send(to, url, "anna") == LATER
            assert len(there.asked) == 5
            await send(to, url, "boris")
            assert len(there.asked) == 6, "another device waits for the first one's fault"
            assert await send(to, there.url("good"), "anna") == DONE

    caplog.set_level(logging.WARNING)
    asyncio.run(run())
    told = [record.getMessage() for record in caplog.records]
    pauses = [20, 40, 50, 50, 50, 20]
    assert told == [f"an endpoint at 127.0.0.1 is set aside for {pause} s: large" for pause in pauses]


def test_whoever_keeps_the_limits_again_is_forgiven() -> None:
    async def run() -> None:
        with Hostile() as there, outside() as to:
            url = there.url("good")
            standing = to.lanes.standing((url, ""))
            to.lanes.set_aside(standing, "rooms.example", "slow")
            assert await send(to, url) == LATER
            standing.until = 0.0
            assert await send(to, url) == DONE
            assert (standing.faults, standing.good, to.lanes.aside()) == (0, True, 0)

    asyncio.run(run())


@pytest.mark.parametrize("kind", ["drip", "drip-head", "silent"])
def test_a_hundred_that_drip_hold_nobody_up(kind: str) -> None:
    """Neither an endpoint that answered before, nor a new one; nor are there more connections than there may be."""
    bounds = Bounds(exchange_seconds=3.0, place_seconds=0.2, known=2, new=16, slow=2, late=4)

    async def run() -> tuple[float, float]:
        with Hostile() as there, outside(bounds) as to:
            await send(to, there.url("good", 1))
            dripping = [asyncio.create_task(send(to, there.url(kind, number))) for number in range(100)]
            await asyncio.sleep(0.05)
            began = time.monotonic()
            assert await send(to, there.url("good", 1)) == DONE
            known = time.monotonic() - began
            assert await send(to, there.url("good", 2)) == DONE
            new = time.monotonic() - began
            assert sum(not task.done() for task in dripping) > 0
            for task in dripping:
                task.cancel()
            await asyncio.gather(*dripping, return_exceptions=True)
        return known, new

    known, new = asyncio.run(run())
    assert known < 2.0
    assert new < 5.0


def test_an_endpoint_has_one_exchange_at_a_time_and_few_messages_that_wait() -> None:
    async def run() -> None:
        with Hostile() as there, outside(Bounds(exchange_seconds=5.0)) as to:
            many = [asyncio.create_task(send(to, there.url("silent"))) for _ in range(12)]
            done, waiting = await asyncio.wait(many, timeout=0.5)
            assert [task.result() for task in done] == [LATER, LATER]
            assert there.asked == ["/silent/0"]
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)

    asyncio.run(run())


def test_what_waits_for_slow_endpoints_does_not_pile_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """Their lane does little, and they may ask for much: whoever finds its queue full retries later."""
    monkeypatch.setattr(lanes, "MAX_QUEUE", 5)

    async def run() -> None:
        with Hostile() as there, outside(Bounds(exchange_seconds=1.0, slow=2)) as to:
            urls = [there.url("silent", number) for number in range(20)]
            for url in urls:
                to.lanes.standing((url, "")).slow = True
            many = [asyncio.create_task(send(to, url)) for url in urls]
            done, waiting = await asyncio.wait(many, timeout=0.5)
            assert [task.result() for task in done] == [LATER] * 13
            assert len(there.asked) == 2
            assert await send(to, there.url("good")) == DONE, "another lane has a queue of its own"
            for task in waiting:
                task.cancel()
            await asyncio.gather(*waiting, return_exceptions=True)
            assert await send(to, urls[-1]) == LATER, "the queue is empty again"
            assert there.asked[-1] == "/silent/19"

    asyncio.run(run())


def test_a_silent_name_server_holds_neither_a_message_nor_other_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "LOOKUPS", 2)
    asked = []

    def look_up(host: str, port: int, **more: Any) -> list[Any]:
        asked.append(host)
        if host.startswith("silent"):
            time.sleep(2.0)
        return [(2, 1, 6, "", ("127.0.0.1", port))]

    async def run() -> None:
        with Hostile() as there, outside(QUICK, resolve=None) as to:
            port = there.base.rpartition(":")[2]
            good = f"http://good.example:{port}/good/0"
            assert await send(to, good) == DONE
            silent = [f"http://silent{number}.example:{port}/good/0" for number in range(9)]
            began = time.monotonic()
            assert await asyncio.gather(*(send(to, url) for url in silent)) == [LATER] * 9
            assert to.lanes.aside() == 9
            assert await send(to, good) == DONE, "endpoints that answered well have threads of their own"
            with pytest.raises(UnknownHost):
                await to.target(silent[0])
            await asyncio.to_thread(lambda: None)
            assert time.monotonic() - began < PATIENCE_SECONDS
            assert len([host for host in asked if host.startswith("silent")]) <= 4, "more threads than there may be"

    monkeypatch.setattr("socket.getaddrinfo", look_up)
    asyncio.run(run())
    assert Lookups()._threads._max_workers == 2
