"""What if: a new table that goes on from a moment of a finished game, as one seat of it, against bots.

It is the same deal and the same commands up to there, so it replays as any game does. Dealt as the seat could believe, one more line
follows: whatever the seat did not know is dealt anew, and its view stays the same.
"""

from __future__ import annotations

from room25.game import REDEAL, Game
from room25.notation import record
from room25.server import secret
from room25.server.bodies import WhatIf
from room25.server.errors import RequestRefused
from room25.server.messages import Seat, TableTerms
from room25.server.names import check_name
from room25.server.store import StoredGame, now
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["branch"]


def branch(game: str, text: str, said: WhatIf, key_hash: str) -> tuple[StoredGame, list[tuple[int, str]]]:
    """Return the new table, and what was said at it already, each line with its seat. Raises RequestRefused."""
    read, name = record.read(text), check_name(said.name, [])
    if said.number > len(read.commands):
        raise RequestRefused("bad-message", f"the game has {len(read.commands)} commands, not {said.number}")
    now_at = Game(read.setup, read.seed)
    lines: list[tuple[int, str]] = []
    for line in read.commands[: said.number]:
        first, *rest = line.split()
        lines.append((int(rest[0]) if first == REDEAL else now_at.seat_of(first), line))
        now_at.follow(line)
    if now_at.is_over:
        raise RequestRefused("game-over", "the game was over by then")
    if said.seat >= now_at.seats:
        raise RequestRefused("no-such-place", f"seats run from 0 to {now_at.seats - 1}")
    s = now_at.state()
    if not any(s.owner[c] == said.seat and s.stands_on[c] >= 0 for c in range(len(CHARACTER_NAMES))):
        raise RequestRefused("dead", "nobody of this seat was alive then")
    if said.deal == "believed":
        lines.append((said.seat, f"{REDEAL} {said.seat} {secret.new_seed()}"))
    seats = range(now_at.seats)
    stored = StoredGame(
        id=secret.new_table(),
        setup=read.setup,
        seed=read.seed,
        nonce=secret.new_nonce(),
        listed=False,
        is_over=False,
        created=now(),
        seats=tuple(Seat(n, name, "") if n == said.seat else Seat(n, "", said.bot) for n in seats),
        key_hashes=tuple(key_hash if n == said.seat else None for n in seats),
        terms=TableTerms(0, 0, "claims", "explorer", "", True, f"{game} {said.number} {said.seat} {said.deal}"),
    )
    return stored, lines
