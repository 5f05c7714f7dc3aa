"""One server, and several on the same PostgreSQL with tables shared out between them: `python bench/nodes.py --rates 300 600`.

The people are those of `bench/server.py`. Everybody at a table comes to the same server, as the proxy in `deploy` brings them there by the
address. Each row is a PostgreSQL, servers and a crowd of its own. Two servers need cores for both, for PostgreSQL and for the people. If
the machine has fewer, `--core 0.2` holds each server to a fifth of a core (Linux, as root): small servers on a machine that has room for
all of them, so that what two of them keep can be seen beside what one keeps.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import resource
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import AsyncExitStack, ExitStack, contextmanager, suppress
from pathlib import Path

import uvloop

ROOT = Path(__file__).parents[1]
sys.path[:1] = [str(ROOT), str(ROOT / "tests")]

from bench.server import SEATS, Counts, Crowd, at, busy, running  # noqa: E402

from server.databases import own_postgres  # noqa: E402

CPU, PERIOD = (
    Path("/sys/fs/cgroup/cpu"),
    10_000,
)  # where Linux limits processor time, and the microseconds in which a share is given
HEAD = (
    "| servers | seats | asked for/s | commands/s | p50 ms | p99 ms | each server's core | PostgreSQL's core | people's core "
    "| µs of a server a command | µs of PostgreSQL |\n" + "| ---: " * 11 + "|"
)


def together(pid: int) -> float:
    """Seconds of processor time of a process and of those that it has started, also of those that have ended."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    found = sum(map(int, fields[11:15])) / os.sysconf("SC_CLK_TCK")
    for child in map(int, Path(f"/proc/{pid}/task/{pid}/children").read_text().split()):
        with suppress(FileNotFoundError):
            found += busy(child)
    return found


@contextmanager
def held(pids: list[int], core: float) -> Iterator[None]:
    """Each of these processes gets at most this share of a core, by the scheduler of Linux; 0 is no limit."""
    groups = []
    if core:
        if not CPU.is_dir():
            raise SystemExit(f"--core needs {CPU}, where Linux limits processor time")
        for pid in pids:
            group = CPU / f"room25-{pid}"
            try:
                group.mkdir()
            except PermissionError:
                raise SystemExit("--core limits processor time, which only root may do") from None
            groups.append(group)
            (group / "cpu.cfs_period_us").write_text(str(PERIOD))
            (group / "cpu.cfs_quota_us").write_text(str(round(PERIOD * core)))
            (group / "cgroup.procs").write_text(str(pid))
    try:
        yield
    finally:
        for group, pid in zip(groups, pids):
            with suppress(ProcessLookupError):
                (CPU / "cgroup.procs").write_text(str(pid))
            group.rmdir()


async def measure(count: int, seats: int, rate: float, seconds: float, core: float) -> None:
    """One row: so many servers, and so many commands a second for all of them together."""
    with own_postgres() as postgres, tempfile.TemporaryDirectory() as folder, ExitStack() as limits:
        if postgres is None:
            raise SystemExit("PostgreSQL is not installed")
        async with AsyncExitStack() as stack:
            options = ("-m", "room25", "serve", "--port", "0", "--requests", "0", "--database", postgres.url)
            nodes = [
                await stack.enter_async_context(running(*options, "--data", f"{folder}/{number}"))
                for number in range(count)
            ]
            crowds = [Crowd(host, seats // count // SEATS * SEATS) for host, _ in nodes]
            counts = Counts()
            await asyncio.gather(*(crowd.come_in() for crowd in crowds))
            limits.enter_context(held([pid for _, pid in nodes], core))
            await asyncio.gather(*(crowd.play(seats / rate, min(5.0, seconds)) for crowd in crowds))  # to warm up
            for crowd in crowds:
                crowd.counts = counts
            servers = [pid for _, pid in nodes]
            began, ours, used = time.perf_counter(), time.process_time(), [*map(busy, servers)]
            used_there = together(postgres.pid)
            await asyncio.gather(*(crowd.play(seats / rate, seconds) for crowd in crowds))
            took = time.perf_counter() - began
            people, there = time.process_time() - ours, together(postgres.pid) - used_there
            here = [busy(pid) - before for pid, before in zip(servers, used)]
            limits.close()
            await asyncio.gather(*(crowd.leave() for crowd in crowds))
    n = len(counts.answered)
    cells = [
        f"{count}",
        f"{sum(len(crowd.parties) for crowd in crowds) * SEATS:,}",
        f"{rate:,.0f}",
        f"{n / took:,.0f}",
        f"{at(counts.answered, 0.5):.1f}",
        f"{at(counts.answered, 0.99):.1f}",
        ", ".join(f"{seconds / took:.0%}" for seconds in here),
        f"{there / took:.0%}",
        f"{people / took:.0%}",
        f"{1e6 * sum(here) / n:,.0f}",
        f"{1e6 * there / n:,.0f}",
    ]
    print("| " + " | ".join(cells) + " |", flush=True)


async def main(wanted: argparse.Namespace) -> None:
    print(f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}", end="; ")
    print(f"load average before: {os.getloadavg()[0]:.1f}\n\n{HEAD}", flush=True)
    for rate in wanted.rates:
        for count in wanted.servers:
            await measure(count, wanted.seats, rate, wanted.seconds, wanted.core)


if __name__ == "__main__":
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument("--servers", type=int, nargs="+", default=[1, 2], help="how many share the tables, one row each")
    asks.add_argument("--rates", type=float, nargs="+", default=[300.0], help="commands a second, for all of them")
    asks.add_argument("--seats", type=int, default=400, help="for all of them")
    asks.add_argument("--core", type=float, default=0.0, help="what each server gets of a core; 0: all that there is")
    asks.add_argument("--seconds", type=float, default=20, help="how long each is measured")
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    uvloop.run(main(asks.parse_args()))
