"""One step of one environment among many of different tables, with a ledger of what everybody could write down.

`step.step` plays the games of one table; here every game has a laid table, and bots in its seats, of its own. A game that is over is
dealt again at once, or stays as it is until the next step if somebody wants to see its end.
"""

from __future__ import annotations

from room25.engine import marks as jit
from room25.engine.brain import ladder
from room25.engine.brain.mind import Mind
from room25.engine.brain.seat import NO_BOT, bot_level, play
from room25.engine.brain.talk import speak
from room25.engine.entries.games import dice
from room25.engine.learn.ledger import Ledger, note, settle, wipe
from room25.engine.learn.mask import Mask
from room25.engine.learn.step import DEAL, NOBODY, EnvState, Result, act, advise, begin, reward
from room25.engine.rules.legal import legal, to_move
from room25.engine.table.answers import END
from room25.engine.table.arrays import lay
from room25.engine.table.fields import SEATS
from room25.engine.table.state import State, View
from room25.engine.views.project import project
from room25.engine.views.redeal import redeal

__all__ = ["advise_aloud", "redeal_unknown", "step_mixed"]


@jit.wide
def step_mixed(
    s: State,
    laid: State,
    env: EnvState,
    m: Mind,
    g: Ledger,
    o: Mask,
    result: Result,
    answer: int,
    seat_bots: int,
    hold: int,
) -> int:
    """Play one answer, or DEAL, and let the bots answer what follows.

    `o` is the mask of what is offered. With `hold` a game that is over stays, nobody is asked, and whatever is answered next deals. Returns
    1, or 0 if the answer is not offered: then nothing has changed.
    """
    result.done = 0
    for seat in range(SEATS):
        result.rewards[seat] = 0
    if answer == DEAL or env.who < 0:
        env.who = -1
    elif answer < 0 or answer >= END or o.may[answer] == 0:
        return 0
    else:
        note(s, g, env.who, answer)
        act(s, env, answer)
        settle(s, g)
        play_noted(s, env, seat_bots, m, g)
        if env.who < 0:
            result.done = 1
            for seat in range(s.seats):
                result.rewards[seat] = reward(s, seat)
            if hold:
                return 1
    while env.who < 0:  # bots may finish a game before a seat that learns is asked
        lay(s, laid)
        wipe(g)
        begin(s, env)
        play_noted(s, env, seat_bots, m, g)
    result.seat = s.owner[env.who]
    return 1


def play_noted(s: State, env: EnvState, seat_bots: int, m: Mind, g: Ledger) -> None:
    """Let the bots answer until the question is for a seat that learns, or the game is over; all of it is written down."""
    while seat_bots != NOBODY and env.who >= 0 and bot_level(seat_bots, s.owner[env.who]) != NO_BOT:
        level = bot_level(seat_bots, s.owner[env.who])
        m.dice = env.dice
        answer = ladder.choose(s, env.who, level, m)
        note(s, g, env.who, answer)
        play(s, env.who, level, answer, m)
        settle(s, g)
        env.dice = dice(m.dice)
        env.said = 0
        env.who = -1 if s.outcome else to_move(s)


def advise_aloud(s: State, env: EnvState, level: int, m: Mind) -> int:
    """Return what a bot of this level would do for the character that is asked: what it has to say first, if it may, then its answer."""
    legal(s, env.who)
    m.dice = env.dice  # a guard's words go by luck
    if env.said < env.most:
        aside = speak(s, env.who, level, m)
        if aside >= 0:
            return aside
    return advise(s, env, level, m)


@jit.wide
def redeal_unknown(s: State, env: EnvState, v: View, low: int, high: int) -> None:
    """Deal anew what the asked seat does not know; it cannot tell the difference. `v` is scratch."""
    project(s, s.owner[env.who], v)
    redeal(v, low, high, s)
