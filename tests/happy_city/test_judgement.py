"""The judge: sensible in single decisions, and far better than chance over whole games."""

from random import Random

import pytest

from happy_city.given import do, expert, given
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.games.happy_city import GAME
from ludopolis.games.happy_city.judgement.outlook import symbols
from ludopolis.games.happy_city.rules.play import HappyCityState


def chosen(state: HappyCityState) -> str:
    seat = lowest_seat(state.pending())
    return state.to_text(seat, GAME.judge.policy(state, seat, state.legal(seat), Random(1)))


def test_the_weaker_side_comes_first() -> None:
    residents = "WM hospital apartment_block school police_station laboratory igloo house"
    state = given(cities=[residents], coins=[8], face_up="zoo treehouse grocery")
    assert chosen(state) == "buy zoo"
    hearts = "WM museum observatory library town_square florist"
    other = given(cities=[hearts], coins=[8], face_up="zoo treehouse grocery")
    assert chosen(other) == "buy apartment_block"  # cheap residents first


def test_income_comes_early() -> None:
    state = given(coins=[4], face_up="hardware_store zoo casino", round=1)
    assert chosen(state) == "buy hardware_store"


@pytest.mark.parametrize(("coins", "move"), [(2, "reveal 1"), (5, "reveal 2"), (9, "reveal 3")])
def test_the_deck_depends_on_the_purse(coins: int, move: str) -> None:
    assert chosen(given(coins=[coins], face_up="zoo", step="reveal")) == move


def test_a_card_that_cannot_be_paid_is_discarded() -> None:
    assert chosen(given(coins=[3], face_up="bank zoo", step="discard")) == "discard zoo"


def test_the_louvre_visits_the_rich() -> None:
    towns = ["YM house louvre", "BM", "GM bank grocery"]
    state = expert(3, cities=towns, charges={0: 1}, step="louvre", face_up="spa zoo casino")
    assert chosen(state) == "visit 2"


def test_the_market_that_the_row_needs_most() -> None:
    state = GAME.new({"mode": "expert"}, 2)
    assert isinstance(state, HappyCityState)
    do(state, "castle", "aquarium", "pyramid", "undersea_tunnel")
    assert chosen(state) == "take purple_market"


def test_pyramid_and_sphinx_copy_what_helps() -> None:
    towns = ["BM school factory pyramid", "YM bank florist zoo", "GM house igloo haunted_house"]
    state = expert(3, cities=towns, step="pyramid", round=60, face_up="steelworks spa casino")
    assert chosen(state) == "copy left"
    towns = ["BM house igloo sphinx museum", "GM factory wind_turbine", "YM castle"]
    sphinx = expert(3, cities=towns, step="sphinx", round=60, face_up="steelworks spa casino")
    assert chosen(sphinx) == "copy 1"


def test_a_useful_special_is_taken() -> None:
    state = given(cities=["WM school museum"], step="special", face_up="spa zoo casino", row="dinosaur_park")
    assert chosen(state) == "take dinosaur_park"


def test_symbols_grow_with_money() -> None:
    assert symbols(10.0, 0.0) == 0.0
    assert symbols(8.0, 4.0) == pytest.approx(4.4)
    assert symbols(20.0, 4.0) == pytest.approx(4 * 2.55)
    assert symbols(99.0, 4.0) == pytest.approx(12.0)


def test_value_is_the_lead() -> None:
    state = given(cities=["WM school museum bank", "WM"], face_up="spa zoo casino")
    assert GAME.judge.value(state, 0) > 0 > GAME.judge.value(state, 1)
    over = given(
        cities=["WM school museum", "WM"], coins=[3, 0], step="over", actor=-1, round=60, face_up="spa zoo casino"
    )
    assert GAME.judge.value(over, 0) == pytest.approx(2 + 0.15)


@pytest.mark.parametrize("mode", ["family", "expert"])
def test_the_policy_beats_chance(mode: str) -> None:
    rng = Random(5)
    won = 0
    for game in range(60):
        state = GAME.new({"mode": mode}, 2)
        while (pending := state.pending()) != 0:
            if pending == CHANCE:
                state.play(CHANCE, state.sample(rng))
                continue
            seat = lowest_seat(pending)
            legal = state.legal(seat)
            quick = seat == game % 2
            state.play(
                seat, GAME.judge.policy(state, seat, legal, rng) if quick else legal[int(rng.random() * len(legal))]
            )
        won += state.results().winners == [game % 2]
    assert won >= 57


def test_what_a_purchase_brings_counts_times_the_other_factor() -> None:
    """What a turn has brought when it is over is not laid to what comes later, and the other way round."""
    bought, passed = (
        given(cities=[city], coins=[8], face_up="casino treehouse grocery")
        for city in ("WM house apartment_block zoo", "WM house apartment_block")
    )
    found = dict(GAME.judge.causes((bought, bought), (passed, passed), 0))
    assert found["residents"] + found["hearts"] == bought.results().totals[0] - passed.results().totals[0]
    assert found["later"] == 0.0
    later = dict(GAME.judge.causes((passed, bought), (passed, passed), 0))
    assert (later["residents"], later["hearts"]) == (0.0, 0.0)
    assert later["later"] == bought.results().totals[0] - passed.results().totals[0] > 0
    assert GAME.judge.figures(bought, 0)["hearts"] == "{} × {}".format(
        bought.sheet()[0][0].figures["residents"], bought.sheet()[0][0].figures["hearts"]
    )
