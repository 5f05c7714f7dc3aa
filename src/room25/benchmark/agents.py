"""Agents: frozen ones by name and version, and whatever somebody wants evaluated. All of them are bots, and none looks at a clock."""

from __future__ import annotations

import hashlib
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from room25.arena.plan import BUDGET
from room25.arena.play import Around
from room25.bots import registry
from room25.bots.champion import Champion
from room25.bots.contract import Bot, BotError, Budget, Command, first_asked
from room25.errors import Room25Error
from room25.game import Decision, Game, SeatView
from room25.setup.lay import Setup

if TYPE_CHECKING:
    from room25.bots.policy import Policy

__all__ = ["Agent", "agent", "digest", "file_of", "frozen"]

PLAYOUTS = 100  # of a bot that looks ahead, unless `@` says otherwise
SOLONET = Path(__file__).with_name("solonet.npz")
POSITIONS = (  # an edition, a mode, seats, a seed: where the digest of a frozen agent is taken
    ("base", "cooperation", 4, 2**41),
    ("ultimate-en", "suspicion", 6, 2**41 + 1),
    ("base", "solo", 1, 2**41 + 2),
    ("season2", "competition", 2, 2**41 + 3),
)
EACH = 3  # one decision in so many of these games, so that every kind of question is among them


@dataclass(frozen=True)
class Agent:
    """A bot with its settings, under the name by which tables call it."""

    label: str
    bot: str
    playouts: int = PLAYOUTS
    hears: bool = True
    errs: float = 0.0
    about: str = ""
    digest: str = ""

    def make(self, seed: int) -> Bot:
        """A fresh bot for one seat of one game."""
        budget = Budget(playouts=self.playouts)
        bot = SoloNet(seed, budget) if self.bot == "solonet" else _bot(self.bot, seed, budget)
        if not self.hears:
            bot = Deaf(bot)
        return Shaky(bot, self.errs) if self.errs else bot


@cache
def frozen() -> Mapping[str, Agent]:
    """The frozen agents by name, `explorer-v1`."""
    data = tomllib.loads(Path(__file__).with_name("agents.toml").read_text(encoding="utf-8"))
    found = {}
    for row in data["agents"]:
        label = f"{row.pop('name')}-v{row.pop('version')}"
        found[label] = Agent(label, **row)
    return found


def agent(words: str) -> Agent:
    """Return the agent of this name: a frozen one, a bot (`search@400`), a file, a program, a network, or `module:function`.

    Raises BotError if there is none, and Room25Error for a budget in seconds.
    """
    if words in frozen():
        return frozen()[words]
    own = BUDGET.match(words)
    if own and own["seconds"]:
        raise Room25Error(
            f"{words}: the benchmark looks at no clock, so that its numbers are the same everywhere; "
            f"say playouts, as in {own['name']}@{PLAYOUTS}"
        )
    name, playouts = (own["name"], int(own["playouts"])) if own else (words, PLAYOUTS)
    if name == registry.CLAIRVOYANT:
        raise BotError("clairvoyant sees everything: the benchmark seats nobody who knows more than a seat may know")
    try:
        _bot(name, 0, Budget(playouts=playouts)).close()
    except BotError as error:
        raise BotError(f"{error}; or a function as module:function, or a frozen agent: {', '.join(frozen())}") from None
    short = name if name.startswith("program:") else name.rpartition("/")[2]
    return Agent(f"{short}@{playouts}" if name in registry.THINKERS else short, name, playouts)


def file_of(found: Agent) -> Path | None:
    """The file that an agent is made of, if there is one."""
    path = Path(found.bot.rpartition(":")[0] if found.bot.rpartition(":")[0].endswith((".py", ".npz")) else found.bot)
    return path if not found.bot.startswith(registry.PROGRAM) and path.is_file() else None


def _bot(name: str, seed: int, budget: Budget) -> Bot:
    """A bot by its name in the registry, or a function that takes an observation and a mask."""
    from room25.benchmark import policy

    if policy.is_function(name):
        return policy.FunctionBot(name, seed, budget)
    return registry.make(name, seed, budget)


def digest(found: Agent) -> str:
    """A hash of what an agent answers, says and believes in fixed positions; other agents have played to them."""
    told = hashlib.sha256()
    for edition, mode, seats, deal in POSITIONS:
        game = Game(Setup(edition=edition, mode=mode, seats=seats), deal)
        guide = registry.make("explorer", 1)
        bots = {seat: found.make(100 + seat) for seat in range(seats)}
        number = 0
        while (decision := game.decision) is not None:
            seat = game.seat_of(decision.asked[0])
            view = game.view(seat)
            if number % EACH == 0:
                believed = bots[seat].beliefs(view) if decision.kind == "program" else None
                said = (bots[seat].decide(view, decision), bots[seat].aside(view), _rounded(believed))
                told.update(repr(said).encode())
            spoken = guide.aside(view)
            game.play(spoken or guide.decide(view, decision))
            number += 1
    return told.hexdigest()[:16]


def _rounded(believed: Mapping[str, Any] | None) -> str:
    guards = (believed or {}).get("guards", {})
    return " ".join(f"{who} {100 * odds:.0f}" for who, odds in sorted(guards.items()))


class Deaf(Around):
    """Neither makes claims nor hears them. It may still show itself as a guard or lay a reminder."""

    def decide(self, view: SeatView, decision: Decision) -> Command:
        return super().decide(_unheard(view), decision)

    def aside(self, view: SeatView) -> Command | None:
        said = super().aside(_unheard(view))
        return None if said is None or " claim " in said else said

    def beliefs(self, view: SeatView) -> Mapping[str, Any] | None:
        return super().beliefs(_unheard(view))


def _unheard(view: SeatView) -> SeatView:
    """The same view without what anybody said."""
    flat = view.flat.clone()
    flat.claims[:] = [0] * len(flat.claims)
    return SeatView(flat, [event for event in view.events if event.kind != "claimed"])


class Shaky(Around):
    """Gives any legal answer now and then."""

    def __init__(self, bot: Bot, errs: float) -> None:
        super().__init__(bot)
        self.errs = errs

    def decide(self, view: SeatView, decision: Decision) -> Command:
        who = first_asked(view, decision)
        dice = self.luck(view, f"{who} errs")
        if dice.random() < self.errs:
            return f"{who} {dice.choice(view.options[who])}"
        return super().decide(view, decision)


class SoloNet(Champion):
    """The network of the benchmark, in numbers of 64 bits: so its answers do not depend on how a processor rounds sums of 32 bits."""

    name = "solonet"

    def __init__(self, seed: int, budget: Budget) -> None:
        super().__init__(seed, budget, SOLONET)

    def policy(self) -> Policy | None:
        return _exact(SOLONET)


@cache
def _exact(path: Path) -> Policy:
    import numpy as np

    from room25.bots.policy import Policy, read

    held = read(path)
    parts = {name: part.astype(np.float64) for name, part in held.parts.items()}
    return Policy(parts, held.width, held.blocks, held.asides)  # type: ignore[arg-type]  # wider than it says
