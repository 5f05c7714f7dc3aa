"""What `room25 train` and `python -m room25.train` do: train for a while, then say what came of it. It needs torch and NumPy alone."""

from __future__ import annotations

import json
from importlib.util import find_spec
from pathlib import Path

from room25.errors import Room25Error

__all__ = ["command"]


def command(
    config: Path, out: Path | None, minutes: float, device: str, evaluate: int, only: bool, sampled: bool
) -> None:
    """Train by this config for so many minutes, from the checkpoint in `out` if there is one; then play `evaluate` games of every kind.

    With `only` nothing is trained. Raises Room25Error if something is missing or not possible.
    """
    missing = [name for name in ("numpy", "torch") if find_spec(name) is None]
    if missing:
        raise Room25Error(f"training needs {' and '.join(missing)}: pip install 'room25[train]'")
    import torch

    from room25.train import checkpoint
    from room25.train.config import measured, read
    from room25.train.run import train

    wanted = read(config)
    folder = out or Path(f"{config.stem}.train")
    chosen = device or ("cuda" if torch.cuda.is_available() else "cpu")
    if not only:
        train(wanted, folder, chosen, minutes or wanted.minutes, say=lambda line: print(line, flush=True))
    if evaluate:
        from room25.train.evaluate import evaluate as play
        from room25.train.evaluate import page

        player = checkpoint.load_player(folder, torch.device(chosen))
        kinds = dict.fromkeys(measured(wanted), evaluate)
        scores = play(player, kinds, torch.device(chosen), greedy=not sampled, asides=wanted.asides)
        rows = [
            {"kind": str(s.kind), "games": s.games, "won": s.won, "low": s.interval[0], "high": s.interval[1],
             "ours": s.ours, "theirs": s.theirs}
            for s in scores
        ]  # fmt: skip
        (folder / "evaluation.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
        print(page(scores), flush=True)
