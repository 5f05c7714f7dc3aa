"""`room25 check`: run scenario files and say what does not hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

from room25.cli.expansion import With

__all__ = ["check"]


def check(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, folders of them, or expansions.")],
    edition: Annotated[str, typer.Option(help="Run only the scenarios of this edition.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one object instead of lines.")] = False,
    games: Annotated[
        int,
        typer.Option(
            min=0, help="Random games of every kind that an expansion is held to; 100 times as many compiled."
        ),
    ] = 2,
    with_: With = None,
) -> None:
    """Run rule examples: one line for each that does not hold, then `N passed, M failed`.

    An expansion is also held to what the game's own rooms are held to.
    """
    from room25.errors import BadText
    from room25.scenario import check_files
    from room25.setup import editions
    from room25.studio import check as studio

    expansions = studio.load_all(files)
    for expansion in expansions:
        for note in expansion.notes:
            typer.echo(f"{expansion.name}: {note}.", err=True)
    if edition and edition not in editions.EDITIONS:
        raise BadText(f"{edition!r} is no edition; editions are {', '.join(editions.EDITIONS)}")
    passed, failed = check_files(files, edition)
    for expansion in expansions:
        held, lacking = studio.check(expansion, games)
        passed += held
        failed += lacking
    if as_json:
        rows = [{"file": failure.file, "name": failure.name, "reason": failure.reason} for failure in failed]
        print(json.dumps({"passed": passed, "failed": rows}, ensure_ascii=False))
    else:
        for failure in failed:
            print(failure)
        print(f"{passed} passed, {len(failed)} failed")
    raise typer.Exit(1 if failed else 0)
