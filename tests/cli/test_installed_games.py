"""Games of strangers: every form of entry point works, and a bad game is named without stopping the others."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from cli.conftest import ROOT, Forks, Program

WORDS = (ROOT / "tests" / "barter" / "locale" / "en.ftl").read_text("utf-8")
GAME = """
from barter.game import Barter

class Renamed(Barter):
    def __init__(self, folder=""):
        super().__init__(folder)
        self.id = "{id}"

{name} = Renamed()
"""


Install = Callable[[dict[str, str], dict[str, str]], Program]


@pytest.fixture
def install(tmp_path: Path) -> Iterator[Install]:
    """Installs a distribution with these entry points and files, and gives the program beside it."""
    running: list[Forks] = []

    def install(entries: dict[str, str], files: dict[str, str]) -> Program:
        site = tmp_path / "site"
        lines = "".join(f"{name} = {value}\n" for name, value in entries.items())
        info = {
            "games-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: games\nVersion: 1.0\n",
            "games-1.0.dist-info/entry_points.txt": f"[ludopolis.games]\n{lines}",
        }
        for name, text in {**files, **info}.items():
            (site / name).parent.mkdir(parents=True, exist_ok=True)
            (site / name).write_text(text, "utf-8")
        running.append(Forks(site, tmp_path))
        return Program(site, tmp_path, running[0])

    yield install
    for forks in running:
        forks.close()


def listed(program: Program) -> tuple[dict[str, str], list[str]]:
    """The names of the games by id, and the lines on the error stream."""
    done = program("games", "--json")
    assert done.returncode == 0, done.stderr
    return {game["id"]: game["name"] for game in json.loads(done.stdout)["games"]}, done.stderr.splitlines()


def test_an_entry_is_a_package_or_names_the_game(install: Install) -> None:
    program = install(
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
    games, errors = listed(program)
    assert errors == []
    assert (games["pawn"], games["rook"], games["queen"]) == ("Pawn", "Rook", "Queen")
    assert "other_name" not in games
    assert "happy_city" in games
    # English alone is enough, in every language of the user.
    for language in ("en", "ru"):
        checked = program("check", "queen", "--lang", language)
        assert (checked.returncode, checked.stderr) == (0, "")
    played = program("simulate", "queen", "--games", "2", "--out", "games.jsonl")
    assert played.returncode == 0
    assert program("replay", "games.jsonl").stdout.count("Queen") == 2


def test_a_bad_game_is_named_and_the_others_are_listed(install: Install) -> None:
    program = install(
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
    games, errors = listed(program)
    assert "fine" in games
    assert not games.keys() & {"gone", "empty", "number", "crash", "silent", "mumble"}
    assert sorted(errors) == [
        "The game “crash = crash:GAME” cannot be loaded: RuntimeError: out of order",
        "The game “empty = empty” cannot be loaded: AttributeError: module 'empty' has no attribute 'GAME'",
        "The game “gone = no_such_package” cannot be loaded: "
        "ModuleNotFoundError: No module named 'no_such_package'",
        "The game “mumble” is left out: its catalogue lacks game-pitch.",
        "The game “number = number:GAME” cannot be loaded: TypeError: GAME is not a Game",
        "The game “silent = silent” is left out: its package has no English catalogue at locale/en.ftl.",
    ]  # fmt: skip
    asked = program("check", "crash")
    assert (asked.returncode, asked.stdout) == (2, "")
    assert asked.stderr == "The game “crash = crash:GAME” cannot be loaded: RuntimeError: out of order\n"
    menu = program("play", "--lang", "ru", typed="")
    assert "не загружается: RuntimeError: out of order" in menu.stderr
    assert menu.returncode == 0


def test_the_first_game_of_an_id_stays(install: Install) -> None:
    files = {
        "first/locale/en.ftl": WORDS.replace("game-name = Barter", "game-name = First"),
        "second/locale/en.ftl": WORDS,
    }
    for name in ("first", "second"):
        files[f"{name}/__init__.py"] = GAME.format(id="twin", name="GAME") + GAME.format(id="uptown", name="CITY")
    program = install({"a": "first:GAME", "b": "second:GAME", "c": "first:CITY"}, files)
    games, errors = listed(program)
    assert (games["twin"], games["uptown"]) == ("First", "UpTown")
    assert errors == [
        "The game “b = second:GAME” is left out: the id twin is taken by first:GAME.",
        "The game “c = first:CITY” is left out: the id uptown is taken by ludopolis.games.uptown:GAME.",
    ]


def test_a_game_written_for_an_earlier_version_keeps_every_law(install: Install) -> None:
    checked = install({"village": "village"}, {})("check", "village")
    assert (checked.returncode, checked.stderr) == (0, "")
    assert "village obeys every law" in checked.stdout
