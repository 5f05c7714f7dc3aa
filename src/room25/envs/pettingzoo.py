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
from room25.envs import illegal as policy
from room25.envs import spaces as ours
from room25.envs.table import EnvSpec, Episode, agent_name, setup_of

__all__ = ["AEC", "Base", "Parallel", "env", "parallel_env", "raw_env"]

MODES = ("human", "ansi", "rgb_array")


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
        illegal: str = policy.RAISE,
        max_cycles: int | None = None,
        **more: Any,
    ) -> None:
        """After `max_cycles` games are truncated: a cycle is a step in which all answer, or as many answers as there are seats.

        See `envs.illegal` for `illegal`, `EnvSpec` for asides and compiled. `more` is whatever else `Game.new` takes: complex,
        characters, guards, options, …
        """
        picture.check(render_mode)
        policy.check(illegal)
        policy.check_cycles(max_cycles)
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.cycles = 0
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
        self.cycles = 0

    def _is_cut(self, answers: int) -> bool:
        """Count one more step, of which so many make a cycle. Is this the last one?"""
        self.cycles += 1
        return self.max_cycles is not None and self.cycles >= self.max_cycles * answers

    def _random(self, offered: Any) -> int:
        return int(self._luck.choice(np.flatnonzero(offered)))

    def _forfeit(self, offenders: set[int]) -> list[float]:
        return policy.forfeit(self.env_spec.setup.mode, self.env_spec.seats, offenders)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> Any:
        """What everybody sees: text (`ansi`), a picture (`rgb_array`), or the text on the screen (`human`)."""
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
        self._show()

    def _ask(self) -> None:
        agent = self.possible_agents[self.episode.seat]
        self.agent_selection = agent
        mask = self.action_spaces[agent].offered = self.episode.mask()
        for other in self.agents:
            self.infos[other] = {"action_mask": mask.copy() if other == agent else np.zeros(actions.SIZE, np.int8)}

    def observe(self, agent: str) -> dict[str, Any]:
        asked = agent == self.agent_selection and not (self.terminations[agent] or self.truncations[agent])
        mask = self.action_spaces[agent].offered.copy() if asked else np.zeros(actions.SIZE, np.int8)
        return {"observation": self.episode.observe(self._seat[agent]), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        refused, result = "", None
        number = -1 if action is None else int(action)
        if not 0 <= number < actions.SIZE or not self.action_spaces[agent].offered[number]:
            try:
                self.episode.check(number)
            except actions.IllegalAction as error:
                if self.illegal == policy.RAISE:
                    raise
                refused = str(error)
            if self.illegal == policy.RANDOM:
                number = self._random(self.action_spaces[agent].offered)
        self._cumulative_rewards[agent] = 0.0
        if not refused or self.illegal == policy.RANDOM:
            self.episode.act(number)
        elif self.illegal == policy.END:
            result = self._forfeit({self._seat[agent]})
        cut = self._is_cut(len(self.possible_agents))
        if self.episode.is_over:
            result = self.episode.rewards()
        if result is None:
            self._ask()
            self.truncations = dict.fromkeys(self.agents, cut)
        else:
            self.rewards = dict(zip(self.possible_agents, result))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        if refused:
            self.infos[agent]["refused"] = refused
        self._show()


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
        seen = self._observations()
        self._show()
        return seen, {agent: {"action_mask": view["action_mask"]} for agent, view in seen.items()}

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
        played, refused = self._chosen(given)
        forfeit = self.illegal == policy.END and bool(refused)
        for agent, action in played.items() if not forfeit else ():
            self.episode.answer_as(self._asked[agent], self._said[agent])
            self.episode.act(action)
            self._said[agent] = self.episode.said
        over = self.episode.is_over or forfeit
        is_cut = self._is_cut(1) and not over
        agents = self.agents
        observations = self._observations()
        result = self._forfeit({self._seat[agent] for agent in refused}) if forfeit else self.episode.rewards()
        rewards = dict(zip(agents, result))
        if over or is_cut:
            self.agents = []
        ended, cut = dict.fromkeys(agents, over), dict.fromkeys(agents, is_cut)
        infos = {agent: {"action_mask": observations[agent]["action_mask"]} for agent in agents}
        for agent, why in refused.items():
            infos[agent]["refused"] = why
        self._show()
        return observations, rewards, ended, cut, infos

    def _chosen(self, given: dict[str, int]) -> tuple[dict[str, int], dict[str, str]]:
        """Return what is played for each agent that is asked, and why what others gave is not."""
        played: dict[str, int] = {}
        refused: dict[str, str] = {}
        for agent, who in self._asked.items():
            action, offered = int(given.get(agent, -1)), self.action_spaces[agent].offered
            if 0 <= action < actions.SIZE and offered[action]:
                played[agent] = action
                continue
            self.episode.answer_as(who, self._said[agent])
            try:
                self.episode.check(action)
            except actions.IllegalAction as error:
                if self.illegal == policy.RAISE:
                    raise
                refused[agent] = str(error)
            if self.illegal == policy.RANDOM:
                played[agent] = self._random(offered)
        return played, refused
