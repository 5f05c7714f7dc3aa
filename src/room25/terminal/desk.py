"""The desk: what the terminal shows and what the people at it type."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable

from rich.console import Console
from rich.text import Text

from room25.terminal.wrap import wrapped
from room25.texts import Texts

__all__ = ["Desk", "Left", "NARROW", "at_this_terminal"]

NARROW = 80  # columns; below that the plain drawing is shown
FORGET = "\x1b[3J"  # empties what a terminal keeps above the screen


class Left(Exception):
    """Nobody is at the keyboard any more: the input has ended."""


class Desk:
    """A console, a language, and a way to read one line."""

    def __init__(self, console: Console, texts: Texts, read: Callable[[], str | None]) -> None:
        self.console = console
        self.texts = texts
        self._read = read

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int:
        return self.console.height

    def ask(self, prompt: str = "") -> str:
        """One typed line without the spaces around it; raises `Left` if the input has ended."""
        *before, last = wrapped([Text(prompt, "dim")], self.width - 12, indent=0)
        self.show(before)
        self.console.print(last.append(" > " if prompt else "> ", "bold not dim"), end="")
        line = self._read()
        if line is None:
            raise Left
        if not self.console.is_terminal:
            self.console.print()  # nobody pressed Enter if the answers come from a file
        return line.strip()

    def show(self, lines: Iterable[Text]) -> None:
        """Lines that are already as wide as they may be."""
        listed = list(lines)
        if listed:
            self.console.print(Text("\n").join(listed), no_wrap=True, overflow="ellipsis", crop=True)

    def say(self, text: str | Text, style: str = "", indent: int = 0) -> None:
        """A paragraph, broken at words."""
        self.show(wrapped([Text(text, style) if isinstance(text, str) else text], self.width, indent))

    def clear(self, forget: bool = False) -> None:
        """An empty screen; `forget` also empties what scrolled away, so that the next person cannot read it."""
        self.console.clear()
        if forget and self.console.is_terminal:
            self.console.file.write(FORGET)
            self.console.file.flush()

    def page(self, lines: Iterable[Text | str]) -> None:
        """Pages of their own, an Enter each; whatever else is typed skips the rest."""
        texts = [Text(line) if isinstance(line, str) else line for line in lines]
        rest = wrapped(texts, self.width)
        most = max(self.height - 2, 5)
        while rest:
            self.clear()
            self.show(rest[:most])
            rest = rest[most:]
            if self.ask(self.texts("term-continue")):
                return


def at_this_terminal(texts: Texts) -> Desk:
    """The desk of whoever started the program.

    Lines are read without an editor on purpose: an editor keeps a history, in which the next person would find what the last one typed.
    """
    for stream in (sys.stdin, sys.stdout):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal without our signs shows others; it does not end the game
    return Desk(Console(highlight=False, emoji=False, markup=False), texts, lambda: sys.stdin.readline() or None)
