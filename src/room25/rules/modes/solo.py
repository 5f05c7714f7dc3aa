"""Solo: one player, four prisoners, tokens played straight from the hand; everybody must live."""

from __future__ import annotations

from room25.rules.modes import ONE_SIDE, Mode, cooperation

MODE = Mode(code=4, key="solo", rules=("MODE-SOLO-01", "WIN-SOLO-01", "WIN-COOP-03"), sides=ONE_SIDE)

MODE.escape(cooperation.escape)
MODE.judge(cooperation.too_many_dead)
MODE.time_up(cooperation.time_up)
