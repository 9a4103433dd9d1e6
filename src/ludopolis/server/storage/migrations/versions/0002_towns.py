"""The name of each player's town."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Adds it; towns of earlier tables have none."""
    op.add_column("seats", sa.Column("town", sa.Text, nullable=False, server_default=""))


def downgrade() -> None:
    """Removes it."""
    op.drop_column("seats", "town")
