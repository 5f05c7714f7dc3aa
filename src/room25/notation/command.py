"""Commands as text: `move b2`, `push max b1`, `program look move`; every number has its words, and the words give the number back."""

from __future__ import annotations

from dataclasses import dataclass

from room25.core import answers
from room25.core.board import (
    CENTRE,
    COLOURS,
    NEIGHBOUR,
    cell_name,
    direction_between,
    line_name,
    parse_cell,
    parse_line,
    parse_way,
    way_name,
)
from room25.core.state import Flat
from room25.errors import BadText
from room25.rules.actions import REGISTRY as ACTIONS
from room25.rules.setup import CHARACTER_NAMES

TOKEN_NAMES = tuple(ACTIONS[code].key for code in sorted(ACTIONS))
LATER_TOKENS = ("talent", "talent-complex", "talent-robot", "adrenaline")

# verb -> the kinds of its words; several forms are separated by "|"
GRAMMAR = {
    "clue": "cell",
    "program": "tokens",
    "wait": "",
    "pass": "",
    "look": "cell",
    "move": "cell",
    "push": "character cell",
    "control": "line way",
    "peek": "cell",
    "swap": "cell",
    "slide": "line way",
    "tunnel": "cell",
    "reveal": "",
    "mark": "cell",
    "claim": "cell colour",
}
# verbs of later editions: they are read, so that a refusal can say why
LATER = {
    "withdraw": "",
    "call": "character",
    "hide": "",
    "carry": "character cell",
    "recover": "",
    "reactivate": "cell",
    "lock": "cell|cell from cell",
    "sabotage": "room|robot|robot number",
    "hack": "cell cell",
    "order": "number move cell|number push character cell",
    "mimic": "character talent",
    "pull": "character",
    "sacrifice": "character",
    "to": "cell",
    "robot": "number",
    "lose": "token",
    "accept": "",
    "refuse": "",
}
# the verbs that answer with a neighbouring cell, by the family of their numbers
NEXT_TO = {"look": answers.LOOK, "move": answers.MOVE}
FAR = {"peek": answers.PEEK, "swap": answers.SWAP, "tunnel": answers.TUNNEL, "mark": answers.MARK}
LINES = {"control": answers.CONTROL, "slide": answers.SLIDE}
PLAIN = {"pass": answers.PASS, "wait": answers.WAIT, "reveal": answers.REVEAL}

IMPOSSIBLE = -1  # well-formed words that no position of this edition can make a number of


@dataclass(frozen=True)
class Words:
    """A command's words, understood but not yet tried: a verb and its numbers."""

    verb: str
    numbers: tuple[int, ...]
    text: str

    @property
    def is_later(self) -> bool:
        """Do these words belong to a later edition?"""
        return self.verb in LATER or (self.verb == "program" and -1 in self.numbers)


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
    forms = GRAMMAR.get(verb, LATER.get(verb))
    if forms is None:
        raise BadText(f"{parts[0]!r} is no command; commands begin with {', '.join([*GRAMMAR, *LATER])}")
    plain = " ".join(parts)
    if forms == "tokens":
        return Words(verb, _tokens(rest, text), plain)
    if verb == "mimic":
        character(rest[0] if rest else "")
        parse(" ".join(rest[1:]))
        return Words(verb, (), plain)
    for form in forms.split("|"):
        kinds = form.split()
        if len(kinds) == len(rest) and all(word == kind for word, kind in zip(rest, kinds) if kind in _LITERALS):
            return Words(verb, _numbers(kinds, rest), plain)
    raise BadText(f"{text!r}: {verb} takes {' or '.join(form or 'nothing more' for form in forms.split('|'))}")


_LITERALS = ("from", "room", "robot", "move", "push")


def _tokens(rest: list[str], text: str) -> tuple[int, ...]:
    known = (*TOKEN_NAMES, *LATER_TOKENS)
    for word in rest:
        if word not in known:
            raise BadText(f"{text!r}: {word!r} is no action token; tokens are {', '.join(known)}")
    return tuple(TOKEN_NAMES.index(word) if word in TOKEN_NAMES else -1 for word in rest)


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
                numbers.append(int(word))
            elif kind == "token":
                numbers += _tokens([word], word)
    except BadText:
        raise
    except ValueError as error:
        raise BadText(str(error)) from None
    return tuple(numbers)


def number(s: Flat, who: int, words: Words) -> int:
    """The number of these words for this character in this position, or IMPOSSIBLE where there is none."""
    verb, n = words.verb, words.numbers
    if words.is_later:
        return IMPOSSIBLE
    here = s.cell_of[s.at[who]] if s.at[who] >= 0 else CENTRE
    if verb in PLAIN:
        return PLAIN[verb]
    if verb in FAR:
        return FAR[verb] + n[0]
    if verb in LINES:
        return LINES[verb] + n[0] * 2 + n[1]
    if verb == "claim":
        return answers.CLAIM + n[0] * 4 + n[1]
    if verb == "program":
        if not 1 <= len(n) <= 2:
            return IMPOSSIBLE
        return answers.program_answer(n[0], n[1] if len(n) == 2 else answers.NOTHING)
    direction = direction_between(CENTRE if verb == "clue" else here, n[-1])
    if direction < 0:
        return IMPOSSIBLE
    if verb == "clue":
        return answers.CLUE + direction
    if verb == "push":
        return answers.PUSH + n[0] * 4 + direction
    return NEXT_TO[verb] + direction


def words(s: Flat, who: int, answer: int) -> str:
    """The words of a number, for a character where it stands now."""
    return words_from(s.cell_of[s.at[who]] if s.at[who] >= 0 else CENTRE, answer)


def words_from(here: int, answer: int) -> str:
    """The words of a number, for somebody in this cell; ValueError where it means nothing there."""
    for verb, plain in PLAIN.items():
        if answer == plain:
            return verb
    if answers.CLUE <= answer < answers.CLUE + 4:
        return "clue " + _side(CENTRE, answer - answers.CLUE)
    for verb, family in NEXT_TO.items():
        if family <= answer < family + 4:
            return f"{verb} {_side(here, answer - family)}"
    if answers.PUSH <= answer < answers.PUSH + 32:
        target, direction = divmod(answer - answers.PUSH, 4)
        return f"push {CHARACTER_NAMES[target]} {_side(here, direction)}"
    for verb, family in LINES.items():
        if family <= answer < family + 20:
            line, way = divmod(answer - family, 2)
            return f"{verb} {line_name(line)} {way_name(line, way)}"
    for verb, family in FAR.items():
        if family <= answer < family + 25:
            return f"{verb} {cell_name(answer - family).lower()}"
    if answers.CLAIM <= answer < answers.CLAIM + 100:
        cell, colour = divmod(answer - answers.CLAIM, 4)
        return f"claim {cell_name(cell).lower()} {COLOURS[colour]}"
    if answers.PROGRAM <= answer < answers.END and (answer - answers.PROGRAM) % 2 == 0:
        first, second = divmod((answer - answers.PROGRAM) // 2, 7)
        tokens = [first] if second == answers.NOTHING else [first, second]
        if max(tokens) < len(TOKEN_NAMES):
            return " ".join(["program", *(TOKEN_NAMES[token] for token in tokens)])
    raise ValueError(f"{answer} is no answer")


def _side(cell: int, direction: int) -> str:
    beside = NEIGHBOUR[cell * 4 + direction]
    if beside < 0:
        raise ValueError(f"{cell_name(cell)} has no room on that side")
    return cell_name(beside).lower()
