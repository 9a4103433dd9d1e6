"""Slips of the pen on score pads, one in each of 100 a game: how many the pad names, and how many stand on its sheet.

    PYTHONPATH=src:tests python -m benchmarks.slips [GAME ...]

A slip is one step: a box or a thing more or less, a number wrong by one, a row of a grid wrong by one, another answer,
another card. It is named if the pad finds something impossible that it did not find before; an unlikely value is
counted apart. A slip that changes no line of any sheet is harmless, and counted too.

A slip is on the sheet if the rendered sheet, on a phone of 390×844, has a line with another figure than what lies in
front of the player. The sheet of the right entry must have none.
"""

import sys
from pathlib import Path
from random import Random

from browser.chromium import opened
from browser.people import PHONE, QUICK, Person
from browser.sheets import SheetReader, differing

from ludopolis import registry
from ludopolis.engine.check.schedule import Setting, covering
from ludopolis.engine.contract import CHOICE, GRID, PICK, Field, Game, Pad, PadEntry, PadValue, State
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE

PADS = 100
NOTE = (
    "*On the sheet*: the rendered sheet at 390×844 has a line with another figure than the table, nothing added up.",
    "Named by the pad itself are *impossible* and *unlikely*; *asks* is a question that the right entry would not have",
    "led to. *Harmless* slips change no line of any sheet. *Unnamed* ones do, and are for the player to see.",
    "`PYTHONPATH=src:tests python -m benchmarks.slips` makes this table.",
)
RESULTS = Path(__file__).with_name("slips.md")


def finished(game: Game, setting: Setting, rng: Random) -> State:
    """A game that the policy played to its end."""
    state = game.new(setting.options, setting.players)
    while (pending := state.pending()) != 0:
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
        else:
            seat = lowest_seat(pending)
            state.play(seat, game.judge.policy(state, seat, state.legal(seat), rng))
    return state


def slip(field: Field, value: PadValue, rng: Random) -> PadValue | None:
    """The value wrong by one step; `None` if the field allows no other."""
    if field.kind == CHOICE:
        return rng.choice([choice for choice in field.choices if choice != value] or [value])
    if field.kind == PICK:
        others = [choice for choice in map(str, field.choices) if [choice] != value]
        return [rng.choice(others)] if others else None
    if field.kind == GRID and isinstance(value, list):
        rows = [[*row] for row in value if isinstance(row, list)]
        if not rows:
            return None
        row = rng.choice(rows)
        column = rng.randrange(len(row))
        row[column] += rng.choice([-1, 1])
        return rows
    assert isinstance(value, int)
    steps = [value + step for step in (-1, 1) if field.takes(value + step)]
    return rng.choice(steps) if steps else None


def planted(pad: Pad[State], setting: Setting, entry: PadEntry, rng: Random) -> tuple[str, PadEntry]:
    """The entry with one slip that its field takes, and the key of that field."""
    while True:
        field = rng.choice(pad.fields(setting.players, setting.options, entry))
        value = entry.get(field.key(), field.default)
        wrong = slip(field, value, rng) if value is not None else None
        if wrong is not None and wrong != value and field.takes(wrong):
            return field.key(), {**entry, field.key(): wrong}


def judged(game: Game, setting: Setting, rng: Random, reader: SheetReader) -> tuple[str, bool]:
    """What becomes of one slip: `impossible`, `unlikely`, `asks` for something more, `harmless` or `unnamed`; and
    whether it is on the sheet."""
    pad = game.pad
    assert pad is not None
    players, options = setting.players, setting.options
    entry = pad.entry(finished(game, setting, rng))
    before = pad.problems(players, options, entry)
    field, wrong = planted(pad, setting, entry, rng)
    own = reader.own(setting, entry)
    reader.show(setting, entry)
    shown = reader.figures()
    if shown != own:
        sys.exit(f"{game.id} {setting.name()}: the sheet of a right entry shows {differing(own, shown)} otherwise")
    reader.show(setting, wrong)
    seen = field in differing(own, reader.figures())
    after = [problem for problem in pad.problems(players, options, wrong) if problem not in before]
    if any(problem.impossible for problem in after):
        return "impossible", seen
    if after:
        return "unlikely", seen
    counted = pad.count(players, options, wrong)
    if counted is None:
        return "asks", seen
    right = pad.count(players, options, entry)
    assert right is not None
    return "harmless" if counted.sheet == right.sheet else "unnamed", seen


def main() -> None:
    """Prints the table and writes it down."""
    kinds = ("impossible", "unlikely", "asks", "harmless", "unnamed")
    lines = [
        "# One slip in each of 100 score pads",
        "",
        f"| game | on the sheet | {' | '.join(kinds)} |",
        "| --- | ---: |" + " ---: |" * len(kinds),
    ]
    wanted = sys.argv[1:] or registry.ids()
    with opened() as (browser, server):
        for id in wanted:
            game = registry.find(id)
            if game.pad is None:
                continue
            reader = SheetReader(Person(browser, server, QUICK, viewport=PHONE), game)
            every = covering(game, 1)
            found = [judged(game, every[place % len(every)], Random(f"{id} {place}"), reader) for place in range(PADS)]
            named = [kind for kind, _ in found]
            seen = sum(seen for _, seen in found)
            lines.append(f"| {id} | {seen} | {' | '.join(str(named.count(kind)) for kind in kinds)} |")
            print(lines[-1], flush=True)
    if wanted == registry.ids():
        RESULTS.write_text("\n".join([*lines, "", *NOTE]) + "\n", "utf-8")


if __name__ == "__main__":
    main()
