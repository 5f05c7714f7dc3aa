"""What came out of one cell, counted."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from room25.arena.plan import ROLES, TOGETHER, Chunk, Matchup
from room25.arena.play import Clock, Played
from room25.engine.rules import outcome
from room25.engine.table.state import FULL, PARTIAL, PRISONERS

__all__ = ["DRAWN", "LOST", "Tally", "WON"]

WON, LOST, DRAWN = "won", "lost", "drawn"
NAMES = {outcome.LOST: LOST, outcome.TIED: DRAWN, outcome.PARTLY_WON: WON, outcome.WON: WON}


class Tally:
    """The games of one cell, as far as they were played. Won and lost are those of its first bot."""

    def __init__(self, cell: Matchup, deals: int) -> None:
        self.cell = cell
        self.seatings = len(cell.seatings)
        # Which of the two holds a side, in each seating.
        self.holders = [dict(zip(cell.sides, seating)) for seating in cell.seatings]
        self.overs = bytearray(deals * self.seatings)  # 0: not played
        self.guards = bytearray(deals * self.seatings)
        self.rounds = self.decisions = self.deaths = 0
        self.seconds = 0.0
        self.clocks: dict[str, Clock] = {}
        self.notes: set[str] = set()

    def add(self, chunk: Chunk, played: Played) -> None:
        """A chunk that has been played."""
        start = chunk.first * self.seatings
        self.overs[start : start + len(played.overs)] = played.overs
        self.guards[start : start + len(played.guards)] = played.guards
        self.rounds += played.rounds
        self.decisions += played.decisions
        self.deaths += played.deaths
        self.seconds += played.seconds
        for label, clock in played.clocks.items():
            self.clocks.setdefault(label, Clock()).add(clock)
        self.notes |= played.notes

    @property
    def games(self) -> int:
        return len(self.overs) - self.overs.count(0)

    @property
    def full(self) -> int:
        """Cooperation and Solo: everybody got out."""
        return self.overs.count(FULL) if self.cell.kind == TOGETHER else 0

    @property
    def partial(self) -> int:
        """Cooperation of the base game: all but one got out (WIN-COOP-01)."""
        return self.overs.count(PARTIAL) if self.cell.kind == TOGETHER else 0

    def outcomes(self) -> Counter[str]:
        """How many games the first bot won, lost and drew."""
        found: Counter[str] = Counter()
        for turn in range(self.seatings):
            for over, n in Counter(self.overs[turn :: self.seatings]).items():
                if over:
                    found[self.outcome(over, turn)] += n
        return found

    def outcome(self, over: int, turn: int) -> str:
        """What a result means for the first bot, in this seating."""
        return NAMES[self.cell.result(over, turn)]

    def by_guards(self) -> dict[int, tuple[int, int]]:
        """Suspicion: for each number of guards that was dealt the games, and those that the prisoners won."""
        if self.cell.kind != ROLES:
            return {}
        found = Counter(zip(self.guards, self.overs))
        numbers = sorted({guards for guards, over in found if over})
        games = {n: sum(count for (g, over), count in found.items() if g == n and over) for n in numbers}
        return {n: (games[n], found[n, PRISONERS]) for n in numbers}

    def matches(self) -> Iterator[tuple[int, int, int]]:
        """Every game that was played: its deal, its seating and how it ended."""
        for i, over in enumerate(self.overs):
            if over:
                yield i // self.seatings, i % self.seatings, over
