"""What devices have tried at puzzles."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Creates it."""
    op.create_table(
        "puzzle_tries",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("puzzle", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False, index=True),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.Column("found", sa.Boolean, nullable=False),
        sa.Column("shown", sa.Boolean, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False, index=True),
    )


def downgrade() -> None:
    """Removes it."""
    op.drop_table("puzzle_tries")
