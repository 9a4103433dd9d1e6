"""The home page, the choice of a language, and the health check."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse

from ludopolis import bots
from ludopolis.i18n.words import languages
from ludopolis.server.deals import deals
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import device_of, set_cookie
from ludopolis.server.model.tables import FINISHED
from ludopolis.server.routes.dependencies import (
    AssetsDep,
    HallDep,
    ListedGamesDep,
    ListingDep,
    MyTablesDep,
    PuzzlesDep,
    TriesDep,
)
from ludopolis.server.routes.pages import game_of_page, page, words_for
from ludopolis.server.routes.puzzles import day_card

router = APIRouter()
MAX_HOME_TABLES = 12
HOME_TABLES = 3
"""Most tables shown; all of them are on a page of their own."""


@router.get("/healthz")
async def health(hall: HallDep) -> JSONResponse:
    """Answers once the server is ready: 503 while the database is out of reach."""
    found = await hall.health()
    return JSONResponse({"ok": found.database, **found._asdict()}, 200 if found.database else 503)


@router.get("/")
async def home(
    request: Request,
    my_tables: MyTablesDep,
    listing: ListingDep,
    tries: TriesDep,
    assets: AssetsDep,
    listed_games: ListedGamesDep,
    puzzles: PuzzlesDep,
) -> HTMLResponse:
    """The home page: the games, setting up a table, my tables, open ones."""
    words = words_for(request)
    device = device_of(request.cookies)
    mine = await my_tables.of(assets, words.language, device, MAX_HOME_TABLES, HOME_TABLES)
    tables = [*mine.yours, *mine.waiting, *mine.over]
    open_tables = await listing.shown(assets, words.language, device)
    games = [game_of_page(request, id) for id in listed_games]
    today = deals.ids_of(deals.today(), listed_games)
    done = {one.deal for one in await tries.at(*today) if one.device == device and one.status == FINISHED}
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
        listing=listing.on,
        running=len(mine.yours) + len(mine.waiting),
        finished=len(mine.over),
        puzzle_of_day=await day_card(request, puzzles),
    )


@router.post("/language/{tongue}")
async def language(request: Request, tongue: str, back: str = "") -> RedirectResponse:
    """Stores the language that the caller chose."""
    inside = back.startswith("/") and not back.startswith(("//", "/\\"))
    target = back if inside else site_url(request, "/")
    response = RedirectResponse(target, 303)
    if tongue in languages():
        set_cookie(request, response, "lang", tongue)
    return response
