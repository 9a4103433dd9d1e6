"""4.5 and 11: against Sly."""

from random import Random

import pytest

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.events import EVERYONE
from ludopolis.engine.values.scores import Results
from ludopolis.games.streets import GAME
from ludopolis.games.streets.components.tables import VALUES
from ludopolis.games.streets.rules.geometry import SIDES, cell_at, cell_name, closed_by, is_closed
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.sly import best_spots, merit_of, with_tile
from streets.given import (
    START,
    asked,
    at,
    build,
    closed,
    draw,
    draw_any,
    given,
    incomes,
    offered,
    play,
    points,
    told,
    worth,
)

END = ("tourist", "hipster", "family")


def solo(*tiles: str, top_tile: str = "M8", hands: str = "S1", **rest: object) -> StreetsState:
    """The human's turn; the tile on top is Sly's next one."""
    return given(*tiles, players=1, end_stack=END, top_tile=top_tile, hands=[hands], **rest)


FAR = "S2@30,-30S"
"""Where the human builds without affecting anything."""


def pass_by(state: StreetsState) -> None:
    """The human builds far away; Sly takes his tile; the next one is turned up."""
    build(state, "S1", "31,-30", "S")
    draw_any(state)


# Set-up


def test_set_up() -> None:
    state = GAME.new({}, 1)
    assert isinstance(state, StreetsState)
    state.events = []
    draw_any(state)
    assert state.stack == 24
    assert sum(state.end_stack) == 3
    assert state.top_tile >= 0
    assert state.parties() == 2
    assert state.view(0)["parties"][1]["signs"] is None
    assert len(told(state, "end_stack")) == 3
    assert len(told(state, "face")) == 1
    assert asked(state) == "0 tile"


def test_the_humans_first_tiles_are_hidden_from_others_and_the_stack_is_not() -> None:
    state = GAME.new({}, 1)
    assert isinstance(state, StreetsState)
    audiences = []
    rng = Random(3)
    while state.pending() == CHANCE:
        if state.chance().source == "tiles#0":
            audiences.append(state.chance().audience)
        state.play(CHANCE, state.sample(rng))
    assert audiences == [1, 1, 1, EVERYONE]


# The course


def test_sly_takes_the_top_tile_and_the_next_is_seen_before_he_builds() -> None:
    state = solo(START, FAR, top_tile="T1")
    build(state, "S1", "31,-30", "S")
    assert state.stack == 24
    assert told(state, "took")[0].args == {"seat": 1, "tile": "T1"}
    assert told(state, "built")[1:] == []
    draw(state, "back mixed", "tile M3")
    assert told(state, "built")[1].args["tile"] == "T1"
    assert told(state, "drew", 29)[0].args == {"seat": 0, "tile": "M3"}


def test_the_human_draws_after_sly_and_everybody_has_seen_the_tile() -> None:
    state = solo(START, FAR, top_tile="T1")
    pass_by(state)
    assert asked(state) == "0 tile"
    drawn = state.dump()["hands"][0][0]
    assert drawn["shown"] is True
    assert drawn["tile"] == told(state, "face")[0].args["tile"]
    assert state.top_tile >= 0
    assert told(state, "face")[1].args["tile"] == GAME.parts.tile_ids[state.top_tile]


def test_the_end_stack_is_turned_up_after_the_last_tile() -> None:
    state = solo(START, FAR, top_tile="T1", stack=2)
    pass_by(state)
    assert len(told(state, "end_stack_turned")) == 1
    assert state.end_stack == [0] * 5
    assert state.stack == 3
    assert sum(state.left) == 2
    assert asked(state) == "0 tile"
    kinds = {GAME.parts.kind[state.top_tile]} | {kind for kind in range(5) if state.left[kind]}
    assert kinds == {0, 1, 2}


def test_nobody_draws_from_slys_end_stack() -> None:
    state = given(START, FAR, players=1, hands=["S1 S3"], top_tile="T1", stack=3)
    assert state.end_stack == [0] * 5
    pass_by(state)
    assert state.stack == 2
    assert told(state, "drew", 0) == []
    assert state.dump()["hands"][0][1]["tile"] == "S3"


def test_the_game_ends_after_slys_last_tile() -> None:
    state = given(START, FAR, players=1, hands=["S1"], top_tile="T1", stack=1)
    pass_by(state)
    assert asked(state) == "over"
    assert len(told(state, "total")) == 2


# Where Sly builds


def placements(state: StreetsState, tile: str) -> list[str]:
    spots = best_spots(state, GAME.parts.number[tile])
    return [f"{cell_name(spot >> 4)}{SIDES[side]}" for spot in spots for side in range(4) if spot >> side & 1]


def test_the_human_breaks_ties_by_cell_and_road() -> None:
    state = solo(START, FAR, top_tile="M3")
    build(state, "S1", "31,-30", "S")
    draw_any(state)
    assert asked(state) == "0 sly_cell"
    cells = offered(state, "cell")
    best = placements(state, "M3")
    assert sorted({spot[:-1] for spot in best}) == sorted(cells)
    both = next(cell for cell in cells if sum(spot[:-1] == cell for spot in best) > 1)
    play(state, f"cell {both}")
    assert asked(state) == "0 sly_road"
    assert [f"{both}{road}" for road in offered(state, "road")] == [spot for spot in best if spot[:-1] == both]
    play(state, f"road {offered(state, 'road')[0]}")
    assert at(state, both)["owner"] == 1


def value_there(state: StreetsState, tile: str, spot: str) -> int:
    """What the tile would be worth in that place."""
    x, y = map(int, spot[:-1].split(","))
    after = state.clone()
    with_tile(state, 1, GAME.parts.number[tile], cell_at(x, y), SIDES.index(spot[-1])).copy_to(after)
    return worth(after, spot[:-1], 1)


def test_his_choice_is_the_best_value_of_all_placements() -> None:
    rng = Random(11)
    for seed in range(3):
        state = GAME.new({}, 1)
        assert isinstance(state, StreetsState)
        while state.pending() and state.turn() < 9 + 6 * seed:
            legal = state.legal(CHANCE if state.pending() == CHANCE else 0)
            if state.pending() == CHANCE:
                state.play(CHANCE, state.sample(rng))
            else:
                state.play(0, legal[int(rng.random() * len(legal))])
        every = [
            f"{cell_name(spot >> 4)}{SIDES[side]}" for spot in state.spots for side in range(4) if spot >> side & 1
        ]
        for tile in ("T1", "H7", "M4", "S5", "M3"):
            values = {spot: value_there(state, tile, spot) for spot in every}
            chosen = placements(state, tile)
            assert chosen
            assert {values[spot] for spot in chosen} == {max(values.values())}


@pytest.mark.parametrize(
    ("city", "tile", "spot", "people"),
    [
        # two parents of a street that closes have a tile of Sly's to go to
        ("M1@0,0E P1@1,0S:A[PP] P2@9,9S:B", "M3", "2,0W", 2),
        # the human's tile does not count
        ("M1@0,0E P1@1,0S:A[PP] P2@9,9S:A", "M3", "2,0W", 0),
        # seekers who enter and stay
        ("T1@1,0S{TT} S3@2,0S", "T2", "3,0S", 2),
        # seekers who enter, are paid for and leave for another tile of Sly's: each is counted once
        ("M1@0,0E M2@2,0W P5@9,9S", "P2", "1,0S", 0),
        # people from the supply leave with the street that closes
        ("M1@0,0E M2@2,0W P5@9,9S:B", "P2", "1,0S", 2),
        # the tile itself takes the people of the street it closes
        ("M1@0,0E H1@1,0S:A[HHH]", "H4", "2,0W", 3),
    ],
)
def test_people_sly_gains(city: str, tile: str, spot: str, people: int) -> None:
    """R22."""
    state = solo(city)
    x, y = map(int, spot[:-1].split(","))
    assert merit_of(state, GAME.parts.number[tile], cell_at(x, y), SIDES.index(spot[-1]))[1] == people


def test_seekers_who_pass_through_are_counted_once() -> None:
    state = solo("M1@0,0E M2@2,0W T1@9,9S{TT} P5@12,12S")
    cell = cell_at(1, 0)
    twin = with_tile(state, 1, GAME.parts.number["T2"], cell, 2)
    assert is_closed(twin.grid, cell, True)
    assert closed_by(twin.grid, cell, True) == [cell]
    assert merit_of(state, GAME.parts.number["T2"], cell, 2)[1] == 0  # no tile of Sly's takes them afterwards


def test_closing_value_tiles_follow_the_same_rule() -> None:
    state = solo("M2@0,0E P1@1,0S:B[PPP]")
    assert placements(state, "M4") == ["2,0W"]
    assert VALUES[GAME.parts.value[GAME.parts.number["M4"]]] == "closing"


def test_sly_needs_no_sign_and_never_abandons() -> None:
    six = " ".join(f"T{n}@{3 * n},20S:B" for n in range(1, 6)) + " H1@21,20S:B"
    state = solo(START, FAR, six, top_tile="M1")
    assert state.sign_supply[1] == 99
    pass_by(state)
    while asked(state).startswith("0 sly"):
        play(state, offered(state)[0])
    assert sum(entry["owner"] == 1 for entry in state.dump()["city"]) == 7
    assert state.sign_supply[1] == 99


def test_sly_puts_away_a_tile_that_fits_nowhere() -> None:
    """R5."""
    state = solo(START, FAR, top_tile="T1")
    build(state, "S1", "31,-30", "S")
    state.spots = []
    draw_any(state)
    assert told(state, "put_away")[0].args == {"seat": 1, "tile": "T1"}
    assert state.dump()["gone"] == ["T1"]


# Streets that Sly closes


def test_sly_is_paid_first_on_a_street_that_he_closes() -> None:
    state = solo("M2@0,0E P1@1,0S:B[PPP] S3@2,0S:A[S]", FAR, top_tile="M4")
    pass_by(state)
    while asked(state) in ("0 sly_cell", "0 sly_road"):
        play(state, offered(state)[0])
    assert closed(state) == ["1,0"]
    assert [event.args["seat"] for event in told(state, "income")] == [1, 0]


def test_the_human_distributes_people_among_slys_tiles() -> None:
    state = solo("M2@0,0E P1@1,0S:B[PPP] P2@9,9S:B P5@12,12S:B P3@15,15S:A", FAR, top_tile="M4")
    pass_by(state)
    assert asked(state) == "0 sly_people"
    assert state.asks(0).args["cell"] == "9,9"
    assert state.asks(0).args["others"] == 1
    play(state, "send 1")
    assert at(state, "9,9")["people"] == {"parent": 1}
    assert at(state, "12,12")["people"] == {"parent": 2}
    assert at(state, "15,15")["people"] == {}


def test_people_go_to_the_human_if_sly_has_no_tile_for_them() -> None:
    state = solo("M2@0,0E P1@1,0S:B[PPP] P3@15,15S:A P4@18,18S:A", FAR, top_tile="M4")
    pass_by(state)
    assert asked(state) == "0 sly_people"
    play(state, "send 3")
    assert at(state, "15,15")["people"] == {"parent": 3}


def test_the_human_decides_freely_on_streets_that_the_human_closes() -> None:
    state = solo("M2@0,0E P1@1,0S:B[PP] P2@9,9S:B P3@15,15S:A", hands="M1")
    build(state, "M1", "2,0", "W")
    assert asked(state) == "0 people"
    assert offered(state, "send") == ["0", "1", "2"]


def test_the_human_picks_the_order_of_streets_that_sly_closes() -> None:
    state = solo("M1@0,0E P1@1,0S:B[P] P2@3,0S:B[PP] M2@4,0W", FAR, top_tile="M4", closing_value_per_street=True)
    pass_by(state)
    play(state, "road W")
    assert asked(state) == "0 sly_street"
    play(state, "street 3,0")
    assert closed(state) == ["3,0", "1,0"]


# Business


def with_tokens(sly: dict[str, int], tile: str = "H7", mine: dict[str, int] | None = None) -> StreetsState:
    state = solo(f"M2@0,0E {tile}@1,0S:B", hands="M1", tokens=[mine or {}, sly], business=True)
    build(state, "M1", "2,0", "W")
    return state


def test_sly_takes_a_type_that_he_lacks() -> None:
    """R23."""
    state = with_tokens({"restaurant": 1, "housing": 1, "trade": 2})
    assert told(state, "token")[0].args == {"seat": 1, "token": "leisure", "tile": "H7", "have": 1}


def test_among_types_that_he_lacks_the_human_chooses() -> None:
    state = with_tokens({"restaurant": 1, "trade": 2})
    assert asked(state) == "0 sly_token_type"
    assert offered(state, "take") == ["housing", "leisure"]


def test_if_he_lacks_none_the_human_chooses() -> None:
    state = with_tokens({"restaurant": 1, "housing": 1, "leisure": 1, "trade": 2})
    assert offered(state, "take") == ["restaurant", "housing", "leisure", "trade"]


def test_what_he_lacks_is_checked_again_for_each_unit() -> None:
    state = with_tokens({"housing": 1}, tile="T8", mine={"restaurant": 12})
    assert offered(state, "take") == ["leisure", "trade"]
    play(state, "take trade")
    assert [event.args["token"] for event in told(state, "token")] == ["trade", "leisure"]


@pytest.mark.parametrize(
    ("sly", "tiles"),
    [
        ({"housing": 1}, ["1,0"]),
        ({"leisure": 1}, ["2,0"]),
        ({}, ["1,0", "2,0"]),
        ({"housing": 1, "leisure": 1}, ["1,0", "2,0"]),
    ],
)
def test_tiles_that_give_a_type_he_lacks_come_first(sly: dict[str, int], tiles: list[str]) -> None:
    state = solo("M2@0,0E H1@1,0S:B[H] P1@2,0S:B[P]", hands="M1", tokens=[{}, sly], business=True)
    build(state, "M1", "3,0", "W")
    if len(tiles) > 1:
        assert asked(state) == "0 sly_token_tile"
        assert offered(state, "token") == tiles
    else:
        taken = told(state, "token")[0].args["tile"]
        assert taken == {"1,0": "H1", "2,0": "P1"}[tiles[0]]


def test_a_universal_sign_can_give_what_he_lacks() -> None:
    state = solo("M2@0,0E H1@1,0S:B[H] H7@2,0S:B[H]", hands="M1", tokens=[{}, {"leisure": 1}], business=True)
    build(state, "M1", "3,0", "W")
    assert offered(state, "take") == ["restaurant", "housing", "trade"]
    assert state.asks(0).args["tile"] == "H7"


def test_who_takes_first() -> None:
    state = solo("M2@0,0E H1@1,0S:A[H] P1@2,0S:B[P]", hands="M1", business=True)
    build(state, "M1", "3,0", "W")
    assert [event.args["seat"] for event in told(state, "token")] == [1, 0]


# The result


@pytest.mark.parametrize(("money", "winners"), [((10, 9), [0]), ((9, 9), [1]), ((8, 9), [1])])
def test_a_tie_is_not_a_win(money: tuple[int, int], winners: list[int]) -> None:
    state = solo(START, money=money)
    assert state.results() == Results(list(money), winners)


def test_sly_scores_his_tiles_and_tokens_too() -> None:
    state = solo("T6@1,0S:B[TT]", money=[0, 20], difficulty="medium", tokens=[{}, {"trade": 1}], business=True)
    assert points(state, "start", 1) == 20
    assert points(state, "income", 1) == 0
    assert points(state, "final", 1) == 2
    assert points(state, "most_trade", 1) == 10
    assert state.results().totals[1] == 20 + 2 + 10


def test_the_hacker_has_two_tiles_on_slys_turn() -> None:
    state = solo("M2@0,0E S4@1,0S:A[S] P1@2,0S:B[P]", FAR, top_tile="M4", hands="S1 S3 T5", advisors=["hacker"])
    pass_by(state)
    while asked(state) in ("0 sly_cell", "0 sly_road"):
        play(state, offered(state)[0])
    symbols = next(event.args for event in told(state, "symbols") if event.args["seat"] == 0)
    assert (symbols["tourist"], symbols["shopper"]) == (1, 1 + 1 + 1)  # backs T and S, the card, the outlet
    assert incomes(state)["1,0"] == 2 * 1 + 1
