"""The rules by id, read from `docs/rules/RULES.md`: for help, for errors, and so that no id is cited that is not defined there.

Where the editions disagree is read from `docs/rules/EDITIONS.md`, which is made from their data.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from room25.resources import resource

TAGS = {
    "B": ("base",),
    "S2": ("season2",),
    "EN": ("ultimate-en",),
    "PL": ("ultimate-pl",),
    "UK": ("ultimate-uk",),
    "ULT": ("ultimate-en", "ultimate-pl", "ultimate-uk"),
    "X": ("season2", "ultimate-en", "ultimate-pl", "ultimate-uk"),
    "ALL": ("base", "season2", "ultimate-en", "ultimate-pl", "ultimate-uk"),
}
COLUMNS = {"base": TAGS["B"], "season2": TAGS["S2"], "Ultimate": TAGS["ULT"]}  # of the tables that some rules carry
RULE = re.compile(r"^- \*\*([A-Z0-9]+(?:-[A-Z0-9]+)+)\*\*\s*(.*)$")
HEADING = re.compile(r"^(#{1,3}) (?:[\d.]+ )?(.*)$")
RULING = re.compile(r"^\*\*(AMB-\d{3})\s+(.*?)\*\*$")
ID = re.compile(r"\b(?:AMB-\d{3}|[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-(?:\d{2}|GEN|[A-Z]{3,}))\b")


@dataclass(frozen=True)
class Rule:
    """One rule or ruling."""

    id: str
    editions: tuple[
        str, ...
    ]  # those that its marks name; a rule that words an edition's half inside itself names it too
    text: str
    touches: tuple[str, ...] = ()

    @property
    def is_ruling(self) -> bool:
        return self.id.startswith("AMB-")


@dataclass(frozen=True)
class Section:
    """A chapter of the book with the rules that stand in it, and the title of the chapter around it."""

    title: str
    under: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Difference:
    """Something on which the editions disagree, and what each says in its own words or numbers."""

    key: str
    text: str
    editions: dict[str, str]


@cache
def rules() -> dict[str, Rule]:
    """Every rule and ruling by id, in the order of the book."""
    found: dict[str, Rule] = {}
    lines = resource("docs", "rules", "RULES.md").read_text(encoding="utf-8").splitlines()
    for index, line in enumerate(lines):
        if match := RULE.match(line):
            text = [match[2]]
            for more in lines[index + 1 :]:
                if more and not more.startswith("  "):
                    break
                text.append(more.strip())
            body = "\n".join(text).strip()
            found[match[1]] = Rule(match[1], _editions(body), body)
        elif match := RULING.match(line):
            block = []
            for more in lines[index + 1 :]:
                if not more.startswith("- "):
                    break
                block.append(more.removeprefix("- "))
            touches = next((ID.findall(item) for item in block if item.startswith("*Touches*")), [])
            body = match[2] + "\n" + "\n".join(block)
            found[match[1]] = Rule(match[1], (), body, tuple(touches))
    return found


def _editions(body: str) -> tuple[str, ...]:
    names: list[str] = []
    for marks in re.findall(r"`([A-Z0-9, ]+)`", body):
        for tag in re.split(r"[, ]+", marks):
            names += TAGS.get(tag, ())
    head = next((line for line in body.splitlines() if line.startswith("|")), "")
    for cell in head.split("|"):
        names += COLUMNS.get(cell.strip(), ())
    return tuple(name for name in TAGS["ALL"] if name in names)


def holds_in(rule: Rule, edition: str) -> bool:
    """Does this rule speak of this edition?"""
    return edition in rule.editions


@cache
def sections() -> tuple[Section, ...]:
    """The chapters that hold rules, in the order of the book."""
    titles, found = ["", "", ""], dict[tuple[str, str], list[Rule]]()
    for line in resource("docs", "rules", "RULES.md").read_text(encoding="utf-8").splitlines():
        if heading := HEADING.match(line):
            depth = len(heading[1]) - 1
            titles[depth:] = [heading[2]] + [""] * (2 - depth)
        elif match := RULE.match(line) or RULING.match(line):
            named = [title for title in titles if title]
            found.setdefault((named[-1], named[-2]), []).append(rules()[match[1]])
    return tuple(Section(title, under, tuple(inside)) for (title, under), inside in found.items())


def of_edition(edition: str) -> tuple[Section, ...]:
    """The chapters with what holds in this edition; a ruling of ours holds where a rule that it touches does."""

    def holds(rule: Rule) -> bool:
        if rule.is_ruling:
            touched = [rules()[id] for id in rule.touches if id in rules()]
            return not touched or any(holds(one) for one in touched if not one.is_ruling)
        return not rule.editions or holds_in(rule, edition)

    kept = [Section(s.title, s.under, tuple(rule for rule in s.rules if holds(rule))) for s in sections()]
    return tuple(section for section in kept if section.rules)


@cache
def differences() -> tuple[Difference, ...]:
    """The table of EDITIONS.md where they disagree."""
    text = resource("docs", "rules", "EDITIONS.md").read_text(encoding="utf-8")
    part = text.split("## Where they disagree")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in part.splitlines() if line[:1] == "|"]
    names = rows[0][2:]
    return tuple(Difference(row[0].strip("`"), row[1], dict(zip(names, row[2:]))) for row in rows[2:])
