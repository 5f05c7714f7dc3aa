"""`room25 arena` as a person or a program uses it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from room25.arena.report import FORMAT

FILE = str(Path(__file__).with_name("own_bot.py"))
OWN = "own_bot.py"  # what the tables call it
COMMAND = (sys.executable, "-m", "room25", "arena", "--no-compile")


def arena(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([*COMMAND, *words], capture_output=True, text=True, timeout=300)


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, dict[str, Any], bytes]:
    """One run with everything: its tables, its document and its picture."""
    folder = tmp_path_factory.mktemp("arena")
    report, picture = folder / "report.json", folder / "picture.png"
    words = f"--bots uniform,{FILE} --mode cooperation,suspicion,team --games 4 --workers 2 --seed 3".split()
    found = arena(*words, "--json", str(report), "--plot", str(picture))
    assert (found.returncode, found.stderr.strip()) == (0, "")
    return found.stdout, json.loads(report.read_text(encoding="utf-8")), picture.read_bytes()


def test_the_tables(made: tuple[str, dict[str, Any], bytes]) -> None:
    shown = made[0]
    for words in (
        "All together: how often they got out",
        "Suspicion: how often the prisoners got out",
        "Rivals: the first bot's share of decided games",
        "By mode and role",
        "Ratings (openskill",
        "Time a decision",
        "base cooperation, 4 seats",
        "28 games",
    ):
        assert words in shown


def test_the_document(made: tuple[str, dict[str, Any], bytes]) -> None:
    found = made[1]
    assert set(found) == set("format version settings complete wall_seconds cells roles ratings bots notes".split())
    assert (found["format"], found["complete"]) == (FORMAT, True)
    assert {key: found["settings"][key] for key in ("games", "seed", "workers", "compiled")} == {
        "games": 4,
        "seed": 3,
        "workers": 2,
        "compiled": False,
    }
    assert [bot["label"] for bot in found["settings"]["bots"]] == ["uniform", OWN]
    assert [(cell["mode"], cell["line_up"]) for cell in found["cells"]] == [
        ("cooperation", {"all": "uniform"}),
        ("cooperation", {"all": OWN}),
        *[("suspicion", {"prisoners": p, "guards": g}) for p in ("uniform", OWN) for g in ("uniform", OWN)],
        ("team", {"first": OWN, "second": "uniform"}),
    ]
    for cell in found["cells"]:
        assert cell["games"] == 4 == cell["wins"] + cell["losses"] + cell["draws"]
        decided = cell["wins"] + cell["losses"]
        assert cell["share"] == (cell["wins"] / decided if decided else None)
        assert 0 <= cell["interval"][0] <= (cell["share"] or 0) <= cell["interval"][1] <= 1
        assert cell["full"] + cell["partial"] == (cell["wins"] if cell["mode"] == "cooperation" else 0)
        assert cell["decisions"] > 0 and cell["seconds"] > 0 and cell["mean_rounds"] >= 1
        assert sum(line["games"] for line in cell["by_guards"].values()) == (4 if cell["mode"] == "suspicion" else 0)
    assert {(line["mode"], line["role"]) for line in found["roles"]} == {
        ("cooperation", "everybody"),
        ("suspicion", "prisoners"),
        ("suspicion", "guards"),
        ("team", "rival"),
    }
    assert len(found["ratings"]) == 2 + 4 + 2
    assert {line["bot"] for line in found["bots"]} == {"uniform", OWN}
    assert all(0 < line["ms_per_decision"] <= line["slowest_ms"] for line in found["bots"])


def test_the_picture(made: tuple[str, dict[str, Any], bytes]) -> None:
    assert made[2].startswith(b"\x89PNG\r\n")
    assert len(made[2]) > 20_000


def test_a_dash_prints_the_document_and_nothing_else(tmp_path: Path) -> None:
    picture = tmp_path / "p.svg"
    found = arena(*"--bots uniform --mode solo --games 2 --workers 1 --quiet --json -".split(), "--plot", str(picture))
    assert json.loads(found.stdout)["cells"][0]["games"] == 2
    assert found.stderr == ""
    assert "room25 arena: 2 games" in picture.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--bots nobody", "there is no bot 'nobody'; bots are uniform, cautious, explorer, search"),
        ("--bots no/such.py", "there is no Python file no/such.py"),
        ("--bots uniform --mode team", "team needs two different bots"),
        ("--mode team --edition ultimate-en", "ultimate-en has no mode 'team'"),
        ("--edition first", "there is no edition 'first'; there are base"),
        ("--seats four", "--seats takes numbers above 0, not 'four'"),
        ("--playouts 10 --seconds 1", "a budget is --playouts or --seconds, not both"),
        ("--playouts -3", "--playouts takes numbers above 0"),
        ("--option fast", "cooperation has no option 'fast'"),
        ("--plot picture.bmp", "a picture is .png or .svg, not picture.bmp"),
        ("--plot no/such/picture.png", "there is no folder no/such"),
        ("--json no/such/file.json", "cannot be written to no/such/file.json"),
    ],
)
def test_bad_input_is_one_sentence(words: str, sentence: str) -> None:
    found = arena(*words.split())
    assert (found.returncode, found.stdout) == (1, "")
    assert found.stderr.startswith("room25: ") and sentence in found.stderr
    assert found.stderr.count("\n") == 1


@pytest.mark.skipif(os.name != "posix", reason="needs signals")
def test_ctrl_c_prints_what_was_played_and_leaves_nobody(tmp_path: Path) -> None:
    bot = tmp_path / "watched.py"
    text = Path(FILE).read_text(encoding="utf-8")
    bot.write_text(
        text + f"\n\nimport os, pathlib\n\npathlib.Path({str(tmp_path)!r}, f'{{os.getpid()}}.pid').touch()\n",
        encoding="utf-8",
    )
    words = f"--bots uniform,{bot} --games 100000 --workers 2 --json -".split()
    listens = partial(signal.signal, signal.SIGINT, signal.SIG_DFL)  # also where the tests run in the background
    with subprocess.Popen(
        [*COMMAND, *words], stdout=-1, stderr=-1, text=True, start_new_session=True, preexec_fn=listens
    ) as running:
        give_up = time.monotonic() + 60
        while (
            len(list(tmp_path.glob("*.pid"))) < 3 and time.monotonic() < give_up
        ):  # the command itself, and two processes
            time.sleep(0.05)
        time.sleep(1)
        os.killpg(running.pid, signal.SIGINT)  # as the terminal does: everybody hears it
        shown, said = running.communicate(timeout=60)
    assert running.returncode == 130
    assert "Traceback" not in said
    found = json.loads(shown)
    assert found["complete"] is False
    assert [cell["games"] > 0 for cell in found["cells"]] == [True, True]
    pids = [int(path.stem) for path in tmp_path.glob("*.pid")]
    assert len(pids) == 3
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
