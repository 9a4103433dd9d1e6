"""Tries at deals that everybody gets alike, and the server's secret, from which the deals of each day are made."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Creates them."""
    op.create_table(
        "tries",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("deal", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False, index=True),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("link", sa.Text, unique=True),
        sa.Column("through", sa.Text, index=True),
        sa.Column("outcome", sa.Text, nullable=False),
        sa.Column("points", sa.Integer),
        sa.UniqueConstraint("deal", "device", "number"),
    )
    op.create_table(
        "secrets", sa.Column("name", sa.Text, primary_key=True), sa.Column("value", sa.Text, nullable=False)
    )


def downgrade() -> None:
    """Removes them."""
    op.drop_table("secrets")
    op.drop_table("tries")
