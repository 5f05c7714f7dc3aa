"""Room 25 for Gymnasium, many games at once: one seat learns in each, rule bots sit in the others, and one call steps all of them.

>>> import gymnasium, room25.envs.gymnasium
>>> games = gymnasium.make_vec("room25/Room25-v0", num_envs=8, vectorization_mode="vector_entry_point", mode="solo")
>>> seen, info = games.reset(seed=7)
>>> seen["observation"].shape, seen["action_mask"].shape
((8, 2504), (8, 600))
"""

from __future__ import annotations

from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from room25.bots.registry import RULE_BOTS
from room25.envs import VERSION, actions, mixed, spaces
from room25.envs import illegal as policy
from room25.envs.table import setup_of
from room25.envs.vector import refusal
from room25.envs.versions import version
from room25.errors import BadText
from room25.setup.kinds import GameKind
from room25.setup.lay import Setup

__all__ = ["ManyGames"]

Seen = dict[str, Any]


@dataclass(frozen=True)
class OneSetup(GameKind):
    """The kind of all these games: any setup, options included."""

    wanted: Setup = field(hash=False)

    def setup(self) -> Setup:
        return self.wanted


class ManyGames(VectorEnv[Seen, Any, Any]):
    """The same as `gymnasium.OneSeat` in every place: place i of a reset with seed s deals the game of seed s + i.

    A game that is over is shown as it ended, with a mask of zeros; the next step deals its next one, whatever is answered.
    """

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  (Gymnasium's own)

    def __init__(
        self,
        num_envs: int = 1,
        edition: str = "base",
        *,
        mode: str = "solo",
        seats: int | None = None,
        level: str = "standard",
        seat: int = 0,
        bots: str = "explorer",
        asides: int = 1,
        observation: str = VERSION,
        illegal: str = policy.REFUSE,
        max_cycles: int | None = None,
        **more: Any,
    ) -> None:
        """Everything as `gymnasium.OneSeat` takes it; `bots` are rule bots. Raises BadText for what cannot be."""
        policy.check(illegal)
        policy.check_cycles(max_cycles)
        self.illegal = illegal
        self.max_cycles = max_cycles
        if bots not in RULE_BOTS:
            raise BadText(f"{bots!r} is not a rule bot: many games at once are played with {', '.join(RULE_BOTS)}")
        setup = setup_of(edition, mode, seats, level, **more)
        kind = OneSetup(setup.edition, setup.mode, setup.level, setup.seats, setup)
        if not 0 <= seat < kind.seats:
            raise BadText(f"there is no seat {seat}: seats run from 0 to {kind.seats - 1}")
        others = {other: bots for other in range(kind.seats) if other != seat}
        mixture = mixed.MixedGames({kind: num_envs}, {kind: others} if others else None)
        self.play = mixed.Mixed(mixture, 0, asides, hold=True)
        self.seat = seat
        self.num_envs = num_envs
        self.cycles = np.zeros(num_envs, np.int64)
        self.stopped = np.zeros(num_envs, np.bool_)  # by a forfeit or by max_cycles: the next step deals anew
        self.shown = version(observation).size  # version 1 begins with version 0
        self.single_observation_space = spaces.observation_space(version(observation))
        self.single_action_space = spaces.Offered()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.deal(int(seed if seed is not None else self.np_random.integers(2**62)))
        self.cycles[:] = 0
        self.stopped[:] = False
        seen = self._seen()
        return seen, self._masks_in({}, seen)

    def step(self, given: Any) -> tuple[Seen, Any, Any, Any, dict[str, Any]]:
        """Play one action in every game. What becomes of one that was not offered is `illegal`'s choice; `info["refused"]` says why."""
        numbers = np.array(given, np.int64)
        known = (numbers >= 0) & (numbers < actions.SIZE)
        offered = known & (self.play.masks[np.arange(self.num_envs), np.where(known, numbers, 0)] > 0)
        fresh = self.play.done | self.stopped  # these are dealt by this step, whatever is answered
        wrong = np.flatnonzero(~offered & ~fresh)
        info: dict[str, Any] = {}
        for i in wrong.tolist():
            said = str(refusal(i, int(numbers[i]), self.play.masks[i]))
            info = self._add_info(info, {"refused": said}, i)
            if self.illegal == policy.RAISE:
                raise actions.IllegalAction(said)
            if self.illegal == policy.RANDOM:
                numbers[i] = self.np_random.choice(np.flatnonzero(self.play.masks[i]))
        with suppress(actions.IllegalAction):  # which is told above
            self.play.step(numbers, deal=self.stopped)
        rewards = self.play.rewards[:, self.seat].astype(np.float64)
        done = self.play.done.copy()
        self.cycles = np.where(fresh, 0, self.cycles + 1)
        self.stopped[:] = False
        if self.illegal == policy.END:
            done[wrong], rewards[wrong], self.stopped[wrong] = True, -1.0, True
        cut = ~done & (self.cycles >= self.max_cycles) if self.max_cycles is not None else np.zeros_like(done)
        self.stopped |= cut
        seen = self._seen()
        return seen, rewards, done, cut, self._masks_in(info, seen)

    def action_masks(self) -> Any:
        """Return which actions are offered in every game, as sb3-contrib's algorithms ask for them."""
        return self._seen()["action_mask"].astype(bool)

    def _masks_in(self, info: dict[str, Any], seen: Seen) -> dict[str, Any]:
        return {**info, "action_mask": seen["action_mask"], "_action_mask": np.ones(self.num_envs, np.bool_)}

    def _seen(self) -> Seen:
        masks = self.play.masks.copy()
        masks[self.stopped] = 0
        return {"observation": self.play.observations[:, : self.shown].copy(), "action_mask": masks}
