"""The table between turns: setup, stacks, deck, draft, reshuffles, the end."""

from random import Random

import pytest

from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.events import EVERYONE
from ludopolis.engine.values.facts import BadOption
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.welcome_to import GAME
from ludopolis.games.welcome_to.rules.play import WelcomeToState
from ludopolis.games.welcome_to.rules.sheet import RING, fitting, fitting_numbers
from welcome_to.given import (
    CARD_IDS,
    asked,
    base,
    draw,
    draw_any,
    finish_round,
    hands,
    hands_data,
    load,
    offered,
    play,
    points,
    sheet,
)

EASY = ((5, "fence"), (7, "park"), (11, "agent"))
OTHER = ((6, "fence"), (8, "park"), (10, "agent"))


def new(players: int, **options: OptionValue) -> WelcomeToState:
    state = GAME.new(options, players)
    assert isinstance(state, WelcomeToState)
    return state


# 2 Setup


def test_one_plan_of_each_stack_is_revealed() -> None:
    for expert, counts in ((False, [6, 6, 6]), (True, [11, 11, 6])):
        state = new(2, expert=expert)
        for stack in range(3):
            chance = state.chance()
            assert chance.source == f"plans_{stack + 1}#0"
            assert chance.audience == EVERYONE
            assert len(chance.outcomes) == counts[stack]
            assert chance.weights == [1] * counts[stack]
            state.play(CHANCE, chance.outcomes[-1])
        last = (
            ["bis_5", "ring_green", "estates_2_3_5"] if expert else ["estates_6_6", "estates_1_1_1_4", "estates_2_3_5"]
        )
        assert [plan["plan"] for plan in state.view(0)["plans"]] == last


def test_base_setup_turns_three_cards_then_three_more() -> None:
    state = new(3)
    draw(state, "plan estates_4_4", "plan estates_4_5", "plan estates_3_4")
    assert state.chance().source == "deck#0"
    assert len(state.chance().outcomes) == 81
    draw(state, "card park_1", "card pool_3", "card fence_5a")
    assert state.view(0)["effects"] == ["park", "pool", "fence"]
    assert state.round == 0
    draw(state, "card agent_8a", "card agent_9a", "card temp_10")
    assert state.round == 1
    assert state.pending() == 0b111
    view = state.view(0)
    assert [side["number"] for side in view["numbers"]] == [8, 9, 10]
    assert [side["effect"] for side in view["numbers"]] == ["agent", "agent", "temp"]
    assert (view["stack"], view["pile"]) == (26, 1)
    assert len(state.unseen) == 75


def test_the_numbers_of_a_round_become_the_effects_of_the_next() -> None:
    state = base(sheet(), combos=((5, "park"), (8, "fence"), (11, "agent")))
    numbers = state.stacks[:3]
    finish_round(state)
    assert state.stacks == [-1, -1, -1, *numbers]
    draw_any(state)
    assert state.stacks[3:] == numbers
    assert state.round == 6
    assert asked(state) == "combination"


def test_options_that_cannot_be_combined() -> None:
    with pytest.raises(BadOption) as wrong:
        GAME.new({"draft": True}, 1)
    assert wrong.value.reason.kind == "draft_alone"
    with pytest.raises(BadOption):
        GAME.new({}, 13)


# Solo


def test_solo_deals_three_cards_effect_side_up() -> None:
    state = new(1)
    draw(state, "plan estates_4_4", "plan estates_4_5", "plan estates_3_4")
    chance = state.chance()
    assert chance.source == "top#0"
    assert chance.weights == [18, 18, 18, 9, 9, 9]
    assert offered(state, CHANCE) == [f"top {effect}" for effect in ("fence", "agent", "park", "pool", "temp", "bis")]
    draw(state, "top pool")
    assert state.chance().source == "deck#0"
    assert offered(state, CHANCE) == [f"card pool_{number}" for number in (3, 4, 6, 7, 8, 9, 10, 12, 13)]
    draw(state, "card pool_6")
    assert state.chance().source == "top#1"
    assert state.chance().weights == [18, 18, 18, 8, 9, 9]
    draw(state, "top bis", "card bis_3", "top temp", "card temp_3")
    assert state.chance().source == "top#3"
    assert state.pending() == CHANCE
    draw(state, "top temp")
    assert state.pending() == 1
    assert state.view(0)["top"] == "temp"
    assert state.view(0)["deck"] == 78
    assert [side["number"] for side in state.view(0)["hands"][0]] == [6, 3, 3]


def test_solo_discards_all_three_cards_even_after_a_refusal() -> None:
    state = hands(sheet(), hands=[EASY], solo_card=True)
    play(state, 0, "combo 1", "place 5 S1.5", "skip")
    assert [side["number"] for side in state.view(0)["discard"]] == [5, 7, 11]
    assert state.view(0)["hands"] == [[None, None, None]]
    full = "1 2 3 4 5 6 7 8 9 10"
    stuck = hands(sheet(full[:-2] + ".", full + " 11", full + " 11 12"), hands=[EASY], solo_card=True)
    assert offered(stuck) == ["combo 5", "combo 6"]
    stuck = hands(sheet("3 4 5 6 7 8 9 10 11 12".replace("8", "."), full + " 11", full + " 11 12"), hands=[EASY])
    play(stuck, 0, "refuse")
    assert [side["number"] for side in stuck.view(0)["discard"]] == [5, 7, 11]


def test_r18_the_solo_card_counts_as_one_card_once_forty_are_gone() -> None:
    for left, odds in ((43, False), (42, True), (20, True)):
        state = hands(sheet(), hands=[EASY], deck=left, solo_card=True, top="fence")
        finish_round(state)
        draw(state, offered(state, CHANCE)[0])
        assert state.chance().source.startswith("top#")
        assert ("top solo_card" in offered(state, CHANCE)) == odds
        if odds:
            assert state.chance().weights[-1] == 1
            assert sum(state.chance().weights) == left


def test_r18_the_solo_card_on_top_is_replaced_and_approves_every_plan() -> None:
    state = hands(sheet(), hands=[EASY], deck=30, solo_card=True, top="solo_card")
    finish_round(state)
    assert state.solo_card == 0
    assert state.approved == 7
    assert state.chance().source.startswith("top#")
    assert "top solo_card" not in offered(state, CHANCE)
    assert state.view(0)["deck"] == 30


def test_solo_ends_when_fewer_than_three_cards_are_left() -> None:
    for left, over in ((3, False), (2, True), (0, True)):
        state = hands(sheet(), hands=[EASY], deck=left, solo_card=True, top="fence")
        finish_round(state)
        assert (state.ending() == "cards") == over
    assert state.results().winners == []


# Draft


def test_draft_setup_draws_a_dealer_and_deals_three_each_from_that_seat() -> None:
    state = new(3, draft=True)
    draw(state, "plan estates_4_4", "plan estates_4_5", "plan estates_3_4")
    assert state.chance().source == "dealer#0"
    assert offered(state, CHANCE) == ["dealer 0", "dealer 1", "dealer 2"]
    draw(state, "dealer 2", "top pool")
    receivers = []
    while state.pending() == CHANCE:
        if not offered(state, CHANCE)[0].startswith("top"):
            receivers.append(state.chance().audience.bit_length() - 1)
            assert state.chance().audience == 1 << receivers[-1]
        draw(state, offered(state, CHANCE)[0])
    assert receivers == [2, 2, 2, 0, 0, 0, 1, 1, 1]
    assert state.view(0)["deck"] == 72


def test_later_deals_of_the_draft_are_two_each() -> None:
    state = hands(sheet(), sheet(), hands=[EASY, OTHER], dealer=1)
    finish_round(state)
    receivers = []
    while state.pending() == CHANCE:
        if not offered(state, CHANCE)[0].startswith("top"):
            receivers.append(state.chance().audience.bit_length() - 1)
        draw(state, offered(state, CHANCE)[0])
    assert receivers == [1, 1, 0, 0]


def test_r19b_direction_of_passing() -> None:
    third = ((4, "park"), (9, "fence"), (2, "agent"))
    for direction, expected in (("right", [10, 2, 11]), ("left", [2, 11, 10])):
        state = hands(sheet(), sheet(), sheet(), hands=[EASY, OTHER, third], pass_direction=direction)
        for seat, number in enumerate((5, 6, 4)):
            play(state, seat, "combo 1", f"place {number} S1.5", "skip")
        numbers = [state.parts.number_of[state.hands[15 * seat]] for seat in range(3)]
        assert numbers == expected


def test_r19_who_knows_what_after_a_draft_round() -> None:
    third = ((4, "park"), (9, "fence"), (2, "agent"))
    state = hands(sheet(), sheet(), sheet(), hands=[EASY, OTHER, third])
    for seat, number in enumerate((5, 6, 4)):
        play(state, seat, "combo 1", f"place {number} S1.5", "skip")
    numbers = [[side["number"] for side in state.view(viewer)["discard"]] for viewer in range(3)]
    assert numbers == [[5, 7, 6, None, 4, None], [5, None, 6, 8, 4, None], [5, None, 6, None, 4, 9]]
    effects = [side["effect"] for side in state.view(29)["discard"]]
    assert effects == ["fence", "park", "fence", "park", "park", "fence"]
    passed = [[hand[0]["number"] for hand in state.view(viewer)["hands"]] for viewer in range(3)]
    assert passed == [[10, None, 11], [10, 2, None], [None, 2, 11]]


def test_r19_after_a_refusal_the_player_chooses_which_card_to_pass() -> None:
    full = ("3 4 5 6 7 . 9 10 11 12", "1 2 3 4 5 6 7 8 9 10 11", "1 2 3 4 5 6 7 8 9 10 11 12")
    state = hands(sheet(*full), sheet(), hands=[EASY, OTHER])
    play(state, 0, "refuse")
    assert offered(state) == ["pass_card 1", "pass_card 2", "pass_card 3"]
    assert state.describe(0, state.legal(0)[1]).args == {"place": 2, "number": 7, "effect": "park"}
    play(state, 0, "pass_card 2")
    finish_round(state)
    assert state.dump()["hands"][1][0]["card"] == "park_7a"
    assert [token["card"] for token in state.dump()["discard"][:2]] == ["fence_5a", "agent_11a"]
    assert state.dump()["discard"][0]["known"] == [0]
    assert state.dump()["discard"][0]["barred"] == [8]
    assert state.dump()["hands"][1][0]["barred"] == [8]


def test_r13b_reshuffle_in_the_draft_takes_all_cards_back() -> None:
    claim = sheet("1 2 3 | 4 5 6 7 | . . .", step="claim", combination=1, written="S1.5")
    data = hands_data(claim, sheet(), hands=[EASY, OTHER], discard=((1, "fence"), (2, "fence")))
    data["shuffled_cards"][0] = {"park_1": 1}
    data["shuffled"] = 1
    state = load(data)
    play(state, 0, "claim 3", "reshuffle yes")
    finish_round(state)
    assert len(state.unseen) == 81
    assert state.view(0)["discard"] == []
    assert state.view(0)["hands"] == [[None] * 3, [None] * 3]
    assert state.shuffled == 2
    assert set(state.since) == {0}
    assert state.chance().source.startswith("top#")
    draw_any(state)
    assert state.view(0)["deck"] == 75


def test_r14b_the_discard_becomes_the_deck_in_the_middle_of_a_deal() -> None:
    state = hands(sheet(), sheet(), hands=[EASY, OTHER], deck=1, top="fence")
    finish_round(state)
    draw(state, offered(state, CHANCE)[0])
    assert len(state.unseen) == 78
    assert state.discard == []
    assert state.shuffled == 1
    assert state.chance().source.startswith("top#")
    draw(state, offered(state, CHANCE)[0])
    assert state.chance().source == "deck#1"
    draw_any(state)
    assert state.view(0)["deck"] == 75
    state.audit()


def test_r14b_an_empty_deck_is_renewed_only_when_a_card_is_needed() -> None:
    state = hands(sheet(), sheet(), hands=[EASY, OTHER], deck=4, top="fence")
    finish_round(state)
    draw_any(state)
    assert state.view(0)["deck"] == 0
    assert state.view(0)["top"] is None
    assert state.shuffled == 0
    finish_round(state)
    assert state.shuffled == 1


# 6 The end


def test_r16_everybody_finishes_the_last_round_and_all_reasons_are_kept() -> None:
    full = "1 2 3 4 5 6 7 8 9 10"
    last = sheet("1 2 3 7 . 9 11 12 13 14", full + " 11", full + " 11 12", refusals=2)
    state = base(last, last, combos=((8, "temp"), (1, "park"), (1, "pool")))
    play(state, 0, "combo 1", "place 8 S1.5")
    assert state.ending() == ""
    play(state, 1, "combo 1", "place 8 S1.5")
    assert state.ending() == "full"
    both = base(last, last, combos=((10, "temp"), (1, "park"), (1, "pool")))
    play(both, 0, "combo 1", "place 8 S1.5")
    play(both, 1, "refuse")
    assert both.ending() == "refusals"
    assert both.dump()["ended"] == ["refusals", "full"]
    assert both.pending() == 0


def test_claimed_plans_end_the_game_only_if_one_player_has_all_three() -> None:
    first = sheet(plans=(8, 7, 0))
    second = sheet("1 2 3 | 4 5 6 7 | . . .", step="claim")
    state = base(first, second, approved=(1, 2))
    play(state, 1, "claim 3", "reshuffle no")
    finish_round(state)
    assert state.ending() == ""
    assert points(state, "plans", 0) == 15


def test_games_of_every_mode_end_in_time() -> None:
    settings: list[tuple[int, dict[str, OptionValue], int]] = [
        (1, {}, 27),
        (1, {"expert": True}, 27),
        (2, {"expert": True}, 35),
        (3, {"draft": True}, 35),
        (12, {"draft": True, "expert": True}, 35),
    ]
    for players, options, longest in settings:
        state = GAME.new(options, players)
        rng = Random(players)
        while state.pending() != 0:
            if state.pending() == CHANCE:
                state.play(CHANCE, state.sample(rng))
                continue
            seat = (state.pending() & -state.pending()).bit_length() - 1
            state.play(seat, GAME.judge.policy(state, seat, state.legal(seat), rng))
        state.audit()
        assert 1 <= state.turn() <= longest


def test_sampling_the_top_follows_the_weights() -> None:
    state = new(1)
    draw(state, "plan estates_4_4", "plan estates_4_5", "plan estates_3_4")
    rng = Random(1)
    counts = [0] * 6
    for _ in range(9000):
        counts[state.sample(rng) - state.legal(CHANCE)[0]] += 1
    for count, weight in zip(counts, state.chance().weights, strict=True):
        assert abs(count / 9000 - weight / 81) < 0.02


def test_every_card_has_its_own_id() -> None:
    assert len(set(CARD_IDS)) == 81


@pytest.mark.parametrize("options", [{}, {"expert": True}, {"draft": True}], ids=str)
def test_one_look_at_a_sheet_finds_the_numbers_that_have_a_slot(options: dict[str, OptionValue]) -> None:
    """4.1: what the rules ask of a whole sheet is what they ask of each number, on sheets with rings and duplicates."""
    rng = Random("fitting")
    looked = 0
    state = GAME.new(options, 3)
    assert isinstance(state, WelcomeToState)
    while pending := state.pending():
        if pending == CHANCE:
            state.play(CHANCE, state.sample(rng))
            continue
        seat = lowest_seat(pending)
        state.play(seat, rng.choice(state.legal(seat)))
        for own in state.sheets:
            each = sum(1 << number for number in range(RING) if fitting(own, number))
            assert fitting_numbers(own) == each
            looked += 1
    assert looked > 300
