"""Rows of numbers: pinned to their version, readable by name, and about what the seat knows."""

from hashlib import sha256
from random import Random

import feature_games
import pytest

from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.streets import GAME
from ludopolis.games.streets.judgement.features import SHIFT, StreetsFeatures
from ludopolis.games.streets.judgement.party_features import PARTY
from ludopolis.games.streets.judgement.place_features import CLOSING, PLACES, Places
from ludopolis.games.streets.judgement.survey import Survey
from ludopolis.games.streets.knowledge.preview import preview
from ludopolis.games.streets.rules.geometry import LONGEST, cell_name
from ludopolis.games.streets.rules.play import StreetsState
from ludopolis.games.streets.rules.state import HAND, NONE, STEP_SHOW_FACE
from streets.given import given

FEATURES = StreetsFeatures()
WIDTH = 253
PINNED = {1: "097c702371d97f1a", 2: "1cb61d127405c491", 4: "076358c64eb8c48d"}
"""Version 1: the beginning of a row. If a digest changes, the version must grow and networks must be taught anew."""
GROWN = {2: "6479a4b0666c6598"}
"""Version 2: whole rows of two."""
MODES: dict[int, list[dict[str, OptionValue]]] = {
    1: [{"difficulty": "hard"}],
    2: [{}, {"business": True, "advisors": "random"}],
    4: [{"business": True, "advisors": "random"}],
}


def between_turns(players: int) -> list[StreetsState]:
    """The positions between turns of some games."""
    found = feature_games.between_turns(GAME, FEATURES, MODES[players], players)
    return [state for state in found if isinstance(state, StreetsState)]


def named(state: StreetsState, seat: int = 0) -> dict[str, int]:
    return dict(zip(FEATURES.names(state.players), FEATURES.row(state, seat), strict=True))


@pytest.mark.parametrize("players", PINNED)
def test_rows_change_only_with_their_version(players: int) -> None:
    rows = [FEATURES.row(state, seat) for state in between_turns(players)[::2] for seat in range(players)]
    assert {len(row) for row in rows} == {WIDTH + (len(PLACES) if players == 2 else 0)}
    assert all(-255 <= number <= 255 for row in rows for number in row)
    assert (FEATURES.version, FEATURES.oldest) == (2, 1)
    assert sha256(repr([row[:WIDTH] for row in rows]).encode()).hexdigest()[:16] == PINNED[players]
    assert sha256(repr(rows).encode()).hexdigest()[:16] == GROWN.get(players, PINNED[players])


def test_every_number_has_a_name_of_its_own_and_rows_have_one_length() -> None:
    for players in range(1, 6):
        names = FEATURES.names(players)
        assert len(names) == len(set(names)) == WIDTH + (len(PLACES) if players == 2 else 0)


def test_a_turn_is_over_before_its_tile_is_drawn() -> None:
    drawing = [state for state in between_turns(2) if state.step == STEP_SHOW_FACE]
    assert len(drawing) > 20
    for state in drawing:
        own = state.backs[HAND * state.active : HAND * state.active + HAND]
        assert own.count(NONE) == state.draws + 1
        row = named(state, state.active)
        assert row["seats from the own one to the one that draws"] == 1
        assert row["seats from the own one to the next to build"] == 1


def test_trying_tiles_leaves_no_trace() -> None:
    for state in between_turns(4)[::9]:
        before = (state.digest(), state.active)
        FEATURES.row(state, 2)
        assert (state.digest(), state.active) == before


def test_the_strongest_rival_and_the_own_party_are_told_alike() -> None:
    for state in between_turns(2)[::5]:
        mine, theirs = named(state, 0), named(state, 1)
        for name in PARTY:
            assert mine[f"strongest rival: {name}"] == theirs[f"own: {name}"]
        assert mine["own: money"] == state.money[0]
        assert mine["lead in money over the strongest rival"] == state.money[0] - state.money[1]


def test_tiles_in_hand_are_sorted_by_what_they_promise() -> None:
    for state in between_turns(2)[3::4]:
        for seat in (0, 1):
            row = named(state, seat)
            worths = [row[f"own: tile {place}, best first: best place"] for place in range(HAND)]
            assert worths == sorted(worths, reverse=True)
            held = sum(tile >= 0 for tile in state.hand[HAND * seat : HAND * seat + HAND])
            assert sum(worth > 0 for worth in worths) == held or not state.spots
    assert SHIFT == 64


def test_on_an_empty_table_everybody_is_level() -> None:
    state = GAME.new({}, 2)
    rng = Random(1)
    while state.pending() == CHANCE:
        state.play(CHANCE, state.sample(rng))
    assert isinstance(state, StreetsState)
    for seat in (0, 1):
        assert named(state, seat)["lead over the strongest rival × 2"] == 0


def test_what_a_cell_closes_pays_as_the_rules_say() -> None:
    """The tile at (2,0) closes the streets on both sides; in a view's preview it pays the tiles that stand there."""
    state = given("M1@0,0E H1@1,0S:A[H] P1@3,0S:B[P] M2@4,0W", players=2, hands=["H4"])
    row = named(state)
    for side in ("own party", "rival"):
        first = [row[f"closing cell 0, best for the {side} first: {name}"] for name in CLOSING]
        assert first == [5, 5, 2, 2]
    preview = next(one for one in state.view(0)["previews"] if (one["cell"], one["road"]) == ("2,0", "W"))
    assert [party["amount"] for party in preview["earns"]] == [5 + 2, 5]  # the new tile's symbol points in
    assert row["streets that can be closed for the own good"] == 1
    assert row["streets that can be closed for the rival's good"] == 1
    assert row["own income on streets that can be closed"] == 5
    assert row["rival's income on streets that can be closed"] == 5


def test_every_cell_closes_what_the_rules_close_there() -> None:
    """The tiles that stand on closed streets, whatever tile is built: the previews of some positions."""
    closing = 0
    for state in between_turns(2)[3::8]:
        if state.pending() == 0 or not any(state.hand[HAND * state.active + at] >= 0 for at in range(HAND)):
            continue
        tile = max(state.hand[HAND * state.active : HAND * state.active + HAND])
        places = Places(Survey(state, state.active), state.active)
        for spot in state.spots:
            for side in range(4):
                if spot & 15 & 1 << side:
                    places.ask(spot >> 4, side)
                    streets = [street for street in range(len(places.own)) if places.mask >> street & 1]
                    rows, size = places.survey.rows, places.survey.size
                    mine = {
                        cell_name(state.cells[rows[LONGEST * street + at]])
                        for street in streets
                        for at in range(size[street])
                    }
                    told = preview(state, tile, spot >> 4, side, 1)["closes"]
                    assert mine == {cell for street in told for cell in street["cells"]} - {cell_name(spot >> 4)}
                    closing += bool(mine)
    assert closing > 15
