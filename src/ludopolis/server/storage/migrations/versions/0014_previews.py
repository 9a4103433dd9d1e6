"""Previews of finished tables."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    """Creates them."""
    op.create_table(
        "previews",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("picture", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Removes them."""
    op.drop_table("previews")
