"""Codes that move everything of a device to another one: its seats, its history, its name.

The old device gives everything up, as with a seat's personal link: otherwise somebody with two devices would not know
which of them has the seat. A code works once, for ten minutes.
"""

import secrets
from datetime import timedelta

from ludopolis.server.guard.access import hashed
from ludopolis.server.model.tables import now
from ludopolis.server.storage.devices import DeviceRepository

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters and digits that cannot be mistaken for one another."""
LENGTH = 10
"""Length of a code. There are 31 to the power of 10, and a caller can try a few before one expires."""
HOLDS = timedelta(minutes=10)


def plain(code: str) -> str:
    """A typed code in its original form: capitals, without spaces or dashes."""
    return "".join(letter for letter in code.upper() if letter in LETTERS)


async def make(devices: DeviceRepository, device: str) -> str:
    """A new code of a device. Its earlier one stops working."""
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))
    await devices.add_code(device, hashed(code), now() + HOLDS)
    return code


async def use(devices: DeviceRepository, code: str, to: str) -> set[str]:
    """Moves everything of the device that has made the code, once. Returns its tables. Raises `WrongCode`."""
    return await devices.use_code(hashed(plain(code)), to)
