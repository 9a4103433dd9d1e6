"""A score pad: what people who played with the printed box enter, and what it is worth.

A pad asks what lies on the table, never which of our components it is where their figures are a reconstruction. It owns
no arithmetic: `rules/scoring.py` says what counts are worth, and sheet, results and pad all ask there. A game without a
pad has none, and nothing else changes.

An entry is plain data: a value for each field, by `Field.key()`. Words are in the game's catalogue: `pad-NAME` for a
field, `problem-KIND` for what contradicts itself, `ruling-KIND` for a ruling of ours, `lay-KIND` for a step of
the set-up.
"""

from typing import Final, Generic, NamedTuple, TypeVar

from mypy_extensions import mypyc_attr

from ludopolis.engine.contract.state import State
from ludopolis.engine.values.facts import BadEntry, Fact, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.engine.values.scores import Results, ScoreLine, TieBreak

S = TypeVar("S", bound=State)

TRACK: Final = "track"
"""Boxes in a row, as printed: how many of them are crossed."""
TALLY: Final = "tally"
"""One tap for each thing that one passes: how many there are."""
NUMBER: Final = "number"
"""A number, typed."""
GRID: Final = "grid"
"""Rows that grow, with a number in each column: a list of rows."""
PICK: Final = "pick"
"""Components: a list of ids, from `low` to `high` of them."""
CHOICE: Final = "choice"
"""One of two to five answers; of domain `seat` it is a side."""
FIELD_KINDS: Final = (TRACK, TALLY, NUMBER, GRID, PICK, CHOICE)

SHARED: Final = -1
"""The side of a field that the whole table answers once."""

PadValue = int | str | list[str] | list[list[int]]
PadEntry = dict[str, PadValue]


class Field(NamedTuple):
    """One thing to ask."""

    name: str
    kind: str
    side: int = SHARED
    """Whose it is: a seat, the automaton after the last seat, or `SHARED`."""
    low: int = 0
    high: int = 0
    """The least and the most; of a grid in each cell, of a pick how many."""
    default: PadValue | None = None
    """What it is while nobody has touched it; `None` if it must be answered."""
    choices: tuple[str, ...] | tuple[int, ...] = ()
    of: str = ""
    """The domain of the choices: their words are `OF-CHOICE`, sides have names."""
    values: tuple[int, ...] = ()
    """Of a track: what is printed, by number of crossed boxes."""
    columns: int = 1
    rows: int = 0
    """Of a grid: the numbers in a row, and the most rows."""
    digits: int = 0
    """Where typed numbers nearly always have so few digits that the next one is due after them; 0 if limits alone say.
    A key of its own is there for longer ones."""
    label: Fact | None = None
    """What is asked, where that depends on something; otherwise the name."""

    def key(self) -> str:
        """The name of its value in an entry."""
        return self.name if self.side == SHARED else f"{self.name}.{self.side}"

    def asks(self) -> Fact:
        """What is asked; the message is `pad-KIND`."""
        return self.label if self.label is not None else Fact(self.name, {})

    def takes(self, value: object) -> bool:
        """Whether the value is one of this field."""
        if self.kind == CHOICE:
            return not isinstance(value, bool) and isinstance(value, int | str) and value in self.choices
        if self.kind == PICK:
            if not isinstance(value, list) or not self.low <= len(value) <= self.high:
                return False
            return len(set(map(str, value))) == len(value) and all(one in self.choices for one in value)
        if self.kind == GRID:
            if not isinstance(value, list) or len(value) > self.rows:
                return False
            return all(self._takes_row(row) for row in value)
        return self._takes_number(value)

    def refusal(self) -> Fact:
        """Why a value is not one of this field."""
        if self.kind in (CHOICE, PICK):
            return fact("bad-entry-choice", field=self.key())
        return fact("bad-entry", field=self.key(), low=self.low, high=self.high)

    def _takes_row(self, row: object) -> bool:
        if not isinstance(row, list) or len(row) != self.columns:
            return False
        return all(self._takes_number(cell) for cell in row)

    def _takes_number(self, value: object) -> bool:
        return isinstance(value, int) and not isinstance(value, bool) and self.low <= value <= self.high


class Problem(NamedTuple):
    """Entered values that contradict each other; pages tell it once the sides that it names say they are done."""

    told: Fact
    fields: tuple[str, ...]
    """The keys of the fields that cannot all be right."""
    impossible: bool = True
    """No game ends like this; otherwise it is only unlikely, and asked."""


class Counted(NamedTuple):
    """What a `State` would say of the same table.

    Figures of score lines that were not asked are left out, and so are tie-breaks where points decide; a side that is
    not in the tie has 0 in them.
    """

    sheet: list[list[ScoreLine]]
    results: Results
    tie_breaks: list[TieBreak]


class Filled:
    """An entry as pads read it, with defaults in place of what nobody touched. Raises `BadEntry`."""

    def __init__(self, fields: list[Field], entry: PadEntry) -> None:
        self.values: PadEntry = {}
        self.missing: list[str] = []
        """The keys of the fields that must be answered and are not."""
        for field in fields:
            key = field.key()
            if key in entry:
                if not field.takes(entry[key]):
                    raise BadEntry(field.refusal())
                self.values[key] = entry[key]
            elif field.default is not None:
                self.values[key] = field.default
            else:
                self.missing.append(key)

    def number(self, name: str, side: int = SHARED) -> int:
        """A number; 0 where there is none yet."""
        value = self.values.get(_key(name, side), 0)
        return value if isinstance(value, int) else 0

    def word(self, name: str, side: int = SHARED) -> str:
        """A chosen word, or the one component that was picked; `""` where there is none."""
        value = self.values.get(_key(name, side), "")
        if isinstance(value, str):
            return value
        return str(value[0]) if isinstance(value, list) and value else ""

    def rows(self, name: str, side: int = SHARED) -> list[list[int]]:
        """The rows of a grid."""
        found: list[list[int]] = []
        value = self.values.get(_key(name, side), [])
        for row in value if isinstance(value, list) else []:
            if isinstance(row, list):
                found.append(row)
        return found


def _key(name: str, side: int) -> str:
    return name if side == SHARED else f"{name}.{side}"


def level_at_the_top(totals: list[int]) -> list[int]:
    """The sides that share the most points, or none if one side is ahead: only these are asked for a tie-break."""
    best = max(totals)
    level = [side for side, total in enumerate(totals) if total == best]
    return level if len(level) > 1 else []


@mypyc_attr(allow_interpreted_subclasses=True)
class Pad(Generic[S]):
    """What a game asks at the end of an evening with the box, and how it is set up at the beginning.

    Options are complete and checked. In solo the automaton is one more side.
    """

    def fields(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Field]:
        """What to ask, in order: what is shared, then side by side; what is asked last may depend on the entry."""
        raise NotImplementedError

    def problems(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Problem]:
        """What contradicts itself in an entry."""
        return []

    def count(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> Counted | None:
        """Sheet, results and tie-breaks; `None` while a field is missing."""
        raise NotImplementedError

    def rulings(self, players: int, options: dict[str, OptionValue], entry: PadEntry) -> list[Fact]:
        """The rulings of ours that this entry is counted by, where the rulebook leaves something open."""
        return []

    def entry(self, state: S) -> PadEntry:
        """The entry of a finished position: what somebody at the table would type."""
        raise NotImplementedError

    def setup(self, players: int, options: dict[str, OptionValue]) -> list[Fact]:
        """What to lay out for so many players, in order, by the figures that the rules use."""
        return []
