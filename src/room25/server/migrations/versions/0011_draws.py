"""Deals that nobody chose: longer seeds, and the numbers that players seal and open."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    """Games from before keep their seed and its proof."""
    op.add_column("games", sa.Column("agreed", sa.Boolean, nullable=False, server_default=sa.false()))
    for name in ("seal", "number"):
        op.add_column("seats", sa.Column(name, sa.String(64), nullable=False, server_default=""))
    if op.get_bind().dialect.name == "postgresql":  # SQLite keeps texts of any length
        op.alter_column("games", "seed", type_=sa.String(34))


def downgrade() -> None:
    for name in ("number", "seal"):
        op.drop_column("seats", name)
    op.drop_column("games", "agreed")
