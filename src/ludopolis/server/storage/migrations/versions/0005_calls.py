"""Whom to call when it is their turn: browsers that subscribed, rooms that a table's host named, and who was called."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Creates them."""
    op.create_table(
        "subscriptions",
        sa.Column("endpoint", sa.Text, primary_key=True),
        sa.Column("device", sa.Text, nullable=False, index=True),
        sa.Column("p256dh", sa.Text, nullable=False),
        sa.Column("auth", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("all_tables", sa.Boolean, nullable=False),
        sa.Column("remind", sa.Boolean, nullable=False),
        sa.Column("base", sa.Text, nullable=False),
    )
    op.create_table(
        "subscribed_tables",
        sa.Column("endpoint", sa.Text, sa.ForeignKey("subscriptions.endpoint", ondelete="CASCADE"), primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    )
    op.create_table(
        "hooks",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("url", sa.Text, nullable=False),
        sa.Column("shape", sa.Text, nullable=False),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("base", sa.Text, nullable=False),
    )
    op.create_table(
        "calls",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Integer, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False, index=True),
        sa.Column("reminded", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    """Removes them."""
    for name in ("calls", "hooks", "subscribed_tables", "subscriptions"):
        op.drop_table(name)
