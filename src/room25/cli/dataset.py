"""`room25 dataset`: games of every edition and mode as Parquet, with a data card."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

__all__ = ["dataset"]


def dataset(
    out: Annotated[Path, typer.Option(help="The folder of the data set.")],
    games: Annotated[int, typer.Option(min=1, help="How many games in all, at least.")] = 1_000_000,
    decisions: Annotated[int, typer.Option(min=0, help="Keep every decision of so many deals of each table.")] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress.")] = False,
) -> None:
    """Play games of every edition and mode and keep them as Parquet, with a data card that says what they are.

    Stop it whenever you like: the same command goes on where it stopped.
    """
    from importlib.util import find_spec

    from rich.console import Console

    from room25.bots.contract import cores
    from room25.cli.progress import told
    from room25.cli.warm import compiled_rules
    from room25.errors import Room25Error

    missing = [name for name in ("numpy", "polars") if find_spec(name) is None]
    if missing:
        raise Room25Error(f"a data set needs {', '.join(missing)}: pip install 'room25[lab]'")
    from room25.benchmark.dataset import plan, write

    aside = Console(stderr=True, quiet=quiet, highlight=False)
    run = plan(games, decisions, out)
    compiled_rules(aside)
    done = 0
    with told(aside) as tell:

        def count(fresh: int, cell: str) -> None:
            nonlocal done
            done += fresh
            tell(done, run.total, cell)

        write(run, workers or cores(), count)
    aside.print(f"{run.total:,} games lie in {out}; README.md there says what they are.")
