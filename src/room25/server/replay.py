"""A game seen again, command by command, from a seat, from nowhere, or with everything open. Only for games that hide nothing any more."""

from __future__ import annotations

import base64
import hashlib

from room25.errors import BadText
from room25.game import EVERYTHING, REDEAL, Game
from room25.notation import record
from room25.server import wire
from room25.server.bodies import Frame, Replay
from room25.server.messages import Seat
from room25.server.sentences import answer
from room25.server.view import Sentence, View

__all__ = ["MOST_FRAMES", "frames", "record_id"]

MOST_FRAMES = 50  # in one answer


def record_id(text: str) -> str:
    """Return the id of a record; equal texts have equal ids."""
    return base64.urlsafe_b64encode(hashlib.sha256(text.encode()).digest()[:12]).decode()


def pov_of(words: str, seats: int) -> int:
    """Read a point of view: `all`, -1 for what everybody could see, or a seat. Raises BadText for anything else."""
    if words == "all":
        return EVERYTHING
    if words in ("-1", *(str(seat) for seat in range(seats))):
        return int(words)
    raise BadText(f"a pov is all, -1 or a seat from 0 to {seats - 1}, not {words[:40]!r}")


def frames(text: str, pov: str, first: int, count: int, seats: list[Seat]) -> Replay:
    """Return the frames of a game: number 0 is the table before the first command, number n the table after the n-th."""
    read = record.read(text)
    game = Game(read.setup, read.seed)
    eyes = pov_of(pov, game.seats)
    total = len(read.commands)
    last = min(first + min(count, MOST_FRAMES), total + 1)
    found = []
    for number in range(last):
        before = game.happened
        if number > 0:
            game.follow(read.commands[number - 1])
        if number >= first:
            who, _, words = (read.commands[number - 1] if number > 0 else "").partition(" ")
            if who == REDEAL:
                who = words = ""
            view = next(wire.views(game, [eyes], before if number > 0 else 0, number))
            found.append(Frame(number, who, words, _said(who, words, view) if who else None, view))
    return Replay(wire.chosen(read.setup), wire.facts(game.view(eyes).flat), seats, total, found)


def _said(who: str, words: str, view: View) -> Sentence:
    """What these eyes saw of a command: of a program only that it was laid, unless it was their own."""
    if words.startswith("program ") and view.pov != EVERYTHING and who not in view.characters:
        return Sentence("event-programmed", {"who": who})
    return Sentence("term-entry", {"who": who, "name": Sentence(f"character-{who}"), "text": answer(words)})
