"""The score pad: worked examples, and everything that sheets cannot be at once."""

from typing import Any

import pytest

from ludopolis.engine.contract import PadEntry, Problem
from ludopolis.engine.table.ties import Tie, tie_between
from ludopolis.engine.values.facts import fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.welcome_to import GAME
from ludopolis.games.welcome_to.pad.pad import WelcomeToPad
from ludopolis.games.welcome_to.pad.problems import fits

PAD = WelcomeToPad(GAME.parts)
Options = dict[str, OptionValue]
PLANS = ("estates_6_6", "estates_3_6", "estates_1_2_6")


def sheet(claims: str, **counts: Any) -> dict[str, Any]:
    """`-fl`: no plan 1, first with plan 2, later with plan 3; lists are spread over numbered fields."""
    found: dict[str, Any] = {
        f"claim_{stack}": {"-": "none", "f": "first", "l": "later"}[claim]
        for stack, claim in enumerate(claims, start=1)
    }
    for name, value in counts.items():
        if isinstance(value, list):
            found |= {f"{name}_{place}": count for place, count in enumerate(value, start=1)}
        else:
            found[name] = value
    return found


def entered(plans: tuple[str, str, str], *sheets: dict[str, Any]) -> PadEntry:
    found: PadEntry = {f"plan_{stack}": [plan] for stack, plan in enumerate(plans, start=1)}
    for side, own in enumerate(sheets):
        found |= {f"{name}.{side}": value for name, value in own.items()}
    return found


def problems(entry: PadEntry, players: int = 2, **chosen: OptionValue) -> list[Problem]:
    return PAD.problems(players, GAME.complete(chosen, players), entry)


def impossible(entry: PadEntry, players: int = 2, **chosen: OptionValue) -> list[Problem]:
    return [problem for problem in problems(entry, players, **chosen) if problem.impossible]


EXAMPLES = [
    (
        entered(
            PLANS,
            sheet(
                "llf",
                parks=[2, 4, 5],
                pools=2,
                temps=3,
                estates=[2, 2, 1, 0, 0, 4],
                agents=[1, 2, 0, 0, 0, 4],
                bis=2,
                refusals=1,
            ),
            sheet(
                "ffl",
                parks=[2, 4, 5],
                pools=3,
                temps=3,
                estates=[2, 1, 1, 0, 0, 4],
                agents=[1, 1, 0, 0, 0, 4],
                bis=1,
                refusals=1,
            ),
        ),
        [133, 136],
    ),
    (
        entered(
            ("estates_4_4", "estates_1_1_1_4", "estates_1_2_2_3"),
            sheet("lff", parks=[3, 4, 5], pools=0, temps=4, estates=[9, 2, 1, 3, 0, 0], agents=[1, 0, 0, 1, 0, 0]),
            sheet(
                "fl-",
                parks=[3, 3, 5],
                pools=1,
                temps=2,
                estates=[5, 1, 2, 4, 0, 0],
                agents=[1, 0, 0, 2, 0, 0],
                bis=1,
                refusals=1,
            ),
        ),
        [121, 98],
    ),
    (
        entered(
            ("estates_5_5", "estates_3_3_4", "estates_2_5"),
            sheet(
                "-ff",
                parks=[3, 4, 5],
                pools=1,
                temps=2,
                estates=[1, 1, 7, 1, 1, 0],
                agents=[1, 0, 3, 0, 1, 0],
                bis=1,
                refusals=1,
            ),
            sheet(
                "-l-",
                parks=[3, 4, 5],
                pools=1,
                temps=2,
                estates=[2, 0, 9, 1, 0, 0],
                agents=[1, 0, 3, 1, 0, 0],
                bis=1,
                refusals=1,
            ),
        ),
        [127, 123],
    ),
]


@pytest.mark.parametrize(("entry", "totals"), EXAMPLES)
def test_worked_examples(entry: PadEntry, totals: list[int]) -> None:
    counted = PAD.count(2, GAME.complete({}, 2), entry)
    assert counted is not None
    assert counted.results == (totals, [totals.index(max(totals))])


def test_estates_break_a_tie_and_nothing_is_asked() -> None:
    entry = entered(PLANS, sheet("---", estates=[4, 0, 0, 0, 0, 0]), sheet("---", estates=[2, 1, 0, 0, 0, 0]))
    counted = PAD.count(2, GAME.complete({}, 2), entry)
    assert counted is not None
    assert counted.results == ([4, 4], [0])
    assert tie_between(counted.results, counted.tie_breaks) == Tie([0, 1], "estates")


def test_solo_counts_temps_by_number_and_has_no_winner() -> None:
    chosen = GAME.complete({}, 1)
    for temps, points in ((5, 0), (6, 7)):
        counted = PAD.count(1, chosen, entered(PLANS, sheet("---", temps=temps)))
        assert counted is not None
        assert counted.results == ([points], [])


def test_without_its_plans_a_pad_counts_nothing() -> None:
    entry = entered(PLANS, sheet("---"), sheet("---"))
    del entry["plan_2"]
    assert PAD.count(2, GAME.complete({}, 2), entry) is None


def test_roundabouts_and_expert_plans_are_asked_where_they_are_played() -> None:
    def asked(**chosen: OptionValue) -> tuple[bool, bool]:
        fields = PAD.fields(2, GAME.complete(chosen, 2), {})
        return any(field.name == "rings" for field in fields), any("temps_7" in field.choices for field in fields)

    assert asked() == (False, False)
    assert asked(rings=True) == (True, False)
    assert asked(expert=True) == (True, True)


def test_tracks_show_what_is_printed() -> None:
    fields = {field.key(): field for field in PAD.fields(1, GAME.complete({}, 1), {})}
    assert fields["parks_1.0"].values == tuple(GAME.parts.park_values[0])
    assert fields["bis.0"].values[1] < 0
    assert fields["agents_3.0"].asks() == fact("agents", size=3)


# What cannot be


def test_examples_contradict_nothing() -> None:
    assert [impossible(entry) for entry, _ in EXAMPLES] == [[], [], []]


@pytest.mark.parametrize(
    ("estates", "rings", "fit"),
    [
        ([10, 11, 0, 0, 0, 0], 0, True),
        ([33, 0, 0, 0, 0, 0], 0, True),
        ([34, 0, 0, 0, 0, 0], 0, False),
        ([0, 0, 0, 0, 0, 5], 0, False),  # 30 houses, but two streets have room for one six each
        ([0, 0, 0, 0, 0, 4], 0, True),
        ([0, 0, 0, 0, 6, 0], 0, True),
        ([0, 0, 0, 8, 0, 0], 0, False),
        ([0, 0, 0, 7, 0, 0], 0, True),
        ([0, 0, 0, 0, 6, 0], 3, True),
        ([31, 0, 0, 0, 0, 0], 2, True),
        ([32, 0, 0, 0, 0, 0], 2, False),
    ],
)
def test_estates_fit_into_the_streets(estates: list[int], rings: int, fit: bool) -> None:
    assert fits(estates, rings) == fit


def test_estates_that_do_not_fit_are_named() -> None:
    entry = entered(PLANS, sheet("---"), sheet("---", estates=[0, 2, 0, 0, 0, 5]))
    (problem,) = impossible(entry)
    assert problem == (fact("estates-too-many", seat=1), ("estates_2.1", "estates_6.1"), True)


def test_an_effect_comes_with_a_house() -> None:
    full = sheet("---", parks=[3, 4, 5], pools=9, temps=11, bis=1)
    (problem,) = impossible(entered(PLANS, full), 1)
    assert problem.told == fact("effects-too-many", seat=0, effects=33, houses=32)
    assert problem.fields == ("parks_1.0", "parks_2.0", "parks_3.0", "pools.0", "temps.0", "bis.0")
    assert impossible(entered(PLANS, {**full, "temps": 10}), 1) == []


def test_fences_are_effects_too() -> None:
    many = sheet("---", parks=[3, 4, 5], pools=9, temps=3, estates=[12, 0, 0, 0, 0, 0])
    (problem,) = impossible(entered(PLANS, many), 1)
    assert problem.told == fact("effects-too-many", seat=0, effects=34, houses=33)
    assert impossible(entered(PLANS, {**many, "temps": 2}), 1) == []


def test_an_estate_serves_one_plan() -> None:
    entry = entered(PLANS, sheet("fff", estates=[1, 1, 1, 0, 0, 3]), sheet("---"))
    (problem,) = impossible(entry)
    assert problem.told == fact("plan-estates", seat=0, size=6, needed=4, have=3)
    assert problem.fields == ("plan_1", "plan_2", "plan_3", "claim_1.0", "claim_2.0", "claim_3.0", "estates_6.0")
    assert impossible({**entry, "estates_6.0": 4}) == []


@pytest.mark.parametrize(
    ("plan", "enough", "wrong"),
    [
        ("temps_7", {"temps": 7}, {"temps": 6}),
        ("bis_5", {"bis": 5}, {"bis": 4}),
        ("parks_2", {"parks": [3, 0, 5]}, {"parks": [3, 3, 4]}),
        ("pools_2", {"pools": 6}, {"pools": 5}),
        ("street_2_green", {"parks": [0, 4, 0], "pools": 3}, {"parks": [0, 4, 0], "pools": 2}),
        ("street_3_green", {"parks": [0, 0, 5], "pools": 3}, {"parks": [3, 4, 4], "pools": 9}),
        ("ring_green", {"parks": [3, 0, 0], "pools": 3, "rings": 1}, {"parks": [3, 0, 0], "pools": 3, "rings": 0}),
    ],
)
def test_an_expert_plan_that_the_sheet_does_not_meet(plan: str, enough: dict[str, Any], wrong: dict[str, Any]) -> None:
    stack = GAME.parts.plan_stack[GAME.parts.plan_ids.index(plan)]
    plans = list(PLANS)
    plans[stack] = plan
    claims = "".join("f" if place == stack else "-" for place in range(3))

    def told(counts: dict[str, Any]) -> list[Problem]:
        return impossible(entered((plans[0], plans[1], plans[2]), sheet(claims, **counts)), 1, expert=True)

    assert told(enough) == []
    (problem,) = told(wrong)
    assert problem.told == fact("plan-unmet", seat=0, plan=plan)
    assert set(problem.fields) > {f"plan_{stack + 1}", f"claim_{stack + 1}.0"}


def test_somebody_was_first() -> None:
    entry = entered(PLANS, sheet("l--", estates=[0, 0, 0, 0, 0, 2]), sheet("---"))
    assert impossible(entry) == [(fact("nobody-first", stack=1), ("claim_1.0",), True)]
    assert impossible(entry, 1) == []  # the solo card approves plans
    both = entered(PLANS, *[sheet("f--", estates=[0, 0, 0, 0, 0, 2])] * 2)
    assert impossible(both) == []


def test_everybody_has_had_the_same_turns() -> None:
    long = sheet("---", parks=[3, 4, 5], pools=9, temps=9, refusals=2)
    short = sheet("---", bis=9)
    (problem,) = impossible(entered(PLANS, long, short))
    assert problem.told == fact("turns-differ", seat=0, other_seat=1, turns=32, most=24)
    assert {"temps.0", "refusals.0", "bis.1", "refusals.1"} <= set(problem.fields)


def test_what_is_asked_about() -> None:
    entry = entered(PLANS, sheet("---", agents=[0, 2, 3, 0, 0, 0]), sheet("---"))
    assert problems(entry)[0] == (fact("agents-idle", seat=0, size=3), ("agents_3.0", "estates_3.0"), False)
    assert problems(entry)[1].told == fact("nobody-ended")
    ended = {**entry, "refusals.1": 3}
    assert [problem.told.kind for problem in problems(ended)] == ["agents-idle"]
