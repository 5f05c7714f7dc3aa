"""One lesson after the other: imitation of the bot's advice, or PPO with a fading pull to it; beliefs and the critic learn beside it."""

from __future__ import annotations

from typing import Any

import torch
from torch import nn

from room25.engine.learn import truth
from room25.engine.table.fields import CELLS, CHARACTERS, KINDS
from room25.envs import encoding
from room25.train.config import TrainConfig
from room25.train.network import Critic, Player, offered_only
from room25.train.rollout import Memory, autocast

__all__ = ["Learner"]

ROLE = next(sum(n for _, n, _ in truth.TRUTH[:i]) for i, (name, _, _) in enumerate(truth.TRUTH) if name == "role")
SPANS = encoding.slices("v1")
NAMES = ("answers", "imitation", "worth", "rooms", "roles", "entropy", "ratio")


class Learner:
    """A player and its critic, and how they are changed."""

    def __init__(self, config: TrainConfig, player: Player, critic: Critic, device: Any) -> None:
        self.config, self.device = config, device
        self.player, self.critic = player, critic
        self.parameters = [*player.parameters(), *critic.parameters()]
        fused = {"fused": True} if device.type == "cuda" else {}
        self.adam = torch.optim.Adam(self.parameters, lr=config.ppo.rate, eps=1e-5, **fused)
        self.sums = torch.zeros(len(NAMES), device=device)
        self.lessons = 0

    def learn(self, memory: Memory, gain: Any, target: Any, turns: list[int], pull: float, imitate: bool, rate: float,
              entropy: float) -> None:  # fmt: skip
        """Learn from all slices, in any order."""
        for group in self.adam.param_groups:
            group["lr"] = rate
        mine = memory.mine
        total = mine.sum().clamp(min=1)
        mean = (gain * mine).sum() / total
        spread = (((gain - mean) ** 2 * mine).sum() / total).sqrt() + 1e-6
        gain = (gain - mean) / spread
        for _ in range(self.config.ppo.passes):
            for part in torch.randperm(self.config.slices).tolist():
                self.lesson(
                    memory, part, gain[part].flatten(), target[part].flatten(), turns[part], pull, imitate, entropy
                )

    def lesson(self, memory: Memory, part: int, gain: Any, target: Any, turn: int, pull: float, imitate: bool,
               entropy: float) -> None:  # fmt: skip
        """Learn from one slice."""
        ppo = self.config.ppo
        rows, masks, truths = (x[part].flatten(0, 1) for x in (memory.rows, memory.masks, memory.truths))
        actions, advice = memory.actions[part].flatten()[:, None], memory.advice[part].flatten()[:, None]
        mine, before = memory.mine[part].flatten(), memory.chances[part].flatten()
        share = mine / mine.sum().clamp(min=1)
        with autocast(self.device):
            body = self.player.body(rows, turn)
            worth_of_answers = self.player.answers(body, turn)
            few = max(1, int(len(rows) * ppo.belief_rows))
            rooms, roles = self.player.beliefs(body[:few], turn)
            worth = self.critic(rows, truths, turn).float()
        chances = offered_only(worth_of_answers, masks)
        spread = -((chances.exp() * chances.clamp(min=-30)).sum(1) * share).sum()
        copied = -(chances.gather(1, advice).squeeze(1).clamp(min=-30) * share).sum()
        of_worth = ((worth - target) ** 2 * share).sum()
        of_rooms, of_roles = beliefs_loss(rooms, roles, rows[:few], truths[:few])
        loss = 0.5 * of_worth + ppo.belief * (of_rooms + of_roles)
        ratio = (chances.gather(1, actions).squeeze(1) - before).clamp(-10, 10).exp()
        gained = torch.min(ratio * gain, ratio.clamp(1 - ppo.clip, 1 + ppo.clip) * gain)
        of_answers = -(gained * share).sum()
        if imitate:
            loss = loss + copied
        else:
            loss = loss + of_answers + pull * copied - entropy * spread
        self.adam.zero_grad(set_to_none=True)
        loss.backward()
        nn.utils.clip_grad_norm_(self.parameters, 0.5)
        self.adam.step()
        off = ((ratio - 1).abs() * share).sum()
        parts = (of_answers, copied, of_worth, of_rooms, of_roles, spread, off)
        self.sums += torch.stack([x.detach().float() for x in parts])
        self.lessons += 1

    def losses(self) -> dict[str, float]:
        """The means of all losses since they were asked for last."""
        found = (self.sums / max(1, self.lessons)).tolist()
        self.sums.zero_()
        self.lessons = 0
        return dict(zip(NAMES, found))


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
