"""Hints that were shown: the coach holds no advised turn against whoever played it."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    """Creates them."""
    op.create_table(
        "hints",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("entry", sa.Integer, primary_key=True),
        sa.Column("turn", sa.Text, primary_key=True),
        sa.Column("device", sa.Text, nullable=False, index=True),
    )


def downgrade() -> None:
    """Removes them."""
    op.drop_table("hints")
