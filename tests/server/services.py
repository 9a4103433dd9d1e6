"""Doubles of what stands outside: a push service that decrypts what it gets, and a chat room."""

import base64
import json
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Any, NamedTuple, Self

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from ludopolis.server.model.notifications import Subscription


class Got(NamedTuple):
    """A request that came."""

    path: str
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        """Its body as data."""
        return json.loads(self.body)


class Service:
    """Takes POSTs, and answers with the statuses it was given, then with 201."""

    def __init__(self, *statuses: int) -> None:
        self.got: list[Got] = []
        self.statuses = list(statuses)
        self.came = threading.Condition()
        service = self

        class Handler(BaseHTTPRequestHandler):
            def do_POST(self) -> None:
                body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
                with service.came:
                    service.got.append(
                        Got(self.path, {name.lower(): text for name, text in self.headers.items()}, body)
                    )
                    status = service.statuses.pop(0) if service.statuses else 201
                    service.came.notify_all()
                self.send_response(status)
                if status == 302:
                    self.send_header("Location", "/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_: object) -> None:
                pass

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}"
        self._thread = threading.Thread(target=self._server.serve_forever, daemon=True)

    def wait(self, count: int, seconds: float = 60.0) -> list[Got]:
        """Everything that came, once there is so much."""
        with self.came:
            assert self.came.wait_for(lambda: len(self.got) >= count, seconds), f"{len(self.got)} of {count} came"
            return list(self.got)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: object, trace: TracebackType | None) -> None:
        self._server.shutdown()
        self._server.server_close()


class Browser:
    """A browser's side of Web Push: its keys, and what it reads."""

    def __init__(self, service: str, name: str = "one") -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.secret = bytes(range(16))
        point = self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self.subscription = Subscription(f"{service}/push/{name}", _text(point), _text(self.secret))

    def read(self, got: Got) -> Any:
        """A message, decrypted. Fails if it was not signed by the key in its header, or is not for this browser."""
        assert Vapid02.verify(got.headers["authorization"])
        assert got.headers["content-encoding"] == "aes128gcm"
        assert int(got.headers["ttl"]) > 0
        return json.loads(http_ece.decrypt(got.body, private_key=self.key, auth_secret=self.secret))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()
