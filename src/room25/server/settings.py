"""What whoever runs a server may set."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True)
class Settings:
    """The database, and from which pages a browser may open a socket besides our own."""

    database: str
    origins: tuple[str, ...] = ()
    window: float = 20.0  # seconds
    most: int = 100  # messages of one socket within the window
    patience: float = 10.0  # seconds for the first message, and for the last one to be taken
    web: Path | None = None  # the built web client, where it lies elsewhere than in web/dist
    idle: float = 600.0  # seconds without anybody looking, after which a table is left to the database

    @classmethod
    def for_folder(cls, data: Path, database: str = "", origins: tuple[str, ...] = ()) -> Settings:
        """SQLite in this folder, unless another database is named."""
        if not database:
            data.mkdir(parents=True, exist_ok=True)
            database = f"sqlite+aiosqlite:///{data.resolve() / 'room25.sqlite'}"
        return cls(database, origins)
