"""Who knows what: views, blinded states, and the exact odds of what is unknown."""

import json
from collections import Counter
from itertools import permutations
from random import Random

from ludopolis.engine.values.data import UNKNOWN, Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.rules.sheet import SHEET_END
from welcome_to.given import CARD_IDS, asked, base, draw, draw_any, finish_round, hands, hands_data, load, play, sheet

EASY = ((5, "fence"), (7, "park"), (11, "agent"))
OTHER = ((6, "fence"), (8, "park"), (10, "agent"))
THIRD = ((4, "park"), (9, "fence"), (2, "agent"))
TRIES = 20_000


def blind(state: WelcomeToState, viewer: int) -> WelcomeToState:
    twin = state.blind(viewer)
    assert isinstance(twin, WelcomeToState)
    return twin


def guess(blinded: WelcomeToState, rng: Random) -> WelcomeToState:
    """One deal that fits what the viewer knows."""
    twin = blinded.determinize(rng)
    assert isinstance(twin, WelcomeToState)
    return twin


def card(name: str) -> int:
    return CARD_IDS.index(name)


# Open turns


def test_nobody_else_sees_an_open_turn() -> None:
    state = base(sheet(), sheet())
    before = state.view(1), state.view(SPECTATOR)
    play(state, 0, "combo 1", "place 8 S2.5")
    assert (state.view(1), state.view(SPECTATOR)) == before
    assert state.view(0)["sheets"][0]["streets"][1] == ". . . . 8 . . . . . ."
    assert state.view(0)["turn"] == {"step": "effect", "combination": 1, "written": "S2.5"}
    play(state, 0, "build")
    assert state.view(1)["ready"] == [0]
    assert {**state.view(1), "ready": []} == before[0]
    finish_round(state)
    assert state.view(1)["sheets"][0]["streets"][1] == ". . . . 8 . . . . . ."


def test_blinding_takes_back_the_open_turns_of_others() -> None:
    state = base(sheet(), sheet(), sheet())
    play(state, 0, "combo 1", "place 8 S2.5")
    play(state, 1, "combo 2", "place 7 S1.7", "build")
    blinded = blind(state, 0)
    assert blinded.viewer == 0
    assert blinded.pending() == 0b111
    assert asked(blinded, 0) == "effect_park"
    assert asked(blinded, 1) == "combination"
    assert blinded.sheets[1][:SHEET_END] == state.shown[1][:SHEET_END]
    assert blinded.view(0) == state.view(0)
    assert state.pending() == 0b101
    finished = blind(state, 1)
    assert finished.pending() == 0b101
    assert asked(finished, 1) == "finished"
    spectator = blind(state, SPECTATOR)
    assert spectator.pending() == 0b111
    assert spectator.determinize(Random(1)).viewer == -1


def test_playing_on_a_clone_leaves_the_original_alone() -> None:
    state = base(sheet(), sheet())
    before = state.dump()
    twin = state.clone()
    play(twin, 0, "combo 1", "place 8 S2.5", "build")
    finish_round(twin)
    draw_any(twin)
    assert state.dump() == before
    assert twin.dump() != before


# Hands of the draft


def test_a_view_of_the_draft_shows_ones_own_numbers_but_only_the_effects_of_others() -> None:
    state = hands(sheet(), sheet(), hands=[EASY, OTHER])
    assert [side["number"] for side in state.view(0)["hands"][0]] == [5, 7, 11]
    assert [side["number"] for side in state.view(0)["hands"][1]] == [None, None, None]
    assert [side["effect"] for side in state.view(0)["hands"][1]] == ["fence", "park", "agent"]
    spectator = state.view(SPECTATOR)
    assert all(side["number"] is None for hand in spectator["hands"] for side in hand)
    assert sum(len(numbers) for numbers in state.view(0)["unseen"].values()) == 78
    assert sum(len(numbers) for numbers in spectator["unseen"].values()) == 81
    assert 11 in state.view(1)["unseen"]["agent"]
    assert state.view(0)["unseen"]["agent"].count(11) == 1


def test_the_hand_of_another_seat_leaves_no_trace() -> None:
    mine = hands(sheet(), sheet(), hands=[EASY, OTHER])
    swapped = hands(sheet(), sheet(), hands=[EASY, ((2, "fence"), (9, "park"), (7, "agent"))])
    assert json.dumps(mine.view(0)) == json.dumps(swapped.view(0))
    assert json.dumps(blind(mine, 0).dump()) == json.dumps(blind(swapped, 0).dump())
    assert mine.position(0) == swapped.position(0)
    assert mine.view(1) != swapped.view(1)


def test_blinded_hands_are_unknown_and_filled_with_the_right_effects() -> None:
    state = hands(sheet(), sheet(), hands=[EASY, OTHER])
    blinded = blind(state, 0)
    assert [blinded.hands[15 + 5 * place] for place in range(3)] == [UNKNOWN] * 3
    assert len(blinded.unseen) == 78
    dumped = blinded.dump()
    assert [token["card"] for token in dumped["hands"][1]] == ["?", "?", "?"]
    seen = set()
    for seed in range(20):
        deal = guess(blinded, Random(seed))
        deal.audit()
        assert len(deal.unseen) == 75
        assert blind(deal, 0).dump() == dumped
        seen.add(tuple(deal.hands[15::5]))
    assert len(seen) > 10


def test_card_number_zero_is_hidden_too() -> None:
    blinded = blind(hands(sheet(), sheet(), hands=[EASY, ((1, "fence"), (8, "park"), (10, "agent"))]), 0)
    assert blinded.hands[15] == UNKNOWN
    assert 0 in blinded.unseen


def test_a_blinded_state_has_nothing_that_others_remember_of_the_discard() -> None:
    data = hands_data(sheet(), sheet(), hands=[EASY, OTHER])
    data["shuffled"] = 1
    data["shuffled_cards"] = [{"park_1": 1}, {"park_2": 1}, {"park_4": 1}]
    state = load(data)
    assert blind(state, 0).dump()["shuffled_cards"] == [{"park_1": 1}, {}, {}]
    assert blind(state, 1).dump()["shuffled_cards"] == [{}, {"park_2": 1}, {}]
    assert blind(state, SPECTATOR).dump()["shuffled_cards"] == [{}, {}, {"park_4": 1}]


def test_r14b_knowing_a_card_in_the_discard_outlives_the_shuffle() -> None:
    state = hands(sheet(), sheet(), hands=[EASY, OTHER], deck=1, top="fence")
    play(state, 0, "combo 1", "place 5 S1.5", "skip")
    play(state, 1, "combo 1", "place 6 S1.5", "skip")
    draw(state, f"card {CARD_IDS[state.unseen[0]]}")
    known = state.dump()["shuffled_cards"]
    assert known == [
        {"fence_5a": 1, "fence_6a": 1, "park_7a": 1},
        {"fence_5a": 1, "fence_6a": 1, "park_8a": 1},
        {"fence_5a": 1, "fence_6a": 1},
    ]


# Exact odds


def small_table() -> Data:
    """Seat 0 looks at a table where few cards are unknown: all others lie open in the discard.

    Three bis cards are unknown (two in the hand of seat 1, one in the deck) and three temps: one that seat 1 discarded
    when it refused while 4, 6 and 7 fitted its sheet, one in its hand, one in the deck.
    """
    unknown = {"bis_3", "bis_4", "bis_6", "temp_3", "temp_4", "temp_7"}
    data = hands_data(sheet(), sheet(), hands=[EASY, ((3, "bis"), (4, "bis"), (4, "temp"))], top="bis")
    taken = {token["card"] for hand in data["hands"] for token in hand}
    for name in data["unseen"]:
        if name not in unknown:
            data["discard"].append(
                {"card": name, "effect": name.partition("_")[0], "known": "all", "age": 0, "barred": []}
            )
    refused = {"card": "temp_3", "effect": "temp", "known": [1], "age": 0, "barred": [4, 6, 7]}
    data["discard"].append(refused)
    data["unseen"] = sorted(unknown - taken - {"temp_3"})
    return data


def test_posterior_after_a_refusal_is_exact() -> None:
    blinded = blind(load(small_table()), 0)
    expected: set[tuple[int, ...]] = set()
    for bis in permutations(map(card, ("bis_3", "bis_4", "bis_6"))):
        for temps in permutations(map(card, ("temp_3", "temp_4", "temp_7"))):
            if temps[0] == card("temp_3"):  # nobody refuses while holding a 4 or a 7 that fits
                expected.add((*bis[:2], temps[1], temps[0]))
    assert len(expected) == 12
    assert_uniform(blinded, expected)


def test_posterior_with_two_refused_cards_is_exact() -> None:
    """The discarded temp is 3 or 4, the one in the hand 4 or 7. Drawing one after the other would not be uniform."""
    data = small_table()
    data["discard"][-1]["barred"] = [7]
    data["hands"][1][2]["barred"] = [3]
    blinded = blind(load(data), 0)
    expected = {
        (*bis[:2], temps[1], temps[0])
        for bis in permutations(map(card, ("bis_3", "bis_4", "bis_6")))
        for temps in permutations(map(card, ("temp_3", "temp_4", "temp_7")))
        if temps[0] != card("temp_7") and temps[1] != card("temp_3")
    }
    assert len(expected) == 18
    assert_uniform(blinded, expected, 6_000)


def test_posterior_of_old_and_refused_cards_is_exact() -> None:
    """One of four bis cards was seen in a discard shuffled after the hand was dealt, and the refused card is not a 4.

    So the two old cards of the hand are two of 3, 4 and 6, the first of them not 4; the rest is the deck.
    """
    data = small_table()
    data["shuffled"] = 1
    data["shuffled_cards"][0] = {"bis_7": 1}
    bis_7 = next(token for token in data["discard"] if token["card"] == "bis_7")
    data["discard"].remove(bis_7)
    data["unseen"] = sorted([*data["unseen"], "bis_7"])
    data["hands"][1][0]["barred"] = [4]
    blinded = blind(load(data), 0)
    expected: set[tuple[int, ...]] = {
        (*bis, temp, card("temp_3"))
        for bis in permutations(map(card, ("bis_3", "bis_4", "bis_6")), 2)
        for temp in map(card, ("temp_4", "temp_7"))
        if bis[0] != card("bis_4")
    }
    assert len(expected) == 8
    assert_uniform(blinded, expected, 6_000)


def assert_uniform(blinded: WelcomeToState, expected: set[tuple[int, ...]], tries: int = TRIES) -> None:
    """The hand of seat 1 and the refused card take all expected values equally often, and no others."""
    rng = Random(7)
    counts: Counter[tuple[int, ...]] = Counter()
    for _ in range(tries):
        deal = guess(blinded, rng)
        counts[(deal.hands[15], deal.hands[20], deal.hands[25], deal.discard[-5])] += 1
    assert set(counts) == expected
    mean = tries / len(expected)
    chi_square = sum((count - mean) ** 2 / mean for count in counts.values())
    assert chi_square < 2.5 * len(expected) + 12


def test_posterior_across_a_shuffle_is_exact() -> None:
    """R14b, played: what seat 1 may hold, as far as seat 0 knows, if the discard is shuffled in the middle of a deal.

    Before that, seat 0 does not know three fences: two in seat 1's hand and one in the deck. All other cards lie open.
    Seat 1 discards one of its fences, passes the other (which seat 0 then sees), and is dealt the last card of the deck
    and one card of the new deck.
    """
    unknown = ("fence_1", "fence_2", "fence_3")
    mine = ((4, "park"), (7, "park"), (11, "agent"))
    data = hands_data(sheet(), sheet(), hands=[mine, ((6, "temp"), (1, "fence"), (2, "fence"))], top="fence", dealer=1)
    for name in data["unseen"]:
        if name != "fence_3":
            data["discard"].append(
                {"card": name, "effect": name.partition("_")[0], "known": "all", "age": 0, "barred": []}
            )
    data["unseen"] = ["fence_3"]
    state = load(data)
    play(state, 0, "combo 1", "place 4 S1.3", "skip")
    play(state, 1, "combo 1", "place 6 S1.5", "skip")
    draw(state, "card fence_3")
    draw(state, "top fence", "card fence_5a", "top park", "card park_1", "top park", "card park_2", "top bis")
    assert state.pending() == 0b11
    assert CARD_IDS[state.hands[0]] == "fence_2"
    blinded = blind(state, 0)
    open_fences = [card(name) for name in CARD_IDS if name.startswith("fence") and name not in unknown]
    expected: set[tuple[int, int]] = set()
    for old, discarded, seen in permutations(map(card, unknown)):
        if seen == card("fence_2"):
            expected |= {(old, new) for new in (*open_fences, discarded)}
    assert len(expected) == 2 * 16
    rng = Random(11)
    counts: Counter[tuple[int, int]] = Counter()
    for _ in range(TRIES):
        deal = guess(blinded, rng)
        counts[(deal.hands[20], deal.hands[25])] += 1
    assert set(counts) == expected
    mean = TRIES / len(expected)
    assert sum((count - mean) ** 2 / mean for count in counts.values()) < 65


def test_only_the_draft_has_unknown_cards() -> None:
    state = base(sheet(), sheet())
    assert '"?"' not in json.dumps(blind(state, 0).dump())
    solo = hands(sheet(), hands=[EASY], solo_card=True)
    assert solo.view(SPECTATOR)["hands"] == solo.view(0)["hands"]
    assert '"?"' not in json.dumps(blind(solo, 0).dump())
    third = hands(sheet(), sheet(), sheet(), hands=[EASY, OTHER, THIRD])
    assert json.dumps(blind(third, 2).dump()).count('"?"') == 6
