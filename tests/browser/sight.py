"""How far apart two pictures are for an eye: as everybody sees them, and with each of the three kinds of colour blindness.

A picture is an array of sRGB from 0 to 1. The simulation is that of Machado, Oliveira and Fernandes (2009) at full strength, which works on
linear light; differences are those of CIE L*a*b* under daylight (D65), where 2.3 is just noticed and 20 is plain.
"""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

Pixels = NDArray[np.float64]

EVERYBODY = "everybody"
KINDS = {
    EVERYBODY: np.eye(3),
    "protan": np.array(
        [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]]
    ),
    "deutan": np.array(
        [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]]
    ),
    "tritan": np.array(
        [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]]
    ),
}
PLAIN = 20.0
TO_XYZ = np.array(
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]]
)
DAYLIGHT = TO_XYZ.sum(axis=1)


def light(pixels: Pixels) -> Pixels:
    """Linear light of sRGB."""
    return np.where(pixels <= 0.04045, pixels / 12.92, ((pixels + 0.055) / 1.055) ** 2.4)


def seen(pixels: Pixels, kind: str) -> Pixels:
    """L*a*b* of what somebody with this kind of sight sees, a little out of focus: nobody compares single pixels."""
    xyz = soft(np.clip(light(pixels) @ KINDS[kind].T, 0, 1)) @ TO_XYZ.T / DAYLIGHT
    root = np.where(xyz > (6 / 29) ** 3, np.cbrt(xyz), xyz / (3 * (6 / 29) ** 2) + 4 / 29)
    x, y, z = root[..., 0], root[..., 1], root[..., 2]
    return np.stack([116 * y - 16, 500 * (x - y), 200 * (y - z)], axis=-1)


def soft(pixels: Pixels) -> Pixels:
    """Each pixel as the mean of itself and its eight neighbours."""
    wide = np.pad(pixels, ((1, 1), (1, 1), (0, 0)), mode="edge")
    rows, columns = pixels.shape[:2]
    parts = [wide[y : y + rows, x : x + columns] for y in range(3) for x in range(3)]
    blurred: Pixels = np.mean(parts, axis=0)
    return blurred


def apart(one: Pixels, other: Pixels) -> float:
    """The share of a picture, from 0 to 1, where what is seen differs plainly from the other one."""
    return float(np.mean(np.linalg.norm(one - other, axis=-1) >= PLAIN))


def outlines_apart(one: NDArray[np.bool_], other: NDArray[np.bool_], reach: int = 2) -> float:
    """How little two outlines cover each other, 0 to 1. The second may move by a few pixels: a step aside makes nobody somebody else."""
    best = 1.0
    for dy in range(-reach, reach + 1):
        for dx in range(-reach, reach + 1):
            moved = np.roll(other, (dy, dx), axis=(0, 1))
            best = min(best, 1 - float((one & moved).sum() / (one | moved).sum()))
    return best
