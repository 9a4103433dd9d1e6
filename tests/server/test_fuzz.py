"""A little of the fuzzer, on each database. `python -m server.fuzz` sends more."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from server.fuzz import BEFORE, NO_LIMITS, Fuzzer, check_log, shares
from server.running import Server

FEW = {"requests": 100, "single": 50, "records": 20, "frames": 60}


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_strange_things_do_no_harm(kind: str, new_database: Callable[[str], str], strangers: Path) -> None:
    server = Server(new_database(kind), strangers, pause=0.0, limits=NO_LIMITS, before=BEFORE)
    try:
        fuzzer = Fuzzer(server.base, "tests", rough=False)
        for what, few in FEW.items():
            assert asyncio.run(fuzzer.run(what, few, time.monotonic() + 60)).sent >= few, what
        done, every = shares(fuzzer.counts)
        assert 2 * done > every > FEW["requests"] / 2  # most of them were not turned away at the door
        assert fuzzer.counts["request 422"] > 0
        assert server.device().get("/").status_code == 200
        check_log(server)
    finally:
        server.stop()
