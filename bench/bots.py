"""How fast the bots think on one core: `python bench/bots.py`. Ratios are within one run: playouts and rule bots against random play."""

from __future__ import annotations

import time

import numpy as np

from room25.bots import registry
from room25.bots import search as searching
from room25.bots.contract import Budget
from room25.bots.search import Search
from room25.compile import cpu
from room25.engine.brain import ladder, mind
from room25.engine.entries.matches import STEP_WIDTH, WIDTH
from room25.engine.table import state
from room25.game import Game
from room25.setup.lay import Setup, table

TABLE = Setup(edition="ultimate-en", mode="cooperation", seats=4)
SECONDS = 0.5
GAMES = 4000


def matches(level: int) -> float:
    """Return decisions per second if every seat plays at this level."""
    states, minds = np.zeros(2, state.dtype()), np.zeros(1, mind.dtype())
    state.to_record(table(TABLE), states[0])
    results = np.zeros((GAMES, WIDTH), np.int64)
    steps = np.zeros((1, STEP_WIDTH), np.int64)
    levels = sum(level << 4 * seat for seat in range(8))
    cpu.rules().play_matches(states, minds, levels, levels, 1, 10, results, steps, 0)
    began = time.perf_counter()
    decisions = cpu.rules().play_matches(states, minds, levels, levels, 1, GAMES, results, steps, 0)
    return float(decisions / (time.perf_counter() - began))


def playouts() -> list[int]:
    """How many playouts a search makes in half a second, at every tenth decision of a game."""
    game = Game.new("ultimate-en", mode="cooperation", seats=4, seed=1)
    thinker, player = Search(1, Budget(SECONDS)), registry.make("explorer", 1)
    found: list[int] = []
    while (decision := game.decision) is not None:
        view = game.view(game.seat_of(decision.asked[0]))
        if decision.number % 10 == 2 and decision.kind in ("program", "action") and len(found) < 6:
            thinker.decide(view, decision)
            found.append(thinker.playouts)
        game.play(player.decide(view, decision))
    return found


def fallback() -> float:
    """Return the longest answer of a game in seconds, if nothing is compiled."""
    ready, searching.compiled = searching.compiled, lambda: None
    try:
        game, bot, slowest = Game.new("ultimate-en", mode="cooperation", seats=4, seed=2), Search(1), 0.0
        while (decision := game.decision) is not None:
            view = game.view(game.seat_of(decision.asked[0]))
            began = time.perf_counter()
            game.play(bot.decide(view, decision))
            slowest = max(slowest, time.perf_counter() - began)
        assert bot.note == searching.WEAKER
        return slowest
    finally:
        searching.compiled = ready


def main() -> None:
    rates = {name: matches(level) for name, level in (("uniform", ladder.UNIFORM), ("cautious", 1), ("explorer", 2))}
    for name, rate in rates.items():
        print(f"{name:9} {rate:12,.0f} decisions/s   {rate / rates['uniform']:.2f} of uniform")
    print(f"search    {', '.join(f'{n:,}' for n in playouts())} playouts in {SECONDS} s, at decisions through one game")
    print(f"search    {fallback() * 1000:.1f} ms at most for an answer where nothing is compiled")


if __name__ == "__main__":
    main()
