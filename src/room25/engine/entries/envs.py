"""Environments inside one call, over arrays of records. The last row of each array is special: of states it is the laid table, of
observations and masks it is all zeros.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine.learn import encode_v1
from room25.engine.learn.encode_v0 import asked_of, encode
from room25.engine.learn.mask import Mask
from room25.engine.learn.step import DEAL, EnvState, act, advise, begin, draw, offer, play_bots, reward, step
from room25.engine.learn.v0 import Obs
from room25.engine.marks import entry, twin, wide
from room25.engine.table.answers import END
from room25.engine.table.arrays import put
from room25.engine.table.state import State, View
from room25.engine.views.project import project

if TYPE_CHECKING:
    from room25.engine.brain.mind import Minds, Rows
    from room25.engine.learn.mask import Masks
    from room25.engine.learn.step import EnvStates, Results
    from room25.engine.learn.v0 import Observations
    from room25.engine.learn.v1 import Observations1
    from room25.engine.table.arrays import States, Views

__all__ = [
    "BOARD",
    "LAID",
    "bare",
    "blank_v1",
    "env_advise_many",
    "env_asked",
    "env_observe",
    "env_observe_v1",
    "env_offer",
    "env_play",
    "env_reward",
    "env_sample_many",
    "env_step_many",
    "env_step_many_v1",
]

LAID, BOARD = 1, 0  # the rows of the laid table and of the game, if there is only one environment


@twin("def blank(observations, to, zero):\n    observations[to] = observations[zero]\n")
def blank(observations: Observations, to: int, zero: int) -> None:
    """Make an observation all zero."""
    observations[to].__init__()  # type: ignore[misc]


@twin("def blank_v1(observations, to, zero):\n    observations[to] = observations[zero]\n")
def blank_v1(observations: Observations1, to: int, zero: int) -> None:
    """Make an observation of version 1 all zero."""
    observations[to].__init__()  # type: ignore[misc]


@twin("def bare(masks, to, zero):\n    masks[to] = masks[zero]\n")
def bare(masks: Masks, to: int, zero: int) -> None:
    """Make a mask all zero."""
    masks[to].__init__()  # type: ignore[misc]


@entry
def env_play(states: States, envs: EnvStates, minds: Minds, answer: int, seat_bots: int) -> int:
    """Deal the laid table, or play one offered answer; then the bots. Returns the character that is asked, or -1 at the end."""
    if answer == DEAL:
        put(states, BOARD, LAID)
        begin(states[BOARD], envs[0])
    else:
        act(states[BOARD], envs[0], answer)
    play_bots(states[BOARD], envs[0], seat_bots, minds[0])
    return envs[0].who


@entry
def env_offer(states: States, envs: EnvStates, who: int, masks: Masks, numbers: Rows) -> int:
    """Fill in the mask of what this character may do, and its numbers in ascending order. Returns how many there are."""
    bare(masks, 0, 1)
    offer(states[BOARD], envs[0], who, masks[0])
    return list_numbers(masks[0], numbers)


def list_numbers(o: Mask, numbers: Rows) -> int:
    """List the numbers that a mask offers. Returns how many there are."""
    n = 0
    for answer in range(END):
        if o.may[answer]:
            numbers[0][n] = answer
            n += 1
    return n


@entry
def env_observe(states: States, seat: int, views: Views, observations: Observations) -> None:
    """Fill in what this seat may know, as numbers."""
    project(states[BOARD], seat, views[0])
    blank(observations, 0, 1)
    encode(views[0], observations[0])


@entry
def env_observe_v1(states: States, seat: int, views: Views, observations: Observations1) -> None:
    """Fill in what this seat may know, as numbers of version 1."""
    project(states[BOARD], seat, views[0])
    blank_v1(observations, 0, 1)
    encode_v1.encode(views[0], observations[0])


@entry
def env_asked(states: States, seat: int) -> int:
    """Return the character for which this seat must answer now, or -1."""
    return asked_of(states[BOARD], seat)


@entry
def env_reward(states: States, seat: int) -> int:
    """Return the reward of this seat for how the game ended, in hundredths."""
    return reward(states[BOARD], seat)


@entry
@wide
def env_step_many(
    states: States,
    envs: EnvStates,
    views: Views,
    minds: Minds,
    observations: Observations,
    masks: Masks,
    actions: Rows,
    results: Results,
    seat_bots: int,
    games: int,
    watch: int,
) -> int:
    """Play one answer in every environment, or DEAL; a game that is over is dealt again at once.

    Returns -1, or the first environment whose answer was not offered; such an answer changes nothing.
    """
    wrong = -1
    for i in range(games):
        if step(states[i], states[games], envs[i], minds[0], masks[i], results[i], actions[i][0], seat_bots):
            if watch:
                blank(observations, i, games)
            bare(masks, i, games)
            show(states[i], envs[i], views[0], observations[i], masks[i], watch)
        elif wrong < 0:
            wrong = i
    return wrong


@entry
@wide
def env_step_many_v1(
    states: States,
    envs: EnvStates,
    views: Views,
    minds: Minds,
    observations: Observations1,
    masks: Masks,
    actions: Rows,
    results: Results,
    seat_bots: int,
    games: int,
    watch: int,
) -> int:
    """The same with observations of version 1."""
    wrong = -1
    for i in range(games):
        if step(states[i], states[games], envs[i], minds[0], masks[i], results[i], actions[i][0], seat_bots):
            bare(masks, i, games)
            offer(states[i], envs[i], envs[i].who, masks[i])
            if watch:
                blank_v1(observations, i, games)
                project(states[i], states[i].owner[envs[i].who], views[0])
                encode_v1.encode(views[0], observations[i])
        elif wrong < 0:
            wrong = i
    return wrong


def show(s: State, env: EnvState, v: View, o: Obs, mask: Mask, watch: int) -> None:
    """Fill in what the asked seat may know, if anybody watches, and what it may do. `o` and `mask` are all zero before, `v` is scratch."""
    if watch:
        project(s, s.owner[env.who], v)
        encode(v, o)
    offer(s, env, env.who, mask)


@entry
def env_sample_many(envs: EnvStates, masks: Masks, actions: Rows, games: int) -> None:
    """Choose a random answer for every environment; all that are offered are equally likely."""
    for i in range(games):
        actions[i][0] = draw(envs[i], masks[i])


@entry
def env_advise_many(states: States, envs: EnvStates, minds: Minds, actions: Rows, level: int, games: int) -> None:
    """Note what a bot of this level would answer, for every environment. Nothing changes."""
    for i in range(games):
        actions[i][0] = advise(states[i], envs[i], level, minds[0])
