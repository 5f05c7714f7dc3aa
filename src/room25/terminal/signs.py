"""What the signs on the board and in the row of markers mean; those that a game cannot have are left out."""

from __future__ import annotations

from rich.text import Text

from room25.engine.rules.rooms import BY_KEY as ROOMS
from room25.engine.table.board import COLOURS
from room25.engine.table.state import Flat
from room25.engine.table.switches import ADRENALINE, TALENTS
from room25.notation.drawing import SIGNS
from room25.terminal.board import FIXED
from room25.terminal.frame import ZONE
from room25.terminal.head import HAND
from room25.terminal.side import HEADING
from room25.terminal.square import CORRIDORS, FACE, HINT, LOCK, MACHINE, NUMBER, TAPE
from room25.terminal.status import DANGER, MAD, WARN
from room25.texts import Texts
from room25.words.figures import FIGURES

__all__ = ["signs"]


def signs(v: Flat, texts: Texts) -> list[Text]:
    """One line a sign."""
    colours = Text("  ")
    for i, key in enumerate(COLOURS):
        colours.append(f" {SIGNS[i]} ", FACE[i]).append(f" {texts.colour(key)}, {texts(f'colour-{key}-meaning')}   ")
    rows = {
        "●?": ("term-legend-known", HINT[1]),
        "“▲": ("term-legend-claimed", HINT[2]),
        "a": ("term-legend-reminder", "italic"),
        TAPE: ("term-legend-closed", MACHINE),
        "→": ("term-legend-line", FIXED),
        "┏━": ("term-legend-exit-zone", ZONE),
        "7": ("term-legend-choice", NUMBER),
    }
    if v.composition[ROOMS["pivoting"].code]:
        rows[f"{CORRIDORS[0]} {CORRIDORS[1]}"] = ("term-legend-corridor", "bold")
    if v.switch[TALENTS]:
        rows[LOCK] = ("term-legend-lock", MACHINE)
        rows["(A)"] = ("term-legend-hidden", f"bold #000000 on {FIGURES[0]}")
    if v.composition[ROOMS["robot"].code] or v.deck_count or v.discard_count:
        rows["R1"] = ("term-legend-robot", MACHINE)
    if v.switch[ADRENALINE]:
        for state, sign in HAND.items():
            rows[sign] = ("term-adrenaline-committed" if state > 1 else "term-adrenaline-ready", WARN)
    if v.composition[ROOMS["paranoia"].code]:
        rows[MAD] = ("term-paranoid", DANGER)
    out = [Text(texts("term-legend-heading"), HEADING), colours]
    for sign, (key, style) in rows.items():
        out.append(Text("  ").append(sign, style).append(" " * (4 - len(sign)) + texts(key)))
    return out
