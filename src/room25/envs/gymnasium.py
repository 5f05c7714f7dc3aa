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
from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import Flat
from room25.envs import VERSION, actions, encoding, picture, rewards, spaces
from room25.envs import illegal as policy
from room25.envs.gymnasium_vector import ManyGames
from room25.envs.table import EnvSpec, Episode, seat_bots_of, setup_of
from room25.errors import BadText
from room25.game import Game
from room25.setup import editions

__all__ = ["Fast", "ID", "OneSeat", "Slow"]

ID = f"room25/Room25-{VERSION}"

Seen = dict[str, Any]


class OneSeat(gymnasium.Env[Seen, int]):
    """One seat learns, against bots or together with them. It answers with one of the numbers that its mask offers."""

    metadata = {"render_modes": ["human", "ansi", "rgb_array"], "render_fps": 2}  # noqa: RUF012  (Gymnasium's own)

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
        illegal: str = policy.REFUSE,
        max_cycles: int | None = None,
        **more: Any,
    ) -> None:
        """`bots` is any bot's name, file or command line, `budget` what a decision may cost those that think ahead; `seat` is the one
        that learns; after `max_cycles` steps a game is truncated; see `envs.illegal` for `illegal`, `pettingzoo.Base` for the others.
        """
        picture.check(render_mode)
        policy.check(illegal)
        policy.check_cycles(max_cycles)
        self.illegal = illegal
        self.max_cycles = max_cycles
        self.cycles = 0
        self.forfeited = False
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
        self.cycles = 0
        self.forfeited = False
        seen = self._seen()
        self._show()
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: int) -> tuple[Seen, SupportsFloat, bool, bool, dict[str, Any]]:
        """Play one action. What becomes of one that was not offered is `illegal`'s choice; `info["refused"]` says what was wrong."""
        if self.forfeited:
            raise actions.IllegalAction(f"action {action} comes too late: the game is over")
        info: dict[str, Any] = {}
        try:
            self.play.act(int(action))
        except actions.IllegalAction as error:
            if self.play.is_over or self.illegal == policy.RAISE:
                raise
            info["refused"] = str(error)
            self.forfeited = self.illegal == policy.END
            if self.illegal == policy.RANDOM:
                info["played"] = int(self.np_random.choice(self.play.mask().nonzero()[0]))
                self.play.act(info["played"])
        self.cycles += 1
        ended = self.play.is_over or self.forfeited
        cut = not ended and self.max_cycles is not None and self.cycles >= self.max_cycles
        seen = self._seen()
        self._show()
        reward = -1.0 if self.forfeited else self.play.reward()
        return seen, reward, ended, cut, {**info, "action_mask": seen["action_mask"]}

    def action_masks(self) -> Any:
        """Return which actions are offered, as sb3-contrib's algorithms ask for them."""
        return self.action_space.offered.astype(bool)

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def _seen(self) -> Seen:
        mask = self.play.mask() * (not self.forfeited)
        self.action_space.offered = mask
        return {"observation": self.play.observe(), "action_mask": mask.copy()}

    def render(self) -> Any:
        """What the seat sees: text (`ansi`), a picture (`rgb_array`), or the text on the screen (`human`)."""
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
for _mode in MODES:  # `room25/Suspicion-v0` and the others: the same with a mode, and the seats that are usual there
    _seats = max(n for n in editions.load("base").modes[_mode]["standard"].players if n <= 4)
    _named = f"room25/{_mode.capitalize()}-{VERSION}"
    register(_named, entry_point=OneSeat, vector_entry_point=ManyGames, kwargs={"mode": _mode, "seats": _seats})
