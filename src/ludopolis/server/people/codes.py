"""Codes that move everything of a device to another one: its seats, its history, its name.

The old device gives it all up, as a seat does that is moved by its personal link: whoever plays on two devices would
otherwise not know which of them has moved. A code holds for ten minutes and once.
"""

import secrets
from datetime import timedelta

import sqlalchemy as sa

from ludopolis.engine.values.facts import LudopolisError, fact
from ludopolis.server import guard
from ludopolis.server.outside.kept import subscribed_tables, subscriptions
from ludopolis.server.people.kept import codes, looks, owners, results
from ludopolis.server.rows import now, seats
from ludopolis.server.store import Store
from ludopolis.server.talk.kept import heard, move_words, mutes, said
from ludopolis.server.talk.notes import notes
from ludopolis.server.tries import tries

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"
"""Without those that are taken for one another."""
LENGTH = 10
"""31 to the power of 10 codes, of which a caller may try a few in the time that one holds."""
HOLDS = timedelta(minutes=10)


class WrongCode(LudopolisError):
    """No device has made this code, or it has been used, or its time is over."""


def plain(code: str) -> str:
    """A code as it was made, however it was typed."""
    return "".join(letter for letter in code.upper() if letter in LETTERS)


async def make(store: Store, device: str) -> str:
    """A new code of a device. Its earlier one stops working."""
    code = "".join(secrets.choice(LETTERS) for _ in range(LENGTH))

    def work(connection: sa.Connection) -> None:
        connection.execute(sa.delete(codes).where(sa.or_(codes.c.device == device, codes.c.until < now())))
        connection.execute(sa.insert(codes).values(code=guard.hashed(code), device=device, until=now() + HOLDS))

    await store.write(work)
    return code


async def use(store: Store, code: str, to: str) -> set[str]:
    """Moves everything of the device that has made the code, once. Returns its tables."""

    def work(connection: sa.Connection) -> set[str]:
        here = codes.c.code == guard.hashed(plain(code))
        take = sa.update(codes).where(here, codes.c.taker.is_(None), codes.c.until > now()).values(taker=to)
        taken = connection.execute(take).rowcount == 1
        found = connection.execute(sa.select(codes.c.device, codes.c.taker).where(here)).first()
        if found is None or found.taker != to:
            raise WrongCode(fact("wrong-code"))
        return _move(store, connection, found.device, to) if taken and found.device != to else set()

    return await store.write(work)


def _move(store: Store, connection: sa.Connection, old: str, new: str) -> set[str]:
    tables = set(connection.execute(sa.select(seats.c.table_id).where(seats.c.device == old)).scalars())
    for id in set(connection.execute(sa.select(said.c.table_id).where(said.c.device == old)).scalars()):
        move_words(store, connection, id, said.c.device == old, new)
    for part in (seats, results, notes):
        connection.execute(sa.update(part).where(part.c.device == old).values(device=new))
    for part in (heard, mutes):
        there = sa.select(part.c.table_id).where(part.c.device == new)
        connection.execute(sa.delete(part).where(part.c.device == old, part.c.table_id.in_(there)))
        connection.execute(sa.update(part).where(part.c.device == old).values(device=new))
    _move_tries(connection, old, new)
    seen = sa.select(looks.c.table_id).where(looks.c.device == new)
    connection.execute(sa.delete(looks).where(looks.c.device == old, looks.c.table_id.in_(seen)))
    connection.execute(sa.update(looks).where(looks.c.device == old).values(device=new))
    if connection.execute(sa.select(owners).where(owners.c.device == old)).first() is not None:
        connection.execute(sa.delete(owners).where(owners.c.device == new))
        connection.execute(sa.update(owners).where(owners.c.device == old).values(device=new))
    browsers = sa.select(subscriptions.c.endpoint).where(subscriptions.c.device == old)
    connection.execute(sa.delete(subscribed_tables).where(subscribed_tables.c.endpoint.in_(browsers)))
    connection.execute(sa.delete(subscriptions).where(subscriptions.c.device == old))
    for id in tables:
        store.notify(connection, id)
    return tables


def _move_tries(connection: sa.Connection, old: str, new: str) -> None:
    """Tries at a deal that the new device has played too come after its own, and do not count."""
    chosen = sa.select(tries.c.table_id, tries.c.deal, tries.c.rated).where(tries.c.device == old)
    for id, deal, rated in connection.execute(chosen.order_by(tries.c.number)).all():
        here = sa.select(sa.func.count()).where(tries.c.deal == deal, tries.c.device == new)
        own = connection.execute(here).scalar_one()
        change = sa.update(tries).where(tries.c.table_id == id)
        connection.execute(change.values(device=new, number=own + 1, rated=bool(rated) and not own))
