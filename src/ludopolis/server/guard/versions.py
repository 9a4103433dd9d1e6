"""Client versions: a page names the client it runs, and is refused if that is not this server's own."""

from starlette.requests import HTTPConnection, Request

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.static.assets import Assets

CLIENT_HEADER = "ludopolis-client"
CLOSE_OUTDATED = 4409


class Outdated(LudopolisError):
    """The page was loaded from another version of the server."""


def fits(connection: HTTPConnection) -> bool:
    """Whether the caller runs this server's client. A caller that names no client, such as a program, is accepted."""
    assets: Assets = connection.app.state.assets
    named = connection.headers.get(CLIENT_HEADER) or connection.query_params.get("client", "")
    return named in ("", assets.hash)


def require(request: HTTPConnection) -> None:
    """Refuses a request from a page that is out of date."""
    if not fits(request):
        raise Outdated(fact("newer-version"))


async def check(request: Request) -> None:
    """`require` as a coroutine, because FastAPI runs plain functions in a thread."""
    require(request)
