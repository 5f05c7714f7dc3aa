"""`room25 new` writes files that work, and refuses what could not."""

from __future__ import annotations

from pathlib import Path

import pytest

from expansions.guide import run
from room25.errors import BadText
from room25.setup.editions import PRINTED
from room25.studio import new


@pytest.mark.parametrize("edition", [name for name in PRINTED if name in new.PLAYED_IN])
def test_what_is_new_passes_its_own_check_in_every_edition(tmp_path: Path, edition: str) -> None:
    folder = tmp_path / "mine"
    new.expansion(folder, edition)
    for key in ("furnace", "ice_box", "emptier"):
        new.room(folder, key)
    for key in ("siren", "lullaby"):
        new.card(folder, key)
    said = run(tmp_path, ["room25", "check", "mine", "--games", "0"])
    assert "10 passed, 0 failed" in said  # a scenario and a rule each


def test_what_cannot_be_is_refused_before_anything_is_written(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="'Mine' is no name"):
        new.expansion(tmp_path / "Mine", "base")
    with pytest.raises(BadText, match="there is no edition 'bas'"):
        new.expansion(tmp_path / "mine", "bas")
    with pytest.raises(BadText, match="there is an edition 'base' already"):
        new.expansion(tmp_path / "base", "base")
    with pytest.raises(BadText, match="is no expansion"):
        new.room(tmp_path, "furnace")
    folder = tmp_path / "mine"
    new.expansion(folder, "base")
    with pytest.raises(BadText, match="is there already"):
        new.expansion(folder, "base")
    with pytest.raises(BadText, match="based on base, which has no adrenaline"):
        new.room(folder, "furnace")
    with pytest.raises(BadText, match="there is a room 'acid' in the game already"):
        new.room(folder, "acid")
    with pytest.raises(BadText, match="'A B' is no key for a card"):
        new.card(folder, "A B")
    assert sorted(path.name for path in folder.rglob("*.*")) == ["en.ftl", "expansion.toml", "mine.toml"]
