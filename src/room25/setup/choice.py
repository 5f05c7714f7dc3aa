"""What a host chooses: one record, and one list of its fields from which texts, messages and scenario keys are made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, NamedTuple

from room25.setup.editions import MOST_ROUNDS
from room25.setup.expansions import labels
from room25.setup.expansions.shelf import LABEL, needed

__all__ = ["CHOICES", "COUNTS", "Choice", "EXPANSIONS", "NUMBER", "Setup", "Spelling", "WORD", "WORDS", "usual_seats"]


class Spelling(NamedTuple):
    """How a value is written on one line of text and read back; `read` raises ValueError for what is no such value."""

    write: Callable[[Any], str]
    read: Callable[[str], Any]
    keep: Callable[[Any], Any]  # the form in which a setup holds it, whatever sequence or mapping was given
    plain: Any  # its type in JSON


def _counts(text: str) -> dict[str, int]:
    return {key: int(n) for key, _, n in (item.partition("=") for item in text.split())}


def _cards(text: str) -> tuple[str, ...]:
    return tuple(card.strip() for card in text.split(",") if card.strip())


def _write_counts(counts: Mapping[str, int]) -> str:
    return " ".join(f"{key}={n}" for key, n in counts.items())


def _labels(text: str) -> tuple[str, ...]:
    """Labels alone: a text from anywhere never loads a folder."""
    said = tuple(text.split())
    for label in said:
        if not LABEL.fullmatch(label):
            raise ValueError(f"{label!r} is no expansion: one is named like hot-rooms@0123456789ab")
    return said


WORD = Spelling(str, str, lambda value: value, str)
NUMBER = Spelling(str, int, lambda value: value, int)
WORDS = Spelling(" ".join, lambda text: tuple(text.split()), tuple, list[str])
COUNTS = Spelling(_write_counts, _counts, dict, dict[str, int])
EXPANSIONS = Spelling(" ".join, _labels, labels, list[str])
CARDS = Spelling(", ".join, _cards, tuple, list[str])  # a card's words hold blanks


def _choice(default: Any, spelling: Spelling, meaning: str, most: int = 64, least: int = 0) -> Any:
    said = {"spelling": spelling, "meaning": meaning, "least": least, "most": most}
    if spelling is COUNTS:
        return field(default_factory=dict, metadata=said)
    return field(default=default, metadata=said)


@dataclass(frozen=True)
class Setup:
    """What the host chose."""

    edition: str = _choice("base", WORD, "the edition whose rules are played")
    mode: str = _choice("suspicion", WORD, "the mode")
    seats: int = _choice(4, NUMBER, "how many people or bots sit at the table", most=8, least=1)
    level: str = _choice("standard", WORD, "standard, madness or beginner")
    complex: str = _choice("", WORD, "a complex of the edition by name; empty: the edition's advice for this mode")
    tiles: Mapping[str, int] = _choice({}, COUNTS, "a free choice instead: how many tiles of each room", most=32)
    characters: Sequence[str] = _choice((), WORDS, "the characters in play; empty: the first of the edition's", most=8)
    first: str = _choice("", WORD, "the character that begins; empty: drawn")
    guards: int = _choice(0, NUMBER, "guards in Suspicion, if the table agrees on a number; 0: the smallest", most=8)
    options: Sequence[str] = _choice((), WORDS, "host options of the edition by name", most=32)
    cards: Sequence[str] = _choice((), CARDS, "another deck than the box's, in words", most=58)
    rounds: int = _choice(0, NUMBER, "another number of rounds than the book's; 0: the book's", most=MOST_ROUNDS)
    switches: Mapping[str, int] = _choice(
        {}, COUNTS, "other values of switches than the edition's and the options', by name", most=32
    )
    with_: Sequence[str] = _choice(
        (), EXPANSIONS, "the expansions that the edition is made of; folders are loaded, and their names kept", most=8
    )

    def __post_init__(self) -> None:
        for choice in CHOICES:
            object.__setattr__(self, choice.name, choice.spelling.keep(getattr(self, choice.name)))
        object.__setattr__(self, "with_", needed(self.edition, self.with_))

    @classmethod
    def of(cls, *, mode: str = "suspicion", seats: int | None = None, **choices: Any) -> Setup:
        """The same with as many seats as are usual in this mode, if none are said."""
        return cls(mode=mode, seats=usual_seats(mode) if seats is None else seats, **choices)


class Choice(NamedTuple):
    """One field of a setup."""

    name: str
    default: Any
    spelling: Spelling
    meaning: str
    least: int  # of a number
    most: int  # of a number, else how many characters, items or kinds a client may send

    @property
    def key(self) -> str:
        """What a line of text calls it; Python keeps the word `with` for itself."""
        return self.name.rstrip("_")


def _listed() -> tuple[Choice, ...]:
    return tuple(Choice(f.name, {} if f.default is MISSING else f.default, **f.metadata) for f in fields(Setup))


CHOICES = _listed()


def usual_seats(mode: str) -> int:
    """How many sit at a table of this mode unless somebody says otherwise."""
    return 1 if mode == "solo" else 4
