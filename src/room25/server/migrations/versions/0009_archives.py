"""Finished games as small archives; when a game was last touched, and how many of its seats are free, with an index for the lobby."""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
LOBBY = sa.text("listed AND NOT is_over AND free_seats > 0")


def upgrade() -> None:
    """Games from before count as touched now: nobody's game expires because of an upgrade."""
    op.create_table(
        "archives",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("archived", sa.BigInteger, nullable=False),
        sa.Column("data", sa.LargeBinary, nullable=False),
    )
    op.add_column("games", sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("games", sa.Column("free_seats", sa.Integer, nullable=False, server_default="0"))
    op.execute(f"UPDATE games SET touched = {time.time_ns() // 1_000_000}")
    op.execute(
        "UPDATE games SET free_seats = "
        "(SELECT count(*) FROM seats WHERE seats.game = games.id AND seats.key_hash IS NULL AND seats.bot = '')"
    )
    op.create_index("ix_games_lobby", "games", ["created"], sqlite_where=LOBBY, postgresql_where=LOBBY)
    op.create_index("ix_games_touched", "games", ["is_over", "touched"])


def downgrade() -> None:
    op.drop_index("ix_games_touched", "games")
    op.drop_index("ix_games_lobby", "games")
    op.drop_column("games", "free_seats")
    op.drop_column("games", "touched")
    op.drop_table("archives")
