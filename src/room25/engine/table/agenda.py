"""The agenda: a stack of what must still happen, inside the state. Rules schedule here and never call one another.

Rows up to LAST_QUESTION ask somebody; the others resolve by themselves. Last pushed is first resolved. A row is four numbers; what they
mean depends on its kind, so every kind has a function that pushes it and functions that read it from the top of the stack.
"""

from __future__ import annotations

from room25.engine.table.state import Flat

__all__ = [
    "ADRENALINE",
    "ARRIVE",
    "ASK_ACTION",
    "ASK_CARD",
    "ASK_CONSENT",
    "ASK_ORDER",
    "ASK_ROOM",
    "CALLED",
    "CARD",
    "DRAW_CARD",
    "END_GO",
    "LAST_QUESTION",
    "LEAVE",
    "MAY_PASS",
    "MAY_WAIT",
    "REVEALED",
    "ROBOT_PUSH",
    "arrive",
    "ask_action",
    "ask_card",
    "ask_consent",
    "ask_order",
    "ask_room",
    "asker",
    "asks",
    "aux",
    "by_card",
    "came_from",
    "draw_card",
    "drop",
    "end_go",
    "face",
    "group",
    "is_floating",
    "kind",
    "leave",
    "manner",
    "play_card",
    "purpose",
    "push",
    "pushed_onto",
    "pushing_robot",
    "robot_to_push",
    "spared",
    "step",
    "tile",
    "tokens",
    "who",
]

ASK_ACTION = 1
ASK_ROOM = 2
ASK_ORDER = 3
ASK_CONSENT = 4
ASK_CARD = 5
LAST_QUESTION = 9

ARRIVE = 10
END_GO = 11
LEAVE = 12
DRAW_CARD = 13
CARD = 14

# how an action is asked for: the manner of an ASK_ACTION row
REVEALED = 1  # the token lies open: the action is lost if it is impossible (ORDER-04)
MAY_WAIT = 2  # a floating action may be kept for slot 2 (ORDER-02)
MAY_PASS = 4  # a free actor may let its go by
ADRENALINE = 8  # a third action, paid with the token

# what an ASK_CONSENT row is about
ROBOT_PUSH, CALLED = 0, 1


def push(s: Flat, kind: int, who: int, a: int, b: int, c: int, d: int) -> None:
    """Put a row on top."""
    top = s.agenda_depth
    s.agenda_kind[top] = kind
    s.agenda_who[top] = who
    s.agenda_a[top] = a
    s.agenda_b[top] = b
    s.agenda_c[top] = c
    s.agenda_d[top] = d
    s.agenda_depth = top + 1


def drop(s: Flat) -> None:
    """Take the top row off; rows above the depth stay zero, so that equal positions are equal bytes."""
    top = s.agenda_depth - 1
    s.agenda_kind[top] = 0
    s.agenda_who[top] = 0
    s.agenda_a[top] = 0
    s.agenda_b[top] = 0
    s.agenda_c[top] = 0
    s.agenda_d[top] = 0
    s.agenda_depth = top


def ask_action(s: Flat, who: int, tokens: int, manner: int) -> None:
    """Ask for an action with one of these tokens, a mask."""
    push(s, ASK_ACTION, who, tokens, manner, 0, 0)


def ask_room(s: Flat, who: int, group: int, tile: int, came_from: int) -> None:
    """Have a room ask `who` for all of the mask, who came in together from that cell; it can be a room's `on_enter` as it is."""
    push(s, ASK_ROOM, who, tile, group, came_from, 0)


def ask_order(s: Flat, who: int, robot: int, spared: int, by_card: int) -> None:
    """Ask for an order to any robot, if it is -1; else this robot must push somebody who is not in the mask of the spared."""
    push(s, ASK_ORDER, who, robot, spared, by_card, 0)


def ask_consent(s: Flat, who: int, asker: int, purpose: int, robot: int, tile: int) -> None:
    """Ask somebody to give way to a robot that would push it onto the tile, or to a call (ROBOT_PUSH, CALLED)."""
    push(s, ASK_CONSENT, who, asker, purpose, robot, tile)


def ask_card(s: Flat, who: int, face: int, group: int, step: int, aux: int) -> None:
    """Have a card ask; the mask, the step and `aux` are as the card needs them."""
    push(s, ASK_CARD, who, face, group, step, aux)


def arrive(s: Flat, who: int, tile: int, group: int, came_from: int) -> None:
    """Let those of the mask arrive on the tile together, from that cell; `who` will choose for them."""
    push(s, ARRIVE, who, tile, group, came_from, 0)


def end_go(s: Flat, who: int) -> None:
    """The go of this character will be over."""
    push(s, END_GO, who, 0, 0, 0, 0)


def leave(s: Flat, who: int, tile: int) -> None:
    """Somebody has just left the tile: its room may have something to say."""
    push(s, LEAVE, who, tile, 0, 0, 0)


def draw_card(s: Flat, who: int, group: int) -> None:
    """Have a card drawn: for the character that entered for it, or -1, and the mask of all who did."""
    push(s, DRAW_CARD, who, 0, group, 0, 0)


def play_card(s: Flat, who: int, face: int, group: int, step: int, aux: int) -> None:
    """Let a card take effect on somebody; the mask, the step and `aux` are as the card needs them."""
    push(s, CARD, who, face, group, step, aux)


def kind(s: Flat) -> int:
    """What the top row is; 0 if there is none."""
    return s.agenda_kind[s.agenda_depth - 1] if s.agenda_depth else 0


def asks(s: Flat) -> int:
    """Does the top row ask somebody?"""
    return 1 if s.agenda_depth and s.agenda_kind[s.agenda_depth - 1] <= LAST_QUESTION else 0


def who(s: Flat) -> int:
    """Whom the top row concerns: who is asked, who chooses for those who arrive, who suffers the card."""
    return s.agenda_who[s.agenda_depth - 1]


def tokens(s: Flat) -> int:
    """ASK_ACTION: the mask of the tokens that may be played."""
    return s.agenda_a[s.agenda_depth - 1]


def manner(s: Flat) -> int:
    """ASK_ACTION: how the action is asked for, a mask (REVEALED, MAY_WAIT, MAY_PASS, ADRENALINE)."""
    return s.agenda_b[s.agenda_depth - 1]


def tile(s: Flat) -> int:
    """ASK_ROOM: the room that asks; ARRIVE, LEAVE: the room that is entered or was left."""
    return s.agenda_a[s.agenda_depth - 1]


def group(s: Flat) -> int:
    """ASK_ROOM, ARRIVE: the mask of all who came in together; DRAW_CARD and cards: of those who entered for it."""
    return s.agenda_b[s.agenda_depth - 1]


def came_from(s: Flat) -> int:
    """ASK_ROOM, ARRIVE: the cell they come from."""
    return s.agenda_c[s.agenda_depth - 1]


def robot_to_push(s: Flat) -> int:
    """ASK_ORDER: the robot that must push somebody; -1 if any order to any robot will do."""
    return s.agenda_a[s.agenda_depth - 1]


def spared(s: Flat) -> int:
    """ASK_ORDER: the mask of those whom it may not push."""
    return s.agenda_b[s.agenda_depth - 1]


def by_card(s: Flat) -> int:
    """ASK_ORDER: 1 if a card asks."""
    return s.agenda_c[s.agenda_depth - 1]


def asker(s: Flat) -> int:
    """ASK_CONSENT: the character that asks."""
    return s.agenda_a[s.agenda_depth - 1]


def purpose(s: Flat) -> int:
    """ASK_CONSENT: what for, ROBOT_PUSH or CALLED."""
    return s.agenda_b[s.agenda_depth - 1]


def pushing_robot(s: Flat) -> int:
    """ASK_CONSENT to a push: the robot."""
    return s.agenda_c[s.agenda_depth - 1]


def pushed_onto(s: Flat) -> int:
    """ASK_CONSENT to a push: the tile where it would end."""
    return s.agenda_d[s.agenda_depth - 1]


def face(s: Flat) -> int:
    """ASK_CARD, CARD: the card."""
    return s.agenda_a[s.agenda_depth - 1]


def step(s: Flat) -> int:
    """ASK_CARD, CARD: the step of the card."""
    return s.agenda_c[s.agenda_depth - 1]


def aux(s: Flat) -> int:
    """ASK_CARD, CARD: one more number, as the card needs it."""
    return s.agenda_d[s.agenda_depth - 1]


def is_floating(s: Flat, row: int) -> int:
    """Does this row ask for a floating action, whose token only its owner knows?"""
    return 1 if s.agenda_kind[row] == ASK_ACTION and s.agenda_b[row] & MAY_WAIT else 0
