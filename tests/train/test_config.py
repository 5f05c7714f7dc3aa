"""A training run is one file: every key has a default, and what cannot be is refused with a sentence."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from room25.errors import BadText
from room25.setup.kinds import game_kinds
from room25.train.config import TrainConfig, from_data, measured, mixture, read

READY = sorted((Path(__file__).resolve().parents[2] / "docs" / "training").glob("*.toml"))


@pytest.mark.parametrize("path", READY, ids=lambda path: path.stem)
def test_the_ready_runs_can_be_read(path: Path) -> None:
    config = read(path)
    games = mixture(config)
    assert sum(games.values()) == config.games and min(games.values()) > 0
    assert measured(config)


def test_the_champion_plays_every_kind_of_game() -> None:
    champion = next(path for path in READY if path.stem == "champion")
    assert set(mixture(read(champion))) == set(game_kinds())


def test_weights_say_who_gets_how_many_games() -> None:
    cells = [{"edition": "base", "mode": "solo", "weight": 3}, {"edition": "base", "mode": "team", "seats": 4}]
    games = mixture(from_data({"games": 400, "cells": cells}, "here"))
    assert [(kind.mode, kind.seats, n) for kind, n in games.items()] == [("solo", 1, 300), ("team", 4, 100)]


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ({"gamez": 3}, "there is no 'gamez'; there are seed"),
        ({"ppo": {"rat": 1}}, r"here, \[ppo\]: there is no 'rat'"),
        ({"ppo": 3}, r"here, \[ppo\] must be a table"),
        ({"games": "many"}, "games is 'many', and should be of the kind int"),
        ({"steps": 10, "slices": 4}, "10 steps cannot be cut into 4 slices"),
        ({"cells": [{"edition": "nope"}]}, "there are no games nope"),
        ({"cells": []}, "cells is a list of tables"),
        ({"games": 100}, "100 games are too few for 129 kinds"),
        ({"imitation": {"bot": "search"}}, "'search' is not a rule bot"),
        ({"asides": 200}, "a seat may do 0 to 100 things"),
        ({"minutes": 0}, "a run needs time"),
    ],
)
def test_what_cannot_be_is_one_sentence(data: dict[str, Any], said: str) -> None:
    with pytest.raises(BadText, match=said):
        from_data(data, "here")


def test_a_file_that_is_none_is_one_sentence(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="cannot be read"):
        read(tmp_path / "no.toml")
    (tmp_path / "bad.toml").write_text("games = ", encoding="utf-8")
    with pytest.raises(BadText, match="is no TOML"):
        read(tmp_path / "bad.toml")


def test_nothing_said_is_every_kind_of_game() -> None:
    assert set(mixture(TrainConfig())) == set(game_kinds())
