"""Rows of numbers: pinned to their version, readable by name, and about what cards do."""

from hashlib import sha256
from random import Random

import pytest

from happy_city.given import expert, given
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.happy_city import GAME
from ludopolis.games.happy_city.judgement.features import OFFERS, SEAT, TABLE, HappyCityFeatures, in_steps
from ludopolis.games.happy_city.judgement.survey import NO_GAIN, Survey
from ludopolis.games.happy_city.rules.play import HappyCityState

FEATURES = HappyCityFeatures()
PINNED = {2: "e964804ad61c44bc", 3: "961be0834bf04a78", 4: "1556e3d85473b773", 5: "6390ec364c7d96df"}
"""Version 1. If a digest changes, the version must grow and networks must be taught anew."""
MODES: tuple[dict[str, OptionValue], ...] = ({}, {"mode": "expert"}, {"mode": "expert", "scoring": "sum"})


def between_turns(players: int) -> list[HappyCityState]:
    """The positions between turns of games in every mode; the policy plays, with odd moves among its own."""
    rng = Random(players)
    found: list[HappyCityState] = []
    for options in MODES:
        state = GAME.new(options, players)
        assert isinstance(state, HappyCityState)
        turn = 0
        while (pending := state.pending()) != 0:
            if pending == CHANCE:
                state.play(CHANCE, state.sample(rng))
            else:
                legal = state.legal(state.actor)
                odd = rng.random() < 0.3
                move = rng.choice(legal) if odd else GAME.judge.policy(state, state.actor, legal, rng)
                state.play(state.actor, move)
            if state.turn() != turn:
                turn = state.turn()
                found.append(state.clone())
    return found


def named(state: HappyCityState, seat: int = 0) -> dict[str, int]:
    return dict(zip(FEATURES.names(state.players), FEATURES.row(state, seat), strict=True))


def special(state: HappyCityState, name: str, seat: int = 0) -> dict[str, int]:
    """What the row says of a special, which lies alone in the row of specials."""
    state.row = [GAME.parts.number[name]]
    begin = "special 0, nearest first: "
    return {key.removeprefix(begin): number for key, number in named(state, seat).items() if key.startswith(begin)}


@pytest.mark.parametrize("players", PINNED)
def test_rows_change_only_with_their_version(players: int) -> None:
    rows = [FEATURES.row(state, seat) for state in between_turns(players) for seat in range(players)]
    assert {len(row) for row in rows} == {102 + 38 * players}
    assert all(-16 <= number <= 255 for row in rows for number in row)
    assert FEATURES.version == 1
    assert sha256(repr(rows).encode()).hexdigest()[:16] == PINNED[players]


def test_every_number_has_a_name_of_its_own() -> None:
    assert (len(TABLE), len(OFFERS), len(SEAT)) == (31, 71, 38)
    assert len(set(FEATURES.names(5))) == 102 + 5 * 38


def test_trying_cards_leaves_no_trace() -> None:
    for state in between_turns(3)[::4]:
        before = state.digest()
        assert Survey(state, 1).twin == state
        assert state.digest() == before


def test_every_position_has_a_row() -> None:
    rng = Random(5)
    state = GAME.new({"mode": "expert"}, 3)
    assert isinstance(state, HappyCityState)
    while (pending := state.pending()) != 0:
        assert {len(FEATURES.row(state, seat)) for seat in range(3)} == {102 + 38 * 3}
        seat = CHANCE if pending == CHANCE else pending.bit_length() - 1
        state.play(seat, state.sample(rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    assert {len(FEATURES.row(state, seat)) for seat in range(3)} == {102 + 38 * 3}


def test_seats_see_each_other_in_turn_order() -> None:
    for state in between_turns(3)[5::9]:
        for step in range(3):
            for seat in range(3):
                assert named(state, seat)[f"seat +{step}: coins"] == state.coins[(seat + step) % 3]


def test_what_the_table_shows_is_in_the_row() -> None:
    state = between_turns(2)[-9]
    row = named(state, 1)
    assert (row["expert mode"], row["points are a sum"]) == (1, 1)
    assert row["round"] == state.round
    assert row["seats from the own one to the actor"] == (state.actor - 1) % 2
    assert row["unseen cards of deck 2"] == state.unseen[1].bit_count()
    assert row["seat +0: free slots"] == 10 - state.size[1]
    assert row["seat +1: green cards"] == state.colours[2]


def test_cards_face_up_are_sorted_by_what_they_bring() -> None:
    city = "WM hospital apartment_block school police_station laboratory igloo house"
    state = given(coins=[8, 1], cities=[city, "WM"], face_up="zoo treehouse grocery")
    row = named(state)
    gains = [row[f"face-up card {place}, best first: own gain"] for place in range(3)]
    assert gains == sorted(gains, reverse=True)
    assert row["face-up card 0, best first: hearts + 16"] == 19
    assert row["face-up card 0, best first: largest gain of a rival who can pay it"] == 0  # 1 coin, an income of 1


def test_nothing_is_on_offer_to_a_seat_that_acts_no_more() -> None:
    city = "WM hospital apartment_block school police_station laboratory igloo house museum zoo"
    state = given(cities=[city, "WM zoo"], coins=[9, 9], face_up="spa casino", actor=1, step="discard", last_round=True)
    row = named(state)
    assert row["seat +0: acts again"] == row["seat +0: best purchase in reach: gain"] == 0
    assert row["seat +1: acts again"] == 1
    assert row["seat +1: best purchase in reach: gain"] > 0


def test_a_special_says_how_many_cards_are_missing_and_which_can_be_bought() -> None:
    state = expert(cities=["BM", "YM"], coins=[5, 0], face_up="museum grocery", step="discard")
    found = special(state, "sushi_bar")  # 1 yellow, 2 blue, 1 green
    assert (found["cards missing"], found["cards missing that are on offer"]) == (3, 3)
    assert found["fewest cards missing of a rival"] == 3
    assert special(state, "sushi_bar", 1)["cards missing"] == 3


def test_a_special_that_needs_more_slots_than_are_free_is_out_of_reach() -> None:
    city = "YM school library museum observatory hospital town_square laboratory"
    state = expert(cities=[city, "GM"], face_up="zoo spa", step="discard")
    assert special(state, "hot_dog_stand")["cards missing"] == 15
    assert special(state, "hot_dog_stand")["own gain"] == 0


@pytest.mark.parametrize(
    ("name", "brings"),
    [
        ("bowling_alley", {"income": 3}),
        ("statue_of_liberty", {"hearts + 16": 20, "residents + 16": 15}),
        ("moai", {"hearts + 16": 20}),
        ("ice_cream_parlour", {"coins besides income": 7}),
        ("concert_hall", {"coins besides income": 8}),
        ("games_arcade", {"income": 2}),
        ("palace_of_versailles", {"income": 1}),
        ("castle", {"income": 1}),
        ("louvre", {"coins besides income": 2}),
        ("harbour", {"coins besides income": 2}),
        ("hot_dog_stand", {"coins besides income": 3}),
        ("undersea_tunnel", {"coins besides income": 8}),
        ("big_ben", {"coins besides income": 14}),
        ("stonehenge", {"residents + 16": 17, "residents and hearts to come + 16": 18}),
        ("great_wall", {"hearts + 16": 17, "residents and hearts to come + 16": 18}),
        ("golden_gate", {"hearts + 16": 16, "residents and hearts to come + 16": 18}),
        ("pyramid", {"residents and hearts to come + 16": 18}),
        ("sphinx", {"residents and hearts to come + 16": 18}),
        ("parthenon", {"residents + 16": 16}),
        ("domed_cathedral", {"hearts + 16": 19}),
    ],
)
def test_a_special_says_what_its_effect_would_bring(name: str, brings: dict[str, int]) -> None:
    state = expert(
        cities=["BM factory grocery bank apartment_block house", "YM museum"], face_up="zoo spa", step="discard"
    )
    found = special(state, name)
    assert {key: found[key] for key in brings} == brings


def test_a_special_is_worth_what_it_adds_to_the_prospects() -> None:
    state = expert(
        cities=["BM museum grocery bank apartment_block house", "YM museum"], face_up="zoo spa", step="discard"
    )
    assert special(state, "sushi_bar")["own gain"] > 64  # an income of 2
    assert special(state, "parthenon")["own gain"] <= 64  # there is green in the city


def test_rivals_specials_are_told_to_the_seat() -> None:
    state = expert(cities=["BM", "YM museum observatory house"], coins=[2, 2], face_up="zoo spa", step="discard")
    found = special(state, "sushi_bar")
    assert found["fewest cards missing of a rival"] == 0
    assert found["largest gain of a rival who lacks at most two cards"] == special(state, "sushi_bar", 1)["own gain"]
    assert named(state)["seat +1: specials that lack no card"] == 1


@pytest.mark.parametrize(("worth", "shown"), [(NO_GAIN, 0), (-99.0, 1), (0.0, 64), (2.5, 74), (99.0, 255)])
def test_worths_are_shown_in_quarters_of_a_point(worth: float, shown: int) -> None:
    assert in_steps(worth) == shown
