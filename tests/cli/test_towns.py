"""What players call their towns, in games that ask."""

import json
import re

import pytest

from cli.conftest import Program
from ludopolis import registry
from ludopolis.terminal.command_line import BadUsage
from ludopolis.terminal.seating import MAX_TOWN_CHARS, towns_of


def test_a_town_is_shown_and_saved(program: Program) -> None:
    people = ("--name", "Anna", "--town", "Elmwood", "--seat", "2")
    done = program("play", "welcome_to", "--seed", "4", *people, "--save", "g.jsonl", typed="score\nquit\n")
    assert "Anna (you) · Elmwood" in done.stdout
    assert json.loads((program.folder / "g.jsonl").read_text().partition("\n")[0])["towns"] == ["", "Elmwood"]
    assert json.loads(program("replay", "g.jsonl", "--json").stdout)["records"][0]["towns"] == ["", "Elmwood"]


def test_the_menu_asks_for_towns(program: Program) -> None:
    menu = program("play", typed="").stdout
    number = re.search(r"(\d+)  Welcome To", menu)
    assert number is not None
    done = program("play", typed=f"{number[1]}\nAnna\nElmwood\n2\n\n\nquit\n\n")
    assert "What do you call your town?" in done.stdout
    assert "Anna (you) · Elmwood" in done.stdout


def test_towns_have_their_order_and_their_limits() -> None:
    game = registry.find("welcome_to")
    assert towns_of(game, ["Anna", "Ben", "Vera"], [" Elmwood ", "Oak"]) == {"Anna": "Elmwood", "Ben": "Oak"}
    assert towns_of(registry.find("happy_city"), ["Anna"], ["Elmwood"]) == {}
    for towns in (["Elmwood", "Oak"], ["a\nb"], ["x" * (MAX_TOWN_CHARS + 1)]):
        with pytest.raises(BadUsage):
            towns_of(game, ["Anna"], towns)
