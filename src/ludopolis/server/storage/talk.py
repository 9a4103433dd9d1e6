"""Stored talk: who said what at which table, what was read, who is muted."""

from contextlib import suppress
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludopolis.engine.values.facts import fact
from ludopolis.server.model.tables import now, zoned
from ludopolis.server.model.talk import GALLERY, TABLE, Heard, Line, TalkFull, author_of
from ludopolis.server.storage.database import Conflict, Database, reading, writing
from ludopolis.server.storage.notices import NOTIFY, changed, tell
from ludopolis.server.storage.schema import heard, mutes, said, seats, tables

MAX_LINES = 2_000
"""Most lines kept per table, reactions included."""
MAX_LINES_SENT = 150
"""Most lines sent to a client."""
COMMIT_ATTEMPTS = 8
"""Attempts to store a line while other processes write to the same talk."""
REMOVED: dict[str, Any] = {"text": "", "sign": "", "name": "", "device": "", "author": "", "seat": None, "about": None}


class TalkRepository:
    """Stores lines of talk, how far each device has read, and whom it has muted."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def say(self, table_id: str, line: Line, key: str) -> None:
        """Stores a line under the next number; repeating a reaction takes it back. A known key does nothing.

        Raises `Conflict` after `COMMIT_ATTEMPTS` conflicts with other processes.
        """
        for _ in range(COMMIT_ATTEMPTS - 1):
            with suppress(Conflict):  # another process had the number
                return await self._say(table_id, line, key)
        return await self._say(table_id, line, key)

    @writing
    def _say(self, connection: sa.Connection, table_id: str, line: Line, key: str) -> None:
        here = said.c.table_id == table_id
        if connection.execute(sa.select(said.c.n).where(here, said.c.key == key)).first() is not None:
            return
        if line.about is not None and self._take_back(connection, table_id, line, key):
            return
        counted = sa.func.min(said.c.n) if line.gallery else sa.func.max(said.c.n)
        last = abs(connection.execute(sa.select(counted).where(here, said.c.gallery == line.gallery)).scalar() or 0)
        if last >= MAX_LINES:
            raise TalkFull(fact("talk-full"))
        values = {**line._asdict(), "n": -last - 1 if line.gallery else last + 1, "table_id": table_id, "key": key}
        try:
            connection.execute(sa.insert(said).values(**values))
        except IntegrityError as error:
            raise Conflict from error
        if not line.gallery:  # or the order of a player's tables would tell of it
            connection.execute(sa.update(tables).where(tables.c.id == table_id).values(touched=now()))
        self._tell(connection, table_id, line.gallery)

    def _take_back(self, connection: sa.Connection, table_id: str, line: Line, key: str) -> bool:
        same = (said.c.table_id == table_id, said.c.device == line.device, said.c.sign == line.sign)
        given = connection.execute(sa.select(said.c.n).where(*same, said.c.about == line.about)).scalar()
        if given is None:
            return False
        _blank(connection, table_id, given)
        place = sa.and_(said.c.table_id == table_id, said.c.n == given)
        connection.execute(sa.update(said).where(place).values(key=key))  # or a retry would add it again
        self._tell(connection, table_id, line.gallery)
        return True

    @writing
    def remove(self, connection: sa.Connection, table_id: str, n: int) -> bool:
        """Removes a line and the reactions to it. False if there is none."""
        there = sa.select(said.c.gallery).where(said.c.table_id == table_id, said.c.n == n, said.c.author != "")
        found = connection.execute(there).first()
        if found is None:
            return False
        _blank(connection, table_id, n)
        self._tell(connection, table_id, bool(found.gallery))
        return True

    @writing
    def arrange(self, connection: sa.Connection, table_id: str, settings: str) -> None:
        """Stores changed settings of the table."""
        connection.execute(sa.update(tables).where(tables.c.id == table_id).values(settings=settings))
        if self.database.postgres:
            connection.execute(NOTIFY, changed(table_id, self.database.name))
        self._tell(connection, table_id, gallery=False)

    @reading
    def hear(self, connection: sa.Connection, table_id: str, device: str, gallery: bool = True) -> Heard:
        """The last lines of a table, what the device has read of them and whom it has muted."""
        columns = [said.c[name] for name in Line._fields]
        chosen = sa.select(*columns).where(said.c.table_id == table_id, said.c.author != "")
        if not gallery:
            chosen = chosen.where(sa.not_(said.c.gallery))
        latest = chosen.order_by(said.c.at.desc(), said.c.n.desc()).limit(MAX_LINES_SENT)
        lines = [_line(row) for row in connection.execute(latest)]
        own = (heard.c.table_id == table_id, heard.c.device == device)
        read = connection.execute(sa.select(heard.c.n).where(*own)).scalar() or 0
        muted = sa.select(mutes.c.author).where(mutes.c.table_id == table_id, mutes.c.device == device)
        return Heard(lines[::-1], read, list(connection.execute(muted).scalars()))

    @reading
    def line(self, connection: sa.Connection, table_id: str, n: int) -> Line | None:
        """One line."""
        columns = [said.c[name] for name in Line._fields]
        there = sa.select(*columns).where(said.c.table_id == table_id, said.c.n == n, said.c.author != "")
        found = connection.execute(there).first()
        return None if found is None else _line(found)

    @writing
    def read_up_to(self, connection: sa.Connection, table_id: str, device: str, n: int) -> None:
        """Stores how far a device has read. The mark never goes back."""
        own = sa.and_(heard.c.table_id == table_id, heard.c.device == device)
        last = connection.execute(sa.select(sa.func.max(said.c.n)).where(said.c.table_id == table_id)).scalar() or 0
        known = connection.execute(sa.select(heard.c.n).where(own)).scalar()
        if known is None:
            self.database.add(connection, heard, table_id=table_id, device=device, n=min(n, last))
        elif n > known:
            connection.execute(sa.update(heard).where(own).values(n=min(n, last)))

    @reading
    def unread(self, connection: sa.Connection, device: str) -> dict[str, int]:
        """Unread lines of others, by table, at all tables where a device has a seat."""
        mine = sa.select(seats.c.table_id).where(seats.c.device == device)
        read = sa.and_(heard.c.table_id == said.c.table_id, heard.c.device == device)
        muted = sa.select(mutes.c.author).where(mutes.c.table_id == said.c.table_id, mutes.c.device == device)
        query = (
            sa.select(said.c.table_id, sa.func.count())
            .select_from(said.outerjoin(heard, read))
            .where(said.c.table_id.in_(mine), said.c.n > sa.func.coalesce(heard.c.n, 0))
            .where(said.c.device != device, said.c.author != "", said.c.about.is_(None), sa.not_(said.c.gallery))
            .where(said.c.author.not_in(muted))
            .group_by(said.c.table_id)
        )
        return {id: int(count) for id, count in connection.execute(query)}

    @writing
    def mute(self, connection: sa.Connection, table_id: str, device: str, author: str, muted: bool) -> None:
        """Mutes or unmutes an author for a device."""
        one = {"table_id": table_id, "device": device, "author": author}
        if muted:
            self.database.add(connection, mutes, **one)
        else:
            same = [mutes.c[name] == value for name, value in one.items()]
            connection.execute(sa.delete(mutes).where(*same))

    @writing
    def follow_seat(self, connection: sa.Connection, table_id: str, seat: int, old: str, new: str) -> None:
        """Moves a seat's lines and read mark to the device that has claimed the seat by its personal link."""
        move_words(self.database, connection, table_id, sa.and_(said.c.seat == seat, said.c.device == old), new)
        read = sa.select(heard.c.n).where(heard.c.table_id == table_id, heard.c.device == old)
        if (n := connection.execute(read).scalar()) is not None:
            self.database.add(connection, heard, table_id=table_id, device=new, n=n)

    def _tell(self, connection: sa.Connection, table_id: str, gallery: bool) -> None:
        tell(self.database, connection, table_id, GALLERY if gallery else TABLE)


def move_words(
    database: Database, connection: sa.Connection, table_id: str, whose: sa.ColumnElement[bool], new: str
) -> None:
    """Assigns an author's lines at a table to another device of theirs. Mutes of the author stay."""
    author = author_of(table_id, new)
    words = sa.and_(said.c.table_id == table_id, whose)
    known = sa.select(said.c.author).where(words)
    deaf = sa.select(mutes.c.device).where(mutes.c.table_id == table_id, mutes.c.author.in_(known))
    for device in set(connection.execute(deaf).scalars()):
        database.add(connection, mutes, table_id=table_id, device=device, author=author)
    connection.execute(sa.update(said).where(words).values(device=new, author=author))


def _blank(connection: sa.Connection, table_id: str, n: int) -> None:
    chosen = sa.and_(said.c.table_id == table_id, sa.or_(said.c.n == n, said.c.about == n))
    connection.execute(sa.update(said).where(chosen).values(**REMOVED))


def _line(row: sa.Row[Any]) -> Line:
    line = Line(**row._mapping)
    return line._replace(gallery=bool(line.gallery), at=zoned(line.at))
