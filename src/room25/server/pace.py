"""How much one client may ask: the number of messages per socket and of requests per address within some seconds.

Written here and not taken from a library: those that there are take longer to load than the rest of the server to start.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections import deque
from collections.abc import Mapping

import structlog
from starlette.types import ASGIApp, Receive, Scope, Send

from room25.server import metrics
from room25.server.bodies import ApiError
from room25.server.errors import STATUS, RequestRefused, answer

__all__ = ["Pace", "Quotas", "Requests", "address"]

DEAR = {
    ("POST", "/api/records"): 20,
    ("GET", "/replay"): 5,
    ("POST", "/review"): 20,
    ("POST", "/what-if"): 20,
    ("POST", "/api/plays"): 20,
    ("POST", "/api/puzzles/"): 10,
}  # what counts as several requests, by how its path begins or ends


LOG = structlog.get_logger()
NAMES = {
    "tables": "at most {} new tables",
    "listed": "at most {} tables in the lobby",
    "records": "at most {} records",
    "plays": "at most {} times",
}
HOUR = 3600.0
QUOTAS = {
    "tables": 100,
    "listed": 30,
    "records": 60,
    "plays": 2000,
}  # that one address may lay, show in the lobby, bring in, and ask for games of bots in an hour


class Pace:
    """A limit on how much may happen within the last seconds."""

    def __init__(self, most: int, window: float) -> None:
        self.most, self.window = most, window
        self._times: deque[tuple[float, int]] = deque()
        self._sum = 0

    def step(self, cost: int = 1) -> float:
        """Count one more. Return 0, or how many seconds to wait if the limit is reached."""
        now = time.monotonic()
        while self._times and self._times[0][0] <= now - self.window:
            self._sum -= self._times.popleft()[1]
        if self._sum + cost > self.most:
            return self._times[0][0] + self.window - now if self._times else self.window
        self._times.append((now, cost))
        self._sum += cost
        return 0.0

    def undo(self) -> None:
        """Forget the last one: nothing came of it."""
        if self._times:
            self._sum -= self._times.pop()[1]

    @property
    def is_full(self) -> bool:
        """Whether the limit is reached now."""
        while self._times and self._times[0][0] <= time.monotonic() - self.window:
            self._sum -= self._times.popleft()[1]
        return self._sum >= self.most

    @property
    def is_idle(self) -> bool:
        """Whether nothing happened within the window, so that it can be forgotten."""
        return not self._times or self._times[-1][0] <= time.monotonic() - self.window


class Quotas:
    """What one address may leave behind here in an hour, so that nobody fills the lobby or the disk alone."""

    def __init__(self, are_held: bool = True, quotas: Mapping[str, int] = QUOTAS) -> None:
        self._quotas = quotas if are_held else {}
        self._paces: dict[tuple[str, str], Pace] = {}
        self._swept = time.monotonic()

    def take(self, scope: Scope, *kinds: str) -> None:
        """Count one of each of these kinds. Raises RequestRefused if this address has had as many as it may have."""
        if self._swept < time.monotonic() - HOUR / 10:
            self._swept = time.monotonic()
            self._paces = {known: pace for known, pace in self._paces.items() if not pace.is_idle}
        for kind in kinds:
            if (most := self._quotas.get(kind)) is None:
                continue
            wait = self._paces.setdefault((kind, address(scope)), Pace(most, HOUR)).step()
            if wait > 0:
                metrics.TOO_MANY.inc()
                LOG.info("quota-reached", kind=kind)
                raise RequestRefused(
                    "too-many", f"{NAMES[kind].format(most)} an hour: come again in {math.ceil(wait / 60)} min"
                )

    def give_back(self, scope: Scope, *kinds: str) -> None:
        """Nothing came of it: it does not count."""
        for kind in kinds:
            if (pace := self._paces.get((kind, address(scope)))) is not None:
                pace.undo()


class Requests:
    """Wraps the application: clients that ask too much are told when to come again. Pages are not counted, and no message of a socket."""

    def __init__(self, app: ASGIApp, most: int, window: float) -> None:
        self._app = app
        self._most, self._window = most, window
        self._paces: dict[str, Pace] = {}
        self._swept = time.monotonic()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._most and scope["type"] in ("http", "websocket") and scope["path"].startswith("/api/"):
            wait = self._pace(address(scope)).step(_cost(scope))
            if wait > 0:
                metrics.TOO_MANY.inc()
                text = f"at most {self._most} requests in {self._window:g} s: come again in {math.ceil(wait)} s"
                response = answer(ApiError("too-many", text), STATUS["too-many"])
                response.headers["retry-after"] = str(math.ceil(wait))
                await response(scope, receive, send)
                return
        await self._app(scope, receive, send)

    def _pace(self, address: str) -> Pace:
        if self._swept < time.monotonic() - self._window:
            self._swept = time.monotonic()
            self._paces = {known: pace for known, pace in self._paces.items() if not pace.is_idle}
        return self._paces.setdefault(address, Pace(self._most, self._window))


def address(scope: Scope) -> str:
    """Return the client's address, or for IPv6 its block of 64 bits, which one household has for itself."""
    host = str(scope["client"][0]) if scope.get("client") else ""
    try:
        number = ipaddress.ip_address(host)
    except ValueError:
        return host
    return host if number.version == 4 else str(ipaddress.ip_network((int(number) >> 64 << 64, 64)))


def _cost(scope: Scope) -> int:
    for (method, part), cost in DEAR.items():
        if scope.get("method") == method and (scope["path"].startswith(part) or scope["path"].endswith(part)):
            return cost
    return 1
