"""What may be answered, as sentences in the player's language, and in short for a crowded screen."""

from __future__ import annotations

from room25.bots.reasons import leaves_the_complex
from room25.engine.table.board import cell_name, line_name, way_name
from room25.engine.table.state import Flat
from room25.notation import command
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import Texts
from room25.words import vocabulary

__all__ = ["answer", "offered", "short"]

ARROW = {"left": "←", "right": "→", "up": "↑", "down": "↓"}


def answer(words: str, texts: Texts, who: str = "") -> str:
    """An answer, `move b2`, as a sentence."""
    return vocabulary.said(vocabulary.answer(words), texts, who=who)


def offered(words: str, v: Flat, who: str, texts: Texts) -> str:
    """An answer as a sentence; the slide that takes Room 25 over the edge says so."""
    said = answer(words, texts, who)
    parsed = command.parse(words)
    if parsed.verb == "control" and leaves_the_complex(v, CHARACTER_NAMES.index(who), *parsed.numbers):
        said += " " + texts("term-over-the-edge")
    return said


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
