"""The Pythons of this machine that room25 may run on: those on the path, and those that pyenv or uv keep."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

OLDEST = 11
NEWEST = 30  # none is as new as that yet
ASK = "import sys; print(sys.implementation.name, '.'.join(map(str, sys.version_info[:2])))"


def find(named: list[str]) -> dict[str, str]:
    """Version → path, one of each minor version, oldest first: those that are named, else all that there are."""
    found: dict[str, str] = {}
    for python in named or candidates():
        version = version_of(python)
        if version:
            found.setdefault(version, python)
        elif named:
            raise SystemExit(f"No release: {python} is no Python 3.{OLDEST} or newer")
    return dict(sorted(found.items(), key=lambda one: int(one[0].partition(".")[2])))


def candidates() -> Iterator[str]:
    """Wherever a Python may lie; some of these may not exist or may be too old."""
    yield sys.executable
    for minor in range(OLDEST, NEWEST):
        yield from filter(None, [shutil.which(f"python3.{minor}")])
    pyenv = shutil.which("pyenv")
    root = _said([pyenv, "root"]) if pyenv else ""
    if root:
        yield from (str(path) for path in sorted(Path(root, "versions").glob("3.*/bin/python3")))
    listed = _said([sys.executable, "-m", "uv", "python", "list", "--only-installed", "--output-format", "json"])
    if listed.startswith("["):
        yield from (one["path"] for one in json.loads(listed))


def version_of(python: str) -> str:
    """Return `3.12`, or an empty text if this is not a CPython that the project runs on."""
    words = _said([python, "-I", "-c", ASK]).split()
    if len(words) != 2 or words[0] != "cpython":
        return ""
    major, minor = words[1].split(".")
    return words[1] if (int(major), int(minor)) >= (3, OLDEST) else ""


def _said(command: list[str]) -> str:
    """Return what a program prints; an empty text if it cannot be run."""
    try:
        done = subprocess.run(
            command,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            timeout=60,
            check=False,
            env={**os.environ},
        )
    except (OSError, subprocess.TimeoutExpired):
        return ""
    return done.stdout.strip() if done.returncode == 0 else ""
