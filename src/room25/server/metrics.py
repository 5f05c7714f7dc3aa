"""Counts for the administrator of a server; none of them tells anything about a single game."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

__all__ = [
    "BOT_FAILURES",
    "BOT_PROCESSES",
    "COMMANDS",
    "COMMAND_SECONDS",
    "DATABASE_ERRORS",
    "DATABASE_SECONDS",
    "DROPPED",
    "REGISTRY",
    "SOCKETS",
    "TABLES",
    "TOO_MANY",
    "TURNED_AWAY",
    "text",
]

REGISTRY = CollectorRegistry()
COMMANDS = Counter("room25_commands", "Commands by what became of them.", ["answer"], registry=REGISTRY)
BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)  # seconds
COMMAND_SECONDS = Histogram(
    "room25_command_seconds", "From a player's command to its answer.", registry=REGISTRY, buckets=BUCKETS
)
DATABASE_SECONDS = Histogram(
    "room25_database_seconds", "Transactions, from asked to done.", registry=REGISTRY, buckets=BUCKETS
)
SOCKETS = Gauge("room25_sockets", "Open sockets.", registry=REGISTRY)
DROPPED = Counter("room25_sockets_dropped", "Sockets that the server closed, by reason.", ["code"], registry=REGISTRY)
TOO_MANY = Counter("room25_requests_refused", "Requests of addresses that had made too many.", registry=REGISTRY)
DATABASE_ERRORS = Counter("room25_database_errors", "Transactions that failed or took too long.", registry=REGISTRY)
TURNED_AWAY = Counter(
    "room25_connections_refused", "Connections that were closed, by reason.", ["why"], registry=REGISTRY
)
TABLES = Gauge("room25_tables", "Tables in memory.", registry=REGISTRY)
BOT_FAILURES = Counter("room25_bot_failures", "Questions that the fallback had to answer.", registry=REGISTRY)
BOT_PROCESSES = Gauge("room25_bot_processes", "Processes in which bots think.", registry=REGISTRY)


def text() -> bytes:
    """Return all counts in the format of Prometheus."""
    return generate_latest(REGISTRY)
