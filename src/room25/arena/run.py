"""One run: plan the chunks, play them, count them. Ctrl-C ends it with what was played so far."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass

from room25.arena import pool
from room25.arena.plan import Matchup, chunks, deals_of
from room25.arena.play import MatchPlayer
from room25.arena.tally import Tally

__all__ = ["ArenaRun"]


@dataclass
class ArenaRun:
    """What is being played, and how far it is."""

    cells: Sequence[Matchup]
    games: int  # of each cell, at least
    seed: int = 1
    workers: int = 1
    compiled: bool = False

    def __post_init__(self) -> None:
        self.tallies = [Tally(cell, deals_of(cell, self.games)) for cell in self.cells]
        self.complete = False

    @property
    def total(self) -> int:
        return sum(len(tally.overs) for tally in self.tallies)

    def play(self, progress: Callable[[Matchup, int], None] = lambda cell, games: None) -> list[Tally]:
        """Everything, telling `progress` how many games of which cell were just played."""
        todo = chunks(self.cells, self.games, self.compiled)
        try:
            with closing(pool.run(MatchPlayer(self.cells, self.seed, self.compiled), todo, self.workers)) as done:
                for chunk, played in done:
                    self.tallies[chunk.cell].add(chunk, played)
                    progress(self.cells[chunk.cell], len(played.overs))
            self.complete = True
        except KeyboardInterrupt:
            pass  # the report says that it is not complete
        return self.tallies
