"""How a pad stands after its changes: what is entered, who is which side, who has said yes.

The last one wins. Whatever is entered takes every yes back.
"""

from datetime import timedelta
from typing import Any, NamedTuple

from ludopolis.engine.contract import Aid, Counted, Field, Filled, Pad, PadEntry, PadValue, Problem, Step
from ludopolis.engine.values.facts import BadEntry
from ludopolis.server.model.pads import AID, DONE, ENTER, KEEP, NO, OPEN, SIT, YES, PadChange, PadRow

PAUSE = timedelta(seconds=30)
"""Somebody who enters something after so long corrects it."""


class Standing(NamedTuple):
    """A pad after its changes."""

    entry: PadEntry
    last: dict[str, int]
    """By field: the number of its last change."""
    seats: dict[int, str]
    """By side: the device that is it."""
    yes: dict[int, str]
    """By side that has said yes: the device that said it."""
    done: set[int]
    kept: set[str]
    """Names of the problems that were played like that."""
    steps: dict[int, Step]
    """What the aid at the table was told, by the number of the change."""

    def side_of(self, device: str) -> int | None:
        """The side that a device is."""
        return next((side for side, other in self.seats.items() if device and other == device), None)


class Asked(NamedTuple):
    """What the rules make of an entry."""

    fields: list[Field]
    values: PadEntry
    """What is entered of these fields. What is no longer asked, or cannot stand there any more, is left out."""
    missing: list[str]
    problems: list[Problem]
    counted: Counted | None


def standing(changes: list[PadChange]) -> Standing:
    """How a pad stands."""
    found = Standing({}, {}, {}, {}, set(), set(), {})
    for change in changes:
        _apply(found, change)
    return found


def _apply(found: Standing, change: PadChange) -> None:
    side = -1 if change.side is None else change.side
    if change.kind == ENTER:
        if change.value is None:
            found.entry.pop(change.field, None)
        else:
            found.entry[change.field] = change.value
        found.last[change.field] = change.n
        found.yes.clear()
        found.kept.difference_update([name for name in found.kept if change.field in fields_of(name)])
    elif change.kind == AID:
        if change.undoes is not None:
            found.steps.pop(change.undoes, None)
        elif isinstance(change.value, list):
            found.steps[change.n] = [str(word) for word in change.value]
        found.yes.clear()
    elif change.kind == OPEN:
        found.yes.clear()
    elif change.kind == SIT:
        for taken in [place for place, device in found.seats.items() if device == change.device]:
            del found.seats[taken]
        if side >= 0 and change.device:  # whose person was deleted is nobody's
            found.seats[side] = change.device
    elif change.kind == YES:
        found.yes[side] = change.device
        found.done.add(side)
    elif change.kind == NO:
        found.yes.pop(side, None)
    elif change.kind == DONE:
        found.done.add(side)
    elif change.kind == KEEP:
        found.kept.add(change.field)


def entry_with(aid: Aid | None, stands: Standing) -> PadEntry:
    """What is entered, and where nobody has entered anything, what the aid at the table knows."""
    known = aid.stands(list(stands.steps.values())).entry if aid is not None and stands.steps else {}
    return {**known, **stands.entry}


def runs(changes: list[PadChange]) -> list[list[PadChange]]:
    """Values as they were entered: digit after digit, tap after tap, is one run of one device in one field."""
    found: list[list[PadChange]] = []
    for change in changes:
        if change.kind != ENTER:
            continue
        last = found[-1][-1] if found else None
        if (
            last is not None
            and (last.field, last.device) == (change.field, change.device)
            and last.undoes is None
            and change.undoes is None
            and change.at - last.at < PAUSE
        ):
            found[-1].append(change)
        else:
            found.append([change])
    return found


def name_of(problem: Problem) -> str:
    """The name under which a problem is kept: what it is, and of which fields."""
    return f"{problem.told.kind} {' '.join(problem.fields)}"


def fields_of(name: str) -> list[str]:
    """The fields of a problem, by its name."""
    return name.split(" ")[1:]


def asked(pad: Pad[Any], row: PadRow, entry: PadEntry) -> Asked:
    """What is asked, missing, contradicts itself and counts. Values that no longer fit their field are left out."""
    entry = dict(entry)
    players, options = len(row.names), row.options
    while True:
        try:
            fields = pad.fields(players, options, entry)
            filled = Filled(fields, entry)
            problems = pad.problems(players, options, entry)
            counted = pad.count(players, options, entry)
        except BadEntry as wrong:  # a tie that was decided before is now one of other sides
            del entry[str(wrong.reason.args["field"])]
            continue
        keys = [field.key() for field in fields]
        return Asked(fields, {key: entry[key] for key in keys if key in entry}, filled.missing, problems, counted)


def with_row(old: PadValue | None, at: int, row: list[int] | None) -> list[list[int]]:
    """The rows of a grid after one of them has changed, come or, without cells, gone.

    People send single rows, so that two of them can fill different ones at the same time.
    """
    rows = [known for known in old if isinstance(known, list)] if isinstance(old, list) else []
    return [*rows[:at], *([] if row is None else [row]), *rows[at + 1 :]]
