"""The application: its routes, errors in words, and what is checked before every request."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludopolis import registry
from ludopolis.engine.facts import BadRecord, Fact, LudopolisError, fact
from ludopolis.server import api, guard, pages, replays, sockets
from ludopolis.server.assets import Assets
from ludopolis.server.bot_turns import BOT_PAUSE_SECONDS
from ludopolis.server.changes import OutOfDate, SeatTaken
from ludopolis.server.hall import Hall
from ludopolis.server.open_tables import Unplayable
from ludopolis.server.store import NotFound, Store


class TooLarge(LudopolisError):
    """The body is larger than it may be."""


STATUS: dict[type[LudopolisError], int] = {
    BadRecord: 400,
    guard.Forbidden: 403,
    NotFound: 404,
    registry.UnknownGame: 404,
    OutOfDate: 409,
    SeatTaken: 409,
    Unplayable: 410,
    TooLarge: 413,
}
"""The HTTP status of each error. Anything else a person got wrong is 422."""
MAX_BODY_BYTES = 64 * 1024
MAX_RECORD_BYTES = 4 * 1024 * 1024
KEEP_TABLES_DAYS = 90
DEVICES_PER_ADDRESS = 15
"""How many busy devices may share one address."""


def database_url(data: Path, database: str | None) -> str:
    """The database that was named, or the embedded one in the data folder."""
    if database:
        return database
    data.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{data.resolve() / 'ludopolis.sqlite'}"


def create_app(
    url: str, workers: int = 1, moves_per_second: float = 20.0, pause: float = BOT_PAUSE_SECONDS, seed: str = ""
) -> FastAPI:
    """The whole server on one database. Bots wait `pause` seconds before a move; `seed` fixes the deals, for tests."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(Store(url), workers, pause, seed)
        app.state.hall = hall
        await hall.open()
        await hall.store.forget(KEEP_TABLES_DAYS)
        yield
        await hall.close()

    app = FastAPI(title="Ludopolis", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.assets = Assets()
    app.add_exception_handler(LudopolisError, _refused)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(RequestValidationError, _bad_request)
    for part in (api, sockets, replays, pages):
        app.include_router(part.router)
    app.mount("/static", app.state.assets)
    app.add_middleware(GuardMiddleware, moves_per_second=moves_per_second)
    return app


class GuardMiddleware:
    """Checks size, origin and rate of every request, and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, moves_per_second: float) -> None:
        self.app = app
        self.devices = guard.RateLimit(moves_per_second, int(moves_per_second * 4))
        # Many devices of a club may share one address; and a caller can easily change the cookie.
        self.addresses = guard.RateLimit(
            moves_per_second * DEVICES_PER_ADDRESS, int(moves_per_second * DEVICES_PER_ADDRESS * 4)
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in guard.HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        refusal = self._refusal(scope)
        if refusal is not None:
            status, why = refusal
            answer = _answer(Request(scope), status, why)
            await answer(scope, receive, send_guarded)
            return
        await self.app(scope, _limited(scope, receive), send_guarded)

    def _refusal(self, scope: Scope) -> tuple[int, Fact] | None:
        if scope["method"] in ("GET", "HEAD"):
            return None
        headers = Headers(scope=scope)
        if not guard.same_origin(headers):
            return 403, fact("foreign-origin")
        length = headers.get("content-length", "0")
        if not length.isdigit() or int(length) > _max_bytes(scope):
            return 413, fact("too-large")
        caller = scope["client"][0] if scope.get("client") else ""
        if not (self.addresses.allow(caller) and self.devices.allow(caller + headers.get("cookie", "")[-40:])):
            return 429, fact("too-many-requests")
        return None


def _max_bytes(scope: Scope) -> int:
    return MAX_RECORD_BYTES if scope["path"] == "/api/records" else MAX_BODY_BYTES


def _limited(scope: Scope, receive: Receive) -> Receive:
    """Stops reading a body that is too long, whatever its header says."""
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > _max_bytes(scope):
            raise TooLarge(fact("too-large"))
        return message

    return limited


def _answer(request: Request, status: int, why: Fact) -> Response:
    """The reason as data and in words, or as a page if a person opened an address."""
    words = pages.words_for(request, getattr(request.state, "game", ""))
    text = words.say("why", why, lambda seat: f"{seat + 1}")
    if not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", ""):
        return pages.message_page(request, words, text, status=status)
    return JSONResponse({"why": why.to_json(), "text": text}, status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LudopolisError)
    return _answer(request, STATUS.get(type(error), 422), error.reason)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    return _answer(request, error.status_code, fact("no-such-page"))


async def _bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"][1:])
    return _answer(request, 422, fact("bad-request", field=where))
