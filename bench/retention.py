"""A year of a busy server in minutes: how large its database is, and how long the lobby and an old game take.

    python bench/retention.py                      # 1,000 games a day for a year, on SQLite
    python bench/retention.py --days 30 --games 200

Real games are played at random, packed as the keeper packs them, and put in with keys and names of their own, day after day. Then a day of
finished games and a week of tables that wait for people are added as they lie in a running server.
"""

from __future__ import annotations

import argparse
import asyncio
import secrets
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import sqlalchemy as sa

from room25.game import Game, Setup
from room25.server import schema, secret
from room25.server.archive_store import Archived, pack
from room25.server.messages import Seat, write
from room25.server.routes.tables import info
from room25.server.store import Store, StoredCommand, StoredGame, now
from room25.setup import editions

DAY = 24 * 60 * 60 * 1000
KINDS = 60  # games that are really played
TOGETHER = 1000


def played(dice: Random) -> tuple[StoredGame, list[StoredCommand]]:
    """A whole game at random, of any edition and mode."""
    edition = dice.choice(editions.EDITIONS)
    mode = dice.choice(sorted(editions.load(edition).modes))
    setup = Setup(
        edition=edition, mode=mode, seats=dice.choice(sorted(editions.load(edition).modes[mode]["standard"].players))
    )
    game = Game(setup, secret.new_seed())
    seats = tuple(Seat(seat, f"Player {seat}", "") for seat in range(setup.seats))
    keys = tuple(secret.key_hash(secret.new_key()) for _ in seats)
    id, deal = secret.new_table(), game.deal
    commands: list[StoredCommand] = []
    digest = ""
    while game.decision is not None:
        who, since = dice.choice(game.decision.asked), game.happened
        text, seat = f"{who} {dice.choice(game.options(who))}", game.seat_of(who)
        game.play(text)
        digest, number = game.chained(digest, since), len(commands) + 1
        answer = b'{"type":"accepted","id":"' + secrets.token_hex(6).encode() + b'","number":%d}' % number
        client = secrets.token_hex(6)
        commands.append(StoredCommand(id, number, seat, client, text, answer, game.is_over, digest))
    stored = StoredGame(id, setup, game.seed, secret.new_nonce(), True, False, now(), seats, keys, deal=deal)
    return replace(stored, program="0.3.0", host_hash=secret.key_hash(id)), commands


async def archives(store: Store, kinds: list[Archived], count: int, days: int) -> None:
    """So many archives, each of other people."""
    began = now() - days * DAY
    for first in range(0, count, TOGETHER):
        rows: list[dict[str, object]] = []
        for number in range(first, min(count, first + TOGETHER)):
            kind, id = kinds[number % len(kinds)], secret.new_table()
            game = {**kind.game, "id": id, "seed": str(secret.new_seed()), "nonce": secret.new_nonce()}
            game |= {
                "commitment": secrets.token_hex(32),
                "host_hash": secrets.token_hex(32),
                "created": began + number * 86_400,
            }
            seats = [
                {
                    **seat,
                    "game": id,
                    "key_hash": secrets.token_hex(32),
                    "name": f"{secrets.token_hex(3)} {seat['seat']}",
                }
                for seat in kind.seats
            ]
            other = replace(kind, game=game, seats=seats, digest=secrets.token_hex(8))
            rows.append({"id": id, "archived": game["created"], "data": pack(other)})
        await store.at_leisure(partial(_insert, rows))


def _insert(rows: list[dict[str, object]], connection: sa.Connection) -> None:
    connection.execute(sa.insert(schema.archives), rows)


async def timed(work: Callable[[], Awaitable[None]], times: int) -> str:
    """The middle of so many by the clock, and by the processor alone."""
    took, spent = [], []
    for _ in range(times):
        began, used = time.perf_counter(), time.process_time()
        await work()
        took.append(time.perf_counter() - began)
        spent.append(time.process_time() - used)
    return f"{statistics.median(took) * 1000:.1f} ms ({statistics.median(spent) * 1000:.1f} ms of a processor)"


async def measure(folder: Path, a_day: int, days: int) -> None:
    dice, began = Random(25), time.monotonic()
    store = await Store.open(f"sqlite:///{folder / 'room25.sqlite'}")
    kinds, most = [], []
    for _ in range(KINDS):
        stored, commands = max((played(dice) for _ in range(3)), key=lambda one: len(one[1]))  # people live longer
        await store.create(stored)
        for command in commands:
            await store.append(command)
        await store.archive(stored.id, now())
        archived = await store.archived(stored.id)
        assert archived is not None
        kinds.append(archived)
        most.append(len(commands))
    print(
        f"{KINDS} games of {statistics.mean(most):.0f} commands, an archive is {statistics.mean(len(pack(k)) for k in kinds):.0f} bytes"
    )
    await archives(store, kinds, a_day * days, days)
    for _ in range(a_day):  # the last day's, as they were played
        stored, commands = played(dice)
        await store.create(stored)
        await asyncio.gather(*map(store.append, commands))
    waiting = [replace(played(dice)[0], listed=True) for _ in range(20)]
    for number in range(7 * a_day):
        one = waiting[number % len(waiting)]
        await store.create(replace(one, id=secret.new_table(), created=now(), key_hashes=(None,) * one.setup.seats))
    size = sum(path.stat().st_size for path in folder.iterdir())
    old = await store.read(lambda c: c.execute(sa.select(schema.archives.c.id).limit(1)).scalar_one())

    async def lobby() -> None:
        for stored in await store.open_games():
            write(info(stored))

    async def rows() -> None:
        await store.open_games()

    async def seen() -> None:
        assert await store.game(old) is not None and await store.played_after(old, 0)

    print(f"{a_day * days:,} archived games, {a_day} finished today, {7 * a_day:,} waiting: {size / 1e9:.2f} GB")
    print(f"the lobby is read in {await timed(rows, 50)} and told in {await timed(lobby, 50)}")
    print(f"an archived game in {await timed(seen, 50)}; all of this in {time.monotonic() - began:.0f} s")
    await store.close()


def main() -> None:
    asks = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asks.add_argument("--games", type=int, default=1000, help="finished games a day")
    asks.add_argument("--days", type=int, default=365)
    said = asks.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        asyncio.run(measure(Path(folder), said.games, said.days))


if __name__ == "__main__":
    main()
