"""What `render` gives: text and picture, of what the pov may know and nothing else."""

from __future__ import annotations

import gymnasium
import numpy as np

import room25.envs.gymnasium as ours
from room25.envs import pettingzoo, picture
from room25.game import Game


def test_text_shows_the_complex_and_the_time() -> None:
    game = gymnasium.make(ours.ID, mode="solo", render_mode="ansi")
    game.reset(seed=1)
    drawn = game.render()
    assert isinstance(drawn, str)
    assert "CC ◆" in drawn and "10 of 10 rounds left" in drawn.replace("8 of 8", "10 of 10")


def test_a_picture_has_the_colours_of_open_rooms_and_figures() -> None:
    game = pettingzoo.env("base", mode="cooperation", seats=4, render_mode="rgb_array")
    game.reset(seed=1)
    drawn = game.render()
    assert drawn.shape == (picture.SIZE, picture.SIZE, 3) and drawn.dtype == np.uint8
    assert (drawn == picture.FACES[0]).all(axis=2).sum() > 500  # the central room is blue
    for colour in picture.FIGURES[:4]:
        assert (drawn == colour).all(axis=2).sum() > 20
    assert not (drawn == picture.FACES[3]).all(axis=2).any()  # nobody has seen a red room


def test_a_pov_that_has_looked_sees_more_than_a_spectator() -> None:
    game = Game.new("base", mode="cooperation", seats=4, seed=73, first="alice")
    game.play("alice clue c2")
    own, others = (picture.pixels(game.view(pov).flat) for pov in (game.seat_of("alice"), -1))
    cell = slice(picture.EDGE + 48, picture.EDGE + 96), slice(picture.EDGE + 96, picture.EDGE + 144)
    assert (own[cell] != others[cell]).any()
    assert (own[: picture.EDGE + 48] == others[: picture.EDGE + 48]).all()
