"""Pictures for reports: a few kinds, each one call, drawn by Matplotlib and made small. Equal numbers make equal bytes."""

from __future__ import annotations

import io
import re
from collections.abc import Mapping, Sequence
from math import isnan
from typing import TYPE_CHECKING, Any

from room25.arena.plot import COLOURS, MARKS
from room25.engine.table.board import SIDE, cell_name
from room25.lab.metric import Picture, signed

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["ROOM_COLOURS", "bars", "boards", "dots", "lines", "scatter", "shares"]

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
Line = tuple[str, float, tuple[float, float]]  # a name, a value and its interval


def dots(
    lines: Sequence[Line], what: str, points: bool = False, colours: Sequence[str] = (), line: str = "95 % interval"
) -> Picture:
    """Draw one line per value with its interval: shares in per cent, or differences in points around zero."""
    shown = lines[:MOST_ROWS]
    figure, axes = _figure(ROW * len(shown) + 0.75)
    y = range(len(shown))
    values = [100 * value for _, value, _ in shown]
    lows, highs = ([100 * ends[i] for _, _, ends in shown] for i in (0, 1))
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
    axes.set_yticks(list(y), [name for name, _, _ in shown])
    axes.set_ylim(len(shown) - 0.4, -0.6)
    if points:
        axes.axvline(0, color="#888888", linewidth=1)
        axes.set_xlim(min([*lows, 0]) - widest * 0.04, max([*highs, 0]) + widest * 0.04)
    else:
        axes.set_xlim(0, min(107, max(highs, default=1) * 1.1 + 1))
    _grid(axes, "x", f"{what}, {'points' if points else 'per cent'} (line: {line})")
    return _picture(
        figure, f"{what}: " + ", ".join(f"{name} {value:.1f}" for (name, _, _), value in zip(shown, values))
    )


def bars(lines: Sequence[tuple[str, float]], what: str, colours: Sequence[str] = ()) -> Picture:
    """One bar a value."""
    shown = lines[:MOST_ROWS]
    figure, axes = _figure(ROW * len(shown) + 0.75)
    values = [value for _, value in shown]
    axes.barh(range(len(shown)), values, color=list(colours[:MOST_ROWS]) or COLOURS[0], height=0.72)
    widest = max([*values, 1e-9])
    for i, value in enumerate(values):
        axes.text(value + widest * 0.01, i, f"{value:.1f}", va="center", fontsize=8.5)
    axes.set_yticks(range(len(shown)), [name for name, _ in shown])
    axes.set_ylim(len(shown) - 0.4, -0.6)
    axes.set_xlim(0, widest * 1.08)
    _grid(axes, "x", what)
    return _picture(figure, f"{what}: " + ", ".join(f"{name} {value:.1f}" for name, value in shown))


def shares(
    lines: Sequence[tuple[str, Sequence[float]]], parts: Sequence[str], colours: Sequence[str] = COLOURS
) -> Picture:
    """Draw one line per whole, cut into named parts, in per cent."""
    shown = lines[:MOST_ROWS]
    figure, axes = _figure(ROW * len(shown) + 1.0)
    left = [0.0] * len(shown)
    for i, part in enumerate(parts):
        widths = [100 * values[i] for _, values in shown]
        axes.barh(range(len(shown)), widths, left=left, height=0.76, color=colours[i % len(colours)], label=part)
        for y, (start, width) in enumerate(zip(left, widths)):
            if width >= 6:
                axes.text(start + width / 2, y, f"{width:.0f}", ha="center", va="center", color="white", fontsize=8.5)
        left = [start + width for start, width in zip(left, widths)]
    axes.set_yticks(range(len(shown)), [name for name, _ in shown])
    axes.set_ylim(len(shown) - 0.4, -0.6)
    axes.set_xlim(0, 100)
    axes.legend(loc="lower center", bbox_to_anchor=(0.5, 1.0), ncols=min(5, len(parts)), frameon=False)
    _grid(axes, "x", "per cent")
    return _picture(figure, "shares of " + ", ".join(parts))


def lines(series: Mapping[str, Sequence[tuple[float, float]]], across: str, up: str) -> Picture:
    """Several lines through points, up in per cent."""
    figure, axes = _figure(3.4)
    for i, (name, points) in enumerate(list(series.items())[: len(COLOURS)]):
        x, y = [p[0] for p in points], [100 * p[1] for p in points]
        axes.plot(x, y, color=COLOURS[i], marker=MARKS[i], markersize=4.5, linewidth=1.6, label=name)
    axes.legend(frameon=False, fontsize=8.5, loc="center left", bbox_to_anchor=(1.0, 0.5))
    axes.set_ylabel(f"{up}, per cent")
    axes.set_ylim(bottom=0)
    _grid(axes, "both", across)
    return _picture(figure, f"{up} by {across}: " + ", ".join(series))


def boards(grids: Mapping[str, Sequence[float]], what: str) -> Picture:
    """5 × 5 squares each, in per cent; a square without a number stays empty."""
    shown = list(grids.items())[:6]
    columns = min(3, len(shown))
    rows = -(-len(shown) // columns)
    import matplotlib

    with matplotlib.rc_context(STYLE):  # type: ignore[arg-type]
        from matplotlib.figure import Figure

        figure = Figure(figsize=(3.2 * columns, 3.3 * rows), layout="constrained")
        for i, (name, values) in enumerate(shown):
            axes = figure.add_subplot(rows, columns, i + 1)
            known = [100 * v for v in values if not isnan(v)]
            table = [[100 * values[SIDE * row + column] for column in range(SIDE)] for row in range(SIDE)]
            low, high = min(known, default=0), max(known, default=1)
            axes.imshow(table, cmap="Blues", vmin=low - (high - low) * 0.6, vmax=high + (high - low) * 0.3 + 1e-9)
            for cell, value in enumerate(values):
                if not isnan(value):
                    axes.text(
                        cell % SIDE,
                        cell // SIDE,
                        f"{100 * value:.1f}",
                        ha="center",
                        va="center",
                        fontsize=8.5,
                        color=_ink(100 * value, low, high),
                    )
            axes.set_xticks(range(SIDE), [cell_name(c)[0] for c in range(SIDE)])
            axes.set_yticks(range(SIDE), [cell_name(SIDE * r)[1] for r in range(SIDE)])
            axes.set_xticks([x - 0.5 for x in range(SIDE + 1)], minor=True)
            axes.set_yticks([x - 0.5 for x in range(SIDE + 1)], minor=True)
            axes.grid(which="minor", color="#BBBBBB", linewidth=0.8)
            axes.tick_params(which="both", length=0)
            axes.set_title(name, fontsize=9)
        figure.get_layout_engine().set(h_pad=0.14)  # type: ignore[union-attr, call-arg]
        return _picture(figure, what)


def scatter(points: Mapping[str, Sequence[tuple[float, float]]], across: str, up: str) -> Picture:
    """Draw clouds of points in per cent, with the line on which both values are equal."""
    figure, axes = _figure(4.6)
    for i, (name, cloud) in enumerate(list(points.items())[: len(COLOURS)]):
        x, y = [100 * p[0] for p in cloud], [100 * p[1] for p in cloud]
        axes.scatter(x, y, s=7, color=COLOURS[i], alpha=0.55, linewidths=0, label=name)
    top = max((100 * v for cloud in points.values() for p in cloud for v in p), default=1)
    axes.plot([0, top], [0, top], color="#888888", linewidth=1)
    axes.legend(frameon=False, fontsize=8.5, loc="center left", bbox_to_anchor=(1.0, 0.5), markerscale=2)
    axes.set_ylabel(f"{up}, per cent")
    _grid(axes, "both", f"{across}, per cent")
    return _picture(figure, f"{up} by {across}")


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
