"""What a trained network sees: the view of a seat, and what everybody could write down, as the row of bytes that it was trained on.

The row is an observation of version 1 and an account, as `envs/mixed.py` shows them; it is made from a view and its events alone.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from room25.bots.account import ledger_of
from room25.engine.learn import encode_v1, v1
from room25.engine.learn.ledger import Account, account_dtype, recount
from room25.engine.table.state import View, dtype, to_record
from room25.game import SeatView

__all__ = ["OBSERVATION", "ROW", "Sight", "UNTOLD", "row_of"]

OBSERVATION = v1.dtype().itemsize
ROW = OBSERVATION + account_dtype().itemsize
_START = {name: OBSERVATION + place for name, (_, place, *_) in (account_dtype().fields or {}).items()}
# places that no network may use: how a corridor is turned is told twice, and only once so that a board can be turned; of the actions
# of a seat its events do not tell enough
UNTOLD = (slice(850, 875), slice(_START["acts"], ROW))

Row = npt.NDArray[np.int8]


class Sight:
    """The arrays in which compiled rules write an observation."""

    def __init__(self, rules: Any) -> None:
        self.rules = rules
        self.states, self.views = np.zeros(2, dtype()), np.zeros(1, dtype())
        self.observations = np.zeros(2, v1.dtype())

    def see(self, v: View) -> Row:
        to_record(v, self.states[0])
        self.rules.env_observe_v1(self.states, v.pov, self.views, self.observations)
        return self.observations[:1].view(np.int8).reshape(-1)


def row_of(view: SeatView, sight: Sight | None = None) -> Row:
    """Return the row of a view; without compiled rules it takes longer."""
    row = np.zeros(ROW, np.int8)
    if sight is None:
        record = v1.Obs1()
        encode_v1.encode(view.flat, record)
        row[:OBSERVATION] = record.numbers()
    else:
        row[:OBSERVATION] = sight.see(view.flat)
    account = Account()
    recount(ledger_of(view), view.pov, view.flat.seats, account)
    row[OBSERVATION:] = [number for name in _START for number in getattr(account, name)]
    return row
