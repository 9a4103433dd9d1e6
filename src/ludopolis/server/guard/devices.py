"""Devices. There are no accounts: a browser has a random token in a cookie, and the server stores its hash."""

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from ludopolis.server.guard import keys
from ludopolis.server.guard.access import hashed, new_token
from ludopolis.server.guard.addresses import site_url

COOKIE = "ludopolis"
COOKIE_SECONDS = 365 * 24 * 3600
MIN_TOKEN_CHARS = 40


def device_of(cookies: Mapping[str, str]) -> str:
    """The hash of the caller's device token; empty without one."""
    token = cookies.get(COOKIE, "")
    return hashed(token) if token else ""


def remember_device(request: Request, response: Response, key: str) -> str:
    """The hash of the caller's device token. A new device gets a token: the same one on a retry."""
    token = request.cookies.get(COOKIE, "")
    if len(token) < MIN_TOKEN_CHARS:
        token = keys.device_token(key) or new_token()
    set_cookie(request, response, COOKIE, token)
    return hashed(token)


def lens_of(cookies: Mapping[str, str], table: str, seat: int) -> str:
    """The hash of the secret by which the caller looks through a seat's eyes; empty without one."""
    secret = cookies.get(lens_cookie(table, seat), "")
    return hashed(secret) if secret else ""


def lens_cookie(table: str, seat: int) -> str:
    """The name of the cookie that holds such a secret. It is sent only to that table."""
    return f"lens-{table}-{seat}"


def has_looked_through(cookies: Mapping[str, str], table: str) -> bool:
    """Whether the caller looks, or has looked, through a player's eyes at the table of that spectators' id."""
    return any(name.startswith(f"lens-{table}-") for name in cookies)


def set_cookie(request: Request, response: Response, name: str, value: str, path: str = "/") -> None:
    """Sets a cookie for a year, for our own pages only, and for TLS only if the page came over TLS."""
    secure = request.scope["scheme"] == "https"
    path = site_url(request, path)
    response.set_cookie(name, value, COOKIE_SECONDS, path=path, httponly=True, secure=secure, samesite="lax")
