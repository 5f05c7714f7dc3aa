"""The fields of a state for type checkers. Written by tools/typed_state.py: change fields.py and write it anew."""

from __future__ import annotations

from typing import TYPE_CHECKING


class Typed:
    """Declares what `state.Flat` holds; the slots are Flat's own."""

    __slots__ = ()

    if TYPE_CHECKING:
        edition: int
        mode: int
        level: int
        seats: int
        rounds: int
        switch: list[int]
        owner: list[int]
        side: list[int]
        zoned: int
        stock: list[int]
        draws: list[int]
        pov: int
        kind: list[int]
        up: list[int]
        closed: list[int]
        turned: list[int]
        cell_of: list[int]
        seen: list[int]
        claims: list[int]
        pool: list[int]
        tile_at: list[int]
        lines: list[int]
        lock: list[int]
        robot: list[int]
        key: int
        activated: int
        at: list[int]
        role: list[int]
        shown: list[int]
        free: list[int]
        limit: list[int]
        slot1: list[int]
        slot2: list[int]
        floating: list[int]
        used: list[int]
        trap: list[int]
        drown: list[int]
        reminder: list[int]
        hidden: list[int]
        adr: list[int]
        lost: list[int]
        supply: list[int]
        paranoid: list[int]
        pile_left: list[int]
        pile: list[int]
        row: list[int]
        row_n: int
        seated: list[int]
        left: int
        begun: int
        phase: int
        slot: int
        turn: int
        actor: int
        owes: int
        recent: int
        found: int
        hold: int
        number: int
        died: list[int]
        died_n: int
        dying: int
        dirty: int
        pack_guards: int
        spare: int
        tried: list[int]
        tried_by: list[int]
        tried_n: int
        over: int
        caught: list[int]
        proved: list[int]
        harm: list[int]
        idle: list[int]
        deck: list[int]
        deck_n: int
        discard: list[int]
        discard_n: int
        bomb: int
        jam: int
        accel: int
        accel_n: int
        ag_kind: list[int]
        ag_who: list[int]
        ag_a: list[int]
        ag_b: list[int]
        ag_c: list[int]
        ag_d: list[int]
        depth: int
        rng0: int
        rng1: int
        acts: list[int]
        acts_n: int
        fell: list[int]
        fell_n: int
