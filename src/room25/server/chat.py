"""The chat of a table, if its host allows one. Every line is stored before anybody gets it, and sent once."""

from __future__ import annotations

from room25.server.chat_store import SHOWN_LINES, StoredChatLine
from room25.server.database import Conflict
from room25.server.messages import ChatMessage, ChatRule, Refused
from room25.server.sentences import SILENCE
from room25.server.store import Store
from room25.server.view import Silence

__all__ = ["ChatFull", "TableChat", "refusal"]

SILENT: dict[str, tuple[str, str]] = {
    "jamming": ("INFO-05", "nobody may talk while Jamming holds"),
    "dead": ("AMB-097", "the dead keep silent"),
}
MOST_LINES = 1000  # of one table: nobody fills the disk by talking


class ChatFull(Exception):
    """This table has as many chat lines as it may have."""


class TableChat:
    """All chat lines of a table so far, in order."""

    def __init__(self, store: Store, table: str) -> None:
        self._store = store
        self._table = table
        self._lines: list[StoredChatLine] = []
        self._numbers: dict[tuple[int, str], int] = {}  # by seat and the client's id

    @property
    def lines(self) -> int:
        """How many lines we know."""
        return len(self._lines)

    def knows(self, seat: int, id: str) -> bool:
        """Whether this line was said already, as far as we know."""
        return (seat, id) in self._numbers

    async def catch_up(self) -> list[ChatMessage]:
        """Read lines that other servers have stored. Return the new ones."""
        fresh = await self._store.chat_lines(self._table, after=len(self._lines))
        for line in fresh:
            self._add(line)
        return [_message(line) for line in fresh]

    async def add(self, seat: int, name: str, id: str, text: str) -> tuple[int, list[ChatMessage]]:
        """Store a line. Return its number, and the lines that everybody must get now.

        A line that was sent before keeps its number. Raises ChatFull if the table has too many lines.
        """
        heard: list[ChatMessage] = []
        while not self.knows(seat, id):
            if len(self._lines) >= MOST_LINES:
                raise ChatFull
            line = StoredChatLine(self._table, len(self._lines) + 1, seat, name, text, id)
            try:
                await self._store.add_chat_line(line)
            except Conflict:  # another server was first
                if not (fresh := await self.catch_up()):
                    raise
                heard += fresh
            else:
                self._add(line)
                heard.append(_message(line))
        return self._numbers[seat, id], heard

    def shown(self) -> list[ChatMessage]:
        """Return the last lines, for somebody who has just come."""
        return [_message(line) for line in self._lines[-SHOWN_LINES:]]

    def _add(self, line: StoredChatLine) -> None:
        self._lines.append(line)
        self._numbers[line.seat, line.client_id] = line.number


def refusal(id: str, talk: ChatRule, silence: Silence, is_mute: bool = False) -> Refused | None:
    """Return why a seat may say nothing at a table that talks so, or None if it may."""
    if is_mute:
        return Refused(id, "mute", why="web-mute", text="whoever runs this server lets you say nothing")
    if talk != "chat":
        return Refused(id, "no-chat", "INFO-02", "web-no-chat", "this table talks in claims only")
    if not silence:
        return None
    rule, text = SILENT[silence]
    return Refused(id, silence, rule, SILENCE[silence], text)


def _message(line: StoredChatLine) -> ChatMessage:
    return ChatMessage(line.number, line.seat, line.name, line.text)
