"""The chat of a table, if its host allows one. Every line is stored before anybody gets it, and sent once."""

from __future__ import annotations

from room25.server.chat_store import SHOWN_LINES, StoredChatLine
from room25.server.journal import TOO_MUCH, Journal
from room25.server.letters import ChatLine
from room25.server.messages import Accepted, ChatMessage, Refused, write
from room25.server.secret import key_hash
from room25.server.sentences import SILENCE
from room25.server.store import Store, StoredCommand, StoredGame
from room25.server.view import Silence

__all__ = ["TableChat", "kept_as", "refusal"]

SILENT: dict[str, tuple[str, str]] = {
    "jamming": ("INFO-05", "nobody may talk while Jamming holds"),
    "dead": ("AMB-097", "the dead keep silent"),
}
MOST_LINES = 1000  # of one table: nobody fills the disk by talking


class TableChat:
    """All chat lines of a table so far, in order."""

    def __init__(self, store: Store, table: str, journal: Journal) -> None:
        self._store = store
        self._journal = journal  # keeps what was refused
        self._table = table
        self._lines: list[StoredChatLine] = []
        self._numbers: dict[tuple[int, str], int] = {}  # by seat and the client's id

    @property
    def lines(self) -> int:
        """How many lines we know."""
        return len(self._lines)

    async def catch_up(self) -> list[ChatMessage]:
        """Read lines that other servers have stored. Return the new ones."""
        fresh = await self._store.chat_lines(self._table, after=len(self._lines))
        for line in fresh:
            self._add(line)
        return [_message(line) for line in fresh]

    async def say(self, line: ChatLine, name: str, why_not: Refused | None) -> tuple[bytes, list[ChatMessage]]:
        """Return the answer to a line, which may not be said if there is a `why_not`, and the lines that everybody must get now.

        It has one answer however often it is sent, though silence may fall, or end, between two times. Raises Conflict if another server
        has kept something that we do not know.
        """
        seat, id, heard = line.seat, line.id, list[ChatMessage]()
        if (seat, id) not in self._numbers:
            refused = kept_as(id)
            answer = self._journal.known(seat, refused) or await self._journal.look_up(seat, refused)
            if answer is not None:
                return answer, []
            if why_not is None and len(self._lines) >= MOST_LINES:
                why_not = Refused(id, "too-many", text="enough was said at this table")
            if why_not is not None:
                return await self._refuse(seat, refused, why_not), []
            said = StoredChatLine(self._table, len(self._lines) + 1, seat, name, line.text, id)
            await self._store.add_chat_line(said)
            self._add(said)
            heard.append(_message(said))
        return write(Accepted(id, self._numbers[seat, id])), heard

    async def _refuse(self, seat: int, id: str, why_not: Refused) -> bytes:
        """Keep that a line is refused, so that it stays so; an archive keeps nothing and refuses all."""
        if why_not.code == "game-over":
            return write(why_not)
        if not self._journal.may_refuse(seat):
            return write(Refused(why_not.id, "too-many", text=TOO_MUCH))
        answer = write(why_not)
        await self._journal.keep(StoredCommand(self._table, None, seat, id, "", answer), None)
        return answer

    def shown(self) -> list[ChatMessage]:
        """Return the last lines, for somebody who has just come."""
        return [_message(line) for line in self._lines[-SHOWN_LINES:]]

    def _add(self, line: StoredChatLine) -> None:
        self._lines.append(line)
        self._numbers[line.seat, line.client_id] = line.number


def kept_as(id: str) -> str:
    """Return under which id the journal keeps that a line was refused. No command has it, for ids of clients hold no colon."""
    return f"chat:{key_hash(id)[:32]}"


def refusal(id: str, game: StoredGame, silence: Silence, is_mute: bool = False) -> Refused | None:
    """Return why a seat may say nothing at the table of this game, or None if it may."""
    if is_mute:
        return Refused(id, "mute", why="web-mute", text="whoever runs this server lets you say nothing")
    if game.terms.talk != "chat":
        return Refused(id, "no-chat", "INFO-02", "web-no-chat", "this table talks in claims only")
    if game.is_archived:
        return Refused(id, "game-over", why="web-archived", text="this game is archived: nothing more is said here")
    if not silence:
        return None
    rule, text = SILENT[silence]
    return Refused(id, silence, rule, SILENCE[silence], text)


def _message(line: StoredChatLine) -> ChatMessage:
    return ChatMessage(line.number, line.seat, line.name, line.text)
