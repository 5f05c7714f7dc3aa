"""What happened, what is asked and how a game ended, as sentences in the player's language."""

from __future__ import annotations

from collections.abc import Callable

from room25.engine.table import agenda, switches
from room25.engine.table.answers import TALENTS
from room25.engine.table.board import cell_name
from room25.engine.table.state import Flat
from room25.events import PHASES, Event
from room25.game import SeatView
from room25.notation.command import token_name
from room25.setup.editions import named
from room25.setup.faces import face_name
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import Texts

__all__ = ["SideName", "at_table", "card", "card_help", "goal", "happened", "question", "result", "round_of"]

SideName = Callable[[int], str]


def card(words: str, texts: Texts) -> str:
    """A card by its face, `move 2 left twice`, with what is printed on it."""
    key, *rest = words.split()
    if key == "move":
        line, direction, *symbol = rest
        return texts("-".join(["card-move", *symbol]), line=line.upper(), direction=texts.direction(direction))
    if key == "punishment":
        return texts("card-punishment", first=texts.character(rest[0]), second=texts.character(rest[1]))
    return texts(f"card-{key}", colour=texts.colour(rest[0])) if rest else texts(f"card-{key}")


def card_help(words: str, who: str, texts: Texts) -> str:
    """What a card does; Panic, what it does to this character."""
    key, *rest = words.split()
    if key == "panic" and who:
        return texts(f"card-panic-{who}-help")
    symbol = rest[2:] if key == "move" else []
    return texts("-".join(["card", key, *symbol, "help"]))


_PHASE = dict(zip(PHASES, ("programming", "first-action", "second-action", "adrenaline")))
# what the values of an event are, so that each is said in the player's language
_SPOKEN: dict[str, Callable[[Texts, str], str]] = {
    "who": Texts.character,
    "target": Texts.character,
    "first": Texts.character,
    "room": Texts.room,
    "colour": Texts.colour,
    "role": Texts.role,
    "direction": Texts.direction,
    "line": lambda texts, line: line.upper(),
    "card": lambda texts, words: card(words, texts),
    "phase": lambda texts, phase: texts(f"term-phase-{_PHASE[phase]}"),
}


def happened(event: Event, texts: Texts, side_name: SideName) -> str:
    """An event as a sentence."""
    values = {
        key: _SPOKEN[key](texts, value) if key in _SPOKEN and isinstance(value, str) else value
        for key, value in event.values.items()
    }
    kind = event.kind
    if "token" in values and "who" in values:
        values["token"] = texts.ability(str(event.values["who"]), str(event.values["token"]))
    if kind == "game-over":
        values["result"] = result(str(event.values["result"]), texts, side_name)
    elif kind == "slid" and "who" not in values:
        kind = "slid-alone"
    elif kind == "action-lost" and not str(event.values["token"]).startswith("talent"):
        kind = f"action-lost-{event.values['token']}"
    elif kind in ("card-drawn", "replaced") and "who" in values:
        kind = f"{kind}-by"
    elif kind == "locked" and "from" in values:
        kind = "locked-from"
    return texts(f"event-{kind}", **values)


def result(name: str, texts: Texts, side_name: SideName) -> str:
    """How a game ended: `prisoners`, or `side-1` in modes in which one side wins."""
    if name.startswith("side-"):
        return texts("result-winner", side=side_name(int(name.removeprefix("side-"))))
    return texts(f"result-{name}")


def question(view: SeatView, who: str, texts: Texts) -> str:
    """What this character is asked, in one sentence."""
    v, name = view.flat, texts.character(who)
    kind = view.decision.kind if view.decision else ""
    if kind == "card":
        return texts("ask-card", who=name, card=card(face_name(agenda.face(v)), texts))
    if kind == "consent" and agenda.kind(v) == agenda.ASK_CONSENT:
        if agenda.purpose(v) == agenda.ROBOT_PUSH:
            robot, cell = agenda.pushing_robot(v) + 1, cell_name(v.cell_of[agenda.pushed_onto(v)])
            return texts("ask-consent-robot", who=name, robot=robot, cell=cell)
        return texts("ask-consent-call", who=name, cell=cell_name(v.cell_of[v.stands_on[agenda.asker(v)]]))
    c = CHARACTER_NAMES.index(who)
    if kind == "program" and v.chooses_freely[c]:
        return texts("ask-program-guard", who=name)
    if kind == "program" and v.actions_allowed[c] == 1:
        return texts("ask-program-cold", who=name)
    if kind != "action":
        return texts(f"ask-{kind}", who=name)
    if agenda.manner(v) & agenda.ADRENALINE:
        return texts("ask-adrenaline", who=name)
    if v.chooses_freely[c] and not v.paranoid[c]:
        return texts("ask-action-free", who=name)
    token = texts.ability(who, _token(v, who, agenda.tokens(v)))
    if v.paranoid[c]:
        return texts("ask-action-paranoid", who=name, token=token)
    return texts("ask-floating" if agenda.manner(v) & agenda.MAY_WAIT else "ask-action", who=name, token=token)


def _token(v: Flat, who: str, mask: int) -> str:
    """The token of a mask: the sign that Kevin chose early is his alone (PROG-12), and both of them are his talent."""
    early = who == "kevin" and bool(v.switch[switches.KEVIN_EARLY]) and mask != TALENTS
    return token_name(mask.bit_length() - 1, early)


def round_of(v: Flat, texts: Texts) -> str:
    """Which round this is, of how many that will be played as the countdown stands: an alarm or a Timer makes them fewer."""
    played = max(v.rounds_begun, 1)
    return texts("term-round", round=played, rounds=played + max(v.rounds_left - 1, 0))


def at_table(v: Flat, texts: Texts) -> Texts:
    """The texts of this view's table: its switches decide what is true there, its edition chooses words."""
    return texts.at(named(v.edition), v.switch)


def goal(v: Flat, texts: Texts) -> str:
    """How to win, in one sentence."""
    return at_table(v, texts)("term-how-to-win")
