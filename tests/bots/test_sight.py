"""What a trained network sees through a seat's view is, number by number, what it saw in training."""

from __future__ import annotations

from random import Random
from typing import Any

import numpy as np
import pytest

from laws.games import CELLS, by_cell
from room25.bots import sight
from room25.bots.account import asides_since_answer
from room25.bots.search import compiled
from room25.engine.rules.asides import is_aside
from room25.envs import encoding, mixed
from room25.game import Game, SeatView
from room25.notation.command import words
from room25.setup.kinds import GameKind
from room25.setup.lay import CHARACTER_NAMES

GAMES = 3  # of each kind
TOLD = np.ones(sight.ROW, bool)
for untold in sight.UNTOLD:
    TOLD[untold] = False


def follow(kind: GameKind, count: int, seed: int) -> Any:
    """Games of a vector, each beside the same game of words: every question with the row of the vector and the view of the asked seat."""
    vector: Any = mixed.make({kind: count}, seed=seed, asides=2)
    games = [Game(kind.setup(), (seed << 32) + i) for i in range(count)]
    dice = Random(f"{kind} {seed}")
    said = [0] * count
    while any(not game.is_over for game in games):
        given = (vector.advice("explorer") if dice.random() < 0.5 else vector.sample()).copy()
        for i, game in enumerate(games):
            if game.is_over:
                continue
            seat = int(vector.asked[i])
            view = game.view(seat)
            yield np.concatenate([vector.observations[i], vector.ledger[i]]), view, vector.masks[i], said[i]
            name = asked_name(view)
            answer = int(given[i])
            said[i] = said[i] + 1 if is_aside(answer) else 0
            game.play(f"{name} {words(view.flat, CHARACTER_NAMES.index(name), answer)}")
        vector.step(given)


def asked_name(view: SeatView) -> str:
    decision = view.decision
    assert decision is not None
    return next(name for name in decision.asked if name in view.characters)


@by_cell
def test_a_view_gives_the_row_of_training(cell: GameKind) -> None:
    eyes = sight.Sight(compiled())
    rows = off = 0
    for wanted, view, _, said in follow(cell, GAMES, seed=5):
        found = sight.row_of(view, eyes)
        wrong = np.flatnonzero((found != wanted) & TOLD)
        assert not len(wrong), (wrong, found[wrong], wanted[wrong])
        off += asides_since_answer(view.events, view.flat.owner, view.pov) != said
        rows += 1
    assert rows > 20 and off < 0.03 * rows  # an answer that nobody sees leaves no event behind it


@pytest.mark.parametrize("cell", CELLS[::25], ids=str)
def test_interpreted_rules_see_the_same(cell: GameKind) -> None:
    eyes = sight.Sight(compiled())
    for i, (_, view, _, _) in enumerate(follow(cell, 1, seed=6)):
        if i % 10 == 0:
            assert (sight.row_of(view) == sight.row_of(view, eyes)).all()


def test_what_a_network_may_not_use_has_its_name() -> None:
    spans = encoding.slices("v1")
    assert sight.UNTOLD[0] == spans["turned"] and sight.ROW == 2944 + 216
    assert sight.UNTOLD[1] == slice(sight.ROW - 48, sight.ROW)
