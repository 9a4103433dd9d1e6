"""Who is here, across processes: those on one PostgreSQL tell each other which seats are connected to them.

Nothing of this is stored. A process says which seats of a table it has when that changes, all of it when another asks,
and now and then that it is still there. One that has been silent for too long has died, and its seats are empty.
"""

import json
import time
from collections.abc import Callable

from ludopolis.server import guard

BEAT = 2.0
"""Seconds between two signs of life."""
SILENCE = 7.0
"""Seconds after which a process that gave none is taken for dead."""

Message = dict[str, object]


class Other:
    """Another process, as far as it has told."""

    def __init__(self, at: float) -> None:
        self.heard = at
        self.seats: dict[str, set[int]] = {}


class Presence:
    """What this process tells the others and has heard from them; `send` is given one message after the other."""

    def __init__(self, send: Callable[[str], None], clock: Callable[[], float] = time.monotonic) -> None:
        self.name = guard.new_id()
        self._send = send
        self._clock = clock
        self._own: dict[str, set[int]] = {}
        self._others: dict[str, Other] = {}

    def tell(self, table: str, seats: set[int]) -> None:
        """The seats of a table that are connected here, if that is news."""
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
        """Begins anew, the line having been down: tells all, asks all. The tables of which nothing is known now."""
        unknown = {table for other in self._others.values() for table in other.seats}
        self._others.clear()
        self._say_all()
        self._say({"asks": True})
        return unknown

    def beat(self) -> set[str]:
        """A sign of life, and an ear for those of the others. The tables whose seats have emptied."""
        self._say({})
        silent = [name for name, other in self._others.items() if self._clock() - other.heard > SILENCE]
        return {table for name in silent for table in self._others.pop(name).seats}

    def part(self) -> None:
        """Says good-bye for all seats at once."""
        self._own.clear()
        self._say({"parts": True})

    def hear(self, text: str) -> set[str]:
        """Takes a message in. The tables about which it tells something."""
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
