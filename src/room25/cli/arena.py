"""`room25 arena`: bots against each other and against the complex, over all cores."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, TypeVar

import typer

from room25.cli.expansion import With

if TYPE_CHECKING:
    from rich.console import Console

    from room25.arena.plan import Matchup
    from room25.arena.run import ArenaRun
    from room25.bots.contract import Budget

__all__ = ["arena"]

Names = list[str] | None
Number = TypeVar("Number", int, float)
BOTS = "uniform,cautious,explorer"


def arena(
    bots: Annotated[
        Names,
        typer.Option(
            help="Bots, by commas: uniform, cautious, explorer, search, clairvoyant (sees everything), search@400 "
            "(playouts) or search@0.5s, a file of your own, or program:COMMAND LINE with an option of its own.",
            show_default=BOTS,
        ),
    ] = None,
    mode: Annotated[str, typer.Option(help="suspicion, competition, team, cooperation, solo.")] = "cooperation",
    edition: Annotated[str, typer.Option(help="base, season2, ultimate-en, ultimate-pl, ultimate-uk.")] = "base",
    level: Annotated[str, typer.Option(help="standard, madness, beginner.")] = "standard",
    seats: Annotated[str, typer.Option(help="How many players.", show_default="2 rivals, else 4")] = "",
    complex: Annotated[str, typer.Option(help="Complexes of the edition.", show_default="its advice")] = "",
    option: Annotated[Names, typer.Option(help="A house rule, such as no_reminders; may be repeated.")] = None,
    guard_count: Annotated[str, typer.Option(help="How many guards, where the table may agree on it.")] = "",
    against: Annotated[Names, typer.Option(help="Competition and Team: --bots meet these, not each other.")] = None,
    prisoners: Annotated[Names, typer.Option(help="Suspicion: the prisoners' bots.", show_default="--bots")] = None,
    guards: Annotated[Names, typer.Option(help="Suspicion: the guards' bots.", show_default="--bots")] = None,
    games: Annotated[int, typer.Option(min=1, help="Games for each table and line-up.")] = 1_000,
    playouts: Annotated[str, typer.Option(help="Budget of search: playouts a decision; several are compared.")] = "",
    seconds: Annotated[str, typer.Option(help="Budget of search: seconds a decision.", show_default="0.5")] = "",
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
    seed: Annotated[int, typer.Option(min=0, max=2**31 - 1, help="Deal n has the seed SEED + n.")] = 1,
    json: Annotated[str, typer.Option(metavar="FILE", help="Write everything as JSON; - prints it and no table.")] = "",
    plot: Annotated[Path | None, typer.Option(help="Draw a picture: a .png or .svg file.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress bar.")] = False,
    compile: Annotated[bool, typer.Option(help="Play rule bots inside compiled code.")] = True,
    with_: With = None,
) -> None:
    """Let bots play and judge them: win rates with 95 % intervals, ratings, speed. Values by commas make a grid of tables.

    In Cooperation and Solo one bot holds all seats, in Suspicion one the prisoners and one the guards, in Competition and Team two meet,
    and each deal is played with the seats exchanged too.
    """
    from rich.console import Console

    from room25.arena import plan
    from room25.arena.plan import Wish, entrants, split
    from room25.arena.report import report
    from room25.arena.run import ArenaRun
    from room25.arena.show import show
    from room25.bots.contract import cores

    began = time.perf_counter()
    aside = Console(stderr=True, quiet=quiet)
    check_outputs(json, plot)
    budgets = read_budgets(playouts, seconds)
    wish = Wish(
        editions=list(split([edition])),
        modes=list(split([mode])),
        levels=list(split([level])),
        seats=numbers("--seats", seats, int),
        complexes=list(split([complex])) or [""],
        guards=numbers("--guard-count", guard_count, int) or [0],
        options=list(option or ()),
    )
    setups, refused = wish.setups()
    for problem in refused:
        aside.print(f"Left out: {problem}", style="yellow", highlight=False)
    teams = [entrants(list(split(names or ())), budgets) for names in (bots or [BOTS], against, prisoners, guards)]
    cells = plan.cells(setups, *teams)
    run = ArenaRun(cells, games, seed, workers or cores(), make_ready(cells, compile, aside))
    play(run, aside)
    settings = {
        "bots": [
            {"label": e.label, "name": e.name, "playouts": e.budget.playouts, "seconds": e.budget.seconds}
            for e in {e.label: e for cell in cells for e in cell.line_up}.values()
        ],
        "games": games,
        "seed": seed,
        "workers": run.workers,
        "compiled": run.compiled,
    }
    judged = report(run.tallies, settings, seed, run.complete, time.perf_counter() - began)
    console = Console()
    if json == "-":
        print(judged.to_json())
    else:
        # Wide enough for all columns if the output goes into a file, whose width is unknown.
        show(judged, console if console.is_terminal else Console(width=160))
    if json not in ("", "-"):
        Path(json).write_text(judged.to_json() + "\n", encoding="utf-8")
    if plot is not None and judged.cells:
        from room25.arena.plot import plot as draw

        draw(judged, plot)
    if not run.complete:
        raise typer.Exit(130)


def play(run: ArenaRun, aside: Console) -> None:
    """Play all games, with a bar."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(), TextColumn("[dim]{task.description}"))
    with Progress(*columns, console=aside, transient=True, disable=aside.quiet) as progress:
        task = progress.add_task("", total=run.total)
        run.play(lambda cell, games: progress.update(task, advance=games, description=str(cell)))


def make_ready(cells: Sequence[Matchup], compile: bool, aside: Console) -> bool:
    """Compile the rules if some game of this run can use them. Returns False if every game is played over views."""
    from room25.bots.registry import THINKERS

    wanted = any(cell.is_fast or entrant.name in THINKERS for cell in cells for entrant in cell.line_up)
    if not (wanted and compile):
        return False
    from room25.cli.warm import compiled_rules
    from room25.compile import cpu, native

    if not cpu.is_possible():
        aside.print(f"Every bot is asked one by one, which is slow: {native.NONE}")
        return False
    compiled_rules(aside)
    return True


def read_budgets(playouts: str, seconds: str) -> list[Budget]:
    """Return what a decision may cost: one budget or several."""
    from room25.bots.contract import Budget
    from room25.errors import BadText

    if playouts and seconds:
        raise BadText(
            "a budget is --playouts or --seconds, not both; search@400 and search@0.5s may stand side by side"
        )
    counts, times = numbers("--playouts", playouts, int), numbers("--seconds", seconds, float)
    return [Budget(playouts=n) for n in counts] or [Budget(seconds=s) for s in times] or [Budget()]


def numbers(what: str, text: str, kind: type[Number]) -> list[Number]:
    """Return `4,5,6` as numbers. Raises BadText unless all of them are above zero."""
    from room25.arena.plan import split
    from room25.errors import BadText

    values = []
    for word in split([text]):
        try:
            value = kind(word)
        except ValueError:
            value = kind(0)
        if not 0 < value < 10**9:
            raise BadText(f"{what} takes numbers above 0, not {word!r}")
        values.append(value)
    return values


def check_outputs(json: str, plot: Path | None) -> None:
    """Refuse at the beginning what could not be written at the end. Raises Room25Error."""
    from importlib.util import find_spec

    from room25.arena.plot import check
    from room25.errors import Room25Error

    if find_spec("openskill") is None:
        raise Room25Error("the arena rates with openskill, which is not installed: pip install 'room25[bots]'")
    if json not in ("", "-") and (not Path(json).absolute().parent.is_dir() or Path(json).is_dir()):
        raise Room25Error(f"the report cannot be written to {json}: there is no such folder, or it is one itself")
    if plot is not None:
        check(plot)
