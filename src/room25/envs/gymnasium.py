"""Room 25 for Gymnasium: one seat learns, our bots sit in the others.

>>> import gymnasium, room25.envs.gymnasium
>>> game = gymnasium.make("room25/Room25-v0", edition="base", mode="solo")
>>> seen, info = game.reset(seed=7)
>>> seen["observation"].shape, seen["action_mask"].nonzero()[0].tolist()
((2504,), [16, 17, 18, 19])
"""

from __future__ import annotations

from typing import Any, SupportsFloat

import gymnasium
from gymnasium.envs.registration import register

from room25.bots import registry
from room25.bots.contract import Bot, Budget
from room25.bots.host import Host
from room25.bots.registry import RULE_BOTS
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import Flat
from room25.envs import VERSION, actions, encoding, picture, rewards, spaces
from room25.envs.gymnasium_vector import ManyGames
from room25.envs.table import EnvSpec, Episode, seat_bots_of, setup_of
from room25.errors import BadText
from room25.game import Game

__all__ = ["Fast", "ID", "OneSeat", "Slow"]

ID = f"room25/Room25-{VERSION}"

Seen = dict[str, Any]


class OneSeat(gymnasium.Env[Seen, int]):
    """One seat learns, against bots or together with them. It answers with one of the numbers that its mask offers."""

    metadata = {"render_modes": ["ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012  (Gymnasium's own)

    def __init__(
        self,
        edition: str = "base",
        *,
        mode: str = "solo",
        seats: int | None = None,
        level: str = "standard",
        seat: int = 0,
        bots: str = "explorer",
        budget: Budget = Budget(),  # noqa: B008  (a budget never changes)
        asides: int = 1,
        render_mode: str | None = None,
        compiled: bool | None = None,
        observation: str = VERSION,
        **more: Any,
    ) -> None:
        """`bots` is any bot's name, file or command line, `budget` what a decision may cost those that think ahead; `seat` is the one
        that learns; see `pettingzoo.Base` for the others.
        """
        picture.check(render_mode)
        self.render_mode = render_mode
        setup = setup_of(edition, mode, seats, level, **more)
        spec = EnvSpec(setup, asides, compiled, observation)
        if not 0 <= seat < spec.seats:
            raise BadText(f"there is no seat {seat}: seats run from 0 to {spec.seats - 1}")
        self.seat = seat
        self.play: Fast | Slow = Fast(spec, seat, bots) if bots in RULE_BOTS else Slow(spec, seat, bots, budget)
        self.observation_space = spaces.observation_space(spec.observation)
        self.action_space: spaces.Offered = spaces.Offered()  # type: ignore[assignment]

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        super().reset(seed=seed)
        self.play.deal(int(seed if seed is not None else self.np_random.integers(2**63)))
        return self._seen(), {}

    def step(self, action: int) -> tuple[Seen, SupportsFloat, bool, bool, dict[str, Any]]:
        """Play one action. One that was not offered changes nothing, and `info["refused"]` says why."""
        info = {}
        try:
            self.play.act(int(action))
        except actions.IllegalAction as error:
            if self.play.is_over:
                raise
            info["refused"] = str(error)
        return self._seen(), self.play.reward(), self.play.is_over, False, info

    def _seen(self) -> Seen:
        mask = self.play.mask()
        self.action_space.offered = mask
        return {"observation": self.play.observe(), "action_mask": mask.copy()}

    def render(self) -> Any:
        """What the seat sees: text (`ansi`) or a picture (`rgb_array`)."""
        return picture.render(self.play.view(), self.render_mode)


class Fast:
    """An episode with rule bots, which are played inside one call, compiled if possible."""

    def __init__(self, spec: EnvSpec, seat: int, bots: str) -> None:
        self.episode = Episode(spec)
        self.seat = seat
        self.seat_bots = seat_bots_of({other: bots for other in range(spec.seats) if other != seat})

    def deal(self, seed: int) -> None:
        self.episode.deal(seed, self.seat_bots)

    def act(self, action: int) -> None:
        self.episode.play(action, self.seat_bots)

    @property
    def is_over(self) -> bool:
        return self.episode.is_over

    def reward(self) -> float:
        return self.episode.rewards()[self.seat] if self.episode.is_over else 0.0

    def mask(self) -> Any:
        return self.episode.mask()

    def observe(self) -> Any:
        return self.episode.observe(self.seat)

    def view(self) -> Flat:
        return self.episode.view(self.seat)


class Slow:
    """An episode with any other bots: each is asked through the host, with its own view."""

    def __init__(self, spec: EnvSpec, seat: int, bots: str, budget: Budget) -> None:
        self.env_spec = spec
        self.seat = seat
        self.bots = bots
        self.budget = budget
        self.episode = Episode(EnvSpec(spec.setup, spec.asides, False, spec.observation.name))

    def deal(self, seed: int) -> None:
        self.game = Game(self.env_spec.setup, seed)
        others: dict[int, Bot] = {
            seat: registry.make(self.bots, (seed * 8 + seat) * 2654435761 & 0xFFFFFFFF, self.budget)
            for seat in range(self.env_spec.seats)
            if seat != self.seat
        }
        self.host = Host(self.game, others)
        self.said = 0
        self._go_on()

    def _go_on(self) -> None:
        """Ask the bots until the question is for the seat that learns."""
        while not self.game.is_over:
            self.episode.states[0].take(self.game.state())
            who = self.episode.asked_of(self.seat)
            if who >= 0:
                self.episode.answer_as(who, self.said)
                return
            self.host.step()
        self.episode.states[0].take(self.game.state())
        self.episode.who = -1

    def act(self, action: int) -> None:
        self.episode.check(action)
        who, view = self.episode.who, self.game.view(self.seat).flat
        self.game.play(f"{CHARACTER_NAMES[who]} {actions.words(view, who, action)}")
        self.said = self.said + 1 if actions.is_aside(action) else 0
        self._go_on()

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    def reward(self) -> float:
        return rewards.outcome(self.episode.state())[self.seat]

    def mask(self) -> Any:
        return self.episode.mask()

    def observe(self) -> Any:
        import numpy as np

        return np.array(encoding.encode(self.view(), self.env_spec.observation.name), np.int8)

    def view(self) -> Flat:
        return self.game.view(self.seat).flat


register(ID, entry_point=OneSeat, vector_entry_point=ManyGames)
