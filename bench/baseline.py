"""One run of one baseline, with one seed: `python bench/baseline.py maskable-ppo --seed 1 --steps 100000` prints its points as JSON.

`bench/baselines.py` calls it for every baseline and seed, under an interpreter that has the libraries. Nothing looks at a clock but the
line that says how long it took: a seed and a number of steps always come to the same games.

Both learners are given the features, the reward and the sizes of `examples/train_ppo.py`, so that they differ in the algorithm alone.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from room25.benchmark.tasks import Task, named
from room25.envs.gymnasium import OneSeat

ROOT = Path(__file__).resolve().parents[1]
TASK = "solo-base-v1"
TABLES, PART = 64, 1024  # games at once, and answers that are learnt from at once

Choose = Callable[[Any, Any], Any]  # from rows of observations and masks to actions


class Point(NamedTuple):
    """What came of some games after so many steps of learning."""

    steps: int
    won: int
    games: int
    far: float  # how far they came on average: 1 if won, otherwise the example's potential before the last answer


class Effort(NamedTuple):
    """What a run may take: steps of learning, how often it is measured on the way, and games each time."""

    seed: int
    steps: int
    points: int
    games: int


def task() -> Task:
    """The task of the benchmark that all of them are measured by."""
    return named(TASK)[0]


def game() -> OneSeat:
    """One game of the task as Gymnasium sees it, without claims and reminders."""
    setup = task().setup
    return OneSeat(setup.edition, mode=setup.mode, seats=setup.seats, level=setup.level, asides=0)


def point(steps: int, choose: Choose, games: int) -> Point:
    """Play the first deals of the task, all side by side."""
    ppo = example()
    running = [game() for _ in range(games)]
    seen = [table.reset(seed=task().seed + number)[0] for number, table in enumerate(running)]
    won, far = 0, 0.0
    while running:
        rows = np.array([s["observation"] for s in seen])
        actions = choose(rows, np.array([s["action_mask"] for s in seen]))
        told = [table.step(int(action)) for table, action in zip(running, actions)]
        ended = np.array([over for _, _, over, _, _ in told])
        wins = np.array([over and float(reward) > 0 for _, reward, over, _, _ in told])
        won += int(wins.sum())
        if ended.any():
            far += float(np.where(wins, 1, ppo.potential(ppo.torch.from_numpy(rows)))[ended].sum())
        running = [table for table, over in zip(running, ended) if not over]
        seen = [s for (s, *_), over in zip(told, ended) if not over]
    return Point(steps, won, games, round(far / games, 4))


def example() -> Any:
    """`examples/train_ppo.py`, on one thread."""
    sys.path.insert(0, str(ROOT / "examples"))
    found: Any = import_module("train_ppo")
    found.torch.set_num_threads(1)
    found.PART = PART
    return found


def own_ppo(effort: Effort) -> Iterator[Point]:
    """The PPO of the example, in one file as CleanRL's are, on the vector environment."""

    def lesson(trainer: Any) -> None:
        trainer.learner.param_groups[0]["lr"] = 1e-3 * max(1 - trainer.steps / effort.steps, 0.05)
        seen, _ = trainer.collect()
        trainer.improve(seen)

    return lessons(effort, lesson)


def lessons(effort: Effort, lesson: Callable[[Any], None]) -> Iterator[Point]:
    """Give the example's network lessons until it has had all steps; measure it on the way."""
    ppo = example()
    trainer = ppo.Trainer(TABLES, effort.seed)

    def choose(rows: Any, masks: Any) -> Any:
        with ppo.torch.no_grad():
            odds, _ = trainer.network(ppo.features(ppo.torch.from_numpy(rows)), ppo.torch.from_numpy(masks))
            return odds.logits.argmax(1).numpy()

    yield point(0, choose, effort.games)
    for number in range(1, effort.points + 1):
        while trainer.steps < effort.steps * number / effort.points:
            lesson(trainer)
        yield point(trainer.steps, choose, effort.games)


def maskable_ppo(effort: Effort) -> Iterator[Point]:
    """MaskablePPO of sb3-contrib on the Gymnasium environment, whose `action_masks` it asks for."""
    from gymnasium.spaces import Box
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import DummyVecEnv, VecEnvWrapper

    ppo = example()

    class Shaped(VecEnvWrapper):  # type: ignore[misc]  # the library is not there when types are checked
        """The example's features as observations, and its reward."""

        def reset(self) -> Any:
            return self.told(self.venv.reset())

        def step_wait(self) -> Any:
            before = self.value
            seen, rewards, done, infos = self.venv.step_wait()
            features = self.told(seen)
            return features, rewards + ppo.GAMMA * self.value * ~done - before, done, infos

        def told(self, seen: Any) -> Any:
            rows = ppo.torch.from_numpy(seen["observation"])
            self.value = ppo.potential(rows).numpy()
            return ppo.features(rows).numpy()

    rows = ppo.torch.zeros(2, game().observation_space["observation"].shape[0], dtype=ppo.torch.int8)  # type: ignore[index]
    space = Box(-np.inf, np.inf, (ppo.features(rows).shape[1],), np.float32)
    learner = MaskablePPO(
        "MlpPolicy", Shaped(DummyVecEnv([game] * TABLES), observation_space=space), seed=effort.seed, device="cpu",
        learning_rate=lambda left: 1e-3 * max(left, 0.05), n_steps=ppo.STEPS, batch_size=PART, n_epochs=ppo.EPOCHS,
        gamma=ppo.GAMMA, gae_lambda=ppo.LAMBDA, clip_range=ppo.CLIP, ent_coef=ppo.ENTROPY,
        policy_kwargs={"net_arch": [256, 256], "activation_fn": ppo.nn.ReLU},
    )  # fmt: skip

    def choose(rows: Any, masks: Any) -> Any:
        features = ppo.features(ppo.torch.from_numpy(rows)).numpy()
        return learner.predict(features, action_masks=masks.astype(bool), deterministic=True)[0]

    yield point(0, choose, effort.games)
    measured: list[Point] = []

    def measure(inside: dict[str, Any], _: Any) -> bool:
        """Called after every step; a point is measured when enough steps are done."""
        steps = inside["self"].num_timesteps
        if steps >= effort.steps * (len(measured) + 1) / effort.points:
            measured.append(point(steps, choose, effort.games))
        return True

    learner.learn(effort.steps, callback=measure)
    yield from measured[:-1]
    yield point(learner.num_timesteps, choose, effort.games)  # after the last lesson too


def ismcts(effort: Effort) -> Iterator[Point]:
    """OpenSpiel's information-set search. It learns nothing: `steps` are simulations for an answer."""
    from room25.setup.kinds import GameKind

    search = import_module("against_ismcts")
    setup = task().setup
    kind = GameKind(setup.edition, setup.mode, setup.level, setup.seats)
    first = task().seed + effort.games * (effort.seed - 1)  # every seed has deals of its own
    count = sum(
        search.theirs(kind, first + number, np.inf, effort.steps, 1000 * effort.seed + number)[0]
        for number in range(effort.games)
    )
    yield Point(0, count, effort.games, 0.0)


BASELINES = {"maskable-ppo": maskable_ppo, "own-ppo": own_ppo, "openspiel-ismcts": ismcts}


def main() -> None:
    """Play one run and print it."""
    asks = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asks.add_argument("baseline", choices=BASELINES)
    asks.add_argument("--seed", type=int, default=1)
    asks.add_argument("--steps", type=int, default=100_000, help="steps of learning, or simulations for an answer")
    asks.add_argument("--points", type=int, default=8, help="how often a learner is measured on the way")
    asks.add_argument("--games", type=int, default=150, help="deals of the task that are played at each point")
    said = asks.parse_args()
    points = list(BASELINES[said.baseline](Effort(said.seed, said.steps, said.points, said.games)))
    print(json.dumps({"seed": said.seed, "points": points, "seconds": round(time.process_time())}))


if __name__ == "__main__":
    main()
