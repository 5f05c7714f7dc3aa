"""A seat as lines of JSON: the questions and answers of `bots/protocol.py`, with the game on this side of the pipe.

Every question is one line; an answer is {"command": "alice move b2"}, or {"aside": "alice claim b2 red"} for something besides. What may
not be answered comes back as {"error": "…"}, and the same question follows. The last line is {"over": "prisoners"}.
"""

from __future__ import annotations

import json
from typing import TextIO

from room25.bots import protocol
from room25.bots.contract import Budget
from room25.errors import Room25Error
from room25.guest.sitting import Sitting

__all__ = ["serve"]


def serve(sitting: Sitting, given: TextIO, told: TextIO) -> None:
    """Ask until the game is over or nobody answers any more."""
    while not sitting.is_over:
        _say(told, protocol.question(protocol.DECIDE, sitting.view(), 0, Budget()))
        line = given.readline()
        if not line:
            return
        try:
            said = protocol.read_answer(line, protocol.ASIDE if '"aside"' in line else protocol.DECIDE)
            if said is not None:
                sitting.answer(said)
        except Room25Error as error:
            _say(told, json.dumps({"error": str(error)}, ensure_ascii=False))
    _say(told, json.dumps({"over": sitting.result}))


def _say(told: TextIO, line: str) -> None:
    told.write(line + "\n")
    told.flush()
