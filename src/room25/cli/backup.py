"""`room25 backup` and `room25 restore`: everything that a server keeps, as one file and back."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from room25.cli.serve import require_server

__all__ = ["backup", "restore"]

Data = Annotated[Path, typer.Option(help="The folder of the database.")]
Database = Annotated[str, typer.Option(help="Another database: postgresql://…", envvar="ROOM25_DATABASE")]
FOLDER = Path("room25-data")


def backup(
    file: Annotated[
        Path,
        typer.Argument(help="The file to write; an older one of that name is replaced when the new one is complete."),
    ],
    data: Data = FOLDER,
    database: Database = "",
    text: Annotated[
        bool, typer.Option("--text", help="As text, one JSON object a line, which fits both kinds of database.")
    ] = False,
) -> None:
    """Write everything that a server keeps into one file, while it runs. From PostgreSQL it is text; `pg_dump` works as well."""
    require_server()
    from room25.server import backup as backups
    from room25.server.settings import address

    if not database and not (data / "room25.sqlite").is_file():
        from room25.errors import Room25Error

        raise Room25Error(f"there is no database in {data}: is --data the folder that the server uses?")
    url = address(data, database)
    if text or not url.startswith("sqlite"):
        print(f"{backups.write_text(url, file)} games written to {file}, as text.")
    else:
        backups.copy_sqlite(Path(url.partition(":///")[2]), file)
        print(f"The database is copied to {file}.")


def restore(
    file: Annotated[Path, typer.Argument(help="What `room25 backup` wrote, of either kind.")],
    data: Data = FOLDER,
    database: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="In place of the games that are there.")] = False,
) -> None:
    """Bring a backup back, into SQLite or PostgreSQL, wherever it came from. Stop the server first."""
    require_server()
    from room25.server import backup as backups
    from room25.server.settings import address

    print(f"{backups.restore(address(data, database), file, replace)} games restored.")
