"""`room25 rule`: what a rule id says."""

from __future__ import annotations

from typing import Annotated

import typer

from room25.cli.expansion import With

__all__ = ["rule"]


def rule(
    ids: Annotated[
        list[str],
        typer.Argument(help="Rule ids such as ROOM-VORTEX-01 or AMB-055; the beginning of one lists all that match."),
    ],
    with_: With = None,
) -> None:
    """Look rules up by id."""
    from room25.errors import BadText
    from room25.rulebook import rules

    book = rules()
    for wanted in ids:
        matching = [rule for key, rule in book.items() if key == wanted.upper()] or [
            rule for key, rule in book.items() if key.startswith(wanted.upper())
        ]
        if not matching:
            families = sorted({key.rsplit("-", 1)[0] for key in book})
            raise BadText(f"no rule is called {wanted!r}; ids begin with {', '.join(families)}")
        for item in matching:
            print(f"{item.id}  {item.text}\n")
