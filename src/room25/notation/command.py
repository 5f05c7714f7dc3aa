"""Commands as text: `move b2`, `push max b1`, `program look move`; every number has its words, and the words give the number back."""

from __future__ import annotations

from functools import cache, lru_cache

from room25.engine.rules.legal import is_asked
from room25.engine.table import agenda, answers
from room25.engine.table.board import CENTRE
from room25.engine.table.people import BRUCE, CHARACTER_NAMES, KEVIN
from room25.engine.table.state import PROGRAMMING, Flat, State
from room25.engine.table.switches import ANYWHERE, KEVIN_EARLY, PANIC_KEVIN
from room25.notation.grammar import (
    ADRENALINE,
    GRAMMAR,
    PLAIN_TALENT,
    SIGNS,
    SOURCE,
    TALENT_VERBS,
    TOKEN_NAMES,
    Words,
    character,
    parse,
    slot,
)
from room25.notation.parameters import IMPOSSIBLE, SPOKEN, Place

__all__ = [
    "GRAMMAR",
    "IMPOSSIBLE",
    "SIGNS",
    "SOURCE",
    "TALENT_VERBS",
    "TOKEN_NAMES",
    "Words",
    "all_words",
    "character",
    "number",
    "parse",
    "slot",
    "token_name",
    "words",
    "words_from",
]

FAMILIES = {form: family for family in answers.FAMILIES for form in family.forms if family.first != answers.HACK_FAR}
PROGRAM = answers.BY_FIRST[answers.PROGRAM]
WEIGHTED = {family.first: tuple(zip(family.parameters, family.weights)) for family in answers.FAMILIES}
COMMIT = answers.BY_FIRST[answers.COMMIT]
# families whose words depend on nothing but where somebody stands
ANYWHERE_ALIKE = {
    family.first
    for family in answers.FAMILIES
    if family is not PROGRAM and all(SPOKEN[parameter].anywhere for parameter in family.parameters)
}
_NO_TABLE = State()


def number(s: Flat, who: int, words: Words) -> int:
    """The number of these words for this character in this position, or IMPOSSIBLE if there is none."""
    copied = who == BRUCE and words.verb in TALENT_VERBS and _is_copying(s, who)
    if (words.source >= 0) != copied or (copied and SOURCE.get(words.verb) != words.source):
        return IMPOSSIBLE  # Bruce says whom he copies, and nobody else does
    family = FAMILIES[words.form]
    if family is PROGRAM:
        return _program(s, who, words.numbers)
    if family is COMMIT and _lays_no_tokens(s, who):
        return answers.NO_TOKENS + 1
    if family.first == answers.PASS and _lays_no_tokens(s, who):
        return answers.NO_TOKENS
    if family.first == answers.HACK and _hacks_anywhere(s):
        family = answers.BY_FIRST[answers.HACK_FAR]
    place, said = Place(s, _cell_of(s, who)), words.said
    found, value = family.first, 0
    for parameter, weight in WEIGHTED[family.first]:
        value = SPOKEN[parameter].find(place, said, value)
        if value < 0:
            return IMPOSSIBLE
        found += value * weight
    return found


def _cell_of(s: Flat, who: int) -> int:
    return s.cell_of[s.stands_on[who]] if s.stands_on[who] >= 0 else CENTRE


def _is_copying(s: Flat, who: int) -> bool:
    """Bruce's own orders to a robot, in a Robot room, and his choices on cards are no copies."""
    return agenda.kind(s) in (0, agenda.ASK_ACTION) or agenda.who(s) != who


def _lays_no_tokens(s: Flat, who: int) -> bool:
    """Is this a shown guard that is asked for its adrenaline while the others program? (AMB-092)"""
    return s.phase == PROGRAMMING and bool(s.chooses_freely[who]) and bool(is_asked(s, who))


def _hacks_anywhere(s: Flat) -> bool:
    """Does a panicking Kevin swap any two rooms that share a side, instead of two beside him?"""
    return s.switch[PANIC_KEVIN] == ANYWHERE and agenda.kind(s) == agenda.ASK_CARD


def _program(s: Flat, who: int, n: tuple[int, ...]) -> int:
    adrenaline = int(bool(n) and n[-1] == ADRENALINE)
    early = who == KEVIN and s.switch[KEVIN_EARLY] == 1
    tokens = []
    for token in n[: len(n) - adrenaline]:
        if token == ADRENALINE or (token == PLAIN_TALENT and early) or (token >= answers.TALENT and not early):
            return IMPOSSIBLE
        tokens.append(answers.TALENT if token == PLAIN_TALENT else token)
    if not 1 <= len(tokens) <= 2:
        return IMPOSSIBLE
    return answers.program_answer(tokens[0], tokens[1] if len(tokens) == 2 else answers.NOTHING, adrenaline)


def words(s: Flat, who: int, answer: int) -> str:
    """The words of a number, for a character where it stands now."""
    text = words_from(s, _cell_of(s, who), answer, who)
    if who != BRUCE:
        return text
    family = answers.BY_FIRST[answers.FAMILY_OF[answer]]
    return f"mimic {CHARACTER_NAMES[family.talent]} {text}" if family.copied and _is_copying(s, who) else text


def all_words(s: Flat, who: int, listed: tuple[int, ...]) -> tuple[str, ...]:
    """The words of several numbers. Most lists come again and again, at other moments of a game and in other games."""
    early = who == KEVIN and s.switch[KEVIN_EARLY] == 1
    found = None if who == BRUCE else _list_anywhere(_cell_of(s, who), early, listed)
    return tuple(words(s, who, answer) for answer in listed) if found is None else found


@lru_cache(maxsize=20_000)
def _list_anywhere(here: int, early: bool, listed: tuple[int, ...]) -> tuple[str, ...] | None:
    """The words of these numbers if they depend on nothing but where somebody stands; None if one of them does."""
    found = []
    for answer in listed:
        first = answers.FAMILY_OF[answer]
        if first in ANYWHERE_ALIKE:
            found.append(_words_anywhere(here, answer))
        elif first == answers.PROGRAM and answer not in (answers.NO_TOKENS, answers.NO_TOKENS + 1):
            found.append(_program_words(early, answer))
        else:
            return None
    return tuple(found)


def words_from(s: Flat, here: int, answer: int, who: int) -> str:
    """The words of a number, for somebody in this cell. Raises ValueError if it means nothing there."""
    if not 0 <= answer < answers.END:
        raise ValueError(f"{answer} is no answer")
    first = answers.FAMILY_OF[answer]
    if first in ANYWHERE_ALIKE:
        return _words_anywhere(here, answer)
    if first != answers.PROGRAM:
        return _words(Place(s, here), answer)
    if answer in (answers.NO_TOKENS, answers.NO_TOKENS + 1) and _lays_no_tokens(s, who):
        return "pass" if answer == answers.NO_TOKENS else "program adrenaline"
    return _program_words(who == KEVIN and s.switch[KEVIN_EARLY] == 1, answer)


@cache
def _words_anywhere(here: int, answer: int) -> str:
    """The words of a number that depend on nothing but where somebody stands."""
    return _words(Place(_NO_TABLE, here), answer)


def _words(place: Place, answer: int) -> str:
    family = answers.BY_FIRST[answers.FAMILY_OF[answer]]
    if answer - family.first >= family.size:
        raise ValueError(f"{answer} is no answer")
    parts = [family.forms[0].split(" <")[0]]
    value = 0
    for parameter, each in zip(family.parameters, family.values(answer)):
        parts.append(SPOKEN[parameter].say(place, each, value))
        value = each
    return " ".join(filter(None, parts))


@cache
def _program_words(early: bool, answer: int) -> str:
    first, second = answers.first_token(answer), answers.second_token(answer)
    if first >= answers.TOKENS or first == second or (not early and answers.TALENT_ROBOT in (first, second)):
        raise ValueError(f"{answer} is no answer")
    names = [token_name(token, early) for token in (first, second) if token != answers.NOTHING]
    return " ".join(["program", *names, *(["adrenaline"] if answers.lays_adrenaline(answer) else [])])


def token_name(token: int, early: bool = False) -> str:
    """The name of a token; if Kevin chose his ability early, with its sign."""
    if early and token >= answers.TALENT:
        return "talent-robot" if token == answers.TALENT_ROBOT else "talent-complex"
    return TOKEN_NAMES[min(token, answers.TALENT)]
