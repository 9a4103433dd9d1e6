"""Deals of the day and duels: everybody who plays one gets the same cards. docs/deals.md says what that means."""

import hashlib
import hmac
from datetime import UTC, date, datetime, time, timedelta
from typing import NamedTuple

from ludopolis import registry
from ludopolis.bots import REGULAR
from ludopolis.bots.characters import bot_names
from ludopolis.engine.contract.game import Game
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.engine.values.options import OptionValue
from ludopolis.server.guard import keys
from ludopolis.server.guard.access import Forbidden, new_id, new_token
from ludopolis.server.model.tables import FINISHED, RUNNING, NotFound, SeatRow, TableRow, now
from ludopolis.server.model.tries import PLAYED, RESIGNED, Try
from ludopolis.server.storage.secrets import DEALS, SecretRepository
from ludopolis.server.storage.tries import TryRepository
from ludopolis.server.tables.open_tables import OpenTables, Unplayable, game_of

TABLE, SOLO = "table", "solo"
"""The two kinds of deal of the day: at a table against bots, and solo."""
PLAYERS = 3
"""Seats at the table of a deal of the day, if the game allows that many."""
KEPT_DAYS = 90
"""Days for which a deal can still be played. By default tables are deleted after as many days."""


class Deal(NamedTuple):
    """A deal: everything that is the same for everybody who plays it."""

    id: str
    day: str
    """In ISO form; empty for a duel."""
    way: str
    game: Game
    options: dict[str, OptionValue]
    settings: Data
    seats: list[str]
    """The bot on each seat; empty on the player's own."""
    seed: str

    @property
    def seat(self) -> int:
        """The player's seat."""
        return self.seats.index("")


class Deals:
    """Makes deals, begins tries, sends duels and counts results."""

    def __init__(self, tables: OpenTables, tries: TryRepository, secrets: SecretRepository) -> None:
        self._tables = tables
        self._tries = tries
        self._secrets = secrets

    async def daily(self, id: str, on: date) -> Deal:
        """A deal of the day `on` or of an earlier day. Deals of later days are refused."""
        day = day_of(id)
        if day is None or not on - timedelta(days=KEPT_DAYS) <= day <= on or id not in ids_of(day):
            raise NotFound(fact("no-such-page"))
        _, game_id, way = id.split(".")
        game = registry.find(game_id)
        secret = self._tables.seed or await self._secrets.get(DEALS, new_token())
        seed = _drawn(secret, id)
        players = 1 if way == SOLO else max(game.players[0], min(PLAYERS, game.players[1]))
        seat = int(_drawn(secret, f"{id}/seat"), 16) % players
        seats = ["" if index == seat else REGULAR for index in range(players)]
        return Deal(id, str(day), way, game, {}, {"live_score": True, "hints": False}, seats, seed)

    async def sent(self, source: Try, on: date) -> Deal:
        """The deal of a try that was sent as a duel."""
        if day_of(source.deal) is not None:
            return await self.daily(source.deal, on)
        return _copied(source.deal, await self._tables.repository.find(source.table_id), source.seat)

    async def begin(self, deal: Deal, device: str, name: str, rivals: list[str], on: date, through: str = "") -> str:
        """The table of the device's current try at this deal, or of a new try. `rivals` are names for bots.

        The first try is rated; at a deal of the day, only if it is begun on that day. A new try must wait until the
        last one is over.
        """
        mine = [one for one in await self._tries.at(deal.id) if one.device == device]
        for one in mine:
            if one.status == RUNNING:
                return one.table_id
        number = len(mine) + 1
        places: list[SeatRow] = []
        called = iter(bot_names([bot for bot in deal.seats if bot], rivals))
        for seat, bot in enumerate(deal.seats):
            place = SeatRow(seat, "bot", next(called), bot, None, None) if bot else None
            places.append(place or SeatRow(seat, "human", name, "", device, None))
        settings = {**deal.settings, "host": deal.seat, "deal": deal.id, "duel": through}
        id = keys.try_id(device, deal.id, number)
        row = await self._tables.set_up(deal.game, deal.options, settings, places, id, deal.seed)
        rated = number == 1 and deal.day in ("", str(on))
        await self._tries.add(Try(row.id, deal.id, device, deal.seat, name, number, rated, through=through or None))
        return row.id

    async def send(self, row: TableRow, device: str) -> str:
        """The link of the duel at the deal of a finished game: always the same link."""
        known = await self._tries.of_table(row.id)
        if known is None:
            place = check_sendable(row, device)
            known = Try(row.id, f"duel.{new_id()}", device, place.seat, place.name, 1, rated=True)
            await self._tries.add(known)
        elif known.device != device:
            raise Forbidden(fact("not-your-table"))
        elif row.status != FINISHED:
            raise IllegalMove(fact("table-running"))
        await self._tries.send(row.id, new_id())
        stored = await self._tries.of_table(row.id)
        if stored is None or stored.link is None:
            raise NotFound(fact("no-such-table"))
        return stored.link

    async def check_look(self, row: TableRow, device: str, on: date) -> None:
        """Refuses to show a game to a device that may still play its deal."""
        deal = row.settings.get("deal")
        if not isinstance(deal, str) or (device and device in {place.device for place in row.seats}):
            return
        mine = [one for one in await self._tries.at(deal) if device and one.device == device]
        if not may_see(mine, day_of(deal), on):
            raise Forbidden(fact("play-first"))

    async def counted(self, found: list[Try]) -> list[Try]:
        """The tries with their results. Games that have ended since the last look are counted now."""
        told: list[Try] = []
        for one in found:
            if one.status == FINISHED and not one.done:
                one = await self._count(one)
            told.append(one)
        return told

    async def _count(self, one: Try) -> Try:
        try:
            live = await self._tables.open(one.table_id)
        except Unplayable:
            return one
        resigned = one.seat in live.table.resigned()
        points = None if resigned else live.table.state.results().totals[one.seat]
        one = one._replace(outcome=RESIGNED if resigned else PLAYED, points=points)
        await self._tries.count(one.table_id, one.outcome, one.points)
        return one


def page_of(row: TableRow) -> str:
    """The page with the results of a table's deal; empty if nobody else can play that deal."""
    deal = row.settings.get("deal")
    if not isinstance(deal, str):
        return ""
    link = row.settings.get("duel")
    return f"/duel/{link}" if link else f"/deals?deal={deal}"


def today() -> date:
    """Today in UTC, the day whose deals count now."""
    return now().date()


def ends(day: date) -> datetime:
    """When a day's deals stop counting: at midnight UTC."""
    return datetime.combine(day + timedelta(days=1), time(), UTC)


def chief_of(day: date, games: list[str]) -> str:
    """The deal of the day among those of all games: each day another game of the list. At a table, if it has one."""
    game = games[day.toordinal() % len(games)]
    return f"{day}.{game}.{ways(registry.find(game))[0]}"


def ways(game: Game) -> list[str]:
    """The kinds of deal of the day that a game allows."""
    low, high = game.players
    return [TABLE] * (high > 1) + [SOLO] * (low == 1)


def ids_of(day: date, games: list[str] | None = None) -> list[str]:
    """The deals of a day in these games, or in all that are installed."""
    return [
        f"{day}.{game}.{way}"
        for game in (registry.ids() if games is None else games)
        for way in ways(registry.find(game))
    ]


def day_of(deal: str) -> date | None:
    """The day of a deal; nothing for a duel."""
    try:
        return date.fromisoformat(deal.partition(".")[0])
    except ValueError:
        return None


def _drawn(secret: str, what: str) -> str:
    return hmac.new(secret.encode(), what.encode(), hashlib.sha256).hexdigest()


def _copied(id: str, row: TableRow, seat: int) -> Deal:
    """The deal of a table with one person, on that seat, which may belong to another device by now."""
    seats = ["" if place.seat == seat else place.bot for place in row.seats]
    settings = {name: bool(row.settings.get(name)) for name in ("live_score", "hints")}
    way = SOLO if len(seats) == 1 else TABLE
    return Deal(id, "", way, game_of(row), dict(row.options), settings, seats, row.seed)


def check_sendable(row: TableRow, device: str) -> SeatRow:
    """The device's seat, if its deal can be sent: the game is over, is no lesson, and is the device's own."""
    if not device or device not in {place.device for place in row.seats}:
        raise Forbidden(fact("not-your-table"))
    if row.status != FINISHED:
        raise IllegalMove(fact("table-running"))
    if not sendable(row, device):
        raise IllegalMove(fact("not-a-duel"))
    return next(place for place in row.seats if place.device == device)


def sendable(row: TableRow, device: str) -> bool:
    """Whether a device played alone or against bots, from the beginning of a game to its end."""
    mine = [place for place in row.seats if device and place.device == device and place.kind == "human"]
    bots = [place for place in row.seats if place.kind == "bot" and not place.device]
    whole = row.settings.get("position") is None and "lesson" not in row.settings
    return whole and len(mine) == 1 and len(mine) + len(bots) == len(row.seats)


def may_see(mine: list[Try], day: date | None, on: date) -> bool:
    """Whether a device with these tries at a deal may see the results of others.

    A device that has finished a try may. Once the day is over, so may any device that is not still playing.
    """
    if any(one.status == FINISHED for one in mine):
        return True
    return day is not None and day < on and not any(one.status == RUNNING for one in mine)


def knows(mine: list[Try], day: date | None, on: date) -> bool:
    """Whether a device with these tries at a deal may be set positions of it.

    The day is over, and the device has played: whoever has not can still play the deal as new, even if too late for the
    standings. Nor is it set to somebody who plays it again just now.
    """
    over = day is not None and day < on
    playing = any(one.status == RUNNING for one in mine)
    return over and not playing and may_see(mine, day, on) and any(one.status == FINISHED for one in mine)
