"""`uniform`: any legal answer, each as likely as the others. It talks now and then, and not always truly. The measure of all others."""

from __future__ import annotations

from room25.bots.contract import Bot, Command, first_asked
from room25.engine.rules.rooms import COLOUR
from room25.engine.table.board import COLOURS, parse_cell
from room25.engine.table.knowledge import claimed
from room25.game import Decision, SeatView

__all__: list[str] = []

TALKATIVE = 1 / 3  # how often it tells a colour that it has not told yet
HONEST = 3 / 4


class Uniform(Bot):
    """Moves at random."""

    name = "uniform"

    def decide(self, view: SeatView, decision: Decision) -> Command:
        who = first_asked(view, decision)
        return f"{who} {self.luck(view, who).choice(view.options[who])}"

    def aside(self, view: SeatView) -> Command | None:
        v = view.flat
        untold = [
            (who, cell)
            for who, offered in view.asides.items()
            for cell in dict.fromkeys(words.split()[1] for words in offered if words.startswith("claim"))
            if not claimed(v, v.pov, v.tile_at[parse_cell(cell)])
        ]
        dice = self.luck(view, "aside")
        if not untold or dice.random() > TALKATIVE:
            return None
        who, cell = dice.choice(untold)
        truth = COLOUR[v.kind[v.tile_at[parse_cell(cell)]]]
        said = truth if dice.random() < HONEST else dice.randrange(len(COLOURS))
        return f"{who} claim {cell} {COLOURS[said]}"
