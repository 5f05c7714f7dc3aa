"""What goes over the socket, as two closed lists: what a client may say, and what it may hear.

The browser's types are written out from this file and from `bodies` (`typescript`), so there is one place where a message is described.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from room25.engine.table.fields import SCRATCH
from room25.engine.table.state import FIELDS
from room25.server.choices import Chosen

LARGEST = 8192  # bytes of one message from a client
NAME = r"^(?=.*\S)[^\x00-\x1f\x7f]+$(?!\n)"  # something to read, and nothing that moves the cursor

ClientId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]  # made by the client, once for each command
Key = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NAME)]
Text = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[^\x00]+$(?!\n)")]  # PostgreSQL keeps no zero
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,32}$(?!\n)")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Line = Annotated[str, Meta(min_length=1, max_length=200, pattern=NAME)]  # of chat
Silence = Literal["", "jamming", "dead"]
ChatRule = Literal["claims", "chat"]  # colours only, as the books have it, or free talk

Code = Literal[
    "bad-message",  # no message of the list, or a body that is none
    "bad-record",  # a record that cannot be read or replayed
    "bad-setup",  # the table cannot be laid; `problems` says why
    "bad-text",  # a command whose words cannot be read
    "dead",  # who is dead keeps silent, unless the host lets the dead talk
    "game-begun",  # too late to leave, or to open a seat
    "game-over",  # there is nothing left to answer
    "illegal",  # the rules do not allow it: `rule`, `why` and `options`
    "internal",  # our fault
    "jamming",  # nobody may talk while Jamming holds
    "left",  # this seat was given up, or taken away before the game began
    "no-bot",  # no bot of that name
    "no-chat",  # this table talks in claims only
    "no-record-yet",  # the game is still running
    "no-such-place",  # no route, no method
    "no-such-record",
    "no-such-table",
    "not-asked",  # somebody else is asked
    "not-yours",  # a character of another seat
    "other-rules",  # a game that was made with another version of its edition's rules
    "seat-taken",
    "spectator",  # who watches does not play
    "stopping",  # the server is being stopped; games are kept
    "too-large",
    "too-many",  # messages or requests in a short time
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

__all__ = [
    "Accepted",
    "Chat",
    "ChatMessage",
    "ChatRule",
    "Clock",
    "Code",
    "Decision",
    "Event",
    "Failed",
    "FromClient",
    "Hello",
    "LARGEST",
    "Name",
    "Opened",
    "People",
    "Person",
    "Play",
    "Problem",
    "Refused",
    "Rematched",
    "Sat",
    "Seat",
    "Silence",
    "Square",
    "Stand",
    "TableTerms",
    "ToClient",
    "Update",
    "View",
    "WIRE",
    "Welcome",
    "read",
    "read_reply",
    "write",
]


class Event(Struct):
    """One thing that happened; `hidden` if this pov may not know what."""

    number: int
    kind: str
    values: dict[str, str | int]


class Decision(Struct):
    """The open question: its number, what is asked, and who must answer."""

    number: int
    kind: str
    asked: list[str]


class Square(Struct):
    """A cell of the complex: the room that lies there, null if this pov may not know it, and whether it lies face up."""

    room: str | None
    open: bool


class View(Struct):
    """All that one pov may know, and what is new to it: the events from `since` on, out of `until` in all.

    `commands` is how many commands have led here: a client whose command was accepted as the `number`-th sees it in this view once
    `commands` is no less. `silence` says why the rules let this pov not talk now; empty if it may.
    """

    pov: int
    characters: list[str]
    decision: Decision | None
    options: dict[str, list[str]]
    asides: dict[str, list[str]]
    board: dict[str, Square]
    places: dict[str, str | None]
    silence: Silence
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


class TableTerms(Struct):
    """What else was agreed on at this table.

    `clock` is the seconds for a decision (0: no clock), `away` those after which a bot stands in for somebody who is gone (0: never),
    `helper` which bot. `rematch` is the next table of the same people, once one of them has asked for it.
    """

    clock: int
    away: int
    talk: ChatRule
    helper: str
    rematch: str


class Person(Struct):
    """A seat at this moment: is its person connected, does a bot stand in, and the key of what its bot has to tell (or nothing)."""

    seat: int
    connected: bool
    away: bool
    note: str


class Problem(Struct):
    """One thing that is wrong with a setup; `key` names its sentence in the catalogues."""

    rule: str
    text: str
    key: str
    values: dict[str, str]


# ---- from the client, over the socket


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message: which table, with which key (none: to watch), from which event on, and the host's key for whoever has it."""

    table: TableId
    key: Key = ""
    since: Count = 0
    host: Key = ""


class Play(Struct, tag="play", forbid_unknown_fields=True):
    """One command, `alice move b2`. Sent again with the same id it has no second effect and gets the same answer."""

    id: ClientId
    text: Text


class Chat(Struct, tag="chat", forbid_unknown_fields=True):
    """A sentence for everybody, if the host allows it. Sent again with the same id it is said once."""

    id: ClientId
    text: Line


class Stand(Struct, tag="stand", forbid_unknown_fields=True):
    """Let a bot play for me, or: I am back."""

    id: ClientId
    on: bool


FromClient = Hello | Play | Chat | Stand


# ---- to the client, over the socket


class Welcome(Struct, tag="welcome"):
    """The answer to hello: the table, where this client sits (-1: it watches), whether it is the host's, and its view.

    After it come `people`, everything that was said, and `clock`.
    """

    table: str
    seat: int
    host: bool
    seats: list[Seat]
    chosen: Chosen
    house: TableTerms
    commitment: str
    view: View


class Accepted(Struct, tag="accepted"):
    """It is kept: a command as the `number`-th of this game, a sentence as the `number`-th of its chat; a `stand` has the number 0."""

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
    """Somebody sat down or left, or the host put a bot into a seat."""

    seats: list[Seat]


class People(Struct, tag="people"):
    """Who is here: after every change, and after the welcome."""

    seats: list[Person]


class ChatMessage(Struct, tag="said"):
    """The `number`-th sentence of the chat, 1, 2, 3 …"""

    number: int
    seat: int
    name: str
    text: str


class Clock(Struct, tag="clock"):
    """After the welcome, and at a table with a clock whenever a decision opens: the seconds left (-1: no clock runs), and the seats asked.

    When they are over, a bot answers this one decision for those who have not.
    """

    left: float
    asked: list[int]


class Rematched(Struct, tag="rematched"):
    """Somebody asked for another game: the same people sit at this table already, with the same keys."""

    table: str


class Opened(Struct, tag="opened"):
    """The game is over: SHA-256 of `seed:nonce` is the commitment that everybody saw at the start."""

    seed: str
    nonce: str
    commitment: str


class Failed(Struct, tag="failed"):
    """The last message before the server closes the socket: why."""

    code: Code
    text: str


ToClient = Welcome | Accepted | Refused | Update | Sat | People | ChatMessage | Clock | Rematched | Opened | Failed


_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_reply_decoder: msgspec.json.Decoder[Accepted | Refused] = msgspec.json.Decoder(Accepted | Refused)
_encoder = msgspec.json.Encoder(order="deterministic")


def read(data: bytes | str) -> FromClient:
    """Read a client's message. Raises ValueError if the data are not one."""
    try:
        return _decoder.decode(data)
    except RecursionError:
        raise msgspec.DecodeError("nested too deeply") from None


def read_reply(data: bytes) -> Accepted | Refused:
    """Return what the table replied to a command, from the bytes that its sender gets."""
    return _reply_decoder.decode(data)


def write(message: Struct) -> bytes:
    """Return the bytes of a message; equal messages have equal bytes."""
    return _encoder.encode(message)
