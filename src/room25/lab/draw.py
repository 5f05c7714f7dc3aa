"""Pictures for reports: a few kinds, each one call, drawn by Matplotlib and made small. Equal numbers make equal bytes."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from math import nan, sqrt
from typing import TYPE_CHECKING, Any, NamedTuple

from room25.arena.plot import COLOURS, MARKS
from room25.arena.rate import Z
from room25.engine.table.board import SIDE, cell_name
from room25.lab.estimate import Estimate
from room25.lab.metric import Picture, signed

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["Dot", "ROOM_COLOURS", "Stack", "boards", "curves", "dots", "lines", "scatter", "stacks"]

WIDTH = 9.6
ROW = 0.27  # inches a line
MOST_ROWS = 60  # a picture holds no more lines than a page
INK, FAINT = "#222222", "#DDDDDD"
ROOM_COLOURS = {"blue": "#3E7CB1", "green": "#3A9D5D", "yellow": "#D9A514", "red": "#C0392B"}
STYLE = {
    "font.size": 9.5,
    "font.family": "sans-serif",
    "svg.fonttype": "none",
    "svg.hashsalt": "room25",
    "axes.edgecolor": "#888888",
    "axes.labelcolor": INK,
    "text.color": INK,
    "xtick.color": INK,
    "ytick.color": INK,
}
USES = re.compile(r'<use [^>]*?(?P<rest> style="(?P<style>[^"]*)"/>)(?:\s*<use [^>]*?(?P=rest))+')


class Dot(NamedTuple):
    """One line of a picture: its name, its value with its interval, and how many games it comes from."""

    name: str
    value: float
    ends: tuple[float, float]
    games: int


class Stack(NamedTuple):
    """One line that is cut into parts: their sizes, and the interval of each cut that has one."""

    name: str
    parts: Sequence[float]
    cuts: Sequence[tuple[float, float] | None]
    games: int


def dots(
    lines: Sequence[Dot],
    what: str,
    points: bool = False,
    colours: Sequence[str] = (),
    line: str = "95 % interval",
    of: str = "",
) -> Picture:
    """Draw one line per value with its interval: shares in per cent, or differences in points around zero.

    `of` says what all of them come from, if the lines share their games.
    """
    shown = lines[:MOST_ROWS]
    figure, axes = _figure(ROW * len(shown) + 0.95)
    y = range(len(shown))
    values = [100 * dot.value for dot in shown]
    lows, highs = ([100 * dot.ends[i] for dot in shown] for i in (0, 1))
    ink = list(colours[:MOST_ROWS]) or [COLOURS[0]] * len(shown)
    axes.hlines(y, lows, highs, colors=ink, linewidth=2.2)
    axes.scatter(values, y, c=ink, s=26, zorder=3)
    widest = max([*highs, 0]) - min([*lows, 0]) or 1.0
    for i, value in enumerate(values):
        if points:  # in a column of their own: the lines lie on both sides of zero
            where = axes.get_yaxis_transform()
            axes.text(1.05, i, signed(value, 1), va="center", ha="right", fontsize=8.5, transform=where)
        else:
            axes.text(max(highs[i], value) + widest * 0.012, i, f"{value:.1f}", va="center", fontsize=8.5)
    counts = _names(axes, shown, len(lines))
    if points:
        axes.axvline(0, color="#888888", linewidth=1)
        axes.set_xlim(min([*lows, 0]) - widest * 0.04, max([*highs, 0]) + widest * 0.04)
    else:
        axes.set_xlim(0, min(107, max(highs, default=1) * 1.1 + 1))
    _grid(axes, "x", f"{what}, {'points' if points else 'per cent'}\nline: {line}; {of or counts}")
    return _picture(figure, f"{what}: " + ", ".join(f"{dot.name} {value:.1f}" for dot, value in zip(shown, values)))


def stacks(
    lines: Sequence[Stack], parts: Sequence[str], what: str, colours: Sequence[str] = COLOURS, whole: float = 0
) -> Picture:
    """Draw one line per row, cut into named parts, with a whisker at each cut whose interval is known; `whole` is where they all end."""
    shown = lines[:MOST_ROWS]
    figure, axes = _figure(ROW * len(shown) + 1.25)
    left = [0.0] * len(shown)
    widest = whole or max([*(ends[1] for row in shown for ends in row.cuts if ends), 1e-9]) * 1.04
    for i, part in enumerate(parts):
        widths = [row.parts[i] for row in shown]
        axes.barh(range(len(shown)), widths, left=left, height=0.76, color=colours[i % len(colours)], label=part)
        for y, (start, width) in enumerate(zip(left, widths)):
            if width >= 0.06 * widest:
                axes.text(start + width / 2, y, f"{width:.0f}", ha="center", va="center", color="white", fontsize=8.5)
        left = [start + width for start, width in zip(left, widths)]
    for y, row in enumerate(shown):
        for ends in filter(None, row.cuts):
            axes.hlines(y + 0.26, *ends, colors=INK, linewidth=1.6)
    counts = _names(axes, shown, len(lines))
    axes.set_xlim(0, widest)
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=min(4, len(parts)), frameon=False)
    _grid(axes, "x", f"{what}\ndark line: 95 % interval; {counts}")
    said = (f"{row.name} " + " ".join(f"{part} {size:.1f}" for part, size in zip(parts, row.parts)) for row in shown)
    return _picture(figure, f"{what}: " + ", ".join(said))


def lines(series: Mapping[str, Sequence[tuple[float, Estimate]]], across: str, up: str) -> Picture:
    """Several lines through points with their intervals, up in per cent."""
    figure, axes = _figure(3.6)
    told = {name: points for name, points in series.items() if points}
    drawn = list(told.items())[: len(COLOURS)]
    for i, (name, points) in enumerate(drawn):
        known = [(x, e, e.value) for x, e in points if e.value is not None]
        x, y = [x + 0.03 * (i - len(drawn) / 2) for x, _, _ in known], [100 * value for _, _, value in known]
        down = [100 * (value - e.low) if e.is_known else 0.0 for _, e, value in known]
        above = [100 * (e.high - value) if e.is_known else 0.0 for _, e, value in known]
        label = f"{name} ({sum(e.games for _, e, _ in known):,})"
        axes.errorbar(
            x,
            y,
            [down, above],
            color=COLOURS[i],
            marker=MARKS[i],
            markersize=4,
            linewidth=1.5,
            elinewidth=1,
            label=label,
        )
    left_out = f"; {len(drawn)} of {len(told)} tables are drawn" if len(drawn) < len(told) else ""
    axes.legend(frameon=False, fontsize=8.5, loc="center left", bbox_to_anchor=(1.0, 0.5))
    axes.set_ylabel(f"{up}, per cent")
    axes.set_ylim(bottom=0)
    axes.set_xticks(sorted({round(x) for _, points in drawn for x, _ in points}))
    _grid(axes, "both", f"{across}\nupright line: 95 % interval; in brackets: games{left_out}")
    return _picture(figure, f"{up} by {across}: " + ", ".join(series))


def curves(series: Mapping[str, Sequence[tuple[float, Sequence[float]]]], across: str, up: str) -> Picture:
    """Learning curves in per cent: the mean of several runs at each place, and a band from the least of them to the greatest."""
    figure, axes = _figure(3.6)
    for i, (name, points) in enumerate(list(series.items())[: len(COLOURS)]):
        x = [place for place, _ in points]
        axes.plot(
            x,
            [100 * sum(runs) / len(runs) for _, runs in points],
            color=COLOURS[i],
            marker=MARKS[i],
            markersize=4,
            linewidth=1.5,
            label=f"{name} ({len(points[0][1])})",
        )
        low, high = [100 * min(runs) for _, runs in points], [100 * max(runs) for _, runs in points]
        axes.fill_between(x, low, high, color=COLOURS[i], alpha=0.18, linewidth=0)
    axes.legend(frameon=False, fontsize=8.5, loc="center left", bbox_to_anchor=(1.0, 0.5))
    axes.set_ylabel(f"{up}, per cent")
    axes.set_ylim(bottom=0)
    _grid(axes, "both", f"{across}\nline: mean; band: least to greatest; in brackets: runs")
    return _picture(figure, f"{up} by {across}: " + ", ".join(series))


def boards(grids: Mapping[str, Mapping[int, Estimate]], what: str) -> Picture:
    """5 × 5 squares each, in per cent with half the width of the interval; a square that no game tells of stays empty."""
    shown = list(grids.items())[:6]
    columns = min(3, len(shown))
    rows = -(-len(shown) // columns)
    import matplotlib

    with matplotlib.rc_context(STYLE):  # type: ignore[arg-type]
        from matplotlib.figure import Figure

        figure = Figure(figsize=(3.2 * columns, 3.45 * rows), layout="constrained")
        for i, (name, squares) in enumerate(shown):
            axes = figure.add_subplot(rows, columns, i + 1)
            values = {cell: 100 * e.value for cell, e in squares.items() if e.value is not None}
            table = [[values.get(SIDE * row + column, nan) for column in range(SIDE)] for row in range(SIDE)]
            low, high = min(values.values(), default=0), max(values.values(), default=1)
            axes.imshow(table, cmap="Blues", vmin=low - (high - low) * 0.6, vmax=high + (high - low) * 0.3 + 1e-9)
            for cell, value in values.items():
                ink, e = _ink(value, low, high), squares[cell]
                half = f"±{50 * (e.high - e.low):.1f}" if e.is_known else ""
                x, y = cell % SIDE, cell // SIDE
                axes.text(x, y - 0.12, f"{value:.1f}", ha="center", va="center", fontsize=8.5, color=ink)
                axes.text(x, y + 0.25, half, ha="center", va="center", fontsize=6.5, color=ink)
            axes.set_xticks(range(SIDE), [cell_name(c)[0] for c in range(SIDE)])
            axes.set_yticks(range(SIDE), [cell_name(SIDE * r)[1] for r in range(SIDE)])
            axes.set_xticks([x - 0.5 for x in range(SIDE + 1)], minor=True)
            axes.set_yticks([x - 0.5 for x in range(SIDE + 1)], minor=True)
            axes.grid(which="minor", color="#BBBBBB", linewidth=0.8)
            axes.tick_params(which="both", length=0)
            axes.set_title(name, fontsize=9)
        figure.get_layout_engine().set(h_pad=0.14)  # type: ignore[union-attr, call-arg]
        return _picture(figure, f"{what}: " + ", ".join(grids))


def scatter(points: Mapping[str, Sequence[tuple[float, float]]], across: str, up: str, games: int) -> Picture:
    """Draw clouds of points in per cent, the line on which both values are equal, and how far luck alone reaches with so many games."""
    figure, axes = _figure(4.8)
    for i, (name, cloud) in enumerate(list(points.items())[: len(COLOURS)]):
        x, y = [100 * p[0] for p in cloud], [100 * p[1] for p in cloud]
        axes.scatter(x, y, s=7, color=COLOURS[i], alpha=0.55, linewidths=0, label=f"{name} ({len(cloud):,})")
    top = max((100 * v for cloud in points.values() for p in cloud for v in p), default=1)
    along = [top * i / 50 for i in range(51)]
    luck = [Z * sqrt(max(0.0, p * (100 - p)) / games) for p in along]
    axes.plot([0, top], [0, top], color="#888888", linewidth=1)
    axes.fill_between(
        along,
        [max(0.0, p - half) for p, half in zip(along, luck)],
        [p + half for p, half in zip(along, luck)],
        color="#999999",
        alpha=0.18,
        linewidth=0,
        label=f"95 % by luck, {games:,} games",
    )
    axes.legend(frameon=False, fontsize=8.5, loc="center left", bbox_to_anchor=(1.0, 0.5), markerscale=2)
    axes.set_ylabel(f"{up}, per cent")
    _grid(axes, "both", f"{across}, per cent\nin brackets: points")
    return _picture(figure, f"{up} by {across}")


def _names(axes: Any, shown: Sequence[Dot | Stack], of: int) -> str:
    """Name the lines of a picture, with the games behind each; return what is to be said of the counts below it."""
    counts = {row.games for row in shown}
    same = len(counts) == 1
    axes.set_yticks(range(len(shown)), [row.name if same else f"{row.name} ({row.games:,})" for row in shown])
    axes.set_ylim(len(shown) - 0.4, -0.6)
    said = f"{counts.pop():,} games each" if same else "in brackets: games"
    return said if of == len(shown) else f"{said}; the first {len(shown)} of {of} lines"


def _figure(height: float) -> tuple[Figure, Axes]:
    import matplotlib

    with matplotlib.rc_context(STYLE):  # type: ignore[arg-type]
        from matplotlib.figure import Figure

        figure = Figure(figsize=(WIDTH, height), layout="constrained")
        return figure, figure.add_subplot()


def _grid(axes: Any, which: str, across: str) -> None:
    axes.grid(axis=which, color=FAINT, linewidth=0.8)
    axes.set_axisbelow(True)
    axes.set_xlabel(across)
    axes.spines[["top", "right"]].set_visible(False)


def _picture(figure: Figure, meaning: str) -> Picture:
    import matplotlib

    file = io.StringIO()
    with matplotlib.rc_context(STYLE):  # type: ignore[arg-type]
        figure.savefig(file, format="svg", metadata={"Date": None, "Creator": None})
    return Picture(_small(file.getvalue()), meaning)


def _ink(value: float, low: float, high: float) -> str:
    """Letters that can be read on their square."""
    return "white" if value > low + 0.45 * (high - low) else INK


def _together(match: re.Match[str]) -> str:
    """Let neighbouring marks of one style share a single style attribute."""
    return f'<g style="{match["style"]}">{match[0].replace(match["rest"], "/>")}</g>'


def _small(svg: str) -> str:
    """Without what only a drawing program needs."""
    svg = svg[svg.index("<svg") :]
    svg = re.sub(r"<metadata>.*?</metadata>|<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = re.sub(r"<[^>]*>", lambda tag: re.sub(r"(\d+)(?:\.0\d*|(\.[1-9])\d*)(?!\d)", r"\1\2", tag[0]), svg)
    svg = re.sub(r' width="[\d.]+pt" height="[\d.]+pt"', "", svg, count=1)
    svg = re.sub(r'(<g) id="[\w.]+"(?=>)', r"\1", svg)
    svg = re.sub(r"; font-family: [^;\"]*", "", svg)  # the page says it once
    svg = re.sub(r' transform="rotate\(-0 [\d. ]+\)"', "", svg)
    svg = re.sub(USES, _together, svg)
    return re.sub(r">\s+<", "><", re.sub(r"\s*\n\s*", " ", svg)).strip()
