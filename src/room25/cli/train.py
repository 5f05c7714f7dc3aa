"""`room25 train`: one network for many kinds of games, in pieces of a few minutes."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from room25.cli.expansion import With

__all__ = ["train"]


def train(
    config: Annotated[
        Path, typer.Argument(help="The run: a TOML file. docs/training holds some, docs/training.md explains.")
    ],
    out: Annotated[
        Path | None, typer.Option(help="The folder of its checkpoint and log.", show_default="CONFIG.train")
    ] = None,
    minutes: Annotated[float, typer.Option(min=0, help="Stop after so many; 0 is the whole run.")] = 0.0,
    device: Annotated[str, typer.Option(help="cpu or cuda.", show_default="a GPU if there is one")] = "",
    evaluate: Annotated[int, typer.Option(min=0, help="Then play so many new games of every kind.")] = 0,
    only_evaluate: Annotated[bool, typer.Option("--only-evaluate", help="Train nothing.")] = False,
    sampled: Annotated[
        bool, typer.Option("--sampled", help="Evaluate it as it was trained, not by its likeliest answers.")
    ] = False,
    start: Annotated[
        Path | None, typer.Option("--from", help="Begin with an exported network, if there is no checkpoint.")
    ] = None,
    export: Annotated[Path | None, typer.Option(help="Write the network as a file that bots read.")] = None,
    against: Annotated[
        str, typer.Option(metavar="BOT", help="Train a best response to a rule bot or an exported network.")
    ] = "",
    side: Annotated[str, typer.Option(help="What it plays in Suspicion: guards or prisoners.")] = "",
    with_: With = None,
) -> None:
    """Train a network. Stop it whenever you like: the same command goes on from its last checkpoint."""
    from room25.errors import Room25Error
    from room25.train.command import Order, command

    if device not in ("", "cpu", "cuda"):
        raise Room25Error(f"there is no device {device!r}; there are cpu and cuda")
    command(Order(config, out, minutes, device, evaluate, only_evaluate, sampled, start, export, against, side))
