"""What goes over the wire, as closed lists: what a client may say, what it may hear, and the bodies of the HTTP routes.

The browser's types are written out from this file (`typescript`), so there is one place where a message is described.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from room25.core.state import FIELDS, SCRATCH

LARGEST = 8192  # bytes of one message from a client
NAME = r"^(?=.*\S)[^\x00-\x1f\x7f]+$(?!\n)"  # something to read, and nothing that moves the cursor

ClientId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]  # made by the client, once for each command
Key = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NAME)]
Text = Annotated[str, Meta(min_length=1, max_length=200)]
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$(?!\n)")]
Word = Annotated[str, Meta(max_length=64)]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]

Code = Literal[
    "bad-message",  # no message of the list, or a body that is none
    "bad-setup",  # the table cannot be laid; `problems` says why
    "bad-text",  # a command whose words cannot be read
    "game-over",  # there is nothing left to answer
    "illegal",  # the rules do not allow it: `rule`, `why` and `options`
    "internal",  # our fault
    "no-bot",  # no bot of that name
    "no-record-yet",  # the game is still running
    "no-such-place",  # no route, no method
    "no-such-table",
    "not-asked",  # somebody else is asked
    "not-yours",  # a character of another seat
    "seat-taken",
    "spectator",  # who watches does not play
    "too-large",
    "too-many",  # messages in a short time
    "too-slow",  # the client did not take what was sent to it, or did not say who it is
    "waiting",  # for people to sit down
    "wrong-key",
]


# ---- parts

WIRE = tuple((name, length) for name, length, _ in FIELDS if name not in (*SCRATCH, "rng0", "rng1"))

if TYPE_CHECKING:

    class Flat(Struct):
        """Every field of the flat view under its name; -3 is what this pov may not know."""

else:
    Flat = msgspec.defstruct(
        "Flat",
        [(name, list[int] if length else int) for name, length in WIRE],
        namespace={"__doc__": "Every field of the flat view under its name; -3 is what this pov may not know."},
    )


class Event(Struct):
    """One thing that happened; `hidden` where this pov may not know what."""

    number: int
    kind: str
    values: dict[str, str | int]


class Decision(Struct):
    """The open question: its number, what is asked, and who must answer."""

    number: int
    kind: str
    asked: list[str]


class Square(Struct):
    """A cell of the complex: the room that lies there, null where this pov may not know it, and whether it lies face up."""

    room: str | None
    open: bool


class View(Struct):
    """All that one pov may know, and what is new to it: the events from `since` on, out of `until` in all.

    `commands` is how many commands have led here: a client whose command was accepted as the `number`-th sees it in this view once
    `commands` is no less.
    """

    pov: int
    characters: list[str]
    decision: Decision | None
    options: dict[str, list[str]]
    asides: dict[str, list[str]]
    board: dict[str, Square]
    places: dict[str, str | None]
    result: str | None
    commands: int
    flat: Flat
    since: int
    until: int
    events: list[Event]


class Seat(Struct):
    """Who sits where: a guest's name, a bot's, or nobody's yet."""

    seat: int
    name: str
    bot: str


class Chosen(Struct):
    """What the host chose; everybody may know it."""

    edition: str
    mode: str
    level: str
    seats: int
    complex: str
    tiles: dict[str, int]
    characters: list[str]
    first: str
    guards: int
    options: list[str]
    cards: list[str]


class Problem(Struct):
    """One thing that is wrong with a setup; `key` names its sentence in the catalogues."""

    rule: str
    text: str
    key: str
    values: dict[str, str]


# ---- from the client, over the socket


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which table, with which key (none: to watch), and from which event on."""

    table: TableId
    key: Key = ""
    since: Count = 0


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """One command, `alice move b2`. Sent again with the same id it has no second effect and gets the same answer."""

    id: ClientId
    text: Text


FromClient = Hello | Play


# ---- to the client, over the socket


class Welcome(Struct, tag="welcome"):
    """The answer to hello: the table, where this client sits (-1: it watches), and its view."""

    table: str
    seat: int
    seats: list[Seat]
    chosen: Chosen
    commitment: str
    view: View


class Accepted(Struct, tag="accepted"):
    """The command is kept: it was the `number`-th of this game."""

    id: str
    number: int


class Refused(Struct, tag="refused"):
    """The command changed nothing: a code, the rule that forbids it, the key of the reason, a sentence, and what is possible."""

    id: str
    code: Code
    rule: str = ""
    why: str = ""
    text: str = ""
    options: list[str] = []


class Update(Struct, tag="update"):
    """Something happened: the view after it."""

    view: View


class Sat(Struct, tag="sat"):
    """Somebody sat down."""

    seats: list[Seat]


class Opened(Struct, tag="opened"):
    """The game is over: SHA-256 of `seed:nonce` is the commitment that everybody saw at the start."""

    seed: str
    nonce: str
    commitment: str


class Failed(Struct, tag="failed"):
    """The last message before the server closes the socket: why."""

    code: Code
    text: str


ToClient = Welcome | Accepted | Refused | Update | Sat | Opened | Failed


# ---- bodies of the HTTP routes


class CreateTable(Struct, forbid_unknown_fields=True):
    """A new table. `bots` names a bot for each seat that a computer plays."""

    edition: Word = "base"
    mode: Word = "suspicion"
    level: Word = "standard"
    seats: Annotated[int, Meta(ge=1, le=8)] = 4
    complex: Word = ""
    tiles: Annotated[dict[Word, Annotated[int, Meta(ge=0, le=25)]], Meta(max_length=32)] = {}
    characters: Annotated[list[Word], Meta(max_length=8)] = []
    first: Word = ""
    guards: Annotated[int, Meta(ge=0, le=8)] = 0
    options: Annotated[list[Word], Meta(max_length=32)] = []
    cards: Annotated[list[Word], Meta(max_length=58)] = []
    bots: Annotated[dict[Annotated[str, Meta(pattern=r"^[0-7]$(?!\n)")], Word], Meta(max_length=8)] = {}
    listed: bool = True


class SitDown(Struct, forbid_unknown_fields=True):
    """A guest takes a seat."""

    name: Name
    seat: SeatNumber


class Seated(Struct):
    """The key of the seat. It is told this once; the server keeps only its hash."""

    table: str
    seat: int
    key: str


class TableInfo(Struct):
    """A table as the lobby shows it."""

    id: str
    chosen: Chosen
    seats: list[Seat]
    over: bool
    created: int
    commitment: str


class Lobby(Struct):
    """Open tables with a free seat, the newest first."""

    tables: list[TableInfo]


class FinishedGame(Struct):
    """A finished game: its record, and the proof that the deal was fixed at the start."""

    record: str
    seed: str
    nonce: str
    commitment: str


class ApiError(Struct):
    """Why a request was refused."""

    code: Code
    text: str
    rule: str = ""
    problems: list[Problem] = []


BODIES = (CreateTable, SitDown, Seated, TableInfo, Lobby, FinishedGame, ApiError)

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder(order="deterministic")


def read(data: bytes | str) -> FromClient:
    """A client's message; ValueError for everything that is none."""
    return _decoder.decode(data)


def write(message: Struct) -> bytes:
    """The bytes of a message; equal messages have equal bytes."""
    return _encoder.encode(message)
