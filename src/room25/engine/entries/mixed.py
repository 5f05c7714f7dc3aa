"""Environments of different tables inside one call, over arrays of records. The laid tables lie behind the games' states; the last row of
observations, accounts and masks is all zeros.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine.entries.envs import bare, blank_v1
from room25.engine.learn import encode_v1, truth
from room25.engine.learn.ledger import recount
from room25.engine.learn.mixed import advise_aloud, redeal_unknown, step_mixed
from room25.engine.learn.step import draw, offer
from room25.engine.marks import entry, twin, wide
from room25.engine.views.project import project

if TYPE_CHECKING:
    from room25.engine.brain.mind import Minds, Rows
    from room25.engine.learn.ledger import Accounts, Ledgers
    from room25.engine.learn.mask import Masks
    from room25.engine.learn.step import EnvStates, Results
    from room25.engine.learn.truth import Truths
    from room25.engine.learn.v1 import Observations1
    from room25.engine.table.arrays import States, Views

__all__ = ["mixed_advise", "mixed_redeal", "mixed_sample", "mixed_show", "mixed_step", "mixed_truth"]


@twin("def clear(accounts, to, zero):\n    accounts[to] = accounts[zero]\n")
def clear(accounts: Accounts, to: int, zero: int) -> None:
    """Make an account all zero."""
    accounts[to].__init__()  # type: ignore[misc]


@entry
@wide
def mixed_step(
    states: States,
    envs: EnvStates,
    ledgers: Ledgers,
    minds: Minds,
    masks: Masks,
    actions: Rows,
    tables: Rows,
    results: Results,
    games: int,
    hold: int,
) -> int:
    """Play one answer in every environment, or DEAL. Row i of `tables` holds the place of its laid table among the states, and its bots.

    Returns -1, or the first environment whose answer was not offered; such an answer changes nothing.
    """
    wrong = -1
    for i in range(games):
        right = step_mixed(
            states[i],
            states[tables[i][0]],
            envs[i],
            minds[0],
            ledgers[i],
            masks[i],
            results[i],
            actions[i][0],
            tables[i][1],
            hold,
        )
        if right == 0 and wrong < 0:
            wrong = i
    return wrong


@entry
def mixed_show(
    states: States,
    envs: EnvStates,
    ledgers: Ledgers,
    views: Views,
    observations: Observations1,
    accounts: Accounts,
    masks: Masks,
    results: Results,
    games: int,
) -> None:
    """Show every game to whoever is asked, or, if it is over, to whoever was asked last; then nothing is offered."""
    for i in range(games):
        seat = results[i].seat
        project(states[i], seat, views[0])
        blank_v1(observations, i, games)
        encode_v1.encode(views[0], observations[i])
        clear(accounts, i, games)
        recount(ledgers[i], seat, states[i].seats, accounts[i])
        bare(masks, i, games)
        if envs[i].who >= 0:
            offer(states[i], envs[i], envs[i].who, masks[i])


@entry
def mixed_sample(envs: EnvStates, masks: Masks, actions: Rows, games: int) -> None:
    """Choose a random answer for every environment whose game is not over; all that are offered are equally likely."""
    for i in range(games):
        if envs[i].who >= 0:
            actions[i][0] = draw(envs[i], masks[i])


@entry
def mixed_advise(states: States, envs: EnvStates, minds: Minds, actions: Rows, level: int, games: int) -> None:
    """Note what a bot of this level would say or answer, for every environment. Nothing changes."""
    for i in range(games):
        if envs[i].who >= 0:
            actions[i][0] = advise_aloud(states[i], envs[i], level, minds[0])


@entry
def mixed_truth(states: States, envs: EnvStates, truths: Truths, games: int) -> None:
    """Write down the truth of every game that is not over."""
    for i in range(games):
        if envs[i].who >= 0:
            truth.tell(states[i], envs[i], truths[i])


@entry
@wide
def mixed_redeal(states: States, envs: EnvStates, views: Views, games: int, low: int, high: int) -> None:
    """Deal anew, in every game that is not over, what the asked seat does not know; it cannot tell the difference."""
    for i in range(games):
        if envs[i].who >= 0:
            redeal_unknown(states[i], envs[i], views[0], low + i, high)
