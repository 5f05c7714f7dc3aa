"""`room25 serve` for a film that can be made again: every table gets the same deal, and bots think by the count and not by the clock."""

from __future__ import annotations

from room25.__main__ import main
from room25.bots.contract import Budget
from room25.bots.seat import Answer
from room25.game import SeatView
from room25.server import draw
from room25.server.pool import Pool

DEAL = 25
COUNTED = Budget(seconds=60, playouts=200)

asked = Pool.ask


async def ask_counted(
    self: Pool, bot: str, ask: str, view: SeatView, seed: int, budget: Budget = COUNTED, table: str = ""
) -> Answer:
    return await asked(self, bot, ask, view, DEAL, COUNTED, table)


if __name__ == "__main__":
    draw.seed_of = lambda text: DEAL
    Pool.ask = ask_counted  # type: ignore[method-assign]
    main()
