"""Dependencies of routes: one for each part of the running server.

They are coroutines, because FastAPI runs plain functions in a thread.
"""

from collections.abc import Callable
from typing import Annotated, Any

from fastapi import Depends, Request

from ludopolis.engine.values.facts import fact
from ludopolis.server.deals.deals import Deals
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.guard.devices import device_of
from ludopolis.server.guard.limits import Limiter
from ludopolis.server.hall import Hall
from ludopolis.server.notifications.notifier import Notifier
from ludopolis.server.pads.bells import Bells
from ludopolis.server.people.listing import Listing
from ludopolis.server.people.my_tables import MyTables
from ludopolis.server.people.results import Counting
from ludopolis.server.puzzles.setting import Puzzles
from ludopolis.server.review.analyses import Analyses
from ludopolis.server.review.previews import Previews
from ludopolis.server.static.assets import Assets
from ludopolis.server.storage.devices import DeviceRepository
from ludopolis.server.storage.hints import HintRepository
from ludopolis.server.storage.notes import NoteRepository
from ludopolis.server.storage.notifications import NotificationRepository
from ludopolis.server.storage.pads import PadRepository
from ludopolis.server.storage.people import PeopleRepository
from ludopolis.server.storage.tables import TableRepository
from ludopolis.server.storage.talk import TalkRepository
from ludopolis.server.storage.tries import TryRepository
from ludopolis.server.tables import changes
from ludopolis.server.tables.bot_turns import BotTurns
from ludopolis.server.tables.live import Live
from ludopolis.server.tables.open_tables import OpenTables
from ludopolis.server.tables.other_processes import OtherProcesses


def _part(pick: Callable[[Hall], Any]) -> Any:
    async def picked(request: Request) -> Any:
        return pick(request.app.state.hall)

    return Depends(picked)


async def _assets(request: Request) -> Any:
    return request.app.state.assets


async def _limiter(request: Request) -> Any:
    return request.app.state.limiter


HallDep = Annotated[Hall, _part(lambda hall: hall)]
AssetsDep = Annotated[Assets, Depends(_assets)]
LimiterDep = Annotated[Limiter, Depends(_limiter)]
TablesDep = Annotated[OpenTables, _part(lambda hall: hall.tables)]
StoredDep = Annotated[TableRepository, _part(lambda hall: hall.store.tables)]
TriesDep = Annotated[TryRepository, _part(lambda hall: hall.store.tries)]
PeopleDep = Annotated[PeopleRepository, _part(lambda hall: hall.store.people)]
DevicesDep = Annotated[DeviceRepository, _part(lambda hall: hall.store.devices)]
PadsDep = Annotated[PadRepository, _part(lambda hall: hall.store.pads)]
PadBellsDep = Annotated[Bells, _part(lambda hall: hall.pad_bells)]
TalkDep = Annotated[TalkRepository, _part(lambda hall: hall.store.talk)]
HintsDep = Annotated[HintRepository, _part(lambda hall: hall.store.hints)]
NotesDep = Annotated[NoteRepository, _part(lambda hall: hall.store.notes)]
NotificationsDep = Annotated[NotificationRepository, _part(lambda hall: hall.store.notifications)]
NotifierDep = Annotated[Notifier, _part(lambda hall: hall.notifier)]
AnalysesDep = Annotated[Analyses, _part(lambda hall: hall.analyses)]
BotsDep = Annotated[BotTurns, _part(lambda hall: hall.bots)]
CountingDep = Annotated[Counting, _part(lambda hall: hall.counting)]
PuzzlesDep = Annotated[Puzzles, _part(lambda hall: hall.puzzles)]
DealsDep = Annotated[Deals, _part(lambda hall: hall.deals)]
PreviewsDep = Annotated[Previews, _part(lambda hall: hall.previews)]
ListingDep = Annotated[Listing, _part(lambda hall: hall.listing)]
OtherProcessesDep = Annotated[OtherProcesses, _part(lambda hall: hall.other_processes)]
ListedGamesDep = Annotated[list[str], _part(lambda hall: hall.listed_games)]
MyTablesDep = Annotated[MyTables, _part(lambda hall: hall.my_tables)]


async def open_table(tables: OpenTables, id: str, request: Request) -> Live:
    """The table in memory. From here on, errors use the words of its game."""
    live = await tables.open(id)
    request.state.game = live.game.id
    return live


async def open_own_seat(tables: OpenTables, id: str, seat: int, request: Request) -> Live:
    """The table, if the caller's device sits on that seat."""
    live, device = await _open_as_seated(tables, id, request)
    changes.check_owner(live, device, seat)
    return live


async def open_own_table(tables: OpenTables, id: str, request: Request) -> tuple[Live, str]:
    """The table and the caller's device, if the device has any seat there."""
    live, device = await _open_as_seated(tables, id, request)
    if not device or not _sits(live, device):
        raise Forbidden(fact("not-your-table"))
    return live, device


async def _open_as_seated(tables: OpenTables, id: str, request: Request) -> tuple[Live, str]:
    """The table and the caller's device, reloaded if the device may have sat down at another process just now."""
    live = await open_table(tables, id, request)
    device = device_of(request.cookies)
    if device and not _sits(live, device):
        await tables.reread(live)
    return live, device


def _sits(live: Live, device: str) -> bool:
    return device in {place.device for place in live.row.seats}
