"""Fits the outlook of a running game to games of explorers: `python bench/outlook.py [--write]`.

Prints how much of what is still open it foresees, by the rounds that are left; with --write its numbers become those of the bots.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import numpy as np

from room25.compile import cpu
from room25.engine.brain import mind, outlook, weights
from room25.engine.entries import watch
from room25.engine.table import state
from room25.setup.lay import Setup, table

GAMES = 20_000
ROUNDS = 16  # more than any game has
TABLES = (
    Setup(edition="base", mode="cooperation", seats=4),
    Setup(edition="base", mode="solo", seats=1),
    Setup(edition="ultimate-en", mode="cooperation", seats=4),
    Setup(edition="ultimate-en", mode="cooperation", seats=4, level="madness"),
    Setup(edition="ultimate-en", mode="solo", seats=1),
)
FEWEST = 300  # rows that a fit needs
RIDGE = 3.0
HEAD = '''"""The numbers behind `outlook`, written by `python bench/outlook.py --write`: edit nothing here by hand."""

from __future__ import annotations

LEFT = {left}  # rounds left for which there are weights
NUMBERS = {numbers}  # of `features`

# fmt: off
# For each stage and number of rounds left: a constant and what each number of `features` adds, in 256ths
WEIGHTS: tuple[int, ...] = (
{rows}
)
# fmt: on
'''

Numbers = np.ndarray[Any, np.dtype[np.float64]]


def games(setup: Setup) -> Numbers:
    """One row for each round of each game."""
    states, minds = np.zeros(2, state.dtype()), np.zeros(1, mind.dtype())
    state.to_record(table(setup), states[0])
    rows = np.zeros((GAMES * ROUNDS, watch.WORTH + 1), np.int64)
    n = cpu.rules().watch_games(states, minds, 1_000_003, GAMES, rows)
    return rows[:n].astype(np.float64)


def inputs(rows: Numbers) -> Numbers:
    return np.hstack([np.ones((len(rows), 1)), rows[:, watch.TRAIT : watch.WORTH]])


def fit(x: Numbers, y: Numbers) -> Numbers:
    """Logistic regression by Newton's steps; y lies between 0 and 1."""
    scale = np.maximum(np.abs(x).max(axis=0), 1)
    x = x / scale
    w = np.zeros(x.shape[1])
    for _ in range(25):
        p = 1 / (1 + np.exp(-x @ w))
        slope = x.T @ (y - p) - RIDGE * w
        bend = (x * (p * (1 - p))[:, None]).T @ x + RIDGE * np.eye(len(w))
        w = w + np.linalg.solve(bend, slope)
    return np.asarray(w / scale)


def fitted(rows: Numbers) -> list[list[int]]:
    """A row of weights for every stage and number of rounds left; if too few games came by, those of the nearest number."""
    found: dict[tuple[int, int], list[int]] = {}
    for stage in range(outlook.STAGES):
        for left in range(1, weights.LEFT + 1):
            some = rows[(rows[:, watch.STAGE] == stage) & (rows[:, watch.LEFT] == left)]
            if len(some) >= FEWEST:
                w = fit(inputs(some), np.clip(some[:, watch.WORTH] / 1000, 0, 1))
                found[stage, left] = [round(v) for v in w * 256]
    table = []
    for stage in range(outlook.STAGES):
        there = [left for s, left in found if s == stage]
        for left in range(1, weights.LEFT + 1):
            table.append(found[stage, min(there, key=lambda other: abs(other - left))])
    return table


def foreseen(rows: Numbers, table: list[list[int]]) -> dict[int, float]:
    """By rounds left: the share of the variance of what games were worth that the weights explain."""
    stage, left = rows[:, watch.STAGE].astype(int), rows[:, watch.LEFT].astype(int)
    row = stage * weights.LEFT + np.clip(left, 1, weights.LEFT) - 1
    guess = 1 / (1 + np.exp(-(inputs(rows) * np.array(table)[row]).sum(axis=1) / 256))
    worth = rows[:, watch.WORTH] / 1000
    shares = {}
    for rounds in range(1, weights.LEFT + 1):
        some = left == rounds
        if some.sum() > FEWEST:
            shares[rounds] = float(1 - ((worth - guess)[some] ** 2).mean() / worth[some].var())
    return shares


def main() -> None:
    played = [games(setup) for setup in TABLES]
    # every fifth row is kept apart, to judge by
    table = fitted(np.concatenate([rows[np.arange(len(rows)) % 5 > 0] for rows in played]))
    for setup, rows in zip(TABLES, played):
        shares = foreseen(rows[::5], table)
        words = ", ".join(f"{left}: {share:.2f}" for left, share in shares.items())
        print(f"{setup.edition} {setup.mode} {setup.level}, by rounds left: {words}")
    if "--write" in sys.argv:
        text = "\n".join("    " + ", ".join(map(str, row)) + "," for row in table)
        Path(weights.__file__).write_text(
            HEAD.format(left=weights.LEFT, numbers=weights.NUMBERS, rows=text), encoding="utf-8"
        )


if __name__ == "__main__":
    main()
