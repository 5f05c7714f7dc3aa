"""The pictures: they parse, every text stays in its box, and what is drawn is what is believed."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import pytest

from review.games import GAMES, reviewed
from room25.engine.rules.rooms import BY_KEY
from room25.engine.table.state import UNKNOWN
from room25.review import picture
from room25.review.board import CELL, CHOSEN, RATHER, SIZE, board
from room25.review.draw import blend, width, wrap
from room25.review.page import page
from room25.review.picture import card, strip
from room25.texts import LANGUAGES, Texts
from room25.words.odds import percent

SVG = "{http://www.w3.org/2000/svg}"
by_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: f"{game[0]}-{game[1]}")
EN = Texts("en")


@cache
def advance(letter: str, bold: bool) -> float:
    """How wide a letter really is in the font that our pages ask for first, at size 1."""
    from matplotlib.font_manager import FontProperties, findfont
    from matplotlib.ft2font import FT2Font

    font = FT2Font(findfont(FontProperties(family="DejaVu Sans", weight="bold" if bold else "normal")))
    font.set_size(100, 72)
    return float(font.load_char(ord(letter)).linearHoriAdvance) / 65536 / 100


def measured(words: str, bold: bool) -> float:
    return sum(advance(letter, bold) for letter in words)


def texts_of(element: Element, x: float = 0, y: float = 0) -> Iterator[tuple[Element, float, float]]:
    """Every text with the place of its group."""
    moved = re.fullmatch(r"translate\(([-\d.]+) ([-\d.]+)\)", element.get("transform", ""))
    if moved:
        x, y = x + float(moved[1]), y + float(moved[2])
    if element.tag == f"{SVG}text":
        yield element, x, y
    for child in element:
        yield from texts_of(child, x, y)


def span(element: Element, x: float) -> tuple[float, float]:
    """From where to where a text goes, measured in its font, squeezed where it says so."""
    words = element.text or ""
    bold = element.get("font-weight") == "bold"
    long = measured(words, bold) * float(element.get("font-size", 0))
    long = float(element.get("textLength", long))
    start = x + float(element.get("x", 0))
    return {"middle": (start - long / 2, start + long / 2), "end": (start - long, start)}.get(
        element.get("text-anchor", ""), (start, start + long)
    )


def overflowing(drawn: str, wide: float, tall: float) -> list[str]:
    """Texts that leave a box of this size."""
    root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{drawn}</svg>')
    out = []
    for element, x, y in texts_of(root):
        left, right = span(element, x)
        bottom = y + float(element.get("y", 0))
        if left < -0.5 or right > wide + 0.5 or not 0 < bottom <= tall:
            out.append(f"{element.text} ({left:.0f}–{right:.0f}, {bottom:.0f})")
    return out


@pytest.mark.parametrize("language", LANGUAGES)
@by_game
def test_no_text_leaves_its_card(game: tuple[str, str, int, str], language: str) -> None:
    review, texts = reviewed(*game), Texts(language)
    for entry in review.answers[::5]:
        drawn, tall = card(entry, list(review.entries[:4]), review, texts)
        assert not overflowing(drawn, picture.CARD, tall)
    if review.truth is not None:
        drawn, tall = picture.truth_card(review, texts)
        assert not overflowing(drawn, picture.CARD, tall)


def test_a_text_that_leaves_its_card_is_noticed() -> None:
    review = reviewed(*GAMES[0])
    drawn, tall = card(review.answers[0], [], review, EN)
    assert overflowing(drawn, picture.CARD / 2, tall)
    assert overflowing(drawn, picture.CARD, tall / 2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_text_of_a_square_leaves_it(language: str) -> None:
    texts = Texts(language)
    checked = 0
    for game in GAMES:
        review = reviewed(*game)
        for entry in review.answers[::9]:
            root = ElementTree.fromstring(
                f'<svg xmlns="http://www.w3.org/2000/svg">{board(entry.view.flat, entry.beliefs, texts)}</svg>'
            )
            squares = [g for g in root if g.get("transform")]
            assert len(squares) == 25
            for square in squares:
                for element in square.iter(f"{SVG}text"):
                    left, right = span(element, 0)
                    assert left >= -0.5 and right <= CELL + 0.5, element.text
                    checked += 1
    assert checked > 1000


@pytest.mark.parametrize("language", LANGUAGES)
def test_our_measure_is_never_too_small(language: str) -> None:
    texts = Texts(language)
    words = {
        line for entry in reviewed(*GAMES[1]).answers for line in picture.sentences(entry, reviewed(*GAMES[1]), texts)
    }
    words |= {texts.room_short(key) for key in BY_KEY}
    for line in words:
        for bold in (False, True):
            assert width(line, 1, bold) >= measured(line, bold) * 0.999, line
    for line in list(words)[:50]:
        parts = wrap(line, 11, 300)
        assert "".join(parts).replace(" ", "") == line.replace(" ", "")
        assert all(width(part, 11) <= 300 for part in parts)


@by_game
def test_the_picture_and_the_page_parse_and_hold_every_answer(game: tuple[str, str, int, str]) -> None:
    review = reviewed(*game)
    drawn = strip(review, EN)
    root = ElementTree.fromstring(drawn)
    titles = [element.text or "" for element in root.iter(f"{SVG}text") if element.get("font-weight") == "bold"]
    for entry in review.answers:
        assert any(title.startswith(f"{entry.number}. ") for title in titles)
    wide, tall = (float(number) for number in root.get("viewBox", "").split()[2:])
    assert not overflowing(re.sub(r"^<svg[^>]*>|</svg>\s*$", "", drawn), wide, tall)
    html = page(review, EN)
    tree = ElementTree.fromstring(html.removeprefix("<!DOCTYPE html>\n"))
    ids = [element.get("id") for element in tree.iter() if element.get("id")]
    assert len(ids) == len(set(ids))
    links = {element.get("href", "")[1:] for element in tree.iter() if element.tag == "a"}
    assert links <= set(ids) and "truth" in links
    for form in (drawn, html):  # nothing is fetched, nothing runs
        assert not re.search(r"<script|<link|@import|url\(|src=|https?://(?!www\.w3\.org/2000/svg)", form)


def test_a_board_shows_the_odds_that_are_believed() -> None:
    review = reviewed("ultimate-en", "cooperation", 4, "explorer")
    for entry in review.answers[::8]:
        v, found = entry.view.flat, entry.beliefs
        root = ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{board(v, found, EN)}</svg>')
        for cell, square in enumerate(g for g in root if g.get("transform")):
            said = [element.text or "" for element in square.iter(f"{SVG}text")]
            if v.kind[v.tile_at[cell]] == UNKNOWN:
                assert percent(found.red(cell)) in said
                assert (percent(found.at(cell)["room25"]) in said) if "room25" in found.at(cell) else True
            else:
                assert EN.room_short(next(iter(found.at(cell)))) in said


def test_the_answer_and_what_the_bot_would_rather_are_marked() -> None:
    review = reviewed(*GAMES[0])
    marked = {"same": 0, "other": 0}
    for entry in review.answers:
        if entry.words.split()[0] in ("look", "move", "clue", "control"):
            drawn = board(entry.view.flat, entry.beliefs, EN, entry.who, entry.words, entry.advice)
            assert f'stroke="{CHOSEN}" stroke-width="3.5"' in drawn
            other = f'stroke="{RATHER}"' in drawn
            marked["other" if other else "same"] += 1
            assert not (other and entry.agrees)
    assert min(marked.values()) > 3


def test_colours_are_blended() -> None:
    assert (blend("#000000", "#ffffff", 0), blend("#000000", "#ffffff", 1)) == ("#000000", "#ffffff")
    assert blend("#102030", "#304050", 0.5) == "#203040"
    assert SIZE > 5 * CELL
