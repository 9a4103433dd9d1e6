"""Puzzles found in the games of a device, and in deals whose day is over; previews of finished tables."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    """Creates them."""
    op.create_table(
        "own_puzzles",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("device", sa.Text, primary_key=True, index=True),
        sa.Column("puzzles", sa.Text, nullable=False),
    )
    op.create_table(
        "deal_puzzles",
        sa.Column("deal", sa.Text, primary_key=True),
        sa.Column("puzzles", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False, index=True),
    )
    op.create_table(
        "previews",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("picture", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Removes them."""
    op.drop_table("previews")
    op.drop_table("deal_puzzles")
    op.drop_table("own_puzzles")
