"""Requests to the coach: analysing a finished game, trying a turn again, playing on from a position of a replay."""

from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response
from pydantic import Field

from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server.guard import keys, versions
from ludopolis.server.guard.devices import device_of, remember_device
from ludopolis.server.model.tables import NotFound
from ludopolis.server.review.analyses import Shown
from ludopolis.server.review.graded import graded
from ludopolis.server.review.replay import off_loop
from ludopolis.server.review.retry import before, dealt_anew, decision_of, follow, state_of
from ludopolis.server.routes.dependencies import AnalysesDep, LimiterDep, StoredDep, TablesDep
from ludopolis.server.routes.fields import Body, Change, NewSeat, Notation, Seat, seated
from ludopolis.server.routes.replays import MAX_START, finished, json_response
from ludopolis.server.tables.wire import encode

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])
MAX_MOVES = 40
"""Most moves of one turn."""
NOTHING = Shown(0, 0.0, False, "", 0)


class Retry(Body):
    """A retried turn, as far as it has been chosen, from the decision whose first entry is `n`."""

    seat: Seat
    n: Annotated[int, Field(ge=1, lt=MAX_START)]
    moves: Annotated[list[Notation], Field(max_length=MAX_MOVES)]
    then: list[Notation] = Field(default_factory=list, max_length=MAX_MOVES)
    """Moves picked with the last one, played one after the other up to the first that is not legal."""
    text: bool = False


class Variation(Change):
    """A table that goes on from a frame of a replay."""

    frame: Annotated[int, Field(ge=0, lt=MAX_START)]
    seats: list[NewSeat] = Field(min_length=1, max_length=28)
    hints: bool = False


@router.post("/tables/{id}/analysis")
async def analyse(
    id: str, request: Request, analyses: AnalysesDep, limiter: LimiterDep, tables: TablesDep, stored: StoredDep
) -> Response:
    """Starts the analysis of a finished game, unless it is done or running."""
    live = await finished(tables, id, SPECTATOR)
    shown = await analyses.find(live)
    if shown is None:
        limiter.spend_analysis(request)
        await analyses.start(live)
        shown = await analyses.find(live)
    return _told(shown or NOTHING, "working", -2)


@router.get("/tables/{id}/analysis")
async def analysis(
    id: str,
    analyses: AnalysesDep,
    tables: TablesDep,
    stored: StoredDep,
    known: Annotated[int, Query(ge=-2, lt=MAX_START)] = -2,
) -> Response:
    """The progress of an analysis, with its result if that is newer than `known`."""
    live = await finished(tables, id, SPECTATOR)
    shown = await analyses.find(live)
    return _told(NOTHING, "idle", known) if shown is None else _told(shown, "working", known)


@router.get("/tables/{id}/analysis/grade")
async def grade(id: str, request: Request, analyses: AnalysesDep, tables: TablesDep) -> Data:
    """The grade of the caller's analysed games of this kind."""
    live = await finished(tables, id, SPECTATOR)
    return await graded(analyses.repository, live, device_of(request.cookies))


def _told(shown: Shown, status: str, known: int) -> Response:
    """An answer about an analysis, whose result is JSON already."""
    head: Data = {
        "status": "done" if shown.done else status,
        "rounds": shown.rounds,
        "part": round(shown.part, 3),
        "serial": shown.serial,
    }
    result = shown.result if shown.serial != known and shown.result else "null"
    return json_response(f'{encode(head)[:-1]},"result":{result}}}')


@router.post("/tables/{id}/analysis/try")
async def try_again(
    id: str,
    body: Retry,
    request: Request,
    analyses: AnalysesDep,
    limiter: LimiterDep,
    tables: TablesDep,
    stored: StoredDep,
) -> dict[str, Any]:
    """The position as the seat saw it after the moves tried so far, and the verdict once the turn is over."""
    live = await finished(tables, id, body.seat)
    request.state.game = live.game.id
    shown = await analyses.find(live)
    result = msgspec.json.decode(shown.result) if shown is not None and shown.result else {"blocks": []}
    first, decision = decision_of(result, body.seat, body.n)
    blinded = await off_loop(before, live.table, first, body.n, body.seat)
    state, over, turn = follow(blinded, body.seat, body.moves, body.then)
    posed = state_of(live.table, state, body.seat, len(body.moves), over, body.text)
    told: dict[str, Any] = {"state": posed, "turn": turn, "verdict": None}
    analyses.warm_up(live.game, live.row)
    if over:
        limiter.spend_retry(request)
        turns = [[one["move"] for one in moves] for moves in (turn, decision["played"], decision["better"])]
        sides = len(result["sides"])
        told["verdict"] = await analyses.judge(live.game, blinded, body.seat, sides, turns)
        if turns[0] == turns[1]:
            told["verdict"] |= {name: decision[name] for name in ("loss", "loss_points")}  # as was said before
    return told


@router.post("/tables/{id}/variation", status_code=201)
async def play_on(
    id: str,
    body: Variation,
    request: Request,
    response: Response,
    stored: StoredDep,
    limiter: LimiterDep,
    tables: TablesDep,
) -> dict[str, Any]:
    """Sets up a table that goes on from a position of a finished game.

    The caller's own seat, or the first that must decide, knows what it knew. Whatever was hidden from it is dealt anew,
    and so is everything to come.
    """
    live = await finished(tables, id, SPECTATOR)
    request.state.game = live.game.id
    if len(body.seats) != len(live.row.seats):
        low = high = len(live.row.seats)
        raise IllegalMove(fact("bad-players", game=live.game.id, given=len(body.seats), low=low, high=high))
    device = remember_device(request, response, body.key)
    places, host = seated(live.game, body.seats, device)
    new = keys.table_id(device, body.key)
    try:
        row = await stored.find(new)  # the request is repeated
    except NotFound:
        limiter.spend_table(request)
        position = await off_loop(dealt_anew, live.table, body.frame, host)
        settings: Data = {"live_score": True, "hints": body.hints, "host": host}
        settings |= {"position": position, "variation": True}
        row = await tables.set_up(live.game, live.row.options, settings, places, new)
    return {"table": row.id, "url": f"/t/{row.id}", "watch": f"/w/{row.watch}"}
