"""Lessons in the browser: a lesson is a table for one, whose rivals play from the lesson until it is over."""

from typing import Annotated

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse, RedirectResponse

from ludopolis import registry
from ludopolis.bots.levels import BEGINNER
from ludopolis.engine.lesson import Lesson
from ludopolis.server.guard.access import new_token
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import remember_device
from ludopolis.server.model.tables import RUNNING, SeatRow, TableRow
from ludopolis.server.routes.dependencies import LimiterDep, PeopleDep, TablesDep
from ludopolis.server.routes.fields import Id
from ludopolis.server.routes.pages import game_of_page, page, words_for
from ludopolis.server.storage.people import PeopleRepository
from ludopolis.server.tables.open_tables import OpenTables, Unplayable

router = APIRouter(prefix="/learn")
MAX_TABLES = 50
"""Most tables of a device among which an unfinished lesson is sought."""


@router.get("/{game}")
async def contents(request: Request, game: str) -> HTMLResponse:
    """The lessons of a game."""
    words = words_for(request, registry.find(game).id)
    return page(request, "lessons.html", words, game=game_of_page(request, game))


@router.post("/{game}")
async def learn(
    request: Request,
    game: str,
    tables: TablesDep,
    people: PeopleDep,
    limiter: LimiterDep,
    lesson: Annotated[Id, Query()] = "",
) -> RedirectResponse:
    """Resumes a lesson of the caller's device, or begins it. Without a name, the first lesson."""
    registry.find(game)
    known = registry.lesson(game, lesson)
    response = RedirectResponse(site_url(request, "/"), 303)
    device = remember_device(request, response, new_token())
    row = await _unfinished(tables, device, game, known)
    if row is None:
        limiter.spend_table(request)
        row = await _begin(request, tables, people, device, game, known)
    response.headers["location"] = site_url(request, f"/t/{row.id}")
    return response


async def _unfinished(tables: OpenTables, device: str, game: str, lesson: Lesson) -> TableRow | None:
    for row in await tables.repository.of_device(device, MAX_TABLES):
        if row.status == RUNNING and row.game == game and row.settings.get("lesson") == lesson.id:
            try:
                live = await tables.open(row.id)
            except Unplayable:
                continue
            walk = live.walk()
            if walk is not None and walk.cue() is not None:
                return row
    return None


async def _name(tables: OpenTables, people: PeopleRepository, device: str) -> str:
    """What its person called themselves on this device last; empty if nowhere yet."""
    owner = await people.owner(device)
    rows = await tables.repository.of_device(device, MAX_TABLES)
    played = [row for row in rows if not row.settings.get("lesson")]
    named = (place.name for row in played for place in row.seats if place.device == device)
    return owner.name or next(named, "")


async def _begin(
    request: Request, tables: OpenTables, people: PeopleRepository, device: str, game: str, lesson: Lesson
) -> TableRow:
    words = words_for(request)
    learner = await _name(tables, people, device) or words.text("home-you")
    rivals = words.text("home-bot-names").split(", ")
    places: list[SeatRow] = []
    for seat in range(lesson.players):
        if seat == lesson.seat:
            places.append(SeatRow(seat, "human", learner, "", device, None))
        else:
            name = rivals[(seat - (seat > lesson.seat)) % len(rivals)]
            places.append(SeatRow(seat, "bot", name, BEGINNER, None, None))
    return await tables.set_up_lesson(registry.find(game), lesson, places)
