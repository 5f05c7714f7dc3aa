"""The command line: one file per command. Each file imports what it needs when it runs, so that help is quick."""

from __future__ import annotations

from typing import Annotated

import typer

import room25
from room25.cli.arena import arena
from room25.cli.backup import backup, restore
from room25.cli.bench import bench
from room25.cli.bot import bot
from room25.cli.check import check
from room25.cli.dataset import dataset
from room25.cli.evaluate import evaluate
from room25.cli.examples import examples
from room25.cli.lab import lab
from room25.cli.mcp import mcp, sit
from room25.cli.new import new
from room25.cli.play import play
from room25.cli.puzzles import puzzles
from room25.cli.review import review
from room25.cli.rule import rule
from room25.cli.serve import serve
from room25.cli.site import site
from room25.cli.soak import soak
from room25.cli.train import train
from room25.cli.warm import warm

__all__ = ["app"]

app = typer.Typer(
    name="room25",
    help="Room 25: play it, check its rules, measure it. An unofficial fan implementation.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for _command in (
    play,
    serve,
    site,
    backup,
    restore,
    review,
    check,
    rule,
    arena,
    lab,
    evaluate,
    dataset,
    examples,
    new,
    train,
    bench,
    warm,
    soak,
    bot,
    sit,
    mcp,
):
    app.command()(_command)
app.add_typer(puzzles, name="puzzles")


def _say_version(wanted: bool) -> None:
    """Print the installed version and leave."""
    if wanted:
        print(f"room25 {room25.__version__}")
        raise typer.Exit


@app.callback()
def _room25(
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    """What `room25` can be told before a command."""
