"""What `room25 train` and `python -m room25.train` do: train for a while, then say what came of it. It needs torch and NumPy alone."""

from __future__ import annotations

import json
from dataclasses import dataclass, replace
from importlib.util import find_spec
from pathlib import Path

from room25.errors import Room25Error
from room25.train.config import Rival, TrainConfig, checked, measured, read

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
    against: str = ""  # a rule bot or an exported network: a best response to it is trained
    side: str = ""

    def read(self) -> TrainConfig:
        """Return the run. Raises BadText if it is not possible."""
        config = read(self.config)
        if not self.against:
            return config
        return checked(replace(config, rival=Rival(self.against, self.side or config.rival.side)), str(self.config))

    @property
    def folder(self) -> Path:
        """Where checkpoint and log lie."""
        whom = f".against-{Path(self.against).stem}{self.side and '-'}{self.side}" if self.against else ""
        return self.out or Path(f"{self.config.stem}{whom}.train")


def command(wants: Order) -> None:
    """Train by a config for so many minutes, from its checkpoint if there is one; export what came of it, and play games with it.

    Raises Room25Error if something is missing or not possible.
    """
    missing = [name for name in ("numpy", "torch") if find_spec(name) is None]
    if missing:
        raise Room25Error(f"training needs {' and '.join(missing)}: pip install 'room25[train]'")
    import torch

    from room25.bots.search import compiled
    from room25.train import checkpoint
    from room25.train.export import agreement, export
    from room25.train.run import train

    config, folder = wants.read(), wants.folder
    device = wants.device or ("cuda" if torch.cuda.is_available() else "cpu")
    if not wants.only:
        minutes = wants.minutes or config.minutes
        train(config, folder, device, minutes, say=lambda line: print(line, flush=True), start=wants.start)
    if wants.export:
        player = checkpoint.load_player(folder, torch.device("cpu"))
        export(player, wants.export, config.asides)
        print(f"{wants.export}: {wants.export.stat().st_size / 1e6:.1f} MB", flush=True)
        if compiled():
            same = agreement(player, wants.export, config.asides)
            print(f"It answers as the trained network {100 * same:.1f} % of the time.", flush=True)
    if wants.evaluate:
        measure(wants, config, torch.device(device))


def measure(wants: Order, config: TrainConfig, device: object) -> None:
    """Play so many games of every kind, and keep and show what came of them: what the network is worth, or what a response gains."""
    from room25.train import checkpoint, rival
    from room25.train.evaluate import evaluate, page

    player = checkpoint.load_player(wants.folder, device)
    kinds = dict.fromkeys(measured(config), wants.evaluate)
    if config.rival.bot:
        gaps = rival.exploit(player, config.rival, kinds, device, config.asides)
        keep(
            wants,
            [{"kind": str(gap.kind), "games": gap.games, "alone": gap.alone, "against": gap.against} for gap in gaps],
        )
        print(rival.page(gaps, config.rival), flush=True)
        return
    scores = evaluate(player, kinds, device, greedy=not wants.sampled, asides=config.asides)
    rows = [
        {"kind": str(s.kind), "games": s.games, "won": s.won, "low": s.interval[0], "high": s.interval[1],
         "ours": s.ours, "theirs": s.theirs}
        for s in scores
    ]  # fmt: skip
    keep(wants, rows)
    print(page(scores), flush=True)


def keep(wants: Order, rows: list[dict[str, object]]) -> None:
    """Write down what was measured."""
    (wants.folder / "evaluation.json").write_text(json.dumps(rows, indent=1) + "\n", encoding="utf-8")
