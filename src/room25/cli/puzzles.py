"""`room25 puzzles`: positions with one best answer, shown, made and checked."""

from __future__ import annotations

from itertools import pairwise
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

if TYPE_CHECKING:
    from room25.puzzles import Puzzle
    from room25.texts import Texts

__all__ = ["puzzles"]

puzzles = typer.Typer(help="Positions with one best answer: shown, made and checked.", no_args_is_help=True)
Language = Annotated[str, typer.Option(help="en, fr, pl or uk; otherwise as the terminal says.")]
Answer = Annotated[str, typer.Option(help="Give an answer, as `program look move`: is it right, and what happens?")]


@puzzles.command()
def show(
    id: Annotated[str, typer.Argument(help="The puzzle's name, as `daily` and the browser say it.")],
    answer: Answer = "",
    lang: Language = "",
) -> None:
    """Show a puzzle as its seat sees it, without its solution."""
    from room25.errors import BadText
    from room25.puzzles import load

    puzzle = load().by_id.get(id)
    if puzzle is None:
        raise BadText(f"there is no puzzle {id!r}; room25 puzzles daily shows one")
    _tell(puzzle, answer, _texts(lang))


@puzzles.command()
def daily(
    date: Annotated[str, typer.Argument(help="As 2026-11-19.", show_default="today, UTC")] = "",
    answer: Answer = "",
    lang: Language = "",
) -> None:
    """Show the puzzle of a day, the same for everybody."""
    from room25 import puzzles as book
    from room25.puzzles.daily import today

    found = book.daily(book.load(), date or today())
    texts = _texts(lang)
    print(f"#{found.number}, {found.date}")
    _tell(found.puzzle, answer, texts)


@puzzles.command()
def make(
    out: Annotated[Path, typer.Argument(help="The file of puzzles to write; beside it lies OUT.found, to go on from.")],
    games: Annotated[int, typer.Option(min=1, help="Games to look through.")] = 100,
    most: Annotated[
        int, typer.Option(min=1, help="Puzzles to keep, of every kind as evenly as there are some.")
    ] = 1200,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
) -> None:
    """Find puzzles in games of bots. Stop it whenever you like: the same command goes on, and finds the same on every machine."""
    from rich.console import Console

    from room25.bots.contract import cores
    from room25.cli.progress import told
    from room25.cli.warm import compiled_rules
    from room25.errors import BadText
    from room25.puzzles import book
    from room25.puzzles import make as maker
    from room25.puzzles.daily import days

    if not out.absolute().parent.is_dir():
        raise BadText(f"{out} cannot be written: there is no such folder")
    aside = Console(stderr=True)
    compiled_rules(aside)
    kept = out.with_name(f"{out.name}.found")
    with told(aside) as tell:
        try:
            maker.make(
                kept, games, workers or cores(), lambda done, found: tell(done, games, f"{found:,} puzzles found")
            )
        except KeyboardInterrupt:
            aside.print("Stopped. What was found is kept; the same command goes on.")
            raise typer.Exit(130) from None
    chosen = maker.chosen_from(maker.made(kept), most, held=days())  # a day keeps its puzzle
    book.write(chosen, out)
    print(f"{len(chosen):,} puzzles from {games:,} games are in {out}: {out.stat().st_size:,} bytes")


@puzzles.command()
def check(
    file: Annotated[Path | None, typer.Argument(help="A file of puzzles.", show_default="those of the program")] = None,
    most: Annotated[
        int, typer.Option(min=0, help="Puzzles to prove anew, from everywhere in the file; 0 for all.")
    ] = 0,
    workers: Annotated[int, typer.Option(min=0, help="Processes; 0 is one for each core.")] = 0,
) -> None:
    """Prove every puzzle anew, and let the rule bots try 50 of each grade: they must solve fewer with every grade."""
    from rich.console import Console

    from room25.cli.progress import told
    from room25.cli.warm import compiled_rules
    from room25.puzzles import book
    from room25.puzzles import check as checker

    aside = Console(stderr=True)
    compiled_rules(aside)
    found = (book.read(file) if file else book.load()).puzzles
    tried = checker.spread(found, most)
    with told(aside) as tell:
        faults = list(checker.faults(tried, lambda done: tell(done, len(tried), "proved anew"), workers))
    for line in faults:
        print(line)
    solved = checker.solved(found)
    print("grade  " + "  ".join(f"{bot:>8}" for bot in solved[1]))
    for grade, rates in solved.items():
        print(f"{grade:>5}  " + "  ".join(f"{100 * rate:>6.1f} %" for rate in rates.values()))
    means = [sum(rates.values()) for rates in solved.values()]
    falls = all(after < before for before, after in pairwise(means))
    if not falls:
        print("the rule bots do not solve fewer puzzles with every grade")
    print(f"{len(tried):,} of {len(found):,} puzzles proved anew, {len(faults)} do not hold")
    raise typer.Exit(1 if faults or not falls else 0)


def _tell(puzzle: Puzzle, answer: str, texts: Texts) -> None:
    from room25.puzzles import tell

    print(tell.outcome(puzzle, answer, texts) if answer else tell.task(puzzle, texts))


def _texts(language: str) -> Texts:
    from room25.errors import BadText
    from room25.texts import LANGUAGES, Texts, default_language

    if language and language not in LANGUAGES:
        raise BadText(f"there are no texts in {language!r}; languages are {', '.join(LANGUAGES)}")
    return Texts(language or default_language())
