"""The score pad: worked examples, what each special building asks, and what cannot be."""

from typing import Any

import pytest

from happy_city.given import expert, given
from ludopolis.engine.contract import PadEntry
from ludopolis.engine.table.ties import Tie, tie_between
from ludopolis.engine.values.facts import fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.games.happy_city import GAME
from ludopolis.games.happy_city.pad import HappyCityPad
from ludopolis.games.happy_city.rules.play import HappyCityState

PAD = HappyCityPad(GAME.parts)
Options = dict[str, OptionValue]


def options(**chosen: OptionValue) -> Options:
    return GAME.complete(chosen, 3)


def entered(*cities: tuple[int, int] | tuple[int, int, str], **more: Any) -> PadEntry:
    """Residents, hearts and perhaps the special building of each city; `coins_2=4` is the field `coins` of side 2."""
    found: PadEntry = {}
    for side, city in enumerate(cities):
        found[f"residents.{side}"], found[f"hearts.{side}"] = city[0], city[1]
        if len(city) == 3:
            found[f"special.{side}"] = [city[2]] if city[2] else []
    for name, value in more.items():
        found[".".join(name.rsplit("_", 1))] = value
    return found


def totals(chosen: Options, entry: PadEntry) -> list[int]:
    counted = PAD.count(3, chosen, entry)
    assert counted is not None
    return counted.results.totals


def asked(chosen: Options, entry: PadEntry) -> list[str]:
    return [field.key() for field in PAD.fields(3, chosen, entry) if field.key() not in entry]


def test_three_cities_are_level_and_coins_decide() -> None:
    entry = entered((9, 8), (6, 12), (9, 8))
    assert asked(options(), entry) == ["coins.0", "coins.1", "coins.2"]
    assert PAD.count(3, options(), entry) is None
    counted = PAD.count(3, options(), {**entry, "coins.0": 5, "coins.1": 4, "coins.2": 0})
    assert counted is not None
    assert counted.results == ([72, 72, 72], [0])
    assert tie_between(counted.results, counted.tie_breaks) == Tie([0, 1, 2], "coins")


def test_that_the_concert_hall_stops_at_zero_is_named() -> None:
    chosen = options(mode="expert")
    entry = entered((9, 8, "concert_hall"), (6, 12, ""), (9, 8, ""))
    assert PAD.rulings(3, chosen, entry) == [fact("not_below_zero", card="concert_hall")]
    assert PAD.rulings(3, chosen, entered((9, 8, ""), (6, 12, ""), (9, 8, ""))) == []


def test_only_those_who_are_level_are_asked_for_coins() -> None:
    assert asked(options(), entered((9, 8), (6, 12), (7, 8))) == ["coins.0", "coins.1"]
    assert asked(options(), entered((9, 8), (6, 11), (6, 11))) == []


def test_the_best_city_needs_no_tie_break() -> None:
    counted = PAD.count(3, options(), entered((11, 8), (10, 8), (7, 11)))
    assert counted is not None
    assert counted.results == ([88, 80, 77], [0])
    assert counted.tie_breaks == []


def test_expert_with_one_answer() -> None:
    chosen = options(mode="expert")
    entry = entered((6, 9, "wind_turbine"), (9, 6, "night_market"), (6, 8, ""))
    assert asked(chosen, entry) == ["counted.0", "added_residents.1", "added_hearts.1"]
    entry |= {"counted.0": 2, "added_residents.1": 3, "added_hearts.1": 0}
    assert totals(chosen, entry) == [66, 72, 48]


def test_the_card_that_nobody_has_seen_is_not_counted_by_our_figures() -> None:
    chosen = options(mode="expert")
    entry = entered((9, 6, "night_market"), (1, 1, ""), (1, 1, ""), added_residents_0=0, added_hearts_0=2)
    assert totals(chosen, entry)[0] == 9 * 8


def test_points_may_be_a_sum() -> None:
    assert totals(options(scoring="sum"), entered((-1, 4), (3, 0), (2, 2), coins_2=1)) == [3, 3, 4]


@pytest.mark.parametrize(
    ("special", "answers", "points"),
    [
        ("wind_turbine", {"counted": 3}, 5 * 9),
        ("burger_restaurant", {"majority": "most"}, 5 * 9),
        ("burger_restaurant", {"majority": "tied"}, 5 * 8),
        ("burger_restaurant", {"majority": "fewer"}, 5 * 7),
        ("moai", {"cards": 10}, 5 * 6),
        ("moai", {"cards": 9}, 5 * 8),
        ("moai", {"cards": 7}, 5 * 10),
        ("taj_mahal", {"below_neighbours": "yes"}, 5 * 9),
        ("taj_mahal", {"below_neighbours": "no"}, 5 * 7),
        ("great_wall", {"next_two": "yes"}, 5 * 9),
        ("golden_gate", {"adjacent": "none"}, 5 * 6),
        ("golden_gate", {"adjacent": "two"}, 6 * 7),
        ("golden_gate", {"adjacent": "three"}, 6 * 8),
        ("stonehenge", {"counted": 4}, 9 * 6),
        ("machu_picchu", {"counted": 2}, 7 * 6),
        ("parthenon", {"counted": 0}, 9 * 6),
        ("parthenon", {"counted": 1}, 5 * 6),
        ("domed_cathedral", {"counted": 0}, 5 * 9),
        ("pyramid", {"copied_residents": 3, "copied_hearts": 0}, 8 * 6),
        ("picture_gallery", {"copied_residents": -1, "copied_hearts": 2}, 4 * 8),
        ("concert_hall", {"income": 7}, 5 * 6 - 7),
        ("zen_garden", {}, 5 * 6),
        ("statue_of_liberty", {}, 5 * 10),
        ("aquarium", {}, 5 * 8),
        ("big_ben", {}, 5 * 6),
    ],
)
def test_what_each_special_building_asks(special: str, answers: dict[str, Any], points: int) -> None:
    chosen = options(mode="expert")
    entry = entered((5, 6, special), (1, 1, ""), (1, 1, ""))
    assert asked(chosen, entry) == [f"{name}.0" for name in answers]
    entry |= {f"{name}.0": value for name, value in answers.items()}
    assert totals(chosen, entry)[0] == points


def test_the_zen_garden_doubles() -> None:
    assert totals(options(mode="expert"), entered((5, 5, "zen_garden"), (1, 1, ""), (1, 1, "")))[0] == 50


def test_the_sphinx_is_asked_what_it_copies_and_then_for_that() -> None:
    chosen = options(mode="expert")
    entry = entered((5, 6, "sphinx"), (1, 1, ""), (1, 1, ""))
    assert asked(chosen, entry) == ["copies.0"]
    assert PAD.count(3, chosen, entry) is None
    entry["copies.0"] = ["wind_turbine"]
    assert asked(chosen, entry) == ["counted.0"]
    entry["counted.0"] = 4
    assert totals(chosen, entry)[0] == 50
    sphinx = next(field for field in PAD.fields(3, chosen, entry) if field.name == "copies")
    assert "sphinx" not in sphinx.choices


def test_without_the_reconstructed_card_nobody_can_pick_it() -> None:
    fields = PAD.fields(3, options(mode="expert", verified_only=True), {})
    assert all("night_market" not in field.choices for field in fields)
    assert any("night_market" in field.choices for field in PAD.fields(3, options(mode="expert"), {}))


# What cannot be


def test_one_special_building_in_two_cities() -> None:
    entry = entered((5, 6, "moai"), (4, 4, ""), (3, 3, "moai"))
    (problem,) = PAD.problems(3, options(mode="expert"), entry)
    assert problem == (fact("special-twice", card="moai", seat=0, other_seat=2), ("special.0", "special.2"), True)


def test_more_than_ten_cards_show() -> None:
    chosen = options()
    most = next(field.high for field in PAD.fields(3, chosen, {}) if field.name == "residents")
    problems = PAD.problems(3, chosen, entered((most, 20), (1, 1), (1, 1)))
    assert [(problem.told.kind, problem.fields, problem.impossible) for problem in problems] == [
        ("too-good", ("residents.0", "hearts.0"), True)
    ]


def test_nothing_at_all_is_asked_about() -> None:
    problems = PAD.problems(3, options(), entered((6, 0), (0, 6), (2, 2)))
    assert [(problem.told, problem.fields, problem.impossible) for problem in problems] == [
        (fact("no-hearts", seat=0), ("hearts.0",), False),
        (fact("no-residents", seat=1), ("residents.1",), False),
    ]
    assert PAD.problems(3, options(), entered((5, 0), (0, 5), (2, 2))) == []  # small cities are often like that


# Positions


@pytest.mark.parametrize(
    "state",
    [
        given(
            3, cities=["WM school museum", "WM museum hospital", "WM"], coins=[3, 1, 0], face_up="steelworks spa casino"
        ),
        expert(
            3, cities=["BM house wind_turbine treehouse", "YM museum zen_garden bank"], face_up="steelworks spa casino"
        ),
        expert(
            3,
            cities=["YM perfumery concert_hall bank museum", "OM school night_market"],
            face_up="steelworks spa casino",
        ),
    ],
)
def test_a_position_as_somebody_would_type_it(state: HappyCityState) -> None:
    chosen = options(mode="expert" if state.expert else "family")
    counted = PAD.count(3, chosen, PAD.entry(state))
    assert counted is not None
    assert counted.sheet == state.sheet()
    assert counted.results == state.results()
