"""Logistic regression on counted games: how much each thing adds to the odds of winning, with how sure that is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import numpy as np

from room25.arena.rate import Z

__all__ = ["Fit", "fit"]

MAX_STEPS = 50
CONVERGED = 1e-10  # the largest change of a weight at which the fit stops


@dataclass(frozen=True)
class Fit:
    """log(odds) = weights · (1, x). The covariance is widened if games of one line are more alike than luck allows."""

    weights: Any
    covariance: Any
    spread: float  # 1: nothing but luck; more: the lines differ by what the model does not know
    mean: float  # share of games won

    def contrast(self, of: Any) -> tuple[float, tuple[float, float]]:
        """A combination of weights as a change of the win rate at its mean, with its 95 % interval."""
        direction = np.asarray(of)
        slope = self.mean * (1 - self.mean)
        value = float(direction @ self.weights)
        half = Z * float(np.sqrt(max(0.0, direction @ self.covariance @ direction)))
        return slope * value, (slope * (value - half), slope * (value + half))

    def predict(self, x: Any) -> Any:
        """The share of games won that it expects on each line."""
        return 1 / (1 + np.exp(-(self.weights[0] + np.asarray(x) @ self.weights[1:])))


def fit(x: Any, wins: Any, games: Any) -> Fit:
    """Fit by Newton's method. If some columns determine others, only contrasts of their weights mean anything."""
    design = np.column_stack([np.ones(len(wins)), np.asarray(x, float)])
    wins, games = np.asarray(wins, float), np.asarray(games, float)
    mean = (wins.sum() + 0.5) / (games.sum() + 1)
    weights = np.zeros(design.shape[1])
    weights[0] = np.log(mean / (1 - mean))
    inverse = np.zeros((len(weights), len(weights)))
    for _ in range(MAX_STEPS):
        share = 1 / (1 + np.exp(-np.clip(design @ weights, -30, 30)))
        inverse = np.linalg.pinv(
            (design * (games * share * (1 - share))[:, None]).T @ design, rcond=1e-9, hermitian=True
        )
        step = inverse @ (design.T @ (wins - games * share))
        weights = weights + step
        if float(np.abs(step).max()) < CONVERGED:
            break
    share = np.clip(1 / (1 + np.exp(-np.clip(design @ weights, -30, 30))), 1e-9, 1 - 1e-9)
    free = max(1, len(wins) - int(np.linalg.matrix_rank(design)))
    pearson = float(((wins - games * share) ** 2 / (games * share * (1 - share))).sum())
    spread = max(1.0, pearson / free)
    return Fit(weights, inverse * spread, spread, float(wins.sum() / games.sum()))
