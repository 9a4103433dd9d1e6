"""The first sentence about a game: every case in which it can end, and nothing that the analysis does not bear out."""

import pytest

from benchmarks.sentences import Case, check
from ludopolis.coach import opening
from ludopolis.coach.ledger import MILLION
from ludopolis.coach.opening import clauses, ending
from ludopolis.engine.contract import State
from ludopolis.engine.table.ties import Tie
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.scores import Results


class Ended:
    """A finished game, as far as the sentence asks."""

    def __init__(self, totals: list[int], winners: list[int], players: int) -> None:
        self.found = Results(totals, winners)
        self.players = players

    def results(self) -> Results:
        return self.found


CASES: list[tuple[list[int], list[int], int, str, Data]] = [
    ([77, 72], [0], 2, "", {"kind": "won", "points": 5, "rival": 1}),
    ([72, 77], [1], 2, "", {"kind": "lost", "points": 5, "rival": 1}),
    ([72, 72], [1], 2, "coins", {"kind": "tie-lost", "points": 72, "rival": 1, "by": "coins"}),
    ([72, 72], [0], 2, "coins", {"kind": "tie-won", "points": 72, "rival": 1, "by": "coins"}),
    ([72, 72], [0, 1], 2, "", {"kind": "tie-shared", "points": 72, "rival": 1, "with": [1]}),
    ([9, 9, 9], [1, 2], 3, "coins", {"kind": "placed-anyway", "points": 0, "rival": 1, "place": 3, "count": 3}),
    ([60, 66, 50, 40], [1], 4, "", {"kind": "placed", "points": 6, "rival": 1, "place": 2, "count": 4}),
    ([40, 66, 50, 60], [1], 4, "", {"kind": "placed", "points": 26, "rival": 1, "place": 4, "count": 4}),
    ([81], [], 1, "", {"kind": "alone", "points": 81}),
    ([81, 74], [0], 1, "", {"kind": "automa-beaten", "points": 7, "rival": 1}),
    ([74, 81], [], 1, "", {"kind": "automa-won", "points": 7, "rival": 1}),
    ([81, 81], [], 1, "", {"kind": "automa-level", "points": 81, "rival": 1}),
    ([90, 74], [1], 1, "", {"kind": "automa-won-anyway", "points": 16, "rival": 1}),
    ([80, 70], [1], 2, "", {"kind": "lost-anyway", "points": 10, "rival": 1}),
    ([70, 80], [0], 2, "", {"kind": "won-anyway", "points": 10, "rival": 1}),
    ([50, 50], [], 2, "", {"kind": "draw", "points": 50}),
]


@pytest.mark.parametrize(("totals", "winners", "players", "by", "told"), CASES)
def test_how_it_ended(
    monkeypatch: pytest.MonkeyPatch, totals: list[int], winners: list[int], players: int, by: str, told: Data
) -> None:
    level = [side for side, total in enumerate(totals) if total == max(totals)]
    monkeypatch.setattr(opening, "tie_of", lambda _: Tie(level, by) if len(level) > 1 else None)
    state: State = Ended(totals, winners, players)  # type: ignore[assignment]
    assert ending(state, 0) == {"side": 0, **told}


def decision(entry: int, points: float, **more: object) -> Data:
    return {
        "seat": 0,
        "entries": [entry],
        "counts": True,
        "advised": False,
        "stand_in": False,
        "round": entry // 10,
        "loss_points": round(points * MILLION),
        **more,
    }


def analysed(
    decisions: list[Data],
    dearest: list[int],
    luck: float = 0.0,
    shares: tuple[float, ...] = (0.5, 0.5, 0.0),
    **row: object,
) -> Data:
    """An analysis of a lost game of two, as far as the sentence asks."""
    kept = {"start": 0, "luck": round(luck * MILLION), "decisions": 0, "rivals": 0, "unforeseeable": 0}
    side = {"side": 0, "points": kept, "dearest": dearest, "turns": 9, "advised": 0, "stand_in": 0, **row}
    return {
        "rounds": 4,
        "players": 2,
        "measure": "share",
        "swing": 10.0,
        "results": {"totals": [70, 75], "winners": [1]},
        "blocks": [{"entries": [one["entries"][0]], "round": one["round"], "decisions": [one]} for one in decisions],
        "curve": [{"n": 40 * at, "shares": [round(one * MILLION), 0]} for at, one in enumerate(shares)],
        "sides": [side, side],
    }


@pytest.mark.parametrize(
    ("data", "told"),
    [
        (
            analysed([decision(50, 7.4), decision(70, 1.8), decision(71, 0.2)], [50, 70], -3.2),
            [{"kind": "cost-in", "count": 2, "points": 9, "rounds": [5, 7]}, {"kind": "luck-took", "points": 3}],
        ),
        (
            analysed([decision(50, 6.0)], [50], -14.0),  # lost by luck: it comes first
            [{"kind": "luck-took", "points": 14}, {"kind": "cost-in", "count": 1, "points": 6, "rounds": [5]}],
        ),
        (analysed([decision(50, 1.2)], [], 2.4), [{"kind": "nothing-dear", "points": 2}, {"kind": "luck-even"}]),
        (analysed([decision(50, 8.0)], []), [{"kind": "luck-even"}]),  # dear, but in a decided game
        (
            analysed([decision(50, 5.0, round=None)], [50], 4.0),
            [{"kind": "cost", "count": 1, "points": 5}, {"kind": "luck-gave", "points": 4}],
        ),
        (
            analysed([decision(50, 5.0, advised=True), decision(60, 0.0)], [], advised=1),
            [
                {"kind": "hints-some", "advised": 1, "turns": 9},
                {"kind": "nothing-dear", "points": 1},
                {"kind": "luck-even"},
            ],
        ),
        (
            analysed([decision(50, 5.0, advised=True)], [], -10.0, advised=9),
            [{"kind": "hints-all"}, {"kind": "luck-took", "points": 10}],
        ),
        (
            analysed([decision(50, 5.0, stand_in=True)], [], stand_in=6),
            [{"kind": "stand-in", "turns": 6}, {"kind": "luck-even"}],
        ),
        (
            analysed([decision(10, 0.0), decision(50, 0.0)], [], 0.0, (0.5, 0.04, 0.01, 0.0)),
            [
                {"kind": "early-lost-in", "n": 40, "round": 5},
                {"kind": "nothing-dear", "points": 1},
                {"kind": "luck-even"},
            ],
        ),
    ],
)
def test_what_it_came_from(data: Data, told: list[Data]) -> None:
    assert clauses(data, 0) == told


def test_nothing_is_said_before_the_first_round() -> None:
    assert clauses({**analysed([], []), "rounds": 0}, 0) == []


def test_sentences_are_true() -> None:
    """A short game of Happy City, as `benchmarks/sentences.py` checks a thousand whole ones: a bot takes over in it."""
    said = check(Case(312, 1, {"max_rounds": 4}))
    assert said.false == []
    assert "stand-in" in said.kinds
