"""9 and 10: what tiles are worth; the formulas are compared with trying every use of the wild symbols."""

from itertools import combinations_with_replacement, product

import pytest
from hypothesis import given as drawn
from hypothesis import settings
from hypothesis import strategies as st

from ludopolis.games.streets import GAME
from ludopolis.games.streets.components.tables import COLOURS, VALUES, WILD
from ludopolis.games.streets.knowledge.view import tile_wants
from ludopolis.games.streets.rules.geometry import cell_at, street_start
from ludopolis.games.streets.rules.values import Tally, best_copy, count_at, sets, tally, value_at
from streets.given import given, worth

STATE = given("T1@0,0S")
PARTS = GAME.parts
SETS = [tile for tile in range(45) if VALUES[PARTS.value[tile]] == "set"]
SYMBOL = [tile for tile in range(45) if VALUES[PARTS.value[tile]] == "symbols"]
symbols = st.lists(st.integers(0, 5), min_size=5, max_size=5)


def counted(found: list[int]) -> Tally:
    seen = Tally()
    seen.symbols = found[:]
    return seen


def every_use(found: list[int]) -> list[list[int]]:
    """Every way to turn the wild symbols into coloured ones."""
    uses = []
    for chosen in combinations_with_replacement(range(COLOURS), found[WILD]):
        uses.append([found[colour] + chosen.count(colour) for colour in range(COLOURS)])
    return uses


def best_sets(found: list[int], wanted: str) -> int:
    return max(min(use["THPS".index(letter)] // wanted.count(letter) for letter in wanted) for use in every_use(found))


@settings(max_examples=100, deadline=None)
@drawn(symbols, st.sampled_from(SETS))
def test_sets_are_the_best_that_wild_symbols_can_make(found: list[int], tile: int) -> None:
    assert sets(STATE, counted(found), tile) == best_sets(found, tile_wants(STATE, tile))


@pytest.mark.parametrize("wanted", ["THPS", "TTH", "THH", "HHH", "THP", "TTHHPPSS"])
def test_sets_of_any_symbols_are_counted_correctly(wanted: str, monkeypatch: pytest.MonkeyPatch) -> None:
    masks = []
    needs = []
    for mask in range(1, 16):
        letters = [letter for bit, letter in enumerate("THPS") if mask >> bit & 1]
        if all(letter in wanted for letter in letters):
            masks.append(mask)
            needs.append(sum(wanted.count(letter) for letter in letters))
    monkeypatch.setattr(PARTS, "set_mask", masks)
    monkeypatch.setattr(PARTS, "set_need", needs)
    monkeypatch.setattr(PARTS, "set_first", [0, len(masks)])
    for found in product((0, 1, 4), (0, 2), (1, 3), (0, 3), (0, 2, 3)):
        assert sets(STATE, counted(list(found)), 0) == best_sets(list(found), wanted)


@settings(max_examples=60, deadline=None)
@drawn(symbols, st.sampled_from(SYMBOL))
def test_wild_symbols_count_as_the_wanted_one(found: list[int], tile: int) -> None:
    wanted = "THPS".index(tile_wants(STATE, tile))
    assert count_at(STATE, counted(found), 0, tile) == max(use[wanted] for use in every_use(found))


STREETS = st.lists(
    st.sampled_from([f"{kind}{number}" for kind in "THPSM" for number in range(1, 9)]),
    min_size=2,
    max_size=5,
    unique=True,
)


@settings(max_examples=40, deadline=None)
@drawn(STREETS, st.lists(st.sampled_from(["", ":A", ":B"]), min_size=5, max_size=5))
def test_a_copy_is_worth_the_best_that_it_may_copy(tiles: list[str], owners: list[str]) -> None:
    """R18: every tile of the street is valued for the copier, except those that cannot be copied."""
    row = " ".join(f"{tile}@{x},0S{owners[x]}" for x, tile in enumerate(tiles))
    state = given(row, hands=["X1"] if "M8" in tiles else [], players=5)
    for party in (0, 1):
        seen = tally(state, street_start(state.grid, cell_at(0, 0)), party, False)
        for place, tile in enumerate(tiles, 2):
            others = [
                value_at(state, seen, other)
                for other, name in enumerate(tiles, 2)
                if other != place
                and VALUES[PARTS.value[PARTS.number[name]]] not in ("copy", "closing", "neighbourhood", "none")
            ]
            if VALUES[PARTS.value[PARTS.number[tile]]] == "copy":
                assert value_at(state, seen, place) == max(others, default=0)
            else:
                own = PARTS.number[tile]
                assert value_at(state, seen, place) == PARTS.price[own] * count_at(state, seen, place, own)


def test_start_tiles_cannot_be_copied() -> None:
    state = given("station@0,0S park@1,5W M5@1,0S:A")
    assert best_copy(state, tally(state, cell_at(0, 0), 0, False), 2) == -1
    assert worth(state, "1,0") == 0


def test_the_first_of_equal_values_is_copied() -> None:
    state = given("H1@0,0S M5@1,0S:A X4@2,0S", players=5)
    seen = tally(state, cell_at(0, 0), 0, False)
    assert seen.symbols == [0, 1, 0, 1, 1]
    assert best_copy(state, seen, 3) == 2


# 9, type by type, on one street: (0,0) to (3,0), a wild symbol pointing in from the west

ROW = "M1@-1,0E {0} T6@1,0S:B[TT] S7@2,0S:A[S] H6@3,0S:A[HH]"


@pytest.mark.parametrize(
    ("tile", "value"),
    [
        ("T1:A[T]", 2 * (3 + 1)),
        ("T2:A[TT]", 2 * (1 + 1)),
        ("T4:A[TTT]", 2 * (3 + 2)),
        ("T5:A[T]", 6 * ((3 + 1) // 2)),
        ("T3:A[T]", 5 * 2),
        ("T8:A[T]", 3 * 3),
        ("H8:A[H]", 2 * 4),
        ("T7:A[T]", 2 * 2),
        ("P7:A[P]", 0),
        ("M2:A", 4 * 2),
        ("H7:A[H]", 3 * 3),
        ("M5:A", 3 * 3),
        ("M7:A", 5 * ((2 + 1 + 2) // 2)),
    ],
)
def test_each_type_of_value(tile: str, value: int) -> None:
    name, _, rest = tile.partition(":")
    assert worth(given(ROW.format(f"{name}@0,0S:{rest}")), "0,0") == value


def test_people_of_the_street_count_and_seekers_and_closing_tiles_do_not() -> None:
    state = given("H1@0,0E:A[HHH] H4@1,0S:A[H] T1@2,0S{T}")
    assert tally(state, cell_at(1, 0), 0, False).people == [0, 1, 0, 0]


def test_only_own_signs_count() -> None:
    state = given("P8@0,0S:A T8@1,0S:B H8@2,0S:B")
    assert [worth(state, "0,0", party) for party in (0, 1, 2)] == [3, 6, 0]


@pytest.mark.parametrize(("road", "points_in"), [("E", True), ("W", False), ("N", False)])
def test_symbols_point_across_the_road_edge_only(road: str, points_in: bool) -> None:
    state = given(f"T2@0,0{road} P1@1,0S:A")
    assert tally(state, cell_at(1, 0), 0, False).symbols[0] == (2 if points_in else 0)


def test_symbols_point_in_from_every_side() -> None:
    for city in ("T2@1,0W P1@0,0S", "T2@0,1N P1@0,0E", "T2@0,-1S P1@0,0W", "T2@-1,0E P1@0,0N"):
        assert tally(given(city), cell_at(0, 0), 0, False).symbols[:3] == [2, 0, 1], city


def test_a_tile_beside_the_middle_of_a_street_adds_nothing() -> None:
    state = given("P1@0,0S P2@1,0S P3@2,0S T2@1,1E")
    assert tally(state, cell_at(0, 0), 0, False).symbols == [0, 0, 4, 0, 0]


def test_the_closing_value_counts_once_or_for_each_street() -> None:
    city = "M1@-1,0E H1@0,0S P7@1,0W:A H2@2,0S M2@3,0W M3@1,1N"
    assert worth(given(city), "1,0") == 6
    assert worth(given(city, closing_value_per_street=True), "1,0") == 12
    assert worth(given(city, closing_value_at_final=False), "1,0") == 6
    assert worth(given(city, closing_value_at_final=False), "1,0", final=True) == 0
    assert worth(given(city), "1,0", final=True) == 6


def test_start_tiles_have_symbols_unless_the_table_plays_without() -> None:
    city = "station@0,0S park@1,0W T1@-1,0S:A"
    assert tally(given(city), cell_at(-1, 0), 0, False).symbols == [2, 1, 1, 1, 1]
    assert tally(given(city, start_symbols=False), cell_at(-1, 0), 0, False).symbols == [1, 0, 0, 0, 0]


# 10 Advisors


def symbols_for(advisor: str, *, final: bool = False, hands: str = "S2 M2 T5") -> list[int]:
    others = [name for name in ("investor", "contractor", "entrepreneur", "restorer") if name != advisor][:3]
    city = "H4@0,0E:A H1@1,0S:A H2@9,9N:A T1@12,12N:B"
    state = given(city, hands=[hands], advisors=[advisor, *others])
    return tally(state, cell_at(1, 0), 0, final).symbols


def test_advisors_add_symbols() -> None:
    assert symbols_for("investor") == [0, 2, 0, 0, 0]
    assert symbols_for("hacker") == [1, 2, 0, 2, 1]
    assert symbols_for("hacker", hands="M2") == [0, 2, 0, 1, 1]
    assert symbols_for("hipster_legend") == [0, 0, 0, 0, 3]
    assert symbols_for("search_specialist") == [0, 2 + 1 + 2, 0, 0, 0]


def test_advisors_in_final_scoring() -> None:
    assert symbols_for("hacker", final=True) == [0, 2, 0, 1, 0]
    assert symbols_for("hipster_legend", final=True) == [0, 0, 0, 0, 3]
    assert symbols_for("search_specialist", final=True) == [0, 2, 0, 0, 0]


def test_only_ones_own_advisor_counts() -> None:
    city = "H4@0,0E H1@1,0S:A H3@2,0S:B"
    state = given(city, advisors=["hacker", "hipster_legend", "investor", "restorer"], hands=["M1"])
    assert tally(state, cell_at(1, 0), 0, False).symbols == [0, 3, 0, 1, 1]
    assert tally(state, cell_at(1, 0), 1, False).symbols == [0, 0, 0, 0, 4]
    assert tally(state, cell_at(1, 0), 2, False).symbols == [0, 3, 0, 0, 0]


def test_ones_own_advisor_works_through_a_copy() -> None:
    city = "M2@1,0S M5@2,0S:A H1@3,0S"
    legend = given(city, advisors=["hipster_legend", "hacker", "investor", "restorer"])
    plain = given(city, advisors=["investor", "hacker", "hipster_legend", "restorer"])
    assert worth(plain, "2,0") == 4 * 2
    assert worth(legend, "2,0") == 4 * 4
