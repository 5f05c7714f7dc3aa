"""`room25 bot`: one of our bots as a program, for hosts that speak the protocol; without a name, the list of bots."""

from __future__ import annotations

from typing import Annotated, Any

import typer

__all__ = ["bot"]


def bot(
    name: Annotated[
        str,
        typer.Argument(help="A bot by name, path/to/file.py or path/to/file.py:Class; any: each line says which."),
    ] = "",
) -> None:
    """Read one JSON line per decision on standard input and write the answer on standard output; without a name, list the bots."""
    import sys

    from room25.bots import registry
    from room25.bots.serve import ANY, serve

    if not name:
        print("\n".join(registry.names()))
        return
    if name != ANY:
        registry.make(name).close()  # a wrong name is said at once, not at the first question
    serve(name, sys.stdin, sys.stdout, {"review": _review, "play": _play} if name == ANY else None)


def _review(message: dict[str, Any]) -> dict[str, object]:
    """Look back on a game: what a server asks for besides answers."""
    from room25.review.asked import part

    return part(message)


def _play(message: dict[str, Any]) -> dict[str, object]:
    """Play whole games: what a designer asks for."""
    from room25.bots.games import played

    return played(message)
