"""`room25 train` says in one sentence what is missing."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner

from room25.cli import app
from room25.errors import Room25Error
from room25.train import command


def test_without_torch_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None if name == "torch" else object())
    with pytest.raises(Room25Error, match=r"training needs torch: pip install 'room25\[train\]'"):
        command.command(command.Order(Path("champion.toml")))


def test_a_device_that_does_not_exist_is_one_sentence() -> None:
    result = CliRunner().invoke(app, ["train", "champion.toml", "--device", "tpu"])
    assert isinstance(result.exception, Room25Error) and "no device 'tpu'" in str(result.exception)
