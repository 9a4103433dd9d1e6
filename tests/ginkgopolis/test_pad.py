"""The score pad: worked examples, who is first in a district where two are level, and what cannot be."""

from ludopolis.engine.contract import PadEntry
from ludopolis.engine.values.facts import fact
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.pad.pad import GinkgopolisPad, kind_of

PAD = GinkgopolisPad(GAME.parts)
OPTIONS = GAME.complete({}, 3)


def entered(districts: str, points: list[int], tokens: list[int], cards: list[str]) -> PadEntry:
    """Districts as `4-0-3`, and by side points, tokens and end-game cards as `Y12 (11)`, a count where one is asked."""
    found: PadEntry = {"districts": [[int(part) for part in row.split("-")] for row in districts.split(", ")]}
    for side, kept in enumerate(cards):
        found[f"points.{side}"] = points[side]
        if tokens:
            found[f"renewals.{side}"] = tokens[side]
        for card in kept.split(", "):
            id, _, count = card.partition(" ")
            kind = kind_of(GAME.parts, GAME.parts.tile_ids.index(id))
            found[f"end_{kind}.{side}"] = int(str(found.get(f"end_{kind}.{side}", 0))) + 1
            if count:
                found[f"count_{kind}.{side}"] = int(count.strip("()"))
    return found


def totals(players: int, entry: PadEntry) -> list[int]:
    counted = PAD.count(players, GAME.complete({}, players), entry)
    assert counted is not None
    return counted.results.totals


def test_three_players() -> None:
    districts = "4-0-3, 0-2-1, 3-1-0, 0-7-0, 2-3-0, 0-0-6, 3-2-1"
    cards = ["Y19 (2)", "B18 (3), Y12 (11), R17 (3)", "Y11 (5), R14 (5)"]
    assert totals(3, entered(districts, [21, 22, 29], [0, 0, 2], cards)) == [44, 70, 59]


def test_that_hal_scores_districts_is_named() -> None:
    entry: PadEntry = {"districts": [[4, 10]]}
    assert PAD.rulings(1, GAME.complete({}, 1), entry) == [fact("hal_districts")]
    assert PAD.rulings(1, GAME.complete({}, 1), {}) == []
    assert PAD.rulings(2, GAME.complete({}, 2), entry) == []


def test_four_players() -> None:
    cards = [
        "Y17 (3), B20, Y15 (3)",
        "B14 (0), R12 (4), R16 (3)",
        "B18 (4), B19 (5), R18 (4)",
        "Y11 (6), Y12 (1), R13 (6)",
    ]
    entry = entered("0-0-1-2, 6-0-0-4, 9-4-6-0, 0-8-4-0", [18, 42, 12, 28], [0, 2, 1, 2], cards)
    assert totals(4, entry) == [71, 68, 51, 52]


def test_hal() -> None:
    cards = ["B14 (2), Y15 (3), Y11 (4), B10 (11), R13 (4)", "Y17 (3), Y12 (7), R17 (3), B20, Y16 (3)"]
    entry = entered("4-10, 3-4", [48, 23], [], cards)
    assert totals(1, entry) == [85, 78]
    assert not [field for field in PAD.fields(1, GAME.complete({}, 1), entry) if field.name == "renewals"]


def test_nobody_wins_a_draw_with_hal() -> None:
    entry: PadEntry = {"points.0": 7, "points.1": 7}
    counted = PAD.count(1, GAME.complete({}, 1), entry)
    assert counted is not None
    assert counted.results == ([7, 7], [])


# Districts


def district(*resources: int, **asked: int) -> tuple[list[str], list[int] | None]:
    """What is asked about one district, and the points that it brings."""
    players = len(resources)
    entry: PadEntry = {"districts": [list(resources)], **{f"points.{side}": 0 for side in range(players)}, **asked}
    chosen = GAME.complete({}, players)
    ranked = [field.key() for field in PAD.fields(players, chosen, entry) if field.of == "seat"]
    counted = PAD.count(players, chosen, entry)
    return ranked, None if counted is None else counted.results.totals


def test_a_side_alone_gets_twice_as_much() -> None:
    assert district(0, 4, 0) == ([], [0, 8, 0])


def test_nobody_is_asked_where_resources_decide() -> None:
    assert district(4, 3, 2) == ([], [9, 3, 0])


def test_two_level_for_first_place() -> None:
    assert district(4, 4, 2) == (["first_1"], None)
    assert district(4, 4, 2, first_1=1) == (["first_1"], [4, 10, 0])


def test_two_level_for_second_place() -> None:
    assert district(2, 5, 2) == (["second_1"], None)
    assert district(2, 5, 2, second_1=2) == (["second_1"], [0, 9, 2])


def test_three_level() -> None:
    assert district(3, 3, 3) == (["first_1"], None)
    assert district(3, 3, 3, first_1=2) == (["first_1", "second_1"], None)
    assert district(3, 3, 3, first_1=2, second_1=1) == (["first_1", "second_1"], [0, 3, 9])


def test_who_is_third_does_not_matter() -> None:
    assert district(5, 4, 2, 2) == ([], [13, 4, 0, 0])
    assert district(1, 0, 0, 0) == ([], [2, 0, 0, 0])


# What cannot be


def test_more_resources_in_districts_than_a_side_has() -> None:
    entry: PadEntry = {"districts": [[12, 0, 1], [9, 0, 2]]}
    told = fact("too-many-resources", seat=0, count=21, most=20)
    assert PAD.problems(3, OPTIONS, entry) == [(told, ("districts",), True)]
    assert PAD.problems(3, OPTIONS, {"districts": [[12, 0, 1], [8, 0, 2]]}) == []


def test_more_cards_of_a_kind_than_the_box_has() -> None:
    entry: PadEntry = {"end_flat.0": 2, "end_flat.2": 2}
    told = fact("too-many-cards", end="flat", most=3)
    assert PAD.problems(3, OPTIONS, entry) == [(told, ("end_flat.0", "end_flat.2"), True)]


def test_counts_that_need_more_resources_than_there_are() -> None:
    entry: PadEntry = {"end_low_buildings.1": 1, "count_low_buildings.1": 6}
    entry |= {"end_high_buildings.1": 1, "count_high_buildings.1": 5}
    told = fact("more-than-resources", seat=1, count=21, most=20)
    keys = ("count_low_buildings.1", "count_high_buildings.1")
    assert PAD.problems(3, OPTIONS, entry) == [(told, keys, True)]
    colours: PadEntry = {"end_resources_on_red.0": 1, "count_resources_on_red.0": 12}
    colours |= {"end_resources_on_blue.0": 1, "count_resources_on_blue.0": 9}
    keys = ("count_resources_on_red.0", "count_resources_on_blue.0")
    told = fact("more-than-resources", seat=0, count=21, most=20)
    assert PAD.problems(3, OPTIONS, colours) == [(told, keys, True)]


def test_what_is_asked_about() -> None:
    entry: PadEntry = {"districts": [[1, 0, 0]] * 13, "points.2": 151}
    assert PAD.problems(3, OPTIONS, entry) == [
        (fact("many-points", seat=2, points=151), ("points.2",), False),
        (fact("many-districts", count=13), ("districts",), False),
    ]


def test_end_cards_are_asked_by_what_they_show() -> None:
    assert len(PAD.kinds) == 12
    assert sum(len(cards) for cards in PAD.kinds.values()) == 33
    for cards in PAD.kinds.values():
        assert len({GAME.parts.end_points[card] for card in cards}) == 1
