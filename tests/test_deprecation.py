"""Old names go on working for a version: they give the renamed thing and say what it is called now."""

from __future__ import annotations

import importlib

import pytest

RENAMED = (
    ("room25.envs.vector", "Games", "VectorEnv"),
    ("room25.lab.metric", "Piece", "ReportPiece"),
    ("room25.lab.metric", "Table", "ReportTable"),
    ("room25.lab.run", "Run", "StudyRun"),
)


@pytest.mark.parametrize(("module", "old", "new"), RENAMED)
def test_an_old_name_gives_the_new_thing_and_says_so(module: str, old: str, new: str) -> None:
    home = importlib.import_module(module)
    with pytest.warns(DeprecationWarning, match=f"{module}.{old} is called {new} now"):
        assert getattr(home, old) is getattr(home, new)


def test_a_name_that_never_was_is_still_an_error() -> None:
    with pytest.raises(AttributeError, match="has no attribute 'Tabel'"):
        importlib.import_module("room25.lab.metric").Tabel  # noqa: B018
