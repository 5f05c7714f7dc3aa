"""Thousands of games at once are the same games: step by step those of one table, in the compiled rules and in C."""

from __future__ import annotations

import doctest
from random import Random

import numpy as np
import pytest

from envs.kinds import broadly, by_mode, chosen
from envs.reference import Reference, differences
from room25.bots.registry import RULE_BOTS
from room25.envs import actions, encoding, vector
from room25.envs.table import EnvSpec, Episode, seat_bots_of
from room25.errors import BadText
from room25.setup.kinds import GameKind

GAMES = 5


@broadly
def test_every_game_of_a_vector_is_the_game_of_one_table(cell: GameKind) -> None:
    games = vector.make(**chosen(cell), games=GAMES, seed=3)
    tables = [Episode(EnvSpec(cell.setup())) for _ in range(GAMES)]
    numbers = list(range(GAMES))
    for number, game in zip(numbers, tables):
        game.deal((3 << 32) + number)
    dice = Random(str(cell))
    ended = 0
    for _ in range(250):
        assert games.asked.tolist() == [game.seat for game in tables]
        for i, game in enumerate(tables):
            assert (games.masks[i] == game.mask()).all()
            assert (games.observations[i] == game.observe(game.seat)).all()
        given = [dice.choice(game.offered()) for game in tables]
        games.step(np.array(given))
        for i, game in enumerate(tables):
            game.act(given[i])
            assert games.done[i] == game.is_over
            assert games.rewards[i].tolist() == game.rewards()
            if game.is_over:
                ended += 1
                numbers[i] += GAMES
                game.deal((3 << 32) + numbers[i])
    assert ended > 2


@by_mode
def test_random_play_goes_on_for_ever_and_rewards_come_with_the_end(cell: GameKind) -> None:
    games = vector.make(**chosen(cell), games=64, seed=1, observe=False)
    ended = 0
    for _ in range(400):
        games.step(games.sample())
        assert (games.masks.sum(axis=1) > 0).all()
        assert not games.rewards[~games.done].any()
        assert (np.abs(games.rewards) <= 1).all()
        ended += int(games.done.sum())
    assert ended > 64
    assert not games.observations.any()


def test_bots_sit_in_the_other_seats() -> None:
    games = vector.make("base", mode="suspicion", seats=4, games=32, seed=2, bots="explorer", seat=1)
    one = Episode(EnvSpec(GameKind("base", "suspicion", "standard", 4).setup()))
    seat_bots = seat_bots_of({seat: "explorer" for seat in (0, 2, 3)})
    one.deal((2 << 32) + 7, seat_bots)
    for _ in range(200):
        assert (games.asked == 1).all()
        assert (games.observations[7] == one.observe(1)).all()
        given = games.sample()
        one.play(int(given[7]), seat_bots)
        games.step(given)
        if one.is_over:
            break
    assert games.done[7] and games.rewards[7].tolist() == one.rewards()


@by_mode
def test_advice_is_what_the_interpreted_bot_answers_and_changes_nothing(cell: GameKind) -> None:
    games = vector.make(**chosen(cell), games=GAMES, seed=3)
    unasked = vector.make(**chosen(cell), games=GAMES, seed=3)
    same = Reference(cell, GAMES, seed=3)
    for step in range(12):
        for bot in RULE_BOTS:
            advised = games.advice(bot).copy()
            assert (advised == same.advice(bot)).all() and (advised == games.advice(bot)).all()
            assert games.masks[np.arange(GAMES), advised].all()
        given = unasked.sample().copy()
        assert (games.sample() == given).all(), step
        for vectors in (games, unasked, same):
            vectors.step(given)
        assert not differences(games, unasked) and not differences(games, same)
    with pytest.raises(BadText, match="'search' is not a rule bot"):
        games.advice("search")


def test_sampling_is_fair_over_what_is_offered() -> None:
    games = vector.make("base", mode="cooperation", seats=4, games=4000, seed=1)
    drawn = np.bincount(games.sample(), minlength=actions.SIZE)
    assert drawn[16:20].sum() == 4000 and (drawn[16:20] > 850).all()


def test_an_action_that_is_not_offered_is_refused_and_its_game_stands_still() -> None:
    games = vector.make("base", mode="cooperation", seats=4, games=8, seed=1)
    given = games.sample().copy()
    given[5] = 24
    before = games.observations[5].copy()
    with pytest.raises(
        actions.IllegalAction, match=r"game 5: action 24 is not offered; offered are \[16, 17, 18, 19\]"
    ):
        games.step(given)
    assert (games.observations[5] == before).all()
    with pytest.raises(actions.IllegalAction, match="game 2: actions run from 0 to 599"):
        given[2] = -1
        games.step(given)


def test_what_cannot_be_is_said_in_one_sentence() -> None:
    with pytest.raises(BadText, match="there is no device 'abacus'"):
        vector.make(device="abacus")
    with pytest.raises(BadText, match="'search' is not a rule bot"):
        vector.make("base", mode="suspicion", seats=4, bots="search")
    with pytest.raises(BadText, match="0 games are none"):
        vector.make(games=0)


def test_the_arrays_never_move() -> None:
    games = vector.make("base", mode="solo", games=4)
    held = games.observations, games.masks, games.rewards, games.done, games.asked
    for _ in range(30):
        games.step(games.sample())
    assert all(a is b for a, b in zip(held, (games.observations, games.masks, games.rewards, games.done, games.asked)))
    assert encoding.named(held[0])["question"].sum() == 4


def test_the_session_of_the_module_runs() -> None:
    failed, tried = doctest.testmod(vector)
    assert tried > 3 and failed == 0
