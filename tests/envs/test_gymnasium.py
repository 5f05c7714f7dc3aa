"""Gymnasium's own checker, in every mode of every edition; one seat with all kinds of bots in the others."""

from __future__ import annotations

import doctest
from pathlib import Path
from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env

import room25.envs.gymnasium as ours
from envs.kinds import by_kind, chosen
from room25.bots.contract import Budget
from room25.envs import encoding
from room25.errors import BadText, Room25Error
from room25.setup.kinds import GameKind

FEW = Budget(playouts=4)
MY_BOT = str(Path(__file__).resolve().parents[2] / "examples" / "my_bot.py")


@pytest.mark.filterwarnings("error")
@by_kind
def test_the_environment_checker_has_nothing_to_say(cell: GameKind) -> None:
    game = gymnasium.make(ours.ID, **chosen(cell), render_mode="ansi")
    check_env(game.unwrapped)


def random_game(game: Any, seed: int) -> tuple[float, int, int]:
    """What the seat got, after how many steps, and how often the seat was not its own."""
    seen, _ = game.reset(seed=seed)
    game.action_space.seed(seed)
    steps, wrong, ended, reward = 0, 0, False, 0.0
    while not ended:
        wrong += not (encoding.named(seen["observation"])["asked"] & encoding.named(seen["observation"])["mine"]).any()
        assert game.observation_space.contains(seen)
        seen, reward, ended, _, info = game.step(game.action_space.sample())
        assert "refused" not in info and (info["action_mask"] == seen["action_mask"]).all()
        steps += 1
    return reward, steps, wrong


@pytest.mark.parametrize(
    "bots", ["uniform", "cautious", "explorer", "search", MY_BOT], ids=lambda name: Path(name).stem
)
def test_a_seat_plays_with_every_kind_of_bot_and_is_asked_for_its_own_characters_only(bots: str) -> None:
    game = gymnasium.make(ours.ID, edition="base", mode="suspicion", seats=4, seat=2, bots=bots, budget=FEW).unwrapped
    for seed in range(3):
        reward, steps, wrong = random_game(game, seed)
        assert reward in (-1.0, 1.0) and steps > 3 and wrong == 0


def test_the_same_seed_gives_the_same_game_with_bots_and_all() -> None:
    for bots in ("explorer", MY_BOT):
        games = [gymnasium.make(ours.ID, mode="cooperation", seats=4, bots=bots).unwrapped for _ in range(2)]
        assert random_game(games[0], 5) == random_game(games[1], 5)


def test_an_action_that_is_not_offered_is_refused_in_words_and_changes_nothing() -> None:
    game = gymnasium.make(ours.ID, mode="solo").unwrapped
    before, _ = game.reset(seed=1)
    after, reward, ended, _, info = game.step(24)
    assert "action 24 is not offered" in info["refused"] and "clue c2" in info["refused"]
    assert (after["observation"] == before["observation"]).all() and reward == 0 and not ended


def test_what_cannot_be_is_said_in_one_sentence() -> None:
    with pytest.raises(BadText, match="there is no seat 4"):
        ours.OneSeat("base", mode="cooperation", seats=4, seat=4)
    with pytest.raises(Room25Error, match="there is no bot 'nobody'"):
        game = ours.OneSeat("base", mode="cooperation", seats=4, bots="nobody")
        game.reset(seed=1)
    with pytest.raises(Room25Error, match="cannot be set up"):
        ours.OneSeat("base", mode="suspicion", seats=9)


def test_the_session_of_the_module_runs() -> None:
    failed, tried = doctest.testmod(ours)
    assert tried > 3 and failed == 0
