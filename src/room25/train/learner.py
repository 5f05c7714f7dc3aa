"""One lesson after the other: imitation of the bot's advice, or PPO with a fading pull to it; beliefs and the critic learn beside it."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from room25.engine.learn import truth
from room25.engine.table.answers import END
from room25.engine.table.fields import CELLS, CHARACTERS, KINDS
from room25.envs import encoding
from room25.train.config import TrainConfig
from room25.train.fuse import fused
from room25.train.network import Critic, Player, number_kind, offered_only
from room25.train.rollout import Memory, autocast

__all__ = ["COPY", "JUDGE", "Learner", "PLAY"]

COPY, PLAY, JUDGE = "copy", "play", "judge"  # what a lesson is for

ROLE = next(sum(n for _, n, _ in truth.TRUTH[:i]) for i, (name, _, _) in enumerate(truth.TRUTH) if name == "role")
SPANS = encoding.slices("v1")
NAMES = ("answers", "imitation", "worth", "rooms", "roles", "entropy", "ratio")


class Learner:
    """A player and its critic, and how they are changed."""

    def __init__(self, config: TrainConfig, player: Player, critic: Critic, device: Any) -> None:
        self.config, self.device = config, device
        self.player, self.critic = player, critic
        self.parameters = [*player.parameters(), *critic.parameters()]
        options = {"fused": True} if device.type == "cuda" else {}
        self.adam = torch.optim.Adam(self.parameters, lr=config.ppo.rate, eps=1e-5, **options)
        self.judge = fused(judge, device)
        self.sums = torch.zeros(len(NAMES), device=device)
        self.lessons = 0

    def learn(self, memory: Memory, gain: Any, target: Any, turns: list[int], pull: float, how: str, rate: float,
              entropy: float) -> None:  # fmt: skip
        """Learn from all slices, in any order: to COPY the advice, to PLAY better, or to JUDGE alone, which leaves the player as it is."""
        for group in self.adam.param_groups:
            group["lr"] = rate
        mine = memory.mine
        total = mine.sum().clamp(min=1)
        mean = (gain * mine).sum() / total
        spread = (((gain - mean) ** 2 * mine).sum() / total).sqrt() + 1e-6
        gain = (gain - mean) / spread
        for _ in range(self.config.ppo.passes):
            for part in torch.randperm(self.config.slices).tolist():
                self.lesson(memory, part, gain[part].flatten(), target[part].flatten(), turns[part], pull, how, entropy)

    def lesson(self, memory: Memory, part: int, gain: Any, target: Any, turn: int, pull: float, how: str,
               entropy: float) -> None:  # fmt: skip
        """Learn from one slice."""
        ppo = self.config.ppo
        rows, masks, truths = (x[part].flatten(0, 1) for x in (memory.rows, memory.masks, memory.truths))
        actions, advice = memory.actions[part].flatten()[:, None], memory.advice[part].flatten()[:, None]
        mine, before = memory.mine[part].flatten(), memory.chances[part].flatten()
        with autocast(self.device):
            seen = rows.to(number_kind(rows))
            body = self.player.body(seen, turn)
            worth_of_answers = self.player.answers(body, turn)
            few = max(1, int(len(rows) * ppo.belief_rows))
            rooms, roles = self.player.beliefs(body[:few], turn)
            worth = self.critic(seen, truths, turn).float()
        of_rooms, of_roles = beliefs_loss(rooms, roles, rows[:few], truths[:few])
        spread, copied, of_answers, off, of_worth = self.judge(
            worth_of_answers, masks, actions, advice, before, gain, worth, target, mine, ppo.clip
        )
        loss = 0.5 * of_worth
        if how != JUDGE:
            loss = loss + ppo.belief * (of_rooms + of_roles)
        if how == COPY:
            loss = loss + copied
        elif how == PLAY:
            loss = loss + of_answers + pull * copied - entropy * spread
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.parameters, 0.5)
        self.adam.step()
        parts = (of_answers, copied, of_worth, of_rooms, of_roles, spread, off)
        self.sums += torch.stack([x.detach().float() for x in parts])
        self.lessons += 1

    def make_ready(self, rows: int) -> None:
        """Let a GPU compile what judges so many rows, before the clock runs."""
        liked = torch.zeros(rows, END, device=self.device, requires_grad=True)
        worth = torch.zeros(rows, device=self.device, requires_grad=True)
        given, blank = (
            torch.zeros(rows, 1, dtype=torch.int64, device=self.device),
            torch.zeros(rows, device=self.device),
        )
        masks = torch.ones(rows, END, dtype=torch.int8, device=self.device)
        parts = self.judge(liked, masks, given, given, blank, blank, worth, blank, blank, self.config.ppo.clip)
        torch.stack(parts).sum().backward()

    def losses(self) -> dict[str, float]:
        """The means of all losses since they were asked for last."""
        found = (self.sums / max(1, self.lessons)).tolist()
        self.sums.zero_()
        self.lessons = 0
        return dict(zip(NAMES, found))


def judge(answers: Any, masks: Any, actions: Any, advice: Any, before: Any, gain: Any, worth: Any, target: Any, mine: Any,
          clip: float) -> tuple[Any, ...]:  # fmt: skip
    """What a lesson is learnt from, as means over the answers that are `mine`: how much the answers vary, how far they are from the
    advice, what they lose, how much they have changed, and how wrong the critic is.
    """
    share = mine / mine.sum().clamp(min=1)
    chances = offered_only(answers, masks)
    spread = -((chances.exp() * chances.clamp(min=-30)).sum(1) * share).sum()
    copied = -(chances.gather(1, advice).squeeze(1).clamp(min=-30) * share).sum()
    ratio = (chances.gather(1, actions).squeeze(1) - before).clamp(-10, 10).exp()
    gained = torch.min(ratio * gain, ratio.clamp(1 - clip, 1 + clip) * gain)
    off = ((ratio - 1).abs() * share).sum()
    return spread, copied, -(gained * share).sum(), off, ((worth - target) ** 2 * share).sum()


def beliefs_loss(rooms: Any, roles: Any, rows: Any, truths: Any) -> tuple[Any, Any]:
    """How wrong beliefs are, about what the seat does not know."""
    kinds = truths[:, :CELLS].long() - 1
    unknown = (rows[:, SPANS["room"]].view(-1, KINDS, CELLS).amax(1) == 0) & (kinds >= 0)
    wrong = nn.functional.cross_entropy(rooms.float().flatten(0, 1), kinds.clamp(min=0).flatten(), reduction="none")
    of_rooms = (wrong * unknown.flatten()).sum() / unknown.sum().clamp(min=1)
    role = truths[:, ROLE : ROLE + CHARACTERS]
    told = (rows[:, SPANS["prisoner"]] > 0) | (rows[:, SPANS["guard"]] > 0)
    asked = (role > 0) & ~told
    missed = nn.functional.binary_cross_entropy_with_logits(roles.float(), (role == 2).float(), reduction="none")
    return of_rooms, (missed * asked).sum() / asked.sum().clamp(min=1)
