"""The leaderboard is of the agents and tasks that there are, and its games come out as it says."""

from __future__ import annotations

from pathlib import Path

from room25.benchmark import submission
from room25.benchmark.agents import frozen
from room25.benchmark.tasks import tasks

BOARD = Path(__file__).resolve().parents[2] / "docs" / "benchmark" / "leaderboard.json"


def test_the_leaderboard_has_every_frozen_agent_in_every_task() -> None:
    found = submission.read(BOARD)
    assert {row["name"]: row["digest"] for row in found["agents"]} == {a.label: a.digest for a in frozen().values()}
    assert {name: row["hash"] for name, row in found["tasks"].items()} == {task.id: task.hash for task in tasks()}


def test_games_of_the_leaderboard_come_out_as_it_says() -> None:
    wrong = submission.check(BOARD, sample=1, workers=1)
    assert not wrong, "play it anew: room25 evaluate --frozen --parts 2 --json docs/benchmark/leaderboard.json"
