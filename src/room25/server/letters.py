"""What may lie in a table's mailbox. One letter is opened at a time, in the order in which they came."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from room25.server.database import News
from room25.server.watcher import Watcher

Reply = Callable[[bytes], None]


@dataclass(frozen=True)
class Watch:
    """Somebody comes to look, having seen the events before `since`."""

    watcher: Watcher
    since: int


@dataclass(frozen=True)
class Say:
    """One command of one seat; the answer goes back by `reply`. A bot's counts only while `still` holds: its person may be back."""

    seat: int
    id: str
    text: str
    reply: Reply
    still: Callable[[], bool] | None = None


@dataclass(frozen=True)
class Speak:
    """A sentence of one seat, for everybody."""

    seat: int
    id: str
    text: str
    reply: Reply


@dataclass(frozen=True)
class StandIn:
    """Somebody lets a bot play, or is back."""

    seat: int
    id: str
    on: bool
    reply: Reply


@dataclass(frozen=True)
class Refresh:
    """The store knows something new of this table: we or another server have written it."""

    news: News


Letter = Watch | Say | Speak | StandIn | Refresh
