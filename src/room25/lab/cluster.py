"""Jobs over the machines of a Ray cluster: the results are those of `room25.arena.pool`, whichever machine did the work."""

from __future__ import annotations

import logging
import os
import platform
import socket
from collections.abc import Generator, Sequence
from typing import Any, TypeVar

from room25.arena.pool import Work, attempt
from room25.errors import Room25Error
from room25.lab.rules import rules_hash
from room25.setup.expansions import ENVIRONMENT, LOADED

__all__ = ["run"]

J = TypeVar("J")
R = TypeVar("R")
LOCAL = "local"
STORE = 256 << 20  # bytes that a Ray of our own may hold: rows are small and fetched at once
CONNECT_TIMEOUT = 5.0  # seconds
AHEAD = 2  # jobs under way for each core, so that none waits for the next


def run(work: Work[J, R], jobs: Sequence[J], address: str, workers: int = 0) -> Generator[tuple[J, R], None, None]:
    """Do all jobs on the cluster at this address (or on a cluster of this machine alone) and yield each with its result when it is done.

    Raises Room25Error if there is no such cluster, or if a job failed.
    """
    ray = _connect(address, workers)
    running: dict[Any, J] = {}
    try:
        # A machine that goes away takes nothing with it: its jobs are done again elsewhere, and come out the same.
        # Machines of a cluster find expansions in the same folders as this one, or refuse.
        seen = {"env_vars": {ENVIRONMENT: os.environ[ENVIRONMENT]}} if LOADED and address != LOCAL else None
        play = ray.remote(max_retries=3, runtime_env=seen)(_attempt)
        shared, rules = ray.put(work), rules_hash()
        waiting = list(reversed(jobs))
        while waiting or running:
            while waiting and len(running) < AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1))):
                job = waiting.pop()
                running[play.remote(shared, job, rules)] = job
            ready, _ = ray.wait(list(running), num_returns=1)
            for task in ready:
                job = running.pop(task)
                done, answer = _fetch(ray, task, work.name(job))
                if not done:
                    raise Room25Error(str(answer))
                yield job, answer
    finally:
        for task in running:
            ray.cancel(task, force=True)
        ray.shutdown()


def _attempt(work: Work[J, R], job: J, rules: str) -> tuple[bool, R | str]:
    """Do one job on a machine of the cluster; refuse it if that machine has other rules than the one that asked."""
    if rules_hash() != rules:
        return (
            False,
            f"the machine {platform.node()} has another version of room25, or other expansions; install the same everywhere",
        )
    return attempt(work, job)


def _connect(address: str, workers: int) -> Any:
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # nothing about a study goes to anybody else
    local = address == LOCAL
    if local:
        # Ray's own switch for machines that need no network: a cluster of one stays on the loopback interface.
        os.environ.setdefault("RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER", "0")
    try:
        import ray
    except ImportError:
        raise Room25Error("Ray is not installed: pip install 'room25[lab,ray]'") from None
    own: dict[str, Any] = {"include_dashboard": False, "object_store_memory": STORE, "num_cpus": workers or None}
    _reach(address)
    try:
        ray.init(address=address, logging_level=logging.ERROR, log_to_driver=False, **(own if local else {}))
    except Exception as error:
        first = str(error).strip().partition("\n")[0] or type(error).__name__
        raise Room25Error(f"there is no Ray cluster to be reached at {address}: {first}") from None
    return ray


def _reach(address: str) -> None:
    """Raise Room25Error at once if nobody listens at this address: Ray itself would go on trying for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address in (LOCAL, "auto"):
        return
    if not host or not port.isdigit():
        raise Room25Error(f"{address!r} is not the address of a Ray cluster: HOST:PORT, auto or {LOCAL}")
    try:
        socket.create_connection((host, int(port)), timeout=CONNECT_TIMEOUT).close()
    except (OSError, OverflowError) as error:
        raise Room25Error(f"there is no Ray cluster to be reached at {address}: {error}") from None


def _fetch(ray: Any, task: Any, name: str) -> tuple[bool, Any]:
    try:
        answer: tuple[bool, Any] = ray.get(task)
        return answer
    except ray.exceptions.RayError as error:
        first = str(error).strip().partition("\n")[0]
        raise Room25Error(f"Ray gave up {name}: {first}") from None
