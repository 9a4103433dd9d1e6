"""What decided between equal totals."""

import pytest

from ludopolis.engine.contract import State
from ludopolis.engine.table.ties import Tie, tie_of, ties_data
from ludopolis.engine.values.scores import Results, TieBreak, best_by


class Ended(State):
    """A position that knows its results alone."""

    def __init__(self, totals: list[int], winners: list[int], breaks: list[TieBreak]) -> None:
        super().__init__()
        self.found = Results(totals, winners)
        self.breaks = breaks

    def results(self) -> Results:
        return self.found

    def tie_breaks(self) -> list[TieBreak]:
        return self.breaks


def broken(totals: list[int], winners: list[int], **breaks: list[int]) -> Tie | None:
    return tie_of(Ended(totals, winners, [TieBreak(name, values) for name, values in breaks.items()]))


@pytest.mark.parametrize("totals", [[9, 7, 7], [5]])
def test_points_decide(totals: list[int]) -> None:
    assert broken(totals, [0], coins=[1] * len(totals)) is None


def test_the_first_tie_break_decides() -> None:
    assert broken([9, 9, 7], [1], coins=[1, 2, 5], cards=[3, 3, 3]) == Tie([0, 1], "coins")


def test_a_later_tie_break_decides_among_those_still_level() -> None:
    assert broken([9, 9, 9], [0], coins=[4, 4, 2], cards=[2, 1, 9]) == Tie([0, 1, 2], "cards")


def test_a_tie_break_that_leaves_two_winners_decides() -> None:
    assert broken([9, 9, 9], [0, 1], coins=[4, 4, 2], cards=[1, 1, 9]) == Tie([0, 1, 2], "coins")


def test_nothing_breaks_the_tie() -> None:
    assert broken([9, 9], [0, 1], coins=[4, 4]) == Tie([0, 1], "")
    assert broken([9, 9], [0, 1]) == Tie([0, 1], "")


def test_a_tie_that_is_no_win() -> None:
    assert broken([9, 9], []) == Tie([0, 1], "")
    assert broken([9, 9], [1]) == Tie([0, 1], "")


def test_the_best_by_points_and_tie_breaks() -> None:
    assert best_by([9, 9, 7], [TieBreak("coins", [1, 2, 5])]) == [1]
    assert best_by([9, 9, 7], [TieBreak("coins", [2, 2, 5])]) == [0, 1]


def test_data() -> None:
    state = Ended([9, 9], [1], [TieBreak("coins", [1, 2])])
    assert ties_data(state) == {
        "tie": {"seats": [0, 1], "by": "coins"},
        "tie_breaks": [{"name": "coins", "values": [1, 2]}],
    }
    assert ties_data(Ended([9, 8], [0], [])) == {"tie": None, "tie_breaks": []}
