"""Refusals in words: what was tried, which rule forbids it, where in the game, and what else is possible."""

from __future__ import annotations

from room25.core import agenda, answers
from room25.core.state import ACTIONS, CLUE, PROGRAMMING, Flat
from room25.errors import GameOver, IllegalCommand, NotAsked
from room25.notation import command
from room25.rules import asides
from room25.rules.legal import is_asked, legal
from room25.rules.rooms import REGISTRY as ROOMS
from room25.rules.setup import CHARACTER_NAMES
from room25.rules.why import BAD_COUNT, NOT_HERE, NOT_NEXT, why_not

# the verbs whose words can name a place or a number of tokens that is never right
ASKED_FOR = {CLUE: ("clue",), PROGRAMMING: ("program",), ACTIONS: ("look", "move", "push")}
MANY = 12  # alternatives that a sentence still carries


def refusal(s: Flat, who: int, words: command.Words, answer: int) -> IllegalCommand:
    """The error for an answer that is not legal, made from what this state or view shows."""
    name = CHARACTER_NAMES[who]
    if answer != command.IMPOSSIBLE:
        reason = why_not(s, who, answer)
    elif words.is_later:
        reason = NOT_HERE
    elif s.over or not is_asked(s, who) or words.verb not in ASKED_FOR[s.phase] or _room_asks(s):
        reason = why_not(
            s, who, answers.PASS if s.phase == CLUE else answers.CLUE
        )  # not what is asked, wherever it leads
    else:
        reason = BAD_COUNT if words.verb == "program" else NOT_NEXT
    kind = GameOver if s.over else IllegalCommand
    if not s.over and not is_asked(s, who) and not asides.is_aside(answer):
        kind = NotAsked
    what = f"{name} cannot {words.text}: {reason.text}"
    return kind(what, reason.rule, where(s), alternatives(s, who))


def _room_asks(s: Flat) -> bool:
    return s.depth > 0 and s.ag_kind[s.depth - 1] == agenda.ASK_ROOM


def where(s: Flat) -> str:
    """Which decision, round and slot this is."""
    place = f"Decision {s.number}, round {s.rounds - s.left + 1}"
    if s.phase == CLUE:
        return f"{place}, first clue"
    if s.phase == PROGRAMMING:
        return f"{place}, programming"
    if s.phase == ACTIONS:
        return f"{place}, slot {s.slot}"
    return f"{place}, countdown"


def alternatives(s: Flat, who: int) -> tuple[str, ...]:
    """What this character may answer instead; a long list is cut with the number of the rest."""
    n = legal(s, who)
    listed = [command.words(s, who, answer) for answer in s.acts[:n]]
    return tuple(listed[:MANY] + ([f"and {n - MANY} more"] if n > MANY else []))


def question(s: Flat) -> str:
    """What is being asked, in one word: clue, program, action, or the room that wants a choice."""
    if s.phase == CLUE:
        return "clue"
    if s.phase == PROGRAMMING:
        return "program"
    if _room_asks(s):
        return ROOMS[s.kind[s.ag_a[s.depth - 1]]].key
    return "action"
