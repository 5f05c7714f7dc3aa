"""What lies on a table: nothing of its own deal until its game begins, so that nobody can choose a seat by it."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator

import msgspec

from room25.game import SPECTATOR, Game
from room25.notation import seeds
from room25.server import draw, wire
from room25.server.messages import Clock, Opened, Welcome
from room25.server.store import StoredGame
from room25.server.view import View
from room25.server.watcher import Watcher

__all__ = ["clock", "deal", "greeting", "laid", "opened", "views"]

NO_DEAL = 0  # the seed of what lies there until then


def deal(stored: StoredGame) -> Game:
    """Return the game of a table, as everybody may see it. Raises OtherRules if its seed dealt another one once."""
    if not stored.is_dealt:
        return Game(stored.setup, NO_DEAL)
    game = Game(stored.setup, stored.seed, stored.terms.origin)
    if stored.deal and stored.deal != game.deal:
        raise stored.other_rules("the seed of this table deals another game here")
    return game


def laid(stored: StoredGame) -> tuple[object, ...]:
    """Return what everybody was told when they were welcomed, besides who sits where."""
    terms = msgspec.structs.replace(stored.terms, rematch="")
    return stored.setup, terms, stored.is_waiting, stored.is_dealt, stored.host_seat, stored.host_hash


def opened(stored: StoredGame) -> Opened:
    """Return the proof of a finished game's deal."""
    text = draw.text_of(stored) if stored.agreed else ""
    return Opened(seeds.write(stored.seed), stored.nonce, stored.commitment, text)


def views(stored: StoredGame, game: Game, povs: Iterable[int], since: int, commands: int) -> Iterator[View]:
    """Return what these may know since then. After the end everything is open: then from the first event on."""
    return wire.views(game, povs, 0 if game.is_over else since, commands, stored.terms.talk == "chat")


def greeting(stored: StoredGame, game: Game, watcher: Watcher, since: int, commands: int) -> Welcome:
    """Return the table as this one sees it. Before the game begins everybody sees the same, and no events."""
    if not stored.is_dealt:
        view = msgspec.structs.replace(next(views(stored, game, [SPECTATOR], 0, 0)), since=0, until=0, events=[])
    else:
        view = next(views(stored, game, [watcher.pov], since, commands))
    chosen, facts = wire.chosen(stored.setup), wire.facts(game.view(SPECTATOR).flat)
    seats, is_host, sealed = list(stored.seats), watcher.is_host(stored), stored.commitment
    return Welcome(stored.id, watcher.pov, is_host, seats, chosen, stored.terms, sealed, facts, view, stored.is_dealt)


def clock(game: Game, ends: float | None) -> Clock:
    """Return how long those who are asked still have, by the clock that ends then."""
    asked = sorted({game.seat_of(who) for who in game.decision.asked}) if game.decision is not None else []
    return Clock(-1.0 if ends is None else round(max(0.0, ends - time.monotonic()), 1), asked)
