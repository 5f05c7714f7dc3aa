"""Beside the board: who you are, what only you know, what threatens, and what has happened, in as many lines as there are."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from room25.engine.rules.modes import BY_TURNS
from room25.engine.rules.modes import REGISTRY as MODES
from room25.engine.rules.rooms import COLOUR
from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table.board import cell_name
from room25.engine.table.state import UNKNOWN
from room25.engine.table.switches import KEVIN_EARLY
from room25.events import ROLES, Event
from room25.game import SeatView
from room25.notation.command import token_name
from room25.notation.drawing import SIGNS
from room25.setup.lay import CHARACTER_NAMES
from room25.terminal.square import HINT
from room25.terminal.status import DANGER, standing
from room25.terminal.wrap import KEPT, wrapped
from room25.texts import Texts
from room25.words import vocabulary
from room25.words.sentences import goal, happened
from room25.words.vocabulary import SideName, said

__all__ = ["HEADING", "is_idle_phase", "panel", "told"]

HEADING = "bold #c0a0ff"
LOG = 6  # lines that the log keeps whatever else there is to say
DONE = {"looked": "saw", "clue-taken": "saw"}  # told again at once, with what was seen, to who may know it
# they tell which token was turned over
PLAYED = {"looked", "moved", "pushed", "slid", "action-lost", "escaped", "called", "carried", "hid", "recovered"}


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
        early = bool(v.switch[KEVIN_EARLY])
        laid = [token_name(token, early and key == "kevin") for token in (v.slot1[c], v.slot2[c]) if token >= 0]
        if laid and not v.outcome:
            tokens = ", ".join(texts.ability(key, token) for token in laid)
            out.append(Text(texts("term-knowledge-program", who=texts.character(key), tokens=tokens)))
    return out


def clocks(view: SeatView, texts: Texts) -> list[Text]:
    """Who must get out of where, and by when."""
    return [Text(said(clock, texts), DANGER) for clock in vocabulary.clocks(view.flat)]


def secrets(view: SeatView, texts: Texts) -> list[Text]:
    """The face-down rooms that you have seen, one after the other."""
    v = view.flat
    out = Text()
    for cell in range(25):
        kind = v.kind[v.tile_at[cell]]
        if not v.face_up[v.tile_at[cell]] and kind != UNKNOWN and not v.outcome:
            name = texts.room_short(ROOMS[kind].key).replace(" ", KEPT)
            out.append("  " if out else "").append(f"{SIGNS[COLOUR[kind]]}{KEPT}", HINT[COLOUR[kind]])
            out.append(f"{cell_name(cell)}{KEPT}{name}")
    return [Text(texts("term-knowledge-heading"), HEADING), out] if out else []


def told(events: Sequence[Event]) -> list[Event]:
    """The log for a crowded screen: nothing hidden, and nothing that a line soon after says again."""
    seen = [event for event in events if not event.is_hidden]
    out: list[Event] = []
    for i, event in enumerate(seen):
        who = event.values.get("who")
        following = next((later.kind for later in seen[i + 1 : i + 4] if later.values.get("who") == who), "")
        if DONE.get(event.kind) == following or (event.kind == "token-revealed" and following in PLAYED):
            continue
        if event.kind == "programmed" and seen[-1].kind != "programmed":
            continue
        if event.kind == "slid" and who is None and out and out[-1].kind == "card-drawn":
            continue  # the card says it
        if is_idle_phase(event, seen[i + 1] if i + 1 < len(seen) else None):
            continue
        out.append(event)
    return out


def is_idle_phase(event: Event, following: Event | None) -> bool:
    """Did nothing happen in this phase, because nobody had anything to do in it?"""
    return (
        event.kind == "phase-began"
        and following is not None
        and following.kind in ("phase-began", "card-discarded", "marker-removed", "round-began", "game-over")
    )


def log(view: SeatView, texts: Texts, side_name: SideName, since: int, most: int) -> list[Text]:
    """The last things that have happened, each once; what is new since your last answer is bright."""
    return [
        Text(happened(event, texts, side_name), "default" if event.number >= since else "dim")
        for event in told(view.events)[-most:]
    ] or [Text(texts("term-log-empty"), "dim")]


def panel(
    view: SeatView, name: str, texts: Texts, side_name: SideName, since: int, width: int, height: int
) -> list[Text]:
    """All of it, wrapped to the width; what matters least gives way first: older lines of the log, then public things."""
    most = height - min(LOG, height // 3) - 1
    lines = wrapped([*you(view, name, texts), *clocks(view, texts)], width)
    secret = wrapped(secrets(view, texts), width)
    for item in standing(view, texts, width):
        public = wrapped([item], width)
        if len(lines) + len(public) + len(secret) <= most:
            lines += public
    lines = [*lines, *secret][:most]
    sentences = [wrapped([line], width) for line in log(view, texts, side_name, since, height)]
    room = height - len(lines) - 1
    tail: list[Text] = []
    while sentences and len(tail) + len(sentences[-1]) <= room:
        tail = sentences.pop() + tail
    spare = room - len(tail)
    if not sentences:  # the game is young: there is room to say what it is about
        about = wrapped([Text(goal(view.flat, texts), "italic")], width)
        if len(about) + 1 <= spare:
            lines = [*about, Text(), *lines]
    heading = Text(texts("term-log-heading"), HEADING)
    heading.truncate(width)
    return [*lines, heading, *tail]
