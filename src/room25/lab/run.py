"""One study from its file to its report: what is still to be played is played, on this machine or on a Ray cluster, and kept."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from contextlib import closing
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from room25.arena import pool
from room25.arena.plan import Chunk
from room25.deprecation import renamed
from room25.errors import BadText
from room25.lab import cluster
from room25.lab.metric import chosen
from room25.lab.plan import Case, cases, chunks
from room25.lab.play import ChunkPlayer
from room25.lab.rules import rules_hash
from room25.lab.store import Store
from room25.lab.study import Study

__all__ = ["StudyRun"]

__getattr__ = renamed(__name__, {"Run": "StudyRun"})

FORMAT = 3  # of the rows: it grows when a column changes its meaning


@dataclass
class StudyRun:
    """The playing of one study: what is to be played, and how much of it is done."""

    study: Study
    folder: Path
    plan: list[Case] = field(init=False)
    left_out: list[str] = field(init=False)

    def __post_init__(self) -> None:
        try:
            self.metrics = chosen(self.study.metrics, self.study.folder)  # what could not be reported is not played
        except BadText as error:
            raise self.study.source.wrong(str(error), -1, "metrics") from None
        self.plan, self.left_out = cases(self.study)
        self.chunks = chunks(self.plan)
        self.store = Store(self.folder)

    @property
    def total(self) -> int:
        return self.games(self.chunks)

    def games(self, some: Sequence[Chunk]) -> int:
        """Return how many games these chunks hold."""
        return sum(chunk.deals * len(self.plan[chunk.cell].cell.seatings) for chunk in some)

    def play(
        self,
        workers: int = 1,
        ray: str = "",
        fresh: bool = False,
        progress: Callable[[int, str], None] = lambda games, cell: None,
    ) -> None:
        """Play all that is missing. `progress` is called with the number of new games; those of an earlier run are told at once."""
        with self.store.open(self.manifest(), fresh):
            if self.store.complete:
                progress(self.total, "")
                return
            here = self.store.played()
            todo = [chunk for chunk in self.chunks if chunk not in here]
            progress(self.total - self.games(todo), "")
            work = ChunkPlayer(self.plan, self.study.seed, self.study.decisions)
            if todo:
                done = cluster.run(work, todo, ray, workers) if ray else pool.run(work, todo, workers)
                with closing(done):
                    for chunk, rows in done:
                        self.store.keep(chunk, rows)
                        progress(self.games([chunk]), str(self.plan[chunk.cell].cell))
            self.store.gather(self.plan, self.chunks)

    def manifest(self) -> dict[str, Any]:
        """Return everything that the rows depend on; what the report says is not part of it."""
        files = {e.name for case in self.plan for e in case.cell.line_up if Path(e.name.partition(":")[0]).is_file()}
        return {
            "format": FORMAT,
            "seed": self.study.seed,
            "decisions": self.study.decisions,
            "rules": rules_hash(),
            "files": {name: _digest(Path(name.partition(":")[0])) for name in sorted(files)},
            "cases": [case.named() for case in self.plan],
        }


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()[:20]
