"""What OpenSpiel's players see: the seat's view as numbers and text, and with perfect recall a trace of all that came before."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import numpy as np

from room25.engine.rules.rooms import REGISTRY as ROOMS
from room25.engine.table.board import cell_name
from room25.engine.table.people import CHARACTER_NAMES
from room25.engine.table.state import NONE, PRISONER, SPECTATOR, View
from room25.envs import encoding, picture
from room25.envs.table import EnvSpec, Episode
from room25.notation.command import TOKEN_NAMES

__all__ = ["Memory", "Observer"]

TRACE = 8  # bytes
SECRETS = ("room", "prisoner", "guard", "program")  # the pieces that others see otherwise


class Memory:
    """For every pov, a digest of what it has seen and done, step by step; worked out only when it is asked for."""

    def __init__(self, spec: EnvSpec, seed: int) -> None:
        self.episode = Episode(spec)
        self.episode.deal(seed)
        self.povs = (*range(spec.seats), SPECTATOR)
        self.steps = 0
        self.traces = {pov: _digest(self.episode.seen(pov)) for pov in self.povs}

    def __deepcopy__(self, memo: object) -> Memory:
        other = Memory.__new__(Memory)
        other.episode = self.episode.clone()
        other.povs = self.povs
        other.steps = self.steps
        other.traces = self.traces.copy()
        return other

    def of(self, pov: int, played: list[int]) -> bytes:
        """Return the trace of this pov after these actions."""
        for action in played[self.steps :]:
            seat = self.episode.seat
            self.episode.act(action)
            for other in self.povs:
                own = b"%d " % action if other == seat else b""
                self.traces[other] = _digest(self.traces[other] + own + self.episode.seen(other))
        self.steps = len(played)
        return self.traces[pov]

    def move_to(self, episode: Episode) -> None:
        """Go on from another episode, which the pov that remembers cannot tell from this one."""
        self.episode = episode.clone()


def _digest(seen: bytes) -> bytes:
    return blake2b(seen, digest_size=TRACE).digest()


class Observer:
    """OpenSpiel's interface of an observer: `tensor`, `dict`, `set_from`, `string_from`."""

    def __init__(self, spec: EnvSpec, public: bool, private: bool, recall: bool) -> None:
        self.env_spec = spec
        self.public = public
        self.private = private
        self.recall = recall
        pieces = [piece for piece in spec.observation.pieces if public or piece.name in SECRETS]
        if not public and not private:
            pieces = []
        self.names = [piece.name for piece in pieces]
        shapes = {piece.name: piece.shape for piece in pieces} | ({"memory": (TRACE * 8,)} if recall else {})
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size
        self.seen_size = start - (TRACE * 8 if recall else 0)

    def set_from(self, state: Any, player: int) -> None:
        """Fill the tensor with what this player sees of a state."""
        self.tensor.fill(0)
        episode: Episode | None = state.episode
        if episode is None:
            return
        if self.public:
            self.tensor[: self.seen_size] = episode.observe(player if self.private else SPECTATOR)
        elif self.private:
            own, all_see = (
                encoding.named(episode.observe(pov), self.env_spec.observation.name) for pov in (player, SPECTATOR)
            )
            for name in self.names:
                self.dict[name][:] = own[name] - all_see[name]
        if self.recall:
            trace = state.memory(player if self.private else SPECTATOR)
            self.dict["memory"][:] = np.unpackbits(np.frombuffer(trace, np.uint8))

    def string_from(self, state: Any, player: int) -> str:
        """Return what this player sees of a state as text; with perfect recall its trace stands for all of it."""
        episode: Episode | None = state.episode
        if episode is None:
            return "nothing is dealt"
        pov = player if self.private else SPECTATOR
        if self.recall:
            return f"pov {pov}, memory {state.memory(pov).hex()}, asked {state.current_player()}"
        lines = []
        if self.public:
            lines.append(picture.text(episode.view(pov)))
            lines.append(f"asked: {CHARACTER_NAMES[episode.who] if episode.who >= 0 else 'nobody'}")
        if self.private:
            lines += secrets(episode.view(player))
        if self.public:
            lines.append(f"view {_digest(episode.seen(pov)).hex()}")
        return "\n".join(lines)


def secrets(v: View) -> list[str]:
    """Return what a seat knows that not everybody sees: its roles, its programs, rooms that it has looked at."""
    lines = []
    for c in range(8):
        if v.owner[c] == v.pov:
            tokens = [TOKEN_NAMES[min(token, 4)] for token in (v.slot1[c], v.slot2[c]) if token != NONE]
            role = "prisoner" if v.role[c] == PRISONER else "guard"
            lines.append(" ".join([f"{CHARACTER_NAMES[c]}, {role}:", *tokens]))
    for cell in range(25):
        tile = v.tile_at[cell]
        if not v.face_up[tile] and v.kind[tile] >= 0:
            lines.append(f"{cell_name(cell)} is {ROOMS[v.kind[tile]].key}")
    return lines
