"""Random play through each adapter compared with the framework's own games, in one run on one core: python bench/envs.py

What the others need is installed into a virtual environment of its own, .venv-envs. Every game is measured in a process of its own, one
after the other and all of them RUNS times in turn, by its processor time; the median counts. All play as their framework's own examples do:

- PettingZoo: `agent_iter`, `last`, and `action_space.sample` with the mask
- Gymnasium: `step` with a sampled action. catanatron's own loop stands for its environment, which no current Gymnasium runs
- OpenSpiel: the loop of its example.py, chance nodes sampled with NumPy; every action counts, those of chance too
- many games at once: ours on one core, pgx with 64 games in one jitted call
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from statistics import median
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv-envs"
PACKAGES = ("pettingzoo[classic]==1.27.0", "open_spiel==2.0.2", "catanatron==3.2.1", "pgx==2.6.0", "jax==0.10.2")
RUNS = 3
RESULTS = ROOT / "bench" / "results.md"
BEGIN, END = "<!-- environments -->", "<!-- end of environments -->"

Play = Callable[[], int]  # plays one game or one batch of steps and returns how many steps that was


def aec(game: Any) -> Play:
    """PettingZoo, one agent after the other."""

    def play() -> int:
        game.reset()
        steps = 0
        for agent in game.agent_iter():
            seen, _, ended, cut, _ = game.last()
            if ended or cut:
                game.step(None)
            else:
                game.step(game.action_space(agent).sample(seen["action_mask"]))
                steps += 1
        return steps

    return play


def parallel(game: Any) -> Play:
    """PettingZoo, all agents at once; the agents' actions count."""

    def play() -> int:
        seen, _ = game.reset()
        steps = 0
        while game.agents:
            given = {agent: game.action_space(agent).sample(view["action_mask"]) for agent, view in seen.items()}
            seen, *_ = game.step(given)
            steps += len(given)
        return steps

    return play


def gym(game: Any) -> Play:
    """Gymnasium."""

    def play() -> int:
        seen, _ = game.reset()
        steps, ended = 0, False
        while not ended:
            seen, _, ended, _, _ = game.step(game.action_space.sample(seen["action_mask"]))
            steps += 1
        return steps

    return play


def spiel(name: str) -> Play:
    """OpenSpiel, as its example plays."""
    import numpy as np
    import pyspiel

    game = pyspiel.load_game(name)

    def play() -> int:
        state = game.new_initial_state()
        steps = 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes())
                state.apply_action(np.random.choice(actions, p=odds))
            else:
                state.apply_action(random.choice(state.legal_actions(state.current_player())))
            steps += 1
        return steps

    return play


def catan() -> Play:
    """catanatron's own loop, four random players."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)])
        game.play()
        return len(getattr(game.state, "action_records", None) or game.state.actions)

    return play


def pgx_chess() -> Play:
    """64 games of chess in one jitted call."""
    import jax
    import pgx  # type: ignore[import-not-found]

    games = pgx.make("chess")
    keys = iter(jax.random.split(jax.random.PRNGKey(1), 100_000))
    held = [jax.jit(jax.vmap(games.init))(jax.random.split(next(keys), 64))]

    @jax.jit  # type: ignore[untyped-decorator]
    def step(key: Any, state: Any) -> Any:
        actions = jax.random.categorical(key, jax.numpy.log(state.legal_action_mask.astype("float32")), axis=1)
        return jax.vmap(games.step)(state, actions)

    def play() -> int:
        held[0] = step(next(keys), held[0])
        held[0].current_player.block_until_ready()
        return 64

    return play


def many(observe: bool = True, **chosen: Any) -> Play:
    """Our vector environment."""
    from room25.envs import vector

    games = vector.make(games=1024, seed=1, observe=observe, **chosen)

    def play() -> int:
        games.step(games.sample())
        return games.games

    return play


def zoo(name: str) -> Play:
    """A game of PettingZoo's own."""
    from importlib import import_module

    return aec(import_module(f"pettingzoo.classic.{name}").env())


def ours_zoo(kind: str, **chosen: Any) -> Play:
    from room25.envs import pettingzoo

    return aec(pettingzoo.env(**chosen)) if kind == "aec" else parallel(pettingzoo.parallel_env(**chosen))


def ours_gym(**chosen: Any) -> Play:
    import gymnasium

    from room25.envs.gymnasium import ID

    return gym(gymnasium.make(ID, **chosen))


def ours_spiel(name: str) -> Play:
    import room25.envs.openspiel  # noqa: F401  (registers the game)

    return spiel(name)


def their_python(name: str) -> Play:
    import open_spiel.python.games  # noqa: F401  (registers them)

    return spiel(name)


SUSPICION: dict[str, Any] = {"edition": "ultimate-en", "mode": "suspicion", "seats": 6}
# framework, name, is it ours, how to make it
GAMES: tuple[tuple[str, str, bool, Callable[[], Play]], ...] = (
    ("PettingZoo", "room25 base Cooperation, 4 seats", True, lambda: ours_zoo("aec", mode="cooperation", seats=4)),
    ("PettingZoo", "room25 ultimate-en Suspicion, 6 seats", True, lambda: ours_zoo("aec", **SUSPICION)),
    ("PettingZoo", "room25 the same, parallel", True, lambda: ours_zoo("parallel", **SUSPICION)),
    ("PettingZoo", "hanabi", False, lambda: zoo("hanabi_v5")),
    ("PettingZoo", "connect_four", False, lambda: zoo("connect_four_v3")),
    ("Gymnasium", "room25 base Solo", True, lambda: ours_gym(mode="solo")),
    ("Gymnasium", "room25 base Suspicion, 4 seats, `explorer` in three", True, lambda: ours_gym(mode="suspicion", seats=4)),
    ("Gymnasium", "catanatron", False, catan),
    ("OpenSpiel", "room25 base Solo", True, lambda: ours_spiel("python_room25(edition=base,mode=solo)")),
    ("OpenSpiel", "room25 ultimate-en Suspicion, 6 seats", True, lambda: ours_spiel("python_room25(edition=ultimate-en,seats=6)")),
    ("OpenSpiel", "hanabi (C++)", False, lambda: spiel("hanabi")),
    ("OpenSpiel", "python_liars_poker", False, lambda: their_python("python_liars_poker")),
    ("OpenSpiel", "python_block_dominoes", False, lambda: their_python("python_block_dominoes")),
    ("OpenSpiel", "python_tic_tac_toe", False, lambda: their_python("python_tic_tac_toe")),
    ("many at once", "room25 base Solo, observations and masks", True, lambda: many(mode="solo")),
    ("many at once", "room25 base Suspicion, 6 seats, the same", True, lambda: many(mode="suspicion", seats=6)),
    ("many at once", "room25 ultimate-en Suspicion, 6 seats, the same", True, lambda: many(**SUSPICION)),
    ("many at once", "room25 ultimate-en Suspicion, 6 seats, masks only", True, lambda: many(observe=False, **SUSPICION)),
    ("many at once", "pgx chess", False, pgx_chess),
)  # fmt: skip


def main() -> None:
    """Measure all of them; with --write the page gets its section anew."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--seconds", type=float, default=3, help="how long to measure each game, a run")
    options.add_argument("--write", action="store_true", help="put the table into bench/results.md")
    options.add_argument("--worker", type=int, help=argparse.SUPPRESS)
    asked = options.parse_args()
    if asked.worker is not None:
        print(json.dumps(measure(GAMES[asked.worker][3](), asked.seconds)))
        return
    from room25.compile import cpu

    cpu.rules()
    theirs = interpreter()
    runs: list[list[float]] = [[] for _ in GAMES]
    for run in range(RUNS):
        for i, (framework, name, is_ours, _) in enumerate(GAMES):
            runs[i].append(in_process(sys.executable if is_ours else theirs, i, asked.seconds))
            print(f"{run + 1}/{RUNS} {framework}: {name} {runs[i][-1]:,.0f} steps/s", flush=True)
    lines = section([median(found) for found in runs])
    print("\n".join(lines))
    if asked.write:
        write(lines)


def measure(play: Play, seconds: float) -> float:
    """Return steps per second of processor time, after a first game that does not count."""
    play()
    steps = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        steps += play()
    return steps / (time.process_time() - began)


def in_process(python: str, i: int, seconds: float) -> float:
    """One game in a process of its own; the last line that it prints is the answer."""
    command = [python, "-W", "ignore", __file__, "--worker", str(i), "--seconds", str(seconds)]
    return float(subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.splitlines()[-1])


def interpreter() -> str:
    """Return a Python that has the other frameworks; it is made if there is none."""
    python = VENV / "bin" / "python"
    if not python.exists():
        print(f"Making {VENV.name} …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
        print(f"Installing {', '.join(PACKAGES)} there (a minute or two) …", flush=True)
        subprocess.run([str(python), "-m", "pip", "install", "-qq", *PACKAGES], check=True)
    return str(python)


def section(speeds: list[float]) -> list[str]:
    """The table: how many times as fast our slowest is as each of theirs."""
    from room25.cli.bench import machine

    least = {
        framework: min(s for (f, _, is_ours, _), s in zip(GAMES, speeds) if is_ours and f == framework)
        for framework, *_ in GAMES
    }
    out = [
        f"Measured on {time.strftime('%Y-%m-%d')} on one core of {machine('compiled')}.",
        "The last column is our slowest game there beside theirs.",
        "",
        "| framework | game | steps/s | room25 is |",
        "| --- | --- | ---: | ---: |",
    ]
    for (framework, name, is_ours, _), speed in zip(GAMES, speeds):
        times = "" if is_ours else f"× {least[framework] / speed:.1f}"
        out.append(f"| {framework} | {name} | {speed:,.0f} | {times} |")
    return out


def write(lines: list[str]) -> None:
    """Put the section into the page of results."""
    page = RESULTS.read_text(encoding="utf-8")
    before, rest = page.split(BEGIN)
    _, after = rest.split(END)
    RESULTS.write_text(before + "\n".join([BEGIN, "", *lines, "", END]) + after, encoding="utf-8")


if __name__ == "__main__":
    main()
