"""A seat's view as numbers, version 0: fills the pieces of `v0`, which must be all zero before. It reads the view and nothing else."""

from __future__ import annotations

from room25.engine.learn.v0 import FACES, Obs
from room25.engine.rules.cards import KIND_OF
from room25.engine.rules.legal import to_move
from room25.engine.table import agenda
from room25.engine.table.board import EXIT_ZONE
from room25.engine.table.effects import COMMITTED, READY
from room25.engine.table.fields import CELLS, CHARACTERS
from room25.engine.table.knowledge import claimed
from room25.engine.table.state import ABSENT, CLUE, GUARD, PRISONER, PROGRAMMING, UNKNOWN, Flat

__all__ = [
    "asked_of",
    "encode",
    "encode_complex",
    "encode_hands",
    "encode_markers",
    "encode_memory",
    "encode_people",
    "encode_question",
    "encode_slot",
    "encode_table",
]

# the places of `question`
ASKS_CLUE, ASKS_PROGRAM, ASKS_ACTION = (
    0,
    1,
    2,
)  # a row of the agenda that asks lies ASKS_ACTION - ASK_ACTION after its kind


def asked_of(v: Flat, seat: int) -> int:
    """The character for which this seat must answer now, or -1; of several that program it is the first in turn order."""
    if v.outcome:
        return -1
    if v.phase <= PROGRAMMING:
        for i in range(v.turn_count):
            if (v.owes >> v.turn_order[i]) & 1 and v.owner[v.turn_order[i]] == seat:
                return v.turn_order[i]
        return -1
    who = to_move(v)
    return who if who >= 0 and v.owner[who] == seat else -1


def first_seat(v: Flat) -> int:
    """The seat from which is counted: the one that looks; a spectator counts from 0."""
    return v.pov if v.pov >= 0 else 0


def after(v: Flat, seat: int) -> int:
    """The next seat round the table."""
    return seat + 1 if seat + 1 < v.seats else 0


def from_here(v: Flat, seat: int) -> int:
    """A seat as the one that looks counts it: 0 is itself."""
    away = seat - first_seat(v)
    return away if away >= 0 else away + v.seats


def encode(v: Flat, o: Obs) -> None:
    """The view of the seat `v.pov` as numbers."""
    who = asked_of(v, v.pov)
    encode_complex(v, o)
    encode_markers(v, o)
    encode_people(v, o)
    encode_hands(v, o)
    encode_memory(v, o)
    encode_table(v, o)
    if who >= 0:
        o.asked[who] = 1
        if v.stands_on[who] >= 0:
            o.here[v.cell_of[v.stands_on[who]]] = 1
        encode_question(v, o)


def encode_complex(v: Flat, o: Obs) -> None:
    """Rooms, as far as they are known, and who has seen and said what of them."""
    for kind in range(32):
        o.rest[kind] = v.composition[kind]
    for cell in range(CELLS):
        tile = v.tile_at[cell]
        kind = v.kind[tile]
        if kind >= 0:
            o.room[kind * CELLS + cell] = 1
            o.rest[kind] -= 1
        o.open[cell] = v.face_up[tile]
        o.closed[cell] = v.closed[tile]
        o.turned[cell] = v.turned[tile]
        o.zone[cell] = EXIT_ZONE[tile]
        if v.seen[tile] or v.claims[tile]:
            seat = first_seat(v)
            for i in range(v.seats):
                o.seen[i * CELLS + cell] = (v.seen[tile] >> seat) & 1
                o.said[i * CELLS + cell] = claimed(v, seat, tile)
                seat = after(v, seat)


def encode_markers(v: Flat, o: Obs) -> None:
    """What lies and stands on the rooms, and which lines have slid."""
    for i in range(2):
        if v.lock[i] >= 0:
            o.lock[v.cell_of[v.lock[i]]] = 1
        if v.robot[i] >= 0:
            o.robot[i * CELLS + v.cell_of[v.robot[i]]] = 1
    for c in range(CHARACTERS):
        if v.stands_on[c] >= 0:
            o.figure[c * CELLS + v.cell_of[v.stands_on[c]]] = 1
        if v.reminder[c] >= 0:
            o.mark[(0 if v.owner[c] == v.pov else CELLS) + v.cell_of[v.reminder[c]]] += 1
    for line in range(10):
        if v.line_controls[line]:
            o.line[(v.line_controls[line] - 1) * 10 + line] = 1


def encode_people(v: Flat, o: Obs) -> None:
    """Who is who, and what is known of each."""
    side = -1
    for c in range(CHARACTERS):
        if v.owner[c] == v.pov:
            side = v.side[c]
    for c in range(CHARACTERS):
        if v.stands_on[c] != ABSENT:
            o.mine[c] = 1 if v.owner[c] == v.pov else 0
            o.ally[c] = 1 if v.side[c] == side else 0
            o.owner[c] = 1 + from_here(v, v.owner[c])
            o.alive[c] = 1 if v.stands_on[c] >= 0 else 0
            o.owes[c] = (v.owes >> c) & 1 if v.phase <= PROGRAMMING else 0
            o.prisoner[c] = 1 if v.role[c] == PRISONER else 0
            o.guard[c] = 1 if v.role[c] == GUARD else 0
            o.shown[c] = v.role_shown[c]
            o.trapped[c] = v.trap[c]
            o.drowning[c] = v.drown[c]
            o.unseen[c] = v.hidden[c]
            o.supply[c] = v.supply[c]
    for i in range(v.turn_count):
        o.turn[v.turn_order[i]] = i + 1


def encode_hands(v: Flat, o: Obs) -> None:
    """Tokens: laid, played, lost, in a pile; adrenaline."""
    for c in range(CHARACTERS):
        if v.stands_on[c] != ABSENT:
            o.free[c] = v.chooses_freely[c]
            o.single[c] = 1 if v.actions_allowed[c] == 1 else 0
            o.floating[c] = v.floating[c]
            o.paranoid[c] = v.paranoid[c]
            o.ready[c] = 1 if v.adrenaline[c] == READY else 0
            o.committed[c] = 1 if v.adrenaline[c] == COMMITTED else 0
            encode_slot(v, o, c, 0, v.slot1[c])
            encode_slot(v, o, c, 1, v.slot2[c])
            for token in range(6):
                o.played[token * CHARACTERS + c] = (v.tokens_played[c] >> token) & 1
                o.lost[token * CHARACTERS + c] = (v.tokens_lost[c] >> token) & 1
                o.pile[token * CHARACTERS + c] = (v.pile_left[c] >> token) & 1


def encode_slot(v: Flat, o: Obs, who: int, slot: int, token: int) -> None:
    """What lies in one slot; of others' only that something lies there."""
    if token >= 0:
        o.program[(slot * 6 + token) * CHARACTERS + who] = 1
    if token >= 0 or token == UNKNOWN:
        o.laid[slot * CHARACTERS + who] = 1


def encode_memory(v: Flat, o: Obs) -> None:
    """What everybody remembers of each seat, and the escapes that failed."""
    seat = first_seat(v)
    for i in range(v.seats):
        o.caught[i] = v.caught[seat]
        o.proved[i] = v.proved[seat]
        o.harm[i] = v.harm[seat]
        o.idle[i] = v.idle[seat]
        seat = after(v, seat)
    for i in range(v.failed_escape_count):
        for c in range(CHARACTERS):
            o.tried[i * CHARACTERS + c] = (v.failed_escapes[i] >> c) & 1
        o.tried_by[i * CHARACTERS + (v.failed_escape_by[i] & 7)] = 2 if v.failed_escape_by[i] >= CHARACTERS else 1


def encode_table(v: Flat, o: Obs) -> None:
    """The clock, the cards, and what is fixed from the setup on."""
    o.left[0] = v.rounds_left
    o.rounds[0] = v.rounds
    o.phase[v.phase] = 1
    o.slot[v.slot] = 1
    o.found[0] = v.exit_entered
    o.key[0] = v.key_entered
    for i in range(v.deck_count):
        if v.deck[i] < FACES:
            o.deck[v.deck[i]] += 1
    o.lying[0] = v.time_bombs
    o.lying[1] = v.jamming_cards
    o.lying[2] = v.acceleration_slot
    o.lying[3] = v.acceleration_cards
    o.edition[v.edition] = 1
    o.mode[v.mode] = 1
    o.level[v.level] = 1
    o.seats[0] = v.seats
    o.guards[0] = v.pack_guards
    for i in range(32):
        o.switch[i] = v.switch[i]


def encode_question(v: Flat, o: Obs) -> None:
    """What this seat is asked, with what everybody sees of it."""
    if v.phase == CLUE:
        o.question[ASKS_CLUE] = 1
    elif v.phase == PROGRAMMING:
        o.question[ASKS_PROGRAM] = 1
    else:
        kind = agenda.kind(v)
        o.question[ASKS_ACTION + kind - agenda.ASK_ACTION] = 1
        if kind == agenda.ASK_ACTION:
            for token in range(6):
                o.token[token] = (agenda.tokens(v) >> token) & 1
            for i in range(4):
                o.manner[i] = (agenda.manner(v) >> i) & 1
        elif kind == agenda.ASK_ROOM:
            o.there[v.cell_of[agenda.tile(v)]] = 1
        elif kind == agenda.ASK_CONSENT:
            o.asker[agenda.asker(v)] = 1
            if agenda.purpose(v) == agenda.ROBOT_PUSH:
                o.there[v.cell_of[agenda.pushed_onto(v)]] = 1
        elif kind == agenda.ASK_CARD:
            o.card[KIND_OF[agenda.face(v)]] = 1
