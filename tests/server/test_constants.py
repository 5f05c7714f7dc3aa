"""The names that the browser shows are the rulebook's own."""

from __future__ import annotations

from pathlib import Path

from room25.server import constants

WRITTEN = Path(__file__).resolve().parents[2] / "web" / "src" / "constants.ts"


def test_the_browsers_names_are_those_of_the_rulebook() -> None:
    assert WRITTEN.read_text(encoding="utf-8") == constants.write(), (
        "python -m room25.server.constants > web/src/constants.ts"
    )
