"""A puzzle as text for a terminal, in the language of whoever reads it."""

from __future__ import annotations

from collections.abc import Iterator

from room25.errors import BadText
from room25.game import SPECTATOR, Game
from room25.puzzles.attempt import play_on
from room25.puzzles.model import Puzzle
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import Texts
from room25.words.sentences import at_table, happened, question

__all__ = ["outcome", "task"]


def task(puzzle: Puzzle, texts: Texts) -> str:
    """Return what the asked seat sees, what it is to find, and what it may answer; no solution."""
    game = puzzle.game()
    view = puzzle.view(game)
    own = at_table(view.flat, texts)
    setup = puzzle.setup
    place = texts(
        "puzzle-place", edition=texts(f"edition-{setup.edition}"), mode=texts.mode(setup.mode), left=puzzle.rounds
    )
    lines = [
        f"{puzzle.id}: {texts(f'puzzle-theme-{puzzle.theme}')} ({texts(f'puzzle-grade-{puzzle.grade}')})",
        place,
        "",
        view.draw(),
        "",
        texts(f"puzzle-task-{puzzle.theme}"),
        question(view, puzzle.who, own),
        *(f"  {words}" for words in view.options[puzzle.who]),
    ]
    return "\n".join(lines)


def outcome(puzzle: Puzzle, answer: str, texts: Texts) -> str:
    """Return whether an answer is right, and what happens after it. Raises BadText if it is none of the options."""
    game = puzzle.game()
    options = puzzle.view(game).options[puzzle.who]
    words = " ".join(answer.split())
    if words not in options:
        raise BadText(f"{words!r} is no answer to the puzzle {puzzle.id}; possible are {', '.join(options)}")
    verdict = "puzzle-right" if words in puzzle.best else "puzzle-wrong"
    lines = [texts(verdict, answer=puzzle.best[0])]
    lines.append(texts("puzzle-worth", worth=str(puzzle.worth // 10), next=str(puzzle.next // 10)))
    return "\n".join([*lines, "", *_what_happens(puzzle, game, words, texts)])


def _what_happens(puzzle: Puzzle, game: Game, answer: str, texts: Texts) -> Iterator[str]:
    """Yield what the asked seat sees happen from here on, an event a line."""
    seat, since = game.seat_of(puzzle.who), game.happened
    own = at_table(game.view(seat).flat, texts)
    play_on(game, puzzle.who, answer)
    for event in game.view(seat).events[since:]:
        if not event.is_hidden:
            yield happened(event, own, lambda side: _people_of(game, side, texts))


def _people_of(game: Game, side: int, texts: Texts) -> str:
    """Return who is on a side, by their names."""
    v = game.view(SPECTATOR).flat
    return ", ".join(
        texts.character(name) for c, name in enumerate(CHARACTER_NAMES) if v.owner[c] >= 0 and v.side[c] == side
    )
