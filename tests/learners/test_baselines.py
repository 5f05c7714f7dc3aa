"""A seed says all of a run of the benchmark's learners. MaskablePPO comes with `python bench/baselines.py` alone."""

from __future__ import annotations

import importlib
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture
def baseline(monkeypatch: pytest.MonkeyPatch) -> Any:
    monkeypatch.syspath_prepend(str(BENCH))
    return importlib.import_module("baseline")


def test_a_seed_says_all_of_a_run(baseline: Any) -> None:
    effort = baseline.Effort(seed=3, steps=4096, points=1, games=10)
    once = list(baseline.own_ppo(effort))
    assert [point.steps for point in once] == [0, 4096]
    assert once == list(baseline.own_ppo(effort))
