"""Those who look at a table from this server. Each is sent what it may know; all who look from one seat get the same bytes."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from room25.game import Game
from room25.server.deal import greeting, views
from room25.server.messages import Code, Update, write
from room25.server.store import StoredGame
from room25.server.watcher import Watcher

__all__ = ["Audience", "LOST"]

LOST: tuple[Code, str] = ("left", "this seat is no longer yours")


class Audience:
    """The watchers of a table, in the order in which they came."""

    def __init__(self) -> None:
        self._watchers: list[Watcher] = []

    def __len__(self) -> int:
        return len(self._watchers)

    def __iter__(self) -> Iterator[Watcher]:
        return iter(self._watchers)

    def add(self, watcher: Watcher) -> None:
        self._watchers.append(watcher)

    def remove(self, watcher: Watcher) -> bool:
        """Return whether this one was here."""
        with suppress(ValueError):
            self._watchers.remove(watcher)
            return True
        return False

    def send(self, data: bytes) -> None:
        """Send everybody the same."""
        for watcher in self._watchers:
            watcher.send(data)

    def drop(self, code: Code, text: str) -> None:
        """Let everybody go, for this reason."""
        for watcher in self._watchers:
            watcher.drop(code, text)

    def drop_the_lost(self, stored: StoredGame) -> None:
        """Let those go whose seats are no longer theirs."""
        for watcher in self._watchers:
            if not watcher.finds_its_seat(stored):
                watcher.drop(*LOST)

    def welcome_anew(self, stored: StoredGame, game: Game, commands: int) -> None:
        """Show everybody the table from its first event on."""
        for watcher in self._watchers:
            watcher.send(write(greeting(stored, game, watcher, 0, commands)))

    def update(self, stored: StoredGame, game: Game, since: int, commands: int) -> None:
        """Send everybody what they may know since then."""
        looking: dict[int, list[Watcher]] = {}
        for watcher in self._watchers:
            looking.setdefault(watcher.pov, []).append(watcher)
        for watchers, view in zip(looking.values(), views(stored, game, looking, since, commands)):
            data = write(Update(view))
            for watcher in watchers:
                watcher.send(data)
