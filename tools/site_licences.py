"""The licences of everything that the site carries, as one text: LICENSES.txt beside its page."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from importlib.metadata import distribution
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
PACKAGES = ROOT / "web" / "node_modules"
PYODIDE = "pyodide"
# What of npm ends up in the page, or in the worker that keeps it.
IN_THE_PAGE = ("svelte", "@fluent/bundle", "@fontsource-variable/roboto", "partysocket", "uqr", "workbox-core")
MPL = PACKAGES / "axe-core" / "LICENSE"  # npm's Pyodide comes without the text of its licence: this is that text
HEAD = """Room 25 as a folder of files. Its own part is under the licence below; the others are the work of others, each under its own.
Where the source of each is: its address stands beside it. Pyodide holds CPython, whose licence (PSF) it repeats there.
"""
LINE = "=" * 100


def text(python: Iterable[str]) -> str:
    """All of them; of the Python libraries those that are named."""
    own = ("room25", "", (ROOT / "LICENSE").read_text(encoding="utf-8"))
    parts = [own, *_of_npm(), *(_of_python(name) for name in python)]
    return HEAD + "".join(f"\n{LINE}\n{name}  {place}\n{LINE}\n\n{said.strip()}\n" for name, place, said in parts)


def _of_npm() -> Iterator[tuple[str, str, str]]:
    for name in (PYODIDE, *IN_THE_PAGE):
        folder = PACKAGES / name
        about = json.loads((folder / "package.json").read_text(encoding="utf-8"))
        source = about.get("repository", {})
        place = source["url"] if isinstance(source, dict) and source else str(source)
        file = MPL if name == PYODIDE else next(iter(sorted(folder.glob("LICEN[CS]E*"))), None)
        # @fluent/bundle brings no text of its licence: it is one of structlog's two.
        said = (
            file.read_text(encoding="utf-8") if file else f"Licence: {about['license']}; its text stands at structlog."
        )
        yield f"{name} {about['version']}", place.removeprefix("git+"), said


def _of_python(name: str) -> tuple[str, str, str]:
    found = distribution(name)
    files = [path for path in found.files or () if path.name.upper().startswith(("LICENSE", "LICENCE", "COPYING"))]
    assert files, f"the library {name} brings no licence"
    places = [text.partition(", ")[2] for text in found.metadata.get_all("Project-URL") or ()]
    place = next((place for place in places if "://github.com/" in place), next(iter(places), ""))
    return f"{name} {found.version}", place, "\n\n".join(path.read_text(encoding="utf-8") for path in files)
