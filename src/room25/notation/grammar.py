"""The grammar of commands: which verbs there are, what their words are, and words understood but not yet tried."""

from __future__ import annotations

from dataclasses import dataclass

from room25.engine.table import answers
from room25.engine.table.board import COLOURS, parse_cell, parse_line, parse_way
from room25.engine.table.people import CHARACTER_NAMES
from room25.errors import BadText

TOKEN_NAMES = ("look", "move", "push", "control", "talent")
# in a program Kevin's talent may carry the sign of one of his abilities (PROG-12)
SIGNS = {"talent-complex": answers.TALENT, "talent-robot": answers.TALENT_ROBOT}
ADRENALINE = -1

# verb -> the kinds of its words; several forms are separated by "|"
GRAMMAR = {
    "clue": "cell",
    "program": "tokens",
    "withdraw": "",
    "wait": "",
    "pass": "",
    "look": "cell",
    "move": "cell",
    "push": "character cell",
    "control": "line way",
    "call": "character",
    "hide": "",
    "carry": "character cell",
    "recover": "",
    "reactivate": "cell",
    "lock": "cell|cell from cell",
    "sabotage": "room|robot|robot number",
    "hack": "cell cell",
    "order": "number move cell|number push character cell",
    "mimic": "character command",
    "peek": "cell",
    "swap": "cell",
    "slide": "line way",
    "tunnel": "cell",
    "pull": "character",
    "sacrifice": "character",
    "to": "cell",
    "from": "cell",
    "robot": "number",
    "lose": "token",
    "accept": "",
    "refuse": "",
    "reveal": "",
    "mark": "cell",
    "claim": "cell colour",
}
_LITERALS = ("from", "room", "robot", "move", "push")
PLAIN_TALENT = -2  # the sign stays visible: plain `talent` is not `talent-complex`


@dataclass(frozen=True)
class Words:
    """A command's words, understood but not yet tried: a verb and its numbers; `source` is whom Bruce copies."""

    verb: str
    numbers: tuple[int, ...]
    text: str
    source: int = -1


def character(text: str) -> int:
    """The number of a character's name, in either case."""
    name = text.strip().lower()
    if name not in CHARACTER_NAMES:
        raise BadText(f"nobody is called {text!r}; the characters are {', '.join(CHARACTER_NAMES)}")
    return CHARACTER_NAMES.index(name)


def parse(text: str) -> Words:
    """Understand a command's words; BadText where they are no command at all."""
    parts = text.lower().split()
    if not parts:
        raise BadText("an empty command")
    verb, rest = parts[0], parts[1:]
    forms = GRAMMAR.get(verb)
    if forms is None:
        raise BadText(f"{parts[0]!r} is no command; commands begin with {', '.join(GRAMMAR)}")
    plain = " ".join(parts)
    if forms == "tokens":
        return Words(verb, _tokens(rest, text), plain)
    if verb == "mimic":
        inner = parse(" ".join(rest[1:]))
        return Words(inner.verb, inner.numbers, plain, character(rest[0]))
    for form in forms.split("|"):
        kinds = form.split()
        if len(kinds) == len(rest) and all(word == kind for word, kind in zip(rest, kinds) if kind in _LITERALS):
            return Words(verb, _numbers(kinds, rest), plain)
    raise BadText(f"{text!r}: {verb} takes {' or '.join(form or 'nothing more' for form in forms.split('|'))}")


def _tokens(rest: list[str], text: str) -> tuple[int, ...]:
    known = {**{name: code for code, name in enumerate(TOKEN_NAMES)}, **SIGNS, "adrenaline": ADRENALINE}
    for word in rest:
        if word not in known:
            raise BadText(f"{text!r}: {word!r} is no action token; tokens are {', '.join(known)}")
    return tuple(PLAIN_TALENT if word == "talent" else known[word] for word in rest)


def _numbers(kinds: list[str], rest: list[str]) -> tuple[int, ...]:
    numbers: list[int] = []
    try:
        for kind, word in zip(kinds, rest):
            if kind == "cell":
                numbers.append(parse_cell(word))
            elif kind == "character":
                numbers.append(character(word))
            elif kind == "line":
                numbers.append(parse_line(word))
            elif kind == "way":
                numbers.append(parse_way(numbers[-1], word))
            elif kind == "colour":
                if word not in COLOURS:
                    raise BadText(f"{word!r} is no colour; colours are {', '.join(COLOURS)}")
                numbers.append(COLOURS.index(word))
            elif kind == "number":
                if word not in ("1", "2"):
                    raise BadText(f"{word!r} is no robot; robots are 1 and 2")
                numbers.append(int(word) - 1)
            elif kind == "token":
                if word not in TOKEN_NAMES:
                    raise BadText(f"{word!r} is no action token; tokens are {', '.join(TOKEN_NAMES)}")
                numbers.append(TOKEN_NAMES.index(word))
    except BadText:
        raise
    except ValueError as error:
        raise BadText(str(error)) from None
    return tuple(numbers)
