"""The books of rules: every ruling says what it is and overrides nothing, and the rules in other languages say the same as RULES.md.

The same means: the same rules in the same order, with the same marks, references and numbers.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from room25 import rulebook
from room25.resources import resource
from room25.rulebook import ID, RULE
from room25.setup.editions import EDITIONS, load
from room25.texts import LANGUAGES

MARKS = re.compile(r"`[^`]+`")
HEADING = re.compile(r"^#{2,3} ")
RULES = Path(__file__).resolve().parents[1] / "docs" / "rules"
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


def broken(id: str, old: str, new: str) -> str:
    """RULES.md with one line of one ruling written otherwise."""
    before, rest = resource("docs", "rules", "RULES.md").read_text(encoding="utf-8").split(f"**{id} ")
    entry, blank, after = rest.partition("\n\n")
    assert re.search(old, entry, re.MULTILINE)
    return f"{before}**{id} " + re.sub(old, new, entry, flags=re.MULTILINE) + blank + after


@pytest.mark.parametrize(
    ("line", "instead", "words"),
    [
        (r"^- \*Kind\*: .*\n", "", "AMB-031 has 0 lines of its Kind, not one"),
        (r"^(- \*Kind\*: .*)$", r"\1\n- *Kind*: silence", "AMB-031 has 2 lines of its Kind, not one"),
        (r"Kind\*: .*$", "Kind*: taste (EN, PL)", r"AMB-031: 'taste \(EN, PL\)' is not a Kind"),
        (r"Kind\*: .*$", "Kind*: silence in EN", "AMB-031: 'silence in EN' is not a Kind"),
        (r"Kind\*: .*$", "Kind*: silence (DE, EN)", "DE is no edition; editions are B, S2, EN, PL, UK, ULT, X, ALL"),
        (r"Kind\*: .*$", "Kind*: silence (X); contradiction (EN)", "AMB-031: an edition has two Kinds"),
        (r"Kind\*: .*$", "Kind*: printed in S2, UK", "AMB-031 fills no silence and settles no contradiction"),
        (r"^(- \*Why\*: .*)$", r"\1 Overrides EN.", "AMB-031 overrides something; print wins"),
        (r"`bound_carry` \(EN, PL\)", "`bound_carry`", "AMB-031: .* is not a name, its editions and what it plays"),
        (r"`bound_carry` \(EN, PL\)", "`bound_carry` (FR)", "FR is no edition"),
    ],
)
def test_a_ruling_that_does_not_say_what_it_is_or_overrides_is_refused(line: str, instead: str, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        rulebook.read(broken("AMB-031", line, instead))


def test_the_book_as_it_stands_is_read_and_every_ruling_is_one_of_the_two_somewhere() -> None:
    assert rulebook.read(resource("docs", "rules", "RULES.md").read_text(encoding="utf-8")) == rulebook.rules()
    for rule in rulebook.rules().values():
        assert rule.is_ruling == any(rule.kind_in(edition) in rulebook.OURS for edition in EDITIONS), rule.id
        assert rule.is_ruling == bool(rule.part("Ruling") and rule.part("Why") and rule.touches), rule.id


def test_kinds_and_editions_of_rulings_are_read_as_they_are_written() -> None:
    carry, seats, slide = (rulebook.rules()[id] for id in ("AMB-031", "AMB-005", "AMB-002"))
    assert [carry.kind_in(edition) for edition in EDITIONS] == [
        "",
        "printed",
        "contradiction",
        "contradiction",
        "printed",
    ]
    assert [seats.kind_in(edition) for edition in EDITIONS] == ["silence", "silence", "", "", ""]
    assert [slide.kind_in(edition) for edition in EDITIONS] == ["silence"] * 5
    assert {(option.name, option.editions) for option in carry.options} == {
        ("bound_carry", ("ultimate-en", "ultimate-pl")),
        ("free_carry", ("season2", "ultimate-uk")),
    }


def test_a_ruling_is_shown_in_the_editions_of_its_kind() -> None:
    for edition in EDITIONS:
        shown = {rule.id for section in rulebook.of_edition(edition) for rule in section.rules if rule.is_ruling}
        assert shown == {rule.id for rule in rulebook.rules().values() if rule.kind_in(edition)}
    assert "AMB-033" not in {rule.id for section in rulebook.of_edition("ultimate-en") for rule in section.rules}


def test_the_book_of_rules_is_the_only_one() -> None:
    """RULES.md leads to pages of this folder and nowhere else."""
    text = resource("docs", "rules", "RULES.md").read_text(encoding="utf-8")
    assert set(re.findall(r"\]\(([^)]+)\)", text)) == {"OURS.md"} and "://" not in text and "../" not in text


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_host_options_of_the_rulings_are_those_that_the_edition_offers(edition: str) -> None:
    rulings = [rule for rule in rulebook.rules().values() if rule.is_ruling]
    named = {(option.name, rule.id) for rule in rulings for option in rule.options if edition in option.editions}
    options = {name: option for name, option in load(edition).options.items() if not option.is_default}
    offered = {(name, id) for name, option in options.items() for id in option.rules if id.startswith("AMB-")}
    assert offered == named
