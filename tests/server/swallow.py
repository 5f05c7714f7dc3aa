"""A way to a database that can be made to swallow everything: the connections stay open, and nothing comes through."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress

import sqlalchemy as sa


class Way:
    """Passes bytes on in both directions until it is told to swallow them."""

    def __init__(self, host: str, port: int) -> None:
        self._to = (host, port)
        self._loop = asyncio.new_event_loop()
        self._open = threading.Event()
        self._open.set()
        self.port = 0
        self._is_up = threading.Event()
        self._thread = threading.Thread(target=self._run)
        self._thread.start()
        assert self._is_up.wait(30)

    def swallow(self) -> None:
        self._open.clear()

    def let_through(self) -> None:
        self._open.set()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join(30)

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._pass_on, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._is_up.set()
        self._loop.run_forever()
        tasks = asyncio.all_tasks(self._loop)
        for task in tasks:
            task.cancel()
        self._loop.run_until_complete(asyncio.gather(*tasks, return_exceptions=True))
        server.close()
        self._loop.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            there_reads, there_writes = await asyncio.open_connection(*self._to)
        except OSError:  # there is no database just now
            writer.close()
            return
        await asyncio.gather(self._pump(reader, there_writes), self._pump(there_reads, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(1 << 16):
                if self._open.is_set():
                    writer.write(data)
                    await writer.drain()
        writer.close()


@contextmanager
def way_to(url: str) -> Iterator[tuple[Way, str]]:
    """A way to this database, and the address that leads over it."""
    address = sa.make_url(url)
    way = Way(str(address.host), int(address.port or 0))
    try:
        yield way, address.set(host="127.0.0.1", port=way.port).render_as_string(hide_password=False)
    finally:
        way.close()
