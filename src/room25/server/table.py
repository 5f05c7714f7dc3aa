"""A table: one mailbox, one game. Whatever happens at it happens in the order in which it came in, one thing at a time.

A command is tried on a copy of the game, committed, acknowledged, and only then is the copy the game and published: what anybody has seen
is there after a crash, and what could not be kept never happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass

import structlog

from room25.errors import BadText, GameOver, IllegalCommand, NotAsked
from room25.game import SPECTATOR, Game
from room25.server import metrics, wire
from room25.server.messages import Accepted, Code, Opened, Refused, Sat, Seat, Update, View, Welcome, write
from room25.server.store import Conflict, Store, StoredCommand, StoredGame
from room25.server.watcher import Watcher

MAILBOX = 256  # letters that wait; then those who write wait
LOG = structlog.get_logger()


@dataclass(frozen=True)
class Watch:
    """Somebody comes to look, having seen the events before `since`."""

    watcher: Watcher
    since: int


@dataclass(frozen=True)
class Say:
    """One command of one seat; the answer goes back by `reply`."""

    seat: int
    id: str
    text: str
    reply: Callable[[bytes], None]


@dataclass(frozen=True)
class Sit:
    """Somebody has taken a seat; the store knows it already."""

    seat: int
    name: str


Letter = Watch | Say | Sit


class Table:
    """A running game with those who look at it. Made with `Table.begin`, or `Table.resume` from what is stored."""

    def __init__(self, store: Store, stored: StoredGame, game: Game) -> None:
        self.id = stored.id
        self.game = game
        self.seats = list(stored.seats)
        self.changed: list[Callable[[], None]] = []  # bots, who look for themselves
        self._store = store
        self._stored = stored
        self._played = 0
        self._answers: dict[tuple[int, str], bytes] = {}
        self._watchers: list[Watcher] = []
        self._mailbox: asyncio.Queue[Letter] = asyncio.Queue(MAILBOX)
        self._published = len(game.view(SPECTATOR).events)
        self._task: asyncio.Task[None] | None = None

    @classmethod
    def begin(cls, store: Store, stored: StoredGame, game: Game) -> Table:
        """A table whose game has just been dealt."""
        table = cls(store, stored, game)
        table._task = asyncio.create_task(table._run(), name=f"table {stored.id}")
        return table

    @classmethod
    async def resume(cls, store: Store, stored: StoredGame) -> Table:
        """A table from its setup, its seed and its commands."""
        table = cls(store, stored, Game(stored.setup, stored.seed))
        await table._catch_up()
        table._task = asyncio.create_task(table._run(), name=f"table {stored.id}")
        return table

    @property
    def is_waiting(self) -> bool:
        """Is a seat still free?"""
        return not all(seat.name or seat.bot for seat in self.seats)

    @property
    def watchers(self) -> int:
        return len(self._watchers)

    async def post(self, letter: Letter) -> None:
        """Put a letter into the mailbox; waits while that is full."""
        await self._mailbox.put(letter)

    async def say(self, seat: int, id: str, text: str) -> bytes:
        """Play a command and wait for its answer."""
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        await self.post(Say(seat, id, text, lambda data: None if answer.done() else answer.set_result(data)))
        return await answer

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks away, or did not even wait for its welcome."""
        watcher.has_left = True
        with suppress(ValueError):
            self._watchers.remove(watcher)

    async def close(self) -> None:
        """Answer what has come in, and stop."""
        await self._mailbox.join()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        while True:
            letter = await self._mailbox.get()
            try:
                await self._open(letter)
            except Exception:
                LOG.exception("letter-failed", table=self.id, letter=type(letter).__name__)
                if isinstance(letter, Say):
                    letter.reply(write(Refused(letter.id, "internal")))
            finally:
                self._mailbox.task_done()

    async def _open(self, letter: Letter) -> None:
        match letter:
            case Watch(watcher, since):
                if watcher.has_left:
                    return
                self._watchers.append(watcher)
                watcher.send(write(self._welcome(watcher.pov, since)))
                if self.game.is_over:
                    watcher.send(write(self._opened()))
            case Say():
                await self._say(letter)
            case Sit(seat, name):
                self.seats[seat] = Seat(seat, name, "")
                self._send(write(Sat(self.seats)), self._watchers)
                self._wake()

    async def _say(self, said: Say) -> None:
        try:
            await self._keep(said)
        except Exception:
            # Another server was first, or the database failed and may have kept it all the same: look, and try once more.
            await self._catch_up()
            await self._keep(said)

    async def _catch_up(self) -> None:
        """Play what the store has and this table has not."""
        before = self._played
        for command in await self._store.commands(self.id):
            self._answers[command.seat, command.client_id] = command.answer
            if command.number is not None and command.number > self._played:
                self.game.play(command.text)
                self._played = command.number
        if self._played > before:
            self._publish()

    async def _keep(self, said: Say) -> None:
        known = self._answers.get((said.seat, said.id))
        if known is not None:  # it was sent again: the same answer, and no second effect
            metrics.COMMANDS.labels("repeated").inc()
            said.reply(known)
            return
        after = self.game.copy()
        answer = self._try(after, said)
        number = answer.number if isinstance(answer, Accepted) else None
        if number is None and await self._store.played(self.id) != self._played:
            raise Conflict("refused by a game that has gone on elsewhere")
        data = write(answer)
        ends = number is not None and after.is_over
        await self._store.append(StoredCommand(self.id, number, said.seat, said.id, said.text, data, ends))
        self._answers[said.seat, said.id] = data
        metrics.COMMANDS.labels("refused" if isinstance(answer, Refused) else "accepted").inc()
        if number is None:
            said.reply(data)
            return
        self.game, self._played = after, number
        said.reply(data)
        self._publish()

    def _try(self, game: Game, said: Say) -> Accepted | Refused:
        """Play the command on this copy; a refusal says only what the asker may know."""
        if self.is_waiting:
            return Refused(said.id, "waiting", text="not everybody sits at the table yet")
        name = said.text.split()[0] if said.text.split() else said.text
        try:
            if game.seat_of(name) != said.seat:
                return Refused(said.id, "not-yours", text=f"{name.lower()} is not played by seat {said.seat}")
            game.play(said.text)
        except IllegalCommand as error:
            return Refused(said.id, _code(error), error.rule, error.key, str(error), list(error.alternatives))
        except BadText as error:
            return Refused(said.id, "bad-text", text=str(error))
        return Accepted(said.id, self._played + 1)

    def _view(self, pov: int, since: int) -> View:
        """What this pov may know. Once the game is over everything is open, what was hidden before too: then from the first event on."""
        return wire.view(self.game.view(pov), 0 if self.game.is_over else since, self.game.result, self._played)

    def _welcome(self, pov: int, since: int) -> Welcome:
        stored = self._stored
        chosen, view = wire.chosen(stored.setup), self._view(pov, since)
        return Welcome(self.id, pov, False, self.seats, chosen, stored.house, stored.commitment, view)

    def _opened(self) -> Opened:
        return Opened(str(self._stored.seed), self._stored.nonce, self._stored.commitment)

    def _publish(self) -> None:
        """To everybody what it may know; those who look from one seat get the same bytes."""
        for pov in sorted({watcher.pov for watcher in self._watchers}):
            data = write(Update(self._view(pov, self._published)))
            self._send(data, [watcher for watcher in self._watchers if watcher.pov == pov])
        self._published = len(self.game.view(SPECTATOR).events)
        if self.game.is_over:
            self._send(write(self._opened()), self._watchers)
        self._wake()

    def _send(self, data: bytes, to: Iterable[Watcher]) -> None:
        for watcher in to:
            watcher.send(data)

    def _wake(self) -> None:
        for wake in self.changed:
            wake()


def _code(error: IllegalCommand) -> Code:
    if isinstance(error, GameOver):
        return "game-over"
    return "not-asked" if isinstance(error, NotAsked) else "illegal"
