"""The home page, the choice of a language, and the health check."""

from fastapi import APIRouter, Request
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse

from ludopolis import bots
from ludopolis.i18n.words import languages
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import device_of, set_cookie
from ludopolis.server.routes import day
from ludopolis.server.routes.dependencies import (
    AssetsDep,
    CountingDep,
    DealsDep,
    HallDep,
    ListedGamesDep,
    ListingDep,
    MyTablesDep,
    PeopleDep,
    PuzzlesDep,
    TriesDep,
)
from ludopolis.server.routes.pages import game_of_page, page, words_for
from ludopolis.server.routes.puzzles import puzzle_card

router = APIRouter()
MAX_HOME_TABLES = 12
LAST_GAMES = 3
"""Most games shown that are over; all of them are on a page of their own."""
MOST_FRIENDS = 8
"""Most people who are offered by name when a table is set up."""


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
    dealing: DealsDep,
    people: PeopleDep,
    counting: CountingDep,
    assets: AssetsDep,
    listed_games: ListedGamesDep,
    puzzles: PuzzlesDep,
) -> HTMLResponse:
    """The home page: my running tables, the deal of the day, the games, my last games, open tables."""
    words = words_for(request)
    device = device_of(request.cookies)
    if device:
        await counting.catch_up(device)
    mine = await my_tables.of(assets, words.language, device, MAX_HOME_TABLES, LAST_GAMES)
    friends = await day.friends_of(people, device)
    return page(
        request,
        "home.html",
        words,
        games=[game_of_page(request, id) for id in listed_games],
        running=[*mine.yours, *mine.waiting],
        over=mine.over,
        bots=bots.LEVELS,
        day=await day.day_card(request, tries, dealing, listed_games, device, friends),
        friends=friends[:MOST_FRIENDS],
        listed=await listing.shown(assets, words.language, device),
        listing=listing.on,
        puzzle_of_day=await puzzle_card(request, puzzles),
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
