"""`room25 soak`: many random games of every edition, mode and level, each state of them checked."""

from __future__ import annotations

from typing import Annotated

import typer


def soak(
    games: Annotated[int, typer.Option(min=1, help="Games for each edition, mode and level.")] = 100_000,
    edition: Annotated[str, typer.Option(help="Only this edition.")] = "",
    mode: Annotated[str, typer.Option(help="Only this mode.")] = "",
    seed: Annotated[int, typer.Option(help="The first seed; game n is dealt with seed + n.")] = 1,
) -> None:
    """Play random games without end and stop at the first state that cannot be: tiles, people, tokens and cards are counted each time."""
    import time

    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    from room25.setup.kinds import Cell, cells
    from room25.compile import cpu
    from room25.errors import BadText

    wanted = [cell for cell in cells() if edition in ("", cell.edition) and mode in ("", cell.mode)]
    if not wanted:
        raise BadText(f"nothing to play: there is no {edition} {mode}")
    compiled = cpu.rules()
    groups: dict[tuple[str, str, str], list[Cell]] = {}
    for cell in wanted:
        groups.setdefault((cell.edition, cell.mode, cell.level), []).append(cell)
    decisions = 0
    began = time.perf_counter()
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, transient=True) as progress:
        task = progress.add_task("", total=len(groups) * games)
        for name, group in groups.items():
            progress.update(task, description=" ".join(name))
            for i, cell in enumerate(group):
                share = games // len(group) + (1 if i < games % len(group) else 0)
                done = 0
                while done < share:
                    batch = min(5_000, share - done)
                    decisions += cell.soak(compiled, seed + done, batch)
                    done += batch
                    progress.advance(task, batch)
    seconds = time.perf_counter() - began
    print(f"{len(groups)} kinds of game, {games:,} games each, {decisions:,} decisions, no fault, {seconds:.0f} s")
