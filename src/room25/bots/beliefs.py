"""What one seat may believe, for people to read: the odds of every room for every face-down tile, and of every character being a guard.

A pure function of the seat's view. The odds agree with `redeal`: without claims they are how often each room would be dealt there.
Claims and what everybody remembers are weighed as the bots weigh them (`brain/hear.py`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from room25.engine.brain.beliefs import think
from room25.engine.brain.hear import SURE
from room25.engine.brain.mind import Mind
from room25.engine.brain.rooms import PRICE
from room25.engine.rules.modes import suspicion
from room25.engine.rules.rooms import BY_KEY, COLOUR, REGISTRY
from room25.engine.table.board import COLOURS, EXIT_ZONE, RED, cell_name
from room25.engine.table.fields import KINDS
from room25.engine.table.knowledge import claimed
from room25.engine.table.state import GUARD, UNKNOWN, View
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
        think(v, seat, m)
        if v.mode == suspicion.MODE.code:
            guards = _guards(v, m)
            evidence = _evidence(v, guards)
        return cls(v.pov, _rooms(v, m), tuple(v.tile_at), guards, evidence)

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


def _rooms(v: View, m: Mind) -> tuple[Mapping[str, float], ...]:
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
        row = _listen(v, tile, kinds, prior[EXIT_ZONE[tile]], m)
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


def _listen(v: View, tile: int, kinds: Sequence[int], row: Sequence[float], m: Mind) -> list[float]:
    """A row after what was said of its tile, by all speakers together (INFO-02)."""
    if not v.claims[tile]:
        return list(row)
    dealt, told = [0.0] * len(COLOURS), [(1 - DOUBT) * odds / SURE for odds in m.told[tile * 4 : tile * 4 + 4]]
    for kind, odds in zip(kinds, row):
        dealt[COLOUR[kind]] += odds
    share = [t / d if d else 0.0 for t, d in zip(told, dealt)]
    return [odds * (DOUBT + share[COLOUR[kind]]) for kind, odds in zip(kinds, row)]


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


def _guards(v: View, m: Mind) -> dict[str, float]:
    """How likely each character is a guard, over all worlds that are possible (AMB-002, INFO-11)."""
    total = sum(m.odds[: m.world_count])
    worlds = list(zip(m.world[: m.world_count], m.odds))
    odds = [sum(odds for mask, odds in worlds if (mask >> c) & 1) / total for c in range(8)]
    return {
        CHARACTER_NAMES[c]: odds[c] if v.role[c] == UNKNOWN else float(v.role[c] == GUARD)
        for c in range(8)
        if v.owner[c] >= 0
    }


def _before(v: View) -> dict[str, float]:
    """The same as if no escape had failed yet."""
    m, s = Mind(), v.clone()
    s.failed_escape_count = 0
    think(s, v.pov if v.pov >= 0 else ONLOOKER, m)
    return _guards(s, m)


def _denied(v: View, seat: int) -> int:
    """How many of the rooms that this pov knows are not of the colour that this seat says."""
    said = {tile: claimed(v, seat, tile) - 1 for tile in range(25) if not v.face_up[tile] and v.kind[tile] != UNKNOWN}
    return sum(colour >= 0 and colour != COLOUR[v.kind[tile]] for tile, colour in said.items())


def _evidence(v: View, guards: Mapping[str, float]) -> dict[str, tuple[Evidence, ...]]:
    """Why: what is known of a role, or what everybody remembers of its seat."""
    before = _before(v) if v.failed_escape_count else {}
    out = {}
    for who, odds in guards.items():
        c = CHARACTER_NAMES.index(who)
        seat = v.owner[c]
        if v.role[c] != UNKNOWN:
            found = [Evidence("shown" if v.role_shown[c] or seat != v.pov else "own")]
        else:
            memory = {"caught": v.caught, "harm": v.harm, "idle": v.idle, "proved": v.proved}
            counts = {"denied": _denied(v, seat), **{key: count[seat] for key, count in memory.items()}}
            found = [Evidence(key, count) for key, count in counts.items() if count]
            if abs(odds - before.get(who, odds)) > FEW:
                found.append(Evidence("tried", v.failed_escape_count))
        out[who] = tuple(found)
    return out
