"""The rules pages say what the tables of components say, in every language."""

from importlib.resources import files

import pytest

from ludopolis.games.welcome_to import GAME
from ludopolis.games.welcome_to.components.tables import EFFECTS, ESTATES, HOUSES, STREET_START, TRACKS
from ludopolis.i18n.words import languages

PARTS = GAME.parts


def rows(language: str) -> list[list[str]]:
    """The cells of all table rows."""
    text = (files("ludopolis.games.welcome_to") / "locale" / f"rules.{language}.md").read_text("utf-8")
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in text.splitlines() if line.startswith("|")]


def numbers(text: str) -> list[int]:
    """The whole numbers in a text."""
    return [int(word) for word in "".join(sign if sign.isdigit() else " " for sign in text).split()]


@pytest.mark.parametrize("language", languages())
def test_cards(language: str) -> None:
    cards = [row for row in rows(language) if len(row) == 2][2:9]
    told = {number: numbers(count)[0] for head, count in cards for number in numbers(head)}
    assert told == {number: PARTS.number_of.count(number) for number in range(1, 16)}
    effects = [numbers(row[1])[0] for row in rows(language) if row[0].count(",") == 2 and len(row) == 2]
    assert effects == [18, 9]
    assert [PARTS.effect_of.count(effect) for effect in range(len(EFFECTS))] == [18, 18, 18, 9, 9, 9]


@pytest.mark.parametrize("language", languages())
def test_streets(language: str) -> None:
    told = [[numbers(cell) for cell in row] for row in rows(language) if len(row) == 4 and row[0].isdigit()]
    for street, row in enumerate(told):
        first = STREET_START[street]
        pools = [n + 1 for n in range(HOUSES[street]) if PARTS.planned_pools >> first + n & 1]
        assert row == [[street + 1], [HOUSES[street]], pools, [len(PARTS.park_values[street]) - 1]]
    assert len(told) == 3


@pytest.mark.parametrize("language", languages())
def test_plans(language: str) -> None:
    told: list[tuple[int, list[int], list[int]]] = []
    for row in rows(language):
        if "+" in row[0]:
            goals = [cell.split(":") for cell in row]
            told += [(stack, numbers(sizes), numbers(points)) for stack, (sizes, points) in enumerate(goals)]
    known = [
        (PARTS.plan_stack[plan], sizes, [PARTS.plan_high[plan], PARTS.plan_low[plan]])
        for plan, goal in enumerate(PARTS.plan_goal)
        if goal == ESTATES and (sizes := [size for size in range(7) for _ in range(PARTS.plan_sizes[plan][size])])
    ]
    assert sorted(told) == sorted(known)
    special = [numbers(row[2]) for row in rows(language) if len(row) == 3 and row[0][:2] in ("1:", "2:")]
    assert special == [
        [PARTS.plan_high[plan], PARTS.plan_low[plan]] for plan, goal in enumerate(PARTS.plan_goal) if goal != ESTATES
    ]


@pytest.mark.parametrize("language", languages())
def test_points(language: str) -> None:
    told = [numbers(row[1]) for row in rows(language) if len(row) == 2]
    tracks = [*PARTS.park_values, PARTS.pool_values, PARTS.bis_values, PARTS.refusal_values, PARTS.ring_values]
    for values in tracks:
        assert any(row[: len(values) - 1] == values[1:] for row in told), values
    for values in PARTS.estate_values[1:]:
        assert values in told
    assert PARTS.temp_ranks in told


@pytest.mark.parametrize("language", languages())
def test_boxes(language: str) -> None:
    text = (files("ludopolis.games.welcome_to") / "locale" / f"rules.{language}.md").read_text("utf-8")
    boxes = [TRACKS[name] for name in ("pools", "temps", "bis", "refusals", "rings")]
    line = next(part for part in text.split("\n- ") if numbers(part)[:5] == boxes)
    assert [TRACKS[f"estate_{size}"] for size in range(1, 7)] == [1, 2, 3, 4, 4, 4]
    assert numbers(line)[5:15] == [1, 1, 2, 2, 3, 3, 4, 4, 5, 6]
