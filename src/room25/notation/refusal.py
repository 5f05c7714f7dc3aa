"""Refusals in words: what was tried, which rule forbids it, where in the game, and what else is possible."""

from __future__ import annotations

from room25.engine.rules import asides
from room25.engine.rules.actions import TOKEN_OF
from room25.engine.rules.cards import KIND_OF, chaos, robot
from room25.engine.rules.cards import REGISTRY as CARDS
from room25.engine.rules.legal import is_asked, legal
from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table import agenda, answers
from room25.engine.table.people import BRUCE
from room25.engine.table.state import ACTIONS, CLUE, PROGRAMMING, Flat
from room25.errors import GameOver, IllegalCommand, NotAsked
from room25.notation import command
from room25.setup.lay import CHARACTER_NAMES
from room25.setup.why import no_such, why_not

__all__ = ["question", "refusal"]

# the verbs whose words can name a place or a number of tokens that is never right
ASKED_FOR = {CLUE: ("clue",), PROGRAMMING: ("program",), ACTIONS: ("look", "move", "push", *command.TALENT_VERBS)}
FAMILY = {"look": answers.LOOK, "move": answers.MOVE, "push": answers.PUSH}
MANY = 12  # alternatives that a sentence still carries


def refusal(s: Flat, who: int, words: command.Words, answer: int) -> IllegalCommand:
    """The error for an answer that is not legal, made from what this state or view shows."""
    name = CHARACTER_NAMES[who]
    if answer != command.IMPOSSIBLE:
        reason = why_not(s, who, answer)
    elif s.outcome or not is_asked(s, who) or words.verb not in ASKED_FOR.get(s.phase, ()) or not _action_asks(s):
        # not what is asked, wherever it leads
        reason = why_not(s, who, answers.PASS if s.phase == CLUE else answers.CLUE)
    elif not _token_is_open(s, words.verb):
        reason = why_not(s, who, FAMILY[words.verb])
    else:
        reason = no_such(words.verb, words.source, who == BRUCE and words.verb in command.SOURCE)
    kind = GameOver if s.outcome else IllegalCommand
    if not s.outcome and not is_asked(s, who) and not asides.is_aside(answer):
        kind = NotAsked
    what = f"{name} cannot {words.text}: {reason.text}"
    return kind(what, reason.rule, where(s), alternatives(s, who), reason.key)


def _token_is_open(s: Flat, verb: str) -> bool:
    """May the token of this verb be played now, wherever to?"""
    return verb not in FAMILY or bool((agenda.tokens(s) >> TOKEN_OF[FAMILY[verb]]) & 1)


def _action_asks(s: Flat) -> bool:
    """Is a token being played, or nothing on the agenda at all?"""
    return agenda.kind(s) in (0, agenda.ASK_ACTION)


def where(s: Flat) -> str:
    """Which decision, round and slot this is."""
    place = (
        f"Decision {s.decision_number}, round {max(s.rounds_begun, 1)}"  # the first look belongs to round 1 (CLUE-01)
    )
    if s.phase == CLUE:
        return f"{place}, starting clue"
    if s.phase == PROGRAMMING:
        return f"{place}, programming"
    if s.phase == ACTIONS:
        return f"{place}, slot {s.slot}"
    return f"{place}, countdown"


def alternatives(s: Flat, who: int) -> tuple[str, ...]:
    """What this character may answer instead; a long list is cut with the number of the rest."""
    n = legal(s, who)
    listed = [command.words(s, who, answer) for answer in s.legal[:n]]
    return tuple(listed[:MANY] + ([f"and {n - MANY} more"] if n > MANY else []))


def question(s: Flat) -> str:
    """What is being asked, in one word: clue, program, action, a room that wants a choice, card, punishment, consent."""
    if s.phase == CLUE:
        return "clue"
    if s.phase == PROGRAMMING:
        return "program"
    kind = agenda.kind(s)
    if kind == agenda.ASK_ROOM:
        return ROOMS[s.kind[agenda.tile(s)]].key
    if kind == agenda.ASK_ORDER:
        return "robot"
    if kind == agenda.ASK_CONSENT:
        return "consent"
    if kind == agenda.ASK_CARD:
        return _card_question(CARDS[KIND_OF[agenda.face(s)]].key, agenda.step(s))
    return "action"


def _card_question(card: str, step: int) -> str:
    if card == "punishment":
        return "punishment"
    if (card, step) in (("robot", robot.CONSENT), ("chaos", chaos.CONSENT)):
        return "consent"
    return "tunnel" if (card, step) == ("chaos", chaos.THROUGH) else "card"
