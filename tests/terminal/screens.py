"""Positions out of random games, and the screens that they give."""

from __future__ import annotations

from functools import cache

from room25.bots.host import Host
from room25.bots.uniform import Uniform
from room25.game import Game
from room25.terminal.screen import Screen
from room25.texts import Texts


@cache
def positions(edition: str, mode: str, level: str, seats: int, seed: int) -> tuple[Game, ...]:
    """Every eleventh decision of a random game, and its end."""
    game = Game.new(edition, mode=mode, level=level, seats=seats, seed=seed)
    host = Host(game, {seat: Uniform(seed) for seat in range(seats)})
    found = []
    count = 0
    while game.decision is not None:
        if count % 11 == 0:
            found.append(game.copy())
        count += 1
        host.step()
    return (*found, game)


def screen(game: Game, texts: Texts, seat: int | None = None) -> Screen:
    """The screen of a seat, or of whoever is asked."""
    who = game.decision.asked[0] if game.decision else ""
    if seat is None and who:
        seat = game.seat_of(who)
    view = game.view(seat or 0)
    return Screen(view, texts, lambda side: f"Team {side}", "Wilhelmina", who, list(view.options.get(who, ())))
