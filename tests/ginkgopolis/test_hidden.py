"""Who knows what: views and blinded states."""

import json
from random import Random

import pytest

from ginkgopolis.given import (
    Building,
    Side,
    blind,
    determinize,
    draw,
    draw_any,
    load,
    others_wait,
    play,
    table,
    table_data,
)
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import UNKNOWN
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import OWN_CARD, OWN_CHOICE, OWN_SIZE, OWN_TILE, STEP_PACKET

MINE = Side(hand=["A", "B", "C", "D"], tiles=["R4", "Y20"])
THEIRS = Side(hand=["E", "F", "G", "R1"], tiles=["B7"])


def test_a_view_shows_own_cards_and_tiles_and_counts_of_others() -> None:
    view = table(2, MINE, THEIRS).view(0)
    mine, theirs = view["sides"]
    assert (mine["hand"], mine["known_tiles"], mine["tiles"], mine["cards"]) == (
        ["A", "B", "C", "D"],
        ["R4", "Y20"],
        2,
        4,
    )
    assert (theirs["hand"], theirs["known_tiles"], theirs["tiles"], theirs["cards"]) == ([], [], 1, 4)
    assert (theirs["resources"], theirs["points"]) == (6, 10)
    assert "B7" in view["unseen"]["tiles"]
    assert "R4" not in view["unseen"]["tiles"]
    assert {"E", "F", "G", "R1"} <= set(view["unseen"]["cards"])
    assert "A" not in view["unseen"]["cards"]
    assert (view["draft"], view["second"], view["moving"], view["giving"]) == (None, None, None, [])
    assert (view["mode"], view["level"], view["screens"], view["step"]) == ("trios", "normal", "open_counts", "select")
    assert (view["round"], view["max_rounds"], view["first"], view["actor"], view["flags"]) == (5, 100, 0, None, [])
    assert (view["supply"]["left"], view["supply"]["exhausted"], view["deck"], view["shuffles"]) == (42, 0, 13, 0)
    assert (mine["supply"], mine["in_city"], mine["renewals"], mine["choice"]) == (19, 0, 2, None)
    assert len(mine["characters"]) == 3
    watching = table(2, MINE, THEIRS).view(SPECTATOR)
    assert [side["hand"] for side in watching["sides"]] == [[], []]
    assert [side["known_tiles"] for side in watching["sides"]] == [[], []]


def test_a_view_tells_what_cards_do_and_what_they_are_worth() -> None:
    mine = Side(hand=["A", "B", "B1", "R2"], kept=["R14"])
    view = table(2, mine, THEIRS, buildings={"B1": Building((-1, 0), height=3, owner=1)}).view(0)
    letter = {"items": ["resource", "tile"], "count": 1, "builds": "urbanize", "floor": 1}
    assert view["plays"] == {
        "A": letter,
        "B": letter,
        "B1": {"items": ["tile"], "count": 3, "builds": "construct", "floor": 4},
        "R2": {"items": ["resource"], "count": 1, "builds": "construct", "floor": 2},
    }
    assert {built["tiles"][0]: built["item"] for built in view["city"]}.items() >= {"B1": "tile", "Y3": "point"}.items()
    assert [side["worth"] for side in view["sides"]] == [sum(side["worths"].values()) for side in view["sides"]]
    assert view["sides"][1]["worth"] > 0
    assert view["tile_worth"] == 1


def test_what_is_hidden_leaves_no_trace() -> None:
    mine = table(2, MINE, THEIRS)
    other = table(2, MINE, Side(hand=["H", "I", "J", "Y1"], tiles=["B19"]))
    assert json.dumps(mine.view(0)) == json.dumps(other.view(0))
    assert json.dumps(blind(mine, 0).dump()) == json.dumps(blind(other, 0).dump())
    assert mine.position(0) == other.position(0)
    assert mine.view(1) != other.view(1)


def test_a_view_of_the_city_shows_stacks_sites_and_a_token_on_the_move() -> None:
    city = {"R6": Building((0, 0), 2, 1), "B9": Building((5, 5), 1, 0)}
    state = table(3, Side(tiles=["Y9"], hand=["C"]), buildings=city, sites=["B9"], quiet="urbanize")
    view = state.view(0)
    assert {"cell": [0, 0], "tiles": ["R6", "Y3"], "owner": 1, "height": 2, "site": False, "item": "resource"} in view[
        "city"
    ]
    assert {"cell": [5, 5], "tiles": ["B9"], "owner": 0, "height": 1, "site": True, "item": "tile"} in view["city"]
    assert {"cell": [-1, 1], "tiles": ["R1"], "owner": None, "height": 1, "site": False, "item": "resource"} in view[
        "city"
    ]
    assert view["tokens"]["C"] == [1, 2]
    others_wait(state, 0, "play C Y9")
    view = state.view(1)
    assert view["moving"] == {"letter": "C", "from": [1, 2]}
    assert view["tokens"]["C"] is None
    assert (view["step"], view["actor"]) == ("token", 0)
    assert view["sides"][0]["bonuses"]["urbanize"] == [0, 0, 0]


def test_open_choices_are_seen_by_nobody_else_and_taken_back_when_blinded() -> None:
    state = table(3, MINE, THEIRS)
    before = state.view(1)
    play(state, 0, "play A R4")
    assert {**state.view(1), "ready": []} == before
    assert state.view(1)["ready"] == [0]
    assert state.view(0)["sides"][0]["choice"] == ["play", "A", "R4"]
    blinded = blind(state, 1)
    assert blinded.pending() == 0b111
    assert blinded.own[OWN_CHOICE] == -1
    assert state.pending() == 0b110
    assert blind(state, 0).pending() == 0b110
    assert blind(state, 0).own[OWN_CHOICE] == state.from_text(0, "play A R4")


def test_a_new_hand_is_public_at_once_and_choices_that_stand_stay_secret() -> None:
    """While the cards are drawn and after, nobody learns what others chose before, nor what is drawn."""
    first, second = table(3, MINE, THEIRS), table(3, MINE, THEIRS)
    play(first, 0, "play A R4")
    play(second, 0, "play B Y20")
    for state in (first, second):
        play(state, 1, "renew")
    view = first.view(2)
    assert (view["sides"][1]["renewals"], view["sides"][1]["cards"], view["ready"]) == (1, 0, [0])
    assert set(view["discard"]) >= {"E", "F", "G", "R1"}
    while first.pending() == CHANCE:
        first.play(CHANCE, first.legal(CHANCE)[0])
        second.play(CHANCE, second.legal(CHANCE)[-1])
        for viewer in (2, SPECTATOR):
            assert first.view(viewer) == second.view(viewer)
            assert first.position(viewer) == second.position(viewer)
            assert blind(first, viewer).dump() == blind(second, viewer).dump()
        blind(first, 2).audit()
        guess = determinize(blind(first, 2), Random(1))
        guess.audit()
        assert blind(guess, 2).dump() == blind(first, 2).dump()
        assert load(blind(first, 2).dump()).dump() == blind(first, 2).dump()
    assert blind(first, 2).pending() == 0b111
    assert first.pending() == 0b110


def test_when_all_have_chosen_everybody_sees_who_played_a_tile() -> None:
    state = table(3, MINE, THEIRS, Side(hand=["L"], tiles=["R20"]))
    play(state, 0, "play A")
    play(state, 1, "play E B7")
    play(state, 2, "play L")
    view = state.view(0)
    assert [side["card"] for side in view["sides"]] == ["A", "face_down", "face_down"]
    assert [side["tile"] for side in view["sides"]] == [None, "face_down", None]
    assert (view["sides"][1]["tiles"], view["sides"][1]["cards"]) == (0, 3)
    blinded = blind(state, 0)
    assert blinded.own[OWN_SIZE + OWN_CARD] == UNKNOWN
    assert blinded.own[OWN_SIZE + OWN_TILE] == UNKNOWN
    assert len(blinded.hands[1]) == 4
    assert len(blinded.behind[1]) == 1
    assert state.view(1)["sides"][1]["card"] == "E"
    assert state.view(1)["sides"][1]["tile"] == "B7"
    assert blind(state, 1).own[OWN_SIZE + OWN_TILE] == state.own[OWN_SIZE + OWN_TILE]


def test_a_blinded_state_stops_where_a_hidden_card_would_be_shown() -> None:
    """The table asks the seat's blinded state what follows from a move."""
    state = table(2, MINE, THEIRS)
    play(state, 0, "play A")
    play(state, 1, "play E")
    blinded = blind(state, 0)
    blinded.play(0, blinded.from_text(0, "take resource"))
    assert blinded.pending() == 1 << 30
    assert blinded.legal(1 << 30) == []


def test_a_tile_taken_back_by_fallback_is_known_to_all_until_it_is_played() -> None:
    state = table(2, Side(resources=0, tiles=["R8", "R9"], hand=["C"]), Side(resources=0, hand=["F"]))
    others_wait(state, 0, "play C R8")
    assert state.view(1)["sides"][0]["known_tiles"] == ["R8"]
    assert state.view(SPECTATOR)["sides"][0]["known_tiles"] == ["R8"]
    play(state, 0, "take resource")
    play(state, 1, "take resource")
    draw_any(state)
    letter = next(card for card in state.view(0)["sides"][0]["hand"] if card in "ABCDEFGHIJKL")
    play(state, 0, f"play {letter} R8")
    play(state, 1, f"play {state.view(1)['sides'][1]['hand'][0]}")
    if state.pending() == 0b10:
        assert state.view(1)["sides"][0]["known_tiles"] == ["R8"]
        play(state, 1, "take resource")
    assert state.shown == []


def test_cards_passed_on_stay_known_to_those_who_held_them() -> None:
    hands = [Side(hand=list("ABCD")), Side(hand=list("EFGH")), Side(hand=list("IJKL"))]
    state = table(3, *hands)
    for seat, card in enumerate("AEI"):
        play(state, seat, f"play {card}")
    for seat in range(3):
        play(state, seat, "take resource")
    draw(state, "card R1", "card R2", "card R3")
    assert state.first == 1
    assert state.view(0)["sides"][1]["hand"] == ["B", "C", "D"]
    assert state.view(0)["sides"][2]["hand"] == []
    assert state.view(2)["sides"][0]["hand"] == ["J", "K", "L"]
    for seat, card in ((1, "B"), (2, "F"), (0, "J")):
        play(state, seat, f"play {card}")
    for seat in (1, 2, 0):
        play(state, seat, "take resource")
    draw(state, "card Y1", "card Y2")
    # Seat 1 passed C, D and its own R1 to seat 2; seat 0 knows the two it had held, not R1.
    assert state.view(0)["sides"][2]["hand"] == ["C", "D"]
    assert state.view(1)["sides"][2]["hand"] == ["C", "D", "R1"]
    assert blind(state, 0).dump()["sides"][2]["hand"][:2] == [
        {"card": "C", "known": [0, 2]},
        {"card": "D", "known": [0, 2]},
    ]


def test_who_else_knows_a_card_is_not_in_a_blinded_state() -> None:
    """Seat 1 must not learn whether the card it received was held by seat 2 before seat 0 had it."""
    data = table_data(3, MINE, THEIRS)
    other = json.loads(json.dumps(data))
    data["sides"][1]["hand"][0]["known"] = [0, 1]
    other["sides"][1]["hand"][0]["known"] = [0, 1, 2]
    assert blind(load(data), 1).dump() == blind(load(other), 1).dump()
    assert blind(load(data), 0).dump() == blind(load(other), 0).dump()
    assert blind(load(data), 2).dump() != blind(load(other), 2).dump()


@pytest.mark.parametrize("viewer", [0, SPECTATOR])
def test_closed_screens_hide_counts_only_from_views(viewer: int) -> None:
    state = table(2, MINE, THEIRS, screens="closed")
    theirs = state.view(viewer)["sides"][1]
    assert (theirs["resources"], theirs["tiles"], theirs["points"]) == (None, None, None)
    assert (theirs["supply"], theirs["in_city"], theirs["renewals"]) == (19, 0, 2)
    kinds = [line.kind for line in state.position(viewer)]
    assert "counts_closed" in kinds
    # Every gain was announced: whoever kept count knows, and so do bots.
    assert blind(state, viewer).own[OWN_SIZE : OWN_SIZE + 3] == state.own[OWN_SIZE : OWN_SIZE + 3]
    live = blind(state, viewer).sheet()
    assert live[1][0].points == 0
    assert live[0][0].points == (10 if viewer == 0 else 0)
    assert state.sheet()[1][0].points == 10


def test_screens_open_at_the_end() -> None:
    state = table(2, MINE, THEIRS, screens="closed", max_rounds=10, round=10)
    play(state, 0, "play A")
    play(state, 1, "play E")
    play(state, 0, "take resource")
    play(state, 1, "take resource")
    assert state.view(0)["sides"][1]["points"] == 10
    assert blind(state, 0).results().totals == state.results().totals


def test_own_counts_are_always_shown() -> None:
    state = table(2, MINE, THEIRS, screens="closed")
    mine = state.view(0)["sides"][0]
    assert (mine["resources"], mine["tiles"], mine["points"]) == (6, 2, 10)


def test_tiles_to_be_returned_are_secret_until_all_are_done() -> None:
    sides = (
        Side(resources=4, supply=3, tiles=["Y9", "R5"], hand=["A"]),
        Side(resources=2, supply=3, tiles=["R4"], hand=["F"]),
        Side(resources=2, hand=["D"]),
    )
    state = table(3, *sides, supply=["B5"])
    for seat, text in ((1, "play F"), (2, "play D"), (0, "play A")):
        play(state, seat, text)
    play(state, 0, "take tile")
    draw(state, "tile B5")
    before = state.view(1), blind(state, 1).dump()
    play(state, 0, "return R5")
    assert (state.view(1), blind(state, 1).dump()) == before
    assert state.view(0)["giving"] == ["R5"]
    play(state, 1, "return R4")
    assert blind(state, 0).giving == [4]
    assert blind(state, 1).giving == [3]
    assert blind(state, 2).giving == []
    assert blind(state, 1).pending() == 0b11


def test_a_seat_whose_only_tile_lies_face_down_returns_nothing() -> None:
    sides = (
        Side(resources=4, supply=3, tiles=["Y9"], hand=["A"]),
        Side(resources=2, supply=3, tiles=["R4"], hand=["F"]),
        Side(resources=2, hand=["D"]),
    )
    state = table(3, *sides, supply=["B5"])
    for seat, text in ((1, "play F R4"), (2, "play D"), (0, "play A")):
        play(state, seat, text)
    play(state, 0, "take tile")
    draw(state, "tile B5")
    assert state.pending() == 0b001
    for viewer in (0, 1, 2, SPECTATOR):
        blinded = blind(state, viewer)
        blinded.audit()
        assert blinded.pending() == 0b001
        guess = determinize(blinded, Random(viewer))
        guess.audit()
        assert blind(guess, viewer).dump() == blinded.dump()
        assert load(blinded.dump()).dump() == blinded.dump()


def test_the_spectator_does_not_know_hals_last_card_but_the_human_does() -> None:
    state = table(1, Side(hand=["K", "A", "B"]), Side(points=0), deck=5)
    play(state, 0, "play K", "take resource")
    names = state.dump()["deck"]["unseen"]
    draw(state, f"card {names[0]}", "tile Y4")
    if state.asks(0).kind == "token":
        play(state, 0, state.to_text(0, state.legal(0)[0]))
    draw_any(state)
    card = state.own[OWN_SIZE + OWN_CARD]
    assert card >= 0
    assert blind(state, 0).own[OWN_SIZE + OWN_CARD] == card
    watching = blind(state, SPECTATOR)
    assert watching.own[OWN_SIZE + OWN_CARD] == UNKNOWN
    held = {*state.hands[0], card}
    seen = set()
    for seed in range(200):
        guess = determinize(watching, Random(seed))
        guess.audit()
        seen.add(guess.own[OWN_SIZE + OWN_CARD])
        assert {*guess.hands[0], guess.own[OWN_SIZE + OWN_CARD]} == held
    assert seen == held


def test_only_its_holder_sees_a_draft_packet() -> None:
    state = GAME.new({"characters": "draft"}, 3)
    assert isinstance(state, GinkgopolisState)
    draw_any(state)
    packets = [state.view(seat)["draft"]["packet"] for seat in range(3)]
    assert [len(packet) for packet in packets] == [4, 4, 4]
    assert len({one for packet in packets for one in packet}) == 12
    assert state.view(SPECTATOR)["draft"] == {"pick": 1, "packet": [], "kept": []}
    places = blind(state, 0).dump()["draft"]
    assert [name for name in places if places[name] != "?"] == packets[0]
    play(state, 0, f"keep {packets[0][0]}")
    assert state.view(1)["draft"]["packet"] == packets[1]
    assert blind(state, 1).pending() == 0b111


def drafted(*mine: int) -> GinkgopolisState:
    """A draft for two in which seat 0 keeps these characters of its first packet, first and last."""
    state = GAME.new({"characters": "draft"}, 2)
    assert isinstance(state, GinkgopolisState)
    ids = GAME.parts.character_ids
    while state.todo[-3] != STEP_PACKET:
        state.play(CHANCE, state.legal(CHANCE)[0])
    draw(state, *[f"character {one}" for one in ids[:8]])
    state.events = []
    for first, second in ((mine[0], 4), (5, 1), (mine[1], 6)):
        play(state, 0, f"keep {ids[first]}")
        play(state, 1, f"keep {ids[second]}")
    return state


def test_the_order_in_which_characters_were_kept_stays_secret() -> None:
    """3.3: all are revealed together. A seat's own are in the order of its picks."""
    one, other = drafted(0, 2), drafted(2, 0)
    assert one.tableau[0] != other.tableau[0]
    for viewer in (SPECTATOR, 1):
        shown = [state.view(viewer)["sides"][0]["characters"] for state in (one, other)]
        assert shown[0] == shown[1] == [GAME.parts.character_ids[character] for character in (0, 2, 5)]
        told = [[fact for fact in state.events_for(viewer) if fact.kind == "character"] for state in (one, other)]
        assert told[0] == told[1]
        assert len(told[0]) == 6
    assert blind(one, SPECTATOR).dump() == blind(other, SPECTATOR).dump()
    assert one.view(0)["sides"][0]["characters"] != other.view(0)["sides"][0]["characters"]
    for viewer in (0, 1, SPECTATOR):
        blinded = blind(one, viewer)
        assert blind(determinize(blinded, Random(viewer)), viewer).dump() == blinded.dump()


def test_a_city_card_of_another_seat_is_filled_in_from_all_that_fit() -> None:
    blinded = blind(table(2, MINE, THEIRS, buildings={"R9": Building((5, 5), 1, 0)}), 0)
    seen = set()
    for seed in range(300):
        guess = determinize(blinded, Random(seed))
        guess.audit()
        seen |= set(guess.hands[1])
    assert seen == {GAME.parts.card_ids.index(name) for name in blinded.view(0)["unseen"]["cards"]}
