"""Presence across processes: those on one PostgreSQL tell each other which seats are connected to them.

Presence is not stored. A process sends the connected seats of a table when they change, those of all its tables
when another process asks, and a heartbeat every few seconds. A process that is silent for too long counts as dead,
and its seats as empty.
"""

import json
import time
from collections.abc import Callable

from ludopolis.server.guard.access import new_id

BEAT_SECONDS = 2.0
"""Interval between two heartbeats."""
SILENCE_SECONDS = 7.0
"""A process without a heartbeat for this long counts as dead."""
LOOKING_SECONDS = 60.0
"""Longest interval between two `look` messages of a page that somebody looks at."""

Message = dict[str, object]


class Other:
    """The presence that another process has announced."""

    def __init__(self, at: float) -> None:
        self.heard = at
        self.seats: dict[str, set[int]] = {}


class Presence:
    """The presence that processes have announced to each other. `send` is called with each outgoing message."""

    def __init__(self, send: Callable[[str], None], clock: Callable[[], float] = time.monotonic) -> None:
        self.name = new_id()
        self._send = send
        self._clock = clock
        self._own: dict[str, set[int]] = {}
        self._others: dict[str, Other] = {}

    def tell(self, table: str, seats: set[int]) -> None:
        """Tells the others which seats of a table are connected here, if that has changed."""
        if seats == self._own.get(table, set()):
            return
        self._own[table] = seats
        self._say_seats(table)
        if not seats:
            del self._own[table]

    def elsewhere(self, table: str) -> set[int]:
        """The seats of a table that are connected to other processes."""
        return {seat for other in self._others.values() for seat in other.seats.get(table, ())}

    def greet(self) -> set[str]:
        """Starts over after a lost connection: announces and asks for everything. Returns the tables now unknown."""
        unknown = {table for other in self._others.values() for table in other.seats}
        self._others.clear()
        self._say_all()
        self._say({"asks": True})
        return unknown

    def beat(self, say: bool = True) -> set[str]:
        """Sends a heartbeat and drops the processes that sent none. Returns the tables whose seats have emptied."""
        if say:
            self._say({})
        silent = [name for name, other in self._others.items() if self._clock() - other.heard > SILENCE_SECONDS]
        return {table for name in silent for table in self._others.pop(name).seats}

    def part(self) -> None:
        """Announces that all seats here are gone."""
        self._own.clear()
        self._say({"parts": True})

    def hear(self, text: str) -> set[str]:
        """Reads a message from another process. Returns the tables that it is about."""
        message = json.loads(text)
        name = message["from"]
        if name == self.name:
            return set()
        if "parts" in message:
            gone = self._others.pop(name, None)
            return set() if gone is None else set(gone.seats)
        if name not in self._others:
            self._others[name] = Other(self._clock())
            if "asks" not in message:
                self._say({"asks": True})
        other = self._others[name]
        other.heard = self._clock()
        if "asks" in message:
            self._say_all()
        if "table" not in message:
            return set()
        other.seats[message["table"]] = set(message["seats"])
        if not message["seats"]:
            del other.seats[message["table"]]
        return {message["table"]}

    def _say_all(self) -> None:
        for table in self._own:
            self._say_seats(table)

    def _say_seats(self, table: str) -> None:
        self._say({"table": table, "seats": sorted(self._own[table])})

    def _say(self, message: Message) -> None:
        self._send(json.dumps({"from": self.name, **message}))
