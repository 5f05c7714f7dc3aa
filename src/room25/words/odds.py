"""What a seat may believe, in the player's language: where the exit may be, what is dangerous, why somebody is suspected."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from room25.bots.beliefs import Beliefs
from room25.engine.table.board import NEIGHBOUR, cell_name
from room25.engine.table.state import Flat
from room25.engine.table.switches import KEY
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import Texts

__all__ = ["danger", "evidence", "percent", "wanted"]

NAMED_CELLS = 4  # if more cells than this are equally likely, they are counted instead of named


def wanted(v: Flat, beliefs: Beliefs, texts: Texts) -> list[str]:
    """Where Room 25 may be, and the Key while it is still needed."""
    keys = ["room25", *(["key"] if v.switch[KEY] and not v.key_entered else [])]
    return [texts("term-entry", name=texts.room(key), text=places(beliefs.places(key), texts)) for key in keys]


def places(likely: Sequence[tuple[int, float]], texts: Texts, most: int = 2) -> str:
    """Cells with their odds, the likeliest first: `B2, C1 20 %`; if too many are equally likely, their number."""
    parts = []
    for odds, group in groupby(likely, key=lambda place: round(place[1], 6)):
        cells = [cell_name(cell) for cell, _ in group]
        if len(cells) <= NAMED_CELLS:
            parts.append(f"{', '.join(cells)}\u00a0{percent(odds)}")
        else:
            parts.append(texts("odds-in-each", odds=percent(odds), count=len(cells)))
    return " · ".join(parts[:most]) or "–"


def percent(odds: float) -> str:
    """`42 %`; what is only nearly sure or nearly impossible is not rounded to certainty."""
    if 0 < odds < 0.005:
        return "<1\u00a0%"
    if 0.995 <= odds < 1:
        return ">99\u00a0%"
    return f"{round(100 * odds)}\u00a0%"


def danger(v: Flat, beliefs: Beliefs, who: str, texts: Texts) -> str:
    """The neighbours that may be red, the worst first; an empty text if none may."""
    tile = v.stands_on[CHARACTER_NAMES.index(who)]
    if tile < 0:
        return ""
    cell = v.cell_of[tile]
    near = [to for to in NEIGHBOUR[cell * 4 : cell * 4 + 4] if to >= 0 and beliefs.red(to) > 0]
    worst = sorted(((to, beliefs.red(to)) for to in near), key=lambda place: (-round(place[1], 6), place[0]))
    if not worst:
        return ""
    return texts("odds-danger", who=texts.character(who), places=places(worst, texts, most=4))


def evidence(beliefs: Beliefs, who: str, texts: Texts) -> str:
    """Why somebody is suspected or not, in a few words."""
    parts = [texts(f"odds-{item.key}", count=item.count) for item in beliefs.evidence[who]]
    return ", ".join(parts) or texts("odds-nothing")
