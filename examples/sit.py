"""Puts a bot of yours on an open seat of a table in the browser.

    python examples/sit.py http://127.0.0.1:8000/t/TABLE --bot greedy --name Robo

The link is the one that you send to friends. `--bot` takes every name that the arena takes, `py:MODULE:CLASS` for a
class of yours. The server sends the position blinded for this seat, so the bot knows what a person there would know.
"""

import argparse
import json
from http.cookiejar import CookieJar
from random import Random
from typing import Any
from urllib.request import HTTPCookieProcessor, Request, build_opener
from uuid import uuid4

from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ludopolis import bots, registry

MOVE_SECONDS = 10.0


class Player:
    """A device that sits at a table."""

    def __init__(self, link: str) -> None:
        self.base, _, self.table = link.split("?")[0].rstrip("/").rpartition("/t/")
        self.origin = "/".join(self.base.split("/")[:3])
        self.cookies = CookieJar()
        self.http = build_opener(HTTPCookieProcessor(self.cookies))

    def post(self, action: str, **body: Any) -> Any:
        """A request; raises `HTTPError` if it is refused."""
        text = json.dumps({**body, "key": uuid4().hex}).encode()
        headers = {"Content-Type": "application/json", "Origin": self.origin}
        address = f"{self.base}/api/tables/{self.table}/{action}"
        with self.http.open(Request(address, text, headers)) as answer:
            return json.load(answer)

    def watch(self, query: str) -> ClientConnection:
        """The socket of a viewer."""
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{self.table}/ws?{query}"
        cookie = "; ".join(f"{each.name}={each.value}" for each in self.cookies)
        return connect(address, origin=Origin(self.origin), additional_headers={"Cookie": cookie}, legacy=True)

    def open_seat(self) -> int:
        """A seat that waits for somebody."""
        with self.watch("") as socket:
            seats = json.loads(socket.recv())["seats"]
        found = [number for number, seat in enumerate(seats) if seat["kind"] == "open"]
        if not found:
            raise SystemExit("Nobody is awaited at this table: set one up with an open seat.")
        return found[0]

    def play(self, bot: bots.Bot, name: str) -> Any:
        """Sits down and plays to the end; returns the result."""
        seat = self.open_seat()
        self.post("join", seat=seat, name=name)
        rng = Random()
        with self.watch(f"seat={seat}&blinded=true") as socket:
            for message in socket:
                told = json.loads(message)
                if told["t"] != "state":
                    continue
                if "over" in told or told["status"] != "running":
                    return told.get("over")
                if told["asks"] is not None:
                    known = told["blinded"]
                    state = registry.find(known["game"], rules=known["rules"]).load(known["position"])
                    move = bot.choose(state, seat, rng)
                    self.post("moves", seat=seat, number=told["number"], move=state.to_text(seat, move))
        return None


def main() -> None:
    """Sits down at the table of the link."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("link")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--name", default="Robo")
    given = parser.parse_args()
    bot = bots.hire(given.bot, MOVE_SECONDS)
    try:
        over = Player(given.link).play(bot, given.name)
        print(f"points {over['totals']}, won by seats {over['winners']}" if over else "The table was closed.")
    finally:
        bot.close()


if __name__ == "__main__":
    main()
