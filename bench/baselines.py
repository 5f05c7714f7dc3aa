"""All baselines of the benchmark from one command, five seeds each: python bench/baselines.py

What they need (torch for the processor, sb3-contrib, OpenSpiel) is installed into a virtual environment of its own, .venv-baselines, which
sees what .venv has. Every run is a process of its own (bench/baseline.py) and is kept in build/baselines: what was played is not played
again. What came out goes to build/baselines too: baselines.json, and the learning curves of all seeds as pictures.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
VENV = ROOT / ".venv-baselines"
PACKAGES = (
    ("torch==2.13.0",),
    ("sb3-contrib==2.9.2", "open_spiel==2.0.2"),
)  # torch first: the others would bring one for GPUs
KEPT = ROOT / "build" / "baselines"
LEARNERS = ("maskable-ppo", "own-ppo")
SEARCH = "openspiel-ismcts"
SEEDS = 5


@dataclass(frozen=True)
class Asked:
    """One run: for the search, `steps` are simulations for an answer."""

    baseline: str
    seed: int
    steps: int
    points: int
    games: int

    @property
    def kept(self) -> Path:
        return KEPT / f"{'-'.join(str(part) for part in asdict(self).values())}.json"

    def play(self, python: str) -> None:
        """Play it, unless that was done before."""
        if self.kept.exists():
            return
        options = [f"--{name}={value}" for name, value in asdict(self).items() if name != "baseline"]
        command = [python, "-W", "ignore", str(ROOT / "bench" / "baseline.py"), self.baseline, *options]
        said = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout
        KEPT.mkdir(parents=True, exist_ok=True)
        self.kept.write_text(said.splitlines()[-1] + "\n", encoding="utf-8")
        print(f"{self.baseline}, seed {self.seed}: {said.strip()}", flush=True)


def main() -> None:
    """Play what is asked for, and write what came out."""
    options = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    options.add_argument("--steps", type=int, default=1_000_000, help="answers that a learner may learn from")
    options.add_argument("--points", type=int, default=20, help="how often a learner is measured on the way")
    options.add_argument("--games", type=int, default=150, help="deals of the task that are played at each point")
    options.add_argument("--simulations", type=int, default=25, help="of OpenSpiel's search for an answer")
    options.add_argument("--search-games", type=int, default=30, help="deals of the search for each seed")
    options.add_argument("--seeds", type=int, default=SEEDS)
    options.add_argument("--workers", type=int, default=2, help="runs at once")
    said = options.parse_args()
    runs = [
        Asked(name, seed, said.steps, said.points, said.games)
        for seed in range(1, said.seeds + 1)
        for name in LEARNERS
    ] + [Asked(SEARCH, seed, said.simulations, 1, said.search_games) for seed in range(1, said.seeds + 1)]  # fmt: skip
    python = interpreter()
    with ThreadPoolExecutor(said.workers) as threads:
        list(threads.map(lambda run: run.play(python), runs))
    write(gathered(runs), KEPT)


def interpreter() -> str:
    """Return a Python that has the libraries; it is made if there is none."""
    python = VENV / "bin" / "python"
    if not python.exists():
        print(f"Making {VENV.name} …", flush=True)
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
    if subprocess.run([str(python), "-c", "import sb3_contrib, pyspiel, room25"], capture_output=True).returncode:
        for packages in PACKAGES:
            print(f"Installing {', '.join(packages)} there …", flush=True)
            subprocess.run([str(python), "-m", "pip", "install", "-qq", *packages], check=True)
        say = "import sysconfig; print(sysconfig.get_path('purelib'))"
        own = Path(
            subprocess.run([str(python), "-c", say], check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
        )
        shared = sysconfig.get_path("purelib")
        (own / "shared.pth").write_text(f"import site; site.addsitedir({shared!r})\n", encoding="utf-8")
    return str(python)


def gathered(runs: list[Asked]) -> dict[str, Any]:
    """All runs as one piece of data: for each baseline what it was allowed, and the points of each seed."""
    found: dict[str, Any] = {}
    for run in runs:
        told = json.loads(run.kept.read_text(encoding="utf-8"))
        row = found.setdefault(run.baseline, {"steps": run.steps, "games": run.games, "runs": []})
        row["runs"].append({"seed": run.seed, "points": told["points"]})
    return {"task": "room25/solo-base-v1", "baselines": found}


def curves(found: dict[str, Any], part: int) -> dict[str, list[tuple[float, list[float]]]]:
    """For each learner its points: steps in thousands, and a share for each seed. Part 1 is games won, part 3 how far they came."""
    told = {}
    for name, row in found["baselines"].items():
        if name in LEARNERS:
            columns = zip(*(run["points"] for run in row["runs"]), strict=True)
            told[name] = [
                (points[0][0] / 1000, [point[part] / (point[2] if part == 1 else 1) for point in points])
                for points in columns
            ]
    return told


def write(found: dict[str, Any], folder: Path) -> None:
    """Write the numbers and the two pictures."""
    from room25.lab.draw import curves as draw

    text = json.dumps(found, indent=1).replace("\n      ", " ").replace("\n     ]", " ]")
    (folder / "baselines.json").write_text(text + "\n", encoding="utf-8")
    for name, part, what in (("won", 1, "games won"), ("far", 3, "how far games came")):
        picture = draw(curves(found, part), "thousand answers", what)
        (folder / f"baselines-{name}.svg").write_text(picture.svg + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
