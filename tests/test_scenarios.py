"""The rules as scenario files: all of them hold, every rule and ruling of the base game has one, and no id is cited that does not exist."""

from __future__ import annotations

import runpy
from collections.abc import Iterator
from pathlib import Path

import pytest

from room25 import rulebook
from room25.notation.scenario import check_files
from room25.notation.scenario.reader import documents
from room25.rulebook import holds_in, rules

ROOT = Path(__file__).resolve().parents[1]
SCENARIOS = sorted((ROOT / "tests" / "scenarios").rglob("*.yaml"))
LATER = sorted((ROOT / "tests" / "later").rglob("*.yaml"))

# Rulings that cannot arise in the base game, and why. Whoever adds an edition takes its lines out of here.
NO_SUCH_THING = {
    "adrenaline": "014 015 092 105",
    "a talent": "031 035 036 042 044 052 058 103 104 110",
    "a M.A.C. card": "028 074 075 076 077 078 079 080 081 082 083 084 085 086 087 088 118",
    "a robot": "041 061 069 070 071 072 073 121",
    "a Hidden token": "040 063 064 065",
    "a Lock": "019 106",
    "a Do Not Cross marker that can be taken away": "059 060",
    "a room that is turned face down again": "062",
    "the Regeneration room": "010 066 067 068",
    "the Timer room": "012 111 117",
    "the Mirror room": "026 027",
    "the Pivoting room": "024 032 034",
    "the Dead End room": "033 115",
    "the Shredder": "045 046 047",
    "the Jamming room or card": "090",
    "the Paranoia room": "101 102",
    "the Key": "116 122",
    "a tile that is replaced by an Empty room": "089",
    "the Ultimate edition's beginner game": "007",
    "the Ukrainian edition's way out": "001",
    "Season 2's agreed number of guards": "003",
}
NOT_IN_BASE = {f"AMB-{number}": thing for thing, numbers in NO_SUCH_THING.items() for number in numbers.split()}


def cited() -> dict[str, list[str]]:
    """Rule id → the names of the scenarios that show it in the base game."""
    found: dict[str, list[str]] = {}
    for path in SCENARIOS:
        for name, document in documents(path):
            assert isinstance(document, dict), f"{path}: {name}: {document}"
            if document["edition"] == "base":
                for rule in document.get("rules") or []:
                    found.setdefault(rule, []).append(name)
    return found


CITED = cited()


def name_of(path: Path) -> str:
    return path.relative_to(ROOT / "tests").as_posix()


@pytest.mark.parametrize("path", SCENARIOS, ids=name_of)
def test_every_scenario_of_a_file_holds(path: Path) -> None:
    passed, failed = check_files([path])
    assert not failed, "\n".join(map(str, failed))
    assert passed > 0


@pytest.mark.parametrize("path", LATER, ids=name_of)
def test_scenarios_of_later_editions_are_read_and_answered(path: Path) -> None:
    passed, failed = check_files([path])
    assert passed == 0 and failed
    assert [failure for failure in failed if not failure.reason.endswith("is not in this edition yet")] == []


def test_every_scenario_has_a_name_of_its_own_and_names_its_rules() -> None:
    names: list[str] = []
    for path in SCENARIOS:
        for name, document in documents(path):
            assert isinstance(document, dict) and document.get("rules"), f"{path.name}: {name} names no rule"
            assert len(set(document["rules"])) == len(document["rules"]), f"{path.name}: {name}"
            names.append(name)
    assert sorted(names) == sorted(set(names))
    assert len(names) >= 400


def test_every_rule_of_the_base_game_has_a_scenario() -> None:
    missing = [rule.id for rule in rules().values() if holds_in(rule, "base") and rule.id not in CITED]
    assert missing == [], "write a scenario under tests/scenarios that names them"


def test_every_ruling_that_can_arise_in_the_base_game_has_a_scenario() -> None:
    missing = [r.id for r in rules().values() if r.is_ruling and r.id not in CITED and r.id not in NOT_IN_BASE]
    assert missing == [], "write a scenario under tests/scenarios, or say in NO_SUCH_THING why it cannot arise"


def test_a_ruling_that_cannot_arise_has_no_scenario_and_stands_in_the_book() -> None:
    assert [rule for rule in NOT_IN_BASE if rule not in rules()] == []
    assert [rule for rule in NOT_IN_BASE if rule in CITED] == []
    assert sum(len(numbers.split()) for numbers in NO_SUCH_THING.values()) == len(NOT_IN_BASE)


def files_with_ids() -> Iterator[Path]:
    for folder, ending in (
        ("src", "*.py"),
        ("src", "*.toml"),
        ("docs", "*.md"),
        ("tests", "*.yaml"),
        ("locales", "*.ftl"),
    ):
        yield from sorted((ROOT / folder).rglob(ending))
    yield from sorted(ROOT.glob("*.md"))


def test_no_rule_is_cited_that_the_book_does_not_define() -> None:
    families = {rule.split("-")[0] for rule in rules()}
    unknown = {
        f"{path.relative_to(ROOT).as_posix()}: {rule}"
        for path in files_with_ids()
        for rule in rulebook.ID.findall(path.read_text(encoding="utf-8"))
        if rule.split("-")[0] in families
        and not any(known == rule or known.startswith(f"{rule}-") for known in rules())
    }
    assert sorted(unknown) == []


def test_the_ids_that_scenarios_name_are_whole_and_known() -> None:
    assert [rule for rule in CITED if rule not in rules()] == []


def test_the_coverage_page_is_up_to_date() -> None:
    made = runpy.run_path(str(ROOT / "docs" / "rules" / "make_coverage.py"))["page"]()
    committed = (ROOT / "docs" / "rules" / "COVERAGE.md").read_text(encoding="utf-8")
    assert committed == made, "run `python docs/rules/make_coverage.py`"
