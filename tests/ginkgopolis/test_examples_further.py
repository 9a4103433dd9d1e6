"""The further worked cases for two to five players, by their ids."""

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
    play,
    screen,
    supply,
    table,
    table_data,
    tiles,
    token,
)
from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState


@pytest.mark.parametrize(
    ("players", "tiles_left", "deck", "turned", "resources"),
    [(2, 45, 6, 7, 25), (3, 45, 2, 7, 20), (4, 51, 5, 0, 18), (5, 51, 1, 0, 16)],
)
def test_x1_set_up_counts(players: int, tiles_left: int, deck: int, turned: int, resources: int) -> None:
    state = GAME.new({}, players)
    assert isinstance(state, GinkgopolisState)
    assert state.supply_left == tiles_left
    assert [supply(state, seat) for seat in range(players)] == [resources] * players
    draw_any(state)
    assert state.deck_left == deck
    assert len(state.discard) == turned
    assert [len(cards) for cards in state.hands] == [4] * players
    assert state.supply_left == tiles_left - sum(len(tiles) for tiles in state.behind)


def test_x2_reuse_of_own_resources() -> None:
    city = {"Y9": Building((0, 0), 2, 0)}
    side = Side(resources=1, tiles=["R15", "Y15"], hand=["Y9"], points=3)
    state = table(3, side, buildings=city, quiet="construct")
    others_wait(state, 0, "play Y9 Y15")
    assert screen(state) == (0, 1, 3)
    assert building(state, "Y15") == ((0, 0), 3, 0, True)
    assert kept(state) == ["Y9"]
    state = table(3, side, buildings=city, quiet="exploit")
    others_wait(state, 0, "play Y9 R15")
    assert screen(state) == (1, 2, 3 + 2)
    assert discard(state) == ["Y9"]


def test_x3_too_few_points() -> None:
    side = Side(resources=9, tiles=["R8"], points=2, hand=["R11"], supply=5)
    state = table(3, side, buildings={"R11": Building((0, 0), 2, 1)})
    before = screen(state, 1)
    others_wait(state, 0, "play R11 R8")
    assert screen(state) == (11, 1, 2)
    assert discard(state) == ["R11"]
    assert screen(state, 1) == before


def test_x4_starting_building() -> None:
    state = table(2, Side(resources=3, tiles=["B10"], points=0, hand=["R2"]), Side(points=0), quiet="construct")
    before = supply(state)
    others_wait(state, 0, "play R2 B10")
    assert screen(state) == (0, 0, 0)
    assert supply(state) == before + 1
    assert building(state, "B10") == ((0, 1), 2, 0, True)
    assert kept(state) == ["R2"]
    assert screen(state, 1)[2] == 0
    state = table(2, Side(resources=2, tiles=["B10"], points=0, hand=["R2"]), Side(points=0), quiet="exploit")
    others_wait(state, 0, "play R2 B10")
    assert screen(state) == (3, 1, 0)
    assert building(state, "R2") == ((0, 1), 1, None, False)


def test_x5_no_self_trigger() -> None:
    side = Side(resources=9, tiles=["Y5", "Y6"], points=0, hand=["Y2", "Y3"])
    state = table(2, side, Side(points=0), quiet="construct")
    others_wait(state, 0, "play Y3 Y5")
    assert screen(state)[2] == 0
    play(state, 1, "take resource")
    draw_any(state)
    # The hands were exchanged: the other player passes Y2 back.
    play(state, 0, f"play {hand(state)[0]}")
    play(state, 1, "play Y1" if "Y1" in hand(state, 1) else f"play {hand(state, 1)[0]}")
    for _ in range(9):
        if asked(state, 0) == "select" and "Y2" in hand(state, 0):
            break
        _go_on(state)
    before = screen(state)[2]
    play(state, 1, f"play {hand(state, 1)[0]}")
    play(state, 0, "play Y2 Y6")
    while asked(state, 1) != "select" and state.own[5] != -1:
        _go_on(state)
    assert screen(state)[2] == before + 1


def _go_on(state: GinkgopolisState) -> None:
    """Everybody plays the first legal move that does not use Y2."""
    if state.pending() == CHANCE:
        draw_any(state)
        return
    seat = (state.pending() & -state.pending()).bit_length() - 1
    play(state, seat, next(text for text in offered(state, seat) if text not in ("renew", "play Y2")))


@pytest.mark.parametrize(
    ("letter", "cells"), [("B", ["0,3"]), ("C", ["2,2", "1,3"]), ("D", ["3,1", "2,2"])], ids=["B", "C", "D"]
)
def test_x6_token_steps_from_the_opening(letter: str, cells: list[str]) -> None:
    state = table(2, Side(tiles=["Y9"], hand=[letter]), quiet="urbanize")
    others_wait(state, 0, f"play {letter} Y9")
    if len(cells) == 1:
        assert token(state, letter) == (0, 3)
    else:
        assert offered(state, 0, "token") == cells


def blocked_token() -> GinkgopolisState:
    """X7: C at (2,2) between B (2,3) and D (3,2), with buildings where they lay before."""
    built = {"R9": (1, 2), "R8": (2, 1), "R7": (3, 1), "B9": (0, 2), "B8": (0, 3), "B7": (1, 3)}
    city = {name: Building(cell, 1, 1) for name, cell in built.items()}
    cells = {"B": (2, 3), "C": (2, 2), "D": (3, 2)}
    state = table(2, Side(tiles=["Y9"], hand=["C"]), buildings=city, tokens=cells, quiet="urbanize")
    others_wait(state, 0, "play C Y9")
    return state


def test_x7_blocked_token_forward() -> None:
    state = blocked_token()
    assert offered(state) == ["push forward", "push backward"]
    assert state.asks(0).kind == "token_blocked"
    play(state, 0, "push forward")
    assert token(state, "D") == (4, 1)
    assert token(state, "C") == (3, 2)
    assert token(state, "B") == (2, 3)


def test_x7_blocked_token_backward() -> None:
    state = blocked_token()
    play(state, 0, "push backward")
    assert token(state, "B") == (1, 4)
    assert token(state, "C") == (2, 3)
    assert token(state, "D") == (3, 2)
    assert token(state, "A") == (-1, 2)


def test_x7_reached_from_the_opening() -> None:
    """The same, reached by playing: C to (2,2); D to (3,1); D to (3,2); B to (0,3); B to (1,3); B to (2,3); then C."""
    state = table(2, Side(resources=20), quiet="urbanize")
    path = [("C", "2,2"), ("D", "3,1"), ("D", "3,2"), ("B", "0,3"), ("B", "1,3"), ("B", "2,3"), ("C", "")]
    for tile, (letter, cell) in zip(("R9", "R8", "R7", "B9", "B8", "B7", "Y9"), path, strict=True):
        data = state.dump()
        data["todo"] = [{"step": "select", "who": -1, "count": 0}]
        data["waiting"], data["ready"] = [0, 1], []
        for side in data["sides"]:
            data["discard"] += [one["card"] for one in side["hand"]] + ([side["card"]["card"]] if side["card"] else [])
            side["hand"], side["card"], side["tile"], side["tiles"] = [], None, None, []
        pool = [*data["discard"], *data["deck"]["unseen"]]
        mine = [letter, *[card for card in ("E", "F", "G", "H") if card != letter][:3]]
        theirs = list("IJKL")
        data["sides"][0]["hand"] = [{"card": card, "known": [0]} for card in mine]
        data["sides"][1]["hand"] = [{"card": card, "known": [1]} for card in theirs]
        data["discard"] = []
        data["deck"]["unseen"] = [card for card in pool if card not in (*mine, *theirs)]
        data["deck"]["left"] = len(data["deck"]["unseen"])
        held = {one for part in data["city"] for one in part["tiles"]} | {tile}
        data["sides"][0]["tiles"] = [tile]
        data["supply"]["unseen"] = [one for one in GAME.parts.tile_ids if one not in held]
        data["supply"]["left"] = len(data["supply"]["unseen"]) - 6
        state = load(data)
        others_wait(state, 0, f"play {letter} {tile}")
        if cell and asked(state, 0) == "token":
            play(state, 0, f"token {cell}")
        if cell:
            x, y = cell.split(",")
            assert token(state, letter) == (int(x), int(y))
            draw_any(state)
    assert offered(state) == ["push forward", "push backward"]


def exhaustion() -> GinkgopolisState:
    """X8: one tile left, B5. A (seat 0) holds Y9, B (seat 1) R4 and Y17, C nothing."""
    sides = (
        Side(resources=4, tiles=["Y9"], hand=["B8"], points=0),
        Side(resources=2, tiles=["R4", "Y17"], hand=["A", "B1"], points=0),
        Side(resources=2, hand=["D"], points=0),
    )
    state = table(3, *sides, buildings={"B8": Building((0, 0), 3, 2)}, supply=["B5"], scapegoat=2)
    play(state, 1, "play A Y17")
    play(state, 2, "play D")
    play(state, 0, "play B8")
    draw(state, "tile B5")
    return state


def test_x8_exhaustion_inside_a_gain() -> None:
    state = exhaustion()
    assert [asked(state, seat) for seat in range(3)] == ["return", "return", ""]
    assert offered(state, 0) == ["done", "return B5", "return Y9"]
    assert offered(state, 1) == ["done", "return R4"]
    play(state, 0, "return Y9", "done")
    play(state, 1, "return R4", "done")
    assert screen(state, 0)[2] == 1
    assert screen(state, 1)[2] == 1
    assert sorted(state.dump()["supply"]["unseen"]) == ["R4", "Y9"]
    draw(state, "tile R4", "tile Y9")
    assert tiles(state) == ["R4", "B5", "Y9"]
    assert state.view(0)["flags"] == ["tiles"]
    assert state.supply_left == 0
    assert len(state.removed) == 6


def test_x9_nobody_returns() -> None:
    state = exhaustion()
    play(state, 0, "done")
    play(state, 1, "done")
    assert state.view(0)["flags"] == ["tiles"]
    assert tiles(state) == ["B5", "Y9"]
    assert [screen(state, seat)[2] for seat in (0, 1)] == [0, 0]
    assert state.view(0)["supply"]["exhausted"] == 2


def test_x10_resource_cap() -> None:
    state = table(3, Side(resources=9, hand=["R9"], supply=1), buildings={"R9": Building((0, 0), 3, 2)})
    others_wait(state, 0, "play R9")
    assert screen(state)[0] == 10
    assert supply(state) == 0


def test_x11_end_flag_latch() -> None:
    """A's 16th resource enters the city, B covers A's building of height 2, the others act; no hands are passed on."""
    sides = (
        Side(resources=1, supply=0, tiles=["Y9"], hand=["A"], points=0),
        Side(resources=9, tiles=["R15"], hand=["R9"]),
        Side(hand=["F"]),
        Side(hand=["G"]),
        Side(hand=["H"]),
    )
    state = table(5, *sides, buildings={"R9": Building((0, 0), 2, 0)}, quiet="urbanize")
    hands = state.hands[:]
    for seat, text in ((4, "play H"), (3, "play G"), (2, "play F"), (1, "play R9 R15"), (0, "play A Y9")):
        play(state, seat, text)
    play(state, 0, offered(state)[0])
    assert screen(state) == (2, 0, 2)
    for seat in (2, 3, 4):
        draw_any(state)
        assert state.ending() == ""
        play(state, seat, "take resource")
    draw_any(state)
    assert state.ending() == "resources"
    assert [set(now) < set(before) for now, before in zip(state.hands, hands, strict=True)] == [True] * 5
    assert state.first == 0


def test_x12_passing() -> None:
    state = table(3)
    for seat in (0, 1, 2):
        play(state, seat, f"play {hand(state, seat)[0]}")
    unused = [hand(state, seat) for seat in range(3)]
    for seat in (0, 1, 2):
        play(state, seat, "take resource")
    assert [hand(state, seat) for seat in range(3)] == [unused[2], unused[0], unused[1]]
    assert state.first == 1
    order = []
    while state.todo[-3] == 6:
        order.append(state.todo[-2])
        state.play(CHANCE, state.legal(CHANCE)[0])
    assert order == [1, 2, 0]


def test_x13_rebuild_inside_a_renewal() -> None:
    city = {
        "Y10": Building((-1, 1), 2, 0),
        "R10": Building((0, 1), 2, 0),
        "B10": Building((1, 1), 2, 1),
    }
    state = table(2, buildings=city, sites=["Y10", "R10", "B10"], deck=2, round=3)
    assert len(state.discard) == 8
    play(state, 0, "play A")
    play(state, 1, "renew")
    assert state.own[16 + 3] == 1
    assert len(state.discard) == 12
    draw(state, *[f"card {name}" for name in state.dump()["deck"]["unseen"]])
    assert (state.deck_left, len(state.discard), state.sites) == (15, 0, [])
    for _ in range(7):
        draw(state, f"card {state.dump()['deck']['unseen'][0]}")
    assert (state.deck_left, len(state.discard)) == (8, 7)
    for _ in range(2):
        draw(state, f"card {state.dump()['deck']['unseen'][0]}")
    assert (state.deck_left, len(state.discard), len(state.hands[1])) == (6, 7, 4)
    assert [asked(state, 0), asked(state, 1)] == ["", "select"]


def test_x17_no_tiles_left() -> None:
    """After the second exhaustion a letter alone gives a resource without a question, or nothing if none is left."""
    state = no_tiles_left(3)
    before = screen(state)
    play(state, 1, "play A")
    play(state, 0, "play F")
    assert screen(state) == (before[0] + 1, before[1], before[2])
    assert state.ending() == "tiles"
    state = no_tiles_left(0)
    play(state, 1, "play A")
    play(state, 0, "play F")
    assert screen(state) == before


def no_tiles_left(supply: int) -> GinkgopolisState:
    rival = Side(resources=2, tiles=["R20", "B20", "Y20", "Y19", "B19", "R19", "R18"], hand=["A"])
    data = table_data(2, Side(resources=4, supply=supply, hand=["F"]), rival, supply=[], exhausted=2)
    data["flags"] = ["tiles"]
    return load(data)


def test_x18_cards_seven_to_nine() -> None:
    cards = ["R7", "B8", "Y9"]
    state = table(3, Side(hand=["A"], kept=cards), quiet="exploit")
    others_wait(state, 0, "play A")
    play(state, 0, "take resource")
    assert screen(state) == (6 + 1 + 1, 0, 10 + 1)
    city = {"Y12": Building((0, 1), 1, 1)}
    state = table(3, Side(hand=["B"], tiles=["R20"], kept=cards), buildings=city, quiet="urbanize")
    others_wait(state, 0, "play B R20")
    draw(state, "tile R4")
    assert screen(state) == (6 - 1, 1, 10 + 1 + 1)
    city = {"R10": Building((0, 0), 1, 0)}
    state = table(3, Side(hand=["R10"], tiles=["R20"], kept=cards), buildings=city, quiet="construct")
    others_wait(state, 0, "play R10 R20")
    assert screen(state) == (6 - 1, 0, 10 + 2)


def test_x19_draft() -> None:
    state = GAME.new({"characters": "draft"}, 2)
    assert isinstance(state, GinkgopolisState)
    draw_until_packets(state)
    ids = GAME.parts.character_ids
    a, b = ids[:4], ids[4:8]
    draw(state, *[f"character {one}" for one in (*a, *b)])
    play(state, 0, f"keep {a[0]}")
    play(state, 1, f"keep {b[0]}")
    assert offered(state, 0, "keep") == b[1:]
    assert offered(state, 1, "keep") == a[1:]
    play(state, 0, f"keep {b[1]}")
    play(state, 1, f"keep {a[1]}")
    assert offered(state, 0, "keep") == a[2:]
    assert offered(state, 1, "keep") == b[2:]
    play(state, 0, f"keep {a[2]}")
    play(state, 1, f"keep {b[2]}")
    people = [state.view(seat)["sides"][seat]["characters"] for seat in (0, 1)]
    assert people == [[a[0], b[1], a[2]], [b[0], a[1], b[2]]]
    assert state.drafted == []


def draw_until_packets(state: GinkgopolisState) -> None:
    """The city, the cards turned over, and seat 0 as the first player."""
    while state.todo[-3] != 4:
        state.play(CHANCE, state.legal(CHANCE)[0])


def test_x26_first_round_with_five_players() -> None:
    state = GAME.new({}, 5)
    assert isinstance(state, GinkgopolisState)
    draw_any(state)
    assert state.deck_left == 1
    for seat in range(5):
        play(state, seat, f"play {hand(state, seat)[0]}")
    while asked(state, 0) != "select" and state.shuffles == 0:
        if state.pending() == CHANCE:
            if state.todo[-3] == 6:
                break
            state.play(CHANCE, state.legal(CHANCE)[0])
        else:
            seat = state.todo[-2]
            play(state, seat, "take resource")
    first = state.first
    assert state.todo[-2] == first
    draw(state, f"card {state.dump()['deck']['unseen'][0]}")
    assert state.shuffles == 1
    assert state.discard == []
    assert state.deck_left == 5
    order = []
    while state.todo[-3] == 6:
        order.append(state.todo[-2])
        state.play(CHANCE, state.legal(CHANCE)[0])
    assert order == [(first + step) % 5 for step in (1, 2, 3, 4)]
    assert state.deck_left == 1


def test_x27_equal_numbers() -> None:
    city = {"Y7": Building((0, 0), 1, 1)}
    state = table(3, Side(resources=3, tiles=["B7"], hand=["Y7"], points=0), buildings=city, quiet="construct")
    before = supply(state)
    others_wait(state, 0, "play Y7 B7")
    assert screen(state) == (0, 0, 0)
    assert supply(state) == before + 1


def test_x28_no_exploit_bonus_from_neighbours() -> None:
    people = ["planner_construct_1", "planner_construct_2", "engineer_construct_1"]
    side = Side(resources=3, tiles=["Y10"], hand=["B"], kept=["R1", "Y2"], points=0, characters=people)
    state = table(3, side, buildings={"R9": Building((0, 1), 2, 1)}, quiet="urbanize")
    others_wait(state, 0, "play B Y10")
    assert screen(state) == (3 - 1 + 2, 0, 1)
