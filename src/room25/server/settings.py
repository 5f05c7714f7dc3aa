"""The settings of a server."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from room25.errors import Room25Error

__all__ = ["Keep", "Settings", "address"]

DRIVERS = {"postgres": "postgresql+asyncpg", "postgresql": "postgresql+asyncpg"}


@dataclass(frozen=True)
class Keep:
    """After how many days without anybody at it a table is let go."""

    finished: float = 1.0  # then it is archived: small, and still seen again by its link
    waiting: float = 7.0  # one that has never begun
    abandoned: float = 90.0  # one that was begun and not finished
    reviews: float = 30.0  # a review, which can be made again


@dataclass(frozen=True)
class Settings:
    """The database, and from which pages a browser may open a socket besides our own."""

    database: str  # its address, with the driver's name: sqlite:/// or postgresql+asyncpg://
    origins: tuple[str, ...] = ()  # pages besides our own that may open sockets, as https://HOST
    proxies: tuple[str, ...] = ()  # addresses whose word is taken for whom they ask (X-Forwarded-For)
    window: float = 20.0  # seconds within which messages and requests are counted
    most: int = 100  # messages of one socket within the window
    requests: int = 2000  # requests of one address within the window; 0: as many as it likes
    metrics_key: str = field(
        default="", repr=False
    )  # for /metrics; none: only from the same machine, and through no proxy
    admin_key: str = field(default="", repr=False)  # for whoever mutes, bans and closes; none: nobody does
    metrics_port: int = 0  # on this machine alone, for /metrics and nothing else; 0: none
    public: str = ""  # the address by which the world finds this server, https://HOST/, for pictures of shared links
    connections: int = 300  # of one address; 0: as many as it likes. Those of `proxies` are not counted
    arrival: float = 15.0  # seconds for a whole request to arrive
    patience: float = 10.0  # seconds for the first message, and for the last one to be taken
    web: Path | None = None  # the built web client, if it does not lie in web/dist
    idle: float = 600.0  # seconds without anybody looking, after which a table is left to the database
    keep: Keep = field(default_factory=Keep)

    @classmethod
    def for_folder(
        cls,
        data: Path,
        database: str = "",
        origins: tuple[str, ...] = (),
        requests: int = requests,
        proxies: tuple[str, ...] = (),
    ) -> Settings:
        """SQLite in this folder, unless another database is named."""
        return cls(address(data, database), origins, proxies, requests=requests)


def address(data: Path, database: str = "") -> str:
    """The address of the database: SQLite in this folder, or the one that is named, with our drivers for it."""
    if not database:
        try:
            data.mkdir(mode=0o700, parents=True, exist_ok=True)
        except OSError as error:
            raise Room25Error(f"the folder {data} cannot be used: {error.strerror}") from None
        return f"sqlite:///{data.resolve() / 'room25.sqlite'}"
    kind, colon, rest = database.partition(":")
    return f"{DRIVERS.get(kind, kind)}{colon}{rest}"
