"""Secrets of the server, made once and stored in its database."""

import sqlalchemy as sa

from ludopolis.server.storage.database import Database, writing
from ludopolis.server.storage.schema import secrets

DEALS = "deals"
"""The name of the secret from which the deals of each day are made."""
PUSH = "push"
"""The name of the key that signs messages to players' devices."""


class SecretRepository:
    """Stores secrets."""

    def __init__(self, database: Database) -> None:
        self.database = database

    @writing
    def get(self, connection: sa.Connection, name: str, new: str) -> str:
        """A secret of the server; `new` is stored if there was none."""
        self.database.add(connection, secrets, name=name, value=new)
        chosen = sa.select(secrets.c.value).where(secrets.c.name == name)
        return str(connection.execute(chosen).scalar_one())
