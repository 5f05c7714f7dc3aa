"""The places of files that come with the program: texts, editions and rules, in a checkout or in an installed wheel; and of what was
added to them from folders of somebody's own.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

__all__ = ["ADDED", "Added", "PACKAGE", "resource"]

PACKAGE = Path(__file__).resolve().parent

# A wheel carries locales/ and docs/rules/ in room25/_data; the editions lie in the package itself; a checkout has the
# rest at its root, two folders above the package.
ROOTS = (PACKAGE / "_data", PACKAGE, PACKAGE.parents[1])


@dataclass(frozen=True)
class Added:
    """A folder outside the package that was added."""

    name: str
    folder: Path
    printed: Mapping[str, str]  # its editions, and for each the printed one that it differs from
    needs: Mapping[str, tuple[str, ...]]  # for each the names of the folders that it is made of
    names: Mapping[str, str]  # what is said where its texts say nothing


ADDED: list[Added] = []  # in the order in which they were added


def resource(*parts: str) -> Path:
    """The file or folder of that name: `resource("locales", "en.ftl")`, `resource("docs", "rules", "RULES.md")`."""
    for root in ROOTS:
        path = root.joinpath(*parts)
        if path.exists():
            return path
    places = ", ".join(str(root) for root in ROOTS)
    raise FileNotFoundError(f"room25 has no file {'/'.join(parts)}: looked in {places}.")
