"""What one seat may believe, for people to read: the odds of every room for every face-down tile, and of every character being a guard.

A pure function of the seat's view. The odds agree with `redeal`: without claims they are how often each room would be dealt there.
Claims and what everybody remembers are weighed as the bots weigh them (`brain/beliefs.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from room25.engine.brain.beliefs import SURE, suspect, trust, weigh
from room25.engine.brain.mind import Mind
from room25.engine.brain.rooms import PRICE
from room25.engine.rules.modes import suspicion
from room25.engine.rules.rooms import BY_KEY, COLOUR, REGISTRY
from room25.engine.table.board import COLOURS, EXIT_ZONE, RED, cell_name
from room25.engine.table.fields import KINDS
from room25.engine.table.knowledge import claimed
from room25.engine.table.state import GUARD, UNKNOWN, State, View
from room25.engine.views.redeal import weight
from room25.game import SeatView
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["Beliefs"]

DOUBT = 0.02  # nobody's word rules a room out altogether: people err, and two trusted ones may contradict each other
NEARLY = 1e-10  # how far the odds of a kind may be off, in tiles
ROUNDS = 5_000  # of fitting, at most
ONLOOKER = 8  # the bit of the spectators among those who have seen a tile
FEW = 0.005  # a change that is too small to be told


@dataclass(frozen=True)
class Evidence:
    """One thing that speaks for or against a character: `odds-<key>` is its sentence, `count` how often."""

    key: str
    count: int = 1


@dataclass(frozen=True)
class Beliefs:
    """The odds of one seat in one position. A tile that the seat knows has one room, for certain."""

    seat: int
    rooms: tuple[Mapping[str, float], ...]  # by tile: the key of a room -> how likely it is that one
    tile_at: tuple[int, ...]  # by cell
    guards: Mapping[str, float]  # by character; empty if there are no guards
    evidence: Mapping[str, tuple[Evidence, ...]]

    @classmethod
    def of(cls, view: SeatView) -> Beliefs:
        """What the seat of this view may believe now."""
        v = view.flat
        m = Mind()
        seat = v.pov if v.pov >= 0 else ONLOOKER
        guards: dict[str, float] = {}
        evidence: dict[str, tuple[Evidence, ...]] = {}
        if v.mode == suspicion.MODE.code:
            suspect(v, seat, m)
            guards = _guards(v)
            evidence = _evidence(v, guards)
        return cls(v.pov, _rooms(v, seat, m), tuple(v.tile_at), guards, evidence)

    def at(self, cell: int) -> Mapping[str, float]:
        """The odds of the rooms in this cell, the likeliest first."""
        return self.rooms[self.tile_at[cell]]

    def places(self, key: str) -> list[tuple[int, float]]:
        """Return the cells on which this room may lie, the likeliest first, equals in reading order."""
        found = [(cell, self.at(cell).get(key, 0.0)) for cell in range(25)]
        return sorted(
            ((cell, odds) for cell, odds in found if odds > 0), key=lambda place: (-round(place[1], 9), place)
        )

    def is_known(self, cell: int) -> bool:
        return len(self.at(cell)) == 1

    def colour(self, cell: int, colour: int) -> float:
        """How likely the room in this cell has this colour."""
        return min(1.0, sum(odds for key, odds in self.at(cell).items() if BY_KEY[key].colour == colour))

    def red(self, cell: int) -> float:
        return self.colour(cell, RED)

    def price(self, cell: int) -> float:
        """What entering this cell costs on average, in lives, as the bots count it."""
        return sum(odds * PRICE[BY_KEY[key].code] for key, odds in self.at(cell).items()) / 1000

    def told(self) -> dict[str, Any]:
        """Return all of it for programs: odds as numbers, by cells and keys."""
        return {
            "rooms": {cell_name(cell): _rounded(self.at(cell)) for cell in range(25)},
            "red": {cell_name(cell): round(self.red(cell), 6) for cell in range(25)},
            "guards": _rounded(self.guards),
            "evidence": {who: {item.key: item.count for item in items} for who, items in self.evidence.items()},
        }

    def colours(self, cell: int) -> dict[str, float]:
        return {key: self.colour(cell, i) for i, key in enumerate(COLOURS)}


def _rounded(odds: Mapping[str, float]) -> dict[str, float]:
    return {key: round(value, 6) for key, value in odds.items()}


def _rooms(v: View, seat: int, m: Mind) -> tuple[Mapping[str, float], ...]:
    """Every tile's odds: tiles of which the same is known share one row, so that the table to be fitted stays small."""
    rest = [v.composition[kind] - v.kind.count(kind) for kind in range(KINDS)]
    kinds = [kind for kind in range(KINDS) if rest[kind] > 0 and kind in REGISTRY]
    wanted = [float(rest[kind]) for kind in kinds]
    hidden = [tile for tile in range(25) if v.kind[tile] == UNKNOWN]
    plain = {zone: [0.0 if (v.exit_zone_kinds >> kind) & 1 and not zone else 1.0 for kind in kinds] for zone in (0, 1)}
    zones = [EXIT_ZONE[tile] for tile in hidden]
    prior = dict(zip((0, 1), _fit([plain[0], plain[1]], [zones.count(0), zones.count(1)], wanted)))
    alike: dict[tuple[float, ...], list[int]] = {}
    for tile in hidden:
        row = _listen(v, seat, tile, kinds, prior[EXIT_ZONE[tile]], m)
        alike.setdefault(tuple(row), []).append(tile)
    fitted = _fit([list(row) for row in alike], [len(tiles) for tiles in alike.values()], wanted)
    out: list[Mapping[str, float]] = [
        {} if kind == UNKNOWN or kind not in REGISTRY else {REGISTRY[kind].key: 1.0} for kind in v.kind
    ]
    for tiles, row in zip(alike.values(), fitted):
        found = sorted(((odds, REGISTRY[kind].key) for kind, odds in zip(kinds, row) if odds > 0), reverse=True)
        for tile in tiles:
            out[tile] = {key: odds for odds, key in found}
    return tuple(out)


def _listen(v: View, seat: int, tile: int, kinds: Sequence[int], row: Sequence[float], m: Mind) -> list[float]:
    """A row after what was said of its tile, as far as the speakers are trusted (INFO-02)."""
    out = list(row)
    for other in range(8):
        said = claimed(v, other, tile) - 1
        share = sum(odds for kind, odds in zip(kinds, out) if COLOUR[kind] == said)
        if said >= 0 and other != seat and share > 0:
            faith = min(trust(v, seat, other, m) / SURE, 1 - DOUBT)
            out = [
                odds * (1 - faith + (faith / share if COLOUR[kind] == said else 0)) for kind, odds in zip(kinds, out)
            ]
    return out


def _fit(rows: list[list[float]], sizes: Sequence[int], wanted: Sequence[float]) -> list[list[float]]:
    """Iterative proportional fitting: every row sums to 1, and every column, each row counted as often as its size, to what is wanted."""
    out = [list(row) for row in rows]
    for _ in range(ROUNDS):
        sums = [sum(size * row[k] for row, size in zip(out, sizes)) for k in range(len(wanted))]
        out = [[odds * n / s if s > 0 else 0.0 for odds, n, s in zip(row, wanted, sums)] for row in out]
        off = 0.0
        for i, row in enumerate(out):
            total = sum(row)
            if total > 0:
                off = max(off, abs(total - 1) * sizes[i])
                out[i] = [odds / total for odds in row]
        if off < NEARLY:
            break
    return out


def _guards(v: View) -> dict[str, float]:
    """How likely each character is a guard, over all deals of the roles that are possible (AMB-002, INFO-11)."""
    people = [c for c in range(8) if v.owner[c] >= 0]
    odds = _over_deals(v, v.failed_escape_count) or _over_deals(v, 0)
    return {CHARACTER_NAMES[c]: odds.get(c, float(v.role[c] == GUARD)) for c in people}


def _over_deals(v: View, tried: int) -> dict[int, float]:
    """The odds of those whose role is hidden, if only the first `tried` failed escapes count; empty if no deal fits."""
    s = State()
    s.take(v)
    s.failed_escape_count = tried
    unknown = [c for c in range(8) if v.owner[c] >= 0 and v.role[c] == UNKNOWN]
    guards = v.pack_guards - sum(v.owner[c] >= 0 and v.role[c] == GUARD for c in range(8))
    mask_of = sum(1 << c for c in unknown)
    doubt = {c: _doubt(v, v.owner[c]) for c in unknown}
    total = 0.0
    found = dict.fromkeys(unknown, 0.0)
    for mask in range(256):
        ways = float(weight(s, mask_of, mask, guards, int(v.spare == UNKNOWN)))
        if ways:
            bad = [c for c in unknown if (mask >> c) & 1]
            for c in bad:
                ways *= doubt[c]
            total += ways
            for c in bad:
                found[c] += ways
    return {c: ways / total for c, ways in found.items()} if total else {}


def _doubt(v: View, seat: int) -> float:
    """How many times likelier what this seat did and said is if it is a guard's, as the bots see it; 1 if there is nothing to go by."""
    half = min(max(weigh(v, seat, SURE // 2), 1), SURE - 1)
    return half / (SURE - half)


def _evidence(v: View, guards: Mapping[str, float]) -> dict[str, tuple[Evidence, ...]]:
    """Why: what is known of a role, or what everybody remembers of its seat."""
    before = _over_deals(v, 0) if v.failed_escape_count else {}
    out = {}
    for who, odds in guards.items():
        c = CHARACTER_NAMES.index(who)
        seat = v.owner[c]
        if v.role[c] != UNKNOWN:
            found = [Evidence("shown" if v.role_shown[c] or seat != v.pov else "own")]
        else:
            memory = {"caught": v.caught, "harm": v.harm, "idle": v.idle, "proved": v.proved}
            found = [Evidence(key, count[seat]) for key, count in memory.items() if count[seat]]
            if abs(odds - before.get(c, odds)) > FEW:
                found.append(Evidence("tried", v.failed_escape_count))
        out[who] = tuple(found)
    return out
