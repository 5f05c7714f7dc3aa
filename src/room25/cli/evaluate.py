"""`room25 evaluate`: agents through the benchmark's tasks, as one table and a file to submit."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from rich.console import Console

__all__ = ["evaluate"]


def evaluate(
    agents: Annotated[
        list[str] | None,
        typer.Argument(
            metavar="AGENT…",
            help="Bots (search@400), files (my_bot.py:MyBot), networks (net.npz), program:COMMAND LINE, functions (module:function), "
            "or frozen agents (explorer-v1). Several are one another's partners too.",
        ),
    ] = None,
    tasks: Annotated[str, typer.Option(help="Tasks by commas, such as solo-base-v1.", show_default="all")] = "",
    frozen: Annotated[bool, typer.Option("--frozen", help="Evaluate the frozen agents.")] = False,
    quick: Annotated[bool, typer.Option("--quick", help="A tenth of the games: to see that all is well.")] = False,
    parts: Annotated[int, typer.Option(min=1, help="Play one part of so many: 2 is the first half of each task.")] = 1,
    json: Annotated[Path | None, typer.Option(metavar="FILE", help="Write the file to submit.")] = None,
    check: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play games of a file again: does it hold?")
    ] = None,
    sample: Annotated[int, typer.Option(min=0, help="--check: games of each task; 0 is all, and every number.")] = 2,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
    quiet: Annotated[bool, typer.Option("--quiet", help="No progress.")] = False,
) -> None:
    """Play the benchmark's tasks: win rates, cross-play, calibration of beliefs, lie detection, deception, exploitability.

    Budgets are counted in playouts and no clock is asked, so the numbers are the same on every machine; docs/benchmark.md says
    what they mean.
    """
    from rich.console import Console

    from room25.benchmark import agents as known
    from room25.benchmark import run, show, submission
    from room25.benchmark.tasks import QUICK, named
    from room25.bots.contract import cores
    from room25.cli.progress import told
    from room25.errors import BadText, Room25Error
    from room25.lab.rules import rules_hash

    aside = Console(stderr=True, quiet=quiet)
    names = [*(known.frozen() if frozen else ()), *(agents or ())]
    if json is not None and not json.absolute().parent.is_dir():
        raise Room25Error(f"there is no folder {json.absolute().parent} for the file")
    if check is not None:
        make_ready(aside)
        with told(aside) as tell:
            wrong = submission.check(check, names, sample, workers or cores(), tell)
        sources = submission.read(check)["rules"]
        if sources != rules_hash():
            print(f"Mind: it was made by other sources of rules and bots ({sources}) than those here ({rules_hash()}).")
        for line in wrong:
            print(line)
        if wrong:
            raise Room25Error(f"{check} does not hold")
        print(f"{check} holds: {'every game' if not sample else f'{sample} games of each task'} came out as it says.")
        return
    if not names:
        raise BadText(f"name an agent: a bot, a file, a program, a function, or one of {', '.join(known.frozen())}")
    chosen, wanted = [known.agent(name) for name in dict.fromkeys(names)], named(tasks)
    if len({agent.label for agent in chosen}) < len(chosen):
        raise BadText("two of these agents have the same name; give their files different ones")
    make_ready(aside)
    with told(aside) as tell:
        found = run.evaluate(chosen, wanted, QUICK if quick else parts, workers or cores(), tell)
    if json is not None:
        submission.write(json, found)
    console = Console()
    show.show(found, console if console.is_terminal else Console(width=80 + 26 * len(chosen)))


def make_ready(aside: Console) -> None:
    """Compile the rules here, before any process needs them. Raises Room25Error if that is not possible: some frozen agents look ahead."""
    from importlib.util import find_spec

    from room25.cli.warm import compiled_rules
    from room25.errors import Room25Error

    if find_spec("numpy") is None:
        raise Room25Error("the benchmark needs numpy: pip install 'room25[compiled]'")
    compiled_rules(aside)
