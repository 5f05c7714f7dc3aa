"""Fairness: where two worlds differ only in what its seat may not know, a bot answers and says the same in both."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from bots.kinds import BOTS, make
from bots.worlds import Place, places
from laws.games import CELLS, by_cell
from room25.bots.contract import Bot, Command
from room25.bots.uniform import Uniform
from room25.game import Decision, SeatView
from room25.setup.kinds import GameKind

DECISIONS = 20_000  # of every bot in every mode, over all its editions, levels and numbers of seats
MODES = Counter(cell.mode for cell in CELLS)


def share(cell: GameKind, decisions: int = DECISIONS) -> int:
    """How many decisions this kind of game gives."""
    return -(-decisions // MODES[cell.mode])


def compare(bots: list[Bot], place: Place) -> None:
    """The same answer and the same words beside it."""
    decision = place.here.decision
    assert decision is not None and decision == place.there.decision
    for bot in bots:
        answers = [(bot.decide(view, decision), bot.aside(view)) for view in (place.here, place.there)]
        assert answers[0] == answers[1], f"{bot.name} in seat {place.seat} can tell the worlds apart"


@by_cell
def test_a_bot_answers_the_same_in_every_world_that_its_seat_cannot_tell_from_the_true_one(cell: GameKind) -> None:
    bots = [make(name, 7) for name in BOTS]
    different = 0
    for place in places(cell, share(cell), seed=71):
        compare(bots, place)
        different += place.differs
    assert different > share(cell) * 0.9
    assert not any(bot.note for bot in bots)  # nobody has played below its level


@pytest.mark.parametrize("mode", MODES)
def test_all_these_are_as_many_as_promised(mode: str) -> None:
    assert sum(share(cell) for cell in CELLS if cell.mode == mode) >= DECISIONS
    assert {Path(name).stem for name in BOTS} >= {"uniform", "cautious", "explorer", "search", "my_bot", "solonet"}


class Restless(Uniform):
    """Answers by how often it was asked: what a bot must not do."""

    asked = 0

    def decide(self, view: SeatView, decision: Decision) -> Command:
        self.asked += 1
        return super().decide(view, decision) + " " * self.asked


def test_a_bot_that_uses_something_else_than_its_view_is_caught() -> None:
    with pytest.raises(AssertionError, match="can tell the worlds apart"):
        for place in places(CELLS[0], 5, seed=73):
            compare([Restless()], place)
