"""One answer weighed by itself: a search whose every playout begins with it, so that no answer is left out because it looked bad."""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine.brain import ladder
from room25.engine.brain.guess import guess
from room25.engine.brain.tree import child, grow, playout
from room25.engine.entries.games import first_dice
from room25.engine.marks import entry
from room25.engine.rules.legal import legal

if TYPE_CHECKING:
    from room25.engine.brain.mind import Minds, Nodes
    from room25.engine.table.arrays import States, Views

__all__ = ["weigh"]


@entry
def weigh(
    views: Views,
    i: int,
    seat: int,
    who: int,
    answer: int,
    states: States,
    minds: Minds,
    nodes: Nodes,
    seed: int,
    done: int,
    more: int,
) -> int:
    """Make playouts number `done` to `done + more` that begin with this answer to a character's open question.

    The seat's later answers are searched for as in `search_on`; the n-th playout of every answer is in the same world with the same luck.
    nodes[1] counts the playouts and what they brought. Returns the nodes in use.
    """
    v = views[i]
    m = minds[0]
    legal(v, who)
    ladder.rate(v, who, minds[1])
    if done == 0:
        m.used = 0
        grow(nodes, 0, 0, m)
    at = child(nodes, 0, answer, m)
    for world in range(done, done + more):
        minds[1].dice = first_dice(seed * 31 + world)
        m.dice = first_dice(seed * 31 + world + 15485863)
        guess(v, seat, seed + world, world, states[0], minds[1])
        playout(states[0], seat, who, m, nodes, at)
    return m.used
