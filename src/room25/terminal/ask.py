"""Questions before the game: one of a few things, or a number; Enter alone takes what is proposed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.text import Text

from room25.terminal.desk import Desk, Left
from room25.terminal.square import NUMBER

__all__ = ["number", "pick"]


def pick(
    desk: Desk, question: str, names: Mapping[str, str], default: str, helps: Mapping[str, str] | None = None
) -> str:
    """One of a few things, by number or by the beginning of its name."""
    keys = list(names)
    desk.say("")
    desk.say(question, "bold")
    for i, key in enumerate(keys, start=1):
        line = Text(" ").append(str(i), NUMBER).append(f" {names[key]}", "bold")
        desk.say(line.append(f"  {helps[key]}", "dim") if helps else line, indent=3)
    while True:
        typed = _answer(desk, names[default]).casefold()
        if not typed:
            return default
        if typed.isdecimal() and 1 <= int(typed) <= len(keys):
            return keys[int(typed) - 1]
        whole = [key for key in keys if typed in (key, names[key].casefold())]
        found = whole or [key for key in keys if names[key].casefold().startswith(typed) or key.startswith(typed)]
        if len(found) == 1:
            return found[0]
        options = ", ".join(names.values())
        desk.say(desk.texts("term-wrong-choice", typed=typed, options=options), "red")


def number(desk: Desk, question: str, allowed: Sequence[int], default: int) -> int:
    """A number out of a few."""
    desk.say("")
    desk.say(question, "bold")
    while True:
        typed = _answer(desk, str(default))
        if not typed:
            return default
        if typed.isdecimal() and int(typed) in allowed:
            return int(typed)
        options = ", ".join(map(str, allowed))
        desk.say(desk.texts("term-wrong-choice", typed=typed, options=options), "red")


def _answer(desk: Desk, default: str) -> str:
    typed = desk.ask(desk.texts("term-default", value=default))
    if typed.lower() in ("quit", "exit"):
        raise Left
    return typed
