"""Asides, which are done in addition to answering: colours told after a look, a guard that lies or shows itself, adrenaline laid out."""

from __future__ import annotations

from room25.engine.brain.beliefs import is_guard
from room25.engine.brain.grid import FAR
from room25.engine.brain.ladder import roll
from room25.engine.brain.mind import Mind
from room25.engine.brain.rooms import EXIT, PRICE
from room25.engine.rules import asides
from room25.engine.rules.rooms import COLOUR
from room25.engine.table import answers, knowledge
from room25.engine.table.board import BLUE, EXIT_ZONE, GREEN, RED, YELLOW
from room25.engine.table.fields import CELLS, CHARACTERS, TILES
from room25.engine.table.state import Flat

__all__ = ["is_news", "speak"]

DEADLY = 500
FALSE_EXIT = 2  # per cent of the harmless rooms on which it may lie


def speak(s: Flat, who: int, level: int, m: Mind) -> int:
    """Return the next aside of this character, or -1: reveal, commit, or tell a colour that was not told yet."""
    if level == 0 or s.outcome or s.stands_on[who] < 0:
        return -1
    bad = is_guard(s, who)
    if bad and asides.may_reveal(s, who) and strikes(s, who):
        return answers.REVEAL
    if asides.may_commit(s, who) and s.rounds_left <= 3:
        return answers.COMMIT
    if asides.talk_is_allowed(s):
        return tell(s, who, bad, m)
    return -1


def tell(s: Flat, who: int, bad: int, m: Mind) -> int:
    """Return a claim about a face-down room that this seat has seen and not spoken of (INFO-02)."""
    seat = s.owner[who]
    for cell in range(CELLS):
        tile = s.tile_at[cell]
        if s.face_up[tile] == 0 and knowledge.knows(s, seat, tile) and knowledge.claimed(s, seat, tile) == 0:
            colour = lie(s, tile, m) if bad else COLOUR[s.kind[tile]]
            return answers.CLAIM + cell * 4 + colour
    return -1


def lie(s: Flat, tile: int, m: Mind) -> int:
    """A guard tells the truth like everybody else, but for the exit and the deadliest rooms; and it has found an exit now and then."""
    kind = s.kind[tile]
    luck = roll(m, 100)
    if kind == EXIT:
        return BLUE if luck < 65 else RED if luck < 85 else YELLOW
    if PRICE[kind] >= DEADLY:
        return RED if luck < 90 else GREEN if luck < 97 else BLUE
    if COLOUR[kind] != BLUE and EXIT_ZONE[tile] and luck < FALSE_EXIT:
        return BLUE
    return COLOUR[kind]


def strikes(s: Flat, who: int) -> int:
    """Return whether free choice is worth more than secrecy: someone is in the exit, or everybody suspects it anyway (MODE-SUSP-08)."""
    seat = s.owner[who]
    if s.caught[seat] or s.harm[seat] > 1:
        return 1
    for tile in range(TILES):
        if s.face_up[tile] and s.kind[tile] == EXIT:
            inside = 0
            for c in range(CHARACTERS):
                if c != who and s.stands_on[c] == tile:
                    inside += 1
            near = FAR[s.cell_of[tile] * CELLS + s.cell_of[s.stands_on[who]]]
            return 1 if inside >= 2 and near <= 2 and s.rounds_left > 1 else 0
    return 0


def is_news(answer: int) -> int:
    """Return whether this answer shows its seat a room."""
    family = answers.FAMILY_OF[answer]
    if family == answers.CLUE or family == answers.LOOK:
        return 1
    return 1 if family == answers.PEEK else 0
