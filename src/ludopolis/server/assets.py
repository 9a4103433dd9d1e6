"""Static files: the client's own and each game's, under one content hash, so that browsers may keep them for ever."""

import hashlib
from importlib.resources import files
from importlib.resources.abc import Traversable
from mimetypes import guess_type

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from ludopolis import registry

KINDS = (".js", ".css", ".svg", ".woff2", ".ftl", ".txt", ".png")
TYPES = {".js": "text/javascript", ".ftl": "text/plain; charset=utf-8", ".woff2": "font/woff2", ".svg": "image/svg+xml"}


class Assets:
    """Serves `/static/HASH/…`: `web/…`, `games/ID/…` and the shared `locale/…`, read once into memory."""

    def __init__(self) -> None:
        self.files: dict[str, bytes] = {}
        self._collect("", files("ludopolis.web"))
        self._collect("locale/", files("ludopolis.i18n") / "locale")
        for id, module in registry.modules().items():
            self._collect(f"games/{id}/", files(module))
        digest = hashlib.sha256()
        for name in sorted(self.files):
            digest.update(name.encode() + b"\0" + self.files[name])
        self.hash = digest.hexdigest()[:12]

    def _collect(self, prefix: str, folder: Traversable) -> None:
        for item in folder.iterdir():
            if item.is_dir():
                self._collect(f"{prefix}{item.name}/", item)
            elif item.name.endswith(KINDS):
                self.files[prefix + item.name] = item.read_bytes()

    def url(self, name: str) -> str:
        """The address of a file."""
        return f"/static/{self.hash}/{name}"

    def has(self, name: str) -> bool:
        """Whether there is such a file."""
        return name in self.files

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answers one request."""
        path = Request(scope).url.path.removeprefix("/static/")
        hash, _, name = path.partition("/")
        body = self.files.get(name)
        if body is None:
            response = Response(status_code=404)
        else:
            kind = "." + name.rpartition(".")[2]
            media = TYPES.get(kind) or guess_type(name)[0] or "application/octet-stream"
            lasting = "public, max-age=31536000, immutable" if hash == self.hash else "no-cache"
            response = Response(body, media_type=media, headers={"Cache-Control": lasting})
        await response(scope, receive, send)
