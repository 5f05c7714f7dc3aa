"""A real server process with a database of its own, and what the tests lay on its tables before a browser comes."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

from room25.game import Game

ROOT = Path(__file__).resolve().parents[2]
ADMIN = "whoever runs the server"  # the key of that
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"


@contextmanager
def served(folder: Path, door: tuple[str, ...] = ("-m", "room25")) -> Iterator[Site]:
    """`room25 serve` on a free port of this machine; through another door, another program that serves."""
    with (ROOT / "web" / "build.py").open(encoding="utf-8") as script:
        fcntl.flock(script, fcntl.LOCK_EX)  # the other worker waits, and finds it built
        subprocess.run([sys.executable, script.name], check=True)
    command = [sys.executable, *door, "serve", "--port", "0", "--data", str(folder), "--requests", "0"]
    with (folder / "server.log").open("w") as log:
        own = os.environ | {"ROOM25_ADMIN_KEY": ADMIN}
        server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, env=own)
        assert server.stdout
        try:
            said = server.stdout.readline()
            assert " is open at " in said, (said, (folder / "server.log").read_text())
            yield Site(said.split()[-1].rstrip("/"))
        finally:
            server.terminate()
            server.wait(60)
            server.stdout.close()


@dataclass
class Site:
    """Where the server is, and tables that are laid without a browser."""

    origin: str
    known: dict[str, str] = field(default_factory=dict)

    def table(self, **wanted: Any) -> tuple[str, str]:
        """A new table, and its host's key."""
        made = httpx.post(f"{self.origin}/api/tables", json=wanted, timeout=60)
        assert made.status_code == 201, made.text
        return made.json()["table"]["id"], made.json()["host"]

    def sit(self, table: str, name: str, seat: int = -1) -> tuple[int, str]:
        """A seat at it and the seat's key."""
        got = httpx.post(f"{self.origin}/api/tables/{table}/seats", json={"name": name, "seat": seat}, timeout=60)
        assert got.status_code == 201, got.text
        return got.json()["seat"], got.json()["key"]

    def record(self) -> str:
        """The id of a Suspicion game that was played to its end somewhere else and brought here; always the same one."""
        if "record" not in self.known:
            got = httpx.post(f"{self.origin}/api/records", json={"record": played(3).record()}, timeout=120)
            assert got.status_code == 201, got.text
            self.known["record"] = got.json()["id"]
        return self.known["record"]

    def keys(self, table: str, host: str, seats: dict[int, str]) -> dict[str, Any]:
        """What a browser keeps that laid this table and holds these seats."""
        return {f"keys:{table}": {"host": host, "seats": {str(seat): key for seat, key in seats.items()}}}

    def kept(self, **things: Any) -> Any:
        """A browser's storage with these things in it."""
        entries = [{"name": f"room25:{name}", "value": json.dumps(value)} for name, value in things.items()]
        return {"cookies": [], "origins": [{"origin": self.origin, "localStorage": entries}]}


def played(seed: int) -> Game:
    """A game at random, with things said about rooms, to its end."""
    game, dice = Game.new(edition="base", mode="suspicion", seats=4, seed=seed), Random(seed)
    while game.decision is not None:
        who = dice.choice(game.decision.asked)
        said = game.view(game.seat_of(who)).asides.get(who, ())
        claims = [words for words in said if words.startswith("claim ")]
        if claims and dice.random() < 0.2:
            game.play(f"{who} {dice.choice(claims)}")
        else:
            game.play(f"{who} {dice.choice(game.options(who))}")
    return game
