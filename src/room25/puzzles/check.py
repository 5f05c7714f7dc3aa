"""Holds a file of puzzles to what it says: every game replays, every answer is legal and proved anew, and the grades are what they mean."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor

from room25.bots.contract import cores
from room25.engine.rules.legal import legal
from room25.errors import Room25Error
from room25.notation.command import words
from room25.puzzles import grades, prove
from room25.puzzles.model import GRADES, Puzzle, puzzle_id
from room25.puzzles.scale import LEVELS, Scale
from room25.puzzles.themes import theme_of
from room25.setup.lay import CHARACTER_NAMES

__all__ = ["OF_EACH", "faults", "solved", "spread"]

OF_EACH = 50  # puzzles of a grade that the rule bots try
_scales: list[Scale] = []  # of this process


def faults(puzzles: Sequence[Puzzle], tell: Callable[[int], None], workers: int = 0) -> Iterator[str]:
    """Return a line for each puzzle that does not hold; `tell` hears how many are done."""
    twice = len(puzzles) - len({puzzle.id for puzzle in puzzles})
    if twice:
        yield f"{twice} puzzles are there twice"
    number = workers or cores()
    if number == 1:
        found: Iterator[str] = map(fault, puzzles)
        yield from _told(found, tell)
        return
    with ProcessPoolExecutor(number) as pool:
        yield from _told(pool.map(fault, puzzles, chunksize=4), tell)


def fault(puzzle: Puzzle) -> str:
    """Return what is wrong with a puzzle, or nothing."""
    if puzzle.id != puzzle_id(puzzle.setup, puzzle.seed, puzzle.commands, puzzle.who):
        return f"{puzzle.id}: the id belongs to another position"
    try:
        v = puzzle.view(puzzle.game()).flat
    except Room25Error as error:
        return f"{puzzle.id}: the game cannot be played to the moment: {error}"
    who = CHARACTER_NAMES.index(puzzle.who)
    options = {words(v, who, answer): answer for answer in v.legal[: legal(v, who)]}
    if not set(puzzle.best) < set(options):
        return f"{puzzle.id}: the answers are not among the options"
    if puzzle.theme != theme_of(v, who, puzzle.best[0]) or puzzle.grade != grades.grade_of(puzzle.found):
        return f"{puzzle.id}: the theme or the grade is another"
    best = {options[answer] for answer in puzzle.best}
    scale = _scale()
    scale.look(v, who)
    if not prove.is_found(scale, best):
        return f"{puzzle.id}: search finds another answer"
    if not all(prove.holds(scale, v, who, best, luck) for luck in prove.LUCK):
        return f"{puzzle.id}: another answer comes within the margin"
    return ""


def solved(puzzles: Sequence[Puzzle]) -> dict[int, dict[str, float]]:
    """Return, for OF_EACH puzzles of every grade, how often each rule bot finds the answer, with other luck than the grades were given."""
    found = {}
    for grade in GRADES:
        tried = spread([puzzle for puzzle in puzzles if puzzle.grade == grade], OF_EACH)
        rates = [_rates(puzzle) for puzzle in tried]
        found[grade] = {bot: sum(rate[bot] for rate in rates) / max(1, len(rates)) for bot in LEVELS}
    return found


def spread(puzzles: Sequence[Puzzle], most: int) -> list[Puzzle]:
    """Return so many of these puzzles, from everywhere among them; 0 for all."""
    step = max(1.0, len(puzzles) / (most or len(puzzles) or 1))
    return [puzzles[int(n * step)] for n in range(int(len(puzzles) / step))]


def _rates(puzzle: Puzzle) -> dict[str, float]:
    v = puzzle.view(puzzle.game()).flat
    who = CHARACTER_NAMES.index(puzzle.who)
    best = tuple(answer for answer in v.legal[: legal(v, who)] if words(v, who, answer) in puzzle.best)
    scale = _scale()
    scale.look(v, who)
    return {bot: grades.rule_rate(scale, best, bot, luck=500) for bot in LEVELS}


def _told(found: Iterator[str], tell: Callable[[int], None]) -> Iterator[str]:
    for number, line in enumerate(found, 1):
        tell(number)
        if line:
            yield line


def _scale() -> Scale:
    if not _scales:
        _scales.append(Scale())
    return _scales[0]
