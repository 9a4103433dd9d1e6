"""The rules of talk: who may say, mute and remove what at a table."""

from ludopolis.engine.values.facts import IllegalMove, fact
from ludopolis.server.guard.access import Forbidden
from ludopolis.server.model.tables import NotFound, now
from ludopolis.server.model.talk import Line, hears_gallery, talks
from ludopolis.server.storage.database import Conflict
from ludopolis.server.storage.talk import TalkRepository
from ludopolis.server.tables.changes import OutOfDate
from ludopolis.server.tables.open_tables import OpenTables
from ludopolis.server.talk.caller import Caller
from ludopolis.server.talk.plain import said


async def line_of(
    talk: TalkRepository, caller: Caller, seat: int | None, name: str | None, text: str, sign: str, about: int | None
) -> Line:
    """The line that a caller wants to say: from a seat of theirs, or by name in the gallery. It is not stored yet.

    It is a text or a reaction (`sign`), and only a reaction may be to an earlier line (`about`). Raises `Forbidden`,
    `IllegalMove`, `NotFound` or `BadText`.
    """
    if not talks(caller.row):
        raise Forbidden(fact("talk-off"))
    if caller.silent:
        raise Forbidden(fact("lens-silent"))
    gallery = not caller.seats
    if not gallery and seat not in caller.seats:
        raise Forbidden(fact("not-your-seat"))
    if gallery and (seat is not None or name is None):
        raise IllegalMove(fact("bad-request", field="name"))
    if bool(text) == bool(sign) or (about is not None and not sign):
        raise IllegalMove(fact("bad-request", field="text"))
    text = said(text) if text else ""
    name = said(name) if gallery and name else ""
    if about is not None:
        earlier = await heard(talk, caller, about)
        if earlier.about is not None:
            raise NotFound(fact("nothing-said"))
        gallery = gallery or earlier.gallery
    return Line(0, gallery, seat, caller.device, caller.author, name, text, sign, about, now())


async def say(talk: TalkRepository, tables: OpenTables, table_id: str, line: Line, key: str) -> None:
    """Stores a line, then tells viewers about it. Raises `OutOfDate` if other processes are quicker every time."""
    try:
        await talk.say(table_id, line, key)
    except Conflict:
        raise OutOfDate(fact("out-of-date")) from None
    _tell(tables, table_id, line.gallery)


async def mute(talk: TalkRepository, caller: Caller, author: str, muted: bool) -> None:
    """Mutes an author for the caller's device, or unmutes them. Nobody is told."""
    if not caller.device:
        raise Forbidden(fact("not-your-seat"))
    lines = (await talk.hear(caller.row.id, "", hears_gallery(caller.row, caller.device))).lines
    if muted and all(line.author != author for line in lines):
        raise NotFound(fact("nothing-said"))
    await talk.mute(caller.row.id, caller.device, author, muted)


async def remove(talk: TalkRepository, tables: OpenTables, caller: Caller, n: int) -> None:
    """Removes a line: the caller's own or, for the table's host, any line that the host hears."""
    line = await heard(talk, caller, n)
    if not caller.device or (not caller.host and line.device != caller.device):
        raise Forbidden(fact("not-the-host"))
    await talk.remove(caller.row.id, n)
    _tell(tables, caller.row.id, line.gallery)


async def heard(talk: TalkRepository, caller: Caller, n: int) -> Line:
    """The line of that number. Raises `NotFound` if there is none, or if the caller may not hear it."""
    line = await talk.line(caller.row.id, n)
    if line is None or (line.gallery and not hears_gallery(caller.row, caller.device)):
        raise NotFound(fact("nothing-said"))
    return line


def _tell(tables: OpenTables, table_id: str, gallery: bool) -> None:
    """Tells this process's viewers. Other processes are notified by the database."""
    live = tables.live.get(table_id)
    if live is not None:
        live.hear(gallery)
