"""Compiled and interpreted games go the same way, digest by digest."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest
from our_games import OUR_GAMES

import ludopolis

TESTS = Path(__file__).resolve().parent.parent
INTERPRETED = TESTS.parent / "src"
COMPILED = Path(ludopolis.__file__).parent.parent


def lines(source: Path, game: str) -> list[str]:
    command = [sys.executable, str(TESTS / "compiled" / "trace.py"), game]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(source), str(TESTS)]), "PYTHONHASHSEED": "0"}
    return subprocess.run(command, env=environment, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()


@pytest.mark.parametrize("game", ["barter", *OUR_GAMES])
def test_same_game_line_by_line(game: str) -> None:
    assert COMPILED != INTERPRETED
    setting = ""
    interpreted, compiled = lines(INTERPRETED, game), lines(COMPILED, game)
    assert len(interpreted) > 50
    for number, (one, other) in enumerate(zip_longest(interpreted, compiled), 1):
        setting = one if one is not None and one.startswith("#") else setting
        assert other == one, f"line {number} of {setting}"
