"""What a GPU runs, compiled for the processor, a thread at a time: its kernels play the interpreted games and see the same numbers."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from envs.host import CC, OnHost
from envs.kinds import broadly
from envs.reference import Reference, all_others, differences
from room25.bots.registry import RULE_BOTS
from room25.engine.entries import games as batch
from room25.engine.table.state import State, dtype, to_record
from room25.envs import vector
from room25.envs.table import EnvSpec, Episode
from room25.errors import Room25Error
from room25.setup.kinds import GameKind

GAMES = 3
needs_a_compiler = pytest.mark.skipif(CC is None, reason="no C++ compiler")


@needs_a_compiler
@broadly
def test_the_kernels_play_the_interpreted_games(cell: GameKind, tmp_path: Path) -> None:
    ours = OnHost(cell, tmp_path, GAMES, seed=5)
    same = Reference(cell, GAMES, seed=5)
    ended = i = 0
    while i < 60 or (not ended and i < 1000):
        assert not differences(ours, same)
        for bot in RULE_BOTS if i % 5 == 0 else ():
            assert (ours.advice(bot) == same.advice(bot)).all()
        given = same.sample()
        assert (ours.sample() == given).all()
        ours.step(given)
        same.step(given)
        ended += int(same.done.sum())
        i += 1
    assert ended > 0 and ours.wrong == GAMES
    ours.play(300)
    assert ours.ended.sum() == same.play(300) > 0
    assert not differences(ours, same)
    counted = ours.random_games(threads=2, seed=7, each=3)
    for thread in range(2):
        board = State()
        assert counted[thread].tolist() == [batch.run_games([same.laid, board], 7 + 3 * thread, 3), board.rng0]


@needs_a_compiler
@pytest.mark.parametrize("edition", ["base", "ultimate-en"])
@pytest.mark.parametrize("bot", RULE_BOTS)
def test_bots_sit_in_the_other_seats_of_a_kernel(edition: str, bot: str, tmp_path: Path) -> None:
    cell = GameKind(edition, "suspicion", "standard", 4)
    seat_bots = all_others(cell.seats, bot)
    ours = OnHost(cell, tmp_path, GAMES, seed=5, seat_bots=seat_bots)
    same = Reference(cell, GAMES, seed=5, seat_bots=seat_bots)
    ended = 0
    for _ in range(60):
        assert not differences(ours, same) and not same.asked.any()
        given = same.sample()
        assert (ours.sample() == given).all()
        ours.step(given)
        same.step(given)
        ended += int(same.done.sum())
    assert ended > 0 and ours.wrong == GAMES


@needs_a_compiler
def test_an_action_that_is_not_offered_changes_nothing_in_a_kernel(tmp_path: Path) -> None:
    ours = OnHost(GameKind("base", "cooperation", "standard", 4), tmp_path, GAMES, seed=1)
    given = ours.sample().copy()
    before = ours.states.copy(), ours.observations.copy(), ours.masks.copy()
    given[1:] = 599, -1  # a number below zero does not deal
    ours.step(given)
    assert ours.wrong == 1
    assert (ours.states[:, 1:] == before[0][:, 1:]).all()
    assert (ours.observations[1:] == before[1][1:]).all() and (ours.masks[1:] == before[2][1:]).all()
    assert (ours.states[:, 0] != before[0][:, 0]).any()


@needs_a_compiler
def test_a_state_that_a_step_left_is_the_state_of_a_table(tmp_path: Path) -> None:
    cell = GameKind("base", "cooperation", "standard", 4)
    ours = OnHost(cell, tmp_path, GAMES, seed=0)
    table = Episode(EnvSpec(cell.setup(), compiled=False))
    table.deal(2)
    words = ours.states[:, 2].tobytes()
    record = np.zeros(1, dtype())
    to_record(table.state(), record[0])
    assert words == record.tobytes()[: len(words)]


def test_without_a_gpu_one_sentence_says_what_is_missing() -> None:
    with pytest.raises(Room25Error, match=r"games on a GPU need CuPy|there is no CUDA device"):
        vector.make("base", mode="solo", device="cuda")
