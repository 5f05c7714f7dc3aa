"""A training run: so many minutes of it, from the beginning or from where it was stopped, with a line of figures every few seconds."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import torch

from room25.envs import mixed
from room25.errors import Room25Error
from room25.train import checkpoint, symmetry
from room25.train.config import TrainConfig, mixture
from room25.train.export import take_up
from room25.train.learner import COPY, JUDGE, PLAY, Learner
from room25.train.network import Critic, Player
from room25.train.rival import Rivalry
from room25.train.rollout import Counts, Rollout, gains, tensor

__all__ = ["Run", "train"]

LEAST_RATE = 0.05  # of the first one, at the end
LEAST_ENTROPY = 0.2
LOG = "log.jsonl"


class Run:
    """Everything that is trained, and how far it has come."""

    def __init__(self, config: TrainConfig, folder: Path, device: str, start: Path | None = None) -> None:
        self.config, self.folder = config, folder
        self.device = torch.device(device)
        if device == "cuda" and not torch.cuda.is_available():
            raise Room25Error("torch sees no GPU here: --device cpu trains on the processor")
        torch.manual_seed(config.seed)
        torch.set_float32_matmul_precision("high")
        player = Player(config.network.width, config.network.blocks).to(self.device)
        critic = Critic(config.network.critic).to(self.device)
        self.learner = Learner(config, player, critic, self.device)
        self.minutes, self.steps, self.pieces = 0.0, 0, 0
        self.starts = start is not None  # with a player that can play, and a critic that knows nothing
        if checkpoint.is_there(folder):
            more = checkpoint.load(folder, player, critic, self.learner.adam)
            self.minutes, self.steps, self.pieces = more["minutes"], more["steps"], more["pieces"]
            self.starts = more.get("starts", False)
        elif start:
            take_up(start, player)
        self.kept = self.minutes
        self.seconds = [0.0, 0.0]  # of playing and of learning, since it was said last
        self.dice = Random(config.seed * 7919 + self.pieces)
        games = mixed.make(
            mixture(config), seed=config.seed + 1000 * self.pieces, asides=config.asides, device=self.device.type
        )
        seating = None
        if config.rival.bot:
            seating = Rivalry(config.rival, games.kinds, torch.as_tensor(tensor(games.kind_of), device=self.device))
        self.table = Rollout(config, games, player, critic, self.device, seating)
        if device == "cuda":
            self.learner.make_ready(config.games * config.steps // config.slices)

    def turn(self) -> None:
        """Play once, and learn from it."""
        config = self.config
        done = min(1.0, self.minutes / config.minutes)
        if self.starts:  # with somebody who can play already, and imitates nobody
            how = JUDGE if self.minutes < config.ppo.settle else PLAY
        else:
            how = COPY if self.minutes < config.imitation.minutes else PLAY
        since = max(0.0, self.minutes - config.imitation.minutes) / config.minutes
        pull = 0.0 if self.starts else config.imitation.pull * max(0.0, 1 - since / max(1e-6, config.imitation.fade))
        turns = [self.dice.randrange(symmetry.COUNT) if config.symmetries else 0 for _ in range(config.slices)]
        began = time.perf_counter()
        last, mates = self.table.play(turns, config.imitation.follow if how == COPY else 0.0, how == COPY or pull > 0)
        gain, target = gains(self.table.memory, last, mates, config.ppo.discount, config.ppo.trace)
        _sync(self.device.type)
        played = time.perf_counter()
        rate = config.ppo.rate * max(LEAST_RATE, 1 - done)
        entropy = config.ppo.entropy * max(LEAST_ENTROPY, 1 - done)
        self.learner.learn(self.table.memory, gain, target, turns, pull, how, rate, entropy)
        _sync(self.device.type)
        self.seconds[0] += played - began
        self.seconds[1] += time.perf_counter() - played
        self.steps += config.steps * config.games
        if self.minutes - self.kept >= config.league.minutes:
            self.kept = self.minutes
            self.table.seating.keep(self.learner.player)

    def save(self) -> int:
        """Write a checkpoint. Returns how many bytes it has."""
        more = {"minutes": self.minutes, "steps": self.steps, "pieces": self.pieces, "starts": self.starts}
        learner = self.learner
        network = asdict(self.config.network)
        return checkpoint.save(self.folder, learner.player, learner.critic, learner.adam, {**more, "network": network})


def train(
    config: TrainConfig,
    folder: Path,
    device: str,
    minutes: float,
    say: Callable[[str], None] = print,
    every: float = 15.0,
    keep: float = 60.0,
    start: Path | None = None,
) -> Run:
    """Train until so many minutes more are over, or the whole run is. Says a line every `every` seconds, keeps all every `keep`.

    A run without a checkpoint begins with the network in the file `start`, if one is given.

    Raises Room25Error if what is learnt is no number any more; the last checkpoint stays.
    """
    began = time.perf_counter()
    run = Run(config, folder, device, start)
    _sync(device)
    kinds = len(run.table.games.kinds)
    say(f"{config.games:,} games of {kinds} kinds on {device}, ready after {time.perf_counter() - began:.0f} s")
    run.pieces += 1
    clock, before = time.perf_counter(), run.minutes
    said, saved, steps = 0.0, 0.0, run.steps
    while run.minutes < config.minutes:
        try:
            run.turn()
        except KeyboardInterrupt:
            run.save()
            say(f"Stopped. All of it is kept in {folder}; the same command goes on.")
            break
        spent = time.perf_counter() - clock
        run.minutes = before + spent / 60
        is_last = spent >= 60 * minutes or run.minutes >= config.minutes
        if is_last or spent - said >= every:
            line = report(run, (run.steps - steps) / max(1e-9, spent - said))
            say(words(line))
            with (folder / LOG).open("a", encoding="utf-8") if folder.is_dir() else _new(folder) as log:
                log.write(json.dumps(line) + "\n")
            said, steps = spent, run.steps
            if not all(value == value for value in line["losses"].values()):
                raise Room25Error("what is learnt is no number any more; the last checkpoint is kept")
        if is_last or spent - saved >= keep:
            saved = spent
            size = run.save()
            say(f"kept in {folder}: {size / 1e6:.1f} MB")
        if is_last:
            break
    return run


def _new(folder: Path) -> Any:
    folder.mkdir(parents=True, exist_ok=True)
    return (folder / LOG).open("a", encoding="utf-8")


def _sync(device: str) -> None:
    if device == "cuda":
        torch.cuda.synchronize()


def report(run: Run, speed: float) -> dict[str, Any]:
    """The figures of the last seconds."""
    counts, kinds = run.table.counts, run.table.games.kinds
    found = {
        "minutes": round(run.minutes, 3),
        "steps": run.steps,
        "steps_per_s": round(speed),
        "seconds": [round(x, 2) for x in run.seconds],
        "losses": {name: round(value, 4) for name, value in run.learner.losses().items()},
        "won": by_name(counts, kinds),
    }
    run.table.fresh()
    run.seconds = [0.0, 0.0]
    return found


def by_name(counts: Counts, kinds: Any) -> dict[str, list[float]]:
    """By edition and mode: games that ended, the share that was won, and our edge over others at the same tables."""
    sums: dict[str, list[float]] = {}
    rows = zip(*(x.tolist() for x in (counts.ended, counts.won, counts.edge, counts.edges)))
    for kind, row in zip(kinds, rows):
        held = sums.setdefault(f"{kind.edition} {kind.mode}", [0.0] * 4)
        for i, value in enumerate(row):
            held[i] += value
    return {
        name: [ended, round(won / max(1, ended), 4), round(edge / max(1, edges), 3)]
        for name, (ended, won, edge, edges) in sums.items()
    }


def words(line: dict[str, Any]) -> str:
    """The same as a line for people."""
    losses = " ".join(f"{name} {value:.3f}" for name, value in line["losses"].items())
    won = ", ".join(f"{name} {100 * won:.0f}%" for name, (ended, won, _) in line["won"].items() if ended)
    head = f"{line['minutes']:.2f} min {line['steps'] / 1e6:.1f} M steps {line['steps_per_s'] / 1e6:.2f} M/s"
    played, learnt = line["seconds"]
    head += f" ({played:.0f} s played, {learnt:.0f} s learnt)"
    return f"{head} | {losses} | {won}"
