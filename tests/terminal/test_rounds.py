"""Rounds are counted, not derived from the countdown: an alarm or a Timer takes rounds off it that nobody plays."""

from __future__ import annotations

import re
from functools import cache

import pytest

from review.games import bot
from room25.bots.host import Host
from room25.bots.uniform import Uniform
from room25.engine.entries.games import rounds_played
from room25.game import Game
from room25.notation import record
from room25.notation.refusal import where
from room25.review.model import look_back
from room25.review.words import round_title
from room25.terminal import end, head
from room25.terminal.seats import Seats
from room25.texts import Texts

EN = Texts("en")
CUT = {"alarm": ("base", "suspicion", 6), "timer": ("season2", "team", 8)}


@cache
def cut_short(kind: str) -> Game:
    """The end of a random game in which this event took rounds off the countdown, and at least one more was begun."""
    edition, mode, seats = CUT[kind]
    for seed in range(400):
        game = Game.new(edition, mode=mode, seats=seats, seed=seed)
        host = Host(game, {seat: Uniform(seed) for seat in range(seats)})
        while game.decision is not None:
            host.step()
        kinds = [event.kind for event in game.view(0).events]
        if kind in kinds and "round-began" in kinds[kinds.index(kind) :]:
            return game
    raise AssertionError(f"no {kind} in all these games")


def begun(game: Game) -> int:
    """How many rounds have begun, by what everybody was told."""
    return sum(event.kind == "round-began" for event in game.view(0).events)


@pytest.mark.parametrize("kind", CUT)
def test_every_round_has_its_number_and_the_rest_is_what_the_countdown_leaves(kind: str) -> None:
    over = cut_short(kind)
    game = Game(over.setup, over.seed)
    totals = []
    for line in record.read(over.record()).commands:
        v = game.view(0).flat
        number, total = map(int, re.findall(r"Round (\d+) of (\d+)", head.title(v, EN, 200).plain)[0])
        assert number == max(begun(game), 1) and total - number == v.rounds_left - 1
        assert f", round {number}, " in where(game.state())
        totals.append(total)
        game.play(line)
    assert totals[0] == over.state().rounds > totals[-1] >= begun(over)


@pytest.mark.parametrize("kind", CUT)
def test_the_end_tells_how_many_rounds_were_played(kind: str) -> None:
    over = cut_short(kind)
    said = "\n".join(line.plain for line in end.lines(over, Seats((), ""), EN, str, 120, 50))
    assert f"It took {begun(over)} rounds." in said
    assert rounds_played(over.state()) == begun(over) < over.state().rounds


def test_a_review_goes_by_the_same_numbers() -> None:
    over = cut_short("alarm")
    review = look_back(over.record(), bot, 0)
    numbers = [number for number, _ in review.rounds()]
    assert numbers == list(range(1, len(numbers) + 1)) and numbers[-1] <= begun(over)
    last = review.entries[-1]
    assert round_title(last, EN).startswith(f"Round {last.round} of ")
