"""What the log must tell: field by field of a view, and how a retold table differs from the view."""

from __future__ import annotations

from operator import attrgetter
from typing import NamedTuple

from room25.engine.table.state import FIELDS, Flat

__all__ = ["Difference", "FOLLOWS", "LAID", "PROGRAM", "TOLD", "differences"]

# fixed once the table is laid: the setup says it
LAID = tuple(
    "edition mode level seats rounds switch owner side exit_zone_kinds stock draws pack_guards seat_order".split()
)
# what lies on the table for all to see; of rooms and roles also what this pov alone knows
TOLD = tuple(
    "kind face_up closed turned cell_of tile_at seen claims composition line_controls lock robot key_entered "
    "stands_on role role_shown actions_allowed tokens_played trap drown reminder hidden tokens_lost supply paranoid pile_left pile "
    "turn_order turn_count rounds_left rounds_begun phase slot exit_entered outcome dead_count "
    "deck deck_count discard discard_count time_bombs jamming_cards acceleration_cards".split()
)
# told to the others only: nobody needs to tell a seat what it has programmed itself
PROGRAM = ("slot1", "slot2", "floating", "adrenaline")
# no thing on the table: who looks, the rules' own bookkeeping, what is asked just now, and what can be concluded from the story
FOLLOWS = tuple(
    "pov activated chooses_freely next_turn actor owes open_goes decision_number dead dying dirty spare "
    "failed_escapes failed_escape_by failed_escape_count caught proved harm idle acceleration_slot "
    "agenda_kind agenda_who agenda_a agenda_b agenda_c agenda_d agenda_depth rng0 rng1 key legal legal_count falls fall_count".split()
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
    """Return how the retold table differs from the view of a running game; an empty list if it does not."""
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
