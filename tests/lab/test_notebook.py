"""The notebook on one study runs from its first cell to its last, and shows what it showed when it was written."""

from __future__ import annotations

import contextlib
import io
import json
from pathlib import Path
from typing import Any

import matplotlib
import polars as pl
import pytest

NOTEBOOK = Path(__file__).parents[2] / "examples" / "study.ipynb"


def test_every_cell_runs_and_the_games_are_the_same_ones(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    matplotlib.use("Agg")
    monkeypatch.setenv("TMPDIR", str(tmp_path))
    cells = [cell for cell in json.loads(NOTEBOOK.read_text(encoding="utf-8"))["cells"] if cell["cell_type"] == "code"]
    names: dict[str, Any] = {}
    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        for number, cell in enumerate(cells):
            exec(compile("".join(cell["source"]), f"cell {number}", "exec"), names)
    shown = [line for cell in cells for output in cell["outputs"] for line in output.get("text", [])]
    assert said.getvalue().splitlines() == "".join(shown).splitlines()
    # The table of rates that is printed in it is the one that has just been played.
    printed = next("".join(o["data"]["text/plain"]) for c in cells for o in c["outputs"] if "exit_seen" in str(o))
    rates: pl.DataFrame = names["rates"]
    assert str(rates) == printed and any("image/png" in o.get("data", {}) for c in cells for o in c["outputs"])
