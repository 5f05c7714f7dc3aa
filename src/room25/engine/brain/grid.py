"""Distances on the grid, looked up instead of walked."""

from __future__ import annotations

from room25.engine.brain.mind import Mind
from room25.engine.table.board import LINE_CELL, MOVABLE
from room25.engine.table.fields import CELLS

__all__ = ["FAR", "SLID", "STILL", "WAY_OUT", "slide"]


def _far(a: int, b: int) -> int:
    return abs(a // 5 - b // 5) + abs(a % 5 - b % 5)


def _way_out(cell: int) -> int:
    row, column = divmod(cell, 5)
    ways = [column + 1, 5 - column] * MOVABLE[row] + [row + 1, 5 - row] * MOVABLE[5 + column]
    return min(ways, default=6)


def _slid(slide: int, cell: int) -> int:
    line = LINE_CELL[slide // 2 * 5 : slide // 2 * 5 + 5]
    if cell not in line:
        return cell
    return line[(line.index(cell) + (1 if slide % 2 else -1)) % 5]


# FAR[a * CELLS + b]: steps from cell to cell
FAR: tuple[int, ...] = tuple(_far(a, b) for a in range(CELLS) for b in range(CELLS))
# WAY_OUT[cell]: how many slides take a room from there out of the complex (WIN-GEN-01)
WAY_OUT: tuple[int, ...] = tuple(_way_out(cell) for cell in range(CELLS))
# SLID[(line * 2 + way) * CELLS + cell]: where a tile of that cell is after a slide; the last row is for none
SLID: tuple[int, ...] = tuple(_slid(slide, cell) for slide in range(21) for cell in range(CELLS))
STILL = 20


def slide(m: Mind, line: int, way: int) -> None:
    """Slide a line by one on a copy of the grid in the mind; the table is not touched."""
    base = line * 5
    step = 1 if way == 0 else -1
    first = base if way == 0 else base + 4
    gone = m.tile_at[LINE_CELL[first]]
    for k in range(4):
        cell = LINE_CELL[first + step * k]
        tile = m.tile_at[LINE_CELL[first + step * (k + 1)]]
        m.tile_at[cell] = tile
        m.cell_of[tile] = cell
    cell = LINE_CELL[first + step * 4]
    m.tile_at[cell] = gone
    m.cell_of[gone] = cell
