"""Whole games in Russian: every fact has words, and no id shows through."""

import re
from collections.abc import Iterator
from random import Random

import pytest
from our_games import FULL_GAMES, settings_of

from ludopolis import registry
from ludopolis.engine.check.schedule import Setting
from ludopolis.engine.contract.state import State
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import Dealer
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import Fact
from ludopolis.i18n import Words

MOST_PLAYERS = 4
POSITIONS = 12
"""About how many positions of a game are described in full."""
REFUSALS = 20
"""How many random moves are tried in a position to collect reasons against them."""
CELL = re.compile(r"-?\d+,-?\d+")
"""A place on a grid: neither a line of the log beside a board nor a hint may contain one."""
CASES = [(id, setting) for id in FULL_GAMES for setting in settings_of(id) if setting.players <= MOST_PLAYERS]


def facts_of_a_game(id: str, setting: Setting) -> Iterator[tuple[str, Fact]]:
    """Plays a game and yields the facts that people read, with the prefixes of their messages."""
    rng = Random(setting.name())
    names = [f"player {seat}" for seat in range(setting.players)]
    table = Table(registry.find(id), setting.options, names, Dealer(setting.name()))
    asked: set[str] = set()
    while deciding := [seat for seat in range(setting.players) if table.state.pending() >> seat & 1]:
        seat = deciding[int(rng.random() * len(deciding))]
        kind = table.state.asks(seat).kind
        if kind not in asked or rng.random() < POSITIONS / 150:
            asked.add(kind)
            yield from facts_of_a_position(table.state, seat, rng)
        legal = table.state.legal(seat)
        table.play(seat, table.game.judge.policy(table.state, seat, legal, rng))
    for viewer in (0, SPECTATOR):
        yield from (("event", told) for _, told in table.log(viewer))
        yield from (("line", told) for told in table.state.position(viewer))


def beside_a_board(words: Words, told: Fact) -> str:
    """A line of the log beside a board: `log-KIND` if the catalogue has it, else `event-KIND`."""
    if words.has(f"log-{told.kind}"):
        return words.say("log", Fact(told.kind, {"count": 1, **told.args}), lambda seat: f"Игрок {seat + 1}")
    return words.say("event", told, lambda seat: f"Игрок {seat + 1}")


def in_a_hint(words: Words, told: Fact) -> str:
    """A move as hints and analyses name it: `brief-KIND` if the catalogue has it, else `move-KIND`."""
    prefix = "brief" if words.has(f"brief-{told.kind}") else "move"
    return words.say(prefix, Fact(told.kind, {"count": 1, **told.args}), lambda seat: f"Игрок {seat + 1}")


def facts_of_a_position(state: State, seat: int, rng: Random) -> Iterator[tuple[str, Fact]]:
    yield "ask", state.asks(seat)
    for viewer in (seat, SPECTATOR):
        yield from (("line", told) for told in state.position(viewer))
    yield from (("move", state.describe(seat, move)) for move in state.legal(seat))
    for move in [int(rng.random() * state.game.moves) for _ in range(REFUSALS)]:
        reason = state.why_not(seat, move)
        if reason is not None:
            yield "why", reason


def marks_of(setting: Setting) -> list[pytest.MarkDecorator]:
    """Plain Python is slow: `make test` listens to tables of two on it, and to all of them on the compiled package."""
    return [pytest.mark.compiled] * (setting.players != 2)


@pytest.mark.parametrize(
    ("id", "setting"),
    [pytest.param(*case, id=f"{case[0]}-{case[1].name()}", marks=marks_of(case[1])) for case in CASES],
)
def test_a_game_in_russian(id: str, setting: Setting) -> None:
    words = Words("ru", registry.modules()[id])
    prefixes: set[str] = set()
    latin: set[str] = set()
    cells: set[str] = set()
    english = Words("en", registry.modules()[id])
    for prefix, told in facts_of_a_game(id, setting):
        prefixes.add(prefix)
        sentence = words.say(prefix, told, lambda seat: f"Игрок {seat + 1}")
        assert re.search("[а-яё]", sentence), (prefix, told)
        short = beside_a_board(words, told) if prefix == "event" else ""
        if re.search("[A-Za-z]{2}", sentence + short):
            latin.add(f"{prefix}-{told.kind}: {sentence} {short}")
        if prefix == "event":
            cells |= {line for line in (short, beside_a_board(english, told)) if CELL.search(line)}
        elif prefix == "move":
            cells |= {line for line in (in_a_hint(words, told), in_a_hint(english, told)) if CELL.search(line)}
    assert prefixes == {"ask", "line", "move", "event", "why"}
    assert latin == set()
    assert cells == set()


@pytest.mark.parametrize("id", FULL_GAMES)
def test_name_options_and_score_sheet_in_russian(id: str) -> None:
    game = registry.find(id)
    words = Words("ru", registry.modules()[id])
    keys = [
        "game-name",
        "game-pitch",
        "game-goal",
        "game-length",
        "game-difficulty",
        f"certainty-{game.components.certainty}",
    ]
    for option in game.options:
        keys += [f"option-{option.name}", f"option-{option.name}-help"]
        keys += [f"option-{option.name}-{value}" for value in option.choices if isinstance(value, str)]
    keys += [f"ending-{ending}" for ending in game.endings]
    state = game.new({}, game.players[1])
    for line in state.sheet()[0]:
        keys += [f"score-{line.category}", *(f"figure-{name}" for name in line.figures)]
    said = [words.text(key) for key in keys]
    assert [text for text in said if not re.search("[а-яё]", text) or re.search("[A-Za-z]{2}", text)] == []
