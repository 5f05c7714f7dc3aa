"""One step of one environment: what is offered to whom, what an answer does, what a seat gets in the end.

A seat may do a number of asides before each answer. Rule bots may sit in some seats: they are played until a seat that learns is asked.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine import marks as jit
from room25.engine.brain.mind import Mind
from room25.engine.brain.seat import NO_BOT, bot_level, take_turn
from room25.engine.entries.games import dice, first_dice
from room25.engine.learn.mask import Mask
from room25.engine.rules import asides
from room25.engine.rules.apply import advance, apply
from room25.engine.rules.deal import deal
from room25.engine.rules.legal import legal, to_move
from room25.engine.rules.outcome import LOST, PARTLY_WON, WON, result_for
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.state import Flat, State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    import numpy as np

    EnvStates: TypeAlias = Sequence["EnvState"]

__all__ = ["EnvState", "WHOLE", "act", "begin", "dtype", "offer", "play_bots", "reward"]

WHOLE = 100  # a reward of 1: the subset has no fractions

ENV_FIELDS: tuple[tuple[str, int, str], ...] = (
    ("game", 0, "i8"),  # the number of the next deal …
    ("seed", 0, "i8"),  # … in the row of deals that this number names
    ("stride", 0, "i8"),  # from one deal of this environment to its next
    ("dice", 0, "i8"),  # the luck of the bots …
    ("luck", 0, "i8"),  # … and that of random answers
    ("who", 0, "i1"),  # the character that is asked, or -1
    ("said", 0, "i1"),  # asides since the last answer
    ("most", 0, "i1"),  # asides that are allowed
)


class EnvState:
    """What an environment keeps in addition to the state of its game."""

    __slots__ = tuple(name for name, _, _ in ENV_FIELDS)

    if TYPE_CHECKING:
        game: int
        seed: int
        stride: int
        dice: int
        luck: int
        who: int
        said: int
        most: int

    def __init__(self) -> None:
        for name, _, _ in ENV_FIELDS:
            setattr(self, name, 0)


def dtype() -> np.dtype[np.void]:
    """Return the type of an EnvState as a NumPy record."""
    import numpy as np

    return np.dtype([(name, width) for name, _, width in ENV_FIELDS], align=True)


jit.record(("EnvState",), ("EnvStates",), ENV_FIELDS, dtype)


def begin(s: State, env: EnvState) -> None:
    """Deal the table that was laid in `s`, and run to the first question."""
    env.dice = first_dice(env.game + env.seed * 7919)
    env.luck = first_dice(env.game * 3 + env.seed * 104729 + 1)
    deal(s, env.game, env.seed)
    env.game = (env.game + env.stride) & 0xFFFFFFFF
    env.said = 0
    advance(s)
    env.who = to_move(s)


def act(s: State, env: EnvState, answer: int) -> None:
    """Play one answer or aside of the asked character, and all that follows from it. It must have been offered."""
    if asides.is_aside(answer):
        asides.step_aside(s, env.who, answer)
        advance(s)
        env.said += 1
    else:
        apply(s, env.who, answer)
        env.said = 0
    env.who = -1 if s.outcome else to_move(s)


def offer(s: State, env: EnvState, who: int, o: Mask) -> None:
    """Put 1 at every number that this character may answer or do; `o` is all zero before."""
    legal(s, who)
    for i in range(s.legal_count):
        o.may[s.legal[i]] = 1
    if env.said < env.most:
        asides.asides(s, who)
        for i in range(s.legal_count):
            o.may[s.legal[i]] = 1


def play_bots(s: State, env: EnvState, seat_bots: int, m: Mind) -> None:
    """Let the bots answer until the question is for a seat that learns (its level is NO_BOT), or the game is over."""
    while env.who >= 0 and bot_level(seat_bots, s.owner[env.who]) != NO_BOT:
        m.dice = env.dice
        take_turn(s, env.who, bot_level(seat_bots, s.owner[env.who]), m)
        env.dice = dice(m.dice)
        env.said = 0
        env.who = -1 if s.outcome else to_move(s)


def reward(s: Flat, seat: int) -> int:
    """Return the reward of a seat for how the game ended, in hundredths: 100 is a win, -100 a defeat."""
    for c in range(CHARACTERS):
        if s.owner[c] == seat:
            result = result_for(s.outcome, s.role[c], s.side[c])
            if result == WON:
                return WHOLE
            if result == PARTLY_WON:
                return WHOLE // 2
            return -WHOLE if result == LOST else 0
    return 0
