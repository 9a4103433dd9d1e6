"""Which level plays like that: how much of what was at stake was lost per decision, compared with our bots.

A game brings these figures in its package, as `measured.json`: what each level loses, at which tables, and how many
games that rests on. `benchmarks/coach.py` and `benchmarks/coach_solo.py` measure them. A game without that file gets
no grades.
"""

import json
import sys
from functools import lru_cache
from importlib.resources import files
from math import sqrt
from typing import Any, Final

from ludopolis.coach.ledger import MILLION
from ludopolis.engine.contract.game import Game
from ludopolis.engine.values.data import Data

MEASURED: Final = "measured.json"
"""The file of the figures, in a game's package."""
LOST: Final = "stake_lost"
"""The figure of each level there, in millionths. Files of earlier versions, which counted points, do not have it."""
LADDER: Final = ("beginner", "regular", "expert", "master")
"""The levels that were measured, from the weakest."""
WIDE: Final = 1.645
"""Standard errors to each side of an interval that holds nine of ten."""
BEYOND: Final = 0.5
"""How far a grade may lie beyond the ends of the ladder."""
SHADE: Final = 1 / 6
"""Farther from a level than this, a grade is marked + or -."""
FEWEST: Final = 3
"""Decisions that a grade needs."""
FEWEST_GAMES: Final = 5
"""Games that a grade of a player needs: one says little."""


def measured(game: Game) -> list[Data]:
    """What was measured in a game: one entry for each kind of table."""
    return _read(sys.modules[type(game).__module__].__package__ or "", game.id)


@lru_cache(maxsize=32)
def _read(package: str, game: str) -> list[Data]:
    file = files(package) / MEASURED if package else None
    if file is None or not file.is_file():
        return []
    found = json.loads(file.read_text("utf-8"))
    if found["game"] != game:  # a package may hold several games
        return []
    return [table for table in found["tables"] if all(LOST in row for row in table["levels"].values())]


def table_for(game: Game, players: int, options: dict[str, Any]) -> Data | None:
    """The entry nearest to a table: solo is a game of its own, other numbers of players and options may stand in."""
    fitting = [entry for entry in measured(game) if (entry["players"] == 1) == (players == 1)]

    def distance(entry: Data) -> tuple[int, int]:
        other = sum(options.get(name) != value for name, value in entry["options"].items())
        return abs(entry["players"] - players), other

    return min(fitting, key=distance, default=None)


def grade(losses: list[float], entry: Data | None) -> Data | None:
    """The level that loses as much of what is at stake, with an interval; `None` if too little is known."""
    if entry is None or len(losses) < FEWEST:
        return None
    mean = sum(losses) / len(losses)
    variance = sum((loss - mean) ** 2 for loss in losses) / (len(losses) - 1)
    off = WIDE * sqrt(variance / len(losses))
    rungs = ladder(entry)
    place = rung(mean, rungs)
    nearest = min(len(LADDER) - 1, max(0, round(place)))
    above = place - nearest
    return {
        "level": LADDER[nearest],
        "shade": "plus" if above > SHADE else "minus" if above < -SHADE and place > 0.0 else "",
        "place": round(place * MILLION),
        "low": round(rung(mean + off, rungs) * MILLION),
        "high": round(rung(mean - off, rungs) * MILLION),
        LOST: round(mean * MILLION),
        "decisions": len(losses),
        "games": min(entry["levels"][level]["games"] for level in LADDER),
    }


def grade_of_games(games: list[list[float]], entry: Data | None) -> Data | None:
    """The grade of somebody whose decisions lost so much, by game; `None` if these are too few."""
    if len(games) < FEWEST_GAMES:
        return None
    return grade([loss for losses in games for loss in losses], entry)


def ladder(entry: Data) -> list[float]:
    """What each level loses per decision, never more than the level below it."""
    found: list[float] = []
    for level in LADDER:
        loss = entry["levels"][level][LOST] / MILLION
        found.append(min(loss, found[-1]) if found else loss)
    return found


def rung(loss: float, rungs: list[float]) -> float:
    """Where a loss lies on the ladder: 0 is the weakest level, 1 the next one."""
    for at in range(len(rungs) - 1):
        worse, better = rungs[at], rungs[at + 1]
        if loss >= worse and at == 0:
            width = max(worse - better, 1e-9)
            return max(-BEYOND, (worse - loss) / width)
        if better <= loss < worse:
            return at + (worse - loss) / (worse - better)
    width = max(rungs[-2] - rungs[-1], 1e-9)
    return len(rungs) - 1 + min(BEYOND, (rungs[-1] - loss) / width)
