"""What must hold of every state at every question: a list of what does not."""

from __future__ import annotations

from collections.abc import Iterator

from room25.engine.entries.invariants import FAULTS, asks_in, first_broken
from room25.engine.rules.legal import legal, to_move
from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table import agenda
from room25.engine.table.board import CENTRE, EXIT_ZONE, MOVABLE
from room25.engine.table.fields import STACK
from room25.engine.table.knowledge import ALL, claimed
from room25.engine.table.people import KEVIN
from room25.engine.table.state import (
    ABSENT,
    ACTIONS,
    CLUE,
    FIELDS,
    GUARD,
    NONE,
    NOWHERE,
    PRISONER,
    PROGRAMMING,
    RANGE,
    Flat,
)
from room25.engine.table.switches import ADRENALINE, CARDS, DIRECT, KEVIN_EARLY, MADNESS, TALENTS

ACID, FLOODED, TRAPPED, PIVOTING = (ROOMS[key].code for key in ("acid", "flooded", "trapped", "pivoting"))
WAY_OUT = ROOMS["room25"].code


def wrong(s: Flat, cards: int) -> list[str]:
    """Everything that is wrong with a state that waits for an answer, or is over; `cards` is the checksum of the deck as it was dealt."""
    fault = first_broken(s, cards)
    return [
        *([FAULTS[fault]] if fault else []),
        *_fields(s),
        *_complex(s),
        *_characters(s),
        *_programs(s),
        *_roles(s),
        *_time(s),
        *_agenda(s),
    ]


def _fields(s: Flat) -> Iterator[str]:
    for name, length, width in FIELDS:
        values = getattr(s, name) if length else [getattr(s, name)]
        if length and len(values) != length:
            yield f"{name} has {len(values)} numbers, not {length}"
        if min(values) < -RANGE[width] or max(values) >= RANGE[width] or set(map(type, values)) != {int}:
            yield f"{name} does not fit {width}: {values}"


def _complex(s: Flat) -> Iterator[str]:
    if sorted(s.tile_at) != list(range(25)) or any(s.cell_of[s.tile_at[cell]] != cell for cell in range(25)):
        yield "every tile lies on one cell, every cell holds one tile"
    if s.tile_at[CENTRE] != CENTRE or s.kind[CENTRE] != ROOMS["central"].code or not s.face_up[CENTRE]:
        yield "the central room lies open in the middle for ever"
    if any(s.kind.count(kind) != n for kind, n in enumerate(s.composition)):
        yield "the tiles are those of the complex"
    if any((s.exit_zone_kinds >> s.kind[tile]) & 1 and not EXIT_ZONE[tile] for tile in range(25)):
        yield "what belongs in the exit zone began there"
    for tile in range(25):
        if s.edition == 0 and s.closed[tile] != (s.face_up[tile] and s.kind[tile] == FLOODED):
            yield f"tile {tile}: exactly the open flooded rooms are closed"
        if s.turned[tile] and s.kind[tile] != PIVOTING:
            yield f"tile {tile} is turned and no corridor"
        if s.seen[tile] != ALL and s.seen[tile] >> s.seats:
            yield f"tile {tile} was seen by nobody's seat"
        for seat in range(8 if s.claims[tile] else 0):
            said = claimed(s, seat, tile)
            if said and (said > 4 or s.face_up[tile] or not (s.seen[tile] >> seat) & 1):
                yield f"tile {tile}: a colour is claimed of a face-down room that one has seen"
    for line in range(10):
        if s.line_controls[line] not in ((0, 1, 2) if MOVABLE[line] else (0,)):
            yield f"line {line} moves no way or one way, the central ones never"


def _characters(s: Flat) -> Iterator[str]:
    for c in range(8):
        present = s.owner[c] >= 0
        if present != (s.stands_on[c] != ABSENT) or s.owner[c] >= s.seats:
            yield f"{c} is in the game and belongs to a seat, or neither"
        if s.stands_on[c] >= 0:
            if not s.face_up[s.stands_on[c]] and not (
                s.outcome and s.edition
            ):  # a game may end on the doorstep (AMB-114)
                yield f"{c} stands on a face-down tile"
            if (s.trap[c] and s.kind[s.stands_on[c]] != TRAPPED) or s.trap[c] not in (0, 1, 2):
                yield f"{c} has the clock of a trap it is not in"
            if (s.drown[c] and s.kind[s.stands_on[c]] != FLOODED) or s.drown[c] not in (0, 1, 2):
                yield f"{c} drowns where there is no water"
            if s.kind[s.stands_on[c]] == WAY_OUT and not s.exit_entered and not (s.outcome and s.edition):
                yield f"{c} is in Room 25 and nobody has found it"
        elif (s.slot1[c], s.slot2[c], s.floating[c], s.trap[c], s.drown[c]) != (NONE, NONE, 0, 0, 0):
            yield f"{c} is dead or away and has a program or a clock"
        if (s.stands_on[c] == NOWHERE) != (c in s.dead[: s.dead_count]):
            yield f"{c} is dead or it is not"
        if s.reminder[c] != NONE and s.face_up[s.reminder[c]]:
            yield f"{c} has its reminder on an open room"
    if {s.owner[c] for c in range(8) if s.owner[c] >= 0} != set(range(s.seats)):
        yield "every seat has somebody"
    dead = s.dead[: s.dead_count]
    if len(set(dead)) != len(dead) or any(c != NONE for c in s.dead[s.dead_count :]):
        yield "everybody dies once"
    for tile in range(25):
        if s.kind[tile] == ACID and s.stands_on.count(tile) > 1 and not s.outcome and not asks_in(s, tile):
            yield f"tile {tile}: at most one lives in an acid bath"


def _programs(s: Flat) -> Iterator[str]:
    for c in range(8):
        slots = s.slot1[c], s.slot2[c]
        talents = [token for token in slots if token >= 4]
        if any(not NONE <= token <= 5 for token in slots) or (slots[0] == slots[1] != NONE) or len(talents) > 1:
            yield f"{c} programs two different tokens: {slots}"
        if (talents and not s.switch[TALENTS]) or (5 in slots and not (c == KEVIN and s.switch[KEVIN_EARLY])):
            yield f"{c} has no such talent: {slots}"
        if any(token >= 0 and (s.tokens_lost[c] >> token) & 1 for token in slots) or (
            5 in slots and (s.tokens_lost[c] >> 4) & 1
        ):
            yield f"{c} has a token in its program that it has lost"
        if s.paranoid[c] and (slots != (NONE, NONE) or s.edition == 0):
            yield f"{c} is paranoid and has a program"
        if s.floating[c] and (slots[0] == NONE or slots[1] != NONE):
            yield f"{c} has a floating action and another one"
        if s.phase == ACTIONS and any(token >= 0 and (s.tokens_played[c] >> token) & 1 for token in slots):
            yield f"{c} has a token in its program that it has played"
        most = s.actions_allowed[c] or 2  # who was revived, or has lost its turn, has played before
        if (
            s.stands_on[c] >= 0
            and s.phase == ACTIONS
            and not s.paranoid[c]
            and bin(s.tokens_played[c] & 31).count("1") > most
        ):
            yield f"{c} has played too many actions"
        if s.stands_on[c] >= 0 and s.phase != CLUE and s.chooses_freely[c]:
            if not s.switch[DIRECT] and not (s.role_shown[c] and s.role[c] == GUARD):
                yield f"{c} acts freely and is no revealed guard"
        if (
            s.phase == PROGRAMMING
            and not s.outcome
            and s.stands_on[c] >= 0
            and not s.chooses_freely[c]
            and not s.paranoid[c]
        ):
            if ((s.owes >> c) & 1) != (slots[0] == NONE):
                yield f"{c} owes a program or has laid one"


def _roles(s: Flat) -> Iterator[str]:
    guards = sum(1 for c in range(8) if s.owner[c] >= 0 and s.role[c] == GUARD) + (s.spare == GUARD)
    if guards != s.pack_guards:
        yield f"{guards} guards, {s.pack_guards} in the pack"
    if any(s.role[c] not in (PRISONER, GUARD) for c in range(8)) or s.spare not in (NONE, PRISONER, GUARD):
        yield "a role is prisoner or guard"
    secret = [c for c in s.dead[: s.dead_count] if not s.role_shown[c]]
    if s.pack_guards and len(secret) > 1:
        yield "at most one dead character's role is secret"


def _time(s: Flat) -> Iterator[str]:
    row = s.turn_order[: s.turn_count]
    if len(set(row)) != len(row) or any(c != NONE for c in s.turn_order[s.turn_count :]):
        yield f"the row holds everybody once: {s.turn_order}"
    if any(s.stands_on[c] >= 0 and c not in row and s.edition == 0 for c in range(8)) or any(
        s.stands_on[c] == ABSENT for c in row
    ):
        # the revived whose markers had left come back to the row at the next countdown (TIME-10)
        yield f"everybody alive has a marker in the row: {s.turn_order}"
    if not 0 <= s.rounds_left <= s.rounds or (s.rounds_left == 0 and not s.outcome):
        yield f"{s.rounds_left} of {s.rounds} rounds left"
    if s.slot not in ((1, 2, 3) if s.phase == ACTIONS else (0,)):
        yield f"slot {s.slot} in phase {s.phase}"
    if s.slot == 3 and not s.switch[ADRENALINE] and s.switch[CARDS] == 0:
        yield "slot A is asked for adrenaline only"
    if s.owes and (s.phase > PROGRAMMING or any((s.owes >> c) & 1 and s.stands_on[c] < 0 for c in range(8))):
        yield "only the living owe an answer, and before the actions"
    if s.dirty or s.dying or not 0 <= s.rng0 < 2**32 or not 0 <= s.rng1 < 2**32:
        yield "something is left to settle, or the generator is broken"
    if s.open_goes >> 8 or any((s.open_goes >> c) & 1 and s.owner[c] < 0 for c in range(8)):
        yield "somebody acted who is not here"


def _agenda(s: Flat) -> Iterator[str]:
    rows = s.agenda_kind, s.agenda_who, s.agenda_a, s.agenda_b, s.agenda_c, s.agenda_d
    if not 0 <= s.agenda_depth < STACK - 4 or any(any(row[s.agenda_depth :]) for row in rows):
        yield "rows above the depth are zero, and there is room left"
    if s.outcome:
        if s.agenda_depth or s.owes or to_move(s) >= 0 or any(legal(s, c) for c in range(8)):
            yield "the game is over and somebody is asked"
        return
    who = to_move(s)
    if who < 0 or s.stands_on[who] < 0 or legal(s, who) == 0:
        yield "somebody alive is asked and can answer"
    cards = s.switch[CARDS] >= MADNESS and s.agenda_kind[0] in (
        agenda.CARD,
        agenda.ASK_CARD,
        agenda.ARRIVE,
        agenda.ASK_ROOM,
    )
    if s.phase == ACTIONS and not cards and (s.agenda_depth == 0 or s.agenda_kind[0] != agenda.END_GO):
        yield "a go ends with its checks"
