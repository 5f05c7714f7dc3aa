"""What may lie in a table's mailbox. One letter is opened at a time, in the order in which they came."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Literal

from room25.server.database import Fence, News
from room25.server.watcher import Watcher

__all__ = ["ChatLine", "Letter", "PlayCommand", "Refresh", "Reply", "StandIn", "Watch"]

Reply = Callable[[bytes], None]


@dataclass(frozen=True)
class Watch:
    """Somebody comes to watch, and has already seen the events before number `since`."""

    watcher: Watcher
    since: int


@dataclass(frozen=True)
class PlayCommand:
    """A seat plays a command; `reply` gets the answer.

    A bot's comes with `is_still_open`, asked at every try: its player may be back by then, or its question answered. A refusal of it is not
    kept: a bot sends nothing twice. And it shows its `fence`: its server must still lead the table when the command is written.
    """

    seat: int
    id: str
    text: str
    reply: Reply
    is_still_open: Callable[[], bool] | None = None
    fence: Fence | None = None

    @property
    def is_a_bots(self) -> bool:
        return self.is_still_open is not None


@dataclass(frozen=True)
class ChatLine:
    """A seat says something in the chat."""

    seat: int
    id: str
    text: str
    reply: Reply


@dataclass(frozen=True)
class StandIn:
    """A player lets a bot play (`on`), or plays again."""

    seat: int
    id: str
    on: bool
    reply: Reply


@dataclass(frozen=True)
class Refresh:
    """The store knows something new of this table: we or another server have written it. "marks": look what it is."""

    news: News | Literal["marks"]


Letter = Watch | PlayCommand | ChatLine | StandIn | Refresh
