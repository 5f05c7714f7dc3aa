"""Who else sits at the tables of games against each other: past selves and a rule bot, in some seats of some games.

Where roles are hidden, whoever only ever meets itself learns a language of its own, and forgets what it once could beat.
"""

from __future__ import annotations

import copy
from typing import Any

import torch

from room25.engine.table.fields import SEATS
from room25.setup.kinds import GameKind
from room25.train.config import League
from room25.train.network import Player, offered_only

__all__ = ["AGAINST", "Seating", "draw"]

AGAINST = ("suspicion", "competition", "team")  # modes in which not everybody wins together


def draw(chances: Any) -> Any:
    """An answer for every row of logarithms of chances."""
    return (chances.exp() / torch.empty_like(chances).exponential_()).argmax(1)


class Seating:
    """Which seats of which games others hold."""

    def __init__(self, wants: League, kinds: tuple[GameKind, ...], kind_of: Any, player: Player, bot: str) -> None:
        device = kind_of.device
        games = len(kind_of)
        against = torch.tensor([kind.mode in AGAINST for kind in kinds], device=device)[kind_of]
        every = max(1, round(1 / wants.share)) if wants.share > 0 else games + 1
        place = torch.arange(games, device=device)
        self.guests = against & (place % every == every - 1)  # games at which others sit
        which = place // every % (wants.selves + 1)
        self.of_self = [torch.nonzero(self.guests & (which == n)).squeeze(1) for n in range(wants.selves)]
        self.of_bot = self.guests & (which == wants.selves)
        self.bot = bot if bool(self.of_bot.any()) else ""  # the rule bot that sits somewhere
        self.selves = [copy.deepcopy(player).eval() for _ in range(wants.selves)]
        self.next = 0
        self.foes = torch.zeros(games, SEATS, dtype=torch.bool, device=device)
        self.seat_anew(torch.ones(games, dtype=torch.bool, device=device))

    def seat_anew(self, where: Any) -> None:
        """Draw the seats of others, at the tables where a new game begins."""
        drawn = torch.rand(self.foes.shape, device=self.foes.device) < 0.5
        self.foes = torch.where((where & self.guests)[:, None], drawn, self.foes)

    def are_asked(self, asked: Any, rows: Any, truths: Any) -> Any:
        """In which games somebody else is asked; neither what is seen nor the truth decides it."""
        return self.foes.gather(1, asked[:, None].long()).squeeze(1)

    def keep(self, player: Player) -> None:
        """Take the player of today for a past self, instead of the oldest one."""
        if self.selves:
            self.selves[self.next].load_state_dict(player.state_dict())
            self.next = (self.next + 1) % len(self.selves)

    def answer(self, given: Any, theirs: Any, rows: Any, masks: Any, advice: Any) -> Any:
        """What is answered where others are asked: by the past selves, and by the bot."""
        given = torch.where(theirs & self.of_bot, advice, given)
        for past, where in zip(self.selves, self.of_self):
            if len(where):
                said = draw(offered_only(past.answers(past.body(rows[where])), masks[where]))
                given = given.index_copy(0, where, torch.where(theirs[where], said, given[where]))
        return given
