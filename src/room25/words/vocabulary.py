"""What is said, before it is said in a language: the id of a message and its values, the same for terminal, review and browser.

Values are names of the rules (`max`, `acid`, `b2`), numbers, or sentences. By what a value is called everybody knows how to say it:
`PREFIX` has the first half of its name's message. The browser has the same tables, made from these.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache

from room25.engine.rules.modes import BY_TURNS, inside
from room25.engine.rules.modes import REGISTRY as MODES
from room25.engine.table import agenda, switches
from room25.engine.table.answers import TALENTS
from room25.engine.table.board import cell_name
from room25.engine.table.state import ACTIONS, CLUE, GUARD, OPENING, PROGRAMMING, Flat
from room25.events import Event
from room25.notation import command
from room25.setup.faces import face_name
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import Texts

__all__ = [
    "ABILITIES",
    "PLACES",
    "PREFIX",
    "Sentence",
    "SideName",
    "answer",
    "card",
    "card_help",
    "clocks",
    "fate",
    "goal",
    "happened",
    "phase",
    "plays_in_teams",
    "question",
    "result",
    "said",
]

SideName = Callable[[int], str]

PREFIX = {
    **dict.fromkeys(("who", "target", "source", "first", "second"), "character"),
    **{name: name for name in ("room", "colour", "role", "direction")},
    "phase": "term-phase",
}
PLACES = ("cell", "to", "from", "line", "first", "second")  # cells and lines are written in capitals
ABILITIES = ("token", "next")  # a token in the hand of whoever the sentence is about


@dataclass(frozen=True)
class Sentence:
    """The id of a message and the values that go into it."""

    id: str
    values: Mapping[str, str | int | Sentence] = field(default_factory=dict)


def said(sentence: Sentence, texts: Texts, side_name: SideName = str, who: str = "") -> str:
    """A sentence in the player's language; `who` has the tokens that it speaks of, if it names nobody."""
    values: dict[str, str | int] = {}
    owner = str(sentence.values.get("who", who))
    for name, value in sentence.values.items():
        if isinstance(value, Sentence):
            values[name] = said(value, texts, side_name, str(sentence.values.get("source", owner)))
        elif isinstance(value, int):
            values[name] = side_name(value) if name == "side" else value
        elif name in ABILITIES:
            values[name] = texts.ability(owner, value) if owner else texts.token(value)
        else:
            key = f"{PREFIX.get(name, '')}-{value}"
            named = name in PREFIX and texts.has(key)
            values[name] = texts(key) if named else value.upper() if name in PLACES else value
    return texts(sentence.id, **values)


def card(words: str) -> Sentence:
    """A card by its face, `move 2 left twice`, with what is printed on it."""
    key, *rest = words.split()
    if key == "move":
        line, direction, *symbol = rest
        return Sentence("-".join(["card-move", *symbol]), {"line": line, "direction": direction})
    if key == "punishment":
        return Sentence("card-punishment", {"first": rest[0], "second": rest[1]})
    return Sentence(f"card-{key}", {"colour": rest[0]} if rest else {})


def card_help(words: str, who: str) -> str:
    """The id of what a card does; of Panic, what it does to this character."""
    key, *rest = words.split()
    if key == "panic" and who:
        return f"card-panic-{who}-help"
    return "-".join(["card", key, *(rest[2:] if key == "move" else []), "help"])


def happened(event: Event) -> Sentence:
    """What happened."""
    values: dict[str, str | int | Sentence] = dict(event.values)
    kind = event.kind
    if "card" in values:
        values["card"] = card(str(event.values["card"]))
    if kind == "game-over":
        values["result"] = result(str(event.values["result"]))
    elif kind == "slid" and "who" not in values:
        kind = "slid-alone"
    elif kind == "action-lost" and not str(event.values["token"]).startswith("talent"):
        kind = f"action-lost-{event.values['token']}"
    elif kind in ("card-drawn", "replaced") and "who" in values:
        kind = f"{kind}-by"
    elif kind == "locked" and "from" in values:
        kind = "locked-from"
    return Sentence(f"event-{kind}", values)


def result(name: str) -> Sentence:
    """How a game ended: `prisoners`, or `side-1` in modes in which one side wins."""
    if name.startswith("side-"):
        return Sentence("result-winner", {"side": int(name.removeprefix("side-"))})
    return Sentence(f"result-{name}")


def plays_in_teams(v: Flat) -> bool:
    """Is a side a team here, and no single seat?"""
    return MODES[v.mode].sides == BY_TURNS


@cache
def answer(words: str) -> Sentence:
    """An answer, `move b2`."""
    verb, *rest = words.split()
    if verb == "program":
        return _program(rest)
    if verb == "mimic":
        return Sentence("answer-mimic", {"source": rest[0], "what": answer(" ".join(rest[1:]))})
    form = command.parse(words).form
    kinds = list(zip(form.split(), words.split()))
    key = "-".join(["answer", *(word for kind, word in kinds if not command.slot(kind))])
    if form == "sabotage robot":
        key += "-here"  # the only one there, so that it needs no number
    return Sentence(key, {command.slot(kind): word for kind, word in kinds if command.slot(kind)})


def _program(tokens: list[str]) -> Sentence:
    if tokens == ["adrenaline"]:
        return Sentence("answer-program-adrenaline")
    laid = [token for token in tokens if token != "adrenaline"]
    if len(laid) == 1:
        program = Sentence("answer-program-one", {"token": laid[0]})
    else:
        program = Sentence("answer-program-two", {"token": laid[0], "next": laid[1]})
    return Sentence("answer-with-adrenaline", {"program": program}) if tokens[-1] == "adrenaline" else program


def question(v: Flat, kind: str, who: str) -> Sentence:
    """What this character is asked by a decision of this kind."""
    if kind == "card":
        return Sentence("ask-card", {"who": who, "card": card(face_name(agenda.face(v)))})
    if kind == "consent" and agenda.kind(v) == agenda.ASK_CONSENT:
        if agenda.purpose(v) == agenda.ROBOT_PUSH:
            robot, cell = agenda.pushing_robot(v) + 1, cell_name(v.cell_of[agenda.pushed_onto(v)])
            return Sentence("ask-consent-robot", {"who": who, "robot": robot, "cell": cell})
        return Sentence("ask-consent-call", {"who": who, "cell": cell_name(v.cell_of[v.stands_on[agenda.asker(v)]])})
    c = CHARACTER_NAMES.index(who)
    if kind == "program" and v.chooses_freely[c]:
        return Sentence("ask-program-guard", {"who": who})
    if kind == "program" and v.actions_allowed[c] == 1:
        return Sentence("ask-program-cold", {"who": who})
    if kind != "action":
        return Sentence(f"ask-{kind}", {"who": who})
    if agenda.manner(v) & agenda.ADRENALINE:
        return Sentence("ask-adrenaline", {"who": who})
    if v.chooses_freely[c] and not v.paranoid[c]:
        return Sentence("ask-action-free", {"who": who})
    manner = "ask-floating" if agenda.manner(v) & agenda.MAY_WAIT else "ask-action"
    return Sentence(
        "ask-action-paranoid" if v.paranoid[c] else manner, {"who": who, "token": _token(v, who, agenda.tokens(v))}
    )


def _token(v: Flat, who: str, mask: int) -> str:
    """The token of a mask: the sign that Kevin chose early is his alone (PROG-12), and both of them are his talent."""
    early = who == "kevin" and bool(v.switch[switches.KEVIN_EARLY]) and mask != TALENTS
    return command.token_name(mask.bit_length() - 1, early)


_PHASES = {CLUE: "clue", OPENING: "cards", PROGRAMMING: "programming"}
_SLOTS = {1: "slot-1", 2: "slot-2", 3: "slot-a"}


def phase(v: Flat) -> str:
    """The id of what this part of the round is called."""
    name = _SLOTS.get(v.slot, "countdown") if v.phase == ACTIONS else _PHASES.get(v.phase, "countdown")
    return f"term-phase-{name}"


def clocks(v: Flat) -> Iterator[Sentence]:
    """Who must get out of where, and by when."""
    for c, who in enumerate(CHARACTER_NAMES):
        if v.stands_on[c] >= 0 and v.trap[c]:
            yield Sentence("term-clock-trapped", {"who": who})
        if v.stands_on[c] >= 0 and v.drown[c]:
            yield Sentence(f"term-clock-drowning{'' if v.drown[c] == 2 else '-later'}", {"who": who})


def goal(v: Flat) -> str:
    """The id of how whoever looks wins this game; a guard's is another one."""
    guards = v.pov >= 0 and (v.pov, GUARD) in zip(v.owner, v.role)
    return "term-how-guards-win" if guards else "term-how-to-win"


def fate(v: Flat, who: int, escaped: bool) -> str:
    """The id of what has become of somebody at the end; `escaped` if those in the way out got away."""
    end = "dead" if v.stands_on[who] < 0 else "escaped" if escaped and inside(v, who) else "inside"
    return f"term-over-fate-{end}"
