"""The rules in other languages say the same as RULES.md: the same rules in the same order, with the same marks, references and numbers."""

from __future__ import annotations

import re

import pytest

from room25 import rulebook
from room25.resources import resource
from room25.rulebook import ID, RULE
from room25.texts import LANGUAGES

MARKS = re.compile(r"`[^`]+`")
HEADING = re.compile(r"^#{2,3} ")
BOOK = {id: rule.text for id, rule in rulebook.rules().items() if not rule.is_ruling}


def read(language: str) -> dict[str, str]:
    """Every rule of a translation by id."""
    found: dict[str, str] = {}
    id = ""
    for line in resource("docs", "rules", f"{language}.md").read_text(encoding="utf-8").splitlines():
        if match := RULE.match(line):
            id = match[1]
            assert id not in found, f"{language}: {id} stands there twice"
            found[id] = match[2]
        elif HEADING.match(line):
            id = ""
        elif id and line.strip():
            found[id] += "\n" + line.strip()
    return found


def numbers(text: str) -> list[str]:
    """The numbers of a text, without those of ids and marks."""
    return sorted(re.findall(r"\d+", re.sub(r"[A-Z0-9-]+-\d+|`[^`]*`", "", text)))


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translation_holds_the_same_rules_in_the_same_order(language: str) -> None:
    assert list(read(language)) == list(BOOK)


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_a_translated_rule_speaks_of_the_same_editions_rules_and_numbers(language: str) -> None:
    for id, text in read(language).items():
        assert sorted(MARKS.findall(text)) == sorted(MARKS.findall(BOOK[id])), id
        assert sorted(ID.findall(text)) == sorted(ID.findall(BOOK[id])), id
        assert numbers(text) == numbers(BOOK[id]), id
        assert text.count("|") == BOOK[id].count("|"), id


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_nothing_is_left_in_english(language: str) -> None:
    same = [id for id, text in read(language).items() if text == BOOK[id]]
    assert same == []
