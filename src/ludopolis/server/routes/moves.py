"""The hot path: `POST /api/tables/ID/moves`.

Moves are by far the most frequent request, and FastAPI's routing alone costs more than playing one, so this ASGI app
answers them itself.
"""

import re
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Receive, Scope, Send

from ludopolis.engine.values.events import SPECTATOR
from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.guard import versions
from ludopolis.server.guard.addresses import table_of
from ludopolis.server.guard.devices import device_of
from ludopolis.server.hall import Hall
from ludopolis.server.routes.fields import MAX_KEY_CHARS, MAX_NOTATION_CHARS, MIN_KEY_CHARS, PRINTABLE
from ludopolis.server.tables import changes

SUFFIX = "/moves"
MAX_PICKED = 20
FIELD = re.compile(r"`\$?\.?(\w+)[^`]*`$")
"""The field that a decoder's complaint ends with."""
DONE: list[Any] = [
    {
        "type": "http.response.start",
        "status": 200,
        "headers": [(b"content-type", b"application/json"), (b"content-length", b"2")],
    },
    {"type": "http.response.body", "body": b"{}"},
]

Notation = Annotated[str, Meta(max_length=MAX_NOTATION_CHARS)]


class BadMove(LudopolisError):
    """The body is malformed."""


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """A move in the game's notation, made in the view of that number."""

    seat: Annotated[int, Meta(ge=0, le=SPECTATOR)]
    number: Annotated[int, Meta(ge=0, lt=2**31)]
    key: Annotated[str, Meta(min_length=MIN_KEY_CHARS, max_length=MAX_KEY_CHARS, pattern=PRINTABLE)]
    move: Notation
    then: Annotated[list[Notation], Meta(max_length=MAX_PICKED)] = []
    """Moves picked with it, played one after the other up to the first that is not legal."""


DECODER = msgspec.json.Decoder(Move)


class Moves:
    """Answers `POST /api/tables/ID/moves`, and passes everything else on. Errors are raised."""

    path = "/api/tables/{id}/moves"
    """The route's pattern, under which metrics count requests."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Plays a move, and answers once it is committed."""
        id = table_of(scope, SUFFIX) if scope["type"] == "http" else ""
        if not id:
            await self.app(scope, receive, send)
            return
        scope["route"] = self
        if scope["method"] != "POST":
            raise HTTPException(405, headers={"Allow": "POST"})
        caller = HTTPConnection(scope)
        versions.require(caller)
        move = _read((await receive())["body"])
        hall: Hall = scope["app"].state.hall
        live = await hall.tables.open(id)
        caller.state.game = live.game.id  # from here on, errors use the words of its game
        device = device_of(caller.cookies)
        hall.notifier.looked(device)
        await changes.play(hall.tables, live, device, move.seat, move.number, move.key, move.move, move.then)
        for part in DONE:
            await send(dict(part))


def _read(body: bytes) -> Move:
    try:
        return DECODER.decode(body)
    except (msgspec.DecodeError, UnicodeError) as wrong:
        named = FIELD.search(str(wrong))
        raise BadMove(fact("bad-request", field=named[1] if named else "body")) from wrong
