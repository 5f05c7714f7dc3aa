"""Fairness of bots: each answers the same on its seat's view, on the truth, and on any world that its seat cannot tell from the truth."""

from __future__ import annotations

from typing import TYPE_CHECKING

from room25.engine.brain import ladder
from room25.engine.brain.mind import Mind
from room25.engine.brain.talk import speak
from room25.engine.brain.tree import search_on
from room25.engine.entries.games import dice, first_dice
from room25.engine.marks import entry
from room25.engine.rules import asides
from room25.engine.rules.apply import advance, apply
from room25.engine.rules.deal import deal
from room25.engine.rules.legal import answer_at, legal, to_move
from room25.engine.table.arrays import put
from room25.engine.table.state import PROGRAMMING, Flat, State
from room25.engine.views.project import project
from room25.engine.views.redeal import redeal

if TYPE_CHECKING:
    from room25.engine.brain.mind import Minds, Nodes
    from room25.engine.table.arrays import States, Views

__all__ = ["unfair"]

SEARCH = 3  # the level above the rule bots


def said(s: Flat, who: int, level: int, luck: int, m: Mind) -> int:
    """Return the aside and the answer of a rule bot as one number."""
    legal(s, who)
    m.dice = luck
    aside = speak(s, who, level, m)
    legal(s, who)
    return (aside + 1) * 1000 + ladder.choose(s, who, level, m)


def searched(
    views: Views, seat: int, who: int, worlds: States, minds: Minds, nodes: Nodes, luck: int, playouts: int
) -> int:
    """Return a checksum of a small search."""
    search_on(views, 0, seat, who, worlds, minds, nodes, luck & 0xFFFFFF, 0, playouts)
    h = 0
    at = nodes[0].first_child
    while at:
        h = (h * 31 + nodes[at].key * 7 + nodes[at].visits * 1000 + nodes[at].value) & 0x3FFFFFFF
        at = nodes[at].next_sibling
    return h


@entry
def unfair(
    states: States,
    views: Views,
    worlds: States,
    minds: Minds,
    nodes: Nodes,
    level: int,
    playouts: int,
    seed: int,
    decisions: int,
) -> int:
    """Play random games on the table in states[0] and hold a bot to fairness at every decision.

    Returns the number of decisions, or -1 - d if the bot was unfair at decision d. The truth is states[1], the
    other world states[2]; a search guesses in worlds[0].
    """
    done = 0
    game = 0
    while done < decisions:
        put(states, 1, 0)
        s = states[1]
        deal(s, seed + game, 0)
        luck = first_dice(seed + game)
        game += 1
        n = advance(s)
        while n and done < decisions:
            who = to_move(s)
            seat = s.owner[who]
            luck = dice(luck)
            project(s, seat, views[0])
            redeal(views[0], luck, done, states[2])
            if level < SEARCH:
                told = said(s, who, level, luck, minds[0])
                if (
                    said(views[0], who, level, luck, minds[0]) != told
                    or said(states[2], who, level, luck, minds[0]) != told
                ):
                    return -1 - done
            else:
                told = searched(views, seat, who, worlds, minds, nodes, luck, playouts)
                project(states[2], seat, views[0])
                if searched(views, seat, who, worlds, minds, nodes, luck, playouts) != told:
                    return -1 - done
            done += 1
            n = go_on(s, who, luck)
    return done


def go_on(s: State, who: int, luck: int) -> int:
    """Play on by luck, a number of 32 bits: a random answer, or at one decision in four a random aside, if there is one.

    So the games hold claims, guards that show themselves and adrenaline that is committed. Returns what `advance` does.
    """
    aside_count = asides.asides(s, who)
    if aside_count and luck & 3 == 0:  # two bits say whether, the upper 28, which are no part of them, say which
        which = ((luck >> 4) * aside_count) >> 28
        asides.step_aside(s, who, s.legal[which])
        return advance(s)
    answer_count = legal(s, who)
    which = (luck * answer_count) >> 32  # luck as a share of 2^32
    return apply(s, who, answer_at(s, who, which) if s.phase == PROGRAMMING else s.legal[which])
