"""The pages around the board: home, table, rules, replay, claim. Every word comes from the catalogues."""

import gzip
from collections.abc import Callable
from functools import partial
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from jinja2 import Environment, PackageLoader, StrictUndefined
from markupsafe import Markup
from starlette.requests import HTTPConnection

from ludopolis import bots, registry
from ludopolis.engine.contract import Game
from ludopolis.engine.values.facts import fact
from ludopolis.i18n import Words
from ludopolis.i18n.words import COACH, LESSONS, language_names, languages
from ludopolis.server import cards, deals, guard
from ludopolis.server.api import Seat
from ludopolis.server.assets import Assets
from ludopolis.server.hall import Hall
from ludopolis.server.live import lesson_of
from ludopolis.server.markdown import Book, book_of
from ludopolis.server.open_tables import Unplayable, game_of
from ludopolis.server.people.listing import listed
from ludopolis.server.people.my_tables import my_tables
from ludopolis.server.pictures import pictures
from ludopolis.server.root_path import site_url
from ludopolis.server.rows import FINISHED, RUNNING, NotFound, SeatRow, TableRow
from ludopolis.server.talk.rules import has_company, talks
from ludopolis.server.what import answers, places

router = APIRouter()
MAX_HOME_TABLES = 12
HOME_TABLES = 3
"""So many are shown; the others are on a page of their own."""
PAGE_GZIP_LEVEL = 6
LETTERS = {
    **dict.fromkeys(("ru", "uk"), ("cyrillic",)),
    **dict.fromkeys(("cs", "hu", "pl", "ro", "sk"), ("western", "central")),
}
"""Files of the font, beside the basic one, that a language cannot do without; a page asks for them at once."""
templates = Environment(
    loader=PackageLoader("ludopolis.web", "pages"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
)

templates.filters["signed"] = lambda points: str(points).replace("-", "−")


def language_of(request: HTTPConnection) -> str:
    """The caller's language: the cookie's, else the first of the browser's that we have, else English."""
    known = languages()
    chosen = request.cookies.get("lang", "")
    if chosen in known:
        return chosen
    for wish in request.headers.get("accept-language", "").split(","):
        tongue = wish.split(";")[0].split("-")[0].strip().lower()
        if tongue in known:
            return tongue
    return "en"


def words_for(request: HTTPConnection, game: str = "") -> Words:
    """The words of the caller's language, including a game's own."""
    return cards.words_of(language_of(request), game)


def page(request: Request, template: str, words: Words, status: int = 200, **context: Any) -> HTMLResponse:
    """A page in the caller's language."""
    assets: Assets = request.app.state.assets
    text: Callable[..., str] = words.text
    html = templates.get_template(template).render(
        t=text,
        url=assets.url,
        site_url=partial(site_url, request),
        root=assets.url("").rstrip("/"),
        drawing=lambda *names: drawing(assets, *names),
        lang=words.language,
        fonts=("basic", *LETTERS.get(words.language, ())),
        languages=language_names(),
        path=site_url(request, request.scope["path"]),
        **context,
    )
    return _packed(request, html, status)


def _packed(request: Request, html: str, status: int) -> HTMLResponse:
    """A page as it travels. A page with secrets repeats nothing that a stranger has written: its length is safe."""
    headers = {"Vary": "Accept-Encoding"}
    body = html.encode()
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        body = gzip.compress(body, PAGE_GZIP_LEVEL, mtime=0)
    return HTMLResponse(body, status, headers)


def drawing(assets: Assets, *names: str) -> Markup:
    """The contents of the first of these SVG files that exists, for use inside a page, where it follows the theme."""
    svg = next(assets.files[name] for name in names if assets.has(name)).decode()
    return Markup(svg[svg.index(">") + 1 : svg.rindex("</svg>")])


def message_page(
    request: Request,
    words: Words,
    title: str,
    *lines: str,
    status: int = 200,
    links: list[tuple[str, str]] | None = None,
) -> HTMLResponse:
    """A page with one message and links onward."""
    onward = [(site_url(request, "/"), words.text("page-home"))] if links is None else links
    return page(request, "door.html", words, status, title=title, lines=lines, links=onward)


@router.get("/healthz")
async def health(request: Request) -> JSONResponse:
    """Answers once the server is ready: 503 while the database is out of reach."""
    hall: Hall = request.app.state.hall
    found = await hall.health()
    return JSONResponse({"ok": found.database, **found._asdict()}, 200 if found.database else 503)


@router.get("/")
async def home(request: Request) -> HTMLResponse:
    """The home page: the games, setting up a table, my tables, open ones."""
    hall: Hall = request.app.state.hall
    words = words_for(request)
    device = guard.device_of(request.cookies)
    mine = await my_tables(request, hall, words.language, device, MAX_HOME_TABLES, HOME_TABLES)
    tables = [*mine.yours, *mine.waiting, *mine.over]
    open_tables = await listed(request, hall, words.language, device)
    games = [game_of_page(request, id) for id in registry.ids()]
    today = deals.ids_of(deals.today())
    done = {one.deal for one in await hall.store.tries_at(*today) if one.device == device and one.status == FINISHED}
    daily = {"done": len(done), "count": len(today)}
    return page(
        request,
        "home.html",
        words,
        games=games,
        mine=tables,
        bots=bots.LEVELS,
        daily=daily,
        listed=open_tables,
        listing=hall.listing,
        running=len(mine.yours) + len(mine.waiting),
    )


def game_of_page(request: Request, id: str) -> dict[str, Any]:
    """A game as the caller's pages show it."""
    return cards.game_card(request.app.state.assets, language_of(request), id)


@router.get("/t/{id}")
async def table(request: Request, id: str) -> HTMLResponse:
    """A table: the caller's seat, an open seat to take, or a message."""
    hall: Hall = request.app.state.hall
    row = await hall.store.table(id)
    return await _table_page(request, hall, row, spectator=False)


@router.get("/lens/{watch}/{seat}")
async def lens(request: Request, watch: str, seat: Seat) -> HTMLResponse:
    """A table through a player's eyes, for a friend. The secret is in the fragment, the view comes later."""
    hall: Hall = request.app.state.hall
    row = await hall.store.watched(watch)
    if seat >= len(row.seats):
        raise NotFound(fact("no-such-seat", given=seat, high=len(row.seats) - 1))
    response = await _table_page(request, hall, row, spectator=True, lens=seat)
    response.headers["Cache-Control"] = "no-store"
    return response


@router.get("/w/{watch}")
async def watch(request: Request, watch: str) -> HTMLResponse:
    """A table for spectators: public information only."""
    hall: Hall = request.app.state.hall
    row = await hall.store.watched(watch)
    return await _table_page(request, hall, row, spectator=True)


async def _table_page(
    request: Request, hall: Hall, row: TableRow, spectator: bool, lens: int | None = None
) -> HTMLResponse:
    try:
        game = game_of(row)
    except Unplayable as unplayable:
        return _frozen_page(request, row.watch if spectator else row.id, unplayable)
    words = words_for(request, row.game)
    device = guard.device_of(request.cookies)
    mine = [] if spectator else [place.seat for place in row.seats if device and place.device == device]
    if not mine and not spectator and row.status == RUNNING:
        return _invitation_page(request, words, row)
    setup = {
        **_setup(request, game, row, words),
        "table": row.watch if spectator else row.id,
        "mine": mine,
        "spectator": spectator,
        "lens": lens,
        "duel": not spectator and deals.sendable(row, device),
        "calls": hall.calls.sender.public_key if mine and hall.calls.sender else "",
        "talk": talks(row),
        "company": has_company(row, mine),
    }
    return _client(request, words, setup, "table")


def _frozen_page(request: Request, id: str, unplayable: Unplayable) -> HTMLResponse:
    words = words_for(request)
    reason = words.say("why", unplayable.reason)
    links = [
        (site_url(request, f"/api/tables/{id}/record"), words.text("table-record")),
        (site_url(request, "/"), words.text("page-home")),
    ]
    return message_page(request, words, words.text("page-frozen"), reason, status=410, links=links)


def _invitation_page(request: Request, words: Words, row: TableRow, claimed: SeatRow | None = None) -> HTMLResponse:
    """For somebody without a seat: a free one, that there is none, or the one whose personal link they have."""
    host = cards.host_of(row)
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
        "colours": cards.colours_of(row),
        "lang": words.language,
        "root": request.app.state.assets.url("").rstrip("/"),
    }
    game = game_of_page(request, row.game)
    told: dict[str, Any] = {"says": words.text(what, name=name), "players": len(row.seats), "watch": row.watch}
    told["chips"] = cards.chips(words, game_of(row), row, players=False)
    return page(request, "invitation.html", words, kind=kind, game=game, data=data, **told)


def _catalogues(request: Request, words: Words, game: str, lesson: bool = False, coach: bool = False) -> list[str]:
    """The catalogues that a game's words are in, the most specific first."""
    assets: Assets = request.app.state.assets
    own = f"games/{game}/locale/"
    parts = [own, "locale/"]
    if lesson:
        parts.insert(0, f"{own}{LESSONS}")
    if coach:
        parts.append(f"locale/{COACH}")
    return [name for part in parts for name in assets.catalogues(part, words.language)]


def _client(request: Request, words: Words, setup: dict[str, Any], script: str) -> HTMLResponse:
    """A page that the client draws. It names the catalogues, so that they load at the same time as the script."""
    lesson, coach = setup["lesson"] is not None, script == "replay"
    catalogues = _catalogues(request, words, setup["game"], lesson, coach)
    shown = {"game": setup["game"], "script": script, "catalogues": catalogues}
    return page(request, "table.html", words, setup={**setup, "catalogues": catalogues}, **shown)


def _setup(request: Request, game: Game, row: TableRow, words: Words) -> dict[str, Any]:
    """What the client must know of a table before the first message arrives."""
    assets: Assets = request.app.state.assets
    return {
        "table": row.id,
        "watch": row.watch,
        "game": row.game,
        "name": cards.name_of(words, row.game),
        "options": row.options,
        "chips": cards.chips(words, game, row),
        "colours": cards.colours_of(row),
        "edition": cards.about_edition(words, game),
        "mine": [],
        "players": len(row.seats),
        "css": assets.has(f"games/{row.game}/board.css"),
        "board": assets.has(f"games/{row.game}/board.js"),
        "hidden": game.secrets,
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
        "lesson": cards.lesson_data(lesson, words.language, row.game) if (lesson := lesson_of(row)) else None,
        "deal": deals.page_of(row) and site_url(request, deals.page_of(row)),
        "duel": False,
        "clock": bool(row.settings.get("clock")),
        "calls": "",
        "talk": False,
        "company": False,
    }


@router.get("/replay/{id}")
async def replay(request: Request, id: str) -> HTMLResponse:
    """A finished game, step by step."""
    hall: Hall = request.app.state.hall
    row = await hall.store.either(id)
    game = game_of(row)
    words = words_for(request, row.game)
    if row.status != FINISHED:
        return message_page(request, words, words.text("why-table-running"), status=403)
    device = guard.device_of(request.cookies)
    mine = [place.seat for place in row.seats if device and place.device == device]
    setup = {**_setup(request, game, row, words), "table": id, "mine": mine}
    hall.coach.warm_up(game, row)
    return _client(request, words, setup, "replay")


@router.get("/claim/{id}/{seat}")
async def claim(request: Request, id: str, seat: Seat) -> HTMLResponse:
    """Where a personal link leads. Its secret is in the fragment and never reaches a log."""
    hall: Hall = request.app.state.hall
    row = await hall.store.table(id)
    if seat >= len(row.seats):
        raise NotFound(fact("no-such-seat", given=seat, high=len(row.seats) - 1))
    try:
        game_of(row)
    except Unplayable as unplayable:
        return _frozen_page(request, row.id, unplayable)
    return _invitation_page(request, words_for(request, row.game), row, row.seats[seat])


def _book(request: Request, game: str) -> Book:
    return book_of(registry.modules()[registry.find(game).id], language_of(request))


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> HTMLResponse:
    """The rules of a game in our own words, with pictures, and its options explained."""
    book = _book(request, game)
    words = words_for(request, game)
    setup = {"game": game, "catalogues": _catalogues(request, words, game)}
    return page(request, "rules.html", words, game=game_of_page(request, game), book=book, setup=setup)


@router.get("/rules/{game}/pictures.json")
async def rules_pictures(request: Request, game: str) -> Response:
    """The positions that the rules show."""
    return Response(pictures(game, _book(request, game)), media_type="application/json")


@router.get("/rules/{game}/what.json")
async def what(request: Request, game: str) -> JSONResponse:
    """What the rules say about the things on the board."""
    return JSONResponse(answers(registry.find(game).id, language_of(request)))


@router.get("/rules/{game}/{id}")
async def passage(request: Request, game: str, id: str) -> HTMLResponse:
    """What stands under one heading of the rules, or has that id."""
    book = _book(request, game)
    for found in book.passages():
        if found.id == id:
            return HTMLResponse(found.html)
    if id in book.excerpts:
        return HTMLResponse(book.excerpts[id].html)
    raise NotFound(fact("no-such-page"))


@router.post("/language/{tongue}")
async def language(request: Request, tongue: str, back: str = "") -> RedirectResponse:
    """Stores the language that the caller chose."""
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    target = back if inside else site_url(request, "/")
    response = RedirectResponse(target, 303)
    if tongue in languages():
        guard.set_cookie(request, response, "lang", tongue)
    return response
