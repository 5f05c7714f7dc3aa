"""What one pov may know, as it goes over the wire: things on a table and sentences about them, and nothing of how the rules keep them.

A client shows these and decides no rule. What is left at its default is not sent.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

__all__ = [
    "Adrenaline",
    "Candidate",
    "Countdown",
    "Decision",
    "Event",
    "Facts",
    "May",
    "Sentence",
    "Silence",
    "Tile",
    "Tone",
    "View",
    "WayOut",
]

Silence = Literal["", "jamming", "dead"]
Tone = Literal["", "good", "warn", "bad"]
Adrenaline = Literal["", "spent", "ready", "committed"]  # nothing where nobody has any
WayOut = Literal["gather", "key", "slide"]


class Sentence(Struct, omit_defaults=True):
    """The id of a message in the catalogues and the values that go into it; `help` is the id of what it means, `tone` how grave it is."""

    id: str
    values: dict[str, str | int | Sentence] = {}
    help: str = ""
    tone: Tone = ""


class Event(Struct):
    """One thing that happened, and the id of its sentence; `hidden`, and no sentence, if this pov may not know what."""

    number: int
    kind: str
    id: str
    values: dict[str, str | int | Sentence]


class Decision(Struct):
    """The open question: its number, what is asked, who must answer, and whether they all answer at the same time."""

    number: int
    kind: str
    asked: list[str]
    together: bool


class Tile(Struct, omit_defaults=True):
    """A tile: where it lies, the room on its face if this pov knows it, whether it lies open, is closed, and has its corridor turned.

    `claims` is the colour that each seat has said of it.
    """

    cell: str
    room: str = ""
    open: bool = False
    closed: bool = False
    turned: bool = False
    claims: dict[str, str] = {}


class Candidate(Struct, omit_defaults=True):
    """A character of this game: the tile on which it stands (-1: it is dead), and what this pov knows of it.

    `secret`: nobody else knows the role. `laid` are its two places for tokens, empty where none is known to lie. `reminder` is the tile
    of its marker. `states` are what hangs over it; `fate` is the id of what has become of it.
    """

    who: str
    seat: int
    tile: int = -1
    team: int = 0
    role: str = ""
    secret: bool = False
    adrenaline: Adrenaline = ""
    laid: list[str] = []
    lost: list[str] = []
    supply: int = 0
    reminder: int = -1
    hidden: bool = False
    states: list[Sentence] = []
    fate: str = ""


class Countdown(Struct):
    """The lamps, how many still burn, how many rounds have begun, whether this is the last one, and the id of the phase's name."""

    lamps: int
    left: int
    begun: int
    last: bool
    phase: str


class May(Struct):
    """What this pov may do now beside answering: talk, say colours to somebody, take back what it has laid, note whom it suspects."""

    talk: bool
    claim: bool
    change: bool
    suspect: bool


class Facts(Struct):
    """What holds at this table for the whole game: are there hidden roles, teams, talents.

    `switches` go into every sentence that is said of this table, whatever they are called.
    """

    roles: bool
    teams: bool
    talents: bool
    switches: dict[str, int]


class View(Struct):
    """All that one pov may know, and what is new to it: the events from `since` on, out of `until` in all.

    `options` are the words of every answer; `answers` are the same as sentences, in the same order, but for programs, which are laid.
    `asides` are words too; those that are neither claims nor marks are `deeds` with their sentences.
    `board` goes by tile: a tile's number is the cell where it lay at the start. `people` stand in turn order. `lines` are those that have
    their direction this round. `locks` and `robots` are the tiles on which they lie, -1 for none. `standing` is what everybody can see
    beside the board, `goal` the id of how whoever looks wins, `exit` how one gets out. Once it is over, `won` says whether whoever looks
    has won; null for somebody who only watches.

    `commands` is how many commands have led here: a client whose command was accepted as the `number`-th sees it in this view once
    `commands` is no less. `silence` is the id of why the rules let this pov not talk now; empty if they do.
    """

    pov: int
    characters: list[str]
    decision: Decision | None
    questions: dict[str, Sentence]
    options: dict[str, list[str]]
    answers: dict[str, list[Sentence]]
    asides: dict[str, list[str]]
    deeds: dict[str, dict[str, Sentence]]
    may: May
    silence: str
    board: list[Tile]
    people: list[Candidate]
    lines: dict[str, str]
    locks: list[int]
    robots: list[int]
    countdown: Countdown
    standing: list[Sentence]
    goal: str
    exit: WayOut
    result: str | None
    ending: Sentence | None
    won: bool | None
    commands: int
    since: int
    until: int
    events: list[Event]
