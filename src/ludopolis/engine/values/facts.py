"""Facts: what the engine says to people, before it is put into a language.

Prompts, reasons, descriptions of moves, lines of the log and lines of a position are all a `Fact`: a kind
(which is a catalogue key) and named arguments. Records and events store facts, never sentences.

The *domain* of an argument is the part of its name after the last underscore: `to_seat` is a `seat`, `card` is a
`card`. A string in domain `card` with value `town_hall` is the catalogue entry `card-town_hall` of the game; an
integer in domain `seat` is a player's name; any other integer is a number; a tuple is a list of such values,
or a choice between them where the name of the argument begins with `any_`.
"""

from typing import NamedTuple

Arg = int | str | tuple[str, ...] | tuple[int, ...]


class Fact(NamedTuple):
    """A catalogue key with its arguments."""

    kind: str
    args: dict[str, Arg]

    def to_json(self) -> dict[str, object]:
        """The fact as plain data, ready for JSON."""
        return {"kind": self.kind, **self.args}


def fact(kind: str, **args: Arg) -> Fact:
    """Short for `Fact(kind, {...})`."""
    return Fact(kind, args)


class LudopolisError(Exception):
    """Wrong input; `reason` says what is wrong, and what would be right."""

    def __init__(self, reason: Fact) -> None:
        super().__init__(reason)  # as the argument, so that it survives pickling in worker processes
        self.reason = reason

    def __str__(self) -> str:
        return f"{self.reason.kind} {self.reason.args}"


class IllegalMove(LudopolisError):
    """The move may not be played here; nothing was changed."""


class BadNotation(LudopolisError):
    """The text is not a move or an outcome of this game."""


class BadOption(LudopolisError):
    """An option, a combination of options or a number of players that the game does not have."""


class BadComponents(LudopolisError):
    """An inconsistent component table."""


class BadEntry(LudopolisError):
    """A value that a field of a score pad does not take."""


class BadPosition(LudopolisError):
    """A dumped position that is not one of this game."""


class BadRecord(LudopolisError):
    """A record that is damaged, edited, foreign or of another version."""


class BrokenLaw(Exception):
    """An invariant of the rules does not hold: a bug in the rules, never in the input."""
