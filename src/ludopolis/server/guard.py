"""Keeping strangers out: device tokens, origins, rate limits, headers."""

import hashlib
import secrets
import time
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

from ludopolis.engine.facts import LudopolisError

COOKIE = "ludopolis"
COOKIE_SECONDS = 365 * 24 * 3600
MIN_TOKEN_CHARS = 40
MAX_CALLERS = 10_000
"""A rate limit forgets all callers when it knows more."""
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Forbidden(LudopolisError):
    """The caller may not do that."""


def new_token() -> str:
    """A secret nobody can guess: for devices, personal links, seeds."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A random name, short enough for a link."""
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    """A token as it is stored: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()


def device_of(cookies: Mapping[str, str]) -> str:
    """The hash of the caller's device token; empty without one."""
    token = cookies.get(COOKIE, "")
    return hashed(token) if token else ""


def remember_device(request: Request, response: Response) -> str:
    """The hash of the caller's device token, which is given now to a device without one."""
    token = request.cookies.get(COOKIE, "")
    if len(token) < MIN_TOKEN_CHARS:
        token = new_token()
    secure = request.url.scheme == "https"
    response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, secure=secure, samesite="lax")
    return hashed(token)


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from our own pages. One without an Origin does not."""
    origin = headers.get("origin", "")
    return origin.partition("://")[2] == headers.get("host", "") != ""


class RateLimit:
    """A token bucket for each caller: `burst` at once, `per_second` in the long run."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, caller: str) -> bool:
        """Takes a token from the caller's bucket, if there is one."""
        at = time.monotonic()
        level, since = self._buckets.get(caller, (float(self.burst), at))
        level = min(float(self.burst), level + (at - since) * self.per_second)
        if len(self._buckets) > MAX_CALLERS:
            self._buckets.clear()
        allowed = level >= 1.0
        self._buckets[caller] = (level - 1.0 if allowed else level, at)
        return allowed
