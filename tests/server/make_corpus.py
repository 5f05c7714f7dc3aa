"""Make the corpus: databases as each released version left them, with games of every edition that are begun, and some that are over.

    python tests/server/make_corpus.py             # every version that is missing
    python tests/server/make_corpus.py 0.2.0       # this one anew

Each version runs from its own source (git), as its own server with its own bots, on SQLite and on PostgreSQL. Beside each database lies
what its games had come to, by that version's own fingerprint: whoever opens it later must come to the same, or leave it alone.
"""

from __future__ import annotations

import gzip
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from server.databases import postgres, tool

CORPUS = Path(__file__).parent / "corpus"
REPOSITORY = Path(__file__).parents[2]
RELEASES = {"0.1.0": "f4167e6", "0.2.0": "d781913"}  # the last commit of each
PLAY = """
import asyncio, json, sys
from random import Random
from room25.game import Game, Setup
from room25.server.messages import Seat
from room25.server import secret
from room25.server.store import Store, StoredCommand, StoredGame
try:
    from room25.setup import editions
except ImportError:
    from room25 import editions

async def go():
    store, expected = await Store.open(sys.argv[1]), {}
    for place, name in enumerate(editions.EDITIONS):
        for mode in editions.load(name).modes:
            for most in (0, 25, 10_000):
                dice, id = Random(f"{name} {mode} {most}"), f"{name}-{mode}-{most}"
                seats = min(editions.load(name).modes[mode]["standard"].players)
                setup = Setup(edition=name, mode=mode, seats=seats)
                game = Game(setup, dice.getrandbits(64))
                seats = tuple(Seat(seat, f"guest {seat}", "") for seat in range(setup.seats))
                keys = tuple(secret.key_hash(f"key {seat}") for seat in range(setup.seats))
                await store.create(StoredGame(id, setup, game.seed, "00" * 16, False, False, place, seats, keys))
                for number in range(1, most + 1):
                    if game.is_over:
                        break
                    who = dice.choice(game.decision.asked)
                    text = f"{who} {dice.choice(game.options(who))}"
                    seat = game.seat_of(who)
                    game.play(text)
                    answer = json.dumps({"type": "accepted", "id": f"c{number}", "number": number}).encode()
                    await store.append(StoredCommand(id, number, seat, f"c{number}", text, answer, ends=game.is_over))
                expected[id] = {"edition": name, "end": game.record().splitlines()[-1], "over": game.is_over}
    await store.close()
    print(json.dumps(expected))

asyncio.run(go())
"""


def made_by(source: Path, url: str) -> str:
    """Let the version in this folder play; gives what it came to."""
    place = {**os.environ, "PYTHONPATH": str(source / "src")}
    done = subprocess.run([sys.executable, "-c", PLAY, url], env=place, capture_output=True, text=True, cwd=source)
    if done.returncode:
        raise SystemExit(done.stderr)
    return done.stdout


def make(version: str, commit: str) -> None:
    with tempfile.TemporaryDirectory() as folder, postgres() as server:
        source = Path(folder) / "source"
        subprocess.run(["git", "worktree", "add", "-q", "--detach", source, commit], check=True, cwd=REPOSITORY)
        try:
            database = Path(folder) / "room25.sqlite"
            expected = json.loads(made_by(source, f"sqlite:///{database}"))
            (CORPUS / f"{version}.sqlite.gz").write_bytes(gzip.compress(database.read_bytes(), 9, mtime=0))
            (CORPUS / f"{version}.json").write_text(json.dumps(expected, indent=1) + "\n")
            dump = tool("pg_dump")
            if server is None or dump is None:
                raise SystemExit("PostgreSQL is not installed: apt install postgresql")
            assert json.loads(made_by(source, server)) == expected
            words = [dump, "--no-owner", "--inserts", server.replace("+asyncpg", "")]
            text = subprocess.run(words, check=True, capture_output=True).stdout
            (CORPUS / f"{version}.sql.gz").write_bytes(gzip.compress(text, 9, mtime=0))
        finally:
            subprocess.run(["git", "worktree", "remove", "--force", source], check=True, cwd=REPOSITORY)


def main() -> None:
    CORPUS.mkdir(exist_ok=True)
    for version in sys.argv[1:] or [one for one in RELEASES if not (CORPUS / f"{one}.json").exists()]:
        make(version, RELEASES[version])
        print(f"{version}: {sum(path.stat().st_size for path in CORPUS.glob(f'{version}.*')) // 1024} kB")


if __name__ == "__main__":
    main()
