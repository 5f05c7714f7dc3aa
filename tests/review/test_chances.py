"""Chances by playouts: the same compiled and interpreted, blind to rooms that nobody has seen, certain at the end; where they turned."""

from __future__ import annotations

import numpy as np
import pytest

from browser.site import played
from room25.compile import cpu
from room25.engine.brain import mind
from room25.engine.brain.mind import Mind
from room25.engine.entries.playouts import play_out
from room25.engine.table import state
from room25.engine.table.state import State
from room25.game import Game
from room25.notation import record
from room25.review.chances import Moment, measure, turns

KINDS = [
    ("base", "suspicion", 4),
    ("ultimate-en", "cooperation", 5),
    ("season2", "competition", 2),
    ("base", "team", 4),
]


def begun(edition: str, mode: str, seats: int, steps: int = 12) -> Game:
    game = Game.new(edition, mode=mode, seats=seats, seed=11)
    for _ in range(steps):
        assert game.decision is not None
        who = game.decision.asked[0]
        game.play(f"{who} {game.options(who)[-1]}")
    return game


@pytest.mark.parametrize(("edition", "mode", "seats"), KINDS)
def test_compiled_playouts_end_as_the_interpreted_ones(edition: str, mode: str, seats: int) -> None:
    s, games = begun(edition, mode, seats).state(), 6
    records, minds, rows = np.zeros(2, state.dtype()), np.zeros(1, mind.dtype()), np.zeros((games, 1), np.int64)
    state.to_record(s, records[0])
    assert cpu.rules().play_out(records, minds, 25, games, rows) == games
    plain = [[0] for _ in range(games)]
    assert play_out([s, State()], [Mind()], 25, games, plain) == games
    assert rows.tolist() == plain


@pytest.mark.parametrize(("edition", "mode", "seats"), KINDS)
def test_chances_do_not_know_the_rooms_that_nobody_has_seen(edition: str, mode: str, seats: int) -> None:
    s = begun(edition, mode, seats).state()
    other = s.clone()
    unseen = [tile for tile in range(25) if not s.face_up[tile] and not s.seen[tile]]
    plain = [tile for tile in unseen if not (s.exit_zone_kinds >> s.kind[tile]) & 1]
    for tile, kind in zip(plain, [s.kind[tile] for tile in reversed(plain)]):
        other.kind[tile] = kind
    assert other.kind != s.kind
    assert measure(s, 60) == measure(other, 60) != {}


def test_who_wins_at_the_end_is_certain_and_before_it_somebody_does() -> None:
    whole = played(3)
    assert measure(whole.state()) == {"prisoners": 0.0, "guards": 1.0}
    read = record.read(whole.record())
    chances = measure(Game(read.setup, read.seed).state(), 100)
    assert 0.05 < chances["guards"] < 0.95 and sum(chances.values()) == pytest.approx(1)


def test_the_largest_changes_are_the_turning_points() -> None:
    odds = [0.5, 0.52, 0.9, 0.85, 0.3, 0.35, 0.0]
    moments = [Moment(n, {"prisoners": 1 - chance, "guards": chance}) for n, chance in enumerate(odds)]
    assert [turn.number for turn in turns(moments)] == [2, 4, 6]
    assert turns(moments[:2]) == [] == turns([])
