"""Solo: one player, four prisoners, tokens played straight from the hand; everybody must live."""

from __future__ import annotations

from room25.engine.rules.modes import ONE_SIDE, Mode, cooperation

__all__ = ["MODE"]

MODE = Mode(
    code=4,
    key="solo",
    rules=("MODE-SOLO-01", "MODE-SOLO-02", "MODE-SOLO-03", "WIN-SOLO-01", "WIN-SOLO-02", "WIN-COOP-03"),
    sides=ONE_SIDE,
)

MODE.escape(cooperation.escape)
MODE.judge(cooperation.judge)
MODE.time_up(cooperation.time_up)
