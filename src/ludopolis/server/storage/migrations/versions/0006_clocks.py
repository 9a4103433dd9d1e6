"""Clocks of tables, the time that everybody had used by an entry, when the server was there, who was nudged."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Creates them."""
    op.create_table(
        "clocks",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("state", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger),
    )
    op.create_table(
        "pulses",
        sa.Column("process", sa.Text, primary_key=True),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("awake", sa.Boolean, nullable=False),
    )
    op.create_table(
        "nudges",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("told", sa.BigInteger, nullable=False),
    )
    op.add_column("entries", sa.Column("used", sa.Text))


def downgrade() -> None:
    """Removes them."""
    op.drop_column("entries", "used")
    for name in ("nudges", "pulses", "clocks"):
        op.drop_table(name)
