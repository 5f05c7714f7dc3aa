"""What happened, what is asked and what may be answered, as sentences in the player's language."""

from __future__ import annotations

from collections.abc import Callable

from room25.core import agenda
from room25.core.board import EXIT_ZONE, cell_name, line_name, way_name
from room25.core.state import Flat
from room25.events import Event
from room25.game import SeatView
from room25.notation import command
from room25.rules.rooms import TRAITS, WAY_OUT
from room25.rules.setup import CHARACTER_NAMES
from room25.texts import Texts

# what the values of an event or an answer are, so that each is said in the player's language
_SPOKEN: dict[str, Callable[[Texts, str], str]] = {
    "who": Texts.character,
    "target": Texts.character,
    "first": Texts.character,
    "room": Texts.room,
    "token": Texts.token,
    "colour": Texts.colour,
    "role": Texts.role,
    "direction": Texts.direction,
    "line": lambda texts, line: line.upper(),
}
SideName = Callable[[int], str]


def happened(event: Event, texts: Texts, side_name: SideName) -> str:
    """An event as a sentence."""
    values = {
        key: _SPOKEN[key](texts, value) if key in _SPOKEN and isinstance(value, str) else value
        for key, value in event.values.items()
    }
    if event.kind == "game-over":
        values["result"] = result(str(event.values["result"]), texts, side_name)
    return texts(f"event-{event.kind}", **values)


def result(name: str, texts: Texts, side_name: SideName) -> str:
    """How a game ended: `prisoners`, or `side-1` in the modes where one side wins."""
    if name.startswith("side-"):
        return texts("result-winner", side=side_name(int(name.removeprefix("side-"))))
    return texts(f"result-{name}")


def answer(words: str, texts: Texts) -> str:
    """An answer, `move b2`, as a sentence."""
    verb, *rest = words.split()
    if verb == "program":
        tokens = [texts.token(word) for word in rest]
        if len(tokens) == 1:
            return texts("answer-program-one", first=tokens[0])
        return texts("answer-program-two", first=tokens[0], second=tokens[1])
    values: dict[str, str | int] = {}
    for kind, word in zip(command.GRAMMAR[verb].split(), rest):
        if kind == "cell":
            values["cell"] = word.upper()
        elif kind == "character":
            values["target"] = texts.character(word)
        elif kind == "line":
            values["line"] = word.upper()
        elif kind == "way":
            values["direction"] = texts.direction(word)
        elif kind == "colour":
            values["colour"] = texts.colour(word)
    return texts(f"answer-{verb}", **values)


def offered(words: str, v: Flat, who: str, texts: Texts) -> str:
    """An answer as a sentence; the slide that takes Room 25 over the edge says so."""
    said = answer(words, texts)
    parsed = command.parse(words)
    if parsed.verb == "control" and leaves_the_complex(v, CHARACTER_NAMES.index(who), *parsed.numbers):
        said += " " + texts("term-over-the-edge")
    return said


def leaves_the_complex(v: Flat, who: int, line: int, way: int) -> bool:
    """Would this slide push the way out, with this character in it, over the edge of the complex?"""
    tile = v.at[who]
    if tile < 0 or not TRAITS[v.kind[tile]] & WAY_OUT:
        return False
    cell = v.cell_of[tile]
    place = cell % 5 if line < 5 else cell // 5
    return bool(EXIT_ZONE[cell]) and place == way * 4


def question(view: SeatView, who: str, texts: Texts) -> str:
    """What this character is asked, in one sentence."""
    v, name = view.flat, texts.character(who)
    kind = view.decision.kind if view.decision else ""
    if kind != "action":
        return texts(f"ask-{kind}", who=name)
    top = v.depth - 1
    if v.free[CHARACTER_NAMES.index(who)]:
        return texts("ask-action-free", who=name)
    token = texts.token(command.TOKEN_NAMES[v.ag_a[top].bit_length() - 1])
    return texts("ask-floating" if v.ag_b[top] & agenda.MAY_WAIT else "ask-action", who=name, token=token)


def short(words: str, texts: Texts) -> tuple[str, str]:
    """An answer as a heading and what is left of it, for a crowded screen: `Push` and `Alice C2`."""
    verb, *rest = words.split()
    if verb == "program":
        return texts.token(rest[0]), texts.token(rest[1]) if len(rest) > 1 else "–"
    parsed = command.parse(words)
    if verb in command.LINES:
        line, way = parsed.numbers
        arrow = {"left": "←", "right": "→", "up": "↑", "down": "↓"}[way_name(line, way)]
        return texts.token("control"), line_name(line).upper() + arrow
    if not parsed.numbers:
        return "", answer(words, texts)
    heading = texts.token(verb) if verb in command.TOKEN_NAMES else ""
    target = texts.character(CHARACTER_NAMES[parsed.numbers[0]]) + " " if verb == "push" else ""
    return heading, target + cell_name(parsed.numbers[-1])
