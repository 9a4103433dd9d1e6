"""The component tables: the totals of the box, and clear errors for a folder that is inconsistent."""

from pathlib import Path
from shutil import copy

import pytest

from happy_city.given import HOME, PARTS
from ludopolis.engine.values.facts import BadComponents, BadOption, Fact, fact
from ludopolis.games.happy_city import GAME
from ludopolis.games.happy_city.components.effects import EFFECTS
from ludopolis.games.happy_city.components.tables import COLOURS, TABLES
from ludopolis.games.happy_city.game import HappyCity


def test_the_box() -> None:
    assert len(PARTS.ids) == 131
    assert [PARTS.deck[:66].count(deck) for deck in range(3)] == [28, 20, 18]
    assert PARTS.deck[66:] == [-1] * 65
    assert PARTS.deck_start == [0, 28, 48, 66]
    assert [sorted({PARTS.cost[card] for card in range(66) if PARTS.deck[card] == deck}) for deck in range(3)] == [
        [1, 2, 3],
        [4, 5],
        [6, 7, 8, 9],
    ]
    assert all(PARTS.ids[card] == PARTS.ids[card + 1] for card in range(0, 66, 2))
    assert len(set(PARTS.ids)) == 131 - 33


def test_the_storeys_on_the_backs() -> None:
    storeys = [
        {"yellow": 6, "blue": 4, "green": 1, "orange": 1, "purple": 2},
        {"yellow": 3, "blue": 3, "green": 0, "orange": 2, "purple": 2},
        {"yellow": 0, "blue": 2, "green": 1, "orange": 6, "purple": 0},
    ]
    for deck in range(3):
        colours = [COLOURS[PARTS.colour[card]] for card in range(66) if PARTS.deck[card] == deck]
        assert {colour: colours.count(colour) // 2 for colour in COLOURS} == storeys[deck]


def figures(name: str) -> tuple[int, int, int, int]:
    card = PARTS.number[name]
    return PARTS.cost[card], PARTS.income[card], PARTS.residents[card], PARTS.hearts[card]


def test_some_figures() -> None:
    assert figures("restaurant") == (5, 2, 0, 1)
    assert figures("haunted_house") == (1, 1, -1, 0)
    assert figures("steelworks") == (1, 1, 0, -1)
    assert figures("luxury_residence") == (6, 0, 3, 0)
    assert figures("white_market") == (0, 1, 0, 0)
    assert figures("pirate_ship") == (0, 3, 1, 0)
    assert figures("castle") == (0, 0, 0, 0)


def test_every_effect_is_on_some_card_and_has_its_own_code() -> None:
    codes = [code for code, _ in EFFECTS.values()]
    assert sorted(codes) == list(range(1, 34))
    assert set(PARTS.effect) == {0, *codes}


def test_certainty() -> None:
    assert GAME.components.certainty == "mostly_certain"
    assert [PARTS.ids[card] for card in range(131) if PARTS.card_certainty[card] == "reconstructed"] == ["night_market"]
    assert [PARTS.ids[card] for card in range(131) if PARTS.card_certainty[card] == "blurred"] == ["big_ben"]
    assert PARTS.family_box.bit_count() == 18
    assert PARTS.expert_box.bit_count() == 38
    assert PARTS.expert_box & PARTS.family_box == 0
    assert PARTS.expert_box ^ PARTS.verified_box == 1 << (PARTS.number["night_market"] - 75)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    for table in TABLES:
        copy(HOME / "components" / table, tmp_path / table)
    return tmp_path


def edit(folder: Path, table: str, old: str, new: str) -> None:
    text = (folder / table).read_text("utf-8")
    assert text.count(old) == 1
    (folder / table).write_text(text.replace(old, new), "utf-8")


def reason(folder: Path) -> Fact:
    with pytest.raises(BadComponents) as wrong:
        HappyCity(str(folder))
    return wrong.value.reason


def test_a_folder_of_the_users_own(folder: Path) -> None:
    same = GAME.with_components(str(folder))
    assert same.components.digest == GAME.components.digest
    assert same.components.folder == str(folder)
    edit(folder, "specials_expert.csv", "pass_bonus,coins=8", "pass_bonus,coins=6")
    other = HappyCity(str(folder))
    assert other.components.digest != GAME.components.digest
    state = other.new({"mode": "expert"}, 2)
    assert state.game is other


def test_missing_tables(folder: Path) -> None:
    for table in TABLES:
        text = (folder / table).read_text("utf-8")
        (folder / table).unlink()
        assert reason(folder) == fact("missing-table", table=table)
        (folder / table).write_text(text, "utf-8")
    HappyCity(str(folder))


def bad_cell(table: str, line: int, column: str, given: str, expected: str) -> Fact:
    return fact("bad-cell", table=table, line=line, column=column, given=given, expected=expected)


@pytest.mark.parametrize(
    ("table", "old", "new", "expected"),
    [
        (
            "buildings.csv",
            "zoo,3,orange,8",
            "zoo,3,orange,many",
            bad_cell("buildings.csv", 31, "cost", "many", "0 … 99"),
        ),
        (
            "buildings.csv",
            "zoo,3,orange",
            "zoo,3,red",
            bad_cell("buildings.csv", 31, "colour", "red", ", ".join(COLOURS)),
        ),
        ("buildings.csv", "zoo,3,orange", "zoo,2,orange", bad_cell("buildings.csv", 31, "deck", "2", "3 …")),
        ("buildings.csv", "zoo,3,orange", "zoo,4,orange", bad_cell("buildings.csv", 31, "deck", "4", "1 … 3")),
        (
            "buildings.csv",
            "zoo,3,orange,8,0,0,3",
            "zoo,3,orange,8,0,0,33",
            bad_cell("buildings.csv", 31, "hearts", "33", "-9 … 9"),
        ),
        (
            "dwellings.csv",
            "house,green,1,0,1,0",
            "house,green,1,-1,1,0",
            bad_cell("dwellings.csv", 2, "income", "-1", "0 … 9"),
        ),
        ("markets.csv", "blue_market,blue", "blue_market,green", bad_cell("markets.csv", 3, "colour", "green", "blue")),
        (
            "specials_family.csv",
            "maze,0,1,1,0,1",
            "maze,0,1,1,0,11",
            bad_cell("specials_family.csv", 11, "purple", "11", "0 … 10"),
        ),
        (
            "specials_expert.csv",
            "coins=1 threshold=4",
            "coins=1",
            bad_cell("specials_expert.csv", 3, "parameters", "coins=1", "coins=… threshold=…"),
        ),
        (
            "specials_expert.csv",
            "coins=1 threshold=4",
            "coins=1 threshold=x",
            bad_cell("specials_expert.csv", 3, "parameters", "coins=1 threshold=x", "coins=… threshold=…"),
        ),
        (
            "specials_expert.csv",
            "coins=1 threshold=4",
            "coins=1 threshold=100",
            bad_cell("specials_expert.csv", 3, "parameters", "coins=1 threshold=100", "coins=… threshold=…"),
        ),
        (
            "specials_expert.csv",
            "discount_colour,colour=blue coins=3",
            "discount_colour,colour=none coins=3",
            bad_cell("specials_expert.csv", 5, "parameters", "colour=none coins=3", "colour=… coins=…"),
        ),
        (
            "specials_expert.csv",
            "pass_bonus,coins=8,blurred",
            "pass_bonus,coins=8,sure",
            bad_cell("specials_expert.csv", 22, "certainty", "sure", "certain, one_source, blurred, reconstructed"),
        ),
        (
            "specials_expert.csv",
            "copy_neighbour_slot",
            "copy_special",
            bad_cell("specials_expert.csv", 15, "effect", "copy_special", "one card alone with this effect"),
        ),
        ("dwellings.csv", "house,green", "museum,green", fact("duplicate-card", card="museum")),
        ("dwellings.csv", "house,green", "my house,green", fact("bad-card-id", card="my house")),
        ("dwellings.csv", "house,green", "haus_ö,green", fact("bad-card-id", card="haus_ö")),
        ("dwellings.csv", "house,green", "coin,green", fact("bad-card-id", card="coin")),
    ],
)
def test_bad_tables_are_refused(folder: Path, table: str, old: str, new: str, expected: Fact) -> None:
    edit(folder, table, old, new)
    assert reason(folder) == expected


def test_an_unknown_effect_lists_the_known_ones(folder: Path) -> None:
    edit(folder, "specials_expert.csv", "neighbour_spends", "neighbour_sings")
    assert reason(folder) == bad_cell("specials_expert.csv", 3, "effect", "neighbour_sings", ", ".join(EFFECTS))


def test_every_table_has_its_number_of_rows(folder: Path) -> None:
    for table, count in zip(TABLES, (33, 3, 6, 18, 38), strict=True):
        text = (folder / table).read_text("utf-8")
        lines = text.splitlines()
        (folder / table).write_text("\n".join(lines[:-1]) + "\n", "utf-8")
        assert reason(folder) == fact("wrong-count", table=table, given=count - 1, expected=count)
        (folder / table).write_text(text, "utf-8")


def test_every_deck_has_cards(folder: Path) -> None:
    text = (folder / "buildings.csv").read_text("utf-8")
    rows = text.splitlines()
    one_deck = [rows[0]] + [",".join([row.split(",")[0], "1", *row.split(",")[2:]]) for row in rows[1:]]
    (folder / "buildings.csv").write_text("\n".join(one_deck) + "\n", "utf-8")
    assert reason(folder) == fact("empty-deck", table="buildings.csv", deck=2)


def test_enough_specials_must_be_verified(folder: Path) -> None:
    text = (folder / "specials_expert.csv").read_text("utf-8")
    for word in (",one_source,", ",certain,"):
        text = text.replace(word, ",reconstructed,")
    (folder / "specials_expert.csv").write_text(text, "utf-8")
    assert reason(folder) == fact("too-few-verified", table="specials_expert.csv", expected=7)


def test_options() -> None:
    assert GAME.complete({}, 2) == {"mode": "family", "scoring": "product", "max_rounds": 60, "verified_only": False}
    for options in ({"mode": "solo"}, {"scoring": "max"}, {"max_rounds": 0}, {"max_rounds": 1000}, {"draft": True}):
        with pytest.raises(BadOption):
            GAME.complete(options, 2)
    for players in (1, 6):
        with pytest.raises(BadOption):
            GAME.new({}, players)
