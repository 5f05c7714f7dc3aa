"""The rules as scenario files: all hold, every rule has one in every edition where it holds, every ruling has one in some."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from room25 import rulebook
from room25.rulebook import holds_in, rules
from room25.scenario import check_files
from room25.scenario.reader import documents
from room25.setup.editions import EDITIONS

ROOT = Path(__file__).resolve().parents[1]
SCENARIOS = sorted((ROOT / "tests" / "scenarios").rglob("*.yaml"))


def cited() -> dict[str, dict[str, list[str]]]:
    """Rule id → edition → the names of the scenarios that show it there."""
    found: dict[str, dict[str, list[str]]] = {}
    for path in SCENARIOS:
        for name, document in documents(path):
            assert isinstance(document, dict), f"{path}: {name}: {document}"
            for edition in editions_of(document):
                for rule in document.get("rules") or []:
                    found.setdefault(rule, {}).setdefault(edition, []).append(name)
    return found


def editions_of(document: dict[str, Any]) -> list[str]:
    """The editions in which a scenario runs: one, or those of a list."""
    named = document["edition"]
    return [str(edition) for edition in named] if isinstance(named, list) else [str(named)]


CITED = cited()


def name_of(path: Path) -> str:
    return path.relative_to(ROOT / "tests").as_posix()


@pytest.mark.parametrize("path", SCENARIOS, ids=name_of)
def test_every_scenario_of_a_file_holds(path: Path) -> None:
    passed, failed = check_files([path])
    assert not failed, "\n".join(map(str, failed))
    assert passed > 0


def test_every_scenario_has_a_name_of_its_own_and_names_its_rules() -> None:
    names: list[tuple[str, str]] = []
    for path in SCENARIOS:
        for name, document in documents(path):
            assert isinstance(document, dict) and document.get("rules"), f"{path.name}: {name} names no rule"
            assert len(set(document["rules"])) == len(document["rules"]), f"{path.name}: {name}"
            names += [(name, edition) for edition in editions_of(document)]
    assert [name for name, times in Counter(names).items() if times > 1] == []  # each edition may show the same thing
    assert len(names) >= 5000


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_rule_has_a_scenario_in_every_edition_where_it_holds(edition: str) -> None:
    missing = [r.id for r in rules().values() if holds_in(r, edition) and edition not in CITED.get(r.id, {})]
    assert missing == [], f"write a scenario under tests/scenarios that names them in {edition}"


def test_every_ruling_has_a_scenario_in_some_edition_where_it_can_arise() -> None:
    missing = [rule.id for rule in rules().values() if rule.is_ruling and rule.id not in CITED]
    assert missing == [], "write a scenario under tests/scenarios"


RECIPES = (ROOT / "CONTRIBUTING.md", ROOT / "docs" / "tutorials" / "first-expansion.md")


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
    # a recipe that adds a thing defines its rule first
    recipes = {path: re.findall(r"- \*\*([A-Z0-9-]+)\*\*", path.read_text(encoding="utf-8")) for path in RECIPES}
    unknown = {
        f"{path.relative_to(ROOT).as_posix()}: {rule}"
        for path in files_with_ids()
        for rule in rulebook.ID.findall(path.read_text(encoding="utf-8"))
        if rule.split("-")[0] in families
        and rule not in recipes.get(path, ())
        and not any(known == rule or known.startswith(f"{rule}-") for known in rules())
    }
    assert sorted(unknown) == []


def test_the_ids_that_scenarios_name_are_whole_and_known() -> None:
    assert [rule for rule in CITED if rule not in rules()] == []
