"""Bots at a table: when they think, for how long, and when their moves are shown. Also hints for people."""

import asyncio
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from ludopolis.coach.advice import Advice
from ludopolis.engine.contract import State
from ludopolis.engine.lesson import Cue
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server.model.tables import RUNNING, NotFound
from ludopolis.server.ops.tasks import Tasks
from ludopolis.server.storage.hints import HintRepository
from ludopolis.server.tables import changes
from ludopolis.server.tables.live import NOBODY, Live
from ludopolis.server.tables.open_tables import OpenTables
from ludopolis.server.tables.wire import deciding
from ludopolis.server.workers.bots import BotWorkers
from ludopolis.version import compiled

HASTE = 6
"""Speed-up when every player asks for quick bots; pauses stay long enough that a forced move is not recognisable."""
BOT_TURN_SECONDS = 4.0
"""Time limit for a bot's turn, without the wait for a worker."""
HINT_SECONDS = 0.8
"""How much CPU time a hint may take. Usually it takes less: its budget is playouts, so that the same position gives
the same hint."""
REASONS_SECONDS = 0.8 if compiled() else 1.9
"""How much CPU time its reasons may take: on a slow machine they rest on fewer playouts."""


class Decision(NamedTuple):
    """A decision that a bot must make, read under the table's lock."""

    bot: str
    blinded: State
    number: int
    turn: int
    scripted: str
    """The move that a lesson has for it, or `""`."""


class BotTurns:
    """Lets bots move, and gives hints."""

    def __init__(
        self, tables: OpenTables, workers: BotWorkers, hints: HintRepository, pause: float, tasks: Tasks
    ) -> None:
        self.tables = tables
        self.workers = workers
        self.hints = hints
        self.pause = pause
        self.thinking = 0
        """Bots that are thinking, at all tables."""
        self._tasks = tasks

    def wake(self, live: Live) -> None:
        """Starts the bots that must decide now, if somebody is looking."""
        for seat in range(len(live.row.seats)):
            if seat not in live.thinking and _is_due(live, seat):
                live.thinking |= {seat}
                self.thinking += 1
                self._tasks.run("bots", partial(self._play, live, seat))

    async def _play(self, live: Live, seat: int) -> None:
        """Plays for a seat until it has nothing left to decide. Restarted if it fails."""
        turn, left = -1, 0.0
        while (decision := await self._next(live, seat)) is not None:
            if decision.turn != turn:
                turn, left = decision.turn, BOT_TURN_SECONDS
            # Nobody knows how many decisions are still to come, so each may take half of the time left. Bots that
            # decide at the same time share the workers.
            seconds = left / 2 / -(-self.thinking // self.workers.count)
            pause = self.pause / HASTE if live.hasty() else self.pause
            seed = luck(live.row.seed, decision.blinded, seat)
            if decision.scripted:
                move, used = decision.scripted, 0.0
                await asyncio.sleep(pause)
            else:
                (move, used), _ = await asyncio.gather(
                    self.workers.choose(live.game, decision.blinded, seat, decision.bot, seed, seconds),
                    asyncio.sleep(pause),
                )
            left = max(0.0, left - used)
            with suppress(changes.OutOfDate, IllegalMove, NotFound):  # the table may have changed meanwhile
                await changes.play(self.tables, live, None, seat, decision.number, None, move)

    async def _next(self, live: Live, seat: int) -> Decision | None:
        with suppress(NotFound):
            async with self.tables.holding(live):
                if _is_due(live, seat):
                    table = live.table
                    bot = live.row.seats[seat].bot
                    cue = _cue(live)
                    scripted = cue.moves[0] if cue else ""
                    return Decision(bot, table.state.blind(seat), table.view_number(seat), table.state.turn(), scripted)
        live.thinking = live.thinking - {seat} or NOBODY
        self.thinking -= 1
        return None

    async def hint(self, live: Live, device: str, seat: int, number: int, pick: list[str]) -> Data:
        """The turn a Master would play, compared with a pick. Asking again in the same view gives the same answer."""
        _check_hint(live, device, seat, number)
        known = live.hints.get(seat)
        while known is not None and not known[2].done() and known[:2] != (number, pick):
            # Workers are shared: one search at a time per seat, however many picks are compared.
            await asyncio.shield(known[2])
            _check_hint(live, device, seat, number)
            known = live.hints.get(seat)
        entry = live.table.length
        if known is None or known[:2] != (number, pick):
            thought = self.workers.hint(live.game, live.table.state.blind(seat), seat, pick, HINT_SECONDS)
            known = live.hints[seat] = (number, pick, asyncio.ensure_future(thought))
        found = await asyncio.shield(known[2])
        changes.check_owner(live, device, seat)  # the seat may have been lost meanwhile
        if found is None:
            if live.hints.get(seat) is known:
                del live.hints[seat]
            raise IllegalMove(fact("no-hint-now"))
        await self.hints.add(live.row.id, device, Advice(seat, entry, [one["move"] for one in found["turn"]]))
        changes.check_owner(live, device, seat)  # or while it was stored
        return found

    async def reasons(self, live: Live, device: str, seat: int, number: int, pick: list[str]) -> list[Data]:
        """Why the turn of that hint is better than the other one. Asking again in the same view gives the same."""
        advice = await self.hint(live, device, seat, number, pick)
        if advice["gain"] < 0 or not advice["other"]:
            return []
        known = live.reasons.get(seat)
        if known is None or known[0] is not advice:
            _check_hint(live, device, seat, number)
            thought = self.workers.reasons(live.game, live.table.state.blind(seat), seat, advice, REASONS_SECONDS)
            known = live.reasons[seat] = (advice, asyncio.ensure_future(thought))
        found = await asyncio.shield(known[1])
        changes.check_owner(live, device, seat)
        if found is None:
            if live.reasons.get(seat) is known:
                del live.reasons[seat]
            raise IllegalMove(fact("no-hint-now"))
        return found


def luck(deal: str, blinded: State, seat: int) -> str:
    """The seed of a bot's search: the same in the same position of the same deal, whatever led there."""
    return f"{deal}/bot {seat}/{blinded.digest()}"


def _check_hint(live: Live, device: str, seat: int, number: int) -> None:
    """Refuses a hint for another's seat, at a table without hints, or for an earlier decision."""
    changes.check_owner(live, device, seat)
    if not live.row.settings.get("hints"):
        raise IllegalMove(fact("no-hints"))
    changes.check_number(live.table, seat, number)
    if live.row.status != RUNNING or seat not in deciding(live.table.state):
        raise IllegalMove(fact("not-your-decision", seat=seat))


def _is_due(live: Live, seat: int) -> bool:
    """Whether a bot must decide for the seat now, and somebody is looking. In a lesson it waits for its cue."""
    if live.row.status != RUNNING or not live.sockets or live.row.seats[seat].kind != "bot":
        return False
    cue = _cue(live)
    return seat in deciding(live.table.state) and (cue is None or cue.seat == seat)


def _cue(live: Live) -> Cue | None:
    walk = live.walk()
    return None if walk is None else walk.cue()
