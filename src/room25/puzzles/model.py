"""One puzzle: a game up to a moment, who is asked then, and what was proved about the answers."""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Sequence
from dataclasses import dataclass

from room25.game import Game, SeatView
from room25.notation import seeds
from room25.puzzles.grades import Found
from room25.setup.choice import CHOICES, Setup

__all__ = ["GRADES", "Puzzle", "puzzle_id"]

GRADES = (1, 2, 3, 4, 5)
ID_LENGTH = 8


@dataclass(frozen=True)
class Puzzle:
    """A position with one best answer. `best` are the answers that come to the same; the first of them is worth most.

    `worth` and `next` are what the best answer and the best wrong one bring, in thousandths of a win, in `worlds` worlds that the seat
    could be in, each searched `depth` rounds ahead. The grade follows from how often the answer is `found`.
    """

    id: str
    setup: Setup
    seed: int
    commands: tuple[str, ...]
    who: str
    rounds: int
    theme: str
    grade: int
    best: tuple[str, ...]
    worth: int
    next: int
    depth: int
    worlds: int
    found: Found

    def game(self) -> Game:
        """Return the game at the moment of the puzzle."""
        game = Game(self.setup, self.seed)
        for command in self.commands:
            game.play(command)
        return game

    def view(self, game: Game) -> SeatView:
        """Return what the asked seat may know at this moment."""
        return game.view(game.seat_of(self.who))


def puzzle_id(setup: Setup, seed: int, commands: Sequence[str], who: str) -> str:
    """Return the id of a position: equal positions have equal ids, and nobody can read anything from one."""
    chosen = [f"{choice.key} {choice.spelling.write(getattr(setup, choice.name))}" for choice in CHOICES]
    text = "\n".join([*chosen, seeds.write(seed), *commands, who])
    return base64.b32encode(hashlib.sha256(text.encode()).digest()).decode().lower()[:ID_LENGTH]
