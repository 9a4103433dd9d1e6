"""With the box: what to lay out, score pads, their codes and changes. What a change does is in `pads/changing.py`."""

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import HTMLResponse
from pydantic import Field, StringConstraints

from ludopolis import registry
from ludopolis.engine.contract import Game
from ludopolis.engine.table.record import Header
from ludopolis.engine.values.facts import BadRecord, fact
from ludopolis.i18n import Words
from ludopolis.i18n.words import PAD, PAGES
from ludopolis.server.guard import keys, versions
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import device_of, remember_device
from ludopolis.server.model.pads import Decision, PadChange, PadRefused, PadRow
from ludopolis.server.model.tables import NotFound, now
from ludopolis.server.pads import codes
from ludopolis.server.pads.changing import Author
from ludopolis.server.pads.view import View, aid_of, chips, laid_out, picture
from ludopolis.server.people import qr
from ludopolis.server.routes.dependencies import AssetsDep, LimiterDep, ListedGamesDep, PadBellsDep, PadsDep, PeopleDep
from ludopolis.server.routes.fields import MAX_NAME_CHARS, PRINTABLE, Body, Change, Id
from ludopolis.server.routes.pages import game_of_page, page, words_for
from ludopolis.server.static.assets import Assets
from ludopolis.server.storage.pads import PadRepository
from ludopolis.server.tables.open_tables import Unplayable

router = APIRouter(dependencies=[Depends(versions.check)])
MAX_PLAYERS = 100
MAX_ROWS = 64
MAX_PROBLEM_CHARS = 2_000
CATALOGUES = (f"locale/{PAD}", "locale/", f"locale/{PAGES}")
NO_STORE = {"Cache-Control": "no-store"}

SideName = Annotated[str, StringConstraints(strip_whitespace=True, max_length=MAX_NAME_CHARS, pattern=PRINTABLE)]
Number = Annotated[int, Field(gt=-(2**31), lt=2**31)]
Side = Annotated[int, Field(ge=0, lt=MAX_PLAYERS)]
Row = Annotated[list[Number], Field(max_length=MAX_PLAYERS)]
Value = Number | Id | Annotated[list[Id], Field(max_length=MAX_ROWS)] | Annotated[list[Row], Field(max_length=MAX_ROWS)]


class SetUp(Body):
    """What is played."""

    game: Id
    players: Annotated[int, Field(ge=1, le=MAX_PLAYERS)]
    options: dict[Id, bool | int | Id]


class NewPad(Change):
    """A new pad. Players without a name are called by their number."""

    game: Id
    names: Annotated[list[SideName], Field(min_length=1, max_length=MAX_PLAYERS)]
    options: dict[Id, bool | int | Id]


class PadCode(Change):
    """A code that somebody reads aloud."""

    code: Id


class PadStep(Change):
    """A change of a pad: a value, a row of a grid, or one of the other kinds."""

    kind: Literal["enter", "undo", "sit", "done", "yes", "no", "keep", "open", "name", "act", "back"]
    field: Id = ""
    value: Value | None = None
    row: Annotated[int, Field(ge=0, lt=MAX_ROWS)] | None = None
    cells: Row | None = None
    n: Annotated[int, Field(ge=0, lt=2**31)] = 0
    side: Side | None = None
    problem: Annotated[str, StringConstraints(max_length=MAX_PROBLEM_CHARS, pattern=PRINTABLE)] = ""
    name: SideName = ""
    act: Id = ""
    answers: Annotated[dict[Id, Number | Id], Field(default_factory=dict, max_length=MAX_ROWS)]


# Pages


@router.get("/box")
async def games_with_pads(request: Request, listed_games: ListedGamesDep, assets: AssetsDep) -> HTMLResponse:
    """The games that can be counted with a pad, and the place to type a code."""
    words = words_for(request)
    games = [game_of_page(request, id) for id in listed_games if registry.find(id).pad is not None]
    data = {"lang": words.language, "root": assets.url("").rstrip("/")}
    return page(request, "box.html", words, games=games, data=data)


@router.get("/box/{game}")
async def set_up(request: Request, game: str, assets: AssetsDep, people: PeopleDep) -> HTMLResponse:
    """What to lay out for a game, and the way to its pad."""
    known = _padded(game)
    words = words_for(request, known.id)
    owner = await people.owner(device_of(request.cookies))
    data = {
        "game": game_of_page(request, known.id),
        "name": owner.name,
        "lang": words.language,
        "root": assets.url("").rstrip("/"),
        "catalogues": _catalogues(assets, words, known.id),
    }
    css = assets.has(f"games/{known.id}/board.css")
    return page(request, "layout.html", words, game=data["game"], data=data, css=css)


@router.get("/pad/{id}")
async def show(request: Request, id: str, pads: PadsDep, assets: AssetsDep) -> HTMLResponse:
    """The page of a pad."""
    return await _pad_page(request, id, pads, assets, "pad.html")


@router.get("/pad/{id}/aid")
async def show_aid(request: Request, id: str, pads: PadsDep, assets: AssetsDep) -> HTMLResponse:
    """What a screen does during the game of a pad: turns the cards, plays the automaton."""
    row, _ = await pads.find(id)
    if _game_of(row).aid(len(row.names), row.options) is None:
        raise NotFound(fact("pad-no-aid"))
    return await _pad_page(request, id, pads, assets, "aid.html", row.game)


async def _pad_page(
    request: Request, id: str, pads: PadRepository, assets: Assets, template: str, board: str = ""
) -> HTMLResponse:
    row, changes = await pads.find(id)
    game = _game_of(row)
    words = words_for(request, game.id)
    data = {
        "view": View(words, game, row, changes, device_of(request.cookies)).data(),
        "game": game.id,
        "options": row.options,
        "lang": words.language,
        "root": assets.url("").rstrip("/"),
        "catalogues": _catalogues(assets, words, board),
    }
    css = assets.has(f"games/{game.id}/board.css")
    shown = game_of_page(request, game.id)
    response = page(request, template, words, game=shown, chips=chips(words, game, row), data=data, css=css)
    response.headers.update(NO_STORE)
    return response


# Requests


@router.post("/api/box")
async def lay_out(body: SetUp, request: Request) -> dict[str, Any]:
    """What to lay out for so many players and these options, sentence by sentence."""
    game = _padded(body.game)
    request.state.game = game.id
    options = _options(game, body.options, body.players)
    words = words_for(request, game.id)
    return {
        "steps": laid_out(words, game, body.players, options),
        "aid": aid_of(words, game, body.players, options),
        "picture": picture(game, body.players, options),
    }


@router.post("/api/pads", status_code=201)
async def create(
    body: NewPad, request: Request, response: Response, pads: PadsDep, limiter: LimiterDep
) -> dict[str, Any]:
    """Makes a pad."""
    game = _padded(body.game)
    request.state.game = game.id
    options = _options(game, body.options, len(body.names))
    limiter.spend_table(request)
    device = remember_device(request, response, body.key)
    id, at = keys.pad_id(device, body.key), now()
    names = [name or str(side + 1) for side, name in enumerate(body.names)]
    await pads.create(
        PadRow(id, game.id, game.version, game.components.digest, dict(options), names, device, False, at, at)
    )
    return {"pad": id, "url": site_url(request, f"/pad/{id}")}


@router.get("/api/pads/{id}")
async def look(id: str, request: Request, response: Response, pads: PadsDep) -> dict[str, Any]:
    """A pad as it stands."""
    response.headers.update(NO_STORE)
    return _view(request, *(await pads.find(id)), device_of(request.cookies))


@router.post("/api/pads/{id}")
async def change(
    id: str, body: PadStep, request: Request, response: Response, pads: PadsDep, bells: PadBellsDep
) -> dict[str, Any]:
    """Changes a pad, and answers with what is asked and counted then."""
    device = remember_device(request, response, body.key)

    def decide(row: PadRow, changes: list[PadChange]) -> Decision:
        return _decision(body, row, changes, device)

    row, changes, changed = await pads.change(id, body.key, decide)
    if changed:
        bells.ring(id)
    return _view(request, row, changes, device)


@router.post("/api/pads/{id}/code")
async def make_code(
    id: str, request: Request, response: Response, pads: PadsDep, limiter: LimiterDep, body: Change | None = None
) -> dict[str, Any]:
    """Makes a short code that opens the pad, and draws its link."""
    limiter.spend_new_code(request)
    code = await codes.make(pads, id)
    response.headers.update(NO_STORE)
    url = f"{request.url.scheme}://{request.url.netloc}{site_url(request, f'/pad/{id}')}"
    return {"code": code, "minutes": codes.HOLDS.seconds // 60, "url": url, "qr": qr.drawn(url)._asdict()}


@router.post("/api/pads/{id}/delete")
async def delete(
    id: str, request: Request, pads: PadsDep, bells: PadBellsDep, body: Change | None = None
) -> dict[str, Any]:
    """Removes a pad for everybody, with its results. Only who has made it may."""
    row, _ = await pads.find(id)
    device = device_of(request.cookies)
    if not device or row.device != device:
        raise Forbidden(fact("pad-not-yours"))
    await pads.delete(id)
    bells.ring(id)
    return {}


@router.post("/api/code")
async def by_code(body: PadCode, request: Request, pads: PadsDep, limiter: LimiterDep) -> dict[str, Any]:
    """The pad that a code opens."""
    limiter.spend_code(request)
    return {"url": site_url(request, f"/pad/{await codes.find(pads, body.code)}")}


# What they need


def _catalogues(assets: Assets, words: Words, board: str) -> list[str]:
    """The catalogues of a page; with those of the game whose board draws on it."""
    own = (f"games/{board}/locale/{PAD}", f"games/{board}/locale/") if board else ()
    return [name for part in (*own, *CATALOGUES) for name in assets.catalogues(part, words.language)]


def _padded(id: str) -> Game:
    game = registry.find(id)
    if game.pad is None:
        raise NotFound(fact("no-pad"))
    return game


def _options(game: Game, options: dict[str, bool | int | str], players: int) -> dict[str, Any]:
    game.new(dict(options), players)  # raises what is wrong with them
    return dict(game.complete(options, players))


def _game_of(row: PadRow) -> Game:
    """The game of a pad. Raises `Unplayable` if its rules version or components are not installed."""
    try:
        game = registry.find_for(Header(row.game, row.rules, row.components, row.options, len(row.names), []))
    except (BadRecord, registry.UnknownGame) as missing:
        raise Unplayable(missing.reason) from missing
    if game.pad is None:
        raise NotFound(fact("no-pad"))
    return game


def _view(request: Request, row: PadRow, changes: list[PadChange], device: str) -> dict[str, Any]:
    game = _game_of(row)
    request.state.game = game.id
    return View(words_for(request, game.id), game, row, changes, device).data()


def _decision(step: PadStep, row: PadRow, changes: list[PadChange], device: str) -> Decision:
    game = _game_of(row)
    author = Author(game, row, changes, device)
    match step.kind:
        case "enter":
            return author.enter(step.field, step.value, step.row, step.cells)
        case "undo":
            return author.undo(step.n)
        case "sit":
            return author.sit(step.side)
        case "keep":
            return author.keep(step.problem)
        case "act":
            return author.act(step.act, step.answers)
        case "back":
            return author.back(step.n)
        case "open":
            return author.open()
    if step.side is None:
        raise PadRefused(fact("pad-no-such-side"))
    match step.kind:
        case "done":
            return author.done(step.side)
        case "name":
            return author.rename(step.side, step.name)
    return author.say(step.side, step.kind == "yes")
