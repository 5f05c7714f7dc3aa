"""Playing, and remembering what a lesson needs: so many steps of all games, kept on the device, slice by slice.

Step k belongs to slice k % slices, and a slice is played and learnt with one symmetry of the board. So a slice is one piece of memory, and
the player that learns from it is the one that played it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import torch

from room25.engine.learn import truth
from room25.engine.table.answers import END
from room25.engine.table.fields import SEATS
from room25.envs import mixed
from room25.train import symmetry
from room25.train.config import TrainConfig
from room25.train.fuse import fused
from room25.train.league import Seating, draw
from room25.train.network import Critic, Player, number_kind, offered_only

__all__ = ["Counts", "Memory", "Rollout", "autocast", "gains", "tensor"]

MATES = sum(length for name, length, _ in truth.TRUTH if name != "mates")
TOLD = sum(length for _, length, _ in truth.TRUTH)


def autocast(device: Any) -> Any:
    """Half of the bits where a GPU calculates."""
    return torch.autocast("cuda", torch.bfloat16, enabled=device.type == "cuda")


def tensor(array: Any) -> Any:
    """The memory of a vector as torch sees it."""
    return torch.from_dlpack(array)


class Memory:
    """What was seen and done in `steps` steps of all games."""

    def __init__(self, config: TrainConfig, device: Any) -> None:
        shape = (config.slices, config.steps // config.slices, config.games)

        def room(*more: int, kind: Any = torch.float32) -> Any:
            return torch.zeros(*shape, *more, dtype=kind, device=device)

        self.rows = room(symmetry.ROW, kind=torch.int8)
        self.masks = room(END, kind=torch.int8)
        self.truths = room(TOLD, kind=torch.int8)
        self.rewards = room(SEATS)
        self.actions, self.advice = room(kind=torch.int64), room(kind=torch.int64)
        self.chances, self.worth = room(), room()
        self.done, self.mine = room(), room()
        self.asked = room(kind=torch.int64)


@dataclass
class Counts:
    """What has come of the games, kind by kind, since it was asked for last."""

    ended: Any
    won: Any
    decisions: Any
    edge: Any  # rewards of our own seats less those of others, where both sit, and …
    edges: Any  # … how many games that were


class Rollout:
    """All games, and who plays them."""

    def __init__(
        self,
        config: TrainConfig,
        games: mixed.MixedVector,
        player: Player,
        critic: Critic,
        device: Any,
        seating: Any = None,
    ) -> None:
        self.config = config
        self.games = games
        self.player, self.critic = player, critic
        self.device = device
        self.observations, self.ledger = tensor(games.observations), tensor(games.ledger)
        self.masks, self.asked = tensor(games.masks), tensor(games.asked)
        self.rewards, self.done = tensor(games.rewards), tensor(games.done)
        self.kind_of = torch.as_tensor(tensor(games.kind_of), device=device)
        self.seating = seating or Seating(config.league, games.kinds, self.kind_of, player, config.imitation.bot)
        self.memory = Memory(config, device)
        self.pick = fused(pick, device)
        self.together = torch.tensor([k.mode in ("cooperation", "solo") for k in games.kinds], device=device)
        self.hidden = torch.tensor([k.mode == "suspicion" for k in games.kinds], device=device)
        self.counts = self.fresh()
        # a GPU compiles its kernels now, before the clock runs
        games.truth(), games.advice(config.imitation.bot)
        with torch.no_grad():
            self.pick(torch.zeros(config.games, END, device=device), self.masks)

    def fresh(self) -> Counts:
        """Start counting anew."""
        self.counts = Counts(*(torch.zeros(len(self.games.kinds), device=self.device) for _ in range(5)))
        return self.counts

    @torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
    def play(self, turns: list[int], follow: float, is_taught: bool = True) -> tuple[Any, Any]:
        """Play all steps, a slice with the symmetry that `turns` names. `follow` is the share of games that the bot plays.

        Unless `is_taught`, nobody asks the bot for its advice, which takes time; then what it would do is what is done.

        Returns what the games are worth after them to those who are asked, and whose worth that is.
        """
        config, memory, games = self.config, self.memory, self.games
        led = torch.arange(config.games, device=self.device) % 100 < 100 * follow
        teacher, guest = config.imitation.bot, self.seating.bot
        advised = is_taught or follow > 0 or guest == teacher
        for k in range(config.steps):
            part, at = k % config.slices, k // config.slices
            rows, masks, truths = memory.rows[part, at], memory.masks[part, at], memory.truths[part, at]
            rows[:, : -symmetry.LEDGER] = self.observations
            rows[:, -symmetry.LEDGER :] = self.ledger
            masks.copy_(self.masks)
            truths.copy_(tensor(games.truth()))
            asked = self.asked.long()
            with autocast(self.device):
                seen = rows.to(number_kind(rows))
                liked = self.player.answers(self.player.body(seen, turns[part]), turns[part])
                worth = self.critic(seen, truths, turns[part]).float()
            chances, given = self.pick(liked, masks)
            advice = given
            if advised:
                advice = tensor(games.advice(teacher)).clone()
                advice = torch.where(masks.gather(1, advice[:, None]).squeeze(1) > 0, advice, given)
            given = torch.where(led, advice, given)
            theirs = self.seating.are_asked(asked, rows, truths)
            with autocast(self.device):
                said = tensor(games.advice(guest)) if guest not in ("", teacher) else advice
                given = self.seating.answer(given, theirs, rows, masks, said)
            memory.actions[part, at], memory.advice[part, at], memory.asked[part, at] = given, advice, asked
            memory.chances[part, at] = chances.gather(1, given[:, None]).squeeze(1)
            memory.worth[part, at] = worth
            memory.mine[part, at] = (~theirs).float()
            games.step(given, check=k == config.steps - 1)
            memory.done[part, at], memory.rewards[part, at] = self.done.float(), self.rewards
            self.count()
            self.seating.seat_anew(self.done > 0)
        truths = tensor(games.truth())
        with autocast(self.device):
            rows = torch.cat([self.observations, self.ledger], 1)
            last = self.critic(rows, truths).float()
        return last, truths[:, MATES:].bool()

    def count(self) -> None:
        """What this step ended, kind by kind."""
        done = self.done > 0
        best = self.rewards.max(1).values > 0.9
        won = torch.where(self.together[self.kind_of], self.rewards[:, 0] > 0.9, best)
        won = torch.where(self.hidden[self.kind_of], self.rewards.sum(1) > 0, won)  # prisoners are the most
        foes = self.seating.foes
        sits = self.rewards != 0
        ours, theirs = sits & ~foes, sits & foes
        both = done & ours.any(1) & theirs.any(1)
        edge = (self.rewards * ours).sum(1) / ours.sum(1).clamp(min=1)
        edge = edge - (self.rewards * theirs).sum(1) / theirs.sum(1).clamp(min=1)
        counts = self.counts
        counts.decisions.index_add_(0, self.kind_of, torch.ones_like(edge))
        counts.ended.index_add_(0, self.kind_of, done.float())
        counts.won.index_add_(0, self.kind_of, (done & won).float())
        counts.edge.index_add_(0, self.kind_of, edge * both)
        counts.edges.index_add_(0, self.kind_of, both.float())


def pick(liked: Any, masks: Any) -> tuple[Any, Any]:
    """Logarithms of how likely each answer is, and one that is drawn."""
    chances = offered_only(liked, masks)
    return chances, draw(chances)


def gains(memory: Memory, last: Any, mates: Any, discount: float, trace: float) -> tuple[Any, Any]:
    """How much better each answer of ours was than expected (generalised advantages), and what each question was worth after all.

    Those who win and lose together are one chain: what a seat's answer leads to is the next question to anybody of its side. Where the
    steps end before that is known, an answer counts as it was expected. `last` and `mates` are what `Rollout.play` returns.
    """
    slices, each, games = memory.worth.shape
    found = torch.zeros_like(memory.worth)
    after = torch.where(mates, last[:, None], torch.zeros_like(last)[:, None])  # by seat: what comes next is worth
    known = mates.clone()
    run = torch.zeros(games, SEATS, device=last.device)
    pay = torch.zeros(games, SEATS, device=last.device)
    for k in range(slices * each - 1, -1, -1):
        part, at = k % slices, k // slices
        over = memory.done[part, at][:, None] > 0
        after, run = torch.where(over, 0.0, after), torch.where(over, 0.0, run)
        pay, known = torch.where(over, memory.rewards[part, at], pay), known | over
        seat, worth = memory.asked[part, at][:, None], memory.worth[part, at][:, None]
        mine = memory.mine[part, at][:, None] > 0
        change = pay.gather(1, seat) + discount * after.gather(1, seat) - worth
        gain = change + discount * trace * run.gather(1, seat)
        gain = torch.where(known.gather(1, seat), gain, torch.zeros_like(gain))
        found[part, at] = gain.squeeze(1)
        sides = memory.truths[part, at][:, MATES:].bool() & mine
        after, run = torch.where(sides, worth, after), torch.where(sides, gain, run)
        pay, known = torch.where(sides, 0.0, pay), known | sides
    return found, found + memory.worth
