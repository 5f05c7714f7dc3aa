"""The review as one picture: a card for each answer, three in a row, and the truth at the end."""

from __future__ import annotations

from html import escape

from room25.bots.beliefs import Beliefs
from room25.engine.table.switches import KEY
from room25.review import draw
from room25.review.board import (
    CHOSEN,
    DIM,
    LIGHT,
    PAPER,
    PLATE,
    RATHER,
    SIZE,
    WORDS,
    board,
    cross,
    door,
    key_sign,
)
from room25.review.chart import chart
from room25.review.draw import FONT, group, shape, text
from room25.review.model import Entry, Review, with_asides
from room25.review.text import agreement
from room25.review.words import answered, believed, claim_lines, judged, result_line, round_title, title
from room25.setup.lay import CHARACTER_NAMES
from room25.texts import Texts
from room25.words.figures import FIGURES, initial
from room25.words.odds import percent

__all__ = ["CARD", "aside", "figure", "heading", "legend", "sentences", "strip", "svg", "truth_board"]

COLUMNS = 3
GAP = 16
PAD = 12
CARD = SIZE + 2 * PAD
BAR = 17  # a line of the guards' bars
LINE = 15  # a line of text
BODY, HEAD = 11, 13
CARD_FILL = "#20242b"


def bars(entry: Entry, texts: Texts) -> tuple[str, int]:
    """Draw how likely each of the others is a guard, in two columns. Returns the drawing and its height."""
    v, beliefs = entry.view.flat, entry.beliefs
    others = [who for who in beliefs.guards if v.owner[CHARACTER_NAMES.index(who)] != entry.seat]
    out = []
    wide = SIZE / 2
    for k, who in enumerate(others):
        x, y = k % 2 * wide, k // 2 * BAR
        c = CHARACTER_NAMES.index(who)
        odds = beliefs.guards[who]
        out.append(shape("circle", cx=x + 14, cy=y + 8, r=7, fill=FIGURES[c]))
        out.append(text(x + 14, y + 11.5, initial(c, texts), 9, fill=PAPER, font_weight="bold", text_anchor="middle"))
        out.append(shape("rect", x=x + 26, y=y + 3, width=96, height=10, rx=2, fill=PLATE))
        out.append(shape("rect", x=x + 26, y=y + 3, width=96 * odds, height=10, rx=2, fill=LIGHT[3]))
        out.append(text(x + 127, y + 12, percent(odds), 10, wide - 130, fill=WORDS))
    return "".join(out), -(-len(others) // 2) * BAR


def figure(entry: Entry, texts: Texts) -> tuple[str, int]:
    """Draw the board and the bars below it. Returns the drawing and its height."""
    drawn = board(entry.view.flat, entry.beliefs, texts, entry.who, entry.words, entry.advice)
    below, height = bars(entry, texts)
    if not height:
        return drawn, SIZE
    return drawn + group([below], transform=f"translate(0 {SIZE - 8})"), SIZE - 8 + height


def sentences(entry: Entry, review: Review, texts: Texts) -> list[str]:
    """What stands below a board."""
    return [*believed(entry, texts), *judged(entry, review.counts_games, texts)]


def heading(entry: Entry, texts: Texts) -> str:
    return f"{entry.number}. {answered(entry, texts)}"


def aside(entry: Entry, review: Review, texts: Texts) -> str:
    """Draw an aside in one line."""
    return " ".join([f"{heading(entry, texts)}.", *judged(entry, review.counts_games, texts)])


def card(entry: Entry, asides: list[Entry], review: Review, texts: Texts) -> tuple[str, int]:
    """Draw one answer as a card, CARD wide. Returns the drawing and its height."""
    parts = []
    y = PAD + HEAD
    for line in draw.wrap(heading(entry, texts), HEAD * draw.BOLD, SIZE)[:2]:
        parts.append(text(PAD, y, line, HEAD, SIZE, fill=WORDS, font_weight="bold"))
        y += LINE + 2
    parts.append(text(PAD, y, round_title(entry, texts), BODY, SIZE, fill=DIM))
    y += 2
    drawn, height = figure(entry, texts)
    parts.append(group([drawn], transform=f"translate({PAD} {y})"))
    y += height + LINE
    lines = [(line, WORDS) for line in sentences(entry, review, texts)]
    lines += [(aside(said, review, texts), LIGHT[2]) for said in asides]
    return "".join(parts) + _paragraphs(lines, y), y + LINE * (_count(lines) - 1) + PAD + 4


def _paragraphs(lines: list[tuple[str, str]], y: int) -> str:
    """Sentences in their colours, broken to the width of a card."""
    out = []
    for sentence, fill in lines:
        for k, line in enumerate(draw.wrap(sentence, BODY, SIZE - 8)):
            out.append(text(PAD + 8 * (k > 0), y, line, BODY, SIZE - 8, fill=fill))
            y += LINE
    return "".join(out)


def _count(lines: list[tuple[str, str]]) -> int:
    return sum(len(draw.wrap(sentence, BODY, SIZE - 8)) for sentence, _ in lines)


def truth_card(review: Review, texts: Texts) -> tuple[str, int]:
    """The complex face up, how it ended, how the suspicion moved; of the claims those that were false."""
    parts = [text(PAD, PAD + HEAD, texts("review-truth"), HEAD, SIZE, fill=WORDS, font_weight="bold")]
    y = PAD + HEAD + 4
    parts.append(group([truth_board(review, texts)], transform=f"translate({PAD} {y})"))
    y += SIZE + LINE
    drawn, height = chart(review, texts)
    told = [result_line(review, texts), *false_claims(review, texts), *([texts("review-moved")] if height else [])]
    lines = [(line, WORDS) for line in told]
    parts.append(_paragraphs(lines, y))
    y += LINE * _count(lines)
    parts.append(group([drawn], transform=f"translate({PAD} {y})"))
    return "".join(parts), y + height + PAD


def truth_board(review: Review, texts: Texts) -> str:
    assert review.truth is not None
    return board(review.truth.view.flat, Beliefs.of(review.truth.view), texts)


def false_claims(review: Review, texts: Texts) -> list[str]:
    assert review.truth is not None
    return [line for line, claim in zip(claim_lines(review, texts), review.truth.claims) if not claim.is_true]


def legend(review: Review, texts: Texts) -> list[tuple[str, str]]:
    """Each sign with what it means."""
    line = "M0 6h18"
    signs = [
        (door(4, 1), "exit"),
        (key_sign(4, 1), "key"),
        (cross(6, 3), "red"),
        (shape("rect", x=2, y=1, width=14, height=10, fill=PLATE, stroke=LIGHT[0], stroke_dasharray="4 2"), "seen"),
        (shape("path", d=line, stroke=CHOSEN, stroke_width=3.5), "chosen"),
        (shape("path", d=line, stroke=RATHER, stroke_width=3.5, stroke_dasharray="6 3"), "rather"),
        (shape("rect", x=0, y=2, width=12, height=9, rx=2, fill=LIGHT[3]), "guard"),
    ]
    shown = {"exit", "red", "seen", "chosen"}
    for entry in review.answers:
        v = entry.view.flat
        shown |= {"rather"} if not entry.agrees else set()
        shown |= {"guard"} if entry.beliefs.guards else set()
        shown |= {"key"} if v.switch[KEY] and not v.key_entered else set()
    return [(sign, texts(f"review-legend-{name}")) for sign, name in signs if name in shown]


def strip(review: Review, texts: Texts) -> str:
    """All answers as one SVG picture, three in a row."""
    told = with_asides(review.entries)
    cards = [card(answer, asides, review, texts) for answer, asides in told if answer is not None]
    if review.truth is not None:
        cards.append(truth_card(review, texts))
    columns = min(COLUMNS, max(1, len(cards)))
    wide = columns * (CARD + GAP) + GAP
    parts = []
    y = GAP + 16
    for line in draw.wrap(title(review, texts), 16 * draw.BOLD, wide - 2 * GAP):
        parts.append(text(GAP, y, line, 16, wide - 2 * GAP, fill=WORDS, font_weight="bold"))
        y += 20
    for line in draw.wrap(f"{texts('review-beside', bot=review.bot)} {agreement(review, texts)}", BODY, wide - 2 * GAP):
        parts.append(text(GAP, y, line, BODY, wide - 2 * GAP, fill=DIM))
        y += LINE
    y = _lay_legend(review, texts, parts, y, wide)
    for start in range(0, len(cards), columns):
        row = cards[start : start + columns]
        tall = max(height for _, height in row)
        for i, (drawn, _) in enumerate(row):
            back = shape("rect", width=CARD, height=tall, rx=8, fill=CARD_FILL)
            parts.append(group([back, drawn], transform=f"translate({GAP + i * (CARD + GAP)} {y})"))
        y += tall + GAP
    return svg("".join(parts), wide, y, title(review, texts), paper=True)


def _lay_legend(review: Review, texts: Texts, parts: list[str], y: int, wide: int) -> int:
    """Draw the signs in as many lines as they need. Returns where the next thing goes."""
    x = GAP
    for sign, meaning in legend(review, texts):
        need = 24 + draw.width(meaning, BODY) + GAP
        if x > GAP and x + need > wide - GAP:
            x, y = GAP, y + LINE + 2
        parts.append(group([sign], transform=f"translate({x:.0f} {y - 4})"))
        parts.append(text(round(x) + 24, y + 6, meaning, BODY, wide - x - 24 - GAP, fill=DIM))
        x += round(need)
    return y + LINE + GAP


def svg(inside: str, wide: float, tall: float, name: str, paper: bool = False) -> str:
    """A picture that stands alone."""
    back = shape("rect", width=wide, height=tall, fill=PAPER) if paper else ""
    size = f' width="{wide:g}" height="{tall:g}"' if paper else ""
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {tall:g}"{size} role="img" '
        f'font-family="{escape(FONT)}"><title>{escape(name)}</title>{back}{inside}</svg>\n'
    )
