"""Who plays: results of games, what a device has seen and left, open tables, codes, and seats that show their view."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """Creates them."""
    op.create_table(
        "owners",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("colour", sa.Integer),
    )
    op.create_table(
        "results",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("device", sa.Text, nullable=False, index=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("parts", sa.Text, nullable=False),
        sa.Column("players", sa.Text, nullable=False),
    )
    op.create_table(
        "looks",
        sa.Column("device", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("gone", sa.Boolean, nullable=False),
    )
    op.create_table(
        "listings",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("language", sa.Text, nullable=False),
    )
    op.create_table(
        "codes",
        sa.Column("code", sa.Text, primary_key=True),
        sa.Column("device", sa.Text, nullable=False, unique=True),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.Column("taker", sa.Text),
    )
    op.add_column("seats", sa.Column("lens", sa.Text))


def downgrade() -> None:
    """Removes them."""
    with op.batch_alter_table("seats") as seats:
        seats.drop_column("lens")
    for name in ("codes", "listings", "looks", "results", "owners"):
        op.drop_table(name)
