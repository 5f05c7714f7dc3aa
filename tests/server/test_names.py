"""Names of guests: what cannot be seen is refused, and so is whoever looks like somebody else at the table."""

from __future__ import annotations

import unicodedata

import pytest

from room25.server.errors import RequestRefused
from room25.server.names import LOOK_ALIKES, check_name, is_alike

UNSEEN = {
    "turned around": "Ada\u202eboB",
    "isolated": "\u2066Ada\u2069",
    "a mark of direction": "Ada\u200f",
    "zero width": "A\u200bda",
    "a joiner": "A\u200dda",
    "a byte-order mark": "\ufeffAda",
    "a soft hyphen": "A\u00adda",
    "a control": "Ada\x07",
    "a tag": "Ada\U000e0041",
    "private": "Ada\ue000",
    "a filler": "\u3164",
    "a blank of Braille": "\u2800\u2800",
    "nothing": "   ",
    "a pile of marks": "A\u0316\u0317\u0318da",
    "a mark on nothing": "\u0301da",
}
ALIKE = [
    ("Ada", "ada"),
    ("Ada", "ADA"),
    ("Ada", "\uff21da"),  # full width
    ("Ada", "\U0001d400da"),  # a bold one of mathematics
    ("Ada", "\u0410da"),  # Cyrillic A
    ("Max", "\u041c\u0430\u0445"),  # the whole name in Cyrillic
    ("Oleh", "\u039fleh"),  # Greek O
    ("Ala", "A1a"),
    ("Ida", "lda"),
    ("Bob", "B0b"),
    ("Emma", "Ernma"),
    ("Ada", "A\u0332da"),  # underlined
    ("Ada", "Ada\ufe0f"),
    ("ALICE", "\u13aaLI\u13df\u13ac"),  # Cherokee
    ("SAM", "\uabaa\uab7a\uab87"),  # and its small letters
    ("Ada", "\ua4ee\ua4d3\ua4ee"),  # Lisu
    ("Hugo", "\u0570\u057d\u0581\u0585"),  # Armenian
    ("Tom", "T\u2c9fm"),  # Coptic
    ("Ida", "\u026a\u1d05\u1d00"),  # small capitals
    ("Stra\u00dfe", "STRASSE"),
]
SCRIPTS = ("CYRILLIC", "GREEK", "CHEROKEE", "LISU", "ARMENIAN", "COPTIC")
DIFFERENT = [
    ("Ada", "Ala"),
    ("Ola", "Olga"),
    ("\u0412\u043e\u0432\u0430", "Boba"),
    ("Zoe", "Zo\u00eb"),
    ("guest 0", "guest 1"),
]


@pytest.mark.parametrize("name", UNSEEN.values(), ids=UNSEEN)
def test_what_cannot_be_seen_is_no_name(name: str) -> None:
    with pytest.raises(RequestRefused) as refused:
        check_name(name, [])
    assert refused.value.body.code == "bad-name"


@pytest.mark.parametrize(("one", "other"), ALIKE)
def test_nobody_looks_like_somebody_else(one: str, other: str) -> None:
    assert is_alike(one, other) and is_alike(other, one)
    with pytest.raises(RequestRefused) as refused:
        check_name(other, ["Eve", one])
    assert refused.value.body.code == "name-taken" and one in refused.value.body.text


@pytest.mark.parametrize(("one", "other"), DIFFERENT)
def test_different_names_stay_different(one: str, other: str) -> None:
    assert not is_alike(one, other)
    assert check_name(other, [one]) == other


def test_names_of_all_our_languages_are_names() -> None:
    for name in (
        "Łucja",
        "Żaneta",
        "Françoise",
        "Zoé",
        "Їжак",
        "Андрій",
        "Ґанок",
        "Ann-Marie",
        "O’Neil",
        "李雷",
        "עדה",
        "😀",
    ):
        assert check_name(f" {name} ", []) == name
    assert check_name("Zoe\u0301", []) == "Zoé"
    assert check_name("Ada\u00a0 B.", []) == "Ada B."


def test_every_look_alike_is_a_letter_of_another_script_or_a_digit() -> None:
    for code, letter in LOOK_ALIKES.items():
        name = unicodedata.name(chr(code))
        script = name.split()[0]
        assert chr(letter).isascii() and (script in SCRIPTS or chr(code) in "01I|ıɑɡ" or "SMALL CAPITAL" in name)
