"""Origins: who may send requests, and the headers that tell browsers what our pages may do."""

from collections.abc import Mapping

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; "
        "form-action 'self'; frame-ancestors 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


def same_origin(headers: Mapping[str, str]) -> bool:
    """Whether a request comes from our own pages. One without an Origin does not."""
    origin = headers.get("origin", "")
    return origin.partition("://")[2] == headers.get("host", "") != ""
