"""The verbs that change a table. Rooms, actions and modes call these and nothing else; what follows is scheduled on the agenda."""

from __future__ import annotations

from room25.core import agenda, log
from room25.core.board import BACK, CENTRE, LINE_CELL
from room25.core.state import NONE, NOWHERE, RUNNING, Flat


def bring(s: Flat, who: int, group: int, tile: int) -> None:
    """Everybody in the mask `group` leaves its room for this tile and arrives there together; `who` makes the room's choices."""
    came_from = s.cell_of[s.at[who]]
    place(s, group, tile)
    agenda.push(s, agenda.ARRIVE, who, tile, group, came_from)


def place(s: Flat, group: int, tile: int) -> None:
    """Put everybody in the mask on a tile, with no effect of its own; clocks of the room they left stop (AMB-048, AMB-055)."""
    for c in range(8):
        if (group >> c) & 1:
            s.at[c] = tile
            s.trap[c] = 0
            s.drown[c] = 0
    s.dirty = 1


def send_back(s: Flat, who: int, group: int) -> None:
    """Everybody in the mask goes to the central room."""
    for c in range(8):
        if (group >> c) & 1:
            log.write(s, log.SENT_BACK, c, 0, 0, 0)
    bring(s, who, group, s.tile_at[CENTRE])


def kill(s: Flat, who: int) -> None:
    """A character dies: its figure leaves the board, its program is lost unseen (DEATH-01, DEATH-02)."""
    log.write(s, log.DIED, who, s.kind[s.at[who]], 0, 0)
    s.at[who] = NOWHERE
    s.slot1[who] = NONE
    s.slot2[who] = NONE
    s.floating[who] = 0
    s.trap[who] = 0
    s.drown[who] = 0
    s.dying = s.dying | (1 << who)
    s.dirty = 1


def close(s: Flat, tile: int) -> None:
    """Nobody may enter this tile any more (ROOM-FLOOD-01)."""
    s.closed[tile] = 1
    log.write(s, log.CLOSED, -1, s.cell_of[tile], 0, 0)


def slide(s: Flat, who: int, line: int, way: int) -> None:
    """Slide a line by one: five tiles move with all on them, the one that leaves returns at the other end (ACT-CTRL-02, ACT-CTRL-03)."""
    log.write(s, log.SLID, who, line, way, 0)
    s.lines[line] = way + 1
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


def swap(s: Flat, who: int, tile: int, other: int) -> None:
    """Two tiles change places with all that is on them (AMB-021, AMB-022)."""
    log.write(s, log.SWAPPED, who, s.cell_of[tile], s.cell_of[other], 0)
    cell = s.cell_of[tile]
    s.cell_of[tile] = s.cell_of[other]
    s.cell_of[other] = cell
    s.tile_at[s.cell_of[tile]] = tile
    s.tile_at[cell] = other


def find_exit(s: Flat, alarm: int) -> None:
    """A character is in Room 25: early in the game the alarm leaves five rounds (TIME-11, AMB-011)."""
    s.found = 1
    if alarm and s.left > 5:
        s.left = 5
        log.write(s, log.ALARM, -1, 5, 0, 0)


def show_role(s: Flat, who: int) -> None:
    """A role tile is turned over by force."""
    if s.shown[who] == 0:
        s.shown[who] = 1
        log.write(s, log.ROLE_SHOWN, who, s.role[who], 0, 0)


def finish(s: Flat, result: int) -> None:
    """The game is over; what comes first stands (AMB-114)."""
    if s.over == RUNNING:
        s.over = result
        while s.depth:
            agenda.drop(s)
        s.owes = 0
        log.write(s, log.GAME_OVER, -1, result, 0, 0)


def company(s: Flat, who: int, tile: int) -> int:
    """Does another living character stand on this tile?"""
    for c in range(8):
        if c != who and s.at[c] == tile:
            return 1
    return 0
