"""A view on the wire: built up from what one pov may know, field by field, never stripped down from more."""

from __future__ import annotations

from room25.core.board import cell_name
from room25.game import SeatView, Setup
from room25.rules.rooms import REGISTRY as ROOMS
from room25.rules.setup import CHARACTER_NAMES
from room25.server.bodies import CreateTable
from room25.server.messages import WIRE, Chosen, Decision, Event, Flat, Square, View


def view(seen: SeatView, since: int, result: str | None, commands: int) -> View:
    """What this pov may know, with its events from `since` on; a client that counts further than we do gets them all."""
    v = seen.flat
    decision = seen.decision
    first = since if since <= len(seen.events) else 0
    return View(
        pov=v.pov,
        characters=list(seen.characters),
        decision=Decision(decision.number, decision.kind, list(decision.asked)) if decision is not None else None,
        options={who: list(words) for who, words in seen.options.items()},
        asides={who: list(words) for who, words in seen.asides.items()},
        board={cell_name(cell).lower(): _square(seen, v.tile_at[cell]) for cell in range(25)},
        places={CHARACTER_NAMES[c]: _place(seen, c) for c in range(8) if v.owner[c] >= 0},
        result=result,
        commands=commands,
        flat=Flat(**{name: getattr(v, name) for name, _ in WIRE}),
        since=first,
        until=len(seen.events),
        events=[Event(event.number, event.kind, dict(event.values)) for event in seen.events[first:]],
    )


def _square(seen: SeatView, tile: int) -> Square:
    v = seen.flat
    return Square(ROOMS[v.kind[tile]].key if v.kind[tile] >= 0 else None, bool(v.up[tile]))


def _place(seen: SeatView, who: int) -> str | None:
    v = seen.flat
    return cell_name(v.cell_of[v.at[who]]).lower() if v.at[who] >= 0 else None


def chosen(setup: Setup) -> Chosen:
    """What the host chose, as a message."""
    return Chosen(
        edition=setup.edition,
        mode=setup.mode,
        level=setup.level,
        seats=setup.seats,
        complex=setup.complex,
        tiles=dict(setup.tiles),
        characters=list(setup.characters),
        first=setup.first,
        guards=setup.guards,
        options=list(setup.options),
        cards=list(setup.cards),
    )


def setup(said: Chosen | CreateTable) -> Setup:
    """The other way: a message as a setup."""
    return Setup(
        edition=said.edition,
        mode=said.mode,
        level=said.level,
        seats=said.seats,
        complex=said.complex,
        tiles=dict(said.tiles),
        characters=tuple(said.characters),
        first=said.first,
        guards=said.guards,
        options=tuple(said.options),
        cards=tuple(said.cards),
    )
