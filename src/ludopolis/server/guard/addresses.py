"""The root path, such as `/games`, if our pages are part of a larger site: removed from requests, added to links."""

from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

TABLES = "/api/tables/"
PADS = "/api/pads/"


def site_url(connection: HTTPConnection, path: str) -> str:
    """The address of one of our pages, as browsers know it."""
    root: str = connection.app.state.root_path
    return root + path


def table_of(scope: Scope, suffix: str, kind: str = TABLES) -> str:
    """The id in the path `/api/tables/ID`, or of another `kind`, before this suffix; empty for another path."""
    path: str = scope["path"].removeprefix(scope.get("root_path", ""))
    if not path.startswith(kind) or not path.endswith(suffix):
        return ""
    id = path[len(kind) : -len(suffix)]
    return "" if "/" in id else id


class RootPathMiddleware:
    """Strips the root path from requests. A proxy may have stripped it already."""

    def __init__(self, app: ASGIApp, root_path: str) -> None:
        self.app = app
        self.root_path = root_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Passes a request on."""
        path = scope.get("path", "")
        if scope["type"] == "http" and path == self.root_path:
            await RedirectResponse(self.root_path + "/", 308)(scope, receive, send)
            return
        if path.startswith(self.root_path + "/"):
            scope = {**scope, "path": path.removeprefix(self.root_path)}
        await self.app(scope, receive, send)
