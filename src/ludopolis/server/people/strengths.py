"""What somebody is good at in a game: what the coach has found in their turns, by category of the score sheet.

Only stored analyses are read; none is made for this.
"""

from collections import Counter
from typing import Final, NamedTuple

import msgspec

from ludopolis.coach.ledger import MILLION
from ludopolis.coach.opening import own_decisions
from ludopolis.engine.values.data import Data

FEWEST_GAMES: Final = 3
"""Before that nothing is said: a single game says little."""
MOST_NAMED: Final = 3


class Strengths(NamedTuple):
    """The categories in which no turn was dear, and those in which turns cost most, with the points."""

    games: int
    good: list[str]
    dear: list[tuple[str, int]]


def strengths(found: list[tuple[int, str]], scored: list[str]) -> Strengths | None:
    """What analyses, each with the player's seat, say of the categories that gave points."""
    cost: Counter[str] = Counter()
    games = 0
    for seat, result in found:
        data: Data = msgspec.json.decode(result)
        if seat >= data["players"]:
            continue
        games += 1
        for one in own_decisions(data, seat):
            for row in one.get("reasons", []):
                if row["kind"] == "own" and row["points"] > 0:
                    cost[row["term"]] += row["points"]
    if games < FEWEST_GAMES:
        return None
    dear = [(term, round(points / MILLION)) for term, points in cost.most_common() if points >= MILLION]
    good = [name for name in scored if not any(term == name or term.startswith(f"{name}_") for term in cost)]
    return Strengths(games, good[:MOST_NAMED], dear[:MOST_NAMED])
