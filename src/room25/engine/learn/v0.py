"""Observations, version 0: their pieces in order. What a number means here never changes; whatever must change is version 1.

Every piece is filled from a seat's view and from nothing else. Seats are counted from the one that looks: 0 is the seat itself, 1 the
next. Characters have their own numbers, cells run from A1 to E5 row by row, and lines are the five rows, then the five columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from room25.engine import marks as jit
from room25.engine.table.answers import TOKENS
from room25.engine.table.fields import CHARACTERS, KINDS, LINES, SWITCHES, TRIES

if TYPE_CHECKING:
    import numpy as np

    Observations: TypeAlias = Sequence["Obs"]

__all__ = ["BOARD", "FACES", "Obs", "PIECES", "Piece", "SEATS", "dtype"]


class Piece(NamedTuple):
    """One named piece: its shape, its greatest number (the least is 0), and what it says."""

    name: str
    shape: tuple[int, ...]
    most: int
    meaning: str

    @property
    def length(self) -> int:
        total = 1
        for n in self.shape:
            total *= n
        return total


BOARD = (5, 5)
EACH = (CHARACTERS,)
SEATS = 8
QUESTIONS = ("clue", "program", "action", "room", "order", "consent", "card")
EDITIONS, MODES, LEVELS, CARDS, PHASES, SLOTS = 8, 8, 4, 16, 6, 4  # with room for more
FACES = 88  # of cards when this version was made: later ones cannot be told apart in it, and stay out

PIECES: tuple[Piece, ...] = (
    # the complex, by cell
    Piece("room", (KINDS, *BOARD), 1, "this kind of room lies here, as far as the seat knows; by the code of the room"),
    Piece("open", BOARD, 1, "the room lies face up"),
    Piece("closed", BOARD, 1, "nobody may enter any more (Do Not Cross, Flooded)"),
    Piece("turned", BOARD, 1, "the corridor of a Pivoting room runs north to south"),
    Piece("zone", BOARD, 1, "the tile began in the exit zone, wherever it has slid since"),
    Piece("seen", (SEATS, *BOARD), 1, "this seat has looked at the tile"),
    Piece("said", (SEATS, *BOARD), 4, "what this seat last said of the tile: 1 blue, 2 green, 3 yellow, 4 red"),
    Piece("mark", (2, *BOARD), 8, "reminders on the tile: the seat's own, those of others"),
    Piece("lock", BOARD, 1, "a Lock lies here"),
    Piece("robot", (2, *BOARD), 1, "this robot stands here"),
    Piece("figure", (CHARACTERS, *BOARD), 1, "this character stands here"),
    Piece("here", BOARD, 1, "the character stands here for which the seat must answer"),
    Piece("there", BOARD, 1, "the room that asks, or into which a robot would push"),
    Piece("line", (2, LINES), 1, "the line has slid this round: left or up, right or down"),
    Piece("rest", (KINDS,), 25, "rooms of this kind that the seat has not seen"),
    # the characters
    Piece("asked", EACH, 1, "the seat must answer for this character now"),
    Piece("owes", EACH, 1, "an answer is still awaited from it, while all answer at the same time"),
    Piece("mine", EACH, 1, "the seat owns it"),
    Piece("ally", EACH, 1, "it is on the side of the seat's own, by the rules of the mode"),
    Piece("owner", EACH, SEATS, "1 + the seat that owns it; 0: not in this game"),
    Piece("alive", EACH, 1, "it is alive"),
    Piece("turn", EACH, CHARACTERS, "its place in the row of markers, from 1 on; 0: not there"),
    Piece("prisoner", EACH, 1, "the seat knows it for a prisoner"),
    Piece("guard", EACH, 1, "the seat knows it for a guard"),
    Piece("shown", EACH, 1, "its role lies open"),
    Piece("free", EACH, 1, "it chooses each action when its go comes"),
    Piece("single", EACH, 1, "it has one action this round"),
    Piece("floating", EACH, 1, "it has programmed one token only, for either slot"),
    Piece("laid", (2, CHARACTERS), 1, "a token lies in its slot 1, in its slot 2"),
    Piece("program", (2, TOKENS, CHARACTERS), 1, "this token lies in its slot 1, in its slot 2: the seat's own characters"),
    Piece("played", (TOKENS, CHARACTERS), 1, "it has played this token in this round"),
    Piece("lost", (TOKENS, CHARACTERS), 1, "it has lost this token"),
    Piece("pile", (TOKENS, CHARACTERS), 1, "this token is in its paranoia pile"),
    Piece("paranoid", EACH, 1, "it is paranoid"),
    Piece("trapped", EACH, 2, "it is in a trap: 1 armed, 2 due after this action"),
    Piece("drowning", EACH, 2, "it is under water: 1 this round, 2 drowns in this one"),
    Piece("unseen", EACH, 1, "it is hidden (Alice)"),
    Piece("ready", EACH, 1, "it holds its adrenaline"),
    Piece("committed", EACH, 1, "its adrenaline is committed"),
    Piece("supply", EACH, 8, "what its talent has left"),
    # what everybody remembers of a seat
    Piece("caught", (SEATS,), 127, "claims of this seat that turned out false"),
    Piece("proved", (SEATS,), 127, "claims of this seat that turned out true"),
    Piece("harm", (SEATS,), 127, "deaths of others in the goes of this seat"),
    Piece("idle", (SEATS,), 127, "goes that this seat has wasted"),
    Piece("tried", (TRIES, CHARACTERS), 1, "who was in Room 25 at this failed escape"),
    Piece("tried_by", (TRIES, CHARACTERS), 2, "who slid it: 2 in the last round, else 1"),
    # the question, the clock, the cards
    Piece("question", (len(QUESTIONS),), 1, f"what the seat is asked: {', '.join(QUESTIONS)}"),
    Piece("token", (TOKENS,), 1, "tokens that may be played now"),
    Piece("manner", (4,), 1, "how: it lies open, it may be kept, one may pass, it is adrenaline"),
    Piece("card", (CARDS,), 1, "the card that asks, by its code"),
    Piece("asker", EACH, 1, "who asks for consent"),
    Piece("left", (1,), 16, "rounds left, with this one"),
    Piece("rounds", (1,), 16, "rounds at the start"),
    Piece("phase", (PHASES,), 1, "the phase: clue 1, programming 2, actions 3, countdown 4, opening 5"),
    Piece("slot", (SLOTS,), 1, "the slot: 1, 2, and 3 for adrenaline"),
    Piece("found", (1,), 2, "somebody has entered Room 25; 2: and the alarm rang"),
    Piece("key", (1,), 1, "the Key has been found"),
    Piece("deck", (FACES,), 58, "cards of this face in the deck, whose order nobody knows"),
    Piece("lying", (4,), 58, "cards in play: Time Bomb, Jamming, Acceleration, and how many of those"),
    # the table
    Piece("edition", (EDITIONS,), 1, "the edition, by its code"),
    Piece("mode", (MODES,), 1, "the mode, by its code"),
    Piece("level", (LEVELS,), 1, "the level: standard, madness, beginner"),
    Piece("seats", (1,), SEATS, "how many seats there are"),
    Piece("guards", (1,), CHARACTERS, "guards in the pack of roles"),
    Piece("switch", (SWITCHES,), 16, "where the editions disagree, and the host's options"),
)  # fmt: skip
SIZE = sum(piece.length for piece in PIECES)


class Obs:
    """One observation as plain lists, for interpreted rules."""

    __slots__ = tuple(piece.name for piece in PIECES)

    if TYPE_CHECKING:

        def __getattr__(self, name: str) -> list[int]: ...

    def __init__(self) -> None:
        for piece in PIECES:
            setattr(self, piece.name, [0] * piece.length)

    def numbers(self) -> list[int]:
        """The whole observation, piece after piece."""
        return [number for piece in PIECES for number in getattr(self, piece.name)]


def dtype() -> np.dtype[np.void]:
    """An observation as a NumPy record: SIZE numbers of one byte."""
    import numpy as np

    return np.dtype([(piece.name, "i1", (piece.length,)) for piece in PIECES])


jit.record(
    ("Obs",), ("Observations",), tuple((piece.name, piece.length, "i1") for piece in PIECES), dtype, is_blank=True
)
