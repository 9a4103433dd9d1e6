"""The grade of a player: what the coach found in their games of a kind, from the fifth on."""

from functools import partial

import msgspec

from ludopolis.coach.analysis import VERSION
from ludopolis.coach.grades import LOST, grade_of_games, table_for
from ludopolis.coach.ledger import MILLION
from ludopolis.coach.opening import own_decisions
from ludopolis.engine.values.data import Data
from ludopolis.server.review.replay import off_loop
from ludopolis.server.storage.analyses import AnalysisRepository
from ludopolis.server.tables.live import Live

MOST_GAMES = 20
"""Earlier games say little about how somebody plays now."""


async def graded(repository: AnalysisRepository, live: Live, device: str) -> Data:
    """How many of the device's latest games like this one were looked at, and the grade that they give."""
    found = await repository.of_device(device, live.game.id, VERSION, MOST_GAMES)
    return await off_loop(partial(_graded, live, found))


def _graded(live: Live, found: list[tuple[int, str]]) -> Data:
    players = len(live.row.seats)
    games: list[list[float]] = []
    for seat, result in found:
        data: Data = msgspec.json.decode(result)
        if (data["players"] == 1) == (players == 1) and seat < data["players"]:
            games.append([one[LOST] / MILLION for one in own_decisions(data, seat)])
    return {"games": len(games), "grade": grade_of_games(games, table_for(live.game, players, live.row.options))}
