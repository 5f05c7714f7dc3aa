"""`room25 lab`: studies of many games, over all cores or a Ray cluster, as Parquet and one page with tables and plots."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from room25.cli.expansion import With

if TYPE_CHECKING:
    from rich.console import Console

    from room25.lab.run import StudyRun

__all__ = ["lab"]

NEEDED = ("numpy", "polars", "matplotlib")


def lab(
    study: Annotated[
        Path, typer.Argument(help="The study: a TOML file. docs/studies holds some, docs/lab.md explains.")
    ],
    out: Annotated[
        Path | None, typer.Option(help="The folder of its games and its report.", show_default="STUDY.lab")
    ] = None,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
    ray: Annotated[str, typer.Option(help="Play on a Ray cluster: its address, or local for one of our own.")] = "",
    games: Annotated[int, typer.Option(min=0, help="Games of each cell, instead of what the study says.")] = 0,
    report: Annotated[Path | None, typer.Option(help="Write the report here too.")] = None,
    fresh: Annotated[bool, typer.Option("--fresh", help="Throw away what was played before.")] = False,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress bar.")] = False,
    with_: With = None,
) -> None:
    """Play a study and write its report. Stop it whenever you like: the same command goes on where it stopped.

    A study plays the same games on any number of processes and machines.
    """
    from importlib.util import find_spec

    from rich.console import Console

    from room25.errors import Room25Error

    missing = [name for name in NEEDED if find_spec(name) is None]
    if missing:
        raise Room25Error(f"the lab needs {', '.join(missing)}: pip install 'room25[lab]'")
    from room25.lab.run import StudyRun
    from room25.lab.study import read, with_games

    aside = Console(stderr=True, quiet=quiet, highlight=False)
    asked = with_games(read(study), games)
    folder = out or Path(f"{study.stem}.lab")
    run = StudyRun(asked, folder)
    for problem in run.left_out:
        aside.print(f"Left out: {problem}", style="yellow")
    if report is not None and not report.absolute().parent.is_dir():
        raise Room25Error(f"there is no folder {report.absolute().parent} for the report")
    _compile(run, aside)
    seconds = _play(run, aside, workers, ray, fresh)
    from room25.lab.report import write

    page = write(run)
    paths = [run.store.folder / "report.html", *([report] if report is not None else [])]
    for path in paths:
        path.write_text(page, encoding="utf-8")
    aside.print(f"{run.total:,} games in {len(run.plan):,} cells, {seconds:.0f} s. The report is {paths[-1]}")


def _play(run: StudyRun, aside: Console, workers: int, ray: str, fresh: bool) -> float:
    """Play all games, with a bar and the time left; Ctrl-C keeps what was played."""
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    from room25.bots.contract import cores

    began = time.perf_counter()
    columns = (
        BarColumn(bar_width=24),
        TaskProgressColumn(),
        TextColumn("{task.completed:,.0f} of {task.total:,.0f} games, about"),
        TimeRemainingColumn(compact=True),
        TextColumn("to go"),
    )
    with Progress(*columns, console=aside, transient=True, disable=aside.quiet, speed_estimate_period=120) as progress:
        task = progress.add_task("", total=run.total)
        done = 0

        def tell(games: int, cell: str) -> None:
            nonlocal done
            done += games
            if not cell:  # of an earlier run: no part of the speed
                progress.reset(task, completed=done, total=run.total)
            else:
                progress.update(task, completed=done)

        try:
            run.play(workers or (0 if ray else cores()), ray, fresh, tell)
        except KeyboardInterrupt:
            progress.stop()
            aside.print(f"Stopped. {done:,} of {run.total:,} games are kept in {run.folder}; the same command goes on.")
            raise typer.Exit(130) from None
    return time.perf_counter() - began


def _compile(run: StudyRun, aside: Console) -> None:
    """Compile the rules here, before any process needs them."""
    from room25.cli.warm import compiled_rules

    if any(case.cell.is_fast for case in run.plan):
        compiled_rules(aside)
