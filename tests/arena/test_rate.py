"""Rates, intervals and ratings, against values that were worked out elsewhere."""

from __future__ import annotations

import pytest

from room25.arena.plan import Chunk, Matchup, entrants
from room25.arena.play import Played
from room25.arena.rate import Score, by_role, ratings, score, wilson
from room25.arena.tally import Tally
from room25.bots.contract import Budget
from room25.engine.table.state import DEFEAT, FULL, GUARDS, PARTIAL, PRISONERS, TIE, WINNER
from room25.setup.lay import Setup

UNIFORM, CAUTIOUS, EXPLORER = entrants(["uniform", "cautious", "explorer"], [Budget()])


def tally(cell: Matchup, overs: list[int], guards: list[int] | None = None) -> Tally:
    """A cell of which these games were played."""
    deals = len(overs) // len(cell.seatings)
    made = Tally(cell, deals)
    made.add(Chunk(0, 0, deals), Played(bytes(overs), bytes(guards or [0] * len(overs))))
    return made


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        (81, 263, 0.2553, 0.3662),  # these four: Newcombe, Statistics in Medicine 17 (1998), table I, method 3
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (5, 10, 0.2366, 0.7634),
        (20, 20, 0.8389, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilsons_interval(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_draws_do_not_count_for_the_share() -> None:
    assert Score(3, 1, 6).share == 0.75
    assert Score(3, 1, 6).interval == wilson(3, 4)
    assert Score(0, 0, 6).share is None


def test_together_full_and_partial_are_wins() -> None:
    found = tally(Matchup(Setup("base", "cooperation", 4), UNIFORM, UNIFORM), [FULL, PARTIAL, PARTIAL, DEFEAT])
    assert score(found) == Score(3, 1, 0)
    assert (found.full, found.partial) == (1, 2)


def test_rivals_win_by_the_side_that_they_held() -> None:
    cell = Matchup(Setup("base", "competition", 2), EXPLORER, UNIFORM)
    first = cell.seatings.index((0, 1))  # where explorer sits first
    for winner, expected in ((0, Score(1, 1, 0)), (1, Score(1, 1, 0))):  # the same seat won both games
        assert score(tally(cell, [WINNER + winner] * 2)) == expected
    both = [WINNER, WINNER + 1] if first == 0 else [WINNER + 1, WINNER]
    assert score(tally(cell, [*both, TIE, TIE])) == Score(2, 0, 2)


def test_prisoners_by_the_guards_that_were_dealt() -> None:
    cell = Matchup(Setup("base", "suspicion", 4), CAUTIOUS, EXPLORER)
    found = tally(cell, [PRISONERS, GUARDS, GUARDS, PRISONERS], guards=[0, 1, 1, 1])
    assert found.by_guards() == {0: (1, 1), 1: (3, 1)}
    assert by_role([found]) == {
        ("suspicion", "cautious", "prisoners"): Score(2, 2, 0),
        ("suspicion", "explorer", "guards"): Score(2, 2, 0),
    }


def test_what_was_not_played_does_not_count() -> None:
    made = Tally(Matchup(Setup("base", "solo", 1), UNIFORM, UNIFORM), 10)
    made.add(Chunk(0, 4, 2), Played(bytes([FULL, DEFEAT]), bytes(2)))
    assert made.games == 2
    assert [deal for deal, _, _ in made.matches()] == [4, 5]


def test_ratings_put_the_better_first_and_tighten_with_games() -> None:
    cell = Matchup(Setup("base", "competition", 2), EXPLORER, UNIFORM)
    won = [WINNER + next(s for s, who in zip(cell.sides, seating) if who == 0) for seating in cell.seatings]
    lost = [WINNER + next(s for s, who in zip(cell.sides, seating) if who == 1) for seating in cell.seatings]
    few, many = (ratings([tally(cell, (won * 3 + lost) * n)], seed=1) for n in (5, 200))
    assert [r.bot for r in few] == [r.bot for r in many] == ["explorer", "uniform"]
    assert many[0].matches == 1600
    assert many[0].interval[0] > many[1].interval[1]
    assert few[0].interval[1] - few[0].interval[0] > many[0].interval[1] - many[0].interval[0]
    # Three of four: a difference of ln 3 on the model's scale, which is the square root of 2, times beta.
    assert many[0].mu - many[1].mu == pytest.approx(1.0986 * 2**0.5 * 25 / 6, abs=2.5)


def test_together_bots_are_ranked_on_the_same_deals() -> None:
    setup = Setup("base", "cooperation", 4)
    good = tally(Matchup(setup, EXPLORER, EXPLORER), [FULL, DEFEAT, PARTIAL] * 30)
    bad = tally(Matchup(setup, UNIFORM, UNIFORM), [DEFEAT, DEFEAT, DEFEAT] * 30)
    found = ratings([bad, good], seed=1)
    assert [(r.bot, r.role, r.matches) for r in found] == [("explorer", "everybody", 90), ("uniform", "everybody", 90)]
    assert ratings([good], seed=1) == []  # nobody to be ranked with
