"""How often a newcomer wins the game behind "Play now": one careful seat that looks for nothing, among bots.

    python bench/newcomer.py --games 300              # the tables below, with explorers
    python bench/newcomer.py --games 40 --bot search  # the same with the bots that think ahead

A newcomer plays like `cautious` at best: does not walk into what it has seen to be red, and has no plan. `uniform` taps at random.
"""

from __future__ import annotations

import argparse
from typing import Any

from room25.bots import registry
from room25.bots.contract import Budget
from room25.bots.host import Host
from room25.game import Game

KIND = {"central": 1, "room25": 1, "vision": 1, "empty": 8, "control": 1, "vortex": 2, "dark": 2, "cold": 2}
TABLES: dict[str, dict[str, Any]] = {
    "base, beginner": {"edition": "base", "complex": "beginner"},
    "base, kind": {
        "edition": "base",
        "tiles": KIND | {"tunnel": 2, "moving": 1, "prison": 2, "trapped": 1, "flooded": 1},
    },
}
WON = ("full", "partial")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--bot", default="explorer", choices=registry.names())
    parser.add_argument("--playouts", type=int, default=100)
    said = parser.parse_args()
    budget = Budget(playouts=said.playouts)
    for name, table in TABLES.items():
        for newcomer in ("uniform", "cautious"):
            results = [play(table, newcomer, said.bot, seed, budget) for seed in range(said.games)]
            shares = " ".join(
                f"{result} {100 * results.count(result) / said.games:.0f} %" for result in (*WON, "defeat")
            )
            won = 100 * sum(result in WON for result in results) / said.games
            print(f"{name:16} {newcomer:8} + 3 {said.bot}: won {won:.0f} %  ({shares})", flush=True)


def play(table: dict[str, Any], newcomer: str, bot: str, seed: int, budget: Budget) -> str:
    """One game; returns its result."""
    game = Game.new(**table, mode="cooperation", seats=4, seed=seed)
    kinds = [newcomer, bot, bot, bot]
    return Host(game, {seat: registry.make(kind, seed * 4 + seat, budget) for seat, kind in enumerate(kinds)}).finish()


if __name__ == "__main__":
    main()
