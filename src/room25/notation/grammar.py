"""The grammar of commands: which verbs there are, what their words are, and words understood but not yet tried.

Verbs and forms come from the dictionary of answers. In a form, `<cell>` stands for a word that says which cell; other words stand for
themselves. What such a slot is called is also what the catalogues call it: `answer-push = Push { $target } to { $cell }`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, lru_cache

from room25.engine.table import answers
from room25.engine.table.board import COLOURS, parse_cell, parse_line, parse_way
from room25.engine.table.people import CHARACTER_NAMES
from room25.errors import BadText

__all__ = [
    "ADRENALINE",
    "GRAMMAR",
    "PLAIN_TALENT",
    "SIGNS",
    "SOURCE",
    "TALENT_VERBS",
    "TOKEN_NAMES",
    "Words",
    "character",
    "parse",
    "slot",
]

TOKEN_NAMES = ("look", "move", "push", "control", "talent")
# in a program Kevin's talent may carry the sign of one of his abilities (PROG-12)
SIGNS = {"talent-complex": answers.TALENT, "talent-robot": answers.TALENT_ROBOT}
ADRENALINE = -1
PLAIN_TALENT = -2  # the sign stays visible: plain `talent` is not `talent-complex`
IN_PROGRAMS = {name: code for code, name in enumerate(TOKEN_NAMES)} | SIGNS
IN_PROGRAMS |= {"talent": PLAIN_TALENT, "adrenaline": ADRENALINE}

MIMIC = "mimic <source> <command>"

# verb -> its forms
GRAMMAR: dict[str, tuple[str, ...]] = {}
for _family in answers.FAMILIES:
    GRAMMAR[_family.verb] = tuple(dict.fromkeys((*GRAMMAR.get(_family.verb, ()), *_family.forms)))
GRAMMAR["mimic"] = (MIMIC,)

# whose talent a verb that Bruce copies is
SOURCE = {family.verb: family.talent for family in answers.FAMILIES if family.copied}
TALENT_VERBS = tuple(dict.fromkeys(family.verb for family in answers.FAMILIES if family.talent >= 0))


@dataclass(frozen=True)
class Words:
    """A command's words, understood but not yet tried: a verb and its numbers; `source` is whom Bruce copies."""

    verb: str
    numbers: tuple[int, ...]
    text: str
    form: str
    source: int = -1

    @property
    def said(self) -> dict[str, int]:
        """The numbers by the slots of the form; a program's tokens have none of their own."""
        return dict(zip(slots(self.form), self.numbers))


def slot(word: str) -> str:
    """The name of a slot in a form, or nothing if the word stands for itself."""
    return word[1:-1] if word.startswith("<") else ""


@cache
def slots(form: str) -> tuple[str, ...]:
    """The slots of a form, in order."""
    return tuple(slot(word) for word in form.split() if slot(word))


def character(text: str) -> int:
    """The number of a character's name, in either case. Raises BadText if nobody is called so."""
    name = text.strip().lower()
    if name not in CHARACTER_NAMES:
        raise BadText(f"nobody is called {text!r}; the characters are {', '.join(CHARACTER_NAMES)}")
    return CHARACTER_NAMES.index(name)


@lru_cache(maxsize=10_000)  # a refusal is made anew each time
def parse(text: str) -> Words:
    """Understand a command's words. Raises BadText if they are not a command at all."""
    parts = text.lower().split()
    if not parts:
        raise BadText("an empty command")
    verb = parts[0]
    if verb not in GRAMMAR:
        raise BadText(f"{verb!r} is no command; commands begin with {', '.join(GRAMMAR)}")
    plain = " ".join(parts)
    if verb == "mimic":
        inner = parse(" ".join(parts[2:]))
        return Words(inner.verb, inner.numbers, plain, inner.form, character(parts[1]))
    for form in GRAMMAR[verb]:
        kinds = form.split()
        if kinds[-1] == "<tokens>":
            return Words(verb, _tokens(parts[1:], text), plain, form)
        if len(kinds) == len(parts) and all(slot(kind) or word == kind for word, kind in zip(parts, kinds)):
            return Words(verb, _numbers(kinds, parts), plain, form)
    forms = (form.partition(" ")[2] for form in GRAMMAR[verb])
    raise BadText(f"{text!r}: {verb} takes {' or '.join(form or 'nothing more' for form in forms)}")


def _tokens(rest: list[str], text: str) -> tuple[int, ...]:
    for word in rest:
        if word not in IN_PROGRAMS:
            raise BadText(f"{text!r}: {word!r} is no action token; tokens are {', '.join(IN_PROGRAMS)}")
    return tuple(IN_PROGRAMS[word] for word in rest)


def _numbers(kinds: list[str], words: list[str]) -> tuple[int, ...]:
    numbers: list[int] = []
    try:
        for kind, word in zip(kinds, words):
            if slot(kind):
                numbers.append(READ[slot(kind)](word, numbers))
    except BadText:
        raise
    except ValueError as error:
        raise BadText(str(error)) from None
    return tuple(numbers)


def _one_of(names: tuple[str, ...], thing: str, things: str) -> Callable[[str, list[int]], int]:
    def read(word: str, numbers: list[int]) -> int:
        if word not in names:
            raise BadText(f"{word!r} is no {thing}; {things}")
        return names.index(word)

    return read


def _cell(word: str, numbers: list[int]) -> int:
    return parse_cell(word)


# slot -> the number of its word, after the numbers of the words before it
READ: dict[str, Callable[[str, list[int]], int]] = {
    **dict.fromkeys(("cell", "from", "first", "second"), _cell),
    "target": lambda word, numbers: character(word),
    "line": lambda word, numbers: parse_line(word),
    "direction": lambda word, numbers: parse_way(numbers[-1], word),
    "robot": _one_of(("1", "2"), "robot", "robots are 1 and 2"),
    "colour": _one_of(COLOURS, "colour", f"colours are {', '.join(COLOURS)}"),
    "token": _one_of(TOKEN_NAMES, "action token", f"tokens are {', '.join(TOKEN_NAMES)}"),
}
