"""A table: one mailbox, one game. Whatever happens at it happens in the order in which it came in, one thing at a time.

A command is tried on a copy of the game, committed, acknowledged, and only then is the copy the game and published: what anybody has seen
is there after a crash, and what could not be kept never happened.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress

import structlog

from room25.errors import OtherRules
from room25.game import SPECTATOR, Game
from room25.server import metrics, secret, wire
from room25.server.audience import LOST, Audience
from room25.server.chat import TableChat, refusal
from room25.server.database import Conflict, Fence, Fenced
from room25.server.deal import clock, deal, greeting, laid, opened
from room25.server.journal import TOO_MUCH, Journal
from room25.server.letters import ChatLine, Letter, PlayCommand, Refresh, StandIn, Watch
from room25.server.messages import (
    Accepted,
    Code,
    Refused,
    Rematched,
    Sat,
    TableTerms,
    write,
)
from room25.server.presence import Presence, seats_of
from room25.server.store import Marks, Store, StoredCommand, StoredGame
from room25.server.trial import tried
from room25.server.watcher import Watcher

__all__ = ["Table"]

MAILBOX = 256  # letters that wait; then those who write wait
TRIES = 32  # of a command while other servers play at the same table
AGAIN: tuple[Code, str] = ("stopping", "this table was brought back as it was before; come again")
LOG = structlog.get_logger()


class Table:
    """A running game with those who watch it. Made with `Table.begin`, or `Table.resume` from what is stored."""

    def __init__(self, store: Store, stored: StoredGame, game: Game) -> None:
        self.id = stored.id
        self.game = game
        self.seats = list(stored.seats)
        self.presence = Presence(stored.stands)
        self.is_lost = False  # the store has another game in its place, or none
        self.clock_ends: float | None = None  # when the open decision must have been answered; its steward says
        self.changed: list[Callable[[], None]] = []  # who looks for itself when something has changed
        self.is_mute: Callable[[int], bool] = lambda seat: False  # made so by whoever runs the server
        self.moved: Callable[[], None] = lambda: None  # other servers have to know who is connected here
        self._store = store
        self._stored = stored
        self._journal = Journal(store, stored.id)
        self.chat = TableChat(store, stored.id, self._journal)
        self._audience = Audience()
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
        """Return a table that is replayed from its setup, its seed and its commands. Raises OtherRules if that is not the same game."""
        table = cls(store, stored, deal(stored))
        await table._catch_up()
        await table.chat.catch_up()
        table._task = asyncio.create_task(table._run(), name=f"table {stored.id}")
        return table

    @property
    def is_waiting(self) -> bool:
        """Whether the game has not begun yet, or is not dealt yet."""
        return not self._stored.is_dealt

    @property
    def watchers(self) -> int:
        return len(self._audience)

    @property
    def present(self) -> list[Watcher]:
        """Those who look, from this server."""
        return list(self._audience)

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

    async def play(
        self,
        seat: int,
        id: str,
        text: str,
        is_still_open: Callable[[], bool] | None = None,
        fence: Fence | None = None,
    ) -> bytes:
        """Play a command. Return the bytes of its answer, Accepted or Refused."""
        answer: asyncio.Future[bytes] = asyncio.get_running_loop().create_future()

        def reply(data: bytes) -> None:
            if not answer.done():
                answer.set_result(data)

        await self.post(PlayCommand(seat, id, text, reply, is_still_open, fence))
        return await answer

    async def look(self) -> None:
        """Know all that was acknowledged before, wherever that was."""
        if self._store.shared:
            await self.post(Refresh("marks"))
            await self.drain()

    def leave(self, watcher: Watcher) -> None:
        """Somebody stops watching, perhaps even before they were welcomed."""
        watcher.has_left = True
        if self._audience.remove(watcher):
            self.count_people()

    def stop(self) -> None:
        """Tell everybody that the server is being stopped."""
        self._audience.drop("stopping", "the server is being stopped; everything is kept")

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
        self._audience.send(write(self.presence.people(self._stored)))

    def show_clock(self, ends: float | None) -> None:
        """Tell everybody how long the open decision may take."""
        self.clock_ends = ends
        self._audience.send(write(clock(self.game, self.clock_ends)))

    async def _run(self) -> None:
        while True:
            letter = await self._mailbox.get()
            try:
                await self._open(letter)
            except OtherRules as error:  # another server of another version has played on
                self.give_up("other-rules", str(error))
                self._fail(letter, "other-rules", str(error))
            except Exception:
                LOG.exception("letter-failed", table=self.id, letter=type(letter).__name__)
                self._fail(letter, "internal", "something went wrong here; send it again in a moment")
            finally:
                self._mailbox.task_done()

    def _fail(self, letter: Letter, code: Code, text: str) -> None:
        """Tell whoever wrote this letter that nothing came of it."""
        if isinstance(letter, PlayCommand | ChatLine | StandIn):
            letter.reply(write(Refused(letter.id, code, text=text)))
        elif isinstance(letter, Watch):
            letter.watcher.drop(code, text)

    async def _open(self, letter: Letter) -> None:
        match letter:
            case Watch():
                if (
                    self._store.shared and not self._stored.is_archived
                ):  # what was acknowledged before the hello is in the welcome, wherever that was
                    await self._look_for_news()
                if not letter.watcher.finds_its_seat(self._stored):
                    await self._refresh()  # or has just sat down, at another server
                self._welcome(letter)
            case PlayCommand():
                await self._play(letter)
            case ChatLine():
                await self._add_to_chat(letter)
            case StandIn(seat, id, on, reply):
                await self._store.stand(self.id, seat, on, secret.key_hash(f"{self.id} {seat} {id}"))
                reply(write(Accepted(id, 0)))
                await self._refresh()
            case Refresh("played"):
                await self._catch_up()
            case Refresh("said"):
                await self._hear_chat()
            case Refresh("marks"):
                await self._look_for_news()
            case Refresh():
                await self._refresh()

    def _welcome(self, letter: Watch) -> None:
        watcher = letter.watcher
        if not watcher.finds_its_seat(self._stored):
            watcher.drop(*LOST)
        if watcher.has_left or watcher.dropped.is_set():
            return
        self.count_people(watcher)
        self._audience.add(watcher)
        self._wake()  # also for one who only watches: bots play for people
        greetings = [
            greeting(self._stored, self.game, watcher, letter.since, self._journal.played),
            *([opened(self._stored)] if self.game.is_over else []),
            self.presence.people(self._stored),
            *self.chat.shown(),
            clock(self.game, self.clock_ends),
        ]
        watcher.greet([write(message) for message in greetings])

    async def _add_to_chat(self, line: ChatLine) -> None:
        for attempt in range(TRIES):
            if self._store.shared or attempt:
                await self._look_for_news()
            silence = wire.silence(self.game.view(SPECTATOR).flat, line.seat)
            why_not = refusal(line.id, self._stored, silence, self.is_mute(line.seat))
            with suppress(Conflict):  # another server was first: look, and try again
                answer, heard = await self.chat.say(line, self.seats[line.seat].name, why_not)
                line.reply(answer)
                for message in heard:
                    self._audience.send(write(message))
                return
        raise Conflict("other servers were always first")

    async def _refresh(self) -> None:
        """Read again who sits where and what was agreed on; those who have lost their seats no longer watch from them."""
        before, stored = self._stored, await self._store.game(self.id)
        if stored is None:
            return
        self._stored = stored
        self._audience.drop_the_lost(stored)
        self.presence.stands = set(stored.stands)
        if list(stored.seats) != self.seats:
            self.seats = list(stored.seats)
            self._audience.send(write(Sat(self.seats)))
        if stored.terms.rematch != before.terms.rematch:
            self._audience.send(write(Rematched(stored.terms.rematch)))
        self.count_people()
        if laid(stored) != laid(before):
            self._lay()
        self._wake()

    async def _hear_chat(self) -> None:
        for message in await self.chat.catch_up():
            self._audience.send(write(message))

    def give_up(self, code: Code, text: str) -> None:
        """Nobody plays here any more, for this reason."""
        self.is_lost = True
        self._audience.drop(code, text)

    def is_behind(self, marks: Marks | None) -> bool:
        """Whether the store may know something that we do not."""
        known = Marks(self._journal.played, self.chat.lines, self._stored.changes)
        return marks != known and not self._stored.is_archived

    async def _look_for_news(self) -> None:
        """Read what the store knows and we do not; a table that the store no longer knows so is given up.

        Looked up here, where nothing else is played meanwhile: a look of before may be older than we are.
        """
        marks = (await self._store.marks([self.id])).get(self.id)
        if marks is None or marks.played < self._journal.played:
            self.give_up(*AGAIN)
            return
        if marks.played > self._journal.played:
            await self._catch_up()
        if marks.said > self.chat.lines:
            await self._hear_chat()
        if marks.changes != self._stored.changes:
            await self._refresh()

    def _lay(self) -> None:
        """The table is laid otherwise, or its game begins: everybody is welcomed anew."""
        if not self._journal.played:
            self.game = deal(self._stored)
            self._published = self.game.happened
        self._audience.welcome_anew(self._stored, self.game, self._journal.played)
        self.show_people()

    async def _play(self, command: PlayCommand) -> None:
        failed = 0
        for _ in range(TRIES):
            if command.is_still_open is not None and not command.is_still_open():
                command.reply(write(Refused(command.id, "not-asked", text="nobody waits for it any more")))
                return
            try:
                await self._keep(command)
                return
            except Conflict:  # another server was first: look, and try again
                pass
            except Fenced:
                command.reply(write(Refused(command.id, "internal", text="another server leads this table")))
                return
            except Exception:  # the database failed, and may have kept it all the same: look, and try once more
                failed += 1
                if failed > 1:
                    raise
            await self._catch_up()
            if (answer := await self._journal.look_up(command.seat, command.id)) is not None:
                metrics.COMMANDS.labels("repeated").inc()
                command.reply(answer)
                return
        raise Conflict("other servers were always first")

    async def _catch_up(self) -> None:
        """Play the commands that are stored and were not played here yet. Raises OtherRules if the game becomes another one."""
        fresh = await self._journal.news()
        if not fresh:
            return
        after = self.game.copy()
        await self._journal.replay(after, self._stored, fresh)
        self.game = after
        self._publish()

    async def _keep(self, command: PlayCommand) -> None:
        known = self._journal.known(command.seat, command.id)
        if known is not None:  # it was sent again: the same answer, and no second effect
            metrics.COMMANDS.labels("repeated").inc()
            command.reply(known)
            return
        after = self.game.copy()
        answer = tried(after, command, self._journal.played + 1, self.is_waiting)
        number = answer.number if isinstance(answer, Accepted) else None
        if number is None and (command.is_a_bots or self._stored.is_archived):
            command.reply(
                write(answer)
            )  # a bot thinks again, as the game went on; an archive keeps nothing and answers the same for ever
            return
        if number is None and not self._journal.may_refuse(command.seat):
            self._fail(command, "too-many", TOO_MUCH)
            return
        data = write(answer)
        ends = number is not None and after.is_over
        digest = "" if number is None else after.chained(self._journal.digest, self.game.happened)
        stored = StoredCommand(self.id, number, command.seat, command.id, command.text, data, ends, digest)
        await self._journal.keep(stored, command.fence)
        metrics.COMMANDS.labels("refused" if isinstance(answer, Refused) else "accepted").inc()
        if number is None:
            command.reply(data)
            return
        self.game = after
        command.reply(data)
        self._publish()

    def count_people(self, newcomer: Watcher | None = None) -> None:
        """Look who is here now."""
        here = seats_of([*self._audience, *([newcomer] if newcomer else [])], self._stored)
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
        """Send everybody what they may know."""
        self._audience.update(self._stored, self.game, self._published, self._journal.played)
        self._published = self.game.happened
        if self.game.is_over:
            self._audience.send(write(opened(self._stored)))
        if self.game.is_over or self._is_helped:
            self._wake()

    @property
    def _is_helped(self) -> bool:
        """Whether a bot or a clock has to look at what was played; among people alone nobody has."""
        return bool(self.terms.clock or self.presence.away) or any(seat.bot for seat in self.seats)

    def _wake(self) -> None:
        for wake in self.changed:
            wake()
