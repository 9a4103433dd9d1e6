"""R15: where a letter goes that has no free cell beside it."""

from ginkgopolis.given import Building, Side, offered, others_wait, ours, play, table, table_data
from ludopolis.games.ginkgopolis import GAME, OLDER
from ludopolis.games.ginkgopolis.game import Ginkgopolis
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState


def test_r15_a_gap_between_the_neighbours_takes_the_token() -> None:
    """C is blocked, but the ring has room between B and D: only those cells are offered, and nobody is pushed."""
    built = {"R9": (1, 2), "R8": (2, 1), "R7": (3, 1), "B9": (1, 3), "B8": (3, 3), "B7": (3, 2), "Y8": (2, 3)}
    city = {name: Building(cell, 1, 1) for name, cell in built.items()}
    cells = {"C": (2, 2), "D": (4, 1), "B": (0, 2), "A": (-1, 2)}
    state = table(2, Side(tiles=["Y9"], hand=["C"]), buildings=city, tokens=cells, quiet="urbanize")
    others_wait(state, 0, "play C Y9")
    assert state.asks(0).kind == "token_blocked"
    assert offered(state, 0, "token") == ["4,2", "0,3", "4,3", "1,4", "2,4", "3,4"]
    assert GAME.speech.refusal(state, 0, 4).kind == "room_for_token"
    play(state, 0, "token 2,4")
    assert state.dump()["tokens"]["C"] == [2, 4]
    assert state.dump()["tokens"]["D"] == [4, 1]


def test_r15_a_push_moves_a_whole_row_of_tokens() -> None:
    """X7 with A right before B: going backward pushes both."""
    built = {"R9": (1, 2), "R8": (2, 1), "R7": (3, 1), "B9": (0, 2), "B8": (0, 3), "B7": (1, 3)}
    city = {name: Building(cell, 1, 1) for name, cell in built.items()}
    cells = {"A": (1, 4), "B": (2, 3), "C": (2, 2), "D": (3, 2), "E": (4, 1)}
    state = table(2, Side(tiles=["Y9"], hand=["C"]), buildings=city, tokens=cells, quiet="urbanize")
    others_wait(state, 0, "play C Y9")
    back = state.clone()
    play(back, 0, "push backward")
    assert [back.dump()["tokens"][one] for one in "ABCDE"] == [[0, 4], [1, 4], [2, 3], [3, 2], [4, 1]]
    play(state, 0, "push forward")
    assert [state.dump()["tokens"][one] for one in "ABCDE"] == [[1, 4], [2, 3], [3, 2], [4, 1], [3, 0]]


BAY = {"R9": (-1, 2), "R8": (-1, 3), "R7": (2, 1), "B9": (2, 2), "B8": (2, 3), "B7": (1, 3)}
"""A bay one cell wide, open to the north; C, at its eastern wall, is blocked once it is built on."""
CORNER = {"R9": (-1, 2), "R8": (1, 2), "R7": (0, 3), "B9": (1, 3)}
CORNER |= {"B8": (2, 1), "B7": (3, 1), "Y9": (3, 2), "Y8": (2, 3)}
"""A courtyard at 0,2 that touches the outside at its north-western corner alone; C at 2,2 is blocked."""


def blocked(
    built: dict[str, tuple[int, int]], cells: dict[str, tuple[int, int]], game: Ginkgopolis = GAME
) -> GinkgopolisState:
    """C has been built on, and all cells round it are taken."""
    city = {name: Building(cell, 1, 1) for name, cell in built.items()}
    sides = Side(tiles=["Y20"], hand=["C"])
    state = ours(game.load(table_data(2, sides, buildings=city, tokens=cells, quiet="urbanize")))
    others_wait(state, 0, "play C Y20")
    return state


def test_r15_a_cell_of_a_bay_lies_between_its_neighbours_on_the_way_out_too() -> None:
    """B lies at the bottom of the bay, D outside behind it: C goes to the cell between them, and nobody is pushed."""
    cells = {"A": (-1, 4), "B": (0, 2), "C": (1, 2), "D": (1, 4)}
    assert blocked(BAY, cells).dump()["tokens"]["C"] == [0, 3]
    assert offered(blocked(BAY, cells, OLDER[1]), 0) == ["push forward", "push backward"]


def test_r15_a_courtyard_is_not_on_the_ring_even_if_it_touches_the_outside_at_a_corner() -> None:
    """D is shut in: C belongs between B and E, and nowhere else."""
    cells = {"A": (0, 4), "B": (1, 4), "C": (2, 2), "D": (0, 2)}
    between = ["3,0", "4,1", "4,2", "3,3", "2,4"]
    assert offered(blocked(CORNER, cells), 0, "token") == between
    by_older_rules = offered(blocked(CORNER, cells, OLDER[1]), 0, "token")
    assert set(between) < set(by_older_rules)
    assert "-2,2" in by_older_rules
