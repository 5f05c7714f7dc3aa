"""The review for programs: one object, keys in English, odds as numbers."""

from __future__ import annotations

import json
from typing import Any

from room25.engine.table.board import cell_name
from room25.review.model import Entry, Review
from room25.review.text import paragraph
from room25.texts import Texts

__all__ = ["to_json"]

FORMAT = "room25 review 1"
WIDE = 10**6  # sentences are not broken


def to_json(review: Review, texts: Texts) -> str:
    return json.dumps(as_dict(review, texts), ensure_ascii=False, indent=1)


def as_dict(review: Review, texts: Texts) -> dict[str, Any]:
    """Everything that the other forms show."""
    out: dict[str, Any] = {
        "format": FORMAT,
        "edition": review.setup.edition,
        "mode": review.setup.mode,
        "level": review.setup.level,
        "bot": review.bot,
        "unit": "games" if review.counts_games else "points",
        "seats": list(review.seats),
        "entries": [_entry(entry, review, texts) for entry in review.entries],
        "truth": None,
    }
    if review.truth is not None:
        claims = [vars(claim) for claim in review.truth.claims]
        out["truth"] = {"result": review.truth.result, "seed": review.truth.seed, "roles": review.truth.roles}
        out["truth"] |= {"claims": claims, "moved": review.truth.moved}
    return out


def _entry(entry: Entry, review: Review, texts: Texts) -> dict[str, Any]:
    beliefs = entry.beliefs
    return {
        "number": entry.number,
        "round": entry.round,
        "seat": entry.seat,
        "who": entry.who,
        "kind": entry.kind,
        "answer": entry.words,
        "advice": entry.advice,
        "better": entry.better,
        "choices": [{"words": c.words, "score": round(c.score, 4), "share": round(c.share, 4)} for c in entry.choices],
        "beliefs": {
            "rooms": {cell_name(cell): _rounded(dict(beliefs.at(cell))) for cell in range(25)},
            "red": {cell_name(cell): round(beliefs.red(cell), 6) for cell in range(25)},
            "guards": _rounded(dict(beliefs.guards)),
            "evidence": {who: {item.key: item.count for item in items} for who, items in beliefs.evidence.items()},
        },
        "sentences": [line.strip() for line in paragraph(entry, review, texts, WIDE)],
    }


def _rounded(odds: dict[str, float]) -> dict[str, float]:
    return {key: round(value, 6) for key, value in odds.items()}
