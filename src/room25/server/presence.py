"""Who is at a table at this moment: sockets here, people at other servers, those who let a bot play, and since when somebody is gone."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence

from room25.server.messages import People, Person
from room25.server.store import StoredGame
from room25.server.watcher import Watcher

__all__ = ["Presence", "seats_of"]

HOST = 8  # beside the seats 0 to 7: whoever holds the host's role
VACANT = 60.0  # seconds without a host, at a table that waits for its people for ever


class Presence:
    """Kept by a table; says who is connected, and for whom a bot stands in."""

    def __init__(self, stands: Iterable[int]) -> None:
        self.stands = set(stands)
        self.away: frozenset[int] = frozenset()  # for whom a bot stands in now
        self.notes: dict[int, str] = {}  # what a seat's bot has to tell: keys of the catalogues
        self._here: frozenset[int] = frozenset()
        self._elsewhere: dict[str, frozenset[int]] = {}  # by server
        self._gone = dict.fromkeys(range(HOST + 1), time.monotonic())

    @property
    def here(self) -> frozenset[int]:
        """Seats with a socket at this server."""
        return self._here

    def connected(self) -> frozenset[int]:
        """Seats with a socket at any server."""
        return self._here.union(*self._elsewhere.values())

    def are_here(self, seats: Iterable[int]) -> bool:
        """Note that these seats have sockets at this server. Return whether that is new."""
        before = self.connected()
        self._here = frozenset(seats)
        return self._differs(before)

    def are_elsewhere(self, node: str, seats: Iterable[int]) -> bool:
        """Note that these seats have sockets at another server. Return whether that is new."""
        before = self.connected()
        self._elsewhere[node] = frozenset(seats)
        if not self._elsewhere[node]:
            del self._elsewhere[node]
        return self._differs(before)

    def nodes(self) -> set[str]:
        """The servers at which somebody is."""
        return set(self._elsewhere)

    def gone_for(self, seat: int) -> float:
        """Return the seconds since this seat lost its last socket; 0 if it has one."""
        return 0.0 if seat in self.connected() else time.monotonic() - self._gone[seat]

    def vacant(self, away: int) -> float:
        """Return the seconds until somebody else may be the host, who is gone; -1 while the host is here.

        That is as long as the table waits for anybody who is gone.
        """
        return -1.0 if HOST in self.connected() else max(0.0, (away or VACANT) - self.gone_for(HOST))

    def people(self, table: StoredGame) -> People:
        """Return who is here, one entry per seat. Only a table that waits for its host has a place to be filled."""
        connected = self.connected()
        seats = [
            Person(s.seat, s.seat in connected, s.seat in self.away, self.notes.get(s.seat, "")) for s in table.seats
        ]
        vacant = round(self.vacant(table.terms.away), 1) if table.terms.start == "host" else -1.0
        return People(seats, table.host_seat, vacant)

    def _differs(self, before: frozenset[int]) -> bool:
        after = self.connected()
        for seat in before - after:
            self._gone[seat] = time.monotonic()
        return before != after


def seats_of(watchers: Sequence[Watcher], table: StoredGame) -> set[int]:
    """Return the seats from which these look, unless their device is being handed on, and the host's place if the host is among them."""
    here = {watcher.pov for watcher in watchers if watcher.pov >= 0 and not watcher.holds}
    return here | ({HOST} if any(watcher.is_host(table) for watcher in watchers) else set())
