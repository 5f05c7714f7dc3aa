"""What every answer is worth to the character that is asked: one number each, from what its seat believes."""

from __future__ import annotations

from room25.engine.brain.beliefs import is_guard
from room25.engine.brain.grid import FAR, STILL
from room25.engine.brain.mind import Mind
from room25.engine.brain.plan import STEP, escape, standing
from room25.engine.brain.rooms import ACID, DEATH, EXIT, ILLUSION, KEY, ROBOT, SHREDDER, TIMER, TRAPPED, VORTEX
from room25.engine.table import answers
from room25.engine.table.board import CENTRE, LINE_CELL, NEIGHBOUR
from room25.engine.table.fields import CELLS, CHARACTERS
from room25.engine.table.state import UNKNOWN, Flat

__all__ = ["KNOWN_AGAIN", "control", "control_from", "glance", "move", "price", "stay", "worth"]

# tuned by playing
NERVE = 128  # per cent of a danger that is great or unknown
LOOK = 56  # knowing any hidden room
LOOK_GOLD = 2  # tenths of what it promises
LOOK_GOAL = 325  # if one wants to go there
TABLE = 125  # per cent of what a slide does for everybody
SETTLED = 210  # leaving the exit
PROMISE = 505  # a likely find is worth a blind step, an unlikely one hardly anything
HURRY = 196  # more for each step when time runs out

TOLD = 200  # per mille: what promises less after a claim need not be looked at
KNOWN_AGAIN = -300  # looking at what one knows
IDLE = -5
SHY = 1500  # a push of a guard that hides: nothing told it from prisoners as surely


def worth(s: Flat, who: int, answer: int, m: Mind) -> int:
    """Return the value of one answer to any question but programming."""
    value = plain_worth(s, who, answer, m)
    if s.trap[who]:
        family = answers.FAMILY_OF[answer]
        if family == answers.LOOK or family == answers.PUSH or family == answers.CONTROL:
            value -= 3 * DEATH  # any action but a step is the last one (ROOM-TRAP-01)
    return value


def plain_worth(s: Flat, who: int, answer: int, m: Mind) -> int:
    """Return the value of one answer, leaving aside that a character in a trap must use its next action to step out."""
    family = answers.FAMILY_OF[answer]
    value = answer - family
    if family == answers.CLUE:
        return first_look(s, who, m, value)
    if family == answers.LOOK:
        return look(s, m, value)
    if family == answers.MOVE or family == answers.TO:
        return move(s, who, m, value)
    if family == answers.PUSH:
        return shift(s, value // 4, value % 4, m) - (SHY if is_guard(s, who) and s.role_shown[who] == 0 else 10)
    if family == answers.CONTROL:
        return control(s, who, m, value // 2, value % 2)
    if family == answers.SLIDE:
        return turn(s, who, m, value // 2, value % 2)
    if family == answers.PEEK:
        return glance(s, m, m.tile_at[value])
    if family == answers.SWAP or family == answers.TUNNEL:
        return land(s, who, m, value)
    if family == answers.CALL or family == answers.PULL:
        return draw_near(s, m, value)
    if family == answers.CARRY:
        return move(s, who, m, value % 4) + shift(s, value // 4, value % 4, m)
    if family == answers.ORDER:
        return order(s, m, value)
    if family == answers.SACRIFICE:
        return -m.like[value] - (DEATH if value == who else 0)
    if family == answers.LOSE:
        return lose(value)
    if family == answers.REACTIVATE or family == answers.LOCK:
        return IDLE
    if family == answers.HACK or family == answers.HACK_FAR:
        return IDLE
    return placeless(s, who, answer)


def placeless(s: Flat, who: int, answer: int) -> int:
    """All other answers: what helps is taken, and a neighbour's call is followed."""
    if answer == answers.RECOVER:
        return 45
    if answer == answers.SABOTAGE_ROOM:
        return 2 * DEATH if s.trap[who] else 20
    if answer == answers.HIDE:
        return 5
    return 10 if answer == answers.ACCEPT else 0


def first_look(s: Flat, who: int, m: Mind, direction: int) -> int:
    """Return the value of a first clue: everybody looks through another door, so that the table knows more; which one differs by game."""
    if m.kind_seen[m.tile_at[NEIGHBOUR[CENTRE * 4 + direction]]] != UNKNOWN:
        return KNOWN_AGAIN
    return LOOK + LOOK_GOAL if direction == (who + s.turn_order[0]) % 4 else LOOK


def look(s: Flat, m: Mind, direction: int) -> int:
    """Return the value of a look through a door: the more a hidden room promises, and the more it lies on the way, the better."""
    cell = NEIGHBOUR[m.cell_of[m.here] * 4 + direction]
    if cell < 0:
        return KNOWN_AGAIN
    return glance(s, m, m.tile_at[cell])


def glance(s: Flat, m: Mind, tile: int) -> int:
    """Return what it is worth to know a tile; less if its colour was claimed already."""
    if m.kind_seen[tile] != UNKNOWN:
        return KNOWN_AGAIN
    value = LOOK + m.goal_chance[tile] * LOOK_GOLD // 10
    if s.claims[tile] and m.goal_chance[tile] < TOLD:
        return value // 20
    return value + LOOK_GOAL if tile == m.goal else value


def move(s: Flat, who: int, m: Mind, direction: int) -> int:
    """Return the value of a step: nearer to the goal, out of danger, and whatever the room does to those who enter."""
    cell = NEIGHBOUR[m.cell_of[m.here] * 4 + direction]
    if cell < 0:
        return -DEATH
    tile = m.tile_at[cell]
    goal = m.cell_of[m.goal] * CELLS
    far = FAR[goal + m.cell_of[m.here]]
    step = STEP + HURRY if m.goal == m.exit and far + 1 >= s.rounds_left else STEP
    landing = CENTRE if m.kind_seen[tile] == VORTEX else cell  # ROOM-VORTEX-01
    value = step * (far - FAR[goal + landing]) - price(s, who, m, tile)
    if m.here == m.exit and m.goal == m.exit:
        value -= SETTLED  # a character in the exit stays
    if m.kind_seen[tile] == UNKNOWN:
        value += m.goal_chance[tile] * m.goal_chance[tile] * PROMISE // 100000 + 10
    elif m.kind_seen[tile] == EXIT:
        value += 60
    elif m.kind_seen[tile] == KEY and s.key_entered == 0:
        value += 250
    return value + stay(s, who, m)


def price(s: Flat, who: int, m: Mind, tile: int) -> int:
    """Return what entering a tile costs: the danger itself, and who dies of it."""
    cost = m.risk[tile]
    kind = m.kind_seen[tile]
    if kind == ACID:
        for c in range(CHARACTERS):
            if c != who and s.stands_on[c] == tile:
                cost += m.like[c] * 8
    elif kind == TRAPPED and s.slot == 1 and s.slot2[who] >= 0 and s.slot2[who] != answers.MOVE_TOKEN:
        cost += DEATH  # the next action is already laid, and it is not a step out (ROOM-TRAP-01)
    elif kind == SHREDDER:
        for c in range(CHARACTERS):
            if s.stands_on[c] == tile:
                cost += 500  # one of the two would not get out (ROOM-SHRED-01)
    elif kind == TIMER and s.rounds_left == 1:
        cost = DEATH  # ROOM-TIMER-02
    elif kind == UNKNOWN and s.slot == 1 and s.slot2[who] >= 0 and s.slot2[who] != answers.MOVE_TOKEN:
        cost += m.trap_chance
    cost += shredded(s, who, m)
    return cost * NERVE // 100 if cost > DEATH // 2 or kind == UNKNOWN else cost


def shredded(s: Flat, who: int, m: Mind) -> int:
    """Return what leaving this room costs: those who stay in a shredder die (ROOM-SHRED-01)."""
    cost = 0
    if s.stands_on[who] >= 0 and m.kind_seen[s.stands_on[who]] == SHREDDER:
        for c in range(CHARACTERS):
            if c != who and s.stands_on[c] == s.stands_on[who]:
                cost += m.like[c] * 10
    return cost


def stay(s: Flat, who: int, m: Mind) -> int:
    """Return what staying here would cost, which a step out saves."""
    if m.here != s.stands_on[who]:
        return 0
    if s.trap[who]:
        return 3 * DEATH
    if s.drown[who]:
        return 600 if s.drown[who] == 1 else 2 * DEATH
    kind = m.kind_seen[m.here]
    return 60 if kind == ACID or kind == SHREDDER else 0  # noqa: SIM109  (the subset has no tuples)


def control(s: Flat, who: int, m: Mind, line: int, way: int) -> int:
    """Return the value of a slide by this character."""
    m.base = standing(s, who, m, STILL)
    return control_from(s, who, m, line, way)


def control_from(s: Flat, who: int, m: Mind, line: int, way: int) -> int:
    """Return the value of a slide, as an escape or by what it does to everybody. `m.base` must hold the value of the table before it."""
    if m.here == m.exit and m.exit == m.tile_at[LINE_CELL[line * 5 + way * 4]]:
        gain = escape(s, who, m)
        if gain:
            return gain
    return turn_from(s, who, m, line, way)


def turn(s: Flat, who: int, m: Mind, line: int, way: int) -> int:
    """Return how much better the table is after a slide."""
    m.base = standing(s, who, m, STILL)
    return turn_from(s, who, m, line, way)


def turn_from(s: Flat, who: int, m: Mind, line: int, way: int) -> int:
    return (standing(s, who, m, line * 2 + way) - m.base) * TABLE // 100


def land(s: Flat, who: int, m: Mind, cell: int) -> int:
    """Return the value of being somewhere else at once; for an Illusion, of another room at the same place (ROOM-ILLU-01)."""
    if m.kind_seen[m.here] == ILLUSION:
        tile = m.tile_at[cell]
        return m.goal_chance[tile] - price(s, who, m, tile)
    goal = m.cell_of[m.goal] * CELLS
    return STEP * (FAR[goal + m.cell_of[m.here]] - FAR[goal + cell])


def shift(s: Flat, target: int, direction: int, m: Mind) -> int:
    """Return the value of putting another character into the next room: good rooms for friends, bad rooms for the others."""
    cell = NEIGHBOUR[m.cell_of[s.stands_on[target]] * 4 + direction]
    if cell < 0:
        return -DEATH
    tile = m.tile_at[cell]
    value = -m.like[target] * m.risk[tile] // 100 - shredded(s, target, m)
    if m.kind_seen[s.stands_on[target]] == SHREDDER and s.stands_on[target] == m.here:
        value -= 2 * DEATH
    if m.kind_seen[tile] == ACID:
        for c in range(CHARACTERS):
            if c != target and s.stands_on[c] == tile:
                value -= m.like[c] * 8
    if m.exit >= 0:
        goal = m.cell_of[m.exit] * CELLS
        value += m.like[target] * (FAR[goal + m.cell_of[s.stands_on[target]]] - FAR[goal + cell])
    return value


def draw_near(s: Flat, m: Mind, target: int) -> int:
    """Return the value of another character coming into this character's room."""
    if m.kind_seen[m.here] == ACID:
        return -2 * DEATH
    if m.exit < 0:
        return IDLE
    goal = m.cell_of[m.exit] * CELLS
    return m.like[target] * (FAR[goal + m.cell_of[s.stands_on[target]]] - FAR[goal + m.cell_of[m.here]])


def order(s: Flat, m: Mind, value: int) -> int:
    """A robot's step or push; `value` says which robot and what."""
    what = value % answers.ORDERS
    tile = s.robot[value // answers.ORDERS]
    cell = NEIGHBOUR[m.cell_of[tile] * 4 + what % 4]
    if what >= 4:
        value = shift(s, (what - 4) // 4, what % 4, m)
        is_robot_room = cell >= 0 and m.kind_seen[m.tile_at[cell]] == ROBOT
        return (
            value - DEATH if is_robot_room else value
        )  # a character that is pushed there gives an order too, and so on without end
    if cell < 0 or m.kind_seen[m.tile_at[cell]] != UNKNOWN:
        return 0
    return 20 + m.goal_chance[m.tile_at[cell]] // 4  # it looks where nobody has to die for it


def lose(token: int) -> int:
    """Return the value of losing a token: a step is worth more than anything else."""
    if token == answers.PUSH_TOKEN:
        return 40
    if token == answers.MOVE_TOKEN:
        return -40
    return 20 if token >= answers.TALENT else 0
