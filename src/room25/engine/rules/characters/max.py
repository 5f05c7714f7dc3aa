"""Max: Carry moves him and a companion together; whatever waits there hits both once, and he makes the choices."""

from __future__ import annotations

from room25.engine.rules import doors
from room25.engine.rules.characters import Character
from room25.engine.rules.rooms import CORRIDOR, TRAITS
from room25.engine.table import agenda, answers, effects, log
from room25.engine.table.fields import CHARACTERS
from room25.engine.table.people import MAX
from room25.engine.table.state import Flat, State
from room25.engine.table.switches import FREE_CARRY

__all__ = ["CHARACTER", "companions_and_doors"]

CHARACTER = Character(
    code=MAX,
    rules=tuple(
        "CHAR-MAX-01 CHAR-MAX-02 CHAR-MAX-03 CHAR-MAX-04 CHAR-MAX-05 CHAR-MAX-06 ENTER-05 CARD-PANIC-MAX "
        "AMB-031 AMB-042 AMB-043 AMB-044 AMB-088".split()
    ),
)


@CHARACTER.options
def companions_and_doors(s: Flat, who: int, token: int) -> None:
    for target in range(CHARACTERS):
        # Bruce copies Carry, but Max himself is never carried (CHAR-BRU-04)
        if target != who and target != MAX and s.stands_on[target] == s.stands_on[who] and s.hidden[target] == 0:
            for direction in range(4):
                if may_carry(s, who, target, direction):
                    answers.add(s, answers.CARRY + target * 4 + direction)


def may_carry(s: Flat, who: int, target: int, direction: int) -> int:
    """Both must be allowed out and in (AMB-044); a corridor binds the carrier, who moves himself (AMB-031)."""
    tile = s.stands_on[who]
    if s.switch[FREE_CARRY] and TRAITS[s.kind[tile]] & CORRIDOR:
        other = doors.in_reach(s, tile, direction, 0)
        return 1 if other >= 0 and effects.may_enter(s, who, other) and effects.may_enter(s, target, other) else 0
    return 1 if doors.may_pass(s, who, tile, direction) and doors.may_pass(s, target, tile, direction) else 0


@CHARACTER.performs(answers.CARRY)
def carry(s: State, who: int, answer: int) -> None:
    target = (answer - answers.CARRY) // 4
    tile = doors.beyond(s, s.stands_on[who], (answer - answers.CARRY) % 4)
    log.write(s, log.CARRIED, who, target, s.cell_of[tile], 0)
    effects.bring(s, who, (1 << who) | (1 << target), tile)


@CHARACTER.panic
def ask_where(s: State, who: int, card: int, step: int) -> None:
    agenda.ask_card(s, who, card, 0, 1, 0)


@CHARACTER.panic_options
def yellow_rooms(s: Flat, who: int, step: int) -> None:
    """Alone he carries nobody, and nothing happens (CARD-PANIC-MAX)."""
    for c in range(CHARACTERS):
        if c != who and s.stands_on[c] == s.stands_on[who] and s.hidden[c] == 0:
            doors.add_yellow(s, who)
            return


@CHARACTER.panic_answer
def carry_everybody(s: State, who: int, card: int, step: int, tile: int, answer: int) -> None:
    """Everybody visible goes with him, one common effect and his choices (AMB-088); alone he is not asked."""
    to = doors.beyond(s, s.stands_on[who], answer - answers.TO)
    group = 1 << who
    for c in range(CHARACTERS):
        if c != who and s.stands_on[c] == s.stands_on[who] and s.hidden[c] == 0:
            group |= 1 << c
            log.write(s, log.CARRIED, who, c, s.cell_of[to], 0)
    effects.bring(s, who, group, to)
