"""Makes a file of puzzles: game after game, on all cores; what was found is kept, so that the same command goes on where it stopped."""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

from room25.puzzles.book import from_row, to_row
from room25.puzzles.find import find
from room25.puzzles.model import Puzzle
from room25.puzzles.scale import Scale

__all__ = ["chosen_from", "made", "make"]

Tell = Callable[[int, int], None]  # games that are done, and puzzles that were found in them
_scales: list[Scale] = []  # of this process


def make(kept: Path, games: int, workers: int, tell: Tell) -> None:
    """Look for puzzles in so many games, the first of which may have been looked through before: `kept` holds a line for each."""
    done = _whole_lines(kept)
    puzzles = sum(1 for _ in made(kept)) if done else 0
    tell(done, puzzles)
    with kept.open("a", encoding="utf-8") as file:
        for number, found in zip(range(done, games), _look_through(range(done, games), workers)):
            file.write(json.dumps(to_row(found) if found else {}, separators=(",", ":")) + "\n")
            file.flush()
            puzzles += len(found)
            tell(number + 1, puzzles)


def made(kept: Path) -> Iterator[Puzzle]:
    """Return the puzzles that were found so far, in the order of their games."""
    for line in kept.read_text(encoding="utf-8").splitlines():
        if row := json.loads(line):
            yield from from_row(row)


def chosen_from(puzzles: Iterable[Puzzle], most: int, held: Collection[str] = ()) -> list[Puzzle]:
    """Return at most so many: those that are held, and of every edition, mode, theme and grade as evenly as there are some.

    They are always the same ones.
    """
    heaps: dict[tuple[str, str, str, int], list[Puzzle]] = {}
    order = list(puzzles)
    for puzzle in order:
        heaps.setdefault((puzzle.setup.edition, puzzle.setup.mode, puzzle.theme, puzzle.grade), []).append(puzzle)
    taken = {puzzle.id for puzzle in order} & set(held)
    for turn in range(len(order)):
        for key in sorted(heaps, key=lambda key: key[::-1]):
            if turn < len(heaps[key]) and len(taken) < most:
                taken.add(heaps[key][turn].id)
    return [puzzle for puzzle in order if puzzle.id in taken]


def _whole_lines(kept: Path) -> int:
    """How many games were looked through; a line that was cut off when the program was stopped is thrown away."""
    if not kept.exists():
        return 0
    text = kept.read_text(encoding="utf-8")
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        kept.write_text(whole, encoding="utf-8")
    return whole.count("\n")


def _look_through(numbers: range, workers: int) -> Iterator[list[Puzzle]]:
    if workers == 1:
        yield from map(_find, numbers)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from pool.map(_find, numbers, chunksize=4)


def _find(number: int) -> list[Puzzle]:
    if not _scales:
        _scales.append(Scale())
    return find(number, _scales[0])
