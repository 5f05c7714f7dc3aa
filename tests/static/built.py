"""The built site, and its Python run in Node."""

from __future__ import annotations

import fcntl
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
SITE = ROOT / "build" / "site"
RUN_BY = (ROOT / "web" / "tests" / "site", ROOT / "web" / "src" / "site", ROOT / "web" / "src" / "wasm")
RUNNER = ROOT / "build" / "site-parts" / "run.js"


def build() -> Path:
    """Build the site where it is not up to date, and what runs it in Node. Return its folder."""
    maker = ROOT / "tools" / "make_site.py"
    with maker.open(encoding="utf-8") as script:
        fcntl.flock(script, fcntl.LOCK_EX)  # another worker waits, and finds it built
        subprocess.run([sys.executable, str(maker)], check=True)
        made = RUNNER.stat().st_mtime if RUNNER.exists() else 0
        if any(source.stat().st_mtime > made for folder in RUN_BY for source in folder.glob("*.ts")):
            subprocess.run([sys.executable, str(ROOT / "web" / "build.py"), "site-node"], check=True)
    return SITE


def in_node(
    script: str, place: Path, file: Path | None = None, memory: Path | None = None, seconds: float = 300
) -> str:
    """Run a script of Python as a page would, and return what its last line is. `memory` keeps Python's, and the next run begins there."""
    written = place / "script.py"
    written.write_text(script, encoding="utf-8")
    [runtime] = (SITE / "runtime").iterdir()
    node = shutil.which("node", path=str(Path(sys.executable).parent)) or shutil.which("node")
    assert node, "Node built the site"
    command = [node, str(RUNNER), str(runtime), str(written), str(file or ""), str(memory or "")]
    done = subprocess.run(command, capture_output=True, text=True, timeout=seconds, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    return written.with_name("script.py.said").read_text(encoding="utf-8")
