"""Moves as text, both ways, and in words; reasons for every kind of illegal move."""

import pytest
from positions import deal, why_not

from happy_city.given import card, do, expert, fresh, given, options
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation, fact
from ludopolis.games.happy_city.components.tables import CARDS
from ludopolis.games.happy_city.rules.moves import MOVES
from ludopolis.games.happy_city.rules.play import HappyCityState

IDLE = "steelworks spa casino"


def test_every_move_of_the_space_reads_back() -> None:
    state = given(face_up=IDLE)
    texts = [state.to_text(0, move) for move in range(MOVES)]
    assert len(set(texts)) == MOVES
    assert [state.from_text(0, text) for text in texts] == list(range(MOVES))
    assert all(text.isascii() for text in texts)


def test_every_outcome_reads_back() -> None:
    state = given(face_up=IDLE)
    texts = [state.to_text(CHANCE, outcome) for outcome in range(CARDS)]
    assert len(set(texts)) == CARDS
    assert [state.from_text(CHANCE, text) for text in texts] == list(range(CARDS))


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("keep", 0),
        ("take coin", 1),
        ("pass", 2),
        ("random", 3),
        ("copy left", 4),
        ("copy right", 5),
        ("reveal 1", 6),
        ("reveal 3", 8),
        ("visit 0", 9),
        ("visit 4", 13),
        ("copy 0", 14),
        ("copy 4", 18),
        ("discard haunted_house", 19),
        ("discard amusement_park", 51),
        ("buy haunted_house", 52),
        ("buy house", 85),
        ("buy luxury_residence", 87),
        ("take yellow_market", 88),
        ("take purple_market", 92),
        ("take dinosaur_park", 93),
        ("take night_market", 148),
    ],
)
def test_the_notation(text: str, move: int) -> None:
    state = given(face_up=IDLE)
    assert state.to_text(0, move) == text
    assert state.from_text(0, text) == move
    assert state.from_text(0, f"  {text.replace(' ', '   ')} ") == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        "buy",
        "buy castle",
        "buy white_market",
        "buy museum.1",
        "discard house",
        "take museum",
        "take white_market",
        "reveal 0",
        "reveal 4",
        "reveal x",
        "reveal 11",
        "reveal ²",
        "visit 5",
        "copy 5",
        "copy me",
        "sell museum",
        "coin",
    ],
)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as wrong:
        given(face_up=IDLE).from_text(0, text)
    assert wrong.value.reason == fact("bad-move", text=text)


@pytest.mark.parametrize("text", ["", "nothing", "museum.3", "museum.0", "castle.1", "house.1"])
def test_nonsense_is_no_card(text: str) -> None:
    with pytest.raises(BadNotation) as wrong:
        given(face_up=IDLE).from_text(CHANCE, text)
    assert wrong.value.reason == fact("bad-card", text=text)


def test_a_drawn_card_may_be_named_without_its_copy() -> None:
    state = given(face_up="museum zoo", step="draw", chosen_deck=2)
    left = [outcome for outcome in state.legal(CHANCE) if outcome >> 1 == card("museum") >> 1]
    assert [state.from_text(CHANCE, "museum")] == left
    assert state.from_text(CHANCE, "observatory") == card("observatory")
    assert state.from_text(CHANCE, "observatory.2") == card("observatory") + 1
    # A card that cannot be drawn is read as its first copy, so that the table can say why not.
    assert state.from_text(CHANCE, "zoo") == card("zoo")


def described(state: HappyCityState) -> list[tuple[str, dict[str, object]]]:
    seat = state.actor
    return [(told.kind, dict(told.args)) for told in (state.describe(seat, move) for move in state.legal(seat))]


def test_descriptions_and_questions_of_a_turn() -> None:
    state = given(coins=[4], face_up="museum museum", step="discard")
    assert state.asks(0) == fact("discard")
    assert described(state) == [("keep", {}), ("discard", {"card": "museum"})]
    do(state, "keep")
    assert state.asks(0) == fact("reveal", count=1)
    assert described(state) == [
        ("reveal", {"deck": 1, "low": 1, "high": 3}),
        ("reveal", {"deck": 2, "low": 4, "high": 5}),
        ("reveal", {"deck": 3, "low": 6, "high": 9}),
    ]
    do(state, "reveal 1", "grocery")
    assert state.asks(0) == fact("action", coins=4)
    assert described(state) == [
        ("coin", {"coins": 1}),
        ("buy", {"card": "grocery", "price": 2}),
        ("buy", {"card": "museum", "price": 4}),
        ("buy", {"card": "house", "price": 1}),
        ("buy", {"card": "apartment_block", "price": 3}),
    ]


def test_descriptions_of_the_special_step() -> None:
    state = given(cities=["WM igloo house"], step="special", face_up=IDLE, row="cat_cafe")
    assert state.asks(0) == fact("special")
    assert described(state) == [("pass", {}), ("take", {"card": "cat_cafe"})]


def test_a_reduced_price_is_described_with_the_printed_one() -> None:
    state = expert(cities=["YM house harbour"], coins=[1], face_up="museum spa casino")
    assert described(state)[1] == ("buy-reduced", {"card": "museum", "price": 1, "cost": 4})


def test_descriptions_of_draft_sphinx_and_pyramid() -> None:
    state = deal(fresh(2, "expert"))
    assert state.asks(1) == fact("draft")
    assert described(state)[0] == ("take", {"card": "yellow_market"})
    sphinx = expert(cities=["BM house igloo sphinx"], step="sphinx", round=60, face_up=IDLE)
    assert sphinx.asks(0) == fact("sphinx")
    assert described(sphinx) == [("random", {})]


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("buy museum", fact("not-face-up", card="museum")),
        ("buy bank", fact("same-name", card="bank")),
        ("buy zoo", fact("too-dear", card="zoo", price=8, coins=2)),
        ("buy house", fact("stack-empty", card="house")),
        ("buy luxury_residence", fact("too-dear", card="luxury_residence", price=6, coins=2)),
        ("keep", fact("now-action")),
        ("pass", fact("now-action")),
        ("discard zoo", fact("now-action")),
        ("reveal 1", fact("now-action")),
        ("take cat_cafe", fact("now-action")),
        ("visit 1", fact("now-action")),
        ("copy 1", fact("now-action")),
        ("take coin", None),
        ("buy grocery", None),
    ],
)
def test_reasons_of_the_action_step(text: str, reason: object) -> None:
    state = given(cities=["WM bank", "WM house"], face_up="bank zoo grocery")
    assert why_not(state, text) == reason


def test_a_face_up_second_copy_counts_as_face_up() -> None:
    state = given(3, cities=["WM", "WM zoo"], coins=[2], face_up="zoo bank spa")
    assert why_not(state, "buy zoo") == fact("too-dear", card="zoo", price=8, coins=2)


def test_reasons_of_the_other_steps() -> None:
    state = given(face_up="zoo", step="discard")
    assert why_not(state, "discard museum") == fact("not-face-up", card="museum")
    assert why_not(state, "buy zoo") == fact("now-discard")
    do(state, "keep")
    assert why_not(state, "keep") == fact("now-reveal")
    draft = deal(fresh(2, "expert"))
    assert why_not(draft, "take coin") == fact("now-draft")
    special = given(cities=["WM igloo house"], step="special", face_up=IDLE, row="cat_cafe")
    assert why_not(special, "take blue_market") == fact("now-special")
    assert options(special) == {"pass", "take cat_cafe"}


SEVEN = "laboratory university spa casino treehouse stadium amusement_park"


def test_reason_against_an_empty_deck() -> None:
    towns = ["WM", f"WM {SEVEN} zoo", f"WM {SEVEN} ski_resort"]
    state = given(3, cities=towns, face_up="zoo ski_resort", step="reveal")
    assert why_not(state, "reveal 3") == fact("deck-empty", deck=3)
