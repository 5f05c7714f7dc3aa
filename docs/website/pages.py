"""The pages of the site: laid out in one folder, with links that lead to the places of the files there.

A link to a page of the project becomes a link to that page. A picture or a report is copied. A source file is shown on a page of its own.
A link to a folder has nothing to show and becomes plain text.
"""

from __future__ import annotations

import os
import re
import shutil
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

import where

DOCS = where.ROOT / "docs"
ELSEWHERE = {  # pages of the project that do not lie in docs/
    "README.md": "index.md",  # the front page of the site says the same in fewer words
    "ARCHITECTURE.md": "explanation/architecture.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "how-to/contribute.md",
    "SECURITY.md": "how-to/security.md",
    "bench/results.md": "reference/speed.md",
    "web/art/README.md": "how-to/draw.md",
}
FENCE = re.compile(r"^( *)(```|~~~)")
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
IMAGE = re.compile(r'(<img [^>]*src=")([^"]+)"')
COPIED = {".html", ".png", ".svg", ".webp", ".ipynb", ".jpg"}
LANGUAGES = {".py": "python", ".toml": "toml", ".ts": "typescript", ".sh": "sh", ".css": "css"}


class Stage:
    """A folder that is filled with pages.

    `made` are the places of those that come from code, `shown` the source files that some page links to.
    """

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.made: set[str] = set()
        self.shown: set[Path] = set()
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)

    def fill(self, made: Mapping[str, str]) -> None:
        """Every page that is made from code, by its place; then every written one, with its pictures."""
        self.made = set(made)
        for target, text in made.items():
            self.write(target, text)
        for path, target in written():
            self.write(target, self.linked(path.read_text(encoding="utf-8"), path, target))
        (self.folder / "index.md").write_text(self._front(), encoding="utf-8")
        for path in sorted(self.shown):
            self._show(path)

    def write(self, target: str, text: str) -> None:
        """One page at its place."""
        place = self.folder / target
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(text, encoding="utf-8")

    def linked(self, text: str, path: Path, target: str) -> str:
        """The text of a page with its links as they must be in the site; code is left alone."""

        def link(found: re.Match[str]) -> str:
            picture, label, address = found.groups()
            place, _, part = address.partition("#")
            if "://" in address or address.startswith(("mailto:", "#")):
                return found[0]
            return self._link(picture, label, (path.parent / place).resolve(), part, target)

        def image(found: re.Match[str]) -> str:
            return f'{found[1]}{self._copy((path.parent / found[2]).resolve(), target)}"'

        lines, fence = [], ""
        for line in text.splitlines():
            mark = FENCE.match(line)
            if mark and (not fence or mark[2] == fence):
                fence = "" if fence else mark[2]
            lines.append(line if fence or mark else IMAGE.sub(image, LINK.sub(link, line)))
        return re.sub(
            r"\n\n```\n", "\n```\n", "\n".join(lines) + "\n"
        )  # a session that doctest runs ends with an empty line

    def _link(self, picture: str, label: str, path: Path, part: str, target: str) -> str:
        part = f"#{part}" if part else ""
        if path.suffix == ".md" and (path.is_file() or site_path(path) in self.made):
            return f"{picture}[{label}]({relative(site_path(path), target)}{part})"
        if path.suffix in COPIED:
            copy = self._copy(path, target)
            return f"{picture}[{label}]({copy})" if picture else f'<a href="{copy}{part}">{_html(label)}</a>'
        if path.is_file():
            self.shown.add(path)
            return f"[{label}]({relative(_shown_at(path), target)})"
        if path.is_dir():
            return label
        raise SystemExit(f"{target} links to {path.relative_to(where.ROOT)}, which is not there")

    def _copy(self, path: Path, target: str) -> str:
        """Bring a picture or a report along; its address from this page."""
        place = f"files/{path.relative_to(where.ROOT).as_posix()}"
        (self.folder / place).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, self.folder / place)
        return relative(place, target)

    def _show(self, path: Path) -> None:
        name = path.relative_to(where.ROOT).as_posix()
        text = path.read_text(encoding="utf-8")
        fence = "`" * 8
        language = LANGUAGES.get(path.suffix, "text")
        self.write(
            _shown_at(path), f"---\norphan: true\n---\n# {name}\n\n{fence}{language}\n{text.rstrip()}\n{fence}\n"
        )

    def _front(self) -> str:
        """The front page, with the order of all pages behind it."""
        lines = [(self.folder / "index.md").read_text(encoding="utf-8")]
        for section in navigation():
            lines += ["```{toctree}", f":caption: {section['title']}", ":hidden:", "", *section["pages"], "```", ""]
        return "\n".join(lines)


def navigation() -> list[dict[str, list[str]]]:
    """The sections of the site in their order."""
    text = (DOCS / "website" / "navigation.toml").read_text(encoding="utf-8")
    sections: list[dict[str, list[str]]] = tomllib.loads(text)["section"]
    return sections


def written() -> Iterator[tuple[Path, str]]:
    """Return every page that is written by hand, and its place in the site."""
    for path in sorted(DOCS.rglob("*.md")):
        yield path, site_path(path)
    for name, target in ELSEWHERE.items():
        if target != "index.md" and (where.ROOT / name).is_file():
            yield where.ROOT / name, target


def site_path(path: Path) -> str:
    """Return the place of a page of the project in the site."""
    name = path.relative_to(where.ROOT).as_posix()
    return ELSEWHERE.get(name) or name.removeprefix("docs/")


def relative(place: str, page: str) -> str:
    """The address of one place of the site from a page of it."""
    return os.path.relpath(place, os.path.dirname(page) or ".").replace(os.sep, "/")


def _shown_at(path: Path) -> str:
    return f"source/{path.relative_to(where.ROOT).as_posix()}.md"


def _html(label: str) -> str:
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", label)
