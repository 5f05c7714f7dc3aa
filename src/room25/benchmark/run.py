"""Agents through the tasks, over processes. What comes out does not depend on how many there are, nor on any clock."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import room25
from room25.arena import pool
from room25.benchmark.agents import Agent, file_of, frozen
from room25.benchmark.measure import measured
from room25.benchmark.play import GameNote, Job, Player
from room25.benchmark.tasks import Task, tasks
from room25.lab.rules import rules_hash

__all__ = ["FORMAT", "Tell", "evaluate", "jobs"]

FORMAT = 1
AT_ONCE = 5  # games of a job: small enough that no process is left waiting at the end
BESIDE = "coop-ultimate-4"  # the task in which agents that are given together are one another's partners
BESIDE_GAMES = 60

Tell = Callable[[int, int, str], None]


def jobs(agents: Sequence[Agent], chosen: Sequence[Task], parts: int) -> list[Job]:
    """All that is to be played."""
    found = []
    for task in chosen:
        for agent in range(len(agents)):
            found += _cut(agent, task, task.many(parts))
    beside = next((task for task in chosen if task.name == BESIDE), None)
    if beside is not None and len(agents) > 1:
        for agent in range(len(agents)):
            for partner in range(agent):
                found += _cut(agent, beside, min(BESIDE_GAMES, beside.many(parts)), partner)
    return found


def _cut(agent: int, task: Task, games: int, partner: int = -1) -> list[Job]:
    return [Job(agent, task, first, min(AT_ONCE, games - first), partner) for first in range(0, games, AT_ONCE)]


def evaluate(
    agents: Sequence[Agent],
    chosen: Sequence[Task] = (),
    parts: int = 1,
    workers: int = 1,
    tell: Tell = lambda done, of, what: None,
) -> dict[str, Any]:
    """Play the tasks and return everything that a file to submit holds."""
    chosen = tuple(chosen) or tasks()
    todo = jobs(agents, chosen, parts)
    work = Player(tuple(agents))
    total, done = sum(job.games for job in todo), 0
    tell(0, total, todo[0].task.id)
    notes: dict[tuple[int, str, int], dict[int, GameNote]] = {}
    with closing(pool.run(work, todo, workers)) as results:
        for job, played in results:
            own = notes.setdefault((job.agent, job.task.id, job.partner), {})
            own.update(zip(range(job.first, job.first + job.games), played))
            done += job.games
            tell(done, total, f"{agents[job.agent].label}: {job.task.id}")
    return {
        "room25": room25.__version__,
        "format": FORMAT,
        "rules": rules_hash(),
        "parts": parts,
        "tasks": {task.id: {"hash": task.hash, "seed": task.seed, "games": task.many(parts)} for task in chosen},
        "agents": [_told(agent, i, chosen, notes) for i, agent in enumerate(agents)],
        "crossplay": _crossplay(agents, chosen, notes),
    }


def _told(agent: Agent, i: int, chosen: Sequence[Task], notes: dict[tuple[int, str, int], Any]) -> dict[str, Any]:
    """One agent: what it is, and its numbers task by task. `played` has a word for each game: how it ended, and a hash of it."""
    found: dict[str, Any] = {"name": agent.label, "bot": _bot_name(agent), "playouts": agent.playouts}
    if agent.label in frozen():
        found["digest"] = agent.digest
    path = file_of(agent)
    if path is not None:
        found["file"] = hashlib.sha256(path.read_bytes()).hexdigest()
    found["tasks"] = {}
    for task in chosen:
        own = [note for _, note in sorted(notes[i, task.id, -1].items())]
        found["tasks"][task.id] = {**measured(task, own), "played": " ".join(note.word for note in own)}
    return found


def _bot_name(agent: Agent) -> str:
    """How the agent was named, without the folder in which its file lies."""
    if agent.label in frozen():
        return agent.label
    path = file_of(agent)
    return agent.bot.replace(str(path), Path(path).name, 1) if path is not None else agent.bot


def _crossplay(
    agents: Sequence[Agent], chosen: Sequence[Task], notes: dict[tuple[int, str, int], Any]
) -> list[dict[str, Any]]:
    """Each pair of agents, with how often they got out together."""
    found = []
    for task in chosen:
        for i, agent in enumerate(agents):
            for k, partner in enumerate(agents):
                if (i, task.id, k) in notes:
                    own = [note for _, note in sorted(notes[i, task.id, k].items())]
                    told = {"agent": agent.label, "partner": partner.label, "task": task.id}
                    found.append(told | measured(task, own) | {"played": " ".join(note.word for note in own)})
    return found
