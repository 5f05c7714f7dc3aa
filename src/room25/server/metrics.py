"""Counts for the administrator of a server; none of them tells anything about a single game."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

__all__ = ["BOT_FAILURES", "BOT_PROCESSES", "COMMANDS", "DROPPED", "SOCKETS", "TABLES", "TOO_MANY", "text"]

REGISTRY = CollectorRegistry()
COMMANDS = Counter("room25_commands", "Commands by what became of them.", ["answer"], registry=REGISTRY)
SOCKETS = Gauge("room25_sockets", "Open sockets.", registry=REGISTRY)
DROPPED = Counter("room25_sockets_dropped", "Sockets that the server closed, by reason.", ["code"], registry=REGISTRY)
TOO_MANY = Counter("room25_requests_refused", "Requests of addresses that had made too many.", registry=REGISTRY)
TABLES = Gauge("room25_tables", "Tables in memory.", registry=REGISTRY)
BOT_FAILURES = Counter("room25_bot_failures", "Questions that a random answer had to be given to.", registry=REGISTRY)
BOT_PROCESSES = Gauge("room25_bot_processes", "Processes in which bots think.", registry=REGISTRY)


def text() -> bytes:
    """Return all counts in the format of Prometheus."""
    return generate_latest(REGISTRY)
