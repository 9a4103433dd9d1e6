"""Short codes that open a score pad on the phone beside: read aloud, typed in. They work for ten minutes."""

import secrets
from datetime import timedelta

from ludopolis.server.guard.access import hashed
from ludopolis.server.model.tables import now
from ludopolis.server.people.codes import LETTERS, plain
from ludopolis.server.storage.pads import PadRepository

LENGTH = 6
"""Length of a code. There are 31 to the power of 6, and a caller can try a few before one expires."""
HOLDS = timedelta(minutes=10)


async def make(pads: PadRepository, id: str) -> str:
    """A new code of a pad. Its earlier one stops working. Raises `NotFound`."""
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    await pads.set_code(id, hashed(code), now() + HOLDS)
    return code


async def find(pads: PadRepository, code: str) -> str:
    """The id of the pad that a code opens. Raises `NotFound`."""
    return await pads.by_code(hashed(plain(code)))
