"""Room 25 for PettingZoo: `env` asks the seats in turn (AEC); in `parallel_env` all who program answer at the same time.

>>> from room25.envs.pettingzoo import env
>>> game = env("base", mode="cooperation", seats=4)
>>> game.reset(seed=7)
>>> game.agent_selection, sorted(game.observe(game.agent_selection))
('seat_3', ['action_mask', 'observation'])
"""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers

from room25.envs import VERSION, actions, picture
from room25.envs import spaces as ours
from room25.envs.table import EnvSpec, Episode, agent_name, setup_of

__all__ = ["AEC", "Base", "Parallel", "env", "parallel_env", "raw_env"]

MODES = ("ansi", "rgb_array")


def env(edition: str = "base", **chosen: Any) -> Any:
    """Return an environment that asks the seats in turn, with PettingZoo's own checks around it. The arguments are those of `AEC`."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(AEC(edition, **chosen)))


def raw_env(edition: str = "base", **chosen: Any) -> AEC:
    """Return the environment without PettingZoo's checks."""
    return AEC(edition, **chosen)


def parallel_env(edition: str = "base", **chosen: Any) -> Parallel:
    """Return an environment in which all seats that are asked at once answer at once."""
    return Parallel(edition, **chosen)


class Base:
    """What both environments have in common."""

    def __init__(
        self,
        edition: str = "base",
        *,
        mode: str = "suspicion",
        seats: int | None = None,
        level: str = "standard",
        asides: int = 1,
        render_mode: str | None = None,
        compiled: bool | None = None,
        observation: str = VERSION,
        **more: Any,
    ) -> None:
        """`more` is whatever else `Game.new` takes: complex, characters, guards, options, …; see `EnvSpec` for asides and compiled."""
        picture.check(render_mode)
        self.render_mode = render_mode
        self.env_spec = EnvSpec(setup_of(edition, mode, seats, level, **more), asides, compiled, observation)
        self.episode = Episode(self.env_spec)
        self.possible_agents = [agent_name(seat) for seat in range(self.env_spec.seats)]
        self.agents: list[str] = []
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._luck, _ = seeding.np_random(None)

    @cached_property
    def observation_spaces(self) -> dict[str, spaces.Space[Any]]:
        return {agent: ours.observation_space(self.env_spec.observation) for agent in self.possible_agents}

    @cached_property
    def action_spaces(self) -> dict[str, ours.Offered]:
        return {agent: ours.Offered() for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def _deal(self, seed: int | None) -> None:
        """Deal. A given seed deals the game of `Game.new(seed=…)` and starts the random seeds anew; without one the next seed is used."""
        if seed is not None:
            self._luck, _ = seeding.np_random(seed)
        self.episode.deal(int(seed if seed is not None else self._luck.integers(2**63)))
        self.agents = self.possible_agents[:]

    def render(self) -> Any:
        """What everybody sees: text (`ansi`) or a picture (`rgb_array`)."""
        return picture.render(self.episode.view(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


class AEC(Base, AECEnv):  # type: ignore[misc]
    """The seat that is asked is `agent_selection`; it answers with one of the numbers that its mask offers."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"room25_{VERSION}",
        "render_modes": list(MODES),
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._ask()

    def _ask(self) -> None:
        agent = self.possible_agents[self.episode.seat]
        self.agent_selection = agent
        self.action_spaces[agent].offered = self.episode.mask()

    def observe(self, agent: str) -> dict[str, Any]:
        asked = agent == self.agent_selection and not self.episode.is_over
        mask = self.action_spaces[agent].offered.copy() if asked else np.zeros(actions.SIZE, np.int8)
        return {"observation": self.episode.observe(self._seat[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None or not 0 <= action < actions.SIZE or not self.action_spaces[agent].offered[action]:
            self.episode.play(-1 if action is None else int(action))  # which says what is wrong
        self._cumulative_rewards[agent] = 0.0
        self.episode.act(int(action))  # type: ignore[arg-type]
        if not self.episode.is_over:
            self._ask()
            return
        for other, reward in zip(self.possible_agents, self.episode.rewards()):
            self.rewards[other] = reward
            self.terminations[other] = True
        self._accumulate_rewards()


class Parallel(Base, ParallelEnv):  # type: ignore[misc]
    """Everybody answers in every step. A seat that is not asked plays `actions.NOTHING`, which is all that its mask offers."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": f"room25_parallel_{VERSION}",
        "render_modes": list(MODES),
        "render_fps": 2,
    }

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        self._deal(seed)
        self._said = dict.fromkeys(self.agents, 0)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Any]:
        """Return what every seat sees and may do; `_asked` remembers for which character each must answer."""
        self._asked: dict[str, int] = {}
        seen = {}
        for agent in self.agents:
            seat = self._seat[agent]
            who = self.episode.asked_of(seat)
            if who >= 0:
                self._asked[agent] = who
                self.episode.answer_as(who, self._said[agent])
                mask = self.episode.mask()
            else:
                mask = np.zeros(actions.SIZE, np.int8)
                mask[actions.NOTHING] = 1
            self.action_spaces[agent].offered = mask
            seen[agent] = {"observation": self.episode.observe(seat), "action_mask": mask.copy()}
        return seen

    def step(
        self, given: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, Any]]:
        for agent, who in self._asked.items():
            action = int(given.get(agent, -1))
            self.episode.answer_as(who, self._said[agent])
            if not 0 <= action < actions.SIZE or not self.action_spaces[agent].offered[action]:
                self.episode.play(action)  # which says what is wrong
        for agent, who in self._asked.items():
            self.episode.answer_as(who, self._said[agent])
            self.episode.act(int(given[agent]))
            self._said[agent] = self.episode.said
        over = self.episode.is_over
        agents = self.agents
        observations = self._observations()
        rewards = dict(zip(agents, self.episode.rewards()))
        if over:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, False)
        return observations, rewards, ended, cut, {agent: {} for agent in agents}
