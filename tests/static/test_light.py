"""The folder: the application in it imports no library that is not there too, and the runtime is named by its content."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))
from make_site import LIBRARIES, LOADER, PACKED, STARTERS, WHEEL, name_of  # noqa: E402
from make_wasm import PLACE  # noqa: E402

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


def test_the_runtime_is_named_by_all_that_its_memory_comes_from(site: Path, tmp_path: Path) -> None:
    """Browsers keep Python's memory below this name, so that no other build begins there."""
    [folder] = (site / "runtime").iterdir()
    names = [*LOADER, *PACKED, PLACE.name, "upgrade.zip"]
    assert sorted(names) == sorted(file.name for file in folder.iterdir())
    files = [*(folder / name for name in names), *STARTERS]
    assert name_of(files) == folder.name
    for number, file in enumerate(files):
        (other := tmp_path / file.name).write_bytes(file.read_bytes() + b" ")
        assert name_of([*files[:number], other, *files[number + 1 :]]) != folder.name
