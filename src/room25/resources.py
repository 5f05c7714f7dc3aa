"""The places of files that come with the program: texts, editions and rules, in a checkout or in an installed wheel."""

from __future__ import annotations

from pathlib import Path

__all__ = ["PACKAGE", "resource"]

PACKAGE = Path(__file__).resolve().parent

# A wheel carries locales/ and docs/rules/ in room25/_data; the editions lie in the package itself; a checkout has the
# rest at its root, two folders above the package.
ROOTS = (PACKAGE / "_data", PACKAGE, PACKAGE.parents[1])


def resource(*parts: str) -> Path:
    """The file or folder of that name: `resource("locales", "en.ftl")`, `resource("docs", "rules", "RULES.md")`."""
    for root in ROOTS:
        path = root.joinpath(*parts)
        if path.exists():
            return path
    places = ", ".join(str(root) for root in ROOTS)
    raise FileNotFoundError(f"room25 has no file {'/'.join(parts)}: looked in {places}.")
