"""What is agreed on at a table, who lets a bot play, chat, and uploaded games."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables from before have no clock, no chat, and nobody who holds the host's key."""
    for column in (
        sa.Column("clock", sa.Integer, nullable=False, server_default="0"),
        sa.Column("away", sa.Integer, nullable=False, server_default="60"),
        sa.Column("talk", sa.String(16), nullable=False, server_default="claims"),
        sa.Column("helper", sa.String(64), nullable=False, server_default="explorer"),
        sa.Column("host_hash", sa.String(64), nullable=False, server_default=""),
        sa.Column("rematch", sa.String(32), nullable=False, server_default=""),
    ):
        op.add_column("games", column)
    op.add_column("seats", sa.Column("stands", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "said",
        sa.Column("game", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("client_id", sa.String(64), nullable=False),
        sa.UniqueConstraint("game", "seat", "client_id", name="said_once"),
    )
    op.create_table(
        "records",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("records")
    op.drop_table("said")
    op.drop_column("seats", "stands")
    for name in ("clock", "away", "talk", "helper", "host_hash", "rematch"):
        op.drop_column("games", name)
