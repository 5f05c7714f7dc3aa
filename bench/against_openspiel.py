"""Our compiled rules and OpenSpiel's own C++ rollouts, in one go on one core: python bench/against_openspiel.py

OpenSpiel is installed into a virtual environment of its own, .venv-openspiel, unless this interpreter has it. Its loop is its own C++ too:
a search with one simulation hands the state to RandomRolloutEvaluator, which plays any number of random games without a word of Python.
That does not count its steps, so their mean is taken from other random games out of the same states (evaluate_bots, C++ as well). Every
action counts as a step, those of chance inside a game too; ours counts the answers of players only.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv-openspiel"
PACKAGE = "open_spiel==2.0.2"
GAMES = ("social_deduction", "quoridor", "dark_chess", "chess")
RUNS = 5
SAMPLE = 200  # games per run for the mean length


def main() -> None:
    """Measure both and print how many times as fast ours is."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=2, help="how long to measure each game")
    options.add_argument("--worker", action="store_true", help=argparse.SUPPRESS)
    asked = options.parse_args()
    if asked.worker:
        print(json.dumps({name: measure(name, asked.seconds) for name in registered()}))
        return
    theirs = json.loads(run_worker(interpreter(), asked.seconds))
    show(ours(asked.seconds), theirs)


def interpreter() -> str:
    """Return a Python that has OpenSpiel; it is made if there is none."""
    if find_spec("pyspiel") is not None:
        return sys.executable
    python = VENV / "bin" / "python"
    if not python.exists():
        print(f"Making {VENV.name} …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    if subprocess.run([str(python), "-c", "import pyspiel"], capture_output=True).returncode:
        print(f"Installing {PACKAGE} there (a quarter of a minute) …", flush=True)
        subprocess.run([str(python), "-m", "pip", "install", "-qq", PACKAGE], check=True)
    return str(python)


def run_worker(python: str, seconds: float) -> str:
    """This file again under the other interpreter; the last line that it prints is the answer."""
    print(f"Measuring OpenSpiel: {', '.join(GAMES)} …", flush=True)
    command = [python, __file__, "--worker", "--seconds", str(seconds)]
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()[-1]


def registered() -> list[str]:
    """Those of our games that this OpenSpiel has."""
    import pyspiel

    return [name for name in GAMES if name in pyspiel.registered_names()]


def measure(name: str, seconds: float) -> dict[str, float]:
    """Return steps and games per second of processor time, the median of some runs from different deals."""
    import pyspiel

    game = pyspiel.load_game(name)
    bots = [pyspiel.make_uniform_random_bot(player, player) for player in range(game.num_players())]
    dice = random.Random(name)
    rollouts = 16
    while roll(game, dealt(game, dice), rollouts, 1) < seconds / RUNS / 4:
        rollouts *= 2
    rollouts *= 4
    runs = []
    for run in range(RUNS):
        state = dealt(game, dice)
        length = mean_length(state, bots, run)
        took = roll(game, state, rollouts, run)
        runs.append((rollouts * length / took, rollouts / took, length))
    steps, games, length = (median(values) for values in zip(*runs))
    return {"players": game.num_players(), "steps_per_s": steps, "games_per_s": games, "steps": length}


def dealt(game: Any, dice: random.Random) -> Any:
    """A new game after its opening deal, because a search starts when a player must choose."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes())
        state.apply_action(dice.choices(outcomes, weights)[0])
    return state


def roll(game: Any, state: Any, rollouts: int, seed: int) -> float:
    """Return the processor time of `games` random games from this state, all inside OpenSpiel."""
    import pyspiel

    evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
    # exploration, simulations, memory in MB, solve, seed, verbose: one simulation evaluates the state itself, once
    bot = pyspiel.MCTSBot(game, evaluator, 1.0, 1, 1, False, seed, False)
    began = time.process_time()
    bot.step(state)
    return time.process_time() - began


def mean_length(state: Any, bots: list[Any], seed: int) -> float:
    """How many steps a random game from this state takes."""
    import pyspiel

    steps = 0
    for game in range(SAMPLE):
        played = state.clone()
        pyspiel.evaluate_bots(played, bots, seed * SAMPLE + game)
        steps += played.move_number() - state.move_number()
    return steps / SAMPLE


def ours(seconds: float) -> list[Any]:
    """Base Suspicion with six seats, both ways."""
    from room25.cli.bench import compiled_line, interpreted_line
    from room25.compile import cpu
    from room25.setup.lay import Setup

    setup = Setup(mode="suspicion", seats=6)
    compiled = cpu.rules()
    print("Measuring room25 …", flush=True)
    return [compiled_line(compiled, setup, seconds), interpreted_line(setup, seconds)]


def show(cells: list[Any], theirs: dict[str, dict[str, float]]) -> None:
    """Print one line per game, and how many of theirs go into one of ours."""
    from rich.console import Console
    from rich.table import Table

    table = Table(box=None, header_style="bold", padding=(0, 1))
    table.add_column("game")
    for heading in ("seats", "steps/s", "games/s", "room25 compiled", "room25 interpreted"):
        table.add_column(heading, justify="right")
    for cell in cells:
        name = f"room25 {cell.edition} {cell.mode}, {cell.engine}"
        table.add_row(name, str(cell.seats), f"{cell.decisions_per_s:,}", f"{cell.games_per_s:,}", "", "")
    for name, row in theirs.items():
        ratios = [f"× {cell.decisions_per_s / row['steps_per_s']:.2f}" for cell in cells]
        speeds = [f"{row['steps_per_s']:,.0f}", f"{row['games_per_s']:,.0f}"]
        table.add_row(f"OpenSpiel {name}", f"{row['players']:.0f}", *speeds, *ratios)
    Console(width=120).print(table)


if __name__ == "__main__":
    main()
