"""Do networks that were trained apart play together? `python bench/crossplay.py A.npz B.npz … [--games 4000] [--device cuda]`

Every two of them sit at the same tables, seat by seat in turn. Printed is the share of games that were won: by all together, in
Suspicion by the prisoners. What is won by equals and not by others is a language that only equals speak.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import torch

from room25.engine.table.fields import SEATS
from room25.setup.kinds import GameKind
from room25.train.evaluate import first_games, interval, likely, won_by_people
from room25.train.export import player_of

KINDS = (GameKind("ultimate-en", "cooperation", "standard", 4), GameKind("ultimate-en", "suspicion", "standard", 6))


@torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]
def shares(first: Any, second: Any, games: int, device: str) -> dict[GameKind, float]:
    """Play so many games of each kind with the first one in every other seat."""
    seats = torch.arange(SEATS, device=device)
    mine = (torch.arange(games * len(KINDS), device=device)[:, None] + seats) % 2 == 0

    def reply(_: Any, rows: Any, masks: Any, asked: Any) -> Any:
        given = likely(first, rows, masks, greedy=False)
        if second is first:
            return given
        ours = mine.gather(1, asked[:, None].long()).squeeze(1)
        return torch.where(ours, given, likely(second, rows, masks, greedy=False))

    played = first_games(dict.fromkeys(KINDS, games), device, 57, 1, reply)
    return {kind: float(won_by_people(kind, rewards).float().mean()) for kind, (rewards, _) in played.items()}


def main() -> None:
    asks = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    asks.add_argument("files", type=Path, nargs="+")
    asks.add_argument("--games", type=int, default=4000)
    asks.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    said = asks.parse_args()
    players = [player_of(path, said.device) for path in said.files]
    found = {
        (i, k): shares(a, b, said.games, said.device) for i, a in enumerate(players) for k, b in enumerate(players)
    }
    for kind in KINDS:
        low, high = interval(0.5, said.games)
        print(f"{kind}, {said.games} games a pair, ± {50 * (high - low):.1f} at most")
        for i, path in enumerate(said.files):
            print(f"  {path.name:24}", *(f"{100 * found[i, k][kind]:6.1f} %" for k in range(len(players))))
        beside = [found[pair][kind] for pair in found if pair[0] != pair[1]]
        alike = [found[pair][kind] for pair in found if pair[0] == pair[1]]
        if beside:
            print(f"  alike {100 * sum(alike) / len(alike):.1f} %, apart {100 * sum(beside) / len(beside):.1f} %")


if __name__ == "__main__":
    main()
