"""Above the board: the mode, the round and its lamps, and the row of markers with what everybody knows of each character."""

from __future__ import annotations

from rich.text import Text

from room25.engine.rules.modes import REGISTRY as MODES
from room25.engine.table.effects import COMMITTED, READY
from room25.engine.table.state import GUARD, Flat
from room25.setup.editions import LEVELS
from room25.setup.lay import CHARACTER_NAMES
from room25.terminal.square import figure
from room25.terminal.status import DANGER, MAD, WARN
from room25.texts import Texts
from room25.words.sentences import round_of
from room25.words.vocabulary import phase

__all__ = ["HAND", "TITLE", "order", "title"]

TITLE = "bold #000000 on #fdd663"
HAND = {READY: "+", COMMITTED: "⊕"}  # adrenaline in hand, and laid out


def title(v: Flat, texts: Texts, width: int) -> Text:
    """The mode, the round, and the countdown as lamps that go out; if it grows too long, the lamps alone tell the time."""
    line = _title(v, texts, in_words=True)
    return line if line.cell_len <= width else _title(v, texts, in_words=False)


def _title(v: Flat, texts: Texts, in_words: bool) -> Text:
    mode = texts.mode(MODES[v.mode].key)
    if LEVELS[v.level] != "standard":
        mode += f", {texts(f'level-{LEVELS[v.level]}')}"
    line = Text().append(f" {texts('term-title')} ", TITLE).append(f" {mode} · ")
    line.append(round_of(v, texts), "bold").append(" ")
    line.append("■" * v.rounds_left, WARN if v.rounds_left > 1 else DANGER).append(
        "□" * (v.rounds - v.rounds_left), "dim"
    )
    if v.rounds_left == 1:
        line.append(" ").append(texts("term-last-round"), DANGER)
    elif in_words:
        line.append(" ").append(texts("term-rounds-left", left=v.rounds_left))
    return line.append(f" · {texts(phase(v))}")


def order(v: Flat, texts: Texts, acting: int, width: int) -> Text:
    """The row of markers: who is at it, who is dead; by names, or by letters where these would be too long."""
    line = _order(v, texts, acting, names=True)
    return line if line.cell_len <= width else _order(v, texts, acting, names=False)


def _order(v: Flat, texts: Texts, acting: int, names: bool) -> Text:
    row = Text()
    for c in v.turn_order[: v.turn_count]:
        row.append(("  " if names else " ") if row else "").append("▸" if c == acting else "", "bold")
        row.append_text(_marker(v, texts, c, c == acting, names))
    before, _, after = texts("term-turn-order", names="\0").partition("\0")
    return Text().append(before if names else "").append_text(row).append(after if names else "")


def _marker(v: Flat, texts: Texts, c: int, acting: bool, names: bool) -> Text:
    """One marker: a plus is adrenaline in hand, a plus in a ring adrenaline laid out, waves paranoia, brackets somebody hidden."""
    name = texts.character(CHARACTER_NAMES[c])
    if v.stands_on[c] < 0:
        return Text(f"☠ {name}" if names else f"☠{name[0]}", "dim strike")
    marker = Text("(" if v.hidden[c] else "").append_text(figure(c, texts, acting))
    marker.append(name[1:] if names else "", "bold underline" if acting else "").append(")" if v.hidden[c] else "")
    marker.append(HAND.get(v.adrenaline[c], ""), WARN).append(MAD if v.paranoid[c] else "", DANGER)
    if v.role_shown[c] and v.role[c] == GUARD:
        marker.append(f" ({texts.role('guard')})" if names else "!", DANGER)
    return marker
