"""Who is at a table at this moment: sockets here, people at other servers, those who let a bot play, and since when somebody is gone."""

from __future__ import annotations

import time
from collections.abc import Iterable

from room25.server.messages import Person, Seat

__all__ = ["Presence"]


class Presence:
    """Kept by a table; says who is connected, and for whom a bot stands in."""

    def __init__(self, seats: int, stands: Iterable[int]) -> None:
        self.stands = set(stands)
        self.away: frozenset[int] = frozenset()  # for whom a bot stands in now
        self.notes: dict[int, str] = {}  # what a seat's bot has to tell: keys of the catalogues
        self._here: frozenset[int] = frozenset()
        self._elsewhere: dict[str, frozenset[int]] = {}  # by server
        self._gone = dict.fromkeys(range(seats), time.monotonic())

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

    def people(self, seats: Iterable[Seat]) -> list[Person]:
        """Return one entry per seat, for a message."""
        connected = self.connected()
        return [Person(s.seat, s.seat in connected, s.seat in self.away, self.notes.get(s.seat, "")) for s in seats]

    def _differs(self, before: frozenset[int]) -> bool:
        after = self.connected()
        for seat in before - after:
            self._gone[seat] = time.monotonic()
        return before != after
