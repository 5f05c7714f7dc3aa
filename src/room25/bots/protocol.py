"""What a bot that is a program reads and writes: one line of JSON per question and per answer.

A question holds all that the seat may know, so a program may forget everything between two lines:

    room25      the version of this protocol
    ask         "decide" (the answer to the open question) or "aside" (something besides that, or nothing); a program of ours also
                knows "explain" (decide, and say why) and "odds" (what the seat may believe)
    seat        whose view this is
    seed        a number for the bot's own luck; it says nothing about the deal
    budget      {"seconds", "playouts", "workers"}: what the answer may cost
    characters  the characters of this seat, in turn order
    decision    the open question: {"number", "kind", "asked"}
    options     by character of this seat: what it may answer; empty for those who are not asked
    asides      by character of this seat: what it may do besides answering
    board       by cell: {"room": its key or null, "open": is it face up?}
    places      by character in the game: its cell, or null if it is dead
    events      all that has happened: {"number", "kind", "values", "audience"}; kind "hidden" for what this seat may not know
    view        every field of the flat view under its name (see `engine/table/fields.py`), renamed ones also under the name that they
                had in version 0.1; -3 is what this seat may not know
    bot         who is asked, if one program answers for several bots

To "decide" the answer is {"command": "alice move b2"}: a character of the seat that is asked, and one of its options. To "aside" it is
{"aside": "alice claim b2 red"}, one of its asides; {"aside": null}, or any answer without "aside", is silence. {"error": "…"} gives up.
With "note" an answer may tell the people at the table something: the id of a sentence in the catalogues. To "explain" the answer holds
"reason" and "values" besides, the id of a sentence and what stands in it; to "odds" it is {"odds": …}, as `Beliefs.told` has them.
"""

from __future__ import annotations

import json
from typing import Any

from room25.bots.contract import BotError, Budget
from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table.board import cell_name
from room25.engine.table.fields import SCRATCH
from room25.engine.table.state import FIELDS, View
from room25.events import Event
from room25.game import SeatView
from room25.notation.former import FORMER, GONE
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["ASIDE", "DECIDE", "EXPLAIN", "ODDS", "question", "read_answer", "read_odds", "read_question"]

VERSION = 1
DECIDE, ASIDE, EXPLAIN, ODDS = "decide", "aside", "explain", "odds"
SENT = tuple((name, length) for name, length, _ in FIELDS if name not in SCRATCH)


def question(ask: str, view: SeatView, seed: int, budget: Budget, bot: str = "") -> str:
    """Return the line that a program reads."""
    v = view.flat
    decision = view.decision
    message: dict[str, object] = {
        "room25": VERSION,
        "ask": ask,
        "seat": v.pov,
        "seed": seed,
        "budget": {"seconds": budget.seconds, "playouts": budget.playouts, "workers": budget.workers},
        "characters": view.characters,
        "decision": decision and {"number": decision.number, "kind": decision.kind, "asked": decision.asked},
        "options": view.options,
        "asides": view.asides,
        "board": {cell_name(cell).lower(): _square(v, v.tile_at[cell]) for cell in range(25)},
        "places": {
            CHARACTER_NAMES[c]: cell_name(v.cell_of[v.stands_on[c]]).lower() if v.stands_on[c] >= 0 else None
            for c in range(8)
            if v.owner[c] >= 0
        },
        "events": [
            {"number": event.number, "kind": event.kind, "values": dict(event.values), "audience": event.audience}
            for event in view.events
        ],
        "view": {old: getattr(v, new) for new, old in FORMER.items()}  # below the names of today, where both are one
        | dict.fromkeys(GONE, 0)
        | {name: getattr(v, name) for name, _ in SENT},
    }
    if bot:
        message["bot"] = bot
    return json.dumps(message, ensure_ascii=False, separators=(",", ":"))


def _square(v: View, tile: int) -> dict[str, object]:
    return {"room": ROOMS[v.kind[tile]].key if v.kind[tile] >= 0 else None, "open": bool(v.face_up[tile])}


def read_question(line: str) -> tuple[str, SeatView, int, Budget]:
    """Return what a line asks, the view, and the bot's seed and budget. Raises BotError if it is not a question."""
    try:
        message = json.loads(line)
        if message["room25"] != VERSION:
            raise BotError(f"this bot speaks version {VERSION} of the protocol, the host version {message['room25']}")
        flat = View()
        for name, length in SENT:
            setattr(flat, name, _numbers(message["view"][name], length))
        events = [Event(e["number"], e["kind"], e["values"], e["audience"]) for e in message["events"]]
        return str(message["ask"]), SeatView(flat, events), int(message["seed"]), Budget(**message["budget"])
    except (ValueError, KeyError, TypeError) as error:
        if isinstance(error, BotError):
            raise
        raise BotError(f"this line is not a question of the protocol ({type(error).__name__}: {error})") from None


def _numbers(value: Any, length: int) -> list[int] | int:
    if not length:
        return int(value)
    if len(value) != length:
        raise ValueError(f"{len(value)} numbers instead of {length}")
    return [int(number) for number in value]


def read_answer(line: str, ask: str) -> str | None:
    """Return the command of an answer, or None for silence. Raises BotError if the line is not an answer."""
    try:
        answer = json.loads(line)
    except ValueError:
        raise BotError(f"it answered {_short(line)}, which is not one line of JSON") from None
    if not isinstance(answer, dict):
        raise BotError(f"it answered {_short(line)}, which is not a JSON object")
    if "error" in answer:
        raise BotError(f"it gives up: {_short(str(answer['error']))}")
    said = answer.get("aside" if ask == ASIDE else "command")
    if said is None and ask == ASIDE:
        return None
    if not isinstance(said, str):
        raise BotError(f'it answered {_short(line)}; an answer looks like {{"command": "alice move b2"}}')
    return said


def read_odds(line: str, ask: str = ODDS) -> dict[str, Any] | None:
    """Return the beliefs in an answer, or None if it states none. Raises BotError if the line is not an answer."""
    try:
        answer = json.loads(line)
    except ValueError:
        raise BotError(f"asked for its {ask} it answered {_short(line)}, which is not one line of JSON") from None
    odds = answer.get(ODDS) if isinstance(answer, dict) else None
    return odds if isinstance(odds, dict) else None


def _short(text: str) -> str:
    text = text.strip()
    return repr(text if len(text) <= 80 else text[:80] + "…")
