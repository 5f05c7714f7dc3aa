"""The fields of a state for type checkers. Written by tools/typed_state.py: change fields.py and write it anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

__all__ = ["Typed"]


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
        exit_zone_kinds: int
        stock: list[int]
        draws: list[int]
        pov: int
        kind: list[int]
        face_up: list[int]
        closed: list[int]
        turned: list[int]
        cell_of: list[int]
        seen: list[int]
        claims: list[int]
        composition: list[int]
        tile_at: list[int]
        line_controls: list[int]
        lock: list[int]
        robot: list[int]
        key_entered: int
        activated: int
        stands_on: list[int]
        role: list[int]
        role_shown: list[int]
        chooses_freely: list[int]
        actions_allowed: list[int]
        slot1: list[int]
        slot2: list[int]
        floating: list[int]
        tokens_played: list[int]
        trap: list[int]
        drown: list[int]
        reminder: list[int]
        hidden: list[int]
        adrenaline: list[int]
        tokens_lost: list[int]
        supply: list[int]
        paranoid: list[int]
        pile_left: list[int]
        pile: list[int]
        turn_order: list[int]
        turn_count: int
        seat_order: list[int]
        rounds_left: int
        rounds_begun: int
        phase: int
        slot: int
        next_turn: int
        actor: int
        owes: int
        open_goes: int
        exit_entered: int
        decision_number: int
        dead: list[int]
        dead_count: int
        dying: int
        dirty: int
        pack_guards: int
        spare: int
        failed_escapes: list[int]
        failed_escape_by: list[int]
        failed_escape_count: int
        outcome: int
        caught: list[int]
        proved: list[int]
        harm: list[int]
        idle: list[int]
        deck: list[int]
        deck_count: int
        discard: list[int]
        discard_count: int
        time_bombs: int
        jamming_cards: int
        acceleration_slot: int
        acceleration_cards: int
        agenda_kind: list[int]
        agenda_who: list[int]
        agenda_a: list[int]
        agenda_b: list[int]
        agenda_c: list[int]
        agenda_d: list[int]
        agenda_depth: int
        rng0: int
        rng1: int
        key: list[int]
        legal: list[int]
        legal_count: int
        falls: list[int]
        fall_count: int
