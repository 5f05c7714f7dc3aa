"""Does an installed room25 work? Run by tools/release.py with the Python of a fresh environment, far from the checkout.

python tools/smoke.py VERSION
"""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path

ROOM25 = [sys.executable, "-I", "-m", "room25"]

# Runs a command, and ends it if it reaches for the network or for another program.
ALONE = """
import runpy, sys
def refuse(event, what):
    if event in ("socket.connect", "socket.getaddrinfo", "subprocess.Popen", "os.exec", "os.posix_spawn", "os.system"):
        raise SystemExit(f"{event}: {what}")
sys.addaudithook(refuse)
runpy.run_module("room25", run_name="__main__", alter_sys=True)
"""


def room25(*words: str, keys: str = "", folder: str | None = None) -> str:
    """What a command prints; it must end well."""
    done = subprocess.run(
        [*ROOM25, *words], input=keys, capture_output=True, text=True, encoding="utf-8", timeout=300, cwd=folder
    )
    assert done.returncode == 0, f"room25 {' '.join(words)}: {done.stdout[-1000:]} {done.stderr[-2000:]}"
    return done.stdout


def imported(version: str) -> None:
    """It is the installed one, of this version, with its texts and rules."""
    import room25 as package
    from room25.rulebook import rules
    from room25.texts import LANGUAGES, Texts

    assert Path(package.__file__ or "").is_relative_to(sys.prefix), package.__file__
    assert room25("--version").strip() == f"room25 {version}"
    assert all(Texts(language).room("vortex") for language in LANGUAGES)
    assert "ROOM-VORTEX-01" in rules() and "ROOM-VORTEX-01" in room25("rule", "ROOM-VORTEX-01")


def game() -> None:
    """A game of every edition to its end, and its record replayed."""
    from room25.game import Game
    from room25.setup.editions import EDITIONS

    for edition in EDITIONS:
        table, luck = Game.new(edition, mode="cooperation", seats=4, seed=25), random.Random(25)
        while table.decision is not None:
            who = table.decision.asked[0]
            table.play(f"{who} {luck.choice(table.options(who))}")
        assert table.result and Game.from_record(table.record()).record() == table.record()


def terminal() -> None:
    """A game in the terminal, by somebody who always takes the first answer and then leaves."""
    said = room25("play", "--edition", "base", "--mode", "solo", "--seed", "7", "--lang", "en", keys="1\n" * 400)
    assert "The game is over." in said, said[-2000:]


def server(folder: str) -> None:
    """A server that is ready, serves the browser game and lays a table."""
    command = [*ROOM25, "serve", "--port", "0", "--data", f"{folder}/data"]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, encoding="utf-8"
    ) as running:
        try:
            assert running.stdout is not None
            link = re.search(r"http://\S+/", running.stdout.readline())
            assert link, "the server did not say its link"
            assert _get(link[0] + "readyz") == "ok\n"
            assert "<script" in _get(link[0]), "the wheel lacks the browser game"
            body = json.dumps(
                {"edition": "base", "mode": "cooperation", "seats": 2, "bots": {"0": "explorer"}}
            ).encode()
            laid = json.loads(_get(link[0] + "api/tables", body))
            assert laid["host"], laid
        finally:
            running.terminate()


def site(folder: str) -> None:
    """The game without a server, written by this process alone: it opens no connection and starts no program."""
    words = ["site", "--out", f"{folder}/site", "--url", "https://games.example/room25/"]
    done = subprocess.run([sys.executable, "-I", "-c", ALONE, *words], capture_output=True, text=True, encoding="utf-8")
    assert done.returncode == 0 and "The game lies in" in done.stdout, (done.stdout, done.stderr)
    page = Path(folder, "site", "index.html").read_text(encoding="utf-8")
    assert "https://games.example/room25/preview.png" in page, page
    named = set(re.findall(r'(?:src|href)="\./([^"]+)"', page))
    assert named and not {name for name in named if not Path(folder, "site", name).is_file()}
    assert "Mozilla Public License" in Path(folder, "site", "LICENSES.txt").read_text(encoding="utf-8")
    [runtime] = Path(folder, "site", "runtime").iterdir()
    assert {"pyodide.asm.wasm", "room25.wasm", "room25.zip"} <= {path.name for path in runtime.iterdir()}


def _get(address: str, body: bytes | None = None) -> str:
    request = urllib.request.Request(address, data=body, headers={"content-type": "application/json"})
    with urllib.request.urlopen(request, timeout=60) as answer:
        return str(answer.read().decode())


def arena(folder: str) -> None:
    """A small arena, without compiling: that takes minutes, and the suite does it."""
    said = room25(
        "arena", "--bots", "uniform,cautious", "--games", "6", "--no-compile", "--quiet", "--json", "-", folder=folder
    )
    assert json.loads(said)["cells"], said


def examples(folder: str) -> None:
    """The examples come along, and run."""
    room25("examples", f"{folder}/examples")
    ran = subprocess.run(
        [sys.executable, "-I", f"{folder}/examples/my_bot.py"],
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=300,
    )
    assert "result:" in ran.stdout, ran.stderr
    assert Path(folder, "examples", "editions.toml").is_file()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        imported(sys.argv[1])
        game()
        terminal()
        server(scratch)
        site(scratch)
        arena(scratch)
        examples(scratch)
    print("all well")
