"""The networks: one that plays, from what a seat may know, and a critic that sees the truth and is thrown away after training.

Bytes go in as they are: what a number may be at most is a part of the weights. The player's first layer meets few numbers that are not
zero, so that a processor can add up columns there; the rest is about three million multiplications.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from torch import nn

from room25.bots.sight import ROW, UNTOLD
from room25.engine.learn import truth
from room25.engine.table.answers import END
from room25.engine.table.fields import CELLS, CHARACTERS, KINDS
from room25.envs import encoding
from room25.train import symmetry

__all__ = ["Critic", "FORBIDDEN", "Player", "number_kind", "offered_only", "written_out"]

FORBIDDEN = -1e9  # what an answer is worth that is not offered
TOKENS, CARDS = 6, 16
TRUTH = CELLS * KINDS + 2 * CHARACTERS + 2 * CHARACTERS * TOKENS + CARDS
ROLES = CHARACTERS


class Turned(torch.autograd.Function):  # type: ignore[misc]  # torch is not there when types are checked
    """Weights whose rows or columns are put in another order."""

    @staticmethod
    def forward(ctx: Any, weights: Any, dim: int, places: Any, back: Any) -> Any:
        ctx.dim, ctx.back = dim, back
        return weights.index_select(dim, places)

    @staticmethod
    def backward(ctx: Any, grad: Any) -> tuple[Any, None, None, None]:
        return grad.index_select(ctx.dim, ctx.back), None, None, None


class Places(nn.Module):  # type: ignore[misc]
    """The eight orders of something, and back."""

    def __init__(self, orders: list[Any]) -> None:
        super().__init__()
        there = torch.as_tensor(np.stack(orders))
        self.register_buffer("there", there, persistent=False)
        self.register_buffer("back", torch.argsort(there, dim=1), persistent=False)

    def turn(self, weights: Any, dim: int, number: int) -> Any:
        return Turned.apply(weights, dim, self.there[number], self.back[number]) if number else weights


class Norm(nn.LayerNorm):  # type: ignore[misc]
    """A norm in the numbers of what comes in: torch would calculate it with all bits, and write twice as much."""

    def forward(self, x: Any) -> Any:
        with torch.autocast(x.device.type, enabled=False):
            weight, bias = self.weight.to(x.dtype), self.bias.to(x.dtype)
            return nn.functional.layer_norm(x, self.normalized_shape, weight, bias, self.eps)


class Block(nn.Module):  # type: ignore[misc]
    """Two layers whose result is added to what came in."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = Norm(width)
        self.first = nn.Linear(width, width)
        self.second = nn.Linear(width, width)

    def forward(self, x: Any) -> Any:
        return x + self.second(torch.relu(self.first(self.norm(x))))


def scale() -> Any:
    """One over the greatest number that may stand in each place of a row; 0 where it may not be used."""
    most = np.maximum(encoding.bounds("v1")[1].astype(np.float32), 1)
    found = 1 / np.concatenate([most, np.full(symmetry.LEDGER, 8, np.float32)])
    for untold in UNTOLD:
        found[untold] = 0
    return torch.as_tensor(found)


class Player(nn.Module):  # type: ignore[misc]
    """What plays: a row of bytes goes in; what each answer is worth, and beliefs about rooms and roles, come out."""

    def __init__(self, width: int, blocks: int) -> None:
        super().__init__()
        self.first = nn.Linear(ROW, width)
        self.blocks = nn.Sequential(*(Block(width) for _ in range(blocks)))
        self.norm = Norm(width)
        self.answer = nn.Linear(width, END)
        self.rooms = nn.Linear(width, CELLS * KINDS)
        self.roles = nn.Linear(width, ROLES)
        for head in (self.answer, self.rooms, self.roles):
            nn.init.zeros_(head.weight)
            nn.init.zeros_(head.bias)
        self.register_buffer("scale", scale(), persistent=False)
        numbers = range(symmetry.COUNT)
        self.row_places = Places([symmetry.row_places(n) for n in numbers])
        self.answer_places = Places([symmetry.answer_places(n) for n in numbers])
        self.room_places = Places([symmetry.belief_places(n) for n in numbers])

    def body(self, rows: Any, number: int = 0) -> Any:
        """What it makes of rows, as if the board were turned by the symmetry of this number."""
        weights = self.row_places.turn(self.first.weight, 1, number) * self.scale
        x = torch.relu(nn.functional.linear(rows.to(number_kind(rows)), weights, self.first.bias))
        return self.norm(self.blocks(x))

    def answers(self, body: Any, number: int = 0) -> Any:
        """What each answer is worth."""
        places = self.answer_places
        weights, bias = places.turn(self.answer.weight, 0, number), places.turn(self.answer.bias, 0, number)
        with torch.autocast(
            body.device.type, enabled=False
        ):  # what is rounded here would be taken for a change of mind
            return nn.functional.linear(body.float(), weights, bias)

    def beliefs(self, body: Any, number: int = 0) -> tuple[Any, Any]:
        """How likely each kind of room is on each cell, and that each character is a guard, before they are made probabilities."""
        places = self.room_places
        weights, bias = places.turn(self.rooms.weight, 0, number), places.turn(self.rooms.bias, 0, number)
        return nn.functional.linear(body, weights, bias).view(-1, CELLS, KINDS), self.roles(body)


class Critic(nn.Module):  # type: ignore[misc]
    """What a game is worth to the seat that is asked, for somebody who sees the truth."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.seen = nn.Linear(ROW, width)
        self.true = nn.Linear(TRUTH, width, bias=False)
        self.block = Block(width)
        self.norm = Norm(width)
        self.worth = nn.Linear(width, 1)
        nn.init.zeros_(self.worth.weight)
        self.register_buffer("scale", scale(), persistent=False)
        numbers = range(symmetry.COUNT)
        self.row_places = Places([symmetry.row_places(n) for n in numbers])
        self.truth_places = Places([symmetry.truth_places(n, TRUTH) for n in numbers])

    def forward(self, rows: Any, truths: Any, number: int = 0) -> Any:
        weights = self.row_places.turn(self.seen.weight, 1, number) * self.scale
        kind = number_kind(rows)
        x = nn.functional.linear(rows.to(kind), weights, self.seen.bias)
        true = self.truth_places.turn(self.true.weight, 1, number)
        x = torch.relu(x + nn.functional.linear(written_out(truths, kind), true))
        x = self.norm(self.block(x))
        with torch.autocast(x.device.type, enabled=False):  # gains are small differences of these
            return self.worth(x.float()).squeeze(1)


def number_kind(rows: Any) -> Any:
    """The numbers that are calculated with where these rows are."""
    return torch.bfloat16 if rows.is_cuda else torch.float32


def written_out(truths: Any, kind: Any) -> Any:
    """Rows of the truth as ones and zeros: rooms cell by cell, roles, the tokens of both slots, the next card."""
    device = truths.device
    ends = np.cumsum([length for _, length, _ in truth.TRUTH]).tolist()
    assert [name for name, _, _ in truth.TRUTH] == ["room", "role", "first", "second", "card", "mates"]
    rooms, roles, tokens, card = (
        truths[:, a:b] for a, b in ((0, ends[0]), (ends[0], ends[1]), (ends[1], ends[3]), (ends[3], ends[4]))
    )
    parts = ((rooms, KINDS), (roles, 2), (tokens, TOKENS), (card, CARDS))
    ones = [
        (part[:, :, None] == torch.arange(1, 1 + n, device=device, dtype=torch.int8)).flatten(1) for part, n in parts
    ]
    return torch.cat(ones, 1).to(kind)


def offered_only(worth: Any, masks: Any) -> Any:
    """Logarithms of how likely each answer is, with those alone that are offered."""
    return torch.log_softmax(worth.float().masked_fill(masks == 0, FORBIDDEN), 1)
