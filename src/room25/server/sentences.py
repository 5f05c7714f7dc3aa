"""What is asked, answered and told, as messages: the ids and values of `room25.words.vocabulary`, as terminal and review have them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache

from room25 import events
from room25.engine.rules.rooms import COLOUR
from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table.answers import FAMILIES
from room25.engine.table.board import RED, cell_name
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import DEFEAT, FULL, GUARDS, PARTIAL, PRISONERS, TIE, Flat
from room25.engine.table.switches import CARDS, KEY
from room25.server.view import Event, Sentence, Silence, Tone
from room25.words import vocabulary

__all__ = ["SILENCE", "answer", "answers", "card", "ending", "happened", "is_program", "said", "standing"]

# why the rules let somebody not talk, by the code of the refusal
SILENCE: dict[Silence, str] = {"": "", "jamming": "term-jammed", "dead": "web-dead-silent"}
_TONES: dict[int, Tone] = {PRISONERS: "good", FULL: "good", PARTIAL: "good", GUARDS: "bad", DEFEAT: "bad", TIE: "bad"}
_ENTERING = {family.verb for family in FAMILIES if family.enters}


def said(sentence: vocabulary.Sentence, tone: Tone = "") -> Sentence:
    """A sentence as a message."""
    return Sentence(sentence.id, {name: _value(value) for name, value in sentence.values.items()}, tone=tone)


def _value(value: str | int | vocabulary.Sentence) -> str | int | Sentence:
    return said(value) if isinstance(value, vocabulary.Sentence) else value


@cache
def answer(words: str) -> Sentence:
    """An answer, `move b2`."""
    return said(vocabulary.answer(words))


def answers(listed: Iterable[str], v: Flat) -> list[Sentence]:
    """Answers as sentences; one that puts somebody into a room that is known to be deadly is grave, and says what that room does."""
    known = ((v.cell_of[tile], kind) for tile, kind in enumerate(v.kind) if kind >= 0)
    deadly = {cell_name(cell).lower(): ROOMS[kind].key for cell, kind in known if COLOUR[kind] == RED}
    return [_warned(words, deadly) for words in listed]


def _warned(words: str, deadly: Mapping[str, str]) -> Sentence:
    found = answer(words)
    parts = words.split()
    verb = parts[2] if parts[0] == "mimic" else parts[0]
    if verb not in _ENTERING or parts[-1] not in deadly:
        return found
    return Sentence(found.id, found.values, f"room-{deadly[parts[-1]]}-help", "bad")


def is_program(words: tuple[str, ...]) -> bool:
    """Are tokens to be laid? Then there are many answers, and a client shows the tokens instead."""
    return words[0].startswith("program ") and words != ("program adrenaline",)


def happened(event: events.Event, v: Flat) -> Event:
    """One thing that happened; a card says what it does, the end who won."""
    sentence = vocabulary.happened(event)
    found = Event(event.number, event.kind, sentence.id, {k: _value(value) for k, value in sentence.values.items()})
    if "card" in event.values:
        first = CHARACTER_NAMES[v.turn_order[0]] if v.turn_count else ""
        found.values["card"] = card(str(event.values["card"]), str(event.values.get("who", first)))
    if "result" in event.values:
        found.values["result"] = ending(v, str(event.values["result"]))
    return found


def card(face: str, who: str = "") -> Sentence:
    """A card with what it does; Panic with what it does to this character."""
    found = said(vocabulary.card(face))
    found.help = vocabulary.card_help(face, who)
    return found


def ending(v: Flat, result: str) -> Sentence:
    """How the game ended; a side is a team here, or a seat, whose name a client knows.

    Good if the prisoners are out together, bad if nobody is; neither if some have won against others.
    """
    found = said(vocabulary.result(result), _TONES.get(v.outcome, ""))
    side = found.values.get("side")
    if isinstance(side, int) and vocabulary.plays_in_teams(v):
        found.values["side"] = Sentence("team-name", {"number": side + 1})
    return found


def standing(v: Flat) -> list[Sentence]:
    """What everybody can see beside the board: who must get out of where, what hangs over the table, the Key, the cards."""
    out = [said(clock, "bad") for clock in vocabulary.clocks(v)]
    if v.time_bombs:
        out.append(Sentence("term-bomb", tone="bad"))
    if v.acceleration_slot:
        out.append(Sentence("term-accelerated", tone="warn"))
    if v.switch[KEY]:
        out.append(
            Sentence("term-key-found", tone="good") if v.key_entered else Sentence("term-key-missing", tone="warn")
        )
    if v.spare >= 0:  # known once the game is over
        out.append(Sentence("term-over-role-left", {"role": events.ROLES[v.spare]}))
    if v.switch[CARDS]:
        out.append(Sentence("term-cards-left", {"count": v.deck_count}))
    return out
