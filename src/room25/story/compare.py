"""What the log must tell: field by field of a view, and where a retold table is not what the view says."""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from room25.engine.table.state import FIELDS, Flat

# fixed once the table is laid: the setup says it
LAID = tuple("edition mode level seats rounds switch owner side zoned stock draws pack_guards seated".split())
# what lies on the table for all to see; of rooms and roles also what this pov alone knows
TOLD = tuple(
    "kind up closed turned cell_of tile_at seen claims pool lines lock robot key "
    "at role shown limit used trap drown reminder hidden lost supply paranoid pile_left pile "
    "row row_n left begun phase slot found over died_n deck deck_n discard discard_n bomb jam accel_n".split()
)
# the same, but a seat knows more of its own: what it has programmed itself nobody needs to tell it
PROGRAM = ("slot1", "slot2", "floating", "adr")
# no thing on the table: who looks, the rules' own bookkeeping, what is asked just now, and what can be concluded from the story
FOLLOWS = tuple(
    "pov activated free turn actor owes recent hold number died dying dirty spare tried tried_by tried_n caught proved harm idle accel "
    "ag_kind ag_who ag_a ag_b ag_c ag_d depth rng0 rng1 acts acts_n fell fell_n".split()
)
_LENGTH = {name: length for name, length, _ in FIELDS}
_SEAT = LAID + TOLD
_SPECTATOR = LAID + TOLD + PROGRAM
_OF_SEAT = attrgetter(*_SEAT)
_OF_SPECTATOR = attrgetter(*_SPECTATOR)


class Difference(NamedTuple):
    """One number that the log tells otherwise than the view."""

    field: str
    place: int  # in a list; 0 in a single number
    told: int
    seen: int

    def __str__(self) -> str:
        place = f"[{self.place}]" if _LENGTH[self.field] else ""
        return f"{self.field}{place}: the log tells {self.told}, the view says {self.seen}"


def differences(board: Flat, view: Flat) -> list[Difference]:
    """Where the retold table is not what the view of a running game says."""
    if view.pov >= 0:
        return [] if _OF_SEAT(board) == _OF_SEAT(view) else _listed(board, view, _SEAT)
    return [] if _OF_SPECTATOR(board) == _OF_SPECTATOR(view) else _listed(board, view, _SPECTATOR)


def _listed(board: Flat, view: Flat, fields: tuple[str, ...]) -> list[Difference]:
    found: list[Difference] = []
    for name in fields:
        told, seen = getattr(board, name), getattr(view, name)
        if not _LENGTH[name]:
            told, seen = [told], [seen]
        found += [Difference(name, i, a, b) for i, (a, b) in enumerate(zip(told, seen)) if a != b]
    return found
