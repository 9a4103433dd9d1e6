"""A little of the fuzzer, on each database. `python -m server.fuzz` sends more."""

import asyncio
import time

from server.fuzz import Fuzzer
from server.running import Server

FEW = {"requests": 150, "records": 30, "frames": 60}


def test_strange_things_do_no_harm(server: Server) -> None:
    fuzzer = Fuzzer(server.base, "tests", rough=False)
    sent = {kind: asyncio.run(fuzzer.run(kind, count, time.monotonic() + 60)) for kind, count in FEW.items()}
    assert sent == FEW
    assert fuzzer.counts["request 422"] > 0
    assert server.device().get("/").status_code == 200
