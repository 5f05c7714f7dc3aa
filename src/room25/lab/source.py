"""A study's TOML with the line of every key, so that an error can name the line."""

from __future__ import annotations

import difflib
import re
import tomllib
from collections.abc import Collection, Iterable
from pathlib import Path
from typing import Any

from room25.errors import BadText, Room25Error

__all__ = ["Source"]

HEADER = re.compile(r"^\s*\[\[?\s*([\w.-]+)\s*\]\]?")
KEY = re.compile(r"^\s*[\"']?([\w-]+)[\"']?((?:\s*\.\s*[\"']?[\w-]+[\"']?)*)\s*=")
TRIPLE = re.compile(r'"""|\'\'\'')


class Source:
    """One file: what it says, and on which lines. Raises BadText if it is not TOML."""

    def __init__(self, text: str, name: str = "study") -> None:
        self.name = name
        self.text = text
        try:
            self.data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise BadText(f"this is not TOML: {error}", name) from None
        self._lines = _lines(text)

    @classmethod
    def read(cls, path: Path) -> Source:
        try:
            return cls(path.read_text(encoding="utf-8"), path.name)
        except UnicodeDecodeError:
            raise BadText("a study is a text in UTF-8", path.name) from None
        except OSError as error:
            raise Room25Error(f"the study {path} cannot be read: {error.strerror}") from None

    def line(self, table: int, key: str = "") -> int:
        """Return the line of a key of the n-th table, or of the table itself; table -1 is what stands above all tables."""
        return self._lines.get((table, key)) or self._lines.get((table, "")) or 1

    def wrong(self, what: str, table: int, key: str = "") -> BadText:
        """Return an error that names its line."""
        return BadText(what, f"{self.name}, line {self.line(table, key)}")

    def check_keys(self, keys: Iterable[str], known: Collection[str], table: int) -> None:
        """Raise BadText if a key is not one of those that are known."""
        for key in keys:
            if key not in known:
                near = difflib.get_close_matches(key, known, 1)
                meant = f"; did you mean {near[0]!r}?" if near else ";"
                raise self.wrong(f"there is no key {key!r}{meant} Keys are {', '.join(known)}", table, key)


def _lines(text: str) -> dict[tuple[int, str], int]:
    """The line of every key: (table, key) -> line, tables counted from 0, -1 for what stands above them."""
    lines: dict[tuple[int, str], int] = {}
    table, quoted = -1, False
    for number, line in enumerate(text.splitlines(), start=1):
        if not quoted:
            if HEADER.match(line):
                table += 1
                lines[table, ""] = number
            elif key := KEY.match(line):
                lines.setdefault((table, key[1]), number)
                if key[2]:  # tiles.swamp = …
                    lines.setdefault((table, key[1] + re.sub(r"[\s\"']", "", key[2])), number)
        if len(TRIPLE.findall(line)) % 2:
            quoted = not quoted
    return lines
