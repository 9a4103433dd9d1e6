"""What is stored of talk: who said what at which table, what was read, who is muted."""

import hashlib
from contextlib import suppress
from datetime import UTC, datetime
from typing import Any, NamedTuple

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server.database import metadata
from ludopolis.server.rows import now, tables
from ludopolis.server.store import Conflict, Store
from ludopolis.server.telling import NOTIFY, changed, notices

TABLE, GALLERY = "talk", "gallery"
"""What a notice says besides when only talk has changed: whose."""
MAX_SAID = 2_000
"""So many lines of talk a table keeps, reactions too."""
MAX_SENT = 150
"""So many of them are shown."""
TRIES = 8

said = sa.Table(
    "said",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("gallery", sa.Boolean, nullable=False),
    sa.Column("seat", sa.Integer),
    sa.Column("device", sa.Text, nullable=False, index=True),
    sa.Column("author", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("sign", sa.Text, nullable=False),
    sa.Column("about", sa.Integer),
    sa.Column("at", sa.DateTime(timezone=True), nullable=False),
    sa.Column("key", sa.Text),
    sa.UniqueConstraint("table_id", "key"),
)
"""Lines of talk. Those of the gallery count down from -1: no gap in the numbers of the players tells of them. One that
was removed keeps its number and nothing else."""

heard = sa.Table(
    "heard",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("device", sa.Text, primary_key=True, index=True),
    sa.Column("n", sa.Integer, nullable=False),
)
"""The last line of a table that a device has read."""

mutes = sa.Table(
    "mutes",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("device", sa.Text, primary_key=True, index=True),
    sa.Column("author", sa.Text, primary_key=True),
)


REMOVED: dict[str, Any] = {"text": "", "sign": "", "name": "", "device": "", "author": "", "seat": None, "about": None}


def author_of(table_id: str, device: str) -> str:
    """What a device is called in the talk of a table."""
    return hashlib.sha256(f"{table_id}\0{device}".encode()).hexdigest()[:16]


def move_words(store: Store, connection: sa.Connection, table_id: str, whose: sa.ColumnElement[bool], new: str) -> None:
    """Words of a table go to another device of their author, who stays muted where they are."""
    author = author_of(table_id, new)
    words = sa.and_(said.c.table_id == table_id, whose)
    known = sa.select(said.c.author).where(words)
    deaf = sa.select(mutes.c.device).where(mutes.c.table_id == table_id, mutes.c.author.in_(known))
    for device in set(connection.execute(deaf).scalars()):
        store.add(connection, mutes, table_id=table_id, device=device, author=author)
    connection.execute(sa.update(said).where(words).values(device=new, author=author))


class TalkFull(LudopolisError):
    """The table keeps no more lines."""


class Line(NamedTuple):
    """Something said: words, or one of the drawn reactions, perhaps to an earlier line."""

    n: int
    gallery: bool
    """Said among the spectators."""
    seat: int | None
    device: str
    author: str
    """A name for the device that means nothing elsewhere."""
    name: str
    """What a spectator calls themselves."""
    text: str
    sign: str
    about: int | None
    at: datetime


class Heard(NamedTuple):
    """The lines of a table, and what one device made of them."""

    lines: list[Line]
    read: int
    muted: list[str]


class TalkKept:
    """Reads and writes it."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def say(self, table_id: str, line: Line, key: str) -> None:
        """Stores a line under the next number; a reaction given before is taken back. A known key does nothing.

        Raises `Conflict` if other processes are quicker again and again.
        """

        def work(connection: sa.Connection) -> None:
            here = said.c.table_id == table_id
            if connection.execute(sa.select(said.c.n).where(here, said.c.key == key)).first() is not None:
                return
            if line.about is not None and self._take_back(connection, table_id, line, key):
                return
            counted = sa.func.min(said.c.n) if line.gallery else sa.func.max(said.c.n)
            last = abs(connection.execute(sa.select(counted).where(here, said.c.gallery == line.gallery)).scalar() or 0)
            if last >= MAX_SAID:
                raise TalkFull(fact("talk-full"))
            values = {**line._asdict(), "n": -last - 1 if line.gallery else last + 1, "table_id": table_id, "key": key}
            try:
                connection.execute(sa.insert(said).values(**values))
            except IntegrityError as error:
                raise Conflict from error
            if not line.gallery:  # or the order of a player's tables would tell of it
                connection.execute(sa.update(tables).where(tables.c.id == table_id).values(touched=now()))
            self._notify(connection, table_id, line.gallery)

        for _ in range(TRIES - 1):
            with suppress(Conflict):  # another process had the number
                return await self._store.write(work)
        return await self._store.write(work)

    def _take_back(self, connection: sa.Connection, table_id: str, line: Line, key: str) -> bool:
        same = (said.c.table_id == table_id, said.c.device == line.device, said.c.sign == line.sign)
        given = connection.execute(sa.select(said.c.n).where(*same, said.c.about == line.about)).scalar()
        if given is None:
            return False
        self._blank(connection, table_id, given)
        place = sa.and_(said.c.table_id == table_id, said.c.n == given)
        connection.execute(sa.update(said).where(place).values(key=key))  # or a repetition would give it again
        self._notify(connection, table_id, line.gallery)
        return True

    def _blank(self, connection: sa.Connection, table_id: str, n: int) -> None:
        chosen = sa.and_(said.c.table_id == table_id, sa.or_(said.c.n == n, said.c.about == n))
        connection.execute(sa.update(said).where(chosen).values(**REMOVED))

    async def remove(self, table_id: str, n: int) -> bool:
        """Removes what was said, and the reactions to it. False if there is nothing."""

        def work(connection: sa.Connection) -> bool:
            there = sa.select(said.c.gallery).where(said.c.table_id == table_id, said.c.n == n, said.c.author != "")
            found = connection.execute(there).first()
            if found is None:
                return False
            self._blank(connection, table_id, n)
            self._notify(connection, table_id, bool(found.gallery))
            return True

        return await self._store.write(work)

    async def arrange(self, table_id: str, settings: str) -> None:
        """Stores the table's settings anew."""

        def work(connection: sa.Connection) -> None:
            connection.execute(sa.update(tables).where(tables.c.id == table_id).values(settings=settings))
            if self._store.postgres:
                connection.execute(NOTIFY, changed(table_id, self._store.name))
            self._notify(connection, table_id, gallery=False)

        await self._store.write(work)

    async def hear(self, table_id: str, device: str, gallery: bool = True) -> Heard:
        """The last lines of a table, what the device has read of them and whom it has muted."""

        def work(connection: sa.Connection) -> Heard:
            columns = [said.c[name] for name in Line._fields]
            chosen = sa.select(*columns).where(said.c.table_id == table_id, said.c.author != "")
            if not gallery:
                chosen = chosen.where(sa.not_(said.c.gallery))
            lines = [
                _line(row)
                for row in connection.execute(chosen.order_by(said.c.at.desc(), said.c.n.desc()).limit(MAX_SENT))
            ]
            own = (heard.c.table_id == table_id, heard.c.device == device)
            read = connection.execute(sa.select(heard.c.n).where(*own)).scalar() or 0
            muted = sa.select(mutes.c.author).where(mutes.c.table_id == table_id, mutes.c.device == device)
            return Heard(lines[::-1], read, list(connection.execute(muted).scalars()))

        return await self._store.read(work)

    async def line(self, table_id: str, n: int) -> Line | None:
        """One line."""

        def work(connection: sa.Connection) -> Line | None:
            columns = [said.c[name] for name in Line._fields]
            there = sa.select(*columns).where(said.c.table_id == table_id, said.c.n == n, said.c.author != "")
            found = connection.execute(there).first()
            return None if found is None else _line(found)

        return await self._store.read(work)

    async def read_up_to(self, table_id: str, device: str, n: int) -> None:
        """Notes what a device has read. It never reads less."""

        def work(connection: sa.Connection) -> None:
            own = sa.and_(heard.c.table_id == table_id, heard.c.device == device)
            last = connection.execute(sa.select(sa.func.max(said.c.n)).where(said.c.table_id == table_id)).scalar() or 0
            known = connection.execute(sa.select(heard.c.n).where(own)).scalar()
            if known is None:
                self._store.add(connection, heard, table_id=table_id, device=device, n=min(n, last))
            elif n > known:
                connection.execute(sa.update(heard).where(own).values(n=min(n, last)))

        await self._store.write(work)

    async def unread(self, device: str) -> dict[str, int]:
        """By table: how many lines of others a device has not read, at all tables where it has a seat."""

        def work(connection: sa.Connection) -> dict[str, int]:
            seats = metadata.tables["seats"]
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

        return await self._store.read(work)

    async def mute(self, table_id: str, device: str, author: str, muted: bool) -> None:
        """Lets a device hear somebody no more, or again."""

        def work(connection: sa.Connection) -> None:
            one = {"table_id": table_id, "device": device, "author": author}
            if muted:
                self._store.add(connection, mutes, **one)
            else:
                same = [mutes.c[name] == value for name, value in one.items()]
                connection.execute(sa.delete(mutes).where(*same))

        await self._store.write(work)

    async def follow_seat(self, table_id: str, seat: int, old: str, new: str) -> None:
        """The seat went to another device by its personal link: so do its words, and what was read."""

        def work(connection: sa.Connection) -> None:
            move_words(self._store, connection, table_id, sa.and_(said.c.seat == seat, said.c.device == old), new)
            read = sa.select(heard.c.n).where(heard.c.table_id == table_id, heard.c.device == old)
            if (n := connection.execute(read).scalar()) is not None:
                self._store.add(connection, heard, table_id=table_id, device=new, n=n)

        await self._store.write(work)

    def _notify(self, connection: sa.Connection, table_id: str, gallery: bool) -> None:
        whose = GALLERY if gallery else TABLE
        if self._store.postgres:
            connection.execute(NOTIFY, changed(table_id, self._store.name, whose))
        elif self._store.host:
            connection.execute(sa.insert(notices).values(table_id=f"{table_id} {whose}"))


def _line(row: sa.Row[Any]) -> Line:
    line = Line(**row._mapping)
    at = line.at if line.at.tzinfo else line.at.replace(tzinfo=UTC)
    return line._replace(gallery=bool(line.gallery), at=at)
