"""The front door: what `import room25` gives, that it is typed and light, and that it says what there is."""

from __future__ import annotations

import ast
import doctest
import inspect
import subprocess
import sys
from pathlib import Path

import pytest

import room25

sys.path.insert(0, str(Path(__file__).parents[1] / "tools"))
import exports

SOURCE = Path(inspect.getfile(room25)).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", room25.__all__)
def test_what_is_promised_is_there(name: str) -> None:
    assert getattr(room25, name) is not None
    assert name in dir(room25)


def test_readers_and_type_checkers_see_the_same_names() -> None:
    """What is loaded late is imported for type checkers, once each, and nothing else is."""
    (checked,) = [
        node
        for node in ast.parse(SOURCE).body
        if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING"
    ]
    imported = [
        alias.asname or alias.name for node in checked.body if isinstance(node, ast.ImportFrom) for alias in node.names
    ]
    assert sorted([*imported, "__version__", "bots", "editions"]) == sorted(room25.__all__)


def test_the_names_are_in_order_and_documented() -> None:
    assert room25.__all__ == sorted(room25.__all__)
    undocumented = [
        name for name in room25.__all__ if callable(getattr(room25, name)) and not getattr(room25, name).__doc__
    ]
    assert undocumented == []


def test_a_wrong_name_is_answered_with_the_right_ones() -> None:
    with pytest.raises(AttributeError, match=r"room25 has no 'Gmae'; it has .*Game"):
        room25.Gmae  # noqa: B018


def test_the_session_of_the_front_door_runs() -> None:
    assert doctest.testmod(room25).failed == 0


def test_importing_it_loads_nothing_of_the_game() -> None:
    code = "import room25, sys; print(*[name for name in sys.modules if name.startswith('room25.')])"
    found = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == ""


def test_the_command_line_says_its_version() -> None:
    found = subprocess.run([sys.executable, "-m", "room25", "--version"], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == f"room25 {room25.__version__}"


def test_every_module_says_what_others_use_of_it() -> None:
    """`__all__` is true everywhere: nobody reaches past it, and nothing is promised that nobody needs."""
    known = exports.modules()
    asked = exports.used(known)
    other = [
        name
        for name, path in known.items()
        if name != "room25" and exports.listed(path) != exports.wanted(path, asked[name])
    ]
    assert not other, "run tools/exports.py: " + ", ".join(other)
