"""`room25 soak`: many random games of every edition, mode and level, each state of them checked."""

from __future__ import annotations

from typing import Annotated

import typer

from room25.cli.expansion import With

__all__ = ["soak"]

BATCH = 5_000  # games between two words about how far it is


def soak(
    games: Annotated[int, typer.Option(min=1, help="Games for each edition, mode and level.")] = 100_000,
    edition: Annotated[str, typer.Option(help="Only this edition.")] = "",
    mode: Annotated[str, typer.Option(help="Only this mode.")] = "",
    seed: Annotated[int, typer.Option(help="The first seed; game n is dealt with seed + n.")] = 1,
    with_: With = None,
) -> None:
    """Play random games without end and stop at the first impossible state: tiles, people, tokens and cards are counted each time."""
    import time

    from rich.console import Console

    from room25.cli.progress import told
    from room25.cli.warm import compiled_rules
    from room25.errors import BadText
    from room25.setup.kinds import GameKind, game_kinds

    wanted = [cell for cell in game_kinds() if edition in ("", cell.edition) and mode in ("", cell.mode)]
    if not wanted:
        raise BadText(f"nothing to play: there is no {edition} {mode}")
    aside = Console(stderr=True)
    compiled = compiled_rules(aside)
    groups: dict[tuple[str, str, str], list[GameKind]] = {}
    for cell in wanted:
        groups.setdefault((cell.edition, cell.mode, cell.level), []).append(cell)
    decisions = played = 0
    began = time.perf_counter()
    with told(aside) as tell:
        for group in groups.values():
            for i, cell in enumerate(group):
                share = games // len(group) + (1 if i < games % len(group) else 0)
                for first in range(0, share, BATCH):
                    tell(played, len(groups) * games, str(cell))
                    batch = min(BATCH, share - first)
                    decisions += cell.soak(compiled, seed + first, batch)
                    played += batch
    seconds = time.perf_counter() - began
    print(f"{len(groups)} kinds of game, {games:,} games each, {decisions:,} decisions, no fault, {seconds:.0f} s")
