"""Access: secrets, their hashes, and the error for callers without one."""

import hashlib
import secrets

from ludopolis.engine.values.facts import LudopolisError


class Forbidden(LudopolisError):
    """The caller may not do that."""


def new_token() -> str:
    """A secret nobody can guess: for devices, personal links, seeds."""
    return secrets.token_urlsafe(32)


def new_id() -> str:
    """A random id, short enough for a link, that never begins with a dash."""
    while (name := secrets.token_urlsafe(9)).startswith("-"):
        pass
    return name


def hashed(token: str) -> str:
    """The hash under which a token is stored, so that a reader of the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()
