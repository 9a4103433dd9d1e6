"""The worked cases of the solo game, by their ids; Hal is side 1."""

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
    offered,
    play,
    screen,
    supply,
    table,
    tiles,
    token,
)
from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import OWN_POINTS, OWN_SIZE


def hal_points(state: GinkgopolisState) -> int:
    return state.own[OWN_SIZE + OWN_POINTS]


def test_solo_set_up() -> None:
    """3.4: as with two players, but six of everything for the human, and nothing for Hal."""
    state = GAME.new({}, 1)
    assert isinstance(state, GinkgopolisState)
    draw_any(state)
    assert screen(state) == (6, 6, 6)
    assert (supply(state), supply(state, 1)) == (19, 25)
    assert state.supply_left == 39
    assert len(state.discard) == 7
    assert state.deck_left == 14 - 4
    assert len(state.hands[0]) == 3
    assert hal_points(state) == 0
    assert state.first == 0
    assert offered(state)[0].startswith("play")
    two = GAME.new({"solo_deal": "2plus1"}, 1)
    assert isinstance(two, GinkgopolisState)
    draw_any(two)
    assert (len(two.hands[0]), two.deck_left) == (2, 14 - 3)


def test_r18_unused_cards_are_discarded_before_hal_acts() -> None:
    state = table(1, Side(hand=["A", "B", "C"]), Side(points=0))
    play(state, 0, "play B")
    assert discard(state) == []
    play(state, 0, "take resource")
    assert discard(state) == ["B", "A", "C"]
    assert asked(state) == "chance"
    assert state.view(0)["step"] == "hal_card"


def test_x20_hal_urbanizes() -> None:
    city = {"R9": Building((2, 1), 1, 0), "B12": Building((1, 2), 2, 0)}
    state = table(1, Side(hand=["K"]), Side(points=0), buildings=city, tokens={"C": (2, 2), "D": (3, 1)})
    before = supply(state, 1)
    left = state.supply_left
    play(state, 0, "play K", "take resource")
    draw(state, "card C", "tile Y8")
    assert building(state, "Y8") == ((2, 2), 1, 1, True)
    assert asked(state) == "token"
    assert offered(state) == ["token 3,2", "token 2,3"]
    play(state, 0, "token 3,2")
    assert token(state, "C") == (3, 2)
    assert hal_points(state) == 3
    assert supply(state, 1) == before - 1
    assert state.supply_left == left - 1
    assert discard(state)[-1] == "C"
    assert state.round == 6


def test_x21_hal_builds_on_the_human() -> None:
    city = {"R7": Building((0, 0), 2, 0)}
    state = table(1, Side(hand=["K"], points=1), Side(points=0), buildings=city)
    before = supply(state, 1)
    play(state, 0, "play K", "take resource")
    resources = screen(state)[0]
    draw(state, "card R7", "tile Y4")
    assert screen(state) == (resources + 2, 0, 1 + 2)
    assert supply(state, 1) == before - 3
    assert hal_points(state) == 0
    assert building(state, "Y4") == ((0, 0), 3, 1, True)
    assert "R7" in kept(state, 1)


def test_x22_hal_cannot_pay() -> None:
    city = {"R7": Building((0, 0), 2, 0)}
    state = table(1, Side(hand=["K"], points=1), Side(points=0, supply=2), buildings=city)
    play(state, 0, "play K", "take resource")
    before = screen(state)
    draw(state, "card R7", "tile Y4")
    assert state.pending() == 0
    assert state.ending() == "hal_short"
    assert building(state, "R7") == ((0, 0), 2, 0, False)
    assert screen(state) == before
    assert supply(state, 1) == 2
    own = {"R7": Building((0, 0), 2, 1)}
    state = table(1, Side(hand=["K"], points=1), Side(points=0, supply=2), buildings=own)
    play(state, 0, "play K", "take resource")
    draw(state, "card R7", "tile Y4")
    assert supply(state, 1) == 1
    assert hal_points(state) == 0
    assert building(state, "Y4") == ((0, 0), 3, 1, True)
    assert state.ending() == ""
    assert state.round == 6


@pytest.mark.parametrize(
    ("first", "second", "used", "unused"),
    [("E", "K", "E", "K"), ("E", "H", "H", "E"), ("E", "R5", "R5", "E")],
    ids=["equal", "more", "building"],
)
def test_x23_expert(first: str, second: str, used: str, unused: str) -> None:
    """E and K are worth 2, H is worth 3."""
    city = {
        "Y9": Building((1, 0), 2, 0),
        "Y8": Building((-1, 0), 2, 0),
        "Y7": Building((0, -1), 3, 0),
        "R5": Building((0, 0), 1, 0),
    }
    state = table(1, Side(hand=["A"]), Side(points=0), buildings=city, solo_level="expert")
    play(state, 0, "play A", "take resource")
    draw(state, f"card {first}", "tile B4", f"card {second}")
    assert unused in discard(state)
    if used == "R5":
        assert building(state, "B4") == ((0, 0), 2, 1, True)
        assert "R5" in kept(state, 1)
    else:
        cells = {"E": (2, 0), "H": (0, -2)}
        assert building(state, "B4") == (cells[used], 1, 1, True)
        if asked(state) == "token":
            play(state, 0, offered(state)[0])
        assert hal_points(state) == {"E": 2, "H": 3}[used]
        assert discard(state)[-2:] == [unused, used]


def test_x23_expert_building_first() -> None:
    city = {"R5": Building((0, 0), 1, 0)}
    state = table(1, Side(hand=["A"]), Side(points=0), buildings=city, solo_level="expert")
    deck = state.deck_left
    play(state, 0, "play A", "take resource")
    draw(state, "card R5", "tile B4")
    assert building(state, "B4") == ((0, 0), 2, 1, True)
    assert state.second == -1
    assert state.round == 6
    assert state.deck_left == deck


def test_x24_solo_exhaustion() -> None:
    side = Side(resources=2, hand=["B1", "A", "C"], tiles=["R20", "Y20"])
    state = table(1, side, Side(points=0, supply=3), supply=["B5"])
    play(state, 0, "play B1")
    draw(state, "tile B5")
    assert tiles(state) == ["R20", "B5", "Y20"]
    assert state.view(0)["step"] == "hal_card"
    assert state.view(0)["flags"] == ["tiles"]
    draw(state, "card E")
    assert state.pending() == 0
    assert state.ending() == "tiles"
    assert discard(state)[-1] == "E"
    assert supply(state, 1) == 3


def test_x24_expert_draws_no_second_card_without_a_tile() -> None:
    side = Side(resources=2, hand=["B1", "A", "C"], tiles=["R20", "Y20"])
    state = table(1, side, Side(points=0, supply=3), supply=["B5"], solo_level="expert")
    play(state, 0, "play B1")
    draw(state, "tile B5", "card E")
    assert state.ending() == "tiles"


def test_x25_human_covers_hal() -> None:
    city = {"B6": Building((0, 0), 2, 1)}
    state = table(1, Side(resources=6, hand=["B6"], tiles=["B9"]), Side(points=0), buildings=city)
    before = supply(state, 1)
    play(state, 0, "play B6 B9")
    assert supply(state, 1) == before + 2
    assert hal_points(state) == 2
    assert building(state, "B9") == ((0, 0), 3, 0, True)
    assert screen(state)[0] == 3


def test_x29_solo_latch() -> None:
    city = {"R7": Building((0, 0), 2, 0)}
    side = Side(resources=1, supply=0, hand=["A", "K", "B"], tiles=["Y9"], points=0)
    state = table(1, side, Side(points=0), buildings=city)
    play(state, 0, "play A Y9")
    assert state.view(0)["flags"] == ["resources"]
    play(state, 0, offered(state)[0])
    draw(state, "card R7", "tile Y4")
    assert screen(state) == (2, 0, 2)
    assert state.view(0)["sides"][0]["in_city"] == 23
    assert state.pending() == 0
    assert state.ending() == "resources"


def test_hal_without_resources_ends_the_game() -> None:
    state = table(1, Side(hand=["K", "A", "C"]), Side(points=0, supply=1))
    play(state, 0, "play K", "take resource")
    draw(state, "card B", "tile Y4")
    assert supply(state, 1) == 0
    assert state.ending() == "hal_out"


def test_r20_hal_still_acts_after_the_end_condition() -> None:
    """The tile he draws is the last one: the flag is set, and he builds."""
    side = Side(resources=2, hand=["R1", "A", "C"], tiles=["R20", "Y20"])
    state = table(1, side, Side(points=0, supply=3), supply=["B5"])
    play(state, 0, "play R1")
    draw(state, "card B", "tile B5")
    assert building(state, "B5") == ((0, 2), 1, 1, True)
    assert hal_points(state) == 1
    assert state.ending() == "tiles"


def test_hals_last_card_of_the_deck_is_settled_when_it_is_dealt() -> None:
    """Three cards for the human and one for Hal use up the deck: it is rebuilt without his card."""
    state = table(1, Side(hand=["K", "A", "B"]), Side(points=0), deck=5)
    play(state, 0, "play K", "take resource")
    first = state.dump()["deck"]["unseen"]
    draw(state, f"card {first[0]}", "tile Y4")
    if asked(state) == "token":
        play(state, 0, offered(state)[0])
    assert state.deck_left == 4
    for name in first[1:4]:
        draw(state, f"card {name}")
    assert hand(state) == sorted(first[1:4], key=GAME.parts.card_ids.index)
    assert state.shuffles == 1
    assert state.dump()["sides"][1]["card"] == {"card": first[4], "known": []}
    assert first[4] not in state.dump()["deck"]["unseen"]
    draw_any(state)
    assert state.view(0)["sides"][1]["card"] == "face_down"
    play(state, 0, offered(state)[0])
    while asked(state) == "take":
        play(state, 0, "take resource")
    while state.pending() == CHANCE and state.todo[-3] == 5:
        state.play(CHANCE, state.legal(CHANCE)[0])
    assert state.view(0)["sides"][1]["card"] == first[4]
    assert state.view(0)["step"] == "hal_tile"


def test_a_draw_with_hal_is_nobodys_victory() -> None:
    state = table(1, Side(points=10), Side(points=10))
    difference = state.results().totals[1] - state.results().totals[0]
    state = table(1, Side(points=10 + difference), Side(points=10))
    assert state.results().winners == []
    assert table(1, Side(points=11 + difference), Side(points=10)).results().winners == [0]
    assert table(1, Side(points=9 + difference), Side(points=10)).results().winners == [1]
