"""The report of a study: one HTML page that needs nothing else, for a screen and for paper."""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import escape
from typing import TYPE_CHECKING

from room25.errors import Room25Error
from room25.lab.metric import Games, Metric, Picture, ReportPiece, ReportTable
from room25.lab.store import CELLS, GAMES, STEPS

if TYPE_CHECKING:
    from room25.lab.run import StudyRun

__all__ = ["write"]

LIMITS = {
    "uniform": "uniform answers by luck: it says nothing about people.",
    "cautious": "cautious does not die stupidly and looks for nothing; it is far weaker than a person.",
    "explorer": "explorer plans, tells what it saw and lies as a guard, but it does not look ahead. Good players win more. Differences "
    "between tables carry over better than the rates themselves, and a room or talent that needs a clever plan is worth more to people "
    "than to it.",
    "search": "search looks ahead with the playouts that it is given; more playouts play better.",
    "clairvoyant": "clairvoyant sees every tile: an upper limit, and no way to play.",
}
LONG = 16  # lines of a table that is folded
STYLE = """
:root { color-scheme: light; }
body { margin: 0 auto; max-width: 1000px; padding: 24px 20px 60px; background: #fff; color: #222;
  font: 15px/1.5 'Segoe UI', 'Noto Sans', 'DejaVu Sans', Verdana, sans-serif; }
h1 { font-size: 1.7rem; line-height: 1.2; margin: 0 0 .3rem; }
h2 { font-size: 1.25rem; margin: 2.4rem 0 .3rem; border-top: 2px solid #222; padding-top: .6rem; }
p { margin: .5rem 0; } .dim { color: #5b6068; font-size: .9rem; } code { font-size: .9em; background: #f2f3f5; padding: 0 .25em; }
.said { background: #f4f7fb; border-left: 4px solid #0072B2; padding: .4rem 1rem; margin: 1rem 0; }
.limits { background: #fbf6ec; border-left: 4px solid #E69F00; padding: .4rem 1rem; margin: 1rem 0; font-size: .93rem; }
nav a { margin-right: 1rem; } a { color: #0b5a8a; }
figure { margin: 1rem 0; overflow-x: auto; } figure svg { min-width: 620px; width: 100%; height: auto; display: block; }
svg text { font-family: 'DejaVu Sans', Verdana, sans-serif; }
.scroll { overflow-x: auto; } table { border-collapse: collapse; font-size: .86rem; margin: .8rem 0; }
th { text-align: left; border-bottom: 1.5px solid #222; padding: .2rem .7rem .2rem 0; white-space: nowrap; }
td { border-bottom: 1px solid #e3e5e8; padding: .18rem .7rem .18rem 0; vertical-align: top; }
td:first-child { min-width: 15em; } .n { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
details { margin: .8rem 0; } summary { cursor: pointer; color: #0b5a8a; }
pre { background: #f6f7f9; padding: .8rem; overflow-x: auto; font-size: .82rem; }
@media (max-width: 600px) { td:first-child { min-width: 9em; } }
@media print { body { max-width: none; padding: 0; font-size: 10pt; } nav { display: none; }
  h2 { break-after: avoid; } figure, tr { break-inside: avoid; } }
"""


def write(run: StudyRun) -> str:
    """The whole page."""
    import polars as pl

    folder, study = run.store.folder, run.study
    steps = folder / STEPS
    games = Games(folder / GAMES, pl.read_parquet(folder / CELLS), steps if steps.exists() else None)
    sections = []
    for metric in run.metrics:
        pieces = _measured(metric, games)
        if pieces:
            sections.append((metric, pieces))
    bots = list(dict.fromkeys(e.name for case in run.plan for e in case.cell.line_up))
    limits = [LIMITS.get(name, f"What {name} can do, its author knows.") for name in bots]
    fewer = f" Only {study.games:,} of each cell, fewer or more than the study says." if study.is_resized else ""
    apart = " It was written about the games that the study asks for, not about these." if study.is_resized else ""
    head = [
        f"<h1>{escape(study.title)}</h1>",
        f'<p class="dim">{run.total:,} games in {len(run.plan):,} cells, the same on every machine: '
        f"seed {study.seed}, {' and '.join(bots)}.{fewer} A study of room25, an unofficial fan implementation of Room 25.</p>",
        _marked(study.question),
        f'<div class="said"><p><b>What to conclude</b>{apart}</p>{_marked(study.conclusion)}</div>'
        if study.conclusion
        else "",
        f'<div class="limits"><p><b>Whose games these are.</b> {escape(" ".join(limits))} Intervals are 95 % and say '
        "how far luck reaches, of the deals and of random complexes, not how far these bots are from people.</p></div>",
        "<nav>" + " ".join(f'<a href="#{m.name}">{escape(m.title)}</a>' for m, _ in sections) + "</nav>",
    ]
    body = [_section(metric, pieces) for metric, pieces in sections]
    said = f"<details><summary>The study itself</summary><pre>{escape(study.source.text.strip())}</pre></details>"
    return (
        f'<!DOCTYPE html>\n<html lang="en"><head><meta charset="utf-8"/><meta name="viewport" content="width=device-width, '
        f'initial-scale=1"/><title>{escape(study.title)}</title><style>{STYLE}</style></head>\n<body>\n'
        + "\n".join([*filter(None, head), *body, said])
        + "\n</body></html>\n"
    )


def _measured(metric: Metric, games: Games) -> list[ReportPiece]:
    """Return the pieces of a metric. Raises Room25Error with one sentence if it fails, whoever wrote it."""
    try:
        return list(metric.measure(games))
    except Exception as error:
        raise Room25Error(f"the metric {metric.name} failed: {type(error).__name__}: {error}") from error


def _section(metric: Metric, pieces: Sequence[ReportPiece]) -> str:
    inside = "\n".join(_piece(piece) for piece in pieces)
    return f'<section id="{metric.name}"><h2>{escape(metric.title)}</h2><p class="dim">{escape(metric.help)}</p>\n{inside}</section>'


def _piece(piece: ReportPiece) -> str:
    if isinstance(piece, str):
        return _marked(piece)
    if isinstance(piece, Picture):
        label = escape(piece.meaning[:300], quote=True)
        return f'<figure role="img" aria-label="{label}">{piece.svg}</figure>'
    return _table(piece)


def _table(table: ReportTable) -> str:
    kinds = [' class="n"' if name.startswith(">") else "" for name in table.columns]
    names = "".join(f"<th{kind}>{escape(name.removeprefix('>'))}</th>" for name, kind in zip(table.columns, kinds))
    rows = "".join(
        "<tr>" + "".join(f"<td{kind}>{escape(value)}</td>" for value, kind in zip(row, kinds)) + "</tr>\n"
        for row in table.rows
    )
    page = f'<div class="scroll"><table><thead><tr>{names}</tr></thead><tbody>\n{rows}</tbody></table></div>'
    return (
        page
        if len(table.rows) <= LONG
        else f"<details><summary>The numbers ({len(table.rows)} lines)</summary>{page}</details>"
    )


def _marked(text: str) -> str:
    """Paragraphs and lists; **bold** and `code` inside."""
    out = []
    for block in re.split(r"\n\s*\n", text.strip()):
        items = re.split(r"^- ", block, flags=re.MULTILINE)
        if items[0].strip():
            out.append(f"<p>{_inline(items[0])}</p>")
        if len(items) > 1:
            out.append("<ul>" + "".join(f"<li>{_inline(item)}</li>" for item in items[1:]) + "</ul>")
    return "".join(out)


def _inline(text: str) -> str:
    text = escape(" ".join(text.split()))
    return re.sub(r"`(.+?)`", r"<code>\1</code>", re.sub(r"\*\*(.+?)\*\*", r"<b>\1</b>", text))
