"""The parameters of answers in words: how each value of `answers.PARAMETERS` is said, and how it is found again from what was said."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from room25.engine.table import answers
from room25.engine.table.board import (
    CENTRE,
    COLOURS,
    DIRECTIONS,
    EDGES,
    NEIGHBOUR,
    cell_name,
    direction_between,
    line_name,
    way_name,
)
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import Flat
from room25.notation.grammar import TOKEN_NAMES

__all__ = ["IMPOSSIBLE", "Place", "SPOKEN", "Spoken"]

IMPOSSIBLE = -1  # well-formed words that make no number here


class Place(NamedTuple):
    """Where something is said: the table, and the cell of whoever says it."""

    s: Flat
    here: int


Say = Callable[[Place, int, int], str]
Find = Callable[[Place, Mapping[str, int], int], int]


class Spoken(NamedTuple):
    """A parameter in words. Both functions also get the value of the parameter before it."""

    say: Say  # raises ValueError if the value means nothing here
    find: Find  # returns IMPOSSIBLE if the words name nothing here
    anywhere: bool = True  # its words depend on nothing but the cell of whoever says them


def _side(cell: int, direction: int) -> str:
    beside = NEIGHBOUR[cell * DIRECTIONS + direction]
    if beside < 0:
        raise ValueError(f"{cell_name(cell)} has no room on that side")
    return cell_name(beside).lower()


def _square_of(s: Flat, tile: int) -> str:
    if tile < 0:
        raise ValueError("no Lock lies there")
    return cell_name(s.cell_of[tile]).lower()


def _lock_on(s: Flat, cell: int) -> int:
    tile = s.tile_at[cell]
    return s.lock.index(tile) if tile in s.lock else IMPOSSIBLE


def _say_robot_here(place: Place, robot: int, before: int) -> str:
    """Only if both stand together it matters which one."""
    s = place.s
    return str(robot + 1) if s.robot[0] == s.robot[1] >= 0 else ""


def _find_robot_here(place: Place, said: Mapping[str, int], before: int) -> int:
    s = place.s
    if "robot" in said:
        return said["robot"]
    return next((robot for robot in range(2) if s.robot[robot] == s.tile_at[place.here]), IMPOSSIBLE)


def _robot_cell(s: Flat, robot: int) -> int:
    return s.cell_of[s.robot[robot]] if s.robot[robot] >= 0 else IMPOSSIBLE


def _say_order(place: Place, order: int, robot: int) -> str:
    cell = _robot_cell(place.s, robot)
    if cell < 0:
        raise ValueError(f"robot {robot + 1} is not in play")
    if order < DIRECTIONS:
        return f"move {_side(cell, order)}"
    target, direction = divmod(order - DIRECTIONS, DIRECTIONS)
    return f"push {CHARACTER_NAMES[target]} {_side(cell, direction)}"


def _find_order(place: Place, said: Mapping[str, int], robot: int) -> int:
    cell = _robot_cell(place.s, robot)
    direction = direction_between(cell, said["cell"]) if cell >= 0 else IMPOSSIBLE
    if direction < 0 or "target" not in said:
        return direction
    return DIRECTIONS + said["target"] * DIRECTIONS + direction


def _say_place(place: Place, value: int, before: int) -> str:
    return cell_name(place.here).lower() if value == answers.OWN_ROOM else _side(place.here, value)


def _find_place(place: Place, said: Mapping[str, int], before: int) -> int:
    return answers.OWN_ROOM if said["cell"] == place.here else direction_between(place.here, said["cell"])


def _say_moved_lock(place: Place, value: int, before: int) -> str:
    return f"from {_square_of(place.s, place.s.lock[value - 1])}" if value else ""


def _find_moved_lock(place: Place, said: Mapping[str, int], before: int) -> int:
    if "from" not in said:
        return 0
    lock = _lock_on(place.s, said["from"])
    return IMPOSSIBLE if lock < 0 else 1 + lock


def _say_pair(place: Place, pair: int, before: int) -> str:
    cells = [NEIGHBOUR[place.here * DIRECTIONS + answers.PAIRS[pair * 2 + k]] for k in range(2)]
    if min(cells) < 0:
        raise ValueError(f"{cell_name(place.here)} has no room on that side")
    return " ".join(cell_name(cell).lower() for cell in sorted(cells))


def _find_two(first: int, second: int, table: tuple[int, ...]) -> int:
    """The place of two numbers, in either order, in a table of twos."""
    twos = list(zip(table[::2], table[1::2]))
    two = (min(first, second), max(first, second))
    return twos.index(two) if two in twos else IMPOSSIBLE


def _find_pair(place: Place, said: Mapping[str, int], before: int) -> int:
    first, second = (direction_between(place.here, said[name]) for name in ("first", "second"))
    return _find_two(first, second, answers.PAIRS)


def _say_edge(place: Place, edge: int, before: int) -> str:
    return " ".join(cell_name(cell).lower() for cell in sorted(EDGES[edge * 2 : edge * 2 + 2]))


def _named(slot: str) -> Find:
    """What was said in this slot, as it is."""
    return lambda place, said, before: said[slot]


SPOKEN: dict[str, Spoken] = {
    "direction": Spoken(
        lambda place, value, before: _side(place.here, value),
        lambda place, said, before: direction_between(place.here, said["cell"]),
    ),
    "direction from the centre": Spoken(
        lambda place, value, before: _side(CENTRE, value),
        lambda place, said, before: direction_between(CENTRE, said["cell"]),
    ),
    "cell": Spoken(lambda place, value, before: cell_name(value).lower(), _named("cell")),
    "character": Spoken(lambda place, value, before: CHARACTER_NAMES[value], _named("target")),
    "line": Spoken(lambda place, value, before: line_name(value), _named("line")),
    "way": Spoken(lambda place, value, line: way_name(line, value), _named("direction")),
    "colour": Spoken(lambda place, value, before: COLOURS[value], _named("colour")),
    "robot": Spoken(lambda place, value, before: str(value + 1), _named("robot")),
    "robot here": Spoken(_say_robot_here, _find_robot_here, anywhere=False),
    "order": Spoken(_say_order, _find_order, anywhere=False),
    "lock": Spoken(
        lambda place, value, before: _square_of(place.s, place.s.lock[value]),
        lambda place, said, before: _lock_on(place.s, said["cell"]),
        anywhere=False,
    ),
    "place": Spoken(_say_place, _find_place),
    "moved lock": Spoken(_say_moved_lock, _find_moved_lock, anywhere=False),
    "pair": Spoken(_say_pair, _find_pair),
    "edge": Spoken(
        _say_edge,
        lambda place, said, before: _find_two(said["first"], said["second"], EDGES),
    ),
    "token": Spoken(lambda place, value, before: TOKEN_NAMES[value], _named("token")),
}
