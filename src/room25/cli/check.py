"""`room25 check`: run scenario files and say what does not hold."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated

import typer

__all__ = ["check"]


def check(
    files: Annotated[list[Path], typer.Argument(help="Scenario files, or folders of them.")],
    edition: Annotated[str, typer.Option(help="Run only the scenarios of this edition.")] = "",
    as_json: Annotated[bool, typer.Option("--json", help="Print one object instead of lines.")] = False,
) -> None:
    """Run rule examples: one line for each that does not hold, then `N passed, M failed`."""
    from room25.errors import BadText
    from room25.scenario import check_files
    from room25.setup.editions import EDITIONS

    if edition and edition not in EDITIONS:
        raise BadText(f"{edition!r} is no edition; editions are {', '.join(EDITIONS)}")
    passed, failed = check_files(files, edition)
    if as_json:
        rows = [{"file": failure.file, "name": failure.name, "reason": failure.reason} for failure in failed]
        print(json.dumps({"passed": passed, "failed": rows}, ensure_ascii=False))
    else:
        for failure in failed:
            print(failure)
        print(f"{passed} passed, {len(failed)} failed")
    raise typer.Exit(1 if failed else 0)
