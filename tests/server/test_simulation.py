"""A share of the simulated schedules, and that the simulation can fail: faults that are put in are found."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from server.sim.mutants import FOUND_BY, MUTANTS

PROVE = Path(__file__).parent / "prove.py"


def simulated(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(PROVE), "simulate", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("first", [1, 1001])
def test_no_promise_is_broken_whatever_befalls_servers_database_and_people(first: int) -> None:
    done = simulated("--count", "300", "--seed", str(first))
    assert done.returncode == 0, done.stdout + done.stderr
    assert "300 schedules" in done.stdout


@pytest.mark.parametrize("mutant", MUTANTS)
def test_the_simulation_finds(mutant: str) -> None:
    done = simulated("--mutant", mutant, "--seed", str(FOUND_BY.get(mutant, 1)), "--count", "100")
    assert done.returncode == 1 and f"--mutant {mutant}" in done.stdout, done.stdout + done.stderr


def test_a_schedule_is_replayed_to_the_last_word() -> None:
    first, again = simulated("--seed", "7"), simulated("--seed", "7")
    assert first.stdout == again.stdout and len(first.stdout.splitlines()) > 20, first.stderr
