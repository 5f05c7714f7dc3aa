"""Tasks and frozen agents never change."""

from __future__ import annotations

from itertools import pairwise

import pytest

from room25.benchmark import agents
from room25.benchmark.tasks import QUICK, Task, named, tasks
from room25.errors import BadText
from room25.setup.lay import table

# Never change a line: a task that has to be different gets a new version, and a line more.
HASHES = {
    "room25/coop-base-4-v1": "e75c57003475e664",
    "room25/coop-ultimate-4-v1": "64e263c356d6115a",
    "room25/coop-season2-4-v1": "7e098a652d9bb2bf",
    "room25/madness-4-v1": "953f9abf3ddfdf7b",
    "room25/solo-base-v1": "7b23dba684c4b397",
    "room25/solo-ultimate-v1": "85dd3239663dc891",
    "room25/suspicion-6-prisoners-v1": "9061d71bf064a150",
    "room25/suspicion-6-guards-v1": "8d1abcbb6cff07c7",
    "room25/competition-2-v1": "bf29789f4ad3af98",
    "room25/team-4-v1": "c2955339086eccbf",
    "room25/beliefs-6-v1": "d4bd7a40e63f8fde",
    "room25/lies-6-v1": "c3c43d1013e045d7",
}
AGENTS = (
    "uniform-v1",
    "cautious-v1",
    "explorer-v1",
    "deaf-v1",
    "shaky-v1",
    "search25-v1",
    "search100-v1",
    "solonet-v1",
)

by_task = pytest.mark.parametrize("task", tasks(), ids=lambda task: task.id)


def test_every_version_of_a_task_is_what_it_was() -> None:
    assert {task.id: task.hash for task in tasks()} == HASHES


def test_there_are_twelve_tasks() -> None:
    assert len({task.name for task in tasks()}) == 12


@by_task
def test_a_task_can_be_laid_and_its_others_are_frozen(task: Task) -> None:
    assert table(task.setup).seats == task.seats
    assert set(task.others) <= set(agents.frozen())
    assert task.scored


@by_task
def test_a_share_of_a_task_still_meets_all_others_on_both_sides(task: Task) -> None:
    met = {(task.other(game), game % 2) for game in range(task.many(QUICK)) if task.others}
    assert len(met) == 2 * len(task.others)


def test_no_two_tasks_share_a_deal_and_no_study_can_have_one() -> None:
    ranges = sorted((task.seed, task.seed + task.games) for task in tasks())
    assert all(end <= start for (_, end), (start, _) in pairwise(ranges))
    assert ranges[0][0] >= 2**40  # a study's seed is below 2**31, and so is an arena's


def test_a_task_is_named_with_or_without_its_prefix() -> None:
    assert named("solo-base-v1") == named("room25/solo-base-v1")
    with pytest.raises(BadText, match=r"there is no task 'solo'; tasks are room25/coop-base-4-v1"):
        named("solo")


def test_there_are_eight_frozen_agents() -> None:
    assert tuple(agents.frozen()) == AGENTS


@pytest.mark.parametrize("label", AGENTS)
def test_a_frozen_agent_answers_as_it_did_when_it_was_frozen(label: str) -> None:
    frozen = agents.frozen()[label]
    found = agents.digest(frozen)
    assert found == frozen.digest, (
        f"{label} answers otherwise than it did ({found}). If that is meant, give it a new version in "
        "src/room25/benchmark/agents.toml, a new version to the tasks in which it sits, and play the leaderboard anew: docs/benchmark.md"
    )
