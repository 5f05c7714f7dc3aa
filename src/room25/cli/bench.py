"""`room25 bench`: how fast random legal play runs on one core or on a GPU, and what a copy of a state costs."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from enum import StrEnum
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Annotated, Any

import typer

from room25.cli.expansion import With

if TYPE_CHECKING:
    from rich.console import Console

    from room25.engine.table.state import State
    from room25.setup.lay import Setup

__all__ = ["bench", "check_alike", "compiled_line", "expected", "interpreted_line", "machine"]

RUNS = 5  # of which the median counts
CHECKED = 50  # games that two engines must play alike before either is measured
HEADING = """# Speed of random legal play

Written by `room25 bench --log`, one line per kind of game; newest last. One core unless the engine is `cuda`. `state` is the size of the
flat record in bytes, `clone` the cost of one copy in nanoseconds (inside compiled code if the engine is `compiled`).

"""
COLUMNS = ("edition", "mode", "level", "seats", "engine", "decisions/s", "rounds/s", "games/s", "state", "clone")


class Engine(StrEnum):
    """Which way to run the rules."""

    interpreted = "interpreted"
    compiled = "compiled"
    both = "both"


class Device(StrEnum):
    """Where to run the rules."""

    cpu = "cpu"
    cuda = "cuda"


@dataclass(frozen=True)
class BenchLine:
    """One line of the table: a kind of game, an engine, and how fast the engine plays it."""

    edition: str
    mode: str
    level: str
    seats: int
    engine: str
    decisions_per_s: int
    rounds_per_s: int
    games_per_s: int
    state_bytes: int
    clone_ns: float | None

    def texts(self) -> list[str]:
        """Return the line as texts for a table."""
        clone = "–" if self.clone_ns is None else f"{self.clone_ns:,.0f}"
        speeds = (self.decisions_per_s, self.rounds_per_s, self.games_per_s, self.state_bytes)
        names = [self.edition, self.mode, self.level, str(self.seats), self.engine]
        return [*names, *(f"{n:,}" for n in speeds), clone]


def bench(
    edition: Annotated[str, typer.Option(help="Only this edition.")] = "",
    mode: Annotated[str, typer.Option(help="Only this mode.")] = "",
    seats: Annotated[int, typer.Option(show_default="the most of each mode", help="So many seats.")] = 0,
    device: Annotated[Device, typer.Option(help="One core of the processor, or a GPU.")] = Device.cpu,
    engine: Annotated[Engine, typer.Option(help="Which way to run the rules, on the processor.")] = Engine.both,
    seconds: Annotated[float, typer.Option(min=0.01, help="How long to measure each line.")] = 1.0,
    as_json: Annotated[bool, typer.Option("--json", help="Print a list of objects and nothing else.")] = False,
    log: Annotated[
        Path | None, typer.Option(help="Add the lines, with their date, to this page, like bench/results.md.")
    ] = None,
    with_: With = None,
) -> None:
    """Measure random legal play: decisions, rounds and games per second, the size of a state and the cost of a copy."""
    from rich.console import Console
    from rich.table import Table

    from room25.cli.progress import told

    aside = Console(stderr=True)
    setups = list(chosen(edition, mode, seats))
    if log is not None:
        check_log(log)
    lines: list[BenchLine] = []
    for name, measure in engines(device, engine, aside):
        with told(aside) as tell:
            for done, setup in enumerate(setups):
                tell(done, len(setups), f"{name} {setup.edition} {setup.mode} {setup.level}, {setup.seats} seats")
                lines.append(measure(setup, seconds))
    lines.sort(key=lambda line: [(s.edition, s.mode) for s in setups].index((line.edition, line.mode)))
    if as_json:
        print(json.dumps([asdict(line) for line in lines], indent=2))
    else:
        table = Table(box=None, header_style="bold", padding=(0, 1))
        for name in COLUMNS:
            table.add_column(name, justify="left" if name in COLUMNS[:3] or name == "engine" else "right")
        for line in lines:
            table.add_row(*line.texts())
        # Wide enough for all columns if the output goes into a file, whose width is unknown.
        console = Console()
        (console if console.is_terminal else Console(width=140)).print(table)
    if log is not None:
        append(log, lines)


def chosen(edition: str, mode: str, seats: int) -> Iterator[Setup]:
    """Yield one setup per mode and level, with the most seats unless asked otherwise. Raises Room25Error if nothing is left."""
    from room25.errors import Room25Error
    from room25.setup import editions
    from room25.setup.kinds import game_kinds

    if edition and edition not in editions.EDITIONS:
        raise Room25Error(f"there is no edition {edition!r}; there is {', '.join(editions.EDITIONS)}")
    every = [cell for cell in game_kinds() if edition in ("", cell.edition)]
    largest: dict[tuple[str, str, str], int] = {}
    for cell in every:
        if mode in ("", cell.mode) and seats in (0, cell.seats):
            key = (cell.edition, cell.mode, cell.level)
            largest[key] = max(cell.seats, largest.get(key, 0))
    if not largest:
        modes = dict.fromkeys(cell.mode for cell in every)
        offers = "; ".join(
            f"{key} with {', '.join(map(str, sorted({c.seats for c in every if c.mode == key})))}" for key in modes
        )
        raise Room25Error(f"no game has mode {mode or 'any'} and {seats or 'any number of'} seats; there are {offers}")
    for cell in every:
        if largest.get((cell.edition, cell.mode, cell.level)) == cell.seats:
            yield cell.setup()


Measure = Callable[["Setup", float], BenchLine]


def engines(device: Device, engine: Engine, aside: Console) -> Iterator[tuple[str, Measure]]:
    """Yield the engines that were asked for, by name; each is made ready when its turn comes."""
    from room25.cli.warm import compiled_rules
    from room25.compile import cpu, native

    if device is Device.cuda:
        yield "cuda", cuda_line
        return
    if engine is not Engine.compiled:
        yield "interpreted", interpreted_line
    if engine is Engine.both and not cpu.is_possible():
        aside.print(f"Only the interpreted rules are measured: {native.NONE}")
    elif engine is not Engine.interpreted:
        compiled = compiled_rules(aside)
        yield "compiled", lambda setup, seconds: compiled_line(compiled, setup, seconds)


def interpreted_line(setup: Setup, seconds: float) -> BenchLine:
    """Measure the interpreted rules: plain Python over plain lists."""
    from room25.engine.entries import games as batch
    from room25.engine.table.state import State
    from room25.setup.lay import table

    states = [table(setup), State()]

    def play(seed: int, games: int) -> tuple[int, int]:
        return batch.run_games(states, seed, games) >> 30, states[1].rng0

    def clone(n: int) -> None:
        state = states[1]
        for _ in range(n):
            state.clone()

    return bench_line(setup, "interpreted", timed(play, seconds), per_call(clone, 1000) * 1e9)


def compiled_line(compiled: Any, setup: Setup, seconds: float) -> BenchLine:
    """Measure the compiled rules: machine code over NumPy records."""
    import numpy as np

    from room25.engine.table.state import dtype, to_record
    from room25.setup.lay import table

    laid = table(setup)
    states = np.zeros(2, dtype())
    to_record(laid, states[0])
    check_alike(setup, [compiled.run_games(states, 1, CHECKED)], [expected(laid, 1, CHECKED)])

    def play(seed: int, games: int) -> tuple[int, int]:
        return compiled.run_games(states, seed, games) >> 30, int(states[1]["rng0"])

    figures = timed(play, seconds)
    return bench_line(setup, "compiled", figures, per_call(lambda n: compiled.clone_many(states, n), 100_000) * 1e9)


def cuda_line(setup: Setup, seconds: float) -> BenchLine:
    """Measure the rules inside a CUDA kernel, in which each thread plays one game at a time."""
    from room25.compile import cuda
    from room25.setup.lay import table

    laid = table(setup)
    threads = cuda.threads()
    # A short launch for its checksums and its speed, then one that lasts about as long as asked for.
    first = cuda.run(laid, threads, 8, 1)
    # A thread's games are those of run_games from its own seed.
    wanted = [expected(laid, 1 + i * 8, 8) & cuda.DIGEST for i in range(len(first["digests"]))]
    check_alike(setup, first["digests"], wanted)
    games = max(8, int(8 * seconds / first["seconds"]))
    figures = cuda.run(laid, threads, games, 1)
    counts = (figures["decisions"], figures["rounds"], figures["games"])
    return bench_line(setup, "cuda", tuple(n / figures["seconds"] for n in counts), None)


def expected(laid: State, seed: int, games: int) -> int:
    """Return the digest of the games that the interpreted rules play from these seeds."""
    from room25.engine.entries import games as batch
    from room25.engine.table.state import State

    return batch.run_games([laid, State()], seed, games)


def check_alike(setup: Setup, got: list[int], wanted: list[int]) -> None:
    """Raise Room25Error if an engine plays other games than the interpreted rules: then it must be mended, not measured."""
    from room25.errors import Room25Error

    if list(got) != wanted:
        raise Room25Error(
            f"{setup.edition} {setup.mode} with {setup.seats} seats: this engine and the interpreted rules play different "
            f"games from the same seeds (checksums {list(got)} and {wanted}); its speed means nothing until they agree"
        )


def timed(play: Callable[[int, int], tuple[int, int]], seconds: float) -> tuple[float, ...]:
    """Return decisions, rounds and games per second of processor time, the median of some runs; `play(seed, games)` counts two of them."""

    def run(seed: int, games: int) -> tuple[float, ...]:
        began = time.process_time()
        decisions, rounds = play(seed, games)
        took = max(time.process_time() - began, 1e-9)
        return decisions / took, rounds / took, games / took

    play(1, 2)
    games = 8
    speed = run(1, games)[2]
    while games / speed < seconds / RUNS / 4:
        games *= 4
        speed = run(1, games)[2]
    games = max(1, int(seconds / RUNS * speed))
    runs = [run(1 + i * games, games) for i in range(RUNS)]
    return tuple(median(values) for values in zip(*runs))


def per_call(f: Callable[[int], object], n: int) -> float:
    """Return the seconds that one of n repetitions takes, the median of some runs."""
    f(n)
    times = []
    for _ in range(RUNS):
        began = time.process_time()
        f(n)
        times.append((time.process_time() - began) / n)
    return median(times)


def bench_line(setup: Setup, engine: str, speeds: tuple[float, ...], clone_ns: float | None) -> BenchLine:
    """Return a line with its figures rounded to what was measured."""
    decisions, rounds, games = (round(speed) for speed in speeds)
    clone = None if clone_ns is None else round(clone_ns, 1)
    names = (setup.edition, setup.mode, setup.level, setup.seats, engine)
    return BenchLine(*names, decisions, rounds, games, state_bytes(), clone)


def state_bytes() -> int:
    """Return the size of the flat record; without NumPy, the sum of its fields."""
    from room25.engine.table import state

    try:
        return int(state.dtype().itemsize)
    except ImportError:
        return sum(int(width[1:]) * max(length, 1) for _, length, width in state.FIELDS)


def check_log(page: Path) -> None:
    """Refuse at the beginning what could not be written at the end. Raises Room25Error."""
    from room25.errors import Room25Error

    if page.is_dir() or not page.absolute().parent.is_dir():
        raise Room25Error(f"the lines cannot be added to {page}: there is no such folder, or it is one itself")


def append(path: Path, measured: list[BenchLine]) -> None:
    """Add the lines to a page, under a heading if the page is new."""
    lines = [
        f"| {time.strftime('%Y-%m-%d')} | {' | '.join(line.texts())} | {machine(line.engine)} |\n" for line in measured
    ]
    if not path.exists():
        columns = ("date", *COLUMNS, "on")
        rule = ["---:" if name in COLUMNS[5:] or name == "seats" else "---" for name in columns]
        lines = [HEADING, f"| {' | '.join(columns)} |\n", f"| {' | '.join(rule)} |\n", *lines]
    with path.open("a", encoding="utf-8") as page:
        page.writelines(lines)


def machine(engine: str) -> str:
    """Return what the figures were measured on."""
    if engine == "cuda":
        from room25.compile import cuda

        return cuda.name()
    import platform

    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
        processor = next(line.split(":", 1)[1].strip() for line in text.splitlines() if line.startswith("model name"))
    except (OSError, StopIteration):
        processor = platform.processor() or platform.machine()
    return f"{processor}, Python {platform.python_version()}"
