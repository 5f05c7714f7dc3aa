"""Games of different tables in one vector: editions, modes, levels and seats mixed, with all that a learner wants beside observations.

>>> from room25.envs import mixed
>>> from room25.setup.kinds import GameKind
>>> games = mixed.make({GameKind("base", "solo", "standard", 1): 2, GameKind("ultimate-en", "suspicion", "standard", 6): 3}, seed=1)
>>> games.observations.shape, games.ledger.shape, games.kind_of.tolist()
((5, 2944), (5, 216), [0, 0, 1, 1, 1])
>>> games.step(games.advice("explorer"))

Observations are of version 1. `ledger` is what everybody could write down besides (`engine/learn/ledger.py`), `truth()` what nobody
knows (`engine/learn/truth.py`): for critics, never for whoever plays. Everything has the same names with `device="cuda"`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from room25.engine.brain.mind import dtype as mind_dtype
from room25.engine.learn import ledger as ledgers
from room25.engine.learn import mask
from room25.engine.learn import truth as truths
from room25.engine.learn.step import DEAL, NOBODY, WHOLE, result_dtype
from room25.engine.table.fields import SEATS
from room25.engine.table.state import dtype, to_record
from room25.envs import actions as numbered
from room25.envs.table import LOW_32_BITS, engine, rule_bot_level, seat_bots_of
from room25.envs.vector import aligned_zeros, flat, new_envs, refusal
from room25.envs.versions import version
from room25.errors import BadText
from room25.setup.lay import table

if TYPE_CHECKING:
    import numpy.typing as npt

    from room25.engine.table.state import State
    from room25.setup.kinds import GameKind

__all__ = ["Mixed", "MixedGames", "MixedVector", "VERSION", "make", "named_truth"]

VERSION = "v1"  # of observations

Seats = Mapping[int, str]  # rule bots by seat


class MixedVector(Protocol):
    """What every such vector has, wherever it is stepped."""

    games: int
    kinds: tuple[GameKind, ...]
    kind_of: Any  # (games,): which of the kinds each game is
    observations: Any  # (games, 2944), of the seat that is asked, or of the one that was asked last if its game is over
    ledger: Any  # (games, 216)
    masks: Any  # (games, 600)
    asked: Any  # (games,): which seat that is
    rewards: Any  # (games, 8): what each seat got for the game that this step ended
    done: Any  # (games,)

    def step(self, actions: Any, check: bool = True) -> None:
        """Answer in every game."""

    def sample(self) -> Any:
        """A random action that is offered, for every game."""

    def advice(self, bot: str = "explorer") -> Any:
        """What a rule bot would say or answer in the asked seat, for every game."""

    def truth(self) -> Any:
        """What nobody knows, for every game: (games, 58)."""

    def save(self) -> Any:
        """All games as they stand."""

    def load(self, saved: Any) -> None:
        """Go on from games that were saved."""

    def redeal(self, seed: int) -> None:
        """Deal anew what the asked seats do not know."""


class MixedGames:
    """What a vector is made of: kinds of games, and how each of them sits among the games."""

    def __init__(self, games: Mapping[GameKind, int], bots: Mapping[GameKind, Seats] | None = None) -> None:
        """`bots` are the rule bots of some kinds, by seat; every other seat learns. Raises BadText if nobody is left to be asked."""
        if not games or min(games.values()) < 1:
            raise BadText("a mixed vector wants one game of each kind at least")
        self.kinds = tuple(games)
        self.count = sum(games.values())
        self.laid: tuple[State, ...] = tuple(table(kind.setup()) for kind in games)
        self.kind_of = np.repeat(np.arange(len(games)), list(games.values()))
        given = dict(bots or {})
        for kind, seats in given.items():
            if set(seats) >= set(range(kind.seats)):
                raise BadText(f"{kind}: bots sit in every seat, so nobody is left to learn")
        self.seat_bots = [seat_bots_of(dict(given[kind])) if given.get(kind) else NOBODY for kind in self.kinds]
        self.tables = np.empty((self.count, 2), np.int64)
        self.tables[:, 0] = self.kind_of
        self.tables[:, 1] = np.array(self.seat_bots, np.int64)[self.kind_of]


def make(
    games: Mapping[GameKind, int],
    *,
    seed: int = 0,
    asides: int = 1,
    bots: Mapping[GameKind, Seats] | None = None,
    hold: bool = False,
    device: str = "cpu",
) -> MixedVector:
    """Return so many games of each kind; those of one kind lie together, in the order of the kinds.

    `bots` are rule bots, by kind and seat. With `hold` a game that is over is shown as it ended, and the step after that deals its next
    one, whatever is answered; otherwise it is dealt again at once. Raises BadText if there are no such games or device.
    """
    mixture = MixedGames(games, bots)
    if device == "cpu":
        return Mixed(mixture, seed, asides, hold)
    if device == "cuda":
        from room25.envs.mixed_device import MixedOnDevice

        return MixedOnDevice(mixture, seed, asides, hold)
    raise BadText(f"there is no device {device!r}; there are 'cpu' and 'cuda'")


class Mixed:
    """Such games on the CPU, by the compiled rules."""

    def __init__(self, mixture: MixedGames, seed: int, asides: int, hold: bool) -> None:
        self._rules = engine(compiled=True)
        games = self.games = mixture.count
        self.kinds = mixture.kinds
        self.kind_of = mixture.kind_of
        self._hold = int(hold)
        self._states = np.zeros(games + len(mixture.laid), dtype())
        for i, laid in enumerate(mixture.laid):
            to_record(laid, self._states[games + i])
        self._tables = mixture.tables + np.array([games, 0])
        self._envs = new_envs(games, seed, asides)
        self._ledgers = np.zeros(games, ledgers.dtype())
        self._views = np.zeros(1, dtype())
        self._minds = np.zeros(1, mind_dtype())
        self._observations = aligned_zeros(games + 1, version(VERSION).dtype())
        self._accounts = aligned_zeros(games + 1, ledgers.account_dtype())
        self._masks = aligned_zeros(games + 1, mask.dtype())
        self._truths = aligned_zeros(games, truths.dtype())
        self._results = np.zeros(games, result_dtype())
        self._actions = np.zeros((games, 1), np.int64)
        self.observations: npt.NDArray[np.int8] = flat(self._observations)[:games]
        self.ledger: npt.NDArray[np.int8] = flat(self._accounts)[:games]
        self.masks: npt.NDArray[np.int8] = flat(self._masks)[:games]
        self.asked: npt.NDArray[np.int8] = aligned_zeros(games, np.int8)
        self.done: npt.NDArray[np.bool_] = aligned_zeros(games, np.bool_)
        self.rewards: npt.NDArray[np.float32] = aligned_zeros(games * SEATS, np.float32).reshape(games, SEATS)
        self._deal()

    def step(self, actions: Any, check: bool = True, deal: Any = None) -> None:
        """Play one action in every game. Raises IllegalAction if one is not offered: that game stands still, the others have gone on.

        Games at which `deal` is true are left as they are, and their next ones dealt.

        A device waits for the check, which costs time; without it the next step that is checked raises.
        """
        self._actions[:, 0] = actions
        self._actions[self._actions < 0] = numbered.SIZE  # a number below zero is no way to deal
        if deal is not None:
            self._actions[deal] = DEAL
        wrong = self._step()
        if wrong >= 0:
            raise refusal(wrong, int(self._actions[wrong, 0]), self.masks[wrong])

    def deal(self, seed: int) -> None:
        """Deal all games anew: place i gets the game of `Game.new(seed=seed + i)`, and its next ones follow by the number of games."""
        numbers = seed + np.arange(self.games, dtype=np.int64)
        self._envs["game"], self._envs["seed"] = numbers & LOW_32_BITS, (numbers >> 32) & LOW_32_BITS
        self._deal()

    def _deal(self) -> None:
        self._actions[:] = DEAL
        self._step()

    def _step(self) -> int:
        held = (self._states, self._envs, self._ledgers)
        wrong: int = self._rules.mixed_step(
            *held, self._minds, self._masks, self._actions, self._tables, self._results, self.games, self._hold
        )
        self._show()
        self.done[:] = self._results["done"]
        np.divide(self._results["rewards"], WHOLE, out=self.rewards, casting="unsafe")
        return wrong

    def _show(self) -> None:
        held = (self._states, self._envs, self._ledgers, self._views)
        self._rules.mixed_show(*held, self._observations, self._accounts, self._masks, self._results, self.games)
        self.asked[:] = self._results["seat"]

    def sample(self) -> npt.NDArray[np.int64]:
        """Return a random action that is offered, for every game that is not over; the array is overwritten by the next call."""
        self._rules.mixed_sample(self._envs, self._masks, self._actions, self.games)
        return self._actions[:, 0]

    def advice(self, bot: str = "explorer") -> npt.NDArray[np.int64]:
        """Return what a rule bot would do in the asked seat, for every game: what it has to say first, then its answer.

        The array is overwritten by the next call. Raises BadText for other bots.
        """
        level = rule_bot_level(bot)
        self._rules.mixed_advise(self._states, self._envs, self._minds, self._actions, level, self.games)
        return self._actions[:, 0]

    def truth(self) -> npt.NDArray[np.int8]:
        """Return what nobody knows, for every game, as rows (`named_truth` names their pieces); the next call overwrites them."""
        self._rules.mixed_truth(self._states, self._envs, self._truths, self.games)
        rows: npt.NDArray[np.int8] = flat(self._truths)
        return rows

    def save(self) -> tuple[Any, ...]:
        """Return all games as they stand."""
        kept = (self._states[: self.games], self._envs, self._ledgers, self._results)
        return tuple(array.copy() for array in kept)

    def load(self, saved: tuple[Any, ...]) -> None:
        """Go on from games that this vector, or one like it, has saved."""
        for array, value in zip((self._states[: self.games], self._envs, self._ledgers, self._results), saved):
            array[:] = value
        self._show()
        self.done[:] = False
        self.rewards[:] = 0

    def redeal(self, seed: int) -> None:
        """Deal anew, in every game, what the asked seat does not know. It cannot tell the difference: nothing that is shown changes."""
        low, high = seed & 0x7FFFFFFF, (seed >> 31) & 0xFFFFF
        self._rules.mixed_redeal(self._states, self._envs, self._views, self.games, low, high)


def named_truth(rows: Any) -> dict[str, Any]:
    """Return the pieces of `truth()` by name; they share the memory of the rows."""
    found, start = {}, 0
    for name, length, _ in truths.TRUTH:
        found[name] = rows[..., start : start + length]
        start += length
    return found
