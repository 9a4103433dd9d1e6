"""My games: the tables and the history of this device, and moving them to another."""

from typing import Annotated, Any

from fastapi import APIRouter, Query, Request
from fastapi.responses import HTMLResponse

from ludopolis.coach.analysis import VERSION
from ludopolis.i18n import Words
from ludopolis.i18n.format import listed
from ludopolis.server.guard.addresses import site_url
from ludopolis.server.guard.devices import device_of
from ludopolis.server.model.pads import PadRow
from ludopolis.server.model.people import Result
from ludopolis.server.people import history
from ludopolis.server.people.my_tables import outcome
from ludopolis.server.people.plot import plot
from ludopolis.server.people.strengths import strengths
from ludopolis.server.review.graded import MOST_GAMES
from ludopolis.server.routes.dependencies import (
    AnalysesDep,
    AssetsDep,
    CountingDep,
    ListedGamesDep,
    MyTablesDep,
    NotifierDep,
    PadsDep,
    PeopleDep,
)
from ludopolis.server.routes.fields import Id
from ludopolis.server.routes.pages import game_of_page, page, words_for
from ludopolis.server.routes.people import COLOURS
from ludopolis.server.tables import descriptions

router = APIRouter()
SHORT, LONG = 6, 500
"""Finished games listed: at first, and when all are asked for."""
MOST_RUNNING = 100
MOST_FRIENDS = 8
FEWEST_PLOTTED = 3
"""Games from which on there is a plot: two dots show nothing."""


@router.get("/mine")
async def mine(
    request: Request,
    notifier: NotifierDep,
    people: PeopleDep,
    counting: CountingDep,
    analyses: AnalysesDep,
    my_tables: MyTablesDep,
    pads: PadsDep,
    assets: AssetsDep,
    listed_games: ListedGamesDep,
    game: Annotated[Id, Query()] = "",
    all: bool = False,
) -> HTMLResponse:
    """The tables and the history of this device."""
    words = words_for(request)
    device = device_of(request.cookies)
    if device:
        await counting.catch_up(device)
    counted = await people.results_of(device) if device else []
    found = history.by_game(counted)
    chosen = game if game in found else next(iter(found), "")
    looked_at = await analyses.repository.of_device(device, chosen, VERSION, MOST_GAMES) if chosen else []
    tables = await my_tables.of(assets, words.language, device, MOST_RUNNING, LONG if all else SHORT + 1)
    owner = await people.owner(device)
    boxed = (
        [_pad(request, row, counted) for row in await pads.of_device(device, LONG if all else SHORT)] if device else []
    )
    known = bool(tables.yours or tables.waiting or tables.over or found or boxed)
    data = {
        "lang": words.language,
        "root": assets.url("").rstrip("/"),
        "calls": notifier.sender.public_key if device and notifier.sender else "",
        "name": owner.name,
        "colour": owner.colour,
    }
    return page(
        request,
        "mine.html",
        words,
        tables=tables._replace(over=tables.over if all else tables.over[:SHORT]),
        more=not all and len(tables.over) > SHORT,
        games=[{"id": id, "name": _name(request, id), "chosen": id == chosen} for id in found],
        history=_history(request, chosen, found[chosen], looked_at) if chosen else None,
        colour=(owner.colour or 0) + 1,
        colours=[words.text(f"mine-colour-{one}") for one in range(1, COLOURS + 1)],
        known=known,
        pads=boxed,
        covers=[] if known else [game_of_page(request, id) for id in listed_games],
        data=data,
    )


@router.get("/mine/move")
async def move(request: Request) -> HTMLResponse:
    """The page for the code of another device. A QR code has it in the fragment, which reaches no log."""
    words = words_for(request)
    data = {"lang": words.language, "root": request.app.state.assets.url("").rstrip("/")}
    return page(request, "move.html", words, data=data)


def _name(request: Request, game: str) -> str:
    return descriptions.name_of(words_for(request, game), game)


def _pad(request: Request, row: PadRow, results: list[Result]) -> dict[str, Any]:
    """A score pad in the list of those that this device has touched."""
    words = words_for(request, row.game)
    own = next((one for one in results if one.table_id == row.id), None)
    return {
        "url": site_url(request, f"/pad/{row.id}"),
        "cover": request.app.state.assets.cover(row.game),
        "name": descriptions.name_of(words, row.game),
        "people": ", ".join(row.names),
        "outcome": outcome(words, own) if own else words.text("mine-box-open"),
        "won": own is not None and own.won,
        "day": row.touched.date().isoformat(),
    }


def _history(request: Request, game: str, played: list[Result], looked_at: list[tuple[int, str]]) -> dict[str, Any]:
    """The history of one game. What was played with the box is a mode of its own, and never part of an average."""
    words = words_for(request, game)
    results = [one for one in played if not one.box] or played
    friends = history.friends(results)[:MOST_FRIENDS]
    return {
        "game": game,
        "name": descriptions.name_of(words, game),
        "figures": history.figures(results),
        "modes": [{"name": words.text(f"mine-mode-{mode}"), "of": of} for mode, of in history.by_mode(played)],
        "categories": [
            {"name": _category(words, one.name), "average": one.average, "best": one.best}
            for one in history.categories(results)
        ],
        "friends": [{**one._asdict(), "told": _streak(words, one.streak)} for one in friends],
        "plot": plot(words, history.course(results)) if len(results) >= FEWEST_PLOTTED else None,
        "coach": _coach(words, results, looked_at),
        "box": all(one.box for one in played),
    }


def _coach(words: Words, results: list[Result], looked_at: list[tuple[int, str]]) -> dict[str, Any] | None:
    """What the coach has found; nothing where it has looked at too few games."""
    scored = [one.name for one in history.categories(results) if words.has(f"term-{one.name}")]
    found = strengths(looked_at, scored)
    if found is None or not (found.good or found.dear):
        return None
    good = [words.text(f"term-{name}") for name in found.good]
    dear = [
        words.text("mine-coach-part", name=_term(words, name), points=words.text("amount-points", points=points))
        for name, points in found.dear
    ]
    return {
        "games": found.games,
        "good": listed(words.language, good) if good else "",
        "dear": listed(words.language, dear) if dear else "",
    }


def _category(words: Words, name: str) -> str:
    """A category as the score sheet calls it; other people's catalogues may lack the name."""
    key = f"score-{name}"
    return words.text(key) if words.has(key) else name


def _term(words: Words, name: str) -> str:
    """A row of the coach's column, as hints call it."""
    key = f"term-{name}"
    return words.text(key) if words.has(key) else _category(words, name)


def _streak(words: Words, streak: int) -> str:
    if abs(streak) < 2:
        return ""
    return words.text("mine-streak-won" if streak > 0 else "mine-streak-lost", count=abs(streak))
