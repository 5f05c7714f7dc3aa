"""The messages are closed lists, and the browser's types are all of them."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from typing import get_args

import msgspec
import pytest

from room25.game import Game
from room25.server import bodies, messages, typescript, wire
from room25.server.messages import Hello, Play, Update, read, write

REFUSED = {
    "no JSON": b"{",
    "no object": b"[]",
    "no type": b'{"id":"a","text":"alice pass"}',
    "a type that nobody knows": b'{"type":"undo","id":"a"}',
    "a message of ours": b'{"type":"accepted","id":"a","number":1}',
    "a field too many": b'{"type":"play","id":"a","text":"alice pass","seat":3}',
    "a field too few": b'{"type":"play","id":"a"}',
    "an id with a colon": b'{"type":"play","id":"bot:1","text":"alice pass"}',
    "an id with a new line": b'{"type":"play","id":"a\\n","text":"alice pass"}',
    "an empty id": b'{"type":"play","id":"","text":"alice pass"}',
    "a text with a zero": b'{"type":"play","id":"a","text":"alice \\u0000"}',
    "a text too long": b'{"type":"play","id":"a","text":"' + b"x" * 201 + b'"}',
    "a number for a text": b'{"type":"play","id":"a","text":7}',
    "a count below zero": b'{"type":"hello","table":"a","since":-1}',
    "objects without an end": b'{"a":' * 1600,
    "half a character": b'{"type":"play","id":"a","text":"\xff"}',
}


def test_what_a_client_says_is_read() -> None:
    assert read(b'{"type":"hello","table":"abc"}') == Hello("abc", "", 0)
    assert read('{"type":"play","id":"1","text":"alice move b2"}') == Play("1", "alice move b2")


@pytest.mark.parametrize("data", REFUSED.values(), ids=REFUSED)
def test_everything_else_is_refused(data: bytes) -> None:
    with pytest.raises((msgspec.DecodeError, UnicodeError)):
        read(data)


def test_a_view_goes_over_the_wire_and_back() -> None:
    game = Game.new("ultimate-en", seats=5, seed=3)
    for pov in range(-1, 5):
        update = Update(next(wire.views(game, [pov], 0, 0)))
        assert msgspec.json.decode(write(update), type=messages.ToClient) == update
        assert update.view.until == len(update.view.events)


def test_a_setup_goes_over_the_wire_and_back() -> None:
    setup = Game.new("base", options=["no_reminders"], characters=["max", "alice", "kevin", "franck"], seed=1).setup
    assert wire.setup(wire.chosen(setup)) == setup


def test_the_types_of_the_browser_are_complete() -> None:
    text = typescript.write()
    for kind in (*vars(messages).values(), *vars(bodies).values()):
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not msgspec.Struct:
            found = re.search(rf"^export interface {kind.__name__} {{\n(.*?)^}}", text, re.MULTILINE | re.DOTALL)
            assert found, f"{kind.__name__} is missing"
            fields = re.findall(r"^  (\w+)\??:", found[1], re.MULTILINE)
            tag = ["type"] if kind.__struct_config__.tag else []
            assert fields == [*tag, *kind.__struct_fields__]
    for name, union in typescript.UNIONS.items():
        assert f"export type {name} = {' | '.join(kind.__name__ for kind in get_args(union))};" in text
    assert all(f'"{code}"' in text for code in get_args(messages.Code))
    assert "any" not in re.findall(r"\w+", re.sub(r"/\*\*.*?\*/", "", text))


def test_the_types_of_the_browser_are_the_same_every_time() -> None:
    for seed in ("1", "2"):
        run = subprocess.run(
            [sys.executable, "-m", "room25.server.typescript"],
            env=os.environ | {"PYTHONHASHSEED": seed},
            check=True,
            capture_output=True,
            text=True,
        )
        assert run.stdout == typescript.write()
