"""Moves as text, both ways, and what is said about them."""

import pytest

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation, Fact, fact
from ludopolis.games.uptown.rules.moves import CELLS, MOVE_BUY, MOVE_DISCARD, MOVE_MUNICIPAL, MOVE_SKIP
from ludopolis.games.uptown.rules.play import UpTownState
from ludopolis.games.uptown.rules.state import PLOTS
from uptown.given import PARTS, do, fresh, given


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("place offices 1", 0),
        ("place offices 5", 4),
        ("place flats 2", CELLS + 1),
        ("place flats 1.3", CELLS + PLOTS + 2),
        ("place flats 3.5", CELLS + 3 * PLOTS + 4),
        ("place 2 1", 2 * CELLS),
        ("place 3 1.1", 3 * CELLS + PLOTS),
        ("discard", MOVE_DISCARD),
        ("buy 0", MOVE_BUY),
        ("buy 3", MOVE_BUY + 3),
        ("municipal", MOVE_MUNICIPAL),
        ("skip", MOVE_SKIP),
    ],
)
def test_both_ways(text: str, move: int) -> None:
    state = given(held="P01")
    assert state.to_text(0, move) == text
    assert state.from_text(0, text) == move
    assert state.from_text(0, f"  {text.replace(' ', '  ')} ") == move


def test_the_own_street_needs_no_seat() -> None:
    state = given(held="P01", actor=1)
    assert state.to_text(1, CELLS + PLOTS + 1) == "place flats 2"
    assert state.from_text(1, "place flats 2") == CELLS + PLOTS + 1
    assert state.from_text(1, "place flats 1.2") == CELLS + PLOTS + 1
    assert state.to_text(1, CELLS + 1) == "place flats 0.2"
    assert state.from_text(1, "place flats 0.2") == CELLS + 1


def test_every_half_of_a_municipal_card() -> None:
    state = given(held="M01", step="place_municipal")
    names = [state.to_text(0, half * CELLS) for half in range(4)]
    assert names == ["place shared_flat 1", "place bell_turret 1", "place twin_council_offices 1", "place surgery 1"]
    assert [state.from_text(0, name) for name in names] == [0, 20, 40, 60]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "build",
        "place",
        "place flats",
        "place flats 0",
        "place flats 6",
        "place flats 4.1",
        "place flats 1.6",
        "place flats .1",
        "place flats 1.",
        "place flats 12",
        "place flats 1 2",
        "place attic 1",
        "place 0 1",
        "place 4 1",
        "place  1",
        "buy",
        "buy 4",
        "buy x",
        "buy 11",
        "buy ²",
        "discard P01",
        "Discard",
    ],
)
def test_texts_that_are_no_moves(text: str) -> None:
    with pytest.raises(BadNotation) as wrong:
        given(held="P01").from_text(0, text)
    assert wrong.value.reason == fact("bad-move", text=text)


def test_a_project_that_is_not_on_the_card() -> None:
    with pytest.raises(BadNotation) as wrong:
        given(held="P01").from_text(0, "place park 1")
    assert wrong.value.reason == fact("not-on-card", project="park", shown_project=("offices", "flats"))


def test_with_no_card_in_hand_a_placement_is_understood_and_refused() -> None:
    state = given()
    assert state.from_text(0, "place park 1") == 0
    assert state.from_text(0, "place 2 1") == 2 * CELLS
    assert state.from_text(0, "place 0 1") == 0
    assert state.to_text(0, 2 * CELLS) == "place 2 1"
    with pytest.raises(BadNotation):
        state.from_text(0, "place nothing 1")


def test_chance() -> None:
    state = fresh(3)
    assert (state.game.moves, state.game.outcomes) == (87, 112)
    assert [state.to_text(CHANCE, seat) for seat in range(3)] == ["first 0", "first 1", "first 2"]
    assert state.from_text(CHANCE, " first  2 ") == 2
    for text in ("first 3", "first", "second 1", "2"):
        with pytest.raises(BadNotation) as wrong:
            state.from_text(CHANCE, text)
        assert wrong.value.reason == fact("bad-first", text=text)
    do(state, "first 2")
    assert state.to_text(CHANCE, 7) == "P08"
    assert state.from_text(CHANCE, "M28") == 111
    with pytest.raises(BadNotation) as wrong:
        state.from_text(CHANCE, "P85")
    assert wrong.value.reason == fact("bad-card", text="P85")


# Words


def said(state: UpTownState, text: str) -> Fact:
    seat = state.actor
    return state.describe(seat, state.from_text(seat, text))


def test_questions() -> None:
    assert given(held="P01").asks(0) == fact("free_card", card="P01", project=("offices", "flats"))
    assert given(wallets=[10, 7], actor=1).asks(1) == fact("second_action", coins=7, decks=2, pile=12)
    assert given(wallets=[0, 7], common_size=0).asks(0) == fact("second_action", coins=0, decks=0, pile=0)
    bought = given(held="P78", step="place_bought")
    assert bought.asks(0) == fact("place_bought", card="P78", project=("park", "round_the_clock_shop"))
    municipal = given(held="M01", step="place_municipal")
    assert municipal.asks(0) == fact("place_municipal", card="M01", project=PARTS.projects_of(84))


def test_placements_in_words() -> None:
    state = given(held="P78", step="place_bought", streets=["shop | grocer"])
    assert said(state, "place round_the_clock_shop 3") == fact("place", project="round_the_clock_shop", plot=3)
    assert said(state, "place park 4") == fact("close", project="park", plot=4, coins=4)
    gifts = given(held="P44", streets=["shop", "family_flat"])
    assert said(gifts, "place noisy_bar 1.1") == fact("give", project="noisy_bar", to_seat=1, plot=1)
    roofs = given(held="P25", streets=["shop", "grocer | shop"])
    assert said(roofs, "place tarpaulin_roof 1.2") == fact(
        "give-roof", project="tarpaulin_roof", to_seat=1, plot=2, coins=3
    )


def test_a_closing_that_pays_nothing_in_words() -> None:
    state = given(held="M03", common="M04", step="place_municipal", streets=["scaffolding"])
    assert said(state, "place plain_roof 1") == fact("close", project="plain_roof", plot=1, coins=0)
    assert state.plots[1] == []  # describing does not build
    assert len(state.plots[0]) == 1


def test_other_moves_in_words() -> None:
    state = given(tops="P01 P78")
    assert said(state, "buy 0") == fact("buy-own", card="P01", project=("offices", "flats"), price=3)
    assert said(state, "buy 1") == fact(
        "buy", card="P78", project=("park", "round_the_clock_shop"), price=6, from_seat=1
    )
    shown = ("co_op_shop", "canteen", "small_attic", "registry")
    assert said(state, "municipal") == fact("municipal", card="M02", project=shown)
    assert said(given(common_size=0), "skip") == fact("skip")
    assert said(given(held="P01"), "discard") == fact("discard", card="P01")
