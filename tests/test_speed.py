"""What made play fast is still there: compiled rules beside interpreted ones, and a vector of games beside plain compiled play.

Ratios of one run, so that neither the machine nor what else it does decides. They are measured in a process of its own: nobody knows what
a process of the suite has done before.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tomllib
from collections.abc import Iterator, Mapping
from pathlib import Path

BENCH = Path(__file__).parents[1] / "bench"
LOSS = 0.25  # of a ratio; twenty measurements on two busy cores lay within 7 % of the kept ones
KEPT = tomllib.loads((BENCH / "ratios.toml").read_text(encoding="utf-8"))


def losses(found: Mapping[str, float], kept: Mapping[str, float]) -> Iterator[str]:
    """A sentence for every ratio that has fallen by more than LOSS, or that nobody measures any more."""
    for name, ratio in kept.items():
        if name not in found:
            yield f"{name}: nobody measures it"
        elif found[name] < (1 - LOSS) * ratio:
            yield f"{name}: {found[name]:.4g}, and {ratio:.4g} is kept"


def test_no_ratio_of_speeds_has_fallen_by_a_quarter() -> None:
    made = subprocess.run([sys.executable, BENCH / "ratios.py"], capture_output=True, text=True)
    assert made.returncode == 0, made.stderr
    found = json.loads(made.stdout)
    assert not list(losses(found["ratios"], KEPT["ratios"])), (
        f"{', '.join(losses(found['ratios'], KEPT['ratios']))}. Decisions a second are {found['speeds']} and were {KEPT['speeds']}: "
        "either a fast way has become slower, which is to be mended, or a slow way faster: "
        "then renew bench/ratios.toml with `python bench/ratios.py --write`, and say so in the commit."
    )


def test_what_is_held_against_the_kept_ratios() -> None:
    kept = {"compiled_to_interpreted": 100.0, "vector_to_compiled": 0.1}
    assert KEPT["ratios"].keys() == kept.keys()
    assert list(losses({"compiled_to_interpreted": 75.1, "vector_to_compiled": 0.0751}, kept)) == []
    assert list(losses({"compiled_to_interpreted": 300.0, "vector_to_compiled": 0.07}, kept)) == [
        "vector_to_compiled: 0.07, and 0.1 is kept"
    ]
    assert list(losses({"compiled_to_interpreted": 74.9}, kept)) == [
        "compiled_to_interpreted: 74.9, and 100 is kept",
        "vector_to_compiled: nobody measures it",
    ]
