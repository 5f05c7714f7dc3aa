"""`odds`: what a seat may believe, as a page: the odds of every hidden room, and who may be a guard and why."""

from __future__ import annotations

from rich.text import Text

from room25.bots.beliefs import Beliefs
from room25.engine.table.board import COLOURS, cell_name
from room25.game import SeatView
from room25.notation.drawing import SIGNS
from room25.terminal.side import HEADING
from room25.terminal.square import HINT
from room25.texts import Texts
from room25.words.odds import evidence, percent, wanted

__all__ = ["page"]

LIKELY = 3  # rooms that a line names
BAR = 10  # signs that a certainty is wide


def page(view: SeatView, texts: Texts) -> list[Text]:
    """All that this seat may believe."""
    beliefs = Beliefs.of(view)
    out = [Text(texts("odds-heading"), HEADING)]
    out += [Text(f"  {line}") for line in wanted(view.flat, beliefs, texts)]
    hidden = [cell for cell in range(25) if not beliefs.is_known(cell)]
    out += [Text(), Text(texts("odds-rooms-heading" if hidden else "odds-rooms-none"), HEADING)]
    out += [_room(beliefs, cell, texts) for cell in hidden]
    if beliefs.guards:
        out += [Text(), Text(texts("odds-guards-heading"), HEADING)]
        out += [_guard(beliefs, who, texts) for who in beliefs.guards]
    return out


def _room(beliefs: Beliefs, cell: int, texts: Texts) -> Text:
    """One hidden room: each colour's odds behind its sign, then the likeliest rooms."""
    line = Text("  ").append(f"{cell_name(cell)} ", "bold")
    for i, key in enumerate(COLOURS):
        line.append(f" {SIGNS[i]}{percent(beliefs.colours(cell)[key]):>5}", HINT[i])
    likely = list(beliefs.at(cell).items())[:LIKELY]
    return line.append("  " + ", ".join(f"{texts.room_short(key)}\u00a0{percent(odds)}" for key, odds in likely))


def _guard(beliefs: Beliefs, who: str, texts: Texts) -> Text:
    odds = beliefs.guards[who]
    full = round(BAR * odds)
    line = Text("  ").append(f"{texts.character(who):<9}", "bold").append("█" * full + "░" * (BAR - full))
    return line.append(f" {percent(odds):>6}  ").append(evidence(beliefs, who, texts))
