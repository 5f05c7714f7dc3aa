"""`room25 warm`: compile the rules ahead of time, so that nobody waits for it later."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

    from room25.compile.cpu import Compiled


def warm() -> None:
    """Compile the rules for this machine, once; bots, searches and the benchmark then start at once."""
    from rich.console import Console

    from room25.compile import cpu

    console = Console()
    require_numba()
    was_warm = look(console)
    began = time.perf_counter()
    compile_with_progress(console)
    took = time.perf_counter() - began
    done = "The rules were compiled before: loaded" if was_warm else "Compiled"
    console.print(f"{done} in {took:.1f} s. They are kept in [dim]{cpu.cache_folder()}[/dim].", highlight=False)


def look(console: Console) -> bool:
    """Return whether the rules are compiled. Importing Numba alone takes a second or two, so this console is told."""
    from room25.cli.progress import told
    from room25.compile import cpu

    with told(console) as tell:
        tell(0, 0, "looking for the compiled rules")
        return cpu.is_warm()


def compile_with_progress(console: Console) -> Compiled:
    """The compiled rules, with a bar on this console while they are being made or loaded."""
    from room25.cli.progress import told
    from room25.compile import cpu

    doing = "loading" if cpu.is_warm() else "compiling"
    if doing == "compiling":
        console.print("Compiling the rules for this machine. This happens once, and again after an update.")
    with told(console) as tell:
        return cpu.build(lambda done, of, name: tell(done, of, name and f"{doing} {name}"))


def compiled_elsewhere(aside: Console | None = None) -> Compiled:
    """Return the compiled rules; another process makes them if they are not there yet, and `aside` is told how far it is.

    Machine code that is loaded from disk runs a third faster than the same code in the process that has just compiled it, in which every
    entry shares its functions with a hundred others: so a measurement loads it.
    """
    import subprocess
    import sys

    from room25.compile import cpu

    if not (look(aside) if aside else cpu.is_warm()):
        subprocess.run([sys.executable, "-m", "room25", "warm"], check=True, stdout=sys.stderr)
    return compile_with_progress(aside) if aside else cpu.rules()


def require_numba() -> None:
    """Raise Room25Error if the compiler is missing."""
    from importlib.util import find_spec

    from room25.errors import Room25Error

    if find_spec("numba") is None:
        raise Room25Error("compiling the rules needs Numba, which is not installed: pip install 'room25[compiled]'")
