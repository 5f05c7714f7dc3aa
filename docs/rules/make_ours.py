"""Make OURS.md: what is ours in each edition, from the rulings of RULES.md. Run it from anywhere: python docs/rules/make_ours.py"""

from __future__ import annotations

from pathlib import Path

from room25.rulebook import Rule, holds_in, rules
from room25.setup.editions import EDITIONS

HERE = Path(__file__).resolve().parent

HEAD = """# What is ours, edition by edition

Made from section 4 of [RULES.md](RULES.md) by `docs/rules/make_ours.py`; a test says when it is out of date. Print wins: where the book of
an edition prints a sentence, that is what is played there. What stands below is the rest: where two sentences of one book cannot both hold,
where a book is silent, and what a host may choose instead. Options that a book itself offers, such as playing without reminders, are not
ours and not here. `room25 rule AMB-055` prints an entry in full.
"""


def table(head: list[str], rows: list[list[str]]) -> list[str]:
    """A Markdown table, or a dash if there is nothing to tell."""
    if not rows:
        return ["–", ""]
    lines = ["| " + " | ".join(head) + " |", "|" + "---|" * len(head)]
    return [*lines, *("| " + " | ".join(row) + " |" for row in rows), ""]


def title(ruling: Rule) -> str:
    """The question that a ruling answers."""
    return ruling.text.splitlines()[0]


def chapter(edition: str) -> list[str]:
    """All that is ours in one edition."""
    rulings = [rule for rule in rules().values() if rule.is_ruling]
    settled = [ruling for ruling in rulings if ruling.kind_in(edition) == "contradiction"]
    filled = [ruling for ruling in rulings if ruling.kind_in(edition) == "silence"]
    offered = [(o, ruling) for ruling in rulings for o in ruling.options if edition in o.editions]
    derived = [rule.id for rule in rules().values() if "derived" in rule.text and holds_in(rule, edition)]
    lines = [f"## {edition}", ""]
    lines += [f"### Contradictions settled: {len(settled)}", ""]
    lines += table(["id", "question", "ruling"], [[r.id, title(r), r.part("Ruling")] for r in settled])
    lines += [f"### Host options: {len(offered)}", ""]
    lines += table(["option", "what it plays", "instead of"], [[f"`{o.name}`", o.text, r.id] for o, r in offered])
    lines += [f"### Silences filled: {len(filled)}", ""]
    lines += table(["id", "question"], [[r.id, title(r)] for r in filled])
    return [*lines, f"Worked out, not read (*derived*): {', '.join(derived)}.", ""]


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for edition in EDITIONS for line in chapter(edition))])


if __name__ == "__main__":
    (HERE / "OURS.md").write_text(page(), encoding="utf-8")
    print(f"{HERE.name}/OURS.md: {len(page().splitlines())} lines")
