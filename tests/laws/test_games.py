"""Every game ends, no legal answer fails, and what must hold of a table holds after every step."""

from __future__ import annotations

import pytest

from laws import sound
from laws.games import TABLES, begin, listed, listed_beside, make, people, play, some_games
from room25.core import log
from room25.core.state import DEFEAT, DRAW, FULL, GUARDS, PARTIAL, PRISONERS, WINNER, State

ENDS = {
    "suspicion": {PRISONERS, GUARDS},
    "competition": {WINNER, WINNER + 1, WINNER + 2, DRAW},
    "team": {WINNER, WINNER + 1, DRAW},
    "cooperation": {FULL, PARTIAL, DEFEAT},
    "solo": {FULL, DEFEAT},
}
SEATS = {mode: [seats for other, seats in TABLES if other == mode] for mode in ENDS}


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_every_game_ends_and_every_state_on_the_way_is_sound(mode: str, seats: int) -> None:
    for setup, seed, dice in some_games(mode, seats, 45, seed=1):
        s = begin(setup, seed)
        left = s.left
        for move in play(s, dice):
            assert sound.wrong(s) == [], (setup, seed, f"before {move}")
            assert s.left == (5 if alarm(s) else left) - begun(s), "the countdown goes by rounds, and by the alarm"
            assert not alarm(s) or left > 5
            left = s.left
        assert sound.wrong(s) == [], (setup, seed)
        assert s.over in ENDS[mode]


def alarm(s: State) -> bool:
    return any(kind == log.ALARM for kind, *_ in s.log)


def begun(s: State) -> int:
    """How many rounds the last move began, the first round of the game left out."""
    return sum(kind == log.ROUND_BEGAN and left < s.rounds for kind, _, left, *_ in s.log)


@pytest.mark.parametrize("mode", ENDS)
def test_games_end_in_every_way_that_their_mode_knows(mode: str) -> None:
    ends = set()
    for seats in SEATS[mode]:
        for setup, seed, dice in some_games(mode, seats, 120, seed=2):
            s = begin(setup, seed)
            for _ in play(s, dice):
                pass
            ends.add(s.over)
    assert ends == ENDS[mode]


@pytest.mark.parametrize(("mode", "seats"), TABLES)
def test_every_legal_answer_and_aside_can_be_given(mode: str, seats: int) -> None:
    for setup, seed, dice in some_games(mode, seats, 6, seed=3):
        s = begin(setup, seed)
        for _ in play(s, dice):
            if dice.random() < 0.06:
                for move in [m for who in people(s) for m in (*listed(s, who), *listed_beside(s, who))]:
                    after = s.clone()
                    make(after, move)
                    assert sound.wrong(after) == [], (setup, seed, move)
