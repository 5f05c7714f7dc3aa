"""Everything that the game can say, once each, in four languages: every event, answer, card, question and ending.

`make made` writes it to web/tests/said.json, where the browser must find the same words for the same sentence.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import product

import msgspec
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from room25.engine.rules.cards import FACES
from room25.engine.table import log
from room25.events import EVERYONE, KINDS, OPTIONAL, RESULTS, from_row
from room25.notation import command
from room25.notation.command import TOKEN_NAMES
from room25.resources import resource
from room25.server import sentences
from room25.setup.faces import face_name
from room25.texts import LANGUAGES, Texts
from room25.words import vocabulary
from room25.words.vocabulary import Sentence

# a number for each value of an event that is no plain 1, and a word for each slot of an answer that is no cell
NUMBERS = {"result": min(RESULTS), "robot": 0}
WORDS = {
    "target": "max",
    "line": "b",
    "direction": "up",
    "colour": "red",
    "robot": "2",
    "token": "push",
    "tokens": "look talent adrenaline",
    "source": "max",
    "command": "carry kevin b2",
}
VALUES: dict[str, str | int | Sentence] = {"who": "kevin", "cell": "B2", "robot": 1, "token": "talent"}
ASKED = {"card": vocabulary.card("panic")} | VALUES
ABOUT = ("term-clock-", "term-paranoid", "term-key-", "term-cards-left", "term-over-role-left")  # beside the board


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.names.add(node.id.name)


def _variables() -> Iterator[tuple[str, set[str]]]:
    """Every message with what goes into it, in the order of the catalogue."""
    text = resource("locales", "en.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            visitor = _Variables()
            visitor.visit(entry)
            yield entry.id.name, visitor.names


VARIABLES = dict(_variables())


def events() -> Iterator[Sentence]:
    """What can happen, with and without somebody, and with and without what may be left out."""
    for kind, (_, fields) in KINDS.items():
        said = [NUMBERS.get(field, 1) for field in fields]
        bare = [log.NOT_SAID if field in OPTIONAL else number for field, number in zip(fields, said)]
        tokens = [[token, *said[1:]] for token in range(len(TOKEN_NAMES)) if "token" in fields[:1]]
        for who, numbers in product((2, -1), (said, bare, *tokens)):
            a, b, c = (*numbers, 0, 0, 0)[:3]
            event = from_row(0, (kind, who, a, b, c, EVERYONE))
            sentence = vocabulary.happened(event)
            if VARIABLES[sentence.id] <= event.values.keys():  # it tells of somebody, or of nobody
                yield sentence


def answers() -> Iterator[Sentence]:
    """What can be answered."""
    for form in (form for forms in command.GRAMMAR.values() for form in forms):
        yield vocabulary.answer(" ".join(WORDS.get(command.slot(kind), _word(kind)) for kind in form.split()))
    for program in ("look", "look move", "talent-robot push", "adrenaline"):
        yield vocabulary.answer(f"program {program}")


def _word(kind: str) -> str:
    return "b2" if command.slot(kind) else kind


def questions() -> Iterator[Sentence]:
    """What can be asked, and what can stand beside the board."""
    for id, names in VARIABLES.items():
        if id.startswith("ask-"):
            yield Sentence(id, {name: ASKED[name] for name in sorted(names)})
        elif id.startswith(ABOUT):
            given: dict[str, str | int] = {"who": "emmett", "count": 12, "role": "guard"}
            yield Sentence(id, {name: given[name] for name in sorted(names)})


def everything() -> list[Sentence]:
    """All of it, each once."""
    cards = (vocabulary.card(face_name(face)) for face in range(FACES))
    ends = (vocabulary.result(name) for name in (*RESULTS.values(), "side-1"))
    found: dict[str, Sentence] = {}
    for sentence in (*events(), *answers(), *questions(), *cards, *ends):
        found.setdefault(repr(sentence), sentence)
    return list(found.values())


def page() -> str:
    """The whole file: one line a sentence, as the server sends it, and what it is in each language."""
    texts = [Texts(language) for language in LANGUAGES]
    lines = []
    for sentence in everything():
        said = {text.language: vocabulary.said(sentence, text) for text in texts}
        sent = msgspec.to_builtins(sentences.said(sentence))
        lines.append(json.dumps({"said": sent, **said}, ensure_ascii=False, separators=(",", ":")))
    return "[\n" + ",\n".join(lines) + "\n]\n"
