"""The law of the log at full volume; CI plays a few thousand games of it.

    python tests/laws/prove_story.py 100000

Plays so many random games, shared out over every edition, mode, level and number of seats, on all cores: after every answer the story that
each seat and the spectator read from their events is compared with what they see. Stops at the first difference and names it.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Iterator
from multiprocessing import Pool
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))  # as pytest does, by pyproject.toml

from laws.games import CELLS
from laws.retelling import LogLacks, Told, retell
from room25.setup.kinds import GameKind

CHUNK = 10  # games of one kind that are played in a row


def chunks(games: int, first: int) -> Iterator[tuple[GameKind, int, int]]:
    """All kinds of game in turn, so that a fault in any of them is met early."""
    each, more = divmod(games, len(CELLS))
    for start in range(0, each + 1, CHUNK):
        for i, cell in enumerate(CELLS):
            n = min(CHUNK, each + (i < more) - start)
            if n > 0:
                yield cell, first + start, n


def play_chunk(chunk: tuple[GameKind, int, int]) -> Told | str:
    """How much was compared, or what is wrong."""
    cell, first, n = chunk
    told = Told()
    for seed in range(first, first + n):
        try:
            told.add(retell(cell, seed))
        except LogLacks as fault:
            return str(fault)
        except Exception as error:  # the story cannot even be read
            return f"{cell}, seed {seed}: {type(error).__name__}: {error}"
    return told


def main() -> None:
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument("games", type=int, nargs="?", default=100_000)
    asks.add_argument("--seed", type=int, default=1_000_000, help="the first; the tests begin with 0")
    asks.add_argument("--processes", type=int, default=os.cpu_count())
    said = asks.parse_args()
    began = shown = time.monotonic()
    told = Told()
    with Pool(said.processes) as pool:
        for found in pool.imap_unordered(play_chunk, chunks(said.games, said.seed)):
            if isinstance(found, str):
                pool.terminate()
                raise SystemExit(f"\nThe log does not tell the whole story:\n{found}")
            told.add(found)
            if time.monotonic() - shown >= 1:
                shown = time.monotonic()
                left = (shown - began) / told.games * (said.games - told.games)
                print(f"\r{told.games:,} of {said.games:,} games, {left:.0f} s left   ", end="", file=sys.stderr)
    seconds = time.monotonic() - began
    print(
        f"\n{len(CELLS)} kinds of game, {told.games:,} games, {told.answers:,} answers, {told.events:,} events, "
        f"{told.views:,} views: the log told them all, {seconds:.0f} s"
    )


if __name__ == "__main__":
    main()
