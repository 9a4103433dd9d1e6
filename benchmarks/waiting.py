"""How long people wait for a whole turn of a Master, on a real server.

    python -m benchmarks.waiting [SITE]      with SITE, also measures the compiled package in that folder

Writes waiting.md. A random player plays one Master; a wait lasts from the player's last move until the next question.
"""

import json
import secrets
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any

import httpx
from websockets.sync.client import connect
from websockets.typing import Origin

from benchmarks.serving import Serving
from ludopolis import registry

RESULTS = Path(__file__).parent / "waiting.md"
SOURCES = Path(__file__).resolve().parent.parent / "src"
MAX_WAIT_SECONDS = 5.0
TURNS = 12
"""Waits measured for each game."""
MIN_WAIT_SECONDS = 0.05
"""Less than this is not a wait for the Master."""


def waits(base: str, game: str) -> list[float]:
    """Seconds waited for the Master."""
    rng = Random(game)
    with httpx.Client(base_url=base, headers={"Origin": base}, timeout=30) as http:
        seats = [{"kind": "me", "name": "Anna"}, {"kind": "bot", "name": "Ada", "bot": "master"}]
        table = http.post("/api/tables", json={"game": game, "seats": seats}).json()["table"]
        cookie = f"ludopolis={http.cookies.get('ludopolis', '')}"
        address = f"{base.replace('http', 'ws', 1)}/api/tables/{table}/ws?seat=0"
        taken: list[float] = []
        with connect(address, origin=Origin(base), additional_headers={"Cookie": cookie}) as socket:
            state: dict[str, Any] = json.loads(socket.recv())
            since = perf_counter()
            while len(taken) < TURNS and "over" not in state:
                if not state["legal"]:
                    state = json.loads(socket.recv(60))
                    continue
                waited = perf_counter() - since
                if waited > MIN_WAIT_SECONDS:
                    taken.append(waited)
                move = rng.choice(state["legal"])["move"]
                number = state["number"]
                body = {"seat": 0, "number": number, "key": secrets.token_hex(8), "move": move}
                http.post(f"/api/tables/{table}/moves", json=body).raise_for_status()
                while state["number"] <= number:
                    state = json.loads(socket.recv(60))
                since = perf_counter()
    return taken[1:]  # the first one includes starting the worker


def main() -> None:
    builds = [("interpreted", SOURCES), *(("compiled", Path(site).resolve()) for site in sys.argv[1:2])]
    lines = ["# Waiting for a Master", "", f"Seconds for a whole turn, two players; {MAX_WAIT_SECONDS:g} at most.", ""]
    lines += ["| game | build | median | longest | turns |", "| --- | --- | ---: | ---: | ---: |"]
    late = False
    for build, package in builds:
        with tempfile.TemporaryDirectory() as data, Serving(build, package, Path(data), 0) as serving:
            for game in registry.ids():
                taken = waits(serving.base, game)
                late |= max(taken) > MAX_WAIT_SECONDS
                lines.append(f"| {game} | {build} | {median(taken):.1f} | {max(taken):.1f} | {len(taken)} |")
                print(lines[-1], flush=True)
    RESULTS.write_text("\n".join(lines) + "\n")
    if late:
        sys.exit(f"somebody waited longer than {MAX_WAIT_SECONDS:g} s")


if __name__ == "__main__":
    main()
