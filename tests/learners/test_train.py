"""Training: it learns, it goes on where it stopped, and what it counts is what it should count."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
import torch

from room25.envs import mixed
from room25.errors import Room25Error
from room25.setup.kinds import GameKind
from room25.train import checkpoint, learner, network, rollout, symmetry
from room25.train import evaluate as evaluate_module
from room25.train.config import from_data, read
from room25.train.evaluate import Score, evaluate
from room25.train.fuse import fused
from room25.train.learner import PLAY, Learner
from room25.train.network import Critic, Player, offered_only, written_out
from room25.train.rollout import MATES, gains
from room25.train.run import Run, train

ROOT = Path(__file__).resolve().parents[2]
SOLO = ROOT / "docs" / "training" / "solo.toml"
SMALL = {"network": {"width": 16, "blocks": 1, "critic": 16}, "games": 140, "steps": 8, "slices": 4}
BASE_SOLO = GameKind("base", "solo", "standard", 1)


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)


def test_a_minute_of_it_wins_games_that_random_play_never_wins(tmp_path: Path) -> None:
    run = Run(read(SOLO), tmp_path, "cpu")
    before = evaluate(run.learner.player, {BASE_SOLO: 300}, "cpu", greedy=False, asides=0)[0]
    assert before.won < 0.02
    for _ in range(70):
        run.turn()  # without a clock: all of it imitates
    after = evaluate(run.learner.player, {BASE_SOLO: 300}, "cpu", asides=0)[0]
    assert after.games == 300 and after.interval[0] > 0.05
    assert run.learner.losses()["imitation"] < 2.5


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    config = from_data({**SMALL, "minutes": 0.06, "imitation": {"minutes": 0.02}, "league": {"minutes": 0.002}}, "here")
    said: list[str] = []
    first = train(config, tmp_path, "cpu", 0.001, said.append, every=0.0, keep=0.0)
    second = train(config, tmp_path, "cpu", 10, said.append, every=0.0)
    assert second.pieces == 2 and second.steps > first.steps and second.minutes >= config.minutes
    lines = [json.loads(line) for line in (tmp_path / "log.jsonl").read_text(encoding="utf-8").splitlines()]
    assert [line["steps"] for line in lines] == sorted(line["steps"] for line in lines)
    assert "ultimate-en suspicion" in lines[-1]["won"] and any("M/s" in line for line in said)
    again = checkpoint.load_player(tmp_path, torch.device("cpu"))
    for ours, kept in zip(second.learner.player.parameters(), again.parameters()):
        assert torch.allclose(ours, kept, rtol=0.01, atol=1e-6)


def test_a_checkpoint_lies_in_small_files_and_a_foreign_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoint, "MOST", 100_000)
    run = Run(from_data(SMALL, "here"), tmp_path, "cpu")
    run.turn()
    size = run.save()
    files = sorted(tmp_path.glob("checkpoint.*"))
    assert len(files) == -(-size // 100_000) > 3 and all(path.stat().st_size <= 100_000 for path in files)
    assert Run(from_data(SMALL, "here"), tmp_path, "cpu").steps == run.steps
    with pytest.raises(Room25Error, match="of other networks"):
        Run(from_data({**SMALL, "network": {"width": 24, "blocks": 1, "critic": 16}}, "here"), tmp_path, "cpu")
    files[0].write_bytes(b"nothing")
    with pytest.raises(Room25Error, match="cannot be read"):
        Run(from_data(SMALL, "here"), tmp_path, "cpu")


def test_as_a_program_it_trains_and_tells_what_came_of_it(tmp_path: Path) -> None:
    told = [sys.executable, "-m", "room25.train", str(SOLO), "--out", str(tmp_path / "out"), "--device", "cpu"]
    ran = subprocess.run([*told, "--minutes", "0.02", "--evaluate", "8"], capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stderr
    assert "base solo standard, 1 seats" in ran.stdout and "95 % interval" in ran.stdout
    assert {path.name for path in (tmp_path / "out").iterdir()} == {"checkpoint.0", "log.jsonl", "evaluation.json"}
    bad = subprocess.run([*told[:3], str(tmp_path / "no.toml")], capture_output=True, text=True, timeout=300)
    assert bad.returncode == 1 and "cannot be read" in bad.stderr and "Traceback" not in bad.stderr


@pytest.mark.parametrize("number", range(symmetry.COUNT))
def test_turned_weights_do_what_turned_boards_do(number: int) -> None:
    games: Any = mixed.make({GameKind("ultimate-en", "suspicion", "standard", 5): 12}, seed=4)
    for _ in range(40):
        games.step(games.advice())
    rows = torch.cat([torch.tensor(games.observations), torch.tensor(games.ledger)], 1)
    truths = torch.tensor(games.truth())
    player, critic = Player(32, 1), Critic(16)
    for parameter in [*player.parameters(), *critic.parameters()]:
        torch.nn.init.normal_(parameter, std=0.1)
    turned, spans = torch.zeros_like(rows), symmetry.row_places(number)
    turned[:, torch.as_tensor(spans)] = rows
    seen = player.answers(player.body(turned))[:, torch.as_tensor(symmetry.answer_places(number))]
    assert torch.allclose(player.answers(player.body(rows, number), number), seen, atol=1e-4)
    there = truths.clone()
    there[:, list(symmetry.cells(number))] = truths[:, :25]
    assert torch.allclose(critic(rows, truths, number), critic(turned, there), atol=1e-4)
    rooms = player.beliefs(player.body(rows, number), number)[0]
    assert torch.allclose(rooms, player.beliefs(player.body(turned))[0][:, list(symmetry.cells(number))], atol=1e-4)
    assert written_out(truths, torch.float32).sum(1).min() >= 25


def test_turned_weights_learn() -> None:
    player = Player(16, 1)
    torch.nn.init.normal_(player.answer.weight, std=0.1)
    rows = torch.randint(0, 2, (5, symmetry.ROW), dtype=torch.int8)
    player.answers(player.body(rows, 5), 5).square().sum().backward()
    turned = torch.zeros_like(rows)
    turned[:, torch.as_tensor(symmetry.row_places(5))] = rows
    found = [player.first.weight.grad.clone(), player.answer.weight.grad.clone()]
    player.zero_grad()
    player.answers(player.body(turned)).square().sum().backward()
    for grad, same in zip(found, (player.first.weight.grad, player.answer.weight.grad)):
        assert torch.allclose(grad, same, atol=1e-4)


def test_half_of_the_bits_do_as_a_gpu_uses_them(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same turn with the numbers of a GPU: every kind of number meets its like, and what is learnt stays a number."""
    for module in (rollout, learner, evaluate_module):
        monkeypatch.setattr(module, "autocast", lambda _: torch.autocast("cpu", torch.bfloat16))
    monkeypatch.setattr(network, "number_kind", lambda _: torch.bfloat16)
    run = Run(from_data({**SMALL, "league": {"share": 0.5}}, "here"), tmp_path, "cpu")
    run.turn()
    run.minutes = 5.0  # past imitation
    run.turn()
    assert all(value == value for value in run.learner.losses().values())
    assert all(parameter.dtype == torch.float32 for parameter in run.learner.parameters)
    assert run.table.memory.worth.dtype == run.table.memory.chances.dtype == torch.float32
    assert len(evaluate(run.learner.player, {BASE_SOLO: 3}, "cpu")) == 1


def test_what_is_not_offered_is_never_answered() -> None:
    masks = torch.zeros(4, 600, dtype=torch.int8)
    masks[:, 7] = masks[:, 9] = 1
    chances = offered_only(torch.randn(4, 600), masks).exp()
    assert torch.allclose(chances[:, [7, 9]].sum(1), torch.ones(4)) and chances.sum() <= 4.0001


def by_hand(memory: Any, last: Any, mates: Any, game: int, discount: float, trace: float) -> list[float]:
    """The gains of one game, seat by seat and forwards: what follows a question is the next one to somebody of its side, or the end."""
    slices, each, _ = memory.worth.shape
    steps = [(k % slices, k // slices) for k in range(slices * each)]

    def gain(k: int) -> float:
        part, at = steps[k]
        seat, worth = int(memory.asked[part, at, game]), float(memory.worth[part, at, game])
        for j in range(k, len(steps)):
            p, a = steps[j]
            if j > k and memory.mine[p, a, game] and memory.truths[p, a, game, MATES + seat]:
                after = float(memory.worth[p, a, game])
                return discount * after - worth + discount * trace * gain(j)
            if memory.done[p, a, game]:
                return float(memory.rewards[p, a, game, seat]) - worth
        return discount * float(last[game]) - worth if mates[game, seat] else 0.0

    return [gain(k) for k in range(len(steps))]


def test_gains_follow_the_chain_of_those_who_win_together() -> None:
    torch.manual_seed(3)
    slices, each, games = 3, 5, 40
    shape = (slices, each, games)
    sides = torch.randint(0, 2, (games, 8)).bool()  # who is with whom, in each game
    asked = torch.randint(0, 8, shape)
    memory = SimpleNamespace(
        worth=torch.randn(shape), done=(torch.rand(shape) < 0.1).float(), rewards=torch.randn(*shape, 8), asked=asked,
        mine=(torch.rand(shape) < 0.8).float(), truths=torch.zeros(*shape, MATES + 8, dtype=torch.int8),
    )  # fmt: skip
    own = sides[torch.arange(games), asked]
    memory.truths[..., MATES:] = (sides == own[..., None]).to(torch.int8)
    last, mates = torch.randn(games), sides == sides[:, :1]
    found, target = gains(memory, last, mates, 0.9, 0.8)  # type: ignore[arg-type]
    for game in range(games):
        wanted = by_hand(memory, last, mates, game, 0.9, 0.8)
        ours = [float(found[k % slices, k // slices, game]) for k in range(slices * each)]
        assert ours == pytest.approx(wanted, abs=1e-4)
    assert torch.allclose(target, found + memory.worth)


def test_ppo_makes_a_better_answer_likelier() -> None:
    config = from_data({**SMALL, "ppo": {"entropy": 0.0, "belief": 0.0}}, "here")
    player, critic = Player(16, 1), Critic(16)
    teacher = Learner(config, player, critic, torch.device("cpu"))
    rows = torch.randint(0, 2, (1, 1, 400, symmetry.ROW), dtype=torch.int8)
    masks = torch.zeros(1, 1, 400, 600, dtype=torch.int8)
    masks[..., 20:24] = 1
    actions = torch.randint(20, 24, (1, 1, 400))
    gain = torch.where(actions == 21, 1.0, -1.0)
    memory: Any = SimpleNamespace(
        rows=rows, masks=masks, truths=torch.ones(1, 1, 400, MATES + 8, dtype=torch.int8), actions=actions,
        advice=actions, mine=torch.ones(1, 1, 400), chances=torch.full((1, 1, 400), 0.25).log(),
    )  # fmt: skip
    for _ in range(20):
        teacher.lesson(memory, 0, gain.flatten(), torch.zeros(400), 0, 0.0, PLAY, 0.0)
    chances = offered_only(player.answers(player.body(rows[0, 0])), masks[0, 0]).exp().mean(0)
    assert chances[21] > 0.3 > chances[20]


def test_an_interval_holds_the_share_that_was_won() -> None:
    score = Score(BASE_SOLO, 400, 0.25)
    assert score.interval[0] < 0.25 < score.interval[1] and score.interval == pytest.approx((0.21, 0.2946), abs=0.003)


def test_what_is_made_one_kernel_does_the_same_and_learns_the_same() -> None:
    """Compiled for the processor here: the same text that a GPU gets."""
    torch.manual_seed(2)
    n = 300
    masks = (torch.rand(n, 600) < 0.05).to(torch.int8)
    masks[:, 5] = 1
    actions = masks.float().multinomial(1)
    given = (
        actions,
        actions,
        torch.randn(n),
        torch.randn(n),
        torch.randn(n),
        torch.randn(n),
        (torch.rand(n) < 0.7).float(),
    )
    before, gain, worth, target, mine = given[2:]
    found = []
    for function in (learner.judge, fused(learner.judge, "cuda")):
        liked = torch.randn(n, 600, generator=torch.Generator().manual_seed(1)).requires_grad_()
        parts = function(liked, masks, actions, actions, before, gain, worth, target, mine, 0.2)
        sum(parts).backward()
        found.append((*(part.detach() for part in parts), liked.grad))
    for ours, same in zip(*found):
        assert torch.allclose(ours, same, rtol=1e-3, atol=1e-4)
    chances, drawn = fused(rollout.pick, "cuda")(torch.randn(n, 600), masks)
    assert masks.gather(1, drawn[:, None]).all() and torch.allclose(chances.exp().sum(1), torch.ones(n), atol=1e-3)


def test_what_is_compiled_ahead_changes_nothing() -> None:
    config = from_data(SMALL, "here")
    teacher = Learner(config, Player(16, 1), Critic(16), torch.device("cpu"))
    judged: list[tuple[int, ...]] = []
    plain = teacher.judge

    def watched(*given: Any) -> Any:
        judged.append(tuple(given[0].shape))
        return plain(*given)

    teacher.judge = watched
    teacher.make_ready(70)
    assert judged == [(70, 600)] and teacher.lessons == 0
    assert all(parameter.grad is None for parameter in teacher.parameters)


def test_what_cannot_be_compiled_runs_as_it_is(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(function: Any, dynamic: bool) -> Any:
        def call(*given: Any) -> Any:
            raise RuntimeError("no compiler")

        return call

    monkeypatch.setattr(torch, "compile", broken)
    double = fused(lambda x: 2 * x, "cuda")
    assert double(4) == 8 == double(4)
    assert capsys.readouterr().out.count("is not compiled: RuntimeError") == 1
