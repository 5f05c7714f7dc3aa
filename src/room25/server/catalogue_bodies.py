"""What there is to choose and to read before a game: the boxes, and the rules. Always complete."""

from __future__ import annotations

from msgspec import Struct

from room25.server.view import Sentence

__all__ = [
    "CardInfo",
    "Catalogue",
    "CharacterInfo",
    "ComplexInfo",
    "Difference",
    "EditionInfo",
    "ExpansionInfo",
    "Expansions",
    "LevelInfo",
    "ModeInfo",
    "OptionInfo",
    "RoomInfo",
    "RoomLook",
    "RuleText",
    "Rules",
    "SeatsInfo",
    "Section",
]


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
    """A kind of M.A.C. card, its group, how the first of its faces is said, and the faces that lie in the box, each as `says` says it."""

    key: str
    group: str
    said: Sentence
    rules: list[str]
    faces: list[str]
    says: list[Sentence]


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


class RoomLook(Struct):
    """What of a room can be seen on the board: its colour, whether it has a corridor, whether it leads out."""

    danger: str
    corridor: bool
    wayOut: bool


class ExpansionInfo(Struct):
    """What an expansion adds to what a client brings with it.

    Its name with the hash of its rules; its editions, each with the printed one that it differs from; rooms and their pictures; a catalogue
    of texts for every language, in which the first of two messages of one name counts.
    """

    name: str
    editions: dict[str, str]
    rooms: dict[str, RoomLook]
    pictures: dict[str, str]
    texts: dict[str, str]


class Expansions(Struct):
    """The expansions of this server."""

    expansions: list[ExpansionInfo]


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
