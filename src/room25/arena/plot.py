"""The report as one picture: rates with their intervals by table and bot, and a heat map for each table of Suspicion."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil
from pathlib import Path
from typing import TYPE_CHECKING

from room25.arena.plan import RIVALS, ROLES, TOGETHER
from room25.arena.report import CellLine, Report
from room25.arena.show import interval, percent
from room25.errors import Room25Error

if TYPE_CHECKING:
    from matplotlib.axes import Axes

__all__ = ["COLOURS", "MARKS", "check", "plot"]

COLOURS = (
    "#0072B2",
    "#E69F00",
    "#009E73",
    "#D55E00",
    "#CC79A7",
    "#56B4E9",
    "#8A6D00",
    "#000000",
)  # told apart by all eyes
MARKS = "osD^vPX*"
SUFFIXES = (".png", ".svg")
WIDTH = 11.0
ROW = 0.34  # inches a line of a panel


def check(path: Path) -> None:
    """One sentence before any game is played, if the picture could not be written."""
    from importlib.util import find_spec

    if path.suffix.lower() not in SUFFIXES:
        raise Room25Error(f"a picture is {' or '.join(SUFFIXES)}, not {path.name}")
    if not path.absolute().parent.is_dir():
        raise Room25Error(f"there is no folder {path.parent} for the picture")
    if find_spec("matplotlib") is None:
        raise Room25Error("the picture needs Matplotlib, which is not installed: pip install 'room25[bots]'")


def plot(report: Report, path: Path) -> None:
    """Draw and save."""
    import matplotlib

    matplotlib.use("Agg")
    from matplotlib.figure import Figure

    together = [cell for cell in report.cells if cell.kind == TOGETHER]
    rivals = [cell for cell in report.cells if cell.kind == RIVALS]
    suspicion = _by_table([cell for cell in report.cells if cell.kind == ROLES])
    heights: list[float] = [_height(cells) for cells in (together, rivals) if cells]
    columns = 2 if len(suspicion) in (0, 1, 2, 4) else 3
    rows = ceil(len(suspicion) / columns) if suspicion else 0
    largest = max((len({cell.first for cell in cells}) for cells in suspicion), default=0)
    heights += [2.2 + 0.5 * largest] * rows
    if not heights:
        raise Room25Error("there is nothing to draw: no game was played")
    with matplotlib.rc_context({"font.size": 10, "axes.titlesize": 11, "svg.fonttype": "none"}):
        figure = Figure(figsize=(WIDTH, sum(heights) + 0.5), layout="constrained")
        figure.suptitle(_title(report), fontsize=13)
        grid = figure.add_gridspec(len(heights), columns, height_ratios=heights)
        place = 0
        if together:
            axes = figure.add_subplot(grid[place, :])
            _dots(axes, together, "They got out: share of all games (95 % interval)")
            place += 1
        if rivals:
            axes = figure.add_subplot(grid[place, :])
            _dots(axes, rivals, "The first bot won: share of decided games (95 % interval)")
            axes.axvline(50, color="#888888", linewidth=1, linestyle="--", zorder=0)
            place += 1
        for i, cells in enumerate(suspicion):
            _heat(figure.add_subplot(grid[place + i // columns, i % columns]), cells)
        try:
            figure.savefig(path, dpi=150)
        except OSError as error:
            raise Room25Error(f"the picture cannot be written to {path}: {error.strerror}") from None


def _dots(axes: Axes, cells: Sequence[CellLine], title: str) -> None:
    """One line a cell, the tables apart, a colour and a mark for each bot."""
    bots = list(dict.fromkeys(cell.first for cell in cells))
    y = 0.0
    ticks: list[float] = []
    names: list[str] = []
    for group in _by_table(cells):
        axes.text(0, y, group[0].table, fontweight="bold", va="center", transform=axes.get_yaxis_transform())
        y += 1
        for cell in group:
            if cell.share is not None:
                low, high = (100 * edge for edge in cell.interval)
                share = 100 * cell.share
                i = bots.index(cell.first)
                colour, mark = COLOURS[i % len(COLOURS)], MARKS[i % len(MARKS)]
                axes.errorbar(
                    share, y, xerr=[[share - low], [high - share]], capsize=3, markersize=6, color=colour, marker=mark
                )
                axes.annotate(
                    percent(cell.share), (high, y), (8, 0), textcoords="offset points", va="center", fontsize=9
                )
            ticks.append(y)
            drawn = f" ({100 * cell.draws / cell.games:.0f} % drawn)" if cell.draws else ""
            names.append(f"{cell.first} – {cell.second}{drawn}" if cell.kind == RIVALS else cell.first)
            y += 1
    axes.set_yticks(ticks, names)
    axes.set_ylim(y - 0.4, -0.6)
    axes.set_xlim(-1, 108)
    axes.set_xticks(range(0, 101, 10))
    axes.grid(axis="x", color="#DDDDDD")
    axes.set_axisbelow(True)
    axes.set_xlabel("per cent")
    axes.set_title(title, loc="left")
    axes.spines[["top", "right"]].set_visible(False)


def _heat(axes: Axes, cells: Sequence[CellLine]) -> None:
    """Prisoners' bots down, guards' bots across."""
    prisoners = list(dict.fromkeys(cell.first for cell in cells))
    guards = list(dict.fromkeys(cell.second for cell in cells))
    shares = [[float("nan")] * len(guards) for _ in prisoners]
    for cell in cells:
        row, column = prisoners.index(cell.first), guards.index(cell.second)
        share = 100 * (cell.share or 0.0)
        shares[row][column] = share
        text = f"{percent(cell.share)}\n{interval(cell.interval)}"
        axes.text(
            column, row, text, ha="center", va="center", fontsize=9, color="white" if not 15 < share < 85 else "black"
        )
    axes.imshow(shares, vmin=0, vmax=100, cmap="RdBu", aspect="auto")
    for edge in range(1, max(len(guards), len(prisoners))):  # white lines between the fields
        axes.axvline(edge - 0.5, color="white", linewidth=2)
        axes.axhline(edge - 0.5, color="white", linewidth=2)
    axes.set_xlim(-0.5, len(guards) - 0.5)
    axes.set_ylim(len(prisoners) - 0.5, -0.5)
    wide = sum(map(len, guards)) > 30
    axes.set_xticks(range(len(guards)), guards, rotation=20 if wide else 0, ha="right" if wide else "center")
    axes.set_yticks(range(len(prisoners)), prisoners)
    axes.set_xlabel("guards’ bot")
    axes.set_ylabel("prisoners’ bot")
    axes.set_title(cells[0].table.replace(", ", "\n", 1))


def _by_table(cells: Sequence[CellLine]) -> list[list[CellLine]]:
    groups: dict[str, list[CellLine]] = {}
    for cell in cells:
        groups.setdefault(cell.table, []).append(cell)
    return list(groups.values())


def _height(cells: Sequence[CellLine]) -> float:
    return 1.1 + ROW * (len(cells) + len(_by_table(cells)))


def _title(report: Report) -> str:
    games = sum(cell.games for cell in report.cells)
    stopped = "" if report.complete else ", stopped early"
    heat = any(cell.kind == ROLES for cell in report.cells)
    below = "\nHeat maps: how often the prisoners of Suspicion got out (95 % interval)" if heat else ""
    return f"room25 arena: {games:,} games{stopped}{below}"
