"""Franck: Recover brings back his adrenaline token, to be committed from the next round on."""

from __future__ import annotations

from room25.engine.rules.characters import Character
from room25.engine.table import answers, effects, log
from room25.engine.table.people import FRANCK
from room25.engine.table.state import GUARD, Flat, State
from room25.engine.table.switches import ADRENALINE, GUARD_ADRENALINE

__all__ = ["CHARACTER", "if_it_is_gone"]

CHARACTER = Character(code=FRANCK, rules=("CHAR-FRA-01", "CARD-PANIC-FRANCK", "AMB-092", "AMB-105"))


@CHARACTER.options
def if_it_is_gone(s: Flat, who: int, token: int) -> None:
    """A committed token still counts as his (AMB-105); a revealed guard gets it back in one edition only (AMB-092)."""
    is_open_guard = s.role_shown[who] and s.role[who] == GUARD
    if s.switch[ADRENALINE] and s.adrenaline[who] == 0 and (s.switch[GUARD_ADRENALINE] or not is_open_guard):
        answers.add(s, answers.RECOVER)


@CHARACTER.performs(answers.RECOVER)
def recover(s: State, who: int, answer: int) -> None:
    s.adrenaline[who] = effects.READY
    log.write(s, log.RECOVERED, who, 0, 0, 0)


@CHARACTER.panic
def drop_it(s: State, who: int, card: int, step: int) -> None:
    effects.lose_adrenaline(s, who)
