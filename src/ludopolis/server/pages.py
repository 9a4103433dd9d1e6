"""The pages around the board: home, table, rules, replay, claim. Jinja2, every word from the catalogues."""

from collections.abc import Callable
from typing import Any

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse
from jinja2 import Environment, PackageLoader, StrictUndefined
from starlette.requests import HTTPConnection

from ludopolis import bots, registry
from ludopolis.engine.facts import fact
from ludopolis.engine.game import Game
from ludopolis.i18n import Words
from ludopolis.i18n.words import languages
from ludopolis.server import guard
from ludopolis.server.assets import Assets
from ludopolis.server.hall import Hall, NoTable, Unplayable, game_of
from ludopolis.server.store import TableRow

router = APIRouter()
templates = Environment(
    loader=PackageLoader("ludopolis.web", "pages"), autoescape=True, undefined=StrictUndefined, trim_blocks=True
)


def language_of(request: HTTPConnection) -> str:
    """The caller's language: chosen by cookie, else the browser's first that we have, else English."""
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
    """The words of the caller's language, with a game's own."""
    return Words(language_of(request), registry.modules()[game] if game else "")


def page(request: Request, template: str, words: Words, status: int = 200, **context: Any) -> HTMLResponse:
    """A page in the caller's language."""
    assets: Assets = request.app.state.assets
    text: Callable[..., str] = words.text
    html = templates.get_template(template).render(
        t=text,
        url=assets.url,
        has=assets.has,
        lang=words.language,
        languages=[(tongue, Words(tongue).text("language-name")) for tongue in languages()],
        path=request.url.path,
        **context,
    )
    return HTMLResponse(html, status)


@router.get("/healthz")
async def health() -> JSONResponse:
    """Answers when the server is ready."""
    return JSONResponse({"ok": True})


def game_card(request: Request, id: str) -> dict[str, Any]:
    """What the home page tells about a game and needs to set up a table."""
    game: Game = registry.find(id)
    words = words_for(request, id)
    options = []
    for option in game.options:
        values = [
            (
                value,
                words.text("on" if value else "off")
                if isinstance(value, bool)
                else _value_name(words, option.name, value),
            )
            for value in option.choices
        ]
        options.append(
            {
                "name": option.name,
                "label": words.text(f"option-{option.name}"),
                "help": words.text(f"option-{option.name}-help"),
                "default": option.default,
                "values": values,
                "low": option.low,
                "high": option.high,
            }
        )
    return {
        "id": id,
        "name": words.text("game-name"),
        "pitch": words.text("game-pitch"),
        "length": words.text("game-length"),
        "difficulty": words.text("game-difficulty"),
        "low": game.players[0],
        "high": game.players[1],
        "options": options,
        "certainty": game.components.certainty,
        "certainty_text": words.text(f"certainty-{game.components.certainty}"),
    }


def _value_name(words: Words, option: str, value: object) -> str:
    key = f"option-{option}-{value}"
    return words.text(key) if words.has(key) else str(value)


@router.get("/")
async def home(request: Request) -> HTMLResponse:
    """The home page: the games, setting up a table, my tables."""
    hall: Hall = request.app.state.hall
    words = words_for(request)
    token = request.cookies.get(guard.COOKIE, "")
    mine = await hall.store.of_device(guard.hashed(token)) if token else []
    names = {id: words_for(request, id).text("game-name") for id in registry.ids()}
    cards = [game_card(request, id) for id in registry.ids()]
    return page(request, "home.html", words, games=cards, mine=mine[:12], names=names, bots=bots.BOTS)


@router.get("/t/{id}")
async def table(request: Request, id: str) -> HTMLResponse:
    """A table: my seat, an open seat to take, or the door."""
    hall: Hall = request.app.state.hall
    row = await hall.store.table(id)
    if row is None:
        raise NoTable(fact("no-such-table"))
    return await _table_page(request, hall, row, spectator=False)


@router.get("/w/{watch}")
async def watch(request: Request, watch: str) -> HTMLResponse:
    """A table for spectators: public information only."""
    hall: Hall = request.app.state.hall
    row = await hall.store.watched(watch)
    if row is None:
        raise NoTable(fact("no-such-table"))
    return await _table_page(request, hall, row, spectator=True)


async def _table_page(request: Request, hall: Hall, row: TableRow, spectator: bool) -> HTMLResponse:
    try:
        game_of(row)
    except Unplayable:
        words = words_for(request)
        return page(request, "frozen.html", words, table=row.id, game=row.game, rules=row.rules)
    words = words_for(request, row.game)
    token = request.cookies.get(guard.COOKIE, "")
    device = guard.hashed(token) if token else ""
    mine = [] if spectator else [place.seat for place in row.seats if device and place.device == device]
    setup = {
        "table": row.watch if spectator else row.id,
        "watch": row.watch,
        "game": row.game,
        "options": row.options,
        "settings": row.settings,
        "mine": mine,
        "open": [] if spectator else [place.seat for place in row.seats if place.kind == "open"],
        "players": len(row.seats),
        "board": request.app.state.assets.has(f"games/{row.game}/board.js"),
        "lang": words.language,
        "hash": request.app.state.assets.hash,
    }
    return page(request, "table.html", words, setup=setup, game=row.game, name=words.text("game-name"))


@router.get("/claim/{id}/{seat}")
async def claim(request: Request, id: str, seat: int) -> HTMLResponse:
    """The landing of a personal link; its secret is in the fragment and never reaches a log."""
    return page(request, "claim.html", words_for(request), table=id, seat=seat)


@router.get("/rules/{game}")
async def rules(request: Request, game: str) -> HTMLResponse:
    """The rules of a game in our own words, and its options explained."""
    words = words_for(request, registry.find(game).id)
    return page(request, "rules.html", words, game=game_card(request, game))


@router.post("/language/{tongue}")
async def language(request: Request, tongue: str, back: str = "/") -> RedirectResponse:
    """Chooses a language."""
    target = back if back.startswith("/") and not back.startswith("//") else "/"
    response = RedirectResponse(target, 303)
    if tongue in languages():
        response.set_cookie("lang", tongue, max_age=365 * 24 * 3600, samesite="lax")
    return response
