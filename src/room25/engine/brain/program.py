"""Programs of two tokens: what each token is worth now, and what the second may be worth after the first."""

from __future__ import annotations

from room25.engine.brain.grid import STILL, slide
from room25.engine.brain.mind import Mind
from room25.engine.brain.plan import standing
from room25.engine.brain.score import control_from, glance, move, worth
from room25.engine.rules import go
from room25.engine.rules.actions import ACTIONS, OPTIONS
from room25.engine.rules.legal import legal
from room25.engine.rules.rooms import NO_LOOK, PEACEFUL, TRAITS
from room25.engine.table import agenda, answers, effects
from room25.engine.table.answers import CONTROL_TOKEN, LOOK_TOKEN, MOVE_TOKEN, NOTHING, TALENT
from room25.engine.table.board import MOVABLE, NEIGHBOUR
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import UNKNOWN, Flat

__all__ = ["adrenaline_worth", "best_look", "consider", "look_ahead", "pair", "program_worth"]

# tuned by playing
SURE_STEP = 76  # per cent: a step after a look is as good as it looks
THIRD = 25  # per cent of what a third action is worth
SECOND = 50  # per cent: the second action is less sure than the first

LATER = -20  # a push after a step: whoever is there then must be pushed, friends too
NO_WAY = -300  # a token that can do nothing here
ROOM_TO_SPEND = 70  # what a third action must be worth while there is time


def consider(s: Flat, who: int, m: Mind) -> None:
    """Fill `m.best` with the value of each token now, and `m.after` with that of each as the second of a pair."""
    tokens = go.with_signs(s, who, effects.owned(s, who))
    m.blind = 0
    take_turns(s, who, m)
    survey_doors(s, who, m)
    m.still_look = best_look(s, m)
    m.still_move = best_step(m, -1)
    m.still_control = best_control(s, who, m)
    for token in range(ACTIONS):
        m.best[token] = NO_WAY
        for second in range(ACTIONS):
            m.after[token * ACTIONS + second] = NO_WAY
    for token in range(ACTIONS):
        if (tokens >> token) & 1:
            s.legal_count = 0
            OPTIONS(s, token, who)
            top = -1
            for i in range(s.legal_count):
                value = m.step_worth[s.legal[i] - answers.MOVE] if token == MOVE_TOKEN else worth(s, who, s.legal[i], m)
                if top < 0 or value > m.best[token]:
                    m.best[token] = value
                    top = s.legal[i]
            if token == MOVE_TOKEN and top >= 0:
                m.blind = (
                    1 if m.kind_seen[m.tile_at[NEIGHBOUR[m.cell_of[m.here] * 4 + top - answers.MOVE]]] == UNKNOWN else 0
                )
            follow(s, who, m, token, top, tokens)


def follow(s: Flat, who: int, m: Mind, token: int, answer: int, tokens: int) -> None:
    """Fill in what each token would be worth after this answer."""
    here = m.here
    row = token * ACTIONS
    if token == MOVE_TOKEN and answer >= 0:
        m.here = m.tile_at[NEIGHBOUR[m.cell_of[here] * 4 + answer - answers.MOVE]]
        m.after[row + LOOK_TOKEN] = best_look(s, m)
        m.after[row + CONTROL_TOKEN] = best_control(s, who, m)
        for second in range(ACTIONS):
            if second == answers.PUSH_TOKEN or second >= TALENT:
                m.after[row + second] = LATER if second == answers.PUSH_TOKEN else 0
        m.here = here
    elif token == CONTROL_TOKEN and answer >= 0:
        line = (answer - answers.CONTROL) // 2
        way = (answer - answers.CONTROL) % 2
        slide(m, line, way)
        m.after[row + MOVE_TOKEN] = best_move(s, who, m)
        m.after[row + LOOK_TOKEN] = best_look(s, m)
        slide(m, line, 1 - way)
    elif token == LOOK_TOKEN and answer >= 0:
        seen = m.tile_at[NEIGHBOUR[m.cell_of[here] * 4 + answer - answers.LOOK]]
        m.after[row + MOVE_TOKEN] = best_step(m, seen)
        m.after[row + CONTROL_TOKEN] = m.still_control
    else:
        m.after[row + MOVE_TOKEN] = m.still_move
        m.after[row + LOOK_TOKEN] = m.still_look
        m.after[row + CONTROL_TOKEN] = m.still_control
    for second in range(ACTIONS):  # a push or a talent may still come true
        if m.after[row + second] == NO_WAY and (tokens >> second) & 1 and m.best[second] > NO_WAY:
            m.after[row + second] = m.best[second] // 2


def best_look(s: Flat, m: Mind) -> int:
    """Return the best look from an imagined place: of several friends in one room each counts on another door."""
    top = NO_WAY
    if m.kind_seen[m.here] != UNKNOWN and TRAITS[m.kind_seen[m.here]] & NO_LOOK:
        return top
    second = NO_WAY
    third = NO_WAY
    for direction in range(4):
        cell = NEIGHBOUR[m.cell_of[m.here] * 4 + direction]
        if cell >= 0 and m.kind_seen[m.tile_at[cell]] == UNKNOWN:
            value = glance(s, m, m.tile_at[cell])
            if value > top:
                third = second
                second = top
                top = value
            elif value > second:
                third = second
                second = value
            elif value > third:
                third = value
    if m.turn == 0:
        return top
    return second if m.turn == 1 else third


def take_turns(s: Flat, who: int, m: Mind) -> None:
    """Fill in how many friends in this character's room come before it, and look and slide before it does."""
    m.turn = 0
    for c in range(CHARACTERS):
        if c < who and s.stands_on[c] == s.stands_on[who] and m.like[c] > 0:
            m.turn += 1


def survey_doors(s: Flat, who: int, m: Mind) -> None:
    """Fill in what a step in each direction is worth, and which doors are open."""
    for direction in range(4):
        cell = NEIGHBOUR[m.cell_of[m.here] * 4 + direction]
        m.door_open[direction] = 0
        if cell >= 0:
            m.step_worth[direction] = move(s, who, m, direction)
            m.door_open[direction] = 1 if effects.may_enter(s, who, m.tile_at[cell]) else 0


def best_step(m: Mind, seen: int) -> int:
    """Return the best step from the character's place; a tile that it has just looked at is entered only if it is good."""
    top = NO_WAY
    for direction in range(4):
        if m.door_open[direction]:
            value = m.step_worth[direction]
            if (
                seen >= 0
                and m.tile_at[NEIGHBOUR[m.cell_of[m.here] * 4 + direction]] == seen
                and m.kind_seen[seen] == UNKNOWN
            ):
                value += m.risk[seen] * 4 // 5 + m.goal_chance[seen] // 3
            top = value if value > top else top
    return top


def best_move(s: Flat, who: int, m: Mind) -> int:
    """Return the best step from an imagined place."""
    top = NO_WAY
    for direction in range(4):
        cell = NEIGHBOUR[m.cell_of[m.here] * 4 + direction]
        if cell >= 0 and effects.may_enter(s, who, m.tile_at[cell]):
            value = move(s, who, m, direction)
            top = value if value > top else top
    return top


def best_control(s: Flat, who: int, m: Mind) -> int:
    top = NO_WAY
    if m.kind_seen[m.here] != UNKNOWN and TRAITS[m.kind_seen[m.here]] & PEACEFUL:
        return top
    m.base = standing(s, who, m, STILL)
    cell = m.cell_of[m.here]
    for axis in range(2):
        line = cell // 5 if axis == 0 else 5 + cell % 5
        if MOVABLE[line]:
            for way in range(2):
                if s.line_controls[line] == 0 or s.line_controls[line] == way + 1:
                    value = control_from(s, who, m, line, way)
                    top = value if value > top else top
    return top


def pair(s: Flat, who: int, m: Mind, first: int, second: int) -> int:
    """Return the value of a program: a doubtful second action is left out, and a single one keeps its freedom."""
    if second == NOTHING:
        return m.best[first]
    value = m.best[first] + second_worth(m, first, second)
    return value - m.trap_chance if first == MOVE_TOKEN and m.blind else value


def second_worth(m: Mind, first: int, second: int) -> int:
    """Return what a second action is worth: less than a first one, except for the step after a look."""
    value = m.after[first * ACTIONS + second]
    if second == MOVE_TOKEN and first == LOOK_TOKEN:
        return value * SURE_STEP // 100
    return value * SECOND // 100


def look_ahead(s: Flat, who: int, m: Mind) -> None:
    """Fill in what may follow each action of a character that chooses freely and has a second one; lists the legal answers again."""
    for first in range(ACTIONS):
        m.ahead[first] = 0
    if (
        s.chooses_freely[who]
        and s.slot == 1
        and s.tokens_played[who] == 0
        and s.actions_allowed[who] > 1
        and agenda.kind(s) == agenda.ASK_ACTION
    ):
        consider(s, who, m)
        for first in range(ACTIONS):
            for second in range(ACTIONS):
                if first != second:
                    value = second_worth(m, first, second)
                    m.ahead[first] = value if value > m.ahead[first] else m.ahead[first]
        legal(s, who)


def adrenaline_worth(s: Flat, who: int, m: Mind) -> int:
    """Return what a third action is worth beyond keeping the token: little while there is time, all of it at the end (ADR-02)."""
    most = m.best[MOVE_TOKEN] if m.best[MOVE_TOKEN] > m.best[CONTROL_TOKEN] else m.best[CONTROL_TOKEN]
    most = most if most > m.best[LOOK_TOKEN] else m.best[LOOK_TOKEN]
    return (most if most < 300 else 300) * THIRD // 100 - ROOM_TO_SPEND * s.rounds_left // 4


def program_worth(s: Flat, who: int, answer: int, m: Mind) -> int:
    """Return the value of one program. `consider` must have been called."""
    first = answers.first_token(answer)
    value = pair(s, who, m, first, answers.second_token(answer)) if first != NOTHING else 0
    return value + adrenaline_worth(s, who, m) if answers.lays_adrenaline(answer) else value
