"""Waiting rooms: when a table begins, where its host sits, figures that were chosen, and requests that were answered."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    """Tables from before begin when they are full."""
    op.add_column("games", sa.Column("host_seat", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("games", sa.Column("start", sa.String(8), nullable=False, server_default="full"))
    op.add_column("seats", sa.Column("figure", sa.String(16), nullable=False, server_default=""))
    op.create_table(
        "requests",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_requests_created", "requests", ["created"])


def downgrade() -> None:
    op.drop_table("requests")
    op.drop_column("seats", "figure")
    op.drop_column("games", "start")
    op.drop_column("games", "host_seat")
