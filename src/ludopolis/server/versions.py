"""Old pages and new servers: a page says which client it runs, and one that is not ours does not play."""

from starlette.requests import HTTPConnection, Request

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.assets import Assets

CLIENT_HEADER = "ludopolis-client"
CLOSE_OUTDATED = 4409


class Outdated(LudopolisError):
    """The page was loaded from another version of the server."""


def fits(connection: HTTPConnection) -> bool:
    """Whether the caller runs our own client. A caller that names none, such as a program, speaks for itself."""
    assets: Assets = connection.app.state.assets
    named = connection.headers.get(CLIENT_HEADER) or connection.query_params.get("client", "")
    return named in ("", assets.hash)


def require(request: HTTPConnection) -> None:
    """Refuses a request from a page that is out of date."""
    if not fits(request):
        raise Outdated(fact("newer-version"))


async def check(request: Request) -> None:
    """The same for FastAPI, which runs what is no coroutine in a thread."""
    require(request)
