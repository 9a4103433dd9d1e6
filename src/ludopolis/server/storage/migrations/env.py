"""Runs migrations on the database that `database.migrate` names."""

import sqlalchemy as sa
from alembic import context

from ludopolis.server.storage.schema import metadata

engine = sa.create_engine(context.config.attributes["url"])
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
engine.dispose()
