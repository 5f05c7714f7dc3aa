"""What happened, what is asked and how a game ended, as sentences in the player's language."""

from __future__ import annotations

from room25.engine.table.state import Flat
from room25.events import Event
from room25.game import SeatView
from room25.setup.editions import named
from room25.texts import Texts
from room25.words import vocabulary
from room25.words.vocabulary import SideName, said

__all__ = ["at_table", "card", "card_help", "goal", "happened", "question", "result", "round_of"]


def card(words: str, texts: Texts) -> str:
    """A card by its face, `move 2 left twice`, with what is printed on it."""
    return said(vocabulary.card(words), texts)


def card_help(words: str, who: str, texts: Texts) -> str:
    """What a card does; Panic, what it does to this character."""
    return texts(vocabulary.card_help(words, who))


def happened(event: Event, texts: Texts, side_name: SideName) -> str:
    """An event as a sentence."""
    return said(vocabulary.happened(event), texts, side_name)


def result(name: str, texts: Texts, side_name: SideName) -> str:
    """How a game ended: `prisoners`, or `side-1` in modes in which one side wins."""
    return said(vocabulary.result(name), texts, side_name)


def question(view: SeatView, who: str, texts: Texts) -> str:
    """What this character is asked, in one sentence."""
    kind = view.decision.kind if view.decision else ""
    return said(vocabulary.question(view.flat, kind, who), texts)


def round_of(v: Flat, texts: Texts) -> str:
    """Which round this is, of how many that will be played as the countdown stands: an alarm or a Timer makes them fewer."""
    played = max(v.rounds_begun, 1)
    return texts("term-round", round=played, rounds=played + max(v.rounds_left - 1, 0))


def at_table(v: Flat, texts: Texts) -> Texts:
    """The texts of this view's table: its switches decide what is true there, its edition chooses words."""
    return texts.at(named(v.edition), v.switch)


def goal(v: Flat, texts: Texts) -> str:
    """How to win, in one sentence."""
    return at_table(v, texts)(vocabulary.goal(v))
