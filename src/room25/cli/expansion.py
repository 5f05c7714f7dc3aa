"""The option `--with`, which every command that plays has."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

__all__ = ["With"]


def _take_in(folders: list[Path] | None) -> list[Path] | None:
    """Load expansions before the command runs, and say what they lack."""
    if folders:
        from room25.setup.expansions import load

        for folder in folders:
            expansion = load(folder)
            for note in expansion.notes:
                typer.echo(f"{expansion.name}: {note}.", err=True)
    return folders


With = Annotated[
    list[Path] | None,
    typer.Option("--with", callback=_take_in, is_eager=True, help="A folder with an expansion; may be repeated."),
]
