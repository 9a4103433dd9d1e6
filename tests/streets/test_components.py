"""The component tables: the totals of the box, and clear errors for an inconsistent folder."""

from collections.abc import Callable
from pathlib import Path
from shutil import copytree

import pytest

from ludopolis.engine.values.facts import BadComponents, Fact, fact
from ludopolis.games.streets import GAME, components
from ludopolis.games.streets.components.tables import BUSINESSES, KINDS, TABLES, VALUES
from ludopolis.games.streets.game import Streets
from ludopolis.games.streets.rules.play import StreetsState

HOME = Path(str(components.__file__)).parent
PARTS = GAME.parts


# The box


def test_the_box() -> None:
    assert len(PARTS.tile_ids) == len(set(PARTS.tile_ids)) == 47
    assert PARTS.tile_ids[45:] == ["station", "park"]
    assert [PARTS.kind_tiles[kind].bit_count() for kind in range(5)] == [8] * 5
    assert [PARTS.kind_extras[kind].bit_count() for kind in range(5)] == [1] * 5
    assert PARTS.people == [12] * 4
    assert PARTS.tokens == [12] * 4


def test_there_are_just_enough_people_of_each_colour() -> None:
    """The symbols of a colour on all buildings, and one person on the station, make twelve."""
    for colour in range(4):
        assert sum(PARTS.symbols[5 * tile + colour] for tile in range(45)) + 1 == 12


def test_business_signs_of_the_base_set() -> None:
    signs = [BUSINESSES[PARTS.business[tile]] for tile in range(40)]
    assert [signs.count(name) for name in BUSINESSES] == [9, 9, 9, 9, 4]
    assert sum(PARTS.units[tile] == 2 for tile in range(40)) == 8


def test_every_type_of_value_occurs() -> None:
    assert {VALUES[PARTS.value[tile]] for tile in range(47)} == set(VALUES)


def test_tiles_named_in_the_rulebook() -> None:
    def figures(name: str) -> tuple[str, str, int, int]:
        tile = PARTS.number[name]
        return (
            KINDS[PARTS.kind[tile]],
            VALUES[PARTS.value[tile]],
            PARTS.price[tile],
            sum(PARTS.symbols[5 * tile : 5 * tile + 5]),
        )

    assert figures("P1") == ("family", "symbols", 2, 1)
    assert figures("H1") == ("hipster", "symbols", 2, 1)
    assert figures("P3") == ("family", "set", 5, 1)
    assert figures("P2") == ("family", "symbols", 2, 2)
    assert figures("M1") == ("mixed", "signs", 3, 1)


def test_start_tiles() -> None:
    assert PARTS.symbols[5 * 45 : 5 * 46] == [1, 1, 1, 1, 0]
    assert PARTS.symbols[5 * 46 :] == [0, 0, 0, 0, 1]
    assert PARTS.value[45:] == [0, 0]


def test_the_set_says_that_it_is_a_reconstruction() -> None:
    assert PARTS.certainty == "reconstructed"
    assert sum("reconstructed" in source for source in PARTS.source) == 47
    assert sum(source == "reconstructed" for source in PARTS.source) == 36


# A folder of the user's own


def changed(folder: Path, table: str, change: Callable[[str], str]) -> Path:
    """A copy of our folder with one table changed."""
    place = folder / "own"
    copytree(HOME, place, ignore=lambda _, names: [name for name in names if not name.endswith(".csv")])
    file = place / table
    text = change(file.read_text("utf-8"))
    file.write_text(text, "utf-8")
    return place


def refused(folder: Path, table: str, old: str, new: str) -> Fact:
    text = (HOME / table).read_text("utf-8")
    assert old in text
    with pytest.raises(BadComponents) as wrong:
        Streets(str(changed(folder, table, lambda text: text.replace(old, new))))
    return wrong.value.reason


def line_of(table: str, start: str) -> int:
    lines = (HOME / table).read_text("utf-8").splitlines()
    return next(number for number, line in enumerate(lines, 1) if line.startswith(start))


def test_a_users_own_set_is_played(tmp_path: Path) -> None:
    row = "T1,base,tourist,T,road,symbols,2,T,leisure,1"
    folder = changed(
        tmp_path, "tiles.csv", lambda text: text.replace(row, "spa,base,tourist,T T,sky,set,7,H H P,trade,2")
    )
    game = Streets(str(folder))
    assert game.components.digest != PARTS.digest
    assert game.components.folder == str(folder)
    spa = game.parts.number["spa"]
    assert (game.parts.price[spa], game.parts.arrows[spa], game.parts.units[spa]) == (7, 2, 2)
    state = game.new({}, 4)
    assert isinstance(state, StreetsState)
    assert state.parts.symbols[5 * spa] == 2
    first, end = game.parts.set_first[spa : spa + 2]
    assert list(zip(game.parts.set_mask[first:end], game.parts.set_need[first:end], strict=True)) == [
        (2, 2),
        (4, 1),
        (6, 3),
    ]


@pytest.mark.parametrize(("words", "certainty"), [("printed tile", "certain"), ("scan", "certain")])
def test_the_sources_say_how_sure_a_set_is(tmp_path: Path, words: str, certainty: str) -> None:
    folder = changed(tmp_path, "tiles.csv", lambda text: text.replace("reconstructed", words))
    assert Streets(str(folder)).components.certainty == certainty


def test_a_set_that_is_mostly_certain(tmp_path: Path) -> None:
    def half(text: str) -> str:
        lines = text.splitlines()
        return (
            "\n".join([line.replace("reconstructed", "scan") if at < 30 else line for at, line in enumerate(lines)])
            + "\n"
        )

    assert Streets(str(changed(tmp_path, "tiles.csv", half))).components.certainty == "mostly_certain"


@pytest.mark.parametrize(
    ("old", "new", "column"),
    [
        ("T1,base,tourist,T,road", "T1,bass,tourist,T,road", "set"),
        ("T1,base,tourist,T,road", "T1,base,family,T,road", "symbols"),
        ("T1,base,tourist,T,road", "T1,base,red,T,road", "kind"),
        ("T1,base,tourist,T,road", "T1,base,tourist,T T T,road", "symbols"),
        ("T1,base,tourist,T,road", "T1,base,tourist,,road", "symbols"),
        ("T1,base,tourist,T,road", "T1,base,tourist,X,road", "symbols"),
        ("T1,base,tourist,T,road", "T1,base,tourist,TH,road", "symbols"),
        ("T1,base,tourist,T,road", "T1,base,tourist,T,left", "arrows"),
        ("T1,base,tourist,T,road,symbols", "T1,base,tourist,T,road,none", "value"),
        ("T1,base,tourist,T,road,symbols", "T1,base,tourist,T,road,gold", "value"),
        ("T1,base,tourist,T,road,symbols,2", "T1,base,tourist,T,road,symbols,two", "price"),
        ("T1,base,tourist,T,road,symbols,2", "T1,base,tourist,T,road,symbols,100", "price"),
        ("T1,base,tourist,T,road,symbols,2,T", "T1,base,tourist,T,road,symbols,2,", "wants"),
        ("T1,base,tourist,T,road,symbols,2,T", "T1,base,tourist,T,road,symbols,2,W", "wants"),
        ("T1,base,tourist,T,road,symbols,2,T", "T1,base,tourist,T,road,set,2,T", "wants"),
        ("T1,base,tourist,T,road,symbols,2,T", "T1,base,tourist,T,road,mixed,2,T", "wants"),
        ("T,leisure,1,review", "T,fun,1,review", "business"),
        ("T,leisure,1,review", "T,leisure,3,review", "units"),
    ],
)
def test_a_bad_cell_is_named_by_line_and_column(tmp_path: Path, old: str, new: str, column: str) -> None:
    reason = refused(tmp_path, "tiles.csv", old, new)
    assert reason.kind == "bad-cell"
    assert (reason.args["table"], reason.args["line"], reason.args["column"]) == (
        "tiles",
        line_of("tiles.csv", "T1,"),
        column,
    )


def test_a_bad_start_tile(tmp_path: Path) -> None:
    reason = refused(tmp_path, "tiles.csv", "station,start", "depot,start")
    assert (reason.kind, reason.args["column"], reason.args["expected"]) == ("bad-cell", "tile", "station")
    (tmp_path / "second").mkdir()
    reason = refused(
        tmp_path / "second", "tiles.csv", "park,start,neutral,W,road,none", "park,start,neutral,W,road,mixed"
    )
    assert reason.args["column"] == "value"


def test_numbers_of_tiles(tmp_path: Path) -> None:
    reason = refused(tmp_path, "tiles.csv", "X1,five", "X1,base")
    assert reason == fact("bad-total", table="tiles", column="set = base", given=41, expected=40)


def test_a_kind_with_too_few_tiles(tmp_path: Path) -> None:
    def scarce(text: str) -> str:
        for number in range(3, 9):
            text = text.replace(f"T{number},base,tourist,T T,", f"T{number},base,mixed,W,")
            text = text.replace(f"T{number},base,tourist,T,", f"T{number},base,mixed,W,")
        return text

    with pytest.raises(BadComponents) as wrong:
        Streets(str(changed(tmp_path, "tiles.csv", scarce)))
    assert wrong.value.reason == fact("few_tiles", tile_kind="tourist", given=2, low=3)


def test_a_tile_twice(tmp_path: Path) -> None:
    reason = refused(tmp_path, "tiles.csv", "\nT2,base", "\nT1,base")
    assert (reason.kind, reason.args["given"]) == ("duplicate-row", "T1")


@pytest.mark.parametrize(
    ("table", "old", "new", "kind"),
    [
        ("people.csv", "hipster,12", "hipster,0", "bad-cell"),
        ("people.csv", "hipster,12", "hipster,25", "bad-cell"),
        ("people.csv", "hipster,12", "dog,12", "bad-cell"),
        ("people.csv", "shopper,12,two sources\n", "", "bad-total"),
        ("tokens.csv", "trade,12", "trade,x", "bad-cell"),
        ("tokens.csv", "trade,12", "gold,12", "bad-cell"),
        ("tokens.csv", "trade,12,rulebook\n", "", "bad-total"),
        ("advisors.csv", "hacker,1,5,yes,yes,S", "hacker,1,5,maybe,yes,S", "bad-cell"),
        ("advisors.csv", "hacker,1,5,yes,yes,S", "hacker,1,5,yes,maybe,S", "bad-cell"),
        ("advisors.csv", "hacker,1,5,yes,yes,S", "hacker,0,5,yes,yes,S", "bad-cell"),
        ("advisors.csv", "hacker,1,5,yes,yes,S", "hacker,1,6,yes,yes,S", "bad-cell"),
        ("advisors.csv", "hacker,1,5,yes,yes,S", "hacker,1,5,yes,yes,Q", "bad-cell"),
        ("advisors.csv", "hacker,1", "broker,1", "bad-cell"),
        ("advisors.csv", "search_specialist,1,5,yes,yes,,rulebook\n", "", "bad-total"),
        ("advisors.csv", "advisor,low", "advisor,least", "missing-column"),
    ],
)
def test_other_tables(tmp_path: Path, table: str, old: str, new: str, kind: str) -> None:
    assert refused(tmp_path, table, old, new).kind == kind


@pytest.mark.parametrize("table", TABLES)
def test_a_missing_table_is_named(tmp_path: Path, table: str) -> None:
    folder = changed(tmp_path, table, lambda text: text)
    (folder / table).unlink()
    with pytest.raises(BadComponents) as wrong:
        Streets(str(folder))
    assert wrong.value.reason == fact("missing-table", table=table)


def test_line_ends_do_not_change_the_set(tmp_path: Path) -> None:
    folder = changed(tmp_path, "tiles.csv", lambda text: text.replace("\n", "\r\n"))
    assert Streets(str(folder)).components.digest == PARTS.digest
