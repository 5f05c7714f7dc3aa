"""The game that a what-if goes on from."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """No game from before is one."""
    op.add_column("games", sa.Column("origin", sa.String(80), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("games", "origin")
