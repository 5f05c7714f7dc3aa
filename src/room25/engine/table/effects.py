"""The verbs that change a table. Rooms, actions and modes call these and nothing else; what follows is scheduled on the agenda."""

from __future__ import annotations

from room25.engine.table import agenda, knowledge, log, planned, rng
from room25.engine.table.board import BACK, CENTRE, LINE_CELL
from room25.engine.table.fields import CHARACTERS, FALLS
from room25.engine.table.people import EMMETT
from room25.engine.table.state import ACTIONS, GUARD, NONE, NOWHERE, RUNNING, Flat
from room25.engine.table.switches import AT_ONCE, BY_ROUND, GUARD_ADRENALINE, LAST_DEAD, LITERAL, TALENTS

__all__ = [
    "ALARMED",
    "COMMITTED",
    "READY",
    "become_visible",
    "bring",
    "clear_markers",
    "close",
    "come_to_senses",
    "company",
    "destroy_robot",
    "discard_guard_adrenaline",
    "draw_from_pile",
    "find_exit",
    "finish",
    "go_paranoid",
    "has_robot",
    "hide_tile",
    "is_locked",
    "kill",
    "lay_empty",
    "lose_adrenaline",
    "may_enter",
    "owned",
    "place",
    "put_lock",
    "put_robot",
    "reach_last_round",
    "replace",
    "send_back",
    "show_role",
    "shuffle_pile",
    "slide",
    "swap",
]

ALARMED = 2  # in `found`: somebody was in Room 25 early enough for the alarm
EARLY = 5  # rounds in which the alarm is activated, and rounds that it leaves (TIME-11, TIME-12)
READY, COMMITTED = 1, 2  # an adrenaline token in hand, and one laid next to the sheet


def bring(s: Flat, who: int, group: int, tile: int) -> None:
    """Everybody in the mask `group` leaves its room for this tile and arrives there together; `who` makes the room's choices."""
    left = s.stands_on[who]
    place(s, group, tile)
    agenda.arrive(s, who, tile, group, s.cell_of[left])
    agenda.leave(s, who, left)  # on top: the exit comes before the entry (AMB-045)


def place(s: Flat, group: int, tile: int) -> None:
    """Put everybody in the mask on a tile, with no effect of its own; clocks of the room they left stop (AMB-048, AMB-055)."""
    for c in range(CHARACTERS):
        if (group >> c) & 1:
            s.stands_on[c] = tile
            s.trap[c] = 0
            s.drown[c] = 0


def send_back(s: Flat, who: int, group: int) -> None:
    """Everybody in the mask goes to the central room."""
    for c in range(CHARACTERS):
        if (group >> c) & 1:
            log.write(s, log.SENT_BACK, c, 0, 0, 0)
    bring(s, who, group, s.tile_at[CENTRE])


def kill(s: Flat, who: int) -> None:
    """A character dies: its figure leaves the board, its program is lost unseen (DEATH-01, DEATH-02)."""
    log.write(s, log.DIED, who, s.kind[s.stands_on[who]], 0, 0)
    if s.fall_count < FALLS:
        s.falls[s.fall_count] = who + CHARACTERS * s.kind[s.stands_on[who]] + 256 * s.rounds_begun
        s.fall_count += 1
    if s.phase == ACTIONS and s.actor >= 0 and s.owner[s.actor] != s.owner[who]:
        s.harm[s.owner[s.actor]] += 1  # in somebody else's go: everybody remembers
    s.stands_on[who] = NOWHERE
    s.slot1[who] = NONE
    s.slot2[who] = NONE
    s.floating[who] = 0
    s.trap[who] = 0
    s.drown[who] = 0
    s.hidden[who] = 0
    if s.adrenaline[who] == COMMITTED:
        s.adrenaline[who] = 1  # an unresolved commitment is lost with the round, the token is not spent
    if who == EMMETT:  # all Locks leave the board, also one that a card laid (TOKEN-LOCK-05)
        for i in range(2):
            take_lock(s, i)
    s.dying = s.dying | (1 << who)
    s.dirty = 1


def close(s: Flat, tile: int) -> None:
    """Nobody may enter this tile any more (ROOM-FLOOD-01)."""
    s.closed[tile] = 1
    log.write(s, log.CLOSED, -1, s.cell_of[tile], 0, 0)


def slide(s: Flat, who: int, line: int, way: int) -> None:
    """Slide a line by one: five tiles move with all on them, the one that leaves returns at the other end (ACT-CTRL-02, ACT-CTRL-03)."""
    log.write(s, log.SLID, who, line, way, 0)
    s.line_controls[line] = way + 1
    base = line * 5
    if way == BACK:
        gone = s.tile_at[LINE_CELL[base]]
        for k in range(4):
            cell = LINE_CELL[base + k]
            tile = s.tile_at[LINE_CELL[base + k + 1]]
            s.tile_at[cell] = tile
            s.cell_of[tile] = cell
        cell = LINE_CELL[base + 4]
    else:
        gone = s.tile_at[LINE_CELL[base + 4]]
        for k in range(4):
            cell = LINE_CELL[base + 4 - k]
            tile = s.tile_at[LINE_CELL[base + 3 - k]]
            s.tile_at[cell] = tile
            s.cell_of[tile] = cell
        cell = LINE_CELL[base]
    s.tile_at[cell] = gone
    s.cell_of[gone] = cell


def swap(s: Flat, who: int, tile: int, other: int, staying: int) -> None:
    """Two tiles change places with all that is on them (AMB-021, AMB-022), but for those in the mask, who stay where they are."""
    log.write(s, log.SWAPPED, who, s.cell_of[tile], s.cell_of[other], staying)
    cell = s.cell_of[tile]
    s.cell_of[tile] = s.cell_of[other]
    s.cell_of[other] = cell
    s.tile_at[s.cell_of[tile]] = tile
    s.tile_at[cell] = other
    place(s, staying, other)


def find_exit(s: Flat, alarm: int) -> None:
    """A character is in Room 25: early in the game the alarm leaves five rounds, and never gives any back (TIME-11, AMB-011)."""
    first = s.exit_entered != ALARMED
    if s.exit_entered == 0:
        s.exit_entered = 1
    if alarm and s.rounds_left > EARLY:
        s.rounds_left = EARLY
    elif alarm < BY_ROUND or s.rounds_begun > EARLY or not first:
        return
    elif alarm == LITERAL:
        s.rounds_left = EARLY
    s.exit_entered = ALARMED  # also if the markers stay
    log.write(s, log.ALARM, -1, s.rounds_left, 0, 0)


def show_role(s: Flat, who: int) -> None:
    """A role tile is turned over by force."""
    if s.role_shown[who] == 0:
        s.role_shown[who] = 1
        log.write(s, log.ROLE_SHOWN, who, s.role[who], 0, 0)
        discard_guard_adrenaline(s, who)


def discard_guard_adrenaline(s: Flat, who: int) -> None:
    """In one edition a guard's adrenaline is discarded as soon as it is shown (MODE-SUSP-09)."""
    if s.switch[GUARD_ADRENALINE] == AT_ONCE and s.role[who] == GUARD:
        lose_adrenaline(s, who)


def reach_last_round(s: Flat) -> None:
    """If the edition says so, the dead show their roles as soon as the last round is reached (TIME-16, AMB-012)."""
    if s.switch[LAST_DEAD] and s.rounds_left == 1:
        for c in range(CHARACTERS):
            if s.stands_on[c] == NOWHERE:
                show_role(s, c)


def finish(s: Flat, result: int) -> None:
    """The game is over; what comes first stands (AMB-114)."""
    if s.outcome == RUNNING:
        s.outcome = result
        while s.agenda_depth:
            agenda.drop(s)
        s.owes = 0
        log.write(s, log.GAME_OVER, -1, result, s.rounds_left, 0)


def is_locked(s: Flat, tile: int) -> int:
    """Does a Lock lie on this tile?"""
    return 1 if s.lock[0] == tile or s.lock[1] == tile else 0


def may_enter(s: Flat, who: int, tile: int) -> int:
    """Is this room open to this character? A blocked one is to nobody, a locked one to Emmett alone (TOKEN-DNC-03, TOKEN-LOCK-01)."""
    return 0 if s.closed[tile] or (who != EMMETT and is_locked(s, tile)) else 1


def put_lock(s: Flat, who: int, i: int, tile: int) -> None:
    """Lay a Lock, or move it here (TOKEN-LOCK-04)."""
    log.write(s, log.LOCKED, who, s.cell_of[tile], s.cell_of[s.lock[i]] if s.lock[i] >= 0 else log.NOT_SAID, 0)
    s.lock[i] = tile


def take_lock(s: Flat, i: int) -> None:
    """A Lock goes back to its owner."""
    if s.lock[i] >= 0:
        log.write(s, log.UNLOCKED, -1, s.cell_of[s.lock[i]], 0, 0)
        s.lock[i] = NOWHERE


def clear_markers(s: Flat, tile: int) -> None:
    """Locks and Do Not Cross leave a tile that is hidden or replaced (AMB-060, AMB-106)."""
    s.closed[tile] = 0
    for i in range(2):
        if s.lock[i] == tile:
            take_lock(s, i)


def hide_tile(s: Flat, tile: int) -> None:
    """Turn a tile face down again with what lies on it: everybody has seen it, and nothing was shuffled (AMB-062)."""
    s.face_up[tile] = 0
    s.activated &= ~(1 << tile)
    s.seen[tile] = knowledge.ALL
    log.write(s, log.ROOM_HIDDEN, -1, s.cell_of[tile], 1 if s.closed[tile] else log.NOT_SAID, 0)


def replace(s: Flat, tile: int, kind: int) -> None:
    """Another room lies here face up; those who are on it stay, and what tied it to the old room ends (AMB-020, AMB-116)."""
    replace_by(s, -1, tile, kind)


def lay_empty(s: Flat, who: int, kind: int) -> None:
    """This character lays one of its own Empty tiles in place of the room it stands in (CHAR-SAR-02)."""
    s.supply[who] -= 1
    replace_by(s, who, s.stands_on[who], kind)


def replace_by(s: Flat, who: int, tile: int, kind: int) -> None:
    """Replace a room by a tile of this character's supply, or by one of the box."""
    clear_markers(s, tile)
    s.composition[s.kind[tile]] -= 1
    s.composition[kind] += 1
    s.kind[tile] = kind
    s.face_up[tile] = 1
    s.turned[tile] = 0
    s.activated &= ~(1 << tile)
    for c in range(CHARACTERS):
        if s.stands_on[c] == tile:
            s.trap[c] = 0
            s.drown[c] = 0
    log.write(s, log.REPLACED, who, s.cell_of[tile], kind, 0)


def put_robot(s: Flat, i: int, tile: int) -> None:
    """A robot comes into play, or is moved by a card: it triggers nothing (AMB-121)."""
    s.robot[i] = tile
    log.write(s, log.ROBOT_PLACED, -1, s.cell_of[tile], i, 0)


def destroy_robot(s: Flat, i: int) -> None:
    """A robot goes back to the supply (ROBOT-01)."""
    if s.robot[i] >= 0:
        log.write(s, log.ROBOT_DESTROYED, -1, s.cell_of[s.robot[i]], i, 0)
        s.robot[i] = NOWHERE


def has_robot(s: Flat, tile: int) -> int:
    """Does a robot stand here?"""
    return 1 if s.robot[0] == tile or s.robot[1] == tile else 0


def become_visible(s: Flat, who: int) -> None:
    """Hiding ends when the next token is revealed (AMB-063)."""
    if s.hidden[who]:
        s.hidden[who] = 0
        log.write(s, log.VISIBLE, who, 0, 0, 0)


def lose_adrenaline(s: Flat, who: int) -> None:
    """The token is gone, committed or not."""
    if s.adrenaline[who]:
        s.adrenaline[who] = 0
        log.write(s, log.ADRENALINE_LOST, who, 0, 0, 0)


def go_paranoid(s: Flat, who: int) -> None:
    """All tokens that are not lost, played or not, are shuffled into a face-down pile (ROOM-PARA-01, ROOM-PARA-06)."""
    s.paranoid[who] = 1
    s.slot1[who] = NONE
    s.slot2[who] = NONE
    s.floating[who] = 0
    s.pile_left[who] = owned(s, who)
    shuffle_pile(s, who)
    planned.stack_pile(s, who)
    log.write(s, log.PARANOIA, who, 0, 0, 0)


def come_to_senses(s: Flat, who: int) -> None:
    """Paranoia is over; the tokens of the pile are in hand again (ROOM-PARA-03)."""
    s.paranoid[who] = 0
    s.pile_left[who] = 0
    for i in range(5):
        s.pile[who * 5 + i] = NONE
    log.write(s, log.PARANOIA_OVER, who, 0, 0, 0)


def owned(s: Flat, who: int) -> int:
    """Return the mask of the action tokens that this character still owns; the talent is one of them if talents are played."""
    tokens = 31 if s.switch[TALENTS] else 15
    return tokens & ~s.tokens_lost[who]


def shuffle_pile(s: Flat, who: int) -> None:
    """Lay the pile anew, top first."""
    n = 0
    for token in range(5):
        s.pile[who * 5 + token] = NONE
        if (s.pile_left[who] >> token) & 1:
            s.pile[who * 5 + n] = token
            n += 1
    for i in range(n - 1, 0, -1):
        j = rng.below(s, i + 1)
        x = s.pile[who * 5 + i]
        s.pile[who * 5 + i] = s.pile[who * 5 + j]
        s.pile[who * 5 + j] = x


def draw_from_pile(s: Flat, who: int) -> int:
    """Take the top token of the pile (ROOM-PARA-02)."""
    token = s.pile[who * 5]
    for i in range(4):
        s.pile[who * 5 + i] = s.pile[who * 5 + i + 1]
    s.pile[who * 5 + 4] = NONE
    s.pile_left[who] &= ~(1 << token)
    return token


def company(s: Flat, who: int, tile: int) -> int:
    """Does another living character or a robot stand on this tile? (AMB-038)"""
    if has_robot(s, tile):
        return 1
    for c in range(CHARACTERS):
        if c != who and s.stands_on[c] == tile:
            return 1
    return 0
