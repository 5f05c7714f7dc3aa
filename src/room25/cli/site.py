"""`room25 site`: the whole game as a folder of files for any web host, with no server behind it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Annotated

import typer

__all__ = ["site"]


def site(
    out: Annotated[Path, typer.Option(help="The folder to write; a site that was written there before is replaced.")],
) -> None:
    """Write the game as a folder of files for any web host: alone or by turns against bots, and after the first visit without a network."""
    from room25.errors import Room25Error
    from room25.resources import PACKAGE

    root = PACKAGE.parents[1]
    maker = root / "tools" / "make_site.py"
    if not maker.exists():
        raise Room25Error(
            "the site is built from a checkout of room25, with Node and the network: there `room25 site --out FOLDER` or `make site`"
        )
    if out.exists() and not (out.is_dir() and (_is_site(out) or not any(out.iterdir()))):
        raise Room25Error(f"{out} holds something else: name a folder that is new, empty, or such a site")
    if subprocess.run([sys.executable, str(maker)], check=False).returncode:
        raise Room25Error("the site could not be built")
    made = root / "build" / "site"
    try:
        if out.exists():
            shutil.rmtree(out)
        shutil.copytree(made, out)
    except OSError as error:
        raise Room25Error(f"the folder {out} cannot be written: {error.strerror}") from None
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(
        f"The game lies in {out} ({size / 1e6:.1f} MB). Serve it with any web host; to try it: python -m http.server -d {out}"
    )


def _is_site(folder: Path) -> bool:
    return (folder / "index.html").exists() and (folder / "runtime").is_dir() and (folder / "answers").is_dir()
