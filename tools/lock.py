"""Make both lock files anew from pyproject.toml: `make lock`. Versions stay if they may; `--upgrade` takes the newest that are allowed.

Every version comes with its hashes and for every system, and no address of an index is written down.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HOW = (
    *("--universal", "--fork-strategy", "fewest", "--python-version", "3.11"),
    *("--generate-hashes", "--no-header", "--no-emit-index-url", "--no-emit-find-links", "--quiet"),
)
ALL, PLAY = "requirements.lock", "requirements-play.lock"
HEADS = {
    ALL: """\
# Every version that `make setup` installs, with its hashes: the package, its extras but `train` and what builds it.
# Made from pyproject.toml by `make lock`: change that and make this file again (`make lock UPGRADE=1` for newer versions).
""",
    PLAY: """\
# The versions of requirements.lock that playing needs, with their hashes, for `make play` and `make terminal`.
# Made after it by `make lock`.
""",
}
# torch, the extra `train`, is gigabytes: the Makefile pins it for `make train` and its tests
EXTRAS = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
CHOSEN = {
    ALL: tuple(word for extra in EXTRAS if extra != "train" for word in ("--extra", extra)),
    PLAY: ("--extra", "build", "--extra", "compiled", "--extra", "server", "--constraint", ALL),
}


def lock(name: str, more: list[str]) -> None:
    """Make one of the files; it keeps its old versions as far as it may unless an upgrade is asked for."""
    uv = [sys.executable, "-m", "uv", "pip", "compile", "pyproject.toml"]
    subprocess.run([*uv, *CHOSEN[name], *HOW, *more, "--output-file", name], cwd=ROOT, check=True)
    path = ROOT / name
    text = path.read_text(encoding="utf-8")
    wrong = [line for line in text.splitlines() if "://" in line]
    if wrong:
        sys.exit(f"{name} would hold an address: {wrong[0]}")
    path.write_text(HEADS[name] + text, encoding="utf-8")
    print(f"{name}: {sum(line[:1].isalpha() for line in text.splitlines())} versions")


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--upgrade", action="store_true", help="take the newest versions that pyproject.toml allows")
    newest = ["--upgrade"] if parser.parse_args().upgrade else []
    lock(ALL, newest)
    lock(PLAY, newest)
