"""A deal that nobody chose: the seed is a hash of the server's secret and of the players' own numbers.

The server's secret is sealed (its SHA-256 is told) when the table is laid. A player seals a number of its own when it sits down, and opens
it once nobody else can sit down any more; then the seed follows. Who seals no number adds none, and nobody waits for it. Whoever does not
open its number in time adds none either, which everybody sees.
"""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import TYPE_CHECKING

import msgspec

from room25 import __version__
from room25.game import Game
from room25.server import secret
from room25.server.errors import RequestRefused

if TYPE_CHECKING:
    from room25.server.messages import Seat
    from room25.server.store import StoredGame

__all__ = [
    "NOT_DRAWN",
    "again",
    "drawn",
    "is_opening",
    "laid",
    "open_number",
    "seal_of",
    "seed_of",
    "text_of",
    "undrawn",
]

NOT_DRAWN = -1  # stands for the seed until there is one
DIGITS = 32  # of the hash are the seed: 128 bits


def seal_of(text: str) -> str:
    """Return SHA-256 of a text, in hexadecimal digits."""
    return hashlib.sha256(text.encode()).hexdigest()


def text_of(table: StoredGame) -> str:
    """Return the text behind the seed: the table, its secret, and each opened number with its seat."""
    numbers = [f"{seat.seat}:{seat.number}" for seat in table.seats if seat.number]
    return " ".join([table.id, table.nonce, *numbers])


def seed_of(text: str) -> int:
    """Return the seed that follows from it."""
    return int(seal_of(text)[:DIGITS], 16)


def is_opening(table: StoredGame) -> bool:
    """Whether everything is ready but the numbers of those who have sealed one."""
    return not table.is_waiting and not table.is_drawn


def drawn(table: StoredGame, anyway: bool = False) -> StoredGame:
    """Return the table with its seed, if all numbers are open, or without those that are missing if it is to be drawn `anyway`."""
    missing = any(seat.seal and not seat.number for seat in table.seats)
    if not is_opening(table) or (missing and not anyway):
        return table
    return laid(replace(table, seed=seed_of(text_of(table))))


def laid(table: StoredGame) -> StoredGame:
    """Return the table with what its seed deals, in words."""
    return replace(table, deal=Game(table.setup, table.seed).deal, program=__version__)


def open_number(table: StoredGame, number: int, opened: str) -> StoredGame:
    """Open the number of a seat. Raises RequestRefused if it is too early, too late, or another than was sealed."""
    seat = table.seats[number]
    if seat.number == opened:
        return table
    if table.is_waiting:
        raise RequestRefused("waiting", "not everybody is here yet: keep your number to yourself")
    if table.is_drawn:
        raise RequestRefused("game-begun", "the game has been dealt")
    if not seat.seal or seal_of(opened) != seat.seal:
        raise RequestRefused("bad-message", "this is not the number that this seat has sealed")
    seats = [msgspec.structs.replace(one, number=opened) if one is seat else one for one in table.seats]
    return replace(table, seats=tuple(seats))


def undrawn(table: StoredGame) -> StoredGame:
    """Return the table for the next game: with a secret of its own, and laid by the program that runs now."""
    seats, nonce = tuple(again(seat) for seat in table.seats), secret.new_nonce()
    return replace(table, seed=NOT_DRAWN, agreed=True, deal="", program=__version__, nonce=nonce, seats=seats)


def again(seat: Seat) -> Seat:
    """Return the seat for the next game: the number that was open is the seal of the next, for it is the hash of that."""
    return msgspec.structs.replace(seat, seal=seat.number or seat.seal, number="")
