"""`room25 site`: the whole game as a folder of files for any web host, with no server behind it."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path
from typing import Annotated

import typer

__all__ = ["site"]

CARRIED = "site.tar.xz"  # in a wheel: tools/wheel.py puts it there


def site(
    out: Annotated[Path, typer.Option(help="The folder to write; a site that was written there before is replaced.")],
    url: Annotated[
        str,
        typer.Option(help="The address where it will lie, as https://HOST/PATH: links that are shared show a picture."),
    ] = "",
) -> None:
    """Write the game as a folder of files for any web host: alone or by turns against bots, and after the first visit without a network."""
    from room25 import preview
    from room25.errors import Room25Error
    from room25.resources import resource

    base = preview.base_address(url, "--url", may_have_path=True)
    if out.exists() and not (out.is_dir() and (_is_site(out) or not any(out.iterdir()))):
        raise Room25Error(f"{out} holds something else: name a folder that is new, empty, or such a site")
    try:
        carried: Path | None = resource(CARRIED)
    except FileNotFoundError:
        carried = None
    made = None if carried else _built()
    try:
        if out.exists():
            shutil.rmtree(out)
        if carried:
            _unpack(carried, out)
        elif made:
            shutil.copytree(made, out)
        if base:
            preview.fill_site(out, base)
    except OSError as error:
        raise Room25Error(f"the folder {out} cannot be written: {error.strerror}") from None
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    print(
        f"The game lies in {out} ({size / 1e6:.1f} MB). Serve it with any web host; to try it: python -m http.server -d {out}"
    )


def _built() -> Path:
    """The site of this checkout, built if it is not up to date."""
    from room25.errors import Room25Error
    from room25.resources import PACKAGE

    root = PACKAGE.parents[1]
    maker = root / "tools" / "make_site.py"
    if not maker.exists():
        raise Room25Error(
            "this room25 was built without the site: install a wheel of a release, or run make site in a checkout"
        )
    if subprocess.run([sys.executable, str(maker)], check=False).returncode:
        raise Room25Error("the site could not be built")
    return root / "build" / "site"


def _unpack(archive: Path, out: Path) -> None:
    """Write what the archive holds: plain files and folders alone."""
    with tarfile.open(archive) as packed:
        for entry in packed:
            place = out / entry.name
            if entry.isdir():
                place.mkdir(parents=True, exist_ok=True)
            elif content := packed.extractfile(entry):
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(content.read())


def _is_site(folder: Path) -> bool:
    return (folder / "index.html").exists() and (folder / "runtime").is_dir() and (folder / "answers").is_dir()
