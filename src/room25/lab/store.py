"""A study's folder: chunks as they are played, one file each, and in the end one Parquet of all games.

A chunk is there whole or not at all, whenever the program ends; so a study goes on where it stopped, and plays no game twice.
"""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from room25.arena.plan import Chunk
from room25.errors import Room25Error
from room25.lab.plan import Case
from room25.lab.play import Rows

__all__ = ["CELLS", "GAMES", "STEPS", "Store"]

PLAN, GAMES, STEPS, CELLS, CHUNKS, REPORT = (
    "plan.json",
    "games.parquet",
    "decisions.parquet",
    "cells.parquet",
    "chunks",
    "report.html",
)
ROW_GROUP = 250_000  # fixed, so that the files are equal however the games were played


class Store:
    """The folder of one study."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.chunks = folder / CHUNKS

    @contextmanager
    def open(self, manifest: Mapping[str, Any], fresh: bool = False) -> Iterator[None]:
        """Hold the folder for this program alone while the block runs.

        Raises Room25Error if the folder holds another study, is in use, or cannot be written.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            with (self.folder / "lock").open("w") as lock:
                self._lock(lock)
                if fresh:
                    self.clear()
                self._agree(json.loads(json.dumps(manifest)))
                self.chunks.mkdir(exist_ok=True)
                for half in self.folder.rglob("*.half"):
                    half.unlink()
                yield
        except OSError as error:
            raise Room25Error(f"{self.folder} cannot be written to: {error.strerror or error}") from None

    def clear(self) -> None:
        """Forget all that was played."""
        shutil.rmtree(self.chunks, ignore_errors=True)
        for name in (PLAN, GAMES, STEPS, CELLS, REPORT):
            (self.folder / name).unlink(missing_ok=True)

    @property
    def complete(self) -> bool:
        """Is the whole study here?"""
        return (self.folder / GAMES).exists()

    def played(self) -> set[Chunk]:
        """Return the chunks that are played already."""
        parts = (path.stem.split("-") for path in self.chunks.glob("*.games"))
        return {Chunk(int(cell), int(first), int(deals)) for cell, first, deals in parts}

    def keep(self, chunk: Chunk, rows: Rows) -> None:
        """Keep a chunk that was played. It counts once the file of its games is there, so that file is written last."""
        if rows.steps:
            _write(self._path(chunk, "steps"), rows.steps)
        _write(self._path(chunk, "games"), rows.games)

    def gather(self, plan: Sequence[Case], chunks: Sequence[Chunk]) -> None:
        """Put all chunks into one file, in the order of cells and deals, and delete them."""
        import polars as pl

        from room25.lab.cells import cells

        if self.complete:
            return
        named = cells(plan)
        ordered = sorted(chunks, key=lambda chunk: (chunk.cell, chunk.first))
        for ending, name in (("steps", STEPS), ("games", GAMES)):  # the games last: they say that all is here
            paths = [path for chunk in ordered if (path := self._path(chunk, ending)).exists()]
            if not paths:
                continue
            frame = pl.scan_parquet(paths)
            if name == GAMES:
                columns = frame.collect_schema().names()
                frame = frame.join(named.lazy(), on="cell", how="left", maintain_order="left")
                frame = frame.select("cell", *named.columns[1:], *columns[1:])
            half = self.folder / f"{name}.half"
            frame.sink_parquet(half, row_group_size=ROW_GROUP, compression_level=6)
            if name == GAMES:
                named.write_parquet(self.folder / CELLS)
            os.replace(half, self.folder / name)
        shutil.rmtree(self.chunks, ignore_errors=True)

    def _path(self, chunk: Chunk, ending: str) -> Path:
        return self.chunks / f"{chunk.cell:06}-{chunk.first:010}-{chunk.deals}.{ending}"

    def _agree(self, manifest: dict[str, Any]) -> None:
        path = self.folder / PLAN
        if not path.exists():
            others = [p.name for p in self.folder.iterdir() if p.name != "lock"]
            if others:
                raise Room25Error(f"{self.folder} holds {others[0]} and no study; choose another folder with --out")
            _write(path, json.dumps(manifest, indent=1).encode())
            return
        try:
            begun = json.loads(path.read_text(encoding="utf-8"))
        except ValueError:
            begun = {}
        if begun != manifest:
            differs = [key for key in manifest if begun.get(key) != manifest[key]]
            why = ", ".join(_DIFFERENCES.get(key, key) for key in differs) or "another plan"
            raise Room25Error(
                f"{self.folder} was begun with other games ({why}); --fresh throws them away, --out names another folder"
            )

    def _lock(self, lock: Any) -> None:
        """Lock the folder, so that two programs do not play the same games; systems without such locks do not prevent it."""
        try:
            import fcntl
        except ImportError:
            return
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Room25Error(f"another room25 lab is at work in {self.folder}") from None


_DIFFERENCES = {
    "cases": "other tables, bots or numbers of games",
    "seed": "another seed",
    "decisions": "other decisions are kept",
    "rules": "the rules or bots of the program have changed since",
    "files": "the file of a bot has changed since",
    "format": "an older version of the lab",
}


def _write(path: Path, data: bytes) -> None:
    """Write a file whole or not at all, even if the machine loses its power."""
    half = path.with_name(path.name + ".half")
    with half.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(half, path)
