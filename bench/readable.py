"""How well guards can be told from prisoners by what they do in public: `python bench/readable.py [--search GAMES] [--bot net.npz]`.

`--fix` fits the benchmark's reader to games of explorers instead, and writes it; the tasks that it judges then get new versions.

A logistic regression over what everybody could write down of a seat until the first role is known (claims by colour, claims that came out,
actions by token, harm, wasted goes) learns on four fifths of the games and judges the seats of the others. Printed is the area
under its curve: 0.5 is luck, 1 is certainty.
"""

from __future__ import annotations

import sys
from typing import Any

import numpy as np

from room25.benchmark.readable import READER, Watched
from room25.bots import registry
from room25.bots.contract import Budget
from room25.bots.host import Host
from room25.compile import cpu
from room25.engine.brain import mind
from room25.engine.brain.ladder import EXPLORER
from room25.engine.entries import seats
from room25.engine.learn import ledger
from room25.engine.table import state
from room25.setup.lay import Setup, table

GAMES = 8_000
PLAYERS = (5, 6, 8)
EDITION = "ultimate-en"
RIDGE = 1.0
NAMES = (
    "said blue", "said green", "said yellow", "said red", "came true", "caught",
    "look", "move", "push", "control", "talent", "robot", "harm", "idle", "rounds",
)  # fmt: skip

Numbers = np.ndarray[Any, np.dtype[np.float64]]


def explorers(players: int) -> Numbers:
    """A row for each seat of each game of explorers."""
    states, minds = np.zeros(2, state.dtype()), np.zeros(1, mind.dtype())
    state.to_record(table(Setup(edition=EDITION, mode="suspicion", seats=players)), states[0])
    rows = np.zeros((GAMES * players, seats.SEAT_WIDTH), np.int64)
    levels = sum(EXPLORER << 4 * seat for seat in range(8))
    cpu.rules().watch_seats(states, minds, np.zeros(1, ledger.dtype()), levels, 1, GAMES, rows)
    return rows.astype(np.float64)


def others(players: int, games: int, bot: str, playouts: int = 100) -> Numbers:
    """The same of games of `search`, or of another bot."""
    rows = [[0] * seats.SEAT_WIDTH for _ in range(games * players)]
    n = 0
    for deal in range(games):
        game = Watched(Setup(edition=EDITION, mode="suspicion", seats=players), 1 + deal).watch()
        Host(game, {i: registry.make(bot, 1000 * deal + i, Budget(playouts=playouts)) for i in range(players)}).finish()
        n = seats.describe(game.kept, game.ledger, rows, n)
    return np.array(rows, np.float64)


def fit(x: Numbers, y: Numbers) -> Numbers:
    """Logistic regression by Newton's steps."""
    w = np.zeros(x.shape[1])
    for _ in range(25):
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        bend = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(len(w))
        w = w + np.linalg.solve(bend, x.T @ (y - p) - RIDGE * w)
    return np.asarray(w)


def area(score: Numbers, y: Numbers) -> float:
    """Return how often a guard has a higher score than a prisoner; a tie counts half."""
    bad, good = score[y == 1], np.sort(score[y == 0])
    below = np.searchsorted(good, bad, "left") + np.searchsorted(good, bad, "right")
    return float(below.mean() / 2 / len(good))


def judge(rows: Numbers, players: int) -> tuple[float, float, Numbers]:
    """The area over seats that the fit has not seen, its standard error, and how far guards and prisoners differ in each number."""
    y = rows[:, 0]
    x = rows[:, 1:]
    spread = x.std(axis=0) + 1e-9
    x = (x - x.mean(axis=0)) / spread
    differ = x[y == 1].mean(axis=0) - x[y == 0].mean(axis=0)
    x = np.hstack([np.ones((len(x), 1)), x, np.minimum(x, 1) ** 2])
    fold = np.arange(len(x)) // players % 5
    score = np.zeros(len(x))
    for k in range(5):
        score[fold == k] = x[fold == k] @ fit(x[fold != k], y[fold != k])
    found = area(score, y)
    bad, good = y.sum(), len(y) - y.sum()
    return found, float(np.sqrt(found * (1 - found) * (1 / bad + 1 / good) / 2)), differ


def fix() -> str:
    """The reader as text: fitted to all explorers of one table."""
    rows = explorers(6)
    mean, spread = rows[:, 1:].mean(axis=0), rows[:, 1:].std(axis=0)
    spread[spread < 1e-6] = 1  # what no explorer ever does
    x = (rows[:, 1:] - mean) / spread
    weights = fit(np.hstack([np.ones((len(x), 1)), x, np.minimum(x, 1) ** 2]), rows[:, 0])
    parts = {"mean": mean, "spread": spread, "weights": weights}
    lines = [f"{name} = [{', '.join(f'{value:.6f}' for value in found)}]" for name, found in parts.items()]
    return "# The benchmark's reader, as bench/readable.py --fix has fitted it.\n" + "\n".join(lines) + "\n"


def main() -> None:
    if "--fix" in sys.argv:
        READER.write_text(fix(), encoding="utf-8")
        return
    games = int(sys.argv[sys.argv.index("--search") + 1]) if "--search" in sys.argv else 0
    bot = sys.argv[sys.argv.index("--bot") + 1] if "--bot" in sys.argv else "search"
    for players in PLAYERS:
        tables = {"explorer": explorers(players)}
        if games:
            tables[f"{bot}, 100 playouts"] = others(players, games, bot)
        for name, rows in tables.items():
            found, error, differ = judge(rows, players)
            print(f"{players} players, {name}: area {found:.3f} ± {1.96 * error:.3f} over {len(rows):,} seats")
            most = sorted(range(len(NAMES)), key=lambda i: -abs(differ[i]))[:6]
            print(
                "    guards differ most, in standard deviations: "
                + ", ".join(f"{NAMES[i]} {differ[i]:+.2f}" for i in most)
            )


if __name__ == "__main__":
    main()
