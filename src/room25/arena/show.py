"""The report as tables in the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from rich.console import Console
from rich.table import Table
from rich.text import Text

from room25.arena.plan import RIVALS, ROLES, TOGETHER
from room25.arena.rate import Interval
from room25.arena.report import BotLine, CellLine, RatingLine, Report, RoleLine
from room25.texts import Texts

__all__ = ["interval", "percent", "show"]


def show(report: Report, console: Console) -> None:
    """Every table that has a line, a mode's own first."""
    for title, lines, make in (
        ("All together: how often they got out", TOGETHER, together),
        ("Suspicion: how often the prisoners got out", ROLES, suspicion),
        ("Rivals: the first bot's share of decided games", RIVALS, rivals),
    ):
        cells = [cell for cell in report.cells if cell.kind == lines]
        if cells:
            _print(console, title, make(cells))
    if len({line.mode for line in report.roles}) > 1 or any(line.role != "everybody" for line in report.roles):
        _print(console, "By mode and role", roles(report.roles))
    if report.ratings:
        _print(console, "Ratings (openskill, Plackett–Luce)", ratings(report.ratings))
    if report.bots:
        _print(console, "Time a decision", bots(report.bots))
    games = sum(cell.games for cell in report.cells)
    decisions = sum(cell.decisions for cell in report.cells)
    stopped = "" if report.complete else "Stopped early: "
    console.print(f"{stopped}{games:,} games, {decisions:,} decisions, {report.wall_seconds:.1f} s.", highlight=False)
    texts = Texts("en")
    for note in report.notes:
        console.print(f"Mind: {texts(note)}", style="yellow", highlight=False)


def together(cells: Iterable[CellLine]) -> Table:
    """Cooperation and Solo."""
    table = _table("table", "bot", ">games", ">won", ">95 %", ">all out", ">rounds", ">deaths", ">decisions/s")
    before = ""
    for cell in cells:
        full = percent(cell.full / cell.games)
        _row(table, cell, before, [cell.first], [percent(cell.share), interval(cell.interval), full])
        before = cell.table
    return table


def suspicion(cells: Iterable[CellLine]) -> Table:
    """Prisoners' bots against guards' bots; apart, how the prisoners fared for each number of guards that was dealt."""
    names = ("table", "prisoners", "guards", ">games", ">prisoners win", ">95 %", ">by guards dealt")
    table = _table(*names, ">rounds", ">deaths", ">decisions/s")
    before = ""
    for cell in cells:
        dealt = "  ".join(f"{n}: {percent(line['share'])}" for n, line in cell.by_guards.items())
        shares = [percent(cell.share), interval(cell.interval), dealt]
        _row(table, cell, before, [cell.first, cell.second], shares)
        before = cell.table
    return table


def rivals(cells: Iterable[CellLine]) -> Table:
    """Competition and Team."""
    names = ("table", "first", "second", ">games", ">won", ">lost", ">drawn", ">share", ">95 %")
    table = _table(*names, ">rounds", ">deaths", ">decisions/s")
    before = ""
    for cell in cells:
        counts = [f"{n:,}" for n in (cell.wins, cell.losses, cell.draws)]
        shares = [*counts, percent(cell.share), interval(cell.interval)]
        _row(table, cell, before, [cell.first, cell.second], shares)
        before = cell.table
    return table


def roles(lines: Iterable[RoleLine]) -> Table:
    """Every bot over all tables of a mode."""
    table = _table("mode", "role", "bot", ">games", ">won", ">95 %", ">drawn")
    for line in sorted(lines, key=lambda line: (line.mode, line.role)):
        won = (percent(line.share), interval(line.interval), f"{line.draws:,}")
        table.add_row(line.mode, line.role, Text(line.bot), f"{line.games:,}", *won)
    return table


def ratings(lines: Iterable[RatingLine]) -> Table:
    """Best first in each mode."""
    table = _table("mode", "role", "bot", ">rating", ">95 %", ">matches")
    for line in lines:
        between = f"{line.interval[0]:.1f} – {line.interval[1]:.1f}"
        table.add_row(line.mode, line.role, Text(line.bot), f"{line.mu:.1f}", between, f"{line.matches:,}")
    return table


def bots(lines: Iterable[BotLine]) -> Table:
    """What thinking costs."""
    table = _table("bot", "budget", ">decisions", ">a decision", ">slowest", ">decisions/s")
    for line in lines:
        slowest = "–" if line.slowest_ms is None else duration(line.slowest_ms)
        speed = f"{line.decisions / max(line.seconds, 1e-9):,.0f}"
        table.add_row(
            Text(line.bot), line.budget, f"{line.decisions:,}", duration(line.ms_per_decision), slowest, speed
        )
    return table


def percent(share: float | None) -> str:
    """`12.3 %`, what is below one per cent more finely, or a dash where nothing was decided."""
    return "–" if share is None else f"{100 * share:.{1 if share == 0 or share >= 0.01 else 2}f} %"


def interval(between: Interval) -> str:
    """Both ends in per cent."""
    low, high = (100 * edge for edge in between)
    digits = 1 if high >= 1 else 2
    return f"{low:.{digits}f} – {high:.{digits}f}"


def duration(ms: float) -> str:
    """Milliseconds in a unit that can be read."""
    if ms >= 1000:
        return f"{ms / 1000:.2f} s"
    return f"{ms:.1f} ms" if ms >= 1 else f"{ms * 1000:.1f} µs"


def _row(table: Table, cell: CellLine, before: str, who: list[str], shares: list[str]) -> None:
    """What all tables of cells have in common; a table's name stands once."""
    if before and before != cell.table:
        table.add_section()
    named = "" if cell.table == before else cell.table
    rest = (f"{cell.mean_rounds:.1f}", f"{cell.mean_deaths:.2f}", f"{cell.decisions_per_s:,.0f}")
    table.add_row(named, *map(Text, who), f"{cell.games:,}", *shares, *rest)


def _table(*names: str) -> Table:
    """Columns by name; `>` stands before those that hold numbers."""
    table = Table(box=None, header_style="bold", padding=(0, 1))
    for name in names:
        table.add_column(name.removeprefix(">"), justify="right" if name.startswith(">") else "left")
    return table


def _print(console: Console, title: str, table: Table) -> None:
    console.print(Text(title, style="bold"))
    console.print(table)
    console.print()
