"""Every worked example of the rulebook, by its id."""

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
    points,
    screen,
    supply,
    table,
    table_data,
    tiles,
    token,
)
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState


def test_e1_trio() -> None:
    state = GAME.new({}, 2)
    assert isinstance(state, GinkgopolisState)
    while "trio 2" not in [state.to_text(1 << 30, one) for one in state.legal(1 << 30)]:
        state.play(1 << 30, state.legal(1 << 30)[0])
    seat = state.todo[-2]
    draw(state, "trio 2")
    draw_any(state)
    assert [GAME.parts.character_ids[one - 60] for one in state.tableau[seat]] == [
        "technician_construct_1",
        "planner_construct_2",
        "engineer_exploit_1",
    ]
    assert screen(state, seat) == (4, 2, 2)
    assert supply(state, seat) == 21


def test_e2_exploit() -> None:
    state = table(3, Side(hand=["R6"], kept=["B4", "Y1"]), buildings={"R6": Building((0, 0), 2, 1)})
    others_wait(state, 0, "play R6")
    draw(state, "tile Y9")
    assert screen(state) == (6 + 2, 1, 10 + 1)
    assert discard(state) == ["R6"]
    assert building(state, "R6") == ((0, 0), 2, 1, False)
    assert asked(state, 1) == "take"


def test_e3_urbanize() -> None:
    """Token C at (2,2) lies between a red building of height 1 and a blue one of height 2."""
    alyona = Side(resources=4, tiles=["R8"], hand=["C"], kept=["R2"])
    city = {"R9": Building((2, 1), 1, 1), "B12": Building((1, 2), 2, 2)}
    state = table(3, alyona, buildings=city, tokens={"C": (2, 2), "D": (3, 1)}, quiet="urbanize")
    others_wait(state, 0, "play C R8")
    assert building(state, "R8") == ((2, 2), 1, 0, True)
    assert offered(state, 0) == ["token 3,2", "token 2,3"]
    play(state, 0, "token 2,3")
    assert token(state, "C") == (2, 3)
    draw(state, "tile Y5", "tile Y6")
    assert screen(state) == (4 - 1 + 1 + 1, 1 - 1 + 2, 10)
    assert discard(state) == ["C"]


def test_e4_number_cost() -> None:
    state = table(2, Side(tiles=["R8"], hand=["R11"]), buildings={"R11": Building((0, 0), 1, 1)}, quiet="construct")
    others_wait(state, 0, "play R11 R8")
    assert screen(state) == (6 - 2, 0, 10 - 3)
    assert supply(state) == 25 - 6


def construction(resources: int, quiet: str) -> GinkgopolisState:
    """E5: R7 of height 2 is Anya's (seat 1); Alisa (seat 0) has construct bonuses of a point and a resource."""
    alisa = Side(resources=resources, tiles=["Y4"], points=6, hand=["R7"], kept=["Y3", "R3"])
    return table(3, alisa, Side(points=0), buildings={"R7": Building((1, 1), 2, 1)}, quiet=quiet)


def test_e5_construct() -> None:
    state = construction(5, "construct")
    others_wait(state, 0, "play R7 Y4")
    assert screen(state, 1) == (6 + 2, 0, 2)
    assert screen(state, 0) == (2, 0, 4)
    # One resource paid into the supply, one taken from it as a bonus.
    assert supply(state) == 20 - 5 + 1 - 1
    assert building(state, "Y4") == ((1, 1), 3, 0, True)
    assert building(state, "R7") is None
    assert "R7" in kept(state)
    assert discard(state) == []


def test_e6_fallback() -> None:
    state = construction(3, "exploit")
    others_wait(state, 0, "play R7 Y4")
    assert tiles(state) == ["Y4"]
    assert screen(state) == (3 + 2, 1, 6)
    assert screen(state, 1) == (6, 0, 0)
    assert discard(state) == ["R7"]
    assert building(state, "R7") == ((1, 1), 2, 1, False)


def test_e7_rebuild() -> None:
    """Sites stand on Y4, Y5 and Y9; seat 1 is first in the new round and draws the last card."""
    city = {name: Building(cell, 1, 0) for name, cell in (("Y4", (2, 2)), ("Y5", (2, 3)), ("Y9", (2, 4)))}
    state = table(2, buildings=city, sites=["Y4", "Y5", "Y9"], deck=["R1"], quiet="exploit")
    before = discard(state)
    others_wait(state, 0, "play A")
    play(state, 0, "take resource")
    play(state, 1, "take resource")
    assert state.first == 1
    draw(state, "card R1")
    assert "R1" in hand(state, 1)
    assert len(hand(state, 0)) == 3
    assert state.sites == []
    assert state.dump()["deck"]["shuffles"] == 1
    pile = [*before, "A", "E", "Y4", "Y5", "Y9"]
    assert sorted(state.dump()["deck"]["unseen"]) == sorted(pile)
    assert discard(state) == []
    for number in range(7):
        assert asked(state) == "chance"
        assert state.todo[-3:] == [1, -1, 7 - number]
        draw(state, f"card {pile[number]}")
    assert discard(state) == pile[:7]
    assert state.deck_left == len(pile) - 7
    draw(state, "card Y9")
    assert "Y9" in hand(state, 0)
    assert asked(state, 0) == "select"


def test_e8_districts() -> None:
    """Alisa is seat 0, Anya 1, Alyona 2."""
    city = {
        "Y5": Building((-1, 5), 2, 0),
        "Y6": Building((0, 5), 1, 0),
        "B12": Building((4, 5), 3, 1),
        "B15": Building((5, 5), 2, 0),
        "B9": Building((5, 6), 2, 2),
        "R20": Building((8, 8), 3, 2),
    }
    state = table(3, buildings=city)
    assert points(state, "districts", 0) == 6 + 2
    assert points(state, "districts", 1) == 7
    assert points(state, "districts", 2) == 0


def test_e9_order_is_x7() -> None:
    """The blocked token C between B and D, as in X7: C is never offered a cell elsewhere on the ring."""
    cells = {"B": (2, 3), "C": (2, 2), "D": (3, 2)}
    built = {"R9": (1, 2), "R8": (2, 1), "R7": (3, 1), "B9": (0, 2), "B8": (0, 3), "B7": (1, 3)}
    around = {name: Building(cell, 1, 1) for name, cell in built.items()}
    state = table(2, Side(tiles=["Y9"], hand=["C"]), buildings=around, tokens=cells, quiet="urbanize")
    others_wait(state, 0, "play C Y9")
    assert offered(state) == ["push forward", "push backward"]


def test_e10_own_building_gives_no_points() -> None:
    city = {"Y9": Building((0, 0), 2, 0)}
    state = table(3, Side(resources=1, tiles=["Y15"], hand=["Y9"], points=3), buildings=city, quiet="construct")
    others_wait(state, 0, "play Y9 Y15")
    assert screen(state) == (0, 0, 3)


def test_e11_the_end_flag_stays() -> None:
    """The last resource goes into the city; the flag stays set when a rival gives some back (see X11)."""
    city = {"R9": Building((0, 0), 2, 0)}
    first = Side(resources=1, supply=0, tiles=["Y9"], hand=["A"])
    state = table(3, first, Side(tiles=["R15"], hand=["R9"]), Side(hand=["F"]), buildings=city, quiet="urbanize")
    play(state, 2, "play F")
    play(state, 1, "play R9 R15")
    play(state, 0, "play A Y9")
    assert state.flags == 2
    play(state, 0, offered(state)[0])
    assert screen(state)[0] == 2
    assert state.view(0)["flags"] == ["resources"]
    assert state.ending() == ""
    play(state, 2, "take resource")
    assert state.pending() == 0
    assert state.ending() == "resources"


def test_e12_unused_renewal_tokens() -> None:
    assert points(table(2), "renewals") == 4
    data = table_data(2)
    data["sides"][0]["renewals"] = 1
    assert points(load(data), "renewals") == 2
