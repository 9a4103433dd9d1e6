"""Score pads: what a field takes, and that the check finds a pad that counts wrongly."""

from random import Random
from typing import Any

import pytest
from barter.game import Barter
from barter.rules import BarterState

from ludopolis.engine.check import check_setting
from ludopolis.engine.check.pads import pads_count_alike
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract import (
    CHOICE,
    GRID,
    NUMBER,
    PICK,
    TALLY,
    TRACK,
    Counted,
    Field,
    Filled,
    Pad,
    PadEntry,
    Problem,
    level_at_the_top,
)
from ludopolis.engine.playout import playout
from ludopolis.engine.values.facts import BadEntry, BrokenLaw, Fact, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.engine.values.scores import ScoreLine, TieBreak, results_of

Options = dict[str, OptionValue]

# Fields


@pytest.mark.parametrize(
    ("field", "good", "bad"),
    [
        (Field("a", TRACK, low=0, high=3), [0, 3], [-1, 4, "3", True, None, [1]]),
        (Field("a", TALLY, low=1, high=2), [1, 2], [0, 3, 1.0]),
        (Field("a", NUMBER, low=-2, high=9), [-2, 0, 9], [-3, 10, False]),
        (Field("a", CHOICE, choices=("yes", "no"), of="answer"), ["yes", "no"], ["maybe", 1, True, ["yes"]]),
        (Field("a", CHOICE, choices=(0, 2), of="seat"), [0, 2], [1, "0", False]),
        (Field("a", PICK, low=0, high=2, choices=("x", "y", "z")), [[], ["x"], ["z", "x"]], [["x"] * 2, ["w"], "x", 1]),
        (Field("a", PICK, low=1, high=1, choices=("x",)), [["x"]], [[], [["x"]]]),
        (Field("a", GRID, low=0, high=9, columns=2, rows=2), [[], [[1, 2]], [[0, 9], [9, 0]]], [[[1]], [[1, 10]], [1]]),
        (Field("a", GRID, low=0, high=9, columns=1, rows=2), [[[1], [2]]], [[[1], [2], [3]], [[True]], [["1"]]]),
    ],
)
def test_a_field_takes_its_own_values_alone(field: Field, good: list[Any], bad: list[Any]) -> None:
    assert [value for value in good if not field.takes(value)] == []
    assert [value for value in bad if field.takes(value)] == []


def test_a_field_is_named_after_itself_and_its_side() -> None:
    assert Field("coins", NUMBER, 2).key() == "coins.2"
    assert Field("plans", PICK).key() == "plans"
    assert Field("coins", NUMBER).asks() == Fact("coins", {})
    assert Field("coins", NUMBER, label=fact("coins_left", seat=1)).asks() == fact("coins_left", seat=1)


def test_what_is_missing_and_what_is_wrong() -> None:
    fields = [
        Field("coins", NUMBER, 0, 0, 9),
        Field("bis", TRACK, 0, 0, 3, 0),
        Field("kind", PICK, 0, 0, 1, [], ("x",)),
    ]
    filled = Filled(fields, {"other": 7})
    assert filled.missing == ["coins.0"]
    assert (filled.number("bis", 0), filled.word("kind", 0), filled.rows("kind", 0)) == (0, "", [])
    assert Filled(fields, {"coins.0": 4, "kind.0": ["x"]}).word("kind", 0) == "x"
    with pytest.raises(BadEntry) as wrong:
        Filled(fields, {"coins.0": 10})
    assert wrong.value.reason == fact("bad-entry", field="coins.0", low=0, high=9)
    with pytest.raises(BadEntry) as wrong:
        Filled(fields, {"kind.0": ["y"]})
    assert wrong.value.reason == fact("bad-entry-choice", field="kind.0")


def test_sides_that_are_level() -> None:
    assert level_at_the_top([3, 5, 5]) == [1, 2]
    assert level_at_the_top([3, 5, 4]) == []


# The law, on a small game with a tie-break that settles every tie


class TiedState(BarterState):
    """Barter, in which of two equal players the later one wins."""

    def tie_breaks(self) -> list[TieBreak]:
        return [TieBreak("seat", list(range(1, self.players + 1)))]


class BarterPad(Pad[BarterState]):
    """Coins and the pips of the tiles left; the place at the table only if two are level."""

    def fields(self, players: int, options: Options, entry: PadEntry) -> list[Field]:
        found = [Field(name, NUMBER, side, 0, 99) for side in range(players) for name in ("coins", "tiles")]
        filled = Filled(found, entry)
        if not filled.missing:
            totals = [filled.number("coins", side) + filled.number("tiles", side) for side in range(players)]
            found += [Field("place", NUMBER, side, 1, players) for side in level_at_the_top(totals)]
        return found

    def sheet(self, players: int, filled: Filled) -> list[list[ScoreLine]]:
        names = ("coins", "tiles")
        return [[ScoreLine(name, filled.number(name, side), {}) for name in names] for side in range(players)]

    def count(self, players: int, options: Options, entry: PadEntry) -> Counted | None:
        filled = Filled(self.fields(players, options, entry), entry)
        if filled.missing:
            return None
        sheet = self.sheet(players, filled)
        ties = [TieBreak("seat", [filled.number("place", side) for side in range(players)])]
        return Counted(sheet, results_of(sheet, ties), ties)

    def entry(self, state: BarterState) -> PadEntry:
        found: PadEntry = {}
        for side, lines in enumerate(state.sheet()):
            for line in lines:
                found[f"{line.category}.{side}"] = line.points
        for field in self.fields(state.players, {}, found):
            if field.name == "place":
                found[field.key()] = field.side + 1
        return found


class WrongCount(BarterPad):
    """Forgets the tiles left in the hand."""

    def sheet(self, players: int, filled: Filled) -> list[list[ScoreLine]]:
        lines = super().sheet(players, filled)
        return [[own[0], own[1]._replace(points=0)] for own in lines]


class WrongTieBreak(BarterPad):
    """Lets the earlier of two equal players win."""

    def entry(self, state: BarterState) -> PadEntry:
        found = super().entry(state)
        return {
            key: state.players + 1 - int(str(value)) if key.startswith("place") else value
            for key, value in found.items()
        }


class FalseProblem(BarterPad):
    """Does not believe that anybody has six coins."""

    def problems(self, players: int, options: Options, entry: PadEntry) -> list[Problem]:
        filled = Filled(self.fields(players, options, entry), entry)
        rich = [side for side in range(players) if filled.number("coins", side) >= 4]
        return [Problem(fact("rich", seat=side), (f"coins.{side}",)) for side in rich]


class ForgottenField(BarterPad):
    def entry(self, state: BarterState) -> PadEntry:
        return {key: value for key, value in super().entry(state).items() if key != "tiles.1" and "place" not in key}


class UnaskedField(BarterPad):
    def entry(self, state: BarterState) -> PadEntry:
        return {**super().entry(state), "luck.0": 1}


class NarrowField(BarterPad):
    def fields(self, players: int, options: Options, entry: PadEntry) -> list[Field]:
        return [field._replace(high=2) if field.name == "coins" else field for field in super().fields(players, {}, {})]


class HastyCount(BarterPad):
    """Takes 0 for a number that nobody entered."""

    def count(self, players: int, options: Options, entry: PadEntry) -> Counted | None:
        fields = self.fields(players, options, entry)
        return super().count(
            players, options, {**{field.key(): 0 for field in fields if "tile" in field.name}, **entry}
        )


class StrangeKind(BarterPad):
    def fields(self, players: int, options: Options, entry: PadEntry) -> list[Field]:
        return [field._replace(kind="slider") for field in super().fields(players, options, entry)]


class SameKey(BarterPad):
    def fields(self, players: int, options: Options, entry: PadEntry) -> list[Field]:
        found = super().fields(players, options, entry)
        return [*found, found[0]]


def barter(pad: Pad[BarterState]) -> Barter:
    game = Barter()
    game.state = TiedState
    game.pad = pad
    return game


def check_pad(pad: Pad[BarterState]) -> int:
    """Holds random games against the law; returns how many ended in a tie."""
    game = barter(pad)
    setting = Setting(3, {"rounds": 3})
    asked: list[str] = []
    for seed in range(60):
        state = game.new(setting.options, setting.players)
        playout(state, Random(seed))
        pads_count_alike(state, setting, lambda prefix, told: asked.append(f"{prefix}-{told.kind}"))
    return asked.count("pad-place") // 2


def test_a_right_pad_keeps_the_law() -> None:
    assert check_pad(BarterPad()) >= 3


def test_the_check_asks_the_pad() -> None:
    setting = Setting(2, {"rounds": 1})
    assert check_setting(barter(BarterPad()), setting, "pad").ending == "rounds"
    with pytest.raises(BrokenLaw, match=r"pad: tiles.1 is asked and not entered \(setting p2-rounds=1, seed 'pad'\)"):
        check_setting(barter(ForgottenField()), setting, "pad")


@pytest.mark.parametrize(
    ("pad", "law"),
    [
        (WrongCount, r"pad: side \d counts as on the sheet; 1.points: \d+ became 0"),
        (WrongTieBreak, "pad: the same winners after tie-breaks"),
        (FalseProblem, "pad: no finished game is impossible; .*rich"),
        (ForgottenField, "pad: tiles.1 is asked and not entered"),
        (UnaskedField, "pad: luck.0 is entered and not asked"),
        (NarrowField, r"pad: coins.\d is \d, which its field does not take"),
        (HastyCount, r"pad: counts although tiles.\d is missing"),
        (StrangeKind, "pad: coins.0 is of a kind that pages draw"),
        (SameKey, "pad: every field has a key of its own"),
    ],
)
def test_a_wrong_pad_is_found_and_blamed(pad: type[BarterPad], law: str) -> None:
    with pytest.raises(BrokenLaw, match=law):
        check_pad(pad())
