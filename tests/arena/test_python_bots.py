"""Bots in Python by `py:MODULE:CLASS`: found, blinded, and losing by their own errors alone."""

import re
import sys
from itertools import islice
from pathlib import Path

import pytest

from ludopolis import bots, registry
from ludopolis.arena.play import Venue, play
from ludopolis.arena.schedule import round_robin
from ludopolis.bots.match import Match
from ludopolis.engine.values.facts import fact

MODULE = """
from ludopolis.bots import Bot

SEEN = []

class First(Bot):
    def choose(self, state, seat, rng):
        SEEN.append((state.dump() == state.blind(seat).dump(), seat))
        return state.legal(seat)[0]

class Raises(Bot):
    def choose(self, state, seat, rng):
        raise ValueError("no idea")

class Cheats(Bot):
    def choose(self, state, seat, rng):
        return "resign"

class Greets(Bot):
    def begin(self, game, options, players, seat, rng):
        raise KeyError(seat)

class Demanding(Bot):
    def __init__(self, level):
        self.level = level

class Stranger:
    def choose(self, state, seat, rng):
        return state.legal(seat)[0]

number = 7
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder, with a module of bots and one that cannot be imported."""
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.chdir(tmp_path)
    for name in ("own_bots", "broken_bots"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    (tmp_path / "own_bots.py").write_text(MODULE, "utf-8")
    (tmp_path / "broken_bots.py").write_text("1 / 0", "utf-8")
    return tmp_path


def match(*names: str) -> Match:
    """A game of Happy City between bots, to its end."""
    found = Match(registry.find("happy_city"), {}, list(names), [bots.hire(name, 1.0) for name in names], "3")
    found.run()
    return found


@pytest.mark.usefixtures("folder")
def test_a_class_plays_and_sees_blinded_states_alone() -> None:
    found = match("py:own_bots:First", "greedy")
    assert found.faults == []
    seen = sys.modules["own_bots"].SEEN
    assert seen
    assert set(seen) == {(True, 0)}
    assert found.table.seats == ["py:own_bots:First", "greedy"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("Raises", fact("bot-raised", said="ValueError: no idea")),
        ("Cheats", fact("bot-illegal", move="'resign'")),
        ("Greets", fact("bot-raised", said="KeyError: 1")),
    ],
)
@pytest.mark.usefixtures("folder")
def test_an_error_of_the_bot_loses_its_game_alone(name: str, reason: object) -> None:
    found = match("random", f"py:own_bots:{name}")
    assert [(fault.seat, fault.reason) for fault in found.faults] == [(1, reason)]
    assert found.results().winners == [0]


@pytest.mark.parametrize(
    ("spec", "reason"),
    [
        ("", fact("py-form", given="")),
        ("own_bots", fact("py-form", given="own_bots")),
        (":First", fact("py-form", given=":First")),
        (
            "nowhere:First",
            fact("py-load", given="nowhere:First", said="ModuleNotFoundError: No module named 'nowhere'"),
        ),
        ("broken_bots:X", fact("py-load", given="broken_bots:X", said="ZeroDivisionError: division by zero")),
        ("own_bots:Last", fact("py-class", module="own_bots", given="Last")),
        ("own_bots:First~30", fact("py-class", module="own_bots", given="First~30")),
        ("own_bots:Stranger", fact("py-no-bot", given="own_bots:Stranger")),
        ("own_bots:number", fact("py-no-bot", given="own_bots:number")),
    ],
)
@pytest.mark.usefixtures("folder")
def test_what_is_no_bot_is_refused_with_the_reason(spec: str, reason: object) -> None:
    with pytest.raises(bots.UnknownBot) as wrong:
        bots.hire(f"py:{spec}", 1.0)
    assert wrong.value.reason == reason


@pytest.mark.usefixtures("folder")
def test_a_class_that_wants_arguments_is_refused() -> None:
    with pytest.raises(bots.UnknownBot) as wrong:
        bots.hire("py:own_bots:Demanding", 1.0)
    assert re.match(r"TypeError: .*'level'", str(wrong.value.reason.args["said"]))


@pytest.mark.usefixtures("folder")
def test_a_name_from_outside_imports_nothing() -> None:
    with pytest.raises(bots.UnknownBot):
        bots.make("py:own_bots:First")
    assert "own_bots" not in sys.modules
    assert bots.is_program("py:own_bots:First")
    assert not bots.is_timed("py:5s:5s")


def test_the_example_beats_chance_in_the_arena(monkeypatch: pytest.MonkeyPatch) -> None:
    """`examples/bots/onestep.py`, as docs/bots.md enters it: from the root of the repository."""
    monkeypatch.syspath_prepend(str(Path(__file__).parents[2]))
    game = registry.find("uptown")
    venue = Venue("uptown", "", game.version, game.components.digest, {}, 1.0)
    names = ["random", "py:examples.bots.onestep:OneStep"]
    done = play(venue, list(islice(round_robin(names, 2, "3"), 6)))
    shares = [result.share(result.seats.index(names[1])) for result in done]
    assert sum(shares) >= 5
    assert all(result.faults == [] for result in done)
