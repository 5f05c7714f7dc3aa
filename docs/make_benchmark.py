"""Makes the tables of docs/benchmark.md from the tasks, the frozen agents and the leaderboard: python docs/make_benchmark.py"""

from __future__ import annotations

from pathlib import Path

from room25.benchmark.agents import frozen
from room25.benchmark.show import crossplay_rows, rows
from room25.benchmark.submission import read
from room25.benchmark.tasks import tasks

HERE = Path(__file__).resolve().parent
PAGE, BOARD = HERE / "benchmark.md", HERE / "benchmark" / "leaderboard.json"


def lines(head: list[str], body: list[list[str]], right: int) -> str:
    """A table; its columns from number `right` on hold numbers."""
    ruler = ["---" if i < right else "---:" for i in range(len(head))]
    return "\n".join(f"| {' | '.join(row)} |" for row in [head, ruler, *body])


def of_tasks() -> str:
    body = [[f"`{task.id}`", task.about, f"{task.games}"] for task in tasks()]
    return lines(["task", "what it asks", "games"], body, 2)


def of_agents() -> str:
    body = [[f"`{name}`", agent.about, f"`{agent.digest}`"] for name, agent in frozen().items()]
    return lines(["agent", "what it does", "digest"], body, 3)


def of_board() -> str:
    """What the frozen agents came to: their names are columns."""
    found = read(BOARD)
    names = [agent["name"] for agent in found["agents"]]
    body = [[f"`{row[0].removeprefix('room25/')}`", *row[1:]] for row in rows(found)]
    beside = lines(["got out together", *names], crossplay_rows(found), 1)
    made = f"Played by room25 {found['room25']}, sources of rules and bots `{found['rules']}`."
    return "\n\n".join([made, lines(["task", "measure", "games", *names], body, 2), beside])


BLOCKS = {"tasks": of_tasks, "agents": of_agents, "leaderboard": of_board}


def page() -> str:
    """The page with its tables made anew."""
    text = PAGE.read_text(encoding="utf-8")
    for name, make in BLOCKS.items():
        begin, end = f"<!-- {name} -->\n", f"<!-- /{name} -->\n"
        if begin in text:
            before, _, rest = text.partition(begin)
            text = before + begin + make() + "\n" + end + rest.partition(end)[2]
    return text


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
