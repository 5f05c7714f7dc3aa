"""The PPO example runs, and learns: after a few rounds it finds what random play does not."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
from pathlib import Path
from typing import Any

EXAMPLE = Path(__file__).resolve().parents[2] / "examples" / "train_ppo.py"


def example() -> Any:
    spec = importlib.util.spec_from_file_location("train_ppo", EXAMPLE)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_runs_and_draws_its_curve(tmp_path: Path) -> None:
    picture = tmp_path / "curve.svg"
    run = subprocess.run(
        [sys.executable, str(EXAMPLE), "--smoke", "--games", "64", "--curve", str(picture)],
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip
    assert run.returncode == 0, run.stderr
    assert "uniform wins" in run.stdout and "</svg>" in picture.read_text(encoding="utf-8")


def test_a_few_rounds_of_learning_raise_what_it_rewards() -> None:
    ppo = example()
    ppo.torch.set_num_threads(1)
    trainer = ppo.Trainer(games=128, seed=1)
    seen, _ = trainer.collect()
    before = float(seen["reward"].mean())
    for _ in range(12):
        trainer.improve(seen)
        seen, _ = trainer.collect()
    assert float(seen["reward"].mean()) > before + 0.003
