"""The review for programs: one object, keys in English, odds as numbers."""

from __future__ import annotations

import json
from typing import Any

from room25.bots.reasons import why
from room25.notation import seeds
from room25.review.chances import turns
from room25.review.model import Entry, Review
from room25.review.text import paragraph
from room25.texts import Texts

__all__ = ["FORMAT", "to_json", "told"]

FORMAT = "room25 review 1"
WIDE = 10**6  # sentences are not broken


def to_json(review: Review, texts: Texts) -> str:
    return json.dumps(as_dict(review, texts), ensure_ascii=False, indent=1)


def as_dict(review: Review, texts: Texts) -> dict[str, Any]:
    """Everything that the other forms show, with the sentences in one language."""
    out = told(review)
    for entry, said in zip(review.entries, out["entries"]):
        said["sentences"] = [line.strip() for line in paragraph(entry, review, texts, WIDE)]
    return out


def told(review: Review) -> dict[str, Any]:
    """The same without any language: reasons are ids of sentences and what stands in them."""
    out: dict[str, Any] = {
        "format": FORMAT,
        "edition": review.setup.edition,
        "mode": review.setup.mode,
        "level": review.setup.level,
        "bot": review.bot,
        "unit": "games" if review.counts_games else "points",
        "seats": list(review.seats),
        "note": review.note,
        "entries": [_entry(entry) for entry in review.entries],
        "moments": [{"number": moment.number, "chances": dict(moment.chances)} for moment in review.moments],
        "turns": [vars(turn) for turn in turns(review.moments)],
        "truth": None,
    }
    if review.truth is not None:
        claims = [vars(claim) for claim in review.truth.claims]
        seed = seeds.write(review.truth.seed) if seeds.is_long(review.truth.seed) else review.truth.seed
        out["truth"] = {"result": review.truth.result, "seed": seed, "roles": review.truth.roles}
        out["truth"] |= {"claims": claims, "moved": review.truth.moved}
    return out


def _entry(entry: Entry) -> dict[str, Any]:
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
        "beliefs": entry.beliefs.told(),
        "why": _why(entry, entry.words),
        "why_not": _why(entry, entry.advice),
    }


def _why(entry: Entry, words: str) -> dict[str, Any]:
    """Why one would have answered so, from what the seat knew; nothing for an aside."""
    if entry.is_aside or not words:
        return {"id": "", "values": {}}
    return vars(why(entry.view.flat, entry.who, words))
