"""Somebody at the keyboard of the terminal game: types from a script and keeps every page that was shown."""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Iterable

from rich.console import Console

from room25.terminal import board
from room25.terminal.desk import Desk
from room25.terminal.door import visit
from room25.terminal.start import Wanted
from room25.texts import Texts

BOARD = re.compile(r"[ ←→\d]{3}[┃│┏┗┣┡┢]| {5,}[ ↑\d]* A .* E ")
Answer = Callable[[str], str | None]


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


def solo(lines: Iterable[str], language: str = "en", seed: int = 0, **options: object) -> Typist:
    """A Solo game at which these lines are typed."""
    typist = Typist(script(lines), language, **options)  # type: ignore[arg-type]
    visit(typist.desk, Wanted("solo", None, None, "beginner", (), language), seed)
    return typist
