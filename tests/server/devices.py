"""A device for tests: a cookie jar, requests from our own page, and sockets."""

import json
from typing import Any, Self
from uuid import uuid4

import httpx
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from ludopolis.engine.values.difference import applied

State = dict[str, Any]
PATIENCE_SECONDS = 60.0
"""How long an answer may take, however busy the machine is."""


class Watcher:
    """A viewer's socket. Keeps every message as it came, and the latest state."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.raw: list[str] = []
        self.log: list[State] = []
        self.state: State = {}
        self.next()

    def next(self, timeout: float = PATIENCE_SECONDS) -> State:
        """Waits for one more message."""
        message = str(self.connection.recv(timeout))
        self.raw.append(message)
        told = json.loads(message)
        self.state = {**applied(self.state, told["state"]), **told} if told["t"] == "changes" else told
        log = told["log"]
        self.log = self.log[: log["keep"]] + log["add"]
        return self.state

    def until(self, number: int) -> State:
        """Waits until the view has reached that number."""
        while self.state["number"] < number:
            self.next()
        return self.state

    def quiet(self, seconds: float = 0.3) -> bool:
        """Whether no message comes for a while."""
        try:
            self.next(seconds)
        except TimeoutError:
            return True
        return False

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.connection.close()


class Device:
    """A browser with its cookies."""

    def __init__(self, base: str) -> None:
        self.base = base
        # Nothing here has a certificate, and reading those of the authorities takes longer than most tests.
        self.http = httpx.Client(base_url=base, headers={"Origin": self.origin}, timeout=PATIENCE_SECONDS, verify=False)

    @property
    def origin(self) -> str:
        """What the browser says where its pages come from."""
        return "/".join(self.base.split("/")[:3])

    def post(self, path: str, **body: Any) -> httpx.Response:
        """A request from our own page."""
        return self.http.post(f"/api{path}", json=body)

    def get(self, path: str) -> httpx.Response:
        """A page or a document."""
        return self.http.get(path)

    def new_table(self, game: str, *seats: dict[str, str], **more: Any) -> str:
        """Sets a table up and returns its id."""
        answer = self.post("/tables", game=game, seats=list(seats), **more)
        assert answer.status_code == 201, answer.text
        return str(answer.json()["table"])

    def watch(self, table: str, seat: int | None = None, text: bool = False, changes: bool = False) -> Watcher:
        """Watches a table as a seat, or as the spectator."""
        query = f"?text={str(text).lower()}&changes={str(changes).lower()}" + ("" if seat is None else f"&seat={seat}")
        address = f"{self.base.replace('http', 'ws', 1)}/api/tables/{table}/ws{query}"
        cookie = f"ludopolis={self.http.cookies.get('ludopolis', '')}"
        connection = connect(
            address,
            origin=Origin(self.origin),
            additional_headers={"Cookie": cookie},
            legacy=True,
            open_timeout=PATIENCE_SECONDS,
        )
        return Watcher(connection)

    def move(self, table: str, seat: int, number: int, move: str, key: str = "") -> httpx.Response:
        """Plays a move."""
        return self.post(f"/tables/{table}/moves", seat=seat, number=number, key=key or uuid4().hex, move=move)

    def play(self, table: str, watcher: Watcher, seat: int, move: str) -> State:
        """Plays a move that must be accepted, and waits for its effect."""
        number = watcher.state["number"]
        answer = self.move(table, seat, number, move)
        assert answer.status_code == 200, answer.text
        return watcher.until(number + 1)


ME = {"kind": "me", "name": "Anna"}
FRIEND = {"kind": "link"}
BOT = {"kind": "bot", "bot": "beginner", "name": "Bo"}
