"""Orders of whoever runs the server: who is mute, which address is shut out, which table is closed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    """Nobody is mute, shut out or closed."""
    op.create_table(
        "orders",
        sa.Column("kind", sa.String(8), primary_key=True),
        sa.Column("target", sa.String(64), primary_key=True),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("note", sa.String(200), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("orders")
