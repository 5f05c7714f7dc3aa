"""One game for an adapter: compiled where this machine has compiled the rules, interpreted otherwise, and the same game either way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from room25.engine.entries import envs as batch
from room25.engine.learn import v0
from room25.engine.learn.step import NO_BOT, WHOLE, Run
from room25.engine.table.fields import SCRATCH
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import FIELDS, SPECTATOR, Flat, State, View, from_record, to_record
from room25.engine.views.project import project
from room25.engine.views.redeal import redeal
from room25.envs import actions
from room25.errors import BadText
from room25.setup.lay import Setup, table

if TYPE_CHECKING:
    import numpy as np
    import numpy.typing as npt

    Numbers = npt.NDArray[np.int8]

WORD = 0xFFFFFFFF
RULE_BOTS = ("uniform", "cautious", "explorer")
NOBODY = sum(NO_BOT << 4 * seat for seat in range(8))  # no bots at all


def setup_of(edition: str, mode: str, seats: int | None, level: str, **more: Any) -> Setup:
    """A setup with the defaults of `Game.new`; what is empty is left to them."""
    said = {key: value for key, value in more.items() if value}
    return Setup.of(edition=edition, mode=mode, seats=seats or None, level=level, **said)


class Kind:
    """What all games of one setup share: the laid table, the engine, and scratch for whoever looks."""

    def __init__(self, setup: Setup, asides: int = 1, compiled: bool | None = None) -> None:
        """`asides` is how many things a seat may say or do beside each answer. `compiled` None: if the machine code is there."""
        if not 0 <= asides <= 100:
            raise BadText(f"asides is {asides}: a seat may do 0 to 100 things beside an answer")
        self.setup = setup
        self.asides = asides
        self.laid = table(setup)
        self.seats = self.laid.seats
        self.owner = tuple(self.laid.owner)
        self.rules = engine(compiled)
        # held here, because looking one up would take longer than the call
        code: Any = batch if self.rules is None else self.rules
        self.env_play, self.env_offer, self.env_observe = code.env_play, code.env_offer, code.env_observe
        self.env_asked, self.env_gain = code.env_asked, code.env_gain
        if self.rules is None:
            self.views: Any = [View()]
            self.observations: Any = [v0.Obs(), v0.Obs()]
            self.masks: Any = [v0.Mask(), v0.Mask()]
            self.minds: Any = [_mind()]
            self.numbers: Any = [[0] * actions.SIZE]
            return
        import numpy as np

        from room25.engine.brain import mind
        from room25.engine.learn.step import dtype as run_dtype
        from room25.engine.table.state import dtype

        self.run_type = run_dtype()
        self.views = np.zeros(1, dtype())
        self.observations = np.zeros(2, v0.dtype())
        self.masks = np.zeros(2, v0.mask_dtype())
        self.minds = np.zeros(1, mind.dtype())
        self.numbers = np.zeros((1, actions.SIZE), np.int64)
        self.row = self.numbers[0]
        self.raw = np.zeros(2 * self.views.dtype.itemsize + self.run_type.itemsize, np.uint8)
        to_record(self.laid, self.raw[: 2 * self.views.dtype.itemsize].view(self.views.dtype)[batch.LAID])
        self.raw[2 * self.views.dtype.itemsize :].view(self.run_type)["most"] = asides
        self.raw[2 * self.views.dtype.itemsize :].view(self.run_type)["stride"] = 1
        self.flat_observation = self.observations.view(np.int8)[: v0.SIZE]
        self.flat_mask = self.masks.view(np.int8)[: actions.SIZE]

    def __deepcopy__(self, memo: object) -> Kind:
        return self  # it never changes

    def __reduce__(self) -> tuple[Any, ...]:
        return _kind, (self.setup, self.asides)


_KINDS: dict[str, Kind] = {}


def _kind(setup: Setup, asides: int) -> Kind:
    """The kind that was saved; the engine is whatever this machine has."""
    return _KINDS.setdefault(f"{setup} {asides}", Kind(setup, asides))


def _mind() -> Any:
    from room25.engine.brain.mind import Mind

    return Mind()


def engine(compiled: bool | None) -> Any:
    """The compiled rules, or None."""
    if compiled is False:
        return None
    try:
        from room25.compile import cpu

        return cpu.rules() if compiled or cpu.is_warm() else None
    except ImportError:
        if compiled:
            raise
        return None


class Table:
    """One game: who is asked, what is offered, what is seen. `who` is the asked character, -1 once it is over."""

    __slots__ = ("kind", "raw", "runs", "states", "who")

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.who = -1
        if kind.rules is None:
            self.raw: Any = None
            self.states: Any = [State(), kind.laid]
            self.runs: Any = [Run()]
            self.runs[0].most = kind.asides
            self.runs[0].stride = 1
        else:
            self._hold(kind.raw.copy())

    def _hold(self, raw: Any) -> None:
        """Records in one piece of memory, which is copied faster than they are."""
        states = self.kind.views.dtype
        self.raw = raw
        self.states = raw[: 2 * states.itemsize].view(states)
        self.runs = raw[2 * states.itemsize :].view(self.kind.run_type)

    def clone(self) -> Table:
        """An equal and independent game."""
        other = Table.__new__(Table)
        other.kind = self.kind
        other.who = self.who
        if self.raw is not None:
            other._hold(self.raw.copy())
            return other
        other.raw = None
        other.states = [self.states[batch.BOARD].clone(), self.kind.laid]
        other.runs = [Run()]
        for name in Run.__slots__:
            setattr(other.runs[0], name, getattr(self.runs[0], name))
        return other

    def __deepcopy__(self, memo: object) -> Table:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        run = [int(self._of_run(name)) for name in Run.__slots__]
        return _table, (self.kind, self.state().numbers(), run, self.who)

    def deal(self, seed: int, levels: int = NOBODY) -> None:
        """The game that `Game.new(…, seed=seed)` deals; rule bots answer where they sit: four bits a seat, see `levels_of`."""
        self._run("game", seed & WORD)
        self._run("seed", (seed >> 32) & WORD)
        self.take(batch.DEAL, levels)

    def _of_run(self, name: str) -> int:
        return getattr(self.runs[0], name) if self.raw is None else int(self.runs[name][0])

    def _run(self, name: str, value: int) -> None:
        if self.raw is None:
            setattr(self.runs[0], name, value)
        else:
            self.runs[name] = value

    @property
    def seat(self) -> int:
        """The seat that is asked, or -1."""
        return self.kind.owner[self.who] if self.who >= 0 else -1

    @property
    def is_over(self) -> bool:
        return self.who < 0

    def play(self, action: int, levels: int = NOBODY) -> None:
        """One action that is offered; IllegalAction where it is not, and nothing has changed."""
        offered = self.offered()
        if action not in offered:
            raise actions.illegal(self.view(max(self.seat, 0)), self.who, action, offered)
        self.take(action, levels)

    def take(self, action: int, levels: int = NOBODY) -> None:
        """The same, where the caller knows that it is offered."""
        kind = self.kind
        self.who = kind.env_play(self.states, self.runs, kind.minds, action, levels)

    def answer_as(self, who: int, said: int) -> None:
        """Where several are asked at the same time: this character answers next, and has done so much beside it."""
        self.who = who
        self._run("who", who)
        self._run("said", said)

    @property
    def said(self) -> int:
        """What was done beside the answer that is awaited."""
        return self._of_run("said")

    def offered(self) -> list[int]:
        """What the asked character may do, in ascending order."""
        kind = self.kind
        if self.who < 0:
            return []
        n = kind.env_offer(self.states, self.runs, self.who, kind.masks, kind.numbers)
        found: list[int] = kind.row[:n].tolist() if self.raw is not None else kind.numbers[0][:n]
        return found

    def mask(self) -> Numbers:
        """The same as 0 and 1 for every action there is."""
        import numpy as np

        if self.who < 0:
            return np.zeros(actions.SIZE, np.int8)
        kind = self.kind
        kind.env_offer(self.states, self.runs, self.who, kind.masks, kind.numbers)
        return kind.flat_mask.copy() if self.raw is not None else np.array(kind.masks[0].may, np.int8)

    def observe(self, seat: int) -> Numbers:
        """What a seat sees."""
        import numpy as np

        kind = self.kind
        kind.env_observe(self.states, seat, kind.views, kind.observations)
        row: Numbers = (
            kind.flat_observation if self.raw is not None else np.array(kind.observations[0].numbers(), np.int8)
        )
        return row.copy()

    def rewards(self) -> list[float]:
        """What each seat gets by now."""
        return [self.kind.env_gain(self.states, seat) / WHOLE for seat in range(self.kind.seats)]

    def asked_of(self, seat: int) -> int:
        """The character for which this seat must answer now, or -1."""
        return int(self.kind.env_asked(self.states, seat))

    def state(self) -> State:
        """The whole truth; whatever serves a seat takes a view."""
        if self.raw is None:
            return self.states[batch.BOARD]  # type: ignore[no-any-return]
        found = State()
        from_record(self.states[batch.BOARD], found)
        return found

    def view(self, pov: int = SPECTATOR) -> View:
        """What a pov may know."""
        found = View()
        project(self.state(), pov, found)
        return found

    def seen(self, seat: int) -> bytes:
        """A seat's whole view as bytes, to be told apart from others."""
        if self.raw is None:
            return repr(self.view(seat).numbers()).encode()
        self.kind.rules.project_one(self.states, batch.BOARD, seat, self.kind.views, 0)
        self.kind.views["legal"] = 0
        return self.kind.views.tobytes()  # type: ignore[no-any-return]

    def redeal(self, seat: int, low: int, high: int) -> Table:
        """A game that this seat could not tell from this one, with what it does not know dealt by luck."""
        other = self.clone()
        if self.raw is not None:
            self.kind.rules.project_one(self.states, batch.BOARD, seat, self.kind.views, 0)
            self.kind.rules.redeal_one(self.kind.views, 0, low, high, other.states, batch.BOARD)
            return other
        redeal(self.view(seat), low, high, other.states[batch.BOARD])
        return other


def _table(kind: Kind, numbers: tuple[int, ...], run: list[int], who: int) -> Table:
    """The game that was saved."""
    found = Table(kind)
    s = from_numbers(numbers)
    if found.raw is None:
        found.states[batch.BOARD] = s
    else:
        to_record(s, found.states[batch.BOARD])
    for name, value in zip(Run.__slots__, run):
        found._run(name, value)
    found.who = who
    return found


def from_numbers(numbers: tuple[int, ...]) -> State:
    """The state that gave these numbers."""
    found = State()
    start = 0
    for name, length, _ in FIELDS:
        if name not in SCRATCH:
            setattr(found, name, list(numbers[start : start + length]) if length else numbers[start])
            start += length or 1
    return found


def levels_of(bots: dict[int, str]) -> int:
    """Rule bots by seat, as the compiled rules take them; every other seat learns."""
    found = 0
    for seat in range(8):
        name = bots.get(seat)
        if name is not None and name not in RULE_BOTS:
            raise BadText(f"{name!r} is no rule bot: they are {', '.join(RULE_BOTS)}")
        found |= (RULE_BOTS.index(name) if name is not None else NO_BOT) << (4 * seat)
    return found


def agent_name(seat: int) -> str:
    """Seats as the frameworks call them."""
    return f"seat_{seat}"


def people_of(s: Flat, seat: int) -> list[str]:
    """The characters of a seat."""
    return [CHARACTER_NAMES[c] for c in range(8) if s.owner[c] == seat]
