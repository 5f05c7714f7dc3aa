"""Many games at once for Gymnasium: in every place the game of one seat alone, with masks, ends that can be seen, and next games."""

from __future__ import annotations

import doctest
from typing import Any

import gymnasium
import numpy as np
import pytest

import room25.envs.gymnasium as ours
import room25.envs.gymnasium_vector as many
from envs.kinds import broadly, chosen
from room25.errors import BadText
from room25.setup.kinds import GameKind


def draw(masks: Any, dice: Any) -> Any:
    """A random offered action in every game; anything where none is."""
    return np.array([dice.choice(np.flatnonzero(row)) if row.any() else 0 for row in masks])


@broadly
def test_every_place_plays_the_game_of_one_seat_alone(cell: GameKind) -> None:
    games: Any = gymnasium.make_vec(
        ours.ID, num_envs=3, vectorization_mode="vector_entry_point", **chosen(cell), seat=cell.seats - 1
    )
    alone = [gymnasium.make(ours.ID, **chosen(cell), seat=cell.seats - 1).unwrapped for _ in range(3)]
    dice = np.random.default_rng(1)
    seen, _ = games.reset(seed=5)
    for i, game in enumerate(alone):
        game.reset(seed=5 + i)
    over = np.zeros(3, bool)
    for _ in range(2000):
        assert games.observation_space.contains(seen)
        given = draw(seen["action_mask"], dice)
        seen, rewards, ended, cut, info = games.step(given)
        assert "refused" not in info and not cut.any()
        for i in np.flatnonzero(~over).tolist():
            shown, reward, is_over, _, _ = alone[i].step(int(given[i]))
            assert (shown["observation"] == seen["observation"][i]).all()  # the last one, too
            assert (shown["action_mask"] == seen["action_mask"][i]).all()
            assert reward == rewards[i] and is_over == ended[i]
        over |= ended
        if over.all():
            break
    assert over.all()


def test_the_step_after_an_end_deals_and_pays_nothing() -> None:
    games: Any = gymnasium.make_vec(
        ours.ID, num_envs=20, vectorization_mode="vector_entry_point", mode="solo", asides=0
    )
    dice = np.random.default_rng(2)
    seen, _ = games.reset(seed=1)
    before, ends = np.zeros(20, bool), 0
    for _ in range(200):
        seen, rewards, ended, _, info = games.step(draw(seen["action_mask"], dice))
        assert "refused" not in info
        assert (rewards[before] == 0).all() and not ended[before].any()
        assert (rewards[ended] != 0).all() and not seen["action_mask"][ended].any()
        assert seen["action_mask"][~ended].any(axis=1).all()
        before, ends = ended, ends + int(ended.sum())
    assert ends > 20


def test_what_is_not_offered_is_refused_and_the_others_go_on() -> None:
    games: Any = many.ManyGames(3, mode="solo")
    seen, _ = games.reset(seed=1)
    given = draw(seen["action_mask"], np.random.default_rng(3))
    given[1] = 599
    after, _, _, _, info = games.step(given)
    assert info["_refused"].tolist() == [False, True, False] and "action 599 is not offered" in info["refused"][1]
    assert (after["observation"][1] == seen["observation"][1]).all()
    assert (after["observation"][0] != seen["observation"][0]).any()


def test_version_1_and_options_of_the_host() -> None:
    games: Any = many.ManyGames(2, "ultimate-en", mode="cooperation", seats=3, observation="v1")
    assert games.reset(seed=1)[0]["observation"].shape == (2, 2944) == games.observation_space["observation"].shape
    with pytest.raises(BadText, match="'search' is not a rule bot"):
        many.ManyGames(bots="search")
    with pytest.raises(BadText, match="there is no seat 4"):
        many.ManyGames(mode="cooperation", seats=4, seat=4)


def test_its_first_lines_are_true() -> None:
    assert doctest.testmod(many).failed == 0
