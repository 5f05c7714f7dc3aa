"""A bot of somebody's own, as a file: always the first of its options."""

from __future__ import annotations

from room25.bots.contract import Bot, Command
from room25.game import Decision, SeatView


class First(Bot):
    """Takes what is offered first."""

    name = "first"

    def decide(self, view: SeatView, decision: Decision) -> Command:
        who = next(name for name in decision.asked if name in view.options)
        return f"{who} {view.options[who][0]}"
