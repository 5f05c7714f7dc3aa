"""One game of a task: the agent in its seats, frozen agents in the others, and what is noted of it. No clock is asked."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from room25.arena.play import Watched
from room25.benchmark import believe, readable
from room25.benchmark.agents import Agent, frozen
from room25.benchmark.tasks import ALL, EVERY_SECOND, GUARDS, NONE, PRISONERS, Task
from room25.bots.contract import Bot
from room25.bots.host import Host
from room25.bots.registry import is_file
from room25.engine.rules import outcome
from room25.engine.table.state import GUARD, PRISONER, State
from room25.game import Game

__all__ = ["GameNote", "Job", "Player"]

LETTERS = {outcome.WON: "w", outcome.PARTLY_WON: "p", outcome.TIED: "t", outcome.LOST: "l"}
WATCHED = "b"  # a game that was only watched


@dataclass(frozen=True)
class Job:
    """Some games of one task for one agent; in cross-play with another one as its partner."""

    agent: int
    task: Task
    first: int
    games: int
    partner: int = -1


@dataclass
class GameNote:
    """What is kept of one game."""

    word: str  # how it ended for the agent, and a hash of everything that was played and measured
    other: str = ""
    held: list[tuple[float, int]] = field(default_factory=list)  # how guilty each seat looked, and is it a guard
    asked: believe.Sums | None = None
    claims: list[tuple[float, int]] = field(default_factory=list)  # how false the agent thought a claim, and was it


@dataclass(frozen=True)
class Player:
    """What a process has to know to play any job."""

    agents: tuple[Agent, ...]

    def __call__(self, job: Job) -> list[GameNote]:
        agent = self.agents[job.agent]
        partner = self.agents[job.partner] if job.partner >= 0 else None
        return [play(job.task, number, agent, partner) for number in range(job.first, job.first + job.games)]

    def name(self, job: Job) -> str:
        return f"{self.agents[job.agent].label} in {job.task.id}, from game {job.first} on"


def play(task: Task, number: int, agent: Agent, partner: Agent | None = None) -> GameNote:
    """Play game number `number` of a task."""
    if task.holds == NONE:
        return _watch(task, number, agent)
    game = readable.Watched(task.setup, task.seed + number).watch()
    truth = game.state()
    own = own_seats(task, number, truth) if partner is None else set(range(0, game.seats, 2))
    other = partner or (frozen()[task.other(number)] if task.others else agent)
    bots: dict[int, Bot] = {}
    for seat in range(game.seats):
        who = agent if seat in own else other
        bots[seat] = seated(who, luck(task, number, seat, "agent" if seat in own else "other"))
    Host(game, bots).finish()
    end = game.state()
    seat = min(own) if own else 0
    note = GameNote(letter(end, seat), "" if partner else (other.label if task.others else ""))
    if "held" in task.scored:
        note.held = readable.judged(game)
    lines = [*game.record().splitlines(), *(f"{score:.6f} {guard}" for score, guard in note.held)]
    note.word += _hash(lines)
    return note


def own_seats(task: Task, number: int, s: State) -> set[int]:
    """The seats of the agent in this game."""
    if task.holds == ALL:
        return set(range(s.seats))
    if task.holds == EVERY_SECOND:
        return set(range(number % 2, s.seats, 2))
    if task.holds in (PRISONERS, GUARDS):
        wanted = GUARD if task.holds == GUARDS else PRISONER
        return {s.owner[c] for c in range(8) if s.owner[c] >= 0 and s.role[c] == wanted}
    return {s.owner[c] for c in range(8) if s.owner[c] >= 0 and s.side[c] == number % 2}


def letter(end: State, seat: int) -> str:
    """How a game ended for a seat."""
    character = end.owner.index(seat)
    return LETTERS[outcome.result_for(end.outcome, end.role[character] or PRISONER, end.side[character])]


def seated(agent: Agent, seed: int) -> Bot:
    """A bot of the agent; one of somebody's own is given up if it does not answer."""
    bot = agent.make(seed)
    return Watched(bot, agent.bot) if is_file(agent.bot) else bot


def luck(task: Task, number: int, seat: int, role: str) -> int:
    """A bot's seed: another one for each game and seat, and not the number that dealt the game."""
    place = f"{task.id} {number} {seat} {role}"
    return int.from_bytes(hashlib.blake2b(place.encode(), digest_size=4, person=b"room25 tasks").digest(), "big")


def _watch(task: Task, number: int, agent: Agent) -> GameNote:
    """Frozen agents play; at the beginning of each round the agent is asked what one of the seats may believe."""
    game = Game(task.setup, task.seed + number)
    other = frozen()[task.other(number)]
    seat = number % game.seats
    watcher = seated(agent, luck(task, number, seat, "agent"))
    host = Host(game, {i: other.make(luck(task, number, i, "other")) for i in range(game.seats)})
    note = GameNote(WATCHED, other.label)
    sums, told, left = believe.Sums(), set[tuple[int, int, int]](), -1
    states_any = True
    try:
        while (decision := game.decision) is not None:
            s = game.state()
            if states_any and decision.kind == "program" and s.rounds_left != left:
                left = s.rounds_left
                stated = believe.read(agent.label, watcher.beliefs(game.view(seat)))
                if stated is None:
                    states_any = False
                elif "lies" in task.scored:
                    note.claims += believe.claims(s, game.view(seat).flat, stated, told)
                else:
                    believe.add(s, game.view(seat).flat, stated, sums, agent.label)
            host.step()
    finally:
        host.close()
        watcher.close()
    note.asked = sums if states_any and "lies" not in task.scored else None
    if not states_any:
        note.claims = []
    believed = [*sums.told(), *(f"{score:.6f} {false}" for score, false in note.claims)]
    note.word += _hash([*game.record().splitlines(), *believed])
    return note


def _hash(lines: list[str]) -> str:
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()[:6]
