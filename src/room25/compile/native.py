"""A library for this machine from C: built by whatever compiler there is, and kept under a hash of the text and that compiler."""

from __future__ import annotations

import hashlib
import os
import platform
import shlex
import shutil
import subprocess
import sys
import tempfile
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from room25.errors import Room25Error

__all__ = [
    "CHECKED",
    "NONE",
    "UNCHECKED",
    "WORDS",
    "cache_folder",
    "carried",
    "carried_note",
    "compiler",
    "is_ready",
    "known",
    "library",
    "remember",
    "run",
]

FLAGS = ("-std=gnu11", "-O3", "-shared", "-fPIC", "-fvisibility=hidden", "-fwrapv")
NONE = "the rules are compiled by a C compiler, and there is none here: install one (cc, gcc or clang), or pip install ziglang"

# what the rules in C leave to whoever compiles them: see compile/c.py
WORDS = """
#include <stdint.h>
#define RULE static
#define LONG_RULE static
#define TABLE static const
#define COPY(to, source) (*(to) = *(source))
#define FILL(place, value) ((place) = (value))
#define MEETING() (void)0
#define TOGETHER(going) (going)
#define MEET() (void)0
#ifdef _WIN32
#define ENTRY __declspec(dllexport)
#else
#define ENTRY __attribute__((visibility("default")))
#endif
// Small numbers are the rule, and a division of 64 bits takes several times as long as one of 32.
static inline int small(long long a, long long b) { return !((a | b) >> 31); }
static inline long long MODULO(long long a, long long b) {
    if (small(a, b)) return (unsigned)a % (unsigned)b;
    long long r = a % b;
    return r && (r < 0) != (b < 0) ? r + b : r;
}
static inline long long DIVIDE(long long a, long long b) {
    if (small(a, b)) return (unsigned)a / (unsigned)b;
    return a / b - (a % b && (a < 0) != (b < 0));
}
"""
UNCHECKED = """
#define AT(index, length) (index)
"""
# An index outside its list becomes 0 and is counted, and the line of the first is kept.
CHECKED = """
ENTRY long long room25_outside[2] = {0, 0};
static long long at(long long index, long long length, long long line) {
    if (0 <= index && index < length) return index;
    if (!room25_outside[0]++) room25_outside[1] = line;
    return 0;
}
#define AT(index, length) at(index, length, __LINE__)
"""


def cache_folder() -> Path:
    """The folder of all that was compiled on this machine."""
    base = os.environ.get("ROOM25_CACHE") or os.path.join(os.environ.get("XDG_CACHE_HOME") or "~/.cache", "room25")
    return Path(base).expanduser()


def library(text: str) -> Path:
    """The library of a C text, built if the package does not carry it and it is not there yet.

    Several processes may build it at once: each puts a whole file in place.
    Raises Room25Error if there is no compiler, or if it fails.
    """
    path = place(text)
    if not path.exists():
        command = compiler()
        if command is None:
            raise Room25Error(NONE)
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=path.parent, prefix="building-") as folder:
            source, built = Path(folder) / "rules.c", Path(folder) / path.name
            source.write_text(text, encoding="utf-8")
            run([*command, *flags(), "-o", str(built), str(source)])
            built.replace(path)
    return path


def place(text: str) -> Path:
    """Where the library of a C text lies, or will lie."""
    found = carried(text)
    return found if found.exists() else cache_folder() / _name(text, identity())


def is_ready(text: str) -> bool:
    """Is there a library of this text, so that nobody has to compile?"""
    return place(text).exists()


def carried(text: str) -> Path:
    """Where a wheel carries the library of a C text: whoever installs it has the same text, and needs no compiler."""
    return Path(__file__).with_name(_name(text))


def known(sources: str) -> Path | None:
    """The library that was made from sources of this hash, if it is there: writing out their C would take most of a second."""
    for note in (carried_note(sources), _note(sources)):
        if note.exists():
            path = note.with_name(note.read_text(encoding="utf-8"))
            return path if path.exists() else None
    return None


def remember(sources: str, path: Path) -> None:
    """Note which library these sources came to, unless a wheel carries it."""
    if path.parent == cache_folder():
        note = _note(sources)
        with tempfile.TemporaryDirectory(dir=path.parent, prefix="noting-") as folder:
            written = Path(folder) / note.name
            written.write_text(path.name, encoding="utf-8")
            written.replace(note)


def carried_note(sources: str) -> Path:
    """Where a wheel notes which library its sources came to."""
    return Path(__file__).with_name(f"from-{_key(sources)}")


def _note(sources: str) -> Path:
    return cache_folder() / f"from-{_key(sources, identity())}"


def _name(text: str, *compiled_by: str) -> str:
    suffix = ".dll" if sys.platform == "win32" else ".dylib" if sys.platform == "darwin" else ".so"
    return f"rules-{_key(text, *compiled_by)}{suffix}"


def _key(text: str, *compiled_by: str) -> str:
    return hashlib.sha256("\0".join([text, *flags(), *compiled_by]).encode()).hexdigest()[:20]


def flags() -> list[str]:
    """What the compiler is told; $ROOM25_CFLAGS adds to it, a sanitizer for example."""
    return [*FLAGS, *shlex.split(os.environ.get("ROOM25_CFLAGS", ""))]


@cache
def compiler() -> tuple[str, ...] | None:
    """How a C compiler is called here: the one that $CC names and no other, the system's, or zig's from PyPI; None if there is none."""
    named = shlex.split(os.environ.get("CC", ""))
    for command in [named] if named else [["cc"], ["clang"], ["gcc"]]:
        if shutil.which(command[0]):
            return tuple(command)
    return (sys.executable, "-m", "ziglang", "cc") if find_spec("ziglang") and not named else None


@cache
def identity() -> str:
    """What the compiler says that it is, and for what machine it builds."""
    command = compiler()
    said = run([*command, "--version"]).splitlines() if command else []
    return f"{said[0] if said else ''} {platform.system()} {platform.machine()}"


def run(command: list[str]) -> str:
    """What a compiler says. Raises Room25Error, with its first line, if it fails."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        said = (done.stderr or done.stdout).strip().splitlines()
        raise Room25Error(f"the C compiler {command[0]} failed: {said[0] if said else done.returncode}")
    return done.stdout
