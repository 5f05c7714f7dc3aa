"""Files that are made from the code are those that the code makes today, and whatever says that it is made is on the list."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MADE = runpy.run_path(str(ROOT / "tools" / "made.py"))["MADE"]


@pytest.mark.parametrize("name", MADE)
def test_a_made_file_is_up_to_date(name: str) -> None:
    assert (ROOT / name).read_text(encoding="utf-8") == MADE[name](), "run `make made`"


def test_every_script_that_makes_a_page_is_on_the_list() -> None:
    """A script with a function `page` that nobody renews would leave its page behind."""
    folders = [path for place in ("tools", "docs") for path in (ROOT / place).rglob("*.py")]
    scripts = [path.relative_to(ROOT).as_posix() for path in folders if "website" not in path.parts]
    makers = {name for name in scripts if "\ndef page() -> str:" in (ROOT / name).read_text(encoding="utf-8")}
    listed = (ROOT / "tools" / "made.py").read_text(encoding="utf-8")
    assert makers and [name for name in makers if f'_script("{name}")' not in listed] == []
