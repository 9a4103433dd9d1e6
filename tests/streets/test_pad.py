"""The score pad: worked examples with business, house rules and Sly, and that it needs no tile list."""

import pytest

from ludopolis.engine.contract import PadEntry
from ludopolis.engine.values.facts import BadEntry, fact
from ludopolis.games.streets import GAME
from ludopolis.games.streets.components.tables import TOKENS
from ludopolis.games.streets.pad import StreetsPad

PAD = StreetsPad()


def entered(*sides: tuple[int, list[int], list[int]]) -> PadEntry:
    """Money, incomes of signed tiles and tokens by type of each side."""
    found: PadEntry = {}
    for side, (money, incomes, tokens) in enumerate(sides):
        found[f"money.{side}"] = money
        found[f"tiles.{side}"] = [[income] for income in incomes]
        found |= {f"tokens_{name}.{side}": count for name, count in zip(TOKENS, tokens, strict=False)}
    return found


def test_money_and_signed_tiles() -> None:
    entry = entered((131, [6, 6], []), (129, [10, 18, 27], []), (135, [12], []))
    counted = PAD.count(3, GAME.complete({}, 3), entry)
    assert counted is not None
    assert counted.results == ([137, 157, 141], [1])
    assert [line.category for line in counted.sheet[0]] == ["income", "final"]


def test_rounding_once_for_all_tiles() -> None:
    entry = entered((0, [5, 5, 5], []), (0, [], []))
    for rounding, points in (("per_tile", 9), ("total", 8)):
        counted = PAD.count(2, GAME.complete({"final_rounding": rounding}, 2), entry)
        assert counted is not None
        assert counted.results.totals == [points, 0]


def test_our_rounding_is_named_where_it_decides() -> None:
    odd, even = entered((0, [5, 5], []), (0, [], [])), entered((0, [5, 6], []), (0, [7], []))
    for rounding, kind in (("per_tile", "half_each"), ("total", "half_total")):
        chosen = GAME.complete({"final_rounding": rounding}, 2)
        assert PAD.rulings(2, chosen, odd) == [fact(kind)]
        assert PAD.rulings(2, chosen, even) == []


def test_business() -> None:
    entry = entered(
        (73, [9, 9, 13, 10], [5, 0, 0, 0]),
        (97, [6, 6, 9], [0, 2, 3, 2]),
        (116, [14, 9, 1], [0, 0, 3, 4]),
        (113, [4, 1], [1, 1, 4, 1]),
    )
    counted = PAD.count(4, GAME.complete({"business": True}, 4), entry)
    assert counted is not None
    assert counted.results == ([105, 118, 139, 136], [2])


def test_sly() -> None:
    chosen = GAME.complete({"difficulty": "medium"}, 1)
    entry = entered((108, [10, 6, 8, 6, 3], []), (60, [11, 12, 8, 10, 12, 11, 10, 13, 17, 12, 7], []))
    counted = PAD.count(1, chosen, entry)
    assert counted is not None
    assert counted.results == ([125, 124], [0])
    assert [(line.category, line.points) for line in counted.sheet[1]][:2] == [("start", 20), ("income", 40)]


def test_sly_wins_a_draw_and_people_share() -> None:
    entry = entered((30, [], []), (30, [], []))
    for players, winners in ((1, [1]), (2, [0, 1])):
        counted = PAD.count(players, GAME.complete({}, players), entry)
        assert counted is not None
        assert counted.results.winners == winners


def test_sly_keeps_what_he_began_with() -> None:
    chosen = GAME.complete({"difficulty": "hard", "advisors": "hacker"}, 1)
    with pytest.raises(BadEntry):
        PAD.count(1, chosen, entered((0, [], []), (89, [], [])))
    assert PAD.count(1, chosen, entered((0, [], []), (90, [], []))) is not None


def test_people_have_five_signs_and_sly_as_many_as_he_needs() -> None:
    chosen = GAME.complete({}, 1)
    six = [1] * 6
    assert PAD.count(1, chosen, entered((0, [], []), (0, six, []))) is not None
    with pytest.raises(BadEntry):
        PAD.count(1, chosen, entered((0, six, []), (0, [], [])))


def test_more_tokens_than_the_box_has() -> None:
    chosen = GAME.complete({"business": True}, 3)
    entry = entered((0, [], [0, 7, 0, 0]), (0, [], [0, 0, 0, 0]), (0, [], [0, 6, 0, 0]))
    told = fact("too-many-tokens", token="housing", count=13, most=12)
    assert PAD.problems(3, chosen, entry) == [(told, ("tokens_housing.0", "tokens_housing.2"), True)]
    assert PAD.problems(3, chosen, {**entry, "tokens_housing.2": 5}) == []


def test_what_is_asked_about() -> None:
    problems = PAD.problems(2, GAME.complete({}, 2), entered((301, [61], []), (300, [60], [])))
    assert [(problem.told.kind, problem.fields, problem.impossible) for problem in problems] == [
        ("rich", ("money.0",), False),
        ("well-paid", ("tiles.0",), False),
    ]


def test_the_house_rule_about_closing_values_is_said() -> None:
    for house, asks in ((True, "tiles"), (False, "tiles_open")):
        fields = PAD.fields(2, GAME.complete({"closing_value_at_final": house}, 2), {})
        assert {field.asks().kind for field in fields if field.name == "tiles"} == {asks}


def test_no_tile_list_is_read() -> None:
    assert vars(PAD) == {}  # most of our tiles are a reconstruction, so a pad must not know them
    assert PAD.count(2, GAME.complete({}, 2), entered((1, [], []), (2, [], []))) is not None
    assert PAD.count(2, GAME.complete({}, 2), {"money.0": 1}) is None


@pytest.mark.parametrize(("players", "stack"), [(1, 30), (2, 30), (3, 36), (4, 40), (5, 45)])
def test_the_stack_is_that_of_the_rules(players: int, stack: int) -> None:
    steps = {step.kind: step.args for step in PAD.setup(players, GAME.complete({}, players))}
    assert steps["stack"] == {"count": stack}
    sizes = [tiles.bit_count() for tiles in GAME.parts.kind_tiles]
    extras = sum(tiles.bit_count() for tiles in GAME.parts.kind_extras)
    removed = steps.get("remove_all", steps.get("remove_coloured", {"count": 0}))["count"]
    assert isinstance(removed, int)
    kinds = len(sizes) if "remove_all" in steps else len(sizes) - 1
    assert stack == sum(sizes) - removed * kinds + (extras if "extras" in steps else 0)
