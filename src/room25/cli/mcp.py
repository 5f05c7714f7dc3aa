"""`room25 mcp`: a table for language models; `room25 sit`: one for any program, as lines of JSON."""

from __future__ import annotations

from typing import Annotated

import typer

from room25.cli.expansion import With

__all__ = ["mcp", "sit"]


def mcp(with_: With = None) -> None:
    """Serve the Model Context Protocol on standard input and output: a language model sits down, sees what its seat may see, and plays."""
    import contextlib
    import sys

    from room25.guest.mcp import serve

    told = sys.stdout
    with contextlib.redirect_stdout(sys.stderr):  # the protocol has the line for itself
        serve(sys.stdin, told)


def sit(
    edition: Annotated[str, typer.Option(help="The edition.")] = "base",
    mode: Annotated[str, typer.Option(help="The mode.")] = "cooperation",
    level: Annotated[str, typer.Option(help="standard, madness or beginner.")] = "standard",
    seats: Annotated[int, typer.Option(min=0, help="Players; 0 is the usual number.")] = 0,
    seat: Annotated[int, typer.Option(min=0, help="The seat that the program holds.")] = 0,
    bots: Annotated[str, typer.Option(help="Who sits in the others.")] = "explorer",
    seed: Annotated[int, typer.Option(help="The number of the deal.", min=0)] = 1,
    with_: With = None,
) -> None:
    """Seat a program: one line of JSON per question on standard output, one per answer on standard input, as `room25 bot` speaks them."""
    import contextlib
    import sys

    from room25.guest.lines import serve
    from room25.guest.sitting import Sitting
    from room25.setup.lay import Setup

    told = sys.stdout
    with contextlib.redirect_stdout(sys.stderr):
        setup = Setup.of(edition=edition, mode=mode, level=level, seats=seats or None)
        sitting = Sitting(setup, seed, seat, bots)
        try:
            serve(sitting, sys.stdin, told)
        finally:
            sitting.close()
