"""The same study gives the same rows: on one process and two, killed and gone on with, and on Ray, on one machine and on several."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from lab.small import frames, lay, same
from room25.lab.run import StudyRun
from room25.lab.store import GAMES
from room25.lab.study import read

LOOPBACK = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER": "0"}


def lab(study: Path, out: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "room25", "lab", str(study), "--out", str(out), *words]
    return subprocess.run(command, capture_output=True, text=True, timeout=300, env=LOOPBACK)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The study, and what one process makes of it."""
    folder = tmp_path_factory.mktemp("lab")
    run = StudyRun(read(lay(folder)), folder / "one")
    told: list[int] = []
    run.play(workers=1, progress=lambda games, cell: told.append(games))
    assert sum(told) == run.total == 12 * 240 + 240 + 3
    return folder


def test_two_processes(folder: Path) -> None:
    StudyRun(read(folder / "small.toml"), folder / "two").play(workers=2)
    assert same(folder / "one", folder / "two")


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs signals")
def test_killed_and_gone_on_with(folder: Path) -> None:
    out = folder / "killed"
    command = [sys.executable, "-m", "room25", "lab", str(folder / "small.toml"), "--out", str(out), "--workers", "2"]
    with subprocess.Popen([*command, "--quiet"], stderr=subprocess.DEVNULL) as running:
        give_up = time.monotonic() + 120
        while len(list(out.glob("chunks/*.games"))) < 3 and time.monotonic() < give_up and running.poll() is None:
            time.sleep(0.005)
        running.kill()
    kept = {path.name: path.stat().st_mtime_ns for path in out.glob("chunks/*.games")}
    assert len(kept) >= 3 and not (out / GAMES).exists()
    torn = out / "chunks" / "000000-0000000000-240.games.half"
    torn.write_bytes(b"half a file")  # as a crash in the middle of writing would leave it
    run = StudyRun(read(folder / "small.toml"), out)
    told: list[int] = []
    run.play(workers=1, progress=lambda games, cell: told.append(games))
    assert told[0] > 0 and sum(told) == run.total  # what was there is not played again, and nothing is missing
    assert same(folder / "one", out)


@pytest.mark.skipif(not hasattr(signal, "SIGKILL"), reason="needs signals")
def test_ctrl_c_keeps_what_was_played(folder: Path) -> None:
    out = folder / "stopped"
    command = [sys.executable, "-m", "room25", "lab", str(folder / "small.toml"), "--out", str(out), "--workers", "1"]
    listens = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # also where the tests run in the background
    with subprocess.Popen(
        command, stderr=subprocess.PIPE, text=True, start_new_session=True, preexec_fn=listens
    ) as running:
        give_up = time.monotonic() + 120
        while not list(out.glob("chunks/*.games")) and time.monotonic() < give_up and running.poll() is None:
            time.sleep(0.005)
        os.killpg(running.pid, signal.SIGINT)
        _, said = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "the same command goes on" in " ".join(said.split()) and "Traceback" not in said
    found = lab(folder / "small.toml", out, "--quiet")
    assert (found.returncode, found.stderr) == (0, "")
    assert same(folder / "one", out)


def test_a_ray_of_our_own(folder: Path) -> None:
    found = lab(folder / "small.toml", folder / "ray", "--ray", "local", "--quiet")
    assert (found.returncode, found.stderr) == (0, "")
    assert same(folder / "one", folder / "ray")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """Two nodes, each a process with workers of its own; gives their address."""
    code = (
        "import sys\nfrom ray.cluster_utils import Cluster\n"
        "args = {'num_cpus': 1, 'object_store_memory': 80 << 20}\n"
        "c = Cluster(initialize_head=True, head_node_args=args)\nc.add_node(**args)\n"
        "print(c.address, flush=True)\nsys.stdin.read()\nc.shutdown()\n"
    )
    with subprocess.Popen(
        [sys.executable, "-c", code],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=LOOPBACK,
    ) as running:
        assert running.stdout is not None
        yield running.stdout.readline().strip()
        running.communicate(timeout=60)


def test_a_cluster_at_an_address(folder: Path, cluster: str) -> None:
    assert cluster.startswith("127.0.0.1:")
    found = lab(folder / "small.toml", folder / "cluster", "--ray", cluster, "--quiet")
    assert (found.returncode, found.stderr) == (0, "")
    assert same(folder / "one", folder / "cluster")


def test_another_seed_gives_other_games(folder: Path) -> None:
    text = (folder / "small.toml").read_text(encoding="utf-8").replace("seed = 5", "seed = 6").replace("240", "40")
    other = lay(folder / "other", text)
    StudyRun(read(other), folder / "six").play(workers=1)
    assert frames(folder / "six")[0]["result"].to_list() != frames(folder / "one")[0]["result"].to_list()
