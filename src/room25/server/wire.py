"""A view on the wire: built up from what one pov may know, field by field, never stripped down from more."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from operator import attrgetter

from room25.engine.rules import asides
from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table import state as core
from room25.engine.table.board import cell_name
from room25.game import Game, SeatView, Setup
from room25.server.bodies import CreateTable
from room25.server.choices import Chosen
from room25.server.messages import WIRE, Decision, Event, Flat, Silence, Square, View
from room25.setup.choice import CHOICES
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["chosen", "setup", "silence", "views"]

CELL_NAMES = tuple(cell_name(cell).lower() for cell in range(25))
_FIELDS = attrgetter(*(name for name, _ in WIRE))


def views(game: Game, povs: Iterable[int], since: int, commands: int) -> Iterator[View]:
    """What each of these may know, with its events from `since` on: everybody's at one moment cost little more than one's.

    A client that counts further than we do gets all events.
    """
    first = since if since <= game.happened else 0
    decision: Decision | None = None
    for number, seen in enumerate(game.views(povs, first)):
        if number == 0 and seen.decision is not None:  # what is asked is public: the same for everybody
            decision = Decision(seen.decision.number, seen.decision.kind, list(seen.decision.asked))
        yield _view(seen, decision, first, game.happened, game.result, commands)


def _view(seen: SeatView, decision: Decision | None, first: int, until: int, result: str | None, commands: int) -> View:
    v = seen.flat
    return View(
        pov=v.pov,
        characters=list(seen.characters),
        decision=decision,
        options={who: list(words) for who, words in seen.options.items()},
        asides={who: list(words) for who, words in seen.asides.items()},
        board={name: _square(v.kind[tile], v.face_up[tile]) for name, tile in zip(CELL_NAMES, v.tile_at)},
        places={name: _place(v, c) for c, name in enumerate(CHARACTER_NAMES) if v.owner[c] >= 0},
        silence=silence(v, v.pov),
        result=result,
        commands=commands,
        flat=Flat(*_FIELDS(v)),
        since=first,
        until=until,
        events=[Event(event.number, event.kind, dict(event.values)) for event in seen.events],
    )


def silence(v: core.Flat, pov: int) -> Silence:
    """Why this pov may not talk now: Jamming holds, or it is dead (AMB-090, AMB-097); empty if it may."""
    if not v.outcome and not asides.talk_is_allowed(v):
        return "jamming"
    return "dead" if asides.is_silenced(v, pov) else ""


@cache
def _square(kind: int, up: int) -> Square:
    return Square(ROOMS[kind].key if kind >= 0 else None, bool(up))


def _place(v: core.View, who: int) -> str | None:
    return CELL_NAMES[v.cell_of[v.stands_on[who]]] if v.stands_on[who] >= 0 else None


def chosen(setup: Setup) -> Chosen:
    """What the host chose, as a message."""
    return Chosen(**{choice.name: getattr(setup, choice.name) for choice in CHOICES})


def setup(said: Chosen | CreateTable) -> Setup:
    """The other way: a message as a setup."""
    return Setup(**{choice.name: getattr(said, choice.name) for choice in CHOICES})
