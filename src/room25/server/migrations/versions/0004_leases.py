"""Which servers are alive, and which of them leads a table; how often the seats of a table have changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Nobody leads a table at first."""
    op.create_table(
        "nodes",
        sa.Column("node", sa.String(16), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "leads",
        sa.Column("game", sa.String(32), primary_key=True),
        sa.Column("node", sa.String(16), nullable=False),
        sa.Column("epoch", sa.Integer, nullable=False),
    )
    op.add_column("games", sa.Column("changes", sa.Integer, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("games", "changes")
    op.drop_table("leads")
    op.drop_table("nodes")
