"""A small PPO in torch that learns Solo on the vector environment: ten minutes on two cores take it far beyond random play.

    make train                                          # ten minutes, and docs/pictures/ppo.svg
    python examples/train_ppo.py --minutes 2            # if torch is installed too
    python examples/train_ppo.py --smoke                # a few seconds, to see that it runs

All that it knows is the observation of its seat. In addition to the result of a game it rewards itself for progress that everybody can see
(potential-based, so that the best way to play stays the best): the exit found, people near it and in it, the exit near the border.
"""

from __future__ import annotations

import argparse
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

if find_spec("torch") is None:
    print("this example needs torch: make train installs it beside the project")
    sys.exit(0)

import numpy as np
import torch
from torch import nn

from room25.engine.rules.rooms import BY_KEY
from room25.engine.table import answers
from room25.engine.table.board import LINE_CELL, MOVABLE, NEIGHBOUR
from room25.envs import encoding, vector
from room25.setup import editions

EXIT = BY_KEY["room25"].code
ROOMS = sorted(BY_KEY[key].code for key in editions.load("base").box)  # a network for one game needs no others …
PEOPLE = 4
ANSWERS = answers.CALL  # … and in base Solo nobody is ever offered this number or a higher one
PLAIN = "open here line asked alive turn played trapped drowning question token manner left phase slot found".split()
GAMMA, LAMBDA, CLIP, ENTROPY = 0.995, 0.95, 0.2, 0.01
STEPS, EPOCHS, PART = 64, 3, 4096
OFF = 25  # stands for no cell: all its planes are 0

BESIDE = torch.tensor(
    [[n if n >= 0 else OFF for n in NEIGHBOUR[cell * 4 : cell * 4 + 4]] + [cell] for cell in range(25)]
)
FAR = torch.tensor(
    [[abs(a % 5 - b % 5) + abs(a // 5 - b // 5) for b in range(25)] for a in range(25)], dtype=torch.float32
)
# steps of its own lines that a room is away from being slid out
OUT = torch.full((25,), 4.0)
for line in range(10):
    if MOVABLE[line]:
        for k in range(5):
            OUT[LINE_CELL[line * 5 + k]] = min(float(OUT[LINE_CELL[line * 5 + k]]), min(k, 4 - k))


def features(rows: torch.Tensor) -> torch.Tensor:
    """What the network is given: plain pieces, and the rooms around the asked character."""
    pieces = encoding.named(rows)
    here = pieces["here"].flatten(1).float().argmax(1)
    rooms, figures = pieces["room"][:, ROOMS].flatten(2), pieces["figure"][:, :PEOPLE].flatten(2)
    planes = [rooms, figures, *(pieces[name].flatten(1)[:, None] for name in ("open", "closed", "zone"))]
    around = nn.functional.pad(torch.cat(planes, 1), (0, 1))
    around = around.gather(2, BESIDE[here][:, None, :].expand(-1, around.shape[1], -1))
    way = torch.zeros(len(rows), 18)
    known, exit_at = exit_of(pieces)
    way[torch.arange(len(rows)), exit_at % 5 - here % 5 + 4] = 1
    way[torch.arange(len(rows)), exit_at // 5 - here // 5 + 13] = 1
    plain = [rooms, figures, pieces["rest"][:, ROOMS], *(pieces[name] for name in PLAIN), around]
    return torch.cat([torch.cat([piece.flatten(1) for piece in plain], 1).float(), way * known[:, None]], 1)


def exit_of(pieces: dict[str, Any]) -> tuple[torch.Tensor, torch.Tensor]:
    """Is the exit known, and where is it?"""
    plane = pieces["room"][:, EXIT].flatten(1).float()
    return plane.amax(1), plane.argmax(1)


def potential(rows: torch.Tensor) -> torch.Tensor:
    """How far a game has come, from what the seat sees: 0 at the start, below 1 always."""
    pieces = encoding.named(rows)
    known, exit_at = exit_of(pieces)
    figures = pieces["figure"].flatten(2).float()
    away = (figures * FAR[exit_at][:, None, :]).sum(2)
    alive = figures.sum(2)
    near = ((1 - away / 8) * alive).sum(1) / alive.sum(1).clamp(min=1)
    inside = ((away == 0) * alive).sum(1) / alive.sum(1).clamp(min=1)
    opened = pieces["open"].flatten(1).float().mean(1)
    return 0.1 * opened + known * (0.2 + 0.2 * near + 0.25 * inside + 0.1 * (1 - OUT[exit_at] / 4))


class Network(nn.Module):  # type: ignore[misc]  # torch is not there when types are checked
    """Two layers that all share, one head for answers, one for what the game is worth."""

    def __init__(self, inputs: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(inputs, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.answer = nn.Linear(width, ANSWERS)
        self.worth = nn.Linear(width, 1)
        nn.init.zeros_(self.answer.weight)

    def forward(self, given: torch.Tensor, masks: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        body = self.body(given)
        logits = self.answer(body).masked_fill(masks[:, :ANSWERS] == 0, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.worth(body).squeeze(1)


class Trainer:
    """PPO with one network for all four characters."""

    def __init__(self, games: int, seed: int) -> None:
        torch.manual_seed(seed)
        self.games = vector.make("base", mode="solo", games=games, seed=seed, asides=0)
        self.rows = torch.from_numpy(self.games.observations)  # the environment's own memory
        self.masks = torch.from_numpy(self.games.masks)
        self.network = Network(features(self.rows[:2]).shape[1])
        self.learner = torch.optim.Adam(self.network.parameters(), lr=1e-3, eps=1e-5)
        self.steps = 0

    @torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
    def collect(self) -> tuple[dict[str, torch.Tensor], float]:
        """Play STEPS answers in every game; return what was seen and done, and the share of finished games that were won."""
        held: dict[str, list[torch.Tensor]] = {
            name: [] for name in ("given", "masks", "action", "log", "worth", "reward", "done")
        }
        won = ended = 0
        value = potential(self.rows)
        for _ in range(STEPS):
            given, masks = features(self.rows), self.masks[:, :ANSWERS].clone()
            odds, worth = self.network(given, masks)
            action = odds.sample()
            self.games.step(action.numpy())
            done = torch.from_numpy(self.games.done).float()
            result = torch.from_numpy(self.games.rewards[:, 0].copy())
            after = potential(self.rows)
            reward = result + GAMMA * after * (1 - done) - value  # a finished game has no potential
            value = after
            won += int((result > 0).sum())
            ended += int(done.sum())
            for name, what in zip(held, (given, masks, action, odds.log_prob(action), worth, reward, done)):
                held[name].append(what)
        self.steps += STEPS * len(value)
        found = {name: torch.stack(what) for name, what in held.items()}
        _, last = self.network(features(self.rows), self.masks)
        found["better"] = advantages(found, last)
        found["return"] = found["better"] + found["worth"]
        return {name: what.flatten(0, 1) for name, what in found.items()}, won / max(ended, 1)

    def improve(self, seen: dict[str, torch.Tensor]) -> None:
        """Some passes over what was seen, a part at a time."""
        better = (seen["better"] - seen["better"].mean()) / (seen["better"].std() + 1e-8)
        for _ in range(EPOCHS):
            for part in torch.randperm(len(better)).split(PART):
                odds, worth = self.network(seen["given"][part], seen["masks"][part])
                ratio = (odds.log_prob(seen["action"][part]) - seen["log"][part]).exp()
                gain = torch.min(ratio * better[part], ratio.clamp(1 - CLIP, 1 + CLIP) * better[part]).mean()
                error = (worth - seen["return"][part]).pow(2).mean()
                loss = 0.5 * error - gain - ENTROPY * odds.entropy().mean()
                self.learner.zero_grad()
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.learner.step()


def advantages(seen: dict[str, torch.Tensor], last: torch.Tensor) -> torch.Tensor:
    """How much better each answer was than expected (GAE)."""
    out = torch.zeros_like(seen["reward"])
    run = torch.zeros_like(last)
    following = last
    for t in range(len(out) - 1, -1, -1):
        alive = 1 - seen["done"][t]
        surprise = seen["reward"][t] + GAMMA * following * alive - seen["worth"][t]
        run = surprise + GAMMA * LAMBDA * alive * run
        out[t] = run
        following = seen["worth"][t]
    return out


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def win_rate(network: Network | None, games: int, seed: int) -> float:
    """The share of games that a network wins, taking its likeliest answers; without one, random answers."""
    played = vector.make("base", mode="solo", games=games, seed=seed, asides=0)
    waiting, won = np.ones(games, bool), 0
    while waiting.any():  # the first game of every environment
        if network is None:
            played.step(played.sample())
        else:
            odds, _ = network(features(torch.from_numpy(played.observations)), torch.from_numpy(played.masks))
            played.step(odds.logits.argmax(1).numpy())
        won += int((waiting & (played.rewards[:, 0] > 0)).sum())
        waiting &= ~played.done
    return won / games


def draw(curve: list[tuple[float, int, float]], random: float, final: float, path: Path) -> None:
    """The learning curve as a picture."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    matplotlib.rcParams["svg.hashsalt"] = "room25"
    figure, axes = pyplot.subplots(figsize=(7.2, 3.6))
    axes.plot(
        [minutes for minutes, _, _ in curve],
        [100 * rate for _, _, rate in curve],
        color="#1f4e9c",
        label="PPO, while it learns",
    )
    axes.axhline(100 * random, color="#9c2222", linestyle="--", label=f"uniform, {100 * random:.1f} %")
    axes.axhline(
        100 * final, color="#1c6b3c", linestyle=":", label=f"PPO after that, likeliest answers, {100 * final:.1f} %"
    )
    axes.set(
        xlabel=f"minutes on two cores ({curve[-1][1] / 1e6:.1f} million steps in all)",
        ylabel="games won, %",
        title="Base Solo",
    )
    axes.legend(loc="lower right", bbox_to_anchor=(1, 0.05))
    axes.grid(alpha=0.3)
    figure.tight_layout()
    figure.savefig(path, metadata={"Date": None})


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--minutes", type=float, default=0, help="how long to learn; 0 is the same as --smoke")
    options.add_argument("--games", type=int, default=1024, help="how many at once")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--smoke", action="store_true", help="two short rounds of learning and nothing else")
    options.add_argument("--curve", type=Path, help="where to draw the learning curve")
    asked = options.parse_args()
    smoke = asked.smoke or not asked.minutes
    trainer = Trainer(64 if smoke else asked.games, asked.seed)
    began = time.perf_counter()
    curve: list[tuple[float, int, float]] = []
    shown = 0.0
    while len(curve) < 2 if smoke else time.perf_counter() - began < 60 * asked.minutes:
        share = (time.perf_counter() - began) / 60 / (asked.minutes or 1)
        trainer.learner.param_groups[0]["lr"] = 1e-3 * max(1 - share, 0.05)
        seen, rate = trainer.collect()
        trainer.improve(seen)
        curve.append(((time.perf_counter() - began) / 60, trainer.steps, rate))
        if curve[-1][0] - shown > 0.25:
            shown = curve[-1][0]
            print(f"{shown:5.1f} minutes, {trainer.steps:>9,} steps: {100 * rate:5.1f} % of games won", flush=True)
    many = 64 if smoke else 4000
    random, final = win_rate(None, many, 7), win_rate(trainer.network, many, 7)
    print(f"{many} new games: uniform wins {100 * random:.1f} %, what was learnt wins {100 * final:.1f} %")
    if asked.curve:
        draw(curve, random, final, asked.curve)


if __name__ == "__main__":
    main()
