"""The tables as printed, and faulty tables in a user's own folder."""

import re
import shutil
from pathlib import Path

import pytest

from ginkgopolis.given import Side, table
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.facts import BadComponents
from ludopolis.games.ginkgopolis import GAME
from ludopolis.games.ginkgopolis.components.tables import (
    COLOURS,
    CONSTRUCT,
    EXPLOIT,
    NOTHING,
    START_TILES,
    TABLES,
    TRIGGERS,
    URBANIZE,
    GinkgopolisComponents,
)
from ludopolis.games.ginkgopolis.game import Ginkgopolis

PARTS = GAME.parts
FOLDER = Path(__file__).parents[2] / "src/ludopolis/games/ginkgopolis/components"


def test_tiles_and_cards() -> None:
    assert (PARTS.tile_ids[0], PARTS.tile_ids[20], PARTS.tile_ids[59]) == ("R1", "B1", "Y20")
    assert PARTS.card_ids[:12] == list("ABCDEFGHIJKL")
    assert PARTS.card_ids[12:] == PARTS.tile_ids
    assert [PARTS.tile_ids[tile] for tile in START_TILES] == ["R1", "R2", "R3", "B1", "B2", "B3", "Y1", "Y2", "Y3"]


@pytest.mark.parametrize("colour", range(3), ids=COLOURS)
def test_permanent_bonuses_by_number(colour: int) -> None:
    """2.1: 1 and 4 exploit, 2 and 5 urbanize, 3 and 6 construct; 7, 8, 9 the same with one more point."""
    triggers = [PARTS.trigger_of[20 * colour + number] for number in range(9)]
    assert triggers == [EXPLOIT, URBANIZE, CONSTRUCT] * 3
    for number in range(9):
        expected = [0, 0, 0]
        expected[colour] += 1
        expected[2] += number >= 6
        assert PARTS.gains[3 * (20 * colour + number) :][:3] == expected
    assert [PARTS.trigger_of[20 * colour + number] for number in range(9, 20)] == [NOTHING] * 11


@pytest.mark.parametrize(("colour", "others"), [(0, (2, 1)), (1, (0, 2)), (2, (0, 1))], ids=["red", "blue", "yellow"])
def test_end_game_cards_by_number(colour: int, others: tuple[int, int]) -> None:
    cards = range(20 * colour + 9, 20 * colour + 20)
    assert [PARTS.end_rule[card] for card in cards] == [0, 0, 0, 0, 1, 2, 3, 3, 3, 4, 5]
    assert [PARTS.end_of[card] for card in cards] == [colour, *others, colour, -1, -1, 0, 1, 2, colour, -1]
    assert [PARTS.end_points[card] for card in cards] == [1, 1, 1, 1, 1, 3, 2, 2, 2, 2, 9]


def test_characters_by_colour_and_trigger() -> None:
    """2.2: four, three and two copies of each trigger; equal kinds start with equal items."""
    start = {
        (0, EXPLOIT): [1, 1, 1],
        (0, URBANIZE): [1, 1, 1],
        (0, CONSTRUCT): [0, 1, 0],
        (1, EXPLOIT): [2, 0, 1],
        (1, URBANIZE): [2, 0, 1],
        (1, CONSTRUCT): [1, 0, 0],
        (2, EXPLOIT): [2, 1, 2],
        (2, URBANIZE): [2, 1, 2],
        (2, CONSTRUCT): [2, 1, 1],
    }
    kinds = [(PARTS.colour_of[60 + one], PARTS.trigger_of[60 + one]) for one in range(27)]
    for colour, copies in ((0, 4), (1, 3), (2, 2)):
        for trigger in range(3):
            assert kinds.count((colour, trigger)) == copies
    for one, kind in enumerate(kinds):
        assert PARTS.start_items[3 * one : 3 * one + 3] == start[kind]
        gains = [0, 0, 0]
        gains[kind[0]] = 1
        assert PARTS.gains[3 * (60 + one) :][:3] == gains
        role = ("technician", "engineer", "planner")[kind[0]]
        assert PARTS.character_ids[one].startswith(f"{role}_{TRIGGERS[kind[1]]}_")


def test_trios() -> None:
    totals = []
    for trio in PARTS.trios:
        totals.append(tuple(sum(PARTS.start_items[3 * one + item] for one in trio) for item in range(3)))
        assert sorted(PARTS.colour_of[60 + one] for one in trio) == [0, 1, 2]
    assert totals == [(4, 2, 2), (4, 2, 2), (5, 2, 4), (4, 2, 3), (4, 2, 3), (5, 2, 4)]
    by_colour = [
        [
            next(PARTS.trigger_of[60 + one] for one in trio if PARTS.colour_of[60 + one] == colour)
            for colour in (0, 2, 1)
        ]
        for trio in PARTS.trios
    ]
    e, u, c = EXPLOIT, URBANIZE, CONSTRUCT
    assert by_colour == [[u, c, c], [c, c, e], [e, u, u], [u, u, c], [e, e, c], [u, e, e]]


def test_set_up_figures() -> None:
    assert PARTS.allotment[1:] == [25, 25, 20, 18, 16]
    assert PARTS.removed_tiles[1:] == [6, 6, 6, 0, 0]
    assert PARTS.turned_cards[1:] == [7, 7, 7, 0, 0]
    assert PARTS.renewals[1:] == [0, 2, 2, 2, 2]
    assert list(zip(PARTS.token_x, PARTS.token_y, strict=True)) == [
        (-1, 2), (0, 2), (1, 2), (2, 1), (2, 0), (2, -1), (1, -2), (0, -2), (-1, -2), (-2, -1), (-2, 0), (-2, 1),
    ]  # fmt: skip
    assert PARTS.certainty == "mostly_certain"


def test_a_copied_folder_is_the_same_set(tmp_path: Path) -> None:
    for name in TABLES:
        shutil.copy(FOLDER / name, tmp_path)
    again = Ginkgopolis(str(tmp_path))
    assert again.parts.digest == PARTS.digest
    assert again.components.folder == str(tmp_path)


def test_the_view_shows_cards_as_their_folder_prints_them(tmp_path: Path) -> None:
    for name in TABLES:
        shutil.copy(FOLDER / name, tmp_path)
    characters = tmp_path / "characters.csv"
    characters.write_text(characters.read_text().replace(",1,0,0,one list", ",4,0,2,one list"))
    states = [
        Table(Ginkgopolis(folder), {"characters": "draft"}, ["A", "B"], Dealer("printed")).state
        for folder in ("", str(tmp_path))
    ]
    own, other = [state.view(0)["printed"] for state in states]
    assert sorted(own) == sorted(other) == sorted(states[0].view(0)["draft"]["packet"])
    red = [id for id in own if id.startswith("technician")]
    assert red
    for id in red:
        trigger = id.split("_")[1]
        start = [0, 1, 0] if trigger == "construct" else [1, 1, 1]
        assert own[id] == {"colour": "R", "trigger": trigger, "gains": [1, 0, 0], "end": None, "start": start}
        assert other[id] == {**own[id], "gains": [4, 0, 2]}


def test_the_view_shows_the_cards_that_can_be_read() -> None:
    hand = ["A", "B", "C", "R1"]
    state = table(2, Side(hand=hand, kept=["R15", "B17", "Y12"]))
    printed = state.view(0)["printed"]
    assert printed["R1"] == {"colour": "R", "trigger": "exploit", "gains": [1, 0, 0], "end": None}
    assert printed["R15"]["end"] == {"rule": "high_buildings", "of": None, "points": 3}
    assert printed["B17"]["end"] == {"rule": "bonus_cards", "of": "urbanize", "points": 2}
    assert printed["Y12"]["end"] == {"rule": "resources_on", "of": "B", "points": 1}
    assert "A" not in printed
    assert set(state.view(1)["printed"]) == set(printed) - {"R1"}
    assert state.view(0)["allotment"] == 25


@pytest.mark.parametrize(
    ("table", "old", "new", "kind", "where"),
    [
        ("buildings.csv", "R1,red,1,exploit", "R1,red,1,sleep", "bad-cell", "trigger"),
        ("buildings.csv", "R1,red,1,", "R1,red,2,", "bad-cell", "number"),
        ("buildings.csv", "R1,red,1,", "R1,blue,1,", "bad-cell", "colour"),
        ("buildings.csv", "R1,red", "Q1,red", "bad-cell", "building"),
        ("buildings.csv", "R2,red", "R1,red", "duplicate-row", "building"),
        ("buildings.csv", "resources_on,red,1", "resources_on,pink,1", "bad-cell", "end_of"),
        ("buildings.csv", "bonus_cards,exploit,2", "bonus_cards,red,2", "bad-cell", "end_of"),
        ("buildings.csv", "flat,,9", "flat,,nine", "bad-cell", "end_points"),
        ("buildings.csv", "flat,,9", "fat,,9", "bad-cell", "end_rule"),
        ("buildings.csv", "exploit,1,0,0", "exploit,x,0,0", "bad-cell", "resources"),
        ("characters.csv", ",red,urbanize,1,", ",red,urbanize,7,", "bad-cell", "trio"),
        ("characters.csv", ",red,urbanize,1,", ",red,urbanize,2,", "bad-total", "trio"),
        ("characters.csv", ",red,urbanize,1,", ",red,,1,", "bad-cell", "trigger"),
        ("characters.csv", "start_tiles", "begin_tiles", "missing-column", "start_tiles"),
        ("tokens.csv", "A,-1,2", "A,-1,3", "bad-cell", "y"),
        ("tokens.csv", "A,-1,2", "A,2,2", "bad-cell", "x"),
        ("tokens.csv", "A,-1,2", "A,0,2", "bad-cell", "x"),
        ("tokens.csv", "A,-1,2", "M,-1,2", "bad-cell", "letter"),
        ("setup.csv", "5,16,0,0", "5,26,0,0", "bad-cell", "resources"),
        ("setup.csv", "5,16,0,0", "5,16,0,1", "bad-cell", "turned_cards"),
        ("setup.csv", "5,16,", "6,16,", "bad-cell", "players"),
        ("setup.csv", "5,16,0,0,2,rulebook\n", "", "bad-total", "players"),
    ],
)
def test_a_bad_table_is_refused(tmp_path: Path, table: str, old: str, new: str, kind: str, where: str) -> None:
    for name in TABLES:
        shutil.copy(FOLDER / name, tmp_path)
    text = (tmp_path / table).read_text("utf-8")
    assert old in text
    (tmp_path / table).write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(BadComponents) as wrong:
        GinkgopolisComponents(str(tmp_path))
    assert wrong.value.reason.kind == kind
    assert wrong.value.reason.args["table"] == table.removesuffix(".csv")
    assert wrong.value.reason.args["column"] == where


def test_a_missing_table_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="missing-table") as wrong:
        GinkgopolisComponents(str(tmp_path))
    assert wrong.value.reason.args == {"table": "buildings.csv"}


@pytest.mark.parametrize("language", ["en", "ru"])
def test_the_rules_page_has_the_set_up_by_number_of_players(language: str) -> None:
    """Resources each, tiles removed, tiles in the supply, cards turned over: as in the tables of components."""
    page = (FOLDER.parent / "locale" / f"rules.{language}.md").read_text("utf-8")
    rows = re.findall(r"^\| (?:1 \w+ )?([2-5]) \| (\d+) \| (\w+) \| (\d+) \| (\w+) \|$", page, re.MULTILINE)
    none = {"en": "none", "ru": "нет"}[language]
    assert [int(players) for players, *_ in rows] == [2, 3, 4, 5]
    for players, resources, removed, supply, turned in rows:
        table = int(players)
        assert int(resources) == PARTS.allotment[table]
        assert int(removed.replace(none, "0")) == PARTS.removed_tiles[table]
        assert int(supply) == 51 - PARTS.removed_tiles[table]
        assert int(turned.replace(none, "0")) == PARTS.turned_cards[table]
