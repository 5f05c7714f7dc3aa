"""A rule bot in a seat, inside compiled code: it answers, and after what it has learnt it talks. `bots/seat.py` does this over views."""

from __future__ import annotations

from room25.engine.brain import ladder
from room25.engine.brain.mind import Mind
from room25.engine.brain.talk import is_news, speak
from room25.engine.rules import asides
from room25.engine.rules.apply import advance, apply
from room25.engine.table.state import GUARD, State

__all__ = ["NO_BOT", "bot_level", "play", "take_turn"]

LEVEL_BITS = 4  # of one seat in the packed bots of a table
NO_BOT = 15  # the level of a seat that no rule bot holds


def bot_level(seat_bots: int, seat: int) -> int:
    """Return what plays this seat: a level of the ladder, or NO_BOT."""
    return (seat_bots >> (LEVEL_BITS * seat)) & NO_BOT


def take_turn(s: State, who: int, level: int, m: Mind) -> int:
    """Answer the open question as a bot of this level. Returns the number of answers to the next question."""
    return play(s, who, level, ladder.choose(s, who, level, m), m)


def play(s: State, who: int, level: int, answer: int, m: Mind) -> int:
    """Apply a bot's answer, then let it talk if it may have something to say. Returns the number of answers to the next question."""
    n = apply(s, who, answer)
    if n and level and (is_news(answer) or s.role[who] == GUARD):
        return talk(s, who, level, m)
    return n


def talk(s: State, who: int, level: int, m: Mind) -> int:
    """Say and do everything that this character wants to besides answering. Returns the number of answers to the open question."""
    aside = speak(s, who, level, m)
    while aside >= 0:
        asides.step_aside(s, who, aside)
        aside = speak(s, who, level, m)
    return advance(s)
