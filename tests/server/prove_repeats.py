"""Sent again: every message that a client may say, and every request with an id of its client's, has one effect and one answer."""

from __future__ import annotations

import asyncio
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx

from room25.server.store import Store
from server import prove_kills
from server.crowd import KINDS, PLAIN, SILENCE, Guest
from server.killable import Killable
from server.prove_kills import check
from server.volume import METER

TABLES = 8  # that are played at the same time


@dataclass
class Counts(prove_kills.Counts):
    """Of each kind, how many messages had one effect."""

    kinds: Counter[str] = field(default_factory=Counter)

    def __str__(self) -> str:
        said = ", ".join(f"{n:,} {what}" for what, n in self.kinds.most_common())
        total = f"{self.kinds.total():,} commands and requests ({said}; {self.refused:,} refused)"
        return f"{total} sent {self.sent:,} times, {self.games} games to the end"


class Talker(Guest):
    """Plays, talks, lets a bot play for it and takes the seat back, hands its device on."""

    stands = False  # as was acknowledged last

    def _choose(self) -> bool:
        roll = self.dice.random()
        if self.stands or roll < 0.02:
            self._next(type="stand", on=not self.stands)
            self.stands = not self.stands
        elif roll < 0.15:
            self._next(type="chat", text=f"line {len(self.messages)} of {self.seat}")
        elif roll < 0.2:
            self._next(type="hold", on=self.dice.random() < 0.3)
        else:
            return super()._choose()
        return True


async def repeats(folder: Path, database: str, count: int, seed: int = 2) -> Counts:
    """So many, each sent one to five times."""
    counts, dice = Counts(), Random(seed)
    tables = 0
    with Killable(folder, database, born=METER.is_read) as server:
        while counts.kinds.total() < count:
            laid = [await sat_down(server.host, tables + number, dice, counts) for number in range(TABLES)]
            guests: list[Guest] = [guest for some in laid for guest in some]
            tables += TABLES
            before = counts.kinds.total()
            await asyncio.gather(*(guest.play(server.host) for guest in guests))
            await check(database, guests, counts)
            await check_words(database, guests)
            for guest in guests:
                counts.kinds.update(guest.messages[id]["type"] for id in guest.answers)
            METER.step(counts.kinds.total() - before)
    return counts


async def sat_down(host: str, number: int, dice: Random, counts: Counts) -> list[Talker]:
    """A new table with everybody at it; every request is sent one to five times at once, and one seat is left and taken again."""
    kind: dict[str, Any] = KINDS[number % len(KINDS)]
    async with httpx.AsyncClient(base_url=f"http://{host}", timeout=SILENCE, verify=PLAIN) as client:

        async def ask(what: str, method: str, path: str, body: Any = None, key: str = "") -> Any:
            id = f"{dice.getrandbits(128):032x}"
            headers = {"idempotency-key": id} | ({"authorization": f"Bearer {key}"} if key else {})
            times = dice.randrange(1, 6)
            sent = await asyncio.gather(
                *(client.request(method, path, json=body, headers=headers) for _ in range(times))
            )
            for answer in sent:
                assert answer.is_success, answer.text
                assert answer.text == sent[0].text, f"first {sent[0].text}, then {answer.text}"
            counts.sent += times
            counts.kinds[what] += 1
            return sent[0].json()

        wanted = kind | {"listed": False, "away": 0, "talk": "chat", "start": "host"}
        laid = await ask("create", "POST", "/api/tables", wanted)
        table, keys = laid["table"]["id"], []
        for seat in range(int(kind["seats"])):
            sat = await ask("sit", "POST", f"/api/tables/{table}/seats", {"name": f"guest {seat}", "seat": seat})
            keys.append(sat["key"])
        await ask("leave", "DELETE", f"/api/tables/{table}/seats/0", key=keys[0])
        sat = await ask("sit", "POST", f"/api/tables/{table}/seats", {"name": "guest 0 again", "seat": 0})
        begun = await client.post(f"/api/tables/{table}/start", headers={"authorization": f"Bearer {laid['host']}"})
        assert begun.is_success, begun.text
        keys[0] = sat["key"]
        return [Talker(table, seat, key, Random(dice.random())) for seat, key in enumerate(keys)]


async def check_words(database: str, guests: list[Guest]) -> None:
    """Every line that was acknowledged was said once, as it was sent, and no other; a seat stands as it asked for last."""
    store = await Store.open(database)
    for table in sorted({guest.table for guest in guests}):
        here = [guest for guest in guests if guest.table == table]
        lines = Counter((line.seat, line.client_id, line.text) for line in await store.chat_lines(table))
        sent = Counter(
            (guest.seat, id, guest.messages[id]["text"])
            for guest in here
            for id, answer in guest.answers.items()
            if guest.messages[id]["type"] == "chat" and '"accepted"' in answer
        )
        assert lines == sent, f"said: {lines - sent}, lost: {sent - lines}"
        stored = await store.game(table)
        assert stored is not None
        stands = {guest.seat for guest in here if isinstance(guest, Talker) and guest.stands}
        assert stored.stands == stands, f"{stored.stands} stand, {stands} asked for it"
    await store.close()
