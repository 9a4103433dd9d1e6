"""People who play whole games whatever happens, as a browser does, and write down what they were promised."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from random import Random
from typing import Any

import httpx
from our_games import OUR_GAMES
from server.hostile import HARMFUL
from server.services import Browser
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException
from websockets.typing import Origin

from ludopolis.engine.values.difference import applied
from ludopolis.server.guard.access import hashed
from ludopolis.server.guard.devices import COOKIE

State = dict[str, Any]

ANSWERS = (200, 201, 403, 404, 409, 410, 422)
"""A request with one of these was carried out or refused; with anything else it is repeated."""
SILENCE_SECONDS = 8.0
"""Who hears nothing for so long looks again."""
QUIET_SECONDS = 1.5
"""When everybody has stopped and no bot must move, nothing comes for so long."""
BOT_SECONDS = 30.0
"""A bot whose worker hangs is given up before that."""
WITHDRAW_SHARE = 0.05
PLAYERS = {"ginkgopolis": 3, "happy_city": 3, "streets": 2, "uptown": 3, "welcome_to": 3}


@dataclass
class Promises:
    """What the servers have said about requests, by table and key."""

    kept: dict[tuple[str, str], str] = field(default_factory=dict)
    """Acknowledged: the move, or nothing for a withdrawal."""
    refused: set[tuple[str, str]] = field(default_factory=set)
    finished: list[str] = field(default_factory=list)
    leaks: list[str] = field(default_factory=list)


class Viewer:
    """A seat of a table, or its spectator, as one device sees it."""

    def __init__(self, party: "Party", seat: int | None, changes: bool) -> None:
        self.party = party
        self.seat = seat
        self.changes = changes
        self.http = httpx.AsyncClient(base_url=party.base, headers={"Origin": party.base}, timeout=15, verify=False)
        self.state: State = {}
        self.log: list[State] = []
        self.forbidden: list[str] = []
        """What must not be in anything this viewer is sent."""

    async def post(self, path: str, **body: Any) -> httpx.Response:
        """Asks for a change, and repeats that until it is answered."""
        while True:
            try:
                answer = await self.http.post(f"/api{path}", json=body)
            except httpx.TransportError:
                await self.party.pause()
                continue
            if answer.status_code in ANSWERS:
                return answer
            await self.party.pause()

    @asynccontextmanager
    async def socket(self) -> AsyncIterator[ClientConnection]:
        """A connection to the table."""
        seat = "" if self.seat is None else f"&seat={self.seat}"
        id = self.party.watch if self.seat is None else self.party.table
        address = f"{self.party.base.replace('http', 'ws', 1)}/api/tables/{id}/ws?changes={self.changes}{seat}"
        cookie = {"Cookie": f"{COOKIE}={self.http.cookies.get(COOKIE, '')}"}
        async with connect(address, origin=Origin(self.party.base), additional_headers=cookie) as socket:
            yield socket

    async def hear(self, socket: ClientConnection, seconds: float = SILENCE_SECONDS) -> None:
        """Takes in one message. Raises `TimeoutError` if none comes."""
        text = str(await asyncio.wait_for(socket.recv(), seconds))
        self.party.promises.leaks += [f"{secret} to {self.seat}" for secret in self.forbidden if secret in text]
        told = json.loads(text)
        self.state = {**applied(self.state, told["state"]), **told} if told["t"] == "changes" else told
        self.log = self.log[: told["log"]["keep"]] + told["log"]["add"]

    async def play(self) -> None:
        """Plays until the game is over, or until everybody stops and there is nothing more to hear."""
        while True:
            try:
                async with self.socket() as socket:
                    while not self.party.stopped.is_set():
                        await self.hear(socket)
                        if "over" in self.state:
                            return
                        if self.seat is not None and self.state["legal"]:
                            await self.decide()
                    await self.hear_the_rest(socket)
                    return
            except (OSError, TimeoutError, WebSocketException):
                await self.party.pause()

    async def hear_the_rest(self, socket: ClientConnection) -> None:
        """Listens until only people have to decide, who do nothing any more, and everything has been told."""
        while True:
            seats = self.state.get("seats", [])
            bots = not seats or any(seats[seat]["kind"] == "bot" for seat in self.state["deciding"])
            try:
                await self.hear(socket, BOT_SECONDS if bots else QUIET_SECONDS)
            except TimeoutError:
                if bots:
                    raise
                return

    async def decide(self) -> None:
        """Makes a move, or takes one back."""
        rng, table = self.party.rng, self.party.table
        key = f"{rng.getrandbits(128):032x}"
        body: State = {"seat": self.seat, "number": self.state["number"], "key": key}
        if self.state["undo"] and rng.random() < WITHDRAW_SHARE:
            move, answer = "", await self.post(f"/tables/{table}/withdraw", **body)
        else:
            move = rng.choice(self.state["legal"])["move"]
            answer = await self.post(f"/tables/{table}/moves", **body, move=move)
        if answer.status_code == 200:
            self.party.promises.kept[table, key] = move
        else:
            self.party.promises.refused.add((table, key))


class Party:
    """One game after another at tables of a few people, mostly with a bot, and somebody who watches.

    With a `hostile` world outside, everybody is called there when it is their turn, and so is the table's room.
    """

    def __init__(self, base: str, rng: Random, promises: Promises, stopped: asyncio.Event, hostile: str) -> None:
        self.base = base
        self.hostile = hostile
        self.rng = rng
        self.promises = promises
        self.stopped = stopped
        self.table = ""
        self.watch = ""
        self.viewers: list[Viewer] = []

    async def pause(self) -> None:
        """Waits a little before the next try."""
        await asyncio.sleep(0.05 + 0.2 * self.rng.random())

    async def play(self) -> None:
        """Plays until everybody stops."""
        while not self.stopped.is_set():
            await self.sit_down(self.rng.choice(OUR_GAMES))
            await asyncio.gather(*(viewer.play() for viewer in self.viewers))
            if not self.stopped.is_set():
                self.promises.finished.append(self.table)

    async def sit_down(self, game: str) -> None:
        """Sets a table up: the first device makes it, the others join by its link."""
        players = PLAYERS[game]
        bot = self.rng.random() < 0.7
        people = players - bot
        viewers = [Viewer(self, seat, self.rng.random() < 0.5) for seat in range(people)]
        seats: list[dict[str, str]] = [{"kind": "me", "name": "Anna"}, *({"kind": "link"} for _ in range(people - 1))]
        seats += [{"kind": "bot", "bot": "beginner", "name": "Bo"}] * bot
        key = f"{self.rng.getrandbits(256):064x}"
        made = (await viewers[0].post("/tables", key=key, game=game, seats=seats)).json()
        self.table, self.watch = made["table"], made["watch"].removeprefix("/w/")
        for viewer in viewers[1:]:
            key = f"{self.rng.getrandbits(256):064x}"
            joined = await viewer.post(f"/tables/{self.table}/join", key=key, seat=viewer.seat, name=f"P{viewer.seat}")
            assert joined.status_code == 200, joined.text
        spectator = Viewer(self, None, self.rng.random() < 0.5)
        tokens = [viewer.http.cookies[COOKIE] for viewer in viewers]
        for viewer in (*viewers, spectator):
            viewer.forbidden = [*tokens, *map(hashed, tokens)]
        spectator.forbidden.append(self.table)
        self.viewers = [*viewers, spectator]
        if self.hostile:
            await self.name_endpoints(viewers)

    async def name_endpoints(self, viewers: list[Viewer]) -> None:
        """Everybody subscribes, and the host names a room."""
        for viewer in viewers:
            wish = Browser(self.endpoint(), f"{viewer.seat}").subscription._asdict()
            answer = await viewer.post("/calls", **wish, table=self.table)
            assert answer.status_code == 200, answer.text
        answer = await viewers[0].post(f"/tables/{self.table}/room", url=self.endpoint())
        assert answer.status_code == 200, answer.text

    def endpoint(self) -> str:
        """A new endpoint that means harm."""
        return f"{self.hostile}/{self.rng.choice(HARMFUL)}/{self.rng.getrandbits(32)}"
