"""What came out as one table for a terminal, and as Markdown for a page."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.table import Table

__all__ = ["crossplay_rows", "rows", "show"]

TITLES = {
    "won": "won",
    "exploited": "lost to the best of the frozen agents",
    "held": "guards told by the reader (area)",
    "lies": "lies told from truths (area)",
    "rooms": "beliefs about rooms",
    "guards": "beliefs about guards",
}
UNSTATED = "states none"


def rows(found: dict[str, Any]) -> list[list[str]]:
    """One row for each task and measure: its names, then a cell for each agent."""
    made = []
    for task, row in found["tasks"].items():
        scored = [what for what in TITLES if what in found["agents"][0]["tasks"][task]]
        for what in scored:
            values = [agent["tasks"][task][what] for agent in found["agents"]]
            for part, title in (("brier", "Brier"), ("log", "log")) if what in ("rooms", "guards") else (("", ""),):
                cells = [_cell(what, part, value) for value in values]
                made.append([task, f"{TITLES[what]}{', ' + title if title else ''}", str(row["games"]), *cells])
    return made


def _cell(what: str, part: str, value: dict[str, Any] | None) -> str:
    if value is None:
        return UNSTATED if what in ("rooms", "guards", "lies") else "–"
    if part:
        return f"{value[part]['mean']:.3f} ({value[part]['low']:.3f}–{value[part]['high']:.3f})"
    if "area" in value:
        return f"{value['area']:.2f} ({value['low']:.2f}–{value['high']:.2f})"
    told = f"{100 * value['share']:.1f} % ({100 * value['low']:.0f}–{100 * value['high']:.0f})"
    return f"{told} {value['by']}" if "by" in value else told


def crossplay_rows(found: dict[str, Any]) -> list[list[str]]:
    """How often two agents got out together: a row for each agent, a cell for each partner."""
    names = [agent["name"] for agent in found["agents"]]
    shares = {(pair["agent"], pair["partner"]): pair["won"] for pair in found["crossplay"]}
    return [[one, *(_share(shares.get((one, other))) for other in names)] for one in names] if shares else []


def _share(value: dict[str, Any] | None) -> str:
    return "" if value is None else f"{100 * value['share']:.0f} % ({100 * value['low']:.0f}–{100 * value['high']:.0f})"


def show(found: dict[str, Any], console: Console) -> None:
    """Print everything."""
    names = [agent["name"] for agent in found["agents"]]
    table = Table(box=None, header_style="bold", padding=(0, 1))
    for heading in ("task", "measure"):
        table.add_column(heading)
    for heading in ("games", *names):
        table.add_column(heading, justify="right")
    last = ""
    for task, *cells in rows(found):
        table.add_row("" if task == last else task, *cells)
        last = task
    console.print(table)
    beside = crossplay_rows(found)
    if beside:
        table = Table(box=None, header_style="bold", padding=(0, 1), title="got out together", title_justify="left")
        table.add_column("agent")
        for name in names:
            table.add_column(f"with {name}", justify="right")
        for line in beside:
            table.add_row(*line)
        console.print(table)
    console.print(
        "Shares and areas with 95 % intervals. Brier and log scores: the lower, the better. Guards whom nobody tells: 0.5."
    )
