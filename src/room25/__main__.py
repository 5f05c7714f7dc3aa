"""The door: `room25 …` and `python -m room25 …`. No traceback reaches a user."""

from __future__ import annotations

import sys
from pathlib import Path


def main() -> None:
    """Run the command line; our own errors become one sentence and exit code 1, and so do those of an expansion's rules."""
    from room25.errors import Room25Error

    try:
        from room25.cli import app

        app()
    except Room25Error as error:
        print(f"room25: {error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)
    except Exception as error:
        where = _in_rules_from_outside(error)
        if not where:
            raise
        print(f"room25: {where}: {type(error).__name__}: {error}", file=sys.stderr)
        sys.exit(1)


def _in_rules_from_outside(error: Exception) -> str:
    """The place in an expansion's own rules where it happened, if it happened there."""
    import traceback

    from room25.engine.rules.registry import OUTSIDE

    places = [at for at in traceback.extract_tb(error.__traceback__) if Path(at.filename) in OUTSIDE]
    return f"{places[-1].filename}, line {places[-1].lineno}" if places else ""


if __name__ == "__main__":
    main()
