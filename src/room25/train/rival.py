"""Against somebody who does not learn: what a best response gains is how far that bot can be exploited.

The response holds one side: the guards or the prisoners, where roles are hidden, one seat in Competition, one team in Team. All other
seats are the rival's, and in what the gain is measured against the rival holds every seat.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import torch

from room25.bots.champion import LEAST
from room25.bots.registry import RULE_BOTS
from room25.engine.learn import truth
from room25.engine.table.fields import CHARACTERS, SEATS
from room25.envs import encoding
from room25.errors import BadText
from room25.setup.kinds import GameKind
from room25.setup.lay import table
from room25.train.config import Rival
from room25.train.evaluate import first_games, interval, likely
from room25.train.export import player_of
from room25.train.league import AGAINST, draw
from room25.train.network import FORBIDDEN, Player, offered_only
from room25.train.rollout import autocast, tensor

__all__ = ["Gap", "Rivalry", "exploit", "page"]

ROLE = next(sum(n for _, n, _ in truth.TRUTH[:i]) for i, (name, _, _) in enumerate(truth.TRUTH) if name == "role")
ASKED = encoding.slices("v1")["asked"]
SIDES = {"prisoners": 1, "guards": 2}  # as the truth has the roles


class Rivalry:
    """Who holds which seats: it takes the place of the league (`league.Seating`)."""

    def __init__(self, wants: Rival, kinds: tuple[GameKind, ...], kind_of: Any) -> None:
        for kind in kinds:
            if kind.mode not in AGAINST:
                raise BadText(f"{kind}: everybody wins or loses together, so there is nobody to exploit")
        device = kind_of.device
        self.wants = wants
        self.bot = wants.bot if wants.bot in RULE_BOTS else ""
        self.player = None if self.bot else player_of(Path(wants.bot), device)
        self.hidden = torch.tensor([kind.mode == "suspicion" for kind in kinds], device=device)[kind_of]
        sides = torch.full((len(kinds), SEATS), -1, device=device)
        for i, kind in enumerate(kinds):
            laid = table(kind.setup())
            for c in range(CHARACTERS):
                if laid.owner[c] >= 0:
                    sides[i, laid.owner[c]] = laid.side[c]
        place = torch.arange(len(kind_of), device=device)
        own = place % (sides.max(1).values + 1)[kind_of]
        self.foes = (sides[kind_of] != own[:, None]) & ~self.hidden[:, None]

    def seat_anew(self, where: Any) -> None:
        """Everybody stays."""

    def keep(self, player: Player) -> None:
        """The rival does not learn."""

    def are_asked(self, asked: Any, rows: Any, truths: Any) -> Any:
        """In which games the rival is asked."""
        role = (rows[:, ASKED] * truths[:, ROLE : ROLE + CHARACTERS]).sum(1)
        by_seat = self.foes.gather(1, asked[:, None].long()).squeeze(1)
        return torch.where(self.hidden, role != SIDES[self.wants.side], by_seat)

    def answer(self, given: Any, theirs: Any, rows: Any, masks: Any, advice: Any) -> Any:
        """What is answered where the rival is asked: as the bot of these weights does (`bots/champion.py`)."""
        if self.player is None:
            return torch.where(theirs, advice, given)
        chances = offered_only(self.player.answers(self.player.body(rows)), masks)
        most, best = chances.max(1)
        drawn = draw(chances.masked_fill(chances.exp() < LEAST * most.exp()[:, None], FORBIDDEN))
        return torch.where(theirs, torch.where(self.hidden, drawn, best), given)


@dataclass(frozen=True)
class Gap:
    """What a response gains in one kind of game: shares of games that its side wins."""

    kind: GameKind
    games: int
    alone: float  # the rival in every seat
    against: float  # the response on its side


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def exploit(
    player: Player, wants: Rival, games: Mapping[GameKind, int], device: Any, asides: int, seed: int = 91
) -> list[Gap]:
    """Play new games with the rival everywhere, and with the response on its side; who answers somebody known need not be drawn."""
    shares: dict[GameKind, list[float]] = {kind: [] for kind in games}
    for is_there in (False, True):
        counts = list(games.values())
        kind_of = torch.repeat_interleave(torch.arange(len(counts)), torch.tensor(counts)).to(device)
        rivalry = Rivalry(wants, tuple(games), kind_of)

        def reply(
            table: Any, rows: Any, masks: Any, asked: Any, is_there: bool = is_there, rivalry: Rivalry = rivalry
        ) -> Any:
            theirs = (
                rivalry.are_asked(asked, rows, tensor(table.truth())) if is_there else torch.ones_like(rivalry.hidden)
            )
            advice = tensor(table.advice(rivalry.bot)) if rivalry.bot else None
            with autocast(rows.device):
                return rivalry.answer(likely(player, rows, masks, greedy=True), theirs, rows, masks, advice)

        for kind, (rewards, places) in first_games(games, device, seed, asides, reply).items():
            won = ((rewards > 0.9) & ~rivalry.foes[places]).any(1)
            if kind.mode == "suspicion":
                won = (rewards.sum(1) > 0) == (wants.side == "prisoners")
            shares[kind].append(float(won.float().mean()))
    return [Gap(kind, games[kind], *shares[kind]) for kind in games]


def page(gaps: list[Gap], wants: Rival) -> str:
    """All of it as a table."""
    lines = [f"{'game':48} {'games':>7}  {wants.bot} alone   response    gain, 95 % interval"]
    for gap in gaps:
        (low, high), (least, most) = (interval(share, gap.games) for share in (gap.alone, gap.against))
        gain, off = gap.against - gap.alone, ((high - low) ** 2 + (most - least) ** 2) ** 0.5 / 2
        lines.append(
            f"{gap.kind!s:48} {gap.games:7} {100 * gap.alone:11.1f} % {100 * gap.against:8.1f} % {100 * gain:+7.1f} ± {100 * off:.1f}"
        )
    return "\n".join(lines)
