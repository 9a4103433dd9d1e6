"""The law of score pads: what people would type at the end of a game counts as the game itself counts it."""

import json

from ludopolis.engine.check.law import Hear, hear_fact, law, where_different
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract import CHOICE, FIELD_KINDS, Counted, Field, Pad, PadEntry, State
from ludopolis.engine.table.ties import tie_between, tie_of
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import Fact


def pads_count_alike(state: State, setting: Setting, hear: Hear | None) -> None:
    """Of a finished game: the pad's count of its entry is the sheet, the results and the tie of the position."""
    pad = state.game.pad
    if pad is None:
        return
    players, options = setting.players, setting.options
    entry = pad.entry(state)
    law(json.loads(json.dumps(entry)) == entry, "pad: an entry is plain data that survives JSON")
    fields = pad.fields(players, options, entry)
    _fields_are_asked(fields, entry)
    counted = pad.count(players, options, entry)
    if counted is None:
        law(False, "pad: counts once every field is answered")
        return
    _counts_agree(state, counted)
    problems = pad.problems(players, options, entry)
    wrong = [problem for problem in problems if problem.impossible]
    law(not wrong, f"pad: no finished game is impossible; {wrong[0].told if wrong else ''}")
    _missing_is_asked(pad, setting, fields, entry)
    for field in fields:
        hear_fact(hear, "pad", field.asks())
        if field.kind == CHOICE and field.of != "seat":
            for choice in field.choices:
                hear_fact(hear, field.of, Fact(str(choice), {}))
    for problem in problems:
        hear_fact(hear, "problem", problem.told)
    for step in pad.setup(players, options):
        hear_fact(hear, "lay", step)


def _fields_are_asked(fields: list[Field], entry: PadEntry) -> None:
    """An entry answers what is asked, within limits, and nothing else."""
    by_key = {field.key(): field for field in fields}
    law(len(by_key) == len(fields), "pad: every field has a key of its own")
    for key in entry:
        law(key in by_key, f"pad: {key} is entered and not asked")
    for key, field in by_key.items():
        law(field.kind in FIELD_KINDS, f"pad: {key} is of a kind that pages draw")
        if key in entry:
            law(field.takes(entry[key]), f"pad: {key} is {entry[key]!r}, which its field does not take")
        else:
            law(field.default is not None, f"pad: {key} is asked and not entered")


def _missing_is_asked(pad: Pad[State], setting: Setting, fields: list[Field], entry: PadEntry) -> None:
    """Without a field that must be answered there is no count, and never a wrong one."""
    for field in fields:
        if field.default is None:
            less = {key: value for key, value in entry.items() if key != field.key()}
            counted = pad.count(setting.players, setting.options, less)
            law(counted is None, f"pad: counts although {field.key()} is missing")
            pad.problems(setting.players, setting.options, less)


def _counts_agree(state: State, counted: Counted) -> None:
    sheets = state.sheet()
    law(len(counted.sheet) == len(sheets), "pad: a sheet for every side")
    for side, (mine, theirs) in enumerate(zip(counted.sheet, sheets, strict=True)):
        # A figure that nobody was asked for may be missing.
        given = [_line(line.category, line.points, line.figures) for line in mine]
        asked = [set(line.figures) for line in mine]
        expected = [
            _line(line.category, line.points, {name: line.figures[name] for name in line.figures if name in known})
            for line, known in zip(theirs, asked, strict=False)
        ]
        law(len(mine) == len(theirs), f"pad: the score lines of side {side}")
        law(given == expected, f"pad: side {side} counts as on the sheet; {where_different(expected, given)}")
    results = state.results()
    law(counted.results.totals == results.totals, "pad: the same totals")
    law(counted.results.winners == results.winners, "pad: the same winners after tie-breaks")
    tie = tie_of(state)
    law(tie_between(counted.results, counted.tie_breaks) == tie, "pad: a tie is broken by the same tie-break")
    if tie is not None:
        for line in state.tie_breaks():
            for given_line in [one for one in counted.tie_breaks if one.name == line.name]:
                same = all(given_line.values[side] == line.values[side] for side in tie.seats)
                law(same, f"pad: the tie-break {line.name} of the sides that are level")


def _line(category: str, points: int, figures: dict[str, int]) -> Data:
    return {"category": category, "points": points, "figures": figures}
