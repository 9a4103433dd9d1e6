"""Pages with a board, and the ways to them: tables, spectators, invitations, personal links, replays."""

from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse

from ludopolis import bots
from ludopolis.engine.contract.game import Game
from ludopolis.engine.values.facts import fact
from ludopolis.i18n import Words
from ludopolis.i18n.words import language_names
from ludopolis.server.deals import deals
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import device_of
from ludopolis.server.model.tables import (
    FINISHED,
    NOT_OVER,
    WAITING,
    NotFound,
    SeatRow,
    TableRow,
    colours_of,
    host_of,
    is_guest,
)
from ludopolis.server.model.talk import has_company, talks
from ludopolis.server.notifications.notifier import Notifier
from ludopolis.server.puzzles.search import is_searched
from ludopolis.server.review.previews import HEIGHT, WIDTH, Previews
from ludopolis.server.routes.dependencies import AnalysesDep, NotifierDep, StoredDep
from ludopolis.server.routes.fields import Seat
from ludopolis.server.routes.pages import catalogues, game_of_page, message_page, page, words_for
from ludopolis.server.rulebook.things import places
from ludopolis.server.static.assets import Assets
from ludopolis.server.tables import descriptions
from ludopolis.server.tables.live import lesson_of
from ludopolis.server.tables.open_tables import Unplayable, game_of

router = APIRouter()
CARD = {"width": WIDTH, "height": HEIGHT}


@router.get("/t/{id}")
async def table(request: Request, stored: StoredDep, notifier: NotifierDep, id: str) -> HTMLResponse:
    """A table's page: the caller's seat, an open seat to take, or a message."""
    row = await stored.find(id)
    return await table_page(request, notifier, row, spectator=False)


@router.get("/lens/{watch}/{seat}")
async def lens(request: Request, stored: StoredDep, notifier: NotifierDep, watch: str, seat: Seat) -> HTMLResponse:
    """A table through a player's eyes, for a friend. The secret is in the fragment, the view comes later."""
    row = await stored.find_watched(watch)
    if seat >= len(row.seats):
        raise NotFound(fact("no-such-seat", given=seat, high=len(row.seats) - 1))
    response = await table_page(request, notifier, row, spectator=True, lens=seat)
    response.headers["Cache-Control"] = "no-store"
    return response


@router.get("/w/{watch}")
async def watch(request: Request, stored: StoredDep, notifier: NotifierDep, watch: str) -> HTMLResponse:
    """A table for spectators: public information only."""
    row = await stored.find_watched(watch)
    return await table_page(request, notifier, row, spectator=True)


async def table_page(
    request: Request, notifier: Notifier, row: TableRow, spectator: bool, lens: int | None = None, tv: bool = False
) -> HTMLResponse:
    """The page of a table: for who sits there, for spectators, or for a television."""
    try:
        game = game_of(row)
    except Unplayable as unplayable:
        return _frozen_page(request, row.watch if spectator else row.id, unplayable)
    words = words_for(request, row.game)
    device = device_of(request.cookies)
    mine = [] if spectator else [place.seat for place in row.seats if device and place.device == device]
    if not mine and not spectator and row.status in NOT_OVER:
        return _invitation_page(request, words, row)
    if row.status == WAITING:
        return _room_page(request, words, game, row, mine, tv)
    setup = {
        **setup_of(request, game, row, words),
        "table": row.watch if spectator else row.id,
        "mine": mine,
        "guest": is_guest(row, mine),
        "spectator": spectator,
        "lens": lens,
        "duel": not spectator and deals.sendable(row, device),
        "calls": notifier.sender.public_key if mine and notifier.sender else "",
        "talk": talks(row),
        "company": has_company(row, mine),
        "preview": bool(mine) and await _previews(request).wanted(row),
    }
    return client_page(request, words, setup, "tv" if tv else "table", await _preview_of(request, row))


def _previews(request: Request) -> Previews:
    previews: Previews = request.app.state.hall.previews
    return previews


async def _preview_of(request: Request, row: TableRow) -> str:
    """The address of a finished table's preview, whole as chats need it; empty if there is none."""
    if not await _previews(request).stored(row):
        return ""
    return f"{request.url.scheme}://{request.url.netloc}{site_url(request, f'/w/{row.watch}/preview.png')}"


def _frozen_page(request: Request, id: str, unplayable: Unplayable) -> HTMLResponse:
    words = words_for(request)
    reason = words.say("why", unplayable.reason)
    links = [
        (site_url(request, f"/api/tables/{id}/record"), words.text("table-record")),
        (site_url(request, "/"), words.text("page-home")),
    ]
    return message_page(request, words, words.text("page-frozen"), reason, status=410, links=links)


def _invitation_page(request: Request, words: Words, row: TableRow, claimed: SeatRow | None = None) -> HTMLResponse:
    """The page for somebody without a seat: a free seat, none left, or the seat whose personal link they have."""
    host = host_of(row)
    if claimed is not None:
        kind, what, name = "claim", "claim-seat", claimed.name
    else:
        kind = what = "invitation" if any(place.kind == "open" for place in row.seats) else "full"
        name = host.name if host else ""
        what += "" if name else "-unnamed"
    data = {
        "kind": kind,
        "table": row.id,
        "seat": claimed.seat if claimed else None,
        "host": host.seat if host else None,
        "colours": colours_of(row),
        "lang": words.language,
        "root": request.app.state.assets.url("").rstrip("/"),
    }
    game = game_of_page(request, row.game)
    told: dict[str, Any] = {"says": words.text(what, name=name), "players": len(row.seats), "watch": row.watch}
    told["chips"] = descriptions.chips(words, game_of(row), row, players=False)
    return page(request, "invitation.html", words, kind=kind, game=game, data=data, **told)


def _room_page(
    request: Request, words: Words, game: Game, row: TableRow, mine: list[int], tv: bool = False
) -> HTMLResponse:
    """The page of a waiting table: who sits where, and how others come."""
    data = {
        "table": row.id if mine else row.watch,
        "watch": row.watch,
        "mine": mine,
        "colours": colours_of(row),
        "lang": words.language,
        "root": request.app.state.assets.url("").rstrip("/"),
        "tv": tv,
    }
    chips = descriptions.chips(words, game, row)
    return page(request, "room.html", words, game=game_of_page(request, row.game), chips=chips, data=data, tv=tv)


def client_page(request: Request, words: Words, setup: dict[str, Any], script: str, preview: str = "") -> HTMLResponse:
    """A page that the client draws. It preloads the catalogues, so that they arrive with the script."""
    lesson, coach = setup["lesson"] is not None, script in ("replay", "puzzle")
    names = catalogues(request, words, setup["game"], lesson, coach)
    shown = {"game": setup["game"], "script": script, "catalogues": names, "preview": preview, "card": CARD}
    return page(request, "table.html", words, setup={**setup, "catalogues": names}, **shown)


def setup_of(request: Request, game: Game, row: TableRow, words: Words) -> dict[str, Any]:
    """What the client must know about a table before the first message arrives."""
    assets: Assets = request.app.state.assets
    return {
        "table": row.id,
        "watch": row.watch,
        "game": row.game,
        "name": descriptions.name_of(words, row.game),
        "options": row.options,
        "chips": descriptions.chips(words, game, row),
        "colours": colours_of(row),
        "edition": descriptions.about_edition(words, game),
        "mine": [],
        "players": len(row.seats),
        "css": assets.has(f"games/{row.game}/board.css"),
        "board": assets.has(f"games/{row.game}/board.js"),
        "hidden": game.secrets,
        "guest": False,
        "spectator": True,
        "lens": None,
        "finished": row.status == FINISHED,
        "variation": bool(row.settings.get("variation")),
        "lang": words.language,
        "languages": language_names(),
        "root": assets.url("").rstrip("/"),
        "bots": bots.LEVELS,
        "hints": bool(row.settings.get("hints")),
        "firsts": list(places(row.game)["firsts"]),
        "lesson": descriptions.lesson_data(lesson, words.language, row.game) if (lesson := lesson_of(row)) else None,
        "deal": deals.page_of(row) and site_url(request, deals.page_of(row)),
        "duel": False,
        "clock": bool(row.settings.get("clock")),
        "calls": "",
        "talk": False,
        "company": False,
        "preview": False,
    }


@router.get("/replay/{id}")
async def replay(request: Request, stored: StoredDep, analyses: AnalysesDep, id: str) -> HTMLResponse:
    """A finished game, step by step."""
    row = await stored.find_either(id)
    game = game_of(row)
    words = words_for(request, row.game)
    if row.status != FINISHED:
        table = site_url(request, f"/t/{id}" if id == row.id else f"/w/{id}")
        links = [(table, words.text("table-see-board")), (site_url(request, "/"), words.text("page-home"))]
        return message_page(request, words, words.text("why-table-running"), status=403, links=links)
    device = device_of(request.cookies)
    mine = [place.seat for place in row.seats if device and place.device == device]
    own = site_url(request, f"/puzzles/own/{row.id}") if is_searched(row, device) else ""
    setup = {**setup_of(request, game, row, words), "table": id, "mine": mine, "puzzles": own}
    analyses.warm_up(game, row)
    return client_page(request, words, setup, "replay", await _preview_of(request, row))


@router.get("/claim/{id}/{seat}")
async def claim(request: Request, stored: StoredDep, id: str, seat: Seat) -> HTMLResponse:
    """The page of a personal link, whose secret is in the fragment and never reaches a log."""
    row = await stored.find(id)
    if seat >= len(row.seats):
        raise NotFound(fact("no-such-seat", given=seat, high=len(row.seats) - 1))
    try:
        game_of(row)
    except Unplayable as unplayable:
        return _frozen_page(request, row.id, unplayable)
    return _invitation_page(request, words_for(request, row.game), row, row.seats[seat])
