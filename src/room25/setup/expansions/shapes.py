"""The form of an edition's file: which keys there are, and of which sort each value is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from room25.engine.rules.modes import BY_KEY as MODES
from room25.engine.table.switches import NAMES
from room25.setup.editions import LEVELS
from room25.setup.expansions.faults import instead

__all__ = ["SHAPE", "mistakes"]


class Wrong(NamedTuple):
    """A value that is not what its key takes, and the keys on the way to it."""

    words: tuple[str, ...]
    what: str


class Sort(NamedTuple):
    """A sort of values, in words."""

    what: str
    fits: Callable[[Any], bool]


class Named(NamedTuple):
    """A table whose keys are names, known ones or any."""

    of: Any  # the shape of each value
    known: tuple[str, ...] = ()
    what: str = "key"


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 128


def _is_list(value: Any, fits: Callable[[Any], bool]) -> bool:
    return isinstance(value, list) and all(map(fits, value))


def _is_word(value: Any) -> bool:
    return isinstance(value, str)


def _is_by_number(value: Any, fits: Callable[[Any], bool]) -> bool:
    return isinstance(value, dict) and all(
        key.isascii() and key.isdecimal() and len(key) < 3 and fits(one) for key, one in value.items()
    )


WORD = Sort("a word in quotes", _is_word)
WORDS = Sort("a list of words", lambda value: _is_list(value, _is_word))
YES = Sort("true or false", lambda value: isinstance(value, bool))
NUMBER = Sort("a whole number from 0 to 127", _is_number)
BY_NUMBER = Sort("numbers by number, as { 4 = 10 }", lambda value: _is_by_number(value, _is_number))
NAMES_BY_NUMBER = Sort('names by number, as { 1 = "one-guard" }', lambda value: _is_by_number(value, _is_word))
LISTS_BY_NUMBER = Sort(
    "lists by number, as { 5 = [1, 2] }", lambda value: _is_by_number(value, lambda one: _is_list(one, _is_number))
)
COUNTS = Named(NUMBER)
SWITCHES = Named(NUMBER, NAMES, "switch")
LEVEL: dict[str, Any] = {
    "players": BY_NUMBER,
    "rounds": BY_NUMBER,
    "guards": BY_NUMBER,
    "prisoners": BY_NUMBER,
    "agreed": LISTS_BY_NUMBER,
    "switches": SWITCHES,
    "default_complex": WORD,
    "complexes": NAMES_BY_NUMBER,
    "madness_cards": YES,
    "trim": YES,
}
OPTION = {
    "modes": WORDS,
    "rounds": BY_NUMBER,
    "prisoners": BY_NUMBER,
    "switches": SWITCHES,
    "where": SWITCHES,
    "zone": WORDS,
    "madness_cards": YES,
    "rules": WORDS,
    "default": YES,
}
SHAPE: dict[str, Any] = {
    "based_on": WORD,
    "without": WORDS,
    "characters": WORDS,
    "zone": WORDS,
    "default_complex": WORD,
    "switches": SWITCHES,
    "box": COUNTS,
    "cards": {key: WORDS for key in ("basic", "madness", "out", "in")},
    "modes": Named({**LEVEL, "levels": Named(LEVEL, LEVELS, "level")}, tuple(MODES), "mode"),
    "options": Named(OPTION),
    "complexes": Named({"fixed": COUNTS, "free": COUNTS, "without": WORDS}),
    "advice": Sort("written as [[advice]]", lambda value: _is_list(value, lambda one: isinstance(one, dict))),
}


def mistakes(value: Any, shape: Any, words: tuple[str, ...] = ()) -> Iterator[Wrong]:
    """Everything in which a value does not have its form."""
    if isinstance(shape, Sort):
        if not shape.fits(value):
            yield Wrong(words, f"{words[-1]} is {shape.what}, not {value!r}")
    elif not isinstance(value, dict):
        yield Wrong(words, f"{words[-1]} is a table, not {value!r}")
    elif isinstance(shape, Named):
        for key, one in value.items():
            if shape.known and key not in shape.known:
                yield Wrong((*words, key), f"there is no {shape.what} {key!r}{instead(key, shape.known)}")
            else:
                yield from mistakes(one, shape.of, (*words, key))
    elif isinstance(shape, Mapping):
        for key, one in value.items():
            if key not in shape:
                yield Wrong((*words, key), f"there is no key {key!r} here{instead(key, shape)}")
            else:
                yield from mistakes(one, shape[key], (*words, key))
