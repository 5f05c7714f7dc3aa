"""Write COVERAGE.md: every rule and ruling, and how many scenarios show it in each edition. `python docs/rules/make_coverage.py`"""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from room25.rulebook import Rule, holds_in, rules
from room25.scenario.reader import documents
from room25.setup.editions import EDITIONS

HERE = Path(__file__).resolve().parent
SCENARIOS = HERE.parents[1] / "tests" / "scenarios"

HEAD = """# Which rules have their scenarios

Made by `python docs/rules/make_coverage.py` from [RULES.md](RULES.md) and the files under `tests/scenarios/`; a test says when it is out of
date. A number says how many scenarios of that edition name the rule; `–` stands where the rule does not speak of that edition. Rulings
(`AMB-`) carry no marks of their own: an empty cell means that no scenario of that edition names the ruling.
"""


def counted() -> tuple[Counter[str], Counter[tuple[str, str]]]:
    """How many scenarios each edition has, and how many of them name each rule."""
    total: Counter[str] = Counter()
    naming: Counter[tuple[str, str]] = Counter()
    for path in sorted(SCENARIOS.rglob("*.yaml")):
        for name, document in documents(path):
            if isinstance(document, Exception):
                raise document
            named = document["edition"]
            for edition in map(str, named if isinstance(named, list) else [named]):
                total[edition] += 1
                for rule in dict.fromkeys(document.get("rules") or []):
                    naming[rule, edition] += 1
            assert name
    return total, naming


def cell(rule: Rule, edition: str, count: int) -> str:
    """One number, or why there is none."""
    if rule.is_ruling:
        return str(count or "")
    return str(count) if count or holds_in(rule, edition) else "–"


def page() -> str:
    """The whole page."""
    total, naming = counted()
    lines = [HEAD]
    lines += ["| | " + " | ".join(EDITIONS) + " |", "|---|" + "---|" * len(EDITIONS)]
    book = rules()
    speaking = {e: [r for r in book.values() if not r.is_ruling and holds_in(r, e)] for e in EDITIONS}
    rulings = [rule for rule in book.values() if rule.is_ruling]
    for title, row in (
        ("scenarios", [total[e] for e in EDITIONS]),
        ("rules that speak of it", [len(speaking[e]) for e in EDITIONS]),
        ("… with a scenario", [sum(naming[r.id, e] > 0 for r in speaking[e]) for e in EDITIONS]),
        ("rulings with a scenario", [sum(naming[r.id, e] > 0 for r in rulings) for e in EDITIONS]),
    ):
        lines.append(f"| {title} | " + " | ".join(map(str, row)) + " |")
    family = ""
    for rule in book.values():
        if (group := rule.id.split("-")[0]) != family:
            family = group
            lines += ["", f"## {family}", "", "| rule | " + " | ".join(EDITIONS) + " |"]
            lines.append("|---|" + "---|" * len(EDITIONS))
        cells = [cell(rule, edition, naming[rule.id, edition]) for edition in EDITIONS]
        lines.append(f"| {rule.id} | " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    (HERE / "COVERAGE.md").write_text(page(), encoding="utf-8")
    print(f"{HERE.name}/COVERAGE.md: {len(page().splitlines())} lines")
