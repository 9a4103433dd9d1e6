"""What people say at a table, what was read of it, who is muted; private notes."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Creates them."""
    op.create_table(
        "said",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("gallery", sa.Boolean, nullable=False),
        sa.Column("seat", sa.Integer),
        sa.Column("device", sa.Text, nullable=False, index=True),
        sa.Column("author", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("sign", sa.Text, nullable=False),
        sa.Column("about", sa.Integer),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("key", sa.Text),
        sa.UniqueConstraint("table_id", "key"),
    )
    op.create_table(
        "heard",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("device", sa.Text, primary_key=True, index=True),
        sa.Column("n", sa.Integer, nullable=False),
    )
    op.create_table(
        "mutes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("device", sa.Text, primary_key=True, index=True),
        sa.Column("author", sa.Text, primary_key=True),
    )
    op.create_table(
        "notes",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("device", sa.Text, nullable=False, index=True),
        sa.Column("text", sa.Text, nullable=False),
    )


def downgrade() -> None:
    """Removes them."""
    for name in ("notes", "mutes", "heard", "said"):
        op.drop_table(name)
