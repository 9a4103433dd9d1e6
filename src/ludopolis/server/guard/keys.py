"""Keys: every changing request carries one, the same when it is repeated, so that nothing is done twice.

An entry stores the key of its request (`store.py`), and a request with a known key does nothing. What a request makes
besides entries is made from its key, so that a repetition arrives at the same table, device and link.
"""

import base64
import hashlib

MIN_SECRET_CHARS = 32
"""Secrets are made only from keys that nobody can guess."""


def table_id(device: str, key: str) -> str:
    """The id of the table that a device makes with this key, as short as a random one."""
    return _made("table", device, key)[:12]


def try_id(device: str, deal: str, number: int) -> str:
    """The id of the table of a device's first, second, … try at a deal."""
    return _made("try", device, deal, str(number))[:12]


def device_token(key: str) -> str | None:
    """The token of a device that has none yet. The answer with its cookie may have been lost."""
    return _made("device", key) if len(key) >= MIN_SECRET_CHARS else None


def link_secret(token: str, key: str) -> str:
    """The secret of the personal link that the device with this token makes. Only that device can make it again."""
    return _made("link", token, key)


def lens_secret(token: str, key: str) -> str:
    """The secret of the link through which the device with this token shows what it sees."""
    return _made("lens", token, key)


def _made(*parts: str) -> str:
    digest = hashlib.sha256("\0".join(parts).encode(errors="surrogatepass")).digest()
    return base64.urlsafe_b64encode(digest).decode().rstrip("=")
