"""Notifies people that it is their turn, once per wait.

A seat that must decide is notified after `MOMENT_SECONDS`, unless somebody is looking at one of our pages on its
device. A shorter wait causes no notification, and neither do bots and forced moves.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial

import msgspec

from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server.model.notifications import Notified, Preference, Webhook
from ludopolis.server.model.tables import RUNNING, NotFound, now
from ludopolis.server.notifications import webhooks
from ludopolis.server.notifications.outgoing import GONE, LATER, BadAddress, Outside
from ludopolis.server.notifications.push import Sender
from ludopolis.server.notifications.webhooks import Notification, Shape
from ludopolis.server.ops.tasks import Tasks, Work
from ludopolis.server.storage.clocks import ClockRepository
from ludopolis.server.storage.notifications import NotificationRepository
from ludopolis.server.tables import descriptions
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.open_tables import OpenTables, Unplayable
from ludopolis.server.tables.presence import LOOKING_SECONDS
from ludopolis.server.tables.wire import deciding

log = logging.getLogger(__name__)

MOMENT_SECONDS = 10.0
"""Delay before a notification. A shorter wait is not worth one."""
REMIND_AFTER = timedelta(days=1)
REMINDING_SECONDS = 900.0
"""Interval between two searches for unanswered notifications."""
DELIVERY_ATTEMPTS = 5
NUDGE_PAUSE_MS = 3_600_000
FIRST_RETRY_SECONDS = 5.0
"""Pause before the first retry. Each further one is twice as long."""
TASK = "calls"
"""The name of background deliveries in `/healthz` and in the metrics, where it must not change."""


class Notifier:
    """Watches the tables in memory and notifies people whose turn it is."""

    def __init__(
        self,
        tables: OpenTables,
        repository: NotificationRepository,
        clocks: ClockRepository,
        outside: Outside,
        tasks: Tasks,
        moment: float = MOMENT_SECONDS,
        webhooks: bool = True,
    ) -> None:
        self.tables = tables
        self.repository = repository
        self._clocks = clocks
        self.outside = outside
        self.sender: Sender | None = None
        """`None` until the server has read its key."""
        self.webhooks = webhooks
        """Whether tables may have a webhook."""
        self._tasks = tasks
        self._moment = moment
        self._waiting: dict[tuple[str, int], asyncio.TimerHandle] = {}
        self._looked: dict[str, float] = {}

    def looked(self, device: str) -> None:
        """Notes that somebody is looking at a page on that device."""
        at = asyncio.get_running_loop().time()
        if len(self._looked) > 10_000:
            self._looked = {one: then for one, then in self._looked.items() if at - then < LOOKING_SECONDS}
        self._looked[device] = at

    def watch(self, live: Live) -> None:
        """Starts a timer for each seat that must decide now, and stops the timers of seats that have decided.

        Called whenever a table changes.
        """
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
        """Stops all timers."""
        for timer in self._waiting.values():
            timer.cancel()

    def _due(self, table_id: str, seat: int) -> None:
        live = self.tables.live.get(table_id)
        if live is None or not self._looks(live, seat):
            self._tasks.run(TASK, partial(self._notify, table_id, seat))

    def _looks(self, live: Live, seat: int) -> bool:
        """Whether the seat's device is looking now. If it is, the timer starts anew."""
        loop = asyncio.get_running_loop()
        looked = self._looked.get(live.row.seats[seat].device or "")
        if looked is None or loop.time() - looked >= LOOKING_SECONDS:
            return False
        self._waiting[live.row.id, seat] = loop.call_at(looked + LOOKING_SECONDS, self._due, live.row.id, seat)
        return True

    async def _notify(self, table_id: str, seat: int) -> None:
        """Notifies a seat that still must decide, or starts its timer anew if its device is looking."""
        live = await self._open(table_id)
        device = "" if live is None else live.row.seats[seat].device or ""
        if live is None or not device or not _waits(live, seat) or seat in live.elsewhere - live.connected():
            self._waiting.pop((table_id, seat), None)
            return
        if self._looks(live, seat):
            return
        before = await self.repository.last(table_id, seat)
        if before is not None and not _answered(live, before):
            return  # that notification was about this wait
        new = Notified(table_id, seat, live.table.length)
        preferences = await self.repository.preferences(device, table_id)
        hook = await self.repository.webhook(table_id) if self.webhooks else None
        work = self._deliveries(live, seat, preferences, hook)
        if work and await self.repository.claim(new, before):
            self._send(work)

    async def nudge(self, live: Live, seat: int, by: set[int]) -> None:
        """Notifies a seat that must decide because somebody else asks for it, at most once an hour."""
        if seat in by or not 0 <= seat < len(live.row.seats) or live.lesson is not None or not _waits(live, seat):
            raise IllegalMove(fact("nobody-to-nudge"))
        if _paused(live):
            raise IllegalMove(fact("nudge-paused"))
        if not await self._clocks.claim_nudge(live.row.id, seat, self.tables.time(), NUDGE_PAUSE_MS):
            raise IllegalMove(fact("nudged-already"))
        preferences = await self.repository.preferences(live.row.seats[seat].device or "", live.row.id)
        hook = await self.repository.webhook(live.row.id) if self.webhooks else None
        self._send(self._deliveries(live, seat, preferences, hook, live.row.seats[min(by)].name))

    async def remind(self) -> None:
        """Reminds those who wanted it, a day after a notification that they have not answered. Never ends."""
        while True:
            for sent in await self.repository.unanswered(now() - REMIND_AFTER):
                live = await self._open(sent.table_id)
                if live is None or _paused(live) or not _waits(live, sent.seat) or _answered(live, sent):
                    continue
                device = live.row.seats[sent.seat].device or ""
                preferences = [one for one in await self.repository.preferences(device, sent.table_id) if one.remind]
                work = self._deliveries(live, sent.seat, preferences, None)
                if work and await self.repository.claim(sent, sent, reminder=True):
                    self._send(work)
            await asyncio.sleep(REMINDING_SECONDS)

    async def _open(self, table_id: str) -> Live | None:
        try:
            return await self.tables.open(table_id)
        except (NotFound, Unplayable):
            return None

    def _deliveries(
        self, live: Live, seat: int, preferences: list[Preference], hook: Webhook | None, nudger: str = ""
    ) -> list[Work]:
        """The deliveries of one notification, built before it is stored as sent: nothing can fail in between."""
        work: list[Work] = [
            partial(self.push, preference, self.notification(live, seat, preference.language, nudger=nudger))
            for preference in preferences
        ]
        if hook is not None:
            notification = self.notification(live, seat, hook.language, hook.base, nudger)
            work.append(partial(self.post, live.row.id, hook, notification))
        return work

    def _send(self, work: list[Work]) -> None:
        for one in work:
            self._tasks.run(TASK, one)

    def notification(self, live: Live, seat: int, language: str, base: str = "", nudger: str = "") -> Notification:
        """A notification in a language: game, table, whose turn, who moved or nudges, a link. All of it is public."""
        words = descriptions.words_of(language, live.row.game)
        game = descriptions.name_of(words, live.row.game)
        name = live.row.seats[seat].name
        mover = _mover(live, seat)
        told = live.row.seats[mover].name if mover >= 0 else ""
        text = words.text("call-text-after", name=name, mover=told) if told else words.text("call-text", name=name)
        if nudger:
            text = words.text("call-text-nudge", name=name, nudger=nudger)
        link = f"{base}/t/{live.row.id}"
        facts = {"game": live.row.game, "table": live.row.id, "turn": live.table.state.blind(SPECTATOR).turn()}
        return Notification(words.text("call-title", game=game), text, link, {**facts, "player": name, "moved": told})

    def push_soon(self, preference: Preference, notification: Notification) -> None:
        """Sends a notification to a browser in the background."""
        self._send([partial(self.push, preference, notification)])

    async def push(self, preference: Preference, notification: Notification) -> None:
        """Sends a notification to a browser, with retries. A subscription that is gone is forgotten."""
        if self.sender is None:
            return
        to, link = preference.subscription, notification.link
        message = msgspec.json.encode({"title": notification.title, "text": notification.text, "path": link})
        send = partial(self.sender.send, to, message, _topic(link), preference.base, preference.device)
        if await _deliver("a push service", send) == GONE:
            await self.repository.forget(to.endpoint)

    async def post(self, table: str, hook: Webhook, notification: Notification) -> None:
        """Sends a notification to a table's webhook, with retries."""
        await _deliver("a webhook", partial(self.post_once, table, hook, notification))

    async def post_once(self, table: str, hook: Webhook, notification: Notification) -> str:
        """Sends a notification to a webhook: `DONE`, `GONE` or `LATER`. Raises `BadAddress`."""
        return await webhooks.send(self.outside, hook.url, Shape(hook.shape), notification, table)


async def _deliver(to: str, send: Callable[[], Awaitable[str]]) -> str:
    """Sends something, with retries: `DONE`, `GONE` or `LATER`."""
    for attempt in range(DELIVERY_ATTEMPTS):
        if attempt:
            await asyncio.sleep(FIRST_RETRY_SECONDS * 2 ** (attempt - 1))
        try:
            outcome = await send()
        except BadAddress:
            return GONE
        if outcome != LATER:
            return outcome
    log.warning("%s did not take a message in %d tries", to, DELIVERY_ATTEMPTS)
    return LATER


def no_webhooks() -> BadAddress:
    """The error on a server whose host has switched webhooks off."""
    return BadAddress(fact("hooks-off"))


def _waits(live: Live, seat: int) -> bool:
    return live.row.status == RUNNING and live.row.seats[seat].kind == "human" and seat in deciding(live.table.state)


def _paused(live: Live) -> bool:
    return live.clock is not None and live.clock.since is None


def _answered(live: Live, sent: Notified) -> bool:
    """Whether the seat has moved since a notification."""
    return any(entry.get("seat") == sent.seat for entry in live.table.entries_after(sent.entry))


def _mover(live: Live, seat: int) -> int:
    """The last other seat that moved; -1 if there is none, or in games where that may be secret."""
    others = set(range(len(live.row.seats))) - {seat}
    if live.game.secrets:
        return -1
    return next((step.seat for step in reversed(live.table.steps) if step.seat in others), -1)


def _topic(path: str) -> str:
    """The topic under which a push service replaces an older message: at most 32 letters and digits."""
    return path.rpartition("/")[2][:32]
