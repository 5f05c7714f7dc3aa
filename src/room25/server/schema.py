"""The tables of the database, and how a database comes to have them."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa
from alembic import command
from alembic.config import Config

__all__ = ["commands", "games", "migrate", "records", "said", "seats"]

METADATA = sa.MetaData()

games = sa.Table(
    "games",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("setup", sa.Text, nullable=False),  # `choices.Chosen` as JSON
    sa.Column(
        "rules", sa.Integer, nullable=False, server_default="1"
    ),  # which version of its edition's it is played by
    sa.Column("seed", sa.String(20), nullable=False),  # in digits: 64 bits without a sign
    sa.Column("nonce", sa.String(32), nullable=False),
    sa.Column("commitment", sa.String(64), nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("is_over", sa.Boolean, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False, index=True),  # milliseconds since 1970
    sa.Column(
        "clock", sa.Integer, nullable=False, server_default="0"
    ),  # this and the next three: `messages.TableTerms`
    sa.Column("away", sa.Integer, nullable=False, server_default="60"),
    sa.Column("talk", sa.String(16), nullable=False, server_default="claims"),
    sa.Column("helper", sa.String(64), nullable=False, server_default="explorer"),
    sa.Column("host_hash", sa.String(64), nullable=False, server_default=""),  # of the key that was told once
    sa.Column(
        "rematch", sa.String(32), nullable=False, server_default=""
    ),  # the next table, once somebody has asked for it
)

seats = sa.Table(
    "seats",
    METADATA,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("bot", sa.String(64), nullable=False),
    sa.Column("key_hash", sa.String(64)),  # of the key that was told once; NULL for a bot and for a free seat
    sa.Column("stands", sa.Boolean, nullable=False, server_default=sa.false()),  # its player lets a bot play
)

commands = sa.Table(
    "commands",
    METADATA,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=True),
    sa.Column("game", sa.ForeignKey("games.id"), nullable=False),
    sa.Column("number", sa.Integer),  # 1, 2, 3 … of the commands played; NULL if refused
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("client_id", sa.String(64), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),  # the very bytes that were answered, for whoever asks again
    sa.UniqueConstraint("game", "number", name="one_command_a_number"),
    # Within a seat: nobody fetches another seat's answer by guessing its ids.
    sa.UniqueConstraint("game", "seat", "client_id", name="one_effect_a_command"),
)

said = sa.Table(
    "said",
    METADATA,
    sa.Column("game", sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),  # 1, 2, 3 … of the lines of a chat
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("name", sa.String(24), nullable=False),
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("client_id", sa.String(64), nullable=False),
    sa.UniqueConstraint("game", "seat", "client_id", name="said_once"),
)

records = sa.Table(
    "records",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),  # follows from the text
    sa.Column("text", sa.Text, nullable=False),
    sa.Column("created", sa.BigInteger, nullable=False),
)


def migrate(connection: sa.Connection) -> None:
    """Bring a database up to date, an empty one too."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations").replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
