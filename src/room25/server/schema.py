"""The tables of the database, and how a database comes to have them."""

from __future__ import annotations

from pathlib import Path

import sqlalchemy as sa

__all__ = [
    "LOBBY",
    "VERSIONS",
    "archives",
    "commands",
    "games",
    "leads",
    "migrate",
    "nodes",
    "orders",
    "records",
    "requests",
    "reviews",
    "said",
    "seats",
    "version",
]

METADATA = sa.MetaData()
LOBBY = sa.text("listed AND NOT is_over AND free_seats > 0")  # word by word: by these SQLite finds the index

games = sa.Table(
    "games",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("setup", sa.Text, nullable=False),  # `choices.Chosen` as JSON
    sa.Column(
        "rules", sa.Integer, nullable=False, server_default="1"
    ),  # which version of its edition's it is played by
    sa.Column("seed", sa.String(34), nullable=False),  # as `notation/seeds.py` writes it; "": not drawn yet
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
    sa.Column("host_seat", sa.Integer, nullable=False, server_default="-1"),  # where the host sits; -1: nowhere
    sa.Column("start", sa.String(8), nullable=False, server_default="full"),  # `messages.Start`
    sa.Column(
        "rematch", sa.String(32), nullable=False, server_default=""
    ),  # the next table, once somebody has asked for it
    sa.Column("deal", sa.Text, nullable=False, server_default=""),  # in words; "": of a version that did not keep it
    sa.Column("program", sa.String(32), nullable=False, server_default=""),  # the version of room25 that laid it
    sa.Column("changes", sa.Integer, nullable=False, server_default="0"),  # counts on with every change of seats
    sa.Column(
        "hints", sa.Boolean, nullable=False, server_default=sa.false()
    ),  # this and the next: of `messages.TableTerms` too
    sa.Column("origin", sa.String(80), nullable=False, server_default=""),
    sa.Column("touched", sa.BigInteger, nullable=False, server_default="0"),  # when somebody last came or left
    sa.Column("free_seats", sa.Integer, nullable=False, server_default="0"),
    sa.Column("agreed", sa.Boolean, nullable=False, server_default=sa.false()),  # the nonce is the secret of a draw
    sa.Index("ix_games_touched", "is_over", "touched"),
    sa.Index("ix_games_lobby", "created", sqlite_where=LOBBY, postgresql_where=LOBBY),
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
    sa.Column("figure", sa.String(16), nullable=False, server_default=""),  # the character that was chosen for it
    sa.Column("seal", sa.String(64), nullable=False, server_default=""),  # this and the next: of `messages.Seat`
    sa.Column("number", sa.String(64), nullable=False, server_default=""),
)

requests = sa.Table(
    "requests",
    METADATA,
    sa.Column("id", sa.String(64), primary_key=True),  # a hash of the id that the client made: keys follow from that
    sa.Column("what", sa.String(16), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),  # what was answered, besides what follows from the id
    sa.Column("created", sa.BigInteger, nullable=False, index=True),  # milliseconds since 1970
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
    sa.Column("digest", sa.String(16), nullable=False, server_default=""),  # of the way to here: see `Game.chained`
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

archives = sa.Table(
    "archives",
    METADATA,
    sa.Column("id", sa.String(32), primary_key=True),  # of the game that it was
    sa.Column("archived", sa.BigInteger, nullable=False),
    sa.Column("data", sa.LargeBinary, nullable=False),  # `archive_store.Archived`, packed
)

orders = sa.Table(
    "orders",
    METADATA,
    sa.Column("kind", sa.String(8), primary_key=True),  # this and the next: `admin_bodies.Order`
    sa.Column("target", sa.String(64), primary_key=True),
    sa.Column("until", sa.BigInteger, nullable=False),  # milliseconds since 1970
    sa.Column("note", sa.String(200), nullable=False),
)

nodes = sa.Table(
    "nodes",
    METADATA,
    sa.Column("node", sa.String(16), primary_key=True),  # a server that shares this database, by a name of its own
    sa.Column("until", sa.BigInteger, nullable=False),  # its leases hold so long, by the clock of the database
)

leads = sa.Table(
    "leads",
    METADATA,
    sa.Column("game", sa.String(32), primary_key=True),
    sa.Column("node", sa.String(16), nullable=False),  # whose bots may write; empty: nobody's
    sa.Column("epoch", sa.Integer, nullable=False),  # counts on with every leader, so that a former one is known
)


STEPS = Path(__file__).parent / "migrations"
VERSIONS = ("", *sorted(step.name[:4] for step in (STEPS / "versions").glob("[0-9]*.py")))  # "": an empty database


def version(connection: sa.Connection) -> str:
    """Return the version of a database's tables."""
    if not sa.inspect(connection).has_table("alembic_version"):
        return ""
    return connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar() or ""


reviews = sa.Table(
    "reviews",
    METADATA,
    sa.Column("game", sa.String(48), primary_key=True),  # `tables/ID` or `records/ID`
    sa.Column("form", sa.String(32), nullable=False),  # of the text: a review of an older program is made anew
    sa.Column("text", sa.Text, nullable=False),  # `bodies.Review` as JSON
    sa.Column("created", sa.BigInteger, nullable=False),
)


def migrate(connection: sa.Connection) -> None:
    """Bring a database up to date, an empty one too."""
    if version(connection) == VERSIONS[-1]:
        return
    from alembic import (
        command,
    )  # only here: most databases are up to date, and it takes longer to load than they to open
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(STEPS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
