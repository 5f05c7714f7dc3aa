"""What is wrong with the files of an expansion: sentences with the file, the line, what is wrong and what else is possible."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterable
from pathlib import Path

from room25.errors import BadText

__all__ = ["BadExpansion", "Faults", "instead", "line_of"]


class BadExpansion(BadText):
    """A folder that cannot be taken in, with everything that is wrong with it."""

    def __init__(self, folder: Path, faults: tuple[str, ...]) -> None:
        self.faults = faults
        super().__init__("\n".join([f"the expansion in {folder} cannot be used:", *(f"  {fault}" for fault in faults)]))


class Faults:
    """What was found so far."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.found: list[str] = []

    def add(self, path: Path, what: str, line: int = 0) -> None:
        """Something is wrong with this file, in this line if one is known."""
        name = path.relative_to(self.folder).as_posix() if path.is_relative_to(self.folder) else str(path)
        self.found.append(f"{name}{f', line {line}' if line else ''}: {what}")

    def check(self) -> None:
        """Raise BadExpansion if anything is wrong so far."""
        if self.found:
            raise BadExpansion(self.folder, tuple(dict.fromkeys(self.found)))


def instead(word: str, known: Iterable[str]) -> str:
    """What else is possible, as the end of a sentence; what looks alike comes first."""
    every = [*known]
    alike = difflib.get_close_matches(word, every, 1)
    meant = f"; did you mean {alike[0]!r}?" if alike else ""
    return f"{meant or '.'} There {'is' if len(every) == 1 else 'are'} {', '.join(every) or 'none'}"


def line_of(text: str, *words: str) -> int:
    """The line of a TOML file in which the last of these words is said, below the tables that the others name; 0 if it is not found."""
    tables, found = [word for word in words[:-1]], 0
    inside: list[str] = []
    for number, line in enumerate(text.splitlines(), start=1):
        if head := re.match(r"\s*\[+([^\]]*)\]+", line):
            inside = [part.strip().strip('"') for part in head[1].split(".")]
            if inside == [*words]:
                return number
        if inside == tables[: len(inside)] and re.search(rf'(?<![\w-])"?{re.escape(words[-1])}"?(?![\w-])', line):
            rest = tables[len(inside) :]
            if all(re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", line) for word in rest):
                return number
            found = found or number
    return found
