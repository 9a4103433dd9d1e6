"""The flipper: the engine's own deck, plans and rounds, while everybody writes on paper."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from ludopolis.engine.contract import Aid, Answers, Step
from ludopolis.engine.values.facts import BadEntry, fact
from ludopolis.games.welcome_to import GAME
from ludopolis.games.welcome_to.components.tables import CARDS

PARTS = GAME.parts


class Evening:
    """People on paper, and the screen that turns the cards."""

    def __init__(self, players: int, seed: int = 1, **options: bool | str) -> None:
        aid = GAME.aid(players, GAME.complete(options, players))
        assert aid is not None
        self.aid: Aid = aid
        self.rng = Random(seed)
        self.steps: list[Step] = []

    def act(self, name: str, **answers: int | str) -> None:
        given: Answers = dict(answers)
        self.steps.append(self.aid.take(self.steps, name, given, self.rng))

    def turn(self, times: int = 1) -> None:
        for _ in range(times):
            self.act("turn")

    @property
    def view(self) -> dict[str, Any]:
        return dict(self.aid.stands(self.steps).view["view"])

    def drawn(self) -> list[int]:
        """The cards of the last turning."""
        return [int(word) for word in self.steps[-1][1:] if int(word) < CARDS]

    def asks(self, act: str) -> list[str]:
        (found,) = [one for one in self.aid.stands(self.steps).acts if one.name == act]
        return [question.field.name for question in found.questions]


def test_every_card_comes_once_before_the_stacks_are_renewed() -> None:
    evening = Evening(4)
    evening.turn()
    seen = Counter(evening.drawn())
    assert sum(seen.values()) == 6  # the first effects, and the first numbers beside them
    evening.turn(25)
    for step in evening.steps[1:]:
        seen.update(int(word) for word in step[1:])
    assert seen == Counter(range(CARDS))
    evening.turn()
    assert evening.aid.stands(evening.steps).told == [fact("shuffled")]
    assert evening.aid.stands(evening.steps).figures == [("round", 27)]


def test_the_same_steps_are_the_same_table() -> None:
    evening = Evening(2)
    evening.turn(5)
    assert evening.aid.stands(evening.steps) == evening.aid.stands(evening.steps)
    other = Evening(2, seed=2)
    other.turn(5)
    assert evening.view != other.view


def test_who_is_first_has_the_high_points_and_a_later_one_the_low() -> None:
    evening = Evening(3)
    evening.turn(3)
    evening.act("claim", plan="2", side=0, reshuffle="no")
    assert [bool(sheet["plans"][1]) for sheet in evening.view["sheets"]] == [True, False, False]  # in sight at once
    evening.act("claim", plan="2", side=2, reshuffle="no")  # in the same round: both are first
    evening.turn()
    evening.act("claim", plan="2", side=1)
    entry = evening.aid.stands(evening.steps).entry
    assert [entry[f"claim_2.{side}"] for side in range(3)] == ["first", "later", "first"]
    assert "claim_1.0" not in entry
    assert all(len(entry[f"plan_{stack}"]) == 1 for stack in (1, 2, 3))  # type: ignore[arg-type]


def test_nobody_claims_a_plan_twice_and_nothing_that_is_not_asked() -> None:
    evening = Evening(2)
    evening.turn()
    evening.act("claim", plan="1", side=0, reshuffle="no")
    wrong: list[Answers] = [
        {"plan": "1", "side": 0, "reshuffle": "no"},
        {"plan": "4", "side": 0},
        {"plan": "2", "side": 2},
    ]
    for answers in wrong:
        with pytest.raises(BadEntry):
            evening.act("claim", **answers)
    with pytest.raises(BadEntry):
        evening.act("dance")


def test_a_reshuffle_brings_all_cards_back() -> None:
    evening = Evening(2)
    evening.turn(4)
    evening.act("claim", plan="3", side=1, reshuffle="yes")
    assert "reshuffle" not in evening.asks("claim")  # it is decided for this round
    evening.turn()
    assert len(evening.drawn()) == 6
    assert evening.aid.stands(evening.steps).told == [fact("shuffled")]


@pytest.mark.parametrize(
    ("policy", "first", "second"),
    [("each_plan", True, True), ("first_plan_only", True, False), ("never", False, False)],
)
def test_the_reshuffle_is_asked_for_where_it_may_be(policy: str, first: bool, second: bool) -> None:
    evening = Evening(2, reshuffle_policy=policy)
    evening.turn()
    assert ("reshuffle" in evening.asks("claim")) == first
    evening.act("claim", plan="1", side=0, **({"reshuffle": "no"} if first else {}))
    evening.turn()
    assert ("reshuffle" in evening.asks("claim")) == second


def test_cards_that_were_seen_stay_turned_and_the_rest_can_be_taken_back() -> None:
    evening = Evening(2)
    evening.turn()
    assert not evening.aid.stands(evening.steps).back
    evening.act("claim", plan="1", side=0, reshuffle="no")
    assert evening.aid.stands(evening.steps).back
    evening.act("end")
    stands = evening.aid.stands(evening.steps)
    assert stands.back
    assert stands.over
    assert stands.acts == []


def test_all_three_plans_of_one_player_end_the_game() -> None:
    evening = Evening(2)
    evening.turn()
    for plan in "123":
        evening.act("claim", plan=plan, side=1, **({"reshuffle": "no"} if "reshuffle" in evening.asks("claim") else {}))
    evening.turn()
    assert evening.aid.stands(evening.steps).over


def test_alone_the_deck_runs_out_after_27_rounds_and_the_solo_card_approves_the_plans() -> None:
    evening = Evening(1)
    rounds = 0
    while not evening.aid.stands(evening.steps).over:
        evening.turn()
        rounds += 1
    assert rounds - 1 == 27
    assert all(plan["approved"] for plan in evening.view["plans"])
    assert evening.aid.stands(evening.steps).view["me"] == 0


def test_a_draft_needs_the_online_game() -> None:
    assert GAME.aid(3, GAME.complete({"draft": True}, 3)) is None
