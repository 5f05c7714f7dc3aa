"""Is a state sound? What is true between any two decisions of any edition; compiled with the rules, so that millions are checked."""

from __future__ import annotations

from room25.engine.rules import order
from room25.engine.rules.deck import ACCELERATION, BOMB, JAM
from room25.engine.rules.rooms import CAN_CLOSE, COLOUR, FOR_ONE, TRAITS
from room25.engine.table import agenda, effects
from room25.engine.table.board import BLUE, CENTRE, RED
from room25.engine.table.fields import CELLS, CHARACTERS, STACK, TILES
from room25.engine.table.knowledge import ALL
from room25.engine.table.people import ALICE, BRUCE
from room25.engine.table.state import ABSENT, ACTIONS, NONE, NOWHERE, Flat
from room25.engine.table.switches import CLEAR_DISABLED

__all__ = ["FAULTS", "card_sum", "first_broken"]

# what a number other than 0 says
FAULTS = (
    "sound",
    "a tile lies on two cells, or none",
    "the tiles are not those of this complex",
    "somebody stands where nobody can",
    "the marker row is broken",
    "something is left to do although the game is over",
    "a robot stands where none can",
    "a Lock lies where none may",
    "Do Not Cross lies where it may not",
    "cards are lost, or double",
    "a program holds what it cannot",
    "a paranoia pile is broken",
    "a number is out of its range",
    "two live in a room for one",
    "the dead are miscounted",
    "somebody acts in the round of its revival",
    "somebody alive is skipped",
)


def first_broken(s: Flat, cards: int) -> int:
    """Return 0 if all is well, else the number of what is wrong; `cards` is the checksum of the deck when it was dealt."""
    fault = wrong_board(s)
    if fault == 0:
        fault = wrong_people(s)
    if fault == 0:
        fault = wrong_markers(s)
    if fault == 0:
        fault = wrong_programs(s)
    if fault == 0:
        fault = wrong_turns(s)
    if fault == 0 and card_sum(s) != cards:
        fault = 9
    if fault == 0 and s.outcome and (s.agenda_depth or s.owes):
        fault = 5
    return fault


def wrong_board(s: Flat) -> int:
    for cell in range(CELLS):
        if s.cell_of[s.tile_at[cell]] != cell:
            return 1
    for kind in range(32):
        n = 0
        for tile in range(TILES):
            if s.kind[tile] == kind:
                n += 1
        if n != s.composition[kind]:
            return 2
    return 0


def wrong_people(s: Flat) -> int:
    dead = 0
    for c in range(CHARACTERS):
        if (s.stands_on[c] == ABSENT) != (s.owner[c] < 0) or s.stands_on[c] < ABSENT or s.stands_on[c] > 24:
            return 3
        if (
            s.stands_on[c] >= 0 and s.face_up[s.stands_on[c]] == 0 and s.outcome == 0
        ):  # a game may end on the doorstep (AMB-114)
            return 3
        if s.stands_on[c] == NOWHERE:
            dead += 1
        for other in range(c):
            if (
                s.stands_on[c] >= 0
                and s.stands_on[c] == s.stands_on[other]
                and TRAITS[s.kind[s.stands_on[c]]] & FOR_ONE
                and s.outcome == 0
                and not asks_in(s, s.stands_on[c])
            ):
                return 13
    if dead != s.dead_count:
        return 14
    if s.turn_count < 1 or s.turn_count > CHARACTERS:
        return 4
    for i in range(CHARACTERS):
        if (s.turn_order[i] >= 0) != (i < s.turn_count):
            return 4
        for k in range(i):
            if i < s.turn_count and s.turn_order[k] == s.turn_order[i]:
                return 4
    return 0


def wrong_turns(s: Flat) -> int:
    """Who was revived rests until the next round (PROG-10), and everybody alive has a marker when a round is programmed (TIME-10)."""
    if s.outcome:
        return 0
    for c in range(CHARACTERS):
        if s.stands_on[c] >= 0 and s.phase == ACTIONS and s.actions_allowed[c] == 0 and holds_an_action(s, c):
            return 15
        if s.stands_on[c] >= 0 and not order.in_row(s, c) and (s.phase != ACTIONS or s.actions_allowed[c]):
            return 16
    return 0


def holds_an_action(s: Flat, who: int) -> int:
    """Is it asked for an action, or does one still lie before it this round?"""
    laid = s.slot1[who] != NONE or s.slot2[who] != NONE or s.adrenaline[who] == effects.COMMITTED
    return 1 if laid or is_acting(s, who) else 0


def is_acting(s: Flat, who: int) -> int:
    """Is this character asked for an action?"""
    return 1 if agenda.kind(s) == agenda.ASK_ACTION and agenda.who(s) == who else 0


def asks_in(s: Flat, tile: int) -> int:
    """Does this room wait for a choice? Of two carried into an acid bath one has still to be named."""
    return 1 if agenda.kind(s) == agenda.ASK_ROOM and agenda.tile(s) == tile else 0


def wrong_markers(s: Flat) -> int:
    for i in range(2):
        robot = s.robot[i]
        if robot >= 0 and (s.face_up[robot] == 0 or COLOUR[s.kind[robot]] == RED):
            return 6
        lock = s.lock[i]
        if lock >= 0 and COLOUR[s.kind[lock]] == BLUE:  # it may lie on a room that was hidden again (AMB-059, AMB-060)
            return 7
    if s.lock[0] >= 0 and s.lock[0] == s.lock[1]:
        return 7
    for tile in range(TILES):
        if s.closed[tile] and TRAITS[s.kind[tile]] & CAN_CLOSE == 0:
            return 8
        if s.closed[tile] and s.face_up[tile] == 0 and (s.seen[tile] != ALL or s.switch[CLEAR_DISABLED]):
            return 8
    return 8 if s.closed[s.tile_at[CENTRE]] else 0


def wrong_programs(s: Flat) -> int:
    for c in range(CHARACTERS):
        tokens = effects.owned(s, c) | 32
        for slot in range(2):
            token = s.slot1[c] if slot == 0 else s.slot2[c]
            if token != NONE and (token < 0 or (tokens >> token) & 1 == 0 or s.stands_on[c] < 0 or s.paranoid[c]):
                return 10
        if s.slot1[c] != NONE and s.slot1[c] == s.slot2[c]:
            return 10
        pile = 0
        for i in range(5):
            token = s.pile[c * 5 + i]
            if token != NONE:
                pile |= 1 << token
        if pile != s.pile_left[c] or pile & s.tokens_lost[c] or (pile and s.paranoid[c] == 0):
            return 11
        if s.hidden[c] and c != ALICE and c != BRUCE:
            return 12
        if s.adrenaline[c] < 0 or s.adrenaline[c] > 2 or s.supply[c] < 0 or s.trap[c] > 2 or s.drown[c] > 2:
            return 12
    if (
        s.rounds_left < 0
        or s.rounds_left > s.rounds
        or s.agenda_depth < 0
        or s.agenda_depth > STACK - 4
        or s.legal_count > 160
        or s.dying
    ):
        return 12
    return 0


def card_sum(s: Flat) -> int:
    """Return a checksum of all cards, wherever they lie."""
    total = s.time_bombs * (BOMB + 100) * (BOMB + 1) + s.jamming_cards * (JAM + 100) * (JAM + 1)
    total += s.acceleration_cards * (ACCELERATION + 100) * (ACCELERATION + 1)
    for i in range(s.deck_count):
        total += (s.deck[i] + 100) * (s.deck[i] + 1)
    for i in range(s.discard_count):
        total += (s.discard[i] + 100) * (s.discard[i] + 1)
    return total
