"""Keeping strangers out: tokens, origins, rates, headers."""

import hashlib
import secrets
import time
from collections.abc import Mapping

COOKIE = "ludopolis"
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def new_token() -> str:
    """A secret nobody can guess: devices, personal links, seeds."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A name for a link."""
    return secrets.token_urlsafe(9)


def hashed(token: str) -> str:
    """How a token is stored: who reads the database cannot sit down."""
    return hashlib.sha256(token.encode()).hexdigest()


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from our own pages. One without an Origin does not."""
    origin = headers.get("origin", "")
    return origin.partition("://")[2] == headers.get("host", "") != ""


class Rate:
    """A token bucket for each caller: `burst` at once, `per_second` in the long run."""

    def __init__(self, per_second: float, burst: int) -> None:
        self.per_second = per_second
        self.burst = burst
        self._buckets: dict[str, tuple[float, float]] = {}

    def allow(self, caller: str) -> bool:
        """Takes one from the caller's bucket, if there is one."""
        at = time.monotonic()
        level, since = self._buckets.get(caller, (float(self.burst), at))
        level = min(float(self.burst), level + (at - since) * self.per_second)
        if len(self._buckets) > 10_000:
            self._buckets.clear()
        allowed = level >= 1.0
        self._buckets[caller] = (level - 1.0 if allowed else level, at)
        return allowed
