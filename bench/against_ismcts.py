"""OpenSpiel's information-set search beside our bots, at equal time: `python bench/against_ismcts.py [--bots search,net.npz]`

Everybody plays the same deals, one bot in all seats (Solo, or Cooperation), and may think so long about an answer. OpenSpiel's is its
ISMCTSBot in Python (the one in C++ does not take games in Python), which plays through `room25.envs.openspiel`, random rollouts included.
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import numpy as np
from open_spiel.python.algorithms import ismcts, mcts

from room25.arena.rate import wilson
from room25.bots import registry
from room25.bots.contract import Budget
from room25.bots.host import Host
from room25.envs.openspiel import Room25Game
from room25.game import Game
from room25.setup.kinds import GameKind

MOST = 1_000_000  # simulations: the clock ends them
CURIOSITY = 1.0
THEIRS = "OpenSpiel's ISMCTSBot"


class Over(Exception):
    """The time is up."""


class Timed(ismcts.ISMCTSBot):  # type: ignore[misc]  # OpenSpiel has no types
    """OpenSpiel's search until the time is up."""

    def __init__(self, game: Any, luck: int, seconds: float, most: int) -> None:
        dice = np.random.RandomState(luck)
        super().__init__(game, mcts.RandomRolloutEvaluator(1, dice), CURIOSITY, most, random_state=dice)
        self.set_resampler(
            lambda state, player: state.resample_from_infostate(player, dice.uniform)
        )  # theirs has no seed
        self.seconds = seconds
        self.until = 0.0

    def run_search(self, state: Any) -> Any:
        self.until = time.perf_counter() + self.seconds
        try:
            return super().run_search(state)
        except Over:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        if self._root_node.total_visits > 1 and time.perf_counter() > self.until:
            raise Over
        return super().sample_root_state(state)


def theirs(
    kind: GameKind, deal: int, seconds: float, most: int = MOST, luck: int | None = None
) -> tuple[bool, float, int]:
    """Play a deal with one search in every seat. Returns whether it was won, the seconds that it took, and its answers.

    An answer takes `most` simulations or so many seconds, whichever ends first. OpenSpiel's game is dealt by the last 24 bits of `deal`.
    """
    chosen = {"edition": kind.edition, "mode": kind.mode, "seats": kind.seats, "level": kind.level, "asides": 0}
    game = Room25Game(chosen)
    bot, state = Timed(game, deal if luck is None else luck, seconds, most), game.new_initial_state()
    for digit in range(4):
        state.apply_action(deal >> 6 * digit & 63)
    took, answers = 0.0, 0
    while not state.is_terminal():
        began = time.perf_counter()
        action = int(bot.step(state))
        took += time.perf_counter() - began
        answers += 1
        state.apply_action(action)
    return state.returns()[0] > 0.9, took, answers


def ours(kind: GameKind, name: str, deal: int, seconds: float) -> tuple[bool, float, int]:
    """The same with one of our bots."""
    game = Game(kind.setup(), deal)
    bots = {seat: registry.make(name, 1000 * deal + seat, Budget(seconds=seconds)) for seat in range(kind.seats)}
    host, began, answers = Host(game, bots), time.perf_counter(), 0
    while not game.is_over:
        host.step()
        answers += 1
    return game.result == "full", time.perf_counter() - began, answers


def main() -> None:
    asks = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asks.add_argument("--bots", default="explorer,search")
    asks.add_argument("--seconds", type=float, default=0.5)
    asks.add_argument("--games", type=int, default=50)
    asks.add_argument("--edition", default="base")
    asks.add_argument("--mode", default="solo")
    asks.add_argument("--seats", type=int, default=1)
    said = asks.parse_args()
    kind = GameKind(said.edition, said.mode, "standard", said.seats)
    print(f"{kind}, {said.games} games, {said.seconds:g} s an answer")
    for name in (THEIRS, *said.bots.split(",")):
        won, took, answers = 0, 0.0, 0
        for deal in range(1, said.games + 1):
            one = theirs(kind, deal, said.seconds) if name == THEIRS else ours(kind, name, deal, said.seconds)
            won, took, answers = won + one[0], took + one[1], answers + one[2]
        low, high = wilson(won, said.games)
        share = f"{100 * won / said.games:5.1f} % ({100 * low:.1f}–{100 * high:.1f})"
        print(f"  {name:24} won {share}, {1000 * took / answers:.1f} ms an answer")


if __name__ == "__main__":
    main()
