"""Information-set tree search: the seat's own decisions are the tree, everything else is guessed anew for each playout.

Each playout starts from a world that the seat cannot tell from the true one. In it the tree decides for the seat, rule bots with
their own seats' eyes decide for everybody else, and rule bots play on: to the end, or, if all win or lose together, for two rounds, after
which an outlook fitted to their games judges the table. Programs are laid at the same time: nobody's
depends on another's, because the other seats' bots see their own seats' views and the tree hangs on what its own seat did and saw.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine.brain import ladder
from room25.engine.brain.guess import guess
from room25.engine.brain.hear import COMPETITION, SUSPICION, TEAM, kind_seen
from room25.engine.brain.ladder import EXPLORER
from room25.engine.brain.mind import Mind
from room25.engine.brain.outlook import outlook
from room25.engine.brain.rooms import DEATH
from room25.engine.brain.seat import play, take_turn
from room25.engine.entries.games import first_dice
from room25.engine.marks import entry
from room25.engine.rules.apply import advance
from room25.engine.rules.legal import legal, to_move
from room25.engine.rules.modes import inside
from room25.engine.rules.outcome import PARTLY_WON, TIED, WON, result_for
from room25.engine.table import answers
from room25.engine.table.fields import CELLS, CHARACTERS, TILES
from room25.engine.table.state import PROGRAMMING, Flat, State

if TYPE_CHECKING:
    from room25.engine.brain.mind import Minds, Nodes
    from room25.engine.table.arrays import States, Views

__all__ = ["AHEAD", "child", "grow", "playout", "search_on", "value"]

WIN = 1000
HALF = 600  # an escape that left somebody dead
TIE = 250  # nobody won
DEEP = 12  # own decisions in the tree
CURIOSITY = 400 * 693  # 1000 times the square of the exploration constant, times the logarithm of 2
PRIOR = 60  # how many playouts the rule bot's opinion of an answer is worth
WIDTH = 3  # answers that are tried at once
AHEAD = 2  # rounds that people who play together look ahead: with all of them a playout takes twice as long and is worth less


def root(n: int) -> int:
    """Return the whole part of a square root."""
    if n < 2:
        return n
    x = 1
    while x * x <= n:
        x *= 2
    for _ in range(4):
        x = (x + n // x) // 2
    return x


def log2(n: int) -> int:
    """Return how often a number can be halved."""
    k = 0
    while n > 1:
        n >>= 1
        k += 1
    return k


def value(s: State, who: int) -> int:
    """Return what a finished game is worth to this character; lost together, it is worth a little more the nearer they came."""
    result = result_for(s.outcome, s.role[who], s.side[who])
    if result == WON:
        return WIN
    if result == PARTLY_WON:
        return HALF
    if result == TIED:
        return TIE
    if is_together(s) == 0:
        return 0
    near = 0
    alive = 0
    for c in range(CHARACTERS):
        if s.stands_on[c] >= 0:
            alive += 1
            near += inside(s, c)
    return (100 * near // alive if alive else 0) + (30 if s.exit_entered else 0) + (40 if s.key_entered else 0)


@entry
def search_on(
    views: Views,
    i: int,
    seat: int,
    who: int,
    states: States,
    minds: Minds,
    nodes: Nodes,
    seed: int,
    done: int,
    more: int,
) -> int:
    """Make playouts number `done` to `done + more` for a character's open question; nodes[0] is the root. Returns the nodes in use.

    The n-th playout of every answer is in the same world with the same luck, so that answers are compared and not worlds.
    """
    v = views[i]
    m = minds[0]
    legal(v, who)
    ladder.rate(v, who, minds[1])
    if done == 0:
        m.used = 0
        grow(nodes, 0, 0, m)
    for _ in range(more):
        at = pick(v, minds[1], nodes, 0, m)
        world = nodes[at].visits
        minds[1].dice = first_dice(seed * 31 + world)
        m.dice = first_dice(seed * 31 + world + 15485863)
        guess(v, seat, seed + world, world, states[0], minds[1])
        playout(states[0], seat, who, m, nodes, at)
    return m.used


def is_together(s: State) -> int:
    """Does everybody win or lose together? Then there is an outlook."""
    return 0 if s.mode == SUSPICION or s.mode == COMPETITION or s.mode == TEAM else 1


def playout(s: State, seat: int, who: int, m: Mind, nodes: Nodes, first: int) -> None:
    """Give the answer of the node `first`, go on down the tree, play on to the end or until an outlook judges, and carry the value up."""
    at = first
    deep = 1 if nodes[at].visits else DEEP
    last = s.rounds_left - AHEAD if is_together(s) else -1
    advance(s)
    n = play(s, who, EXPLORER, nodes[at].key, m)
    asked = to_move(s)
    while n and deep < DEEP and s.rounds_left > last:
        if s.owner[asked] == seat:
            if s.phase == PROGRAMMING:
                ladder.relist(s, asked)
            at = child(nodes, at, answers.END + sight(s, asked), m)
            ladder.rate(s, asked, m)
            at = pick(s, m, nodes, at, m)
            n = play(s, asked, EXPLORER, nodes[at].key, m)
            deep = deep + 1 if nodes[at].visits else DEEP
        else:
            n = take_turn(s, asked, EXPLORER, m)
        asked = to_move(s)
    while n and s.rounds_left > last:
        n = take_turn(s, to_move(s), EXPLORER, m)
    worth = outlook(s, m) if n else value(s, who)
    while at >= 0:
        nodes[at].visits += 1
        nodes[at].value += worth
        at = nodes[at].parent


def sight(s: State, who: int) -> int:
    """What the seat sees now, as one number: who is asked, in what room it stands, which hidden rooms it has looked at."""
    seat = s.owner[who]
    key = ((s.phase * 4 + s.slot) * 8 + who) * 256 + s.legal_count
    key = key * 32 + (kind_seen(s, seat, s.stands_on[who]) & 31)
    for tile in range(TILES):
        if s.face_up[tile] == 0 and (s.seen[tile] >> seat) & 1:
            key = (key * 33 + s.kind[tile] * CELLS + tile) & 0xFFFFFFFFFF
    return key


def grow(nodes: Nodes, at: int, key: int, m: Mind) -> int:
    """Make a new node below this one and return it; the first of all is the root."""
    new = m.used
    nodes[new].key = key
    nodes[new].parent = at if new else -1
    nodes[new].first_child = 0
    nodes[new].visits = 0
    nodes[new].value = 0
    nodes[new].offered = 0
    nodes[new].next_sibling = 0
    if new:
        nodes[new].next_sibling = nodes[at].first_child
        nodes[at].first_child = new
    m.used = new + 1
    return new


def child(nodes: Nodes, at: int, key: int, m: Mind) -> int:
    """Return the child with this key; it is made if there is none."""
    found = nodes[at].first_child
    while found:
        if nodes[found].key == key:
            return found
        found = nodes[found].next_sibling
    return grow(nodes, at, key, m)


def pick(s: Flat, m: Mind, nodes: Nodes, at: int, keeper: Mind) -> int:
    """Return the child to try: the best answer that was not tried while few were, then the one that promises most.

    The answers are listed in `s` and rated in `m`; `keeper` counts the nodes.
    """
    top = m.score[0]
    for i in range(s.legal_count):
        m.place[s.legal[i]] = i + 1
        top = m.score[i] if m.score[i] > top else top
    mean = nodes[at].value // nodes[at].visits if nodes[at].visits else 0
    tried = 0
    best = -1
    most = 0
    found = nodes[at].first_child
    while found:
        i = m.place[nodes[found].key] - 1
        if i >= 0:
            m.place[nodes[found].key] = 0
            tried += 1
            nodes[found].offered += 1
            promise = bound(nodes, found, mean, top - m.score[i])
            if best < 0 or promise > most:
                most = promise
                best = found
        found = nodes[found].next_sibling
    width = WIDTH + root(nodes[at].visits) // 2
    fresh = -1
    for i in range(s.legal_count):
        if m.place[s.legal[i]]:
            m.place[s.legal[i]] = 0
            if fresh < 0 or m.score[i] > m.score[fresh]:
                fresh = i
    if fresh >= 0 and (tried < width or best < 0):
        return grow(nodes, at, s.legal[fresh], keeper)
    return best


def bound(nodes: Nodes, at: int, mean: int, behind: int) -> int:
    """Return what a child may be worth at best: what it brought, after PRIOR times what the rule bot expected of it, and luck's share."""
    visits = nodes[at].visits + PRIOR
    behind = behind if behind < DEATH else DEATH
    luck = root(CURIOSITY * log2(nodes[at].offered + 1) // visits)
    return (nodes[at].value + PRIOR * (mean - mean * behind // DEATH)) // visits + luck
