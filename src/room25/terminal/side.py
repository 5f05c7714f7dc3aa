"""Beside the board: who you are, what only you know, what threatens, and what has happened, in as many lines as there are."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from room25.core.board import cell_name
from room25.core.state import UNKNOWN
from room25.events import ROLES, Event
from room25.game import SeatView
from room25.notation.command import TOKEN_NAMES
from room25.notation.drawing import SIGNS
from room25.rules.modes import BY_TURNS
from room25.rules.modes import REGISTRY as MODES
from room25.rules.rooms import COLOUR
from room25.rules.rooms import REGISTRY as ROOMS
from room25.rules.setup import CHARACTER_NAMES
from room25.terminal.board import HINT
from room25.terminal.words import SideName, happened
from room25.terminal.wrap import KEPT, wrapped
from room25.texts import Texts

HEADING = "bold #c0a0ff"
DANGER = "bold #f28b82"
GOOD = "bold #81c995"
DONE = {"looked": "saw", "clue-taken": "saw"}  # told again at once, with what was seen, to who may know it
PLAYED = {"looked", "moved", "pushed", "slid", "action-lost", "escaped"}  # they tell which token was turned over


def you(view: SeatView, name: str, texts: Texts) -> list[Text]:
    """Your name, your role, and the programs that you have laid."""
    v = view.flat
    out = []
    if view.pov >= 0 and v.seats > 1:
        mine = ", ".join(texts.character(key) for key in view.characters)
        out.append(Text(texts("term-seat-plays", name=name, characters=mine), "bold"))
    if view.pov >= 0 and MODES[v.mode].sides == BY_TURNS:
        team = v.side[CHARACTER_NAMES.index(view.characters[0])]
        mates = ", ".join(
            texts.character(CHARACTER_NAMES[c]) for c in range(8) if v.owner[c] >= 0 and v.side[c] == team
        )
        out.append(Text(texts("term-entry", name=texts("team-name", number=team + 1), text=mates)))
    if view.pov >= 0 and MODES[v.mode].key == "suspicion":
        role = ROLES[v.role[CHARACTER_NAMES.index(view.characters[0])]]
        out.append(Text(texts("term-knowledge-role", role=texts.role(role)), DANGER if role == "guard" else "bold"))
    for key in view.characters:
        c = CHARACTER_NAMES.index(key)
        laid = [TOKEN_NAMES[token] for token in (v.slot1[c], v.slot2[c]) if token >= 0]
        if laid:
            tokens = ", ".join(texts.token(token) for token in laid)
            out.append(Text(texts("term-knowledge-program", who=texts.character(key), tokens=tokens)))
    return out


def clocks(view: SeatView, texts: Texts) -> list[Text]:
    """Who must get out of where, and by when."""
    v = view.flat
    out = []
    for c in range(8):
        if v.at[c] >= 0 and v.trap[c]:
            out.append(Text(texts("term-clock-trapped", who=texts.character(CHARACTER_NAMES[c])), DANGER))
        if v.at[c] >= 0 and v.drown[c]:
            key = "term-clock-drowning" if v.drown[c] == 2 else "term-clock-drowning-later"
            out.append(Text(texts(key, who=texts.character(CHARACTER_NAMES[c])), DANGER))
    return out


def secrets(view: SeatView, texts: Texts) -> list[Text]:
    """The face-down rooms that you have seen, one after the other."""
    v = view.flat
    out = Text()
    for cell in range(25):
        kind = v.kind[v.tile_at[cell]]
        if not v.up[v.tile_at[cell]] and kind != UNKNOWN and not v.over:
            name = texts.room_short(ROOMS[kind].key).replace(" ", KEPT)
            out.append("  " if out else "").append(f"{SIGNS[COLOUR[kind]]}{KEPT}", HINT[COLOUR[kind]])
            out.append(f"{cell_name(cell)}{KEPT}{name}")
    return [Text(texts("term-knowledge-heading"), HEADING), out] if out else []


def told(events: Sequence[Event]) -> list[Event]:
    """The log for a crowded screen: nothing hidden, and nothing that the next line says again."""
    seen = [event for event in events if not event.is_hidden]
    out = []
    for event, following in zip(seen, [*seen[1:], None]):
        same = following is not None and following.values.get("who") == event.values.get("who")
        if same and following is not None:
            if DONE.get(event.kind) == following.kind:
                continue
            if event.kind == "token-revealed" and following.kind in PLAYED:
                continue
        if event.kind == "programmed" and seen[-1].kind != "programmed":
            continue
        out.append(event)
    return out


def log(view: SeatView, texts: Texts, side_name: SideName, since: int, most: int) -> list[Text]:
    """The last things that have happened, each once; what is new since your last answer is bright."""
    return [
        Text(happened(event, texts, side_name), "default" if event.number >= since else "dim")
        for event in told(view.events)[-most:]
    ] or [Text(texts("term-log-empty"), "dim")]


def panel(
    view: SeatView, name: str, texts: Texts, side_name: SideName, since: int, width: int, height: int
) -> list[Text]:
    """All of it, wrapped to the width; the log gives way first, then its older lines."""
    fixed = [*you(view, name, texts), *clocks(view, texts), *secrets(view, texts)]
    lines = wrapped(fixed, width)[: height - 4]
    sentences = [wrapped([line], width) for line in log(view, texts, side_name, since, height)]
    room = height - len(lines) - 1
    tail: list[Text] = []
    while sentences and len(tail) + len(sentences[-1]) <= room:
        tail = sentences.pop() + tail
    spare = room - len(tail)
    if not sentences:  # the game is young: there is room to say what it is about
        goal = wrapped([Text(texts("term-how-to-win"), "italic")], width)
        if len(goal) + 1 <= spare:
            lines = [*goal, Text(), *lines]
    heading = Text(texts("term-log-heading"), HEADING)
    heading.truncate(width)
    return [*lines, heading, *tail]
