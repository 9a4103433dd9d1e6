"""The judge: sensible moves and values from what the seat may know, and far better than chance."""

from itertools import pairwise
from math import isfinite
from random import Random
from typing import Any

import pytest

from ginkgopolis.given import TILES, Building, Side, draw, others_wait, play, table
from ludopolis.bots import make
from ludopolis.bots.match import play_match
from ludopolis.engine.playout import lowest_seat
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.judgement.appraisal import Plan
from ludopolis.games.ginkgopolis.judgement.districts import Districts, share
from ludopolis.games.ginkgopolis.judgement.value import MARKS, TERMS, prospects, rounds_left
from ludopolis.games.ginkgopolis.rules.play import GinkgopolisState
from ludopolis.games.ginkgopolis.rules.state import BY_TILES


def choice(state: GinkgopolisState, seat: int = 0) -> str:
    return state.to_text(seat, GAME.judge.policy(state.blind(seat), seat, state.legal(seat), Random(1)))


def test_a_nine_point_card_is_worth_a_floor() -> None:
    city = {"R20": Building((0, 0), 1, 1), "R14": Building((0, 1), 1, 1)}
    side = Side(resources=6, points=12, tiles=["R19"], hand=["R20", "R14", "A", "B"])
    assert choice(table(3, side, buildings=city)) == "play R20 R19"


def test_what_cannot_be_paid_is_not_tried() -> None:
    city = {"R20": Building((0, 0), 1, 1), "Y9": Building((0, 1), 3, 1)}
    side = Side(resources=0, points=0, tiles=["R19"], hand=["R20", "Y9", "A", "B"], renewals=0)
    assert choice(table(3, side, buildings=city)) == "play Y9"


def test_a_seat_without_resources_takes_one() -> None:
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


def worths(state: GinkgopolisState, seat: int = 0) -> dict[str, float]:
    """What each move promises, by its text."""
    legal = state.legal(seat)
    return {
        state.to_text(seat, move): worth
        for move, worth in zip(legal, GAME.judge.appraise(state, seat, legal), strict=True)
    }


def in_the_last_round(state: GinkgopolisState) -> GinkgopolisState:
    """The same position when only points still count."""
    state.flags = BY_TILES
    return state


def test_a_district_joined_is_worth_what_it_pays() -> None:
    city = {"R18": Building((-1, 1), 2, 0), "B19": Building((0, 1), 1, 1), "Y18": Building((-1, 0), 1, 1)}
    side = Side(resources=6, tiles=["R4", "B4"], hand=["A", "R18", "B19", "Y18"])
    found = worths(in_the_last_round(table(2, side, buildings=city)))
    assert found["play A R4"] == pytest.approx(found["play A B4"] + 6.0)


def test_covering_a_rival_pays_where_it_breaks_a_district() -> None:
    joined = {"R18": Building((5, 5), 2, 1), "R17": Building((6, 5), 2, 1)}
    apart = {"R18": Building((5, 5), 2, 1), "R17": Building((7, 5), 2, 1)}
    side = Side(resources=8, points=20, tiles=["B18"], hand=["R18", "R17", "A", "B"])
    district, lone = (
        worths(in_the_last_round(table(2, side, buildings=city)))["play R18 B18"] for city in (joined, apart)
    )
    assert district == pytest.approx(lone + 8.0)


def test_taking_a_majority_counts_for_both_sides() -> None:
    # 2 : 2 in a red district of four, then 3 : 2, which scores 5 points and 2 instead of a tie.
    city = {"R18": Building((5, 5), 2, 0), "R17": Building((6, 5), 2, 1)}
    state = table(2, buildings=city)
    districts = Districts(state)
    assert [districts.points(side) for side in (0, 1)] == [3.0, 3.0]
    change = districts.change(state, 0, state.cell[TILES.index("R18")], 0, 3, TILES.index("R18"), 1.0)
    assert change == pytest.approx(5.0 - 2.0)


def test_a_lone_owner_scores_twice_and_the_third_nothing() -> None:
    assert share([4, 0, 0], 0) == 8.0
    assert [share([3, 2, 1], side) for side in range(3)] == [6.0, 2.0, 0.0]
    assert [share([2, 2, 1], side) for side in range(3)] == [3.5, 3.5, 0.0]


def test_an_end_game_card_is_worth_what_it_counts() -> None:
    alone = {"R13": Building((0, 0), 1, 1), "Y16": Building((0, 1), 1, 1)}
    rich = {**alone, "R18": Building((5, 5), 4, 0)}
    side = Side(resources=8, points=20, tiles=["B18"], hand=["R13", "Y16", "A", "B"])
    few = worths(in_the_last_round(table(3, side, buildings=alone)))["play R13 B18"]
    many = worths(in_the_last_round(table(3, side, buildings=rich)))["play R13 B18"]
    assert many == pytest.approx(few + 4.0)


def test_a_bonus_is_worth_more_early() -> None:
    city = {"R9": Building((0, 0), 1, 1)}
    side = Side(resources=8, points=20, tiles=["B18"], hand=["R9", "A", "B", "C"])
    early = Plan(table(2, side, buildings=city), 0)
    late = Plan(in_the_last_round(table(2, side, buildings=city)), 0)
    card = TILES.index("R9")
    assert early.kept(card, [0] * MARKS) > 5.0
    assert late.kept(card, [0] * MARKS) == 0.0


def test_of_two_tiles_that_cost_the_same_the_lower_one_is_used() -> None:
    city = {"R9": Building((0, 0), 1, 1)}
    side = Side(resources=8, points=20, tiles=["R12", "R18"], hand=["R9", "A", "B", "C"])
    found = worths(table(2, side, buildings=city))
    assert found["play R9 R12"] > found["play R9 R18"]
    assert found["play A R12"] > found["play A R18"]


def outlook(state: Any, side: int) -> list[tuple[str, float]]:
    """What a side can expect, by term."""
    return list(zip(TERMS, prospects(state, side, Districts(state), rounds_left(state)), strict=True))


def test_stocks_are_worth_less_the_more_there_are_and_nothing_at_the_end() -> None:
    held = [dict(outlook(table(2, Side(resources=count)), 0))["resources"] for count in range(12)]
    steps = [more - less for less, more in pairwise(held)]
    assert steps == sorted(steps, reverse=True)
    assert steps[-1] > 0.0
    state = in_the_last_round(table(2, Side(resources=5, tiles=["R4"])))
    assert dict(outlook(state, 0))["resources"] == dict(outlook(state, 0))["tiles"] == 0.0


def test_at_the_end_prospects_are_points() -> None:
    city = {"R18": Building((-1, 1), 2, 0), "R17": Building((0, 1), 1, 0), "R13": Building((5, 5), 1, 1)}
    state = in_the_last_round(table(2, Side(points=12, kept=["R10"]), Side(points=10), buildings=city))
    totals = state.results().totals
    assert GAME.judge.value(state, 0) == pytest.approx(totals[0] - totals[1])


def test_value_is_the_lead_over_the_best_rival() -> None:
    state = table(2, Side(points=12), Side(points=10))
    lead = dict(outlook(state, 0))["points"] - dict(outlook(state, 1))["points"]
    assert lead == 2.0
    assert GAME.judge.value(table(2, Side(points=13), Side(points=10)), 0) == pytest.approx(
        GAME.judge.value(state, 0) + 1.0
    )


TABLES: list[tuple[int, dict[str, OptionValue]]] = [
    (1, {}),
    (1, {"solo_level": "expert", "solo_deal": "2plus1"}),
    (2, {"characters": "draft"}),
    (3, {"screens": "closed"}),
    (5, {"characters": "draft", "screens": "closed"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_move_of_every_question_is_appraised_from_what_the_seat_knows(
    players: int, options: dict[str, OptionValue]
) -> None:
    asked: set[str] = set()
    for game in range(2):
        rng = Random(game)
        state = GAME.new(options, players)
        while (pending := state.pending()) != 0:
            if pending == CHANCE:
                state.play(CHANCE, state.sample(rng))
                continue
            seat = lowest_seat(pending)
            legal = state.legal(seat)
            asked.add(state.asks(seat).kind)
            found = GAME.judge.appraise(state, seat, legal)
            assert len(found) == len(legal)
            assert all(isfinite(worth) for worth in found)
            blind = state.blind(seat)
            assert GAME.judge.appraise(blind, seat, legal) == found
            assert GAME.judge.value(blind, seat) == pytest.approx(GAME.judge.value(state, seat))
            sums = [sum(worth for _, worth in outlook(state, side)) for side in range(len(state.results().totals))]
            rivals = [total for side, total in enumerate(sums) if side != seat]
            assert GAME.judge.value(state, seat) == pytest.approx(sums[seat] - max(rivals))
            state.play(seat, legal[int(rng.random() * len(legal))])
    assert len(asked) >= (5 if options.get("characters") == "draft" else 3)


@pytest.mark.slow
def test_the_policy_beats_chance() -> None:
    wins = 0
    for game in range(20):
        names = ["greedy", "random"] if game % 2 else ["random", "greedy"]
        table_ = play_match(GAME, {}, names, [make(name) for name in names], f"policy {game}")
        wins += table_.state.results().winners == [names.index("greedy")]
    assert wins >= 19
