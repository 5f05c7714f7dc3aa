"""What a trained player is worth: new games of every kind, with intervals; also beside a rule bot, where not everybody wins together."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from math import sqrt
from typing import Any

import torch

from room25.engine.table.fields import SEATS
from room25.envs import mixed
from room25.setup.kinds import GameKind
from room25.train.league import AGAINST, draw
from room25.train.network import Player, offered_only
from room25.train.rollout import autocast, tensor

__all__ = ["Score", "evaluate", "first_games", "interval", "likely", "page", "won_by_people"]

MOST_STEPS = 5000
CHUNK = 131072  # rows that are thought about at once


@dataclass(frozen=True)
class Score:
    """One kind of game."""

    kind: GameKind
    games: int
    won: float  # by the people together; by the prisoners, where roles are hidden; else: games that somebody won
    ours: float | None = None  # seats of ours that won, where the bot sits in the others …
    theirs: float | None = None  # … and seats of the bot's

    @property
    def interval(self) -> tuple[float, float]:
        """Where the share of won games lies, with 95 %."""
        return interval(self.won, self.games)


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def evaluate(
    player: Player,
    games: Mapping[GameKind, int],
    device: Any,
    *,
    greedy: bool = True,
    seed: int = 77,
    asides: int = 1,
    bot: str = "explorer",
) -> list[Score]:
    """Play the first game of every place in a vector to its end, with the player in all seats; in games against each other once more
    with the bot in every other seat. Nothing of the training's games is seen again.
    """
    alone = _play(player, games, device, greedy, seed, asides, None)
    rivals = {kind: count for kind, count in games.items() if kind.mode in AGAINST}
    beside = _play(player, rivals, device, greedy, seed + 1, asides, bot) if rivals else {}
    found = []
    for kind in games:
        rewards, _ = alone[kind]
        n = len(rewards)
        won = won_by_people(kind, rewards)
        ours = theirs = None
        if kind in beside:
            results, mine = beside[kind]
            wins = (results > 0.9).float()
            ours = float((wins * mine).sum() / mine.sum().clamp(min=1))
            others = ~mine & (torch.arange(SEATS, device=mine.device) < kind.seats)
            theirs = float((wins * others).sum() / others.sum().clamp(min=1))
        found.append(Score(kind, n, float(won.float().mean()), ours, theirs))
    return found


def _play(
    player: Player, games: Mapping[GameKind, int], device: Any, greedy: bool, seed: int, asides: int, bot: str | None
) -> dict[GameKind, tuple[Any, Any]]:
    """Rewards of each game by seat, and which seats were ours, by kind."""
    place = torch.arange(sum(games.values()), device=device)
    mine = torch.ones(len(place), SEATS, dtype=torch.bool, device=device)
    if bot:
        mine = (place[:, None] + torch.arange(SEATS, device=device)) % 2 == 0

    def reply(table: Any, rows: Any, masks: Any, asked: Any) -> Any:
        given = likely(player, rows, masks, greedy)
        if bot is None:
            return given
        ours = mine.gather(1, asked[:, None].long()).squeeze(1)
        return torch.where(ours, given, tensor(table.advice(bot)))

    return {
        kind: (rewards, mine[where] & (torch.arange(SEATS, device=device) < kind.seats))
        for kind, (rewards, where) in first_games(games, device, seed, asides, reply).items()
    }


def likely(player: Player, rows: Any, masks: Any, greedy: bool) -> Any:
    """What a player answers to each row: what it likes best, or an answer that is drawn."""
    given = torch.empty(len(rows), dtype=torch.int64, device=rows.device)
    for start in range(0, len(rows), CHUNK):
        part = slice(start, start + CHUNK)
        with autocast(rows.device):
            chances = offered_only(player.answers(player.body(rows[part])), masks[part])
        given[part] = chances.argmax(1) if greedy else draw(chances)
    return given


def first_games(
    games: Mapping[GameKind, int], device: Any, seed: int, asides: int, reply: Callable[..., Any]
) -> dict[GameKind, tuple[Any, Any]]:
    """Play the first game of every place to its end. `reply(table, rows, masks, asked)` answers for all of them.

    Returns by kind the rewards of each game by seat, and the places of these games.
    """
    table = mixed.make(games, seed=seed << 12, asides=asides, device=torch.device(device).type)
    observations, ledger, masks = tensor(table.observations), tensor(table.ledger), tensor(table.masks)
    asked, done, rewards = tensor(table.asked), tensor(table.done), tensor(table.rewards)
    where = observations.device
    waits = torch.ones(table.games, dtype=torch.bool, device=where)
    results = torch.zeros(table.games, SEATS, device=where)
    for step in range(MOST_STEPS):
        given = reply(table, torch.cat([observations, ledger], 1), masks, asked)
        table.step(given, check=step % 64 == 0)
        now = waits & (done > 0)
        results = torch.where(now[:, None], rewards, results)
        waits = waits & ~now
        if step % 16 == 0 and not bool(waits.any()):
            break
    kind_of = torch.as_tensor(tensor(table.kind_of), device=where)
    ended = {kind: torch.nonzero((kind_of == i) & ~waits).squeeze(1) for i, kind in enumerate(table.kinds)}
    return {kind: (results[places], places) for kind, places in ended.items()}


def interval(share: float, games: int) -> tuple[float, float]:
    """Where the share of won games lies, with 95 % (Wilson)."""
    if not games:
        return 0.0, 1.0
    z = 1.96
    middle, half = share + z * z / (2 * games), z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    return (middle - half) / (1 + z * z / games), (middle + half) / (1 + z * z / games)


def won_by_people(kind: GameKind, rewards: Any) -> Any:
    """In which games all won together, or the prisoners did, where roles are hidden; else: in which somebody won."""
    if kind.mode == "suspicion":
        return rewards.sum(1) > 0  # prisoners are the most
    return rewards[:, 0] > 0.9 if kind.mode not in AGAINST else rewards.max(1).values > 0.9


def page(scores: list[Score]) -> str:
    """All of it as a table, and the mean of every edition and mode."""
    lines = [f"{'game':48} {'games':>7} {'won':>7}  95 % interval    ours  theirs"]
    for score in scores:
        low, high = score.interval
        beside = "" if score.ours is None else f"   {100 * score.ours:6.1f}  {100 * (score.theirs or 0):6.1f}"
        lines.append(
            f"{score.kind!s:48} {score.games:7} {100 * score.won:6.1f}%  {100 * low:5.1f} to {100 * high:5.1f} {beside}"
        )
    return "\n".join(lines)
