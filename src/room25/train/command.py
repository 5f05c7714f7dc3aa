"""What `room25 train` and `python -m room25.train` do: train for a while, then say what came of it. It needs torch and NumPy alone."""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from room25.errors import Room25Error

__all__ = ["Order", "command", "measure"]


@dataclass(frozen=True)
class Order:
    """What somebody wants of a run."""

    config: Path
    out: Path | None = None
    minutes: float = 0.0  # 0: all of the run
    device: str = ""  # nothing: a GPU if there is one
    evaluate: int = 0  # games of every kind that are played then
    only: bool = False  # nothing is trained
    sampled: bool = False
    start: Path | None = None  # an exported network to begin with
    export: Path | None = None


def command(wants: Order) -> None:
    """Train by a config for so many minutes, from its checkpoint if there is one; export what came of it, and play games with it.

    Raises Room25Error if something is missing or not possible.
    """
    missing = [name for name in ("numpy", "torch") if find_spec(name) is None]
    if missing:
        raise Room25Error(f"training needs {' and '.join(missing)}: pip install 'room25[train]'")
    import torch

    from room25.train import checkpoint
    from room25.train.config import read
    from room25.train.export import agreement, export
    from room25.train.run import train

    config = read(wants.config)
    folder = wants.out or Path(f"{wants.config.stem}.train")
    device = wants.device or ("cuda" if torch.cuda.is_available() else "cpu")
    if not wants.only:
        minutes = wants.minutes or config.minutes
        train(config, folder, device, minutes, say=lambda line: print(line, flush=True), start=wants.start)
    if wants.export:
        player = checkpoint.load_player(folder, torch.device("cpu"))
        export(player, wants.export, config.asides)
        same, size = agreement(player, wants.export, config.asides), wants.export.stat().st_size / 1e6
        print(
            f"{wants.export}: {size:.1f} MB; answers as the trained network {100 * same:.1f} % of the time", flush=True
        )
    if wants.evaluate:
        measure(wants, folder, torch.device(device))


def measure(wants: Order, folder: Path, device: object) -> None:
    """Play so many games of every kind, and keep and show what came of them."""
    from room25.train import checkpoint
    from room25.train.config import measured, read
    from room25.train.evaluate import evaluate, page

    config = read(wants.config)
    player = checkpoint.load_player(folder, device)
    kinds = dict.fromkeys(measured(config), wants.evaluate)
    scores = evaluate(player, kinds, device, greedy=not wants.sampled, asides=config.asides)
    rows = [
        {"kind": str(s.kind), "games": s.games, "won": s.won, "low": s.interval[0], "high": s.interval[1],
         "ours": s.ours, "theirs": s.theirs}
        for s in scores
    ]  # fmt: skip
    (folder / "evaluation.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
    print(page(scores), flush=True)
