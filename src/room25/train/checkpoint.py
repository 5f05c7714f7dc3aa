"""All that a run needs to go on, in files that are small enough to be carried: weights with half of their bits, and Adam's averages."""

from __future__ import annotations

import io
import os
from pathlib import Path
from typing import Any

import torch

from room25.errors import Room25Error
from room25.train.config import Network
from room25.train.network import Player

__all__ = ["MOST", "is_there", "load", "load_player", "save"]

MOST = 15_000_000  # bytes of one file
VERSION = 1


def halved(value: Any) -> Any:
    """The same with every number of 32 bits cut to 16, on the processor."""
    if isinstance(value, dict):
        return {key: halved(part) for key, part in value.items()}
    if isinstance(value, list):
        return [halved(part) for part in value]
    if isinstance(value, torch.Tensor):
        value = value.detach().cpu()
        return value.to(torch.bfloat16) if value.dtype == torch.float32 and value.ndim else value
    return value


def save(folder: Path, player: Any, critic: Any, adam: Any, more: dict[str, Any]) -> int:
    """Write everything. What was there before is replaced as the last thing, so that a run that is ended meanwhile loses nothing.

    Returns how many bytes there are.
    """
    folder.mkdir(parents=True, exist_ok=True)
    held = io.BytesIO()
    what = {"player": player.state_dict(), "critic": critic.state_dict(), "adam": adam.state_dict()["state"]}
    torch.save({"version": VERSION, **halved(what), "more": more}, held)
    data = held.getvalue()
    parts = [data[start : start + MOST] for start in range(0, len(data), MOST)]
    for i, part in enumerate(parts):
        (folder / f"new.{i}").write_bytes(part)
    old = _parts(folder)
    for i in range(len(parts)):
        os.replace(folder / f"new.{i}", folder / f"checkpoint.{i}")
    for path in old[len(parts) :]:
        path.unlink()
    return len(data)


def _parts(folder: Path) -> list[Path]:
    found: list[Path] = []
    while (path := folder / f"checkpoint.{len(found)}").exists():
        found.append(path)
    return found


def is_there(folder: Path) -> bool:
    """Has a run left something here?"""
    return bool(_parts(folder))


def _read(folder: Path) -> dict[str, Any]:
    parts = _parts(folder)
    if not parts:
        raise Room25Error(f"there is no checkpoint in {folder}: room25 train writes one")
    try:
        held: dict[str, Any] = torch.load(io.BytesIO(b"".join(path.read_bytes() for path in parts)), map_location="cpu")
    except Exception as error:
        raise Room25Error(f"the checkpoint in {folder} cannot be read: {error}") from None
    if held.get("version") != VERSION:
        raise Room25Error(f"the checkpoint in {folder} is of version {held.get('version')}, not {VERSION}")
    return held


def load(folder: Path, player: Any, critic: Any, adam: Any) -> dict[str, Any]:
    """Take up what a run has left. Returns what it kept besides. Raises Room25Error if there is none, or it is of other networks."""
    held = _read(folder)
    try:
        player.load_state_dict(held["player"])
        critic.load_state_dict(held["critic"])
    except RuntimeError as error:
        raise Room25Error(f"the checkpoint in {folder} is of other networks than the run wants: {error}") from None
    groups = adam.state_dict()["param_groups"]
    adam.load_state_dict({"state": held["adam"], "param_groups": groups})  # which makes them 32 bits wide again
    more: dict[str, Any] = held["more"]
    return more


def load_player(folder: Path, device: Any) -> Player:
    """Return what plays, alone."""
    held = _read(folder)
    network = Network(**held["more"]["network"])
    player = Player(network.width, network.blocks)
    player.load_state_dict(held["player"])
    player.to(device).eval()
    return player
