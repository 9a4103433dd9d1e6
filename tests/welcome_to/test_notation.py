"""Moves and outcomes as text; questions, descriptions, and the reasons against illegal moves."""

import pytest

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.facts import BadNotation
from ludopolis.games.welcome_to import GAME
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from welcome_to.given import base, finish_round, hands, play, sheet

EASY = ((5, "fence"), (7, "park"), (11, "agent"))
ONE = ((8, "park"), (1, "pool"), (1, "pool"))


def one(number: int, effect: str) -> tuple[tuple[int, str], ...]:
    return ((number, effect), (1, "pool"), (1, "pool"))


def why(state: WelcomeToState, text: str) -> tuple[str, dict[str, object]]:
    """The reason against a move of seat 0."""
    reason = state.why_not(0, state.from_text(0, text))
    assert reason is not None
    return reason.kind, dict(reason.args)


def test_every_move_reads_back() -> None:
    state = base(sheet())
    texts = [state.to_text(0, move) for move in range(GAME.moves)]
    assert len(set(texts)) == GAME.moves == 1311
    assert [state.from_text(0, text) for text in texts] == list(range(GAME.moves))


def test_every_outcome_reads_back() -> None:
    state = base(sheet())
    texts = [state.to_text(CHANCE, outcome) for outcome in range(GAME.outcomes)]
    assert len(set(texts)) == GAME.outcomes == 128
    assert [state.from_text(CHANCE, text) for text in texts] == list(range(GAME.outcomes))


@pytest.mark.parametrize(
    ("move", "text"),
    [
        (0, "skip"),
        (1, "refuse"),
        (2, "done"),
        (3, "reshuffle yes"),
        (4, "reshuffle no"),
        (5, "build"),
        (7, "combo 2"),
        (13, "pass_card 2"),
        (18, "agent 4"),
        (21, "claim 1"),
        (24 + 14, "ring S2.5"),
        (57 + 2, "fence S1.g3"),
        (90 + 3, "estate S1.4"),
        (123 + 33 * 7 + 14, "place 7 S2.5"),
        (717 + 33 * 7 + 2, "bis 7 S1.3"),
        (1310, "bis 17 S3.12"),
    ],
)
def test_notation_of_moves(move: int, text: str) -> None:
    assert base(sheet()).to_text(0, move) == text


def test_notation_of_outcomes() -> None:
    state = base(sheet())
    texts = [state.to_text(CHANCE, outcome) for outcome in (0, 80, 81, 108, 109, 115, 116)]
    assert texts == [
        "card fence_1",
        "card bis_13",
        "plan estates_1_1_1_1_1_1",
        "plan ring_green",
        "top fence",
        "top solo_card",
        "dealer 0",
    ]


NONSENSE = [
    "",
    "combo",
    "combo 7",
    "combo 0",
    "place 18 S1.1",
    "place 7 S1.11",
    "place 7",
    "fence S1.3",
    "agent 7",
    "x 1",
    "claim 4",
]


@pytest.mark.parametrize("text", NONSENSE)
def test_nonsense_is_refused(text: str) -> None:
    with pytest.raises(BadNotation) as wrong:
        base(sheet()).from_text(0, text)
    assert wrong.value.reason == ("bad_move", {"text": text})


@pytest.mark.parametrize("text", ["", "card", "card fence_99", "plan x", "top roof", "dealer 12", "dice 1"])
def test_nonsense_outcomes_are_refused(text: str) -> None:
    with pytest.raises(BadNotation) as wrong:
        base(sheet()).from_text(CHANCE, text)
    assert wrong.value.reason == ("bad_outcome", {"text": text})


# Questions and descriptions


def test_questions_say_what_is_being_decided() -> None:
    state = base(sheet(step="ring_before"), expert=True, rules=1, combos=one(8, "fence"))
    assert state.asks(0) == ("ring_before", {})
    play(state, 0, "skip")
    assert state.asks(0) == ("combination", {})
    play(state, 0, "combo 1")
    assert state.asks(0) == ("place", {"number": 8, "effect": "fence"})
    play(state, 0, "place 8 S2.5")
    assert state.asks(0) == ("effect_fence", {"effect": "fence", "slot": "S2.5"})
    play(state, 0, "skip")
    assert state.asks(0) == ("ring_after", {})
    park = base(sheet(), combos=one(8, "park"))
    play(park, 0, "combo 1", "place 8 S3.5")
    assert park.asks(0) == ("effect_park", {"effect": "park", "slot": "S3.5", "street": 3})


def test_descriptions() -> None:
    state = base(sheet(), combos=((8, "park"), (7, "pool"), (9, "agent")), approved=(2,))
    told = {text: state.describe(0, state.from_text(0, text)) for text in ("combo 2", "agent 4", "claim 1", "claim 2")}
    assert told["combo 2"] == ("combo", {"combo": 2, "number": 7, "effect": "pool"})
    assert told["agent 4"] == ("agent", {"size": 4})
    assert told["claim 1"] == ("claim", {"plan": "estates_3_3_3", "points": 8})
    assert told["claim 2"] == ("claim", {"plan": "estates_3_3_4", "points": 7})
    for text, expected in (
        ("skip", ("skip", {})),
        ("reshuffle yes", ("reshuffle_yes", {})),
        ("ring S2.5", ("ring", {"slot": "S2.5"})),
        ("ring S2.4", ("ring_lost", {"slot": "S2.4"})),
        ("fence S1.g3", ("fence", {"gap": "S1.g3"})),
        ("place 7 S2.5", ("place", {"number": 7, "slot": "S2.5"})),
        ("bis 7 S1.4", ("bis", {"number": 7, "slot": "S1.4"})),
        ("bis 7 S1.3", ("bis_lost", {"number": 7, "slot": "S1.3"})),
    ):
        assert state.describe(0, state.from_text(0, text)) == expected
    estates = base(sheet("1 2 3 | 4 5 6 | . . . ."))
    assert estates.describe(0, estates.from_text(0, "estate S1.4")) == (
        "estate",
        {"size": 3, "from_slot": "S1.4", "to_slot": "S1.6"},
    )


# Reasons


def test_reasons_against_combinations() -> None:
    state = base(sheet())
    assert why(state, "refuse") == ("can_build", {})
    assert why(state, "combo 4") == ("no_such_combination", {"combo": 4})
    assert why(state, "place 8 S1.1") == ("not_asked", {"step": "combination"})
    full = "1 2 3 4 5 6 7 8 9 10"
    stuck = base(sheet("1 2 3 7 . 9 11 12 13 14", full + " 11", full + " 11 12"), combos=one(10, "park"))
    assert why(stuck, "combo 1") == ("combination_does_not_fit", {"number": 10, "effect": "park"})
    solo = hands(sheet(), hands=[((8, "temp"), (8, "park"), (3, "temp"))])
    assert why(solo, "combo 3") == ("same_combination", {"number": 8, "effect": "temp"})


def test_reasons_against_places() -> None:
    state = base(sheet("7 . 9 11 . . . . . .", step="place", combination=1), combos=one(12, "park"))
    assert why(state, "place 13 S2.1") == ("other_number", {"number": 13, "own_number": 12})
    assert why(state, "place 12 S1.1") == ("slot_filled", {"slot": "S1.1"})
    assert why(state, "place 12 S1.2") == ("only_number", {"number": 12, "slot": "S1.2", "fitting_number": 8})
    wide = base(sheet("7 . 10 11 . . . . . .", step="place", combination=1), combos=one(12, "park"))
    assert why(wide, "place 12 S1.2") == ("out_of_order", {"number": 12, "slot": "S1.2", "low": 8, "high": 9})
    before = base(sheet(". 6 . . . . . . . .", step="place", combination=1), combos=one(12, "park"))
    assert why(before, "place 12 S1.1") == ("out_of_order", {"number": 12, "slot": "S1.1", "low": 1, "high": 5})
    hired = base(sheet(". 6 . . . . . . . .", step="place", combination=1), combos=one(12, "temp"))
    assert why(hired, "place 12 S1.1") == ("out_of_order", {"number": 12, "slot": "S1.1", "low": 0, "high": 5})
    first = base(sheet(". 1 . . . . . . . .", step="place", combination=1), combos=one(12, "park"))
    assert why(first, "place 12 S1.1") == ("only_number", {"number": 12, "slot": "S1.1", "fitting_number": 0})
    assert why(state, "skip") == ("not_asked", {"step": "place"})
    temp = base(sheet(step="place", combination=1), combos=one(15, "temp"))
    assert why(temp, "place 12 S1.1") == ("wrong_number", {"number": 12, "low": 13, "high": 17})
    low = base(sheet(step="place", combination=1), combos=one(1, "temp"))
    assert why(low, "place 4 S1.1") == ("wrong_number", {"number": 4, "low": 0, "high": 3})
    tight = base(sheet("7 . 8 . . . . . . .", step="place", combination=1), combos=one(7, "park"))
    assert why(tight, "place 7 S1.2") == ("nothing_fits", {"slot": "S1.2"})


def at_effect(effect: str, *pictures: str, **fields: object) -> WelcomeToState:
    state = base(sheet(*pictures, **fields), combos=one(8, effect))  # type: ignore[arg-type]
    play(state, 0, "combo 1", "place 8 S3.7")
    return state


def test_reasons_against_effects() -> None:
    fence = at_effect("fence", "1^ 2^ | 3 3b . . . . . .")
    assert why(fence, "fence S1.g10") == ("street_edge", {"gap": "S1.g10"})
    assert why(fence, "fence S1.g2") == ("fence_stands", {"gap": "S1.g2"})
    assert why(fence, "fence S1.g3") == ("bis_pair", {"gap": "S1.g3"})
    assert why(fence, "fence S1.g1") == ("between_used", {"gap": "S1.g1"})
    assert why(fence, "build") == ("not_this_effect", {"effect": "fence"})
    agent = at_effect("agent", agents=(1, 0, 0, 0, 0, 0))
    assert why(agent, "agent 1") == ("agents_full", {"size": 1})
    assert why(agent, "fence S1.g1") == ("not_this_effect", {"effect": "agent"})
    bis = at_effect("bis", "3 | . 5 . . . . . . 9", "9 . . . . . . . . . .")
    assert why(bis, "bis 3 S1.1") == ("slot_filled", {"slot": "S1.1"})
    assert why(bis, "bis 3 S1.2") == ("fence_between", {"number": 3, "gap": "S1.g1"})
    assert why(bis, "bis 6 S1.2") == ("no_such_neighbour", {"number": 6, "slot": "S1.2"})
    assert why(bis, "bis 5 S1.6") == ("no_such_neighbour", {"number": 5, "slot": "S1.6"})


def test_reasons_against_rings() -> None:
    assert why(base(sheet()), "ring S1.1") == ("no_rings", {})
    ring = base(sheet("1 . . . . . . . . ."), expert=True, combos=one(8, "park"))
    assert why(ring, "ring S1.1") == ("slot_filled", {"slot": "S1.1"})
    play(ring, 0, "ring S1.5")
    assert why(ring, "ring S1.7") == ("ring_built", {})
    both = base(sheet("O . . . . . . . . O"), expert=True)
    assert why(both, "ring S1.5") == ("rings_full", {})
    full = "1 2 3 4 5 6 7 8 9 10 11"
    last = base(sheet("1 2 3 7 . 9 11 12 13 14", full, f"{full} 12"), expert=True, combos=one(8, "park"))
    play(last, 0, "combo 1")
    assert why(last, "ring S1.5") == ("number_needs_slot", {"slot": "S1.5"})
    estates = sheet("1 2 3 | 7 . | 9 11 12 | 13 14", "1 2 3 | 4 5 6 7 8 9 10 11", f"{full} 12")
    refused = base(estates, expert=True, combos=one(10, "park"))
    play(refused, 0, "refuse")
    assert why(refused, "ring S1.5") == ("ring_after_refusal", {})
    older = base(sheet("1 . . . . . . . . .", step="ring_before"), expert=True, rules=1)
    assert why(older, "ring S1.1") == ("slot_filled", {"slot": "S1.1"})
    assert why(older, "combo 1") == ("not_asked", {"step": "ring_before"})
    play(older, 0, "skip")
    assert why(older, "ring S1.5") == ("not_asked", {"step": "combination"})


def test_a_goal_met_with_used_houses_is_told_from_one_that_is_not_met() -> None:
    full = "1 2 3 4 5 6 7 8 9 10"
    plans = ("street_1_full", "estates_3_6", "estates_3_4")
    used = sheet(f"1^ | {full[2:]}", "1 2 3 | 4 5 6 7 8 | . . .", step="claim")
    assert why(base(used, plans=plans, expert=True), "claim 1") == ("goal_used", {"plan": "street_1_full"})
    open_ = sheet("1 2 3 4 5 6 7 8 9 .", step="claim")
    assert why(base(open_, plans=plans, expert=True), "claim 1") == ("goal_not_met", {"plan": "street_1_full"})
    estates = sheet("1^ 2^ 3^ | 4 5 6 7 | . . .", step="claim")
    assert why(base(estates, plans=plans, expert=True), "claim 3") == ("goal_used", {"plan": "estates_3_4"})


def test_a_place_says_what_becomes_of_its_planned_pool() -> None:
    for effect, kind in (("pool", "place_pool"), ("park", "place_lost")):
        state = base(sheet(step="place", combination=1), combos=one(8, effect))
        assert state.describe(0, state.from_text(0, "place 8 S1.3")) == (kind, {"number": 8, "slot": "S1.3"})
        assert state.describe(0, state.from_text(0, "place 8 S1.4")) == ("place", {"number": 8, "slot": "S1.4"})


def test_combinations_of_a_hand_have_no_numbers_of_their_own() -> None:
    state = hands(sheet(), hands=[((8, "temp"), (8, "park"), (3, "temp"))])
    told = [state.describe(0, move) for move in state.legal(0)]
    assert [fact.kind for fact in told] == ["combo_hand"] * 4
    assert told[2].args == {"number": 3, "effect": "temp"}


def test_reasons_against_claims_and_estates() -> None:
    claim = base(sheet("1 2 3 | 4 5 6 7 | . . .", plans=(8, 0, 0), step="claim"), approved=(1,))
    assert why(claim, "claim 1") == ("claimed_already", {"plan": "estates_3_3_3"})
    assert why(claim, "claim 2") == ("goal_not_met", {"plan": "estates_3_3_4"})
    assert why(claim, "refuse") == ("not_asked", {"step": "claim"})
    many = sheet("1 2 | 3 4 | 5 6 | 7^ 8^ | 9 .", "1 2 3 4 5 | . . . . . .", step="claim")
    estates = base(many, plans=("estates_6_6", "estates_2_2_5", "estates_3_4"))
    play(estates, 0, "claim 2")
    assert why(estates, "estate S1.2") == ("no_estate", {"slot": "S1.2"})
    assert why(estates, "estate S2.1") == ("wrong_size", {"slot": "S2.1", "size": 5, "wanted_size": 2})
    assert why(estates, "estate S1.7") == ("estate_used", {"slot": "S1.7"})
    assert why(estates, "estate S1.5") == ("estate_order", {"slot": "S1.5", "next_slot": ("S1.1", "S1.3")})
    assert why(estates, "done") == ("not_asked", {"step": "claim_estates"})
    finish_round(estates)


def test_draft_descriptions() -> None:
    state = hands(sheet(), sheet(), hands=[EASY, ((6, "fence"), (8, "park"), (10, "agent"))])
    told = state.describe(0, state.from_text(0, "combo 4"))
    assert told == (
        "combo_pass",
        {"combo": 4, "number": 7, "effect": "agent", "pass_number": 5, "pass_effect": "fence"},
    )
