"""A trained network in a file, and what it makes of a row of bytes: NumPy on one core, a few tenths of a millisecond a question.

`room25 train --export` writes such a file (`train/export.py`). Weights are numbers of one byte, each row of them with a scale of its own;
they are made 32 bits wide when the file is read.
"""

from __future__ import annotations

import os
import zipfile
from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from room25.bots.sight import ROW
from room25.engine.table.answers import END
from room25.engine.table.fields import CELLS, CHARACTERS, KINDS
from room25.errors import BadText

__all__ = ["Policy", "read", "shapes", "write"]

VERSION = 1
MOST = 127
EPSILON = 1e-5  # of a norm, as torch has it
NUMBERS = ("version", "width", "blocks", "asides")

Numbers = npt.NDArray[np.float32]


def shapes(width: int, blocks: int) -> dict[str, tuple[int, ...]]:
    """What a file of such a network holds, by name; the first layer input by input, the others output by output."""
    found: dict[str, tuple[int, ...]] = {"first": (ROW, width), "first.bias": (width,)}
    for i in range(blocks):
        for part in ("first", "second"):
            found |= {f"{i}.{part}": (width, width), f"{i}.{part}.bias": (width,)}
        found |= {f"{i}.norm": (width,), f"{i}.norm.bias": (width,)}
    found |= {"norm": (width,), "norm.bias": (width,)}
    for head, size in (("answer", END), ("rooms", CELLS * KINDS), ("roles", CHARACTERS)):
        found |= {head: (size, width), f"{head}.bias": (size,)}
    return found


def write(path: Path, parts: Mapping[str, Numbers], width: int, blocks: int, asides: int) -> None:
    """Write a network. A file that is there already is replaced as the last thing."""
    held: dict[str, Any] = dict(zip(NUMBERS, map(np.int64, (VERSION, width, blocks, asides))))
    for name, shape in shapes(width, blocks).items():
        part = np.asarray(parts[name], np.float32).reshape(shape)
        if part.ndim == 2:
            scale = np.maximum(np.abs(part).max(axis=1), 1e-12) / MOST
            held[name] = np.rint(part / scale[:, None]).astype(np.int8)
            held[f"{name}.scale"] = scale.astype(np.float32)
        else:
            held[name] = part
    fresh = path.with_name(path.name + ".new")
    with fresh.open("wb") as file:
        np.savez_compressed(file, **held)
    os.replace(fresh, path)


@lru_cache(maxsize=4)
def _read(path: Path, changed: int) -> Policy:
    try:
        with np.load(path, allow_pickle=False) as held:
            version, width, blocks, asides = (int(held[name]) for name in NUMBERS)
            if version != VERSION:
                raise BadText(f"{path} is a network of version {version}, not {VERSION}")
            parts = {}
            for name, shape in shapes(width, blocks).items():
                part = held[name].astype(np.float32)
                parts[name] = part * held[f"{name}.scale"][:, None] if part.ndim == 2 else part
                if part.shape != shape:
                    raise BadText(f"{path} is a network of other games: its {name} is {part.shape}, not {shape}")
    except (OSError, KeyError, ValueError, EOFError, zipfile.BadZipFile) as error:
        raise BadText(f"{path} is no network that room25 train has exported: {error}") from None
    return Policy(parts, width, blocks, asides)


def read(path: Path) -> Policy:
    """Return the network in a file; a file that has not changed is read once. Raises BadText if there is none."""
    try:
        changed = path.stat().st_mtime_ns
    except OSError as error:
        raise BadText(f"{path} cannot be read: {error.strerror}") from None
    return _read(path.resolve(), changed)


class Policy:
    """What a network makes of what a seat sees."""

    def __init__(self, parts: Mapping[str, Numbers], width: int, blocks: int, asides: int) -> None:
        self.parts = dict(parts)
        self.width, self.blocks = width, blocks
        self.asides = asides  # how often it may speak before it answers

    def body(self, row: npt.NDArray[np.int8]) -> Numbers:
        """What it makes of a row: few of its numbers are not zero, so that their weights are added up."""
        p = self.parts
        told = np.flatnonzero(row)
        x = row[told].astype(np.float32) @ p["first"][told] + p["first.bias"]
        np.maximum(x, 0, out=x)
        for i in range(self.blocks):
            y = p[f"{i}.first"] @ self._norm(x, f"{i}.norm") + p[f"{i}.first.bias"]
            np.maximum(y, 0, out=y)
            x = x + p[f"{i}.second"] @ y + p[f"{i}.second.bias"]
        return self._norm(x, "norm")

    def _norm(self, x: Numbers, name: str) -> Numbers:
        x = x - x.mean()
        normed: Numbers = x / np.sqrt(x @ x / np.float32(len(x)) + np.float32(EPSILON)) * self.parts[name]
        return normed + self.parts[f"{name}.bias"]

    def chances(self, body: Numbers, offered: Sequence[int]) -> Numbers:
        """How likely it is to give each of these answers."""
        some = list(offered)
        worth = self.parts["answer"][some] @ body + self.parts["answer.bias"][some]
        worth = np.exp(worth - worth.max())
        chances: Numbers = worth / worth.sum()
        return chances
