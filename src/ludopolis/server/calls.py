"""Your turn: who is called when a table waits for them, once for each wait.

A seat that must decide is called after a moment, unless its device is looking: at this table or any other page. Bots
and automatic moves never call anybody about themselves; a turn that passes within that moment calls nobody.
"""

import asyncio
import logging
from datetime import timedelta
from functools import partial

import msgspec

from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server import cards
from ludopolis.server.live import Live
from ludopolis.server.open_tables import OpenTables, Unplayable
from ludopolis.server.outside import hooks
from ludopolis.server.outside.hooks import Call, Shape
from ludopolis.server.outside.kept import Called, Hook, Kept, Wish
from ludopolis.server.outside.post import GONE, LATER, BadAddress, Outside
from ludopolis.server.outside.push import Sender
from ludopolis.server.rows import RUNNING, NotFound, now
from ludopolis.server.tasks import Tasks, Work
from ludopolis.server.wire import deciding

log = logging.getLogger(__name__)

MOMENT_SECONDS = 10.0
"""A wait that is over sooner is not worth a call."""
LOOKING_SECONDS = 60.0
"""A device that looked within this time needs no call. Pages that are seen say so more often."""
REMIND_AFTER = timedelta(days=1)
REMINDING_SECONDS = 900.0
"""How often unanswered calls are looked for."""
TRIES = 5
FIRST_PAUSE_SECONDS = 5.0


class Calls:
    """Watches the tables in memory, and calls."""

    def __init__(
        self, tables: OpenTables, kept: Kept, outside: Outside, tasks: Tasks, moment: float = MOMENT_SECONDS
    ) -> None:
        self.tables = tables
        self.kept = kept
        self.outside = outside
        self.sender: Sender | None = None
        """Known once the server has read its key."""
        self.rooms = True
        """Whether tables may have a room."""
        self._tasks = tasks
        self._moment = moment
        self._waiting: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self._looked: dict[str, float] = {}

    def looked(self, device: str) -> None:
        """A page on that device is being looked at."""
        at = asyncio.get_running_loop().time()
        if len(self._looked) > 10_000:
            self._looked = {one: then for one, then in self._looked.items() if at - then < LOOKING_SECONDS}
        self._looked[device] = at

    def watch(self, live: Live) -> None:
        """A table has changed: begins to wait with those who must decide, and stops for those who have."""
        running = live.row.status == RUNNING and live.lesson is None and len(live.row.seats) > 1
        due = set(deciding(live.table.state)) if running else set()
        for seat, place in enumerate(live.row.seats):
            key = live.row.id, seat
            waits = seat in due and place.kind == "human" and place.device is not None
            if waits and key not in self._waiting:
                loop = asyncio.get_running_loop()
                self._waiting[key] = loop.call_later(self._moment, self._due, live.row.id, seat)
            elif not waits and key in self._waiting:
                self._waiting.pop(key).cancel()

    def close(self) -> None:
        """Calls nobody any more."""
        for timer in self._waiting.values():
            timer.cancel()

    def _due(self, table_id: str, seat: int) -> None:
        live = self.tables.live.get(table_id)
        if live is None or not self._looks(live, seat):
            self._tasks.run("calls", partial(self._call, table_id, seat))

    def _looks(self, live: Live, seat: int) -> bool:
        """Whether the seat's device is looking now. Then the seat is thought of again when it may no longer be."""
        loop = asyncio.get_running_loop()
        looked = self._looked.get(live.row.seats[seat].device or "")
        if looked is None or loop.time() - looked >= LOOKING_SECONDS:
            return False
        self._waiting[live.row.id, seat] = loop.call_at(looked + LOOKING_SECONDS, self._due, live.row.id, seat)
        return True

    async def _call(self, table_id: str, seat: int) -> None:
        """Calls a seat that waits still, or looks again later if its device is looking now."""
        live = await self._open(table_id)
        device = "" if live is None else live.row.seats[seat].device or ""
        if live is None or not device or not _waits(live, seat) or seat in live.elsewhere - live.connected():
            self._waiting.pop((table_id, seat), None)
            return
        if self._looks(live, seat):
            return
        before = await self.kept.called(table_id, seat)
        if before is not None and not _answered(live, before):
            return  # that call was about this wait
        call = Called(table_id, seat, live.table.length)
        wishes = await self.kept.wishes(device, table_id)
        hook = await self.kept.hook(table_id) if self.rooms else None
        work = self._letters(live, seat, wishes, hook)
        if work and await self.kept.claim(call, before):
            self._send(work)

    async def nudge(self, live: Live, seat: int, by: set[int]) -> None:
        """Calls a seat that must decide because somebody else asks for it, at most once an hour."""
        if seat in by or not 0 <= seat < len(live.row.seats) or live.lesson is not None or not _waits(live, seat):
            raise IllegalMove(fact("nobody-to-nudge"))
        if _paused(live):
            raise IllegalMove(fact("nudge-paused"))
        if not await self.kept.nudge(live.row.id, seat, self.tables.time()):
            raise IllegalMove(fact("nudged-already"))
        wishes = await self.kept.wishes(live.row.seats[seat].device or "", live.row.id)
        hook = await self.kept.hook(live.row.id) if self.rooms else None
        self._send(self._letters(live, seat, wishes, hook, live.row.seats[min(by)].name))

    async def remind(self) -> None:
        """Reminds those who wanted it a day after a call."""
        while True:
            for called in await self.kept.unanswered(now() - REMIND_AFTER):
                live = await self._open(called.table_id)
                if live is None or _paused(live) or not _waits(live, called.seat) or _answered(live, called):
                    continue
                device = live.row.seats[called.seat].device or ""
                wishes = [wish for wish in await self.kept.wishes(device, called.table_id) if wish.remind]
                work = self._letters(live, called.seat, wishes, None)
                if work and await self.kept.claim(called, called, reminder=True):
                    self._send(work)
            await asyncio.sleep(REMINDING_SECONDS)

    async def _open(self, table_id: str) -> Live | None:
        try:
            return await self.tables.open(table_id)
        except (NotFound, Unplayable):
            return None

    def _letters(self, live: Live, seat: int, wishes: list[Wish], hook: Hook | None, nudger: str = "") -> list[Work]:
        """What there is to send, ready before the call is noted as made."""
        told = [(wish, self.message(live, seat, wish.language, nudger=nudger)) for wish in wishes]
        work: list[Work] = [partial(self.push, wish, call) for wish, call in told]
        if hook is not None:
            work.append(partial(self.post, hook, self.message(live, seat, hook.language, hook.base, nudger)))
        return work

    def _send(self, work: list[Work]) -> None:
        for one in work:
            self._tasks.run("calls", one)

    def message(self, live: Live, seat: int, language: str, base: str = "", nudger: str = "") -> Call:
        """What a call says: game, table, whose turn it is, who moved or asks, a link. All of it is public."""
        words = cards.words_of(language, live.row.game)
        game = cards.name_of(words, live.row.game)
        name = live.row.seats[seat].name
        mover = _mover(live, seat)
        told = live.row.seats[mover].name if mover >= 0 else ""
        text = words.text("call-text-after", name=name, mover=told) if told else words.text("call-text", name=name)
        if nudger:
            text = words.text("call-text-nudge", name=name, nudger=nudger)
        link = f"{base}/t/{live.row.id}"
        facts = {"game": live.row.game, "table": live.row.id, "turn": live.table.state.blind(SPECTATOR).turn()}
        return Call(words.text("call-title", game=game), text, link, {**facts, "player": name, "moved": told})

    async def push(self, wish: Wish, call: Call) -> None:
        """Sends a call to a browser, several times if it must be."""
        if self.sender is None:
            return
        message = msgspec.json.encode({"title": call.title, "text": call.text, "path": call.link})
        for attempt in range(TRIES):
            try:
                outcome = await self.sender.send(wish.subscription, message, _topic(call.link), wish.base)
            except BadAddress:
                outcome = GONE
            if outcome == GONE:
                await self.kept.forget(wish.subscription.endpoint)
            if outcome != LATER:
                return
            await asyncio.sleep(FIRST_PAUSE_SECONDS * 2**attempt)
        log.warning("a push service did not take a message in %d tries", TRIES)

    async def post(self, hook: Hook, call: Call) -> None:
        """Sends a call to a room, several times if it must be."""
        for attempt in range(TRIES):
            if await self.post_once(hook, call) != LATER:
                return
            await asyncio.sleep(FIRST_PAUSE_SECONDS * 2**attempt)
        log.warning("a webhook did not take a message in %d tries", TRIES)

    async def post_once(self, hook: Hook, call: Call) -> str:
        """Sends a call to a room: `DONE`, `GONE` or `LATER`."""
        try:
            return await hooks.send(self.outside, hook.url, Shape(hook.shape), call)
        except BadAddress:
            return GONE


def no_rooms() -> BadAddress:
    """The host has switched webhooks off."""
    return BadAddress(fact("hooks-off"))


def _waits(live: Live, seat: int) -> bool:
    return live.row.status == RUNNING and live.row.seats[seat].kind == "human" and seat in deciding(live.table.state)


def _paused(live: Live) -> bool:
    return live.clock is not None and live.clock.since is None


def _answered(live: Live, called: Called) -> bool:
    """Whether the seat has moved since a call."""
    return any(entry.get("seat") == called.seat for entry in live.table.entries_after(called.entry))


def _mover(live: Live, seat: int) -> int:
    """Who moved last, besides the seat itself; -1 if nobody, or if it may be a secret that somebody has."""
    others = set(range(len(live.row.seats))) - {seat}
    if live.game.secrets:
        return -1
    return next((step.seat for step in reversed(live.table.steps) if step.seat in others), -1)


def _topic(path: str) -> str:
    """A push service's name for what a newer message replaces: at most 32 letters and digits."""
    return path.rpartition("/")[2][:32]
