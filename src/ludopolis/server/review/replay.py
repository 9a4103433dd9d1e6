"""Replays: the frames of finished games, and uploaded records.

Replaying a whole game takes long, so it runs in a thread. It is a single thread, so that it does not slow the running
tables down.
"""

import asyncio
from bisect import bisect
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from operator import itemgetter
from typing import NamedTuple, ParamSpec, TypeVar

from ludopolis import registry
from ludopolis.engine.contract.state import State
from ludopolis.engine.table import record as records
from ludopolis.engine.table.record import UNFINISHED
from ludopolis.engine.table.replaying import replay as verify
from ludopolis.engine.table.table import Table
from ludopolis.engine.values.chance import CHANCE
from ludopolis.engine.values.data import Data
from ludopolis.engine.values.facts import BadRecord, LudopolisError, fact
from ludopolis.server.model.tables import TableRow
from ludopolis.server.tables.wire import deciding, encode, facts, final, people, sheets

MAX_ENTRIES = 10_000
"""Most entries of an uploaded record. The longest game we know has a thousand."""
Takes = ParamSpec("Takes")
Gives = TypeVar("Gives")
_thread = ThreadPoolExecutor(1, "replays")


async def off_loop(work: Callable[Takes, Gives], *args: Takes.args, **kwargs: Takes.kwargs) -> Gives:
    """Runs work in the replay thread, one piece after the other."""
    return await asyncio.get_running_loop().run_in_executor(_thread, lambda: work(*args, **kwargs))


class Frame(NamedTuple):
    """A moment at which somebody must decide, or the end, with the entries since the frame before."""

    state: State
    """The position. It changes when the next frame is asked for."""
    steps: list[int]
    """Entries since the frame before."""
    seat: int
    move: str


def frames_of(table: Table) -> Iterator[Frame]:
    """The frames of a game in order. Draws belong to the move before them; moves taken back are left out."""
    state = table.first_state()
    steps: list[int] = []
    seat, move = CHANCE, ""
    if state.pending() != CHANCE:
        yield Frame(state, steps, seat, move)
    for step in table.steps:
        if step.seat != CHANCE:
            seat, move = step.seat, state.to_text(step.seat, step.move)
        state.play(step.seat, step.move)
        steps.append(step.n)
        if state.pending() != CHANCE:
            yield Frame(state, steps, seat, move)
            steps = []


def outlined(row: TableRow, table: Table, seat: int, used: list[tuple[int, list[int]]]) -> str:
    """The outline of a game as JSON, with everybody's thinking time if the table had a clock."""
    told: dict[int, list[Data]] = {}
    for n, event in table.log(seat):
        told.setdefault(n, []).append(event.to_json())
    frames = [
        {
            "turn": frame.state.turn(),
            "seat": None if frame.seat == CHANCE else frame.seat,
            "move": frame.move,
            "facts": [line for n in frame.steps for line in told.get(n, [])],
            "n": frame.steps[-1] if frame.steps else 0,
            **_used(used, frame.steps[-1] if frame.steps else 0),
        }
        for frame in frames_of(table)
    ]
    return encode({"frames": frames, "seats": people(row, table, set()), "over": final(table.state)})


def _used(used: list[tuple[int, list[int]]], entry: int) -> Data:
    """The thinking time of each seat up to an entry."""
    if not used:
        return {}
    at = bisect(used, entry, key=itemgetter(0))
    return {"used": used[at - 1][1] if at else [0] * len(used[0][1])}


def shown(table: Table, start: int, count: int, seat: int, text: bool) -> str:
    """The positions of `count` frames as JSON."""
    frames: list[Data] = []
    for index, frame in enumerate(frames_of(table)):
        if index >= start + count:
            break
        if index >= start:
            blinded = frame.state.blind(seat)
            position: Data = {"view": blinded.view(seat), "deciding": deciding(frame.state), "scores": sheets(blinded)}
            if text:
                position["position"] = facts(blinded.position(seat))
            frames.append(position)
    return encode({"start": start, "frames": frames})


def checked(body: bytes) -> Table:
    """The table of the record in a body. Raises `BadRecord` if it cannot be read or does not follow the rules."""
    if body.count(b"\n") > MAX_ENTRIES:
        raise BadRecord(fact("record-too-long", most=MAX_ENTRIES))
    try:
        text = body.decode()
    except UnicodeDecodeError:
        raise BadRecord(fact("record-json", line=1)) from None
    try:
        record = records.parse(text)
        if record.closing.get("end") == UNFINISHED:
            raise BadRecord(fact("record-unfinished"))
        return verify(record, registry.find_for(record.header))
    except LudopolisError as wrong:
        raise BadRecord(wrong.reason) from wrong
