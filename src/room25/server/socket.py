"""The socket: hello first, then commands. One task reads, one sends, and whichever ends first ends the other."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress

import msgspec
import structlog
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from room25.errors import OtherRules
from room25.game import SPECTATOR
from room25.server import metrics, secret
from room25.server.errors import RequestRefused
from room25.server.letters import ChatLine, Letter, PlayCommand, Reply, StandIn, Watch
from room25.server.messages import (
    LARGEST,
    Accepted,
    Chat,
    Code,
    Failed,
    FromClient,
    Hello,
    Hold,
    Play,
    Refused,
    Stand,
    read,
    write,
)
from room25.server.pace import Pace, address
from room25.server.settings import Settings
from room25.server.store import StoredGame
from room25.server.table import Table
from room25.server.tables import Tables, seat_of
from room25.server.watcher import Watcher

__all__ = ["ROUTES", "TOGETHER"]

TOGETHER = (
    "room25.together"  # names the extension in a socket's scope, and the messages in what is sent by it (frames.py)
)
POLICY = 1008  # the close code for clients that break a rule of the server
RESTART = 1012  # and for everybody when the server stops: come back in a moment
LOG = structlog.get_logger()
SAID: set[str] = set()  # what is logged once


class Stop(Exception):
    """The server ends the conversation, with a code and a sentence."""

    def __init__(self, code: Code, text: str) -> None:
        super().__init__(code)
        self.code: Code = code
        self.text = text


async def socket(ws: WebSocket) -> None:
    """A client at a table. The address names it, so that a proxy can bring all who sit there to one server."""
    await serve(ws, ws.path_params["table"])


async def unnamed(ws: WebSocket) -> None:
    """The same at the address of before 0.3, which names no table: `hello` does."""
    if "old-address" not in SAID:
        SAID.add("old-address")
        LOG.warning("old-address", used="/api/socket", instead="/api/tables/ID/socket")
    await serve(ws, "")


ROUTES = [WebSocketRoute("/api/tables/{table}/socket", socket), WebSocketRoute("/api/socket", unnamed)]


async def serve(ws: WebSocket, table: str) -> None:
    settings: Settings = ws.app.state.settings
    await ws.accept()
    with metrics.SOCKETS.track_inprogress():
        try:
            await converse(ws, ws.app.state.tables, settings, table)
        except Stop as stop:
            metrics.DROPPED.labels(stop.code).inc()
            LOG.info("socket-stopped", code=stop.code)
            await farewell(ws, stop, settings.patience)
        except WebSocketDisconnect:
            pass
        except Exception:
            metrics.DROPPED.labels("internal").inc()
            LOG.exception("socket-failed")
            await farewell(ws, Stop("internal", "something went wrong here; it is not your fault"), settings.patience)


async def converse(ws: WebSocket, tables: Tables, settings: Settings, named: str) -> None:
    pace = Pace(settings.most, settings.window)
    try:
        async with asyncio.timeout(settings.patience):
            hello = await receive(ws, pace)
    except TimeoutError:
        raise Stop("too-slow", "say hello first") from None
    if not isinstance(hello, Hello):
        raise Stop("bad-message", "say hello first")
    if named and hello.table not in ("", named):
        raise Stop("bad-message", "the address names another table")
    id = named or hello.table
    whence = address(ws.scope)
    if tables.orders.is_banned(whence):
        raise Stop("banned", "whoever runs this server has shut you out")
    try:
        table = await tables.get(id)
    except OtherRules as error:
        raise Stop("other-rules", str(error)) from None
    except RequestRefused as refused:
        raise Stop(refused.body.code, refused.body.text) from None
    if table is None:
        raise Stop("no-such-table", "there is no such table")
    try:
        watcher = look_in(table.stored, hello, whence)
    except Stop:  # the table may be behind: somebody has sat down a moment ago
        stored = await tables.store.game(id)
        watcher = look_in(stored or table.stored, hello, whence)
    await table.post(Watch(watcher, hello.since))
    try:
        await both(ws, table, watcher, pace)
    finally:
        table.leave(watcher)


def look_in(stored: StoredGame, hello: Hello, whence: str) -> Watcher:
    """Return the watcher for somebody with these keys. Raises Stop if a key does not fit."""
    seat = seat_of(stored, hello.key) if hello.key else SPECTATOR
    if seat is None:
        raise Stop("wrong-key", "this key opens no seat at this table")
    key_hash = stored.key_hashes[seat] if seat != SPECTATOR else None
    # A host's key that no longer fits does no harm: somebody else has become the host meanwhile.
    host_hash = secret.key_hash(hello.host) if hello.host else ""
    return Watcher(seat, key_hash=key_hash, host_hash=host_hash, address=whence)


async def both(ws: WebSocket, table: Table, watcher: Watcher, pace: Pace) -> None:
    """Read and send until one of them ends, or the client does not keep up."""
    tasks = [
        asyncio.create_task(listen(ws, table, watcher, pace)),
        asyncio.create_task(speak(ws, watcher)),
        asyncio.create_task(watcher.dropped.wait()),
    ]
    try:
        done, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
    for task in done:
        if (error := task.exception()) is not None and not watcher.dropped.is_set():
            raise error
    if watcher.why[0] == "stopping":
        await flush(ws, watcher)
    raise Stop(*watcher.why)


async def flush(ws: WebSocket, watcher: Watcher) -> None:
    """Send what waits; who takes nothing is not waited for."""
    with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(1):
            for data in watcher.waiting():
                await ws.send_text(data.decode())


async def listen(ws: WebSocket, table: Table, watcher: Watcher, pace: Pace) -> None:
    while True:
        await watcher.room()
        said = await receive(ws, pace)
        if isinstance(said, Hello):
            raise Stop("bad-message", "you have said hello already")
        if watcher.pov == SPECTATOR:
            watcher.send(write(Refused(said.id, "spectator", text="who watches does not play")))
        elif isinstance(said, Hold):
            watcher.holds = said.on
            table.count_people()
            watcher.send(write(Accepted(said.id, 0)))
        else:
            await table.post(letter(watcher, said))


def letter(watcher: Watcher, said: Play | Chat | Stand) -> Letter:
    """Return a player's message as a letter to the table."""
    match said:
        case Play():
            return PlayCommand(watcher.pov, said.id, said.text, timed(watcher))
        case Chat():
            return ChatLine(watcher.pov, said.id, said.text, watcher.send)
        case Stand():
            return StandIn(watcher.pov, said.id, said.on, watcher.send)


def timed(watcher: Watcher) -> Reply:
    """Return what answers a command, and notes how long that took."""
    began = time.perf_counter()

    def reply(data: bytes) -> None:
        watcher.send(data)
        metrics.COMMAND_SECONDS.observe(time.perf_counter() - began)

    return reply


async def speak(ws: WebSocket, watcher: Watcher) -> None:
    while TOGETHER in ws.scope.get("extensions", {}):
        await ws.send({"type": "websocket.send", TOGETHER: await watcher.next_few()})
    while True:
        await ws.send_text((await watcher.next()).decode())


async def receive(ws: WebSocket, pace: Pace) -> FromClient:
    """Return the next message. Raises Stop if it cannot be read, is too large or comes too soon."""
    message = await ws.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message.get("code", 1005))
    if pace.step() > 0:
        raise Stop("too-many", f"at most {pace.most} messages in {pace.window:g} s")
    text, data = message.get("text"), message.get("bytes")
    said = text.encode(errors="surrogatepass") if text is not None else data or b""
    if len(said) > LARGEST:
        raise Stop("too-large", f"at most {LARGEST} bytes a message")
    try:
        return read(said)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Stop("bad-message", str(error)[:200]) from None


async def farewell(ws: WebSocket, stop: Stop, patience: float) -> None:
    """Tell the client why, and close; a client that reads nothing is not waited for."""
    with suppress(TimeoutError, RuntimeError, WebSocketDisconnect):
        async with asyncio.timeout(patience):
            if ws.application_state == WebSocketState.CONNECTED:
                await ws.send_text(write(Failed(stop.code, stop.text)).decode())
                await ws.close(RESTART if stop.code == "stopping" else POLICY, stop.code)
