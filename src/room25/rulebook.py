"""The rules by id, read from `docs/rules/RULES.md`: for help, for errors, and so that no id is cited that is not defined there.

What the editions disagree about is read from `docs/rules/EDITIONS.md`, which is made from their data.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from room25.resources import ADDED, resource

__all__ = [
    "Difference",
    "HostOption",
    "Rule",
    "Section",
    "TAGS",
    "differences",
    "holds_in",
    "of_edition",
    "read",
    "rules",
    "sections",
    "tagged",
]

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
KIND = re.compile(r"^(?:(silence|contradiction)(?: \(([A-Z0-9, ]+)\))?|(printed) in ([A-Z0-9, ]+))$")
OPTION = re.compile(r"^\*Host option\*: `([a-z0-9_]+)` \(([A-Z0-9, ]+)\): (.+)$")
OURS = (
    "silence",
    "contradiction",
)  # the two things that a ruling does; if it is printed, the book itself speaks
ID = re.compile(r"\b(?:AMB-\d{3}|[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-(?:\d{2}|GEN|[A-Z]{3,}))\b")


@dataclass(frozen=True)
class HostOption:
    """What a host may choose instead of a ruling or of the print, and in which editions."""

    name: str
    editions: tuple[str, ...]
    text: str


@dataclass(frozen=True)
class Rule:
    """One rule or ruling."""

    id: str
    editions: tuple[
        str, ...
    ]  # those that its marks name; a rule that words an edition's half inside itself names it too
    text: str
    touches: tuple[str, ...] = ()
    kinds: tuple[
        tuple[str, tuple[str, ...]], ...
    ] = ()  # of a ruling: silence, contradiction or printed, and in which editions
    options: tuple[HostOption, ...] = ()  # of a ruling: what a host may play instead

    @property
    def is_ruling(self) -> bool:
        return self.id.startswith("AMB-")

    def kind_in(self, edition: str) -> str:
        """What this ruling does in an edition: fill a silence, settle a contradiction, say what is printed; or nothing."""
        return next((kind for kind, where in self.kinds if edition in where), "")

    def part(self, name: str) -> str:
        """One line of a ruling: its Options, Ruling, Why."""
        head = f"*{name}*: "
        return next((line.removeprefix(head) for line in self.text.splitlines() if line.startswith(head)), "")


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


def rules() -> dict[str, Rule]:
    """Every rule and ruling by id, in the order of the book, and behind them those of expansions."""
    return _printed() | {id: rule for added in ADDED for id, rule in _added(added.folder).items()}


@cache
def _printed() -> dict[str, Rule]:
    return read(resource("docs", "rules", "RULES.md").read_text(encoding="utf-8"))


@cache
def _added(folder: Path) -> dict[str, Rule]:
    path = folder / "rules.md"
    return read(path.read_text(encoding="utf-8")) if path.is_file() else {}


def read(book: str) -> dict[str, Rule]:
    """Return the rules and rulings of a book. Raises ValueError if a ruling does not say what it is, or overrides what is printed."""
    found: dict[str, Rule] = {}
    lines = book.splitlines()
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
            if "overrid" in body.lower():
                raise ValueError(f"{match[1]} overrides something; print wins, and a ruling is for what is not printed")
            found[match[1]] = Rule(
                match[1], (), body, tuple(touches), _kinds(match[1], block), _options(match[1], block)
            )
    return found


def _kinds(id: str, block: list[str]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """`*Kind*: contradiction (S2); silence (ULT); printed in B`; without brackets all five editions. Raises ValueError if it is not one."""
    lines = [item.removeprefix("*Kind*: ") for item in block if item.startswith("*Kind*: ")]
    if len(lines) != 1:
        raise ValueError(f"{id} has {len(lines)} lines of its Kind, not one")
    found: list[tuple[str, tuple[str, ...]]] = []
    for part in lines[0].split("; "):
        match = KIND.match(part)
        if match is None:
            raise ValueError(f"{id}: {part!r} is not a Kind: silence (…), contradiction (…), printed in …")
        found.append((match[1] or match[3], tagged(match[2] or match[4] or "ALL")))
    named = [edition for _, where in found for edition in where]
    if len(set(named)) < len(named):
        raise ValueError(f"{id}: an edition has two Kinds in {lines[0]!r}")
    if not any(kind in OURS for kind, _ in found):
        raise ValueError(f"{id} fills no silence and settles no contradiction: it is no ruling")
    return tuple(found)


def _options(id: str, block: list[str]) -> tuple[HostOption, ...]:
    """`*Host option*: `name` (S2, UK): what it plays.` Raises ValueError if one is written otherwise."""
    found: list[HostOption] = []
    for item in block:
        if item.startswith("*Host option*"):
            match = OPTION.match(item)
            if match is None:
                raise ValueError(f"{id}: {item!r} is not a name, its editions and what it plays")
            found.append(HostOption(match[1], tagged(match[2]), match[3]))
    return tuple(found)


def tagged(tags: str) -> tuple[str, ...]:
    """Return the editions of a list such as `S2, ULT`, in their order. Raises ValueError if one is not a tag of the book."""
    wanted = tags.split(", ")
    if unknown := [tag for tag in wanted if tag not in TAGS]:
        raise ValueError(f"{', '.join(unknown)} is no edition; editions are {', '.join(TAGS)}")
    return tuple(edition for edition in TAGS["ALL"] if any(edition in TAGS[tag] for tag in wanted))


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
            found.setdefault((named[-1], named[-2]), []).append(_printed()[match[1]])
    return tuple(Section(title, under, tuple(inside)) for (title, under), inside in found.items())


def of_edition(edition: str) -> tuple[Section, ...]:
    """Return the chapters with what holds in this edition; a ruling holds if its Kind says so.

    An edition of an expansion has the chapters of the printed one that it differs from, and one for each expansion.
    """
    made = next((added for added in ADDED if edition in added.printed), None)
    printed = made.printed[edition] if made else edition
    parts = [added for added in ADDED if made and added.name in made.needs[edition]]

    def holds(rule: Rule) -> bool:
        if rule.is_ruling:
            return rule.kind_in(printed) != ""
        return not rule.editions or holds_in(rule, printed)

    kept = [Section(s.title, s.under, tuple(rule for rule in s.rules if holds(rule))) for s in sections()]
    own = [Section(added.name, "", tuple(_added(added.folder).values())) for added in parts]
    return tuple(section for section in [*kept, *own] if section.rules)


@cache
def differences() -> tuple[Difference, ...]:
    """Return the table of EDITIONS.md in which the editions disagree."""
    text = resource("docs", "rules", "EDITIONS.md").read_text(encoding="utf-8")
    part = text.split("## Where they disagree")[1].split("\n## ")[0]
    rows = [[cell.strip() for cell in line.strip("|").split(" | ")] for line in part.splitlines() if line[:1] == "|"]
    names = rows[0][2:]
    return tuple(Difference(row[0].strip("`"), row[1], dict(zip(names, row[2:]))) for row in rows[2:])
