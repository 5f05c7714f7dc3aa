"""The bodies of the HTTP routes. What a client sends forbids what it does not know; what we send is always complete."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from room25.server import choices
from room25.server.admin_bodies import AdminTables, GiveOrder, TakeBack
from room25.server.catalogue_bodies import Catalogue, Expansions, Rules
from room25.server.choices import Chosen, Word
from room25.server.lesson_bodies import Lessons
from room25.server.messages import ChatRule, Code, Name, Problem, Seat, Start
from room25.server.season_bodies import Season, Starred
from room25.server.thoughts import Hint, Odds, Reviewed
from room25.server.view import Facts, Sentence, View

__all__ = [
    "ApiError",
    "BODIES",
    "ChangeTable",
    "Checked",
    "ChooseFigure",
    "CreateTable",
    "Created",
    "Difficulty",
    "FinishedGame",
    "Frame",
    "Kept",
    "LARGEST_RECORD",
    "Lobby",
    "NextTable",
    "OpenNumber",
    "PassHost",
    "PlayGames",
    "PlayedGames",
    "Replay",
    "SeatBot",
    "Seated",
    "SitDown",
    "TableInfo",
    "Upload",
    "WhatIf",
]

LARGEST_RECORD = 128 * 1024  # bytes of an uploaded game


# ---- tables


class ChangeTable(choices.Wanted, forbid_unknown_fields=True):
    """A table as its host wants it from now on; `clock`, `away`, `talk` and `helper` as in TableTerms.

    `hints` as there too; null: where nobody but one person can sit.
    """

    listed: bool = True
    clock: Annotated[int, Meta(ge=0, le=86400)] = 0
    away: Annotated[int, Meta(ge=0, le=86400)] = 60
    talk: ChatRule = "claims"
    helper: Word = "explorer"
    hints: bool | None = None


class CreateTable(ChangeTable, forbid_unknown_fields=True):
    """A new table. `bots` names a bot for each seat that a computer plays; `start` as in TableTerms."""

    bots: Annotated[dict[Annotated[str, Meta(pattern=r"^[0-7]$(?!\n)")], Word], Meta(max_length=8)] = msgspec.field(
        default_factory=dict
    )
    start: Literal["full", "host"] = "full"


class SitDown(Struct, forbid_unknown_fields=True):
    """A guest takes a seat; -1 is any that is free. `seal` is SHA-256 of a number of its own, which it opens when the game begins."""

    name: Name
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1
    seal: Annotated[str, Meta(pattern=r"^([0-9a-f]{64})?$(?!\n)")] = ""


class OpenNumber(Struct, forbid_unknown_fields=True):
    """A player opens the number that it has sealed."""

    number: Annotated[str, Meta(pattern=r"^[0-9a-f]{64}$(?!\n)")]


class SeatBot(Struct, forbid_unknown_fields=True):
    """The host puts a bot into a free seat, or with no name takes it out again."""

    bot: Word


class ChooseFigure(Struct, forbid_unknown_fields=True):
    """A seat chooses its character, or with no name leaves it to the table."""

    figure: Word


class PassHost(Struct, forbid_unknown_fields=True):
    """The host's role goes to whoever sits in this seat."""

    seat: Annotated[int, Meta(ge=0, le=7)]


class TableInfo(Struct):
    """A table as the lobby shows it; `start` as in TableTerms, `host` the host's seat (-1: none).

    `switches` are the rules that it plays by, under the names of `engine/table/switches.py`.
    """

    id: str
    chosen: Chosen
    seats: list[Seat]
    clock: int
    away: int
    talk: ChatRule
    helper: str
    hints: bool
    origin: str
    start: Start
    host: int
    over: bool
    rematch: str
    listed: bool
    created: int
    commitment: str
    switches: dict[str, int]
    only_shown: str  # why this server does not play it, and which version of room25 does; empty: it does


class Created(Struct):
    """A new table and its host's key. The key is told this once; the server keeps only its hash."""

    table: TableInfo
    host: str


class Seated(Struct):
    """The key of the seat. It is told this once; the server keeps only its hash."""

    table: str
    seat: int
    key: str


class Lobby(Struct):
    """Open tables with a free seat, the newest first."""

    tables: list[TableInfo]


class WhatIf(Struct, forbid_unknown_fields=True):
    """A new table that goes on from the moment after `number` commands of a finished game, in this seat, against bots.

    `deal`: as it truly was, or dealt anew as the seat could believe then.
    """

    number: Annotated[int, Meta(ge=0, le=100_000)]
    seat: Annotated[int, Meta(ge=0, le=7)]
    deal: Literal["true", "believed"]
    name: Name
    bot: Word = "explorer"


class NextTable(Struct):
    """Where the same people play again."""

    table: str


# ---- finished games


class FinishedGame(Struct):
    """A finished game: its record, and the proof of its deal as in Opened (empty for one that was uploaded)."""

    record: str
    seed: str
    nonce: str
    commitment: str
    draw: str = ""


class Upload(Struct, forbid_unknown_fields=True):
    """The text of a record, from another server or from the terminal."""

    record: Annotated[str, Meta(max_length=LARGEST_RECORD)]


class Kept(Struct):
    """Where an uploaded game can be seen; the same text has the same id."""

    id: str


class Frame(Struct):
    """One step of a replay: the command (none at the beginning), whose it was, what these eyes saw of it, and the view after it."""

    number: int
    who: str
    text: str
    said: Sentence | None
    view: View


class Replay(Struct):
    """Some frames, out of `total` commands in all (so the last frame's number is `total`)."""

    chosen: Chosen
    facts: Facts
    seats: list[Seat]
    total: int
    frames: list[Frame]


# ---- before a game


class Difficulty(Struct):
    """How hard a complex is, in one to five stars: of a hundred games, how many the bot explorer loses, and with the book's own complex.

    `said` is the same as a sentence.
    """

    stars: int
    score: int
    book: int
    said: Sentence


class Checked(Struct):
    """What a wish for a table comes to: what is illegal, what the books advise against, and what would lie on the table.

    `composition` are the tiles that are certain, `drawn` how many of each colour are drawn from the rest of the box; `guards` the numbers
    of guards that the table may agree on; `difficulty` is there where the wish is legal and no contest of rivals; `cards` is the deck.
    """

    problems: list[Problem]
    advice: list[Problem]
    composition: dict[str, int]
    drawn: dict[str, int]
    rounds: int
    guards: list[int]
    difficulty: Difficulty | None = None
    cards: list[str] = []


class PlayGames(choices.Wanted, forbid_unknown_fields=True):
    """Games that a bot is to play in every seat of such a table, with seeds from `seed` on; so many at most."""

    seed: Annotated[int, Meta(ge=0, le=1_000_000_000)] = 1
    games: Annotated[int, Meta(ge=1, le=1000)] = 100


class PlayedGames(Struct):
    """What became of these games, one item of each list per game in the order of the seeds; fewer than asked for, if they take long.

    `bot` played every seat. `said` says what `won` means, and `endings` each of the `results`; `rounds` were begun; `deaths` are those who
    were dead at the end, `killers` the deaths in all of these games by room.
    """

    bot: str
    said: Sentence
    endings: dict[str, Sentence]
    won: list[bool]
    results: list[str]
    rounds: list[int]
    deaths: list[int]
    killers: dict[str, int]


class ApiError(Struct):
    """Why a request was refused."""

    code: Code
    text: str
    rule: str = ""
    problems: list[Problem] = []


BODIES = (
    *(CreateTable, ChangeTable, SitDown, OpenNumber, SeatBot, ChooseFigure, PassHost, TableInfo),
    *(Created, Seated, Lobby, NextTable, WhatIf, Hint, Odds),
    *(
        FinishedGame,
        Upload,
        Kept,
        Frame,
        Replay,
        Reviewed,
        Checked,
        PlayGames,
        PlayedGames,
        Catalogue,
        Expansions,
        Rules,
        Lessons,
        Season,
        Starred,
        ApiError,
    ),
    *(AdminTables, GiveOrder, TakeBack),
)
