"""The review as plain text: one heading per round, one paragraph per answer, the truth at the end."""

from __future__ import annotations

import textwrap

from room25.review.model import Entry, Review
from room25.review.words import answered, believed, claim_lines, judged, result_line, round_title, title, turn_lines
from room25.texts import Texts
from room25.words.odds import percent

__all__ = ["agreement", "paragraph", "report"]

INDENT = "     "


def report(review: Review, texts: Texts, width: int = 100) -> str:
    """All of it."""
    out = [title(review, texts), texts("review-beside", bot=review.bot), ""]
    if review.note:
        out[2:2] = [texts(review.note)]
    if review.truth is None:
        out[2:2] = [texts("review-running")]
    for _, entries in review.rounds():
        heading = round_title(entries[0], texts)
        out += [heading, "─" * len(heading), ""]
        for entry in entries:
            out += [*paragraph(entry, review, texts, width), ""]
    out += [agreement(review, texts)]
    if review.moments:
        out += ["", texts("review-turns"), *(f"  {line}" for line in turn_lines(review, texts))]
    if review.truth is not None:
        out += ["", *truth(review, texts)]
    return "\n".join(out).rstrip() + "\n"


def agreement(review: Review, texts: Texts) -> str:
    answers = review.answers
    return texts("review-agree", same=str(sum(entry.agrees for entry in answers)), of=str(len(answers)))


def paragraph(entry: Entry, review: Review, texts: Texts, width: int) -> list[str]:
    """One answer: what it was, what was believed, what the bot thinks of it."""
    out = [f"{entry.number:>3}. {answered(entry, texts)}"]
    lines = [] if entry.is_aside else believed(entry, texts)
    for line in [*lines, *judged(entry, review.counts_games, texts)]:
        out += textwrap.wrap(
            line, width, initial_indent=INDENT, subsequent_indent=f"{INDENT}  ", break_on_hyphens=False
        )
    return out


def truth(review: Review, texts: Texts) -> list[str]:
    """How it ended, who was who, what was said against what was true, and how the suspicion moved."""
    assert review.truth is not None
    heading = texts("review-truth")
    out = [heading, "─" * len(heading), "", result_line(review, texts), "", review.truth.view.draw(), ""]
    out += [texts("review-claims"), *(f"  {line}" for line in claim_lines(review, texts))]
    odds = review.truth.moved
    if odds and review.truth.roles:
        out += ["", texts("review-moved")]
        for who, steps in odds.items():
            name = f"{texts.character(who)}, {texts.role(review.truth.roles[who])}"
            out.append(f"  {name:<22} " + " → ".join(percent(odd) for _, odd in steps))
    return out
