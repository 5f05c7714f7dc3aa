"""The bodies of the HTTP routes. What a client sends forbids what it does not know; what we send is always complete."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta, Struct

from room25.server import choices
from room25.server.choices import Chosen, Word
from room25.server.messages import ChatRule, Code, Name, Problem, Seat, View

__all__ = [
    "ApiError",
    "BODIES",
    "CardInfo",
    "Catalogue",
    "CharacterInfo",
    "Checked",
    "ComplexInfo",
    "CreateTable",
    "Created",
    "Difference",
    "Difficulty",
    "EditionInfo",
    "FinishedGame",
    "Frame",
    "Kept",
    "LARGEST_RECORD",
    "LevelInfo",
    "Lobby",
    "ModeInfo",
    "NextTable",
    "OptionInfo",
    "Replay",
    "RoomInfo",
    "RuleText",
    "Rules",
    "SeatBot",
    "Seated",
    "SeatsInfo",
    "Section",
    "SitDown",
    "TableInfo",
    "Upload",
]

LARGEST_RECORD = 128 * 1024  # bytes of an uploaded game


# ---- tables


class CreateTable(choices.Wanted, forbid_unknown_fields=True):
    """A new table. `bots` names a bot for each seat that a computer plays; `clock`, `away`, `talk` and `helper` as in TableTerms."""

    bots: Annotated[dict[Annotated[str, Meta(pattern=r"^[0-7]$(?!\n)")], Word], Meta(max_length=8)] = msgspec.field(
        default_factory=dict
    )
    listed: bool = True
    clock: Annotated[int, Meta(ge=0, le=86400)] = 0
    away: Annotated[int, Meta(ge=0, le=86400)] = 60
    talk: ChatRule = "claims"
    helper: Word = "explorer"


class SitDown(Struct, forbid_unknown_fields=True):
    """A guest takes a seat; -1 is any that is free."""

    name: Name
    seat: Annotated[int, Meta(ge=-1, le=7)] = -1


class SeatBot(Struct, forbid_unknown_fields=True):
    """The host puts a bot into a free seat, or with no name takes it out again."""

    bot: Word


class TableInfo(Struct):
    """A table as the lobby shows it; `switches` are the rules that it plays by, under the names of `engine/table/switches.py`."""

    id: str
    chosen: Chosen
    seats: list[Seat]
    clock: int
    away: int
    talk: ChatRule
    helper: str
    over: bool
    rematch: str
    listed: bool
    created: int
    commitment: str
    switches: dict[str, int]


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


class NextTable(Struct):
    """Where the same people play again."""

    table: str


# ---- finished games


class FinishedGame(Struct):
    """A finished game: its record, and the proof that the deal was fixed at the start (empty for one that was uploaded)."""

    record: str
    seed: str
    nonce: str
    commitment: str


class Upload(Struct, forbid_unknown_fields=True):
    """The text of a record, from another server or from the terminal."""

    record: Annotated[str, Meta(max_length=LARGEST_RECORD)]


class Kept(Struct):
    """Where an uploaded game can be seen; the same text has the same id."""

    id: str


class Frame(Struct):
    """One step of a replay: the command (none at the beginning), whose it was, and the view after it with what was new."""

    number: int
    who: str
    text: str
    view: View


class Replay(Struct):
    """Some frames, out of `total` commands in all (so the last frame's number is `total`)."""

    chosen: Chosen
    seats: list[Seat]
    total: int
    frames: list[Frame]


# ---- before a game


class Difficulty(Struct):
    """How hard a complex is, in one to five stars: of a hundred games, how many the bot explorer loses, and with the book's own complex."""

    stars: int
    score: int
    book: int


class Checked(Struct):
    """What a wish for a table comes to: what is illegal, what the books advise against, and what would lie on the table.

    `composition` are the tiles that are certain, `drawn` how many of each colour are drawn from the rest of the box; `guards` the numbers
    of guards that the table may agree on; `difficulty` is there where the wish is legal and no contest of rivals.
    """

    problems: list[Problem]
    advice: list[Problem]
    composition: dict[str, int]
    drawn: dict[str, int]
    rounds: int
    guards: list[int]
    difficulty: Difficulty | None = None


class RoomInfo(Struct):
    """A room; its name and help are `room-KEY` and `room-KEY-help` in the catalogues of text."""

    key: str
    mark: str
    colour: str
    rules: list[str]


class CharacterInfo(Struct):
    """A character; `talent` is its sentence in the catalogues, empty if the edition has no talents."""

    key: str
    colour: str
    talent: str
    rules: list[str]


class CardInfo(Struct):
    """A kind of M.A.C. card, its group, and the faces of it that lie in the box."""

    key: str
    group: str
    rules: list[str]
    faces: list[str]


class SeatsInfo(Struct):
    """One number of players: characters, rounds, possible numbers of guards, role tiles, and the complex that the book gives."""

    seats: int
    characters: int
    rounds: int
    guards: list[int]
    roles: dict[str, int]
    complex: str


class LevelInfo(Struct):
    """A mode at one level; `switches` as in TableInfo, without any option of the host's."""

    key: str
    players: list[SeatsInfo]
    talents: bool
    adrenaline: bool
    reminders: bool
    cards: bool
    switches: dict[str, int]


class ModeInfo(Struct):
    """A mode with its levels; `fewest` and `most` seats over all of them."""

    key: str
    rules: list[str]
    fewest: int
    most: int
    levels: list[LevelInfo]


class ComplexInfo(Struct):
    """A complex by name: its certain tiles, how many of each colour are drawn, and of which rooms one copy stays in the box."""

    key: str
    tiles: dict[str, int]
    drawn: dict[str, int]
    without: list[str]


class OptionInfo(Struct):
    """What a host may choose beside the rules; no modes: in every one."""

    key: str
    modes: list[str]
    rules: list[str]


class EditionInfo(Struct):
    """Everything that one box holds; `switches` are those that all its modes share, -1 if they differ."""

    key: str
    modes: list[ModeInfo]
    complexes: list[ComplexInfo]
    box: dict[str, int]
    zone: list[str]
    rooms: list[RoomInfo]
    characters: list[CharacterInfo]
    robots: int
    cards: list[CardInfo]
    options: list[OptionInfo]
    roles: list[str]
    switches: dict[str, int]


class Catalogue(Struct):
    """All that a set-up page needs, from the code."""

    editions: list[EditionInfo]
    bots: list[str]
    talk: list[str]
    languages: list[str]


# ---- the rules


class RuleText(Struct):
    """A rule or a ruling of ours, in Markdown; the editions that it speaks of (none: all), and the rules that a ruling touches."""

    id: str
    text: str
    editions: list[str]
    ruling: bool
    touches: list[str]


class Section(Struct):
    """A chapter of the rules; `under` is the chapter that it is a part of."""

    title: str
    under: str
    rules: list[RuleText]


class Difference(Struct):
    """Where the editions disagree: what it is about, and by edition what holds there."""

    key: str
    text: str
    editions: dict[str, str]


class Rules(Struct):
    """The rules of one edition, and where it differs from the others."""

    edition: str
    sections: list[Section]
    differences: list[Difference]


class ApiError(Struct):
    """Why a request was refused."""

    code: Code
    text: str
    rule: str = ""
    problems: list[Problem] = []


BODIES = (
    *(CreateTable, SitDown, SeatBot, TableInfo, Created, Seated, Lobby, NextTable),
    *(FinishedGame, Upload, Kept, Frame, Replay, Checked, Catalogue, Rules, ApiError),
)
