"""Bots at a table: when they think, for how long, and when their moves are shown. Hints for people too."""

import asyncio
import logging
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any

from ludopolis.engine.facts import IllegalMove, fact
from ludopolis.engine.state import Data
from ludopolis.server import changes
from ludopolis.server.bot_workers import BotWorkers
from ludopolis.server.live import Live
from ludopolis.server.open_tables import OpenTables
from ludopolis.server.store import RUNNING, NotFound
from ludopolis.server.wire import deciding

log = logging.getLogger(__name__)

BOT_PAUSE_SECONDS = 0.6
"""A bot takes at least this long over each move, so that people can follow and a quick move gives nothing away."""
BOT_TURN_SECONDS = 4.0
"""How long a bot may think in one turn. Getting its moves to the table takes a little more."""
HINT_SECONDS = 2.5
"""How long an Expert thinks about a hint."""


class BotTurns:
    """Lets bots move, and gives hints."""

    def __init__(
        self, tables: OpenTables, workers: BotWorkers, pause: float, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self.tables = tables
        self.workers = workers
        self.pause = pause
        self._spawn = spawn

    def wake(self, live: Live) -> None:
        """Lets the bots think that must decide now, while somebody is looking."""
        if live.row.status != RUNNING or not live.sockets:
            return
        for seat in deciding(live.table.state):
            if live.row.seats[seat].kind == "bot" and seat not in live.thinking:
                live.thinking.add(seat)
                self._spawn(self._play(live, seat))

    async def _play(self, live: Live, seat: int) -> None:
        """Plays for a seat until it has nothing left to decide."""
        clock = asyncio.get_running_loop().time
        turn, until = -1, 0.0
        try:
            while True:
                state, number = live.table.state, live.table.view_number(seat)
                place = live.row.seats[seat]
                if place.kind != "bot" or seat not in deciding(state):
                    return
                if state.turn() != turn:
                    turn, until = state.turn(), clock() + BOT_TURN_SECONDS
                # Nobody knows how many decisions are still to come, so each may take half of the time left. Bots that
                # decide at the same time share the workers.
                bots_per_worker = -(-len(live.thinking) // self.workers.count)
                seconds = (until - clock()) / 2 / bots_per_worker
                seed = f"{live.row.seed}/bot {seat}/{number}"
                move, _ = await asyncio.gather(
                    self.workers.choose(live.game, state, seat, place.bot, seed, seconds), asyncio.sleep(self.pause)
                )
                with suppress(changes.OutOfDate, IllegalMove):  # the table may have changed while the bot was thinking
                    await changes.play(self.tables, live, seat, number, None, move)
        except NotFound:
            return
        except Exception:
            log.exception("a bot failed at table %s", live.row.id)
        finally:
            live.thinking.discard(seat)

    async def hint(self, live: Live, seat: int, number: int) -> Data:
        """What an Expert would do on the seat, and why. Asking again in the same view gives the same answer."""
        if not live.row.settings.get("hints"):
            raise IllegalMove(fact("no-hints"))
        changes.check_number(live.table, seat, number)
        if live.row.status != RUNNING or seat not in deciding(live.table.state):
            raise IllegalMove(fact("not-your-decision", seat=seat))
        known = live.hints.get(seat)
        if known is None or known[0] != number:
            seed = f"{live.row.seed}/hint {seat}/{number}"
            thought = self.workers.hint(live.game, live.table.state, seat, seed, HINT_SECONDS)
            known = live.hints[seat] = (number, asyncio.ensure_future(thought))
        found = await asyncio.shield(known[1])
        if found is None:
            live.hints.pop(seat, None)
            raise IllegalMove(fact("no-hint-now"))
        return found
