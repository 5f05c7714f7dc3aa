"""Playing one chunk: inside compiled code where only rule bots sit at the table, otherwise each bot over its view, through the host."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, TypeAlias

from room25.arena import watch
from room25.arena.plan import ROLES, Chunk, Entrant, Matchup
from room25.bots import registry
from room25.bots.contract import Bot, Budget, Command
from room25.bots.host import Host
from room25.bots.process import START_GRACE, patience
from room25.bots.registry import CLAIRVOYANT, RULE_BOTS, is_file
from room25.engine.entries.games import rounds_played
from room25.engine.table.state import GUARD, State
from room25.errors import Room25Error
from room25.game import Decision, Game, SeatView
from room25.setup.lay import table

if TYPE_CHECKING:
    import numpy as np

    Array: TypeAlias = np.ndarray[Any, np.dtype[np.int64]]

__all__ = ["Around", "Clock", "MatchPlayer", "Played", "Watched", "inside", "play", "seat_bots"]


@dataclass
class Clock:
    """What the decisions of one bot took, as the clock on the wall says."""

    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0

    def add(self, other: Clock) -> None:
        self.decisions += other.decisions
        self.seconds += other.seconds
        self.slowest = max(self.slowest, other.slowest)


@dataclass
class Played:
    """A chunk's games, in order: deal by deal, and each deal's seatings one after the other."""

    overs: bytes = b""  # how each game ended, a number of engine/table/state
    guards: bytes = b""  # how many guards were dealt in it
    rounds: int = 0
    decisions: int = 0
    deaths: int = 0
    seconds: float = 0.0  # of the processor inside compiled code, of the clock elsewhere
    clocks: dict[str, Clock] = field(default_factory=dict)  # by the bot's label, if the bots were asked one by one
    notes: set[str] = field(default_factory=set)  # what bots had to say about themselves: ids of sentences


@dataclass(frozen=True)
class MatchPlayer:
    """What a process has to know to play any chunk of a run."""

    cells: Sequence[Matchup]
    seed: int
    compiled: bool

    def __call__(self, chunk: Chunk) -> Played:
        return play(self.cells[chunk.cell], chunk, self.seed, self.compiled)

    def name(self, chunk: Chunk) -> str:
        return f"{self.cells[chunk.cell]}, from deal {chunk.first} on"


def play(cell: Matchup, chunk: Chunk, seed: int, compiled: bool) -> Played:
    """All games of a chunk; deal number n has the seed `seed + n`, whoever plays it and wherever."""
    return _counted(cell, chunk, seed) if compiled and cell.is_fast else _over_views(cell, chunk, seed)


def inside(cell: Matchup, chunk: Chunk, seed: int, most: int = 0) -> tuple[Array, list[Array]]:
    """The games of rule bots without a Python call between two decisions: rows by seating and deal (see engine/brain/matches), and
    for each seating the decisions, where `most` of them are asked for.
    """
    import numpy as np

    from room25.compile import cpu
    from room25.engine.brain import mind
    from room25.engine.entries import matches
    from room25.engine.table.state import dtype, to_record

    states = np.zeros(2, dtype())
    to_record(table(cell.setup), states[0])
    minds = np.zeros(1, mind.dtype())
    seatings = cell.seatings
    results = np.zeros((len(seatings), chunk.deals, matches.WIDTH), np.int64)
    levels = [RULE_BOTS.index(entrant.name) for entrant in cell.line_up]
    guard = levels[1] if cell.kind == ROLES else levels[0]
    play_matches = cpu.rules().play_matches
    taken: list[Array] = []
    for i, seating in enumerate(seatings):
        own = sum(levels[who] << 4 * seat for seat, who in enumerate(seating))
        guards = sum(guard << 4 * seat for seat in range(len(seating))) if cell.kind == ROLES else own
        room = most
        while True:
            steps = np.zeros((max(1, room), matches.STEP_WIDTH), np.int64)
            decisions = int(
                play_matches(
                    states, minds, own, guards, seed + chunk.first, chunk.deals, results[i], steps, room if most else 0
                )
            )
            if not most or decisions <= room:
                break
            room = decisions  # they were more than was thought: the same games again, with room for all
        taken.append(steps[: decisions if most else 0])
    overs = results[:, :, matches.OVER].T.ravel()
    if not overs.all():
        deal = seed + chunk.first + int(np.argmin(overs)) // len(seatings)
        raise Room25Error(f"{cell}: the game of seed {deal} does not end")
    return results, taken


def _counted(cell: Matchup, chunk: Chunk, seed: int) -> Played:
    """What the arena needs of games that were played inside compiled code."""
    import numpy as np

    from room25.compile import cpu
    from room25.engine.entries import matches

    cpu.rules()  # loaded before the watch runs
    began = time.process_time()
    results, _ = inside(cell, chunk, seed)
    played = Played(seconds=time.process_time() - began)
    played.overs = results[:, :, matches.OVER].T.ravel().astype(np.uint8).tobytes()
    played.guards = np.bitwise_count(results[:, :, matches.GUARDS]).T.ravel().astype(np.uint8).tobytes()
    played.rounds = int(results[:, :, matches.ROUNDS].sum())
    played.decisions = int(results[:, :, matches.DECISIONS].sum())
    played.deaths = int(results[:, :, matches.DEATHS].sum())
    return played


def _over_views(cell: Matchup, chunk: Chunk, seed: int) -> Played:
    """Any bots, each asked for every decision."""
    played = Played()
    overs, guards = bytearray(), bytearray()
    began = time.perf_counter()
    for deal in range(chunk.first, chunk.first + chunk.deals):
        for turn, seating in enumerate(cell.seatings):
            game = Game(cell.setup, seed + deal)
            bots = seat_bots(cell, game, seating, f"{seed + deal} {turn}", played.clocks)
            Host(game, bots).finish()
            end = game.state()
            overs.append(end.outcome)
            guards.append(sum(1 for seat in range(end.seats) if _is_guard(cell, end, seat)))
            played.rounds += rounds_played(end)
            played.deaths += end.dead_count
            played.notes |= {bot.note for bot in bots.values() if bot.note}
    played.seconds = time.perf_counter() - began
    played.decisions = sum(clock.decisions for clock in played.clocks.values())
    played.overs, played.guards = bytes(overs), bytes(guards)
    return played


def seat_bots(
    cell: Matchup, game: Game, seating: tuple[int, ...], place: str, clocks: dict[str, Clock]
) -> dict[int, Bot]:
    """A fresh bot for every seat: by its role, by its side, or the same one everywhere."""
    truth = game.state()
    bots: dict[int, Bot] = {}
    for seat in range(game.seats):
        entrant = cell.line_up[_is_guard(cell, truth, seat) if cell.kind == ROLES else seating[seat]]
        bot = _make(entrant, game, _luck(f"{place} {seat}"))
        timed = Timed(bot, clocks.setdefault(entrant.label, Clock()))
        bots[seat] = Watched(timed, entrant.name) if is_file(entrant.name) else timed
    return bots


def _is_guard(cell: Matchup, s: State, seat: int) -> int:
    return 1 if cell.kind == ROLES and any(s.owner[c] == seat and s.role[c] == GUARD for c in range(8)) else 0


def _luck(place: str) -> int:
    """A bot's seed: another one for each game and seat, and not the number that dealt the game."""
    return int.from_bytes(hashlib.blake2b(place.encode(), digest_size=4, person=b"room25 arena").digest(), "big")


def _clairvoyant(game: Game, budget: Budget, seed: int) -> Bot:
    from room25.bots import search

    return search.clairvoyant(game, budget)


# Bots that are made with the game, because they may look into it; nothing else than the arena and the lab seats them.
WITH_GAME: dict[str, Callable[[Game, Budget, int], Bot]] = {CLAIRVOYANT: _clairvoyant}


def _make(entrant: Entrant, game: Game, seed: int) -> Bot:
    if entrant.name in WITH_GAME:
        return WITH_GAME[entrant.name](game, entrant.budget, seed)
    return registry.make(entrant.name, seed, entrant.budget)


class Around(Bot):
    """A bot with something around it."""

    def __init__(self, bot: Bot) -> None:
        super().__init__(bot.seed, bot.budget)
        vars(self)["name"] = bot.name  # errors name the bot, not what is around it
        self.bot = bot

    def decide(self, view: SeatView, decision: Decision) -> Command:
        return self.bot.decide(view, decision)

    def aside(self, view: SeatView) -> Command | None:
        return self.bot.aside(view)

    def beliefs(self, view: SeatView) -> Mapping[str, Any] | None:
        return self.bot.beliefs(view)

    def close(self) -> None:
        self.bot.close()
        self.note = self.bot.note


class Watched(Around):
    """A bot of somebody's own that is given up if it does not answer."""

    def __init__(self, bot: Bot, file: str) -> None:
        super().__init__(bot)
        self.file = file
        self.extra = START_GRACE  # for its first answer: it may have to fetch something

    def decide(self, view: SeatView, decision: Decision) -> Command:
        with self._due():
            return super().decide(view, decision)

    def beliefs(self, view: SeatView) -> Mapping[str, Any] | None:
        with self._due():
            return super().beliefs(view)

    def aside(self, view: SeatView) -> Command | None:
        with self._due():
            return super().aside(view)

    def _due(self) -> AbstractContextManager[None]:
        extra, self.extra = self.extra, 0.0
        return watch.due(self.file, patience(self.budget) + extra)


class Timed(Around):
    """A bot with a stopwatch beside it."""

    def __init__(self, bot: Bot, clock: Clock) -> None:
        super().__init__(bot)
        self.clock = clock

    def decide(self, view: SeatView, decision: Decision) -> Command:
        began = time.perf_counter()
        said = super().decide(view, decision)
        took = time.perf_counter() - began
        self.clock.add(Clock(1, took, took))
        return said
