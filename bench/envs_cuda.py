"""The vector environment on a GPU: is it the interpreted game, do torch and JAX take its arrays, how fast is it?

    python bench/envs_cuda.py            needs CuPy and an NVIDIA GPU; PYTHONPATH=src if room25 is not installed

Every table is first held against the interpreted rules for a while; `tests/envs/prove_cuda.py` does that at full length. The time is
the device's own, between events.
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

from room25.compile import cuda
from room25.engine.entries import games as batch
from room25.engine.table.state import State
from room25.envs import actions, encoding, vector
from room25.envs.table import EnvSpec, Episode, setup_of
from room25.envs.versions import version
from room25.setup.lay import table as lay_table

TABLES = (
    ("base", "solo", 1),
    ("base", "cooperation", 6),
    ("base", "suspicion", 6),
    ("ultimate-en", "suspicion", 6),
)
CHECKED, STEPS = 24, 40  # games that are held against the interpreted rules, and how long
RUNS, LAUNCHES = 5, 20
ROLL = 256  # random answers in one launch, if nobody looks
THINKING = 1 << 17  # games at once with explorers in the other seats, at most
COLUMNS = {
    "observations": "observations and masks",
    "masks": "masks only",
    "neither": "neither",
    "games": "whole games",
    "explorers": "explorers in the other seats",
    "advice": "explorer's advice",
}


def main() -> None:
    """Check and measure, and print one line per table."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--games", type=int, default=1 << 19, help="how many at once")
    options.add_argument("--repeat", type=int, default=1, help="measure all tables so many times, one after the other")
    options.add_argument("--tune", action="store_true", help="try other ways to compile, too")
    options.add_argument("--out", type=Path, help="a file for the figures")
    asked = options.parse_args()
    found = []
    for table in TABLES:
        check(*table)
    for _ in range(asked.repeat):
        found = [measure(*table, asked.games) for table in TABLES]
    print("\n".join(page(found)), flush=True)
    if asked.out:
        asked.out.write_text(json.dumps(found, indent=1), encoding="utf-8")
    if asked.tune:
        tune(asked.games)


def measure(edition: str, mode: str, seats: int, games: int) -> dict[str, Any]:
    """Return steps per second of one table in every way there is."""
    watched = vector.make(edition, mode=mode, seats=seats, games=games, device="cuda")
    exchanged = exchange(watched)
    speeds = {"observations": steps_per_s(watched)}
    del watched
    blind: Any = vector.make(edition, mode=mode, seats=seats, games=games, device="cuda", observe=False)
    speeds["masks"] = steps_per_s(blind)
    speeds["advice"] = games / timed(lambda: blind.advice("explorer"), 2)
    speeds["neither"] = rolls_per_s(blind)
    speeds["games"] = decisions_per_s(edition, mode, seats)
    if seats > 1:
        many = min(games, THINKING)
        beside = vector.make(edition, mode=mode, seats=seats, games=many, device="cuda", bots="explorer")
        speeds["explorers"] = steps_per_s(beside, 20, 3)
    text = ", ".join(f"{what} {speeds[what] / 1e6:,.1f} M/s" for what in COLUMNS if what in speeds)
    print(f"{edition} {mode}, {seats} seats: {text} ({exchanged})", flush=True)
    return {"edition": edition, "mode": mode, "seats": seats, "games": games, "per s": speeds, "taken by": exchanged}


def page(found: list[dict[str, Any]]) -> list[str]:
    """The table for the page of results."""
    out = [
        f"Measured on {time.strftime('%Y-%m-%d')} on an {cuda.name()}, millions per second, {found[0]['games']:,} games at once.",
        "",
        f"| game | {' | '.join(COLUMNS.values())} |",
        f"| --- |{' ---: |' * len(COLUMNS)}",
    ]
    for row in found:
        speeds = [f"{row['per s'][what] / 1e6:,.1f}" if what in row["per s"] else "–" for what in COLUMNS]
        out.append(f"| {row['edition']} {row['mode']}, {row['seats']} seats | {' | '.join(speeds)} |")
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
            same = (masks[i] == table.mask()).all() and (rows[i] == table.observe(table.seat)).all()
            assert same and masks[i][given[i]], f"game {i} differs"
            table.act(int(given[i]))
        games.step(given)
        done, rewards = games.done.get(), games.rewards.get()
        for i, table in enumerate(tables):
            assert bool(done[i]) == table.is_over and rewards[i].tolist() == table.rewards(), f"game {i} ends otherwise"
            if table.is_over:
                numbers[i] += CHECKED
                table.deal((3 << 32) + numbers[i])
    try:
        games.step(games.sample() * 0 + actions.SIZE - 1)
        raise AssertionError("an action that nobody is ever offered was taken")
    except actions.IllegalAction:
        pass


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


def steps_per_s(games: Any, before: int = 100, launches: int = LAUNCHES) -> float:
    """Random play, one launch per step; the games are far apart by then."""
    for _ in range(before):
        games.step(games.sample())
    return float(games.games / timed(lambda: games.step(games.sample()), launches))


def rolls_per_s(games: Any) -> float:
    """Random play without looking."""
    return float(games.games * ROLL / timed(lambda: games.play(ROLL), 2))


def decisions_per_s(edition: str, mode: str, seats: int, launch: Any = None, threads: int = 0) -> float:
    """Whole random games; some of them are held against the interpreted ones."""
    laid = lay_table(setup_of(edition, mode, seats, "standard"))
    many = threads or cuda.threads()
    first = cuda.run(laid, many, 8, 1, launch)
    wanted = [batch.run_games([laid, State()], 1 + i * 8, 8) & cuda.DIGEST for i in range(4)]
    assert first["digests"][:4] == wanted, "whole games differ"
    longer = cuda.run(laid, many, max(8, int(8 / first["seconds"])), 1, launch)
    return longer["decisions"] / longer["seconds"]


def tune(games: int) -> None:
    """The same with other numbers of registers, other splits of the fast memory, and lists of constants elsewhere."""
    plain = "#define TABLE static __constant__ const"
    for edition, mode, seats in TABLES[2:3]:
        laid = lay_table(setup_of(edition, mode, seats, "standard"))
        print(f"{edition} {mode}: random games, M decisions/s", flush=True)
        for registers, threads in ((32, 2048), (40, 1536), (48, 1280)):
            for where in ("__constant__", "__device__"):
                text = cuda.source(laid, "games").replace(plain, f"#define TABLE static {where} const")
                many = cuda.threads() // cuda.PER_MULTIPROCESSOR * threads
                speed = decisions_per_s(edition, mode, seats, cuda.compiled(text, "games", registers), many)
                print(f"  registers {registers}, tables {where}: {speed / 1e6:.1f}", flush=True)
        for bots, many in ((None, games), ("explorer", min(games, THINKING))):
            made: Any = vector.make(edition, mode=mode, seats=seats, games=many, device="cuda", bots=bots)
            print(f"{edition} {mode}, bots {bots}: M steps/s with observations", flush=True)
            for registers in (40, 64, 96, 128):
                for where in ("__constant__", "__device__"):
                    text = cuda.source(laid, "step", seat_bots=made._seat_bots, encode=version().encode)
                    text = text.replace(plain, f"#define TABLE static {where} const")
                    made._kernels["step"] = cuda.compiled(text, "step", registers)
                    for carveout in (-1, 50) if registers == 40 else (-1,):
                        made._kernels["step"].preferred_shared_memory_carveout = carveout
                        speed = steps_per_s(made, 20 if bots is None else 3, 10 if bots is None else 2)
                        print(
                            f"  registers {registers}, tables {where}, carveout {carveout}: {speed / 1e6:.2f}",
                            flush=True,
                        )


if __name__ == "__main__":
    main()
