"""The vector environment on a GPU: is it the interpreted game, do torch and JAX take its arrays, how fast is it?

    python bench/envs_cuda.py            needs CuPy and an NVIDIA GPU; PYTHONPATH=src if room25 is not installed

Numba is not needed. Every table is first held against the interpreted rules, step by step. The time is the device's own, between events.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

from room25.engine.entries.envs import BOARD
from room25.engine.entries.games import dice
from room25.engine.learn.step import EnvState, begin
from room25.engine.learn.step import dtype as env_dtype
from room25.engine.rules.apply import advance, apply
from room25.engine.rules.legal import answer_at, to_move
from room25.envs import device, encoding, vector
from room25.envs.table import EnvSpec, Episode, setup_of

TABLES = (
    ("base", "solo", 1),
    ("base", "cooperation", 6),
    ("base", "suspicion", 6),
    ("ultimate-en", "suspicion", 6),
)
CHECKED, STEPS = 24, 60  # games that are held against the interpreted rules, and how long
RUNS, LAUNCHES = 5, 20
ROLL = 256  # random answers in one launch, without observations


def main() -> None:
    """Check and measure, and print one line per table."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=1 << 19, help="how many at once")
    options.add_argument("--tune", action="store_true", help="try other launches too")
    options.add_argument("--out", type=Path, help="a file for the figures")
    asked = options.parse_args()
    found = [measure(name, mode, seats, asked.games) for name, mode, seats in TABLES]
    print("\n".join(page(found)))
    if asked.tune:
        tune(asked.games)
    if asked.out:
        asked.out.write_text(json.dumps(found, indent=1), encoding="utf-8")


def measure(edition: str, mode: str, seats: int, games: int) -> dict[str, Any]:
    """Check one table, then return steps per second with observations, with masks only, and without looking."""
    began = time.perf_counter()
    check(edition, mode, seats)
    checked = time.perf_counter() - began
    watched = vector.make(edition, mode=mode, seats=seats, games=games, device="cuda")
    exchanged = exchange(watched)
    speeds = {"observations": steps_per_s(watched)}
    del watched
    blind: Any = vector.make(edition, mode=mode, seats=seats, games=games, device="cuda", observe=False)
    speeds["masks"] = steps_per_s(blind)
    speeds["nothing"] = rolls_per_s(blind)
    assert blind.refused == 0
    row = {"edition": edition, "mode": mode, "seats": seats, "games": games, "steps/s": speeds, "taken by": exchanged}
    text = ", ".join(f"{speed / 1e6:,.1f} M/s with {what}" for what, speed in speeds.items())
    print(
        f"{edition} {mode}, {seats} seats, {games:,} games: {text} (checked in {checked:.0f} s; {exchanged})",
        flush=True,
    )
    return row


def page(found: list[dict[str, Any]]) -> list[str]:
    """The table for the page of results."""
    import cupy

    name = cupy.cuda.runtime.getDeviceProperties(0)["name"].decode()
    out = [
        f"Measured on {time.strftime('%Y-%m-%d')} on an {name}, millions of steps a second, {found[0]['games']:,} games at once.",
        "",
        "| game | observations and masks | masks only | neither | arrays |",
        "| --- | ---: | ---: | ---: | --- |",
    ]
    for row in found:
        speeds = " | ".join(f"{speed / 1e6:,.1f}" for speed in row["steps/s"].values())
        out.append(f"| {row['edition']} {row['mode']}, {row['seats']} seats | {speeds} | {row['taken by']} |")
    return out


def check(edition: str, mode: str, seats: int) -> None:
    """Compare every number of some games with the interpreted rules."""
    games: Any = vector.make(edition, mode=mode, seats=seats, games=CHECKED, seed=3, device="cuda")
    spec = EnvSpec(setup_of(edition, mode, seats, "standard"), compiled=False)
    tables = [Episode(spec) for _ in range(CHECKED)]
    numbers = list(range(CHECKED))
    for number, table in zip(numbers, tables):
        table.deal((3 << 32) + number)
    for _ in range(STEPS):
        rows, masks, given = games.observations.get(), games.masks.get(), games.sample().get()
        for i, table in enumerate(tables):
            assert (masks[i] == table.mask()).all() and (rows[i] == table.observe(table.seat)).all(), (
                f"game {i} differs"
            )
            assert masks[i][given[i]]
            table.act(int(given[i]))
        games.step(games.sample())
        done, rewards = games.done.get(), games.rewards.get()
        for i, table in enumerate(tables):
            assert bool(done[i]) == table.is_over and rewards[i].tolist() == table.rewards(), f"game {i} ends otherwise"
            if table.is_over:
                numbers[i] += CHECKED
                table.deal((3 << 32) + numbers[i])
    envs = games._envs.get().view(env_dtype())
    games.play(ROLL)
    rows, masks = games.observations.get(), games.masks.get()
    for i, table in enumerate(tables):
        roll(table, envs[i])
        assert (masks[i] == table.mask()).all() and (rows[i] == table.observe(table.seat)).all(), (
            f"game {i} rolls otherwise"
        )
    assert games.refused == 0
    games.step(games.sample() * 0 + 599)
    assert games.refused == CHECKED  # nobody is ever offered the last number


def roll(table: Any, env: Any) -> None:
    """What `play` does, by the interpreted rules."""
    s, r = table.states[BOARD], table.envs[0]
    for name in EnvState.__slots__:
        setattr(r, name, int(env[name]))
    n = advance(s)
    for _ in range(ROLL):
        r.luck = dice(r.luck)
        who = to_move(s)
        n = apply(s, who, answer_at(s, who, (r.luck * n) >> 32))
        if s.outcome:
            table.states[BOARD] = s = table.spec.laid.clone()
            begin(s, r)
            n = advance(s)
    table.answer_as(to_move(s), 0)


def exchange(games: Any) -> str:
    """Which of torch and JAX see the very memory of the observations."""
    taken = []
    place = games.observations.data.ptr
    if find_spec("torch"):
        import torch

        rows = torch.from_dlpack(games.observations)
        assert rows.data_ptr() == place == torch.as_tensor(games.observations, device="cuda").data_ptr()
        assert encoding.named(rows)["room"].shape[1:] == (32, 5, 5)
        legal = torch.from_dlpack(games.masks).float()
        games.step(torch.multinomial(legal, 1).squeeze(1))
        assert games.refused == 0
        taken.append("torch")
    if find_spec("jax"):
        os.environ.setdefault("XLA_PYTHON_CLIENT_PREALLOCATE", "false")  # it would take most of the memory otherwise
        import jax

        array = jax.dlpack.from_dlpack(games.observations)
        assert array.unsafe_buffer_pointer() == place
        taken.append("jax")
    return "taken without a copy by " + " and ".join(taken) if taken else "neither torch nor JAX here"


def timed(call: Any, count: int) -> float:
    """Seconds of one call on the device, the median of some runs."""
    import cupy

    call()
    found = []
    for _ in range(RUNS):
        began, ended = cupy.cuda.Event(), cupy.cuda.Event()
        began.record()
        for _ in range(count):
            call()
        ended.record()
        ended.synchronize()
        found.append(cupy.cuda.get_elapsed_time(began, ended) / 1000 / count)
    return float(median(found))


def steps_per_s(games: Any) -> float:
    """Random play, one launch a step; the games are far apart by then."""
    for _ in range(100):
        games.step(games.sample())
    return float(games.games / timed(lambda: games.step(games.sample()), LAUNCHES))


def rolls_per_s(games: Any) -> float:
    """Random play without looking."""
    return float(games.games * ROLL / timed(lambda: games.play(ROLL), 2))


def tune(games: int) -> None:
    """Measure with other numbers of registers, threads and games."""
    for registers, block, many in (
        (40, 128, games // 4),
        (40, 128, games * 2),
        (64, 128, games),
        (128, 128, games),
        (40, 64, games),
        (40, 256, games),
    ):
        device.REGISTERS, device.BLOCK = registers, block
        device._kernels.cache_clear()
        for edition, mode, seats in TABLES[2:3]:
            watched = vector.make(edition, mode=mode, seats=seats, games=many, device="cuda")
            blind = vector.make(edition, mode=mode, seats=seats, games=many, device="cuda", observe=False)
            speeds = steps_per_s(watched), steps_per_s(blind), rolls_per_s(blind)
            print(
                f"registers {registers}, block {block}, games {many:,}: {', '.join(f'{s / 1e6:.1f} M/s' for s in speeds)}",
                flush=True,
            )


if __name__ == "__main__":
    main()
