"""WebAssembly equals interpreted, step by step, in Node: states, options, views, rule bots and a small search.

`python tests/wasm/games.py --games 20 --every-kind` plays more; tests/browser/test_wasm.py does the same in Chromium.
"""

from __future__ import annotations

import json
import subprocess
from importlib.util import find_spec
from pathlib import Path

import pytest

from room25.compile import wasm
from room25.errors import Room25Error
from wasm import games


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """One game of every edition, mode and level."""
    path = tmp_path_factory.mktemp("wasm") / "games.json"
    games.build(path.parent)
    games.write(path, games.one_of_each(1), 1)
    return path


def test_every_step_is_the_same_in_node(written: Path) -> None:
    steps = sum(len(game["steps"]) for game in json.loads(written.read_text(encoding="utf-8"))["games"])
    assert steps > 1000 and games.in_node(written) == f"{steps} {games.SAME}"


@pytest.mark.parametrize("what", ["state", "legal", "asides", "views", "bots", "search"])
def test_a_difference_is_found(written: Path, what: str) -> None:
    """The replay can fail: each thing that it compares, wrong by one in the first step of the last game."""
    found = json.loads(written.read_text(encoding="utf-8"))
    game = found["games"][-1]
    step = game["steps"][0]
    at: object = step[what]["found"][0] if what == "search" else step[what][0] if what == "bots" else step[what]
    if isinstance(at, list):
        at.append(0) if not at else at.__setitem__(-1, at[-1] + 1)
    else:
        step[what] += 1
    path = written.with_name(f"{what}.json")
    path.write_text(json.dumps(found | {"games": [game]}), encoding="utf-8")
    assert f"{game['name']}, step 0, {what.rstrip('s') if what in ('views', 'bots') else what}" in games.in_node(path)


def test_the_module_asks_for_nothing(written: Path) -> None:
    """It runs where there is nothing but an engine."""
    script = "const m = new WebAssembly.Module(require('fs').readFileSync(process.argv[1]));" + (
        "console.log(WebAssembly.Module.imports(m).length)"
    )
    said = subprocess.run(
        [games.node(), "-e", script, str(written.with_name("room25.wasm"))], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() == "0"


def test_without_zig_a_sentence_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    assert find_spec("ziglang"), "requirements.lock brings it"
    monkeypatch.setattr(wasm, "find_spec", lambda name: None)
    with pytest.raises(Room25Error, match="pip install ziglang"):
        wasm.module({})
