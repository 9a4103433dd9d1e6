"""7: every track value, totals, tie-breaks."""

from hypothesis import given, settings
from hypothesis import strategies as st

from ludopolis.games.welcome_to import GAME
from welcome_to.given import base, hands, points, sheet


def test_track_values() -> None:
    parts = GAME.parts
    assert parts.park_values == [[0, 2, 4, 10], [0, 2, 4, 6, 14], [0, 2, 4, 6, 8, 18]]
    assert parts.pool_values == [0, 3, 6, 9, 13, 17, 21, 26, 31, 36]
    assert parts.estate_values[1:] == [
        [1, 3],
        [2, 3, 4],
        [3, 4, 5, 6],
        [4, 5, 6, 7, 8],
        [5, 6, 7, 8, 10],
        [6, 7, 8, 10, 12],
    ]
    assert parts.bis_values == [0, 1, 3, 6, 9, 12, 16, 20, 24, 28]
    assert parts.refusal_values == [0, 0, 3, 5]
    assert parts.ring_values == [0, 3, 8]
    assert parts.temp_ranks == [7, 4, 1]


def test_r27_r28_penalties() -> None:
    assert [points(base(sheet(refusals=count)), "refusals") for count in range(4)] == [0, 0, -3, -5]
    pictures = [". . . . . . . . . .", "O . . . . . . . . .", "O . . O . . . . . ."]
    assert [points(base(sheet(picture), expert=True), "rings") for picture in pictures] == [0, -3, -8]


def test_parks_by_street() -> None:
    for street, values in enumerate(GAME.parts.park_values):
        for parks, value in enumerate(values):
            row = [0, 0, 0]
            row[street] = parks
            assert points(base(sheet(parks=row)), f"parks_{street + 1}") == value


def test_agents_raise_every_estate_of_their_size() -> None:
    for size in range(1, 7):
        estate = " ".join(str(number) for number in range(1, size + 1))
        picture = f"{estate} | " + " ".join("." * (10 - size))
        for agents, value in enumerate(GAME.parts.estate_values[size]):
            row = [0] * 6
            row[size - 1] = agents
            state = base(sheet(picture, picture + " .", agents=row))
            assert points(state, f"estates_{size}") == 2 * value


def test_estates_end_at_the_edge_and_at_rings() -> None:
    state = base(sheet("1 2 3 O 5 6 | . . 9 10"), expert=True)
    assert [points(state, f"estates_{size}") for size in range(1, 7)] == [0, 2, 3, 0, 0, 0]


def test_empty_slots_and_rings_are_not_estates() -> None:
    state = base(sheet("1 | . | 3 O | 5 . | . . . ."), expert=True)
    assert [points(state, f"estates_{size}") for size in range(1, 7)] == [2, 0, 0, 0, 0, 0]


def test_ties_are_broken_by_number_of_estates_first() -> None:
    many = sheet("1 | 2 | 3 | . . . . . . .")
    few = sheet("1 2 3 | . . . . . . .")
    state = base(few, many)
    assert state.results().totals == [3, 3]
    assert state.results().winners == [1]


def test_a_full_tie_is_shared() -> None:
    state = base(sheet(), sheet(parks=(1, 0, 0)), sheet(parks=(0, 1, 0)))
    assert state.results().totals == [0, 2, 2]
    assert state.results().winners == [1, 2]


def test_the_highest_total_wins_regardless_of_estates() -> None:
    state = base(sheet("1 | 2 | 3 | . . . . . . ."), sheet(parks=(0, 0, 2)))
    assert state.results().totals == [3, 4]
    assert state.results().winners == [1]


def test_later_sizes_break_ties_too() -> None:
    left = sheet("1 2 | 3 4 5 6 | . . . .")
    right = sheet("1 2 3 | 4 5 6 | . . . .")
    state = base(right, left)
    assert state.results().totals == [6, 6]
    assert state.results().winners == [1]


def test_nobody_wins_in_solo() -> None:
    state = hands(sheet(parks=(3, 0, 0)), hands=[((5, "fence"), (7, "park"), (11, "agent"))], solo_card=True)
    assert state.results().totals == [10]
    assert state.results().winners == []


@settings(max_examples=60, deadline=None)
@given(st.lists(st.integers(0, 11), min_size=2, max_size=12))
def test_temps_rank_densely(counts: list[int]) -> None:
    state = base(*[sheet(temps=count) for count in counts])
    for seat, count in enumerate(counts):
        better = len({other for other in counts if other > count})
        expected = (7, 4, 1)[better] if count and better < 3 else 0
        assert points(state, "temps", seat) == expected


def test_lines_have_the_figures_of_their_arithmetic() -> None:
    drawn = sheet("1 2 | 3 3b . . . . . .", parks=(1, 2, 3), temps=4, plans=(8, 0, 3), refusals=1, pools=("S1.3",))
    lines = {line.category: line.figures for line in base(drawn, approved=(1, 3)).sheet()[0]}
    assert lines["plans"] == {"plan_1": 8, "plan_2": 0, "plan_3": 3}
    assert (lines["parks_1"], lines["parks_2"], lines["parks_3"]) == ({"parks": 1}, {"parks": 2}, {"parks": 3})
    assert lines["pools"] == {"pools": 1}
    assert lines["temps"] == {"temps": 4}
    assert lines["estates_2"] == {"estates": 1, "value": 2}
    assert lines["bis"] == lines["refusals"] == {"boxes": 1}
    assert lines["rings"] == {"boxes": 0}
