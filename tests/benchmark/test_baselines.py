"""The baselines are measured by the task itself, a seed says all of a run, and kept runs become one file and its pictures."""

from __future__ import annotations

import importlib
import json
import math
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from room25.envs import encoding
from room25.game import Game
from room25.setup.kinds import GameKind

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    """Import a file of bench/ by its name."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    return importlib.import_module


def test_a_baseline_sees_the_deals_of_the_task(bench: Any) -> None:
    baseline = bench("baseline")
    task = baseline.task()
    for number in (0, 7):
        seen, _ = baseline.game().reset(seed=task.seed + number)
        view = Game(task.setup, task.seed + number).view(0)
        assert np.array_equal(seen["observation"], np.array(encoding.encode(view.flat), np.int8))


def test_a_search_of_so_many_simulations_plays_the_same_game_again(bench: Any) -> None:
    search = bench("against_ismcts")
    kind = GameKind("base", "solo", "standard", 1)
    (won, _, answers), again = (search.theirs(kind, 5, math.inf, most=4, luck=2) for _ in range(2))
    assert (won, answers) == (again[0], again[2]) and answers > 0


def test_runs_that_were_kept_become_one_file_and_two_pictures(
    bench: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    baselines = bench("baselines")
    monkeypatch.setattr(baselines, "KEPT", tmp_path)
    runs = [baselines.Asked("own-ppo", seed, 2000, 1, 4) for seed in (1, 2)]
    for run, won in zip(runs, (1, 3)):
        run.kept.write_text(json.dumps({"points": [[0, 0, 4, 0.1], [2000, won, 4, 0.5]]}), encoding="utf-8")
        run.play("no interpreter is started for what was played")
    found = baselines.gathered(runs)
    assert baselines.curves(found, 1) == {"own-ppo": [(0.0, [0.0, 0.0]), (2.0, [0.25, 0.75])]}
    assert baselines.curves(found, 3) == {"own-ppo": [(0.0, [0.1, 0.1]), (2.0, [0.5, 0.5])]}
    baselines.write(found, tmp_path)
    assert json.loads((tmp_path / "baselines.json").read_text(encoding="utf-8")) == json.loads(json.dumps(found))
    for name in ("won", "far"):
        assert "own-ppo (2)" in (tmp_path / f"baselines-{name}.svg").read_text(encoding="utf-8")
