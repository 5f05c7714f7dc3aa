"""A submission: the file of an evaluation, of which the same numbers are the same bytes; checked by playing some of its games again."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from room25.arena import pool
from room25.benchmark.agents import Agent, agent, file_of, frozen
from room25.benchmark.play import Job, Player
from room25.benchmark.run import FORMAT, Tell, evaluate
from room25.benchmark.tasks import Task, tasks
from room25.errors import BadText, Room25Error

__all__ = ["check", "read", "write"]


def write(path: Path, found: dict[str, Any]) -> None:
    """Write a file. Raises Room25Error if that is not possible."""
    try:
        path.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n", encoding="utf-8")
    except OSError as error:
        raise Room25Error(f"{path} cannot be written: {error.strerror}") from None


def read(path: Path) -> dict[str, Any]:
    """Read a file. Raises BadText if it is not one of ours."""
    try:
        found = json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Room25Error(f"{path} cannot be read: {error.strerror}") from None
    except ValueError as error:
        raise BadText(f"{path} is no file of the benchmark: {error}") from None
    if not isinstance(found, dict) or found.get("format") != FORMAT:
        raise BadText(f"{path} is no file of the benchmark in format {FORMAT}")
    return found


def check(
    path: Path,
    given: Sequence[str] = (),
    sample: int = 2,
    workers: int = 1,
    tell: Tell = lambda done, of, what: None,
) -> list[str]:
    """Play some games of each task again; without a `sample` all of them, and compare every number. Returns what does not hold.

    `given` are the file's agents by other names, where theirs lie elsewhere on this machine.
    """
    told = read(path)
    try:
        return _checked(told, given, sample, workers, tell)
    except (KeyError, TypeError, IndexError, AttributeError) as error:
        raise BadText(
            f"{path} lacks something that a file of the benchmark has: {type(error).__name__} {error}"
        ) from None


def _checked(told: dict[str, Any], given: Sequence[str], sample: int, workers: int, tell: Tell) -> list[str]:
    wrong = []
    names = [row["name"] if row["name"] in frozen() else row["bot"] for row in told["agents"]]
    if given and len(given) != len(names):
        raise BadText(f"the file has {len(names)} agents, {', '.join(names)}, and {len(given)} were named")
    agents = [_again(row, name) for row, name in zip(told["agents"], given or names)]
    known = {task.id: task for task in tasks()}
    chosen = []
    for name, row in told["tasks"].items():
        if name not in known or known[name].hash != row["hash"]:
            wrong.append(f"{name} is not the task of that name here")
        else:
            chosen.append(known[name])
    for row, found in zip(told["agents"], agents):
        own = file_of(found)
        if "file" in row and (own is None or _digest(own) != row["file"]):
            wrong.append(f"{row['name']}: the file of the agent is another one")
    if sample:
        return wrong + _sampled(told, agents, chosen, sample, workers, tell)
    fresh = evaluate(agents, chosen, told["parts"], workers, tell)
    for before, now in zip(told["agents"], fresh["agents"]):
        wrong += [
            f"{before['name']} in {name}: {what} is {now['tasks'][name][what]!r}, the file says {value!r}"
            for name in now["tasks"]
            for what, value in before["tasks"][name].items()
            if now["tasks"][name].get(what) != value
        ]
    return wrong + (["the numbers of cross-play differ"] if told["crossplay"] != fresh["crossplay"] else [])


def _again(row: dict[str, Any], name: str) -> Agent:
    found = agent(name)
    return found if found.label in frozen() else Agent(row["name"], found.bot, row["playouts"])


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _sampled(
    told: dict[str, Any], agents: Sequence[Agent], chosen: Sequence[Task], sample: int, workers: int, tell: Tell
) -> list[str]:
    """Play games that lie evenly among those of each task, and see that won games are as many as it says."""
    wrong, todo = [], []
    for i, row in enumerate(told["agents"]):
        for task in chosen:
            words = row["tasks"][task.id]["played"].split()
            if len(words) != told["tasks"][task.id]["games"]:
                wrong.append(
                    f"{row['name']} in {task.id}: {len(words)} games are noted, not {told['tasks'][task.id]['games']}"
                )
            won = row["tasks"][task.id].get("won")
            if won is not None and round(sum(word[0] in "wp" for word in words) / len(words), 4) != won["share"]:
                wrong.append(f"{row['name']} in {task.id}: {won['share']} of the games are not what its words say")
            places = sorted({n * len(words) // sample for n in range(min(sample, len(words)))})
            todo += [Job(i, task, place, 1) for place in places]
    done = 0
    with closing(pool.run(Player(tuple(agents)), todo, workers)) as results:
        for job, (note,) in results:
            done += 1
            row = told["agents"][job.agent]
            word = row["tasks"][job.task.id]["played"].split()[job.first]
            tell(done, len(todo), f"{row['name']}: {job.task.id}")
            if word != note.word:
                wrong.append(
                    f"{row['name']} in {job.task.id}, game {job.first}: it is {note.word}, the file says {word}"
                )
    return sorted(wrong)
