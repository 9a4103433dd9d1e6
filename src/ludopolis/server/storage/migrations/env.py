"""Runs the missing migrations for `migrating.migrate`: all of them, or none."""

import sqlalchemy as sa
from alembic import context

from ludopolis.server.storage.schema import metadata

engine = sa.create_engine(context.config.attributes["url"])
if engine.dialect.name == "sqlite":
    # Python's driver begins no transaction for a CREATE TABLE: a process killed then would leave half of a schema.
    sa.event.listen(engine, "connect", lambda connection, _: setattr(connection, "isolation_level", None))
    sa.event.listen(engine, "begin", lambda connection: connection.exec_driver_sql("BEGIN IMMEDIATE"))
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()
    connection.commit()
engine.dispose()
