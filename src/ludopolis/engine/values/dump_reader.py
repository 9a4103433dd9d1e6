"""Reads dumps: plain data into typed fields, with errors that name the field."""

from collections.abc import Iterator, Sequence
from typing import Any, Final

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadPosition, BrokenLaw, fact

UNBOUNDED: Final = 1_000_000
"""The bound of numbers that the rules do not bound: no game gets that far."""


class DumpReader:
    """Reads the fields of a dump and names the one that is wrong."""

    def __init__(self, data: object, path: str = "") -> None:
        self.path = path
        self.lawful = False
        """Whether the laws were checked."""
        if not isinstance(data, dict):
            # Not a position at all: reported as the first field of every dump.
            raise self.wrong("" if path else "players")
        self.data: Data = data

    def wrong(self, name: str) -> BadPosition:
        """The error about a field."""
        return BadPosition(fact("bad-field", field=f"{self.path}.{name}".strip(".")))

    def has(self, name: str) -> bool:
        """Whether the field is there and not null."""
        return self.data.get(name) is not None

    def value(self, name: str, kind: type) -> Any:
        """A field of exactly that type: `True` is not a number."""
        value = self.data.get(name)
        if type(value) is not kind:
            raise self.wrong(name)
        return value

    def number(self, name: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        value: int = self.value(name, int)
        if not low <= value <= high:
            raise self.wrong(name)
        return value

    def items(self, name: str, count: int = -1) -> list[Any]:
        """A list, of length `count` if that is given."""
        values: list[Any] = self.value(name, list)
        if count >= 0 and len(values) != count:
            raise self.wrong(name)
        return values

    def numbers(self, name: str, low: int, high: int, count: int = -1) -> list[int]:
        """A list of whole numbers within bounds."""
        values = self.items(name, count)
        for value in values:
            if type(value) is not int or not low <= value <= high:
                raise self.wrong(name)
        return values[:]

    def mask(self, name: str, players: int) -> int:
        """A list of seats, as a mask."""
        mask = 0
        for seat in self.numbers(name, 0, players - 1):
            mask |= 1 << seat
        return mask

    def one_of(self, name: str, words: Sequence[str]) -> int:
        """The index of the word in a field."""
        return self.index(name, self.data.get(name), words)

    def index(self, name: str, word: object, words: Sequence[str]) -> int:
        """The index of a word that was read from a field."""
        try:
            return words.index(word)
        except ValueError:
            raise self.wrong(name) from None

    def indices(self, name: str, words: Sequence[str]) -> list[int]:
        """A list of words, as indices."""
        return [self.index(name, word, words) for word in self.items(name)]

    def child(self, name: str, value: object) -> "DumpReader":
        """A reader of a value that was read from a field."""
        return DumpReader(value, f"{self.path}.{name}".strip("."))

    def part(self, name: str) -> "DumpReader":
        """A reader of a field that has fields of its own."""
        return self.child(name, self.data.get(name))

    def parts(self, name: str, count: int = -1) -> Iterator["DumpReader"]:
        """Readers of a list of such fields."""
        for place, value in enumerate(self.items(name, count)):
            yield self.child(f"{name}.{place}", value)

    def viewer(self, players: int, spectator: int | str) -> int:
        """The viewer for whom the position is blinded, or -1. `spectator`: how the game's dumps write the spectator."""
        value = self.data.get("viewer")
        if type(value) is type(spectator) and value == spectator:
            return SPECTATOR
        return self.number("viewer", -1, players - 1)

    def check_laws(self, state: Any) -> None:
        """Raises `BadPosition` for a law that the state breaks; it names the field with which the law's message begins.

        `Game.load` calls this after `fill`. A `fill` calls it itself only if it needs a lawful state before it is done.
        """
        try:
            state.audit()
        except BrokenLaw as broken:
            raise self.wrong(str(broken).partition(":")[0]) from None
        self.lawful = True
