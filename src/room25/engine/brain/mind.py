"""What a bot writes its thoughts on: a scratch record in addition to the table, and the nodes of a search tree."""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import TYPE_CHECKING, TypeAlias

from room25.engine import marks as jit
from room25.engine.table.answers import END
from room25.engine.table.fields import ANSWERS, CHARACTERS, KINDS, SEATS, TILES

if TYPE_CHECKING:
    import numpy as np

    Minds: TypeAlias = Sequence["Mind"]
    Nodes: TypeAlias = Sequence["Node"]
    Rows: TypeAlias = Sequence[MutableSequence[int]]

__all__ = ["Mind", "WORLDS", "dtype", "node_dtype"]

TOKENS = 6
COLOURS = WAYS = 4
TRAITS = 7
SPEAKERS = SEATS  # an onlooker hears all of them
WORLDS = 40  # two guards among eight, or one if the other tile was left over, are 36

MIND: tuple[tuple[str, int, str], ...] = (
    # what the seat believes of each tile
    ("kind_seen", TILES, "i1"),
    ("risk", TILES, "i2"),
    ("goal_chance", TILES, "i2"),
    ("unseen_tiles", TILES, "i1"),
    ("unseen_count", 0, "i1"),
    ("unseen_of_kind", KINDS, "i1"),
    ("composition", KINDS, "i1"),
    ("composition_by_colour", COLOURS, "i1"),
    ("composition_price", COLOURS, "i4"),
    ("exit_zone_kinds", 0, "i4"),
    ("exit_zone_count", 0, "i1"),
    ("exit_zone_price", 0, "i4"),
    ("exit_zone_by_colour", COLOURS, "i1"),
    ("zone_tiles", 0, "i1"),
    ("zone_count", 0, "i1"),
    ("zone_price", 0, "i4"),
    ("zone_by_colour", COLOURS, "i1"),
    ("exit", 0, "i1"),
    ("key", 0, "i1"),
    ("trap_chance", 0, "i2"),
    ("unseen_by_colour", COLOURS, "i1"),
    ("unseen_price_by_colour", COLOURS, "i4"),
    ("explore_value", TILES, "i4"),
    ("dealt_colours", 2 * COLOURS, "i4"),
    ("told", TILES * COLOURS, "i2"),
    ("hue", COLOURS << SPEAKERS, "i4"),
    ("likely", 1 << SPEAKERS, "i4"),
    ("holds", 1 << SPEAKERS, "i4"),
    ("speaker", SPEAKERS, "i2"),
    ("wish", TILES, "i1"),
    # what it believes of each character
    ("world", WORLDS, "i2"),
    ("deal", WORLDS, "i1"),
    ("odds", WORLDS, "i8"),
    ("world_count", 0, "i1"),
    ("voice", CHARACTERS, "i2"),
    ("lean", CHARACTERS + 1, "i4"),
    ("guilt", CHARACTERS + 1, "i4"),
    ("guard", CHARACTERS, "i2"),
    ("like", CHARACTERS, "i2"),
    ("outward", 0, "i2"),
    ("friend", CHARACTERS, "i1"),
    ("earlier", CHARACTERS, "i1"),
    # the table as it would be after a step or two, in thought only
    ("cell_of", TILES, "i1"),
    ("tile_at", TILES, "i1"),
    ("here", 0, "i1"),
    ("blind", 0, "i1"),
    ("turn", 0, "i1"),
    ("goal", 0, "i1"),
    # what each answer and each token is worth
    ("best", TOKENS, "i4"),
    ("after", TOKENS * TOKENS, "i4"),
    ("ahead", TOKENS, "i4"),
    ("step_worth", WAYS, "i4"),
    ("door_open", WAYS, "i1"),
    ("base", 0, "i4"),
    ("still_look", 0, "i4"),
    ("still_move", 0, "i4"),
    ("still_control", 0, "i4"),
    ("score", ANSWERS, "i4"),
    ("place", END, "i2"),
    ("trait", TRAITS, "i2"),
    ("used", 0, "i4"),
    ("dice", 0, "i8"),
)

# one node of a search tree; `first` and `next` chain its children
NODE: tuple[tuple[str, int, str], ...] = (
    ("key", 0, "i8"),
    ("parent", 0, "i4"),
    ("first_child", 0, "i4"),
    ("next_sibling", 0, "i4"),
    ("visits", 0, "i4"),
    ("value", 0, "i8"),
    ("offered", 0, "i4"),
)


class Mind:
    """A record of plain lists and ints, like a state's."""

    __slots__ = tuple(name for name, _, _ in MIND)

    if TYPE_CHECKING:
        kind_seen: list[int]  # the kind of each tile, as far as the seat knows it
        risk: list[int]  # what entering it would cost: 1000 is a death
        goal_chance: list[int]  # per mille: how likely it is what everybody is looking for
        unseen_tiles: list[int]  # the tiles that it does not know, and how many there are
        unseen_count: int
        unseen_of_kind: list[int]  # how many of each kind the seat cannot see
        composition: list[int]  # the composition, and of it as a whole:
        composition_by_colour: list[int]  # how many tiles of each colour it has,
        composition_price: list[int]  # what entering all of them would cost,
        exit_zone_kinds: int  # the kinds that lie in the exit zone,
        exit_zone_count: int  # how many they are,
        exit_zone_price: int  # what entering those would cost,
        exit_zone_by_colour: list[int]  # and how many of them have each colour
        zone_tiles: int  # how many hidden tiles lie in the exit zone,
        zone_count: int  # how many hidden ones must lie there, what entering those would cost, and their colours
        zone_price: int
        zone_by_colour: list[int]
        exit: int  # the tile of Room 25, or -1
        key: int  # the tile of the Key if one is needed, or -1
        unseen_by_colour: list[int]  # how many tiles of each colour the seat cannot see
        unseen_price_by_colour: list[int]  # and what entering one of them would cost
        explore_value: list[int]  # what each tile that it does not know promises, wherever one stands
        trap_chance: int  # per mille: how likely a hidden tile is a trap that only a step gets one out of
        dealt_colours: list[
            int
        ]  # how likely a hidden tile has each colour by the deal alone: outside the exit zone, and inside
        told: list[int]  # per mille: how likely each hidden tile of which somebody spoke has each colour
        hue: list[int]  # the same for one tile, while claims are weighed: a row of colours for each choice of liars,
        likely: list[int]  # the sum of each row,
        holds: list[int]  # the odds of the worlds in which it holds,
        speaker: list[int]  # and the characters of each who spoke
        wish: list[int]  # the colour that each hidden tile is to have in a guessed world, or -1
        world: list[int]  # who may be the guards, as masks, and how likely that is
        deal: list[int]  # by its place on the list of all deals
        odds: list[int]
        world_count: int
        voice: list[int]  # the characters of each seat, as a mask
        lean: list[int]  # what speaks against each character and against nobody, while the worlds are listed
        guilt: list[int]  # the odds of the worlds in which each character is a guard, and of those in which nobody is
        guard: list[int]  # per mille: how likely each character is a guard
        like: list[int]  # -100 … 100: how much the seat wants each character in the exit
        outward: int  # how much it wants the exit near the border
        friend: list[int]  # the cells of its friends
        earlier: list[int]  # does each of them come before it, if both are equally near?
        cell_of: list[int]
        tile_at: list[int]
        here: int  # the tile on which the character stands
        blind: int  # does the best step lead into the unknown?
        turn: int  # how many friends in its room come before it
        goal: int  # the tile that it wants to reach
        best: list[int]
        after: list[int]
        ahead: list[int]  # what the best second action adds to each first
        step_worth: list[int]  # what a step in each direction is worth, and whether the door is open
        door_open: list[int]
        base: int  # how good the table is as it lies
        still_look: int  # the best look, step and slide from its place
        still_move: int
        still_control: int
        score: list[int]
        place: list[int]  # by answer: 1 + its place on the list of legal answers, while a node is chosen
        trait: list[int]  # what matters to the outlook of a game
        used: int  # nodes of the search tree
        dice: int

    def __init__(self) -> None:
        for name, length, _ in MIND:
            setattr(self, name, [0] * length if length else 0)


class Node:
    """One place in a search tree."""

    __slots__ = tuple(name for name, _, _ in NODE)

    if TYPE_CHECKING:
        key: int  # the answer that leads here, or what was seen after it
        parent: int
        first_child: int
        next_sibling: int
        visits: int
        value: int
        offered: int  # how often it could have been chosen

    def __init__(self) -> None:
        for name, _, _ in NODE:
            setattr(self, name, 0)


def dtype() -> np.dtype[np.void]:
    """A mind as a NumPy record."""
    return _dtype(MIND)


def node_dtype() -> np.dtype[np.void]:
    """A node as a NumPy record."""
    return _dtype(NODE)


def _dtype(fields: tuple[tuple[str, int, str], ...]) -> np.dtype[np.void]:
    import numpy as np

    return np.dtype([(name, width, (n,)) if n else (name, width) for name, n, width in fields], align=True)


jit.record(("Mind",), ("Minds",), MIND, dtype)
jit.record(("Node",), ("Nodes",), NODE, node_dtype)
