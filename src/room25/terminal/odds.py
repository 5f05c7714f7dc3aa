"""`odds`: what a seat may believe, as a page: the odds of every hidden room, and who may be a guard and why."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from rich.text import Text

from room25.bots.beliefs import Beliefs
from room25.engine.table.board import COLOURS, NEIGHBOUR, cell_name
from room25.engine.table.state import Flat
from room25.engine.table.switches import KEY
from room25.game import SeatView
from room25.notation.drawing import SIGNS
from room25.setup.lay import CHARACTER_NAMES
from room25.terminal.side import HEADING
from room25.terminal.square import HINT
from room25.texts import Texts

NAMED = 4  # cells that are named; more are counted
LIKELY = 3  # rooms that a line names
BAR = 10  # signs that a certainty is wide
OWN = "own"


def page(view: SeatView, texts: Texts) -> list[Text]:
    """All that this seat may believe."""
    found = Beliefs.of(view)
    out = [Text(texts("odds-heading"), HEADING)]
    out += [Text(f"  {line}") for line in wanted(view.flat, found, texts)]
    hidden = [cell for cell in range(25) if not found.is_known(cell)]
    out += [Text(), Text(texts("odds-rooms-heading" if hidden else "odds-rooms-none"), HEADING)]
    out += [_room(found, cell, texts) for cell in hidden]
    if found.guards:
        out += [Text(), Text(texts("odds-guards-heading"), HEADING)]
        out += [_guard(found, who, texts) for who in found.guards]
    return out


def wanted(v: Flat, found: Beliefs, texts: Texts) -> list[str]:
    """Where Room 25 may be, and the Key while it is still needed."""
    keys = ["room25", *(["key"] if v.switch[KEY] and not v.key_entered else [])]
    return [texts("term-entry", name=texts.room(key), text=places(found.places(key), texts)) for key in keys]


def places(likely: Sequence[tuple[int, float]], texts: Texts, most: int = 2) -> str:
    """Cells with their odds, the likeliest first: `B2, C1 20 %`; where too many are as likely, how many they are."""
    parts = []
    for odds, group in groupby(likely, key=lambda place: round(place[1], 6)):
        cells = [cell_name(cell) for cell, _ in group]
        if len(cells) <= NAMED:
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


def danger(v: Flat, found: Beliefs, who: str, texts: Texts) -> str:
    """The neighbours that may be red, the worst first; nothing where none may."""
    tile = v.stands_on[CHARACTER_NAMES.index(who)]
    if tile < 0:
        return ""
    cell = v.cell_of[tile]
    near = [to for to in NEIGHBOUR[cell * 4 : cell * 4 + 4] if to >= 0 and found.red(to) > 0]
    worst = sorted(((to, found.red(to)) for to in near), key=lambda place: (-round(place[1], 6), place[0]))
    if not worst:
        return ""
    return texts("odds-danger", who=texts.character(who), places=places(worst, texts, most=4))


def evidence(found: Beliefs, who: str, texts: Texts) -> str:
    """Why somebody is suspected or not, in a few words."""
    parts = [texts(f"odds-{item.key}", count=item.count) for item in found.evidence[who]]
    return ", ".join(parts) or texts("odds-nothing")


def _room(found: Beliefs, cell: int, texts: Texts) -> Text:
    """One hidden room: each colour's odds behind its sign, then the likeliest rooms."""
    line = Text("  ").append(f"{cell_name(cell)} ", "bold")
    for i, key in enumerate(COLOURS):
        line.append(f" {SIGNS[i]}{percent(found.colours(cell)[key]):>5}", HINT[i])
    likely = list(found.at(cell).items())[:LIKELY]
    return line.append("  " + ", ".join(f"{texts.room_short(key)}\u00a0{percent(odds)}" for key, odds in likely))


def _guard(found: Beliefs, who: str, texts: Texts) -> Text:
    odds = found.guards[who]
    full = round(BAR * odds)
    line = Text("  ").append(f"{texts.character(who):<9}", "bold").append("█" * full + "░" * (BAR - full))
    return line.append(f" {percent(odds):>6}  ").append(evidence(found, who, texts))
