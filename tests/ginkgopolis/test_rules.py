"""The rules one by one, rulings by their ids; what the worked examples cover is not repeated here."""

import pytest

from ginkgopolis.given import (
    Building,
    Side,
    asked,
    building,
    discard,
    draw,
    draw_any,
    hand,
    kept,
    load,
    offered,
    others_wait,
    ours,
    play,
    screen,
    supply,
    table,
    table_data,
    tiles,
)
from ludopolis.engine.table.replaying import replay
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE, Dealer
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import BadOption
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState

# 3 Set-up


def fresh(players: int, **options: str | int) -> GinkgopolisState:
    state = GAME.new(dict(options), players)
    assert isinstance(state, GinkgopolisState)
    return state


def test_the_first_city_is_the_nine_small_tiles_row_by_row() -> None:
    state = fresh(2)
    names = ("R1", "R2", "R3", "B1", "B2", "B3", "Y1", "Y2", "Y3")
    assert [state.to_text(CHANCE, one) for one in state.legal(CHANCE)] == [f"tile {name}" for name in names]
    draw(state, *[f"tile {name}" for name in names])
    assert building(state, "R1") == ((-1, 1), 1, None, False)
    assert building(state, "R3") == ((1, 1), 1, None, False)
    assert building(state, "B2") == ((0, 0), 1, None, False)
    assert building(state, "Y1") == ((-1, -1), 1, None, False)


def test_r2_the_first_player_is_drawn_and_r3_everybody_starts_in_turn_order() -> None:
    state = fresh(3)
    while state.todo[-3] != 2:
        state.play(CHANCE, state.legal(CHANCE)[0])
    assert state.chance().outcomes == [132, 133, 134]
    draw(state, "first 2")
    assert [state.todo[at + 1] for at in range(len(state.todo) - 3, 0, -3)][:3] == [2, 0, 1]
    draw(state, "trio 3", "trio 1", "trio 2")
    assert state.chance().source == "tiles#0"
    seats = []
    while state.todo[-3] in (5, 6):
        seats.append(state.todo[-2])
        state.play(CHANCE, state.legal(CHANCE)[0])
    assert seats == [2, 2, 0, 0, 1, 1] + [2] * 4 + [0] * 4 + [1] * 4
    assert [screen(state, seat) for seat in range(3)] == [(4, 2, 2), (4, 2, 2), (5, 2, 4)]


def test_r4_no_two_players_get_the_same_trio() -> None:
    state = fresh(5)
    while state.todo[-3] != 3:
        state.play(CHANCE, state.legal(CHANCE)[0])
    seen = []
    for left in (6, 5, 4, 3, 2):
        trios = [state.to_text(CHANCE, one) for one in state.legal(CHANCE)]
        assert len(trios) == left
        seen.append(trios[-1])
        draw(state, trios[-1])
    assert seen == ["trio 6", "trio 5", "trio 4", "trio 3", "trio 2"]


def test_options_that_do_not_fit_are_refused() -> None:
    with pytest.raises(BadOption, match="draft_alone"):
        GAME.new({"characters": "draft"}, 1)
    with pytest.raises(BadOption, match="solo_only"):
        GAME.new({"solo_level": "expert"}, 2)
    with pytest.raises(BadOption, match="solo_only"):
        GAME.new({"solo_deal": "2plus1"}, 3)
    with pytest.raises(BadOption):
        GAME.new({"max_rounds": 9}, 2)


def test_the_removed_tiles_are_among_the_unseen_until_the_supply_runs_out() -> None:
    assert (fresh(3).supply_left, len(fresh(3).supply)) == (45, 51)
    assert (fresh(4).supply_left, len(fresh(4).supply)) == (51, 51)


# 4 A: select


def test_any_card_may_be_chosen_with_any_tile() -> None:
    state = table(2, Side(resources=0, points=0, tiles=["R4", "Y20"], hand=["A", "C", "R1", "Y3"]))
    expected = ["renew"]
    for card in ("A", "C", "R1", "Y3"):
        expected += [f"play {card}", f"play {card} R4", f"play {card} Y20"]
    assert offered(state) == expected


def test_renewing_needs_a_token() -> None:
    data = table_data(2)
    data["sides"][0]["renewals"] = 0
    state = load(data)
    assert "renew" not in offered(state)
    assert GAME.speech.refusal(state, 0, 0).kind == "no_renewals"
    assert "renew" in offered(state, 1)


def test_r5_both_tokens_may_be_spent_in_one_round() -> None:
    state = table(2, Side(hand=["A", "B", "C", "D"]))
    for left in (1, 0):
        play(state, 0, "renew")
        draw_any(state)
        assert state.own[3] == left
        assert asked(state, 0) == "select"
    assert "renew" not in offered(state)
    assert state.round == 5


def test_r6_a_new_hand_is_drawn_as_soon_as_it_is_announced() -> None:
    state = table(3, first=1)
    order: list[int] = []
    for seat in (0, 2, 1):
        play(state, seat, "renew")
        assert hand(state, seat) == []
        while state.pending() == CHANCE:
            if state.todo[-3] == 6 and (not order or order[-1] != state.todo[-2]):
                order.append(state.todo[-2])
            state.play(CHANCE, state.legal(CHANCE)[0])
        assert len(hand(state, seat)) == 4
        assert state.pending() == 0b111
    assert order == [0, 2, 1]


def test_r7_the_choices_of_others_stand_while_a_new_hand_is_drawn() -> None:
    state = table(3, Side(hand=["A", "B", "C", "D"]))
    play(state, 0, "play A")
    moment = state.turn()
    play(state, 1, "renew")
    assert (state.pending(), state.standing()) == (CHANCE, 0b001)
    draw_any(state)
    state.audit()
    assert [asked(state, seat) for seat in (0, 1, 2)] == ["", "select", "select"]
    assert state.turn() == moment
    assert state.view(0)["sides"][0]["choice"] == ["play", "A"]


def test_r7_whoever_renews_last_does_not_close_the_phase() -> None:
    state = table(2, Side(hand=["A", "B", "C", "D"]))
    play(state, 0, "play A")
    play(state, 1, "renew")
    draw_any(state)
    assert state.pending() == 0b10
    play(state, 1, f"play {hand(state, 1)[0]}")
    assert state.view(SPECTATOR)["step"] != "select"


def test_r7_a_choice_may_be_taken_back_until_the_last_one_is_made() -> None:
    table_ = Table(GAME, {}, ["a", "b"], Dealer("take back"))
    card = hand(ours(table_.state), 0)[0]
    table_.play_text(0, f"play {card}")
    table_.withdraw(0, table_.withdrawable(0)[0])
    assert table_.state.pending() == 0b11
    table_.play_text(0, f"play {card}")
    table_.play_text(1, f"play {hand(ours(table_.state), 1)[0]}")
    assert table_.withdrawable(0) == []


def test_r7_a_choice_may_be_taken_back_after_a_rival_has_renewed() -> None:
    table_ = Table(GAME, {}, ["a", "b", "c"], Dealer("take back"))
    card = hand(ours(table_.state), 0)[0]
    table_.play_text(0, f"play {card}")
    table_.play_text(1, "renew")
    table_.play_text(1, f"play {hand(ours(table_.state), 1)[0]}")
    hands = [hand(ours(table_.state), seat) for seat in range(3)]
    assert [len(table_.withdrawable(seat)) for seat in range(3)] == [1, 1, 0]
    table_.withdraw(0, table_.withdrawable(0)[0])
    state = ours(table_.state)
    state.audit()
    assert [hand(state, seat) for seat in range(3)] == hands
    assert [asked(state, seat) for seat in range(3)] == ["select", "", "select"]
    assert "renew" in offered(state, 0)
    table_.play_text(0, "renew")  # R7: a later renewal is then possible too
    assert ours(table_.state).own[3] == 1
    assert len(table_.withdrawable(1)) == 1
    assert replay(table_.record(), GAME).state == table_.state


def test_an_announcement_itself_cannot_be_taken_back() -> None:
    table_ = Table(GAME, {}, ["a", "b"], Dealer("take back"))
    assert table_.consequence(0, 0).reveals
    table_.play_text(0, "renew")
    assert table_.withdrawable(0) == []
    assert table_.state.pending() == 0b11


def test_r28_a_renewal_that_empties_the_deck_shuffles_its_own_cards_in() -> None:
    state = table(2, Side(hand=["A", "B", "C", "D"]), deck=["E"])
    play(state, 1, f"play {hand(state, 1)[0]}")
    play(state, 0, "renew")
    draw(state, "card E")
    unseen = state.dump()["deck"]["unseen"]
    assert {"A", "B", "C", "D"} <= set(unseen)
    draw_any(state)
    assert len(hand(state)) == 4


# 4 B, 4 C


def test_actions_come_in_turn_order_each_finished_before_the_next_is_shown() -> None:
    state = table(3, Side(hand=["A"]), Side(hand=["Y1"], points=0), Side(hand=["C"]), first=2)
    for seat, text in ((0, "play A"), (1, "play Y1"), (2, "play C")):
        play(state, seat, text)
    assert asked(state, 2) == "take"
    assert state.view(2)["sides"][0]["card"] == "face_down"
    play(state, 2, "take tile")
    assert discard(state) == []
    draw_any(state)
    assert discard(state) == ["C"]
    assert asked(state, 0) == "take"
    assert screen(state, 1)[2] == 0
    play(state, 0, "take resource")
    draw_any(state)
    assert screen(state, 1)[2] == 1


def test_hands_of_two_are_exchanged() -> None:
    state = table(2, Side(hand=["A", "B", "C", "D"]), Side(hand=["E", "F", "G", "H"]))
    play(state, 0, "play A")
    play(state, 1, "play E")
    play(state, 0, "take resource")
    play(state, 1, "take resource")
    assert (hand(state, 0), hand(state, 1)) == (["F", "G", "H"], ["B", "C", "D"])


def test_a_full_round_ends_with_hands_of_four() -> None:
    state = table(3)
    for seat in range(3):
        play(state, seat, f"play {hand(state, seat)[0]}")
    for seat in range(3):
        play(state, seat, "take resource")
    draw_any(state)
    assert [len(cards) for cards in state.hands] == [4, 4, 4]
    assert (state.round, state.first) == (6, 1)


def test_turns_grow_with_every_phase_and_action() -> None:
    state = table(2, Side(hand=["A"]), Side(hand=["F"]))
    turns = [state.turn()]
    play(state, 0, "play A")
    turns.append(state.turn())
    play(state, 1, "play F")
    turns.append(state.turn())
    play(state, 0, "take resource")
    turns.append(state.turn())
    play(state, 1, "take resource")
    draw_any(state)
    turns.append(state.turn())
    assert turns == [40, 40, 41, 42, 43]


# 5.1 Exploit


def test_take_is_asked_only_if_there_is_a_choice() -> None:
    state = table(2, Side(resources=5, supply=0, hand=["A"]))
    others_wait(state, 0, "play A")
    assert asked(state) == "chance"
    draw_any(state)
    assert screen(state)[:2] == (5, 1)


def test_r1_anybody_may_use_an_ownerless_building() -> None:
    state = table(2, Side(hand=["Y2"], points=0))
    others_wait(state, 0, "play Y2")
    assert screen(state) == (6, 0, 1)


def test_the_owner_gets_nothing_when_another_uses_a_building() -> None:
    state = table(3, Side(hand=["Y9"], points=0), Side(points=0), buildings={"Y9": Building((0, 0), 3, 1)})
    others_wait(state, 0, "play Y9")
    assert screen(state)[2] == 3
    assert screen(state, 1) == (6, 0, 0)


def test_r13_resources_missing_from_the_supply_are_lost_for_bonuses_too() -> None:
    people = ["technician_exploit_1", "technician_exploit_2", "technician_exploit_3"]
    state = table(3, Side(resources=5, supply=1, hand=["Y1"], characters=people), buildings={})
    others_wait(state, 0, "play Y1")
    assert screen(state)[0] == 6
    assert supply(state) == 0


# 5.2, 5.3 Urbanize


def test_urbanizing_without_a_resource_falls_back() -> None:
    state = table(2, Side(resources=0, tiles=["R8"], hand=["C"]))
    others_wait(state, 0, "play C R8")
    assert asked(state) == "take"
    assert tiles(state) == ["R8"]
    assert state.shown == [7]
    play(state, 0, "take resource")
    assert discard(state) == ["C"]
    assert screen(state)[0] == 1


def test_r12_neighbours_are_used_from_the_north_clockwise() -> None:
    """A token in a courtyard between four buildings: each is used once, with a site or without."""
    cells = {"Y9": (5, 6), "R9": (6, 5), "B9": (5, 4), "Y8": (4, 5)}
    city = {name: Building(cell, 1 + (name == "Y8"), 1) for name, cell in cells.items()}
    state = table(
        3,
        Side(tiles=["R20"], hand=["C"], points=0),
        buildings=city,
        tokens={"C": (5, 5)},
        sites=["Y9"],
        quiet="urbanize",
    )
    events: list[tuple[int, ...]] = []
    state.events = events
    others_wait(state, 0, "play C R20")
    play(state, 0, offered(state)[0])
    draw(state, "tile Y4")
    used = [state.game.event_fact(one).args["tile"] for one in events if one[0] == 22]
    assert used == ["Y9", "R9", "B9", "Y8"]
    assert screen(state) == (6 - 1 + 1, 1, 1 + 2)


def test_a_courtyard_is_an_ordinary_cell_for_a_token() -> None:
    """A free cell closed in by buildings is offered like any other."""
    ring = {"R9": (4, 4), "R8": (5, 4), "R7": (6, 4), "B9": (4, 3), "B8": (6, 2), "B7": (5, 2), "Y9": (4, 2)}
    city = {name: Building(cell, 1, 1) for name, cell in ring.items()}
    state = table(2, Side(tiles=["Y20"], hand=["C"]), buildings=city, tokens={"C": (6, 3)}, quiet="urbanize")
    others_wait(state, 0, "play C Y20")
    assert offered(state, 0, "token") == ["5,3", "7,3"]


# 5.4 Construct


def test_points_are_checked_together_with_resources() -> None:
    """R8: enough resources, one point short; then enough points, one resource short; then both."""
    city = {"R11": Building((0, 0), 1, 1)}
    for resources, points, built in ((2, 2, False), (1, 3, False), (2, 3, True)):
        side = Side(resources=resources, points=points, tiles=["R8"], hand=["R11"])
        state = table(2, side, buildings=city, quiet="construct")
        others_wait(state, 0, "play R11 R8")
        assert (building(state, "R8") is not None) == built


def test_a_higher_number_costs_no_points_and_gains_none() -> None:
    state = table(2, Side(tiles=["R15"], hand=["R11"]), buildings={"R11": Building((0, 0), 1, 1)}, quiet="construct")
    others_wait(state, 0, "play R11 R15")
    assert screen(state) == (4, 0, 10)


def test_covering_a_rival_gives_back_resources_and_points() -> None:
    city = {"R11": Building((0, 0), 3, 1)}
    state = table(3, Side(tiles=["R15"], hand=["R11"]), Side(points=0), buildings=city, quiet="construct")
    others_wait(state, 0, "play R11 R15")
    assert screen(state, 1) == (6 + 3, 0, 3)
    assert building(state, "R15") == ((0, 0), 4, 0, True)
    assert kept(state) == ["R11"]


def test_construct_bonuses_with_a_tile_are_drawn_before_the_card_is_kept() -> None:
    people = ["engineer_construct_1", "engineer_construct_2", "planner_construct_1"]
    side = Side(tiles=["R15"], hand=["R3"], characters=people, points=0)
    state = table(2, side)
    others_wait(state, 0, "play R3 R15")
    assert kept(state) == []
    assert screen(state) == (4, 0, 1)
    draw(state, "tile Y4", "tile Y5")
    assert kept(state) == ["R3"]
    assert tiles(state) == ["Y4", "Y5"]


def test_a_kept_card_pays_from_the_next_action_on() -> None:
    data = table_data(2, Side(tiles=["R15"], hand=["R3"]), quiet="construct")
    state = load(data)
    others_wait(state, 0, "play R3 R15")
    assert state.own[7 + 3 * 2 : 7 + 9] == [1, 0, 0]
