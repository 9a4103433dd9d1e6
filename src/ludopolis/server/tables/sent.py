"""The last message to each kind of viewer, so that viewers are sent only what has changed.

The message is kept as JSON, part by part, and equal parts of several viewers are kept once: as Python objects it would
be the largest part of a table in memory.
"""

from functools import lru_cache
from typing import NamedTuple

import msgspec

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.difference import GONE, Difference, difference

VIEW = "view"
MOST_NAMES = 1000


@lru_cache(MOST_NAMES)
def _kept_once(names: tuple[str, ...]) -> tuple[str, ...]:
    """Interned names of parts, which are the same at all tables of a game."""
    return names


class Parts(NamedTuple):
    """A message, or the view in one, part by part."""

    names: tuple[str, ...] = ()
    values: tuple[bytes, ...] = ()
    """As JSON."""
    view: "Parts | None" = None

    def raw(self, name: str) -> msgspec.Raw:
        """A part, to be sent again as it is."""
        return msgspec.Raw(self.values[self.names.index(name)])

    def has(self, name: str, value: object) -> bool:
        """Whether a part has this value."""
        return name in self.names and self.values[self.names.index(name)] == msgspec.json.encode(value)


class Shared:
    """Values that viewers of a table share during one push, compared and kept once."""

    def __init__(self) -> None:
        self._values: dict[bytes, bytes] = {}
        self._differences: dict[tuple[bytes, bytes], Difference] = {}

    def know(self, parts: Parts) -> None:
        """Registers a viewer's values for reuse by others."""
        self._values.update((value, value) for value in parts.values)
        if parts.view is not None:
            self.know(parts.view)

    def news(self, old: Parts, message: Data, whole: bool = True) -> tuple[Parts, Data]:
        """The message in parts, and the difference. `whole` is false for a view, where `view` is an ordinary name."""
        had = dict(zip(old.names, old.values, strict=True))
        values: dict[str, bytes] = {}
        view: Parts | None = None
        changes: Data = {}
        for name, part in message.items():
            if whole and name == VIEW:
                view, changes[name] = self.news(old.view or Parts(), part, whole=False)
                continue
            value = msgspec.json.encode(part)
            if had.get(name) == value:
                values[name] = had[name]
            else:
                values[name] = value = self._values.setdefault(value, value)
                changes[name] = self._difference(had[name], value) if name in had else [msgspec.Raw(value)]
        gone = [name for name in had if name not in message]
        parts = Parts(_kept_once(tuple(values)), tuple(values.values()), view)
        return parts, {**changes, GONE: gone} if gone else changes

    def _difference(self, old: bytes, new: bytes) -> Difference:
        if (old, new) not in self._differences:
            self._differences[old, new] = difference(msgspec.json.decode(old), msgspec.json.decode(new))
        return self._differences[old, new]
