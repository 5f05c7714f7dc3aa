"""The compiled rules for a command, and `room25 warm`, which nobody needs any more: they are compiled in seconds when they are wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

    from room25.compile.cpu import Compiled

__all__ = ["compiled_rules", "warm"]


def warm() -> None:
    """Compile the rules for this machine now. There is no need to: whatever wants them does so itself, in seconds."""
    from rich.console import Console

    from room25.compile import cpu, native

    console = Console(highlight=False, soft_wrap=True)
    was_ready = cpu.is_ready()
    compiled_rules(console)
    done = "were compiled before" if was_ready else "are compiled"
    console.print(f"The rules {done} and lie in [dim]{native.cache_folder()}[/dim].")
    console.print("`room25 warm` will go: whatever wants compiled rules makes them itself, in seconds.")


def compiled_rules(console: Console) -> Compiled:
    """The compiled rules; this console is told if they must be made first. Raises Room25Error if there is no compiler."""
    from room25.compile import cpu

    if cpu.is_possible() and not cpu.is_ready():
        console.print("Compiling the rules for this machine, once: this takes a few seconds.", highlight=False)
    return cpu.rules()
