"""Games of strangers: every form of entry point works, and a bad game is named without stopping the others."""

import json
from pathlib import Path

import pytest

from cli.conftest import ROOT, Program

WORDS = (ROOT / "tests" / "barter" / "locale" / "en.ftl").read_text("utf-8")
GAME = """
from barter.game import Barter

class Renamed(Barter):
    def __init__(self, folder=""):
        super().__init__(folder)
        self.id = "{id}"

{name} = Renamed()
"""


def install(site: Path, entries: dict[str, str], files: dict[str, str]) -> None:
    """Installs a distribution with these entry points and files."""
    for name, text in files.items():
        (site / name).parent.mkdir(parents=True, exist_ok=True)
        (site / name).write_text(text, "utf-8")
    number = len(list(site.glob("*.dist-info"))) + 1
    info = site / f"games{number}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: games{number}\nVersion: 1.0\n", "utf-8")
    lines = [f"{name} = {value}\n" for name, value in entries.items()]
    (info / "entry_points.txt").write_text("[ludopolis.games]\n" + "".join(lines), "utf-8")


@pytest.fixture
def site(tmp_path: Path) -> Path:
    return tmp_path / "site"


@pytest.fixture
def fresh(site: Path, tmp_path: Path) -> Program:
    """The program with the packages of the site alone."""
    return Program(site, tmp_path)


def listed(program: Program) -> tuple[dict[str, str], list[str]]:
    """The names of the games by id, and the lines on the error stream."""
    done = program("games", "--json")
    assert done.returncode == 0, done.stderr
    return {game["id"]: game["name"] for game in json.loads(done.stdout)["games"]}, done.stderr.splitlines()


def test_an_entry_is_a_package_or_names_the_game(fresh: Program, site: Path) -> None:
    install(
        site,
        {"pawn": "pawn", "rook": "rook:GAME", "other_name": "queen.rules:QUEEN"},
        {
            "pawn/__init__.py": GAME.format(id="pawn", name="GAME"),
            "pawn/locale/en.ftl": WORDS.replace("game-name = Barter", "game-name = Pawn"),
            "rook/__init__.py": GAME.format(id="rook", name="GAME"),
            "rook/locale/en.ftl": WORDS.replace("game-name = Barter", "game-name = Rook"),
            "queen/__init__.py": "",
            "queen/rules.py": GAME.format(id="queen", name="QUEEN"),
            "queen/locale/en.ftl": WORDS.replace("game-name = Barter", "game-name = Queen"),
        },
    )
    games, errors = listed(fresh)
    assert errors == []
    assert (games["pawn"], games["rook"], games["queen"]) == ("Pawn", "Rook", "Queen")
    assert "other_name" not in games
    assert "happy_city" in games
    # English alone is enough, in every language of the user.
    for language in ("en", "ru"):
        checked = fresh("check", "queen", "--lang", language)
        assert (checked.returncode, checked.stderr) == (0, "")
    played = fresh("simulate", "queen", "--games", "2", "--out", "games.jsonl")
    assert played.returncode == 0
    assert fresh("replay", "games.jsonl").stdout.count("Queen") == 2


def test_a_bad_game_is_named_and_the_others_are_listed(fresh: Program, site: Path) -> None:
    install(
        site,
        {
            "gone": "no_such_package",
            "empty": "empty",
            "number": "number:GAME",
            "crash": "crash:GAME",
            "silent": "silent",
            "mumble": "mumble",
            "fine": "fine:GAME",
        },
        {
            "empty/__init__.py": "",
            "number/__init__.py": "GAME = 7\n",
            "crash/__init__.py": "raise RuntimeError('out of order')\n",
            "silent/__init__.py": GAME.format(id="silent", name="GAME"),
            "mumble/__init__.py": GAME.format(id="mumble", name="GAME"),
            "mumble/locale/en.ftl": WORDS.replace("game-pitch", "game-pitched"),
            "fine/__init__.py": GAME.format(id="fine", name="GAME"),
            "fine/locale/en.ftl": WORDS,
        },
    )
    games, errors = listed(fresh)
    assert "fine" in games
    assert not games.keys() & {"gone", "empty", "number", "crash", "silent", "mumble"}
    assert sorted(errors) == [
        "The game “crash = crash:GAME” cannot be loaded: RuntimeError: out of order",
        "The game “empty = empty” cannot be loaded: AttributeError: module 'empty' has no attribute 'GAME'",
        "The game “gone = no_such_package” cannot be loaded: "
        "ModuleNotFoundError: No module named 'no_such_package'",
        "The game “mumble” is left out: its catalogue lacks game-pitch.",
        "The game “number = number:GAME” cannot be loaded: TypeError: GAME is not a Game",
        "The game “silent = silent” is left out: its package has no English catalogue, locale/en.ftl.",
    ]  # fmt: skip
    asked = fresh("check", "crash")
    assert (asked.returncode, asked.stdout) == (2, "")
    assert asked.stderr == "The game “crash = crash:GAME” cannot be loaded: RuntimeError: out of order\n"
    menu = fresh("play", "--lang", "ru", typed="")
    assert "не загружается: RuntimeError: out of order" in menu.stderr
    assert menu.returncode == 0


def test_the_first_game_of_an_id_stays(fresh: Program, site: Path) -> None:
    files = {
        "first/locale/en.ftl": WORDS.replace("game-name = Barter", "game-name = First"),
        "second/locale/en.ftl": WORDS,
    }
    for name in ("first", "second"):
        files[f"{name}/__init__.py"] = GAME.format(id="twin", name="GAME") + GAME.format(id="uptown", name="CITY")
    install(site, {"a": "first:GAME", "b": "second:GAME", "c": "first:CITY"}, files)
    games, errors = listed(fresh)
    assert (games["twin"], games["uptown"]) == ("First", "UpTown (Trefl)")
    assert errors == [
        "The game “b = second:GAME” is left out: the id twin is taken by first:GAME.",
        "The game “c = first:CITY” is left out: the id uptown is taken by ludopolis.games.uptown:GAME.",
    ]
