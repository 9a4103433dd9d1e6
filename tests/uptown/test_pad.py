"""The score pad: worked examples, the tie, and that it needs no card list."""

import pytest

from ludopolis.engine.contract import PadEntry
from ludopolis.engine.table.ties import Tie, tie_between
from ludopolis.engine.values.facts import fact
from ludopolis.games.uptown import GAME
from ludopolis.games.uptown.pad import UpTownPad
from uptown.given import given

PAD = UpTownPad()
OPTIONS = GAME.complete({}, 3)


def entered(*streets: tuple[list[int], int]) -> PadEntry:
    """Five plots and the coins of each side."""
    found: PadEntry = {}
    for side, (plots, coins) in enumerate(streets):
        found |= {f"plot_{plot + 1}.{side}": points for plot, points in enumerate(plots)}
        found[f"coins.{side}"] = coins
    return found


@pytest.mark.parametrize(
    ("streets", "totals"),
    [
        ([([3, 3, 0, 4, 11], 49), ([11, 1, 6, 3, 0], 47), ([11, 3, 0, 0, 0], 55)], [37, 36, 32]),
        ([([4, 4, 0, 0, 0], 105), ([2, 4, 2, -2, 3], 43), ([4, 0, 4, 0, 3], 32)], [43, 23, 21]),
        ([([8, 28, 1, 0, 4], 24), ([3, 1, 9, 7, 5], 39), ([16, 1, 3, 4, 2], 96)], [49, 38, 58]),
    ],
)
def test_worked_examples(streets: list[tuple[list[int], int]], totals: list[int]) -> None:
    entry = entered(*streets)
    counted = PAD.count(3, OPTIONS, entry)
    assert counted is not None
    assert counted.results == (totals, [totals.index(max(totals))])
    assert counted.tie_breaks == []
    assert [line.points for line in counted.sheet[0]] == [*streets[0][0], streets[0][1] // 3]


def test_the_tallest_building_is_asked_only_of_those_who_are_level() -> None:
    entry = entered(([10, 0, 0, 0, 0], 5), ([0, 8, 0, 0, 0], 9), ([9, 0, 0, 0, 0], 5))
    assert [field.key() for field in PAD.fields(3, OPTIONS, entry)][-2:] == ["tallest.0", "tallest.1"]
    assert PAD.count(3, OPTIONS, entry) is None
    counted = PAD.count(3, OPTIONS, {**entry, "tallest.0": 5, "tallest.1": 6})
    assert counted is not None
    assert counted.results == ([11, 11, 10], [1])
    assert tie_between(counted.results, counted.tie_breaks) == Tie([0, 1], "highest_building")


def test_the_house_rule_asks_for_coins_on_the_deck_too() -> None:
    for house, asks in ((False, "coins"), (True, "coins_and_deck")):
        fields = PAD.fields(2, GAME.complete({"count_uncollected": house}, 2), {})
        assert [field.asks().kind for field in fields if field.name == "coins"] == [asks, asks]


def test_what_is_asked_about_and_what_cannot_be() -> None:
    entry = entered(([41, 0, 0, 0, 0], 201), ([40, 0, 0, 0, 0], 200), ([0, 0, 0, 0, 0], 0))
    assert PAD.problems(3, OPTIONS, entry) == [
        (fact("good-plot", seat=0, plot=1, points=41), ("plot_1.0",), False),
        (fact("many-coins", seat=0, coins=201), ("coins.0",), False),
    ]
    level = entered(([1, 0, 0, 0, 0], 0), ([1, 0, 0, 0, 0], 0), ([0, 0, 0, 0, 0], 0))
    problems = PAD.problems(3, OPTIONS, {**level, "tallest.0": 60, "tallest.1": 53})
    assert problems == [(fact("more-cards", most=112), ("tallest.0", "tallest.1"), True)]
    assert PAD.problems(3, OPTIONS, {**level, "tallest.0": 60, "tallest.1": 52}) == []


def test_no_card_list_is_read() -> None:
    state = given(3, wallets=[10, 4, 7])
    entry = PAD.entry(state)
    assert vars(PAD) == {}  # our list is a reconstruction, so a pad must not know it
    counted = PAD.count(3, OPTIONS, entry)
    assert counted is not None
    assert counted.results == state.results()
