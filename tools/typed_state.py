"""Write the typed attributes of a state from the dictionary of its fields: `python tools/typed_state.py`. A test holds them equal."""

from __future__ import annotations

from pathlib import Path

from room25.engine.table.fields import FIELDS

PAGE = Path(__file__).resolve().parents[1] / "src" / "room25" / "engine" / "table" / "typed.py"
HEAD = '''"""The fields of a state for type checkers. Written by tools/typed_state.py: change fields.py and write it anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["Typed"]


class Typed:
    """Declares what `state.Flat` holds; the slots are Flat's own."""

    __slots__ = ()

    if TYPE_CHECKING:
'''


def page() -> str:
    """The whole file."""
    return HEAD + "".join(f"        {field.name}: {'list[int]' if field.length else 'int'}\n" for field in FIELDS)


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
