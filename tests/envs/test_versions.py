"""Observations have versions: an environment is made for one by name, and everything about its rows follows from that."""

from __future__ import annotations

from pathlib import Path
from types import FunctionType
from typing import Any, cast

import numpy as np
import pytest

from room25.engine.learn.v0 import Piece
from room25.envs import encoding, vector
from room25.envs.gymnasium import OneSeat
from room25.envs.pettingzoo import raw_env
from room25.envs.versions import VERSIONS, ObservationVersion, version
from room25.errors import BadText

EXAMPLES = Path(__file__).resolve().parents[2] / "examples"
PIECES = (Piece("left", (1,), 16, "rounds left"), Piece("alive", (8,), 1, "it is alive"))


class Small:
    """An observation of nine numbers."""

    def __init__(self) -> None:
        self.left = 0
        self.alive = [0] * 8

    def numbers(self) -> list[int]:
        return [self.left, *self.alive]


def fill(view: Any, small: Small) -> None:
    small.left = view.rounds_left
    small.alive = [int(tile >= 0) for tile in view.stands_on]


def small_dtype() -> np.dtype[np.void]:
    return np.dtype([(piece.name, "i1", (piece.length,)) for piece in PIECES])


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> str:
    """A version of the test's own, told apart from version 0 at a glance."""
    made = ObservationVersion("small", PIECES, Small, small_dtype, cast(FunctionType, fill))
    monkeypatch.setitem(VERSIONS, "small", made)
    return made.name


def test_version_0_is_what_everybody_gets() -> None:
    assert version().name == "v0" and version().size == encoding.SIZE == 2504


def test_the_pieces_of_another_version_are_named_by_it(small: str) -> None:
    assert encoding.slices(small) == {"left": slice(0, 1), "alive": slice(1, 9)}
    assert encoding.named(np.arange(9), small)["alive"].tolist() == list(range(1, 9))
    assert [most.tolist() for most in encoding.bounds(small)] == [[0] * 9, [16, *[1] * 8]]


@pytest.mark.parametrize("bots", ["explorer", str(EXAMPLES / "my_bot.py")])
def test_an_environment_shows_the_version_that_it_was_made_for(small: str, bots: str) -> None:
    alone = OneSeat(mode="suspicion", bots=bots, compiled=False)
    game = OneSeat(mode="suspicion", bots=bots, compiled=False, observation=small)
    seen, _ = game.reset(seed=5)
    first, _ = alone.reset(seed=5)
    assert game.observation_space.sample()["observation"].shape == seen["observation"].shape == (9,)
    assert seen["observation"][0] == encoding.named(first["observation"])["left"][0] > 0
    assert seen["observation"][1:].sum() == 4


def test_a_version_that_does_not_exist_is_one_sentence() -> None:
    for make in (vector.make, raw_env, OneSeat):
        with pytest.raises(BadText, match="there are no observations 'v9'; there are v0"):
            make(observation="v9")
