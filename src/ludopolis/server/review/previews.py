"""Previews of finished tables, where the host wants them. Only browsers draw boards: a player's page sends the picture.

A picture from outside is not trusted: it must be a PNG of exactly one size, and is written anew from its pixels, so
that nothing else in the file is stored or sent to anybody.
"""

import struct
import zlib
from collections.abc import Iterator

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.model.tables import FINISHED, NotFound, TableRow
from ludopolis.server.review.replay import off_loop
from ludopolis.server.storage.previews import PreviewRepository
from ludopolis.server.storage.tries import TryRepository
from ludopolis.server.tables.live import lesson_of

WIDTH, HEIGHT = 1200, 630
"""What chats show whole."""
MAX_BYTES = 1024 * 1024
SIGNATURE = b"\x89PNG\r\n\x1a\n"
HEADER = ">IIBBBBB"
CHANNELS = {2: 3, 6: 4}
"""Bytes of a pixel, by the type of its colour: red, green, blue, and how dense it is."""
FILTERS = 5
PACKING = 6


class BadPicture(LudopolisError):
    """The picture is not a PNG of the right size."""


class Previews:
    """The previews of a server."""

    def __init__(self, repository: PreviewRepository, tries: TryRepository, on: bool) -> None:
        self._repository = repository
        self._tries = tries
        self._on = on

    async def possible(self, row: TableRow) -> bool:
        """Whether a table has a preview when it is over: not while others may play the same deal."""
        if not self._on or row.settings.get("deal") or lesson_of(row) is not None:
            return False
        return await self._tries.of_table(row.id) is None

    async def wanted(self, row: TableRow) -> bool:
        """Whether a player's page should send the picture once the game is over."""
        return await self.possible(row) and await self._repository.length(row.id) is None

    async def stored(self, row: TableRow) -> bool:
        """Whether there is one to be shown."""
        return row.status == FINISHED and await self.possible(row) and bool(await self._repository.length(row.id))

    async def find(self, row: TableRow) -> bytes:
        """The picture. Raises `NotFound`."""
        found = await self._repository.find(row.id) if await self.stored(row) else None
        if not found:
            raise NotFound(fact("no-such-page"))
        return found

    async def add(self, row: TableRow, device: str, given: bytes) -> None:
        """Stores what a player has sent: the first picture of a table stays."""
        if not device or device not in {place.device for place in row.seats}:
            raise Forbidden(fact("not-your-table"))
        if row.status != FINISHED:
            raise Forbidden(fact("table-running"))
        if not await self.possible(row):
            raise Forbidden(fact("no-previews"))
        if await self._repository.length(row.id) is None:  # else nobody need look at it
            await self._repository.add(row.id, await off_loop(cleaned, given))


def cleaned(given: bytes) -> bytes:
    """A picture of our size, written anew. Raises `BadPicture`."""
    try:
        chunks = list(_chunks(given))
        width, height, depth, colour, *ways = struct.unpack(HEADER, chunks[0][1])
        if (width, height, depth) != (WIDTH, HEIGHT, 8) or colour not in CHANNELS or any(ways):
            raise BadPicture(fact("bad-picture", width=WIDTH, height=HEIGHT))
        row = 1 + WIDTH * CHANNELS[colour]
        lines = _unpacked(b"".join(data for kind, data in chunks if kind == b"IDAT"), row * HEIGHT)
    except (ValueError, IndexError, struct.error, zlib.error) as wrong:
        raise BadPicture(fact("bad-picture", width=WIDTH, height=HEIGHT)) from wrong
    header = struct.pack(HEADER, WIDTH, HEIGHT, 8, colour, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(lines, PACKING)), (b"IEND", b""))
    return SIGNATURE + b"".join(
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )


def _chunks(given: bytes) -> Iterator[tuple[bytes, bytes]]:
    """The chunks of a PNG from its header to its end, checked. Raises `ValueError` or `struct.error`."""
    if not given.startswith(SIGNATURE):
        raise ValueError("not a PNG")
    at, kind = len(SIGNATURE), b""
    while kind != b"IEND":
        first = at == len(SIGNATURE)
        (length,) = struct.unpack_from(">I", given, at)
        (sum_,) = struct.unpack_from(">I", given, at + 8 + length)
        body = given[at + 4 : at + 8 + length]
        kind, data = body[:4], body[4:]
        known = kind in (b"IHDR", b"IDAT", b"IEND")
        if zlib.crc32(body) != sum_ or (kind == b"IHDR") != first or not (known or kind[:1].islower()):
            raise ValueError("a broken chunk")
        yield kind, data
        at += 12 + length
    if at != len(given):
        raise ValueError("something follows the end")


def _unpacked(packed: bytes, size: int) -> bytes:
    """The lines of pixels, which are exactly so many bytes: no more are ever unpacked."""
    reader = zlib.decompressobj()
    lines = reader.decompress(packed, size + 1)
    if len(lines) != size or not reader.eof or reader.unused_data:
        raise ValueError("not as many pixels")
    if max(lines[:: size // HEIGHT]) >= FILTERS:
        raise ValueError("an unknown filter")
    return lines
