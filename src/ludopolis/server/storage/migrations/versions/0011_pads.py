"""Score pads for evenings with the printed box, and their results."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Creates them."""
    op.create_table(
        "pads",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("components", sa.Text, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("names", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False, index=True),
        sa.Column("locked", sa.Boolean, nullable=False),
        sa.Column("code", sa.Text, unique=True),
        sa.Column("until", sa.DateTime(timezone=True)),
        sa.Column("created", sa.DateTime(timezone=True), nullable=False),
        sa.Column("touched", sa.DateTime(timezone=True), nullable=False, index=True),
    )
    op.create_table(
        "pad_changes",
        sa.Column("pad_id", sa.Text, sa.ForeignKey("pads.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("field", sa.Text, nullable=False),
        sa.Column("value", sa.Text),
        sa.Column("undoes", sa.Integer),
        sa.Column("side", sa.Integer),
        sa.Column("device", sa.Text, nullable=False, index=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("key", sa.Text),
        sa.UniqueConstraint("pad_id", "key"),
    )
    op.add_column("results", sa.Column("box", sa.Boolean, nullable=False, server_default=sa.false()))


def downgrade() -> None:
    """Removes them."""
    op.execute("DELETE FROM results WHERE box")
    op.drop_column("results", "box")
    for name in ("pad_changes", "pads"):
        op.drop_table(name)
