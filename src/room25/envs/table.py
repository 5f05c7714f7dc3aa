"""One game for an adapter: compiled, or interpreted if there is no compiler, and the same game either way."""

from __future__ import annotations

import sys
from functools import cache
from typing import TYPE_CHECKING, Any

from room25.bots.registry import RULE_BOTS
from room25.engine.brain.seat import NO_BOT
from room25.engine.entries import envs as batch
from room25.engine.learn import mask
from room25.engine.learn.step import DEAL, NOBODY, WHOLE, EnvState
from room25.engine.table.fields import SCRATCH
from room25.engine.table.state import FIELDS, SPECTATOR, State, View, from_record, to_record
from room25.engine.views.project import project
from room25.engine.views.redeal import redeal
from room25.envs import VERSION, actions
from room25.envs.versions import version
from room25.errors import BadText
from room25.setup.lay import Setup, table

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.int8]

__all__ = [
    "EnvSpec",
    "Episode",
    "LOW_32_BITS",
    "NOBODY",
    "agent_name",
    "engine",
    "rule_bot_level",
    "seat_bots_of",
    "setup_of",
]

LOW_32_BITS = 0xFFFFFFFF


def setup_of(edition: str, mode: str, seats: int | None, level: str, **more: Any) -> Setup:
    """Return a setup with the defaults of `Game.new`; what is empty is left to them."""
    said = {key: value for key, value in more.items() if value}
    return Setup.of(edition=edition, mode=mode, seats=seats or None, level=level, **said)


class EnvSpec:
    """What all games of one setup share: the laid table, the engine, and scratch arrays for observations."""

    def __init__(self, setup: Setup, asides: int = 1, compiled: bool | None = None, observation: str = VERSION) -> None:
        """`asides` is how many things a seat may say or do in addition to each answer. `compiled`: None means if there is a compiler.

        Raises BadText for a number of asides or a version of observations that is not possible.
        """
        if not 0 <= asides <= 100:
            raise BadText(f"asides is {asides}: a seat may do 0 to 100 things in addition to an answer")
        self.observation = version(observation)
        self.setup = setup
        self.asides = asides
        self.laid = table(setup)
        self.seats = self.laid.seats
        self.owner = tuple(self.laid.owner)
        self.rules = engine(compiled)
        # held here, because looking one up would take longer than the call
        code: Any = batch if self.rules is None else self.rules
        self.env_play, self.env_offer = code.env_play, code.env_offer
        self.env_asked, self.env_reward = code.env_asked, code.env_reward
        if self.rules is None:
            self.views: Any = [View()]
            self.masks: Any = [mask.Mask(), mask.Mask()]
            self.minds: Any = [_mind()]
            self.numbers: Any = [[0] * actions.SIZE]
            return
        import numpy as np

        from room25.engine.brain import mind
        from room25.engine.learn.step import dtype as env_dtype
        from room25.engine.table.state import dtype

        self.env_type = env_dtype()
        self.views = np.zeros(1, dtype())
        self.env_observe = getattr(self.rules, self.observation.observe_entry)
        self.observations = np.zeros(2, self.observation.dtype())
        self.masks = np.zeros(2, mask.dtype())
        self.minds = np.zeros(1, mind.dtype())
        self.numbers = np.zeros((1, actions.SIZE), np.int64)
        self.row = self.numbers[0]
        self.raw = np.zeros(2 * self.views.dtype.itemsize + self.env_type.itemsize, np.uint8)
        to_record(self.laid, self.raw[: 2 * self.views.dtype.itemsize].view(self.views.dtype)[batch.LAID])
        self.raw[2 * self.views.dtype.itemsize :].view(self.env_type)["most"] = asides
        self.raw[2 * self.views.dtype.itemsize :].view(self.env_type)["stride"] = 1
        self.flat_observation = self.observations.view(np.int8)[: self.observation.size]
        self.flat_mask = self.masks.view(np.int8)[: actions.SIZE]

    def __deepcopy__(self, memo: object) -> EnvSpec:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return _spec, (self.setup, self.asides, self.observation.name)


_SPECS: dict[str, EnvSpec] = {}


def _spec(setup: Setup, asides: int, observation: str) -> EnvSpec:
    """Return the EnvSpec that was saved; the engine is whatever this machine has."""
    return _SPECS.setdefault(f"{setup} {asides} {observation}", EnvSpec(setup, asides, None, observation))


def _mind() -> Any:
    from room25.engine.brain.mind import Mind

    return Mind()


def engine(compiled: bool | None) -> Any:
    """Return the compiled rules, which the first one that wants them on a machine compiles; or None to interpret them.

    Raises Room25Error if they are demanded and there is no compiler.
    """
    if compiled is False:
        return None
    from room25.compile import cpu, native

    if not compiled and not cpu.is_possible():
        _say(f"These games are stepped by interpreted rules, which is slow: {native.NONE}")
        return None
    if cpu.is_possible() and not cpu.is_ready():
        _say("Compiling the rules for this machine, once: this takes a few seconds.")
    return cpu.rules()


@cache
def _say(sentence: str) -> None:
    """Something that whoever waits should know, once."""
    print(sentence, file=sys.stderr)


class Episode:
    """One game: who is asked, what is offered, what is seen. `who` is the character that is asked, -1 once the game is over."""

    __slots__ = ("envs", "raw", "spec", "states", "who")

    def __init__(self, spec: EnvSpec) -> None:
        self.spec = spec
        self.who = -1
        if spec.rules is None:
            self.raw: Any = None
            self.states: Any = [State(), spec.laid]
            self.envs: Any = [EnvState()]
            self.envs[0].most = spec.asides
            self.envs[0].stride = 1
        else:
            self._hold(spec.raw.copy())

    def _hold(self, raw: Any) -> None:
        """Keep all records in one piece of memory, which is faster to copy than each of them."""
        states = self.spec.views.dtype
        self.raw = raw
        self.states = raw[: 2 * states.itemsize].view(states)
        self.envs = raw[2 * states.itemsize :].view(self.spec.env_type)

    def clone(self) -> Episode:
        """Return an equal and independent game."""
        other = Episode.__new__(Episode)
        other.spec = self.spec
        other.who = self.who
        if self.raw is not None:
            other._hold(self.raw.copy())
            return other
        other.raw = None
        other.states = [self.states[batch.BOARD].clone(), self.spec.laid]
        other.envs = [EnvState()]
        for name in EnvState.__slots__:
            setattr(other.envs[0], name, getattr(self.envs[0], name))
        return other

    def __deepcopy__(self, memo: object) -> Episode:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        env = [int(self._of_env(name)) for name in EnvState.__slots__]
        return _episode, (self.spec, self.state().numbers(), env, self.who)

    def deal(self, seed: int, seat_bots: int = NOBODY) -> None:
        """Deal the game that `Game.new(…, seed=seed)` deals. `seat_bots` are the rule bots, four bits per seat; see `seat_bots_of`."""
        self._set_env("game", seed & LOW_32_BITS)
        self._set_env("seed", (seed >> 32) & LOW_32_BITS)
        self.act(DEAL, seat_bots)

    def _of_env(self, name: str) -> int:
        return getattr(self.envs[0], name) if self.raw is None else int(self.envs[name][0])

    def _set_env(self, name: str, value: int) -> None:
        if self.raw is None:
            setattr(self.envs[0], name, value)
        else:
            self.envs[name] = value

    @property
    def seat(self) -> int:
        """The seat that is asked, or -1."""
        return self.spec.owner[self.who] if self.who >= 0 else -1

    @property
    def is_over(self) -> bool:
        return self.who < 0

    def play(self, action: int, seat_bots: int = NOBODY) -> None:
        """Play one action. Raises IllegalAction, and changes nothing, if it is not offered."""
        self.check(action)
        self.act(action, seat_bots)

    def check(self, action: int) -> None:
        """Raises IllegalAction if this action is not offered now."""
        offered = self.offered()
        if action not in offered:
            raise actions.illegal(self.view(max(self.seat, 0)), self.who, action, offered)

    def act(self, action: int, seat_bots: int = NOBODY) -> None:
        """Play one action without a check: the caller knows that it is offered."""
        spec = self.spec
        self.who = spec.env_play(self.states, self.envs, spec.minds, action, seat_bots)

    def answer_as(self, who: int, said: int) -> None:
        """If several are asked at the same time: let this character answer next, which has done `said` asides since its last answer."""
        self.who = who
        self._set_env("who", who)
        self._set_env("said", said)

    @property
    def said(self) -> int:
        """How many asides were done since the last answer."""
        return self._of_env("said")

    def offered(self) -> list[int]:
        """Return what the asked character may do, in ascending order."""
        spec = self.spec
        if self.who < 0:
            return []
        n = spec.env_offer(self.states, self.envs, self.who, spec.masks, spec.numbers)
        numbers: list[int] = spec.row[:n].tolist() if self.raw is not None else spec.numbers[0][:n]
        return numbers

    def mask(self) -> Numbers:
        """Return what the asked character may do as 0 or 1 for every action there is."""
        import numpy as np

        if self.who < 0:
            return np.zeros(actions.SIZE, np.int8)
        spec = self.spec
        spec.env_offer(self.states, self.envs, self.who, spec.masks, spec.numbers)
        return spec.flat_mask.copy() if self.raw is not None else np.array(spec.masks[0].may, np.int8)

    def observe(self, seat: int) -> Numbers:
        """Return the observation of a seat."""
        import numpy as np

        spec = self.spec
        if self.raw is not None:
            spec.env_observe(self.states, seat, spec.views, spec.observations)
            row: Numbers = spec.flat_observation.copy()
            return row
        project(self.states[batch.BOARD], seat, spec.views[0])
        record = spec.observation.record()
        spec.observation.encode(spec.views[0], record)
        return np.array(record.numbers(), np.int8)

    def rewards(self) -> list[float]:
        """Return the reward of each seat: zero until the game is over."""
        return [self.spec.env_reward(self.states, seat) / WHOLE for seat in range(self.spec.seats)]

    def asked_of(self, seat: int) -> int:
        """Return the character for which this seat must answer now, or -1."""
        return int(self.spec.env_asked(self.states, seat))

    def state(self) -> State:
        """Return the whole truth. Whatever serves a seat must take a view instead."""
        if self.raw is None:
            return self.states[batch.BOARD]  # type: ignore[no-any-return]
        truth = State()
        from_record(self.states[batch.BOARD], truth)
        return truth

    def view(self, pov: int = SPECTATOR) -> View:
        """Return what a pov may know."""
        seen = View()
        project(self.state(), pov, seen)
        return seen

    def seen(self, seat: int) -> bytes:
        """Return the whole view of a seat as bytes: two are equal if the seat cannot tell them apart."""
        if self.raw is None:
            return repr(self.view(seat).numbers()).encode()
        self.spec.rules.project_one(self.states, batch.BOARD, seat, self.spec.views, 0)
        self.spec.views["legal"] = 0
        return self.spec.views.tobytes()  # type: ignore[no-any-return]

    def redeal(self, seat: int, low: int, high: int) -> Episode:
        """Return a game that this seat could not tell from this one; what it does not know is dealt at random."""
        other = self.clone()
        if self.raw is not None:
            self.spec.rules.project_one(self.states, batch.BOARD, seat, self.spec.views, 0)
            self.spec.rules.redeal_one(self.spec.views, 0, low, high, other.states, batch.BOARD)
            return other
        redeal(self.view(seat), low, high, other.states[batch.BOARD])
        return other


def _episode(spec: EnvSpec, numbers: tuple[int, ...], env: list[int], who: int) -> Episode:
    """Return the game that was saved."""
    episode = Episode(spec)
    s = from_numbers(numbers)
    if episode.raw is None:
        episode.states[batch.BOARD] = s
    else:
        to_record(s, episode.states[batch.BOARD])
    for name, value in zip(EnvState.__slots__, env):
        episode._set_env(name, value)
    episode.who = who
    return episode


def from_numbers(numbers: tuple[int, ...]) -> State:
    """Return the state whose `numbers()` these are."""
    state = State()
    start = 0
    for name, length, _ in FIELDS:
        if name not in SCRATCH:
            setattr(state, name, list(numbers[start : start + length]) if length else numbers[start])
            start += length or 1
    return state


def seat_bots_of(bots: dict[int, str]) -> int:
    """Return rule bots by seat, packed as the compiled rules take them; every other seat learns. Raises BadText for other bots."""
    packed = 0
    for seat in range(8):
        packed |= (rule_bot_level(bots[seat]) if seat in bots else NO_BOT) << (4 * seat)
    return packed


def rule_bot_level(bot: str) -> int:
    """Return the level of a rule bot, as the compiled rules take it. Raises BadText for other bots."""
    if bot not in RULE_BOTS:
        raise BadText(f"{bot!r} is not a rule bot: they are {', '.join(RULE_BOTS)}")
    return RULE_BOTS.index(bot)


def agent_name(seat: int) -> str:
    """Return the name of a seat as the frameworks call it."""
    return f"seat_{seat}"
