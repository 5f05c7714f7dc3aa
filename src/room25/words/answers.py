"""What may be answered, as sentences in the player's language, and in short for a crowded screen."""

from __future__ import annotations

from collections.abc import Iterator

from room25.engine.rules.rooms import TRAITS, WAY_OUT
from room25.engine.table.board import EXIT_ZONE, cell_name, line_name, way_name
from room25.engine.table.state import Flat
from room25.notation import command
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import Texts

__all__ = ["answer", "leaves_the_complex", "offered", "short"]

ARROW = {"left": "←", "right": "→", "up": "↑", "down": "↓"}


def answer(words: str, texts: Texts, who: str = "") -> str:
    """An answer, `move b2`, as a sentence."""
    verb, *rest = words.split()
    if verb == "program":
        return _program(rest, texts, who)
    if verb == "mimic":
        what = answer(" ".join(rest[1:]), texts, rest[0])
        return texts("answer-mimic", source=texts.character(rest[0]), what=what)
    form = command.parse(words).form
    values = {slot: _said(slot, word, texts, who) for slot, word in _slots(form, words)}
    key = "-".join(["answer", *(word for word in form.split() if not command.slot(word))])
    if form == "sabotage robot":
        key += "-here"  # the only one there, so that it needs no number
    return texts(key, **values)


def _slots(form: str, words: str) -> Iterator[tuple[str, str]]:
    """The slots of a form, each with its word."""
    for kind, word in zip(form.split(), words.split()):
        if command.slot(kind):
            yield command.slot(kind), word


def _said(slot: str, word: str, texts: Texts, who: str) -> str:
    """One word of an answer in the player's language."""
    if slot == "target":
        return texts.character(word)
    if slot == "direction":
        return texts.direction(word)
    if slot == "colour":
        return texts.colour(word)
    if slot == "token":
        return texts.ability(who, word) if who else texts.token(word)
    return word.upper()


def _program(tokens: list[str], texts: Texts, who: str) -> str:
    if tokens == ["adrenaline"]:
        return texts("answer-program-adrenaline")
    names = [texts.ability(who, token) if who else texts.token(token) for token in tokens if token != "adrenaline"]
    if len(names) == 1:
        said = texts("answer-program-one", first=names[0])
    else:
        said = texts("answer-program-two", first=names[0], second=names[1])
    return texts("answer-with-adrenaline", program=said) if tokens[-1] == "adrenaline" else said


def offered(words: str, v: Flat, who: str, texts: Texts) -> str:
    """An answer as a sentence; the slide that takes Room 25 over the edge says so."""
    said = answer(words, texts, who)
    parsed = command.parse(words)
    if parsed.verb == "control" and leaves_the_complex(v, CHARACTER_NAMES.index(who), *parsed.numbers):
        said += " " + texts("term-over-the-edge")
    return said


def leaves_the_complex(v: Flat, who: int, line: int, way: int) -> bool:
    """Would this slide push the way out, with this character in it, over the edge of the complex?"""
    tile = v.stands_on[who]
    if tile < 0 or not TRAITS[v.kind[tile]] & WAY_OUT:
        return False
    cell = v.cell_of[tile]
    place = cell % 5 if line < 5 else cell // 5
    return bool(EXIT_ZONE[cell]) and place == way * 4


def short(words: str, texts: Texts) -> tuple[str, str, str]:
    """An answer as a heading, whom it is about, and the rest, for a crowded screen: `Push`, `Alice`, `C2`."""
    verb, *rest = words.split()
    if verb == "mimic":
        heading, whom, place = short(" ".join(rest[1:]), texts)
        source = texts.character(rest[0])
        return texts("term-entry", name=source, text=heading) if heading else source, whom, place
    parsed = command.parse(words)
    if "line" in parsed.said:
        line, way = parsed.numbers
        return texts.token("control"), "", line_name(line).upper() + ARROW[way_name(line, way)]
    if verb == "order":
        whom = f"{texts.token('push')} {texts.character(rest[2])}" if rest[1] == "push" else ""
        return texts("answer-robot", robot=rest[0]), whom, rest[-1].upper()
    if verb == "hack":
        return texts.token("talent-complex"), "", f"{rest[0]}–{rest[1]}".upper()
    if {"target", "cell"} <= parsed.said.keys():
        heading = texts.token(verb) if verb == "push" else texts.talent("max")
        return heading, texts.character(rest[0]), rest[1].upper()
    if verb in ("look", "move"):
        return texts.token(verb), "", rest[0].upper()
    if verb in ("clue", "peek", "swap", "tunnel", "to"):
        return "", "", cell_name(parsed.numbers[-1])
    return "", "", answer(words, texts)
