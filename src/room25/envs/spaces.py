"""The spaces of Gymnasium and PettingZoo: a row of bytes with its mask, and numbered actions."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from room25.envs import actions, encoding
from room25.envs.versions import ObservationVersion

__all__ = ["Offered", "observation_space"]


class Offered(spaces.Discrete):
    """All numbered actions; without a mask `sample` draws from those that are offered now."""

    def __init__(self) -> None:
        super().__init__(actions.SIZE)
        self.offered: npt.NDArray[np.int8] = np.ones(actions.SIZE, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        if probability is not None:
            return super().sample(mask, probability)
        numbers = np.flatnonzero(self.offered if mask is None else mask)
        return numbers[self.np_random.integers(len(numbers))] if len(numbers) else self.start


def observation_space(observation: ObservationVersion) -> spaces.Dict:
    """Return the space of what a seat is shown."""
    least, most = encoding.bounds(observation.name)
    return spaces.Dict(
        {
            "observation": spaces.Box(least, most, dtype=np.int8),
            "action_mask": spaces.Box(0, 1, (actions.SIZE,), np.int8),
        }
    )
