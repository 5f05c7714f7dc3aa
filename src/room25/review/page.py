"""The review as one HTML page that needs nothing else: one heading per round, a board and its sentences for every answer."""

from __future__ import annotations

from html import escape

from room25.review.board import SIZE
from room25.review.chart import chart
from room25.review.model import Entry, Review, with_asides
from room25.review.picture import aside, figure, heading, legend, sentences, svg, truth_board
from room25.review.text import agreement
from room25.review.words import claim_lines, result_line, round_title, title, turn_lines
from room25.texts import Texts

__all__ = ["page"]

STYLE = """
:root { color-scheme: dark; }
body { margin: 0 auto; max-width: 1280px; padding: 16px; background: #17191e; color: #e8eaed;
  font: 15px/1.45 'DejaVu Sans', Verdana, 'Segoe UI', 'Noto Sans', sans-serif; overflow-wrap: anywhere; }
h1 { font-size: 1.5rem; margin: 0 0 .4rem; } h2 { font-size: 1.15rem; margin: 2rem 0 .6rem; }
h3 { font-size: 1rem; margin: 0 0 .4rem; }
p { margin: .3rem 0; } .dim, nav { color: #a7adb5; } a { color: #5fd7ff; }
nav a { display: inline-block; min-width: 2rem; padding: .3rem .2rem; text-align: center; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(min(100%, 340px), 1fr)); gap: 14px; }
article { background: #20242b; border-radius: 8px; padding: 12px; }
.said { border-top: 1px solid #3a3f47; margin-top: .5rem; padding-top: .4rem; color: #fdd663; }
article svg { display: block; width: 100%; max-width: 480px; height: auto; margin: 0 auto .4rem; }
article p { font-size: .87rem; }
.other { border-left: 4px solid #ffb000; padding-left: 8px; }
ul.legend { list-style: none; display: flex; flex-wrap: wrap; gap: 4px 18px; padding: 0; color: #a7adb5; font-size: .87rem; }
ul.legend svg { width: 20px; height: 12px; vertical-align: middle; margin-right: 6px; }
"""


def page(review: Review, texts: Texts) -> str:
    """The whole file."""
    name = escape(title(review, texts))
    rounds = review.rounds()
    out = [f"<h1>{name}</h1>", _p(texts("review-beside", bot=review.bot), "dim"), _p(agreement(review, texts))]
    if review.note:
        out.append(_p(texts(review.note), "dim"))
    if review.truth is None:
        out.append(_p(texts("review-running"), "dim"))
    else:
        out.append(_p(result_line(review, texts)))
    if review.moments:
        out.append(_p(texts("review-turns")) + "".join(_p(line, "other") for line in turn_lines(review, texts)))
    out.append('<ul class="legend">')
    out += [f"<li>{svg(sign, 20, 12, meaning)}{escape(meaning)}</li>" for sign, meaning in legend(review, texts)]
    out.append("</ul>")
    links = [f'<a href="#round-{n}">{n}</a>' for n, _ in rounds] + ['<a href="#truth">✓</a>'] * (
        review.truth is not None
    )
    out.append(f"<nav>{' '.join(links)}</nav>")
    for number, entries in rounds:
        out.append(f'<section id="round-{number}"><h2>{escape(round_title(entries[0], texts))}</h2><div class="cards">')
        for answer, asides in with_asides(entries):
            said = "".join(f'<p class="said">{escape(aside(entry, review, texts))}</p>' for entry in asides)
            out.append(_article(answer, said, review, texts) if answer is not None else said)
        out.append("</div></section>")
    if review.truth is not None:
        out.append(_truth(review, texts))
    return (
        f'<!DOCTYPE html>\n<html lang="{texts.language}"><head><meta charset="utf-8"/>'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"/><title>{name}</title>'
        f"<style>{STYLE}</style></head>\n<body>\n" + "\n".join(out) + "\n</body></html>\n"
    )


def _p(words: str, kind: str = "") -> str:
    return f'<p class="{kind}">{escape(words)}</p>' if kind else f"<p>{escape(words)}</p>"


def _article(entry: Entry, said: str, review: Review, texts: Texts) -> str:
    drawn, height = figure(entry, texts)
    name = heading(entry, texts)
    kind = "" if entry.agrees else ' class="other"'
    lines = "".join(_p(line) for line in sentences(entry, review, texts))
    return (
        f'<article id="n{entry.number}"><h3>{escape(name)}</h3>{svg(drawn, SIZE, height, name)}'
        f"<div{kind}>{lines}</div>{said}</article>"
    )


def _truth(review: Review, texts: Texts) -> str:
    name = texts("review-truth")
    board = svg(truth_board(review, texts), SIZE, SIZE, name)
    claims = "".join(_p(line) for line in claim_lines(review, texts))
    out = [f"<article>{board}{_p(result_line(review, texts))}</article>"]
    drawn, height = chart(review, texts)
    if height:
        moved = texts("review-moved")
        out.append(f"<article><h3>{escape(moved)}</h3>{svg(drawn, SIZE, height, moved)}</article>")
    out.append(f"<article><h3>{escape(texts('review-claims'))}</h3>{claims}</article>")
    return f'<section id="truth"><h2>{escape(name)}</h2><div class="cards">{"".join(out)}</div></section>'
