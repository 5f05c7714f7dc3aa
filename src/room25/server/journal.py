"""The commands of one table as the store has them: how many were played here, and what was answered to whom.

Answers to commands that were played are all known here. Of refusals each seat's last ones are kept, here and in the store: a command
that is sent again gets its first answer, and nobody fills a disk with commands that are refused.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict, deque
from collections.abc import Iterable, Sequence

from room25.errors import BadText, IllegalCommand
from room25.game import Game
from room25.server.database import Conflict, Fence
from room25.server.pace import Pace
from room25.server.store import Store, StoredCommand, StoredGame

__all__ = ["Journal", "KEPT_REFUSALS", "TOO_MUCH"]

KEPT_REFUSALS = 64  # of each seat
TOGETHER = 16  # commands that are played again before others get a turn
TOO_MUCH = "too much of this seat was refused: wait a little"
REFUSALS, WINDOW = 100, 20.0  # so many refusals of one seat are kept in so many seconds


class Journal:
    """Kept by a table, which opens one letter at a time: so nothing here happens twice at once."""

    def __init__(self, store: Store, table: str) -> None:
        self.played = 0
        self.digest = ""  # of the way to here
        self._store = store
        self._table = table
        self._answers: dict[tuple[int, str], bytes] = {}
        self._refused: defaultdict[int, deque[str]] = defaultdict(deque)
        self._paces: defaultdict[int, Pace] = defaultdict(lambda: Pace(REFUSALS, WINDOW))

    def known(self, seat: int, id: str) -> bytes | None:
        """Return what was answered to this command before, as far as we know."""
        return self._answers.get((seat, id))

    def may_refuse(self, seat: int) -> bool:
        """Whether another refusal of this seat is kept."""
        return self._paces[seat].step() == 0

    async def news(self) -> list[StoredCommand]:
        """Return the commands that were played elsewhere, in order."""
        return await self._store.played_after(self._table, self.played)

    def add(self, commands: Iterable[StoredCommand]) -> None:
        """These commands of the store are played here now."""
        for command in commands:
            assert command.number is not None
            self.played = command.number
            self._answers[command.seat, command.client_id] = command.answer

    async def replay(self, game: Game, stored: StoredGame, commands: Sequence[StoredCommand]) -> None:
        """Play these commands of the store on a copy of the game. Raises OtherRules if it becomes another game than it was."""
        digest = self.digest
        for place, command in enumerate(commands, 1):
            since = game.happened
            try:
                game.follow(command.text)
                digest = game.chained(digest, since)
                is_same = not command.digest or command.digest == digest
            except (IllegalCommand, BadText):
                is_same = False
            if not is_same:
                raise stored.other_rules(f"command {command.number} of this table does something else here than it did")
            if place % TOGETHER == 0:
                await asyncio.sleep(0)  # to read a long game holds nobody up
        self.digest = digest
        self.add(commands)

    async def look_up(self, seat: int, id: str) -> bytes | None:
        """Return what was answered to this command by another server, or before a restart."""
        return await self._store.answer(self._table, seat, id)

    async def keep(self, command: StoredCommand, fence: Fence | None) -> None:
        """Store a command with its answer. Raises Conflict if it or another one in its place is there already."""
        if command.number is None and await self._store.played(self._table) != self.played:
            raise Conflict("refused by a game that has gone on elsewhere")
        await self._store.append(command, fence)
        self._answers[command.seat, command.client_id] = command.answer
        if command.number is not None:
            self.played, self.digest = command.number, command.digest
        else:
            await self._forget_refusals(command.seat, command.client_id)

    async def _forget_refusals(self, seat: int, id: str) -> None:
        """Forget a seat's oldest refusals, many at a time."""
        mine = self._refused[seat]
        mine.append(id)
        if len(mine) >= 2 * KEPT_REFUSALS:
            await self._store.forget_refusals(self._table, seat, KEPT_REFUSALS)
            while len(mine) > KEPT_REFUSALS:
                del self._answers[seat, mine.popleft()]
