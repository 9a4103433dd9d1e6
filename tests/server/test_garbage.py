"""When the server looks for garbage: now and then, and sooner if it has grown."""

import asyncio
import gc
from collections.abc import Iterator

import pytest

from ludopolis.server.ops import garbage


class Clock:
    """Time that passes only while somebody sleeps."""

    def __init__(self, seconds: float) -> None:
        self.now = 0.0
        self.end = seconds

    async def sleep(self, seconds: float) -> None:
        self.now += seconds
        if self.now > self.end:
            raise asyncio.CancelledError

    def monotonic(self) -> float:
        return self.now


def collections(monkeypatch: pytest.MonkeyPatch, seconds: float, sizes: Iterator[int]) -> list[float]:
    """When everything was looked at, while the process had these sizes one after the other."""
    clock, found = Clock(seconds), list[float]()
    monkeypatch.setattr(garbage, "monotonic", clock.monotonic)
    monkeypatch.setattr(asyncio, "sleep", clock.sleep)
    monkeypatch.setattr(garbage, "memory_bytes", lambda: next(sizes))
    monkeypatch.setattr(gc, "collect", lambda: found.append(clock.now))
    with pytest.raises(asyncio.CancelledError):
        asyncio.run(garbage.collect_now_and_then())
    return found


def test_a_process_that_does_not_grow_is_looked_at_seldom(monkeypatch: pytest.MonkeyPatch) -> None:
    assert collections(monkeypatch, 1300.0, iter(lambda: 100, 0)) == [600.0, 1200.0]


def test_one_that_has_grown_is_looked_at_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    sizes = iter([100, 110, 116, 120, 130, 140, 150, *[150] * 9])
    assert collections(monkeypatch, 90.0, sizes) == [30.0, 60.0]


def test_the_size_of_this_process_is_known_on_linux() -> None:
    assert garbage.memory_bytes() > 10_000_000 or not garbage.STATM.exists()
