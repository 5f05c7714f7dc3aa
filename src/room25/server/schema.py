"""The tables of the database, and how a database comes to have them."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

METADATA = sa.MetaData()

games = sa.Table(
    "games",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("setup", sa.Text, nullable=False),  # `messages.Chosen` as JSON
    sa.Column("seed", sa.String(20), nullable=False),  # in digits: 64 bits without a sign
    sa.Column("nonce", sa.String(32), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("is_over", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False, index=True),  # milliseconds since 1970
)

seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("bot", sa.String(64), nullable=False),
    sa.Column("key_hash", sa.String(64)),  # of the key that was told once; none for a bot and for a free seat
)

commands = sa.Table(
    "commands",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("game", sa.ForeignKey("games.id"), nullable=False),
    sa.Column("number", sa.Integer),  # 1, 2, 3 … of what was played; none for what was refused
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("client_id", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),  # the very bytes that were answered, for whoever asks again
    sa.UniqueConstraint("game", "number", name="one_command_a_number"),
    # Within a seat: nobody fetches another seat's answer by guessing its ids.
    sa.UniqueConstraint("game", "seat", "client_id", name="one_effect_a_command"),
)


def migrate(connection: sa.Connection) -> None:
    """Bring a database up to date, an empty one too."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
