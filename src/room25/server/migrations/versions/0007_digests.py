"""What was dealt, by which room25, and a fingerprint of the way after every command."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """Games from before have none of it: only the number of their rules says whether they can be played."""
    op.add_column("games", sa.Column("deal", sa.Text, nullable=False, server_default=""))
    op.add_column("games", sa.Column("program", sa.String(32), nullable=False, server_default=""))
    op.add_column("commands", sa.Column("digest", sa.String(16), nullable=False, server_default=""))


def downgrade() -> None:
    op.drop_column("commands", "digest")
    op.drop_column("games", "program")
    op.drop_column("games", "deal")
