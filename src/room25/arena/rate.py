"""From counted games to judgements: rates with their intervals, and ratings.

Ratings are openskill's Plackett–Luce, one list a mode, because the modes measure different things:

- rivals (Competition, Team): each game ranks its sides, the winner before all others;
- Suspicion: a bot is rated as prisoners and again as guards, so the difference of the two lists is the balance of the game;
- all together (Cooperation, Solo): the bots that played the same deal of the same table are ranked by how it ended for them.
"""

from __future__ import annotations

import random
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import sqrt

from room25.arena.plan import RIVALS, ROLES, TOGETHER
from room25.arena.tally import DRAWN, LOST, WON, Tally
from room25.engine.rules import outcome
from room25.engine.table.state import GUARD, PRISONER

__all__ = ["Interval", "Z", "by_role", "ratings", "score", "wilson"]

Z = 1.959963984540054  # of a 95 % interval
RATED = 30_000  # matches of one mode at most: more change nothing that a table shows
EVERYBODY, AS_PRISONERS, AS_GUARDS, AS_RIVAL = "everybody", "prisoners", "guards", "rival"

Interval = tuple[float, float]
Player = tuple[str, str]  # a bot's label and its role
Match = tuple[tuple[Player, int], ...]  # who took part, and its rank: 0 is best


def wilson(wins: int, games: int) -> Interval:
    """Wilson's 95 % interval of a rate; without games all is possible."""
    if games == 0:
        return 0.0, 1.0
    rate = wins / games
    scale = 1 + Z * Z / games
    middle = (rate + Z * Z / (2 * games)) / scale
    half = Z * sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / scale
    return max(0.0, middle - half) if wins else 0.0, min(1.0, middle + half) if wins < games else 1.0


@dataclass(frozen=True)
class Score:
    """Games won, lost and drawn; the share is of those that were decided."""

    wins: int = 0
    losses: int = 0
    draws: int = 0

    def __add__(self, other: Score) -> Score:
        return Score(self.wins + other.wins, self.losses + other.losses, self.draws + other.draws)

    @property
    def decided(self) -> int:
        return self.wins + self.losses

    @property
    def games(self) -> int:
        return self.decided + self.draws

    @property
    def share(self) -> float | None:
        return self.wins / self.decided if self.decided else None

    @property
    def interval(self) -> Interval:
        return wilson(self.wins, self.decided)

    def turned(self) -> Score:
        """The same games for the other one."""
        return Score(self.losses, self.wins, self.draws)


def score(tally: Tally) -> Score:
    """The score of a cell's first bot."""
    found = tally.outcomes()
    return Score(found[WON], found[LOST], found[DRAWN])


def by_role(tallies: Iterable[Tally]) -> dict[tuple[str, str, str], Score]:
    """The score of every bot in every mode and role: (mode, label, role)."""
    found: dict[tuple[str, str, str], Score] = defaultdict(Score)
    for tally in tallies:
        own = score(tally)
        mode, kind = tally.cell.setup.mode, tally.cell.kind
        first, second = (entrant.label for entrant in tally.cell.line_up)
        if kind == TOGETHER:
            found[mode, first, EVERYBODY] += own
        else:
            found[mode, first, AS_PRISONERS if kind == ROLES else AS_RIVAL] += own
            found[mode, second, AS_GUARDS if kind == ROLES else AS_RIVAL] += own.turned()
    return dict(found)


@dataclass(frozen=True)
class Rating:
    """A bot's skill in one mode and role; 25 ± 8.3 is where everybody starts."""

    mode: str
    bot: str
    role: str
    mu: float
    sigma: float
    matches: int

    @property
    def interval(self) -> Interval:
        return self.mu - Z * self.sigma, self.mu + Z * self.sigma


def ratings(tallies: Sequence[Tally], seed: int) -> list[Rating]:
    """Everybody's rating in each mode, best first; nothing if a mode has only one player."""
    from openskill.models import PlackettLuce

    found: list[Rating] = []
    for mode in dict.fromkeys(tally.cell.setup.mode for tally in tallies):
        matches = [m for m in _matches([t for t in tallies if t.cell.setup.mode == mode]) if len(m) > 1]
        random.Random(seed).shuffle(matches)  # the model takes them one by one: no cell may come first
        matches = matches[:RATED]
        model = PlackettLuce(tau=0.0)  # a bot does not change while it plays
        skill = {player: model.rating() for match in matches for player, _ in match}
        counts = dict.fromkeys(skill, 0)
        for match in matches:
            after = model.rate([[skill[player]] for player, _ in match], ranks=[rank for _, rank in match])
            fresh = defaultdict(list)
            for (player, _), (rating,) in zip(match, after):
                fresh[player].append(rating)
            for player, own in fresh.items():
                counts[player] += 1
                # One that held two sides has learnt the mean of both.
                mu, sigma = (sum(values) / len(own) for values in zip(*((r.mu, r.sigma) for r in own)))
                skill[player] = model.rating(mu=mu, sigma=sigma)
        made = [Rating(mode, *player, r.mu, r.sigma, counts[player]) for player, r in skill.items()]
        found += sorted(made, key=lambda rating: -rating.mu)
    return found


def _matches(tallies: Sequence[Tally]) -> Iterator[Match]:
    """The games of one mode, each as a ranking of those who took part."""
    races: dict[tuple[str, int], list[tuple[Player, int]]] = defaultdict(list)
    for tally in tallies:
        cell = tally.cell
        first, second = (entrant.label for entrant in cell.line_up)
        if cell.kind == TOGETHER:
            for deal, _, over in tally.matches():
                races[cell.table_name, deal].append(((first, EVERYBODY), _rank(over)))
        elif cell.kind == ROLES:
            for _, _, over in tally.matches():
                yield ((first, AS_PRISONERS), _rank(over)), ((second, AS_GUARDS), _rank(over, GUARD))
        elif cell.kind == RIVALS:
            for _, turn, over in tally.matches():
                sides = tally.holders[turn].items()
                yield tuple(
                    (((second if who else first), AS_RIVAL), _rank(over, PRISONER, side)) for side, who in sides
                )
    yield from (tuple(race) for race in races.values())


def _rank(over: int, role: int = PRISONER, side: int = 0) -> int:
    """Return the place of this role and side in a game that ended so; who won, or tied with the others, has the lowest number."""
    return outcome.WON - outcome.result_for(over, role, side)
