"""`python -m room25.train CONFIG`: `room25 train` where the packages of the command line are not installed."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from room25.errors import Room25Error
from room25.train.command import Order, command

__all__ = ["main"]


def main() -> int:
    """Read the options, and train. Returns 1 if that was not possible."""
    asks = argparse.ArgumentParser(prog="python -m room25.train", description=__doc__)
    asks.add_argument("config", type=Path, help="a TOML file; docs/training.md explains it")
    asks.add_argument("--out", type=Path, help="the folder of checkpoint and log (CONFIG.train)")
    asks.add_argument("--minutes", type=float, default=0.0, help="stop after so many; the same command goes on")
    asks.add_argument("--device", default="", choices=["", "cpu", "cuda"], help="a GPU if there is one")
    asks.add_argument("--evaluate", type=int, default=0, metavar="GAMES", help="then play so many games of every kind")
    asks.add_argument("--only-evaluate", action="store_true", help="train nothing")
    asks.add_argument("--sampled", action="store_true", help="evaluate as it was trained, not by its likeliest answers")
    asks.add_argument(
        "--from", dest="start", type=Path, help="begin with an exported network, if there is no checkpoint"
    )
    asks.add_argument("--export", type=Path, help="write the network as a file that bots read")
    asks.add_argument(
        "--against", default="", metavar="BOT", help="train a best response to a rule bot or an exported network"
    )
    asks.add_argument(
        "--side", default="", choices=["", "guards", "prisoners"], help="what the response plays in Suspicion"
    )
    said = vars(asks.parse_args())
    try:
        command(Order(only=said.pop("only_evaluate"), **said))
    except Room25Error as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
