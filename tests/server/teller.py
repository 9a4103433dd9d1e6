"""Tells a story of proper requests to a server, and beside some of them sends the same one with one thing changed."""

import asyncio
import json
import re
from collections import Counter
from collections.abc import Awaitable, Callable
from random import Random
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from server import strange
from server.rawhttp import Answer, Headers, Line, NoAnswer, first_message

CHANGED = 0.45
"""How many of the steps go with a changed one."""
ENDS = [-(2**63), -(2**31) - 1, -(2**31), -1, 0, 1, 27, 28, 29, 30, 2**31 - 1, 2**31, 2**32, 2**53, 2**63 - 1, 2**63]
DATES = ["0000-00", "0001-01", "0001-02", "1969-12", "2026-02", "2026-13", "9999-11", "9999-12", "10000-01", "2026-W01"]
DAYS = ["0001-01-01", "9999-12-31", "2026-02-30", "1970-01-01", "20261117"]
HEADERS: list[tuple[str, str]] = [
    ("Accept", "text/html"),
    ("Accept-Language", "ru"),
    ("Accept-Language", "x;q=,,;-"),
    ("Accept-Encoding", "gzip"),
    ("Ludopolis-Client", "old"),
    ("Range", "bytes=9-1"),
    ("If-None-Match", '"x"'),
    ("Content-Type", "text/plain"),
    ("Cookie", 'ludopolis="\\000"; lang=\\377'),
    ("Host", "["),
    ("Host", "x" * 4_000),
    ("Host", "a:99999"),
    ("Origin", "http://elsewhere.example"),
]
NAMED = re.compile(r"[\w-]{8,}")
"""What in an address may be an id or a secret."""


class Broken(Exception):
    """An answer that must not be."""


class Lost(Exception):
    """The story cannot go on, because of what was changed in it."""


class Browser:
    """A device: its cookies."""

    def __init__(self) -> None:
        self.cookies: dict[str, str] = {}


class Step(NamedTuple):
    """A request."""

    who: Browser
    method: str
    path: str
    query: dict[str, Any]
    body: Any = None
    headers: Headers = ()

    @property
    def address(self) -> str:
        """The path with its query."""
        return self.path + ("?" + urlencode(self.query, errors="replace") if self.query else "")


class Teller:
    """Tells one story. Everything it does comes from `rng`, but for what the server has made."""

    def __init__(self, rng: Random, line: Line, counts: Counter[str], name: str, parked: list[Any]) -> None:
        self.rng = rng
        self.line = line
        self.counts = counts
        self.name = name
        self.parked = parked
        """Tables with clocks, for stories of somebody who is late."""
        self.sent = 0
        self.known: list[str] = [*strange.GAMES]
        """Ids and secrets that the story has come across."""
        self.steps: list[Step] = []
        self.devices: list[Browser] = [Browser()]

    def browser(self) -> Browser:
        """A new device."""
        self.devices.append(Browser())
        return self.devices[-1]

    def key(self) -> str:
        """A key that no other request has."""
        return f"{self.rng.getrandbits(160):040x}"

    async def post(self, who: Browser, path: str, **body: Any) -> Any:
        """A change that must be accepted for the story to go on. Returns the answer's data."""
        return await self._tell(Step(who, "POST", path, {}, {"key": self.key(), **body}))

    async def send(self, who: Browser, path: str, body: Any = None, **query: Any) -> Any:
        """The same with a body that has no key, or none."""
        return await self._tell(Step(who, "POST", path, query, body))

    async def get(self, who: Browser, path: str, **query: Any) -> Any:
        """Something to read."""
        return await self._tell(Step(who, "GET", path, query))

    async def may(self, asked: Awaitable[Any]) -> Any:
        """A step that may be refused without an end to the story."""
        try:
            return await asked
        except Lost:
            return None

    async def look(self, who: Browser, table: str, seat: int | None, **more: Any) -> Any:
        """What a socket says first. It may be changed, too."""
        query = {**({} if seat is None else {"seat": seat}), **more}
        step = Step(who, "GET", f"/api/tables/{table}/ws", query)
        if self.rng.random() < CHANGED / 4:
            await self._open(self._changed(step)._replace(method="GET", body=None))
        answer = await self._open(step)
        if not answer.body:
            raise Lost
        return answer.json()

    async def _open(self, step: Step) -> Answer:
        self.sent += 1
        try:
            answer = await first_message(self.line.port, step.address, self._headers(step))
        except NoAnswer as late:
            raise Broken(f"{self.name}: no answer to {late}") from late
        if answer.status >= 500:
            raise Broken(f"{self.name}: {answer.status} to the socket {step}")
        self.counts[f"socket {answer.status}"] += 1
        return answer

    async def _tell(self, step: Step) -> Any:
        change = self.rng.random() < CHANGED
        first = self.rng.random() < 0.5
        if change and first:
            await self._vary(step)
        answer = await self._ask(step, proper=True)
        self.steps.append(step)
        if change and not first:
            await self._vary(step)
        if not answer.good:
            raise Lost
        told = answer.json()
        self._note(step.path, answer.body.decode("utf-8", "replace") if isinstance(told, dict) else "")
        return told if told is not None else answer.body.decode("utf-8", "replace")

    def _note(self, *texts: str) -> None:
        for text in texts:
            for name in NAMED.findall(text[:2_000]):
                if name not in self.known:
                    self.known.append(name)
        del self.known[60:]

    async def _vary(self, step: Step) -> None:
        match self.rng.randrange(10):
            case 0:  # a step twice
                await self._ask(step)
            case 1:  # two at once
                other = Line(self.line.port)
                try:
                    await asyncio.gather(self._ask(step), self._ask(step, line=other))
                finally:
                    other.close()
            case 2 if self.steps:  # a step out of order
                await self._ask(self.rng.choice(self.steps))
            case 3:  # another device
                await self._ask(step._replace(who=self.rng.choice([*self.devices, Browser()])))
            case _:
                await self._ask(self._changed(step))

    def _changed(self, step: Step) -> Step:
        """The step with one thing changed."""
        rng = self.rng
        fields = step.body if isinstance(step.body, dict) else {}
        numbers = [name for name, value in fields.items() if isinstance(value, int)]
        texts = [name for name, value in fields.items() if isinstance(value, str)]
        choices: list[Callable[[], Step]] = [
            lambda: step._replace(headers=(rng.choice(HEADERS),)),
            lambda: step._replace(path=self._path(step.path)),
            lambda: step._replace(path=self._path(step.path)),
        ]
        if step.query:
            choices += [lambda: step._replace(query=self._query(step.query))] * 4
        if fields:
            choices += [lambda: step._replace(body=strange.changed(rng, step.body))] * 4
        if numbers:
            name = rng.choice(numbers)
            choices += [lambda: step._replace(body={**fields, name: rng.choice(ENDS)})] * 3
        if texts:
            text = rng.choice(texts)
            choices += [lambda: step._replace(body={**fields, text: rng.choice([*self.known, *strange.TEXTS])})] * 2
        if isinstance(step.body, bytes):
            choices += [lambda: step._replace(body=strange.garbled(rng, step.body))] * 3
        if rng.random() < 0.05:
            return step._replace(method=rng.choice(["GET", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "POST"]))
        return rng.choice(choices)()

    def _path(self, path: str) -> str:
        parts = path.split("/")
        places = [index for index, part in enumerate(parts) if part in self.known or part.isdecimal()]
        if not places:
            return path
        odd = quote(strange.text(self.rng).encode("utf-8", "replace"))[:3_000]
        others = [*self.known, *map(str, ENDS[:4]), *DAYS, "%00", odd]
        parts[self.rng.choice(places)] = self.rng.choice(others)
        return "/".join(parts)

    def _query(self, query: dict[str, Any]) -> dict[str, Any]:
        name = self.rng.choice(list(query))
        odd = strange.text(self.rng).encode("utf-8", "replace").decode()[:3_000]
        others = [*self.known, *ENDS, *DATES, *DAYS, "9" * 5_000, "\0", odd, "", "true"]
        return {**query, name: self.rng.choice(others)}

    def _headers(self, step: Step) -> Headers:
        host = f"127.0.0.1:{self.line.port}"
        named = {"Host": host, "Origin": f"http://{host}", "Content-Type": "application/json"}
        if step.who.cookies:
            named["Cookie"] = "; ".join(f"{name}={value}" for name, value in step.who.cookies.items())
        given = dict(step.headers)
        if "Host" in given:
            named["Origin"] = f"http://{given['Host']}"  # so that it is let in
        return tuple({**named, **given}.items())

    async def _ask(self, step: Step, proper: bool = False, line: Line | None = None) -> Answer:
        if step.body is None:
            body = b""
        elif isinstance(step.body, bytes):
            body = step.body
        else:
            body = json.dumps(step.body).encode()
        self.sent += 1
        try:
            answer = await (line or self.line).ask(step.method, step.address, self._headers(step), body)
        except NoAnswer as late:
            raise Broken(f"{self.name}: no answer to {late}") from late
        if answer.status >= 500:
            told = f"{step.method} {step.address[:2_000]} {step.headers} {body[:2_000]!r}"
            raise Broken(f"{self.name}: {answer.status} {answer.body[:500]!r} to {told}")
        self.counts[f"story {answer.status}"] += 1
        self.counts["proper refused"] += proper and not answer.good
        if proper:
            step.who.cookies |= {name: value for name, value in answer.cookies if value}
        return answer
