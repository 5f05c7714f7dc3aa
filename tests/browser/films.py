"""Games that were played somewhere else, to be looked at step by step: where in them something happens."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import httpx

from browser.site import Site, played
from playthroughs.renew import GAMES
from room25.events import Event
from room25.game import Game
from room25.notation import record
from server.online import Client

ALICE = 0  # her seat in the golden games
PLAYTHROUGHS = Path(__file__).resolve().parents[1] / "playthroughs"
Happening = Callable[[Event], bool]


@cache
def playthrough(name: str) -> Game:
    """A golden game, played again from its commands."""
    game = next(golden for golden in GAMES if golden.name == name).deal()
    for line in (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8").splitlines():
        if line.startswith("> "):
            game.play(line[2:])
    return game


@cache
def random_game() -> Game:
    """The Suspicion game that `Site.record` brings."""
    return played(3)


def steps(game: Game, happens: Happening) -> list[int]:
    """The steps of its film in which such a thing happens."""
    again = Game(game.setup, game.seed)
    commands = game.record().split("\ncommands\n")[1].splitlines()
    return [
        number
        for number, command in enumerate(commands, 1)
        if " " in command and again.decision and any(map(happens, again.play(command)))
    ]


def bring(site: Site, name: str, game: Game) -> str:
    """The id of its record at this server."""
    if name not in site.known:
        got = httpx.post(f"{site.origin}/api/records", json={"record": game.record()}, timeout=120)
        assert got.status_code == 201, got.text
        site.known[name] = got.json()["id"]
    return site.known[name]


def one_answer_left(site: Site, name: str) -> tuple[str, str, str]:
    """A table at which a golden game that Alice ends lacks its last answer: the table, her key and the answer."""
    game = playthrough(name)
    commands = record.read(game.record()).commands
    assert commands[-1].startswith("alice ")
    wanted = {"number": len(commands) - 1, "seat": ALICE, "deal": "true", "name": "Ada", "bot": "cautious"}
    made = httpx.post(f"{site.origin}/api/records/{bring(site, name, game)}/what-if", json=wanted, timeout=120)
    assert made.status_code == 201, made.text
    return made.json()["table"], made.json()["key"], commands[-1]


def give_answer(site: Site, table: str, key: str, answer: str) -> None:
    """Say it at the table, and wait until it is taken."""
    with Client(site.origin.removeprefix("http://"), table=table) as client:
        client.hello(table, key)
        client.say(type="play", id="last", text=answer)
        client.hear(60, "accepted")
