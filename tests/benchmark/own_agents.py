"""Agents of somebody's own: a function over observations, and a bot that states beliefs of its own."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from room25.bots.contract import Bot, Command, first_asked
from room25.game import Decision, SeatView


def first_offered(observation: Any, mask: Any) -> int:
    """The lowest action that the mask offers."""
    assert observation.shape == (2504,)
    return int(mask.argmax())


class Sure(Bot):
    """Is sure of what cannot be: its odds do not make 1."""

    name = "sure"

    def decide(self, view: SeatView, decision: Decision) -> Command:
        who = first_asked(view, decision)
        return f"{who} {view.options[who][0]}"

    def beliefs(self, view: SeatView) -> Mapping[str, Any]:
        return {"rooms": {"A1": {"vortex": 0.5}}}
