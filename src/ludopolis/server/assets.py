"""Static files: the client's own and each game's, under one content hash, so that browsers may keep them for ever."""

import gzip
import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ludopolis import registry
from ludopolis.server.joining import join

KINDS = (".js", ".css", ".svg", ".woff2", ".ftl", ".txt", ".png")
PACKED = (".js", ".css", ".svg", ".ftl")
PLAIN = ("home", "claim", "page")
"""Scripts of pages that the server draws."""
DRAWN = ("table", "replay")
"""Scripts that draw a page with a game's board on it."""
SHEETS = ("tokens", "base", "page", "table", "pan", "score")
TYPES = {".js": "text/javascript", ".ftl": "text/plain; charset=utf-8", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


class Assets:
    """Serves `/static/HASH/…`: `web/…`, `games/ID/…` and the shared `locale/…`, read once into memory.

    What a page needs at once is joined: `joined/styles.css`, `joined/home.js`, for a page with a board
    `joined/table-GAME.js`.
    """

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self._collect("", files("ludopolis.web"))
        self._collect("locale/", files("ludopolis.i18n") / "locale")
        for id, module in registry.modules().items():
            self._collect(f"games/{id}/", files(module))
        self._join()
        digest = hashlib.sha256()
        for name in sorted(self.files):
            digest.update(name.encode() + b"\0" + self.files[name])
        self.hash = digest.hexdigest()[:12]
        self._packed: dict[str, bytes] = {}

    def _collect(self, prefix: str, folder: Traversable) -> None:
        for item in folder.iterdir():
            if item.is_dir():
                self._collect(f"{prefix}{item.name}/", item)
            elif item.name.endswith(KINDS):
                self.files[prefix + item.name] = item.read_bytes()

    def _join(self) -> None:
        joined = {"joined/styles.css": "\n".join(self._text(f"styles/{sheet}.css") for sheet in SHEETS)}
        for page in PLAIN:
            joined[f"joined/{page}.js"] = join(f'import "./kit/{page}.js";', self._text)
        for page in DRAWN:
            for game in registry.modules():
                board = f"games/{game}/board.js"
                given = f'import * as board from "./{board}";' if self.has(board) else "const board = null;"
                entry = f'import {{ open }} from "./kit/{page}.js";\n{given}\nopen(board);'
                joined[f"joined/{page}-{game}.js"] = join(entry, self._text)
        self.files.update({name: text.encode() for name, text in joined.items()})

    def _text(self, name: str) -> str:
        return self.files[name].decode()

    def url(self, name: str) -> str:
        """The address of a file."""
        return f"/static/{self.hash}/{name}"

    def has(self, name: str) -> bool:
        """Whether there is such a file."""
        return name in self.files

    def _pack(self, name: str) -> bytes:
        """The file as it goes over a slow line."""
        if name not in self._packed:
            self._packed[name] = gzip.compress(self.files[name], mtime=0)
        return self._packed[name]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        request = Request(scope)
        path = request.url.path.removeprefix("/static/")
        hash, _, name = path.partition("/")
        body = self.files.get(name)
        if body is None:
            response = Response(status_code=404)
        else:
            kind = "." + name.rpartition(".")[2]
            media = TYPES.get(kind) or guess_type(name)[0] or "application/octet-stream"
            lasting = "public, max-age=31536000, immutable" if hash == self.hash else "no-cache"
            headers = {"Cache-Control": lasting}
            if kind in PACKED:
                headers["Vary"] = "Accept-Encoding"
                if "gzip" in request.headers.get("accept-encoding", ""):
                    headers["Content-Encoding"] = "gzip"
                    body = self._pack(name)
            response = Response(body, media_type=media, headers=headers)
        await response(scope, receive, send)
