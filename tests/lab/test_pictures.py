"""Pictures in reports: no value without its interval, and without the games that it comes from."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from room25.lab.draw import Dot, Stack, boards, dots, lines, scatter, stacks
from room25.lab.estimate import Estimate
from room25.lab.metric import Picture

Draw = Callable[[float, int], Picture]  # the same values each time, with such an end of an interval and so many games


def estimate(high: float, games: int) -> Estimate:
    return Estimate(0.4, 0.3, high, games, games)


KINDS: dict[str, Draw] = {
    "dots": lambda high, games: dots([Dot("a", 0.4, (0.3, high), games), Dot("b", 0.9, (0.8, 0.95), 500)], "won"),
    "differences": lambda high, games: dots([Dot("a", 0.1, (0.0, high), games)], "won", points=True),
    "stacks": lambda high, games: stacks([Stack("a", [40, 60], [(30, 100 * high), None], games)], ["x", "y"], "p", whole=100),
    "lines": lambda high, games: lines({"a": [(1, estimate(high, games)), (2, estimate(0.8, 500))]}, "reds", "won"),
}  # fmt: skip


def words(picture: Picture) -> str:
    return " ".join(re.findall(r"<text[^>]*>([^<]*)</text>", picture.svg))


@pytest.mark.parametrize("kind", KINDS)
def test_an_interval_is_drawn_and_said_to_be_one(kind: str) -> None:
    draw = KINDS[kind]
    assert draw(0.5, 1234).svg == draw(0.5, 1234).svg
    assert draw(0.5, 1234).svg != draw(0.6, 1234).svg, "a wider interval looks the same"
    assert "95 % interval" in words(draw(0.5, 1234))


@pytest.mark.parametrize("kind", KINDS)
def test_the_games_behind_a_value_are_told(kind: str) -> None:
    assert re.search(r"1,[27]34\b", words(KINDS[kind](0.5, 1234))), "in brackets, or for all of them below"
    assert words(KINDS[kind](0.5, 1234)) != words(KINDS[kind](0.5, 5678))


def test_a_board_says_half_the_interval_of_each_square() -> None:
    assert "±10.0" in words(boards({"a (1,234 games)": {7: estimate(0.5, 1234)}}, "won"))
    assert "±15.0" in words(boards({"a (1,234 games)": {7: estimate(0.6, 1234)}}, "won"))
    alone = words(boards({"a (1 game)": {7: Estimate(1.0, 0.0, 1.0, 1, 1)}}, "won"))
    assert "100.0" in alone and "±" not in alone, "one game says nothing of how sure it is"


def test_a_cloud_shows_how_far_luck_reaches_with_its_games() -> None:
    few, many = (scatter({"a": [(0.4, 0.5)]}, "expected", "won", games) for games in (100, 10_000))
    assert "95 % by luck, 100 games" in words(few) and "95 % by luck, 10,000 games" in words(many)
    assert re.sub(r"<text.*?</text>", "", few.svg) != re.sub(r"<text.*?</text>", "", many.svg)
