"""One step of one environment: what is offered to whom, what an answer does, what a seat gets in the end.

A seat may do a number of asides before each answer. Rule bots may sit in some seats: they are played until a seat that learns is asked.
`step` is the step of every engine: interpreted, on the CPU and in the threads of a GPU.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine import marks as jit
from room25.engine.brain import ladder
from room25.engine.brain.mind import Mind
from room25.engine.brain.seat import NO_BOT, bot_level, take_turn
from room25.engine.entries.games import dice, first_dice
from room25.engine.learn.mask import Mask
from room25.engine.rules import asides
from room25.engine.rules.apply import advance, apply
from room25.engine.rules.deal import deal
from room25.engine.rules.legal import answer_at, legal, to_move
from room25.engine.rules.outcome import LOST, PARTLY_WON, WON, result_for
from room25.engine.table.answers import END
from room25.engine.table.arrays import lay
from room25.engine.table.fields import CHARACTERS, SEATS
from room25.engine.table.state import Flat, State

if TYPE_CHECKING:
    from collections.abc import Sequence
    from typing import TypeAlias

    import numpy as np

    EnvStates: TypeAlias = Sequence["EnvState"]
    Results: TypeAlias = Sequence["Result"]

__all__ = [
    "DEAL",
    "EnvState",
    "NOBODY",
    "Result",
    "WHOLE",
    "act",
    "advise",
    "begin",
    "draw",
    "dtype",
    "offer",
    "play_bots",
    "result_dtype",
    "reward",
    "roll",
    "step",
]

WHOLE = 100  # a reward of 1: the subset has no fractions
NOBODY = 0xFFFFFFFF  # the seat_bots of a table without bots: NO_BOT in every seat
DEAL = -1  # instead of an answer: the next game is dealt

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

RESULT_FIELDS: tuple[tuple[str, int, str], ...] = (
    ("seat", 0, "i1"),  # the seat that is asked now
    ("done", 0, "i1"),  # 1 if this step ended a game
    ("rewards", SEATS, "i1"),  # of each seat for that game, in hundredths
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


class Result:
    """What a step leaves in addition to observations and masks."""

    __slots__ = tuple(name for name, _, _ in RESULT_FIELDS)

    if TYPE_CHECKING:
        seat: int
        done: int
        rewards: list[int]

    def __init__(self) -> None:
        for name, length, _ in RESULT_FIELDS:
            setattr(self, name, [0] * length if length else 0)


def dtype() -> np.dtype[np.void]:
    """Return the type of an EnvState as a NumPy record."""
    import numpy as np

    return np.dtype([(name, width) for name, _, width in ENV_FIELDS], align=True)


def result_dtype() -> np.dtype[np.void]:
    """Return the type of a Result as a NumPy record."""
    import numpy as np

    fields = [(name, width, (n,)) if n else (name, width) for name, n, width in RESULT_FIELDS]
    return np.dtype(fields, align=True)


jit.record(("EnvState",), ("EnvStates",), ENV_FIELDS, dtype)
jit.record(("Result",), ("Results",), RESULT_FIELDS, result_dtype)


@jit.wide
def step(s: State, laid: State, env: EnvState, m: Mind, o: Mask, result: Result, answer: int, seat_bots: int) -> int:
    """Play one answer, or DEAL, and let the bots answer what follows; a game that is over is dealt again at once.

    `o` is the mask of what is offered. Returns 1, or 0 if the answer is not offered: then nothing has changed.
    """
    result.done = 0
    for seat in range(SEATS):
        result.rewards[seat] = 0
    if answer == DEAL:
        env.who = -1
    elif answer < 0 or answer >= END or o.may[answer] == 0:
        return 0
    else:
        act(s, env, answer)
        play_bots(s, env, seat_bots, m)
        if env.who < 0:
            result.done = 1
            for seat in range(s.seats):
                result.rewards[seat] = reward(s, seat)
    while env.who < 0:  # bots may finish a game before a seat that learns is asked
        lay(s, laid)
        begin(s, env)
        play_bots(s, env, seat_bots, m)
    result.seat = s.owner[env.who]
    return 1


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
    while seat_bots != NOBODY and env.who >= 0 and bot_level(seat_bots, s.owner[env.who]) != NO_BOT:
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


def draw(env: EnvState, o: Mask) -> int:
    """Return a random answer; all that are offered are equally likely."""
    n = 0
    for answer in range(END):
        n += o.may[answer]
    env.luck = dice(env.luck)
    skip = (env.luck * n) >> 32
    drawn = 0
    while skip or o.may[drawn] == 0:
        skip -= o.may[drawn]
        drawn += 1
    return drawn


def advise(s: State, env: EnvState, level: int, m: Mind) -> int:
    """Return what a bot of this level would answer for the character that is asked. Nothing changes: asked again, it answers the same."""
    legal(s, env.who)
    m.dice = env.dice
    return ladder.choose(s, env.who, level, m)


def roll(s: State, laid: State, env: EnvState, answers: int) -> int:
    """Play `answers` random answers of whoever is asked, without asides, from game to game. Returns how many games ended.

    The threads of a GPU take the same number of turns through this one loop. With a loop for each game and each phase inside it, the
    kernel died on an H200: probably threads that had answered enough overwrote a register that all threads of a warp share.
    """
    ended = 0
    n = advance(s)
    for _ in range(answers):
        env.luck = dice(env.luck)
        who = to_move(s)
        n = apply(s, who, answer_at(s, who, (env.luck * n) >> 32))
        if n == 0:
            ended += 1
            lay(s, laid)
            begin(s, env)
            n = advance(s)
    env.who = to_move(s)
    env.said = 0
    return ended
