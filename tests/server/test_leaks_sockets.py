"""No leak over real sockets: everybody at the table has one, and what goes over it is the same in a world dealt otherwise."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import msgspec
import pytest

from laws.games import CELLS
from laws.worlds import World
from room25.engine.table.state import SPECTATOR
from room25.notation.command import words
from room25.server import draw, secret
from room25.server.app import make_app
from room25.setup.lay import CHARACTER_NAMES
from server.online import Client, new_table, served, settings, sit
from server.two_worlds import Played, other_guards, played, unlearnt

KINDS = [cell for cell in CELLS if cell.seats in (1, 3, 4)]
STEPS = 40  # commands of each game


def heard(folder: Path, game: Played, world: World, monkeypatch: pytest.MonkeyPatch) -> dict[int, list[str]]:
    """Every message to everybody in this world. Names, keys and the nonce are the same in each: only the deal differs."""
    keys = (f"key-of-128-bits-{number:06}" for number in count())
    monkeypatch.setattr(draw, "seed_of", lambda text: game.seed)
    monkeypatch.setattr(secret, "new_nonce", lambda: "00" * 16)
    monkeypatch.setattr(secret, "new_table", lambda: "table")
    monkeypatch.setattr(secret, "new_key", lambda: next(keys))
    app = make_app(settings(folder, most=1000))
    said: dict[int, list[str]] = {pov: [] for pov in game.povs}
    with served(settings(folder), app) as host:
        chosen = game.setup
        table = new_table(
            host,
            **{
                name: getattr(chosen, name)
                for name in ("edition", "mode", "level", "seats", "complex", "first", "guards")
            },
            tiles=dict(chosen.tiles),
            **{name: list(getattr(chosen, name)) for name in ("characters", "options", "cards")},
        )
        here = app.state.tables._tables[table]
        s = here.game._s
        s.kind[:], s.role[:], s.spare = world.kinds, world.roles, world.spare
        world.order(0, s)
        clients = {}
        for seat in range(chosen.seats):
            key = sit(host, table, seat)
            clients[seat] = Client(host)
            clients[seat].say(type="hello", table=table, key=key)
            read_until(clients[seat], "clock", said[seat])
        clients[SPECTATOR] = Client(host)
        clients[SPECTATOR].say(type="hello", table=table)
        read_until(clients[SPECTATOR], "clock", said[SPECTATOR])
        for index in range(min(STEPS, len(game.moves) - 1)):
            s = here.game._s
            move = world.move(index, game.moves[index])
            text = f"{CHARACTER_NAMES[move.who]} {words(s, move.who, move.answer)}"
            clients[s.owner[move.who]].say(type="play", id=f"c{index}", text=text)
            before = {pov: len(some) for pov, some in said.items()}
            for pov, client in clients.items():
                read_until(client, "update", said[pov])
            if here.game.is_over:  # then everything is open
                said = {pov: some[: before[pov]] for pov, some in said.items()}
                break
            world.order(index + 1, here.game._s)
        for client in clients.values():
            client.ws.close()
    return said


def read_until(client: Client, kind: str, said: list[str]) -> None:
    while True:
        data = client.ws.recv(timeout=30)
        assert isinstance(data, str)
        said.append(data)
        if msgspec.json.decode(data)["type"] == kind:
            return


@pytest.mark.parametrize("number", range(4))
def test_every_message_to_everybody_is_the_same(number: int, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = played(KINDS[number * len(KINDS) // 4], number, "sockets")
    (tmp_path / "truth").mkdir()
    truth = heard(tmp_path / "truth", game, game.world, monkeypatch)
    assert all(len(said) > 5 for said in truth.values())
    for pov in game.povs:
        worlds = [unlearnt(game, pov)] + ([other_guards(game, pov)] if game.setup.mode == "suspicion" else [])
        for which, world in enumerate(worlds):
            folder = tmp_path / f"{pov} {which}"
            folder.mkdir()
            other = heard(folder, game, world, monkeypatch)[pov]
            common = min(len(other), len(truth[pov])) if which else len(truth[pov])
            assert other[:common] == truth[pov][:common], f"pov {pov} of {game.setup}"
