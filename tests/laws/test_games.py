"""Every game ends, no legal answer fails, and what must hold of a table holds after every step."""

from __future__ import annotations

import pytest

from laws import sound
from laws.games import CELLS, begin, by_cell, listed, listed_beside, make, people, play, some_games
from room25.engine.entries.invariants import card_sum
from room25.engine.table.state import DEFEAT, FULL, GUARDS, PARTIAL, PRISONERS, TIE, WINNER
from room25.setup.kinds import GameKind

ENDS = {
    "suspicion": {PRISONERS, GUARDS},
    "competition": {WINNER, WINNER + 1, WINNER + 2, WINNER + 3, TIE},
    "team": {WINNER, WINNER + 1, TIE},
    "cooperation": {FULL, DEFEAT},
    "solo": {FULL, DEFEAT},
}
# the base game by itself, the others together: to escape with a Key takes more luck
MODES = tuple(dict.fromkeys((cell.edition == "base", cell.mode) for cell in CELLS))


def ends_of(base: bool, mode: str) -> set[int]:
    """The ways in which this mode can end: the base game knows half a victory, and has no Competition of four."""
    if base:
        return ENDS[mode] | {PARTIAL} if mode == "cooperation" else ENDS[mode] - {WINNER + 3}
    return ENDS[mode]


@by_cell
def test_every_game_ends_and_every_state_on_the_way_is_sound(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 20, seed=1):
        s = begin(setup, seed)
        cards = card_sum(s)
        for move in play(s, dice):
            assert sound.wrong(s, cards) == [], (setup, seed, f"before {move}")
        assert sound.wrong(s, cards) == [], (setup, seed)
        assert s.outcome in ends_of(cell.edition == "base", cell.mode)


@pytest.mark.parametrize(("base", "mode"), MODES)
def test_games_end_in_every_way_that_their_mode_knows(base: bool, mode: str) -> None:
    wanted, ends = ends_of(base, mode), set()
    of_this_mode = [cell for cell in CELLS if (cell.edition == "base", cell.mode) == (base, mode)]
    for batch in range(40):
        for cell in of_this_mode:
            for setup, seed, dice in some_games(cell, 8, seed=200 + batch):
                s = begin(setup, seed)
                for _ in play(s, dice):
                    pass
                ends.add(s.outcome)
        if ends == wanted:
            break
    assert ends == wanted


@by_cell
def test_every_legal_answer_and_aside_can_be_given(cell: GameKind) -> None:
    for setup, seed, dice in some_games(cell, 4, seed=3):
        s = begin(setup, seed)
        cards = card_sum(s)
        for _ in play(s, dice):
            if dice.random() < 0.06:
                for move in [m for who in people(s) for m in (*listed(s, who), *listed_beside(s, who))]:
                    after = s.clone()
                    make(after, move)
                    assert sound.wrong(after, cards) == [], (setup, seed, move)
