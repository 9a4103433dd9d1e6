"""The component tables: the totals of the box, and clear errors for a folder that is inconsistent."""

from pathlib import Path
from shutil import copy

import pytest
from positions import deal

from ludopolis.engine.values.facts import BadComponents, Fact, fact
from ludopolis.games.uptown import GAME
from ludopolis.games.uptown.components.tables import (
    BELOW,
    COUNTED,
    EFFECT_NAMES,
    FIXED,
    GROUND_FLOOR,
    KINDS,
    ON_PLOT,
    ON_STREET,
    PLACES,
    TABLES,
    card_of,
    first_half,
    halves_of,
)
from ludopolis.games.uptown.game import UpTown
from ludopolis.i18n import Words
from uptown.given import PARTS, TABLES_FOLDER, fresh, given


def test_the_box() -> None:
    assert len(PARTS.ids) == 84 + 28
    assert PARTS.ids[0] == "P01"
    assert PARTS.ids[84] == "M01"
    assert len(PARTS.project) == 84 * 2 + 28 * 4
    assert PARTS.price[84:] == [0] * 28
    assert all(1 <= price <= 9 for price in PARTS.price[:84])


def test_halves_and_cards() -> None:
    assert [card_of(half) for half in (0, 1, 2, 167, 168, 171, 172, 279)] == [0, 0, 1, 83, 84, 84, 85, 111]
    assert [first_half(card) for card in (0, 1, 83, 84, 85, 111)] == [0, 2, 166, 168, 172, 276]
    assert [halves_of(card) for card in (0, 83, 84, 111)] == [2, 2, 4, 4]


def test_effect_codes() -> None:
    assert EFFECT_NAMES[FIXED] == "fixed"
    assert EFFECT_NAMES[GROUND_FLOOR] == "ground"
    assert EFFECT_NAMES[BELOW] == "below"
    assert EFFECT_NAMES[ON_PLOT:ON_STREET] == tuple(f"plot.{counted}" for counted in COUNTED)
    assert EFFECT_NAMES[ON_STREET:] == tuple(f"street.{counted}" for counted in COUNTED)


# What the rulebook shows (its example and its legend) is on the cards, whatever else is tuned.


def figures(card: str, project: str) -> tuple[str, str, dict[str, int], dict[str, int], int]:
    number = PARTS.number[card]
    half = first_half(number) + PARTS.projects_of(number).index(project)
    kind = KINDS[PARTS.kind[half]] if PARTS.kind[half] >= 0 else "none"
    revenue = {
        EFFECT_NAMES[PARTS.effect[i]]: PARTS.amount[i] for i in range(PARTS.revenue_from[half], PARTS.revenue_to[half])
    }
    prestige = {
        EFFECT_NAMES[PARTS.effect[i]]: PARTS.amount[i]
        for i in range(PARTS.prestige_from[half], PARTS.prestige_to[half])
    }
    return kind, PLACES[PARTS.place[half]], revenue, prestige, PARTS.roof[half]


def test_the_cards_of_the_rulebooks_example() -> None:
    assert PARTS.price[PARTS.number["P01"]] == 3
    assert figures("P01", "offices") == ("office", "any", {"fixed": 1}, {"fixed": 1}, 0)
    assert figures("P01", "flats") == ("flat", "any", {}, {"fixed": 2}, 0)
    assert PARTS.price[PARTS.number["P78"]] == 6
    assert figures("P78", "park") == ("none", "ground", {"fixed": 1}, {"fixed": 3}, 1)
    assert figures("P78", "round_the_clock_shop") == ("shop", "ground", {"street.flat": 1}, {}, 0)
    assert figures("P40", "shop") == ("shop", "ground", {"fixed": 2}, {}, 0)


def test_every_icon_of_the_legend_is_on_some_half_and_no_other_prestige_is() -> None:
    legend = {("fixed", amount) for amount in (1, 2, 3, 4, 5, 6, -1, -2, -3, -4)}
    legend |= {("plot.office", 1), ("plot.office", -1), ("plot.flat", 1), ("plot.flat", -1)}
    legend |= {("plot.shop", 2), ("plot.cafe", 2)}
    legend |= {("street.office", 1), ("street.services", 2), ("street.cafe", 2), ("street.shop", 2)}
    legend |= {("street.gift", 2), ("street.flat", 1), ("street.hotel", 3)}
    legend |= {("below", 1), ("ground", 1), ("ground", 2)}
    shown = {
        (EFFECT_NAMES[PARTS.effect[i]], PARTS.amount[i])
        for half in range(280)
        for i in range(PARTS.prestige_from[half], PARTS.prestige_to[half])
    }
    assert shown == legend
    revenue = {
        EFFECT_NAMES[PARTS.effect[i]] if PARTS.effect[i] < ON_PLOT else EFFECT_NAMES[PARTS.effect[i]].split(".")[0]
        for half in range(280)
        for i in range(PARTS.revenue_from[half], PARTS.revenue_to[half])
    }
    assert revenue == {"fixed", "below", "ground", "plot", "street"}
    duos = {KINDS[PARTS.kind[half]] for half in range(280) if PARTS.weight[half] == 2}
    assert duos == {"office", "services", "flat", "cafe", "shop"}
    assert {PARTS.place[half] for half in range(280)} == {0, 1, 2, 3}
    assert sum(PARTS.no_gifts) > 0


def test_a_card_offers_a_choice() -> None:
    for card in range(112):
        projects = PARTS.projects_of(card)
        assert len(set(projects)) == len(projects)
    starting = [
        any(PLACES[PARTS.place[half]] in ("any", "ground") for half in range(first_half(card), first_half(card) + 4))
        for card in range(84, 112)
    ]
    assert all(starting)


def test_certainty_is_that_of_the_rows(tmp_path: Path) -> None:
    assert GAME.components.certainty == "reconstructed"
    folder = copied(tmp_path)
    for table in TABLES:
        text = (folder / table).read_text("utf-8")
        text = text.replace(",rulebook in part\n", ",rulebook\n").replace(",reconstructed\n", ",card\n")
        (folder / table).write_text(text, "utf-8")
    own = UpTown(str(folder))
    assert own.components.certainty == "certain"
    assert own.components.digest != GAME.components.digest
    state = deal(fresh(2, own))
    assert state.view(0)["certainty"] == "certain"
    assert state.position(0)[0].kind == "round"
    text = (folder / TABLES[1]).read_text("utf-8")
    (folder / TABLES[1]).write_text(text.replace(",card\n", ",reconstructed\n", 1), "utf-8")
    assert UpTown(str(folder)).components.certainty == "mostly_certain"


def copied(tmp_path: Path) -> Path:
    for table in TABLES:
        copy(TABLES_FOLDER / table, tmp_path / table)
    return tmp_path


def test_a_copy_of_the_folder_is_the_same_set(tmp_path: Path) -> None:
    game = GAME.with_components(str(copied(tmp_path)))
    assert game.components.digest == GAME.components.digest
    assert game.components.folder == str(tmp_path)


def refused(folder: Path) -> Fact:
    with pytest.raises(BadComponents) as wrong:
        UpTown(str(folder))
    return wrong.value.reason


def bad_cell(table: str, line: int, column: str, given: str, expected: str) -> Fact:
    return fact("bad-cell", table=table, line=line, column=column, given=given, expected=expected)


def test_a_missing_table(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    (folder / "municipal_cards.csv").unlink()
    assert refused(folder) == fact("missing-table", table="municipal_cards.csv")


def test_a_table_that_is_no_text(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    (folder / "projects.csv").write_bytes(b"\xff\xfe\x00")
    assert refused(folder) == fact("missing-table", table="projects.csv")


@pytest.mark.parametrize(("table", "count"), [("project_cards.csv", 84), ("municipal_cards.csv", 28)])
def test_wrong_counts(tmp_path: Path, table: str, count: int) -> None:
    folder = copied(tmp_path)
    lines = (folder / table).read_text("utf-8").splitlines()
    (folder / table).write_text("\n".join(lines[:-1]) + "\n", "utf-8")
    assert refused(folder) == fact("wrong-count", table=table, given=count - 1, expected=count)


def test_a_missing_column(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    file = folder / "projects.csv"
    file.write_text(file.read_text("utf-8").replace("prestige", "glory", 1), "utf-8")
    assert refused(folder) == fact("missing-column", table="projects.csv", column="prestige")


PROJECT = {
    "id": "tower",
    "kind": "office",
    "marks": "",
    "place": "any",
    "revenue": "",
    "prestige": "",
    "source": "card",
}
EFFECT_SHAPES = "2 ground:1 below:1 plot.shop:2 street.flat:1"


@pytest.mark.parametrize(
    ("column", "cell", "expected"),
    [
        ("id", "to wer", "A-Z a-z 0-9 _"),
        ("id", "café", "A-Z a-z 0-9 _"),
        ("kind", "barn", "office, services, flat, cafe, shop, hotel, none"),
        ("marks", "tall", "duo roof gift no_gifts"),
        ("marks", "roof roof", "duo roof gift no_gifts"),
        ("place", "attic", "any, ground, upper, rooftop"),
        ("revenue", "much", EFFECT_SHAPES),
        ("revenue", "fixed:2", EFFECT_SHAPES),
        ("revenue", "plot.barn:2", EFFECT_SHAPES),
        ("revenue", "below:", EFFECT_SHAPES),
        ("revenue", "below:--1", EFFECT_SHAPES),
        ("prestige", "below:²", EFFECT_SHAPES),
        ("prestige", "100", "-99 … 99"),
        ("prestige", "1 street.flat:-100", "-99 … 99"),
        ("source", "hearsay", "rulebook, card, reconstructed, rulebook in part"),
    ],
)
def test_bad_cells_of_a_project(tmp_path: Path, column: str, cell: str, expected: str) -> None:
    assert project_refused(tmp_path, {column: cell}) == bad_cell("projects.csv", 137, column, cell, expected)


def project_refused(tmp_path: Path, cells: dict[str, str]) -> Fact:
    folder = copied(tmp_path)
    with (folder / "projects.csv").open("a", encoding="utf-8") as file:
        file.write(",".join({**PROJECT, **cells}.values()) + "\n")
    return refused(folder)


@pytest.mark.parametrize("kind", ["none", "hotel"])
def test_a_duo_has_a_kind_that_can_be_two(tmp_path: Path, kind: str) -> None:
    reason = project_refused(tmp_path, {"kind": kind, "marks": "duo"})
    assert reason == bad_cell("projects.csv", 137, "marks", "duo", "duo: office services flat cafe shop")


def test_a_rooftop_project_is_no_roof(tmp_path: Path) -> None:
    reason = project_refused(tmp_path, {"place": "rooftop", "marks": "gift roof"})
    assert reason == bad_cell("projects.csv", 137, "marks", "gift roof", "rooftop: duo gift no_gifts")


def test_two_projects_with_one_id(tmp_path: Path) -> None:
    assert project_refused(tmp_path, {"id": "park"}).kind == "duplicate-row"


@pytest.mark.parametrize(
    ("table", "row", "column", "cell", "expected"),
    [
        ("project_cards.csv", "P02,", "price", "", "0 … 99"),
        ("project_cards.csv", "P02,", "price", "-1", "0 … 99"),
        ("project_cards.csv", "P02,", "price", "dear", "0 … 99"),
        ("project_cards.csv", "P02,", "second", "castle", "projects.csv: id"),
        ("project_cards.csv", "P02,", "second", "", "some text"),
        ("project_cards.csv", "P02,", "id", "P 2", "A-Z a-z 0-9 _"),
        ("municipal_cards.csv", "M02,", "back_second", "castle", "projects.csv: id"),
        ("municipal_cards.csv", "M02,", "source", "", "rulebook, card, reconstructed, rulebook in part"),
    ],
)
def test_bad_cells_of_a_card(tmp_path: Path, table: str, row: str, column: str, cell: str, expected: str) -> None:
    reason, line = card_refused(tmp_path, table, row, column, cell)
    assert reason == bad_cell(table, line, column, cell, expected)


def card_refused(tmp_path: Path, table: str, row: str, column: str, cell: str) -> tuple[Fact, int]:
    """Why a set with this cell is refused, and the line in which it stands."""
    folder = copied(tmp_path)
    lines = (folder / table).read_text("utf-8").splitlines()
    index = next(i for i, line in enumerate(lines) if line.startswith(row))
    cells = lines[index].split(",")
    cells[lines[0].split(",").index(column)] = cell
    lines[index] = ",".join(cells)
    (folder / table).write_text("\n".join(lines) + "\n", "utf-8")
    return refused(folder), index + 1


def test_two_cards_with_one_id(tmp_path: Path) -> None:
    reason, line = card_refused(tmp_path, "municipal_cards.csv", "M02,", "id", "P02")
    assert reason == fact("same-card-id", table="municipal_cards.csv", line=line, given="P02")


def test_a_project_twice_on_a_card_says_how_to_type_it_in(tmp_path: Path) -> None:
    reason, line = card_refused(tmp_path, "project_cards.csv", "P02,", "second", "rental_flat")
    assert reason == fact("same-project", table="project_cards.csv", line=line, column="second", given="rental_flat")
    said = Words(module="ludopolis.games.uptown").say("why", reason)
    assert said.startswith("project_cards.csv, line 3, column second: this card already shows “rental_flat”.")
    assert "with another id" in said


def test_several_effects_add_up(tmp_path: Path) -> None:
    folder = copied(tmp_path)
    file = folder / "projects.csv"
    text = file.read_text("utf-8").replace("\nmuseum,none,,ground,,4,", "\nmuseum,none,,ground,2 below:-1,4 ground:1,")
    file.write_text(text, "utf-8")
    game = UpTown(str(folder))
    state = given(game=game, streets=["museum"])
    assert state.view(0)["streets"][0]["plots"][0]["revenue"] == 2
    assert state.view(0)["streets"][0]["plots"][0]["prestige"] == 5
    shown = state.view(0)["projects"]["museum"]
    assert shown["revenue"] == [{"amount": 2, "effect": "fixed"}, {"amount": -1, "effect": "below"}]
    offered = given(game=game, tops="P70")
    lines = [line.args for line in offered.position(0) if line.args.get("project") == "museum"]
    assert [(args["coins"], args["coins_effect"], args["points"], args["points_effect"]) for args in lines] == [
        (2, "closing", 4, "end"),
        (-1, "below", 1, "ground"),
    ]
