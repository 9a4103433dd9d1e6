"""Requests to the coach: analysing a finished game, trying a turn again, playing on from a position of a replay."""

from random import Random
from typing import Annotated, Any, NamedTuple

import msgspec
from fastapi import APIRouter, Depends, Query, Request
from fastapi.responses import Response
from pydantic import Field

from ludopolis.engine.contract import State
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.events import REVEAL, SPECTATOR, Event
from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server import guard, keys, versions
from ludopolis.server.analyses import Shown
from ludopolis.server.api import Body, Change, HallDep, NewSeat, Notation, Seat, seated
from ludopolis.server.live import Live
from ludopolis.server.replays import MAX_START, finished, frames_of, json_response, off_loop
from ludopolis.server.rows import NotFound
from ludopolis.server.wire import deciding, encode, facts, legal_moves, sheets

router = APIRouter(prefix="/api", dependencies=[Depends(versions.check)])
MAX_MOVES = 40
"""Moves of one turn, at most."""
NOTHING = Shown(0, 0.0, False, "", 0)


class Retry(Body):
    """A turn tried again, as far as it has been chosen, from the decision whose first entry is `n`."""

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
async def analyse(id: str, request: Request, hall: HallDep) -> Response:
    """Looks at a finished game, unless somebody has done so or does it now."""
    live = await finished(hall, id, SPECTATOR)
    shown = await hall.coach.find(live)
    if shown is None:
        request.app.state.limiter.spend_analysis(request)
        await hall.coach.start(live)
        shown = await hall.coach.find(live)
    return _told(shown or NOTHING, "working", -2)


@router.get("/tables/{id}/analysis")
async def analysis(id: str, hall: HallDep, known: Annotated[int, Query(ge=-2, lt=MAX_START)] = -2) -> Response:
    """How far the coach is, and what it has found if that is newer than what is known."""
    live = await finished(hall, id, SPECTATOR)
    shown = await hall.coach.find(live)
    return _told(NOTHING, "idle", known) if shown is None else _told(shown, "working", known)


def _told(shown: Shown, status: str, known: int) -> Response:
    """The result is JSON already."""
    head: Data = {
        "status": "done" if shown.done else status,
        "rounds": shown.rounds,
        "part": round(shown.part, 3),
        "serial": shown.serial,
    }
    result = shown.result if shown.serial != known and shown.result else "null"
    return json_response(f'{encode(head)[:-1]},"result":{result}}}')


@router.post("/tables/{id}/analysis/try")
async def try_again(id: str, body: Retry, request: Request, hall: HallDep) -> dict[str, Any]:
    """The position as the seat saw it, with the moves tried so far; what they are worth when the turn is over."""
    live = await finished(hall, id, body.seat)
    request.state.game = live.game.id
    shown = await hall.coach.find(live)
    result = msgspec.json.decode(shown.result) if shown is not None and shown.result else {"blocks": []}
    first, decision = _decision(result, body)
    blinded = await off_loop(before, live.table, first, body.n, body.seat)
    state, over, turn = follow(blinded, body.seat, body.moves, body.then)
    told: dict[str, Any] = {"state": _state(live, state, body, over), "turn": turn, "verdict": None}
    hall.coach.warm_up(live.game, live.row)
    if over:
        request.app.state.limiter.spend_try(request)
        turns = [[one["move"] for one in moves] for moves in (turn, decision["played"], decision["better"])]
        sides = len(result["sides"])
        told["verdict"] = await hall.coach.judge(live.game, blinded, body.seat, sides, turns)
        if turns[0] == turns[1]:
            told["verdict"] |= {name: decision[name] for name in ("loss", "loss_points")}  # as was said before
    return told


def _decision(result: Data, body: Retry) -> tuple[int, Data]:
    """The decision that is tried again, and the first entry of its block."""
    for block in result["blocks"]:
        for decision in block.get("decisions", []):
            if decision["seat"] == body.seat and decision["entries"][0] == body.n and "better" in decision:
                return block["entries"][0], decision
    raise NotFound(fact("no-such-decision"))


def before(table: Table, first: int, n: int, seat: int) -> State:
    """The position that a decision is judged from, blinded for its seat.

    Where several decide at once, it is the one before all of them, whose first entry is `first`.
    """
    state = table.first_state()
    for step in table.steps:
        due = state.pending()
        if step.n >= n or (step.n >= first and due != CHANCE and due >> seat & 1):
            break
        state.play(step.seat, step.move)
    return state.blind(seat)


class Followed(NamedTuple):
    """Where some moves of a turn lead."""

    state: State
    over: bool
    """Whether the turn is over: chance, others or something hidden come next."""
    turn: list[Data]
    """All moves of it in words; `forced` ones were no choice."""


def follow(blinded: State, seat: int, moves: list[str], then: list[str]) -> Followed:
    """The position after some moves of a turn. What is no choice is played at once. Raises `IllegalMove`."""
    state = blinded.clone()
    turn = state.turn()
    waiting, maybe = list(moves), list(then)
    played: list[Data] = []
    while True:
        pending = state.pending()
        if pending == CHANCE or not pending >> seat & 1 or state.turn() != turn:
            return Followed(state, True, played)
        legal = {state.to_text(seat, move): move for move in state.legal(seat)}
        if len(legal) == 1 and played:
            text = next(iter(legal))
            waiting = waiting[1:] if waiting[:1] == [text] else waiting
        elif waiting:
            text = waiting.pop(0)
        elif maybe and maybe[0] in legal:
            text = maybe.pop(0)
        else:
            return Followed(state, False, played)
        if text not in legal:
            raise IllegalMove(state.why_not(seat, state.from_text(seat, text)) or fact("not-your-decision", seat=seat))
        forced = len(legal) == 1 and bool(played)
        played.append({"move": text, "say": state.describe(seat, legal[text]).to_json(), "forced": forced})
        events: list[Event] = []
        state.events = events
        state.play(seat, legal[text])
        if any(event[0] == REVEAL for event in events):
            return Followed(state, True, played)


def _state(live: Live, state: State, body: Retry, over: bool) -> Data:
    """A position of a try, as a table would send it to the seat."""
    seat = body.seat
    return {
        "t": "state",
        "number": len(body.moves),
        "turn": state.turn(),
        "view": state.view(seat),
        "deciding": [] if over else deciding(state),
        "asks": None if over else state.asks(seat).to_json(),
        "legal": [] if over else legal_moves(live.table, state, seat),
        "undo": len(body.moves),
        "scores": sheets(state),
        "position": facts(state.position(seat)) if body.text else [],
    }


@router.post("/tables/{id}/variation", status_code=201)
async def play_on(id: str, body: Variation, request: Request, response: Response, hall: HallDep) -> dict[str, Any]:
    """Sets up a table that goes on from a position of a finished game.

    The caller's own seat, or the first that must decide, knows what it knew. Whatever was hidden from it is dealt anew
    among all that it may be, and so is whatever comes.
    """
    live = await finished(hall, id, SPECTATOR)
    request.state.game = live.game.id
    if len(body.seats) != len(live.row.seats):
        low = high = len(live.row.seats)
        raise IllegalMove(fact("bad-players", game=live.game.id, given=len(body.seats), low=low, high=high))
    device = guard.remember_device(request, response, body.key)
    places, host = seated(live.game, body.seats, device)
    new = keys.table_id(device, body.key)
    try:
        row = await hall.store.table(new)  # the request is repeated
    except NotFound:
        request.app.state.limiter.spend_table(request)
        position = await off_loop(dealt_anew, live.table, body.frame, host)
        settings: Data = {"live_score": True, "hints": body.hints, "host": host}
        settings |= {"position": position, "variation": True}
        row = await hall.tables.set_up(live.game, live.row.options, settings, places, new)
    return {"table": row.id, "url": f"/t/{row.id}", "watch": f"/w/{row.watch}"}


def dealt_anew(table: Table, at: int, seat: int) -> Data:
    """The position of a frame, with everything dealt anew that a seat, or who decides if it is -1, did not know."""
    for index, frame in enumerate(frames_of(table)):
        if index == at:
            due = deciding(frame.state)
            if not due:
                break
            rng = Random(guard.new_token())
            viewer = seat if seat >= 0 else due[0]
            return frame.state.blind(viewer).determinize(rng).dump()
    raise IllegalMove(fact("no-such-moment", given=at, high=index))
