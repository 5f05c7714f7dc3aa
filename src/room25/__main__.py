"""The door: `room25 …` and `python -m room25 …`. No traceback reaches a user."""

from __future__ import annotations

import sys


def main() -> None:
    """Run the command line; our own errors become one sentence and exit code 1."""
    from room25.errors import Room25Error

    try:
        from room25.cli import app

        app()
    except Room25Error as error:
        print(f"room25: {error}", file=sys.stderr)
        sys.exit(1)
    except KeyboardInterrupt:
        sys.exit(130)


if __name__ == "__main__":
    main()
