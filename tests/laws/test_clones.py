"""A clone is equal and independent, in every container."""

from __future__ import annotations

from laws.games import CELLS, begin, by_cell, choose, listed, listed_beside, make, people, play, some_games, view_of
from room25.engine.table.state import FIELDS, State, View
from room25.game import Game
from room25.setup.kinds import GameKind

SIX = GameKind("ultimate-en", "suspicion", "standard", 6)


@by_cell
def test_a_clone_is_equal_and_independent(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 6, seed=21):
        s = begin(setup, seed)
        for _ in play(s, dice):
            if dice.random() < 0.2:
                numbers = s.numbers()
                clone = s.clone()
                assert clone == s and hash(clone) == hash(s) and type(clone) is State
                make(clone, choose(clone, dice, 0.5))
                assert s.numbers() == numbers
                twin = State()
                twin.take(s)
                assert twin == s
                make(s.clone(), choose(s, dice, 0.5))
                assert twin.numbers() == s.numbers() == numbers


def test_no_list_is_shared_between_a_state_and_its_clone() -> None:
    s = begin(*next((setup, seed) for setup, seed, _ in some_games(SIX, 1, seed=22)))
    for other in (s.clone(), view_of(s, 0), view_of(s, 0).clone()):
        for name, length, _ in FIELDS:
            assert not length or getattr(other, name) is not getattr(s, name), name


def test_listing_answers_leaves_the_position_as_it_is() -> None:
    for cell in (CELLS[0], SIX):
        for setup, seed, dice in some_games(cell, 5, seed=23):
            s = begin(setup, seed)
            for _ in play(s, dice):
                numbers = s.numbers()
                for who in people(s):
                    listed(s, who)
                    listed_beside(s, who)
                assert s.numbers() == numbers


def test_a_copied_game_goes_its_own_way() -> None:
    for cell in CELLS:
        game = Game(cell.setup(), 24)
        copy = game.copy()
        assert copy.record() == game.record()
        assert copy.decision is not None
        who = copy.decision.asked[0]
        copy.play(f"{who} {copy.options(who)[0]}")
        assert copy.record() != game.record()
        assert game.state() == Game(cell.setup(), 24).state()
        assert len(copy.view(0).events) > len(game.view(0).events) == len(Game(cell.setup(), 24).view(0).events)


def test_a_view_is_a_view_and_a_state_is_a_state() -> None:
    game = Game.new("base", mode="team", seats=4, seed=1)
    assert type(game.view(0).flat) is View
    assert type(game.state()) is State
    assert game.state() is not game.state()
