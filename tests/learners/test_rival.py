"""A best response: it sits on its side and nowhere else, it learns, and what it gains is measured."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
import torch

from room25.envs import mixed
from room25.errors import BadText
from room25.setup.kinds import GameKind
from room25.train.config import Rival, from_data
from room25.train.export import export
from room25.train.network import Player
from room25.train.rival import Rivalry, exploit, page
from room25.train.run import Run

ROOT = Path(__file__).resolve().parents[2]
HIDDEN = GameKind("ultimate-en", "suspicion", "standard", 6)
RIVALS = GameKind("base", "competition", "standard", 2)
TEAMS = GameKind("base", "team", "standard", 4)
SMALL = {"network": {"width": 32, "blocks": 1, "critic": 16}, "games": 128, "steps": 16, "slices": 8}


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)
    torch.manual_seed(1)


@pytest.mark.parametrize("side", ["guards", "prisoners"])
def test_the_rival_is_asked_wherever_the_response_does_not_sit(side: str) -> None:
    kinds = {HIDDEN: 30, RIVALS: 10, TEAMS: 10}
    games: Any = mixed.make(kinds, seed=2)
    rivalry = Rivalry(Rival("explorer", side), tuple(kinds), torch.as_tensor(games.kind_of))
    for _ in range(60):
        rows, truths = torch.as_tensor(games.observations), torch.as_tensor(games.truth())
        theirs = rivalry.are_asked(torch.as_tensor(games.asked), rows, truths)
        pieces = mixed.named_truth(games.truth())
        guards = (pieces["role"][:30] == 2).sum(1)
        mates = pieces["mates"][:30].sum(1)  # one character a seat
        of_guards = torch.as_tensor(mates == guards) & torch.as_tensor(guards != 6 - guards)
        sure = torch.as_tensor(guards != 6 - guards)
        assert torch.equal((theirs[:30] ^ (side == "guards"))[sure], of_guards[sure])
        place = torch.arange(20) % 2
        sides = torch.as_tensor(games.asked[30:]) % 2  # of teams too, seat after seat
        assert torch.equal(theirs[30:], sides != place)
        games.step(games.advice())


def test_a_response_to_random_play_gains_what_it_has_learnt(tmp_path: Path) -> None:
    cells = [{"edition": "base", "mode": "competition", "seats": "2"}]
    config = {"network": {"width": 64, "blocks": 1, "critic": 16}, "games": 200, "steps": 16, "slices": 8, "asides": 0,
              "rival": {"bot": "uniform"}, "imitation": {"minutes": 9.0}, "ppo": {"rate": 4e-3}, "cells": cells}  # fmt: skip
    run = Run(from_data(config, "here"), tmp_path, "cpu")
    for _ in range(30):
        run.turn()
    assert 0.2 < float(run.table.memory.mine.mean()) < 0.8  # it learns from its own answers alone
    (gap,) = exploit(run.learner.player, Rival("uniform"), {RIVALS: 300}, "cpu", 0)
    assert gap.against > gap.alone + 0.07
    said = page([gap], Rival("uniform"))
    assert "uniform alone" in said and f"{100 * (gap.against - gap.alone):+.1f} ±" in said


def test_a_network_can_be_the_rival(tmp_path: Path) -> None:
    export(Player(16, 1), tmp_path / "net.npz", 1)
    rival = Rival(str(tmp_path / "net.npz"), "prisoners")
    (gap,) = exploit(Player(16, 1), rival, {HIDDEN: 40}, "cpu", 1)
    assert gap.games == 40 and 0 <= gap.alone <= 1
    run = Run(
        from_data({**SMALL, "rival": {"bot": rival.bot}, "cells": [{"mode": "suspicion", "seats": "6"}]}, "here"),
        tmp_path,
        "cpu",
    )
    run.turn()
    assert 0 < float(run.table.memory.mine.mean()) < 0.7


def test_games_that_all_win_together_have_nobody_to_exploit(tmp_path: Path) -> None:
    config = from_data({**SMALL, "rival": {"bot": "explorer"}, "cells": [{"mode": "solo"}]}, "here")
    with pytest.raises(BadText, match="there is nobody to exploit"):
        Run(config, tmp_path, "cpu")


@pytest.mark.parametrize(
    ("rival", "said"),
    [
        ({"bot": "nobody"}, "'nobody' is no rule bot and no file"),
        ({"bot": "explorer", "side": "all"}, "plays the guards or the prisoners, not 'all'"),
    ],
)
def test_a_rival_that_cannot_be_is_one_sentence(rival: dict[str, str], said: str) -> None:
    with pytest.raises(BadText, match=said):
        from_data({**SMALL, "rival": rival}, "here")


def test_one_command_trains_a_response_and_says_what_it_gains(tmp_path: Path) -> None:
    config = tmp_path / "response.toml"
    config.write_text(
        "minutes = 1.0\ngames = 64\nsteps = 8\nslices = 4\n[network]\nwidth = 16\nblocks = 1\ncritic = 16\n"
        '[[cells]]\nedition = "base"\nmode = "suspicion"\nseats = "4"\n',
        encoding="utf-8",
    )
    told = [
        sys.executable,
        "-m",
        "room25.train",
        str(config),
        "--device",
        "cpu",
        "--against",
        "cautious",
        "--side",
        "guards",
    ]
    ran = subprocess.run(
        [*told, "--minutes", "0.02", "--evaluate", "20"], capture_output=True, text=True, cwd=tmp_path, timeout=300
    )
    assert ran.returncode == 0, ran.stderr
    assert "cautious alone" in ran.stdout and "base suspicion standard, 4 seats" in ran.stdout
    kept = json.loads(
        (tmp_path / "response.against-cautious-guards.train" / "evaluation.json").read_text(encoding="utf-8")
    )
    assert kept[0]["games"] == 20 and 0 <= kept[0]["against"] <= 1
