"""Many games at once by the interpreted rules: what every faster engine is held against. It needs no compiler and no pytest."""

from __future__ import annotations

from typing import Any

import numpy as np

from room25.bots.registry import RULE_BOTS
from room25.engine.brain.mind import Mind
from room25.engine.entries import envs as batch
from room25.engine.learn import step, v0
from room25.engine.learn.mask import Mask
from room25.engine.learn.step import DEAL, NOBODY, WHOLE, EnvState, Result
from room25.engine.table.state import State, View
from room25.envs.table import rule_bot_level, seat_bots_of
from room25.setup.kinds import GameKind, game_kinds
from room25.setup.lay import table

SHOWN = ("observations", "masks", "asked", "rewards", "done")
# every edition, mode and level, with the most seats
LARGEST = {(cell.edition, cell.mode, cell.level): cell for cell in sorted(game_kinds(), key=lambda cell: cell.seats)}


class Reference:
    """The arrays of `vector.Vector`, filled by plain Python."""

    def __init__(self, cell: GameKind, games: int, seed: int, seat_bots: int = NOBODY, asides: int = 1) -> None:
        self.games = games
        self.seats = cell.seats
        self.laid = table(cell.setup())
        self.states = [State() for _ in range(games)] + [self.laid]
        self.envs = [EnvState() for _ in range(games)]
        for i, env in enumerate(self.envs):
            env.game, env.seed, env.stride, env.most, env.who = i, seed, games, asides, -1
        self._records = [v0.Obs() for _ in range(games)]
        self._offered = [Mask() for _ in range(games)]
        self._results = [Result() for _ in range(games)]
        self._actions = [[DEAL] for _ in range(games)]
        self._views, self._minds, self._seat_bots = [View()], [Mind()], seat_bots
        self._step()

    def step(self, actions: Any) -> None:
        """One offered action in every game."""
        for i, action in enumerate(actions):
            self._actions[i][0] = int(action)
        assert self._step() < 0

    def _step(self) -> int:
        given = (self.states, self.envs, self._views, self._minds, self._records, self._offered, self._actions)
        wrong = batch.env_step_many(*given, self._results, self._seat_bots, self.games, 1)
        self.done = np.array([result.done for result in self._results], np.int8)
        self.rewards = np.array([r.rewards[: self.seats] for r in self._results], np.float32) / np.float32(WHOLE)
        self._look()
        return wrong

    def _look(self) -> None:
        self.observations = np.array([record.numbers() for record in self._records], np.int8)
        self.masks = np.array([mask.may for mask in self._offered], np.int8)
        self.asked = np.array([result.seat for result in self._results], np.int8)

    def sample(self) -> Any:
        batch.env_sample_many(self.envs, self._offered, self._actions, self.games)
        return np.array(self._actions)[:, 0]

    def advice(self, bot: str) -> Any:
        batch.env_advise_many(self.states, self.envs, self._minds, self._actions, rule_bot_level(bot), self.games)
        return np.array(self._actions)[:, 0]

    def play(self, answers: int) -> int:
        """So many random answers in every game; returns how many games ended."""
        ended = 0
        for i in range(self.games):
            ended += step.roll(self.states[i], self.laid, self.envs[i], answers)
            self._records[i], self._offered[i] = v0.Obs(), Mask()
            batch.show(self.states[i], self.envs[i], self._views[0], self._records[i], self._offered[i], 1)
            self._results[i].seat = self.laid.owner[self.envs[i].who]
        self._look()
        return ended


def all_others(seats: int, bot: str) -> int:
    """Bots in every seat but the first."""
    return seat_bots_of({seat: bot for seat in range(1, seats)})


def mixed(seats: int, learner: int) -> int:
    """Rule bots of every kind round the table, but for the seat that learns."""
    return seat_bots_of({seat: RULE_BOTS[-1 - seat % len(RULE_BOTS)] for seat in range(seats) if seat != learner})


def differences(a: Any, b: Any, names: tuple[str, ...] = SHOWN) -> list[str]:
    """In which arrays two vectors of games differ, and where first."""
    found = []
    for name in names:
        ours, theirs = (x.get() if hasattr(x, "get") else x for x in (getattr(a, name), getattr(b, name)))
        if (ours != theirs).any():
            where = tuple(int(n) for n in np.argwhere(ours != theirs)[0])
            found.append(f"{name}{list(where)}: {ours[where]} and {theirs[where]}")
    return found
