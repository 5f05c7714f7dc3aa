"""The application behind a page imports no library that the folder does not carry."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from make_site import LIBRARIES, WHEEL  # noqa: E402

STAND_IN = {path.stem for path in (ROOT / "src" / "room25" / "site" / "stand_in").iterdir()}
HERE = """
import sys

class OnlyThese:
    def find_spec(self, name, path=None, target=None):
        if not name.startswith("_sysconfigdata") and name.partition(".")[0] not in {*sys.stdlib_module_names, "room25", *CARRIED}:
            raise ModuleNotFoundError(f"a page has no {name}", name=name)

sys.meta_path.insert(0, OnlyThese())
from room25.site import browser
browser.prepare()
"""


def imported(carried: set[str]) -> str:
    """What goes wrong where there are these libraries alone."""
    script = f"CARRIED = {sorted(carried)!r}\n{HERE}"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=False)
    return done.stderr


def test_no_library_is_needed_that_a_page_lacks() -> None:
    assert imported({*LIBRARIES, WHEEL, *STAND_IN}) == ""
    assert f"a page has no {WHEEL}" in imported({*LIBRARIES, *STAND_IN})
