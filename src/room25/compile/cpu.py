"""The rules compiled for the CPU, with machine code kept on disk under a hash of every source that went into it."""

from __future__ import annotations

import hashlib
import os
import sys
import types
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any

from room25.compile.link import SUBSET, Program
from room25.engine import marks as jit

Progress = Callable[[int, int, str], None]


def cache_folder() -> Path:
    """Where the machine code of exactly these sources and versions lies."""
    base = os.environ.get("ROOM25_CACHE") or os.path.join(os.environ.get("XDG_CACHE_HOME") or "~/.cache", "room25")
    return Path(base).expanduser() / source_hash()


@cache
def source_hash() -> str:
    """A hash of the compiled subset, its compiler and the versions in use: an edited room never plays its old rule."""
    import numba
    import numpy

    root = Path(__file__).parents[1]
    digest = hashlib.sha256(f"{numba.__version__} {numpy.__version__} {sys.version} {root}".encode())
    for path in sources():
        source = path.read_bytes()
        digest.update(str(path.relative_to(root)).encode() + b"\0" + source)
        if b"@entry" in source:  # Numba forgets what it kept when the file of an entry is newer or lies elsewhere
            digest.update(str(path.stat().st_mtime_ns).encode())
    return digest.hexdigest()[:20]


def sources() -> list[Path]:
    """Every file that goes into the machine code: the subset's and the compiler's."""
    root = Path(__file__).parents[1]
    folders = [root.joinpath(*name.split(".")[1:]) for name in (*SUBSET, "room25.compile")]
    return [path for folder in folders for path in sorted(folder.rglob("*.py"))]


def is_warm() -> bool:
    """Has this machine compiled these sources before?"""
    return (cache_folder() / "plain" / "complete").exists()


class Compiled:
    """Every entry function, by name, ready to be called over an array of records."""

    def __init__(self, entries: dict[str, Any], program: Program) -> None:
        self.entries = entries
        self._program = program  # which owns the machine code

    def __getattr__(self, name: str) -> Any:
        try:
            return self.entries[name]
        except KeyError:
            raise AttributeError(f"no compiled entry {name!r}; there are {', '.join(sorted(self.entries))}") from None


@cache
def rules(boundscheck: bool = False) -> Compiled:
    """The compiled rules, loaded from disk where they are warm."""
    return build(None, boundscheck)


def build(progress: Progress | None, boundscheck: bool = False) -> Compiled:
    """Compile, or load from disk; tells its progress as (done, of, name). Of several processes one compiles and the others wait."""
    folder = cache_folder() / ("checked" if boundscheck else "plain")
    folder.mkdir(parents=True, exist_ok=True)
    with _alone_in(folder):
        return _build(folder, progress, boundscheck)


@contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Wait until no other process works in this folder; where the system has no such locks, work at the same time."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _kinds() -> dict[str, Any]:
    """The machine type of every word that a rule function may be annotated with."""
    import numba as nb
    from numba import types as nt

    found = {"int": nt.int64, "None": nt.void, "Rows": nt.Array(nt.int64, 2, "C"), "Bytes": nt.Array(nt.int8, 2, "C")}
    found |= {name: nb.from_dtype(dtype()) for name, dtype in jit.RECORDS.items()}
    return found | {name: nt.Array(nb.from_dtype(dtype()), 1, "C") for name, dtype in jit.ARRAYS.items()}


def _build(folder: Path, progress: Progress | None, boundscheck: bool) -> Compiled:
    import numba as nb

    setattr(nb.config, "CACHE_DIR", str(folder))  # noqa: B010  (numba makes its settings at run time)

    def decorate(f: types.FunctionType, kinds: tuple[str, ...], result: str) -> Any:
        keep = "entry" in f.__dict__
        return nb.njit(cache=keep, nogil=True, error_model="numpy", boundscheck=boundscheck)(f)

    def constant(values: tuple[int, ...]) -> Any:
        import numpy as np

        return np.array(values, dtype=np.int64)

    program = Program(decorate, constant)
    kinds_of = _kinds()  # after the program, whose modules say what records there are
    warm = (folder / "complete").exists()
    wanted = [f for f in program.in_order() if "entry" in f.__dict__ or not warm]
    entries: dict[str, Any] = {}
    for done, f in enumerate(wanted):
        if progress:
            progress(done, len(wanted), f"{f.__module__.removeprefix('room25.')}.{f.__name__}")
        twin = program.twins[id(f)]
        kinds, result = program.kinds[id(f)]
        signature = kinds_of[result](*[kinds_of[name] for name in kinds])
        twin.compile(signature)
        twin.disable_compile()
        if "entry" in f.__dict__:
            # Its one body, past the dispatcher, which would spend microseconds on every record type that it is given.
            entries[f.__name__] = twin.overloads[signature.args].entry_point
    if progress:
        progress(len(wanted), len(wanted), "")
    (folder / "complete").touch()
    return Compiled(entries, program)
