"""The application: its routes, errors in words, and what is checked before every request."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext, suppress
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import NamedTuple

from fastapi import Depends, FastAPI, Request, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, Response
from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.middleware.exceptions import ExceptionMiddleware
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ludopolis import registry
from ludopolis.engine.values.facts import Arg, BadRecord, Fact, LudopolisError, fact
from ludopolis.server import (
    api,
    call_api,
    clock_api,
    coach,
    deal_pages,
    garbage,
    guard,
    lessons,
    metrics,
    pages,
    people_api,
    people_pages,
    prometheus,
    replays,
    report,
    shell,
    sockets,
    versions,
    waiting,
)
from ludopolis.server.analyses import AnalysisFailed
from ludopolis.server.assets import Assets
from ludopolis.server.backups import keep_daily
from ludopolis.server.bot_turns import BOT_PAUSE_SECONDS
from ludopolis.server.changes import OutOfDate, SeatTaken
from ludopolis.server.database import BadDatabase, problem
from ludopolis.server.forgetting import forget
from ludopolis.server.hall import Hall
from ludopolis.server.live import CLOSE_TRY_AGAIN
from ludopolis.server.moves import Moves
from ludopolis.server.open_tables import Unplayable
from ludopolis.server.root_path import RootPathMiddleware
from ludopolis.server.rows import NotFound
from ludopolis.server.store import Store
from ludopolis.server.talk import requests as talk

log = logging.getLogger(__name__)


class BadBody(LudopolisError):
    """The body is larger or comes more slowly than it may."""


STATUS: dict[type[LudopolisError], int] = {
    BadRecord: 400,
    guard.Forbidden: 403,
    NotFound: 404,
    registry.UnknownGame: 404,
    OutOfDate: 409,
    versions.Outdated: 409,
    SeatTaken: 409,
    Unplayable: 410,
    guard.QuotaSpent: 429,
    AnalysisFailed: 503,
}
"""The HTTP status of each error. Anything else a person got wrong is 422."""
MAX_BODY_BYTES = 64 * 1024
MAX_RECORD_BYTES = 1024 * 1024
MAX_TOLD_CHARS = 100
"""An argument of an error is shortened to this: it may be whatever a stranger sent."""
MAX_TOLD_NUMBER = 2**53
HTTP_ERRORS = {400: fact("bad-request", field="body"), 405: fact("wrong-method")}
"""What the framework's own errors mean. Anything else is an address at which there is nothing."""
KEEP_TABLES_DAYS = 90
SECURITY_HEADERS = [(name.lower().encode(), value.encode()) for name, value in guard.HEADERS.items()]


class NotStarted(Exception):
    """The log says why."""


class Backups(NamedTuple):
    """Where the daily backups go, and how many are kept; none for 0."""

    folder: Path
    kept: int


class Site(FastAPI):
    """Everything that browsers ask for."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request, or holds one connection."""
        if scope["type"] == "websocket":
            scope["app"] = self
            await sockets.answer(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)


def database_url(data: Path, database: str | None, make: bool = True) -> str:
    """The database that was named, or the embedded one in the data folder, which is made if it is not there."""
    if database:
        return database
    if make:
        data.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{data.resolve() / 'ludopolis.sqlite'}"


def create_app(
    url: str,
    workers: int = 1,
    limits: guard.Limits = guard.DEFAULT_LIMITS,
    pause: float = BOT_PAUSE_SECONDS,
    seed: str = "",
    forget_days: int = KEEP_TABLES_DAYS,
    root_path: str = "",
    backups: Backups | None = None,
    metrics_listener: str = "",
    webhooks: bool = True,
    listing: bool = True,
) -> FastAPI:
    """The whole server on one database. Bots wait `pause` seconds before a move; `seed` fixes the deals, for tests.

    Browsers find it under `root_path`, which begins with a slash and does not end with one.
    """

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        hall = Hall(Store(url), workers, pause, seed)
        hall.calls.rooms = webhooks
        hall.listing = listing
        app.state.hall = hall
        try:
            await hall.open()
            if forget_days:
                await _forget(hall.store, forget_days)
        except (BadDatabase, SQLAlchemyError) as wrong:  # it answered a moment ago
            log.error("the database failed while the server started: %s", problem(wrong))
            raise NotStarted from None
        hall.tasks.run("garbage", garbage.collect_now_and_then)
        if backups is not None and backups.kept:
            hall.tasks.run("backups", partial(keep_daily, url, *backups))
        with prometheus.shown(hall, metrics_listener) if metrics_listener else nullcontext():
            yield
        await hall.close()

    app = Site(title="Ludopolis", lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url="/api/openapi.json")
    app.state.root_path = root_path
    app.state.assets = Assets(root_path)
    app.state.limiter = guard.Limiter(limits)
    app.add_exception_handler(LudopolisError, _refused)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_exception_handler(RequestValidationError, _bad_request)
    app.add_exception_handler(SQLAlchemyError, _database_failed)  # type: ignore[arg-type]
    asked = (api, call_api, clock_api, people_api, people_pages, talk, waiting, replays, coach, report, pages, lessons)
    for part in (*(one.router for one in asked), deal_pages.api):
        app.include_router(part, dependencies=[Depends(deal_pages.check_look)])
    for part in (deal_pages.router, shell.router):
        app.include_router(part)
    app.mount("/static", app.state.assets)
    app.add_middleware(Moves)
    app.add_middleware(ExceptionMiddleware, handlers=app.exception_handlers)  # for what moves raise
    app.add_middleware(GuardMiddleware, limiter=app.state.limiter)
    if root_path:
        app.add_middleware(RootPathMiddleware, root_path=root_path)
    return app


async def _forget(store: Store, days: int) -> None:
    done = await forget(store, days)
    if done.refused:
        log.warning(
            "%d of %d tables are older than %d days. None was deleted: has the clock been wrong? "
            "If they may go: ludopolis tables forget --days %d",
            *(done.old, done.all, days, days),
        )
    elif done.old:
        log.warning("deleted %d of %d tables, which nobody had touched for %d days", done.old, done.all, days)


class GuardMiddleware:
    """Checks origin, rate, size and pace of every request, and adds the security headers to every answer."""

    def __init__(self, app: ASGIApp, limiter: guard.Limiter) -> None:
        self.app = app
        self.limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on, or refuses it."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        began = perf_counter()
        status = 500

        async def send_guarded(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                given = [name.lower() for name, _ in message["headers"]]
                message["headers"] = [*message["headers"], *(one for one in SECURITY_HEADERS if one[0] not in given)]
            await send(message)

        try:
            await self._pass_on(scope, receive, send_guarded)
        finally:
            # The route is known by its pattern, in which no table is named.
            route = getattr(scope.get("route"), "path", "")
            metrics.REQUESTS.labels(scope["method"], route, f"{status // 100}xx").observe(perf_counter() - began)

    async def _pass_on(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self._refusal(scope)
        if refusal is None and scope["method"] not in ("GET", "HEAD"):
            try:
                async with asyncio.timeout(self.limiter.body_seconds):
                    body = await _body(receive, _max_bytes(scope))
                receive = _given(body, receive)
            except BadBody as wrong:
                refusal = 413, wrong.reason
            except TimeoutError:
                refusal = 408, fact("too-slow")
            except ClientDisconnect:
                return
        if refusal is not None:
            status, why = refusal
            answer = _answer(Request(scope), status, why)
            await answer(scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _refusal(self, scope: Scope) -> tuple[int, Fact] | None:
        reads = scope["method"] in ("GET", "HEAD")
        headers = Headers(scope=scope)
        if not reads and not guard.same_origin(headers):
            return 403, fact("foreign-origin")
        limit = self.limiter.reads if reads else self.limiter.changes
        if not limit.allow(HTTPConnection(scope)):
            return 429, fact("too-many-requests")
        length = headers.get("content-length", "0")
        if not reads and (len(length) > 9 or not length.isdecimal() or int(length) > _max_bytes(scope)):
            return 413, fact("too-large")
        return None


def _max_bytes(scope: Scope) -> int:
    return MAX_RECORD_BYTES if scope["path"] == "/api/records" else MAX_BODY_BYTES


async def _body(receive: Receive, most: int) -> bytes:
    """The whole body, read before anything is done with it. Raises `BadBody`, whatever its header says."""
    body = bytearray()
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnect
        body += message.get("body", b"")
        if len(body) > most:
            raise BadBody(fact("too-large"))
        if not message.get("more_body", False):
            return bytes(body)


def _given(body: bytes, receive: Receive) -> Receive:
    """Gives the body that was read, then whatever else comes."""
    first = True

    async def given() -> Message:
        nonlocal first
        if first:
            first = False
            return {"type": "http.request", "body": body, "more_body": False}
        return await receive()

    return given


def _answer(request: Request, status: int, why: Fact) -> Response:
    """The reason as data and in words, or as a page if a person opened an address."""
    words = pages.words_for(request, getattr(request.state, "game", ""))
    why = Fact(why.kind, {name: _short(value) for name, value in why.args.items()})
    text = words.say("why", why, lambda seat: f"{seat + 1}")
    if not request.scope["path"].startswith("/api/") and "text/html" in request.headers.get("accept", ""):
        return pages.message_page(request, words, text, status=status)
    return JSONResponse({"why": why.to_json(), "text": text}, status)


def _short(value: Arg) -> Arg:
    """An argument that can be told: neither endless nor half a character."""
    if isinstance(value, tuple):
        return tuple(str(_short(item)) for item in value)
    if isinstance(value, int):
        return max(-MAX_TOLD_NUMBER, min(value, MAX_TOLD_NUMBER))
    whole = value.encode(errors="replace").decode()
    return whole if len(whole) <= MAX_TOLD_CHARS else whole[: MAX_TOLD_CHARS - 1] + "…"


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, LudopolisError)
    return _answer(request, STATUS.get(type(error), 422), error.reason)


async def _database_failed(connection: Request | WebSocket, error: Exception) -> Response | None:
    """Nothing was stored, and the caller may try again. Errors of ours, such as wrong SQL, come here too."""
    metrics.DATABASE_ERRORS.inc()
    log.error("the database failed: %s: %s", type(error).__name__, problem(error))
    if isinstance(connection, Request):
        return _answer(connection, 503, fact("database-failed"))
    with suppress(RuntimeError):  # it may be closed
        await connection.close(CLOSE_TRY_AGAIN)
    return None


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    answer = _answer(request, error.status_code, HTTP_ERRORS.get(error.status_code, fact("no-such-page")))
    answer.headers.update(error.headers or {})
    return answer


async def _bad_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = ".".join(str(part) for part in error.errors()[0]["loc"][1:])
    return _answer(request, 422, fact("bad-request", field=where))
