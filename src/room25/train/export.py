"""A trained player as the file that bots read (`bots/policy.py`), and back: what another training may start from."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import numpy as np
import torch

from room25.bots import policy
from room25.bots.sight import UNTOLD
from room25.engine.table.answers import END
from room25.envs import mixed
from room25.errors import Room25Error
from room25.setup.kinds import GameKind, game_kinds
from room25.train.network import Player, offered_only

__all__ = ["agreement", "export", "player_of", "take_up"]

HEADS = ("answer", "rooms", "roles")


def names(blocks: int) -> dict[str, str]:
    """The parts of a file by the names that torch gives them."""
    found = {"first": "first"}
    for i in range(blocks):
        found |= {f"blocks.{i}.{part}": f"{i}.{part}" for part in ("norm", "first", "second")}
    return found | {"norm": "norm"} | {head: head for head in HEADS}


def export(player: Player, path: Path, asides: int) -> None:
    """Write what plays, and nothing else: no critic, and no averages."""
    held = {name: value.detach().float().cpu().numpy() for name, value in player.state_dict().items()}
    width, blocks = player.first.out_features, len(player.blocks)
    parts = {}
    for theirs, ours in names(blocks).items():
        parts[ours], parts[f"{ours}.bias"] = held[f"{theirs}.weight"], held[f"{theirs}.bias"]
    first = (parts["first"] * player.scale.cpu().numpy()).T
    for untold in UNTOLD:
        assert not first[untold].any()
    parts["first"] = first
    policy.write(path, parts, width, blocks, asides)


def player_of(path: Path, device: Any) -> Player:
    """Return the player in a file. Raises BadText if there is none."""
    held = policy.read(path)
    player = Player(held.width, held.blocks)
    _fill(player, held)
    player.to(device).eval()
    return player


def take_up(path: Path, player: Player) -> None:
    """Give a player the weights in a file. Raises Room25Error if the file is of another size."""
    held = policy.read(path)
    if (held.width, held.blocks) != (player.first.out_features, len(player.blocks)):
        sizes = f"{held.width} wide with {held.blocks} blocks"
        raise Room25Error(f"the network in {path} is {sizes}: say so in [network] to start from it")
    _fill(player, held)


def _fill(player: Player, held: policy.Policy) -> None:
    scale = player.scale.cpu().numpy()
    parts = dict(held.parts)
    parts["first"] = np.divide(parts["first"].T, scale, out=np.zeros_like(parts["first"].T), where=scale > 0)
    state = player.state_dict()
    for theirs, ours in names(held.blocks).items():
        state[f"{theirs}.weight"] = torch.as_tensor(np.ascontiguousarray(parts[ours]))
        state[f"{theirs}.bias"] = torch.as_tensor(parts[f"{ours}.bias"])
    player.load_state_dict(state)


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def agreement(player: Player, path: Path, asides: int, questions: int = 2000) -> float:
    """Return how often the file gives the answer that the player likes best, on the processor, in questions of all kinds of games."""
    held = policy.read(path)
    kinds: list[GameKind] = list(game_kinds())
    games: Any = mixed.make(dict.fromkeys(kinds, 4), seed=9, asides=asides)
    player = copy.deepcopy(player).cpu()
    same = seen = 0
    while seen < questions:
        rows = np.concatenate([games.observations, games.ledger], axis=1)
        masks = torch.as_tensor(games.masks)
        best = offered_only(player.answers(player.body(torch.as_tensor(rows))), masks).argmax(1).numpy()
        for i in range(seen // len(kinds) % 4, len(rows), 4):
            offered = np.flatnonzero(games.masks[i]).tolist()
            same += offered[int(held.chances(held.body(rows[i]), offered).argmax())] == int(best[i])
            seen += 1
        for _ in range(20):
            games.step(games.advice())
    assert games.masks.shape[1] == END
    return same / seen
