"""Tables may wait for their players. No column changes: an older server would take such a table for one that is over,
so it must refuse the database."""

from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Changes nothing: no table waits yet."""


def downgrade() -> None:
    """Removes the tables that wait: nothing was played there."""
    op.execute("DELETE FROM tables WHERE status = 'waiting'")
