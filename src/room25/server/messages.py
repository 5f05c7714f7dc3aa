"""What goes over the socket, as two closed lists: what a client may say, and what it may hear.

The browser's types are written out from this file and from `bodies` (`typescript`), so there is one place where a message is described.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from room25.server.choices import Chosen
from room25.server.view import Facts, View

LARGEST = 8192  # bytes of one message from a client
NAME = r"^(?=.*\S)[^\x00-\x1f\x7f]+$(?!\n)"  # something to read, and nothing that moves the cursor

ClientId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{1,64}$(?!\n)")]  # made by the client, once for each command
Key = Annotated[str, Meta(max_length=64)]
Name = Annotated[str, Meta(min_length=1, max_length=24, pattern=NAME)]
Text = Annotated[str, Meta(min_length=1, max_length=200, pattern=r"^[^\x00]+$(?!\n)")]  # PostgreSQL keeps no zero
TableId = Annotated[str, Meta(pattern=r"^[A-Za-z0-9_-]{0,32}$(?!\n)")]
Count = Annotated[int, Meta(ge=0, le=2**31 - 1)]
Line = Annotated[str, Meta(min_length=1, max_length=200, pattern=NAME)]  # of chat
ChatRule = Literal["claims", "chat"]  # colours only, as the books have it, or free talk
Start = Literal[
    "full", "host", "begun"
]  # a table begins when it is full, or when its host says so; or its host has said so

Code = Literal[
    "banned",  # whoever runs the server has shut out this address
    "bad-message",  # no message of the list, or a body that is none
    "bad-name",  # a name with characters that cannot be seen, or that turn the text around
    "bad-record",  # a record that cannot be read or replayed
    "bad-setup",  # the table cannot be laid; `problems` says why
    "bad-text",  # a command whose words cannot be read
    "closed",  # whoever runs the server has closed this table
    "dead",  # who is dead keeps silent, unless the host lets the dead talk
    "figure-taken",  # somebody else at the table has chosen this character
    "foreign",  # a request that another site's page has sent
    "game-begun",  # too late to leave, to open a seat, or to change the table
    "game-over",  # there is nothing left to answer
    "host-is-here",  # nobody takes the host's role from a host who is here, or has only just gone
    "illegal",  # the rules do not allow it: `rule`, `why` and `options`
    "internal",  # our fault
    "jamming",  # nobody may talk while Jamming holds
    "left",  # this seat was given up, or taken away before the game began
    "mute",  # whoever runs the server lets this seat say nothing
    "name-taken",  # somebody at the table has this name, or one that looks like it
    "no-bot",  # no bot of that name
    "no-chat",  # this table talks in claims only
    "no-hints",  # this table plays without hints and odds
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
    "waiting",  # for people to sit down, or for the host to start
    "wrong-key",
]


# ---- parts

__all__ = [
    "Accepted",
    "Chat",
    "ChatMessage",
    "ChatRule",
    "Clock",
    "Code",
    "Failed",
    "FromClient",
    "Hello",
    "Hold",
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
    "Stand",
    "Start",
    "TableTerms",
    "Text",
    "ToClient",
    "Update",
    "Welcome",
    "read",
    "read_reply",
    "write",
]


class Seat(Struct):
    """Who sits where: a guest's name, a bot's, or nobody's yet; and the character that was chosen for this seat, if one was.

    `seal` is the hash of the number that this player adds to the deal, `number` that number once it is open.
    """

    seat: int
    name: str
    bot: str
    figure: str = ""
    seal: str = ""
    number: str = ""


class TableTerms(Struct):
    """What else was agreed on at this table.

    `clock` is the seconds for a decision (0: no clock), `away` those after which a bot stands in for somebody who is gone (0: never),
    `helper` which bot. `rematch` is the next table of the same people, once one of them has asked for it. `hints`: whoever sits here may
    ask for hints and odds. `origin`, of a what-if: the game that it goes on from, the moment, the seat, and how it was dealt. `start` says
    when the game begins: a table with "full" does so by itself when every seat is taken; one with "host" waits for its host, and has
    "begun" then.
    """

    clock: int
    away: int
    talk: ChatRule
    helper: str
    rematch: str
    hints: bool = False
    origin: str = ""
    start: Start = "full"


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
    """The first message: with which key (none: to watch), from which event on, and the host's key for whoever has it.

    The table is the one that the socket's address names; it may be said here too.
    """

    table: TableId = ""
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


class Hold(Struct, tag="hold", forbid_unknown_fields=True):
    """Several people share a device, and it is being handed on: until `on` is false nobody sits at it, and no clock runs for it alone."""

    id: ClientId
    on: bool


FromClient = Hello | Play | Chat | Stand | Hold


# ---- to the client, over the socket


class Welcome(Struct, tag="welcome"):
    """The answer to hello: the table, where this client sits (-1: it watches), whether it is the host's, and its view.

    `facts` holds for the whole game. After it come `people`, everything that was said, and `clock`. It comes again when the table is laid
    otherwise, and when the game begins: until then everybody sees a view of no deal at all, without events, and `dealt` is false.
    """

    table: str
    seat: int
    host: bool
    seats: list[Seat]
    chosen: Chosen
    house: TableTerms
    commitment: str
    facts: Facts
    view: View
    dealt: bool = True


class Accepted(Struct, tag="accepted"):
    """It is kept: a command as the `number`-th of this game, a sentence as the `number`-th of its chat; a `stand` has the number 0."""

    id: str
    number: int


class Refused(Struct, tag="refused"):
    """The command changed nothing: a code, the rule that forbids it, the id of why, a sentence, and what is possible."""

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
    """Who is here: after every change, and after the welcome.

    `host` is the seat of the host (-1: none); `vacant` the seconds until anybody who sits here may take that role
    (-1: the host is here, or the table waits for no host).
    """

    seats: list[Person]
    host: int
    vacant: float


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
    """The game is over: SHA-256 of `nonce` is the commitment that everybody saw at the start, and the first 32 digits of that of `draw` are
    the seed.

    `draw` is the table, the nonce, and each player's number behind its seat. It is empty for a deal that was not drawn so (a lesson, a
    what-if, a table of an older version): then SHA-256 of `seed:nonce` is the commitment.
    """

    seed: str
    nonce: str
    commitment: str
    draw: str = ""


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
