"""Playing one chunk of a study: rule bots inside compiled code, all others over their views; both leave the same rows."""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from room25.arena.plan import Chunk, Matchup
from room25.arena.play import Clock, inside, seat_bots
from room25.bots.contract import Bot, Command
from room25.bots.host import Host
from room25.engine.entries import matches
from room25.engine.rules.legal import legal
from room25.game import Decision, Game, SeatView
from room25.lab.plan import Case
from room25.notation import command

if TYPE_CHECKING:
    import polars as pl

    from room25.arena.play import Array

__all__ = ["ChunkPlayer", "Rows"]

DECISIONS_PER_GAME = 250  # for which there is room at first; if there are more, the chunk is played again


@dataclass(frozen=True)
class Rows:
    """What a chunk leaves behind: two Parquet files, the second one empty if no decisions were asked for."""

    games: bytes
    steps: bytes = b""


@dataclass(frozen=True)
class ChunkPlayer:
    """Plays any chunk of a study: all that a process has to know for it."""

    plan: Sequence[Case]
    seed: int
    decisions: int

    def __call__(self, chunk: Chunk) -> Rows:
        from room25.lab import rows

        cell = self.plan[chunk.cell].cell
        room_for_decisions = DECISIONS_PER_GAME * chunk.deals if chunk.first < self.decisions else 0
        results, taken = (inside if cell.is_fast else _over_views)(cell, chunk, self.seed, room_for_decisions)
        played = _parquet(rows.games(chunk.cell, cell, chunk, self.seed, results))
        return Rows(
            played, _parquet(rows.steps(chunk.cell, chunk, taken, self.decisions)) if room_for_decisions else b""
        )

    def name(self, chunk: Chunk) -> str:
        return f"{self.plan[chunk.cell].cell}, from deal {chunk.first} on"


def _parquet(frame: pl.DataFrame) -> bytes:
    file = io.BytesIO()
    frame.write_parquet(file)
    return file.getvalue()


def _over_views(cell: Matchup, chunk: Chunk, seed: int, most: int) -> tuple[Array, list[Array]]:
    """Play with any bots, asked for every decision. The rows are noted by the same functions as inside compiled code."""
    import numpy as np

    results = [[[0] * matches.WIDTH for _ in range(chunk.deals)] for _ in cell.seatings]
    taken: list[list[list[int]]] = []
    for turn, seating in enumerate(cell.seatings):
        steps: list[list[int]] = []
        for g in range(chunk.deals):
            game = Game(cell.setup, seed + chunk.first + g)
            bots = seat_bots(cell, game, seating, f"{seed + chunk.first + g} {turn}", dict[str, Clock]())
            decisions = _watched(game, bots, results[turn], g, steps if most else None)
            matches.note(game.state(), decisions, results[turn], g)
        taken.append(steps)
    width = matches.STEP_WIDTH
    return np.array(results, np.int64), [np.array(rows, np.int64).reshape(-1, width) for rows in taken]


def _watched(game: Game, bots: dict[int, Bot], row: list[list[int]], g: int, steps: list[list[int]] | None) -> int:
    """Play one game to its end and return the number of decisions."""
    matches.note_deal(game.state(), row, g)
    told: list[Command] = []
    host = Host(game, {seat: Heard(bot, told) for seat, bot in bots.items()})
    decisions = 0
    try:
        while not game.is_over:
            before = game.state()
            told.clear()
            host.step()
            matches.watch(game.state(), row, g)
            for words in told:
                if steps is not None:
                    name, _, rest = words.partition(" ")
                    who = command.character(name)
                    answer = command.number(before, who, command.parse(rest))
                    steps.append([0] * matches.STEP_WIDTH)
                    matches.note_step(before, who, legal(before, who), answer, steps, len(steps) - 1, g, decisions)
                decisions += 1
    finally:
        host.close()
    return decisions


class Heard(Bot):
    """A bot whose answers are written down."""

    def __init__(self, bot: Bot, told: list[Command]) -> None:
        super().__init__(bot.seed, bot.budget)
        vars(self)["name"] = bot.name
        self.bot = bot
        self.told = told

    def decide(self, view: SeatView, decision: Decision) -> Command:
        words = self.bot.decide(view, decision)
        self.told.append(words)
        return words

    def aside(self, view: SeatView) -> Command | None:
        return self.bot.aside(view)

    def close(self) -> None:
        self.bot.close()
