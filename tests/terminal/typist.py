"""Somebody at the keyboard of the terminal game: types from a script and keeps every page that was shown."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable
from random import Random

from rich.console import Console

from room25.terminal import board
from room25.terminal.desk import Desk
from room25.terminal.door import visit
from room25.terminal.start import Wanted
from room25.texts import Texts

BOARD = re.compile(r"[ ←→\d]{3}[┃│┏┗┣┡┢]| {5,}[ ↑\d]* A .* E ")
ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")
Answer = Callable[[str], str | None]
SUSPICION = Wanted("suspicion", 4, 2, "beginner", ("Ann", "Bob"), "en", "base", bots="uniform")


class Typist:
    """A desk whose reader is a function of the page that was just shown; None is the end of the input."""

    def __init__(
        self, answer: Answer, language: str = "en", size: tuple[int, int] = (100, 45), terminal: bool = False
    ) -> None:
        self.pages: list[str] = []
        self.typed: list[str] = []
        self._answer = answer
        self._shown = 0
        self.out = io.StringIO()
        console = Console(
            file=self.out,
            width=size[0],
            height=size[1],
            force_terminal=terminal,
            color_system="truecolor" if terminal else None,
            highlight=False,
            emoji=False,
            markup=False,
        )
        self.texts = Texts(language)
        self.desk = Desk(console, self.texts, self._read)

    def _read(self) -> str | None:
        page = self.out.getvalue()[self._shown :]
        self._shown += len(page)
        self.pages.append(page)
        assert len(self.pages) < 2000, "the game does not end"
        line = self._answer(page)
        self.typed.append("" if line is None else line)
        return line

    @property
    def text(self) -> str:
        """All that was shown, broken lines joined."""
        return flat(self.out.getvalue())


def flat(text: str) -> str:
    """A page as running text without the board, so that a sentence can be found in it."""
    lines = [line[board.WIDTH :] if BOARD.match(line) else line for line in text.splitlines()]
    return " ".join("\n".join(lines).replace("\u00a0", " ").split())


def drawn(text: str) -> list[str]:
    """The board of a page."""
    return [line[: board.WIDTH] for line in text.splitlines() if BOARD.match(line)]


def script(lines: Iterable[str]) -> Answer:
    """Type these lines, then let the input end."""
    rest = iter(lines)
    return lambda page: next(rest, None)


def solo(lines: Iterable[str], language: str = "en", seed: int = 0, size: tuple[int, int] = (100, 45)) -> Typist:
    """A Solo game at which these lines are typed."""
    typist = Typist(script(lines), language, size)
    visit(typist.desk, Wanted("solo", None, None, "beginner", (), language, "base"), seed)
    return typist


def numbers(seed: object, texts: Texts) -> Answer:
    """Somebody who types nothing but numbers: an answer's, or two tokens of a program, now and then with adrenaline."""
    dice = Random(str(seed))
    prompt, again = flat(texts("term-prompt")), flat(texts("term-play-again"))

    def answer(page: str) -> str:
        shown = flat(ESCAPES.sub("", page))
        if again in shown:
            return "n"
        if not shown.endswith(f"{prompt} >"):
            return ""
        typed = str(dice.randint(1, 5))
        if "12" in shown and dice.random() < 0.8:
            typed += str(dice.randint(1, 5))
        return typed + "+" * ("12+" in shown and dice.random() < 0.2)

    return answer


def random_people(seed: int, wanted: Wanted = SUSPICION, terminal: bool = False) -> Typist:
    """Two people who type random numbers in a game with random seats."""
    typist = Typist(numbers(seed, Texts("en")), terminal=terminal)
    visit(typist.desk, wanted, seed)
    return typist
