"""A table: one mailbox, one game. Whatever happens at it happens in the order in which it came in, one thing at a time.

A command is tried on a copy of the game, committed, acknowledged, and only then is the copy the game and published: what anybody has seen
is there after a crash, and what could not be kept never happened.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress

import structlog

from room25.errors import BadText, GameOver, IllegalCommand, NotAsked
from room25.game import SPECTATOR, Game
from room25.server import metrics, wire
from room25.server.chat import ChatFull, TableChat
from room25.server.database import Conflict
from room25.server.letters import ChatLine, Letter, PlayCommand, Refresh, StandIn, Watch
from room25.server.messages import (
    Accepted,
    Clock,
    Code,
    Opened,
    People,
    Refused,
    Rematched,
    Sat,
    TableTerms,
    Update,
    View,
    Welcome,
    write,
)
from room25.server.presence import Presence
from room25.server.store import Store, StoredCommand, StoredGame
from room25.server.watcher import Watcher

__all__ = ["Table"]

MAILBOX = 256  # letters that wait; then those who write wait
TRIES = 32  # of a command while other servers play at the same table
SILENT: dict[str, tuple[str, str]] = {
    "jamming": ("INFO-05", "nobody may talk while Jamming holds"),
    "dead": ("AMB-097", "the dead keep silent"),
}
LOST: tuple[Code, str] = ("left", "this seat is no longer yours")
LOG = structlog.get_logger()


class Table:
    """A running game with those who watch it. Made with `Table.begin`, or `Table.resume` from what is stored."""

    def __init__(self, store: Store, stored: StoredGame, game: Game) -> None:
        self.id = stored.id
        self.game = game
        self.seats = list(stored.seats)
        self.presence = Presence(len(stored.seats), stored.stands)
        self.clock_ends: float | None = None  # when the open decision must have been answered; its steward says
        self.changed: list[Callable[[], None]] = []  # who looks for itself when something has changed
        self.moved: Callable[[], None] = lambda: None  # other servers have to know who is connected here
        self._store = store
        self._stored = stored
        self._played = 0
        self._answers: dict[tuple[int, str], bytes] = {}
        self._chat = TableChat(store, stored.id)
        self._watchers: list[Watcher] = []
        self._mailbox: asyncio.Queue[Letter] = asyncio.Queue(MAILBOX)
        self._published = game.happened
        self._task: asyncio.Task[None] | None = None

    @classmethod
    def begin(cls, store: Store, stored: StoredGame, game: Game) -> Table:
        """Return a table whose game has just been dealt."""
        table = cls(store, stored, game)
        table._task = asyncio.create_task(table._run(), name=f"table {stored.id}")
        return table

    @classmethod
    async def resume(cls, store: Store, stored: StoredGame) -> Table:
        """Return a table that is replayed from its setup, its seed and its commands."""
        table = cls(store, stored, Game(stored.setup, stored.seed))
        await table._catch_up()
        await table._chat.catch_up()
        table._task = asyncio.create_task(table._run(), name=f"table {stored.id}")
        return table

    @property
    def is_waiting(self) -> bool:
        """Whether a seat is still free."""
        return not all(seat.name or seat.bot for seat in self.seats)

    @property
    def watchers(self) -> int:
        return len(self._watchers)

    @property
    def stored(self) -> StoredGame:
        """The game as it is stored, as far as this table has heard."""
        return self._stored

    @property
    def terms(self) -> TableTerms:
        return self._stored.terms

    async def post(self, letter: Letter) -> None:
        """Put a letter into the mailbox; wait while that is full."""
        await self._mailbox.put(letter)

    async def play(self, seat: int, id: str, text: str, is_still_open: Callable[[], bool] | None = None) -> bytes:
        """Play a command. Return the bytes of its answer, Accepted or Refused."""
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()
        await self.post(
            PlayCommand(seat, id, text, lambda data: None if answer.done() else answer.set_result(data), is_still_open)
        )
        return await answer

    def leave(self, watcher: Watcher) -> None:
        """Somebody stops watching, perhaps even before they were welcomed."""
        watcher.has_left = True
        with suppress(ValueError):
            self._watchers.remove(watcher)
            self._count_people()

    def stop(self) -> None:
        """Tell everybody that the server is being stopped."""
        for watcher in self._watchers:
            watcher.drop("stopping", "the server is being stopped; everything is kept")

    async def drain(self) -> None:
        """Wait until everything in the mailbox is answered."""
        await self._mailbox.join()

    async def close(self) -> None:
        """Wait until everything in the mailbox is answered, and stop."""
        await self.drain()
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    def show_people(self) -> None:
        """Tell everybody who is here."""
        self._send(write(self._people()), self._watchers)

    def show_clock(self, ends: float | None) -> None:
        """Tell everybody how long the open decision may take."""
        self.clock_ends = ends
        self._send(write(self._clock()), self._watchers)

    async def _run(self) -> None:
        while True:
            letter = await self._mailbox.get()
            try:
                await self._open(letter)
            except Exception:
                LOG.exception("letter-failed", table=self.id, letter=type(letter).__name__)
                if isinstance(letter, PlayCommand | ChatLine | StandIn):
                    letter.reply(write(Refused(letter.id, "internal")))
            finally:
                self._mailbox.task_done()

    async def _open(self, letter: Letter) -> None:
        match letter:
            case Watch():
                if self._has_lost_its_seat(letter.watcher):
                    await self._refresh()  # or has just sat down, at another server
                self._welcome(letter)
            case PlayCommand():
                if letter.is_still_open is not None and not letter.is_still_open():
                    letter.reply(write(Refused(letter.id, "not-asked", text="its player is back")))
                else:
                    await self._play(letter)
            case ChatLine():
                await self._add_to_chat(letter)
            case StandIn(seat, id, on, reply):
                await self._store.stand(self.id, seat, on)
                reply(write(Accepted(id, 0)))
                await self._refresh()
            case Refresh("played"):
                await self._catch_up()
            case Refresh("said"):
                for message in await self._chat.catch_up():
                    self._send(write(message), self._watchers)
            case Refresh():
                await self._refresh()

    def _welcome(self, letter: Watch) -> None:
        watcher, stored = letter.watcher, self._stored
        if watcher.has_left:
            return
        if self._has_lost_its_seat(watcher):
            watcher.drop(*LOST)
            return
        self._count_people(watcher)
        self._watchers.append(watcher)
        chosen = wire.chosen(stored.setup)
        view = next(self._views([watcher.pov], letter.since))
        greeting = [
            Welcome(self.id, watcher.pov, watcher.is_host, self.seats, chosen, stored.terms, stored.commitment, view),
            *([self._opened()] if self.game.is_over else []),
            self._people(),
            *self._chat.shown(),
            self._clock(),
        ]
        watcher.greet([write(message) for message in greeting])

    async def _add_to_chat(self, line: ChatLine) -> None:
        code: Code | None = None
        if self.terms.talk != "chat":
            code, text = "no-chat", "this table talks in claims only"
        elif silence := wire.silence(self.game.view(SPECTATOR).flat, line.seat):
            code, text = silence, SILENT[silence][1]
        else:
            try:
                number, heard = await self._chat.add(line.seat, self.seats[line.seat].name, line.id, line.text)
                line.reply(write(Accepted(line.id, number)))
                for message in heard:
                    self._send(write(message), self._watchers)
            except ChatFull:
                code, text = "too-many", "enough was line at this table"
        if code is not None:
            rule = SILENT[code][0] if code in SILENT else "INFO-02" if code == "no-chat" else ""
            line.reply(write(Refused(line.id, code, rule, text=text)))

    async def _refresh(self) -> None:
        """Read again who sits where and what was agreed on; those who have lost their seats no longer watch from them."""
        before, stored = self._stored, await self._store.game(self.id)
        if stored is None:
            return
        self._stored = stored
        for watcher in self._watchers:
            if self._has_lost_its_seat(watcher):
                watcher.drop(*LOST)
        self.presence.stands = set(stored.stands)
        if list(stored.seats) != self.seats:
            self.seats = list(stored.seats)
            self._send(write(Sat(self.seats)), self._watchers)
        if stored.terms.rematch != before.terms.rematch:
            self._send(write(Rematched(stored.terms.rematch)), self._watchers)
        self._wake()

    def _has_lost_its_seat(self, watcher: Watcher) -> bool:
        return watcher.key_hash is not None and watcher.key_hash != self._stored.key_hashes[watcher.pov]

    async def _play(self, command: PlayCommand) -> None:
        failed = 0
        for _ in range(TRIES):
            try:
                await self._keep(command)
                return
            except Conflict:  # another server was first: look, and try again
                pass
            except Exception:  # the database failed, and may have kept it all the same: look, and try once more
                failed += 1
                if failed > 1:
                    raise
            await self._catch_up()
        raise Conflict("other servers were always first")

    async def _catch_up(self) -> None:
        """Play the commands that are stored and were not played here yet."""
        before = self._played
        for command in await self._store.commands(self.id):
            self._answers[command.seat, command.client_id] = command.answer
            if command.number is not None and command.number > self._played:
                self.game.play(command.text)
                self._played = command.number
        if self._played > before:
            self._publish()

    async def _keep(self, command: PlayCommand) -> None:
        known = self._answers.get((command.seat, command.id))
        if known is not None:  # it was sent again: the same answer, and no second effect
            metrics.COMMANDS.labels("repeated").inc()
            command.reply(known)
            return
        after = self.game.copy()
        answer = self._try(after, command)
        number = answer.number if isinstance(answer, Accepted) else None
        if number is None and await self._store.played(self.id) != self._played:
            raise Conflict("refused by a game that has gone on elsewhere")
        data = write(answer)
        ends = number is not None and after.is_over
        await self._store.append(StoredCommand(self.id, number, command.seat, command.id, command.text, data, ends))
        self._answers[command.seat, command.id] = data
        metrics.COMMANDS.labels("refused" if isinstance(answer, Refused) else "accepted").inc()
        if number is None:
            command.reply(data)
            return
        self.game, self._played = after, number
        command.reply(data)
        self._publish()

    def _try(self, game: Game, command: PlayCommand) -> Accepted | Refused:
        """Play the command on this copy. Return the reply; a refusal says only what its sender may know."""
        if self.is_waiting:
            return Refused(command.id, "waiting", text="not everybody sits at the table yet")
        name = command.text.split()[0] if command.text.split() else command.text
        try:
            if game.seat_of(name) != command.seat:
                return Refused(command.id, "not-yours", text=f"{name.lower()} is not played by seat {command.seat}")
            game.play(command.text)
        except IllegalCommand as error:
            return Refused(command.id, _code(error), error.rule, error.key, str(error), list(error.alternatives))
        except BadText as error:
            return Refused(command.id, "bad-text", text=str(error))
        return Accepted(command.id, self._played + 1)

    def _views(self, povs: Iterable[int], since: int) -> Iterator[View]:
        """Return what these may know since then. After the end everything is open: then from the first event on."""
        return wire.views(self.game, povs, 0 if self.game.is_over else since, self._played)

    def _opened(self) -> Opened:
        return Opened(str(self._stored.seed), self._stored.nonce, self._stored.commitment)

    def _people(self) -> People:
        return People(self.presence.people(self.seats))

    def _clock(self) -> Clock:
        decision = self.game.decision
        asked = sorted({self.game.seat_of(who) for who in decision.asked}) if decision is not None else []
        left = -1.0 if self.clock_ends is None else round(max(0.0, self.clock_ends - time.monotonic()), 1)
        return Clock(left, asked)

    def _count_people(self, newcomer: Watcher | None = None) -> None:
        here = {watcher.pov for watcher in (*self._watchers, *([newcomer] if newcomer else [])) if watcher.pov >= 0}
        if here != self.presence.here:
            is_news = self.presence.are_here(here)
            self.moved()
            if is_news:
                self.show_people()
                self._wake()

    def are_elsewhere(self, node: str, seats: frozenset[int]) -> None:
        """Note that these seats have sockets at another server."""
        if self.presence.are_elsewhere(node, seats):
            self.show_people()
            self._wake()

    def _publish(self) -> None:
        """Send everybody what they may know; all who watch from one seat get the same bytes."""
        looking: dict[int, list[Watcher]] = {}
        for watcher in self._watchers:
            looking.setdefault(watcher.pov, []).append(watcher)
        for watchers, view in zip(looking.values(), self._views(looking, self._published)):
            self._send(write(Update(view)), watchers)
        self._published = self.game.happened
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
