"""Idempotency keys: every changing request carries one, the same on a retry, so that nothing is done twice.

An entry stores the key of its request (`storage/tables.py`); a request with a known key does nothing. Whatever else
a request makes (a table's id, a device's token, a link) is derived from its key, so that a retry gets the same.
"""

import base64
import hashlib

MIN_SECRET_CHARS = 32
"""Shortest key from which a secret is made: shorter ones could be guessed."""


def table_id(device: str, key: str) -> str:
    """The id of the table that a device makes with this key, as short as a random one."""
    return _made("table", device, key)[:12]


def pad_id(device: str, key: str) -> str:
    """The id of the score pad that a device makes with this key."""
    return _made("pad", device, key)[:12]


def try_id(device: str, deal: str, number: int) -> str:
    """The id of the table of a device's first, second, … try at a deal."""
    return _made("try", device, deal, str(number))[:12]


def device_token(key: str) -> str | None:
    """The token of a new device. A retry gives the same one, since the answer with its cookie may have been lost."""
    return _made("device", key) if len(key) >= MIN_SECRET_CHARS else None


def link_secret(token: str, key: str) -> str:
    """The secret of a personal link, derived from the device's token: only that device can make it again."""
    return _made("link", token, key)


def lens_secret(token: str, key: str) -> str:
    """The secret of a link that shows what a seat sees, derived from the device's token."""
    return _made("lens", token, key)


def _made(*parts: str) -> str:
    digest = hashlib.sha256("\0".join(parts).encode(errors="surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
