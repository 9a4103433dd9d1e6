"""The application: routes, errors in words, the guard at the door."""

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
from ludopolis.server import api, guard, pages, replays
from ludopolis.server.assets import Assets
from ludopolis.server.hall import PAUSE, Hall, NoTable, OutOfDate, Unplayable
from ludopolis.server.store import Store

STATUS: dict[type[LudopolisError], int] = {
    NoTable: 404,
    registry.UnknownGame: 404,
    OutOfDate: 409,
    Unplayable: 410,
    BadRecord: 400,
}
"""What each error is in HTTP; anything else a person got wrong is 422."""
LARGEST_BODY = 64 * 1024
LARGEST_RECORD = 4 * 1024 * 1024
KEPT_DAYS = 90
CLUB = 15
"""How many busy devices may share one address."""


def database_url(data: Path, database: str | None) -> str:
    """The database that was named, or the embedded one in the data folder."""
    if database:
        return database
    data.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{data.resolve() / 'ludopolis.sqlite'}"


def create_app(
    url: str, workers: int = 1, moves_per_second: float = 20.0, pause: float = PAUSE, seed: str = ""
) -> FastAPI:
    """The whole server on one database; bots wait `pause` seconds before they move, `seed` fixes the deals of tests."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(Store(url), workers, pause, seed)
        app.state.hall = hall
        await hall.open()
        await hall.store.forget(KEPT_DAYS)
        yield
        await hall.close()

    app = FastAPI(title="Ludopolis", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.assets = Assets()
    app.add_exception_handler(LudopolisError, _refused)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(RequestValidationError, _misshapen)
    app.include_router(api.router)
    app.include_router(replays.router)
    app.include_router(pages.router)
    app.mount("/static", app.state.assets)
    app.add_middleware(Door, moves_per_second=moves_per_second)
    return app


class Door:
    """What every request passes: size, origin and rate on the way in, security headers on the way out."""

    def __init__(self, app: ASGIApp, moves_per_second: float) -> None:
        self.app = app
        self.devices = guard.Rate(moves_per_second, int(moves_per_second * 4))
        # A club behind one address is many devices, and a cookie is quickly changed.
        self.addresses = guard.Rate(moves_per_second * CLUB, int(moves_per_second * CLUB * 4))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Lets a request in, or answers it here."""
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
        if not length.isdigit() or int(length) > _largest(scope):
            return 413, fact("too-large")
        caller = scope["client"][0] if scope.get("client") else ""
        if not (self.addresses.allow(caller) and self.devices.allow(caller + headers.get("cookie", "")[-40:])):
            return 429, fact("too-many-requests")
        return None


class TooLarge(LudopolisError):
    """The body is larger than it said, or than it may be."""


def _largest(scope: Scope) -> int:
    return LARGEST_RECORD if scope["path"] == "/api/records" else LARGEST_BODY


def _limited(scope: Scope, receive: Receive) -> Receive:
    """Stops reading a body that is too long, whatever its header said."""
    read = 0

    async def limited() -> Message:
        nonlocal read
        message = await receive()
        read += len(message.get("body", b""))
        if read > _largest(scope):
            raise TooLarge(fact("too-large"))
        return message

    return limited


def _answer(request: Request, status: int, why: Fact) -> Response:
    """The reason as data and in words; as a page where a person opened an address."""
    words = pages.words_for(request, getattr(request.state, "game", ""))
    text = words.say("why", why, lambda seat: f"{seat + 1}")
    if not request.url.path.startswith("/api/") and "text/html" in request.headers.get("accept", ""):
        return pages.door(request, words, text, status=status)
    return JSONResponse({"why": why.to_json(), "text": text}, status)


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LudopolisError)
    status = 413 if isinstance(error, TooLarge) else STATUS.get(type(error), 422)
    return _answer(request, status, error.reason)


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    detail = error.detail
    if isinstance(detail, dict):
        args = dict(detail)
        return _answer(request, error.status_code, Fact(args.pop("kind"), args))
    return _answer(request, error.status_code, fact("no-such-page"))


async def _misshapen(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"][1:])
    return _answer(request, 422, fact("bad-request", field=where))
