"""A network becomes a file that bots read, and a file becomes what another training starts from."""

from __future__ import annotations

from pathlib import Path

import pytest
import torch

from room25.benchmark.agents import SOLONET
from room25.bots import registry
from room25.bots.host import Host
from room25.errors import Room25Error
from room25.game import Game
from room25.setup.kinds import GameKind
from room25.train.config import from_data
from room25.train.evaluate import evaluate
from room25.train.export import agreement, export, player_of
from room25.train.run import Run

SOLO = SOLONET
BASE_SOLO = GameKind("base", "solo", "standard", 1)
SMALL = {"network": {"width": 16, "blocks": 1, "critic": 16}, "games": 140, "steps": 8, "slices": 4}


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)


def test_what_is_exported_answers_as_what_was_trained(tmp_path: Path) -> None:
    run = Run(from_data({**SMALL, "imitation": {"minutes": 9.0}}, "here"), tmp_path, "cpu")
    for _ in range(6):
        run.turn()
    export(run.learner.player, tmp_path / "net.npz", 1)
    assert agreement(run.learner.player, tmp_path / "net.npz", 1, 600) > 0.97
    again = player_of(tmp_path / "net.npz", "cpu")
    rows = run.table.memory.rows[0].flatten(0, 1)
    ours, theirs = (player.answers(player.body(rows)) for player in (run.learner.player, again))
    assert (ours - theirs).abs().max() < 0.1 * ours.abs().max()
    for mine, same in zip(run.learner.player.beliefs(run.learner.player.body(rows)), again.beliefs(again.body(rows))):
        assert (mine - same).abs().max() < 0.1 * mine.abs().max() + 1e-3


def test_the_bot_wins_as_often_as_the_network() -> None:
    """The same weights on both ways: rows of a vector through torch, and views of games through NumPy."""
    net = evaluate(player_of(SOLO, "cpu"), {BASE_SOLO: 600}, "cpu", asides=0)[0]
    won = 0
    for deal in range(150):
        game = Game.new("base", mode="solo", seed=10_000 + deal)
        won += Host(game, {0: registry.make(str(SOLO), deal)}).finish() == "full"
    low, high = net.interval
    assert low > 0.7 and low - 0.08 < won / 150 < high + 0.08


def test_a_run_may_begin_with_a_file_and_its_critic_learns_first(tmp_path: Path) -> None:
    first = Run(from_data(SMALL, "here"), tmp_path / "a", "cpu")
    first.turn()
    export(first.learner.player, tmp_path / "net.npz", 1)
    begun = Run(
        from_data({**SMALL, "imitation": {"minutes": 0.0}}, "here"), tmp_path / "b", "cpu", tmp_path / "net.npz"
    )
    player, critic = begun.learner.player, begun.learner.critic
    held, judged = player.first.weight.clone(), critic.seen.weight.clone()
    assert (held - first.learner.player.first.weight).abs().max() < 0.02
    begun.turn()
    assert torch.equal(player.first.weight, held) and not torch.equal(critic.seen.weight, judged)
    begun.minutes = 0.4
    begun.turn()  # others would imitate now
    assert begun.learner.losses()["ratio"] < 0.5
    assert not torch.equal(player.first.weight, held)
    begun.save()
    assert Run(from_data(SMALL, "here"), tmp_path / "b", "cpu").starts
    other = from_data({**SMALL, "network": {"width": 24, "blocks": 1, "critic": 16}}, "here")
    with pytest.raises(Room25Error, match="is 16 wide with 1 blocks: say so in"):
        Run(other, tmp_path / "c", "cpu", tmp_path / "net.npz")
    with pytest.raises(Room25Error, match="cannot be read"):
        Run(other, tmp_path / "c", "cpu", tmp_path / "none.npz")
