"""The quick policy: sensible answers, from what the seat may know, and far better than chance."""

from random import Random

import pytest

from ginkgopolis.given import Building, Side, draw, others_wait, play, table
from ludopolis.bots import make
from ludopolis.bots.match import play_match
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.game import GinkgopolisState


def choice(state: GinkgopolisState, seat: int = 0) -> str:
    return state.to_text(seat, state.blind(seat).policy(seat, state.legal(seat), Random(1)))


def test_a_nine_point_card_is_worth_a_floor() -> None:
    city = {"R20": Building((0, 0), 1, 1), "R14": Building((0, 1), 1, 1)}
    side = Side(resources=6, points=12, tiles=["R19"], hand=["R20", "R14", "A", "B"])
    assert choice(table(3, side, buildings=city)) == "play R20 R19"


def test_what_cannot_be_paid_is_not_tried() -> None:
    city = {"R20": Building((0, 0), 1, 1), "Y9": Building((0, 1), 3, 1)}
    side = Side(resources=0, points=0, tiles=["R19"], hand=["R20", "Y9", "A", "B"])
    assert choice(table(3, side, buildings=city)) == "play Y9"


def test_who_has_no_resources_takes_one() -> None:
    state = table(2, Side(resources=0, tiles=["R4", "R5", "R6", "R7"], hand=["A"]))
    others_wait(state, 0, "play A")
    assert choice(state) == "take resource"
    state = table(2, Side(resources=9, tiles=[], hand=["A"]))
    others_wait(state, 0, "play A")
    assert choice(state) == "take tile"


def test_the_highest_tiles_are_kept() -> None:
    sides = (
        Side(resources=4, supply=3, tiles=["R5", "R19", "B18", "Y6", "Y20"], hand=["A"]),
        Side(resources=2, supply=3, hand=["F"]),
        Side(resources=2, hand=["D"]),
    )
    state = table(3, *sides, supply=["B5"])
    for seat, text in ((1, "play F"), (2, "play D"), (0, "play A")):
        play(state, seat, text)
    play(state, 0, "take tile")
    draw(state, "tile B5")
    chosen = []
    while (text := choice(state)) != "done":
        chosen.append(text)
        play(state, 0, text)
    assert chosen == ["return R5", "return B5", "return Y6"]


def test_value_is_the_lead() -> None:
    state = table(2, Side(points=12), Side(points=10))
    assert state.value(0) == 2.0
    assert state.value(1) == -2.0
    assert table(2, Side(points=12, resources=8), Side(points=10)).value(0) == pytest.approx(2.6)


@pytest.mark.slow
def test_the_policy_beats_chance() -> None:
    wins = 0
    for game in range(20):
        names = ["greedy", "random"] if game % 2 else ["random", "greedy"]
        table_ = play_match(GAME, {}, names, [make(name) for name in names], f"policy {game}")
        wins += table_.state.results().winners == [names.index("greedy")]
    assert wins >= 19
