"""What everybody can see beside the board: the Key, cards, adrenaline, what was lost, who plays by chance, and whether talk is jammed."""

from __future__ import annotations

from rich.text import Text

from room25.engine.rules.asides import talk_is_allowed
from room25.engine.table.effects import COMMITTED, READY
from room25.engine.table.state import Flat
from room25.engine.table.switches import ADRENALINE, CARDS, KEY, TALENTS
from room25.game import SeatView
from room25.notation.command import TOKEN_NAMES
from room25.setup.lay import CHARACTER_NAMES
from room25.terminal.square import figure
from room25.texts import Texts
from room25.words.sentences import card

__all__ = ["DANGER", "GOOD", "MAD", "WARN", "standing"]

DANGER = "bold #f28b82"
GOOD = "bold #81c995"
WARN = "#fdd663"
MAD, GONE = "≈", "−"
LAST = 2  # cards that are named again
WIDE = 34  # letters beside the board; if there are fewer, everything is said shorter


def standing(view: SeatView, texts: Texts, width: int) -> list[Text]:
    """All of it that this game has, in the order in which it matters."""
    v = view.flat
    wide = width >= WIDE
    out = [*_warnings(v, texts, wide)]
    if v.switch[KEY]:
        style = GOOD if v.key_entered else WARN
        long = texts("term-key-found" if v.key_entered else "term-key-missing")
        out.append(Text(long if wide else f"{'✓' if v.key_entered else '✗'} {texts.room('key')}", style))
    if wide and v.switch[ADRENALINE]:
        out.append(_adrenaline(v, texts))
    out += _minds(v, texts, wide)
    out += _reserves(v, texts, wide)
    return [*out, *_cards(view, texts, wide)]


def _warnings(v: Flat, texts: Texts, wide: bool) -> list[Text]:
    """What changes the rules for a while."""
    out = []
    if not talk_is_allowed(v) and not v.outcome and (v.seats > 1 or v.jamming_cards):
        out.append(Text(texts("term-jammed"), DANGER))
    if wide:
        out += [Text(texts("term-bomb"), DANGER)] * v.time_bombs
        out += [Text(texts("term-accelerated"), WARN)] * bool(v.acceleration_slot)
    elif v.time_bombs or v.acceleration_slot:
        cards = [texts("card-time-bomb")] * v.time_bombs + [texts("card-acceleration")] * bool(v.acceleration_slot)
        out.append(Text(texts("term-cards-in-view", cards=", ".join(cards)), DANGER))
    return out


def _adrenaline(v: Flat, texts: Texts) -> Text:
    """Who has it still, and who has laid it out."""
    said = []
    for state, words in ((READY, texts.token("adrenaline")), (COMMITTED, texts("term-adrenaline-committed"))):
        having = [figure(c, texts) for c in range(8) if v.stands_on[c] >= 0 and v.adrenaline[c] == state]
        if having or state == READY:
            said.append(
                Text(texts("term-entry", name=words, text="")).append_text(Text(" ").join(having or [Text("–")]))
            )
    return Text(" · ").join(said)


def _minds(v: Flat, texts: Texts, wide: bool) -> list[Text]:
    """Who is paranoid, with what is left in the pile in no order at all, and which actions are lost for good."""
    out = []
    for c, key in enumerate(CHARACTER_NAMES):
        name = texts.character(key)
        if v.stands_on[c] >= 0 and v.paranoid[c]:
            left = _tokens(v.pile_left[c], key, texts) or "–"
            who = f"{name}, {texts('term-paranoid')}" if wide else name
            out.append(Text(f"{MAD} {texts('term-entry', name=who, text=left)}", WARN))
        if v.stands_on[c] >= 0 and v.tokens_lost[c]:
            gone = _tokens(v.tokens_lost[c], key, texts)
            said = texts("term-entry", name=name, text=texts("term-lost", tokens=gone) if wide else gone)
            out.append(Text(said if wide else f"{GONE} {said}"))
    return out


def _tokens(mask: int, who: str, texts: Texts) -> str:
    return ", ".join(texts.ability(who, token) for code, token in enumerate(TOKEN_NAMES) if (mask >> code) & 1)


def _reserves(v: Flat, texts: Texts, wide: bool) -> list[Text]:
    """Empty rooms that can still be laid; if there is little room, only one's own."""
    if not v.switch[TALENTS]:
        return []
    holders = [c for c in range(8) if v.stands_on[c] >= 0 and v.supply[c] and (wide or v.owner[c] == v.pov)]
    counts = ", ".join(f"{texts.character(CHARACTER_NAMES[c])} {v.supply[c]}" for c in holders)
    return [Text(texts("term-supply", count=counts))] if counts else []


def _cards(view: SeatView, texts: Texts, wide: bool) -> list[Text]:
    """The last cards, and how many there are still; if there is little room, the log alone tells them."""
    v = view.flat
    if not wide or not (v.switch[CARDS] or v.discard_count):
        return []
    drawn = [str(event.values["card"]) for event in view.events if event.kind == "card-drawn"][-LAST:]
    out = [Text(texts("term-cards-last", cards=", ".join(card(words, texts) for words in drawn)))] if drawn else []
    return [*out, Text(texts("term-cards-left", count=v.deck_count), "dim")]
